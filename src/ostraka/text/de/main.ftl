# Die Worte von Ostraka auf Deutsch: Seiten, Tische, Züge, Gründe.

## The page

home = Hauptmenü
skip = Zum Inhalt springen
close = Schließen
language = Sprache
sound = Ton
to-light = Helles Design
to-dark = Dunkles Design
lead = Spiele mit Stift und Papier rund ums alte Ägypten. Spiel sofort gegen einen Bot oder schick anderen einen Link. Ohne Konto, ohne Installation.
credits = Ostraka ist eine unabhängige Umsetzung der veröffentlichten Regeln, mit eigenen Spielplänen, Texten und Illustrationen.
offline = Der Server ist nicht erreichbar. Partien, Analysen und Lektionen brauchen ihn: Versuch es noch einmal, wenn du wieder online bist.
unloaded = Ein Teil dieser Seite konnte nicht geladen werden. Vielleicht bist du offline, oder es gibt eine neuere Version.
reload = Neu laden
lost = Seite nicht gefunden
lost-about = Dieser Link führt nirgendwohin. Vielleicht ist beim Kopieren ein Stück verloren gegangen.

## The games

play = Spielen
friends = Mit anderen
pass-and-play = An einem Gerät
more-bots = Mehr Bots
opponents = Gegner
opponent = Dein Gegner
unfinished = Laufende Partien
unfinished-more = Weitere laufende Partien
continue = Weiter: { $game } · { $names }
game-unknown = Diese Seite kann das Spiel „{ $game }“ nicht anzeigen.
finished = Beendete Partien
join = Per Link mitspielen
join-hint = Link hier einfügen
join-go = Beitreten
join-lost = Das ist kein Link zu einem Tisch. Kopiere den ganzen Link aus der Einladung.
replay-file = Gespeicherte Partie öffnen
rules = Regeln
learn = Lernen

## Opponents

bot = Bot
bot-random = Zufall
bot-novice = Neuling
bot-scribe = Schreiber
bot-architect = Baumeister
bot-pharaoh = Pharao
bot-about-novice = Folgt ein paar einfachen Regeln. Gut für deine erste Partie.
bot-about-scribe = Nimmt, was sofort Punkte bringt.
bot-about-architect = Weiß aus vielen Partien, was sich auf lange Sicht auszahlt.
bot-about-pharaoh = Spielt vor jedem Zug Tausende Partien im Kopf durch.
bot-option = Bot: { $bot }
guest = Gast
you = du
your-seat = Du
player = Person { $number }
seat = Platz { $number }
your-name = Dein Name
name-of = Name für Platz { $number }
seat-friend = Jemand anders, per Link
seat-here = Jemand an diesem Gerät
one-more = Platz hinzufügen
remove = Entfernen
option-hints = Tipps erlauben
option-delay = Bots lassen sich vor jedem Zug kurz Zeit, wie Menschen
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
invite = Andere einladen
address = Link
address-code = QR-Code für diesen Link
invite-text = Spiel mit mir auf Ostraka
copy = Kopieren
copied = Kopiert
share = Teilen
other-device = Auch auf einem anderen Gerät spielen
other-device-about = Öffne diesen privaten Link auf deinem anderen Gerät, und dein Name, deine Plätze und deine Partien kommen mit. Gib ihn nicht weiter.
device-title = Deine Partien auf diesem Gerät
device-about = Dieser private Link holt deinen Namen, deine Plätze und deine Partien in diesen Browser. Das Profil, das jetzt hier ist, wird ersetzt.
device-accept = Hier weitermachen

## A table that is played at

connecting = Verbindung wird hergestellt …
state-connecting = Verbindung wird hergestellt …
state-live = Verbunden
state-away = Verbindung verloren. Neuer Versuch …
state-gone = Dieser Tisch ist geschlossen.
table-lost = Dieser Tisch kann nicht angezeigt werden
watching = Du schaust zu
watchers = { $count ->
    [one] Eine Person schaut zu
   *[other] { $count } Personen schauen zu
}
away = abwesend
thinking = denkt nach
waiting-for = Warten auf { $names }
confirm = Bestätigen
undo = Zurücknehmen
hint = Tipp
hint-thinking = Suche nach einem guten Zug …
hint-use = Übernehmen
hint-odds = { $win } % Siegchance, erwarteter Abstand: { $margin }
log = Spielverlauf
log-empty = Noch nichts.
log-line = { $who ->
    [you] Du { $move }
   *[other] { $name } { $move }
}
help = Hilfe
keys = Tastenkürzel
enlarge = Vergrößern
score-card = Wertungskarte
gone = { $name } hat den Tisch verlassen.
stand-in = Bot einspringen lassen
stand-in-mine = Ein Bot spielt für dich ({ $bot }).
take-back = Bin wieder da
hand-over = Gib das Gerät weiter an { $name }
hand-over-ready = Ich bin { $name }
plays = { $name } ist dran
clause = Regel { $clause }

## The end

end-won = Du hast gewonnen!
end-shared = Geteilter Sieg!
end-winner = { $count ->
    [one] { $names } gewinnt
   *[other] Geteilter Sieg: { $names }
}
rematch = Revanche
record = Partie herunterladen
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

refused-bad-message = Etwas ist schiefgegangen. Lade die Seite neu.
refused-not-yours = Das darfst du nicht.
refused-foreign-origin = Diese Seite wurde von einer anderen Website aus geöffnet. Öffne Ostraka direkt.
refused-unknown = Diesen Tisch gibt es nicht. Vielleicht ist der Link unvollständig.
refused-taken = Jemand war schneller: Der Platz ist besetzt.
refused-too-early = Dafür ist es zu früh.
refused-too-late = Dafür ist es zu spät.
refused-too-big = Das ist zu lang.
refused-illegal = Das erlauben die Regeln nicht.
refused-not-whole = Dein Zug ist noch nicht vollständig.
refused-too-fast = Zu viele Anfragen. Warte einen Moment.
refused-broken = Auf dem Server ist etwas schiefgegangen. Versuch es noch einmal.
refused-busy = Der Server ist ausgelastet. Versuch es gleich noch einmal.
refused-unavailable = Der Server antwortet nicht. Neuer Versuch …

## Choices before a game

more-choices = Mehr Einstellungen
by-chance = Zufällig
seat-of = Platz { $number }: { $name }
