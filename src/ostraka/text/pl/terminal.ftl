# Gra w terminalu po polsku. To, co się wpisuje, jest takie samo we wszystkich językach.

## A turn

terminal-welcome = Pierwszy raz? Wpisz help albo h, aby dostać podpowiedź. Tab uzupełnia ruchy.
terminal-news = Ostatnia tura: { $news }
terminal-confirm = Naciśnij Enter, aby zatwierdzić turę, albo wpisz u, aby ją cofnąć.
terminal-nothing-to-undo = Nie ma czego cofać: zatwierdzone tury zostają.
terminal-refused = Nie: { $why }
terminal-more = Więcej: rules { $clause }
terminal-example = Na przykład: { $example }
terminal-you-can-type = Można wpisać: { $moves }
terminal-no-move = „{ $line }” to ani ruch, ani polecenie.
terminal-own-seat = Grasz tylko za siebie.
terminal-no-clause = nie ma zasady „{ $name }”; zasady to { $spans }
terminal-runs-command = Enter wykonuje to polecenie
terminal-enter-confirms = Enter zatwierdza, u cofa
terminal-enter-plays = Enter wykonuje ten ruch
terminal-next = dalej: { $next }
terminal-no-such-move = żaden dozwolony ruch tak się nie zaczyna
terminal-legal-moves = { $count ->
    [one] { $count } dozwolony ruch
    [few] { $count } dozwolone ruchy
    [many] { $count } dozwolonych ruchów
   *[other] { $count } dozwolonego ruchu
}
terminal-too-small = Terminal jest za mały: potrzeba co najmniej { $width }x{ $height }, a jest { $columns }x{ $rows }. Powiększ go albo wpisz quit.
terminal-addressed = { $name }: { $instruction }
terminal-hand-over = Przekaż klawiaturę. Teraz gra: { $name }. Naciśnij Enter:
terminal-page-more = Enter pokazuje dalszy ciąg:
terminal-page-more-or-command = Enter pokazuje dalszy ciąg; można też wpisać polecenie:
terminal-page-back = Enter wraca do stołu:
terminal-page-done = Enter idzie dalej:
terminal-all-others = { $command }: pozostali
terminal-new = nowe
terminal-or = { " albo " }

## Hints

terminal-hint = Podpowiedź: { $move }
terminal-hint-next = Następne w kolejności: { $moves }
terminal-but = { $good }; ale: { $bad }
terminal-rivals = rywale: { $count }

## A game without a face of its own

terminal-choose = Wpisz ruch albo jego numer, od 1 do { $count }. Na przykład: { $example }
terminal-no-number = Wpisz numer od 1 do { $count }.
terminal-help-plain = { $game }: na ekranie widać stół i dozwolone ruchy. Wpisz ruch tak, jak jest na liście, albo jego numer.
terminal-help-number = wykonuje pierwszy ruch z listy

## Help

terminal-help-typing = Wpisuje się to samo we wszystkich językach: ruchy tak, jak w zapisanych partiach, i te angielskie słowa.
terminal-help-colours = Kolory:
terminal-help-enter = zatwierdza turę; przy danych z potoku pełne tury zatwierdzają się same
terminal-help-undo = cofa ruch przed zatwierdzeniem
terminal-help-tab = uzupełnia; wiersz pod spodem pokazuje, co może być dalej
terminal-help-hint = podpowiedź: najlepszy ruch, jaki znajduje Faraon, i dlaczego
terminal-help-all = cały stół
terminal-help-moves = wszystkie dozwolone ruchy
terminal-help-rules = jedna z zasad; samo rules pokazuje wszystkie
terminal-help-save = zapisuje partię
terminal-help-quit = wychodzi; partia jest zapisana, dalej: ostraka play --resume last
terminal-help-quit-for-good = wychodzi bez zapisywania partii
terminal-help-help = ta strona

## Saving and leaving

terminal-name-file = Podaj nazwę pliku, na przykład: save game.json
terminal-saved = Zapisano. Później graj dalej tak: { $command }
terminal-saved-replay = Zapisano. Obejrzysz to znowu tak: { $command }
terminal-cannot-save = { $why }. Zapisz partię przez save PLIK albo wyjdź przez quit!
terminal-cannot-write = nie można zapisać { $path }: { $why }
terminal-no-home = nie znaleziono katalogu domowego w { $path }; podaj całą ścieżkę
terminal-file-exists = { $path } już istnieje; wybierz inną nazwę
terminal-ask-name = Podaj nazwę pliku, aby zapisać partię, albo wpisz review; Enter kończy:
terminal-review-stopped = Analiza została przerwana.
terminal-input-ended = Dane skończyły się przed końcem partii.
terminal-left = Partia jest zapisana.
terminal-left-unconfirmed = Partia jest zapisana, bez niezatwierdzonej tury.
terminal-continue = Graj dalej tak: { $command }
terminal-not-saved = Partia nie jest zapisana.
terminal-stays = Partia zostaje w { $path }, tak jak po ostatniej zatwierdzonej turze.
terminal-list-entry = { $names }; { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
    [many] { $count } ruchów
   *[other] { $count } ruchu
}
terminal-list-broken = nie można odczytać: { $why }
terminal-list-help = Graj dalej: { $resume }. Usuń: { $remove }
terminal-list-empty = nie ma zapisanej partii w { $folder }
terminal-list-unknown = nie ma zapisanej partii „{ $name }”; lista partii: { $command }
terminal-removed = Usunięto: { $name }

## The end and the review

terminal-score-sheet = Punktacja
terminal-review-title = Analiza: { $game }, { $count ->
    [one] { $count } próba na decyzję
    [few] { $count } próby na decyzję
    [many] { $count } prób na decyzję
   *[other] { $count } próby na decyzję
}
terminal-review-accuracy = trafność
terminal-review-cost = strata
terminal-review-start = punkty na początku
terminal-review-end = na końcu
terminal-review-now = teraz

## Preparing

terminal-preparing-rules = Przygotowanie zasad na tym komputerze (jednorazowo): { $game }…
terminal-preparing-bot = Przygotowanie bota na tym komputerze (jednorazowo): { $bot }, { $game }…
terminal-preparing-review = Przygotowanie podpowiedzi i analiz na tym komputerze (jednorazowo): { $game }…
terminal-no-cache = Skompilowanych zasad nie można przechować w { $lasting }, na razie są tylko w { $folder }: później może trzeba będzie przygotować je znowu.
