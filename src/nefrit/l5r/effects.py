"""The effect vocabulary: what abilities do."""

from __future__ import annotations

from dataclasses import dataclass

from nefrit.kernel.effects import Context, Effect
from nefrit.kernel.lasting import Lasting
from nefrit.kernel.occurrences import Occurrence
from nefrit.kernel.procedures import Procedure
from nefrit.l5r.constants import END_OF_CONFLICT
from nefrit.l5r.drawing import Draw
from nefrit.l5r.filters import accepted, parent_of
from nefrit.l5r.happening import Happen, happen
from nefrit.l5r.occurrences import FateGained, Happening, HonorGained, HonorLost
from nefrit.l5r.state import L5R
from nefrit.l5r.trees import Amount, Filter, Standing
from nefrit.l5r.values import opponent_of
from nefrit.l5r.verbs import Cause, able, occurrences

YOU = "you"
YOUR_OPPONENT = "your opponent"


def number_of(amount: int | Amount, game: L5R, context: Context) -> int:
    """A number, or what an amount counts now."""
    return amount if isinstance(amount, int) else amount.count(game, context)


@dataclass(frozen=True)
class Who(Effect):
    """A base for effects on cards: the chosen targets unless another is said.

    `this` is the source itself, `attached` the character it is attached to, `that` the card the occurrence is about,
    `each` all cards in play that filters accept.
    """

    who: str = "targets"
    each: tuple[Filter, ...] = ()

    def cards(self, game: L5R, context: Context) -> tuple[int, ...]:
        """The cards it is about now."""
        if self.each:
            return tuple([card for card in game.in_play() if accepted(game, context, card, self.each)])
        if self.who == "this":
            return (context.source,)
        if self.who == "attached":
            return (parent_of(game, context.source),)
        if self.who == "that":
            return (context.occurrence.card,) if isinstance(context.occurrence, Happening) else ()
        return context.targets


@dataclass(frozen=True)
class Do(Who):
    """Do one of the verbs to cards, to all of them at the same time."""

    verb: str = ""
    amount: int | Amount = 0

    def able_cards(self, game: L5R, context: Context) -> tuple[int, ...]:
        """The cards that it would change."""
        cause = Cause(context.seat, context.source)
        number = number_of(self.amount, game, context)
        return tuple([card for card in self.cards(game, context) if able(game, self.verb, cause, card, number)])

    def can(self, game: L5R, context: Context) -> bool:
        """Whether it would change any of them."""
        return bool(self.able_cards(game, context))

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """Do it as far as possible (l5r.effect.resolve-as-much-as-possible)."""
        cards = self.able_cards(game, context)
        if len(cards) < len(self.cards(game, context)):
            context.done = False
        cause = Cause(context.seat, context.source)
        number = number_of(self.amount, game, context)
        made: list[Occurrence] = []
        for card in cards:
            made.extend(occurrences(game, self.verb, cause, card, number))
        return happen(game, *made) if made else None


@dataclass(frozen=True)
class Until(Who):
    """A lasting effect on cards: those it is about when it is established (l5r.lasting.locked-in-set)."""

    standing: Standing | None = None
    until: str = END_OF_CONFLICT

    def can(self, game: L5R, context: Context) -> bool:
        """It can be established only within its period (l5r.lasting.initiate-only-within-period)."""
        if self.until == END_OF_CONFLICT and game.table.conflict is None:
            return False
        return bool(self.cards(game, context))

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """Establish it; a number it depends on is fixed now."""
        cards = self.cards(game, context)
        game.last(Lasting(self.standing, cards, self.until, context.seat, context.source, context.number))
        # Nothing occurs, but what it makes illegal is put right at once (l5r.attachment.illegal-discarded).
        return happen(game)


@dataclass(frozen=True)
class ChangeHonor(Effect):
    """A player gains honor, or loses it where the amount is negative."""

    amount: int
    whose: str = YOU

    def can(self, game: L5R, context: Context) -> bool:
        """Who has no honor cannot lose any."""
        return self.amount > 0 or game.seats[self.seat(context)].honor > 0

    def seat(self, context: Context) -> int:
        """The player it is about."""
        return context.seat if self.whose == YOU else opponent_of(context.seat)

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """Gain or lose it."""
        kind = HonorGained if self.amount > 0 else HonorLost
        seat = self.seat(context)
        return happen(game, kind(seat=seat, amount=abs(self.amount), source=context.source, by=context.seat))


@dataclass(frozen=True)
class TakeHonor(Effect):
    """Take honor from the opponent (l5r.take.tokens)."""

    amount: int

    def can(self, game: L5R, context: Context) -> bool:
        """There must be some."""
        return game.seats[opponent_of(context.seat)].honor > 0

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """Take what there is, up to the amount."""
        opponent = opponent_of(context.seat)
        amount = min(self.amount, game.seats[opponent].honor)
        lost = HonorLost(seat=opponent, amount=amount, source=context.source, by=context.seat)
        return happen(game, lost, HonorGained(seat=context.seat, amount=amount, source=context.source, by=context.seat))


@dataclass(frozen=True)
class GainFate(Effect):
    """Gain fate."""

    amount: int

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """Gain it."""
        return happen(game, FateGained(seat=context.seat, amount=self.amount, source=context.source, by=context.seat))


@dataclass(frozen=True)
class DrawCards(Effect):
    """Draw cards."""

    count: int

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """Draw them."""
        return Draw(context.seat, self.count)


@dataclass(frozen=True)
class CancelEffects(Effect):
    """What this ability interrupts does not happen (l5r.cancel.prevents-initiation)."""

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """It is no longer imminent (l5r.cancel.no-longer-imminent)."""
        from nefrit.l5r.abilities import Use

        happening = game.frame(Happen)
        nth = context.nth if isinstance(context, Use) else 0
        happening.imminent = tuple([number for number in happening.imminent if number != nth])
        return None


@dataclass(frozen=True)
class Instead(Effect):
    """Something else is done to cards in the place of what this ability interrupts (l5r.replacement.definition)."""

    do: Do

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """An interrupt to what "would" happen changes it: the original is no longer imminent, the new is in its place.

        l5r.trigger.step-2-change-replaces, decision.l5r.two-replacements. Another replacement waits until the original
        would resolve; of several the latest counts (l5r.replacement.timing, l5r.replacement.most-recent-wins).
        """
        from nefrit.l5r.abilities import Use

        assert isinstance(context, Use), "only an ability that responds can replace something"
        happening = game.frame(Happen)
        cause = Cause(context.seat, context.source)
        cards = self.do.cards(game, context)
        made = tuple(one for card in cards for one in occurrences(game, self.do.verb, cause, card))
        if context.ability.when is not None and context.ability.when.would:
            happening.change(context.nth, made)
        else:
            happening.instead = (*happening.instead, (context.nth, made))
        return None


def do(verb: str, who: str = "targets", amount: int | Amount = 0) -> Do:
    """Do something to the targets, or to another card: `do("bow")`, `do("honor", "this")`."""
    return Do(who, (), verb, amount)


def do_each(verb: str, cards: tuple[Filter, ...], amount: int | Amount = 0) -> Do:
    """Do something to each card that the filters accept."""
    return Do("each", cards, verb, amount)
