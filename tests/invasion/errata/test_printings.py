"""Which text a card plays with: the newest, whatever printing is in the deck, unless the printed edition is played."""

from __future__ import annotations

import pytest

from nefrit.invasion.cards import LIBRARY
from nefrit.invasion.constants import FAQ_2_2, NEUTRAL, PRINTED_TEXT
from nefrit.invasion.decks.construction import copies_allowed
from nefrit.invasion.definition import WarhammerInvasion
from nefrit.invasion.faces import InvasionFace
from nefrit.invasion.game import GAME
from nefrit.testing import Scenario, rule
from tests.invasion.sides import begin, capital, orcs, resolves

__all__ = ["GAME"]

OLDER = [face for face in LIBRARY.faces.values() if isinstance(face, InvasionFace) and face.is_older]


def both(name: str) -> tuple[InvasionFace, InvasionFace]:
    """A card with its text of the FAQ, and as it was printed."""
    face = LIBRARY.find(name)
    assert isinstance(face, InvasionFace)
    assert face.older is not None
    return face, face.older


@rule("invasion.errata.applies-to-all-printings", "invasion.errata.older-printings-updated")
@pytest.mark.parametrize("older", OLDER, ids=[face.name for face in OLDER])
def test_an_older_printing_has_the_newest_text(older: InvasionFace) -> None:
    newest = LIBRARY.faces[older.id.removesuffix("@printed")]
    assert GAME.printing(older, FAQ_2_2) is newest
    assert GAME.printing(newest, FAQ_2_2) is newest
    assert GAME.printing(newest, PRINTED_TEXT) is older


@rule("invasion.errata.latest-printing-authoritative")
def test_a_deck_with_an_older_printing_is_played_with_the_newest_text(table: Scenario) -> None:
    assert isinstance(table.definition, WarhammerInvasion)
    newest, older = both("Convocation of Eagles")
    cards = {older.id: 3, "Silver Helm Brigade": 20}
    decks = [{"capital": "High Elf", "cards": cards}, {"capital": "Orc", "cards": {"Boar Boyz": 20}}]
    table.begins(decks=decks)
    assert newest in table.game.faces
    assert older not in table.game.faces
    table.begins(decks=decks, edition=PRINTED_TEXT)
    assert older in table.game.faces
    assert newest not in table.game.faces


@rule("invasion.errata.newest-by-copyright")
def test_of_several_printings_the_newest_comes_first_and_is_found_by_its_title() -> None:
    newest, older = both("Convocation of Eagles")
    assert newest.printings == (newest, older)
    assert LIBRARY.by_name["Convocation of Eagles"] is newest
    assert newest.facts() == older.facts(), "the same card but for its text"


def test_cards_without_errata_are_the_same_in_both_editions() -> None:
    face = LIBRARY.find("Boar Boyz")
    assert GAME.printing(face, PRINTED_TEXT) is face


@rule(
    "invasion.errata.warpstone-excavation",
    "invasion.errata.muster-for-war",
    "invasion.errata.end-times",
)
@pytest.mark.parametrize("name", ["Warpstone Excavation", "Muster for War", "End Times"])
def test_a_deck_holds_only_one_copy_of_these(name: str) -> None:
    newest, older = both(name)
    assert (copies_allowed(newest), copies_allowed(older)) == (1, 3)


@rule("invasion.errata.non-race-wording")
def test_cards_of_another_race_are_faceup_units_and_support_cards(table: Scenario) -> None:
    things = {"kingdom": ["Outlying Tower", "Silver Helm Brigade"], "quest": ["Prepare for War!"]}
    begin(table, "capital", capital("High Elf", resources=9, hand=["Contested Village", "Pillage"], **things), orcs())
    assert LIBRARY.find("Prepare for War!").facts()["race"] == NEUTRAL
    assert table.ann.discard == [], "a quest is neither"
    table.ann.chooses("develop Contested Village quest")
    assert table.ann.discard == [], "a development is not faceup"
    begin(table, "capital", capital("High Elf", resources=9, hand=["Contested Village", "Pillage"], **things), orcs())
    table.ann.chooses("play Contested Village quest")
    resolves(table)
    assert table.ann.discard == ["Outlying Tower"]
    begin(table, "capital", capital("High Elf", hand=["Pillage"], **things), orcs(), edition=PRINTED_TEXT)
    assert table.ann.discard == ["Outlying Tower"], "any card, as printed"
