### Talie: ich części i co może być w nich nie tak

deck-part-cards = Talia

deck-unknown-card = nie ma karty { $name }
deck-size =
    talia ma { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[other] { $count } kart
    }; musi mieć od { $least } do { $most }
deck-copies = kopie karty { CARD($card) }: { $count }; w talii może ich być { $most }
deck-no-capital = talia nie ma podanej Stolicy
deck-both-alliances = talia ma karty Porządku i Zniszczenia
deck-other-alliance = { CARD($card) } nie należy do sojuszu tej Stolicy: { WORD($capital, of: "value-race") }
deck-only =
    { $only ->
        [order] { CARD($card) } jest tylko dla talii Porządku
        [destruction] { CARD($card) } jest tylko dla talii Zniszczenia
       *[other] { CARD($card) } jest tylko dla talii z inną Stolicą niż ta: { WORD($capital, of: "value-race") }
    }
deck-people-only = { CARD($card) } jest tylko dla talii ludu { $people }, a są tu inne ludy: { CARD($cards) }
deck-fulcrum = { CARD($card) } to Miejsce i nie należy do talii
deck-restricted = talia ma kart objętych restrykcjami: { $count } ({ CARD($cards) }); może mieć jedną
deck-banned = { CARD($card) } jest zakazana
