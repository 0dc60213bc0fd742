### Decks: their parts, and what can be wrong with them

deck-part-stronghold = Stronghold
deck-part-role = Role
deck-part-provinces = Provinces
deck-part-dynasty = Dynasty deck
deck-part-conflict = Conflict deck

deck-unknown-card = there is no card { $name }
deck-wrong-part =
    { CARD($card) } does not belong { $part ->
        [stronghold] among strongholds
        [role] among roles
        [provinces] among provinces
        [dynasty] in a dynasty deck
       *[other] in a conflict deck
    }
deck-one-stronghold = a deck has exactly 1 stronghold, not { $count }
deck-one-role = a deck has at most 1 role, not { $count }
deck-size =
    the { $part ->
        [dynasty] dynasty deck
       *[other] conflict deck
    } has { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }; it must have { $least } to { $most }
deck-out-of-clan =
    { CARD($card) } is a { $clan } card; { $part ->
        [provinces] the provinces
       *[other] the dynasty deck
    } of this deck may have { $own } and neutral cards only
deck-no-influence-cost = { CARD($card) } is a { $clan } card without an influence cost, so a { $own } deck cannot have it
deck-many-clans = the conflict deck has cards of { $count } other clans ({ $clans }); influence is spent on 1 only
deck-influence-only = influence may only be spent on { $only } cards, not on { $clan } cards
deck-influence = the cards of another clan cost { $spent } influence, { $over } more than the { $available } available
deck-conflict-characters = the conflict deck has { $count } characters; it may have { $most }
deck-copies =
    there are { $count } copies of { CARD($card) }; a deck may have { $most ->
        [one] { $most } copy
       *[other] { $most } copies
    }
deck-restricted = { $count } titles are on the restricted list ({ CARD($cards) }); a deck may have { $most }
deck-provinces =
    there { $count ->
        [one] is { $count } province
       *[other] are { $count } provinces
    }; a deck has exactly { $wanted }
deck-province-copies = there are { $count } copies of { CARD($card) }; a deck may have { $most } of each province
deck-element =
    { $count ->
        [0] no province
        [one] { $count } province
       *[other] { $count } provinces
    } of { $element }; this deck has to have { $wanted }
deck-role-only = { CARD($card) } may only be in a deck with a { $role } role
deck-other-set = { CARD($card) } is from { $set }; decks of this format are built from the { $wanted }
deck-set-copies =
    there are { $count } copies of { CARD($card) }; { $sets ->
        [one] one set holds
       *[other] { $sets } sets hold
    } { $most }
deck-role-not-assigned = { CARD($card) } is not assigned to the { $clan } clan
decks-share-set = these decks have { $count } copies of { CARD($card) } together; one set holds { $most }
