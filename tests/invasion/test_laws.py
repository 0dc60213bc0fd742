"""The laws hold for this game, too, in random games of all races."""

from __future__ import annotations

import pytest

from nefrit.invasion.constants import DESTRUCTION, NEUTRAL, ORDER
from nefrit.invasion.faces import PLAYER_BACK, InvasionFace
from nefrit.invasion.game import GAME
from nefrit.kernel.chance import Chance
from nefrit.kernel.game import AnyGame
from nefrit.kernel.record import Header
from nefrit.testing.laws import check_laws, play_at_random

EVERY = 40


def deck(race: str) -> dict[str, object]:
    """One copy of every card that a race and its allies may play."""
    races = (*(ORDER if race in ORDER else DESTRUCTION), NEUTRAL)
    faces = [face for face in GAME.library.faces.values() if isinstance(face, InvasionFace) and not face.is_older]
    mine = [face for face in faces if face.race in races and face.back == PLAYER_BACK]
    return {"capital": race, "cards": {face.id: 1 for face in mine}}


def header(one: str, other: str, seed: int = 7) -> Header:
    decks = [deck(one), deck(other)]
    return Header("invasion", seats=2, seed=seed, edition=GAME.editions[0], options={"decks": decks})


@pytest.mark.parametrize(("one", "other"), list(zip(ORDER, DESTRUCTION, strict=True)))
def test_a_random_game_obeys_the_laws_and_ends(one: str, other: str) -> None:
    count = 0

    def watch(game: AnyGame) -> None:
        nonlocal count
        count += 1
        if count % EVERY == 0:
            check_laws(game, Chance(count))

    assert play_at_random(GAME, header(one, other), Chance(7), watch).outcome is not None
