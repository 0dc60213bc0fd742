### Talie: ich części i co może być w nich nie tak

deck-part-stronghold = Twierdza
deck-part-role = Rola
deck-part-provinces = Prowincje
deck-part-dynasty = Talia dynastii
deck-part-conflict = Talia konfliktu

deck-unknown-card = nie ma karty { $name }
deck-wrong-part =
    { CARD($card) } nie należy { $part ->
        [stronghold] do twierdz
        [role] do ról
        [provinces] do prowincji
        [dynasty] do talii dynastii
       *[other] do talii konfliktu
    }
deck-one-stronghold = talia ma dokładnie 1 twierdzę, nie { $count }
deck-one-role = talia ma najwyżej 1 rolę, nie { $count }
deck-size =
    { $part ->
        [dynasty] talia dynastii
       *[other] talia konfliktu
    } ma { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[other] { $count } kart
    }; musi mieć od { $least } do { $most }
deck-out-of-clan =
    { CARD($card) } jest innego klanu ({ WORD($clan, of: "value-clan") }); { $part ->
        [provinces] prowincje
       *[other] talia dynastii
    }: tylko karty klanu { WORD($own, of: "value-clan") } i neutralne
deck-no-influence-cost =
    { CARD($card) } jest innego klanu ({ WORD($clan, of: "value-clan") }) i nie ma kosztu wpływu, więc nie może być w tej talii (klan: { WORD($own, of: "value-clan") })
deck-many-clans =
    talia konfliktu ma karty innych klanów ({ $count }: { WORD($clans, of: "value-clan") }); wpływ wydaje się tylko na 1
deck-influence-only =
    wpływ można wydać tylko na karty tego klanu: { WORD($only, of: "value-clan") }, nie tego: { WORD($clan, of: "value-clan") }
deck-influence = karty innego klanu kosztują { $spent } wpływu, o { $over } więcej niż dostępne { $available }
deck-conflict-characters = postaci w talii konfliktu: { $count }; może ich być { $most }
deck-copies = kopie karty { CARD($card) }: { $count }; w talii może ich być { $most }
deck-restricted = na liście restrykcji jest tytułów: { $count } ({ CARD($cards) }); talia może mieć { $most }
deck-provinces = prowincji jest { $count }; talia ma ich dokładnie { $wanted }
deck-province-copies = kopie karty { CARD($card) }: { $count }; każda prowincja może być w talii { $most ->
        [one] { $most } raz
       *[other] { $most } razy
    }
deck-element =
    prowincje żywiołu „{ WORD($element, of: "value-element") }”: { $count }; w tej talii musi ich być { $wanted }
deck-role-only = { CARD($card) } może być tylko w talii z rolą: { WORD($role, of: "value-role-restriction") }
deck-other-set = { CARD($card) } pochodzi z zestawu { $set }; talie tego formatu buduje się z zestawu { $wanted }
deck-set-copies = kopie karty { CARD($card) }: { $count }; w zestawach ({ $sets }) jest ich { $most }
deck-role-not-assigned = { CARD($card) } nie jest przydzielona klanowi: { WORD($clan, of: "value-clan") }
decks-share-set = te talie mają razem kopii karty { CARD($card) }: { $count }; w jednym zestawie jest ich { $most }
