# Cheope nel terminale, in italiano.

## The screen

cheops-play = giocata { $number }
cheops-active = giocatore attivo: { $name }
cheops-builds-now = ora costruisce: { $name }
cheops-blocked = presi da { $name }:
cheops-bonuses-left = Bonus rimasti ({ $points } punti):
cheops-play-last = { $play }, l’ultima
cheops-each = { $points } punti
cheops-complete = fatto
cheops-not-now = non ora

## What a draft brings

cheops-builds = Costruisci { $stones }: { $gains }.
cheops-builds-nothing = In questa giocata non costruisci niente.
cheops-ends = Questo chiude la partita dopo questa giocata (C21).
cheops-others-too = altri possono ancora ottenerlo in questa giocata, C19
cheops-second = Un’altra pietra?
cheops-or-done = Oppure scrivi { $command }.

## What was typed

cheops-name-stone = Indica la pietra.
cheops-many-ways = { $count ->
    [one] Si può pagare in { $count } modo; scegli: { $moves }
   *[other] Si può pagare in { $count } modi; scegli: { $moves }
}
cheops-more-ways = altri { $count } (vedi { $command })
cheops-no-quarry = Nessuna pietra della tua cava può pagarla (C12, C13).
cheops-no-partner = Questa ora non ha una vicina libera.
cheops-rests-on = { $stone } poggia su { $below }.
cheops-next-stone = La prossima pietra di questa colonna è { $stone }.
cheops-no-die = Al centro non c’è un dado di questo colore.
cheops-quarry-lacks = Nella tua cava non restano pietre di questo colore.
cheops-last-struck = L’ultima barrata è la pietra { $place }.
reason-cheops-no-such-stone = Questa pietra non esiste.
reason-cheops-no-such-quarry-stone = Nella cava questa pietra non esiste: vanno da 1 a 12.
reason-cheops-repeated-stone = La stessa pietra compare due volte.

## Help

cheops-help-aim = Sulla propria scheda si costruiscono una piramide, un arco e un bassorilievo. In ogni giocata una persona è attiva e tira i dadi; poi tutti, a turno, possono costruire al massimo due pietre. La partita finisce con la giocata in cui qualcuno completa una seconda costruzione; vincono più punti.
cheops-help-pyramid = una pietra o due; la riga in basso è libera, una pietra più alta poggia su due costruite. Conta il livello più alto con una pietra
cheops-help-arch = una pietra o due; ogni colonna dal basso verso l’alto, la chiave di volta per ultima. Conta la colonna più bassa
cheops-help-relief = due pietre insieme, lato a lato. 4 6 8 10 12 pietre portano 4 6 8 11 15 punti
cheops-help-paying = Ogni pietra costa un dado del suo colore dal centro del tavolo. Solo se non c’è, barra una pietra di quel colore nella tua cava, o un jolly. Nella cava si va da sinistra a destra: quello che salti è perso. I dadi di chi è attivo restano presi per gli altri in questa giocata; gli altri rimettono i loro al centro.
cheops-help-die = si può costruire ora: paga un dado
cheops-help-quarry = si può costruire ora: paga la cava, o un jolly
cheops-help-joker = si può costruire ora: paga un jolly
cheops-help-not-now = ora non si può costruire
cheops-help-symbol = un bonus, e quante delle sue pietre hai costruito; la sua lettera sta su di esse, come in { $stone }
cheops-help-last-chance = qualcuno l’ha ottenuto in questa giocata: tu puoi ancora, dopo nessuno
cheops-help-bonuses = Chi costruisce per primo tutte le pietre con un simbolo ottiene il suo bonus, 3 punti; così anche chi ci riesce nella stessa giocata. Due costruzioni complete portano il bonus di fine partita. Alla fine ogni pietra della cava a destra dell’ultima barrata vale 1 punto, ogni jolly non usato 2.
cheops-help-stone = posa la terza pietra del primo livello della piramide; { $left } e { $right } sono pietre dell’arco, { $cap } è la chiave di volta
cheops-help-pair = posa due pietre del bassorilievo
cheops-help-pay = paga con la pietra 4 della cava; { $joker } con un jolly (solo se c’è una scelta)
cheops-help-in-full = lo stesso per intero, come nelle partite salvate: { $ways }
cheops-help-done = chiude la tua giocata con meno di due pietre; o: { $short }

## Score sheet

cheops-score-pyramid = piramide, il livello più alto
cheops-score-arch = arco, la colonna più bassa
cheops-score-relief = bassorilievo, secondo le pietre
cheops-score-bonuses = bonus, 3 ciascuno
cheops-score-quarry = pietre rimaste nella cava, 1 ciascuna
cheops-score-jokers = jolly rimasti, 2 ciascuno
