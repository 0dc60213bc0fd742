"""Rings: their states, and their effects."""

from __future__ import annotations

import pytest

from nefrit.l5r.constants import AIR, DISHONORED, EARTH, HONORED, NOBODY
from nefrit.l5r.rings import CLAIMED, CONTESTED, UNCLAIMED, ring_states
from nefrit.testing import Scenario, rule
from tests.l5r.cards import GAME
from tests.l5r.conflicts import attacks, begins, nobody_acts, player

__all__ = ["GAME"]


@rule("l5r.step-3-2-6.resolve", "l5r.ring-effect.attacker-may-resolve", "l5r.ring-effect.air")
def test_air_takes_an_honor_or_gains_two_or_nothing(table: Scenario) -> None:
    begins(table, player("Bushi"), player("Bushi"))
    attacks(table.ann, "military air", "Bushi")
    table.bob.chooses("Bushi")
    assert table.ann.choices == ["pass", "air-take", "air-gain"]
    table.ann.chooses("air-take")
    assert (table.ann.honor, table.bob.honor) == (11, 9)


@rule("l5r.ring-effect.air")
def test_air_gains_two_honor_from_the_pool(table: Scenario) -> None:
    begins(table, player("Bushi"), player("Bushi", "Courtier"))
    attacks(table.ann, "military air", "Bushi")
    table.bob.chooses("Bushi")
    table.ann.chooses("air-gain")
    assert (table.ann.honor, table.bob.honor) == (12, 10)


@rule("l5r.ring-effect.attacker-may-resolve")
def test_the_effect_may_be_declined(table: Scenario) -> None:
    begins(table, player("Bushi"), player("Bushi", "Courtier"))
    attacks(table.ann, "military air", "Bushi")
    table.bob.chooses("Bushi")
    table.ann.chooses("pass")
    assert (table.ann.honor, table.bob.honor) == (10, 10)
    assert table.ring_owner[AIR] == 0, "the ring is claimed all the same"


@rule("l5r.ring-effect.earth")
def test_earth_draws_a_card_and_discards_one_of_the_opponents(table: Scenario) -> None:
    cards = {"hand": ["Silence"], "conflict-deck": ["2x Fan"]}
    begins(table, player("Bushi", **cards), player("Bushi", "Courtier", **cards))
    attacks(table.ann, "military earth", "Bushi")
    table.bob.chooses("Bushi")
    table.ann.chooses("earth")
    assert (table.ann.hand, len(getattr(table.ann, "conflict-deck"))) == (["Silence", "Fan"], 1)
    assert (table.bob.hand, getattr(table.bob, "conflict-discard")) == ([], ["Silence"])


@rule("l5r.trigger.shared-window-earth-ring", "l5r.trigger.shared-window")
def test_the_draw_and_the_discard_of_earth_share_one_reaction_window(table: Scenario) -> None:
    cards = {"hand": ["Silence"], "conflict-deck": ["2x Fan"]}
    begins(table, player("Bushi", "Reader", "Thief", **cards), player("Bushi", **cards))
    attacks(table.ann, "military earth", "Bushi")
    table.bob.chooses("Bushi")
    table.ann.chooses("earth")
    assert table.bob.hand == []
    assert table.ann.choices == ["pass", "respond Reader 0 0", "respond Thief 0 1"]
    table.ann.chooses("respond Thief 0 1")
    assert table.ann.choices == ["pass", "respond Reader 0 0"], "in any order"


@rule("l5r.trigger.shared-window-earth-ring")
def test_the_draw_and_the_discard_of_earth_share_one_interrupt_window(table: Scenario) -> None:
    cards = {"hand": ["Silence"], "conflict-deck": ["2x Fan"]}
    begins(table, player("Bushi", "Reading Guard", **cards), player("Bushi", **cards))
    attacks(table.ann, "military earth", "Bushi")
    table.bob.chooses("Bushi")
    table.ann.chooses("earth")
    assert table.ann.choices == ["pass", "respond Reading Guard 0 0"]
    assert (table.ann.hand, table.bob.hand) == (["Silence"], ["Silence"]), "neither has happened yet"
    table.ann.passes()
    assert (table.ann.hand, table.bob.hand) == (["Silence", "Fan"], [])


@rule("l5r.ring-effect.earth", "l5r.empty-deck.lose-five-honor")
def test_earth_with_an_empty_deck_forms_a_new_one(table: Scenario) -> None:
    begins(table, player("Bushi", **{"conflict-discard": ["Fan"]}), player("Bushi", "Courtier"))
    attacks(table.ann, "military earth", "Bushi")
    table.bob.chooses("Bushi")
    table.ann.chooses("earth")
    assert (table.ann.hand, table.ann.honor) == (["Fan"], 5)


@rule("l5r.ring-effect.fire", "l5r.personal-honor.already-honored", "l5r.personal-honor.already-dishonored")
def test_fire_honors_or_dishonors_any_character(table: Scenario) -> None:
    begins(table, player("Bushi", "Peasant {status=1}"), player("Bushi", "Courtier {status=-1}"))
    attacks(table.ann, "military fire", "Bushi")
    table.bob.chooses("Bushi")
    assert sorted(table.ann.choices) == sorted(
        ["pass", *["fire-honor Bushi", "fire-dishonor Bushi"] * 2, "fire-dishonor Peasant", "fire-honor Courtier"]
    )
    table.ann.chooses("fire-dishonor Peasant")
    assert table.piece("Peasant").status == 0


@pytest.mark.parametrize(("verb", "status"), [("honor", HONORED), ("dishonor", DISHONORED)])
@rule("l5r.ring-effect.fire")
def test_fire_does_what_was_chosen(table: Scenario, verb: str, status: int) -> None:
    begins(table, player("Berserker"), player("Bushi", "Courtier"))
    attacks(table.ann, "military fire", "Berserker")
    table.bob.chooses("Bushi")
    table.ann.chooses(f"fire-{verb} Courtier")
    assert table.piece("Courtier").status == status
    [told] = [one for one in table.log if one.message == f"{verb}ed"]
    assert (told.arguments["seat"], told.arguments["by"]) == ("bob", "ann"), "bob's character, by ann's ring"


@rule("l5r.ring-effect.water")
def test_water_readies_a_character_or_bows_one_without_fate(table: Scenario) -> None:
    mine = ["Berserker", "Hermit {bowed=true, fate=1}"]
    begins(table, player(*mine), player("Courtier {fate=1}", "Monk"))
    attacks(table.ann, "military water", "Berserker")
    table.bob.chooses()
    assert table.ann.choices == ["pass", "water-ready Hermit", "water-bow Berserker", "water-bow Monk"]
    table.ann.chooses("water-bow Monk")
    assert table.piece("Monk").bowed


@rule("l5r.ring-effect.water")
def test_water_readies(table: Scenario) -> None:
    begins(table, player("Berserker", "Hermit {bowed=true}"), player("Courtier"))
    attacks(table.ann, "military water", "Berserker")
    table.bob.chooses()
    table.ann.chooses("water-ready Hermit")
    assert not table.piece("Hermit").bowed


@rule("l5r.ring-effect.void")
def test_void_removes_one_fate_from_a_character(table: Scenario) -> None:
    begins(table, player("Berserker"), player("Courtier {fate=2}", "Monk"))
    attacks(table.ann, "military void", "Berserker")
    table.bob.chooses()
    assert table.ann.choices == ["pass", "void Courtier"]
    table.ann.chooses("void Courtier")
    assert table.piece("Courtier").fate == 1


@rule("l5r.immune.definition")
def test_who_is_immune_to_ring_effects_cannot_be_chosen(table: Scenario) -> None:
    begins(table, player("Berserker"), player("Stone One {fate=2}", "Monk {fate=1}"))
    attacks(table.ann, "military void", "Berserker")
    table.bob.chooses()
    assert table.ann.choices == ["pass", "void Monk"]


@rule("l5r.ring-effect.multiple-elements")
def test_of_several_elements_one_is_chosen_when_the_effect_resolves(table: Scenario) -> None:
    begins(table, player("Berserker", "Void Touched"), player("Monk {fate=1}"))
    attacks(table.ann, "military air", "Berserker")
    table.bob.chooses()
    assert table.ann.choices == ["pass", "air-take", "air-gain", "void Monk"]
    table.ann.chooses("void Monk")
    assert table.piece("Monk").fate == 0
    assert (table.ann.honor, table.bob.honor) == (10, 9), "air is not resolved as well; bob lost 1 unopposed"


@rule("l5r.ring-effect.several-effects-one-at-a-time-1-5")
def test_of_several_effects_each_is_resolved_or_passed_before_the_next(table: Scenario) -> None:
    begins(table, player("Berserker", hand=["Two Rituals"]), player("Monk"))
    attacks(table.ann, "military air", "Berserker")
    table.bob.chooses()
    table.ann.chooses("use Two Rituals 0")
    assert table.ann.choices == ["air", "fire"]
    table.ann.chooses("fire")
    assert table.ann.choices[0] == "pass"
    assert not any(choice.startswith("air") for choice in table.ann.choices)
    table.ann.chooses("fire-honor Monk")
    assert table.piece("Monk").status == HONORED
    assert table.ann.choices == ["pass", "air-take", "air-gain"]
    table.ann.chooses("air-gain")
    assert table.ann.honor == 12


@rule("l5r.ring.contested", "l5r.ring.unclaimed", "l5r.ring.claimed")
def test_a_ring_is_unclaimed_then_contested_then_claimed(table: Scenario) -> None:
    begins(table, player("Bushi"), player("Bushi", "Courtier"))
    assert ring_states(table.game, EARTH) == (UNCLAIMED,)
    attacks(table.ann, "military earth", "Bushi")
    assert ring_states(table.game, EARTH) == (CONTESTED,)
    table.bob.chooses("Bushi")
    table.ann.chooses("pass")
    assert ring_states(table.game, EARTH) == (CLAIMED,)
    assert table.ring_owner == (NOBODY, 0, NOBODY, NOBODY, NOBODY)


@rule("l5r.ring.still-contested-until-claim-reactions-1-5", "l5r.ring.one-or-more-states-1-5")
def test_in_1_5_a_claimed_ring_is_contested_until_that_has_been_reacted_to(table: Scenario) -> None:
    begins(table, player("Bushi", "Ring Crier"), player("Bushi", "Courtier"))
    attacks(table.ann, "military air", "Bushi")
    table.bob.chooses("Bushi")
    table.ann.chooses("pass")
    assert table.ann.choices == ["pass", "respond Ring Crier 0 0"]
    assert ring_states(table.game, AIR) == (CONTESTED, CLAIMED)
    table.ann.passes()
    assert ring_states(table.game, AIR) == (CLAIMED,)


@rule("l5r.ring.still-contested-until-claim-reactions-1-5")
def test_after_the_claim_the_ring_is_contested_no_longer_though_the_conflict_goes_on(table: Scenario) -> None:
    begins(table, player("Bushi", "Night Watch"), player("Bushi", "Courtier"))
    attacks(table.ann, "military air", "Bushi")
    table.bob.chooses("Bushi")
    table.ann.chooses("pass")
    assert "respond Night Watch 0 0" in table.ann.choices
    assert table.conflict is not None
    assert ring_states(table.game, AIR) == (CLAIMED,)


@rule("l5r.step-3-2-7.no-winner", "decision.l5r.no-winner")
def test_without_a_winner_the_ring_returns_before_the_participants_bow(table: Scenario) -> None:
    begins(table, player("Peasant", "Night Watch"), player("Poet"))
    attacks(table.ann, "military air", "Peasant")
    assert "respond Night Watch 0 0" in table.ann.choices
    assert table.conflict is not None
    assert ring_states(table.game, AIR) == (UNCLAIMED,)


@rule("l5r.ring.one-state-1-0")
def test_in_1_0_a_claimed_ring_is_not_contested_any_more(table: Scenario) -> None:
    begins(table, player("Bushi", "Ring Crier"), player("Bushi", "Courtier"), edition="1.0")
    attacks(table.ann, "military air", "Bushi")
    table.bob.chooses("Bushi")
    table.ann.chooses("pass")
    nobody_acts(table)
    assert table.bob.asked == "declare-conflict", "the Ring Crier saw no contested ring claimed"
    assert ring_states(table.game, AIR) == (CLAIMED,)


@rule("l5r.ring.claimed")
def test_a_ring_claimed_before_stays_claimed(table: Scenario) -> None:
    begins(table, player("Bushi"), player("Bushi", "Courtier"), ring_owner=[-1, -1, -1, -1, "bob"])
    attacks(table.ann, "military air", "Bushi")
    table.bob.chooses("Bushi")
    table.ann.chooses("pass")
    assert table.ring_owner == (0, NOBODY, NOBODY, NOBODY, 1)
