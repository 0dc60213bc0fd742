"""The market: filling its slots, acquiring, breaking through, exiling and swapping."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from nefrit.imperium.constants import CIVILISED, REGION, TRIBUTARY, TROUBLED_SUITS, UNCIVILISED
from nefrit.imperium.ending import check_collapse, trigger_scoring
from nefrit.imperium.filters import Is, a
from nefrit.imperium.occurrences import ACQUIRE, BREAK_THROUGH, Obtained, Revealed, UnrestTaken
from nefrit.imperium.passives import AcquiresExiled, passives
from nefrit.imperium.resources import gain, moved_from_play, put_tokens, tokens_on
from nefrit.imperium.responding import happened
from nefrit.imperium.state import (
    BENEATH,
    CIVILISED_DECK,
    EXILE,
    HAND,
    MAIN_DECK,
    MARKET,
    REGION_DECK,
    UNCIVILISED_DECK,
    UNREST_PILE,
    Imperium,
    Laid,
)
from nefrit.imperium.trees import Deed, Filter, OneCard
from nefrit.imperium.unrest import take_unrest
from nefrit.imperium.verbs import has_tokens
from nefrit.kernel.decisions import NO_CARD, Decision, choose
from nefrit.kernel.effects import Context
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Procedure
from nefrit.kernel.state import NO_SEAT
from nefrit.kernel.windows import InOrder
from nefrit.kernel.zones import Zone

SLOTS = (REGION_DECK, UNCIVILISED_DECK, CIVILISED_DECK, MAIN_DECK, MAIN_DECK)
"""The deck of each slot (imperium.setup-common.14-market-definition)."""

DECKS: dict[str, Zone] = {REGION: REGION_DECK, UNCIVILISED: UNCIVILISED_DECK, CIVILISED: CIVILISED_DECK}
"""The small decks; tributaries have none."""

PROGRESS_FOR_NOTHING = 2
FACE_DOWN = "face-down"


# ---- Slots


def leaves_main_deck(game: Imperium, seat: int) -> None:
    """A card has left the main deck; scoring is triggered when it was the last (imperium.end.trigger-1-main-deck)."""
    if not game.zone(MAIN_DECK):
        trigger_scoring(game, seat, "imperium.end.trigger-1-main-deck")


def refill(game: Imperium, slot: int) -> None:
    """Turn up the top card of the deck of a slot, or of the main deck if that is empty; it gets no progress.

    imperium.term-acquire.refill, imperium.term-break-through.1-refill, imperium.term-break-through.1-refill-main-deck,
    imperium.term-exile.from-market-refill, imperium.term-market.refill-no-progress, imperium.end.trigger-1-main-deck,
    decision.imperium.empty
    """
    for deck in (SLOTS[slot], MAIN_DECK):
        for card in game.zone(deck)[:1]:
            lay_in_market(game, card, slot)
            if deck is MAIN_DECK:
                leaves_main_deck(game, game.table.active)
            trouble(game, card)
            return


def lay_in_market(game: Imperium, card: int, slot: int) -> None:
    """Put a card face up in a slot."""
    game.put_into_play(card, Laid(NO_SEAT, slot=slot), MARKET)
    in_order = sorted(game.zone(MARKET), key=lambda one: game.pieces[one].slot)
    game.arrange(MARKET, 0, in_order)
    game.tell(Revealed(NO_SEAT, card))


def trouble(game: Imperium, card: int) -> None:
    """An unrest card is put under a market card, unless it is a region.

    imperium.term-acquire.unrest-under-new, imperium.term-break-through.1-unrest-under-new,
    imperium.term-exile.from-market-new-unrest, imperium.term-exile.swap-unrest,
    imperium.setup-common.15-unrest-under-market, decision.imperium.collapse-now
    """
    pile = game.zone(UNREST_PILE)
    if pile and any(suit in TROUBLED_SUITS for suit in game.faces[card].suits):
        game.move(pile[0], BENEATH)
        game.edit_piece(card).beneath = pile[0]
        check_collapse(game)


def calm(game: Imperium, card: int) -> None:
    """The unrest under a market card that leaves its slot goes back to the pile.

    imperium.term-break-through.1-unrest-returned, imperium.term-exile.from-market-unrest
    """
    beneath = game.pieces[card].beneath
    if beneath != NO_CARD:
        game.move(beneath, UNREST_PILE)


def exile_from_market(game: Imperium, card: int) -> None:
    """A market card goes to the exile pile and its slot is filled."""
    slot = game.pieces[card].slot
    calm(game, card)
    game.move(card, EXILE)
    refill(game, slot)


# ---- Obtaining cards


def obtain(game: Imperium, context: Context, card: int, how: str) -> Procedure | None:
    """A player takes a face-up card of the market, or an exiled one, with all that is on it.

    imperium.term.acquire-vs-break-through, imperium.term-acquire.choose-market-card,
    imperium.term-acquire.collect-resources, imperium.term-break-through.1-collect-resources
    """
    seat = context.seat
    exiled = game.lies_in(card, EXILE)
    slot, beneath, tokens = -1, NO_CARD, (0, 0, 0)
    if not exiled:
        piece = game.pieces[card]
        slot, beneath, tokens = piece.slot, piece.beneath, tokens_on(game, card)
        if how == BREAK_THROUGH:
            calm(game, card)
            beneath = NO_CARD
    game.move(card, HAND, seat)
    follow: list[Procedure | None] = []
    if beneath != NO_CARD:
        # imperium.term-acquire.take-unrest
        game.move(beneath, HAND, seat)
    elif exiled and how == ACQUIRE and any(suit in TROUBLED_SUITS for suit in game.faces[card].suits):
        # imperium.term-exile.acquire-exiled
        follow.append(take_unrest(game, seat))
    if any(tokens):
        material, population, progress = tokens
        through = moved_from_play(context)
        follow.append(gain(game, seat, material=material, population=population, progress=progress, through=through))
    if slot >= 0:
        refill(game, slot)
    if game.replacement is not None:
        return None
    context.targets = (card,)
    obtained = Obtained(seat, card, how, material=tokens[0], population=tokens[1], progress=tokens[2], exiled=exiled)
    follow.append(happened(game, obtained))
    if beneath != NO_CARD:
        follow.append(happened(game, UnrestTaken(seat, beneath)))
    due = [one for one in follow if one is not None]
    return InOrder(*due) if due else None


@dataclass(frozen=True)
class Acquire(OneCard):
    """Acquire a face-up market card of a kind (imperium.term-acquire.choose-market-card).

    imperium.term-acquire.face-up-only, imperium.term-barbarian.may-obtain-empire,
    imperium.term-empire.obtain-while-barbarian

    With `exiled` also from the exile pile; with `only_exiled` only from there. A choice among suits is made with the
    card (imperium.term-acquire.choose-suit).
    """

    cards: Filter
    exiled: bool = False
    only_exiled: bool = False

    def candidates(self, game: Imperium, context: Context) -> tuple[int, ...]:
        """The cards that can be acquired; one that came up a moment ago, too.

        imperium.term-acquire.several-new-card-allowed, imperium.term-exile.acquire-exiled
        """
        market = () if self.only_exiled else game.zone(MARKET)
        exiled = [card for card in game.zone(EXILE) if self._reaches(game, context.seat, card)]
        return tuple([card for card in (*market, *exiled) if self.cards.accepts(game, card)])

    def _reaches(self, game: Imperium, seat: int, card: int) -> bool:
        if self.exiled or self.only_exiled:
            return True
        return any(part.cards.accepts(game, card) for _, part in passives(game, seat, AcquiresExiled))

    def apply(self, game: Imperium, context: Context) -> Procedure | None:
        """What follows is about the card that is acquired now, or about none."""
        context.targets = ()
        return super().apply(game, context)

    def which(self, context: Context, cards: tuple[int, ...]) -> Decision:
        """Which to acquire."""
        rule = "imperium.term-acquire.choose-market-card"
        return choose(context.seat, cards, "answer", rule, "acquire", context.source)

    def done_with(self, game: Imperium, context: Context, card: int) -> Procedure | None:
        """Take it; the market is full again before anything else (imperium.term-acquire.several-one-at-a-time)."""
        return obtain(game, context, card, ACQUIRE)


@dataclass(frozen=True)
class BreakThrough(Deed):
    """Break through for a card of one of several suits, face up or face down (imperium.term-break-through.two-options).

    imperium.term-break-through.choose-suit, imperium.term-break-through.1-any-slot

    Without a small deck for what is asked for, cards of the main deck are revealed (imperium.ruling.acclaimed).
    """

    cards: Is
    exiled: bool = False

    def can(self, game: Imperium, context: Context) -> bool:
        """There is always something to be had."""
        return True

    def _options(self, game: Imperium) -> Iterator[Value]:
        yield from [card for card in game.zone(MARKET) if self.cards.accepts(game, card)]
        if self.exiled:
            yield from [card for card in game.zone(EXILE) if self.cards.accepts(game, card)]
        yield from [(FACE_DOWN, NO_CARD, word) for word in self.cards.words]

    def ask(self, game: Imperium, context: Context) -> Decision | None:
        """Which card, or face down of which suit."""
        rule = "imperium.term-break-through.two-options"
        options = list(self._options(game))
        return context.choice(choose(context.seat, options, "answer", rule, "break-through", context.source))

    def apply(self, game: Imperium, context: Context) -> Procedure | None:
        """Take it."""
        if isinstance(context.answer, int):
            return obtain(game, context, context.answer, BREAK_THROUGH)
        assert isinstance(context.answer, tuple)
        return take_face_down(game, context, context.answer[2])


def take_face_down(game: Imperium, context: Context, word: str) -> Procedure | None:
    """Take the top card of the deck of a suit, or the first of that kind in the main deck; no unrest comes with it.

    imperium.term-break-through.2-small-deck, imperium.term-break-through.2-reveal-main-deck,
    imperium.term-break-through.2-no-unrest, imperium.end.trigger-1-main-deck
    """
    seat = context.seat
    deck = DECKS.get(word)
    if deck is not None and game.zone(deck):
        card = game.zone(deck)[0]
        game.move(card, HAND, seat)
    else:
        found = reveal_until(game, a(word))
        if found is None:
            # imperium.term-break-through.2-nothing-left
            return gain(game, seat, progress=PROGRESS_FOR_NOTHING)
        card = found
        game.move(card, HAND, seat)
        game.shuffle(MAIN_DECK)
        leaves_main_deck(game, seat)
    return happened(game, Obtained(seat, card, BREAK_THROUGH))


def reveal_until(game: Imperium, wanted: Filter) -> int | None:
    """Reveal cards of the main deck until one is wanted; the others are shuffled back by whoever takes it.

    imperium.term-break-through.2-reveal-main-deck, imperium.term-break-through.2-shuffle-back
    """
    for card in game.zone(MAIN_DECK):
        game.reveal(card)
        if wanted.accepts(game, card):
            return card
    game.shuffle(MAIN_DECK)
    return None


# ---- Other things done in the market


@dataclass(frozen=True)
class ExileFromMarket(OneCard):
    """Exile a card from the market; one with tokens cannot be (imperium.term-exile.no-tokens)."""

    def candidates(self, game: Imperium, context: Context) -> tuple[int, ...]:
        """The cards that can be exiled."""
        return tuple([card for card in game.zone(MARKET) if not has_tokens(game, card)])

    def which(self, context: Context, cards: tuple[int, ...]) -> Decision:
        """Which to exile."""
        rule = "imperium.term-exile.pile"
        return choose(context.seat, cards, "answer", rule, "exile-from-market", context.source)

    def done_with(self, game: Imperium, context: Context, card: int) -> Procedure | None:
        """Exile it."""
        exile_from_market(game, card)
        return None


@dataclass(frozen=True)
class PlaceInMarket(Deed):
    """Place a token of a resource from the supply on a card in the market."""

    resource: str
    amount: int = 1

    def can(self, game: Imperium, context: Context) -> bool:
        """There must be a card."""
        return bool(game.zone(MARKET))

    def ask(self, game: Imperium, context: Context) -> Decision | None:
        """On which one."""
        cards = game.zone(MARKET)
        if not cards:
            return None
        rule = "imperium.card.field-effect"
        return context.choice(choose(context.seat, cards, "answer", rule, "place-token", context.source))

    def apply(self, game: Imperium, context: Context) -> Procedure | None:
        """Place it."""
        if isinstance(context.answer, int):
            put_tokens(game, context.seat, context.answer, self.resource, self.amount)
        return None


@dataclass(frozen=True)
class Swap(Deed):
    """Swap an exiled card with a card in the market (imperium.term-exile.swap)."""

    def can(self, game: Imperium, context: Context) -> bool:
        """There must be one of each."""
        return bool(game.zone(MARKET) and game.zone(EXILE))

    def ask(self, game: Imperium, context: Context) -> Decision | None:
        """Which market card."""
        if not self.can(game, context):
            return None
        rule = "imperium.term-exile.swap"
        cards = game.zone(MARKET)
        return context.choice(choose(context.seat, cards, "answer", rule, "swap-out", context.source))

    def apply(self, game: Imperium, context: Context) -> Procedure | None:
        """Then ask which exiled one takes its place."""
        if isinstance(context.answer, int):
            context.targets = (context.answer,)
            context.first_do(SwapIn())
        else:
            context.done = False
        return None


@dataclass(frozen=True)
class SwapIn(Deed):
    """The exiled card that takes the place of the market card chosen before."""

    def ask(self, game: Imperium, context: Context) -> Decision | None:
        """Which one."""
        cards = game.zone(EXILE)
        rule = "imperium.term-exile.swap"
        return context.choice(choose(context.seat, cards, "answer", rule, "swap-in", context.source))

    def apply(self, game: Imperium, context: Context) -> Procedure | None:
        """Tokens stay in the slot (imperium.term-exile.swap-moves-tokens)."""
        (out,) = context.targets
        assert isinstance(context.answer, int)
        slot, tokens = game.pieces[out].slot, tokens_on(game, out)
        calm(game, out)
        game.move(out, EXILE)
        lay_in_market(game, context.answer, slot)
        piece = game.edit_piece(context.answer)
        piece.material, piece.population, piece.progress = tokens
        trouble(game, context.answer)
        return None


@dataclass(frozen=True)
class Gamble(Deed):
    """Name a suit and reveal the top card of the main deck: if it is of the suit take it, else it is exiled."""

    suits: tuple[str, ...] = (UNCIVILISED, CIVILISED, REGION, TRIBUTARY)

    def can(self, game: Imperium, context: Context) -> bool:
        """There must be a card."""
        return bool(game.zone(MAIN_DECK))

    def ask(self, game: Imperium, context: Context) -> Decision | None:
        """Which suit."""
        if not game.zone(MAIN_DECK):
            return None
        return choose(context.seat, self.suits, "answer", "imperium.card.field-effect", "name-suit", context.source)

    def apply(self, game: Imperium, context: Context) -> Procedure | None:
        """Reveal it."""
        if not isinstance(context.answer, str):
            context.done = False
            return None
        card = game.zone(MAIN_DECK)[0]
        game.reveal(card)
        game.tell(Revealed(context.seat, card))
        if context.answer in game.faces[card].suits:
            game.move(card, HAND, context.seat)
        else:
            game.move(card, EXILE)
        leaves_main_deck(game, context.seat)
        return None


def acquire(words: str = "", *, holding: str = "", exiled: bool = False, but: str = "") -> Acquire:
    """Acquire a card of one of several suits: `acquire("region/tributary")`."""
    return Acquire(a(words, holding=holding, but=but), exiled)


def break_through(words: str, *, exiled: bool = False) -> BreakThrough:
    """Break through for a card of one of several suits."""
    return BreakThrough(a(words), exiled)


ANY_SUIT = "uncivilised/civilised/region/tributary"
"""What is printed as the four suits."""
