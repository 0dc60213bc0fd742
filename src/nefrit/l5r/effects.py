"""The effect vocabulary: what abilities do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from nefrit.kernel.decisions import Decision, choose
from nefrit.kernel.effects import Context, Effect, May
from nefrit.kernel.occurrences import Occurrence
from nefrit.kernel.procedures import Procedure
from nefrit.kernel.values import ADD
from nefrit.l5r.constants import AT_HOME, CHARACTER, END_OF_CONFLICT, END_OF_ROUND, HONORED
from nefrit.l5r.drawing import Draw
from nefrit.l5r.favor import ClaimFavor
from nefrit.l5r.occurrences.drawing import Discarded
from nefrit.l5r.occurrences.fate import FateGained, FateLost
from nefrit.l5r.occurrences.happenings import CARD_EFFECT
from nefrit.l5r.occurrences.honor import HonorGained, HonorLost
from nefrit.l5r.occurrences.personal_honor import StatusMoved
from nefrit.l5r.players import YOU, seat_of
from nefrit.l5r.standing import SECOND_FATE_PHASE, InForce, changes_base, establish, is_immune
from nefrit.l5r.state import CONFLICT_DECK, L5R
from nefrit.l5r.trees import ITS_CARDS, Modifies, Standing
from nefrit.l5r.values import SKILL, base_skill, base_skills, changed_bases, opponent_of
from nefrit.l5r.words.cards import honored
from nefrit.l5r.words.nouns import it
from nefrit.l5r.words.numbers import number_of
from nefrit.l5r.words.verbs import Cause, Done, Verb, able, move_home, move_to_conflict
from nefrit.parts.words import Amount, Cards
from nefrit.text.ids import kebab


@dataclass(frozen=True)
class Together(Effect):
    """Several things done to cards at the same time."""

    parts: tuple[Done, ...]

    def can(self, game: L5R, context: Context) -> bool:
        """Any part that would change the game is enough."""
        return any(part.can(game, context) for part in self.parts)

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """Do all of them at once."""
        made = [one for part in self.parts for one in part.made(game, context)]
        return game.happen(*made) if made else None


@dataclass(frozen=True)
class Split(Effect):
    """One verb is done to one of the cards, and another verb to the others, at the same time."""

    cards: Cards
    one: Verb
    others: Verb

    def ask(self, game: L5R, context: Context) -> Decision | None:
        """To which the first is done."""
        rule = "l5r.ability.controller-makes-decisions"
        cards = self.cards.cards(game, context)
        return choose(
            context.seat, cards, "answer", rule, f"choose-to-{kebab(type(self.one).__name__)}", context.source
        )

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """Both at the same time, as far as possible (l5r.faq.shameful-display-one-change-suffices).

        It is done if that is both (l5r.then.requires-full-success).
        """
        cause = Cause(context.seat, context.source)
        made: list[Occurrence] = []
        for card in self.cards.cards(game, context):
            verb = self.one if card == context.answer else self.others
            if able(game, verb, cause, card):
                made.extend(verb.occurrences(game, cause, card, 0))
            else:
                context.done = False
        return game.happen(*made) if made else None


@dataclass(frozen=True)
class MoveStatus(Effect):
    """Move an honored status token from a card to others."""

    source: Cards
    to: Cards

    def can(self, game: L5R, context: Context) -> bool:
        """There must be such a token, and each of the others must be able to take it."""
        if not self.source.have(honored, game, context):
            return False
        others = self.to.cards(game, context)
        return all(card in game.pieces and game.pieces[card].status != HONORED for card in others)

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """The character becomes honored; it is not honored by anybody."""
        if not self.can(game, context):
            context.done = False
            return None
        (source,) = self.source.cards(game, context)
        by, others = context.seat, self.to.cards(game, context)
        return game.happen(*[StatusMoved(card, by, source=source, by=by, how=CARD_EFFECT) for card in others])


@dataclass(frozen=True)
class Until(Effect):
    """Lasting effects on cards: those they are about when they are established (l5r.lasting.locked-in-set).

    Without `cards` they are about no cards in particular, but about all cards that are so at any time. A number they
    depend on is counted once, when they are established (decision.l5r.for-each-fixed).

    l5r.lasting.definition
    """

    cards: Cards | None
    effects: tuple[Standing, ...]
    until: str = END_OF_CONFLICT

    def can(self, game: L5R, context: Context) -> bool:
        """They can be established only within their period (l5r.lasting.initiate-only-within-period)."""
        is_within = self.until != END_OF_CONFLICT or game.table.conflict is not None
        return is_within and (self.cards is None or bool(self.affected(game, context)))

    def affected(self, game: L5R, context: Context) -> tuple[int, ...]:
        """The cards in play that at least one of them would change (l5r.target.must-be-changeable)."""
        cards = () if self.cards is None else self.cards.cards(game, context)
        return tuple(
            [
                card
                for card in cards
                if card in game.pieces
                and not is_immune(game, card, context.seat, context.source)
                and any(_changes(game, context, effect, card) for effect in self.effects)
            ]
        )

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """Establish them; a number they depend on is fixed now (l5r.event.lasting-effects-at-resolution-1-5).

        l5r.event.lasting-effect-locked-in. Where they would change nothing, nothing was done
        (l5r.then.requires-full-success).
        """
        cards = self.affected(game, context)
        if not cards and self.cards is not None:
            context.done = False
            return None
        for effect in self.effects:
            number = context.number
            if isinstance(effect, Modifies) and not isinstance(effect.amount, int):
                number = effect.number(game, context)
            establish(game, effect, cards, self.until, context.seat, context.source, number)
        # Nothing occurs, but what it makes illegal is put right at once (l5r.attachment.illegal-discarded).
        return game.happen()


def _changes(game: L5R, context: Context, effect: Standing, card: int) -> bool:
    """Whether a lasting effect would change a card: not where nothing is added, nor a dash, nor a base that stays as it
    is (l5r.target.must-be-changeable, l5r.dash.not-modifiable).
    """
    if changes_base(effect) and game.faces[card].type == CHARACTER:
        if isinstance(effect, Modifies) and effect.number(game, context) < 0:
            # The number of a card that is still to be chosen.
            return True
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
    """A player gains fate."""

    amount: int | Amount = 1
    whose: str = YOU

    def can(self, game: L5R, context: Context) -> bool:
        """There must be something to gain."""
        return number_of(self.amount, game, context) > 0

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """Gain it."""
        amount, seat = number_of(self.amount, game, context), seat_of(self.whose, context)
        source, by = context.source, context.seat
        return game.happen(FateGained(seat=seat, amount=amount, source=source, by=by, how=CARD_EFFECT))


class ClaimTheFavor(Effect):
    """Claim the Imperial Favor and set its side (l5r.favor.claimed-by-ability)."""

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """From whoever has it, or anew."""
        return ClaimFavor(context.seat)


claim_favor: Final = ClaimTheFavor()


@dataclass(frozen=True)
class LoseFate(Effect):
    """Lose fate to the general pool."""

    amount: int = 1

    def can(self, game: L5R, context: Context) -> bool:
        """There must be as much."""
        return game.seats[context.seat].fate >= self.amount

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """Lose it (l5r.fate.spent-or-lost-returns)."""
        source, by = context.source, context.seat
        return game.happen(FateLost(seat=by, amount=self.amount, source=source, by=by, how=CARD_EFFECT))


@dataclass(frozen=True)
class DrawCards(Effect):
    """A player draws cards."""

    count: int = 1
    whose: str = YOU

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """Draw them."""
        return Draw(seat_of(self.whose, context), self.count)


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


@dataclass(frozen=True)
class DiscardTop(Effect):
    """The top cards of a player's conflict deck are discarded."""

    count: int = 1
    whose: str = YOU

    def can(self, game: L5R, context: Context) -> bool:
        """There must be one."""
        return bool(game.zone(CONFLICT_DECK, seat_of(self.whose, context)))

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """As many as there are, up to the number."""
        seat = seat_of(self.whose, context)
        cards = game.zone(CONFLICT_DECK, seat)[: self.count]
        if len(cards) < self.count:
            context.done = False
        source, by = context.source, context.seat
        return game.happen(*[Discarded(card, seat, source=source, by=by, how=CARD_EFFECT) for card in cards])


@dataclass(frozen=True)
class SwitchPlaces(Effect):
    """Switch the locations of two characters, one of which participates; both move or neither does.

    l5r.switch.both-must-exist
    """

    one: Cards
    other: Cards

    def made(self, game: L5R, context: Context) -> list[Occurrence]:
        """Where each of them goes, if both can."""
        cause = Cause(context.seat, context.source)
        made: list[Occurrence] = []
        for card in (*self.one.cards(game, context), *self.other.cards(game, context)):
            at_home = card in game.pieces and game.pieces[card].side == AT_HOME
            verb: Verb = move_to_conflict if at_home else move_home
            if not able(game, verb, cause, card):
                return []
            made.extend(verb.occurrences(game, cause, card, 0))
        return made

    def can(self, game: L5R, context: Context) -> bool:
        """Each of them must be able to go."""
        return bool(self.made(game, context))

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """Both at the same time."""
        made = self.made(game, context)
        if not made:
            context.done = False
            return None
        return game.happen(*made)


class FateAgain(Effect):
    """A second fate phase is resolved after this one."""

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """Before the regroup phase."""
        establish(game, SECOND_FATE_PHASE, (), END_OF_ROUND, context.seat, context.source)
        return None


second_fate_phase: Final = FateAgain()


def switch_places(one: Cards, other: Cards) -> SwitchPlaces:
    """Switch the locations of two characters: `switch_places(it, second)`."""
    return SwitchPlaces(one, other)


def last(*effects: Standing, on: Cards = it, until: str = END_OF_CONFLICT) -> Until:
    """Lasting effects on the targets, or on other cards: `last(Modifies("military", amount=2), on=this)`."""
    return Until(on, effects, until)


def last_for_all(*effects: Standing, until: str = END_OF_CONFLICT) -> Until:
    """Lasting effects on no cards in particular, but on all that are as the effects say at any time."""
    return Until(None, effects, until)


@dataclass(frozen=True)
class ControllerDoes(Effect):
    """The controller of a card does something, as if it were that player's ability."""

    who: Cards
    effect: Effect

    def _context(self, game: L5R, context: Context) -> Context | None:
        """The same for that player; None if there is no such card in play."""
        cards = [card for card in self.who.cards(game, context) if card in game.pieces]
        if not cards:
            return None
        seat = game.pieces[cards[0]].controller
        return Context(seat, context.source, (self.effect,), occurrence=context.occurrence, targets=context.targets)

    def can(self, game: L5R, context: Context) -> bool:
        """That player must be able to do it."""
        theirs = self._context(game, context)
        return theirs is not None and self.effect.can(game, theirs)

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """Do it."""
        theirs = self._context(game, context)
        if theirs is None:
            context.done = False
        return theirs


def controller_does(who: Cards, effect: Effect) -> ControllerDoes:
    """The controller of a card does something: `controller_does(winner, resolve(chosen_ring))`."""
    return ControllerDoes(who, effect)


def may(effect: Effect) -> May:
    """An effect that you may decline (l5r.may.player-option)."""
    return May(effect, "l5r.may.player-option")


def split(cards: Cards, one: Verb, others: Verb) -> Split:
    """Do one verb to one of the cards and another to the others: `split(it, honor, dishonor)`."""
    return Split(cards, one, others)


def move_honored_status(source: Cards, *, to: Cards) -> MoveStatus:
    """Move an honored status token: `move_honored_status(this, to=it)`."""
    return MoveStatus(source, to)
