# Zasady po polsku: każde zdanie pod swoim numerem.

rules-learn = Naucz się, grając
rules-contents = Spis treści
rules-link = Link do zasady { $clause }
rules-right = dozwolone
rules-wrong = niedozwolone
rules-components = Zawartość
rules-setup = Przygotowanie
rules-examples = Przykłady
rules-rulings = Wyjaśnienia
rules-rulings-about = Tam, gdzie instrukcje milczą albo sobie przeczą, w Ostrace gra się tak.
