# Cheops in Italian: the printed set.

print-sheets = { $count ->
    [one] { $count } scheda
   *[other] { $count } schede
}: { $letters }
print-sheets-about = Ne serve una a testa per ogni partita, ciascuna con una lettera diversa. Quando sono finite, stampa di nuovo queste pagine.
print-dice = { $count ->
    [one] { $count } dado colorato da montare
   *[other] { $count } dadi colorati da montare
}
print-need-glue = colla, se monti i dadi
print-need-dice = 4 dadi (3 se si gioca in due): quelli di questo file o dadi comuni. Ogni scheda dice quale numero corrisponde a quale colore.
print-step-sheets = Stampa le schede su un solo lato; per queste e per le regole basta carta comune. Per i dadi serve carta spessa (circa 200 g/m²).
print-sheet = Scheda { $letter }
print-dice-fold = Ritaglia lungo le linee continue, piega lungo quelle tratteggiate e incolla le linguette all’interno.
print-dice-numbers = Con dadi comuni, il numero indica il colore:
