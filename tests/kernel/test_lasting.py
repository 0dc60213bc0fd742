"""Effects that stay for a while, and limits."""

from __future__ import annotations

from nefrit.kernel.lasting import Delayed, Lasting
from nefrit.kernel.memo import LASTING
from tests.kernel.tiny import DECK, PLAY, Over, Token, dealt


def test_a_lasting_effect_is_changed_for_the_clone_that_changes_it_only() -> None:
    game = dealt()
    for number in (1, 2, 3):
        game.add_lasting(Lasting(None, (), "round", 0, number=number))
    other = game.clone()
    game.memo.known |= LASTING
    known = game.memo
    game.edit_lasting(1).number = 7
    assert [lasting.number for lasting in game.lasting] == [1, 7, 3]
    assert [lasting.number for lasting in other.lasting] == [1, 2, 3]
    assert game.memo is not known, "what was computed from it is computed again"
    assert other.memo is known


def test_effects_expire_before_limits_are_renewed() -> None:
    game = dealt()
    card = game.zone(DECK, 0)[0]
    game.put_into_play(card, Token(0), PLAY, 0)
    for until in ("phase", "round"):
        game.add_lasting(Lasting(None, (card,), until, 0))
        game.delay(Delayed("dusk", Over(), until))
        game.count_use(until, card, "ability")
    game.expire("phase")
    assert [lasting.until for lasting in game.lasting] == ["round"]
    assert [delayed.until for delayed in game.delayed] == ["round"]
    assert game.times_used("phase", card, "ability") == 1, "what happens at the end of the phase still counts"
    game.reset_limits("phase")
    assert game.times_used("phase", card, "ability") == 0
    assert game.times_used("round", card, "ability") == 1
    assert len(game.lasting) == len(game.delayed) == 1
