### Decks: their parts, and what can be wrong with them

deck-part-weapon = Weapon
deck-part-cards = Deck
deck-part-companion = Companion

deck-no-character = the deck names no character
deck-weapons =
    { $wanted ->
        [one] the character fights with { $wanted } core weapon card, not with { $count }
       *[other] the character fights with { $wanted } core weapon cards, not with { $count }
    }
deck-no-weapon = { CARD($card) } is no core weapon card
deck-wrong-weapon = { CARD($card) } is no weapon of this character; it may have { LIST($weapons, type: "or") }
deck-same-weapon = { CARD($card) } is chosen twice; the core weapon cards of a character are different ones
deck-companion-size =
    { $wanted ->
        [0] the character has no companion, but the deck has { $count ->
            [one] { $count } card
           *[other] { $count } cards
        } for one
       *[other] the deck of the companion has { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }; it must have exactly { $wanted }
    }
deck-core-card = { CARD($card) } is a core card and does not belong in the deck
deck-size =
    the deck has { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }; it must have exactly { $wanted }
deck-foreign-card = { CARD($card) } is a signature card of another character: { $character }
deck-no-ability-card = { CARD($card) } is no ability card
deck-copies =
    there are { $count } copies of { CARD($card) }; of a { $rank } card a deck may have { $most ->
        [one] { $most } copy
       *[other] { $most } copies
    }
deck-gold = the deck has { $count } gold cards; it may have { $most }
deck-jade = the deck has { $count } jade cards ({ CARD($cards) }); it may have { $most }
deck-no-school = { CARD($card) } belongs to the { $school }, and this deck uses no school
deck-other-school = { CARD($card) } belongs to the { $school }; this deck uses the { $own }
deck-signature =
    the signature deck has { $wanted ->
        [0] no { CARD($card) }
        [one] 1 copy of { CARD($card) }
       *[other] { $wanted } copies of { CARD($card) }
    }, this one has { $count }
