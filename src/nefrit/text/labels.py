"""Labels: how scenarios, lessons and puzzles name the options and answers of a decision, the same in every language."""

from __future__ import annotations

from collections.abc import Sequence

from nefrit.kernel.decisions import DISTRIBUTE, NO_CARD, NUMBER, ONE, SOME, Answer, Decision
from nefrit.kernel.game import AnyGame
from nefrit.kernel.plain import Value

Labels = tuple[str, ...]
"""The labels of one answer: of all that is chosen, in order; a number; or `Ace=2` for two points on the Ace."""


class NotOffered(LookupError):
    """No option of a decision has the label, or the labels are no answer of its kind."""


def label(game: AnyGame, option: Value) -> str:
    """The label of an option: the name of a card, or the verb of a move with its card and its details."""
    if isinstance(option, int):
        name: str = game.faces[option].name
        return name
    if isinstance(option, tuple):
        verb, card, *details = option
        words = [str(verb), *([] if card == NO_CARD else [game.faces[card].name]), *map(str, details)]
        return " ".join(words)
    return str(option)


def labels_of(game: AnyGame, decision: Decision) -> list[str]:
    """The labels of all options of a decision."""
    return [label(game, option) for option in decision.options]


def answer_labels(game: AnyGame, decision: Decision, answer: Answer) -> Labels:
    """The labels of an answer; what is chosen without an order is in alphabetical order."""
    if decision.kind == NUMBER:
        return (str(answer),)
    names = labels_of(game, decision)
    if isinstance(answer, int):
        return (names[answer],)
    if decision.kind == DISTRIBUTE:
        return tuple([f"{name}={points}" for name, points in zip(names, answer, strict=True) if points])
    chosen = [names[index] for index in answer]
    return tuple(sorted(chosen) if decision.kind == SOME else chosen)


def answer_called(game: AnyGame, decision: Decision, labels: Sequence[str]) -> Answer:
    """The answer with these labels; NotOffered if there is none."""
    if decision.kind == NUMBER:
        if len(labels) != 1 or not labels[0].removeprefix("-").isdigit():
            raise NotOffered(f"{decision.prompt} asks for one number, not for {list(labels)}")
        return int(labels[0])
    names = labels_of(game, decision)
    if decision.kind == DISTRIBUTE:
        points = [0] * len(names)
        for name, _, count in [text.rpartition("=") for text in labels]:
            points[_free(decision, names, name, [])] += int(count) if count.isdigit() else 1
        return tuple(points)
    chosen: list[int] = []
    for name in labels:
        chosen.append(_free(decision, names, name, chosen))
    if decision.kind == ONE:
        if len(chosen) != 1:
            raise NotOffered(f"{decision.prompt} asks for exactly one of {names}, not for {list(labels)}")
        return chosen[0]
    return tuple(sorted(chosen) if decision.kind == SOME else chosen)


def _free(decision: Decision, names: Sequence[str], name: str, taken: Sequence[int]) -> int:
    """The first option with this label that is not taken."""
    for index, offered in enumerate(names):
        if offered == name and index not in taken:
            return index
    raise NotOffered(f"{decision.prompt} does not offer {name!r}, only {list(names)}")
