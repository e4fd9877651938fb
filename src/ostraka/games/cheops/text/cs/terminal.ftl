# Cheops v terminálu, česky.

## The screen

cheops-play = tah { $number }
cheops-active = aktivní hráč: { $name }
cheops-builds-now = teď staví: { $name }
cheops-blocked = má { $name }:
cheops-bonuses-left = Volné bonusy (po { $points }):
cheops-play-last = { $play }, poslední
cheops-each = po { $points }
cheops-complete = hotovo
cheops-not-now = teď ne

## What a draft brings

cheops-builds = Stavíš { $stones }: { $gains }.
cheops-builds-nothing = V tomto tahu nestavíš nic.
cheops-ends = Tím partie po tomto tahu končí (C21).
cheops-others-too = ostatní ho v tomto tahu ještě mohou získat, C19
cheops-second = Ještě jeden kámen?
cheops-or-done = Nebo napiš { $command }.

## What was typed

cheops-name-stone = Uveď kámen.
cheops-many-ways = { $count ->
    [one] Lze to zaplatit { $count } způsobem; vyber: { $moves }
    [few] Lze to zaplatit { $count } způsoby; vyber: { $moves }
    [many] Lze to zaplatit { $count } způsobu; vyber: { $moves }
   *[other] Lze to zaplatit { $count } způsoby; vyber: { $moves }
}
cheops-more-ways = dalších { $count } (viz { $command })
cheops-no-quarry = Žádným kamenem z tvého kamenolomu to nelze zaplatit (C12, C13).
cheops-no-partner = Tento teď nemá volného souseda.
cheops-rests-on = { $stone } leží na { $below }.
cheops-next-stone = Další kámen tohoto sloupu je { $stone }.
cheops-no-die = Uprostřed neleží kostka této barvy.
cheops-quarry-lacks = V tvém kamenolomu už nezbývá kámen této barvy.
cheops-last-struck = Poslední škrtnutý je kámen { $place }.
reason-cheops-no-such-stone = Takový kámen neexistuje.
reason-cheops-no-such-quarry-stone = Takový kámen v kamenolomu není: jsou 1 až 12.
reason-cheops-repeated-stone = Stejný kámen je uvedený dvakrát.

## Help

cheops-help-aim = Všichni stavějí na svém listu pyramidu, oblouk a reliéf. V každém tahu je někdo aktivní a hází kostkami; potom všichni postupně mohou postavit nejvýš dva kameny. Partie končí tahem, ve kterém někdo dokončí druhou stavbu; vyhrává nejvíc bodů.
cheops-help-pyramid = jeden kámen nebo dva; spodní řada je volná, vyšší kámen leží na dvou postavených. Počítá se nejvyšší patro s kamenem
cheops-help-arch = jeden kámen nebo dva; každý sloup odspodu, vrcholový kámen nakonec. Počítá se nižší sloup
cheops-help-relief = dva kameny najednou, hranou k sobě. 4 6 8 10 12 kamenů přinese 4 6 8 11 15 bodů
cheops-help-paying = Každý kámen stojí kostku své barvy ze středu stolu. Jen když tam žádná není, škrtni kámen té barvy ve svém kamenolomu, nebo žolíka. V kamenolomu se jde zleva doprava: co přeskočíš, je ztracené. Kostky aktivního hráče jsou pro ostatní v tomto tahu pryč; ostatní své vracejí.
cheops-help-die = lze teď postavit: zaplatí kostka
cheops-help-quarry = lze teď postavit: zaplatí kamenolom, nebo žolík
cheops-help-joker = lze teď postavit: zaplatí žolík
cheops-help-not-now = teď nelze postavit
cheops-help-symbol = bonus a kolik jeho kamenů už stojí; je na nich jeho písmeno, jako v { $stone }
cheops-help-last-chance = někdo ho získal v tomto tahu: ty ještě můžeš, později nikdo
cheops-help-bonuses = Kdo první postaví všechny kameny se symbolem, získá jeho bonus, 3 body; stejně tak každý, komu se to podaří v témže tahu. Dvě dokončené stavby přinesou bonus za dokončení. Na konci má kámen kamenolomu napravo od posledního škrtnutého hodnotu 1 bod, nepoužitý žolík 2.
cheops-help-stone = položí třetí kámen prvního patra pyramidy; { $left } a { $right } jsou kameny oblouku, { $cap } vrcholový kámen
cheops-help-pair = položí dva kameny reliéfu
cheops-help-pay = zaplatí kamenem 4 z kamenolomu; { $joker } žolíkem (jen když je na výběr)
cheops-help-in-full = totéž celé, jako v uložených partiích: { $ways }
cheops-help-done = ukončí tvůj tah s méně než dvěma kameny; nebo: { $short }

## Score sheet

cheops-score-pyramid = pyramida, nejvyšší patro
cheops-score-arch = oblouk, nižší sloup
cheops-score-relief = reliéf, podle kamenů
cheops-score-bonuses = bonusy, po 3
cheops-score-quarry = zbylé kameny v kamenolomu, po 1
cheops-score-jokers = zbylí žolíci, po 2
