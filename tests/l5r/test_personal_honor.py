"""Personal honor: honored, ordinary, dishonored."""

from __future__ import annotations

import pytest

from nefrit.l5r.constants import DISHONORED, HONORED, MILITARY, ORDINARY, POLITICAL
from nefrit.l5r.values import skill
from nefrit.testing import Scenario, rule
from tests.l5r.cards import GAME
from tests.l5r.conflicts import card, player

__all__ = ["GAME"]


def uses(table: Scenario, event: str, status: int = ORDINARY) -> None:
    """Ann uses an event on Bob's Courtier, if it can be chosen."""
    table.position(
        "conflict", ann=player("Bushi", hand=[event, "Audience"]), bob=player(f"Courtier {{status={status}}}")
    )
    table.ann.chooses(f"use {event} 0")


@pytest.mark.parametrize(
    ("event", "before", "after"),
    [
        ("Praise", ORDINARY, HONORED),
        ("Shame", ORDINARY, DISHONORED),
        ("Shame", HONORED, ORDINARY),
        ("Praise", DISHONORED, ORDINARY),
        ("Two Rumors", ORDINARY, ORDINARY),
    ],
)
@rule(
    "l5r.personal-honor.becomes-honored",
    "l5r.personal-honor.becomes-dishonored",
    "l5r.personal-honor.honored-is-dishonored",
    "l5r.personal-honor.dishonored-is-honored",
    "l5r.personal-honor.both-tokens-1-5",
)
@rule("l5r.personal-honor.three-states", "l5r.personal-honor.status-tokens")
def test_honoring_and_dishonoring_lead_from_one_state_to_another(
    table: Scenario, event: str, before: int, after: int
) -> None:
    uses(table, event, before)
    table.ann.chooses("Courtier")
    assert table.piece("Courtier").status == after


@pytest.mark.parametrize(
    ("event", "status"),
    [
        ("Praise", HONORED),
        ("Shame", DISHONORED),
    ],
)
@rule("l5r.personal-honor.already-honored", "l5r.personal-honor.already-dishonored")
def test_who_is_so_already_cannot_become_so(table: Scenario, event: str, status: int) -> None:
    uses(table, event, status)
    assert table.ann.choices == ["Bushi"]


@rule("l5r.personal-honor.enters-ordinary")
def test_a_character_enters_play_ordinary(table: Scenario) -> None:
    table.position("conflict", ann=player("Bushi", hand=["Ambusher"], fate=1), bob=player())
    table.ann.chooses("play Ambusher")
    assert table.piece("Ambusher").status == ORDINARY


@pytest.mark.parametrize(
    ("status", "military", "political"),
    [
        (HONORED, 3, 5),
        (ORDINARY, 1, 3),
        (DISHONORED, 0, 1),
    ],
)
@rule("l5r.personal-honor.honored-adds-glory", "l5r.personal-honor.dishonored-subtracts-glory")
def test_glory_counts_for_both_skills(table: Scenario, status: int, military: int, political: int) -> None:
    uses(table, "Two Rumors", status)
    courtier = card(table.bob, "Courtier")
    assert skill(table.game, courtier, MILITARY) == military
    assert skill(table.game, courtier, POLITICAL) == political


@pytest.mark.parametrize(
    ("status", "honor"),
    [
        (HONORED, 11),
        (ORDINARY, 10),
        (DISHONORED, 9),
    ],
)
@rule("l5r.personal-honor.honored-leaves-gain-honor", "l5r.personal-honor.dishonored-leaves-lose-honor")
def test_when_a_character_leaves_play_its_controllers_honor_changes(table: Scenario, status: int, honor: int) -> None:
    uses(table, "Murder", status)
    table.ann.chooses("Courtier")
    assert (table.ann.honor, table.bob.honor) == (10, honor)


@rule("l5r.leaves-play.tokens-return")
def test_tokens_do_not_come_back_with_the_card(table: Scenario) -> None:
    bob = player("Ambusher {status=1, fate=3}", fate=2)
    table.position("conflict", ann=player("Bushi", hand=["Recall", "Praise"]), bob=bob)
    table.ann.chooses("use Recall 0")
    table.ann.chooses("Ambusher")
    assert table.bob.hand == ["Ambusher"]
    table.bob.chooses("play Ambusher")
    table.bob.says(0)
    assert (table.piece("Ambusher").status, table.piece("Ambusher").fate) == (ORDINARY, 0)
    assert table.bob.fate == 1, "the fate on it went to the general pool"


@rule("l5r.leaves-play.simultaneous-consequences", "l5r.attachment.discarded-with-parent")
def test_attachments_leave_with_their_character(table: Scenario) -> None:
    bob = player("Bushi #1", 'Fan {on="#1"}')
    table.position("conflict", ann=player("Courtier", hand=["Murder", "Praise"]), bob=bob)
    table.ann.chooses("use Murder 0")
    table.ann.chooses("Bushi")
    assert table.bob.play == []
    assert (getattr(table.bob, "dynasty-discard"), getattr(table.bob, "conflict-discard")) == (["Bushi"], ["Fan"])
