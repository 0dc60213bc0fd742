"""What a decision offers, in cards: bots think of cards and sets of them, and answer in numbers."""

from __future__ import annotations

from collections.abc import Iterable

from nefrit.kernel.decisions import Answer, Decision


def cards_of(decision: Decision) -> list[int]:
    """The cards that are offered; where all options are cards, in their order."""
    return [option for option in decision.options if isinstance(option, int)]


def sets_of(decision: Decision, sets: Iterable[tuple[int, ...]]) -> list[Answer]:
    """Sets of cards as answers, those that are allowed, none twice; as few as must be, if none of them is."""
    options = decision.options
    found: list[Answer] = []
    for cards in sets:
        answer = tuple(sorted([options.index(card) for card in cards]))
        if answer not in found and decision.refusal(answer) is None:
            found.append(answer)
    return found or [tuple(range(decision.least))]
