"""Responses: what cards in play do when something happens, and what their players may do then."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from nefrit.imperium.choosing import MayDo
from nefrit.imperium.exhausting import Exhausting
from nefrit.imperium.occurrences import (
    EMPTIED,
    GAINED,
    LEFT,
    OBTAINED,
    PAID,
    PLAYED,
    RETURNED,
    SANK,
    TOOK,
    Gained,
    Happening,
    Obtained,
    OfCard,
    Paid,
    Played,
)
from nefrit.imperium.state import Imperium, cards_in_play, in_turn
from nefrit.imperium.trees import Deed, Filter, Trigger
from nefrit.kernel.decisions import PASS, choose
from nefrit.kernel.effects import Context, Effect
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Flow, Procedure, step
from nefrit.kernel.windows import InOrder

YOU = "you"
ANOTHER = "another player"

KINDS = {
    "play": PLAYED,
    "obtain": OBTAINED,
    "return-unrest": RETURNED,
    "take-unrest": TOOK,
    "gain-material": GAINED,
    "pay-population": PAID,
    "sink": SANK,
    "empty-deck": EMPTIED,
    "leave-play": LEFT,
}
"""What can happen, by the words that cards use for it."""


@dataclass(frozen=True)
class When(Trigger):
    """When something happens: `what` is a word of KINDS, `cards` tells to which cards, `by` whose doing it is.

    For what is obtained, `how` may say in which way, and `holding` which tokens were on it; `exiled` cards only; for
    what is played `origin` says from where.
    """

    what: str
    cards: Filter | None = None
    by: str = YOU
    how: str = ""
    holding: str = ""
    exiled: bool = False
    origin: str = ""

    @property
    def kinds(self) -> int:
        """The kind of occurrence that the word stands for."""
        return KINDS[self.what]

    def matches(self, game: Imperium, occurrence: Happening, seat: int, card: int) -> bool:
        """Whether it is about this player, or about another, and about such a card.

        imperium.term-passive.always-on, decision.imperium.reactive-exhaust, imperium.ruling.shaduf
        """
        return (occurrence.seat == seat) == (self.by == YOU) and self._is_meant(game, occurrence, card)

    def _is_meant(self, game: Imperium, occurrence: Happening, card: int) -> bool:
        """Whether it is about such a card and came about in such a way.

        imperium.ruling.shaduf, imperium.ruling.domestication, imperium.term-passive.always-on,
        decision.imperium.reactive-exhaust
        """
        if isinstance(occurrence, Gained):
            return occurrence.material > 0 and any(one != card and self._means(game, one) for one in occurrence.through)
        if isinstance(occurrence, Paid):
            # imperium.ruling-embalming.all-replaced
            return occurrence.population > 0
        return self._came_about(occurrence) and (
            not isinstance(occurrence, OfCard) or self._means(game, occurrence.card)
        )

    def _means(self, game: Imperium, card: int) -> bool:
        """Whether a card is of the kind."""
        return self.cards is None or self.cards.accepts(game, card)

    def _came_about(self, occurrence: Happening) -> bool:
        """Whether a card was obtained or played in the way that is meant."""
        if isinstance(occurrence, Obtained):
            held = not self.holding or bool(getattr(occurrence, self.holding))
            return held and self.how in ("", occurrence.how) and (occurrence.exiled or not self.exiled)
        return not isinstance(occurrence, Played) or self.origin in ("", occurrence.origin)


def happened(game: Imperium, *occurrences: Happening) -> Procedure | None:
    """Write down what has happened; the procedure in which cards respond to it, if any does."""
    for one in occurrences:
        game.tell(one)
    heard = [Responding(one, in_turn(game, one.seat)) for one in occurrences if one.kind and _is_heard(game, one)]
    if len(heard) > 1:
        return InOrder(*heard)
    return heard[0] if heard else None


def _is_heard(game: Imperium, occurrence: Happening) -> bool:
    if not game.listeners(occurrence.kind):
        return False
    return any(True for seat in range(game.seat_count) for _ in responses(game, occurrence, seat))


class Response(Context):
    """What a passive effect does when something happens."""


def responses(game: Imperium, occurrence: Happening, seat: int) -> Iterator[Context]:
    """The abilities of a player that respond to it now. Exhaust effects may be declined, passive ones not."""
    for card in cards_in_play(game, seat):
        face = game.faces[card]
        if not face.listens & occurrence.kind:
            continue
        for part in face.passives:
            if part.kinds & occurrence.kind and part.when.matches(game, occurrence, seat, card):
                response = Response(seat, card, (part.effect,), occurrence=occurrence)
                if not _is_idle(game, response, part.effect):
                    yield response
        for ability in face.exhausts:
            if ability.when is None or not ability.kinds & occurrence.kind:
                continue
            if ability.when.matches(game, occurrence, seat, card):
                use = Exhausting(seat, card, ability, occurrence)
                if use.usable(game) and not _is_idle(game, use, ability.effect):
                    yield use


def _is_idle(game: Imperium, use: Context, effect: Effect) -> bool:
    """Whether everybody sees that nothing would come of an effect, such as a second protection from one attack."""
    secret = isinstance(effect, (Deed, MayDo)) and effect.secret()
    return not secret and not effect.can(game, use)


class Responding(Procedure):
    """Cards respond to what has happened: those of the player who did it first, then the others' from the left.

    decision.imperium.reaction

    `used` are the cards that have responded.
    """

    __slots__ = ("chosen", "occurrence", "seats", "used")
    seat_fields = ("seats",)
    card_fields = ("used",)

    def __init__(self, occurrence: Happening, seats: tuple[int, ...]) -> None:
        super().__init__()
        self.occurrence = occurrence
        self.seats = seats
        self.used: tuple[int, ...] = ()
        self.chosen: Value = PASS

    def due(self, game: Imperium) -> list[Context]:
        """What the player whose turn it is to respond has left."""
        found = responses(game, self.occurrence, self.seats[0])
        return [use for use in found if use.source not in self.used]

    @step("imperium.exhaust.own-turn-only")
    def offer(self, game: Imperium) -> Flow:
        """Ask which ability is used; a passive one that is alone is (imperium.term-passive.always-on)."""
        due = self.due(game)
        forced = [use for use in due if isinstance(use, Response)]
        if not due:
            self.chosen = PASS
            return None
        if len(forced) == 1:
            self.chosen = forced[0]
            return None
        options: list[Value] = [("respond", use.source) for use in forced or due]
        values: list[Value] = [*(forced or due)]
        if not forced:
            options, values = [PASS, *options], [PASS, *values]
        rule = "decision.imperium.reactive-exhaust"
        return choose(self.seats[0], options, "chosen", rule, "respond-or-pass", values=values)

    @step("imperium.term-attack.protection")
    def take(self, game: Imperium) -> Flow:
        """Carry it out, and see what is left; or go on with the next player."""
        if isinstance(self.chosen, Context):
            self.used = (*self.used, self.chosen.source)
            self.goto("offer")
            return self.chosen.copy()
        self.seats = self.seats[1:]
        if self.seats:
            self.goto("offer")
        return None
