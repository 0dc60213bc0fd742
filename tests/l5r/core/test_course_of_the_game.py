"""Cards that change the course of the game: phases, actions, rings that count as claimed or stay so."""

from __future__ import annotations

from typing import Any

from nefrit.l5r.constants import AIR, FIRE, NOBODY, WATER
from nefrit.l5r.game import GAME
from nefrit.l5r.values import glory_total
from nefrit.testing import Scenario, rule
from tests.l5r.core.fights import begins, nobody_acts, quiet_fight, quiet_player

__all__ = ["GAME"]


def rings(**owners: str) -> list[Any]:
    """Who has claimed which ring."""
    return [owners.get(name, -1) for name in ("air", "earth", "fire", "void", "water")]


# ---- Jurōjin's Curse


@rule("l5r.jade.card-over-rules")
def test_jurojins_curse_brings_a_second_fate_phase(table: Scenario) -> None:
    ann = quiet_player("Wandering Ronin #1 {fate=2}", 'Jurōjin\'s Curse {on="#1"}', "Serene Warrior {fate=1}")
    begins(table, ann, quiet_player(), at="fate")
    nobody_acts(table)
    assert table.ann.play == ["Wandering Ronin", "Jurōjin's Curse"], "the warrior went in the second one"
    assert table.piece("Wandering Ronin").fate == 0
    assert table.ring_fate == (2, 2, 2, 2, 2)


def test_jurojins_curse_does_nothing_while_its_character_is_bowed(table: Scenario) -> None:
    ann = quiet_player("Wandering Ronin #1 {fate=2, bowed=true}", 'Jurōjin\'s Curse {on="#1"}')
    begins(table, ann, quiet_player(), at="fate")
    nobody_acts(table)
    assert table.piece("Wandering Ronin").fate == 1
    assert table.ring_fate == (1, 1, 1, 1, 1)


@rule("l5r.max.counts-for-all-copies")
def test_two_curses_of_one_player_bring_no_third_fate_phase(table: Scenario) -> None:
    ann = quiet_player("Wandering Ronin #1 {fate=5}", 'Jurōjin\'s Curse {on="#1"}', 'Jurōjin\'s Curse {on="#1"}')
    begins(table, ann, quiet_player(), at="fate")
    while table.game.pending and table.phase == "fate":
        decision = table.game.pending[0]
        table.answer(decision.seat, 0)
    assert table.piece("Wandering Ronin").fate == 3


# ---- Hawk Tattoo


def test_hawk_tattoo_lets_a_monk_act_again(table: Scenario) -> None:
    ann = quiet_player("Doji Whisperer", "Togashi Initiate", hand=["Hawk Tattoo", "Fine Katana"])
    quiet_fight(table, ann, quiet_player("Adept of Shadows"), "political air", "Doji Whisperer")
    table.bob.chooses("pass")
    table.ann.chooses("play Hawk Tattoo")
    table.ann.chooses("Togashi Initiate")
    table.ann.chooses("respond Hawk Tattoo 0 0")
    assert table.piece("Togashi Initiate").side == 1
    assert table.ann.asked == "act-or-pass", "it is Ann's turn again"
    table.ann.chooses("pass")
    assert table.bob.asked == "act-or-pass"


def test_hawk_tattoo_moves_others_without_another_action(table: Scenario) -> None:
    ann = quiet_player("Doji Whisperer", "Wandering Ronin", hand=["Hawk Tattoo", "Fine Katana"])
    quiet_fight(table, ann, quiet_player("Adept of Shadows"), "political air", "Doji Whisperer")
    table.bob.chooses("pass")
    table.ann.chooses("play Hawk Tattoo")
    table.ann.chooses("Wandering Ronin")
    table.ann.chooses("respond Hawk Tattoo 0 0")
    assert table.piece("Wandering Ronin").side == 1
    assert table.bob.asked == "act-or-pass"


def test_hawk_tattoo_does_nothing_outside_of_conflicts(table: Scenario) -> None:
    begins(table, quiet_player("Togashi Initiate", hand=["Hawk Tattoo"]), quiet_player("Adept of Shadows"))
    table.ann.chooses("play Hawk Tattoo")
    table.ann.chooses("Togashi Initiate")
    assert table.bob.asked == "act-or-pass"


# ---- Isawa Kaede


@rule("l5r.ring-effect.several-effects-one-at-a-time-1-5")
def test_isawa_kaede_resolves_each_effect_of_the_ring(table: Scenario) -> None:
    bob = quiet_player("Serene Warrior {fate=1}", honor=10)
    quiet_fight(table, quiet_player("Isawa Kaede"), bob, "military air", "Isawa Kaede")
    nobody_acts(table)
    assert table.ann.choices == ["air", "void"]
    table.ann.chooses("void")
    assert table.ann.choices == ["pass", "void Serene Warrior"]
    table.ann.chooses("void Serene Warrior")
    table.ann.chooses("air-gain")
    assert (table.ann.honor, table.piece("Serene Warrior").fate) == (12, 0)


@rule("l5r.immune.definition")
def test_isawa_kaede_is_immune_to_the_rings_of_the_opponent_only(table: Scenario) -> None:
    bob = quiet_player("Isawa Kaede {fate=1}", "Serene Warrior {fate=1}")
    quiet_fight(table, quiet_player("Wandering Ronin {fate=1}"), bob, "military void", "Wandering Ronin")
    nobody_acts(table)
    assert table.ann.choices == ["pass", "void Wandering Ronin", "void Serene Warrior"]


def test_isawa_kaede_at_home_adds_no_element(table: Scenario) -> None:
    ann = quiet_player("Isawa Kaede", "Wandering Ronin")
    quiet_fight(table, ann, quiet_player(), "military air", "Wandering Ronin")
    nobody_acts(table)
    assert table.ann.choices == ["pass", "air-take", "air-gain"]


# ---- Secluded Shrine


def test_secluded_shrine_counts_as_a_claimed_ring(table: Scenario) -> None:
    ann = quiet_player("Solemn Scholar", holdings=["Secluded Shrine {slot=0}"])
    bob = quiet_player("Wandering Ronin")
    begins(table, ann, bob)
    before = glory_total(table.game, 0)
    table.ann.chooses("respond Secluded Shrine 0 0")
    table.ann.chooses("earth")
    assert glory_total(table.game, 0) == before + 1
    assert table.ring_owner == (NOBODY,) * 5, "the ring can still be contested"


def test_secluded_shrine_is_for_its_player_and_its_phase(table: Scenario) -> None:
    begins(table, quiet_player(holdings=["Secluded Shrine {slot=0}"]), quiet_player())
    table.ann.chooses("respond Secluded Shrine 0 0")
    table.ann.chooses("earth")
    assert (glory_total(table.game, 0), glory_total(table.game, 1)) == (1, 0)
    nobody_acts(table)
    table.ann.chooses("pass") if table.ann.asked == "declare-conflict" else None
    nobody_acts(table)
    while table.phase == "conflict":
        table.answer(table.game.pending[0].seat, 0)
    assert glory_total(table.game, 0) == 0


# ---- Wholeness of the World


@rule("l5r.step-5-4.return-rings")
def test_wholeness_of_the_world_keeps_a_ring(table: Scenario) -> None:
    ann = quiet_player(hand=["2x Wholeness of the World"])
    begins(table, ann, quiet_player(), at="regroup", ring_owner=rings(air="ann", fire="ann", water="bob"))
    nobody_acts(table)
    assert table.ann.asked == "respond-or-pass"
    first = table.ann.choices[1]
    table.ann.chooses(first)
    nobody_acts(table)
    kept = [ring for ring in (AIR, FIRE, WATER) if table.ring_owner[ring] != NOBODY]
    assert len(kept) == 1, "once a round, for whatever copy"
    assert table.ring_owner[kept[0]] == 0


def test_wholeness_of_the_world_answers_winds_of_change(table: Scenario) -> None:
    bob = quiet_player(hand=["Winds of Change"])
    begins(table, quiet_player(hand=["Wholeness of the World"]), bob, ring_owner=rings(air="ann"))
    table.bob.chooses("use Winds of Change 0")
    table.ann.chooses("respond Wholeness of the World 0 0")
    assert table.ring_owner[AIR] == 0
