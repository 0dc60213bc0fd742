"""Cancelling, preventing and redirecting damage, between assigning and applying it (invasion.damage.cancel-timing)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from nefrit.invasion.constants import END_OF_TURN
from nefrit.invasion.damage import DAMAGE, EVERYTHING, ApplyDamage, DamageChange, Hit, can_be_cancelled
from nefrit.invasion.occurrences.resources import ResourcesGained, TokensRemoved
from nefrit.invasion.paying import pay
from nefrit.invasion.places import is_place, seat_and_section
from nefrit.invasion.standing import last
from nefrit.invasion.state import Invasion
from nefrit.invasion.surcharges import surcharge
from nefrit.invasion.targets import Aim
from nefrit.invasion.words.nouns import it
from nefrit.invasion.words.verbs import Who
from nefrit.kernel.decisions import NO, NO_CARD, YES, choose
from nefrit.kernel.effects import Context, Effect
from nefrit.kernel.lasting import Lasting
from nefrit.kernel.procedures import Flow, Procedure, step
from nefrit.parts.using import AbilityUse

ALL: Final = 0


@dataclass(frozen=True)
class Cancels(DamageChange):
    """Cancels damage: so much of it each time, or ALL; only `combat` damage if that is said.

    With `zones` it is about the player's capital, with `everything` about all cards and capitals, else about the cards
    that `on` accepts. `each_turn` limits it to so much in a turn. A lasting one that `runs_out` cancels its number in
    all.
    """

    amount: int = ALL
    combat: bool = False
    zones: bool = False
    everything: bool = False
    each_turn: bool = False
    runs_out: bool = False

    @property
    def is_used_up(self) -> bool:
        """It is if there is a limit to what it cancels."""
        return self.each_turn or self.runs_out

    def left(self, game: Invasion, context: Context) -> int:
        """How much it can still cancel; 0 if nothing, a big number if it has no limit."""
        if self.each_turn:
            return self.amount - game.times_used(END_OF_TURN, context.source, DAMAGE)
        if self.runs_out:
            return context.number
        return self.amount or EVERYTHING

    def changes(self, game: Invasion, context: Context, hit: Hit) -> bool:
        """Whether it is about this damage."""
        if not can_be_cancelled(game, hit) or (self.combat and not hit.combat) or self.left(game, context) <= 0:
            return False
        if self.zones:
            return hit.card == NO_CARD and hit.seat == context.seat
        return self.everything or hit.card != NO_CARD

    def cancels(self, game: Invasion, context: Context, hit: Hit) -> int:
        """As much as it still can."""
        return self.left(game, context)

    def change(self, game: Invasion, context: Context, hit: Hit) -> tuple[Hit, ...] | Procedure:
        """What is left of it."""
        cancelled = min(self.left(game, context), hit.amount)
        if self.each_turn:
            for _ in range(cancelled):
                game.count_use(END_OF_TURN, context.source, DAMAGE)
        if self.runs_out:
            use_up(game, self, context, hit, cancelled)
        rest = hit.copy()
        rest.amount -= cancelled
        return (rest,) if rest.amount else ()


def use_up(game: Invasion, effect: DamageChange, context: Context, hit: Hit, amount: int) -> None:
    """A lasting effect that is about a certain amount of damage has so much less left."""
    for number, lasting in enumerate(game.lasting):
        if lasting.effect is effect and lasting.source == context.source and hit.card in lasting.cards:
            left = lasting.number - amount
            if left > 0:
                game.edit_lasting(number).number = left
            else:
                game.end_lasting(lasting)
            return


@dataclass(frozen=True)
class TokenShield(DamageChange):
    """Damage is cancelled for resource tokens of the source: one token for each point, or (`whole`) for all of it.

    With `prevents` it is prevented, which is not cancelling (decision.invasion.prevented-damage). With `gains` its
    player gains a resource for each token. With `optional` the player may keep the token.
    """

    whole: bool = False
    prevents: bool = False
    gains: bool = False
    optional: bool = False

    @property
    def is_used_up(self) -> bool:
        """Tokens are."""
        return True

    def changes(self, game: Invasion, context: Context, hit: Hit) -> bool:
        """There must be a token."""
        if hit.card == NO_CARD or not (self.prevents or can_be_cancelled(game, hit)):
            return False
        return game.pieces[context.source].resources > 0

    def cancels(self, game: Invasion, context: Context, hit: Hit) -> int:
        """What its player must cancel, not what the player only may, nor what is prevented."""
        if self.optional or self.prevents:
            return 0
        return EVERYTHING if self.whole else game.pieces[context.source].resources

    def change(self, game: Invasion, context: Context, hit: Hit) -> tuple[Hit, ...] | Procedure:
        """What is left of it."""
        return (
            MaySpendToken(self, context.seat, context.source, hit) if self.optional else self.cancel(game, context, hit)
        )

    def cancel(self, game: Invasion, context: Context, hit: Hit) -> tuple[Hit, ...]:
        """Remove tokens for it."""
        tokens = 1 if self.whole else min(hit.amount, game.pieces[context.source].resources)
        seat, source = context.seat, context.source
        game.occur(TokensRemoved(seat, source, tokens, by=seat, source=source))
        if self.gains:
            game.occur(ResourcesGained(seat, NO_CARD, tokens, by=seat, source=source))
        rest = hit.copy()
        rest.amount = 0 if self.whole else hit.amount - tokens
        return (rest,) if rest.amount else ()


class MaySpendToken(Procedure):
    """A player may remove a token to cancel damage."""

    __slots__ = ("answer", "effect", "hit", "seat", "source")
    card_fields = ("source",)
    seat_fields = ("seat",)

    def __init__(self, effect: TokenShield, seat: int, source: int, hit: Hit) -> None:
        super().__init__()
        self.effect = effect
        self.seat = seat
        self.source = source
        self.hit = hit
        self.answer: object = None

    @step("invasion.errata.protective-spites-text")
    def ask(self, game: Invasion) -> Flow:
        """Whether."""
        rule = "invasion.errata.protective-spites-text"
        return choose(self.seat, (YES, NO), "answer", rule, "may", self.source)

    @step("invasion.errata.protective-spites-text")
    def cancel(self, game: Invasion) -> Flow:
        """What is left of the damage is applied."""
        if self.answer == YES:
            rest = self.effect.cancel(game, Context(self.seat, self.source), self.hit)
            game.edit_innermost(ApplyDamage).replace(self.hit, *rest)
        return None


@dataclass(frozen=True)
class Redirects(DamageChange):
    """Redirects damage to a target of the player's choice: up to so much of it, once in a turn if `each_turn`.

    It is damage that would be dealt, and is never dealt to the first recipient (invasion.errata.redirect-wording).
    Redirecting is not cancelling (invasion.damage.redirect-is-not-cancel). Without a legal target nothing happens.
    """

    amount: int = 1
    to: Aim | None = None
    zones: bool = False
    combat: bool = False
    each_turn: bool = False

    def changes(self, game: Invasion, context: Context, hit: Hit) -> bool:
        """Whether it is about this damage, and has where to redirect it."""
        if (self.combat and not hit.combat) or self.to is None:
            return False
        if (hit.card == NO_CARD) != self.zones or (self.zones and hit.seat != context.seat):
            return False
        if self.each_turn and game.times_used(END_OF_TURN, context.source, DAMAGE):
            return False
        return any(card != hit.card for card in self.to.candidates(game, context))

    def change(self, game: Invasion, context: Context, hit: Hit) -> tuple[Hit, ...] | Procedure:
        """The player chooses the new recipient."""
        if self.each_turn:
            game.count_use(END_OF_TURN, context.source, DAMAGE)
        return Redirect(self, context.seat, context.source, hit)


class Redirect(Procedure):
    """Damage is redirected."""

    __slots__ = ("answer", "effect", "hit", "seat", "source")
    card_fields = ("source",)
    seat_fields = ("seat",)

    def __init__(self, effect: Redirects, seat: int, source: int, hit: Hit) -> None:
        super().__init__()
        self.effect = effect
        self.seat = seat
        self.source = source
        self.hit = hit
        self.answer: object = None

    @step("invasion.damage.redirect-timing")
    def ask(self, game: Invasion) -> Flow:
        """To what."""
        assert self.effect.to is not None
        context = Context(self.seat, self.source)
        return self.choice(self.effect.to.question(game, context, "invasion.damage.redirect-timing"))

    @step("decision.invasion.surcharge")
    def pay_surcharge(self, game: Invasion) -> Flow:
        """Pay what targeting the new recipient costs on top."""
        assert self.effect.to is not None
        assert isinstance(self.answer, int)
        extra = surcharge(game, self.seat, (self.answer,)) if self.effect.to.costs_more else 0
        return pay(game, self.seat, self.source, extra)

    @step("invasion.damage.redirect-timing")
    def redirect(self, game: Invasion) -> Flow:
        """It meets what protects the new recipient (decision.invasion.redirected-toughness)."""
        assert isinstance(self.answer, int)
        moved, rest = self.hit.copy(), self.hit.copy()
        moved.amount = min(self.effect.amount or self.hit.amount, self.hit.amount)
        rest.amount -= moved.amount
        if is_place(self.answer):
            moved.card = NO_CARD
            moved.seat, moved.section = seat_and_section(self.answer)
        else:
            moved.card = self.answer
        game.edit_innermost(ApplyDamage).replace(self.hit, rest, moved)
        return None


@dataclass(frozen=True)
class Diverts(DamageChange):
    """The next damage to a card goes to another: a lasting effect with both cards, which runs out.

    Two of them on the same card are about the same damage (invasion.faq.redirect-not-cumulative).
    """

    def waiting(self, game: Invasion, card: int) -> list[int]:
        """The numbers of all lasting effects by which the next damage to a card is redirected."""
        return [
            number
            for number, lasting in enumerate(game.lasting)
            if isinstance(lasting.effect, Diverts) and lasting.cards[0] == card
        ]

    def own(self, game: Invasion, context: Context, hit: Hit) -> Lasting | None:
        """The lasting effect itself, if it is about this damage."""
        for number in self.waiting(game, hit.card):
            if game.lasting[number].source == context.source:
                return game.lasting[number]
        return None

    def changes(self, game: Invasion, context: Context, hit: Hit) -> bool:
        """To the first of the two, while the second is there."""
        lasting = self.own(game, context, hit) if hit.card != NO_CARD else None
        return lasting is not None and lasting.cards[1] in game.pieces

    def change(self, game: Invasion, context: Context, hit: Hit) -> tuple[Hit, ...] | Procedure:
        """So much of it meets the other card."""
        lasting = self.own(game, context, hit)
        assert lasting is not None
        moved, rest = hit.copy(), hit.copy()
        moved.amount = min(lasting.number, hit.amount)
        moved.card = lasting.cards[1]
        rest.amount -= moved.amount
        for number in self.waiting(game, hit.card):
            game.edit_lasting(number).number -= moved.amount
        game.end_lasting(*[one for one in game.lasting if isinstance(one.effect, Diverts) and one.number <= 0])
        return tuple([one for one in (rest, moved) if one.amount])


@dataclass(frozen=True)
class Divert(Effect):
    """The next so much damage to the target this turn is redirected to the second target."""

    amount: int
    effect: Diverts = Diverts(DAMAGE)

    def apply(self, game: Invasion, context: Context) -> Procedure | None:
        """Until it is used up, or until the end of the turn (invasion.action.conditional-blessing-of-valaya)."""
        assert isinstance(context, AbilityUse)
        cards = tuple([card for cards in context.chosen for card in cards])
        if len(cards) == 2:
            last(game, Lasting(self.effect, cards, END_OF_TURN, context.seat, context.source, self.amount))
        return None


def redirect_next(amount: int) -> Divert:
    """Redirect the next so much damage to the first target to the second."""
    return Divert(amount)


@dataclass(frozen=True)
class Shield(Who):
    """Cancel the next so much damage to the cards it is about, this turn."""

    amount: int
    effect: Cancels

    def apply(self, game: Invasion, context: Context) -> Procedure | None:
        """It lasts until it is used up, or until the end of the turn (invasion.action.conditional-duration).

        invasion.faq.combat-damage-count-active-cancellation
        """
        for card in self.cards(game, context):
            last(game, Lasting(self.effect, (card,), END_OF_TURN, context.seat, context.source, self.amount))
        return None


def cancel_next(amount: int) -> Shield:
    """Cancel the next so much damage to the targets this turn."""
    return Shield(it, amount, Cancels(DAMAGE, amount=amount, runs_out=True))
