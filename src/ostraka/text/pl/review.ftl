# Looking back on a game, in Polish: replay, review, fair draws.

review = Analiza
replay = Powtórka
fairness = Sprawdź losowania
share-link = Link do tej partii
points-over = Punkty w trakcie partii; końcowe wyniki: { $names }

## Replay

replay-title = Obejrzyj partię jeszcze raz
replay-about = Otwórz zapisaną partię i obejrzyj ją ruch po ruchu. Serwer ją odczyta, ale nie zachowa.
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
replay-not-json = To nie jest zapisana partia. Wybierz plik pobrany stąd albo zapisany z wiersza poleceń.
replay-too-big = Jak na jedną partię to za długie.
replay-refused = Nie można pokazać tej partii. Sędzia mówi:
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

review-making = Analizujemy partię ruch po ruchu…
review-patience = to potrwa minutę lub dwie
review-percent = { $value }%
review-table = Wróć do stołu
review-whose = Czyje decyzje
review-everybody = Wszyscy
review-chances = Szanse na wygraną
review-chances-label = Szanse na wygraną w trakcie partii ({ $names }), { $count ->
    [0] bez punktów zwrotnych
    [one] jeden punkt zwrotny
    [few] { $count } punkty zwrotne
    [many] { $count } punktów zwrotnych
   *[other] { $count } punktu zwrotnego
}
review-turning-note = Romby oznaczają punkty zwrotne. Dotknij wykresu, aby przejść do tego miejsca partii.
review-skill = Decyzje
review-luck = Szczęście
review-similar = mniej więcej na poziomie: { $bot }
review-towards = tuż poniżej poziomu: { $bot }
review-too-few = za mało decyzji, by ocenić
review-nothing-decided = nie było o czym decydować
review-luck-brought = { $points ->
    [one] szczęście dało około { $points } punktu
    [few] szczęście dało około { $points } punktów
    [many] szczęście dało około { $points } punktów
   *[other] szczęście dało około { $points } punktu
}
review-luck-none = szczęście nie miało znaczenia
review-luck-took = { $points ->
    [one] pech kosztował około { $points } punktu
    [few] pech kosztował około { $points } punktów
    [many] pech kosztował około { $points } punktów
   *[other] pech kosztował około { $points } punktu
}
review-decisions = Decyzja po decyzji
review-filter = Które decyzje
review-filter-mistakes = Błędy
review-filter-turning = Punkty zwrotne
review-filter-all = Wszystkie decyzje
review-none-mistakes = Brak błędów: żaden ruch nie był wyraźnie gorszy od najlepszego.
review-none-turning = Żaden pojedynczy ruch nie przesądził o wyniku tej partii.
review-none-all = Nie było o czym decydować.
review-list = Lista decyzji
review-item = { $number } z { $count } · ruch { $ply }
review-previous = Poprzednia
review-next = Następna
review-cost = koszt ruchu: utracone szanse na wygraną (w punktach procentowych) plus utracone punkty
review-chance = Los
review-played = { $who ->
    [you] Twój ruch
   *[other] Ruch gracza { $name }
}
review-best = Najlepszy ruch
review-legend-best = najlepszy
review-close = prawie tak dobry jak najlepszy
review-lost = strata: { $what }
review-lost-win = { $win ->
    [one] { $win } punkt procentowy szans na wygraną
    [few] { $win } punkty procentowe szans na wygraną
    [many] { $win } punktów procentowych szans na wygraną
   *[other] { $win } punktu procentowego szans na wygraną
}
review-lost-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
review-and = { " i " }
review-why-best = Dlaczego ten ruch jest najlepszy
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
    [you] twoje szanse na wygraną wzrosły
   *[other] szanse na wygraną ({ $name }) wzrosły
} { $win ->
    [one] o { $win } punkt procentowy
    [few] o { $win } punkty procentowe
    [many] o { $win } punktów procentowych
   *[other] o { $win } punktu procentowego
}
review-turn-down = { $who ->
    [you] twoje szanse na wygraną spadły
   *[other] szanse na wygraną ({ $name }) spadły
} { $win ->
    [one] o { $win } punkt procentowy
    [few] o { $win } punkty procentowe
    [many] o { $win } punktów procentowych
   *[other] o { $win } punktu procentowego
}
grade-best = najlepszy
grade-good = dobry
grade-inaccuracy = niedokładność
grade-mistake = błąd
grade-blunder = gruby błąd

## Fair draws

fair-title = Czy losowania były uczciwe?
fair-about = Przed pierwszym losowaniem serwer ustalił sekret i, nie ujawniając go, podał jego skrót jako zobowiązanie. Każdy gracz dodał własną liczbę. Sekret i te liczby decydują razem o każdym losowaniu. Teraz sekret jest już jawny, a twoja przeglądarka oblicza wszystkie losowania od nowa.
fair-checking = Obliczanie wszystkich losowań od nowa…
fair-yes = { $draws ->
    [one] Uczciwie: wynik losowania się zgadza.
    [few] Uczciwie: wyniki wszystkich { $draws } losowań się zgadzają.
    [many] Uczciwie: wyniki wszystkich { $draws } losowań się zgadzają.
   *[other] Uczciwie: wyniki wszystkich { $draws } losowań się zgadzają.
}
fair-no = Nieuczciwie: ta partia nie zgadza się ze zobowiązaniem serwera.
fair-promised = Sekret zgadza się ze zobowiązaniem.
fair-not-promised = Sekret nie zgadza się ze zobowiązaniem.
fair-told = Zobowiązanie jest takie samo jak to, które ta przeglądarka otrzymała przed partią.
fair-not-told = Zobowiązanie jest inne niż to, które ta przeglądarka otrzymała przed partią.
fair-own = { $who ->
    [you] Uwzględniono liczbę dodaną przez tę przeglądarkę.
   *[other] Uwzględniono liczby dodane przez tę przeglądarkę: { $names }.
}
fair-draws = { $count ->
    [one] Obliczono od nowa { $count } losowanie: wynik się zgadza.
    [few] Obliczono od nowa { $count } losowania: wszystkie wyniki się zgadzają.
    [many] Obliczono od nowa { $count } losowań: wszystkie wyniki się zgadzają.
   *[other] Obliczono od nowa { $count } losowania: wszystkie wyniki się zgadzają.
}
fair-bad-moves = { $count ->
    [one] { $count } losowanie się nie zgadza.
    [few] { $count } losowania się nie zgadzają.
    [many] { $count } losowań się nie zgadza.
   *[other] { $count } losowania się nie zgadza.
}
fair-not-fair = W tej partii serwer nie podał zobowiązania, więc losowań nie można sprawdzić.
fair-no-secret = Sekret zostanie ujawniony po zakończeniu partii.
fair-no-crypto = Ta strona nie została wczytana przez bezpieczne połączenie, więc ta przeglądarka nie może sprawdzić losowań. Pobierz zapis partii i użyj polecenia „ostraka verify”.
fair-given = Dane wejściowe
fair-commitment = Zobowiązanie (SHA-256 sekretu)
fair-secret = Sekret
fair-nonce = { $who ->
    [you] Twoja liczba
   *[other] Liczba gracza { $name }
}
fair-arithmetic = Obliczenia, losowanie po losowaniu
fair-fits = zgadza się
fair-fits-not = nie zgadza się
fair-missing = Brakuje niektórych kart, które można było wylosować.
fair-draw = { $count ->
    [one] Losowanie { $number }, jeden możliwy wynik
    [few] Losowanie { $number }, { $count } możliwe wyniki
    [many] Losowanie { $number }, { $count } możliwych wyników
   *[other] Losowanie { $number }, { $count } możliwego wyniku
}
