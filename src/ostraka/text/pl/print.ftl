# Słowa drukowanych zestawów po polsku.

print-lead = Zestaw do wydrukowania, wycięcia i grania.
print-people = { $count ->
    [one] Ten zestaw wystarcza tylko dla { $count } osoby.
    [few] Ten zestaw wystarcza najwyżej dla { $count } osób.
    [many] Ten zestaw wystarcza najwyżej dla { $count } osób.
   *[other] Ten zestaw wystarcza najwyżej dla { $count } osoby.
}
print-contents = W tym pliku
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
print-scores-about = Na każdą partię jedna dla każdej osoby. Gdy się skończą, wydrukuj tę stronę ponownie.
print-sheets = { $count ->
    [one] { $count } karta budowy
    [few] { $count } karty budowy
    [many] { $count } kart budowy
   *[other] { $count } karty budowy
}: { $letters }
print-sheets-about = Na każdą partię jedna dla każdej osoby, każda z inną literą. Gdy się skończą, wydrukuj te strony ponownie.
print-dice = { $count ->
    [one] { $count } kolorowa kostka do sklejenia
    [few] { $count } kolorowe kostki do sklejenia
    [many] { $count } kolorowych kostek do sklejenia
   *[other] { $count } kolorowej kostki do sklejenia
}
print-with-backs = razem z rewersami
print-needs = Co jeszcze jest potrzebne
print-need-pencils = ołówek i gumka dla każdej osoby
print-need-scissors = nożyczki albo linijka i nożyk
print-need-glue = klej, jeśli kostki mają być z papieru
print-need-sleeves = jeśli karty mają służyć dłużej: koszulki 63 × 88 mm i ścieralne pisaki
print-need-dice = 4 kostki (dla dwóch osób 3): te z tego pliku albo zwykłe. Każda karta budowy mówi, która liczba to który kolor.
print-steps = Jak to zrobić
print-step-size = Drukuj w rzeczywistym rozmiarze (100%), bez dopasowania do strony. Potem zmierz odcinek u dołu tej strony.
print-step-one-side = Karty drukuj jednostronnie na grubym papierze (około 200 g/m²), żeby nic nie prześwitywało. Wystarczy też zwykły papier w nieprzezroczystych koszulkach.
print-step-two-sides = Karty drukuj dwustronnie na grubym papierze (około 200 g/m²): po każdej stronie z kartami następuje strona z ich rewersami. Wszystko jedno, wzdłuż której krawędzi papier się odwraca.
print-step-plain = Na zasady i karty punktacji wystarczy zwykły papier.
print-step-sheets = Karty budowy drukuj jednostronnie; na nie i na zasady wystarczy zwykły papier. Kostki wymagają grubego (około 200 g/m²).
print-step-cut = Tnij wzdłuż cienkich linii. Krótkie znaki przy brzegu papieru pokazują, gdzie przyłożyć linijkę.
print-step-mono = Druk czarno-biały wystarczy: każdy kolor ma własny znak.
print-step-wipe = Pisz po kartach miękkim ołówkiem i zetrzyj ślady po partii.
print-ruler = Ten odcinek ma { $length } mm długości.
print-name = Imię
print-sheet = Karta { $letter }
print-dice-fold = Tnij wzdłuż linii ciągłych, zginaj wzdłuż przerywanych i wklej zakładki do środka.
print-dice-numbers = Na zwykłych kostkach liczba oznacza kolor:
