# Słowa drukowanych zestawów po polsku.

print-lead = Zestaw do wydrukowania, wycięcia i grania.
print-people = { $count ->
    [one] Ten zestaw wystarcza tylko dla { $count } osoby.
    [few] Ten zestaw wystarcza najwyżej dla { $count } osób.
    [many] Ten zestaw wystarcza najwyżej dla { $count } osób.
   *[other] Ten zestaw wystarcza najwyżej dla { $count } osoby.
}
print-contents = W tym pliku
print-needs = Co jeszcze jest potrzebne
print-need-pencils = ołówek i gumka dla każdej osoby
print-need-scissors = nożyczki albo linijka i nożyk
print-steps = Jak to zrobić
print-step-size = Drukuj w rzeczywistym rozmiarze (100%), bez dopasowania do strony. Potem zmierz odcinek u dołu tej strony.
print-step-cut = Tnij wzdłuż cienkich linii. Krótkie znaki przy brzegu papieru pokazują, gdzie przyłożyć linijkę.
print-step-mono = Druk czarno-biały wystarczy: każdy kolor ma własny znak.
print-ruler = Ten odcinek ma { $length } mm długości.
print-name = Imię
