# Zasady po polsku: każde zdanie pod swoim numerem.

rules-learn = Naucz się, grając
rules-contents = Spis treści
rules-link = Odnośnik do zasady { $clause }
rules-right = dozwolone
rules-wrong = niedozwolone
rules-components = Czym się gra
rules-setup = Przygotowanie
rules-examples = Przykłady
rules-rulings = Rozstrzygnięcia
rules-rulings-about = Tam, gdzie instrukcje milczą, tutaj gra się tak.
