"""The cards of no clan, each used once."""

from __future__ import annotations

from typing import Any

import pytest

from nefrit.l5r.constants import ATTACKING, DEFENDING, DISHONORED, ELEMENTS, HONORED, MILITARY, POLITICAL
from nefrit.l5r.deck_texts import AdditionalProvince, MoreInfluence
from nefrit.l5r.game import GAME
from nefrit.l5r.sets import CORE
from nefrit.l5r.values import skill, strength
from nefrit.testing import Scenario, rule
from tests.l5r.core.fights import begins, fight, nobody_acts, number, player, quiet_fight, quiet_player

__all__ = ["GAME"]

OF_ELEMENT = {
    "air": "Fertile Fields",
    "earth": "Ancestral Lands",
    "fire": "Meditations on the Tao",
    "void": "Shameful Display",
    "water": "Elemental Fury",
}


def fight_at(table: Scenario, province: str, *play: str, with_: str = "military air", **things: Any) -> None:
    """Ann attacks a province of Bob's that has just been revealed; Bob has a Wandering Ronin and may defend with it."""
    bob = quiet_player(
        "Wandering Ronin",
        provinces=[f"{province} {{slot=0}} [known to bob]", "Entrenched Position {slot=1}"],
        **things.pop("bob", {}),
    )
    names = [name.split(" {")[0] for name in play]
    fight(table, quiet_player(*play, **things.pop("ann", {})), bob, with_, *names, province=province, **things)


# ---- Roles


@pytest.mark.parametrize("element", ELEMENTS)
def test_a_keeper_gains_fate_for_defending_its_element(table: Scenario, element: str) -> None:
    keeper = f"Keeper of {element.capitalize()}"
    bob = quiet_player("Serene Warrior", role=[keeper])
    quiet_fight(table, quiet_player("Otomo Courtier"), bob, f"political {element}", "Otomo Courtier")
    nobody_acts(table)
    assert table.bob.asked != "respond-or-pass", "who loses gains nothing"
    quiet_fight(
        table,
        quiet_player("Wandering Ronin"),
        bob,
        f"military {element}",
        "Wandering Ronin",
        defenders=("Serene Warrior",),
    )
    nobody_acts(table)
    table.bob.chooses(f"respond {keeper} 0 0")
    assert table.bob.fate == 6
    assert MoreInfluence(3) in GAME.library.find(keeper).abilities


def test_a_keeper_gains_nothing_for_another_element_or_for_attacking(table: Scenario) -> None:
    ann, bob = quiet_player("Wandering Ronin", role=["Keeper of Air"]), quiet_player("Serene Warrior")
    quiet_fight(table, ann, bob, "military air", "Wandering Ronin")
    nobody_acts(table)
    assert table.ann.asked == "ring-effect"
    bob = quiet_player("Serene Warrior", role=["Keeper of Air"])
    quiet_fight(table, ann, bob, "military fire", "Wandering Ronin", defenders=("Serene Warrior",))
    nobody_acts(table)
    assert table.bob.fate == 5
    assert table.game.table.conflict is None


@pytest.mark.parametrize("element", ELEMENTS)
def test_a_seeker_gains_fate_when_a_province_of_its_element_is_revealed(table: Scenario, element: str) -> None:
    seeker = f"Seeker of {element.capitalize()}"
    fight_at(table, OF_ELEMENT[element], "Wandering Ronin", bob={"role": [seeker]})
    table.bob.chooses(f"respond {seeker} 0 0")
    assert table.bob.fate == 6
    assert AdditionalProvince(ELEMENTS.index(element)) in GAME.library.find(seeker).abilities


def test_a_seeker_gains_nothing_for_another_element(table: Scenario) -> None:
    fight_at(table, "Meditations on the Tao", "Wandering Ronin {fate=1}", bob={"role": ["Seeker of Air"]})
    assert table.bob.choices == ["pass", "use Meditations on the Tao 0"], "it is the action window already"


def test_the_two_sides_of_a_role_card_have_numbers_of_their_own() -> None:
    roles = [face for face in GAME.library.faces.values() if face.back == "role" and face.set == CORE]
    assert len({face.number for face in roles}) == len(roles) == 10
    assert GAME.library.find("Keeper of Air").number == "214A"
    assert GAME.library.find("Seeker of Void").number == "218B"


# ---- Provinces


@rule("l5r.constant.conditional")
@pytest.mark.parametrize(("name", "type"), [("Ancestral Lands", "political"), ("Entrenched Position", "military")])
def test_a_province_that_is_stronger_in_one_type_of_conflict(table: Scenario, name: str, type: str) -> None:
    for declared in ("military", "political"):
        ann, bob = quiet_player("Wandering Ronin"), quiet_player("Serene Warrior")
        quiet_fight(table, ann, bob, f"{declared} air", "Wandering Ronin", province=name)
        assert strength(table.game, table.game.table.conflict.province) == (10 if declared == type else 5)


@rule("l5r.ring.fate-to-attacker", "l5r.switch.both-must-exist")
def test_elemental_fury_switches_the_contested_ring(table: Scenario) -> None:
    fight_at(table, "Elemental Fury", "Wandering Ronin", ring_fate=(0, 0, 1, 0, 0))
    table.bob.chooses("respond Elemental Fury 0 0")
    assert table.bob.choices == ["earth", "fire", "void", "water"]
    table.bob.chooses("fire")
    conflict = table.game.table.conflict
    assert (ELEMENTS[conflict.ring], conflict.type) == ("fire", MILITARY)
    assert table.ann.fate == 6, "the fate on the new ring goes to the attacking player"
    assert (table.ring_fate[conflict.ring], table.ring_type[conflict.ring]) == (0, MILITARY)


@rule("l5r.ring.fate-to-attacker")
def test_a_ring_that_comes_into_a_political_conflict_turns_to_that_side(table: Scenario) -> None:
    fight_at(table, "Elemental Fury", "Wandering Ronin", with_="political air")
    table.bob.chooses("respond Elemental Fury 0 0")
    table.bob.chooses("fire")
    conflict = table.game.table.conflict
    assert (conflict.type, table.ring_type[conflict.ring]) == (POLITICAL, POLITICAL)


@pytest.mark.parametrize("name", ["Fertile Fields", "Manicured Garden"])
def test_a_province_that_rewards_its_defense(table: Scenario, name: str) -> None:
    fight_at(table, name, "Wandering Ronin")
    table.bob.chooses(f"use {name} 0")
    assert (table.bob.fate, len(table.bob.hand)) == ((5, 1) if name == "Fertile Fields" else (6, 0))


def test_a_province_that_is_not_attacked_gives_nothing(table: Scenario) -> None:
    lands = ["Fertile Fields {slot=0}", "Manicured Garden {slot=1}"]
    bob = player(provinces=lands)
    fight(table, quiet_player("Wandering Ronin"), bob, "military air", "Wandering Ronin", province="Fertile Fields")
    assert table.bob.choices == ["pass", "use Fertile Fields 0"]


def test_meditations_on_the_tao_removes_fate_from_an_attacker(table: Scenario) -> None:
    fight_at(table, "Meditations on the Tao", "Seppun Guardsman {fate=2}", "Serene Warrior")
    table.bob.chooses("use Meditations on the Tao 0")
    assert table.bob.choices == ["Seppun Guardsman"]
    table.bob.chooses("Seppun Guardsman")
    assert table.ann.piece("Seppun Guardsman").fate == 1


@rule("l5r.discard-pile.simultaneous-order")
def test_night_raid_makes_the_attacker_discard_for_each_attacker(table: Scenario) -> None:
    hand = {"hand": ["Fine Katana", "Ornate Fan", "Good Omen"]}
    fight_at(table, "Night Raid", "Seppun Guardsman", "Serene Warrior", ann=hand)
    table.bob.chooses("respond Night Raid 0 0")
    table.ann.chooses("Fine Katana", "Good Omen")
    table.ann.orders("Good Omen", "Fine Katana")
    assert table.ann.hand == ["Ornate Fan"]
    assert table.ann.cards_in("conflict-discard") == ["Fine Katana", "Good Omen"]


@rule("l5r.cancel.ring-still-claimed")
def test_pilgrimage_cancels_ring_effects_but_the_ring_is_claimed(table: Scenario) -> None:
    fight_at(table, "Pilgrimage", "Seppun Guardsman")
    nobody_acts(table)
    assert (table.ann.honor, table.game.table.ring_owner[0]) == (10, 0)


def test_a_broken_pilgrimage_cancels_nothing(table: Scenario) -> None:
    fight_at(table, "Pilgrimage", "Moto Horde")
    nobody_acts(table)
    assert table.bob.piece("Pilgrimage").broken
    assert table.ann.choices == ["pass", "air-take", "air-gain"]


def test_pilgrimage_cancels_ring_effects_that_cards_resolve(table: Scenario) -> None:
    bob = {"hand": ["Display of Power"]}
    fight_at(table, "Pilgrimage", "Seppun Guardsman", bob=bob)
    nobody_acts(table)
    table.bob.chooses("respond Display of Power 0 0")
    assert table.game.table.ring_owner[0] == 1
    assert (table.ann.honor, table.bob.honor) == (10, 9)


@rule("l5r.dash.removed-home-bowed")
def test_rally_to_the_cause_switches_the_type_and_sends_a_dash_home(table: Scenario) -> None:
    fight_at(table, "Rally to the Cause", "Seppun Guardsman", "Serene Warrior")
    table.bob.chooses("respond Rally to the Cause 0 0")
    assert (table.game.table.conflict.type, ELEMENTS[table.game.table.conflict.ring]) == (POLITICAL, "air")
    assert (table.ann.piece("Seppun Guardsman").side, table.ann.piece("Seppun Guardsman").bowed) == (0, True)
    assert table.ann.piece("Serene Warrior").side == ATTACKING


@rule("l5r.ability.controller-makes-decisions")
def test_shameful_display_honors_one_and_dishonors_another(table: Scenario) -> None:
    fight_at(table, "Shameful Display", "Seppun Guardsman", "Serene Warrior", defenders=("Wandering Ronin",))
    table.bob.chooses("use Shameful Display 0")
    table.bob.chooses("Wandering Ronin", "Serene Warrior")
    table.bob.chooses("Wandering Ronin")
    assert table.bob.piece("Wandering Ronin").status == HONORED
    assert table.ann.piece("Serene Warrior").status == DISHONORED
    assert table.ann.piece("Seppun Guardsman").status == 0


# ---- Holdings


def test_favorable_ground_moves_a_character_in_or_home(table: Scenario) -> None:
    for name, side in (("Serene Warrior", ATTACKING), ("Wandering Ronin", 0)):
        ann = quiet_player("Wandering Ronin", "Serene Warrior", holdings=["Favorable Ground {slot=0}"])
        quiet_fight(table, ann, quiet_player("Miya Mystic"), "military air", "Wandering Ronin")
        table.ann.chooses("use Favorable Ground 0")
        assert table.ann.choices == ["Wandering Ronin", "Serene Warrior"]
        table.ann.chooses(name)
        assert table.ann.piece(name).side == side
        assert table.ann.cards_in("dynasty-discard") == ["Favorable Ground"]


def test_imperial_storehouse_is_sacrificed_for_a_card(table: Scenario) -> None:
    begins(table, player(holdings=["Imperial Storehouse {slot=0}"]), player())
    table.ann.chooses("use Imperial Storehouse 0")
    assert (table.ann.holdings, table.ann.hand) == ([], ["Fine Katana"])


# ---- Characters


@pytest.mark.parametrize(("name", "type"), [("Otomo Courtier", "political"), ("Seppun Guardsman", "military")])
def test_imperial_servants_do_not_attack_who_has_the_favor(table: Scenario, name: str, type: str) -> None:
    begins(table, quiet_player(name, "Wandering Ronin"), quiet_player(), favor=1)
    nobody_acts(table)
    table.ann.chooses(f"declare {type} air")
    table.ann.chooses("Ancestral Lands")
    assert table.ann.choices == ["Wandering Ronin"]
    quiet_fight(table, quiet_player(name), quiet_player(), f"{type} air", name, favor=0)
    quiet_fight(
        table,
        quiet_player("Wandering Ronin"),
        quiet_player(name),
        f"{type} air",
        "Wandering Ronin",
        defenders=(name,),
        favor=0,
    )
    assert table.bob.piece(name).side == DEFENDING


def test_whose_character_it_would_be_decides_whether_it_may_attack(table: Scenario) -> None:
    pile = {"dynasty-discard": ["Seppun Guardsman"]}
    for favor, able in ((0, True), (1, False)):
        ann = quiet_player("Shosuro Actress", "Wandering Ronin {fate=1}")
        quiet_fight(table, ann, quiet_player(**pile), "military air", "Wandering Ronin", favor=favor)
        assert ("use Shosuro Actress 0" in table.ann.choices) == able


@pytest.mark.parametrize("where", ["dynasty-discard", "province-2"])
def test_keeper_initiate_comes_when_a_ring_of_the_role_is_claimed(table: Scenario, where: str) -> None:
    ann = quiet_player("Serene Warrior", role=["Keeper of Air"], **{where: ["Keeper Initiate"]})
    quiet_fight(table, ann, quiet_player(), "political air", "Serene Warrior")
    nobody_acts(table)
    table.ann.chooses("air-gain")
    table.ann.chooses("respond Keeper Initiate 0 0")
    assert table.ann.piece("Keeper Initiate").fate == 1


def test_keeper_initiate_does_not_come_from_facedown_or_for_another_ring(table: Scenario) -> None:
    role = ["Keeper of Air"]
    facedown = quiet_player("Serene Warrior", role=role, **{"province-2": ["Keeper Initiate [known to nobody]"]})
    other = quiet_player("Serene Warrior", role=role, **{"dynasty-discard": ["Keeper Initiate"]})
    for ann, ring, way in ((facedown, "air", "air-gain"), (other, "earth", "earth")):
        quiet_fight(table, ann, quiet_player(), f"political {ring}", "Serene Warrior")
        nobody_acts(table)
        table.ann.chooses(way)
        assert table.game.table.conflict is None
        assert table.ann.play == ["Serene Warrior"]


def test_miya_mystic_is_sacrificed_to_discard_an_attachment(table: Scenario) -> None:
    begins(table, player("Miya Mystic"), player("Wandering Ronin #1", "Fine Katana {on=#1}"))
    table.ann.chooses("use Miya Mystic 0")
    table.ann.chooses("Fine Katana")
    assert (table.ann.play, table.bob.play) == ([], ["Wandering Ronin"])


@rule("l5r.play-restriction.must-be-observed")
def test_miya_mystic_waits_for_the_conflict_phase(table: Scenario) -> None:
    begins(table, player("Miya Mystic"), player("Wandering Ronin #1", "Fine Katana {on=#1}"), at="dynasty")
    assert table.ann.why_not("Miya Mystic") == ["l5r.play-restriction.must-be-observed"]


def test_seeker_initiate_searches_when_a_ring_of_the_role_is_claimed(table: Scenario) -> None:
    deck = {"conflict-deck": ["4x Fine Katana", "Ornate Fan", "Rout"]}
    ann = quiet_player("Seeker Initiate", "Serene Warrior", role=["Seeker of Air"], **deck)
    quiet_fight(table, ann, quiet_player(), "political air", "Serene Warrior")
    nobody_acts(table)
    table.ann.chooses("air-gain")
    table.ann.chooses("respond Seeker Initiate 0 0")
    assert table.ann.choices == ["nothing", *["Fine Katana"] * 4, "Ornate Fan"]
    table.ann.chooses("Ornate Fan")
    assert table.ann.hand == ["Ornate Fan"]


@rule("l5r.limit.definition")
def test_wandering_ronin_spends_fate_twice_per_conflict(table: Scenario) -> None:
    ann = quiet_player("Wandering Ronin {fate=3}")
    quiet_fight(table, ann, quiet_player(), "military air", "Wandering Ronin")
    table.ann.chooses("use Wandering Ronin 0")
    table.ann.chooses("use Wandering Ronin 0")
    ronin = number(table, "Wandering Ronin")
    assert [skill(table.game, ronin, type) for type in (MILITARY, POLITICAL)] == [6, 6]
    assert table.game.pieces[ronin].fate == 1
    assert table.ann.why_not("Wandering Ronin") == ["l5r.limit.definition"]


# ---- Attachments


@pytest.mark.parametrize(("name", "skills"), [("Fine Katana", (4, 2)), ("Ornate Fan", (2, 4))])
def test_a_restricted_attachment_replaces_one_of_two_others(
    table: Scenario, name: str, skills: tuple[int, int]
) -> None:
    begins(table, player("Wandering Ronin", hand=[name]), player())
    table.ann.chooses(f"play {name}")
    table.ann.chooses("Wandering Ronin")
    ronin = number(table, "Wandering Ronin")
    assert (skill(table.game, ronin, MILITARY), skill(table.game, ronin, POLITICAL)) == skills
    begins(table, player("Wandering Ronin #1", "Fine Katana {on=#1}", "Ornate Fan {on=#1}", hand=[name]), player())
    table.ann.chooses(f"play {name}")
    table.ann.chooses("Wandering Ronin")
    assert table.ann.asked == "discard-excess"


def test_cloud_the_mind_blanks_a_character(table: Scenario) -> None:
    ann = player("Miya Mystic #1", "Fine Katana {on=#1}", hand=["Cloud the Mind"])
    begins(table, ann, player("Adept of Shadows", "Soshi Illusionist {status=1}"))
    table.ann.chooses("play Cloud the Mind")
    table.ann.chooses("Adept of Shadows")
    assert table.bob.choices == ["pass", "use Soshi Illusionist 0"]


@rule("l5r.play-restriction.must-be-observed")
def test_cloud_the_mind_needs_a_shugenja(table: Scenario) -> None:
    begins(table, player("Wandering Ronin", "Adept of Shadows", hand=["Cloud the Mind"]), player("Miya Mystic"))
    assert table.ann.why_not("Cloud the Mind") == ["l5r.play-restriction.must-be-observed"]


# ---- Events


@rule("l5r.max.counts-for-all-copies")
def test_assassination_discards_a_cheap_character_once_per_round(table: Scenario) -> None:
    ann = quiet_player("Wandering Ronin {fate=1}", hand=["2x Assassination"])
    quiet_fight(table, ann, quiet_player("Seppun Guardsman", "Otomo Courtier"), "military air", "Wandering Ronin")
    table.ann.chooses("use Assassination 0")
    assert table.ann.choices == ["Seppun Guardsman", "Otomo Courtier"]
    table.ann.chooses("Otomo Courtier")
    assert (table.ann.honor, table.bob.play) == (7, ["Seppun Guardsman"])
    assert table.ann.why_not("Assassination") == ["l5r.max.counts-for-all-copies"]


@rule("l5r.max.counts-for-all-copies")
def test_banzai_may_be_resolved_twice_for_honor(table: Scenario) -> None:
    ann = quiet_player("Wandering Ronin {fate=1}", hand=["2x Banzai!"])
    quiet_fight(table, ann, quiet_player(), "military air", "Wandering Ronin")
    table.ann.chooses("use Banzai! 0")
    table.ann.chooses("Wandering Ronin")
    table.ann.chooses("yes")
    table.ann.chooses("Wandering Ronin")
    assert skill(table.game, number(table, "Wandering Ronin"), MILITARY) == 6
    assert table.ann.honor == 9
    assert table.ann.why_not("Banzai!") == ["l5r.max.counts-for-all-copies"]


def test_contingency_plan_changes_the_bid_either_way(table: Scenario) -> None:
    for option, honor in (("option 0", 9), ("option 1", 11)):
        begins(table, player(hand=["Contingency Plan"]), player(), at="draw")
        table.ann.says(1)
        table.bob.says(1)
        table.ann.chooses("respond Contingency Plan 0 0")
        table.ann.chooses(option)
        assert (table.ann.honor, table.ann.dial) == (honor, 1)


@rule("l5r.target.must-be-changeable", "l5r.max.counts-for-all-copies")
def test_court_games_honors_ones_own_or_has_the_opponent_dishonor(table: Scenario) -> None:
    ann = quiet_player("Wandering Ronin {fate=1}", hand=["2x Court Games"])
    bob = quiet_player("Serene Warrior", f"Otomo Courtier {{status={DISHONORED}}}")
    both = ("Serene Warrior", "Otomo Courtier")
    for option, name in (("option 0", "Wandering Ronin"), ("option 1", "Serene Warrior")):
        quiet_fight(table, ann, bob, "political air", "Wandering Ronin", defenders=both)
        table.ann.chooses("use Court Games 0")
        table.ann.chooses(option)
        chooser = table.ann if option == "option 0" else table.bob
        assert chooser.choices == [name], "only who would change"
        chooser.chooses(name)
        assert table.piece(name).status == (HONORED if option == "option 0" else DISHONORED)
        assert table.ann.why_not("Court Games") == ["l5r.max.counts-for-all-copies"]


@rule("l5r.play-restriction.must-be-observed")
def test_court_games_is_for_political_conflicts(table: Scenario) -> None:
    ann = quiet_player("Wandering Ronin {fate=1}", hand=["Court Games"])
    quiet_fight(table, ann, quiet_player(), "military air", "Wandering Ronin")
    assert table.ann.why_not("Court Games") == ["l5r.play-restriction.must-be-observed"]


def test_for_shame_lets_the_opponent_select(table: Scenario) -> None:
    ann = quiet_player("Otomo Courtier", hand=["For Shame!"])
    bob = quiet_player("Serene Warrior")
    for option, result in (("option 0", (DISHONORED, False)), ("option 1", (0, True))):
        quiet_fight(table, ann, bob, "political air", "Otomo Courtier", defenders=("Serene Warrior",))
        table.ann.chooses("use For Shame! 0")
        table.ann.chooses("Serene Warrior")
        table.bob.chooses(option)
        warrior = table.bob.piece("Serene Warrior")
        assert (warrior.status, warrior.bowed) == result


@rule("l5r.play-restriction.must-be-observed")
def test_for_shame_needs_a_participating_courtier(table: Scenario) -> None:
    ann = quiet_player("Otomo Courtier", "Wandering Ronin {fate=1}", hand=["For Shame!"])
    defenders = ("Serene Warrior",)
    quiet_fight(table, ann, quiet_player("Serene Warrior"), "political air", "Wandering Ronin", defenders=defenders)
    assert table.ann.why_not("For Shame!") == ["l5r.play-restriction.must-be-observed"]


@rule("l5r.play-restriction.must-be-observed")
def test_good_omen_places_fate_for_the_lower_bidder(table: Scenario) -> None:
    ann = player("Wandering Ronin", "Miya Mystic", "Adept of Shadows", hand=["Good Omen"], dial=1)
    begins(table, ann, player(dial=2))
    table.ann.chooses("use Good Omen 0")
    assert table.ann.choices == ["Wandering Ronin"]
    table.ann.chooses("Wandering Ronin")
    assert table.ann.piece("Wandering Ronin").fate == 1
    begins(table, ann, player(dial=1))
    assert table.ann.why_not("Good Omen") == ["l5r.play-restriction.must-be-observed"]


def test_spies_at_court_discards_two_cards_at_random(table: Scenario) -> None:
    ann = quiet_player("Otomo Courtier", "Serene Warrior", hand=["Spies at Court"])
    bob = quiet_player(hand=["3x Fine Katana"])
    quiet_fight(table, ann, bob, "political air", "Otomo Courtier")
    nobody_acts(table)
    table.ann.chooses("respond Spies at Court 0 0")
    table.ann.chooses("Otomo Courtier")
    assert table.ann.piece("Otomo Courtier").status == DISHONORED
    assert len(table.bob.hand) == 1


@rule("l5r.facedown-province.no-look-at-dynasty-cards")
def test_charge_puts_a_character_from_a_province_into_the_conflict(table: Scenario) -> None:
    provinces = {"province-1": ["Hida Kisada"], "province-2": ["Seppun Guardsman [known to nobody]"]}
    ann = quiet_player("Wandering Ronin", hand=["Charge!"], **provinces)
    quiet_fight(table, ann, quiet_player(), "military air", "Wandering Ronin")
    table.ann.chooses("use Charge! 0")
    assert table.ann.choices == ["Hida Kisada"]
    table.ann.chooses("Hida Kisada")
    assert table.ann.piece("Hida Kisada").side == ATTACKING
    assert table.ann.fate == 4


@pytest.mark.parametrize(("defender", "offered"), [("Wandering Ronin", True), ("Hiruma Yōjimbō", False)])
def test_fallen_in_battle_follows_a_win_by_five(table: Scenario, defender: str, offered: bool) -> None:
    ann, bob = quiet_player("Hida Kisada", hand=["Fallen in Battle"]), quiet_player(defender)
    quiet_fight(table, ann, bob, "military air", "Hida Kisada", defenders=(defender,))
    nobody_acts(table)
    assert (table.ann.asked == "respond-or-pass") == offered
    if offered:
        table.ann.chooses("respond Fallen in Battle 0 0")
        assert table.ann.choices == ["Hida Kisada", defender]
        table.ann.chooses(defender)
        assert table.bob.play == []


@pytest.mark.parametrize(
    ("event", "with_", "attacker"),
    [("Outwit", "political air", "Otomo Courtier"), ("Rout", "military air", "Seppun Guardsman")],
)
def test_who_is_weaker_is_sent_home(table: Scenario, event: str, with_: str, attacker: str) -> None:
    both = ("Miya Mystic", "Wandering Ronin")
    ann = quiet_player(attacker, hand=[event])
    quiet_fight(table, ann, quiet_player(*both), with_, attacker, defenders=both)
    table.ann.chooses(f"use {event} 0")
    assert table.ann.choices == ["Miya Mystic"], "the other is not weaker"
    table.ann.chooses("Miya Mystic")
    assert (table.bob.piece("Miya Mystic").side, table.bob.piece("Miya Mystic").bowed) == (0, False)


@rule("l5r.reveal.show-to-opponent")
@pytest.mark.parametrize(("bid", "loser"), [(3, "bob"), (1, "ann")])
def test_policy_debate_costs_the_loser_a_card(table: Scenario, bid: int, loser: str) -> None:
    ann = quiet_player("Wandering Ronin", hand=["Policy Debate", "Rout"])
    bob = quiet_player("Serene Warrior", hand=["Outwit", "Charge!"])
    quiet_fight(table, ann, bob, "political air", "Wandering Ronin", defenders=("Serene Warrior",))
    table.ann.chooses("use Policy Debate 0")
    table.ann.chooses("Wandering Ronin")
    table.ann.chooses("Serene Warrior")
    table.ann.says(bid)
    table.bob.says(2)
    if loser == "bob":
        table.ann.chooses("Charge!")
        assert table.bob.hand == ["Outwit"]
    else:
        table.bob.chooses("Rout")
        assert table.ann.hand == []


def test_censure_cancels_an_event_for_who_has_the_favor(table: Scenario) -> None:
    ann = quiet_player("Wandering Ronin", hand=["Assassination"])
    bob = quiet_player("Miya Mystic", hand=["Censure"])
    for favor, discarded in ((1, False), (0, True)):
        quiet_fight(table, ann, bob, "military air", "Wandering Ronin", favor=favor)
        table.ann.chooses("use Assassination 0")
        table.ann.chooses("Miya Mystic")
        if not discarded:
            table.bob.chooses("respond Censure 0 0")
        assert (table.bob.play == []) == discarded


def test_way_of_the_chrysanthemum_doubles_the_honor_of_a_bid(table: Scenario) -> None:
    begins(table, player(hand=["Way of the Chrysanthemum"]), player(), at="draw")
    table.ann.says(1)
    table.bob.says(4)
    table.ann.chooses("respond Way of the Chrysanthemum 0 0")
    assert (table.ann.honor, table.bob.honor) == (16, 7)


@rule("l5r.step-3-3.conflict-ends", "l5r.limit.definition")
def test_wandering_ronin_spends_fate_again_in_the_next_conflict(table: Scenario) -> None:
    ann, bob = quiet_player("Serene Warrior"), quiet_player("Wandering Ronin {fate=4}")
    quiet_fight(table, ann, bob, "military air", "Serene Warrior", defenders=())
    for _ in range(2):
        table.bob.chooses("use Wandering Ronin 0")
    assert table.bob.why_not("Wandering Ronin") == ["l5r.limit.definition"]
    nobody_acts(table)
    table.ann.chooses("pass")
    nobody_acts(table)
    table.bob.chooses("declare military earth")
    table.bob.chooses("Ancestral Lands")
    table.bob.chooses("Wandering Ronin")
    assert table.bob.choices == ["pass", "use Wandering Ronin 0"], "no limit is reached in this conflict yet"
