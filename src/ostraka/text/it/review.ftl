# Looking back on a game, in Italian: replay, review, fair draws.

review = Analisi
replay = Rivedi
fairness = Verifica le estrazioni
share-link = Link a questa partita
points-over = Punti nel corso della partita; punteggi finali: { $names }

## Replay

replay-title = Rivedi una partita
replay-about = Apri una partita salvata e ripercorrila mossa per mossa. Il server la legge, ma non la conserva.
replay-drop = Trascina qui un file, o incollalo
replay-choose = Scegli un file
replay-paste = Incolla il testo di una partita
replay-show = Mostra
replay-another = Un altro file
replay-reading = Lettura della partita…
replay-several = { $count ->
    [one] Trovata una partita
   *[other] Trovate { $count } partite
}
replay-nothing = È vuoto.
replay-not-json = Questa non è una partita salvata. Scegli un file salvato qui o dalla riga di comando.
replay-too-big = È troppo lungo per una sola partita.
replay-refused = Questa partita non si può mostrare. L’arbitro dice:
replay-slider = Mossa
replay-ply = { $ply } di { $last }
replay-beginning = Prima della prima mossa
replay-first = Vai all’inizio
replay-back = Una mossa indietro
replay-play = Riproduci
replay-pause = Pausa
replay-forward = Una mossa avanti
replay-last = Vai alla fine

## Review

review-making = Analisi della partita, mossa per mossa…
review-patience = ci vuole un minuto o due
review-percent = { $value }%
review-table = Torna al tavolo
review-whose = Decisioni di
review-everybody = Tutti
review-chances = Probabilità di vittoria
review-chances-label = Probabilità di vittoria nel corso della partita ({ $names }), { $count ->
    [0] senza svolte
    [one] con una svolta
   *[other] con { $count } svolte
}
review-turning-note = I rombi segnano le svolte della partita. Tocca il grafico per raggiungerle.
review-skill = Decisioni
review-luck = Fortuna
review-similar = più o meno al livello di: { $bot }
review-towards = poco sotto il livello di: { $bot }
review-too-few = troppo poche decisioni per un giudizio
review-nothing-decided = niente da decidere
review-luck-brought = { $points ->
    [one] la fortuna ha dato circa { $points } punto
   *[other] la fortuna ha dato circa { $points } punti
}
review-luck-none = la fortuna non ha fatto differenza
review-luck-took = { $points ->
    [one] la fortuna ha tolto circa { $points } punto
   *[other] la fortuna ha tolto circa { $points } punti
}
review-decisions = Decisione per decisione
review-filter = Quali decisioni
review-filter-mistakes = Errori
review-filter-turning = Svolte
review-filter-all = Tutte le decisioni
review-none-mistakes = Nessun errore: nessuna mossa nettamente peggiore della migliore.
review-none-turning = Nessuna mossa, da sola, ha deciso questa partita.
review-none-all = Non c’era niente da decidere.
review-list = Elenco delle decisioni
review-item = { $number } di { $count } · mossa { $ply }
review-previous = Precedente
review-next = Successiva
review-cost = costo della mossa: probabilità di vittoria persa (in punti percentuali) più punti persi
review-chance = Caso
review-played = { $who ->
    [you] La tua mossa
   *[other] Mossa di { $name }
}
review-best = Mossa migliore
review-legend-best = la migliore
review-close = vale più o meno quanto la migliore
review-lost = perdita: { $what }
review-lost-win = { $win ->
    [one] { $win } punto percentuale di probabilità di vittoria
   *[other] { $win } punti percentuali di probabilità di vittoria
}
review-lost-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
review-and = { " e " }
review-why-best = Perché è la migliore
review-why-played = Sulla mossa giocata
review-options = { $count ->
    [one] C’era { $count } mossa possibile.
   *[other] C’erano { $count } mosse possibili.
}
review-after = { $who ->
    [you] La tua probabilità di vittoria dopo questa mossa: { $win }%.
   *[other] Probabilità di vittoria di { $name } dopo questa mossa: { $win }%.
}
review-turn-up = { $who ->
    [you] la tua probabilità di vittoria è salita di
   *[other] la probabilità di vittoria di { $name } è salita di
} { $win ->
    [one] { $win } punto percentuale
   *[other] { $win } punti percentuali
}
review-turn-down = { $who ->
    [you] la tua probabilità di vittoria è scesa di
   *[other] la probabilità di vittoria di { $name } è scesa di
} { $win ->
    [one] { $win } punto percentuale
   *[other] { $win } punti percentuali
}
grade-best = migliore
grade-good = buona
grade-inaccuracy = imprecisione
grade-mistake = errore
grade-blunder = errore grave

## Fair draws

fair-title = Le estrazioni sono state regolari?
fair-about = Prima della prima estrazione il server si è impegnato su un segreto, senza rivelarlo, e ogni giocatore ha aggiunto un numero. Insieme determinano ogni estrazione. Ora che il segreto è noto, il tuo browser le ricalcola tutte.
fair-checking = Ricalcolo di tutte le estrazioni…
fair-yes = { $draws ->
    [one] Tutto regolare: l’estrazione è andata come doveva.
   *[other] Tutto regolare: le { $draws } estrazioni sono andate come dovevano.
}
fair-no = Irregolare: questa partita non corrisponde all’impegno preso dal server.
fair-promised = Il segreto corrisponde all’impegno.
fair-not-promised = Il segreto non corrisponde all’impegno.
fair-told = L’impegno è quello che questo browser ha ricevuto prima della partita.
fair-not-told = L’impegno non è quello che questo browser ha ricevuto prima della partita.
fair-own = { $who ->
    [you] Il numero aggiunto da questo browser è stato usato.
   *[other] I numeri aggiunti da questo browser sono stati usati: { $names }.
}
fair-draws = { $count ->
    [one] { $count } estrazione ricalcolata: torna.
   *[other] { $count } estrazioni ricalcolate: tornano tutte.
}
fair-bad-moves = { $count ->
    [one] { $count } estrazione non torna.
   *[other] { $count } estrazioni non tornano.
}
fair-not-fair = In questa partita il server non si è impegnato su un segreto, quindi le estrazioni non si possono verificare.
fair-no-secret = Il segreto viene rivelato a partita finita.
fair-no-crypto = Questa pagina non è stata caricata con una connessione sicura, quindi questo browser non può verificare le estrazioni. Scarica la partita e usa «ostraka verify».
fair-given = I dati di partenza
fair-commitment = Impegno (SHA-256 del segreto)
fair-secret = Segreto
fair-nonce = { $who ->
    [you] Il tuo numero
   *[other] Numero di { $name }
}
fair-arithmetic = Il calcolo, estrazione per estrazione
fair-fits = torna
fair-fits-not = non torna
fair-missing = Mancano alcune carte che potevano uscire.
fair-draw = { $count ->
    [one] Estrazione { $number }, un esito
   *[other] Estrazione { $number }, { $count } esiti
}
