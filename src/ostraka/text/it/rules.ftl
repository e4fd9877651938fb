# Le regole in italiano: ogni frase sotto il suo numero.

rules-learn = Impara giocando
rules-contents = Indice
rules-link = Link alla regola { $clause }
rules-right = permesso
rules-wrong = non permesso
rules-components = Componenti
rules-setup = Preparazione
rules-examples = Esempi
rules-rulings = Chiarimenti
rules-rulings-about = Dove i regolamenti tacciono o si contraddicono, Ostraka gioca così.
