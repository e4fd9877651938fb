# Slova Ostraky česky: stránky, stoly, tahy, důvody.

## The page

home = Domů
skip = Přejít k obsahu
close = Zavřít
language = Jazyk
sound = Zvuk
to-light = Světlý režim
to-dark = Tmavý režim
lead = Hry s tužkou a papírem z prostředí starověkého Egypta. Zahraj si hned proti botovi, nebo pošli přátelům odkaz. Bez účtu a bez instalace.
credits = Ostraka je nezávislé zpracování vydaných pravidel s vlastním rozvržením, texty a ilustracemi.
offline = Server není dostupný. Partie, rozbory a lekce se bez něj neobejdou, tak to zkus znovu, až budeš online.
unloaded = Část této stránky se nenačetla. Možná nejsi online, nebo už je k dispozici novější verze.
reload = Načíst znovu
lost = Stránka nenalezena
lost-about = Tento odkaz nikam nevede. Možná se nezkopíroval celý.

## The games

play = Hrát
friends = S přáteli
pass-and-play = Na jednom zařízení
more-bots = Více botů
opponents = Soupeři
opponent = Tvůj soupeř
unfinished = Rozehrané partie
continue = Hrát dál: { $game } · { $names }
game-unknown = Tato stránka neumí zobrazit hru „{ $game }“.
finished = Dohrané partie
join = Přidat se přes odkaz
join-hint = Sem vlož odkaz
join-go = Přidat se
join-lost = Tohle není odkaz na stůl. Zkopíruj celý odkaz z pozvánky.
replay-file = Otevřít uloženou partii
rules = Pravidla
learn = Výuka

## Opponents

bot = Bot
bot-random = Náhoda
bot-novice = Nováček
bot-scribe = Písař
bot-architect = Architekt
bot-pharaoh = Faraon
bot-about-novice = Řídí se pár jednoduchými pravidly. Hodí se na první partii.
bot-about-scribe = Jde po tom, co přinese body hned.
bot-about-architect = Z mnoha partií ví, co se z dlouhodobého hlediska vyplatí.
bot-about-pharaoh = Před každým tahem si v duchu přehraje tisíce partií.
bot-option = Bot: { $bot }
guest = Host
you = ty
your-seat = Ty
player = Hráč { $number }
seat = Místo { $number }
your-name = Tvoje jméno
name-of = Jméno hráče { $number }
seat-friend = Někdo z přátel, přes odkaz
seat-here = Někdo u tohoto zařízení
one-more = Přidat hráče
remove = Odebrat
option-hints = Povolit tipy
option-delay = Boti před tahem chvilku počkají, jako lidé
option-watching = Povolit diváky
open-table = Založit stůl

## A table that waits

lobby-waiting = { $count ->
    [one] Čeká se ještě na jednoho hráče.
    [few] Čeká se ještě na { $count } hráče.
    [many] Čeká se ještě na { $count } hráče.
   *[other] Čeká se ještě na { $count } hráčů.
}
seat-free = Volné místo
sit-down = Sednout si sem
stand-up = Odejít
ready = Můžu začít
not-ready = ještě se chystá
invite = Pozvat přátele
address = Odkaz
address-code = QR kód tohoto odkazu
invite-text = Přisedni si k mému stolu na Ostrace
copy = Kopírovat
copied = Zkopírováno
share = Sdílet
other-device = Hrát i na jiném zařízení
other-device-about = Otevři tento soukromý odkaz na svém druhém zařízení a budeš tam mít svoje jméno, místa i partie. S nikým ho nesdílej.
device-title = Tvoje partie na tomto zařízení
device-about = Tento soukromý odkaz přenese do tohoto prohlížeče tvoje jméno, místa a partie. Nahradí profil, který je tu teď.
device-accept = Pokračovat tady

## A table that is played at

connecting = Připojování…
state-connecting = Připojování…
state-live = Připojeno
state-away = Spojení se přerušilo. Připojujeme se znovu…
state-gone = Tento stůl je zavřený.
table-lost = Tento stůl nelze zobrazit
watching = Díváš se
watchers = { $count ->
    [one] Dívá se jeden člověk
    [few] Dívají se { $count } lidé
    [many] Dívá se { $count } člověka
   *[other] Dívá se { $count } lidí
}
away = pryč
thinking = přemýšlí
waiting-for = Čeká se na: { $names }
confirm = Potvrdit
undo = Zpět
hint = Tip
hint-thinking = Hledá se dobrý tah…
hint-use = Použít
hint-odds = Šance na výhru { $win } %, očekávaný rozdíl: { $margin }
log = Průběh partie
log-empty = Zatím nic.
log-line = { $who ->
    [you] { $move }
   *[other] { $name } { $move }
}
help = Nápověda
keys = Klávesové zkratky
enlarge = Zvětšit
score-card = Hodnoticí karta
gone = { $name } už není u stolu.
stand-in = Nechat hrát bota
stand-in-mine = Hraje za tebe bot ({ $bot }).
take-back = Jsem zpět
hand-over = Předej zařízení dál. Teď hraje { $name }
hand-over-ready = Jsem { $name }
plays = Hraje { $name }
clause = Pravidlo { $clause }

## The end

end-won = Vyhráváš!
end-shared = Společné vítězství!
end-winner = { $count ->
    [one] Vyhrává { $names }
    [few] Společné vítězství: { $names }
    [many] Společné vítězství: { $names }
   *[other] Společné vítězství: { $names }
}
rematch = Odveta
record = Stáhnout partii
points-source = Za co jsou body
points-total = Celkem

## Colours

colour-green = zelená
colour-orange = oranžová
colour-purple = fialová
colour-blue = modrá
colour-pink = růžová
colour-red = červená
colour-yellow = žlutá

## Choices

cell-chosen = vybráno
say-sending = Odesílá se…
gain-points = { $points ->
    [one] { $sign }{ $points } bod
    [few] { $sign }{ $points } body
    [many] { $sign }{ $points } bodu
   *[other] { $sign }{ $points } bodů
}

## Refusals

refused-bad-message = Server požadavku nerozuměl. Načti stránku znovu.
refused-not-yours = Tohle udělat nemůžeš.
refused-foreign-origin = Tato stránka byla otevřena z jiného webu. Otevři Ostraku přímo.
refused-unknown = Takový stůl neexistuje. Odkaz možná není celý.
refused-taken = Někdo jiný byl rychlejší: místo už je obsazené.
refused-too-early = Na to je ještě brzy.
refused-too-late = Na to už je pozdě.
refused-too-big = Tohle je příliš dlouhé.
refused-illegal = Tohle pravidla nedovolují.
refused-not-whole = Tvůj tah ještě není hotový.
refused-too-fast = Příliš mnoho požadavků. Chvilku počkej.
refused-broken = Chyba serveru. Zkus to znovu.
refused-busy = Server je přetížený. Zkus to za chvilku.
refused-unavailable = Server neodpovídá. Zkoušíme to znovu…

## Choices before a game

more-choices = Další možnosti
by-chance = Náhodně
seat-of = Místo { $number }: { $name }
