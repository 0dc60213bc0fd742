"""When a card or a zone might be chosen, and why a zone is not attacked."""

from __future__ import annotations

from nefrit.invasion.questions import WINDOWS, steps_for, why_not_zone
from nefrit.testing import Scenario, rule
from tests.invasion.made_up_cards import GAME, neutral
from tests.invasion.sides import begin

__all__ = ["GAME"]


def steps(table: Scenario, seat: int, name: str) -> tuple[str, ...]:
    """The steps in which a player might choose the only card with this name."""
    [card] = [card for card, face in enumerate(table.game.faces) if face.name == name]
    return steps_for(table.game, seat, card)


@rule("invasion.play.permanents-owner-capital-phase", "invasion.combat.attackers-from-battlefield")
def test_when_cards_are_chosen(table: Scenario) -> None:
    ann = neutral(
        hand=["Herald", "Taint"],
        discard=["Watcher"],
        battlefield=["Mourner", "Statue of a Hero"],
        kingdom=["Drummer"],
        quest=["Gladiator", "Scribe"],
    )
    begin(table, "capital", ann, neutral(battlefield=["Onlooker"]))
    found = {
        name: steps(table, 0, name)
        for name in ("Herald", "Watcher", "Mourner", "Drummer", "Scribe", "Statue of a Hero", "Onlooker")
    }
    assert found == {
        "Herald": ("3.2",),
        "Watcher": (),
        "Mourner": ("4.5", "4.9"),
        "Drummer": ("4.9",),
        "Scribe": ("4.9",),
        "Statue of a Hero": (),
        "Onlooker": (),
    }
    assert steps(table, 0, "Taint") == WINDOWS
    assert steps(table, 0, "Gladiator") == tuple(sorted({*WINDOWS, "4.9"})), "its action waits for nothing"
    assert (steps(table, 1, "Mourner"), steps(table, 1, "Herald"), steps(table, 1, "Onlooker")) == (
        (),
        (),
        ("4.5", "4.9"),
    )


@rule("invasion.combat.attack-target-choices")
def test_why_a_zone_is_not_attacked(table: Scenario) -> None:
    begin(table, "battlefield", neutral(battlefield=["Mourner"]), neutral())
    assert table.ann.asked == "attack-target"
    [refusal] = why_not_zone(table.game, 0, "zone/quest/0")
    assert (refusal.rule, refusal.message) == ("invasion.combat.attack-target-choices", "no-opponents-zone")
    assert why_not_zone(table.game, 0, "zone/quest/1") == []
    assert why_not_zone(table.game, 0, "zone/hand/0") == []
    assert why_not_zone(table.game, 1, "zone/quest/1") == [], "Bob declares no target"
