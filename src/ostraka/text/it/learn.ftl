# Le lezioni in italiano.

learn-title = Impara a giocare
learn-lead = Una prima partita di dieci minuti, con una guida al tuo fianco. Non può andare storto nulla.
learn-about-pyramids = Segna il tuo percorso nelle stanze, incontra ogni simbolo, completa due piramidi.
learn-about-cheops = Costruisci ovunque, paga in ogni modo e posa l’ultima pietra.
learn-begin = Comincia
learn-go-on = Continua
learn-repeat = Ancora una volta
learn-finished = Finita
learn-guide = Guida
learn-you = Tu
learn-back = Indietro
learn-next = Avanti
learn-skip = Salta
learn-step = Passo { $step } di { $steps }
learn-right = Giusto
learn-other = Si può anche così, ma scegli la cornice dorata.
learn-more = Quasi: la cornice dorata mostra che cosa manca.
learn-play = Ora gioca contro il novizio
learn-lessons = Tutte le lezioni
learn-again = Riprova

## Pyramids

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
learn-pyramids-skull-done = Ogni teschio barra i punti negativi successivi sulla tua carta segnapunti. Alla fine contano solo i più alti: per ora 2.
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

## Cheops

learn-cheops-welcome = Ti diamo il benvenuto! Costruisci per il faraone: una piramide, un arco di trionfo e un bassorilievo. Le pietre sono ancora chiare; il colore e il segno ti dicono come si pagano.
learn-cheops-welcome-go = Cominciamo
learn-cheops-roll = Un giocatore è attivo e tira tutti i dadi, una volta sola. In due si usano tre dadi, in più persone quattro. Cominci tu.
learn-cheops-roll-go = Tira i dadi
learn-cheops-dice = In una giocata costruisci al massimo due pietre, ognuna con un dado del suo colore. Costruisci la pietra verde e quella rossa nella fila in basso e conferma.
learn-cheops-dice-done = La fila in basso è libera; una pietra più in alto vuole entrambe le pietre sotto di sé. I tuoi due dadi ora stanno da te e il novizio non può usarli.
learn-cheops-others = Il novizio ha costruito con il dado rimasto. Chi non è attivo rimette al centro i dadi dopo averli usati: sono bloccati solo quelli del giocatore attivo. Ora è attivo il novizio.
learn-cheops-others-go = Prossimo tiro
learn-cheops-quarry = Il novizio ha usato il dado arancione. Costruisci la pietra gialla con il dado giallo. Quella arancione la paghi con la tua cava, la fila in fondo alla scheda: scegli la pietra, poi cava 1.
learn-cheops-quarry-done = La cava paga solo quando al centro non c’è un dado di quel colore. Le sue pietre si barrano da sinistra a destra, e ognuna che resta alla fine vale un punto.
learn-cheops-arch = Di nuovo tocca a te tirare. Ogni colonna dell’arco cresce dal basso: costruisci la pietra verde a sinistra con un dado e quella rosa a destra con un jolly, una delle stelle accanto alla cava.
learn-cheops-arch-done = Un jolly vale per ogni colore e non segue l’ordine della cava. Te ne resta uno; un jolly non usato vale 2 punti.
learn-cheops-relief = Nel bassorilievo si posano sempre due pietre insieme, lato contro lato. Scegli la pietra gialla in alto a sinistra, poi quella arancione accanto.
learn-cheops-relief-done = Il bassorilievo conta a partire da 4 pietre: la tabella lì sotto dice quanto. La pietra arancione porta un loto, un simbolo bonus: presto vedrai a che cosa serve.
learn-cheops-higher = Si sale: costruisci la pietra blu nella fila in basso e quella arancione nella seconda fila, sulle due pietre della prima giocata.
learn-cheops-higher-done = Livello 2 della piramide: 3 punti invece di 1. Conta la pietra più alta. La seconda pietra di una giocata può anche poggiare sulla prima.
learn-cheops-skip = Due dadi rosa e nessuno giallo. Posa la pietra rosa e quella gialla al centro del bassorilievo e paga la gialla con cava 4.
learn-cheops-skip-done = Hai saltato una pietra verde e una rossa. D’ora in poi puoi barrare solo ciò che sta a destra di quella gialla.
learn-cheops-later = Lascia passare qualche giocata, in cui la tua piramide cresce.
learn-cheops-later-go = Continua
learn-cheops-bonus = Al centro del quarto livello c’è l’unico occhio della tua scheda. Costruisci quella pietra e la pietra blu nella colonna sinistra dell’arco.
learn-cheops-bonus-done = Il bonus dell’occhio è tuo: 3 punti. Se un simbolo sta su più pietre, il bonus lo dà l’ultima. Lo ottiene anche chi ci riesce nella stessa giocata; poi non c’è più.
learn-cheops-further = Ancora qualche giocata, e i dadi sono gentili: completi il bassorilievo e le due colonne dell’arco.
learn-cheops-further-go = Continua
learn-cheops-capstone = Le due colonne sono complete, quindi si può posare la chiave di volta. Completa la tua seconda costruzione, e con ciò finisce la partita. Costruiscila e conferma.
learn-cheops-capstone-done = Due costruzioni sono complete: questa giocata è l’ultima e il bonus di fine partita, la bandierina accanto agli altri bonus, è tuo: 3 punti.
learn-cheops-end = La piramide conta per la pietra più alta, l’arco per la colonna più bassa o per la chiave di volta, il bassorilievo per le sue pietre. I bonus valgono 3, le pietre rimaste nella cava 1, i jolly 2. Hai vinto!
