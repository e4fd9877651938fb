# Pyramids in Italian: how it is listed among the games.

game-pyramids = Piramidi
about-pyramids = Si gira una configurazione e tutti la segnano: trova la via dall’ingresso alla tomba. Da 2 a 4 persone, dagli 8 anni in su, 20 minuti.
learn-about-pyramids = Segna il tuo percorso nelle stanze, incontra ogni simbolo, completa due piramidi.
designers-pyramids = Piramidi è di Phil Walker-Harding.
