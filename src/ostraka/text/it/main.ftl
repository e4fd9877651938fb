# Le parole di Ostraka in italiano: pagine, tavoli, mosse, motivi.

## The page

home = Home
skip = Vai al contenuto
close = Chiudi
language = Lingua
sound = Suono
to-light = Tema chiaro
to-dark = Tema scuro
lead = Giochi di carta e penna ambientati nell’antico Egitto. Gioca subito contro un bot o manda un link agli amici. Niente account, niente da installare.
credits = Ostraka è una versione indipendente, basata sulle regole pubblicate, con schemi, testi e disegni propri.
offline = Il server non è raggiungibile. Partite, analisi e lezioni ne hanno bisogno: riprova quando torna la connessione.
unloaded = Una parte di questa pagina non si è caricata. Forse sei offline, o c’è una versione più recente.
reload = Ricarica
lost = Pagina non trovata
lost-about = Questo link non porta da nessuna parte. Forse nel copiarlo se n’è perso un pezzo.

## The games

play = Gioca
friends = Con gli amici
pass-and-play = Stesso dispositivo
more-bots = Altri bot
opponents = Avversari
opponent = Il tuo avversario
unfinished = Partite in corso
continue = Continua: { $game } · { $names }
game-unknown = Questa pagina non può mostrare il gioco «{ $game }».
finished = Partite finite
join = Entra con un link
join-hint = Incolla qui il link
join-go = Entra
join-lost = Questo non è il link di un tavolo. Copia per intero il link che hai ricevuto.
replay-file = Apri una partita salvata
rules = Regole
learn = Impara

## Opponents

bot = Bot
bot-random = A caso
bot-novice = Novizio
bot-scribe = Scriba
bot-architect = Architetto
bot-pharaoh = Faraone
bot-about-novice = Segue poche regole semplici. Ideale per la prima partita.
bot-about-scribe = Punta a ciò che dà punti subito.
bot-about-architect = Ha imparato da molte partite che cosa conviene alla lunga.
bot-about-pharaoh = Prima di ogni mossa simula migliaia di partite.
bot-option = Bot: { $bot }
guest = Ospite
you = tu
your-seat = Tu
player = Giocatore { $number }
seat = Posto { $number }
your-name = Il tuo nome
name-of = Nome del giocatore { $number }
seat-friend = Un’altra persona, tramite link
seat-here = Qualcuno su questo dispositivo
one-more = Aggiungi una persona
remove = Rimuovi
option-hints = Attiva suggerimenti
option-delay = I bot ci pensano un attimo, come le persone
option-watching = Lascia guardare gli altri
open-table = Apri un tavolo

## A table that waits

lobby-waiting = { $count ->
    [one] Manca ancora una persona.
   *[other] Mancano ancora { $count } persone.
}
seat-free = Posto libero
sit-down = Siediti qui
stand-up = Alzati
ready = Ci sono
not-ready = si sta preparando
invite = Invita gli amici
address = Link
address-code = Codice QR di questo link
invite-text = Vieni al mio tavolo su Ostraka
copy = Copia
copied = Copiato
share = Condividi
other-device = Gioca anche su un altro dispositivo
other-device-about = Apri questo link privato sul tuo altro dispositivo: anche lì troverai il tuo nome, i tuoi posti e le tue partite. Non condividerlo con nessuno.
device-title = Le tue partite su questo dispositivo
device-about = Questo link privato porta in questo browser il tuo nome, i tuoi posti e le tue partite. Sostituisce il profilo che c’è ora.
device-accept = Continua qui

## A table that is played at

connecting = Connessione…
state-connecting = Connessione…
state-live = Connessione attiva
state-away = Connessione persa. Riconnessione in corso…
state-gone = Questo tavolo è chiuso.
table-lost = Impossibile mostrare questo tavolo
watching = Stai guardando
watchers = { $count ->
    [one] Una persona sta guardando
   *[other] { $count } persone stanno guardando
}
away = assente
thinking = sta pensando
waiting-for = In attesa di { $names }
confirm = Conferma
undo = Annulla
hint = Suggerimento
hint-thinking = Cerco una buona mossa…
hint-use = Usa
hint-odds = probabilità di vittoria: { $win }%, scarto previsto: { $margin }
log = Cronologia
log-empty = Ancora niente.
log-line = { $who ->
    [you] { $move }
   *[other] { $name } { $move }
}
help = Aiuto
keys = Scorciatoie da tastiera
enlarge = Ingrandisci
score-card = Carta segnapunti
gone = { $name } ha lasciato il tavolo.
stand-in = Fai giocare un bot
stand-in-mine = Un bot gioca al posto tuo ({ $bot }).
take-back = Rieccomi
hand-over = Passa il dispositivo a { $name }
hand-over-ready = Sono { $name }
plays = Tocca a { $name }
clause = Regola { $clause }

## The end

end-won = Hai vinto!
end-shared = Vittoria condivisa!
end-winner = { $count ->
    [one] Vince { $names }
   *[other] Vittoria condivisa: { $names }
}
rematch = Rivincita
record = Scarica la partita
points-source = Da dove vengono i punti
points-total = Totale

## Colours

colour-green = verde
colour-orange = arancione
colour-purple = viola
colour-blue = blu
colour-pink = rosa
colour-red = rosso
colour-yellow = giallo

## Choices

cell-chosen = scelta
say-sending = Invio in corso…
gain-points = { $points ->
    [one] { $sign }{ $points } punto
   *[other] { $sign }{ $points } punti
}

## Refusals

refused-bad-message = Qualcosa è andato storto. Ricarica la pagina.
refused-not-yours = Non puoi farlo.
refused-foreign-origin = Questa pagina è stata aperta da un altro sito. Apri Ostraka direttamente.
refused-unknown = Questo tavolo non esiste. Forse il link è incompleto.
refused-taken = Qualcuno ha fatto prima: il posto è occupato.
refused-too-early = È ancora troppo presto.
refused-too-late = Ormai è troppo tardi.
refused-too-big = È troppo lungo.
refused-illegal = Le regole non lo permettono.
refused-not-whole = Il tuo turno non è ancora completo.
refused-too-fast = Troppe richieste. Aspetta un momento.
refused-broken = Qualcosa è andato storto sul server. Riprova.
refused-busy = Il server è occupato. Riprova tra un momento.
refused-unavailable = Il server non risponde. Nuovo tentativo…

## Choices before a game

more-choices = Altre opzioni
by-chance = A sorte
seat-of = Posto { $number }: { $name }
