turned = { CARD($card) } turns.
    .several = { CARD($card) } turn.
counted = { "" }
which = Which guard?
rain = dancing in the rain
sun = dancing in the sun
too-wet = it is { $degree } wet
move-option =
    { $text ->
        [none] { $detail }
       *[other] { $text }
    }
may = { CARD($card) }: you may { $text }.
hidden-hand = card { $number } of the hand
field-serial = { "" }
field-mood = mood
    .mark =
    { $value ->
        [1] merry
       *[other] sad
    }
