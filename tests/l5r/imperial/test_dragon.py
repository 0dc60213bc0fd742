"""The cards of the Dragon Clan in the Imperial cycle."""

from __future__ import annotations

from typing import Any

import pytest

from nefrit.l5r.constants import NOBODY
from nefrit.l5r.game import GAME
from nefrit.l5r.standing import is_faceup
from nefrit.l5r.values import has_trait
from nefrit.testing import Scenario, rule
from tests.l5r.core.fights import begins, nobody_acts, number, quiet_fight, quiet_player, skills

__all__ = ["GAME"]

HERE = "Ancestral Lands"


# ---- Agasha Sumiko


@pytest.mark.parametrize(("favor", "bowed"), [("ann", False), ("bob", True)])
def test_agasha_sumiko_does_not_bow_for_an_attack_while_you_have_the_favor(
    table: Scenario, favor: str, bowed: bool
) -> None:
    ann = quiet_player("Agasha Sumiko", "Eager Scout")
    quiet_fight(table, ann, quiet_player(), "military air", "Agasha Sumiko", "Eager Scout", favor=favor)
    table.ann.chooses("air-gain")
    assert table.piece("Agasha Sumiko").bowed == bowed
    assert table.piece("Eager Scout").bowed, "it is about her alone"


def test_agasha_sumiko_bows_after_she_has_defended(table: Scenario) -> None:
    bob = quiet_player("Agasha Sumiko")
    ann = quiet_player("Eager Scout")
    quiet_fight(table, ann, bob, "military air", "Eager Scout", defenders=("Agasha Sumiko",), favor="bob")
    assert table.piece("Agasha Sumiko").bowed


def test_agasha_sumiko_bows_when_the_favor_is_spent_in_her_conflict(table: Scenario) -> None:
    ann = quiet_player("Agasha Sumiko", "Itinerant Philosopher")
    bob = quiet_player("Serene Warrior #1", 'Ornate Fan {on="#1"}')
    attackers = ("Agasha Sumiko", "Itinerant Philosopher")
    quiet_fight(table, ann, bob, "military air", *attackers, defenders=("Serene Warrior",), favor="ann")
    table.ann.chooses("use Itinerant Philosopher 0")
    table.ann.chooses("Serene Warrior")
    table.ann.chooses("air-gain")
    assert table.piece("Agasha Sumiko").bowed


def test_agasha_sumiko_can_be_bowed_by_effects(table: Scenario) -> None:
    ann = quiet_player("Agasha Sumiko")
    bob = quiet_player("Solemn Scholar")
    rings = [NOBODY, 1, NOBODY, NOBODY, NOBODY]
    quiet_fight(table, ann, bob, "military air", "Agasha Sumiko", favor="ann", ring_owner=rings)
    table.bob.chooses("use Solemn Scholar 0")
    table.bob.chooses("Agasha Sumiko")
    assert table.piece("Agasha Sumiko").bowed


# ---- Itinerant Philosopher


def test_itinerant_philosopher_bows_who_bears_an_attachment(table: Scenario) -> None:
    ann = quiet_player("Itinerant Philosopher #1", 'Ornate Fan {on="#1"}', "Eager Scout")
    bob = quiet_player(
        "Serene Warrior #2", 'Fine Katana {on="#2"}', "Doji Whisperer", "Hida Guardian #3", 'Ornate Fan {on="#3"}'
    )
    defenders = ("Serene Warrior", "Doji Whisperer")
    quiet_fight(table, ann, bob, "military air", "Itinerant Philosopher", defenders=defenders, favor="ann")
    table.ann.chooses("use Itinerant Philosopher 0")
    assert table.ann.choices == ["Serene Warrior"], "one has no attachment, one is at home, one is hers"
    table.ann.chooses("Serene Warrior")
    assert table.piece("Serene Warrior").bowed
    assert table.game.table.favor == NOBODY


@pytest.mark.parametrize(
    ("favor", "attacker", "why"),
    [
        ("bob", "Itinerant Philosopher", "l5r.triggered.cost-must-be-payable"),
        ("ann", "Eager Scout", "l5r.play-restriction.must-be-observed"),
    ],
)
def test_itinerant_philosopher_needs_the_favor_and_takes_part(
    table: Scenario, favor: str, attacker: str, why: str
) -> None:
    ann = quiet_player("Itinerant Philosopher", "Eager Scout", hand=["Hurricane Punch", "Levy"])
    bob = quiet_player("Serene Warrior #2", 'Fine Katana {on="#2"}')
    quiet_fight(table, ann, bob, "military air", attacker, defenders=("Serene Warrior",), favor=favor)
    assert table.ann.why_not("Itinerant Philosopher") == [why]


@rule("l5r.cannot.absolute")
def test_itinerant_philosopher_chooses_nobody_who_cannot_be_bowed(table: Scenario) -> None:
    ann = quiet_player("Itinerant Philosopher", hand=["Levy"])
    bob = quiet_player("Borderlands Defender #2", 'Fine Katana {on="#2"}')
    quiet_fight(
        table, ann, bob, "military air", "Itinerant Philosopher", defenders=("Borderlands Defender",), favor="ann"
    )
    assert table.ann.why_not("Itinerant Philosopher") == ["l5r.target.insufficient-targets"]
    assert table.game.table.favor == 0


# ---- High Kick


def test_high_kick_bows_a_monk_to_bow_and_silence_an_opponent(table: Scenario) -> None:
    ann = quiet_player("Togashi Initiate", "Eager Scout", "Tattooed Wanderer", hand=["High Kick", "I Am Ready"])
    bob = quiet_player("Shiba Tsukune", "Doji Challenger", "Doji Whisperer")
    attackers = ("Togashi Initiate", "Eager Scout")
    defenders = ("Doji Challenger", "Shiba Tsukune")
    quiet_fight(table, ann, bob, "military air", *attackers, defenders=defenders)
    table.ann.chooses("use High Kick 0")
    assert table.ann.choices == ["Togashi Initiate"], "a Monk who participates"
    table.ann.chooses("Togashi Initiate")
    assert table.ann.choices == ["Shiba Tsukune", "Doji Challenger"]
    table.ann.chooses("Doji Challenger")
    assert table.piece("Togashi Initiate").bowed
    assert table.piece("Doji Challenger").bowed
    assert "l5r.cannot.absolute" in table.bob.why_not("Doji Challenger")


@pytest.mark.parametrize(
    ("type", "attacker", "why"),
    [
        ("political air", "Togashi Initiate", "l5r.play-restriction.must-be-observed"),
        ("military air", "Eager Scout", "l5r.triggered.cost-must-be-payable"),
    ],
)
def test_high_kick_needs_a_military_conflict_and_a_monk_in_it(
    table: Scenario, type: str, attacker: str, why: str
) -> None:
    ann = quiet_player("Togashi Initiate", "Eager Scout", hand=["High Kick", "Levy"])
    quiet_fight(table, ann, quiet_player("Serene Warrior"), type, attacker, defenders=("Serene Warrior",))
    assert table.ann.why_not("High Kick") == [why]


@rule("l5r.effect.resolve-as-much-as-possible")
def test_high_kick_silences_who_cannot_be_bowed(table: Scenario) -> None:
    ann = quiet_player("Togashi Initiate", hand=["High Kick"])
    bob = quiet_player("Borderlands Defender #2", 'Court Mask {on="#2"}', 'Duelist Training {on="#2"}')
    quiet_fight(table, ann, bob, "military air", "Togashi Initiate", defenders=("Borderlands Defender",))
    table.bob.passes()
    table.ann.chooses("use High Kick 0")
    table.ann.chooses("Togashi Initiate")
    table.ann.chooses("Borderlands Defender")
    assert not table.piece("Borderlands Defender").bowed
    assert table.bob.choices == ["pass", "use Court Mask 0"], "the mask has an ability of its own, the duelist none"


@rule("l5r.lasting.definition")
def test_who_was_kicked_uses_abilities_again_after_the_conflict(table: Scenario) -> None:
    ann = quiet_player("Togashi Initiate", hand=["High Kick"])
    bob = quiet_player("Border Rider")
    quiet_fight(table, ann, bob, "military air", "Togashi Initiate", defenders=("Border Rider",))
    table.ann.chooses("use High Kick 0")
    table.ann.chooses("Togashi Initiate")
    table.ann.chooses("Border Rider")
    table.ann.passes()
    assert table.bob.choices == ["pass", "use Border Rider 0"], "no skill was counted, and the conflict is over"
    assert table.conflict is None


# ---- Mantra of Water


def declare_water(table: Scenario) -> None:
    """Ann declares a conflict with the ring of water."""
    nobody_acts(table)
    table.ann.chooses("declare military water")
    table.ann.chooses(HERE)
    table.ann.chooses("Eager Scout")


def test_mantra_of_water_readies_a_monk_and_draws_a_card(table: Scenario) -> None:
    bowed = "{bowed=true}"
    bob = quiet_player(
        f"Togashi Initiate {bowed}",
        f"Serene Warrior #1 {bowed}",
        'Ancient Master {on="#1"}',
        f"Doji Whisperer {bowed}",
        "Ascetic Visionary",
        hand=["Mantra of Water"],
    )
    begins(table, quiet_player("Eager Scout"), bob)
    declare_water(table)
    table.bob.chooses("respond Mantra of Water 0 0")
    assert table.bob.choices == ["Togashi Initiate", "Serene Warrior"], "one is no Monk, the visionary is ready"
    table.bob.chooses("Serene Warrior")
    assert not table.piece("Serene Warrior").bowed
    assert table.bob.hand == ["Fine Katana"]


@rule("l5r.target.must-be-changeable")
def test_mantra_of_water_draws_nothing_for_a_ready_monk(table: Scenario) -> None:
    begins(table, quiet_player("Eager Scout"), quiet_player("Togashi Initiate", hand=["Mantra of Water"]))
    declare_water(table)
    assert table.bob.asked == "choose-defenders"
    assert table.bob.why_not("Mantra of Water") != []


def test_mantra_of_water_answers_no_other_ring_and_no_conflict_of_ones_own(table: Scenario) -> None:
    monk = "Togashi Initiate {bowed=true}"
    begins(table, quiet_player("Eager Scout"), quiet_player(monk, hand=["Mantra of Water"]))
    table.ann.chooses("declare military air")
    table.ann.chooses(HERE)
    table.ann.chooses("Eager Scout")
    assert table.bob.asked != "respond-or-pass"
    begins(table, quiet_player("Eager Scout", monk, hand=["Mantra of Water"]), quiet_player("Brash Samurai"))
    declare_water(table)
    assert table.bob.asked == "choose-defenders"


@rule("l5r.then.success-continues")
def test_mantra_of_water_is_resolved_again_by_the_mirrors_gaze(table: Scenario) -> None:
    """The gaze has its bearer choose anew: the effect depends on nothing of the declaration."""
    ann = quiet_player(
        "Solemn Scholar #1", 'The Mirror\'s Gaze {on="#1"}', "Ascetic Visionary {bowed=true}", "Eager Scout"
    )
    bob = quiet_player("Togashi Initiate {bowed=true}", hand=["Mantra of Water"])
    begins(table, ann, bob)
    declare_water(table)
    table.bob.chooses("respond Mantra of Water 0 0")
    table.bob.chooses("Togashi Initiate")
    table.ann.chooses("respond The Mirror's Gaze 0 0")
    table.ann.chooses("Ascetic Visionary")
    assert not table.piece("Ascetic Visionary").bowed
    assert table.ann.hand == ["Fine Katana"]


# ---- Centipede Tattoo


def test_who_bears_a_centipede_tattoo_does_not_bow_after_a_defeat(table: Scenario) -> None:
    bob = quiet_player("Togashi Initiate #1", 'Centipede Tattoo {on="#1"}', "Doji Whisperer")
    defenders = ("Togashi Initiate", "Doji Whisperer")
    quiet_fight(table, quiet_player("Serene Warrior"), bob, "military air", "Serene Warrior", defenders=defenders)
    table.ann.chooses("air-gain")
    assert not table.piece("Togashi Initiate").bowed
    assert table.piece("Doji Whisperer").bowed


@pytest.mark.parametrize("defenders", [(), ("Serene Warrior",)])
def test_who_bears_a_centipede_tattoo_bows_after_a_victory(table: Scenario, defenders: tuple[str, ...]) -> None:
    ann = quiet_player("Ascetic Visionary #1", 'Centipede Tattoo {on="#1"}')
    bob = quiet_player("Serene Warrior {bowed=true}" if not defenders else "Eager Scout")
    quiet_fight(table, ann, bob, "military air", "Ascetic Visionary")
    nobody_acts(table)
    table.ann.chooses("air-gain")
    assert table.piece("Ascetic Visionary").bowed


def test_a_centipede_tattoo_is_for_monks_and_makes_them_tattooed(table: Scenario) -> None:
    ann = quiet_player("Impulsive Novice", "Doji Whisperer", hand=["Centipede Tattoo"])
    begins(table, ann, quiet_player("Togashi Initiate"))
    table.ann.chooses("play Centipede Tattoo")
    assert table.ann.choices == ["Impulsive Novice", "Togashi Initiate"]
    table.ann.chooses("Impulsive Novice")
    assert has_trait(table.game, number(table, "Impulsive Novice"), "tattooed")


def test_who_bears_a_centipede_tattoo_bows_where_nobody_lost(table: Scenario) -> None:
    ann = quiet_player("Eager Scout", "Border Rider {bowed=true}")
    bob = quiet_player("Togashi Initiate #1", 'Centipede Tattoo {on="#1"}', 'Fiery Madness {on="#1"}')
    quiet_fight(table, ann, bob, "military air", "Eager Scout", defenders=("Togashi Initiate",))
    nobody_acts(table)
    assert table.piece("Togashi Initiate").bowed, "0 against 0"


@rule("l5r.attachment.illegal-discarded")
def test_a_centipede_tattoo_goes_with_the_seal_that_made_a_monk(table: Scenario) -> None:
    seal = 'Seal of the Dragon {on="#1"}'
    ann = quiet_player("Miya Mystic", "Eager Scout #1", seal, 'Centipede Tattoo {on="#1"}')
    begins(table, ann, quiet_player())
    table.ann.chooses("use Miya Mystic 0")
    table.ann.chooses("Seal of the Dragon")
    assert not table.in_play("Centipede Tattoo")


# ---- Kitsuki Yaruma


def yaruma(table: Scenario, *provinces: str) -> None:
    """Ann puts Kitsuki Yaruma into play; Bob has these provinces, Ann Ancestral Lands."""
    ann = quiet_player(**{"province-1": ["Kitsuki Yaruma"], "fate": 9, "provinces": [f"{HERE} {{slot=0}}"]})
    begins(table, ann, quiet_player(provinces=list(provinces)), at="dynasty")
    table.ann.chooses("play Kitsuki Yaruma")


def test_kitsuki_yaruma_turns_an_unbroken_province_facedown(table: Scenario) -> None:
    yaruma(table, "Manicured Garden {slot=0}", "Night Raid {slot=1, broken=true}", "Pilgrimage {slot=2} [known to bob]")
    assert table.ann.choices == ["pass", "respond Kitsuki Yaruma 0 1"]
    table.ann.chooses("respond Kitsuki Yaruma 0 1")
    assert table.ann.choices == [HERE, "Manicured Garden"], "one is broken, one facedown already"
    table.ann.chooses("Manicured Garden")
    assert not is_faceup(table.game, number(table, "Manicured Garden"))


def test_kitsuki_yaruma_need_not_turn_anything(table: Scenario) -> None:
    yaruma(table, "Manicured Garden {slot=0}")
    table.ann.passes()
    assert is_faceup(table.game, number(table, "Manicured Garden"))


@rule("l5r.facedown-province.entities-swap")
def test_a_province_that_yaruma_has_turned_is_revealed_anew(table: Scenario) -> None:
    yaruma(table, "Night Raid {slot=0}")
    table.ann.chooses("respond Kitsuki Yaruma 0 1")
    table.ann.chooses("Night Raid")
    assert not is_faceup(table.game, number(table, "Night Raid"))
    assert table.game.knows(0, number(table, "Night Raid")), "Ann has seen it"


@rule("l5r.no-attachments.with-trait")
def test_kitsuki_yaruma_cannot_be_poisoned(table: Scenario) -> None:
    begins(table, quiet_player("Eager Scout", hand=["Fiery Madness"]), quiet_player("Kitsuki Yaruma", "Doji Whisperer"))
    table.ann.chooses("play Fiery Madness")
    assert table.ann.choices == ["Eager Scout", "Doji Whisperer"]


@rule("l5r.courtesy.gain-fate")
def test_kitsuki_yaruma_is_courteous(table: Scenario) -> None:
    begins(table, quiet_player("Kitsuki Yaruma", holdings=["Funeral Pyre {slot=0}"]), quiet_player())
    table.ann.chooses("use Funeral Pyre 0")
    table.ann.chooses("Kitsuki Yaruma")
    assert table.ann.fate == 6


# ---- Togashi Mendicant


def mendicant(table: Scenario, at: str = "4.1") -> None:
    """A phase begins; Ann has a Togashi Mendicant with fate."""
    deck = {"dynasty-deck": ["Eager Scout", "Doji Whisperer", "Brash Samurai", "Matsu Berserker"]}
    table.position(at, ann=quiet_player("Togashi Mendicant {fate=2}", **deck), bob=quiet_player(), first="ann")


def test_togashi_mendicant_puts_the_top_of_the_dynasty_deck_in_order(table: Scenario) -> None:
    mendicant(table)
    assert table.ann.choices == ["pass", "respond Togashi Mendicant 0 0"]
    table.ann.chooses("respond Togashi Mendicant 0 0")
    assert table.ann.choices == ["Eager Scout", "Doji Whisperer", "Brash Samurai"]
    table.ann.orders("Brash Samurai", "Eager Scout", "Doji Whisperer")
    deck = ["Brash Samurai", "Eager Scout", "Doji Whisperer", "Matsu Berserker"]
    assert table.ann.cards_in("dynasty-deck") == deck
    assert not table.game.knows(1, number(table, "Brash Samurai"))


def test_togashi_mendicant_may_leave_the_deck_alone_and_looks_in_no_other_phase(table: Scenario) -> None:
    mendicant(table)
    table.ann.passes()
    assert not table.game.knows(0, number(table, "Brash Samurai"))
    mendicant(table, at="3.1")
    assert table.ann.asked != "respond-or-pass"


@rule("l5r.blank.text-box")
def test_a_blank_mendicant_looks_at_nothing(table: Scenario) -> None:
    ann = quiet_player("Togashi Mendicant #1 {fate=2}", 'Cloud the Mind {on="#1"}')
    table.position("4.1", ann=ann, bob=quiet_player(), first="ann")
    assert table.ann.asked != "respond-or-pass"


# ---- Northern Wall Sensei


SENSEI = "Northern Wall Sensei"
ARMED = (f"{SENSEI} #1", """Fine Katana {on="#1"}""")


def sensei(table: Scenario, hand: list[str], theirs: list[str], **things: Any) -> None:
    """Ann attacks with an armed sensei and a warrior; Bob's scholar stays at home."""
    ann = quiet_player(*ARMED, "Serene Warrior", hand=hand, honor=12)
    bob = quiet_player("Solemn Scholar", hand=theirs)
    quiet_fight(table, ann, bob, "military air", SENSEI, "Serene Warrior", **things)


@rule("l5r.immune.definition")
def test_northern_wall_sensei_makes_an_armed_character_immune_to_everybodys_events(table: Scenario) -> None:
    sensei(table, ["Banzai!"], ["Banzai!"])
    table.bob.passes()
    table.ann.chooses(f"use {SENSEI} 0")
    assert table.ann.choices == [SENSEI], "the warrior bears nothing"
    table.ann.chooses(SENSEI)
    table.bob.chooses("use Banzai! 0")
    assert table.bob.choices == ["Serene Warrior"]
    table.bob.chooses("Serene Warrior")
    table.bob.chooses("no")
    table.ann.chooses("use Banzai! 0")
    assert table.ann.choices == ["Serene Warrior"], "nor may its own player choose it"


@rule("l5r.immune.existing-lasting-effects-stay")
def test_what_an_event_has_done_to_a_student_of_the_northern_wall_sensei_stays(table: Scenario) -> None:
    sensei(table, ["Unleash the Djinn", "Banzai!"], [])
    table.ann.chooses("use Banzai! 0")
    table.ann.chooses(SENSEI)
    table.ann.chooses("no")
    assert skills(table, SENSEI) == (6, 2)
    table.ann.chooses(f"use {SENSEI} 0")
    table.ann.chooses(SENSEI)
    table.ann.chooses("use Unleash the Djinn 0")
    assert skills(table, SENSEI) == (6, 2), "an event without targets does not affect it, either"
    assert skills(table, "Serene Warrior") == (3, 3)


def test_northern_wall_sensei_does_not_protect_from_characters(table: Scenario) -> None:
    sensei(table, [], ["Banzai!"], ring_owner=[NOBODY, 1, NOBODY, NOBODY, NOBODY])
    table.bob.passes()
    table.ann.chooses(f"use {SENSEI} 0")
    table.ann.chooses(SENSEI)
    table.bob.chooses("use Solemn Scholar 0")
    assert table.bob.choices == [SENSEI, "Serene Warrior"]
    table.bob.chooses(SENSEI)
    assert table.piece(SENSEI).bowed


@rule("l5r.target.insufficient-targets")
def test_northern_wall_sensei_teaches_only_armed_participants_in_a_conflict(table: Scenario) -> None:
    ann = quiet_player(SENSEI, "Serene Warrior #1", """Fine Katana {on="#1"}""", hand=["Banzai!"])
    quiet_fight(table, ann, quiet_player(), "military air", SENSEI)
    assert table.ann.why_not(SENSEI) == ["l5r.target.insufficient-targets"], "the armed one is at home"
    quiet_fight(table, ann, quiet_player(), "military air", "Serene Warrior")
    assert table.ann.why_not(SENSEI) == ["l5r.play-restriction.must-be-observed"]
