"""Akodo Toturi and Doji Hotaru: champions who resolve the effect of the ring that was claimed."""

from __future__ import annotations

from nefrit.l5r.game import GAME
from nefrit.testing import Scenario, rule
from tests.l5r.core.fights import nobody_acts
from tests.l5r.rulings.sides import conflict, quiet

__all__ = ["GAME"]

CHAMPIONS = (("Akodo Toturi", "military"), ("Doji Hotaru", "political"))


def attacked(table: Scenario, champion: str, type: str) -> None:
    """Ann attacks, and Bob's champion wins the conflict as its defender."""
    ann, bob = quiet("Savvy Politician"), quiet(champion)
    conflict(table, ann, bob, f"{type} air", "Savvy Politician", defenders=(champion,))
    nobody_acts(table)


@rule("l5r.faq.toturi-hotaru-may-trigger-as-defender")
def test_a_champion_who_defends_may_be_triggered(table: Scenario) -> None:
    """Akodo Toturi wins a military conflict as a defender, or Doji Hotaru a political one. May they be triggered?

    Yes. They wait for their controller to claim the ring, and whoever wins the conflict does.
    """
    for champion, type in CHAMPIONS:
        attacked(table, champion, type)
        assert table.bob.choices == ["pass", f"respond {champion} 0 0"]


@rule("l5r.faq.toturi-hotaru-attacker-resolves-effect")
def test_the_attacker_resolves_the_effect_for_a_defending_champion(table: Scenario) -> None:
    """Akodo Toturi or Doji Hotaru is triggered after a conflict that was won as the defender. Who resolves the effect?

    The attacking player, for whom the effects of rings are worded: the opponent chooses, and gains the honor.
    """
    for champion, type in CHAMPIONS:
        attacked(table, champion, type)
        table.bob.chooses(f"respond {champion} 0 0")
        assert table.deciding == ["ann"]
        table.ann.chooses("air-gain")
        assert (table.ann.honor, table.bob.honor) == (12, 10)
