# Pyramids in German: how it is listed among the games.

game-pyramids = Pyramiden
about-pyramids = Eine Form wird aufgedeckt, und alle kreuzen sie an. Finde einen Weg vom Eingang zum Grab! Für 2–4 Personen ab 8 Jahren, 20 Minuten.
learn-about-pyramids = Bahne dir einen Weg durch die Kammern, lerne alle Symbole kennen und erforsche zwei Pyramiden.
designers-pyramids = Pyramiden ist ein Spiel von Phil Walker-Harding.
