# Lekce v češtině.

learn-title = Nauč se hrát
learn-lead = První partie na deset minut, s průvodcem po boku. Nic se nemůže pokazit.
learn-begin = Začít
learn-go-on = Pokračovat
learn-repeat = Ještě jednou
learn-finished = Dokončeno
learn-guide = Průvodce
learn-you = Ty
learn-back = Zpět
learn-next = Dále
learn-skip = Přeskočit
learn-step = Krok { $step }/{ $steps }
learn-right = Správně
learn-other = I to je dovoleno, ale vyber zlatý rámeček.
learn-more = Skoro: zlatý rámeček ukazuje, co chybí.
learn-play = A teď partie s nováčkem
learn-lessons = Všechny lekce
learn-again = Zkusit znovu
