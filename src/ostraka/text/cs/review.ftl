# Looking back on a game, in Czech: replay, review, fair draws.

review = Rozbor
replay = Přehrání
fairness = Kontrola férovosti
share-link = Odkaz na tuto partii
points-over = Body v průběhu partie; konečné skóre: { $names }

## Replay

replay-title = Podívej se na partii znovu
replay-about = Otevři uloženou partii a projdi si ji tah po tahu. Server ji přečte, ale neuloží.
replay-drop = Přetáhni sem soubor, nebo ho vlož
replay-choose = Vybrat soubor
replay-paste = Vložit text partie
replay-show = Zobrazit
replay-another = Jiný soubor
replay-reading = Načítá se partie…
replay-several = { $count ->
    [one] Nalezena jedna partie
    [few] Nalezeny { $count } partie
    [many] Nalezeno { $count } partie
   *[other] Nalezeno { $count } partií
}
replay-nothing = Je to prázdné.
replay-not-json = Tohle není uložená partie. Vyber soubor uložený tady nebo z příkazové řádky.
replay-too-big = Na jednu partii je to příliš dlouhé.
replay-refused = Tuto partii nelze zobrazit. Rozhodčí hlásí:
replay-slider = Tah
replay-ply = { $ply }/{ $last }
replay-beginning = Před prvním tahem
replay-first = Na začátek
replay-back = O tah zpět
replay-play = Přehrát
replay-pause = Pozastavit
replay-forward = O tah vpřed
replay-last = Na konec

## Review

review-making = Probíhá rozbor partie, tah po tahu…
review-patience = potrvá to minutu nebo dvě
review-percent = { $value } %
review-table = Zpět ke stolu
review-whose = Čí rozhodnutí
review-everybody = Všichni
review-chances = Šance na výhru
review-chances-label = Šance na výhru v průběhu partie ({ $names }); { $count ->
    [0] bez zlomového okamžiku
    [one] jeden zlomový okamžik
    [few] { $count } zlomové okamžiky
    [many] { $count } zlomového okamžiku
   *[other] { $count } zlomových okamžiků
}
review-turning-note = Kosočtverce označují zlomové okamžiky. Klepnutím na graf k nim přejdeš.
review-skill = Rozhodnutí
review-luck = Štěstí
review-similar = přibližně na úrovni: { $bot }
review-towards = těsně pod úrovní: { $bot }
review-too-few = příliš málo rozhodnutí k posouzení
review-nothing-decided = nebylo o čem rozhodovat
review-luck-brought = { $points ->
    [one] štěstí přineslo asi { $points } bod
    [few] štěstí přineslo asi { $points } body
    [many] štěstí přineslo asi { $points } bodu
   *[other] štěstí přineslo asi { $points } bodů
}
review-luck-none = štěstí nehrálo roli
review-luck-took = { $points ->
    [one] smůla stála asi { $points } bod
    [few] smůla stála asi { $points } body
    [many] smůla stála asi { $points } bodu
   *[other] smůla stála asi { $points } bodů
}
review-decisions = Rozhodnutí po rozhodnutí
review-filter = Která rozhodnutí
review-filter-mistakes = Chyby
review-filter-turning = Zlomové okamžiky
review-filter-all = Všechna rozhodnutí
review-none-mistakes = Žádné chyby: žádný tah nebyl zřetelně horší než ten nejlepší.
review-none-turning = Žádný jednotlivý tah tuto partii nerozhodl.
review-none-all = Nebylo o čem rozhodovat.
review-list = Seznam rozhodnutí
review-item = { $number }/{ $count } · tah { $ply }
review-previous = Předchozí
review-next = Další
review-cost = cena tahu: ztracená šance na výhru (v procentních bodech) plus ztracené body
review-chance = Náhoda
review-played = { $who ->
    [you] Tvůj tah
   *[other] Zahraný tah ({ $name })
}
review-best = Nejlepší tah
review-legend-best = nejlepší
review-close = zhruba stejně dobrý jako nejlepší
review-lost = ztráta: { $what }
review-lost-win = { $win ->
    [one] { $win } procentní bod šance na výhru
    [few] { $win } procentní body šance na výhru
    [many] { $win } procentního bodu šance na výhru
   *[other] { $win } procentních bodů šance na výhru
}
review-lost-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
review-and = { " a " }
review-why-best = Proč je nejlepší
review-why-played = K zahranému tahu
review-options = { $count ->
    [one] Na výběr byl { $count } dovolený tah.
    [few] Na výběr byly { $count } dovolené tahy.
    [many] Na výběr bylo { $count } dovoleného tahu.
   *[other] Na výběr bylo { $count } dovolených tahů.
}
review-after = { $who ->
    [you] Tvoje šance na výhru po tomto tahu: { $win } %.
   *[other] Šance na výhru po tomto tahu ({ $name }): { $win } %.
}
review-turn-up = { $who ->
    [you] tvoje šance na výhru stoupla
   *[other] šance na výhru ({ $name }) stoupla
} { $win ->
    [one] o { $win } procentní bod
    [few] o { $win } procentní body
    [many] o { $win } procentního bodu
   *[other] o { $win } procentních bodů
}
review-turn-down = { $who ->
    [you] tvoje šance na výhru klesla
   *[other] šance na výhru ({ $name }) klesla
} { $win ->
    [one] o { $win } procentní bod
    [few] o { $win } procentní body
    [many] o { $win } procentního bodu
   *[other] o { $win } procentních bodů
}
grade-best = nejlepší
grade-good = dobrý
grade-inaccuracy = nepřesnost
grade-mistake = chyba
grade-blunder = hrubá chyba

## Fair draws

fair-title = Bylo losování férové?
fair-about = Před prvním losováním se server zavázal k tajemství, aniž by ho prozradil, a každý hráč přidal jedno číslo. Dohromady určují výsledek každého losování. Teď je tajemství odhalené a tvůj prohlížeč všechna losování přepočítá.
fair-checking = Přepočítávají se všechna losování…
fair-yes = { $draws ->
    [one] Férové: losování dopadlo, jak mělo.
    [few] Férové: všechna { $draws } losování dopadla, jak měla.
    [many] Férové: všech { $draws } losování dopadlo, jak mělo.
   *[other] Férové: všech { $draws } losování dopadlo, jak mělo.
}
fair-no = Neférové: tato partie neodpovídá tomu, k čemu se server zavázal.
fair-promised = Tajemství odpovídá závazku.
fair-not-promised = Tajemství neodpovídá závazku.
fair-told = Závazek odpovídá tomu, který tento prohlížeč dostal před partií.
fair-not-told = Závazek neodpovídá tomu, který tento prohlížeč dostal před partií.
fair-own = { $who ->
    [you] Číslo, které přidal tento prohlížeč, bylo použito.
   *[other] Čísla, která přidal tento prohlížeč, byla použita: { $names }.
}
fair-draws = { $count ->
    [one] { $count } losování přepočítáno: souhlasí.
    [few] { $count } losování přepočítána: všechna souhlasí.
    [many] { $count } losování přepočítáno: všechna souhlasí.
   *[other] { $count } losování přepočítáno: všechna souhlasí.
}
fair-bad-moves = { $count } losování nesouhlasí.
fair-not-fair = V této partii se server k žádnému tajemství nezavázal, takže losování nelze ověřit.
fair-no-secret = Tajemství se odhalí po skončení partie.
fair-no-crypto = Tato stránka nebyla načtena přes zabezpečené spojení, takže tento prohlížeč nemůže losování ověřit. Stáhni partii a použij „ostraka verify“.
fair-given = Vstupní údaje
fair-commitment = Závazek (SHA-256 tajemství)
fair-secret = Tajemství
fair-nonce = { $who ->
    [you] Tvoje číslo
   *[other] Číslo ({ $name })
}
fair-arithmetic = Výpočet, losování po losování
fair-fits = souhlasí
fair-fits-not = nesouhlasí
fair-missing = Chybějí některé karty, které se mohly vylosovat.
fair-draw = { $count ->
    [one] Losování { $number }, jedna možnost
    [few] Losování { $number }, { $count } možnosti
    [many] Losování { $number }, { $count } možnosti
   *[other] Losování { $number }, { $count } možností
}
