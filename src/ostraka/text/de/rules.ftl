# Die Regeln auf Deutsch: jeder Satz unter seiner Nummer.

rules-learn = Beim Spielen lernen
rules-contents = Inhalt
rules-link = Link zur Regel { $clause }
rules-right = erlaubt
rules-wrong = nicht erlaubt
rules-components = Spielmaterial
rules-setup = Vorbereitung
rules-examples = Beispiele
rules-rulings = Klarstellungen
rules-rulings-about = Wo die Spielanleitungen nichts sagen oder sich widersprechen, spielt Ostraka so.
