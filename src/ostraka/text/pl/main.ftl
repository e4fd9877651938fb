# Słowa Ostraki po polsku: strony, stoły, ruchy, powody.

## The page

home = Start
skip = Przejdź do gry
close = Zamknij
language = Język
sound = Dźwięk
to-light = Jasny wygląd
to-dark = Ciemny wygląd
lead = Dwie gry z pisakiem wśród piramid. Zagraj od razu z botem albo ze znajomymi przez link. Bez konta i bez instalowania.
credits = Ostraka to niezależna realizacja opublikowanych zasad, z własnymi układami, tekstami i rysunkami.
offline = Nie ma połączenia z serwerem. Ta strona i tak się otwiera, ale partie, analizy i lekcje potrzebują serwera: spróbuj ponownie, gdy połączenie wróci.
unloaded = Nie udało się wczytać części tej strony. Być może nie masz połączenia albo jest nowsza wersja.
reload = Odśwież
lost = Tu nic nie ma
lost-about = Ten adres prowadzi donikąd. Może przy kopiowaniu zginął jego koniec.

## The games

play = Graj
friends = Ze znajomymi
pass-and-play = Jedno urządzenie
more-bots = Więcej botów
opponents = Przeciwnicy
opponent = Twój przeciwnik
unfinished = Niedokończone partie
continue = Graj dalej: { $game } · { $names }
game-unknown = Ta strona nie może pokazać gry „{ $game }”.
finished = Zakończone partie
join = Dołącz przez link
join-hint = Wklej link tutaj
join-go = Dołącz
join-lost = To nie jest link do stołu. Skopiuj cały adres z zaproszenia.
replay-file = Obejrzyj zapisaną partię
rules = Zasady
learn = Samouczek

## Opponents

bot = Bot
level-random = Na chybił trafił
level-novice = Nowicjusz
level-scribe = Skryba
level-architect = Architekt
level-pharaoh = Faraon
level-about-novice = Gra według prostych nawyków. Dobry na pierwszą partię.
level-about-scribe = Ocenia, co każdy ruch daje od razu.
level-about-architect = Z wielu partii wie, co opłaca się na koniec.
level-about-pharaoh = Przed każdym ruchem próbuje tysięcy partii.
bot-level = Bot: { $level }
guest = Gość
you = ty
your-seat = Ty
player = Gracz { $number }
seat = Miejsce { $number }
your-name = Twoje imię
name-of = Imię gracza { $number }
seat-friend = Ktoś znajomy, przez link
seat-here = Ktoś przy tym urządzeniu
one-more = Jeszcze jedna osoba
remove = Usuń
option-hints = Z podpowiedziami
option-delay = Boty chwilę się zastanawiają, jak ludzie
option-watching = Pozwól innym oglądać
open-table = Otwórz stół

## A table that waits

lobby-waiting = { $count ->
    [one] Czekamy na jeszcze jedną osobę.
    [few] Czekamy na jeszcze { $count } osoby.
    [many] Czekamy na jeszcze { $count } osób.
   *[other] Czekamy na jeszcze { $count } osoby.
}
seat-free = Wolne miejsce
sit-down = Usiądź tutaj
stand-up = Wstań
ready = Gotowe
not-ready = przygotowuje się
invite = Zaproś znajomych
address = Link
address-code = Link jako kod QR
invite-text = Dołącz do mojego stołu w Ostrace
copy = Kopiuj
copied = Skopiowano
share = Udostępnij
other-device = Użyj też innego urządzenia
other-device-about = Otwórz ten prywatny link na swoim drugim urządzeniu: będą tam też twoje imię, miejsca i partie. Nie dawaj go nikomu innemu.
device-title = Twoje partie na tym urządzeniu
device-about = Ten prywatny link przenosi cię do tej przeglądarki: będą tu też twoje imię, miejsca i partie. Dotychczasowa tożsamość w tej przeglądarce zostanie zapomniana.
device-accept = Przenieś się

## A table that is played at

connecting = Łączenie…
state-connecting = Łączenie…
state-live = Połączono
state-away = Utracono połączenie. Próbujemy znowu…
state-gone = Ten stół jest zamknięty.
table-lost = Nie można pokazać tego stołu
watching = Oglądasz
watchers = { $count ->
    [one] Ogląda jedna osoba
    [few] Oglądają { $count } osoby
    [many] Ogląda { $count } osób
   *[other] Ogląda { $count } osoby
}
away = poza stołem
thinking = teraz gra
waiting-for = Czekamy na: { $names }
confirm = Zatwierdź
undo = Cofnij
hint = Podpowiedź
hint-thinking = Szukamy dobrego ruchu…
hint-use = Zastosuj
hint-odds = { $win }% szans na wygraną, przewaga na koniec: { $margin }
log = Przebieg partii
log-empty = Jeszcze nic.
log-line = { $who ->
    [you] { $move }
   *[other] { $name } { $move }
}
help = Pomoc
keys = Klawisze
enlarge = Powiększ
score-card = Karta punktacji
gone = { $name } nie jest teraz przy stole.
stand-in = Niech dalej gra bot
stand-in-mine = Gra za ciebie bot: { $level }.
take-back = Znowu gram
hand-over = Przekaż urządzenie. Teraz gra: { $name }
hand-over-ready = To ja, { $name }
plays = Gra { $name }
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
record = Zapisz partię
points-source = Skąd pochodzą punkty
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

refused-bad-message = Tego nie udało się zrozumieć. Wczytaj stronę ponownie.
refused-not-yours = Tego nie możesz zrobić.
refused-foreign-origin = Ta strona pochodzi z innej witryny.
refused-unknown = Nie ma takiego stołu. Może link jest niepełny.
refused-taken = Ktoś już zajął to miejsce.
refused-too-early = Na to jest za wcześnie.
refused-too-late = Na to jest za późno.
refused-too-big = To jest za długie.
refused-illegal = Zasady na to nie pozwalają.
refused-not-whole = W tej turze zostało jeszcze coś do zrobienia.
refused-too-fast = Za dużo naraz. Poczekaj chwilę.
refused-broken = Coś poszło nie tak na serwerze. Spróbuj ponownie.
refused-busy = Za dużo osób naraz. Spróbuj za chwilę.
refused-unavailable = Serwer nie odpowiada. Próbujemy ponownie.

## Choices before a game

more-choices = Więcej ustawień
by-chance = Losowo
seat-of = Miejsce { $number }: { $name }
