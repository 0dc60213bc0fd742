"""Which events anything waits for: cards in play, effects that change what happens, and what is remembered."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import or_
from typing import Final

from nefrit.invasion.history import answered_from_elsewhere, remembered
from nefrit.invasion.in_play import rows
from nefrit.invasion.keywords import TRIGGERS
from nefrit.invasion.memo import IN_FORCE
from nefrit.invasion.occurrences.events import Event
from nefrit.invasion.occurrences.kinds import CONTROL_CHANGED, ENTERS_PLAY, ENTERS_ZONE, LEAVES_PLAY, TURNED
from nefrit.invasion.standing import ENTERS_CORRUPTED, INSTEAD, all_in_force, gained_kinds
from nefrit.invasion.state import Invasion
from nefrit.invasion.trees import Instead

BY_KEYWORDS: Final = reduce(or_, TRIGGERS.values())
"""The kinds of events that trigger keywords."""
COMES_OR_GOES: Final = ENTERS_PLAY | ENTERS_ZONE | TURNED | LEAVES_PLAY
"""The kinds of events after which a card is where it was not, or what it was not."""


def awaited_kinds(game: Invasion) -> tuple[int, int, int, int]:
    """The kinds of events for which anything in a listening zone waits, and those that effects may change or watch.

    All listening zones are zones of cards in play. Who controls a card when control changes is known only after that.
    Then all those of which more must be asked before it is known that nothing comes of them, and those that are
    remembered.
    """
    waited_for, changed = 0, gained_kinds(game) | CONTROL_CHANGED
    standing = game.memo.standing or all_in_force(game)
    for row in game.memo.rows or rows(game):
        waited_for |= row.awaits
    for one in standing.get(INSTEAD, ()):
        if isinstance(one.effect, Instead) and one.effect.when is not None:
            changed |= one.effect.when.kinds
    if ENTERS_CORRUPTED in standing:
        changed |= ENTERS_ZONE
    kept, _ = game.memo.printed.remembered or remembered(game)
    found = game.memo.awaited = waited_for, changed, waited_for | changed | BY_KEYWORDS | COMES_OR_GOES, kept
    game.memo.known |= IN_FORCE
    return found


def is_unawaited(game: Invasion, kind: int) -> bool:
    """Whether nothing would come of a sign of a kind that is about no card: nothing waits for it or remembers it."""
    waited_for, changed, _, kept = game.memo.awaited or awaited_kinds(game)
    return not kind & (waited_for | changed | kept)


def is_awaited(game: Invasion, event: Event) -> bool:
    """Whether a card in play may wait for an event, as far as a glance at whom and what it is about can tell."""
    faces, pieces, kind = game.faces, game.pieces, event.kind
    for row in game.memo.rows or rows(game):
        if row.awaits & kind:
            for card in row.awaiting:
                for text in faces[card].triggered:
                    when = text.when
                    if text.kinds & kind and when is not None and when.may_match(event, card, pieces[card].controller):
                        return True
    return False


def awaiting(game: Invasion, kind: int) -> Sequence[int]:
    """The cards in play that may wait for a kind of event, zone by zone and seat by seat."""
    if gained_kinds(game):
        return game.listeners(kind)
    # Without gained abilities those that only respond with actions, and developments, need not be looked at.
    found: list[int] = []
    for row in game.memo.rows or rows(game):
        if row.awaits & kind:
            found += [card for card in row.awaiting if game.faces[card].awaits & kind]
    return found


def answerable_kinds(game: Invasion) -> tuple[int, int]:
    """The kinds of events for which anything waits, and those of which effects or players in the next window may know.

    What lies facedown cannot respond: it would have to be turned over before. So this tells nobody what lies there.
    """
    waited_for, changed, _, _ = game.memo.awaited or awaited_kinds(game)
    kinds = changed | answered_from_elsewhere(game.definition.library)
    for row in game.memo.rows or rows(game):
        kinds |= row.responds
    game.memo.answerable = waited_for, kinds
    game.memo.known |= IN_FORCE
    return waited_for, kinds
