### What the table says in Warhammer: Invasion: questions, options, refusals, the log. The texts of cards stand elsewhere.
### $seat and $by are names, $section is the number of a zone of the capital (-1 where there is none).

## Words

zone-word =
    { $section ->
        [0] kingdom
        [1] quest zone
       *[2] battlefield
    }
phase-word =
    { $phase ->
        [kingdom] kingdom phase
        [quest] quest phase
        [capital] capital phase
        [channeling] channeling phase
       *[battlefield] battlefield phase
    }

## Questions: a game and its turns

keep-hand = Do you keep your hand?
restore = Which corrupted unit do you restore?
trigger-or-pass = Do you use a triggered action?
which-first = Which effect comes first?
order-discards = In which order do these cards go to your discard pile? The last comes to lie on top.
which-quest =
    { $card ->
        [none] On which quest?
       *[other] { CARD($card) }: on which quest?
    }

## Questions: combat

attack-target = What do you attack?
channel = Which fulcrum do you channel?
channel-with = Which unit channels { CARD($card) }?
choose-attackers = Which units attack?
choose-defenders = Which units defend?
choose-ambush = Which development ambushes?
assign-damage =
    { $total ->
        [one] Assign { $total } damage.
       *[other] Assign { $total } damage among these units.
    }
damage-to-target = The defenders are destroyed by less: how much damage goes to the target, up to { $most }?
indirect =
    { $total ->
       *[other] You are dealt { $total } indirect damage: assign it among your units and zones.
    }

indirect-first =
    { $card ->
        [none] Who assigns the indirect damage first?
       *[other] { CARD($card) }: who assigns the indirect damage first?
    }

## Questions: effects

counterstrike =
    { $card ->
        [none] Which attacker is struck back?
       *[other] { CARD($card) }: which attacker is struck back?
    }
choose-x =
    { $card ->
        [none] Choose X, up to { $most }.
       *[other] { CARD($card) }: choose X, up to { $most }.
    }
damage-zone =
    { $card ->
        [none] Which zone is dealt the damage?
       *[other] { CARD($card) }: which zone is dealt the damage?
    }
heal-zone =
    { $card ->
        [none] Which zone is healed?
       *[other] { CARD($card) }: which zone is healed?
    }
which-stays =
    { $card ->
        [none] Which of these copies stays in play?
       *[other] { CARD($card) }: which of these copies stays in play?
    }
which-zone =
    { $card ->
        [none] Into which zone?
       *[other] { CARD($card) }: into which zone?
    }
move-where =
    { $card ->
        [none] To which zone does it move?
       *[other] { CARD($card) }: to which zone does it move?
    }
redirect-attack =
    { $card ->
        [none] To which zone is the attack redirected?
       *[other] { CARD($card) }: to which zone is the attack redirected?
    }
take-how-many =
    { $card ->
        [none] How many resources do you take, up to { $most }?
       *[other] { CARD($card) }: how many resources do you take, up to { $most }?
    }
search-how-many =
    { $card ->
        [none] How many cards do you search, up to { $most }?
       *[other] { CARD($card) }: how many cards do you search, up to { $most }?
    }
search =
    { $card ->
        [none] Which cards do you take?
       *[other] { CARD($card) }: which cards do you take?
    }
arrange-deck =
    { $card ->
        [none] In which order do you put the cards back? The first one is on top.
       *[other] { CARD($card) }: in which order do you put the cards back? The first one is on top.
    }
choose-on-top =
    { $card ->
        [none] Which card stays on top of your deck?
       *[other] { CARD($card) }: which card stays on top of your deck?
    }
discard-theirs =
    { $card ->
        [none] Which card of the hand is discarded?
       *[other] { CARD($card) }: which card of the hand is discarded?
    }
move-tokens =
    { $card ->
        [none] How many tokens do you move, up to { $most }?
       *[other] { CARD($card) }: how many tokens do you move, up to { $most }?
    }
which-player =
    { $card ->
        [none] Which player?
       *[other] { CARD($card) }: which player?
    }
instead =
    { $card ->
        [none] Do you use it instead?
       *[other] { CARD($card) }: do you use it instead?
    }
unless-paid =
    { $card ->
        [none] Do you pay to prevent it?
       *[other] { CARD($card) }: do you pay to prevent it?
    }
pay-destroy =
    { $card ->
        [none] Which card do you destroy?
       *[other] { CARD($card) }: which card do you destroy to pay for it?
    }
must-destroy =
    { $card ->
        [none] Which card do you destroy?
       *[other] { CARD($card) }: which card do you destroy?
    }
pay-sacrifice =
    { $card ->
        [none] Which card do you sacrifice?
       *[other] { CARD($card) }: which card do you sacrifice to pay for it?
    }
must-sacrifice =
    { $card ->
        [none] Which card do you sacrifice?
       *[other] { CARD($card) }: which card do you sacrifice?
    }
pay-corrupt =
    { $card ->
        [none] Which card do you corrupt?
       *[other] { CARD($card) }: which card do you corrupt to pay for it?
    }
must-corrupt =
    { $card ->
        [none] Which card do you corrupt?
       *[other] { CARD($card) }: which card do you corrupt?
    }
pay-restore =
    { $card ->
        [none] Which card do you restore?
       *[other] { CARD($card) }: which card do you restore to pay for it?
    }
must-restore =
    { $card ->
        [none] Which card do you restore?
       *[other] { CARD($card) }: which card do you restore?
    }
pay-heal =
    { $card ->
        [none] Which card do you heal?
       *[other] { CARD($card) }: which card do you heal to pay for it?
    }
must-heal =
    { $card ->
        [none] Which card do you heal?
       *[other] { CARD($card) }: which card do you heal?
    }
pay-heal-all =
    { $card ->
        [none] Which card do you heal?
       *[other] { CARD($card) }: which card do you heal to pay for it?
    }
must-heal-all =
    { $card ->
        [none] Which card do you heal?
       *[other] { CARD($card) }: which card do you heal?
    }
pay-return-to-hand =
    { $card ->
        [none] Which card do you return to hand?
       *[other] { CARD($card) }: which card do you return to hand to pay for it?
    }
must-return-to-hand =
    { $card ->
        [none] Which card do you return to hand?
       *[other] { CARD($card) }: which card do you return to hand?
    }
pay-discard =
    { $card ->
        [none] Which card do you discard?
       *[other] { CARD($card) }: which card do you discard to pay for it?
    }
pay-under-deck =
    { $card ->
        [none] Which card do you put under its owner’s deck?
       *[other] { CARD($card) }: which card do you put under its owner’s deck to pay for it?
    }
reveal-how-many =
    { $card ->
        [none] How many cards are revealed, up to { $most }?
       *[other] { CARD($card) }: how many cards are revealed, up to { $most }?
    }
play-freely =
    { $card ->
        [none] Which tactic do you play at no cost?
       *[other] { CARD($card) }: which tactic do you play at no cost?
    }
move-damage =
    { $card ->
        [none] How much damage do you move, up to { $most }?
       *[other] { CARD($card) }: how much damage do you move, up to { $most }?
    }
pay-from =
    { $card ->
        [none] From where do you pay { $total }?
       *[other] { CARD($card) }: from where do you pay { $total }?
    }
move-which =
    { $card ->
        [none] Which cards do you move?
       *[other] { CARD($card) }: which cards do you move?
    }
summon =
    { $card ->
        [none] Which unit enters play?
       *[other] { CARD($card) }: which unit enters play?
    }
name-a-number =
    { $card ->
        [none] Name a number, up to { $most }.
       *[other] { CARD($card) }: name a number, up to { $most }.
    }

## Options

keep = Keep it
mulligan = Take a mulligan: draw seven other cards
pay = Pay
otherwise = The other consequence
move-play =
    { $detail ->
        [none] Play { CARD($card) } for { $cost }
       *[other] Play { CARD($card) } into { zone-played } for { $cost }
    }
move-trade =
    { $detail ->
        [none] Play { CARD($card) } for its other costs and { $cost }
       *[other] Play { CARD($card) } into { zone-played } for its other costs and { $cost }
    }
zone-played =
    { $whose ->
        [opponent] { $detail ->
            [kingdom] the opponent’s kingdom
            [quest] the opponent’s quest zone
           *[battlefield] the opponent’s battlefield
        }
       *[you] { $detail ->
            [kingdom] your kingdom
            [quest] your quest zone
           *[battlefield] your battlefield
        }
    }
move-develop =
    { $detail ->
        [kingdom] Develop your kingdom with { CARD($card) }
        [quest] Develop your quest zone with { CARD($card) }
       *[battlefield] Develop your battlefield with { CARD($card) }
    }
move-use =
    { $text ->
        [none] Use { CARD($card) }
       *[other] Use { CARD($card) }: { $text }
    }
move-zone =
    { $whose ->
        [you] Your { zone-named }
        [another] { $seat }’s { zone-named }
       *[opponent] The opponent’s { zone-named }
    }
zone-named =
    { $detail2 ->
        [kingdom] kingdom
        [quest] quest zone
       *[battlefield] battlefield
    }
move-target =
    { $card ->
        [none] { move-zone }
       *[other] { CARD($card) }, through { zone-of-theirs }
    }
move-fulcrum = { CARD($card) }
zone-of-theirs =
    { $detail2 ->
        [kingdom] the kingdom
        [quest] the quest zone
       *[battlefield] the battlefield
    }
move-player =
    { $whose ->
        [you] You
        [another] { $seat }
       *[opponent] The opponent
    }
move-pool = Your resources
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
move-toughness = Toughness of { CARD($card) }
move-option =
    { $text ->
        [none] The choice { $detail }
       *[other] { $text }
    }
hidden-kingdom = facedown development { $number } in the kingdom
hidden-quest = facedown development { $number } in the quest zone
hidden-battlefield = facedown development { $number } in the battlefield

## Refusals

attacks-alone = another unit attacks, and does so alone
burning = that zone is burning
cannot-be-played = it cannot be played now
cannot-enter = it cannot enter that zone
cannot-be-targeted = it cannot be targeted
channels = it channels a fulcrum
cannot-fight = it cannot fight now
condition-not-met = its own condition is not met
corrupted-card = it is corrupted
cost-cannot-be-paid = you cannot pay its cost
fights-already = it already fights
legend-defends-itself = a legend defends only itself
no-opponents-zone = it is no zone of an opponent
zone-cannot-be-attacked = a card protects it from attacks
no-fighter = only units and legends fight
no-target = there is no target for it
not-a-target = it is not a target for this
not-in-battlefield = it is not in your battlefield
not-in-defending-zone = it is not in the zone that is attacked
not-in-response = it cannot be played in response
not-triggered = what it waits for has not happened
not-yours = you do not control it
one-development = you have played a development this turn
one-hero = there is a Hero in that zone
one-legend = you have a legend in play
one-limited = you have played a Limited card this turn
only-capital-phase = it can be played only in your capital phase
only-triggered-now = only triggered actions that have been waiting can be used now
opportunity-is-over = you have had your opportunity to use it
only-in =
    { $where ->
        [kingdom] it can enter only the kingdom
        [quest] it can enter only the quest zone
        [battlefield] it can enter only the battlefield
       *[other] it cannot enter that zone
    }
too-dear = it costs { $cost }, and you have { $have }
too-dear-with-loyalty = it costs { $cost }, { $loyalty } of that for loyalty, and you have { $have }
unique = it is unique, and you have one in play
used-up =
    { $limit ->
        [one] it has been used already
       *[other] it has been used { $limit } times already
    }
wrong-race = it is not of the race of your capital

## The log

turn-begins = The turn of { $seat } begins.
turn-ends = The turn of { $seat } ends.
phase-begins = The { phase-word } begins.
phase-ends = { "" }
played = { $seat } plays { CARD($card) }.
development-played = { $seat } plays a development into the { zone-word }.
action-triggered = { $seat } uses { CARD($card) }.
enters-play =
    { $section ->
        [-1] { CARD($card) } enters play.
       *[other] { CARD($card) } enters play in the { zone-word } of { $seat }.
    }
    .several = { CARD($card) } enter play in the { zone-word } of { $seat }.
destroyed = { CARD($card) } of { $seat } is destroyed.
    .several = { CARD($card) } of { $seat } are destroyed.
sacrificed = { $seat } sacrifices { CARD($card) }.
discarded-from-play = { CARD($card) } of { $seat } is discarded.
returned =
    { $to ->
        [hand] { CARD($card) } returns to its owner’s hand.
        [top] { CARD($card) } goes on top of its owner’s deck.
        [deck] { CARD($card) } returns to its owner’s deck.
       *[bottom] { CARD($card) } goes to the bottom of its owner’s deck.
    }
damaged = { CARD($card) } is dealt { $amount } damage.
zone-damaged = The { zone-word } of { $seat } is dealt { $amount } damage.
zone-burns = The { zone-word } of { $seat } burns.
healed =
    { $card ->
        [a-card] { $amount } damage is healed in the { zone-word } of { $seat }.
       *[other] { $amount } damage is healed on { CARD($card) }.
    }
corrupted = { CARD($card) } is corrupted.
    .several = { CARD($card) } are corrupted.
restored = { CARD($card) } is restored.
    .several = { CARD($card) } are restored.
resources-gained =
    { $amount ->
        [one] { $seat } gains { $amount } resource.
       *[other] { $seat } gains { $amount } resources.
    }
resources-spent =
    { $amount ->
        [one] { $seat } spends { $amount } resource.
       *[other] { $seat } spends { $amount } resources.
    }
drew =
    { $amount ->
        [one] { $seat } draws a card.
       *[other] { $seat } draws { $amount } cards.
    }
discarded = { $seat } discards { CARD($card) }.
developed = The { zone-word } of { $seat } is developed.
tokens-placed =
    { $amount ->
        [one] { $amount } resource token is placed on { CARD($card) }.
       *[other] { $amount } resource tokens are placed on { CARD($card) }.
    }
tokens-removed =
    { $amount ->
        [one] { $amount } resource token is removed from { CARD($card) }.
       *[other] { $amount } resource tokens are removed from { CARD($card) }.
    }
quests = { CARD($card) } quests on { CARD($quest) }.
moved = { CARD($card) } moves to the { zone-word }.
    .several = { CARD($card) } move to the { zone-word }.
# Where the zone itself is attacked there is no card to be named.
zone-attacked =
    { $card ->
        [a-card] { $by } attacks the { zone-word } of { $seat }.
       *[other] { $by } attacks { CARD($card) } of { $seat } through the { zone-word }.
    }
attacks = { CARD($card) } attacks.
    .several = { CARD($card) } attack.
defends = { CARD($card) } defends.
    .several = { CARD($card) } defend.
survives = { "" }
deals-damage = { "" }
opposed = { "" }
damage-assigned = { "" }
attack-redirected = { "" }
combat-over = Combat ends.
ambushes = { CARD($card) } ambushes.
turned-faceup = { CARD($card) } is turned faceup.
turned-development = { CARD($card) } becomes a development.
experienced = { CARD($card) } gains an experience.
cancelled = { CARD($card) } is cancelled.
fulcrum-taken = { $seat } takes control of { CARD($card) }.
channeled = { CARD($source) } channels { CARD($card) }.
dominance-gained = { $seat } gains { $amount } dominance.
dominance-lost = { $seat } loses { $amount } dominance.
control-changed = { $seat } takes control of { CARD($card) }.
revealed = { $seat } reveals { CARD($card) }.
    .several = { $seat } reveals { CARD($card) }.

## How the game ends

reason-capital-burns = the opponent’s capital burns
reason-empty-deck = the opponent’s deck is empty
reason-dominance = most dominance
reason-both-lose = both capitals fall at the same time
reason-stopped = it went on for too long

## Zones and fields

zone-deck = deck
zone-hand = hand
zone-discard = discard pile
zone-being-played = being played
zone-being-developed = being played as a development
zone-kingdom = kingdom
zone-quest = quest zone
zone-battlefield = battlefield
zone-legend = legend
zone-kept = under other cards
zone-fulcrum = fulcrums
field-controller = controller
field-serial = { "" }
field-corrupted = corrupted
field-damage = damage
field-resources = resources
field-development = development
field-facedown = { "" }
field-on = { "" }
field-kept = { "" }
field-for-now = { "" }
field-quest = { "" }
field-side = in combat
    .mark =
        { $value ->
            [1] attacking
           *[2] defending
        }
field-assigned = assigned damage
field-told-apart = { "" }
field-taken-from = taken from
field-ambushed = must defend
field-channels = { "" }
field-race = race
field-burning = burning
field-zones-to-win = burning zones to win
field-dominance = dominance
field-opportunity-used-up-to = { "" }
field-active = active player
field-chain = chain
field-combat = combat
field-event-count = { "" }
field-events = { "" }
field-first = first player
field-phase = phase
field-resolving = resolving
field-turn = turn
field-attacker = attacker
field-defender = defender
field-dealt = { "" }
field-contributors = { "" }
field-declared = declared
field-defended = { "" }
field-fulcrum = fulcrum
field-legend = legend
field-section = zone
field-type = type
field-cost = cost
field-loyalty = loyalty
field-power = power
field-powers = power
field-health = hit points
field-hit-points = hit points
field-traits = traits
field-unique = unique
field-quantity = copies in a box
field-zones = zones

## Races

value-race-empire = Empire
value-race-dwarf = Dwarf
value-race-high-elf = High Elf
value-race-chaos = Chaos
value-race-orc = Orc
value-race-dark-elf = Dark Elf

## The board in a terminal

board-when =
    { $phase ->
        [none] Before the first turn
        [beginning] Turn { $turn }, beginning
        [end] Turn { $turn }, end
       *[other] Turn { $turn }, { phase-word }
    }
board-active = { $name } is the active player
board-fulcrums = fulcrums: { $cards }
board-combat =
    { $section ->
        [-1] { $attacker } attacks { $fulcrum }
       *[other] { $attacker } attacks the { zone-word } of { $defender }
    }
board-pools = { $attack } damage against { $defense }
board-chain = chain
board-link = { $number }. { $card } ({ $name })
board-link-cancelled = { $number }. { $card } ({ $name }), cancelled
board-hidden = a card
board-resources =
    { $count ->
        [one] { $count } resource
       *[other] { $count } resources
    }
board-dominance = dominance { $count }
board-hand =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
board-deck = deck { $count }
board-discard = discard pile { $count }
board-power = power { $count }
board-burning = burning
board-damage = damage { $damage } of { $most }
board-assigned = { $count } assigned
board-zone =
    { $section ->
        [0] Kingdom
        [1] Quest zone
       *[2] Battlefield
    }
board-development =
    { $name ->
        [none] development
       *[other] development: { $name }
    }
board-damaged = damage { $count }
board-tokens =
    { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
board-corrupted = corrupted
board-attacking = attacking
board-defending = defending
board-questing = questing on { $quest }
board-with = with { $cards }
board-cost = cost { $count }
board-legend = legend
board-in-hand = in hand
board-empty = empty

## The timing chart

chart-beginning = Beginning of the turn
chart-0-1 = What happens at the beginning of the turn
chart-0-2 = Action window
chart-kingdom = Kingdom phase
chart-1-1 = Return unspent resources
chart-1-2 = Restore one corrupted unit
chart-1-3 = Collect resources
chart-1-4 = What happens at the beginning of the phase
chart-1-5 = Action window
chart-quest = Quest phase
chart-2-1 = Draw cards
chart-2-2 = What happens at the beginning of the phase
chart-2-3 = Action window
chart-capital = Capital phase
chart-3-1 = What happens at the beginning of the phase
chart-3-2 = Play cards and act
chart-3-3 = Channel fulcrums (Cataclysm)
chart-3-4 = Action window (Cataclysm)
chart-battlefield = Battlefield phase
chart-4-1 = What happens at the beginning of the phase
chart-4-2 = Action window
chart-4-3 = Declare the target of an attack
chart-4-4 = Action window
chart-4-5 = Declare attackers
chart-4-6 = Action window
chart-4-7 = Ambush
chart-4-8 = Action window
chart-4-9 = Declare defenders
chart-4-10 = Action window
chart-4-11 = Assign combat damage
chart-4-12 = Action window
chart-4-13 = Apply damage
chart-4-14 = Combat ends
chart-4-15 = Action window
chart-end = End of the turn
chart-5-1 = Action window
chart-5-2 = What happens at the end of the turn
chart-5-3 = Gain dominance (Cataclysm)
chart-5-4 = What lasted until the end of the turn is over
chart-5-5 = The next player’s turn

## What stands on cards

field-set = set
field-number = number
field-provenance = face
value-type-unit = unit
value-type-support = support
value-type-quest = quest
value-type-tactic = tactic
value-type-legend = legend
value-type-fulcrum = fulcrum
value-race-neutral = Neutral
value-provenance-reconstructed = reconstructed

## Opening a table

mode-one-on-one = One on one
    .about = Two players; who burns two zones of the other capital wins.
mode-cataclysm = Cataclysm
    .about = Two to four players fight for fulcrums and dominance.

## What bots are called

bot-name-1 = Gunther
bot-name-2 = Brokk
bot-name-3 = Dietrich
bot-name-4 = Snorri
