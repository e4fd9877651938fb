# Lekce v češtině.

learn-title = Nauč se hrát
learn-lead = První partie asi na deset minut, s průvodcem po boku. Nemůžeš nic pokazit.
learn-begin = Začít
learn-go-on = Pokračovat
learn-repeat = Ještě jednou
learn-finished = Dokončeno
learn-guide = Průvodce
learn-you = Ty
learn-back = Zpět
learn-next = Další
learn-skip = Přeskočit
learn-step = Krok { $step }/{ $steps }
learn-right = Správně
learn-other = I to je dovoleno, ale tentokrát se drž zlatého rámečku.
learn-more = Skoro! Zlatý rámeček ukazuje, co chybí.
learn-play = A teď partie s Nováčkem
learn-lessons = Všechny lekce
learn-again = Zkusit znovu
