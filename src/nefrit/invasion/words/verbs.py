"""Verbs: what can be done to a card in play, as an effect or to pay a cost."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from nefrit.invasion import damage
from nefrit.invasion.constants import FULCRUM
from nefrit.invasion.damage import Hit
from nefrit.invasion.occurrences.corruption import Corrupted, Restored
from nefrit.invasion.occurrences.damage import Healed
from nefrit.invasion.occurrences.developments import TurnedDevelopment, TurnedFaceup
from nefrit.invasion.occurrences.events import Event
from nefrit.invasion.occurrences.leaving import TO_HAND, Destroyed, Sacrificed, leaving, returning
from nefrit.invasion.occurrences.resources import TokensPlaced, TokensRemoved
from nefrit.invasion.places import is_place, seat_and_section
from nefrit.invasion.standing import forbidden
from nefrit.invasion.state import Invasion, section_of
from nefrit.invasion.values import is_fighter, number_of
from nefrit.invasion.words.nouns import Each
from nefrit.kernel.decisions import NO_CARD
from nefrit.kernel.effects import Context, Effect, Node
from nefrit.kernel.procedures import Procedure
from nefrit.parts.words import Amount, Cards, Quality, any_card

# ---- Effects on cards


class Cause(NamedTuple):
    """Whose effect it is, and of which card."""

    seat: int
    source: int


@dataclass(frozen=True)
class Who(Effect):
    """A base for effects on cards; only `it`, `second` and `third` are targeted.

    invasion.target.troll-vomit-king-kazador
    """

    who: Cards

    def cards(self, game: Invasion, context: Context) -> tuple[int, ...]:
        """The cards it is about now; zones of capitals may be among the targets."""
        return self.who.cards(game, context)


@dataclass(frozen=True)
class Verb(Node):
    """One thing that can be done to a card in play: `corrupt(this)`, `heal(it, 1)`."""

    name: str
    """How messages call it."""

    def able(self, game: Invasion, card: int, amount: int) -> bool:
        """Whether it can be done to a card in play now."""
        raise NotImplementedError(f"{type(self).__name__} does not say when it can be done")

    def event(self, game: Invasion, cause: Cause, card: int, amount: int) -> Event:
        """What happens when it is done."""
        raise NotImplementedError(f"{type(self).__name__} does not say what happens")

    def __call__(self, cards: Cards, amount: int | Amount = 0) -> Done:
        """Do it to cards."""
        return Done(cards, self, amount)


def able(game: Invasion, verb: Verb, card: int, amount: int = 0) -> bool:
    """Whether it can be done to a card now, which must be in play."""
    return card in game.pieces and verb.able(game, card, amount)


@dataclass(frozen=True)
class Done(Who):
    """A verb done to cards, to all of them at the same time. It may also be a cost (see `payments.Pay`)."""

    verb: Verb
    amount: int | Amount = 0

    def able_cards(self, game: Invasion, context: Context) -> tuple[int, ...]:
        """The cards to which it can be done."""
        number = number_of(game, context, self.amount)
        return tuple([card for card in self.cards(game, context) if able(game, self.verb, card, number)])

    def can(self, game: Invasion, context: Context) -> bool:
        """Whether it would change any of them."""
        return bool(self.able_cards(game, context))

    def apply(self, game: Invasion, context: Context) -> Procedure | None:
        """As far as it is possible; what comes after "then" needs all of the targets (invasion.effect.then)."""
        cards = self.able_cards(game, context)
        if not cards or (not isinstance(self.who, Each) and len(cards) < len(self.cards(game, context))):
            context.done = False
        cause, number = Cause(context.seat, context.source), number_of(game, context, self.amount)
        return game.happen(*[self.verb.event(game, cause, card, number) for card in cards]) if cards else None


def _event(cls: type[Event], game: Invasion, cause: Cause, card: int, amount: int = 0) -> Event:
    seat = game.pieces[card].controller
    return cls(seat, card, amount, section=section_of(game, card), by=cause.seat, source=cause.source)


def _may(game: Invasion, what: str, card: int) -> bool:
    return forbidden(game, what, card) is None


# ---- Leaving play


def _stays(game: Invasion, card: int) -> bool:
    """Whether a card never leaves play by effects: a fulcrum (invasion.faq.fulcrum-immune)."""
    return game.faces[card].type == FULCRUM


class Destroy(Verb):
    """Destroy a card."""

    def able(self, game: Invasion, card: int, amount: int) -> bool:
        """Unless an effect forbids it."""
        return not _stays(game, card) and _may(game, "destroy", card)

    def event(self, game: Invasion, cause: Cause, card: int, amount: int) -> Event:
        """It leaves play."""
        return leaving(Destroyed, game, card, cause.seat, cause.source)


class Sacrifice(Verb):
    """Sacrifice a card (invasion.term.sacrifice)."""

    def able(self, game: Invasion, card: int, amount: int) -> bool:
        """Nothing prevents it (invasion.term.sacrifice-not-preventable)."""
        return not _stays(game, card)

    def event(self, game: Invasion, cause: Cause, card: int, amount: int) -> Event:
        """It leaves play."""
        return leaving(Sacrificed, game, card, cause.seat, cause.source)


class ReturnToHand(Verb):
    """Return a card to its owner's hand."""

    def able(self, game: Invasion, card: int, amount: int) -> bool:
        """Unless an effect forbids it."""
        return not _stays(game, card) and _may(game, "leave", card)

    def event(self, game: Invasion, cause: Cause, card: int, amount: int) -> Event:
        """It leaves play."""
        return returning(game, card, TO_HAND, cause.seat, cause.source)


destroy: Final = Destroy("destroy")
sacrifice: Final = Sacrifice("sacrifice")
return_to_hand: Final = ReturnToHand("return-to-hand")


# ---- Corruption, damage and tokens


class Corrupt(Verb):
    """Corrupt a card."""

    def able(self, game: Invasion, card: int, amount: int) -> bool:
        """What is corrupted cannot be corrupted (invasion.corruption.cost-needs-uncorrupted)."""
        return not game.pieces[card].corrupted and _may(game, "corrupt", card)

    def event(self, game: Invasion, cause: Cause, card: int, amount: int) -> Event:
        """It is corrupted."""
        return _event(Corrupted, game, cause, card)


class Restore(Verb):
    """Restore a corrupted card."""

    def able(self, game: Invasion, card: int, amount: int) -> bool:
        """It must be corrupted."""
        return game.pieces[card].corrupted

    def event(self, game: Invasion, cause: Cause, card: int, amount: int) -> Event:
        """It is restored."""
        return _event(Restored, game, cause, card)


class Heal(Verb):
    """Heal so much damage on a card."""

    def able(self, game: Invasion, card: int, amount: int) -> bool:
        """There must be damage (invasion.term.healing-needs-damage)."""
        return game.pieces[card].damage > 0 and amount > 0

    def event(self, game: Invasion, cause: Cause, card: int, amount: int) -> Event:
        """No more than there is."""
        return _event(Healed, game, cause, card, min(amount, game.pieces[card].damage))


class HealAll(Verb):
    """Heal all damage on a card."""

    def able(self, game: Invasion, card: int, amount: int) -> bool:
        """There must be damage (invasion.term.healing-needs-damage)."""
        return game.pieces[card].damage > 0

    def event(self, game: Invasion, cause: Cause, card: int, amount: int) -> Event:
        """As much as there is."""
        return _event(Healed, game, cause, card, game.pieces[card].damage)


class PlaceTokens(Verb):
    """Place resource tokens on a card."""

    def able(self, game: Invasion, card: int, amount: int) -> bool:
        """Unless an effect forbids it."""
        return amount > 0 and _may(game, "tokens", card)

    def event(self, game: Invasion, cause: Cause, card: int, amount: int) -> Event:
        """So many."""
        return _event(TokensPlaced, game, cause, card, amount)


class RemoveTokens(Verb):
    """Remove resource tokens from a card."""

    def able(self, game: Invasion, card: int, amount: int) -> bool:
        """There must be so many."""
        return game.pieces[card].resources >= amount

    def event(self, game: Invasion, cause: Cause, card: int, amount: int) -> Event:
        """So many."""
        return _event(TokensRemoved, game, cause, card, amount)


corrupt: Final = Corrupt("corrupt")
restore: Final = Restore("restore")
heal: Final = Heal("heal")
heal_all: Final = HealAll("heal-all")
place_tokens: Final = PlaceTokens("place-tokens")
remove_tokens: Final = RemoveTokens("remove-tokens")


# ---- Turning over


class TurnFaceup(Verb):
    """Turn a facedown development faceup."""

    def able(self, game: Invasion, card: int, amount: int) -> bool:
        """It must lie facedown."""
        return game.pieces[card].facedown

    def event(self, game: Invasion, cause: Cause, card: int, amount: int) -> Event:
        """It is turned."""
        return _event(TurnedFaceup, game, cause, card)


class TurnFacedown(Verb):
    """Turn a card facedown as a development."""

    def able(self, game: Invasion, card: int, amount: int) -> bool:
        """It must not be a development yet."""
        return not game.pieces[card].development and not _stays(game, card)

    def event(self, game: Invasion, cause: Cause, card: int, amount: int) -> Event:
        """It is turned."""
        seat, section = game.pieces[card].controller, section_of(game, card)
        return TurnedDevelopment(seat, card, section=section, by=cause.seat, source=cause.source)


turn_faceup: Final = TurnFaceup("turn-faceup")
turn_facedown: Final = TurnFacedown("turn-facedown")


# ---- Dealing damage


@dataclass(frozen=True)
class Deal(Who):
    """Deal damage to cards, and to zones of capitals if they are targets; with `more` that much more to `more_to`.

    Damage by an effect is no combat damage (invasion.damage.non-combat).
    """

    amount: int | Amount = 1
    uncancellable: bool = False
    more: int = 0
    more_to: Quality = any_card

    def apply(self, game: Invasion, context: Context) -> Procedure | None:
        """To all of them at the same time."""
        number = number_of(game, context, self.amount)
        hits: list[Hit] = []
        for card in self.cards(game, context):
            if is_place(card):
                seat, section = seat_and_section(card)
                hits.append(self._hit(context, number, seat=seat, section=section))
            elif card in game.pieces and is_fighter(game, card):
                extra = self.more if self.more and self.more_to.accepts(game, context, card) else 0
                hits.append(self._hit(context, number + extra, card))
        if not hits:
            context.done = False
            return None
        return damage.deal(game, *hits)

    def _hit(self, context: Context, amount: int, card: int = NO_CARD, seat: int = -1, section: int = -1) -> Hit:
        sure = self.uncancellable
        return Hit(amount, card, seat, section, by=context.seat, source=context.source, uncancellable=sure)


def deal(
    cards: Cards, amount: int | Amount, *, uncancellable: bool = False, more: int = 0, more_to: Quality = any_card
) -> Deal:
    """Deal so much damage to cards, and to some of them more."""
    return Deal(cards, amount, uncancellable, more, more_to)
