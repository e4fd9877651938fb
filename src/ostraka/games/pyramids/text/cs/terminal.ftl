# Pyramidy v terminálu, česky.

## The screen

pyramids-gem = drahokam
pyramids-before = před prvním kolem
pyramids-against = { $name } proti: { $others }
pyramids-no-chamber = žádná komnata nezbývá
pyramids-turn-it =
    lze otočit
    i zrcadlit
pyramids-bonuses = Bonusy
pyramids-bonuses-left = Volné body:
pyramids-chambers = komnaty
pyramids-penalty-now = teď −{ $penalty }
pyramids-penalty-next = pak −{ $penalty }

## What a draft brings

pyramids-brings = Tento tah: { $gains }.
pyramids-brings-nothing = Tento tah: delší trasa, ale zatím žádné body.
pyramids-full = na další { $gem } už není místo
pyramids-torch-lit = žádná pochodeň: ta pro { $round }. kolo už hoří (P18)
pyramids-skulls = lebky { $had } → { $has }, minusové body { $before } → { $after }
pyramids-potion = lektvar vymaže až dvě lebky
pyramids-crosses-lost = { $count ->
    [one] { $count } kříž propadá: nezbývá žádné políčko (PR3)
    [few] { $count } kříže propadají: nezbývá žádné políčko (PR3)
    [many] { $count } kříže propadá: nezbývá žádné políčko (PR3)
   *[other] { $count } křížů propadá: nezbývá žádné políčko (PR3)
}

## What was typed

pyramids-other-verb = Teď nejde { $verb }, na řadě je { $due }.
pyramids-name-two-cards = Uveď obě karty.
pyramids-name-one-card = Uveď jednu kartu z nabídky, nebo balíček.
pyramids-name-chamber = Uveď komnatu a její políčka.
pyramids-name-cells = Uveď i políčka.
pyramids-name-one-chamber = Uveď jednu komnatu, potom její políčka.
pyramids-which-chamber = Před políčky uveď komnatu: { $cards }.
pyramids-not-yours = { $card } není tvoje komnata: uveď { $cards }.
pyramids-your-chambers = Tvoje komnaty: { $cards }.
pyramids-your-cards = Tvoje karty: { $cards }.
pyramids-offered = V nabídce: { $cards }.
reason-pyramids-not-dealt = Ponech si přesně dvě ze svých čtyř karet.
reason-pyramids-no-such-card = Taková karta neexistuje.
reason-pyramids-repeated-card = Stejná karta je uvedená dvakrát.
reason-pyramids-repeated-cell = Stejné políčko je uvedené dvakrát.
reason-pyramids-off-the-chamber = Takové políčko neexistuje: políčka jsou a1 až e5.

## Help

pyramids-help-aim = Křížkuj v komnatě trasu od vstupu (E) k hrobce (T). V každém tahu se pro všechny odkryje jeden vzor: zakřížkuj ho celý, otočený nebo zrcadlený, v jedné ze svých dvou komnat, nebo místo něj jedno políčko. První křížky v komnatě musí zahrnovat vstup, další musí hranou navazovat na zakřížkované políčko; stěny (#) nelze křížkovat. Po čtyřech kolech po sedmi kartách vyhrává nejvyšší skóre.
pyramids-help-tomb = hrobka: dokončeno, 10 bodů; bereš si novou kartu z nabídky nebo z balíčku
pyramids-help-red = červený drahokam: se zeleným 5 bodů, sám 1
pyramids-help-green = zelený drahokam: s červeným 5 bodů, sám 1
pyramids-help-torch = pochodeň: 5 bodů, jednou za kolo
pyramids-help-skull = lebka: počítají se jen tvoje největší minusové body
pyramids-help-cross = kříž: hned zakřížkuj jedno políčko navíc
pyramids-help-potion = lektvar: vymaže tvoje dvě nejhorší lebky
pyramids-help-bonuses = Za 2., 4. a 6. pyramidu jedné barvy získáš její nejvyšší volné pyramidové body: 10, pak 6, pak 3.
pyramids-help-shapes = Vzory; v kole se použije sedm z osmi karet:
pyramids-help-mark = políčka karty 3, sloupec a řada; nebo: { $short }, nebo: { $shorter }
pyramids-help-cross-move = políčko za kříž; nebo: { $short }
pyramids-help-keep = ponechá si dvě ze čtyř karet
pyramids-help-take = vezme si kartu z nabídky; { $deck } vezme vrchní kartu balíčku

## Score sheet

pyramids-score-torches = pochodně, po 5
pyramids-score-bonuses = pyramidové body
pyramids-score-gems = drahokamy, 5 za pár, jinak po 1
pyramids-score-skulls = největší minusové body za lebky
pyramids-score-pyramids = dokončené pyramidy, po 10
