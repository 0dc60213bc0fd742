"""What players must expect of another whose hand is hidden. Nothing here depends on what is in that hand.

Who is asked in an action window, and who is passed over, tells others what it holds (see `Game.note_opportunity`); so
does who is asked whether a development ambushes.
"""

from __future__ import annotations

from functools import cache
from typing import Final, cast

from nefrit.invasion.constants import NO_ZONE, TACTIC
from nefrit.invasion.faces import InvasionFace
from nefrit.invasion.hands import playable
from nefrit.invasion.state import HAND, Combat, Invasion, in_zone
from nefrit.kernel.cards import Library

AMBUSHES: Final = "choose-ambush"
"""The question of which nobody else may know whether it is asked."""


@cache
def _from_hand(library: Library) -> int:
    """The kinds of events to which any tactic of the game responds."""
    kinds = 0
    for face in library.faces.values():
        printed = cast("InvasionFace", face)
        if printed.type == TACTIC:
            kinds |= printed.responds
    return kinds


def might_act(game: Invasion, seat: int) -> bool:
    """Whether a player may hold something to do: whoever may play a card that not everybody knows.

    There are tactics that cost nothing, so resources do not matter.
    """
    seen, everybody = game.known_to, game.everybody
    return any(seen[card] != everybody for card in playable(game, seat))


def might_hold(game: Invasion, seat: int) -> bool:
    """Whether a player may hold any card: whoever has one in hand that not everybody knows."""
    return any(game.known_to[card] != game.everybody for card in game.zone(HAND, seat))


def might_respond(game: Invasion, seat: int, in_play: int) -> bool:
    """Whether a player may hold a response to what has happened, or what a card in play needs for one.

    `in_play` are the kinds of events to which cards in play respond. Any chain may be ended by a card from hand.
    """
    if not might_act(game, seat):
        return False
    if game.table.chain:
        return True
    used, faces, seen, everybody = game.table.opportunity_used_up_to[seat], game.faces, game.known_to, game.everybody
    kinds = _from_hand(game.definition.library) | in_play
    for happened in reversed(game.table.events):
        if happened.number <= used:
            return False
        event = happened.event
        if event.kind & kinds:
            return True
        if event.card >= 0 and seen[event.card] == everybody and faces[event.card].responds & event.kind:
            return True
    return False


def might_ambush(game: Invasion, combat: Combat) -> bool:
    """Whether the defending player may have a development that ambushes: one that not everybody knows."""
    if combat.section == NO_ZONE:
        return False
    here = in_zone(game, combat.defender, combat.section)
    return any(game.pieces[card].facedown and game.known_to[card] != game.everybody for card in here)


def expect_holder(game: Invasion, seat: int) -> None:
    """Who watches notes that, for all others know, a player holds what could be chosen now."""
    if might_hold(game, seat):
        game.note_opportunity(seat)


def expect_ambush(game: Invasion, combat: Combat) -> None:
    """Who watches notes that, for all others know, the defending player could ambush now."""
    if might_ambush(game, combat):
        game.note_opportunity(combat.defender)
