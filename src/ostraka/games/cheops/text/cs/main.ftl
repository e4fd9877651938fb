# Cheops in Czech: the table, moves, facts, refusals.

## Keys and buttons

pass = Pasovat
pass-still = Přesto pasovat
key-stone = přejít na kámen, který můžeš položit
key-stones = přejít na další nebo předchozí
key-enter-stone = vybrat tento kámen

## The end

tie-cheops = Stejně bodů: rozhoduje větší počet kamenů v pyramidě.
shared-cheops = Stejně bodů i kamenů v pyramidě: vítězství je společné.
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
last-play = Poslední tah
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
relief-scale = Jakou hodnotu má reliéf
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
stone-laid = položen
stone-open = lze položit
stone-cap = vrcholový kámen
stone-pyramid = pyramida, patro { $level }, kámen { $place }
stone-left = levý sloup, patro { $level }
stone-right = pravý sloup, patro { $level }
stone-relief = reliéf, dlaždice { $cell }
stone-paid = { $stone } ({ $how })
how-die = kostka
how-joker = žolík
how-quarry = kámen { $place } z kamenolomu
say-lay = Polož nejvýš dva kameny.
say-second = Ještě jeden kámen, nebo potvrď.
say-stuck = Nelze položit žádný kámen: pasuj.
say-sure = Ještě můžeš položit kameny. Přesto pasovat?
say-relief = Teď druhý kámen, hned vedle.
say-pay = Čím zaplatíš?

## Moves

move-lay = { $who ->
    [you] pokládáš
   *[other] pokládá
} { $count ->
    [one] kámen: { $stones }
    [few] { $count } kameny: { $stones }
    [many] { $count } kamene: { $stones }
   *[other] { $count } kamenů: { $stones }
}
move-done = { $who ->
    [you] končíš se stavěním
   *[other] končí se stavěním
}
move-roll = Hod: { $dice }
advise-lay = { $count ->
    [one] Polož kámen: { $stones }
    [few] Polož { $count } kameny: { $stones }
    [many] Polož { $count } kamene: { $stones }
   *[other] Polož { $count } kamenů: { $stones }
}
advise-done = Skonči se stavěním

## What a move does

fact-pyramid = patro { $level } pyramidy, { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
fact-arch = patro { $level } oblouku, { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
fact-capstone = vrcholový kámen, body: { $points }
fact-relief = reliéf, { $stones ->
    [one] { $stones } kámen
    [few] { $stones } kameny
    [many] { $stones } kamene
   *[other] { $stones } kamenů
}, { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
fact-completes = dokončí stavbu: { $building }
fact-finish = získá bonus za dokončení, body: { $points }
fact-ends = { $margin ->
    [0] ukončí partii se stejným počtem bodů jako nejlepší soupeř
   *[other] ukončí partii; rozdíl proti nejlepšímu soupeři: { $margin }
}
fact-bonus = získá bonus, { $symbol }, body: { $points }
fact-within = k bonusu chybí už jen jeden kámen: { $symbol }
fact-opens = { $stones ->
    [one] zpřístupní další kámen
    [few] zpřístupní další { $stones } kameny
    [many] zpřístupní dalších { $stones } kamene
   *[other] zpřístupní dalších { $stones } kamenů
}
fact-strands = { $stones ->
    [one] jeden kámen reliéfu už nikdy nepůjde postavit
    [few] { $stones } kameny reliéfu už nikdy nepůjde postavit
    [many] { $stones } kamene reliéfu už nikdy nepůjde postavit
   *[other] { $stones } kamenů reliéfu už nikdy nepůjde postavit
}
fact-dice = { $dice ->
    [one] zaplatí kostkou, barva: { $colour }
    [few] zaplatí { $dice } kostkami, barva: { $colour }
    [many] zaplatí { $dice } kostky, barva: { $colour }
   *[other] zaplatí { $dice } kostkami, barva: { $colour }
}
fact-blocks = vezme poslední kostku té barvy ({ $colour }), která by se hodila ostatním
fact-quarry = škrtne v kamenolomu { $stones ->
    [one] jeden kámen
    [few] { $stones } kameny
    [many] { $stones } kamene
   *[other] { $stones } kamenů
}, vzdá se { $points ->
    [one] { $points } bodu
    [few] { $points } bodů
    [many] { $points } bodu
   *[other] { $points } bodů
}
fact-joker = { $jokers ->
    [one] použije žolíka
    [few] použije { $jokers } žolíky
    [many] použije { $jokers } žolíka
   *[other] použije { $jokers } žolíků
}, ztracené body: { $points }
fact-stuck = žádný kámen nelze postavit
fact-passes = vynechá { $stones ->
    [one] kámen
    [few] { $stones } kameny
    [many] { $stones } kamene
   *[other] { $stones } kamenů
}, i když by stačily kostky
fact-spares = { $points ->
    [one] ušetří nejméně { $points } bod
    [few] ušetří nejméně { $points } body
    [many] ušetří nejméně { $points } bodu
   *[other] ušetří nejméně { $points } bodů
}: samotné kostky na nic nestačí
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
reason-cheops-third-stone = V jednom tahu se staví nejvýš dva kameny.
reason-cheops-marked = Tento kámen už stojí.
reason-cheops-one-alone = V reliéfu se pokládají přesně dva kameny najednou.
reason-cheops-not-adjacent = Oba kameny reliéfu musí ležet hned vedle sebe.
reason-cheops-not-the-relief = Dva kameny najednou se pokládají jen v reliéfu.
reason-cheops-no-support = Nejdřív musí stát oba kameny pod ním.
reason-cheops-column = Sloup oblouku se staví odspodu.
reason-cheops-capstone = Vrcholový kámen lze položit, až budou oba sloupy dokončené.
reason-cheops-die-lies-there = Uprostřed leží kostka této barvy a musí se použít.
reason-cheops-no-die = Uprostřed není kostka této barvy a v kamenolomu není čím zaplatit.
reason-cheops-other-colour = Tento kámen z kamenolomu má jinou barvu.
reason-cheops-left-of-the-last = V kamenolomu se škrtá zleva doprava.
reason-cheops-struck-twice = Jedním kamenem z kamenolomu se zaplatí jeden kámen.
reason-cheops-no-joker = Žádný žolík už nezbývá.

## Choices before the game

setup-first = Kdo začíná
setup-sheets = Stavební listy
setup-sheets-about = Na všech listech jsou stejné stavby a symboly. Liší se jen barvy kamenů.
chosen-first = { $who ->
    [you] Začínáš ty
   *[other] Začíná: { $name }
}
chosen-sheet = { $who ->
    [you] Tvůj list: { $letter }
   *[other] List { $letter }: { $name }
}
sheet-letter = List { $letter }
reason-cheops-number-of-sheets = Každý hráč musí mít právě jeden list.
reason-cheops-no-such-sheet = List s tímto písmenem neexistuje.
reason-cheops-same-sheet = Každý hráč musí mít jiný list.
reason-cheops-no-such-starter = Začínat musí někdo u stolu.

## What is said aloud
announced-completed = { $who ->
    [you] Dokončuješ
   *[other] { $name } dokončuje
} { $building ->
    [pyramid] pyramidu
    [arch] vítězný oblouk
   *[relief] reliéf
}.
announced-gained = { $who ->
    [you] Získáváš
   *[other] { $name } získává
} bonus { $bonus ->
    [ankh] „anch“
    [eye] „oko“
    [feather] „pero“
    [lotus] „lotos“
    [scarab] „skarabeus“
   *[finish] za dokončení
}.
announced-gone = Bonus { $bonus ->
    [ankh] „anch“
    [eye] „oko“
    [feather] „pero“
    [lotus] „lotos“
    [scarab] „skarabeus“
   *[finish] za dokončení
} je pryč.
announced-last-play = { $who ->
    [you] Máš dvě dokončené stavby:
   *[other] { $name } má dvě dokončené stavby:
} toto je poslední tah. { $others ->
    [0] Nikdo další už nestaví.
    [one] Ještě staví jeden hráč.
    [few] Ještě staví { $others } hráči.
    [many] Ještě staví { $others } hráče.
   *[other] Ještě staví { $others } hráčů.
}
