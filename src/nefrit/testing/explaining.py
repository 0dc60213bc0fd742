"""The law of "why not?": whatever a seat sees and does not choose gets an answer, which tells nothing secret."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import product

from nefrit.kernel.chance import Chance
from nefrit.kernel.definition import Definition
from nefrit.kernel.explaining import (
    CAN_CHOOSE,
    NOT_AMONG,
    OTHERS_DECIDE,
    OVER,
    REFUSED,
    WhyNot,
    why_not_card,
    why_not_place,
)
from nefrit.kernel.game import AnyGame
from nefrit.kernel.record import NAMES
from nefrit.rulebook import catalog, has_catalog
from nefrit.testing.broken import require
from nefrit.text.speech import Speech

ID = re.compile(r"\b[a-z0-9]+(?:\.[a-z0-9-]+){2,}\b")
"""What looks like the id of a rule."""


def everything_answers_why_not(game: AnyGame) -> None:
    """Of every card that a seat knows, and of every place that it sees, it can be told why it does not choose it."""
    for seat in range(game.seat_count):
        for name, answer in _answers(game, seat):
            _is_an_answer(game, seat, answer, f"{name} for seat {seat}")


def why_not_keeps_secrets(game: AnyGame, chance: Chance) -> None:
    """Where all that a seat does not know is dealt again, it is told the same.

    What a seat has seen of a card that it does not know any more is dealt again, too: where an answer speaks of that,
    it may differ and is no secret. So this holds for nearly all states only.
    """
    for seat in range(game.seat_count):
        imagined = dict(_answers(game.imagine(seat, chance), seat))
        for name, answer in _answers(game, seat):
            require(answer == imagined[name], f"why not {name} for seat {seat} tells nothing secret")


def _answers(game: AnyGame, seat: int) -> Iterator[tuple[str, WhyNot]]:
    for card, face in enumerate(game.faces):
        if game.knows(seat, card):
            yield f"{face.name} ({card})", why_not_card(game, seat, card)
    for place in places(game):
        yield place, why_not_place(game, seat, place)


def places(game: AnyGame) -> Iterator[str]:
    """Places as boards call them, of every game: each is asked for in all of them, and none is left without answer."""
    yield from ("", "nonsense", "zone/kingdom/99", "hex/1", "ring/")
    yield from [f"ring/{element}" for element in ("air", "earth", "fire", "void", "water")]
    yield from [f"zone/{zone}/{seat}" for zone in ("kingdom", "quest", "battlefield") for seat in range(4)]
    yield from [f"hex/{q},{r}" for q, r in product(range(-4, 5), repeat=2)]
    yield from [f"kamae/{kamae}" for kamae in ("focus", "aggression", "balance")]
    yield from [f"{zone.name}/{seat}/0" for zone in game.definition.zones for seat in range(game.seat_count)]


def _is_an_answer(game: AnyGame, seat: int, answer: WhyNot, name: str) -> None:
    asked = game.decision(seat) is not None
    fitting = (REFUSED, CAN_CHOOSE, NOT_AMONG) if asked else (REFUSED, OTHERS_DECIDE)
    require(answer.verdict in ((OVER,) if game.outcome is not None else fitting), f"why not {name}: {answer.verdict}")
    require(bool(answer.reasons) == (answer.verdict == REFUSED), f"why not {name} has reasons if it is refused")
    for rule in (answer.rule, *[reason.rule for reason in answer.reasons]):
        require(_has_title(game.definition, rule), f"why not {name} cites {rule!r}, which has a title")
    known = [step.number for phase in game.definition.chart() for step in phase.steps]
    require(all(step in known for step in answer.when), f"why not {name} names steps of the chart")
    for reason in answer.reasons:
        words = _speech(game.definition).refusal(reason)
        require(bool(words) and ID.search(words) is None, f"why not {name} says {words!r}")


@cache
def _has_title(definition: Definition, rule: str) -> bool:
    if not has_catalog(definition.name):
        return bool(rule)
    entry = catalog(definition.name).entries.get(rule)
    return entry is not None and entry.title is not None


@cache
def _speech(definition: Definition) -> Speech:
    return Speech(definition, NAMES)
