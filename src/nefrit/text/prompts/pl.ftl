### Pytania, które zadają części jądra, oraz wspólna wygrana i przegrana.

act-or-pass = Wykonaj akcję albo spasuj.
choose-next = Wybierz, co dzieje się teraz.
choose-target =
    { $card ->
        [none] Wybierz cel.
       *[other] { CARD($card) }: wybierz cel.
    }
choose-targets =
    { $card ->
        [none] Wybierz cele.
       *[other] { CARD($card) }: wybierz cele.
    }
choose-option =
    { $card ->
        [none] Wybierz, co zrobić.
       *[other] { CARD($card) }: wybierz, co zrobić.
    }
may =
    { $card ->
        [none] Czy chcesz to zrobić?
       *[other] { CARD($card) }: czy chcesz użyć tej karty?
    }
won-together =
    { $reason ->
        [none] Wspólnie wygrywają { $names }.
       *[other] Wspólnie wygrywają { $names }: { $reason }.
    }
lost =
    { $reason ->
        [none] Gra jest przegrana.
       *[other] Gra jest przegrana: { $reason }.
    }
