### Decks : leurs parties, et ce qui peut ne pas aller

deck-part-stronghold = Forteresse
deck-part-role = Rôle
deck-part-provinces = Provinces
deck-part-dynasty = Deck Dynastie
deck-part-conflict = Deck Conflit

deck-unknown-card = il n’y a pas de carte { $name }
deck-wrong-part =
    { CARD($card) } n’a pas sa place { $part ->
        [stronghold] parmi les forteresses
        [role] parmi les rôles
        [provinces] parmi les provinces
        [dynasty] dans un deck Dynastie
       *[other] dans un deck Conflit
    }
deck-one-stronghold = un deck a exactement 1 forteresse, pas { $count }
deck-one-role = un deck a au plus 1 rôle, pas { $count }
deck-size =
    le { $part ->
        [dynasty] deck Dynastie
       *[other] deck Conflit
    } a { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } ; il doit en avoir de { $least } à { $most }
deck-out-of-clan =
    { CARD($card) } est d’un autre clan ({ WORD($clan, of: "value-clan") }) ; { $part ->
        [provinces] les provinces
       *[other] le deck Dynastie
    } : seulement des cartes du clan { WORD($own, of: "value-clan") } et neutres
deck-no-influence-cost =
    { CARD($card) } est d’un autre clan ({ WORD($clan, of: "value-clan") }) et n’a pas de coût d’influence : elle ne peut pas être dans ce deck (clan { WORD($own, of: "value-clan") })
deck-many-clans =
    le deck Conflit a des cartes de { $count } autres clans ({ WORD($clans, of: "value-clan") }) ; l’influence n’est dépensée que pour 1
deck-influence-only =
    l’influence ne peut être dépensée que pour le clan { WORD($only, of: "value-clan") }, pas pour { WORD($clan, of: "value-clan") }
deck-influence = les cartes d’un autre clan coûtent { $spent } d’influence, { $over } de plus que les { $available } disponibles
deck-conflict-characters = personnages dans le deck Conflit : { $count } ; il peut y en avoir { $most }
deck-copies = exemplaires de { CARD($card) } : { $count } ; un deck peut en avoir { $most }
deck-restricted = titres sur la liste restreinte : { $count } ({ CARD($cards) }) ; un deck peut en avoir { $most }
deck-provinces = provinces : { $count } ; un deck en a exactement { $wanted }
deck-province-copies = exemplaires de { CARD($card) } : { $count } ; un deck peut avoir { $most } fois chaque province
deck-element =
    provinces de l’élément « { WORD($element, of: "value-element") } » : { $count } ; ce deck doit en avoir { $wanted }
deck-role-only = { CARD($card) } ne va que dans un deck avec ce rôle : { WORD($role, of: "value-role-restriction") }
deck-other-set = { CARD($card) } vient de { $set } ; les decks de ce format sont construits avec { $wanted }
deck-set-copies = exemplaires de { CARD($card) } : { $count } ; il y en a { $most } dans les boîtes ({ $sets })
deck-role-not-assigned = { CARD($card) } n’est pas attribué au clan { WORD($clan, of: "value-clan") }
decks-share-set = ces decks ont ensemble { $count } exemplaires de { CARD($card) } ; une boîte en contient { $most }
