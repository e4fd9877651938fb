# Lekcje po polsku.

learn-title = Naucz się grać
learn-lead = Pierwsza partia w dziesięć minut, z przewodnikiem u boku. Nic nie może pójść nie tak.
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
learn-other = To też wolno, ale tym razem trzymaj się złotej ramki.
learn-more = Prawie! Złota ramka pokazuje, czego brakuje.
learn-play = A teraz zagraj z Nowicjuszem
learn-lessons = Wszystkie lekcje
learn-again = Spróbuj ponownie
