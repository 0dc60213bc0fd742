"""Parts of windows: taking turns, and doing things one by one."""

from __future__ import annotations

from nefrit.kernel.chance import Chance
from nefrit.kernel.effects import Context, May
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Flow, Procedure, step
from nefrit.kernel.windows import InChosenOrder, InOrder, Window, told_apart
from tests.kernel.test_effects import Earn
from tests.kernel.tiny import DECK, HAND, Over, Tiny, dealt


class Coins(Window):
    """Each seat may take a coin while it has fewer than three."""

    rule = "tiny.coins"

    def options(self, game: Tiny, seat: int) -> tuple[Value, ...]:
        return ("take",) if game.seats[seat].coins < 3 else ()

    def act(self, game: Tiny, seat: int, option: Value) -> Procedure | None:
        game.edit_seat(seat).coins += 1
        return None


class FinalCoins(Coins):
    """The same, but who has passed is out; passing is worth an hour."""

    passing_is_final = True

    def pass_(self, game: Tiny, seat: int) -> Procedure | None:
        game.edit_table().hour += 1
        return None


class HiddenCoins(Window):
    """A seat may show a card from its hand that is called Ash; others see only that it holds cards."""

    rule = "tiny.coins"

    def options(self, game: Tiny, seat: int) -> tuple[Value, ...]:
        return tuple(card for card in game.zone(HAND, seat) if game.faces[card].name == "Ash")

    def might_act(self, game: Tiny, seat: int) -> bool:
        return bool(game.zone(HAND, seat))

    def act(self, game: Tiny, seat: int, option: Value) -> Procedure | None:
        game.edit_seat(seat).coins += 1
        return None


class Errands(InChosenOrder):
    """Three errands; doing the first makes the last unnecessary."""

    rule = "tiny.errands"

    def due(self, game: Tiny) -> tuple[Value, ...]:
        return tuple(item for item in self.items if not (item == "last" and game.seats[0].word == "first"))

    def begin(self, game: Tiny, item: Value) -> Procedure | None:
        game.edit_seat(0).word = str(item)
        game.edit_table().hour += 1
        return None


class Whole(Procedure):
    """One part, then the end."""

    __slots__ = ("part",)

    def __init__(self, part: Procedure) -> None:
        super().__init__()
        self.part = part

    @step("tiny.part")
    def first(self, game: Tiny) -> Flow:
        return self.part

    @step("tiny.end")
    def end(self, game: Tiny) -> Flow:
        return Over()


def deciding(game: Tiny) -> list[int]:
    return [decision.seat for decision in game.pending]


def test_seats_take_turns_and_passing_is_not_final() -> None:
    game = dealt()
    game.begin(Whole(Coins((1, 0))))
    order = []
    for answer in (1, 0, 1, 0, 0):
        order += deciding(game)
        game.answer(deciding(game)[0], answer)
    assert order == [1, 0, 1, 0, 1]
    assert game.outcome is not None, "both passed in a row"
    assert [seat.coins for seat in game.seats] == [0, 2]


def test_a_seat_that_can_do_nothing_is_not_asked() -> None:
    game = dealt()
    game.edit_seat(0).coins = 3
    game.begin(Whole(Coins((0, 1))))
    assert deciding(game) == [1]
    game.answer(1, 0)
    assert game.outcome is not None


def test_three_seats_must_all_pass_in_a_row() -> None:
    game = dealt(seats=3)
    game.begin(Whole(Coins((0, 1, 2))))
    for answer in (0, 0, 1, 0, 0):
        assert game.outcome is None
        game.answer(deciding(game)[0], answer)
    assert deciding(game) == [2], "seat 2 took a coin, so it is asked again"
    game.answer(2, 0)
    assert game.outcome is not None


def test_where_passing_is_final_the_other_goes_on_alone() -> None:
    game = dealt()
    game.begin(Whole(FinalCoins((0, 1))))
    game.answer(0, 0)
    assert game.table.hour == 1
    for _ in range(2):
        assert deciding(game) == [1]
        game.answer(1, 1)
    game.answer(1, 0)
    assert game.outcome is not None
    assert game.table.hour == 2


def test_things_are_done_one_by_one_in_the_order_the_seat_decides() -> None:
    game = dealt()
    game.begin(Whole(Errands(1, ("first", "middle", "last"))))
    assert list(game.pending[0].options) == ["first", "middle", "last"]
    game.answer(1, 1)
    assert list(game.pending[0].options) == ["first", "last"]
    game.answer(1, 0)
    assert game.table.hour == 2, "the last errand was no longer due"
    assert game.outcome is not None


class Wages(Window):
    """Each seat may choose what it earns, once; it is shown a word for it."""

    rule = "tiny.coins"

    def options(self, game: Tiny, seat: int) -> dict[Value, Value]:
        wages: dict[Value, Value] = {"little": Context(seat, todo=(Earn(1),)), "much": Context(seat, todo=(Earn(5),))}
        return {} if game.seats[seat].coins else wages


class Payday(InChosenOrder):
    """What is paid out on the same day."""

    rule = "tiny.errands"


def test_an_option_of_a_window_may_mean_something_else_than_what_is_shown() -> None:
    game = dealt()
    game.begin(Whole(Wages((0, 1))))
    assert game.pending[0].options == ("pass", "little", "much")
    before = game.clone()
    game.answer(0, 2)
    assert [seat.coins for seat in game.seats] == [5, 0]
    assert deciding(game) == [1]
    before.answer(0, 1)
    assert [seat.coins for seat in before.seats] == [1, 0]
    for state in (game, before):
        state.answer(1, 0)
        assert state.outcome is not None, "who has earned is not asked again"


def test_a_procedure_that_was_chosen_is_not_used_up() -> None:
    game = dealt()
    game.begin(Whole(Wages((0, 1))))
    game.answer(0, 2)
    chosen = game.edit_innermost(Wages).chosen
    assert isinstance(chosen, Context)
    assert chosen.todo == (Earn(5),), "the window keeps what was chosen as it was"


def test_effects_that_are_due_together_are_shown_as_moves_and_each_is_carried_out() -> None:
    game = dealt()
    one, other = game.zone(DECK, 0)[:2]
    paid = [Context(0, card, (Earn(coins),)) for card, coins in ((one, 1), (other, 2), (one, 4), (one, 1))]
    game.begin(Whole(Payday(0, tuple(paid))))
    shown = [("resolve", one), ("resolve", other), ("resolve", one, 1)]
    assert list(game.pending[0].options) == shown, "those of one card are told apart, and of equal ones one is enough"
    game.answer(0, 2)
    assert game.seats[0].coins == 4
    assert list(game.pending[0].options) == [("resolve", one), ("resolve", other)]
    game.answer(0, 1)
    assert game.seats[0].coins == 8, "nobody is asked for an order of equal things"


def test_of_equal_things_each_is_done_and_nobody_is_asked() -> None:
    game = dealt()
    game.begin(Whole(Errands(1, ("middle", "middle"))))
    assert (game.table.hour, game.outcome is not None) == (2, True)


def test_options_that_would_look_the_same_are_numbered() -> None:
    moves = [("go", 1), ("go", 2), ("go", 1), "word", ("go", 1)]
    assert told_apart(moves) == [("go", 1), ("go", 2), ("go", 1, 1), "word", ("go", 1, 2)]
    assert told_apart(moves[:2]) == moves[:2]


def with_hand(*names: str) -> Tiny:
    game = dealt()
    for name in names:
        card = next(card for card in game.zone(DECK, 1) if game.faces[card].name == name)
        game.move(card, HAND, 1)
    game.begin(Whole(HiddenCoins((0, 1))))
    return game


def test_who_might_act_is_asked_although_it_can_only_pass() -> None:
    rich, poor = with_hand("Ash", "Elm"), with_hand("Elm", "Fir")
    assert rich.view(0)["waiting"] == poor.view(0)["waiting"] == [{"seat": 1, "rule": "tiny.coins"}]
    assert len(rich.pending[0].options) == 2
    assert poor.pending[0].options == ("pass",)


def test_an_imagined_question_that_would_not_have_been_asked_leads_on() -> None:
    class Sly(HiddenCoins):
        """The same, but silent about those who cannot."""

        def might_act(self, game: Tiny, seat: int) -> bool:
            return False

    game = dealt()
    card = next(card for card in game.zone(DECK, 1) if game.faces[card].name == "Ash")
    game.move(card, HAND, 1)
    game.begin(Whole(Sly((0, 1))))
    assert deciding(game) == [1]
    outcomes = set()
    for seed in range(20):
        imagined = game.imagine(0, Chance(seed))
        assert imagined.view(0) == game.view(0)
        options = imagined.pending[0].options
        imagined.answer(1, len(options) - 1)
        outcomes.add((len(options), imagined.seats[1].coins, imagined.outcome is not None))
    assert outcomes == {(2, 1, False), (1, 0, True)}


class Jobs(Window):
    """Each seat may do one of two jobs, once."""

    rule = "tiny.coins"
    offers_contexts = True

    def options(self, game: Tiny, seat: int) -> tuple[Value, ...]:
        one, other = game.zone(DECK, seat)[:2]
        return () if game.seats[seat].coins else (Context(seat, one, (Earn(1),)), Job(seat, other, (Earn(5),)))


class Job(Context):
    verb = "work"


def test_what_is_to_be_carried_out_stands_among_the_options_as_its_move() -> None:
    game = dealt()
    one, other = game.zone(DECK, 0)[:2]
    game.begin(Whole(Jobs((0, 1))))
    assert game.pending[0].options == ("pass", ("resolve", one), ("work", other))
    game.answer(0, 2)
    assert game.seats[0].coins == 5
    assert deciding(game) == [1]


def test_procedures_run_one_after_the_other_and_those_that_wait_are_not_used_up() -> None:
    game = dealt()
    wages = Context(0, todo=(May(Earn(1), "tiny.coins"),))
    game.begin(Whole(InOrder(wages, Errands(0, ("first",)), wages)))
    game.answer(0, 0)
    assert (game.seats[0].coins, game.seats[0].word) == (1, "first"), "the second needs no answer"
    game.answer(0, 0)
    assert game.seats[0].coins == 2
    assert game.outcome is not None


def test_without_procedures_nothing_runs() -> None:
    game = dealt()
    game.begin(Whole(InOrder()))
    assert game.outcome is not None
