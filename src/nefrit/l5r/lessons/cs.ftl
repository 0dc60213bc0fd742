## A conflict

a-conflict-title = Konflikt
a-conflict-goal = Zpustoš Pilgrimage, Bobovu provincii.
a-conflict-declare = Vyhrává se pustošením provincií. Útočí se v konfliktu: vojenském, nebo politickém. Pilgrimage má sílu 5 a nikdo ji nebrání. Jaký vyhlásíš? Kruh zvol libovolně.
a-conflict-two-kinds-of-skill = Každá postava má dvě dovednosti: vojenskou a politickou. V konfliktu se počítá jen jedna z nich.
a-conflict-military-is-six = Tvé dvě postavy mají vojenskou dovednost 2 a 4. Vyhlas vojenský konflikt.
a-conflict-political-is-three = V politice mají tvé dvě postavy jen 1 a 2: dohromady 3. Síla 5 by vydržela.
a-conflict-nothing-breaks-by-itself = Útoku se můžeš vzdát. Pak ale nic nezpustošíš a další příležitost tu nebude.
a-conflict-who-attacks = Teď vyber, kdo zaútočí. Sečti vojenskou dovednost: když nikdo nebrání, musí dosáhnout síly provincie, tedy 5.
a-conflict-add-them-up = Vanguard Warrior má 2, Steadfast Witch Hunter má 4. Útočit může víc postav najednou.
a-conflict-alone-two = Vanguard Warrior přináší 2. Konflikt je vyhraný, protože nikdo nebrání. Ke zpustošení provincie chybí 3.
a-conflict-alone-four = Steadfast Witch Hunter přináší 4. Konflikt je vyhraný, protože nikdo nebrání. Ke zpustošení provincie chybí 1.
a-conflict-not-broken = Pilgrimage stále stojí.
a-conflict-learned = Vyhrát konflikt nestačí: provincie je zpustošená, když vyhraješ alespoň o tolik, kolik je její síla.

## Defending

defending-title = Obrana
defending-goal = Bob zaútočí dvakrát. Nenech zpustošit Shameful Display.
defending-six-attack = Bob útočí s vojenskou dovedností 6, Shameful Display má sílu 3. Pak zaútočí znovu. Kdo teď brání, ukloní se a podruhé bránit nemůže. Koho pošleš?
defending-six-less-four = Nemusíš vyhrát. Provincie padne, jen když má Bob převahu aspoň 3.
defending-save-one = Hiruma Yōjimbō má 4: Bob má převahu jen 2. Borderlands Defender zůstane na druhý útok.
defending-three-is-too-few = Šest proti třem: Bob má převahu přesně 3, tolik co síla provincie.
defending-both-bow = Výhra 7 ku 6. Obě postavy se ale uklonily a druhému útoku se nemá kdo postavit.
defending-nobody-defends = Nikdo nebrání: 6 je mnohem víc než 3. Konflikt bez odporu tě stojí i 1 čest.
defending-three-attack = Bob vyhrál o 2: provincie stojí. Všichni, kdo bojovali, se uklonili a vrátili domů. Teď Bob útočí s politickou dovedností 3. Kdo ještě může bránit?
defending-equal-is-a-tie = Borderlands Defender má v politice 3, stejně jako útok. Shodu vyhrává útočník, ale o 0, a to nic nezpustoší.
defending-now-it-breaks = Tři proti nikomu je převaha 3: provincie padla.
defending-broken = Shameful Display je zpustošená.
defending-learned = Shodu vyhrává útočník. Obrana ale vyhrát nemusí: stačí prohrát o méně, než je síla provincie. Kdo bojuje, ukloní se.

## The five rings

rings-title = Pět kruhů
rings-goal = Ve dvou útocích připrav Boba o 3 cti. Kdo nemá žádnou čest, prohrává.
rings-which-ring = Když se útok podaří, působí jeho kruh. Vzduch: čest, země: karty, oheň: poctít či zneuctít, prázdnota: odebrat osud, voda: uklonit či připravit. Co vyhlásíš první?
rings-the-rival-must-bow = Political Rival nemůže bránit ve vojenském konfliktu, ale v politickém má 6. Postava v úkloně nebrání vůbec.
rings-water-first = Vyhlas vojenský konflikt o kruh vody.
rings-air-leaves-one = Vzduch: vezmeš Bobovi 1 čest, nebo získáš 2. Dobré, ale Political Rival zastaví druhý útok a Bobovi 1 čest zůstane.
rings-earth-clears-nothing = Země: dobereš si kartu a Bob jednu náhodně odhodí. Užitečné, ale Political Rival druhý útok stejně zastaví.
rings-fire-needs-glory = Oheň: poctíš nebo zneuctíš postavu; její sláva se k dovednostem přičte, nebo odečte. Political Rival má slávu 0: dovednosti se nezmění.
rings-void-needs-fate = Prázdnota: odebereš postavě 1 osud a ona odejde dřív. Political Rival žádný osud nemá a může dál bránit.
rings-the-rival-defends = Political Rival by bránil s politickou dovedností 6: 3 na kartě a další 3 při obraně. Otomo Courtier má 2.
rings-two-attacks-are-needed = K odebrání vší Bobovy cti potřebuješ oba útoky.
rings-water-is-yours = Nikdo nebránil a to Boba stojí 1 čest. Teď voda: připraví postavu, nebo ukloní takovou, která nemá osud. Kterou?
rings-bow-the-rival = Ukloň kartu Political Rival, aby nemohla bránit.
rings-that-is-yours = To je tvoje postava. Ukloň tu, která ti stojí v cestě.
rings-an-effect-for-nothing = Efektu se můžeš vzdát, ale pak kruh nikomu nepomůže.
rings-the-last-honor = Political Rival je v úkloně. Tvůj politický útok bez odporu vezme Bobovi 1 ze 2 cti. Který kruh vezme tu poslední?
rings-one-by-attack-one-by-ring = Čest přesouvá kruh vzduchu.
rings-one-honor-stays = Útok vezme 1 čest, ale tenhle kruh žádnou: Bobovi ta poslední zůstane.
rings-one-left = Bobovi zbývá 1 čest. Jak využiješ kruh vzduchu?
rings-take-it = Vezmi mu 1 čest.
rings-gaining-does-not-win = Získáš 2 cti, ale Bobovi zůstane ta poslední.
rings-learned = Kruh vybírej podle efektu: vzduch je čest, země karty, oheň osobní čest, prázdnota osud, voda úklona a připravení.

## Cards in a conflict

cards-in-a-conflict-title = Karty v konfliktu
cards-in-a-conflict-goal = Zpustoš provincii Shameful Display.
cards-in-a-conflict-six-against-four = Šest proti čtyřem: vyhráváš. Ke zpustošení provincie potřebuješ o 3 víc než obrana, takže 2 chybí. Máš něco v ruce?
cards-in-a-conflict-look-at-your-hand = Karty z ruky se hrají během konfliktu.
cards-in-a-conflict-banzai-adds-two = Banzai! nic nestojí a dá zúčastněné postavě +2 k vojenské dovednosti.
cards-in-a-conflict-that-works-and-costs-three-honor = Stojí to 3 žetony cti. Funguje to, ale ctí se dá i prohrát.
cards-in-a-conflict-that-wins-but-does-not-break = Konflikt by byl tvůj, ale Shameful Display by stála: 6 není o 3 víc než 4.
cards-in-a-conflict-choose-whom = Která z tvých postav ty 2 dostane?
cards-in-a-conflict-that-is-their-side = Tahle postava bojuje za Boba: pomáháš obraně.
cards-in-a-conflict-not-broken = Provincie stojí a útok je pryč.
cards-in-a-conflict-learned = V konfliktu se strany střídají, dokud obě nepasují. Karta z ruky ho může obrátit.

## The bid

the-bid-title = Sázka cti
the-bid-goal = Dober si tolik karet, na kolik si troufneš, a nech si aspoň 1 čest.
the-bid-cards-for-honor = Ty i Bob tajně sázíte 1 až 5. Každý si dobere tolik karet, ale kdo vsadí víc, dá druhému rozdíl ve cti. Máš 3 cti. Kolik vsadíš?
the-bid-he-may-bid-one = Bobovu sázku neznáš. Pokud je to 1, tedy nejméně, dáš mu o 1 méně, než je tvá sázka.
the-bid-three-leaves-one = Se sázkou 4 můžeš přijít o 3 cti, o všechno. Se sázkou 3 ti zůstane aspoň 1, ať Bob vsadí cokoli.
the-bid-one-card-is-little = Bezpečné: méně vsadit nejde. Ale jedna karta na celé kolo je málo a 2 cti můžeš oželet.
the-bid-two-cards-are-safe = Dáš nejvýš 1 čest. Můžeš si troufnout o jednu kartu víc.
the-bid-all-honor-is-gone = Bob vsadil 1 a všechna tvá čest přechází k němu. Kdo má 0 cti, prohrává; a 25 cti také znamená výhru.
the-bid-one-honor-left = Bob vsadil 1: dobíráš si 3 karty a dáváš mu 2 cti. O kolo později máš 1 a on 24; s 25 vyhrává. Kolik vsadíš teď?
the-bid-nothing-to-give = Už nemůžeš nic dát. Která sázka nikdy nepřevýší Bobovu?
the-bid-the-lowest-bid = Vsaď 1.
the-bid-one-more-is-too-much = Když Bob zase vsadí 1, dáš svou poslední čest: ty máš 0, on aspoň 25.
the-bid-learned = Vysoká sázka přináší karty, nízká čest: kdo vsadí víc, platí druhému. S 0 cti prohráváš, s 25 vyhráváš.

## Characters and fate

dynasty-title = Postavy a osud
dynasty-goal = Měj v příštím kole ve hře obě postavy: Steadfast Witch Hunter i Vanguard Warrior.
dynasty-three-for-sale = Postavy ve svých provinciích hraješ za osud: číslo je jejich cena. 6 osudu musí stačit na dvě kola. Koho zahraješ první?
dynasty-fate-keeps-them = Na konci kola odcházejí postavy, na kterých není žádný osud. Kdo má zůstat déle, potřebuje osud navíc.
dynasty-hunter-first = Zahraj kartu Steadfast Witch Hunter za 4. Vanguard Warrior může počkat v provincii.
dynasty-warrior-later = Obě postavy dohromady stojí 6. Nezbude osud, který by některou udržel do příštího kola.
dynasty-guardian-costs-the-rest = Hida Guardian stojí jen 1, ale každý osud potřebuješ na ty druhé dvě postavy.
dynasty-passing-buys-nothing = Kdo pasuje, v tomto kole už žádnou postavu nezahraje. A jednu ještě potřebuješ.
dynasty-how-long = Na kartu Steadfast Witch Hunter můžeš přidat osud: každý ji udrží o kolo déle. Zbývají ti 2 a Vanguard Warrior stojí 2. Kolik přidáš?
dynasty-one-for-each-round = Do příštího kola stačí 1. Chybějící osud na kartu Vanguard Warrior se dá získat.
dynasty-nothing-keeps-it = Bez osudu Steadfast Witch Hunter na konci kola odchází.
dynasty-two-is-one-too-many = To ji udrží další dvě kola, ale zbude ti 0 osudu a 2 za kartu Vanguard Warrior nezaplatíš.
dynasty-hunter-left = Do dalšího kola zůstávají jen postavy s osudem.
dynasty-bob-has-bought = Bob hraje kartu Wandering Ronin bez osudu navíc. Máš 1 osud. Kdo první pasuje, získá ještě 1. Co uděláš?
dynasty-pass-before-bob = Pasuj dřív než Bob: 1 a 1 jsou 2 osudy na kartu Vanguard Warrior.
dynasty-guardian-leaves = Hida Guardian na konci kola odejde a Bob pasuje první a osud získá on.
dynasty-a-round-later = O kolo později: Wandering Ronin bez osudu je pryč, Steadfast Witch Hunter přichází o svůj 1 osud, ale zůstává. Máš 2 osudy. Co zahraješ?
dynasty-now-the-warrior = Vanguard Warrior stojí 2.
dynasty-guardian-is-weaker = Pak zbude jen 1 osud: na kartu Vanguard Warrior málo.
dynasty-learned = Postavy zůstávají, dokud mají osud: každé kolo vezme 1, a kdo žádný nemá, odejde. Kdo první pasuje, získá 1.

## The Imperial Favor

the-favor-title = Císařská přízeň
the-favor-goal = Vezmi 2 osudy z kruhu prázdnoty a získej Císařskou přízeň.
the-favor-a-ring-with-fate = Na konci kola dostane každý volný kruh 1 osud. Kdo útočí, vezme si osud ze svého kruhu. Tohle je poslední konflikt fáze. Co vyhlásíš?
the-favor-void-has-two = Na kruhu prázdnoty leží 2 osudy. Vojenský, nebo politický, to je jedno: Bob bránit nebude.
the-favor-no-fate-there = Na tomhle kruhu žádný osud není.
the-favor-fate-stays-there = Pak 2 osudy zůstanou na kruhu a příští kolo si je může vzít Bob.
the-favor-glory-that-stays-ready = Po konfliktech se počítá sláva připravených postav a 1 za každý získaný kruh. Kdo má víc, dostane přízeň. Bob bude mít 2. Útočník se ukloní: koho pošleš?
the-favor-one-is-enough = Nikdo nebude bránit, takže na kruh stačí jedna postava.
the-favor-keep-the-glory = Pošli kartu Vanguard Warrior. Hida Tomonatsu zůstane připravená se slávou 2 a s kruhem to jsou 3.
the-favor-two-against-two = Vanguard Warrior má slávu 1, s kruhem máš 2, stejně jako Bob. Při shodě přízeň nedostane nikdo.
the-favor-one-against-two = Obě postavy jsou v úkloně a počítá se jen kruh: 1 proti 2. Přízeň má teď Bob.
the-favor-no-favor = Fáze konfliktu skončila a přízeň není tvoje.
the-favor-which-side = 3 proti 2: přízeň je tvoje. V konfliktech typu, který ukazuje, máš +1 k dovednosti, když se účastní tvá postava. Kterou stranou ji otočíš vzhůru?
the-favor-both-are-right = Obě jsou správně. Vyber druh konfliktu, který chceš vést v příštím kole.
the-favor-learned = Volné kruhy hromadí osud pro dalšího útočníka. Sláva postav, které po konfliktech zůstaly připravené, získá Císařskou přízeň.

## Honored characters

honored-title = Poctěné postavy
honored-goal = Tentokrát vedeš klan Jeřába. Zpustoš Defend the Wall.
honored-three-against-two = Tři proti dvěma a Defend the Wall má sílu 4: potřebuješ 6. Way of the Crane ve tvé ruce poctí postavu a nic nestojí. Zahraj ji.
honored-honored-adds-glory = Poctěná postava si k oběma dovednostem přičítá slávu. Zneuctěné se sláva odečítá.
honored-one-more-is-not-four = Výhra by byla jen o 1 a Defend the Wall má sílu 4.
honored-whom-to-honor = Brash Samurai má slávu 2, Savvy Politician 1. Poctěná postava si slávu přičte k dovednosti. Přečti si obě karty: koho poctíš?
honored-read-the-politician = Jedna z nich na svou poctu reaguje.
honored-honor-the-politician = Když se pocty dostane kartě Savvy Politician, můžeš poctít ještě jednu postavu.
honored-only-one-is-honored = Samotný Brash Samurai: 5 proti 2. Chybí 1 a nikdo další poctěn není.
honored-a-reaction = Savvy Politician je poctěná: 4 proti 2. Má na to reakci: můžeš ji použít hned po této události, a jen teď.
honored-now-or-never = Použij Savvy Politician. Když pasuješ, příležitost je pryč.
honored-the-chance-is-gone = Okamžik je pryč: 4 proti 2, ke zpustošení provincie chybí 2.
honored-honor-another = Teď pocti ještě jednu postavu. Kdo přinese chybějící 2?
honored-glory-of-two = Brash Samurai má slávu 2.
honored-that-is-their-side = Vanguard Warrior bojuje za Boba: poctěná postava by bránila ještě lépe.
honored-not-broken = Defend the Wall stále stojí.
honored-learned = Poctěná postava si slávu k oběma dovednostem přičte, zneuctěná odečte. Reakce se používá hned po tom, co jmenuje.

## The stronghold

the-stronghold-title = Pevnost
the-stronghold-goal = Vyhraj v tomto tahu: zpustoš provincii pod Bobovou pevností.
the-stronghold-the-third-province = Dvě Bobovy provincie jsou zpustošené. Po třetí můžeš útočit na tu pod pevností. Útočíš na Manicured Garden se silou 4. Kdo půjde a kdo počká?
the-stronghold-two-attacks = Kdo teď zaútočí, ukloní se a o poslední útok přijde. Ten bude politický, proti síle 5.
the-stronghold-keep-two-for-politics = Intimidating Hida má vojenskou dovednost 4: to stačí. Borderlands Defender a Otomo Courtier mají politickou 3 a 2.
the-stronghold-defender-has-three = Borderlands Defender má vojenskou dovednost 3 a Manicured Garden sílu 4.
the-stronghold-three-of-four = Třetí provincie stojí, takže pevnost zůstává mimo dosah.
the-stronghold-more-than-needed = 7 je víc, než potřebuješ. Borderlands Defender bude v úkloně a samotný Otomo Courtier na poslední útok nestačí.
the-stronghold-the-way-is-open = Třetí provincie je zpustošená: cesta k pevnosti je volná. Zbývá ti jeden útok. Co vyhlásíš?
the-stronghold-politics-is-left = Vojenský konflikt tohoto kola už máš za sebou. Vyhlas politický, o kterýkoli kruh.
the-stronghold-one-attack-is-left = Boba teď nikdo nebrání. Lepší chvíle nepřijde.
the-stronghold-which-province = Na kterou provincii zaútočíš?
the-stronghold-under-the-stronghold = Shameful Display leží pod pevností. Když ji zpustošíš, vyhráváš.
the-stronghold-a-fourth-does-not-win = Čtvrtá provincie ti už nic nedá. Hru vyhrává jen ta pod pevností.
the-stronghold-the-last-attack = Pevnost přidává své provincii 2 síly: Shameful Display má 3 a 2, tedy 5. Kdo zaútočí?
the-stronghold-three-and-two = Borderlands Defender má politickou dovednost 3, Otomo Courtier 2.
the-stronghold-five-are-needed = Jedna postava proti 5 nestačí. Po tomto útoku už nic nebude: pošli obě.
the-stronghold-learned = Po třech zpustošených provinciích lze útočit na pevnost a zpustošení její provincie znamená výhru. Posílej jen tolik postav, kolik je třeba.
