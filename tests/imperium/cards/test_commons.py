"""The common cards of both boxes, each used for real."""

from __future__ import annotations

from nefrit.imperium.definition import GAME
from nefrit.testing import Scenario, rule, side
from tests.imperium.tables import activate, middle, plays, points, rests, slot, uses

__all__ = ["GAME"]


# ---- Civilised


def test_drama_and_poetry_steals_and_lets_all_return_unrest(table: Scenario) -> None:
    bob = side(hand=["Unrest", "Berbers"], progress=1)
    plays(table, "Drama & Poetry", "Berbers", empire=True, bob=bob)
    assert (table.ann.progress, table.bob.progress) == (1, 0)
    assert table.ann.asked is None, "she has no unrest to return"
    table.bob.chooses("yes")
    table.bob.chooses("Berbers")
    assert table.bob.hand == []
    assert table.bob.discard == ["Berbers"]


def test_corruption_gives_all_material_and_others_unrest(table: Scenario) -> None:
    plays(table, "Corruption", empire=True)
    assert (table.ann.material, table.bob.material) == (2, 2)
    assert (table.ann.hand, table.bob.hand) == ([], ["Unrest"])
    assert table.ann.progress == 1


def test_pharmacy_gives_population_or_turns_it_into_progress(table: Scenario) -> None:
    rests(table, "Pharmacy", population=2)
    table.ann.chooses("option 1")
    assert (table.ann.population, table.ann.progress) == (0, 1)


def test_exports_give_each_other_player_a_card(table: Scenario) -> None:
    plays(table, "Exports", "Berbers", empire=True, discard=["Unrest"])
    table.ann.chooses("Unrest")
    assert (table.ann.material, table.bob.material) == (2, 2)
    assert table.bob.hand == ["Unrest"]


def test_urban_development_counts_cities_and_metropolises(table: Scenario) -> None:
    plays(table, "Urban Development", empire=True, play=["City of Rome", "Knossos", "Bactria"])
    assert (table.ann.material, table.ann.population) == (2, 2)


def test_a_cataphract_attacks_acquires_and_garrisons_itself(table: Scenario) -> None:
    plays(table, "Cataphract", empire=True, play=["Bactria"], bob=side(play=["Coast"]))
    assert table.bob.discard == ["Coast"]
    table.ann.chooses("yes")
    table.ann.chooses("Oasis")
    table.ann.chooses("yes")
    table.ann.chooses("no")
    assert table.ann.garrison == ["Cataphract"]
    assert table.ann.material == 3


def test_astronomy_answers_an_acquired_region_but_no_breakthrough(table: Scenario) -> None:
    plays(table, "Settlers", empire=False, play=["Astronomy"], population=1)
    table.ann.chooses("option 0")
    table.ann.chooses("Oasis")
    table.ann.chooses("respond Astronomy")
    assert table.ann.progress == 1
    plays(table, "Hittites", "Berbers", play=["Astronomy"])
    table.ann.chooses("Oasis")
    assert table.ann.asked == "play-or-exhaust"


def test_astronomy_returns_a_region_at_the_solstice(table: Scenario) -> None:
    rests(table, "Astronomy", discard=["Bactria", "Berbers"])
    table.ann.chooses("yes")
    assert table.ann.hand == ["Bactria"]


def test_civil_service_gives_material(table: Scenario) -> None:
    rests(table, "Civil Service")
    assert table.ann.material == 2


def test_an_amphitheatre_turns_unrest_into_progress(table: Scenario) -> None:
    uses(table, "Amphitheatre", play=["Amphitheatre"], discard=["Unrest", "Berbers"])
    assert table.ann.progress == 1
    assert table.ann.discard == ["Berbers"]
    rests(table, "Amphitheatre", hand=["Berbers"])
    assert table.ann.discard == ["Berbers"]


# ---- Fame


def test_praiseworthy_goes_into_history_or_breaks_through(table: Scenario) -> None:
    plays(table, "Praiseworthy")
    table.ann.chooses("option 0")
    assert table.ann.history == ["Praiseworthy"]
    assert points(table) == 7
    plays(table, "Praiseworthy")
    table.ann.chooses("option 1")
    table.ann.chooses("Coinage")
    assert table.ann.hand == ["Coinage"]


def test_notorious_steals_or_gives_unrest_and_counts_it(table: Scenario) -> None:
    plays(table, "Notorious", bob=side(hand=["Unrest"]))
    assert table.bob.hand == ["Unrest", "Unrest"]
    assert points(table) == 2


def test_marvellous_draws_a_card_for_one_of_three_places(table: Scenario) -> None:
    for option, place in (("option 0", "discard"), ("option 1", "deck"), ("option 2", "history")):
        plays(table, "Marvellous", deck=["Berbers"])
        table.ann.chooses(option)
        assert "Berbers" in table.ann.cards_in(place)


def test_imperial_may_break_through_for_an_exiled_card(table: Scenario) -> None:
    plays(table, "Imperial", other={"exile": ["Oracle"]})
    table.ann.chooses("option 0")
    table.ann.chooses("Oracle")
    assert table.ann.hand == ["Oracle"], "and no unrest comes with it"
    assert table.exile == []


def test_outstanding_puts_up_to_two_cards_into_history(table: Scenario) -> None:
    plays(table, "Outstanding", discard=["Berbers", "Unrest", "Etruscans"])
    assert (table.ann.decision.least, table.ann.decision.most) == (0, 2)
    table.ann.chooses("Berbers", "Unrest")
    assert table.ann.history == ["Berbers", "Unrest"]


# ---- Regions


def test_woodland_puts_a_discarded_card_on_the_deck(table: Scenario) -> None:
    plays(table, "Woodland", discard=["Berbers"], deck=["Etruscans"])
    table.ann.chooses("yes")
    assert table.ann.deck == ["Berbers", "Etruscans"]
    table.ann.chooses("Jungle")
    assert table.exile == ["Jungle"]


def test_the_fortunate_isle_acquires_and_is_exiled(table: Scenario) -> None:
    plays(table, "Fortunate Isle")
    table.ann.chooses("Oasis")
    assert table.ann.hand == ["Oasis"]
    assert table.exile == ["Fortunate Isle"]


def test_a_peninsula_draws_two_cards(table: Scenario) -> None:
    plays(table, "Peninsula", deck=["Berbers", "Etruscans"])
    table.ann.chooses("Jungle")
    table.ann.chooses("no")
    assert table.ann.hand == ["Berbers", "Etruscans"]


def test_highlands_give_population_for_a_card(table: Scenario) -> None:
    rests(table, "Highlands", hand=["Berbers"])
    assert table.ann.population == 2
    assert table.ann.discard == ["Berbers"]


def test_grassland_draws_and_discards(table: Scenario) -> None:
    rests(table, "Grassland", hand=["Berbers"], deck=["Etruscans"])
    table.ann.chooses("Berbers")
    assert table.ann.hand == ["Etruscans"]


def test_the_sacred_grove_counts_players_with_less_progress(table: Scenario) -> None:
    plays(table, "Sacred Grove", "Berbers")
    table.ann.chooses("yes")
    assert table.ann.history == ["Berbers", "Sacred Grove"]
    assert points(table) == 1 + 2


# ---- Tributaries


def test_mauryans_give_material_or_a_region(table: Scenario) -> None:
    rests(table, "cls-mauryans", discard=["Bactria"])
    table.ann.chooses("option 1")
    assert table.ann.hand == ["Bactria"]


def test_macedonians_acquire_two_regions_also_from_exile(table: Scenario) -> None:
    plays(table, "Macedonians", other={"exile": ["Forest"]})
    table.ann.chooses("Forest")
    table.ann.chooses("Oasis")
    assert table.ann.hand == ["Forest", "Oasis"]
    assert table.ann.history == ["Macedonians"]


def test_xiongnu_steal_progress(table: Scenario) -> None:
    plays(table, "Xiongnu", bob=side(progress=3))
    assert (table.ann.progress, table.bob.progress) == (1, 2)


# ---- Uncivilised


def test_an_invasion_costs_material_and_brings_unrest(table: Scenario) -> None:
    plays(table, "Invasion", material=3, bob=side(play=["Coast"]))
    assert table.ann.material == 0
    assert table.bob.hand == ["Unrest"]
    table.ann.chooses("option 1")
    table.ann.chooses("Oasis")
    assert table.bob.hand == ["Unrest", "Coast"]


def test_a_lost_scroll_lets_all_draw(table: Scenario) -> None:
    plays(table, "Lost Scroll", deck=["Berbers"], discard=["Etruscans"], bob=side(deck=["Hittites"]))
    table.ann.chooses("yes")
    table.ann.chooses("yes")
    assert table.ann.hand == ["Etruscans"]
    table.bob.chooses("no")
    assert table.bob.hand == []


def test_a_monument_frees_the_play_of_unrest(table: Scenario) -> None:
    uses(table, "Monument", play=["Monument"], hand=["Unrest"], actions=0, population=1)
    assert len(table.unrest) == 9
    assert (table.ann.actions, table.ann.population) == (0, 0)


def test_religion_costs_unrest_or_material(table: Scenario) -> None:
    rests(table, "Religion", material=3)
    table.ann.chooses("option 1")
    assert table.ann.material == 0
    rests(table, "Religion")
    assert table.ann.hand == ["Unrest"]


@rule("decision.imperium.icons")
def test_a_qanat_treats_a_river_as_production(table: Scenario) -> None:
    uses(table, "Qanat", play=["Qanat", "River", "Jungle"], hand=["Nomads"])
    table.ann.chooses("play Nomads")
    assert table.ann.material == 5
    activate(table, hand=["Berbers"], play=["Qanat", "Marsh", "Boats"])
    assert table.ann.choices == ["pass", "play Berbers", "use Qanat 0", "use Boats 0"]
    table.ann.chooses("use Qanat 0")
    assert table.ann.choices == ["pass", "play Berbers"], "the Boats have no river any more"


def test_road_building_lets_an_empire_conquer(table: Scenario) -> None:
    plays(table, "Conquer", empire=True, play=["Road Building"], population=2)
    table.ann.chooses("Oasis")
    assert slot(table, 4) == "Marsh"


def test_mining_gives_more_for_a_region_without_production(table: Scenario) -> None:
    for region, progress in (("Bactria", 2), ("Coast", 1)):
        uses(table, "Mining", play=["Mining", region])
        assert table.ann.progress == progress


def test_boats_give_an_action_for_a_fertile_region(table: Scenario) -> None:
    uses(table, "Boats", play=["Boats", "Coast"], hand=["Berbers"])
    assert table.ann.actions == 4
    assert table.ann.hand == ["Berbers", "Coast"]


def test_a_town_gives_all_material_and_leaves_for_progress(table: Scenario) -> None:
    uses(table, "Town", play=["Town"])
    table.ann.chooses("yes")
    table.bob.chooses("no")
    assert (table.ann.material, table.bob.material) == (2, 0)
    rests(table, "Town")
    table.ann.chooses("yes")
    table.ann.chooses("option 1")
    assert table.ann.history == ["Town"]
    assert points(table) == 4


@rule("imperium.term-draw.from-deck")
def test_an_oracle_discards_one_of_the_cards_it_drew(table: Scenario) -> None:
    plays(table, "Oracle", "Berbers", deck=["Etruscans", "Hittites"])
    assert table.ann.choices == ["Etruscans", "Hittites"]
    table.ann.chooses("Hittites")
    assert table.ann.hand == ["Berbers", "Etruscans"]


def test_art_helps_barbarians_and_empires_differently(table: Scenario) -> None:
    rests(table, "Art", hand=["Unrest"], material=3)
    table.ann.chooses("yes")
    assert (table.ann.hand, table.ann.material) == ([], 2)
    rests(table, "Art", empire=True, material=3)
    table.ann.chooses("yes")
    assert (table.ann.progress, table.ann.material) == (1, 0)


def test_rituals_return_unrest_or_bring_progress_and_an_exhaust_token(table: Scenario) -> None:
    plays(table, "Rituals & Ceremonies", "Berbers", play=["Mysticism {exhausted=true}"], exhausts=4)
    assert table.ann.progress == 1
    table.ann.chooses("yes")
    assert table.ann.exhausts == 5


def test_a_jade_mask_is_worth_something_in_history_only(table: Scenario) -> None:
    table.position("turn", ann=side(history=["2x Jade Mask"], deck=["Jade Mask"]), bob=side(), **middle())
    assert points(table) == 2


# ---- More of them


def test_a_temple_turns_cards_into_progress_and_calms(table: Scenario) -> None:
    uses(table, "Temple", play=["Temple"], hand=["Berbers"])
    assert (table.ann.discard, table.ann.progress) == (["Berbers"], 1)
    rests(table, "Temple", discard=["Unrest", "Berbers"])
    assert table.ann.discard == ["Berbers"]


def test_regions_of_the_market_exile_a_card_and_hold_a_garrison(table: Scenario) -> None:
    for region, gained in (("Hills", (0, 1)), ("Marsh", (2, 0)), ("Forest", (0, 0)), ("Cape", (0, 0))):
        plays(table, region, "Berbers")
        table.ann.chooses("Jungle")
        table.ann.chooses("yes")
        assert (table.ann.material, table.ann.population) == gained, region
        assert table.exile == ["Jungle"]
        assert table.ann.garrison == ["Berbers"]


def test_a_coast_draws_and_a_floodplain_forgets(table: Scenario) -> None:
    plays(table, "Coast", deck=["Berbers"])
    table.ann.chooses("Oasis")
    table.ann.chooses("no")
    assert table.ann.hand == ["Berbers"]
    plays(table, "Floodplain", discard=["Unrest"])
    table.ann.chooses("yes")
    table.ann.chooses("Oasis")
    assert table.ann.history == ["Unrest"]


def test_a_plain_brings_progress(table: Scenario) -> None:
    plays(table, "Plain")
    table.ann.chooses("Oasis")
    assert table.ann.progress == 1


def test_elders_acquire_or_break_through_to_the_gain_of_others(table: Scenario) -> None:
    plays(table, "Elders")
    table.ann.chooses("option 0")
    assert table.ann.hand == ["Elders", "Unrest"]
    plays(table, "Elders")
    table.ann.chooses("option 1")
    table.ann.chooses("face-down uncivilised")
    assert table.ann.hand == ["Mysticism"]
    assert table.bob.progress == 1


def test_a_city_turns_a_card_into_something_else(table: Scenario) -> None:
    rests(table, "City", hand=["Berbers"])
    table.ann.chooses("yes")
    table.ann.chooses("option 1")
    assert (table.ann.discard, table.ann.population) == (["Berbers"], 1)


def test_peoples_of_the_legends(table: Scenario) -> None:
    plays(table, "Vikings", empire=True, bob=side(material=1))
    assert (table.ann.material, table.bob.hand) == (3, ["Unrest"])
    plays(table, "Romans", play=["Bactria"])
    assert (table.ann.hand, table.exile, table.bob.progress) == (["Great"], ["Romans"], 1)
    plays(table, "Persians", population=2)
    table.ann.chooses("Aksumites")
    assert (table.ann.hand, table.ann.history) == (["Aksumites"], ["Persians"])
    plays(table, "Celts")
    table.ann.chooses("Elders")
    assert (table.ann.hand, table.bob.hand) == (["Elders"], ["Unrest"])


def test_road_building_gives_material(table: Scenario) -> None:
    rests(table, "Road Building")
    assert table.ann.material == 2
