# Le parole di Ostraka in italiano: pagine, tavoli, mosse, motivi.

## The page

home = Inizio
skip = Vai al gioco
close = Chiudi
language = Lingua
sound = Suono
to-light = Aspetto chiaro
to-dark = Aspetto scuro
lead = Due giochi di carta e matita tra le piramidi. Gioca subito contro un bot, o con amici tramite un link. Senza account, senza installare nulla.
credits = Ostraka è una realizzazione indipendente di regole pubblicate, con schemi, testi e disegni propri.
offline = Il server non è raggiungibile. Questa pagina si apre lo stesso, ma partite, analisi e lezioni ne hanno bisogno: riprova quando torna la connessione.
unloaded = Non è stato possibile caricare una parte di questa pagina. Forse sei fuori rete, o c’è una versione più recente.
reload = Ricarica
lost = Qui non c’è niente
lost-about = L’indirizzo non porta da nessuna parte. Forse copiandolo se n’è perso un pezzo.

## The games

play = Gioca
friends = Con amici
pass-and-play = Un dispositivo
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
join-lost = Questo non è il link di un tavolo. Copia tutto l’indirizzo dell’invito.
replay-file = Rivedi una partita salvata
rules = Regole
learn = Impara

## Opponents

bot = Bot
level-random = A caso
level-novice = Novizio
level-scribe = Scriba
level-architect = Architetto
level-pharaoh = Faraone
level-about-novice = Gioca per semplici abitudini. Adatto a una prima partita.
level-about-scribe = Valuta che cosa rende subito ogni mossa.
level-about-architect = Ha imparato da molte partite che cosa conviene alla fine.
level-about-pharaoh = Prova migliaia di partite prima di ogni mossa.
bot-level = Bot: { $level }
guest = Ospite
you = tu
your-seat = Tu
player = Persona { $number }
seat = Posto { $number }
your-name = Il tuo nome
name-of = Nome della persona { $number }
seat-friend = Qualcuno, con un link
seat-here = Qualcuno su questo dispositivo
one-more = Ancora una persona
remove = Togli
option-hints = Con suggerimenti
option-delay = I bot si prendono un momento, come le persone
option-watching = Altri possono guardare
open-table = Apri il tavolo

## A table that waits

lobby-waiting = { $count ->
    [one] Si aspetta ancora una persona.
   *[other] Si aspettano ancora { $count } persone.
}
seat-free = Posto libero
sit-down = Siediti qui
stand-up = Alzati
ready = Ci sono
not-ready = si prepara
invite = Invita amici
address = Link
address-code = Il link come codice QR
invite-text = Vieni al mio tavolo su Ostraka
copy = Copia
copied = Copiato
share = Condividi
other-device = Usa anche un altro dispositivo
other-device-about = Apri questo link privato sull’altro tuo dispositivo: anche lì ci saranno il tuo nome, i tuoi posti e le tue partite. Non darlo a nessun altro.
device-title = Le tue partite su questo dispositivo
device-about = Questo link privato ti porta in questo browser: anche qui ci saranno il tuo nome, i tuoi posti e le tue partite. L’identità precedente di questo browser viene dimenticata.
device-accept = Usa qui

## A table that is played at

connecting = Connessione…
state-connecting = Connessione…
state-live = Connessione attiva
state-away = Connessione persa. Si riprova…
state-gone = Questo tavolo è chiuso.
table-lost = Impossibile mostrare questo tavolo
watching = Stai guardando
watchers = { $count ->
    [one] Una persona sta guardando
   *[other] { $count } persone stanno guardando
}
away = assente
thinking = di turno
waiting-for = Si aspetta: { $names }
confirm = Conferma
undo = Annulla
hint = Suggerimento
hint-thinking = Si cerca una buona mossa…
hint-use = Usa
hint-odds = { $win }% di probabilità di vincere, vantaggio alla fine: { $margin }
log = Che cosa è successo
log-empty = Ancora niente.
log-line = { $who ->
    [you] { $move }
   *[other] { $name } { $move }
}
help = Aiuto
keys = Tasti
enlarge = Ingrandisci
score-card = Carta segnapunti
gone = { $name } ha lasciato il tavolo.
stand-in = Fai giocare un bot
stand-in-mine = Un bot gioca per te: { $level }.
take-back = Rieccomi
hand-over = Passa il dispositivo a { $name }
hand-over-ready = Sono { $name }
plays = Gioca { $name }
clause = Regola { $clause }

## The end

end-won = Hai vinto!
end-shared = Vittoria condivisa!
end-winner = { $count ->
    [one] Vince { $names }
   *[other] Vittoria condivisa: { $names }
}
rematch = Rivincita
record = Salva la partita
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

refused-bad-message = Il server non ha capito. Ricarica la pagina.
refused-not-yours = Questo non tocca a te.
refused-foreign-origin = Questa pagina viene da un altro sito.
refused-unknown = Questo tavolo non esiste. Forse il link è incompleto.
refused-taken = Qualcuno ha fatto prima: il posto è occupato.
refused-too-early = È troppo presto per questo.
refused-too-late = È troppo tardi per questo.
refused-too-big = È troppo lungo.
refused-illegal = Le regole non lo permettono.
refused-not-whole = A questo turno manca ancora qualcosa.
refused-too-fast = Troppo in una volta. Aspetta un momento.
refused-broken = Qualcosa è andato storto sul server. Riprova.
refused-busy = Troppe persone insieme. Riprova tra un momento.
refused-unavailable = Il server non risponde. Si riprova.

## Choices before a game

more-choices = Altre scelte
by-chance = A sorte
seat-of = Posto { $number }: { $name }
