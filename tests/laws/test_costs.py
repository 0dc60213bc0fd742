"""What a cost says is what is paid, counted without the functions that decide what something costs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from nefrit.imperium import playing as imperium_playing
from nefrit.imperium import resources as imperium_resources
from nefrit.invasion import abilities as invasion_abilities
from nefrit.invasion import costs as invasion_costs
from nefrit.invasion import playing as invasion_playing
from nefrit.invasion.words import payments as invasion_payments
from nefrit.kernel.chance import Chance
from nefrit.l5r import costs as l5r_costs
from nefrit.l5r import initiating as l5r_initiating
from nefrit.l5r import playing as l5r_playing
from nefrit.l5r.words import payments as l5r_payments
from nefrit.registry import find, names
from nefrit.senjutsu import framework as senjutsu_framework
from nefrit.senjutsu import perform as senjutsu_perform
from nefrit.senjutsu import reveal as senjutsu_reveal
from nefrit.testing import Broken
from nefrit.testing.prices import costs_are_paid
from nefrit.testing.prices.law import PROBLEMS, trials
from tests.laws.games import decisions
from tests.testing.test_checkers import records

PAYMENTS = 400
"""So many payments are looked at in each game."""
FEWER = {"senjutsu": 60}
"""In a game in which little is paid."""


@pytest.mark.parametrize("name", names())
def test_what_a_cost_says_is_paid(name: str) -> None:
    paid = 0
    for number, game in enumerate(decisions(name, 1000)):
        for trial in trials(game, Chance(number), 1):
            assert list(PROBLEMS[name](trial, Chance(number))) == []
            paid += trial.told is not None
        if paid >= FEWER.get(name, PAYMENTS):
            break


@pytest.mark.parametrize("name", names())
def test_nothing_is_found_in_a_golden_game(name: str) -> None:
    record = records(name)[0]
    game = find(name).start(record.header)
    for number, (seat, answer) in enumerate(record.answers):
        if number % 4 == 0:
            costs_are_paid(game, Chance(number))
        game.answer(seat, answer)


def less(function: Callable[..., int]) -> Callable[..., int]:
    """A price that is one too low."""
    return lambda *arguments: max(0, function(*arguments) - 1)


def twice(function: Callable[..., int]) -> Callable[..., int]:
    """A price that is paid twice."""
    return lambda *arguments: 2 * function(*arguments)


def nothing(function: Callable[..., Any]) -> Callable[..., Any]:
    """Nothing is done."""
    return lambda *arguments: None


def none(function: Callable[..., Any]) -> Callable[..., Any]:
    """Nothing occurs."""
    return lambda *arguments: ()


def always(function: Callable[..., Any]) -> Callable[..., Any]:
    """It is always so."""
    return lambda *arguments: True


def pay_less(function: Callable[..., Any]) -> Callable[..., Any]:
    """Of an amount that is the last argument, one too little is paid."""
    return lambda *arguments: function(*arguments[:-1], max(0, arguments[-1] - 1))


def pay_twice(function: Callable[..., Any]) -> Callable[..., Any]:
    """Of an amount that is the last argument, twice as much is paid."""
    return lambda *arguments: function(*arguments[:-1], 2 * arguments[-1])


def one_progress_more(function: Callable[..., Any]) -> Callable[..., Any]:
    """A payment takes more than it tells."""

    def spend(game: Any, seat: int, payment: Any) -> Any:
        game.edit_seat(seat).progress += 1
        return function(game, seat, payment)

    return spend


def one_material_less(function: Callable[..., Any]) -> Callable[..., Any]:
    """A payment asks for less than what is printed."""

    def cost(self: Any, game: Any, context: Any) -> Any:
        material, population, progress = function(self, game, context)
        return max(0, material - 1), population, progress

    return cost


FAULTS: list[tuple[str, Any, str, Callable[[Any], Any]]] = [
    ("l5r", l5r_playing, "fate_cost", less),
    ("l5r", l5r_playing, "fate_cost", twice),
    ("l5r", l5r_initiating, "fate_cost", less),
    ("l5r", l5r_initiating, "fate_cost", twice),
    ("l5r", l5r_payments.Pay, "occurrences", none),
    ("l5r", l5r_costs.LoseHonor, "occurrences", none),
    ("invasion", invasion_abilities, "pay", pay_less),
    ("invasion", invasion_abilities, "pay", pay_twice),
    ("invasion", invasion_costs, "pay", pay_less),
    ("invasion", invasion_costs, "pay", pay_twice),
    ("invasion", invasion_playing, "price", less),
    ("invasion", invasion_payments.Pay, "pay", nothing),
    ("invasion", invasion_abilities, "surcharge", twice),
    ("invasion", invasion_abilities, "surcharge", less),
    ("imperium", imperium_playing, "is_free", always),
    ("imperium", imperium_resources, "spend", one_progress_more),
    ("imperium", imperium_resources.Pay, "cost", one_material_less),
    ("senjutsu", senjutsu_framework, "lose_focus", pay_less),
    ("senjutsu", senjutsu_framework, "lose_focus", pay_twice),
    ("senjutsu", senjutsu_perform, "lose_focus", nothing),
    ("senjutsu", senjutsu_reveal, "lose_focus", nothing),
    ("senjutsu", senjutsu_reveal, "lose_focus", pay_twice),
]


@pytest.mark.parametrize(
    ("name", "place", "function", "fault"), FAULTS, ids=lambda part: getattr(part, "__name__", part)
)
def test_a_wrong_payment_is_found(
    name: str, place: Any, function: str, fault: Callable[[Any], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(place, function, fault(getattr(place, function)))
    with pytest.raises(Broken, match="what a cost says is paid"):
        check_games(name)


def check_games(name: str) -> None:
    for number, game in enumerate(decisions(name, 40, seed=7)):
        costs_are_paid(game, Chance(number))
