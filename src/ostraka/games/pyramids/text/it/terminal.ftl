# Piramidi nel terminale, in italiano.

## The screen

pyramids-gem = gemma
pyramids-before = prima del primo round
pyramids-against = { $name } contro { $others }
pyramids-no-chamber = non restano stanze
pyramids-turn-it =
    si può ruotare
    e specchiare
pyramids-bonuses = Bonus
pyramids-bonuses-left = Bonus rimasti:
pyramids-chambers = stanze
pyramids-penalty-now = ora −{ $penalty }
pyramids-penalty-next = poi −{ $penalty }

## What a draft brings

pyramids-brings = Questa mossa: { $gains }.
pyramids-brings-nothing = Questa mossa: il percorso si allunga, ma ancora niente punti.
pyramids-full = non c’è più spazio per un’altra { $gem }
pyramids-torch-lit = niente fiaccola: quella del round { $round } è già accesa (P18)
pyramids-skulls = teschi { $had } → { $has }, punti negativi { $before } → { $after }
pyramids-potion = una pozione cancella fino a due teschi
pyramids-crosses-lost = { $count ->
    [one] { $count } croce persa: non restano caselle (PR3)
   *[other] { $count } croci perse: non restano caselle (PR3)
}

## What was typed

pyramids-other-verb = Ora non puoi usare { $verb }: tocca a { $due }.
pyramids-name-two-cards = Indica le due carte.
pyramids-name-one-card = Indica una carta dell’offerta, o il mazzo.
pyramids-name-chamber = Indica la stanza e le sue caselle.
pyramids-name-cells = Indica anche le caselle.
pyramids-name-one-chamber = Indica una stanza, poi le sue caselle.
pyramids-which-chamber = Indica la stanza prima delle caselle: { $cards }.
pyramids-not-yours = { $card } non è una delle tue stanze: indica { $cards }.
pyramids-your-chambers = Le tue stanze: { $cards }.
pyramids-your-cards = Le tue carte: { $cards }.
pyramids-offered = Nell’offerta: { $cards }.
reason-pyramids-not-dealt = Tieni esattamente due delle tue quattro carte.
reason-pyramids-no-such-card = Questa carta non esiste.
reason-pyramids-repeated-card = Hai indicato due volte la stessa carta.
reason-pyramids-repeated-cell = Hai indicato due volte la stessa casella.
reason-pyramids-off-the-chamber = Questa casella non esiste: le caselle vanno da a1 a e5.

## Help

pyramids-help-aim = Segna in una stanza un percorso dall’ingresso (E) alla tomba (T). A ogni turno esce una configurazione per tutti: segnala intera, ruotata o specchiata, in una delle tue due stanze, oppure segna una sola casella. Le prime crocette in una stanza devono comprendere l’ingresso, le successive devono essere adiacenti a una casella segnata; i muri (#) non si possono segnare. Dopo quattro round di sette carte vince il punteggio più alto.
pyramids-help-tomb = tomba: completata, 10 punti; prendi una nuova carta dall’offerta o dal mazzo
pyramids-help-red = gemma rossa: 5 punti con una verde, 1 da sola
pyramids-help-green = gemma verde: 5 punti con una rossa, 1 da sola
pyramids-help-torch = fiaccola: 5 punti, una volta per round
pyramids-help-skull = teschio: contano solo i tuoi punti negativi più alti
pyramids-help-cross = croce: segna subito una casella in più
pyramids-help-potion = pozione: cancella i due teschi che tolgono più punti
pyramids-help-bonuses = La 2ª, la 4ª e la 6ª piramide di un colore danno i punti Piramide più alti ancora disponibili: 10, poi 6, poi 3.
pyramids-help-shapes = Le configurazioni; un round usa sette delle otto carte:
pyramids-help-mark = caselle della carta 3, colonna e riga; o: { $short }, o: { $shorter }
pyramids-help-cross-move = la casella per una croce; o: { $short }
pyramids-help-keep = tiene due delle quattro carte
pyramids-help-take = prende una carta dell’offerta; { $deck } prende la prima del mazzo

## Score sheet

pyramids-score-torches = fiaccole, 5 ciascuna
pyramids-score-bonuses = punti Piramide
pyramids-score-gems = gemme, 5 la coppia, 1 da sole
pyramids-score-skulls = punti negativi più alti (teschi)
pyramids-score-pyramids = piramidi completate, 10 ciascuna
