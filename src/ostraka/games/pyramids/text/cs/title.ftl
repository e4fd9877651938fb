# Pyramids in Czech: how it is listed among the games.

game-pyramids = Pyramidy
about-pyramids = Odkryje se vzor a všichni ho zakřížkují: najdi cestu od vstupu k hrobce. 2 až 4 hráči od 8 let, 20 minut.
learn-about-pyramids = Křížkuj cestu komnatami, poznej každý symbol, dokonči dvě pyramidy.
designers-pyramids = Autor hry Pyramidy: Phil Walker-Harding.
