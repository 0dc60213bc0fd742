"""Steward of Law: who cannot become dishonored, and who can be dishonored all the same."""

from __future__ import annotations

from nefrit.l5r.constants import DISHONORED, HONORED, ORDINARY
from nefrit.l5r.game import GAME
from nefrit.testing import Scenario, rule
from tests.l5r.rulings.sides import conflict, quiet

__all__ = ["GAME"]


@rule("l5r.faq.steward-of-law-honored-can-be-dishonored")
def test_an_honored_character_can_be_dishonored(table: Scenario) -> None:
    """Steward of Law participates in a conflict. Can an honored character be dishonored?

    Yes. It loses its honored status token and is ordinary: it does not gain a dishonored one.
    """
    ann = quiet("Steward of Law", hand=["Way of the Scorpion"])
    bob = quiet("Serene Warrior {status=1}")
    conflict(table, ann, bob, "political fire", "Steward of Law", defenders=("Serene Warrior",))
    table.ann.chooses("use Way of the Scorpion 0")
    table.ann.chooses("Serene Warrior")
    assert table.piece("Serene Warrior").status == ORDINARY


@rule("l5r.faq.steward-of-law-no-dishonored-token-gained", "l5r.target.insufficient-targets")
def test_an_ordinary_character_cannot_be_dishonored(table: Scenario) -> None:
    """Steward of Law participates in a conflict. Can an ordinary character be dishonored?

    No. To become dishonored is to gain a dishonored status token, and that is what the Steward forbids.
    """
    ann = quiet("Steward of Law", "Doji Whisperer", hand=["Way of the Scorpion"])
    bob = quiet("Brash Samurai")
    conflict(table, ann, bob, "political fire", "Steward of Law", defenders=("Brash Samurai",))
    assert table.ann.why_not("Way of the Scorpion") == ["l5r.target.insufficient-targets"]
    conflict(table, ann, bob, "political fire", "Doji Whisperer", defenders=("Brash Samurai",))
    table.bob.passes()
    table.ann.chooses("use Way of the Scorpion 0")
    table.ann.chooses("Brash Samurai")
    assert table.piece("Brash Samurai").status == DISHONORED, "the Steward stayed at home"


@rule("l5r.faq.steward-of-law-no-token-move")
def test_no_ability_puts_a_dishonored_token_on_another_character(table: Scenario) -> None:
    """Young Rumormonger would have another character dishonored in the place of the first. Can it under the Steward?

    No. An ability that would move or place a dishonored status token onto a character cannot be used for that.
    """
    ann = quiet("Steward of Law", "Doji Whisperer", "Young Rumormonger", hand=["Way of the Scorpion"])
    bob = quiet("Serene Warrior {status=1}", "Savvy Politician")
    conflict(table, ann, bob, "political fire", "Steward of Law", defenders=("Serene Warrior",))
    table.ann.chooses("use Way of the Scorpion 0")
    table.ann.chooses("Serene Warrior")
    assert table.ann.asked != "respond-or-pass"
    assert [table.piece(name).status for name in ("Serene Warrior", "Savvy Politician")] == [ORDINARY, ORDINARY]
    conflict(table, ann, bob, "political fire", "Doji Whisperer", defenders=("Serene Warrior",))
    table.ann.chooses("use Way of the Scorpion 0")
    table.ann.chooses("Serene Warrior")
    table.ann.chooses("respond Young Rumormonger 0 0")
    table.ann.chooses("Savvy Politician")
    assert [table.piece(name).status for name in ("Serene Warrior", "Savvy Politician")] == [HONORED, DISHONORED]
