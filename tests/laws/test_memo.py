"""A game is the same if nothing is remembered, and every memo forgets what has changed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from nefrit import registry
from nefrit.cli.selfplay import set_up_with
from nefrit.invasion.memo import InvasionMemo
from nefrit.kernel.chance import Chance
from nefrit.kernel.game import AnyGame
from nefrit.kernel.memo import ANYTHING, LASTING, LAYOUT, LIMITS, LISTENERS, PIECES, SEATS, TABLE, ZONES, Memo
from nefrit.kernel.plain import fields_of
from nefrit.kernel.record import Header
from nefrit.l5r.memo import L5RMemo
from nefrit.senjutsu.memo import SenjutsuMemo
from nefrit.sim.mass import Plan
from tests.laws.forgetful import KEPT, forgetful

GAMES = 12
"""So many games of each are played, of as many varieties as there are up to that."""
EVERY = 30
"""At every so many decisions, on average, a copy begins that remembers nothing."""
RARER = {"invasion": 20}
"""By so much that number grows after each copy, where late states take long to be computed without a memo."""
LENGTH = 6
"""For so many decisions it is compared with the game that remembers."""


def headers(name: str, seed: int, count: int) -> Iterator[Header]:
    """The headers of random games of all varieties and editions in turn, the varieties in random order."""
    definition = registry.find(name)
    varieties = Chance(seed).shuffled(definition.varieties())
    set_ups = tuple([set_up_with(name, variety, ()) for variety in varieties[:count]])
    plan = Plan(name, seed, set_ups, definition.editions)
    return (plan.header(name, number) for number in range(count))


def difference(header: Header, seed: int, memo: type[Memo] | None = None, every: int = EVERY, rarer: int = 0) -> str:
    """Play a random game beside copies of it that remember nothing; the first difference, or nothing.

    The game may have another class of memo than its own.
    """
    definition = registry.find(header.game)
    blind = forgetful(type(definition.new_memo()))
    chance = Chance(seed)
    game = definition.start(header)
    if memo is not None:
        game.memo = memo()
    copy: AnyGame | None = None
    left = 0
    while game.pending:
        if left == 0:
            copy = None
            if chance.below(every) == 0:
                copy, left = game.clone(), LENGTH
                every += rarer
                copy.memo = blind()
        decision = game.pending[0]
        answer = decision.random(chance)
        game.answer(decision.seat, answer)
        if copy is not None:
            left -= 1
            copy.answer(decision.seat, answer)
            for what in ("pending", "zones", "seats", "table", "pieces", "lasting", "outcome"):
                if getattr(copy, what) != getattr(game, what):
                    return f"{header.game}, {header.options}: {what} after {decision.prompt!r}"
    return ""


@pytest.mark.parametrize("name", registry.names())
def test_a_game_is_the_same_if_nothing_is_remembered(name: str) -> None:
    for number, header in enumerate(headers(name, 5, GAMES)):
        assert difference(header, number, rarer=RARER.get(name, 0)) == ""


def leaving_out(cls: type[Memo], bits: int) -> type[Memo]:
    """A memo that does not forget what depends on some bits."""

    def forget(self: Memo, changed: int) -> None:
        if changed & ~bits:
            cls.forget(self, changed & ~bits)

    return type("LeavingOut", (cls,), {"__slots__": (), "forget": forget})


@pytest.mark.parametrize(
    ("name", "cls", "bits"),
    [
        ("l5r", L5RMemo, LAYOUT),
        ("l5r", L5RMemo, PIECES | SEATS | TABLE | ZONES | LIMITS),
        ("l5r", L5RMemo, LASTING),
        ("l5r", L5RMemo, LISTENERS),
        ("senjutsu", SenjutsuMemo, SEATS | TABLE),
        ("invasion", InvasionMemo, LAYOUT),
        ("invasion", InvasionMemo, PIECES),
        ("invasion", InvasionMemo, LASTING),
        ("invasion", InvasionMemo, LISTENERS),
        ("invasion", InvasionMemo, TABLE),
    ],
)
def test_bits_that_are_left_out_are_noticed_within_fifty_games(name: str, cls: type[Memo], bits: int) -> None:
    memo = leaving_out(cls, bits)
    assert any(difference(header, number, memo, every=1) for number, header in enumerate(headers(name, 7, 50)))


MEMOS = [type(registry.find(name).new_memo()) for name in registry.names()]


@pytest.mark.parametrize("cls", [Memo, *MEMOS])
def test_a_copy_has_everything_and_is_not_shared(cls: type[Memo]) -> None:
    memo = cls()
    marks = {}
    for name in fields_of(cls):
        if name not in KEPT:
            marks[name] = mark = object()
            setattr(memo, name, mark)
    memo.known, memo.shared = PIECES, True
    copy = memo.copy()
    assert type(copy) is cls
    assert {name: getattr(copy, name) for name in marks} == marks
    assert copy.known == PIECES
    assert not copy.shared


@pytest.mark.parametrize("cls", [Memo, *MEMOS])
def test_after_anything_has_changed_only_what_is_printed_or_compared_is_left(cls: type[Memo]) -> None:
    memo, new = cls(), cls()
    for name in fields_of(cls):
        if name not in KEPT:
            setattr(memo, name, name)
    memo.known = ANYTHING
    memo.forget(ANYTHING)
    left = {name for name in fields_of(cls) if name not in KEPT and getattr(memo, name) != getattr(new, name)}
    assert left <= {"printed", "legal_attachments", "rightful_participants", "hands", "old_rows"}
