# Pyramids in Czech: the table, moves, facts, refusals.

## Keys and buttons

key-chamber = přejít do první nebo druhé komnaty
key-arrows = přecházet mezi políčky
key-enter = vybrat, potom potvrdit

## The end

tie-pyramids = Stejný počet bodů: rozhoduje nejnižší číslo dokončené pyramidy.
shared-pyramids = Stejný počet bodů a žádná dokončená pyramida: vítězství je společné.
points-pyramids-torches = Pochodně
points-pyramids-bonuses = Pyramidové body
points-pyramids-gems = Drahokamy
points-pyramids-skulls = Lebky
points-pyramids-pyramids = Pyramidy

## Shapes and icons

shape-I2 = dvě v řadě
shape-I3 = tři v řadě
shape-L3 = malé L
shape-O4 = čtverec
shape-T4 = T
shape-L4 = velké L
icon-wall = stěna
icon-entrance = vstup
icon-tomb = hrobka
icon-cross = kříž
icon-red-gem = červený drahokam
icon-green-gem = zelený drahokam
icon-torch = pochodeň
icon-skull = lebka
icon-potion = lektvar

## The table

round-turn = Kolo { $round }/{ $rounds } · karta { $turn }/{ $turns }
last-card = Poslední karta
shapes-left = Ještě zakryté
tools = Vzor
tool-shape = Vzor: { $shape }
tool-single = Jen jedno políčko
turn = Otočit
mirror = Zrcadlit
chamber-title = Komnata { $place }: pyramida { $number }
card-picture = Pyramida { $number }
cell-marked = zakřížkováno
cell-free = lze zakřížkovat
cell-ghost = vzor se sem vejde
cell-ghost-wrong = vzor se sem nevejde
say-keep = Ponech si dvě ze svých čtyř pyramid.
say-take = Pyramida dokončena! Vezmi si novou.
say-mark = Zakřížkuj vzor, nebo jedno políčko.
say-mark-single = Vzor se nikam nevejde. Zakřížkuj jedno políčko.
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
score-bonus = Pyramidové body ({ $colour }), dokončeno: { $explored }
score-pending = počítá se na konci tohoto tahu
claim-taken = { $who ->
    [you] { $points }: tvoje
   *[other] { $points }: má { $name }
}
claim-free = { $points }: ještě volné
claim-gone = { $points }: začerněné
score-pyramids = { $count ->
    [one] { $count } pyramida
    [few] { $count } pyramidy
    [many] { $count } pyramidy
   *[other] { $count } pyramid
}
gain-red = Červené drahokamy: { $count }
gain-green = Zelené drahokamy: { $count }
gain-torch = Pochodně: { $count }
gain-skull = Lebky: { $count }
gain-tomb = Dokončené pyramidy: { $count }
gain-cross = Zbývá zakřížkovat políček: { $count }
gain-potion = { $count ->
    [one] lektvar, vypije se po křížích
    [few] { $count } lektvary, vypijí se po křížích
    [many] { $count } lektvaru, vypije se po křížích
   *[other] { $count } lektvarů, vypije se po křížích
}

## Moves

move-mark = { $who ->
    [you] křížkuješ
    [nobody] zakřížkovat
   *[other] křížkuje
} { $count ->
    [one] { $cells } v pyramidě { $card }
    [few] vzor v pyramidě { $card } ({ $cells })
    [many] vzor v pyramidě { $card } ({ $cells })
   *[other] vzor v pyramidě { $card } ({ $cells })
}
move-cross = { $who ->
    [you] křížkuješ
    [nobody] zakřížkovat
   *[other] křížkuje
} { $cells } v pyramidě { $card } (za kříž)
move-keep = { $who ->
    [you] ponecháváš si
    [nobody] ponechat si
   *[other] si ponechává
} pyramidy { $first } a { $second }
move-take = { $who ->
    [you] bereš si
    [nobody] vzít si
   *[other] si bere
} pyramidu { $card }
move-take-deck = { $who ->
    [you] bereš si
    [nobody] vzít si
   *[other] si bere
} vrchní kartu balíčku
move-deal = { $who ->
    [you] Dostáváš čtyři pyramidy
   *[other] { $name } dostává čtyři pyramidy
}
move-offer = Nově v nabídce: { $cards }
move-flip = Odkryto: { $shape }
move-draw = Z balíčku: pyramida { $card }
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

## What a move does

fact-explores = dokončí pyramidu { $pyramid }
fact-claims = získá { $points ->
    [one] { $points } pyramidový bod
    [few] { $points } pyramidové body
    [many] { $points } pyramidového bodu
   *[other] { $points } pyramidových bodů
} (barva: { $colour })
fact-contested = pokud je nezíská někdo s nižším číslem
fact-towards = k { $points } pyramidovým bodům chybí už jen jedna pyramida (barva: { $colour })
fact-nearer = { $cells ->
    [one] o jedno políčko
    [few] o { $cells } políčka
    [many] o { $cells } políčka
   *[other] o { $cells } políček
} blíž k hrobce v pyramidě { $pyramid }, zbývá: { $left }
fact-astray = nepřiblíží se k hrobce v pyramidě { $pyramid }, zbývá: { $left }
fact-late = pyramida { $pyramid } už je dokončená
fact-walled = k hrobce v pyramidě { $pyramid } se už nedá dojít
fact-gems = { $points ->
    [one] drahokamy za { $points } bod
    [few] drahokamy za { $points } body
    [many] drahokamy za { $points } bodu
   *[other] drahokamy za { $points } bodů
}
fact-torch = zapálí pochodeň { $round }. kola: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
fact-crosses = { $cells ->
    [one] jedno políčko navíc
    [few] { $cells } políčka navíc
    [many] { $cells } políčka navíc
   *[other] { $cells } políček navíc
}
fact-skulls = { $skulls ->
    [one] lebka
    [few] { $skulls } lebky
    [many] { $skulls } lebky
   *[other] { $skulls } lebek
}: minusové body stoupnou z { $before } na { $after }
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
    [one] nechá místo pro vzor, který může přijít příště
    [few] nechá místo pro všechny { $shapes } vzory, které mohou přijít příště
    [many] nechá místo pro všech { $shapes } vzoru, které mohou přijít příště
   *[other] nechá místo pro všech { $shapes } vzorů, které mohou přijít příště
}
fact-wanted = právě pyramida { $pyramid } chybí k { $points } pyramidovým bodům (barva: { $colour })
fact-pair = dvě pyramidy stejné barvy ({ $colour }), dohromady za { $points ->
    [one] { $points } pyramidový bod
    [few] { $points } pyramidové body
    [many] { $points } pyramidového bodu
   *[other] { $points } pyramidových bodů
}
fact-denies = sebere pyramidu { $pyramid } ostatním, kteří potřebují její barvu ({ $colour })
fact-short = krátká trasa pyramidou { $pyramid }: { $left ->
    [one] { $left } políčko
    [few] { $left } políčka
    [many] { $left } políčka
   *[other] { $left } políček
}
fact-long = dlouhá trasa pyramidou { $pyramid }: { $left ->
    [one] { $left } políčko
    [few] { $left } políčka
    [many] { $left } políčka
   *[other] { $left } políček
}
fact-rich = pyramida { $pyramid } je bohatá (drahokamy: { $gems }, pochodně: { $torches }, kříže: { $crosses })
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

## Refusals

reason-pyramids-over = Partie skončila.
reason-pyramids-not-keeping = Tvoje dvě pyramidy už jsou vybrané.
reason-pyramids-not-marking = Teď nemáš co křížkovat.
reason-pyramids-cross-first = Nejdřív zakřížkuj políčko navíc za kříž.
reason-pyramids-no-cross = Nemáš žádný nevyužitý kříž.
reason-pyramids-not-your-chamber = To není tvoje komnata.
reason-pyramids-not-the-shape = Zakřížkuj celý vzor, otočený nebo zrcadlený, nebo jedno políčko.
reason-pyramids-one-cell = Za kříž můžeš zakřížkovat přesně jedno políčko.
reason-pyramids-cross-elsewhere = Za kříž můžeš zakřížkovat políčko jen v jedné ze svých dvou komnat.
reason-pyramids-wall = Stěny nelze křížkovat.
reason-pyramids-marked = Každé políčko lze zakřížkovat jen jednou.
reason-pyramids-entrance = První křížky v komnatě musí zahrnovat vstup.
reason-pyramids-apart = Nové křížky musí hranou navazovat na už zakřížkované políčko.
reason-pyramids-not-taking = Teď se karty neberou.
reason-pyramids-another-takes = Teď si kartu bere někdo jiný.
reason-pyramids-not-offered = Tato karta není v nabídce.
reason-pyramids-deck-empty = Balíček je prázdný.

## What is said aloud
announced-torch = { $who ->
    [you] Zapaluješ pochodeň { $round }. kola!
   *[other] { $name } zapaluje pochodeň { $round }. kola.
}
announced-explored = { $who ->
    [you] Dokončuješ pyramidu { $pyramid }!
   *[other] { $name } dokončuje pyramidu { $pyramid }.
}
announced-takes-first = { $who ->
    [you] Nové karty si bereš jako první: { $pyramid } je nejnižší číslo.
   *[other] Nové karty si jako první bere { $name }: { $pyramid } je nejnižší číslo.
}
announced-claimed = { $who ->
    [you] Získáváš
   *[other] { $name } získává
} { $points ->
    [one] { $points } pyramidový bod
    [few] { $points } pyramidové body
    [many] { $points } pyramidového bodu
   *[other] { $points } pyramidových bodů
} za { $colour ->
    [green] zelenou
    [orange] oranžovou
   *[purple] fialovou
}. { $next ->
    [0] Další už nejsou.
   *[other] Příště: { $next }.
}
announced-round-over = Konec { $round }. kola. Všechny expediční karty se znovu zamíchají.
announced-last-card = Tohle je poslední karta partie!
announced-sits-out = { $who ->
    [you] Nemáš už co zakřížkovat, takže tento tah vynecháváš.
   *[other] { $name } už nemá co zakřížkovat a tento tah vynechává.
}
