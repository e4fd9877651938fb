# Cheops in German: how it is listed among the games.

game-cheops = Cheops
about-cheops = Es wird gewürfelt, alle bauen: eine Pyramide, einen Bogen und ein Relief. 2 bis 5 Personen ab 8 Jahren, 20 Minuten.
learn-about-cheops = Baue an jedem Bauwerk, bezahle auf jede Weise und setze den letzten Stein.
designers-cheops = Cheops stammt von Florian Ortlepp, Helmut Ortlepp und Steffen Benndorf.
