"""The cards of the Crane Clan in the Imperial cycle."""

from __future__ import annotations

import pytest

from nefrit.l5r.constants import AT_HOME, DISHONORED, NOBODY, ORDINARY
from nefrit.l5r.game import GAME
from nefrit.l5r.values import strength
from nefrit.testing import Scenario, rule
from tests.l5r.core.fights import attack, begins, nobody_acts, quiet_fight, quiet_player, skills

__all__ = ["GAME"]


# ---- Doji Representative


@rule("l5r.move.not-to-same-place")
def test_doji_representative_goes_home_as_ready_as_it_came(table: Scenario) -> None:
    ann = quiet_player("Doji Representative", "Eager Scout", "Doji Whisperer")
    quiet_fight(table, ann, quiet_player(), "political air", "Doji Representative", "Eager Scout")
    table.ann.chooses("use Doji Representative 0")
    assert table.piece("Doji Representative").side == AT_HOME
    assert not table.piece("Doji Representative").bowed
    assert "use Doji Representative 0" not in table.ann.choices


def test_doji_representative_moves_only_out_of_a_conflict(table: Scenario) -> None:
    ann = quiet_player("Doji Representative", "Eager Scout", hand=["Way of the Crane"])
    begins(table, ann, quiet_player())
    assert "l5r.play-restriction.must-be-observed" in table.ann.why_not("Doji Representative")
    quiet_fight(table, ann, quiet_player(), "political air", "Eager Scout")
    assert table.ann.why_not("Doji Representative") == ["l5r.triggered.must-change-game-state"], "it is at home"


@rule("l5r.gain.characteristics")
def test_who_gains_the_ability_of_a_representative_moves_home_himself(table: Scenario) -> None:
    bob = quiet_player("Doji Representative", "Togashi Yokuni")
    ann = quiet_player("Eager Scout")
    quiet_fight(table, ann, bob, "political air", "Eager Scout", defenders=("Togashi Yokuni",))
    table.bob.chooses("use Togashi Yokuni 0")
    table.bob.chooses("gain-ability Doji Representative 0")
    table.bob.chooses("use Togashi Yokuni 1")
    assert table.piece("Togashi Yokuni").side == AT_HOME


# ---- Kabuki Hero


@rule("l5r.event.lasting-effect-locked-in")
def test_kabuki_hero_fights_as_well_as_he_plays(table: Scenario) -> None:
    ann = quiet_player("Kabuki Hero #1", 'Ornate Fan {on="#1"}', hand=["Ornate Fan"])
    quiet_fight(table, ann, quiet_player(hand=["Way of the Crab"]), "military air", "Kabuki Hero")
    table.ann.chooses("use Kabuki Hero 0")
    assert table.ann.fate == 4
    assert skills(table, "Kabuki Hero") == (4, 4)
    table.ann.chooses("play Ornate Fan")
    table.ann.chooses("Kabuki Hero")
    assert skills(table, "Kabuki Hero") == (4, 6), "X is what it was when the ability resolved"


def test_kabuki_hero_needs_a_conflict_a_fate_and_some_political_skill(table: Scenario) -> None:
    begins(table, quiet_player("Kabuki Hero", "Eager Scout", hand=["Way of the Crane"]), quiet_player())
    assert table.ann.why_not("Kabuki Hero") == ["l5r.triggered.must-change-game-state"], "nothing lasts until then"
    ann = quiet_player("Kabuki Hero", "Eager Scout", fate=0, hand=["Levy"])
    quiet_fight(table, ann, quiet_player(), "military air", "Eager Scout")
    assert table.ann.why_not("Kabuki Hero") == ["l5r.triggered.cost-must-be-payable"]
    ann = quiet_player("Kabuki Hero #1", 'Fiery Madness {on="#1"}', "Eager Scout", hand=["Levy"])
    quiet_fight(table, ann, quiet_player(), "military air", "Eager Scout")
    assert table.ann.why_not("Kabuki Hero") == ["l5r.triggered.must-change-game-state"], "X would be 0"


@rule("l5r.limit.per-instance")
def test_kabuki_hero_used_twice_adds_what_he_has_each_time(table: Scenario) -> None:
    ann = quiet_player("Kabuki Hero #1", 'Way of the Dragon {on="#1"}')
    quiet_fight(table, ann, quiet_player(), "military air", "Kabuki Hero")
    table.ann.chooses("use Kabuki Hero 0")
    table.ann.chooses("use Kabuki Hero 0")
    assert table.ann.fate == 3
    assert skills(table, "Kabuki Hero") == (1 + 3 + 3, 3)


# ---- Kakita Yoshi


def test_kakita_yoshi_draws_three_cards_and_makes_all_events_cheaper(table: Scenario) -> None:
    hand = ["Ambush", "Admit Defeat", "Cavalry Reserves"]
    ann = quiet_player("Kakita Yoshi", "Eager Scout", hand=hand)
    bob = quiet_player("Doji Whisperer", hand=["Admit Defeat"])
    quiet_fight(table, ann, bob, "political air", "Kakita Yoshi", defenders=("Doji Whisperer",), favor="ann")
    table.bob.passes()
    table.ann.chooses("use Kakita Yoshi 0")
    assert table.game.table.favor == NOBODY
    assert len(table.ann.hand) == 6
    costs = [table.ann.value_of(name, "cost") for name in (*hand, "Fine Katana")]
    assert costs == [1, 0, 1, 0], "not below 0"
    table.bob.passes()
    table.ann.chooses("use Admit Defeat 0")
    table.ann.chooses("Doji Whisperer")
    assert table.ann.fate == 5
    assert [table.ann.value_of(name, "cost") for name in ("Ambush", "Cavalry Reserves")] == [1, 1], "each event"


def test_the_opponent_of_kakita_yoshi_pays_for_events_as_before(table: Scenario) -> None:
    bob = quiet_player("Doji Whisperer", hand=["Admit Defeat"])
    ann = quiet_player("Kakita Yoshi")
    quiet_fight(table, ann, bob, "political air", "Kakita Yoshi", defenders=("Doji Whisperer",), favor="ann")
    table.bob.passes()
    table.ann.chooses("use Kakita Yoshi 0")
    assert table.bob.value_of("Admit Defeat", "cost") == 1


@rule("l5r.triggered.cost-must-be-payable")
def test_kakita_yoshi_needs_the_favor_and_a_conflict(table: Scenario) -> None:
    ann = quiet_player("Kakita Yoshi", "Eager Scout", hand=["Way of the Crane"])
    quiet_fight(table, ann, quiet_player(), "political air", "Kakita Yoshi", favor="bob")
    assert table.ann.why_not("Kakita Yoshi") == ["l5r.triggered.cost-must-be-payable"]
    quiet_fight(table, ann, quiet_player(), "political air", "Eager Scout", favor="ann")
    assert table.ann.why_not("Kakita Yoshi") == ["l5r.play-restriction.must-be-observed"]


@rule("l5r.lasting.persists-beyond-source")
def test_events_stay_cheaper_when_kakita_yoshi_becomes_blank(table: Scenario) -> None:
    bob = quiet_player("Solemn Scholar", hand=["Cloud the Mind"])
    ann = quiet_player("Kakita Yoshi", hand=["Ambush", "Way of the Crane"])
    quiet_fight(table, ann, bob, "political air", "Kakita Yoshi", favor="ann")
    table.bob.passes()
    table.ann.chooses("use Kakita Yoshi 0")
    table.bob.chooses("play Cloud the Mind")
    table.bob.chooses("Kakita Yoshi")
    assert table.ann.value_of("Ambush", "cost") == 1


def test_events_cost_as_much_as_before_when_the_conflict_of_kakita_yoshi_is_over(table: Scenario) -> None:
    ann = quiet_player("Kakita Yoshi", hand=["Ambush"])
    quiet_fight(table, ann, quiet_player(), "political air", "Kakita Yoshi", favor="ann")
    table.ann.chooses("use Kakita Yoshi 0")
    nobody_acts(table)
    table.ann.chooses("air-gain")
    assert table.ann.value_of("Ambush", "cost") == 3


# ---- Young Harrier


def test_young_harrier_is_dishonored_so_that_no_crane_is(table: Scenario) -> None:
    ann = quiet_player("Young Harrier", "Doji Whisperer", "Brash Samurai {status=1}", "Eager Scout")
    quiet_fight(table, ann, quiet_player(hand=["Way of the Scorpion"]), "political fire", "Doji Whisperer")
    table.bob.passes()
    table.ann.chooses("use Young Harrier 0")
    assert table.piece("Young Harrier").status == DISHONORED
    nobody_acts(table)
    moves = [choice for choice in table.ann.choices if choice.startswith("fire-dishonor")]
    assert moves == ["fire-dishonor Eager Scout"], "no Crane is, not even the honored one"


@rule("l5r.lasting.locked-in-set")
def test_young_harrier_protects_those_cranes_who_are_there(table: Scenario) -> None:
    ann = quiet_player("Young Harrier", "Doji Whisperer", hand=["Political Rival"])
    bob = quiet_player("Serene Warrior", hand=["Way of the Scorpion"])
    quiet_fight(table, ann, bob, "political air", "Doji Whisperer", defenders=("Serene Warrior",))
    table.bob.passes()
    table.ann.chooses("use Young Harrier 0")
    assert table.bob.choices == ["pass", "use Way of the Scorpion 0"]
    table.bob.passes()
    table.ann.chooses("play-into-conflict Political Rival")
    table.ann.says(0)
    table.bob.chooses("use Way of the Scorpion 0")
    assert table.bob.choices == ["Political Rival", "Serene Warrior"], "theirs, and the one that came later"


@rule("l5r.triggered.cost-must-be-payable")
def test_a_dishonored_harrier_has_nothing_to_pay_with(table: Scenario) -> None:
    begins(table, quiet_player("Young Harrier {status=-1}", "Eager Scout", hand=["Levy"]), quiet_player())
    assert "l5r.triggered.cost-must-be-payable" in table.ann.why_not("Young Harrier")


def test_an_honored_harrier_pays_with_its_honor(table: Scenario) -> None:
    begins(table, quiet_player("Young Harrier {status=1}"), quiet_player())
    table.ann.chooses("use Young Harrier 0")
    assert table.piece("Young Harrier").status == ORDINARY


@pytest.mark.parametrize("harrier", [False, True])
def test_pride_does_not_dishonor_who_cannot_be_dishonored(table: Scenario, harrier: bool) -> None:
    ann = quiet_player("Origami Master", "Young Harrier")
    bob = quiet_player("Doji Hotaru")
    quiet_fight(table, ann, bob, "political air", "Origami Master", defenders=("Doji Hotaru",))
    if harrier:
        table.ann.chooses("use Young Harrier 0")
    nobody_acts(table)
    assert table.ann.piece("Origami Master").status == (ORDINARY if harrier else DISHONORED)


# ---- Doji Shizue


def fate_phase(table: Scenario, favor: str, *play: str, **things: object) -> None:
    """The fate phase begins; Ann has these characters."""
    ann = quiet_player(*play)
    table.position("4.1", ann=ann, bob=quiet_player(**things), first="ann", favor=favor)


@rule("l5r.cannot.absolute")
@pytest.mark.parametrize(("favor", "found"), [("ann", 1), ("bob", 0)])
def test_doji_shizue_keeps_her_fate_while_you_have_the_favor(table: Scenario, favor: str, found: int) -> None:
    fate_phase(table, favor, "Doji Shizue {fate=1}", "Doji Whisperer {fate=1}")
    assert table.piece("Doji Shizue").fate == found
    assert table.piece("Doji Whisperer").fate == 0


@pytest.mark.parametrize(("favor", "stays"), [("ann", True), ("bob", False)])
def test_doji_shizue_without_fate_stays_while_you_have_the_favor(table: Scenario, favor: str, stays: bool) -> None:
    fate_phase(table, favor, "Doji Shizue", "Doji Whisperer", "Eager Scout")
    leaving = ["Doji Whisperer", "Eager Scout"]
    assert table.ann.choices == (leaving if stays else ["Doji Shizue", *leaving])


def test_doji_shizue_is_discarded_like_others_in_the_conflict_phase(table: Scenario) -> None:
    bob = quiet_player("Eager Scout", hand=["Assassination"])
    quiet_fight(table, quiet_player("Doji Shizue"), bob, "political air", "Doji Shizue", favor="ann")
    table.bob.chooses("use Assassination 0")
    table.bob.chooses("Doji Shizue")
    assert not table.in_play("Doji Shizue")


@rule("l5r.sacrifice.is-not-discard")
def test_doji_shizue_can_be_sacrificed_in_the_fate_phase(table: Scenario) -> None:
    ann = quiet_player("Doji Shizue {fate=1}", holdings=["Funeral Pyre {slot=0}"])
    table.position("4.actions", ann=ann, bob=quiet_player(), first="ann", favor="ann")
    table.ann.chooses("use Funeral Pyre 0")
    table.ann.chooses("Doji Shizue")
    assert not table.in_play("Doji Shizue")


# ---- Disdainful Remark


def attacked_strength(table: Scenario) -> int:
    """The strength of the attacked province."""
    conflict = table.game.table.conflict
    assert conflict is not None
    return strength(table.game, conflict.province)


def test_disdainful_remark_strengthens_the_province_by_the_opponents_hand(table: Scenario) -> None:
    ann = quiet_player("Eager Scout", hand=["Fine Katana", "Ornate Fan", "Levy"])
    bob = quiet_player("Savvy Politician", hand=["Disdainful Remark", "Fine Katana"])
    quiet_fight(table, ann, bob, "military air", "Eager Scout", defenders=("Savvy Politician",))
    assert attacked_strength(table) == 5
    table.bob.chooses("use Disdainful Remark 0")
    assert attacked_strength(table) == 8
    assert table.bob.value_of("Entrenched Position", "strength") == 10, "only the attacked province"


@rule("l5r.event.lasting-effect-locked-in")
def test_disdainful_remark_counts_the_hand_once(table: Scenario) -> None:
    ann = quiet_player("Eager Scout", hand=["Fine Katana", "Ornate Fan"])
    bob = quiet_player("Savvy Politician", hand=["Disdainful Remark"])
    quiet_fight(table, ann, bob, "military air", "Eager Scout", defenders=("Savvy Politician",))
    table.bob.chooses("use Disdainful Remark 0")
    table.ann.chooses("play Fine Katana")
    table.ann.chooses("Eager Scout")
    assert attacked_strength(table) == 7


def test_disdainful_remark_is_made_by_a_courtier_in_the_conflict(table: Scenario) -> None:
    ann = quiet_player("Lion's Pride Brawler", hand=["Fine Katana"])
    bob = quiet_player("Savvy Politician", "Eager Scout", hand=["Disdainful Remark", "Levy"])
    quiet_fight(table, ann, bob, "military air", "Lion's Pride Brawler", defenders=("Eager Scout",))
    assert table.bob.why_not("Disdainful Remark") == ["l5r.play-restriction.must-be-observed"]


@rule("l5r.triggered.must-change-game-state")
def test_disdainful_remark_has_nothing_to_say_about_an_empty_hand(table: Scenario) -> None:
    bob = quiet_player("Savvy Politician", hand=["Disdainful Remark", "Levy"])
    quiet_fight(table, quiet_player("Eager Scout"), bob, "military air", "Eager Scout", defenders=("Savvy Politician",))
    assert table.bob.why_not("Disdainful Remark") == ["l5r.triggered.must-change-game-state"]


def test_an_attacker_may_make_a_disdainful_remark_about_the_province(table: Scenario) -> None:
    ann = quiet_player("Savvy Politician", hand=["Disdainful Remark"])
    quiet_fight(table, ann, quiet_player(hand=["3x Fine Katana"]), "political air", "Savvy Politician")
    table.bob.passes()
    table.ann.chooses("use Disdainful Remark 0")
    assert attacked_strength(table) == 5 + 5 + 3


# ---- Kakita Blade


def duel_with(table: Scenario, mine: int, theirs: int, *play: str, **things: object) -> None:
    """Ann's Doji Whisperer, as her cards say, plays the Game of Sadane against Bob's Serene Warrior."""
    ann = quiet_player(*play, hand=["Game of Sadane"], **things)
    quiet_fight(
        table, ann, quiet_player("Serene Warrior"), "political air", "Doji Whisperer", defenders=("Serene Warrior",)
    )
    table.ann.chooses("use Game of Sadane 0")
    table.ann.chooses("Doji Whisperer")
    table.ann.chooses("Serene Warrior")
    assert skills(table, "Doji Whisperer") == (2, 5), "while it is involved"
    table.ann.says(mine)
    table.bob.says(theirs)


def test_kakita_blade_cuts_at_court_in_a_duel_only(table: Scenario) -> None:
    duel_with(table, 1, 3, "Doji Whisperer #1", 'Kakita Blade {on="#1"}', "Eager Scout {bowed=true}")
    assert table.ann.choices == ["pass", "respond Kakita Blade 0 0"], "3 and 2 and 1 against 2 and 3"
    honor = table.ann.honor
    table.ann.chooses("respond Kakita Blade 0 0")
    assert table.ann.honor == honor + 1
    assert skills(table, "Doji Whisperer")[1] in (3, 3 + 1), "the duel is over; the whisperer is honored"


def test_kakita_blade_gains_nothing_for_a_lost_duel(table: Scenario) -> None:
    duel_with(table, 1, 5, "Doji Whisperer #1", 'Kakita Blade {on="#1"}')
    assert table.ann.asked != "respond-or-pass"


def test_kakita_blade_helps_nobody_who_only_watches_a_duel(table: Scenario) -> None:
    ann = quiet_player("Mirumoto Raitsugu", "Eager Scout #1", 'Kakita Blade {on="#1"}')
    bob = quiet_player("Serene Warrior {fate=1}")
    attackers = ("Mirumoto Raitsugu", "Eager Scout")
    quiet_fight(table, ann, bob, "military air", *attackers, defenders=("Serene Warrior",))
    table.ann.chooses("use Mirumoto Raitsugu 0")
    table.ann.chooses("Serene Warrior")
    assert skills(table, "Eager Scout") == (2, 0)
    table.ann.says(5)
    table.bob.says(1)
    assert table.ann.asked != "respond-or-pass", "another character won"


@rule("l5r.duel.d6-existing-modifiers")
def test_kakita_blade_helps_a_challenged_character_too(table: Scenario) -> None:
    ann = quiet_player("Doji Whisperer", hand=["Policy Debate"])
    bob = quiet_player("Serene Warrior #1", 'Kakita Blade {on="#1"}', hand=["Levy"])
    quiet_fight(table, ann, bob, "political air", "Doji Whisperer", defenders=("Serene Warrior",))
    table.bob.passes()
    table.ann.chooses("use Policy Debate 0")
    table.ann.chooses("Doji Whisperer")
    table.ann.chooses("Serene Warrior")
    assert skills(table, "Serene Warrior") == (5, 4)
    table.ann.says(1)
    table.bob.says(1)
    table.bob.chooses("respond Kakita Blade 0 0")
    assert table.bob.honor == 11


# ---- Curry Favor


def second_conflict(table: Scenario, *, hand: list[str]) -> None:
    """Ann declares one conflict with Brash Samurai, then another with Doji Whisperer and Savvy Politician; both win."""
    ann = quiet_player("Brash Samurai", "Doji Whisperer", "Savvy Politician", hand=hand)
    begins(table, ann, quiet_player())
    attack(table, "military air", "Brash Samurai", province="Ancestral Lands")
    nobody_acts(table)
    table.ann.chooses("air-gain")
    assert table.ann.asked != "respond-or-pass", "it was the first conflict"
    attack(table, "political fire", "Doji Whisperer", "Savvy Politician", province="Ancestral Lands")
    nobody_acts(table)
    table.ann.passes()


def test_curry_favor_readies_a_character_after_the_second_conflict(table: Scenario) -> None:
    second_conflict(table, hand=["Curry Favor"])
    choices = table.ann.choices
    assert len(choices) == 3, "either of the two that bow at the same time"
    table.ann.chooses(choices[1])
    bowed = [table.piece(name).bowed for name in ("Brash Samurai", "Doji Whisperer", "Savvy Politician")]
    assert bowed[0]
    assert bowed[1:].count(True) == 1


def test_curry_favor_is_not_for_the_defender(table: Scenario) -> None:
    ann = quiet_player("Eager Scout", "Brash Samurai")
    bob = quiet_player("Serene Warrior", hand=["Curry Favor"])
    quiet_fight(table, ann, bob, "military air", "Eager Scout", defenders=("Serene Warrior",))
    nobody_acts(table)
    assert table.piece("Serene Warrior").bowed
    assert table.bob.asked != "respond-or-pass"


def test_curry_favor_minds_no_effect_that_bows(table: Scenario) -> None:
    """Doji Gift Giver bows an attacker of the second conflict: that is a card effect."""
    ann = quiet_player("Brash Samurai", "Doji Whisperer", "Eager Scout", hand=["Curry Favor"])
    bob = quiet_player("Doji Gift Giver", "Serene Warrior")
    begins(table, ann, bob)
    attack(table, "military air", "Brash Samurai", province="Ancestral Lands", defenders=())
    nobody_acts(table)
    table.ann.chooses("air-gain")
    table.bob.passes()
    attack(table, "political fire", "Doji Whisperer", province="Ancestral Lands", defenders=("Doji Gift Giver",))
    table.bob.chooses("use Doji Gift Giver 0")
    table.ann.chooses("Doji Whisperer")
    assert table.piece("Doji Whisperer").bowed
    assert table.ann.asked != "respond-or-pass"
