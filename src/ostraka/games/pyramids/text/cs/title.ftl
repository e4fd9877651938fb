# Pyramids in Czech: how it is listed among the games.

game-pyramids = Pyramidy
about-pyramids = Odkryje se vzor a všichni ho zakřížkují. Najdi trasu od vstupu k hrobce! 2–4 hráči od 8 let, 20 minut.
learn-about-pyramids = Prokřížkuj se komnatami, poznej všechny symboly a dokonči dvě pyramidy.
designers-pyramids = Autor hry Pyramidy: Phil Walker-Harding.
