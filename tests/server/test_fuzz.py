"""Whatever clients send, at whatever moment: what is wrong is refused and changes nothing, and the game can go on."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from examples.goofspiel import GAME as GOOFSPIEL
from nefrit.kernel.match import replay
from nefrit.kernel.record import read_record
from nefrit.l5r.game import GAME as L5R
from tests.server.players import Player, legal_answer, opened
from tests.server.processes import Server

SEEDS = 240
TABLES = 8
MESSAGES = 8
GAMES: dict[str, tuple[Any, dict[str, Any]]] = {"goofspiel": (GOOFSPIEL, {"options": {"cards": 13}}), "l5r": (L5R, {})}

NEVER = 777_777
"""No decision has this number."""

Make = Callable[[Random, Player], str]


def any_number(chance: Random) -> int:
    return chance.choice((0, 1, -1, chance.randrange(-5, 20), 2**53, -(2**63), 10**40))


def any_value(chance: Random, depth: int = 0) -> Any:
    """Anything that JSON can say."""
    kinds: list[Callable[[], Any]] = [
        lambda: any_number(chance),
        lambda: chance.random() * 10,
        lambda: chance.choice((None, True, False, "", "0", "pass", "\ud800", "x" * 50)),
    ]
    if depth < 3:
        kinds.append(lambda: [any_value(chance, depth + 1) for _ in range(chance.randrange(5))])
        kinds.append(lambda: {chance.choice("abc"): any_value(chance, depth + 1) for _ in range(chance.randrange(3))})
    return chance.choice(kinds)()


def garbage(chance: Random, _: Player) -> str:
    return "".join(
        chr(chance.choice((34, 58, 91, 123, 125, chance.randrange(32, 300)))) for _ in range(chance.randrange(60))
    )


def nonsense(chance: Random, _: Player) -> str:
    kind = chance.choice(("answer", "why", "preview", "policy", "hello", "cheat", any_value(chance)))
    names = ("decision", "value", "card", "stop", "until", "token", "seat", "from")
    more = {name: any_value(chance) for name in chance.sample(names, chance.randrange(4))}
    if "decision" in more:
        # By chance it could be a legal answer.
        more["decision"] = chance.choice((NEVER, -1, "1", None, 0.5))
    return json.dumps({"type": kind, **more})


def broken(chance: Random, _: Player) -> str:
    """A good message with some characters of it exchanged, dropped or doubled."""
    text = list(json.dumps({"type": "answer", "decision": NEVER, "value": 0}))
    for _ in range(chance.randrange(1, 4)):
        place = chance.randrange(len(text))
        text[place : place + 1] = chance.choice(([], [text[place]] * 2, [chr(chance.randrange(32, 127))]))
    return "".join(text)


def out_of_turn(chance: Random, player: Player) -> str:
    """An answer to another question, or to none."""
    decision = number_of(player) + chance.choice((-1, 1, 2, 5))
    return json.dumps({"type": "answer", "decision": max(0, decision), "value": chance.randrange(3)})


def illegal(chance: Random, player: Player) -> str:
    """An answer to the right question that is none of its answers."""
    value = chance.choice((-1, 500, [0, 0], [-1], [10**6], list(range(300)), [], 2**53))
    decision = player.view.get("view", {}).get("decision")
    if decision is not None and decision["kind"] != "one" and not isinstance(value, int):
        value = 10**9
    return json.dumps({"type": "answer", "decision": number_of(player), "value": value})


def about_a_card(chance: Random, _: Player) -> str:
    return json.dumps({"type": chance.choice(("why", "preview")), "card": chance.randrange(300)})


def small_talk(chance: Random, _: Player) -> str:
    kind = chance.choice(("undo", "agree", "decline", "go-on", "ping", "rematch"))
    return json.dumps({"type": kind})


def number_of(player: Player) -> int:
    return 1 if player.asked is None else int(player.asked["decision"])


HARMLESS: tuple[Make, ...] = (garbage, nonsense, broken, out_of_turn, illegal, about_a_card)


def settled(players: list[Player]) -> None:
    """Every answer to what was sent so far has come, and everybody has seen what came of it."""
    # What the last of them did is known only when all have been answered: then the first asks again.
    for _ in range(2):
        for player in players:
            player.send(type="ping")
            player.view_at(player.expect("pong")["sequence"])


def one_legal_answer(players: list[Player], chance: Random) -> bool:
    """Somebody who is asked answers legally; whether anybody is."""
    asked = [player for player in players if player.asked is not None]
    if not asked:
        return False
    player = chance.choice(asked)
    player.answers_and_waits(legal_answer(player.view["view"]["decision"], chance))
    return True


@pytest.mark.parametrize("number", range(TABLES))
def test_nothing_that_is_sent_harms_a_table(server: Server, number: int) -> None:
    game = "l5r" if number % 4 == 3 else "goofspiel"
    definition, more = GAMES[game]
    table, tokens = opened(server, game=game, **more)
    with (
        Player(server, table, tokens[0]) as ann,
        Player(server, table, tokens[1]) as bob,
        Player(server, table) as watching,
    ):
        seats = [ann, bob]
        for player in (*seats, watching):
            player.view_at(1)
        for seed in range(number * SEEDS // TABLES, (number + 1) * SEEDS // TABLES):
            chance = Random(seed)
            settled([*seats, watching])
            before = [player.view["view"] for player in seats]
            for _ in range(MESSAGES):
                player = chance.choice((*seats, watching))
                player.socket.send(chance.choice(HARMLESS)(chance, player).encode("utf-8", "replace").decode())
            settled([*seats, watching])
            assert [player.view["view"] for player in seats] == before, f"seed {seed} changed something"
            player = chance.choice(seats)
            player.socket.send(small_talk(chance, player))
            settled([*seats, watching])
            if ann.view["undo"] is not None:
                other = seats[1 - ann.view["undo"]["seat"]]
                other.send(type="decline")
                settled(seats)
            one_legal_answer(seats, chance)
            settled([*seats, watching])
        if ann.view["view"]["outcome"] is None:
            ann.send(type="concede")
            assert ann.expect("over")["winners"] == [1]
    record = read_record(server.request("GET", f"/tables/{table}/record").content)
    replay(definition, record)
    assert "Traceback" not in server.output.read_text()
