"""Rules of thumb: what is usually answered, found without looking ahead."""

from __future__ import annotations

from typing import Final

from nefrit.bots.offered import cards_of
from nefrit.imperium.bot.worth import card_worth, usefulness
from nefrit.imperium.cleanup import CleanUp
from nefrit.imperium.constants import ACTIONS, REVOLT, UNREST
from nefrit.imperium.passives import state_icon, state_of
from nefrit.imperium.state import HAND, Imperium
from nefrit.kernel.chance import Chance
from nefrit.kernel.decisions import ORDER, SOME, Answer, Decision

DISCARD: Final = "discard-any"
BY_CHANCE: Final = ("choose-nation", "choose-side")
WEAK: Final = 0.6
"""A card in hand that does no more than this makes room for another."""


def by_rule(game: Imperium, decision: Decision, chance: Chance) -> Answer | None:
    """The answer of a rule of thumb, where looking ahead would tell nothing."""
    if decision.prompt in BY_CHANCE:
        return decision.random(chance)
    if isinstance(game.stack[-1], CleanUp) or decision.kind == ORDER:
        return usual(game, decision)
    return None


def usual(game: Imperium, decision: Decision) -> Answer:
    """What is usual; else the first of the answers, which is to pass where one can."""
    if decision.prompt == "place-token":
        return _least_wanted(game, decision)
    if decision.prompt == DISCARD:
        return _discarded(game, decision)
    if decision.prompt == "which-to-return":
        return tuple(range(decision.most)) if decision.kind == SOME else 0
    if decision.prompt == "which-to-discard":
        return _given_up(game, decision)
    return decision.answers(1)[0]


def _least_wanted(game: Imperium, decision: Decision) -> int:
    """The token goes where the others will hardly take it."""
    values = [card_worth(game, decision.seat, card) for card in cards_of(decision)]
    return values.index(min(values))


def keeping(game: Imperium, seat: int, card: int) -> float:
    """What it is worth to have a card in hand in the next turn."""
    icon = state_icon(game, seat, card)
    if icon and icon != state_of(game, seat):
        return -1.0
    return usefulness(game.faces[card])


def _discarded(game: Imperium, decision: Decision) -> Answer:
    """Weak cards go, so that others come; unrest too, unless there is enough of it to revolt."""
    cards, seat = cards_of(decision), decision.seat
    unrest = [card for card in cards if UNREST in game.faces[card].suits]
    kept = unrest if len(unrest) >= ACTIONS else []
    return tuple([index for index, card in enumerate(cards) if card not in kept and keeping(game, seat, card) <= WEAK])


def _given_up(game: Imperium, decision: Decision) -> Answer:
    """As few cards as must be, the least useful."""
    values = [keeping(game, decision.seat, card) for card in cards_of(decision)]
    order = sorted(range(len(values)), key=lambda index: values[index])
    return order[0] if decision.kind != SOME else tuple(sorted(order[: decision.least]))


def troubled(game: Imperium, decision: Decision) -> int | None:
    """To revolt, with so much unrest in hand that little else can be done."""
    hand = game.zone(HAND, decision.seat)
    unrest = sum(UNREST in game.faces[card].suits for card in hand)
    return decision.options.index(REVOLT) if unrest >= ACTIONS else None
