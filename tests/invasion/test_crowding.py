"""Cards that may not be in play beside others: copies of unique cards, and Heroes in one zone."""

from __future__ import annotations

from nefrit.testing import Scenario, rule
from tests.invasion.made_up_cards import GAME, neutral
from tests.invasion.sides import HIDDEN, begin, orcs

__all__ = ["GAME"]

TAINT = {"hand": ["Taint"]}
"""Something to do, so that the game stops for a moment."""


@rule("invasion.unique.one-copy-per-controller", "invasion.zone.illegal-on-entry-sacrificed")
def test_of_two_copies_of_a_unique_card_the_later_is_sacrificed(table: Scenario) -> None:
    """Copies that lie facedown are no copies, and of other cards there may be several."""
    kingdom = ["King Kazador", "2x Mountain Brigade", f"King Kazador {HIDDEN}"]
    begin(table, "battlefield", neutral(kingdom=kingdom, quest=["King Kazador"], **TAINT), orcs())
    assert table.ann.kingdom == ["King Kazador", "Mountain Brigade", "Mountain Brigade", "King Kazador"]
    assert table.ann.quest == []
    assert table.ann.discard == ["King Kazador"]


@rule("invasion.unique.one-copy-per-controller")
def test_both_players_may_have_a_copy_of_a_unique_card(table: Scenario) -> None:
    """There are two Heroes in one zone, so that what cannot stay is looked for."""
    begin(
        table,
        "battlefield",
        neutral(kingdom=["King Kazador"], quest=["Durgnar the Bold", "Duregan Thorgrimson"], **TAINT),
        neutral(kingdom=["King Kazador"], quest=["2x Mountain Brigade"]),
    )
    assert table.ann.discard == ["Duregan Thorgrimson"]
    assert (table.ann.kingdom, table.bob.kingdom) == (["King Kazador"], ["King Kazador"])


@rule("invasion.unique.one-copy-per-controller", "invasion.cost.total")
def test_what_nothing_forbids_is_refused_for_no_reason(table: Scenario) -> None:
    """The opponent has a copy of the King; he costs 6 and 2 for loyalty, for which there is just enough."""
    own = neutral(resources=8, hand=["King Kazador", "Durgnar the Bold"], quest=["Runesmith", "Runesmith"])
    begin(table, "capital", own, neutral(kingdom=["King Kazador"], quest=["Durgnar the Bold"]))
    assert "play King Kazador kingdom" in table.ann.choices
    assert table.ann.why_not("King Kazador") == []


@rule("invasion.unique.one-copy-per-controller")
def test_a_copy_that_is_being_destroyed_crowds_nobody_out(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        neutral(kingdom=["King Kazador {damage=9}"], quest=["King Kazador"], **TAINT),
        orcs(),
    )
    assert (table.ann.kingdom, table.ann.quest) == ([], ["King Kazador"])
    assert table.ann.discard == ["King Kazador"]


@rule("invasion.term.hero-limit-own", "invasion.errata.rip-dere-eads-off-illegal-unit")
def test_of_two_heroes_in_a_zone_the_later_is_sacrificed(table: Scenario) -> None:
    """Units that are no Heroes stay, and so does what is no unit and only called a Hero."""
    kingdom = ["Durgnar the Bold", "2x Mountain Brigade", "King Kazador", "Statue of a Hero"]
    begin(table, "battlefield", neutral(kingdom=kingdom, quest=["2x Mountain Brigade"], **TAINT), orcs())
    assert table.ann.kingdom == ["Durgnar the Bold", "Mountain Brigade", "Mountain Brigade", "Statue of a Hero"]
    assert table.ann.quest == ["Mountain Brigade", "Mountain Brigade"]
    assert table.ann.discard == ["King Kazador"]


@rule("invasion.term.hero-limit-own")
def test_a_hero_that_is_being_destroyed_crowds_nobody_out(table: Scenario) -> None:
    begin(table, "battlefield", neutral(kingdom=["Durgnar the Bold {damage=9}", "King Kazador"], **TAINT), orcs())
    assert table.ann.kingdom == ["King Kazador"]
    assert table.ann.discard == ["Durgnar the Bold"]


@rule("invasion.term.hero-limit-own")
def test_what_is_no_unit_may_be_played_to_a_hero(table: Scenario) -> None:
    begin(table, "capital", neutral(resources=9, hand=["Statue of a Hero"], kingdom=["Durgnar the Bold"]), orcs())
    assert "play Statue of a Hero kingdom" in table.ann.choices
