send = Send a soldier into battle.
battle-won = { $seat } wins the battle: { CARD($winner) } against { CARD($loser) }.
battle-tied = Both soldiers are equal: nobody wins the battle.
most-battles = the most battles

## The table

zone-deck = deck
zone-hand = hand
zone-fallen = fallen
field-battles = battles won
board-army = Army
board-battles = Battles won
board-hand = Hand
board-fallen = Fallen
board-unknown = ?
board-line = { $name } has won { $battles } battles. Hand: { $hand }. Fallen: { $fallen }.

## Decks

deck-part-soldiers = Soldiers
deck-size = The deck has { $count } soldiers, not { $size }.
deck-copies = There are { $count } copies of { CARD($card) }, and { $most } are allowed.
deck-strength = All soldiers together have a strength of { $count }, more than { $most }.
