# Cheops in English: how it is listed among the games.

game-cheops = Cheops
about-cheops = Roll the dice and build a pyramid, an arch and a relief. 2–5 players, ages 8 and up, 20 minutes.
learn-about-cheops = Work on every building, try every way to pay, and lay the last stone.
designers-cheops = Cheops was designed by Florian Ortlepp, Helmut Ortlepp and Steffen Benndorf.
