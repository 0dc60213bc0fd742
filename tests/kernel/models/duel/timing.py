"""The hex duel: the timing of Senjutsu in small, with cards made up for it.

Figures fight on a board of 19 hexes. Everybody chooses a card at the same time; the sections of all cards are resolved
in one initiative order; an attack may be blocked, a block may be followed by a counterattack, and the last one standing
wins. A figure stands on a spot: the axial coordinates of its hex, and its facing (0 is north, then clockwise).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from nefrit.kernel.cards import Face
from nefrit.kernel.decisions import NO_CARD, choose, choose_number
from nefrit.kernel.effects import Ability, Context
from nefrit.kernel.game import Game
from nefrit.kernel.occurrences import Occurrence
from nefrit.kernel.procedures import Flow, Procedure, step
from nefrit.kernel.state import Piece, Seat, Table
from nefrit.kernel.values import ADD, evaluate
from nefrit.kernel.zones import NOBODY, OWNER, Zone

Hex = tuple[int, int]
Spot = tuple[int, int, int]
DECK, HAND = Zone("deck", NOBODY, ordered=True), Zone("hand", OWNER)
PLAY, DISCARD = Zone("play", OWNER, in_play=True), Zone("discard")
DEFENCE, ATTACK, MEDITATION, CORE = range(4)
WOUND_LIMIT = 3


# ---- Records and values


class Fighter(Seat):
    """A player's figure: where it stands, and what it has suffered."""

    __slots__ = ("hobbles", "spot", "wounds")

    def __init__(self, spot: Spot) -> None:
        self.spot, self.wounds, self.hobbles = spot, 0, 0


class Track(Table):
    """The advantage track: the seats from the highest to the lowest."""

    __slots__ = ("track",)
    seat_fields = ("track",)

    def __init__(self, seats: int) -> None:
        self.track = tuple(range(seats))


class CardInPlay(Piece):
    """A card in front of its player: its sections not yet resolved, its chosen initiative, its block.

    Lines below a block wait in `rest`, as the context that would have gone on with them.
    """

    __slots__ = ("blocked", "chosen", "counters", "open", "rest")

    def __init__(self, controller: int, sections: int) -> None:
        super().__init__(controller)
        self.open, self.chosen = tuple(range(sections)), 0
        self.blocked: tuple[Hex, ...] = ()
        self.counters: tuple[int, ...] = ()
        self.rest: Context | None = None


Duel = Game[CardInPlay, Fighter, Track, Any]


@dataclass(frozen=True)
class Section(Ability):
    """A part of a card with an initiative of its own, fixed or (where `high` is above `low`) variable."""

    low: int = 0
    high: int = 0


class Card(Face):
    """The face of a card: its kind, and its sections."""

    __slots__ = ("kind", "sections")

    def __init__(self, name: str, kind: int, *sections: Section) -> None:
        super().__init__(name.lower().replace(" ", "-"), name, abilities=sections)
        self.kind, self.sections = kind, sections


def standing(game: Duel) -> list[int]:
    """The seats that are not defeated, the highest on the advantage track first."""
    return [seat for seat in game.table.track if game.seats[seat].wounds < WOUND_LIMIT]


def in_play(game: Duel) -> list[int]:
    return [card for seat in standing(game) for card in game.zone(PLAY, seat)]


def initiative(game: Duel, card: int, section: int = 0) -> int:
    """Printed, or chosen where it is variable; one less for each hobble, but not less than 1."""
    part = game.faces[card].sections[section]
    base = game.pieces[card].chosen if card in game.pieces and part.low < part.high else part.low
    return evaluate(base, [(ADD, -game.seats[game.owners[card]].hobbles)], least=min(base, 1))


def next_in_order(game: Duel) -> tuple[int, dict[int, int]]:
    """The highest initiative still to be resolved; and the cards tied for it, of the first kind, with their section."""
    best, tied = (0, 0), dict[int, int]()
    for card in in_play(game):
        for section in game.pieces[card].open:
            key = (initiative(game, card, section), -game.faces[card].kind)
            if key > best or not tied:
                best, tied = key, {}
            if key == best:
                tied.setdefault(card, section)
    return best[0], tied


# ---- What happens


class Struck(Occurrence):
    """Figures suffer wounds and hobbles, all at the same moment. Who has too many wounds is defeated."""

    __slots__ = ("hobbles", "seats", "wounds")
    message = "struck"
    seat_fields = ("seats",)

    def __init__(self, seats: tuple[int, ...], wounds: int, hobbles: int = 0) -> None:
        self.seats, self.wounds, self.hobbles = seats, wounds, hobbles

    def happen(self, game: Duel) -> None:
        if self.seats:
            game.tell(self)
        before = standing(game)
        for seat in self.seats:
            fighter = game.edit_seat(seat)
            fighter.wounds += self.wounds
            fighter.hobbles += self.hobbles
        after = standing(game)
        for seat in before:
            if seat not in after:
                discard(game, game.zone(PLAY, seat))
        if not after:
            game.finish(before, "decision.senjutsu.double-defeat", "draw")
        elif len(after) == 1:
            game.finish(after, "senjutsu.victory.last-standing", "last-standing")


def discard(game: Duel, cards: Iterable[int]) -> None:
    """Discard cards from play; core cards return to hand, and everybody sees them do so."""
    for card in cards:
        zone = HAND if game.faces[card].kind == CORE else DISCARD
        game.move(card, zone, game.owners[card], shown_to=game.everybody)


# ---- The lines of a card


class Lines(Context):
    """Resolves the lines of a section from top to bottom. They are lost when the card leaves play."""

    __slots__ = ()

    @step("senjutsu.resolve.top-to-bottom")
    def ask(self, game: Duel) -> Flow:
        if self.source in game.pieces:
            return super().ask(game)
        self.leave()
        return None


def resume(game: Duel, card: int, *, success: bool) -> Flow:
    """Go on below a block, if that has not been done: with "if successful" only where it stopped an attack."""
    piece = game.edit_piece(card)
    rest, piece.rest = piece.rest, None
    if rest is not None:
        rest = rest.copy()
        rest.done = success
    return rest


# ---- The round


class Round(Procedure):
    """A round: draw, choose, reveal, resolve, discard; and the next one."""

    __slots__ = ("chosen", "number")
    card_fields = ("chosen",)

    def __init__(self) -> None:
        super().__init__()
        self.chosen: tuple[int | None, ...] = ()
        self.number = 0

    @step("senjutsu.round.draw")
    def draw(self, game: Duel) -> None:
        """Who cannot draw is wounded instead, all at the same moment."""
        empty = tuple(seat for seat in standing(game) if not game.zone(DECK, seat))
        for seat in standing(game):
            if seat not in empty:
                game.move(game.zone(DECK, seat)[0], HAND, seat)
        Struck(empty, wounds=1).happen(game)

    @step("senjutsu.round.choose")
    def choose(self, game: Duel) -> Flow:
        """Everybody chooses at the same time."""
        rule = "senjutsu.round.choose"
        return tuple(choose(seat, game.zone(HAND, seat), "chosen", rule, "choose-card") for seat in standing(game))

    @step("senjutsu.round.in-play")
    def put_down(self, game: Duel) -> None:
        """The chosen cards are in play, face down."""
        for seat, card in enumerate(self.chosen):
            if card is not None:
                game.put_into_play(card, CardInPlay(seat, len(game.faces[card].sections)), PLAY, seat)

    @step("senjutsu.reveal.step1")
    def reveal(self, game: Duel) -> None:
        for card in in_play(game):
            game.reveal(card)

    def variable(self, game: Duel) -> tuple[int, Section] | None:
        """The next card with an initiative to be chosen: that of the seat lowest on the advantage track."""
        unset = [card for card in in_play(game) if not game.pieces[card].chosen]
        found = [(card, part) for card in unset for part in game.faces[card].sections if part.low < part.high]
        return found[-1] if found else None

    @step("senjutsu.reveal.step5-order")
    def choose_initiative(self, game: Duel) -> Flow:
        found = self.variable(game)
        if found is None:
            self.goto("resolve")
            return None
        card, section = found
        rule = "senjutsu.reveal.step5-any-between"
        return choose_number(game.owners[card], section.low, section.high, "number", rule, "choose-initiative", card)

    @step("senjutsu.reveal.step5-choice-is-public")
    def fix_initiative(self, game: Duel) -> None:
        found = self.variable(game)
        assert found is not None
        game.edit_piece(found[0]).chosen = self.number
        self.goto("choose_initiative")

    @step("senjutsu.resolve.descending")
    def resolve(self, game: Duel) -> Flow:
        return InitiativeOrder()

    @step("senjutsu.discard.step1")
    def discard(self, game: Duel) -> None:
        """Clear the table; here a hobble lasts for one round."""
        for seat in standing(game):
            discard(game, game.zone(PLAY, seat))
            game.edit_seat(seat).hobbles = 0
        self.goto("draw")


class InitiativeOrder(Procedure):
    """Works the sections off from high to low. The order is looked at anew after each: values change on the way."""

    __slots__ = ("chosen", "now", "places")
    card_fields = ("places",)

    def __init__(self) -> None:
        super().__init__()
        self.now = 0
        self.places: tuple[int, ...] = ()
        self.chosen: tuple[str, int, int] = ("place", NO_CARD, 0)

    @step("senjutsu.timing.reveal.6-compare")
    def compare(self, game: Duel) -> Flow:
        """See who is next. Blocks end with their initiative. Those who are tied get as many places, still open."""
        now, tied = next_in_order(game)
        if now < self.now:
            for card in in_play(game):
                if game.pieces[card].blocked:
                    game.edit_piece(card).blocked = ()
                    self.goto("compare")
                    return resume(game, card, success=False)
        if not tied:
            self.leave()
        elif now != self.now or not set(tied) <= set(self.places):
            self.now = now
            self.places = (NO_CARD,) * len(tied)
        return None

    @step("senjutsu.multi.tie-choice")
    def choose_place(self, game: Duel) -> Flow:
        """The highest on the advantage track of those without a place chooses one; the last takes what is left."""
        free = [place for place, card in enumerate(self.places, start=1) if card == NO_CARD]
        if not free:
            self.goto("resolve")
            return None
        card = next(card for card in next_in_order(game)[1] if card not in self.places)
        moves, rule = [("place", card, place) for place in free], "senjutsu.multi.tie-choice"
        return self.choice(choose(game.owners[card], moves, "chosen", rule, "choose-place", card))

    @step("senjutsu.multi.tie-continue")
    def take_place(self, game: Duel) -> None:
        _, card, place = self.chosen
        self.places = (*self.places[: place - 1], card, *self.places[place:])
        self.goto("choose_place")

    @step("senjutsu.resolve.divider")
    def resolve(self, game: Duel) -> Flow:
        tied = next_in_order(game)[1]
        card = next(card for card in self.places if card in tied)
        self.places = tuple(other for other in self.places if other != card)
        piece = game.edit_piece(card)
        piece.open = tuple(section for section in piece.open if section != tied[card])
        self.goto("compare")
        return Lines(piece.controller, card, (game.faces[card].sections[tied[card]].effect,), number=self.now)
