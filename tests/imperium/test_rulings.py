"""The notes and explanations at the end of the rulebook."""

from __future__ import annotations

from nefrit.imperium.definition import GAME
from nefrit.testing import Scenario, rule, side
from tests.imperium.tables import FACES, middle, plays, points

__all__ = ["GAME"]


# ---- Embalming


@rule("imperium.ruling-embalming.when")
def test_embalming_answers_every_payment_of_population(table: Scenario) -> None:
    plays(table, "Mercenaries", "Berbers", play=["Embalming"], empire=True, population=1)
    table.ann.chooses("yes")
    assert table.ann.history == ["Berbers"], "an action"
    table.position(
        "turn",
        ann=side(play=["Embalming", "Long Walls III"], hand=["Berbers"], deck=["Etruscans"], population=1),
        bob=side(),
        **middle(),
    )
    table.ann.chooses("activate")
    table.ann.chooses("use Long Walls III 0")
    table.ann.chooses("yes")
    assert table.ann.history == ["Berbers"], "an exhaust effect"
    table.position(
        "solstice", ann=side(play=["Embalming", "Labyrinth"], hand=["Berbers"], population=1), bob=side(), **middle()
    )
    table.ann.chooses("yes")
    table.ann.chooses("yes")
    assert table.ann.history == ["Berbers"], "a solstice effect"
    plays(
        table,
        "Egyptians",
        "Berbers",
        play=["Embalming"],
        empire=True,
        development=["Medicine"],
        material=4,
        population=1,
    )
    table.ann.chooses("no")
    assert "Medicine" in table.ann.discard, "a development cost; and it may be declined"


@rule("imperium.ruling-embalming.all-replaced")
def test_embalming_does_not_answer_when_only_progress_was_paid(table: Scenario) -> None:
    plays(table, "Mercenaries", "Berbers", play=["Embalming"], empire=True, progress=1)
    assert table.ann.actions == 4
    assert table.ann.history == []
    assert table.ann.asked == "play-or-exhaust"


@rule("imperium.ruling-embalming.partly-replaced")
def test_embalming_answers_when_some_population_was_paid(table: Scenario) -> None:
    plays(table, "Conquer", "Berbers", play=["Embalming"], population=1, progress=1)
    table.ann.chooses("yes")
    assert table.ann.history == ["Berbers"]


# ---- Shaduf and Domestication


@rule("imperium.ruling.shaduf", "imperium.ruling-shaduf.usual-combinations")
def test_shaduf_answers_material_gained_by_means_of_a_river(table: Scenario) -> None:
    plays(table, "Prosperity", play=["Shaduf", "River"])
    table.ann.chooses("option 0")
    assert table.ann.choices == ["pass", "respond Shaduf"]
    table.ann.chooses("respond Shaduf")
    assert (table.ann.material, table.ann.progress) == (2, 1)
    plays(table, "Nomads", play=["Shaduf", "River"])
    table.ann.chooses("respond Shaduf")
    assert table.ann.progress == 1
    for card in ("Boats", "Port"):
        table.position("turn", ann=side(play=["Shaduf", card, "River"]), bob=side(), **middle())
        table.ann.chooses("activate")
        table.ann.chooses(f"use {card} 0")
        table.ann.chooses("respond Shaduf")
        assert table.ann.progress == 1, card


@rule("imperium.ruling.shaduf")
def test_shaduf_does_not_answer_other_material(table: Scenario) -> None:
    plays(table, "Nomads", "Berbers", play=["Shaduf", "Coast"])
    assert table.ann.material == 1
    assert table.ann.asked == "play-or-exhaust"
    plays(table, "Aksumites", "Berbers", play=["Shaduf", "River"])
    assert table.ann.material == 4
    assert table.ann.asked == "play-or-exhaust"


@rule("imperium.ruling.shaduf")
def test_a_river_that_was_only_drawn_is_no_means(table: Scenario) -> None:
    market = {"market": ["Oasis {slot=4, material=2}"], "beneath": []}
    plays(table, "Alexander", play=["Shaduf"], deck=["River"], other=market)
    table.ann.chooses("yes")
    table.ann.chooses("Oasis")
    assert table.ann.material == 2
    assert table.ann.asked == "play-or-exhaust"


@rule("imperium.ruling.domestication", "imperium.ruling-domestication.usual-combinations")
def test_domestication_answers_material_gained_by_means_of_a_fertile_card(table: Scenario) -> None:
    for card in ("Prosperity", "Nomads"):
        plays(table, card, play=["Domestication", "Coast"])
        if card == "Prosperity":
            table.ann.chooses("option 0")
        table.ann.chooses("respond Domestication")
        assert (table.ann.material, table.ann.progress) == (1, 1)
    table.position("turn", ann=side(play=["Domestication", "Water Mill", "Coast"]), bob=side(), **middle())
    table.ann.chooses("activate")
    table.ann.chooses("use Water Mill 0")
    table.ann.chooses("respond Domestication")
    assert table.ann.progress == 1
    market = ["Elders {slot=1, beneath=#91, material=3}"]
    table.position(
        "turn",
        ann=side(play=["Domestication", "Trading Ships", "Coast"]),
        bob=side(),
        **middle(market=market, beneath=["Unrest #91"]),
    )
    table.ann.chooses("activate")
    table.ann.chooses("use Trading Ships 0")
    table.ann.chooses("yes")
    table.ann.chooses("respond Domestication")
    assert (table.ann.material, table.ann.progress) == (3, 1)


# ---- Cards that differ, and a card that counts twice


@rule("imperium.ruling.nomads")
def test_only_one_of_the_nomads_has_the_barbarian_icon() -> None:
    assert sorted(face.state for face in FACES if face.name == "Nomads") == ["", "barbarian"]


@rule("imperium.ruling.indian-elephants")
def test_only_one_of_the_indian_elephants_has_the_barbarian_icon() -> None:
    assert sorted(face.state for face in FACES if face.name == "Indian Elephants") == ["", "barbarian"]


@rule("imperium.ruling.grand-trunk-road")
def test_the_grand_trunk_road_counts_as_two_regions(table: Scenario) -> None:
    plays(table, "Glory", play=["Grand Trunk Road", "Coast"])
    assert table.ann.asked == "which-to-abandon"
    table.ann.chooses("Grand Trunk Road")
    assert sorted(table.ann.discard) == ["Coast", "Grand Trunk Road"]
    assert table.ann.asked == "take-fame"
    table.position("turn", ann=side(standing=["mau-power-a"], play=["Grand Trunk Road"]), bob=side(), **middle())
    assert points(table) == 2 + 2
