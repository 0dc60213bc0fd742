## Your first duel

first-duel-title = Tvůj první souboj
first-duel-goal = Poraz Boba. Další dvě zranění porazí kteréhokoli z vás.
first-duel-both-choose = Bob stojí přímo před tebou. Oba si tajně vyberete kartu a společně je odhalíte: vyšší iniciativa udeří první. Vyber svůj rychlejší útok.
first-duel-number-is-initiative = Číslo na kartě je její iniciativa.
first-duel-feint-cut-has-six = Pommel Smash má iniciativu 5, Feint Cut má 6.
first-duel-both-have-five = Pommel Smash má iniciativu 5 a Bobova karta také. Se 6 udeříš před ním.
first-duel-one-more-wound = Zásah! Tvá 6 přišla před Bobovou 5, pak zasáhl i on. Teď rozhodne příští zranění. Do ruky přichází Quick Stab a Bobova nejrychlejší karta má 6. Co vybereš?
first-duel-first-hit-decides = Kdo je poražen, už neudeří. Buď rychlejší než Bob.
first-duel-quick-stab-has-eight = Quick Stab má iniciativu 8. Stojí 1 soustředění a přesně tolik máš.
first-duel-five-against-six = Bob odhaluje Feint Cut: jeho 6 přijde před tvou 5.
first-duel-too-slow = Bob tě porazil dřív, než na tebe přišla řada.
first-duel-learned = Všechny karty se odhalí současně. Pak jednají popořadě, nejvyšší iniciativa první.

## Behind the guard

behind-the-guard-title = V zádech
behind-the-guard-goal = Zraň Boba zezadu.
behind-the-guard-he-guards-his-front = Každá figurka hledí jedním směrem. Bob stojí na místě a zablokuje, co přijde zepředu. Vyber kartu, se kterou ho obejdeš.
behind-the-guard-firm-mind-moves = Firm Mind ti dovolí až 2 kroky a až 2 otočení.
behind-the-guard-into-his-guard = Krok tě přivedl před Boba a tam padl úder.
behind-the-guard-blocked = Jeho blok chrání tři hexy před ním: úder nic nezpůsobil a blok tě odstrčil.
behind-the-guard-walk-past = Ty a Bob hledíte opačným směrem. Udělej krok vpřed, kolem něj.
behind-the-guard-front-is-up = „Vpřed“ je tam, kam hledí tvá figurka, ne tam, kde stojí Bob.
behind-the-guard-two-hexes-up = Dva kroky vpřed a jsi za Bobem.
behind-the-guard-first-walk = To tě jen otočí: zůstaneš na svém hexu. Nejdřív jdi, pak se otoč.
behind-the-guard-still-before-him = Zůstaneš tam, kam Bob hledí.
behind-the-guard-not-past-him = Tudy se kolem Boba nedostaneš.
behind-the-guard-one-more-step = Teď stojíš vedle něj, ale pořád na tebe vidí. Ještě jeden krok vpřed.
behind-the-guard-beside-him = Nejdřív se musíš dostat za Boba a tenhle hex je ještě před ním.
behind-the-guard-turn = Jsi za ním, ale pořád hledíš stejným směrem: krok tě nikdy neotočí. Otoč se k Bobovi.
behind-the-guard-counterclockwise = Bob je vlevo za tebou: otoč se dvakrát proti směru hodinových ručiček.
behind-the-guard-clockwise-is-away = Tímhle směrem potřebuješ víc otočení, než máš.
behind-the-guard-looking-past-him = Budeš hledět mimo Boba a úder zasáhne prázdný hex.
behind-the-guard-turn-again = Ještě jednou stejným směrem a Bob bude přímo před tebou.
behind-the-guard-strike = Bob se neotočil. Teď udeř!
behind-the-guard-front-of-yours = Pommel Smash zasahuje hex před tebou.
behind-the-guard-that-is-no-attack = Falling Restraint není útok. Udeř, dokud k tobě stojí zády.
behind-the-guard-learned = Krok tě posune, otočení změní směr. Kam hledíš, tam útočíš a odtamtud se i bráníš.

## Step, then strike

step-then-strike-title = Nejdřív krok, pak úder
step-then-strike-goal = Poraz Boba. Stačí tři zranění.
step-then-strike-two-attacks = Bob je přímo před tebou. Karta se provádí řádek po řádku shora dolů: kam útok dopadne, záleží na kroku nad ním. Který z tvých dvou útoků zasáhne?
step-then-strike-look-at-the-first-line = Podívej se na první řádek každé karty: kde budeš stát, až udeříš?
step-then-strike-fang-steps-back = Reverse Carved Fang nejdřív ustoupí vzad a pak udeří dva hexy před tebou.
step-then-strike-pounce-goes-past = Wolf Pounce musí nejdřív udělat krok vpřed. Bob stojí v cestě, takže ho mineš a udeříš do prázdného hexu.
step-then-strike-first-line = První řádek: musíš udělat krok vzad. Druhý pak udeří dva hexy před tebou, kde stojí Bob.
step-then-strike-two-hexes-apart = Dvě zranění! Teď vás dělí dva hexy a stačí ještě jedno. Do ruky přichází Wild Swing: 2 zranění, ale dosáhne tak daleko?
step-then-strike-who-comes-nearer = Jedna z tvých karet tě před úderem přiblíží.
step-then-strike-pounce-steps-first = Wolf Pounce udělá krok vpřed a pak udeří do hexu před tebou.
step-then-strike-swing-has-no-step = Wild Swing zasahuje hexy hned vedle tebe a žádný krok nemá.
step-then-strike-empty-hex = Tam, kam úder dopadl, nikdo nestál.
step-then-strike-learned = Karta se čte shora dolů. Krok nad útokem posune i útok.

## Four numbers on one card

many-numbers-title = Čtyři čísla na jedné kartě
many-numbers-goal = Zraň Boba a pak zablokuj jeho útok.
many-numbers-four-numbers = Bob má Fend: blok s iniciativou 5, 4, 3 nebo 2. Jednu si vybere po odhalení karet a zablokuje útoky právě s ní. Který útok zablokovat nemůže?
many-numbers-block-comes-first = Při stejné iniciativě je blok před útokem.
many-numbers-six-is-too-fast = Feint Cut udeří při 6. Fend žádnou 6 nemá.
many-numbers-five-is-among-them = Pommel Smash udeří při 5 a Fend 5 má.
many-numbers-blocked = Bob zvolil 5 a tvůj útok zablokoval.
many-numbers-now-he-strikes = Zásah! Teď udeří Bob a další zranění už nevydržíš. I do tvé ruky přichází Fend. Co vybereš?
many-numbers-fend-keeps-you-up = Zachrání tě jen blok: Fend.
many-numbers-one-more-wound = Bobův útok je stejně rychlý jako tvůj. Další zranění nevydržíš: zablokuj ho.
many-numbers-which-number = Bob odhalil Scything Uppercut: iniciativa 5. Teď vyber číslo své karty Fend.
many-numbers-same-number = Blok zastaví útoky přesně se svou iniciativou. Bob udeří při 5.
many-numbers-too-late = Tvůj blok přijde na řadu až po Bobově 5.
many-numbers-wrong-number = Bobův útok nenarazil na žádný blok a Bob tě porazil.
many-numbers-learned = Má-li karta několik iniciativ, vybereš jednu po odhalení karet. Blok platí jen proti útokům s touto iniciativou.

## Block and counterattack

block-and-counter-title = Blok a protiútok
block-and-counter-goal = Zablokuj dva útoky a poraz Boba protiútokem.
block-and-counter-from-the-side = Bob stojí vpravo za tebou a chystá se udeřit. Oba tvé bloky chrání jen tři hexy před tebou. Který tě tady ochrání?
block-and-counter-which-one-turns = Jedna z karet ti dovolí se před blokem otočit.
block-and-counter-steel-does-not-turn = Steel Block tě neotočí. Bob stojí vpravo za tebou a tam nic nechrání.
block-and-counter-turn-to-him = Fend ti před blokem dovolí jedno otočení. Otoč se tak, aby Bob stál na jednom z těch tří hexů.
block-and-counter-clockwise = Bob je vpravo: otoč se po směru hodinových ručiček.
block-and-counter-still-open = Bob pak zůstane na straně, kterou nechráníš.
block-and-counter-he-comes-back = Zablokováno a Fend ho odstrčil. Bob se vrátí, ale už stojí na straně, kterou chráníš. Tentokrát mu to i vrať.
block-and-counter-steel-hits-back = Úspěšný blok karty Steel Block se 6, 5 nebo 4 dovoluje protiútok.
block-and-counter-no-guard-at-all = Bobův útok je stejně rychlý a další zranění bude tvé poslední. Nejdřív blok.
block-and-counter-his-five = Bob odhalil Short Strike: iniciativa 5. Tvůj blok musí mít stejné číslo.
block-and-counter-same-number = Vyber 5. Steel Block dovoluje protiútok se 6, 5 a 4.
block-and-counter-block-is-over = Blok platí jen při svém čísle. Bob udeřil později, při 5.
block-and-counter-block-is-late = Tvůj blok přijde na řadu až po Bobově 5.
block-and-counter-not-guarded = Když Bob udeřil, žádný blok nestál.
block-and-counter-hit-back = Tvůj blok vydržel! Hned můžeš zahrát útok z ruky, pokud není rychlejší než Bobův.
block-and-counter-slash-reaches-him = Diagonal Slash má iniciativu 5 a udeří vpřed vpravo: tam stojí Bob.
block-and-counter-chance-missed = Můžeš se toho vzdát, ale tenhle útok Boba porazí.
block-and-counter-learned = Blok chrání své hexy, takže záleží na tom, kam hledíš. Při některých číslech můžeš po úspěšném bloku hned udeřit.

## In Aggression

in-aggression-title = V Agresi
in-aggression-goal = Posuň Kamae na Agresi a poraz Boba.
in-aggression-bull-rush-is-locked = Kamae je tvůj bojový postoj, teď Neutrální. Bull Rush Boba porazí, ale lze ho zahrát jen v Agresi. A Bob už se chystá udeřit! Která karta teď pomůže?
in-aggression-which-card-shifts = Quick Dodge ustoupí, než Bob udeří, a pak posune Kamae.
in-aggression-only-one-wound = To je jedno zranění, Boba porazí až dvě. Jeho úder je stejně rychlý a tebe porazí už jedno.
in-aggression-shift-now = Krok vzad přišel včas. Teď posuň Kamae: o jeden krok po cestě na své mapě.
in-aggression-one-step = Z Neutrální vede jedna cesta do Agrese a jedna do Vyrovnanosti.
in-aggression-stays-locked = Kamae pak zůstane Neutrální a Bull Rush dál nezahraješ.
in-aggression-other-position = Vyrovnanost se taky hodí, ale Bull Rush vyžaduje Agresi.
in-aggression-now-it-is-open = Bob minul. Jsi v Agresi: teď lze zahrát Bull Rush. Udělá krok vpřed a způsobí 2 zranění. Přesně tolik stačí.
in-aggression-bull-rush-steps = Bob je o dva hexy dál. Bull Rush tě nejdřív přiblíží a pak udeří.
in-aggression-only-one-wound-again = Pommel Smash způsobí jedno zranění. Bull Rush dvě, a tolik Boba porazí.
in-aggression-no-time-to-block = Blokem Boba neporazíš. Bull Rush je připravený.
in-aggression-learned = Některé karty vyžadují určitou Kamae, jiné v ní dokážou víc. Posun je jeden krok po cestách tvé mapy.

## One focus short

one-focus-short-title = Chybí jedno soustředění
one-focus-short-goal = Získej soustředění a pak poraz Boba kartou Bull Rush.
one-focus-short-bull-rush-costs-two = Soustředěním se platí za nejsilnější karty. Bull Rush Boba porazí, ale stojí 2 soustředění a ty máš 1. V tomto kole Bob neútočí. Využij to!
one-focus-short-core-card-shifts = Tvá základní karta Ronin Core Card umí posunout Kamae a na mapě Rónina leží hned vedle Agrese soustředění.
one-focus-short-no-focus-from-that = Bob je mimo dosah a Push Back žádné soustředění nepřinese.
one-focus-short-core-costs-a-card = Základní karta se ti vždy vrátí do ruky. Za to stojí jinou kartu. Kterou můžeš postrádat?
one-focus-short-keep-bull-rush = Bull Rush chceš zahrát v příštím kole.
one-focus-short-you-need-that = Právě s touhle kartou chceš vyhrát.
one-focus-short-what-gains-focus = Tři možnosti. Která ti může přinést soustředění?
one-focus-short-the-focus-point = Posun Kamae může vést na bod soustředění.
one-focus-short-cards-are-no-focus = To přinese karty, ale soustředění bude dál chybět.
one-focus-short-switching-gains-nothing = Změna vede rovnou na pozici a soustředění nikdy nepřinese. A omráčení tě oslabí.
one-focus-short-through-the-point = Z Agrese vede cesta na bod soustředění. Kamae tam nezůstane: získáš 1 soustředění a zdarma pokračuješ dál.
one-focus-short-there-and-back = Posuň Kamae na bod soustředění: odtud se vrátí do Agrese.
one-focus-short-still-short = Pak máš pořád 1 soustředění a Bull Rush stojí 2.
one-focus-short-two-focus = Dvě soustředění a pořád Agrese. Příští Bobova karta udeří při 5, tvůj Bull Rush při 7.
one-focus-short-pay-and-rush = Vyber Bull Rush. 2 soustředění zaplatíš po odhalení.
one-focus-short-ready-to-rush = Na Bull Rush už máš a je rychlejší než Bob. Nečekej: jeho příští úder bude tvůj poslední.
one-focus-short-learned = Soustředěním se platí za karty. Získáš ho posunem Kamae přes bod soustředění a mít můžeš nejvýš tři.

## What a hit leaves behind

what-a-hit-leaves-title = Co po zásahu zůstane
what-a-hit-leaves-goal = Poraz Boba ve dvou kolech, dřív než udeří.
what-a-hit-leaves-two-rounds = Boba porazí dvě zranění, tebe jedno. Teď odpočívá, ale v příštím kole udeří s iniciativou 5. Oba tvé útoky na něj dosáhnou. Po kterém pak udeříš před ním?
what-a-hit-leaves-what-pounce-leaves = Wolf Pounce způsobí krvácející zranění a oslabení. Pommel Smash zranění a omráčení.
what-a-hit-leaves-slow-him-down = Oslabení sníží iniciativu všech jeho karet o 1.
what-a-hit-leaves-stun-does-not-slow = Omráčení je karta, která zabírá místo v ruce a nejde odhodit. Nezpomaluje: v příštím kole Boba nepředběhneš.
what-a-hit-leaves-he-bleeds-and-limps = Krvácející zranění mu vzalo vrchní kartu balíčku a udělá to každé kolo. A oslabený Bob má místo 5 jen 4. Dokonči to!
what-a-hit-leaves-five-against-four = Pommel Smash má 5, oslabený Bob má 4. Jedno zranění stačí.
what-a-hit-leaves-no-need-to-block = Fend tě může zachránit, ale Bob bude dál stát. Teď máš rychlejší úder ty: zaútoč.
what-a-hit-leaves-learned = Krvácení stojí karty, oslabení iniciativu, omráčení místo v ruce. Prohraješ při limitu zranění, nebo když ti omráčení zaplní ruku.
