"""Victory points: what the cards of a player are worth."""

from __future__ import annotations

from dataclasses import dataclass

from nefrit.imperium.constants import MOST_VARIABLE_POINTS, POWER, UNREST, VARIABLE
from nefrit.imperium.places import owned
from nefrit.imperium.state import GARRISON, HISTORY, PLAY, STANDING, Imperium, others
from nefrit.imperium.trees import Amount, Victory
from nefrit.kernel.effects import Context

WHERE = {"history": HISTORY, "garrison": GARRISON, "play": PLAY}


@dataclass(frozen=True)
class PointsIn(Victory):
    """Points that depend on where the card lies: pairs of a place and a number, and what it is worth elsewhere.

    imperium.scoring.conditional, imperium.scoring.conditional-example-history
    """

    places: tuple[tuple[str, int], ...]
    otherwise: int = 0

    def points(self, game: Imperium, seat: int, card: int) -> int:
        """By the first place that is right."""
        for place, points in self.places:
            if game.lies_in(card, WHERE[place]):
                return points
        return self.otherwise


@dataclass(frozen=True)
class PointsPer(Victory):
    """Points for each so many of something; only complete groups count, up to 10 points.

    imperium.scoring.variable, imperium.scoring.variable-cap, imperium.scoring.variable-example-rounding,
    imperium.scoring.things-not-used-up, imperium.scoring.not-used-up-example

    Each of `groups` is an amount and how many of it are one group.
    """

    each: int
    groups: tuple[tuple[Amount, int], ...]

    @property
    def icon(self) -> str:
        """It depends on how many there are."""
        return VARIABLE

    def points(self, game: Imperium, seat: int, card: int) -> int:
        """Count all that the player has."""
        context = Context(seat, card)
        total = sum(amount.count(game, context) // size for amount, size in self.groups)
        return min(MOST_VARIABLE_POINTS, self.each * total)


def points_of(game: Imperium, seat: int, card: int) -> int:
    """What a card is worth to its player (imperium.scoring.fixed, imperium.card.vp-fixed)."""
    face = game.faces[card]
    return face.points if face.victory is None else face.victory.points(game, seat, card)


def counted(game: Imperium, seat: int) -> tuple[int, ...]:
    """The cards that a player scores: all that count, and the power card (imperium.scoring.power-card)."""
    power = [card for card in game.zone(STANDING, seat) if POWER in game.faces[card].suits]
    return (*owned(game, seat), *power)


def score(game: Imperium, seat: int) -> int:
    """All victory points of a player: progress tokens, cards and power card.

    imperium.scoring.progress, imperium.summary.vp-symbols
    """
    return game.seats[seat].progress + sum(points_of(game, seat, card) for card in counted(game, seat))


@dataclass(frozen=True)
class OthersUnrest(Amount):
    """The unrest cards that other players score."""

    def count(self, game: Imperium, context: Context) -> int:
        """All that they own."""
        cards = [card for seat in others(game, context.seat) for card in owned(game, seat)]
        return sum(UNREST in game.faces[card].suits for card in cards)


@dataclass(frozen=True)
class PlayersWithLessProgress(Amount):
    """The players who have less progress than you."""

    def count(self, game: Imperium, context: Context) -> int:
        """Compare the tokens."""
        own = game.seats[context.seat].progress
        return sum(game.seats[seat].progress < own for seat in others(game, context.seat))
