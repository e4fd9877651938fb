# Pyramids in Polish: the lesson.

learn-pyramids-welcome = Witaj! Prowadzisz ekspedycję do piramid. Skreślając pola, tworzysz w każdej komnacie ścieżkę od wejścia do złotego grobowca. Twoim przeciwnikiem jest Nowicjusz.
learn-pyramids-welcome-go = Rozdaj karty
learn-pyramids-keep = Dostajesz cztery karty piramid i zatrzymujesz dwie. Dwie w tym samym kolorze przyniosą ci później punkty piramid, więc wybierz zielone, 7 i 11, i zatwierdź.
learn-pyramids-keep-done = To są twoje dwie piramidy, każda z własną komnatą. Pozostałe dwie karty wracają do talii.
learn-pyramids-chamber = U góry komnaty jest wejście, na dole grobowiec. Ścian nie można skreślać. Obok talii leżą cztery odkryte karty: to z nich dobiera się nowe piramidy. Teraz odkrywamy kartę ekspedycji.
learn-pyramids-chamber-go = Odkryj kartę
learn-pyramids-shape = Małe L! Każdy skreśla ten kształt w jednej ze swoich dwóch komnat. Pierwsze skreślenie w komnacie musi obejmować wejście. Przeciągnij kształt na złote ramki albo ich dotknij, a potem zatwierdź.
learn-pyramids-shape-done = Pierwszy krok, a po drodze czerwony klejnot. Odtąd wszystko, co skreślasz w tej komnacie, musi stykać się bokiem z tą ścieżką.
learn-pyramids-turn = Trzy w rzędzie. Kształt można dowolnie obracać i odbijać lustrzanie. Ustaw go pionowo { $keyboard ->
    [yes] przyciskiem albo klawiszem R
   *[other] przyciskiem
} i zbierz zielony klejnot oraz pochodnię.
learn-pyramids-turn-done = Czerwony i zielony klejnot to para: 5 punktów. Pochodnia rundy 1 płonie: kolejne 5. Każda runda ma jedną pochodnię; druga w tej samej rundzie nic nie daje.
learn-pyramids-single = Kwadrat, który nigdzie się nie mieści. Jeśli nie możesz albo nie chcesz użyć kształtu, skreśl zamiast niego jedno pole. Wejdź do piramidy 7 przez jej wejście.
learn-pyramids-single-done = Jedno pole możesz skreślić zawsze, nawet gdy kształt by się zmieścił. Nie możesz tylko pasować.
learn-pyramids-cross = Litera T. Połóż ją na krzyżyku w piramidzie 11: krzyżyk daje od razu dodatkowe pole w dowolnej z twoich komnat. Skreśl to pole w piramidzie 7.
learn-pyramids-cross-done = Aż pięć pól w jednej turze. Jeśli na dodatkowym polu też jest krzyżyk, skreślasz dalej.
learn-pyramids-skull = Znów małe L. Szybka ścieżka przez piramidę 7 prowadzi przez dwie czaszki. Odwagi, skreśl je!
learn-pyramids-skull-done = Za każdą czaszkę skreślasz kolejną czaszkę na karcie punktacji. Na koniec liczy się tylko ta, która ma najwięcej punktów ujemnych: na razie 2.
learn-pyramids-potion = Dwa w rzędzie. W pionie kształt sięga do eliksiru. Połóż go tam.
learn-pyramids-potion-done = Eliksir zmazuje dwie skreślone czaszki, które mają najwięcej punktów ujemnych. Po twoich nie ma śladu.
learn-pyramids-tomb = Duże L. Obrócone i odbite lustrzanie sięga do grobowca, a przy okazji zbiera dwa klejnoty.
learn-pyramids-tomb-done = Złoty grobowiec! Piramida 7 jest zbadana: 10 punktów.
learn-pyramids-take = Gdy zbadasz piramidę, dobierasz nową: spośród odkrytych kart, gdzie widać, co bierzesz, albo w ciemno z talii. Dobierz odkrytą kartę 18.
learn-pyramids-take-done = Odkryte karty uzupełnia się znów do czterech. Gdy kilka osób zbada piramidy w tej samej turze, pierwsza wybiera ta z najniższym numerem.
learn-pyramids-round = Użyliśmy siedmiu kart ekspedycji, a ósma zostaje zakryta: runda dobiegła końca. Na rundę 2, która ma własną pochodnię, tasuje się wszystkie osiem.
learn-pyramids-round-go = Następna karta
learn-pyramids-bonus = Dwa w rzędzie. Grobowiec piramidy 11 jest dwa pola dalej, za czaszką. Idź tam: to będzie twoja druga zielona piramida.
learn-pyramids-bonus-done = Druga, czwarta i szósta piramida w jednym kolorze dają najwyższe dostępne punkty piramid za ten kolor: 10, potem 6, potem 3. Co zdobędzie jedna osoba, przepada dla pozostałych.
learn-pyramids-deck = Tym razem dobierz wierzchnią kartę talii. Nikt nie wie, co to za karta.
learn-pyramids-deck-done = Mała przygoda. Co to będzie?
learn-pyramids-later = Numer 28! I masz 10 punktów piramid za kolor zielony. Teraz wiesz już wszystko. Partia ma cztery rundy po siedem kart. Zobaczmy, jak skończy się ta.
learn-pyramids-later-go = Przejdź na koniec
learn-pyramids-end = Każda pochodnia to 5 punktów, para klejnotów 5, pojedynczy klejnot 1, a zbadana piramida 10. Dodaj punkty piramid i odejmij punkty ujemne najgorszej czaszki. Wygrywasz!
