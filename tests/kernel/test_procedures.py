"""Procedures: steps in order, jumps, nesting, decisions of several seats at once, and frames shared by clones."""

from __future__ import annotations

from typing import ClassVar

import pytest

from nefrit.kernel.codec import to_data
from nefrit.kernel.decisions import Decision, choose, choose_number
from nefrit.kernel.lasting import Delayed
from nefrit.kernel.plain import fields_of
from nefrit.kernel.procedures import Flow, Procedure, rules_of, step
from nefrit.kernel.windows import Window
from tests.kernel.tiny import Over, Tiny, dealt


class Loop(Procedure):
    """Counts the hours, asks for one more, and stops at three."""

    __slots__ = ("more",)

    def __init__(self) -> None:
        super().__init__()
        self.more = 0

    @step("tiny.tick")
    def tick(self, game: Tiny) -> Flow:
        game.edit_table().hour += 1
        return None

    @step("tiny.ask")
    def ask(self, game: Tiny) -> Flow:
        return choose_number(0, 0, 9, "more", "tiny.ask")

    @step("tiny.again")
    def again(self, game: Tiny) -> Flow:
        game.edit_table().hour += self.more
        if game.table.hour < 3:
            self.goto("tick")
        return None


class Outer(Procedure):
    """Runs a loop inside and adds a hundred when it is over; the inner one may tell it something."""

    __slots__ = ("heard",)

    def __init__(self) -> None:
        super().__init__()
        self.heard = ""

    @step("tiny.inner")
    def inner(self, game: Tiny) -> Flow:
        return Loop()

    @step("tiny.outer")
    def after(self, game: Tiny) -> Flow:
        game.edit_table().hour += 100
        return Over()


class Both(Procedure):
    """Asks both seats at the same time."""

    __slots__ = ("bids",)

    def __init__(self) -> None:
        super().__init__()
        self.bids: tuple[int, ...] = ()

    @step("tiny.bid")
    def bid(self, game: Tiny) -> Flow:
        return tuple(choose(seat, ("low", "high"), "bids", "tiny.bid") for seat in (0, 1))

    @step("tiny.count")
    def count(self, game: Tiny) -> Flow:
        for seat, bid in enumerate(self.bids):
            game.edit_seat(seat).word = str(bid)
        return Over()


class Some(Procedure):
    """Asks the seats it is told to, all at the same time."""

    __slots__ = ("asked", "bids")
    shown_fields = ("asked",)
    seat_fields = ("asked",)

    def __init__(self, asked: tuple[int, ...]) -> None:
        super().__init__()
        self.asked = asked
        self.bids: tuple[object, ...] = ()

    @step("tiny.bid")
    def bid(self, game: Tiny) -> Flow:
        return tuple(choose(seat, ("low", "high"), "bids", "tiny.bid") for seat in self.asked)

    @step("tiny.count")
    def count(self, game: Tiny) -> Flow:
        game.edit_seat(0).word = str(self.bids)
        return Over()


class Reordered(Loop):
    """The same steps in another order, one of them replaced, with one of its own in front."""

    order = ("first", "ask", "again", "tick")

    @step("tiny.first")
    def first(self, game: Tiny) -> Flow:
        return None

    @step("tiny.tock")
    def tick(self, game: Tiny) -> Flow:
        return Over()


def test_steps_run_in_order_and_may_jump_back() -> None:
    game = dealt()
    game.begin(Outer())
    assert game.table.hour == 1
    game.answer(0, 0)
    assert game.table.hour == 2
    game.answer(0, 5)
    assert game.table.hour == 107
    assert game.outcome is not None


def test_a_subclass_may_order_and_replace_steps() -> None:
    assert rules_of(Loop) == ("tiny.tick", "tiny.ask", "tiny.again")
    assert rules_of(Reordered) == ("tiny.first", "tiny.ask", "tiny.again", "tiny.tock")


class Renamed(Loop):
    """The same steps, one of them by another rule."""

    step_rules: ClassVar[dict[str, str]] = {"ask": "tiny.question"}


class Misnamed(Loop):
    """It names a rule for a step that it does not have."""

    step_rules: ClassVar[dict[str, str]] = {"asks": "tiny.question"}


def test_a_subclass_may_name_the_rules_of_inherited_steps() -> None:
    assert rules_of(Renamed) == ("tiny.tick", "tiny.question", "tiny.again")
    with pytest.raises(TypeError, match="Misnamed has no step 'asks', for which it names a rule"):
        rules_of(Misnamed)


def test_simultaneous_answers_wait_for_each_other_in_any_order() -> None:
    game = dealt()
    game.begin(Both())
    assert game.answer(1, 1) is None
    assert [seat.word for seat in game.seats] == ["", ""]
    refusal = game.answer(1, 0)
    assert refusal is not None
    assert refusal.message == "not-your-decision"
    assert game.answer(0, 0) is None
    assert [seat.word for seat in game.seats] == ["low", "high"]


def test_an_answer_that_waits_is_secret() -> None:
    low, high = dealt(), dealt()
    for game, answer in ((low, 0), (high, 1)):
        game.begin(Both())
        game.answer(1, answer)
    assert low.view(0) == high.view(0)
    assert low.view(0)["answered"] == [1]


def test_answers_of_seats_that_decide_together_come_by_seat_even_if_only_one_does() -> None:
    game = dealt()
    game.begin(Some((1,)))
    game.answer(1, 1)
    assert game.seats[0].word == "(None, 'high')"


def test_a_step_that_asks_nobody_goes_on() -> None:
    game = dealt()
    game.begin(Some(()))
    assert game.seats[0].word == "()"
    assert game.outcome is not None


def test_a_view_shows_what_a_procedure_shows_and_no_more() -> None:
    game = dealt()
    game.begin(Some((0, 1)))
    assert game.view(1)["running"] == [{"procedure": "Some", "at": "tiny.bid", "asked": [0, 1]}]


def test_a_delayed_procedure_runs_for_one_clone_only() -> None:
    game = dealt()
    game.delay(Delayed("dusk", Outer()))
    clone = game.clone()
    (due,) = clone.pop_due("dusk")
    clone.begin(due.procedure)
    assert clone.delayed == ()
    assert game.delayed[0].procedure == Outer()


def test_clones_share_waiting_frames_and_part_when_they_resume() -> None:
    game = dealt()
    game.begin(Outer())
    clone = game.clone()
    assert clone.stack[0] is game.stack[0]
    before = to_data(game)
    clone.answer(0, 9)
    assert to_data(game) == before
    assert clone.outcome is not None
    game.answer(0, 0)
    assert game.table.hour == 2


def test_a_waiting_frame_is_changed_only_for_the_clone_that_changes_it() -> None:
    game = dealt()
    game.begin(Outer())
    clone = game.clone()
    clone.edit_innermost(Outer).heard = "clone"
    game.edit_innermost(Outer).heard = "game"
    second = clone.clone()
    second.edit_innermost(Outer).heard = "second"
    running = [state.innermost_or_none(Outer) for state in (game, clone, second)]
    assert [frame.heard for frame in running if frame is not None] == ["game", "clone", "second"]


def test_a_frame_taken_to_be_changed_stays_the_one_that_runs() -> None:
    game = dealt()
    game.begin(Outer())
    game.clone()
    first = game.edit_innermost(Outer)
    game.edit_innermost(Outer).heard = "once"
    assert first.heard == "once"


def test_a_procedure_within_which_we_are_is_there_to_be_looked_at() -> None:
    game = dealt()
    game.begin(Outer())
    assert game.innermost(Outer) is game.innermost_or_none(Outer)
    with pytest.raises(LookupError, match="no Over is running"):
        game.innermost(Over)


def test_a_step_cannot_be_replaced_by_what_is_no_step() -> None:
    class Careless(Loop):
        def tick(self, game: Tiny) -> Flow:
            return None

    with pytest.raises(TypeError, match="must be marked as a step"):
        rules_of(Careless)


def test_the_view_says_where_in_the_rules_we_are() -> None:
    game = dealt()
    game.begin(Outer())
    assert game.view(0)["at"] == ["tiny.inner", "tiny.ask"]


def test_when_the_game_is_over_nobody_can_answer() -> None:
    game = dealt()
    game.begin(Over())
    refusal = game.answer(0, 0)
    assert refusal is not None
    assert (refusal.message, refusal.rule) == ("game-over", "tiny.over")


class Sudden(Procedure):
    """Runs an outer procedure, and while that waits below cuts everything short."""

    @step("tiny.sudden")
    def cut(self, game: Tiny) -> Flow:
        game.edit_table().hour += 10
        game.held = (Loop(),)
        game.replace_everything(Over())
        game.replace_everything(Loop())
        return Loop()

    @step("tiny.never")
    def never(self, game: Tiny) -> Flow:
        raise AssertionError("nothing goes on after that")


class Below(Procedure):
    """Waits for something sudden."""

    @step("tiny.below")
    def begin(self, game: Tiny) -> Flow:
        return Sudden()

    @step("tiny.never")
    def never(self, game: Tiny) -> Flow:
        raise AssertionError("what waited does not go on either")


def test_what_runs_can_be_cut_short_for_another_procedure() -> None:
    game = dealt()
    game.begin(Below())
    assert game.outcome is not None, "the first of two such procedures was played, and nothing else"
    assert game.table.hour == 10
    assert len(game.stack) == 1
    assert game.held is None, "nobody holds anything back any more"


def test_a_choice_of_one_is_no_question() -> None:
    loop = Loop()
    question = choose(0, (4, 5), "more", "tiny.ask")
    assert loop.choice(question) is question
    assert loop.choice(choose(0, ("seven",), "more", "tiny.ask", values=(7,))) is None
    assert loop.more == 7


def test_fields_have_the_same_order_compiled_or_not() -> None:
    # Fingerprints of states depend on it, and so whether a record of one build can be checked by another.
    assert fields_of(Decision) == tuple(sorted(fields_of(Decision)))
    assert fields_of(Window) == ("at", "next", "chosen", "passed", "turn", "turns")
