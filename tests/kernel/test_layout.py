"""What follows from how cards lie."""

from __future__ import annotations

from nefrit.kernel.lasting import Lasting
from tests.kernel.tiny import DECK, PILE, PLAY, Token, dealt


def test_a_card_that_leaves_ends_effects_for_it_and_no_others() -> None:
    game = dealt()
    first, second, third, *_ = game.zone(DECK, 0)
    for card in (first, second):
        game.put_into_play(card, Token(0), PLAY, 0)
    game.add_lasting(Lasting(None, (first, second), "round", 0))
    game.add_lasting(Lasting(None, (first,), "round", 0))
    before = game.lasting
    game.move(third, PILE, 0)
    assert game.lasting is before
    game.move(first, PILE, 0)
    assert [lasting.cards for lasting in game.lasting] == [(second,)]
