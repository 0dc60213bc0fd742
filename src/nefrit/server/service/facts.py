"""What there is to know of a game before it is played: its modes and choices, its timing chart, its cards."""

from __future__ import annotations

from typing import Any

import msgspec

from nefrit import bots
from nefrit.kernel.modes import Choice, Mode
from nefrit.learning.lessons import lessons_of
from nefrit.rulebook import has_catalog
from nefrit.server.service.games import Games
from nefrit.server.service.messages import Turned, turned
from nefrit.text.ids import kebab
from nefrit.text.speech import Speech, readable


class ValueShown(msgspec.Struct, frozen=True):
    """A value that may be chosen, with what it is called."""

    value: Any
    title: str


class WithShown(msgspec.Struct, frozen=True):
    """A choice is made only if this option has this value."""

    option: str
    value: Any


class ChoiceShown(msgspec.Struct, frozen=True, rename={"goes_with": "with"}):
    """Something to choose before a table is opened: `one` of the values, `some` of them (a list), or `yes-no`.

    `repeats` if a value may stand several times in the list.
    """

    option: str
    title: str
    kind: str
    values: list[ValueShown]
    usual: Any
    least: int
    most: int
    repeats: bool
    goes_with: WithShown | None


class ModeShown(msgspec.Struct, frozen=True):
    """A way to play. A table is opened with `options` and what is chosen.

    `people` is how many may sit down, bots included. `automated` are the options that list who is played by the
    game itself; each of them has a seat, too.
    """

    mode: str
    title: str
    about: str
    seats: tuple[int, int]
    people: tuple[int, int]
    options: dict[str, Any]
    choices: list[ChoiceShown]
    automated: tuple[str, ...]


class GameShown(msgspec.Struct, frozen=True):
    """A game: how many play it, its editions, its bots from the best on, decks and lessons."""

    name: str
    title: str
    seats: tuple[int, int]
    editions: list[str]
    bots: list[str]
    decks: bool
    formats: list[str]
    rules: bool
    lessons: int
    modes: list[ModeShown]


class ChartStepShown(msgspec.Struct, frozen=True):
    """A step of the timing chart: `inner` if it belongs to the one before it, `window` if players may act in it.

    `stops` are the rules by which players are usually asked there, null where there is no stop to be set.
    """

    step: str
    title: str
    rule: str
    inner: bool
    window: bool
    stops: Turned | None = None


class ChartPhaseShown(msgspec.Struct, frozen=True):
    """A phase of the timing chart."""

    phase: str
    title: str
    rule: str
    steps: list[ChartStepShown]


def game_shown(games: Games, name: str, language: str) -> GameShown:
    """What there is to know of a game."""
    definition, rules = games.find(name), games.decks(name)
    speech = games.speech(name, (), language)
    return GameShown(
        name,
        definition.title,
        definition.seats,
        [edition for edition in definition.editions if edition],
        list(bots.names(name)),
        rules is not None,
        [] if rules is None else list(rules.formats),
        has_catalog(name),
        len(lessons_of(name)),
        [_mode(games, speech, mode) for mode in definition.modes()],
    )


def _mode(games: Games, speech: Speech, mode: Mode) -> ModeShown:
    message = f"mode-{mode.name}"
    # A game that is played in one way only need not have words for it.
    words = speech.messages if speech.messages.has(message) else games.words(speech.messages.language)
    about = f"{message}.about"
    return ModeShown(
        mode.name,
        words.format(message),
        words.format(about) if words.has(about) else "",
        mode.seats,
        mode.people,
        mode.options,
        [_choice(speech, choice) for choice in mode.choices],
        mode.automated,
    )


def _choice(speech: Speech, choice: Choice) -> ChoiceShown:
    return ChoiceShown(
        choice.option,
        _title(speech, f"option-{choice.option}", choice.option),
        choice.kind,
        [ValueShown(value, _title(speech, f"option-{choice.option}-{kebab(value)}", value)) for value in choice.values],
        choice.usual,
        choice.least,
        choice.most,
        choice.repeats,
        None if choice.goes_with is None else WithShown(*choice.goes_with),
    )


def _title(speech: Speech, message: str, name: str) -> str:
    if speech.messages.has(message):
        return speech.messages.format(message)
    words = readable(name)
    return words[:1].upper() + words[1:]


def chart_shown(games: Games, name: str, language: str) -> list[ChartPhaseShown]:
    """The timing chart of a game in words; empty if it has none."""
    speech = games.speech(name, (), language)
    return [
        ChartPhaseShown(
            phase.name,
            _title(speech, f"chart-{phase.name}", phase.name),
            phase.rule,
            [
                ChartStepShown(
                    step.number,
                    _title(speech, f"chart-{step.number.replace('.', '-')}", step.number),
                    step.rule,
                    step.inner,
                    step.window,
                    None if not step.window or step.stops is None else turned(*step.stops),
                )
                for step in phase.steps
            ],
        )
        for phase in games.find(name).chart()
    ]


def cards_found(games: Games, name: str, language: str, words: str) -> list[dict[str, Any]]:
    """The cards in whose facts and text all words occur."""
    wanted = words.casefold().split()
    return [card for card, told in games.cards(name, language).values() if all(word in told for word in wanted)]
