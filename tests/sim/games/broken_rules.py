"""A game with faults that show after certain answers: a third beer, two steps into the cellar, no rule."""

from __future__ import annotations

from collections.abc import Iterator

from nefrit.kernel.cards import Face, Library
from nefrit.kernel.decisions import choose
from nefrit.kernel.definition import Definition
from nefrit.kernel.game import Game
from nefrit.kernel.memo import Memo
from nefrit.kernel.procedures import Flow, Procedure, step
from nefrit.kernel.record import Header
from nefrit.kernel.state import Piece, Seat, Table
from nefrit.kernel.varieties import Variety

ACTIONS = ("wait", "sing", "dance", "rest", "talk", "drink", "descend")


class Inn(Table):
    """What has been done so far."""

    __slots__ = ("beers", "steps", "turns")

    def __init__(self) -> None:
        self.beers = 0
        self.steps = 0
        self.turns = 0


Night = Game[Piece, Seat, Inn, Face, Memo]


class Evening(Procedure):
    """Sixty times somebody does something."""

    __slots__ = ("chosen",)

    def __init__(self) -> None:
        super().__init__()
        self.chosen = ""

    @step("broken.ask")
    def ask(self, game: Night) -> Flow:
        nameless = game.header.options.get("fault") == "law" and game.table.beers >= 2
        return choose(game.table.turns % game.seat_count, ACTIONS, "chosen", "" if nameless else "broken.ask")

    @step("broken.act")
    def act(self, game: Night) -> Flow:
        table = game.edit_table()
        table.turns += 1
        table.beers += self.chosen == "drink"
        table.steps = table.steps + 1 if self.chosen == "descend" else 0
        if game.header.options.get("fault") == "rules":
            if table.steps == 2:
                raise IndexError(f"no step {table.turns}")
            if table.beers == 3:
                raise ZeroDivisionError("nobody can walk")
        if table.turns < 60:
            self.goto("ask")
        else:
            game.finish((0,), "broken.end", "")
        return None


class Broken(Definition):
    """With an option for the kind of faults."""

    def problems(self, header: Header) -> Iterator[str]:
        return iter(())

    def varieties(self) -> Iterator[Variety]:
        for fault in ("none", "rules", "law"):
            yield Variety(2, {"fault": fault})

    def set_up(self, game: Night) -> Procedure:
        return Evening()


GAME = Broken("broken", "Broken", seats=(2, 3), zones=(), library=Library(), table=Inn)
