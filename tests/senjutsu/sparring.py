"""Cards for scenarios about movement, attacks and blocks: each says no more than what a scenario is about."""

from __future__ import annotations

from itertools import count
from typing import Any

from nefrit.kernel.cards import Library
from nefrit.senjutsu.cards import LIBRARY
from nefrit.senjutsu.definition import BattleForJapan
from nefrit.senjutsu.faces import SenjutsuFace
from nefrit.senjutsu.fields import Fields
from nefrit.senjutsu.hexes import distance
from nefrit.senjutsu.reading import read_face
from nefrit.testing import Scenario, side

_NUMBERS = count(800)

Line = dict[str, Any]
FRONT, TWO_AHEAD, THREE_AHEAD = [0, -1], [0, -2], [0, -3]
FRONT_RIGHT, FRONT_LEFT, BEHIND = [1, -1], [-1, 0], [0, 1]
# The hex between two ahead and the one right of it: two shortest paths lead there.
KNIGHT = [1, -2]


def card(name: str, type: str, initiative: Any, *lines: Line, **more: Any) -> SenjutsuFace:
    """A card with one section; `below` is a second one."""
    section = {"lines": list(lines), "alternatives": more.pop("others", [])}
    below = more.pop("below", None)
    fields = {
        "number": str(next(_NUMBERS)),
        "name": name,
        "class": "common",
        "types": [type],
        "keywords": [],
        "amount": 1,
        "section": [section] if below is None else [section, below],
        **({} if initiative is None else {"initiative": initiative}),
        **more,
    }
    return read_face(Fields(fields, name), {})


def added(name: str, when: str, *lines: Line, type: str = "meditation", **more: Any) -> SenjutsuFace:
    """An Instant Additional card."""
    return card(name, type, None, *lines, keywords=["instant additional"], when=when, **more)


def move(*parts: Line, **more: Any) -> Line:
    """A line with movement."""
    return {"move": list(parts), **more}


def step(count: int, *to: str, must: bool = False) -> Line:
    """So many steps in one of these directions."""
    return {"step": count, "to": list(to), **({"must": True} if must else {})}


def turn(count: int, must: bool = False) -> Line:
    """So many rotations."""
    return {"rotate": count, **({"must": True} if must else {})}


def attack(*hexes: list[int], wounds: int = 1, **more: Any) -> Line:
    """An attack with wounds on each of these hexes."""
    return {"attack": [{"hex": hex, "wounds": wounds} for hex in hexes], **more}


def marked(*hexes: list[int], **more: Any) -> Line:
    """An attack that only marks hexes."""
    return {"attack": [{"hex": hex, "mark": "*"} for hex in hexes], **more}


FOCUS = {"gain_focus": 1}
# Who has this line is asked something when it comes to it.
ASK = {"draw": 1, "up_to": True}
BELOW = {"initiative": 2, "lines": [FOCUS]}
CORE_WEAPON = {"class": "core_weapon"}
REPLACEMENT = {"keywords": ["instant replacement"]}

_CARDS = [
    # These do nothing, after everything else.
    card("Stand", "meditation", 1, {"lose_focus": 0}),
    card("Wait", "meditation", 0, {"lose_focus": 0}),
    # Movement.
    card("March", "meditation", 5, move(step(2, "F", must=True)), below=BELOW),
    card("Stroll", "meditation", 5, move(step(2, "F"))),
    card("Turn", "meditation", 5, move(turn(1))),
    card("Turn Twice", "meditation", 5, move(turn(2))),
    card("Turn And Step", "meditation", 5, move(turn(1, must=True)), move(step(1, "F", must=True))),
    card("Wander", "meditation", 5, move(step(2, "F", "FR"))),
    card("Dance", "meditation", 5, move(step(2, "F"), turn(1))),
    card("First Step", "meditation", 5, move(step(1, "F"), turn(1), then=True)),
    card("Must Step First", "meditation", 5, move(step(1, "F", must=True), turn(1), then=True)),
    card("Sidestep", "meditation", 5, move(step(1, "F", "FR", must=True)), FOCUS),
    card("Step And Turn", "meditation", 5, move(step(1, "F", must=True), turn(1, must=True)), FOCUS),
    card("There And Back", "meditation", 5, move(step(1, "F", must=True), step(1, "B", must=True))),
    card("Must Step Or Turn", "meditation", 5, move(step(1, "F", must=True), turn(1), step(1, "B"))),
    card("Retreat", "meditation", 5, move(step(1, "B", must=True)), FOCUS, below=BELOW),
    # Attacks.
    card("Cut", "attack", 5, attack(FRONT)),
    card("Fast Cut", "attack", 6, attack(FRONT)),
    card("Slow Cut", "attack", 4, attack(FRONT)),
    card("Twin Cut", "attack", 5, attack(FRONT), below={"initiative": 3, "lines": [attack(FRONT)]}),
    card("Deep Cut", "attack", 5, attack(FRONT, wounds=2)),
    card("Wide Cut", "attack", 5, attack(FRONT_LEFT, FRONT, FRONT_RIGHT)),
    card("Rip", "attack", 5, {"attack": [{"hex": FRONT, "bleeding": 1}]}),
    card("Behead", "attack", 5, {"attack": [{"hex": FRONT, "execution": True}]}),
    card("Thrust", "attack", 5, attack(TWO_AHEAD)),
    card("Spit", "attack", 5, attack(FRONT, TWO_AHEAD, THREE_AHEAD)),
    card("Hook", "attack", 5, attack(KNIGHT)),
    card("Sure Thrust", "attack", 5, attack(TWO_AHEAD, unblockable=True)),
    card("Turning Cut", "attack", 5, move(turn(1, must=True)), attack(FRONT)),
    card("Lucky Cut", "attack", 5, attack(FRONT), {"if_successful": [FOCUS]}, below={"initiative": 2, "lines": [ASK]}),
    card("Knock", "attack", 5, marked(FRONT), {"on_marked": "*", "do": [{"inflict": "stun"}]}),
    card(
        "Cut And Knock",
        "attack",
        5,
        {"attack": [{"hex": FRONT, "wounds": 1}, {"hex": FRONT_LEFT, "mark": "*"}]},
        {"on_marked": "*", "do": [{"inflict": "stun"}]},
    ),
    card("Whirl", "attack", 5, attack([0, 0], FRONT)),
    card("Half Knock", "attack", 5, marked(FRONT, extras=[{"mark": "*", "wounds": 1, "pay": 1}])),
    card(
        "Heavier Cut",
        "attack",
        5,
        {"attack": [{"hex": FRONT, "wounds": 1, "mark": "*"}], "extras": [{"mark": "*", "wounds": 1, "pay": 1}]},
    ),
    card(
        "Heavier Rip",
        "attack",
        5,
        {"attack": [{"hex": FRONT, "bleeding": 1, "mark": "*"}], "extras": [{"mark": "*", "bleeding": 1, "pay": 1}]},
    ),
    card("Daze Around", "meditation", 5, {"area": [{"hex": [0, 0]}, {"hex": FRONT}]}, {"inflict": "stun"}),
    card("Snipe", "attack", 5, {"attack_slower": True}, {"inflict": "wound"}),
    card("Sure Snipe", "attack", 5, {"attack_slower": True, "unblockable": True}, {"inflict": "wound"}),
    card(
        "Heavier Side Cut",
        "attack",
        5,
        {
            "attack": [{"hex": FRONT, "wounds": 1, "mark": "*"}, {"hex": FRONT_LEFT, "wounds": 1}],
            "extras": [{"mark": "*", "wounds": 1, "pay": 1}],
        },
    ),
    card(
        "Heavier Thought",
        "meditation",
        5,
        {"attack": [{"hex": FRONT, "mark": "*"}], "extras": [{"mark": "*", "wounds": 1, "pay": 1}]},
    ),
    card("Core Cut", "attack", 5, attack(FRONT), types=["core", "attack"], **CORE_WEAPON),
    # Full attacks.
    card("Lunge", "attack", 5, move(step(2, "F", "FR")), attack(FRONT)),
    card("Dear Cut", "attack", 5, attack(FRONT, pay=1)),
    card("Lunge And Dear Cut", "attack", 5, move(step(2, "F", "FR"), turn(1)), attack(FRONT, pay=1)),
    card(
        "Two Ways And Dear Cut",
        "attack",
        5,
        {"or": [move(step(1, "F", must=True), turn(1)), move(step(1, "FR", must=True))]},
        attack(FRONT, pay=1),
    ),
    card("Dear Lunge And Dear Cut", "attack", 5, move(step(1, "F"), pay=1), attack(FRONT, pay=1)),
    card(
        "Two Half Knocks",
        "attack",
        5,
        {
            "attack": [{"hex": FRONT_LEFT, "mark": "+"}, {"hex": FRONT, "mark": "*"}],
            "extras": [{"mark": "+", "wounds": 1, "pay": 1}, {"mark": "*", "wounds": 1, "pay": 1}],
        },
    ),
    card("Dear Fan", "meditation", 5, {"take_advantage": True, "pay": 1}),
    card("Dear Lunge", "attack", 5, move(step(1, "F"), pay=1), attack(FRONT)),
    card("Lunge Or Turn", "attack", 5, {"or": [move(step(1, "F")), move(turn(1))]}, attack(FRONT)),
    card("Lunge Or Dear Turn", "attack", 5, {"or": [move(step(1, "F")), move(turn(1), pay=1)]}, attack(FRONT)),
    card("Stance Cut", "attack", 5, {"switch_kamae": "any"}, move(turn(1), kamae=["balance"]), attack(FRONT)),
    card("Swing Or Step", "attack", 5, move(step(1, "FL", "FR")), attack(TWO_AHEAD)),
    # Displacement.
    card("Shove", "attack", 5, marked(FRONT), {"on_marked": "*", "do": [{"push": 2}]}),
    card("Shove All", "attack", 5, marked(FRONT_LEFT, FRONT), {"on_marked": "*", "do": [{"push": 2}]}),
    card("Shove Far", "attack", 5, marked(KNIGHT), {"on_marked": "*", "do": [{"push": 1}]}),
    card("Shove Two Far", "attack", 5, marked(KNIGHT), {"on_marked": "*", "do": [{"push": 2}]}),
    card("Yank", "attack", 5, marked(TWO_AHEAD, THREE_AHEAD), {"on_marked": "*", "do": [{"pull": 1}]}),
    card("Yank Far", "attack", 5, marked(KNIGHT), {"on_marked": "*", "do": [{"pull": 1}]}),
    card("Spin", "attack", 5, marked(FRONT), {"on_marked": "*", "do": [{"rotate_target": 2}]}),
    card("Spin All", "attack", 5, marked(FRONT, FRONT_LEFT), {"on_marked": "*", "do": [{"rotate_target": 1}]}),
    card("Send", "attack", 5, marked(FRONT), {"on_marked": "*", "do": [{"step_target": 2, "to": ["F", "BR"]}]}),
    card(
        "Send All",
        "attack",
        5,
        marked(FRONT, FRONT_LEFT),
        {"on_marked": "*", "do": [{"step_target": 1, "to": ["FL", "BR"]}]},
    ),
    # Blocks.
    card("Guard", "defence", [6, 5, 4], {"block": [FRONT]}, {"if_successful": [FOCUS]}),
    card("Left Guard", "defence", 5, {"block": [FRONT_LEFT]}, {"if_successful": [FOCUS]}),
    card("Own Guard", "defence", 5, {"block": [[0, 0]]}, {"if_successful": [FOCUS]}),
    card("Side Guard", "defence", 5, {"block": [FRONT_LEFT, FRONT_RIGHT]}, {"if_successful": [FOCUS]}),
    card("Rested Guard", "defence", 5, {"block": [FRONT]}, {"take_advantage": True}, {"if_successful": [FOCUS]}),
    card("Drawing Guard", "defence", 5, {"block": [FRONT]}, {"draw": 1}, {"if_successful": [FOCUS]}),
    card("Cursing Guard", "defence", 5, {"block": [FRONT]}, {"inflict": "stun"}),
    card("Moving Guard", "defence", 5, {"block": [FRONT]}, below={"initiative": 3, "lines": [ASK]}),
    card(
        "Dear Guard",
        "defence",
        5,
        {"block": [FRONT_LEFT], "marked": [FRONT], "extras": [{"mark": "*", "blocks": True, "pay": 1}]},
        {"if_successful": [FOCUS]},
    ),
    card(
        "Dear Or Calm Guard",
        "defence",
        5,
        {
            "block": [FRONT_LEFT],
            "marked": [FRONT],
            "extras": [
                {"mark": "*", "blocks": True, "pay": 2},
                {"mark": "*", "blocks": True, "pay": 1},
                {"mark": "*", "blocks": True, "kamae": ["balance"]},
            ],
        },
    ),
    card(
        "Twin Guard",
        "defence",
        5,
        {"block": [FRONT]},
        {"draw": 1},
        {"if_successful": [FOCUS]},
        below={"initiative": 5, "lines": [{"block": [FRONT]}, {"if_successful": [{"take_advantage": True}]}]},
    ),
    card(
        "Dear Twin Guard",
        "defence",
        5,
        {"block": [BEHIND], "marked": [FRONT], "extras": [{"mark": "*", "blocks": True, "pay": 1}]},
        below={
            "initiative": 5,
            "lines": [{"block": [BEHIND], "marked": [FRONT], "extras": [{"mark": "*", "blocks": True, "pay": 1}]}],
        },
    ),
    card(
        "Dear Long Guard",
        "defence",
        [5, 4],
        {"block": [BEHIND], "marked": [FRONT], "extras": [{"mark": "*", "blocks": True, "pay": 1}]},
    ),
    card("Core Guard", "defence", 5, {"block": [FRONT]}, types=["core", "defence"], **CORE_WEAPON),
    # Counters.
    card("Riposte", "defence", [6, 5], {"block": [FRONT], "counters": [{"at": [5]}]}, {"if_successful": [FOCUS]}),
    card("Dear Riposte", "defence", 5, {"block": [FRONT], "counters": [{"at": [5], "pay": 1}]}),
    card(
        "Core Riposte",
        "defence",
        5,
        {"block": [FRONT], "counters": [{"at": [5]}]},
        types=["core", "defence"],
        **CORE_WEAPON,
    ),
    card("Angry Cut", "attack", 4, attack(FRONT), others=[{"initiative": 8, "kamae": ["aggression"]}]),
    card("Dear Slash", "attack", 5, attack(FRONT), focus=1),
    card("Dear Wood Slash", "attack", 5, attack(FRONT), focus=1, rank="wood"),
    card("Fierce Slash", "attack", 5, attack(FRONT), requires=["aggression"]),
    card(
        "Double Slash",
        "attack",
        4,
        attack(FRONT),
        below={"initiative": 2, "lines": [attack(FRONT), {"inflict": "stun", "who": "you"}]},
    ),
    card("Slash And Curse", "attack", 4, attack(FRONT), below={"initiative": 2, "lines": [{"inflict": "stun"}]}),
    card("Split Slash", "attack", 4, attack(FRONT), below={"initiative": 2, "lines": [{"if_successful": [FOCUS]}]}),
    card("Slow Wide Cut", "attack", 4, attack(FRONT_LEFT, FRONT, FRONT_RIGHT)),
    # Instants.
    added("Before Card", "before_your_card", FOCUS),
    added("After Attack", "attack_successful", {"inflict": "hobble"}),
    added("After Attack Shove", "attack_successful", {"push": 1}),
    added("After Attack Guard", "attack_successful", {"take_advantage": True}, type="defence"),
    added("After Block", "block_successful", {"inflict": "hobble"}),
    added("After Either", "attack_or_block_successful", FOCUS),
    added("After Card", "after_your_card", FOCUS),
    added("After Card Attack", "after_your_card", FOCUS, type="attack"),
    added("After Card Strike", "after_your_card", attack(FRONT)),
    added("After Card Twice", "after_your_card", FOCUS, focus=1, below={"initiative": 2, "lines": [ASK]}),
    added("Add Counter", "block_successful", {"add_counter": [5]}),
    card("Swap", "attack", 3, attack(FRONT), **REPLACEMENT),
    card("Swap Guard", "defence", [8, 7], {"block": [FRONT]}, **REPLACEMENT),
    card("Early", "meditation", None, FOCUS, keywords=["instant"], when="start_of_round_before_choose"),
    # Range and sight.
    card("Glare", "meditation", 5, {"inflict": "stun"}, range=3),
    card("Step And Glare", "meditation", 5, move(step(1, "F", must=True)), {"inflict": "stun"}, range=3),
    card("Calm", "meditation", 5, {"switch_kamae": "neutral"}),
    card("Scare", "meditation", 5, {"inflict": "stun", "who": "each opponent"}, range=2),
    card("Hurt All", "meditation", 5, {"inflict": "wound", "who": "all"}),
    card("Hurt Others", "meditation", 5, {"inflict": "wound", "who": "other players"}),
    card("Cut And Strip", "attack", 5, attack(FRONT, FRONT_RIGHT), {"discard": 1, "who": "target"}),
    card("Curse", "meditation", 5, {"inflict": "stun"}),
    card("Spy", "meditation", 5, {"look_at_hand": True}),
    # Alternatives.
    card("Choose", "meditation", 5, {"or": [FOCUS, {"take_advantage": True}]}, {"inflict": "stun", "who": "you"}),
    card(
        "Choose Of Three", "meditation", 5, {"or": [FOCUS, {"take_advantage": True}, {"inflict": "stun", "who": "you"}]}
    ),
    card("Angry Choice", "meditation", 5, {"or": [FOCUS, {"take_advantage": True, "kamae": ["aggression"]}]}),
    card(
        "Angry Choices",
        "meditation",
        5,
        {
            "or": [
                {"inflict": "stun", "who": "you"},
                {"take_advantage": True, "kamae": ["aggression"]},
                {"inflict": "hobble", "who": "you", "kamae": ["aggression"], "pay": 1},
            ]
        },
    ),
    card(
        "Dear Choice",
        "meditation",
        5,
        {"or": [{"take_advantage": True, "pay": 1}, {"take_advantage": True, "kamae": ["balance"]}]},
    ),
]


class Sparring(BattleForJapan):
    """The game with these cards beside the published ones."""

    def __init__(self) -> None:
        super().__init__()
        self.library = Library([*LIBRARY.faces.values(), *_CARDS])
        self.library.home = BattleForJapan.__module__


GAME = Sparring()

FIELD = [[q, r] for q in range(-4, 5) for r in range(-4, 5) if distance((0, 0), (q, r)) <= 4]
"""A board of hexes around the origin."""


def spar(table: Scenario, ann: dict[str, Any], bob: dict[str, Any], **more: Any) -> None:
    """Two fighters face to face in the middle; a hand holds what the scenario names, and a card that does nothing."""
    sides = {
        name: side(**{"deck": ["9x Stand"], **place, **things, "hand": [*things.get("hand", ()), idle]})
        for name, idle, place, things in (
            ("ann", "Stand", {"hex": [0, 1], "facing": 0}, ann),
            ("bob", "Stand", {"hex": [0, 0], "facing": 3}, bob),
            ("cid", "Wait", {"hex": [3, 0], "facing": 0}, more.pop("cid", None)),
        )
        if things is not None
    }
    seats = len(sides)
    table.position("choose", **{"board": FIELD, "track": list(range(seats)), "round": 1, **sides, **more})


def play(table: Scenario, ann: str = "Stand", bob: str = "Stand", cid: str = "Wait") -> None:
    """Everybody chooses a card."""
    table.ann.chooses(ann)
    table.bob.chooses(bob)
    if "cid" in table.deciding:
        table.cid.chooses(cid)


def duel(table: Scenario, ann: str, bob: str = "Stand", **more: Any) -> None:
    """Two fighters face to face, each with one card, which they choose; `ann_` and `bob_` say more of them."""
    things = {name: {**more.pop(f"{name}_", {})} for name in ("ann", "bob")}
    for name, chosen in (("ann", ann), ("bob", bob)):
        extra = [chosen] if chosen != "Stand" else []
        things[name]["hand"] = [*extra, *things[name].get("hand", ())]
    spar(table, things["ann"], things["bob"], **more)
    play(table, ann, bob)
