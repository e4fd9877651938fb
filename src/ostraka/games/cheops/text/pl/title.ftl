# Cheops in Polish: how it is listed among the games.

game-cheops = Cheops
about-cheops = Rzuć kostkami i buduj piramidę, łuk i płaskorzeźbę. Od 2 do 5 osób w wieku od 8 lat, 20 minut.
learn-about-cheops = Zajmij się każdą budowlą, zapłać na wszystkie sposoby i połóż ostatni kamień.
designers-cheops = Autorzy gry Cheops: Florian Ortlepp, Helmut Ortlepp i Steffen Benndorf.
