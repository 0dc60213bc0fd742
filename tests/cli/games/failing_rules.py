"""A game whose rules fail, or never end, or are stopped, as its option says."""

from __future__ import annotations

from collections.abc import Iterator

from nefrit.kernel.cards import Library
from nefrit.kernel.decisions import choose
from nefrit.kernel.definition import Definition
from nefrit.kernel.game import AnyGame
from nefrit.kernel.procedures import Flow, Procedure, step
from nefrit.kernel.record import Header


class Trouble(Procedure):
    __slots__ = ("chosen",)

    def __init__(self) -> None:
        super().__init__()
        self.chosen = ""

    @step("failing.ask")
    def ask(self, game: AnyGame) -> Flow:
        return choose(game.header.seed % 2, ("yes", "no"), "chosen", "failing.ask")

    @step("failing.act")
    def act(self, game: AnyGame) -> Flow:
        if game.header.options["how"] == "fail" and game.header.seed % 3 == 0:
            raise ZeroDivisionError("nothing to divide by\nin two lines")
        game.finish((), "failing.end", "", stopped=game.header.options["how"] == "stop")
        return None


class Failing(Definition):
    def problems(self, header: Header) -> Iterator[str]:
        if header.options.get("how") not in ("fail", "stop", "set-up"):
            yield "how is fail, stop or set-up"

    def set_up(self, game: AnyGame) -> Procedure:
        if game.header.options["how"] == "set-up":
            raise RuntimeError("no cards")
        return Trouble()


GAME = Failing("failing", "Failing", seats=(2, 2), zones=(), library=Library())
