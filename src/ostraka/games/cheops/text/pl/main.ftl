# Cheops in Polish: the table, moves, facts, refusals.

## Keys and buttons

pass = Pasuj
pass-still = Pasuj mimo to
key-stone = przejdź do kamienia, który możesz położyć
key-stones = przejdź do następnego lub poprzedniego
key-enter-stone = wybierz ten kamień

## The end

tie-cheops = Równa liczba punktów: decyduje większa liczba kamieni w piramidzie.
shared-cheops = Tyle samo punktów i kamieni w piramidzie: zwycięstwo jest wspólne.
points-cheops-pyramid = Piramida
points-cheops-arch = Łuk
points-cheops-relief = Płaskorzeźba
points-cheops-bonuses = Bonusy
points-cheops-quarry = Kamieniołom
points-cheops-jokers = Jokery

## The table

dice-middle = Kostki
active-player = Aktywny gracz:
dice-blocked = Kostki wzięte przez aktywnego gracza
last-play = Ostatnie zagranie
building-pyramid = Piramida
building-arch = Łuk triumfalny
building-relief = Płaskorzeźba
bonuses = Bonusy
bonus-got = zdobyty
bonus-free = jeszcze wolny
bonus-gone = przepadł
bonus-last = ostatnia szansa: tylko w tym zagraniu
bonus-pending = liczy się na koniec tego zagrania
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
quarry-struck = skreślony
quarry-skipped = pominięty
jokers-left = { $count ->
    [one] pozostał { $count } joker
    [few] pozostały { $count } jokery
    [many] pozostało { $count } jokerów
   *[other] pozostało { $count } jokera
}
stone-laid = położony
stone-open = można położyć
stone-cap = kamień wieńczący
stone-pyramid = piramida, poziom { $level }, kamień { $place }
stone-left = lewa kolumna, poziom { $level }
stone-right = prawa kolumna, poziom { $level }
stone-relief = płaskorzeźba, płytka { $cell }
stone-paid = { $stone } ({ $how })
how-die = kostka
how-joker = joker
how-quarry = kamień { $place } z kamieniołomu
say-lay = Połóż najwyżej dwa kamienie.
say-second = Jeszcze jeden kamień albo zatwierdź.
say-stuck = Nie możesz położyć żadnego kamienia: spasuj.
say-sure = Możesz jeszcze położyć kamienie. Mimo to pasujesz?
say-relief = Teraz drugi kamień, tuż obok.
say-pay = Czym płacisz?

## Moves

move-lay = { $who ->
    [you] kładziesz
   *[other] kładzie
} { $count ->
    [one] kamień: { $stones }
    [few] { $count } kamienie: { $stones }
    [many] { $count } kamieni: { $stones }
   *[other] { $count } kamienia: { $stones }
}
move-done = { $who ->
    [you] kończysz budowanie
   *[other] kończy budowanie
}
move-roll = Rzut: { $dice }
advise-lay = { $count ->
    [one] Połóż kamień: { $stones }
    [few] Połóż { $count } kamienie: { $stones }
    [many] Połóż { $count } kamieni: { $stones }
   *[other] Połóż { $count } kamienia: { $stones }
}
advise-done = Zakończ budowanie

## What a move does

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
   *[other] kończy partię; różnica względem najlepszego rywala: { $margin }
}
fact-bonus = zdobywa bonus, { $symbol }, punkty: { $points }
fact-within = do bonusu brakuje już tylko jednego kamienia: { $symbol }
fact-opens = { $stones ->
    [one] odblokowuje kolejny kamień
    [few] odblokowuje { $stones } kolejne kamienie
    [many] odblokowuje { $stones } kolejnych kamieni
   *[other] odblokowuje { $stones } kolejnego kamienia
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

reason-cheops-over = Partia jest skończona.
reason-cheops-not-rolled = Nikt jeszcze nie rzucił kostkami.
reason-cheops-out-of-turn = Teraz buduje ktoś inny.
reason-cheops-third-stone = W jednym zagraniu buduje się najwyżej dwa kamienie.
reason-cheops-marked = Ten kamień jest już zbudowany.
reason-cheops-one-alone = W płaskorzeźbie kładzie się naraz dokładnie dwa kamienie.
reason-cheops-not-adjacent = Oba kamienie płaskorzeźby muszą leżeć tuż obok siebie.
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

## Choices before the game

setup-first = Kto zaczyna
setup-sheets = Karty budowy
setup-sheets-about = Na wszystkich kartach są te same budowle i symbole. Różnią się tylko kolory kamieni.
chosen-first = { $who ->
    [you] Zaczynasz ty
   *[other] Zaczyna: { $name }
}
chosen-sheet = { $who ->
    [you] Twoja karta: { $letter }
   *[other] Karta { $letter }: { $name }
}
sheet-letter = Karta { $letter }
reason-cheops-number-of-sheets = Każdy gracz musi mieć dokładnie jedną kartę.
reason-cheops-no-such-sheet = Nie ma karty z taką literą.
reason-cheops-same-sheet = Każdy gracz musi mieć inną kartę.
reason-cheops-no-such-starter = Zaczynać musi ktoś przy stole.

## What is said aloud
announced-completed = { $who ->
    [you] Kończysz budowę
   *[other] { $name } kończy budowę
} { $building ->
    [pyramid] piramidy
    [arch] łuku triumfalnego
   *[relief] płaskorzeźby
}.
announced-gained = { $who ->
    [you] Zdobywasz
   *[other] { $name } zdobywa
} bonus { $bonus ->
    [ankh] „ankh”
    [eye] „oko”
    [feather] „pióro”
    [lotus] „lotos”
    [scarab] „skarabeusz”
   *[finish] za zakończenie
}.
announced-gone = Bonus { $bonus ->
    [ankh] „ankh”
    [eye] „oko”
    [feather] „pióro”
    [lotus] „lotos”
    [scarab] „skarabeusz”
   *[finish] za zakończenie
} przepadł.
announced-last-play = { $who ->
    [you] Masz dwie ukończone budowle:
   *[other] { $name } ma dwie ukończone budowle:
} to ostatnie zagranie. { $others ->
    [0] Nikt więcej już nie buduje.
    [one] Buduje jeszcze jedna osoba.
    [few] Budują jeszcze { $others } osoby.
    [many] Buduje jeszcze { $others } osób.
   *[other] Buduje jeszcze { $others } osoby.
}
