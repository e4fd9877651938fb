# Pyramids in English: how it is listed among the games.

game-pyramids = Pyramids
about-pyramids = A shape is revealed and everyone marks it. Find a path from the entrance to the tomb! 2–4 players, ages 8 and up, 20 minutes.
learn-about-pyramids = Mark your way through the chambers, get to know every icon and explore two pyramids.
designers-pyramids = Pyramids was designed by Phil Walker-Harding.
