# Pyramids in German: how it is listed among the games.

game-pyramids = Pyramiden
about-pyramids = Eine Form wird aufgedeckt, alle kreuzen sie an: Finde den Weg vom Eingang zum Grab. 2 bis 4 Personen ab 8 Jahren, 20 Minuten.
learn-about-pyramids = Kreuze deinen Weg durch die Kammern an, lerne jedes Symbol kennen, erforsche zwei Pyramiden.
designers-pyramids = Pyramiden stammt von Phil Walker-Harding.
