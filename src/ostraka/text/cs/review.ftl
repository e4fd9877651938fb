# Looking back on a game, in Czech: replay, review, fair draws.

review = Rozbor
replay = Přehrání
fairness = Férové losování
share-link = Odkaz na tuto partii
points-over = Body v průběhu partie, na konci: { $names }

## Replay

replay-title = Podívej se na partii znovu
replay-about = Otevři uloženou partii a projdi ji tah po tahu. Tento server ji přečte, ale neuchová.
replay-drop = Sem přetáhni soubor, nebo ho vlož
replay-choose = Vybrat soubor
replay-paste = Vložit text partie
replay-show = Ukázat
replay-another = Jiný soubor
replay-reading = Partie se čte…
replay-several = { $count ->
    [one] Nalezena jedna partie
    [few] Nalezeny { $count } partie
    [many] Nalezeno { $count } partie
   *[other] Nalezeno { $count } partií
}
replay-nothing = Nic tu není.
replay-not-json = Tohle není uložená partie. Vyber soubor uložený tady nebo v příkazové řádce.
replay-too-big = Na jednu partii je to příliš dlouhé.
replay-refused = Tuto partii nelze ukázat. Rozhodčí říká:
replay-slider = Tah
replay-ply = { $ply }/{ $last }
replay-beginning = Před prvním tahem
replay-first = Na začátek
replay-back = O tah zpět
replay-play = Přehrát
replay-pause = Pozastavit
replay-forward = O tah dál
replay-last = Na konec

## Review

review-making = Partie se rozebírá tah po tahu…
review-patience = potrvá to minutu nebo dvě
review-percent = { $value } %
review-table = Ke stolu
review-whose = Čí rozhodnutí
review-everybody = Všichni
review-chances = Šance na výhru
review-chances-label = Šance na výhru v průběhu partie: { $names }; { $count ->
    [0] bez zlomu
    [one] jeden zlom
    [few] { $count } zlomy
    [many] { $count } zlomu
   *[other] { $count } zlomů
}
review-turning-note = Kosočtverce stojí tam, kde se partie zlomila. Klepnutím na graf tam přejdeš.
review-skill = Rozhodnutí
review-luck = Štěstí
review-level = asi tak dobře jako: { $level }
review-towards = na cestě k úrovni: { $level }
review-too-few = příliš málo rozhodnutí na posouzení
review-nothing-decided = nebylo o čem rozhodovat
review-luck-brought = { $points ->
    [one] náhoda přinesla asi { $points } bod
    [few] náhoda přinesla asi { $points } body
    [many] náhoda přinesla asi { $points } bodu
   *[other] náhoda přinesla asi { $points } bodů
}
review-luck-none = štěstí nehrálo roli
review-luck-took = { $points ->
    [one] náhoda vzala asi { $points } bod
    [few] náhoda vzala asi { $points } body
    [many] náhoda vzala asi { $points } bodu
   *[other] náhoda vzala asi { $points } bodů
}
review-decisions = Rozhodnutí po rozhodnutí
review-filter = Která rozhodnutí
review-filter-mistakes = Chyby
review-filter-turning = Zlomy
review-filter-all = Všechna rozhodnutí
review-none-mistakes = Žádné chyby: nic nebylo určitě horší než nejlepší tah.
review-none-turning = Žádný jednotlivý tah tuto partii nezvrátil.
review-none-all = Nebylo o čem rozhodovat.
review-list = Seznam rozhodnutí
review-item = { $number }/{ $count } · tah { $ply }
review-previous = Předchozí
review-next = Další
review-cost = cena tahu: ztracená šance na výhru (v %) plus ztracené body
review-chance = Náhoda
review-played = { $who ->
    [you] Tvůj tah
   *[other] Zahraný tah ({ $name })
}
review-best = Nejlepší tah
review-legend-best = nejlepší
review-close = ne nutně horší než nejlepší
review-lost = ztráta: { $what }
review-lost-win = { $win } % šance na výhru
review-lost-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
review-and = { " a " }
review-why-best = K nejlepšímu tahu
review-why-played = K zahranému tahu
review-options = { $count ->
    [one] Byl { $count } povolený tah.
    [few] Byly { $count } povolené tahy.
    [many] Bylo { $count } povoleného tahu.
   *[other] Bylo { $count } povolených tahů.
}
review-after = { $who ->
    [you] Tvoje šance na výhru po tomto tahu: { $win } %.
   *[other] Šance na výhru po tomto tahu ({ $name }): { $win } %.
}
review-turn-up = { $who ->
    [you] pro tebe o { $win } % víc
   *[other] { $name }: o { $win } % víc
}
review-turn-down = { $who ->
    [you] pro tebe o { $win } % méně
   *[other] { $name }: o { $win } % méně
}
grade-best = nejlepší
grade-good = dobrý
grade-inaccuracy = nepřesnost
grade-mistake = chyba
grade-blunder = hrubá chyba

## Fair draws

fair-title = Bylo losování férové?
fair-about = Před prvním losováním se server zavázal k tajemství, aniž je prozradil, a hráči přidali vlastní čísla. Obojí dohromady rozhoduje o každém losování. Teď je tajemství známé a tento prohlížeč všechna losování přepočítá.
fair-checking = Přepočítávají se všechna losování…
fair-yes = { $draws ->
    [one] Férové: losování dopadlo tak, jak muselo.
    [few] Férové: všechna { $draws } losování dopadla tak, jak musela.
    [many] Férové: všech { $draws } losování dopadlo tak, jak muselo.
   *[other] Férové: všech { $draws } losování dopadlo tak, jak muselo.
}
fair-no = Neférové: tato partie nedodržuje, co bylo slíbeno.
fair-promised = Tajemství je to, které bylo slíbeno.
fair-not-promised = Tajemství není to, které bylo slíbeno.
fair-told = Slib je ten, který tento prohlížeč dostal před partií.
fair-not-told = Slib není ten, který tento prohlížeč dostal před partií.
fair-own = { $who ->
    [you] Je mezi nimi číslo, které přidal tento prohlížeč.
   *[other] Jsou mezi nimi čísla, která přidal tento prohlížeč: { $names }.
}
fair-draws = { $count ->
    [one] { $count } losování bylo přepočítáno a souhlasí.
    [few] { $count } losování byla přepočítána a všechna souhlasí.
    [many] { $count } losování bylo přepočítáno a souhlasí.
   *[other] { $count } losování bylo přepočítáno a všechna souhlasí.
}
fair-bad-moves = { $count ->
    [one] { $count } tah náhody nesouhlasí.
    [few] { $count } tahy náhody nesouhlasí.
    [many] { $count } tahu náhody nesouhlasí.
   *[other] { $count } tahů náhody nesouhlasí.
}
fair-not-fair = O losování této partie nebylo nic slíbeno, takže je nelze ověřit.
fair-no-secret = Tajemství se dozvíš, až partie skončí.
fair-no-crypto = Tato stránka nebyla načtena přes zabezpečené spojení, takže tento prohlížeč nemá jak losování ověřit. Ulož partii a použij „ostraka verify“.
fair-given = Z čeho to vychází
fair-commitment = Slib (SHA-256 tajemství)
fair-secret = Tajemství
fair-nonce = { $who ->
    [you] Tvoje číslo
   *[other] Číslo ({ $name })
}
fair-arithmetic = Výpočet, losování po losování
fair-fits = souhlasí
fair-fits-not = nesouhlasí
fair-missing = Chybějí karty, které mohly přijít.
fair-draw = { $count ->
    [one] Losování { $number }, jedna možnost
    [few] Losování { $number }, { $count } možnosti
    [many] Losování { $number }, { $count } možnosti
   *[other] Losování { $number }, { $count } možností
}
