"""What has happened this turn, as far as anything may refer to it later: triggered actions, conditions and filters."""

from __future__ import annotations

from functools import cache
from typing import Final

from nefrit.invasion.constants import TACTIC
from nefrit.invasion.faces import InvasionFace
from nefrit.invasion.occurrences.events import Event
from nefrit.invasion.occurrences.kinds import ATTACKS, DISCARDED, LEAVES_PLAY, PLAYED, ZONE_DAMAGED
from nefrit.invasion.state import Happened, Invasion, replaced
from nefrit.invasion.trees import Action
from nefrit.kernel.cards import Library

ASKED: Final = PLAYED | ATTACKS | LEAVES_PLAY | DISCARDED | ZONE_DAMAGED
"""The kinds of events of which anything but a triggered action asks whether they have happened this turn."""


@cache
def answered(library: Library) -> int:
    """The kinds of events to which any action in the game responds, whether it is printed or gained.

    Of all cards that there are, so that nobody learns from what is remembered which of them are played with.
    """
    kinds = 0
    for action in _actions(library):
        kinds |= action.kinds
    return kinds


@cache
def _actions(library: Library) -> list[Action]:
    """All actions that there are, printed or gained."""
    return [node for node in library.nodes() if isinstance(node, Action)]


@cache
def answered_from_elsewhere(library: Library) -> int:
    """The kinds of events to which actions respond that no card in play has printed on it."""
    kinds = 0
    printed: set[int] = set()
    for face in library.faces.values():
        if isinstance(face, InvasionFace) and face.type != TACTIC and not face.works_out_of_play:
            printed.update([id(action) for action in face.actions])
    for action in _actions(library):
        if id(action) not in printed:
            kinds |= action.kinds
    return kinds


def remembered(game: Invasion) -> tuple[int, int]:
    """The kinds of events that are kept until the end of the turn, and those of them to which actions respond."""
    kinds = game.memo.printed.remembered
    if kinds is None:
        responding = answered(game.definition.library)
        kinds = game.memo.printed.remembered = ASKED | responding, responding
    return kinds


def remember(game: Invasion, moment: int, events: tuple[Event, ...]) -> None:
    """Keep events for triggered actions, which may refer to them at their first opportunity, and for who asks later.

    `moment` is the number of the first of the events that happen at the same time. What no action responds to has the
    number of the event before it.
    """
    kept, counted = game.memo.printed.remembered or remembered(game)
    for event in events:
        kind = event.kind
        if kind & kept:
            board = game.edit_table()
            if kind & counted:
                board.event_count += 1
            board.events = (*board.events, Happened(board.event_count, moment, event, game.serials))


def this_turn(game: Invasion, kinds: int) -> list[Event]:
    """The events of this turn that are of some of these kinds."""
    assert not kinds & ~ASKED, "such events are not remembered"
    return [happened.event for happened in game.table.events if happened.event.kind & kinds]


def use_up_opportunity(game: Invasion, seat: int | None = None) -> None:
    """A player, or all of them, had the opportunity for what has been triggered so far; nothing else follows from that.

    invasion.action.triggered-first-opportunity
    """
    table = game.table
    now, used = table.event_count, table.opportunity_used_up_to
    if seat is None:
        if used.count(now) == game.seat_count:
            return
        used = (now,) * game.seat_count
    elif used[seat] == now:
        return
    else:
        used = replaced(used, seat, now)
    # Only what players may trigger depends on it.
    memo = game.quiet_memo()
    game.edit_table().opportunity_used_up_to = used
    memo.opportunity_used(seat)
