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
credits = Ostraka è una realizzazione indipendente di regole pubblicate, con schemi, testi e disegni propri. I giochi sono di Phil Walker-Harding (Piramidi) e di Florian Ortlepp, Helmut Ortlepp e Steffen Benndorf (Cheope).
offline = Il server non è raggiungibile. Questa pagina si apre lo stesso, ma partite, analisi e lezioni ne hanno bisogno: riprova quando torna la connessione.
unloaded = Non è stato possibile caricare una parte di questa pagina. Forse sei fuori rete, o c’è una versione più recente.
reload = Ricarica
lost = Qui non c’è niente
lost-about = L’indirizzo non porta da nessuna parte. Forse copiandolo se n’è perso un pezzo.

## The games

game-pyramids = Piramidi
game-cheops = Cheope
about-pyramids = Si gira una configurazione e tutti la segnano: trova la via dall’ingresso alla tomba. Da 2 a 4 persone, 20 minuti.
about-cheops = Si tirano i dadi e tutti costruiscono: una piramide, un arco e un bassorilievo. Da 2 a 5 persone, 20 minuti.
play = Gioca
friends = Con amici
pass-and-play = Un dispositivo
opponents = Avversari
opponent = Il tuo avversario
unfinished = Partite in corso
continue = Continua: { $game } · { $names }
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
chair-friend = Qualcuno, con un link
chair-here = Qualcuno su questo dispositivo
one-more = Ancora una persona
remove = Togli
wish-hints = I suggerimenti sono ammessi
wish-delay = I bot si prendono un momento, come le persone
wish-watching = Altri possono guardare
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
key-title = Le tue partite su questo dispositivo
key-about = Questo link privato ti porta in questo browser: anche qui ci saranno il tuo nome, i tuoi posti e le tue partite. L’identità precedente di questo browser viene dimenticata.
key-accept = Usa qui

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
pass = Passa
pass-still = Passa comunque
undo = Annulla
hint = Suggerimento
hint-thinking = Si cerca una buona mossa…
hint-use = Mostra
hint-odds = { $win }% di probabilità di vincere, vantaggio alla fine: { $margin }
log = Che cosa è successo
log-empty = Ancora niente.
log-line = { $name }: { $move }
help = Aiuto
keys = Tasti
key-chamber = vai alla prima o alla seconda stanza
key-arrows = spostati di casella in casella
key-enter = scegli, poi conferma
key-stone = vai a una pietra che si può costruire
key-stones = vai alla successiva o alla precedente
key-enter-stone = scegli questa pietra
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
tie-pyramids = Parità di punti: decide il numero più basso su una piramide completata.
tie-cheops = Parità di punti: decide chi ha più pietre nella piramide.
rematch = Rivincita
record = Salva la partita
points-source = Da dove vengono i punti
points-total = Totale
points-torches = Fiaccole
points-bonuses = Bonus
points-gems = Gemme
points-skulls = Teschi
points-pyramids = Piramidi
points-pyramid = Piramide
points-arch = Arco
points-relief = Bassorilievo
points-quarry = Cava
points-jokers = Jolly

## Colours, shapes, icons

colour-green = verde
colour-orange = arancione
colour-purple = viola
colour-blue = blu
colour-pink = rosa
colour-red = rosso
colour-yellow = giallo
shape-I2 = due in fila
shape-I3 = tre in fila
shape-L3 = angolo piccolo
shape-O4 = quadrato
shape-T4 = T
shape-L4 = angolo grande
icon-wall = muro
icon-entrance = ingresso
icon-tomb = tomba
icon-cross = croce
icon-red-gem = gemma rossa
icon-green-gem = gemma verde
icon-torch = fiaccola
icon-skull = teschio
icon-potion = pozione

## Pyramids

round-turn = Round { $round } di { $rounds } · carta { $turn } di { $turns }
shapes-left = Ancora in questo round
tools = Configurazione
tool-shape = Configurazione: { $shape }
tool-single = Invece, una sola casella
turn = Ruota
mirror = Specchia
chamber-title = Stanza { $place }: piramide { $number }
card-picture = Piramide { $number }
cell-marked = segnata
cell-chosen = scelta
cell-free = si può segnare
cell-ghost = la configurazione ci sta
cell-ghost-wrong = la configurazione non ci sta
say-keep = Tieni due delle tue quattro piramidi.
say-take = Piramide completata! Prendine una nuova.
say-sending = Invio in corso …
say-mark = Segna la configurazione o una sola casella.
say-mark-single = La configurazione non ci sta: segna una casella.
say-only-so = Qui non sta in nessun altro modo.
say-cross = Una croce! Segna un’altra casella.
choose-keep = Tieni due piramidi
choose-take = Prendi una nuova piramide
take-deck = La prima carta del mazzo, coperta (rimaste: { $count })
offer = Offerta
deck-left = nel mazzo: { $count }
score-torches = Fiaccole: { $count } di 4
score-red = Gemme rosse: { $count } di 10
score-green = Gemme verdi: { $count } di 10
score-skulls = Teschi: { $count } di 10, punti negativi: { $penalty }
score-bonus = Punti Piramide ({ $colour }): completate { $explored }, ancora liberi: { $free }
score-pyramids = { $count ->
    [one] { $count } piramide
   *[other] { $count } piramidi
}
score-bonuses = Bonus
gain-red = Gemme rosse: { $count }
gain-green = Gemme verdi: { $count }
gain-torch = Fiaccole: { $count }
gain-skull = Teschi: { $count }
gain-tomb = Piramidi completate: { $count }
gain-cross = Caselle ancora da segnare: { $count }
gain-points = { $points ->
    [one] { $sign }{ $points } punto
   *[other] { $sign }{ $points } punti
}

## Cheops

dice-middle = Dadi
active-player = Giocatore attivo:
dice-blocked = Dadi presi dal giocatore attivo
building-pyramid = Piramide
building-arch = Arco di trionfo
building-relief = Bassorilievo
bonuses = Bonus
bonus-got = ottenuto
bonus-free = ancora libero
bonus-gone = perso
symbol-ankh = ankh
symbol-eye = occhio
symbol-feather = piuma
symbol-lotus = loto
symbol-scarab = scarabeo
symbol-finish = fine partita
relief-scale = Quanto vale il bassorilievo
relief-stones = Pietre
relief-points = Punti
quarry = Cava
quarry-gone = non più libera
jokers-left = { $count ->
    [one] { $count } jolly rimasto
   *[other] { $count } jolly rimasti
}
stone-built = costruita
stone-open = si può costruire
stone-cap = chiave di volta
stone-pyramid = piramide, livello { $level }, pietra { $place }
stone-left = colonna sinistra, livello { $level }
stone-right = colonna destra, livello { $level }
stone-relief = bassorilievo, tassello { $cell }
how-die = dado
how-joker = jolly
how-quarry = cava { $place }
say-lay = Costruisci al massimo due pietre.
say-second = Un’altra pietra, o conferma.
say-stuck = Non si può costruire nessuna pietra: passa.
say-sure = Si può ancora costruire. Passare comunque?
say-relief = Ora la seconda pietra, accanto.
say-pay = Come paghi?

## Moves

move-mark = { $who ->
    [you] segni
   *[other] segna
} { $count ->
    [one] { $cells } nella piramide { $card }
   *[other] la configurazione nella piramide { $card } ({ $cells })
}
move-cross = { $who ->
    [you] segni
   *[other] segna
} { $cells } nella piramide { $card } per una croce
move-keep = { $who ->
    [you] tieni
   *[other] tiene
} le piramidi { $first } e { $second }
move-take = { $who ->
    [you] prendi
   *[other] prende
} la piramide { $card }
move-take-deck = { $who ->
    [you] prendi
   *[other] prende
} la prima carta del mazzo
move-lay = { $who ->
    [you] costruisci
   *[other] costruisce
}: { $stone } ({ $how })
move-done = { $who ->
    [you] finisci di costruire
   *[other] finisce di costruire
}
move-deal = { $who ->
    [you] Ricevi quattro piramidi
   *[other] { $name } riceve quattro piramidi
}
move-offer = Nuove nell’offerta: { $cards }
move-flip = Carta girata: { $shape }
move-draw = È la piramide { $card }
move-roll = Tiro: { $dice }
news-mark = { $who ->
    [you] segni
   *[other] segna
} { $count ->
    [one] una casella nella piramide { $card }
   *[other] la configurazione nella piramide { $card }
}
news-cross = { $who ->
    [you] segni
   *[other] segna
} un’altra casella nella piramide { $card }
advise-mark = { $count ->
    [one] Segna una casella nella piramide { $card }
   *[other] Segna la configurazione nella piramide { $card }
}
advise-cross = Segna un’altra casella nella piramide { $card }
advise-keep = Tieni le piramidi { $first } e { $second }
advise-take = Prendi la piramide { $card }
advise-take-deck = Prendi la prima carta del mazzo
advise-lay = Costruisci: { $stone } ({ $how })
advise-done = Finisci di costruire

## What a move does

fact-explores = completa la piramide { $pyramid }
fact-claims = ottiene { $points } punti Piramide ({ $colour })
fact-towards = manca ancora una piramide ({ $colour }) per { $points } punti Piramide
fact-nearer = { $cells ->
    [one] una casella
   *[other] { $cells } caselle
} più vicino alla tomba della piramide { $pyramid }, ancora { $left }
fact-astray = non avvicina alla tomba della piramide { $pyramid }, ancora { $left }
fact-late = la piramide { $pyramid } è già completata
fact-walled = alla tomba della piramide { $pyramid } non si arriva più
fact-gems = { $points ->
    [one] gemme per { $points } punto
   *[other] gemme per { $points } punti
}
fact-torch = accende la fiaccola del round { $round }, { $points } punti
fact-crosses = { $cells ->
    [one] un’altra casella da segnare
   *[other] altre { $cells } caselle da segnare
}
fact-skulls = { $skulls ->
    [one] un teschio
   *[other] { $skulls } teschi
}: i punti negativi passano da { $before } a { $after }
fact-potion = { $skulls ->
    [0] una pozione, senza teschi da cancellare
    [one] una pozione cancella un teschio, i punti negativi calano di { $points }
   *[other] una pozione cancella { $skulls } teschi, i punti negativi calano di { $points }
}
fact-useless = non lascia posto per: { $shape }
fact-useful = fa posto per: { $shape }
fact-forgoes = una sola casella, dove la configurazione ci starebbe
fact-ready = { $shapes ->
    [one] lascia posto per la configurazione che può uscire
   *[other] lascia posto per tutte e { $shapes } le configurazioni che possono uscire
}
fact-wanted = manca proprio la piramide { $pyramid } per { $points } punti Piramide ({ $colour })
fact-pair = due stanze dello stesso colore ({ $colour }), insieme { $points } punti Piramide
fact-denies = toglie la piramide { $pyramid } ad altri che ne cercano il colore ({ $colour })
fact-short = una via breve nella piramide { $pyramid }: { $left ->
    [one] { $left } casella
   *[other] { $left } caselle
}
fact-long = una via lunga nella piramide { $pyramid }: { $left ->
    [one] { $left } casella
   *[other] { $left } caselle
}
fact-rich = la piramide { $pyramid } è ricca: gemme { $gems }, fiaccole { $torches }, croci { $crosses }
fact-guarded = a guardia della piramide { $pyramid }: { $skulls ->
    [one] un teschio
   *[other] { $skulls } teschi
}
fact-unseen = { $cards ->
    [one] l’ultima carta del mazzo
   *[other] una di { $cards } carte coperte
}
fact-pyramid = livello { $level } della piramide, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
fact-arch = livello { $level } dell’arco, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
fact-capstone = la chiave di volta, { $points } punti
fact-relief = { $stones } pietre del bassorilievo, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
fact-completes = completa una costruzione: { $building }
fact-finish = ottiene il bonus di fine partita, { $points } punti
fact-ends = { $margin ->
    [0] chiude la partita alla pari con il miglior rivale
   *[other] chiude la partita, vantaggio sul miglior rivale: { $margin }
}
fact-bonus = ottiene un bonus, { $symbol }: { $points } punti
fact-within = manca una sola pietra per un bonus: { $symbol }
fact-opens = { $stones ->
    [one] si può costruire un’altra pietra
   *[other] si possono costruire altre { $stones } pietre
}
fact-strands = { $stones ->
    [one] una pietra del bassorilievo non si potrà più costruire
   *[other] { $stones } pietre del bassorilievo non si potranno più costruire
}
fact-dice = { $dice ->
    [one] paga con un dado ({ $colour })
   *[other] paga con { $dice } dadi ({ $colour })
}
fact-blocks = prende l’ultimo dado di questo colore ({ $colour }), utile ad altri
fact-quarry = barra { $stones ->
    [one] una pietra
   *[other] { $stones } pietre
} della cava, rinuncia a { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
fact-joker = { $jokers ->
    [one] usa un jolly
   *[other] usa { $jokers } jolly
}, rinuncia a { $points } punti
fact-stuck = non si può costruire nessuna pietra
fact-passes = rinuncia a { $stones ->
    [one] una pietra
   *[other] { $stones } pietre
}, anche se basterebbero i dadi
fact-spares = { $points ->
    [one] risparmia almeno { $points } punto
   *[other] risparmia almeno { $points } punti
}: i dadi da soli non bastano a pagare nulla
fact-leaves = { $dice ->
    [one] lascia un dado agli altri
   *[other] lascia { $dice } dadi agli altri
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
reason-pyramids-over = La partita è finita.
reason-pyramids-not-keeping = Le tue due piramidi sono già scelte.
reason-pyramids-not-marking = Ora non devi segnare niente.
reason-pyramids-cross-first = Una croce chiede prima un’altra casella.
reason-pyramids-no-cross = Nessuna croce chiede un’altra casella.
reason-pyramids-not-your-chamber = Questa non è una delle tue stanze.
reason-pyramids-not-the-shape = Segna tutta la configurazione, ruotata o specchiata, o una sola casella.
reason-pyramids-one-cell = Una croce segna esattamente una casella.
reason-pyramids-cross-elsewhere = Una croce segna una casella in una delle tue due stanze.
reason-pyramids-wall = Un muro non si può mai segnare.
reason-pyramids-marked = Una casella si segna una volta sola.
reason-pyramids-entrance = I primi segni in una stanza comprendono il suo ingresso.
reason-pyramids-apart = I segni devono toccare con un lato una casella segnata prima.
reason-pyramids-not-taking = Ora nessuno prende carte.
reason-pyramids-another-takes = Tocca a qualcun altro prendere una carta.
reason-pyramids-not-offered = Questa carta non è nell’offerta.
reason-pyramids-deck-empty = Il mazzo è vuoto.
reason-cheops-over = La partita è finita.
reason-cheops-not-rolled = I dadi non sono stati ancora tirati.
reason-cheops-out-of-turn = Tocca a qualcun altro costruire.
reason-cheops-third-stone = In una giocata si costruiscono al massimo due pietre.
reason-cheops-marked = Questa pietra è già costruita.
reason-cheops-one-alone = Nel bassorilievo si posano esattamente due pietre insieme.
reason-cheops-not-adjacent = Le due pietre del bassorilievo stanno una accanto all’altra.
reason-cheops-not-the-relief = Solo nel bassorilievo si posano due pietre insieme.
reason-cheops-no-support = Prima servono tutte e due le pietre sottostanti.
reason-cheops-column = Una colonna dell’arco si costruisce dal basso verso l’alto.
reason-cheops-capstone = La chiave di volta si posa quando le due colonne sono complete.
reason-cheops-die-lies-there = Al centro c’è un dado di questo colore: va usato.
reason-cheops-no-die = Al centro non c’è un dado di questo colore, e nella cava non c’è di che pagare.
reason-cheops-other-colour = Questa pietra della cava ha un altro colore.
reason-cheops-left-of-the-last = Le pietre della cava si barrano da sinistra a destra.
reason-cheops-struck-twice = Una pietra della cava paga una sola pietra.
reason-cheops-no-joker = Non restano jolly.
