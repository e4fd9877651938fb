# Cheops in Italian: how it is listed among the games.

game-cheops = Cheope
about-cheops = Tira i dadi e costruisci una piramide, un arco e un bassorilievo. Da 2 a 5 giocatori, dagli 8 anni in su, 20 minuti.
learn-about-cheops = Lavora a tutte le costruzioni, prova tutti i modi di pagare e posa l’ultima pietra.
designers-cheops = Cheope è un gioco di Florian Ortlepp, Helmut Ortlepp e Steffen Benndorf.
