# Gra w terminalu po polsku. To, co się wpisuje, jest takie samo we wszystkich językach.

## A turn

terminal-welcome = Pierwszy raz? Wpisz help (pomoc) albo h (podpowiedź). Tab uzupełnia ruchy.
terminal-news = Ostatnia tura: { $news }
terminal-confirm = Naciśnij Enter, aby zatwierdzić turę, albo wpisz u, aby ją cofnąć.
terminal-nothing-to-undo = Nie ma czego cofać: zatwierdzone tury zostają.
terminal-refused = Tak nie można. { $why }
terminal-more = Więcej: rules { $clause }
terminal-example = Na przykład: { $example }
terminal-you-can-type = Możesz wpisać: { $moves }
terminal-no-move = „{ $line }” to ani ruch, ani polecenie.
terminal-own-seat = Możesz grać tylko za siebie.
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
terminal-page-more = Naciśnij Enter, aby czytać dalej:
terminal-page-more-or-command = Naciśnij Enter, aby czytać dalej, albo wpisz polecenie:
terminal-page-back = Naciśnij Enter, aby wrócić do stołu:
terminal-page-done = Naciśnij Enter, aby kontynuować:
terminal-all-others = { $command }: pozostali
terminal-new = nowe
terminal-or = { " albo " }

## Hints

terminal-hint = Podpowiedź: { $move }
terminal-hint-next = Kolejne najlepsze ruchy: { $moves }
terminal-but = { $good }; ale: { $bad }
terminal-rivals = rywale: { $count }

## A game without a face of its own

terminal-choose = Wpisz ruch albo jego numer, od 1 do { $count }. Na przykład: { $example }
terminal-no-number = Wpisz numer od 1 do { $count }.
terminal-help-plain = { $game }: na ekranie widać stół i twoje dozwolone ruchy. Wpisz ruch tak, jak jest na liście, albo jego numer.
terminal-help-number = wykonuje pierwszy ruch z listy

## Help

terminal-help-typing = W każdym języku wpisuje się to samo: ruchy jak w zapisanych partiach i te angielskie słowa.
terminal-help-colours = Kolory:
terminal-help-enter = zatwierdza turę; przy danych z potoku pełne tury zatwierdzają się same
terminal-help-undo = cofa ruch przed zatwierdzeniem
terminal-help-tab = uzupełnia; wiersz pod spodem podpowiada, co może być dalej
terminal-help-hint = podpowiedź: najlepszy ruch, jaki znajdzie Faraon, i dlaczego
terminal-help-all = cały stół
terminal-help-moves = wszystkie dozwolone ruchy
terminal-help-rules = jedna z zasad; samo rules pokazuje wszystkie
terminal-help-save = zapisuje partię
terminal-help-quit = wychodzi; partia zostaje zapisana, wznawia ją: ostraka play --resume last
terminal-help-quit-for-good = wychodzi bez zapisywania partii
terminal-help-help = ta strona

## Saving and leaving

terminal-name-file = Podaj nazwę pliku, na przykład: save game.json
terminal-saved = Zapisano. Aby później grać dalej, wpisz: { $command }
terminal-saved-replay = Zapisano. Aby obejrzeć partię ponownie, wpisz: { $command }
terminal-cannot-save = { $why }. Zapisz partię poleceniem save PLIK albo wyjdź poleceniem quit!
terminal-cannot-write = nie można zapisać { $path }: { $why }
terminal-no-home = nie znaleziono katalogu domowego w { $path }; wpisz całą ścieżkę
terminal-file-exists = { $path } już istnieje; wybierz inną nazwę
terminal-ask-name = Wpisz nazwę pliku, aby zapisać partię, albo review, aby ją przeanalizować; Enter pomija:
terminal-review-stopped = Analiza została przerwana.
terminal-input-ended = Dane wejściowe skończyły się przed końcem partii.
terminal-left = Partia jest zapisana.
terminal-left-unconfirmed = Partia jest zapisana, bez niezatwierdzonej tury.
terminal-continue = Aby grać dalej, wpisz: { $command }
terminal-not-saved = Partia nie jest zapisana.
terminal-stays = Partia zostaje w { $path }, tak jak po ostatniej zatwierdzonej turze.
terminal-list-entry = { $names }; { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
    [many] { $count } ruchów
   *[other] { $count } ruchu
}
terminal-list-broken = nie można odczytać: { $why }
terminal-list-help = Aby grać dalej: { $resume }. Aby usunąć: { $remove }
terminal-list-empty = w { $folder } nie ma zapisanych partii
terminal-list-unknown = nie ma zapisanej partii „{ $name }”; listę pokazuje: { $command }
terminal-removed = Usunięto: { $name }

## The end and the review

terminal-score-sheet = Końcowe wyniki
terminal-review-title = Analiza: { $game }, { $count ->
    [one] { $count } symulacja na decyzję
    [few] { $count } symulacje na decyzję
    [many] { $count } symulacji na decyzję
   *[other] { $count } symulacji na decyzję
}
terminal-review-accuracy = trafność
terminal-review-cost = koszt
terminal-review-start = przewidywane punkty
terminal-review-end = końcowe punkty
terminal-review-now = teraz

## Preparing

terminal-preparing-rules = Przygotowywanie zasad gry { $game } na tym komputerze (jednorazowo)…
terminal-preparing-bot = Przygotowywanie bota ({ $bot }) do gry { $game } na tym komputerze (jednorazowo)…
terminal-preparing-review = Przygotowywanie podpowiedzi i analiz do gry { $game } na tym komputerze (jednorazowo)…
terminal-no-cache = Skompilowanych zasad nie można zapisać w { $lasting }, a jedynie tymczasowo w { $folder }: przy następnym uruchomieniu może trzeba będzie przygotować je ponownie.
