### Decks : leurs parties, et ce qui peut ne pas aller

deck-part-weapon = Arme
deck-part-cards = Deck
deck-part-companion = Compagnon

deck-no-character = le deck ne nomme pas de personnage
deck-weapons = le personnage a { $wanted ->
        [one] { $wanted } carte d’arme
       *[other] { $wanted } cartes d’arme
    } de base, pas { $count }
deck-no-weapon = { CARD($card) } n’est pas une carte d’arme de base
deck-wrong-weapon = { CARD($card) } n’est pas une arme de ce personnage ; il peut avoir { LIST($weapons, type: "or") }
deck-same-weapon = { CARD($card) } est choisie deux fois ; les cartes d’arme de base d’un personnage sont différentes
deck-companion-size =
    { $wanted ->
        [0] le personnage n’a pas de compagnon, mais le deck a des cartes pour lui : { $count }
       *[other] cartes dans le deck du compagnon : { $count } ; il doit en avoir exactement { $wanted }
    }
deck-core-card = { CARD($card) } est une carte de base et n’a pas sa place dans le deck
deck-size =
    le deck a { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } ; il doit en avoir exactement { $wanted }
deck-foreign-card = { CARD($card) } est une carte d’un autre personnage : { WORD($character, of: "value-character") }
deck-no-ability-card = { CARD($card) } n’est pas une carte de capacité
deck-copies =
    exemplaires de { CARD($card) } : { $count } ; à ce rang ({ WORD($rank, of: "value-rank") }), un deck peut en avoir { $most }
deck-gold = cartes d’or dans le deck : { $count } ; il peut en avoir { $most }
deck-jade = cartes de jade dans le deck : { $count } ({ CARD($cards) }) ; il peut en avoir { $most }
deck-no-school = { CARD($card) } appartient à l’école { $school }, et ce deck n’utilise aucune école
deck-other-school = { CARD($card) } appartient à l’école { $school } ; ce deck en utilise une autre : { $own }
deck-signature = le deck du personnage a { $wanted } fois { CARD($card) }, celui-ci { $count }
