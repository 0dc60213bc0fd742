### Otázky, které kladou části jádra, a také společná výhra a prohra.

act-or-pass = Jednej, nebo pasuj.
choose-next = Vyber, co se stane teď.
choose-target =
    { $card ->
        [none] Vyber cíl.
       *[other] { CARD($card) }: vyber cíl.
    }
choose-targets =
    { $card ->
        [none] Vyber cíle.
       *[other] { CARD($card) }: vyber cíle.
    }
choose-option =
    { $card ->
        [none] Vyber, co se má stát.
       *[other] { CARD($card) }: vyber, co se má stát.
    }
may =
    { $card ->
        [none] Chceš to udělat?
       *[other] { CARD($card) }: chceš tuto kartu použít?
    }
won-together =
    { $reason ->
        [none] Společně vítězí { $names }.
       *[other] Společně vítězí { $names }: { $reason }.
    }
lost =
    { $reason ->
        [none] Hra je prohraná.
       *[other] Hra je prohraná: { $reason }.
    }
