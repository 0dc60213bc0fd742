"""What CONTRIBUTING.md shows of rules, effects and games is so in the code."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import nefrit.l5r.effects
from nefrit.kernel.effects import Context
from nefrit.kernel.procedures import Procedure, rules_of, step, steps_of
from nefrit.manifest import Manifest, Web
from nefrit.senjutsu.framework import Rounds
from nefrit.senjutsu.state import Senjutsu
from nefrit.testing import Scenario, rule, side
from tests.l5r.ability_cards import GAME

__all__ = ["GAME"]

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "CONTRIBUTING.md").read_text("utf-8")


def examples(chapter: str) -> list[str]:
    """The Python examples in a chapter."""
    [text] = re.findall(rf"^## {chapter}\n(.*?)(?=^## |\Z)", PAGE, re.MULTILINE | re.DOTALL)
    return re.findall(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


def defined(code: str, **names: Any) -> dict[str, Any]:
    """What an example defines where these names are imported; its annotations are not looked at."""
    known = {"__name__": __name__, **names}
    exec("from __future__ import annotations\n" + code, known)
    return known


def steps(procedure: type[Procedure]) -> set[tuple[str, str]]:
    """The names of the steps of a procedure, each with its rule."""
    return {(one.__name__, id) for one, id in zip(steps_of(procedure), rules_of(procedure), strict=True)}


def test_the_step_that_cites_its_rule_is_one_of_the_game() -> None:
    shown = defined(examples("Add a rule")[0], Procedure=Procedure, step=step, Senjutsu=Senjutsu)["Rounds"]
    assert steps(shown)
    assert steps(shown) <= steps(Rounds)


def test_the_test_of_a_rule_passes(table: Scenario) -> None:
    names = defined(examples("Add a rule")[1], rule=rule, side=side)
    [test] = [value for name, value in names.items() if name.startswith("test_")]
    test(table)


def test_the_effect_takes_honor(table: Scenario) -> None:
    table.position("conflict", ann=side(honor=5), bob=side(honor=3))
    known = {name: value for name, value in vars(nefrit.l5r.effects).items() if not name.startswith("__")}
    effect = defined(examples("Add an effect")[0], **known)["TakeHonor"](amount=2)
    game, context = table.game.clone(), Context(0)
    assert effect.can(game, context)
    assert effect.apply(game, context) is None
    assert [seat.honor for seat in game.seats] == [7, 1]


def test_the_manifest_is_that_of_the_example() -> None:
    manifest = (ROOT / "examples" / "skirmish" / "src" / "skirmish" / "manifest.py").read_text("utf-8")
    [code] = examples("Add a game")
    assert code in manifest
    assert isinstance(defined(code, Manifest=Manifest, Web=Web)["GAME"], Manifest)
