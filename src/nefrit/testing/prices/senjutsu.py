"""Senjutsu: focus for cards, for another initiative, and for what may be added to them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

from nefrit.kernel.chance import Chance
from nefrit.kernel.decisions import YES
from nefrit.kernel.game import AnyGame
from nefrit.testing.prices.trial import Trial

_FROM_HAND = frozenset({"play-instant", "play-replacement", "play-after-counter", "play-found"})
_REVEALED = "choose-card"
"""The question for a card that is paid for when it is revealed."""


def problems(trial: Trial, chance: Chance) -> Iterator[str]:
    """What is wrong with the focus that is paid for an option."""
    prices = _prices(trial)
    if prices is None or trial.before.seats[trial.seat].automated:
        return
    told = f"{trial.decision.prompt} {trial.option!r} of seat {trial.seat}"
    if not prices:
        yield f"{told} has a price that does not stand on the card"
        return
    is_paid = trial.play(
        lambda game, one: one.message == "focus-changed" and one.how == "paid" and one.seat == trial.seat, chance
    )
    # When cards resolve, an attack may have to be paid for unasked (senjutsu.fullattack.pay-optional-costs).
    at_once = is_paid and not trial.answered and not any(one.message == "resolves" for one in trial.happened)
    if not is_paid:
        if min(prices) and trial.decision.prompt != _REVEALED:
            yield f"{told} costs {sorted(prices)} focus, and none is paid"
    elif (min(prices) or at_once) and trial.told.count not in prices:
        yield f"{told} costs {sorted(prices)} focus, and {trial.told.count} is paid"
    if is_paid:
        have = trial.before.seats[trial.seat].focus + sum(
            one.count * (1 if one.how == "gained" else -1)
            for one in trial.happened
            if one.message == "focus-changed" and one.seat == trial.seat
        )
        left = trial.after.seats[trial.seat].focus
        if have - trial.told.count != left:
            yield f"{told} leaves {left} focus of {have}, and {trial.told.count} is told to be paid"


def _prices(trial: Trial) -> set[int] | None:
    """What the option may cost by what is printed; mostly one number. None if it is none of those with a price."""
    prompt, option, game = trial.decision.prompt, trial.option, trial.before
    if prompt == "pay-initiative":
        printed = {other.gate.focus for other in game.faces[option[1]].sections[0].alternatives}
        return {option[-1]} & printed
    if prompt == "pay-focus" and option == YES:
        return _offered(game, trial.decision.source)
    if isinstance(option, int) and (prompt in _FROM_HAND or prompt == _REVEALED):
        return {game.faces[option].focus}
    if isinstance(option, int) and prompt == "counterattack":
        own = [card for card, owner in enumerate(game.owners) if owner == trial.seat]
        counters = {0} | {price for card in own for price in _numbers(game, card)}
        return {game.faces[option].focus + price for price in counters}
    return None


def _offered(game: AnyGame, source: int) -> set[int]:
    """What the part of a card costs about which a player is asked."""
    top: Any = game.stack[-1]
    extras = getattr(getattr(top, "line", None), "extras", ())
    if extras:
        return {extras[top.asked].gate.focus}
    todo = getattr(top, "todo", ())
    if todo and hasattr(todo[0], "gate"):
        return {todo[0].gate.focus}
    return {price for price in _numbers(game, source) if price}


def _numbers(game: AnyGame, card: int) -> set[int]:
    """All numbers of focus that stand in the text of a card."""
    face: Any = game.faces[card]
    return set(_gates(tuple(getattr(face, name, ()) for name in ("sections", "lines"))))


def _gates(node: Any) -> Iterator[int]:
    if isinstance(node, tuple | list):
        for part in node:
            yield from _gates(part)
    elif is_dataclass(node) and not isinstance(node, type):
        if type(node).__name__ == "Gate":
            gate: Any = node
            yield gate.focus
        for field in fields(node):
            yield from _gates(getattr(node, field.name))
