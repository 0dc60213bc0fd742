"""Cards in hand, deck and discard pile: drawing, discarding, searching, shuffling back, looking."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, replace

from nefrit.kernel.decisions import NO_CARD, Decision, choose, choose_number, choose_some
from nefrit.kernel.effects import Node, cards_in
from nefrit.kernel.occurrences import Occurrence
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Flow, Procedure, step
from nefrit.kernel.refusals import Refusal, first, refuse
from nefrit.kernel.state import NO_SEAT
from nefrit.senjutsu.constants import (
    FACEUP_DISCARDS,
    NO_EMPTY_DECK_WOUNDS,
    NO_REPLACEMENTS,
    OPEN_HAND,
    POISON,
    SAFE_HANDS,
    WOUND,
)
from nefrit.senjutsu.enlightenment import answer_discards
from nefrit.senjutsu.lines import asks, does, worth
from nefrit.senjutsu.passives import bears, holds, passives, spendable_focus
from nefrit.senjutsu.performing import Perform
from nefrit.senjutsu.reports import PlayedFromHand, TakenIntoHand
from nefrit.senjutsu.state import DECK, DISCARD, HAND, REVEALED, Senjutsu, is_companion
from nefrit.senjutsu.trees.constants import ALL_OF_THEM, AS_DRAWN, SELF, TARGET
from nefrit.senjutsu.trees.hands import (
    DiscardCards,
    DiscardTop,
    Draw,
    LookAtHand,
    PlayFound,
    RefillDeck,
    RevealTop,
    Search,
    ShuffleIntoDeck,
    Wanted,
)
from nefrit.senjutsu.trees.harm import Inflict

NOTHING = "nothing"


class Drew(Occurrence):
    """A player draws a card."""

    __slots__ = ("card", "seat")
    message = "drew"
    card_fields = ("card",)
    seat_fields = ("seat",)

    def __init__(self, card: int, seat: int) -> None:
        self.card = card
        self.seat = seat

    def happen(self, game: Senjutsu) -> None:
        """It goes to the hand (senjutsu.round.draw), which some cards open (senjutsu.golden.card-beats-rules)."""
        game.move(self.card, HAND, self.seat)
        show_open_hand(game, self.seat)


class Discarded(Occurrence):
    """A card is discarded, faceup unless said otherwise (senjutsu.discard.face-up-default)."""

    __slots__ = ("card", "facedown", "seat")
    message = "discarded"
    card_fields = ("card",)
    seat_fields = ("seat",)

    def __init__(self, card: int, seat: int, facedown: bool = False) -> None:
        self.card = card
        self.seat = seat
        self.facedown = facedown

    def happen(self, game: Senjutsu) -> None:
        """It goes on top of the owner's pile.

        Of a card that goes there facedown from a hand nobody else knows which it was, even who has seen the hand
        (senjutsu.discard.step3), unless a card turns all piles up (senjutsu.golden.card-beats-rules).
        """
        seen = game.seen[self.card]
        was_held = game.lies_in(self.card, HAND)
        owner = game.owners[self.card]
        # Solo cards belong to nobody: they are discarded by who has them (senjutsu.solo.round.discard).
        game.move(self.card, DISCARD, self.seat if owner == NO_SEAT else owner, top=True)
        if self.facedown and not holds(game, FACEUP_DISCARDS):
            # senjutsu.discard.pile-untouched
            game.turn_facedown(self.card, seen)
            if was_held:
                for card in (self.card, *game.zone(HAND, self.seat)):
                    game.turn_facedown(card, game.seen[card] & 1 << self.seat)
                show_core_cards(game, self.seat)


def show_core_cards(game: Senjutsu, seat: int) -> None:
    """Everybody knows which core cards are in a hand: they are there from the start and always return.

    senjutsu.setup.core-cards-in-hand, senjutsu.core.return-to-hand. Some cards open the whole hand
    (senjutsu.golden.card-beats-rules).
    """
    for card in game.zone(HAND, seat):
        if game.faces[card].is_core:
            game.reveal(card)
    show_open_hand(game, seat)


def show_open_hand(game: Senjutsu, seat: int) -> None:
    """Everybody sees the hand of a player who plays with an open hand."""
    if bears(game, seat, OPEN_HAND):
        for card in game.zone(HAND, seat):
            game.reveal(card)


def draw(game: Senjutsu, seats: tuple[int, ...], count: int) -> None:
    """Players draw cards at the same time; for each that is not there a wound is taken.

    senjutsu.round.draw-empty-deck, senjutsu.round.draw-empty-deck-always, decision.senjutsu.double-defeat,
    senjutsu.golden.card-beats-rules
    """
    from nefrit.senjutsu.harm import harm

    missing: list[int] = []
    for seat in seats:
        if game.seats[seat].automated or is_companion(game, seat):
            # It has no hand (senjutsu.solo.round.draw, decision.senjutsu.companion).
            continue
        cards = game.zone(DECK, seat)[:count]
        for card in cards:
            game.occur(Drew(card, seat))
        if not any(owner == seat for owner, _, _ in passives(game, NO_EMPTY_DECK_WOUNDS)):
            missing.extend([seat] * (count - len(cards)))
    harm(game, missing, WOUND, 1)


ANY_CARD = Wanted()


def discardable(game: Senjutsu, seat: int, wanted: Wanted = ANY_CARD) -> list[int]:
    """The cards in a hand that can be discarded: no core cards, no poison.

    senjutsu.core.cannot-be-discarded, decision.senjutsu.poison-in-hand; stuns are no cards here, and stay
    (senjutsu.stun.cannot-be-discarded).
    """
    cards = [card for card in game.zone(HAND, seat) if fits(game, card, wanted)]
    return [card for card in cards if first(discard_refusals(game, card)) is None]


def discard_refusals(game: Senjutsu, card: int) -> Iterator[Refusal]:
    """Why a card cannot be discarded from hand."""
    face = game.faces[card]
    if face.is_core:
        yield refuse("senjutsu.core.cannot-be-discarded", "core-stays")
    if face.card_class == POISON:
        yield refuse("decision.senjutsu.poison-in-hand", "poison-stays")


def fits(game: Senjutsu, card: int, wanted: Wanted) -> bool:
    """Whether a card is one of those that are meant."""
    face = game.faces[card]
    if wanted.ranks and face.rank not in wanted.ranks:
        return False
    if wanted.types and not any(type in wanted.types for type in face.types):
        return False
    if wanted.ability and face.card_class == POISON:
        return False
    if wanted.character and face.character != wanted.character:
        return False
    if wanted.keyword and wanted.keyword not in face.keywords:
        return False
    if wanted.inflicts and not inflicts(face.sections, wanted.inflicts):
        return False
    return not (wanted.not_core and face.is_core)


def inflicts(node: Value, what: str) -> bool:
    """Whether a line, or anything in it, inflicts harm of a kind on others."""
    if isinstance(node, tuple):
        return any(inflicts(part, what) for part in node)
    if isinstance(node, Inflict):
        return node.what == what and node.who != SELF
    return isinstance(node, Node) and any(inflicts(getattr(node, field.name), what) for field in fields(node))


class DiscardFromHand(Procedure):
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
            game.not_done()
        return None if self.source == NO_CARD else answer_discards(game, chosen, self.source)


@does(DiscardCards)
def discard_cards(line: DiscardCards, game: Senjutsu, perform: Perform) -> Procedure | None:
    """Whoever is meant discards, unless a card in play forbids to make others discard."""
    seats = perform.meant(game, line.who)
    if not seats or (line.who != SELF and holds(game, "no_looking_at_hands_no_forced_discards")):
        return None
    if len(seats) > 1:
        from nefrit.senjutsu.performing import Means

        alone = replace(line, who=TARGET)
        perform.first_do(*(part for seat in seats for part in (Means((seat,)), alone)), Means(perform.struck))
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


class Searching(Procedure):
    """Searching the deck or pile of `target` for a card that `seat` takes into hand; a deck is shuffled afterwards.

    senjutsu.search.find, senjutsu.search.to-hand, senjutsu.search.shuffle. `chooser` looks and chooses, and must
    take a card where all can see that there is one (decision.senjutsu.search).
    """

    __slots__ = ("chooser", "chosen", "line", "seat", "source", "target")
    card_fields = ("chosen", "source")
    seat_fields = ("seat", "target", "chooser")

    def __init__(self, seat: int, target: int, chooser: int, line: Search, source: int) -> None:
        super().__init__()
        self.seat = seat
        self.target = target
        self.chooser = chooser
        self.line = line
        self.source = source
        self.chosen: Value = NOTHING

    def cards(self, game: Senjutsu) -> tuple[int, ...]:
        """Where is searched."""
        if self.line.where == "discard":
            return game.zone(DISCARD, self.target)
        deck = game.zone(DECK, self.target)
        return deck[: self.line.top] if self.line.top else deck

    @step("senjutsu.search.find")
    def look(self, game: Senjutsu) -> Flow:
        """Only the player sees the cards of a deck."""
        if self.line.where != "discard":
            for card in self.cards(game):
                game.reveal(card, 1 << self.chooser)
        return None

    def found(self, game: Senjutsu) -> list[int]:
        """The cards that can be taken: those that the chooser sees and that are meant."""
        return [
            card for card in self.cards(game) if game.knows(self.chooser, card) and fits(game, card, self.line.wanted)
        ]

    def may_fail(self) -> bool:
        """Whether nothing may be taken though there is something: where the card says so, or nobody else can know."""
        return self.line.up_to or (self.line.where != "discard" and self.line.wanted != ANY_CARD)

    @step("senjutsu.search.find")
    def ask(self, game: Senjutsu) -> Flow:
        """Which card, if there is a choice."""
        found = self.found(game)
        options: list[Value] = [NOTHING, *found] if self.may_fail() else [*found]
        if len(options) < 2:
            return None
        rule = "senjutsu.search.find"
        return choose(self.chooser, options, "chosen", rule, "take-into-hand", self.source)

    @step("senjutsu.search.shuffle")
    def take(self, game: Senjutsu) -> Flow:
        """Take it (senjutsu.search.to-hand); then shuffle. What must be taken is taken (decision.senjutsu.search).

        What was found may be played (decision.senjutsu.found); some hands are open (senjutsu.golden.card-beats-rules).
        """
        if self.chosen == NOTHING and not self.may_fail():
            self.chosen = next(iter(self.found(game)), NOTHING)
        if isinstance(self.chosen, int) and self.line.to_deck:
            game.move(self.chosen, DECK, self.seat)
            game.shuffle(DECK, self.seat)
        elif isinstance(self.chosen, int):
            game.move(self.chosen, HAND, self.seat)
            game.tell(TakenIntoHand(self.chosen, self.seat))
            show_open_hand(game, self.seat)
            if game.running(Perform) is not None:
                perform = game.frame(Perform)
                perform.found = (*perform.found, self.chosen)
        if self.line.where != "discard":
            game.shuffle(DECK, self.target)
        return None


@does(Search)
def search(line: Search, game: Senjutsu, perform: Perform) -> Procedure | None:
    """In the own deck or pile, or in that of the target; several players search one after the other."""
    if line.where == "target discard":
        seats = perform.meant(game, "target")
        if not seats or game.seats[seats[0]].automated:
            return None
        return Searching(perform.seat, seats[0], perform.seat, replace(line, where="discard"), perform.source)
    seats = perform.meant(game, line.who)
    if len(seats) > 1:
        from nefrit.senjutsu.performing import Means

        alone = replace(line, who=TARGET)
        perform.first_do(*(part for seat in seats for part in (Means((seat,)), alone)), Means(perform.struck))
        return None
    for seat in seats:
        return Searching(seat, seat, perform.seat if line.by_you else seat, line, perform.source)
    return None


@worth(Search)
def is_worth_searching(line: Search, game: Senjutsu, perform: Perform, price: int) -> bool:
    """What lies in a discard pile is known; in a deck there may be anything."""
    if line.where == "deck":
        return True
    seats = perform.meant(game, TARGET if line.where == "target discard" else line.who)
    return any(
        game.knows(perform.seat, card) and fits(game, card, line.wanted)
        for seat in seats
        for card in game.zone(DISCARD, seat)
    )


def playable_found(game: Senjutsu, perform: Perform, price: int = 0) -> list[int]:
    """The cards that were found and can be played instead of the one that found them, after paying a price.

    senjutsu.instant.different-type-only, decision.senjutsu.found
    """
    from nefrit.senjutsu.instants import cost_refusals

    types = game.faces[perform.source].types
    focus = spendable_focus(game, perform.seat) - price
    return [
        card
        for card in perform.found
        if not bears(game, perform.seat, NO_REPLACEMENTS)
        and game.lies_in(card, HAND)
        and game.faces[card].initiative
        and not game.faces[card].is_core
        and not any(type in game.faces[card].types for type in types)
        and first(cost_refusals(game, perform.seat, card, focus)) is None
    ]


@worth(PlayFound)
def is_worth_playing(line: PlayFound, game: Senjutsu, perform: Perform, price: int) -> bool:
    """Something must have been found that can be played (decision.senjutsu.found)."""
    return bool(playable_found(game, perform, price))


@asks(PlayFound)
def which_found(line: PlayFound, game: Senjutsu, perform: Perform) -> Decision | None:
    """Which of them, if several were found (decision.senjutsu.found)."""
    cards = playable_found(game, perform)
    if len(cards) < 2:
        return None
    return choose(perform.seat, cards, "answer", "decision.senjutsu.found", "play-found", perform.source)


@does(PlayFound)
def play_found(line: PlayFound, game: Senjutsu, perform: Perform) -> Procedure | None:
    """The card that was found takes the place of the one that found it, and resolves now.

    senjutsu.instant.replacement.resolve-instead, decision.senjutsu.found
    """
    from nefrit.senjutsu.initiative import hobbled
    from nefrit.senjutsu.instants import performing
    from nefrit.senjutsu.kamae import lose_focus

    cards = [perform.answer] if isinstance(perform.answer, int) else playable_found(game, perform)
    for card in cards[:1]:
        face = game.faces[card]
        game.occur(Discarded(perform.source, perform.seat))
        lose_focus(game, perform.seat, face.focus)
        game.move(card, REVEALED, perform.seat)
        game.tell(PlayedFromHand(card, perform.seat, "replacement"))
        game.edit_seat(perform.seat).card = card
        value = min(game.table.initiative, hobbled(game, perform.seat, max(face.initiative)))
        return performing(game, perform.seat, card, value)
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
        from nefrit.senjutsu.performing import Means

        alone = replace(line, who=TARGET)
        perform.first_do(*(part for seat in seats for part in (Means((seat,)), alone)), Means(perform.struck))
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
            from nefrit.senjutsu.solo.decks import LookAtDeck

            return LookAtDeck(perform.seat, seat, perform.source)
        for card in game.zone(HAND, seat):
            game.reveal(card, 1 << perform.seat)
    return None
