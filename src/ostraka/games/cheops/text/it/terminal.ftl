# Cheope nel terminale, in italiano.

## The screen

cheops-play = giro { $number }
cheops-active = giocatore attivo: { $name }
cheops-builds-now = ora costruisce: { $name }
cheops-blocked = presi da { $name }:
cheops-bonuses-left = Bonus rimasti ({ $points } punti l’uno):
cheops-play-last = { $play }, l’ultimo
cheops-each = { $points } l’uno
cheops-complete = 100%
cheops-not-now = non ora

## What a draft brings

cheops-builds = Posi { $stones }: { $gains }.
cheops-builds-nothing = In questo giro non posi niente.
cheops-ends = La partita finisce dopo questo giro (C21).
cheops-others-too = in questo giro possono ancora ottenerlo anche gli altri, C19
cheops-second = Vuoi posare un’altra pietra?
cheops-or-done = Oppure scrivi { $command }.

## What was typed

cheops-name-stone = Indica la pietra.
cheops-many-ways = { $count ->
    [one] Si può pagare in { $count } modo; scegli: { $moves }
   *[other] Si può pagare in { $count } modi; scegli: { $moves }
}
cheops-more-ways = { $count ->
    [one] { $count } altro
   *[other] altri { $count }
} (vedi { $command })
cheops-no-quarry = Nessuna pietra della tua cava può pagarla (C12, C13).
cheops-no-partner = Nessuna pietra accanto a questa si può posare ora.
cheops-rests-on = { $stone } poggia su { $below }.
cheops-next-stone = La prossima pietra di questa colonna è { $stone }.
cheops-no-die = Al centro non c’è un dado di questo colore.
cheops-quarry-lacks = Nella tua cava non restano pietre di questo colore.
cheops-last-struck = L’ultima che hai barrato è la pietra { $place }.
reason-cheops-no-such-stone = Questa pietra non esiste.
reason-cheops-no-such-quarry-stone = Nella cava questa pietra non esiste: le pietre vanno da 1 a 12.
reason-cheops-repeated-stone = Hai indicato due volte la stessa pietra.

## Help

cheops-help-aim = Costruisci sulla tua scheda una piramide, un arco e un bassorilievo. In ogni giro un giocatore è attivo e tira i dadi; poi tutti, a turno, possono posare al massimo due pietre. La partita finisce con il giro in cui qualcuno completa una seconda costruzione, e vince chi ha più punti.
cheops-help-pyramid = una o due pietre; la fila in basso è disponibile, una pietra più in alto poggia su altre due. Conta il livello più alto con una pietra
cheops-help-arch = una o due pietre; ogni colonna dal basso verso l’alto, la chiave di volta per ultima. Conta la colonna più bassa
cheops-help-relief = due pietre insieme, lato contro lato. 4 6 8 10 12 pietre valgono 4 6 8 11 15 punti
cheops-help-paying = Ogni pietra costa un dado del suo colore dal centro del tavolo. Solo se non ce n’è, barra una pietra di quel colore nella tua cava, o un jolly. Nella cava si va da sinistra a destra: quello che salti è perso. I dadi del giocatore attivo restano bloccati per gli altri in questo giro; gli altri rimettono i loro al centro.
cheops-help-die = si può posare ora: si paga con un dado
cheops-help-quarry = si può posare ora: si paga con la cava, o con un jolly
cheops-help-joker = si può posare ora: si paga con un jolly
cheops-help-not-now = ora non si può posare
cheops-help-symbol = un bonus, e quante delle sue pietre hai posato; su di esse c’è la sua lettera, come in { $stone }
cheops-help-last-chance = qualcuno l’ha ottenuto in questo giro: tu puoi ancora, più tardi nessuno
cheops-help-bonuses = Il primo giocatore che posa tutte le pietre con un simbolo ottiene il suo bonus, 3 punti; lo ottiene anche chi ci riesce nello stesso giro. Con due costruzioni complete si ottiene il bonus di fine partita. Alla fine ogni pietra della cava a destra dell’ultima barrata vale 1 punto, ogni jolly non usato 2.
cheops-help-stone = posa la terza pietra del primo livello della piramide; { $left } e { $right } sono pietre dell’arco, { $cap } è la chiave di volta
cheops-help-pair = posa due pietre nel bassorilievo
cheops-help-pay = paga con la pietra 4 della cava; { $joker } con un jolly (solo se c’è una scelta)
cheops-help-in-full = lo stesso per intero, come nelle partite salvate: { $ways }
cheops-help-done = chiude il tuo turno con meno di due pietre; o: { $short }

## Score sheet

cheops-score-pyramid = piramide, il livello più alto
cheops-score-arch = arco, la colonna più bassa
cheops-score-relief = bassorilievo, secondo le pietre
cheops-score-bonuses = bonus, 3 ciascuno
cheops-score-quarry = pietre rimaste nella cava, 1 ciascuna
cheops-score-jokers = jolly rimasti, 2 ciascuno
