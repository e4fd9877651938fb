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
credits = Ostraka to niezależna realizacja opublikowanych zasad, z własnymi układami, tekstami i rysunkami. Autorzy gier: Phil Walker-Harding (Piramidy) oraz Florian Ortlepp, Helmut Ortlepp i Steffen Benndorf (Cheops).
offline = Nie ma połączenia z serwerem. Ta strona i tak się otwiera, ale partie, analizy i lekcje potrzebują serwera: spróbuj ponownie, gdy połączenie wróci.
unloaded = Nie udało się wczytać części tej strony. Być może nie masz połączenia albo jest nowsza wersja.
reload = Wczytaj ponownie
lost = Tu nic nie ma
lost-about = Ten adres prowadzi donikąd. Może przy kopiowaniu zginął jego koniec.

## The games

game-pyramids = Piramidy
game-cheops = Cheops
about-pyramids = Odkrywamy kształt, wszyscy go skreślają: znajdź drogę od wejścia do grobowca. Od 2 do 4 osób, 20 minut.
about-cheops = Rzucamy kostkami, wszyscy budują: piramidę, łuk i płaskorzeźbę. Od 2 do 5 osób, 20 minut.
play = Graj
friends = Ze znajomymi
pass-and-play = Jedno urządzenie
opponents = Przeciwnicy
opponent = Twój przeciwnik
unfinished = Niedokończone partie
continue = Graj dalej: { $game } · { $names }
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
chair-friend = Ktoś znajomy, przez link
chair-here = Ktoś przy tym urządzeniu
one-more = Jeszcze jedna osoba
remove = Usuń
wish-hints = Podpowiedzi są dozwolone
wish-delay = Boty chwilę się zastanawiają, jak ludzie
wish-watching = Inni mogą oglądać
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
key-title = Twoje partie na tym urządzeniu
key-about = Ten prywatny link przenosi cię do tej przeglądarki: będą tu też twoje imię, miejsca i partie. Dotychczasowa tożsamość w tej przeglądarce zostanie zapomniana.
key-accept = Przenieś się

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
pass = Pasuj
pass-still = Pasuj mimo to
undo = Cofnij
hint = Podpowiedź
hint-thinking = Szukamy dobrego ruchu…
hint-use = Pokaż
hint-odds = { $win }% szans na wygraną, przewaga na koniec: { $margin }
log = Przebieg partii
log-empty = Jeszcze nic.
log-line = { $name }: { $move }
help = Pomoc
keys = Klawisze
key-chamber = przejdź do pierwszej lub drugiej komnaty
key-arrows = chodź z pola na pole
key-enter = wybierz, potem zatwierdź
key-stone = przejdź do kamienia, który można zbudować
key-stones = przejdź do następnego lub poprzedniego
key-enter-stone = wybierz ten kamień
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
tie-pyramids = Równa liczba punktów: decyduje najniższy numer zbadanej piramidy.
tie-cheops = Równa liczba punktów: decyduje większa liczba kamieni w piramidzie.
rematch = Rewanż
record = Zapisz partię
points-source = Skąd pochodzą punkty
points-total = Razem
points-torches = Pochodnie
points-bonuses = Bonusy
points-gems = Klejnoty
points-skulls = Czaszki
points-pyramids = Piramidy
points-pyramid = Piramida
points-arch = Łuk
points-relief = Płaskorzeźba
points-quarry = Kamieniołom
points-jokers = Jokery

## Colours, shapes, icons

colour-green = zielony
colour-orange = pomarańczowy
colour-purple = fioletowy
colour-blue = niebieski
colour-pink = różowy
colour-red = czerwony
colour-yellow = żółty
shape-I2 = dwa w rzędzie
shape-I3 = trzy w rzędzie
shape-L3 = mały narożnik
shape-O4 = kwadrat
shape-T4 = T
shape-L4 = duży narożnik
icon-wall = ściana
icon-entrance = wejście
icon-tomb = grobowiec
icon-cross = krzyżyk
icon-red-gem = czerwony klejnot
icon-green-gem = zielony klejnot
icon-torch = pochodnia
icon-skull = czaszka
icon-potion = eliksir

## Pyramids

round-turn = Runda { $round } z { $rounds } · karta { $turn } z { $turns }
shapes-left = Zostało w tej rundzie
tools = Kształt
tool-shape = Kształt: { $shape }
tool-single = Zamiast tego jedno pole
turn = Obróć
mirror = Odbij
chamber-title = Komnata { $place }: piramida { $number }
card-picture = Piramida { $number }
cell-marked = skreślono
cell-chosen = wybrano
cell-free = można skreślić
cell-ghost = kształt tu pasuje
cell-ghost-wrong = kształt tu nie pasuje
say-keep = Zatrzymaj dwie ze swoich czterech piramid.
say-take = Piramida zbadana! Dobierz nową.
say-sending = Wysyłanie …
say-mark = Skreśl kształt albo jedno pole.
say-mark-single = Kształt nigdzie nie pasuje: skreśl jedno pole.
say-only-so = Inaczej tutaj nie pasuje.
say-cross = Krzyżyk! Skreśl jeszcze jedno pole.
choose-keep = Zatrzymaj dwie piramidy
choose-take = Dobierz nową piramidę
take-deck = Wierzchnia karta talii, w ciemno (zostało: { $count })
offer = Odkryte karty
deck-left = w talii: { $count }
score-torches = Pochodnie: { $count } z 4
score-red = Czerwone klejnoty: { $count } z 10
score-green = Zielone klejnoty: { $count } z 10
score-skulls = Czaszki: { $count } z 10, punkty ujemne: { $penalty }
score-bonus = Punkty piramid, kolor: { $colour }; zbadane: { $explored }, jeszcze wolne: { $free }
score-pyramids = { $count ->
    [one] { $count } piramida
    [few] { $count } piramidy
    [many] { $count } piramid
   *[other] { $count } piramidy
}
score-bonuses = Bonusy
gain-red = Czerwone klejnoty: { $count }
gain-green = Zielone klejnoty: { $count }
gain-torch = Pochodnie: { $count }
gain-skull = Czaszki: { $count }
gain-tomb = Zbadane piramidy: { $count }
gain-cross = Pola do skreślenia: { $count }
gain-points = { $points ->
    [one] { $sign }{ $points } punkt
    [few] { $sign }{ $points } punkty
    [many] { $sign }{ $points } punktów
   *[other] { $sign }{ $points } punktu
}

## Cheops

dice-middle = Kostki
active-player = Aktywny gracz:
dice-blocked = Kostki wzięte przez aktywnego gracza
building-pyramid = Piramida
building-arch = Łuk triumfalny
building-relief = Płaskorzeźba
bonuses = Bonusy
bonus-got = zdobyty
bonus-free = jeszcze wolny
bonus-gone = przepadł
symbol-ankh = ankh
symbol-eye = oko
symbol-feather = pióro
symbol-lotus = lotos
symbol-scarab = skarabeusz
symbol-finish = zakończenie
relief-scale = Ile warta jest płaskorzeźba
relief-stones = Kamienie
relief-points = Punkty
quarry = Kamieniołom
quarry-gone = już niedostępny
jokers-left = { $count ->
    [one] pozostał { $count } joker
    [few] pozostały { $count } jokery
    [many] pozostało { $count } jokerów
   *[other] pozostało { $count } jokera
}
stone-built = zbudowano
stone-open = można zbudować
stone-cap = kamień wieńczący
stone-pyramid = piramida, poziom { $level }, kamień { $place }
stone-left = lewa kolumna, poziom { $level }
stone-right = prawa kolumna, poziom { $level }
stone-relief = płaskorzeźba, płytka { $cell }
how-die = kostka
how-joker = joker
how-quarry = kamieniołom { $place }
say-lay = Zbuduj najwyżej dwa kamienie.
say-second = Jeszcze jeden kamień albo zatwierdź.
say-stuck = Nie można zbudować żadnego kamienia: pasuj.
say-sure = Można jeszcze budować. Mimo to pasować?
say-relief = Teraz drugi kamień, tuż obok.
say-pay = Czym płacisz?

## Moves

move-mark = { $who ->
    [you] skreślasz
   *[other] skreśla
} { $count ->
    [one] { $cells } w piramidzie { $card }
    [few] kształt w piramidzie { $card } ({ $cells })
    [many] kształt w piramidzie { $card } ({ $cells })
   *[other] kształt w piramidzie { $card } ({ $cells })
}
move-cross = { $who ->
    [you] skreślasz
   *[other] skreśla
} { $cells } w piramidzie { $card } za krzyżyk
move-keep = { $who ->
    [you] zatrzymujesz
   *[other] zatrzymuje
} piramidy { $first } i { $second }
move-take = { $who ->
    [you] dobierasz
   *[other] dobiera
} piramidę { $card }
move-take-deck = { $who ->
    [you] dobierasz
   *[other] dobiera
} wierzchnią kartę talii
move-lay = { $who ->
    [you] budujesz
   *[other] buduje
}: { $stone } ({ $how })
move-done = { $who ->
    [you] kończysz budowanie
   *[other] kończy budowanie
}
move-deal = { $who ->
    [you] Dostajesz cztery piramidy
   *[other] { $name } dostaje cztery piramidy
}
move-offer = Nowe odkryte karty: { $cards }
move-flip = Odkryty kształt: { $shape }
move-draw = To piramida { $card }
move-roll = Rzut: { $dice }
news-mark = { $who ->
    [you] skreślasz
   *[other] skreśla
} { $count ->
    [one] pole w piramidzie { $card }
    [few] kształt w piramidzie { $card }
    [many] kształt w piramidzie { $card }
   *[other] kształt w piramidzie { $card }
}
news-cross = { $who ->
    [you] skreślasz
   *[other] skreśla
} jeszcze jedno pole w piramidzie { $card }
advise-mark = { $count ->
    [one] Skreśl pole w piramidzie { $card }
    [few] Skreśl kształt w piramidzie { $card }
    [many] Skreśl kształt w piramidzie { $card }
   *[other] Skreśl kształt w piramidzie { $card }
}
advise-cross = Skreśl jeszcze jedno pole w piramidzie { $card }
advise-keep = Zatrzymaj piramidy { $first } i { $second }
advise-take = Dobierz piramidę { $card }
advise-take-deck = Dobierz wierzchnią kartę talii
advise-lay = Zbuduj: { $stone } ({ $how })
advise-done = Zakończ budowanie

## What a move does

fact-explores = bada piramidę { $pyramid }
fact-claims = zdobywa punkty piramid: { $points } (kolor: { $colour })
fact-towards = jeszcze jedna piramida (kolor: { $colour }) do punktów piramid: { $points }
fact-nearer = { $cells ->
    [one] o jedno pole
    [few] o { $cells } pola
    [many] o { $cells } pól
   *[other] o { $cells } pola
} bliżej grobowca w piramidzie { $pyramid }, zostało: { $left }
fact-astray = nie zbliża do grobowca w piramidzie { $pyramid }, zostało: { $left }
fact-late = piramida { $pyramid } jest już zbadana
fact-walled = do grobowca w piramidzie { $pyramid } nie ma już drogi
fact-gems = { $points ->
    [one] klejnoty za { $points } punkt
    [few] klejnoty za { $points } punkty
    [many] klejnoty za { $points } punktów
   *[other] klejnoty za { $points } punktu
}
fact-torch = zapala pochodnię rundy { $round }, punkty: { $points }
fact-crosses = { $cells ->
    [one] jeszcze jedno pole do skreślenia
    [few] jeszcze { $cells } pola do skreślenia
    [many] jeszcze { $cells } pól do skreślenia
   *[other] jeszcze { $cells } pola do skreślenia
}
fact-skulls = { $skulls ->
    [one] czaszka
    [few] { $skulls } czaszki
    [many] { $skulls } czaszek
   *[other] { $skulls } czaszki
}: punkty ujemne zmieniają się z { $before } na { $after }
fact-potion = { $skulls ->
    [0] eliksir, ale nie ma czaszek do zmazania
    [one] eliksir zmazuje czaszkę, punkty ujemne mniejsze o { $points }
    [few] eliksir zmazuje { $skulls } czaszki, punkty ujemne mniejsze o { $points }
    [many] eliksir zmazuje { $skulls } czaszek, punkty ujemne mniejsze o { $points }
   *[other] eliksir zmazuje { $skulls } czaszki, punkty ujemne mniejsze o { $points }
}
fact-useless = nie zostawia miejsca na kształt: { $shape }
fact-useful = robi miejsce na kształt: { $shape }
fact-forgoes = jedno pole, choć zmieściłby się kształt
fact-ready = { $shapes ->
    [one] zostawia miejsce na kształt, który może nadejść
    [few] zostawia miejsce na wszystkie { $shapes } kształty, które mogą nadejść
    [many] zostawia miejsce na wszystkie { $shapes } kształtów, które mogą nadejść
   *[other] zostawia miejsce na wszystkie { $shapes } kształtu, które mogą nadejść
}
fact-wanted = właśnie piramidy { $pyramid } brakuje do punktów piramid: { $points } (kolor: { $colour })
fact-pair = dwie komnaty jednego koloru ({ $colour }), razem punkty piramid: { $points }
fact-denies = zabiera piramidę { $pyramid } innym, którym potrzebny jest jej kolor ({ $colour })
fact-short = krótka droga w piramidzie { $pyramid }: { $left ->
    [one] { $left } pole
    [few] { $left } pola
    [many] { $left } pól
   *[other] { $left } pola
}
fact-long = długa droga w piramidzie { $pyramid }: { $left ->
    [one] { $left } pole
    [few] { $left } pola
    [many] { $left } pól
   *[other] { $left } pola
}
fact-rich = piramida { $pyramid } jest bogata: klejnoty { $gems }, pochodnie { $torches }, krzyżyki { $crosses }
fact-guarded = piramidy { $pyramid } { $skulls ->
    [one] strzeże czaszka
    [few] strzegą { $skulls } czaszki
    [many] strzeże { $skulls } czaszek
   *[other] strzeże { $skulls } czaszki
}
fact-unseen = { $cards ->
    [one] ostatnia karta talii
    [few] jedna z { $cards } zakrytych kart
    [many] jedna z { $cards } zakrytych kart
   *[other] jedna z { $cards } zakrytych kart
}
fact-pyramid = poziom { $level } piramidy, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
fact-arch = poziom { $level } łuku, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
fact-capstone = kamień wieńczący, punkty: { $points }
fact-relief = płaskorzeźba, { $stones ->
    [one] { $stones } kamień
    [few] { $stones } kamienie
    [many] { $stones } kamieni
   *[other] { $stones } kamienia
}, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
fact-completes = kończy budowlę: { $building }
fact-finish = zdobywa bonus za zakończenie, punkty: { $points }
fact-ends = { $margin ->
    [0] kończy partię na równi z najlepszym rywalem
   *[other] kończy partię, przewaga nad najlepszym rywalem: { $margin }
}
fact-bonus = zdobywa bonus, { $symbol }, punkty: { $points }
fact-within = do bonusu brakuje już tylko jednego kamienia: { $symbol }
fact-opens = { $stones ->
    [one] można zbudować jeszcze jeden kamień
    [few] można zbudować jeszcze { $stones } kamienie
    [many] można zbudować jeszcze { $stones } kamieni
   *[other] można zbudować jeszcze { $stones } kamienia
}
fact-strands = { $stones ->
    [one] jednego kamienia płaskorzeźby nie da się już nigdy zbudować
    [few] { $stones } kamieni płaskorzeźby nie da się już nigdy zbudować
    [many] { $stones } kamieni płaskorzeźby nie da się już nigdy zbudować
   *[other] { $stones } kamienia płaskorzeźby nie da się już nigdy zbudować
}
fact-dice = { $dice ->
    [one] płaci kostką, kolor: { $colour }
    [few] płaci { $dice } kostkami, kolor: { $colour }
    [many] płaci { $dice } kostkami, kolor: { $colour }
   *[other] płaci { $dice } kostki, kolor: { $colour }
}
fact-blocks = zabiera ostatnią kostkę tego koloru ({ $colour }), która przydałaby się innym
fact-quarry = skreśla w kamieniołomie { $stones ->
    [one] jeden kamień
    [few] { $stones } kamienie
    [many] { $stones } kamieni
   *[other] { $stones } kamienia
}, oddaje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
fact-joker = { $jokers ->
    [one] zużywa jokera
    [few] zużywa { $jokers } jokery
    [many] zużywa { $jokers } jokerów
   *[other] zużywa { $jokers } jokera
}, oddane punkty: { $points }
fact-stuck = nie można zbudować żadnego kamienia
fact-passes = pomija { $stones ->
    [one] kamień
    [few] { $stones } kamienie
    [many] { $stones } kamieni
   *[other] { $stones } kamienia
}, choć wystarczyłyby kostki
fact-spares = { $points ->
    [one] oszczędza co najmniej { $points } punkt
    [few] oszczędza co najmniej { $points } punkty
    [many] oszczędza co najmniej { $points } punktów
   *[other] oszczędza co najmniej { $points } punktu
}: same kostki nie wystarczą na nic
fact-leaves = { $dice ->
    [one] zostawia innym kostkę
    [few] zostawia innym { $dice } kostki
    [many] zostawia innym { $dice } kostek
   *[other] zostawia innym { $dice } kostki
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
reason-pyramids-over = Partia jest skończona.
reason-pyramids-not-keeping = Twoje dwie piramidy są już wybrane.
reason-pyramids-not-marking = Teraz nic nie skreślasz.
reason-pyramids-cross-first = Najpierw krzyżyk wymaga jeszcze jednego pola.
reason-pyramids-no-cross = Żaden krzyżyk nie wymaga kolejnego pola.
reason-pyramids-not-your-chamber = To nie jest twoja komnata.
reason-pyramids-not-the-shape = Skreśl cały kształt, obrócony lub odbity, albo jedno pole.
reason-pyramids-one-cell = Za krzyżyk skreśla się dokładnie jedno pole.
reason-pyramids-cross-elsewhere = Za krzyżyk skreśla się pole w jednej ze swoich dwóch komnat.
reason-pyramids-wall = Ściany nigdy nie można skreślić.
reason-pyramids-marked = Każde pole skreśla się tylko raz.
reason-pyramids-entrance = Pierwsze skreślenie w komnacie obejmuje jej wejście.
reason-pyramids-apart = Skreślane pola muszą stykać się bokiem z polem skreślonym wcześniej.
reason-pyramids-not-taking = Teraz nikt nie dobiera kart.
reason-pyramids-another-takes = Teraz kartę dobiera ktoś inny.
reason-pyramids-not-offered = Tej karty nie ma wśród odkrytych.
reason-pyramids-deck-empty = Talia jest pusta.
reason-cheops-over = Partia jest skończona.
reason-cheops-not-rolled = Nikt jeszcze nie rzucił kostkami.
reason-cheops-out-of-turn = Teraz buduje ktoś inny.
reason-cheops-third-stone = W jednym zagraniu buduje się najwyżej dwa kamienie.
reason-cheops-marked = Ten kamień jest już zbudowany.
reason-cheops-one-alone = W płaskorzeźbie kładzie się naraz dokładnie dwa kamienie.
reason-cheops-not-adjacent = Oba kamienie płaskorzeźby leżą tuż obok siebie.
reason-cheops-not-the-relief = Dwa kamienie naraz kładzie się tylko w płaskorzeźbie.
reason-cheops-no-support = Najpierw trzeba zbudować oba kamienie pod spodem.
reason-cheops-column = Kolumnę łuku buduje się od dołu.
reason-cheops-capstone = Kamień wieńczący można położyć, gdy obie kolumny są ukończone.
reason-cheops-die-lies-there = Na środku leży kostka tego koloru i trzeba jej użyć.
reason-cheops-no-die = Na środku nie ma kostki tego koloru, a w kamieniołomie nie ma czym zapłacić.
reason-cheops-other-colour = Ten kamień z kamieniołomu ma inny kolor.
reason-cheops-left-of-the-last = W kamieniołomie skreśla się od lewej do prawej.
reason-cheops-struck-twice = Jeden kamień z kamieniołomu wystarcza na jeden kamień.
reason-cheops-no-joker = Nie ma już jokerów.
