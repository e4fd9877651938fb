# Pyramids in Italian: the table, moves, facts, refusals.

## Keys and buttons

key-chamber = vai alla prima o alla seconda stanza
key-arrows = spostati di casella in casella
key-enter = scegli, poi conferma

## The end

tie-pyramids = Parità di punti: vince la piramide completata con il numero più basso.
shared-pyramids = Parità di punti e nessuna piramide completata: la vittoria è condivisa.
points-pyramids-torches = Fiaccole
points-pyramids-bonuses = Punti Piramide
points-pyramids-gems = Gemme
points-pyramids-skulls = Teschi
points-pyramids-pyramids = Piramidi

## Shapes and icons

shape-I2 = due in fila
shape-I3 = tre in fila
shape-L3 = L piccola
shape-O4 = quadrato
shape-T4 = T
shape-L4 = L grande
icon-wall = muro
icon-entrance = ingresso
icon-tomb = tomba
icon-cross = croce
icon-red-gem = gemma rossa
icon-green-gem = gemma verde
icon-torch = fiaccola
icon-skull = teschio
icon-potion = pozione

## The table

round-turn = Round { $round } di { $rounds } · carta { $turn } di { $turns }
last-card = Ultima carta
shapes-left = Ancora coperte
tools = Configurazione
tool-shape = Configurazione: { $shape }
tool-single = Una sola casella
turn = Ruota
mirror = Specchia
chamber-title = Stanza { $place }: piramide { $number }
card-picture = Piramide { $number }
cell-marked = segnata
cell-free = si può segnare
cell-ghost = qui la configurazione ci sta
cell-ghost-wrong = qui la configurazione non ci sta
say-keep = Tieni due delle tue quattro piramidi.
say-take = Piramide completata! Prendine una nuova.
say-mark = Segna la configurazione o una sola casella.
say-mark-single = La configurazione non ci sta: segna una casella.
say-only-so = Qui ci sta solo così.
say-cross = Una croce! Segna un’altra casella.
choose-keep = Tieni due piramidi
choose-take = Prendi una nuova piramide
take-deck = Prima carta del mazzo, coperta (rimaste: { $count })
offer = Offerta
deck-left = nel mazzo: { $count }
score-torches = Fiaccole: { $count } su 4
score-red = Gemme rosse: { $count } su 10
score-green = Gemme verdi: { $count } su 10
score-skulls = Teschi: { $count } su 10, punti negativi: { $penalty }
score-bonus = Punti Piramide ({ $colour }), piramidi completate: { $explored }
score-pending = conteggio alla fine di questo turno
claim-taken = { $who ->
    [you] { $points }: tuoi
   *[other] { $points }: riscossi da { $name }
}
claim-free = { $points }: ancora disponibili
claim-gone = { $points }: anneriti
score-pyramids = { $count ->
    [one] { $count } piramide
   *[other] { $count } piramidi
}
gain-red = Gemme rosse: { $count }
gain-green = Gemme verdi: { $count }
gain-torch = Fiaccole: { $count }
gain-skull = Teschi: { $count }
gain-tomb = Piramidi completate: { $count }
gain-cross = Caselle ancora da segnare: { $count }
gain-potion = { $count ->
    [one] una pozione, da bere dopo le croci
   *[other] { $count } pozioni, da bere dopo le croci
}

## Moves

move-mark = { $who ->
    [you] segni
    [nobody] segnare
   *[other] segna
} { $count ->
    [one] { $cells } nella piramide { $card }
   *[other] la configurazione nella piramide { $card } ({ $cells })
}
move-cross = { $who ->
    [you] segni
    [nobody] segnare
   *[other] segna
} { $cells } nella piramide { $card } (croce)
move-keep = { $who ->
    [you] tieni
    [nobody] tenere
   *[other] tiene
} le piramidi { $first } e { $second }
move-take = { $who ->
    [you] prendi
    [nobody] prendere
   *[other] prende
} la piramide { $card }
move-take-deck = { $who ->
    [you] prendi
    [nobody] prendere
   *[other] prende
} la prima carta del mazzo
move-deal = { $who ->
    [you] Ricevi quattro piramidi
   *[other] { $name } riceve quattro piramidi
}
move-offer = Novità nell’offerta: { $cards }
move-flip = Carta girata: { $shape }
move-draw = Pescata: piramide { $card }
news-mark = { $who ->
    [you] segni
   *[other] segna
} { $count ->
    [one] una casella nella piramide { $card }
   *[other] la configurazione nella piramide { $card }
}
news-cross = { $who ->
    [you] segni
   *[other] segna
} un’altra casella nella piramide { $card }
advise-mark = { $count ->
    [one] Segna una casella nella piramide { $card }
   *[other] Segna la configurazione nella piramide { $card }
}
advise-cross = Segna un’altra casella nella piramide { $card }
advise-keep = Tieni le piramidi { $first } e { $second }
advise-take = Prendi la piramide { $card }
advise-take-deck = Prendi la prima carta del mazzo

## What a move does

fact-explores = completa la piramide { $pyramid }
fact-claims = dà { $points } punti Piramide di colore { $colour }
fact-contested = se nessuno con un numero più basso li riscuote prima
fact-towards = manca solo una piramide di colore { $colour } per { $points } punti Piramide
fact-nearer = avvicina di { $cells ->
    [one] una casella
   *[other] { $cells } caselle
} alla tomba della piramide { $pyramid }, { $left ->
    [one] ne manca { $left }
   *[other] ne mancano { $left }
}
fact-astray = non avvicina alla tomba della piramide { $pyramid }, { $left ->
    [one] manca { $left } casella
   *[other] mancano { $left } caselle
}
fact-late = la piramide { $pyramid } è già completata
fact-walled = la tomba della piramide { $pyramid } non si può più raggiungere
fact-gems = { $points ->
    [one] gemme per { $points } punto
   *[other] gemme per { $points } punti
}
fact-torch = accende la fiaccola del round { $round }: { $points } punti
fact-crosses = { $cells ->
    [one] una casella in più da segnare
   *[other] { $cells } caselle in più da segnare
}
fact-skulls = { $skulls ->
    [one] un teschio
   *[other] { $skulls } teschi
}: i punti negativi passano da { $before } a { $after }
fact-potion = { $skulls ->
    [0] una pozione, senza teschi da cancellare
    [one] una pozione cancella un teschio e riduce i punti negativi di { $points }
   *[other] una pozione cancella { $skulls } teschi e riduce i punti negativi di { $points }
}
fact-useless = non lascia spazio a questa configurazione: { $shape }
fact-useful = fa spazio a questa configurazione: { $shape }
fact-forgoes = una sola casella, anche se la configurazione ci starebbe
fact-ready = { $shapes ->
    [one] lascia spazio alla configurazione che può uscire
   *[other] lascia spazio a tutte e { $shapes } le configurazioni che possono uscire
}
fact-wanted = la piramide { $pyramid } è quella che serve per { $points } punti Piramide di colore { $colour }
fact-pair = due piramidi di colore { $colour }, insieme valgono { $points } punti Piramide
fact-denies = toglie la piramide { $pyramid } a chi cerca il colore { $colour }
fact-short = un percorso breve nella piramide { $pyramid }: { $left ->
    [one] { $left } casella
   *[other] { $left } caselle
}
fact-long = un percorso lungo nella piramide { $pyramid }: { $left ->
    [one] { $left } casella
   *[other] { $left } caselle
}
fact-rich = la piramide { $pyramid } è ricca (gemme: { $gems }, fiaccole: { $torches }, croci: { $crosses })
fact-guarded = la piramide { $pyramid } è sorvegliata da { $skulls ->
    [one] un teschio
   *[other] { $skulls } teschi
}
fact-unseen = { $cards ->
    [one] l’ultima carta del mazzo
   *[other] una delle { $cards } carte coperte
}

## Refusals

reason-pyramids-over = La partita è finita.
reason-pyramids-not-keeping = Hai già scelto le tue due piramidi.
reason-pyramids-not-marking = Ora non c’è niente da segnare.
reason-pyramids-cross-first = Prima segna la casella in più per la croce.
reason-pyramids-no-cross = Non hai più croci da usare.
reason-pyramids-not-your-chamber = Questa non è una delle tue stanze.
reason-pyramids-not-the-shape = Segna tutta la configurazione, ruotata o specchiata, o una sola casella.
reason-pyramids-one-cell = Con una croce si segna esattamente una casella.
reason-pyramids-cross-elsewhere = Con una croce si segna una casella in una delle tue due stanze.
reason-pyramids-wall = I muri non si possono segnare.
reason-pyramids-marked = Ogni casella si può segnare una volta sola.
reason-pyramids-entrance = Le prime crocette in una stanza devono comprendere l’ingresso.
reason-pyramids-apart = Le nuove crocette devono essere adiacenti a una casella già segnata.
reason-pyramids-not-taking = Ora non si prendono carte.
reason-pyramids-another-takes = Tocca a qualcun altro prendere una carta.
reason-pyramids-not-offered = Questa carta non è nell’offerta.
reason-pyramids-deck-empty = Il mazzo è vuoto.

## What is said aloud
announced-torch = { $who ->
    [you] Accendi la fiaccola del round { $round }!
   *[other] { $name } accende la fiaccola del round { $round }.
}
announced-explored = { $who ->
    [you] Completi la piramide { $pyramid }!
   *[other] { $name } completa la piramide { $pyramid }.
}
announced-takes-first = { $who ->
    [you] Le nuove carte vanno prima a te: { $pyramid } è il numero più basso.
   *[other] Le nuove carte vanno prima a { $name }: { $pyramid } è il numero più basso.
}
announced-claimed = { $who ->
    [you] Riscuoti
   *[other] { $name } riscuote
} i { $points } punti Piramide { $colour ->
    [green] del verde
    [orange] dell’arancione
   *[purple] del viola
}. { $next ->
    [0] Erano gli ultimi.
   *[other] I prossimi: { $next }.
}
announced-round-over = Il round { $round } è finito. Si rimescolano tutte le carte Spedizione.
announced-last-card = Questa è l’ultima carta della partita!
announced-sits-out = { $who ->
    [you] Non hai più caselle da segnare, quindi salti questo turno.
   *[other] { $name } non ha più caselle da segnare e salta questo turno.
}
