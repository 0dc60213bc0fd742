"""The cards of the Unicorn Clan in the Imperial cycle."""

from __future__ import annotations

from typing import Any

from nefrit.l5r.constants import AT_HOME, ATTACKING, DEFENDING
from nefrit.l5r.game import GAME
from nefrit.l5r.standing import has_effects, is_faceup
from nefrit.l5r.state import IN_PROVINCE
from nefrit.testing import Scenario, rule
from tests.l5r.core.fights import begins, nobody_acts, number, player, quiet_fight, quiet_player, skills

__all__ = ["GAME"]


# ---- Ide Tadaji


def test_ide_tadaji_moves_a_cheap_character_of_each_player_in(table: Scenario) -> None:
    ann = quiet_player("Ide Tadaji", "Border Rider", "Warrior Poet", "Moto Youth {bowed=true}")
    bob = quiet_player("Eager Scout", "Serene Warrior", "Doji Whisperer {bowed=true}")
    quiet_fight(table, ann, bob, "political air", "Ide Tadaji")
    table.ann.chooses("use Ide Tadaji 0")
    assert table.ann.choices == ["Border Rider"], "ready, at home, of cost 2 at most"
    table.ann.chooses("Border Rider")
    assert table.ann.choices == ["Eager Scout"]
    table.ann.chooses("Eager Scout")
    assert table.piece("Border Rider").side == ATTACKING
    assert table.piece("Eager Scout").side == DEFENDING


@rule("l5r.target.insufficient-targets")
def test_ide_tadaji_needs_a_character_of_each_player(table: Scenario) -> None:
    ann = quiet_player("Ide Tadaji", "Border Rider", hand=["Banzai!"])
    quiet_fight(table, ann, quiet_player("Serene Warrior"), "political air", "Ide Tadaji")
    assert table.ann.why_not("Ide Tadaji") == ["l5r.target.insufficient-targets"]


@rule("l5r.target.must-be-changeable")
def test_ide_tadaji_cannot_choose_who_cannot_participate(table: Scenario) -> None:
    ann = quiet_player("Ide Tadaji", "Border Rider", "Shiba Peacemaker")
    bob = quiet_player("Eager Scout", "Matsu Berserker")
    quiet_fight(table, ann, bob, "political air", "Ide Tadaji")
    table.ann.chooses("use Ide Tadaji 0")
    assert table.ann.choices == ["Border Rider"], "the peacemaker does not attack"
    table.ann.chooses("Border Rider")
    assert table.ann.choices == ["Eager Scout"], "the berserker has a dash"


# ---- Shinjo Saddle


def test_shinjo_saddle_goes_from_horse_to_horse(table: Scenario) -> None:
    ann = quiet_player("Border Rider #1", "Moto Youth", "Giver of Gifts", 'Shinjo Saddle {on="#1"}')
    begins(table, ann, quiet_player("Moto Youth"))
    assert skills(table, "Border Rider") == (3, 1)
    table.ann.chooses("use Shinjo Saddle 0")
    assert table.ann.choices == ["Moto Youth"], "another Cavalry character of one's own"
    table.ann.chooses("Moto Youth")
    assert skills(table, "Border Rider") == (2, 1)
    assert table.ann.value_of("Moto Youth", "military") == 3


def test_shinjo_saddle_is_for_cavalry(table: Scenario) -> None:
    begins(table, quiet_player("Giver of Gifts", "Border Rider", hand=["Shinjo Saddle"]), quiet_player("Moto Youth"))
    table.ann.chooses("play Shinjo Saddle")
    assert table.ann.choices == ["Border Rider", "Moto Youth"], "also the opponent's"


@rule("l5r.target.insufficient-targets")
def test_shinjo_saddle_stays_where_no_other_horse_is(table: Scenario) -> None:
    ann = quiet_player("Border Rider #1", 'Shinjo Saddle {on="#1"}', "Moto Horde", hand=["Way of the Unicorn"])
    begins(table, ann, quiet_player("Moto Youth"))
    assert "use Shinjo Saddle 0" not in table.ann.choices, "the horde has no attachments but weapons"


@rule("l5r.attachment.illegal-discarded")
def test_shinjo_saddle_falls_off_with_the_cavalry_trait(table: Scenario) -> None:
    ann = quiet_player("Giver of Gifts #1", 'Favored Mount {on="#1"}', 'Shinjo Saddle {on="#1"}')
    begins(table, ann, quiet_player(hand=["Let Go"]), first="bob")
    table.bob.chooses("use Let Go 0")
    table.bob.chooses("Favored Mount")
    assert not table.in_play("Shinjo Saddle")


# ---- Utaku Mediator


def test_utaku_mediator_is_stronger_without_the_favor(table: Scenario) -> None:
    begins(table, quiet_player("Utaku Mediator"), quiet_player())
    assert skills(table, "Utaku Mediator") == (1, 2), "nobody has it"
    begins(table, quiet_player("Utaku Mediator"), quiet_player(), favor="bob")
    assert skills(table, "Utaku Mediator") == (1, 2)


def test_utaku_mediator_gets_nothing_with_the_favor(table: Scenario) -> None:
    begins(table, quiet_player("Utaku Mediator"), quiet_player(), favor="ann")
    assert skills(table, "Utaku Mediator") == (0, 1)


@rule("l5r.modifier.continuous-update")
def test_utaku_mediator_grows_as_the_favor_is_discarded(table: Scenario) -> None:
    ann = quiet_player("Utaku Mediator", hand=["Ride Them Down"])
    quiet_fight(table, ann, quiet_player(), "political air", "Utaku Mediator", favor="ann")
    assert skills(table, "Utaku Mediator") == (0, 1)
    table.ann.chooses("use Ride Them Down 0")
    assert skills(table, "Utaku Mediator") == (1, 2)


# ---- Gaijin Customs


def test_gaijin_customs_readies_a_character_that_is_no_unicorn(table: Scenario) -> None:
    ann = quiet_player("Border Rider {bowed=true}", "Serene Warrior {bowed=true}", hand=["Gaijin Customs"])
    begins(table, ann, quiet_player("Doji Whisperer {bowed=true}", "Eager Scout"))
    table.ann.chooses("use Gaijin Customs 0")
    assert table.ann.choices == ["Serene Warrior", "Doji Whisperer"], "bowed, and no Unicorn"
    table.ann.chooses("Serene Warrior")
    assert not table.piece("Serene Warrior").bowed


@rule("l5r.play-restriction.must-be-observed")
def test_gaijin_customs_needs_a_unicorn_card_of_yours(table: Scenario) -> None:
    ann = quiet_player("Serene Warrior {bowed=true}", hand=["Gaijin Customs", "Fine Katana"])
    begins(table, ann, quiet_player("Border Rider"))
    assert table.ann.why_not("Gaijin Customs") == ["l5r.play-restriction.must-be-observed"]


def test_any_unicorn_card_will_do_for_gaijin_customs(table: Scenario) -> None:
    ann = quiet_player("Serene Warrior #1 {bowed=true}", hand=["Gaijin Customs"], stronghold=["Golden Plains Outpost"])
    begins(table, ann, quiet_player())
    table.ann.chooses("use Gaijin Customs 0")
    table.ann.chooses("Serene Warrior")
    assert not table.piece("Serene Warrior").bowed
    ann = quiet_player("Serene Warrior #1 {bowed=true}", 'Spyglass {on="#1"}', hand=["Gaijin Customs"])
    begins(table, ann, quiet_player())
    assert table.ann.choices == ["pass", "use Gaijin Customs 0"]


# ---- Moto Juro


def test_moto_juro_rides_in_and_out(table: Scenario) -> None:
    ann = quiet_player("Moto Juro", "Serene Warrior")
    quiet_fight(table, ann, quiet_player(), "military air", "Serene Warrior")
    table.ann.chooses("use Moto Juro 0")
    assert table.piece("Moto Juro").side == ATTACKING
    table.ann.chooses("use Moto Juro 0")
    assert table.piece("Moto Juro").side == AT_HOME
    assert table.ann.asked == "ring-effect", "twice a round: the conflict is over"


@rule("l5r.limit.definition")
def test_moto_juro_rides_twice_a_round(table: Scenario) -> None:
    ann = quiet_player("Moto Juro", "Serene Warrior", hand=["Banzai!"])
    quiet_fight(table, ann, quiet_player(), "military air", "Serene Warrior")
    table.ann.chooses("use Moto Juro 0")
    table.ann.chooses("use Moto Juro 0")
    assert table.ann.why_not("Moto Juro") == ["l5r.limit.definition"]


@rule("l5r.triggered.must-change-game-state")
def test_moto_juro_goes_nowhere_without_a_conflict(table: Scenario) -> None:
    begins(table, quiet_player("Moto Juro", hand=["Way of the Lion", "Fine Katana"]), quiet_player())
    assert table.ann.why_not("Moto Juro") == ["l5r.triggered.must-change-game-state"]


# ---- Shinjo Scout


def test_shinjo_scout_gains_fate_with_that_for_passing_first(table: Scenario) -> None:
    begins(table, quiet_player("Shinjo Scout", fate=3), quiet_player(fate=3), at="1.4")
    table.ann.passes()
    table.ann.chooses("respond Shinjo Scout 0 1")
    assert (table.ann.fate, table.bob.fate) == (5, 3)


def test_shinjo_scout_gains_nothing_where_the_opponent_passes_first(table: Scenario) -> None:
    begins(table, quiet_player(fate=3), quiet_player("Shinjo Scout", fate=3), at="1.4")
    table.ann.passes()
    assert table.bob.asked == "act-or-pass"
    table.bob.passes()
    assert table.bob.asked != "respond-or-pass"
    assert (table.ann.fate, table.bob.fate) == (4, 3)


@rule("l5r.limit.per-instance")
def test_two_shinjo_scouts_gain_two_fate(table: Scenario) -> None:
    begins(table, quiet_player("2x Shinjo Scout", fate=3), quiet_player(fate=3), at="1.4")
    table.ann.passes()
    while table.ann.asked == "respond-or-pass":
        table.ann.chooses(table.ann.choices[1])
    assert table.ann.fate == 6


# ---- Chasing the Sun and Talisman of the Sun


def chasing(table: Scenario, **things: Any) -> None:
    """Ann attacks Bob's Ancestral Lands; two provinces of his lie facedown, one of them broken."""
    provinces = [
        "Ancestral Lands {slot=0}",
        "Night Raid {slot=1} [known to bob]",
        "Pilgrimage {slot=2,broken=true}",
        "Endless Plains {slot=4} [known to bob]",
    ]
    ann = quiet_player("Serene Warrior", hand=["Chasing the Sun", "Banzai!"])
    bob = player("Eager Scout #1", 'Talisman of the Sun {on="#1"}', **{"provinces": provinces, **things})
    quiet_fight(table, ann, bob, "military air", "Serene Warrior")


def test_chasing_the_sun_moves_the_conflict_to_another_province(table: Scenario) -> None:
    chasing(table)
    table.bob.passes()
    table.ann.chooses("use Chasing the Sun 0")
    assert table.ann.choices == ["Night Raid"], "unbroken, and not the stronghold's"
    table.ann.chooses("Night Raid")
    assert table.game.table.conflict is not None
    assert table.game.table.conflict.province == number(table, "Night Raid")
    assert table.bob.choices[1:] == ["respond Night Raid 0 0"], "it is revealed"


@rule("l5r.play-restriction.must-be-observed")
def test_each_of_the_suns_is_for_one_side(table: Scenario) -> None:
    chasing(table, hand=["Chasing the Sun", "Banzai!"])
    assert table.bob.why_not("Chasing the Sun") == ["l5r.play-restriction.must-be-observed"]
    ann = quiet_player("Serene Warrior #1", 'Talisman of the Sun {on="#1"}', hand=["Banzai!"])
    quiet_fight(table, ann, quiet_player(), "military air", "Serene Warrior")
    assert table.ann.why_not("Talisman of the Sun") == ["l5r.play-restriction.must-be-observed"]


@rule("l5r.triggered.must-change-game-state")
def test_the_sun_goes_nowhere_without_another_eligible_province(table: Scenario) -> None:
    ann = quiet_player("Serene Warrior", hand=["Chasing the Sun", "Banzai!"])
    bob = player(provinces=["Ancestral Lands {slot=0}", "Night Raid {slot=1,broken=true}"])
    quiet_fight(table, ann, bob, "military air", "Serene Warrior")
    assert table.ann.why_not("Chasing the Sun") == ["l5r.triggered.must-change-game-state"]


def test_talisman_of_the_sun_leads_the_attack_elsewhere(table: Scenario) -> None:
    chasing(table)
    table.bob.chooses("use Talisman of the Sun 0")
    assert table.bob.choices == ["Night Raid"]
    table.bob.chooses("Night Raid")
    assert table.piece("Talisman of the Sun").bowed
    assert table.game.table.conflict is not None
    assert table.game.table.conflict.province == number(table, "Night Raid")


@rule("l5r.break.condition")
def test_the_province_to_which_the_conflict_moved_breaks(table: Scenario) -> None:
    ann = quiet_player("Doji Hotaru", hand=["Chasing the Sun"])
    bob = player(provinces=["Entrenched Position {slot=0}", "Rally to the Cause {slot=1}"])
    quiet_fight(table, ann, bob, "political air", "Doji Hotaru", province="Entrenched Position")
    table.ann.chooses("use Chasing the Sun 0")
    table.ann.chooses("Rally to the Cause")
    assert table.piece("Rally to the Cause").broken
    assert not table.piece("Entrenched Position").broken


# ---- Child of the Plains


def plains(table: Scenario, *attackers: str, lies: str = "{slot=0} [known to bob]") -> None:
    """Ann attacks a province of Bob's; each player could act in the conflict."""
    ann = quiet_player("Child of the Plains", "Serene Warrior", hand=["Banzai!"])
    bob = player("Eager Scout", hand=["Banzai!"], provinces=[f"Ancestral Lands {lies}", "Entrenched Position {slot=1}"])
    begins(table, ann, bob)
    table.ann.chooses("declare military air")
    table.ann.chooses("Ancestral Lands")
    table.ann.chooses(*attackers)


def test_child_of_the_plains_lets_the_attacker_act_first(table: Scenario) -> None:
    plains(table, "Child of the Plains")
    table.ann.chooses("respond Child of the Plains 0 0")
    table.bob.chooses("Eager Scout")
    assert table.deciding == ["ann"]
    table.ann.passes()
    assert table.bob.asked == "act-or-pass"


@rule("l5r.window.conflict-defender-first")
def test_child_of_the_plains_must_attack_and_the_province_be_revealed(table: Scenario) -> None:
    plains(table, "Serene Warrior")
    table.bob.chooses("Eager Scout")
    assert table.deciding == ["bob"]
    plains(table, "Child of the Plains", lies="{slot=0}")
    table.bob.chooses("Eager Scout")
    assert table.deciding == ["bob"], "it lay faceup already"


def test_child_of_the_plains_counts_for_one_conflict(table: Scenario) -> None:
    plains(table, "Child of the Plains")
    table.ann.chooses("respond Child of the Plains 0 0")
    table.bob.chooses()
    nobody_acts(table)
    table.ann.passes()
    assert not has_effects(table.game, "attacker-acts-first")


# ---- Windswept Yurt


YURT = "use Windswept Yurt 0"


def yurt(table: Scenario, **things: Any) -> None:
    """Ann may act, with a yurt in her first province."""
    mine = {"holdings": ["Windswept Yurt {slot=0}"], "dynasty-deck": ["3x Serene Warrior"], **things}
    begins(table, quiet_player("Eager Scout", **mine), quiet_player("Doji Whisperer", fate=1, honor=7))


def refilled(table: Scenario) -> list[bool]:
    """Of each card in Ann's first province, whether it lies faceup; no dynasty phase has turned it since."""
    assert table.game.table.phase == "conflict"
    return [is_faceup(table.game, card) for card in table.game.zone(IN_PROVINCE[0], 0)]


@rule("l5r.refill.faceup-instruction")
def test_windswept_yurt_gives_each_player_fate(table: Scenario) -> None:
    yurt(table)
    table.ann.chooses(YURT)
    table.ann.chooses("option 0")
    assert (table.ann.fate, table.bob.fate) == (7, 3)
    assert (table.ann.honor, table.bob.honor) == (10, 7)
    assert table.ann.cards_in("dynasty-discard") == ["Windswept Yurt"]
    assert refilled(table) == [True]


def test_windswept_yurt_gives_each_player_honor(table: Scenario) -> None:
    yurt(table)
    table.ann.chooses(YURT)
    table.ann.chooses("option 1")
    assert (table.ann.honor, table.bob.honor) == (12, 9)
    assert refilled(table) == [True]


@rule("l5r.province.refill-only-when-empty")
def test_windswept_yurt_leaves_what_lay_beside_it(table: Scenario) -> None:
    yurt(table, **{"province-1": ["Otomo Courtier [known to nobody]"]})
    table.ann.chooses(YURT)
    table.ann.chooses("option 0")
    assert refilled(table) == [False], "the province was not empty"


@rule("l5r.empty-deck.reshuffle")
def test_windswept_yurt_may_come_back_from_a_new_deck(table: Scenario) -> None:
    yurt(table, **{"dynasty-deck": []})
    table.ann.chooses(YURT)
    table.ann.chooses("option 1")
    assert table.ann.honor == 7, "5 for the empty deck"
    assert table.ann.cards_in("dynasty-discard") == []
    assert refilled(table) == [], "it is a holding in play again"
    assert table.piece("Windswept Yurt").slot == 0
