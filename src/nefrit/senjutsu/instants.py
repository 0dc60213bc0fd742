"""Instant cards: who may play which when, and playing them."""

from __future__ import annotations

from collections.abc import Iterator

from nefrit.kernel.decisions import PASS, choose
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Flow, Procedure, step
from nefrit.kernel.refusals import Refusal, first, refuse
from nefrit.kernel.state import NO_SEAT
from nefrit.senjutsu.constants import ADDITIONAL, INSTANT, REPLACEMENT
from nefrit.senjutsu.kamae import lose_focus
from nefrit.senjutsu.lasting import forbids_instants, holds
from nefrit.senjutsu.performing import AIMING, Perform, has_diagram, needs_aim
from nefrit.senjutsu.state import DISCARD, HAND, REVEALED, Senjutsu

AFTER_ATTACK = "attack_successful"
AFTER_BLOCK = "block_successful"
AFTER_EITHER = "attack_or_block_successful"
AFTER_CARD = "after_your_card"
BEFORE_CARD = "before_your_card"
BEFORE_BLOCK = "before_block_initiative"
BEFORE_CHOOSING = "start_of_round_before_choose"


def cost_refusals(game: Senjutsu, seat: int, card: int) -> Iterator[Refusal]:
    """Why a card cannot be played: what it demands, focus and Kamae, and what cards in play forbid.

    senjutsu.focus.mandatory.insufficient, senjutsu.kamae.requirement
    """
    face, fighter = game.faces[card], game.seats[seat]
    if face.name in game.table.banned or any(type in game.table.banned for type in face.types):
        yield refuse("senjutsu.golden.card-beats-rules", "banned-this-round")
    if holds(game, "no_copies_of_face_up_discards") and _lies_in_own_pile(game, seat, face.name):
        yield refuse("senjutsu.golden.card-beats-rules", "copy-in-discard-pile")
    if face.focus > fighter.focus:
        yield refuse("senjutsu.focus.mandatory.insufficient", "not-enough-focus", cost=face.focus, focus=fighter.focus)
    if face.requires and fighter.kamae not in face.requires:
        yield refuse("senjutsu.kamae.requirement", "wrong-kamae", kamae=face.requires)


def _lies_in_own_pile(game: Senjutsu, seat: int, name: str) -> bool:
    """Whether a card of this name lies faceup in the player's discard pile."""
    pile = game.zone(DISCARD, seat)
    return any(game.faces[card].name == name and game.seen[card] == game.everybody for card in pile)


def instant_refusals(game: Senjutsu, seat: int, card: int, keyword: str) -> Iterator[Refusal]:
    """Why a card in hand cannot be played as an instant of this kind now."""
    face = game.faces[card]
    if keyword not in face.keywords:
        yield refuse("senjutsu.instant.three-kinds", "no-such-instant")
    if game.seats[seat].instants:
        # decision.senjutsu.instant-limit
        yield refuse("senjutsu.instant.one-per-turn", "instant-played")
    if forbids_instants(game, keyword):
        yield refuse("senjutsu.golden.card-beats-rules", "instants-forbidden")
    yield from cost_refusals(game, seat, card)
    if keyword != INSTANT:
        yield from _type_refusals(game, seat, card)


def _type_refusals(game: Senjutsu, seat: int, card: int) -> Iterator[Refusal]:
    """It is added to, or replaces, a card of another type that is no core card.

    senjutsu.instant.different-type-only
    """
    revealed = game.zone(REVEALED, seat)[:1]
    types = game.faces[card].types
    for other in revealed:
        face = game.faces[other]
        if face.is_core or any(type in types for type in face.types):
            yield refuse("senjutsu.instant.different-type-only", "same-type")
    if not revealed:
        yield refuse("senjutsu.instant.different-type-only", "nothing-revealed")


def playable(game: Senjutsu, seat: int, keyword: str, moments: tuple[str, ...]) -> list[int]:
    """The cards in hand that a player can play as instants of this kind at one of these moments."""
    return [
        card
        for card in game.zone(HAND, seat)
        if keyword in game.faces[card].keywords
        and (not moments or game.faces[card].play_when in moments)
        and first(instant_refusals(game, seat, card, keyword)) is None
    ]


class InstantWindow(Procedure):
    """An opportunity to play an Instant Additional card (senjutsu.instant.additional.purpose).

    `target` is whom the attack has hit, or whose attack was blocked.
    """

    __slots__ = ("chosen", "initiative", "moment", "seat", "target")
    seat_fields = ("seat", "target")

    def __init__(self, seat: int, moment: str, initiative: int, target: int = NO_SEAT) -> None:
        super().__init__()
        self.seat = seat
        self.moment = moment
        self.initiative = initiative
        self.target = target
        self.chosen: Value = PASS

    @step("senjutsu.instant.additional.condition")
    def ask(self, game: Senjutsu) -> Flow:
        """Which card, or none (senjutsu.instant.additional.no-condition)."""
        moments = (self.moment,) if self.moment in (AFTER_CARD, BEFORE_CARD) else (self.moment, AFTER_EITHER)
        cards = playable(game, self.seat, ADDITIONAL, moments)
        if not cards:
            return None
        rule = "senjutsu.instant.additional.condition"
        return choose(self.seat, [PASS, *cards], "chosen", rule, "play-instant")

    @step("senjutsu.instant.additional.initiative-equals")
    def play(self, game: Senjutsu) -> Flow:
        """It resolves at the initiative of the card it is added to."""
        if not isinstance(self.chosen, int):
            return None
        return play_instant(game, self.seat, self.chosen, self.initiative, self.target)


def play_instant(game: Senjutsu, seat: int, card: int, initiative: int, target: int = NO_SEAT) -> Procedure:
    """Pay for an instant card, put it into play and resolve it."""
    game.edit_seat(seat).instants += 1
    lose_focus(game, seat, game.faces[card].focus)
    game.move(card, REVEALED, seat)
    return performing(game, seat, card, initiative, target)


def performing(game: Senjutsu, seat: int, card: int, initiative: int, target: int = NO_SEAT) -> Perform:
    """Performing all sections of a card one after the other."""
    lines = tuple([line for section in game.faces[card].sections for line in section.lines])
    perform = Perform(seat, card, lines, initiative)
    if target != NO_SEAT:
        perform.aim = target
    elif needs_aim(lines) and not has_diagram(lines):
        perform.first_do(AIMING)
    return perform


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
        cards = playable(game, self.seats[0], REPLACEMENT, ())
        if not cards:
            return None
        return choose(self.seats[0], [PASS, *cards], "chosen", "senjutsu.reveal.step4-order", "play-replacement")

    @step("senjutsu.instant.replacement.discard-original")
    def replace(self, game: Senjutsu) -> Flow:
        """The card that was revealed is discarded, what was paid for it is taken back, and this one takes its place."""
        if not self.seats:
            return None
        seat, *others = self.seats
        self.seats = tuple(others)
        if isinstance(self.chosen, int):
            replace_revealed(game, seat, self.chosen)
            game.edit_seat(seat).instants += 1
        self.chosen = PASS
        self.goto("ask")
        return None


def replace_revealed(game: Senjutsu, seat: int, card: int) -> None:
    """Put another card in the place of the one a player has revealed.

    senjutsu.reveal.step4-discard, senjutsu.reveal.step4-refund, senjutsu.reveal.step4-pay
    """
    from nefrit.senjutsu.hands import Discarded
    from nefrit.senjutsu.kamae import gain_focus

    for original in game.zone(REVEALED, seat)[:1]:
        game.occur(Discarded(original, seat))
    gain_focus(game, seat, game.seats[seat].paid)
    fighter = game.edit_seat(seat)
    fighter.paid = game.faces[card].focus
    fighter.value = 0
    lose_focus(game, seat, game.faces[card].focus)
    game.move(card, REVEALED, seat)
