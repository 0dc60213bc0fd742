"""Scenarios with the cards of the Ronin and the Warrior and the core weapon cards.

Ann stands in the middle and looks along the axis, so the hexes of a diagram are those of the board.
"""

from __future__ import annotations

from typing import Any

from nefrit.kernel.cards import Library
from nefrit.senjutsu.definition import BattleForJapan
from nefrit.testing import Scenario
from tests.senjutsu.sparring import FRONT, FRONT_RIGHT, Sparring, attack, card, duel
from tests.senjutsu.sparring import GAME as SPARRING

Things = dict[str, Any]
Place = tuple[int, int]


class Court(Sparring):
    """The game with cards that show at which initiative something happens."""

    def __init__(self) -> None:
        super().__init__()
        wall = card("Wall", "defence", [8, 7, 6, 5, 4, 3, 2], {"block": [[0, 0]]})
        cuts = [card(f"Cut At {value}", "attack", value, attack(FRONT)) for value in range(3, 10)]
        heavy = card("Heavy Cut", "attack", 5, attack(FRONT, wounds=3))
        wide = card("Wide Deep Cut", "attack", 5, attack(FRONT, FRONT_RIGHT, wounds=2))
        overawe = card("Overawe", "attack", 5, {"cancel": "active_abilities", "who": "each opponent"})
        self.library = Library([*SPARRING.library.faces.values(), wall, heavy, wide, overawe, *cuts])
        self.library.home = BattleForJapan.__module__


GAME = Court()

AROUND: list[Place] = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
"""The six hexes around the middle, in the order of facings."""
NEAR: list[Place] = [(q, r) for q in range(-3, 4) for r in range(-3, 4) if 0 < max(abs(q), abs(r), abs(q + r)) <= 3]
ANGRY = {"kamae": "aggression"}
CALM = {"kamae": "balance"}
FIRM = {"kamae": "determination"}
CAN_PAY = {"focus": 1}


def fight(table: Scenario, ann: str, at: Place = (0, -1), bob: str = "Stand", **more: Any) -> None:
    """Ann in the middle plays a card, bob at a hex another one; `ann_` and `bob_` say more of them."""
    first = {"hex": [0, 0], **more.pop("ann_", {})}
    second = {"hex": list(at), **more.pop("bob_", {})}
    duel(table, ann, bob, ann_=first, bob_=second, **more)


def go_on(table: Scenario) -> None:
    """Whoever is asked takes the first choice, until the round is over."""
    while table.round == 1 and table.deciding:
        player = getattr(table, table.deciding[0])
        if player.asked == "draw-up-to":
            player.says(0)
        else:
            player.chooses(player.choices[0])


def suffered(table: Scenario) -> tuple[int, int, int, int]:
    """The wounds, bleeding wounds, stuns and hobbles of bob."""
    return table.bob.wounds, table.bob.bleeding, table.bob.stuns, len(table.bob.hobbles)


def strikes(table: Scenario, block: str, initiative: int = 5, way: int = 0, **more: Any) -> None:
    """Bob strikes ann from a side; she blocks at that initiative, discards what does nothing and does not turn."""
    place = {"facing": (way + 3) % 6, **more.pop("bob_", {})}
    fight(table, block, AROUND[way], f"Cut At {initiative}", bob_=place, **more)
    table.ann.chooses(f"value {initiative}")
    if table.ann.asked == "discard-cards":
        table.ann.chooses("Stand")
    if block == "Bo Staff Block":
        table.ann.chooses("done")


_PLAIN = str.maketrans("", "", "{}:',[]")


def names(cases: list[Any]) -> list[str]:
    """What the cases of a test are called."""
    return [" ".join(str(part) for part in case[:2] if part).translate(_PLAIN) for case in cases]
