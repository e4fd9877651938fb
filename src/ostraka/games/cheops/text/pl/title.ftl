# Cheops in Polish: how it is listed among the games.

game-cheops = Cheops
about-cheops = Rzucamy kostkami, wszyscy budują: piramidę, łuk i płaskorzeźbę. Od 2 do 5 osób w wieku od 8 lat, 20 minut.
learn-about-cheops = Buduj każdą z budowli, płać na wszystkie sposoby i połóż ostatni kamień.
designers-cheops = Autorzy gry Cheops: Florian Ortlepp, Helmut Ortlepp i Steffen Benndorf.
