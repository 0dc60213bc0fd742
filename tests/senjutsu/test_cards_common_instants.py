"""The common instant cards: replacements of the revealed card, and what each that is added to a card does."""

from __future__ import annotations

from typing import Any

import pytest

from nefrit.testing import Scenario, rule
from tests.senjutsu.common import ANY_KAMAE, ANY_STEP, DEAR, TURN, does, values
from tests.senjutsu.sparring import GAME, duel, play, spar

__all__ = ["GAME"]


@pytest.mark.parametrize(
    ("card", "things"),
    [
        ("Guardian's Defence", DEAR),
        ("Dirt Throw", {}),
        ("Emergency Block", {"focus": 1}),
        ("Evasive Step", {}),
        ("Feint Cut", {}),
        ("Swift Block", {}),
    ],
)
def test_a_replacement_is_played_instead_of_the_revealed_card(
    table: Scenario, card: str, things: dict[str, Any]
) -> None:
    spar(table, {"hand": [card], **things}, {})
    play(table)
    assert table.ann.choices == ["pass", card]
    table.ann.chooses(card)
    # The card it replaces is discarded first; one that asks nothing follows it at the end of the round.
    assert [*table.ann.revealed, *table.ann.discard] == [card, "Stand"]
    assert table.ann.focus == things.get("focus", 0) - {"Guardian's Defence": 3, "Emergency Block": 1}.get(card, 0)


@rule("senjutsu.instant.additional.condition")
def test_divine_inspiration(table: Scenario) -> None:
    duel(table, "Cut", ann_={"hand": ["Divine Inspiration"], "focus": 3}, bob_={"hex": [1, -1]})
    assert table.ann.choices == ["pass", "Divine Inspiration"]
    table.ann.chooses("Divine Inspiration")
    assert table.ann.focus == 0
    assert table.ann.choices == ["done", *ANY_STEP, "rotate 1", "rotate 5"]
    table.ann.chooses("step 1")
    assert table.ann.choices == TURN
    assert table.bob.wounds == 0, "the card itself comes after it"
    table.ann.chooses("done")
    assert table.bob.wounds == 1


def test_broad_block(table: Scenario) -> None:
    duel(table, "Fast Cut", "Fend", bob_={"hand": ["Broad Block"], "focus": 1})
    assert table.bob.choices == ["pass", "Broad Block"]
    table.bob.chooses("Broad Block")
    assert table.bob.focus == 0
    assert table.bob.choices == values(6, 1)
    does(table.bob, "value 6", "done")
    assert table.bob.wounds == 0


def test_calm_composure(table: Scenario) -> None:
    duel(table, "Cut", ann_={"hand": ["Calm Composure"]})
    assert table.ann.choices == ["pass", "Calm Composure"]
    does(table.ann, "Calm Composure", 2)
    assert (len(table.ann.hand), table.ann.focus) == (3, 1)
    assert table.ann.choices == ANY_KAMAE
    table.ann.chooses("balance")
    assert table.ann.kamae == "balance"


def test_taunt(table: Scenario) -> None:
    ann = {"hand": ["Taunt"], "kamae": "determination", "focus": 1}
    duel(table, "Cut", ann_=ann, bob_={"hand": ["Fend", "Cut"], "kamae": "balance"}, track=[1, 0])
    table.ann.chooses("Taunt")
    assert (table.bob.kamae, table.track) == ("neutral", (0, 1))
    assert table.ann.choices == ["yes", "no"]
    table.ann.chooses("yes")
    assert (table.ann.focus, table.bob.asked) == (0, "discard-cards")
    table.bob.chooses("Cut")
    assert "Cut" in table.bob.discard


def test_taunt_after_a_block_without_determination(table: Scenario) -> None:
    duel(table, "Cut", "Own Guard", ann_={"kamae": "balance"}, bob_={"hand": ["Taunt"]})
    table.bob.chooses("Taunt")
    assert (table.ann.kamae, table.track) == ("neutral", (0, 1))


@pytest.mark.parametrize(
    ("kamae", "ann", "bob"),
    [("neutral", (0, 1), (0, 0)), ("aggression", (0, 1), (0, -1)), ("determination", (0, 2), (0, 0))],
)
def test_hobbling_blow(table: Scenario, kamae: str, ann: tuple[int, int], bob: tuple[int, int]) -> None:
    duel(table, "Cut", ann_={"hand": ["Hobbling Blow"], "kamae": kamae})
    table.ann.chooses("Hobbling Blow")
    if kamae == "determination":
        assert table.ann.choices == ["done", "step 3"]
        table.ann.chooses("step 3")
    assert (len(table.bob.hobbles), table.ann.hex, table.bob.hex) == (1, ann, bob)
