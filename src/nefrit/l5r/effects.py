"""The effect vocabulary: what abilities do."""

from __future__ import annotations

from dataclasses import dataclass

from nefrit.kernel.effects import Context, Effect
from nefrit.kernel.occurrences import Occurrence
from nefrit.kernel.procedures import Procedure
from nefrit.kernel.values import ADD
from nefrit.l5r.constants import CHARACTER, END_OF_CONFLICT
from nefrit.l5r.drawing import Draw
from nefrit.l5r.filters import accepted, parent_of
from nefrit.l5r.occurrences.conflicts import ConflictWon
from nefrit.l5r.occurrences.fate import FateGained, FateLost
from nefrit.l5r.occurrences.happenings import CARD_EFFECT, Happening
from nefrit.l5r.occurrences.honor import HonorGained, HonorLost
from nefrit.l5r.players import YOU, seat_of
from nefrit.l5r.simultaneous import AbilityContext
from nefrit.l5r.standing import InForce, changes_base, establish
from nefrit.l5r.state import L5R
from nefrit.l5r.trees import ITS_CARDS, PAID, Amount, Filter, Modifies, Standing
from nefrit.l5r.values import SKILL, base_skill, base_skills, changed_bases, opponent_of, participating
from nefrit.l5r.verbs import Cause, able, occurrences


def number_of(amount: int | Amount, game: L5R, context: Context) -> int:
    """A number, or what an amount counts now."""
    return amount if isinstance(amount, int) else amount.count(game, context)


@dataclass(frozen=True)
class Who(Effect):
    """A base for effects on cards: the chosen targets unless another is said.

    `this` is the source itself, `attached` the character it is attached to, `that` the card the occurrence is about,
    `paid` what the cost was paid with, `second` the cards chosen for the second target, `winner` and `loser` those of a
    duel, `victors` the participating characters of who won the conflict, `each` all cards in play that filters accept.
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
        if self.who == PAID:
            return paid_with(context) or could_pay(game, context)
        if self.who == "victors":
            return victors(game, context)
        if self.who == "second":
            return second_targets(context)
        if self.who == "winner":
            return context.targets[:1]
        if self.who == "loser":
            return context.targets[1:2]
        return context.targets


def paid_with(context: Context) -> tuple[int, ...]:
    """The cards with which the costs of an ability were paid."""
    if not isinstance(context, AbilityContext):
        return ()
    return tuple([card for card in context.paid_with if isinstance(card, int)])


def could_pay(game: L5R, context: Context) -> tuple[int, ...]:
    """Before the costs of an ability are paid: the cards with which they can be; none where costs are ignored."""
    if not isinstance(context, AbilityContext) or context.paid_with or context.copied:
        return ()
    return tuple([card for cost in context.ability.costs for card in cost.candidates(game, context)])


def victors(game: L5R, context: Context) -> tuple[int, ...]:
    """The participating characters of the player who won the conflict that an ability responds to."""
    won = context.occurrence
    return participating(game, won.seat) if isinstance(won, ConflictWon) else ()


def second_targets(context: Context) -> tuple[int, ...]:
    """The cards chosen for the second target of an ability."""
    return context.chosen[1] if isinstance(context, AbilityContext) and len(context.chosen) > 1 else ()


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

    def made(self, game: L5R, context: Context) -> list[Occurrence]:
        """What occurs: as much as possible (l5r.effect.resolve-as-much-as-possible).

        It is done if that is all (l5r.then.requires-full-success).
        """
        cards = self.able_cards(game, context)
        if not cards or (self.who != "each" and len(cards) < len(self.cards(game, context))):
            context.done = False
        cause = Cause(context.seat, context.source)
        number = number_of(self.amount, game, context)
        made: list[Occurrence] = []
        for card in cards:
            made.extend(occurrences(game, self.verb, cause, card, number))
        return made

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """Do it to all of them at once (l5r.simultaneous.resolve-together).

        l5r.target.any-number-zero-fails, l5r.then.requires-full-success, l5r.then.success-continues
        """
        made = self.made(game, context)
        return game.happen(*made) if made else None


@dataclass(frozen=True)
class Together(Effect):
    """Several things done to cards at the same time."""

    parts: tuple[Do, ...]

    def can(self, game: L5R, context: Context) -> bool:
        """Any part that would change the game is enough."""
        return any(part.can(game, context) for part in self.parts)

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """Do all of them at once."""
        made = [one for part in self.parts for one in part.made(game, context)]
        return game.happen(*made) if made else None


@dataclass(frozen=True)
class Until(Who):
    """Lasting effects on cards: those they are about when they are established (l5r.lasting.locked-in-set).

    With `who` "rule" they are about no cards in particular, but about all that their filters accept at any time. A
    number they depend on is counted once, when they are established (decision.l5r.for-each-fixed).

    l5r.lasting.definition
    """

    effects: tuple[Standing, ...] = ()
    until: str = END_OF_CONFLICT

    def can(self, game: L5R, context: Context) -> bool:
        """They can be established only within their period (l5r.lasting.initiate-only-within-period)."""
        is_within = self.until != END_OF_CONFLICT or game.table.conflict is not None
        return is_within and (self.who == "rule" or bool(self.affected(game, context)))

    def affected(self, game: L5R, context: Context) -> tuple[int, ...]:
        """The cards in play that at least one of them would change (l5r.target.must-be-changeable)."""
        return tuple(
            [
                card
                for card in self.cards(game, context)
                if card in game.pieces and any(_changes(game, context, effect, card) for effect in self.effects)
            ]
        )

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """Establish them; a number they depend on is fixed now (l5r.event.lasting-effects-at-resolution-1-5).

        l5r.event.lasting-effect-locked-in. Where they would change nothing, nothing was done
        (l5r.then.requires-full-success).
        """
        cards = () if self.who == "rule" else self.affected(game, context)
        if not cards and self.who != "rule":
            context.done = False
            return None
        for effect in self.effects:
            number = effect.number(game, context) if isinstance(effect, Modifies) else context.number
            establish(game, effect, cards, self.until, context.seat, context.source, number)
        # Nothing occurs, but what it makes illegal is put right at once (l5r.attachment.illegal-discarded).
        return game.happen()


def _changes(game: L5R, context: Context, effect: Standing, card: int) -> bool:
    """Whether a lasting effect would change a card: not where nothing is added, nor a dash, nor a base that stays as it
    is (l5r.target.must-be-changeable, l5r.dash.not-modifiable).
    """
    if changes_base(effect) and game.faces[card].type == CHARACTER:
        bases = base_skills(game, card)
        return changed_bases(game, InForce(effect, context, (card,), False, ITS_CARDS), bases) != bases
    if not isinstance(effect, Modifies):
        return True
    has_dash = effect.what in SKILL and base_skill(game, card, SKILL.index(effect.what)) is None
    return not has_dash and (effect.operation != ADD or effect.number(game, context) != 0)


@dataclass(frozen=True)
class ChangeHonor(Effect):
    """A player gains honor, or loses it where the amount is negative."""

    amount: int | Amount
    whose: str = YOU

    def can(self, game: L5R, context: Context) -> bool:
        """Who has no honor cannot lose any."""
        amount = number_of(self.amount, game, context)
        return amount > 0 or (amount < 0 and game.seats[seat_of(self.whose, context)].honor > 0)

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """Gain or lose it."""
        amount = number_of(self.amount, game, context)
        kind = HonorGained if amount > 0 else HonorLost
        seat = seat_of(self.whose, context)
        by = context.seat
        return game.happen(kind(seat=seat, amount=abs(amount), source=context.source, by=by, how=CARD_EFFECT))


@dataclass(frozen=True)
class TakeHonor(Effect):
    """Take honor from the opponent (l5r.take.tokens), or be given it (l5r.give.tokens)."""

    amount: int = 1
    given: bool = False

    def can(self, game: L5R, context: Context) -> bool:
        """There must be some."""
        return game.seats[opponent_of(context.seat)].honor > 0

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """Take what there is, up to the amount."""
        opponent = opponent_of(context.seat)
        amount = min(self.amount, game.seats[opponent].honor)
        source, by = context.source, context.seat
        lost = HonorLost(seat=opponent, amount=amount, source=source, by=by, how=CARD_EFFECT)
        return game.happen(lost, HonorGained(seat=by, amount=amount, source=source, by=by, how=CARD_EFFECT))


@dataclass(frozen=True)
class TakeFate(Effect):
    """Take fate from the opponent's pool (l5r.take.tokens), or be given it (l5r.give.tokens)."""

    amount: int = 1
    given: bool = False

    def can(self, game: L5R, context: Context) -> bool:
        """There must be some."""
        return game.seats[opponent_of(context.seat)].fate > 0

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """Take what there is, up to the amount."""
        opponent = opponent_of(context.seat)
        amount = min(self.amount, game.seats[opponent].fate)
        source, by = context.source, context.seat
        lost = FateLost(seat=opponent, amount=amount, source=source, by=by, how=CARD_EFFECT)
        return game.happen(lost, FateGained(seat=by, amount=amount, source=source, by=by, how=CARD_EFFECT))


@dataclass(frozen=True)
class GainFate(Effect):
    """Gain fate."""

    amount: int = 1

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """Gain it."""
        source, by = context.source, context.seat
        return game.happen(FateGained(seat=by, amount=self.amount, source=source, by=by, how=CARD_EFFECT))


@dataclass(frozen=True)
class DrawCards(Effect):
    """Draw cards."""

    count: int = 1

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """Draw them."""
        return Draw(context.seat, self.count)


@dataclass(frozen=True)
class ChangeBid(Effect):
    """Change the value of your honor bid, not below 0 (l5r.bid.modified-value)."""

    by: int

    def can(self, game: L5R, context: Context) -> bool:
        """A bid of 0 cannot be less."""
        player = game.seats[context.seat]
        return self.by > 0 or player.dial + player.bid_change > 0

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """The dial stays as it is (l5r.bid.dial-not-adjusted)."""
        game.edit_seat(context.seat).bid_change += self.by
        return None


def do(verb: str, who: str = "targets", amount: int | Amount = 0) -> Do:
    """Do something to the targets, or to another card: `do("bow")`, `do("honor", "this")`."""
    return Do(who, (), verb, amount)


def last(*effects: Standing, who: str = "targets", until: str = END_OF_CONFLICT) -> Until:
    """Lasting effects on the targets, or on another card: `last(Modifies("military", amount=2), who="this")`."""
    return Until(who, (), effects, until)


def last_for_each(cards: tuple[Filter, ...], *effects: Standing, until: str = END_OF_CONFLICT) -> Until:
    """Lasting effects on each card that the filters accept now."""
    return Until("each", cards, effects, until)


def do_each(verb: str, cards: tuple[Filter, ...], amount: int | Amount = 0) -> Do:
    """Do something to each card that the filters accept."""
    return Do("each", cards, verb, amount)
