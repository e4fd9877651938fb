# Cheops in Polish: the printed set.

print-sheets = { $count ->
    [one] { $count } karta budowy
    [few] { $count } karty budowy
    [many] { $count } kart budowy
   *[other] { $count } karty budowy
}: { $letters }
print-sheets-about = Na każdą partię każda osoba potrzebuje jednej, z inną literą niż pozostali. Gdy się skończą, wydrukuj te strony ponownie.
print-dice = { $count ->
    [one] { $count } kolorowa kostka do sklejenia
    [few] { $count } kolorowe kostki do sklejenia
    [many] { $count } kolorowych kostek do sklejenia
   *[other] { $count } kolorowej kostki do sklejenia
}
print-need-glue = klej, jeśli sklejasz kostki z papieru
print-need-dice = 4 kostki (dla dwóch osób 3): te z tego pliku albo zwykłe. Na każdej karcie jest napisane, która liczba oznacza który kolor.
print-step-sheets = Karty budowy drukuj jednostronnie; na nie i na zasady wystarczy zwykły papier. Kostki wymagają grubego papieru (około 200 g/m²).
print-sheet = Karta { $letter }
print-dice-fold = Tnij wzdłuż linii ciągłych, zginaj wzdłuż przerywanych i wklej zakładki do środka.
print-dice-numbers = Na zwykłych kostkach liczba oznacza kolor:
