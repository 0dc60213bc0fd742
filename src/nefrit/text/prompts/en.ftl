### The questions that the parts of the kernel ask, and how several win or one loses.

act-or-pass = Act or pass.
choose-next = Choose what happens next.
choose-target =
    { $card ->
        [none] Choose a target.
       *[other] { CARD($card) }: choose a target.
    }
choose-targets =
    { $card ->
        [none] Choose targets.
       *[other] { CARD($card) }: choose targets.
    }
choose-option =
    { $card ->
        [none] Choose what to do.
       *[other] { CARD($card) }: choose what to do.
    }
may =
    { $card ->
        [none] Do you want to do it?
       *[other] { CARD($card) }: do you want to use it?
    }
won-together =
    { $reason ->
        [none] { $names } win together.
       *[other] { $names } win together: { $reason }.
    }
lost =
    { $reason ->
        [none] The game is lost.
       *[other] The game is lost: { $reason }.
    }
