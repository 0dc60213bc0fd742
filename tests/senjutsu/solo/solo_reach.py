"""What the solo attack cards of automated characters do, as a file to read: `python -m tests.senjutsu.solo.solo_reach`.

The opponent stands in the middle and looks forward, to (0, -1). For each card, and each state in which that differs, it
is told on which hexes a player who does nothing suffers, and what; and what the opponent does if it cannot attack.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from nefrit.senjutsu.cards import SOLO_CARDS, SoloCard
from nefrit.senjutsu.constants import ATTACK, NEUTRAL
from nefrit.senjutsu.hexes import DIRECTIONS, distance
from nefrit.senjutsu.opponents import KINDS, PAIR
from nefrit.senjutsu.solo.behaviour import LEFT
from nefrit.testing import Scenario
from tests.senjutsu.solo.foes import GAME, clash, foe, hero

Hex = tuple[int, int]
Told = dict[Hex, str]

GOLDEN = Path(__file__).parents[1] / "golden" / "solo_reach.txt"
NEAR = [(q, r) for q in range(-3, 4) for r in range(-3, 4) if 0 < distance((0, 0), (q, r)) <= 3]
FAR_BEHIND = (0, 6)
PATH = "solo-monk-1"
"""The card that makes enlightenment complete."""
WALL = [[[0, 1], "stone"], [[1, 0], "stone"], [[-1, 1], "stone"]]
"""Terrain that hides who stands far behind."""
CARDS = [card for card in SOLO_CARDS.values() if card.owner and card.face.type == ATTACK]
PLAIN, HIDDEN, ENLIGHTENED = "plain", "hidden", "enlightened"


def states_of(card: SoloCard) -> list[str]:
    """The states in which a card is used."""
    if KINDS[card.owner].hidden:
        return [PLAIN, HIDDEN]
    return [PLAIN, ENLIGHTENED] if card.face.needs else [PLAIN]


def fight(card: SoloCard, state: str, hex: Hex, **more: Any) -> Scenario:
    """A round in which an opponent reveals a card, and a player on a hex does nothing."""
    table = Scenario(GAME)
    things: dict[str, Any] = {"hidden": state == HIDDEN, "lasting": [PATH] if state == ENLIGHTENED else []}
    if any(part.poison for part in _cells(card)) or "poison" in str(card.face.sections):
        things["poisons"] = ["Virulent Poison"]
    ann = hero(hex=list(hex), facing=3, wound_limit=9, focus=2, kamae="balance", hand=["Fend", "Fend"])
    bob = foe(card.face.id, hex=[0, 0], facing=0, behaviour=LEFT, aggressive=True, **things)
    pair = card.owner in PAIR
    others = [foe("Idle", hex=[6, -6])] if pair else []
    kinds = [card.owner, *[kind for kind in PAIR if pair and kind != card.owner]]
    clash(table, ann, bob, *others, kinds=kinds, **more)
    while table.game.outcome is None and table.round == 1:
        table.ann.chooses(*table.ann.choices[: max(1, table.ann.decision.least)])
    return table


def _cells(card: SoloCard) -> list[Any]:
    lines = [line for section in card.face.sections for line in section.lines]
    return [cell for line in lines for cell in getattr(line, "cells", ()) if hasattr(cell, "poison")]


def suffered(table: Scenario, hex: Hex) -> str:
    """What the player has suffered in a round that began on a hex; empty if nothing."""
    ann = table.ann
    if ann.defeated:
        return "defeat"
    lost = {
        "wound": ann.wounds,
        "bleeding": ann.bleeding,
        "stun": ann.stuns,
        "hobble": len(ann.hobbles),
        "poison": len(ann.lasting),
        "focus": 2 - ann.focus,
        "card": len(ann.discard) - 1,
        "moved": distance(hex, ann.hex),
        "Kamae": int(ann.kamae == NEUTRAL),
    }
    return ", ".join(f"{count} {what}" for what, count in lost.items() if count)


def harm_at(card: SoloCard, state: str, hex: Hex) -> str:
    """What a player on a hex suffers."""
    return suffered(fight(card, state, hex), hex)


def instead(card: SoloCard, state: str = PLAIN) -> str:
    """What the opponent does if it cannot attack: where it goes, and what becomes of it."""
    table = fight(card, state, FAR_BEHIND, terrain=WALL)
    assert suffered(table, FAR_BEHIND) == ""
    bob = table.bob
    told = [f"to {bob.hex}".replace(", ", ","), f"facing {bob.facing}"]
    told += ["another behaviour"] * (bob.behaviour != LEFT) + ["hidden"] * bob.hidden + ["reset"] * (not bob.discard)
    return ", ".join(told)


def reach(card: SoloCard, state: str) -> Told:
    """Where a player suffers, and what."""
    found = {hex: harm_at(card, state, hex) for hex in NEAR}
    return {hex: harm for hex, harm in found.items() if harm}


def written(told: Told) -> str:
    """That as a line: the hexes by what is suffered there."""
    hexes: dict[str, list[str]] = {}
    for hex, harm in told.items():
        hexes.setdefault(harm, []).append(str(hex).replace(" ", ""))
    return "; ".join(f"{harm}: {' '.join(some)}" for harm, some in sorted(hexes.items())) or "nothing"


def read(line: str) -> Told:
    """What a line says, with nothing on the adjacent hexes that it does not name."""
    told = dict.fromkeys(DIRECTIONS, "")
    for group in line.split("; ") if line != "nothing" else ():
        harm, _, hexes = group.partition(": ")
        for hex in hexes.split():
            q, r = hex.strip("()").split(",")
            told[int(q), int(r)] = harm
    return told


def lines_of(card: SoloCard) -> list[str]:
    """What is told of a card."""
    told = [f"    {state}: {written(reach(card, state))}" for state in states_of(card)]
    return [f"{card.face.id} {card.face.name}", *told, f"    instead: {instead(card)}"]


if __name__ == "__main__":
    GOLDEN.write_text("\n".join(line for card in CARDS for line in lines_of(card)) + "\n", encoding="utf-8")
