# Il gioco nel terminale, in italiano. Quello che si scrive è uguale in tutte le lingue.

## A turn

terminal-welcome = È la prima volta? Scrivi help, o h per un suggerimento. Tab completa le mosse.
terminal-news = Ultimo turno: { $news }
terminal-confirm = Premi Invio per confermare questo turno, o scrivi u per annullarlo.
terminal-nothing-to-undo = Non c’è niente da annullare: i turni confermati restano.
terminal-refused = Non si può. { $why }
terminal-more = Per saperne di più: rules { $clause }
terminal-example = Per esempio: { $example }
terminal-you-can-type = Puoi scrivere: { $moves }
terminal-no-move = «{ $line }» non è né una mossa né un comando.
terminal-own-seat = Puoi giocare solo per te.
terminal-no-clause = non c’è una regola «{ $name }»; le regole sono { $spans }
terminal-runs-command = Invio esegue questo comando
terminal-enter-confirms = Invio conferma, u annulla
terminal-enter-plays = Invio gioca questa mossa
terminal-next = poi: { $next }
terminal-no-such-move = nessuna mossa possibile comincia così
terminal-legal-moves = { $count ->
    [one] { $count } mossa possibile
   *[other] { $count } mosse possibili
}
terminal-too-small = Questo terminale è troppo piccolo: è { $columns }x{ $rows }, e al gioco serve almeno { $width }x{ $height }. Ingrandiscilo, o scrivi quit.
terminal-addressed = { $name }: { $instruction }
terminal-hand-over = Passa la tastiera a { $name }. { $name }, premi Invio:
terminal-page-more = Premi Invio per il seguito:
terminal-page-more-or-command = Premi Invio per il seguito, o scrivi un comando:
terminal-page-back = Premi Invio per tornare al tavolo:
terminal-page-done = Premi Invio per continuare:
terminal-all-others = { $command }: gli altri
terminal-new = nuova
terminal-or = { " o " }

## Hints

terminal-hint = Suggerimento: { $move }
terminal-hint-next = Oppure: { $moves }
terminal-but = { $good }; ma: { $bad }
terminal-rivals = avversari: { $count }

## A game without a face of its own

terminal-choose = Scrivi una mossa o il suo numero, da 1 a { $count }. Per esempio: { $example }
terminal-no-number = Scrivi un numero da 1 a { $count }.
terminal-help-plain = { $game }: lo schermo mostra il tavolo e le tue mosse possibili. Scrivi una mossa come nell’elenco, o il suo numero.
terminal-help-number = gioca la prima mossa dell’elenco

## Help

terminal-help-typing = Quello che scrivi è uguale in tutte le lingue: le mosse come nelle partite salvate, e queste parole inglesi.
terminal-help-colours = I colori:
terminal-help-enter = conferma un turno (Invio); con dati da una pipe i turni completi si confermano da soli
terminal-help-undo = annulla una mossa prima della conferma
terminal-help-tab = completa; la riga sotto il prompt mostra che cosa può seguire
terminal-help-hint = un suggerimento: la mossa migliore che il Faraone riesce a trovare, e perché
terminal-help-all = tutto il tavolo
terminal-help-moves = tutte le mosse possibili
terminal-help-rules = una regola; rules da solo le mostra tutte
terminal-help-save = salva la partita
terminal-help-quit = esce; la partita è salvata, continua con: ostraka play --resume last
terminal-help-quit-for-good = esce senza salvare la partita
terminal-help-help = questa pagina

## Saving and leaving

terminal-name-file = Indica il file, per esempio: save game.json
terminal-saved = Salvata. Continua più tardi con: { $command }
terminal-saved-replay = Salvata. Rivedila con: { $command }
terminal-cannot-save = { $why }. Salvala con save FILE, o esci con quit!
terminal-cannot-write = impossibile scrivere { $path }: { $why }
terminal-no-home = cartella personale non trovata in { $path }; scrivi il percorso completo
terminal-file-exists = { $path } esiste già; scegli un altro nome
terminal-ask-name = Scrivi un nome di file per salvare questa partita, oppure review; solo Invio per nessuno dei due:
terminal-review-stopped = L’analisi è stata interrotta.
terminal-input-ended = I dati in ingresso sono finiti prima della partita.
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
terminal-list-unknown = non c’è una partita salvata «{ $name }»; per l’elenco: { $command }
terminal-removed = Eliminata: { $name }

## The end and the review

terminal-score-sheet = Punteggi finali
terminal-review-title = Analisi: { $game }, { $count ->
    [one] { $count } simulazione per decisione
   *[other] { $count } simulazioni per decisione
}
terminal-review-accuracy = precisione
terminal-review-cost = costo
terminal-review-start = punti attesi
terminal-review-end = punti finali
terminal-review-now = ora

## Preparing

terminal-preparing-rules = Preparazione delle regole di { $game } su questo computer (una volta sola)…
terminal-preparing-bot = Preparazione del bot { $bot } per { $game } su questo computer (una volta sola)…
terminal-preparing-review = Preparazione di suggerimenti e analisi per { $game } su questo computer (una volta sola)…
terminal-no-cache = Le regole compilate non si possono conservare in { $lasting }, solo per ora in { $folder }: a un prossimo avvio potrebbe servire prepararle di nuovo.
