# Pyramids in Italian: the printed set.

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
print-with-backs = con i dorsi
print-need-sleeves = se vuoi che le carte durino: bustine da 63 × 88 mm e pennarelli cancellabili
print-step-one-side = Stampa le carte su un solo lato di carta spessa (circa 200 g/m²), in modo che nulla traspaia. Va bene anche carta comune in bustine opache.
print-step-two-sides = Stampa le carte fronte e retro su carta spessa (circa 200 g/m²): dopo ogni pagina di carte viene quella con i dorsi. Non importa su quale lato si gira il foglio.
print-step-plain = Per regole e carte segnapunti basta carta comune.
print-step-wipe = Scrivi sulle carte con una matita morbida e cancella tutto dopo la partita.
