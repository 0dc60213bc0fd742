### What the cards say: the words of every node of their trees.
###
### A part that may be missing is empty or "none". Parts that stand at the end of a clause have a space before them.
### $this is the card itself ("this character"), $many tells whether several cards are meant, $noun is what comes around
### the noun grows from: each word of a filter is put around it, the nearest first.

## Nouns

noun-card = { IF($many, "cards", "card") }
noun-character = { IF($many, "characters", "character") }
noun-attachment = { IF($many, "attachments", "attachment") }
noun-event = { IF($many, "events", "event") }
noun-holding = { IF($many, "holdings", "holding") }
noun-province = { IF($many, "provinces", "province") }
noun-stronghold = { IF($many, "strongholds", "stronghold") }
noun-role = { IF($many, "roles", "role") }
noun-conflict = { IF($many, "conflicts", "conflict") }

trait =
    { $trait ->
        [yojimbo] Yōjimbō
        [battle-maiden] Battle Maiden
        [kiho] Kihō
        [maho] Mahō
        [wily-trader] Wily Trader
       *[other] { CAPITAL($trait) }
    }
clan = { CAPITAL($clan) }

element-air = air
element-earth = earth
element-fire = fire
element-void = void
element-water = water
type-military = military
type-political = political
type-glory = glory
phase-of-dynasty = the dynasty phase
phase-of-draw = the draw phase
phase-of-conflict = the conflict phase
phase-of-fate = the fate phase
phase-of-regroup = the regroup phase

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
np-any =
    { $other ->
        [yes] any number of other { $noun }
       *[no] any number of { $noun }
    }
np-at-least =
    { $other ->
        [yes] at least { $count } other { $noun }
       *[no] at least { $count } { $noun }
    }
np-only-one = only one { $noun }
np-other = other { $noun }
np-this = this { $noun }
np-attached = the attached { $noun }
np-its-province = this holding’s { $noun }
np-attacked-province = the attacked { $noun }

area-in-play = { $noun } in play
area-your-provinces = { $noun } in { IF($many, "your provinces", "one of your provinces") }
area-your-opponents-provinces = { $noun } in { IF($many, "your opponent’s provinces", "one of your opponent’s provinces") }
area-provinces = { $noun } in { IF($many, "provinces", "a province") }
area-the-provinces-of-both-players = { $noun }
area-your-discard-piles = { $noun } in { IF($many, "your discard piles", "one of your discard piles") }
area-your-dynasty-discard-pile = { $noun } in your dynasty discard pile
area-an-opponents-discard-pile = { $noun } in { IF($many, "your opponent’s discard piles", "one of your opponent’s discard piles") }
area-your-dynasty-discard-pile-or-provinces = { $noun } in your dynasty discard pile or faceup in your provinces
    .from = from your dynasty discard pile or your provinces
area-the-attacked-province = { $noun } in the attacked province
area-your-hand-or-conflict-discard-pile = { $noun } in your hand or conflict discard pile
    .from = from your hand or conflict discard pile
area-your-hand-or-provinces = { $noun } in your hand or faceup in your provinces
    .from = from your hand or your provinces
area-characters = { $noun } in play
area-facedown-provinces = facedown { $noun }

worth = { $cards } with a total printed cost of { $total } or lower
as-many = { $cards } (or as many as there are)

## Filters: around a noun, and said of a card

is-attacking = attacking { $noun }
    .is = { IF($many, "are", "is") } attacking
is-defending = defending { $noun }
    .is = { IF($many, "are", "is") } defending
is-participating = participating { $noun }
    .is = { IF($many, "are", "is") } participating
is-not-participating = non-participating { $noun }
    .is = { IF($many, "are", "is") } not participating
is-attacking-alone = { $noun } that is attacking alone
    .is = is attacking alone
is-defending-alone = { $noun } that is defending alone
    .is = is defending alone
is-yours = { $noun } you control
    .is = { IF($many, "are", "is") } under your control
is-theirs =
    { $chooser ->
        [you] { $noun } your opponent controls
       *[other] { $noun } they control
    }
    .is = { IF($many, "are", "is") } under your opponent’s control
is-this = { $noun } that is { $this }
    .is = is { $this }
is-not-this = other { $noun }
    .is = { IF($many, "are", "is") } not { $this }
is-attached = attached { $noun }
    .is = is the attached character
is-not-attached = { $noun } other than the attached character
    .is = is not the attached character
is-attached-to = { $noun } on { $on }
    .is = { IF($many, "are", "is") } attached to { $on }
is-not-it = { $noun } not involved in the duel
    .is = { IF($many, "are", "is") } not involved in the duel
is-character = { $noun } that is a character
    .is = { IF($many, "are characters", "is a character") }
is-attachment = { $noun } that is an attachment
    .is = { IF($many, "are attachments", "is an attachment") }
is-holding-card = { $noun } that is a holding
    .is = { IF($many, "are holdings", "is a holding") }
is-province-card = { $noun } that is a province
    .is = { IF($many, "are provinces", "is a province") }
is-dueling = { $noun } involved in a duel
    .is = { IF($many, "are", "is") } involved in a duel
is-losing = { $noun } on the losing side
    .is = { IF($many, "are", "is") } on the losing side
is-attacked-province = attacked { $noun }
    .is = is the attacked province
is-character-card = { $noun } that is a character
    .is = { IF($many, "are characters", "is a character") }
is-attachment-card = { $noun } that is an attachment
    .is = { IF($many, "are attachments", "is an attachment") }
is-event-card = { $noun } that is an event
    .is = { IF($many, "are events", "is an event") }
is-faceup = faceup { $noun }
    .is = { IF($many, "are", "is") } faceup
is-not-faceup = facedown { $noun }
    .is = { IF($many, "are", "is") } facedown
is-in-opponents-discard-pile = { IF($many, "copies of", "a copy of") } { $noun } in their conflict discard pile
    .is = is a copy of a card in your opponent’s discard pile
is-on-top-of-your-conflict-deck = { $noun } on top of your conflict deck
    .is = is on top of your conflict deck
is-unique = unique { $noun }
    .is = { IF($many, "are", "is") } unique
is-not-unique = non-unique { $noun }
    .is = { IF($many, "are", "is") } not unique
is-bowed-card = bowed { $noun }
    .is = { IF($many, "are", "is") } bowed
is-not-bowed-card = ready { $noun }
    .is = { IF($many, "are", "is") } ready
is-broken-province = broken { $noun }
    .is = { IF($many, "are", "is") } broken
is-not-broken-province = unbroken { $noun }
    .is = { IF($many, "are", "is") } unbroken
is-with-holding = { $noun } with a holding
    .is = { IF($many, "have", "has") } a holding
is-not-with-holding = { $noun } without a holding
    .is = { IF($many, "have", "has") } no holding
is-honored = honored { $noun }
    .is = { IF($many, "are", "is") } honored
is-not-honored = { $noun } that is not honored
    .is = { IF($many, "are", "is") } not honored
is-dishonored = dishonored { $noun }
    .is = { IF($many, "are", "is") } dishonored
is-fate-on-below = { $noun } without fate
    .is = { IF($many, "have", "has") } no fate
is-fate-on-at-least = { $noun } with { $limit } or more fate
    .is = { IF($many, "have", "has") } { $limit } or more fate
is-honor-on-below = { $noun } without honor
    .is = { IF($many, "have", "has") } no honor
is-attachments-on-at-least = { $noun } with { $limit } or more attachments
    .is = { IF($many, "have", "has") } { $limit } or more attachments
is-attachments-on-below = { $noun } without attachments
    .is = { IF($many, "have", "has") } no attachments
is-with-both-skills = { $noun } without a dash for either skill
    .is = { IF($many, "have", "has") } no dash for either skill
is-from-a-hand-this-phase = { $noun } that entered play from a hand this phase
    .is = entered play from a hand this phase
is-not-that = other { $noun }
    .is = { IF($many, "are", "is") } not that one
is-controlled-like = { $noun } with the same controller
    .is = { IF($many, "have", "has") } the same controller as that one
is-controlled-by =
    { $chooser ->
        [that-player] { $noun } they control
       *[other] { $noun } that player controls
    }
    .is = { IF($many, "are", "is") } under that player’s control
is-owned-by-opponent = { $noun } your opponent owns
    .is = { IF($many, "are", "is") } owned by your opponent

is-trait = { $trait } { $noun }
    .is = { IF($many, "have", "has") } the { $trait } trait
is-not-trait = non-{ $trait } { $noun }
    .is = { IF($many, "do", "does") } not have the { $trait } trait
is-clan = { $clan } { $noun }
    .is = { IF($many, "belong", "belongs") } to the { $clan } clan
is-not-clan = non-{ $clan } { $noun }
    .is = { IF($many, "do", "does") } not belong to the { $clan } clan
is-printed-cost-at-most = { $noun } with printed cost { $limit } or lower
    .is = { IF($many, "have", "has") } printed cost { $limit } or lower
is-printed-cost-at-least = { $noun } with printed cost { $limit } or higher
    .is = { IF($many, "have", "has") } printed cost { $limit } or higher
is-printed-cost-at-most-that-of = { $noun } with equal or lower printed cost than { $limit }
    .is = { IF($many, "have", "has") } equal or lower printed cost than { $limit }
is-skill-at-most =
    { $limit ->
        [0] { $noun } with { $type } skill 0
       *[other] { $noun } with { $type } skill { $limit } or lower
    }
    .is =
        { $limit ->
            [0] { IF($many, "have", "has") } { $type } skill 0
           *[other] { IF($many, "have", "has") } { $type } skill { $limit } or lower
        }
is-skill-at-most-that-of = { $noun } with equal or lower { $type } skill than { $limit }
    .is = { IF($many, "have", "has") } equal or lower { $type } skill than { $limit }
is-skill-below-that-of = { $noun } with lower { $type } skill than { $limit }
    .is = { IF($many, "have", "has") } lower { $type } skill than { $limit }
is-glory-at-most = { $noun } with glory no higher than { $limit }
    .is = { IF($many, "have", "has") } glory no higher than { $limit }
is-glory-at-least = { $noun } with glory { $limit } or higher
    .is = { IF($many, "have", "has") } glory { $limit } or higher
is-glory-at-least-that-of = { $noun } with the highest glory among { $limit }
    .is = { IF($many, "have", "has") } the highest glory among { $limit }
is-glory-below-that-of = { $noun } with lower glory than { $limit }
    .is = { IF($many, "have", "has") } lower glory than { $limit }
is-with-odd-cost = { $noun } with an odd printed cost
    .is = { IF($many, "have", "has") } an odd printed cost
is-not-with-odd-cost = { $noun } with an even printed cost
    .is = { IF($many, "have", "has") } an even printed cost
is-of-element = { $element } { $noun }
    .is = { IF($many, "have", "has") } the { $element } element
is-matching = { $noun } that shares an element with { $rings }
    .is = { IF($many, "share", "shares") } an element with { $rings }
is-with-attachment = { $noun } with { A($trait) } attachment
    .is = { IF($many, "have", "has") } { A($trait) } attachment
is-either = { LIST($nouns, type: "or") }
    .is = { LIST($parts, type: "or") }
is-with-skill = { $noun } without a dash for { $type } skill
    .is = { IF($many, "have", "has") } no dash for { $type } skill

## Amounts

for-each = { "" } for each { $what }
the-chosen-character = the chosen character
that-of = that of { $whose }
the-bid =
    { $times ->
        [1] the bid
        [2] twice the bid
       *[other] { $times } times the bid
    } { $whose ->
        [you] on your honor dial
       *[other] on your opponent’s honor dial
    }
the-number-of =
    { $times ->
        [1] the number of { $what }
       *[other] { $times } times the number of { $what }
    }
signed =
    { $less ->
        [yes] -{ $amount }
       *[no] +{ $amount }
    }
count-fate-on-unclaimed-rings = fate on unclaimed rings
count-unclaimed-rings = unclaimed { IF($many, "rings", "ring") }
count-claimed-rings =
    { $type ->
        [none] { claimed-rings }
       *[other] { $type } { claimed-rings }
    }
claimed-rings =
    { $whose ->
        [none] { IF($many, "rings", "ring") } that a player has claimed
        [you] { IF($many, "rings", "ring") } in your claimed ring pool
       *[other] { IF($many, "rings", "ring") } in your opponent’s claimed ring pool
    }
count-fate-of =
    { $whose ->
        [you] fate in your fate pool
       *[other] fate in your opponent’s fate pool
    }
count-bid-of =
    { $whose ->
        [you] honor of the bid on your honor dial
       *[other] honor of the bid on your opponent’s honor dial
    }
count-cards-in-hand-of =
    { $whose ->
        [you] { IF($many, "cards", "card") } in your hand
       *[other] { IF($many, "cards", "card") } in your opponent’s hand
    }
count-cards-played =
    { $trait ->
        [none] { IF($many, "cards", "card") } you have played during this conflict
       *[other] { $trait } { IF($many, "cards", "card") } you have played during this conflict
    }
count-your-unrevealed-provinces = unrevealed { IF($many, "provinces", "province") } you control
the-printed-skill = the printed { $skill } skill of { $whose }
count-highest = { IF($many, "points", "point") } of { $skill } skill of { $cards }
count-that-much = that much

## Conditions: as a clause, and beside another clause

if = if { $clause }
if-not = if not
while = while { $clause }
circumstances = { LIST($parts, type: "comma") }

so-during-conflict = a conflict is being resolved
    .circumstance = during a conflict
    .always = during conflicts
    .within = in a conflict
so-not-during-conflict = no conflict is being resolved
    .circumstance = while no conflict is being resolved
so-during-conflict-of = the conflict is { $type }
    .circumstance = during { A($type) } conflict
    .always = during { $type } conflicts
    .within = in { A($type) } conflict
so-during-first-military-conflict = the conflict is the first military one of the round
    .circumstance = during the first military conflict of the round
so-during-phase = it is { $phase }
    .circumstance = during { $phase }
so-conflict-here = this province is attacked
    .circumstance = while this province is attacked
so-conflict-here-for-holding = the province of { $this } is attacked
    .circumstance = while the province of { $this } is attacked
so-this-participating = { $this } is participating
    .circumstance = while { $this } is participating
    .joined = while { $this } is participating { $within }
so-this-not-participating = { $this } is at home
    .circumstance = while { $this } is at home
so-this-not-bowed-card = { $this } is ready
    .circumstance = while { $this } is ready
so-this-attacking = { $this } is attacking
    .circumstance = while { $this } is attacking
    .joined = while { $this } is attacking { $within }
so-this-attacking-alone = { $this } is attacking alone
    .circumstance = while { $this } is attacking alone
so-this-defending = { $this } is defending
    .circumstance = while { $this } is defending
    .joined = while { $this } is defending { $within }
so-attached-participating = the attached character is participating
    .circumstance = while the attached character is participating
    .joined = while the attached character is participating { $within }
so-attached-attacking = the attached character is attacking
    .circumstance = while the attached character is attacking
    .joined = while the attached character is attacking { $within }
so-only = { $this } is your only { $cards }
    .circumstance = while { $this } is your only { $cards }
so-you-are-attacking = you are the attacking player
    .circumstance = while you are the attacking player
so-not-you-are-attacking = you are the defending player
    .circumstance = while you are the defending player
so-you-won-the-conflict = you won the conflict
so-broke-a-province = it broke a province
so-your-conflict-number =
    it was the { $number ->
        [1] first
       *[2] second
    } conflict you declared this phase
so-you-lost-no-conflict-this-phase = you have not lost a conflict this phase
    .circumstance = while you have not lost a conflict this phase
so-opponent-declared-two-conflicts = your opponent has declared 2 or more conflicts this phase
so-more-honorable =
    { $by ->
        [1] you are more honorable than your opponent
       *[other] you have at least { $by } more honor than your opponent
    }
so-less-honorable = you are less honorable than your opponent
so-your-bid-is-lower = your honor dial shows a lower bid than your opponent’s
so-your-bid-is-higher =
    { $by ->
        [1] your honor dial shows a higher bid than your opponent’s
       *[other] your honor dial shows a bid that is higher than your opponent’s by { $by } or more
    }
so-your-role-is = you have { A($trait) } role
so-you-have-the-favor = you hold the Imperial Favor
so-fate-for-passing = you gain fate for it
so-not-you-have-the-favor = you do not hold the Imperial Favor
so-opponent-has-the-favor = your opponent holds the Imperial Favor
so-you-are-first-player = you are the first player
    .circumstance = while you are the first player
so-counts-more-skill =
    { $whose ->
        [you] you count more skill in the conflict than your opponent
       *[other] your opponent counts more skill in the conflict than you
    }
so-you-count-more-glory = your ready participating characters have more glory in total than your opponent’s
you-control-more = you control more { $cards } than your opponent
opponent-controls-more = your opponent controls more { $cards } than you
so-amount-at-least =
    { $limit ->
        [1] there is at least 1 of these: { $what }
       *[other] there are { $limit } or more { $what }
    }
so-amount-at-most = there are { $limit } or fewer { $what }
so-amount-above = there are more than { $limit } { $what }
so-amount-below =
    { $limit ->
        [1] there are no { $what }
       *[other] there are fewer than { $limit } { $what }
    }
so-amount-at-least-that-of = there are at least as many { $what } as { $limit }
so-amount-at-most-that-of = there are no more { $what } than { $limit }
so-amount-above-that-of = there are more { $what } than { $limit }
so-amount-below-that-of = there are fewer { $what } than { $limit }
so-winner-this = { $this } won the duel
    .otherwise = if it lost

so-during-element = the conflict has the { $element } element
    .circumstance = during { A($element) } conflict
    .always = during { $element } conflicts
    .within = in { A($element) } conflict
so-have-claimed =
    { $whose ->
        [you] you have claimed the { $element } ring
       *[other] your opponent has claimed the { $element } ring
    }
so-not-have-claimed =
    { $whose ->
        [you] you have not claimed the { $element } ring
       *[other] your opponent has not claimed the { $element } ring
    }
so-there-is-attacked = { A($cards) } is attacked
    .circumstance = while { A($cards) } is attacked
so-ring-is-contested = { $ring } is contested
    .circumstance = while { $ring } is contested
so-ring-is-claimed = { $ring } is claimed
    .circumstance = while { $ring } is claimed
so-ring-is-unclaimed = { $ring } is unclaimed
    .circumstance = while { $ring } is unclaimed
so-there-is = there is { $cards } in play
you-control = you control { $cards }
opponent-controls = your opponent controls { $cards }
so-not-you-control = you do not control { $cards }
so-this-are = { $this } { $parts }
    .circumstance = while { $this } { $parts }
so-its-province-are = { $this }’s province { $parts }
    .circumstance = while { $this }’s province { $parts }
so-attached-are = the attached character { $parts }
    .circumstance = while the attached character { $parts }
so-it-are = it { $parts }
so-loser-are = the loser { $parts }
node-all-of = { $conditions }
node-any-of = { LIST($conditions, type: "or") }
node-not = it is not true that { $condition }

## What interrupts and reactions wait for

when = when { $clause }
after = after { $clause }
during = { $clause } { LIST($parts, type: "comma") }
during-if = { $clause }, { LIST($parts, type: "comma") }
any-of = { LIST($clauses, type: "or") }
on-by =
    { $by ->
        [you] { $clause } by your effect
        [unopposed] { $clause } for an unopposed conflict
        [conflict] { $clause } as a result of conflict resolution
        [card-or-ring] { $clause } by your opponent’s card effect or a ring effect
       *[other] { $clause } by your opponent’s effect
    }

on-initiates =
    { $whose ->
        [none] the effects of a triggered ability of { $card } { IF($would, "would initiate", "initiate") }
        [you] the effects of a triggered ability of { $card } that you use { IF($would, "would initiate", "initiate") }
       *[other] the effects of a triggered ability of { $card } that your opponent uses { IF($would, "would initiate", "initiate") }
    }
on-played =
    { $whose ->
        [none] { $card } is played
        [you] you play { $card }
       *[other] your opponent plays { $card }
    }
    .from-hand =
        { $whose ->
            [none] { $card } is played from a hand
            [you] you play { $card } from your hand
           *[other] your opponent plays { $card } from their hand
        }
on-enters = { $card } enters play
    .defending = { $card } enters play as a defender
on-leaves = { $card } { IF($would, "would leave", "leaves") } play
on-bows = { $card } { IF($would, "would be bowed", "is bowed") }
on-readies = { $card } { IF($would, "would be readied", "is readied") }
on-honors = { $card } { IF($would, "would be honored", "is honored") }
on-dishonors = { $card } { IF($would, "would be dishonored", "is dishonored") }
on-honors-or-dishonors = { $card } { IF($would, "would be", "is") } honored or dishonored
on-moves = { $card } { IF($would, "would move", "moves") }
on-fate-placed = any fate { IF($would, "would be", "is") } put on { $card }
on-fate-removed = any fate { IF($would, "would be", "is") } removed from { $card }
on-honor-gained =
    { $whose ->
        [none] a player { IF($would, "would gain", "gains") } honor
        [you] you { IF($would, "would gain", "gain") } honor
       *[other] your opponent { IF($would, "would gain", "gains") } honor
    }
on-honor-lost =
    { $whose ->
        [none] a player { IF($would, "would lose", "loses") } honor
        [you] you { IF($would, "would lose", "lose") } honor
       *[other] your opponent { IF($would, "would lose", "loses") } honor
    }
on-fate-gained =
    { $whose ->
        [none] a player { IF($would, "would gain", "gains") } fate
        [you] you { IF($would, "would gain", "gain") } fate
       *[other] your opponent { IF($would, "would gain", "gains") } fate
    }
on-draws =
    { $whose ->
        [none] a player { IF($would, "would draw", "draws") } a card
        [you] you { IF($would, "would draw", "draw") } a card
       *[other] your opponent { IF($would, "would draw", "draws") } a card
    }
on-discards = { $card } { IF($would, "would be discarded", "is discarded") }
on-attaches =
    { $source ->
        [none] an attachment is attached to { $card }
       *[other]
            { $whose ->
                [none] { $source } is attached to { $card }
                [you] { $source } is attached to { $card } by you
               *[other] { $source } is attached to { $card } by your opponent
            }
    }
on-phase-begins = a phase begins
on-phase-ends = a phase ends
on-dials-revealed = honor dials are revealed
on-bid-honor-given =
    { $whose ->
        [none] a player is given honor for an honor bid
        [you] you are given honor for an honor bid
       *[other] your opponent is given honor for an honor bid
    }
on-conflict-declared =
    { $whose ->
        [none] a conflict is declared against { $card }
        [you] you declare a conflict against { $card }
       *[other] your opponent declares a conflict against { $card }
    }
on-dynasty-passed =
    { $whose ->
        [none] a player passes in the dynasty phase
        [you] you pass in the dynasty phase
       *[other] your opponent passes in the dynasty phase
    }
on-conflict-passed =
    { $whose ->
        [none] a player passes a conflict opportunity
        [you] you pass a conflict opportunity
       *[other] your opponent passes a conflict opportunity
    }
on-conflict-won =
    { $whose ->
        [none] a player wins a conflict
        [you] you win a conflict
       *[other] your opponent wins a conflict
    }
on-province-revealed = { $card } has been revealed
on-province-breaks =
    { $whose ->
        [none] { $card } { IF($would, "would break", "breaks") }
        [you] you { IF($would, "would break", "break") } { $card }
       *[other] your opponent { IF($would, "would break", "breaks") } { $card }
    }
on-ring-claimed =
    { $whose ->
        [none] a player claims a ring
        [you] you claim a ring
       *[other] your opponent claims a ring
    }
on-conflict-ends =
    { $whose ->
        [none] a conflict ends
        [you] a conflict you declared ends
       *[other] a conflict your opponent declared ends
    }
on-token-passes =
    { $whose ->
        [none] the first player token { IF($would, "would be", "is") } passed
        [you] you { IF($would, "would pass", "pass") } the first player token
       *[other] your opponent { IF($would, "would pass", "passes") } the first player token
    }
on-event-resolved =
    { $whose ->
        [none] the effects of an event have resolved
        [you] the effects of an event you played have resolved
       *[other] the effects of an event your opponent played have resolved
    }
on-duel-begins = a duel begins
on-duel-won = { $card } wins a duel
on-favor-claimed =
    { $whose ->
        [none] a player claims the Imperial Favor
        [you] you claim the Imperial Favor
       *[other] your opponent claims the Imperial Favor
    }
on-ring-returned =
    { $whose ->
        [you] a ring in your claimed ring pool { IF($would, "would return", "returns") } to the unclaimed ring pool
       *[other] a claimed ring { IF($would, "would return", "returns") } to the unclaimed ring pool
    }
on-ring-resolves = a player { IF($would, "would resolve", "resolves") } a ring effect
node-you-resolve-ring = you would resolve the { $element } ring effect
on-evades = { $source } chooses { $card } with covert
on-commits = { $card } is declared as an attacker or defender

winner-you = you
winner-this = { $this }
winner-attached = the attached character
conflict-of = { $kind } { $noun }
conflict-unopposed = unopposed { $noun }
conflict-here = { $noun } at { $this }
conflict-by = { $noun } by { $skill } or more skill
conflict-as =
    { $player ->
        [yes]
            { $role ->
                [attacking] { $noun } as attacker
               *[other] { $noun } as defender
            }
       *[no]
            { $role ->
                [attacking] { $noun } as an attacker
               *[other] { $noun } as a defender
            }
    }
conflict-for-fate = { $noun } with a ring that has fate on it
node-after-conflict =
    { $won ->
        [yes] { $who } { IF($you, "win", "wins") } { $conflict }
       *[no] { $who } { IF($you, "lose", "loses") } { $conflict }
    }
node-conflict-is-declared =
    { $here ->
        [yes]
            { $by ->
                [you] you declare { $conflict } against { $this }
               *[other] your opponent declares { $conflict } against { $this }
            }
       *[no]
            { $by ->
                [you] you declare { $conflict }
               *[other] your opponent declares { $conflict }
            }
    }
any-ability = a triggered ability
ability-on = a triggered ability of { $card }
node-effects-initiate =
    the effects of { $by ->
        [none] { $source }
        [you] { $source } you { IF($event, "play", "use") }
       *[other] { $source } your opponent { IF($event, "plays", "uses") }
    }{ $target ->
        [none] { "" }
       *[other] { " " }that targets { $target }
    } would initiate
node-phase-changes = { $phase } begins
    .ends = { $phase } ends
node-you-claim-ring =
    { $role ->
        [yes] you claim a ring of your role’s element
       *[no] you claim a ring
    }
node-moves-in =
    { $commits ->
        [yes] { $card } moves into a conflict or is declared as an attacker or defender
       *[no] { $card } moves into the conflict
    }
node-this-leaves-play = { $this } leaves play
node-this-wins-or-loses = { $this } wins or loses a conflict

## What is done to cards

verb-bow = { IF($opponent, "bows", "bow") } { $object }
verb-ready = { IF($opponent, "readies", "ready") } { $object }
verb-honor = { IF($opponent, "honors", "honor") } { $object }
verb-dishonor = { IF($opponent, "dishonors", "dishonor") } { $object }
verb-discard = { IF($opponent, "discards", "discard") } { $object }
verb-sacrifice = { IF($opponent, "sacrifices", "sacrifice") } { $object }
verb-return-to-hand = { IF($opponent, "returns", "return") } { $object } to { IF($many, "their owners’ hands", "its owner’s hand") }
verb-return-to-deck =
    { $bottom ->
       *[no] { IF($opponent, "returns", "return") } { $object } to the top of { IF($many, "their owners’ decks", "its owner’s deck") }
        [yes] { IF($opponent, "returns", "return") } { $object } to the bottom of { IF($many, "their owners’ decks", "its owner’s deck") }
    }
verb-shuffle-into-deck = { IF($opponent, "shuffles", "shuffle") } { $object } into { IF($many, "their owners’ decks", "its owner’s deck") }
verb-reveal-province = { IF($opponent, "reveals", "reveal") } { $object }
verb-return-fate = { IF($opponent, "returns", "return") } all fate on { $object } to { IF($many, "their owners’ fate pools", "its owner’s fate pool") }
verb-discard-status = { IF($opponent, "discards", "discard") } the status token on { $object }
verb-place-fate = { IF($opponent, "puts", "put") } { $amount } fate on { $object }{ $foreach }
verb-place-honor = { IF($opponent, "puts", "put") } { $amount } honor on { $object }
verb-remove-fate = { IF($opponent, "removes", "remove") } { $amount } fate from { $object }{ $foreach }
verb-move-home = { IF($opponent, "moves", "move") } { $object } home
verb-move-to-conflict = { IF($opponent, "moves", "move") } { $object } into the conflict
verb-break-province = { IF($opponent, "breaks", "break") } { $object }
verb-turn-facedown = { IF($opponent, "turns", "turn") } { $object } facedown

who-one-of-them = one of them
who-the-other = the other
who-it = { IF($many, "them", "it") }
    .subject = { IF($many, "they", "it") }
who-this = { $this }
    .subject = { $this }
who-its-province = the province of { $this }
    .subject = the province of { $this }
who-attached = the attached character
    .subject = the attached character
who-that = that { $noun }
    .subject = that { $noun }
who-paid = that { $noun }
    .subject = that { $noun }
who-second = the second one
    .subject = the second one
who-victors = your participating character
    .subject = your participating character
who-winner = the winner
    .subject = the winner
who-duel-loser = the loser
    .subject = the loser
who-loser = the loser
    .subject = the loser

## What stands: as the end of a clause after the cards, or as a .whole clause

clause = { $subject } { $predicate }
circumstances-first = { LIST($parts, type: "comma") }, { $clause }
all-of = { $parts }
if-it = { $clause } if { IF($many, "they", "it") } { $parts }
while-it = { $clause } while { IF($many, "they", "it") } { $parts }

modifies-military = { IF($many, "get", "gets") } { $signed } military{ $foreach }
modifies-political = { IF($many, "get", "gets") } { $signed } political{ $foreach }
modifies-skills = { IF($many, "get", "gets") } { $signed } military and { $signed } political{ $foreach }
modifies-glory = { IF($many, "get", "gets") } { $signed } glory{ $foreach }
modifies-strength = { IF($many, "get", "gets") } { $signed } strength{ $foreach }
modifies-military-bonus = { IF($many, "give", "gives") } { $signed } military{ $foreach }
modifies-political-bonus = { IF($many, "give", "gives") } { $signed } political{ $foreach }
modifies-collected-fate = { IF($many, "give", "gives") } { $signed } fate in the dynasty phase{ $foreach }
modifies-cost =
    { $less ->
        [yes] { IF($many, "cost", "costs") } { $amount } less fate to play{ $foreach }
       *[no] { IF($many, "cost", "costs") } { $amount } more fate to play{ $foreach }
    }
value-military = military skill
value-political = political skill
value-skills = military and political skill
value-glory = glory
value-strength = strength
value-cost = cost
modified-multiplied =
    { IF($many, "have their", "has its") } { $value } { $amount ->
        [2] doubled
       *[other] multiplied by { $amount }
    }
modified-base-multiplied =
    { IF($many, "have their", "has its") } base { $value } { $amount ->
        [2] doubled
       *[other] multiplied by { $amount }
    }
modified-divided =
    { IF($many, "have their", "has its") } { $value } { $amount ->
        [2] halved
       *[other] divided by { $amount }
    }
modified-set = { IF($many, "have their", "has its") } { $value } set to { $to }
modified-base-set = { IF($many, "have their", "has its") } base { $value } set to { $to }

forbids-bow = cannot be bowed{ IF($opponent, " by your opponent’s card effects", "") }
forbids-ready = cannot be readied{ IF($opponent, " by your opponent’s card effects", "") }
forbids-honor = cannot be honored{ IF($opponent, " by your opponent’s card effects", "") }
forbids-dishonor = cannot be dishonored{ IF($opponent, " by your opponent’s card effects", "") }
forbids-become-dishonored = cannot become dishonored
forbids-be-discarded = cannot be discarded{ IF($opponent, " by your opponent’s card effects", "") }
forbids-leave = cannot leave play{ IF($opponent, " by your opponent’s card effects", "") }
forbids-lose-fate = cannot lose fate
forbids-move = cannot be moved{ IF($opponent, " by your opponent’s card effects", "") }
forbids-move-to-conflict = cannot move into the conflict
forbids-target =
    cannot be chosen as { IF($many, "targets", "a target") }{ $opponent ->
        [yes] { COUNT($only) ->
            [0] { " " }by your opponent
           *[other] { " " }of your opponent’s { $only }
        }
       *[no] { COUNT($only) ->
            [0] { "" }
           *[other] { " " }of { $only }
        }
    }
forbids-participate =
    cannot participate { COUNT($only) ->
        [0] in conflicts
       *[other] { $only }
    }
forbids-declare-attacker = cannot be declared to attack
forbids-declare-defender = cannot be declared to defend
forbids-be-attacked =
    { COUNT($only) ->
        [0] cannot be attacked
       *[other] cannot be attacked { $only }
    }
forbids-be-broken = cannot be broken
forbids-bow-by-conflict = { IF($many, "are", "is") } not bowed by conflict resolution
forbids-ready-in-regroup = { IF($many, "do", "does") } not ready during the regroup phase
forbids-ring-effect = cannot be affected by { IF($opponent, "ring effects your opponent resolves", "ring effects") }
forbids-take-ring-fate = cannot have fate removed
    .whole = { IF($opponent, "your opponent", "players") } cannot remove fate from rings or gain it from them
forbids-trigger = cannot have { IF($many, "their", "its") } abilities triggered
forbids-play = cannot be played
forbids-play-event = cannot be played as { IF($many, "events", "an event") }
    .whole = { IF($opponent, "your opponent", "players") } cannot play { $cards }
forbids-place-extra-fate =
    { COUNT($only) ->
        [0] cannot have fate put on it when it is played
       *[other] cannot have fate put on it when it is played { $only }
    }
only-event = events
only-character = characters
only-attachment = attachments
only-attacker = as an attacker
only-defender = as a defender
only-province = from a province
only-military = in military conflicts
only-political = in political conflicts

grants-trait = { IF($many, "gain", "gains") } the { $granted } trait
grants-clan = { IF($many, "gain", "gains") } the { $granted } clan symbol
grants-keyword = { IF($many, "gain", "gains") } the { $granted } keyword
grants-ability = { IF($many, "gain", "gains") }: “{ $granted }”
grants-contested-element = the contested ring also has the { $granted } element
    .whole = the contested ring also has the { $granted } element

reduces-on = { $cards } costs { $by } less to play on { $on }
node-reduces =
    { $onto ->
        [none] the next { $noun } you play { $until } costs { $by } less fate
       *[other] the next { $noun } you play on { $onto } { $until } costs { $by } less fate
    }
this-conflict = this conflict
this-phase = this phase
this-round = this round

standing-blank = { IF($many, "have their text boxes", "has its text box") } treated as blank
standing-blank-except-traits = { standing-blank } (except for traits)
standing-switched-skills = { IF($many, "have their", "has its") } base military and political skills switched
standing-contributes-from-home = contributes its skill to your side of the conflict
standing-additional-use = can have each of { IF($many, "their", "its") } triggered abilities used 1 additional time per round (or other period)
standing-playable = can be played as if it were in your hand
standing-declare-element = conflicts of that element cannot be declared by your opponent
    .whole = your opponent cannot declare conflicts of that element
standing-uncounted = { IF($many, "do not count their", "does not count its") } skill toward the resolution of the conflict
standing-ignores-status = { IF($many, "have", "has") } the effects of { IF($many, "their", "its") } status { IF($many, "tokens", "token") } ignored
standing-adds-glory = adds its glory to its skills instead of subtracting it
standing-counts-glory = counts glory
    .whole = during conflicts at { $this }, characters count their glory instead of their skill
standing-counts-both-skills = counts both skills
    .whole = during conflicts at { $this }, each character counts its military and its political skill together
modifies-glory-count = adds to glory counts
    .whole = { $this } adds { $amount } to your side in each glory count
standing-cost = costs less fate
standing-additional-conflict = an additional conflict of that type may be declared
standing-adds-bid = bids are added
    .whole = each player adds the bid on their honor dial to the skill they count
standing-attacker-acts-first = the attacking player acts first
    .whole = the attacking player has the first opportunity to act in the conflict
standing-spend-fate = cannot be spent
    .whole = players cannot spend fate from their pools
immune-to = { IF($many, "are", "is") } immune to { $cards }
standing-immune = is immune to your opponent’s card effects
standing-one-defender = lets no more than 1 defender be declared
    .whole = your opponent cannot declare more than 1 defender
standing-cancel-ring-effects = cancels ring effects
    .whole = ring effects of conflicts at { $this } are cancelled, unless it is broken
standing-cancels-first-action = cancels the first action
    .whole = the effects of the first action ability your opponent triggers from a card during each conflict are cancelled
standing-discard = is discarded
standing-considered-claimed = that ring is considered to be in your claimed ring pool
    .whole = you are considered to have that ring in your claimed ring pool
standing-resolves-each-element = resolves each effect of the contested ring instead of one of them if it wins
standing-chooses-element = chooses the element
    .whole = while you are the defending player, you choose the element (but not the type) of each conflict before anything else of it is chosen
standing-triggering-loses-honor = { IF($many, "make", "makes") } whoever triggers { IF($many, "their", "its") } abilities lose 1 honor each time
standing-stays-attached = stays attached

## Targets and choices

node-chosen =
    { $by ->
        [you] { IF($targeting, "choose", "pick") } { $cards }
        [that-player] that player { IF($targeting, "chooses", "picks") } { $cards }
       *[other]
            { $they ->
                [yes] they { IF($targeting, "choose", "pick") } { $cards }
               *[no] your opponent { IF($targeting, "chooses", "picks") } { $cards }
            }
    }
rings-any-ring = ring
rings-each-unclaimed-ring = unclaimed ring
rings-contested-ring = the contested ring
    .definite = yes
rings-claimed-ring = that ring
    .definite = yes
rings-chosen-ring = that ring
    .definite = yes
rings-ring-of = the { $element } ring
    .definite = yes
rings-rings-in-pool =
    { $whose ->
        [none] claimed ring
        [you] ring in your claimed ring pool
       *[other] ring in your opponent’s claimed ring pool
    }
rings-with-fate = { $noun } { IF($any, "with", "without") } fate
node-choose-ring = choose { $ring } and { $effect }
choose-a-ring = choose { $ring }
ring-verb-return-ring = return { $rings } to the unclaimed ring pool
ring-verb-take-ring = take { $rings }
ring-verb-place-fate-on-ring = place { $amount } fate on { $rings }
ring-verb-remove-fate-from-ring = remove { $amount } fate from { $rings }
node-choose = { $target } and { $effect }
picks =
    { $by ->
        [you] { $act }
        [that-player] that player { $act }
       *[other] { IF($they, "they", "your opponent") } { $act }
    }
and-other = and { $act }
selects =
    { $by ->
        [you] select one
       *[other] your opponent selects one
    }
node-select =
    { $by ->
        [you] either { $options }
       *[other] your opponent selects one: { $options }
    }
options = { LIST($parts, type: "or") }
    .long = { LIST($before, type: "comma") }, or { $last }

## Effects

so-many-cards =
    { $count ->
        [one] a card
       *[other] { $count } cards
    }
as-many-cards =
    { $amount ->
        [one] a card
       *[other] { $amount } cards
    }

node-sequence = { $parts }
node-together = { $parts }
node-then = { $effect }. Then, { $then }
node-if-done = if that was done in full, { $effect }
node-may = you may { $effect }
node-one-of = choose one: { LIST($options, type: "or") }
node-if =
    { $otherwise ->
        [none] if { $condition }, { $effect }
       *[other] if { $condition }, { $effect }. { CAPITAL($not) }, { $otherwise }
    }
# A lasting effect without an end is not said to have one.
node-until = { $effect } { $until }
    .first = { $until }, { $effect }
until-conflict = for the rest of the conflict
until-phase = for the rest of the phase
until-round = for the rest of the round
node-later = { $moment ->
        [conflict-ends] at the end of the conflict, { $effect }
        [conflict-won] when the winner of the conflict is determined, { $effect }
       *[other] when that happens, { $effect }
    }

node-change-honor =
    { $that ->
        [yes]
            { $whose ->
                [you] gain that much honor
               *[other] { IF($they, "they gain", "your opponent gains") } that much honor
            }
       *[no]
            { $less ->
                [yes]
                    { $whose ->
                        [each-player] each player loses { $amount } honor{ $foreach }
                        [that-player] that player loses { $amount } honor{ $foreach }
                        [you] { IF($you, "you lose", "lose") } { $amount } honor{ $foreach }
                       *[other] { IF($they, "they lose", "your opponent loses") } { $amount } honor{ $foreach }
                    }
               *[no]
                    { $whose ->
                        [each-player] each player gains { $amount } honor{ $foreach }
                        [that-player] that player gains { $amount } honor{ $foreach }
                        [you] { IF($you, "you gain", "gain") } { $amount } honor{ $foreach }
                       *[other] { IF($they, "they gain", "your opponent gains") } { $amount } honor{ $foreach }
                    }
            }
    }
node-take-honor =
    { $given ->
        [yes] { IF($they, "they give", "your opponent gives") } you { $amount } honor
       *[no] take { $amount } of your opponent’s honor
    }
node-take-fate =
    { $given ->
        [yes] { IF($they, "they give", "your opponent gives") } you { $amount } fate
       *[no] take { $amount } of your opponent’s fate
    }
node-gain-fate =
    { $whose ->
        [each-player] each player gains { $amount } fate{ $foreach }
        [that-player] that player gains { $amount } fate{ $foreach }
        [your-opponent] { IF($they, "they gain", "your opponent gains") } { $amount } fate{ $foreach }
       *[you] { IF($you, "you gain", "gain") } { $amount } fate{ $foreach }
    }
node-lose-fate = lose { $amount } fate
node-draw-cards =
    { $whose ->
        [each-player] each player draws { so-many-cards }
        [that-player] that player draws { so-many-cards }
        [your-opponent] { IF($they, "they draw", "your opponent draws") } { so-many-cards }
       *[you] { IF($you, "you draw", "draw") } { so-many-cards }
    }
node-one-player = choose a player: { $effect }
choose-a-player = choose a player
node-each-player = { $effect }
node-draw-card = draw a card
node-take-pride = honor it if it won, dishonor it if it lost
node-change-bid = { IF($less, "lower", "raise") } your bid by { $amount }

node-cancel-effects =
    { $initiates ->
        [yes] cancel them
       *[no] prevent that
    }
node-instead = instead, { $done }
    .nothing = that does not happen
node-redirect = that happens to { $object } instead
node-resolve-event-again = resolve that event again as if you had just played it, without paying its costs; you may choose new targets

node-discard-at-random =
    { $whose ->
        [each-player] each player discards { so-many-cards } at random from their hand
        [that-player] that player discards { so-many-cards } at random from their hand
        [you] discard { so-many-cards } at random from your hand
       *[other] { IF($they, "they discard", "your opponent discards") } { so-many-cards } at random from their hand
    }
node-must-discard =
    { $down ->
        [yes]
            { $whose ->
                [you] choose and discard cards from your hand until you have no more than { $amount } cards
               *[other] { IF($they, "they choose and discard", "your opponent chooses and discards") } cards from their hand until they have no more than { $amount } cards
            }
       *[no]
            { $whose ->
                [each-player] each player chooses and discards { as-many-cards } from their hand{ $foreach }
                [that-player] that player chooses and discards { as-many-cards } from their hand{ $foreach }
                [you] choose and discard { as-many-cards } from your hand{ $foreach }
               *[other] { IF($they, "they choose and discard", "your opponent chooses and discards") } { as-many-cards } from their hand{ $foreach }
            }
    }
node-discard-from-shown-hand =
    { $whose ->
        [loser] the loser’s controller reveals their hand, and their opponent chooses and discards 1 card from it
       *[other] { $revealed ->
            [yes] your opponent reveals their hand. Choose and discard 1 card from it
           *[no] look at your opponent’s hand. Choose and discard 1 card from it
        }
    }
node-discard-one-of = choose and discard 1 card from that hand

node-search =
    { $shown ->
        [yes] search the top { $count } cards of your conflict deck for { $card }, reveal it, add it to your hand and shuffle the deck
       *[no] search the top { $count } cards of your conflict deck for { $card }, add it to your hand and shuffle the deck
    }
    .looking = look at the top { $count } cards of your conflict deck. Add 1 of them to your hand and place the rest on the bottom of the deck
node-play-from-deck =
    reveal the top card of your conflict deck; { $until } you may play it as if it were in your hand
node-give-each-a-card = each player reveals the top { $count } cards of their conflict deck. Choose 1 of the revealed cards of each player and add it to that player’s hand. Both players shuffle
node-give-one-of = choose 1 of the top { $count } cards of that deck and add it to its owner’s hand. Shuffle
node-take-named = add up to { $count } revealed cards of the named type to your hand and discard the rest

node-enter = put { $object } into play{ IF($conflict, " in the conflict", "") }{ IF($theirs, " under your control", "") }
node-enter-one-of = put { $card } into play { $area }
node-attach-one-of = put { $card } into play { $area }, attached to { $to }
node-look-and-arrange = look at the top { $count } cards of { $deck } and put them back in any order
node-put-back = put them back in any order
your-conflict-deck = your conflict deck
your-dynasty-deck = your dynasty deck
node-play-this = play { $this }
node-refill-emptied = refill the province it was in faceup
node-refill-faceup = refill the province it came from faceup
node-turn-faceup = turn { $object } faceup
node-put-holding-there = put it into play in that province
node-switch-with-this = switch { $this } with it
node-look-at-province = pick a facedown province and look at it


node-take-control = take control of { $object } for the rest of the conflict
node-claim-the-favor = claim the Imperial Favor
node-look-at-hand = look at your opponent’s hand
node-move-conflict = move the contested ring to another eligible province and reveal that province. It is now the attacked province
node-additional-conflict = you may declare an additional { $type } conflict this phase
node-one-conflict-each = each player has only 1 opportunity to declare a conflict this phase
node-discard-top =
    { $count ->
        [1] discard the top card
       *[other] discard the top { $count } cards
    } of { $whose ->
        [you] your conflict deck
       *[other] your opponent’s conflict deck
    }
node-fate-again = a second fate phase follows this one
node-switch-places = switch the locations of the chosen characters
node-attach-to = move { $object } to { $to }{ IF($chosen, "", " to which it can be attached") }
    .taking = take control of { $object } and attach it to { $to }. If that is not possible, discard it
node-move-fate =
    { $that ->
        [yes] move that fate to { $to }
       *[no]
            { $all ->
                [yes] move all fate from { $source } to { $to }
               *[no] move { $amount } fate from { $source } to { $to }
            }
    }
the-pool =
    { $whose ->
        [you] your fate pool
       *[other] your opponent’s fate pool
    }
node-move-status = move an honored status token from { $source } to { $to }
node-challenge =
    { $challenger ->
        [this] { $this } challenges it to { A($type) } duel
       *[first] the first challenges the second to { A($type) } duel
    }{ $discards ->
        [yes] . Whoever must give honor for the bid may choose and discard as many cards from hand instead
       *[no] { "" }
    }. { CAPITAL($results) }

node-controller-does = the controller of { $who } is to { $effect }

node-resolve-effects = resolve the ring effect of that conflict as if you were the attacker
    .attacker = the attacking player resolves the effect of that ring
    .chosen = resolve the effect of that ring as if { IF($they, "they", "you") } were the attacker
    .several = resolve the effects of up to { $most } unclaimed rings as if you were the attacker
node-switch-contested-ring = switch the contested ring with an unclaimed ring (the conflict keeps its type)
node-change-conflict-type =
    { $to ->
        [none] switch the type of the conflict (it keeps its ring)
       *[other] change the type of the conflict to { $to }
    }
node-switch-claimed-ring = switch one of your claimed rings with an unclaimed ring, and gain all fate that is on the latter
node-forbid-element = your opponent cannot declare conflicts of its element for the rest of the phase
    .selects = choose a ring
node-forbid-conflicts-of = your opponent cannot declare { $element } conflicts for the rest of the phase
node-usurp-ring = cancel the ring effect of that conflict; instead you resolve it as if you had won as the attacker, and claim the ring
node-act-again = you may take another action after this one
node-declare-now = immediately declare your next conflict

node-gain-ability = choose a triggered ability printed on another character; { $this } gains it for the rest of the phase

## Costs

node-lose-honor = lose { $amount } honor
node-spend-fate =
    { $to_opponent ->
        [yes] give your opponent { $amount } fate
       *[no] spend { $amount } fate
    }
node-spend-fate-to-ring =
    { $element ->
        [none] spend 1 fate onto an unclaimed ring
       *[other] spend 1 fate onto the { $element } ring
    }
node-discard-from-hand = choose and discard { so-many-cards } from your hand
node-discard-favor = discard the Imperial Favor
node-shuffle-from-province = shuffle a card in one of your unbroken provinces into your dynasty deck
node-put-this-into-play =
    { $anywhere ->
        [yes] put { $this } into play
       *[no] put { $this } into play from your hand
    }
node-name-type-and-reveal = name a card type and reveal the top { $count } cards of your conflict deck ({ $more } cards { $condition })

## Abilities

ability =
    { $forced ->
        [yes]
            { $kind ->
                [interrupt] Forced interrupt
               *[reaction] Forced reaction
            }
       *[no]
            { $kind ->
                [action] Action
                [interrupt] Interrupt
               *[reaction] Reaction
            }
    }
before-dash = { LIST($parts, type: "comma") }
node-triggered = { $label }: { CAPITAL($before) } – { $effect }.
    .plain = { $label }: { CAPITAL($effect) }.
again = { $text } You may also { $costs } to resolve this ability twice.
with-notes = { $text } ({ $notes })
note-limit =
    { $limit ->
        [0] unlimited
        [1] limit once per { $period }
        [2] limit twice per { $period }
       *[other] limit { $limit } times per { $period }
    }
note-maximum = max { $maximum } per { $period }
period-conflict = conflict
period-phase = phase
period-round = round
note-places = used from { LIST($places, type: "or") }
place-play = play
place-hand = your hand
place-discard =
    { $side ->
        [dynasty] your dynasty discard pile
       *[other] your conflict discard pile
    }
place-province = your provinces

node-keyword = { CAPITAL($word) } ({ $reminder })
keyword-ancestral = ancestral
    .reminder = when the attached character leaves play, { $this } returns to its owner’s hand
keyword-courtesy = courtesy
    .reminder = you gain 1 fate when { $this } leaves play
keyword-covert = covert
    .reminder = when { $this } attacks, choose a character without covert, which cannot be declared to defend
keyword-limited = limited
    .reminder = each player can play only 1 limited card each round
keyword-pride = pride
    .reminder = after { $this } wins a conflict, honor it; after it loses one, dishonor it
keyword-restricted = restricted
    .reminder = no more than 2 restricted attachments on each character
keyword-sincerity = sincerity
    .reminder = you draw a card when { $this } leaves play
keyword-no-attachments =
    { COUNT($traits) ->
        [0] no attachments
       *[other]
            { $excepted ->
                [yes] no attachments but { LIST($traits, type: "or") } ones
               *[no] no { LIST($traits, type: "or") } attachments
            }
    }

attaches-only-to = attaches only to { $card }
play-only-on = can be played only on { $card }
one-per-character = no more than 1 on each character
node-attaches = { $text }
node-play-only-if = { $this } can be played only { $condition }
node-as-attachment = you may play { $this } as an attachment with the text: “{ $text }”

node-more-influence = while building a deck, you have { $by } more influence
node-not-as-stronghold = this province cannot be the stronghold province
node-influence-only-on = you may spend influence only on { $clan } cards
node-additional-province = while building a deck, you may take a second { $element } province in the place of a province of another element
