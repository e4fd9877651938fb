# Cheops in German: how it is listed among the games.

game-cheops = Cheops
about-cheops = Würfle und baue eine Pyramide, einen Bogen und ein Relief. Für 2–5 Personen ab 8 Jahren, 20 Minuten.
learn-about-cheops = Baue an allen Bauwerken, probiere jede Art zu bezahlen und setze den letzten Stein.
designers-cheops = Cheops ist ein Spiel von Florian Ortlepp, Helmut Ortlepp und Steffen Benndorf.
