# Le lezioni in italiano.

learn-title = Impara a giocare
learn-lead = Una prima partita di dieci minuti, con una guida al tuo fianco. Non può andare storto nulla.
learn-begin = Comincia
learn-go-on = Continua
learn-repeat = Ripeti
learn-finished = Finita
learn-guide = Guida
learn-you = Tu
learn-back = Indietro
learn-next = Avanti
learn-skip = Salta
learn-step = Passo { $step } di { $steps }
learn-right = Giusto
learn-other = Si può anche così, ma scegli la cornice dorata.
learn-more = Quasi: la cornice dorata mostra che cosa manca.
learn-play = Ora gioca contro il novizio
learn-lessons = Tutte le lezioni
learn-again = Riprova
