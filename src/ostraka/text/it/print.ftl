# Le parole dei set stampati in italiano.

print-lead = Un set da stampare e ritagliare per giocare.
print-people = { $count ->
    [one] Questo set basta solo per { $count } giocatore.
   *[other] Questo set basta per un massimo di { $count } giocatori.
}
print-contents = In questo file
print-needs = Che cos’altro serve
print-need-pencils = una matita e una gomma a testa
print-need-scissors = forbici, oppure riga e taglierino
print-steps = Come si prepara
print-step-size = Stampa a grandezza reale (100%), senza adattare alla pagina. Poi misura la linea in fondo a questa pagina.
print-step-cut = Ritaglia lungo le linee sottili. I trattini sul bordo del foglio mostrano dove appoggiare la riga.
print-step-mono = Va bene anche il bianco e nero: ogni colore ha il suo segno.
print-ruler = Questa linea è lunga { $length } mm.
print-name = Nome
