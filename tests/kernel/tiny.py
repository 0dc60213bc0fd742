"""A game without rules of its own, for tests of single parts of the kernel: it runs whatever it is given."""

from __future__ import annotations

from typing import ClassVar

from nefrit.kernel.cards import Face, Library
from nefrit.kernel.definition import Definition
from nefrit.kernel.game import Game
from nefrit.kernel.memo import Memo
from nefrit.kernel.procedures import Flow, Procedure, step
from nefrit.kernel.record import Header
from nefrit.kernel.state import Piece, Seat, Table
from nefrit.kernel.zones import NOBODY, OWNER, Zone

DECK = Zone("deck", NOBODY, ordered=True)
HAND = Zone("hand", OWNER, listens=True)
PLAY = Zone("play", in_play=True, listens=True)
PILE = Zone("pile")
SECRET = Zone("secret", NOBODY)
MIDDLE = Zone("middle", shared=True)

FACES = [Face(name.lower(), name, back="b") for name in ("Ash", "Birch", "Cedar", "Daphne", "Elm", "Fir")]
OAKS = [Face("red-oak", "Oak", back="b", listens=1), Face("holm-oak", "Oak", back="c")]
"""Two cards with one name."""


class Token(Piece):
    """A card in play with a count and perhaps another card under it."""

    __slots__ = ("count", "flag", "under")
    card_fields = ("under",)
    field_bounds: ClassVar = {"count": (0, 9)}

    def __init__(self, controller: int) -> None:
        super().__init__(controller)
        self.count = 0
        self.flag = False
        self.under = -1


class Purse(Seat):
    """A seat with coins, a word and a secret number."""

    __slots__ = ("coins", "secret", "word")
    secret_fields = ("secret",)
    field_words: ClassVar = {"word": ("", "hello", "goodbye"), "coins": {"few": 2, "several": 4, "none": 0}}

    def __init__(self) -> None:
        self.coins = 0
        self.word = ""
        self.secret = 0


class Clock(Table):
    """The hour, and who holds the clock."""

    __slots__ = ("holder", "hour")
    seat_fields = ("holder",)
    field_bounds: ClassVar = {"hour": (0, 23)}

    def __init__(self) -> None:
        self.hour = 0
        self.holder = 0


Tiny = Game[Token, Purse, Clock, Face, Memo]


class Over(Procedure):
    """The end."""

    @step("tiny.over")
    def over(self, game: Tiny) -> Flow:
        game.finish([0], "tiny.over", "over")
        return None


class TinyGame(Definition):
    """Deals six cards to each deck and runs a procedure."""

    def set_up(self, game: Tiny) -> Procedure:
        for seat in range(game.seat_count):
            game.deal((face, seat, DECK, seat) for face in FACES)
        return Over()


GAME = TinyGame(
    "tiny",
    "Tiny",
    seats=(1, 4),
    zones=(DECK, HAND, PLAY, PILE, SECRET, MIDDLE),
    library=Library([*FACES, *OAKS]),
    seat=Purse,
    table=Clock,
    piece=Token,
    moments={"over": (Over, "over")},
)


def dealt(seats: int = 2, seed: int = 1) -> Tiny:
    """A game with six cards in each deck, in which nothing runs."""
    game = GAME.empty(Header("tiny", seats=seats, seed=seed))
    GAME.set_up(game)
    return game


def names(game: Tiny, zone: Zone, seat: int = 0) -> list[str]:
    """The names of the cards in a zone."""
    return [game.faces[card].name for card in game.zone(zone, seat)]
