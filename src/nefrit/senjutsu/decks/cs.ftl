### Balíčky: jejich části a co na nich může být špatně

deck-part-weapon = Zbraň
deck-part-cards = Balíček
deck-part-companion = Společník

deck-no-character = balíček neuvádí postavu
deck-weapons = základních karet zbraně má postava { $wanted }, ne { $count }
deck-no-weapon = { CARD($card) } není základní karta zbraně
deck-wrong-weapon = { CARD($card) } není zbraň této postavy; smí mít { LIST($weapons, type: "or") }
deck-same-weapon = { CARD($card) } je vybrána dvakrát; základní karty zbraně postavy jsou různé
deck-companion-size =
    { $wanted ->
        [0] postava nemá společníka, ale karet pro něj je v balíčku { $count }
       *[other] karet v balíčku společníka je { $count }; musí jich být přesně { $wanted }
    }
deck-core-card = { CARD($card) } je základní karta a do balíčku nepatří
deck-size =
    balíček má { $count ->
        [one] { $count } kartu
        [few] { $count } karty
       *[other] { $count } karet
    }; musí mít přesně { $wanted }
deck-foreign-card = { CARD($card) } je charakteristická karta jiné postavy: { WORD($character, of: "value-character") }
deck-no-ability-card = { CARD($card) } není karta schopnosti
deck-copies =
    kopie karty { CARD($card) }: { $count }; při této úrovni ({ WORD($rank, of: "value-rank") }) jich v balíčku smí být { $most }
deck-gold = zlatých karet v balíčku: { $count }; smí jich být { $most }
deck-jade = nefritových karet v balíčku: { $count } ({ CARD($cards) }); smí jich být { $most }
deck-no-school = { CARD($card) } patří ke škole { $school } a tento balíček žádnou školu nepoužívá
deck-other-school = { CARD($card) } patří ke škole { $school }; tento balíček používá jinou: { $own }
deck-signature = v charakteristickém balíčku je kopií karty { CARD($card) } { $wanted }, v tomto { $count }
