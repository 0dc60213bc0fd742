"""The cards of the Unicorn Clan in the Elemental cycle."""

from __future__ import annotations

from typing import Any

from nefrit.l5r.conflict import additional_conflicts
from nefrit.l5r.constants import AT_HOME, ATTACKING, DEFENDING, HONORED
from nefrit.l5r.game import GAME
from nefrit.testing import Scenario, rule
from tests.l5r.core.fights import amid, attacked_player, begins, nobody_acts, quiet_fight, quiet_player, skills

__all__ = ["GAME"]


# ---- Battle Maiden Recruit


def test_battle_maiden_recruit_is_stronger_with_the_water_or_void_ring(table: Scenario) -> None:
    for owners in ([-1, -1, -1, "ann", -1], [-1, -1, -1, -1, "ann"], [-1, -1, -1, "ann", "ann"]):
        begins(table, quiet_player("Battle Maiden Recruit"), quiet_player(), ring_owner=owners)
        assert skills(table, "Battle Maiden Recruit") == (2, 0), "once, also with both"


def test_battle_maiden_recruit_gets_nothing_from_other_rings_or_players(table: Scenario) -> None:
    begins(table, quiet_player("Battle Maiden Recruit"), quiet_player(), ring_owner=["ann", "ann", "ann", "bob", "bob"])
    assert skills(table, "Battle Maiden Recruit") == (0, 0)


@rule("l5r.modifier.continuous-update")
def test_battle_maiden_recruit_loses_its_strength_with_the_ring(table: Scenario) -> None:
    ann = quiet_player("Battle Maiden Recruit", hand=["Know the World"])
    begins(table, ann, quiet_player(), ring_owner=[-1, -1, -1, -1, "ann"])
    table.ann.chooses("use Know the World 0")
    table.ann.chooses("switch-rings water air")
    assert skills(table, "Battle Maiden Recruit") == (0, 0)


# ---- Invocation of Ash


def test_invocation_of_ash_burns_from_one_to_another(table: Scenario) -> None:
    ann = quiet_player("Border Rider #1", 'Invocation of Ash {on="#1"}', "Giver of Gifts {fate=2}")
    begins(table, ann, quiet_player("Eager Scout {fate=1}"))
    assert skills(table, "Border Rider") == (4, 3)
    table.ann.chooses("use Invocation of Ash 0")
    assert table.ann.choices == ["Giver of Gifts"], "another character of one's own"
    table.ann.chooses("Giver of Gifts")
    assert skills(table, "Border Rider") == (2, 1)
    assert skills(table, "Giver of Gifts") == (4, 5)
    assert table.piece("Giver of Gifts").fate == 1
    assert table.ann.honor == 9


def test_invocation_of_ash_moves_also_to_who_has_no_fate(table: Scenario) -> None:
    ann = quiet_player("Border Rider #1", 'Invocation of Ash {on="#1"}', "Giver of Gifts", hand=["Fine Katana"])
    begins(table, ann, quiet_player())
    table.ann.chooses("use Invocation of Ash 0")
    table.ann.chooses("Giver of Gifts")
    assert skills(table, "Giver of Gifts") == (4, 5)


@rule("l5r.target.must-be-changeable")
def test_invocation_of_ash_cannot_move_to_who_bears_no_attachments(table: Scenario) -> None:
    ann = quiet_player("Border Rider #1", 'Invocation of Ash {on="#1"}', "Moto Horde {fate=1}", hand=["Fine Katana"])
    begins(table, ann, quiet_player("Eager Scout"))
    assert "use Invocation of Ash 0" not in table.ann.choices
    assert table.piece("Moto Horde").fate == 1


@rule("l5r.attachment.control-unchanged")
def test_invocation_of_ash_comes_back_from_an_enemy(table: Scenario) -> None:
    ann = quiet_player("Giver of Gifts {fate=1}", hand=["Invocation of Ash", "Fine Katana"])
    begins(table, ann, quiet_player("Eager Scout"))
    table.ann.chooses("play Invocation of Ash")
    table.ann.chooses("Eager Scout")
    table.ann.chooses("use Invocation of Ash 0")
    table.ann.chooses("Giver of Gifts")
    assert table.piece("Giver of Gifts").fate == 0
    assert skills(table, "Eager Scout") == (0, 0)


# ---- Moto Nergüi


def test_moto_nergui_sends_the_most_glorious_home(table: Scenario) -> None:
    ann = quiet_player("Moto Nergüi", "Border Rider")
    bob = quiet_player("Brash Samurai", "Savvy Politician", "Serene Warrior")
    defenders = ("Brash Samurai", "Savvy Politician")
    quiet_fight(table, ann, bob, "military air", "Moto Nergüi", "Border Rider", defenders=defenders)
    table.ann.chooses("use Moto Nergüi 0")
    assert table.ann.choices == ["Brash Samurai"], "2 glory; the warrior with 4 stays at home"
    table.ann.chooses("Brash Samurai")
    assert table.piece("Brash Samurai").side == AT_HOME


def test_moto_nergui_chooses_among_equals_of_both_sides(table: Scenario) -> None:
    ann = quiet_player("Moto Nergüi", "Warrior Poet")
    bob = quiet_player("Brash Samurai", "Savvy Politician")
    defenders = ("Brash Samurai", "Savvy Politician")
    quiet_fight(table, ann, bob, "military air", "Moto Nergüi", "Warrior Poet", defenders=defenders)
    table.ann.chooses("use Moto Nergüi 0")
    assert table.ann.choices == ["Warrior Poet", "Brash Samurai"]


@rule("l5r.play-restriction.must-be-observed")
def test_moto_nergui_needs_a_military_conflict_in_which_it_participates(table: Scenario) -> None:
    ann = quiet_player("Moto Nergüi", "Border Rider", hand=["Banzai!"])
    for with_, attacker in (("political air", "Moto Nergüi"), ("military air", "Border Rider")):
        quiet_fight(table, ann, quiet_player(), with_, attacker)
        assert table.ann.why_not("Moto Nergüi") == ["l5r.play-restriction.must-be-observed"]


@rule("l5r.cannot.absolute")
def test_moto_nergui_does_nothing_where_the_most_glorious_cannot_be_moved(table: Scenario) -> None:
    ann = quiet_player("Moto Nergüi", hand=["Banzai!"])
    bob = quiet_player("Kaito Temple Protector", "Savvy Politician")
    defenders = ("Kaito Temple Protector", "Savvy Politician")
    quiet_fight(table, ann, bob, "military air", "Moto Nergüi", defenders=defenders)
    table.bob.passes()
    assert table.ann.why_not("Moto Nergüi") == ["l5r.target.insufficient-targets"]


# ---- Dispatch


def test_dispatch_moves_a_unicorn_in(table: Scenario) -> None:
    ann = quiet_player("Serene Warrior", "Border Rider", "Solemn Scholar", hand=["Dispatch"])
    quiet_fight(table, ann, quiet_player("Moto Youth"), "military air", "Serene Warrior")
    table.ann.chooses("use Dispatch 0")
    assert table.ann.choices == ["Border Rider"]
    table.ann.chooses("Border Rider")
    assert table.piece("Border Rider").side == ATTACKING


def test_dispatch_moves_a_unicorn_home(table: Scenario) -> None:
    bob = quiet_player("Border Rider", hand=["Dispatch"])
    quiet_fight(
        table, quiet_player("Serene Warrior"), bob, "military air", "Serene Warrior", defenders=("Border Rider",)
    )
    assert table.piece("Border Rider").side == DEFENDING
    table.bob.chooses("use Dispatch 0")
    table.bob.chooses("Border Rider")
    assert table.piece("Border Rider").side == AT_HOME


@rule("l5r.limited.one-per-round")
def test_dispatch_is_limited(table: Scenario) -> None:
    ann = quiet_player("Serene Warrior", "Border Rider", hand=["2x Dispatch", "Banzai!"])
    quiet_fight(table, ann, quiet_player(), "military air", "Serene Warrior")
    table.ann.chooses("use Dispatch 0")
    table.ann.chooses("Border Rider")
    assert table.ann.why_not("Dispatch") == ["l5r.limited.one-per-round"]


def test_dispatch_needs_a_conflict(table: Scenario) -> None:
    begins(table, quiet_player("Border Rider", hand=["Dispatch", "Fine Katana"]), quiet_player())
    assert "use Dispatch 0" not in table.ann.choices


@rule("l5r.target.choose-means-target")
def test_dispatch_does_not_choose_so_nothing_stops_it_that_protects_targets(table: Scenario) -> None:
    ann = quiet_player("Serene Warrior", "Border Rider #1", hand=["Dispatch"])
    bob = quiet_player("Eager Scout")
    quiet_fight(table, ann, bob, "military air", "Serene Warrior")
    table.ann.chooses("use Dispatch 0")
    table.ann.chooses("Border Rider")
    assert table.piece("Border Rider").side == ATTACKING


# ---- Unleash the Djinn


def test_unleash_the_djinn_makes_all_participants_alike(table: Scenario) -> None:
    ann = quiet_player(
        "Solemn Scholar #1", 'Fine Katana {on="#1"}', "Border Rider", hand=["Unleash the Djinn", "Banzai!"]
    )
    bob = quiet_player("Doji Hotaru {status=honored}", "Brash Samurai")
    quiet_fight(table, ann, bob, "military air", "Solemn Scholar", defenders=("Doji Hotaru",))
    table.ann.chooses("use Unleash the Djinn 0")
    assert skills(table, "Solemn Scholar") == (3, 3)
    assert skills(table, "Doji Hotaru") == (3, 3), "whatever modifies it"
    assert (skills(table, "Border Rider"), skills(table, "Brash Samurai")) == ((2, 1), (2, 1)), "at home"
    assert table.ann.honor == 7


@rule("l5r.dash.not-modifiable")
def test_unleash_the_djinn_leaves_a_dash(table: Scenario) -> None:
    ann = quiet_player("Serene Warrior", hand=["Unleash the Djinn", "Banzai!"])
    bob = quiet_player("Matsu Berserker")
    quiet_fight(table, ann, bob, "military air", "Serene Warrior", defenders=("Matsu Berserker",))
    table.ann.chooses("use Unleash the Djinn 0")
    assert skills(table, "Matsu Berserker") == (3, 0)


@rule("l5r.triggered.cost-must-be-payable")
def test_unleash_the_djinn_costs_three_honor(table: Scenario) -> None:
    ann = quiet_player("Solemn Scholar", hand=["Unleash the Djinn", "Banzai!"], honor=2)
    quiet_fight(table, ann, quiet_player(), "military air", "Solemn Scholar")
    assert table.ann.why_not("Unleash the Djinn") == ["l5r.triggered.cost-must-be-payable"]


@rule("l5r.modifier.set-overrides")
def test_what_comes_after_unleash_the_djinn_changes_nothing(table: Scenario) -> None:
    ann = quiet_player("Solemn Scholar", hand=["Unleash the Djinn", "2x Banzai!"])
    quiet_fight(table, ann, quiet_player("Eager Scout"), "military air", "Solemn Scholar")
    table.ann.chooses("use Unleash the Djinn 0")
    table.ann.chooses("use Banzai! 0")
    table.ann.chooses("Solemn Scholar")
    table.ann.chooses("no")
    assert skills(table, "Solemn Scholar") == (3, 3)
    nobody_acts(table)
    table.ann.chooses("pass")
    assert skills(table, "Solemn Scholar") == (1, 1)


# ---- Shinjo Shono


def test_shinjo_shono_leads_the_horses_of_the_larger_side(table: Scenario) -> None:
    ann = quiet_player("Shinjo Shono", "Border Rider", "Giver of Gifts", "Moto Youth", hand=["Banzai!"])
    bob = quiet_player("Aggressive Moto", "Eager Scout", "Savvy Politician")
    attackers = ("Shinjo Shono", "Border Rider", "Giver of Gifts")
    quiet_fight(table, ann, bob, "military air", *attackers, defenders=("Eager Scout", "Savvy Politician"))
    table.ann.chooses("use Shinjo Shono 0")
    assert skills(table, "Shinjo Shono") == (5, 4)
    assert skills(table, "Border Rider") == (3, 2)
    assert skills(table, "Giver of Gifts") == (2, 3), "no Cavalry"
    assert skills(table, "Moto Youth")[1] == 0, "at home"


@rule("l5r.play-restriction.must-be-observed")
def test_shinjo_shono_needs_more_participants_than_the_opponent(table: Scenario) -> None:
    ann = quiet_player("Shinjo Shono", "Moto Youth", hand=["Banzai!"])
    bob = quiet_player("Eager Scout")
    quiet_fight(table, ann, bob, "military air", "Shinjo Shono", defenders=("Eager Scout",))
    assert table.ann.why_not("Shinjo Shono") == ["l5r.play-restriction.must-be-observed"]
    quiet_fight(table, ann, bob, "military air", "Moto Youth")
    assert table.ann.why_not("Shinjo Shono") == ["l5r.play-restriction.must-be-observed"], "it must participate"


def test_shinjo_shono_has_pride(table: Scenario) -> None:
    quiet_fight(table, quiet_player("Shinjo Shono"), quiet_player(), "military water", "Shinjo Shono")
    table.ann.passes()
    assert table.piece("Shinjo Shono").status == HONORED


def test_bowed_participants_count_for_shinjo_shono(table: Scenario) -> None:
    ann = quiet_player("Shinjo Shono {side=attacking}", "Border Rider {side=attacking,bowed=true}")
    amid(table, ann, attacked_player("Eager Scout {side=defending}"), "military air")
    assert "use Shinjo Shono 0" in table.ann.choices


# ---- Press of Battle


def test_press_of_battle_bows_a_participant(table: Scenario) -> None:
    ann = quiet_player("Border Rider", "Moto Youth", hand=["Press of Battle"])
    bob = quiet_player("Serene Warrior", "Eager Scout")
    quiet_fight(table, ann, bob, "military air", "Border Rider", "Moto Youth", defenders=("Serene Warrior",))
    table.ann.chooses("use Press of Battle 0")
    assert table.ann.choices == ["Border Rider", "Moto Youth", "Serene Warrior"]
    table.ann.chooses("Serene Warrior")
    assert table.piece("Serene Warrior").bowed


@rule("l5r.play-restriction.must-be-observed")
def test_press_of_battle_needs_a_military_conflict_and_more_participants(table: Scenario) -> None:
    ann = quiet_player("Border Rider", "Giver of Gifts", hand=["Press of Battle", "Banzai!"])
    both = ("Border Rider", "Giver of Gifts")
    quiet_fight(table, ann, quiet_player("Eager Scout"), "political air", *both)
    assert table.ann.why_not("Press of Battle") == ["l5r.play-restriction.must-be-observed"]
    bob = quiet_player("Eager Scout", "Solemn Scholar")
    quiet_fight(table, ann, bob, "military air", *both, defenders=("Eager Scout", "Solemn Scholar"))
    assert table.ann.why_not("Press of Battle") == ["l5r.play-restriction.must-be-observed"], "two against two"


@rule("l5r.qualifier.unique-example")
def test_press_of_battle_cannot_choose_the_unique(table: Scenario) -> None:
    bob = quiet_player("Doji Hotaru", "Eager Scout {bowed=true}")
    ann = quiet_player("Shinjo Tatsuo", "Border Rider", hand=["Press of Battle"])
    quiet_fight(table, ann, bob, "military air", "Shinjo Tatsuo", "Border Rider", defenders=("Doji Hotaru",))
    table.ann.chooses("use Press of Battle 0")
    assert table.ann.choices == ["Border Rider"]


# ---- Shiotome Encampment


def camp(table: Scenario, type: str, owner: str, **things: Any) -> None:
    """Ann has a Shiotome Encampment; somebody has claimed the air ring in a conflict of a type."""
    ring_type = [0 if type == "military" else 1, 0, 0, 0, 0]
    holdings = ["Shiotome Encampment {slot=0}"]
    ann = quiet_player(
        "Border Rider #1 {bowed=true}",
        'Cloud the Mind {on="#1"}',
        "Serene Warrior {bowed=true}",
        holdings=holdings,
        hand=["Fine Katana"],
    )
    begins(table, ann, quiet_player("Moto Youth {bowed=true}"), ring_owner=[owner, -1, -1, -1, -1], ring_type=ring_type)


def test_shiotome_encampment_readies_cavalry_with_a_military_ring(table: Scenario) -> None:
    camp(table, "military", "ann")
    table.ann.chooses("use Shiotome Encampment 0")
    assert table.ann.choices == ["Border Rider", "Moto Youth"], "bowed Cavalry, of either player"
    table.ann.chooses("Border Rider")
    assert not table.piece("Border Rider").bowed


@rule("l5r.play-restriction.must-be-observed")
def test_shiotome_encampment_needs_a_military_ring_of_your_own(table: Scenario) -> None:
    camp(table, "political", "ann")
    assert table.ann.why_not("Shiotome Encampment") == ["l5r.play-restriction.must-be-observed"]
    camp(table, "military", "bob")
    assert table.ann.why_not("Shiotome Encampment") == ["l5r.play-restriction.must-be-observed"]


def test_shiotome_encampment_is_used_once_a_round_and_stays(table: Scenario) -> None:
    camp(table, "military", "ann")
    table.ann.chooses("use Shiotome Encampment 0")
    table.ann.chooses("Moto Youth")
    assert table.ann.why_not("Shiotome Encampment") == ["l5r.limit.definition"]


# ---- Minami Kaze Regulars


def test_minami_kaze_regulars_gain_from_a_win_of_the_larger_side(table: Scenario) -> None:
    ann = quiet_player("Minami Kaze Regulars", "Giver of Gifts")
    bob = quiet_player("Eager Scout")
    both = ("Minami Kaze Regulars", "Giver of Gifts")
    quiet_fight(table, ann, bob, "military earth", *both, defenders=("Eager Scout",))
    table.ann.chooses("respond Minami Kaze Regulars 0 0")
    assert table.ann.fate == 6
    assert table.ann.hand == ["Fine Katana"]


def test_minami_kaze_regulars_gain_nothing_from_an_even_fight_or_from_home(table: Scenario) -> None:
    ann = quiet_player("Minami Kaze Regulars", "Serene Warrior")
    bob = quiet_player("Eager Scout")
    quiet_fight(table, ann, bob, "military earth", "Minami Kaze Regulars", defenders=("Eager Scout",))
    assert table.ann.asked == "ring-effect", "one against one"
    quiet_fight(table, ann, bob, "military earth", "Serene Warrior")
    assert table.ann.asked == "ring-effect", "they stayed at home"


def test_minami_kaze_regulars_gain_nothing_from_a_defeat(table: Scenario) -> None:
    ann = quiet_player("Minami Kaze Regulars", "Giver of Gifts")
    bob = quiet_player("Doji Hotaru #1", 'Height of Fashion {on="#1"}')
    both = ("Minami Kaze Regulars", "Giver of Gifts")
    quiet_fight(table, ann, bob, "political earth", *both, defenders=("Doji Hotaru",))
    assert table.ann.asked != "respond-or-pass"


@rule("l5r.no-attachments.except-trait")
def test_minami_kaze_regulars_bear_weapons_only(table: Scenario) -> None:
    ann = quiet_player("Minami Kaze Regulars", hand=["Fine Katana", "Ornate Fan"])
    begins(table, ann, quiet_player())
    assert "play Fine Katana" in table.ann.choices
    assert "play Ornate Fan" not in table.ann.choices


# ---- Sneaky Shinjo


def test_sneaky_shinjo_is_played_after_its_player_has_passed(table: Scenario) -> None:
    begins(table, quiet_player(fate=3, **{"province-1": ["Sneaky Shinjo"]}), quiet_player(), at="1.4")
    table.ann.passes()
    table.ann.chooses("respond Sneaky Shinjo 0 1")
    assert table.ann.asked == "extra-fate"
    table.ann.says(1)
    assert table.in_play("Sneaky Shinjo")
    assert table.ann.fate == 3 + 1 - 1 - 1, "it costs 1, and passing first gave 1"


def test_sneaky_shinjo_is_not_played_facedown_or_after_the_opponents_pass(table: Scenario) -> None:
    lying = {"province-1": ["Sneaky Shinjo [known to ann]"]}
    begins(table, quiet_player(fate=3, **lying), quiet_player(), at="1.4")
    table.ann.passes()
    assert table.ann.asked != "respond-or-pass"
    begins(table, quiet_player(), quiet_player(fate=3, **{"province-1": ["Sneaky Shinjo"]}), at="1.4")
    table.ann.passes()
    assert table.bob.asked == "act-or-pass"


@rule("l5r.initiate.step-2-determine-cost")
def test_sneaky_shinjo_must_be_paid_for(table: Scenario) -> None:
    begins(table, quiet_player(), quiet_player(fate=0, **{"province-1": ["Sneaky Shinjo"]}), at="1.4")
    table.ann.passes()
    table.bob.passes()
    assert table.bob.asked != "respond-or-pass"


def test_the_fate_for_passing_pays_for_sneaky_shinjo(table: Scenario) -> None:
    begins(table, quiet_player(fate=0, **{"province-1": ["Sneaky Shinjo"]}), quiet_player(), at="1.4")
    table.ann.passes()
    table.ann.chooses("respond Sneaky Shinjo 0 1")
    assert table.in_play("Sneaky Shinjo")


# ---- Iuchi Shahai


def test_iuchi_shahai_makes_meishodo_cheaper_on_herself_and_on_neutral_characters(table: Scenario) -> None:
    ann = quiet_player("Iuchi Shahai", "Otomo Courtier", "Border Rider", hand=["Invocation of Ash"], fate=0)
    begins(table, ann, quiet_player())
    table.ann.chooses("play Invocation of Ash")
    assert table.ann.choices == ["Iuchi Shahai", "Otomo Courtier"], "on the rider it costs 1"
    table.ann.chooses("Otomo Courtier")
    assert table.ann.fate == 0


def test_iuchi_shahai_changes_nothing_for_other_cards_characters_or_players(table: Scenario) -> None:
    hand = ["Invocation of Ash", "Oni Mask", "Finger of Jade"]
    begins(table, quiet_player("Iuchi Shahai", "Border Rider", hand=hand, fate=1), quiet_player())
    table.ann.chooses("play Invocation of Ash")
    table.ann.chooses("Border Rider")
    assert table.ann.fate == 0
    begins(table, quiet_player("Iuchi Shahai", hand=["Finger of Jade", "Fine Katana"], fate=0), quiet_player())
    assert "play Finger of Jade" not in table.ann.choices, "no Meishōdō"
    ann = quiet_player("Otomo Courtier", hand=["Invocation of Ash", "Fine Katana"], fate=0)
    begins(table, ann, quiet_player("Iuchi Shahai"))
    assert "play Invocation of Ash" not in table.ann.choices


@rule("l5r.blank.text-box")
def test_a_blank_iuchi_shahai_makes_nothing_cheaper(table: Scenario) -> None:
    ann = quiet_player("Iuchi Shahai #1", 'Cloud the Mind {on="#1"}', hand=["Invocation of Ash", "Fine Katana"], fate=0)
    begins(table, ann, quiet_player())
    assert "play Invocation of Ash" not in table.ann.choices


def test_iuchi_shahai_has_covert(table: Scenario) -> None:
    begins(table, quiet_player("Iuchi Shahai"), quiet_player("Brash Samurai"))
    table.ann.chooses("declare political air")
    table.ann.chooses("Ancestral Lands")
    table.ann.chooses("Iuchi Shahai")
    assert table.ann.asked == "choose-evaded"


# ---- Hisu Mori Toride

HORSES = ("Aggressive Moto", "Moto Youth", "Border Rider {fate=1}", "Warrior Poet")


def from_hisu_mori(table: Scenario, *attackers: str, with_: str = "military earth") -> None:
    """Ann attacks from Hisu Mori Toride."""
    ann = quiet_player(*HORSES, stronghold=["14-hisu-mori-toride"])
    quiet_fight(table, ann, quiet_player("Eager Scout"), with_, *attackers)
    nobody_acts(table)


def test_hisu_mori_toride_gives_an_additional_military_conflict_for_a_horse(table: Scenario) -> None:
    from_hisu_mori(table, "Aggressive Moto", "Moto Youth")
    table.ann.chooses("respond Hisu Mori Toride 0 0")
    assert table.ann.choices == ["Aggressive Moto", "Moto Youth", "Border Rider", "Warrior Poet"]
    table.ann.chooses("Moto Youth")
    assert not table.in_play("Moto Youth")
    assert table.piece("Hisu Mori Toride").bowed
    table.ann.passes()
    nobody_acts(table)
    table.bob.passes()
    nobody_acts(table)
    assert "declare military air" in table.ann.choices
    assert "declare political air" in table.ann.choices
    table.ann.chooses("declare military air")
    table.ann.chooses("Entrenched Position")
    table.ann.chooses("Border Rider")
    table.bob.chooses()
    nobody_acts(table)
    table.ann.chooses("air-gain")
    nobody_acts(table)
    table.bob.passes()
    nobody_acts(table)
    assert table.ann.asked == "declare-conflict"
    assert "declare political fire" in table.ann.choices
    assert "declare military fire" not in table.ann.choices, "it was one more"


def test_hisu_mori_toride_needs_a_military_win_with_more_participants(table: Scenario) -> None:
    from_hisu_mori(table, "Border Rider", "Warrior Poet", with_="political earth")
    assert table.ann.asked == "ring-effect"
    ann = quiet_player(*HORSES, stronghold=["14-hisu-mori-toride"])
    bob = quiet_player("Eager Scout")
    quiet_fight(table, ann, bob, "military earth", "Aggressive Moto", defenders=("Eager Scout",))
    assert table.ann.asked == "ring-effect", "one against one"


@rule("l5r.triggered.cost-must-be-payable")
def test_hisu_mori_toride_needs_cavalry_to_sacrifice(table: Scenario) -> None:
    ann = quiet_player("Serene Warrior", stronghold=["14-hisu-mori-toride"])
    quiet_fight(table, ann, quiet_player("Eager Scout"), "military earth", "Serene Warrior")
    assert table.ann.asked == "ring-effect"


def test_the_additional_conflict_of_hisu_mori_toride_is_for_this_phase(table: Scenario) -> None:
    from_hisu_mori(table, "Aggressive Moto", "Moto Youth")
    table.ann.chooses("respond Hisu Mori Toride 0 0")
    table.ann.chooses("Moto Youth")
    assert table.ann.conflicts == 2
    while table.phase == "conflict":
        pending = table.game.pending[0]
        table.answer(pending.seat, 0)
    assert additional_conflicts(table.game, 0, 0) == 0


# ---- Master of the Swift Waves


def test_master_of_the_swift_waves_switches_two_of_your_characters(table: Scenario) -> None:
    ann = quiet_player("Master of the Swift Waves", "Eager Scout", "Serene Warrior {bowed=true}", "Shiba Peacemaker")
    bob = quiet_player("Doji Whisperer", "Solemn Scholar", hand=["Banzai!"])
    quiet_fight(table, ann, bob, "military air", "Eager Scout", defenders=("Solemn Scholar",))
    table.bob.passes()
    table.ann.chooses("use Master of the Swift Waves 0")
    assert table.ann.choices == ["Eager Scout"], "participating, one's own"
    table.ann.chooses("Eager Scout")
    assert table.ann.choices == ["Master of the Swift Waves", "Serene Warrior"], "the peacemaker cannot attack"
    table.ann.chooses("Serene Warrior")
    assert (table.piece("Eager Scout").side, table.piece("Serene Warrior").side) == (AT_HOME, ATTACKING)
    assert table.piece("Serene Warrior").bowed


@rule("l5r.target.insufficient-targets")
def test_master_of_the_swift_waves_needs_somebody_on_either_side(table: Scenario) -> None:
    ann = quiet_player("Master of the Swift Waves", hand=["Banzai!"])
    quiet_fight(table, ann, quiet_player("Eager Scout"), "military air", "Master of the Swift Waves")
    assert table.ann.why_not("Master of the Swift Waves") == ["l5r.target.insufficient-targets"]


@rule("l5r.cannot.absolute")
def test_master_of_the_swift_waves_moves_nobody_where_one_cannot_go(table: Scenario) -> None:
    ann = quiet_player("Master of the Swift Waves", "Shiba Peacemaker", hand=["Banzai!"])
    quiet_fight(table, ann, quiet_player("Eager Scout"), "military air", "Master of the Swift Waves")
    assert table.ann.why_not("Master of the Swift Waves") == ["l5r.target.insufficient-targets"]


def test_master_of_the_swift_waves_may_come_itself(table: Scenario) -> None:
    bob = quiet_player("Master of the Swift Waves", "Eager Scout")
    quiet_fight(
        table, quiet_player("Serene Warrior"), bob, "military air", "Serene Warrior", defenders=("Eager Scout",)
    )
    table.bob.chooses("use Master of the Swift Waves 0")
    table.bob.chooses("Eager Scout")
    table.bob.chooses("Master of the Swift Waves")
    assert table.piece("Master of the Swift Waves").side == DEFENDING
