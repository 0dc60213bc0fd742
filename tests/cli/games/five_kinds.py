"""A game that asks one question of each kind, with cards whose abilities have a text, and a rule from a catalog."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from nefrit.kernel.cards import RECONSTRUCTED, Face, Library
from nefrit.kernel.decisions import NO_CARD, choose, choose_number, choose_order, choose_some, distribute
from nefrit.kernel.definition import Definition
from nefrit.kernel.effects import Effect
from nefrit.kernel.game import AnyGame
from nefrit.kernel.occurrences import Occurrence
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Flow, Procedure, step
from nefrit.kernel.record import Header
from nefrit.kernel.refusals import Refusal, refuse
from nefrit.kernel.state import Piece
from nefrit.kernel.zones import NOBODY, OWNER, Zone
from nefrit.manifest import Manifest

DECK = Zone("deck", NOBODY, ordered=True)
HAND = Zone("hand", OWNER)
FIELD = Zone("field", in_play=True)
RULE = "l5r.win.immediate"


@dataclass(frozen=True)
class GainHonor(Effect):
    """An effect without words, which is shown by its id."""

    amount: int


class Tower(Piece):
    __slots__ = ("bowed", "fate")

    def __init__(self, controller: int) -> None:
        super().__init__(controller)
        self.bowed = True
        self.fate = 2


class Said(Occurrence):
    __slots__ = ("cards", "seat", "what")
    message = "somebody-said"
    seat_fields = ("seat",)
    card_fields = ("cards",)

    def __init__(self, seat: int, what: Value, cards: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.what = what
        self.cards = cards


class Questions(Procedure):
    __slots__ = ("answers", "heard")

    def __init__(self) -> None:
        super().__init__()
        self.heard: Value = None
        self.answers: tuple[Value, ...] = ()

    def note(self, game: AnyGame) -> None:
        self.answers = (*self.answers, self.heard)
        game.tell(Said(0, str(self.heard), game.zone(DECK, 1)[:1]))

    @step("kinds.one")
    def one(self, game: AnyGame) -> Flow:
        card = game.zone(HAND, 0)[0]
        options = ("left", ("play", card), card, ("bid", NO_CARD, 3))
        return choose(0, options, "heard", RULE, "choose-one", game.zone(FIELD, 0)[0])

    @step("kinds.some")
    def some(self, game: AnyGame) -> Flow:
        self.note(game)
        return choose_some(0, ("red", "green", "blue", "grey"), "heard", "kinds.some", least=1, most=2)

    @step("kinds.order")
    def order_(self, game: AnyGame) -> Flow:
        self.note(game)
        return choose_order(0, ("first", "second", "third"), "heard", "kinds.order")

    @step("kinds.number")
    def number(self, game: AnyGame) -> Flow:
        self.note(game)
        return choose_number(0, -2, 5, "heard", "kinds.number")

    @step("kinds.distribute")
    def points(self, game: AnyGame) -> Flow:
        self.note(game)
        return distribute(0, 3, ("army", "navy", "arts"), "heard", "kinds.distribute", limits=(2, 2, 2))

    @step("kinds.end")
    def end(self, game: AnyGame) -> Flow:
        self.note(game)
        game.finish((0,), "kinds.end", "all-answered")
        return None


class FiveKinds(Definition):
    def new_piece(self, game: AnyGame, card: int, controller: int) -> Piece:
        return Tower(controller)

    def set_up(self, game: AnyGame) -> Procedure:
        faces = list(self.library.faces.values())
        for seat in range(2):
            game.deal([(faces[0], seat, HAND, seat), (faces[1], seat, FIELD, seat), (faces[2], seat, DECK, seat)])
            tower = game.zone(FIELD, seat)[0]
            game.pieces[tower] = Tower(seat)
        return Questions()

    def why_not(self, game: AnyGame, seat: int, card: int) -> list[Refusal]:
        return [refuse("kinds.bowed", "it-is-bowed")] if game.lies_in(card, FIELD) else []

    def problems(self, header: Header) -> Iterator[str]:
        return iter(())


KINDS = FiveKinds(
    "kinds",
    "Five Kinds",
    seats=(2, 2),
    zones=(DECK, HAND, FIELD),
    editions=("new", "old"),
    library=Library(
        [
            Face("envoy", "Quiet Envoy", abilities=(GainHonor(2),), set="Test", number="1"),
            Face("tower", "Old Tower", provenance=RECONSTRUCTED),
            Face("secret", "Secret Heir"),
        ]
    ),
)

GAME = Manifest(definition=f"{__name__}:KINDS", rulebook="nefrit.l5r:rules.toml")
