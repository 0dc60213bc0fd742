"""What is remembered of a state: who tells it of changes, and how clones share it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from nefrit.kernel.cards import Face
from nefrit.kernel.chance import Chance
from nefrit.kernel.lasting import Delayed, Lasting
from nefrit.kernel.memo import ANYTHING, LASTING, LAYOUT, LIMITS, LISTENERS, PIECES, SEATS, TABLE, ZONES, Memo
from tests.kernel.tiny import DECK, HAND, PLAY, Over, Tiny, Token, dealt

HEARS = Face("hears", "Hears", back="b", listens=1)


class Noting(Memo):
    """A memo on which everything depends, and which notes what has changed."""

    def __init__(self) -> None:
        super().__init__()
        self.known = ANYTHING
        self.changes = 0

    def forget(self, changed: int) -> None:
        """Note it. Everything is still known."""
        self.changes |= changed


def card_of(game: Tiny) -> int:
    return game.zone(DECK, 0)[0]


def lasting(game: Tiny) -> Lasting:
    game.add_lasting(Lasting(None, (), "round", 0))
    return game.lasting[0]


MUTATORS: list[tuple[Callable[[Tiny], object], int]] = [
    (lambda game: game.edit_seat(0), SEATS),
    (lambda game: game.edit_table(), TABLE),
    (lambda game: game.edit_piece(game.in_play()[0]), PIECES),
    (lambda game: game.move(card_of(game), HAND, 0), ZONES),
    (lambda game: game.move(game.in_play()[0], DECK, 0), ZONES | LAYOUT),
    (lambda game: game.draw(DECK, HAND, 0, 1), ZONES),
    (lambda game: game.put_into_play(card_of(game), Token(0), PLAY, 0), ZONES | LAYOUT),
    (lambda game: game.shuffle(DECK, 0), ZONES),
    (lambda game: game.arrange(PLAY, 0, game.zone(PLAY, 0)), ZONES | LAYOUT | LISTENERS),
    (lambda game: game.reveal(card_of(game)), ZONES),
    (lambda game: game.turn_facedown(card_of(game)), ZONES),
    (lambda game: game.add_lasting(Lasting(None, (), "phase", 0)), LASTING),
    (lambda game: game.edit_lasting(0), LASTING),
    (lambda game: game.end_lasting(game.lasting[0]), LASTING),
    (lambda game: game.expire("round"), LASTING | LIMITS),
    (lambda game: game.delay(Delayed("dusk", Over(), "round")), LIMITS),
    (lambda game: game.pop_due("dawn"), LIMITS),
    (lambda game: game.count_use("round", game.in_play()[0], "ability"), LIMITS),
    (lambda game: game.reset_limits("round"), LIMITS),
]


@pytest.mark.parametrize("number", range(len(MUTATORS)))
def test_every_mutator_tells_what_it_changes(number: int) -> None:
    mutate, changes = MUTATORS[number]
    game = dealt()
    game.put_into_play(card_of(game), Token(0), PLAY, 0)
    game.add_lasting(Lasting(None, (), "round", 0))
    game.delay(Delayed("dawn", Over(), "round"))
    game.count_use("round", game.zone(PLAY, 0)[0], "other ability")
    memo = game.memo = Noting()
    mutate(game)
    # What leaves play takes its limits with it.
    assert memo.changes & ~LIMITS == changes & ~LIMITS
    assert memo.changes & changes == changes


def test_a_card_that_moves_takes_its_limits_and_delayed_effects_with_it() -> None:
    game = dealt()
    card = card_of(game)
    game.put_into_play(card, Token(0), PLAY, 0)
    game.count_use("round", card, "ability")
    memo = game.memo = Noting()
    game.move(card, DECK, 0)
    assert memo.changes & LIMITS


def test_only_cards_that_listen_change_what_is_listened_to() -> None:
    game = dealt()
    game.deal([(HEARS, 0, DECK, 0)])
    silent, hears = card_of(game), game.faces.index(HEARS)
    memo = game.memo = Noting()
    game.move(silent, HAND, 0)
    assert memo.changes == ZONES
    game.move(hears, HAND, 0)
    assert memo.changes == ZONES | LISTENERS
    memo.changes = 0
    game.expire("phase")
    assert memo.changes == 0, "nothing was to end"


def test_who_imagines_other_faces_knows_nothing() -> None:
    game = dealt()
    assert game.in_play() == ()
    assert game.imagine(0, Chance(1)).memo.in_play is None


def test_what_nothing_depends_on_is_not_told() -> None:
    game = dealt()
    memo = game.memo = Noting()
    memo.known = SEATS
    game.edit_table().hour = 5
    assert memo.changes == 0
    game.edit_seat(0).coins = 1
    assert memo.changes == SEATS


def test_clones_share_what_is_known_until_one_of_them_changes() -> None:
    game = dealt()
    clone = game.clone()
    # What one finds out the other knows, too.
    assert clone.in_play() == ()
    assert game.memo.in_play == ()
    card = card_of(game)
    game.put_into_play(card, Token(0), PLAY, 0)
    assert game.in_play() == (card,)
    assert clone.in_play() == ()
    # Though nothing that was known depended on it, what is found out now is about different states.
    other = game.clone()
    other.edit_table().hour = 7
    assert other.memo is not game.memo


def test_other_faces_leave_nothing_known() -> None:
    game = dealt()
    assert game.in_play() == ()
    game.forget_everything()
    assert game.memo.in_play is None
    assert game.memo.known == 0


def test_a_quiet_memo_is_told_nothing_and_is_not_that_of_a_clone() -> None:
    game = dealt()
    clone = game.clone()
    memo = game.quiet_memo()
    assert memo is game.memo is not clone.memo
    assert memo is game.quiet_memo(), "it is shared with nobody, so it is not copied"
    memo = game.memo = Noting()
    game.quiet_memo()
    game.edit_table().hour = 3
    game.put_into_play(card_of(game), Token(0), PLAY, 0)
    assert memo.changes == 0
