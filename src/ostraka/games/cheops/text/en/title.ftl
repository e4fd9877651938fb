# Cheops in English: how it is listed among the games.

game-cheops = Cheops
about-cheops = Dice are rolled, everyone builds: a pyramid, an arch and a relief. 2 to 5 players, ages 8 and up, 20 minutes.
learn-about-cheops = Build on every building, pay in every way, and lay the last stone.
designers-cheops = Cheops was designed by Florian Ortlepp, Helmut Ortlepp and Steffen Benndorf.
