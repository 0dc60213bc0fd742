"""The cards of the Dragon Clan, each used once."""

from __future__ import annotations

from typing import Any

import pytest

from nefrit.l5r.constants import DISHONORED, FIRE, HONORED, MILITARY, WATER
from nefrit.l5r.game import GAME
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


@pytest.mark.parametrize(("attachments", "total"), [(1, 3 + 2 + 1), (2, 3 + 4 + 2)])
def test_mountains_anvil_castle_helps_more_with_two_attachments(table: Scenario, attachments: int, total: int) -> None:
    katanas = ['Fine Katana {on="#1"}'] * attachments
    ann = player("Serene Warrior #1", "Eager Scout", *katanas, stronghold=["Mountain's Anvil Castle"])
    fight(table, ann, player("Eager Scout"), "military air", "Serene Warrior", "Eager Scout")
    table.ann.chooses("use Mountain's Anvil Castle 0")
    assert table.ann.choices == ["Serene Warrior"], "the other has no attachments"
    table.ann.chooses("Serene Warrior")
    assert skills(table, "Serene Warrior")[MILITARY] == total
    assert table.ann.piece("Mountain's Anvil Castle").bowed


def test_restoration_of_balance_leaves_the_attacker_four_cards_when_it_is_revealed(table: Scenario) -> None:
    bob = player(provinces=["Restoration of Balance {slot=0} [known to bob]"])
    begins(table, player("Matsu Berserker", hand=["6x Let Go"]), bob)
    table.ann.chooses("declare military air")
    table.ann.chooses("Restoration of Balance")
    table.ann.chooses("Matsu Berserker")
    table.bob.chooses("respond Restoration of Balance 0 0")
    table.ann.chooses("Let Go", "Let Go")
    assert len(table.ann.hand) == 4


def test_secluded_temple_takes_fate_from_who_has_more_characters(table: Scenario) -> None:
    temple = ["Secluded Temple {slot=0}"]
    bob = player("Matsu Berserker {fate=2}", "Serene Warrior {fate=1}", "Eager Scout")
    begins(table, player("Eager Scout {fate=1}", "Eager Scout", holdings=temple), bob)
    table.ann.chooses("respond Secluded Temple 0 0")
    assert table.bob.choices == ["Matsu Berserker", "Serene Warrior"]
    table.bob.chooses("Matsu Berserker")
    assert table.piece("Matsu Berserker").fate == 1


def test_secluded_temple_does_nothing_against_as_many_characters(table: Scenario) -> None:
    temple = ["Secluded Temple {slot=0}"]
    begins(table, player("Eager Scout", holdings=temple), player("Matsu Berserker {fate=2}"))
    assert table.ann.asked == "declare-conflict"


@rule("l5r.fate.additional-timing-1-5")
def test_doomed_shugenja_is_limited_and_gets_no_fate_from_a_province(table: Scenario) -> None:
    begins(table, player(**{"province-1": ["Doomed Shugenja"], "province-2": ["Doomed Shugenja"]}), player(), "dynasty")
    table.ann.chooses("play Doomed Shugenja")
    table.bob.passes()
    assert table.ann.fate == 5 - 1, "nothing was asked about fate"
    assert table.ann.choices == ["pass"], "it is limited"


def test_togashi_initiate_is_honored_for_a_fate_to_a_ring(table: Scenario) -> None:
    fight(table, player("Togashi Initiate"), player("Eager Scout"), "military air", "Togashi Initiate")
    table.ann.chooses("use Togashi Initiate 0")
    assert table.ann.choices == ["earth", "fire", "void", "water"], "air is contested"
    table.ann.chooses("fire")
    assert table.piece("Togashi Initiate").status == HONORED
    assert (table.ann.fate, table.ring_fate[FIRE]) == (4, 1)


def test_togashi_initiate_must_attack(table: Scenario) -> None:
    begins(table, player("Eager Scout"), player("Togashi Initiate"))
    attack(table, "military air", "Eager Scout", province=HERE, defenders=("Togashi Initiate",))
    assert table.ann.asked != "act-or-pass"
    assert table.bob.asked != "act-or-pass"


def test_agasha_swordsmith_searches_five_cards_for_an_attachment(table: Scenario) -> None:
    deck = ["Let Go", "Tattooed Wanderer", "Fine Katana", "2x Let Go", "Kitsuki's Method"]
    begins(table, player("Agasha Swordsmith", **{"conflict-deck": deck}), player())
    table.ann.chooses("use Agasha Swordsmith 0")
    assert table.ann.choices == ["nothing", "Fine Katana"], "the sixth card is not looked at"
    table.ann.chooses("Fine Katana")
    assert table.ann.hand == ["Fine Katana"]
    assert len(table.ann.cards_in("conflict-deck")) == 5


@rule("l5r.attacker.attacking-character")
@pytest.mark.parametrize(("attackers", "most"), [(["Mirumoto Prodigy"], 1), (["Mirumoto Prodigy", "Eager Scout"], 2)])
def test_mirumoto_prodigy_attacking_alone_meets_one_defender(table: Scenario, attackers: list[str], most: int) -> None:
    begins(table, player("Mirumoto Prodigy", "Eager Scout"), player("Serene Warrior", "Matsu Berserker"))
    table.ann.chooses("declare military air")
    table.ann.chooses(HERE)
    table.ann.chooses(*attackers)
    assert (table.bob.asked, table.bob.decision.most) == ("choose-defenders", most)


def test_niten_adept_bows_an_attachment_to_bow_who_has_none(table: Scenario) -> None:
    ann = player("Niten Adept #1", 'Fine Katana {on="#1"}', 'Ornate Fan {on="#1", bowed=true}')
    bob = player("Serene Warrior #2", "Matsu Berserker", 'Fine Katana {on="#2"}')
    begins(table, ann, bob)
    attack(table, "military air", "Niten Adept", province=HERE, defenders=("Serene Warrior", "Matsu Berserker"))
    table.ann.chooses("use Niten Adept 0")
    assert (table.ann.asked, table.ann.choices) == ("pay-with", ["Fine Katana"])
    table.ann.chooses("Fine Katana")
    assert table.ann.choices == ["Matsu Berserker"]
    table.ann.chooses("Matsu Berserker")
    assert table.piece("Matsu Berserker").bowed
    assert table.ann.piece("Fine Katana").bowed


def test_seeker_of_enlightenment_counts_the_fate_on_unclaimed_rings(table: Scenario) -> None:
    rings: dict[str, Any] = {"ring_fate": [1, 2, 1, 0, 4], "ring_owner": [-1, -1, -1, -1, "bob"]}
    begins(table, player("Seeker of Enlightenment"), player("Eager Scout"), **rings)
    assert skills(table, "Seeker of Enlightenment") == (5, 5)
    table.ann.chooses("declare military fire")
    table.ann.chooses(HERE)
    table.ann.chooses("Seeker of Enlightenment")
    assert skills(table, "Seeker of Enlightenment") == (4, 4), "a contested ring is not unclaimed"


def test_enlightened_warrior_gets_a_fate_when_an_opponent_selects_a_ring_with_fate(table: Scenario) -> None:
    begins(table, player("Matsu Berserker"), player("Enlightened Warrior"), ring_fate=[0, 1, 0, 0, 0])
    table.ann.chooses("declare military earth")
    table.ann.chooses(HERE)
    table.ann.chooses("Matsu Berserker")
    table.bob.chooses("respond Enlightened Warrior 0 0")
    assert table.piece("Enlightened Warrior").fate == 1
    assert table.ann.fate == 5 + 1, "the attacker has taken the fate on the ring"


def test_enlightened_warrior_needs_fate_on_the_ring(table: Scenario) -> None:
    begins(table, player("Matsu Berserker"), player("Enlightened Warrior"), ring_fate=[0, 1, 0, 0, 0])
    table.ann.chooses("declare military air")
    table.ann.chooses(HERE)
    table.ann.chooses("Matsu Berserker")
    assert table.bob.asked == "choose-defenders"


@rule("l5r.reveal.show-to-opponent")
def test_kitsuki_investigator_sees_the_hand_and_discards_a_card_once_per_conflict(table: Scenario) -> None:
    ann = player("2x Kitsuki Investigator")
    bob = player("Eager Scout", hand=["Let Go", "Mantra of Fire"])
    fight(table, ann, bob, "political air", "Kitsuki Investigator", "Kitsuki Investigator")
    table.ann.chooses("use Kitsuki Investigator 0")
    table.ann.chooses("void")
    assert table.ann.choices == ["Let Go", "Mantra of Fire"]
    table.ann.chooses("Let Go")
    assert table.bob.hand == ["Mantra of Fire"]
    assert table.ann.asked == "ring-effect", "the other one cannot be used any more"


def test_kitsuki_investigator_works_in_political_conflicts_only(table: Scenario) -> None:
    bob = player("Eager Scout", hand=["Let Go"])
    fight(table, player("Kitsuki Investigator", hand=["Indomitable Will"]), bob, "military air", "Kitsuki Investigator")
    assert table.ann.asked != "act-or-pass"


def duel(table: Scenario, fate: int) -> None:
    """Raitsugu challenges a Matsu Berserker with so much fate, and bids more."""
    begins(table, player("Mirumoto Raitsugu"), player(f"Matsu Berserker {{fate={fate}}}", "Serene Warrior"))
    attack(table, "military air", "Mirumoto Raitsugu", province=HERE, defenders=("Matsu Berserker",))
    table.ann.chooses("use Mirumoto Raitsugu 0")
    assert table.ann.choices == ["Matsu Berserker"], "the other does not participate"
    table.ann.chooses("Matsu Berserker")
    table.ann.says(2)
    table.bob.says(1)


def test_mirumoto_raitsugu_removes_a_fate_from_who_loses_the_duel(table: Scenario) -> None:
    duel(table, 2)
    assert table.piece("Matsu Berserker").fate == 1


def test_mirumoto_raitsugu_discards_a_loser_without_fate(table: Scenario) -> None:
    duel(table, 0)
    assert table.bob.cards_in("dynasty-discard") == ["Matsu Berserker"]


def test_mirumoto_raitsugu_may_lose_himself(table: Scenario) -> None:
    begins(table, player("Mirumoto Raitsugu"), player("Matsu Berserker", "Serene Warrior"))
    attack(table, "military air", "Mirumoto Raitsugu", province=HERE, defenders=("Matsu Berserker",))
    table.ann.chooses("use Mirumoto Raitsugu 0")
    table.ann.chooses("Matsu Berserker")
    table.ann.says(1)
    table.bob.says(2)
    assert table.ann.cards_in("dynasty-discard") == ["Mirumoto Raitsugu"]


def test_ascetic_visionary_readies_a_monk_or_who_has_one_attached(table: Scenario) -> None:
    bowed = ["Togashi Initiate {bowed=true}", "Serene Warrior #1 {bowed=true}", "Matsu Berserker {bowed=true}"]
    ann = player("Ascetic Visionary", *bowed, 'Tattooed Wanderer {on="#1"}')
    fight(table, ann, player("Eager Scout"), "military air", "Ascetic Visionary")
    table.ann.chooses("use Ascetic Visionary 0")
    table.ann.chooses("water")
    assert table.ann.choices == ["Togashi Initiate", "Serene Warrior"]
    table.ann.chooses("Serene Warrior")
    assert not table.piece("Serene Warrior").bowed
    assert table.ring_fate[WATER] == 1


@rule("l5r.no-attachments.except-trait")
def test_ascetic_visionary_bears_only_monks_and_tattoos(table: Scenario) -> None:
    begins(table, player("Ascetic Visionary", hand=["Fine Katana", "Tattooed Wanderer"]), player())
    assert table.ann.choices == ["pass", "play-as-attachment Tattooed Wanderer", "play Tattooed Wanderer"]
    table.ann.chooses("play-as-attachment Tattooed Wanderer")
    table.ann.chooses("Ascetic Visionary")
    assert table.piece("Tattooed Wanderer").on == number(table, "Ascetic Visionary")


def test_niten_master_readies_for_two_weapons_in_a_round(table: Scenario) -> None:
    begins(table, player("Niten Master {bowed=true}", hand=["Ornate Fan", "3x Fine Katana"]), player())
    table.ann.chooses("play Ornate Fan")
    table.ann.chooses("Niten Master")
    assert table.piece("Niten Master").bowed, "a fan is no weapon"
    for conflict, province in (("military air", HERE), ("political earth", "Ancestral Lands")):
        table.ann.chooses("play Fine Katana")
        table.ann.chooses("Niten Master")
        if table.ann.asked == "discard-excess":
            table.ann.chooses("Ornate Fan")
        table.ann.chooses("respond Niten Master 0 2")
        assert not table.piece("Niten Master").bowed
        attack(table, conflict, "Niten Master", province=province)
        nobody_acts(table)
        table.ann.chooses("pass")
    table.ann.chooses("play Fine Katana")
    table.ann.chooses("Niten Master")
    table.ann.chooses("Fine Katana")
    assert table.piece("Niten Master").bowed
    assert table.ann.asked != "respond-or-pass", "twice is the limit"


@rule("l5r.gain.characteristics", "l5r.gain.not-printed")
def test_togashi_yokuni_gains_a_printed_ability(table: Scenario) -> None:
    begins(table, player("Togashi Yokuni", "Togashi Initiate"), player("Border Rider", "Seeker of Enlightenment"))
    table.ann.chooses("use Togashi Yokuni 0")
    assert table.ann.choices == ["gain-ability Togashi Initiate 0", "gain-ability Border Rider 0"]
    table.ann.chooses("gain-ability Togashi Initiate 0")
    attack(table, "military air", "Togashi Yokuni", province=HERE)
    assert table.ann.choices == ["pass", "use Togashi Yokuni 1"], "once per round"
    table.ann.chooses("use Togashi Yokuni 1")
    table.ann.chooses("earth")
    assert table.piece("Togashi Yokuni").status == HONORED


def test_togashi_yokuni_keeps_it_until_the_end_of_the_phase(table: Scenario) -> None:
    ann = player("Togashi Yokuni {bowed=true, fate=2}", hand=["Let Go"])
    begins(table, ann, player("Border Rider #1 {fate=2}", 'Fine Katana {on="#1"}'), "fate")
    table.ann.chooses("use Togashi Yokuni 0")
    table.ann.chooses("gain-ability Border Rider 0")
    assert table.ann.choices == ["pass", "use Togashi Yokuni 1", "use Let Go 0"]
    table.ann.passes()
    assert (table.phase, table.ann.choices) == ("regroup", ["pass", "use Let Go 0"])


@rule("l5r.gain.characteristics")
@pytest.mark.parametrize("as_attachment", [True, False])
def test_tattooed_wanderer_gives_covert_as_an_attachment(table: Scenario, as_attachment: bool) -> None:
    begins(table, player("Serene Warrior", hand=["Tattooed Wanderer"]), player("Matsu Berserker"))
    if as_attachment:
        table.ann.chooses("play-as-attachment Tattooed Wanderer")
        table.ann.chooses("Serene Warrior")
        assert skills(table, "Serene Warrior") == (3, 2), "its skill is no bonus"
    else:
        table.ann.chooses("play Tattooed Wanderer")
        table.ann.says(0)
        assert skills(table, "Tattooed Wanderer") == (2, 1)
    nobody_acts(table)
    table.ann.chooses("declare military air")
    table.ann.chooses(HERE)
    table.ann.chooses("Serene Warrior")
    assert (table.ann.asked == "choose-evaded") is as_attachment


@rule("l5r.move.definition")
def test_togashi_kazue_moves_fate_to_the_attached_character(table: Scenario) -> None:
    ann = player("Eager Scout #1", 'Togashi Kazue {on="#1"}')
    bob = player("Matsu Berserker {fate=1}", "Serene Warrior {fate=3}")
    begins(table, ann, bob)
    attack(table, "military air", "Eager Scout", province=HERE, defenders=("Matsu Berserker",))
    table.ann.chooses("use Togashi Kazue 0")
    assert table.ann.choices == ["Matsu Berserker"]
    table.ann.chooses("Matsu Berserker")
    assert (table.piece("Eager Scout").fate, table.piece("Matsu Berserker").fate) == (1, 0)


def test_togashi_kazue_has_no_such_ability_as_a_character(table: Scenario) -> None:
    bob = player("Matsu Berserker {fate=1}", "Serene Warrior {fate=3}")
    begins(table, player("Togashi Kazue"), bob)
    attack(table, "military air", "Togashi Kazue", province=HERE, defenders=("Matsu Berserker",))
    assert table.ann.asked == "ring-effect"


@pytest.mark.parametrize(("option", "status"), [("option 0", HONORED), ("option 1", DISHONORED)])
def test_master_alchemist_honors_or_dishonors_for_a_fate_to_the_fire_ring(
    table: Scenario, option: str, status: int
) -> None:
    fight(table, player("Master Alchemist"), player("Eager Scout"), "military fire", "Master Alchemist")
    table.ann.chooses("use Master Alchemist 0")
    assert table.ann.choices == ["fire"], "even while it is contested"
    table.ann.chooses("fire")
    table.ann.chooses("Eager Scout")
    table.ann.chooses(option)
    assert table.piece("Eager Scout").status == status
    assert (table.ann.fate, table.ring_fate[FIRE]) == (4, 1)


def test_ancestral_daisho_and_kitsukis_method_return_to_hand(table: Scenario) -> None:
    attachments = [f'{name} {{on="#1"}}' for name in ("Ancestral Daishō", "Kitsuki's Method", "Spyglass")]
    begins(table, player("Eager Scout #1", *attachments), player(), "fate")
    assert table.ann.hand == ["Ancestral Daishō", "Kitsuki's Method"]
    assert table.ann.cards_in("conflict-discard") == ["Spyglass"]


@pytest.mark.parametrize(("name", "bonus"), [("Ancestral Daishō", (2, 0)), ("Kitsuki's Method", (0, 2))])
def test_restricted_attachments_of_the_dragon(table: Scenario, name: str, bonus: tuple[int, int]) -> None:
    ann = player("Eager Scout #1", f'{name} {{on="#1"}}', f'{name} {{on="#1"}}', hand=["Fine Katana"])
    begins(table, ann, player("Matsu Berserker"))
    assert skills(table, "Eager Scout") == (2 * bonus[0], 2 * bonus[1])
    table.ann.chooses("play Fine Katana")
    table.ann.chooses("Eager Scout")
    assert (table.ann.asked, table.ann.choices) == ("discard-excess", [name, name])


@rule("l5r.cost.fate-cost", "l5r.initiate.step-4-pay-costs")
@pytest.mark.parametrize("move", ["play Spyglass", "play-as-attachment Tattooed Wanderer"])
def test_daimyos_favor_makes_the_next_attachment_on_its_character_cheaper(table: Scenario, move: str) -> None:
    hand = ["3x Spyglass", "3x Tattooed Wanderer"]
    ann = player("Serene Warrior #1", "Eager Scout", 'Daimyō\'s Favor {on="#1"}', hand=hand)
    begins(table, ann, player())
    table.ann.chooses("use Daimyō's Favor 0")
    spent = []
    for character in ("Eager Scout", "Serene Warrior", "Serene Warrior"):
        before = table.ann.fate
        table.ann.chooses(move)
        table.ann.chooses(character)
        spent.append(before - table.ann.fate)
    assert spent == [1, 0, 1]


def test_daimyos_favor_is_attached_to_a_character_of_ones_own(table: Scenario) -> None:
    begins(table, player("Eager Scout", hand=["Daimyō's Favor"]), player("Serene Warrior"))
    table.ann.chooses("play Daimyō's Favor")
    assert table.ann.choices == ["Eager Scout"]


@rule("l5r.limit.definition")
def test_way_of_the_dragon_lets_each_ability_be_used_once_more(table: Scenario) -> None:
    ann = player("Border Rider #1 {bowed=true}", 'Way of the Dragon {on="#1"}', hand=["Way of the Dragon"])
    begins(table, ann, player())
    assert table.ann.choices == ["pass", "use Border Rider 0"], "a second one cannot be attached"
    for conflict in ("military air", "political earth"):
        table.ann.chooses("use Border Rider 0")
        assert not table.piece("Border Rider").bowed
        attack(table, conflict, "Border Rider", province=HERE)
        table.ann.chooses("pass")
    assert table.piece("Border Rider").bowed
    assert table.ann.why_not("Border Rider") == ["l5r.limit.definition"]


def test_let_go_discards_an_attachment(table: Scenario) -> None:
    bob = player("Serene Warrior #1", 'Fine Katana {on="#1"}')
    begins(table, player("Eager Scout", hand=["Let Go"]), bob)
    table.ann.chooses("use Let Go 0")
    assert table.ann.choices == ["Fine Katana"]
    table.ann.chooses("Fine Katana")
    assert table.bob.cards_in("conflict-discard") == ["Fine Katana"]


def test_mantra_of_fire_places_a_fate_and_draws_a_card(table: Scenario) -> None:
    bob = player("Togashi Initiate", "Serene Warrior", hand=["Mantra of Fire"])
    begins(table, player("Matsu Berserker"), bob)
    table.ann.chooses("declare military fire")
    table.ann.chooses(HERE)
    table.ann.chooses("Matsu Berserker")
    table.bob.chooses("respond Mantra of Fire 0 0")
    assert table.bob.choices == ["Togashi Initiate"]
    table.bob.chooses("Togashi Initiate")
    assert table.piece("Togashi Initiate").fate == 1
    assert table.bob.hand == ["Fine Katana"]


def test_mantra_of_fire_answers_fire_only(table: Scenario) -> None:
    begins(table, player("Matsu Berserker"), player("Togashi Initiate", hand=["Mantra of Fire"]))
    table.ann.chooses("declare military air")
    table.ann.chooses(HERE)
    table.ann.chooses("Matsu Berserker")
    assert table.bob.asked == "choose-defenders"


@rule("l5r.lasting.locked-in-set", "l5r.cannot.absolute")
def test_tranquility_silences_the_characters_in_the_opponents_home(table: Scenario) -> None:
    ann = player("Shinjo Outrider", "Border Rider {bowed=true}", "Warrior Poet", hand=["Ide Messenger"])
    begins(table, ann, player("Serene Warrior", hand=["Tranquility"], fate=0))
    attack(table, "military air", "Warrior Poet", province=HERE, defenders=("Serene Warrior",))
    table.bob.chooses("use Tranquility 0")
    assert table.ann.why_not("Shinjo Outrider") == ["l5r.cannot.absolute"]
    assert table.ann.why_not("Border Rider") == ["l5r.cannot.absolute"]
    assert table.ann.why_not("Warrior Poet") == [], "it is not at home"
    table.ann.chooses("play Ide Messenger")
    table.ann.says(0)
    table.ann.chooses("use Ide Messenger 0")
    table.ann.chooses("Border Rider")
    assert table.ann.why_not("Border Rider") == ["l5r.cannot.absolute"], "it was at home, the messenger was not"


def test_indomitable_will_keeps_the_only_participant_ready(table: Scenario) -> None:
    ann = player("Serene Warrior", "Eager Scout", hand=["Indomitable Will"])
    fight(table, ann, player("Matsu Berserker"), "military earth", "Serene Warrior")
    table.ann.chooses("respond Indomitable Will 0 0")
    table.ann.chooses("pass")
    assert not table.piece("Serene Warrior").bowed
    assert table.ann.fate == 4


def test_indomitable_will_needs_a_single_participant(table: Scenario) -> None:
    ann = player("Serene Warrior", "Eager Scout", hand=["Indomitable Will"])
    fight(table, ann, player("Matsu Berserker"), "military earth", "Serene Warrior", "Eager Scout")
    assert table.ann.asked == "ring-effect"


def test_mirumotos_fury_bows_an_attacker_with_little_glory(table: Scenario) -> None:
    lands = [f"{HERE} {{slot=0}}", "Night Raid {slot=1} [known to bob]", "Ancestral Lands {slot=2} [known to bob]"]
    bob = player("Doji Whisperer", hand=["Mirumoto's Fury"], provinces=lands)
    ann = player("Serene Warrior", "Matsu Berserker", "Shinjo Outrider")
    begins(table, ann, bob)
    attack(table, "military air", "Serene Warrior", "Matsu Berserker", "Shinjo Outrider", province=HERE)
    table.bob.chooses("use Mirumoto's Fury 0")
    assert table.bob.choices == ["Matsu Berserker", "Shinjo Outrider"], "two provinces are unrevealed"
    table.bob.chooses("Shinjo Outrider")
    assert table.piece("Shinjo Outrider").bowed


@rule("l5r.initiate.step-5-choose-targets")
def test_who_has_no_fate_attaches_only_where_daimyos_favor_pays(table: Scenario) -> None:
    ann = player("Serene Warrior #1", "Eager Scout", 'Daimyō\'s Favor {on="#1"}', hand=["Spyglass"], fate=0)
    begins(table, ann, player())
    table.ann.chooses("use Daimyō's Favor 0")
    table.ann.chooses("play Spyglass")
    assert table.ann.choices == ["Serene Warrior"]
    table.ann.chooses("Serene Warrior")
    assert table.ann.fate == 0
