"""In which ways a card may be played: into which zone, on a target, for other costs, or as a development."""

from __future__ import annotations

from functools import cache
from typing import Final

from nefrit.invasion.constants import LEGEND, SECTION_NAMES, TACTIC
from nefrit.invasion.memo import IN_FORCE
from nefrit.invasion.playing import (
    ATTACH,
    DEVELOP,
    INVADE,
    PLAY,
    Develop,
    Play,
    PlayFor,
    PlayOnTarget,
    PlayTactic,
    controls_copy,
    has_played_limited,
    zone_refusals,
)
from nefrit.invasion.standing import KEPT_OUT, NATURE_CHANGES, all_in_force, forbidden
from nefrit.invasion.state import Invasion
from nefrit.kernel.plain import Value
from nefrit.kernel.refusals import first

ENTRY_CHANGES: Final = frozenset({KEPT_OUT, *NATURE_CHANGES})
"""What standing effects are called that may have a say in where cards can enter play."""


@cache
def faceup_moves(card: int, sections: tuple[int, ...]) -> dict[Value, Value]:
    """The ways to play a card into zones of the capital, by how they stand among the options.

    That says all, so each is made only when it is chosen (`as_chosen`).
    """
    moves: list[Value] = [(Play.verb, card, SECTION_NAMES[section]) for section in sections]
    return {move: move for move in moves}


@cache
def facedown_moves(card: int) -> dict[Value, Value]:
    """The ways to play a card as a development: into a burning zone, too.

    invasion.capital.developments-in-burning-zone
    """
    moves: list[Value] = [(Develop.verb, card, section) for section in SECTION_NAMES]
    return {move: move for move in moves}


def as_chosen(seat: int, move: tuple[str, int, str]) -> Play:
    """A card is played as one of its moves says."""
    verb, card, section = move
    if verb == Develop.verb:
        return Develop(seat, card, DEVELOP, section=SECTION_NAMES.index(section))
    return Play(seat, card, PLAY, section=SECTION_NAMES.index(section))


def ways_of(game: Invasion, seat: int, card: int) -> dict[Value, PlayTactic]:
    """All ways in which a player could play a card faceup, whether or not they are allowed now.

    They follow from the card alone, so they are made once; whoever chooses one plays a copy of it.
    """
    found = game.memo.printed.ways.get((seat, card))
    if found is None:
        found = game.memo.printed.ways[seat, card] = {play.move(): play for play in _plays_of(game, seat, card)}
    return found


def _plays_of(game: Invasion, seat: int, card: int) -> list[PlayTactic]:
    face = game.faces[card]
    if face.type == TACTIC:
        return [PlayTactic(seat, card, text) for text in face.actions if text.when is None]
    if face.is_attachment:
        return [PlayOnTarget(seat, card, ATTACH)]
    if face.type == LEGEND:
        return [Play(seat, card, PLAY)]
    found: list[PlayTactic] = []
    for section in face.zones:
        play = (
            PlayOnTarget(seat, card, INVADE, section=section)
            if face.invades
            else Play(seat, card, PLAY, section=section)
        )
        found.append(play)
        if face.play_instead is not None:
            found.append(PlayFor(seat, card, face.play_instead.text, section=section))
    return found


def open_moves(game: Invasion, seat: int, card: int) -> dict[Value, Value]:
    """The ways to play a card, of which the price can be paid and nothing else is to be paid, that are allowed now.

    Where no effect has a say in which zones it can enter, these are the same until cards enter, leave, move or turn
    over.
    """
    face, standing = game.faces[card], game.memo.standing or all_in_force(game)
    if face.limited and has_played_limited(game, seat):
        return {}
    if "play" in standing and forbidden(game, "play", card) is not None:
        return {}
    if not face.unique and KEPT_OUT not in standing:
        return faceup_moves(card, face.sections)
    known = game.memo.open_moves
    found = None if known is None else known.get((seat, card))
    if found is None:
        sections = () if face.unique and controls_copy(game, seat, face) else face.sections
        found = faceup_moves(
            card, tuple([one for one in sections if first(zone_refusals(game, seat, card, one)) is None])
        )
        if ENTRY_CHANGES.isdisjoint(standing):
            if known is None:
                known = game.memo.open_moves = {}
                game.memo.known |= IN_FORCE
            known[seat, card] = found
    return found
