### Co říká stůl v Legendě pěti kruhů: otázky, možnosti, odmítnutí, průběh hry, deska. Texty karet jsou jinde.
### Názvy karet a jména se neskloňují, proto stojí tam, kde stačí první pád.

## Otázky: příprava hry

place-provinces = Polož své provincie lícem dolů: čtyři zleva doprava a nakonec tu pod svou pevností.
mulligan-provinces = Výměna karet: které karty ve svých provinciích vyměníš?
mulligan-hand = Výměna karet: které karty z ruky vyměníš?

## Otázky: kolo

act-or-pass = Proveď akci, nebo pasuj.
respond-or-pass =
    { $happening ->
        [none] Zareaguj, nebo pasuj.
       *[other] { $happening } Zareaguj, nebo pasuj.
    }
choose-next = Co z toho se stane první?
bid-honor =
    Nastav číselník cti na sázku od { $least } do { $most }: dobereš si tolik karet, a kdo vsadí víc, dá druhému rozdíl ze své cti.
discard-instead-of-honor = Tvá sázka je vyšší: odhodíš karty místo odevzdání cti?
extra-fate = Kolik dalšího osudu položíš na kartu { CARD($card) }, od 0 do { $most }? Za každý zůstane o kolo déle.
attach-to = Ke které postavě připojíš kartu { CARD($card) }?
declare-conflict = Vyhlas konflikt, nebo se této příležitosti vzdej.
declare-a-conflict = Vyhlašuješ konflikt? Jeho živel volí soupeř.
attack-province = Na kterou provincii zaútočíš?
choose-attackers = Kdo útočí? Vyber alespoň jednu postavu.
choose-evaded =
    { $most ->
        [one] Skrytost: která postava nebude moci bránit? Můžeš vybrat jednu.
       *[other] Skrytost: které postavy nebudou moci bránit? Můžeš jich vybrat nejvýše { $most }.
    }
choose-defenders = Kdo brání? Vyber libovolný počet postav, nebo žádnou.
ring-effect = Výhra v útoku: jak vyhodnotíš efekt kruhu?
next-ring-effect = Který efekt kruhu vyhodnotíš jako další?
discard-from-province = { CARD($card) } je zpustošená: odhodíš karty dynastie, které v ní jsou?
favor-side = Získáváš Císařskou přízeň: kterou stranou ji otočíš vzhůru?
discard-next = Těmto postavám nezbývá osud: kterou odhodíš jako další?
discard-from-provinces = Které odkryté karty ve svých nezpustošených provinciích odhodíš? Nahradí je karty lícem dolů.
order-discards = V jakém pořadí půjdou tyto karty na odkládací hromádku? Poslední bude ležet navrchu.
put-back = V jakém pořadí se tyto karty vrátí? První bude ležet navrchu.
look-at-province = Na kterou provincii lícem dolů se podíváš?
order-effects = V jakém pořadí se použijí efekty těchto karet? Platí poslední.
discard-excess =
    Postava nese nejvýše dva omezené doplňky: { $least ->
        [one] vyber jeden k odhození.
       *[other] vyber k odhození { $least }.
    }

## Otázky: schopnosti

pay-with =
    { $card ->
        [none] Čím zaplatíš?
       *[other] { CARD($card) }: čím zaplatíš?
    }
choose-ring =
    { $card ->
        [none] Vyber kruh.
       *[other] { CARD($card) }: vyber kruh.
    }
switch-rings = { CARD($card) }: který ze svých kruhů za který vyměníš?
choose-to-honor = { CARD($card) }: kdo bude poctěn? Druhý bude zneuctěn.
choose-ability = { CARD($card) }: kterou schopnost získá?
put-into-play = { CARD($card) }: kterou postavu dáš do hry?
take-into-hand = { CARD($card) }: která karta jde do ruky?
name-card-type = { CARD($card) }: který druh karty jmenuješ?
choose-next-target = { CARD($card) }: vyber další cíl, nebo pasuj, je-li jich dost.
select-one = { CARD($card) }: vyber, co udělá.
resolve-again = { CARD($card) }: vyhodnotíš ji ještě jednou?
discard-from-hand = { CARD($card) }: která karta z ruky, kterou vidíš, se odhodí?
discard-cards =
    { $card ->
        [none] Vyber z ruky k odhození { $least ->
            [one] kartu
            [few] { $least } karty
           *[other] { $least } karet
        }.
       *[other] { CARD($card) }: vyber z ruky k odhození { $least ->
            [one] kartu
            [few] { $least } karty
           *[other] { $least } karet
        }.
    }
choose-targets =
    { $card ->
        [none] Vyber cíle
       *[other] { CARD($card) }: vyber cíle
    }{ RANGE($least, $most) ->
        [exactly] , přesně { $least }.
        [up-to] , nejvýše { $most }.
        [between] , od { $least } do { $most }.
       *[other] .
    }
may =
    { $text ->
        [none] { CARD($card) }: chceš ji použít?
       *[other] { CARD($card) }: můžeš { $text }. Chceš?
    }

## Možnosti

air = Vzduch
earth = Země
fire = Oheň
void = Prázdnota
water = Voda
military = Vojenský
political = Politický
character = Postava
attachment = Doplněk
event = Událost
nothing = Žádná z nich

move-play =
    { $cost ->
        [one] Zahrát { CARD($card) } za { $cost } osud
        [few] Zahrát { CARD($card) } za { $cost } osudy
        [other] Zahrát { CARD($card) } za { $cost } osudů
       *[none] Zahrát { CARD($card) }
    }
move-play-into-conflict =
    { $cost ->
        [one] Zahrát do konfliktu { CARD($card) } za { $cost } osud
        [few] Zahrát do konfliktu { CARD($card) } za { $cost } osudy
        [other] Zahrát do konfliktu { CARD($card) } za { $cost } osudů
       *[none] Zahrát do konfliktu { CARD($card) }
    }
move-play-as-attachment =
    { $cost ->
        [one] Zahrát jako doplněk { CARD($card) } za { $cost } osud
        [few] Zahrát jako doplněk { CARD($card) } za { $cost } osudy
        [other] Zahrát jako doplněk { CARD($card) } za { $cost } osudů
       *[none] Zahrát jako doplněk { CARD($card) }
    }
move-use =
    { $text ->
        [none] { move-use-short }
       *[other] { move-use-short }: { $text }
    }
move-respond =
    { $text ->
        [none] { move-use-short }
       *[other] { move-use-short }: { $text }
    }
move-use-short =
    { $cost ->
        [one] Zahrát { CARD($card) } za { $cost } osud
        [few] Zahrát { CARD($card) } za { $cost } osudy
        [other] Zahrát { CARD($card) } za { $cost } osudů
       *[none] Použít { CARD($card) }
    }
move-gain-ability =
    { $text ->
        [none] Tu, kterou má { CARD($card) }
       *[other] Tu, kterou má { CARD($card) }: { $text }
    }
move-switch-rings =
    Kruh { $detail ->
        [air] vzduchu
        [earth] země
        [fire] ohně
        [void] prázdnoty
       *[water] vody
    } za kruh { $detail2 ->
        [air] vzduchu
        [earth] země
        [fire] ohně
        [void] prázdnoty
       *[water] vody
    }
move-delayed =
    { $text ->
        [none] Odložený efekt karty { CARD($card) }
       *[other] Odložený efekt karty { CARD($card) }: { $text }
    }
move-option =
    { $text ->
        [none] Možnost { $detail }
       *[other] { $text }
    }
move-discard-duplicate = Odhodit { CARD($card) } a položit 1 osud na kopii ve hře
move-declare =
    Vyhlásit { $detail ->
        [military] vojenský
       *[political] politický
    } konflikt s kruhem { $detail2 ->
        [air] vzduchu
        [earth] země
        [fire] ohně
        [void] prázdnoty
       *[water] vody
    }
move-pass = Nevyhodnotit ho
move-air-take = Vzduch: vzít soupeři 1 čest
move-air-gain = Vzduch: získat 2 cti
move-earth = Země: dobrat si kartu a soupeř jednu náhodně odhodí
move-fire-honor = Oheň: poctít { CARD($card) }
move-fire-dishonor = Oheň: zneuctít { CARD($card) }
move-void = Prázdnota: odebrat 1 osud, { CARD($card) }
move-water-ready = Voda: připravit { CARD($card) }
move-water-bow = Voda: uklonit { CARD($card) }

hidden-provinces =
    { $number ->
        [5] provincie lícem dolů pod pevností
       *[other] provincie { $number } lícem dolů
    }

## Na co se lze ptát: proč nemohu vyhlásit tento konflikt nebo konflikt s tímto kruhem?

military-conflict = vojenský konflikt
political-conflict = politický konflikt
air-ring = kruh vzduchu
earth-ring = kruh země
fire-ring = kruh ohně
void-ring = kruh prázdnoty
water-ring = kruh vody

## Odmítnutí: hraní karet

not-in-hand-or-province = není ani v tvé ruce, ani v žádné tvé provincii
not-from-hand-now = ve fázi dynastie se z ruky nehraje
not-from-provinces-now = karty v provinciích se hrají jen ve fázi dynastie
cannot-be-played-so = takto se hrají jen postavy a doplňky
facedown = leží lícem dolů
not-enough-fate = stojí { $cost } osudu, máš { $fate }
not-enough-honor = stojí { $cost } cti, máš { $honor }
cannot-be-played = nějaký efekt říká, že ji nelze zahrát
already-in-play = jedinečná karta toho jména už je ve hře
limited = v tomto kole už jsi omezenou kartu zahrál
nothing-to-attach-to = není postava, ke které by šla připojit
no-conflict = není konflikt, do kterého by šla zahrát
cannot-participate = nemůže se účastnit tohoto konfliktu
dash =
    místo dovednosti má pomlčku: { $type ->
        [military] vojenská
       *[political] politická
    }

## Odmítnutí: doplňky

no-character-in-play = doplňky se připojují jen k postavám ve hře
no-attachments = její klíčové slovo tento doplněk nedovoluje
not-eligible = tento doplněk k ní nelze připojit
one-per-character = postava nese jen jednu kopii tohoto doplňku
two-restricted = už nese dva omezené doplňky

## Odmítnutí: schopnosti

not-yours = neovládáš ji
not-in-play = její schopnost působí jen ze hry, a karta ve hře není
not-in-hand = událost se hraje jen z ruky
cannot-play-events = nějaký efekt říká, že nemůžeš hrát události
cannot-trigger = nějaký efekt říká, že její schopnosti nelze spustit
condition-not-met = podmínka její schopnosti není splněna
limit-reached = její schopnost už byla použita tolikrát, kolik dovoluje limit
maximum-reached = kopie této karty už byly použity tolikrát, kolik dovoluje maximum
no-target = není žádný přípustný cíl
changes-nothing = nic by nezměnila
cannot-pay = její cenu nelze zaplatit
not-enough-cards = v ruce není dost karet na zaplacení
deck-too-small = odkrývá karet { $cost }, v balíčku je jich { $cards }
without-favor = nemáš Císařskou přízeň
being-used = právě se používá
no-unclaimed-ring = žádný kruh není volný
only-as-reaction = je to reakce: čeká, až se splní její podmínka
only-as-interrupt = je to přerušení: čeká, až se její podmínka začne plnit

## Odmítnutí: cíle

not-what-is-asked-for = není to, co schopnost žádá
cannot-be-chosen = nějaký efekt říká, že ji nelze vybrat
would-not-change = nezměnila by se

## Odmítnutí: konflikty

no-opportunity-left = nezbývá ti žádná příležitost vyhlásit konflikt
not-your-opportunity = teď konflikt nevyhlašuješ ty
conflict-in-progress = vyhodnocuje se jiný konflikt
type-declared =
    v této fázi už jsi vyhlásil { $type ->
        [military] vojenský
       *[political] politický
    } konflikt
nobody-can-attack =
    nemáš připravenou postavu, která by mohla útočit: { $type ->
        [military] vojenský
       *[political] politický
    } konflikt
ring-not-unclaimed =
    kruh { $ring ->
        [air] vzduchu
        [earth] země
        [fire] ohně
        [void] prázdnoty
       *[water] vody
    } není volný
ring-cannot-be-contested =
    nějaký efekt říká, že nemůžeš vyhlásit konflikt s kruhem { $ring ->
        [air] vzduchu
        [earth] země
        [fire] ohně
        [void] prázdnoty
       *[water] vody
    }
not-an-unbroken-province-of-theirs = není to nezpustošená provincie tvého soupeře
stronghold-out-of-reach = na provincii pod pevností lze útočit, až když jsou zpustošené tři jiné
cannot-be-attacked = nějaký efekt říká, že na ni nelze zaútočit
not-your-ready-character = není to tvoje připravená postava
cannot-attack = nějaký efekt říká, že nemůže být útočníkem
cannot-defend = nějaký efekt říká, že nemůže být obráncem
evaded = obešla ji skrytost

## Průběh hry: kolo

phase-begins =
    Začíná fáze { $amount ->
        [0] dynastie
        [1] dobírání
        [2] konfliktu
        [3] osudu
       *[other] přeskupení
    }.
phase-ends = { "" }
token-passes = { $seat } předává žeton prvního hráče.
dials-revealed = Číselníky cti se odkrývají: { $seat } sází { $bid }, { $by } { $other_bid }.
bid-honor-given = { $by } sází víc a dává čest ({ $amount }): { $seat }.
drawn =
    { $seat } si dobírá { $amount ->
        [one] kartu
        [few] { $amount } karty
       *[other] { $amount } karet
    }.
turned-faceup = { $seat } otáčí lícem vzhůru: { CARD($card) }.
    .several = { $seat } otáčí lícem vzhůru: { CARD($card) }.
turned-facedown = Lícem dolů se otáčí { CARD($card) }.
dynasty-passed = { $seat } pasuje do konce fáze dynastie.
conflict-moved = Konflikt se přesouvá: { CARD($card) }.
hand-looked-at = { $by } se dívá na ruku hráče { $seat }.
looked-at =
    { $card ->
        [a-card] { $amount ->
            [5] { $by } se dívá na provincii lícem dolů pod pevností ({ $seat }).
           *[other] { $by } se dívá na provincii { $amount } lícem dolů ({ $seat }).
        }
       *[other] { $amount ->
            [5] { $by } se dívá na provincii lícem dolů pod pevností ({ $seat }): { CARD($card) }.
           *[other] { $by } se dívá na provincii { $amount } lícem dolů ({ $seat }): { CARD($card) }.
        }
    }

## Průběh hry: karty

played =
    { $amount ->
        [0] { $seat } hraje { CARD($card) }.
       *[other] { $seat } platí osud ({ $amount }) a hraje { CARD($card) }.
    }
entered =
    { $how ->
        [framework] { "" }
       *[other] { $seat } dává do hry: { CARD($card) }.
    }
attached = { CARD($source) } se připojuje ke kartě { CARD($card) }.
left =
    { $to ->
        [hand] { CARD($card) } se vrací do ruky svého vlastníka.
        [dynasty-deck] { CARD($card) } se vrací do balíčku svého vlastníka.
        [conflict-deck] { CARD($card) } se vrací do balíčku svého vlastníka.
        [removed] { CARD($card) } se odstraňuje ze hry.
        [province-1] { "" }
        [province-2] { "" }
        [province-3] { "" }
        [province-4] { "" }
       *[other] { $amount ->
            [1] { $seat } obětuje { CARD($card) }.
           *[other] Odhazuje se { CARD($card) }.
        }
    }
discarded =
    { $how ->
        [cost] { $seat } odhazuje jako cenu: { CARD($card) }.
       *[other] { $seat } odhazuje: { CARD($card) }.
    }
    .several =
    { $how ->
        [cost] { $seat } odhazuje jako cenu: { CARD($card) }.
       *[other] { $seat } odhazuje: { CARD($card) }.
    }
added-to-hand = Do ruky ({ $seat }) přichází { CARD($card) }.
    .several = Do ruky ({ $seat }) přichází { CARD($card) }.
named =
    { $word ->
        [character] { $seat } jmenuje postavy a odkrývá { CARD($cards) }.
        [attachment] { $seat } jmenuje doplňky a odkrývá { CARD($cards) }.
       *[other] { $seat } jmenuje události a odkrývá { CARD($cards) }.
    }
shuffled-into-deck = { $seat } zamíchává do balíčku dynastie: { CARD($card) }.
bowed =
    { $how ->
        [cost] { $seat } uklání jako cenu: { CARD($card) }.
       *[other] Uklání se { CARD($card) }.
    }
    .several = Uklání se { CARD($card) }.
readied = Připravuje se { CARD($card) }.
    .several = Připravují se { CARD($card) }.
honored = Pocty se dostává: { CARD($card) }.
    .several = Pocty se dostává: { CARD($card) }.
dishonored = Zneuctění postihuje: { CARD($card) }.
    .several = Zneuctění postihuje: { CARD($card) }.
status-discarded = Žeton stavu ztrácí { CARD($card) }.
    .several = Žetony stavu ztrácejí { CARD($card) }.
status-moved = Žeton stavu se přesouvá: { CARD($source) } → { CARD($card) }.
fate-placed = Na kartu { CARD($card) } se pokládá osud: { $amount }.
    .several = Na každou z karet { CARD($card) } se pokládá osud: { $amount }.
fate-removed = Z karty { CARD($card) } se odebírá osud: { $amount }.
    .several = Z každé z karet { CARD($card) } se odebírá osud: { $amount }.
fate-moved = Osud ({ $amount }) se přesouvá: { CARD($source) } → { CARD($card) }.
moved =
    { $amount ->
        [0] { CARD($card) } se přesouvá domů.
       *[other] { CARD($card) } se přesouvá do konfliktu.
    }
    .several =
    { $amount ->
        [0] { CARD($card) } se přesouvají domů.
       *[other] { CARD($card) } se přesouvají do konfliktu.
    }
sent-home = { CARD($card) } se nemůže účastnit a v úkloně se přesouvá domů.
control-taken =
    { $amount ->
        [1] { $seat } až do konce konfliktu ovládá { CARD($card) }.
       *[other] { $seat } přebírá kontrolu: { CARD($card) }.
    }

## Průběh hry: hráči

honor-gained =
    { $source ->
        [a-card] { $seat } získává čest: { $amount }.
       *[other] { $seat } získává čest: { $amount } ({ CARD($source) }).
    }
honor-lost =
    { $how ->
        [cost] { $seat } platí čest: { $amount }.
       *[other] { $source ->
            [a-card] { $seat } ztrácí čest: { $amount }.
           *[other] { $seat } ztrácí čest: { $amount } ({ CARD($source) }).
        }
    }
fate-gained = { $seat } získává osud: { $amount }.
fate-lost =
    { $how ->
        [cost] { $seat } platí osud: { $amount } ({ CARD($source) }).
       *[other] { $seat } ztrácí osud: { $amount }.
    }
fate-to-ring =
    { $seat } klade 1 osud na kruh { $amount ->
        [0] vzduchu
        [1] země
        [2] ohně
        [3] prázdnoty
       *[other] vody
    }.
favor-claimed =
    { $seat } získává Císařskou přízeň a otáčí ji { $amount ->
        [0] vojenskou
       *[other] politickou
    } stranou vzhůru.
favor-discarded = { $seat } odhazuje Císařskou přízeň.

## Průběh hry: schopnosti

initiated =
    { COUNT($targets) ->
        [0] { $seat } používá { CARD($card) }.
       *[other] { $seat } používá { CARD($card) }, cíl: { CARD($targets) }.
    }
event-resolved = { "" }
duel-begins =
    { CARD($source) } vyzývá na { $amount ->
        [0] vojenský souboj
        [2] souboj slávy
       *[other] politický souboj
    }: { CARD($card) }.
duel-won = Souboj vyhrává { CARD($card) } proti { CARD($source) }.

## Průběh hry: konflikty

conflict-passed = { $seat } se vzdává příležitosti vyhlásit konflikt.
conflict-declared =
    { $seat } vyhlašuje { $type ->
        [military] vojenský
       *[political] politický
    } konflikt s kruhem { $ring ->
        [air] vzduchu
        [earth] země
        [fire] ohně
        [void] prázdnoty
       *[water] vody
    }, napadená provincie: { CARD($card) }{ $amount ->
        [0] { "" }
       *[other] , a bere si osud z kruhu: { $amount }
    }.
committed = Do konfliktu vstupuje { CARD($card) } ({ $seat }).
evades = { CARD($source) } díky skrytosti obchází: { CARD($card) }.
    .several = Do konfliktu vstupují { CARD($card) } ({ $seat }).
province-revealed = Odkrývá se provincie { CARD($card) } ({ $seat }).
conflict-won =
    { SOMEBODY($seat) ->
        [no] Konflikt ({ CARD($card) }) nikdo nevyhrává.
       *[yes] { $amount ->
            [0] { $seat } vyhrává konflikt ({ CARD($card) }) při shodě.
           *[other] { $seat } vyhrává konflikt ({ CARD($card) }) o { $amount }.
        }
    }
province-breaks = Provincie { CARD($card) } ({ $seat }) je zpustošená.
ring-claimed =
    { $seat } získává kruh { $amount ->
        [0] vzduchu
        [1] země
        [2] ohně
        [3] prázdnoty
       *[other] vody
    }.
ring-switched =
    { CARD($source) } mění kruh, o který se bojuje: teď je to kruh { $amount ->
        [0] vzduchu
        [1] země
        [2] ohně
        [3] prázdnoty
       *[other] vody
    }.
honor-placed = Na kartu { CARD($card) } přichází čest: { $amount }.
ring-resolves =
    { $seat } vyhodnocuje efekt kruhu { $amount ->
        [0] vzduchu
        [1] země
        [2] ohně
        [3] prázdnoty
       *[other] vody
    }.
ring-returned =
    Kruh { $amount ->
        [0] vzduchu
        [1] země
        [2] ohně
        [3] prázdnoty
       *[other] vody
    } se vrací mezi volné kruhy.
ring-taken =
    { $seat } si bere kruh { $amount ->
        [0] vzduchu
        [1] země
        [2] ohně
        [3] prázdnoty
       *[other] vody
    }.
fate-placed-on-ring =
    Na kruh { $ring ->
        [0] vzduchu
        [1] země
        [2] ohně
        [3] prázdnoty
       *[other] vody
    } přichází osud: { $amount }.
fate-removed-from-ring =
    Z kruhu { $ring ->
        [0] vzduchu
        [1] země
        [2] ohně
        [3] prázdnoty
       *[other] vody
    } mizí osud: { $amount }.
claimed-ring-switched =
    { $seat } si bere kruh { $amount ->
        [0] vzduchu
        [1] země
        [2] ohně
        [3] prázdnoty
       *[other] vody
    } a vrací kruh { $back ->
        [0] vzduchu
        [1] země
        [2] ohně
        [3] prázdnoty
       *[other] vody
    }.
type-changed =
    Konflikt je nyní { $amount ->
        [0] vojenský
       *[other] politický
    }.
conflict-ends = { "" }

## Konec hry

reason-break-stronghold = soupeřova pevnost padla
reason-25-honor = 25 nebo více cti
reason-zero-honor = soupeři nezbývá žádná čest
reason-stopped = trvalo to příliš dlouho

## Místa

zone-dynasty-deck = balíček dynastie
zone-conflict-deck = balíček konfliktu
zone-hand = ruka
zone-dynasty-discard = odhozené karty dynastie
zone-conflict-discard = odhozené karty konfliktu
zone-removed = odstraněné ze hry
zone-being-played = hraje se
zone-play = ve hře
zone-stronghold = pevnost
zone-role = role
zone-provinces = provincie
zone-holdings = místa
zone-province-1 = v provincii 1
zone-province-2 = v provincii 2
zone-province-3 = v provincii 3
zone-province-4 = v provincii 4

## Co je vidět na kartách

field-controller = ovládá
field-bowed = v úkloně
field-broken = zpustošená
field-serial = { "" }
field-entered-from = { "" }
field-entered-in = { "" }
field-side = balíček
    .mark =
    { $value ->
        [1] útočí
       *[other] brání
    }
field-slot = { "" }
field-on = { "" }
field-status = osobní čest
    .mark =
    { $value ->
        [1] poctěná
       *[other] zneuctěná
    }
field-fate = osud
    .mark = osud { $value }
field-returns-to = { "" }
field-military-bonus = vojenská
field-political-bonus = politická
field-strength-bonus = síla
field-influence-cost = vliv
field-influence-pool = vliv
field-role-restriction = jen s rolí

## Stůl v terminálu

board-when =
    Kolo { $round } · { $phase ->
        [dynasty] fáze dynastie
        [draw] fáze dobírání
        [conflict] fáze konfliktu
        [fate] fáze osudu
        [regroup] fáze přeskupení
       *[other] příprava hry
    }
board-first = první hráč: { $name }
board-favor-free = přízeň nikdo nemá
board-favor =
    { $side ->
        [0] přízeň: { $name }, vojenská
       *[other] přízeň: { $name }, politická
    }
board-honor = čest { $count }
board-fate = osud { $count }
board-bid = sázka { $count }
board-hand =
    { $count ->
        [one] 1 karta v ruce
        [few] { $count } karty v ruce
       *[other] { $count } karet v ruce
    }
board-conflicts =
    { $count ->
        [one] zbývá 1 konflikt
        [few] zbývají { $count } konflikty
       *[other] zbývá { $count } konfliktů
    }
board-deck =
    { $deck ->
        [dynasty] balíček dynastie { $count }, odhozeno { $discarded }
       *[other] balíček konfliktu { $count }, odhozeno { $discarded }
    }
board-province = Provincie { $number }
board-stronghold = Pevnost
board-strength = síla { $count }
board-facedown = lícem dolů
board-broken = zpustošená
board-attacked = napadená
board-empty = prázdná
board-facedown-card = karta lícem dolů
board-military = voj
board-political = pol
board-glory = sláva
board-bowed = v úkloně
board-honored = poctěná
board-dishonored = zneuctěná
board-at-home = Doma
board-attacking = Útočí
board-defending = Brání
board-in-hand = Ruka
board-role = Role
board-rings = Kruhy
board-ring =
    { $ring ->
        [0] Vzduch
        [1] Země
        [2] Oheň
        [3] Prázdnota
       *[other] Voda
    }
board-contested = bojuje se o něj
board-conflict =
    { $type ->
        [0] Vojenský
       *[other] Politický
    } konflikt o kruh { $ring ->
        [0] vzduchu
        [1] země
        [2] ohně
        [3] prázdnoty
       *[other] vody
    }: { $attacker } útočí, provincie { $province }
board-totals = { $attack } proti { $defense }
board-to-break = ke zpustošení je třeba o { $strength } víc než obrana
board-won = { $name } vyhrává o { $difference }
board-unopposed = bez odporu
board-with = s: { $cards }
board-nobody = nikdo
board-skills = vojenská { $military }, politická { $political }, sláva { $glory }

## Přehled kola

chart-dynasty = Fáze dynastie
chart-1-1 = Začátek fáze dynastie
chart-1-2 = Odkrytí karet dynastie
chart-1-3 = Přísun osudu
chart-1-4 = Hraní karet z provincií a akce
chart-1-5 = Konec fáze dynastie
chart-draw = Fáze dobírání
chart-2-1 = Začátek fáze dobírání
chart-2-2 = Sázka cti
chart-2-3 = Odkrytí číselníků cti
chart-2-4 = Předání cti
chart-2-5 = Dobrání karet
chart-2-actions = Okno akcí
chart-2-6 = Konec fáze dobírání
chart-conflict = Fáze konfliktu
chart-3-1 = Začátek fáze konfliktu
chart-3-actions = Okno akcí
chart-3-2 = Vyhlášení konfliktu, nebo pas
chart-3-2-1 = Určení obránců
chart-3-2-2 = Okno akcí konfliktu
chart-3-2-3 = Porovnání dovedností
chart-3-2-4 = Konflikt bez odporu
chart-3-2-5 = Zpustošení provincie
chart-3-2-6 = Vyhodnocení efektů kruhu
chart-3-2-7 = Získání kruhu
chart-3-2-8 = Návrat domů
chart-3-3 = Konec konfliktu
chart-3-4 = Určení Císařské přízně
chart-3-5 = Konec fáze konfliktu
chart-fate = Fáze osudu
chart-4-1 = Začátek fáze osudu
chart-4-2 = Odhození postav bez osudu
chart-4-3 = Odebrání osudu z postav
chart-4-4 = Osud na volné kruhy
chart-4-actions = Okno akcí
chart-4-5 = Konec fáze osudu
chart-regroup = Fáze přeskupení
chart-5-1 = Začátek fáze přeskupení
chart-5-actions = Okno akcí
chart-5-2 = Připravení karet
chart-5-3 = Odhození karet z provincií
chart-5-4 = Vrácení kruhů
chart-5-5 = Předání žetonu prvního hráče
chart-5-6 = Konec fáze přeskupení

## Co je na kartách

field-set = sada
field-number = číslo
field-type = typ
field-clan = klan
field-unique = jedinečná
field-honor = čest
field-traits = rysy
field-strength = síla
field-element = živel
field-cost = cena
field-military = vojenská
field-political = politická
field-glory = sláva
value-set-core-set = Základní sada
value-type-stronghold = pevnost
value-type-province = provincie
value-type-holding = místo
value-type-character = postava
value-type-attachment = doplněk
value-type-event = událost
value-type-role = role
value-side-province = provincie
value-side-dynasty = dynastie
value-side-conflict = konflikt
value-side-role = role
value-clan-crab = Krab
value-clan-crane = Jeřáb
value-clan-dragon = Drak
value-clan-lion = Lev
value-clan-phoenix = Fénix
value-clan-scorpion = Štír
value-clan-unicorn = Jednorožec
value-clan-neutral = neutrální
value-element-earth = země
value-element-air = vzduch
value-element-fire = oheň
value-element-water = voda
value-element-void = prázdnota
value-role-restriction-seeker = hledač
value-role-restriction-keeper = strážce
value-role-restriction-air = vzduch
value-role-restriction-earth = země
value-role-restriction-fire = oheň
value-role-restriction-void = prázdnota
value-role-restriction-water = voda

## Jak se otevírá stůl

mode-usual = Souboj klanů
    .about = Dva hráči, každý s balíčkem svého klanu.

## Jak se jmenují boti

bot-name-1 = Hideo
bot-name-2 = Isamu
bot-name-3 = Kenjiro
bot-name-4 = Tetsuo
