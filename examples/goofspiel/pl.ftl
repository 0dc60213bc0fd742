bid = Zalicytuj kartę o odkryte nagrody.
prize-won =
    { $points ->
        [one] { $seat } licytuje { CARD($bid, case: "acc") } i zdobywa { $points } punkt.
        [few] { $seat } licytuje { CARD($bid, case: "acc") } i zdobywa { $points } punkty.
        [many] { $seat } licytuje { CARD($bid, case: "acc") } i zdobywa { $points } punktów.
       *[other] { $seat } licytuje { CARD($bid, case: "acc") } i zdobywa { $points } punktu.
    }
most-points = najwięcej punktów

## Stół

zone-prizes = nagrody w talii
zone-prize = odkryte nagrody
zone-hand = ręka
zone-spent = zagrane karty
zone-won = zdobyte nagrody
field-points = punkty
prize-stays = Najwyższe stawki są równe: nagrody zostają.
