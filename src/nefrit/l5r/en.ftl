### What the table says in Legend of the Five Rings: questions, options, refusals, the log, the board.
### The texts of cards stand elsewhere. $seat and $by are names; $how says whether a thing comes from the framework,
### from a cost, or from an effect; a $source that there is not is "a-card".

## Questions: setting up

place-provinces = Place your provinces facedown: four from left to right, and last the one under your stronghold.
mulligan-provinces = Mulligan: which of the cards in your provinces do you replace?
mulligan-hand = Mulligan: which cards of your hand do you replace?

## Questions: the round

act-or-pass = Take an action, or pass.
respond-or-pass =
    { $happening ->
        [none] Respond, or pass.
       *[other] { $happening } Respond, or pass.
    }
choose-next = Which of these happens first?
bid-honor =
    Set your honor dial to a bid from { $least } to { $most }: you draw so many cards, and who bids more gives the difference in honor to the other.
discard-instead-of-honor = You bid more: do you discard cards in place of giving honor?
extra-fate = How much more fate do you place on { CARD($card) }, from 0 to { $most }? It stays a round longer for each.
attach-to = To which character do you attach { CARD($card) }?
declare-conflict = Declare a conflict, or pass this opportunity.
declare-a-conflict = Do you declare a conflict? Your opponent chooses its element.
attack-province = Which province do you attack?
choose-attackers = Who attacks? Choose at least one character.
choose-evaded =
    { $most ->
        [one] Covert: which character shall not be able to defend? You may choose one.
       *[other] Covert: which characters shall not be able to defend? You may choose up to { $most }.
    }
choose-defenders = Who defends? Choose any number of characters, or none.
ring-effect = You won as the attacker: how do you resolve the effect of the ring?
next-ring-effect = Which ring effect do you resolve next?
discard-from-province = { CARD($card) } is broken: do you discard the dynasty cards in it?
favor-side = You claim the Imperial Favor: which side do you turn up?
discard-next = These characters have no fate left: which one do you discard next?
discard-from-provinces = Which faceup cards in your unbroken provinces do you discard? They are replaced facedown.
order-discards = In which order do these cards go to your discard pile? The last comes to lie on top.
put-back = In which order do these cards go back? The first comes to lie on top.
look-at-province = Which facedown province do you look at?
order-effects = Which of these cards' effects is applied first, and which after it? The last counts.
discard-excess =
    A character bears at most two restricted attachments: { $least ->
        [one] choose one to discard.
       *[other] choose { $least } to discard.
    }

## Questions: abilities

pay-with =
    { $card ->
        [none] What do you pay with?
       *[other] { CARD($card) }: what do you pay with?
    }
choose-ring =
    { $card ->
        [none] Choose a ring.
       *[other] { CARD($card) }: choose a ring.
    }
switch-rings = { CARD($card) }: which of your rings do you switch for which?
choose-to-honor = { CARD($card) }: which one is honored? The other is dishonored.
choose-ability = { CARD($card) }: which ability does it gain?
put-into-play = { CARD($card) }: which character do you put into play?
take-into-hand = { CARD($card) }: which card goes to the hand?
name-card-type = { CARD($card) }: which type of card do you name?
choose-next-target = { CARD($card) }: choose the next target, or pass when there are enough.
select-one = { CARD($card) }: select what it does.
resolve-again = { CARD($card) }: do you resolve it once more?
discard-from-hand = { CARD($card) }: which card of the hand that you are shown is discarded?
discard-cards =
    { $card ->
        [none] Choose { $least ->
            [one] a card
           *[other] { $least } cards
        } of your hand to discard.
       *[other] { CARD($card) }: choose { $least ->
            [one] a card
           *[other] { $least } cards
        } of your hand to discard.
    }
choose-targets =
    { $card ->
        [none] Choose targets
       *[other] { CARD($card) }: choose targets
    }{ RANGE($least, $most) ->
        [exactly] , { $least } of them.
        [up-to] , up to { $most }.
        [between] , from { $least } to { $most }.
       *[other] .
    }
may =
    { $text ->
        [none] { CARD($card) }: do you want to use it?
       *[other] { CARD($card) }: you may { $text }. Do you?
    }

## Options

air = Air
earth = Earth
fire = Fire
void = Void
water = Water
military = Military
political = Political
character = Character
attachment = Attachment
event = Event
nothing = None of them

# $cost is a number wherever a card is played, and is not given where one in play is used.
move-play =
    { $cost ->
        [one] Play { CARD($card) } for { $cost } fate
        [other] Play { CARD($card) } for { $cost } fate
       *[none] Play { CARD($card) }
    }
move-play-into-conflict =
    { $cost ->
        [one] Play { CARD($card) } into the conflict for { $cost } fate
        [other] Play { CARD($card) } into the conflict for { $cost } fate
       *[none] Play { CARD($card) } into the conflict
    }
move-play-as-attachment =
    { $cost ->
        [one] Play { CARD($card) } as an attachment for { $cost } fate
        [other] Play { CARD($card) } as an attachment for { $cost } fate
       *[none] Play { CARD($card) } as an attachment
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
        [one] Play { CARD($card) } for { $cost } fate
        [other] Play { CARD($card) } for { $cost } fate
       *[none] Use { CARD($card) }
    }
move-gain-ability =
    { $text ->
        [none] That of { CARD($card) }
       *[other] That of { CARD($card) }: { $text }
    }
move-switch-rings = The { $detail } ring for the { $detail2 } ring
move-delayed =
    { $text ->
        [none] The delayed effect of { CARD($card) }
       *[other] The delayed effect of { CARD($card) }: { $text }
    }
move-option =
    { $text ->
        [none] The choice { $detail }
       *[other] { $text }
    }
move-discard-duplicate = Discard { CARD($card) } to place 1 fate on the copy in play
move-declare = Declare a { $detail } conflict with the { $detail2 } ring
move-pass = Do not resolve it
move-air-take = Air: take 1 honor from your opponent
move-air-gain = Air: gain 2 honor
move-earth = Earth: draw a card, and your opponent discards one at random
move-fire-honor = Fire: honor { CARD($card) }
move-fire-dishonor = Fire: dishonor { CARD($card) }
move-void = Void: remove 1 fate from { CARD($card) }
move-water-ready = Water: ready { CARD($card) }
move-water-bow = Water: bow { CARD($card) }

hidden-provinces =
    { $number ->
        [5] the facedown province under the stronghold
       *[other] the facedown province { $number }
    }

## Topics to ask about: why can I not declare this conflict, or a conflict with this ring?

military-conflict = military conflict
political-conflict = political conflict
air-ring = air ring
earth-ring = earth ring
fire-ring = fire ring
void-ring = void ring
water-ring = water ring

## Refusals: playing cards

not-in-hand-or-province = it is neither in your hand nor in one of your provinces
not-from-hand-now = nothing is played from hand in the dynasty phase
not-from-provinces-now = cards in provinces are played in the dynasty phase only
cannot-be-played-so = only characters and attachments are played like this
facedown = it lies facedown
not-enough-fate = it costs { $cost } fate, you have { $fate }
not-enough-honor = it costs { $cost } honor, you have { $honor }
cannot-be-played = an effect says that it cannot be played
already-in-play = a unique card of this title is in play already
limited = you have played a limited card this round
nothing-to-attach-to = there is no character to attach it to
no-conflict = there is no conflict to play it into
cannot-participate = it cannot participate in this conflict
dash = it has a dash for its { $type } skill

## Refusals: attachments

no-character-in-play = attachments go on characters in play only
no-attachments = its keyword does not allow this attachment
not-eligible = this attachment cannot be attached to it
one-per-character = a character can have only one copy of this attachment
two-restricted = it already has two restricted attachments

## Refusals: abilities

not-yours = it is not under your control
not-in-play = its ability works only from play, and it is not in play
not-in-hand = an event is played from hand only
cannot-play-events = an effect says that you cannot play events
cannot-trigger = an effect says that its abilities cannot be triggered
condition-not-met = the condition of its ability is not met
limit-reached = its ability has been used as often as its limit allows
maximum-reached = copies of this card have been used as often as their maximum allows
no-target = there is no legal target
changes-nothing = it would change nothing
cannot-pay = its cost cannot be paid
not-enough-cards = there are not enough cards in your hand to pay for it
deck-too-small = it reveals { $cost } cards, and your deck has { $cards }
without-favor = you do not have the Imperial Favor
being-used = it is being used right now
no-unclaimed-ring = there is no unclaimed ring
only-as-reaction = it is a reaction: it waits until its condition is met
only-as-interrupt = it is an interrupt: it waits until its condition is about to be met

## Refusals: targets

not-what-is-asked-for = it is not what the ability asks for
cannot-be-chosen = an effect says that it cannot be chosen
would-not-change = it would not be changed

## Refusals: conflicts

no-opportunity-left = you have no opportunity left to declare a conflict
not-your-opportunity = it is not your turn to declare a conflict
conflict-in-progress = another conflict is being resolved
type-declared = you have declared a { $type } conflict this phase already
nobody-can-attack = you have no ready character that can attack in a { $type } conflict
ring-not-unclaimed = the { $ring } ring is not unclaimed
ring-cannot-be-contested = an effect says that you cannot declare a conflict with the { $ring } ring
not-an-unbroken-province-of-theirs = it is not an unbroken province of your opponent
stronghold-out-of-reach = the province under the stronghold can be attacked only after three others are broken
cannot-be-attacked = an effect says that it cannot be attacked
not-your-ready-character = it is not a ready character of yours
cannot-attack = an effect says that it cannot be declared as an attacker
cannot-defend = an effect says that it cannot be declared as a defender
evaded = it has been evaded by covert

## The log: the round

phase-begins =
    The { $amount ->
        [0] dynasty
        [1] draw
        [2] conflict
        [3] fate
       *[other] regroup
    } phase begins.
# What follows says it.
phase-ends = { "" }
token-passes = { $seat } passes the first player token on.
dials-revealed = The honor dials are revealed: { $seat } has bid { $bid }, { $by } { $other_bid }.
bid-honor-given = { $by } bid more and gives { $seat } { $amount } honor.
drawn =
    { $seat } draws { $amount ->
        [one] a card
       *[other] { $amount } cards
    }.
turned-faceup = { $seat } turns { CARD($card) } faceup.
    .several = { $seat } turns { CARD($card) } faceup.
turned-facedown = { CARD($card) } is turned facedown.
dynasty-passed = { $seat } passes for the rest of the dynasty phase.
conflict-moved = The conflict moves to { CARD($card) }.
hand-looked-at = { $by } looks at the hand of { $seat }.
looked-at =
    { $card ->
        [a-card] { $amount ->
            [5] { $by } looks at the facedown province under the stronghold of { $seat }.
           *[other] { $by } looks at the facedown province { $amount } of { $seat }.
        }
       *[other] { $amount ->
            [5] { $by } looks at the facedown province under the stronghold of { $seat }: { CARD($card) }.
           *[other] { $by } looks at the facedown province { $amount } of { $seat }: { CARD($card) }.
        }
    }

## The log: cards

played =
    { $amount ->
        [0] { $seat } plays { CARD($card) }.
       *[other] { $seat } pays { $amount } fate and plays { CARD($card) }.
    }
# Who plays a card or turns a holding faceup brings it into play, and that has been said.
entered =
    { $how ->
        [framework] { "" }
       *[other] { $seat } puts { CARD($card) } into play.
    }
attached = { CARD($source) } is attached to { CARD($card) }.
# A holding that stays in its province is turned facedown, and that is said.
left =
    { $to ->
        [hand] { CARD($card) } returns to its owner’s hand.
        [dynasty-deck] { CARD($card) } returns to its owner’s deck.
        [conflict-deck] { CARD($card) } returns to its owner’s deck.
        [removed] { CARD($card) } is removed from the game.
        [province-1] { "" }
        [province-2] { "" }
        [province-3] { "" }
        [province-4] { "" }
       *[other] { $amount ->
            [1] { $seat } sacrifices { CARD($card) }.
           *[other] { CARD($card) } is discarded.
        }
    }
discarded =
    { $how ->
        [cost] { $seat } discards { CARD($card) } as a cost.
       *[other] { $seat } discards { CARD($card) }.
    }
    .several =
    { $how ->
        [cost] { $seat } discards { CARD($card) } as a cost.
       *[other] { $seat } discards { CARD($card) }.
    }
added-to-hand = { CARD($card) } is added to the hand of { $seat }.
    .several = { CARD($card) } are added to the hand of { $seat }.
named =
    { $word ->
        [character] { $seat } names characters and reveals { CARD($cards) }.
        [attachment] { $seat } names attachments and reveals { CARD($cards) }.
       *[other] { $seat } names events and reveals { CARD($cards) }.
    }
shuffled-into-deck = { $seat } shuffles { CARD($card) } into the dynasty deck.
bowed =
    { $how ->
        [cost] { $seat } bows { CARD($card) } as a cost.
       *[other] { CARD($card) } bows.
    }
    .several = { CARD($card) } bow.
readied = { CARD($card) } readies.
    .several = { CARD($card) } ready.
honored = { CARD($card) } is honored.
    .several = { CARD($card) } are honored.
dishonored = { CARD($card) } is dishonored.
    .several = { CARD($card) } are dishonored.
status-discarded = { CARD($card) } loses its status token.
    .several = { CARD($card) } lose their status tokens.
status-moved = The status token of { CARD($source) } moves to { CARD($card) }.
fate-placed = { $amount } fate is placed on { CARD($card) }.
    .several = { $amount } fate is placed on each of { CARD($card) }.
fate-removed = { $amount } fate is removed from { CARD($card) }.
    .several = { $amount } fate is removed from each of { CARD($card) }.
fate-moved = { $amount } fate moves from { CARD($source) } to { CARD($card) }.
moved =
    { $amount ->
        [0] { CARD($card) } moves home.
       *[other] { CARD($card) } moves to the conflict.
    }
    .several =
    { $amount ->
        [0] { CARD($card) } move home.
       *[other] { CARD($card) } move to the conflict.
    }
sent-home = { CARD($card) } cannot participate and is moved home bowed.
control-taken =
    { $amount ->
        [1] { $seat } takes control of { CARD($card) } until the conflict ends.
       *[other] { $seat } takes control of { CARD($card) }.
    }

## The log: players

honor-gained =
    { $source ->
        [a-card] { $seat } gains { $amount } honor.
       *[other] { $seat } gains { $amount } honor by { CARD($source) }.
    }
honor-lost =
    { $how ->
        [cost] { $seat } pays { $amount } honor.
       *[other] { $source ->
            [a-card] { $seat } loses { $amount } honor.
           *[other] { $seat } loses { $amount } honor by { CARD($source) }.
        }
    }
# Where fate is lost or spent the amount is negative, and a message cannot turn a number round.
fate-gained = { $seat } gains { $amount } fate.
fate-lost =
    { $how ->
        [cost] { $seat } pays { $amount } fate for { CARD($source) }.
       *[other] { $seat } loses { $amount } fate.
    }
fate-to-ring =
    { $seat } places 1 fate on the { $amount ->
        [0] air
        [1] earth
        [2] fire
        [3] void
       *[other] water
    } ring.
favor-claimed =
    { $seat } claims the Imperial Favor and turns up its { $amount ->
        [0] military
       *[other] political
    } side.
favor-discarded = { $seat } discards the Imperial Favor.

## The log: abilities

initiated =
    { COUNT($targets) ->
        [0] { $seat } uses { CARD($card) }.
       *[other] { $seat } uses { CARD($card) } on { CARD($targets) }.
    }
event-resolved = { "" }
duel-begins =
    { CARD($source) } challenges { CARD($card) } to a { $amount ->
        [0] military
        [2] glory
       *[other] political
    } duel.
duel-won = { CARD($card) } wins the duel against { CARD($source) }.

## The log: conflicts

conflict-passed = { $seat } passes an opportunity to declare a conflict.
conflict-declared =
    { $amount ->
        [0] { $seat } declares a { $type } conflict with the { $ring } ring against { CARD($card) }.
       *[other] { $seat } declares a { $type } conflict with the { $ring } ring against { CARD($card) }, and takes { $amount } fate from the ring.
    }
committed = { CARD($card) } joins the conflict for { $seat }.
evades = { CARD($source) } evades { CARD($card) } by covert.
    .several = { CARD($card) } join the conflict for { $seat }.
province-revealed = { CARD($card) } of { $seat } is revealed.
conflict-won =
    { SOMEBODY($seat) ->
        [no] Nobody wins the conflict at { CARD($card) }.
       *[yes] { $amount ->
            [0] { $seat } wins the conflict at { CARD($card) } by a tie.
           *[other] { $seat } wins the conflict at { CARD($card) } by { $amount }.
        }
    }
province-breaks = { CARD($card) } of { $seat } is broken.
ring-claimed =
    { $seat } claims the { $amount ->
        [0] air
        [1] earth
        [2] fire
        [3] void
       *[other] water
    } ring.
ring-switched = { CARD($source) } switches the contested ring: it is now the { $amount ->
        [0] air
        [1] earth
        [2] fire
        [3] void
       *[other] water
    } ring.
honor-placed = { $amount } honor is placed on { CARD($card) }.
ring-resolves =
    { $seat } resolves the effect of the { $amount ->
        [0] air
        [1] earth
        [2] fire
        [3] void
       *[other] water
    } ring.
ring-returned =
    The { $amount ->
        [0] air
        [1] earth
        [2] fire
        [3] void
       *[other] water
    } ring returns to the unclaimed ring pool.
ring-taken =
    { $seat } takes the { $amount ->
        [0] air
        [1] earth
        [2] fire
        [3] void
       *[other] water
    } ring.
fate-placed-on-ring =
    { $amount } fate is placed on the { $ring ->
        [0] air
        [1] earth
        [2] fire
        [3] void
       *[other] water
    } ring.
fate-removed-from-ring =
    { $amount } fate is removed from the { $ring ->
        [0] air
        [1] earth
        [2] fire
        [3] void
       *[other] water
    } ring.
claimed-ring-switched =
    { $seat } takes the { $amount ->
        [0] air
        [1] earth
        [2] fire
        [3] void
       *[other] water
    } ring and returns the { $back ->
        [0] air
        [1] earth
        [2] fire
        [3] void
       *[other] water
    } ring.
type-changed =
    The conflict becomes { $amount ->
        [0] military
       *[other] political
    }.
conflict-ends = { "" }

## How the game ends

reason-break-stronghold = the opponent’s stronghold has fallen
reason-25-honor = 25 honor or more
reason-zero-honor = the opponent has no honor left
reason-stopped = it went on for too long

## Zones

zone-dynasty-deck = dynasty deck
zone-conflict-deck = conflict deck
zone-hand = hand
zone-dynasty-discard = dynasty discard pile
zone-conflict-discard = conflict discard pile
zone-removed = removed from the game
zone-being-played = being played
zone-play = in play
zone-stronghold = stronghold
zone-role = role
zone-provinces = provinces
zone-holdings = holdings
zone-province-1 = in province 1
zone-province-2 = in province 2
zone-province-3 = in province 3
zone-province-4 = in province 4

## Fields of records and facts of cards; those without words are not worth showing

field-controller = controller
field-bowed = bowed
field-broken = broken
field-serial = { "" }
field-entered-from = { "" }
field-entered-in = { "" }
field-side = deck
    .mark =
    { $value ->
        [1] attacking
       *[other] defending
    }
field-slot = { "" }
field-on = { "" }
field-status = personal honor
    .mark =
    { $value ->
        [1] honored
       *[other] dishonored
    }
field-fate = fate
    .mark = { $value } fate
field-returns-to = { "" }
field-military-bonus = military
field-political-bonus = political
field-strength-bonus = strength
field-influence-cost = influence
field-influence-pool = influence
field-role-restriction = only with the role

## The board

board-when =
    Round { $round } · { $phase ->
        [dynasty] dynasty phase
        [draw] draw phase
        [conflict] conflict phase
        [fate] fate phase
        [regroup] regroup phase
       *[other] setting up
    }
board-first = { $name } is the first player
board-favor-free = favor unclaimed
board-favor =
    { $side ->
        [0] favor: { $name }, military
       *[other] favor: { $name }, political
    }
board-honor = { $count } honor
board-fate = { $count } fate
board-bid = bid { $count }
board-hand =
    { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
board-conflicts =
    { $count ->
        [one] 1 conflict left
       *[other] { $count } conflicts left
    }
board-deck =
    { $deck ->
        [dynasty] dynasty deck { $count }, discarded { $discarded }
       *[other] conflict deck { $count }, discarded { $discarded }
    }
board-province = Province { $number }
board-stronghold = Stronghold
board-strength = strength { $count }
board-facedown = facedown
board-broken = broken
board-attacked = attacked
board-empty = empty
board-facedown-card = a facedown card
board-military = mil
board-political = pol
board-glory = glory
board-bowed = bowed
board-honored = honored
board-dishonored = dishonored
board-at-home = At home
board-attacking = Attacking
board-defending = Defending
board-in-hand = Hand
board-role = Role
board-rings = Rings
board-ring =
    { $ring ->
        [0] Air
        [1] Earth
        [2] Fire
        [3] Void
       *[other] Water
    }
board-contested = contested
board-conflict =
    { $type ->
        [0] Military
       *[other] Political
    } conflict for the { $ring ->
        [0] air
        [1] earth
        [2] fire
        [3] void
       *[other] water
    } ring: { $attacker } attacks { $province }
board-totals = { $attack } against { $defense }
board-to-break = needs { $strength } more than the defense to break it
board-won = { $name } wins by { $difference }
board-unopposed = unopposed
board-with = with { $cards }
board-nobody = nobody
board-skills = military { $military }, political { $political }, glory { $glory }

## The timing chart

chart-dynasty = Dynasty phase
chart-1-1 = Dynasty phase begins
chart-1-2 = Reveal facedown dynasty cards
chart-1-3 = Collect fate
chart-1-4 = Play cards from provinces or act
chart-1-5 = Dynasty phase ends
chart-draw = Draw phase
chart-2-1 = Draw phase begins
chart-2-2 = Honor bid
chart-2-3 = Reveal honor dials
chart-2-4 = Transfer honor
chart-2-5 = Draw cards
chart-2-actions = Action window
chart-2-6 = Draw phase ends
chart-conflict = Conflict phase
chart-3-1 = Conflict phase begins
chart-3-actions = Action window
chart-3-2 = Declare a conflict or pass
chart-3-2-1 = Declare defenders
chart-3-2-2 = Conflict action window
chart-3-2-3 = Compare skill values
chart-3-2-4 = Apply unopposed
chart-3-2-5 = Break province
chart-3-2-6 = Resolve ring effects
chart-3-2-7 = Claim ring
chart-3-2-8 = Return home
chart-3-3 = Conflict ends
chart-3-4 = Determine the Imperial Favor
chart-3-5 = Conflict phase ends
chart-fate = Fate phase
chart-4-1 = Fate phase begins
chart-4-2 = Discard characters without fate
chart-4-3 = Remove fate from characters
chart-4-4 = Place fate on unclaimed rings
chart-4-actions = Action window
chart-4-5 = Fate phase ends
chart-regroup = Regroup phase
chart-5-1 = Regroup phase begins
chart-5-actions = Action window
chart-5-2 = Ready cards
chart-5-3 = Discard from provinces
chart-5-4 = Return rings
chart-5-5 = Pass the first player token
chart-5-6 = Regroup phase ends

## What stands on cards

field-set = set
field-number = number
field-type = type
field-clan = clan
field-unique = unique
field-honor = honor
field-traits = traits
field-strength = strength
field-element = element
field-cost = cost
field-military = military
field-political = political
field-glory = glory
value-set-core-set = Core Set
value-type-stronghold = stronghold
value-type-province = province
value-type-holding = holding
value-type-character = character
value-type-attachment = attachment
value-type-event = event
value-type-role = role
value-side-province = province
value-side-dynasty = dynasty
value-side-conflict = conflict
value-side-role = role
value-clan-crab = Crab
value-clan-crane = Crane
value-clan-dragon = Dragon
value-clan-lion = Lion
value-clan-phoenix = Phoenix
value-clan-scorpion = Scorpion
value-clan-unicorn = Unicorn
value-clan-neutral = neutral
value-element-earth = earth
value-element-air = air
value-element-fire = fire
value-element-water = water
value-element-void = void
value-role-restriction-seeker = seeker
value-role-restriction-keeper = keeper
value-role-restriction-air = air
value-role-restriction-earth = earth
value-role-restriction-fire = fire
value-role-restriction-void = void
value-role-restriction-water = water

## How a table is opened

mode-usual = Duel of clans
    .about = Two players, each with a deck of a clan.

## What bots are called

bot-name-1 = Hideo
bot-name-2 = Isamu
bot-name-3 = Kenjiro
bot-name-4 = Tetsuo
