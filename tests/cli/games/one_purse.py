"""A game in which one chooses a way, pays with the only purse there is, and chooses again; a few times."""

from __future__ import annotations

from nefrit.kernel.cards import Face, Library
from nefrit.kernel.decisions import choose
from nefrit.kernel.definition import Definition
from nefrit.kernel.game import AnyGame, Game
from nefrit.kernel.memo import Memo
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Flow, Procedure, step
from nefrit.kernel.state import Piece, Seat, Table
from nefrit.kernel.zones import Zone

TABLE = Zone("table", shared=True)
PURSE = Face("purse", "Purse")

Purses = Game[Piece, Seat, Table, Face, Memo]


class Ways(Procedure):
    __slots__ = ("chosen", "ways")

    def __init__(self) -> None:
        super().__init__()
        self.chosen: Value = ""
        self.ways = 0

    @step("purse.way")
    def way(self, game: Purses) -> Flow:
        return choose(0, ("north", "south"), "chosen", "purse.way")

    @step("purse.pay")
    def pay(self, game: Purses) -> Flow:
        return choose(0, game.zone(TABLE), "chosen", "purse.pay", "pay-with")

    @step("purse.again")
    def again(self, game: Purses) -> Flow:
        self.ways += 1
        if self.ways == 3:
            game.finish((0,), "purse.end", "")
        else:
            self.goto("way")
        return None


class OnePurse(Definition):
    def set_up(self, game: AnyGame) -> Procedure:
        game.deal([(PURSE, 0, TABLE, 0)])
        return Ways()


GAME = OnePurse("purse", "One Purse", seats=(1, 1), zones=(TABLE,), library=Library([PURSE]))
