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

pyramids-brings = Questo porta: { $gains }.
pyramids-brings-nothing = Questo allunga il percorso, e non porta ancora punti.
pyramids-full = non c’è più posto: { $gem }
pyramids-torch-lit = niente fiaccola: quella del round { $round } è già accesa (P18)
pyramids-skulls = teschi { $had } → { $has }, punti negativi { $before } → { $after }
pyramids-potion = una pozione cancella fino a due teschi
pyramids-crosses-lost = { $count ->
    [one] { $count } croce persa: non restano caselle (PR3)
   *[other] { $count } croci perse: non restano caselle (PR3)
}

## What was typed

pyramids-other-verb = Ora non è il momento di { $verb }, ma di { $due }.
pyramids-name-two-cards = Indica le due carte.
pyramids-name-one-card = Indica una carta dell’offerta, o il mazzo.
pyramids-name-chamber = Indica la stanza e le sue caselle.
pyramids-name-cells = Indica anche le caselle.
pyramids-name-one-chamber = Indica una stanza, poi le sue caselle.
pyramids-which-chamber = Prima delle caselle indica la stanza: { $cards }.
pyramids-not-yours = { $card } non è una delle tue stanze: indica { $cards }.
pyramids-your-chambers = Le tue stanze: { $cards }.
pyramids-your-cards = Le tue carte: { $cards }.
pyramids-offered = Nell’offerta: { $cards }.
reason-pyramids-not-dealt = Tieni esattamente due delle tue quattro carte.
reason-pyramids-no-such-card = Questa carta non esiste.
reason-pyramids-repeated-card = La stessa carta compare due volte.
reason-pyramids-repeated-cell = La stessa casella compare due volte.
reason-pyramids-off-the-chamber = Questa casella non esiste: vanno da a1 a e5.

## Help

pyramids-help-aim = Segna in una stanza un percorso dall’ingresso (E) alla tomba (T). A ogni turno si gira una configurazione per tutti: segnala intera, ruotata o specchiata, in una delle tue due stanze, oppure segna una sola casella. I primi segni in una stanza comprendono l’ingresso, i successivi toccano una casella segnata; i muri (#) restano liberi. Dopo quattro round di sette carte vince il punteggio più alto.
pyramids-help-tomb = tomba: completata, 10 punti; prendi una nuova carta dall’offerta o dal mazzo
pyramids-help-red = gemma rossa: con una verde 5 punti, da sola 1
pyramids-help-green = gemma verde: lo stesso
pyramids-help-torch = fiaccola: 5 punti, una volta per round
pyramids-help-skull = teschio: contano i tuoi punti negativi più alti
pyramids-help-cross = croce: segna subito un’altra casella
pyramids-help-potion = pozione: cancella i tuoi due teschi peggiori
pyramids-help-bonuses = La seconda, la quarta e la sesta piramide di un colore portano i suoi punti Piramide migliori: 10, poi 6, poi 3.
pyramids-help-shapes = Le configurazioni; un round usa sette delle otto carte:
pyramids-help-mark = caselle della carta 3, colonna e riga; o: { $short }, o: { $shorter }
pyramids-help-cross-move = la casella per una croce; o: { $short }
pyramids-help-keep = tiene due delle quattro carte
pyramids-help-take = prende una carta dell’offerta; { $deck } la prima del mazzo

## Score sheet

pyramids-score-torches = fiaccole, 5 ciascuna
pyramids-score-bonuses = punti Piramide
pyramids-score-gems = gemme, 5 la coppia, 1 le altre
pyramids-score-skulls = punti negativi più alti (teschi)
pyramids-score-pyramids = piramidi completate, 10 ciascuna
