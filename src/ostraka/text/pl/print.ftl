# Słowa drukowanych zestawów po polsku.

print-lead = Zestaw do gry: wydrukuj, wytnij i graj.
print-people = { $count ->
    [one] Ten zestaw wystarczy tylko dla { $count } osoby.
    [few] Ten zestaw wystarczy najwyżej dla { $count } osób.
    [many] Ten zestaw wystarczy najwyżej dla { $count } osób.
   *[other] Ten zestaw wystarczy najwyżej dla { $count } osoby.
}
print-contents = W tym pliku
print-needs = Co jeszcze będzie potrzebne
print-need-pencils = ołówek i gumka dla każdej osoby
print-need-scissors = nożyczki albo linijka i nożyk
print-steps = Jak to zrobić
print-step-size = Drukuj w rzeczywistym rozmiarze (100%), bez dopasowania do strony. Potem zmierz odcinek u dołu tej strony.
print-step-cut = Tnij wzdłuż cienkich linii. Krótkie znaki przy brzegu papieru pokazują, gdzie przyłożyć linijkę.
print-step-mono = Wystarczy druk czarno-biały: każdy kolor ma własny znak.
print-ruler = Ten odcinek ma { $length } mm długości.
print-name = Imię
