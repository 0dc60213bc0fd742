"""What views and the log tell beyond the records, for whoever shows the table."""

from __future__ import annotations

from typing import Any

from nefrit.kernel.match import Match
from nefrit.kernel.record import Header
from nefrit.testing import Scenario
from nefrit.text.seeing import entry_seen, seen
from tests.senjutsu.sparring import GAME, duel, spar

__all__ = ["GAME"]


def told(table: Scenario, message: str, seat: int = 0) -> list[dict[str, Any]]:
    """The arguments of all entries of the log with this message, as a seat may read them."""
    entries = [entry_seen(entry, seat) for entry in table.match.log.entries]
    return [arguments for name, arguments in entries if name == message]


def test_the_paths_of_a_kamae_map_are_told(table: Scenario) -> None:
    fighters = [{"character": "ronin"}, {"character": "student"}]
    spar(table, {}, {}, options={"fighters": fighters})
    ann, bob = seen(table.game, 0)["seats"]
    assert ann["paths"]["balance"] == ["neutral", "determination"]
    assert bob["paths"]["balance"] == ["focus", "neutral"]


def test_an_automated_opponent_has_no_kamae_map() -> None:
    match = Match(GAME, Header(GAME.name, options={"fighters": ["ronin"], "opponents": ["katana"]}))
    player, opponent = seen(match.game, 0)["seats"]
    assert player["paths"]
    assert opponent["paths"] is None


def test_a_decision_about_a_movement_tells_which_figure_moves(table: Scenario) -> None:
    spar(table, {}, {})
    assert seen(table.game, 0)["decision"]["figure"] is None
    duel(table, "Turning Cut", bob_={"hex": [1, 0]})
    assert seen(table.game, 0)["decision"]["figure"] == [0, 1]
    duel(table, "Shove Far", bob_={"hex": [1, -1]})
    assert table.ann.asked == "displace"
    assert seen(table.game, 0)["decision"]["figure"] == [1, -1]


def test_a_decision_about_a_kamae_tells_whose_it_is(table: Scenario) -> None:
    duel(table, "Stance Cut")
    assert table.ann.asked == "switch-kamae"
    assert seen(table.game, 0)["decision"]["fighter"] == 0
    duel(table, "Firm Mind")
    table.ann.chooses("done")
    assert table.ann.asked == "shift-kamae"
    assert seen(table.game, 0)["decision"]["fighter"] == 0


def test_the_log_tells_the_hexes_of_an_attack_whether_it_hits_or_not(table: Scenario) -> None:
    duel(table, "Cut")
    assert [attack["hexes"] for attack in told(table, "attack-made")] == [((0, 0),)]
    duel(table, "Cut", bob_={"hex": [3, 0]})
    assert [attack["hexes"] for attack in told(table, "attack-made")] == [((0, 0),)]


def test_an_entry_tells_a_card_only_to_who_may_know_it() -> None:
    match = Match(GAME, Header(GAME.name, options={"fighters": ["ronin", "warrior"]}))
    while not any(entry.occurrence.message == "drew" for entry in match.log.entries):
        decision = match.game.pending[0]
        match.answer(decision.seat, decision.random(match.game.chance.copy()))
    (entry, *_) = [entry for entry in match.log.entries if entry.occurrence.message == "drew"]
    mine, others = (entry_seen(entry, seat)[1] for seat in (0, 1))
    assert mine["card"] in GAME.library.faces
    assert others["card"] is None
