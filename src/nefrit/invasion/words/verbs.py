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
from nefrit.invasion.occurrences.drawing import Discarded, Laid
from nefrit.invasion.occurrences.events import Event
from nefrit.invasion.occurrences.leaving import TO_BOTTOM, TO_HAND, TO_TOP, Destroyed, Sacrificed, leaving, returning
from nefrit.invasion.occurrences.resources import TokensPlaced, TokensRemoved
from nefrit.invasion.places import is_place, seat_and_section
from nefrit.invasion.standing import forbidden
from nefrit.invasion.state import DECK, Invasion, section_of
from nefrit.invasion.values import is_fighter, number_of
from nefrit.invasion.words.nouns import AtRandom, Each, Some, this
from nefrit.invasion.words.zones import OneZone
from nefrit.kernel.decisions import PASS, Decision, choose
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
class Simultaneous(Effect):
    """A base for effects that are nothing but what happens, so that several can happen at the same time."""

    def events(self, game: Invasion, context: Context) -> list[Event]:
        """What happens, as far as it is possible."""
        raise NotImplementedError(f"{type(self).__name__} does not say what happens")

    def apply(self, game: Invasion, context: Context) -> Procedure | None:
        """All of it at the same time."""
        events = self.events(game, context)
        if not events:
            context.done = False
            return None
        return game.happen(*events)


@dataclass(frozen=True)
class Verb(Node):
    """One thing that can be done to a card in play: `corrupt(this)`, `heal(it, 1)`."""

    name: str
    """How messages call it."""

    @property
    def in_play(self) -> bool:
        """Whether it is done to cards in play, or else to those that are not."""
        return True

    @property
    def keeps_order(self) -> bool:
        """Whether each card is put on top of those before, so that the last comes first."""
        return False

    @property
    def shuffles(self) -> bool:
        """Whether the deck of the player is shuffled afterwards."""
        return False

    def able(self, game: Invasion, card: int, amount: int) -> bool:
        """Whether it can be done now to a card that lies where it should."""
        raise NotImplementedError(f"{type(self).__name__} does not say when it can be done")

    def able_zone(self, game: Invasion, zone: int, amount: int) -> bool:
        """Whether it can be done to a zone of a capital now."""
        return False

    def event(self, game: Invasion, cause: Cause, card: int, amount: int) -> Event:
        """What happens when it is done."""
        raise NotImplementedError(f"{type(self).__name__} does not say what happens")

    def __call__(self, cards: Cards, amount: int | Amount = 0) -> Done:
        """Do it to cards."""
        return Done(cards, self, amount)


def able(game: Invasion, verb: Verb, card: int, amount: int = 0) -> bool:
    """Whether it can be done to a card now, which must lie where that is done, or to a zone of a capital."""
    if card in game.pieces:
        return verb.in_play and verb.able(game, card, amount)
    if is_place(card):
        return verb.able_zone(game, card, amount)
    return not verb.in_play and verb.able(game, card, amount)


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

    def ask(self, game: Invasion, context: Context) -> Decision | None:
        """Which card or zone of the capital, where that is chosen."""
        who = self.who
        if isinstance(who, OneZone):
            return who.question(context, self.able_cards(game, context), f"{self.verb.name}-zone")
        able = self.able_cards(game, context) if isinstance(who, Some) else ()
        if not isinstance(who, Some) or not able:
            return None
        rule, prompt = "invasion.effect.trigger-procedure", f"{self.verb.name}-theirs"
        return choose(context.seat, (PASS, *able) if who.may else able, "answer", rule, prompt, context.source)

    def meant(self, game: Invasion, context: Context) -> tuple[int, ...]:
        """The cards or zones that are meant, now that it is done."""
        who = self.who
        if isinstance(who, OneZone):
            return who.chosen(context)
        if isinstance(who, Some):
            return (context.answer,) if isinstance(context.answer, int) else ()
        return who.drawn(game, context, who.count) if isinstance(who, AtRandom) else self.cards(game, context)

    def events(self, game: Invasion, context: Context) -> list[Event]:
        """As far as it is possible; what comes after "then" needs all of the targets (invasion.effect.then)."""
        number = number_of(game, context, self.amount)
        meant = self.meant(game, context)
        cards = [card for card in meant if able(game, self.verb, card, number)]
        if not cards or (not isinstance(self.who, Each) and len(cards) < len(meant)):
            context.done = False
        cause = Cause(context.seat, context.source)
        if self.verb.keeps_order:
            cards.reverse()
        return [self.verb.event(game, cause, card, number) for card in cards]

    def apply(self, game: Invasion, context: Context) -> Procedure | None:
        """To all of them at the same time."""
        events = self.events(game, context)
        if self.verb.shuffles:
            context.first_do(ShuffleDeck())
        return game.happen(*events) if events else None


@dataclass(frozen=True)
class ShuffleDeck(Effect):
    """Shuffle your deck."""

    def apply(self, game: Invasion, context: Context) -> Procedure | None:
        """Nobody knows any card of it any longer."""
        game.shuffle(DECK, context.seat)
        return None


shuffle_deck: Final = ShuffleDeck()


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


# ---- Cards that are not in play

INTO_DECK: Final = "deck"
"""Where a card goes that is shuffled into its owner's deck."""


class OutOfPlay(Verb):
    """A verb for cards that are not in play."""

    @property
    def in_play(self) -> bool:
        """They are not."""
        return False

    def able(self, game: Invasion, card: int, amount: int) -> bool:
        """Nothing prevents it."""
        return True


class Discard(OutOfPlay):
    """Discard a card that is not in play."""

    def event(self, game: Invasion, cause: Cause, card: int, amount: int) -> Event:
        """It goes to the discard pile of its owner."""
        return Discarded(game.place(card)[1], card, by=cause.seat, source=cause.source)


@dataclass(frozen=True)
class Put(OutOfPlay):
    """Put a card that is not in play into its owner's hand or deck."""

    to: str

    @property
    def keeps_order(self) -> bool:
        """What lay on top lies on top again."""
        return self.to == TO_TOP

    @property
    def shuffles(self) -> bool:
        """Whether it is shuffled into the deck."""
        return self.to == INTO_DECK

    def event(self, game: Invasion, cause: Cause, card: int, amount: int) -> Event:
        """It goes there."""
        return Laid(game.owners[card], card, self.to, by=cause.seat, source=cause.source)


discard: Final = Discard("discard")
take_back: Final = Put("take-back", TO_HAND)
put_into_hand: Final = Put("into-hand", TO_HAND)
put_on_top: Final = Put("on-top", TO_TOP)
put_under_deck: Final = Put("under-deck", TO_BOTTOM)
shuffle_into_deck: Final = Put("into-deck", INTO_DECK)


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

    def able_zone(self, game: Invasion, zone: int, amount: int) -> bool:
        """There must be damage (invasion.term.healing-needs-damage)."""
        seat, section = seat_and_section(zone)
        return game.seats[seat].damage[section] > 0 and amount > 0

    def event(self, game: Invasion, cause: Cause, card: int, amount: int) -> Event:
        """No more than there is."""
        if is_place(card):
            seat, section = seat_and_section(card)
            most = min(amount, game.seats[seat].damage[section])
            return Healed(seat, amount=most, section=section, by=cause.seat, source=cause.source)
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


def burns(game: Invasion, zone: int) -> bool:
    """Whether a zone of a capital burns, so that it takes no damage (invasion.capital.burning-no-more-damage)."""
    seat, section = seat_and_section(zone)
    return game.seats[seat].burning[section]


@dataclass(frozen=True)
class Deal(Who):
    """Deal damage to cards, and to zones of capitals if they are targets; with `more` that much more to `more_to`.

    With `by` it is dealt by a card that may be another than this one, as long as it is there. Damage by an effect is no
    combat damage (invasion.damage.non-combat).
    """

    amount: int | Amount = 1
    uncancellable: bool = False
    more: int = 0
    more_to: Quality = any_card
    by: Cards | None = None

    def ask(self, game: Invasion, context: Context) -> Decision | None:
        """Which zone of the capital, where that is chosen: one that does not burn."""
        who = self.who
        if not isinstance(who, OneZone):
            return None
        zones = tuple([zone for zone in who.cards(game, context) if not burns(game, zone)])
        return who.question(context, zones, "damage-zone")

    def apply(self, game: Invasion, context: Context) -> Procedure | None:
        """To all of them at the same time."""
        hits = self.hits(game, context)
        if not hits:
            context.done = False
            return None
        return damage.deal(game, *hits)

    def hits(self, game: Invasion, context: Context) -> list[Hit]:
        """All of the damage."""
        seat, source = context.seat, context.source
        if self.by is not None and self.by != this:
            dealers = [card for card in self.by.cards(game, context) if card in game.pieces]
            if not dealers:
                return []
            seat, source = game.pieces[dealers[0]].controller, dealers[0]
        number = number_of(game, context, self.amount)
        found: list[Hit] = []
        who = self.who
        for card in who.chosen(context) if isinstance(who, OneZone) else self.cards(game, context):
            hit = Hit(number, by=seat, source=source, uncancellable=self.uncancellable)
            if is_place(card):
                if burns(game, card):
                    continue
                hit.seat, hit.section = seat_and_section(card)
            elif card in game.pieces and is_fighter(game, card):
                hit.card = card
                hit.amount += self.more if self.more and self.more_to.accepts(game, context, card) else 0
            else:
                continue
            found.append(hit)
        return found


def deal(
    cards: Cards,
    amount: int | Amount,
    *,
    uncancellable: bool = False,
    more: int = 0,
    more_to: Quality = any_card,
    by: Cards | None = None,
) -> Deal:
    """Deal so much damage to cards, and to some of them more; `by` says which card deals it, if not this one."""
    return Deal(cards, amount, uncancellable, more, more_to, by)


# ---- At the same time


@dataclass(frozen=True)
class Together(Effect):
    """Several things are done at the same time, or damage is dealt to several at the same time."""

    parts: tuple[Simultaneous | Done, ...] = ()
    damage: tuple[Deal, ...] = ()

    def apply(self, game: Invasion, context: Context) -> Procedure | None:
        """All of it at once."""
        hits = [hit for part in self.damage for hit in part.hits(game, context)]
        if hits:
            return damage.deal(game, *hits)
        events = [event for part in self.parts for event in part.events(game, context)]
        if not events:
            context.done = False
            return None
        return game.happen(*events)


def together(*parts: Simultaneous | Done) -> Together:
    """Several things done at the same time."""
    return Together(parts)


def deal_together(*parts: Deal) -> Together:
    """Damage that is dealt at the same time."""
    return Together(damage=parts)
