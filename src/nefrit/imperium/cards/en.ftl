### What the cards say: the words of every node of their trees.
###
### $third tells that another player does it ("discards"), $theirs that cards are that player's own ("their hand").
### $where, $per and the like may be "none".

## Nouns

noun-card = { IF($many, "cards", "card") }
noun-any-suit = { IF($many, "cards of any market suit", "card of any market suit") }
noun-region = { IF($many, "regions", "region") }
noun-uncivilised = { IF($many, "uncivilised cards", "uncivilised card") }
noun-civilised = { IF($many, "civilised cards", "civilised card") }
noun-tributary = { IF($many, "tributaries", "tributary") }
noun-fame = { IF($many, "fame cards", "fame card") }
noun-unrest = { IF($many, "unrest cards", "unrest card") }
noun-power = { IF($many, "power cards", "power card") }
noun-city = { IF($many, "cities", "city") }
noun-metropolis = { IF($many, "metropolises", "metropolis") }
noun-scroll = { IF($many, "scrolls", "scroll") }
noun-knight = { IF($many, "knights", "knight") }
noun-mask = { IF($many, "masks", "mask") }
noun-production = { IF($many, "cards with a production icon", "card with a production icon") }
noun-river = { IF($many, "cards with a river", "card with a river") }
noun-fertile = { IF($many, "fertile cards", "fertile card") }
noun-pinned = { IF($many, "pinned cards", "pinned card") }
noun-attack = { IF($many, "attacks", "attack") }
noun-barbarian = { IF($many, "cards with the barbarian icon", "card with the barbarian icon") }
noun-empire = { IF($many, "cards with the empire icon", "card with the empire icon") }
noun-variable = { IF($many, "cards with variable points", "card with variable points") }
noun-quest = { IF($many, "quests", "quest") }
noun-family = { IF($many, "cards named", "card named") } { $family }

names = { LIST($names, type: "or") }
any-of = { LIST($parts, type: "or") }
all-of = { $parts }
with-article = { A($noun) }
exact-count = { $count } { $noun }
up-to-count = up to { $count } { $noun }
at-least-count = at least { $count } { $noun }
any-number-of = any number of { $noun }
all-cards = all { $noun }
unrest-cards =
    { $up ->
        [yes] up to { $count } unrest cards
       *[no] { $count ->
            [one] an unrest card
           *[other] { $count } unrest cards
        }
    }
other-than = { $noun } other than { LIST($names, type: "or") }
with-tokens = { $noun } with { $token } on it
    .several = { $noun }, in any case one with { $token } on it
with-garrison = { $noun } with { $garrison } garrisoned there
named-cards = cards named { LIST($names, type: "or") }
active-quest = the active quest
this-card = this card
that-card = that card
one-of-those = one of those cards
it = it

## Places

from-places = { " " }from { LIST($places, type: "or") }
in-places = { " " }in { $places }
place-hand = { IF($theirs, "their hand", "your hand") }
place-discard = { IF($theirs, "their discard pile", "your discard pile") }
place-deck = { IF($theirs, "their deck", "your deck") }
place-play = { IF($theirs, "their play area", "your play area") }
place-history = { IF($theirs, "their history", "your history") }
place-development = the impending quests
place-garrison = a garrison
place-here = the garrison here
place-regions = the garrisons of your regions
place-quest = the place of the active quest
place-exile = the exile pile
place-nation = { IF($theirs, "their nation deck", "your nation deck") }

## Tokens and amounts

resource-material = material
resource-population = population
resource-progress = progress
tokens-material = { $count } material
tokens-population = { $count } population
tokens-progress = { $count } progress
tokens-action =
    { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }
for-each = for each { $what }
for-each-of-them = for each of them
counted =
    { $where ->
        [none] { $what }
       *[other] { $what } { $where }
    }
counted-play = { IF($theirs, "in their play area", "in your play area") }
counted-owned = that you own
counted-history = in your history
counted-exile = in exile
counted-here = garrisoned here
counted-garrison = in your garrisons
counted-tokens = { $token }
mark-region = { IF($many, "regions", "region") }
mark-uncivilised = { IF($many, "uncivilised cards", "uncivilised card") }
mark-civilised = { IF($many, "civilised cards", "civilised card") }
mark-tributary = { IF($many, "tributaries", "tributary") }
mark-fame = { IF($many, "fame cards", "fame card") }
mark-city = { IF($many, "cities", "city") }
mark-metropolis = { IF($many, "metropolises", "metropolis") }
mark-knight = { IF($many, "knights", "knight") }
mark-production = { IF($many, "production icons", "production icon") }
mark-river = { IF($many, "river icons", "river icon") }
mark-fertile = { IF($many, "fertile icons", "fertile icon") }
mark-variable = { IF($many, "cards with variable points", "card with variable points") }
node-that-many = how many that were
node-others-unrest = unrest card that other players score
node-players-with-less-progress = player with less progress than you

## Abilities

node-play = { $effect }
node-exhaust =
    { $when ->
        [none] { $condition ->
            [none] Exhaust: { $effect }
           *[other] Exhaust, if { $condition }: { $effect }
        }
       *[other] { $anytime ->
            [yes] Exhaust, even in the turn of another player, when { $when }: { $effect }
           *[no] Exhaust, when { $when }: { $effect }
        }
    }
node-passive = Passive, when { $when }: { $effect }
node-solstice = Solstice: { $effect }
node-free-play = free play
node-play-only-if = this card can be played only if { $condition }
node-cannot-be-played = this card is never played
node-cannot-be-garrisoned = this card is never garrisoned
node-cannot-be-moved = nothing abandons or recalls this card
node-put-into-play-when-gained = this card comes into play as soon as you gain it
node-ends-game-when-taken = scoring is triggered when you take this card
node-when-put-into-play = when this card comes into play, { $effect }
node-only-when-last = as an impending quest, this card can be chosen only when it is the last
node-before-scoring = before scoring you may { $effect }
node-resolved-instead-of-taken =
    { $flips ->
        [yes] whoever would gain this card resolves it instead, once per game; then it is flipped and scoring is triggered: { $effect }
       *[no] whoever would gain this card resolves it instead, once per game: { $effect }
    }
node-fewer-masks = Exhaust, when an effect has you discard masks: discard 1 mask fewer

when-play =
    { $another ->
        [yes] another player plays { $cards }
       *[no] you play { $cards }{ IF($discard, " from your discard pile", "") }
    }
when-obtain =
    { $exiled ->
        [yes] you acquire { $cards } from exile
       *[no] { $holding ->
            [none] { $how ->
                [acquire] you acquire { $cards }
               *[other] you acquire or break through for { $cards }
            }
           *[other] you gain a card from the market with { $holding } on it
        }
    }
when-return-unrest = you return unrest
when-take-unrest = you take unrest
when-gain-material = you gain material from { $cards } in play
when-pay-population = you pay population
when-sink = a card of yours is sunk
when-empty-deck = your deck runs out
when-leave-play = { $cards } leaves play

## Passive effects

node-hand-size = Passive: your hand size is { $by } greater
node-reduces-development = Passive: developing costs you { $tokens } less
node-reduces-unrest =
    { $cards ->
        [0] Passive: playing unrest costs you { $tokens } less, but at least 1
       *[other] Passive: playing unrest costs you { $tokens } less, or { $cards } card fewer, but at least 1
    }
node-loses-icon = Passive: your { $cards } do not have the { $state } icon
node-acquires-exiled = Passive: you can acquire exiled { $cards } as if they were in the market
node-plays-freely = Passive: you can free play { $cards }
node-places-in-market = Passive: in clean-up you place { $tokens } in the market instead of progress
node-no-history = Passive: what would go into your history is discarded instead
node-looks-at-more-fame = Passive: whenever you look at fame cards, look at { $more } more and then gain { $progress } progress
node-instead-of-material = Passive: whenever you would gain material, instead { $effect }
node-holds-quest = Passive: a quest garrisoned here is the active quest, and does not score
node-keeps-tokens = Passive: when this card leaves play, you gain all that lies on it
node-counts-twice = Passive: this card counts as two { $noun }
node-masks-from-garrison = Passive: when an effect has you discard masks, you may abandon cards garrisoned here in their place

## Victory points

points-history = { $points } in your history
points-garrison = { $points } in a garrison
points-play = { $points } in play
node-points-in = Victory points: { LIST($parts, type: "comma") }, { $otherwise } elsewhere
group =
    { $size ->
        [one] { $what }
       *[other] { $size } { $what }
    }
points-for-each = { $each } for each { $group }
node-points-per = Victory points: { $parts }

## How effects are put together

node-then = { $effect } and { $then }
node-if = if { $condition }, { $effect }
    .besides = also { $effect } if { $condition }
node-may =
    { $named ->
        [yes] may { $effect }
       *[no] you may { $effect }
    }
node-to = { $cost } to { $effect }
    .chosen = { $cost }. Having done so, { $effect }
node-either = { IF($third, "chooses", "choose") } one: { $before }; or { $last }
# One option of several after another.
options = { $before }; { $next }
node-repeat = for each of them, { $effect }
node-each-player =
    { $everybody ->
        [yes] each player, you included, { $effect }
       *[no] each other player { $effect }
    }

## Verbs: what is done with cards

verb-discard = { IF($third, "discards", "discard") } { $object }{ $where }
verb-abandon = { IF($third, "abandons", "abandon") } { $object }{ $where }
verb-recall = { IF($third, "recalls", "recall") } { $object }{ $where }
verb-history = { IF($third, "puts", "put") } { $object }{ $where } into { IF($theirs, "their history", "your history") }
verb-sink = { IF($third, "sinks", "sink") } { $object }{ $where }
verb-exile = { IF($third, "exiles", "exile") } { $object }{ $where }
verb-take = { IF($third, "takes", "take") } { $object }{ $where } into { IF($theirs, "their hand", "your hand") }
verb-deck = { IF($third, "puts", "put") } { $object }{ $where } on top of { IF($theirs, "their deck", "your deck") }
verb-return = { IF($third, "returns", "return") } { $object }{ $where } to the unrest pile
verb-garrison = garrison { $object } here
    .from = garrison here { $object }{ $where }

## Effects

node-gain =
    { $per ->
        [none] { IF($third, "gains", "gain") } { $tokens }
       *[other] { IF($third, "gains", "gain") } { $tokens } { $per }
    }
node-pay = { IF($third, "pays", "pay") } { $tokens }
node-pay-all = pay all your progress, at least { $least },
node-pay-up-to = pay up to { $most } progress
node-spend-actions =
    { $count ->
        [one] spend an action
       *[other] spend { $count } actions
    }
node-regain-exhaust = return an exhaust token from one of your cards to your state card
node-steal =
    { $unrest ->
        [yes] steal { $tokens } from each other player; whoever has too little takes unrest
       *[no] { $who ->
            [none] steal { $tokens } from each other player
           *[other] steal { $tokens } from each other player { $who }
        }
    }
node-place-on-this = place { $tokens } on this card
node-gain-again = gain as much { $resource } again
node-take-unrest =
    { $count ->
        [one] { IF($third, "takes", "take") } unrest
       *[other] { IF($third, "takes", "take") } { $count } unrest cards
    }
node-draw =
    { $per ->
        [none] { $count ->
            [one] { IF($third, "draws", "draw") } a card
           *[other] { IF($third, "draws", "draw") } { $count } cards
        }
       *[other] draw a card { $per }
    }
node-draw-up-to =
    { $if_able ->
        [yes] draw up to { $most } cards, but no more than are in your deck
       *[no] draw up to { $most } cards
    }
node-draw-if-able = draw the top card of your deck, if there is one,
node-acquire =
    { $only ->
        [yes] acquire { $object } from exile
       *[no] acquire { $object }{ IF($exiled, ", in the market or in exile", "") }
    }
node-break-through = break through for { $object }{ IF($exiled, ", which may be an exiled card", "") }
node-exile-from-market = exile a card from the market
node-place-in-market = place { $tokens } on a card in the market
node-swap = swap a card in the market with an exiled one
node-gamble = name a suit and reveal the top card of the main deck: if it has the suit take it into your hand, else exile it
node-develop = { IF($free, "develop without paying", "develop") }
node-take-fame = take the top fame card
node-look-at-fame = look at the top { $count } cards of the fame deck and take one of them
node-find = find { $object }{ $where } and { $follow }
node-play-card =
    { $free ->
        [yes] free play { $object }{ IF($anyway, ", whatever your state is", "") }
       *[no] play { $object }{ $where } for an action
    }
node-play-those = free play it at once
node-garrison-in-region = garrison this card in { $host } and carry out what happens when that one is played
node-ignore-icon = the { $state } icon of the next card you play this turn does not matter
node-avoid = avoid the effects of the attack
node-unless-given = you avoid the effects of the attack unless the attacker gives you 1 progress
node-treat = until the end of the turn 1 { $icon } icon in play counts as 3 production icons
node-borrow-exhaust = resolve the exhaust effect of another player's pinned card as if it were yours
node-turn-into = turn this card into { $name }
node-discard-masks = discard { $count } masks
node-give-cards =
    { $unrest_for ->
        [none] give each other player a card from your hand or discard pile
       *[other] give each other player a card from your hand or discard pile; whoever gets { $unrest_for } takes unrest
    }
node-take-nation-card = put the top card of your nation deck into your discard pile
node-look-at-nation-card = look at the top card of your nation deck
node-shuffle-nation-deck = shuffle your nation deck
node-bury-nation-card = put it at the bottom of that deck
node-swap-with-nation-card = swap a card from your hand with it
node-become-empire = flip your state card to its empire side
node-triggers-scoring = scoring is triggered

## Conditions

node-is-state =
    { $who ->
        [yes] who is { $state ->
            [empire] an empire
           *[barbarian] barbarian
        }
       *[no] you are { $state ->
            [empire] an empire
           *[barbarian] barbarian
        }
    }
node-has =
    { $who ->
        [yes] who has { $object } { $where }
       *[no] { $object } { IF($many, "are", "is") } { $where }
    }
node-at-least = you have at least { $least } { $what }
node-those-are = { IF($not, "that card is not", "that card is") } { $noun }
node-not = it is not so that { $condition }
node-all-of = { $conditions }
node-no-active-quest = there is no active quest
