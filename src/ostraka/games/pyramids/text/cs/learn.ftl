# Pyramids in Czech: the lesson.

learn-pyramids-welcome = Vítej! Vedeš expedici do pyramid: v každé komnatě křížkuješ trasu od vstupu ke zlaté hrobce. Proti tobě hraje nováček.
learn-pyramids-welcome-go = Rozdat karty
learn-pyramids-keep = Dostáváš čtyři pyramidové karty a dvě si ponecháš. Dvě téže barvy přinesou později pyramidové body: vyber zelené, 7 a 11, a potvrď.
learn-pyramids-keep-done = To jsou tvé dvě pyramidy, každá s jednou komnatou. Zbylé dvě karty se vracejí do balíčku.
learn-pyramids-chamber = Nahoře v komnatě je vstup, dole hrobka; stěny nelze křížkovat nikdy. Čtyři karty vedle balíčku jsou nabídka, odkud přicházejí nové pyramidy. Teď se odkryje expediční karta.
learn-pyramids-chamber-go = Odkrýt kartu
learn-pyramids-shape = Malý roh! Všichni křížkují tento vzor v jedné ze svých dvou komnat. První křížky v komnatě zahrnují vstup: přetáhni vzor do zlatých rámečků nebo na ně klepni a potvrď.
learn-pyramids-shape-done = První krok, a cestou červený drahokam. Vše, co odteď v této komnatě zakřížkuješ, musí hranou navazovat na tuto trasu.
learn-pyramids-turn = Tři v řadě. Vzor můžeš libovolně otáčet a zrcadlit: postav ho svisle, { $keyboard ->
    [yes] tlačítkem nebo klávesou R
   *[other] tlačítkem
}, a seber zelený drahokam a pochodeň.
learn-pyramids-turn-done = Červený a zelený drahokam jsou pár, 5 bodů. Pochodeň 1. kola hoří, dalších 5. Každé kolo má jednu pochodeň: druhá v témže kole nepřinese nic.
learn-pyramids-single = Čtverec, a nikam se nevejde. Kdo vzor použít nemůže nebo nechce, zakřížkuje místo něj jedno políčko: vejdi do pyramidy 7 jejím vstupem.
learn-pyramids-single-done = Jedno políčko je dovoleno vždy, i tam, kam by se vzor vešel. Jen pasovat nelze.
learn-pyramids-cross = Písmeno T. Polož je přes kříž v pyramidě 11: kříž dává hned ještě jedno políčko v kterékoli z tvých komnat. Potom zakřížkuj to políčko v pyramidě 7.
learn-pyramids-cross-done = Pět políček v jednom tahu. Je-li na dalším políčku znovu kříž, křížkuješ dál.
learn-pyramids-skull = Zase malý roh. Rychlá cesta pyramidou 7 vede přes dvě lebky. Odvahu, zakřížkuj je.
learn-pyramids-skull-done = Každá lebka zaškrtne na hodnoticí kartě další minusové body. Na konci se počítají jen ty největší: zatím 2.
learn-pyramids-potion = Dvě v řadě. Svisle vzor dosáhne na lektvar: polož ho tam.
learn-pyramids-potion-done = Lektvar vymaže dvě zaškrtnuté lebky s nejvíce minusovými body. Tvé jsou pryč.
learn-pyramids-tomb = Velký roh. Otočený a zrcadlený dosáhne k hrobce, a ještě ke dvěma drahokamům.
learn-pyramids-tomb-done = Zlatá hrobka! Pyramida 7 je dokončena: 10 bodů.
learn-pyramids-take = Za dokončenou pyramidu si vezmeš novou: z nabídky, kde vidíš, co bereš, nebo naslepo z balíčku. Vezmi si z nabídky číslo 18.
learn-pyramids-take-done = Nabídka se znovu doplní na čtyři karty. Když v jednom tahu dokončí pyramidu více hráčů, vybírá první ten, kdo má mezi právě dokončenými nejnižší číslo.
learn-pyramids-round = Použilo se sedm expedičních karet a osmá se neukazuje: kolo končí. Všech osm se zamíchá pro 2. kolo, které má svou vlastní pochodeň.
learn-pyramids-round-go = Další karta
learn-pyramids-bonus = Dvě v řadě. Hrobka pyramidy 11 je dvě políčka daleko, za lebkou. Jdi tam: bude to tvá druhá zelená pyramida.
learn-pyramids-bonus-done = 2., 4. a 6. pyramida jedné barvy přinese nejvyšší volné pyramidové body té barvy: 10, pak 6, pak 3. Co jeden získá, je pro ostatní pryč.
learn-pyramids-deck = Tentokrát si vezmi vrchní kartu balíčku. Nikdo neví, co to je.
learn-pyramids-deck-done = Malé dobrodružství. Co to bude?
learn-pyramids-later = Číslo 28, a 10 pyramidových bodů za zelenou je tvých. Teď už znáš všechno. Partie má čtyři kola po sedmi kartách: podívejme se na konec této.
learn-pyramids-later-go = Na konec
learn-pyramids-end = Pochodně se počítají po 5, páry drahokamů po 5, jednotlivé drahokamy po 1, dokončené pyramidy po 10, k tomu pyramidové body, minus největší lebka. Vyhráváš!
