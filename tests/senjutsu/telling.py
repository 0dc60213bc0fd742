"""What the log tells, kept beside the state: whoever reads nothing but the log knows how every fighter stands.

It shares no code with the rules: it believes each sentence of the log.
"""

from __future__ import annotations

from typing import Any

from nefrit.kernel.chance import Chance
from nefrit.kernel.decisions import Answer
from nefrit.kernel.definition import Definition
from nefrit.kernel.game import AnyGame
from nefrit.kernel.log import Log
from nefrit.kernel.occurrences import Occurrence
from nefrit.kernel.plain import fields_of
from nefrit.kernel.record import Header

Told = dict[str, Any]

COUNTED = {"wound": "wounds", "bleed": "bleeding", "stun": "stuns", "hobble": "hobbles"}
FIELDS = (*COUNTED.values(), "focus", "kamae", "hidden", "behaviour", "aggressive", "distance", "hex", "facing")
MOST_DECISIONS = 3000


class Reader(Log):
    """A log whose reader believes what is told, and finds out where that is not so.

    `fighters` is what the reader believes, `wrong` what was found out. A reader looks at the table when the game
    begins and when a wave of the horde has been placed.
    """

    __slots__ = ("behind", "fighters", "resolving", "wrong")

    def __init__(self) -> None:
        super().__init__()
        self.fighters: list[Told] = []
        self.behind = True
        self.resolving: tuple[int, int] = (0, 0)
        self.wrong: list[str] = []

    def add(self, game: AnyGame, occurrence: Occurrence) -> None:
        """Read an entry."""
        super().add(game, occurrence)
        kind = occurrence.message
        told: Told = {name: getattr(occurrence, name) for name in fields_of(type(occurrence))}
        if kind == "round-begins":
            if self.behind:
                self.fighters = look(game)
                self.behind = False
            self.compare(game)
        elif kind == "wave-begins":
            self.behind = True
        elif kind in ("resolves", "unresolved"):
            # Who resolves a card has a turn, and the initiative is the one of the moment.
            if game.seats[told["seat"]].over != (kind == "unresolved") or told["initiative"] != game.table.initiative:
                self.wrong.append(f"{kind} {told}")
        elif kind == "initiative-chosen":
            expected = told["chosen"] - len(game.seats[told["seat"]].hobbles)
            if told["chosen"] > 1 and told["initiative"] > max(1, expected):
                self.wrong.append(f"{kind} {told}")
        if self.fighters and "seat" in told:
            self.believe(game, kind, told)

    def believe(self, game: AnyGame, kind: str, told: Told) -> None:
        """Note what an entry says of a fighter."""
        one = self.fighters[told["seat"]]
        if kind == "harmed" and told["what"] in COUNTED:
            # Stuns of a companion wait in its deck.
            if told["what"] != "stun" or game.seats[told["seat"]].owner < 0:
                one[COUNTED[told["what"]]] += told["count"]
        elif kind == "relieved" and told["what"] in COUNTED:
            one[COUNTED[told["what"]]] -= told["count"]
        elif kind == "wounds-replaced":
            change = told["count"] if told["to"] == "bleed" else -told["count"]
            one["bleeding"] += change
            one["wounds"] -= change
        elif kind == "stun-played":
            one["stuns"] -= 1
        elif kind == "stun-drawn":
            one["stuns"] += 1
        elif kind == "focus-changed":
            one["focus"] += told["count"] if told["how"] == "gained" else -told["count"]
        elif kind == "kamae-changed":
            one["kamae"] = told["to"]
        elif kind == "stepped":
            one["hex"] = told["hex"]
        elif kind == "rotated":
            one["facing"] = (one["facing"] + told["by"]) % 6
        elif kind == "defeated":
            one["hex"] = None
        elif kind in ("hidden-changed", "behaviour-changed", "stance-changed", "distance-changed"):
            one.update({name: value for name, value in told.items() if name != "seat"})

    def compare(self, game: AnyGame) -> None:
        """Find out what the reader does not know."""
        if self.behind:
            return
        for seat, (believed, seen) in enumerate(zip(self.fighters, look(game), strict=True)):
            for name in FIELDS:
                if believed[name] != seen[name]:
                    self.wrong.append(
                        f"round {game.table.round}: {name} of {seat} is {seen[name]}, not {believed[name]}"
                    )


def look(game: AnyGame) -> list[Told]:
    """How the fighters stand."""
    found = [{name: getattr(fighter, name) for name in FIELDS} for fighter in game.seats]
    for one in found:
        one["hobbles"] = len(one["hobbles"])
    return found


def read(definition: Definition, header: Header) -> list[str]:
    """Play a game at random; what a reader of its log believes wrongly."""
    reader = Reader()
    game = definition.empty(header)
    game.watcher = reader
    game.begin(definition.set_up(game))
    chance = Chance(header.seed)
    for _ in range(MOST_DECISIONS):
        if not game.pending or reader.wrong:
            break
        decision = game.pending[0]
        answer: Answer = decision.random(chance)
        game.answer(decision.seat, answer)
        reader.compare(game)
    return reader.wrong
