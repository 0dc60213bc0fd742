### Co říká stůl ve Warhammer: Invasion: otázky, možnosti, odmítnutí, průběh hry. Texty karet jsou jinde.
### Názvy karet a jména se neskloňují, proto stojí tam, kde stačí první pád.

## Slova

zone-word =
    { $section ->
        [0] království
        [1] zóna výprav
       *[2] bojiště
    }
phase-word =
    { $phase ->
        [kingdom] fáze království
        [quest] fáze výprav
        [capital] fáze hlavního města
        [channeling] fáze soustředění moci
       *[battlefield] fáze bojiště
    }

## Otázky: hra a její tahy

keep-hand = Necháš si karty v ruce?
restore = Kterou zkaženou jednotku obnovíš?
trigger-or-pass = Použiješ spuštěnou akci?
which-first = Který efekt přijde první?
order-discards = V jakém pořadí půjdou tyto karty na odkládací hromádku? Poslední bude ležet navrchu.
which-quest =
    { $card ->
        [none] Na kterou výpravu?
       *[other] { CARD($card) }: na kterou výpravu?
    }

## Otázky: boj

attack-target = Na co zaútočíš?
channel = Kterou oporu soustředíš?
channel-with = Která jednotka soustředí { CARD($card) }?
choose-attackers = Které jednotky útočí?
choose-defenders = Které jednotky brání?
choose-ambush = Který rozvoj přepadá?
assign-damage =
    { $total ->
        [one] Přiděl { $total } poškození.
       *[other] Rozděl { $total } poškození mezi tyto jednotky.
    }
damage-to-target = Na zničení obránců stačí méně: kolik poškození dostane cíl, nejvýše { $most }?
indirect =
    { $total ->
       *[other] Dostáváš { $total } nepřímého poškození: rozděl ho mezi své jednotky a zóny.
    }
indirect-first =
    { $card ->
        [none] Kdo rozdělí nepřímé poškození první?
       *[other] { CARD($card) }: kdo rozdělí nepřímé poškození první?
    }

## Otázky: efekty

counterstrike =
    { $card ->
        [none] Který útočník dostane protiúder?
       *[other] { CARD($card) }: který útočník dostane protiúder?
    }
choose-x =
    { $card ->
        [none] Vyber X, nejvýše { $most }.
       *[other] { CARD($card) }: vyber X, nejvýše { $most }.
    }
damage-zone =
    { $card ->
        [none] Která zóna dostane poškození?
       *[other] { CARD($card) }: která zóna dostane poškození?
    }
heal-zone =
    { $card ->
        [none] Která zóna se vyléčí?
       *[other] { CARD($card) }: která zóna se vyléčí?
    }
which-stays =
    { $card ->
        [none] Která z těchto kopií zůstane ve hře?
       *[other] { CARD($card) }: která z těchto kopií zůstane ve hře?
    }
which-zone =
    { $card ->
        [none] Do které zóny?
       *[other] { CARD($card) }: do které zóny?
    }
move-where =
    { $card ->
        [none] Do které zóny se přesune?
       *[other] { CARD($card) }: do které zóny se přesune?
    }
redirect-attack =
    { $card ->
        [none] Na kterou zónu se útok přesměruje?
       *[other] { CARD($card) }: na kterou zónu se útok přesměruje?
    }
take-how-many =
    { $card ->
        [none] Kolik zdrojů si vezmeš, nejvýše { $most }?
       *[other] { CARD($card) }: kolik zdrojů si vezmeš, nejvýše { $most }?
    }
search-how-many =
    { $card ->
        [none] Kolik karet prohledáš, nejvýše { $most }?
       *[other] { CARD($card) }: kolik karet prohledáš, nejvýše { $most }?
    }
search =
    { $card ->
        [none] Které karty si vezmeš?
       *[other] { CARD($card) }: které karty si vezmeš?
    }
arrange-deck =
    { $card ->
        [none] V jakém pořadí karty vrátíš? První bude navrchu.
       *[other] { CARD($card) }: v jakém pořadí karty vrátíš? První bude navrchu.
    }
choose-on-top =
    { $card ->
        [none] Která karta zůstane navrchu tvého balíčku?
       *[other] { CARD($card) }: která karta zůstane navrchu tvého balíčku?
    }
discard-theirs =
    { $card ->
        [none] Která karta z ruky se odhodí?
       *[other] { CARD($card) }: která karta z ruky se odhodí?
    }
move-tokens =
    { $card ->
        [none] Kolik žetonů přesuneš, nejvýše { $most }?
       *[other] { CARD($card) }: kolik žetonů přesuneš, nejvýše { $most }?
    }
which-player =
    { $card ->
        [none] Který hráč?
       *[other] { CARD($card) }: který hráč?
    }
instead =
    { $card ->
        [none] Použiješ ji místo toho?
       *[other] { CARD($card) }: použiješ ji místo toho?
    }
unless-paid =
    { $card ->
        [none] Zaplatíš, aby se to nestalo?
       *[other] { CARD($card) }: zaplatíš, aby se to nestalo?
    }
pay-destroy =
    { $card ->
        [none] Kterou kartu zničíš?
       *[other] { CARD($card) }: kterou kartu zničíš jako platbu?
    }
must-destroy =
    { $card ->
        [none] Kterou kartu zničíš?
       *[other] { CARD($card) }: kterou kartu zničíš?
    }
pay-sacrifice =
    { $card ->
        [none] Kterou kartu obětuješ?
       *[other] { CARD($card) }: kterou kartu obětuješ jako platbu?
    }
must-sacrifice =
    { $card ->
        [none] Kterou kartu obětuješ?
       *[other] { CARD($card) }: kterou kartu obětuješ?
    }
pay-corrupt =
    { $card ->
        [none] Kterou kartu zkazíš?
       *[other] { CARD($card) }: kterou kartu zkazíš jako platbu?
    }
must-corrupt =
    { $card ->
        [none] Kterou kartu zkazíš?
       *[other] { CARD($card) }: kterou kartu zkazíš?
    }
pay-restore =
    { $card ->
        [none] Kterou kartu obnovíš?
       *[other] { CARD($card) }: kterou kartu obnovíš jako platbu?
    }
must-restore =
    { $card ->
        [none] Kterou kartu obnovíš?
       *[other] { CARD($card) }: kterou kartu obnovíš?
    }
pay-heal =
    { $card ->
        [none] Kterou kartu vyléčíš?
       *[other] { CARD($card) }: kterou kartu vyléčíš jako platbu?
    }
must-heal =
    { $card ->
        [none] Kterou kartu vyléčíš?
       *[other] { CARD($card) }: kterou kartu vyléčíš?
    }
pay-heal-all =
    { $card ->
        [none] Kterou kartu vyléčíš?
       *[other] { CARD($card) }: kterou kartu vyléčíš jako platbu?
    }
must-heal-all =
    { $card ->
        [none] Kterou kartu vyléčíš?
       *[other] { CARD($card) }: kterou kartu vyléčíš?
    }
pay-return-to-hand =
    { $card ->
        [none] Kterou kartu vrátíš do ruky?
       *[other] { CARD($card) }: kterou kartu vrátíš do ruky jako platbu?
    }
must-return-to-hand =
    { $card ->
        [none] Kterou kartu vrátíš do ruky?
       *[other] { CARD($card) }: kterou kartu vrátíš do ruky?
    }
pay-discard =
    { $card ->
        [none] Kterou kartu odhodíš?
       *[other] { CARD($card) }: kterou kartu odhodíš jako platbu?
    }
pay-under-deck =
    { $card ->
        [none] Kterou kartu dáš pod balíček jejího vlastníka?
       *[other] { CARD($card) }: kterou kartu dáš pod balíček jejího vlastníka jako platbu?
    }
reveal-how-many =
    { $card ->
        [none] Kolik karet se odkryje, nejvýše { $most }?
       *[other] { CARD($card) }: kolik karet se odkryje, nejvýše { $most }?
    }
play-freely =
    { $card ->
        [none] Kterou taktiku zahraješ zdarma?
       *[other] { CARD($card) }: kterou taktiku zahraješ zdarma?
    }
move-damage =
    { $card ->
        [none] Kolik poškození přesuneš, nejvýše { $most }?
       *[other] { CARD($card) }: kolik poškození přesuneš, nejvýše { $most }?
    }
pay-from =
    { $card ->
        [none] Odkud zaplatíš { $total }?
       *[other] { CARD($card) }: odkud zaplatíš { $total }?
    }
move-which =
    { $card ->
        [none] Které karty přesuneš?
       *[other] { CARD($card) }: které karty přesuneš?
    }
summon =
    { $card ->
        [none] Která jednotka vstoupí do hry?
       *[other] { CARD($card) }: která jednotka vstoupí do hry?
    }
name-a-number =
    { $card ->
        [none] Řekni číslo, nejvýše { $most }.
       *[other] { CARD($card) }: řekni číslo, nejvýše { $most }.
    }

## Možnosti

keep = Nechat si je
mulligan = Vyměnit je: dobrat si sedm jiných karet
pay = Zaplatit
otherwise = Druhý následek
move-play =
    { $detail ->
        [none] Zahrát { CARD($card) } za { $cost }
       *[other] Zahrát { CARD($card) } za { $cost }: { zone-played }
    }
move-trade =
    { $detail ->
        [none] Zahrát { CARD($card) } za její jiné ceny a { $cost }
       *[other] Zahrát { CARD($card) } za její jiné ceny a { $cost }: { zone-played }
    }
zone-played =
    { $whose ->
        [opponent] { $detail ->
            [kingdom] soupeřovo království
            [quest] soupeřova zóna výprav
           *[battlefield] soupeřovo bojiště
        }
       *[you] { $detail ->
            [kingdom] tvé království
            [quest] tvá zóna výprav
           *[battlefield] tvé bojiště
        }
    }
move-develop =
    { $detail ->
        [kingdom] Rozvinout království: { CARD($card) }
        [quest] Rozvinout zónu výprav: { CARD($card) }
       *[battlefield] Rozvinout bojiště: { CARD($card) }
    }
move-use =
    { $text ->
        [none] Použít { CARD($card) }
       *[other] Použít { CARD($card) }: { $text }
    }
move-zone =
    { $whose ->
        [you] Tvoje { zone-named }
        [another] { $seat }: { zone-named }
       *[opponent] Soupeř: { zone-named }
    }
zone-named =
    { $detail2 ->
        [kingdom] království
        [quest] zóna výprav
       *[battlefield] bojiště
    }
move-target =
    { $card ->
        [none] { move-zone }
       *[other] { CARD($card) } přes { zone-of-theirs }
    }
move-fulcrum = { CARD($card) }
zone-of-theirs =
    { $detail2 ->
        [kingdom] království
        [quest] zónu výprav
       *[battlefield] bojiště
    }
move-player =
    { $whose ->
        [you] Ty
        [another] { $seat }
       *[opponent] Soupeř
    }
move-pool = Tvoje zdroje
move-resolve =
    { $text ->
        [none] { effect-of }
       *[other] { effect-of } – { $text }
    }
move-change-damage = { effect-of }
effect-of =
    { $target ->
        [none] { CARD($card) }
       *[other] { CARD($card) }: { CARD($target) }
    }
move-toughness = Odolnost: { CARD($card) }
move-option =
    { $text ->
        [none] Možnost { $detail }
       *[other] { $text }
    }
hidden-kingdom = rozvoj { $number } lícem dolů v království
hidden-quest = rozvoj { $number } lícem dolů v zóně výprav
hidden-battlefield = rozvoj { $number } lícem dolů na bojišti

## Odmítnutí

attacks-alone = útočí jiná jednotka, která útočí sama
burning = ta zóna hoří
cannot-be-played = teď ji nelze zahrát
cannot-enter = do té zóny nemůže vstoupit
cannot-be-targeted = nemůže být cílem
channels = soustředí oporu
cannot-fight = teď nemůže bojovat
condition-not-met = její vlastní podmínka není splněna
corrupted-card = je zkažená
cost-cannot-be-paid = její cenu nemůžeš zaplatit
fights-already = už bojuje
legend-defends-itself = legenda brání jen sama sebe
no-opponents-zone = není to zóna soupeře
zone-cannot-be-attacked = chrání ji před útoky karta
no-fighter = bojují jen jednotky a legendy
no-target = není pro ni žádný cíl
not-a-target = pro tohle není cílem
not-in-battlefield = není na tvém bojišti
not-in-defending-zone = není v zóně, na kterou se útočí
not-in-response = nelze ji zahrát v odpovědi
not-triggered = nestalo se, na co čeká
not-yours = neovládáš ji
one-development = v tomto tahu už jsi rozvoj zahrál
one-hero = v té zóně už je Hrdina
one-legend = už máš legendu ve hře
one-limited = v tomto tahu už jsi omezenou kartu zahrál
only-capital-phase = lze ji zahrát jen v tvé fázi hlavního města
only-triggered-now = teď lze použít jen spuštěné akce, které čekaly
opportunity-is-over = příležitost k jejímu použití už minula
only-in =
    { $where ->
        [kingdom] může vstoupit jen do království
        [quest] může vstoupit jen do zóny výprav
        [battlefield] může vstoupit jen na bojiště
       *[other] do té zóny nemůže vstoupit
    }
too-dear = stojí { $cost }, máš { $have }
too-dear-with-loyalty = stojí { $cost }, z toho { $loyalty } za věrnost, máš { $have }
unique = je jedinečná, a jednu už máš ve hře
used-up =
    { $limit ->
        [one] už byla použita
       *[other] už byla použita { $limit }krát
    }
wrong-race = není rasy tvého hlavního města

## Průběh hry

turn-begins = Začíná tah: { $seat }.
turn-ends = Končí tah: { $seat }.
phase-begins = Začíná { phase-word }.
phase-ends = { "" }
played = { $seat } hraje { CARD($card) }.
development-played = { $seat } hraje rozvoj: { zone-word }.
action-triggered = { $seat } používá { CARD($card) }.
enters-play =
    { $section ->
        [-1] Do hry vstupuje { CARD($card) }.
       *[other] Do hry vstupuje { CARD($card) }: { zone-word } ({ $seat }).
    }
    .several = Do hry vstupují { CARD($card) }: { zone-word } ({ $seat }).
destroyed = { CARD($card) } ({ $seat }) je zničena.
    .several = Zničeny jsou { CARD($card) } ({ $seat }).
sacrificed = { $seat } obětuje { CARD($card) }.
discarded-from-play = Odhazuje se { CARD($card) } ({ $seat }).
returned =
    { $to ->
        [hand] { CARD($card) } se vrací do ruky svého vlastníka.
        [top] { CARD($card) } jde navrch balíčku svého vlastníka.
        [deck] { CARD($card) } se vrací do balíčku svého vlastníka.
       *[bottom] { CARD($card) } jde dospod balíčku svého vlastníka.
    }
damaged = { CARD($card) } dostává poškození: { $amount }.
zone-damaged = Poškození ({ $amount }) dostává { zone-word } ({ $seat }).
zone-burns = Hoří { zone-word } ({ $seat }).
healed =
    { $card ->
        [a-card] Léčí se { zone-word } ({ $seat }), poškození: { $amount }.
       *[other] Léčí se { CARD($card) }, poškození: { $amount }.
    }
corrupted = Kazí se { CARD($card) }.
    .several = Kazí se { CARD($card) }.
restored = Obnovuje se { CARD($card) }.
    .several = Obnovují se { CARD($card) }.
resources-gained =
    { $amount ->
        [one] { $seat } získává { $amount } zdroj.
        [few] { $seat } získává { $amount } zdroje.
       *[other] { $seat } získává { $amount } zdrojů.
    }
resources-spent =
    { $amount ->
        [one] { $seat } utrácí { $amount } zdroj.
        [few] { $seat } utrácí { $amount } zdroje.
       *[other] { $seat } utrácí { $amount } zdrojů.
    }
drew =
    { $amount ->
        [one] { $seat } si dobírá kartu.
        [few] { $seat } si dobírá { $amount } karty.
       *[other] { $seat } si dobírá { $amount } karet.
    }
discarded = { $seat } odhazuje { CARD($card) }.
developed = Rozvíjí se { zone-word } ({ $seat }).
tokens-placed = Na kartu { CARD($card) } se pokládají žetony zdrojů: { $amount }.
tokens-removed = Z karty { CARD($card) } se odebírají žetony zdrojů: { $amount }.
quests = { CARD($card) } jde na výpravu { CARD($quest) }.
moved = { CARD($card) } se přesouvá: { zone-word }.
    .several = { CARD($card) } se přesouvají: { zone-word }.
zone-attacked =
    { $card ->
        [a-card] { $by } útočí, cílem je { zone-word } ({ $seat }).
       *[other] { $by } útočí, cílem je { CARD($card) } ({ $seat }), útok vede přes: { zone-word }.
    }
attacks = Útočí { CARD($card) }.
    .several = Útočí { CARD($card) }.
defends = Brání { CARD($card) }.
    .several = Brání { CARD($card) }.
survives = { "" }
deals-damage = { "" }
opposed = { "" }
damage-assigned = { "" }
attack-redirected = { "" }
combat-over = Boj končí.
ambushes = { CARD($card) } přepadá.
turned-faceup = { CARD($card) } se otáčí lícem vzhůru.
turned-development = { CARD($card) } se stává rozvojem.
experienced = { CARD($card) } získává zkušenost.
cancelled = { CARD($card) } je zrušena.
fulcrum-taken = { $seat } přebírá kontrolu: { CARD($card) }.
channeled = { CARD($source) } soustředí { CARD($card) }.
dominance-gained = { $seat } získává nadvládu: { $amount }.
dominance-lost = { $seat } ztrácí nadvládu: { $amount }.
control-changed = { $seat } přebírá kontrolu: { CARD($card) }.
revealed = { $seat } odkrývá { CARD($card) }.
    .several = { $seat } odkrývá { CARD($card) }.

## Konec hry

reason-capital-burns = soupeřovo hlavní město hoří
reason-empty-deck = soupeřův balíček je prázdný
reason-dominance = největší nadvláda
reason-both-lose = obě hlavní města padají současně
reason-stopped = trvalo to příliš dlouho

## Místa a údaje

zone-deck = balíček
zone-hand = ruka
zone-discard = odkládací hromádka
zone-being-played = hraje se
zone-being-developed = hraje se jako rozvoj
zone-kingdom = království
zone-quest = zóna výprav
zone-battlefield = bojiště
zone-legend = legenda
zone-kept = pod jinými kartami
zone-fulcrum = opory
field-controller = ovládá
field-serial = { "" }
field-corrupted = zkažená
field-damage = poškození
field-resources = zdroje
field-development = rozvoj
field-facedown = { "" }
field-on = { "" }
field-kept = { "" }
field-for-now = { "" }
field-quest = { "" }
field-side = v boji
    .mark =
        { $value ->
            [1] útočí
           *[2] brání
        }
field-assigned = přidělené poškození
field-told-apart = { "" }
field-taken-from = převzato od
field-ambushed = musí bránit
field-channels = { "" }
field-race = rasa
field-burning = hoří
field-zones-to-win = hořících zón k výhře
field-dominance = nadvláda
field-opportunity-used-up-to = { "" }
field-active = hráč na tahu
field-chain = řetěz
field-combat = boj
field-event-count = { "" }
field-events = { "" }
field-first = první hráč
field-phase = fáze
field-resolving = vyhodnocuje se
field-turn = tah
field-attacker = útočník
field-defender = obránce
field-dealt = { "" }
field-contributors = { "" }
field-declared = vyhlášeno
field-defended = { "" }
field-fulcrum = opora
field-legend = legenda
field-section = zóna
field-type = druh
field-cost = cena
field-loyalty = věrnost
field-power = síla
field-powers = síla
field-health = životy
field-hit-points = životy
field-traits = rysy
field-unique = jedinečná
field-quantity = kopie v krabici
field-zones = zóny

## Rasy

value-race-empire = Impérium
value-race-dwarf = Trpaslík
value-race-high-elf = Vznešený elf
value-race-chaos = Chaos
value-race-orc = Ork
value-race-dark-elf = Temný elf

## Stůl v terminálu

board-when =
    { $phase ->
        [none] Před prvním tahem
        [beginning] Tah { $turn }, začátek
        [end] Tah { $turn }, konec
       *[other] Tah { $turn }, { phase-word }
    }
board-active = na tahu: { $name }
board-fulcrums = opory: { $cards }
board-combat =
    { $section ->
        [-1] { $attacker } útočí, cíl: { $fulcrum }
       *[other] { $attacker } útočí, cíl: { zone-word } ({ $defender })
    }
board-pools = poškození { $attack } proti { $defense }
board-chain = řetěz
board-link = { $number }. { $card } ({ $name })
board-link-cancelled = { $number }. { $card } ({ $name }), zrušeno
board-hidden = karta
board-resources = zdroje { $count }
board-dominance = nadvláda { $count }
board-hand =
    { $count ->
        [one] { $count } karta v ruce
        [few] { $count } karty v ruce
       *[other] { $count } karet v ruce
    }
board-deck = balíček { $count }
board-discard = odkládací hromádka { $count }
board-power = síla { $count }
board-burning = hoří
board-damage = poškození { $damage } z { $most }
board-assigned = přiděleno { $count }
board-zone =
    { $section ->
        [0] Království
        [1] Zóna výprav
       *[2] Bojiště
    }
board-development =
    { $name ->
        [none] rozvoj
       *[other] rozvoj: { $name }
    }
board-damaged = poškození { $count }
board-tokens = žetony { $count }
board-corrupted = zkažená
board-attacking = útočí
board-defending = brání
board-questing = na výpravě { $quest }
board-with = s: { $cards }
board-cost = cena { $count }
board-legend = legenda
board-in-hand = v ruce
board-empty = prázdná

## Přehled tahu

chart-beginning = Začátek tahu
chart-0-1 = Co se děje na začátku tahu
chart-0-2 = Okno akcí
chart-kingdom = Fáze království
chart-1-1 = Vrácení neutracených zdrojů
chart-1-2 = Obnovení jedné zkažené jednotky
chart-1-3 = Přísun zdrojů
chart-1-4 = Co se děje na začátku fáze
chart-1-5 = Okno akcí
chart-quest = Fáze výprav
chart-2-1 = Dobrání karet
chart-2-2 = Co se děje na začátku fáze
chart-2-3 = Okno akcí
chart-capital = Fáze hlavního města
chart-3-1 = Co se děje na začátku fáze
chart-3-2 = Hraní karet a akce
chart-3-3 = Soustředění opor (Kataklyzma)
chart-3-4 = Okno akcí (Kataklyzma)
chart-battlefield = Fáze bojiště
chart-4-1 = Co se děje na začátku fáze
chart-4-2 = Okno akcí
chart-4-3 = Určení cíle útoku
chart-4-4 = Okno akcí
chart-4-5 = Určení útočníků
chart-4-6 = Okno akcí
chart-4-7 = Přepadení
chart-4-8 = Okno akcí
chart-4-9 = Určení obránců
chart-4-10 = Okno akcí
chart-4-11 = Přidělení poškození v boji
chart-4-12 = Okno akcí
chart-4-13 = Udělení poškození
chart-4-14 = Konec boje
chart-4-15 = Okno akcí
chart-end = Konec tahu
chart-5-1 = Okno akcí
chart-5-2 = Co se děje na konci tahu
chart-5-3 = Zisk nadvlády (Kataklyzma)
chart-5-4 = Co trvalo do konce tahu, končí
chart-5-5 = Tah dalšího hráče

## Co je na kartách

field-set = sada
field-number = číslo
field-provenance = původ
value-type-unit = jednotka
value-type-support = podpora
value-type-quest = výprava
value-type-tactic = taktika
value-type-legend = legenda
value-type-fulcrum = opora
value-race-neutral = Neutrální
value-provenance-reconstructed = rekonstruovaná

## Jak se otevírá stůl

mode-one-on-one = Jeden na jednoho
    .about = Dva hráči; vyhrává, kdo spálí dvě zóny cizího hlavního města.
mode-cataclysm = Kataklyzma
    .about = Dva až čtyři hráči bojují o opory a nadvládu.

## Jak se jmenují boti

bot-name-1 = Gunther
bot-name-2 = Brokk
bot-name-3 = Dietrich
bot-name-4 = Snorri
