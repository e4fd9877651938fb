# Pravidla v češtině: každá věta pod svým číslem.

rules-learn = Naučit se hrou
rules-contents = Obsah
rules-link = Odkaz na pravidlo { $clause }
rules-right = dovoleno
rules-wrong = nedovoleno
rules-components = Herní materiál
rules-setup = Příprava hry
rules-examples = Příklady
rules-rulings = Upřesnění
rules-rulings-about = Kde původní pravidla mlčí nebo si odporují, hraje se tu takto.
