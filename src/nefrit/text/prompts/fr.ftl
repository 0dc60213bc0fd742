### Les questions que posent les parties du noyau, la victoire commune et la défaite.

act-or-pass = Agissez ou passez.
choose-next = Choisissez ce qui se passe maintenant.
choose-target =
    { $card ->
        [none] Choisissez une cible.
       *[other] { CARD($card) }{"\u00A0"}: choisissez une cible.
    }
choose-targets =
    { $card ->
        [none] Choisissez des cibles.
       *[other] { CARD($card) }{"\u00A0"}: choisissez des cibles.
    }
choose-option =
    { $card ->
        [none] Choisissez quoi faire.
       *[other] { CARD($card) }{"\u00A0"}: choisissez quoi faire.
    }
may =
    { $card ->
        [none] Voulez-vous le faire{"\u00A0"}?
       *[other] { CARD($card) }{"\u00A0"}: voulez-vous utiliser cette carte{"\u00A0"}?
    }
won-together =
    { $reason ->
        [none] { $names } l’emportent ensemble.
       *[other] { $names } l’emportent ensemble{"\u00A0"}: { $reason }.
    }
lost =
    { $reason ->
        [none] La partie est perdue.
       *[other] La partie est perdue{"\u00A0"}: { $reason }.
    }
