"""Using an ability: why not, costs, targets, effect; and an ability that waits."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from nefrit.kernel.codec import decode, encode, to_data
from nefrit.kernel.decisions import PASS, Decision, choose_number
from nefrit.kernel.effects import Context, Cost, Target
from nefrit.kernel.procedures import Flow, Procedure, Reporting, step
from nefrit.kernel.refusals import Refusal, refuse
from nefrit.parts.using import COSTS, EFFECT, TARGETS, Ability, AbilityUse
from tests.kernel.test_effects import Count, Earn, Rich, Uncounted
from tests.kernel.tiny import DECK, GAME, PILE, PLAY, Over, Tiny, Token, dealt


@dataclass(frozen=True)
class Spend(Cost):
    """Spend as many coins as one likes, but at least one."""

    def refusals(self, game: Tiny, context: Context) -> Iterator[Refusal]:
        if not game.seats[context.seat].coins:
            yield refuse("tiny.coins", "no-coins")

    def ask(self, game: Tiny, context: Context) -> Decision | None:
        return choose_number(context.seat, 1, game.seats[context.seat].coins, "answer", "tiny.coins")

    def pay(self, game: Tiny, context: Context) -> None:
        assert isinstance(context.answer, int)
        game.edit_seat(context.seat).coins -= context.answer


@dataclass(frozen=True)
class Wait(Cost):
    """Wait an hour, which takes a procedure; after the third hour it is too late."""

    def pay(self, game: Tiny, context: Context) -> Procedure:
        return Hour()


class Hour(Reporting):
    @step("tiny.hour")
    def strike(self, game: Tiny) -> Flow:
        game.edit_table().hour += 1
        if game.table.hour > 3:
            self.undone = 1
        return None


class TinyUse(AbilityUse[Ability]):
    condition_not_met = (refuse("tiny.condition", "condition-not-met"),)
    too_few_targets = (refuse("tiny.target", "no-target"),)
    changes_nothing = (refuse("tiny.effect", "changes-nothing"),)
    choice_rule = "tiny.choice"
    refusals = (*AbilityUse.refusals, "effect_refusals")


class Late(TinyUse):
    """Targets first, then costs; and before the effect it looks at the targets again."""

    order = (*TARGETS, *COSTS, "look_again", *EFFECT)

    def choose(self, game: Tiny, cards: tuple[int, ...]) -> None:
        super().choose(game, cards)
        self.note(game, *cards)

    @step("tiny.look-again")
    def look_again(self, game: Tiny) -> Flow:
        self.targets = tuple(card for card in self.targets if self.same(game, card))
        return None


TWO = (Uncounted(), Uncounted(least=0, most=2))


def table(use: TinyUse, coins: int = 0) -> Tiny:
    game = dealt()
    game.edit_seat(0).coins = coins
    for card in game.zone(DECK, 0)[:3]:
        game.put_into_play(card, Token(0), PLAY, 0)
    game.stack.append(Over())
    game.begin(use)
    return game


def rules(use: AbilityUse[Ability], game: Tiny) -> list[str]:
    return [refusal.rule for refusal in use.why_not(game)]


def test_every_reason_why_an_ability_cannot_be_used() -> None:
    game = dealt()
    use = TinyUse(0, -1, Ability(Earn(1), Rich(), (Spend(),), (Uncounted(),)))
    assert rules(use, game) == ["tiny.condition", "tiny.target", "tiny.coins"]
    assert not use.usable(game)
    game.edit_seat(0).coins = 5
    game.put_into_play(game.zone(DECK, 0)[0], Token(0), PLAY, 0)
    assert use.usable(game)
    assert rules(TinyUse(0, -1, Ability(Earn(1))), game) == []
    game.edit_seat(0).coins = 10
    assert rules(TinyUse(0, -1, Ability(Earn(1))), game) == ["tiny.effect"]
    assert rules(AbilityUse(0, -1, Ability(Earn(1))), game) == [], "no rule refuses what changes nothing"


def test_costs_are_asked_for_then_paid_then_targets_are_chosen_and_the_effect_follows() -> None:
    game = table(TinyUse(0, -1, Ability(Count(), costs=(Spend(), Wait(), Spend()), targets=(Uncounted(),))), coins=4)
    game.answer(0, 3)
    assert (game.seats[0].coins, game.table.hour) == (4, 0), "nothing is paid before all is known"
    again = decode(GAME, encode(game))
    assert to_data(again) == to_data(game)
    for state in (game, again):
        state.answer(0, 1)
        assert (state.seats[0].coins, state.table.hour) == (0, 1)
        assert state.pending[0].rule == "tiny.choice"
        state.answer(0, 1)
        assert [state.pieces[card].count for card in state.in_play()] == [0, 1, 0]
        assert state.outcome is not None


def test_where_a_payment_is_prevented_the_rest_is_paid_and_the_use_is_over() -> None:
    game = table(TinyUse(0, -1, Ability(Earn(5), costs=(*[Wait()] * 4, Spend()))), coins=2)
    game.answer(0, 1)
    assert (game.table.hour, game.seats[0].coins) == (4, 1)
    assert game.outcome is not None


def test_any_card_in_play_is_a_target_where_nothing_else_is_said() -> None:
    game = table(TinyUse(0, -1, Ability(Count(), targets=(Target(),))))
    assert game.pending[0].options == game.in_play()


def test_a_target_that_has_left_play_and_come_back_is_another_card() -> None:
    game = table(Late(0, -1, Ability(Count(), costs=(Spend(),), targets=(Uncounted(least=1, most=2),))), coins=1)
    stays, returns, _ = game.in_play()
    game.answer(0, (0, 1))
    game.move(returns, PILE, 0)
    game.put_into_play(returns, Token(0), PLAY, 0)
    game.answer(0, 1)
    assert (game.pieces[stays].count, game.pieces[returns].count) == (1, 0)


def test_several_targets_are_chosen_one_after_the_other() -> None:
    game = table(TinyUse(0, -1, Ability(Count(), targets=TWO)))
    game.answer(0, 2)
    game.answer(0, (0, 1))
    assert [game.pieces[card].count for card in game.in_play()] == [0, 0, 1], "the effect speaks of the first target"


def test_a_target_of_which_there_is_none_is_not_asked_for() -> None:
    game = dealt()
    game.stack.append(Over())
    game.begin(TinyUse(0, -1, Ability(Earn(1), targets=TWO)))
    assert game.seats[0].coins == 1


@dataclass(frozen=True)
class Dwindling(Uncounted):
    """Cards chosen one by one, each of which has a lower number than the one before."""

    def one_by_one(self, game: Tiny, context: Context) -> bool:
        return True

    def refusals(self, game: Tiny, context: Context, card: int) -> Iterator[Refusal]:
        picked = context.picked if isinstance(context, AbilityUse) else ()
        if picked and card > picked[-1]:
            yield refuse("tiny.dwindling", "too-high")


def test_a_target_is_chosen_one_by_one_until_there_are_enough_or_the_player_stops() -> None:
    game = table(TinyUse(0, -1, Ability(Count(), targets=(Dwindling(least=2, most=3),))))
    low, middle, high = sorted(game.in_play())
    assert game.pending[0].options == game.in_play()
    game.answer(0, game.pending[0].options.index(high))
    assert set(game.pending[0].options) == {low, middle}, "two must be chosen"
    game.answer(0, game.pending[0].options.index(middle))
    assert game.pending[0].options == (PASS, low)
    game.answer(0, 0)
    assert [game.pieces[card].count for card in (low, middle, high)] == [0, 1, 1]
    game = table(TinyUse(0, -1, Ability(Count(), targets=(Dwindling(least=1, most=3),))))
    game.answer(0, game.pending[0].options.index(min(game.in_play())))
    assert game.outcome is not None, "where none is left nobody is asked"


class Undecided(TinyUse):
    refusals = ("mood_refusals",)


def test_a_refusal_that_no_method_gives_is_a_mistake_that_is_told() -> None:
    with pytest.raises(TypeError, match="Undecided has no method 'mood_refusals'"):
        Undecided(0, -1, Ability(Earn(1))).usable(dealt())
