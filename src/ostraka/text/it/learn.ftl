# Le lezioni in italiano.

learn-title = Impara a giocare
learn-lead = Una prima partita di dieci minuti, con una guida al tuo fianco. Nulla può andare storto.
learn-begin = Comincia
learn-go-on = Continua
learn-repeat = Ripeti
learn-finished = Completata
learn-guide = Guida
learn-you = Tu
learn-back = Indietro
learn-next = Avanti
learn-skip = Salta
learn-step = Passo { $step } di { $steps }
learn-right = Giusto
learn-other = Va bene anche così, ma questa volta segui la cornice dorata.
learn-more = Quasi! La cornice dorata mostra che cosa manca.
learn-play = Ora sfida il Novizio
learn-lessons = Tutte le lezioni
learn-again = Riprova
