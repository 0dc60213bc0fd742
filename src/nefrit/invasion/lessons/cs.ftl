## A turn

a-turn-title = Zdroje a karty
a-turn-goal = Dostaň Mountain Brigade do hry nejpozději ve svém příštím tahu.
a-turn-three-resources-and-one-card = Tvoje království má sílu 3: bereš si 3 zdroje. Zóna výprav má sílu 1: dobíráš si 1 kartu, Mountain Brigade. Stojí víc, než máš. Jak ji zahrát v příštím tahu?
a-turn-power-in-the-kingdom = Na začátku tahu si bereš tolik zdrojů, kolik síly má tvoje království. Jednotka tam přidá svou sílu.
a-turn-hammerer-into-the-kingdom = Hammerer of Karak Azul stojí 2 a má sílu 1. Zahraj tuto kartu do svého království.
a-turn-cards-instead-of-resources = Tam ti dá každý tah o 1 kartu víc. Ale příští tah si vezmeš zase jen 3 zdroje, a to nestačí.
a-turn-attacks-instead-of-resources = Odtud může útočit. Ale příští tah si vezmeš zase jen 3 zdroje, a to nestačí.
a-turn-facedown-without-power = Lícem dolů jako rozvoj nemá žádnou sílu.
a-turn-developments-come-later = Tím položíš kartu lícem dolů jako rozvoj. To je dobrá věc a má vlastní lekci; tady se obejdi bez ní.
a-turn-unspent-resources-go = Neutracené zdroje se na začátku tvého příštího tahu vracejí: budeš mít zase 3.
a-turn-four-power-now = Tvoje království má teď sílu 4. Za zbylý zdroj nic nekoupíš: pasuj a na tahu bude Bob.
a-turn-pass-to-end-the-turn = Když oba hráči pasují, fáze končí.
a-turn-four-resources = Bob nic neudělal. Bereš si 4 zdroje a dobíráš si kartu: zahraj Mountain Brigade. Kde má stát?
a-turn-what-each-zone-gives = Má sílu 2. Každý tah to znamená o 2 zdroje víc v království, o 2 karty víc v zóně výprav nebo o 2 poškození víc při útoku z bojiště.
a-turn-brigade-still-in-hand = Mountain Brigade by ti zůstala v ruce a 4 zdroje by propadly.
a-turn-learned = Síla v království jsou zdroje, síla v zóně výprav jsou karty. Co tam stojí brzy, vyplácí se každý tah.

## Three places

three-places-title = Tři místa a věrnost
three-places-goal = Zahraj obě jednotky a v příštím tahu si dober 3 karty.
three-places-both-with-five = Máš 5 zdrojů. Defender of the Hold stojí 1. Mountain Brigade stojí 4, ale teď za ni dáš 5: každý symbol věrnosti, kterému neodpovídá tvá trpasličí karta, stojí o 1 víc.
three-places-icons-and-cards = Mountain Brigade má dva symboly. Jednomu odpovídá tvé hlavní město, druhému každá trpasličí karta ve hře.
three-places-defender-first = Nejdřív zahraj Defender of the Hold.
three-places-all-five-gone = 4 a 1 za věrnost: všech 5 zdrojů je pryč a Defender of the Hold zůstává v ruce.
three-places-still-in-hand = Pasuješ, a přitom máš v ruce jednotku, na kterou máš zdroje.
three-places-facedown-is-no-unit = Lícem dolů jako rozvoj už to není jednotka: nemá sílu a neodpovídá žádnému symbolu věrnosti.
three-places-four-are-enough-now = Defender of the Hold odpovídá druhému symbolu: 4 stačí. Síla znamená v království zdroje, v zóně výprav karty, na bojišti poškození. Chceš 3 karty.
three-places-one-and-two-are-three = Tvoje zóna výprav má sama sílu 1. Mountain Brigade přidá 2.
three-places-five-resources-one-card = Tam ti dá příští tah 5 zdrojů, ale dobereš si jen 1 kartu.
three-places-attacks-one-card = Odtud může útočit, ale příští tah si dobereš jen 1 kartu.
three-places-learned = V každé zóně dělá jednotka něco jiného a zůstává tam, kam vstoupila. Karty tvé rasy ve hře dělají karty s věrností levnějšími.

## An attack

an-attack-title = Útok
an-attack-goal = Zapal jednu zónu soupeřova hlavního města.
an-attack-three-damage = Je tvá fáze bojiště: můžeš zaútočit na jednu zónu. Jednotky způsobí tolik poškození, kolik mají síly, dohromady 3. Na co zaútočíš?
an-attack-eight-hit-points = Zóna vzplane při 8 poškozeních. Království a zóna výprav jich už mají po 5.
an-attack-who-stands-there = Zónu mohou bránit jen jednotky, které v ní stojí. V soupeřově zóně výprav nestojí nikdo.
an-attack-squad-may-defend = Stojí tam Black Orc Squad a bude bránit. Má 4 životy: všechna 3 poškození půjdou na ni a na zónu nic.
an-attack-three-of-eight = Nikdo ji nebrání, ale 3 poškození z 8 ji nezapálí.
an-attack-no-attack = Bez útoku nic nevzplane, a útok tě nic nestojí.
an-attack-who-attacks = Tam bránit nemůže nikdo. Útočit mohou jen jednotky na tvém bojišti. Které to budou?
an-attack-both-are-needed = Chybí 3 poškození: Mountain Brigade má sílu 2 a Defender of the Hold 1.
an-attack-fewer-than-three = To je méně než 3 poškození: zóna výprav vydrží.
an-attack-nothing-burns = Útok skončil a žádná zóna nehoří.
an-attack-learned = Útoč tam, kde nikdo nestojí, nebo tam, kde prorazíš. Kdo má dvě hořící zóny, prohrál.

## Defending

defending-title = Obrana
defending-goal = Zachraň své království a znič Ironclaw’s Horde.
defending-five-damage-come = Bob útočí na tvé království se silou 5. Má už 4 poškození z 8: ještě 4 a vzplane. Kdo brání?
defending-defenders-first = Útočník musí každému obránci přidělit tolik poškození, aby ho zničil. Teprve zbytek jde na zónu.
defending-who-takes-five = Mountain Brigade má 6 životů: všech 5 poškození půjde na ni a přežije.
defending-runesmith-takes-one = Runesmith má 1 život: zničí ho 1 poškození a 4 jdou na království.
defending-nobody-defends = Všech 5 poškození jde na tvé království.
defending-strike-back = Neprojde nic. A obránci ve stejnou chvíli vracejí úder: koho zasáhne tvoje poškození?
defending-horde-has-two = Ironclaw’s Horde má sílu 4, ale jen 2 životy.
defending-horde-survives = Takhle Ironclaw’s Horde přežije a příští tah se vrátí se silou 4.
defending-kingdom-burns = Tvoje království hoří.
defending-horde-stands = Boj skončil a Ironclaw’s Horde pořád stojí.
defending-learned = Poškození jde nejdřív na obránce a teprve zbytek na zónu. Obránci ve stejnou chvíli vracejí úder.

## Developments

developments-title = Rozvoje a podpory
developments-goal = Zachraň svou zónu výprav a příští tah ji vyleč.
developments-one-from-burning = Tvoje zóna výprav má 7 poškození z 8 a Bob má útočníka se silou 1. Jednou za tah smíš zdarma položit libovolnou kartu lícem dolů jako rozvoj. Co uděláš?
developments-each-development-one-more = Každý rozvoj dá své zóně o 1 život víc.
developments-brigade-is-too-dear = Na Mountain Brigade teď nemáš zdroje. Lícem dolů v zóně výprav nestojí nic.
developments-forge-comes-too-late = Keystone Forge léčí na začátku tvého tahu, ale Bob útočí ještě předtím. Nejdřív zařiď, aby zóna jeho útok přežila.
developments-forge-only-in-the-kingdom = Schopnost karty Keystone Forge funguje jen v království.
developments-another-zone = Té zóně nic nehrozí a za tah lze zahrát jen jeden rozvoj.
developments-forge-is-needed = To zónu zachrání. Jenže na Keystone Forge máš zdroje a léčit může jen lícem nahoru.
developments-nothing-done = Bob útočí na tvou zónu výprav a nic mu nebrání.
developments-nine-now = Teď zóna vzplane až při 9 poškozeních. Rozvoj ale nic neléčí. Zbývají ti 2 zdroje.
developments-forge-heals = Podpora zůstává ve hře jako jednotka, ale nebojuje. Keystone Forge vyléčí 1 poškození na začátku každého tvého tahu.
developments-not-healed = Zóna by s 8 poškozeními z 9 vydržela, ale nic by ji nevyléčilo.
developments-quest-zone-burns = 8 poškození: tvoje zóna výprav hoří.
developments-held-but-not-healed = Zóna vydržela, ale nic ji nevyléčilo.
developments-learned = Rozvoj dá zóně o 1 život víc, ale nic neléčí. Pokládej to, co hned tak nevyužiješ.

## A quest

a-quest-title = Výpravy
a-quest-goal = Získej do svého příštího tahu žeton zdroje na A Glorious Death.
a-quest-quest-without-a-unit = A Glorious Death je výprava. Je-li na ní na začátku tvého tahu jednotka, dostane žeton; se 3 může zničit dva útočníky. Zatím na ní nikdo není.
a-quest-runesmith-into-the-quest-zone = Na výpravy chodí jednotky ze zóny výprav. Zahraj Runesmith tam.
a-quest-only-in-the-quest-zone = Na výpravě může být jen jednotka ve tvé zóně výprav.
a-quest-nobody-sent = Pak na výpravu nikdo nepůjde a žádný žeton nepřibude.
a-quest-facedown-does-not-quest = Lícem dolů jako rozvoj na výpravu jít nemůže.
a-quest-send-it = Při vstupu do hry smí jednotka jít na výpravu, na které ještě nikdo není. Kam půjde Runesmith?
a-quest-only-as-it-enters = Na výpravu lze jít jen při vstupu do zóny. Mountain Brigade už tu možnost nemá.
a-quest-not-sent = Pak Runesmith jen stojí v zóně výprav. Později už na výpravu jít nemůže.
a-quest-horde-comes = Bob útočí na tvou zónu výprav se silou 4. Jednotka na výpravě smí také bránit, ale když padne, výprava přijde o ni i o všechny žetony. Kdo brání?
a-quest-three-more-burn-it = Zóna má 5 poškození z 8. Bez obrany vzplane.
a-quest-brigade-holds = Mountain Brigade má 6 životů a 4 poškození vydrží sama. Runesmith má 1 život.
a-quest-runesmith-in-danger = Kdo brání, může dostat poškození, a na Runesmith stačí 1.
a-quest-zone-undefended = Všechna 4 poškození by šla na zónu a ta by vzplála.
a-quest-zone-burns = Tvoje zóna výprav hoří.
a-quest-runesmith-falls = Runesmith padne a na výpravě už nikdo není.
a-quest-no-token = Tvůj tah začal a žeton nepřibyl.
a-quest-learned = Výprava potřebuje čas a jednotku, která přežije. Ta se ve své zóně počítá dál: má sílu a může bránit.

## The chain

the-chain-title = Řetěz akcí
the-chain-goal = Zapal soupeřovu zónu výprav: chybí jí 5 poškození.
the-chain-pillage-is-played = Tvůj útok dá 3 poškození. Grudge Thrower může každé zúčastněné jednotce přidat 1 sílu. Ale Bob hraje taktiku: Pillage má Grudge Thrower zničit. Odpovíš?
the-chain-not-yet-resolved = Pillage je zahraná, ale ještě se nic nestalo: nejdřív smíš odpovědět svou akcí.
the-chain-last-comes-first = Co bylo zahráno poslední, stane se první. Použij Grudge Thrower teď, než ho Pillage zničí.
the-chain-thrower-is-gone = Nikdo neodpovídá: Pillage zničí Grudge Thrower a 3 poškození nestačí.
the-chain-whom-to-sacrifice = Grudge Thrower stojí 1 zdroj a jednu tvou jednotku. Bez které se obejdeš?
the-chain-two-attackers-two-more = Oba útočníky potřebuješ: mají sílu 3 a každý dostane ještě 1. Runesmith nebojuje.
the-chain-an-attacker-less = Teď chybí jeden útočník, jeho síla a ještě 1.
the-chain-too-little = Útok skončil a zóna výprav vydržela.
the-chain-learned = Na každou akci lze odpovědět dřív, než se stane, a poslední se stane první. Zničení karty nevrátí to, k čemu už byla použita.

## Win this turn

win-this-turn-title = Vyhraj v tomto tahu
win-this-turn-goal = Zapal v tomto tahu druhou zónu soupeřova hlavního města.
win-this-turn-one-zone-burns = Hraješ za orky. Soupeřovo království hoří: ještě jedna zóna a vyhráváš. Zóně výprav chybí 6 poškození, bojišti 4. Tvoje dvě jednotky mají dohromady jen sílu 2.
win-this-turn-orcs-like-damage = Když máš poškozenou jednotku, Boar Boyz mají o 2 síly víc a Squig Herders o 1. Followers of Mork zraní oba hráče.
win-this-turn-one-power-more = Zahraj Followers of Mork na své bojiště: odtud mohou útočit ještě v tomto tahu.
win-this-turn-followers-cannot-attack = Útočit mohou jen z bojiště a jejich sílu 1 potřebuješ.
win-this-turn-two-are-too-few = Boar Boyz a Squig Herders mají teď dohromady sílu 2. Tím žádnou zónu nezapálíš.
win-this-turn-facedown-does-nothing = Lícem dolů jako rozvoj nikoho nezraní a neútočí.
win-this-turn-share-two-damage = Každý hráč dostane 2 nepřímá poškození a sám je rozdělí mezi své jednotky a zóny. Bob také. Kam půjdou tvoje?
win-this-turn-damaged-and-alive = Potřebuješ jednotku, která je poškozená a přežije.
win-this-turn-boyz-have-four = Boar Boyz mají 4 životy: 2 poškození vydrží.
win-this-turn-nobody-damaged = Pak ve hře nemáš žádnou poškozenou jednotku a žádná nezesílí.
win-this-turn-six-damage-where = Máš poškozenou jednotku: tvoje síla je teď 6. Na co zaútočíš?
win-this-turn-corrupted-cannot-defend = Hammerer of Karak Azul v zóně výprav je zkažený: leží na boku a bránit nemůže.
win-this-turn-brigade-defends = Té zóně chybí jen 4, ale bránila by ji Mountain Brigade a napřed by 4 poškození musela pohltit sama.
win-this-turn-burns-already = Ta už hoří a další poškození nedostane.
win-this-turn-not-without-attack = Bez útoku v tomto tahu nevyhraješ.
win-this-turn-who-marches = Bránit tam nemůže nikdo. Kdo zaútočí?
win-this-turn-three-and-two-and-one = Boar Boyz 3, Squig Herders 2, Followers of Mork 1: potřebuješ všechny.
win-this-turn-less-than-six = To je méně než 6 poškození.
win-this-turn-capital-stands = Tah uplynul a soupeřovo hlavní město stojí.
win-this-turn-learned = Počítej, než zaútočíš: co kterou zónu zapálí, kdo ji může bránit a co posílí tvoje jednotky.
