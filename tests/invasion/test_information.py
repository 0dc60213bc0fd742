"""What players know: hands, decks and developments are hidden, but counted; discard piles are open."""

from __future__ import annotations

from typing import Any

import pytest

from nefrit.invasion.constants import PRINTED_TEXT
from nefrit.invasion.game import GAME
from nefrit.testing import Scenario, rule
from tests.invasion.sides import HIDDEN, begin, capital, dwarfs, orcs, resolves

__all__ = ["GAME"]


def seen(table: Scenario, seat: int, zone: str, whose: int) -> list[str | None]:
    """The cards of a zone as a player sees them: their names, or None where they are hidden."""
    view: dict[str, Any] = table.game.view(seat)
    (found,) = [one for one in view["zones"] if (one["zone"], one["seat"]) == (zone, whose)]
    faces = [card.get("face") for card in found["cards"]]
    return [None if face is None else GAME.library.faces[face].name for face in faces]


@rule("invasion.info.hands-hidden", "invasion.development.owner-may-look")
def test_hands_developments_and_decks_are_hidden_and_counted(table: Scenario) -> None:
    own = [f"Durgnar the Bold{HIDDEN} [known to ann]"]
    begin(table, "capital", dwarfs(hand=["Runesmith", "Pillage"], kingdom=own), orcs())
    assert seen(table, 0, "hand", 0) == ["Runesmith", "Pillage"]
    assert seen(table, 1, "hand", 0) == [None, None]
    assert seen(table, 0, "kingdom", 0) == ["Durgnar the Bold"]
    assert seen(table, 1, "kingdom", 0) == [None]
    for seat in (0, 1):
        assert seen(table, seat, "deck", 0) == [None] * 9


@rule("invasion.info.discard-public-ordered")
def test_discard_piles_are_open_to_all_the_last_card_on_top(table: Scenario) -> None:
    begin(
        table,
        "capital",
        dwarfs(resources=9, hand=["Demolition!", "Runesmith"], discard=["Pillage", "Waaagh!"]),
        orcs(kingdom=["Totem of Gork"], discard=["Boar Boyz"]),
    )
    table.ann.chooses("play Demolition!")
    table.ann.chooses("Totem of Gork")
    resolves(table)
    for seat in (0, 1):
        assert seen(table, seat, "discard", 0) == ["Demolition!", "Pillage", "Waaagh!"]
        assert seen(table, seat, "discard", 1) == ["Totem of Gork", "Boar Boyz"]


@rule("invasion.info.hands-hidden")
def test_what_is_being_developed_is_hidden_while_it_waits_on_the_chain(table: Scenario) -> None:
    begin(
        table,
        "capital",
        dwarfs(hand=["Durgnar the Bold"]),
        capital("Empire", hand=["Demoralise"], kingdom=["Huntsmen"]),
    )
    table.ann.chooses("develop Durgnar the Bold quest")
    assert table.deciding == ["bob"]
    assert seen(table, 0, "being-developed", 0) == ["Durgnar the Bold"]
    assert seen(table, 1, "being-developed", 0) == [None]


@rule("invasion.resources.pool")
def test_tokens_on_cards_are_not_in_the_pool(table: Scenario) -> None:
    begin(
        table,
        "capital",
        dwarfs(resources=1, hand=["Runesmith"], kingdom=["Grudgebearer {resources=5}"]),
        orcs(),
    )
    assert table.ann.why_not("Runesmith") == ["invasion.cost.total"] * 3


@rule("invasion.play.enters-state")
def test_a_card_enters_play_faceup_uncorrupted_and_without_tokens(table: Scenario) -> None:
    begin(table, "capital", dwarfs(resources=9, hand=["Runesmith"]), orcs())
    table.ann.chooses("play Runesmith quest")
    piece = table.piece("Runesmith")
    assert (piece.facedown, piece.development, piece.corrupted) == (False, False, False)
    assert (piece.damage, piece.resources) == (0, 0)


def expected(table: Scenario) -> list[int]:
    """The seats of which others had to expect something since the last answer, one after the other."""
    return [opportunity.seat for opportunity in table.match.log.opportunities]


def runesmith_is_played(table: Scenario, held: str) -> None:
    """Ann plays a unit; Bob holds one card, which he may use now if it is Demoralise."""
    begin(
        table,
        "capital",
        dwarfs(resources=9, hand=["Runesmith"]),
        capital("Empire", hand=[held], kingdom=["Huntsmen"]),
    )
    table.ann.chooses("play Runesmith quest")


@pytest.mark.parametrize(("held", "asked"), [("Demoralise", "bob"), ("Huntsmen", "ann")])
@rule("invasion.info.hands-hidden")
def test_who_watches_is_told_where_a_player_could_act_whatever_is_in_the_hand(
    table: Scenario, held: str, asked: str
) -> None:
    runesmith_is_played(table, held)
    assert table.deciding == [asked]
    assert expected(table)[0] == 1
    conceals = table.game.definition.conceals(table.game, table.game.pending[0].seat)
    assert conceals == (asked == "bob")


@rule("invasion.info.hands-hidden")
def test_nothing_is_expected_of_a_hand_that_everybody_knows(table: Scenario) -> None:
    runesmith_is_played(table, "Demoralise [known to all]")
    assert table.deciding == ["bob"]
    assert 1 not in expected(table)
    assert not table.game.definition.conceals(table.game, 1)


@pytest.mark.parametrize(("held", "asked"), [("A Glorious Death", True), ("Runesmith", False)])
@rule("invasion.info.hands-hidden")
def test_whether_somebody_could_discard_a_quest_is_not_told_by_who_is_asked(
    table: Scenario, held: str, asked: bool
) -> None:
    """The printed Mage of Loec is turned facedown unless its player discards a quest."""
    begin(
        table,
        "capital",
        dwarfs(resources=9, hand=["Demolition!"]),
        capital("High Elf", hand=[held], kingdom=["Mage of Loec", "Contested Village"]),
        edition=PRINTED_TEXT,
    )
    table.ann.chooses("play Demolition!")
    table.ann.chooses("Contested Village")
    table.bob.chooses("use Mage of Loec")
    resolves(table)
    table.bob.chooses("Demolition!")
    assert (table.bob.asked == "pay-discard") == asked
    assert 1 in expected(table)
    if asked:
        assert table.bob.choices == ["pass", held]
        assert table.game.definition.conceals(table.game, 1)
        table.bob.passes()
    assert table.piece("Mage of Loec").facedown
