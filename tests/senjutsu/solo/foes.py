"""Players against automated opponents: cards for both that say no more than a scenario is about, and a board."""

from __future__ import annotations

from itertools import count
from typing import Any

from nefrit.kernel.cards import Library
from nefrit.kernel.record import NAMES
from nefrit.senjutsu.cards import LIBRARY
from nefrit.senjutsu.definition import BattleForJapan
from nefrit.senjutsu.faces import SenjutsuFace
from nefrit.senjutsu.fields import Fields
from nefrit.senjutsu.hexes import distance
from nefrit.senjutsu.reading import read_face, read_solo_face
from nefrit.testing import Scenario, side

_NUMBERS = count(900)

Line = dict[str, Any]
FRONT, TWO_AHEAD = [0, -1], [0, -2]
FRONT_RIGHT, FRONT_LEFT, BACK_RIGHT = [1, -1], [-1, 0], [1, 0]
ANYWHERE = ["F", "FR", "BR", "B", "BL", "FL"]


def _sections(lines: tuple[Line, ...], below: dict[str, Any] | None) -> list[dict[str, Any]]:
    first: dict[str, Any] = {"lines": list(lines)}
    return [first] if below is None else [first, below]


def card(name: str, type: str, initiative: Any, *lines: Line, **more: Any) -> SenjutsuFace:
    """A card of a player; `below` is a second section."""
    fields = {
        "number": str(next(_NUMBERS)),
        "name": name,
        "class": "common",
        "types": [type],
        "keywords": [],
        "amount": 1,
        "initiative": initiative,
        "section": _sections(lines, more.pop("below", None)),
        **more,
    }
    return read_face(Fields(fields, name), {})


def solo(name: str, type: str, initiative: Any, *lines: Line, **more: Any) -> SenjutsuFace:
    """A card of an automated opponent; `below` is its second part."""
    fields = {
        "number": str(next(_NUMBERS)),
        "name": name,
        "types": [type],
        "keywords": ["solo"],
        "initiative": initiative,
        "section": _sections(lines, more.pop("below", None)),
        **more,
    }
    return read_solo_face(Fields(fields, name))


def move(*parts: Line, **more: Any) -> Line:
    """A line with movement."""
    return {"move": list(parts), **more}


def step(count: int, *to: str, must: bool = False) -> Line:
    """So many steps, in any direction unless some are named."""
    return {"step": count, "to": list(to or ANYWHERE), **({"must": True} if must else {})}


def turn(count: int) -> Line:
    """So many rotations."""
    return {"rotate": count}


def attack(*hexes: list[int], wounds: int = 1, **more: Any) -> Line:
    """An attack with wounds on each of these hexes."""
    return {"attack": [{"hex": hex, "wounds": wounds} for hex in hexes], **more}


def marked(*hexes: list[int]) -> Line:
    """An attack that only marks hexes."""
    return {"attack": [{"hex": hex, "mark": "*"} for hex in hexes]}


def _cells(*, wounds: dict[int, list[int]], execution: list[int] | None = None) -> Line:
    """An attack with so many wounds on each of these hexes, and perhaps an execution on another."""
    cells: list[dict[str, Any]] = [{"hex": hex, "wounds": count} for count, hex in wounds.items()]
    return {"attack": [*cells, *([] if execution is None else [{"hex": execution, "execution": True}])]}


def then(initiative: int, *lines: Line) -> dict[str, Any]:
    """The second part of a card."""
    return {"initiative": initiative, "lines": list(lines)}


CHANGE = {"change_behaviour": True}
RESET = {"reset_deck": True}
FLEE = then(1, CHANGE)

_CARDS = [
    # Of players.
    card("Stand", "meditation", 0, {"lose_focus": 0}),
    # Who has this card is asked something when it is resolved.
    card("Ponder", "meditation", 4, move(turn(1))),
    card("Cut", "attack", 5, attack(FRONT)),
    card("Fast Cut", "attack", 6, attack(FRONT)),
    card("Cut At 7", "attack", 7, attack(FRONT)),
    card("Late Cut", "attack", 2, attack(FRONT)),
    card("Late Lunge", "attack", 2, move(step(1, "F")), attack(FRONT)),
    card("Light Then Deep", "attack", 6, attack(FRONT), below=then(4, attack(FRONT, wounds=2))),
    card("Light Then Dear Deep", "attack", 6, attack(FRONT), below=then(4, attack(FRONT, wounds=2, pay=1))),
    card("Cut Then Rip", "attack", 6, attack(FRONT), below=then(4, {"attack": [{"hex": FRONT, "bleeding": 1}]})),
    card(
        "Pinpricks Then Cut",
        "attack",
        7,
        {"attack_slower": True},
        {"inflict": "wound", "count": 2},
        below=then(4, attack(FRONT)),
    ),
    card(
        "Daze Then Cut",
        "attack",
        7,
        {"attack_slower": True},
        {"inflict": "stun", "count": 2},
        below=then(4, attack(FRONT)),
    ),
    card("Turning Cut", "attack", 5, move(turn(1)), attack(FRONT)),
    card("Guard", "defence", 5, {"block": [FRONT]}),
    card("Wide Guard", "defence", 5, {"block": [FRONT_LEFT, FRONT, FRONT_RIGHT]}),
    card("Rip", "attack", 6, {"attack": [{"hex": FRONT, "bleeding": 1}]}),
    card("Knock", "attack", 6, marked(FRONT), {"on_marked": "*", "do": [{"inflict": "stun"}]}),
    card("Late Knock", "attack", 3, marked(FRONT), {"on_marked": "*", "do": [{"inflict": "stun"}]}),
    card("Snare", "attack", 6, marked(FRONT), {"on_marked": "*", "do": [{"inflict": "hobble"}]}),
    card("Spy", "meditation", 5, {"look_at_hand": True}),
    card("Inspire", "meditation", 5, {"gain_focus": 1, "who": "each opponent"}),
    card("Hurry", "meditation", 8, {"take_advantage": True}),
    card("Venom", "meditation", 8, {"inflict": "poison"}),
    card("Pinprick", "attack", 5, {"attack_slower": True}, {"inflict": "wound"}),
    card("Wide Cut", "attack", 5, attack(FRONT_LEFT, FRONT, FRONT_RIGHT)),
    card("Sure Cut", "attack", 5, attack(FRONT, unblockable=True)),
    card("Ruin", "meditation", 8, {"inflict": "wound", "who": "all"}),
    # Of automated opponents.
    solo("Idle", "meditation", 1, {"lose_focus": 0}),
    solo("Think", "meditation", 5, CHANGE),
    solo("Renew", "meditation", 5, RESET),
    solo("Heal", "meditation", 5, {"discard_status": ["wound"], "count": 2, "up_to": True}),
    solo("Walk", "meditation", 5, move(step(1), turn(1))),
    solo("Stride", "meditation", 5, move(step(2), turn(2))),
    solo("Two Walks", "meditation", 5, move(step(1)), move(step(1))),
    solo("Turn", "meditation", 5, move(turn(3))),
    solo("Zigzag", "meditation", 5, move(step(2))),
    solo("Charge", "meditation", 5, move(step(1, "F", must=True))),
    solo("Long Charge", "meditation", 5, move(step(2, "F", must=True))),
    solo("Turn And Charge", "meditation", 5, move({"rotate": 1, "must": True}, step(1, "F", must=True), then=True)),
    solo("Charge Or Turn", "meditation", 5, move({"rotate": 1}, step(1, "F", must=True))),
    solo("Stampede", "meditation", 5, move(step(2)), {"inflict": "stun", "count": "hexes moved"}),
    solo("Hope", "meditation", 5, {"draw": 1, "up_to": True}, CHANGE),
    solo("Trot", "meditation", 5, move(step(2)), move(step(1, "F", must=True))),
    solo("Poke", "attack", 5, attack(FRONT), below=FLEE),
    solo("Jab", "attack", 5, attack(FRONT)),
    solo("Second Thought", "attack", 5, attack(FRONT), below=then(3, CHANGE)),
    solo("No Second Thought", "attack", 5, attack(FRONT), below=then(8, CHANGE)),
    solo("Slash", "attack", 5, move(step(1), turn(1)), attack(FRONT), below=FLEE),
    solo("Lunge", "attack", 5, move(step(1, "F")), attack(FRONT), below=FLEE),
    solo("Side Slash", "attack", 5, move(step(1, "FL", must=True), turn(1)), attack(FRONT), below=FLEE),
    solo("Spit", "attack", 5, attack(FRONT, TWO_AHEAD), below=FLEE),
    solo("Spit Slash", "attack", 5, move(step(1), turn(1)), attack(FRONT, TWO_AHEAD), below=FLEE),
    solo("Broad", "attack", 5, move(turn(1)), _cells(wounds={1: FRONT, 2: FRONT_LEFT}), below=FLEE),
    solo(
        "Rend",
        "attack",
        5,
        move(turn(1)),
        {"attack": [{"hex": FRONT, "wounds": 1}, {"hex": FRONT_LEFT, "wounds": 1, "bleeding": 1}]},
        below=FLEE,
    ),
    solo("Right", "attack", 5, move(step(1), turn(1)), _cells(wounds={1: FRONT, 2: FRONT_RIGHT}), below=FLEE),
    solo("Behead", "attack", 5, move(turn(1)), _cells(wounds={4: FRONT_LEFT}, execution=FRONT_RIGHT), below=FLEE),
    solo("Shove", "attack", 5, marked([1, -2]), {"on_marked": "*", "do": [{"push": 1}]}, below=FLEE),
    solo("Spin", "attack", 5, marked(FRONT), {"on_marked": "*", "do": [{"rotate_target": 1}]}, below=FLEE),
    solo("Arrow", "attack", 5, {"attack_slower": True}, {"inflict": "wound"}, below=FLEE, range=5),
    solo(
        "Stepping Arrow",
        "attack",
        5,
        {"attack_slower": True},
        {"inflict": "wound"},
        below=then(5, move(step(2), turn(1))),
        range=5,
    ),
    solo(
        "Walking Arrow", "attack", 5, move(step(1)), {"attack_slower": True}, {"inflict": "wound"}, below=FLEE, range=5
    ),
    solo("Fang", "attack", 5, attack(FRONT), {"if_successful": [{"inflict": "poison"}]}, below=FLEE),
    solo("Think And Slash", "attack", 5, CHANGE, move(step(1), turn(1)), attack(FRONT), below=FLEE),
    solo("Turning Spit", "attack", 5, move(turn(1)), attack(FRONT, TWO_AHEAD), below=FLEE),
    solo("Trip", "attack", 5, marked(FRONT), {"on_marked": "*", "do": [{"inflict": "hobble"}]}, below=FLEE),
    solo(
        "Rip Or Cut",
        "attack",
        5,
        move(turn(1)),
        {"attack": [{"hex": FRONT, "bleeding": 1}, {"hex": FRONT_LEFT, "wounds": 1}]},
        below=FLEE,
    ),
    solo("Scratch", "attack", 5, {"attack": [{"hex": FRONT, "bleeding": 1}]}, below=FLEE),
    solo("Daze", "attack", 5, marked(FRONT), {"on_marked": "*", "do": [{"inflict": "stun"}]}, below=FLEE),
    solo(
        "Careless",
        "attack",
        5,
        {"attack": [{"hex": FRONT, "mark": "*"}, {"hex": TWO_AHEAD, "bleeding": 1}]},
        {"on_marked": "*", "do": [{"inflict": "stun"}]},
        below=FLEE,
    ),
    # While desperate.
    solo(
        "Last Stand",
        "attack",
        5,
        attack(FRONT),
        {"if_successful": [{"inflict": "stun", "desperate": True}]},
        below=FLEE,
    ),
    solo(
        "Reckless Swing",
        "attack",
        5,
        move(turn(1)),
        {
            "attack": [{"hex": FRONT, "wounds": 2}, {"hex": FRONT_LEFT, "wounds": 1, "mark": "*"}],
            "extras": [{"mark": "*", "wounds": 2, "desperate": True}],
        },
        below=FLEE,
    ),
    solo(
        "Rage",
        "defence",
        [7, 6, 5, 4],
        {
            "block": [FRONT],
            "marked": [BACK_RIGHT],
            "extras": [{"mark": "*", "blocks": True, "desperate": True}],
            "counters": [{"at": [5], "desperate": True}],
        },
        below=FLEE,
    ),
    solo("Glare", "meditation", 5, {"inflict": "stun"}, range=4),
    solo("Turning Glare", "meditation", 5, move(turn(1)), {"inflict": "stun"}, range=4),
    solo("Near Turning Glare", "meditation", 5, move(turn(1)), {"inflict": "stun"}, range=2),
    solo("Shield", "defence", [7, 6, 5, 4], {"block": [FRONT]}, below=FLEE),
    solo("Turning Shield", "defence", [7, 6, 5, 4], move(turn(1)), {"block": [FRONT]}, below=FLEE),
    solo("Riposte", "defence", [7, 6, 5, 4], {"block": [FRONT], "counters": [{"at": [5]}]}, below=FLEE),
    solo("Slow Riposte", "defence", 3, {"block": [FRONT], "counters": [{"at": [5]}]}, below=FLEE),
]


class Skirmish(BattleForJapan):
    """The game with these cards beside the published ones."""

    def __init__(self) -> None:
        super().__init__()
        self.library = Library([*LIBRARY.faces.values(), *_CARDS])
        self.library.home = BattleForJapan.__module__


GAME = Skirmish()

FIELD = [[q, r] for q in range(-6, 7) for r in range(-6, 7) if distance((0, 0), (q, r)) <= 6]
"""A board of hexes around the origin."""
YARD = [hex for hex in FIELD if distance((0, 0), (hex[0], hex[1])) <= 2]
"""A small one: nobody gets far away from who stands in the middle."""


def hero(**things: Any) -> Any:
    """A player's fighter in the middle of the board that faces up; it holds a card that does nothing, too."""
    fields = {"hex": [0, 0], "facing": 0, "deck": ["9x Stand"], **things}
    return side(**{**fields, "hand": [*things.get("hand", ()), "Stand"]})


def foe(card: str = "Idle", **things: Any) -> Any:
    """An automated opponent with the card it is about to reveal."""
    return side(**{"hex": [0, -2], "facing": 3, "deck": ["9x Idle"], "chosen": [card], **things})


def meet(table: Scenario, *sides: Any, kinds: list[Any] | None = None, **more: Any) -> None:
    """Players and then opponents take their places, before cards are chosen."""
    opponents = kinds or ["katana"]
    named = dict(zip(NAMES, sides, strict=False))
    track = list(range(len(sides)))
    options = {"opponents": opponents, **more.pop("options", {})}
    table.position("choose", **named, **{"board": FIELD, "track": track, "round": 1, **more}, options=options)


def clash(table: Scenario, ann: Any, *foes: Any, play: str = "Stand", **more: Any) -> None:
    """A player meets opponents and plays a card; then the round goes on until somebody is asked again."""
    meet(table, ann, *foes, **more)
    table.ann.chooses(play)


def place(table: Scenario, name: str = "bob") -> tuple[list[int], int]:
    """Where a fighter stands and how it faces."""
    fighter = table.game.seats[NAMES.index(name)]
    return list(fighter.hex or ()), fighter.facing
