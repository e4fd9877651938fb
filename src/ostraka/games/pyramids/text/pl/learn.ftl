# Pyramids in Polish: the lesson.

learn-pyramids-welcome = Witaj! Prowadzisz ekspedycję do piramid: w każdej komnacie skreślasz ścieżkę od wejścia do złotego grobowca. Przeciw tobie gra nowicjusz.
learn-pyramids-welcome-go = Rozdaj karty
learn-pyramids-keep = Dostajesz cztery karty piramid i zatrzymujesz dwie. Dwie w jednym kolorze przyniosą później punkty piramid: wybierz zielone, 7 i 11, i zatwierdź.
learn-pyramids-keep-done = To są twoje dwie piramidy, każda z jedną komnatą. Pozostałe dwie karty wracają do talii.
learn-pyramids-chamber = U góry komnaty jest wejście, na dole grobowiec; ścian nigdy nie wolno skreślać. Cztery odkryte karty obok talii to przyszłe piramidy. Teraz odkrywamy kartę ekspedycji.
learn-pyramids-chamber-go = Odkryj kartę
learn-pyramids-shape = Mały narożnik! Każdy skreśla ten kształt w jednej ze swoich dwóch komnat. Pierwsze skreślenie w komnacie obejmuje wejście: przeciągnij kształt do złotych ramek albo ich dotknij i zatwierdź.
learn-pyramids-shape-done = Pierwszy krok, a po drodze czerwony klejnot. Wszystko, co odtąd skreślasz w tej komnacie, musi stykać się bokiem z tą ścieżką.
learn-pyramids-turn = Trzy w rzędzie. Kształt można dowolnie obracać i odbijać: postaw go pionowo { $keyboard ->
    [yes] przyciskiem albo klawiszem R
   *[other] przyciskiem
} i zbierz zielony klejnot oraz pochodnię.
learn-pyramids-turn-done = Czerwony i zielony klejnot to para, 5 punktów. Pochodnia rundy 1 płonie, to kolejne 5. Każda runda ma jedną pochodnię: druga w tej samej rundzie nic nie daje.
learn-pyramids-single = Kwadrat, i nigdzie się nie mieści. Kto nie może albo nie chce użyć kształtu, skreśla zamiast tego jedno pole: wejdź do piramidy 7 przez jej wejście.
learn-pyramids-single-done = Jedno pole wolno skreślić zawsze, także tam, gdzie kształt by się zmieścił. Nie wolno tylko pasować.
learn-pyramids-cross = Litera T. Połóż ją na krzyżyku w piramidzie 11: krzyżyk od razu daje jeszcze jedno pole w dowolnej z twoich komnat. Potem skreśl to pole w piramidzie 7.
learn-pyramids-cross-done = Pięć pól w jednej turze. Jeśli na dodatkowym polu znów jest krzyżyk, skreślasz dalej.
learn-pyramids-skull = Znów mały narożnik. Szybka droga przez piramidę 7 prowadzi przez dwie czaszki. Odwagi, skreśl je.
learn-pyramids-skull-done = Za każdą czaszkę skreślasz kolejną czaszkę na karcie punktacji. Na koniec liczy się tylko ta z największą liczbą punktów ujemnych: na razie 2.
learn-pyramids-potion = Dwa w rzędzie. W pionie kształt sięga eliksiru: połóż go tam.
learn-pyramids-potion-done = Eliksir zmazuje dwie skreślone czaszki, te o największych punktach ujemnych. Po twoich nie ma śladu.
learn-pyramids-tomb = Duży narożnik. Obrócony i odbity sięga do grobowca, a po drodze są jeszcze dwa klejnoty.
learn-pyramids-tomb-done = Złoty grobowiec! Piramida 7 jest zbadana: 10 punktów.
learn-pyramids-take = W miejsce zbadanej piramidy dobierasz nową: spośród odkrytych kart, gdzie widać, co bierzesz, albo w ciemno z talii. Dobierz odkrytą kartę 18.
learn-pyramids-take-done = Odkryte karty uzupełnia się znów do czterech. Gdy kilka osób zbada piramidy w tej samej turze, pierwsza wybiera ta z najniższym numerem wśród właśnie zbadanych.
learn-pyramids-round = Użyto siedmiu kart ekspedycji, ósmej się nie odkrywa: runda dobiegła końca. Wszystkie osiem tasuje się na rundę 2, która ma własną pochodnię.
learn-pyramids-round-go = Następna karta
learn-pyramids-bonus = Dwa w rzędzie. Grobowiec piramidy 11 jest dwa pola dalej, za czaszką. Idź tam: to będzie twoja druga zielona piramida.
learn-pyramids-bonus-done = Druga, czwarta i szósta piramida jednego koloru dają najwyższe wolne punkty piramid tego koloru: 10, potem 6, potem 3. Co jedna osoba zdobędzie, przepada dla innych.
learn-pyramids-deck = Tym razem dobierz wierzchnią kartę talii. Nikt nie wie, co to jest.
learn-pyramids-deck-done = Mała przygoda. Co to będzie?
learn-pyramids-later = Numer 28, a do tego masz 10 punktów piramid za kolor zielony. Teraz wiesz już wszystko. Partia ma cztery rundy po siedem kart: zobaczmy koniec tej.
learn-pyramids-later-go = Na koniec partii
learn-pyramids-end = Pochodnie liczą się po 5, pary klejnotów po 5, pojedyncze klejnoty po 1, zbadane piramidy po 10, do tego punkty piramid, minus największa czaszka. Wygrywasz!
