"""What a view adds for whoever draws the table: the chain, the combat, the place in the timing chart."""

from __future__ import annotations

from typing import Any

from nefrit.invasion.chart import CHART
from nefrit.invasion.constants import CATACLYSM
from nefrit.invasion.game import GAME
from nefrit.kernel.chart import place_in
from nefrit.kernel.procedures import steps_of
from nefrit.rulebook import catalog
from nefrit.testing import Scenario, rule
from nefrit.text.seeing import seen
from nefrit.text.speech import Speech
from tests.invasion.sides import HIDDEN, attacks, begin, defends, dwarfs, orcs, passes, resolves

__all__ = ["GAME"]


def table_seen(table: Scenario, seat: int) -> dict[str, Any]:
    """The table in a view."""
    shown: dict[str, Any] = seen(table.game, seat)["table"]
    return shown


def test_a_link_of_the_chain_says_what_it_is_and_where_it_goes(table: Scenario) -> None:
    begin(table, "capital", dwarfs(hand=["Runesmith"], resources=4), orcs(hand=["Pigeon Bombs"], resources=9))
    table.ann.chooses("play Runesmith quest")
    [link] = table_seen(table, 1)["chain"]
    assert (link["verb"], link["zone"], link["seat"]) == ("play", "quest", 0)
    assert link["source"] is not None


def test_others_do_not_see_which_card_becomes_a_development(table: Scenario) -> None:
    begin(table, "capital", dwarfs(hand=["Runesmith"]), orcs(hand=["Pigeon Bombs"], resources=9))
    table.ann.chooses("develop Runesmith kingdom")
    [own], [theirs] = (table_seen(table, seat)["chain"] for seat in (0, 1))
    assert (own["verb"], own["zone"]) == (theirs["verb"], theirs["zone"]) == ("develop", "kingdom")
    assert own["source"] is not None
    assert not isinstance(theirs["source"], int)


def test_among_more_than_two_players_a_zone_is_told_by_the_name_of_its_player(table: Scenario) -> None:
    sides = {name: dwarfs(battlefield=["Mountain Brigade"]) for name in ("ann", "bob", "cid")}
    board = {"active": 0, "first": 0, "turn": 3, "phase": "battlefield"}
    table.position("battlefield", **sides, **board, options={"format": CATACLYSM})
    passes(table)
    told = Speech(GAME, tuple(sides)).options(seen(table.game, 0))
    assert told[1:] == [
        f"{name}\u2019s {zone}" for name in ("Bob", "Cid") for zone in ("kingdom", "quest zone", "battlefield")
    ]
    begin(table, "battlefield", dwarfs(battlefield=["Mountain Brigade"]), orcs())
    passes(table)
    assert "The opponent\u2019s kingdom" in Speech(GAME, ("ann", "bob")).options(seen(table.game, 0))


@rule("invasion.timing.a1-constant-active-player")
def test_of_two_effects_of_the_same_card_each_is_told_by_its_target(table: Scenario) -> None:
    """Both units are sacrificed at the end of the turn, in the order that the active player chooses."""
    hidden = [f"Boar Boyz {HIDDEN}", f"Black Orc Squad {HIDDEN}"]
    begin(
        table,
        "capital",
        orcs(resources=9, hand=["2x Rip Dere 'eads Off!"], kingdom=hidden, battlefield=["Black Orc Squad"]),
        dwarfs(),
    )
    for name in ("Boar Boyz", "Black Orc Squad"):
        table.ann.chooses("play Rip Dere 'eads Off!")
        if table.ann.asked == "choose-target":
            table.ann.chooses(name)
        resolves(table)
    passes(table)
    table.ann.passes()
    passes(table)
    told = Speech(GAME, ("ann", "bob")).options(seen(table.game, 0))
    assert told == ["Rip Dere 'eads Off!: Boar Boyz", "Rip Dere 'eads Off!: Black Orc Squad"]
    table.ann.answers(1)
    assert table.ann.discard[:2] == ["Boar Boyz", "Black Orc Squad"]


def test_a_combat_says_what_reaches_the_zone(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        dwarfs(battlefield=["2x Mountain Brigade"], hand=["Striking the Grudge"], resources=3),
        orcs(quest=["Squig Herders"]),
    )
    attacks(table, "quest", "Mountain Brigade", "Mountain Brigade")
    before = table_seen(table, 1)["combat"]
    assert (before["pools"], before["reaches"]) == ([4, 0], 4)
    defends(table, "Squig Herders")
    after = table_seen(table, 0)["combat"]
    assert (after["pools"][0], after["reaches"]) == (4, 4 - 2)


def test_every_step_of_the_chart_is_a_step_of_the_rules_and_has_words() -> None:
    known, speech = catalog("invasion").entries, Speech(GAME, ())
    for phase in CHART:
        assert phase.rule in known
        assert speech.messages.has(f"chart-{phase.name}")
        for step in phase.steps:
            assert step.rule in known
            assert speech.messages.has(f"chart-{step.number.replace('.', '-')}")
            for procedure, name in step.carried_out:
                assert name in [one.__name__ for one in steps_of(procedure)], step.number


def test_a_game_is_somewhere_in_the_chart(table: Scenario) -> None:
    begin(table, "battlefield", dwarfs(battlefield=["Mountain Brigade"]), orcs(quest=["Squig Herders"]))
    passes(table)
    assert place_in(CHART, table.game) == ("battlefield", ("4.3",))
    attacks(table, "quest", "Mountain Brigade")
    assert place_in(CHART, table.game) == ("battlefield", ("4.9",))
    assert GAME.round_of(table.game) == 3
