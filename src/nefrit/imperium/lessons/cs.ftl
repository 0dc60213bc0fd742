## A turn

a-turn-title = Tvůj první tah
a-turn-goal = Zahraj své tři karty tak, aby ti celkem přinesly 3 materiály.
a-turn-which-card-first = Máš tři akce: každá zahraná karta stojí jednu. Pořadí volíš ty a záleží na něm. Přečti si své karty: kterou zahraješ první?
a-turn-prosperity-counts = Prosperity dává 1 materiál za každý symbol produkce ve tvé herní oblasti.
a-turn-regions-first = Dalmatia a Raetia jsou regiony a každý má jeden symbol produkce. Zahraj nejdřív jeden z nich.
a-turn-no-icons-yet = Prosperity počítá symboly produkce ve tvé herní oblasti a tam zatím žádný není: materiál by nepřinesla.
a-turn-one-icon-only = Jeden symbol produkce, jeden materiál. S druhým regionem budou dva.
a-turn-actions-left = Ještě máš akci i kartu, kterou můžeš zahrát. Byla by škoda o ně přijít.
a-turn-one-more-region = Region ti hned něco dal a zůstává ve tvé herní oblasti. Co teď?
a-turn-two-are-better = Druhý region přinese druhý symbol produkce.
a-turn-now-prosperity = Leží před tebou dva symboly produkce. Teď se Prosperity vyplatí.
a-turn-draw-first = Prosperity začíná dárkem: každý hráč si může dobrat kartu. Dobereš si?
a-turn-drawing-is-free = Odmítnout můžeš, ale ta karta nic nestojí a Bob si svou stejně dobere.
a-turn-what-to-gain = Teď si vyber: materiál za symboly, nebo obyvatelstvo za regiony. Co potřebuješ k cíli?
a-turn-people-not-material = I obyvatelstvo se hodí, ale cílem jsou 3 materiály.
a-turn-learned = Hraješ až tři karty v pořadí, které ti nejvíc pomůže. Pak přijde úklid: žetony se vrátí a dobereš si do pěti karet.

## Exhausting cards

exhausting-title = Vyčerpávání karet
exhausting-goal = Získej City, i když už nemáš žádnou akci.
exhausting-actions-used = Tři akce jsou pryč, ale karty před tebou pořád fungují: žeton vyčerpání na kartě ji použije, jednou za tah. Čím začneš?
exhausting-what-they-give = Town dá materiál, Shrine za 1 materiál dobere kartu, Mysticism dá akci.
exhausting-use-all-three = Vyčerpej všechny tři v jakémkoli pořadí. Žetonů vyčerpání máš pět.
exhausting-cards-still-work = V tomto tahu můžeš udělat víc: podívej se na karty ve své herní oblasti.
exhausting-what-else-helps = To stálo žeton vyčerpání, ne akci. Co dalšího ti pomůže k City?
exhausting-one-more-card = Jedna karta ve tvé herní oblasti je ještě připravená.
exhausting-now-advance = Díky Shrine máš v ruce Advance. Za 1 akci a 3 materiály získá City a ty máš obojí.
exhausting-only-action = Prosperity by vzala tvou jedinou akci a na City by už nezbyla.
exhausting-advance-is-ready = Máš všechno, co Advance potřebuje. Nejdřív ji zahraj.
exhausting-turn-over = Tvůj tah skončil a City leží dál na trhu.
exhausting-learned = Karty, které zůstávají ve hře, ti pomáhají každý tah: vyčerpej je, akci to nestojí. Při úklidu se žetony vrátí.

## The market

market-title = Karty z trhu
market-goal = Vezmi si City bez nepokojů, které jsou pod ní.
market-look-at-city = City leží na trhu. Jsou na ní 2 žetony pokroku, ale pod ní nepokoje. Advance bere karty z trhu: zahraj ji.
market-advance-takes-cards = Advance je jediná karta ve tvé ruce.
market-advance-first = Trh ti sám nic nedá. Potřebuješ k tomu Advance.
market-two-ways = Dvě cesty: kartu získat za 3 materiály, nebo k ní prorazit za 5. Máš na obojí. Která nechá nepokoje být?
market-what-differs = Kdo kartu získá, bere si do ruky i nepokoje pod ní. Kdo k ní prorazí, ten ne.
market-pay-five = Proraz ke kartě za 5 materiálů.
market-cheaper-way = To je o 2 materiály levnější. Podívejme se, co přijde spolu s City.
market-which-card = Při průlomu si vybereš kteroukoli kartu těchto barev z trhu, nebo naslepo vrchní kartu balíčku. Kterou?
market-progress-comes-along = Co na kartě leží, přijde s ní.
market-shrine-is-bare = I Shrine se dá vzít, ale jde ti o City a o 2 žetony pokroku, které na ní leží.
market-unknown-card = Karta z balíčku může být jakákoli. City leží odkrytá a má na sobě 2 žetony pokroku.
market-unrest-came-along = Nepokoje zpod City máš teď v ruce. Zanášejí balíček a počítají se za −2 body.
market-city-not-taken = Tvůj tah skončil a City leží dál na trhu.
market-learned = Získat kartu je levné, ale přijdou s ní i nepokoje pod ní. Průlom stojí víc, ale nepokoje nechá ležet. Žetony na kartě jsou tvé v obou případech.

## Unrest

unrest-title = Jak se zbavit nepokojů
unrest-goal = Vrať v tomto tahu všechny tři karty nepokojů.
unrest-three-unrest = Tři z tvých pěti karet jsou nepokoje. Zabírají místo v ruce a každá je za −2 body. Zahraná a zaplacená zmizí z tvého balíčku nadobro. Máš tři akce.
unrest-three-prices = Za každou kartu nepokojů se platí 1 obyvatelstvo, 2 karty, nebo 3 materiály.
unrest-no-action-to-spare = Dobrá karta, ale na každé nepokoje máš jednu akci a žádnou navíc.
unrest-it-stays = Nepokoje samy nezmizí: budou se ti vracet do ruky znovu a znovu.
unrest-which-price = Nepokoje mají svou cenu: 1 obyvatelstvo, 2 karty z ruky, nebo 3 materiály. Čím zaplatíš nejdřív?
unrest-each-price-once = Každou cenu můžeš zaplatit jednou. To na troje nepokoje stačí.
unrest-keep-unrest-in-hand = Pokud odhazuješ karty, neodhazuj nepokoje: z odkládací hromádky se vrátí do balíčku.
unrest-next-unrest = Pak ještě dvoje nepokoje a na ně dvě akce.
unrest-another-price = Co dáš za tyhle?
unrest-last-unrest = Zbývají jedny nepokoje a jedna akce a jednu cenu ještě zaplatit můžeš.
unrest-the-price-left = Tu, která ještě nebyla: obyvatelstvo, dvě karty, nebo materiál.
unrest-unrest-left = Všechny nepokoje pryč nejsou: ty, které si necháš nebo odhodíš, se ti vrátí do ruky.
unrest-learned = Nepokoje plní ruku a berou body. Vrátit je stojí pokaždé akci a něco navíc, tak to dělej, dokud na to máš. Odhozené karty se ti vrátí, vrácené nepokoje ne.

## From barbarians to an empire

empire-title = Od barbarů k říši
empire-goal = Staň se v tomto tahu říší.
empire-five-cards-left = Když si máš dobrat a balíček je prázdný, dostaneš kartu z balíčku národa. Poslední z tebe udělá říši a zbývá už jen ta. V balíčku máš 5 karet: dober si v tomto tahu 6.
empire-six-cards-needed = Při úklidu si dobereš nejvýš pět karet. Jednu si tedy musíš dobrat dřív.
empire-prosperity-draws = Prosperity dobírá kartu.
empire-one-card-short = Při úklidu si dobereš nejvýš pět karet, tedy přesně celý balíček. Potřebuješ o jednu víc.
empire-draw-one = Jedna z šesti. Dober si ji!
empire-what-to-keep = V balíčku jsou čtyři karty a do ruky si dobíráš do pěti. Předtím můžeš odhazovat. Které karty půjdou pryč?
empire-empty-hand-draws-five = Jen s prázdnou rukou si dobereš pět. Odhozené karty se brzy vrátí: zamíchají se do nového balíčku.
empire-hand-too-full = Takhle si dobereš málo a balíček vystačí. Každá karta, kterou si necháš, je o jednu dobranou méně.
empire-deck-not-empty = Balíček vystačil a tvůj národ jsou pořád barbaři.
empire-learned = Čím rychleji točíš balíčkem, tím dřív tvůj národ roste. Při úklidu odhoď, co ti teď nepomáhá.

## Developing

developing-title = Rozvoj
developing-goal = Rozviň The Senate a nech si všechen pokrok.
developing-senate-costs-four = Jsi říše: pokaždé, když ti dojde balíček, smíš zaplatit za kartu z oblasti rozvoje. Dojde v tomto tahu. The Senate stojí 4 materiály a ty máš 2.
developing-two-icons = Prosperity dává 1 materiál za každý symbol produkce a ve hře máš dva.
developing-too-little-material = Na The Senate by při 2 materiálech padl i pokrok. Nejdřív něco získej.
developing-material-or-people = The Senate stojí 4 materiály a žádné obyvatelstvo. Co získáš?
developing-senate-wants-material = Druhé dvě karty rozvoje stojí i obyvatelstvo. The Senate stojí jen materiál.
developing-deck-is-empty = Při úklidu si máš dobrat a balíček je prázdný. Kartu, kterou si vybereš, zamícháš do nového. Co se tvůj lid naučí?
developing-senate-is-paid = Se 4 materiály zaplatíš The Senate, a jen tuhle kartu, aniž by ubylo pokroku.
developing-nothing-learned = Materiál si můžeš šetřit. Jenže rozvoj vydrží a další příležitost přijde, až dojde i tenhle balíček.
developing-costs-progress = To stojí pokrok, který nahradí cokoli, co chybí. Každý žeton pokroku je na konci 1 bod.
developing-how-to-pay = Pokrok může nahradit materiál. Vystačíš ale i bez něj. Čím zaplatíš?
developing-progress-is-points = Každý žeton pokroku je na konci 1 bod. Materiál sám o sobě nemá cenu žádnou.
developing-another-card = To není The Senate.
developing-nothing-developed = Tvůj tah skončil a The Senate je pořád v oblasti rozvoje.
developing-learned = Říše roste rozvojem: měj připravenou platbu, až ti dojde balíček. Pokrok utrácej jen tehdy, když za ty body stojí.

## Innovate and revolt

innovate-and-revolt-title = Inovace a vzpoura
innovate-and-revolt-goal = Vrať čtyři karty nepokojů a v příštím tahu si vezmi City.
innovate-and-revolt-too-much-unrest = Čtvery nepokoje a není čím platit. Zatím to byla vždy aktivace, ale tah může být jednou ze tří věcí. Která s touhle rukou pomůže?
innovate-and-revolt-what-revolt-does = Při vzpouře vrátíš z ruky libovolný počet nepokojů zadarmo. Zato nehraješ žádné karty.
innovate-and-revolt-nothing-to-pay-with = Nepokoje hrát můžeš, ale dnes každé stojí dvě jiné karty. Všech čtverých se tak nezbavíš.
innovate-and-revolt-unrest-would-return = Inovace odhodí ruku a odhozené nepokoje se po zamíchání vrátí.
innovate-and-revolt-how-many = Vzpoura nestojí nic než tah. Kolik karet nepokojů vrátíš?
innovate-and-revolt-return-them-all = Vrátit je všechny nestojí o nic víc a bouřit se každý tah by byla škoda.
innovate-and-revolt-nothing-to-play = Nový tah, Bob už svůj měl. Nepokoje jsou pryč, ale nemáš materiál ani obyvatelstvo. Jaký tah ti přinese City?
innovate-and-revolt-what-innovate-does = Při inovaci odhodíš ruku a prorazíš k jedné kartě. Nic to nestojí.
innovate-and-revolt-cannot-afford = Conquer i Advance chtějí zaplatit a ty nemáš nic. Civilizované karty jsou pro říše. Žádnou kartu zahrát nejde.
innovate-and-revolt-no-unrest-left = V ruce žádné nepokoje nemáš: vzpoura by nic nepřinesla.
innovate-and-revolt-take-city = Ruka je odhozená a přichází průlom: kterákoli karta z trhu, nebo naslepo z balíčku. Na City leží dokonce žeton pokroku.
innovate-and-revolt-city-is-the-goal = I to jde, ale cílem je City.
innovate-and-revolt-another-card = V ruce máš jinou kartu a City leží dál na trhu.
innovate-and-revolt-learned = Většinou budeš aktivovat. S rukou plnou nepokojů se vzbuř, s rukou, která nic nezmůže, inovuj. Špatná ruka ještě není ztracený tah.

## The last round

last-round-title = Poslední kolo
last-round-goal = Vyhraj hru. Tohle je tvůj poslední tah.
last-round-eight-points-missing = Poslední tah hry: teď rozhodují body. Bob má 12, ty 5 a akce ti došly. Jedna karta v ruce ale žádnou nepotřebuje.
last-round-great-gives-an-action = Great se hraje bez akce, a dokonce ti jednu dá.
last-round-points-wait-in-hand = Karty se počítají i v ruce, ale mohly by být za víc. Takhle vyhraje Bob.
last-round-into-history = Great ti dává akci. Je za 2 body, ale v historii za 6. Dáš ji tam?
last-round-what-history-is = Karty v historii jsou mimo hru, ale na konci se počítají. Great už potřebovat nebudeš.
last-round-only-two-points = Pak je Great jen za 2 body a právě ty 4 chybějící rozhodnou.
last-round-one-action = Teď máš 9 bodů a jednu akci. Která karta ji promění v body?
last-round-look-for-points = Praiseworthy je za 3 body, ale v historii za 7.
last-round-material-is-no-points = Materiál a obyvatelstvo nejsou body a další tah, kdy je utratit, už nebude.
last-round-card-or-points = Praiseworthy do historie, nebo za tu akci jinou kartu? Spočítej body.
last-round-too-few-points = Žádná karta na trhu ti nepřinese 4 body, které potřebuješ.
last-round-bob-wins = Bob má víc bodů.
last-round-learned = Na konci se počítají jen body: karty, ať je máš kdekoli, ty v historii a pokrok. Zjisti, které jsou tam za víc, a nech si na ně poslední akce.
