### Talie: ich części i co może być w nich nie tak

deck-part-weapon = Broń
deck-part-cards = Talia
deck-part-companion = Towarzysz

deck-no-character = talia nie ma podanej postaci
deck-weapons = podstawowych kart broni postać ma { $wanted }, nie { $count }
deck-no-weapon = { CARD($card) } nie jest podstawową kartą broni
deck-wrong-weapon = { CARD($card) } to nie broń tej postaci; może mieć: { LIST($weapons, type: "or") }
deck-same-weapon = { CARD($card) } jest wybrana dwa razy; podstawowe karty broni postaci są różne
deck-companion-size =
    { $wanted ->
        [0] postać nie ma towarzysza, a kart dla niego jest w talii { $count }
       *[other] kart w talii towarzysza jest { $count }; musi ich być dokładnie { $wanted }
    }
deck-core-card = { CARD($card) } to karta podstawowa i nie należy do talii
deck-size =
    talia ma { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[other] { $count } kart
    }; musi mieć dokładnie { $wanted }
deck-foreign-card = { CARD($card) } to karta innej postaci: { WORD($character, of: "value-character") }
deck-no-ability-card = { CARD($card) } nie jest kartą zdolności
deck-copies =
    kopie karty { CARD($card) }: { $count }; przy tej randze ({ WORD($rank, of: "value-rank") }) w talii może ich być { $most }
deck-gold = złotych kart w talii: { $count }; może ich być { $most }
deck-jade = nefrytowych kart w talii: { $count } ({ CARD($cards) }); może ich być { $most }
deck-no-school = { CARD($card) } należy do szkoły { $school }, a ta talia nie korzysta z żadnej
deck-other-school = { CARD($card) } należy do szkoły { $school }; ta talia korzysta z innej: { $own }
deck-signature = w gotowej talii kopii karty { CARD($card) } jest { $wanted }, w tej { $count }
