"""What scenarios about the cards of the Master and the Student share: ann is one of them and plays a card."""

from __future__ import annotations

from typing import Any

from nefrit.testing import Scenario
from tests.senjutsu.sparring import play, spar

ALL_STEPS = ["step 0", "step 1", "step 2", "step 3", "step 4", "step 5"]
BOTH_TURNS = ["rotate 1", "rotate 5"]
KAMAE = ["aggression", "balance", "determination"]


def master(table: Scenario, card: str, hand: tuple[str, ...] = (), bob: str = "Stand", **more: Any) -> None:
    """Ann is the Master and plays a card; she has others in hand. `bob_` says more of bob, the rest of her."""
    _fight(table, "master", card, hand, bob, more)


def student(table: Scenario, card: str, hand: tuple[str, ...] = (), bob: str = "Stand", **more: Any) -> None:
    """Ann is the Student and plays a card."""
    _fight(table, "student", card, hand, bob, more)


def _fight(table: Scenario, who: str, card: str, hand: tuple[str, ...], bob: str, ann: dict[str, Any]) -> None:
    theirs = {**ann.pop("bob_", {})}
    theirs["hand"] = [*theirs.get("hand", ()), *([bob] if bob != "Stand" else [])]
    table_fields = {name: ann.pop(name) for name in ("track",) if name in ann}
    spar(table, {"character": who, **ann, "hand": [card, *hand]}, theirs, **table_fields)
    play(table, card, bob)


def chooseable(table: Scenario, character: str, card: str, **ann: Any) -> bool:
    """Whether a card may be chosen for the round."""
    spar(table, {"character": character, "hand": [card], **ann}, {})
    return card in table.ann.choices


def known(table: Scenario) -> list[str]:
    """The cards of bob's hand that ann knows."""
    game = table.game
    names = table.bob.hand
    cards = [card for card in range(len(game.faces)) if game.owners[card] == 1 and game.knows(0, card)]
    return sorted({game.faces[card].name for card in cards} & set(names))
