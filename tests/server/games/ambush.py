"""A game of ambushes: whoever marches must expect traps of whoever has cards in hand, and hands are hidden.

The option `traps` says how many traps each seat holds; its other cards are blanks. A seat marches, then traps may be
sprung (that window opens only if somebody has one), then everybody may shout (that window opens always, but only who
holds a trap can). With the option `gifts` each seat may then give up a trap, if it holds one: it says so, or
chooses which. It is over after as many marches as the option `marches` says.
"""

from __future__ import annotations

from collections.abc import Iterator

from nefrit.kernel.cards import Face, Library
from nefrit.kernel.chart import Chart, ChartPhase, ChartStep
from nefrit.kernel.decisions import choose, choose_some
from nefrit.kernel.definition import Definition
from nefrit.kernel.game import AnyGame, Game
from nefrit.kernel.memo import Memo
from nefrit.kernel.occurrences import Occurrence
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Flow, Procedure, step
from nefrit.kernel.record import Header
from nefrit.kernel.state import Piece, Seat, Table
from nefrit.kernel.windows import Window
from nefrit.kernel.zones import OWNER, Zone

HAND = Zone("hand", OWNER)
SPRUNG = Zone("sprung")
CARDS = 3
FACES = [Face("trap", "Trap", back="card"), Face("blank", "Blank", back="card")]

Ambush = Game[Piece, Seat, Table, Face, Memo]


def traps(game: Ambush, seat: int) -> tuple[int, ...]:
    return tuple(card for card in game.zone(HAND, seat) if game.faces[card].id == "trap")


class Marched(Occurrence):
    __slots__ = ("seat",)
    message = "marched"
    seat_fields = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def happen(self, game: Ambush) -> None:
        """Nothing else changes."""


class Shouted(Marched):
    __slots__ = ()
    message = "shouted"


class TrapSprung(Occurrence):
    __slots__ = ("card", "seat")
    message = "trap-sprung"
    card_fields = ("card",)
    seat_fields = ("seat",)

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def happen(self, game: Ambush) -> None:
        game.move(self.card, SPRUNG, self.seat)


class Springing(Window):
    rule = "ambush.spring"
    opens_for_all = False

    def could_act(self, game: AnyGame, seat: int) -> bool:
        return bool(game.zone(HAND, seat))

    def options(self, game: AnyGame, seat: int) -> tuple[Value, ...]:
        return traps(game, seat)[:1]

    def act(self, game: AnyGame, seat: int, option: Value) -> Procedure | None:
        assert isinstance(option, int)
        game.occur(TrapSprung(seat, option))
        return None


class Shouting(Springing):
    rule = "ambush.shout"
    opens_for_all = True

    def options(self, game: AnyGame, seat: int) -> tuple[Value, ...]:
        return ("shout",) if traps(game, seat) else ()

    def act(self, game: AnyGame, seat: int, option: Value) -> Procedure | None:
        game.occur(Shouted(seat))
        return None


class March(Procedure):
    __slots__ = ("chosen", "given", "givers", "marches")

    def __init__(self) -> None:
        super().__init__()
        self.marches = 0
        self.chosen = ""
        self.given: Value = ()
        self.givers = 0

    @step("ambush.march")
    def march(self, game: Ambush) -> Flow:
        if self.marches >= game.header.options.get("marches", 3):
            game.finish((0,), "ambush.end", "")
            return None
        return choose(self.marches % game.seat_count, ("north", "south"), "chosen", "ambush.march")

    @step("ambush.spring")
    def spring(self, game: Ambush) -> Flow:
        game.occur(Marched(self.marches % game.seat_count))
        if any(traps(game, seat) for seat in range(game.seat_count)):
            return Springing(self._order(game))
        for seat in self._order(game):
            if game.zone(HAND, seat):
                game.note_opportunity(seat, shown=False)
        return None

    @step("ambush.shout")
    def shout(self, game: Ambush) -> Flow:
        return Shouting(self._order(game))

    @step("ambush.give-up")
    def give_up(self, game: Ambush) -> Flow:
        if not game.header.options.get("gifts"):
            return None
        seat = self._order(game)[self.givers]
        if game.zone(HAND, seat):
            game.note_opportunity(seat)
        held = traps(game, seat)
        if not held:
            return None
        if self.marches % 2:
            return choose_some(seat, held, "given", "ambush.give-up", least=0, most=1)
        return choose(seat, ("yes", "no"), "given", "ambush.give-up")

    @step("ambush.give-up")
    def given_up(self, game: Ambush) -> Flow:
        seat = self._order(game)[self.givers]
        cards = traps(game, seat)[:1] if self.given == "yes" else self.given
        for card in cards if isinstance(cards, tuple) else ():
            game.occur(TrapSprung(seat, card))
        self.given = ()
        self.givers = (self.givers + 1) % game.seat_count
        if self.givers:
            self.goto("give_up")
        return None

    @step("ambush.go-on")
    def go_on(self, game: Ambush) -> Flow:
        self.marches += 1
        self.goto("march")
        return None

    def _order(self, game: Ambush) -> tuple[int, ...]:
        return tuple((self.marches + 1 + seat) % game.seat_count for seat in range(game.seat_count))


class Ambushes(Definition):
    def problems(self, header: Header) -> Iterator[str]:
        for option in header.options:
            if option not in ("traps", "marches", "gifts"):
                yield f"ambush has no option {option!r}"

    def set_up(self, game: AnyGame) -> Procedure:
        for seat in range(game.seat_count):
            held = game.header.options.get("traps", [0] * game.seat_count)[seat]
            game.deal((FACES[number >= held], seat, HAND, seat) for number in range(CARDS))
        return March()

    def conceals(self, game: AnyGame, seat: int) -> bool:
        asked = game.decision(seat)
        return super().conceals(game, seat) or (asked is not None and asked.rule == "ambush.give-up")

    def chart(self) -> Chart:
        return (
            ChartPhase("march", "ambush.march", (ChartStep("1", "ambush.march", ((March, "march"),)),)),
            ChartPhase(
                "ambush",
                "ambush.spring",
                (
                    ChartStep("2", "ambush.spring", ((March, "spring"),), window=True),
                    ChartStep("3", "ambush.shout", ((March, "shout"),), window=True),
                    ChartStep("4", "ambush.give-up", ((March, "give_up"),)),
                ),
            ),
        )

    def round_of(self, game: AnyGame) -> int:
        return sum(1 for frame in game.stack if isinstance(frame, March) for _ in range(frame.marches)) + 1


GAME = Ambushes("ambush", "Ambush", seats=(2, 3), zones=(HAND, SPRUNG), library=Library(FACES))
