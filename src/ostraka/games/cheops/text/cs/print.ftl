# Cheops in Czech: the printed set.

print-sheets = { $count ->
    [one] { $count } stavební list
    [few] { $count } stavební listy
    [many] { $count } stavebního listu
   *[other] { $count } stavebních listů
}: { $letters }
print-sheets-about = Na každou partii potřebuje každý hráč jeden, vždy s jiným písmenem než ostatní. Až dojdou, vytiskni tyto stránky znovu.
print-dice = { $count ->
    [one] { $count } barevná kostka ke složení
    [few] { $count } barevné kostky ke složení
    [many] { $count } barevné kostky ke složení
   *[other] { $count } barevných kostek ke složení
}
print-need-glue = lepidlo, pokud budeš skládat kostky
print-need-dice = 4 kostky (pro dva hráče 3): ty z tohoto souboru, nebo obyčejné. Na každém listu je napsáno, které číslo znamená kterou barvu.
print-step-sheets = Stavební listy tiskni jednostranně; na ně i na pravidla stačí obyčejný papír. Na kostky je potřeba silný (asi 200 g/m²).
print-sheet = List { $letter }
print-dice-fold = Stříhej podél plných čar, ohýbej podél čárkovaných a záložky vlep dovnitř.
print-dice-numbers = U obyčejných kostek znamená číslo barvu:
