# Slova Ostraky česky: stránky, stoly, tahy, důvody.

## The page

home = Domů
skip = Přejít ke hře
close = Zavřít
language = Jazyk
sound = Zvuk
to-light = Světlý vzhled
to-dark = Tmavý vzhled
lead = Dvě hry s tužkou mezi pyramidami. Hraj hned proti botovi, nebo s přáteli přes odkaz. Bez účtu a bez instalace.
credits = Ostraka je nezávislé zpracování vydaných pravidel s vlastním rozvržením, texty a obrázky. Autoři her: Phil Walker-Harding (Pyramidy) a Florian Ortlepp, Helmut Ortlepp a Steffen Benndorf (Cheops).
offline = Server není dostupný. Tato stránka se přesto otevře, ale partie, rozbory a lekce ho potřebují: zkus to znovu, až bude připojení.
unloaded = Část této stránky se nepodařilo načíst. Možná nejsi online, nebo je k dispozici novější verze.
reload = Načíst znovu
lost = Tady nic není
lost-about = Tato adresa nikam nevede. Možná se při kopírování ztratil její konec.

## The games

game-pyramids = Pyramidy
game-cheops = Cheops
about-pyramids = Odkryje se vzor a všichni ho zakřížkují: najdi cestu od vstupu k hrobce. 2 až 4 hráči, 20 minut.
about-cheops = Hodí se kostkami a všichni staví: pyramidu, oblouk a reliéf. 2 až 5 hráčů, 20 minut.
play = Hrát
friends = S přáteli
pass-and-play = Na jednom zařízení
opponents = Soupeři
opponent = Tvůj soupeř
unfinished = Rozehrané partie
continue = Hrát dál: { $game } · { $names }
finished = Dohrané partie
join = Přidat se přes odkaz
join-hint = Sem vlož odkaz
join-go = Přidat se
join-lost = To není odkaz na stůl. Zkopíruj celou adresu z pozvánky.
replay-file = Prohlédnout uloženou partii
rules = Pravidla
learn = Výuka

## Opponents

bot = Bot
level-random = Náhoda
level-novice = Nováček
level-scribe = Písař
level-architect = Architekt
level-pharaoh = Faraon
level-about-novice = Hraje podle jednoduchých návyků. Dobrý pro první partii.
level-about-scribe = Zvažuje, co každý tah přinese hned.
level-about-architect = Z mnoha partií ví, co se nakonec vyplatí.
level-about-pharaoh = Před každým tahem zkusí tisíce partií.
bot-level = Bot: { $level }
guest = Host
you = ty
your-seat = Ty
player = Hráč { $number }
seat = Místo { $number }
your-name = Tvoje jméno
name-of = Jméno hráče { $number }
chair-friend = Někdo z přátel, přes odkaz
chair-here = Někdo u tohoto zařízení
one-more = Další hráč
remove = Odebrat
wish-hints = Nápověda je povolená
wish-delay = Boti se na chvilku zamyslí, jako lidé
wish-watching = Ostatní se smějí dívat
open-table = Otevřít stůl

## A table that waits

lobby-waiting = { $count ->
    [one] Čeká se ještě na jednoho člověka.
    [few] Čeká se ještě na { $count } lidi.
    [many] Čeká se ještě na { $count } člověka.
   *[other] Čeká se ještě na { $count } lidí.
}
seat-free = Volné místo
sit-down = Sednout sem
stand-up = Vstát
ready = Můžeme hrát
not-ready = připravuje se
invite = Pozvat přátele
address = Odkaz
address-code = Odkaz jako QR kód
invite-text = Přidej se k mému stolu na Ostrace
copy = Kopírovat
copied = Zkopírováno
share = Sdílet
other-device = Použít i jiné zařízení
other-device-about = Otevři tento soukromý odkaz na svém druhém zařízení: budou tam i tvoje jméno, tvoje místa a tvoje partie. Nikomu jinému ho nedávej.
key-title = Tvoje partie na tomto zařízení
key-about = Tento soukromý odkaz tě přenese do tohoto prohlížeče: budou tu i tvoje jméno, tvoje místa a tvoje partie. Dosavadní totožnost v tomto prohlížeči se zapomene.
key-accept = Přenést sem

## A table that is played at

connecting = Připojování…
state-connecting = Připojování…
state-live = Připojeno
state-away = Spojení se přerušilo. Zkouší se to znovu…
state-gone = Tento stůl je zavřený.
table-lost = Tento stůl nelze zobrazit
watching = Díváš se
watchers = { $count ->
    [one] Dívá se jeden člověk
    [few] Dívají se { $count } lidé
    [many] Dívá se { $count } člověka
   *[other] Dívá se { $count } lidí
}
away = pryč
thinking = na tahu
waiting-for = Čeká se na: { $names }
confirm = Potvrdit
pass = Pasovat
pass-still = Přesto pasovat
undo = Zpět
hint = Nápověda
hint-thinking = Hledá se dobrý tah…
hint-use = Ukázat
hint-odds = { $win } % šance na výhru, náskok na konci: { $margin }
log = Průběh partie
log-empty = Zatím nic.
log-line = { $name }: { $move }
help = Nápověda
keys = Klávesy
key-chamber = přejít do první nebo druhé komnaty
key-arrows = chodit z políčka na políčko
key-enter = vybrat, potom potvrdit
key-stone = přejít na kámen, který lze postavit
key-stones = přejít na další nebo předchozí
key-enter-stone = vybrat tento kámen
enlarge = Zvětšit
score-card = Hodnoticí karta
gone = { $name } není u stolu.
stand-in = Ať hraje bot
stand-in-mine = Hraje za tebe bot: { $level }.
take-back = Jsem zpět
hand-over = Předej zařízení dál. Teď hraje: { $name }
hand-over-ready = Tady { $name }
plays = Hraje { $name }
clause = Pravidlo { $clause }

## The end

end-won = Vyhráváš!
end-shared = Společné vítězství!
end-winner = { $count ->
    [one] Vyhrává { $names }
    [few] Společné vítězství: { $names }
    [many] Společné vítězství: { $names }
   *[other] Společné vítězství: { $names }
}
tie-pyramids = Stejně bodů: rozhoduje nejnižší číslo dokončené pyramidy.
tie-cheops = Stejně bodů: rozhoduje větší počet kamenů v pyramidě.
rematch = Odveta
record = Uložit partii
points-source = Odkud jsou body
points-total = Celkem
points-torches = Pochodně
points-bonuses = Bonusy
points-gems = Drahokamy
points-skulls = Lebky
points-pyramids = Pyramidy
points-pyramid = Pyramida
points-arch = Oblouk
points-relief = Reliéf
points-quarry = Kamenolom
points-jokers = Žolíci

## Colours, shapes, icons

colour-green = zelená
colour-orange = oranžová
colour-purple = fialová
colour-blue = modrá
colour-pink = růžová
colour-red = červená
colour-yellow = žlutá
shape-I2 = dvě v řadě
shape-I3 = tři v řadě
shape-L3 = malý roh
shape-O4 = čtverec
shape-T4 = T
shape-L4 = velký roh
icon-wall = stěna
icon-entrance = vstup
icon-tomb = hrobka
icon-cross = kříž
icon-red-gem = červený drahokam
icon-green-gem = zelený drahokam
icon-torch = pochodeň
icon-skull = lebka
icon-potion = lektvar

## Pyramids

round-turn = Kolo { $round }/{ $rounds } · karta { $turn }/{ $turns }
shapes-left = Zbývá v tomto kole
tools = Vzor
tool-shape = Vzor: { $shape }
tool-single = Místo něj jedno políčko
turn = Otočit
mirror = Zrcadlit
chamber-title = Komnata { $place }: pyramida { $number }
card-picture = Pyramida { $number }
cell-marked = zakřížkováno
cell-chosen = vybráno
cell-free = lze zakřížkovat
cell-ghost = vzor se sem vejde
cell-ghost-wrong = vzor se sem nevejde
say-keep = Ponech si dvě ze svých čtyř pyramid.
say-take = Pyramida dokončena! Vezmi si novou.
say-sending = Odesílá se …
say-mark = Zakřížkuj vzor, nebo jedno políčko.
say-mark-single = Vzor se nikam nevejde: zakřížkuj jedno políčko.
say-only-so = Jinak se sem nevejde.
say-cross = Kříž! Zakřížkuj ještě jedno políčko.
choose-keep = Ponech si dvě pyramidy
choose-take = Vezmi si novou pyramidu
take-deck = Vrchní karta balíčku, naslepo (zbývá: { $count })
offer = Nabídka
deck-left = v balíčku: { $count }
score-torches = Pochodně: { $count } ze 4
score-red = Červené drahokamy: { $count } z 10
score-green = Zelené drahokamy: { $count } z 10
score-skulls = Lebky: { $count } z 10, minusové body: { $penalty }
score-bonus = Pyramidové body, barva: { $colour }; dokončeno: { $explored }, ještě volné: { $free }
score-pyramids = { $count ->
    [one] { $count } pyramida
    [few] { $count } pyramidy
    [many] { $count } pyramidy
   *[other] { $count } pyramid
}
score-bonuses = Bonusy
gain-red = Červené drahokamy: { $count }
gain-green = Zelené drahokamy: { $count }
gain-torch = Pochodně: { $count }
gain-skull = Lebky: { $count }
gain-tomb = Dokončené pyramidy: { $count }
gain-cross = Zbývá zakřížkovat políček: { $count }
gain-points = { $points ->
    [one] { $sign }{ $points } bod
    [few] { $sign }{ $points } body
    [many] { $sign }{ $points } bodu
   *[other] { $sign }{ $points } bodů
}

## Cheops

dice-middle = Kostky
active-player = Aktivní hráč:
dice-blocked = Kostky, které si vzal aktivní hráč
building-pyramid = Pyramida
building-arch = Vítězný oblouk
building-relief = Reliéf
bonuses = Bonusy
bonus-got = získaný
bonus-free = ještě volný
bonus-gone = pryč
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
quarry-gone = už není volný
jokers-left = { $count ->
    [one] zbývá { $count } žolík
    [few] zbývají { $count } žolíci
    [many] zbývá { $count } žolíka
   *[other] zbývá { $count } žolíků
}
stone-built = postaveno
stone-open = lze postavit
stone-cap = vrcholový kámen
stone-pyramid = pyramida, patro { $level }, kámen { $place }
stone-left = levý sloup, patro { $level }
stone-right = pravý sloup, patro { $level }
stone-relief = reliéf, dlaždice { $cell }
how-die = kostka
how-joker = žolík
how-quarry = kamenolom { $place }
say-lay = Postav nejvýš dva kameny.
say-second = Ještě jeden kámen, nebo potvrď.
say-stuck = Žádný kámen nelze postavit: pasuj.
say-sure = Ještě se dá stavět. Přesto pasovat?
say-relief = Teď druhý kámen, hned vedle.
say-pay = Čím zaplatíš?

## Moves

move-mark = { $who ->
    [you] křížkuješ
   *[other] křížkuje
} { $count ->
    [one] { $cells } v pyramidě { $card }
    [few] vzor v pyramidě { $card } ({ $cells })
    [many] vzor v pyramidě { $card } ({ $cells })
   *[other] vzor v pyramidě { $card } ({ $cells })
}
move-cross = { $who ->
    [you] křížkuješ
   *[other] křížkuje
} { $cells } v pyramidě { $card } za kříž
move-keep = { $who ->
    [you] ponecháváš si
   *[other] ponechává si
} pyramidy { $first } a { $second }
move-take = { $who ->
    [you] bereš si
   *[other] bere si
} pyramidu { $card }
move-take-deck = { $who ->
    [you] bereš si
   *[other] bere si
} vrchní kartu balíčku
move-lay = { $who ->
    [you] stavíš
   *[other] staví
}: { $stone } ({ $how })
move-done = { $who ->
    [you] končíš se stavěním
   *[other] končí se stavěním
}
move-deal = { $who ->
    [you] Dostáváš čtyři pyramidy
   *[other] { $name } dostává čtyři pyramidy
}
move-offer = Nově v nabídce: { $cards }
move-flip = Odkryto: { $shape }
move-draw = Je to pyramida { $card }
move-roll = Hod: { $dice }
news-mark = { $who ->
    [you] křížkuješ
   *[other] křížkuje
} { $count ->
    [one] políčko v pyramidě { $card }
    [few] vzor v pyramidě { $card }
    [many] vzor v pyramidě { $card }
   *[other] vzor v pyramidě { $card }
}
news-cross = { $who ->
    [you] křížkuješ
   *[other] křížkuje
} ještě jedno políčko v pyramidě { $card }
advise-mark = { $count ->
    [one] Zakřížkuj políčko v pyramidě { $card }
    [few] Zakřížkuj vzor v pyramidě { $card }
    [many] Zakřížkuj vzor v pyramidě { $card }
   *[other] Zakřížkuj vzor v pyramidě { $card }
}
advise-cross = Zakřížkuj ještě jedno políčko v pyramidě { $card }
advise-keep = Ponech si pyramidy { $first } a { $second }
advise-take = Vezmi si pyramidu { $card }
advise-take-deck = Vezmi si vrchní kartu balíčku
advise-lay = Postav: { $stone } ({ $how })
advise-done = Skonči se stavěním

## What a move does

fact-explores = dokončí pyramidu { $pyramid }
fact-claims = získá pyramidové body: { $points } (barva: { $colour })
fact-towards = ještě jedna pyramida (barva: { $colour }) k pyramidovým bodům: { $points }
fact-nearer = { $cells ->
    [one] o jedno políčko
    [few] o { $cells } políčka
    [many] o { $cells } políčka
   *[other] o { $cells } políček
} blíž k hrobce v pyramidě { $pyramid }, zbývá: { $left }
fact-astray = nepřiblíží se k hrobce v pyramidě { $pyramid }, zbývá: { $left }
fact-late = pyramida { $pyramid } už je dokončená
fact-walled = k hrobce v pyramidě { $pyramid } už nevede cesta
fact-gems = { $points ->
    [one] drahokamy za { $points } bod
    [few] drahokamy za { $points } body
    [many] drahokamy za { $points } bodu
   *[other] drahokamy za { $points } bodů
}
fact-torch = zapálí pochodeň kola { $round }, body: { $points }
fact-crosses = { $cells ->
    [one] ještě jedno políčko k zakřížkování
    [few] ještě { $cells } políčka k zakřížkování
    [many] ještě { $cells } políčka k zakřížkování
   *[other] ještě { $cells } políček k zakřížkování
}
fact-skulls = { $skulls ->
    [one] lebka
    [few] { $skulls } lebky
    [many] { $skulls } lebky
   *[other] { $skulls } lebek
}: minusové body dřív { $before }, teď { $after }
fact-potion = { $skulls ->
    [0] lektvar, ale žádná lebka k vymazání
    [one] lektvar vymaže lebku, minusové body klesnou o { $points }
    [few] lektvar vymaže { $skulls } lebky, minusové body klesnou o { $points }
    [many] lektvar vymaže { $skulls } lebky, minusové body klesnou o { $points }
   *[other] lektvar vymaže { $skulls } lebek, minusové body klesnou o { $points }
}
fact-useless = nenechá místo pro vzor: { $shape }
fact-useful = udělá místo pro vzor: { $shape }
fact-forgoes = jedno políčko, i když by se vzor vešel
fact-ready = { $shapes ->
    [one] nechá místo pro vzor, který může přijít
    [few] nechá místo pro všechny { $shapes } vzory, které mohou přijít
    [many] nechá místo pro všech { $shapes } vzoru, které mohou přijít
   *[other] nechá místo pro všech { $shapes } vzorů, které mohou přijít
}
fact-wanted = právě pyramida { $pyramid } chybí k pyramidovým bodům: { $points } (barva: { $colour })
fact-pair = dvě komnaty stejné barvy ({ $colour }), spolu pyramidové body: { $points }
fact-denies = vezme pyramidu { $pyramid } ostatním, kterým chybí barva: { $colour }
fact-short = krátká cesta v pyramidě { $pyramid }: { $left ->
    [one] { $left } políčko
    [few] { $left } políčka
    [many] { $left } políčka
   *[other] { $left } políček
}
fact-long = dlouhá cesta v pyramidě { $pyramid }: { $left ->
    [one] { $left } políčko
    [few] { $left } políčka
    [many] { $left } políčka
   *[other] { $left } políček
}
fact-rich = pyramida { $pyramid } je bohatá: drahokamy { $gems }, pochodně { $torches }, kříže { $crosses }
fact-guarded = pyramidu { $pyramid } { $skulls ->
    [one] hlídá lebka
    [few] hlídají { $skulls } lebky
    [many] hlídá { $skulls } lebky
   *[other] hlídá { $skulls } lebek
}
fact-unseen = { $cards ->
    [one] poslední karta balíčku
    [few] jedna z neznámých karet (celkem { $cards })
    [many] jedna z neznámých karet (celkem { $cards })
   *[other] jedna z neznámých karet (celkem { $cards })
}
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
    [0] ukončí partii nastejno s nejlepším soupeřem
   *[other] ukončí partii, náskok před nejlepším soupeřem: { $margin }
}
fact-bonus = získá bonus, { $symbol }, body: { $points }
fact-within = k bonusu chybí už jen jeden kámen: { $symbol }
fact-opens = { $stones ->
    [one] půjde postavit ještě jeden kámen
    [few] půjde postavit ještě { $stones } kameny
    [many] půjde postavit ještě { $stones } kamene
   *[other] půjde postavit ještě { $stones } kamenů
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

refused-bad-message = Tomu server nerozuměl. Načti stránku znovu.
refused-not-yours = To udělat nemůžeš.
refused-foreign-origin = Tato stránka pochází z jiného webu.
refused-unknown = Takový stůl tu není. Odkaz možná není celý.
refused-taken = Místo už obsadil někdo jiný.
refused-too-early = Na to je příliš brzy.
refused-too-late = Na to je příliš pozdě.
refused-too-big = To je příliš dlouhé.
refused-illegal = To pravidla nedovolují.
refused-not-whole = V tomto tahu ještě něco zbývá.
refused-too-fast = Příliš mnoho najednou. Chvilku počkej.
refused-broken = Na serveru se něco pokazilo. Zkus to znovu.
refused-busy = Příliš mnoho lidí najednou. Zkus to za chvilku.
refused-unavailable = Server neodpovídá. Zkouší se to znovu.
reason-pyramids-over = Partie skončila.
reason-pyramids-not-keeping = Tvoje dvě pyramidy už jsou vybrané.
reason-pyramids-not-marking = Teď nemáš co křížkovat.
reason-pyramids-cross-first = Kříž chce nejdřív ještě jedno políčko.
reason-pyramids-no-cross = Žádný kříž nechce další políčko.
reason-pyramids-not-your-chamber = To není tvoje komnata.
reason-pyramids-not-the-shape = Zakřížkuj celý vzor, otočený nebo zrcadlený, nebo jedno políčko.
reason-pyramids-one-cell = Za kříž se zakřížkuje přesně jedno políčko.
reason-pyramids-cross-elsewhere = Za kříž se zakřížkuje políčko v jedné ze dvou vlastních komnat.
reason-pyramids-wall = Stěnu nelze nikdy zakřížkovat.
reason-pyramids-marked = Každé políčko se křížkuje jen jednou.
reason-pyramids-entrance = První křížky v komnatě musí zahrnout její vstup.
reason-pyramids-apart = Křížky musí hranou navazovat na políčko zakřížkované dřív.
reason-pyramids-not-taking = Teď si nikdo nebere kartu.
reason-pyramids-another-takes = Teď si kartu bere někdo jiný.
reason-pyramids-not-offered = Tato karta není v nabídce.
reason-pyramids-deck-empty = Balíček je prázdný.
reason-cheops-over = Partie skončila.
reason-cheops-not-rolled = Kostkami se ještě neházelo.
reason-cheops-out-of-turn = Teď staví někdo jiný.
reason-cheops-third-stone = V jednom tahu se staví nejvýš dva kameny.
reason-cheops-marked = Tento kámen už stojí.
reason-cheops-one-alone = V reliéfu se pokládají přesně dva kameny najednou.
reason-cheops-not-adjacent = Oba kameny reliéfu leží hned vedle sebe.
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
