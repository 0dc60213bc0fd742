"""The nations of Imperium: Classics: what their cards do, each used for real."""

from __future__ import annotations

from nefrit.imperium.definition import GAME
from nefrit.testing import Scenario, rule, side
from tests.imperium.tables import middle, plays, points, rests, uses

__all__ = ["GAME"]

ON_ELDERS = {"market": ["Elders {slot=1, beneath=#91, material=3}", "Oasis {slot=4}"], "beneath": ["Unrest #91"]}


# ---- Carthaginians


def test_hegemony_acquires_for_material_and_lets_all_draw(table: Scenario) -> None:
    plays(table, "Hegemony", empire=True, material=2, deck=["Berbers"])
    table.ann.chooses("Oasis")
    table.ann.chooses("yes")
    assert table.ann.hand == ["Oasis", "Berbers"]
    assert table.ann.material == 0


def test_monopoly_gives_unrest_away(table: Scenario) -> None:
    plays(table, "Monopoly", "Unrest", empire=True, deck=["Berbers"])
    table.ann.chooses("Unrest")
    assert table.ann.material == 2
    assert table.ann.hand == ["Berbers"]
    assert table.bob.hand == ["Unrest"]


def test_caravans_reach_only_cards_with_material(table: Scenario) -> None:
    uses(table, "Caravans", play=["Caravans"], hand=["Berbers"], material=3, other=ON_ELDERS)
    assert table.ann.hand == ["Elders", "Unrest"]
    assert table.ann.material == 3
    assert table.ann.discard == ["Berbers"]


@rule("imperium.term-acquire.choose-market-card")
def test_dido_acquires_a_region_and_plays_it_at_once(table: Scenario) -> None:
    plays(table, "Dido, Queen of Carthage", actions=1)
    table.ann.chooses("yes")
    assert table.ann.choices == ["Jungle", "Oasis"]
    table.ann.chooses("Jungle")
    assert table.ann.play == ["Jungle"]
    table.ann.chooses("Coast")
    assert table.exile == ["Coast"], "its effect is carried out"
    assert (table.ann.population, table.ann.actions) == (2, 0)
    assert table.ann.history == ["Dido, Queen of Carthage"]


# ---- Celts


def test_celtic_gold_counts_fertile_icons(table: Scenario) -> None:
    plays(table, "Celtic Gold", play=["Coast", "Nisaean Plain"])
    assert (table.ann.material, table.bob.material) == (12, 1)


def test_chariots_open_exile_and_barbarian_attacks(table: Scenario) -> None:
    plays(table, "Conquer", "Boudicca", empire=True, play=["Chariots"], population=2, other={"exile": ["Forest"]})
    table.ann.chooses("Forest")
    assert table.ann.hand == ["Boudicca", "Forest"]
    assert table.ann.why_not("Boudicca") == []


def test_ogham_script_puts_cards_into_history(table: Scenario) -> None:
    uses(table, "Ogham Script", play=["Ogham Script"], hand=["Berbers"], discard=["Etruscans"])
    table.ann.chooses("yes")
    table.ann.chooses("yes")
    assert table.ann.history == ["Berbers", "Etruscans"]


def test_vercingetorix_may_acquire_anything(table: Scenario) -> None:
    plays(table, "Vercingetorix", empire=True)
    table.ann.chooses("yes")
    table.ann.chooses("Elders")
    assert table.ann.history == ["Vercingetorix"]
    assert points(table) == 1 + 1 - 2


def test_belgica_may_draw(table: Scenario) -> None:
    plays(table, "Belgica", deck=["Berbers"])
    table.ann.chooses("yes")
    table.ann.chooses("no")
    assert table.ann.hand == ["Berbers"]


def test_the_cauldron_turns_progress_into_population(table: Scenario) -> None:
    uses(table, "Cauldron of Cerridwen", play=["Cauldron of Cerridwen"], progress=1)
    assert (table.ann.population, table.ann.progress) == (2, 0)


def test_celtica_puts_a_discarded_card_on_the_deck(table: Scenario) -> None:
    plays(table, "Celtica", discard=["Berbers"])
    table.ann.chooses("yes")
    assert table.ann.deck == ["Berbers"]


# ---- Greeks


def test_the_olympic_games_draw_and_remember(table: Scenario) -> None:
    plays(table, "Olympic Games", deck=["Berbers", "Etruscans"])
    table.ann.chooses("Etruscans")
    assert table.ann.history == ["Etruscans"]


def test_greek_prosperity_may_draw_for_cities(table: Scenario) -> None:
    plays(table, "Greek Prosperity", empire=True, play=["City of Rome", "Knossos"], deck=["2x Berbers"])
    table.ann.chooses("option 2")
    assert table.ann.hand == ["Berbers", "Berbers"]


def test_pericles_acquires_anything_for_free(table: Scenario) -> None:
    plays(table, "Pericles", empire=True, actions=0)
    table.ann.chooses("Oasis")
    assert table.ann.history == ["Pericles"]


def test_science_lets_an_empire_advance(table: Scenario) -> None:
    plays(table, "Advance", empire=True, play=["Science"], material=3)
    table.ann.chooses("Elders")
    assert table.ann.hand == ["Elders", "Unrest"]


@rule("imperium.term-free-play.no-token")
def test_direct_democracy_makes_unrest_cheap_and_free_to_play(table: Scenario) -> None:
    uses(table, "Direct Democracy", play=["Direct Democracy"], hand=["Unrest"], material=2, actions=0)
    assert table.ann.material == 0
    assert len(table.unrest) == 9


# ---- Macedonians


def test_alexander_draws_and_may_break_through(table: Scenario) -> None:
    plays(table, "Alexander", deck=["Berbers"])
    table.ann.chooses("yes")
    table.ann.chooses("face-down region")
    assert table.ann.hand == ["Berbers", "Coast"]
    assert table.ann.history == ["Alexander"]


@rule("imperium.term-acquire.choose-market-card")
def test_parmenion_plays_what_he_acquires(table: Scenario) -> None:
    plays(table, "Parmenion", empire=True)
    table.ann.chooses("yes")
    assert table.ann.choices == ["Jungle", "Aksumites", "Oasis"]
    table.ann.chooses("Aksumites")
    assert table.ann.material == 4
    assert sorted([*table.ann.discard, *table.ann.hand]) == ["Aksumites", "Unrest"]


def test_companion_cavalry_draws_for_regions(table: Scenario) -> None:
    plays(table, "Bactria", play=["Companion Cavalry"], deck=["Berbers"])
    table.ann.chooses("respond Companion Cavalry")
    table.ann.chooses("no")
    assert table.ann.hand == ["Berbers"]


def test_alexander_the_great_needs_alexander_in_history(table: Scenario) -> None:
    table.position("turn", ann=side(hand=["Alexander the Great"], empire=True), bob=side(), **middle())
    table.ann.chooses("activate")
    assert table.ann.why_not("Alexander the Great") == ["imperium.card.field-effect"]
    plays(table, "Alexander the Great", empire=True, history=["Alexander"], other={"exile": ["Forest"]})
    table.ann.chooses("yes")
    table.ann.chooses("Forest")
    table.ann.chooses("no")
    assert table.ann.hand == ["Forest"]


def test_mosaics_take_a_discarded_card_for_material(table: Scenario) -> None:
    uses(table, "Mosaics", play=["Mosaics"], material=1, discard=["Berbers"])
    assert table.ann.hand == ["Berbers"]


def test_philip_acquires_anything(table: Scenario) -> None:
    plays(table, "Philip II")
    table.ann.chooses("Coinage")
    assert table.ann.hand == ["Coinage", "Unrest"]


def test_macedonians_score_regions(table: Scenario) -> None:
    table.position("turn", ann=side(standing=["mac-power-b"], deck=["3x Orestis"]), bob=side(), **middle())
    assert points(table) == 3
    table.position("turn", ann=side(play=["Alexandria in Ariana"], deck=["5x Orestis"]), bob=side(), **middle())
    assert points(table) == 2


# ---- Persians


def test_a_battering_ram_breaks_cities(table: Scenario) -> None:
    plays(table, "Battering Ram", empire=True, bob=side(play=["City of Rome"]))
    assert table.bob.discard == ["City of Rome"]
    table.ann.chooses("yes")
    table.ann.chooses("Aksumites")
    assert table.ann.hand == ["Aksumites"]


@rule("decision.imperium.icons")
def test_windmills_are_free_played_and_treat_fertile_icons(table: Scenario) -> None:
    plays(table, "Windmills", "Nomads", empire=True, play=["Coast", "Jungle"], actions=1)
    table.ann.chooses("use Windmills 0")
    table.ann.chooses("play Nomads")
    assert table.ann.material == 4


def test_a_satrap_buys_an_action(table: Scenario) -> None:
    plays(table, "Satrap", empire=True, material=3)
    assert (table.ann.material, table.ann.actions) == (0, 4)


def test_persian_regions_and_peoples(table: Scenario) -> None:
    plays(table, "Arachosia", discard=["Berbers"])
    table.ann.chooses("yes")
    assert table.ann.history == ["Berbers"]
    plays(table, "Median Empire")
    assert (table.ann.material, table.ann.history) == (4, ["Median Empire"])
    plays(table, "Lydians")
    assert (table.ann.population, table.ann.history) == (2, ["Lydians"])


# ---- Romans


def test_a_roman_invasion_acquires_and_drives_out(table: Scenario) -> None:
    plays(table, "Roman Invasion", empire=True, bob=side(play=["Coast"]))
    table.ann.chooses("yes")
    table.ann.chooses("Oasis")
    assert table.bob.discard == ["Coast"]


def test_the_eternal_city_takes_the_place_of_the_city(table: Scenario) -> None:
    table.position("turn", ann=side(hand=["Rome, the Eternal City"], empire=True), bob=side(), **middle())
    table.ann.chooses("activate")
    assert table.ann.why_not("Rome, the Eternal City") == ["imperium.card.field-effect"]
    plays(table, "Rome, the Eternal City", empire=True, play=["City of Rome"])
    assert table.ann.play == ["Rome, the Eternal City"]
    assert table.ann.history == ["City of Rome"]


def test_trajan_scores_population(table: Scenario) -> None:
    table.position("turn", ann=side(hand=["Emperor Trajan"], population=7), bob=side(), **middle())
    assert points(table) == 2


def test_caesar_draws_or_may_acquire(table: Scenario) -> None:
    plays(table, "Julius Caesar", empire=True, deck=["2x Berbers"])
    table.ann.chooses("option 1")
    table.ann.chooses("yes")
    table.ann.chooses("Oasis")
    assert table.ann.hand == ["Oasis"]


# ---- Scythians


def test_ateas_acquires_and_calms(table: Scenario) -> None:
    plays(table, "Ateas", "Unrest", empire=True)
    table.ann.chooses("yes")
    table.ann.chooses("Oasis")
    table.ann.chooses("yes")
    assert table.ann.hand == ["Oasis"]


def test_kurgans_bury_cards(table: Scenario) -> None:
    uses(table, "Kurgans", play=["Kurgans"], discard=["Berbers"])
    assert table.ann.history == ["Berbers"]


def test_raiders_rob_empires_of_population(table: Scenario) -> None:
    plays(table, "Raiders", deck=["2x Berbers"], actions=0, bob=side(play=["Coast"], population=2, empire=True))
    assert table.bob.hand == ["Coast"]
    assert (table.ann.population, table.bob.population) == (1, 1)


def test_scythians_score_material_and_regions(table: Scenario) -> None:
    table.position("turn", ann=side(standing=["scy-power-b"], material=7, deck=["4x Orestis"]), bob=side(), **middle())
    assert points(table) == 3


# ---- Vikings


def test_foroyar_exiles_or_gives_population(table: Scenario) -> None:
    plays(table, "Føroyar")
    table.ann.chooses("option 0")
    table.ann.chooses("Oasis")
    assert table.exile == ["Oasis"]


def test_vinland_needs_ships_and_graenland(table: Scenario) -> None:
    table.position("turn", ann=side(hand=["Vinland"], play=["Longships"]), bob=side(), **middle())
    table.ann.chooses("activate")
    assert table.ann.why_not("Vinland") == ["imperium.card.field-effect"]
    plays(table, "Vinland", "Unrest", play=["Longships", "Graenland"])
    table.ann.chooses("option 0")
    assert table.ann.hand == []
    assert points(table) == 6


def test_dubh_linn_scores_material(table: Scenario) -> None:
    table.position("turn", ann=side(play=["City of Dubh Linn"], material=17), bob=side(), **middle())
    assert points(table) == 2


def test_a_jomsviking_acquires_and_robs(table: Scenario) -> None:
    plays(table, "Jomsviking", material=2, population=1, bob=side(hand=["Berbers"]))
    table.ann.chooses("Oasis")
    assert (table.ann.material, table.ann.population) == (0, 0)
    assert table.bob.discard == ["Berbers"]


def test_longships_bring_population_with_exiled_regions(table: Scenario) -> None:
    plays(table, "Conquer", play=["Longships"], population=2, other={"exile": ["Forest"]})
    table.ann.chooses("Forest")
    assert table.ann.population == 1


def test_sagas_keep_cards_and_score_them(table: Scenario) -> None:
    rests(table, "Sagas", hand=["Berbers"])
    table.ann.chooses("yes")
    assert table.ann.garrison == ["Berbers"]
    assert points(table) == 1


@rule("decision.imperium.reactive-exhaust")
def test_skis_answer_regions(table: Scenario) -> None:
    plays(table, "Scandinavia", play=["Skis"])
    table.ann.chooses("respond Skis")
    assert table.ann.material == 2, "there is no card to draw"


def test_graenland_lets_its_player_look(table: Scenario) -> None:
    plays(table, "Graenland", nation=["Skis", "Combs", "Harald Hardrada"])
    table.ann.chooses("option 1")
    table.ann.chooses("no")
    assert table.ann.nation == ["Skis", "Combs", "Harald Hardrada"]


# ---- More of them


def test_elephants_drive_others_out(table: Scenario) -> None:
    plays(table, "Elephants", empire=True, bob=side(play=["Coast"]))
    assert table.bob.discard == ["Coast"]
    table.ann.chooses("yes")
    table.ann.chooses("Oasis")
    assert (table.ann.hand, table.ann.history) == (["Oasis"], ["Elephants"])


def test_thessaly_gives_material(table: Scenario) -> None:
    plays(table, "Plains of Thessaly", "Berbers")
    table.ann.chooses("yes")
    assert (table.ann.material, table.ann.garrison) == (1, ["Berbers"])


def test_the_persian_power_has_three_costs(table: Scenario) -> None:
    uses(table, "Persians", standing=["per-power-a"], hand=["Berbers", "Etruscans"], population=1)
    table.ann.chooses("Etruscans")
    table.ann.chooses("face-down tributary")
    assert table.ann.hand == ["Hittites"]
    assert table.ann.deck == ["Berbers", "Etruscans"]
    assert (table.ann.actions, table.ann.population) == (2, 0)


def test_persian_development_acquires_for_material(table: Scenario) -> None:
    plays(table, "Development", empire=True, material=2)
    table.ann.chooses("Coinage")
    assert table.ann.material == 0


def test_the_senate_acquires_and_forgets(table: Scenario) -> None:
    plays(table, "The Senate", "Berbers", empire=True)
    table.ann.chooses("yes")
    table.ann.chooses("yes")
    table.ann.chooses("Berbers")
    assert (table.ann.hand, table.ann.history) == (["Coinage", "Unrest"], ["Berbers"])


def test_the_scythian_power_finds_regions_for_unrest(table: Scenario) -> None:
    uses(table, "Scythians", standing=["scy-power-a"])
    table.ann.chooses("face-down region")
    assert sorted(table.ann.hand) == ["Coast", "Unrest"]
    assert table.ann.actions == 2


def test_archers_and_tents_bring_population(table: Scenario) -> None:
    rests(table, "Mounted Archers", material=1)
    table.ann.chooses("yes")
    assert (table.ann.material, table.ann.population) == (0, 1)
    plays(table, "Bactria", play=["Tents"])
    table.ann.chooses("respond Tents")
    assert table.ann.population == 1


def test_harald_takes_fame_and_may_break_through(table: Scenario) -> None:
    plays(table, "Harald Hardrada")
    table.ann.chooses("yes")
    table.ann.chooses("Oasis")
    assert table.ann.hand == ["Great", "Oasis"]


def test_iceland_gives_material_or_a_look(table: Scenario) -> None:
    plays(table, "Iceland", nation=["Skis", "Harald Hardrada"])
    table.ann.chooses("option 0")
    assert table.ann.material == 2
