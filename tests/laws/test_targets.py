"""A list of targets is exact: what is offered is changed, or at least not cancelled; what is not has a reason."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from nefrit.invasion.abilities import ChainLink
from nefrit.invasion.targets import Aim
from nefrit.kernel.chance import Chance
from nefrit.kernel.game import AnyGame
from nefrit.l5r.targets import WOULD_NOT_CHANGE, Chosen
from nefrit.testing import Broken
from nefrit.testing.targeting import asks_for_target, check_targets, targets_are_exact
from tests.laws.games import decisions

TARGETS = 400
"""So many offered targets are tried in each game."""


def questions(name: str, seed: int = 1) -> Iterator[AnyGame]:
    """States of random games in which a target is asked for."""
    return (game for game in decisions(name, 1000, seed) if asks_for_target(game))


@pytest.mark.parametrize(("name", "others"), [("imperium", False), ("invasion", True), ("l5r", True)])
def test_lists_of_targets_are_exact(name: str, others: bool) -> None:
    tried = left_out = 0
    for number, game in enumerate(questions(name)):
        offered, not_offered = check_targets(game, Chance(number))
        tried += offered
        left_out += not_offered
        if tried >= TARGETS:
            break
    assert (left_out > TARGETS // 4) is others


def check_until_broken(name: str) -> None:
    for number, game in enumerate(questions(name)):
        check_targets(game, Chance(number))
        if number > 400:
            return


def test_a_target_that_would_not_be_changed_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Chosen, "_effect", lambda self, context: None)
    with pytest.raises(Broken, match="which changes something"):
        check_until_broken("l5r")


def test_a_target_that_is_refused_for_a_wrong_reason_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    true: Any = Chosen._refusals

    def refusals(self: Chosen, game: AnyGame, context: Any, card: int, *more: Any) -> Any:
        return true(self, game, context, card, *more) or (WOULD_NOT_CHANGE if card % 4 == 0 else ())

    monkeypatch.setattr(Chosen, "_refusals", refusals)
    with pytest.raises(Broken, match="which it would not change"):
        check_until_broken("l5r")


def test_a_target_that_is_left_out_without_a_reason_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    true: Any = Aim.candidates
    monkeypatch.setattr(Aim, "candidates", lambda self, game, context: true(self, game, context)[:1])
    with pytest.raises(Broken, match="and tells why"):
        check_until_broken("invasion")


def test_a_target_that_is_offered_though_something_refuses_it_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Aim, "candidates", lambda self, game, context: self.pool(game, context))
    with pytest.raises(Broken, match="which nothing refuses"):
        check_until_broken("invasion")


def test_a_target_with_which_an_ability_is_cancelled_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ChainLink, "still_legal", lambda self, game, aim, cards: ())
    with pytest.raises(Broken, match="with which it is not cancelled"):
        check_until_broken("invasion")


def test_a_question_for_a_target_is_looked_for_where_none_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Chosen, "_effect", lambda self, context: None)
    with pytest.raises(Broken, match="which changes something"):
        look_for_targets()


def look_for_targets() -> None:
    for number, game in enumerate(decisions("l5r", 30)):
        if not asks_for_target(game):
            targets_are_exact(game, Chance(number))
