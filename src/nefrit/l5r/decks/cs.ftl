### Balíčky: jejich části a co na nich může být špatně

deck-part-stronghold = Pevnost
deck-part-role = Role
deck-part-provinces = Provincie
deck-part-dynasty = Balíček dynastie
deck-part-conflict = Balíček konfliktu

deck-unknown-card = karta { $name } neexistuje
deck-wrong-part =
    { CARD($card) } nepatří { $part ->
        [stronghold] mezi pevnosti
        [role] mezi role
        [provinces] mezi provincie
        [dynasty] do balíčku dynastie
       *[other] do balíčku konfliktu
    }
deck-one-stronghold = balíček má právě 1 pevnost, ne { $count }
deck-one-role = balíček má nejvýše 1 roli, ne { $count }
deck-size =
    { $part ->
        [dynasty] balíček dynastie
       *[other] balíček konfliktu
    } má { $count ->
        [one] { $count } kartu
        [few] { $count } karty
       *[other] { $count } karet
    }; musí mít { $least } až { $most }
deck-out-of-clan =
    { CARD($card) } je z jiného klanu ({ WORD($clan, of: "value-clan") }); { $part ->
        [provinces] provincie
       *[other] balíček dynastie
    }: jen karty klanu { WORD($own, of: "value-clan") } a neutrální
deck-no-influence-cost =
    { CARD($card) } je z jiného klanu ({ WORD($clan, of: "value-clan") }) a nemá cenu vlivu, takže v tomto balíčku být nemůže (klan: { WORD($own, of: "value-clan") })
deck-many-clans =
    balíček konfliktu má karty jiných klanů ({ $count }: { WORD($clans, of: "value-clan") }); vliv se utrácí jen za 1
deck-influence-only =
    vliv se smí utratit jen za karty klanu { WORD($only, of: "value-clan") }, ne { WORD($clan, of: "value-clan") }
deck-influence = karty jiného klanu stojí vliv { $spent }, o { $over } víc než dostupných { $available }
deck-conflict-characters = postavy v balíčku konfliktu: { $count }; smí jich být { $most }
deck-copies = kopie karty { CARD($card) }: { $count }; v balíčku jich smí být { $most }
deck-restricted = na seznamu omezení je názvů: { $count } ({ CARD($cards) }); balíček smí mít { $most }
deck-provinces = provincií je { $count }; balíček jich má právě { $wanted }
deck-province-copies = kopie karty { CARD($card) }: { $count }; každá provincie smí být v balíčku { $most }krát
deck-element =
    provincie živlu „{ WORD($element, of: "value-element") }“: { $count }; v tomto balíčku jich musí být { $wanted }
deck-role-only = { CARD($card) } smí být jen v balíčku s rolí: { WORD($role, of: "value-role-restriction") }
deck-other-set = { CARD($card) } je ze sady { $set }; balíčky tohoto formátu se staví ze sady { $wanted }
deck-set-copies = kopie karty { CARD($card) }: { $count }; v sadách ({ $sets }) jich je { $most }
deck-role-not-assigned = { CARD($card) } není přidělena klanu: { WORD($clan, of: "value-clan") }
decks-share-set = tyto balíčky mají dohromady kopií karty { CARD($card) }: { $count }; v jedné sadě jich je { $most }
