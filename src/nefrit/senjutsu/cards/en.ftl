### What the cards say: the words of every node of their trees.
###
### $who is whom a line means: you, target, each-opponent, other-players or all. $gate is what opens a line ("in
### Aggression", "for 1 focus"). A hex is told by the way to it: "front x2", "front + front right".

## Parts that many lines need

comma = { LIST($items, type: "comma") }
either-of = { LIST($items, type: "or") }
then = { $before }, then { $last }
from-to = { $most } to { $least }
this-round = this round { $rule }
with-lotus =
    { $lotus ->
        [one] with a lotus token
       *[other] with { $lotus } or more lotus tokens
    } on this card { $rule }

kamae-neutral = Neutral
kamae-aggression = Aggression
kamae-balance = Balance
kamae-determination = Determination
kamae-distance = Distance
kamae-any = any position

rank-wood = wood
rank-steel = steel
rank-gold = gold
rank-jade = jade
type-attack = attack
type-defence = defence
type-meditation = meditation
type-core = core
type-poison = poison
type-card =
    { $type ->
        [attack] attack card
        [defence] defence card
        [meditation] meditation card
       *[core] core card
    }
keyword-prepared = prepared
keyword-instant = instant
keyword-instant-additional = instant additional
keyword-instant-replacement = instant replacement

harm-wound =
    { $count ->
        [one] 1 wound
       *[other] { $count } wounds
    }
harm-bleed =
    { $count ->
        [one] 1 bleeding wound
       *[other] { $count } bleeding wounds
    }
harm-stun =
    { $count ->
        [one] 1 stun
       *[other] { $count } stuns
    }
harm-hobble =
    { $count ->
        [one] 1 hobble
       *[other] { $count } hobbles
    }
harm-poison =
    { $count ->
        [one] 1 poison
       *[other] { $count } poison
    }
harm-execution = execution
status-stun = stuns
status-hobble = hobbles
status-poison = poison
status-wound = wounds
status-bleed = bleeding wounds

node-wanted =
    { $ranks ->
        [none] { "" }
       *[other] { $ranks }{ " " }
    }{ $types ->
        [none] { "" }
       *[other] { $types }{ " " }
    }{ IF($core, "", "non-core ") }{ IF($ability, "ability ", "") }{ $keyword ->
        [none] { "" }
       *[other] { $keyword }{ " " }
    }{ IF($many, "cards", "card") }{ $character ->
        [none] { "" }
       *[other] { " " }of { $character }
    }{ $inflicts ->
        [none] { "" }
       *[other] { " " }that inflicts { $inflicts }
    }

## The card as a whole

section = Initiative { $initiative }: { $lines }
half = { $name }, { $type } in { $kamae }, initiative { $initiative }: { $lines }
counts-as = Here the card counts as { A($type) } only
requires = Only in { $kamae }
needs-hidden = Only while you are hidden
needs-desperate = Only while you are desperate
needs-enlightened = Only while your enlightenment is complete
needs-behind-opponent = Only if an opponent stands in the hex before you and faces the same way as you
needs-after-counter = It cannot be chosen for a round
when-after-your-card = Play it after your card has been resolved
when-before-your-card = Play it before your card is resolved
when-before-block-initiative = Play it before you choose the initiative of your block
when-attack-successful = Play it when your attack has been successful
when-block-successful = Play it when your block has been successful
when-attack-or-block-successful = Play it when your attack or block has been successful
when-start-of-round-before-choose = Play it at the start of a round, before cards are chosen
when-opponent-attack-successful = Play it when the attack of an opponent on you has been successful
when-attack-successful-and-hachiko-attack-successful =
    Play it when your attack and that of your companion have been successful in the same round
when-after-completing-a-contract = Play it when you have fulfilled a contract
when-you-are-defeated = Play it when you would be defeated
when-counter-successful =
    { $only ->
        [yes] Play it after a successful counter
       *[no] You may also play it after a successful counter
    }
node-alternative = { $gate }, initiative { $initiative }

## Lines that hold other lines

gate-kamae = in { $kamae }
gate-hidden = while hidden
gate-desperate = while desperate
gate-contracts =
    with { $contracts ->
        [one] a fulfilled contract
       *[other] { $contracts } fulfilled contracts
    }
gate-focus = for { $focus } focus
node-gated = { $gate }: { $line }
node-or = choose one: { $before }; or { $last }
node-lines-then = { $before }, and only if that is done in full { $last }
node-if-successful = if successful: { $lines }
node-on-marked = on { $mark }: { $line }
node-grows-with-success = each time an attack or a block of yours is successful, place a lotus token on this card
node-when-reduced = each time it has done so: { $lines }
node-after-success =
    { $what ->
        [attack] after an attack: { $lines }
       *[block] after a block: { $lines }
    }
node-may = you may do this: { $lines }
node-beside-partner = if it stands beside its partner: { $lines }
node-per-contract = for each of your fulfilled contracts: { $lines }
node-at-start-of-turn = at the start of each of your turns: { $lines }
node-when-discarded = when an effect of a card that is no core card discards this card: { $lines }

## Movement

movement-may = you may { $parts }
movement-must = you must { $parts }
movement-any-order = { $movement }, in any order
movement-towards-opponent = { $movement }; each step must lead nearer to an opponent
movement-towards-partner = { $movement }; each step must lead nearer to its partner
node-companion-moves = for your companion: { $movement }
any-direction = in any direction
directions = to the { LIST($items, type: "or") }
node-step =
    { $count ->
        [one] step { $where }
       *[other] step { IF($mandatory, "", "up to ") }{ $count } hexes { $where }
    }
node-rotation =
    { $count ->
        [one] rotate once
       *[other] rotate { IF($mandatory, "", "up to ") }{ $count } times
    }

## Diagrams

hexes = { LIST($items, type: "comma") }
all-adjacent = all adjacent hexes
all-two-away = all hexes at distance 2
node-strike = { IF($unblockable, "unblockable attack", "attack") }: { $cells }
node-strike-slower =
    { $range ->
        [0] { IF($unblockable, "unblockable attack", "attack") } on an opponent with a lower initiative
       *[other] { IF($unblockable, "unblockable attack", "attack") } on an opponent with a lower initiative, range { $range }
    }
node-area = area, no attack: { $cells }
node-block = block: { $hexes }
with-counters = { $block }; counter { $counters }
node-counter =
    { $gate ->
        [none] at { $initiatives }
       *[other] { $gate } at { $initiatives }
    }
node-add-counter = the block may be countered at { $initiatives }
with-extra = { $line }; { $extra }
more-blocked = { $gate } also { $hexes }
node-extra = { $gate } { $harm } more on { $mark }

## Harm

node-inflict =
    { $who ->
        [you] take { inflicted }
        [target] the target takes { inflicted }
        [each-opponent] each opponent{ in-range } takes { inflicted }
        [other-players] every other player takes { inflicted }
       *[all] everybody takes { inflicted }
    }
inflicted =
    { $how ->
        [hexes] { inflicted-kind } for each hex that you have moved
        [difference] { inflicted-kind } for each point by which the target’s initiative is lower
       *[count] { inflicted-kind }
    }
inflicted-kind =
    { $what ->
        [wound] { harm-wound }
        [bleed] { harm-bleed }
        [stun] { harm-stun }
        [hobble] { harm-hobble }
       *[poison] { harm-poison }
    }
in-range =
    { $range ->
        [0] { "" }
       *[other] { " " }in range
    }
node-replace-wounds =
    { $how ->
        [dealt] the wounds just dealt become { replaced-by }
        [received] the wounds that you have taken this round and that do not bleed become { replaced-by }
        [all] all { replaced } become { replaced-by }
       *[some] { $count } of { replaced } { $count ->
            [one] becomes { replaced-by.one }
           *[other] become { replaced-by }
        }
    }
replaced =
    { $who ->
        [you] your { $source ->
            [wound] wounds that do not bleed
           *[bleed] bleeding wounds
        }
       *[other] the target’s { $source ->
            [wound] wounds that do not bleed
           *[bleed] bleeding wounds
        }
    }
replaced-by =
    { $to ->
        [bleed] bleeding wounds
        [stun] stuns
       *[wound] plain wounds
    }
    .one =
    { $to ->
        [bleed] a bleeding wound
        [stun] a stun
       *[wound] a plain wound
    }

node-enter-hidden = become hidden

## Displacing

node-push =
    { $count ->
        [one] push the target 1 hex
       *[other] push the target { $count } hexes
    }{ IF($moved, " and as many hexes more as you have moved", "") }
node-pull =
    { $count ->
        [one] pull the target 1 hex
       *[other] pull the target { $count } hexes
    }
node-pull-or-push =
    { $count ->
        [one] pull or push the target 1 hex
       *[other] pull or push the target { $count } hexes
    }
node-rotate-target =
    { $count ->
        [one] rotate the target once
       *[other] rotate the target { $count } times
    }
node-step-target =
    { $count ->
        [one] the target steps to its { $where }
       *[other] the target steps { $count } hexes to its { $where }
    }
node-swap-positions = swap positions with the target

## Cards

node-draw =
    { $who ->
        [you] draw { drawn-cards }
        [target] the target draws { drawn-cards }
        [each-opponent] each opponent draws { drawn-cards }
        [other-players] every other player draws { drawn-cards }
       *[all] everybody draws { drawn-cards }
    }
drawn-cards =
    { IF($up_to, "up to ", "") }{ $count ->
        [one] 1 card
       *[other] { $count } cards
    }
node-discard-cards =
    { $who ->
        [you] discard { discarded-cards }
        [target] the target discards { discarded-cards }
        [each-opponent] each opponent{ in-range } discards { discarded-cards }
        [other-players] every other player discards { discarded-cards }
       *[all] everybody discards { discarded-cards }
    }{ IF($random, " at random", "") }
discarded-cards =
    { $how ->
        [all] all { $cards }
        [up-to] up to { $count } { $cards }
       *[exactly] { $count ->
            [one] { A($card) }
           *[other] { $count } { $cards }
        }
    }
node-discard-status =
    { $who ->
        [you] discard { discarded-status }
        [target] the target discards { discarded-status }
       *[all] everybody discards { discarded-status }
    }
discarded-status =
    { $how ->
        [all] all { $what }
        [up-to] up to { $count } { LIST($what, type: "or") }
       *[exactly] { LIST($each, type: "or") }
    }
node-search =
    { $where ->
        [top]
            { $who ->
                [you] look at the top { $top } cards of your deck and take { A($card) } into hand
               *[target] look at the top { $top } cards of the target’s deck and choose { A($card) } for the target’s hand
            }
        [to-deck] shuffle { A($card) } from your discard pile into your deck
        [discard] take { A($card) } from your discard pile into hand
        [target-discard] take { A($card) } from the target’s discard pile into hand
       *[deck]
            { $who ->
                [you] search your deck for { A($card) } and take it into hand
                [target] the target searches the deck for { A($card) } and takes it into hand
               *[other-players] every other player { IF($up, "may search", "searches") } the own deck for { A($card) } and take it into hand
            }
    }
node-shuffle-into-deck =
    { $who ->
        [you] { $how ->
                [up-to] you may shuffle { shuffled-cards } from hand into your deck
               *[other] shuffle { shuffled-cards } from hand into your deck
            }
        [target] the target shuffles { shuffled-cards } from hand into the deck
       *[all] everybody shuffles { shuffled-cards } from hand into the deck
    }
shuffled-cards =
    { $how ->
        [all] all { $cards }
        [as-drawn] as many { $cards } as you have drawn
       *[other] { $count ->
            [one] { A($card) }
           *[other] { $count } { $cards }
        }
    }
node-reveal-top = reveal the top { $count } cards of your deck and take all { $cards } among them into hand; shuffle the deck
node-discard-top =
    { $who ->
        [target] the target discards { discarded-top } from the top of the deck
       *[other] discard { discarded-top } from the top of your deck
    }
discarded-top =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }{ $per_wound ->
        [yes] {" "}and 1 more for each wound
       *[no] { "" }
    }
node-refill-deck = if your deck is empty, shuffle { $count } cards of your discard pile into it at random
node-play-found = play that card as an instant replacement
node-look-at-hand = look at the target’s hand
node-recover-attack = shuffle the topmost { $card } of the discard pile into the deck
node-shuffle-among-top = who is given this card shuffles it among the top { $count } cards of the deck
node-for-automated = an automated opponent does this instead of all that follows: { $lines }
node-change-stance = who has given it this card may change its stance
node-remove-this = remove this card from the game

## Focus, Kamae, advantage

node-gain-focus =
    { $who ->
        [you] gain { $count } focus
        [target] the target gains { $count } focus
       *[all] everybody gains { $count } focus
    }
node-lose-focus =
    { $who ->
        [you] lose { lost-focus }
        [target] the target loses { lost-focus }
        [each-opponent] each opponent{ in-range } loses { lost-focus }
       *[all] everybody loses { lost-focus }
    }
lost-focus =
    { $how ->
        [all] all focus
        [all-but] all but { $keep } focus
       *[exactly] { $count } focus
    }
node-steal-focus = take { $count } focus from the target
node-shift-kamae =
    { $who ->
        [you] shift your Kamae { shifted-steps }
       *[target] shift the target’s Kamae { shifted-steps }
    }
shifted-steps =
    { $steps ->
        [one] by a step
       *[other] by up to { $steps } steps
    }
node-switch-kamae =
    { $who ->
        [you] switch your Kamae to { switched-to }
        [target] switch the target’s Kamae to { switched-to }
       *[all] everybody switches the Kamae to { switched-to }
    }
switched-to =
    { $to ->
        [aggression] { kamae-aggression }
        [balance] { kamae-balance }
        [determination] { kamae-determination }
        [neutral] { kamae-neutral }
        [distance] { kamae-distance }
       *[any] { kamae-any }
    }
node-take-advantage = move to the top of the advantage track

## Cards in play

node-cancel-active =
    { $what ->
        [active-movement] cancel what is left of the movement
        [active-rotation] cancel what is left of the rotations
       *[active-abilities] cancel what is left of the abilities
    } of { $who ->
        [target] the target’s card in play
       *[each-opponent] each opponent’s card in play{ in-range }
    }
node-widen-block =
    { $count ->
        [one] the initiative of your block may be 1 higher or lower than printed
       *[other] the initiative of your block may be up to { $count } higher or lower than printed
    }
node-set-range = the range is { $reach }
node-farther-per-contract = the range is { $count } greater for each of your fulfilled contracts
node-place-caltrops =
    { $count ->
        [one] caltrops come onto an empty hex with { $mark }
       *[other] caltrops come onto { $count } empty hexes with { $mark }
    }
node-place-traps = lay your trap tokens facedown onto empty hexes with { $mark }
node-return-poisons = return any number of your used poison cards to your poison deck
node-flip-companion = turn the Kamae card of the companion over
node-return-contract = return a discarded contract to the table, not fulfilled
node-discard-contracts = discard all your contracts
node-stake-contracts = when this card is revealed, discard all your contracts; for each fulfilled one its initiative is 1 higher, and each hex with wounds has 1 wound more
node-prevent-defeat = you are not defeated
node-attach-to-target = this card remains in play before the target
node-remain-in-play = this card remains in play
node-at-end-of-round =
    { $turns ->
        [0] at the end of a round a player may pay { $focus } focus to discard it
        [1] at the end of each round rotate this card; when it is upright again it is discarded
       *[other] at the end of each round turn this card half round; when it is upright again it is discarded
    }
node-choose-type = choose { $options }
node-name-cards = each player names a card, from the top of the advantage track

passive-reduce-attack-wounds = each attack deals you { harm-less } less, but at least { $least }
harm-less =
    { $amount ->
        [one] 1 wound
       *[other] { $amount } wounds
    }
passive-discard-piles-face-up = all discard piles lie faceup
passive-chooses-at-random = you take your card of the round from your hand at random
passive-no-replacements-as-instants = you cannot play instant replacement cards as instants
passive-kamae-stays = your Kamae is neither shifted nor switched
passive-focus-stays = you neither pay nor gain focus
passive-behaviour-and-stance-stay = an automated opponent changes neither its behaviour nor its stance
passive-loses-top-card = before cards are drawn, who has it discards the top card of the deck facedown
passive-slower = the initiative of the cards of who has it is { $amount } lower, but at least 1
passive-higher-wound-limit = your wound limit is { $amount } higher
passive-lower-wound-limit = your wound limit is { $amount } lower
passive-fixed-wound-limit = your wound limit is { $amount }
passive-higher-hand-limit = your hand limit is { $amount } higher
passive-higher-focus-limit = you may have { $amount } focus more
passive-open-hand = you play with an open hand
passive-chooses-last = you choose your card after the other players have chosen theirs
passive-part-of-enlightenment = it is one of the three cards of enlightenment
passive-all-of-enlightenment = your enlightenment is complete
passive-no-status-cards = you take neither stuns nor hobbles nor poison
passive-more-attack-wounds = each hex with wounds in your attacks has { harm-more }
harm-more =
    { $amount ->
        [one] 1 wound more
       *[other] { $amount } wounds more
    }
passive-no-instants-as-instants = nobody can play { $kinds } cards as instants
passive-no-copies-of-face-up-discards = nobody can play a copy of a card that lies faceup in the own discard pile
passive-chosen-type-cannot-be-played = nobody can play cards of the chosen type
passive-named-cards-cannot-be-played = nobody can play the named cards
passive-no-looking-at-hands-no-forced-discards = nobody can look at hands or make other players discard
passive-no-wounds-from-empty-deck = you take no wounds for an empty deck
passive-must-be-chosen = while it is in your hand you must choose it

## Automated opponents

node-change-behaviour = change the behaviour
node-reset-deck = reset the deck at the end of the round
node-keep-distance = keep a distance of { $distance }
