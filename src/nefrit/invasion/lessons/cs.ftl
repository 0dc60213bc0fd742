## A turn

a-turn-title = Zdroje a karty
a-turn-goal = Dostaň Mountain Brigade do hry nejpozději ve svém příštím tahu.
a-turn-three-resources-and-one-card = Tvoje království má sílu 3: bereš si 3 zdroje. Zóna výprav má sílu 1: lížeš 1 kartu, Mountain Brigade. Stojí víc, než máš. Jak ji zahrát v příštím tahu?
a-turn-power-in-the-kingdom = Na začátku tahu si bereš tolik zdrojů, kolik síly má tvoje království. Jednotka tam přidá svou sílu.
a-turn-hammerer-into-the-kingdom = Hammerer of Karak Azul stojí 2 a má sílu 1. Zahraj tuto kartu do svého království.
a-turn-cards-instead-of-resources = Tam ti dá každý tah o 1 kartu víc. Ale příští tah si vezmeš zase jen 3 zdroje, a to nestačí.
a-turn-attacks-instead-of-resources = Odtud může útočit. Ale příští tah si vezmeš zase jen 3 zdroje, a to nestačí.
a-turn-facedown-without-power = Lícem dolů jako rozvoj nemá žádnou sílu.
a-turn-developments-come-later = Tím položíš kartu lícem dolů jako rozvoj. To je dobrá věc a má vlastní lekci; tady se obejdi bez ní.
a-turn-unspent-resources-go = Neutracené zdroje se na začátku tvého příštího tahu vracejí: budeš mít zase 3.
a-turn-four-power-now = Tvoje království má teď sílu 4. Za zbylý zdroj nic nekoupíš: pasuj a na tahu bude Bob.
a-turn-pass-to-end-the-turn = Když oba hráči pasují, fáze končí.
a-turn-four-resources = Bob nic neudělal. Bereš si 4 zdroje a lížeš kartu: zahraj Mountain Brigade. Kde má stát?
a-turn-what-each-zone-gives = Má sílu 2. Každý tah to znamená o 2 zdroje víc v království, o 2 karty víc v zóně výprav nebo o 2 poškození víc při útoku z bojiště.
a-turn-brigade-still-in-hand = Mountain Brigade by ti zůstala v ruce a 4 zdroje by propadly.
a-turn-learned = Síla v království jsou zdroje, síla v zóně výprav jsou karty. Co tam stojí brzy, vyplácí se každý tah.
