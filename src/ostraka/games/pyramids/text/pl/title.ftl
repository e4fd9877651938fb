# Pyramids in Polish: how it is listed among the games.

game-pyramids = Piramidy
about-pyramids = Wszyscy skreślają ten sam odkryty kształt. Znajdź ścieżkę od wejścia do grobowca! Od 2 do 4 osób w wieku od 8 lat, 20 minut.
learn-about-pyramids = Wyznacz ścieżki przez komnaty, poznaj wszystkie ikony i zbadaj dwie piramidy.
designers-pyramids = Autor gry Piramidy: Phil Walker-Harding.
