# Cheops in Czech: how it is listed among the games.

game-cheops = Cheops
about-cheops = Házej kostkami a postav pyramidu, oblouk a reliéf. 2–5 hráčů od 8 let, 20 minut.
learn-about-cheops = Vyzkoušej všechny stavby i způsoby placení a polož poslední kámen.
designers-cheops = Autoři hry Cheops: Florian Ortlepp, Helmut Ortlepp a Steffen Benndorf.
