"""The cards of the Unicorn Clan, each used once."""

from __future__ import annotations

from typing import Any

import pytest

from nefrit.l5r.constants import ATTACKING, DEFENDING, MILITARY
from nefrit.l5r.game import GAME
from nefrit.l5r.values import strength
from nefrit.testing import Scenario, Side, rule
from tests.l5r.core.fights import attack, begins, nobody_acts, number, skills
from tests.l5r.core.fights import player as anybody

__all__ = ["GAME"]

HERE = "Rally to the Cause"


def player(*play: str, **things: Any) -> Side:
    """A side whose provinces do nothing once they are revealed."""
    return anybody(*play, **{"provinces": [f"{HERE} {{slot=0}}", "Ancestral Lands {slot=1}"], **things})


def fight(table: Scenario, ann: Side, bob: Side, with_: str, *attackers: str, **things: Any) -> None:
    """Ann attacks such a province of Bob's."""
    defenders = things.pop("defenders", ())
    begins(table, ann, bob, **things)
    attack(table, with_, *attackers, province=HERE, defenders=defenders)


def test_golden_plains_outpost_moves_cavalry_to_a_military_conflict(table: Scenario) -> None:
    ann = player("Eager Scout", "Moto Youth", "Serene Warrior", stronghold=["Golden Plains Outpost"])
    fight(table, ann, player(), "military air", "Eager Scout")
    table.ann.chooses("use Golden Plains Outpost 0")
    assert table.ann.choices == ["Moto Youth"]
    table.ann.chooses("Moto Youth")
    assert table.piece("Moto Youth").side == ATTACKING
    assert table.piece("Golden Plains Outpost").bowed


@rule("l5r.play-restriction.must-be-observed")
def test_golden_plains_outpost_does_nothing_in_a_political_conflict(table: Scenario) -> None:
    ann = player("Eager Scout", "Moto Youth", stronghold=["Golden Plains Outpost"], hand=["Captive Audience"])
    fight(table, ann, player(), "political air", "Eager Scout")
    assert table.ann.why_not("Golden Plains Outpost") == ["l5r.play-restriction.must-be-observed"]


def test_endless_plains_breaks_to_discard_an_attacker_of_its_opponents_choice(table: Scenario) -> None:
    bob = player(provinces=["Endless Plains {slot=0} [known to bob]", f"{HERE} {{slot=1}}"])
    begins(table, player("Serene Warrior", "Eager Scout", "Matsu Berserker"), bob)
    table.ann.chooses("declare military air")
    table.ann.chooses("Endless Plains")
    table.ann.chooses("Serene Warrior", "Eager Scout")
    table.bob.chooses("respond Endless Plains 0 1")
    assert table.piece("Endless Plains").broken
    assert table.ann.choices == ["Serene Warrior", "Eager Scout"]
    table.ann.chooses("Eager Scout")
    assert table.ann.cards_in("dynasty-discard") == ["Eager Scout"]
    assert table.ann.asked == "ring-effect", "the conflict goes on"


@rule("l5r.constant.conditional")
def test_moto_youth_is_stronger_in_the_first_military_conflict_of_the_round(table: Scenario) -> None:
    begins(table, player("Moto Youth"), player("Shinjo Outrider"))
    assert skills(table, "Moto Youth")[MILITARY] == 2
    attack(table, "military air", "Moto Youth", province=HERE)
    assert skills(table, "Moto Youth")[MILITARY] == 3
    nobody_acts(table)
    table.ann.chooses("pass")
    table.bob.chooses("declare military earth")
    table.bob.chooses(HERE)
    table.bob.chooses("Shinjo Outrider")
    assert skills(table, "Moto Youth")[MILITARY] == 2


def test_utaku_infantry_counts_participating_unicorns(table: Scenario) -> None:
    ann = player("Utaku Infantry", "Moto Youth", "Eager Scout", "Shinjo Outrider")
    begins(table, ann, player())
    assert skills(table, "Utaku Infantry") == (0, 0)
    attack(table, "military air", "Utaku Infantry", "Moto Youth", "Eager Scout", province=HERE)
    assert skills(table, "Utaku Infantry") == (2, 2)
    table.ann.chooses("use Shinjo Outrider 0")
    assert skills(table, "Utaku Infantry") == (3, 3)


@rule("l5r.cannot.absolute")
def test_aggressive_moto_cannot_be_declared_as_a_defender(table: Scenario) -> None:
    begins(table, player("Eager Scout"), player("Aggressive Moto", "Serene Warrior"))
    table.ann.chooses("declare military air")
    table.ann.chooses(HERE)
    table.ann.chooses("Eager Scout")
    assert table.bob.choices == ["Serene Warrior"]
    assert table.bob.why_not("Aggressive Moto") == ["l5r.cannot.absolute"]


def test_border_rider_readies(table: Scenario) -> None:
    begins(table, player("Border Rider {bowed=true}"), player())
    table.ann.chooses("use Border Rider 0")
    assert not table.piece("Border Rider").bowed


@rule("l5r.cost.fate-cost", "l5r.constant.conditional")
@pytest.mark.parametrize(("first", "fate"), [("ann", 4), ("bob", 3)])
def test_meishodo_wielder_costs_less_for_the_first_player(table: Scenario, first: str, fate: int) -> None:
    begins(table, player(**{"province-1": ["Meishōdō Wielder"]}), player(), "dynasty", first=first)
    if first == "bob":
        table.bob.passes()
    table.ann.chooses("play Meishōdō Wielder")
    table.ann.says(0)
    assert table.ann.fate == fate


def test_shinjo_outrider_moves_to_the_conflict(table: Scenario) -> None:
    begins(table, player("Eager Scout", "Shinjo Outrider"), player())
    assert table.ann.asked == "declare-conflict", "not before there is a conflict"
    attack(table, "political air", "Eager Scout", province=HERE)
    table.ann.chooses("use Shinjo Outrider 0")
    assert table.piece("Shinjo Outrider").side == ATTACKING


@rule("l5r.move.needs-destination", "l5r.attachment.stays-until-removed")
def test_giver_of_gifts_moves_an_attachment_to_another_character(table: Scenario) -> None:
    ann = player("Giver of Gifts", "Serene Warrior #1", "Moto Horde", 'Ornate Fan {on="#1"}')
    begins(table, ann, player("Matsu Berserker #2", 'Fine Katana {on="#2"}'))
    table.ann.chooses("use Giver of Gifts 0")
    assert table.ann.choices == ["Ornate Fan"]
    table.ann.chooses("Ornate Fan")
    assert table.ann.choices == ["Giver of Gifts"], "the horde takes weapons only"
    before = [skills(table, name) for name in ("Serene Warrior", "Giver of Gifts")]
    table.ann.chooses("Giver of Gifts")
    assert table.piece("Ornate Fan").on == number(table, "Giver of Gifts")
    after = [skills(table, name) for name in ("Serene Warrior", "Giver of Gifts")]
    assert [(new[0] - old[0], new[1] - old[1]) for old, new in zip(before, after, strict=True)] == [(0, -2), (0, 2)]


@pytest.mark.parametrize(("option", "fate", "cards"), [("option 0", 6, 0), ("option 1", 5, 1)])
def test_ide_trader_profits_from_those_who_move_to_the_conflict(
    table: Scenario, option: str, fate: int, cards: int
) -> None:
    ann = player("Ide Trader", "Shinjo Outrider", "Shinjo Tatsuo")
    fight(table, ann, player(), "political air", "Ide Trader")
    table.ann.chooses("use Shinjo Outrider 0")
    table.ann.chooses("respond Ide Trader 0 0")
    table.ann.chooses(option)
    assert (table.ann.fate, len(table.ann.hand)) == (fate, cards)
    table.ann.chooses("use Shinjo Tatsuo 0")
    table.ann.chooses("Shinjo Tatsuo")
    assert table.ann.asked != "respond-or-pass", "only once per conflict"


def test_ide_trader_counts_those_who_move_together_once(table: Scenario) -> None:
    ann = player("Ide Trader #1", "Shinjo Outrider", "Shinjo Tatsuo", 'Way of the Dragon {on="#1"}')
    fight(table, ann, player(), "political air", "Ide Trader")
    table.ann.chooses("use Shinjo Tatsuo 0")
    table.ann.chooses("Shinjo Tatsuo")
    table.ann.chooses("Shinjo Outrider")
    assert table.ann.choices == ["pass", "respond Ide Trader 0 0"]
    table.ann.chooses("respond Ide Trader 0 0")
    table.ann.chooses("option 0")
    assert table.ann.asked == "ring-effect", "a second use would need another move"


def test_warrior_poet_weakens_the_opponents_participants(table: Scenario) -> None:
    begins(table, player("Warrior Poet", "Eager Scout"), player("Serene Warrior", "Doji Whisperer"))
    attack(table, "military air", "Warrior Poet", province=HERE, defenders=("Serene Warrior",))
    table.ann.chooses("use Warrior Poet 0")
    assert skills(table, "Serene Warrior") == (2, 1)
    assert skills(table, "Doji Whisperer") == (0, 3)


@rule("l5r.limit.definition")
def test_utaku_yumino_discards_a_card_for_skill_once_per_conflict(table: Scenario) -> None:
    ann = player("2x Eager Scout", "Utaku Yumino", "Shinjo Outrider", hand=["3x Mantra of Fire"])
    begins(table, ann, player())
    for conflict in ("military air", "political earth"):
        attack(table, conflict, "Eager Scout", province=HERE)
        assert skills(table, "Utaku Yumino") == (2, 2)
        table.ann.chooses("use Utaku Yumino 0")
        table.ann.chooses("Mantra of Fire")
        assert skills(table, "Utaku Yumino") == (4, 4)
        assert table.ann.why_not("Utaku Yumino") == ["l5r.limit.definition"]
        nobody_acts(table)
    assert len(table.ann.cards_in("conflict-discard")) == 2


@rule("l5r.no-attachments.except-trait")
def test_moto_horde_bears_only_weapons(table: Scenario) -> None:
    begins(table, player("Moto Horde", hand=["Ornate Fan", "Fine Katana"]), player())
    assert table.ann.choices == ["pass", "play Fine Katana"]
    table.ann.chooses("play Fine Katana")
    table.ann.chooses("Moto Horde")
    assert skills(table, "Moto Horde") == (8, 0)


@rule("l5r.target.controller-chooses")
@pytest.mark.parametrize("others", [(), ("Moto Youth",)])
def test_shinjo_tatsuo_moves_with_up_to_one_other(table: Scenario, others: tuple[str, ...]) -> None:
    begins(table, player("Eager Scout", "Shinjo Tatsuo", "Moto Youth", "Serene Warrior"), player())
    attack(table, "military air", "Eager Scout", province=HERE)
    table.ann.chooses("use Shinjo Tatsuo 0")
    table.ann.chooses("Shinjo Tatsuo")
    assert table.ann.choices == ["Moto Youth", "Serene Warrior"]
    table.ann.chooses(*others)
    assert table.piece("Shinjo Tatsuo").side == ATTACKING
    assert (table.piece("Moto Youth").side == ATTACKING) is bool(others)


@rule("l5r.target.controller-chooses")
def test_shinjo_tatsuo_may_move_alone(table: Scenario) -> None:
    fight(table, player("Eager Scout", "Shinjo Tatsuo"), player(), "military air", "Eager Scout")
    table.ann.chooses("use Shinjo Tatsuo 0")
    table.ann.chooses("Shinjo Tatsuo")
    assert table.ann.asked == "ring-effect"
    assert table.piece("Shinjo Tatsuo").side == ATTACKING


@pytest.mark.parametrize(("conflict", "reacts"), [("military air", True), ("political air", False)])
def test_shinjo_altansarnai_discards_when_you_break_a_province(table: Scenario, conflict: str, reacts: bool) -> None:
    bob = player("Serene Warrior {bowed=true}", "Doji Whisperer {bowed=true}")
    fight(table, player("Shinjo Altansarnai"), bob, conflict, "Shinjo Altansarnai")
    if not reacts:
        assert table.ann.asked == "ring-effect"
        return
    table.ann.chooses("respond Shinjo Altansarnai 0 0")
    assert table.bob.choices == ["Serene Warrior", "Doji Whisperer"]
    table.bob.chooses("Doji Whisperer")
    assert table.bob.cards_in("dynasty-discard") == ["Doji Whisperer"]


def test_iuchi_wayfinder_looks_at_a_facedown_province(table: Scenario) -> None:
    bob = player(provinces=["Night Raid {slot=0} [known to bob]", f"{HERE} {{slot=1}}"])
    begins(table, player("Eager Scout", hand=["Iuchi Wayfinder"]), bob)
    assert not table.game.knows(0, number(table, "Night Raid"))
    table.ann.chooses("play Iuchi Wayfinder")
    table.ann.chooses("respond Iuchi Wayfinder 0 1")
    assert table.ann.choices == ["Night Raid"]
    table.ann.chooses("Night Raid")
    assert table.game.knows(0, number(table, "Night Raid"))
    assert not table.game.knows(2, number(table, "Night Raid"))


@rule("l5r.ability.controller-makes-decisions")
def test_iuchi_wayfinder_may_look_at_a_province_of_its_own_player(table: Scenario) -> None:
    mine = ["Shameful Display {slot=0} [known to ann]", "Entrenched Position {slot=1}"]
    theirs = ["Night Raid {slot=0} [known to bob]", "Pilgrimage {slot=4} [known to bob]"]
    begins(table, player("Eager Scout", hand=["Iuchi Wayfinder"], provinces=mine), player(provinces=theirs))
    table.ann.chooses("play Iuchi Wayfinder")
    table.ann.chooses("respond Iuchi Wayfinder 0 1")
    assert table.ann.choices == ["Shameful Display", "Night Raid", "Pilgrimage"]
    table.ann.chooses("Shameful Display")
    assert not table.game.knows(1, number(table, "Shameful Display"))


def test_iuchi_wayfinder_has_nothing_to_look_at_where_all_is_known(table: Scenario) -> None:
    mine = ["Shameful Display {slot=0} [known to ann]", "Entrenched Position {slot=1}"]
    begins(table, player("Eager Scout", hand=["Iuchi Wayfinder"], provinces=mine), player())
    table.ann.chooses("play Iuchi Wayfinder")
    assert table.ann.asked != "respond-or-pass"


@pytest.mark.parametrize(("chosen", "place"), [("Night Raid", 1), ("Pilgrimage", 5)])
def test_everybody_sees_at_which_province_iuchi_wayfinder_looks(table: Scenario, chosen: str, place: int) -> None:
    theirs = ["Night Raid {slot=0} [known to bob]", "Pilgrimage {slot=4} [known to bob]"]
    begins(table, player("Eager Scout", hand=["Iuchi Wayfinder"]), player(provinces=theirs))
    table.ann.chooses("play Iuchi Wayfinder")
    table.ann.chooses("respond Iuchi Wayfinder 0 1")
    table.ann.chooses(chosen)
    for reader, known in ((0, True), (1, True), (2, False)):
        told = [entry for entry in table.match.log.read(reader) if entry["message"] == "looked-at"]
        assert [entry["arguments"]["amount"] for entry in told] == [place]
        assert [entry["arguments"]["card"] is not None for entry in told] == [known]


def test_ide_messenger_spends_a_fate_to_move_a_character(table: Scenario) -> None:
    ann = player("Eager Scout", "Ide Messenger", "Serene Warrior")
    fight(table, ann, player("Matsu Berserker"), "military air", "Eager Scout")
    table.ann.chooses("use Ide Messenger 0")
    assert table.ann.choices == ["Ide Messenger", "Serene Warrior"]
    table.ann.chooses("Serene Warrior")
    assert table.piece("Serene Warrior").side == ATTACKING
    assert table.ann.fate == 4


def test_favored_mount_makes_cavalry_and_moves_its_character(table: Scenario) -> None:
    ann = player("Eager Scout", "Serene Warrior #1", 'Favored Mount {on="#1"}', hand=["Born in War"], fate=2)
    fight(table, ann, player("Matsu Berserker"), "military air", "Eager Scout")
    table.ann.chooses("use Favored Mount 0")
    assert table.piece("Favored Mount").bowed
    assert table.piece("Serene Warrior").side == ATTACKING
    table.ann.chooses("play Born in War")
    assert table.ann.choices == ["Serene Warrior"], "the only Cavalry"


def test_favored_mount_is_attached_to_a_character_of_ones_own(table: Scenario) -> None:
    begins(table, player("Eager Scout", hand=["Favored Mount"]), player("Serene Warrior"))
    table.ann.chooses("play Favored Mount")
    assert table.ann.choices == ["Eager Scout"]


@rule("l5r.step-3-2.attackers-moved-forward")
def test_spyglass_draws_when_its_character_commits_or_moves_twice_a_round(table: Scenario) -> None:
    ann = player(
        "Shinjo Outrider #1", 'Spyglass {on="#1"}', "Eager Scout", "Ide Messenger", **{"conflict-deck": ["5x Let Go"]}
    )
    begins(table, ann, player("Serene Warrior"))
    table.ann.chooses("declare military air")
    table.ann.chooses(HERE)
    table.ann.chooses("Shinjo Outrider")
    assert table.ann.piece("Shinjo Outrider").side == ATTACKING
    table.ann.chooses("respond Spyglass 0 1")
    assert table.ann.hand == ["Let Go"], "it has been declared as an attacker"
    table.bob.chooses()
    nobody_acts(table)
    table.ann.chooses("pass")
    nobody_acts(table)
    table.bob.passes()
    attack(table, "political earth", "Eager Scout", province=HERE)
    table.ann.chooses("use Shinjo Outrider 0")
    table.ann.chooses("respond Spyglass 0 0")
    assert table.ann.hand == ["Let Go", "Let Go"], "it has moved"
    nobody_acts(table)
    table.bob.chooses("declare military fire")
    table.bob.chooses(HERE)
    table.bob.chooses("Serene Warrior")
    table.ann.chooses()
    table.ann.chooses("use Ide Messenger 0")
    table.ann.chooses("Shinjo Outrider")
    assert table.piece("Shinjo Outrider").side == DEFENDING
    assert table.ann.asked == "act-or-pass", "twice is the limit"


@rule("l5r.step-3-2-1.defenders-moved-forward")
def test_spyglass_draws_when_its_character_defends(table: Scenario) -> None:
    bob = player("Shinjo Outrider #1", 'Spyglass {on="#1"}', **{"conflict-deck": ["5x Let Go"]})
    fight(table, player("Eager Scout"), bob, "military air", "Eager Scout", defenders=("Shinjo Outrider",))
    assert table.bob.piece("Shinjo Outrider").side == DEFENDING
    table.bob.chooses("respond Spyglass 0 0")
    assert table.bob.hand == ["Let Go"]


def test_born_in_war_gives_as_much_as_there_are_unclaimed_rings(table: Scenario) -> None:
    ann = player("Moto Youth #1", 'Born in War {on="#1"}', "Eager Scout")
    begins(table, ann, player("Shinjo Outrider"), ring_owner=["bob", -1, -1, -1, -1])
    assert skills(table, "Moto Youth") == (2 + 4, 0)
    attack(table, "military earth", "Moto Youth", province=HERE)
    assert skills(table, "Moto Youth") == (2 + 1 + 3, 0), "the contested ring is not unclaimed"


def test_breakthrough_declares_the_second_conflict_at_once(table: Scenario) -> None:
    ann = player("Moto Horde", "Eager Scout", hand=["Breakthrough"])
    fight(table, ann, player("Matsu Berserker"), "military air", "Moto Horde")
    table.ann.chooses("pass")
    table.ann.chooses("respond Breakthrough 0 0")
    assert "pass" not in table.ann.choices, "it must be declared"
    table.ann.chooses("declare political earth")
    table.ann.chooses("Ancestral Lands")
    table.ann.chooses("Eager Scout")
    assert table.ann.cards_in("conflict-discard") == ["Breakthrough"]
    assert (table.deciding, table.bob.asked) == (["bob"], "declare-conflict"), "then it is the opponent's turn"
    table.bob.passes()
    assert (table.deciding, table.bob.asked) == (["bob"], "declare-conflict"), "twice"


def test_breakthrough_needs_a_broken_province(table: Scenario) -> None:
    ann = player("Matsu Berserker", "Eager Scout", hand=["Breakthrough"])
    fight(table, ann, player("Matsu Berserker {bowed=true}"), "military air", "Matsu Berserker")
    table.ann.chooses("pass")
    assert (table.deciding, table.ann.asked) == (["ann"], "declare-conflict")
    assert table.ann.hand == ["Breakthrough"]


def test_captive_audience_makes_a_political_conflict_military(table: Scenario) -> None:
    ann = player("Eager Scout", "Otomo Courtier", hand=["Captive Audience"])
    fight(table, ann, player(), "political air", "Eager Scout", "Otomo Courtier")
    table.ann.chooses("use Captive Audience 0")
    assert table.ann.honor == 9
    assert table.piece("Otomo Courtier").bowed, "who cannot fight is sent home"


def test_captive_audience_changes_the_type(table: Scenario) -> None:
    ann = player("Moto Horde", "Shinjo Outrider", stronghold=["Golden Plains Outpost"], hand=["Captive Audience"])
    fight(table, ann, player(), "political air", "Shinjo Outrider")
    table.ann.chooses("use Captive Audience 0")
    table.ann.chooses("use Golden Plains Outpost 0")
    table.ann.chooses("Moto Horde")
    assert table.piece("Moto Horde").side == ATTACKING


def test_i_am_ready_removes_a_fate_to_ready_a_unicorn(table: Scenario) -> None:
    others = ["Serene Warrior {bowed=true, fate=1}", "Moto Youth {bowed=true}"]
    ann = player("Shinjo Outrider {bowed=true, fate=1}", *others, hand=["I Am Ready"])
    begins(table, ann, player("Border Rider {bowed=true, fate=1}"))
    table.ann.chooses("use I Am Ready 0")
    assert (table.ann.asked, table.ann.choices) == ("pay-with", ["Shinjo Outrider"])
    table.ann.chooses("Shinjo Outrider")
    piece = table.piece("Shinjo Outrider")
    assert (piece.bowed, piece.fate) == (False, 0)


@rule("l5r.triggered.must-change-game-state")
def test_i_am_ready_needs_somebody_to_ready(table: Scenario) -> None:
    begins(table, player("Shinjo Outrider {fate=1}", "Moto Youth {bowed=true}", hand=["I Am Ready"]), player())
    assert table.ann.why_not("I Am Ready") == ["l5r.triggered.must-change-game-state"]


@pytest.mark.parametrize("answer", ["pass", "respond Way of the Unicorn 0 0"])
def test_way_of_the_unicorn_keeps_the_token_of_who_would_pass_it(table: Scenario, answer: str) -> None:
    begins(table, player(hand=["Way of the Unicorn"]), player(hand=["Way of the Unicorn"]), "regroup")
    table.ann.chooses(answer)
    assert table.first == (1 if answer == "pass" else 0)
    assert table.bob.hand == ["Way of the Unicorn"]


def test_cavalry_reserves_puts_six_cost_of_cavalry_into_the_conflict(table: Scenario) -> None:
    pile = ["Moto Horde", "Moto Youth", "Border Rider", "Aggressive Moto", "Serene Warrior", "Meishōdō Wielder"]
    ann = player("Eager Scout", hand=["Cavalry Reserves"], **{"dynasty-discard": pile})
    fight(table, ann, player("Matsu Berserker {bowed=true}", "Ide Trader"), "military air", "Eager Scout")
    table.ann.chooses("use Cavalry Reserves 0")
    assert table.ann.choices == ["Moto Horde", "Moto Youth", "Border Rider", "Aggressive Moto"]
    table.ann.chooses("Moto Horde")
    assert table.ann.choices == ["pass", "Moto Youth", "Border Rider", "Aggressive Moto"]
    table.ann.chooses("Aggressive Moto")
    assert table.ann.asked != "choose-next-target", "6 are spent"
    assert table.piece("Moto Horde").side == table.piece("Aggressive Moto").side == ATTACKING
    assert table.ann.fate == 2


@pytest.mark.parametrize(
    ("name", "edition", "afterwards"), [("Ride Them Down", "1.5", 4 + 1), ("06-ride-them-down@1.0", "1.0", 1 + 1)]
)
@rule("l5r.errata.ride-them-down", "l5r.favor.discard", "decision.l5r.edition")
def test_ride_them_down_sets_the_base_strength(table: Scenario, name: str, edition: str, afterwards: int) -> None:
    bob = player("Ide Trader", holdings=["Secluded Temple {slot=0}"])
    begins(table, player("Eager Scout", "Shinjo Outrider", hand=[name]), bob, favor="ann", edition=edition)
    attack(table, "military air", "Eager Scout", province=HERE)
    province = table.game.table.conflict.province
    assert strength(table.game, province) == 4 + 1
    table.ann.chooses("use Ride Them Down 0")
    assert (table.favor, table.ann.fate) == (-1, 4)
    assert strength(table.game, province) == 1 + 1
    nobody_acts(table)
    assert strength(table.game, province) == afterwards
