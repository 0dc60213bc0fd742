"""Display of Power: who loses an unopposed conflict takes the ring effect and the ring."""

from __future__ import annotations

from nefrit.l5r.constants import AIR, FIRE, NOBODY
from nefrit.l5r.game import GAME
from nefrit.testing import Scenario, rule
from tests.l5r.core.fights import nobody_acts
from tests.l5r.rulings.sides import conflict, quiet

__all__ = ["GAME"]

DISPLAY = "respond Display of Power 0 0"


def lost_unopposed(
    table: Scenario, *attackers: str, with_: str = "political air", province: str = "Night Raid"
) -> None:
    """Ann has won an unopposed conflict, and Bob may react with Display of Power."""
    provinces = [f"{province} {{slot=0}}", "Entrenched Position {slot=1}"]
    bob = quiet(hand=["Display of Power"], provinces=provinces)
    conflict(table, quiet(*attackers), bob, with_, *attackers, province=province)
    nobody_acts(table)
    assert table.bob.choices == ["pass", DISPLAY]


@rule("l5r.faq.display-of-power-timing")
def test_it_is_played_once_the_winner_is_known_and_waits_for_the_ring_effect(table: Scenario) -> None:
    """When is Display of Power played, and when does it take effect?

    It is played in reaction to losing, as soon as the winner is determined in step 3.2.3. It then waits for step 3.2.6,
    in which its player resolves the ring effect as if they had won as the attacking player.
    """
    lost_unopposed(table, "Doji Whisperer")
    assert (table.conflict.winner, table.bob.honor) == (0, 10), "step 3.2.4 has not come yet"
    table.bob.chooses(DISPLAY)
    assert table.deciding == ["bob"]
    table.bob.chooses("air-take")
    assert (table.ann.honor, table.bob.honor) == (10 - 1, 10 - 1 + 1)


@rule("l5r.faq.display-of-power-honor-loss-and-break-first")
def test_honor_is_lost_and_the_province_breaks_before_the_ring_effect(table: Scenario) -> None:
    """Does Display of Power save its player from the honor loss of an unopposed conflict, or the province?

    No. Steps 3.2.4 and 3.2.5 come first: the honor is lost and the province may break, then the ring effect follows.
    """
    lost_unopposed(table, "Doji Hotaru")
    table.bob.chooses(DISPLAY)
    assert table.bob.asked == "ring-effect"
    assert table.bob.honor == 9
    assert table.piece("Night Raid").broken


@rule("l5r.faq.display-of-power-pilgrimage-still-cancels")
def test_an_unbroken_pilgrimage_cancels_the_ring_effect_for_the_defender_too(table: Scenario) -> None:
    """The conflict is at Pilgrimage, which was not broken. Does Display of Power resolve the ring effect?

    No. Display of Power takes the place of the attacker's ring effect first, then Pilgrimage cancels the defender's.
    """
    lost_unopposed(table, "Doji Whisperer", province="Pilgrimage")
    table.bob.chooses(DISPLAY)
    assert "ring-effect" not in (table.ann.asked, table.bob.asked)
    assert (table.ann.honor, table.bob.honor) == (10, 9)


@rule("l5r.faq.display-of-power-pilgrimage-defender-claims")
def test_the_defender_claims_the_ring_at_an_unbroken_pilgrimage(table: Scenario) -> None:
    """Pilgrimage has cancelled the ring effect that Display of Power would resolve. Who claims the ring?

    The defending player.
    """
    lost_unopposed(table, "Doji Whisperer", province="Pilgrimage")
    assert table.ring_owner[AIR] == NOBODY
    table.bob.chooses(DISPLAY)
    assert table.ring_owner[AIR] == 1


@rule("l5r.faq.display-of-power-seeker-of-knowledge-attacker")
def test_the_attacker_with_a_seeker_of_knowledge_chooses_nothing(table: Scenario) -> None:
    """The attacker's Seeker of Knowledge lets them choose among ring effects. Do they against Display of Power?

    No. Display of Power concerns the whole step: the attacker neither chooses an effect nor whether to resolve one.
    """
    lost_unopposed(table, "Seeker of Knowledge", with_="political fire")
    table.bob.chooses(DISPLAY)
    assert table.deciding == ["bob"]
    table.bob.passes()
    assert table.ring_owner[FIRE] == 1, "the step is over, and Ann was not asked"


@rule("l5r.faq.display-of-power-seeker-of-knowledge-defender")
def test_the_defender_chooses_among_the_elements_of_the_contested_ring(table: Scenario) -> None:
    """Seeker of Knowledge has made the contested fire ring one of air, too. Which effect does Display of Power resolve?

    Either of them, as the defending player chooses.
    """
    lost_unopposed(table, "Seeker of Knowledge", with_="political fire")
    table.bob.chooses(DISPLAY)
    assert {"air-take", "fire-dishonor Seeker of Knowledge"} <= set(table.bob.choices)
    table.bob.chooses("air-take")
    assert (table.ann.honor, table.bob.honor) == (9, 10)
