"""What a player must expect of another whose hand is hidden. Nothing here depends on what is in that hand.

Who is asked, and who is passed over in silence, tells others what it holds. So whoever shows the table to players must
know where a player could have acted for all the others know.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import TYPE_CHECKING, cast

from nefrit.kernel.cards import Library
from nefrit.kernel.occurrences import Occurrence
from nefrit.l5r.constants import EDITION_1_0, EDITION_1_5
from nefrit.l5r.listening import FORCED_ONES, TIMINGS, is_usable_in, timing_of
from nefrit.l5r.state import HAND, L5R, player_order

if TYPE_CHECKING:
    from nefrit.l5r.faces import L5RFace


@cache
def _from_hand(library: Library) -> tuple[int, ...]:
    """For each timing the kinds of occurrences to which any card of the game responds from hand, not forced."""
    kinds = [0] * TIMINGS
    for face in library.faces.values():
        for edition in (EDITION_1_5, EDITION_1_0):
            printed = cast("L5RFace", face).for_edition(edition)
            for ability in printed.triggered:
                timing = timing_of(ability)
                if timing >= 0 and timing not in FORCED_ONES and is_usable_in(printed.type, ability, HAND):
                    kinds[timing] |= ability.kinds
    return tuple(kinds)


def might_respond(game: L5R, occurrences: Iterable[Occurrence], timing: int) -> bool:
    """Whether a player may hold a response of this timing: whether any card of the game is one."""
    kinds = _from_hand(game.definition.library)[timing]
    return any(one.kind & kinds for one in occurrences)


def expect_responses(game: L5R, occurrences: Iterable[Occurrence], *timings: int) -> None:
    """Windows for responses are not opened because nobody has one; others need not learn that."""
    for timing in timings:
        if might_respond(game, occurrences, timing):
            for seat in player_order(game):
                game.note_opportunity(seat, shown=False)


def might_act(game: L5R, seat: int) -> bool:
    """Whether a player may hold an action or a card to play: whoever has any card in hand."""
    return bool(game.zone(HAND, seat))
