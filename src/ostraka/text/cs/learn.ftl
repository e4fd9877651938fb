# Lekce v češtině.

learn-title = Nauč se hrát
learn-lead = První partie na deset minut, s průvodcem po boku. Nic se nemůže pokazit.
learn-about-pyramids = Křížkuj cestu komnatami, poznej každý symbol, dokonči dvě pyramidy.
learn-about-cheops = Stav na každé stavbě, plať všemi způsoby a polož poslední kámen.
learn-begin = Začít
learn-go-on = Pokračovat
learn-repeat = Ještě jednou
learn-finished = Dokončeno
learn-guide = Průvodce
learn-you = Ty
learn-back = Zpět
learn-next = Dále
learn-skip = Přeskočit
learn-step = Krok { $step }/{ $steps }
learn-right = Správně
learn-other = I to je dovoleno, ale vyber zlatý rámeček.
learn-more = Skoro: zlatý rámeček ukazuje, co chybí.
learn-play = A teď partie s nováčkem
learn-lessons = Všechny lekce
learn-again = Zkusit znovu

## Pyramids

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

## Cheops

learn-cheops-welcome = Vítej! Stavíš pro faraona: pyramidu, vítězný oblouk a reliéf. Kameny jsou zatím bledé; jejich barva a znak říkají, čím se za ně platí.
learn-cheops-welcome-go = Začínáme
learn-cheops-roll = Jeden hráč je aktivní a hodí všemi kostkami, právě jednou. Ve dvou se hraje se třemi kostkami, ve více hráčích se čtyřmi. Začínáš ty.
learn-cheops-roll-go = Hodit kostkami
learn-cheops-dice = V jednom tahu postavíš nejvýš dva kameny, každý za kostku jeho barvy. Postav zelený a červený kámen ve spodní řadě a potvrď.
learn-cheops-dice-done = Spodní řada je volná; vyšší kámen potřebuje oba kameny pod sebou. Tvé dvě kostky teď leží u tebe a nováček je použít nemůže.
learn-cheops-others = Nováček stavěl za kostku, která zbyla. Kdo není aktivní, kostky po použití vrací: blokovány jsou jen kostky aktivního hráče. Teď je aktivní nováček.
learn-cheops-others-go = Další hod
learn-cheops-quarry = Nováček použil oranžovou kostku. Postav žlutý kámen za žlutou kostku. Za oranžový zaplať z kamenolomu, řady dole na listu: vyber kámen, pak kamenolom 1.
learn-cheops-quarry-done = Kamenolomem se platí, jen když uprostřed neleží kostka té barvy. Jeho kameny se škrtají zleva doprava a každý, který na konci zbude, je za bod.
learn-cheops-arch = Zase jsi na hodu ty. Každý sloup oblouku roste odspodu: postav zelený kámen vlevo za kostku a růžový vpravo za žolíka, jednu z hvězd u kamenolomu.
learn-cheops-arch-done = Žolík zastoupí každou barvu a pořadí kamenolomu se ho netýká. Máš ještě jednoho; nepoužitý žolík má hodnotu 2 bodů.
learn-cheops-relief = Na reliéf se kladou vždy dva kameny najednou, hranou k sobě. Vyber žlutý kámen vlevo nahoře, pak oranžový vedle něj.
learn-cheops-relief-done = Reliéf se počítá od 4 kamenů: tabulka pod ním říká, za kolik. Oranžový kámen nese lotos, bonusový symbol: brzy uvidíš, k čemu je.
learn-cheops-higher = A výš: postav modrý kámen ve spodní řadě a oranžový ve druhé řadě, na dvou kamenech z prvního tahu.
learn-cheops-higher-done = Druhé patro pyramidy: 3 body místo 1. Počítá se nejvyšší kámen. Druhý kámen tahu může stát i na prvním.
learn-cheops-skip = Dvě růžové kostky a žádná žlutá. Polož růžový a žlutý kámen uprostřed reliéfu a za žlutý zaplať kamenolomem 4.
learn-cheops-skip-done = Zelený a červený kámen jsou přeskočeny. Odteď můžeš škrtat jen to, co leží napravo od žlutého.
learn-cheops-later = Nech uplynout několik tahů, ve kterých tvá pyramida roste.
learn-cheops-later-go = Pokračovat
learn-cheops-bonus = Uprostřed čtvrtého patra je jediné oko na tvém listu. Postav tento kámen a modrý kámen v levém sloupu oblouku.
learn-cheops-bonus-done = Bonus oka je tvůj: 3 body. Je-li symbol na více kamenech, přinese bonus poslední z nich. Kdo to stihne v témže tahu, získá ho také; pak je pryč.
learn-cheops-further = Ještě několik tahů a kostky jsou laskavé: dokončíš reliéf a oba sloupy oblouku.
learn-cheops-further-go = Pokračovat
learn-cheops-capstone = Oba sloupy jsou dokončené, takže lze položit vrcholový kámen. Dokončí tvou druhou stavbu a tím i partii. Postav ho a potvrď.
learn-cheops-capstone-done = Dvě stavby jsou dokončené: tento tah je poslední a bonus za dokončení, vlajka vedle ostatních bonusů, je tvůj: 3 body.
learn-cheops-end = Pyramida se počítá podle nejvyššího kamene, oblouk podle nižšího sloupu nebo vrcholového kamene, reliéf podle počtu kamenů. Bonusy po 3, zbylé kameny kamenolomu po 1, žolíci po 2. Vyhráváš!
