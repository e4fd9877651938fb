# Cheops in Italian: the table, moves, facts, refusals.

## Keys and buttons

pass = Passa
pass-still = Passa comunque
key-stone = vai a una pietra che puoi posare
key-stones = vai alla successiva o alla precedente
key-enter-stone = scegli questa pietra

## The end

tie-cheops = Parità di punti: decide chi ha più pietre nella piramide.
shared-cheops = Parità di punti e di pietre nella piramide: la vittoria è condivisa.
points-cheops-pyramid = Piramide
points-cheops-arch = Arco
points-cheops-relief = Bassorilievo
points-cheops-bonuses = Bonus
points-cheops-quarry = Cava
points-cheops-jokers = Jolly

## The table

dice-middle = Dadi
active-player = Giocatore attivo:
dice-blocked = Dadi presi dal giocatore attivo
last-play = Ultima giocata
building-pyramid = Piramide
building-arch = Arco di trionfo
building-relief = Bassorilievo
bonuses = Bonus
bonus-got = ottenuto
bonus-free = ancora libero
bonus-gone = perso
bonus-last = ultima occasione: solo in questa giocata
bonus-pending = conta alla fine di questa giocata
symbol-ankh = ankh
symbol-eye = occhio
symbol-feather = piuma
symbol-lotus = loto
symbol-scarab = scarabeo
symbol-finish = fine partita
relief-scale = Quanto vale il bassorilievo
relief-stones = Pietre
relief-points = Punti
quarry = Cava
quarry-struck = barrata
quarry-skipped = saltata
jokers-left = { $count ->
    [one] { $count } jolly rimasto
   *[other] { $count } jolly rimasti
}
stone-laid = posata
stone-open = si può posare
stone-cap = chiave di volta
stone-pyramid = piramide, livello { $level }, pietra { $place }
stone-left = colonna sinistra, livello { $level }
stone-right = colonna destra, livello { $level }
stone-relief = bassorilievo, tassello { $cell }
stone-paid = { $stone } ({ $how })
how-die = dado
how-joker = jolly
how-quarry = pietra { $place } della cava
say-lay = Posa fino a due pietre.
say-second = Un’altra pietra, o conferma.
say-stuck = Non puoi posare nessuna pietra: passa.
say-sure = Puoi ancora posare pietre. Passi lo stesso?
say-relief = Ora la seconda pietra, accanto.
say-pay = Come paghi?

## Moves

move-lay = { $who ->
    [you] posi
   *[other] posa
} { $count ->
    [one] una pietra: { $stones }
   *[other] { $count } pietre: { $stones }
}
move-done = { $who ->
    [you] finisci di costruire
   *[other] finisce di costruire
}
move-roll = Tiro: { $dice }
advise-lay = { $count ->
    [one] Posa una pietra: { $stones }
   *[other] Posa { $count } pietre: { $stones }
}
advise-done = Finisci di costruire

## What a move does

fact-pyramid = livello { $level } della piramide, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
fact-arch = livello { $level } dell’arco, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
fact-capstone = la chiave di volta, { $points } punti
fact-relief = { $stones } pietre del bassorilievo, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
fact-completes = completa una costruzione: { $building }
fact-finish = ottiene il bonus di fine partita, { $points } punti
fact-ends = { $margin ->
    [0] chiude la partita alla pari con il miglior rivale
   *[other] chiude la partita; distacco dal miglior rivale: { $margin }
}
fact-bonus = ottiene un bonus, { $symbol }: { $points } punti
fact-within = manca una sola pietra per un bonus: { $symbol }
fact-opens = { $stones ->
    [one] libera un’altra pietra
   *[other] libera altre { $stones } pietre
}
fact-strands = { $stones ->
    [one] una pietra del bassorilievo non si potrà più costruire
   *[other] { $stones } pietre del bassorilievo non si potranno più costruire
}
fact-dice = { $dice ->
    [one] paga con un dado ({ $colour })
   *[other] paga con { $dice } dadi ({ $colour })
}
fact-blocks = prende l’ultimo dado di questo colore ({ $colour }), utile ad altri
fact-quarry = barra { $stones ->
    [one] una pietra
   *[other] { $stones } pietre
} della cava, rinuncia a { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
fact-joker = { $jokers ->
    [one] usa un jolly
   *[other] usa { $jokers } jolly
}, rinuncia a { $points } punti
fact-stuck = non si può costruire nessuna pietra
fact-passes = rinuncia a { $stones ->
    [one] una pietra
   *[other] { $stones } pietre
}, anche se basterebbero i dadi
fact-spares = { $points ->
    [one] risparmia almeno { $points } punto
   *[other] risparmia almeno { $points } punti
}: i dadi da soli non bastano a pagare nulla
fact-leaves = { $dice ->
    [one] lascia un dado agli altri
   *[other] lascia { $dice } dadi agli altri
}

## Refusals

reason-cheops-over = La partita è finita.
reason-cheops-not-rolled = I dadi non sono stati ancora tirati.
reason-cheops-out-of-turn = Tocca a qualcun altro costruire.
reason-cheops-third-stone = In una giocata si costruiscono al massimo due pietre.
reason-cheops-marked = Questa pietra è già costruita.
reason-cheops-one-alone = Nel bassorilievo si posano esattamente due pietre insieme.
reason-cheops-not-adjacent = Le due pietre del bassorilievo devono stare una accanto all’altra.
reason-cheops-not-the-relief = Solo nel bassorilievo si posano due pietre insieme.
reason-cheops-no-support = Prima servono tutte e due le pietre sottostanti.
reason-cheops-column = Una colonna dell’arco si costruisce dal basso verso l’alto.
reason-cheops-capstone = La chiave di volta si posa quando le due colonne sono complete.
reason-cheops-die-lies-there = Al centro c’è un dado di questo colore: va usato.
reason-cheops-no-die = Al centro non c’è un dado di questo colore, e nella cava non c’è di che pagare.
reason-cheops-other-colour = Questa pietra della cava ha un altro colore.
reason-cheops-left-of-the-last = Le pietre della cava si barrano da sinistra a destra.
reason-cheops-struck-twice = Una pietra della cava paga una sola pietra.
reason-cheops-no-joker = Non restano jolly.

## Choices before the game

setup-first = Chi comincia
setup-sheets = Schede
setup-sheets-about = Tutte le schede hanno le stesse costruzioni e gli stessi simboli. Cambiano solo i colori delle pietre.
chosen-first = { $who ->
    [you] Cominci tu
   *[other] Comincia: { $name }
}
chosen-sheet = { $who ->
    [you] La tua scheda: { $letter }
   *[other] Scheda { $letter }: { $name }
}
sheet-letter = Scheda { $letter }
reason-cheops-number-of-sheets = Ogni giocatore deve avere esattamente una scheda.
reason-cheops-no-such-sheet = Non c’è una scheda con questa lettera.
reason-cheops-same-sheet = Ogni giocatore deve avere una scheda diversa.
reason-cheops-no-such-starter = Deve cominciare qualcuno che è al tavolo.

## What is said aloud
announced-completed = { $who ->
    [you] Completi
   *[other] { $name } completa
} { $building ->
    [pyramid] la piramide
    [arch] l’arco di trionfo
   *[relief] il bassorilievo
}.
announced-gained = { $who ->
    [you] Ottieni
   *[other] { $name } ottiene
} il bonus { $bonus ->
    [ankh] «ankh»
    [eye] «occhio»
    [feather] «piuma»
    [lotus] «loto»
    [scarab] «scarabeo»
   *[finish] di fine partita
}.
announced-gone = Il bonus { $bonus ->
    [ankh] «ankh»
    [eye] «occhio»
    [feather] «piuma»
    [lotus] «loto»
    [scarab] «scarabeo»
   *[finish] di fine partita
} non c’è più.
announced-last-play = { $who ->
    [you] Hai completato
   *[other] { $name } ha completato
} due costruzioni: questa è l’ultima giocata. { $others ->
    [0] Nessun altro costruisce più.
    [one] Costruisce ancora un giocatore.
   *[other] Costruiscono ancora { $others } giocatori.
}
