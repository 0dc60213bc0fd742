"""A game of errands: the option `script` says what happens one after the other, each thing by one word.

`plan` asks the first seat where to go, `pay` what it pays with (there is one purse only), `pay-secretly` the same where
nobody may know that it is asked. `roll` leaves something to chance, `look` shows the first seat a card, `tell` says
something in the log. `ask` asks the second seat; where it says `expect` that seat could have acted. `announce`
lets the first seat show its purse to all and then say where to.
"""

from __future__ import annotations

from collections.abc import Iterator

from nefrit.kernel.cards import Face, Library
from nefrit.kernel.decisions import choose
from nefrit.kernel.definition import Definition
from nefrit.kernel.game import AnyGame, Game
from nefrit.kernel.memo import Memo
from nefrit.kernel.occurrences import Occurrence
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Flow, Procedure, step
from nefrit.kernel.record import Header
from nefrit.kernel.state import Piece, Seat, Table
from nefrit.kernel.zones import NOBODY, OWNER, Zone

HAND = Zone("hand", OWNER)
DECK = Zone("deck", NOBODY, ordered=True)
FACES = [Face("map", "Map", back="card"), Face("purse", "Purse", back="card")]

Errand = Game[Piece, Seat, Table, Face, Memo]


class Walked(Occurrence):
    __slots__ = ("seat",)
    message = "walked"
    seat_fields = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def happen(self, game: Errand) -> None:
        """Nothing else changes."""


class Announcing(Procedure):
    __slots__ = ("chosen",)

    def __init__(self) -> None:
        super().__init__()
        self.chosen: Value = ""

    @step("errands.announce")
    def show(self, game: Errand) -> Flow:
        game.reveal(game.zone(HAND, 0)[0])
        return choose(0, ("north", "south"), "chosen", "errands.plan")

    @step("errands.announce")
    def again(self, game: Errand) -> Flow:
        return choose(0, ("east", "west"), "chosen", "errands.plan")

    @step("errands.announce")
    def go(self, game: Errand) -> Flow:
        game.occur(Walked(0))
        return None


class Errands(Procedure):
    __slots__ = ("chosen", "done")

    def __init__(self) -> None:
        super().__init__()
        self.done = 0
        self.chosen: Value = ""

    @step("errands.next")
    def do(self, game: Errand) -> Flow:
        script = game.header.options["script"]
        if self.done >= len(script):
            game.finish((0,), "errands.end", "")
            return None
        word = script[self.done]
        self.done += 1
        self.chosen = ""
        if word == "announce":
            return choose(0, ("announce", "stay"), "chosen", "errands.announce")
        if word == "plan":
            return choose(0, ("north", "south"), "chosen", "errands.plan")
        if word in ("pay", "pay-secretly"):
            return choose(0, (game.zone(HAND, 0)[0],), "chosen", f"errands.{word}")
        if word == "ask":
            return choose(1, ("yes", "no"), "chosen", "errands.ask")
        if word == "roll":
            game.chance.below(6)
        elif word == "look":
            game.move(game.zone(DECK, 0)[0], HAND, 0)
        elif word == "tell":
            game.occur(Walked(0))
        elif word == "expect":
            game.note_opportunity(1)
        return None

    @step("errands.next")
    def again(self, game: Errand) -> Flow:
        if game.outcome is None:
            self.goto("do")
        return Announcing() if self.chosen == "announce" else None


class Running(Definition):
    def problems(self, header: Header) -> Iterator[str]:
        for option in header.options:
            if option != "script":
                yield f"errands have no option {option!r}"

    def set_up(self, game: AnyGame) -> Procedure:
        for seat in range(game.seat_count):
            game.deal((FACES[1], seat, HAND, seat) for _ in range(1))
        game.deal((FACES[0], 0, DECK, 0) for _ in range(3))
        return Errands()

    def conceals(self, game: AnyGame, seat: int) -> bool:
        asked = game.decision(seat)
        return asked is not None and asked.rule == "errands.pay-secretly"


GAME = Running("errands", "Errands", seats=(2, 2), zones=(HAND, DECK), library=Library(FACES))
