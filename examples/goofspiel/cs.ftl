bid = Vsaď kartu o odkryté ceny.
prize-won =
    { $points ->
        [one] { $seat } sází { CARD($bid, case: "acc") } a získává { $points } bod.
        [few] { $seat } sází { CARD($bid, case: "acc") } a získává { $points } body.
        [many] { $seat } sází { CARD($bid, case: "acc") } a získává { $points } bodu.
       *[other] { $seat } sází { CARD($bid, case: "acc") } a získává { $points } bodů.
    }
most-points = nejvíce bodů

## Stůl

zone-prizes = ceny v balíčku
zone-prize = odkryté ceny
zone-hand = ruka
zone-spent = zahrané karty
zone-won = získané ceny
field-points = body
prize-stays = Nejvyšší sázky jsou stejné: výhry zůstávají.
