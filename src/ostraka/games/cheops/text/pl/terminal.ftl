# Cheops w terminalu, po polsku.

## The screen

cheops-play = runda { $number }
cheops-active = aktywny gracz: { $name }
cheops-builds-now = teraz buduje: { $name }
cheops-blocked = zabrane ({ $name }):
cheops-bonuses-left = Dostępne bonusy (po { $points } pkt):
cheops-play-last = { $play }, ostatnia
cheops-each = po { $points }
cheops-complete = komplet
cheops-not-now = nie teraz

## What a draft brings

cheops-builds = Kładziesz { $stones }: { $gains }.
cheops-builds-nothing = W tej rundzie nic nie kładziesz.
cheops-ends = Po tej rundzie partia się kończy (C21).
cheops-others-too = inni mogą go jeszcze zdobyć w tej rundzie, C19
cheops-second = Kładziesz jeszcze jeden kamień?
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
cheops-no-quarry = Żadnym kamieniem z kamieniołomu nie da się za to zapłacić (C12, C13).
cheops-no-partner = Obok tego kamienia nie można teraz położyć żadnego innego.
cheops-rests-on = { $stone } leży na { $below }.
cheops-next-stone = Następny kamień tej kolumny to { $stone }.
cheops-no-die = Na środku nie ma kostki tego koloru.
cheops-quarry-lacks = W twoim kamieniołomie nie ma już kamienia tego koloru.
cheops-last-struck = Ostatnio skreślony to kamień { $place }.
reason-cheops-no-such-stone = Nie ma takiego kamienia.
reason-cheops-no-such-quarry-stone = Nie ma takiego kamienia w kamieniołomie: są od 1 do 12.
reason-cheops-repeated-stone = Ten sam kamień jest podany dwa razy.

## Help

cheops-help-aim = Buduj na swojej karcie piramidę, łuk i płaskorzeźbę. W każdej rundzie jeden gracz jest aktywny i rzuca kostkami; potem wszyscy po kolei mogą położyć najwyżej dwa kamienie. Gra kończy się rundą, w której ktoś ukończy drugą budowlę; wygrywa osoba z największą liczbą punktów.
cheops-help-pyramid = jeden kamień lub dwa; dolny rząd jest dostępny od początku, wyższy kamień opiera się na dwóch innych. Liczy się najwyższy poziom z kamieniem
cheops-help-arch = jeden kamień lub dwa; każda kolumna od dołu, na końcu kamień wieńczący. Liczy się niższa kolumna
cheops-help-relief = dwa kamienie naraz, stykające się bokiem. 4 6 8 10 12 kamieni daje 4 6 8 11 15 punktów
cheops-help-paying = Każdy kamień kosztuje kostkę w jego kolorze ze środka stołu. Tylko gdy takiej nie ma, skreśl kamień tego koloru w kamieniołomie albo jokera. W kamieniołomie idzie się od lewej do prawej: co pominięte, to stracone. Kostki aktywnego gracza są w tej rundzie zablokowane dla innych; inni odkładają swoje z powrotem.
cheops-help-die = można teraz położyć za kostkę
cheops-help-quarry = można teraz położyć za kamień z kamieniołomu albo jokera
cheops-help-joker = można teraz położyć za jokera
cheops-help-not-now = nie można teraz położyć
cheops-help-symbol = bonus i ile jego kamieni już leży; jest na nich jego litera, jak w { $stone }
cheops-help-last-chance = ktoś zdobył go w tej rundzie: ty jeszcze możesz, później już nikt
cheops-help-bonuses = Kto pierwszy położy wszystkie kamienie z danym symbolem, zdobywa jego bonus, 3 punkty; tak samo każdy, kto zrobi to w tej samej rundzie. Dwie ukończone budowle dają bonus za zakończenie. Na koniec każdy kamień w kamieniołomie na prawo od skreślonego ostatnio jest wart 1 punkt, a każdy niewykorzystany joker 2.
cheops-help-stone = kładzie trzeci kamień pierwszego poziomu piramidy; { $left } i { $right } to kamienie łuku, { $cap } to kamień wieńczący
cheops-help-pair = kładzie dwa kamienie w płaskorzeźbie
cheops-help-pay = płaci kamieniem 4 z kamieniołomu; { $joker } jokerem (tylko gdy jest wybór)
cheops-help-in-full = to samo w całości, jak w zapisanych partiach: { $ways }
cheops-help-done = kończy turę przed drugim kamieniem; albo: { $short }

## Score sheet

cheops-score-pyramid = piramida, najwyższy poziom
cheops-score-arch = łuk, niższa kolumna
cheops-score-relief = płaskorzeźba, za liczbę kamieni
cheops-score-bonuses = bonusy, po 3
cheops-score-quarry = kamienie w kamieniołomie, po 1
cheops-score-jokers = pozostałe jokery, po 2
