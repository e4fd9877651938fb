# Looking back on a game, in Italian: replay, review, fair draws.

review = Analisi
replay = Rivedi
fairness = Estrazioni eque
share-link = Link a questa partita
points-over = Punti nel corso della partita, alla fine: { $names }

## Replay

replay-title = Rivedi una partita
replay-about = Apri una partita salvata e ripercorrila mossa per mossa. Questo server la legge, ma non la conserva.
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
replay-nothing = Qui non c’è niente.
replay-not-json = Questa non è una partita salvata. Scegli un file salvato qui o dalla riga di comando.
replay-too-big = È troppo lungo per una sola partita.
replay-refused = Questa partita non si può mostrare. L’arbitro dice:
replay-slider = Mossa
replay-ply = { $ply } di { $last }
replay-beginning = Prima della prima mossa
replay-first = All’inizio
replay-back = Una mossa indietro
replay-play = Riproduci
replay-pause = Pausa
replay-forward = Una mossa avanti
replay-last = Alla fine

## Review

review-making = La partita viene esaminata mossa per mossa…
review-patience = ci vuole un minuto o due
review-percent = { $value }%
review-table = Al tavolo
review-whose = Le decisioni di chi
review-everybody = Tutti
review-chances = Probabilità di vincere
review-chances-label = Probabilità di vincere nel corso della partita: { $names }; { $count ->
    [0] senza svolte
    [one] con una svolta
   *[other] con { $count } svolte
}
review-turning-note = I rombi stanno dove la partita è cambiata. Tocca il grafico per andarci.
review-skill = Decisioni
review-luck = Fortuna
review-level = bene all’incirca come: { $level }
review-towards = in cammino verso: { $level }
review-too-few = troppo poche decisioni per giudicare
review-nothing-decided = niente da decidere
review-luck-brought = { $points ->
    [one] il caso ha portato circa { $points } punto
   *[other] il caso ha portato circa { $points } punti
}
review-luck-none = la fortuna non ha contato
review-luck-took = { $points ->
    [one] il caso ha tolto circa { $points } punto
   *[other] il caso ha tolto circa { $points } punti
}
review-decisions = Decisione per decisione
review-filter = Quali decisioni
review-filter-mistakes = Errori
review-filter-turning = Svolte
review-filter-all = Tutte le decisioni
review-none-mistakes = Nessun errore: niente era di certo peggiore della mossa migliore.
review-none-turning = Nessuna singola mossa ha cambiato questa partita.
review-none-all = Non c’era niente da decidere.
review-list = Elenco delle decisioni
review-item = { $number } di { $count } · mossa { $ply }
review-previous = Precedente
review-next = Successiva
review-cost = costo della mossa: probabilità di vittoria persa (in %) più punti persi
review-chance = Caso
review-played = { $who ->
    [you] La tua mossa
   *[other] Mossa di { $name }
}
review-best = Mossa migliore
review-legend-best = la migliore
review-close = non per forza peggiore della migliore
review-lost = ha ceduto { $what }
review-lost-win = il { $win }% di probabilità di vincere
review-lost-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
review-and = { " e " }
review-why-best = Sulla mossa migliore
review-why-played = Sulla mossa giocata
review-options = { $count ->
    [one] C’era { $count } mossa permessa.
   *[other] C’erano { $count } mosse permesse.
}
review-after = { $who ->
    [you] Dopo, avevi il { $win }% di probabilità di vincere.
   *[other] Dopo, { $name } aveva il { $win }% di probabilità di vincere.
}
review-turn-up = { $who ->
    [you] { $win }% in più per te
   *[other] { $win }% in più per { $name }
}
review-turn-down = { $who ->
    [you] { $win }% in meno per te
   *[other] { $win }% in meno per { $name }
}
grade-best = migliore
grade-good = buona
grade-inaccuracy = imprecisione
grade-mistake = errore
grade-blunder = errore grave

## Fair draws

fair-title = Le estrazioni erano eque?
fair-about = Prima della prima estrazione il server ha promesso un segreto senza rivelarlo, e i giocatori hanno aggiunto numeri propri. Le due cose insieme decidono ogni estrazione. Ora che il segreto è noto, questo browser le ricalcola tutte.
fair-checking = Ricalcolo di tutte le estrazioni…
fair-yes = { $draws ->
    [one] Equo: l’estrazione è uscita come doveva.
   *[other] Equo: tutte le { $draws } estrazioni sono uscite come dovevano.
}
fair-no = Non equo: questa partita non mantiene ciò che era promesso.
fair-promised = Il segreto è quello promesso.
fair-not-promised = Il segreto non è quello promesso.
fair-told = La promessa è quella ricevuta da questo browser prima della partita.
fair-not-told = La promessa non è quella ricevuta da questo browser prima della partita.
fair-own = { $who ->
    [you] C’è anche il numero aggiunto da questo browser.
   *[other] Ci sono numeri aggiunti da questo browser: { $names }.
}
fair-draws = { $count ->
    [one] { $count } estrazione è stata ricalcolata, e torna.
   *[other] { $count } estrazioni sono state ricalcolate, e tornano tutte.
}
fair-bad-moves = { $count ->
    [one] { $count } mossa del caso non torna.
   *[other] { $count } mosse del caso non tornano.
}
fair-not-fair = Sulle estrazioni di questa partita non è stato promesso nulla, quindi non si possono verificare.
fair-no-secret = Il segreto viene rivelato a partita finita.
fair-no-crypto = Questa pagina non è stata caricata con una connessione sicura, quindi questo browser non può verificare le estrazioni. Salva la partita e usa «ostraka verify».
fair-given = Da che cosa dipende
fair-commitment = Promessa (SHA-256 del segreto)
fair-secret = Segreto
fair-nonce = { $who ->
    [you] Il tuo numero
   *[other] Numero di { $name }
}
fair-arithmetic = Il calcolo, estrazione per estrazione
fair-fits = torna
fair-fits-not = non torna
fair-missing = Mancano carte che potevano uscire.
fair-draw = { $count ->
    [one] Estrazione { $number }, un esito
   *[other] Estrazione { $number }, { $count } esiti
}
