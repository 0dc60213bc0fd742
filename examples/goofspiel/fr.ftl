bid = Misez une carte pour les prix en jeu.
prize-won =
    { $points ->
        [one] { $seat } mise { CARD($bid) } et gagne { $points } point.
       *[other] { $seat } mise { CARD($bid) } et gagne { $points } points.
    }
most-points = le plus de points

## La table

zone-prizes = prix à venir
zone-prize = prix en jeu
zone-hand = main
zone-spent = cartes misées
zone-won = prix gagnés
field-points = points
prize-stays = Les plus hautes mises sont égales : les lots restent.
