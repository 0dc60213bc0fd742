### What the cards say: the words of every node of their trees.
###
### A part that may be missing is empty or "none". $tail stands at the end of a clause and has a space before it. $this is
### the card itself ("this unit"), $many tells whether several cards are meant, $noun is what the noun phrase grows from:
### each quality is put around it, the nearest first.

## Nouns

noun-card = { IF($many, "cards", "card") }
noun-unit = { IF($many, "units", "unit") }
noun-support = { IF($many, "support cards", "support card") }
noun-quest = { IF($many, "quests", "quest") }
noun-tactic = { IF($many, "tactics", "tactic") }
noun-legend = { IF($many, "legends", "legend") }
noun-fulcrum = { IF($many, "fulcrums", "fulcrum") }
noun-attachment = { IF($many, "attachments", "attachment") }
noun-development = { IF($many, "developments", "development") }
noun-facedown-development = { IF($many, "facedown developments", "facedown development") }
noun-quest-or-support = { IF($many, "quests or support cards", "quest or support card") }
noun-unit-or-support = { IF($many, "units or support cards", "unit or support card") }
noun-unit-or-development = { IF($many, "units or developments", "unit or development") }
noun-support-or-development = { IF($many, "support cards or developments", "support card or development") }
noun-unit-or-legend = { IF($many, "units or legends", "unit or legend") }
noun-hero-or-legend = { IF($many, "Heroes or legends", "Hero or legend") }

all-of = { $parts }
any-of = { LIST($parts, type: "or") }
x = X
it = it
in-play = { $noun } in play

## Noun phrases

np-a =
    { $other ->
        [yes] another { $noun }
       *[no] { A($noun) }
    }
np-each =
    { $other ->
        [yes] each other { $noun }
       *[no] each { $noun }
    }
np-all =
    { $other ->
        [yes] other { $noun }
       *[no] { $noun }
    }
np-some =
    { $other ->
        [yes] one or more other { $noun }
       *[no] one or more { $noun }
    }
np-exactly =
    { $other ->
        [yes] { $count } other { $noun }
       *[no] { $count } { $noun }
    }
np-up-to =
    { $other ->
        [yes] up to { $count } other { $noun }
       *[no] up to { $count } { $noun }
    }
np-any-number = any number of { $noun }
np-one-to =
    { $count ->
        [2] 1 or 2 { $noun }
       *[other] 1 to { $count } { $noun }
    }
np-at-least = at least { $count } { $noun }
np-from =
    { $cards } { $zone ->
        [hand] { $whose ->
            [you] from your hand
            [opponent] from an opponent’s hand
            [target] from that player’s hand
           *[anybody] from any hand
        }
        [deck] { $whose ->
            [you] from your deck
            [opponent] from an opponent’s deck
            [target] from that player’s deck
           *[anybody] from any deck
        }
       *[discard] { $whose ->
            [you] from your discard pile
            [opponent] from an opponent’s discard pile
            [target] from that player’s discard pile
           *[anybody] from any discard pile
        }
    }
np-top =
    the top { $count ->
        [one] card
       *[other] { $count } cards
    } of { $zone ->
        [discard] { $whose ->
            [you] your discard pile
            [target] that player’s discard pile
           *[anybody] each discard pile
        }
       *[deck] { $whose ->
            [you] your deck
            [target] that player’s deck
            [opponent] the deck of each opponent
           *[anybody] each deck
        }
    }
np-each-zone =
    each zone of { $whose ->
        [you] your capital
        [their] their capital
       *[anybody] each capital
    }{ IF($empty, " in which there is no unit", "") }
np-one-zone =
    a zone of { $whose ->
        [their] their capital
       *[you] your capital
    }
np-this-zone = this zone
np-among = { $cards } among those
one-of-them = one of them
the-other = the other
np-third = a third { $noun }
np-this = this { $noun }
np-that = that { $noun }
np-attached = the attached { $noun }

who-it = { IF($many, "them", "it") }
    .subject = { IF($many, "they", "it") }
who-seen = { IF($many, "those cards", "that card") }
who-target = { IF($many, "the targets", "the target") }
who-first = the first
who-second = the second
    .subject = the second
who-third = the third
    .subject = the third
who-quester = the unit questing here
    .subject = the unit questing here
who-both = { $attached } and the target
    .subject = { $attached } and the target
who-units-there = each unit in that zone
    .subject = each unit in that zone
first-played = the first { $noun } each turn
your-capital = your capital
everything = anything
zone-of-capital =
    { $burning ->
        [yes] a zone
       *[no] a non-burning zone
    } { $whose ->
        [you] of your capital
        [opponent] of an opponent’s capital
       *[anybody] of any capital
    }

## Words around a noun

is-noun = is { A($noun) }
is-yours =
    { $owner ->
        [they] { $noun } they control
       *[you] { $noun } you control
    }
    .played = { $noun } you play
is-theirs = { $noun } { IF($many, "your opponents control", "an opponent controls") }
    .played = { $noun } { IF($many, "your opponents play", "an opponent plays") }
is-owned-by-opponent = { $noun } an opponent owns
is-attacking = attacking { $noun }
    .is = is attacking
is-defending = defending { $noun }
    .is = is defending
is-participating = participating { $noun }
    .is = is participating in combat
is-defending-alone = { $noun } defending alone
    .is = is defending alone
is-corrupted = corrupted { $noun }
    .is = is corrupted
is-not-corrupted = uncorrupted { $noun }
    .is = is not corrupted
is-damaged = damaged { $noun }
    .is = is damaged
is-channeling-here = { $noun } channeling here
    .is = is channeling here
is-struck = { $noun } to which it is assigned
is-questing-here = { $noun } questing here
    .is = is questing here
is-questing = questing { $noun }
    .is = is questing
is-attacked-this-turn = { $noun } that { IF($many, "have", "has") } attacked this turn
    .is = has attacked this turn
is-assigned-damage = { $noun } to which combat damage is assigned
is-in-this-zone = { $noun } in this zone
    .is = is in this zone
is-in-corresponding-zone = { $noun } in a corresponding zone
    .is = is in a corresponding zone
is-in-section =
    { $zone ->
        [kingdom] { $noun } in a kingdom
        [quest] { $noun } in a quest zone
       *[battlefield] { $noun } in a battlefield
    }
    .is =
        { $zone ->
            [kingdom] is in a kingdom
            [quest] is in a quest zone
           *[battlefield] is in a battlefield
        }
is-in-your-section =
    { $zone ->
        [kingdom] { $noun } in your kingdom
        [quest] { $noun } in your quest zone
       *[battlefield] { $noun } in your battlefield
    }
    .is =
        { $zone ->
            [kingdom] is in your kingdom
            [quest] is in your quest zone
           *[battlefield] is in your battlefield
        }
is-corresponding-to-it = { $noun } in a zone that corresponds to that of the first
is-in-its-zone = { $noun } in the same zone
is-in-defending-zone = { $noun } in the defending zone
    .is = is in the defending zone
is-in-undeveloped-zone = { $noun } in { IF($many, "zones", "a zone") } without developments
is-neither = { $noun } that { IF($many, "are", "is") } neither { A($one) } nor { A($other) }
is-fallen-this-turn = { $noun } that { IF($many, "were", "was") } put there this turn
is-trait = { $trait } { $noun }
    .is = is { A($trait) }
is-not-trait = non-{ $trait } { $noun }
    .lacking = { $noun } without the { $trait } trait
    .is = is not { A($trait) }
is-race = { $race } { $noun }
is-another-race = non-{ $race } { $noun }
is-same-title = { $noun } with the same title
is-not-same-title = { $noun } with another title
is-printed = { $noun } that { IF($many, "are", "is") } { $card }
    .is = is { $card }
is-printed-cost-at-most = { $noun } with a printed cost of at most { $limit }
is-loyalty-below =
    { $noun } with fewer than { $limit } loyalty { $limit ->
        [one] icon
       *[other] icons
    }
is-remaining-hit-points-below = { $noun } whose remaining hit points are fewer than { $limit }
is-with-keyword = { $noun } with { $keyword }
is-tokens-on-at-least =
    { $limit ->
        [one] { $noun } with resource tokens on { IF($many, "them", "it") }
       *[other] { $noun } with at least { $limit } resource tokens on { IF($many, "them", "it") }
    }

## Amounts

some-damage =
    { $amount ->
        [none] damage
       *[other] { $amount } damage
    }
some-sure-damage =
    { $amount ->
        [none] uncancellable damage
       *[other] { $amount } uncancellable damage
    }
some-indirect-damage =
    { $amount ->
        [none] indirect damage
       *[other] { $amount } indirect damage
    }
some-sure-indirect-damage =
    { $amount ->
        [none] uncancellable indirect damage
       *[other] { $amount } uncancellable indirect damage
    }
some-power =
    { $amount ->
        [none] power
       *[other] { $amount } power
    }
some-hit-points =
    { $amount ->
        [none] hit points
        [one] { $amount } hit point
       *[other] { $amount } hit points
    }
some-resources =
    { $amount ->
        [none] resources
        [one] { $amount } resource
       *[other] { $amount } resources
    }
some-tokens =
    { $amount ->
        [none] resource tokens
        [one] { $amount } resource token
       *[other] { $amount } resource tokens
    }
some-cards =
    { $amount ->
        [none] cards
        [one] a card
       *[other] { $amount } cards
    }
some-dominance =
    { $amount ->
        [none] dominance
       *[other] { $amount } dominance
    }
tail-each = { " " }for each { $what }
tail-equal = { " " }equal to { $value }
number-of = the number of { $what }
value-power-of-this = the power of { $this }
value-power-of-it = { $far ->
        [target] the target’s
        [chosen] the chosen card’s
       *[no] its
    } power
value-printed-power-of-it = { $far ->
        [target] the target’s
        [chosen] the chosen card’s
       *[no] its
    } printed power
value-printed-cost-of-seen = the printed cost of that card
value-printed-cost-of-it = { $far ->
        [target] the target’s
        [chosen] the chosen card’s
       *[no] its
    } printed cost
value-power-of-quester = the power of the unit questing here
value-fewest-cards-in-a-hand = the number of cards in the smallest hand of an opponent
value-that-much = that amount
count-developments =
    { IF($many, "developments", "development") } in { $zone ->
        [kingdom] your kingdom
        [quest] your quest zone
        [battlefield] your battlefield
       *[this] this zone
    }
count-tokens-on-of-this = { IF($many, "resource tokens", "resource token") } on { $this }
count-experiences-on-this = { IF($many, "experiences", "experience") } attached to { $this }
count-loyalty-of-paid = { IF($many, "loyalty icons", "loyalty icon") } on the discarded card
count-loyalty-of-it = { IF($many, "loyalty icons", "loyalty icon") } of the target
count-fallen-units =
    { IF($many, "units that have", "unit that has") } been put into a discard pile this turn
count-cards-in-your-discard-pile = { IF($many, "cards", "card") } in your discard pile
count-cards-in-that-hand = { IF($many, "cards", "card") } in the hand of that player
count-resources-in-your-pool = { IF($many, "resources", "resource") } in your pool
count-burning-zones = burning { IF($many, "zones", "zone") } of your capital

## Conditions

if = if { $clause }
unless = unless { $clause }
while = while { $clause }
when = when { $clause }
so-during-your-turn = during your turn
so-for-a-discard-pile-or-a-hand = for a discard pile or a hand
so-for-the-quest-phase = for the quest phase
so-during-your-phase =
    { $phase ->
        [kingdom] during your kingdom phase
        [quest] during your quest phase
        [capital] during your capital phase
       *[battlefield] during your battlefield phase
    }
so-during-battlefield-phase = during a battlefield phase
so-by-combat-damage = in combat
so-after-damage-assigned = after combat damage has been assigned
so-burning-zones-at-least =
    { $limit ->
        [one] a zone of your capital is burning
       *[other] { $limit } zones of your capital are burning
    }
so-there-is-channeling-here = a unit is channeling here
so-unit-quests-here = a unit is questing here
so-are = { $subject } { $parts }
    .card = { $subject } is { $card }
so-this-assigned-damage = combat damage is assigned to { $this }
so-by-collecting = by collecting at least { $least } of them in the kingdom phase
so-your-capital-is-attacked = your capital is being attacked
so-defenders-not-declared = defenders have not been declared yet
so-this-zone-is-attacked = this zone is being attacked
so-your-other-zones-burn = both other zones of this capital are burning
so-you-control = you control { $card }
so-there-is = there is { $card }
so-cards-in-that-hand-at-least = that player has at least { $limit } cards in hand
so-by-being-played = by being played
so-this-tokens-on-below = there are no resource tokens on { $this }
so-tokens-at-least = there { $tokens ->
        [one] is at least 1 resource token
       *[other] are at least { $tokens } resource tokens
    } on { $this }
so-developments-at-least =
    you have at least { $limit ->
        [one] 1 development
       *[other] { $limit } developments
    } in { $zone ->
        [kingdom] your kingdom
        [quest] your quest zone
        [battlefield] your battlefield
       *[this] this zone
    }
circumstances-first = { $parts }, { $clause }
during = { $clause } { $part }
while-it = { $clause } while it { $parts }

## Triggers

on-played =
    { $whose ->
        [you] you play { $card }
        [opponent] an opponent plays { $card }
       *[anybody] { $card } is played
    }
on-action-triggered = an action of { $card } is triggered
on-enters-play = { $card } { IF($many, "enter", "enters") } play
on-enters-zone = { $card } { IF($many, "enter", "enters") } a zone
    .this-zone = { $card } { IF($many, "enter", "enters") } this zone
on-leaves-play = { $card } { IF($many, "leave", "leaves") } play
    .would = { $card } would leave play
on-falls = { $card } { IF($many, "are", "is") } put into a discard pile from play
on-deals-damage = { $card } { IF($many, "deal", "deals") } damage in combat
on-destroyed = { $card } { IF($many, "are", "is") } destroyed
    .would = { $card } would be destroyed
on-sacrificed = { $card } { IF($many, "are", "is") } sacrificed
    .would = { $card } would be sacrificed
on-discarded-from-play = { $card } { IF($many, "are", "is") } discarded from play
on-returned = { $card } { IF($many, "leave", "leaves") } play for a hand or a deck
on-damaged = { $card } { IF($many, "are", "is") } dealt damage
    .would = { $card } would be dealt damage
on-zone-damaged =
    { $whose ->
        [you] a zone of your capital is dealt damage
        [opponent] a zone of an opponent’s capital is dealt damage
       *[anybody] a zone of a capital is dealt damage
    }
on-channeled = { $card } is channeled
on-zone-burns =
    { $whose ->
        [you] a zone of your capital burns
        [opponent] a zone of an opponent’s capital burns
       *[anybody] a zone of a capital burns
    }
on-healed = { $card } { IF($many, "are", "is") } healed
on-corrupted = { $card } { IF($many, "are", "is") } corrupted
on-restored = { $card } { IF($many, "are", "is") } restored
on-attacks =
    { $whose ->
        [you] you declare { $card } as { IF($many, "attackers", "an attacker") }
       *[anybody] { $card } { IF($many, "attack", "attacks") }
    }
    .this-zone = { $card } { IF($many, "attack", "attacks") } this zone
on-comes-to-attack = { $card } { IF($many, "attack", "attacks") }
    .this-zone = { $card } { IF($many, "attack", "attacks") } this zone
on-damage-assigned = combat damage is assigned
on-attack-redirected = the attack of { $card } is redirected
on-defends = { $card } { IF($many, "defend", "defends") }
on-zone-attacked =
    { $whose ->
        [you] a zone of your capital is attacked
        [opponent] a zone of an opponent’s capital is attacked
       *[anybody] a zone is attacked
    }
    .this-zone = this zone is attacked
on-survives = { $card } { IF($many, "survive", "survives") } combat
on-combat-over = combat ends
on-resources-gained =
    { $whose ->
        [you] you gain resources
        [opponent] an opponent gains resources
       *[anybody] a player gains resources
    }
on-resources-spent =
    { $whose ->
        [you] you spend resources
        [opponent] an opponent spends resources
       *[anybody] a player spends resources
    }
on-drawn =
    { $whose ->
        [you] you draw cards
        [opponent] an opponent draws cards
       *[anybody] a player draws cards
    }
on-discarded =
    { $whose ->
        [you] you discard a card
        [opponent] an opponent discards a card
       *[anybody] a player discards a card
    }
on-developed =
    { $whose ->
        [you] a development enters one of your zones
        [opponent] a development enters a zone of an opponent
       *[anybody] a development enters a zone
    }
on-development-played =
    { $whose ->
        [you] you play a development from your hand
        [opponent] an opponent plays a development from hand
       *[anybody] a player plays a development from hand
    }
on-turned = { $card } { IF($many, "are", "is") } turned
on-tokens-placed = resource tokens are placed on { $card }
on-tokens-removed = resource tokens are removed from { $card }
on-quests = { $card } { IF($many, "begin", "begins") } to quest
on-ambushes = { $card } ambushes
on-control-changed =
    { $whose ->
        [you] you take control of { $card }
        [opponent] an opponent takes control of { $card }
       *[anybody] the control of { $card } changes
    }
on-revealed = { $card } is revealed
on-opposed = defenders have been declared
on-by =
    { $by ->
        [you] { $clause } by an effect of yours
       *[opponent] { $clause } by an effect of an opponent
    }
on-turn-begins =
    { $whose ->
        [you] at the beginning of your turn
        [opponent] at the beginning of an opponent’s turn
       *[anybody] at the beginning of each turn
    }
on-turn-ends =
    { $whose ->
        [you] at the end of your turn
        [opponent] at the end of an opponent’s turn
       *[anybody] at the end of each turn
    }
on-phase-begins =
    { $whose ->
        [you] at the beginning of your { $phase }
        [opponent] at the beginning of an opponent’s { $phase }
       *[anybody] at the beginning of each { $phase }
    }
on-phase-ends =
    { $whose ->
        [you] at the end of your { $phase }
        [opponent] at the end of an opponent’s { $phase }
       *[anybody] at the end of each { $phase }
    }
phase-of-any = phase
phase-of-kingdom = kingdom phase
phase-of-quest = quest phase
phase-of-capital = capital phase
phase-of-channeling = channeling phase
phase-of-battlefield = battlefield phase

## Abilities

label-action =
    { $opponent ->
        [yes] Action for opponents:
       *[no] { $out_of_play ->
            [yes] Action from out of play:
           *[no] Action:
        }
    }{ " " }
label-forced = Forced:{ " " }
ability = { $label }{ CAPITAL($before) } – { $effect }
    .plain = { $label }{ CAPITAL($effect) }
    .within = { $before } – { $effect }
before-dash = { LIST($parts, type: "comma") }
target = target { $cards }
choose = choose { $cards }
in-zone =
    { $zone ->
        [kingdom] Kingdom. { CAPITAL($text) }
        [quest] Quest. { CAPITAL($text) }
       *[battlefield] Battlefield. { CAPITAL($text) }
    }
with-limit =
    { $limit ->
        [one] { $text } Limit: once per { $period }
       *[other] { $text } Limit: { $limit } times per { $period }
    }
period-end-of-turn = turn
period-end-of-phase = phase
period-end-of-combat = combat

node-keyword = { $word } ({ $reminder })
where-x = { $text }, where X is { $value }
keyword-toughness =
    { $value ->
        [none] Toughness
       *[other] Toughness { $value }
    }
    .reminder = each time { $this } is assigned damage, cancel { $value } of it
keyword-counterstrike =
    { $value ->
        [none] Counterstrike
       *[other] Counterstrike { $value }
    }
    .reminder =
        when { $this } is declared as a defender, it deals { $value } uncancellable damage to an attacker of your choice
keyword-scout = Scout
    .reminder = if { $this } participates in combat and survives, the opposing player discards a card at random from hand
keyword-raider =
    { $value ->
        [none] Raider
       *[other] Raider { $value }
    }
    .reminder = if { $this } attacks and survives the combat, you gain { $value ->
            [one] 1 resource
           *[other] { $value } resources
        }
keyword-ambush =
    { $value ->
        [none] Ambush
       *[other] Ambush { $value }
    }
    .reminder =
        when the zone is attacked, you may spend { $value ->
            [one] 1 resource
           *[other] { $value } resources
        } to turn this facedown development faceup
keyword-savage =
    { $value ->
        [none] Savage
       *[other] Savage { $value }
    }
    .reminder =
        each time { $this } is dealt damage, you may have it deal { $value } damage to a target unit in a corresponding zone
keyword-feared =
    { $value ->
        [none] Feared
       *[other] Feared { $value }
    }
    .reminder =
        while { $this } is attacking, { $value ->
            [one] 1 target unit has no text except for its traits
           *[other] { $value } target units have no text except for their traits
        }
keyword-necromancy = Necromancy
    .reminder =
        { $this } may be played from your discard pile; at the end of that turn it is put on the bottom of its owner’s deck
keyword-limited = Limited
    .reminder = you cannot play more than one Limited card each turn

node-only-in = { LIST($zones, type: "or") } only
zone-name-kingdom = kingdom
zone-name-quest = quest
zone-name-battlefield = battlefield
node-play-only-if = play { $this } only { $parts }
node-play-instead = when you play { $this }, you may { $costs } to lower its cost to { $cost }
node-hero-limit = limit one Hero per zone
node-invades = play { $this } into any zone of an opponent, who controls it
node-attaches = attach to a target { $noun }
node-enters =
    { $resources ->
        [0] { $this } enters play corrupted
        [one] { $this } enters play with 1 resource token on it{ IF($corrupted, ", and corrupted", "") }
       *[other] { $this } enters play with { $resources } resource tokens on it{ IF($corrupted, ", and corrupted", "") }
    }
node-deck-limit =
    { $most ->
        [one] a deck holds at most 1 copy of this card
       *[other] a deck holds at most { $most } copies of this card
    }
node-people-only = { $people } only
node-deck-only = { CAPITAL($word) } only

## Constant effects

also-printed = { $text }; that number is also X in its printed cost and hit points
clause = { $subject } { $predicate }
modifies-power =
    { $less ->
        [yes] { IF($many, "lose", "loses") } { $quantity }{ $tail }
       *[no] { IF($many, "gain", "gains") } { $quantity }{ $tail }
    }
modifies-hit-points =
    { $less ->
        [yes] { IF($many, "lose", "loses") } { $quantity }{ $tail }
       *[no] { IF($many, "gain", "gains") } { $quantity }{ $tail }
    }
modifies-combat-damage =
    { $less ->
        [yes] { IF($many, "deal", "deals") } { $quantity } less in combat{ $tail }
       *[no] { IF($many, "deal", "deals") } { $equal ->
            [yes] additional { $quantity } in combat{ $tail }
           *[no] { $quantity } more in combat{ $tail }
        }
    }
standing-damage-is-doubled = { IF($many, "are", "is") } assigned double the damage
modifies-cost =
    { $less ->
        [yes] { IF($many, "cost", "costs") } { $quantity } less{ $tail }
       *[no] { IF($many, "cost", "costs") } { $quantity } more{ $tail }
    }
modifies-targeted =
    can be targeted by opponents only for { $amount ->
        [one] 1 additional resource
       *[other] { $amount } additional resources
    }
next-played = the next { $noun }
enters-wounded = { $predicate } and enters play with { $wounds } damage on it
modifies-toll =
    is protected: each other action that targets { IF($many, "them", "it") } is cancelled unless its player spends { $amount } more { $amount ->
        [one] resource
       *[other] resources
    }
loses-power = { IF($many, "lose", "loses") } all power
sets-power = { IF($many, "have", "has") } a base power of { $amount }
sets-cost = { IF($many, "have", "has") } a cost of { $amount }
modifies-ambush = { IF($many, "gain", "gains") } { $granted }
sets-hit-points =
    { $amount ->
        [one] { IF($many, "have", "has") } 1 base hit point
       *[other] { IF($many, "have", "has") } { $amount } base hit points
    }
forbids-attack = cannot attack
forbids-defend = cannot defend
forbids-corrupt = cannot be corrupted
forbids-destroy = cannot be destroyed
forbids-leave = cannot be returned
forbids-tokens = cannot have resource tokens placed on { IF($many, "them", "it") }
forbids-enter = cannot enter this zone
forbids-play = cannot be played
forbids-targeted = cannot be targeted
grants-keyword = { IF($many, "gain", "gains") } { $granted }
grants-trait = { IF($many, "gain", "gains") } the { $granted } trait
grants-type =
    { $many ->
        [yes] are { $granted }s
       *[no] is { A($granted) }
    }
grants-symbol = provides { A($granted) } symbol
grants-ability = { IF($many, "gain", "gains") } “{ $granted }”
standing-blank = { IF($many, "have no text except for their traits", "has no text except for its traits") }
standing-development = { IF($many, "are nothing but faceup developments", "is nothing but a faceup development") }
standing-without-triggers = { IF($many, "lose all their triggered abilities", "loses all its triggered abilities") }
standing-outcast = sacrifice { $this }
standing-without-actions = { IF($many, "lose their actions and forced effects", "loses its actions and forced effects") }
standing-enters-corrupted = { IF($many, "enter", "enters") } play corrupted in this zone
standing-controlled = { IF($many, "are", "is") } under your control, in your corresponding zone
standing-attack-from = may attack from any zone
standing-defend-from = may defend any zone of your capital
standing-damage-is-uncancellable = damage cannot be cancelled
standing-attacked = this zone cannot be attacked
standing-searched-cards = whenever you search cards of your deck, you may search { $amount } more
standing-damage-is-resources = you may spend the damage on { $this } as though it were resources
standing-tokens-are-resources = you may spend the resource tokens on { $this } as though they were in your pool
standing-tops-are-shown = players play with the top card of their decks revealed
standing-plays-the-top-card = you may play the top card of your deck as though it were in your hand
standing-keeps-resources = players keep their unspent resources
standing-skip-kingdom = you skip your kingdom phase
standing-skip-quest = you skip your quest phase
standing-skip-capital = you skip your capital phase
standing-skip-battlefield = you skip your battlefield phase

node-cancels =
    { $amount ->
        [none] cancel all { IF($combat, "combat damage", "damage") } assigned to { $recipient }
       *[other] { $each ->
            [yes] each turn, cancel the first { $amount ->
                [one] point
               *[other] { $amount } points
            } of { IF($combat, "combat damage", "damage") } assigned to { $recipient }
           *[no] each time { IF($combat, "combat damage", "damage") } is assigned to { $recipient }, cancel { $amount } of it
        }
    }
node-token-shield =
    { $whole ->
        [yes] { $prevents ->
            [yes] each time damage would be dealt to { $recipient }, { IF($optional, "you may remove", "remove") } 1 resource token from { $this } to prevent all of it
           *[no] each time damage is assigned to { $recipient }, { IF($optional, "you may remove", "remove") } 1 resource token from { $this } to cancel all of it
        }
       *[no] for each damage that is assigned to { $recipient }, { IF($optional, "you may remove", "remove") } 1 resource token from { $this } to cancel it
    }{ IF($gains, ", and gain 1 resource for each token removed", "") }
node-strike-back = deal X uncancellable combat damage to an attacking unit or legend of your choice
node-redirects =
    { $each ->
        [yes] once each turn, when { IF($combat, "combat damage", "damage") } is assigned to { $recipient }, target { $to } and redirect { $amount } of the damage to it
       *[no] when { IF($combat, "combat damage", "damage") } is assigned to { $recipient }, target { $to } and redirect { $amount } of the damage to it
    }
node-instead =
    { $optional ->
        [yes] { $when }, you may { $effect } instead
       *[no] { $when }, { $effect } instead
    }
    .bottom = { $when }, you may put { $card } on the bottom of its owner’s deck instead
    .under = { $when }, you may put { $card } under { $this } instead (it is not in play there)

## How effects are put together

node-at = { $effect } { $moment }
node-unless =
    { $effect } unless { $by ->
        [that] its controller { $cost }
        [its] its player { $cost }
        [target] that player { $cost }
       *[you] you { $cost }
    }
node-sequence = { $before }; { $next }
node-then = { $effect }. Then, { $then }
node-if =
    { $otherwise ->
        [none] if { $condition }, { $effect }
       *[other] if { $condition }, { $effect }; otherwise { $otherwise }
    }
node-may = you may { $effect }
node-one-of = either { LIST($options, type: "or") }
node-pick = choose { $target } and { $effect }
    .apart = choose { $target }; { $effect }
node-choose = target { $target } and { $effect }
    .apart = target { $target }; { $effect }
node-until =
    { $until ->
        [none] { $effect }
       *[other] { $until }, { $effect }
    }
until-end-of-turn = until the end of the turn
until-end-of-phase = until the end of the phase
until-end-of-the-battlefield-phase = until the end of the battlefield phase of this turn
until-end-of-the-attack = for as long as it attacks this zone
until-end-of-combat = until the end of combat
at-end-of-turn = at the end of the turn
at-end-of-phase = at the end of the phase
at-end-of-the-battlefield-phase = at the end of the battlefield phase of this turn
at-end-of-combat = at the end of combat

## Targets

node-lying =
    { $hand ->
        [either] { $cards } in your hand or discard pile
        [yes] { $cards } in your hand
       *[no] { $whose ->
            [you] { $cards } in your discard pile
            [opponent] { $cards } in an opponent’s discard pile
           *[anybody] { $cards } in any discard pile
        }
    }
a-number-of = a number of { $cards } equal to { $amount }
node-experience = an experience attached to { $card }
x-in-one-zone = X { $cards } in one zone
node-a-player =
    { $whose ->
        [opponent] an opponent
        [another] another player
       *[anybody] a player
    }
node-just-played = { $cards } that is being played
node-just-triggered = { $cards } whose action waits on the chain

## Verbs

verb-destroy = { IF($third, "destroys", "destroy") } { $object }
verb-sacrifice = { IF($third, "sacrifices", "sacrifice") } { $object }
verb-return-to-hand = { IF($third, "returns", "return") } { $object } to the hand of { IF($many, "their owners", "its owner") }
verb-discard = { IF($third, "discards", "discard") } { $object }
    .all =
        { $whose ->
            [you] discard your hand
            [opponent] each opponent discards their hand
           *[anybody] each player discards their hand
        }
    .top =
        { $whose ->
            [you] discard { $quantity } from the top of your deck{ $tail }
            [opponent] each opponent discards { $quantity } from the top of their deck{ $tail }
            [target] that player discards { $quantity } from the top of their deck{ $tail }
            [that] that player discards { $quantity } from the top of their deck{ $tail }
           *[anybody] each player discards { $quantity } from the top of their deck{ $tail }
        }
    .rest = discard the rest
    .first = discard the top card of your deck
    .random =
        { $whose ->
            [you] discard { $quantity } at random from your hand
            [opponent] each opponent discards { $quantity } at random from hand
            [that] that player discards { $quantity } at random from hand
           *[anybody] each player discards { $quantity } at random from hand
        }
verb-take-back = { IF($third, "returns", "return") } { $object } to { IF($third, "their", "your") } hand
verb-into-hand = { IF($third, "puts", "put") } { $object } into the hand of { IF($many, "their owners", "its owner") }
verb-on-top = { IF($third, "puts", "put") } { $object } on top of { IF($many, "the deck in the same order", "its owner’s deck") }
    .this = put { $this } on top of its owner’s deck instead of into the discard pile
verb-under-deck = { IF($third, "puts", "put") } { $object } on the bottom of { IF($many, "the decks of their owners", "its owner’s deck") }
verb-into-deck = { IF($third, "shuffles", "shuffle") } { $object } into { IF($third, "their", "your") } deck
verb-corrupt = { IF($third, "corrupts", "corrupt") } { $object }
verb-restore = { IF($third, "restores", "restore") } { $object }
verb-heal = { IF($third, "heals", "heal") } { $quantity } on { $object }{ $tail }
    .zone = { IF($third, "heals", "heal") } { $quantity } in { $object }{ $tail }
verb-heal-all = { IF($third, "heals", "heal") } all damage on { $object }
verb-place-tokens = { IF($third, "places", "place") } { $quantity } on { $object }{ $tail }
verb-remove-tokens = { IF($third, "removes", "remove") } { $quantity } from { $object }{ $tail }
verb-turn-faceup = { IF($third, "turns", "turn") } { $object } faceup
verb-gain =
    { $whose ->
        [you] gain { $quantity }{ $tail }
        [opponent] each opponent gains { $quantity }{ $tail }
        [first] the first gains { $quantity }{ $tail }
        [second] the second gains { $quantity }{ $tail }
        [target] that player gains { $quantity }{ $tail }
        [that] that player gains { $quantity }{ $tail }
       *[anybody] each player gains { $quantity }{ $tail }
    }
verb-lose =
    { $whose ->
        [you] lose { $quantity }{ $tail }
        [opponent] each opponent loses { $quantity }{ $tail }
        [first] the first loses { $quantity }{ $tail }
        [second] the second loses { $quantity }{ $tail }
        [target] that player loses { $quantity }{ $tail }
        [that] that player loses { $quantity }{ $tail }
       *[anybody] each player loses { $quantity }{ $tail }
    }
verb-lose-dominance = { verb-lose }
verb-draw =
    { $whose ->
        [you] draw { $quantity }{ $tail }
        [opponent] each opponent draws { $quantity }{ $tail }
        [first] the first draws { $quantity }{ $tail }
        [second] the second draws { $quantity }{ $tail }
        [target] that player draws { $quantity }{ $tail }
        [that] that player draws { $quantity }{ $tail }
       *[anybody] each player draws { $quantity }{ $tail }
    }
verb-turn-facedown = { IF($third, "turns", "turn") } { $object } facedown as a development

## Effects

node-deal = deal { $quantity } to { $object }{ $tail }
    .more =
        { $each ->
            [yes] deal { $quantity } to { $object }{ $tail }, and { $more } more to each that { $parts }
           *[no] deal { $quantity } to { $object }{ $tail }, and { $more } more if it { $parts }
        }
    .far = deal { $quantity }{ $tail } to { $object }
    .by = { $by } deals { $quantity } to { $object }{ $tail }
node-together = { $parts }, at the same time
node-take =
    { $whose ->
        [target] take { IF($up_to, "up to ", "") }{ $quantity } from that player{ $what ->
            [resources] { " " }into your pool
           *[other] { "" }
        }{ $tail }
       *[opponent] take { $quantity } from each opponent{ $what ->
            [resources] { " " }into your pool
           *[other] { "" }
        }{ $tail }
    }
node-deal-indirect =
    { $whom ->
        [you] deal { $quantity } to yourself{ $tail }
        [opponent] deal { $quantity } to each opponent{ $tail }
        [target] deal { $quantity } to that player{ $tail }
       *[anybody] deal { $quantity } to each player{ $tail }
    }
units-first = { $damage }, to be assigned to units first
node-shield = cancel the next { $amount } damage that would be dealt to { $object } this turn
node-move-damage =
    { $how ->
        [all] move all damage from { $source } to { $to }
        [any] move any amount of damage from { $source } to { $to }
        [up-to] move up to { $amount } damage from { $source } to { $to }
        [limit] move damage from { $source } to { $to }, at most { $amount }
       *[exactly] move { $amount } damage from { $source } to { $to }
    }
node-move-tokens =
    { $how ->
        [all] move all resource tokens from { $source } to { $to }
        [any] move any number of resource tokens from { $source } to { $to }
        [up-to] move up to { $amount } resource tokens from { $source } to { $to }
        [limit] move resource tokens from { $source } to { $to }, at most { $amount }
       *[exactly] move { $amount } resource tokens from { $source } to { $to }
    }
node-move-assigned = redirect { $amount } of the damage assigned to { $source } to { $to }
node-cancel-assigned = cancel { $amount } of the damage assigned to { $card }
node-divert = redirect the next { $amount } damage that would be dealt to the first this turn to the second
node-must-burn = for the rest of the game, { $zones } zones of an opponent’s capital instead of 2 must burn for you to win
kept-cards =
    { $latest ->
        [yes] all cards under { $this }
       *[no] all cards that were under { $this } when this action was triggered
    }
node-gain-experience =
    { $count ->
        [one] attach the top card of your deck facedown to { $object } as an experience
       *[other] attach the top { $count } cards of your deck facedown to { $object } as experiences
    }
node-exchange-experience =
    take it into your hand. Then, attach { $this } facedown to that unit or legend as an experience
node-ambush-attack = { $object } does what it does when it ambushes and is declared as an attacker
node-ends-chain =
    when { $this } is played, nothing can be added to the action chain any more, and it resolves at once
node-buy =
    spend { $cost ->
        [one] 1 resource
       *[other] { $cost } resources
    } to { $effect }
node-search =
    { $top ->
        [none] search your deck
       *[other] search the top { $top } cards of your deck
    } for { $cards }, { $play ->
        [yes] { IF($must, "put it into play in this zone if able", "you may put it into play in this zone") }
       *[no] reveal { IF($many, "them", "it") } and put { IF($many, "them", "it") } into your hand
    }, and shuffle your deck
node-look-at = look at { $object }
    .hands =
        { $whose ->
            [target] look at that player’s hand
           *[opponent] look at the hand of each opponent
        }
node-reveal = reveal { $object }
    .random = reveal { IF($up_to, "up to ", "") }{ $quantity } at random from { $whose ->
        [target] that player’s hand
       *[opponent] the hand of each opponent
    }
node-name-number = name a number X, at most the number of cards in your deck
node-arrange = put { $object } back on top in any order
node-split = { $one }, { $others }
node-for-each-player = each player in turn order carries this out as “you”: { $effect }
node-play-cards = play { $object } at no cost
node-shuffle-deck = shuffle your deck
node-put-into-play =
    { $zone ->
        [this] put { $object } into play in this zone
        [kingdom] put { $object } into play in your kingdom
        [quest] put { $object } into play in your quest zone
        [battlefield] put { $object } into play in your battlefield
       *[any] put { $object } into play under your control in a zone of your choice
    }{ IF($corrupted, ", corrupted", "") }{ $later ->
        [none] { "" }
       *[other] { " " }and sacrifice { IF($many, "them", "it") } { $later }
    }
node-develop-top =
    { $count ->
        [one] put the top card of your deck
       *[other] put the top { $count } cards of your deck
    } facedown into { $zone ->
        [kingdom] your kingdom
        [quest] your quest zone
        [battlefield] your battlefield
       *[this] this zone
    } as { $count ->
        [one] a development
       *[other] developments
    }
node-move = move { $object } to { IF($many, "other zones", "another zone") } of the same capital
node-move-together =
    { $this_too ->
        [yes] move { $this } and the target together to another zone of the same capital
       *[no] move the targets to another zone of the same capital
    }
node-switch-quest =
    switch it with { $card } from your hand; the resource tokens on it and the unit questing on it go to the new quest
node-onto-quest =
    { $here ->
        [yes] move { $object } onto a quest you control in its zone on which no unit is questing
       *[no] move { $object } onto a quest you control on which no unit is questing
    }
node-take-control =
    { $give ->
        [yes] that player takes control of { $object }
       *[no] take control of { $object }
    }
node-cancel = cancel { IF($action, "that action", "it") }
node-copy-tactic = carry out the effects of that tactic as if it were yours, with targets of your choice
node-redirect-attack = redirect the attack to another zone of the same capital that is not burning and can be attacked
node-make-attack = { $subject } attacks a zone of an opponent’s capital, alone and from where it is
node-scout-out = the other player of this combat discards a card at random
node-must =
    { $otherwise ->
        [none] { $whose ->
            [you] { $act }
            [opponent] each opponent { $act }
            [target] that player { $act }
            [defender] the defending player { $act }
           *[anybody] each player { $act }
        }
       *[other] { $whose ->
            [you] either { $act } or { $otherwise }
            [opponent] each opponent must either { $act } or { $otherwise }
            [target] that player must either { $act } or { $otherwise }
            [defender] the defending player must either { $act } or { $otherwise }
           *[anybody] each player must either { $act } or { $otherwise }
        }
    }

## Costs

node-skip-phase = skip your { $phase } this turn
node-spend = { IF($third, "spends", "spend") } { $quantity }{ $tail }
    .all = { IF($third, "spends all resources in their pool", "spend all resources in your pool") }
    .kept = spend resources equal to the total printed cost of the cards under { $this }
