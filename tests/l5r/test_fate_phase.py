"""The fate phase: who has no fate is discarded, others lose one, and fate comes onto the rings."""

from __future__ import annotations

from nefrit.l5r.constants import NOBODY
from nefrit.testing import Scenario, rule, side
from tests.l5r.cards import GAME

__all__ = ["GAME"]


@rule("l5r.step-4-2.discard-characters", "l5r.step-4-2.one-at-a-time")
def test_characters_without_fate_are_discarded_one_at_a_time_in_their_controllers_order(table: Scenario) -> None:
    mine, theirs = side(play=["Bushi", "Monk", "Hermit {fate=1}"]), side(play=["Courtier", "Sneak"])
    table.position("fate", ann=mine, bob=theirs, first=1)
    assert table.bob.choices == ["Courtier", "Sneak"]
    table.bob.chooses("Sneak")
    assert table.ann.choices == ["Bushi", "Monk"], "all of bob's are gone before ann begins"
    assert getattr(table.bob, "dynasty-discard") == ["Courtier", "Sneak"]
    table.ann.chooses("Monk")
    assert getattr(table.ann, "dynasty-discard") == ["Bushi", "Monk"]
    assert table.ann.play == ["Hermit"]


@rule("l5r.framework.interrupt-timing", "l5r.framework.step-definition", "l5r.structure.framework-mandatory")
def test_each_discard_can_be_interrupted_and_none_can_be_declined(table: Scenario) -> None:
    mine = side(play=["Mourner {fate=1}"], honor=5)
    table.position("fate", ann=mine, bob=side(play=["Courtier", "Sneak"], honor=5))
    assert "pass" not in table.bob.choices
    table.bob.chooses("Sneak")
    assert table.ann.choices == ["pass", "respond Mourner 0 0"]
    assert table.bob.play == ["Courtier", "Sneak"], "it interrupts: the character is still in play"
    table.ann.chooses("respond Mourner 0 0")
    assert table.bob.play == ["Courtier"]
    table.ann.passes()
    assert table.bob.play == []
    assert table.ann.honor == 6


@rule("l5r.step-4-3.remove-fate")
def test_each_character_loses_a_fate_at_the_same_time(table: Scenario) -> None:
    mine = side(play=["Miser {fate=1}", "Bushi {fate=3}"], honor=5)
    table.position("fate", ann=mine, bob=side(play=["Sneak {fate=2}"], honor=5))
    assert [table.piece(name).fate for name in ("Miser", "Bushi", "Sneak")] == [0, 2, 1]
    assert table.ann.choices == ["pass", "respond Miser 0 0", "respond Miser 0 1", "respond Miser 0 2"]
    assert table.ann.play == ["Miser", "Bushi"], "who loses the last fate now stays for this round"


@rule("l5r.step-4-4.fate-on-rings")
def test_fate_comes_onto_unclaimed_rings_only(table: Scenario) -> None:
    owners = [0, NOBODY, 1, NOBODY, NOBODY]
    table.position(
        "fate", ann=side(play=["Diplomat {fate=2}"]), bob=side(), ring_owner=owners, ring_fate=[1, 2, 0, 0, 1]
    )
    assert table.ring_fate == (1, 3, 0, 1, 2)


@rule("l5r.round.fate-steps", "l5r.step-4-1.begins-phase", "l5r.step-4-5.ends-phase")
def test_the_steps_of_the_fate_phase_come_in_order(table: Scenario) -> None:
    table.position("fate", ann=side(play=["Diplomat {fate=2}", "Bushi"]), bob=side())
    assert table.phase == "fate"
    assert [entry["message"] for entry in table.match.log.read(0)] == ["phase-begins", "left", "fate-removed"]
    assert table.ring_fate == (1,) * 5, "an action window after fate has come onto the rings"
    assert table.ann.choices == ["pass", "use Diplomat 0"]
    table.ann.passes()
    assert table.phase == "regroup"
    assert [entry["message"] for entry in table.match.log.read(0)][3:5] == ["phase-ends", "phase-begins"]


@rule("l5r.control.owners-out-of-play-area", "l5r.discard-pile.two-per-player")
def test_a_card_goes_to_its_owners_pile_whoever_controlled_it(table: Scenario) -> None:
    table.position("fate", ann=side(play=["Bushi [owner bob]"]), bob=side(play=["Katana {on=#3}", "Monk #3 {fate=9}"]))
    assert getattr(table.ann, "dynasty-discard") == []
    assert getattr(table.bob, "dynasty-discard") == ["Bushi"]


@rule("l5r.discard-pile.faceup-on-top", "l5r.discard-pile.public", "l5r.in-play.leaves")
def test_discarded_cards_lie_faceup_on_top_of_the_pile_for_their_back(table: Scenario) -> None:
    piles = {"dynasty-discard": ["Monk"], "conflict-discard": ["Silence"]}
    table.position("fate", ann=side(play=["Bushi #1", "Katana {on=#1}"], **piles), bob=side())
    assert getattr(table.ann, "dynasty-discard") == ["Bushi", "Monk"]
    assert getattr(table.ann, "conflict-discard") == ["Katana", "Silence"]
    assert not table.in_play("Bushi")
    for zone in table.game.view(1)["zones"]:
        if zone["zone"].endswith("discard") and zone["seat"] == 0:
            assert all("face" in card for card in zone["cards"])


@rule("l5r.step-4-3.remove-fate")
def test_nothing_is_removed_from_a_character_without_fate(table: Scenario) -> None:
    table.position("4.3", ann=side(play=["Miser", "Bushi {fate=1}"]), bob=side(play=["Sneak"]))
    assert table.piece("Bushi").fate == 0
    assert table.ann.choices == ["pass", "respond Miser 0 0"], "one fate was removed, which can be reacted to once"
