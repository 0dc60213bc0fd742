### Decks : leurs parties, et ce qui peut ne pas aller

deck-part-cards = Deck

deck-unknown-card = il n’y a pas de carte { $name }
deck-size =
    le deck a { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } ; il doit en avoir de { $least } à { $most }
deck-copies = exemplaires de { CARD($card) } : { $count } ; un deck peut en avoir { $most }
deck-no-capital = le deck ne nomme pas de capitale
deck-both-alliances = le deck a des cartes de l’Ordre et de la Destruction
deck-other-alliance = { CARD($card) } n’est pas de l’alliance de cette capitale : { WORD($capital, of: "value-race") }
deck-only =
    { $only ->
        [order] { CARD($card) } n’est que pour les decks de l’Ordre
        [destruction] { CARD($card) } n’est que pour les decks de la Destruction
       *[other] { CARD($card) } n’est que pour les decks d’une autre capitale que celle-ci : { WORD($capital, of: "value-race") }
    }
deck-people-only = { CARD($card) } n’est que pour les decks du peuple { $people }, et d’autres peuples sont ici : { CARD($cards) }
deck-fulcrum = { CARD($card) } est un pivot et n’a pas sa place dans un deck
deck-restricted = titres restreints dans le deck : { $count } ({ CARD($cards) }) ; il peut en avoir un
deck-banned = { CARD($card) } est bannie
