"""What views tell beyond the records, for whoever shows the table."""

from __future__ import annotations

from typing import Any

from nefrit.imperium.definition import GAME
from nefrit.imperium.scoring import score
from nefrit.kernel.match import Match
from nefrit.kernel.record import Header
from nefrit.testing import Scenario, rule, side
from nefrit.text.seeing import seen
from tests.imperium.tables import middle

__all__ = ["GAME"]


def shown(table: Scenario, reader: int, seat: int) -> tuple[dict[str, int], int, int]:
    """The lines of a player's score as somebody reads them, the total, and how many cards the reader does not know."""
    told: dict[str, Any] = seen(table.game, reader)["seats"][seat]["score"]
    lines = {table.game.faces[line["card"]].name: line["points"] for line in told["lines"]}
    return lines, told["total"], told["unknown"]


def test_a_score_counts_what_its_reader_knows(table: Scenario) -> None:
    hidden = {"hand": ["Eminent"], "history": ["Scythians"], "deck": ["2x Unrest"]}
    table.position("turn", ann=side(progress=2, discard=["Unrest"], **hidden), bob=side(), **middle())
    assert shown(table, 0, 0) == ({"Unrest": -2, "Eminent": 8, "Scythians": 3}, 11, 2)
    for other in (1, 2):
        assert shown(table, other, 0) == ({"Unrest": -2}, 0, 4)


def test_points_for_other_cards_give_no_hidden_card_away(table: Scenario) -> None:
    """The power card of the Macedonians gives a point for each region that is owned, wherever it lies."""
    readings = []
    for hand in (["3x Jungle"], ["3x Unrest"]):
        table.position("turn", ann=side(standing=["mac-power-b"], hand=hand), bob=side(), **middle())
        readings.append((shown(table, 0, 0)[0], shown(table, 1, 0)))
    (own, others), (own_then, others_then) = readings
    assert own != own_then
    assert others == others_then


def test_at_the_end_everybody_sees_what_is_counted(table: Scenario) -> None:
    ann = side(progress=1, deck=["Scythians"], hand=["Eminent"], history=["Unrest"])
    table.position("round", ann=ann, bob=side(), rounds_left=1, **middle())
    assert table.winners == ["ann"]
    for reader in range(3):
        assert shown(table, reader, 0) == ({"Unrest": -2, "Eminent": 8, "Scythians": 3}, score(table.game, 0), 0)


def test_nations_are_told_before_their_cards_are_laid_out() -> None:
    match = Match(GAME, Header(GAME.name, seats=3, seed=1, options={"nations": "choose"}))
    chosen = ["", "", ""]
    for _ in range(3):
        decision = match.game.pending[0]
        assert decision.prompt == "choose-nation"
        chosen[decision.seat] = str(decision.options[1])
        match.answer(decision.seat, 1)
        assert [shown["nation_name"] for shown in seen(match.game, 0)["seats"]] == chosen
    assert match.game.pending[0].prompt == "choose-side"


@rule("imperium.nation.complexity")
def test_how_hard_nations_are_to_play_is_told_where_one_is_chosen(table: Scenario) -> None:
    table.begins(seats=2, nations="choose", seed=1)
    chooser = table.game.pending[0].seat
    told = {option["word"]: option["now"] for option in seen(table.game, chooser)["decision"]["options"]}
    assert (told["romans"], told["greeks"]) == ({"complexity": "low"}, {"complexity": "high"})
    assert told["celts"] == {"complexity": "unknown"}
    assert seen(table.game, 1 - chooser)["decision"] is None
    for seat in (chooser, 1 - chooser):
        table.answer(seat, 0)
    assert not any("now" in option for option in seen(table.game, chooser)["decision"]["options"])
