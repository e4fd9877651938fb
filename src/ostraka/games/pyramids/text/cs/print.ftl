# Pyramids in Czech: the printed set.

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
print-scores-about = Na každou partii potřebuje každý hráč jednu. Až dojdou, vytiskni tuto stránku znovu.
print-with-backs = s rubem
print-need-sleeves = pokud mají karty déle vydržet: obaly 63 × 88 mm a stíratelné fixy
print-step-one-side = Karty tiskni jednostranně na silný papír (asi 200 g/m²), aby nic neprosvítalo. Stačí i obyčejný papír v neprůhledných obalech.
print-step-two-sides = Karty tiskni oboustranně na silný papír (asi 200 g/m²): po každé stránce karet následuje stránka s jejich rubem. Podle které hrany se papír obrací, je jedno.
print-step-plain = Na pravidla a hodnoticí karty stačí obyčejný papír.
print-step-wipe = Na karty piš měkkou tužkou a po partii všechno vygumuj.
