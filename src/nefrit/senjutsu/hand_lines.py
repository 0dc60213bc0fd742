"""Lines that draw, discard, reveal and shuffle cards, and look at a hand."""

from __future__ import annotations

from dataclasses import replace

from nefrit.kernel.decisions import NO_CARD, Decision, choose_number, choose_some
from nefrit.kernel.effects import cards_in
from nefrit.kernel.procedures import Flow, Procedure, Reporting, step
from nefrit.senjutsu.automaton import automaton_of
from nefrit.senjutsu.constants import SAFE_HANDS
from nefrit.senjutsu.delayed_lines import answer_discards
from nefrit.senjutsu.hands import Discarded, discardable, draw, fits, show_core_cards
from nefrit.senjutsu.lines import asks, does
from nefrit.senjutsu.passives import holds
from nefrit.senjutsu.perform import Perform
from nefrit.senjutsu.reports import TakenIntoHand
from nefrit.senjutsu.state import DECK, DISCARD, HAND, Senjutsu, is_companion
from nefrit.senjutsu.trees.constants import ALL_OF_THEM, AS_DRAWN, SELF, TARGET
from nefrit.senjutsu.trees.hands import (
    DiscardCards,
    DiscardTop,
    Draw,
    LookAtHand,
    RefillDeck,
    RevealTop,
    ShuffleIntoDeck,
    Wanted,
)


class DiscardFromHand(Reporting):
    """A player chooses and discards cards from hand (decision.senjutsu.target-discards).

    `source` is the card whose effect that is, NO_CARD if it is no effect of a card; then `rule` is what demands it.
    """

    __slots__ = ("chosen", "count", "facedown", "least", "rule", "seat", "source", "wanted")
    card_fields = ("chosen", "source")
    seat_fields = ("seat",)

    def __init__(
        self,
        seat: int,
        count: int,
        *,
        least: int | None = None,
        facedown: bool = False,
        wanted: Wanted | None = None,
        source: int = NO_CARD,
        rule: str = "decision.senjutsu.target-discards",
    ) -> None:
        super().__init__()
        self.source = source
        self.rule = rule
        self.seat = seat
        self.count = count
        self.least = count if least is None else least
        self.facedown = facedown
        self.wanted = Wanted() if wanted is None else wanted
        self.chosen: tuple[int, ...] = ()

    @step("decision.senjutsu.target-discards")
    def ask(self, game: Senjutsu) -> Flow:
        """Which cards, if there is a choice."""
        cards = discardable(game, self.seat, self.wanted)
        if len(cards) <= self.least:
            return None
        least, most = self.least, self.count
        return choose_some(self.seat, cards, "chosen", self.rule, least=least, most=most, prompt="discard-cards")

    @step("decision.senjutsu.target-discards")
    def discard(self, game: Senjutsu) -> Flow:
        """Discard them; who has fewer has not done it in full, and the cards may answer.

        decision.senjutsu.then, decision.senjutsu.when-discarded
        """
        cards = discardable(game, self.seat, self.wanted)
        chosen = tuple(cards) if len(cards) <= self.least else self.chosen
        for card in chosen:
            game.occur(Discarded(card, self.seat, self.facedown))
        if len(chosen) < self.least:
            self.undone = 1
        return None if self.source == NO_CARD else answer_discards(game, chosen, self.source)


@does(DiscardCards)
def discard_cards(line: DiscardCards, game: Senjutsu, perform: Perform) -> Procedure | None:
    """Whoever is meant discards, unless a card in play forbids to make others discard."""
    seats = perform.meant(game, line.who)
    if not seats or (line.who != SELF and holds(game, "no_looking_at_hands_no_forced_discards")):
        return None
    if len(seats) > 1:
        perform.do_for_each(seats, replace(line, who=TARGET))
        return None
    (seat,) = seats
    if line.at_random:
        cards = discardable(game, seat, line.wanted)
        lost = game.chance.shuffled(cards)[: line.count]
        for card in lost:
            game.occur(Discarded(card, seat))
        perform.done = perform.done and len(cards) >= line.count
        return answer_discards(game, lost, perform.source)
    least = 0 if line.up_to else None
    return DiscardFromHand(seat, line.count, least=least, wanted=line.wanted, source=perform.source)


@asks(Draw)
def ask_draw(line: Draw, game: Senjutsu, perform: Perform) -> Decision | None:
    """How many, where it is up to the player."""
    seats = perform.meant(game, line.who)
    if not line.up_to or not seats:
        return None
    return choose_number(
        seats[0], 0, line.count, "answer", "senjutsu.cards.effects-on-resolution", "draw-up-to", perform.source
    )


@does(Draw)
def draw_line(line: Draw, game: Senjutsu, perform: Perform) -> Procedure | None:
    """Draw them."""
    before = len(game.zone(HAND, perform.seat))
    draw(game, perform.meant(game, line.who), perform.answer if isinstance(perform.answer, int) else line.count)
    perform.drawn = len(game.zone(HAND, perform.seat)) - before
    return None


@does(DiscardTop)
def discard_top(line: DiscardTop, game: Senjutsu, perform: Perform) -> Procedure | None:
    """As many as there are; automated opponents have decks too. Nobody makes a companion discard."""
    lost: list[int] = []
    for seat in perform.meant(game, line.who):
        fighter = game.seats[seat]
        count = line.count + (fighter.wounds + fighter.bleeding if line.per_wound else 0)
        if is_companion(game, seat) or holds(game, SAFE_HANDS):
            continue
        for card in game.zone(DECK, seat)[:count]:
            game.occur(Discarded(card, seat))
            lost.append(card)
    return answer_discards(game, lost, perform.source)


@does(RevealTop)
def reveal_top(line: RevealTop, game: Senjutsu, perform: Perform) -> Procedure | None:
    """Everybody sees them; what is not taken is shuffled into the deck again (decision.senjutsu.reveal)."""
    for card in game.zone(DECK, perform.seat)[: line.count]:
        game.reveal(card)
        if fits(game, card, line.wanted):
            game.move(card, HAND, perform.seat)
            game.tell(TakenIntoHand(card, perform.seat))
    game.shuffle(DECK, perform.seat)
    return None


@does(RefillDeck)
def refill_deck(line: RefillDeck, game: Senjutsu, perform: Perform) -> Procedure | None:
    """Only an empty deck."""
    if not game.zone(DECK, perform.seat):
        for card in game.chance.shuffled(game.zone(DISCARD, perform.seat))[: line.count]:
            game.move(card, DECK, perform.seat)
        game.shuffle(DECK, perform.seat)
    return None


@asks(ShuffleIntoDeck)
def ask_shuffle(line: ShuffleIntoDeck, game: Senjutsu, perform: Perform) -> Decision | None:
    """Which cards, as their owner chooses."""
    seats = perform.meant(game, line.who)
    if len(seats) != 1:
        return None
    cards = discardable(game, seats[0], line.wanted)
    count = min(len(cards), perform.drawn if line.count == AS_DRAWN else line.count)
    if not cards or not count or (count == len(cards) and not line.up_to):
        return None
    least = 0 if line.up_to else count
    rule, prompt, source = "senjutsu.cards.effects-on-resolution", "shuffle-into-deck", perform.source
    return choose_some(seats[0], cards, "answer", rule, least=least, most=count, prompt=prompt, source=source)


@does(ShuffleIntoDeck)
def shuffle_into_deck(line: ShuffleIntoDeck, game: Senjutsu, perform: Perform) -> Procedure | None:
    """Put them into the deck and shuffle; several players do one after the other."""
    seats = perform.meant(game, line.who)
    if len(seats) > 1:
        perform.do_for_each(seats, replace(line, who=TARGET))
        return None
    for seat in perform.meant(game, line.who)[:1]:
        cards = discardable(game, seat, line.wanted)
        if perform.answer is not None:
            chosen = cards_in(perform.answer)
        else:
            count = perform.drawn if line.count == AS_DRAWN else line.count
            chosen = tuple(cards) if count == ALL_OF_THEM or 0 < len(cards) <= count else ()
        for card in chosen:
            game.move(card, DECK, seat)
        show_core_cards(game, seat)
        game.shuffle(DECK, seat)
    return None


@does(LookAtHand)
def look_at_hand(line: LookAtHand, game: Senjutsu, perform: Perform) -> Procedure | None:
    """The player sees the cards in the target's hand, unless a card in play forbids it."""
    if holds(game, "no_looking_at_hands_no_forced_discards"):
        return None
    for seat in perform.meant(game, "target"):
        if is_companion(game, seat):
            continue
        if game.seats[seat].automated:
            return automaton_of(game).look_at_deck(perform.seat, seat, perform.source)
        for card in game.zone(HAND, seat):
            game.reveal(card, 1 << perform.seat)
    return None
