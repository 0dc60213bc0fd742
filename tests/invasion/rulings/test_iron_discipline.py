"""Iron Discipline: actions that target a unit cost more, or are cancelled."""

from __future__ import annotations

from nefrit.invasion.game import GAME
from nefrit.testing import Scenario, rule
from tests.invasion.sides import begin, capital, orcs, resolves

__all__ = ["GAME"]


def disciplined(table: Scenario) -> None:
    """Bob plays Iron Discipline on Peasant Militia in response."""
    table.bob.chooses("play Iron Discipline")
    table.bob.chooses("Peasant Militia")
    resolves(table)


EMPIRE = capital("Empire", resources=1, hand=["Iron Discipline"], kingdom=["Peasant Militia"])


@rule("invasion.faq.iron-discipline-vs-attachment")
def test_an_attachment_that_is_played_targets_its_unit(table: Scenario) -> None:
    """An opponent plays an attachment on a unit. Does Iron Discipline, played on that unit in response, concern it?

    Yes. To play an attachment is an action that targets the unit: 4 more resources are paid, or it is cancelled.
    """
    for answer in ("pay", "no"):
        begin(table, "capital", orcs(resources=6, hand=["Warp Lightning Cannon"]), EMPIRE)
        table.ann.chooses("play Warp Lightning Cannon")
        table.ann.chooses("Peasant Militia")
        disciplined(table)
        table.ann.chooses(answer)
        assert table.in_play("Warp Lightning Cannon") == (answer == "pay")
        assert table.ann.resources == (0 if answer == "pay" else 4)
        assert table.ann.discard == ([] if answer == "pay" else ["Warp Lightning Cannon"])


@rule("invasion.faq.sorcerer-iron-discipline")
def test_who_cancels_an_action_cancels_all_of_it(table: Scenario) -> None:
    """Sorcerer of Tzeentch targets a unit that gets Iron Discipline in response, and nobody pays. Is the token placed?

    No. The whole action is cancelled, also the part that comes before the target.
    """
    for answer in ("pay", "no"):
        sorcerer = capital("Chaos", resources=4, hand=["Pillage"], kingdom=["Sorcerer of Tzeentch"])
        begin(table, "capital", sorcerer, EMPIRE)
        table.ann.chooses("develop Pillage kingdom")
        table.bob.passes()
        table.ann.chooses("use Sorcerer of Tzeentch")
        table.ann.chooses("Peasant Militia")
        disciplined(table)
        table.ann.chooses(answer)
        tokens, damage = (1, 1) if answer == "pay" else (0, 0)
        assert table.piece("Sorcerer of Tzeentch").resources == tokens
        assert table.piece("Peasant Militia").damage == damage


@rule("invasion.faq.iron-discipline-vs-attachment")
def test_who_cannot_pay_is_not_asked_and_the_action_is_cancelled(table: Scenario) -> None:
    """Iron Discipline concerns an action whose player has fewer than 4 resources left. What happens?

    It is cancelled: nobody is asked to pay what they do not have. Other actions are not concerned.
    """
    begin(table, "capital", orcs(resources=5, hand=["Warp Lightning Cannon", "Pillage"]), EMPIRE)
    table.ann.chooses("play Warp Lightning Cannon")
    table.ann.chooses("Peasant Militia")
    disciplined(table)
    assert (table.ann.asked, table.ann.discard, table.ann.resources) == (
        "act-or-pass",
        ["Warp Lightning Cannon"],
        3,
    )


@rule("invasion.faq.iron-discipline-vs-attachment")
def test_an_action_with_another_target_costs_nothing_more(table: Scenario) -> None:
    """Iron Discipline is played on a unit. What does an action cost that targets another one?

    Nothing more, and its player is not asked.
    """
    begin(table, "capital", orcs(resources=9, hand=["Warp Lightning Cannon"], kingdom=["Boar Boyz"]), EMPIRE)
    table.ann.chooses("play Warp Lightning Cannon")
    table.ann.chooses("Boar Boyz")
    disciplined(table)
    assert table.in_play("Warp Lightning Cannon")
    assert table.ann.resources == 7
