# Hra v terminálu česky. Co se píše, je ve všech jazycích stejné.

## A turn

terminal-welcome = Poprvé tady? Napiš help, nebo h pro tip. Tab doplňuje tahy.
terminal-news = Minulý tah: { $news }
terminal-confirm = Enterem tento tah potvrdíš, příkazem u ho vezmeš zpět.
terminal-nothing-to-undo = Není co vzít zpět: potvrzené tahy zůstávají.
terminal-refused = To nejde. { $why }
terminal-more = Více: rules { $clause }
terminal-example = Například: { $example }
terminal-you-can-type = Můžeš napsat: { $moves }
terminal-no-move = „{ $line }“ není tah ani příkaz.
terminal-own-seat = Hrát můžeš jen za sebe.
terminal-no-clause = pravidlo „{ $name }“ neexistuje; pravidla jsou { $spans }
terminal-runs-command = Enter provede tento příkaz
terminal-enter-confirms = Enter potvrdí, u vezme zpět
terminal-enter-plays = Enter zahraje tento tah
terminal-next = dál: { $next }
terminal-no-such-move = žádný dovolený tah takto nezačíná
terminal-legal-moves = { $count ->
    [one] { $count } dovolený tah
    [few] { $count } dovolené tahy
    [many] { $count } dovoleného tahu
   *[other] { $count } dovolených tahů
}
terminal-too-small = Terminál je příliš malý: má { $columns }x{ $rows } a hra potřebuje aspoň { $width }x{ $height }. Zvětši ho, nebo napiš quit.
terminal-addressed = { $name }: { $instruction }
terminal-hand-over = Předej klávesnici dál. Teď hraje { $name }. Stiskni Enter:
terminal-page-more = Enterem zobrazíš další část:
terminal-page-more-or-command = Enterem zobrazíš další část, nebo napiš příkaz:
terminal-page-back = Enterem se vrátíš ke stolu:
terminal-page-done = Pokračuj Enterem:
terminal-all-others = { $command }: ostatní
terminal-new = nové
terminal-or = { " nebo " }

## Hints

terminal-hint = Tip: { $move }
terminal-hint-next = Další v pořadí: { $moves }
terminal-but = { $good }; ale: { $bad }
terminal-rivals = soupeři: { $count }

## A game without a face of its own

terminal-choose = Napiš tah nebo jeho číslo, 1 až { $count }. Například: { $example }
terminal-no-number = Napiš číslo od 1 do { $count }.
terminal-help-plain = { $game }: na obrazovce je stůl a tvoje dovolené tahy. Napiš tah tak, jak je v seznamu, nebo jeho číslo.
terminal-help-number = zahraje první tah ze seznamu

## Help

terminal-help-typing = Ve všech jazycích se píše totéž: tahy v zápisu uložených partií a tato anglická slova.
terminal-help-colours = Barvy:
terminal-help-enter = potvrdí tah; při vstupu z roury se celé tahy potvrzují samy
terminal-help-undo = vezme tah zpět, dokud není potvrzený
terminal-help-tab = doplňuje; řádek pod výzvou ukazuje, co může následovat
terminal-help-hint = tip: nejlepší tah, který najde Faraon, a proč
terminal-help-all = celý stůl
terminal-help-moves = všechny dovolené tahy
terminal-help-rules = jedno pravidlo; samotné rules ukáže všechna
terminal-help-save = uloží partii
terminal-help-quit = ukončí hru; partie se uloží, pokračuj příkazem: ostraka play --resume last
terminal-help-quit-for-good = ukončí hru bez uložení partie
terminal-help-help = tato stránka

## Saving and leaving

terminal-name-file = Uveď název souboru, například: save game.json
terminal-saved = Uloženo. Později pokračuj příkazem: { $command }
terminal-saved-replay = Uloženo. Partii si znovu přehraješ příkazem: { $command }
terminal-cannot-save = { $why }. Ulož partii příkazem save SOUBOR, nebo odejdi příkazem quit!
terminal-cannot-write = nelze zapsat { $path }: { $why }
terminal-no-home = domovskou složku v { $path } nelze najít; napiš celou cestu
terminal-file-exists = { $path } už existuje; zvol jiný název
terminal-ask-name = Napiš název souboru a partie se uloží, nebo napiš review; Enterem skončíš:
terminal-review-stopped = Rozbor byl přerušen.
terminal-input-ended = Vstup skončil dřív než partie.
terminal-left = Partie je uložená.
terminal-left-unconfirmed = Partie je uložená bez nepotvrzeného tahu.
terminal-continue = Pokračuj příkazem: { $command }
terminal-not-saved = Partie není uložená.
terminal-stays = Partie zůstává v { $path } ve stavu po posledním potvrzeném tahu.
terminal-list-entry = { $names }; { $count ->
    [one] { $count } tah
    [few] { $count } tahy
    [many] { $count } tahu
   *[other] { $count } tahů
}
terminal-list-broken = nelze přečíst: { $why }
terminal-list-help = Pokračovat: { $resume }. Smazat: { $remove }
terminal-list-empty = v { $folder } nejsou žádné uložené partie
terminal-list-unknown = uložená partie „{ $name }“ neexistuje; seznam zobrazíš příkazem: { $command }
terminal-removed = Smazáno: { $name }

## The end and the review

terminal-score-sheet = Konečné skóre
terminal-review-title = Rozbor: { $game }, { $count ->
    [one] { $count } simulace na rozhodnutí
    [few] { $count } simulace na rozhodnutí
    [many] { $count } simulace na rozhodnutí
   *[other] { $count } simulací na rozhodnutí
}
terminal-review-accuracy = přesnost
terminal-review-cost = cena
terminal-review-start = očekávané body
terminal-review-end = konečné body
terminal-review-now = teď

## Preparing

terminal-preparing-rules = Připravují se pravidla na tomto počítači (jen jednou): { $game }…
terminal-preparing-bot = Připravuje se bot na tomto počítači (jen jednou): { $bot }, { $game }…
terminal-preparing-review = Připravují se tipy a rozbory na tomto počítači (jen jednou): { $game }…
terminal-no-cache = Zkompilovaná pravidla nelze uložit do { $lasting }, jen dočasně do { $folder }: při dalším spuštění se možná budou muset připravit znovu.
