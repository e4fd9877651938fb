# Slova Ostraky česky: stránky, stoly, tahy, důvody.

## The page

home = Domů
skip = Přejít ke hře
close = Zavřít
language = Jazyk
sound = Zvuk
to-light = Světlý vzhled
to-dark = Tmavý vzhled
lead = Dvě hry s tužkou mezi pyramidami. Hraj hned proti botovi, nebo s přáteli přes odkaz. Bez účtu a bez instalace.
credits = Ostraka je nezávislé zpracování vydaných pravidel s vlastním rozvržením, texty a obrázky.
offline = Server není dostupný. Tato stránka se přesto otevře, ale partie, rozbory a lekce ho potřebují: zkus to znovu, až bude připojení.
unloaded = Část této stránky se nepodařilo načíst. Možná nejsi online, nebo je k dispozici novější verze.
reload = Načíst znovu
lost = Tady nic není
lost-about = Tato adresa nikam nevede. Možná se při kopírování ztratil její konec.

## The games

play = Hrát
friends = S přáteli
pass-and-play = Na jednom zařízení
more-bots = Více botů
opponents = Soupeři
opponent = Tvůj soupeř
unfinished = Rozehrané partie
continue = Hrát dál: { $game } · { $names }
game-unknown = Tato stránka neumí ukázat hru „{ $game }“.
finished = Dohrané partie
join = Přidat se přes odkaz
join-hint = Sem vlož odkaz
join-go = Přidat se
join-lost = To není odkaz na stůl. Zkopíruj celou adresu z pozvánky.
replay-file = Prohlédnout uloženou partii
rules = Pravidla
learn = Výuka

## Opponents

bot = Bot
level-random = Náhoda
level-novice = Nováček
level-scribe = Písař
level-architect = Architekt
level-pharaoh = Faraon
level-about-novice = Hraje podle jednoduchých návyků. Dobrý pro první partii.
level-about-scribe = Zvažuje, co každý tah přinese hned.
level-about-architect = Z mnoha partií ví, co se nakonec vyplatí.
level-about-pharaoh = Před každým tahem zkusí tisíce partií.
bot-level = Bot: { $level }
guest = Host
you = ty
your-seat = Ty
player = Hráč { $number }
seat = Místo { $number }
your-name = Tvoje jméno
name-of = Jméno hráče { $number }
seat-friend = Někdo z přátel, přes odkaz
seat-here = Někdo u tohoto zařízení
one-more = Další hráč
remove = Odebrat
option-hints = Povolit nápovědu
option-delay = Boti se na chvilku zamyslí, jako lidé
option-watching = Povolit diváky
open-table = Otevřít stůl

## A table that waits

lobby-waiting = { $count ->
    [one] Čeká se ještě na jednoho člověka.
    [few] Čeká se ještě na { $count } lidi.
    [many] Čeká se ještě na { $count } člověka.
   *[other] Čeká se ještě na { $count } lidí.
}
seat-free = Volné místo
sit-down = Sednout sem
stand-up = Vstát
ready = Můžeme hrát
not-ready = připravuje se
invite = Pozvat přátele
address = Odkaz
address-code = Odkaz jako QR kód
invite-text = Přidej se k mému stolu na Ostrace
copy = Kopírovat
copied = Zkopírováno
share = Sdílet
other-device = Použít i jiné zařízení
other-device-about = Otevři tento soukromý odkaz na svém druhém zařízení: budou tam i tvoje jméno, tvoje místa a tvoje partie. Nikomu jinému ho nedávej.
device-title = Tvoje partie na tomto zařízení
device-about = Tento soukromý odkaz tě přenese do tohoto prohlížeče: budou tu i tvoje jméno, tvoje místa a tvoje partie. Dosavadní totožnost v tomto prohlížeči se zapomene.
device-accept = Přenést sem

## A table that is played at

connecting = Připojování…
state-connecting = Připojování…
state-live = Připojeno
state-away = Spojení se přerušilo. Zkouší se to znovu…
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
thinking = na tahu
waiting-for = Čeká se na: { $names }
confirm = Potvrdit
undo = Zpět
hint = Nápověda
hint-thinking = Hledá se dobrý tah…
hint-use = Použít
hint-odds = { $win } % šance na výhru, náskok na konci: { $margin }
log = Průběh partie
log-empty = Zatím nic.
log-line = { $who ->
    [you] { $move }
   *[other] { $name } { $move }
}
help = Nápověda
keys = Klávesy
enlarge = Zvětšit
score-card = Hodnoticí karta
gone = { $name } není u stolu.
stand-in = Ať hraje bot
stand-in-mine = Hraje za tebe bot: { $level }.
take-back = Jsem zpět
hand-over = Předej zařízení dál. Teď hraje: { $name }
hand-over-ready = Tady { $name }
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
record = Uložit partii
points-source = Odkud jsou body
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

refused-bad-message = Tomu server nerozuměl. Načti stránku znovu.
refused-not-yours = To udělat nemůžeš.
refused-foreign-origin = Tato stránka pochází z jiného webu.
refused-unknown = Takový stůl tu není. Odkaz možná není celý.
refused-taken = Místo už obsadil někdo jiný.
refused-too-early = Na to je příliš brzy.
refused-too-late = Na to je příliš pozdě.
refused-too-big = To je příliš dlouhé.
refused-illegal = To pravidla nedovolují.
refused-not-whole = V tomto tahu ještě něco zbývá.
refused-too-fast = Příliš mnoho najednou. Chvilku počkej.
refused-broken = Na serveru se něco pokazilo. Zkus to znovu.
refused-busy = Příliš mnoho lidí najednou. Zkus to za chvilku.
refused-unavailable = Server neodpovídá. Zkouší se to znovu.

## Choices before a game

more-choices = Další možnosti
by-chance = Náhodně
seat-of = Místo { $number }: { $name }
