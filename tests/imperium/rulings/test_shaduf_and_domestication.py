"""Shaduf and Domestication: material gained by means of a card with an icon."""

from __future__ import annotations

from nefrit.imperium.definition import GAME
from nefrit.testing import Scenario, rule
from tests.imperium.tables import plays, uses

__all__ = ["GAME"]


@rule("imperium.ruling.shaduf")
@rule("decision.imperium.reactive-exhaust")
def test_shaduf_answers_material_gained_by_means_of_a_card_with_a_river(table: Scenario) -> None:
    """Prosperity gives material for production icons, and the region that has them has a river icon, too. Can Shaduf
    be exhausted?

    Yes. The card that is counted must have the icon; the effect need not be about it.
    """
    plays(table, "Prosperity", play=["Shaduf", "River"])
    table.ann.chooses("option 0")
    assert table.ann.choices == ["pass", "respond Shaduf"]
    table.ann.chooses("respond Shaduf")
    assert (table.ann.material, table.ann.progress) == (2, 1)


@rule("imperium.ruling.shaduf")
def test_shaduf_does_not_answer_other_material(table: Scenario) -> None:
    """Ann gains material for a region without a river; or for nothing, while she has a river in play. Can Shaduf be
    exhausted?

    No, neither material comes by means of a card with a river icon.
    """
    plays(table, "Nomads", "Berbers", play=["Shaduf", "Coast"])
    assert table.ann.material == 1
    assert table.ann.asked == "play-or-exhaust"
    plays(table, "Aksumites", "Berbers", play=["Shaduf", "River"])
    assert table.ann.material == 4
    assert table.ann.asked == "play-or-exhaust"


@rule("imperium.ruling.shaduf")
def test_a_river_that_was_only_drawn_is_no_means(table: Scenario) -> None:
    """Ann draws a river and acquires a card with material on it. Can Shaduf be exhausted for that material?

    No: the river is not in play, and the material does not come by means of it.
    """
    market = {"market": ["Oasis {slot=4, material=2}"], "beneath": []}
    plays(table, "Alexander", play=["Shaduf"], deck=["River"], other=market)
    table.ann.chooses("yes")
    table.ann.chooses("Oasis")
    assert table.ann.material == 2
    assert table.ann.asked == "play-or-exhaust"


@rule("imperium.ruling-shaduf.usual-combinations")
def test_the_usual_partners_of_shaduf(table: Scenario) -> None:
    """Which cards usually go with Shaduf, if a region with a river icon is in play?

    Prosperity, Nomads, Boats and Port.
    """
    for card in ("Prosperity", "Nomads"):
        plays(table, card, play=["Shaduf", "River"])
        if card == "Prosperity":
            table.ann.chooses("option 0")
        table.ann.chooses("respond Shaduf")
        assert table.ann.progress == 1, card
    for card in ("Boats", "Port"):
        uses(table, card, play=["Shaduf", card, "River"])
        table.ann.chooses("respond Shaduf")
        assert table.ann.progress == 1, card


@rule("imperium.ruling.domestication")
def test_domestication_answers_material_gained_by_means_of_a_fertile_card(table: Scenario) -> None:
    """Prosperity gives material for production icons, and the region that has them has a fertile icon, too. Can
    Domestication be exhausted?

    Yes. If the region has a river instead of it, no; nor if it gives population.
    """
    plays(table, "Prosperity", play=["Domestication", "Coast"])
    table.ann.chooses("option 0")
    assert table.ann.choices == ["pass", "respond Domestication"]
    table.ann.chooses("respond Domestication")
    assert (table.ann.material, table.ann.progress) == (1, 1)
    plays(table, "Prosperity", "Berbers", play=["Domestication", "River"])
    table.ann.chooses("option 0")
    assert table.ann.material == 2
    assert table.ann.asked == "play-or-exhaust"
    plays(table, "Pontic Steppe", "Berbers", play=["Domestication"])
    assert table.ann.population == 1
    assert table.ann.asked == "may", "the next question is whether a card is garrisoned"


@rule("imperium.ruling-domestication.usual-combinations")
def test_the_usual_partners_of_domestication(table: Scenario) -> None:
    """Which cards usually go with Domestication, if a region with a fertile icon is in play?

    Prosperity, Nomads, Water Mill and Trading Ships. The last of them recalls the region to acquire a card, and the
    material that lies on that card is what Domestication answers.
    """
    for card in ("Prosperity", "Nomads"):
        plays(table, card, play=["Domestication", "Coast"])
        if card == "Prosperity":
            table.ann.chooses("option 0")
        table.ann.chooses("respond Domestication")
        assert (table.ann.material, table.ann.progress) == (1, 1), card
    uses(table, "Water Mill", play=["Domestication", "Water Mill", "Coast"])
    table.ann.chooses("respond Domestication")
    assert table.ann.progress == 1
    market = {"market": ["Elders {slot=1, beneath=#91, material=3}"], "beneath": ["Unrest #91"]}
    uses(table, "Trading Ships", play=["Domestication", "Trading Ships", "Coast"], other=market)
    table.ann.chooses("yes")
    table.ann.chooses("respond Domestication")
    assert (table.ann.material, table.ann.progress) == (3, 1)
