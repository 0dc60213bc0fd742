"""The cards of the Dragon Clan in the Elemental cycle."""

from __future__ import annotations

import pytest

from nefrit.l5r.constants import AT_HOME, EARTH, FIRE, NOBODY, VOID
from nefrit.l5r.game import GAME
from nefrit.testing import Scenario, rule
from tests.l5r.core.fights import attack, begins, nobody_acts, quiet_fight, quiet_player, skills

__all__ = ["GAME"]

HERE = "Ancestral Lands"
SANCTUARY = "Sacred Sanctuary {slot=0}"


def declare(table: Scenario, what: str, *attackers: str, province: str = HERE) -> None:
    """Ann declares a conflict; Bob may react to that."""
    nobody_acts(table)
    table.ann.chooses(f"declare {what}")
    table.ann.chooses(province)
    table.ann.chooses(*attackers)


# ---- Sacred Sanctuary


def test_sacred_sanctuary_readies_a_monk_who_is_not_bowed_any_more(table: Scenario) -> None:
    bob = quiet_player(
        "Togashi Initiate {bowed=true}", "Doji Whisperer {bowed=true}", "Eager Scout", provinces=[SANCTUARY]
    )
    rings = [NOBODY, 0, NOBODY, NOBODY, NOBODY]
    begins(table, quiet_player("Brash Samurai", "Solemn Scholar", "Ascetic Visionary"), bob, ring_owner=rings)
    declare(table, "military air", "Brash Samurai", province="Sacred Sanctuary")
    assert table.bob.choices == ["pass", "respond Sacred Sanctuary 0 0"]
    table.bob.chooses("respond Sacred Sanctuary 0 0")
    assert table.bob.choices == ["Togashi Initiate"], "a Monk of Bob"
    table.bob.chooses("Togashi Initiate")
    assert not table.piece("Togashi Initiate").bowed
    table.bob.chooses("Togashi Initiate", "Eager Scout")
    nobody_acts(table)
    table.ann.chooses("air-gain")
    assert not table.piece("Togashi Initiate").bowed
    assert table.piece("Eager Scout").bowed


@rule("l5r.cannot.absolute")
def test_a_monk_of_the_sanctuary_is_not_bowed_by_the_opponent(table: Scenario) -> None:
    bob = quiet_player("Togashi Initiate", "Serene Warrior", provinces=[SANCTUARY])
    ann = quiet_player("Lion's Pride Brawler")
    begins(table, ann, bob)
    declare(table, "military air", "Lion's Pride Brawler", province="Sacred Sanctuary")
    table.bob.chooses("respond Sacred Sanctuary 0 0")
    table.bob.chooses("Togashi Initiate")
    table.bob.chooses("Togashi Initiate", "Serene Warrior")
    table.ann.chooses("use Lion's Pride Brawler 0")
    assert table.ann.choices == ["Lion's Pride Brawler", "Serene Warrior"]


@rule("l5r.immune.costs-still-payable")
def test_a_monk_of_the_sanctuary_can_bow_for_its_controller(table: Scenario) -> None:
    bob = quiet_player("Togashi Initiate", provinces=[SANCTUARY], hand=["High Kick", "Levy"])
    begins(table, quiet_player("Brash Samurai"), bob)
    declare(table, "military air", "Brash Samurai", province="Sacred Sanctuary")
    table.bob.chooses("respond Sacred Sanctuary 0 0")
    table.bob.chooses("Togashi Initiate")
    table.bob.chooses("Togashi Initiate")
    table.bob.chooses("use High Kick 0")
    table.bob.chooses("Togashi Initiate")
    table.bob.chooses("Brash Samurai")
    assert table.piece("Togashi Initiate").bowed


@rule("l5r.lasting.definition")
def test_the_monk_of_the_sanctuary_is_protected_in_one_conflict(table: Scenario) -> None:
    provinces = [SANCTUARY, f"{HERE} {{slot=1}}"]
    bob = quiet_player("Togashi Initiate", provinces=provinces)
    begins(table, quiet_player("Matsu Berserker", "Savvy Politician"), bob)
    declare(table, "military air", "Matsu Berserker", province="Sacred Sanctuary")
    table.bob.chooses("respond Sacred Sanctuary 0 0")
    table.bob.chooses("Togashi Initiate")
    table.bob.chooses("Togashi Initiate")
    nobody_acts(table)
    table.ann.chooses("air-gain")
    assert not table.piece("Togashi Initiate").bowed
    table.bob.passes()
    declare(table, "political earth", "Savvy Politician")
    table.bob.chooses("Togashi Initiate")
    nobody_acts(table)
    table.ann.chooses("earth")
    assert table.piece("Togashi Initiate").bowed


def test_sacred_sanctuary_does_nothing_for_another_province(table: Scenario) -> None:
    bob = quiet_player("Togashi Initiate {bowed=true}", provinces=[SANCTUARY, f"{HERE} {{slot=1}}"])
    begins(table, quiet_player("Brash Samurai", hand=["Levy"]), bob)
    declare(table, "military air", "Brash Samurai")
    assert table.bob.asked != "respond-or-pass"


# ---- Impulsive Novice


@pytest.mark.parametrize(("ring", "owner", "found"), [(FIRE, 0, 3), (VOID, 0, 3), (EARTH, 0, 2), (FIRE, 1, 2)])
def test_impulsive_novice_is_better_with_fire_or_void(table: Scenario, ring: int, owner: int, found: int) -> None:
    rings = [owner if element == ring else NOBODY for element in range(5)]
    begins(table, quiet_player("Impulsive Novice"), quiet_player(), ring_owner=rings)
    assert skills(table, "Impulsive Novice") == (found, found)


@rule("l5r.blank.text-box")
def test_impulsive_novice_gets_no_more_for_both_rings_and_nothing_when_blank(table: Scenario) -> None:
    rings = [NOBODY, NOBODY, 0, 0, NOBODY]
    begins(table, quiet_player("Impulsive Novice"), quiet_player(), ring_owner=rings)
    assert skills(table, "Impulsive Novice") == (3, 3)
    ann = quiet_player("Impulsive Novice #1", 'Cloud the Mind {on="#1"}', "Solemn Scholar")
    begins(table, ann, quiet_player(), ring_owner=rings)
    assert skills(table, "Impulsive Novice") == (2, 2)


# ---- Ancient Master

SCROLLS = {"conflict-deck": ["Let Go", "Hurricane Punch", "2x Fine Katana", "Mantra of Fire", "Mantra of Water"]}
"""A deck with some Kihō and something else."""


def test_ancient_master_finds_a_kiho_when_the_pupil_attacks(table: Scenario) -> None:
    ann = quiet_player("Eager Scout #1", 'Ancient Master {on="#1"}', **SCROLLS)
    begins(table, ann, quiet_player())
    declare(table, "military air", "Eager Scout")
    assert table.ann.choices == ["pass", "respond Ancient Master 0 1"]
    table.ann.chooses("respond Ancient Master 0 1")
    assert table.ann.choices == ["nothing", "Hurricane Punch", "Mantra of Fire"], "the sixth card is not looked at"
    table.ann.chooses("Hurricane Punch")
    assert table.ann.hand == ["Hurricane Punch"]


def test_ancient_master_finds_a_kiho_when_the_pupil_defends(table: Scenario) -> None:
    bob = quiet_player("Eager Scout #1", 'Ancient Master {on="#1"}', **SCROLLS)
    begins(table, quiet_player("Brash Samurai"), bob)
    declare(table, "military air", "Brash Samurai")
    table.bob.chooses("Eager Scout")
    table.bob.chooses("respond Ancient Master 0 0")
    table.bob.chooses("nothing")
    assert table.bob.hand == [], "who searches need not find"


def test_ancient_master_teaches_nobody_who_is_not_declared(table: Scenario) -> None:
    ann = quiet_player("Shinjo Outrider #1", 'Ancient Master {on="#1"}', "Eager Scout", **SCROLLS)
    quiet_fight(table, ann, quiet_player(), "military air", "Eager Scout")
    table.ann.chooses("use Shinjo Outrider 0")
    assert table.ann.asked != "respond-or-pass", "to move is not to be declared"


@rule("l5r.card-type.change-replaces")
def test_ancient_master_fights_itself_or_teaches(table: Scenario) -> None:
    begins(table, quiet_player("Eager Scout", hand=["Ancient Master"], **SCROLLS), quiet_player())
    assert table.ann.choices == ["pass", "play-as-attachment Ancient Master", "play Ancient Master"]
    table.ann.chooses("play Ancient Master")
    table.ann.says(0)
    declare(table, "military air", "Ancient Master")
    assert table.ann.asked != "respond-or-pass"


def test_ancient_master_on_an_opponents_character_searches_for_its_own_controller(table: Scenario) -> None:
    ann = quiet_player("Eager Scout #1")
    bob = quiet_player('Ancient Master {on="#1"}', "Brash Samurai", **SCROLLS)
    begins(table, ann, bob)
    declare(table, "military air", "Eager Scout")
    table.bob.chooses("respond Ancient Master 0 1")
    table.bob.chooses("Mantra of Fire")
    assert table.bob.hand == ["Mantra of Fire"]


# ---- Smoke


def test_smoke_weakens_everybody_who_is_not_unique(table: Scenario) -> None:
    ann = quiet_player("Matsu Berserker #1", 'Smoke {on="#1"}', "Mirumoto Raitsugu", "Niten Adept")
    bob = quiet_player("Serene Warrior", "Eager Scout")
    attackers = ("Matsu Berserker", "Mirumoto Raitsugu")
    quiet_fight(table, ann, bob, "military air", *attackers, defenders=("Serene Warrior", "Eager Scout"))
    assert skills(table, "Matsu Berserker") == (4, 0)
    table.ann.chooses("use Smoke 0")
    assert table.ann.cards_in("conflict-discard") == ["Smoke"]
    names = ("Matsu Berserker", "Mirumoto Raitsugu", "Niten Adept", "Serene Warrior", "Eager Scout")
    assert [skills(table, name) for name in names] == [(1, 0), (3, 2), (2, 1), (1, 2), (0, 0)]


def test_smoke_of_who_stays_at_home_does_nothing(table: Scenario) -> None:
    ann = quiet_player("Matsu Berserker #1", 'Smoke {on="#1"}', "Niten Adept", hand=["Let Go"])
    quiet_fight(table, ann, quiet_player(), "military air", "Niten Adept")
    assert table.ann.why_not("Smoke") == ["l5r.play-restriction.must-be-observed"]


@rule("l5r.bow.bow-cost-unpayable", "l5r.triggered.cost-must-be-payable")
def test_a_bowed_smoke_cannot_be_used(table: Scenario) -> None:
    ann = quiet_player("Matsu Berserker #1", 'Smoke {on="#1", bowed=true}', hand=["Let Go"])
    quiet_fight(table, ann, quiet_player(), "military air", "Matsu Berserker")
    assert table.ann.why_not("Smoke") == ["l5r.triggered.cost-must-be-payable"]


@rule("l5r.lasting.locked-in-set", "l5r.lasting.persists-beyond-source")
def test_who_comes_after_the_smoke_sees_clearly(table: Scenario) -> None:
    ann = quiet_player("Matsu Berserker #1", 'Smoke {on="#1"}', "Shinjo Outrider", "Niten Adept")
    quiet_fight(table, ann, quiet_player("Serene Warrior"), "military air", "Matsu Berserker")
    table.ann.chooses("use Smoke 0")
    table.ann.chooses("use Shinjo Outrider 0")
    assert skills(table, "Shinjo Outrider") == (2, 2)
    assert skills(table, "Matsu Berserker") == (1, 0)


# ---- Hurricane Punch


def test_hurricane_punch_strengthens_a_monk_and_draws_a_card(table: Scenario) -> None:
    bob = quiet_player("Ascetic Visionary", "Serene Warrior")
    ann = quiet_player("Togashi Initiate", "Eager Scout", "Impulsive Novice", hand=["Hurricane Punch"])
    attackers = ("Togashi Initiate", "Eager Scout")
    quiet_fight(table, ann, bob, "military air", *attackers, defenders=("Ascetic Visionary", "Serene Warrior"))
    table.ann.chooses("use Hurricane Punch 0")
    assert table.ann.choices == ["Togashi Initiate", "Ascetic Visionary"], "either player's, in the conflict"
    table.ann.chooses("Togashi Initiate")
    assert skills(table, "Togashi Initiate") == (3, 1)
    assert table.ann.hand == ["Fine Katana"]


def test_hurricane_punch_needs_a_monk_in_a_conflict(table: Scenario) -> None:
    ann = quiet_player("Togashi Initiate", "Eager Scout", "Serene Warrior #1", hand=["Hurricane Punch", "Let Go"])
    quiet_fight(table, ann, quiet_player('Pacifism {on="#1"}'), "military air", "Eager Scout")
    assert table.ann.why_not("Hurricane Punch") == ["l5r.target.insufficient-targets"]


def test_hurricane_punch_is_for_monks_not_for_who_has_one_attached(table: Scenario) -> None:
    ann = quiet_player("Eager Scout #1", 'Ancient Master {on="#1"}', hand=["Hurricane Punch", "Let Go"])
    quiet_fight(table, ann, quiet_player(), "military air", "Eager Scout")
    table.ann.passes()
    assert table.ann.why_not("Hurricane Punch") == ["l5r.target.insufficient-targets"]


@rule("l5r.cancel.prevents-initiation")
def test_a_cancelled_punch_draws_nothing(table: Scenario) -> None:
    ann = quiet_player("Togashi Initiate", hand=["Hurricane Punch"])
    bob = quiet_player("Brash Samurai {status=1}", hand=["Voice of Honor"])
    quiet_fight(table, ann, bob, "military air", "Togashi Initiate", defenders=("Brash Samurai",))
    table.ann.chooses("use Hurricane Punch 0")
    table.ann.chooses("Togashi Initiate")
    table.bob.chooses("respond Voice of Honor 0 0")
    assert (table.ann.hand, skills(table, "Togashi Initiate")) == ([], (1, 1))


# ---- Mantra of Earth


def test_mantra_of_earth_hides_a_monk_from_the_opponent_and_draws_a_card(table: Scenario) -> None:
    bob = quiet_player("Togashi Initiate", "Serene Warrior", hand=["Mantra of Earth"])
    ann = quiet_player("Lion's Pride Brawler", "Ascetic Visionary")
    begins(table, ann, bob)
    declare(table, "military earth", "Lion's Pride Brawler")
    table.bob.chooses("respond Mantra of Earth 0 0")
    assert table.bob.choices == ["Ascetic Visionary", "Togashi Initiate"]
    table.bob.chooses("Togashi Initiate")
    assert table.bob.hand == ["Fine Katana"]
    table.bob.chooses("Togashi Initiate", "Serene Warrior")
    table.bob.passes()
    table.ann.chooses("use Lion's Pride Brawler 0")
    assert table.ann.choices == ["Lion's Pride Brawler", "Ascetic Visionary", "Serene Warrior"]


def test_who_said_the_mantra_of_earth_may_choose_the_monk(table: Scenario) -> None:
    bob = quiet_player("Togashi Initiate", hand=["Mantra of Earth", "Hurricane Punch"])
    begins(table, quiet_player("Brash Samurai"), bob)
    declare(table, "military earth", "Brash Samurai")
    table.bob.chooses("respond Mantra of Earth 0 0")
    table.bob.chooses("Togashi Initiate")
    table.bob.chooses("Togashi Initiate")
    table.bob.chooses("use Hurricane Punch 0")
    assert table.bob.choices == ["Togashi Initiate"]


def test_mantra_of_earth_answers_earth_only_and_monks_only(table: Scenario) -> None:
    bob = quiet_player("Togashi Initiate", hand=["Mantra of Earth"])
    begins(table, quiet_player("Brash Samurai"), bob)
    declare(table, "military air", "Brash Samurai")
    assert table.bob.asked == "choose-defenders"
    begins(table, quiet_player("Brash Samurai"), quiet_player("Serene Warrior", hand=["Mantra of Earth"]))
    declare(table, "military earth", "Brash Samurai")
    assert table.bob.asked == "choose-defenders"


@rule("l5r.lasting.definition")
def test_the_mantra_of_earth_is_over_with_the_conflict(table: Scenario) -> None:
    bob = quiet_player("Togashi Initiate", hand=["Mantra of Earth"])
    begins(table, quiet_player("Brash Samurai", hand=["Way of the Scorpion", "Levy"]), bob)
    declare(table, "military earth", "Brash Samurai")
    table.bob.chooses("respond Mantra of Earth 0 0")
    table.bob.chooses("Togashi Initiate")
    table.bob.chooses("Togashi Initiate")
    table.bob.passes()
    table.ann.chooses("use Way of the Scorpion 0")
    assert table.ann.choices == ["Brash Samurai"]


# ---- Adopted Kin


@rule("l5r.ancestral.returns-to-hand", "l5r.gain.characteristics")
def test_adopted_kin_make_the_other_attachments_ancestral(table: Scenario) -> None:
    attached = ('Adopted Kin {on="#1"}', 'Fine Katana {on="#1"}', 'Ornate Fan {on="#2"}')
    ann = quiet_player("Eager Scout #1", "Doji Whisperer #2", *attached, holdings=["Funeral Pyre {slot=0}"])
    begins(table, ann, quiet_player('Pacifism {on="#1"}'))
    table.ann.chooses("use Funeral Pyre 0")
    table.ann.chooses("Eager Scout")
    assert "Fine Katana" in table.ann.hand
    assert table.ann.cards_in("conflict-discard") == ["Adopted Kin"], "they are not ancestral themselves"
    assert table.bob.hand == ["Pacifism"], "also what the opponent has put there"
    assert table.in_play("Ornate Fan")


def test_adopted_kin_of_another_character_change_nothing(table: Scenario) -> None:
    attached = ('Adopted Kin {on="#2"}', 'Ornate Fan {on="#1"}')
    ann = quiet_player("Eager Scout #1", "Doji Whisperer #2", *attached, holdings=["Funeral Pyre {slot=0}"])
    begins(table, ann, quiet_player())
    table.ann.chooses("use Funeral Pyre 0")
    table.ann.chooses("Eager Scout")
    assert table.ann.cards_in("conflict-discard") == ["Ornate Fan"]


def test_a_character_has_no_more_than_one_adopted_kin(table: Scenario) -> None:
    ann = quiet_player("Eager Scout #1", 'Adopted Kin {on="#1"}', "Doji Whisperer", hand=["Adopted Kin"])
    begins(table, ann, quiet_player("Serene Warrior"))
    table.ann.chooses("play Adopted Kin")
    assert table.ann.choices == ["Doji Whisperer", "Serene Warrior"]


def test_without_adopted_kin_what_was_ancestral_by_them_is_not_any_more(table: Scenario) -> None:
    attached = ('Adopted Kin {on="#1"}', 'Fine Katana {on="#1"}')
    ann = quiet_player("Eager Scout #1", "Miya Mystic", *attached, holdings=["Funeral Pyre {slot=0}"])
    begins(table, ann, quiet_player())
    table.ann.chooses("use Miya Mystic 0")
    table.ann.chooses("Adopted Kin")
    table.ann.chooses("use Funeral Pyre 0")
    table.ann.chooses("Eager Scout")
    assert "Fine Katana" in table.ann.cards_in("conflict-discard")


# ---- Void Fist

TWO_CARDS = ["Fine Katana", "Ornate Fan"]


def play_on(table: Scenario, *cards: str, bearer: str) -> None:
    """Ann plays attachments on a character."""
    for card in cards:
        table.ann.chooses(f"play {card}")
        table.ann.chooses(bearer)


def test_void_fist_moves_home_and_bows_who_is_no_stronger_than_a_monk(table: Scenario) -> None:
    ann = quiet_player("Togashi Initiate", "Matsu Berserker", hand=["Void Fist", *TWO_CARDS])
    bob = quiet_player("Serene Warrior", "Moto Horde", "Brash Samurai", "Eager Scout")
    attackers = ("Togashi Initiate", "Matsu Berserker")
    defenders = ("Serene Warrior", "Moto Horde", "Eager Scout")
    quiet_fight(table, ann, bob, "military air", *attackers, defenders=defenders)
    play_on(table, *TWO_CARDS, bearer="Togashi Initiate")
    table.ann.chooses("use Void Fist 0")
    assert table.ann.choices == ["Togashi Initiate", "Matsu Berserker", "Serene Warrior", "Eager Scout"], "3 and less"
    table.ann.chooses("Serene Warrior")
    assert table.piece("Serene Warrior").side == AT_HOME
    assert table.piece("Serene Warrior").bowed


@rule("l5r.play-restriction.must-be-observed")
def test_void_fist_follows_two_other_cards_in_the_same_conflict(table: Scenario) -> None:
    ann = quiet_player("Togashi Initiate", hand=["2x Void Fist", *TWO_CARDS, "Levy"])
    bob = quiet_player("Eager Scout")
    begins(table, ann, bob)
    table.ann.chooses("play Fine Katana")
    table.ann.chooses("Togashi Initiate")
    table.ann.chooses("pass")
    attack(table, "military air", "Togashi Initiate", province=HERE, defenders=("Eager Scout",))
    assert table.ann.why_not("Void Fist") == ["l5r.play-restriction.must-be-observed"]
    play_on(table, "Ornate Fan", bearer="Togashi Initiate")
    assert table.ann.why_not("Void Fist") == ["l5r.play-restriction.must-be-observed"], "it does not count itself"


def test_the_cards_of_the_opponent_do_not_lead_to_void_fist(table: Scenario) -> None:
    ann = quiet_player("Togashi Initiate", hand=["Void Fist", "Levy"])
    bob = quiet_player("Eager Scout", hand=TWO_CARDS)
    quiet_fight(table, ann, bob, "military air", "Togashi Initiate", defenders=("Eager Scout",))
    for card in TWO_CARDS:
        table.bob.chooses(f"play {card}")
        table.bob.chooses("Eager Scout")
        if card != TWO_CARDS[-1]:
            table.ann.passes()
    assert table.ann.why_not("Void Fist") == ["l5r.play-restriction.must-be-observed"]


def test_void_fist_needs_a_monk_in_the_conflict(table: Scenario) -> None:
    ann = quiet_player("Togashi Initiate", "Matsu Berserker", hand=["Void Fist", *TWO_CARDS, "Levy"])
    bob = quiet_player("Eager Scout")
    quiet_fight(table, ann, bob, "military air", "Matsu Berserker", defenders=("Eager Scout",))
    play_on(table, *TWO_CARDS, bearer="Matsu Berserker")
    assert table.ann.why_not("Void Fist") == ["l5r.target.insufficient-targets"]


@rule("l5r.effect.resolve-as-much-as-possible")
def test_void_fist_moves_home_who_is_bowed_already(table: Scenario) -> None:
    ann = quiet_player("Togashi Initiate", hand=["Void Fist", "High Kick", "Hurricane Punch"])
    ann = quiet_player("Togashi Initiate", "Impulsive Novice", hand=["Void Fist", "High Kick", "Hurricane Punch"])
    bob = quiet_player("Eager Scout")
    attackers = ("Togashi Initiate", "Impulsive Novice")
    quiet_fight(table, ann, bob, "military air", *attackers, defenders=("Eager Scout",))
    table.ann.chooses("use High Kick 0")
    table.ann.chooses("Impulsive Novice")
    table.ann.chooses("Eager Scout")
    table.ann.chooses("use Hurricane Punch 0")
    table.ann.chooses("Togashi Initiate")
    table.ann.chooses("use Void Fist 0")
    table.ann.chooses("Eager Scout")
    assert table.piece("Eager Scout").side == AT_HOME
