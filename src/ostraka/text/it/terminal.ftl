# Il gioco nel terminale, in italiano. Quello che si scrive è uguale in tutte le lingue.

## A turn

terminal-welcome = È la prima volta? Scrivi help, o h per un suggerimento. Tab completa le mosse.
terminal-news = Ultimo turno: { $news }
terminal-confirm = Invio conferma questo turno, u lo annulla.
terminal-nothing-to-undo = Non c’è niente da annullare: i turni confermati restano.
terminal-refused = No: { $why }
terminal-more = Di più: rules { $clause }
terminal-example = Per esempio: { $example }
terminal-you-can-type = Puoi scrivere: { $moves }
terminal-no-move = «{ $line }» non è né una mossa né un comando.
terminal-own-seat = Giochi solo per te.
terminal-no-clause = non c’è una regola «{ $name }»; le regole sono { $spans }
terminal-runs-command = Invio esegue questo comando
terminal-enter-confirms = Invio conferma, u annulla
terminal-enter-plays = Invio gioca questa mossa
terminal-next = poi: { $next }
terminal-no-such-move = nessuna mossa consentita comincia così
terminal-legal-moves = { $count ->
    [one] { $count } mossa consentita
   *[other] { $count } mosse consentite
}
terminal-too-small = Il terminale è troppo piccolo: serve almeno { $width }x{ $height }, ed è { $columns }x{ $rows }. Ingrandiscilo, o scrivi quit.
terminal-addressed = { $name }: { $instruction }
terminal-hand-over = Passa la tastiera a { $name }. { $name }, premi Invio:
terminal-page-more = Invio mostra il resto:
terminal-page-more-or-command = Invio mostra il resto, o scrivi un comando:
terminal-page-back = Invio torna al tavolo:
terminal-page-done = Invio continua:
terminal-all-others = { $command }: gli altri
terminal-new = nuova
terminal-or = { " o " }

## Hints

terminal-hint = Suggerimento: { $move }
terminal-hint-next = Subito dopo: { $moves }
terminal-but = { $good }; ma: { $bad }
terminal-rivals = rivali: { $count }

## A game without a face of its own

terminal-choose = Scrivi una mossa o il suo numero, da 1 a { $count }. Per esempio: { $example }
terminal-no-number = Scrivi un numero da 1 a { $count }.
terminal-help-plain = { $game }: lo schermo mostra il tavolo e le tue mosse consentite. Scrivi una mossa come nell’elenco, o il suo numero.
terminal-help-number = gioca la prima mossa dell’elenco

## Help

terminal-help-typing = Quello che scrivi è uguale in tutte le lingue: le mosse come nelle partite salvate, e queste parole inglesi.
terminal-help-colours = I colori:
terminal-help-enter = conferma un turno (Invio); con dati da una pipe i turni completi si confermano da soli
terminal-help-undo = annulla una mossa prima della conferma
terminal-help-tab = completa; la riga sotto mostra che cosa può seguire
terminal-help-hint = un suggerimento: la mossa migliore che trova Faraone, e perché
terminal-help-all = tutto il tavolo
terminal-help-moves = tutte le mosse consentite
terminal-help-rules = una regola; rules da solo le mostra tutte
terminal-help-save = salva la partita
terminal-help-quit = esce; la partita è salvata, continua con: ostraka play --resume last
terminal-help-quit-for-good = esce senza salvare la partita
terminal-help-help = questa pagina

## Saving and leaving

terminal-name-file = Indica il file, per esempio: save game.json
terminal-saved = Salvata. Continua più tardi con: { $command }
terminal-saved-replay = Salvata. Riguardala con: { $command }
terminal-cannot-save = { $why }. Salvala con save FILE, o esci con quit!
terminal-cannot-write = impossibile scrivere { $path }: { $why }
terminal-no-home = cartella personale non trovata in { $path }; scrivi tutto il percorso
terminal-file-exists = { $path } esiste già; scegli un altro nome
terminal-ask-name = Scrivi il nome di un file per salvare la partita, o review; Invio per nessuno dei due:
terminal-review-stopped = L’analisi è stata interrotta.
terminal-input-ended = I dati sono finiti prima della partita.
terminal-left = La partita è salvata.
terminal-left-unconfirmed = La partita è salvata, senza il turno non confermato.
terminal-continue = Continua con: { $command }
terminal-not-saved = La partita non è salvata.
terminal-stays = La partita resta in { $path }, com’era dopo l’ultimo turno confermato.
terminal-list-entry = { $names }; { $count ->
    [one] { $count } mossa
   *[other] { $count } mosse
}
terminal-list-broken = non si può leggere: { $why }
terminal-list-help = Continua con: { $resume }. Elimina con: { $remove }
terminal-list-empty = non ci sono partite salvate in { $folder }
terminal-list-unknown = non c’è una partita salvata «{ $name }»; l’elenco: { $command }
terminal-removed = Eliminata: { $name }

## The end and the review

terminal-score-sheet = Punteggio
terminal-review-title = Analisi: { $game }, { $count ->
    [one] { $count } partita di prova per decisione
   *[other] { $count } partite di prova per decisione
}
terminal-review-accuracy = precisione
terminal-review-cost = costo
terminal-review-start = punti all’inizio
terminal-review-end = alla fine
terminal-review-now = ora

## Preparing

terminal-preparing-rules = Preparazione delle regole su questo computer (una volta sola): { $game }…
terminal-preparing-bot = Preparazione di un bot su questo computer (una volta sola): { $bot }, { $game }…
terminal-preparing-review = Preparazione di suggerimenti e analisi su questo computer (una volta sola): { $game }…
terminal-no-cache = Le regole compilate non si possono conservare in { $lasting }, solo per ora in { $folder }: più avanti potrebbe servire prepararle di nuovo.
