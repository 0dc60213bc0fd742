"""Hidden fighters: becoming hidden, what it opens, and what ends it."""

from __future__ import annotations

from typing import Any

from nefrit.testing import Scenario, rule
from tests.senjutsu.plain_cards import GAME, both_choose, duel

__all__ = ["GAME"]


def fight(table: Scenario, ann: dict[str, Any], bob: dict[str, Any]) -> None:
    """Two fighters face to face; both play the first card of their hands."""
    duel(table, {"hex": [0, 0], **ann}, {"hex": [0, -1], "hand": ["Breath"], **bob})
    both_choose(table, table.ann.hand[0], table.bob.hand[0])


@rule("senjutsu.hidden.enter", "senjutsu.hidden.condition")
def test_a_fighter_becomes_hidden_by_an_effect_and_stays_so(table: Scenario) -> None:
    duel(table, {"hand": ["Slide", "Shade"]}, {"hand": ["Breath"]})
    both_choose(table, "Slide", "Breath")
    assert table.ann.hidden
    both_choose(table, "Shade", "Breath")
    table.ann.chooses("place 1")
    assert (table.ann.focus, table.ann.hidden) == (2, True)


@rule("senjutsu.hidden.condition")
def test_what_needs_a_hidden_fighter_is_closed_to_others(table: Scenario) -> None:
    fight(table, {"hand": ["Shade"]}, {"hand": ["Slide"]})
    assert table.ann.focus == 0


@rule("senjutsu.hidden.kamae-still-works")
def test_hidden_fighters_keep_their_kamae_effects(table: Scenario) -> None:
    fight(table, {"hand": ["Shade"], "hidden": True, "kamae": "balance"}, {"hand": ["Slide"]})
    # One card by the Kamae effect, one in the next draw phase.
    assert (table.ann.focus, len(table.ann.hand)) == (2, 2)


@rule("senjutsu.hidden.lose-on-attack", "senjutsu.timing.attack.5-lose-hidden", "senjutsu.hidden.flip-card")
def test_a_successful_attack_gives_the_attacker_away(table: Scenario) -> None:
    fight(table, {"hand": ["Cut"], "hidden": True}, {})
    assert not table.ann.hidden
    assert "Ann is hidden no longer." in table.sentences
    fight(table, {"hand": ["Cut"], "hidden": True}, {"hex": [0, -3]})
    assert table.ann.hidden
    fight(table, {"hand": ["Cut", "After Cut"], "hidden": True}, {"hand": ["Wall"]})
    assert table.ann.hidden
    assert table.round == 2, "nothing is added to an attack that was blocked"


@rule("senjutsu.hidden.lose-on-attack")
def test_so_does_a_successful_attack_that_compares_initiative(table: Scenario) -> None:
    fight(table, {"hand": ["Ambush"], "hidden": True}, {})
    assert not table.ann.hidden


@rule("senjutsu.hidden.lose-on-block", "senjutsu.timing.block.4-lose-hidden")
def test_a_successful_block_gives_the_defender_away(table: Scenario) -> None:
    fight(table, {"hand": ["Cut"]}, {"hand": ["Wall"], "hidden": True})
    assert (table.bob.wounds, table.bob.hidden) == (0, False)
    fight(table, {"hand": ["Breath"]}, {"hand": ["Wall"], "hidden": True})
    assert table.bob.hidden


@rule("senjutsu.hidden.lose-on-harm")
def test_wounds_and_status_cards_give_a_fighter_away(table: Scenario) -> None:
    for card in ("Cut", "Daze", "Lame"):
        fight(table, {"hand": [card]}, {"hidden": True})
        assert not table.bob.hidden
    fight(table, {"hand": ["Fang"], "poisons": ["Numb"]}, {"hidden": True})
    assert not table.bob.hidden


@rule("senjutsu.hidden.lose-before-additional")
def test_hidden_is_lost_before_instants_for_a_success_are_played(table: Scenario) -> None:
    fight(table, {"hand": ["Cut", "After Cut"], "hidden": True}, {})
    table.ann.chooses("After Cut")
    assert table.ann.focus == 0
    fight(table, {"hand": ["Cut"]}, {"hand": ["Wall", "After Wall"], "hidden": True})
    table.bob.chooses("After Wall")
    assert table.bob.focus == 0
