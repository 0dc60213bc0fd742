"""A game that asks a question of each kind, also such with one answer only, and one of both seats at the same time."""

from __future__ import annotations

from typing import ClassVar

from nefrit.kernel.cards import Face, Library
from nefrit.kernel.decisions import NO_CARD, choose, choose_number, choose_order, choose_some, distribute
from nefrit.kernel.definition import Definition
from nefrit.kernel.game import Game
from nefrit.kernel.memo import Memo
from nefrit.kernel.plain import Plain, Value
from nefrit.kernel.procedures import Flow, Procedure, step
from nefrit.kernel.state import Piece, Seat, Table
from nefrit.kernel.zones import NOBODY, OWNER, Zone

DECK = Zone("deck", NOBODY, ordered=True)
HAND = Zone("hand", OWNER)
FIELD = Zone("field", in_play=True)


class Tree(Face):
    """A face with facts of each sort."""

    __slots__ = ("height",)

    def __init__(self, name: str, height: int | None) -> None:
        super().__init__(name.lower(), name, back="tree")
        self.height = height

    def facts(self) -> dict[str, object]:
        return {
            "height": self.height,
            "kind": "leaves" if self.height else "needles",
            "grows": ["in woods", "in towns"] if self.name == "Ash" else ["in woods"],
            "wood": {"hard": 3, "soft": 1},
        }


FACES = [Tree("Ash", 30), Tree("Birch", 20), Tree("Cedar", None), Tree("Daphne", 1), Tree("Elm", 25), Tree("Fir", None)]


class Planted(Piece):
    """A card in play."""

    __slots__ = ("age", "secret_age", "under")
    card_fields = ("under",)
    secret_fields = ("secret_age",)

    def __init__(self, controller: int) -> None:
        super().__init__(controller)
        self.age = 0
        self.secret_age = 0
        self.under = NO_CARD


class Gardener(Seat):
    """A seat with a number, a word and a secret."""

    __slots__ = ("coins", "secret", "title")
    secret_fields = ("secret",)

    def __init__(self) -> None:
        self.coins = 0
        self.secret = 0
        self.title = ""


class Fence(Plain):
    """A record within a record."""

    __slots__ = ("around", "gate", "height", "hidden", "owner", "paint")
    card_fields = ("around", "gate")
    seat_fields = ("owner",)
    secret_fields = ("hidden",)

    def __init__(self, owner: int, gate: int, around: tuple[int, ...]) -> None:
        self.owner = owner
        self.gate = gate
        self.around = around
        self.height = 2
        self.hidden = 9
        self.paint = "green"


class Garden(Table):
    """Who is first, in which order they stand, what has grown, and which trees are oldest."""

    __slots__ = ("dry", "fence", "first", "grown", "oldest", "order", "wet")
    card_fields = ("oldest",)
    seat_fields = ("first", "order")
    field_sizes: ClassVar = {"dry": 2}

    def __init__(self) -> None:
        self.first = 0
        self.order: tuple[int, ...] = ()
        self.grown: tuple[tuple[str, int], ...] = ()
        self.wet: tuple[int, ...] = (0, 0, 0)
        self.dry: tuple[int, ...] = ()
        self.oldest: tuple[int, ...] = ()
        self.fence: Fence | None = None


Asking = Game[Planted, Gardener, Garden, Tree, Memo]


class Questions(Procedure):
    """One question after the other; the answers are kept."""

    __slots__ = ("answers", "heard", "tree", "weather")
    card_fields = ("tree",)
    shown_fields = ("tree", "weather")

    def __init__(self) -> None:
        super().__init__()
        self.heard: Value = None
        self.answers: tuple[Value, ...] = ()
        self.tree = NO_CARD
        self.weather: Value = None

    def note(self) -> None:
        self.answers = (*self.answers, self.heard)

    @step("asking.one")
    def one(self, game: Asking) -> Flow:
        card = game.zone(HAND, 0)[0]
        options = ("left", ("play", card, (4, True), "high"), card, ("bid", NO_CARD, 3), -7)
        return choose(0, options, "heard", "asking.one", "choose-one", game.zone(FIELD, 0)[0])

    @step("asking.some")
    def some(self, game: Asking) -> Flow:
        self.note()
        return choose_some(0, ("red", "green", "blue", "grey"), "heard", "asking.some", least=1, most=2)

    @step("asking.order")
    def order_(self, game: Asking) -> Flow:
        self.note()
        return choose_order(0, ("first", "second", "third"), "heard", "asking.order")

    @step("asking.number")
    def number(self, game: Asking) -> Flow:
        self.note()
        return choose_number(0, -2, 5, "heard", "asking.number")

    @step("asking.distribute")
    def points(self, game: Asking) -> Flow:
        self.note()
        return distribute(0, 4, ("army", "navy", "arts"), "heard", "asking.distribute", limits=(2, 4, 1))

    @step("asking.forced-one")
    def forced_one(self, game: Asking) -> Flow:
        self.note()
        return choose(1, ("only",), "heard", "asking.forced-one")

    @step("asking.forced-some")
    def forced_some(self, game: Asking) -> Flow:
        self.note()
        return choose_some(1, ("both", "of them"), "heard", "asking.forced-some", least=2)

    @step("asking.joint")
    def joint(self, game: Asking) -> Flow:
        self.note()
        return tuple(choose(seat, (*game.zone(HAND, seat), "none"), "heard", "asking.joint") for seat in (0, 1))

    @step("asking.joint-some")
    def joint_some(self, game: Asking) -> Flow:
        self.note()
        return tuple(choose_some(seat, ("up", "down"), "heard", "asking.joint-some") for seat in (0, 1))

    @step("asking.end")
    def end(self, game: Asking) -> Flow:
        self.note()
        game.finish((1,), "asking.end", "all-answered")
        return None


class AskingGame(Definition):
    """Three cards each: one in hand, one in play, one in the deck."""

    def new_piece(self, game: Asking, card: int, controller: int) -> Planted:
        return Planted(controller)

    def set_up(self, game: Asking) -> Procedure:
        for seat in range(2):
            trees = game.chance.shuffled(FACES)
            game.deal((face, seat, zone, seat) for face, zone in zip(trees, (HAND, FIELD, DECK, DECK), strict=False))
            game.edit_seat(seat).secret = 5 + seat
            game.edit_seat(seat).title = "head"
            tree = game.edit_piece(game.zone(FIELD, seat)[0])
            tree.age, tree.secret_age = 7, 8
        garden = game.edit_table()
        garden.first = 1
        garden.order = (1, 0)
        garden.grown = (("moss", 2), ("fern", 3))
        garden.wet = (1, 0, 4)
        garden.dry = (8, 9, 10)
        return Questions()


GAME = AskingGame(
    "asking",
    "Asking",
    seats=(2, 2),
    zones=(DECK, HAND, FIELD),
    library=Library(FACES),
    seat=Gardener,
    table=Garden,
)
