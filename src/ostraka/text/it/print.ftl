# Le parole dei set stampati in italiano.

print-lead = Un set da stampare, ritagliare e giocare.
print-people = { $count ->
    [one] Questo set basta solo per { $count } persona.
   *[other] Questo set basta al massimo per { $count } persone.
}
print-contents = In questo file
print-cards = { $count ->
    [one] { $count } carta Piramide
   *[other] { $count } carte Piramide
}
print-expedition = { $count ->
    [one] { $count } carta Spedizione
   *[other] { $count } carte Spedizione
}
print-scores = { $count ->
    [one] { $count } carta segnapunti
   *[other] { $count } carte segnapunti
}
print-scores-about = Ne serve una a testa per ogni partita. Quando sono finite, stampa di nuovo questa pagina.
print-sheets = { $count ->
    [one] { $count } scheda
   *[other] { $count } schede
}: { $letters }
print-sheets-about = Ne serve una a testa per ogni partita, ciascuna con una lettera diversa. Quando sono finite, stampa di nuovo queste pagine.
print-dice = { $count ->
    [one] { $count } dado colorato da piegare
   *[other] { $count } dadi colorati da piegare
}
print-with-backs = con i dorsi
print-needs = Che cos'altro serve
print-need-pencils = una matita e una gomma a testa
print-need-scissors = forbici, oppure riga e taglierino
print-need-glue = colla, se pieghi i dadi
print-need-sleeves = se le carte devono durare: bustine da 63 × 88 mm e pennarelli cancellabili
print-need-dice = 4 dadi (3 se si gioca in due): quelli di questo file o dadi comuni. Ogni scheda dice quale numero corrisponde a quale colore.
print-steps = Come si prepara
print-step-size = Stampa a grandezza reale (100%), senza adattare alla pagina. Poi misura la linea in fondo a questa pagina.
print-step-one-side = Stampa le carte su un solo lato di carta spessa (circa 200 g/m²), perché non si veda in trasparenza. Va bene anche carta comune in bustine opache.
print-step-two-sides = Stampa le carte fronte e retro su carta spessa (circa 200 g/m²): dopo ogni pagina di carte viene quella con i dorsi. Il lato su cui si gira il foglio non conta.
print-step-plain = Per regole e carte segnapunti basta carta comune.
print-step-sheets = Stampa le schede su un solo lato; per queste e per le regole basta carta comune. Per i dadi serve carta spessa (circa 200 g/m²).
print-step-cut = Ritaglia lungo le linee sottili. I segni corti sul bordo del foglio mostrano dove appoggiare la riga.
print-step-mono = Va bene anche il bianco e nero: ogni colore ha un segno tutto suo.
print-step-wipe = Scrivi sulle carte con una matita morbida e cancella dopo la partita.
print-ruler = Questa linea è lunga { $length } mm.
print-name = Nome
print-sheet = Scheda { $letter }
print-dice-fold = Ritaglia lungo le linee continue, piega lungo quelle tratteggiate e incolla le linguette all'interno.
print-dice-numbers = Con dadi comuni il numero indica il colore:
