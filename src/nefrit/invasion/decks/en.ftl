### Decks: their parts, and what can be wrong with them

deck-part-cards = Deck

deck-unknown-card = there is no card { $name }
deck-size =
    the deck has { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }; it must have from { $least } to { $most }
deck-copies =
    there are { $count } copies of { CARD($card) }; a deck may have { $most ->
        [one] { $most } copy
       *[other] { $most } copies
    }
deck-no-capital = the deck names no capital
deck-both-alliances = the deck has cards of Order and of Destruction
deck-other-alliance = { CARD($card) } is not of the alliance of the { $capital } capital
deck-only =
    { $only ->
        [order] { CARD($card) } is for Order decks only
        [destruction] { CARD($card) } is for Destruction decks only
       *[other] { CARD($card) } is for decks with another capital only, not for that of { $capital }
    }
deck-people-only = { CARD($card) } is for decks of the { $people } only, and other peoples are here: { CARD($cards) }
deck-fulcrum = { CARD($card) } is a fulcrum and does not belong in a deck
deck-restricted = the deck has { $count } restricted titles ({ CARD($cards) }); it may have one
deck-banned = { CARD($card) } is banned
