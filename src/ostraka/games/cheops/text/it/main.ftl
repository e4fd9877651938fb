# Cheops in Italian: the table, moves, facts, refusals.

## Keys and buttons

pass = Passa
pass-still = Passa comunque
key-stone = vai a una pietra che puoi posare
key-stones = pietra successiva o precedente
key-enter-stone = scegli questa pietra

## The end

tie-cheops = Parità di punti: vince chi ha più pietre nella piramide.
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
last-play = Ultimo giro
building-pyramid = Piramide
building-arch = Arco di trionfo
building-relief = Bassorilievo
bonuses = Bonus
bonus-got = ottenuto
bonus-free = ancora disponibile
bonus-gone = esaurito
bonus-last = ultima occasione: solo in questo giro
bonus-pending = conteggio alla fine di questo giro
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
stone-relief = bassorilievo, casella { $cell }
stone-paid = { $stone } ({ $how })
how-die = dado
how-joker = jolly
how-quarry = pietra { $place } della cava
say-lay = Posa fino a due pietre.
say-second = Posa un’altra pietra o conferma.
say-stuck = Non puoi posare nessuna pietra: passa.
say-sure = Puoi ancora posare pietre. Passi lo stesso?
say-relief = Ora scegli la pietra accanto.
say-pay = Come paghi?

## Moves

move-lay = { $who ->
    [you] posi
    [nobody] posare
   *[other] posa
} { $count ->
    [one] una pietra: { $stones }
   *[other] { $count } pietre: { $stones }
}
move-done = { $who ->
    [you] ti fermi qui
    [nobody] fermarsi qui
   *[other] si ferma qui
}
move-roll = Tiro: { $dice }
news-lay = { $who ->
    [you] posi
   *[other] posa
} { $where ->
    [pyramid] una pietra nella piramide
    [arch] una pietra nell’arco
   *[relief] due pietre nel bassorilievo
}
advise-lay = { $count ->
    [one] Posa una pietra: { $stones }
   *[other] Posa { $count } pietre: { $stones }
}
advise-done = Fermati qui

## What a move does

fact-pyramid = livello { $level } della piramide: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
fact-arch = livello { $level } dell’arco: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
fact-capstone = la chiave di volta: { $points } punti
fact-relief = { $stones } pietre nel bassorilievo: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
fact-completes = completa una costruzione ({ $building })
fact-finish = fa ottenere il bonus di fine partita: { $points } punti
fact-ends = { $margin ->
    [0] chiude la partita alla pari con il miglior avversario
   *[other] chiude la partita; scarto sul miglior avversario: { $margin }
}
fact-bonus = fa ottenere un bonus ({ $symbol }): { $points } punti
fact-within = manca una sola pietra per un bonus: { $symbol }
fact-opens = { $stones ->
    [one] sblocca un’altra pietra
   *[other] sblocca altre { $stones } pietre
}
fact-strands = { $stones ->
    [one] una pietra del bassorilievo non si potrà più posare
   *[other] { $stones } pietre del bassorilievo non si potranno più posare
}
fact-dice = { $dice ->
    [one] paga con un dado: { $colour }
   *[other] paga con { $dice } dadi: { $colour }
}
fact-blocks = prende l’ultimo dado di colore { $colour }, che poteva servire ad altri
fact-quarry = barra { $stones ->
    [one] una pietra
   *[other] { $stones } pietre
} della cava e rinuncia a { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
fact-joker = { $jokers ->
    [one] usa un jolly
   *[other] usa { $jokers } jolly
} e rinuncia a { $points } punti
fact-stuck = non si può posare nessuna pietra
fact-passes = rinuncia a { $stones ->
    [one] una pietra che si poteva
   *[other] { $stones } pietre che si potevano
} pagare con i soli dadi
fact-spares = { $points ->
    [one] fa risparmiare almeno { $points } punto
   *[other] fa risparmiare almeno { $points } punti
}: con i soli dadi non si può pagare nessuna pietra
fact-leaves = { $dice ->
    [one] lascia un dado agli altri
   *[other] lascia { $dice } dadi agli altri
}

## Refusals

reason-cheops-over = La partita è finita.
reason-cheops-not-rolled = I dadi non sono ancora stati tirati.
reason-cheops-out-of-turn = Tocca a qualcun altro costruire.
reason-cheops-third-stone = In un turno puoi posare al massimo due pietre.
reason-cheops-marked = Questa pietra è già stata posata.
reason-cheops-one-alone = Nel bassorilievo devi posare esattamente due pietre insieme.
reason-cheops-not-adjacent = Le due pietre del bassorilievo devono stare una accanto all’altra.
reason-cheops-not-the-relief = Solo nel bassorilievo si posano due pietre insieme.
reason-cheops-no-support = Prima devono essere posate tutte e due le pietre sottostanti.
reason-cheops-column = Una colonna dell’arco va costruita dal basso verso l’alto.
reason-cheops-capstone = Puoi posare la chiave di volta solo quando le due colonne sono complete.
reason-cheops-die-lies-there = Al centro c’è un dado di questo colore: devi usarlo.
reason-cheops-no-die = Al centro non c’è un dado di questo colore, e nella cava non hai con che cosa pagare.
reason-cheops-other-colour = Questa pietra della cava è di un altro colore.
reason-cheops-left-of-the-last = Le pietre della cava vanno barrate da sinistra a destra.
reason-cheops-struck-twice = Ogni pietra della cava paga una sola pietra.
reason-cheops-no-joker = Non hai più jolly.

## Choices before the game

setup-first = Chi comincia
setup-sheets = Schede
setup-sheets-about = Tutte le schede hanno le stesse costruzioni e gli stessi simboli. Cambiano solo i colori delle pietre.
chosen-first = { $who ->
    [you] Cominci tu
   *[other] Comincia { $name }
}
chosen-sheet = { $who ->
    [you] Hai la scheda { $letter }
   *[other] { $name } ha la scheda { $letter }
}
sheet-letter = Scheda { $letter }
reason-cheops-number-of-sheets = A ogni giocatore serve esattamente una scheda.
reason-cheops-no-such-sheet = Non c’è una scheda con questa lettera.
reason-cheops-same-sheet = A ogni giocatore serve una scheda diversa.
reason-cheops-no-such-starter = Chi comincia deve essere al tavolo.

## What is said aloud
announced-completed = { $building ->
    [pyramid] { $who ->
        [you] Completi la piramide!
       *[other] { $name } completa la piramide.
    }
    [arch] { $who ->
        [you] Completi l’arco!
       *[other] { $name } completa l’arco.
    }
   *[relief] { $who ->
        [you] Completi il bassorilievo!
       *[other] { $name } completa il bassorilievo.
    }
}
announced-gained = { $who ->
    [you] Ottieni
   *[other] { $name } ottiene
} il bonus { $bonus ->
    [ankh] dell’ankh
    [eye] dell’occhio
    [feather] della piuma
    [lotus] del loto
    [scarab] dello scarabeo
   *[finish] di fine partita
}.
announced-gone = Il bonus { $bonus ->
    [ankh] dell’ankh
    [eye] dell’occhio
    [feather] della piuma
    [lotus] del loto
    [scarab] dello scarabeo
   *[finish] di fine partita
} non c’è più.
announced-last-play = { $who ->
    [you] Ultimo giro: hai due costruzioni complete.
   *[other] Ultimo giro: { $name } ha due costruzioni complete.
} { $others ->
    [0] Si finisce qui.
    [one] Manca un turno.
   *[other] Mancano { $others } turni.
}
