# Pyramids in Italian: how it is listed among the games.

game-pyramids = Piramidi
about-pyramids = Esce una configurazione e tutti la segnano: trova il percorso dall’ingresso alla tomba! Da 2 a 4 giocatori, dagli 8 anni in su, 20 minuti.
learn-about-pyramids = Traccia il tuo percorso nelle stanze, scopri tutti i simboli e completa due piramidi.
designers-pyramids = Piramidi è un gioco di Phil Walker-Harding.
