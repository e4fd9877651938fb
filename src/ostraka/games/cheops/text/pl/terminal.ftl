# Cheops w terminalu, po polsku.

## The screen

cheops-play = zagranie { $number }
cheops-active = aktywny gracz: { $name }
cheops-builds-now = teraz buduje: { $name }
cheops-blocked = kostki gracza { $name }:
cheops-bonuses-left = Wolne bonusy (po { $points }):
cheops-play-last = { $play }, ostatnie
cheops-each = po { $points }
cheops-complete = gotowe
cheops-not-now = nie teraz

## What a draft brings

cheops-builds = Budujesz { $stones }: { $gains }.
cheops-builds-nothing = W tym zagraniu nic nie budujesz.
cheops-ends = To kończy partię po tym zagraniu (C21).
cheops-others-too = inni mogą go jeszcze zdobyć w tym zagraniu, C19
cheops-second = Jeszcze jeden kamień?
cheops-or-done = Albo wpisz { $command }.

## What was typed

cheops-name-stone = Podaj kamień.
cheops-many-ways = { $count ->
    [one] Można za to zapłacić na { $count } sposób; wybierz: { $moves }
    [few] Można za to zapłacić na { $count } sposoby; wybierz: { $moves }
    [many] Można za to zapłacić na { $count } sposobów; wybierz: { $moves }
   *[other] Można za to zapłacić na { $count } sposobu; wybierz: { $moves }
}
cheops-more-ways = jeszcze { $count } (zobacz { $command })
cheops-no-quarry = Żaden kamień z kamieniołomu nie może za to zapłacić (C12, C13).
cheops-no-partner = Ten nie ma teraz wolnego sąsiada.
cheops-rests-on = { $stone } leży na { $below }.
cheops-next-stone = Następny kamień tej kolumny to { $stone }.
cheops-no-die = Na środku nie leży kostka tego koloru.
cheops-quarry-lacks = W kamieniołomie nie ma już kamienia tego koloru.
cheops-last-struck = Ostatni skreślony kamień ma numer { $place }.
reason-cheops-no-such-stone = Nie ma takiego kamienia.
reason-cheops-no-such-quarry-stone = Nie ma takiego kamienia w kamieniołomie: są od 1 do 12.
reason-cheops-repeated-stone = Ten sam kamień jest podany dwa razy.

## Help

cheops-help-aim = Każdy buduje na swojej karcie piramidę, łuk i płaskorzeźbę. W każdym zagraniu jedna osoba jest aktywna i rzuca kostkami; potem wszyscy po kolei mogą zbudować najwyżej dwa kamienie. Partia kończy się zagraniem, w którym ktoś ukończy drugą budowlę; wygrywa najwięcej punktów.
cheops-help-pyramid = jeden kamień lub dwa; dolny rząd jest wolny, wyższy kamień leży na dwóch zbudowanych. Liczy się najwyższy poziom z kamieniem
cheops-help-arch = jeden kamień lub dwa; każda kolumna od dołu, kamień wieńczący na końcu. Liczy się niższa kolumna
cheops-help-relief = dwa kamienie naraz, bok do boku. 4 6 8 10 12 kamieni daje 4 6 8 11 15 punktów
cheops-help-paying = Każdy kamień kosztuje kostkę jego koloru ze środka stołu. Tylko gdy takiej nie ma, skreśl kamień tego koloru w kamieniołomie albo jokera. W kamieniołomie idzie się od lewej do prawej: co pominięte, to stracone. Kostki aktywnego gracza są dla innych w tym zagraniu zajęte; inni odkładają swoje z powrotem.
cheops-help-die = można teraz zbudować: płaci kostka
cheops-help-quarry = można teraz zbudować: płaci kamieniołom albo joker
cheops-help-joker = można teraz zbudować: płaci joker
cheops-help-not-now = nie można teraz zbudować
cheops-help-symbol = bonus i ile jego kamieni już stoi; jego litera jest na nich, jak w { $stone }
cheops-help-last-chance = ktoś zdobył go w tym zagraniu: ty jeszcze możesz, później nikt
cheops-help-bonuses = Kto pierwszy zbuduje wszystkie kamienie z symbolem, zdobywa jego bonus, 3 punkty; tak samo każdy, kto zrobi to w tym samym zagraniu. Dwie ukończone budowle dają bonus za zakończenie. Na koniec kamień kamieniołomu na prawo od ostatniego skreślonego jest wart 1 punkt, niezużyty joker 2.
cheops-help-stone = kładzie trzeci kamień pierwszego poziomu piramidy; { $left } i { $right } to kamienie łuku, { $cap } to kamień wieńczący
cheops-help-pair = kładzie dwa kamienie płaskorzeźby
cheops-help-pay = płaci kamieniem 4 z kamieniołomu; { $joker } jokerem (tylko gdy jest wybór)
cheops-help-in-full = to samo w całości, jak w zapisanych partiach: { $ways }
cheops-help-done = kończy zagranie przed drugim kamieniem; albo: { $short }

## Score sheet

cheops-score-pyramid = piramida, najwyższy poziom
cheops-score-arch = łuk, niższa kolumna
cheops-score-relief = płaskorzeźba, według kamieni
cheops-score-bonuses = bonusy, po 3
cheops-score-quarry = kamieniołom, po 1 za kamień
cheops-score-jokers = jokery, po 2
