"""Whole games over real sockets, by answers from the option lists."""

from __future__ import annotations

from typing import Any

from examples.goofspiel import GAME as GOOFSPIEL
from nefrit.kernel.match import Match, replay
from nefrit.kernel.record import read_record
from nefrit.l5r.game import GAME as L5R
from nefrit.text.seeing import seen
from nefrit.text.speech import Speech
from tests.server.players import Player, opened, play
from tests.server.processes import Server

SHORT: dict[str, Any] = {"options": {"cards": 3}}


def test_two_seats_play_a_whole_game_and_its_record_plays_to_the_same_end(server: Server) -> None:
    table, (ann, bob) = opened(server, options={"cards": 5})
    with Player(server, table, ann) as one, Player(server, table, bob) as other:
        assert play([one, other], 100) == 10
        over, same = one.expect("over"), other.expect("over")
        assert over["winners"] == same["winners"] == one.view["view"]["outcome"]["winners"]
        assert over["words"]
    record = read_record(server.request("GET", f"/tables/{table}/record").content)
    match = replay(GOOFSPIEL, record, check=True)
    assert match.game.outcome is not None
    assert list(match.game.outcome.winners) == over["winners"]
    assert server.get(f"/tables/{table}")["summary"]["state"] == "over"


def test_some_rounds_of_l5r(server: Server) -> None:
    table = server.post("/tables", game="l5r", name="Ann", deck="crane")
    bob = server.post(f"/tables/{table['table']}/join", name="Bob", deck="lion")["token"]
    with Player(server, table["table"], table["token"]) as one, Player(server, table["table"], bob) as other:
        given = play([one, other], 150)
        assert given > 60
        assert sum(map(len, one.log.values())) > given / 2
        assert all(
            len(view["asked"]["options"]) == len(view["view"]["decision"]["options"])
            for view in [*one.seen, *other.seen]
            if view["type"] == "view" and view["asked"]
        )


def faces(view: dict[str, Any], zone: str, seat: int) -> list[Any]:
    """What a view shows in a zone of a seat: for each card its face, or None."""
    [shown] = [one for one in view["view"]["zones"] if (one["zone"], one["seat"]) == (zone, seat)]
    return [card.get("face") for card in shown["cards"]]


def test_nobody_is_shown_another_hand(server: Server) -> None:
    table, (ann, bob) = opened(server, **SHORT)
    with Player(server, table, ann) as one, Player(server, table, bob) as other, Player(server, table) as watching:
        play([one, other], 1)
        for reader in (one, other, watching):
            reader.view_at(one.view["sequence"])
        assert None not in faces(one.view, "hand", 0)
        assert None not in faces(other.view, "hand", 1)
        assert set(faces(one.view, "hand", 1)) == set(faces(other.view, "hand", 0)) == {None}
        assert set(faces(watching.view, "hand", 0)) == set(faces(watching.view, "hand", 1)) == {None}


def test_every_reader_is_shown_exactly_what_the_engine_allows_it(server: Server) -> None:
    table, (ann, bob) = opened(server, game="l5r")
    with Player(server, table, ann) as one, Player(server, table, bob) as other, Player(server, table) as watching:
        play([one, other], 40)
        one.send(type="concede")
        for reader in (one, other, watching):
            reader.expect("over")
    match = Match(L5R, read_record(server.request("GET", f"/tables/{table}/record").content).header)
    speech = Speech(L5R, match.header.names)

    def told(seat: int) -> dict[str, Any]:
        view = seen(match.game, seat)
        speech.explain(view)
        return view

    allowed = {(0, seat): told(seat) for seat in range(3)}
    for seat, answer in read_record(server.request("GET", f"/tables/{table}/record").content).answers:
        match.answer(seat, answer)
        allowed |= {(len(match.answers), seat): told(seat) for seat in range(3)}
    # The table was opened and both sat down before the first answer.
    views = [(message, seat) for seat, reader in enumerate((one, other, watching)) for message in reader.seen]
    compared = 0
    for message, seat in views:
        if message["type"] == "view" and message["view"]["outcome"] is None:
            assert message["view"] == allowed[message["sequence"] - 3, seat]
            compared += 1
            assert seat < 2 or message["asked"] is None
    assert compared > 40


def test_a_spectator_can_do_nothing(server: Server) -> None:
    table, (ann, _) = opened(server, **SHORT)
    with Player(server, table) as watching, Player(server, table, ann) as one:
        decision = one.view_at(1)["asked"]["decision"]
        watching.send(type="answer", decision=decision, value=0)
        assert watching.refused() == "table.not-your-seat"
        for kind in ("undo", "agree", "decline", "concede", "rematch"):
            watching.send(type=kind)
            assert watching.refused() == "table.not-your-seat"
        assert watching.view["sequence"] == one.view["sequence"]


def test_answers_given_at_the_same_time_need_no_order(server: Server) -> None:
    table, (ann, bob) = opened(server, **SHORT)
    with Player(server, table, ann) as one, Player(server, table, bob) as other:
        one.view_at(1)
        before = other.view_at(1)
        one.answers_and_waits(0)
        assert one.view["view"]["answered"] == [0]
        assert one.asked is None
        # Bob answers what he was asked before Ann's answer came, under the number it had then.
        other.send(type="answer", decision=before["asked"]["decision"], value=1)
        assert other.view_at(before["sequence"] + 2)["view"]["answered"] == []


def test_words_come_in_the_language_of_the_reader(server: Server) -> None:
    table, (ann, _) = opened(server, **SHORT)
    with Player(server, table, ann, language="pl") as polish, Player(server, table, ann) as english:
        assert polish.view_at(1)["view"] == english.view_at(1)["view"]
        told = []
        for reader in (polish, english):
            reader.send(type="answer", decision=999, value=0)
            told.append(reader.expect("refused"))
        assert told[0]["rule"] == told[1]["rule"]
        assert told[0]["words"] != told[1]["words"]
        assert all(str(one["rule"]) not in one["words"] for one in told)


def test_why_a_card_cannot_be_used(server: Server) -> None:
    table, (ann, bob) = opened(server, game="l5r")
    with Player(server, table, ann) as one, Player(server, table, bob) as other:
        play([one, other], 6)
        [hand] = [zone for zone in one.view["view"]["zones"] if (zone["zone"], zone["seat"]) == ("hand", 0)]
        one.send(type="why", card=hand["cards"][0]["card"])
        told = one.expect("reasons")
        assert told["verdict"] in ("refused", "not-among", "others-decide")
        assert told["rule"].startswith("l5r.")
        assert bool(told["reasons"]) == (told["verdict"] == "refused")
        assert all(reason["rule"] and reason["words"] for reason in told["reasons"])
        assert all(step["title"] and step["rule"] for step in told["when"])
        for place in ("ring/fire", "hand/1/0", "nonsense"):
            one.send(type="why", place=place)
            told = one.expect("reasons")
            assert (told["card"], told["place"]) == (None, place)
            assert told["rule"]
        one.send(type="why", place="x" * 101)
        assert one.refused() == "table.not-understood"
        known = {card["card"] for zone in one.view["view"]["zones"] for card in zone["cards"] if "card" in card}
        one.send(type="why", card=next(number for number in range(500) if number not in known))
        assert one.refused() == "table.no-such-card"
        with Player(server, table) as watching:
            for asked in ({"card": hand["cards"][0]["card"]}, {"place": "ring/fire"}):
                watching.send(type="why", **asked)
                assert watching.refused() == "table.not-your-seat"


def test_what_a_card_would_do(server: Server) -> None:
    table, (ann, bob) = opened(server, game="senjutsu")
    with Player(server, table, ann) as one, Player(server, table, bob) as other:
        play([one, other], 5)
        [hand] = [zone for zone in one.view["view"]["zones"] if (zone["zone"], zone["seat"]) == ("hand", 0)]
        card = hand["cards"][0]
        one.send(type="preview", card=card["card"])
        told = one.expect("previewed")
        assert (told["card"], told["preview"]["face"]) == (card["card"], card["face"])
        hex = one.view["view"]["seats"][0]["hex"]
        assert all(end["start"]["hex"] == hex for end in told["preview"]["sections"][0]["ends"])
        named = {effect["line"] for end in told["preview"]["sections"][0]["ends"] for effect in end["effects"]}
        assert named
        assert named <= set(told["words"])
        known = {card["card"] for zone in one.view["view"]["zones"] for card in zone["cards"] if "card" in card}
        one.send(type="preview", card=next(number for number in range(500) if number not in known))
        assert one.refused() == "table.no-such-card"
        with Player(server, table) as watching:
            watching.send(type="preview", card=card["card"])
            assert watching.refused() == "table.not-your-seat"


def test_a_game_without_previews_tells_nothing(server: Server) -> None:
    table, (ann, _) = opened(server, **SHORT)
    with Player(server, table, ann) as one:
        [hand] = [zone for zone in one.view_at(1)["view"]["zones"] if (zone["zone"], zone["seat"]) == ("hand", 0)]
        one.send(type="preview", card=hand["cards"][0]["card"])
        told = one.expect("previewed")
        assert (told["preview"], told["words"]) == (None, {})


def test_who_is_there(server: Server) -> None:
    table, (ann, bob) = opened(server, **SHORT)
    with Player(server, table, ann) as one:
        assert one.expect("presence") == {"type": "presence", "seats": [True, False], "spectators": 0}
        with Player(server, table, bob):
            assert one.expect("presence")["seats"] == [True, True]
            with Player(server, table):
                assert one.expect("presence")["spectators"] == 1
            assert one.expect("presence")["spectators"] == 0
        assert one.expect("presence")["seats"] == [True, False]


def test_a_ping_is_answered(server: Server) -> None:
    table, (ann, _) = opened(server, **SHORT)
    with Player(server, table, ann) as one:
        one.send(type="ping")
        assert one.expect("pong")["sequence"] == one.view_at(1)["sequence"]
