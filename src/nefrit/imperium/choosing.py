"""How effects are put together: one thing to get another, one of several, for every player, so many times."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from nefrit.imperium.state import Imperium, in_turn, others
from nefrit.imperium.trees import Amount, Deed, in_full
from nefrit.kernel.decisions import NO_CARD, Decision, choose
from nefrit.kernel.effects import Condition, Context, Effect, If, IfDone, May, OneOf, Sequence
from nefrit.kernel.procedures import Flow, Procedure, step

MAY_RULE = "imperium.action.may-is-optional"


@dataclass(frozen=True)
class To(Deed):
    """Something that must be done in full to get something else: "abandon 3 regions to take a fame card".

    If it cannot be done in full nothing is done (decision.imperium.cost-not-met).
    """

    cost: Effect
    effect: Effect

    def can(self, game: Imperium, context: Context) -> bool:
        """The cost must be possible, and so must what it brings, at least after that."""
        if not in_full(game, context, self.cost):
            return False
        return self.effect.can(game, context) or helped_by(self.effect, brings_to(self.cost))

    def full(self, game: Imperium, context: Context) -> bool:
        """And so must what it brings."""
        return in_full(game, context, self.cost) and in_full(game, context, self.effect)

    def secret(self) -> bool:
        """If one of its parts is."""
        return any(isinstance(part, Deed) and part.secret() for part in (self.cost, self.effect))

    def payable(self, game: Imperium, context: Context) -> bool:
        """If what is paid can be; that something else cannot be done does not matter."""
        return payable(game, context, self.cost)

    def cost_is_met(self, game: Imperium, context: Context) -> bool:
        """The whole cost must be possible."""
        return in_full(game, context, self.cost)

    def apply(self, game: Imperium, context: Context) -> Procedure | None:
        """Do one, then the other."""
        if not in_full(game, context, self.cost):
            context.done = False
            return None
        context.done = True
        context.first_do(self.cost, IfDone(self.effect))
        return None


def payable(game: Imperium, context: Context, effect: Effect) -> bool:
    """Whether the tokens that must be paid for an effect can be paid in full: who cannot may not use it.

    imperium.term-pay.unable, decision.imperium.cost-not-met
    """
    if isinstance(effect, Deed):
        return effect.payable(game, context)
    return all_or_any(game, context, effect, payable)


def cost_is_met(game: Imperium, context: Context, effect: Effect) -> bool:
    """Whether all that an exhaust effect costs can be met (imperium.exhaust.unpayable-cost)."""
    if isinstance(effect, Deed):
        return effect.cost_is_met(game, context)
    return all_or_any(game, context, effect, cost_is_met)


def all_or_any(
    game: Imperium, context: Context, effect: Effect, holds: Callable[[Imperium, Context, Effect], bool]
) -> bool:
    """Whether something holds for all parts of an effect that are carried out, and for any of which one is chosen."""
    if isinstance(effect, Sequence):
        return all(holds(game, context, part) for part in effect.parts)
    if isinstance(effect, OneOf):
        return any(holds(game, context, option) for option in effect.options)
    if isinstance(effect, If):
        branch = effect.branch(game, context)
        return branch is None or holds(game, context, branch)
    return True


def helped_by(effect: Effect, places: tuple[str, ...]) -> bool:
    """Whether an effect might be done once cards have come to one of these places."""
    if isinstance(effect, Deed):
        return effect.helped_by(places)
    return any(helped_by(part, places) for part in parts_of(effect))


def brings_to(effect: Effect) -> tuple[str, ...]:
    """The places to which an effect may bring cards."""
    if isinstance(effect, Deed):
        return effect.brings_to()
    return tuple([place for part in parts_of(effect) for place in brings_to(part)])


def parts_of(effect: Effect) -> tuple[Effect, ...]:
    """The effects of which an effect consists, all of them or one of them."""
    if isinstance(effect, Sequence):
        return effect.parts
    if isinstance(effect, OneOf):
        return effect.options
    return (effect.effect,) if isinstance(effect, (If, May)) else ()


@dataclass(frozen=True)
class Either(OneOf):
    """One of several effects, as the player chooses (imperium.term-choose.one)."""

    def ask(self, game: Imperium, context: Context) -> Decision | None:
        """Which one: of those that can be carried out in full, or if none can of all that can be paid.

        decision.imperium.options, imperium.term-pay.choose-affordable
        """
        options = range(len(self.options))
        able = [index for index in options if choosable(game, context, self.options[index])]
        possible = able or [index for index in options if payable(game, context, self.options[index])]
        moves = [("option", NO_CARD, index) for index in possible]
        meant = [self.options[index] for index in possible]
        return context.choice(choose(context.seat, moves, "answer", self.rule, "choose-option", context.source, meant))


def choosable(game: Imperium, context: Context, option: Effect) -> bool:
    """Whether an option can be carried out in full; one whose condition does not hold cannot."""
    if isinstance(option, If) and option.branch(game, context) is None:
        return False
    return in_full(game, context, option)


@dataclass(frozen=True)
class Repeat(Deed):
    """An effect as often as an amount says."""

    effect: Effect
    times: int | Amount

    def number(self, game: Imperium, context: Context) -> int:
        """How often."""
        return self.times if isinstance(self.times, int) else self.times.count(game, context)

    def can(self, game: Imperium, context: Context) -> bool:
        """If it is at least once."""
        return self.effect.can(game, context)

    def full(self, game: Imperium, context: Context) -> bool:
        """The first time decides: what comes then is not known yet."""
        return in_full(game, context, self.effect)

    def apply(self, game: Imperium, context: Context) -> Procedure | None:
        """Do it so often."""
        context.first_do(*([self.effect] * self.number(game, context)))
        return None


ALL = "all"
OTHERS = "others"


@dataclass(frozen=True)
class EachPlayer(Deed):
    """Something that every player does, or every other player; if `condition` is there, those for whom it holds.

    imperium.term.all-players, imperium.term.each-other-player, imperium.ownership.opponents-only-if-stated,
    imperium.term-attack.affects-opponents

    `context.number` is afterwards how much they did in all.
    """

    who: str
    effect: Effect
    condition: Condition | None = None

    def can(self, game: Imperium, context: Context) -> bool:
        """It never depends on what others can do."""
        return True

    def apply(self, game: Imperium, context: Context) -> Procedure | None:
        """In turn order, from whoever uses it; who avoids an attack is left out.

        imperium.term-attack.protection-only-user, imperium.term-attack.partial
        """
        seats = in_turn(game, context.seat) if self.who == ALL else others(game, context.seat)
        hit = tuple([seat for seat in seats if seat not in spared(context) and self._meant(game, context, seat)])
        return ForEach(context.source, self.effect, hit) if hit else None

    def _meant(self, game: Imperium, context: Context, seat: int) -> bool:
        return self.condition is None or self.condition.holds(game, Context(seat, context.source))


def spared(context: Context) -> tuple[int, ...]:
    """The players who avoid the effects of the card that is being played."""
    seats: tuple[int, ...] = getattr(context, "spared", ())
    return seats


class ForEach(Procedure):
    """Players do the same one after the other. `tally` counts what they have done."""

    __slots__ = ("effect", "seats", "source", "tally")
    seat_fields = ("seats",)
    card_fields = ("source",)

    def __init__(self, source: int, effect: Effect, seats: tuple[int, ...]) -> None:
        super().__init__()
        self.source = source
        self.effect = effect
        self.seats = seats
        self.tally = 0

    @step("imperium.term.each-other-player")
    def next_player(self, game: Imperium) -> Flow:
        """The next player does it."""
        if not self.seats:
            game.edit_innermost(Context).number = self.tally
            return None
        seat, self.seats = self.seats[0], self.seats[1:]
        self.goto("next_player")
        # decision.imperium.victim-chooses
        return Context(seat, self.source, (self.effect, Report()))


@dataclass(frozen=True)
class Report(Deed):
    """Tells how much of what all players do one of them has done."""

    def apply(self, game: Imperium, context: Context) -> Procedure | None:
        """Add it up."""
        game.edit_innermost(ForEach).tally += context.number
        return None


@dataclass(frozen=True)
class MayDo(May):
    """Something that the player may do. Others are not told whether it could be done, where a hand decides that."""

    def ask(self, game: Imperium, context: Context) -> Decision | None:
        """Yes or no; who watches notes that the player could be asked."""
        if self.secret():
            game.note_opportunity(context.seat)
        return super().ask(game, context)

    def secret(self) -> bool:
        """Whether it is a secret that the player is asked."""
        return isinstance(self.effect, Deed) and self.effect.secret()


# ---- How cards are written


def may(*effects: Effect) -> May:
    """Something that the player MAY do."""
    return MayDo(together(*effects), MAY_RULE)


def either(*options: Effect) -> Either:
    """A choice."""
    return Either(options, "imperium.term-choose.one")


def each_other(*effects: Effect, who: Condition | None = None) -> EachPlayer:
    """What each other player does."""
    return EachPlayer(OTHERS, together(*effects), who)


def all_players(*effects: Effect) -> EachPlayer:
    """What every player does."""
    return EachPlayer(ALL, together(*effects))


def together(*effects: Effect) -> Effect:
    """One effect after the other."""
    return effects[0] if len(effects) == 1 else Sequence(effects)
