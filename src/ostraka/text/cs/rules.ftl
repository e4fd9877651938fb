# Pravidla v češtině: každá věta pod svým číslem.

rules-learn = Nauč se při hře
rules-contents = Obsah
rules-link = Odkaz na pravidlo { $clause }
rules-right = dovoleno
rules-wrong = nedovoleno
rules-components = S čím se hraje
rules-setup = Příprava
rules-examples = Příklady
rules-rulings = Upřesnění
rules-rulings-about = Kde návody mlčí, hraje se tu takto.
