"""Records positions of real games, for the tests that measure the table: `make positions`.

A seat plays at random against the bot `greedy`, with fixed seeds, at tables of every kind in `OPENINGS`. Of every kind
of decision that comes up the position is kept in which most lies on the table; further ones are kept until there are
enough. The end of a game is kept, too.
"""

from __future__ import annotations

import gzip
import json
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

from nefrit.manifest import own_names
from tests.server.players import Message, Player, legal_answer
from tests.server.processes import Server, serving
from tests.web.setting import new_server

FOLDER = Path(__file__).with_name("positions")

LEAST = {"l5r": 20}
"""How many positions there are at least of a game; of the others `FEW`."""
FEW = 10

SEEDS = 3
"""How often each table is played."""
LONGEST = 400
"""Nobody answers more decisions than so many at one table."""
STEPS = 8
"""So many of the last steps of the log are kept."""
MOST_PREVIEWS = 8

OPENINGS: dict[str, tuple[dict[str, Any], ...]] = {
    "l5r": tuple([{"deck": clan} for clan in ("crab", "crane", "dragon", "lion", "phoenix", "scorpion", "unicorn")]),
    "senjutsu": (
        {},
        {"deck": "monk"},
        {"deck": "ninja", "seats": 4},
        {"deck": "warrior", "options": {"board": "burnt-village", "terrain": "placed"}},
    ),
    "imperium": ({}, {"seats": 4}, {"options": {"box": "legends", "nations": "choose"}}),
    "invasion": (
        {},
        {"deck": "orc"},
        {"deck": "dark-elf"},
        {"deck": "chaos"},
        {"seats": 3, "options": {"format": "cataclysm"}},
    ),
}

Position = dict[str, Any]


def positions(game: str) -> list[Position]:
    """The recorded positions of a game."""
    with gzip.open(FOLDER / f"{game}.json.gz", "rt", encoding="utf-8") as file:
        found: list[Position] = json.load(file)
    return found


class Recorder(Player):
    """Somebody who answers at random and keeps what was seen."""

    steps: tuple[Message, ...] = ()
    """The log as a client keeps it."""
    answered = 0
    """The number of the decision that was answered last."""

    def receive(self) -> Message:
        message = super().receive()
        assert message["type"] != "refused", message
        if message["type"] == "view":
            kept = [step for step in self.steps if step["sequence"] <= message["log"]["keep"]]
            self.steps = (*kept, *message["log"]["steps"])
        return message

    def waits(self) -> Message:
        """The next view in which this seat is asked, or the last one; with the last steps of the log."""
        while True:
            message = self.view
            if message and (message["view"]["outcome"] or (message["asked"] or {}).get("decision", 0) > self.answered):
                return message | {"log": {"keep": 0, "steps": list(self.steps[-STEPS:])}}
            self.receive()

    def foresees(self, message: Message) -> dict[str, Message]:
        """What the cards would do that can be chosen, as the server tells it."""
        options = message["view"]["decision"]["options"]
        cards = dict.fromkeys([option["card"] for option in options if isinstance(option.get("card"), int)])
        found = {}
        for card in list(cards)[:MOST_PREVIEWS]:
            self.send(type="preview", card=card)
            told = self.expect("previewed")
            if told["preview"] is not None:
                found[str(card)] = told
        return found

    def plays(self) -> Iterator[Position]:
        """Play a game to its end, position by position."""
        message = self.waits()
        for _ in range(LONGEST):
            if message["view"]["outcome"] is not None:
                yield {"view": message, "next": None, "previews": {}, "over": self.expect("over")}
                return
            previews = self.foresees(message)
            self.answer(self.chooses(message["view"]["decision"]))
            self.answered = message["asked"]["decision"]
            after = self.waits()
            yield {"view": message, "next": after if after["asked"] else None, "previews": previews, "over": None}
            message = after

    def chooses(self, decision: Message) -> Any:
        """An answer at random that seldom passes, so that much comes up."""
        if decision["kind"] != "one" or self.chance.random() < 0.3:
            return legal_answer(decision, self.chance)
        words = [option.get("word") or option.get("verb") for option in decision["options"]]
        return self.chance.choice([at for at, word in enumerate(words) if word != "pass"] or [0])


def played(server: Server, game: str) -> Iterator[Position]:
    """Every position of every game that is played for the record."""
    for opening in OPENINGS[game]:
        for seed in range(SEEDS):
            table = server.post("/tables", game=game, name="Ann", seat=0, against="greedy", **opening)
            with Recorder(server, table["table"], table["token"]) as player:
                player.chance = Random(seed)
                yield from player.plays()


def kind_of(position: Position) -> str:
    """The kind of decision: how it is answered and what it asks."""
    decision = position["view"]["view"]["decision"]
    return "over" if decision is None else f"{decision['kind']} {decision['prompt']}"


def crowd(position: Position) -> int:
    """How much lies on the table and can be chosen."""
    view = position["view"]["view"]
    seen = sum(len([card for card in zone["cards"] if "face" in card]) for zone in view["zones"])
    return seen + (len(view["decision"]["options"]) if view["decision"] else 0)


def chosen(found: Sequence[Position], least: int) -> list[Position]:
    """Of every kind of decision the fullest position, and further full ones until there are enough."""
    ranks: dict[str, list[Position]] = {}
    for position in sorted(found, key=crowd, reverse=True):
        ranks.setdefault(kind_of(position), []).append(position)
    kept = []
    for rank in range(least):
        for kind, full in sorted(ranks.items()):
            if rank < len(full) and (rank == 0 or len(kept) < least):
                kept.append({"name": f"{kind} {rank + 1}"} | full[rank])
    return kept


def main(games: Sequence[str]) -> None:
    """Record the positions of these games, or of all."""
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, serving(new_server(Path(folder))) as (server,):
        for game in games or own_names():
            kept = chosen(list(played(server, game)), LEAST.get(game, FEW))
            text = json.dumps(kept, ensure_ascii=False, separators=(",", ":"))
            path = FOLDER / f"{game}.json.gz"
            path.write_bytes(gzip.compress(text.encode(), mtime=0))
            sys.stdout.write(f"{path.name}: {len(kept)} positions, {path.stat().st_size // 1024} KB\n")


if __name__ == "__main__":
    main(sys.argv[1:])
