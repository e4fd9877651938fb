# Pyramids in Italian: the lesson.

learn-pyramids-welcome = Ti diamo il benvenuto! Guidi una spedizione nelle piramidi: in ogni stanza segni un percorso dall’ingresso alla tomba dorata. Contro di te gioca il novizio.
learn-pyramids-welcome-go = Distribuisci le carte
learn-pyramids-keep = Ricevi quattro carte Piramide e ne tieni due. Due dello stesso colore ti daranno più tardi punti Piramide: scegli quelle verdi, 7 e 11, e conferma.
learn-pyramids-keep-done = Queste sono le tue due piramidi, ognuna con una stanza. Le altre due carte tornano nel mazzo.
learn-pyramids-chamber = In alto nella stanza c’è l’ingresso, in basso la tomba; i muri non si possono segnare mai. Le quattro carte accanto al mazzo sono l’offerta, da cui arrivano le nuove piramidi. Ora si gira una carta Spedizione.
learn-pyramids-chamber-go = Gira la carta
learn-pyramids-shape = Un angolo piccolo! Tutti segnano questa configurazione in una delle proprie due stanze. I primi segni in una stanza comprendono l’ingresso: trascina la configurazione nelle cornici dorate, o toccale, e conferma.
learn-pyramids-shape-done = Il primo passo, con una gemma rossa lungo la via. D’ora in poi tutto ciò che segni qui deve toccare questo percorso, lato contro lato.
learn-pyramids-turn = Tre in fila. Puoi ruotare e specchiare una configurazione come vuoi: mettila in verticale, { $keyboard ->
    [yes] con il pulsante o il tasto R
   *[other] con il pulsante
}, e raccogli la gemma verde e la fiaccola.
learn-pyramids-turn-done = Una gemma rossa e una verde sono una coppia, 5 punti. La fiaccola del round 1 è accesa, altri 5. Ogni round ha una sola fiaccola: una seconda nello stesso round non dà nulla.
learn-pyramids-single = Un quadrato, che non entra da nessuna parte. Chi non può o non vuole usare la configurazione segna invece una sola casella: entra nella piramide 7 dal suo ingresso.
learn-pyramids-single-done = Una sola casella è sempre permessa, anche dove la configurazione entrerebbe. Passare, invece, no.
learn-pyramids-cross = Una T. Mettila sopra la croce nella piramide 11: una croce ti dà subito un’altra casella, in una qualsiasi delle tue stanze. Poi segna quella casella nella piramide 7.
learn-pyramids-cross-done = Cinque caselle in un turno. Se la casella in più contiene un’altra croce, continui a segnare.
learn-pyramids-skull = Di nuovo un angolo piccolo. La via più rapida nella piramide 7 passa per due teschi. Coraggio, segnali.
learn-pyramids-skull-done = Per ogni teschio barri il teschio successivo sulla carta segnapunti. Alla fine conta solo quello che toglie più punti: per ora 2.
learn-pyramids-potion = Due in fila. In verticale la configurazione arriva alla pozione: mettila lì.
learn-pyramids-potion-done = Una pozione cancella i due teschi barrati che tolgono più punti. I tuoi non ci sono più.
learn-pyramids-tomb = Un angolo grande. Ruotato e specchiato arriva alla tomba, e per di più a due gemme.
learn-pyramids-tomb-done = La tomba dorata! La piramide 7 è completata: 10 punti.
learn-pyramids-take = Al posto di una piramide completata ne prendi una nuova: dall’offerta, dove vedi che cosa prendi, o dal mazzo, alla cieca. Prendi la numero 18 dall’offerta.
learn-pyramids-take-done = L’offerta torna a quattro carte. Se più persone completano una piramide nello stesso turno, sceglie per prima quella con il numero più basso tra le piramidi appena completate.
learn-pyramids-round = Sono state usate sette carte Spedizione e l’ottava non si mostra: il round è finito. Tutte e otto si mischiano per il round 2, che ha una fiaccola tutta sua.
learn-pyramids-round-go = Prossima carta
learn-pyramids-bonus = Due in fila. La tomba della piramide 11 è a due caselle, dietro un teschio. Raggiungila: sarà la tua seconda piramide verde.
learn-pyramids-bonus-done = La 2ª, la 4ª e la 6ª piramide di un colore danno i punti Piramide più alti ancora liberi di quel colore: 10, poi 6, poi 3. Quelli presi non ci sono più per gli altri.
learn-pyramids-deck = Questa volta prendi la prima carta del mazzo. Nessuno sa quale sia.
learn-pyramids-deck-done = Una piccola avventura. Quale sarà?
learn-pyramids-later = La numero 28; e i 10 punti Piramide del verde sono tuoi. Ora sai tutto. Una partita ha quattro round di sette carte: guardiamo la fine di questa.
learn-pyramids-later-go = Alla fine
learn-pyramids-end = Le fiaccole valgono 5 punti, le coppie di gemme 5, le gemme singole 1, le piramidi completate 10, poi i punti Piramide, meno il teschio più alto. Hai vinto!
