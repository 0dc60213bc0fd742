"""The laws: what is true of every state of every game, whatever its rules."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from nefrit.kernel.chance import Chance
from nefrit.kernel.checking import problems_in
from nefrit.kernel.codec import decode, encode, to_data
from nefrit.kernel.decisions import ONE, PASS, Answer, Decision
from nefrit.kernel.definition import Definition
from nefrit.kernel.game import AnyGame
from nefrit.kernel.plain import Plain, fields_of
from nefrit.kernel.position import read_position, write_position
from nefrit.kernel.record import NAMES, Header
from nefrit.kernel.windows import Window
from nefrit.testing.broken import Broken, require
from nefrit.testing.explaining import everything_answers_why_not
from nefrit.testing.prices import costs_are_paid
from nefrit.testing.sole_answers import sole_answers_are_right
from nefrit.testing.targeting import play_data, targets_are_exact
from nefrit.text.seeing import seen
from nefrit.text.speech import Speech

ANSWERS_TRIED = 12
MOST_DECISIONS = 100_000


def check_laws(game: AnyGame, chance: Chance, *, offers: bool = True) -> None:
    """Check every law that a single state must obey. The state is not changed.

    Where cards are made up for a test, what they offer need not change anything: `offers` is for published ones.
    """
    before = to_data(game)
    _cards_are_conserved(game)
    _records_copy_all_their_fields(game)
    _records_hold_what_they_may(game)
    _decisions_can_be_answered(game)
    _clones_are_equal_and_independent(game, chance)
    _codec_is_the_identity(game)
    _positions_are_exact(game)
    _views_hide_what_they_must(game, chance)
    _answers_are_judged(game, chance)
    _options_are_told_apart(game)
    sole_answers_are_right(game)
    everything_answers_why_not(game)
    if offers:
        _offers_change_something(game, chance)
        targets_are_exact(game, chance)
        costs_are_paid(game, chance)
    require(to_data(game) == before, "looking at a state changes nothing")


def play_at_random(
    definition: Definition,
    header: Header,
    chance: Chance,
    watch: Callable[[AnyGame], None] | None = None,
) -> AnyGame:
    """Play a game to its end with random answers, showing every state at which somebody decides to `watch`."""
    game = definition.start(header)
    decisions = 0
    while game.pending:
        if watch is not None:
            watch(game)
        decision = chance.one_of(game.pending)
        refusal = game.answer(decision.seat, decision.random(chance))
        require(refusal is None, f"an offered answer is accepted ({refusal})")
        decisions += 1
        require(decisions < MOST_DECISIONS, f"random play ends (seed {header.seed})")
    require(game.outcome is not None, "a game in which nobody decides is over")
    return game


def _cards_are_conserved(game: AnyGame) -> None:
    placed = sorted(card for cards in game.zones for card in cards)
    require(placed == list(range(len(game.faces))), "every card lies in exactly one zone")
    for slot, cards in enumerate(game.zones):
        zone = game.definition.zones[slot // game.seat_count]
        for card in cards:
            require(game.slot_of[card] == slot, f"card {card} knows where it lies")
            require((card in game.pieces) == zone.in_play, f"card {card} in {zone.name} has a piece if it is in play")


def _records_copy_all_their_fields(game: AnyGame) -> None:
    records: list[Plain] = [game.table, *game.seats, *game.pieces.values(), *game.stack, *game.lasting, *game.delayed]
    for record in records:
        copy = record.copy()
        for name in fields_of(type(record)):
            same = getattr(copy, name) is getattr(record, name) or getattr(copy, name) == getattr(record, name)
            require(same, f"{type(record).__name__}.copy() keeps {name}")


def _records_hold_what_they_may(game: AnyGame) -> None:
    """No pool or counter is below zero or above its bound: play leads to no state that a position may not have."""
    for problem in problems_in(game):
        raise Broken(f"a state can be a position: {problem.text}")


def _decisions_can_be_answered(game: AnyGame) -> None:
    if game.outcome is not None:
        require(not game.pending, "nobody decides anything when the game is over")
        return
    require(bool(game.pending), "while the game goes on somebody decides")
    require(game.clone().ask_again() == game.pending, "a step that asks changes nothing and asks the same again")
    for decision in game.pending:
        require(bool(decision.rule), f"the decision {decision.prompt} cites a rule")
        answers = decision.answers(1)
        require(bool(answers) and decision.refusal(answers[0]) is None, f"{decision.prompt} has a legal answer")


def _options_are_told_apart(game: AnyGame) -> None:
    """Different options are different values, and have different words unless they are copies of one card."""
    for decision in game.pending:
        options = decision.options
        require(len({repr(option) for option in options}) == len(options), f"{decision.prompt} offers nothing twice")
        view = seen(game, decision.seat)
        meant: dict[str, tuple[object, object]] = {}
        for label, option in zip(_speech(game.definition).options(view), view["decision"]["options"], strict=True):
            # Only copies of one card that look the same may be called the same.
            card = option.get("card")
            kind = (option.get("verb"), option.get("word"), _words_on(game.definition, option.get("face")))
            if label in meant:
                are_copies = card is not None and meant[label][0] != card and meant[label][1] == kind
                require(are_copies, f"{decision.prompt} calls two options {label!r}")
            meant[label] = (card, kind)


@cache
def _words_on(definition: Definition, face: str | None) -> str:
    """The name and text of a card: in some games copies of one card have different numbers."""
    if face is None:
        return ""
    shown = definition.library.faces[face]
    return f"{shown.name}: {_speech(definition).card_text(shown)}"


@cache
def _speech(definition: Definition) -> Speech:
    return Speech(definition, NAMES)


def _offers_change_something(game: AnyGame, chance: Chance) -> None:
    """Whoever does what an action window offers changes something, if nobody responds."""
    if len(game.pending) != 1 or not game.stack:
        return
    decision, window = game.pending[0], game.stack[-1]
    acts = [index for index, option in enumerate(decision.options) if option != PASS]
    if not isinstance(window, Window) or not window.opens_for_all or not acts:
        return
    trial = game.clone()
    act = chance.one_of(acts)
    before = play_data(trial)
    trial.answer(decision.seat, act)
    depth = len(game.stack)
    changed = play_data(trial) != before
    while not changed and trial.pending and len(trial.stack) > depth:
        asked = trial.pending[0]
        passes = asked.kind == ONE and PASS in asked.options
        trial.answer(asked.seat, asked.options.index(PASS) if passes else asked.random(chance))
        changed = play_data(trial) != before
    require(changed, f"{decision.prompt} offers {decision.options[act]!r}, which changes something")


def _clones_are_equal_and_independent(game: AnyGame, chance: Chance) -> None:
    before = to_data(game)
    first, second = game.clone(), game.clone()
    require(to_data(first) == before and first.pending == game.pending, "a clone equals its original")
    seed = chance.bits()
    for clone in (first, second):
        _play_on(clone, Chance(seed), 6)
    require(to_data(game) == before, "what happens to a clone does not affect its original")
    require(to_data(first) == to_data(second), "two clones that get the same answers stay equal")


def _play_on(game: AnyGame, chance: Chance, count: int) -> None:
    while game.pending and count:
        decision = chance.one_of(game.pending)
        game.answer(decision.seat, decision.random(chance))
        count -= 1


def _codec_is_the_identity(game: AnyGame) -> None:
    again = decode(game.definition, encode(game))
    require(to_data(again) == to_data(game), "encoding and decoding gives the same state")
    require(again.pending == game.pending, "a decoded state asks what the state asked")


def _positions_are_exact(game: AnyGame) -> None:
    if game.outcome is not None:
        return
    again = read_position(game.definition, write_position(game))
    require(_without_header(again) == _without_header(game), "writing and reading a position gives the same state")
    require(again.pending == game.pending, "a position that was read asks what the state asked")


def _without_header(game: AnyGame) -> dict[str, Any]:
    data = to_data(game)
    del data["header"]
    return data


def _views_hide_what_they_must(game: AnyGame, chance: Chance) -> None:
    for seat in range(game.seat_count + 1):
        seen = game.view(seat)
        imagined = game.imagine(seat, chance)
        require(imagined.view(seat) == seen, f"seat {seat} cannot tell an imagined state from the true one")
        _cards_are_conserved(imagined)
        _play_on(imagined, chance, 4)


def _answers_are_judged(game: AnyGame, chance: Chance) -> None:
    for seat in range(game.seat_count):
        decision = game.decision(seat)
        if decision is None:
            _refused(game, seat, 0)
            continue
        answers = decision.answers(ANSWERS_TRIED)
        answers.extend(decision.random(chance) for _ in range(3))
        for answer in answers:
            refusal = game.clone().answer(seat, answer)
            require(refusal is None, f"the offered answer {answer!r} is accepted")
        for answer in _not_offered(decision):
            _refused(game, seat, answer)
    _refused(game, game.seat_count, 0)


def _not_offered(decision: Decision) -> list[Answer]:
    """Answers next to the legal ones."""
    count = len(decision.options)
    every = tuple(range(count))
    near: list[Answer] = [-1, count, decision.least - 1, decision.most + 1, 10**30, (count,), (-1,), (0, 0), every]
    near += [(), tuple(decision.limits), (*every, count), every[:-1]]
    return [answer for answer in near if decision.refusal(answer) is not None]


def _refused(game: AnyGame, seat: int, answer: Answer) -> None:
    before = to_data(game)
    pending = game.pending
    refusal = game.answer(seat, answer)
    require(refusal is not None and bool(refusal.rule), f"{answer!r} of seat {seat} is refused with a rule")
    require(to_data(game) == before and game.pending == pending, "a refused answer changes nothing")
