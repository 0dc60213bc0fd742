"""Searching and looking at cards: two different things (invasion.term.search-is-not-look)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from nefrit.invasion.constants import BATTLEFIELD
from nefrit.invasion.entering import PutAll, PutIntoPlay
from nefrit.invasion.occurrences.drawing import Discarded
from nefrit.invasion.occurrences.events import Event
from nefrit.invasion.occurrences.kinds import REVEALED
from nefrit.invasion.settle import settle
from nefrit.invasion.standing import applies, in_force
from nefrit.invasion.state import DECK, HAND, Invasion, opponents
from nefrit.invasion.trees import Modifies
from nefrit.invasion.values import number_of
from nefrit.invasion.words.nouns import it
from nefrit.invasion.words.numbers import THIS_ZONE, cost
from nefrit.invasion.words.verbs import ShuffleDeck
from nefrit.kernel.decisions import NO_CARD, PASS, Decision, choose, choose_number, choose_order, choose_some
from nefrit.kernel.effects import Context, Effect
from nefrit.kernel.procedures import Flow, Procedure, Reporting, step
from nefrit.parts.words import Quality

ANY_NUMBER: Final = 0
TO_HAND: Final = "hand"
TO_THIS_ZONE: Final = "this zone"

SEARCHED: Final = "searched cards"
"""What effects are called by which more cards may be searched.

invasion.errata.scout-camp, invasion.term.search-scout-camp
"""


INTO_BATTLEFIELD: Final = PutIntoPlay(it, BATTLEFIELD)


class Revealed(Event):
    """A card is shown to everybody."""

    kind = REVEALED
    message = "revealed"

    def happen(self, game: Invasion) -> None:
        """Everybody knows it now."""
        game.reveal(self.card)


def search_size(game: Invasion, seat: int, size: int) -> int:
    """How many cards a player may search, with what adds to it."""
    more = [
        number_of(game, one.context, one.effect.amount)
        for one in in_force(game, SEARCHED)
        if isinstance(one.effect, Modifies) and one.context.seat == seat and applies(game, one, one.context.source)
    ]
    return size + sum(more)


@dataclass(frozen=True)
class Search(Effect):
    """Search the top cards of your deck (all of it: `top` 0) for cards that are so, and take up to `most`.

    With ANY_NUMBER all that were found may be taken.

    They go to the hand, and are shown to everybody, or into play in this zone; the rest is shuffled into the deck
    (invasion.term.search), which is shuffled only by who has searched it (invasion.effect.then,
    invasion.effect.then-dwarf-cannon-crew).
    """

    cards: Quality
    top: int = 0
    most: int = 1
    to: str = TO_HAND
    must: bool = False
    """Whether one must be taken, if there is any."""

    def apply(self, game: Invasion, context: Context) -> Procedure | None:
        """Only the player who searches sees the cards."""
        return SearchDeck(self, context.seat, context.source)


class SearchDeck(Reporting):
    """A player goes through cards of the deck and may take some.

    Whether there was anything to take is nobody else's business, unless something must be taken. `size` is how many
    cards are searched, where the player has a choice of that.
    """

    __slots__ = ("chosen", "effect", "looked", "seat", "size", "source")
    card_fields = ("chosen", "looked", "source")
    seat_fields = ("seat",)

    def __init__(self, effect: Search, seat: int, source: int) -> None:
        super().__init__()
        self.effect = effect
        self.seat = seat
        self.source = source
        self.size = effect.top
        self.looked: tuple[int, ...] = ()
        self.chosen: tuple[int, ...] = ()

    @step("invasion.term.search-scout-camp")
    def how_many(self, game: Invasion) -> Flow:
        """Who may search more cards than the effect says need not."""
        top, there = self.effect.top, len(game.zone(DECK, self.seat))
        most = min(search_size(game, self.seat, top), there) if top else 0
        if most <= top:
            return None
        rule = "invasion.term.search-scout-camp"
        return choose_number(self.seat, top, most, "size", rule, "search-how-many", self.source)

    @step("invasion.term.search")
    def look(self, game: Invasion) -> Flow:
        """The player sees them."""
        deck = game.zone(DECK, self.seat)
        self.looked = deck[: self.size] if self.effect.top else deck
        for card in self.looked:
            game.reveal(card, 1 << self.seat)
        return None

    @step("invasion.term.search")
    def ask(self, game: Invasion) -> Flow:
        """Which ones are taken; who watches notes that the player could be asked."""
        if not self.effect.must:
            game.note_opportunity(self.seat)
        context = Context(self.seat, self.source)
        able = [card for card in self.looked if self.effect.cards.accepts(game, context, card)]
        if self.effect.to == TO_THIS_ZONE:
            put = PutIntoPlay(it, THIS_ZONE)
            able = [card for card in able if put.sections(game, context, card)]
        if not able:
            return None
        least, rule = int(self.effect.must), "invasion.term.search"
        most = len(able) if self.effect.most == ANY_NUMBER else self.effect.most
        return choose_some(self.seat, able, "chosen", rule, least=least, most=most, prompt="search", source=self.source)

    @step("invasion.term.search")
    def take(self, game: Invasion) -> Flow:
        """They are taken."""
        if not self.chosen:
            self.undone = 1
            return None
        if self.effect.to == TO_THIS_ZONE:
            return PutAll(PutIntoPlay(it, THIS_ZONE), self.seat, self.source, self.chosen)
        for card in self.chosen:
            game.move(card, HAND, self.seat)
        return game.happen(*[Revealed(self.seat, card, by=self.seat, source=self.source) for card in self.chosen])

    @step("invasion.term.search")
    def shuffle(self, game: Invasion) -> Flow:
        """The rest is shuffled into the deck."""
        game.shuffle(DECK, self.seat)
        return settle(game)


@dataclass(frozen=True)
class LookAndArrange(Effect):
    """Look at the top cards of your deck and put them back in any order; that is not searching."""

    top: int

    def apply(self, game: Invasion, context: Context) -> Procedure | None:
        """Nobody else sees them."""
        cards = game.zone(DECK, context.seat)[: self.top]
        return Arrange(context.seat, context.source, cards) if cards else None


class Arrange(Procedure):
    """A player looks at the top cards of the deck and puts them in order."""

    __slots__ = ("cards", "order_chosen", "seat", "source")
    card_fields = ("cards", "order_chosen", "source")
    seat_fields = ("seat",)

    def __init__(self, seat: int, source: int, cards: tuple[int, ...]) -> None:
        super().__init__()
        self.seat = seat
        self.source = source
        self.cards = cards
        self.order_chosen = cards

    @step("invasion.term.search-is-not-look")
    def look(self, game: Invasion) -> Flow:
        """The player sees them."""
        for card in self.cards:
            game.reveal(card, 1 << self.seat)
        return None

    @step("invasion.term.search-is-not-look")
    def ask(self, game: Invasion) -> Flow:
        """In which order they lie, the first on top."""
        if len(self.cards) < 2:
            return None
        rule = "invasion.term.search-is-not-look"
        return choose_order(self.seat, self.cards, "order_chosen", rule, "arrange-deck", self.source)

    @step("invasion.term.search-is-not-look")
    def put_back(self, game: Invasion) -> Flow:
        """Only the player knows the order."""
        game.arrange(DECK, self.seat, self.order_chosen, known_to=1 << self.seat)
        return None


@dataclass(frozen=True)
class TopOrBottom(Effect):
    """Look at the top two cards of your deck: one stays on top, the other goes to the bottom."""

    def ask(self, game: Invasion, context: Context) -> Decision | None:
        """Which one stays; its player sees them for it."""
        cards = game.zone(DECK, context.seat)[:2]
        if len(cards) < 2 or not all(game.knows(context.seat, card) for card in cards):
            return None
        rule = "invasion.term.search-is-not-look"
        return choose(context.seat, cards, "answer", rule, "keep-on-top", context.source)

    def apply(self, game: Invasion, context: Context) -> Procedure | None:
        """The other lies at the bottom then."""
        cards = game.zone(DECK, context.seat)[:2]
        if len(cards) < 2:
            context.done = False
            return None
        if context.answer is None:
            for card in cards:
                game.reveal(card, 1 << context.seat)
            context.first_do(self)
            return None
        for card in cards:
            if card != context.answer:
                game.move(card, DECK, context.seat, shown_to=1 << context.seat)
        return None


@dataclass(frozen=True)
class RevealUnits(Effect):
    """Reveal the top cards of your deck, put those that are so into your battlefield, and shuffle the rest."""

    top: int
    cards: Quality

    def apply(self, game: Invasion, context: Context) -> Procedure | None:
        """Everybody sees them."""
        looked = game.zone(DECK, context.seat)[: self.top]
        found = tuple([card for card in looked if self.cards.accepts(game, context, card)])
        put = PutIntoPlay(it, BATTLEFIELD)
        context.first_do(ShuffleDeck())
        for card in looked:
            game.reveal(card)
        return PutAll(put, context.seat, context.source, found) if found else None


@dataclass(frozen=True)
class NameAndSummon(Effect):
    """Name a number and reveal so many cards of your deck; one that is so enters your battlefield.

    It must not cost more than the number; the rest is discarded.
    """

    cards: Quality
    put: PutIntoPlay = INTO_BATTLEFIELD

    def apply(self, game: Invasion, context: Context) -> Procedure | None:
        """The number first."""
        return Summon(self, context.seat, context.source)


class Summon(Procedure):
    """A number is named, cards are revealed, and one of them enters play."""

    __slots__ = ("cards", "chosen", "effect", "number", "seat", "source")
    card_fields = ("cards", "chosen", "source")
    seat_fields = ("seat",)

    def __init__(self, effect: NameAndSummon, seat: int, source: int) -> None:
        super().__init__()
        self.effect = effect
        self.seat = seat
        self.source = source
        self.number = 0
        self.cards: tuple[int, ...] = ()
        self.chosen = NO_CARD

    @step("invasion.effect.multiple-resolve-all-possible")
    def name(self, game: Invasion) -> Flow:
        """Which number."""
        most = len(game.zone(DECK, self.seat))
        rule = "invasion.effect.multiple-resolve-all-possible"
        return choose_number(self.seat, 0, most, "number", rule, "name-a-number", self.source)

    @step("invasion.effect.multiple-resolve-all-possible")
    def reveal(self, game: Invasion) -> Flow:
        """Everybody sees the cards."""
        self.cards = game.zone(DECK, self.seat)[: self.number]
        for card in self.cards:
            game.reveal(card)
        return None

    @step("invasion.effect.multiple-resolve-all-possible")
    def which(self, game: Invasion) -> Flow:
        """Which one enters, if there is any."""
        context = Context(self.seat, self.source)
        able = [card for card in self.cards if self.effect.cards.accepts(game, context, card)]
        able = [card for card in able if cost.number(game, card) <= self.number]
        able = [card for card in able if self.effect.put.sections(game, context, card)]
        rule = "invasion.effect.multiple-resolve-all-possible"
        return choose(self.seat, able, "chosen", rule, "summon", self.source) if able else None

    @step("invasion.zone.put-into-play-definition")
    def enter(self, game: Invasion) -> Flow:
        """It enters play."""
        if self.chosen == NO_CARD:
            return None
        return PutAll(self.effect.put, self.seat, self.source, (self.chosen,))

    @step("invasion.effect.multiple-resolve-all-possible")
    def discard(self, game: Invasion) -> Flow:
        """The rest is discarded."""
        rest = [card for card in self.cards if card != self.chosen]
        return game.happen(*[Discarded(self.seat, card, by=self.seat) for card in rest]) if rest else None


@dataclass(frozen=True)
class LookAndDiscard(Effect):
    """Look at the hand of one opponent; you may choose and discard one card of it."""

    def ask(self, game: Invasion, context: Context) -> Decision | None:
        """Whose hand, if there are several opponents; then which card, once the hand has been seen."""
        rule = "invasion.errata.caught-the-scent"
        if context.number == 0:
            others = opponents(game, context.seat)
            players = [("player", NO_CARD, seat) for seat in others]
            return context.choice(choose(context.seat, players, "answer", rule, "which-player", context.source, others))
        hand = game.zone(HAND, context.number - 1)
        return choose(context.seat, (PASS, *hand), "answer", rule, "discard-theirs", context.source) if hand else None

    def apply(self, game: Invasion, context: Context) -> Procedure | None:
        """First it is looked at, then chosen."""
        chosen = context.answer
        if context.number == 0:
            assert isinstance(chosen, int)
            for card in game.zone(HAND, chosen):
                game.reveal(card, 1 << context.seat)
            context.number = chosen + 1
            context.first_do(self)
            return None
        if not isinstance(chosen, int):
            return None
        return game.happen(Discarded(context.number - 1, chosen, by=context.seat, source=context.source))


@dataclass(frozen=True)
class LookAtHands(Effect):
    """Look at the hands of opponents."""

    def apply(self, game: Invasion, context: Context) -> Procedure | None:
        """Only the player sees them."""
        for seat in range(game.seat_count):
            if seat != context.seat:
                for card in game.zone(HAND, seat):
                    game.reveal(card, 1 << context.seat)
        return None
