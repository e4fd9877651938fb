# Pyramids in Czech: the lesson.

learn-pyramids-welcome = Vítej! Vedeš expedici do pyramid. V každé komnatě křížkuješ trasu od vstupu ke zlaté hrobce. Proti tobě hraje Nováček.
learn-pyramids-welcome-go = Rozdat karty
learn-pyramids-keep = Dostáváš čtyři pyramidové karty a dvě si ponecháš. Dvě stejné barvy ti později přinesou pyramidové body, takže vyber zelené, 7 a 11, a potvrď.
learn-pyramids-keep-done = To jsou tvoje dvě pyramidy, každá s vlastní komnatou. Zbylé dvě karty se vracejí do balíčku.
learn-pyramids-chamber = Nahoře v komnatě je vstup, dole hrobka. Stěny nelze křížkovat. Čtyři karty vedle balíčku jsou nabídka: odtud se berou nové pyramidy. Teď se odkryje expediční karta.
learn-pyramids-chamber-go = Odkrýt kartu
learn-pyramids-shape = Malé L! Všichni křížkují tento vzor v jedné ze svých dvou komnat. První křížky v komnatě musí zahrnovat vstup. Přetáhni vzor do zlatých rámečků nebo na ně klepni a potvrď.
learn-pyramids-shape-done = První krok, a hned červený drahokam. Všechno, co tu odteď zakřížkuješ, musí hranou navazovat na tuto trasu.
learn-pyramids-turn = Tři v řadě. Vzor můžeš libovolně otáčet a zrcadlit. Postav ho svisle, { $keyboard ->
    [yes] tlačítkem nebo klávesou R
   *[other] tlačítkem
}, a získej zelený drahokam a pochodeň.
learn-pyramids-turn-done = Červený a zelený drahokam tvoří pár: 5 bodů. Pochodeň 1. kola hoří: dalších 5. Každé kolo má jednu pochodeň; druhá ve stejném kole nepřinese nic.
learn-pyramids-single = Čtverec, a nikam se nevejde. Když vzor použít nemůžeš nebo nechceš, zakřížkuj místo něj jedno políčko. Vejdi do pyramidy 7 jejím vstupem.
learn-pyramids-single-done = Jedno políčko smíš zakřížkovat vždy, i když by se vzor vešel. Jen pasovat nejde.
learn-pyramids-cross = Písmeno T. Polož ho přes kříž v pyramidě 11: za kříž máš hned jedno políčko navíc, v kterékoli ze svých komnat. Zakřížkuj ho v pyramidě 7.
learn-pyramids-cross-done = To bylo pět políček v jednom tahu. Je-li i na políčku navíc kříž, křížkuješ dál.
learn-pyramids-skull = Zase malé L. Rychlá trasa pyramidou 7 vede přes dvě lebky. Odvahu, zakřížkuj je.
learn-pyramids-skull-done = Za každou lebku se na hodnoticí kartě zaškrtne další lebka. Na konci se počítají jen největší minusové body: zatím 2.
learn-pyramids-potion = Dvě v řadě. Svisle vzor dosáhne na lektvar. Polož ho tam.
learn-pyramids-potion-done = Lektvar vymaže dvě zaškrtnuté lebky s nejvíce minusovými body. Tvoje jsou pryč.
learn-pyramids-tomb = Velké L. Otočené a zrcadlené dosáhne na hrobku a navíc na dva drahokamy.
learn-pyramids-tomb-done = Zlatá hrobka! Pyramida 7 je dokončená: 10 bodů.
learn-pyramids-take = Za dokončenou pyramidu si vezmeš novou: z nabídky, kde vidíš, co bereš, nebo naslepo z balíčku. Vezmi si z nabídky číslo 18.
learn-pyramids-take-done = Nabídka se doplní na čtyři karty. Když v jednom tahu dokončí pyramidu více hráčů, vybírá první ten s nejnižším číslem.
learn-pyramids-round = Sedm expedičních karet je odehraných a osmá zůstává zakrytá: kolo končí. Všech osm se zamíchá pro 2. kolo, které má vlastní pochodeň.
learn-pyramids-round-go = Další karta
learn-pyramids-bonus = Dvě v řadě. Hrobka pyramidy 11 je dvě políčka daleko, za lebkou. Jdi tam: bude to tvoje druhá zelená pyramida.
learn-pyramids-bonus-done = Za 2., 4. a 6. pyramidu jedné barvy získáš nejvyšší volné pyramidové body té barvy: 10, pak 6, pak 3. Co jeden získá, je pro ostatní pryč.
learn-pyramids-deck = Tentokrát si vezmi vrchní kartu balíčku. Nikdo neví, co to je.
learn-pyramids-deck-done = Malé dobrodružství. Co to bude?
learn-pyramids-later = Číslo 28! A 10 pyramidových bodů za zelenou je tvých. Teď už znáš všechno. Partie má čtyři kola po sedmi kartách. Podívejme se, jak dopadne tahle.
learn-pyramids-later-go = Přejít na konec
learn-pyramids-end = Pochodně jsou po 5 bodech, páry drahokamů po 5, jednotlivé drahokamy po 1, dokončené pyramidy po 10. Přičti pyramidové body a odečti největší minusové body. Vyhráváš!
