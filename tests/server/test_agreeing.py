"""Taking back by agreement, giving up, playing again, and bots."""

from __future__ import annotations

from typing import Any

from tests.server.players import Player, opened, play
from tests.server.processes import Server

SHORT: dict[str, Any] = {"options": {"cards": 3}}


def test_an_answer_is_taken_back_when_everybody_agrees(server: Server) -> None:
    table, (ann, bob) = opened(server, options={"cards": 4})
    with Player(server, table, ann) as one, Player(server, table, bob) as other:
        play([one, other], 2)
        before, told = one.view["view"], dict(one.log)
        last = play_one_round(one, other)
        assert one.view["view"] != before
        assert len(one.log) > len(told)
        other.send(type="undo")
        assert one.view_at(last + 1)["undo"] == {"seat": 1, "agreed": [1]}
        one.send(type="agree")
        after = other.view_at(last + 2)
        assert after["undo"] is None
        # Bob answered second: only his own answer is back.
        assert after["asked"] is not None
        assert one.view_at(last + 2)["view"]["answered"] == [0]
        one.send(type="undo")
        other.view_at(last + 3)
        other.send(type="agree")
        assert one.view_at(last + 4)["view"] == before
        assert one.log == told
        # An old number answers nothing any more.
        one.send(type="answer", decision=last - 2, value=0)
        assert one.refused() == "table.other-decision"
        assert one.answers_and_waits() == last + 5


def play_one_round(one: Player, other: Player) -> int:
    """Ann bids, then Bob; the sequence number after it."""
    one.answers_and_waits()
    other.view_at(one.view["sequence"])
    last = other.answers_and_waits()
    one.view_at(last)
    return last


def test_nothing_is_taken_back_when_somebody_declines_or_plays_on(server: Server) -> None:
    table, (ann, bob) = opened(server, options={"cards": 4})
    with Player(server, table, ann) as one, Player(server, table, bob) as other:
        play([one, other], 2)
        last, before = one.view["sequence"], one.view["view"]
        one.send(type="agree")
        assert one.refused() == "table.nothing-asked"
        one.send(type="undo")
        other.view_at(last + 1)
        one.send(type="agree")
        assert one.refused() == "table.nothing-asked"
        other.send(type="decline")
        assert one.view_at(last + 2)["undo"] is None
        assert one.view["view"] == before
        one.send(type="undo")
        other.view_at(last + 3)
        other.answers_and_waits()
        assert one.view_at(last + 4)["undo"] is None
        assert one.view["view"]["answered"] == [1]


def test_who_has_answered_nothing_takes_nothing_back(server: Server) -> None:
    table, (ann, _) = opened(server, **SHORT)
    with Player(server, table, ann) as one:
        one.send(type="undo")
        assert one.refused() == "table.nothing-to-undo"


def test_against_bots_an_answer_is_taken_back_at_once(server: Server) -> None:
    table = server.post("/tables", game="goofspiel", name="Ann", options={"cards": 5}, bots=[{"seat": 1}])
    with Player(server, table["table"], table["token"]) as one:
        one.view_at(1)
        while one.view["view"]["answered"] != [1]:
            one.expect("view")
        before = one.view["view"]
        one.answers_and_waits()
        assert one.view["view"]["zones"] != before["zones"]
        one.send(type="undo")
        # The bot has answered before Ann did, so its answer stands.
        while one.view["view"] != before:
            one.expect("view")


def test_a_bot_plays_a_whole_game(server: Server) -> None:
    table = server.post("/tables", game="goofspiel", name="Ann", seats=3, **SHORT, bots=[{"seat": 1}, {"seat": 2}])
    with Player(server, table["table"], table["token"]) as one:
        one.view_at(1)
        assert one.view["names"] == ["Ann", "Robin the Carefree", "Alex the Carefree"]
        while one.view["view"]["outcome"] is None:
            if one.asked is not None:
                one.answers_and_waits()
            else:
                one.expect("view")
        assert one.expect("over")["words"]


def test_the_best_bot_of_a_game_answers_in_a_process_of_its_own(server: Server) -> None:
    table = server.post("/tables", game="l5r", name="Ann", deck="crane", bots=[{"seat": 1, "deck": "lion"}])
    with Player(server, table["table"], table["token"]) as one:
        one.view_at(1)
        given = 0
        while given < 12 and one.view["view"]["outcome"] is None:
            if one.asked is not None:
                one.answers_and_waits()
                given += 1
            else:
                one.expect("view")
        assert one.view["names"][1] == "Hideo the Steady"
        assert one.view["sequence"] > given + 3


def test_the_bot_that_searches_answers_too(server: Server) -> None:
    bots = [{"seat": 1, "deck": "lion", "bot": "search"}]
    table = server.post("/tables", game="l5r", name="Ann", deck="crane", bots=bots)
    with Player(server, table["table"], table["token"]) as one:
        one.view_at(1)
        given = 0
        while given < 4:
            if one.asked is not None:
                one.answers_and_waits()
                given += 1
            else:
                one.expect("view")
        assert one.view["names"][1] == "Hideo the Thoughtful"
        assert one.view["sequence"] > given


def test_who_gives_up_loses_and_all_may_play_again(server: Server) -> None:
    table, (ann, bob) = opened(server, **SHORT)
    with Player(server, table, ann) as one, Player(server, table, bob) as other:
        play([one, other], 1)
        other.send(type="rematch")
        assert other.refused() == "table.not-over"
        one.send(type="concede")
        over = other.expect("over")
        assert (over["winners"], over["rule"]) == ([1], "table.concession")
        assert "Bob" in over["words"]
        one.expect("over")
        assert one.view["asked"] is None
        one.send(type="answer", decision=1, value=0)
        assert one.refused() == "table.concession"
        one.send(type="undo")
        assert one.refused() == "table.is-over"
        one.send(type="rematch")
        assert other.expect("over")["rematch"] == [0]
        other.send(type="rematch")
        again = other.expect("over")["table"]
        assert again not in (None, table)
    with Player(server, again, ann) as one, Player(server, again, bob) as other:
        assert play([one, other], 100) == 6
    assert "digest" in server.get(f"/tables/{table}/record")


def test_among_three_a_bot_plays_on_for_who_gives_up(server: Server) -> None:
    table = server.post("/tables", game="goofspiel", name="Ann", seats=3, options={"cards": 2})
    bob, cid = (server.post(f"/tables/{table['table']}/join", name=name)["token"] for name in ("Bob", "Cid"))
    with Player(server, table["table"], table["token"]) as one, Player(server, table["table"], bob) as other:
        with Player(server, table["table"], cid) as third:
            third.view_at(1)
            third.send(type="concede")
            third.view_at(third.view["sequence"] + 1)
        assert play_until_over([one, other])["rule"] != "table.concession"


def play_until_over(players: list[Player]) -> dict[str, Any]:
    """Let seats answer whenever they are asked; how the game ended."""
    for player in players:
        player.view_at(1)
    while True:
        for player in players:
            if player.view["view"]["outcome"] is not None:
                return player.expect("over")
            if player.asked is not None:
                player.answers_and_waits()
            else:
                player.expect("view")


def test_bots_wait_while_people_talk_about_an_undo(server: Server) -> None:
    table = server.post(
        "/tables", game="goofspiel", name="Ann", seats=3, options={"cards": 3}, bots=[{"seat": 2, "bot": "random"}]
    )
    bob = server.post(f"/tables/{table['table']}/join", name="Bob")["token"]
    with Player(server, table["table"], table["token"]) as one, Player(server, table["table"], bob) as other:
        other.view_at(1)
        while 2 not in one.view_at(1)["view"]["answered"]:
            one.expect("view")
        one.answers_and_waits()
        last = one.view["sequence"]
        one.send(type="undo")
        assert other.view_at(last + 1)["undo"] == {"seat": 0, "agreed": [0]}
        other.send(type="agree")
        # Ann's answer alone is back: the bot had answered before her.
        assert one.view_at(last + 2)["view"]["answered"] == [2]
