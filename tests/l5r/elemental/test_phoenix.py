"""The cards of the Phoenix Clan in the Elemental cycle."""

from __future__ import annotations

from typing import Any

from nefrit.l5r.constants import AT_HOME, ATTACKING
from nefrit.l5r.game import GAME
from nefrit.l5r.standing import is_faceup
from nefrit.l5r.state import IN_PROVINCE
from nefrit.l5r.values import strength
from nefrit.testing import Scenario, rule
from tests.l5r.core.fights import begins, nobody_acts, number, player, quiet_fight, quiet_player, skills

__all__ = ["GAME"]


# ---- Isawa Uona


def test_isawa_uona_bows_a_participant_after_an_air_card(table: Scenario) -> None:
    ann = quiet_player("Isawa Uona", "Serene Warrior", "Solemn Scholar", hand=["Benten's Touch"])
    bob = quiet_player("Brash Samurai", "Shiba Tsukune", "Eager Scout")
    defenders = ("Brash Samurai", "Shiba Tsukune")
    quiet_fight(table, ann, bob, "military earth", "Serene Warrior", defenders=defenders)
    table.ann.chooses("use Benten's Touch 0")
    table.ann.chooses("Solemn Scholar")
    table.ann.chooses("Serene Warrior")
    table.ann.chooses("respond Isawa Uona 0 1")
    assert table.ann.choices == ["Serene Warrior", "Brash Samurai"], "non-unique participants"
    table.ann.chooses("Brash Samurai")
    assert table.piece("Brash Samurai").bowed


def test_isawa_uona_reacts_also_to_air_attachments_and_characters(table: Scenario) -> None:
    ann = quiet_player("Isawa Uona", "Serene Warrior", hand=["Seeker of Knowledge"], fate=9)
    quiet_fight(table, ann, quiet_player(), "military earth", "Serene Warrior")
    table.ann.chooses("play Seeker of Knowledge")
    assert table.ann.choices == ["pass", "respond Isawa Uona 0 0"]


def test_isawa_uona_reacts_to_no_other_cards(table: Scenario) -> None:
    ann = quiet_player("Isawa Uona", "Serene Warrior", hand=["Supernatural Storm", "Banzai!"])
    bob = quiet_player("Solemn Scholar", hand=["Benten's Touch"])
    quiet_fight(table, ann, bob, "military earth", "Serene Warrior", defenders=("Solemn Scholar",))
    table.bob.chooses("use Benten's Touch 0")
    table.bob.chooses("Solemn Scholar")
    table.bob.chooses("Solemn Scholar")
    assert table.ann.asked == "act-or-pass", "the opponent played it"
    table.ann.chooses("use Supernatural Storm 0")
    table.ann.chooses("Serene Warrior")
    assert table.ann.asked == "act-or-pass", "water, not air"


@rule("l5r.limit.definition")
def test_isawa_uona_reacts_once_a_round(table: Scenario) -> None:
    hand = ["2x Cloud the Mind"]
    ann = quiet_player("Isawa Uona", "Serene Warrior", hand=hand)
    bob = quiet_player("Savvy Politician", "Solemn Scholar")
    quiet_fight(table, ann, bob, "military earth", "Serene Warrior", defenders=("Savvy Politician",))
    table.ann.chooses("play Cloud the Mind")
    table.ann.chooses("Solemn Scholar")
    table.ann.chooses("respond Isawa Uona 0 0")
    table.ann.chooses("Savvy Politician")
    table.ann.chooses("play Cloud the Mind")
    table.ann.chooses("Savvy Politician")
    assert table.ann.asked == "ring-effect"


# ---- Teachings of the Elements


def test_teachings_of_the_elements_is_stronger_for_each_claimed_ring(table: Scenario) -> None:
    lying = ["Teachings of the Elements {slot=0}"]
    begins(table, quiet_player(), player(provinces=lying))
    assert strength(table.game, number(table, "Teachings of the Elements")) == 5
    begins(table, quiet_player(), player(provinces=lying), ring_owner=["ann", "bob", -1, "bob", -1])
    assert strength(table.game, number(table, "Teachings of the Elements")) == 8, "whoever has claimed them"


def test_teachings_of_the_elements_does_not_count_the_contested_ring(table: Scenario) -> None:
    bob = player(provinces=["Teachings of the Elements {slot=0}"], hand=["Fine Katana"], play=["Eager Scout"])
    table.position("conflict", ann=quiet_player("Serene Warrior"), bob=bob)
    nobody_acts(table)
    table.ann.chooses("declare military air")
    table.ann.chooses("Teachings of the Elements")
    table.ann.chooses("Serene Warrior")
    assert strength(table.game, number(table, "Teachings of the Elements")) == 5


@rule("l5r.constant.definition")
def test_a_blank_teachings_of_the_elements_has_its_printed_strength(table: Scenario) -> None:
    bob = player(provinces=["Teachings of the Elements {slot=0}"], hand=["Fine Katana"], play=["Eager Scout"])
    ann = quiet_player("Cautious Scout")
    table.position("conflict", ann=ann, bob=bob, ring_owner=[-1, "ann", "ann", -1, -1])
    assert strength(table.game, number(table, "Teachings of the Elements")) == 7
    nobody_acts(table)
    table.ann.chooses("declare military air")
    table.ann.chooses("Teachings of the Elements")
    table.ann.chooses("Cautious Scout")
    assert strength(table.game, number(table, "Teachings of the Elements")) == 5


# ---- Chikai Order Protector


def protecting(table: Scenario, with_: str, *others: str, defenders: tuple[str, ...]) -> bool:
    """Whether Chikai Order Protector is bowed after it defended with these others in play."""
    ann = quiet_player("Matsu Beiona", "Solemn Scholar")
    quiet_fight(
        table, ann, quiet_player("Chikai Order Protector", *others), with_, "Solemn Scholar", defenders=defenders
    )
    return bool(table.piece("Chikai Order Protector").bowed)


@rule("l5r.constant.conditional")
def test_chikai_order_protector_stays_ready_beside_a_courtier_or_shugenja(table: Scenario) -> None:
    both = ("Chikai Order Protector", "Doji Whisperer")
    assert not protecting(table, "political earth", "Doji Whisperer", defenders=both)
    both = ("Chikai Order Protector", "Isawa Masahiro")
    assert not protecting(table, "military earth", "Isawa Masahiro", defenders=both)


def test_chikai_order_protector_bows_alone_or_beside_a_bushi(table: Scenario) -> None:
    alone = ("Chikai Order Protector",)
    assert protecting(table, "political earth", "Doji Whisperer", defenders=alone), "the whisperer stayed at home"
    assert protecting(table, "political earth", "Serene Warrior", defenders=(*alone, "Serene Warrior"))


def test_chikai_order_protector_bows_as_an_attacker(table: Scenario) -> None:
    ann = quiet_player("Chikai Order Protector", "Doji Whisperer")
    quiet_fight(table, ann, quiet_player(), "political earth", "Chikai Order Protector", "Doji Whisperer")
    table.ann.chooses("pass")
    assert table.piece("Chikai Order Protector").bowed


def test_the_opponents_courtier_does_not_help_chikai_order_protector(table: Scenario) -> None:
    bob = quiet_player("Chikai Order Protector")
    ann = quiet_player("Doji Whisperer")
    quiet_fight(table, ann, bob, "political earth", "Doji Whisperer", defenders=("Chikai Order Protector",))
    table.ann.passes()
    assert table.piece("Chikai Order Protector").bowed


# ---- Ofushikai

SWORD = 'Ofushikai {on="#1"}'


def test_ofushikai_lets_a_champion_send_a_participant_home(table: Scenario) -> None:
    ann = quiet_player("Shiba Tsukune #1", SWORD)
    bob = quiet_player("Savvy Politician", "Eager Scout")
    quiet_fight(table, ann, bob, "military air", "Shiba Tsukune", defenders=("Savvy Politician",))
    assert skills(table, "Shiba Tsukune") == (6, 7)
    table.ann.chooses("use Shiba Tsukune 1")
    assert table.ann.choices == ["Shiba Tsukune", "Savvy Politician"]
    table.ann.chooses("Savvy Politician")
    assert table.piece("Savvy Politician").side == AT_HOME


@rule("l5r.cannot.absolute")
def test_who_was_sent_home_by_ofushikai_does_not_attack_this_phase(table: Scenario) -> None:
    ann = quiet_player("Shiba Tsukune #1", SWORD)
    bob = quiet_player("Savvy Politician", "Eager Scout", "Solemn Scholar")
    quiet_fight(table, ann, bob, "military air", "Shiba Tsukune", defenders=("Savvy Politician",))
    table.ann.chooses("use Shiba Tsukune 1")
    table.ann.chooses("Savvy Politician")
    table.ann.chooses("air-gain")
    table.bob.chooses("declare military earth")
    table.bob.chooses("Ancestral Lands")
    assert table.bob.choices == ["Eager Scout", "Solemn Scholar"]


def test_ofushikai_is_only_a_sword_for_who_is_no_champion(table: Scenario) -> None:
    ann = quiet_player("Isawa Masahiro #1", SWORD, hand=["Banzai!"])
    quiet_fight(table, ann, quiet_player("Eager Scout"), "military air", "Isawa Masahiro")
    assert skills(table, "Isawa Masahiro") == (5, 5)
    assert table.ann.choices == ["pass", "use Banzai! 0"]


def test_ofushikai_is_for_a_unique_phoenix_of_yours(table: Scenario) -> None:
    ann = quiet_player("Serene Warrior", "Isawa Masahiro", "Doji Hotaru", hand=["Ofushikai"])
    begins(table, ann, quiet_player("Isawa Atsuko"))
    table.ann.chooses("play Ofushikai")
    assert table.ann.choices == ["Isawa Masahiro"]


@rule("l5r.blank.gained-text-unaffected")
def test_a_blank_champion_keeps_what_ofushikai_gives(table: Scenario) -> None:
    ann = quiet_player("Shiba Tsukune #1", SWORD)
    bob = quiet_player("Solemn Scholar", 'Cloud the Mind {on="#1"}', "Eager Scout")
    quiet_fight(table, ann, bob, "military air", "Shiba Tsukune", defenders=("Eager Scout",))
    assert table.ann.choices == ["pass", "use Shiba Tsukune 0"], "also the trait Champion stays"


def test_ofushikai_returns_to_hand_with_its_bearer_gone(table: Scenario) -> None:
    begins(table, quiet_player("Isawa Masahiro #1", SWORD), quiet_player(), at="fate")
    assert table.ann.hand == ["Ofushikai"]


# ---- Reader of Omens


def test_reader_of_omens_is_wiser_with_the_air_or_void_ring(table: Scenario) -> None:
    for owners in (["ann", -1, -1, -1, -1], [-1, -1, -1, "ann", -1], ["ann", -1, -1, "ann", -1]):
        begins(table, quiet_player("Reader of Omens"), quiet_player(), ring_owner=owners)
        assert skills(table, "Reader of Omens") == (2, 3), "once, also with both"


def test_reader_of_omens_gets_nothing_from_other_rings_or_players(table: Scenario) -> None:
    begins(table, quiet_player("Reader of Omens"), quiet_player(), ring_owner=["bob", "ann", "ann", "bob", "ann"])
    assert skills(table, "Reader of Omens") == (2, 0)


@rule("l5r.modifier.continuous-update")
def test_reader_of_omens_is_wiser_as_soon_as_the_ring_is_claimed(table: Scenario) -> None:
    ann = quiet_player("Reader of Omens", "Serene Warrior")
    quiet_fight(table, ann, quiet_player("Eager Scout"), "military air", "Serene Warrior")
    assert skills(table, "Reader of Omens") == (2, 0), "contested is not claimed"
    table.ann.chooses("air-gain")
    assert skills(table, "Reader of Omens") == (2, 3)
    assert table.piece("Serene Warrior").side != ATTACKING


# ---- Jurōjin's Curse


CURSE = """Jurōjin's Curse {on="#1"}"""


def cursed(table: Scenario, *play: str) -> None:
    """The fate phase begins; Serene Warrior is cursed."""
    begins(table, quiet_player("Serene Warrior #1 {fate=5}", *play), quiet_player(), at="fate")


def test_jurojins_curse_brings_a_second_fate_phase(table: Scenario) -> None:
    cursed(table, CURSE)
    assert table.piece("Serene Warrior").fate == 3
    assert table.ring_fate == (2, 2, 2, 2, 2)


def test_jurojins_curse_rests_on_the_bowed(table: Scenario) -> None:
    begins(table, quiet_player("Serene Warrior #1 {fate=5,bowed=true}", CURSE), quiet_player(), at="fate")
    assert table.piece("Serene Warrior").fate == 4


@rule("l5r.max.counts-for-all-copies")
def test_one_jurojins_curse_is_all_there_is_in_a_round(table: Scenario) -> None:
    cursed(table, CURSE, CURSE)
    table.ann.chooses("respond Jurōjin's Curse 0 0")
    assert table.piece("Serene Warrior").fate == 3


def test_without_jurojins_curse_there_is_one_fate_phase(table: Scenario) -> None:
    cursed(table, 'Favor of the Kami {on="#1"}')
    assert table.piece("Serene Warrior").fate == 4
    assert table.ring_fate == (1, 1, 1, 1, 1)


# ---- Asako Azunami


AZUNAMI = "respond Asako Azunami 0 0"


def azunami(table: Scenario, *theirs: str) -> None:
    """Ann, who has Asako Azunami, wins with the water ring and chooses its effect, so that she may interrupt it."""
    ann = quiet_player("Asako Azunami", "Serene Warrior", "Solemn Scholar {bowed=true}")
    quiet_fight(table, ann, quiet_player(*theirs), "military water", "Serene Warrior")
    nobody_acts(table)
    table.ann.chooses("water-ready Solemn Scholar")


@rule("l5r.replacement.definition")
def test_asako_azunami_bows_any_character_and_readies_another(table: Scenario) -> None:
    azunami(table, "Eager Scout {fate=2}")
    table.ann.chooses(AZUNAMI)
    table.ann.chooses("yes")
    assert table.ann.choices == ["Asako Azunami", "Serene Warrior", "Eager Scout"], "also with fate"
    table.ann.chooses("Eager Scout")
    table.ann.chooses("yes")
    assert table.ann.choices == ["Solemn Scholar"], "not the one that was bowed"
    table.ann.chooses("Solemn Scholar")
    assert table.piece("Eager Scout").bowed
    assert not table.piece("Solemn Scholar").bowed


@rule("l5r.may.player-option")
def test_asako_azunami_may_do_only_one_of_the_two(table: Scenario) -> None:
    azunami(table, "Eager Scout {bowed=true}")
    table.ann.chooses(AZUNAMI)
    table.ann.chooses("no")
    table.ann.chooses("yes")
    assert table.ann.choices == ["Solemn Scholar", "Eager Scout"]
    table.ann.chooses("Eager Scout")
    assert not table.piece("Eager Scout").bowed
    assert table.piece("Solemn Scholar").bowed, "the ring itself has no effect"


def test_asako_azunami_is_not_asked_whom_to_ready_if_only_the_bowed_one_could_be(table: Scenario) -> None:
    ann = quiet_player("Asako Azunami", "Serene Warrior")
    quiet_fight(table, ann, quiet_player("Eager Scout"), "military water", "Serene Warrior")
    nobody_acts(table)
    table.ann.chooses("water-bow Eager Scout")
    table.ann.chooses(AZUNAMI)
    table.ann.chooses("yes")
    table.ann.chooses("Eager Scout")
    assert table.piece("Eager Scout").bowed
    assert table.ann.asked != "may", "nobody else is bowed"


def test_asako_azunami_minds_neither_other_rings_nor_those_of_the_opponent(table: Scenario) -> None:
    ann = quiet_player("Asako Azunami", "Serene Warrior")
    quiet_fight(table, ann, quiet_player(), "military air", "Serene Warrior")
    nobody_acts(table)
    table.ann.chooses("air-gain")
    assert table.ann.asked != "respond-or-pass"
    quiet_fight(
        table, quiet_player("Serene Warrior"), quiet_player("Asako Azunami"), "military water", "Serene Warrior"
    )
    nobody_acts(table)
    table.ann.chooses("water-bow Asako Azunami")
    assert table.bob.asked != "respond-or-pass"


# ---- Bustling Academy


ACADEMY = "Bustling Academy"


def in_first_province(table: Scenario, seat: int) -> tuple[list[str], bool]:
    """What lies in the first province of a player, and whether all of it is faceup."""
    cards = table.game.zone(IN_PROVINCE[0], seat)
    return [table.game.faces[card].name for card in cards], all(is_faceup(table.game, card) for card in cards)


def academy(table: Scenario, *play: str, **theirs: Any) -> None:
    """Ann has an academy in her second province, and Bob a card in his first."""
    ann = quiet_player(*play, holdings=[f"{ACADEMY} {{slot=1}}"], **{"province-1": ["Kudaka [known to nobody]"]})
    bob = quiet_player(**{"province-1": ["Doji Whisperer"], "dynasty-deck": ["3x Serene Warrior"], **theirs})
    begins(table, ann, bob)


@rule("l5r.refill.faceup-instruction")
def test_bustling_academy_replaces_a_card_in_a_province_by_a_faceup_one(table: Scenario) -> None:
    academy(table, "Solemn Scholar")
    table.ann.chooses(f"use {ACADEMY} 0")
    table.ann.chooses("Doji Whisperer")
    assert in_first_province(table, 1) == (["Serene Warrior"], True)
    assert table.bob.cards_in("dynasty-discard") == ["Doji Whisperer"]


def test_bustling_academy_replaces_facedown_cards_and_itself_too(table: Scenario) -> None:
    academy(table, "Solemn Scholar")
    table.ann.chooses(f"use {ACADEMY} 0")
    table.ann.chooses(ACADEMY)
    (card,) = table.game.zone(IN_PROVINCE[1], 0)
    assert is_faceup(table.game, card)
    assert in_first_province(table, 0) == (["Kudaka"], False), "no other province is touched"


@rule("l5r.play-restriction.must-be-observed")
def test_bustling_academy_needs_a_scholar_of_its_controller(table: Scenario) -> None:
    academy(table, "Serene Warrior", play=["Solemn Scholar"])
    assert table.ann.why_not(ACADEMY) == ["l5r.play-restriction.must-be-observed"]


@rule("l5r.province.refill-only-when-empty")
def test_bustling_academy_refills_no_province_with_another_card_in_it(table: Scenario) -> None:
    academy(table, "Solemn Scholar", **{"province-1": ["Doji Whisperer", "Savvy Politician"]})
    table.ann.chooses(f"use {ACADEMY} 0")
    table.ann.chooses("Doji Whisperer")
    assert in_first_province(table, 1) == (["Savvy Politician"], True)


@rule("l5r.empty-deck.lose-five-honor")
def test_bustling_academy_may_make_the_opponent_shuffle_for_a_new_deck(table: Scenario) -> None:
    academy(table, "Solemn Scholar", **{"dynasty-deck": []})
    table.ann.chooses(f"use {ACADEMY} 0")
    table.ann.chooses("Doji Whisperer")
    assert table.bob.honor == 5
    assert in_first_province(table, 1) == (["Doji Whisperer"], True), "the card that was just discarded"


# ---- Taryū-Jiai


JIAI = "Taryū-Jiai"


def jiai(table: Scenario, bids: tuple[int, int], **things: Any) -> None:
    """Ann's Fire Tensai Initiate (no skills, glory 2) challenges Bob's Isawa Masahiro from home; both bid."""
    ann = quiet_player("Serene Warrior", "Fire Tensai Initiate {bowed=true}", hand=[JIAI, "Banzai!"])
    bob = quiet_player("Isawa Masahiro", "Eager Scout {fate=1}")
    quiet_fight(table, ann, bob, "military earth", "Serene Warrior", **things)
    table.ann.chooses(f"use {JIAI} 0")
    assert table.ann.choices == ["Fire Tensai Initiate"], "a shugenja, wherever it is"
    table.ann.chooses("Fire Tensai Initiate")
    assert table.ann.choices == ["Isawa Masahiro"]
    table.ann.chooses("Isawa Masahiro")
    table.ann.says(bids[0])
    table.bob.says(bids[1])


def test_taryu_jiai_lets_its_winner_resolve_any_ring_effect(table: Scenario) -> None:
    jiai(table, (2, 1))
    assert table.ann.choices == ["air", "earth", "fire", "void", "water"]
    table.ann.chooses("void")
    table.ann.chooses("void Eager Scout")
    assert table.piece("Eager Scout").fate == 0


def test_taryu_jiai_may_be_lost_to_the_opponent_who_then_resolves_a_ring(table: Scenario) -> None:
    jiai(table, (1, 2))
    assert table.bob.asked == "choose-ring"
    table.bob.chooses("air")
    table.bob.chooses("air-take")
    assert (table.ann.honor, table.bob.honor) == (10, 10), "1 for the bids, and 1 taken as the attacker would"


@rule("l5r.duel.d7-tie-1-5")
def test_nobody_resolves_a_ring_after_a_tied_taryu_jiai(table: Scenario) -> None:
    jiai(table, (1, 1))
    assert "choose-ring" not in [decision.prompt for decision in table.game.pending], "both have glory 2"
    assert (table.ann.honor, table.bob.honor) == (10, 10)


@rule("l5r.target.insufficient-targets")
def test_taryu_jiai_needs_a_shugenja_of_each_player_in_a_conflict(table: Scenario) -> None:
    ann = quiet_player("Serene Warrior", "Solemn Scholar", hand=[JIAI, "Banzai!"])
    quiet_fight(table, ann, quiet_player("Eager Scout"), "military earth", "Serene Warrior")
    assert table.ann.why_not(JIAI) == ["l5r.target.insufficient-targets"]
    begins(table, ann, quiet_player("Isawa Masahiro"))
    assert table.ann.why_not(JIAI) == ["l5r.play-restriction.must-be-observed"]


@rule("l5r.ring-effect.attacker-may-resolve")
def test_whoever_wins_taryu_jiai_need_not_resolve_the_ring(table: Scenario) -> None:
    jiai(table, (3, 1))
    table.ann.chooses("earth")
    table.ann.passes()
    assert table.ann.hand == ["Banzai!"]


def test_taryu_jiai_of_shugenja_with_dashes_counts_their_glory(table: Scenario) -> None:
    ann = quiet_player("Serene Warrior", "Isawa Uona", hand=[JIAI])
    quiet_fight(table, ann, quiet_player("Isawa Masahiro"), "military earth", "Serene Warrior")
    table.ann.chooses(f"use {JIAI} 0")
    assert table.ann.choices == ["Isawa Uona"], "who has no political skill"
