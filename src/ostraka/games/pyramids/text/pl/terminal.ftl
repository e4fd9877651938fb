# Piramidy w terminalu, po polsku.

## The screen

pyramids-gem = klejnot
pyramids-before = przed pierwszą rundą
pyramids-against = { $name } przeciw: { $others }
pyramids-no-chamber = nie ma już komnat
pyramids-turn-it =
    można obrócić
    lub odbić
pyramids-bonuses = Bonusy
pyramids-bonuses-left = Dostępne punkty piramid:
pyramids-chambers = komnaty
pyramids-penalty-now = teraz −{ $penalty }
pyramids-penalty-next = potem −{ $penalty }

## What a draft brings

pyramids-brings = Ten ruch: { $gains }.
pyramids-brings-nothing = Ten ruch: dłuższa ścieżka, na razie bez punktów.
pyramids-full = nie ma już miejsca na { $gem }
pyramids-torch-lit = bez pochodni: ta z rundy { $round } już płonie (P18)
pyramids-skulls = czaszki { $had } → { $has }, punkty ujemne { $before } → { $after }
pyramids-potion = eliksir zmazuje najwyżej dwie czaszki
pyramids-crosses-lost = { $count ->
    [one] przepada { $count } krzyżyk: nie ma już wolnych pól (PR3)
    [few] przepadają { $count } krzyżyki: nie ma już wolnych pól (PR3)
    [many] przepada { $count } krzyżyków: nie ma już wolnych pól (PR3)
   *[other] przepada { $count } krzyżyka: nie ma już wolnych pól (PR3)
}

## What was typed

pyramids-other-verb = Teraz nie pora na { $verb }, lecz na { $due }.
pyramids-name-two-cards = Podaj dwie karty.
pyramids-name-one-card = Podaj jedną z odkrytych kart albo talię.
pyramids-name-chamber = Podaj komnatę i jej pola.
pyramids-name-cells = Podaj też pola.
pyramids-name-one-chamber = Podaj jedną komnatę, potem jej pola.
pyramids-which-chamber = Przed polami podaj komnatę: { $cards }.
pyramids-not-yours = { $card } to nie twoja komnata: podaj { $cards }.
pyramids-your-chambers = Twoje komnaty: { $cards }.
pyramids-your-cards = Twoje karty: { $cards }.
pyramids-offered = Odkryte karty: { $cards }.
reason-pyramids-not-dealt = Zatrzymaj dokładnie dwie ze swoich czterech kart.
reason-pyramids-no-such-card = Nie ma takiej karty.
reason-pyramids-repeated-card = Ta sama karta jest podana dwa razy.
reason-pyramids-repeated-cell = To samo pole jest podane dwa razy.
reason-pyramids-off-the-chamber = Nie ma takiego pola: pola są od a1 do e5.

## Help

pyramids-help-aim = Skreślając pola, twórz w komnacie ścieżkę od wejścia (E) do grobowca (T). W każdej turze odkrywa się jeden kształt dla wszystkich: skreśl go w całości, obrócony lub odbity lustrzanie, w jednej ze swoich dwóch komnat albo skreśl zamiast niego jedno pole. Pierwsze skreślenie w komnacie musi obejmować wejście, następne muszą stykać się bokiem ze skreślonym polem; ścian (#) nie można skreślać. Po czterech rundach po siedem kart wygrywa osoba z największą liczbą punktów.
pyramids-help-tomb = grobowiec: piramida zbadana, 10 punktów; dobierasz nową kartę z odkrytych albo z talii
pyramids-help-red = czerwony klejnot: 5 punktów w parze z zielonym, 1 bez pary
pyramids-help-green = zielony klejnot: 5 punktów w parze z czerwonym, 1 bez pary
pyramids-help-torch = pochodnia: 5 punktów, raz na rundę
pyramids-help-skull = czaszka: liczy się tylko ta, która ma najwięcej punktów ujemnych
pyramids-help-cross = krzyżyk: skreśl od razu dodatkowe pole
pyramids-help-potion = eliksir: zmazuje dwie najgorsze z twoich czaszek
pyramids-help-bonuses = Druga, czwarta i szósta piramida w jednym kolorze dają najwyższe dostępne punkty piramid za ten kolor: 10, potem 6, potem 3.
pyramids-help-shapes = Kształty; w rundzie używa się siedmiu z ośmiu kart:
pyramids-help-mark = pola karty 3, kolumna i rząd; albo: { $short }, albo: { $shorter }
pyramids-help-cross-move = pole za krzyżyk; albo: { $short }
pyramids-help-keep = zatrzymuje dwie z czterech kart
pyramids-help-take = dobiera odkrytą kartę; { $deck } dobiera wierzchnią kartę talii

## Score sheet

pyramids-score-torches = pochodnie, po 5
pyramids-score-bonuses = punkty piramid
pyramids-score-gems = klejnoty, 5 za parę, 1 bez pary
pyramids-score-skulls = najwięcej punktów ujemnych za czaszkę
pyramids-score-pyramids = zbadane piramidy, po 10
