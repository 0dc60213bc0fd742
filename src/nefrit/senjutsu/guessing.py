"""What players must expect of another whose hand is hidden. Nothing here depends on what is in that hand.

Who is asked whether it plays an instant, and who is passed over, tells others what it holds. See
`Game.note_opportunity`.
"""

from __future__ import annotations

from functools import cache
from typing import cast

from nefrit.kernel.cards import Library
from nefrit.senjutsu.faces import SenjutsuFace
from nefrit.senjutsu.state import HAND, Senjutsu

SECRET_PROMPTS = ("play-instant", "play-replacement")
"""The questions of which nobody else may know whether they are asked."""


@cache
def _instants(library: Library, character: str, keyword: str, moments: tuple[str, ...]) -> tuple[int, ...]:
    """What the instants of a kind cost that a character may have for these moments; for any if none is named."""
    faces = [cast("SenjutsuFace", face) for face in library.faces.values()]
    return tuple(
        [
            face.focus
            for face in faces
            if keyword in face.keywords
            and (not moments or face.play_when in moments)
            and face.character in ("", character)
        ]
    )


def might_play(game: Senjutsu, seat: int, keyword: str, moments: tuple[str, ...]) -> bool:
    """Whether a player may hold an instant of this kind and pay for it: there is one, and a card that nobody knows."""
    fighter = game.seats[seat]
    if fighter.automated or fighter.instants or fighter.over:
        return False
    everybody = game.everybody
    if all(game.known_to[card] == everybody for card in game.zone(HAND, seat)):
        return False
    costs = _instants(game.definition.library, fighter.character, keyword, moments)
    return any(cost <= fighter.focus + fighter.paid for cost in costs)


def expect_instant(game: Senjutsu, seat: int, keyword: str, moments: tuple[str, ...]) -> None:
    """A player comes to where an instant of this kind could be played: who watches is told if others must expect it."""
    if might_play(game, seat, keyword, moments):
        game.note_opportunity(seat)
