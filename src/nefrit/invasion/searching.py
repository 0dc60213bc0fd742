"""Searching and looking at cards: two different things (invasion.term.search-is-not-look)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from nefrit.invasion.entering import PutAll, PutIntoPlay
from nefrit.invasion.occurrences.events import Event
from nefrit.invasion.occurrences.kinds import REVEALED
from nefrit.invasion.settle import settle
from nefrit.invasion.standing import applies, in_force
from nefrit.invasion.state import DECK, HAND, Invasion
from nefrit.invasion.trees import Modifies
from nefrit.invasion.values import number_of
from nefrit.invasion.words.nouns import ANY_NUMBER, it
from nefrit.invasion.words.numbers import THIS_ZONE
from nefrit.kernel.decisions import choose_number, choose_some
from nefrit.kernel.effects import Context, Effect
from nefrit.kernel.procedures import Flow, Procedure, Reporting, step
from nefrit.parts.words import Quality

TO_HAND: Final = "hand"
TO_THIS_ZONE: Final = "this zone"

SEARCHED: Final = "searched cards"
"""What effects are called by which more cards may be searched.

invasion.errata.scout-camp, invasion.term.search-scout-camp
"""


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


def search(cards: Quality, *, top: int = 0, most: int = 1, to: str = TO_HAND, must: bool = False) -> Search:
    """Search your deck, or the top cards of it, for cards that are so."""
    return Search(cards, top, most, to, must)


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
