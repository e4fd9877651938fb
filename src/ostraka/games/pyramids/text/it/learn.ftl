# Pyramids in Italian: the lesson.

learn-pyramids-welcome = Ti diamo il benvenuto! Guidi una spedizione nelle piramidi: in ogni stanza traccia un percorso dall’ingresso alla tomba dorata. Contro di te gioca il Novizio.
learn-pyramids-welcome-go = Distribuisci le carte
learn-pyramids-keep = Ricevi quattro carte Piramide e ne tieni due. Due dello stesso colore ti daranno più avanti punti Piramide: scegli quelle verdi, 7 e 11, e conferma.
learn-pyramids-keep-done = Queste sono le tue due piramidi, ognuna con la sua stanza. Le altre due carte tornano nel mazzo.
learn-pyramids-chamber = In alto nella stanza c’è l’ingresso, in basso la tomba. I muri non si possono segnare. Le quattro carte accanto al mazzo sono l’offerta: da lì arrivano le nuove piramidi. Ora si gira una carta Spedizione.
learn-pyramids-chamber-go = Girala
learn-pyramids-shape = Una L piccola! Tutti segnano questa configurazione in una delle proprie due stanze. Le prime crocette in una stanza devono comprendere l’ingresso. Trascina la configurazione sulle cornici dorate, o toccale, e conferma.
learn-pyramids-shape-done = Il primo passo, con una gemma rossa lungo il percorso. D’ora in poi tutto ciò che segni qui deve toccare questo percorso, lato contro lato.
learn-pyramids-turn = Tre in fila. Puoi ruotare e specchiare una configurazione come vuoi: mettila in verticale, { $keyboard ->
    [yes] con il pulsante o il tasto R
   *[other] con il pulsante
}, e raccogli la gemma verde e la fiaccola.
learn-pyramids-turn-done = Una gemma rossa e una verde formano una coppia: 5 punti. La fiaccola del round 1 è accesa: altri 5. Ogni round ha una sola fiaccola: una seconda nello stesso round non vale nulla.
learn-pyramids-single = Un quadrato, e non ci sta da nessuna parte. Se non puoi o non vuoi usare la configurazione, segna invece una sola casella. Entra nella piramide 7 dal suo ingresso.
learn-pyramids-single-done = Puoi sempre segnare una sola casella, anche quando la configurazione ci starebbe. Passare, invece, non si può.
learn-pyramids-cross = Una T. Mettila sopra la croce nella piramide 11: una croce ti dà subito una casella in più, in una qualsiasi delle tue stanze. Segna quella casella nella piramide 7.
learn-pyramids-cross-done = Cinque caselle in un turno. Se anche nella casella in più c’è una croce, continui a segnare.
learn-pyramids-skull = Un’altra L piccola. Il percorso più rapido nella piramide 7 passa per due teschi. Coraggio, segnali.
learn-pyramids-skull-done = Per ogni teschio barri il teschio successivo sulla carta segnapunti. Alla fine contano solo i punti negativi più alti: per ora 2.
learn-pyramids-potion = Due in fila. In verticale arriva alla pozione: mettila lì.
learn-pyramids-potion-done = Una pozione cancella i due teschi barrati con più punti negativi. I tuoi non ci sono più.
learn-pyramids-tomb = Una L grande. Ruotata e specchiata arriva alla tomba e raccoglie anche due gemme.
learn-pyramids-tomb-done = La tomba dorata! La piramide 7 è completata: 10 punti.
learn-pyramids-take = Quando completi una piramide, ne prendi una nuova: dall’offerta, dove vedi che cosa prendi, o dal mazzo, alla cieca. Prendi la numero 18 dall’offerta.
learn-pyramids-take-done = L’offerta torna a quattro carte. Se più giocatori completano una piramide nello stesso turno, sceglie per primo chi ha il numero più basso.
learn-pyramids-round = Sono state usate sette carte Spedizione e l’ottava resta coperta: il round è finito. Tutte e otto si mischiano per il round 2, che ha la sua fiaccola.
learn-pyramids-round-go = Prossima carta
learn-pyramids-bonus = Due in fila. La tomba della piramide 11 è a due caselle, dietro un teschio. Raggiungila: sarà la tua seconda piramide verde.
learn-pyramids-bonus-done = La 2ª, la 4ª e la 6ª piramide di un colore ti danno i punti Piramide più alti ancora disponibili di quel colore: 10, poi 6, poi 3. Una volta riscossi, nessun altro può averli.
learn-pyramids-deck = Questa volta prendi la prima carta del mazzo. Nessuno sa quale sia.
learn-pyramids-deck-done = Una piccola avventura. Quale sarà?
learn-pyramids-later = La numero 28! E i 10 punti Piramide del verde sono tuoi. Ora sai tutto. Una partita ha quattro round di sette carte. Vediamo come finisce questa.
learn-pyramids-later-go = Vai alla fine
learn-pyramids-end = Le fiaccole valgono 5 punti, le coppie di gemme 5, le gemme singole 1, le piramidi completate 10. Aggiungi i punti Piramide e togli i punti negativi più alti. Hai vinto!
