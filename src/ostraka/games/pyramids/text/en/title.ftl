# Pyramids in English: how it is listed among the games.

game-pyramids = Pyramids
about-pyramids = A shape is flipped, everyone marks it: find the way from the entrance to the tomb. 2 to 4 players, ages 8 and up, 20 minutes.
learn-about-pyramids = Mark your way through the chambers, meet every icon, explore two pyramids.
designers-pyramids = Pyramids was designed by Phil Walker-Harding.
