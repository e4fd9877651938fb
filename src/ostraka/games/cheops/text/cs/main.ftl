# Cheops in Czech: the table, moves, facts, refusals.

## Keys and buttons

pass = Pasovat
pass-still = Přesto pasovat
key-stone = přejít na kámen, který můžeš položit
key-stones = přejít na další nebo předchozí kámen
key-enter-stone = vybrat tento kámen

## The end

tie-cheops = Stejný počet bodů: rozhoduje více kamenů v pyramidě.
shared-cheops = Stejný počet bodů i kamenů v pyramidě: vítězství je společné.
points-cheops-pyramid = Pyramida
points-cheops-arch = Oblouk
points-cheops-relief = Reliéf
points-cheops-bonuses = Bonusy
points-cheops-quarry = Kamenolom
points-cheops-jokers = Žolíci

## The table

dice-middle = Kostky
active-player = Aktivní hráč:
dice-blocked = Kostky, které si vzal aktivní hráč
last-play = Poslední kolo
building-pyramid = Pyramida
building-arch = Vítězný oblouk
building-relief = Reliéf
bonuses = Bonusy
bonus-got = získaný
bonus-free = ještě volný
bonus-gone = pryč
bonus-last = poslední šance: jen v tomto kole
bonus-pending = počítá se na konci tohoto kola
symbol-ankh = anch
symbol-eye = oko
symbol-feather = pero
symbol-lotus = lotos
symbol-scarab = skarabeus
symbol-finish = dokončení
relief-scale = Hodnota reliéfu
relief-stones = Kameny
relief-points = Body
quarry = Kamenolom
quarry-struck = škrtnutý
quarry-skipped = přeskočený
jokers-left = { $count ->
    [one] zbývá { $count } žolík
    [few] zbývají { $count } žolíci
    [many] zbývá { $count } žolíka
   *[other] zbývá { $count } žolíků
}
stone-laid = položený
stone-open = lze položit
stone-cap = vrcholový kámen
stone-pyramid = pyramida, { $level }. patro, kámen { $place }
stone-left = levý sloup, { $level }. patro
stone-right = pravý sloup, { $level }. patro
stone-relief = reliéf, pole { $cell }
stone-paid = { $stone } ({ $how })
how-die = kostka
how-joker = žolík
how-quarry = kámen { $place } z kamenolomu
say-lay = Polož jeden nebo dva kameny.
say-second = Polož ještě jeden kámen, nebo potvrď.
say-stuck = Nemůžeš položit žádný kámen: pasuj.
say-sure = Ještě můžeš položit kámen. Přesto pasuješ?
say-relief = Teď vyber kámen hned vedle.
say-pay = Čím zaplatíš?

## Moves

move-lay = { $who ->
    [you] pokládáš
    [nobody] položit
   *[other] pokládá
} { $count ->
    [one] kámen: { $stones }
    [few] { $count } kameny: { $stones }
    [many] { $count } kamene: { $stones }
   *[other] { $count } kamenů: { $stones }
}
move-done = { $who ->
    [you] končíš se stavěním
    [nobody] skončit se stavěním
   *[other] končí se stavěním
}
move-roll = Padlo: { $dice }
news-lay = { $who ->
    [you] pokládáš
   *[other] pokládá
} { $where ->
    [pyramid] kámen do pyramidy
    [arch] kámen do oblouku
   *[relief] dva kameny do reliéfu
}
advise-lay = { $count ->
    [one] Polož kámen: { $stones }
    [few] Polož { $count } kameny: { $stones }
    [many] Polož { $count } kamene: { $stones }
   *[other] Polož { $count } kamenů: { $stones }
}
advise-done = Dál už nestav

## What a move does

fact-pyramid = { $level }. patro pyramidy: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
fact-arch = { $level }. patro oblouku: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
fact-capstone = vrcholový kámen: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
fact-relief = { $stones ->
    [one] { $stones } kámen
    [few] { $stones } kameny
    [many] { $stones } kamene
   *[other] { $stones } kamenů
} v reliéfu: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
fact-completes = dokončí stavbu ({ $building })
fact-finish = získá bonus za dokončení: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
fact-ends = { $margin ->
    [0] ukončí partii se stejným počtem bodů jako nejlepší soupeř
   *[other] ukončí partii; rozdíl proti nejlepšímu soupeři: { $margin }
}
fact-bonus = získá bonus ({ $symbol }): { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
fact-within = k bonusu ({ $symbol }) chybí už jen jeden kámen
fact-opens = { $stones ->
    [one] zpřístupní další kámen
    [few] zpřístupní další { $stones } kameny
    [many] zpřístupní dalších { $stones } kamene
   *[other] zpřístupní dalších { $stones } kamenů
}
fact-strands = { $stones ->
    [one] jeden kámen reliéfu už nikdy nepůjde položit
    [few] { $stones } kameny reliéfu už nikdy nepůjde položit
    [many] { $stones } kamene reliéfu už nikdy nepůjde položit
   *[other] { $stones } kamenů reliéfu už nikdy nepůjde položit
}
fact-dice = { $dice ->
    [one] zaplatí kostkou, barva: { $colour }
    [few] zaplatí { $dice } kostkami, barva: { $colour }
    [many] zaplatí { $dice } kostky, barva: { $colour }
   *[other] zaplatí { $dice } kostkami, barva: { $colour }
}
fact-blocks = vezme poslední kostku (barva: { $colour }), která by se hodila i ostatním
fact-quarry = škrtne v kamenolomu { $stones ->
    [one] jeden kámen
    [few] { $stones } kameny
    [many] { $stones } kamene
   *[other] { $stones } kamenů
} a přijde o { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
fact-joker = { $jokers ->
    [one] použije žolíka
    [few] použije { $jokers } žolíky
    [many] použije { $jokers } žolíka
   *[other] použije { $jokers } žolíků
} a přijde o { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
fact-stuck = žádný kámen nelze položit
fact-passes = vynechá { $stones ->
    [one] kámen, na který
    [few] { $stones } kameny, na které
    [many] { $stones } kamene, na které
   *[other] { $stones } kamenů, na které
} by stačily samotné kostky
fact-spares = { $points ->
    [one] ušetří nejméně { $points } bod
    [few] ušetří nejméně { $points } body
    [many] ušetří nejméně { $points } bodu
   *[other] ušetří nejméně { $points } bodů
}: samotné kostky na žádný kámen nestačí
fact-leaves = { $dice ->
    [one] nechá ostatním kostku
    [few] nechá ostatním { $dice } kostky
    [many] nechá ostatním { $dice } kostky
   *[other] nechá ostatním { $dice } kostek
}

## Refusals

reason-cheops-over = Partie skončila.
reason-cheops-not-rolled = Kostkami se ještě neházelo.
reason-cheops-out-of-turn = Teď staví někdo jiný.
reason-cheops-third-stone = V jednom tahu můžeš položit nejvýš dva kameny.
reason-cheops-marked = Tento kámen už je položený.
reason-cheops-one-alone = V reliéfu musíš položit přesně dva kameny najednou.
reason-cheops-not-adjacent = Oba kameny reliéfu musí ležet hned vedle sebe.
reason-cheops-not-the-relief = Dva kameny najednou se pokládají jen v reliéfu.
reason-cheops-no-support = Nejdřív musí být položené oba kameny pod ním.
reason-cheops-column = Sloup oblouku se musí stavět odspodu.
reason-cheops-capstone = Vrcholový kámen můžeš položit, až budou oba sloupy dokončené.
reason-cheops-die-lies-there = Uprostřed leží kostka této barvy, takže ji musíš použít.
reason-cheops-no-die = Uprostřed není kostka této barvy a v kamenolomu nemáš čím zaplatit.
reason-cheops-other-colour = Tento kámen z kamenolomu má jinou barvu.
reason-cheops-left-of-the-last = Kameny v kamenolomu se musí škrtat zleva doprava.
reason-cheops-struck-twice = Jedním kamenem z kamenolomu zaplatíš jen jeden kámen.
reason-cheops-no-joker = Nemáš už žádného žolíka.

## Choices before the game

setup-first = Kdo začíná
setup-sheets = Stavební listy
setup-sheets-about = Na všech listech jsou stejné stavby a symboly. Liší se jen barvy kamenů.
chosen-first = { $who ->
    [you] Začínáš ty
   *[other] Začíná { $name }
}
chosen-sheet = { $who ->
    [you] Máš list { $letter }
   *[other] { $name } má list { $letter }
}
sheet-letter = List { $letter }
reason-cheops-number-of-sheets = Každý hráč musí mít právě jeden list.
reason-cheops-no-such-sheet = List s tímto písmenem neexistuje.
reason-cheops-same-sheet = Každý hráč musí mít jiný list.
reason-cheops-no-such-starter = Začínat musí někdo, kdo sedí u stolu.

## What is said aloud
announced-completed = { $building ->
    [pyramid] { $who ->
        [you] Dokončuješ pyramidu!
       *[other] { $name } dokončuje pyramidu.
    }
    [arch] { $who ->
        [you] Dokončuješ oblouk!
       *[other] { $name } dokončuje oblouk.
    }
   *[relief] { $who ->
        [you] Dokončuješ reliéf!
       *[other] { $name } dokončuje reliéf.
    }
}
announced-gained = { $who ->
    [you] Získáváš
   *[other] { $name } získává
} bonus za { $bonus ->
    [ankh] anch
    [eye] oko
    [feather] pero
    [lotus] lotos
    [scarab] skarabea
   *[finish] dokončení
}.
announced-gone = Bonus za { $bonus ->
    [ankh] anch
    [eye] oko
    [feather] pero
    [lotus] lotos
    [scarab] skarabea
   *[finish] dokončení
} je pryč.
announced-last-play = { $who ->
    [you] Poslední kolo: máš dvě dokončené stavby.
   *[other] Poslední kolo: { $name } má dvě dokončené stavby.
} { $others ->
    [0] Tím partie končí.
    [one] Zbývá jeden tah.
    [few] Zbývají { $others } tahy.
    [many] Zbývá { $others } tahu.
   *[other] Zbývá { $others } tahů.
}
