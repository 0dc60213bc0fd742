"""What happens: the log is made of it, and cards wait for some of it."""

from __future__ import annotations

from typing import ClassVar

from nefrit.kernel.occurrences import Occurrence

PLAYED, OBTAINED, RETURNED, TOOK, GAINED, PAID, SANK, EMPTIED, LEFT = (1 << bit for bit in range(9))
"""The kinds of occurrences that cards wait for."""

ACQUIRE = "acquire"
BREAK_THROUGH = "break-through"


class Happening(Occurrence):
    """Something that has happened to or by a player."""

    __slots__ = ("seat",)
    seat_fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class OfCard(Happening):
    """Something that has happened to a player's card."""

    __slots__ = ("card",)
    card_fields = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card


class Played(OfCard):
    """A player plays a card, from this zone."""

    __slots__ = ("origin",)
    kind = PLAYED
    message = "played"

    def __init__(self, seat: int, card: int, origin: str) -> None:
        super().__init__(seat, card)
        self.origin = origin


class Obtained(OfCard):
    """A player has acquired a card or broken through for it, with what was on it."""

    __slots__ = ("exiled", "how", "material", "population", "progress")
    kind = OBTAINED
    message = "obtained"

    def __init__(
        self,
        seat: int,
        card: int,
        how: str,
        *,
        material: int = 0,
        population: int = 0,
        progress: int = 0,
        exiled: bool = False,
    ) -> None:
        super().__init__(seat, card)
        self.how = how
        self.material = material
        self.population = population
        self.progress = progress
        self.exiled = exiled


class UnrestReturned(OfCard):
    """A player has returned an unrest card to its pile."""

    kind = RETURNED
    message = "unrest-returned"
    __slots__ = ()


class UnrestTaken(OfCard):
    """A player has taken an unrest card."""

    kind = TOOK
    message = "unrest-taken"
    __slots__ = ()


class Gained(Happening):
    """A player has gained tokens, by means of these cards in play."""

    __slots__ = ("actions", "material", "population", "progress", "through")
    kind = GAINED
    message = "gained"
    card_fields = ("through",)

    def __init__(
        self,
        seat: int,
        *,
        material: int = 0,
        population: int = 0,
        progress: int = 0,
        actions: int = 0,
        through: tuple[int, ...] = (),
    ) -> None:
        super().__init__(seat)
        self.material = material
        self.population = population
        self.progress = progress
        self.actions = actions
        self.through = through


class Paid(Happening):
    """A player has paid tokens."""

    __slots__ = ("material", "population", "progress")
    kind = PAID
    message = "paid"

    def __init__(self, seat: int, material: int = 0, population: int = 0, progress: int = 0) -> None:
        super().__init__(seat)
        self.material = material
        self.population = population
        self.progress = progress


class Sunk(OfCard):
    """A card has been sunk."""

    kind = SANK
    message = "sunk"
    __slots__ = ()


class DeckEmptied(Happening):
    """The last card has left a player's deck."""

    kind = EMPTIED
    message = "deck-emptied"
    __slots__ = ()


class LeftPlay(OfCard):
    """A card has left a player's play area."""

    kind = LEFT
    message = "left-play"
    __slots__ = ()


class Moved(OfCard):
    """A player's card was discarded, abandoned, recalled, ...: `how` says what."""

    __slots__ = ("how",)
    message = "moved"

    def __init__(self, seat: int, card: int, how: str) -> None:
        super().__init__(seat, card)
        self.how = how


class Drew(Happening):
    """A player has drawn cards."""

    __slots__ = ("cards",)
    message = "drew"
    card_fields = ("cards",)

    def __init__(self, seat: int, cards: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.cards = cards


class Stole(Happening):
    """A player has stolen tokens of a resource from another."""

    __slots__ = ("amount", "resource", "victim")
    message = "stole"
    seat_fields: ClassVar[tuple[str, ...]] = ("seat", "victim")

    def __init__(self, seat: int, victim: int, resource: str, amount: int) -> None:
        super().__init__(seat)
        self.victim = victim
        self.resource = resource
        self.amount = amount


class Gave(Happening):
    """A player has given tokens of a resource to another."""

    __slots__ = ("amount", "resource", "taker")
    message = "gave"
    seat_fields: ClassVar[tuple[str, ...]] = ("seat", "taker")

    def __init__(self, seat: int, taker: int, resource: str, amount: int) -> None:
        super().__init__(seat)
        self.taker = taker
        self.resource = resource
        self.amount = amount


class Placed(OfCard):
    """A player has placed tokens on a card."""

    __slots__ = ("amount", "resource")
    message = "placed"

    def __init__(self, seat: int, card: int, resource: str, amount: int) -> None:
        super().__init__(seat, card)
        self.resource = resource
        self.amount = amount


class Exhausted(OfCard):
    """A player exhausts a card."""

    message = "exhausted"
    __slots__ = ()


class Revealed(OfCard):
    """A card came into the market or was turned up."""

    message = "revealed"
    __slots__ = ()


class BecameEmpire(Happening):
    """A player's state card was flipped."""

    message = "became-empire"
    __slots__ = ()


class Reshuffled(Happening):
    """A player's discard pile has become the new deck."""

    message = "reshuffled"
    __slots__ = ()


class Developed(OfCard):
    """A player has developed a card."""

    message = "developed"
    __slots__ = ()


class TurnBegan(Happening):
    """A player does one of the three things of a turn."""

    __slots__ = ("how",)
    message = "turn-began"

    def __init__(self, seat: int, how: str) -> None:
        super().__init__(seat)
        self.how = how


class EndTriggered(Happening):
    """Scoring was triggered, by this rule."""

    __slots__ = ("rule",)
    message = "end-triggered"

    def __init__(self, seat: int, rule: str) -> None:
        super().__init__(seat)
        self.rule = rule


class Scored(Happening):
    """A player's victory points were counted."""

    __slots__ = ("points",)
    message = "scored"

    def __init__(self, seat: int, points: int) -> None:
        super().__init__(seat)
        self.points = points
