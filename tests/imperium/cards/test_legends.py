"""The nations of Imperium: Legends: what their cards do, each used for real."""

from __future__ import annotations

from nefrit.imperium.definition import GAME
from nefrit.testing import Scenario, rule, side
from tests.imperium.tables import middle, plays, points, rests, uses

__all__ = ["GAME"]

KNIGHTS = {"play": ['Bactria {garrison=["#5", "#6"]}'], "garrison": ["Bedwyr #5", "Cai (Sir Kay) #6"]}


# ---- Arthurians


def test_lancelot_takes_fame_and_guennuvar_leaves(table: Scenario) -> None:
    plays(table, "Lawnslot Llyn (Sir Lancelot)", discard=["Guennuvar"])
    assert table.ann.history == ["Guennuvar"]
    assert table.ann.hand == ["Great"]
    assert table.exile == ["Lawnslot Llyn (Sir Lancelot)"]


def test_taliesin_sings_of_a_knight(table: Scenario) -> None:
    plays(table, "Taliesin the Bard", empire=True, discard=["Bedwyr"])
    assert table.ann.history == ["Bedwyr"]
    table.ann.chooses("Marvellous")
    assert table.ann.hand == ["Marvellous"]
    plays(table, "Taliesin the Bard", "Berbers", empire=True)
    assert table.ann.asked == "play-or-exhaust", "without a knight there is no song"


def test_excalibur_is_given_back_for_a_breakthrough(table: Scenario) -> None:
    plays(table, "Excalibur", play=["Viviane of the Lake"])
    table.ann.chooses("Aksumites")
    assert sorted(table.ann.discard) == ["Excalibur", "Viviane of the Lake"]


def test_viviane_recalls_a_knight_or_draws(table: Scenario) -> None:
    rests(table, 'Viviane of the Lake {garrison=["#5"]}', garrison=["Bedwyr #5"], deck=["Berbers"])
    table.ann.chooses("option 0")
    assert table.ann.hand == ["Bedwyr"]
    assert table.ann.play == ["Viviane of the Lake"]


def test_britannia_draws(table: Scenario) -> None:
    plays(table, "Britannia Flavia", deck=["Berbers"])
    table.ann.chooses("no")
    assert table.ann.hand == ["Berbers"]


def test_avalon_returns_a_knight_and_itself(table: Scenario) -> None:
    plays(table, "Ynys Afallach (Avalon)", discard=["Bedwyr", "Berbers"])
    table.ann.chooses("no")
    assert table.ann.hand == ["Bedwyr"]
    rests(table, "Ynys Afallach (Avalon)", progress=1)
    table.ann.chooses("yes")
    assert table.ann.hand == ["Ynys Afallach (Avalon)"]


def test_gawain_counts_garrisoned_knights(table: Scenario) -> None:
    plays(table, "Gwalchmei (Sir Gawain)", **KNIGHTS)
    assert table.ann.progress == 2
    assert table.ann.hand == ["Unrest"]
    table.ann.chooses("no")
    assert table.ann.discard == ["Gwalchmei (Sir Gawain)"]


def test_lady_bertilak_costs_a_region_and_all_others_cards(table: Scenario) -> None:
    plays(table, "Lady Bertilak", deck=["2x Berbers"], bob=side(hand=["Etruscans"]), **KNIGHTS)
    assert sorted(table.ann.discard) == ["Bactria", "Bedwyr", "Cai (Sir Kay)", "Lady Bertilak"]
    assert table.ann.hand == ["Berbers", "Berbers"]
    assert table.bob.discard == ["Etruscans"]


def test_king_arthur_leads_knights_to_regions(table: Scenario) -> None:
    plays(table, "King Arthur", **KNIGHTS)
    table.ann.chooses("Oasis")
    assert table.ann.hand == ["Oasis"]
    assert table.ann.play == []


@rule("imperium.term-exile.no-tokens")
def test_cafall_hunts_twrch_trwyth(table: Scenario) -> None:
    plays(table, "Cafall", deck=["Berbers", "Etruscans"], play=["Twrch Trwyth"])
    table.ann.chooses("Berbers")
    table.ann.chooses("yes")
    assert table.ann.deck == ["Berbers"]
    assert table.exile == ["Twrch Trwyth"]
    plays(table, "Cafall", "Assyrians", deck=["2x Berbers"], play=["Twrch Trwyth {exhausted=true}"])
    table.ann.chooses("Assyrians")
    assert table.ann.asked == "play-or-exhaust", "a card with a token on it is not exiled"


def test_peredur_finds_the_graal(table: Scenario) -> None:
    plays(table, "Peredur (Sir Percival)", "Unrest", deck=["Graal"])
    table.ann.chooses("option 1")
    assert "Graal" in table.ann.hand
    assert table.exile == ["Peredur (Sir Percival)"]


# ---- Atlanteans


def test_advanced_culture_acquires_and_scores_regions(table: Scenario) -> None:
    plays(table, "Advanced Culture", empire=True, deck=["2x Orestis"])
    table.ann.chooses("Elders")
    assert table.ann.hand == ["Elders", "Unrest"]
    assert points(table) == 2 + 1 - 2


def test_the_spread_of_atlantis_drives_out_and_breaks_through(table: Scenario) -> None:
    plays(table, "Spread of Atlantis", empire=True, bob=side(play=["Coast"]))
    assert table.bob.hand == ["Coast"]
    table.ann.chooses("Aksumites")
    assert table.ann.hand == ["Aksumites"]


def test_myths_turn_a_sunken_region_into_fame(table: Scenario) -> None:
    plays(table, "Myths and Legends", empire=True, nation_name="atlanteans", play=["Thule"])
    assert table.ann.sunken == ["Thule"]
    table.ann.chooses("Great")
    assert table.ann.hand == ["Great"]
    assert table.ann.progress == 1


def test_hesperides_give_material(table: Scenario) -> None:
    plays(table, "Hesperides", empire=True)
    table.ann.chooses("Oasis")
    assert table.ann.material == 1


def test_the_fleet_steals_or_sinks_for_a_breakthrough(table: Scenario) -> None:
    plays(
        table,
        "Atlantean Fleet",
        empire=True,
        nation_name="atlanteans",
        discard=["Berbers"],
        bob=side(progress=2),
    )
    table.ann.chooses("option 0")
    assert table.ann.sunken == ["Berbers"]
    assert table.ann.progress == 1


def test_vast_wealth_answers_returned_unrest(table: Scenario) -> None:
    plays(table, "Magnificent", "Unrest", play=["Vast Wealth"], deck=["Berbers"])
    table.ann.chooses("yes")
    table.ann.chooses("respond Vast Wealth")
    assert table.ann.material == 3


# ---- Egyptians


def test_the_egyptian_power_develops_for_unrest(table: Scenario) -> None:
    uses(table, "Egyptians", standing=["egy-power-a"], development=["Medicine", "Embalming"], material=4, population=1)
    table.ann.chooses("option 0")
    assert table.ann.hand == ["Unrest"]
    table.ann.chooses("Embalming")
    assert table.ann.discard == ["Embalming"]
    assert table.ann.actions == 2


def test_unification_brings_progress(table: Scenario) -> None:
    plays(table, "Unification")
    assert (table.ann.progress, table.ann.history) == (2, ["Unification"])


def test_an_obelisk_plays_unrest_and_turns_cards_into_progress(table: Scenario) -> None:
    uses(table, "Obelisk", play=["Obelisk"], hand=["Unrest"], population=1)
    assert len(table.unrest) == 9
    rests(table, "Obelisk", hand=["Berbers"])
    assert (table.ann.discard, table.ann.progress) == (["Berbers"], 1)


def test_egyptian_attacks(table: Scenario) -> None:
    plays(table, "Egyptian Expansion", empire=True, bob=side(play=["Coast"]))
    assert table.bob.discard == ["Coast"]
    table.ann.chooses("no")
    plays(table, "Egyptian Legacy", empire=True, bob=side(hand=["Berbers"]))
    assert table.bob.choices == ["Berbers", "Unrest"]
    table.bob.chooses("Unrest")
    assert table.bob.discard == ["Unrest"]
    assert table.ann.progress == 2
    plays(table, "Egyptian Incursion", material=2, population=1, bob=side(play=["Coast"]))
    table.ann.chooses("Oasis")
    assert table.bob.hand == ["Coast"]


def test_the_flood_of_the_nile_gives_material_or_to_an_empire_a_card(table: Scenario) -> None:
    plays(table, "Flood of the Nile", play=["Lower Nile"])
    assert table.ann.material == 5, "a barbarian has no choice"
    plays(table, "Flood of the Nile", play=["Lower Nile"], empire=True)
    table.ann.chooses("option 1")
    table.ann.chooses("Coinage")
    assert table.ann.hand == ["Coinage"]


def test_hieroglyphics_put_a_card_into_history(table: Scenario) -> None:
    rests(table, "Egyptian Hieroglyphics", hand=["Berbers"], discard=["Unrest"])
    table.ann.chooses("yes")
    table.ann.chooses("Unrest")
    assert table.ann.history == ["Unrest"]


# ---- Mauryans


def test_mauryans_score_their_history(table: Scenario) -> None:
    table.position("turn", ann=side(standing=["mau-power-b"], history=["2x Berbers"]), bob=side(), **middle())
    assert points(table) == 4


def test_mathematics_scores_pinned_cards_that_are_no_regions(table: Scenario) -> None:
    table.position("turn", ann=side(play=["mau-mathematics", "min-drainage-system", "Coast"]), bob=side(), **middle())
    assert points(table) == 2 + 2


def test_the_edicts_put_cards_into_history_for_more(table: Scenario) -> None:
    uses(
        table,
        "Edicts of Ashoka",
        play=["Edicts of Ashoka"],
        hand=["Berbers"],
        deck=["Etruscans"],
        discard=["Unrest"],
    )
    table.ann.chooses("option 2")
    assert table.ann.history == ["Berbers"]
    assert table.ann.hand == ["Etruscans"]
    assert len(table.unrest) == 9


def test_coins_draw_and_bring_progress(table: Scenario) -> None:
    uses(table, "Punch-marked Coins", play=["Punch-marked Coins"], deck=["Berbers"])
    assert (table.ann.hand, table.ann.progress) == (["Berbers"], 1)


def test_the_nanda_need_the_arthashastra(table: Scenario) -> None:
    table.position("turn", ann=side(hand=["Nanda Dynasty"]), bob=side(), **middle())
    table.ann.chooses("activate")
    assert table.ann.why_not("Nanda Dynasty") == ["imperium.card.field-effect"]
    plays(table, "Nanda Dynasty", play=["Arthashastra"])
    assert table.ann.population == 2


def test_chanakya_acquires_two_cards_or_finds_his_book(table: Scenario) -> None:
    plays(table, "Chanakya", deck=["Arthashastra"])
    table.ann.chooses("option 1")
    assert table.ann.discard == ["Arthashastra"]
    plays(table, "Chanakya", deck=["Arthashastra"])
    table.ann.chooses("option 0")
    assert table.ann.hand == ["Elders", "Unrest", "Coinage", "Unrest"]


def test_the_mauryan_power_answers_regions(table: Scenario) -> None:
    plays(table, "Bactria", standing=["mau-power-a"])
    table.ann.chooses("respond Mauryans")
    assert table.ann.progress == 1


# ---- Minoans


def test_king_minos_develops(table: Scenario) -> None:
    plays(table, "King Minos", development=["min-drainage-system", "Frescos"], material=2, population=2)
    table.ann.chooses("yes")
    assert "Drainage System" in table.ann.discard
    assert table.ann.progress == 0, "the progress gained was paid"


def test_minoan_traders_choose_what_they_count(table: Scenario) -> None:
    plays(table, "Minoan Traders", empire=True, play=["Knossos", "Coast"])
    assert table.bob.material == 2
    table.ann.chooses("option 2")
    assert table.ann.progress == 1


def test_frescos_turn_a_card_into_another_and_progress(table: Scenario) -> None:
    rests(table, "Frescos", hand=["Berbers"], deck=["Etruscans"])
    table.ann.chooses("yes")
    assert (table.ann.hand, table.ann.progress) == (["Etruscans"], 1)


def test_minoan_expansion_acquires_anything(table: Scenario) -> None:
    plays(table, "Minoan Expansion", empire=True, bob=side(play=["Coast"]))
    assert table.bob.discard == ["Coast"]
    table.ann.chooses("yes")
    table.ann.chooses("Coinage")
    assert "Coinage" in table.ann.hand


def test_seal_stones_are_never_played_and_score_progress(table: Scenario) -> None:
    table.position("turn", ann=side(hand=["Seal Stones"], progress=3), bob=side(), **middle())
    table.ann.chooses("activate")
    assert table.ann.why_not("Seal Stones") == ["imperium.card.field-effect"]
    assert points(table) == 6


def test_writing_systems_draw_for_what_is_forgotten(table: Scenario) -> None:
    uses(table, "Writing Systems", play=["Writing Systems"], discard=["Unrest"], deck=["Berbers"])
    assert (table.ann.history, table.ann.hand) == (["Unrest"], ["Berbers"])


# ---- Olmecs


def test_olmec_powers_use_masks(table: Scenario) -> None:
    uses(table, "Olmecs", standing=["olm-power-a"], discard=["Stone Mask"], hand=["3x Stone Mask"])
    table.ann.chooses("option 1")
    table.ann.chooses("Oasis")
    assert len(table.ann.discard) == 4
    uses(table, "Olmecs", standing=["olm-power-b"], hand=["Stone Mask", "Berbers"])
    assert (table.ann.history, table.ann.progress) == (["Stone Mask"], 2)


def test_san_lorenzo_needs_a_card_for_the_deck(table: Scenario) -> None:
    uses(
        table,
        "San Lorenzo Tenochtitlán",
        play=["San Lorenzo Tenochtitlán"],
        hand=["Berbers"],
        discard=["Stone Mask"],
    )
    table.ann.chooses("option 0")
    assert (table.ann.deck, table.ann.hand) == (["Berbers"], ["Stone Mask"])


@rule("imperium.term-discard.from-hand")
def test_ritual_sacrifice_costs_masks_and_population(table: Scenario) -> None:
    plays(
        table,
        "Ritual Sacrifice",
        "2x Stone Mask",
        empire=True,
        play=["Step Pyramids {exhausted=true}"],
        population=2,
    )
    assert table.ann.choices == ["Great", "Marvellous", "Glorious"]
    table.ann.chooses("Glorious")
    table.ann.orders("Great", "Marvellous")
    assert table.ann.hand == ["Glorious"]
    assert table.ann.discard == ["Stone Mask", "Stone Mask", "Ritual Sacrifice"]
    assert table.ann.population == 0


def test_tres_zapotes_takes_up_to_two_masks(table: Scenario) -> None:
    plays(table, "Tres Zapotes", empire=True, discard=["3x Stone Mask", "Berbers"])
    table.ann.chooses("Stone Mask", "Stone Mask")
    table.ann.chooses("no")
    assert table.ann.hand == ["Stone Mask", "Stone Mask"]


def test_cacao_calms_everybody_for_progress(table: Scenario) -> None:
    plays(table, "Cacao", "Unrest", bob=side(discard=["Unrest"]))
    table.ann.chooses("yes")
    table.bob.chooses("yes")
    assert table.ann.progress == 2
    assert len(table.unrest) == 10


def test_olmec_hieroglyphics_regain_a_token_or_a_card(table: Scenario) -> None:
    both = ["Olmec Hieroglyphics", "Mysticism {exhausted=true}"]
    uses(table, "Olmec Hieroglyphics", play=both, discard=["Berbers"], exhausts=4)
    table.ann.chooses("option 0")
    assert (table.ann.hand, table.ann.exhausts) == ([], 4)
    uses(table, "Olmec Hieroglyphics", play=both, discard=["Berbers"], exhausts=4)
    table.ann.chooses("option 1")
    assert (table.ann.hand, table.ann.actions) == (["Berbers"], 2)


def test_the_calendar_and_the_compass_cost_masks_and_an_action(table: Scenario) -> None:
    uses(table, "Calendar", play=["Calendar", "Coast"], hand=["2x Stone Mask"])
    table.ann.chooses("option 1")
    assert (table.ann.population, table.ann.actions) == (1, 2)
    uses(table, "Lodestone Compass", play=["Lodestone Compass"], hand=["2x Stone Mask"])
    table.ann.chooses("Aksumites")
    assert table.ann.hand == ["Aksumites", "Unrest"]


# ---- Qin


def test_long_walls_need_each_other(table: Scenario) -> None:
    table.position("turn", ann=side(play=["Long Walls IV", "Long Walls I"], hand=["Berbers"]), bob=side(), **middle())
    table.ann.chooses("activate")
    assert table.ann.why_not("Long Walls IV") == ["imperium.exhaust.resolve-fully"]
    play = ["Long Walls IV", "Long Walls I", "Long Walls II"]
    uses(table, "Long Walls IV", play=play, hand=["Berbers"])
    assert (table.ann.deck, table.ann.actions) == (["Berbers"], 4)
    assert points(table) == 9


def test_the_first_emperor_needs_mandate_and_predecessor(table: Scenario) -> None:
    plays(
        table,
        "Emperor Qin Shi Huang",
        empire=True,
        play=["Mandate of Heaven"],
        history=["King Wu of Qin"],
        actions=0,
    )
    assert table.ann.hand == ["Great"]
    assert table.ann.history == ["King Wu of Qin", "Emperor Qin Shi Huang"]


def test_the_mandate_puts_population_into_the_market(table: Scenario) -> None:
    uses(table, "Mandate of Heaven", play=["Mandate of Heaven"])
    table.ann.chooses("Elders")
    table.ann.chooses("yes")
    assert table.piece("Elders").population == 1
    assert table.ann.discard == ["Mandate of Heaven"]


def test_metallurgy_gives_progress_or_a_region(table: Scenario) -> None:
    rests(table, "Metallurgy", discard=["Bactria"])
    table.ann.chooses("option 0")
    assert table.ann.progress == 1


def test_terracotta_warriors_guard_a_garrison(table: Scenario) -> None:
    for zone, worth in (("garrison", 7), ("history", 3), ("deck", 0)):
        table.position("turn", ann=side(**{zone: ["Terracotta Warriors"]}), bob=side(), **middle())
        assert points(table) == worth


def test_confucianism_calms_for_an_action_and_cards(table: Scenario) -> None:
    uses(table, "Confucianism", play=["Confucianism"], hand=["2x Berbers"], discard=["2x Unrest"])
    table.ann.chooses("Unrest", "Unrest")
    assert len(table.unrest) == 10
    assert table.ann.actions == 2


# ---- Utopians


def test_a_monastery_exiles_attacks_for_more(table: Scenario) -> None:
    for card, progress in (("Uxians", 1), ("Berbers", 0)):
        uses(table, "Monastery", play=["Monastery"], hand=["Sacred Scroll", card, "Unrest"])
        assert table.exile == [card]
        assert (table.ann.population, table.ann.progress) == (2, progress)
    rests(table, "Monastery", hand=["Unrest"], deck=["Berbers"])
    table.ann.chooses("option 1")
    assert table.ann.discard == ["Monastery"]
    assert table.ann.hand == []


def test_lost_tomes_bring_fame_for_two_scrolls(table: Scenario) -> None:
    uses(table, "Lost Tomes", play=["Lost Tomes"], hand=["Sacred Scroll", "Berbers"])
    assert table.ann.history == ["Berbers"]
    play = 'Lost Tomes {garrison=["#5", "#6"]}'
    rests(table, play, garrison=["Sacred Scroll #5", "Sacred Scroll #6"])
    table.ann.chooses("yes")
    assert table.ann.hand == ["Great"]
    assert sorted(table.ann.discard) == ["Lost Tomes", "Sacred Scroll", "Sacred Scroll"]


def test_the_tree_of_knowledge_acquires_for_a_scroll(table: Scenario) -> None:
    uses(table, "Tree of Knowledge", play=["Tree of Knowledge"], hand=["Sacred Scroll"])
    table.ann.chooses("Coinage")
    assert table.ann.garrison == ["Sacred Scroll"]
    assert "Coinage" in table.ann.hand
    rests(table, "Tree of Knowledge", deck=["Berbers"])
    assert table.ann.discard == ["Tree of Knowledge"], "with no card to discard there is no choice"


def test_charity_helps_everybody(table: Scenario) -> None:
    plays(table, "Charity")
    table.bob.chooses("yes")
    assert (table.ann.progress, table.bob.material) == (1, 2)


def test_a_retreat_holds_unrest_until_it_is_abandoned(table: Scenario) -> None:
    uses(table, "Mountain Retreat", play=["Mountain Retreat"], hand=["Unrest"], discard=["Sacred Scroll"])
    assert table.ann.hand == ["Sacred Scroll"]
    rests(table, 'Mountain Retreat {garrison=["#5"]}', garrison=["Unrest #5"], deck=["Berbers"])
    table.ann.chooses("option 1")
    assert len(table.unrest) == 9
    assert table.ann.discard == ["Mountain Retreat"]


def test_the_path_abandons_regions(table: Scenario) -> None:
    uses(table, "Path to Shangri-la", standing=["Path to Shangri-la"], play=["Bactria"])
    assert (table.ann.population, table.ann.progress) == (1, 1)


def test_others_may_return_unrest_for_the_utopians(table: Scenario) -> None:
    table.position(
        "solstice", ann=side(standing=["uto-power-a"]), bob=side(hand=["Unrest"]), cid=side(hand=["Unrest"]), **middle()
    )
    table.bob.chooses("yes")
    table.cid.chooses("no")
    assert table.ann.population == 1


# ---- More of them


def test_the_arthurian_power_takes_knights_back(table: Scenario) -> None:
    uses(table, "Arthurians", standing=["art-power-a"], hand=["Berbers"], discard=["Bedwyr"])
    assert (table.ann.hand, table.ann.discard) == (["Bedwyr"], ["Berbers"])


def test_the_court_calms_from_camelot(table: Scenario) -> None:
    standing = ["King Arthur's Court"]
    table.position("turn", ann=side(standing=standing, hand=["Unrest", "Berbers"]), bob=side(), **middle())
    table.ann.chooses("activate")
    assert table.ann.why_not("King Arthur's Court") == ["imperium.exhaust.resolve-fully"]
    uses(table, "King Arthur's Court", standing=standing, play=["City of Camelot"], hand=["Unrest", "Berbers"])
    table.ann.chooses("Berbers")
    assert len(table.unrest) == 9


def test_twrch_trwyth_is_fought_by_knights(table: Scenario) -> None:
    rests(table, "Twrch Trwyth", hand=["Bedwyr"], development=["Excalibur", "Graal"], discard=["Unrest"])
    table.ann.chooses("yes")
    table.ann.chooses("option 0")
    assert table.exile == ["Excalibur"], "never the Graal"


def test_viviane_brings_progress_and_cai_a_region(table: Scenario) -> None:
    plays(table, "Viviane of the Lake")
    assert table.ann.progress == 1
    plays(table, "Cai (Sir Kay)", discard=["Bactria"])
    table.ann.chooses("yes")
    assert table.ann.deck == ["Bactria"]


def test_atlantean_development_and_mountain(table: Scenario) -> None:
    plays(table, "Mountain of Atlantis", empire=True)
    assert table.ann.progress == 1
    table.position("turn", ann=side(hand=["atl-development"], empire=True), bob=side(), **middle())
    table.ann.chooses("activate")
    table.ann.chooses("play Development")
    assert table.ann.hand == ["Coinage", "Unrest"], "with nothing to develop"


def test_embalming_draws(table: Scenario) -> None:
    uses(table, "Embalming", play=["Embalming"], deck=["Berbers"])
    assert table.ann.hand == ["Berbers"]


def test_mauryan_cards_at_the_solstice(table: Scenario) -> None:
    table.position(
        "solstice", ann=side(standing=["mau-power-a"], discard=["Bactria"], material=1), bob=side(), **middle()
    )
    table.ann.chooses("yes")
    assert table.ann.hand == ["Bactria"]
    rests(table, "Buddhism", discard=["Unrest"])
    table.ann.chooses("option 1")
    assert len(table.unrest) == 9


def test_the_grand_trunk_road_enriches_all(table: Scenario) -> None:
    uses(table, "Grand Trunk Road", play=["Grand Trunk Road"])
    assert (table.ann.material, table.bob.material, table.ann.progress) == (1, 1, 1)


@rule("imperium.term-recall.to-hand")
def test_indian_elephants_drive_others_back(table: Scenario) -> None:
    plays(table, "Indian Elephants", bob=side(play=["Coast"]))
    assert table.bob.hand == ["Coast"]
    table.ann.chooses("no")


def test_the_minoan_power_turns_a_card_into_progress(table: Scenario) -> None:
    table.position("solstice", ann=side(standing=["min-power-a"], hand=["Berbers"]), bob=side(), **middle())
    table.ann.chooses("yes")
    assert table.ann.progress == 1


def test_step_pyramids_return_a_mask(table: Scenario) -> None:
    rests(table, "Step Pyramids", discard=["Stone Mask"])
    table.ann.chooses("yes")
    assert table.ann.hand == ["Stone Mask"]


@rule("imperium.term-garrison.any-card")
def test_stone_heads_hold_cards(table: Scenario) -> None:
    rests(table, "Stone Heads", hand=["Berbers"])
    table.ann.chooses("yes")
    assert table.ann.garrison == ["Berbers"]


@rule("imperium.term-acquire.collect-resources")
def test_the_qin_double_population_from_the_market(table: Scenario) -> None:
    market = {"market": ["Elders {slot=1, beneath=#91, population=2}"], "beneath": ["Unrest #91"]}
    plays(table, "Armenians", standing=["qin-power-a"], other=market)
    table.ann.chooses("respond Qin")
    assert table.ann.population == 4


def test_legalism_buys_regions(table: Scenario) -> None:
    uses(table, "Legalism", play=["Legalism"], population=3)
    table.ann.chooses("Oasis")
    assert table.ann.hand == ["Oasis"]


def test_duke_zhuang_calms_and_breaks_through(table: Scenario) -> None:
    plays(table, "Duke Zhuang of Qin", "Unrest", play=["Mandate of Heaven"], discard=["Unrest"])
    table.ann.chooses("Unrest", "Unrest")
    table.ann.chooses("Aksumites")
    assert len(table.unrest) == 11, "two from the player and one from under the card; a region came into its slot"
    rests(table, "Mandate of Heaven", hand=["Berbers", "Etruscans"])
    assert table.ann.discard == ["Berbers", "Etruscans"]


def test_the_visions_answer_returned_unrest(table: Scenario) -> None:
    plays(table, "Magnificent", "Unrest", standing=["Visions of Shangri-la"], deck=["Berbers"])
    table.ann.chooses("yes")
    table.ann.chooses("respond Visions of Shangri-la")
    assert (table.ann.progress, table.ann.actions) == (1, 2)


def test_the_gates_turn_cards_into_progress(table: Scenario) -> None:
    uses(table, "Gates of Shangri-la", standing=["Gates of Shangri-la"], hand=["Berbers"])
    assert (table.ann.history, table.ann.progress) == (["Berbers"], 1)


def test_portals_and_daochang(table: Scenario) -> None:
    rests(table, "Portals", "Bactria")
    table.ann.chooses("option 0")
    assert table.ann.hand == ["Bactria"]
    uses(table, "Daochang", play=["Daochang"], hand=["Sacred Scroll"])
    assert table.ann.hand == ["Aksumites", "Unrest"]
    rests(table, "Daochang")
    table.ann.chooses("option 1")
    assert (table.ann.discard, table.ann.material) == (["Daochang"], 1)


def test_a_sacred_scroll_lets_all_draw(table: Scenario) -> None:
    plays(table, "Sacred Scroll", deck=["Berbers"], bob=side(deck=["Etruscans"]))
    table.ann.chooses("yes")
    table.bob.chooses("yes")
    assert (table.ann.hand, table.bob.hand) == (["Berbers"], ["Etruscans"])
