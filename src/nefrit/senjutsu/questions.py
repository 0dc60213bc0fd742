"""Why can I not? Every reason why a card cannot be chosen for what is asked now."""

from __future__ import annotations

from collections.abc import Iterator

from nefrit.kernel.refusals import Refusal, refuse
from nefrit.senjutsu.constants import ADDITIONAL, ATTACK, INSTANT, POISON, REPLACEMENT
from nefrit.senjutsu.counterattack import Counterattack
from nefrit.senjutsu.framework import must_be_chosen
from nefrit.senjutsu.initiative import hobbled
from nefrit.senjutsu.instants import cost_refusals, instant_refusals
from nefrit.senjutsu.state import HAND, Senjutsu


def why_not(game: Senjutsu, seat: int, card: int) -> list[Refusal]:
    """Every reason why a card in a player's hand cannot be chosen now: for the round, or as what is asked for."""
    if not game.lies_in(card, HAND) or game.place(card)[1] != seat:
        return []
    decision = game.decision(seat)
    prompt = "choose-card" if decision is None else decision.prompt
    if prompt == "play-instant":
        keyword = INSTANT if INSTANT in game.faces[card].keywords else ADDITIONAL
        return _told(instant_refusals(game, seat, card, keyword), _moment())
    if prompt == "play-replacement":
        return list(instant_refusals(game, seat, card, REPLACEMENT))
    if prompt == "counterattack":
        return list(counterattack_refusals(game, seat, card))
    if prompt == "discard-cards":
        return list(discard_refusals(game, card))
    return list(choosing_refusals(game, seat, card))


def _told(found: Iterator[Refusal], otherwise: Refusal) -> list[Refusal]:
    """The reasons, or another where there are none."""
    return list(found) or [otherwise]


def _moment() -> Refusal:
    return refuse("senjutsu.instant.additional.condition", "not-this-moment")


def choosing_refusals(game: Senjutsu, seat: int, card: int) -> Iterator[Refusal]:
    """Why a card cannot be chosen for the round.

    senjutsu.round.choose-focus-check, senjutsu.round.choose-kamae-check
    """
    face = game.faces[card]
    hand = game.zone(HAND, seat)
    if must_be_chosen(face):
        return
    if any(must_be_chosen(game.faces[other]) for other in hand):
        yield refuse("senjutsu.poison.specific-effect", "another-must-be-chosen")
    if not face.initiative:
        yield refuse("senjutsu.anatomy.initiative", "no-initiative")
    yield from cost_refusals(game, seat, card)


def counterattack_refusals(game: Senjutsu, seat: int, card: int) -> Iterator[Refusal]:
    """Why a card cannot be played as a counterattack (senjutsu.counter.play, decision.senjutsu.counter)."""
    face = game.faces[card]
    if ATTACK not in face.types or face.is_core:
        yield refuse("senjutsu.counter.play", "no-attack-card")
    countering = game.running(Counterattack)
    if countering is not None and face.initiative and hobbled(game, seat, min(face.initiative)) > countering.initiative:
        yield refuse("decision.senjutsu.counter", "not-faster")
    yield from cost_refusals(game, seat, card)


def discard_refusals(game: Senjutsu, card: int) -> Iterator[Refusal]:
    """Why a card cannot be discarded."""
    face = game.faces[card]
    if face.is_core:
        yield refuse("senjutsu.core.cannot-be-discarded", "core-stays")
    if face.card_class == POISON:
        yield refuse("decision.senjutsu.poison-in-hand", "poison-stays")
