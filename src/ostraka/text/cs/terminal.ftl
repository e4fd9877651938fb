# Hra v terminálu česky. Co se píše, je ve všech jazycích stejné.

## A turn

terminal-welcome = Poprvé tady? Napiš help, nebo h pro nápovědu. Tab doplňuje tahy.
terminal-news = Minulý tah: { $news }
terminal-confirm = Enter potvrdí tento tah, u ho vezme zpět.
terminal-nothing-to-undo = Není co vzít zpět: potvrzené tahy zůstávají.
terminal-refused = Ne: { $why }
terminal-more = Víc: rules { $clause }
terminal-example = Například: { $example }
terminal-you-can-type = Můžeš napsat: { $moves }
terminal-no-move = „{ $line }“ není tah ani příkaz.
terminal-own-seat = Hraješ jen za sebe.
terminal-no-clause = pravidlo „{ $name }“ neexistuje; pravidla jsou { $spans }
terminal-runs-command = Enter provede tento příkaz
terminal-enter-confirms = Enter potvrdí, u vezme zpět
terminal-enter-plays = Enter to zahraje
terminal-next = dál: { $next }
terminal-no-such-move = žádný dovolený tah takhle nezačíná
terminal-legal-moves = { $count ->
    [one] { $count } dovolený tah
    [few] { $count } dovolené tahy
    [many] { $count } dovoleného tahu
   *[other] { $count } dovolených tahů
}
terminal-too-small = Terminál je příliš malý: potřebuje aspoň { $width }x{ $height } a má { $columns }x{ $rows }. Zvětši ho, nebo napiš quit.
terminal-addressed = { $name }: { $instruction }
terminal-hand-over = Předej klávesnici dál. Teď hraje: { $name }. Stiskni Enter:
terminal-page-more = Enter ukáže další část:
terminal-page-more-or-command = Enter ukáže další část, nebo napiš příkaz:
terminal-page-back = Enter se vrátí ke stolu:
terminal-page-done = Enter pokračuje:
terminal-all-others = { $command }: ostatní
terminal-new = nově
terminal-or = { " nebo " }

## Hints

terminal-hint = Nápověda: { $move }
terminal-hint-next = Další v pořadí: { $moves }
terminal-but = { $good }; ale: { $bad }
terminal-rivals = soupeři: { $count }

## A game without a face of its own

terminal-choose = Napiš tah nebo jeho číslo, 1 až { $count }. Například: { $example }
terminal-no-number = Napiš číslo od 1 do { $count }.
terminal-help-plain = { $game }: na obrazovce je stůl a tvoje dovolené tahy. Napiš tah tak, jak je v seznamu, nebo jeho číslo.
terminal-help-number = zahraje první tah ze seznamu

## Help

terminal-help-typing = Píše se ve všech jazycích totéž: tahy jako v uložených partiích a tato anglická slova.
terminal-help-colours = Barvy:
terminal-help-enter = potvrdí tah; při vstupu z roury se celé tahy potvrzují samy
terminal-help-undo = předtím vezme něco zpět
terminal-help-tab = doplňuje; řádek dole ukazuje, co může následovat
terminal-help-hint = nápověda: nejlepší tah, který najde Faraon, a proč
terminal-help-all = celý stůl
terminal-help-moves = všechny dovolené tahy
terminal-help-rules = jedno pravidlo; samotné rules ukáže všechna
terminal-help-save = uloží partii
terminal-help-quit = odejde; partie je uložená, dál: ostraka play --resume last
terminal-help-quit-for-good = odejde bez uložení partie
terminal-help-help = tato stránka

## Saving and leaving

terminal-name-file = Uveď soubor, například: save game.json
terminal-saved = Uloženo. Později pokračuj: { $command }
terminal-saved-replay = Uloženo. Znovu se podívej: { $command }
terminal-cannot-save = { $why }. Ulož partii příkazem save SOUBOR, nebo odejdi příkazem quit!
terminal-cannot-write = nelze zapsat { $path }: { $why }
terminal-no-home = v { $path } nelze najít domovskou složku; napiš celou cestu
terminal-file-exists = { $path } už existuje; zvol jiný název
terminal-ask-name = Napiš název souboru pro uložení partie, nebo review; Enter končí:
terminal-review-stopped = Rozbor byl přerušen.
terminal-input-ended = Vstup skončil dřív než partie.
terminal-left = Partie je uložená.
terminal-left-unconfirmed = Partie je uložená, bez nepotvrzeného tahu.
terminal-continue = Pokračuj: { $command }
terminal-not-saved = Partie není uložená.
terminal-stays = Partie zůstává v { $path }, jaká byla po posledním potvrzeném tahu.
terminal-list-entry = { $names }; { $count ->
    [one] { $count } tah
    [few] { $count } tahy
    [many] { $count } tahu
   *[other] { $count } tahů
}
terminal-list-broken = nelze přečíst: { $why }
terminal-list-help = Pokračuj: { $resume }. Smaž: { $remove }
terminal-list-empty = v { $folder } není žádná uložená partie
terminal-list-unknown = uložená partie „{ $name }“ neexistuje; seznam: { $command }
terminal-removed = Smazáno: { $name }

## The end and the review

terminal-score-sheet = Hodnocení
terminal-review-title = Rozbor: { $game }, { $count ->
    [one] { $count } zkušební partie na rozhodnutí
    [few] { $count } zkušební partie na rozhodnutí
    [many] { $count } zkušební partie na rozhodnutí
   *[other] { $count } zkušebních partií na rozhodnutí
}
terminal-review-accuracy = přesnost
terminal-review-cost = ztráta
terminal-review-start = body na začátku
terminal-review-end = na konci
terminal-review-now = teď

## Preparing

terminal-preparing-rules = Příprava pravidel na tomto počítači (jednou): { $game }…
terminal-preparing-bot = Příprava bota na tomto počítači (jednou): { $bot }, { $game }…
terminal-preparing-review = Příprava nápovědy a rozborů na tomto počítači (jednou): { $game }…
terminal-no-cache = Přeložená pravidla nelze uchovat v { $lasting }, jen zatím v { $folder }: později se možná budou muset připravit znovu.
