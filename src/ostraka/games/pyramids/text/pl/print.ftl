# Pyramids in Polish: the printed set.

print-cards = { $count ->
    [one] { $count } karta piramidy
    [few] { $count } karty piramid
    [many] { $count } kart piramid
   *[other] { $count } karty piramid
}
print-expedition = { $count ->
    [one] { $count } karta ekspedycji
    [few] { $count } karty ekspedycji
    [many] { $count } kart ekspedycji
   *[other] { $count } karty ekspedycji
}
print-scores = { $count ->
    [one] { $count } karta punktacji
    [few] { $count } karty punktacji
    [many] { $count } kart punktacji
   *[other] { $count } karty punktacji
}
print-scores-about = Na każdą partię każda osoba potrzebuje jednej. Gdy się skończą, wydrukuj tę stronę ponownie.
print-with-backs = z rewersami
print-need-sleeves = jeśli karty mają służyć dłużej: koszulki 63 × 88 mm i ścieralne pisaki
print-step-one-side = Karty drukuj jednostronnie na grubym papierze (około 200 g/m²), żeby nic nie prześwitywało. Wystarczy też zwykły papier i nieprzezroczyste koszulki.
print-step-two-sides = Karty drukuj dwustronnie na grubym papierze (około 200 g/m²): po każdej stronie z kartami następuje strona z rewersami. Wszystko jedno, wzdłuż której krawędzi odwraca się papier.
print-step-plain = Na zasady i karty punktacji wystarczy zwykły papier.
print-step-wipe = Pisz po kartach miękkim ołówkiem, a po partii wszystko zetrzyj.
