# Cheops in Czech: how it is listed among the games.

game-cheops = Cheops
about-cheops = Hodí se kostkami a všichni staví: pyramidu, oblouk a reliéf. 2 až 5 hráčů od 8 let, 20 minut.
learn-about-cheops = Stav na každé stavbě, plať všemi způsoby a polož poslední kámen.
designers-cheops = Autoři hry Cheops: Florian Ortlepp, Helmut Ortlepp a Steffen Benndorf.
