"""What a procedure has not done, and who learns of it when it is over."""

from __future__ import annotations

import pytest

from nefrit.kernel.codec import decode, encode, to_data
from nefrit.kernel.decisions import choose
from nefrit.kernel.effects import Context
from nefrit.kernel.occurrences import Occurrence
from nefrit.kernel.procedures import Flow, Happening, Procedure, Reporting, step
from tests.kernel.tiny import GAME, Over, Tiny, dealt


class Errand(Reporting):
    """Does not do what its bits say, after somebody has said yes."""

    __slots__ = ("answer", "bits")

    def __init__(self, bits: int, into: str = "") -> None:
        super().__init__()
        self.bits = bits
        self.into = into
        self.answer = ""

    @step("tiny.errand")
    def go(self, game: Tiny) -> Flow:
        self.undone = self.bits
        return None

    @step("tiny.ask")
    def ask(self, game: Tiny) -> Flow:
        return choose(0, ("yes", "no"), "answer", "tiny.ask")


class Between(Procedure):
    """Begins an errand and knows nothing of what becomes of it."""

    __slots__ = ("errand",)

    def __init__(self, errand: Errand) -> None:
        super().__init__()
        self.errand = errand

    @step("tiny.between")
    def begin(self, game: Tiny) -> Flow:
        return self.errand.copy()


class Sender(Context):
    """Begins something and stops to be looked at, whatever came of it; `result` is nothing that it could be."""

    __slots__ = ("begun", "result")
    order = ("send", "look", "end")

    def __init__(self, begun: Procedure) -> None:
        super().__init__(0)
        self.begun = begun
        self.result = -1

    @step("tiny.send")
    def send(self, game: Tiny) -> Flow:
        return self.begun.copy()

    @step("tiny.look")
    def look(self, game: Tiny) -> Flow:
        return choose(0, ("go", "on"), "answer", "tiny.look")

    @step("tiny.end")
    def end(self, game: Tiny) -> Flow:
        return Over()


def sent(begun: Procedure) -> Sender:
    """The one that has begun a procedure, after that is over; a clone of the state goes another way meanwhile."""
    game = dealt()
    game.begin(Sender(begun))
    clone = game.clone()
    game.answer(0, 0)
    waiting = clone.stack[0]
    assert isinstance(waiting, Sender)
    assert waiting.done
    assert waiting.result == -1, "what waits in a clone has learned nothing"
    sender = game.stack[0]
    assert isinstance(sender, Sender)
    return sender


@pytest.mark.parametrize("bits", [0, 5])
def test_the_outcome_is_stored_in_the_field_that_is_named(bits: int) -> None:
    sender = sent(Errand(bits, into="result"))
    assert sender.result == bits
    assert sender.done, "who keeps the outcome decides what it means"


@pytest.mark.parametrize("begun", [Errand, lambda bits: Between(Errand(bits))])
def test_where_no_field_is_named_the_innermost_context_learns_whether_all_was_done(begun: type[Errand]) -> None:
    assert sent(begun(0)).done
    assert not sent(begun(4)).done
    assert sent(begun(4)).result == -1


def test_a_context_keeps_to_itself_what_was_not_done() -> None:
    inner = Sender(Errand(1))
    game = dealt()
    game.begin(Sender(inner))
    game.answer(0, 0)
    frames = [frame.done for frame in game.stack if isinstance(frame, Sender)]
    assert frames == [True, False]


def test_an_outcome_is_encoded_only_where_there_is_one() -> None:
    game = dealt()
    game.begin(Sender(Errand(0)))
    assert not {"into", "undone"} & set(to_data(game)["stack"][1])
    assert decode(GAME, encode(game)).stack == game.stack
    game = dealt()
    game.begin(Sender(Errand(5, into="result")))
    again = decode(GAME, encode(game))
    assert again.stack == game.stack
    again.answer(0, 0)
    assert again.stack[0].result == 5


class Rain(Occurrence):
    """Something that nobody can respond to."""

    def happen(self, game: Tiny) -> None:
        game.edit_table().hour += 1


class Weather(Procedure):
    """Lets it rain."""

    __slots__ = ("prevented",)

    def __init__(self) -> None:
        super().__init__()
        self.prevented = -1

    @step("tiny.weather")
    def rain(self, game: Tiny) -> Flow:
        return game.happen(Rain(), into="prevented")

    @step("tiny.look")
    def look(self, game: Tiny) -> Flow:
        return choose(0, ("go", "on"), "prevented", "tiny.look")


def test_what_happens_at_once_has_left_nothing_undone() -> None:
    game = dealt()
    game.begin(Weather())
    assert game.table.hour == 1
    assert game.stack[0] == _with(Weather(), at=1, next=2, prevented=0)


def _with(procedure: Weather, **fields: int) -> Weather:
    for name, value in fields.items():
        setattr(procedure, name, value)
    return procedure


class Storm(Happening):
    """Things that happen, of which some are prevented."""

    def prevent(self, nth: int) -> None:
        self.undone |= 1 << nth


def test_the_innermost_happening_can_be_changed_and_clones_do_not_see_it() -> None:
    game = dealt()
    game.stack = [Storm(), Storm(), Weather()]
    clone = game.clone()
    game.happening.prevent(1)
    game.happening.prevent(2)
    assert [frame.undone for frame in game.stack if isinstance(frame, Storm)] == [0, 6]
    assert [frame.undone for frame in clone.stack if isinstance(frame, Storm)] == [0, 0]
    with pytest.raises(NotImplementedError, match="nothing prevents what happens in Happening"):
        Happening().prevent(0)
