"""Zones: moving between them, entering play, being put into play, leaving play, and what cards know of it."""

from __future__ import annotations

from typing import Any

import pytest

from nefrit.testing import Scenario, rule
from nefrit.testing.scenario import Side
from tests.invasion.sides import begin, capital, dwarfs, orcs, resolves
from tests.invasion.zone_cards import GAME

__all__ = ["GAME"]


def chaos(**things: Any) -> Side:
    """A player with a Chaos capital."""
    return capital("Chaos", **things)


# ---- Moving


@rule("invasion.zone.move-pistoliers")
def test_pistoliers_move_to_another_of_the_own_zones_and_nowhere_else(table: Scenario) -> None:
    begin(table, "capital", capital("Empire", resources=1, kingdom=["Pistoliers"]), orcs())
    table.ann.chooses("use Pistoliers")
    assert table.ann.choices == ["zone 0 quest", "zone 0 battlefield"]
    table.ann.chooses("zone 0 quest")
    assert table.ann.quest == ["Pistoliers"]


@rule("invasion.zone.move-only-by-effects")
def test_cards_in_play_move_only_by_effects(table: Scenario) -> None:
    """A unit that attacks stays where it is, and so does one that could defend elsewhere."""
    begin(
        table,
        "battlefield",
        capital("Empire", resources=3, hand=["Forced March"], battlefield=["Free Company"]),
        dwarfs(kingdom=["Mountain Brigade"]),
    )
    assert table.ann.choices == ["pass", "play Forced March"], "nothing else moves a unit"
    table.ann.passes()
    table.ann.chooses("target 1 quest")
    table.ann.passes()
    table.ann.chooses("Free Company")
    assert table.ann.battlefield == ["Free Company"]
    table.ann.chooses("play Forced March")
    table.ann.chooses("Free Company")
    assert table.ann.choices == ["zone 0 kingdom", "zone 0 quest"], "and no effect that moves it takes it out of play"
    table.ann.chooses("zone 0 kingdom")
    assert table.ann.kingdom == ["Free Company"]


# ---- Entering play


@rule("invasion.zone.being-played-chain")
def test_a_card_that_is_being_played_is_no_target_of_what_is_about_cards_in_play(table: Scenario) -> None:
    begin(
        table,
        "capital",
        orcs(resources=9, hand=["Boar Boyz"], kingdom=["Squig Herders"]),
        capital("Empire", hand=["Demoralise"]),
    )
    table.ann.chooses("play Boar Boyz kingdom")
    assert len(table.chain) == 1
    table.bob.chooses("play Demoralise")
    assert table.bob.choices == ["Squig Herders"]


@rule("invasion.zone.entering-savage-marauders")
def test_savage_marauders_enter_play_last_and_are_stopped_only_by_what_speaks_of_cards_just_played(
    table: Scenario,
) -> None:
    begin(
        table,
        "capital",
        chaos(resources=9, hand=["Savage Marauders", "Seduced by Darkness"], kingdom=["Chaos Knights"]),
        capital("High Elf", resources=9, hand=["Asuryan's Cleansing", "Demoralise"], kingdom=["Silver Helm Brigade"]),
    )
    table.ann.chooses("play Savage Marauders battlefield")
    table.bob.chooses("play Demoralise")
    assert table.bob.choices == ["Chaos Knights", "Silver Helm Brigade"], "cards in play are targets as ever"
    table.bob.chooses("Chaos Knights")
    table.ann.chooses("play Seduced by Darkness")
    table.ann.chooses("Silver Helm Brigade")
    table.bob.chooses("play Asuryan's Cleansing")
    assert table.bob.choices == ["Savage Marauders"]
    table.bob.chooses("Savage Marauders")
    assert table.ann.asked == "unless-paid", "the last resolves first"
    assert not table.piece("Silver Helm Brigade").corrupted
    table.ann.chooses("no")
    assert table.piece("Silver Helm Brigade").corrupted
    assert table.ann.battlefield == []
    assert table.ann.discard == ["Savage Marauders", "Seduced by Darkness"], "they come last, and are cancelled"


@rule("invasion.zone.enter-play-abilities-usable")
def test_a_card_that_has_entered_play_can_use_its_abilities_at_once(table: Scenario) -> None:
    begin(table, "capital", orcs(resources=3, hand=["Forest Goblins"], kingdom=["Squig Herders"]), dwarfs())
    table.ann.chooses("play Forest Goblins quest")
    assert table.ann.quest == ["Forest Goblins"]
    assert table.ann.choices == ["pass", "use Forest Goblins"], "triggered by its own entering"


@rule("invasion.zone.enter-black-knights-of-morr")
def test_black_knights_of_morr_are_triggered_by_their_own_entering_in_the_next_chain(table: Scenario) -> None:
    begin(
        table,
        "capital",
        capital("Empire", resources=5, hand=["Black Knights of Morr"]),
        orcs(resources=9, hand=["Favour of Mork"], kingdom=["Boar Boyz", "Squig Herders"]),
    )
    table.ann.chooses("play Black Knights of Morr kingdom")
    assert table.deciding == ["bob"]
    table.bob.passes()
    assert table.ann.kingdom == ["Black Knights of Morr"]
    table.bob.passes()
    table.ann.chooses("use Black Knights of Morr")
    assert table.ann.choices == ["Black Knights of Morr", "Boar Boyz", "Squig Herders"]
    table.ann.chooses("Boar Boyz")
    assert len(table.chain) == 1


@rule("invasion.zone.illegal-on-entry-sacrificed")
def test_a_unit_that_may_not_be_there_when_it_enters_is_sacrificed(table: Scenario) -> None:
    """While Durgnar is being played Bob turns a hidden King up in the same zone: then there are two Heroes."""
    begin(
        table,
        "capital",
        dwarfs(
            resources=9,
            hand=["Durgnar the Bold"],
            kingdom=["King Kazador {development=true, facedown=true}"],
            battlefield=["Black Orc Squad"],
        ),
        orcs(resources=9, hand=["Rip Dere 'eads Off!"]),
    )
    table.ann.chooses("play Durgnar the Bold kingdom")
    table.bob.chooses("play Rip Dere 'eads Off!")
    table.bob.chooses("King Kazador")
    assert table.ann.kingdom == ["King Kazador"]
    assert table.ann.discard == ["Durgnar the Bold"]


# ---- Put into play


@rule("invasion.zone.put-into-play-limits")
def test_what_is_put_into_play_goes_only_where_its_own_text_allows(table: Scenario) -> None:
    fallen = ["Defender of the Hold", "Runesmith"]
    for name, zones in (("Defender of the Hold", None), ("Runesmith", ["kingdom", "quest", "battlefield"])):
        begin(
            table,
            "capital",
            dwarfs(resources=9, hand=["Stand Your Ground"], battlefield=fallen),
            orcs(resources=9, hand=["Troll Vomit"]),
            active=1,
        )
        table.bob.chooses("play Troll Vomit")
        resolves(table)
        table.ann.orders(*fallen)
        table.ann.chooses("play Stand Your Ground")
        table.ann.chooses(name)
        resolves(table)
        if zones is None:
            assert table.ann.battlefield == [name], "battlefield only"
        else:
            assert table.ann.choices == [f"zone 0 {zone}" for zone in zones]


@rule("invasion.zone.put-into-play-limits")
def test_what_is_put_into_play_is_not_a_second_copy_of_a_unique_card(table: Scenario) -> None:
    begin(
        table,
        "capital",
        chaos(
            resources=9,
            hand=["Call the Brayherd"],
            kingdom=["Melekh the Changer"],
            deck=["5x Melekh the Changer", "9x Hate"],
        ),
        dwarfs(),
    )
    table.ann.chooses("play Call the Brayherd")
    resolves(table)
    assert table.ann.battlefield == []
    assert table.ann.kingdom == ["Melekh the Changer"]


@rule("invasion.zone.put-into-play-only-from-out-of-play")
def test_only_what_is_out_of_play_is_put_into_play(table: Scenario) -> None:
    """The unit that fell is back in play when Seeking New Slaves resolve: then there is nothing to put into play."""
    begin(
        table,
        "capital",
        orcs(resources=9, hand=["Troll Vomit", "Seeking New Slaves"]),
        dwarfs(resources=9, hand=["Stand Your Ground"], kingdom=["Runesmith"]),
    )
    table.ann.chooses("play Troll Vomit")
    resolves(table)
    table.bob.passes()
    table.ann.chooses("play Seeking New Slaves")
    table.bob.chooses("play Stand Your Ground")
    table.bob.chooses("Runesmith")
    table.bob.chooses("zone 1 quest")
    resolves(table)
    assert table.bob.quest == ["Runesmith"]
    assert (table.piece("Runesmith").controller, table.piece("Runesmith").corrupted) == (1, False)


def target_is_taken_back(table: Scenario, quest: str, tokens: int) -> None:
    """Arcane Power takes a unit in Ann's discard pile back to her hand before the action of her quest resolves."""
    begin(
        table,
        "capital",
        dwarfs(
            resources=9,
            hand=["Arcane Power"],
            discard=["Runesmith"],
            kingdom=["King Kazador #1", "Shield of Aeons {on=#1}"],
            quest=[f"{quest} #2 {{resources={tokens}}}", "Mountain Brigade {quest=#2}"],
        ),
        orcs(),
    )
    table.ann.chooses(f"use {quest}")
    table.ann.chooses("Runesmith")
    table.ann.chooses("play Arcane Power")
    table.ann.chooses("Runesmith")


@rule("invasion.target.becomes-illegal")
def test_a_card_that_has_gone_from_the_discard_pile_is_not_put_into_play(table: Scenario) -> None:
    target_is_taken_back(table, "Return to Glory", 2)
    assert table.ann.hand == ["Mountain Brigade", "Runesmith"]
    assert table.ann.asked == "act-or-pass", "and not into which zone the unit goes"
    assert table.piece("Return to Glory").resources == 0, "what was paid stays paid"


@rule("invasion.target.becomes-illegal")
def test_a_card_that_has_gone_from_the_discard_pile_is_not_shuffled_into_the_deck(table: Scenario) -> None:
    target_is_taken_back(table, "Prepare for War!", 1)
    assert table.ann.hand == ["Mountain Brigade", "Runesmith"]


# ---- Leaving play


@rule("invasion.zone.out-of-play-owner")
@pytest.mark.parametrize(("hand", "where"), [("Pilgrimage", "hand"), ("Flames of Tzeentch", "discard")])
def test_a_card_that_leaves_play_goes_to_its_owner(table: Scenario, hand: str, where: str) -> None:
    stolen = ["Runesmith [owner bob]"]
    begin(table, "capital", chaos(resources=9, hand=[hand], kingdom=stolen, battlefield=["Black Orc Squad"]), dwarfs())
    table.ann.chooses(f"play {hand}")
    if hand == "Flames of Tzeentch":
        table.ann.says(2)
    table.ann.chooses("Runesmith")
    resolves(table)
    assert table.bob.cards_in(where) == ["Runesmith"]
    assert table.ann.cards_in(where) == ([hand] if where == "discard" else [])


@rule("invasion.zone.leaves-play-examples", "invasion.zone.leaves-play-no-abilities")
def test_only_what_speaks_of_the_card_itself_works_when_it_has_left_play(table: Scenario) -> None:
    fallen = ["Blue Horrors", "Crypt Ghouls", "Thief of Essence", "Dwarf Ranger", "Runesmith"]
    begin(
        table,
        "capital",
        chaos(resources=0, hand=["Blue Horrors"], quest=fallen),
        orcs(resources=9, hand=["Troll Vomit"]),
        active=1,
    )
    table.bob.chooses("play Troll Vomit")
    table.ann.orders(*fallen)
    assert table.bob.damage == table.ann.damage == (0, 0, 0), "Dwarf Ranger has left play, too"
    assert table.ann.choices == ["pass", "use Blue Horrors", "use Crypt Ghouls"]


@rule("invasion.zone.leaves-play-no-abilities")
def test_those_that_stay_in_play_are_triggered(table: Scenario) -> None:
    begin(
        table,
        "capital",
        chaos(resources=9, hand=["Flames of Tzeentch", "Hate"], quest=["Thief of Essence", "Runesmith"]),
        orcs(),
    )
    table.ann.chooses("play Flames of Tzeentch")
    table.ann.says(1)
    table.ann.chooses("Runesmith")
    resolves(table)
    assert "use Thief of Essence" in table.ann.choices


@rule("invasion.zone.leaves-play-physically-gone")
def test_a_card_has_arrived_elsewhere_when_its_leaving_triggers_something(table: Scenario) -> None:
    """Blue Horrors that go back to the hand find themselves there."""
    begin(table, "capital", chaos(resources=9, hand=["Pilgrimage", "Hate"], kingdom=["Blue Horrors"]), dwarfs())
    table.ann.chooses("play Pilgrimage")
    table.ann.chooses("Blue Horrors")
    resolves(table)
    assert table.ann.hand == ["Hate", "Blue Horrors"]
    table.ann.chooses("use Blue Horrors")
    resolves(table)
    assert table.ann.choices == ["Blue Horrors"]
    table.ann.chooses("Blue Horrors")
    table.ann.chooses("zone 0 quest")
    assert table.ann.quest == ["Blue Horrors"]


@rule("invasion.zone.leaves-play-who-and-when")
def test_who_controlled_the_card_when_it_left_triggers_it_at_the_first_opportunity(table: Scenario) -> None:
    begin(
        table,
        "capital",
        chaos(resources=5, hand=["Flames of Tzeentch", "2x Hate"], kingdom=["Crypt Ghouls [owner bob]"]),
        orcs(resources=9, hand=["Favour of Mork"], kingdom=["Boar Boyz", "Squig Herders"]),
    )
    table.ann.chooses("play Flames of Tzeentch")
    table.ann.says(1)
    table.ann.chooses("Crypt Ghouls")
    resolves(table)
    assert table.bob.discard == ["Crypt Ghouls"]
    assert table.bob.choices == ["pass", "play Favour of Mork"], "Bob owns the Ghouls, and did not control them"
    table.bob.passes()
    assert "use Crypt Ghouls" in table.ann.choices
    table.ann.chooses("develop Hate kingdom")
    resolves(table)
    table.bob.passes()
    assert table.ann.choices == ["pass", "play Hate"], "Ann did something else first"
