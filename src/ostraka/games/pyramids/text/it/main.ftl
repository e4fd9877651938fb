# Pyramids in Italian: the table, moves, facts, refusals.

## Keys and buttons

key-chamber = vai alla prima o alla seconda stanza
key-arrows = spostati di casella in casella
key-enter = scegli, poi conferma

## The end

tie-pyramids = Parità di punti: decide il numero più basso su una piramide completata.
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
tool-single = Invece, una sola casella
turn = Ruota
mirror = Specchia
chamber-title = Stanza { $place }: piramide { $number }
card-picture = Piramide { $number }
cell-marked = segnata
cell-free = si può segnare
cell-ghost = la configurazione ci sta
cell-ghost-wrong = la configurazione non ci sta
say-keep = Tieni due delle tue quattro piramidi.
say-take = Piramide completata! Prendine una nuova.
say-mark = Segna la configurazione o una sola casella.
say-mark-single = La configurazione non ci sta: segna una casella.
say-only-so = Qui non sta in nessun altro modo.
say-cross = Una croce! Segna un’altra casella.
choose-keep = Tieni due piramidi
choose-take = Prendi una nuova piramide
take-deck = La prima carta del mazzo, coperta (rimaste: { $count })
offer = Offerta
deck-left = nel mazzo: { $count }
score-torches = Fiaccole: { $count } di 4
score-red = Gemme rosse: { $count } di 10
score-green = Gemme verdi: { $count } di 10
score-skulls = Teschi: { $count } di 10, punti negativi: { $penalty }
score-bonus = Punti Piramide ({ $colour }): completate { $explored }
score-pending = conta alla fine di questo turno
claim-taken = { $who ->
    [you] { $points }: tuoi
   *[other] { $points }: presi da { $name }
}
claim-free = { $points }: ancora liberi
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
   *[other] segna
} { $count ->
    [one] { $cells } nella piramide { $card }
   *[other] la configurazione nella piramide { $card } ({ $cells })
}
move-cross = { $who ->
    [you] segni
   *[other] segna
} { $cells } nella piramide { $card } per una croce
move-keep = { $who ->
    [you] tieni
   *[other] tiene
} le piramidi { $first } e { $second }
move-take = { $who ->
    [you] prendi
   *[other] prende
} la piramide { $card }
move-take-deck = { $who ->
    [you] prendi
   *[other] prende
} la prima carta del mazzo
move-deal = { $who ->
    [you] Ricevi quattro piramidi
   *[other] { $name } riceve quattro piramidi
}
move-offer = Nuove nell’offerta: { $cards }
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
fact-claims = ottiene { $points } punti Piramide ({ $colour })
fact-contested = se non li prende chi ha un numero più basso
fact-towards = manca ancora una piramide ({ $colour }) per { $points } punti Piramide
fact-nearer = { $cells ->
    [one] una casella
   *[other] { $cells } caselle
} più vicino alla tomba della piramide { $pyramid }, ancora { $left }
fact-astray = non avvicina alla tomba della piramide { $pyramid }, ancora { $left }
fact-late = la piramide { $pyramid } è già completata
fact-walled = alla tomba della piramide { $pyramid } non si arriva più
fact-gems = { $points ->
    [one] gemme per { $points } punto
   *[other] gemme per { $points } punti
}
fact-torch = accende la fiaccola del round { $round }, { $points } punti
fact-crosses = { $cells ->
    [one] un’altra casella da segnare
   *[other] altre { $cells } caselle da segnare
}
fact-skulls = { $skulls ->
    [one] un teschio
   *[other] { $skulls } teschi
}: i punti negativi passano da { $before } a { $after }
fact-potion = { $skulls ->
    [0] una pozione, senza teschi da cancellare
    [one] una pozione cancella un teschio, i punti negativi calano di { $points }
   *[other] una pozione cancella { $skulls } teschi, i punti negativi calano di { $points }
}
fact-useless = non lascia posto per: { $shape }
fact-useful = fa posto per: { $shape }
fact-forgoes = una sola casella, dove la configurazione ci starebbe
fact-ready = { $shapes ->
    [one] lascia posto per la configurazione che può uscire
   *[other] lascia posto per tutte e { $shapes } le configurazioni che possono uscire
}
fact-wanted = manca proprio la piramide { $pyramid } per { $points } punti Piramide ({ $colour })
fact-pair = due stanze dello stesso colore ({ $colour }), insieme { $points } punti Piramide
fact-denies = toglie la piramide { $pyramid } ad altri che ne cercano il colore ({ $colour })
fact-short = una via breve nella piramide { $pyramid }: { $left ->
    [one] { $left } casella
   *[other] { $left } caselle
}
fact-long = una via lunga nella piramide { $pyramid }: { $left ->
    [one] { $left } casella
   *[other] { $left } caselle
}
fact-rich = la piramide { $pyramid } è ricca: gemme { $gems }, fiaccole { $torches }, croci { $crosses }
fact-guarded = a guardia della piramide { $pyramid }: { $skulls ->
    [one] un teschio
   *[other] { $skulls } teschi
}
fact-unseen = { $cards ->
    [one] l’ultima carta del mazzo
   *[other] una di { $cards } carte coperte
}

## Refusals

reason-pyramids-over = La partita è finita.
reason-pyramids-not-keeping = Le tue due piramidi sono già scelte.
reason-pyramids-not-marking = Ora non devi segnare niente.
reason-pyramids-cross-first = Una croce chiede prima un’altra casella.
reason-pyramids-no-cross = Nessuna croce chiede un’altra casella.
reason-pyramids-not-your-chamber = Questa non è una delle tue stanze.
reason-pyramids-not-the-shape = Segna tutta la configurazione, ruotata o specchiata, o una sola casella.
reason-pyramids-one-cell = Una croce segna esattamente una casella.
reason-pyramids-cross-elsewhere = Una croce segna una casella in una delle tue due stanze.
reason-pyramids-wall = Un muro non si può mai segnare.
reason-pyramids-marked = Una casella si segna una volta sola.
reason-pyramids-entrance = Le prime crocette in una stanza devono comprendere l’ingresso.
reason-pyramids-apart = I segni devono toccare con un lato una casella segnata prima.
reason-pyramids-not-taking = Ora nessuno prende carte.
reason-pyramids-another-takes = Tocca a qualcun altro prendere una carta.
reason-pyramids-not-offered = Questa carta non è nell’offerta.
reason-pyramids-deck-empty = Il mazzo è vuoto.

## What is said aloud
announced-torch = { $who ->
    [you] Accendi la fiaccola del round { $round }.
   *[other] { $name } accende la fiaccola del round { $round }.
}
announced-explored = { $who ->
    [you] Completi la piramide { $pyramid }!
   *[other] { $name } completa la piramide { $pyramid }.
}
announced-takes-first = { $who ->
    [you] Tocca prima a te prendere le nuove carte: { $pyramid } è il numero più basso appena completato.
   *[other] Tocca prima a { $name } prendere le nuove carte: { $pyramid } è il numero più basso appena completato.
}
announced-claimed = { $who ->
    [you] Ottieni
   *[other] { $name } ottiene
} { $points } punti Piramide ({ $colour ->
    [green] verde
    [orange] arancione
   *[purple] viola
}). { $next ->
    [0] Per questo colore non ne restano più.
   *[other] I prossimi di questo colore sono { $next }.
}
announced-round-over = Il round { $round } è finito. Tutte le carte Spedizione vengono rimescolate.
announced-last-card = È l’ultima carta della partita!
announced-sits-out = { $who ->
    [you] Non hai più caselle da segnare, quindi salti questo turno.
   *[other] { $name } non ha più caselle da segnare e salta questo turno.
}
