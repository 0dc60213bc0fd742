"""Embalming: which payments of population it answers."""

from __future__ import annotations

from nefrit.imperium.definition import GAME
from nefrit.testing import Scenario, rule
from tests.imperium.tables import plays, rests, uses

__all__ = ["GAME"]


@rule("imperium.ruling-embalming.when")
@rule("imperium.term-passive.always-on")
def test_embalming_answers_every_payment_of_population(table: Scenario) -> None:
    """Embalming is in play. Which payments of population does it answer?

    All of its owner's: for an action, for an exhaust effect, for a solstice effect and for a development card. A card
    from hand may go into the history each time.
    """
    plays(table, "Mercenaries", "Berbers", play=["Embalming"], empire=True, population=1)
    table.ann.chooses("yes")
    assert table.ann.history == ["Berbers"], "an action"
    uses(
        table,
        "Long Walls III",
        play=["Embalming", "Long Walls III"],
        hand=["Berbers"],
        deck=["Etruscans"],
        population=1,
    )
    table.ann.chooses("yes")
    assert table.ann.history == ["Berbers"], "an exhaust effect"
    rests(table, "Embalming", "Labyrinth", hand=["Berbers"], population=1)
    table.ann.chooses("yes")
    table.ann.chooses("yes")
    assert table.ann.history == ["Berbers"], "a solstice effect"
    bought = {"development": ["Medicine"], "material": 4, "population": 1}
    plays(table, "Egyptians", "Berbers", play=["Embalming"], empire=True, **bought)
    table.ann.chooses("no")
    assert "Medicine" in table.ann.discard, "a development cost; and it may be declined"


@rule("imperium.ruling-embalming.all-replaced")
def test_embalming_does_not_answer_when_only_progress_was_paid(table: Scenario) -> None:
    """Ann owes 1 population and pays 1 progress instead. Does Embalming answer?

    No, since no population was paid at all.
    """
    plays(table, "Mercenaries", "Berbers", play=["Embalming"], empire=True, progress=1)
    assert table.ann.actions == 4, "Mercenaries did what they do"
    assert table.ann.history == []
    assert table.ann.asked == "play-or-exhaust"


@rule("imperium.ruling-embalming.partly-replaced")
def test_embalming_answers_when_some_population_was_paid(table: Scenario) -> None:
    """Ann owes 2 population and pays 1 of them with progress. Does Embalming answer?

    Yes, since some population was paid.
    """
    plays(table, "Conquer", "Berbers", play=["Embalming"], population=1, progress=1)
    table.ann.chooses("yes")
    assert table.ann.history == ["Berbers"]
