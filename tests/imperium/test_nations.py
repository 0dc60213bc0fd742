"""What some nations do differently."""

from __future__ import annotations

from itertools import pairwise

from nefrit.imperium.definition import GAME
from nefrit.testing import Scenario, rule, side
from tests.imperium.tables import ends_turn, middle, plays, uses

__all__ = ["GAME"]

COURT = "King Arthur's Court"


# ---- Arthurians


@rule("imperium.nation-arthurians.activate-quest", "imperium.nation-arthurians.graal-last")
def test_at_the_solstice_an_impending_quest_becomes_active(table: Scenario) -> None:
    quests = ["Graal", "Excalibur", "Twrch Trwyth"]
    table.position("solstice", ann=side(standing=[COURT], development=quests), bob=side(), **middle())
    table.ann.chooses("yes")
    assert table.ann.hand == ["Unrest"]
    assert table.ann.choices == ["Excalibur", "Twrch Trwyth"], "the Graal only when no other is left"
    table.ann.chooses("Excalibur")
    assert table.ann.garrison == ["Excalibur"]
    table.position("solstice", ann=side(standing=[COURT], development=["Graal"]), bob=side(), **middle())
    table.ann.chooses("yes")
    assert table.ann.garrison == ["Graal"]


@rule("imperium.nation-arthurians.one-active-quest")
def test_there_is_only_one_active_quest(table: Scenario) -> None:
    court = [COURT + ' {garrison=["#5"]}']
    table.position(
        "solstice",
        ann=side(standing=court, garrison=["Excalibur #5"], development=["Twrch Trwyth"]),
        bob=side(),
        **middle(),
    )
    assert table.ann.asked == "choose-turn"
    assert table.ann.development == ["Twrch Trwyth"]


@rule("imperium.nation-arthurians.complete-quest")
def test_myrddin_takes_the_active_quest_into_hand(table: Scenario) -> None:
    plays(
        table,
        "Myrddin Wyllt (Merlin)",
        standing=[COURT + ' {garrison=["#5"]}'],
        play=['Bactria {garrison=["#6", "#7", "#8"]}'],
        garrison=["Excalibur #5", "Bedwyr #6", "Cai (Sir Kay) #7", "King Arthur #8"],
    )
    assert table.ann.hand == ["Excalibur"]
    assert sorted(table.ann.discard) == ["Bedwyr", "Cai (Sir Kay)", "King Arthur", "Myrddin Wyllt (Merlin)"]
    assert table.ann.play == ["Bactria"]


@rule("imperium.nation-arthurians.complete-quest")
def test_morigena_puts_the_active_quest_into_the_discard_pile(table: Scenario) -> None:
    plays(
        table,
        "Morigena",
        standing=[COURT + ' {garrison=["#5"]}'],
        play=['Bactria {garrison=["#6"]}'],
        garrison=["Excalibur #5", "Myrddin Wyllt (Merlin) #6"],
        nation=["Bedwyr", "Gwaith Camlan"],
    )
    assert (table.ann.hand, table.bob.hand) == (["Unrest"], ["Unrest"])
    table.ann.chooses("yes")
    assert sorted(table.ann.discard) == ["Bactria", "Bedwyr", "Excalibur", "Morigena", "Myrddin Wyllt (Merlin)"]


def test_gwaith_camlan_costs_a_knight_or_unrest(table: Scenario) -> None:
    table.position("solstice", ann=side(play=["Gwaith Camlan"], hand=["Bedwyr"]), bob=side(), **middle())
    table.ann.chooses("option 0")
    assert table.ann.history == ["Bedwyr"]
    table.position("solstice", ann=side(play=["Gwaith Camlan"]), bob=side(), **middle())
    assert table.ann.hand == ["Unrest", "Unrest"]


@rule("imperium.term-empire.vikings-arthurians")
def test_some_effects_play_cards_with_the_empire_icon_anyway(table: Scenario) -> None:
    uses(table, "Twrch Trwyth", play=["Twrch Trwyth"], hand=["Coinage", "Berbers"], progress=1)
    assert table.ann.play == ["Twrch Trwyth", "Coinage"]
    assert table.ann.actions == 3
    uses(table, "Combs", play=["Combs"], hand=["Coinage", "Metropolis"])
    assert table.ann.choices == ["pass", "play Coinage", "play Metropolis"]
    table.ann.chooses("play Coinage")
    assert table.ann.why_not("Metropolis") == ["imperium.action.state-must-match"], "only for the next card"


# ---- Atlanteans


@rule("imperium.term-passive.always-on")
def test_the_palace_sinks_with_its_mountain(table: Scenario) -> None:
    uses(
        table,
        "Mining",
        play=["Palace of Poseidon", "Mountain of Atlantis", "Mining"],
        nation_name="atlanteans",
        standing=["atl-power-a"],
        discard=["Berbers"],
    )
    assert table.ann.sunken == ["Palace of Poseidon"]
    table.ann.chooses("respond Atlanteans")
    table.ann.chooses("Berbers")
    assert table.ann.deck == ["Berbers"]


def test_kleito_offers_two_breakthroughs_only_with_the_palace(table: Scenario) -> None:
    plays(table, "Kleito", empire=True)
    assert table.ann.asked == "acquire"
    plays(table, "Kleito", empire=True, play=["Palace of Poseidon"])
    table.ann.chooses("option 1")
    table.ann.chooses("Elders")
    table.ann.chooses("Oasis")
    assert table.ann.hand == ["Elders", "Oasis"]


# ---- Carthaginians and Qin


@rule("imperium.term-acquire.collect-resources")
def test_carthaginians_double_material_from_the_market(table: Scenario) -> None:
    market = ["Elders {slot=1, beneath=#91, material=3}"]
    table.position(
        "turn",
        ann=side(hand=["Armenians"], standing=["car-power-a"]),
        bob=side(),
        **middle(market=market, beneath=["Unrest #91"]),
    )
    table.ann.chooses("activate")
    table.ann.chooses("play Armenians")
    table.ann.chooses("respond Carthaginians")
    assert table.ann.material == 6


@rule("imperium.nation-qin.philosophies")
def test_only_one_of_two_philosophies_is_in_play(table: Scenario) -> None:
    plays(table, "Legalism", play=["Confucianism"])
    assert table.ann.play == ["Legalism"]
    assert table.ann.discard == ["Confucianism"]
    plays(table, "Confucianism", play=["Legalism"])
    assert table.ann.play == ["Confucianism"]


@rule("imperium.term-pay.return-to-supply")
def test_leaders_of_the_qin_need_their_mandate(table: Scenario) -> None:
    table.position(
        "turn",
        ann=side(hand=["King Wu of Qin"], empire=True, play=["Mandate of Heaven"], progress=2),
        bob=side(),
        **middle(),
    )
    table.ann.chooses("activate")
    assert table.ann.why_not("King Wu of Qin") == ["imperium.card.field-effect"]
    plays(
        table,
        "King Wu of Qin",
        empire=True,
        play=["Mandate of Heaven"],
        history=["Duke Zhuang of Qin"],
        progress=4,
    )
    assert (table.ann.decision.least, table.ann.decision.most) == (0, 3)
    table.ann.says(2)
    table.ann.chooses("Jungle")
    table.ann.chooses("Oasis")
    assert table.ann.hand == ["Jungle", "Oasis"]
    assert table.ann.progress == 2


def test_regions_abandoned_for_the_school_of_diplomacy_are_counted(table: Scenario) -> None:
    plays(table, "School of Diplomacy", play=["Bactria", "Dalmatia"], empire=True)
    table.ann.chooses("Bactria", "Dalmatia")
    table.ann.chooses("yes")
    table.ann.chooses("Jungle")
    table.ann.chooses("no")
    assert table.ann.hand == ["Jungle"]


# ---- Olmecs


@rule("decision.imperium.reactive-exhaust")
@rule("imperium.term-discard.from-hand")
def test_masks_are_discarded_with_help(table: Scenario) -> None:
    uses(table, "Ball Games", play=["Ball Games"], hand=["Jade Mask", "Stone Mask", "Berbers"])
    table.ann.chooses("Elders")
    assert sorted(table.ann.discard) == ["Jade Mask", "Stone Mask"]
    assert table.ann.actions == 2
    uses(table, "Ball Games", play=["Ball Games", "Step Pyramids"], hand=["Jade Mask", "Berbers"])
    table.ann.chooses("Elders")
    assert table.ann.discard == ["Jade Mask"], "one fewer for the pyramids, which were needed"
    assert table.ann.exhausts == 3
    for answer, discarded in (("yes", 1), ("no", 2)):
        uses(table, "Ball Games", play=["Ball Games", "Step Pyramids"], hand=["Jade Mask", "Stone Mask"])
        assert table.ann.asked == "fewer-masks"
        table.ann.chooses(answer)
        if answer == "yes":
            table.ann.chooses("Stone Mask")
        assert len(table.ann.discard) == discarded
    uses(
        table,
        "Ball Games",
        play=["Ball Games", 'Stone Heads {garrison=["#5", "#6"]}'],
        garrison=["Berbers #5", "Etruscans #6"],
        hand=["Jade Mask"],
    )
    assert table.ann.choices == ["Jade Mask", "Berbers", "Etruscans"]
    table.ann.chooses("Berbers", "Etruscans")
    table.ann.chooses("Elders")
    assert "Jade Mask" in table.ann.hand
    assert table.ann.garrison == []


# ---- Utopians


@rule("imperium.nation-utopians.journey-leaves-by-solstice")
def test_the_journey_goes_on_at_the_solstice_for_all_progress(table: Scenario) -> None:
    stages = ["Visions of Shangri-la", "Path to Shangri-la", "Gates of Shangri-la", "Shangri-la"]
    for now, after in pairwise(stages):
        others = [*(stage for stage in stages if stage != now), "com-king-of-kings-b"]
        table.position(
            "solstice",
            ann=side(standing=[now], progress=6, deck=["Berbers"], hand=["Etruscans"]),
            bob=side(),
            **{**middle(), "other-sides": others},
        )
        table.ann.chooses("option 0")
        assert table.ann.standing == [after]
        assert table.ann.progress == 0
        assert table.ann.empire == (after == "Gates of Shangri-la")


def test_with_too_little_progress_the_journey_waits(table: Scenario) -> None:
    table.position(
        "solstice", ann=side(standing=["Gates of Shangri-la"], progress=4, deck=["Berbers"]), bob=side(), **middle()
    )
    assert table.ann.hand == ["Berbers"]
    assert table.ann.progress == 4


@rule("imperium.term-passive.always-on")
def test_in_shangri_la_material_becomes_population(table: Scenario) -> None:
    uses(table, "Shangri-la", standing=["Shangri-la"])
    assert (table.ann.material, table.ann.population) == (0, 2)
    assert table.bob.progress == 1


# ---- Vikings


@rule("imperium.term-acquire.take-unrest")
def test_vikings_look_at_their_nation_deck_when_they_take_unrest(table: Scenario) -> None:
    plays(
        table,
        "Phoenicians",
        standing=["vik-power-a"],
        nation=["Skis", "Combs", "Harald Hardrada"],
    )
    assert table.ann.hand == ["Coinage", "Unrest"]
    assert table.ann.asked == "may"
    table.ann.chooses("yes")
    assert table.ann.nation == ["Combs", "Skis", "Harald Hardrada"]


def test_vikings_draw_when_they_return_unrest(table: Scenario) -> None:
    plays(table, "Althing", "Unrest", standing=["vik-power-a"], deck=["Berbers", "Etruscans"])
    table.ann.chooses("option 1")
    table.ann.chooses("respond Vikings")
    assert table.ann.hand == ["Berbers", "Etruscans"]


# ---- Macedonians, Minoans, Mauryans


@rule("imperium.term-passive.always-on")
def test_macedonians_play_regions_from_the_discard_pile(table: Scenario) -> None:
    uses(table, "Phalanx", play=["Phalanx"], standing=["mac-power-a"], discard=["Bactria", "Berbers"])
    assert table.ann.play == ["Phalanx", "Bactria"]
    assert table.ann.material == 5
    assert table.ann.actions == 2
    plays(table, "Bactria", standing=["mac-power-a"])
    assert table.ann.material == 3, "from hand it is played for nothing more"


def test_pottery_gathers_progress_until_it_is_abandoned(table: Scenario) -> None:
    table.position("solstice", ann=side(play=["Pottery {progress=2}"], material=2), bob=side(), **middle())
    table.ann.chooses("option 0")
    assert table.piece("Pottery").progress == 3
    assert table.ann.material == 0
    table.position("solstice", ann=side(play=["Pottery {progress=2}"]), bob=side(), **middle())
    assert table.ann.progress == 2
    assert table.ann.discard == ["Pottery"]


def test_ashoka_puts_all_attacks_into_history(table: Scenario) -> None:
    plays(table, "Ashoka", "Uxians", empire=True, deck=["Onager", "Berbers"], discard=["Persian Gold"])
    assert sorted(table.ann.history) == ["Ashoka", "Onager", "Persian Gold", "Uxians"]
    assert table.ann.hand == ["Great"]


@rule("imperium.term-draw.from-deck")
def test_arthashastra_turns_unrest_into_cards_and_progress(table: Scenario) -> None:
    table.position(
        "solstice", ann=side(play=["Arthashastra"], hand=["2x Unrest"], deck=["Berbers"]), bob=side(), **middle()
    )
    table.ann.chooses("Unrest", "Unrest")
    table.ann.chooses("option 0")
    table.ann.chooses("option 1")
    assert table.ann.hand == ["Berbers"]
    assert table.ann.progress == 1
    assert table.ann.discard == ["Unrest", "Unrest"]


# ---- Passive effects


@rule("imperium.term-passive.always-on")
def test_a_passive_effect_counts_only_while_its_card_is_in_play(table: Scenario) -> None:
    table.position("turn", ann=side(hand=["Conquer", "Legions"], empire=True, population=2), bob=side(), **middle())
    table.ann.chooses("activate")
    assert table.ann.why_not("Conquer") == ["imperium.action.state-must-match"]
    table.ann.chooses("play Legions")
    assert table.ann.why_not("Conquer") == []
    table.position(
        "turn", ann=side(hand=["Conquer"], standing=["egy-power-b"], deck=["6x Berbers"]), bob=side(), **middle()
    )
    table.ann.chooses("revolt")
    ends_turn(table.ann)
    assert len(table.ann.hand) == 6, "the power card as well"


@rule("imperium.turn.clean-up-ends-turn")
def test_icons_treated_as_production_count_until_the_end_of_the_turn(table: Scenario) -> None:
    uses(table, "Agriculture", play=["Agriculture", "Coast"], hand=["2x Nomads"])
    table.ann.chooses("play Nomads")
    assert table.ann.material == 4
    ends_turn(table.ann)
    table.bob.chooses("revolt")
    ends_turn(table.bob)
    table.ann.chooses("activate")
    table.ann.chooses("play Nomads")
    assert table.ann.material == 5


def test_cities_are_free_played_with_masonry_once(table: Scenario) -> None:
    table.position("turn", ann=side(hand=["City of Rome"], play=["Masonry"], actions=0), bob=side(), **middle())
    table.ann.chooses("activate")
    table.ann.chooses("play City of Rome")
    assert table.ann.play == ["Masonry", "City of Rome"]


def test_an_ambassador_uses_the_exhaust_effect_of_anothers_card(table: Scenario) -> None:
    table.position(
        "turn", ann=side(play=["Ambassador"], deck=["Berbers"]), bob=side(play=["Code of Laws", "Coast"]), **middle()
    )
    table.ann.chooses("activate")
    table.ann.chooses("use Ambassador 0")
    assert table.ann.hand == ["Berbers"]
    assert not table.piece("Code of Laws").exhausted
