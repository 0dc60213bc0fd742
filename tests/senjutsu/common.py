"""What scenarios about the common cards share: choices that many of them give, and the beginning of a round."""

from __future__ import annotations

from typing import Any

from nefrit.testing import Scenario, side
from tests.senjutsu.sparring import FIELD

TURN = ["done", "rotate 1", "rotate 5"]
ANY_STEP = ["step 0", "step 1", "step 2", "step 3", "step 4", "step 5"]
ANY_KAMAE = ["aggression", "balance", "determination"]
# From Neutral along the map of the rōnin.
RONIN_SHIFT = ["pass", "shift aggression 0", "shift balance 0"]
FRONT_THREE = ["step 0", "step 1", "step 5"]
DEAR = {"kamae": "determination", "focus": 3}


def does(player: Any, *answers: str | int) -> None:
    """A player answers one question after the other."""
    for answer in answers:
        if isinstance(answer, int):
            player.says(answer)
        else:
            player.chooses(answer)


def begin(table: Scenario, ann: dict[str, Any], bob: dict[str, Any] | None = None, **more: Any) -> None:
    """The beginning of a round, when each draws the top card of the deck; bob holds what does nothing."""
    deck = {"deck": ["9x Stand"]}
    sides = {
        "ann": side(**{**deck, "hex": [0, 1], "facing": 0, **ann}),
        "bob": side(**{**deck, "hex": [0, 0], "facing": 3, "hand": ["Wait"], **(bob or {})}),
    }
    table.position("round", **{"board": FIELD, "track": [0, 1], "round": 0, **sides, **more})


def values(high: int, low: int) -> list[str]:
    """The initiatives to choose from."""
    return [f"value {value}" for value in range(high, low - 1, -1)]


def known_to_ann(table: Scenario) -> set[str]:
    """The names of bob's cards that ann knows."""
    game = table.game
    return {face.name for card, face in enumerate(game.faces) if game.owners[card] == 1 and game.knows(0, card)}
