# Slova tištěných sad česky.

print-lead = Sada pro domácí tisk: vytiskni, vystřihni a hraj.
print-people = { $count ->
    [one] Tato sada stačí jen pro { $count } hráče.
    [few] Tato sada stačí nejvýše pro { $count } hráče.
    [many] Tato sada stačí nejvýše pro { $count } hráče.
   *[other] Tato sada stačí nejvýše pro { $count } hráčů.
}
print-contents = V tomto souboru
print-needs = Co ještě budeš potřebovat
print-need-pencils = tužku a gumu pro každého
print-need-scissors = nůžky, nebo pravítko a řezák
print-steps = Jak na to
print-step-size = Tiskni ve skutečné velikosti (100 %), bez přizpůsobení stránce. Potom změř úsečku dole na této stránce.
print-step-cut = Stříhej podél tenkých čar. Krátké značky na okraji papíru ukazují, kam přiložit pravítko.
print-step-mono = Stačí i černobílý tisk: každá barva má vlastní znak.
print-ruler = Tato úsečka je dlouhá { $length } mm.
print-name = Jméno
