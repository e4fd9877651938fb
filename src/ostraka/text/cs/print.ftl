# Slova tištěných sad česky.

print-lead = Sada k vytištění, vystřižení a hraní.
print-people = { $count ->
    [one] Tato sada stačí jen pro { $count } hráče.
    [few] Tato sada stačí nejvýše pro { $count } hráče.
    [many] Tato sada stačí nejvýše pro { $count } hráče.
   *[other] Tato sada stačí nejvýše pro { $count } hráčů.
}
print-contents = V tomto souboru
print-cards = { $count ->
    [one] { $count } pyramidová karta
    [few] { $count } pyramidové karty
    [many] { $count } pyramidové karty
   *[other] { $count } pyramidových karet
}
print-expedition = { $count ->
    [one] { $count } expediční karta
    [few] { $count } expediční karty
    [many] { $count } expediční karty
   *[other] { $count } expedičních karet
}
print-scores = { $count ->
    [one] { $count } hodnoticí karta
    [few] { $count } hodnoticí karty
    [many] { $count } hodnoticí karty
   *[other] { $count } hodnoticích karet
}
print-scores-about = Každý potřebuje na každou partii jednu. Až dojdou, vytiskni tuto stránku znovu.
print-sheets = { $count ->
    [one] { $count } stavební list
    [few] { $count } stavební listy
    [many] { $count } stavebního listu
   *[other] { $count } stavebních listů
}: { $letters }
print-sheets-about = Každý potřebuje na každou partii jeden, každý s jiným písmenem. Až dojdou, vytiskni tyto stránky znovu.
print-dice = { $count ->
    [one] { $count } barevná kostka ke složení
    [few] { $count } barevné kostky ke složení
    [many] { $count } barevné kostky ke složení
   *[other] { $count } barevných kostek ke složení
}
print-with-backs = i s rubovou stranou
print-needs = Co ještě potřebuješ
print-need-pencils = tužku a gumu pro každého
print-need-scissors = nůžky, nebo pravítko a řezák
print-need-glue = lepidlo, pokud budeš skládat kostky
print-need-sleeves = pokud mají karty déle vydržet: obaly 63 × 88 mm a stíratelné fixy
print-need-dice = 4 kostky (pro dva hráče 3): ty z tohoto souboru, nebo obyčejné. Na každém listu je napsáno, které číslo znamená kterou barvu.
print-steps = Jak na to
print-step-size = Tiskni ve skutečné velikosti (100 %), ne přizpůsobené stránce. Potom změř úsečku dole na této stránce.
print-step-one-side = Karty tiskni jednostranně na silný papír (asi 200 g/m²), aby nic neprosvítalo. Stačí i obyčejný papír v neprůhledných obalech.
print-step-two-sides = Karty tiskni oboustranně na silný papír (asi 200 g/m²): za každou stránkou karet následuje stránka s jejich rubem. Podle které hrany se papír otáčí, je jedno.
print-step-plain = Na pravidla a hodnoticí karty stačí obyčejný papír.
print-step-sheets = Stavební listy tiskni jednostranně; na ně i na pravidla stačí obyčejný papír. Kostky potřebují silný (asi 200 g/m²).
print-step-cut = Stříhej podél tenkých čar. Krátké značky u okraje papíru ukazují, kam přiložit pravítko.
print-step-mono = Stačí i černobílý tisk: každá barva má vlastní znak.
print-step-wipe = Na karty piš měkkou tužkou a po partii vše vygumuj.
print-ruler = Tato úsečka je dlouhá { $length } mm.
print-name = Jméno
print-sheet = List { $letter }
print-dice-fold = Stříhej podél plných čar, ohýbej podél přerušovaných a záložky vlep dovnitř.
print-dice-numbers = Na obyčejných kostkách znamená číslo barvu:
