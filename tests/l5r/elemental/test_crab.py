"""The cards of the Crab Clan in the Elemental cycle."""

from __future__ import annotations

import pytest

from nefrit.l5r.constants import ATTACKING, DEFENDING, EARTH, HONORED, MILITARY, NOBODY, ORDINARY, WATER
from nefrit.l5r.game import GAME
from nefrit.l5r.keywords import has_keyword
from nefrit.l5r.values import conflict_total, skill, strength
from nefrit.testing import Scenario, rule
from tests.l5r.core.fights import begins, nobody_acts, number, quiet_fight, quiet_player, skills

__all__ = ["GAME"]

HERE = "Ancestral Lands"
WASTE = "Flooded Waste {slot=0} [known to bob]"


# ---- Flooded Waste


@rule("l5r.simultaneous.resolve-together")
def test_flooded_waste_bows_all_attackers_when_it_is_revealed(table: Scenario) -> None:
    bob = quiet_player("Serene Warrior", provinces=[WASTE])
    begins(table, quiet_player("Eager Scout", "Doji Whisperer", "Brash Samurai"), bob)
    table.ann.chooses("declare political air")
    table.ann.chooses("Flooded Waste")
    table.ann.chooses("Eager Scout", "Doji Whisperer")
    assert table.bob.choices == ["pass", "respond Flooded Waste 0 0"]
    table.bob.chooses("respond Flooded Waste 0 0")
    names = ("Eager Scout", "Doji Whisperer", "Brash Samurai", "Serene Warrior")
    assert [table.piece(name).bowed for name in names] == [True, True, False, False]
    assert table.piece("Doji Whisperer").side == ATTACKING, "bowed characters still participate"


def test_flooded_waste_that_lies_faceup_bows_nobody(table: Scenario) -> None:
    begins(table, quiet_player("Doji Whisperer"), quiet_player(provinces=["Flooded Waste {slot=0}"]))
    table.ann.chooses("declare political air")
    table.ann.chooses("Flooded Waste")
    table.ann.chooses("Doji Whisperer")
    assert table.ann.asked == "ring-effect"


def test_flooded_waste_need_not_bow_anybody(table: Scenario) -> None:
    begins(table, quiet_player("Doji Whisperer"), quiet_player(provinces=[WASTE]))
    table.ann.chooses("declare political air")
    table.ann.chooses("Flooded Waste")
    table.ann.chooses("Doji Whisperer")
    table.bob.passes()
    assert table.ann.asked == "ring-effect", "the whisperer has won"


@rule("l5r.constant.conditional")
@pytest.mark.parametrize("alone", [False, True])
def test_flooded_waste_is_blank_when_a_cautious_scout_attacks_it_alone(table: Scenario, alone: bool) -> None:
    begins(table, quiet_player("Cautious Scout", "Doji Whisperer"), quiet_player(provinces=[WASTE]))
    table.ann.chooses("declare military air")
    table.ann.chooses("Flooded Waste")
    table.ann.chooses(*["Cautious Scout", "Doji Whisperer"][: 1 if alone else 2])
    assert (table.bob.asked == "respond-or-pass") == (not alone)


# ---- Kuni Laboratory


def test_kuni_laboratory_makes_everybody_stronger_and_costs_honor(table: Scenario) -> None:
    ann = quiet_player("Eager Scout", "Doji Whisperer", "Matsu Berserker", holdings=["Kuni Laboratory {slot=0}"])
    bob = quiet_player("Hiruma Yōjimbō")
    table.position("3.1", ann=ann, bob=bob, first="ann")
    names = ("Eager Scout", "Doji Whisperer", "Matsu Berserker", "Hiruma Yōjimbō")
    assert [skills(table, name) for name in names] == [(1, 1), (1, 4), (4, 0), (4, 3)], "a dash stays a dash"
    assert (table.ann.honor, table.bob.honor) == (9, 10), "nobody was asked"


def test_kuni_laboratory_costs_nothing_in_other_phases(table: Scenario) -> None:
    ann = quiet_player("Eager Scout", holdings=["Kuni Laboratory {slot=0}"])
    table.position("4.1", ann=ann, bob=quiet_player(), first="ann")
    assert table.ann.honor == 10


def test_two_laboratories_cost_two_honor(table: Scenario) -> None:
    ann = quiet_player("Eager Scout", holdings=["Kuni Laboratory {slot=0}", "Kuni Laboratory {slot=1}"])
    table.position("3.1", ann=ann, bob=quiet_player(), first="ann")
    assert skills(table, "Eager Scout") == (2, 2)
    nobody_acts(table)
    while table.ann.asked == "choose-next" or table.ann.asked == "order":
        table.ann.chooses(table.ann.choices[0])
    assert table.ann.honor == 8


# ---- Third Tower Guard


@pytest.mark.parametrize(("ring", "owner", "military"), [(EARTH, 0, 3), (WATER, 0, 3), (0, 0, 1), (EARTH, 1, 1)])
def test_third_tower_guard_is_stronger_with_earth_or_water(
    table: Scenario, ring: int, owner: int, military: int
) -> None:
    rings = [owner if element == ring else NOBODY for element in range(5)]
    begins(table, quiet_player("Third Tower Guard"), quiet_player(), ring_owner=rings)
    assert skills(table, "Third Tower Guard") == (military, 1)


def test_third_tower_guard_gets_no_more_for_both_rings(table: Scenario) -> None:
    begins(table, quiet_player("Third Tower Guard"), quiet_player(), ring_owner=[NOBODY, 0, NOBODY, NOBODY, 0])
    assert skills(table, "Third Tower Guard") == (3, 1)


@rule("l5r.constant.conditional")
def test_third_tower_guard_of_a_new_controller_asks_for_the_rings_of_that_player(table: Scenario) -> None:
    ann = quiet_player("Eager Scout", hand=["Blackmail"], honor=5)
    bob = quiet_player("Third Tower Guard")
    rings = [NOBODY, 1, NOBODY, NOBODY, NOBODY]
    quiet_fight(table, ann, bob, "military air", "Eager Scout", defenders=("Third Tower Guard",), ring_owner=rings)
    assert skills(table, "Third Tower Guard") == (3, 1)
    table.ann.chooses("use Blackmail 0")
    table.ann.chooses("Third Tower Guard")
    assert skills(table, "Third Tower Guard") == (1, 1)


@rule("l5r.modifier.continuous-update")
def test_third_tower_guard_wins_strength_with_the_ring_it_claims(table: Scenario) -> None:
    quiet_fight(table, quiet_player("Third Tower Guard"), quiet_player(), "military earth", "Third Tower Guard")
    assert table.ann.asked == "ring-effect"
    table.ann.passes()
    assert skills(table, "Third Tower Guard") == (3, 1)


# ---- Tainted Hero


def test_tainted_hero_fights_once_its_text_is_paid_away(table: Scenario) -> None:
    begins(table, quiet_player("Tainted Hero", "Eager Scout"), quiet_player("Doji Whisperer"))
    table.ann.chooses("use Tainted Hero 0")
    assert table.ann.choices == ["Tainted Hero", "Eager Scout"]
    table.ann.chooses("Eager Scout")
    table.ann.chooses("declare military air")
    table.ann.chooses(HERE)
    table.ann.chooses("Tainted Hero")
    assert table.piece("Tainted Hero").side == ATTACKING


def test_tainted_hero_is_declared_neither_to_attack_nor_to_defend(table: Scenario) -> None:
    begins(table, quiet_player("Tainted Hero", "Eager Scout"), quiet_player("Tainted Hero"))
    nobody_acts(table)
    table.ann.chooses("declare military air")
    table.ann.chooses(HERE)
    assert table.ann.choices == ["Eager Scout"]
    table.ann.chooses("Eager Scout")
    assert table.bob.asked == "act-or-pass", "nobody can be declared to defend"


@rule("l5r.blank.text-box")
def test_a_blank_tainted_hero_keeps_its_traits_and_cannot_pay_again(table: Scenario) -> None:
    ann = quiet_player("Tainted Hero #1", "2x Eager Scout", hand=["Wicked Tetsubō"])
    begins(table, ann, quiet_player())
    table.ann.chooses("use Tainted Hero 0")
    table.ann.chooses("Eager Scout")
    assert "use Tainted Hero 0" not in table.ann.choices
    table.ann.chooses("play Wicked Tetsubō")
    assert table.ann.choices == ["Tainted Hero"], "a Berserker still"


def test_tainted_hero_can_be_moved_into_a_conflict(table: Scenario) -> None:
    ann = quiet_player("Eager Scout", "Tainted Hero", holdings=["Favorable Ground {slot=0}"])
    quiet_fight(table, ann, quiet_player(), "military air", "Eager Scout")
    table.ann.chooses("use Favorable Ground 0")
    table.ann.chooses("Tainted Hero")
    assert table.piece("Tainted Hero").side == ATTACKING


# ---- Yasuki Broker


def test_yasuki_broker_gives_courtesy_and_sincerity_while_it_participates(table: Scenario) -> None:
    ann = quiet_player("Yasuki Broker", "Eager Scout", holdings=["Funeral Pyre {slot=0}"])
    quiet_fight(table, ann, quiet_player("Doji Whisperer"), "political air", "Yasuki Broker")
    having = [
        [word for word in ("courtesy", "sincerity") if has_keyword(table.game, number(table, name), word)]
        for name in ("Yasuki Broker", "Eager Scout", "Doji Whisperer")
    ]
    assert having == [["courtesy", "sincerity"], ["courtesy", "sincerity"], []]
    table.ann.chooses("use Funeral Pyre 0")
    table.ann.chooses("Eager Scout")
    table.ann.chooses("respond Eager Scout 0 0")
    assert table.ann.fate == 6
    assert len(table.ann.hand) == 2, "one by sincerity, one by the pyre"


@rule("l5r.constant.conditional")
def test_yasuki_broker_at_home_gives_nothing(table: Scenario) -> None:
    ann = quiet_player("Yasuki Broker", "Eager Scout", "Kaiu Envoy", holdings=["Funeral Pyre {slot=0}"])
    quiet_fight(table, ann, quiet_player(), "military air", "Eager Scout")
    table.ann.chooses("use Funeral Pyre 0")
    table.ann.chooses("Eager Scout")
    assert (table.ann.fate, len(table.ann.hand)) == (5, 1)


@rule("l5r.keyword.not-cumulative")
def test_who_is_courteous_already_is_not_paid_twice_by_yasuki_broker(table: Scenario) -> None:
    ann = quiet_player("2x Yasuki Broker", "Kaiu Envoy", holdings=["Funeral Pyre {slot=0}"])
    quiet_fight(table, ann, quiet_player(), "political air", "Yasuki Broker", "Yasuki Broker")
    table.ann.chooses("use Funeral Pyre 0")
    table.ann.chooses("Kaiu Envoy")
    table.ann.chooses("respond Kaiu Envoy 0 0")
    assert (table.ann.fate, len(table.ann.hand)) == (6, 2)


def test_yasuki_broker_that_leaves_is_paid_for_itself(table: Scenario) -> None:
    ann = quiet_player("Yasuki Broker", holdings=["Funeral Pyre {slot=0}"])
    quiet_fight(table, ann, quiet_player(), "political air", "Yasuki Broker")
    table.ann.chooses("use Funeral Pyre 0")
    table.ann.chooses("Yasuki Broker")
    table.ann.chooses("respond Yasuki Broker 0 0")
    assert (table.ann.fate, len(table.ann.hand)) == (6, 2)


def test_yasuki_broker_makes_no_attachments_courteous(table: Scenario) -> None:
    ann = quiet_player("Yasuki Broker #1", 'Fine Katana {on="#1"}', "Miya Mystic")
    quiet_fight(table, ann, quiet_player(), "political air", "Yasuki Broker")
    table.ann.chooses("use Miya Mystic 0")
    table.ann.chooses("respond Miya Mystic 1 0")
    table.ann.chooses("Fine Katana")
    assert (table.ann.fate, len(table.ann.hand)) == (6, 1), "for the mystic, and nothing for the katana"


# ---- Wicked Tetsubō


@pytest.mark.parametrize(("option", "left"), [(0, (0, 2 + 4)), (1, (3 + 4, 0))])
def test_wicked_tetsubo_takes_one_skill_of_a_defender_away(table: Scenario, option: int, left: tuple[int, int]) -> None:
    ann = quiet_player("Matsu Berserker #1", 'Wicked Tetsubō {on="#1"}', "Eager Scout", hand=["Banzai!"])
    bob = quiet_player("Serene Warrior {status=1}", "Doji Whisperer")
    quiet_fight(table, ann, bob, "military air", "Matsu Berserker", defenders=("Serene Warrior",))
    table.ann.chooses("use Wicked Tetsubō 0")
    assert table.ann.choices == ["Serene Warrior"], "neither who stays at home nor who attacks"
    table.ann.chooses("Serene Warrior")
    table.ann.chooses(table.ann.choices[option])
    assert skills(table, "Serene Warrior") == left


def test_wicked_tetsubo_is_for_berserkers_and_for_attackers(table: Scenario) -> None:
    ann = quiet_player("Matsu Berserker", "Eager Scout", hand=["Wicked Tetsubō"])
    begins(table, ann, quiet_player("Vengeful Berserker", "Serene Warrior"))
    table.ann.chooses("play Wicked Tetsubō")
    assert table.ann.choices == ["Matsu Berserker", "Vengeful Berserker"]
    bob = quiet_player("Matsu Berserker #1", 'Wicked Tetsubō {on="#1"}', hand=["Levy"])
    quiet_fight(table, quiet_player("Eager Scout"), bob, "military air", "Eager Scout", defenders=("Matsu Berserker",))
    assert table.bob.why_not("Wicked Tetsubō") == ["l5r.play-restriction.must-be-observed"]


@rule("l5r.restricted.max-two")
def test_wicked_tetsubo_is_restricted(table: Scenario) -> None:
    ann = quiet_player("Matsu Berserker #1", '2x Fine Katana {on="#1"}', hand=["Wicked Tetsubō"])
    begins(table, ann, quiet_player())
    table.ann.chooses("play Wicked Tetsubō")
    table.ann.chooses("Matsu Berserker")
    assert table.ann.choices == ["Fine Katana", "Fine Katana"], "one of the others must go"


@rule("l5r.dash.not-modifiable")
def test_wicked_tetsubo_sets_no_dash(table: Scenario) -> None:
    ann = quiet_player("Matsu Berserker #1", 'Wicked Tetsubō {on="#1"}')
    bob = quiet_player("Vengeful Berserker")
    quiet_fight(table, ann, bob, "military air", "Matsu Berserker", defenders=("Vengeful Berserker",))
    table.ann.chooses("use Wicked Tetsubō 0")
    table.ann.chooses("Vengeful Berserker")
    assert skills(table, "Vengeful Berserker") == (0, 0), "there was nothing to select"


@rule("l5r.modifier.set-overrides")
def test_what_wicked_tetsubo_has_set_is_not_raised_any_more(table: Scenario) -> None:
    ann = quiet_player("Matsu Berserker #1", 'Wicked Tetsubō {on="#1"}')
    bob = quiet_player("Serene Warrior", hand=["Banzai!"])
    quiet_fight(table, ann, bob, "military air", "Matsu Berserker", defenders=("Serene Warrior",))
    table.bob.passes()
    table.ann.chooses("use Wicked Tetsubō 0")
    table.ann.chooses("Serene Warrior")
    table.ann.chooses(table.ann.choices[0])
    table.bob.chooses("use Banzai! 0")
    table.bob.chooses("Serene Warrior")
    table.bob.chooses("no")
    assert skill(table.game, number(table, "Serene Warrior"), MILITARY) == 0


# ---- Pragmatism


def test_pragmatism_helps_who_has_less_honor(table: Scenario) -> None:
    ann = quiet_player("Doji Whisperer #1", 'Pragmatism {on="#1"}', honor=9, hand=["Way of the Crane", "Levy"])
    bob = quiet_player("Serene Warrior", hand=["Way of the Scorpion"])
    quiet_fight(table, ann, bob, "political fire", "Doji Whisperer", defenders=("Serene Warrior",))
    assert skills(table, "Doji Whisperer") == (2, 5)
    assert table.ann.why_not("Way of the Crane") == ["l5r.target.insufficient-targets"]
    table.bob.chooses("use Way of the Scorpion 0")
    assert table.bob.choices == ["Serene Warrior"]
    table.bob.chooses("Serene Warrior")
    nobody_acts(table)
    assert table.ann.choices == ["pass", "fire-honor Serene Warrior"], "and the ring does nothing to her, either"


@pytest.mark.parametrize("honor", [10, 11])
def test_pragmatism_is_a_plain_attachment_for_who_has_no_less_honor(table: Scenario, honor: int) -> None:
    ann = quiet_player("Doji Whisperer #1", 'Pragmatism {on="#1"}', honor=honor, hand=["Way of the Crane"])
    begins(table, ann, quiet_player())
    assert skills(table, "Doji Whisperer") == (1, 4)
    table.ann.chooses("use Way of the Crane 0")
    table.ann.chooses("Doji Whisperer")
    assert table.piece("Doji Whisperer").status == HONORED


def test_pragmatism_is_played_on_ones_own_characters(table: Scenario) -> None:
    begins(table, quiet_player("Eager Scout", hand=["Pragmatism"]), quiet_player("Doji Whisperer"))
    table.ann.chooses("play Pragmatism")
    assert table.ann.choices == ["Eager Scout"]


@rule("l5r.cannot.absolute")
def test_who_is_pragmatic_takes_no_pride(table: Scenario) -> None:
    ann = quiet_player("Miwaku Kabe Guard #1", 'Pragmatism {on="#1"}', honor=9)
    quiet_fight(table, ann, quiet_player(), "military air", "Miwaku Kabe Guard")
    assert table.piece("Miwaku Kabe Guard").status == ORDINARY


@rule("l5r.cannot.absolute")
def test_an_honored_character_that_is_pragmatic_stays_honored(table: Scenario) -> None:
    """Other than under Steward of Law: it cannot be dishonored at all."""
    ann = quiet_player("Doji Whisperer #1 {status=1}", 'Pragmatism {on="#1"}', honor=9)
    bob = quiet_player("Brash Samurai", hand=["Way of the Scorpion"])
    quiet_fight(table, ann, bob, "political air", "Doji Whisperer", defenders=("Brash Samurai",))
    table.bob.chooses("use Way of the Scorpion 0")
    assert table.bob.choices == ["Brash Samurai"]


# ---- Spreading the Darkness


def test_spreading_the_darkness_strengthens_and_hides_a_character(table: Scenario) -> None:
    ann = quiet_player("Eager Scout", "Doji Whisperer", "Brash Samurai", hand=["Spreading the Darkness", "Banzai!"])
    bob = quiet_player("Serene Warrior", hand=["Way of the Scorpion", "Court Games"])
    quiet_fight(table, ann, bob, "military air", "Eager Scout", "Doji Whisperer", defenders=("Serene Warrior",))
    table.bob.passes()
    table.ann.chooses("use Spreading the Darkness 0")
    assert table.ann.choices == ["Eager Scout", "Doji Whisperer"]
    table.ann.chooses("Eager Scout")
    assert table.ann.honor == 8
    assert skills(table, "Eager Scout") == (4, 0)
    table.bob.chooses("use Way of the Scorpion 0")
    assert "Eager Scout" not in table.bob.choices
    assert "Doji Whisperer" in table.bob.choices
    table.bob.chooses("Doji Whisperer")
    table.ann.chooses("use Banzai! 0")
    assert "Eager Scout" in table.ann.choices, "one's own effects may choose it"


def test_spreading_the_darkness_costs_two_honor(table: Scenario) -> None:
    ann = quiet_player("Eager Scout", hand=["Spreading the Darkness"], honor=1)
    quiet_fight(table, ann, quiet_player(hand=["Levy"]), "military air", "Eager Scout")
    assert table.ann.why_not("Spreading the Darkness") == ["l5r.triggered.cost-must-be-payable"]
    begins(table, quiet_player("Eager Scout", hand=["Spreading the Darkness"]), quiet_player())
    assert "l5r.target.insufficient-targets" in table.ann.why_not("Spreading the Darkness"), "nobody participates"


@rule("l5r.win.zero-honor")
def test_who_pays_the_last_honor_for_the_darkness_loses(table: Scenario) -> None:
    ann = quiet_player("Eager Scout", hand=["Spreading the Darkness"], honor=2)
    quiet_fight(table, ann, quiet_player(), "military air", "Eager Scout", round=1)
    table.ann.chooses("use Spreading the Darkness 0")
    assert table.winners == ["bob"]


def test_a_ring_effect_may_choose_who_is_hidden_by_the_darkness(table: Scenario) -> None:
    bob = quiet_player("Hiruma Yōjimbō", "Staunch Hida")
    ann = quiet_player("Eager Scout {fate=1}", hand=["Spreading the Darkness"])
    quiet_fight(table, ann, bob, "military void", "Eager Scout", defenders=("Hiruma Yōjimbō", "Staunch Hida"))
    table.ann.chooses("use Spreading the Darkness 0")
    table.ann.chooses("Eager Scout")
    table.bob.chooses("respond Staunch Hida 0 0")
    assert "void Eager Scout" in table.bob.choices, "a ring effect is no card ability"


# ---- Fight On


def test_fight_on_readies_a_character_and_moves_it_in(table: Scenario) -> None:
    bob = quiet_player("Hiruma Yōjimbō {bowed=true}", "Eager Scout", "Otomo Courtier {bowed=true}", hand=["Fight On"])
    quiet_fight(
        table,
        quiet_player("Brash Samurai {fate=1}", "Doji Whisperer {bowed=true}"),
        bob,
        "military air",
        "Brash Samurai",
    )
    table.bob.chooses("use Fight On 0")
    assert table.bob.choices == ["Hiruma Yōjimbō", "Otomo Courtier"]
    table.bob.chooses("Hiruma Yōjimbō")
    assert not table.piece("Hiruma Yōjimbō").bowed
    assert table.piece("Hiruma Yōjimbō").side == DEFENDING
    assert conflict_total(table.game, 1) == 4


def test_fight_on_is_for_the_defending_player(table: Scenario) -> None:
    ann = quiet_player("Eager Scout", "Hiruma Yōjimbō {bowed=true}", hand=["Fight On", "Levy"])
    quiet_fight(table, ann, quiet_player(), "military air", "Eager Scout")
    assert table.ann.why_not("Fight On") == ["l5r.play-restriction.must-be-observed"]
    begins(table, ann, quiet_player())
    assert table.ann.why_not("Fight On") == ["l5r.play-restriction.must-be-observed"]


@rule("l5r.effect.resolve-as-much-as-possible")
def test_fight_on_readies_who_cannot_come(table: Scenario) -> None:
    bob = quiet_player("Otomo Courtier {bowed=true}", "Serene Warrior {bowed=true}", hand=["Fight On"])
    quiet_fight(table, quiet_player("Brash Samurai"), bob, "military air", "Brash Samurai", defenders=())
    table.bob.chooses("use Fight On 0")
    table.bob.chooses("Otomo Courtier")
    assert not table.piece("Otomo Courtier").bowed
    assert table.piece("Otomo Courtier").side == 0, "it has a dash"


def test_fight_on_readies_a_bowed_defender_where_it_stands(table: Scenario) -> None:
    bob = quiet_player("Serene Warrior", hand=["Fight On", "Levy"])
    ann = quiet_player("Doji Whisperer", "Brash Samurai", hand=["For Shame!"])
    quiet_fight(table, ann, bob, "military air", "Brash Samurai", "Doji Whisperer", defenders=("Serene Warrior",))
    table.bob.passes()
    table.ann.chooses("use For Shame! 0")
    table.ann.chooses("Serene Warrior")
    table.bob.chooses(table.bob.choices[1])
    assert table.piece("Serene Warrior").bowed
    table.bob.chooses("use Fight On 0")
    table.bob.chooses("Serene Warrior")
    assert not table.piece("Serene Warrior").bowed
    assert table.piece("Serene Warrior").side == DEFENDING


# ---- Kuni Yori


def test_kuni_yori_strengthens_everybody_during_earth_conflicts(table: Scenario) -> None:
    ann = quiet_player("Kuni Yori", "Eager Scout", "Doji Whisperer", hand=["Levy"])
    bob = quiet_player("Serene Warrior")
    names = ("Kuni Yori", "Eager Scout", "Doji Whisperer", "Serene Warrior")
    quiet_fight(table, ann, bob, "political earth", "Doji Whisperer")
    assert [skills(table, name) for name in names] == [(5, 5), (1, 1), (1, 4), (3, 2)], "also who stays at home"
    quiet_fight(table, ann, bob, "political air", "Doji Whisperer")
    assert [skills(table, name) for name in names] == [(4, 4), (0, 0), (0, 3), (3, 2)]


def test_kuni_yori_makes_a_player_of_your_choice_discard_at_random(table: Scenario) -> None:
    ann = quiet_player("Kuni Yori", "Eager Scout", hand=["Fine Katana"])
    bob = quiet_player(hand=["Ornate Fan"], fate=0)
    quiet_fight(table, ann, bob, "military air", "Eager Scout")
    table.bob.passes()
    table.ann.chooses("use Kuni Yori 0")
    assert len(table.ann.choices) == 2
    table.ann.chooses(table.ann.choices[1])
    assert (table.ann.hand, table.bob.hand) == (["Fine Katana"], [])
    assert table.ann.honor == 9
    quiet_fight(table, ann, bob, "military air", "Eager Scout")
    table.bob.passes()
    table.ann.chooses("use Kuni Yori 0")
    table.ann.chooses(table.ann.choices[0])
    assert (table.ann.hand, table.bob.hand) == ([], ["Ornate Fan"])


@rule("l5r.select.must-change-game-state")
def test_kuni_yori_chooses_no_player_without_cards(table: Scenario) -> None:
    quiet_fight(table, quiet_player("Kuni Yori"), quiet_player(hand=["Levy"]), "military air", "Kuni Yori")
    table.bob.passes()
    table.ann.chooses("use Kuni Yori 0")
    assert table.bob.hand == [], "there was nobody else to choose"
    quiet_fight(table, quiet_player("Kuni Yori"), quiet_player(), "military air", "Kuni Yori")
    assert table.ann.asked == "ring-effect"


def test_kuni_yori_needs_a_conflict_and_an_honor(table: Scenario) -> None:
    ann = quiet_player("Kuni Yori", hand=["Levy"])
    begins(table, ann, quiet_player())
    assert table.ann.why_not("Kuni Yori") == ["l5r.play-restriction.must-be-observed"]
    quiet_fight(table, quiet_player("Kuni Yori", hand=["Levy"], honor=0), quiet_player(), "military air", "Kuni Yori")
    assert table.ann.why_not("Kuni Yori") == ["l5r.triggered.cost-must-be-payable"]


# ---- Hiruma Outpost


def declare_against(table: Scenario, province: str) -> None:
    """Ann attacks a province of Bob with her only character."""
    nobody_acts(table)
    table.ann.chooses("declare military air")
    table.ann.chooses(province)
    table.ann.chooses("Brash Samurai")


def test_hiruma_outpost_shames_who_attacks_a_province_without_a_holding(table: Scenario) -> None:
    begins(table, quiet_player("Brash Samurai"), quiet_player(holdings=["Hiruma Outpost {slot=1}"]))
    declare_against(table, HERE)
    assert table.bob.choices == ["pass", "respond Hiruma Outpost 0 0"]
    table.bob.chooses("respond Hiruma Outpost 0 0")
    assert table.ann.honor == 9


def test_hiruma_outpost_lets_attacks_on_provinces_with_holdings_pass(table: Scenario) -> None:
    holdings = ["Hiruma Outpost {slot=1}", "Imperial Storehouse {slot=0}"]
    for province in (HERE, "Entrenched Position"):
        begins(table, quiet_player("Brash Samurai"), quiet_player(holdings=holdings))
        declare_against(table, province)
        assert table.bob.asked != "respond-or-pass"


def test_hiruma_outpost_does_not_mind_its_own_players_attacks(table: Scenario) -> None:
    begins(table, quiet_player("Brash Samurai", holdings=["Hiruma Outpost {slot=1}"]), quiet_player())
    declare_against(table, HERE)
    assert table.ann.asked != "respond-or-pass"


def test_hiruma_outpost_in_a_broken_province_shames_nobody(table: Scenario) -> None:
    provinces = [f"{HERE} {{slot=0}}", "Manicured Garden {slot=1, broken=true}", "Pilgrimage {slot=2}"]
    bob = quiet_player(provinces=provinces, holdings=["Hiruma Outpost {slot=1}"])
    begins(table, quiet_player("Brash Samurai"), bob)
    declare_against(table, HERE)
    assert table.bob.asked != "respond-or-pass"


# ---- Apprentice Earthcaller


def test_apprentice_earthcaller_sets_an_attackers_skills_to_the_printed_ones(table: Scenario) -> None:
    ann = quiet_player(
        "Brash Samurai {status=1}", "Doji Whisperer #1", 'Ornate Fan {on="#1"}', "Serene Warrior", hand=["Banzai!"]
    )
    bob = quiet_player("Apprentice Earthcaller", "Eager Scout")
    attackers = ("Brash Samurai", "Doji Whisperer")
    quiet_fight(table, ann, bob, "military air", *attackers, defenders=("Eager Scout",))
    assert skills(table, "Brash Samurai") == (4, 3)
    table.bob.chooses("use Apprentice Earthcaller 0")
    assert table.bob.choices == ["Brash Samurai"], "an attacker without attachments"
    table.bob.chooses("Brash Samurai")
    assert skills(table, "Brash Samurai") == (2, 1)
    table.ann.chooses("use Banzai! 0")
    table.ann.chooses("Brash Samurai")
    table.ann.chooses("no")
    assert skills(table, "Brash Samurai") == (2, 1), "what is set is not changed any more"


def test_apprentice_earthcaller_needs_an_attacker_without_attachments(table: Scenario) -> None:
    bob = quiet_player("Apprentice Earthcaller", "Eager Scout", hand=["Levy"])
    begins(table, quiet_player("Eager Scout"), bob)
    assert "l5r.play-restriction.must-be-observed" in table.bob.why_not("Apprentice Earthcaller")
    ann = quiet_player("Doji Whisperer #1", 'Ornate Fan {on="#1"}')
    quiet_fight(table, ann, bob, "military air", "Doji Whisperer", defenders=("Eager Scout",))
    assert table.bob.why_not("Apprentice Earthcaller") == ["l5r.target.insufficient-targets"]


@rule("l5r.dash.not-modifiable", "l5r.modifier.latest-set-wins")
def test_apprentice_earthcaller_leaves_a_dash_a_dash(table: Scenario) -> None:
    ann = quiet_player("Matsu Berserker {status=1}")
    bob = quiet_player("Apprentice Earthcaller", "Eager Scout")
    quiet_fight(table, ann, bob, "military air", "Matsu Berserker", defenders=("Eager Scout",))
    table.bob.chooses("use Apprentice Earthcaller 0")
    table.bob.chooses("Matsu Berserker")
    assert skills(table, "Matsu Berserker") == (3, 0)


# ---- Hiruma Kogoe

DECK = {"conflict-deck": ["Fine Katana", "Ornate Fan", "Banzai!", "Levy", "Rebuild"]}


def draw_phase(table: Scenario, honor: int, **things: object) -> None:
    """The draw phase begins; Ann has Hiruma Kogoe and so much honor, Bob has 10."""
    ann = quiet_player("Hiruma Kogoe", honor=honor, **{**DECK, **things})
    table.position("2.1", ann=ann, bob=quiet_player(), first="ann")


@rule("l5r.search.look-privately")
def test_hiruma_kogoe_puts_the_top_of_the_deck_in_order(table: Scenario) -> None:
    draw_phase(table, 9)
    assert table.ann.choices == ["pass", "respond Hiruma Kogoe 0 0"]
    table.ann.chooses("respond Hiruma Kogoe 0 0")
    assert table.ann.choices == ["Fine Katana", "Ornate Fan", "Banzai!"]
    table.ann.orders("Banzai!", "Fine Katana", "Ornate Fan")
    assert table.ann.cards_in("conflict-deck") == ["Banzai!", "Fine Katana", "Ornate Fan", "Levy", "Rebuild"]
    top = number(table, "Banzai!")
    assert (table.game.knows(0, top), table.game.knows(1, top)) == (True, False)


@pytest.mark.parametrize("honor", [10, 11])
def test_hiruma_kogoe_looks_only_for_who_has_less_honor(table: Scenario, honor: int) -> None:
    draw_phase(table, honor)
    assert table.ann.asked != "respond-or-pass"


def test_hiruma_kogoe_looks_at_what_there_is(table: Scenario) -> None:
    draw_phase(table, 9, **{"conflict-deck": ["Fine Katana", "Ornate Fan"]})
    table.ann.chooses("respond Hiruma Kogoe 0 0")
    table.ann.orders("Ornate Fan", "Fine Katana")
    assert table.ann.cards_in("conflict-deck") == ["Ornate Fan", "Fine Katana"]


def test_hiruma_kogoe_is_sincere(table: Scenario) -> None:
    begins(table, quiet_player("Hiruma Kogoe", holdings=["Funeral Pyre {slot=0}"]), quiet_player())
    table.ann.chooses("use Funeral Pyre 0")
    table.ann.chooses("Hiruma Kogoe")
    assert len(table.ann.hand) == 2, "one by sincerity, one by the pyre"


# ---- Specialized Defenses


DEFENSES = "Specialized Defenses"


def bobs_province(table: Scenario) -> int:
    """The first province of Bob, whose cards come after Ann's."""
    return [card for card, face in enumerate(table.game.faces) if face.name == HERE][1]


def defended(table: Scenario, ring: str, owners: list[int]) -> None:
    """Ann attacks Bob's earth province, who has the event; `owners` have claimed the rings."""
    ann, bob = quiet_player("Eager Scout"), quiet_player("Serene Warrior", hand=[DEFENSES, "Banzai!"])
    quiet_fight(table, ann, bob, ring, "Eager Scout", defenders=("Serene Warrior",), ring_owner=owners)


@pytest.mark.parametrize(("ring", "owner"), [("military earth", NOBODY), ("military air", 1)])
def test_specialized_defenses_double_the_strength_of_a_province_that_matches(
    table: Scenario, ring: str, owner: int
) -> None:
    defended(table, ring, [NOBODY, owner, NOBODY, NOBODY, NOBODY])
    table.bob.chooses(f"use {DEFENSES} 0")
    assert strength(table.game, bobs_province(table)) == 10
    nobody_acts(table)
    assert strength(table.game, bobs_province(table)) == 5, "until the end of the conflict"


@pytest.mark.parametrize("owners", [[NOBODY] * 5, [NOBODY, 0, NOBODY, NOBODY, NOBODY], [NOBODY, NOBODY, 1, 1, 1]])
def test_specialized_defenses_need_a_ring_of_that_element(table: Scenario, owners: list[int]) -> None:
    defended(table, "military air", owners)
    assert table.bob.why_not(DEFENSES) == ["l5r.play-restriction.must-be-observed"], "the earth ring is another's"


def test_specialized_defenses_match_an_element_that_the_contested_ring_has_gained(table: Scenario) -> None:
    bob = quiet_player("Serene Warrior", hand=[DEFENSES], provinces=["Manicured Garden {slot=0}"])
    begins(table, quiet_player("Seeker of Knowledge"), bob)
    table.ann.chooses("declare political earth")
    table.ann.chooses("Manicured Garden")
    table.ann.chooses("Seeker of Knowledge")
    table.bob.chooses("Serene Warrior")
    table.bob.chooses(f"use {DEFENSES} 0")
    assert strength(table.game, number(table, "Manicured Garden")) == 8, "the ring has air, too"


def test_two_specialized_defenses_double_twice(table: Scenario) -> None:
    ann, bob = quiet_player("Eager Scout"), quiet_player("Serene Warrior", hand=[f"2x {DEFENSES}", "Banzai!"])
    quiet_fight(table, ann, bob, "military earth", "Eager Scout", defenders=("Serene Warrior",))
    table.bob.chooses(f"use {DEFENSES} 0")
    table.bob.chooses(f"use {DEFENSES} 0")
    assert strength(table.game, bobs_province(table)) == 20
