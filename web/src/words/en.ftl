### The words of the web client. What games say (questions, options, the log) comes from the server.

## Everywhere

app-name = Nefrit
page-door = Home
page-lobby = Tables
page-decks = Decks
page-learn = Learn
page-play = Play
page-cards = Cards
page-rules = Rules
page-replay = Replay
page-table = Table
page-join = Invitation
page-nowhere = Nothing here
page-did-not-load = This could not be loaded. Try again in a moment.
skip-to-content = Skip to content
loading = One moment…
again = Try again
close = Close
confirm = Confirm
server-away = Can’t reach the server. Is it running?
nowhere-title = There is nothing here
nowhere-back = Back to the home page

## Preferences

preferences = Preferences
setting-guard = After a new question
guard-on = Input rests for a moment
guard-off = Input counts at once
setting-keys = Single letters as keys
keys-on = Used
keys-off = Not used
setting-confirm = The last choice of an answer
confirm-on = It is confirmed
confirm-off = It counts at once
setting-language = Language
setting-theme = Theme
theme-system = Same as system
theme-light = Light
theme-dark = Dark
setting-motion = Motion
motion-system = As the system has it
motion-less = Reduced
setting-playback = What others do
playback-slow = Slowly
playback-normal = At the usual pace
playback-quick = Quickly
playback-off = Not played back
setting-sound = Sounds
sound-on = On (M switches them off)
sound-off = Off
setting-volume = Volume
sound-is-on = Sounds are on.
sound-is-off = Sounds are off.

## The door

door-title = Card games, played exactly as their rules say
door-about = Take a seat: the table enforces every rule. Ask “why not?” and it shows you the rule.
door-mode = Ways to play
door-more = Deck, opponent and more
door-people = Players, bots included
door-some = { $count } chosen, from { $least } to { $most }
door-deck = Deck
door-deck-any = Any ready deck
door-deck-own = Your decks
door-edition = Edition of the rules
door-edition-newest = The newest
door-bot = Opponent
door-play = Play now
door-play-alone = Play now
door-invite = Invite a friend
door-recent = Your tables
home-first = Your first duel in 3 minutes
home-first-about = A first lesson at the real table. No name needed.
home-start-here = Start here
home-go-on-title = Go on where you were
home-your-turn = Your turn
home-waiting-for = Waiting for { $names }
home-go-on = Go on
home-look = Look
home-against = with { $names }
home-look-back = Look back:
home-players = { $count } players
home-minutes = { $count } min
home-difficulty = Difficulty
home-difficulty-is = { $count } of { $most }
home-options = Friends, options
home-open-title = Open tables
home-open-none = Nobody waits just now. Open a table, or invite a friend: each game has a button for it.
home-all-tables = All tables
title-your-turn = ● Your turn
game-l5r-about = Two clans, five rings, and the honor of both at stake. Bid in secret, attack by blade or by word.
game-imperium-about = From a barbarian camp to an empire, card by card. Every card you take stays in your deck.
game-invasion-about = Your capital against theirs. Build, defend, and burn two of their zones before they burn yours.
game-senjutsu-about = A duel over in a few breaths. Pick a card, reveal together, and don’t be where the blade lands.
bot-greedy = Steady: looks one move ahead
bot-search = Thoughtful: half a second for each answer
bot-random = Carefree: plays at random
format-core = Core
format-single-core = Single core
format-tournament = Tournament
format-balanced = Balanced
format-open = Open
format-signature = Signature
format-one-on-one = One on one
format-cataclysm = Cataclysm
format-casual = Casual
name-label = Your name
name-example = Guest, or whatever others should call you
name-guest = Guest

## Tables

lobby-game = Game
lobby-private = Only by invitation
lobby-open-table = Open a table
lobby-open = Waiting for players
lobby-playing = In progress
lobby-over = Over
lobby-none = No public games right now.
lobby-return = Back to your seat
fairness = An honest deal
fairness-about = The cards are dealt from a secret seed, which was chosen before anybody sat down. This is its hash: note it, and after the game you can check the deal.
fairness-opened = The game is over, and this is the hash and the seed behind it: nefrit replay --check plays the record again and compares both.
goes-on = Goes on from a record
goes-on-about = { $after ->
    [0] This game was set up from the record of another one; for people its cards are dealt anew.
   *[other] This game goes on from a record: whoever has that record may know cards that were dealt before. What chance still brings, nobody knows.
}
join-about = { $count ->
    [0] Nobody sits here yet.
   *[other] At the table: { $names }.
}
join-full = All seats are taken.
join-sit-down = Sit down
join-watch = Watch
table-closed = This table is not open to you
waiting-about = The game begins when all seats are taken.
waiting-link = Invitation
waiting-copy = Copy the link
waiting-copied = The link is copied.
waiting-not-copied = The browser did not let us copy. Select the link and copy it yourself.
waiting-qr = Scan it with a phone
waiting-network = Friends in the same network can open this address.
waiting-only-here = This address works on this computer alone. For friends in your network, start the server with
waiting-then = They then open { $address }.
waiting-leave = Leave
watch-link = Copy a link to watch
watch-link-copied = The link is copied. Whoever opens it can watch.

## At the table

board-title = Board
board-table = Table
board-more = and { $count } more
seat-free = free
seat-bot = bot
seat-here = is here
seat-away = is away
seat-thinking = is deciding
seats-title = Players
seats-watching = { $count ->
    [one] 1 spectator
   *[other] { $count } spectators
}
connection-connecting = Connecting…
connection-lost = Connection lost
connection-closed = Closed
connection-lost-about = Connection lost. Nothing else is: the game resumes as soon as the server responds.
not-connected = There is no connection just now.
undo = Undo
    .about = Takes your last answer back at once
undo-ask = Ask to undo
    .about = Asks the others whether you may take your last answer back
retract = Take back
    .about = Takes your last answer back at once; nobody has learnt anything from it
undo-waiting = You asked to undo your last move. The others have to agree.
undo-asked = { $name } wants to undo a move.
undo-agree = Agree
undo-decline = Decline
concede = Concede
concede-title = Give up this game?
concede-about = This ends the game for you and cannot be taken back.
concede-no = Play on
concede-yes = Give up
side-toggle = Log
table-menu = This table
table-leave = Leave; your seat is kept
keys-title = Keys
key-digits = 1 – 9, 0
    .about = choose an option; for a number, set it
key-arrows = arrows
    .about = go from option to option
key-enter = Enter
    .about = confirm what is chosen
key-pass = p
    .about = pass
key-until = n
    .about = pass until something happens
key-flag = f
    .about = stop here or pass here
key-cancel = Esc
    .about = give up what is chosen so far, close what is open
key-all = l
    .about = list all choices
key-why = w
    .about = why can the card not be used?
key-chart = t
    .about = the round, step by step
key-regions = Alt + 1 – 6
    .about = go to the dock, hand, own side, middle, other side, log
key-undo = u
    .about = take the last answer back
side-title = Log and chart
log-title = Log
log-earlier = Show what happened earlier
chart-title = Round
chart-title-invasion = Turn
chart-round = Round { $round }
chart-round-invasion = Turn { $round }
chart-here = now
chart-running = Rules being followed
pass-policy-about = Others cannot tell from the time it takes whether you could have done something.
pass-until = Pass until…
pass-until-event = something happens
pass-until-turn = my next turn begins
pass-until-turn-l5r = my next conflict
pass-until-phase = this phase ends
pass-until-round = this round ends
pass-until-round-invasion = this turn ends
passing-event = Passing until something happens
passing-turn = Passing until your next turn
passing-turn-l5r = Passing until your next conflict
passing-phase = Passing until the phase ends
passing-round = Passing until the round ends
passing-round-invasion = Passing until the turn ends
passing-stop = Stop passing
stops-settings = All stops…
stops-title = When you are asked
ask-anyway = Ask me anyway where there is one answer only
stops-windows = Windows
stops-cards = Cards to stop for
stops-meter = How often you passed
stops-passed = you passed { $passed } of { $asked }
stops-pass-here = Pass here for me
stop-flag = Stop: { $step } – { $rule }
stop-title = Stop: { $step }
stop-in-phase = { $phase }: { $step }
stop-responses = Reactions and interrupts
stop-mine = On my turn
stop-theirs = On their turn
stop-always = always
stop-can = if I can act
stop-happened = only if something happened
stop-never = never
stop-for-card = { $card }: stop here?
stop-not-again = Not again this round
yes = Yes
no = No

## Decisions

decision-title = Your decision
decision-sent = …
decision-none = …
decision-waiting = Waiting for { $names }…
decision-stopped = Paused here.
go-on = Go on
some-all = Choose all
hand-count = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
piles-title = Piles
some-count = { $exact ->
    [yes] { $count } of { $most }
   *[no] { $count } chosen, from { $least } to { $most }
}
some-confirm = { $count ->
    [0] Choose none
    [one] Choose it
   *[other] Choose these { $count }
}
some-more = { $count ->
    [one] Choose one more
   *[other] Choose { $count } more
}
order-as-listed = As listed
order-confirm = In this order
number-less = Less
number-more = More
number-confirm = Confirm { $number }
distribute-less = { $label }: one less
distribute-more = { $label }: one more
distribute-left = { $left ->
    [0] all given
   *[other] { $left } left
}

## Cards

card-unknown = a hidden card
card-can-be-chosen = can be chosen
card-is-chosen = chosen
goal = Goal
goal-l5r = break the stronghold, or gather 25 honor
goal-senjutsu = wound every opponent out of the duel
goal-imperium = have the most points when the game ends
goal-invasion = burn two zones of an enemy capital
timing-title = The round
since-title = Since your decision
playback-skip = Skip
playback-again = Watch again
playback-shown = See what has happened …
key-space = Space
preview-title = What is read
preview-card-page = Card page
preview-empty = Point at a card to read it here.
cancel = Cancel
dock-all = { $count ->
    [one] The one choice
   *[other] All { $count } choices
}
dock-show-all = Show all choices
dock-hide-all = Hide the list
dock-act = Use { $name }
dock-on-the-board = Choose what is outlined on the board or in your hand.
dock-in-the-list = Choose from the list.
region-large = The region large
dock-rule = The rule behind the question
dock-watching = You are watching.
order-placed = { $count } of { $all } placed
number-between = From { $least } to { $most }
choices-title = All choices
choices-search = Search
choices-none = No choice has these words.
choices-again = tap again
card-can-be-target = can be the target
card-asks = asks
card-has-changed = changed: { $change }
figure-parts = { $name } { $now }: { $printed } printed
card-change = { $words } ({ $source })
card-change-until = { $words } { $until } ({ $source })
card-change-other = is changed
until-conflict = until the end of the conflict
until-phase = until the end of the phase
until-round = until the end of the round
until-turn = until the end of the turn
provenance-printed = Facts of the published card
provenance-reconstructed = Reconstructed: name, number and type are the published card’s; the rest is our reconstruction
viewer-card-page = Everything about this card
why = Why not?
why-title = { $name }: why not?
why-can-choose = You can choose it now.
why-not-among = It is not what is asked about now: { $prompt }
why-others-decide = Now { $names } decides.
why-nobody-asked = Nobody is asked just now.
why-over = The game is over.
why-remains = Then there would still be:
why-when = Its time comes at the step “{ $step }”.

## Over

over-title = The game is over
over-won = You have won
over-lost = You have lost
over-replay = Watch the replay
over-leave = Leave
over-rule = The rule behind it
over-rematch = Play again
over-rematch-waiting = Waiting for the others…
over-rematch-wanted = Want to play again: { $names }

## Replay

replay-back = One step back
replay-on = One step on

## Senjutsu: board and cards

senjutsu-battlefield = The battlefield
senjutsu-timeline = Initiatives of this round
senjutsu-initiative = Initiative
senjutsu-type = { $type ->
    [attack] Attack
    [defence] Defence
    [meditation] Meditation
    [poison] Poison
   *[core] Core
}
senjutsu-core-type = Core { $type ->
    [attack] attack
    [defence] defence
   *[meditation] meditation
}
senjutsu-rank = { $rank ->
    [wood] Wood
    [steel] Steel
    [gold] Gold
   *[jade] Jade
}
senjutsu-range = Range { $range }
senjutsu-keyword-instant = Instant
senjutsu-keyword-instant-additional = Instant, additional
senjutsu-keyword-instant-replacement = Instant, replacement
senjutsu-character-ronin = Ronin
senjutsu-character-warrior = Warrior
senjutsu-character-master = Master
senjutsu-character-student = Student
senjutsu-character-boss = Samurai Boss
senjutsu-character-katana = Ashigaru with a katana
senjutsu-character-yari = Ashigaru with a yari
senjutsu-character-yumi = Ashigaru with a yumi
senjutsu-character-arquebus = Ashigaru with an arquebus
senjutsu-character-onna-bugeisha = Onna-Bugeisha
senjutsu-character-ashigaru = Ashigaru
senjutsu-character-hachiko = Hachiko
senjutsu-character-assassin = Assassin
senjutsu-character-kojiro = Kojiro
senjutsu-character-monk = Monk
senjutsu-character-musashi = Musashi
senjutsu-character-ninja = Ninja
senjutsu-character-sailor = Sailor
senjutsu-character-wakou = Wakou
senjutsu-character-yasuke = Yasuke
senjutsu-character-yojimbo = Yojimbo
senjutsu-focus-cost = { $count } focus to play
senjutsu-diagram = Diagram: the dark triangle is you, looking up
senjutsu-reconstructed = Reconstructed: name, number, type and initiative are the published card’s, the rest is ours

senjutsu-terrain = { $kind ->
    [stone] Stone
    [bamboo] Bamboo
    [burning-wagon] Burning wagon
    [shrine] Shrine
    [boat] Boat
    [torii-pillar] Torii pillar
    [torii-gate] Torii gate
    [cherry-tree] Cherry tree
    [corpse] Corpse
    [fallen-lord] The fallen lord
    [trap-token] Trap token
    [decoy] Decoy
   *[caltrops] Caltrops
}
senjutsu-pieces = Which piece of terrain
senjutsu-away = { $count ->
    [one] next to you
   *[other] { $count } hexes from you
}
senjutsu-figure = { $name }, { $left } of { $limit } life
senjutsu-effect = { $what ->
    [wound] −{ $count }
    [bleed] −{ $count } ♦
    [stun] Stun
    [hobble] Hobble
    [poison] Poison
    [focus] +{ $count } ◆
    [aggression] Aggression
    [balance] Balance
    [determination] Determination
   *[neutral] Neutral
}

senjutsu-kamae = { $kamae ->
    [aggression] Aggression
    [balance] Balance
    [determination] Determination
    [distance] Distance
    [focus] Focus point: step onto it, gain 1 focus and go on
   *[neutral] Neutral
}
senjutsu-kamae-sign = { $kamae ->
    [aggression] A
    [balance] B
    [determination] D
    [distance] S
    [focus] ◆
   *[neutral] N
}
senjutsu-kamae-is = { senjutsu-kamae }
senjutsu-kamae-of = Kamae of { $name }: { senjutsu-kamae }
senjutsu-life = { $left } of { $limit } life left
senjutsu-left = { $count } left
senjutsu-focus = { $count } focus
senjutsu-advantage = { $place ->
    [1] Has the advantage: wins all ties
   *[other] Number { $place } on the advantage track
}
senjutsu-bleeding = Bleeding { $count }
senjutsu-stuns = Stuns { $count } of { $limit }
senjutsu-hobbles = Hobbled { $count }
senjutsu-hidden = Hidden
senjutsu-desperate = Desperate
senjutsu-contracts = { $done } of { $count } contracts
senjutsu-stance = { $aggressive ->
    [yes] Aggressive
   *[no] Defensive
}
senjutsu-behaviour = { $behaviour ->
    [0] Keeps to your front left
    [1] Keeps to your front
   *[other] Keeps to your front right
}, distance { $distance }
senjutsu-turn-over = Turn over
senjutsu-thinks = Has to decide
senjutsu-ready = Ready
senjutsu-defeated = Defeated
senjutsu-not-here = Not on the battlefield yet
senjutsu-hex = Hex
senjutsu-hand = Hand
senjutsu-deck = Deck
senjutsu-discard = Discards
senjutsu-removed = Removed
senjutsu-poisons = Poisons
senjutsu-facedown = { $count ->
    [one] One more lies facedown.
   *[other] { $count } more lie facedown.
}
senjutsu-resolving = is being resolved
senjutsu-to-come = is still to come
senjutsu-entry = { $initiative }: { $name }, { $card }{ $section ->
    [0] { "" }
   *[other] , section { $section }
} { $state ->
    [over] (over)
    [now] (now)
   *[due] { "" }
}
senjutsu-your-hand = Your hand
senjutsu-hand-empty = Your hand is empty.
senjutsu-cannot = cannot be chosen now
senjutsu-offered = Cards to choose from
senjutsu-sections = Sections of the card
senjutsu-foreseen-at-once = When it is played
senjutsu-foreseen-initiative = Initiative { $values }
senjutsu-foreseen-hits = hits { $name }{ $wounds ->
    [0] { "" }
    [one] : 1 wound
   *[other] : { $wounds } wounds
}{ $bleeding ->
    [0] { "" }
   *[other] , bleeding
}
senjutsu-foreseen-nobody = hits nobody where they stand now
senjutsu-foreseen-blocks = closes { $count ->
    [one] a hex
   *[other] { $count } hexes
}
senjutsu-foreseen-reaches = reaches { $names }
senjutsu-foreseen-places = may end on { $count } hexes: point at one
senjutsu-foreseen-costs = for { $count } focus
senjutsu-foreseen-success = only after a success

## L5R board

l5r-word = { $name ->
    [military] military
    [political] political
    [glory] glory
    [fate] fate
    [honor] honor
    [strength] strength
    [influence] influence
   *[other] { $name }
}
l5r-type = { $type ->
    [character] Character
    [attachment] Attachment
    [event] Event
    [holding] Holding
    [province] Province
    [stronghold] Stronghold
    [role] Role
   *[other] { $type }
}
l5r-clan = { $clan ->
    [crab] Crab
    [crane] Crane
    [dragon] Dragon
    [lion] Lion
    [phoenix] Phoenix
    [scorpion] Scorpion
    [unicorn] Unicorn
   *[neutral] Neutral
}
l5r-element = { $ring ->
    [air] Air
    [earth] Earth
    [fire] Fire
    [void] Void
    [water] Water
   *[other] { $ring }
}
l5r-ring = { l5r-element } ring
l5r-figure = { l5r-word } { $value }
l5r-fate = { $count } fate
l5r-honor = { $count } honor
l5r-cost = costs { $count } fate
l5r-influence = influence { $count }
l5r-unique = unique
l5r-honored = honored
l5r-dishonored = dishonored
l5r-bowed = bowed
l5r-broken = broken
l5r-facedown = facedown
l5r-attacked = attacked
l5r-evaded = evaded by covert
l5r-first = First player
l5r-bid = Bid { $count }
l5r-bid-about = The honor dial shows the last bid
l5r-conflicts-left = { $count ->
    [0] no conflicts left
    [one] 1 conflict left
   *[other] { $count } conflicts left
}
l5r-left = { $count } left
l5r-favor = { $type ->
    [military] The Imperial Favor, military side
   *[political] The Imperial Favor, political side
}
l5r-home-of = { $name }, at home
l5r-nobody-at-home = nobody at home
l5r-provinces-of = Provinces of { $name }
l5r-province = Province { $number }
l5r-province-unplaced = a province yet to be placed
l5r-stronghold-province = Stronghold province
l5r-facedown-province = a facedown province
l5r-piles-of = Decks of { $name }
l5r-pile = { $zone ->
    [dynasty-deck] Dynasty deck
    [dynasty-discard] Dynasty discard pile
    [conflict-deck] Conflict deck
    [conflict-discard] Conflict discard pile
   *[removed] Removed from the game
} ({ $count })
l5r-pile-unknown = Nobody may look at these cards.
l5r-ring-does = { $ring ->
    [air] take 1 honor, or gain 2
    [earth] draw 1, they discard 1
    [fire] honor or dishonor a character
    [void] remove 1 fate
   *[water] ready or bow a character
}
l5r-hand-of = { $name }, { $count } in hand
l5r-hand-empty = no cards in hand
l5r-rings = Rings
l5r-contested = { $type ->
    [military] contested, military
   *[political] contested, political
}
l5r-contested-ring = contested
l5r-being-declared = being declared
l5r-claimed = claimed by { $name }
l5r-unclaimed = unclaimed
l5r-dial-is-set = { $name } has set the dial.
l5r-dial-is-open = { $name } is still choosing.
l5r-duel = { $type ->
    [military] Military duel
    [glory] Glory duel
   *[political] Political duel
}
l5r-duel-sum = skill and bid
l5r-duel-won = wins
l5r-against = against
l5r-conflict = { $type ->
    [military] Military conflict
   *[political] Political conflict
}
l5r-attacking = { $name } attacks
l5r-defending = { $name } defends
l5r-nobody = nobody
l5r-to-break = { $count ->
    [0] breaks the province
    [one] 1 more to break it
   *[other] { $count } more to break it
}
l5r-province-broken = the province is broken
l5r-conflict-won = { $name } wins by { $difference }{ $unopposed ->
    [yes] , unopposed
   *[no] { "" }
}
l5r-being-played = being played
l5r-lasting = Lasting effects
l5r-click-characters = Choose characters on the table.
l5r-click-board = Choose on the table.
l5r-choose-attackers = { $count ->
    [0] Attack
    [one] Attack with 1 character
   *[other] Attack with { $count } characters
}
l5r-choose-defenders = { $count ->
    [0] Do not defend
    [one] Defend with 1 character
   *[other] Defend with { $count } characters
}
l5r-choose-evaded = { $count ->
    [0] Evade nobody
    [one] Evade 1 character
   *[other] Evade { $count } characters
}
l5r-phase = { $phase ->
    [dynasty] Dynasty phase
    [draw] Draw phase
    [conflict] Conflict phase
    [fate] Fate phase
    [regroup] Regroup phase
   *[other] { $phase }
}

## Invasion board

invasion-word = { $name ->
    [power] power
    [hit_points] hit points
    [resources] resources
    [dominance] dominance
    [kingdom] power in the kingdom
    [quest] power in the quest zone
    [battlefield] power on the battlefield
   *[other] { $name }
}
invasion-type = { $type ->
    [unit] Unit
    [support] Support
    [attachment] Attachment
    [tactic] Tactic
    [quest] Quest
    [legend] Legend
    [fulcrum] Fulcrum
   *[other] { $type }
}
invasion-race-empire = Empire
invasion-race-dwarf = Dwarf
invasion-race-high-elf = High Elf
invasion-race-chaos = Chaos
invasion-race-orc = Orc
invasion-race-dark-elf = Dark Elf
invasion-race-neutral = Neutral
invasion-figure = { invasion-word } { $value }
invasion-cost = { $loyalty ->
    [0] costs { $count }
   *[other] costs { $count }, loyalty { $loyalty }
}
invasion-loyalty = loyalty { $count }
invasion-unique = unique
invasion-damage = { $count } damage
invasion-assigned = { $count } damage assigned
invasion-resources = { $count ->
    [one] 1 resource token
   *[other] { $count } resource tokens
}
invasion-pool = { $count ->
    [one] 1 resource to spend
   *[other] { $count } resources to spend
}
invasion-dominance = { $count } dominance
invasion-corrupted = corrupted
invasion-channels = channels
invasion-attacking = attacking
invasion-defending = defending
invasion-development = development
invasion-faceup-development = faceup development
invasion-developments = { $count ->
    [one] 1 development
   *[other] { $count } developments
}
invasion-questing = on this quest
invasion-kept = { $count ->
    [one] 1 card under it
   *[other] { $count } cards under it
}
invasion-zone = { $zone ->
    [kingdom] Kingdom
    [quest] Quest zone
   *[battlefield] Battlefield
}
invasion-zone-of = { $name }’s { $zone ->
    [kingdom] kingdom
    [quest] quest zone
   *[battlefield] battlefield
}
invasion-zone-damage = { $damage } damage of { $most }
invasion-burning = burning
invasion-attacked = attacked
invasion-active = It is this player’s turn
invasion-legend-of = { $name }’s legend
invasion-fulcrums = Fulcrums
invasion-pile = { $zone ->
    [deck] Deck
   *[discard] Discard pile
} ({ $count })
invasion-pile-unknown = Nobody may look at these cards.
invasion-hand-of = { $name }, { $count } in hand
invasion-hand-empty = no cards in hand
invasion-turn = Turn { $turn }: { $name }
invasion-phase = { $phase ->
    [beginning] Beginning
    [kingdom] Kingdom
    [quest] Quest
    [capital] Capital
    [channeling] Channeling
    [battlefield] Battlefield
    [end] End
   *[other] { $phase }
}
invasion-chain = Action chain, the first resolves first
invasion-link = { $verb ->
    [develop] { $name } develops a zone{ $zone ->
        [kingdom] : kingdom
        [quest] : quest zone
        [battlefield] : battlefield
       *[none] { "" }
    }
    [use] { $name } uses
   *[play] { $name } plays{ $zone ->
        [kingdom] {" "}into the kingdom
        [quest] {" "}into the quest zone
        [battlefield] {" "}onto the battlefield
       *[none] { "" }
    }
}
invasion-cancelled = cancelled
invasion-being-played = being played
invasion-combat = Combat: { $where }
invasion-attacks = { $name } attacks
invasion-defends = { $name } defends
invasion-against = against
invasion-nobody = nobody
invasion-target-declared = attackers are not declared yet
invasion-reaches = { $count ->
    [0] nothing gets past the defenders
   *[other] { $count } damage would get through
}
invasion-comes = { $count } damage is about to be dealt
invasion-zone-burns-already = it burns already and takes no more damage
invasion-click-units = Choose units on the table.
invasion-click-zone = Choose on the table what you attack.
invasion-choose-attackers = { $count ->
    [0] Do not attack
    [one] Attack with 1 unit
   *[other] Attack with { $count } units
}
invasion-choose-defenders = { $count ->
    [0] Do not defend
    [one] Defend with 1 unit
   *[other] Defend with { $count } units
}

## Cards page

game-choose = Which game
game-unknown = There is no such game here.
cards-find = Find cards
cards-find-example = Name, text, trait, “cost 2”…
cards-any = Any
cards-filters = Filters
cards-numbers = By numbers
cards-found = { $count ->
    [0] No cards
    [one] One card
   *[other] { $count } cards
}
cards-none = No card has all of this. Try fewer words.
cards-clear = Show all
cards-sort = Order
cards-sort-number = As numbered
cards-sort-name = By name
cards-sort-type = By type
cards-layout = How cards are shown
cards-layout-cards = Cards
cards-layout-lines = Lines
cards-all = All cards
cards-neighbours = Other cards
card-none = There is no such card.
card-text = Text
card-printings = Printings
card-edition = Edition { $edition }
card-edition-now = Edition { $edition }, as it is today
card-rules = Rules and rulings that name it
fact-yes = yes
fact-no = no
fact-type = Type
fact-types = Type
fact-side = Side
fact-clan = Clan
fact-set = Set
fact-number = Number
fact-unique = Unique
fact-cost = Cost
fact-military = Military
fact-political = Political
fact-glory = Glory
fact-traits = Traits
fact-influence-cost = Influence cost
fact-influence-pool = Influence
fact-military-bonus = Military bonus
fact-political-bonus = Political bonus
fact-strength = Strength
fact-strength-bonus = Strength bonus
fact-element = Element
fact-honor = Honor
fact-fate = Fate
fact-role-restriction = Role needed
fact-class = Class
fact-character = Character
fact-rank = Rank
fact-initiative = Initiative
fact-focus = Focus
fact-keywords = Keywords
fact-range = Range
fact-provenance = Face
fact-box = Box
fact-module = Belongs to
fact-suits = Suit
fact-type-icons = Icons
fact-header = Kind
fact-state = State
fact-starting-location = Starts in
fact-player-count = Players
fact-development-cost = To develop
fact-victory-points = Victory points
fact-copies = Copies
fact-material = material
fact-population = population
fact-progress = progress
fact-race = Race
fact-loyalty = Loyalty
fact-power = Power
fact-powers = Power in the zones
fact-health = Hit points
fact-dominance = Dominance
fact-quantity = Copies in the set

## Rules page

rules-about = What the rule documents say, in our words, each rule under a title of ours; its id is the same in every language. Where the documents are silent we had to decide; those decisions are marked.
rule-untitled = Rule
rules-copy-id = Copy the id
rules-id-copied = The id is copied.
rules-id-not-copied = The browser did not let us copy the id.
rules-find = Find rules
rules-find-example = Words, or an id
rules-kind = Kind
rules-edition = Edition
rules-chapters = Chapters
rules-chapter-all = All chapters
rules-found = { $count ->
    [0] No rules
    [one] One rule
   *[other] { $count } rules
}
rules-none = No rule has all of this. Try fewer words.
rules-show-all = Show all
rules-more = Show { $count } more
rules-no-such = There is no rule { $rule } in this game.
rules-step = Step { $number }
rules-ours = our decision
rules-edition-all = all editions
rules-edition-from = from { $edition } on
rules-edition-only = { $edition } only
rules-given = Given
rules-when = When
rules-then = Then
rules-places = Where the documents say so
rule-chapter-decision = Our decisions
rule-chapter-faq = Questions and answers
rule-kind-procedure = procedure
rule-kind-definition = definition
rule-kind-timing = timing
rule-kind-restriction = restriction
rule-kind-component = component
rule-kind-ruling = ruling
rule-kind-structure = structure
rule-kind-keyword = keyword
rule-kind-decision = our decision
rule-kind-setup = set-up
rule-kind-deckbuilding = deck building
rule-kind-scoring = scoring
rule-kind-format = format
rule-kind-errata = erratum
rule-kind-victory = victory
rule-kind-solo = solo

## Decks page

deck-new = Bring a deck
deck-own = Your decks
deck-ready = Ready: { $format }
deck-nameless = A deck without a name
deck-format = Format
deck-format-usual = The usual one
deck-edition = Edition
deck-list = List
deck-list-hint = A list as players write it, or the JSON of a deck from fiveringsdb. It is checked as you type.
deck-list-example = Name: My deck
    3x …
deck-file = Or from a file:
deck-legal = Legal in the format { $format }.
deck-not-legal = { $count ->
    [one] Not legal in the format { $format }, for one reason:
   *[other] Not legal in the format { $format }, for { $count } reasons:
}
deck-play = Play it now
deck-save = Save in this browser
deck-save-again = Save
deck-saved = The deck is saved in this browser.
deck-not-saved = The browser does not keep anything for us.
deck-edit = Change the list
deck-read = Done
deck-export = Export
deck-copy = Copy the list
deck-copied = The list is copied.
deck-not-copied = The browser did not let us copy. Select the list and copy it yourself.
deck-drop = Throw away

## Replay page

replay-first = To the beginning
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-slider = Step
replay-eyes = Seen by
replay-eyes-spectator = a spectator
replay-speed = Speed
replay-speed-is = { $speed }×
replay-steps = What was decided
replay-beginning = The game begins
replay-export = Export
replay-continue = Go on from here
replay-continue-about = A new game begins after step { $number }: the same cards, the same chance, other players.
replay-continue-seat = Your seat
replay-continue-others = The other seats
replay-continue-bots = Bots play them
replay-continue-people = Friends, by invitation
replay-bring = Look at a record
replay-bring-about = Choose the file of a game, or drop it here. It is played again step by step; nothing is kept.
replay-too-big = This file is too big to be the record of a game.
replay-other-rules = This game was written down under other rules than those of today: its end is not the one that was recorded.

## Imperium board

imperium-word = { $name ->
    [material] material
    [population] population
    [progress] progress
    [actions] actions
    [exhausts] exhaust tokens
    [barbarian] barbarian
    [empire] empire
    [city] city
    [metropolis] metropolis
    [scroll] scroll
    [knight] knight
    [mask] mask
    [production] production
    [river] river
    [fertile] fertile land
   *[other] { $name }
}
imperium-tokens = { $name ->
    [actions] { $count ->
        [one] 1 action
       *[other] { $count } actions
    }
    [exhausts] { $count ->
        [one] 1 exhaust token
       *[other] { $count } exhaust tokens
    }
   *[other] { $count } { imperium-word }
}
imperium-suit = { $suit ->
    [region] Region
    [uncivilised] Uncivilised
    [civilised] Civilised
    [tributary] Tributary
    [fame] Fame
    [unrest] Unrest
    [power] Power
   *[none] No suit
}
imperium-header = { $name ->
    [pinned] stays in play
    [attack] attack
    [permanent] permanent
    [state] state card
   *[other] { $name }
}
imperium-state = { $state ->
    [empire] Empire
   *[barbarian] Barbarian
}
imperium-needs-state = { $state ->
    [empire] Only an empire plays it
   *[barbarian] Only barbarians play it
}
imperium-side = side { $side }
imperium-nation = { $nation ->
    [carthaginians] Carthaginians
    [celts] Celts
    [greeks] Greeks
    [macedonians] Macedonians
    [persians] Persians
    [romans] Romans
    [scythians] Scythians
    [vikings] Vikings
    [arthurians] Arthurians
    [atlanteans] Atlanteans
    [egyptians] Egyptians
    [mauryans] Mauryans
    [minoans] Minoans
    [olmecs] Olmecs
    [qin] Qin
    [utopians] Utopians
   *[other] { $nation }
}
imperium-commons = Common card
imperium-players = { $players } players
imperium-points-printed = { $points ->
    [variable] variable victory points
    [conditional] conditional victory points
    [one] 1 victory point
   *[other] { $points } victory points
}
imperium-develop-cost = To develop:
imperium-nothing = nothing
imperium-exhausted = exhausted
imperium-garrisoned = { $count } garrisoned
imperium-garrison-of = Under { $card }: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
imperium-garrison-more = { $count } more
imperium-unrest-beneath = unrest beneath
imperium-resolving = being played
imperium-first = First player: the solstice comes before the next turn of this player
imperium-zone = { $zone ->
    [unrest] Unrest pile
    [fame] Fame
    [regions] Regions
    [uncivilised] Uncivilised
    [civilised] Civilised
    [main] Main deck
    [market] Market
    [exile] Exile
    [hand] Hand
    [deck] Deck
    [discard] Discard
    [play] Play area
    [history] History
    [sunken] Sunken
    [nation] Nation deck
    [development] Development
   *[other] { $zone }
}
imperium-pile = { $label } ({ $count })
imperium-piles-of = Decks and piles of { $name }
imperium-unknown = { $count ->
    [one] You may not look at 1 card here.
   *[other] You may not look at { $count } cards here.
}
imperium-hand-of = { $name }, { $count } in hand, filled up to { $size }
imperium-hand-empty = no cards in hand
imperium-unfold = Look closer
imperium-area-of = The area of { $name }
imperium-scores = Victory points
imperium-scores-final = Everything that was counted.
imperium-scores-known = By what you can see: cards that you do not know are not counted.
imperium-score-known = { $points ->
    [one] 1 point in sight
   *[other] { $points } points in sight
}
imperium-score-of = Points of { $name }
imperium-score-unknown = { $count ->
    [one] 1 card that counts is not known to you.
   *[other] { $count } cards that count are not known to you.
}
imperium-wins = wins
imperium-rounds-left = { $count ->
    [one] This is the last round
   *[other] The game ends after the next round
}

## Facts of cards: their values

value-stronghold = Stronghold
value-province = Province
value-holding = Holding
value-character = Character
value-attachment = Attachment
value-event = Event
value-role = Role
value-dynasty = Dynasty
value-conflict = Conflict
value-crab = Crab
value-crane = Crane
value-dragon = Dragon
value-lion = Lion
value-phoenix = Phoenix
value-scorpion = Scorpion
value-unicorn = Unicorn
value-neutral = Neutral
value-air = Air
value-earth = Earth
value-fire = Fire
value-void = Void
value-water = Water
value-seeker = Seeker
value-keeper = Keeper
value-core-set = Core Set
value-core = Core
value-attack = Attack
value-defence = Defence
value-meditation = Meditation
value-poison = Poison
value-core-ability = Core ability
value-core-weapon = Core weapon
value-signature = Signature
value-common = Common
value-solo = Solo
value-ronin = Ronin
value-warrior = Warrior
value-master = Master
value-student = Student
value-weapon = Weapon
value-instant = Instant
value-instant-additional = Instant, additional
value-instant-replacement = Instant, replacement
value-prepared = Prepared
value-range = Range
value-nightmare = Nightmare
value-bushido = Bushido
value-wood = Wood
value-steel = Steel
value-gold = Gold
value-jade = Jade
value-both = Both boxes
value-classics = Classics
value-legends = Legends
value-commons = Common cards
value-carthaginians = Carthaginians
value-celts = Celts
value-greeks = Greeks
value-macedonians = Macedonians
value-persians = Persians
value-romans = Romans
value-scythians = Scythians
value-vikings = Vikings
value-arthurians = Arthurians
value-atlanteans = Atlanteans
value-egyptians = Egyptians
value-mauryans = Mauryans
value-minoans = Minoans
value-olmecs = Olmecs
value-qin = Qin
value-utopians = Utopians
value-fame = Fame
value-unrest = Unrest
value-civilised = Civilised
value-uncivilised = Uncivilised
value-region = Region
value-tributary = Tributary
value-power = Power
value-state = State card
value-pinned = Stays in play
value-permanent = Permanent
value-state-card = As the state card
value-in-play = In play
value-accession = Accession
value-development = Development
value-nation = Nation deck
value-deck = Deck
value-supply = Supply
value-barbarian = Barbarian
value-empire = Empire
value-invasion-empire = Empire
value-invasion-warrior = Warrior
value-variable = Variable
value-conditional = Conditional
value-metropolis = Metropolis
value-city = City
value-knight = Knight
value-production = Production
value-fertile = Fertile land
value-river = River
value-mask = Mask
value-scroll = Scroll
value-unit = Unit
value-support = Support
value-tactic = Tactic
value-quest = Quest
value-legend = Legend
value-fulcrum = Fulcrum
value-dwarf = Dwarf
value-high-elf = High Elf
value-chaos = Chaos
value-orc = Orc
value-dark-elf = Dark Elf

## Where cards lie

zone-hand = Hand
zone-deck = Deck
zone-discard = Discard pile
zone-play = In play
zone-removed = Removed from the game
zone-dynasty-deck = Dynasty deck
zone-conflict-deck = Conflict deck
zone-dynasty-discard = Dynasty discard pile
zone-conflict-discard = Conflict discard pile
zone-being-played = Being played
zone-stronghold = Under the stronghold
zone-role = Role
zone-provinces = Provinces
zone-holdings = Holdings
zone-province-1 = In province 1
zone-province-2 = In province 2
zone-province-3 = In province 3
zone-province-4 = In province 4
zone-chosen = Chosen
zone-revealed = In play
zone-lasting = Remaining in play
zone-poisons = Poison deck
zone-piles = Solo cards
zone-unrest = Unrest pile
zone-fame = Fame deck
zone-regions = Regions
zone-uncivilised = Uncivilised deck
zone-civilised = Civilised deck
zone-main = Main deck
zone-market = Market
zone-beneath = Under a card of the market
zone-exile = Exile
zone-box = In the box
zone-other-sides = Other sides of cards
zone-standing = In play
zone-resolving = Being played
zone-garrison = Garrison
zone-history = History
zone-sunken = Sunken
zone-nation = Nation deck
zone-development = Development
zone-kingdom = Kingdom
zone-quest = Quest zone
zone-battlefield = Battlefield
zone-legend = Legend
zone-fulcrum = Fulcrums
zone-kept = Under a card
zone-being-developed = Becoming a development

## What the things on the boards are

explain-hand = Cards in hand: only their owner sees them.
explain-opponents = Several opponents: the one that is open is shown; press another to see its side.
explain-l5r-player = A player: clan, honor, fate, and what is left to do this round.
explain-l5r-first = The first player acts first; the token changes hands after every round.
explain-l5r-favor = The Imperial Favor adds 1 to the skill total of its owner in conflicts of its side.
explain-l5r-honor = With 25 honor you win, with 0 you lose.
explain-l5r-fate = Fate pays for cards; what lies on a character says how many rounds it stays.
explain-l5r-bid = The honor dial: each round both bid 1 to 5, draw so many cards, and the higher bid gives the difference in honor.
explain-l5r-conflicts = Each player may declare one military and one political conflict a round; pale ones are used up.
explain-l5r-rings = The five rings: every conflict is fought for one, and the winner claims it.
explain-l5r-ring =
    { $kind ->
        [air] Who attacks with this ring and wins may take 1 honor from the opponent, or gain 2.
        [earth] Who attacks with this ring and wins may draw a card; the opponent discards one at random.
        [fire] Who attacks with this ring and wins may honor or dishonor a character.
        [void] Who attacks with this ring and wins may remove 1 fate from a character.
       *[water] Who attacks with this ring and wins may ready a character, or bow one without fate.
    }
explain-l5r-provinces = Provinces: when three are broken, the stronghold can be attacked. The cards on them are bought in the dynasty phase.
explain-l5r-home = Home: characters in play that take no part in a conflict.
explain-l5r-piles = Two decks and two discard piles: dynasty cards for provinces, conflict cards for the hand.
explain-l5r-pile =
    { $kind ->
        [dynasty-deck] The dynasty deck: its cards fill the provinces.
        [conflict-deck] The conflict deck: its cards are drawn into the hand.
        [dynasty-discard] Dynasty cards that have left play.
        [conflict-discard] Conflict cards that were played or discarded.
       *[other] Cards that are out of the game.
    }
explain-l5r-conflict = The conflict: both sides count the skill of their ready characters; the higher total wins, a tie goes to the attacker.
explain-l5r-totals = The skill of attackers and defenders now, with all that changes it.
explain-l5r-break = The province breaks if the attacker wins by its strength or more.
explain-l5r-duel = A duel: skill plus a secret bid; the higher sum wins.
explain-l5r-declaring = A conflict is being declared: type and ring, the province, the attackers.
explain-l5r-lasting = An effect that lasts and counts for whatever comes, until it ends.
explain-senjutsu-player = A fighter: life, focus, stance, and cards.
explain-senjutsu-advantage = Advantage: who is higher decides ties; who is lower chooses and places first.
explain-senjutsu-life = Life: full dots are wounds that can still be taken. With none left the fighter is defeated.
explain-senjutsu-focus = Focus pays for cards and stronger effects; at most three.
explain-senjutsu-kamae = The Kamae map: the ring shows the stance now, arrows where it may shift. Some cards need a stance.
explain-senjutsu-states = What the fighter suffers or enjoys now.
explain-senjutsu-piles = Deck and discards. Who must draw from an empty deck takes a wound.
explain-senjutsu-initiative = The order of the round: cards are resolved from the highest initiative to the lowest.
explain-senjutsu-battlefield = The battlefield: hexes with six neighbours, fighters and terrain.
explain-senjutsu-hex = A hex: fighters step from hex to hex; attacks strike the hexes drawn on the card, seen from where the fighter looks.
explain-senjutsu-figure = A fighter: the tip shows where it looks, the number its life.
explain-senjutsu-turn = Turns the figure in its hex by one side.
explain-senjutsu-offered = Cards of the deck from which you may choose now.
explain-senjutsu-terrain = Which piece of terrain is placed next.
explain-imperium-player = A nation: its state, its tokens, and its points in sight.
explain-imperium-state = Barbarian or empire: cards with the other icon cannot be played from hand.
explain-imperium-material = Material pays for many effects and developments.
explain-imperium-population = Population pays for many effects; some cards ask how much there is.
explain-imperium-progress = Progress: 1 point each at the end; it pays as 1 population or 2 material.
explain-imperium-actions = Action tokens: playing a card from hand costs one.
explain-imperium-exhausts = Exhaust tokens: using the effect of a card in play costs one.
explain-imperium-points = The victory points that can be seen now; whoever has most at the end wins.
explain-imperium-market = The market: cards that everybody may acquire. Many come with an unrest under them.
explain-imperium-play = The play area: cards that stay in play; their effects work, and they can be exhausted.
explain-imperium-piles = The decks and piles of a nation. When its deck is empty, the nation grows or develops.
explain-imperium-pile =
    { $kind ->
        [deck] Your deck: you draw from it up to your hand size.
        [discard] Your discard pile: it becomes the deck when that is empty.
        [nation] The nation deck: one card comes each time the deck runs out; the last one makes an empire.
        [development] The development area: an empire pays to take one of these cards.
        [history] History: out of play, but it counts for points.
        [sunken] The sunken pile: these cards lie under the power card.
        [unrest] Unrest: when this pile is empty, the game collapses, and fewest unrest wins.
        [fame] Fame cards, for great deeds.
        [exile] The exile pile: cards that left the market.
       *[other] A deck from which the market is filled.
    }
explain-imperium-choosing = What you choose here lasts for the whole game; the sentence says how it plays.
explain-imperium-garrison = Garrisoned cards: they lie under this one and are out of your deck meanwhile.
explain-imperium-ending = The end is near: so many rounds are left, then points are counted.
explain-imperium-score = The points of a nation, by what they were given for.
explain-invasion-player = A player: race, resources, cards.
explain-invasion-active = This player takes the turn.
explain-invasion-resources = Resources pay for cards; the kingdom gives as many each turn as it has power.
explain-invasion-dominance = Dominance decides who wins in Cataclysm; fulcrums give it.
explain-invasion-kingdom = The kingdom: its power is how many resources you collect each turn. At full damage it burns.
explain-invasion-quest = The quest zone: its power is how many cards you draw each turn. At full damage it burns.
explain-invasion-battlefield = The battlefield: units here attack. At full damage it burns; two burning zones lose the game.
explain-invasion-developments = Developments: cards face down. Each lets the zone take 1 more damage.
explain-invasion-phases = The parts of a turn: resources, cards, playing, attacking.
explain-invasion-combat = Combat: both sides deal the power of their fighters as damage; defenders are hit before the zone.
explain-invasion-chain = The chain: actions answer one another, and the last one is resolved first.
explain-invasion-legend = A legend on the capital adds its power to all three zones; it can be attacked.
explain-invasion-fulcrums = Fulcrums: whoever attacks one successfully controls it, and gains dominance each turn.
explain-invasion-pile =
    { $kind ->
        [deck] The deck: whoever has no cards left in it loses the game.
       *[other] The discard pile, face up, newest on top.
    }

## Lessons

learn-title = Learn { $game }
learn-about = Short lessons at the real table. Every legal move is allowed; the coach tells you what it leads to.
learn-begin = Begin
learn-again = Again
learn-play = Play a whole game
lesson-title = Lesson
lesson-number = Lesson { $number } of { $count }
lesson-done = done
lesson-goal = Goal
lesson-steps = Steps
lesson-next = Next lesson
lesson-all = All lessons
lesson-take-back = Take it back
lesson-hint = Hint
lesson-start-over = Start over
home-learn = Learn it
