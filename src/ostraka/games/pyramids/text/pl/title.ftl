# Pyramids in Polish: how it is listed among the games.

game-pyramids = Piramidy
about-pyramids = Odkrywamy kształt, wszyscy go skreślają: znajdź drogę od wejścia do grobowca. Od 2 do 4 osób w wieku od 8 lat, 20 minut.
learn-about-pyramids = Skreślaj drogę przez komnaty, poznaj każdy symbol, zbadaj dwie piramidy.
designers-pyramids = Autor gry Piramidy: Phil Walker-Harding.
