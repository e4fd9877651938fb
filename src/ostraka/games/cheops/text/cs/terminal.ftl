# Cheops v terminálu, česky.

## The screen

cheops-play = kolo { $number }
cheops-active = aktivní hráč: { $name }
cheops-builds-now = teď staví: { $name }
cheops-blocked = má { $name }:
cheops-bonuses-left = Volné bonusy (po { $points } bodech):
cheops-play-last = { $play }, poslední
cheops-each = po { $points }
cheops-complete = dokončeno
cheops-not-now = teď ne

## What a draft brings

cheops-builds = Pokládáš { $stones }: { $gains }.
cheops-builds-nothing = V tomto kole nepokládáš nic.
cheops-ends = Po tomto kole partie končí (C21).
cheops-others-too = ostatní ho v tomto kole ještě mohou získat, C19
cheops-second = Položíš ještě jeden kámen?
cheops-or-done = Nebo napiš { $command }.

## What was typed

cheops-name-stone = Uveď kámen.
cheops-many-ways = { $count ->
    [one] Zaplatit to lze { $count } způsobem; vyber: { $moves }
    [few] Zaplatit to lze { $count } způsoby; vyber: { $moves }
    [many] Zaplatit to lze { $count } způsobu; vyber: { $moves }
   *[other] Zaplatit to lze { $count } způsoby; vyber: { $moves }
}
cheops-more-ways = další: { $count } (viz { $command })
cheops-no-quarry = Žádným kamenem z tvého kamenolomu to nelze zaplatit (C12, C13).
cheops-no-partner = Vedle tohoto kamene teď nelze položit žádný další.
cheops-rests-on = { $stone } leží na { $below }.
cheops-next-stone = Další kámen tohoto sloupu je { $stone }.
cheops-no-die = Uprostřed neleží kostka této barvy.
cheops-quarry-lacks = V kamenolomu už nemáš kámen této barvy.
cheops-last-struck = Poslední škrtnutý je kámen { $place }.
reason-cheops-no-such-stone = Takový kámen neexistuje.
reason-cheops-no-such-quarry-stone = Takový kámen v kamenolomu není: jsou tam kameny 1 až 12.
reason-cheops-repeated-stone = Stejný kámen je uvedený dvakrát.

## Help

cheops-help-aim = Na svém listu stavíš pyramidu, oblouk a reliéf. V každém kole je jeden hráč aktivní a hodí kostkami; potom mohou všichni postupně položit nejvýš dva kameny. Partie končí kolem, ve kterém někdo dokončí druhou stavbu, a vyhrává hráč s největším počtem bodů.
cheops-help-pyramid = jeden kámen nebo dva; spodní řada je volná, vyšší kámen leží na dvou jiných. Počítá se nejvyšší patro s kamenem
cheops-help-arch = jeden kámen nebo dva; každý sloup odspodu, vrcholový kámen nakonec. Počítá se nižší sloup
cheops-help-relief = dva kameny najednou, hranou k sobě. 4 6 8 10 12 kamenů má hodnotu 4 6 8 11 15 bodů
cheops-help-paying = Každý kámen stojí kostku své barvy ze středu stolu. Jen když tam žádná není, škrtni kámen té barvy ve svém kamenolomu, nebo žolíka. V kamenolomu se jde zleva doprava: co přeskočíš, je ztracené. Kostky aktivního hráče jsou v tomto kole pro ostatní blokované; ostatní své kostky vracejí.
cheops-help-die = lze teď položit za kostku
cheops-help-quarry = lze teď položit za kámen z kamenolomu, nebo žolíka
cheops-help-joker = lze teď položit za žolíka
cheops-help-not-now = teď nelze položit
cheops-help-symbol = bonus a kolik jeho kamenů už máš položených; je na nich jeho písmeno, jako v { $stone }
cheops-help-last-chance = někdo ho získal v tomto kole: ty ještě můžeš, později už nikdo
cheops-help-bonuses = Kdo jako první položí všechny kameny se stejným symbolem, získá jeho bonus, 3 body; stejně tak každý, komu se to podaří ve stejném kole. Za dvě dokončené stavby je bonus za dokončení. Na konci je každý kámen kamenolomu napravo od posledního škrtnutého za 1 bod, každý nepoužitý žolík za 2.
cheops-help-stone = položí třetí kámen v prvním patře pyramidy; { $left } a { $right } jsou kameny oblouku, { $cap } jeho vrcholový kámen
cheops-help-pair = položí dva kameny v reliéfu
cheops-help-pay = zaplatí kamenem 4 z kamenolomu; { $joker } žolíkem (jen když je na výběr)
cheops-help-in-full = totéž celé, jako v uložených partiích: { $ways }
cheops-help-done = ukončí tvůj tah s méně než dvěma kameny; nebo: { $short }

## Score sheet

cheops-score-pyramid = pyramida, nejvyšší patro
cheops-score-arch = oblouk, nižší sloup
cheops-score-relief = reliéf, podle počtu kamenů
cheops-score-bonuses = bonusy, po 3
cheops-score-quarry = zbylé kameny v kamenolomu, po 1
cheops-score-jokers = zbylí žolíci, po 2
