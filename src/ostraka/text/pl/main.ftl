# Słowa Ostraki po polsku: strony, stoły, ruchy, powody.

## The page

home = Do menu
skip = Przejdź do treści
close = Zamknij
language = Język
sound = Dźwięk
to-light = Jasny motyw
to-dark = Ciemny motyw
lead = Gry na kartkę i ołówek w świecie starożytnego Egiptu. Zagraj od razu z botem albo wyślij link znajomym. Bez konta i bez instalacji.
credits = Ostraka to niezależna wersja gier oparta na opublikowanych zasadach, z własnymi układami kart, tekstami i rysunkami.
offline = Brak połączenia z serwerem. Partie, analizy i lekcje go potrzebują, więc spróbuj ponownie, gdy połączenie wróci.
unloaded = Nie udało się wczytać części tej strony. Być może nie masz połączenia albo pojawiła się nowsza wersja.
reload = Odśwież
lost = Nie ma takiej strony
lost-about = Ten link donikąd nie prowadzi. Może przy kopiowaniu zgubiła się jego część.

## The games

play = Graj
friends = Ze znajomymi
pass-and-play = Przy jednym ekranie
more-bots = Więcej botów
opponents = Przeciwnicy
opponent = Twój przeciwnik
unfinished = Niedokończone partie
continue = Graj dalej: { $game } · { $names }
game-unknown = Ta strona nie może pokazać gry „{ $game }”.
finished = Zakończone partie
join = Dołącz przez link
join-hint = Wklej tutaj link
join-go = Dołącz
join-lost = To nie jest link do stołu. Skopiuj cały link z zaproszenia.
replay-file = Otwórz zapisaną partię
rules = Zasady
learn = Samouczek

## Opponents

bot = Bot
bot-random = Na chybił trafił
bot-novice = Nowicjusz
bot-scribe = Skryba
bot-architect = Architekt
bot-pharaoh = Faraon
bot-about-novice = Kieruje się kilkoma prostymi zasadami. Dobry na pierwszą partię.
bot-about-scribe = Wybiera to, co od razu daje punkty.
bot-about-architect = Nauczył się z wielu partii, co opłaca się na dłuższą metę.
bot-about-pharaoh = Przed każdym ruchem rozgrywa w myślach tysiące partii.
bot-option = Bot: { $bot }
guest = Gość
you = ty
your-seat = Ty
player = Gracz { $number }
seat = Miejsce { $number }
your-name = Twoje imię
name-of = Imię gracza { $number }
seat-friend = Zaproszona osoba, przez link
seat-here = Ktoś przy tym urządzeniu
one-more = Dodaj gracza
remove = Usuń
option-hints = Włącz podpowiedzi
option-delay = Boty zastanawiają się przed ruchem, jak ludzie
option-watching = Pozwól innym oglądać
open-table = Otwórz stół

## A table that waits

lobby-waiting = { $count ->
    [one] Czekamy jeszcze na jedną osobę.
    [few] Czekamy jeszcze na { $count } osoby.
    [many] Czekamy jeszcze na { $count } osób.
   *[other] Czekamy jeszcze na { $count } osoby.
}
seat-free = Wolne miejsce
sit-down = Usiądź tutaj
stand-up = Odejdź
ready = Można zaczynać
not-ready = przygotowuje się
invite = Zaproś znajomych
address = Link
address-code = Kod QR z tym linkiem
invite-text = Dołącz do mojego stołu w Ostrace
copy = Kopiuj
copied = Skopiowano
share = Udostępnij
other-device = Graj też na innym urządzeniu
other-device-about = Otwórz ten prywatny link na drugim urządzeniu, aby mieć tam też swoje imię, miejsca i partie. Nie udostępniaj go nikomu.
device-title = Twoje partie na tym urządzeniu
device-about = Ten prywatny link przenosi do tej przeglądarki twoje imię, miejsca i partie. Zastąpią one obecny profil.
device-accept = Kontynuuj tutaj

## A table that is played at

connecting = Łączenie…
state-connecting = Łączenie…
state-live = Połączono
state-away = Utracono połączenie. Łączymy ponownie…
state-gone = Ten stół jest zamknięty.
table-lost = Nie można pokazać tego stołu
watching = Oglądasz
watchers = { $count ->
    [one] Ogląda jedna osoba
    [few] Oglądają { $count } osoby
    [many] Ogląda { $count } osób
   *[other] Ogląda { $count } osoby
}
away = offline
thinking = myśli
waiting-for = Czekamy na: { $names }
confirm = Zatwierdź
undo = Cofnij
hint = Podpowiedź
hint-thinking = Szukamy dobrego ruchu…
hint-use = Zastosuj
hint-odds = { $win }% szans na wygraną, przewidywana różnica punktów: { $margin }
log = Przebieg partii
log-empty = Na razie nic.
log-line = { $who ->
    [you] { $move }
   *[other] { $name } { $move }
}
help = Pomoc
keys = Skróty klawiszowe
enlarge = Powiększ
score-card = Karta punktacji
gone = { $name } jest offline.
stand-in = Niech dalej gra bot
stand-in-mine = Gra za ciebie bot ({ $bot }).
take-back = Wracam do gry
hand-over = Przekaż urządzenie. Teraz gra: { $name }
hand-over-ready = To ja, { $name }
plays = Teraz gra { $name }
clause = Zasada { $clause }

## The end

end-won = Wygrywasz!
end-shared = Wspólne zwycięstwo!
end-winner = { $count ->
    [one] Wygrywa { $names }
    [few] Wspólne zwycięstwo: { $names }
    [many] Wspólne zwycięstwo: { $names }
   *[other] Wspólne zwycięstwo: { $names }
}
rematch = Rewanż
record = Pobierz zapis partii
points-source = Za co są punkty
points-total = Razem

## Colours

colour-green = zielony
colour-orange = pomarańczowy
colour-purple = fioletowy
colour-blue = niebieski
colour-pink = różowy
colour-red = czerwony
colour-yellow = żółty

## Choices

cell-chosen = wybrano
say-sending = Wysyłanie…
gain-points = { $points ->
    [one] { $sign }{ $points } punkt
    [few] { $sign }{ $points } punkty
    [many] { $sign }{ $points } punktów
   *[other] { $sign }{ $points } punktu
}

## Refusals

refused-bad-message = Coś poszło nie tak. Odśwież stronę.
refused-not-yours = Nie możesz tego zrobić.
refused-foreign-origin = Ta strona została otwarta z innej witryny. Wejdź do Ostraki bezpośrednio.
refused-unknown = Nie ma takiego stołu. Być może link jest niepełny.
refused-taken = Ktoś był szybszy: to miejsce jest już zajęte.
refused-too-early = Na to jeszcze za wcześnie.
refused-too-late = Na to już za późno.
refused-too-big = To jest za długie.
refused-illegal = Zasady na to nie pozwalają.
refused-not-whole = Twoja tura jeszcze się nie skończyła.
refused-too-fast = Za dużo żądań naraz. Poczekaj chwilę.
refused-broken = Coś poszło nie tak na serwerze. Spróbuj ponownie.
refused-busy = Serwer jest przeciążony. Spróbuj ponownie za chwilę.
refused-unavailable = Serwer nie odpowiada. Próbujemy ponownie…

## Choices before a game

more-choices = Więcej ustawień
by-chance = Losowo
seat-of = Miejsce { $number }: { $name }
