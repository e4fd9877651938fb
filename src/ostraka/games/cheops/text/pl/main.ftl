# Cheops in Polish: the table, moves, facts, refusals.

## Keys and buttons

pass = Pasuj
pass-still = Pasuj mimo to
key-stone = przejdź do kamienia, który możesz położyć
key-stones = przejdź do następnego lub poprzedniego kamienia
key-enter-stone = wybierz ten kamień

## The end

tie-cheops = Remis w punktach: decyduje większa liczba kamieni w piramidzie.
shared-cheops = Remis w punktach i w liczbie kamieni w piramidzie: zwycięstwo jest wspólne.
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
last-play = Ostatnia runda
building-pyramid = Piramida
building-arch = Łuk triumfalny
building-relief = Płaskorzeźba
bonuses = Bonusy
bonus-got = zdobyty
bonus-free = jeszcze dostępny
bonus-gone = przepadł
bonus-last = ostatnia szansa: tylko w tej rundzie
bonus-pending = liczy się na koniec tej rundy
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
stone-relief = płaskorzeźba, pole { $cell }
stone-paid = { $stone } ({ $how })
how-die = kostka
how-joker = joker
how-quarry = kamień { $place } z kamieniołomu
say-lay = Połóż jeden lub dwa kamienie.
say-second = Połóż jeszcze jeden kamień albo zatwierdź.
say-stuck = Nie możesz położyć żadnego kamienia. Pasuj.
say-sure = Możesz jeszcze kłaść kamienie. Mimo to pasujesz?
say-relief = Teraz wybierz kamień tuż obok.
say-pay = Czym płacisz?

## Moves

move-lay = { $who ->
    [you] kładziesz
    [nobody] położyć
   *[other] kładzie
} { $count ->
    [one] kamień: { $stones }
    [few] { $count } kamienie: { $stones }
    [many] { $count } kamieni: { $stones }
   *[other] { $count } kamienia: { $stones }
}
move-done = { $who ->
    [you] kończysz budowanie
    [nobody] zakończyć budowanie
   *[other] kończy budowanie
}
move-roll = Rzut: { $dice }
news-lay = { $who ->
    [you] kładziesz
   *[other] kładzie
} { $where ->
    [pyramid] kamień w piramidzie
    [arch] kamień w łuku
   *[relief] dwa kamienie w płaskorzeźbie
}
advise-lay = { $count ->
    [one] Połóż kamień: { $stones }
    [few] Połóż { $count } kamienie: { $stones }
    [many] Połóż { $count } kamieni: { $stones }
   *[other] Połóż { $count } kamienia: { $stones }
}
advise-done = Zakończ na tym

## What a move does

fact-pyramid = poziom { $level } piramidy: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
fact-arch = poziom { $level } łuku: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
fact-capstone = kamień wieńczący: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
fact-relief = { $stones ->
    [one] { $stones } kamień
    [few] { $stones } kamienie
    [many] { $stones } kamieni
   *[other] { $stones } kamienia
} w płaskorzeźbie: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
fact-completes = ukończona budowla ({ $building })
fact-finish = zdobywa bonus za zakończenie: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
fact-ends = { $margin ->
    [0] kończy partię na równi z najlepszym rywalem
   *[other] kończy partię; różnica względem najlepszego rywala: { $margin }
}
fact-bonus = zdobywa bonus ({ $symbol }): { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
fact-within = do bonusu ({ $symbol }) brakuje już tylko jednego kamienia
fact-opens = { $stones ->
    [one] odblokowuje kolejny kamień
    [few] odblokowuje { $stones } kolejne kamienie
    [many] odblokowuje { $stones } kolejnych kamieni
   *[other] odblokowuje { $stones } kolejnego kamienia
}
fact-strands = { $stones ->
    [one] jednego kamienia płaskorzeźby nie da się już położyć
    [few] { $stones } kamieni płaskorzeźby nie da się już położyć
    [many] { $stones } kamieni płaskorzeźby nie da się już położyć
   *[other] { $stones } kamienia płaskorzeźby nie da się już położyć
}
fact-dice = { $dice ->
    [one] płaci kostką (kolor: { $colour })
    [few] płaci { $dice } kostkami (kolor: { $colour })
    [many] płaci { $dice } kostkami (kolor: { $colour })
   *[other] płaci { $dice } kostki (kolor: { $colour })
}
fact-blocks = zabiera ostatnią kostkę w kolorze, który przydałby się innym: { $colour }
fact-quarry = skreśla w kamieniołomie { $stones ->
    [one] jeden kamień
    [few] { $stones } kamienie
    [many] { $stones } kamieni
   *[other] { $stones } kamienia
} i traci { $points ->
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
} i traci { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
fact-stuck = nie można położyć żadnego kamienia
fact-passes = { $stones ->
    [one] rezygnuje z kamienia, za który wystarczyłyby same kostki
    [few] rezygnuje z { $stones } kamieni, za które wystarczyłyby same kostki
    [many] rezygnuje z { $stones } kamieni, za które wystarczyłyby same kostki
   *[other] rezygnuje z { $stones } kamienia, za które wystarczyłyby same kostki
}
fact-spares = { $points ->
    [one] oszczędza co najmniej { $points } punkt
    [few] oszczędza co najmniej { $points } punkty
    [many] oszczędza co najmniej { $points } punktów
   *[other] oszczędza co najmniej { $points } punktu
}: samymi kostkami nie da się zapłacić za żaden kamień
fact-leaves = { $dice ->
    [one] zostawia innym kostkę
    [few] zostawia innym { $dice } kostki
    [many] zostawia innym { $dice } kostek
   *[other] zostawia innym { $dice } kostki
}

## Refusals

reason-cheops-over = Partia już się skończyła.
reason-cheops-not-rolled = Nikt jeszcze nie rzucił kostkami.
reason-cheops-out-of-turn = Teraz buduje ktoś inny.
reason-cheops-third-stone = W jednej turze można położyć najwyżej dwa kamienie.
reason-cheops-marked = Ten kamień jest już położony.
reason-cheops-one-alone = W płaskorzeźbie trzeba położyć naraz dokładnie dwa kamienie.
reason-cheops-not-adjacent = Oba kamienie płaskorzeźby muszą leżeć tuż obok siebie.
reason-cheops-not-the-relief = Dwa kamienie naraz kładzie się tylko w płaskorzeźbie.
reason-cheops-no-support = Najpierw trzeba położyć oba kamienie pod spodem.
reason-cheops-column = Kolumnę łuku trzeba budować od dołu.
reason-cheops-capstone = Kamień wieńczący można położyć dopiero wtedy, gdy obie kolumny są ukończone.
reason-cheops-die-lies-there = Na środku jest kostka tego koloru, więc trzeba jej użyć.
reason-cheops-no-die = Na środku nie ma kostki tego koloru, a w twoim kamieniołomie nie ma czym zapłacić.
reason-cheops-other-colour = Ten kamień z kamieniołomu ma inny kolor.
reason-cheops-left-of-the-last = Kamienie w kamieniołomie trzeba skreślać od lewej do prawej.
reason-cheops-struck-twice = Jednym kamieniem z kamieniołomu płaci się tylko za jeden kamień.
reason-cheops-no-joker = Nie masz już jokerów.

## Choices before the game

setup-first = Kto zaczyna
setup-sheets = Karty budowy
setup-sheets-about = Na wszystkich kartach są te same budowle i symbole. Różnią się tylko kolory kamieni.
chosen-first = { $who ->
    [you] Zaczynasz ty
   *[other] Zaczyna { $name }
}
chosen-sheet = { $who ->
    [you] Masz kartę { $letter }
   *[other] { $name } ma kartę { $letter }
}
sheet-letter = Karta { $letter }
reason-cheops-number-of-sheets = Każdy gracz musi mieć dokładnie jedną kartę.
reason-cheops-no-such-sheet = Nie ma karty z taką literą.
reason-cheops-same-sheet = Każdy gracz musi mieć inną kartę.
reason-cheops-no-such-starter = Zaczynać musi ktoś, kto jest przy stole.

## What is said aloud
announced-completed = { $building ->
    [pyramid] { $who ->
        [you] Kończysz budowę piramidy!
       *[other] { $name } kończy budowę piramidy.
    }
    [arch] { $who ->
        [you] Kończysz budowę łuku!
       *[other] { $name } kończy budowę łuku.
    }
   *[relief] { $who ->
        [you] Kończysz płaskorzeźbę!
       *[other] { $name } kończy płaskorzeźbę.
    }
}
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
    [you] Ostatnia runda: masz dwie ukończone budowle.
   *[other] Ostatnia runda: { $name } ma dwie ukończone budowle.
} { $others ->
    [0] To już koniec.
    [one] Jeszcze jedna tura.
    [few] Jeszcze { $others } tury.
    [many] Jeszcze { $others } tur.
   *[other] Jeszcze { $others } tury.
}
