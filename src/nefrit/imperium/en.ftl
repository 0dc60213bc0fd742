### What the table says in Imperium: questions, options, refusals, the log. The texts of cards stand elsewhere.
### $seat and $victim are names.

## Questions: setting up

choose-nation = Which nation do you play?
choose-side = Which side of your power card do you use? New players are advised to begin with side B.

## Questions: a turn

choose-turn = What do you do this turn?
play-or-exhaust = Play a card or exhaust one, or end your activation.
place-token = On which card in the market do you place the token?
discard-any = Which cards do you discard before you draw?
may-develop = Your deck is empty: do you pay for a development card?
solstice-order = Solstice: which effect do you resolve next?
respond-or-pass = Do you use a card now?

## Questions: effects

which-to-discard =
    { $card ->
        [none] Which to discard?
       *[other] { CARD($card) }: which to discard?
    }
which-to-abandon =
    { $card ->
        [none] Which to abandon?
       *[other] { CARD($card) }: which to abandon?
    }
which-to-recall =
    { $card ->
        [none] Which to recall?
       *[other] { CARD($card) }: which to recall?
    }
which-to-history =
    { $card ->
        [none] Which to put into your history?
       *[other] { CARD($card) }: which to put into your history?
    }
which-to-sink =
    { $card ->
        [none] Which to sink?
       *[other] { CARD($card) }: which to sink?
    }
which-to-exile =
    { $card ->
        [none] Which to exile?
       *[other] { CARD($card) }: which to exile?
    }
which-to-take =
    { $card ->
        [none] Which to take into your hand?
       *[other] { CARD($card) }: which to take into your hand?
    }
which-to-deck =
    { $card ->
        [none] Which to put on top of your deck?
       *[other] { CARD($card) }: which to put on top of your deck?
    }
which-to-return =
    { $card ->
        [none] Which unrest to return to its pile?
       *[other] { CARD($card) }: which unrest to return to its pile?
    }
which-to-garrison =
    { $card ->
        [none] Which to garrison?
       *[other] { CARD($card) }: which to garrison?
    }
garrison-where =
    { $card ->
        [none] In which region?
       *[other] { CARD($card) }: in which region?
    }
acquire =
    { $card ->
        [none] Which card do you acquire?
       *[other] { CARD($card) }: which card do you acquire?
    }
break-through =
    { $card ->
        [none] For which card do you break through?
       *[other] { CARD($card) }: for which card do you break through?
    }
exile-from-market =
    { $card ->
        [none] Which card of the market is exiled?
       *[other] { CARD($card) }: which card of the market is exiled?
    }
swap-out =
    { $card ->
        [none] Which card leaves the market?
       *[other] { CARD($card) }: which card leaves the market?
    }
swap-in =
    { $card ->
        [none] Which exiled card takes its place?
       *[other] { CARD($card) }: which exiled card takes its place?
    }
name-suit =
    { $card ->
        [none] Which suit do you name?
       *[other] { CARD($card) }: which suit do you name?
    }
develop =
    { $card ->
        [none] Which card do you develop?
       *[other] { CARD($card) }: which card do you develop?
    }
how-to-pay =
    { $card ->
        [none] How do you pay?
       *[other] { CARD($card) }: how do you pay?
    }
pay-up-to =
    { $card ->
        [none] How much progress do you pay, up to { $most }?
       *[other] { CARD($card) }: how much progress do you pay, up to { $most }?
    }
draw-up-to =
    { $card ->
        [none] How many cards do you draw, up to { $most }?
       *[other] { CARD($card) }: how many cards do you draw, up to { $most }?
    }
take-fame =
    { $card ->
        [none] Which fame card do you take?
       *[other] { CARD($card) }: which fame card do you take?
    }
put-back =
    { $card ->
        [none] In which order do you put the cards back? The first one is on top.
       *[other] { CARD($card) }: in which order do you put the cards back? The first one is on top.
    }
find =
    { $card ->
        [none] Which card do you find?
       *[other] { CARD($card) }: which card do you find?
    }
play-card =
    { $card ->
        [none] Which card do you play?
       *[other] { CARD($card) }: which card do you play?
    }
give-card =
    { $card ->
        [none] Which card do you give?
       *[other] { CARD($card) }: which card do you give?
    }
give-progress =
    { $card ->
        [none] Do you give 1 progress, so that your attack counts?
       *[other] { CARD($card) }: do you give 1 progress, so that your attack counts?
    }
treat-icon =
    { $card ->
        [none] On which card?
       *[other] { CARD($card) }: on which card?
    }
borrow-exhaust =
    { $card ->
        [none] Whose card do you use?
       *[other] { CARD($card) }: whose card do you use?
    }
regain-exhaust =
    { $card ->
        [none] From where does the exhaust token return?
       *[other] { CARD($card) }: from where does the exhaust token return?
    }
swap-with-nation =
    { $card ->
        [none] Which card goes on your nation deck?
       *[other] { CARD($card) }: which card goes on your nation deck?
    }
fewer-masks =
    { $card ->
        [none] Do you exhaust it, to discard 1 mask fewer?
       *[other] { CARD($card) }: do you exhaust it, to discard 1 mask fewer?
    }

## Options

activate = Activate: play cards and use exhaust effects
innovate = Innovate: discard your hand and break through for a card
revolt = Revolt: return unrest from your hand
side-a = Side A
side-b = Side B
uncivilised = Uncivilised
civilised = Civilised
region = Region
tributary = Tributary
carthaginians = Carthaginians
celts = Celts
greeks = Greeks
macedonians = Macedonians
persians = Persians
romans = Romans
scythians = Scythians
vikings = Vikings
arthurians = Arthurians
atlanteans = Atlanteans
egyptians = Egyptians
mauryans = Mauryans
minoans = Minoans
olmecs = Olmecs
qin = Qin
utopians = Utopians
move-play = Play { CARD($card) }
move-use = Exhaust { CARD($card) }
move-respond = Use { CARD($card) }
move-resolve =
    { $text ->
        [none] { CARD($card) }
       *[other] { CARD($card) }: { $text }
    }
move-option =
    { $text ->
        [none] The choice { $detail }
       *[other] { $text }
    }
move-face-down =
    { $detail ->
        [region] The top card of the region deck
        [uncivilised] The top card of the uncivilised deck
        [civilised] The top card of the civilised deck
        [tributary] The first tributary in the main deck
       *[other] The first card of this kind in the main deck
    }
move-pay = { $detail } material, { $detail2 } population, { $detail3 } progress

## Refusals

not-yours = it is another player's card
not-your-turn = it is not your turn
not-activating = you are not activating
not-in-hand = it is not in your hand
no-exhaust-effect = it has no exhaust effect
already-exhausted = there is an exhaust token on it already
no-exhaust-token = you have no exhaust token on your state card
no-action-token = you have no action token on your state card
already-free-played = it was free played this turn
condition-not-met = its own condition is not met
cannot-pay = you cannot pay what it costs
never-played = it is a card that is never played
wrong-state =
    { $state ->
        [empire] it has the empire icon, and you are barbarian
       *[other] it has the { $state } icon, and you are an empire
    }

## The log

turn-began =
    { $how ->
        [activate] { $seat } activates.
        [innovate] { $seat } innovates.
       *[other] { $seat } revolts.
    }
played = { $seat } plays { CARD($card) }.
exhausted = { $seat } exhausts { CARD($card) }.
obtained =
    { $how ->
        [acquire] { $seat } acquires { CARD($card) }.
       *[other] { $seat } breaks through for { CARD($card) }.
    }
unrest-returned = { $seat } returns unrest.
unrest-taken = { $seat } takes unrest.
gained = { $seat }:{ more-material }{ more-population }{ more-progress }{ more-actions }.
more-material =
    { $material ->
        [0] { "" }
       *[other] { " +" }{ $material } material
    }
more-population =
    { $population ->
        [0] { "" }
       *[other] { " +" }{ $population } population
    }
more-progress =
    { $progress ->
        [0] { "" }
       *[other] { " +" }{ $progress } progress
    }
more-actions =
    { $actions ->
        [0] { "" }
        [one] { " +" }{ $actions } action
       *[other] { " +" }{ $actions } actions
    }
paid = { $seat }:{ less-material }{ less-population }{ less-progress }.
less-material =
    { $material ->
        [0] { "" }
       *[other] { " -" }{ $material } material
    }
less-population =
    { $population ->
        [0] { "" }
       *[other] { " -" }{ $population } population
    }
less-progress =
    { $progress ->
        [0] { "" }
       *[other] { " -" }{ $progress } progress
    }
sunk = { $seat } sinks { CARD($card) }.
deck-emptied = The deck of { $seat } is empty.
left-play = { CARD($card) } of { $seat } has left play.
moved =
    { $how ->
        [discard] { $seat } discards { CARD($card) }.
        [abandon] { $seat } abandons { CARD($card) }.
        [recall] { $seat } recalls { CARD($card) }.
        [history] { $seat } puts { CARD($card) } into the history.
        [exile] { $seat } exiles { CARD($card) }.
        [take] { $seat } takes { CARD($card) } into hand.
        [deck] { $seat } puts { CARD($card) } on top of the deck.
        [garrison] { $seat } garrisons { CARD($card) }.
        [nation] { $seat } takes { CARD($card) } from the nation deck.
        [fame] { $seat } takes { CARD($card) } from the fame deck.
        [onto-nation] { $seat } puts { CARD($card) } onto the nation deck.
        [given] { $seat } is given { CARD($card) }.
       *[other] { $seat } moves { CARD($card) }.
    }
drew = { $seat } draws { CARD($cards) }.
stole =
    { $resource ->
        [material] { $seat } steals { $amount } material from { $victim }.
        [population] { $seat } steals { $amount } population from { $victim }.
       *[progress] { $seat } steals { $amount } progress from { $victim }.
    }
gave =
    { $resource ->
        [material] { $seat } gives { $taker } { $amount } material.
        [population] { $seat } gives { $taker } { $amount } population.
       *[progress] { $seat } gives { $taker } { $amount } progress.
    }
placed =
    { $resource ->
        [material] { $seat } places { $amount } material on { CARD($card) }.
        [population] { $seat } places { $amount } population on { CARD($card) }.
       *[progress] { $seat } places { $amount } progress on { CARD($card) }.
    }
revealed = { CARD($card) } is turned up.
became-empire = { $seat } becomes an empire.
reshuffled = { $seat } shuffles the discard pile into a new deck.
developed = { $seat } develops { CARD($card) }.
end-triggered = { $seat } triggers scoring: this round is finished, and one more is played.
scored =
    { $points ->
        [one] { $seat } has { $points } victory point.
       *[other] { $seat } has { $points } victory points.
    }

## How the game ends

reason-most-points = the most victory points
reason-collapse = the unrest pile ran out, and the fewest unrest cards count
reason-stopped = it went on for too long

## Zones and fields

zone-unrest = unrest pile
zone-fame = fame deck
zone-regions = region deck
zone-uncivilised = uncivilised deck
zone-civilised = civilised deck
zone-main = main deck
zone-market = market
zone-beneath = unrest under the market
zone-exile = exile pile
zone-box = box
zone-other-sides = other sides
zone-hand = hand
zone-deck = deck
zone-discard = discard pile
zone-play = play area
zone-standing = power card
zone-resolving = being resolved
zone-garrison = garrisons
zone-history = history
zone-sunken = sunken pile
zone-nation = nation deck
zone-development = development area
field-controller = { "" }
field-serial = { "" }
field-exhausted = exhausted
field-garrison = garrison
field-material = material
field-population = population
field-progress = progress
field-beneath = unrest beneath
    .mark = with unrest
field-slot = { "" }
field-nation-name = nation
field-empire = empire
field-actions = actions
field-exhausts = exhaust tokens
field-nation-exhausted = nation deck exhausted
field-development-exhausted = development area exhausted
field-crowned = has resolved King of Kings
field-hand-size = hand size
field-state = state
field-first = first player
field-active = whose turn
field-doing = turn
field-round = round
field-rounds-left = rounds left
field-box = box
field-module = belongs to
field-suits = suits
field-type-icons = icons
field-header = kind
field-starting-location = starts in
field-player-count = players
field-development-cost = development cost
field-victory-points = victory points
field-copies = copies
field-side = side

## The timing chart

chart-turn = Turn
chart-turn-choose = Activate, innovate or revolt
chart-turn-activate = Play cards and use exhaust effects
chart-turn-innovate = Discard the hand and break through
chart-turn-revolt = Return unrest
chart-clean-up = Clean-up
chart-clean-up-1 = Place a token in the market
chart-clean-up-2 = Action and exhaust tokens return
chart-clean-up-3 = Discard any number of cards
chart-clean-up-4 = Fill up the hand
chart-clean-up-exhaustion = The deck is empty: develop
chart-solstice = Solstice
chart-solstice-effects = Resolve solstice effects

## What stands on cards

field-set = set
field-number = number
value-set-both = Both boxes
value-set-classics = Classics
value-set-legends = Legends
value-box-both = Both boxes
value-box-classics = Classics
value-box-legends = Legends
value-module-commons = Common cards
value-module-carthaginians = { carthaginians }
value-module-celts = { celts }
value-module-greeks = { greeks }
value-module-macedonians = { macedonians }
value-module-persians = { persians }
value-module-romans = { romans }
value-module-scythians = { scythians }
value-module-vikings = { vikings }
value-module-arthurians = { arthurians }
value-module-atlanteans = { atlanteans }
value-module-egyptians = { egyptians }
value-module-mauryans = { mauryans }
value-module-minoans = { minoans }
value-module-olmecs = { olmecs }
value-module-qin = { qin }
value-module-utopians = { utopians }
value-suits-fame = fame
value-suits-unrest = unrest
value-suits-civilised = civilised
value-suits-region = region
value-suits-tributary = tributary
value-suits-uncivilised = uncivilised
value-suits-power = power
value-header-power = power
value-header-state = state card
value-header-attack = attack
value-header-pinned = stays in play
value-header-permanent = permanent
value-starting-location-commons = common cards
value-starting-location-state-card = as the state card
value-starting-location-in-play = in play
value-starting-location-accession = accession
value-starting-location-development = development
value-starting-location-nation = nation deck
value-starting-location-deck = deck
value-starting-location-supply = supply
value-victory-points-variable = variable
value-victory-points-conditional = conditional
value-side-barbarian = barbarian
value-side-empire = empire
value-state-barbarian = barbarian
value-state-empire = empire
value-type-icons-metropolis = metropolis
value-type-icons-knight = knight
value-type-icons-production = production
value-type-icons-fertile = fertile land
value-type-icons-river = river
value-type-icons-mask = mask
value-type-icons-city = city
value-type-icons-scroll = scroll

## Opening a table

mode-classics = Classics
    .about = The nations and common cards of Imperium: Classics.
mode-legends = Legends
    .about = The nations and common cards of Imperium: Legends.
mode-combined = Both boxes
    .about = All sixteen nations, with the common cards of one box.
option-nations = Nations
option-nations-choose = Chosen in turn order
option-nations-dealt = Dealt at random
option-commons = Common cards
option-commons-classics = Classics
option-commons-legends = Legends

## The table in a terminal

board-round = Round { $round }
board-turn = turn of { $name }
board-first = { $name } is first
board-rounds-left =
    { $count ->
        [one] the last round
       *[other] the last round but one
    }
board-player = { $name }, { $nation }
board-you = { $name } (you)
board-state =
    { $state ->
        [empire] empire
       *[barbarian] barbarian
    }
board-material = { $count } material
board-population = { $count } population
board-progress = { $count } progress
board-actions =
    { $count ->
        [one] 1 action
       *[other] { $count } actions
    }
board-exhausts =
    { $count ->
        [one] 1 exhaust token
       *[other] { $count } exhaust tokens
    }
board-points =
    { $unknown ->
        [0]
            { $count ->
                [one] 1 point
               *[other] { $count } points
            }
       *[other]
            { $count ->
                [one] 1 point in sight
               *[other] { $count } points in sight
            }
    }
board-count = { $zone } { $count }
board-facedown = { $count } face down
board-unrest-beneath = unrest under it
board-garrison = garrison: { LIST($cards) }
board-exhausted = exhausted

## What bots are called

bot-name-1 = Marcus
bot-name-2 = Darius
bot-name-3 = Leonidas
bot-name-4 = Ashoka

## The guide to the nations

guide =
    { $complexity ->
        [low] { $name } (easy to play): { $guide }
        [high] { $name } (demanding): { $guide }
       *[unknown] { $name }: { $guide }
    }
guide-carthaginians = Trade and material: the power card, Caravans and Trading Ships work with what lies in the market. As an empire, Elephants and Hegemony take market cards, and Monopoly hands unwanted cards to others.
guide-celts = Aggressive, without Prosperity: Druids bring uncivilised cards, Cattle Raid brings material, and Celtic Innovation hands unrest to others.
guide-greeks = Cities and learning: Settlers and Greek Mercenaries help early expansion; as an empire, Lighthouse makes use of exiled cards.
guide-macedonians = Expansion above all: regions, and both cards of Alexander, which go on conquering as an empire. Phalanx helps Glory to fame cards.
guide-persians = Tributaries and regions: other peoples build the empire. Battering Ram goes on taking market cards, and Persian Gold brings progress and unrest to others.
guide-romans = Conquest and Glory: regions are turned into fame. As an empire, Legions keep Conquer going, and Bread and Circuses calms unrest.
guide-scythians = A wide territory: Nomads, Tents and Mounted Archers turn regions into material, and as an empire Glory brings fame cards.
guide-vikings = Never an empire and without a history: the nation deck costs nothing but comes in its own order, and Sagas keep the deck small.
guide-arthurians = Never an empire: knights in garrisons complete quests until the Graal is found, which ends the game. The nation deck leads to the battle of Gwaith Camlan.
guide-atlanteans = An empire from the start, with civilised cards at once but an income to care for. Regions sink in the Flood, and Myths and Legends turn sunken ones into fame.
guide-egyptians = Builders with many developments, whose order must be planned. Flood of the Nile wants regions with a river in play.
guide-mauryans = Elephants take regions and tributaries at first; as an empire there is a choice between more conquest with Glory and the peaceful way of Ashoka.
guide-minoans = Progress pays for developments. Pottery gathers it, but once abandoned by an empire it is not played again; Drainage System and Labyrinth bring more.
guide-olmecs = Without Prosperity, Glory and Conquer: masks draw cards, pay for other effects, and are worth points in history.
guide-qin = Hard decisions: rulers need the Mandate of Heaven, Confucianism and Legalism exclude each other, and the Long Walls compete with other developments.
guide-utopians = Unlike all others: no nation deck and no developments, but a journey to Shangri-la that ends the game when it suits them.
