bid = Bid a card for the prizes that lie open.
prize-won =
    { $points ->
        [one] { $seat } bids { CARD($bid) } and wins { $points } point.
       *[other] { $seat } bids { CARD($bid) } and wins { $points } points.
    }
most-points = the most points

## The table

zone-prizes = prizes to come
zone-prize = prizes in play
zone-hand = hand
zone-spent = bids made
zone-won = prizes won
field-points = points
prize-stays = The highest bids are equal: the prizes stay.
