"""Records: the table's, the seats' and the pieces', which clones share until one of them changes."""

from __future__ import annotations

from nefrit.kernel.procedures import Flow, Procedure, step
from tests.kernel.tiny import DECK, PLAY, Over, Tiny, Token, dealt


def test_a_record_is_changed_for_the_clone_that_changes_it_only() -> None:
    game = dealt()
    card = game.zone(DECK, 0)[0]
    game.put_into_play(card, Token(0), PLAY, 0)
    game.edit_table().hour = 1
    game.edit_seat(1).coins = 1
    game.edit_piece(card).controller = 1
    clone = game.clone()
    second = clone.clone()
    for hour, state in enumerate((clone, game), start=2):
        state.edit_table().hour = hour
        state.edit_seat(1).coins = hour
        state.edit_piece(card).controller = 0
    states = (game, clone, second)
    assert [state.table.hour for state in states] == [3, 2, 1]
    assert [state.seats[1].coins for state in states] == [3, 2, 1]
    assert [state.pieces[card].controller for state in states] == [0, 0, 1]


def test_clones_share_the_records_that_none_has_changed() -> None:
    game = dealt()
    game.edit_seat(0).coins = 5
    clone = game.clone()
    clone.edit_seat(1).coins = 7
    assert clone.seats[0] is game.seats[0]
    assert clone.table is game.table
    assert clone.seats[1] is not game.seats[1]


def test_a_record_that_is_edited_twice_stays_the_one_of_the_game() -> None:
    game = dealt()
    first = game.edit_seat(0)
    game.edit_seat(0).coins = 4
    assert first.coins == 4
    assert game.seats[0] is first


class Thinker(Procedure):
    """Looks ahead in a clone and goes on, which the clone does not see."""

    __slots__ = ("seen",)

    def __init__(self) -> None:
        super().__init__()
        self.seen = 0

    @step("tiny.think")
    def think(self, game: Tiny) -> Flow:
        game.edit_table().hour = 1
        THOUGHT.append(game.clone())
        return None

    @step("tiny.go-on")
    def go_on(self, game: Tiny) -> Flow:
        self.seen = 9
        game.edit_table().hour = 2
        return Over()


THOUGHT: list[Tiny] = []


def test_a_step_that_clones_the_game_goes_on_without_the_clone() -> None:
    THOUGHT.clear()
    game = dealt()
    game.begin(Thinker())
    (clone,) = THOUGHT
    assert game.is_over
    frame = clone.stack[0]
    assert isinstance(frame, Thinker)
    assert (frame.seen, clone.table.hour, game.table.hour) == (0, 1, 2)
