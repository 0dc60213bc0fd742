"""Paying resources: from the pool, and from what some cards let a player spend as though it were resources."""

from __future__ import annotations

from typing import Final

from nefrit.invasion.memo import IN_FORCE
from nefrit.invasion.occurrences.events import Event
from nefrit.invasion.occurrences.resources import ResourcesSpent, TokensRemoved
from nefrit.invasion.settle import settle
from nefrit.invasion.standing import all_in_force, applies, in_force
from nefrit.invasion.state import Invasion
from nefrit.kernel.decisions import NO_CARD, distribute
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Flow, Procedure, step

SPENDS_DAMAGE: Final = "damage is resources"
"""What standing effects are called by which a player may spend the damage on their source (invasion.errata.urguck)."""
SPENDS_TOKENS: Final = "tokens are resources"
"""What standing effects are called by which a player may spend the tokens on their source."""
OTHER_RESOURCES: Final = frozenset({SPENDS_DAMAGE, SPENDS_TOKENS})
POOL: Value = ("pool", NO_CARD)


def other_resources(game: Invasion, seat: int) -> dict[int, tuple[str, int]]:
    """The cards from which a player may pay: what is spent there, and how much there is."""
    found: dict[int, tuple[str, int]] = {}
    for what in (SPENDS_DAMAGE, SPENDS_TOKENS):
        for one in in_force(game, what):
            card = one.context.source
            if one.context.seat == seat and applies(game, one, card):
                piece = game.pieces[card]
                amount = piece.damage if what == SPENDS_DAMAGE else piece.resources
                if amount:
                    found[card] = (what, amount)
    return found


def has_other_resources(game: Invasion) -> bool:
    """Whether there may be anything to pay with besides the pools."""
    found = game.memo.has_other_resources
    if found is None:
        found = game.memo.has_other_resources = not OTHER_RESOURCES.isdisjoint(game.memo.standing or all_in_force(game))
        game.memo.known |= IN_FORCE
    return found


def available(game: Invasion, seat: int) -> int:
    """How much a player can pay: the pool, and what else counts as resources."""
    own = game.seats[seat].resources
    if not has_other_resources(game):
        return own
    return own + sum(amount for _, amount in other_resources(game, seat).values())


def pay(game: Invasion, seat: int, source: int, amount: int) -> Procedure | None:
    """A player pays so much for a card or an effect."""
    if amount <= 0:
        return None
    if has_other_resources(game) and other_resources(game, seat):
        return PayFrom(seat, source, amount)
    return game.happen(ResourcesSpent(seat, source, amount))


class PayFrom(Procedure):
    """A player pays partly from elsewhere: `points` say how much from the pool, and how much from each card."""

    __slots__ = ("amount", "points", "seat", "source")
    card_fields = ("source",)
    seat_fields = ("seat",)

    def __init__(self, seat: int, source: int, amount: int) -> None:
        super().__init__()
        self.seat = seat
        self.source = source
        self.amount = amount
        self.points: Value = ()

    def limits(self, game: Invasion) -> dict[Value, int]:
        """From where, and how much at the most."""
        found: dict[Value, int] = {POOL: game.seats[self.seat].resources}
        for card, (_, amount) in other_resources(game, self.seat).items():
            found[card] = amount
        return found

    @step("invasion.errata.urguck")
    def ask(self, game: Invasion) -> Flow:
        """How much from where."""
        limits = self.limits(game)
        most = list(limits.values())
        return distribute(
            self.seat,
            self.amount,
            list(limits),
            "points",
            "invasion.errata.urguck",
            limits=most,
            prompt="pay-from",
            source=self.source,
        )

    @step("invasion.errata.urguck")
    def spend(self, game: Invasion) -> Flow:
        """Each token counts as one resource spent (invasion.resources.pool)."""
        assert isinstance(self.points, tuple)
        found, seat = other_resources(game, self.seat), self.seat
        events: list[Event] = []
        for place, points in zip(self.limits(game), self.points, strict=True):
            if not points:
                continue
            if not isinstance(place, int):
                events.append(ResourcesSpent(seat, self.source, points))
            elif found[place][0] == SPENDS_TOKENS:
                events.append(TokensRemoved(seat, place, points, by=seat, source=place))
            else:
                game.edit_piece(place).damage -= points
        return game.happen(*events) if events else settle(game)
