### What the table says in Senjutsu: questions, options, refusals, the log, the board.
### The texts of cards stand elsewhere. $seat and $by are names. $way is a direction, from 0 (front) clockwise.

## Questions: setting up

place-terrain = Where do you place the next piece of terrain?
choose-start = On which starting hex do you place your figure? The numbers stand on the map.
start-hidden = Do you start the game hidden?
choose-companion-start = On which starting hex do you place your companion? The numbers stand on the map.
choose-companion-kamae = With which Kamae does your companion begin?
leave-contract-out = Five of the six contracts are laid out. Which one is left out?
place-bell = Do you place the bonsho bell? It counts as a stone. The numbers stand on the map.
place-lord = On which hex does the fallen lord lie? The numbers stand on the map.
place-opponent = On which hex does the next opponent start? The numbers stand on the map.
choose-prepared = Which Prepared cards do you take into your hand? You may choose up to { $most }.

## Questions: the round

use-contract = Do you discard a fulfilled contract?
sober-up = Do you pay 1 focus to walk straight this round? Your Kamae is switched to Neutral.
choose-for-companion = Which card does your companion play this round? The other one is discarded.
choose-card = Choose your card for this round. All cards are revealed at the same time.
play-instant = Do you play an instant card?
play-replacement = Do you replace the card that you have revealed?
pay-initiative = Do you pay for another initiative?
choose-initiative = At which initiative do you act?
choose-place = You are tied: when do you act?
end-lasting-card = Do you pay to end a card that remains in play?
discard-cards =
    { RANGE($least, $most) ->
        [exactly] Choose { $least ->
            [one] a card
           *[other] { $least } cards
        } of your hand to discard.
       *[other] Choose up to { $most ->
            [one] a card
           *[other] { $most } cards
        } of your hand to discard.
    }

## Questions: resolving cards

move = How do you move? Numbers are on the map.
pay-focus =
    { $text ->
        [none] { CARD($card) }: do you pay for more?
       *[other] { CARD($card) }: { $text }. Do you pay?
    }
choose-option = { CARD($card) }: choose one.
aim-at =
    { $card ->
        [none] Who is the target?
       *[other] { CARD($card) }: who is the target?
    }
shift-kamae = To which position do you shift the Kamae?
switch-kamae = { CARD($card) }: to which position is the Kamae switched?
displace = Where does the figure go? Numbers are on the map.
step-target = { CARD($card) }: on which hex shall the target come? The numbers stand on the map.
pull-or-push = { CARD($card) }: pull or push?
rotate-target = { CARD($card) }: which way is the target rotated?
counterattack = Your block holds: do you counterattack?
play-after-counter = Your counter was successful: do you play another card?
may-do = { CARD($card) }: use its optional effect?
place-caltrops = { CARD($card) }: where do the caltrops lie? The numbers stand on the map.
place-decoy = { CARD($card) }: where does the decoy lie? Only you will know. The numbers stand on the map.
return-poisons = { CARD($card) }: which poison cards do you take back?
return-contract = { CARD($card) }: which contract comes back?
discard-which-status = { CARD($card) }: what do you give back?
discard-status = { CARD($card) }: how many of these cards do you give back, from 0 to { $most }?
draw-up-to = { CARD($card) }: how many cards do you draw, from 0 to { $most }?
take-into-hand =
    { $card ->
        [none] Which card goes to the hand?
       *[other] { CARD($card) }: which card goes to the hand?
    }
shuffle-into-deck = { CARD($card) }: which cards do you shuffle into your deck?
choose-type = { CARD($card) }: cards of which type cannot be played this round?
name-card = { CARD($card) }: which card cannot be played this round?
choose-poison =
    { $card ->
        [none] Which poison do you use?
       *[other] { CARD($card) }: which poison do you use?
    }

look-at-deck = { CARD($card) }: you have seen the top cards of the deck.
play-found = { CARD($card) }: which of the cards do you play?
change-stance = { CARD($card) }: do you change the stance of the opponent?
discard-stun = The level is over: do you discard a Stun card?
stop-bleeding = The level is over: do you stop a wound bleeding?

## Options

stun = Play a Stun card
done = Stop here
nothing = None of them
pull = Pull
push = Push
attack = Attack cards
defence = Defence cards
meditation = Meditation cards
core = Core cards
neutral = Neutral
aggression = Aggression
balance = Balance
determination = Determination
distance = Distance
hobble = Hobble
no-decoy = No decoy among them
first-blood = First Blood
counter = Counter
tools-of-the-trade = Tools of the Trade
concentration = Concentration
fury = Fury
show-them = Show Them

# A card is told with what must be known to choose it. $initiative is a text; "none" if it has none of its own.
move-card = { CARD($card) } ({ card-facts })
card-facts =
    { card-type }{ $initiative ->
        [none] { "" }
       *[other] , initiative { $initiative }
    }{ $focus ->
        [0] { "" }
       *[other] , { $focus } focus
    }
card-type =
    { IF($core, "core ", "") }{ $type ->
        [attack] attack
        [defence] defence
        [meditation] meditation
        [poison] poison
       *[core] core
    }
move-step = Step { way }
way =
    { $way ->
        [0] front
        [1] front right
        [2] back right
        [3] back
        [4] back left
       *[5] front left
    }
move-rotate = { rotation }
rotation =
    Rotate { $way ->
        [1] clockwise
       *[other] counterclockwise
    }
move-shift =
    { $gained ->
        [0] Shift Kamae to { kamae }
       *[other] Shift Kamae to { kamae } (+{ $gained } focus)
    }
kamae =
    { $kamae ->
        [aggression] Aggression
        [balance] Balance
        [determination] Determination
        [distance] Distance
       *[neutral] Neutral
    }
move-option =
    { $text ->
        [none] The choice { $detail }
       *[other] { $text }
    }
move-aim = { $name }
move-towards = To the hex { $mark }
move-value =
    { $hobbled ->
        [none] Initiative { $initiative }
       *[other] Initiative { $initiative } ({ $hobbled } when hobbled)
    }
move-pay-initiative = Initiative { $initiative } for { $focus } focus
move-contract-draw = Discard { contract-name } and draw a card
move-contract-focus = Discard { contract-name } and gain 1 focus
contract-name =
    { $contract ->
        [first-blood] { first-blood }
        [counter] { counter }
        [tools-of-the-trade] { tools-of-the-trade }
        [concentration] { concentration }
        [fury] { fury }
       *[show-them] { show-them }
    }
move-on-hex = The hex { $mark }
move-start = The hex { $mark }
move-lord = The hex { $mark }
move-place =
    { $piece ->
        [none] { $place ->
            [1] First
            [2] Second
            [3] Third
           *[other] Fourth
        }
       *[other] { CAPITAL(WORD($piece, of: "terrain")) } on the hex { $mark }
    }
move-name = { $detail }

## Refusals

not-enough-focus = it costs { $cost } focus, you have { $focus }
wrong-kamae = it needs another Kamae: { LIST(WORD($kamae), type: "or") }
not-hidden = it needs you to be hidden
not-desperate = it needs Desperation to be active
not-enlightened = it needs all three cards of enlightenment in play before you
not-behind = it needs an opponent in the hex before you who faces the same way
only-after-counter = it is only played after a successful counter
banned-this-round = a card in play says that it cannot be played this round
copy-in-discard-pile = a copy of it lies faceup in your discard pile, and a card in play forbids that
no-such-instant = it is not an instant of this kind
instant-played = you have played an instant card this round
instants-forbidden = a card in play forbids instants of this kind
same-type = it must be of another type than your revealed card, which must not be a core card
nothing-revealed = you have revealed no card to which it could be added
turn-over = your turn is over
no-initiative = it has no initiative of its own: it is played beside another card
another-must-be-chosen = there is a card in your hand that must be chosen
not-this-moment = this is not the moment at which it is played
too-fast = its initiative is higher than that of the attack you have blocked
no-attack-card = only attack cards that are no core cards are played as counterattacks
core-stays = a core card cannot be discarded
poison-stays = a poison card cannot be discarded

start-no-starting-hex = it is not a starting hex
start-team-elsewhere = your team starts from another edge
start-opponent-here = an opponent starts from this edge
start-shared-with-enemy = an opponent stands there
terrain-not-enough = the box has too little terrain: { WORD($terrain, of: "terrain") }, { $missing } missing
terrain-off-board = it is off the board
terrain-on-terrain = there is terrain already
terrain-on-starting-hex = starting hexes are kept free
terrain-gate-closed = the way under the gate must be free
board-two-sides =
    { WORD($one, of: "option-board") } and { WORD($other, of: "option-board") } are the two sides of one board

## The log

round-begins = Round { $number }.
wave-begins = Level { $level }, wave { $wave } of the horde.
turned-up = { CARD($card) } is turned up from the deck of { $seat }.
revealed = { $seat } reveals { CARD($card) }.
stun-played = { $seat } plays a Stun card.
lotus-placed =
    { CARD($card) } of { $seat } has { $count ->
        [one] 1 lotus token
       *[other] { $count } lotus tokens
    } now.
stun-drawn = A Stun card comes up from the deck of { $seat }.
trap-turned =
    { $decoy ->
        [yes] { $seat } steps on a trap token: a decoy.
       *[no] { $seat } steps on a trap token: caltrops.
    }
caltrops-trodden = { $seat } steps on caltrops.
initiative-chosen =
    { $hobbled ->
        [yes] { $seat } chooses initiative { $chosen }, which is { $initiative } when hobbled.
       *[no] { $seat } chooses initiative { $initiative }.
    }
resolves = Initiative { $initiative }: { $seat } resolves { CARD($card) }.
unresolved = Initiative { $initiative }: { $seat } does not resolve { CARD($card) }, the turn is over.
cancelled =
    { $what ->
        [active_movement] The movement of { $seat } is cancelled this round.
        [active_rotation] The rotations of { $seat } are cancelled this round.
       *[other] What { $seat } has in play is cancelled this round.
    }
played-from-hand =
    { $how ->
        [instant] { $seat } plays the instant { CARD($card) }.
        [replacement] { $seat } plays { CARD($card) } instead.
        [after-counter] { $seat } plays { CARD($card) } after the counterattack.
       *[other] { $seat } counterattacks with { CARD($card) }.
    }
drew = { $seat } draws { CARD($card) }.
    .several = { $seat } draws { CARD($card) }.
discarded =
    { $facedown ->
        [yes] { $seat } discards { CARD($card) } facedown.
       *[no] { $seat } discards { CARD($card) }.
    }
    .several =
    { $facedown ->
        [yes] { $seat } discards { CARD($card) } facedown.
       *[no] { $seat } discards { CARD($card) }.
    }
taken-into-hand = { $seat } takes { CARD($card) } into hand.
    .several = { $seat } takes { CARD($card) } into hand.
stepped =
    { $forced ->
        [yes] { $way ->
            [-1] { $seat } is put on another hex.
            [0] { $seat } is moved to the front.
            [1] { $seat } is moved to the front right.
            [2] { $seat } is moved to the back right.
            [3] { $seat } is moved to the back.
            [4] { $seat } is moved to the back left.
           *[other] { $seat } is moved to the front left.
        }
       *[no] { $way ->
            [-1] { $seat } is put on another hex.
            [0] { $seat } steps to the front.
            [1] { $seat } steps to the front right.
            [2] { $seat } steps to the back right.
            [3] { $seat } steps to the back.
            [4] { $seat } steps to the back left.
           *[other] { $seat } steps to the front left.
        }
    }
rotated =
    { $forced ->
        [yes] { $by ->
            [0] { "" }
            [1] { $seat } is rotated clockwise.
            [2] { $seat } is rotated clockwise twice.
            [3] { $seat } is turned round.
            [4] { $seat } is rotated counterclockwise twice.
           *[other] { $seat } is rotated counterclockwise.
        }
       *[no] { $by ->
            [0] { "" }
            [1] { $seat } rotates clockwise.
            [2] { $seat } rotates clockwise twice.
            [3] { $seat } turns round.
            [4] { $seat } rotates counterclockwise twice.
           *[other] { $seat } rotates counterclockwise.
        }
    }
harmed =
    { $seat } takes { $what ->
        [wound] { $count ->
            [one] 1 wound
           *[other] { $count } wounds
        }
        [bleed] { $count ->
            [one] 1 bleeding wound
           *[other] { $count } bleeding wounds
        }
        [stun] { $count ->
            [one] 1 stun
           *[other] { $count } stuns
        }
        [hobble] { $count ->
            [one] 1 hobble
           *[other] { $count } hobbles
        }
       *[poison] poison
    }.
relieved =
    { $seat } gets rid of { $what ->
        [wound] { $count ->
            [one] 1 wound
           *[other] { $count } wounds
        }
        [bleed] { $count ->
            [one] 1 bleeding wound
           *[other] { $count } bleeding wounds
        }
        [stun] { $count ->
            [one] 1 stun
           *[other] { $count } stuns
        }
        [hobble] { $count ->
            [one] 1 hobble
           *[other] { $count } hobbles
        }
       *[poison] { $count ->
            [one] 1 poison card
           *[other] { $count } poison cards
        }
    }.
wounds-replaced =
    { $to ->
        [bleed] { $count ->
            [one] { $seat }: 1 wound begins to bleed.
           *[other] { $seat }: { $count } wounds begin to bleed.
        }
       *[wound] { $count ->
            [one] { $seat }: 1 bleeding wound stops bleeding.
           *[other] { $seat }: { $count } bleeding wounds stop bleeding.
        }
    }
executed = { $by } executes { $seat }.
defeated = { $seat } is defeated.
terrain-removed = The { WORD($what, of: "terrain") } is removed.
focus-changed =
    { $how ->
        [gained] { $seat } gains { $count } focus.
        [paid] { $seat } pays { $count } focus.
       *[lost] { $seat } loses { $count } focus.
    }
kamae-changed =
    { $seat }: Kamae { $how ->
        [shifted] shifted
       *[other] switched
    } to { $to ->
        [aggression] Aggression
        [balance] Balance
        [determination] Determination
        [distance] Distance
       *[neutral] Neutral
    }.
advantage-taken = { $seat } moves to the top of the advantage track.
stance-changed =
    { $aggressive ->
        [yes] { $seat } becomes aggressive.
       *[no] { $seat } becomes defensive.
    }
behaviour-changed =
    { $seat } now keeps to the { $behaviour ->
        [0] front left
        [1] front
       *[other] front right
    } of its target.
distance-changed = { $seat } now keeps at distance { $distance }.
hidden-changed =
    { $hidden ->
        [yes] { $seat } is hidden.
       *[no] { $seat } is hidden no longer.
    }
contract-fulfilled = { $seat } has fulfilled a contract: { contract-name }.
contract-dropped = { $seat } discards a contract: { contract-name }.
contract-returned = A contract of { $seat } comes back: { contract-name }.
guard-raised = { $seat } blocks with { CARD($card) } at initiative { $initiative }.
# Only for boards that show it; what comes of it is told.
attack-made = { "" }
attack-missed = { CARD($card) } hits nobody.
attack-ignored =
    { $how ->
        [block] { $seat } blocks the attack of { $by }.
       *[other] Terrain protects { $seat } from the attack of { $by }.
    }

## How the game ends

reason-last-standing = nobody else is left standing
reason-contracts-fulfilled = all contracts are fulfilled
reason-all-defeated = the last ones were defeated at the same moment
reason-horde-rank-none = the horde was too strong
reason-horde-rank-wood = rank of wood
reason-horde-rank-steel = rank of steel
reason-horde-rank-gold = rank of gold
reason-horde-rank-jade = rank of jade
reason-stopped = it went on for too long

## Zones

zone-deck = deck
zone-hand = hand
zone-chosen = chosen
zone-revealed = in play
zone-lasting = remaining in play
zone-discard = discard pile
zone-removed = removed from the game
zone-poisons = poison deck
zone-piles = solo cards

## Fields of records and facts of cards; those without words are not worth showing

field-controller = { "" }
field-serial = { "" }
field-lotus = lotus tokens
field-turns = rotated
    .mark =
    { $value ->
        [one] rotated once
       *[other] rotated { $value } times
    }
field-named = named
field-character = of the
field-team = team
field-hex = on the hex
field-facing = facing
field-wounds = wounds
field-bleeding = bleeding wounds
field-wound-limit = wound limit
field-stuns = stuns
field-stun-limit = hand limit
field-hobbles = hobbles
field-focus = focus
field-kamae = Kamae
field-hidden = hidden
field-defeated = defeated
field-card = the card
field-value = initiative
field-paid = focus paid
field-instants = instants played
field-over = the turn is over
field-cancelled = cancelled
field-wider = wider
field-automated = automated
field-behaviour = behaviour
field-aggressive = aggressive
field-distance = distance
field-reset = the deck is reset
field-desperation = desperate with so many wounds left
field-contracts = contracts
field-fulfilled = contracts fulfilled
field-tools = harm inflicted for a contract
field-countered = countered this round
field-type = type
field-types = types
field-class = class
field-rank = rank
field-initiative = initiative
field-keywords = keywords
field-range = range
field-set = set
field-number = number
field-provenance = provenance

## The board

board-round = Round { $round }
board-setting-up = Setting up
board-initiative = initiative { $initiative }
board-track = advantage: { LIST($names, type: "comma") }
board-fighter = { $name }, { $character }
board-horde = level { $level }, wave { $wave }
board-automated =
    { $behaviour ->
        [0] keeps to the front left
        [1] keeps to the front
       *[other] keeps to the front right
    } at distance { $distance }
board-aggressive =
    { $aggressive ->
        [yes] aggressive
       *[no] defensive
    }
board-wounds = { $count } of { $limit } wounds
board-bleeding = { $count } bleeding
board-stuns =
    { $count ->
        [one] 1 stun of { $limit }
       *[other] { $count } stuns of { $limit }
    }
board-hobbles =
    { $count ->
        [one] 1 hobble
       *[other] { $count } hobbles
    }
board-focus = { $count } focus
board-kamae =
    { $kamae ->
        [aggression] Aggression
        [balance] Balance
        [determination] Determination
        [distance] Distance
       *[neutral] Neutral
    }
board-kamae-of = Kamae { board-kamae }
board-hidden = hidden
board-desperate = desperate
board-drunk = drunk
board-stuns-to-come =
    { $count ->
        [one] 1 stun in the deck
       *[other] { $count } stuns in the deck
    }
board-contracts = { $done } of { $count } contracts fulfilled
board-defeated = defeated
board-over = the turn is over
board-hand =
    { $count ->
        [0] no cards in hand
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
board-deck = deck { $count }
board-discard =
    { $top ->
        [none] discarded { $count }
       *[other] discarded { $count }, { $top } on top
    }
board-wounds-head = Wounds
board-focus-head = Focus
board-status-head = Status
board-cards-head = Cards
board-in-play = In play
board-remaining = Remaining
board-resolving = resolving now
board-to-come = to come
board-resolved = resolved
board-your-hand = Hand
board-known-hand = Shown
board-type = Type
board-initiative-head = Init
board-cost = Focus
board-what = What it does
board-type-of =
    { IF($core, "core ", "") }{ $type ->
        [attack] attack
        [defence] defence
        [meditation] meditation
        [poison] poison
       *[core] core
    }
board-not-on-board = not on the board
board-where = { $name } is { $distance ->
        [one] adjacent
       *[other] { $distance } hexes away
    }: { $way }
board-around = around you: { LIST($what, type: "comma") }
board-off = off the board
board-closed = closed by a block
board-marks = the numbers of your options
board-blocked = blocked
board-off-board = off the board
board-team-word = team
board-cannot = cannot be chosen now
board-sees = { $name } has you at: { $way }
board-preview-initiative =
    { COUNT($values) ->
        [0] When it is played
       *[other] Initiative { LIST($values, type: "or") }
    }
board-preview-price = { $initiative } for { $focus } focus
board-preview-marks = numbers: where you may end, ! hit from there, ~ in reach
board-preview-place = { $number }: { $way }, { LIST($outcomes, type: "comma") }
board-preview-facings = facing { LIST($facings, type: "or") }
board-preview-outcome = { $facings } ({ $outcome })
board-preview-facing =
    { $direction ->
        [0] as now
        [1] front right
        [2] back right
        [3] back
        [4] back left
       *[5] front left
    }
board-preview-hits =
    hits { $name }{ $wounds ->
        [0] {""}
        [one] {""}, { $wounds } wound
       *[other] {""}, { $wounds } wounds
    }{ $bleeding ->
        [0] {""}
       *[other] {""}, { $bleeding } bleeding
    }
board-preview-reaches = reaches { LIST($names) }
board-preview-costs = for { $focus } focus
board-preview-success = after a success
board-preview-collides = with a collision

## Fighters

value-character-boss = Samurai Boss
value-character-katana = Katana Ashigaru
value-character-yari = Yari Ashigaru
value-character-yumi = Yumi Ashigaru
value-character-arquebus = Arquebus Ashigaru
value-character-ronin = Ronin
value-character-warrior = Warrior
value-character-master = Master
value-character-student = Student
value-character-ashigaru = Ashigaru
value-character-hachiko = Hachiko
value-character-assassin = Assassin
value-character-kojiro = Kojiro
value-character-monk = Monk
value-character-musashi = Musashi
value-character-ninja = Ninja
value-character-onna-bugeisha = Onna-Bugeisha
value-character-sailor = Sailor
value-character-wakou = Wakou
value-character-yasuke = Yasuke
value-character-yojimbo = Yojimbo

## Terrain, and what else lies on the map

terrain-stone = stone
terrain-bamboo = bamboo
terrain-burning-wagon = burning wagon
terrain-shrine = shrine
terrain-boat = boat
terrain-torii-gate = torii gate
terrain-torii-pillar = torii pillar
terrain-cherry-tree = cherry tree
terrain-corpse = corpse
terrain-caltrops = caltrops
terrain-fallen-lord = the fallen lord
terrain-trap-token = trap token
terrain-decoy = decoy

## Ways: where a hex lies, as a figure sees it

direction-0 = front
direction-1 = front right
direction-2 = back right
direction-3 = back
direction-4 = back left
direction-5 = front left
hex =
    { $count ->
        [1] { $direction }
       *[other] { $direction } x{ $count }
    }
own-hex = your own hex

## The timing chart

chart-draw = Draw
chart-draw-start = The round begins
chart-draw-bleed = Who bleeds loses a card
chart-draw-card = Draw a card
chart-draw-instants = Instants before choosing
chart-choose = Choose
chart-choose-card = Choose a card in secret
chart-reveal = Reveal
chart-reveal-1 = Turn the cards faceup
chart-reveal-2 = Pay mandatory focus
chart-reveal-3 = Pay for another initiative
chart-reveal-4 = Instant replacements
chart-reveal-5 = Choose variable initiatives
chart-reveal-6 = Compare initiatives
chart-resolve = Resolve
chart-resolve-sections = Resolve from the highest initiative
chart-discard = Discard
chart-discard-1 = Discard the cards in play
chart-discard-2 = Effects at the end of the round
chart-discard-3 = Check hand limits

## What stands on cards

value-set-core = Core
value-set-expansion = Expansion
value-set-ninja = { value-character-ninja }
value-set-assassin = { value-character-assassin }
value-set-ashigaru = { value-character-ashigaru }
value-set-monk = { value-character-monk }
value-set-sailor = { value-character-sailor }
value-set-onna-bugeisha = { value-character-onna-bugeisha }
value-set-yojimbo = { value-character-yojimbo }
value-set-wakou = { value-character-wakou }
value-set-yasuke = { value-character-yasuke }
value-set-musashi = { value-character-musashi }
value-set-kojiro = { value-character-kojiro }
value-set-hachiko = { value-character-hachiko }
value-set-solo = Solo
value-type-core = core
value-type-attack = attack
value-type-defence = defence
value-type-meditation = meditation
value-type-poison = poison
value-types-core = core
value-types-attack = attack
value-types-defence = defence
value-types-meditation = meditation
value-types-poison = poison
value-class-core-ability = core ability
value-class-signature = signature
value-class-core-weapon = core weapon
value-class-common = common
value-class-poison = poison
value-class-solo = solo
value-keywords-core = core
value-keywords-attack = attack
value-keywords-defence = defence
value-keywords-instant-additional = instant additional
value-keywords-prepared = prepared
value-keywords-meditation = meditation
value-keywords-range = range
value-keywords-instant-replacement = instant replacement
value-keywords-weapon = weapon
value-keywords-instant = instant
value-keywords-bushido = bushido
value-keywords-poison = poison
value-keywords-solo = solo
value-keywords-nightmare = nightmare
value-keywords-carrack = carrack
value-keywords-pistol = pistol
value-rank-jade = jade
value-rank-gold = gold
value-rank-steel = steel
value-rank-wood = wood
value-provenance-reconstructed = reconstructed

## How a table is opened

mode-duel = Duel
    .about = Two fighters.
mode-free-for-all = Free for all
    .about = Three or four fighters, each alone.
mode-teams = Teams
    .about = Two against two.
mode-opponents = Automated opponents
    .about = One to four players against opponents that fight by their own cards.
mode-horde = Horde
    .about = One player against wave after wave.
option-board = Board
option-board-snowy-battlefield = Snowy Battlefield
option-board-burnt-village = Burnt Village
option-board-frozen-lake = Frozen Lake
option-board-ice-bridge = Ice Bridge
option-board-snowy-battlefield-frozen-lake = { option-board-snowy-battlefield } + { option-board-frozen-lake }
option-board-snowy-battlefield-ice-bridge = { option-board-snowy-battlefield } + { option-board-ice-bridge }
option-board-burnt-village-frozen-lake = { option-board-burnt-village } + { option-board-frozen-lake }
option-board-burnt-village-ice-bridge = { option-board-burnt-village } + { option-board-ice-bridge }
option-terrain = Terrain
option-terrain-none = None
option-terrain-placed = Placed by the players
option-terrain-ruins = Ruins
option-terrain-grove = Grove
option-terrain-thaw = Thaw
option-terrain-gate = Gate
option-pieces = Pieces of terrain
option-pieces-stone = Stone
option-pieces-bamboo = Bamboo
option-pieces-burning-wagon = Burning wagon
option-pieces-shrine = Shrine
option-pieces-boat = Boat
option-pieces-torii-gate = Torii gate
option-pieces-cherry-tree = Cherry tree
option-pieces-corpse = Corpse
option-pieces-caltrops = Caltrops
option-opponents = Opponents
option-opponents-boss = { value-character-boss }
option-opponents-katana = { value-character-katana }
option-opponents-yari = { value-character-yari }
option-opponents-yumi = { value-character-yumi }
option-opponents-arquebus = { value-character-arquebus }
option-opponents-ronin = { value-character-ronin }
option-opponents-warrior = { value-character-warrior }
option-opponents-master = { value-character-master }
option-opponents-student = { value-character-student }
option-opponents-ashigaru = { value-character-ashigaru } (with Hachiko)
option-opponents-hachiko = { value-character-hachiko } (with the Ashigaru)
option-opponents-assassin = { value-character-assassin }
option-opponents-kojiro = { value-character-kojiro }
option-opponents-monk = { value-character-monk }
option-opponents-musashi = { value-character-musashi }
option-opponents-ninja = { value-character-ninja }
option-opponents-onna-bugeisha = { value-character-onna-bugeisha }
option-opponents-sailor = { value-character-sailor }
option-opponents-wakou = { value-character-wakou }
option-opponents-yasuke = { value-character-yasuke }
option-opponents-yojimbo = { value-character-yojimbo }
option-companions = Seats for companions
option-companions-hachiko = { value-character-hachiko }
option-lord = The fallen lord
option-nightmare = Nightmare mode
option-wound-limit = Wound limit of each opponent
option-wound-limit-recommended = As recommended
option-wound-limit-1 = 1
option-wound-limit-2 = 2
option-wound-limit-3 = 3
option-wound-limit-4 = 4
option-wound-limit-5 = 5
option-wound-limit-6 = 6
option-wound-limit-7 = 7
option-wound-limit-8 = 8
option-wound-limit-9 = 9
option-wound-limit-10 = 10
option-starting-wounds = Wounds with which opponents begin
option-starting-wounds-0 = 0
option-starting-wounds-1 = 1
option-starting-wounds-2 = 2
option-starting-wounds-3 = 3
option-starting-wounds-4 = 4
option-starting-wounds-5 = 5
option-starting-wounds-6 = 6
option-starting-wounds-7 = 7
option-starting-wounds-8 = 8
option-starting-wounds-9 = 9

## What bots are called

bot-name-1 = Takeshi
bot-name-2 = Goro
bot-name-3 = Saburo
bot-name-4 = Jiro
