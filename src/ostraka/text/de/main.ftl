# Die Worte von Ostraka auf Deutsch: Seiten, Tische, Züge, Gründe.

## The page

home = Start
skip = Zum Spiel springen
close = Schließen
language = Sprache
sound = Ton
to-light = Hell
to-dark = Dunkel
lead = Zwei Spiele mit Stift zwischen Pyramiden. Spiel sofort gegen einen Bot oder per Link mit anderen. Ohne Konto, ohne Installation.
credits = Ostraka ist eine unabhängige Umsetzung veröffentlichter Regeln, mit eigenen Plänen, Texten und Bildern.
offline = Der Server ist nicht erreichbar. Diese Seite geht trotzdem auf, aber Partien, Analysen und Lektionen brauchen ihn: Versuch es noch einmal, wenn du verbunden bist.
unloaded = Ein Teil dieser Seite konnte nicht geladen werden. Vielleicht bist du offline, oder es gibt eine neuere Version.
reload = Neu laden
lost = Hier ist nichts
lost-about = Die Adresse führt nirgendwohin. Vielleicht ist beim Kopieren ein Stück verloren gegangen.

## The games

play = Spielen
friends = Mit anderen
pass-and-play = An einem Gerät
more-bots = Mehr Bots
opponents = Gegner
opponent = Dein Gegner
unfinished = Laufende Partien
continue = Weiter: { $game } · { $names }
game-unknown = Diese Seite kann das Spiel „{ $game }“ nicht zeigen.
finished = Beendete Partien
join = Per Link mitspielen
join-hint = Link hier einfügen
join-go = Beitreten
join-lost = Das ist kein Link zu einem Tisch. Kopiere die ganze Adresse aus der Einladung.
replay-file = Gespeicherte Partie ansehen
rules = Regeln
learn = Lernen

## Opponents

bot = Bot
level-random = Zufall
level-novice = Neuling
level-scribe = Schreiber
level-architect = Baumeister
level-pharaoh = Pharao
level-about-novice = Spielt nach einfachen Gewohnheiten. Gut für die erste Partie.
level-about-scribe = Wägt ab, was jeder Zug sofort bringt.
level-about-architect = Weiß aus vielen Partien, was sich am Ende lohnt.
level-about-pharaoh = Probiert vor jedem Zug Tausende von Partien aus.
bot-level = Bot: { $level }
guest = Gast
you = du
your-seat = Du
player = Person { $number }
seat = Platz { $number }
your-name = Dein Name
name-of = Name von Person { $number }
seat-friend = Jemand anders, per Link
seat-here = Jemand an diesem Gerät
one-more = Noch jemand
remove = Entfernen
option-hints = Tipps erlauben
option-delay = Bots lassen sich kurz Zeit, wie Menschen
option-watching = Zuschauen erlauben
open-table = Tisch eröffnen

## A table that waits

lobby-waiting = { $count ->
    [one] Es fehlt noch eine Person.
   *[other] Es fehlen noch { $count } Personen.
}
seat-free = Freier Platz
sit-down = Platz nehmen
stand-up = Aufstehen
ready = Ich bin bereit
not-ready = noch nicht bereit
invite = Lade andere ein
address = Link
address-code = Der Link als QR-Code
invite-text = Komm an meinen Tisch bei Ostraka
copy = Kopieren
copied = Kopiert
share = Teilen
other-device = Auch ein anderes Gerät nutzen
other-device-about = Öffne diesen privaten Link auf deinem anderen Gerät: Dein Name, deine Plätze und deine Partien sind dann auch dort. Gib ihn niemandem sonst.
device-title = Deine Partien auf diesem Gerät
device-about = Dieser private Link bringt dich in diesen Browser: Dein Name, deine Plätze und deine Partien sind dann auch hier. Wer du bisher in diesem Browser warst, wird vergessen.
device-accept = Übernehmen

## A table that is played at

connecting = Verbindung wird hergestellt …
state-connecting = Verbindung wird hergestellt …
state-live = Verbunden
state-away = Verbindung verloren. Neuer Versuch …
state-gone = Dieser Tisch ist geschlossen.
table-lost = Dieser Tisch lässt sich nicht zeigen
watching = Du schaust zu
watchers = { $count ->
    [one] Eine Person schaut zu
   *[other] { $count } Personen schauen zu
}
away = abwesend
thinking = am Zug
waiting-for = Warten auf { $names }
confirm = Bestätigen
undo = Zurücknehmen
hint = Tipp
hint-thinking = Ein guter Zug wird gesucht …
hint-use = Übernehmen
hint-odds = { $win } % Siegchance, Vorsprung am Ende: { $margin }
log = Was geschehen ist
log-empty = Noch nichts.
log-line = { $who ->
    [you] Du { $move }
   *[other] { $name } { $move }
}
help = Hilfe
keys = Tasten
enlarge = Vergrößern
score-card = Wertungskarte
gone = { $name } hat den Tisch verlassen.
stand-in = Bot einspringen lassen
stand-in-mine = Ein Bot spielt für dich: { $level }.
take-back = Bin wieder da
hand-over = Gib das Gerät weiter an { $name }
hand-over-ready = Ich bin { $name }
plays = { $name } spielt
clause = Regel { $clause }

## The end

end-won = Du hast gewonnen!
end-shared = Du teilst dir den Sieg!
end-winner = { $count ->
    [one] { $names } gewinnt
   *[other] Geteilter Sieg: { $names }
}
rematch = Revanche
record = Partie speichern
points-source = Woher die Punkte kommen
points-total = Summe

## Colours

colour-green = grün
colour-orange = orange
colour-purple = violett
colour-blue = blau
colour-pink = rosa
colour-red = rot
colour-yellow = gelb

## Choices

cell-chosen = gewählt
say-sending = Wird gesendet …
gain-points = { $points ->
    [one] { $sign }{ $points } Punkt
   *[other] { $sign }{ $points } Punkte
}

## Refusals

refused-bad-message = Das war nicht zu verstehen. Lade die Seite neu.
refused-not-yours = Das darfst du nicht tun.
refused-foreign-origin = Diese Seite kommt von einer anderen Website.
refused-unknown = Diesen Tisch gibt es nicht. Vielleicht ist der Link unvollständig.
refused-taken = Jemand war schneller: Der Platz ist besetzt.
refused-too-early = Dafür ist es zu früh.
refused-too-late = Dafür ist es zu spät.
refused-too-big = Das ist zu lang.
refused-illegal = Das erlauben die Regeln nicht.
refused-not-whole = Zu diesem Zug gehört noch etwas.
refused-too-fast = Das war zu viel auf einmal. Warte einen Moment.
refused-broken = Auf dem Server ist etwas schiefgegangen. Versuch es noch einmal.
refused-busy = Zu viele Leute auf einmal. Versuch es gleich noch einmal.
refused-unavailable = Der Server antwortet nicht. Es wird noch einmal versucht.

## Choices before a game

more-choices = Weitere Einstellungen
by-chance = Zufällig
seat-of = Platz { $number }: { $name }
