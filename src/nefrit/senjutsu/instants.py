"""Instant cards: who may play which when, and playing them."""

from __future__ import annotations

from collections.abc import Iterator

from nefrit.kernel.decisions import NO_CARD, PASS, choose
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Flow, Procedure, step
from nefrit.kernel.refusals import Refusal, first, refuse
from nefrit.kernel.state import NO_SEAT
from nefrit.senjutsu.constants import (
    ADDITIONAL,
    ATTACK,
    ATTACK_SUCCESSFUL,
    BEHIND_OPPONENT,
    BLOCK,
    BLOCK_SUCCESSFUL,
    BOTH_SUCCESSFUL,
    DESPERATE,
    EITHER_SUCCESSFUL,
    ENLIGHTENED,
    HIDDEN,
    INSTANT,
    NO_INITIATIVE,
    NO_REPLACEMENTS,
    REPLACEMENT,
)
from nefrit.senjutsu.enlightenment import is_enlightened
from nefrit.senjutsu.guessing import expect_instant
from nefrit.senjutsu.hexes import neighbour
from nefrit.senjutsu.kamae import lose_focus
from nefrit.senjutsu.lasting import forbids_instants
from nefrit.senjutsu.passives import bears, holds, spendable_focus
from nefrit.senjutsu.performing import Perform, aimed, all_sections
from nefrit.senjutsu.reports import PlayedFromHand
from nefrit.senjutsu.state import DISCARD, HAND, REVEALED, Due, Senjutsu, card_of, companion_of, opponents

FOLLOWS = {ATTACK_SUCCESSFUL: ATTACK, BOTH_SUCCESSFUL: ATTACK, BLOCK_SUCCESSFUL: BLOCK}
"""What success instants of a moment follow."""


def cost_refusals(game: Senjutsu, seat: int, card: int, focus: int) -> Iterator[Refusal]:
    """Why a card cannot be played with so much focus: what it demands, focus and Kamae, and what cards in play forbid.

    senjutsu.focus.mandatory.insufficient, senjutsu.kamae.requirement
    """
    face, fighter = game.faces[card], game.seats[seat]
    banned = game.table.banned
    if banned and (face.name in banned or any(type in banned for type in face.types)):
        yield refuse("senjutsu.golden.card-beats-rules", "banned-this-round")
    if holds(game, "no_copies_of_face_up_discards") and _lies_in_own_pile(game, seat, face.name):
        yield refuse("senjutsu.golden.card-beats-rules", "copy-in-discard-pile")
    if face.focus and face.focus > focus:
        left = max(0, focus)
        yield refuse("senjutsu.focus.mandatory.insufficient", "not-enough-focus", cost=face.focus, focus=left)
    if face.requires and fighter.kamae not in face.requires:
        yield refuse("senjutsu.kamae.requirement", "wrong-kamae", kamae=face.requires)
    for need in face.needs:
        yield from needed(game, seat, need)


def needed(game: Senjutsu, seat: int, need: str) -> Iterator[Refusal]:
    """Why a fighter has not what a card demands beside a Kamae."""
    fighter = game.seats[seat]
    if need == HIDDEN and not fighter.hidden:
        yield refuse("senjutsu.hidden.condition", "not-hidden")
    elif need == DESPERATE and not fighter.is_desperate:
        yield refuse("decision.senjutsu.desperation", "not-desperate")
    elif need == ENLIGHTENED and not is_enlightened(game, seat):
        yield refuse("decision.senjutsu.enlightenment", "not-enlightened")
    elif need == BEHIND_OPPONENT and not is_behind(game, seat):
        yield refuse("decision.senjutsu.behind", "not-behind")


def is_behind(game: Senjutsu, seat: int) -> bool:
    """Whether an opponent stands in the hex before a fighter and looks the same way (decision.senjutsu.behind)."""
    fighter = game.seats[seat]
    others = [game.seats[other] for other in opponents(game, seat)]
    return fighter.hex is not None and any(
        other.hex == neighbour(fighter.hex, fighter.facing) and other.facing == fighter.facing for other in others
    )


def _lies_in_own_pile(game: Senjutsu, seat: int, name: str) -> bool:
    """Whether a card of this name lies faceup in the player's discard pile."""
    pile = game.zone(DISCARD, seat)
    return any(game.faces[card].name == name and game.seen[card] == game.everybody for card in pile)


def instant_refusals(game: Senjutsu, seat: int, card: int, keyword: str, added_to: int = NO_CARD) -> Iterator[Refusal]:
    """Why a card in hand cannot be played as an instant of this kind now, added to another card than the revealed one.

    Who is defeated, or whose turn has ended, plays nothing more (senjutsu.collision.character-ends-turn).
    """
    face = game.faces[card]
    if game.seats[seat].over:
        yield refuse("senjutsu.collision.turn-end-scope", "turn-over")
    if keyword not in face.keywords:
        yield refuse("senjutsu.instant.three-kinds", "no-such-instant")
    if game.seats[seat].instants:
        # decision.senjutsu.instant-limit
        yield refuse("senjutsu.instant.one-per-turn", "instant-played")
    if forbids_instants(game, keyword) or (keyword == REPLACEMENT and bears(game, seat, NO_REPLACEMENTS)):
        yield refuse("senjutsu.golden.card-beats-rules", "instants-forbidden")
    # senjutsu.reveal.step4-refund
    taken_back = game.seats[seat].paid if keyword == REPLACEMENT else 0
    yield from cost_refusals(game, seat, card, spendable_focus(game, seat) + taken_back)
    if keyword != INSTANT:
        yield from _type_refusals(game, card, card_of(game, seat) if added_to == NO_CARD else (added_to,))


def _type_refusals(game: Senjutsu, card: int, others: tuple[int, ...]) -> Iterator[Refusal]:
    """It is added to, or replaces, a card of another type that is no core card.

    senjutsu.instant.different-type-only, senjutsu.instant.different-type-example
    """
    types = game.faces[card].types
    for other in others:
        face = game.faces[other]
        if face.is_core or any(type in types for type in face.types):
            yield refuse("senjutsu.instant.different-type-only", "same-type")
    if not others:
        yield refuse("senjutsu.instant.different-type-only", "nothing-revealed")


def playable(game: Senjutsu, seat: int, keyword: str, moments: tuple[str, ...], added_to: int = NO_CARD) -> list[int]:
    """The cards in hand that a player can play as instants of this kind at one of these moments."""
    return [
        card
        for card in game.zone(HAND, seat)
        if keyword in game.faces[card].keywords
        and (not moments or game.faces[card].play_when in moments)
        and first(instant_refusals(game, seat, card, keyword, added_to)) is None
    ]


def offered(
    game: Senjutsu, window: Procedure, seat: int, keyword: str, moments: tuple[str, ...], added_to: int = NO_CARD
) -> list[int] | None:
    """The instants that a player is offered in a window; None if the player is not asked. Whoever watches is told."""
    expect_instant(game, seat, keyword, moments)
    cards = playable(game, seat, keyword, moments, added_to)
    return cards if is_asked(game, window, seat, cards, moments) else None


def is_asked(game: Senjutsu, window: Procedure, seat: int, cards: list[int], moments: tuple[str, ...]) -> bool:
    """Whether a player is asked for an instant: who has one to play, and where the game stops at every window all."""
    fighter = game.seats[seat]
    if not cards and (not game.header.stops or fighter.automated or fighter.owner != NO_SEAT):
        return False
    if game.log is not None:
        game.log.asks(game, window, type(window).__name__, window.step_rule, moments)
    return True


def played(game: Senjutsu, chosen: Value) -> int | None:
    """The card that was chosen in a window, if one was; the window closes for whoever watches."""
    is_over(game)
    return chosen if isinstance(chosen, int) else None


def is_over(game: Senjutsu) -> None:
    """The window on top of the stack closes, for whoever watches."""
    if game.log is not None:
        game.log.closes(game)


class InstantWindow(Procedure):
    """An opportunity to play an Instant Additional card (senjutsu.instant.additional.purpose).

    `targets` are those whom the attack has hit, or whose attack was blocked; `card` is the card it is added to, NO_CARD
    for the one revealed.
    """

    __slots__ = ("card", "chosen", "initiative", "moment", "seat", "targets")
    card_fields = ("card",)
    seat_fields = ("seat", "targets")

    def __init__(
        self, seat: int, moment: str, initiative: int, targets: tuple[int, ...] = (), card: int = NO_CARD
    ) -> None:
        super().__init__()
        self.seat = seat
        self.moment = moment
        self.initiative = initiative
        self.targets = targets
        self.card = card
        self.chosen: Value = PASS

    @step("senjutsu.instant.additional.condition")
    def ask(self, game: Senjutsu) -> Flow:
        """Which card, or none (senjutsu.instant.additional.no-condition)."""
        moments: tuple[str, ...] = (self.moment,)
        if self.moment in (ATTACK_SUCCESSFUL, BLOCK_SUCCESSFUL):
            moments = (self.moment, EITHER_SUCCESSFUL)
        companion = companion_of(game, self.seat) if self.moment == ATTACK_SUCCESSFUL else NO_SEAT
        if companion != NO_SEAT and game.seats[companion].landed:
            # decision.senjutsu.companion
            moments = (*moments, BOTH_SUCCESSFUL)
        cards = offered(game, self, self.seat, ADDITIONAL, moments, self.card)
        if cards is None:
            return None
        rule = "senjutsu.instant.additional.condition"
        return choose(self.seat, [PASS, *cards], "chosen", rule, "play-instant")

    @step("senjutsu.instant.additional.initiative-equals")
    def play(self, game: Senjutsu) -> Flow:
        """It resolves at the initiative of the card it is added to, and knows how far that card has led.

        senjutsu.cards.effects-on-resolution
        """
        card = played(game, self.chosen)
        if card is None:
            return None
        instant = play_instant(game, self.seat, card, self.initiative, self.targets)
        instant.after = FOLLOWS.get(self.moment, "")
        if instant.after == ATTACK:
            instant.moved = game.frame(Perform).moved
        return instant


def play_instant(game: Senjutsu, seat: int, card: int, initiative: int, targets: tuple[int, ...] = ()) -> Perform:
    """Pay for an instant card, put it into play and resolve it; what stands below a dividing line waits."""
    game.edit_seat(seat).instants += 1
    lose_focus(game, seat, game.faces[card].focus)
    game.move(card, REVEALED, seat)
    game.tell(PlayedFromHand(card, seat, "instant"))
    first_section, *below = game.faces[card].sections
    # senjutsu.resolve.divider
    table = game.edit_table()
    due = [Due(seat, card, number, max(section.initiative)) for number, section in enumerate(below, start=1)]
    table.due = (*table.due, *due)
    return Perform(seat, card, aimed(first_section.lines, targets), initiative)


class PlayingInstant(Procedure):
    """A player may play an Instant card at the moment that stands on it (senjutsu.instant.plain-timing-on-card)."""

    __slots__ = ("chosen", "moment", "seat")
    seat_fields = ("seat",)

    def __init__(self, seat: int, moment: str) -> None:
        super().__init__()
        self.seat = seat
        self.moment = moment
        self.chosen: Value = PASS

    @step("senjutsu.instant.plain-timing-on-card")
    def ask(self, game: Senjutsu) -> Flow:
        """Which, or none."""
        cards = offered(game, self, self.seat, INSTANT, (self.moment,))
        if cards is None:
            return None
        rule = "senjutsu.instant.plain-timing-on-card"
        return choose(self.seat, [PASS, *cards], "chosen", rule, "play-instant")

    @step("senjutsu.instant.plain-extra")
    def play(self, game: Senjutsu) -> Flow:
        """It is an extra card."""
        card = played(game, self.chosen)
        return None if card is None else play_instant(game, self.seat, card, game.table.initiative)


def performing(game: Senjutsu, seat: int, card: int, initiative: int, targets: tuple[int, ...] = ()) -> Perform:
    """Performing all sections of a card one after the other; only these targets can be aimed at, if there are any."""
    return Perform(seat, card, all_sections(game.faces[card].sections, targets), initiative)


class Replacing(Procedure):
    """Reveal step 4: each player, from the lowest on the track, may play an Instant Replacement card.

    senjutsu.reveal.step4-order
    """

    __slots__ = ("chosen", "seats")
    seat_fields = ("seats",)

    def __init__(self, seats: tuple[int, ...]) -> None:
        super().__init__()
        self.seats = seats
        self.chosen: Value = PASS

    @step("senjutsu.reveal.step4-order")
    def ask(self, game: Senjutsu) -> Flow:
        """Which card, or pass; later it cannot be played so (senjutsu.reveal.step4-only-window)."""
        if not self.seats:
            return None
        cards = offered(game, self, self.seats[0], REPLACEMENT, ())
        if cards is None:
            return None
        return choose(self.seats[0], [PASS, *cards], "chosen", "senjutsu.reveal.step4-order", "play-replacement")

    def following(self, game: Senjutsu) -> int | None:
        """The next player, who has answered now; after the last one the window closes for whoever watches."""
        if not self.seats:
            is_over(game)
            return None
        seat, *others = self.seats
        self.seats = tuple(others)
        return seat

    @step("senjutsu.instant.replacement.discard-original")
    def replace(self, game: Senjutsu) -> Flow:
        """The card that was revealed is discarded, what was paid for it is taken back, and this one takes its place.

        It is the instant of the round (decision.senjutsu.instant-limit).
        """
        seat = self.following(game)
        if seat is None:
            return None
        if isinstance(self.chosen, int):
            replace_revealed(game, seat, self.chosen)
            game.edit_seat(seat).instants += 1
        self.chosen = PASS
        self.goto("ask")
        return None


def replace_revealed(game: Senjutsu, seat: int, card: int) -> None:
    """Put another card in the place of the one a player has revealed.

    senjutsu.reveal.step4-discard, senjutsu.reveal.step4-refund, senjutsu.reveal.step4-pay. What was staked on that one
    is lost (decision.senjutsu.own-contracts).
    """
    from nefrit.senjutsu.hands import Discarded
    from nefrit.senjutsu.kamae import gain_focus

    for original in card_of(game, seat):
        game.occur(Discarded(original, seat))
    gain_focus(game, seat, game.seats[seat].paid)
    fighter = game.edit_seat(seat)
    fighter.value = fighter.below = NO_INITIATIVE
    fighter.span = ()
    fighter.stake = 0
    fighter.card = card
    lose_focus(game, seat, game.faces[card].focus)
    game.move(card, REVEALED, seat)
    game.tell(PlayedFromHand(card, seat, "replacement"))
