# Lekcje po polsku.

learn-title = Naucz się grać
learn-lead = Pierwsza partia w dziesięć minut, z przewodnikiem u boku. Nic nie może pójść źle.
learn-about-pyramids = Skreślaj drogę przez komnaty, poznaj każdy symbol, zbadaj dwie piramidy.
learn-about-cheops = Buduj każdą z budowli, płać na wszystkie sposoby i połóż ostatni kamień.
learn-begin = Zacznij
learn-go-on = Kontynuuj
learn-repeat = Jeszcze raz
learn-finished = Ukończona
learn-guide = Przewodnik
learn-you = Ty
learn-back = Wstecz
learn-next = Dalej
learn-skip = Pomiń
learn-step = Krok { $step } z { $steps }
learn-right = Dobrze
learn-other = To też wolno, ale wybierz złotą ramkę.
learn-more = Prawie: złota ramka pokazuje, czego brakuje.
learn-play = A teraz partia z nowicjuszem
learn-lessons = Wszystkie lekcje
learn-again = Spróbuj ponownie

## Pyramids

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
learn-pyramids-skull-done = Każda czaszka skreśla kolejne punkty ujemne na karcie punktacji. Na koniec liczą się tylko największe: na razie 2.
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

## Cheops

learn-cheops-welcome = Witaj! Budujesz dla faraona: piramidę, łuk triumfalny i płaskorzeźbę. Kamienie są jeszcze blade; kolor i znak mówią, czym się za nie płaci.
learn-cheops-welcome-go = Zaczynamy
learn-cheops-roll = Jeden gracz jest aktywny i rzuca wszystkimi kostkami, dokładnie raz. We dwie osoby gra się trzema kostkami, w więcej czterema. Zaczynasz ty.
learn-cheops-roll-go = Rzuć kostkami
learn-cheops-dice = W jednym zagraniu budujesz najwyżej dwa kamienie, każdy za kostkę w jego kolorze. Zbuduj zielony i czerwony kamień w dolnym rzędzie i zatwierdź.
learn-cheops-dice-done = Dolny rząd jest dostępny od razu; wyższy kamień wymaga obu kamieni pod nim. Twoje dwie kostki leżą teraz u ciebie i nowicjusz nie może ich użyć.
learn-cheops-others = Nowicjusz zbudował za kostkę, która została. Kto nie jest aktywny, po użyciu odkłada kostki na środek: zablokowane są tylko kostki aktywnego gracza. Teraz aktywny jest nowicjusz.
learn-cheops-others-go = Następny rzut
learn-cheops-quarry = Nowicjusz użył pomarańczowej kostki. Zbuduj żółty kamień za żółtą kostkę. Za pomarańczowy zapłać z kamieniołomu, rzędu na dole karty: wybierz kamień, potem kamieniołom 1.
learn-cheops-quarry-done = Kamieniołomem płaci się tylko wtedy, gdy na środku nie ma kostki w danym kolorze. Jego kamienie skreśla się od lewej do prawej, a każdy, który zostanie, to na koniec punkt.
learn-cheops-arch = Znów jesteś aktywnym graczem. Każda kolumna łuku rośnie od dołu: zbuduj zielony kamień po lewej za kostkę, a różowy po prawej za jokera, jedną z gwiazdek przy kamieniołomie.
learn-cheops-arch-done = Joker zastępuje każdy kolor i nie podlega kolejności kamieniołomu. Masz jeszcze jednego; joker, który zostanie, liczy się za 2 punkty.
learn-cheops-relief = W płaskorzeźbie kładzie się zawsze dwa kamienie naraz, stykające się bokiem. Wybierz żółty kamień w lewym górnym rogu, potem pomarańczowy obok.
learn-cheops-relief-done = Płaskorzeźba liczy się od 4 kamieni: tabelka pod nią mówi, za ile punktów. Na pomarańczowym kamieniu jest lotos, symbol bonusowy: wkrótce zobaczysz, do czego służy.
learn-cheops-higher = Teraz w górę: zbuduj niebieski kamień w dolnym rzędzie i pomarańczowy w drugim, na dwóch kamieniach z pierwszego zagrania.
learn-cheops-higher-done = Poziom 2 piramidy: 3 punkty zamiast 1. Liczy się najwyższy kamień. Drugi kamień zagrania może nawet oprzeć się na pierwszym.
learn-cheops-skip = Dwie różowe kostki i żadnej żółtej. Połóż różowy i żółty kamień pośrodku płaskorzeźby, a za żółty zapłać kamieniołomem 4.
learn-cheops-skip-done = Zielony i czerwony kamień zostały przeskoczone. Odtąd możesz skreślać tylko to, co leży na prawo od żółtego.
learn-cheops-later = Niech minie kilka zagrań, w których rośnie twoja piramida.
learn-cheops-later-go = Dalej
learn-cheops-bonus = Pośrodku czwartego poziomu jest jedyne oko na twojej karcie. Zbuduj ten kamień oraz niebieski kamień w lewej kolumnie łuku.
learn-cheops-bonus-done = Bonus oka jest twój: 3 punkty. Gdy symbol jest na kilku kamieniach, bonus daje ostatni z nich. Kto zdąży w tym samym zagraniu, też go zdobywa; potem przepada.
learn-cheops-further = Mija jeszcze kilka zagrań, a kostki są łaskawe: kończysz płaskorzeźbę i obie kolumny łuku.
learn-cheops-further-go = Dalej
learn-cheops-capstone = Obie kolumny są ukończone, więc można położyć kamień wieńczący. Ukończy on twoją drugą budowlę i tym samym zakończy partię. Zbuduj go i zatwierdź.
learn-cheops-capstone-done = Dwie budowle są ukończone: to zagranie jest ostatnie, a bonus za zakończenie, chorągiewka obok innych bonusów, jest twój: 3 punkty.
learn-cheops-end = Piramida liczy się według najwyższego kamienia, łuk według niższej kolumny albo kamienia wieńczącego, płaskorzeźba według liczby kamieni. Bonusy po 3, pozostałe kamienie kamieniołomu po 1, jokery po 2. Wygrywasz!
