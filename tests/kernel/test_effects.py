"""The parts of effect trees that all games share."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from nefrit.kernel.codec import decode, encode, to_data
from nefrit.kernel.effects import (
    AllOf,
    AnyOf,
    Choose,
    Condition,
    Context,
    Effect,
    If,
    May,
    Not,
    OneOf,
    Sequence,
    Target,
    Then,
)
from nefrit.kernel.procedures import Flow, Procedure, Reporting, step
from nefrit.kernel.refusals import Refusal, refuse
from tests.kernel.tiny import DECK, GAME, PLAY, Over, Tiny, Token, dealt


@dataclass(frozen=True)
class Earn(Effect):
    """Earn coins, at most ten in all; earning fewer than said is not done in full."""

    coins: int

    def can(self, game: Tiny, context: Context) -> bool:
        return game.seats[context.seat].coins < 10

    def apply(self, game: Tiny, context: Context) -> None:
        purse = game.edit_seat(context.seat)
        purse.coins += self.coins
        if purse.coins > 10:
            purse.coins = 10
            context.done = False


@dataclass(frozen=True)
class Count(Effect):
    """Count up on the targets."""

    def apply(self, game: Tiny, context: Context) -> None:
        for card in context.targets:
            game.edit_piece(card).count += 1


@dataclass(frozen=True)
class Rich(Condition):
    """Five coins or more."""

    def holds(self, game: Tiny, context: Context) -> bool:
        return game.seats[context.seat].coins >= 5


@dataclass(frozen=True)
class Uncounted(Target):
    """A card in play that was not counted yet."""

    def refusals(self, game: Tiny, context: Context, card: int) -> Iterator[Refusal]:
        if game.pieces[card].count:
            yield refuse("tiny.uncounted", "counted")


class Perform(Procedure):
    """Carries an effect out, then ends the game."""

    __slots__ = ("effect",)

    def __init__(self, effect: Effect) -> None:
        super().__init__()
        self.effect = effect

    @step("tiny.perform")
    def perform(self, game: Tiny) -> Flow:
        return Context(0, todo=(self.effect,))

    @step("tiny.end")
    def end(self, game: Tiny) -> Flow:
        return Over()


def run(effect: Effect, coins: int = 0) -> Tiny:
    game = dealt()
    game.edit_seat(0).coins = coins
    for card in game.zone(DECK, 0)[:3]:
        game.put_into_play(card, Token(0), PLAY, 0)
    game.begin(Perform(effect))
    return game


def test_a_sequence_goes_on_whatever_became_of_its_parts() -> None:
    assert run(Sequence((Earn(9), Earn(9), Earn(1)))).seats[0].coins == 10


def test_then_needs_the_first_part_in_full() -> None:
    assert run(Then(Earn(3), Earn(2))).seats[0].coins == 5
    game = run(Sequence((Then(Earn(12), Choose(Uncounted(), Count())), Earn(0))))
    assert game.pending == ()


def test_may_asks_only_for_what_would_change_something() -> None:
    game = run(May(Earn(3)))
    assert game.pending[0].options == ("yes", "no")
    declined = game.clone()
    declined.answer(0, 1)
    assert declined.seats[0].coins == 0
    game.answer(0, 0)
    assert game.seats[0].coins == 3
    assert run(May(Earn(3)), coins=10).pending == ()


def test_a_declined_may_was_not_done() -> None:
    game = run(Then(May(Earn(3)), Earn(1)))
    game.answer(0, 1)
    assert game.seats[0].coins == 0


def test_one_of_offers_what_can_be_done() -> None:
    game = run(OneOf((Earn(1), Count(), Earn(3))))
    assert len(game.pending[0].options) == 3
    game.answer(0, 2)
    assert game.seats[0].coins == 3
    assert run(OneOf((Earn(1), Count(), Earn(3))), coins=10).outcome is not None, "only one is left, nobody is asked"


def test_one_of_means_the_effect_itself() -> None:
    game = run(OneOf((Earn(1), Earn(3))))
    assert game.pending[0].values == (Earn(1), Earn(3))


@dataclass(frozen=True)
class Travel(Effect):
    """Something that takes a procedure; it works until the hour is late."""

    def apply(self, game: Tiny, context: Context) -> Procedure:
        return Journey()


class Journey(Reporting):
    """It does not know for which effect it is made."""

    @step("tiny.journey")
    def go(self, game: Tiny) -> Flow:
        game.edit_table().hour += 1
        if game.table.hour > 1:
            self.undone = 1
        return None


def test_a_procedure_that_works_for_an_effect_tells_that_it_was_not_done() -> None:
    assert run(Then(Travel(), Earn(1))).seats[0].coins == 1
    assert run(Sequence((Travel(), Then(Travel(), Earn(1)), Earn(4)))).seats[0].coins == 4


def test_where_no_effect_is_being_carried_out_nobody_needs_to_know() -> None:
    game = dealt()
    game.edit_table().hour = 5
    game.stack.append(Over())
    game.begin(Journey())
    assert game.outcome is not None


def test_conditions_and_their_combinations() -> None:
    rich_or_not = If(Rich(), Earn(1), Earn(2))
    assert run(rich_or_not, coins=5).seats[0].coins == 6
    assert run(rich_or_not).seats[0].coins == 2
    assert run(If(Not(Rich()), Earn(1))).seats[0].coins == 1
    assert run(If(AllOf((Rich(), Not(Rich()))), Earn(1))).seats[0].coins == 0
    assert run(If(AnyOf((Rich(), Not(Rich()))), Earn(1))).seats[0].coins == 1


def test_choosing_targets() -> None:
    game = run(Sequence((Choose(Uncounted(), Count()), Choose(Uncounted(least=0, most=2), Count()))))
    assert len(list(game.pending[0].options)) == 3
    game.answer(0, 1)
    assert len(list(game.pending[0].options)) == 2, "the counted one is no legal target any more"
    game.answer(0, (0, 1))
    assert [game.pieces[card].count for card in game.in_play()] == [1, 1, 1]


def test_a_choice_without_candidates_is_not_done() -> None:
    effect = Sequence((Choose(Uncounted(least=3, most=3), Count()), Then(Choose(Uncounted(), Count()), Earn(1))))
    game = run(effect)
    game.answer(0, (0, 1, 2))
    assert game.seats[0].coins == 0


def test_a_context_in_the_middle_of_an_effect_is_plain_data() -> None:
    game = run(Sequence((Then(May(Earn(3)), OneOf((Earn(1), Earn(2)))), Earn(1))))
    again = decode(GAME, encode(game))
    assert to_data(again) == to_data(game)
    for state in (game, again):
        state.answer(0, 0)
        state.answer(0, 1)
        assert state.seats[0].coins == 6
