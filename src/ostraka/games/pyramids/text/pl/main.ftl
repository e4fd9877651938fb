# Pyramids in Polish: the table, moves, facts, refusals.

## Keys and buttons

key-chamber = przejdź do pierwszej lub drugiej komnaty
key-arrows = przechodź między polami
key-enter = wybierz, potem zatwierdź

## The end

tie-pyramids = Remis w punktach: decyduje najniższy numer zbadanej piramidy.
shared-pyramids = Remis w punktach i ani jednej zbadanej piramidy: zwycięstwo jest wspólne.
points-pyramids-torches = Pochodnie
points-pyramids-bonuses = Punkty piramid
points-pyramids-gems = Klejnoty
points-pyramids-skulls = Czaszki
points-pyramids-pyramids = Piramidy

## Shapes and icons

shape-I2 = dwa w rzędzie
shape-I3 = trzy w rzędzie
shape-L3 = małe L
shape-O4 = kwadrat
shape-T4 = T
shape-L4 = duże L
icon-wall = ściana
icon-entrance = wejście
icon-tomb = grobowiec
icon-cross = krzyżyk
icon-red-gem = czerwony klejnot
icon-green-gem = zielony klejnot
icon-torch = pochodnia
icon-skull = czaszka
icon-potion = eliksir

## The table

round-turn = Runda { $round } z { $rounds } · karta { $turn } z { $turns }
last-card = Ostatnia karta
shapes-left = Jeszcze zakryte
tools = Kształt
tool-shape = Kształt: { $shape }
tool-single = Tylko jedno pole
turn = Obróć
mirror = Odbij lustrzanie
chamber-title = Komnata { $place }: piramida { $number }
card-picture = Piramida { $number }
cell-marked = skreślone
cell-free = można skreślić
cell-ghost = kształt tu pasuje
cell-ghost-wrong = kształt tu nie pasuje
say-keep = Zatrzymaj dwie ze swoich czterech piramid.
say-take = Piramida zbadana! Dobierz nową.
say-mark = Skreśl kształt albo jedno pole.
say-mark-single = Kształt nigdzie nie pasuje. Skreśl jedno pole.
say-only-so = Tylko tak tutaj pasuje.
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
score-bonus = Punkty piramid, kolor { $colour }; zbadane piramidy: { $explored }
score-pending = liczy się na koniec tej tury
claim-taken = { $who ->
    [you] { $points }: twoje
   *[other] { $points }: zdobyte ({ $name })
}
claim-free = { $points }: jeszcze dostępne
claim-gone = { $points }: zamazane
score-pyramids = { $count ->
    [one] { $count } piramida
    [few] { $count } piramidy
    [many] { $count } piramid
   *[other] { $count } piramidy
}
gain-red = Czerwone klejnoty: { $count }
gain-green = Zielone klejnoty: { $count }
gain-torch = Pochodnie: { $count }
gain-skull = Czaszki: { $count }
gain-tomb = Zbadane piramidy: { $count }
gain-cross = Pola jeszcze do skreślenia: { $count }
gain-potion = { $count ->
    [one] eliksir, do wypicia po krzyżykach
    [few] { $count } eliksiry, do wypicia po krzyżykach
    [many] { $count } eliksirów, do wypicia po krzyżykach
   *[other] { $count } eliksiru, do wypicia po krzyżykach
}

## Moves

move-mark = { $who ->
    [you] skreślasz
    [nobody] skreślić
   *[other] skreśla
} { $count ->
    [one] { $cells } w piramidzie { $card }
    [few] kształt w piramidzie { $card } ({ $cells })
    [many] kształt w piramidzie { $card } ({ $cells })
   *[other] kształt w piramidzie { $card } ({ $cells })
}
move-cross = { $who ->
    [you] skreślasz
    [nobody] skreślić
   *[other] skreśla
} { $cells } w piramidzie { $card } za krzyżyk
move-keep = { $who ->
    [you] zatrzymujesz
    [nobody] zatrzymać
   *[other] zatrzymuje
} piramidy { $first } i { $second }
move-take = { $who ->
    [you] dobierasz
    [nobody] dobrać
   *[other] dobiera
} piramidę { $card }
move-take-deck = { $who ->
    [you] dobierasz
    [nobody] dobrać
   *[other] dobiera
} wierzchnią kartę talii
move-deal = { $who ->
    [you] Dostajesz cztery piramidy
   *[other] { $name } dostaje cztery piramidy
}
move-offer = Nowe odkryte karty: { $cards }
move-flip = Odkryty kształt: { $shape }
move-draw = Dobrana karta: piramida { $card }
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
    [one] Skreśl jedno pole w piramidzie { $card }
    [few] Skreśl kształt w piramidzie { $card }
    [many] Skreśl kształt w piramidzie { $card }
   *[other] Skreśl kształt w piramidzie { $card }
}
advise-cross = Skreśl jeszcze jedno pole w piramidzie { $card }
advise-keep = Zatrzymaj piramidy { $first } i { $second }
advise-take = Dobierz piramidę { $card }
advise-take-deck = Dobierz wierzchnią kartę talii

## What a move does

fact-explores = kończy badanie piramidy { $pyramid }
fact-claims = zdobywa { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} piramid za kolor { $colour }
fact-contested = o ile nie zdobędzie ich ktoś z niższym numerem
fact-towards = do { $points } punktów piramid za kolor { $colour } brakuje już tylko jednej piramidy
fact-nearer = { $cells ->
    [one] o jedno pole
    [few] o { $cells } pola
    [many] o { $cells } pól
   *[other] o { $cells } pola
} bliżej grobowca w piramidzie { $pyramid }, { $left ->
    [one] zostało { $left } pole
    [few] zostały { $left } pola
    [many] zostało { $left } pól
   *[other] zostało { $left } pola
}
fact-astray = nie zbliża do grobowca w piramidzie { $pyramid }, { $left ->
    [one] zostało { $left } pole
    [few] zostały { $left } pola
    [many] zostało { $left } pól
   *[other] zostało { $left } pola
}
fact-late = piramida { $pyramid } jest już zbadana
fact-walled = do grobowca w piramidzie { $pyramid } nie da się już dojść
fact-gems = { $points ->
    [one] klejnoty warte { $points } punkt
    [few] klejnoty warte { $points } punkty
    [many] klejnoty warte { $points } punktów
   *[other] klejnoty warte { $points } punktu
}
fact-torch = zapala pochodnię rundy { $round }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
fact-crosses = { $cells ->
    [one] jedno dodatkowe pole do skreślenia
    [few] { $cells } dodatkowe pola do skreślenia
    [many] { $cells } dodatkowych pól do skreślenia
   *[other] { $cells } dodatkowego pola do skreślenia
}
fact-skulls = { $skulls ->
    [one] czaszka
    [few] { $skulls } czaszki
    [many] { $skulls } czaszek
   *[other] { $skulls } czaszki
}: liczba punktów ujemnych zmienia się z { $before } na { $after }
fact-potion = { $skulls ->
    [0] eliksir, ale nie ma czaszek do zmazania
    [one] eliksir zmazuje czaszkę i zmniejsza liczbę punktów ujemnych o { $points }
    [few] eliksir zmazuje { $skulls } czaszki i zmniejsza liczbę punktów ujemnych o { $points }
    [many] eliksir zmazuje { $skulls } czaszek i zmniejsza liczbę punktów ujemnych o { $points }
   *[other] eliksir zmazuje { $skulls } czaszki i zmniejsza liczbę punktów ujemnych o { $points }
}
fact-useless = nie zostawia miejsca na ten kształt: { $shape }
fact-useful = robi miejsce na ten kształt: { $shape }
fact-forgoes = tylko jedno pole, choć zmieściłby się cały kształt
fact-ready = { $shapes ->
    [one] zostawia miejsce na kształt, który może się jeszcze pojawić
    [few] zostawia miejsce na każdy z { $shapes } kształtów, które mogą się jeszcze pojawić
    [many] zostawia miejsce na każdy z { $shapes } kształtów, które mogą się jeszcze pojawić
   *[other] zostawia miejsce na każdy z { $shapes } kształtów, które mogą się jeszcze pojawić
}
fact-wanted = właśnie piramidy { $pyramid } potrzeba do { $points } punktów piramid za kolor { $colour }
fact-pair = dwie piramidy w jednym kolorze ({ $colour }), razem warte { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} piramid
fact-denies = zabiera piramidę { $pyramid } innym, którym potrzebny jest kolor { $colour }
fact-short = krótka ścieżka w piramidzie { $pyramid }: { $left ->
    [one] { $left } pole
    [few] { $left } pola
    [many] { $left } pól
   *[other] { $left } pola
}
fact-long = długa ścieżka w piramidzie { $pyramid }: { $left ->
    [one] { $left } pole
    [few] { $left } pola
    [many] { $left } pól
   *[other] { $left } pola
}
fact-rich = piramida { $pyramid } jest bogata (klejnoty: { $gems }, pochodnie: { $torches }, krzyżyki: { $crosses })
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

## Refusals

reason-pyramids-over = Partia już się skończyła.
reason-pyramids-not-keeping = Twoje dwie piramidy są już wybrane.
reason-pyramids-not-marking = Teraz nie ma nic do skreślenia.
reason-pyramids-cross-first = Najpierw skreśl dodatkowe pole za krzyżyk.
reason-pyramids-no-cross = Nie masz niewykorzystanego krzyżyka.
reason-pyramids-not-your-chamber = To nie jest twoja komnata.
reason-pyramids-not-the-shape = Skreśl cały kształt, obrócony lub odbity lustrzanie, albo jedno pole.
reason-pyramids-one-cell = Za krzyżyk skreśla się dokładnie jedno pole.
reason-pyramids-cross-elsewhere = Za krzyżyk skreślasz pole w jednej ze swoich dwóch komnat.
reason-pyramids-wall = Ścian nie można skreślać.
reason-pyramids-marked = Każde pole można skreślić tylko raz.
reason-pyramids-entrance = Pierwsze skreślenie w komnacie musi obejmować wejście.
reason-pyramids-apart = Nowe skreślenia muszą stykać się bokiem z polem skreślonym wcześniej.
reason-pyramids-not-taking = Teraz nie dobiera się kart.
reason-pyramids-another-takes = Teraz kartę dobiera ktoś inny.
reason-pyramids-not-offered = Tej karty nie ma wśród odkrytych.
reason-pyramids-deck-empty = Talia jest pusta.

## What is said aloud
announced-torch = { $who ->
    [you] Zapalasz pochodnię rundy { $round }!
   *[other] { $name } zapala pochodnię rundy { $round }.
}
announced-explored = { $who ->
    [you] Kończysz badanie piramidy { $pyramid }!
   *[other] { $name } kończy badanie piramidy { $pyramid }.
}
announced-takes-first = { $who ->
    [you] Najpierw karty dobierasz ty: { $pyramid } to najniższy numer.
   *[other] Najpierw karty dobiera { $name }: { $pyramid } to najniższy numer.
}
announced-claimed = { $who ->
    [you] Zdobywasz
   *[other] { $name } zdobywa
} { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} piramid za kolor { $colour ->
    [green] zielony
    [orange] pomarańczowy
   *[purple] fioletowy
}. { $next ->
    [0] To ostatnie.
   *[other] Następne: { $next }.
}
announced-round-over = Koniec rundy { $round }. Karty ekspedycji są tasowane od nowa.
announced-last-card = To ostatnia karta w tej partii!
announced-sits-out = { $who ->
    [you] Nie masz już pola do skreślenia, więc pauzujesz w tej turze.
   *[other] { $name } nie ma już pola do skreślenia i pauzuje w tej turze.
}
