"""Instant cards: who may play which, and when."""

from __future__ import annotations

from collections.abc import Iterator

from nefrit.kernel.decisions import NO_CARD
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Procedure
from nefrit.kernel.refusals import Refusal, first, refuse
from nefrit.kernel.state import NO_SEAT
from nefrit.kernel.windows import tell_who_could_act
from nefrit.senjutsu.constants import (
    ADDITIONAL,
    BEHIND_OPPONENT,
    DESPERATE,
    ENLIGHTENED,
    HIDDEN,
    INSTANT,
    NO_REPLACEMENTS,
    REPLACEMENT,
)
from nefrit.senjutsu.enlightenment import is_enlightened
from nefrit.senjutsu.guessing import expect_instant
from nefrit.senjutsu.hexes import neighbour
from nefrit.senjutsu.passives import bears, holds, passives, spendable_focus
from nefrit.senjutsu.state import DISCARD, HAND, Senjutsu, card_of, opponents

KIND_NAMES = {"additional": ADDITIONAL, "replacement": REPLACEMENT}
"""The kinds of instants as cards in play that forbid them say it."""


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
    return any(game.faces[card].name == name and game.known_to[card] == game.everybody for card in pile)


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
    tell_who_could_act(game, expect_instant, seat, keyword, moments)
    cards = playable(game, seat, keyword, moments, added_to)
    return cards if is_asked(game, window, seat, cards, moments) else None


def is_asked(game: Senjutsu, window: Procedure, seat: int, cards: list[int], moments: tuple[str, ...]) -> bool:
    """Whether a player is asked for an instant: who has one to play, and where the game stops at every window all."""
    fighter = game.seats[seat]
    if not cards and (not game.header.stops or fighter.automated or fighter.owner != NO_SEAT):
        return False
    game.watcher.asks_in(game, window, type(window).__name__, window.step_rule, moments)
    return True


def played(game: Senjutsu, chosen: Value) -> int | None:
    """The card that was chosen in a window, if one was; the window closes for whoever watches."""
    is_over(game)
    return chosen if isinstance(chosen, int) else None


def is_over(game: Senjutsu) -> None:
    """The window on top of the stack closes, for whoever watches."""
    game.watcher.closes(game)


def forbids_instants(game: Senjutsu, keyword: str) -> bool:
    """Whether a card in play forbids instants of this kind."""
    for _, _, line in passives(game, "no_instants_as_instants"):
        if keyword in [KIND_NAMES.get(kind, kind) for kind in line.kinds]:
            return True
    return False
