"""Tokens: gaining, paying and stealing material, population and progress; gaining and spending actions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from nefrit.imperium.choosing import ForEach, spared
from nefrit.imperium.constants import MATERIAL, UNREST, WAYS_TO_SUBSTITUTE
from nefrit.imperium.exhausting import used_card
from nefrit.imperium.faces import Cost
from nefrit.imperium.occurrences import Gained, Paid, Placed, Stole
from nefrit.imperium.passives import InsteadOfMaterial, ReducesUnrest, passives
from nefrit.imperium.responding import happened
from nefrit.imperium.state import RESOLVING, Imperium, cards_in_play, has_own_source, others
from nefrit.imperium.trees import Amount, Deed, OneCard
from nefrit.imperium.unrest import TakeUnrest
from nefrit.kernel.decisions import NO_CARD, Decision, choose, choose_number
from nefrit.kernel.effects import Condition, Context
from nefrit.kernel.procedures import Procedure

# ---- Gaining (imperium.term-gain.tokens); tokens never run out (imperium.component.resource-tokens-unlimited)


def gain(
    game: Imperium,
    seat: int,
    *,
    material: int = 0,
    population: int = 0,
    progress: int = 0,
    actions: int = 0,
    through: tuple[int, ...] = (),
) -> Procedure | None:
    """A player takes tokens from the supply; gained actions may be more than three.

    imperium.term-gain.tokens, imperium.term-action.gain, imperium.term-action.above-three,
    imperium.component.large-tokens. A passive effect may take the place of material (imperium.term-passive.always-on),
    and cards respond to what is gained (imperium.ruling.shaduf).
    """
    instead = passives(game, seat, InsteadOfMaterial) if material else ()
    if instead:
        material = 0
    player = game.edit_seat(seat)
    player.material += material
    player.population += population
    player.progress += progress
    player.actions += actions
    follow: Procedure | None = None
    if material or population or progress or actions:
        follow = happened(
            game,
            Gained(seat, material=material, population=population, progress=progress, actions=actions, through=through),
        )
    if not instead:
        return follow
    card, part = instead[0]
    return follow or Context(seat, card, (part.effect,))


def moved_from_play(context: Context) -> tuple[int, ...]:
    """The cards in play that an effect has recalled, abandoned or sunk so far."""
    return tuple([card for card, serial in context.noted if serial])


@dataclass(frozen=True)
class Gain(Deed):
    """Gain tokens; with `per`, so many for each of something."""

    material: int = 0
    population: int = 0
    progress: int = 0
    actions: int = 0
    per: Amount | None = None

    def times(self, game: Imperium, context: Context) -> int:
        """How often the amounts are gained."""
        return 1 if self.per is None else self.per.count(game, context)

    def can(self, game: Imperium, context: Context) -> bool:
        """If there is anything to gain."""
        return self.times(game, context) > 0

    def full(self, game: Imperium, context: Context) -> bool:
        """Nothing for each of nothing is all there is."""
        return True

    def apply(self, game: Imperium, context: Context) -> Procedure | None:
        """Take them. What was counted, what was moved for it and the card itself are the means."""
        times = self.times(game, context)
        if times == 0:
            return None
        counted = () if self.per is None else self.per.counted(game, context)
        own = (context.source,) if context.source in game.pieces else ()
        through = tuple(dict.fromkeys((*own, *moved_from_play(context), *counted)))
        return gain(
            game,
            context.seat,
            material=self.material * times,
            population=self.population * times,
            progress=self.progress * times,
            actions=self.actions * times,
            through=through,
        )


# ---- Paying (imperium.term-pay.return-to-supply)


def payments(game: Imperium, seat: int, cost: Cost) -> list[Cost]:
    """All ways in which a player can pay: progress stands in for population and, each for two, for material.

    imperium.term-pay.progress-as-population, imperium.term-pay.progress-as-material, imperium.term-pay.one-way,
    imperium.term-pay.no-change, decision.imperium.overpay, imperium.term-pay.no-free-exchange
    """
    player = game.seats[seat]
    material, population, progress = cost
    ways: list[Cost] = []
    for for_material in range(-(-material // WAYS_TO_SUBSTITUTE) + 1):
        paid = max(0, material - WAYS_TO_SUBSTITUTE * for_material)
        for for_population in range(population + 1):
            people = population - for_population
            spent = progress + for_material + for_population
            if paid <= player.material and people <= player.population and spent <= player.progress:
                ways.append((paid, people, spent))
    return ways


def spend(game: Imperium, seat: int, payment: Cost) -> Procedure | None:
    """Return tokens to the supply."""
    player = game.edit_seat(seat)
    player.material -= payment[0]
    player.population -= payment[1]
    player.progress -= payment[2]
    return happened(game, Paid(seat, *payment)) if any(payment) else None


def ask_payment(game: Imperium, context: Context, cost: Cost) -> Decision | None:
    """How to pay, if there is a choice."""
    ways = payments(game, context.seat, cost)
    if len(ways) < 2:
        return None
    moves = [("pay", NO_CARD, *way) for way in ways]
    rule = "imperium.term-pay.progress-as-population" if cost[1] else "imperium.term-pay.progress-as-material"
    return choose(context.seat, moves, "answer", rule, "how-to-pay", context.source, ways)


def settle(game: Imperium, context: Context, cost: Cost) -> Procedure | None:
    """Pay as was answered, or in the only way there is; what cannot be paid is not."""
    ways = payments(game, context.seat, cost)
    if not ways:
        context.done = False
        return None
    for way in ways:
        if context.answer == way:
            return spend(game, context.seat, way)
    return spend(game, context.seat, ways[0])


def plays_unrest(game: Imperium, context: Context) -> bool:
    """Whether this is the effect of an unrest card that is being played."""
    source = context.source
    return source != NO_CARD and UNREST in game.faces[source].suits and game.lies_in(source, RESOLVING)


def reduced(game: Imperium, context: Context, amount: int, by: Callable[[ReducesUnrest], int]) -> int:
    """What unrest costs to play, after all reductions: at least 1."""
    if not amount or not plays_unrest(game, context):
        return amount
    return max(1, amount - sum(by(part) for _, part in passives(game, context.seat, ReducesUnrest)))


@dataclass(frozen=True)
class Pay(Deed):
    """Pay tokens. All of them must be paid."""

    material: int = 0
    population: int = 0
    progress: int = 0

    def cost(self, game: Imperium, context: Context) -> Cost:
        """What is to be paid now."""
        material = reduced(game, context, self.material, lambda part: part.material)
        return material, self.population, self.progress

    def can(self, game: Imperium, context: Context) -> bool:
        """There must be enough."""
        return bool(payments(game, context.seat, self.cost(game, context)))

    def payable(self, game: Imperium, context: Context) -> bool:
        """If it can be done."""
        return self.can(game, context)

    def ask(self, game: Imperium, context: Context) -> Decision | None:
        """With which tokens."""
        return ask_payment(game, context, self.cost(game, context))

    def apply(self, game: Imperium, context: Context) -> Procedure | None:
        """Return them to the supply."""
        return settle(game, context, self.cost(game, context))


@dataclass(frozen=True)
class PayAll(Deed):
    """Pay all progress, which must be at least so much."""

    least: int

    def can(self, game: Imperium, context: Context) -> bool:
        """There must be enough."""
        return game.seats[context.seat].progress >= self.least

    def payable(self, game: Imperium, context: Context) -> bool:
        """If it can be done."""
        return self.can(game, context)

    def apply(self, game: Imperium, context: Context) -> Procedure | None:
        """Return it to the supply."""
        if not self.can(game, context):
            context.done = False
            return None
        return spend(game, context.seat, (0, 0, game.seats[context.seat].progress))


@dataclass(frozen=True)
class PayUpTo(Deed):
    """Pay up to so much progress; `context.number` is how much it was."""

    most: int

    def can(self, game: Imperium, context: Context) -> bool:
        """There must be some."""
        return game.seats[context.seat].progress > 0

    def full(self, game: Imperium, context: Context) -> bool:
        """Nothing is enough."""
        return True

    def ask(self, game: Imperium, context: Context) -> Decision | None:
        """How much."""
        most = min(self.most, game.seats[context.seat].progress)
        rule = "imperium.term-pay.return-to-supply"
        return choose_number(context.seat, 0, most, "answer", rule, "pay-up-to", context.source) if most else None

    def apply(self, game: Imperium, context: Context) -> Procedure | None:
        """Return it to the supply."""
        context.number = context.answer if isinstance(context.answer, int) else 0
        return spend(game, context.seat, (0, 0, context.number))


@dataclass(frozen=True)
class SpendActions(Deed):
    """Spend action tokens (imperium.term-action.spend)."""

    count: int = 1

    def can(self, game: Imperium, context: Context) -> bool:
        """There must be enough (imperium.term-action.spend-unable)."""
        return game.seats[context.seat].actions >= self.count

    def payable(self, game: Imperium, context: Context) -> bool:
        """If it can be done."""
        return self.can(game, context)

    def apply(self, game: Imperium, context: Context) -> Procedure | None:
        """Remove them from the state card."""
        context.done = self.can(game, context)
        if context.done:
            game.edit_seat(context.seat).actions -= self.count
        return None


@dataclass(frozen=True)
class RegainExhaust(OneCard):
    """An exhaust token returns to the state card from a card.

    From the nation deck and the development area none does (imperium.deck-exhaustion.once-per-turn-effect).
    """

    def candidates(self, game: Imperium, context: Context) -> tuple[int, ...]:
        """The exhausted cards, but for the one whose token paid for this (decision.imperium.regain-exhaust)."""
        lying = [card for card in cards_in_play(game, context.seat) if game.pieces[card].exhausted]
        return tuple([card for card in lying if card != used_card(context)])

    def which(self, context: Context, cards: tuple[int, ...]) -> Decision:
        """From which."""
        rule = "decision.imperium.regain-exhaust"
        return choose(context.seat, cards, "answer", rule, "regain-exhaust", context.source)

    def done_with(self, game: Imperium, context: Context, card: int) -> Procedure | None:
        """Move it."""
        game.edit_piece(card).exhausted = False
        game.edit_seat(context.seat).exhausts += 1
        return None


# ---- Stealing


@dataclass(frozen=True)
class Steal(Deed):
    """Take tokens of a resource from each other player, or from those for whom a condition holds.

    imperium.term-steal.take-from-players

    With `or_unrest` who has not enough takes unrest.
    """

    resource: str
    amount: int
    condition: Condition | None = None
    or_unrest: bool = False

    def can(self, game: Imperium, context: Context) -> bool:
        """It never depends on what others have."""
        return True

    def apply(self, game: Imperium, context: Context) -> Procedure | None:
        """Take as many as each of them has; who avoids the attack loses nothing.

        imperium.term-steal.take-from-players, imperium.term-steal.as-many-as-possible
        """
        unable: list[int] = []
        for victim in others(game, context.seat):
            meant = self.condition is None or self.condition.holds(game, Context(victim, context.source))
            if victim in spared(context) or not meant:
                continue
            taken = min(self.amount, getattr(game.seats[victim], self.resource))
            if taken < self.amount:
                unable.append(victim)
            _move_tokens(game, victim, context.seat, self.resource, taken)
        if self.or_unrest and unable:
            return ForEach(context.source, TakeUnrest(), tuple(unable))
        return None


def _move_tokens(game: Imperium, giver: int, taker: int, resource: str, amount: int) -> None:
    if amount:
        old, new = game.edit_seat(giver), game.edit_seat(taker)
        setattr(old, resource, getattr(old, resource) - amount)
        setattr(new, resource, getattr(new, resource) + amount)
        game.tell(Stole(taker, giver, resource, amount))


# ---- Tokens on cards


def put_tokens(game: Imperium, seat: int, card: int, resource: str, amount: int) -> None:
    """Tokens from the supply are placed on a card."""
    piece = game.edit_piece(card)
    setattr(piece, resource, getattr(piece, resource) + amount)
    game.tell(Placed(seat, card, resource, amount))


def tokens_on(game: Imperium, card: int) -> Cost:
    """Material, population and progress on a card."""
    piece = game.pieces[card]
    return piece.material, piece.population, piece.progress


@dataclass(frozen=True)
class PlaceOnThis(Deed):
    """Place tokens of a resource from the supply on this card."""

    resource: str
    amount: int = 1

    def can(self, game: Imperium, context: Context) -> bool:
        """The card must be in play, and one's own."""
        return has_own_source(game, context)

    def apply(self, game: Imperium, context: Context) -> Procedure | None:
        """Place them."""
        if self.can(game, context):
            put_tokens(game, context.seat, context.source, self.resource, self.amount)
        return None


@dataclass(frozen=True)
class GainAgain(Deed):
    """Gain once more the tokens of a resource that came with the card that was just obtained."""

    resource: str

    def apply(self, game: Imperium, context: Context) -> Procedure | None:
        """Take as many from the supply."""
        amount: int = getattr(context.occurrence, self.resource)
        if self.resource == MATERIAL:
            return gain(game, context.seat, material=amount)
        return gain(game, context.seat, population=amount)
