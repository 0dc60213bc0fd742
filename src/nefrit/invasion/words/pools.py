"""What players do with what is theirs and no card: they draw cards, gain, lose and take resources and dominance."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from nefrit.invasion.occurrences.cataclysm import DominanceGained, DominanceLost
from nefrit.invasion.occurrences.drawing import Drawn
from nefrit.invasion.occurrences.events import Event
from nefrit.invasion.occurrences.resources import ResourcesGained, ResourcesSpent
from nefrit.invasion.players import OPPONENT, YOU, players_meant
from nefrit.invasion.state import Invasion
from nefrit.invasion.values import number_of
from nefrit.invasion.words.verbs import Cause, Simultaneous
from nefrit.kernel.decisions import Decision, choose_number
from nefrit.kernel.effects import Context, Node
from nefrit.parts.words import Amount

# ---- What players do


@dataclass(frozen=True)
class PlayerVerb(Node):
    """One thing that players do: `draw(2)`, `lose(1, THAT)`."""

    name: str
    """How messages call it."""

    def event(self, game: Invasion, cause: Cause, seat: int, amount: int) -> Event | None:
        """What happens when a player does it; None if nothing."""
        raise NotImplementedError(f"{type(self).__name__} does not say what happens")

    def __call__(self, amount: int | Amount = 1, whose: str = YOU) -> DoneBy:
        """Players do it."""
        return DoneBy(self, amount, whose)


@dataclass(frozen=True)
class DoneBy(Simultaneous):
    """Players do something, all of them at the same time."""

    verb: PlayerVerb
    amount: int | Amount = 1
    whose: str = YOU

    def events(self, game: Invasion, context: Context) -> list[Event]:
        """For each of the players that are meant."""
        number, cause = number_of(game, context, self.amount), Cause(context.seat, context.source)
        found: list[Event] = []
        for seat in players_meant(game, self.whose, context):
            event = self.verb.event(game, cause, seat, number)
            if event is not None:
                found.append(event)
        return found


class Draw(PlayerVerb):
    """Draw cards: as many as there are; who has none left then loses (invasion.draw.top-of-deck)."""

    def event(self, game: Invasion, cause: Cause, seat: int, amount: int) -> Event | None:
        """So many."""
        return Drawn(seat, amount=amount, by=cause.seat) if amount else None


class Gain(PlayerVerb):
    """Gain resources from the common pool."""

    def event(self, game: Invasion, cause: Cause, seat: int, amount: int) -> Event | None:
        """So many."""
        return ResourcesGained(seat, cause.source, amount, by=cause.seat) if amount > 0 else None


class Lose(PlayerVerb):
    """Lose resources: they go back to the common pool."""

    def event(self, game: Invasion, cause: Cause, seat: int, amount: int) -> Event | None:
        """No more than there are (invasion.faq.snotling-ambush-partial)."""
        lost = min(amount, game.seats[seat].resources)
        return ResourcesSpent(seat, amount=lost, by=cause.seat) if lost else None


class LoseDominance(PlayerVerb):
    """Lose dominance, as much as there is."""

    def event(self, game: Invasion, cause: Cause, seat: int, amount: int) -> Event | None:
        """So much."""
        return DominanceLost(seat, amount=amount, by=cause.seat, source=cause.source)


draw: Final = Draw("draw")
gain: Final = Gain("gain")
lose: Final = Lose("lose")
lose_dominance: Final = LoseDominance("lose-dominance")


# ---- What is taken from one player and goes to another


@dataclass(frozen=True)
class Pool(Node):
    """Something that each player has a number of."""

    name: str
    """How messages call it."""

    def have(self, game: Invasion, seat: int) -> int:
        """How many a player has."""
        raise NotImplementedError(f"{type(self).__name__} does not say what players have")

    def events(self, cause: Cause, seat: int, amount: int) -> tuple[Event, Event]:
        """So many go from a player to the one whose effect it is."""
        raise NotImplementedError(f"{type(self).__name__} does not say what happens")


class Resources(Pool):
    """The resources of a player."""

    def have(self, game: Invasion, seat: int) -> int:
        """Those in the pool."""
        return game.seats[seat].resources

    def events(self, cause: Cause, seat: int, amount: int) -> tuple[Event, Event]:
        """From one pool to the other."""
        spent = ResourcesSpent(seat, cause.source, amount, by=cause.seat)
        return spent, ResourcesGained(cause.seat, cause.source, amount, by=cause.seat)


class Dominance(Pool):
    """The dominance of a player."""

    def have(self, game: Invasion, seat: int) -> int:
        """What the capital board says."""
        return game.seats[seat].dominance

    def events(self, cause: Cause, seat: int, amount: int) -> tuple[Event, Event]:
        """From one board to the other."""
        lost = DominanceLost(seat, amount=amount, by=cause.seat, source=cause.source)
        return lost, DominanceGained(cause.seat, amount=amount, source=cause.source)


resources: Final = Resources("resources")
dominance: Final = Dominance("dominance")


@dataclass(frozen=True)
class Take(Simultaneous):
    """Take so many resources, or so much dominance, from opponents, or `up_to` so many from one of them."""

    what: Pool
    amount: int | Amount
    whose: str = OPPONENT
    up_to: bool = False

    def there(self, game: Invasion, context: Context) -> dict[int, int]:
        """How many can be taken from each player; nothing from oneself."""
        seats = [seat for seat in players_meant(game, self.whose, context) if seat != context.seat]
        return {seat: self.what.have(game, seat) for seat in seats}

    def can(self, game: Invasion, context: Context) -> bool:
        """Somebody must have some."""
        return any(self.there(game, context).values())

    def ask(self, game: Invasion, context: Context) -> Decision | None:
        """How many, where that is the player's choice."""
        if not self.up_to:
            return None
        most = min([number_of(game, context, self.amount), *self.there(game, context).values()])
        rule = "decision.all.impossible-excess"
        return choose_number(context.seat, 0, most, "answer", rule, "take-how-many", context.source) if most else None

    def events(self, game: Invasion, context: Context) -> list[Event]:
        """From each of them as many as there are."""
        number, cause = number_of(game, context, self.amount), Cause(context.seat, context.source)
        if self.up_to:
            number = context.answer if isinstance(context.answer, int) else 0
        found: list[Event] = []
        for seat, there in self.there(game, context).items():
            if min(number, there):
                found.extend(self.what.events(cause, seat, min(number, there)))
        return found


def take(what: Pool, amount: int | Amount, whose: str = OPPONENT, *, up_to: bool = False) -> Take:
    """Take something from players."""
    return Take(what, amount, whose, up_to)
