### Balíčky: jejich části a co na nich může být špatně

deck-part-cards = Balíček

deck-unknown-card = karta { $name } neexistuje
deck-size =
    balíček má { $count ->
        [one] { $count } kartu
        [few] { $count } karty
       *[other] { $count } karet
    }; musí mít { $least } až { $most }
deck-copies = kopie karty { CARD($card) }: { $count }; v balíčku jich smí být { $most }
deck-no-capital = balíček neuvádí hlavní město
deck-both-alliances = balíček má karty Řádu i Zkázy
deck-other-alliance = { CARD($card) } nepatří do aliance tohoto hlavního města: { WORD($capital, of: "value-race") }
deck-only =
    { $only ->
        [order] { CARD($card) } je jen pro balíčky Řádu
        [destruction] { CARD($card) } je jen pro balíčky Zkázy
       *[other] { CARD($card) } je jen pro balíčky s jiným hlavním městem než toto: { WORD($capital, of: "value-race") }
    }
deck-people-only = { CARD($card) } je jen pro balíčky národa { $people }, a jsou tu jiné národy: { CARD($cards) }
deck-fulcrum = { CARD($card) } je opora a do balíčku nepatří
deck-restricted = balíček má omezených názvů: { $count } ({ CARD($cards) }); smí mít jeden
deck-banned = { CARD($card) } je zakázána
