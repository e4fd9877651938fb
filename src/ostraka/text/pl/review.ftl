# Looking back on a game, in Polish: replay, review, fair draws.

review = Analiza
replay = Powtórka
fairness = Uczciwe losowanie
share-link = Link do tej partii
points-over = Punkty w trakcie partii, na koniec: { $names }

## Replay

replay-title = Obejrzyj partię jeszcze raz
replay-about = Otwórz zapisaną partię i przejdź przez nią ruch po ruchu. Ten serwer ją odczyta, ale nie zachowa.
replay-drop = Upuść plik tutaj albo go wklej
replay-choose = Wybierz plik
replay-paste = Wklej tekst partii
replay-show = Pokaż
replay-another = Inny plik
replay-reading = Odczytywanie partii…
replay-several = { $count ->
    [one] Znaleziono jedną partię
    [few] Znaleziono { $count } partie
    [many] Znaleziono { $count } partii
   *[other] Znaleziono { $count } partii
}
replay-nothing = Tu nic nie ma.
replay-not-json = To nie jest zapisana partia. Wybierz plik zapisany tutaj albo w wierszu poleceń.
replay-too-big = To za długie jak na jedną partię.
replay-refused = Tej partii nie można pokazać. Sędzia mówi:
replay-slider = Ruch
replay-ply = { $ply } z { $last }
replay-beginning = Przed pierwszym ruchem
replay-first = Na początek
replay-back = Ruch wstecz
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
replay-forward = Ruch naprzód
replay-last = Na koniec

## Review

review-making = Partia jest analizowana ruch po ruchu…
review-patience = to potrwa minutę lub dwie
review-percent = { $value }%
review-table = Do stołu
review-whose = Czyje decyzje
review-everybody = Wszyscy
review-chances = Szanse na wygraną
review-chances-label = Szanse na wygraną w trakcie partii: { $names }; { $count ->
    [0] bez punktu zwrotnego
    [one] jeden punkt zwrotny
    [few] { $count } punkty zwrotne
    [many] { $count } punktów zwrotnych
   *[other] { $count } punktu zwrotnego
}
review-turning-note = Romby oznaczają punkty zwrotne partii. Dotknij wykresu, aby do nich przejść.
review-skill = Decyzje
review-luck = Szczęście
review-level = mniej więcej tak dobrze jak: { $level }
review-towards = w drodze do poziomu: { $level }
review-too-few = za mało decyzji, by ocenić
review-nothing-decided = nic do rozstrzygnięcia
review-luck-brought = { $points ->
    [one] los dał około { $points } punktu
    [few] los dał około { $points } punktów
    [many] los dał około { $points } punktów
   *[other] los dał około { $points } punktu
}
review-luck-none = szczęście nie miało znaczenia
review-luck-took = { $points ->
    [one] los zabrał około { $points } punktu
    [few] los zabrał około { $points } punktów
    [many] los zabrał około { $points } punktów
   *[other] los zabrał około { $points } punktu
}
review-decisions = Decyzja po decyzji
review-filter = Które decyzje
review-filter-mistakes = Błędy
review-filter-turning = Punkty zwrotne
review-filter-all = Wszystkie decyzje
review-none-mistakes = Bez błędów: nic nie było na pewno gorsze od najlepszego ruchu.
review-none-turning = Żaden pojedynczy ruch nie odwrócił tej partii.
review-none-all = Nie było nic do rozstrzygnięcia.
review-list = Lista decyzji
review-item = { $number } z { $count } · ruch { $ply }
review-previous = Poprzednia
review-next = Następna
review-cost = koszt ruchu: utracone szanse na wygraną (w %) plus utracone punkty
review-chance = Los
review-played = { $who ->
    [you] Twój ruch
   *[other] Wykonany ruch ({ $name })
}
review-best = Najlepszy ruch
review-legend-best = najlepszy
review-close = niekoniecznie gorszy od najlepszego
review-lost = strata: { $what }
review-lost-win = { $win }% szans na wygraną
review-lost-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
review-and = { " i " }
review-why-best = O najlepszym ruchu
review-why-played = O wykonanym ruchu
review-options = { $count ->
    [one] Był { $count } dozwolony ruch.
    [few] Były { $count } dozwolone ruchy.
    [many] Było { $count } dozwolonych ruchów.
   *[other] Było { $count } dozwolonego ruchu.
}
review-after = { $who ->
    [you] Twoje szanse na wygraną po tym ruchu: { $win }%.
   *[other] Szanse na wygraną po tym ruchu ({ $name }): { $win }%.
}
review-turn-up = { $who ->
    [you] dla ciebie o { $win }% więcej
   *[other] { $name }: o { $win }% więcej
}
review-turn-down = { $who ->
    [you] dla ciebie o { $win }% mniej
   *[other] { $name }: o { $win }% mniej
}
grade-best = najlepszy
grade-good = dobry
grade-inaccuracy = niedokładność
grade-mistake = błąd
grade-blunder = gruby błąd

## Fair draws

fair-title = Czy losowanie było uczciwe?
fair-about = Przed pierwszym losowaniem serwer obiecał sekret, nie zdradzając go, a gracze dodali własne liczby. Jedno i drugie razem decyduje o każdym losowaniu. Teraz sekret jest znany i ta przeglądarka oblicza wszystkie losowania od nowa.
fair-checking = Obliczanie wszystkich losowań…
fair-yes = { $draws ->
    [one] Uczciwie: losowanie wypadło tak, jak musiało.
    [few] Uczciwie: wszystkie { $draws } losowania wypadły tak, jak musiały.
    [many] Uczciwie: wszystkie { $draws } losowań wypadło tak, jak musiało.
   *[other] Uczciwie: wszystkie { $draws } losowania wypadły tak, jak musiały.
}
fair-no = Nieuczciwie: ta partia nie dotrzymuje obietnicy.
fair-promised = Sekret jest tym, który obiecano.
fair-not-promised = Sekret nie jest tym, który obiecano.
fair-told = Obietnica jest tą, którą ta przeglądarka dostała przed partią.
fair-not-told = Obietnica nie jest tą, którą ta przeglądarka dostała przed partią.
fair-own = { $who ->
    [you] Jest wśród nich liczba dodana przez tę przeglądarkę.
   *[other] Są wśród nich liczby dodane przez tę przeglądarkę: { $names }.
}
fair-draws = { $count ->
    [one] Obliczono od nowa { $count } losowanie i się zgadza.
    [few] Obliczono od nowa { $count } losowania i wszystkie się zgadzają.
    [many] Obliczono od nowa { $count } losowań i wszystkie się zgadzają.
   *[other] Obliczono od nowa { $count } losowania i wszystkie się zgadzają.
}
fair-bad-moves = { $count ->
    [one] { $count } ruch losu się nie zgadza.
    [few] { $count } ruchy losu się nie zgadzają.
    [many] { $count } ruchów losu się nie zgadza.
   *[other] { $count } ruchu losu się nie zgadza.
}
fair-not-fair = O losowaniach tej partii niczego nie obiecano, więc nie można ich sprawdzić.
fair-no-secret = Sekret poznasz, gdy partia się skończy.
fair-no-crypto = Ta strona nie została wczytana przez bezpieczne połączenie, więc ta przeglądarka nie ma jak sprawdzić losowań. Zapisz partię i użyj polecenia „ostraka verify”.
fair-given = Z czego to wynika
fair-commitment = Obietnica (SHA-256 sekretu)
fair-secret = Sekret
fair-nonce = { $who ->
    [you] Twoja liczba
   *[other] Liczba ({ $name })
}
fair-arithmetic = Rachunek, losowanie po losowaniu
fair-fits = zgadza się
fair-fits-not = nie zgadza się
fair-missing = Brakuje kart, które mogły wypaść.
fair-draw = { $count ->
    [one] Losowanie { $number }, jedna możliwość
    [few] Losowanie { $number }, { $count } możliwości
    [many] Losowanie { $number }, { $count } możliwości
   *[other] Losowanie { $number }, { $count } możliwości
}
