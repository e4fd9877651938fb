# Cheops in Italian: how it is listed among the games.

game-cheops = Cheope
about-cheops = Si tirano i dadi e tutti costruiscono: una piramide, un arco e un bassorilievo. Da 2 a 5 persone, dagli 8 anni in su, 20 minuti.
learn-about-cheops = Costruisci ovunque, paga in ogni modo e posa l’ultima pietra.
designers-cheops = Cheope è di Florian Ortlepp, Helmut Ortlepp e Steffen Benndorf.
