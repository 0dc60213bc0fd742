"""The cards of the Phoenix Clan, each used once."""

from __future__ import annotations

from typing import Any

import pytest

from nefrit.l5r.constants import AIR, AT_HOME, DISHONORED, FIRE, HONORED, NOBODY, VOID
from nefrit.l5r.game import GAME
from nefrit.l5r.keywords import has_keyword
from nefrit.l5r.values import conflict_total, glory
from nefrit.testing import Scenario, rule
from tests.l5r.core.fights import attack, begins, fight, nobody_acts, number, player, quiet_fight, quiet_player, skills

__all__ = ["GAME"]


# ---- Stronghold, province, holding


def test_isawa_mori_seido_makes_a_character_glorious(table: Scenario) -> None:
    ann = quiet_player("Serene Warrior {status=1}", stronghold=["Isawa Mori Seidō"])
    begins(table, ann, quiet_player("Doji Whisperer"))
    table.ann.chooses("use Isawa Mori Seidō 0")
    assert table.ann.choices == ["Serene Warrior", "Doji Whisperer"]
    table.ann.chooses("Serene Warrior")
    assert glory(table.game, number(table, "Serene Warrior")) == 6
    assert skills(table, "Serene Warrior") == (9, 8)
    assert table.piece("Isawa Mori Seidō").bowed


def test_kuroi_mori_switches_the_ring_or_the_type(table: Scenario) -> None:
    ann = quiet_player("Doji Whisperer", fate=0)
    bob = player("Serene Warrior", provinces=["Kuroi Mori {slot=0}"])
    fate: dict[str, Any] = {"ring_fate": [0, 0, 2, 0, 0], "ring_owner": [-1, "bob", -1, -1, -1]}
    fight(table, ann, bob, "political air", "Doji Whisperer", province="Kuroi Mori", **fate)
    table.bob.chooses("use Kuroi Mori 0")
    assert table.bob.choices == ["option 0", "option 1"]
    table.bob.chooses("option 0")
    assert table.bob.choices == ["fire", "void", "water"]
    table.bob.chooses("fire")
    assert table.ann.fate == 2, "the fate on the new ring goes to the attacking player"
    assert table.ring_owner[AIR] == NOBODY
    table.ann.chooses("fire-dishonor Serene Warrior")
    assert table.ring_owner[FIRE] == 0
    fight(table, ann, bob, "political air", "Doji Whisperer", province="Kuroi Mori", **fate)
    table.bob.chooses("use Kuroi Mori 0")
    table.bob.chooses("option 1")
    assert table.ring_owner[AIR] == NOBODY, "the whisperer has no military skill and does not win"


def test_kuroi_mori_switches_nothing_in_other_provinces(table: Scenario) -> None:
    bob = player("Doji Whisperer", provinces=["Kuroi Mori {slot=0}", "Ancestral Lands {slot=1}"], hand=["Fine Katana"])
    quiet_fight(table, quiet_player("Serene Warrior"), bob, "political air", "Serene Warrior")
    assert table.bob.choices == ["pass", "play Fine Katana"]


def test_forgotten_library_draws_a_card_as_the_draw_phase_begins(table: Scenario) -> None:
    begins(table, quiet_player(holdings=["Forgotten Library {slot=0}"]), quiet_player(), at="draw")
    assert table.ann.choices == ["pass", "respond Forgotten Library 0 0"]
    table.ann.chooses("respond Forgotten Library 0 0")
    assert table.ann.hand == ["Fine Katana"]


# ---- Characters


def test_naive_student_leaves_a_card(table: Scenario) -> None:
    begins(table, quiet_player("Naive Student"), quiet_player(), at="fate")
    nobody_acts(table)
    assert not table.in_play("Naive Student")
    assert table.ann.hand == ["Fine Katana"]


def test_shiba_peacemaker_only_defends(table: Scenario) -> None:
    begins(table, quiet_player("Shiba Peacemaker", "Eager Scout"), quiet_player("Shiba Peacemaker"))
    table.ann.chooses("declare military air")
    table.ann.chooses("Ancestral Lands")
    assert table.ann.choices == ["Eager Scout"]
    table.ann.chooses("Eager Scout")
    assert table.bob.choices == ["Shiba Peacemaker"]


def test_shiba_peacemaker_is_not_moved_to_attack(table: Scenario) -> None:
    bob = quiet_player("Doji Challenger", "Eager Scout")
    ann = quiet_player("Shiba Peacemaker", "Doji Challenger")
    quiet_fight(table, ann, bob, "military air", "Doji Challenger")
    table.ann.chooses("use Doji Challenger 0")
    assert table.ann.choices == ["Doji Challenger", "Eager Scout"]


def test_solemn_scholar_bows_an_attacker_with_the_earth_ring(table: Scenario) -> None:
    ann, bob = quiet_player("Serene Warrior", "Eager Scout"), quiet_player("Solemn Scholar")
    quiet_fight(table, ann, bob, "military air", "Serene Warrior", ring_owner=[-1, "bob", -1, -1, -1])
    table.bob.chooses("use Solemn Scholar 0")
    assert table.bob.choices == ["Serene Warrior"]
    table.bob.chooses("Serene Warrior")
    assert table.piece("Serene Warrior").bowed
    quiet_fight(table, ann, bob, "military air", "Serene Warrior", ring_owner=[-1, "ann", -1, -1, -1])
    assert table.bob.asked != "act-or-pass"


def test_adept_of_the_waves_gives_covert_in_water_conflicts(table: Scenario) -> None:
    begins(table, quiet_player("Adept of the Waves", "Serene Warrior"), quiet_player("Doji Whisperer"))
    table.ann.chooses("use Adept of the Waves 0")
    assert table.ann.choices == ["Adept of the Waves", "Serene Warrior", "Doji Whisperer"]
    table.ann.chooses("Serene Warrior")
    assert not has_keyword(table.game, number(table, "Serene Warrior"), "covert")
    table.ann.chooses("declare political water")
    table.ann.chooses("Ancestral Lands")
    table.ann.chooses("Serene Warrior")
    assert table.ann.asked == "choose-evaded"
    table.ann.chooses("Doji Whisperer")
    assert table.bob.asked != "choose-defenders"


def test_adept_of_the_waves_gives_nothing_in_other_conflicts(table: Scenario) -> None:
    begins(table, quiet_player("Adept of the Waves", "Serene Warrior"), quiet_player("Doji Whisperer"))
    table.ann.chooses("use Adept of the Waves 0")
    table.ann.chooses("Serene Warrior")
    table.ann.chooses("declare political air")
    table.ann.chooses("Ancestral Lands")
    table.ann.chooses("Serene Warrior")
    assert table.bob.asked == "choose-defenders"


def test_asako_diplomat_honors_or_dishonors_after_winning(table: Scenario) -> None:
    ann, bob = quiet_player("Asako Diplomat"), quiet_player("Eager Scout", "Doji Whisperer {status=1}")
    quiet_fight(table, ann, bob, "political fire", "Asako Diplomat")
    table.ann.chooses("respond Asako Diplomat 0 0")
    assert table.ann.choices == ["Asako Diplomat", "Eager Scout", "Doji Whisperer"]
    table.ann.chooses("Eager Scout")
    assert table.ann.choices == ["option 0", "option 1"]
    table.ann.chooses("option 1")
    assert table.piece("Eager Scout").status == DISHONORED


def test_asako_diplomat_gets_nothing_by_losing(table: Scenario) -> None:
    ann, bob = quiet_player("Asako Diplomat"), quiet_player("Doji Whisperer", "Asako Diplomat")
    quiet_fight(table, ann, bob, "political fire", "Asako Diplomat", defenders=("Doji Whisperer",))
    assert table.ann.asked != "respond-or-pass"
    assert table.bob.asked != "respond-or-pass", "hers stayed at home"


def test_meddling_mediator_takes_from_who_declares_twice(table: Scenario) -> None:
    ann = quiet_player("Serene Warrior", "Doji Whisperer")
    bob = quiet_player("Meddling Mediator", fate=0)
    quiet_fight(table, ann, bob, "military earth", "Serene Warrior")
    table.ann.passes()
    table.bob.passes()
    assert table.bob.asked != "act-or-pass"
    attack(table, "political fire", "Doji Whisperer", province="Ancestral Lands")
    assert table.bob.choices == ["pass", "use Meddling Mediator 0"]
    table.bob.chooses("use Meddling Mediator 0")
    assert table.bob.choices == ["option 0", "option 1"]
    table.bob.chooses("option 0")
    assert (table.ann.fate, table.bob.fate) == (4, 1)


def test_radiant_orator_outshines_an_enemy(table: Scenario) -> None:
    ann = quiet_player("Radiant Orator", "Eager Scout")
    bob = quiet_player("Doji Whisperer", "Asako Diplomat", "Eager Scout")
    defenders = ("Doji Whisperer", "Asako Diplomat")
    quiet_fight(table, ann, bob, "political air", "Radiant Orator", "Eager Scout", defenders=defenders)
    assert table.ann.asked != "act-or-pass", "2 glory against 2"
    quiet_fight(table, ann, bob, "political air", "Radiant Orator", "Eager Scout", defenders=defenders[:1])
    table.ann.chooses("use Radiant Orator 0")
    assert table.ann.choices == ["Doji Whisperer"]
    table.ann.chooses("Doji Whisperer")
    assert table.piece("Doji Whisperer").side == AT_HOME


def test_serene_warrior_has_nothing_but_skill(table: Scenario) -> None:
    quiet_fight(table, quiet_player("Serene Warrior"), quiet_player(), "military air", "Serene Warrior")
    assert table.ann.asked == "ring-effect", "it won"
    assert GAME.library.find("Serene Warrior").abilities == ()


def test_shiba_yojimbo_protects_shugenja(table: Scenario) -> None:
    ann = quiet_player("Serene Warrior", hand=["2x Against the Waves"])
    begins(table, ann, quiet_player("Shiba Yōjimbō", "Solemn Scholar"))
    table.ann.chooses("use Against the Waves 0")
    table.ann.chooses("Solemn Scholar")
    table.bob.chooses("respond Shiba Yōjimbō 0 0")
    assert not table.piece("Solemn Scholar").bowed
    table.ann.chooses("use Against the Waves 0")
    table.ann.chooses("Solemn Scholar")
    assert table.piece("Solemn Scholar").bowed, "once per round"


def test_shiba_yojimbo_does_not_protect_others(table: Scenario) -> None:
    ann, bob = quiet_player("Doji Challenger"), quiet_player("Shiba Yōjimbō", "Serene Warrior", "Solemn Scholar")
    quiet_fight(table, ann, bob, "military air", "Doji Challenger")
    table.ann.chooses("use Doji Challenger 0")
    table.ann.chooses("Serene Warrior")
    assert table.piece("Serene Warrior").side != AT_HOME


def test_isawa_masahiro_burns_a_cheap_participant(table: Scenario) -> None:
    ann = quiet_player("Isawa Masahiro", "Serene Warrior")
    bob = quiet_player("Doji Whisperer", "Radiant Orator", "Eager Scout")
    defenders = ("Doji Whisperer", "Radiant Orator")
    quiet_fight(table, ann, bob, "military fire", "Serene Warrior", defenders=defenders)
    table.ann.chooses("use Isawa Masahiro 0")
    assert table.ann.choices == ["Doji Whisperer"], "the orator costs 3, the scout does not participate"
    table.ann.chooses("Doji Whisperer")
    assert not table.in_play("Doji Whisperer")
    assert table.piece("Isawa Masahiro").bowed


@rule("l5r.play-restriction.must-be-observed")
def test_isawa_masahiro_needs_fire(table: Scenario) -> None:
    ann = quiet_player("Isawa Masahiro", "Serene Warrior", hand=["Supernatural Storm"])
    quiet_fight(table, ann, quiet_player("Eager Scout"), "military air", "Serene Warrior", defenders=("Eager Scout",))
    assert table.ann.why_not("Isawa Masahiro") == ["l5r.play-restriction.must-be-observed"]


def test_fearsome_mystic_takes_fate_from_the_less_glorious(table: Scenario) -> None:
    ann = quiet_player("Fearsome Mystic")
    bob = quiet_player("Radiant Orator {fate=1}", "Shiba Tsukune {fate=2}", "Eager Scout {fate=1}")
    defenders = ("Radiant Orator", "Shiba Tsukune")
    quiet_fight(table, ann, bob, "political air", "Fearsome Mystic", defenders=defenders)
    table.bob.passes()
    table.ann.chooses("use Fearsome Mystic 0")
    names = ("Radiant Orator", "Shiba Tsukune", "Eager Scout")
    assert [table.piece(name).fate for name in names] == [0, 2, 1], "3 glory in an air conflict"


@rule("l5r.triggered.must-change-game-state", "l5r.constant.conditional")
def test_fearsome_mystic_has_less_glory_in_other_conflicts(table: Scenario) -> None:
    ann = quiet_player("Fearsome Mystic", hand=["Supernatural Storm"])
    bob = quiet_player("Savvy Politician {fate=1}")
    quiet_fight(table, ann, bob, "political earth", "Fearsome Mystic", defenders=("Savvy Politician",))
    assert table.ann.why_not("Fearsome Mystic") == ["l5r.triggered.must-change-game-state"]


@rule("l5r.play-restriction.must-be-observed")
def test_fearsome_mystic_frightens_nobody_from_home(table: Scenario) -> None:
    ann = quiet_player("Fearsome Mystic", "Serene Warrior", hand=["Supernatural Storm"])
    bob = quiet_player("Eager Scout {fate=1}")
    quiet_fight(table, ann, bob, "political air", "Serene Warrior", defenders=("Eager Scout",))
    assert table.ann.why_not("Fearsome Mystic") == ["l5r.play-restriction.must-be-observed"]


@rule("l5r.play-restriction.must-be-observed")
def test_isawa_atsuko_strengthens_and_weakens(table: Scenario) -> None:
    ann = quiet_player("Isawa Atsuko", "Serene Warrior", "Doji Whisperer", hand=["Supernatural Storm"])
    bob = quiet_player("Shiba Yōjimbō", "Eager Scout")
    quiet_fight(table, ann, bob, "military void", "Serene Warrior", defenders=("Shiba Yōjimbō",))
    table.ann.chooses("use Isawa Atsuko 0")
    assert skills(table, "Serene Warrior") == (4, 3)
    assert skills(table, "Shiba Yōjimbō") == (2, 1)
    assert (skills(table, "Isawa Atsuko"), skills(table, "Doji Whisperer")) == ((3, 3), (0, 3))
    quiet_fight(table, ann, bob, "military air", "Serene Warrior", defenders=("Shiba Yōjimbō",))
    assert table.ann.why_not("Isawa Atsuko") == ["l5r.play-restriction.must-be-observed"]


def test_shiba_tsukune_resolves_two_unclaimed_rings_as_the_conflict_phase_ends(table: Scenario) -> None:
    ann = quiet_player("Shiba Tsukune {bowed=true,fate=1}")
    begins(table, ann, quiet_player("Eager Scout {fate=1,bowed=true}"), ring_owner=[-1, "bob", -1, "ann", -1])
    nobody_acts(table)
    table.ann.chooses("respond Shiba Tsukune 0 0")
    assert table.ann.choices == ["air", "fire", "water"]
    table.ann.chooses("air")
    table.ann.chooses("air-gain")
    assert table.ann.choices == ["pass", "fire", "water"]
    table.ann.chooses("fire")
    table.ann.chooses("fire-honor Shiba Tsukune")
    assert table.ann.honor == 12
    assert table.piece("Shiba Tsukune").status == HONORED
    assert table.ring_owner[AIR] == NOBODY, "they are not claimed by that"


def nobody_attacks(table: Scenario) -> None:
    """The conflict phase goes by: nobody acts or declares a conflict."""
    while table.game.pending[0].prompt in ("act-or-pass", "declare-conflict", "favor-side"):
        table.answer(table.game.pending[0].seat, 0)


@rule("l5r.ring-effect.several-effects-one-at-a-time-1-5")
def test_shiba_tsukune_may_choose_a_ring_that_the_first_one_makes_possible(table: Scenario) -> None:
    ann = quiet_player("Shiba Tsukune {bowed=true,fate=1}")
    begins(table, ann, quiet_player("Eager Scout {fate=1}"), ring_owner=["bob", "bob", -1, -1, -1])
    nobody_attacks(table)
    table.ann.chooses("respond Shiba Tsukune 0 0")
    assert table.ann.choices == ["fire", "void", "water"]
    table.ann.chooses("void")
    table.ann.chooses("void Eager Scout")
    assert table.ann.choices == ["pass", "fire", "water"]
    table.ann.chooses("water")
    assert table.ann.choices == ["pass", "water-ready Shiba Tsukune", "water-bow Eager Scout"]


@rule("l5r.ring-effect.several-effects-one-at-a-time-1-5")
def test_shiba_tsukune_is_asked_after_the_first_effect_what_is_possible_then(table: Scenario) -> None:
    ann = quiet_player("Shiba Tsukune {fate=1}")
    begins(table, ann, quiet_player("Eager Scout {fate=1}"), ring_owner=["bob", "bob", "ann", -1, -1])
    nobody_attacks(table)
    table.ann.chooses("respond Shiba Tsukune 0 0")
    assert table.ann.asked == "ring-effect", "only the void ring has an effect yet"
    table.ann.chooses("void Eager Scout")
    assert table.ann.choices == ["pass", "water"]


@rule("l5r.ring-effect.several-effects-one-at-a-time-1-5")
def test_shiba_tsukune_may_stop_after_one_ring(table: Scenario) -> None:
    ann = quiet_player("Shiba Tsukune {bowed=true,fate=1}")
    begins(table, ann, quiet_player("Eager Scout {fate=1,bowed=true}"))
    nobody_acts(table)
    table.ann.chooses("respond Shiba Tsukune 0 0")
    table.ann.chooses("air")
    table.ann.chooses("air-gain")
    table.ann.passes()
    assert table.ann.honor == 12
    assert table.phase != "conflict"


def test_ishiken_initiate_grows_with_every_claimed_ring(table: Scenario) -> None:
    begins(table, quiet_player("Ishiken Initiate"), quiet_player(), ring_owner=["ann", "bob", -1, "bob", -1])
    assert skills(table, "Ishiken Initiate") == (4, 4)


def test_seeker_of_knowledge_adds_air_to_the_contested_ring(table: Scenario) -> None:
    ann = quiet_player("Seeker of Knowledge", "Fearsome Mystic")
    quiet_fight(table, ann, quiet_player(), "political earth", "Seeker of Knowledge")
    assert table.ann.choices == ["pass", "air-take", "air-gain", "earth"]
    table.ann.chooses("air-gain")
    assert table.ann.honor == 12
    assert table.ring_owner == (NOBODY, 0, NOBODY, NOBODY, NOBODY)


def test_seeker_of_knowledge_adds_nothing_when_defending(table: Scenario) -> None:
    ann, bob = quiet_player("Serene Warrior"), quiet_player("Seeker of Knowledge")
    quiet_fight(table, ann, bob, "military earth", "Serene Warrior", defenders=("Seeker of Knowledge",))
    assert table.ann.choices == ["pass", "earth"]


def test_seeker_of_knowledge_makes_it_an_air_conflict(table: Scenario) -> None:
    ann = quiet_player("Seeker of Knowledge", "Fearsome Mystic", hand=["Supernatural Storm"])
    quiet_fight(table, ann, quiet_player(), "political earth", "Seeker of Knowledge")
    assert glory(table.game, number(table, "Fearsome Mystic")) == 3


@pytest.mark.parametrize("kosori", ["08-kaito-kosori", "08-kaito-kosori@1.0"])
def test_kaito_kosori_helps_from_home_in_air_conflicts(table: Scenario, kosori: str) -> None:
    edition = "1.0" if kosori.endswith("@1.0") else "1.5"
    ann = quiet_player(kosori, "Serene Warrior", hand=["Supernatural Storm"])
    quiet_fight(table, ann, quiet_player(), "military air", "Serene Warrior", edition=edition)
    assert conflict_total(table.game, 0) == 3 + 2
    quiet_fight(table, ann, quiet_player(), "military earth", "Serene Warrior", edition=edition)
    assert conflict_total(table.game, 0) == 3
    bowed = quiet_player(f"{kosori} {{bowed=true}}", "Serene Warrior", hand=["Supernatural Storm"])
    quiet_fight(table, bowed, quiet_player(), "military air", "Serene Warrior", edition=edition)
    assert conflict_total(table.game, 0) == 3


def test_kaito_kosori_does_not_defend_alone_from_home(table: Scenario) -> None:
    ann, bob = quiet_player("Serene Warrior", hand=["Supernatural Storm"]), quiet_player("Kaito Kosori")
    quiet_fight(table, ann, bob, "military air", "Serene Warrior")
    assert conflict_total(table.game, 1) == 0


# ---- Attachments


@rule("l5r.gain.characteristics")
def test_magnificent_kimono_gives_pride(table: Scenario) -> None:
    ann = quiet_player("Serene Warrior #1", 'Magnificent Kimono {on="#1"}')
    quiet_fight(table, ann, quiet_player(), "military fire", "Serene Warrior")
    assert table.piece("Serene Warrior").status == HONORED


@rule("l5r.cannot.absolute")
def test_grasp_of_earth_holds_the_opponents_characters_back(table: Scenario) -> None:
    ann = quiet_player("Solemn Scholar #1", 'Grasp of Earth {on="#1"}', "Serene Warrior")
    hand = ["Seeker of Knowledge", "Fine Katana"]
    bob = quiet_player("Eager Scout", "Doji Whisperer", hand=hand)
    quiet_fight(table, ann, bob, "military air", "Serene Warrior", defenders=("Eager Scout",))
    assert "play Seeker of Knowledge" in table.bob.choices
    assert "play-into-conflict Seeker of Knowledge" in table.bob.choices
    table.bob.passes()
    table.ann.chooses("use Grasp of Earth 0")
    assert table.piece("Grasp of Earth").bowed
    assert table.bob.choices == ["pass", "play Fine Katana"]
    assert table.bob.why_not("Seeker of Knowledge") == ["l5r.cannot.absolute"]


def test_grasp_of_earth_keeps_characters_from_moving_in(table: Scenario) -> None:
    bob = quiet_player("Solemn Scholar #1", 'Grasp of Earth {on="#1"}', "Serene Warrior")
    ann = quiet_player("Doji Challenger", "Shinjo Outrider")
    quiet_fight(table, ann, bob, "military air", "Doji Challenger")
    table.bob.chooses("use Grasp of Earth 0")
    assert "use Shinjo Outrider 0" not in table.ann.choices
    table.ann.chooses("use Doji Challenger 0")
    assert table.ann.choices == ["Solemn Scholar", "Serene Warrior"], "only the opponent's characters are held"


def test_grasp_of_earth_needs_a_shugenja_of_yours(table: Scenario) -> None:
    ann = quiet_player("Solemn Scholar", "Serene Warrior", hand=["Grasp of Earth"])
    begins(table, ann, quiet_player("Adept of the Waves"))
    table.ann.chooses("play Grasp of Earth")
    assert table.ann.choices == ["Solemn Scholar"]


def test_pacifism_keeps_a_character_out_of_military_conflicts(table: Scenario) -> None:
    begins(table, quiet_player("Serene Warrior", hand=["Pacifism"]), quiet_player("Serene Warrior", "Eager Scout"))
    table.ann.chooses("play Pacifism")
    table.ann.chooses("Serene Warrior")
    assert "declare military air" not in table.ann.choices
    assert "declare political air" in table.ann.choices


@rule("l5r.play-restriction.must-be-observed")
def test_pacifism_is_not_played_during_a_conflict(table: Scenario) -> None:
    ann = quiet_player("Solemn Scholar", hand=["Pacifism", "Supernatural Storm"])
    quiet_fight(table, ann, quiet_player(), "military air", "Solemn Scholar")
    assert table.ann.why_not("Pacifism") == ["l5r.play-restriction.must-be-observed"]


# ---- Events


def test_supernatural_storm_counts_your_shugenja(table: Scenario) -> None:
    ann = quiet_player("Serene Warrior", "Solemn Scholar", "Adept of the Waves", hand=["Supernatural Storm"])
    bob = quiet_player("Isawa Masahiro", "Eager Scout")
    quiet_fight(table, ann, bob, "military air", "Serene Warrior", defenders=("Eager Scout",))
    table.ann.chooses("use Supernatural Storm 0")
    assert table.ann.choices == ["Serene Warrior", "Eager Scout"]
    table.ann.chooses("Serene Warrior")
    assert skills(table, "Serene Warrior") == (5, 4)


@rule("l5r.max.counts-for-all-copies", "l5r.cannot.absolute")
def test_way_of_the_phoenix_forbids_conflicts_of_an_element(table: Scenario) -> None:
    begins(
        table,
        quiet_player("Eager Scout", hand=["2x Way of the Phoenix"]),
        quiet_player("Serene Warrior {status=1}", hand=["Voice of Honor"]),
    )
    table.ann.chooses("use Way of the Phoenix 0")
    table.ann.chooses("void")
    assert table.bob.asked == "respond-or-pass", "the ring is chosen before the effects initiate"
    table.bob.passes()
    assert table.ann.why_not("Way of the Phoenix") == ["l5r.max.counts-for-all-copies"]
    assert "declare military void" in table.ann.choices
    table.ann.passes()
    assert "declare military void" not in table.bob.choices
    assert "declare military fire" in table.bob.choices


def test_against_the_waves_bows_or_readies_a_shugenja(table: Scenario) -> None:
    hand = ["2x Against the Waves"]
    begins(table, quiet_player("Serene Warrior", "Solemn Scholar", hand=hand), quiet_player())
    table.ann.chooses("use Against the Waves 0")
    assert table.ann.choices == ["Solemn Scholar"]
    table.ann.chooses("Solemn Scholar")
    assert table.piece("Solemn Scholar").bowed
    table.ann.chooses("use Against the Waves 0")
    table.ann.chooses("Solemn Scholar")
    assert not table.piece("Solemn Scholar").bowed


@rule("l5r.switch.both-must-exist", "l5r.triggered.must-change-game-state")
def test_know_the_world_switches_a_claimed_ring(table: Scenario) -> None:
    ann = quiet_player("Eager Scout", hand=["Know the World"])
    rings: dict[str, Any] = {"ring_owner": ["ann", "bob", -1, -1, -1], "ring_fate": [0, 0, 0, 2, 0]}
    begins(table, ann, quiet_player(), **rings)
    table.ann.chooses("use Know the World 0")
    assert table.ann.choices == ["switch-rings air fire", "switch-rings air void", "switch-rings air water"]
    table.ann.chooses("switch-rings air void")
    assert table.ring_owner == (NOBODY, 1, NOBODY, 0, NOBODY)
    assert table.ann.fate == 5 - 1 + 2
    assert table.ring_fate[VOID] == 0
    begins(table, ann, quiet_player(), ring_owner=[-1, "bob", -1, -1, -1])
    assert table.ann.why_not("Know the World") == ["l5r.triggered.must-change-game-state"]


def test_display_of_power_takes_the_ring_from_the_winner(table: Scenario) -> None:
    ann, bob = quiet_player("Serene Warrior"), quiet_player("Eager Scout", hand=["Display of Power"])
    quiet_fight(table, ann, bob, "military air", "Serene Warrior")
    table.bob.chooses("respond Display of Power 0 0")
    assert table.bob.honor == 9, "the conflict was unopposed"
    table.bob.chooses("air-gain")
    assert (table.ann.honor, table.bob.honor) == (10, 11)
    assert table.ring_owner[AIR] == 1


def test_display_of_power_needs_an_unopposed_conflict(table: Scenario) -> None:
    ann, bob = quiet_player("Serene Warrior"), quiet_player("Eager Scout", hand=["Display of Power"])
    quiet_fight(table, ann, bob, "military air", "Serene Warrior", defenders=("Eager Scout",))
    assert table.bob.asked != "respond-or-pass"
    assert table.ann.asked == "ring-effect"
