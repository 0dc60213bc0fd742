"""Cards that say one thing each, beside the published ones: for scenarios about the round, focus, Kamae and harm."""

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

_NUMBERS = count(900)

Line = dict[str, Any]


def _card(name: str, type: str, initiative: Any, *lines: Line, **more: Any) -> SenjutsuFace:
    """A card with one section; `below` is a second one, `others` are other initiatives of the first."""
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


def _instant(name: str, kind: str, when: str, *lines: Line, **more: Any) -> SenjutsuFace:
    return _card(name, "meditation", None, *lines, keywords=[kind], when=when, **more)


# Cards with this line ask their player something when they resolve: so one sees whose turn it is.
ASK = {"draw": 1, "up_to": True}

_CARDS = [
    _card("Breath", "meditation", 3, {"gain_focus": 1}),
    # Initiative, types and sections.
    _card("Ponder", "meditation", 3, ASK),
    _card("Quick Ponder", "meditation", 6, ASK),
    _card("Probe", "attack", 3, ASK),
    _card("Watch", "defence", 3, ASK),
    _card("Twice", "meditation", 5, ASK, below={"initiative": 2, "lines": [ASK]}),
    _card("Wide", "defence", [7, 3], ASK),
    _card("Low", "defence", [3, 1], ASK),
    _card("Lowest", "defence", [2, 0], ASK),
    _card("Wide Twice", "defence", [7, 5], {"gain_focus": 1}, below={"initiative": [4, 2], "lines": [ASK]}),
    _card("Hasty Wide", "defence", [3, 2], ASK, others=[{"initiative": [8, 6], "pay": 1}]),
    _card("Hasty", "meditation", 2, ASK, others=[{"initiative": 6, "pay": 1}]),
    _card("Angry Haste", "meditation", 2, ASK, others=[{"initiative": 6, "kamae": ["aggression"]}]),
    _card("Swing", "attack", 3, ASK, types=["core", "attack"], **{"class": "core_weapon"}),
    _card("Parry", "defence", 3, ASK, types=["core", "defence"], **{"class": "core_weapon"}),
    _card("Rest", "core", 3, ASK, **{"class": "core_ability"}),
    _card("Walk", "meditation", 3, {"move": [{"step": 1}]}),
    _card("March", "core", 0, {"move": [{"step": 1}, {"rotate": 1}]}, ASK, **{"class": "core_ability"}),
    # Costs and requirements.
    _card("Dear", "meditation", 4, ASK, focus=2),
    _card("Fierce", "meditation", 4, ASK, requires=["aggression"]),
    _card("Dear Haste", "meditation", 2, ASK, focus=1, others=[{"initiative": 6, "pay": 1}]),
    _card("Offer", "meditation", 3, {"take_advantage": True, "pay": 2}, {"gain_focus": 1}),
    # Instants.
    _card("Spring", "attack", 5, ASK, keywords=["instant replacement"]),
    _card("Dear Spring", "attack", 5, ASK, keywords=["instant replacement"], focus=3),
    _instant("First", "instant", "start_of_round_before_choose", {"gain_focus": 1}, focus=1),
    _instant("Broaden", "instant additional", "before_block_initiative", {"widen_block": 1}),
    _instant("After Cut", "instant additional", "attack_successful", {"gain_focus": 1, "hidden": True}, {"draw": 1}),
    _instant("After Wall", "instant additional", "block_successful", {"gain_focus": 1, "hidden": True}, {"draw": 1}),
    # Kamae and advantage.
    _card("Fan", "meditation", 3, {"take_advantage": True}),
    _card("Shift", "meditation", 3, {"shift_kamae": 1}),
    _card("Shift Far", "meditation", 3, {"shift_kamae": 2}),
    _card("Switch", "meditation", 3, {"switch_kamae": "any"}),
    _card("Calm Down", "meditation", 3, {"switch_kamae": "neutral"}),
    _card("Stance", "meditation", 3, {"gain_focus": 1, "kamae": ["aggression", "balance"]}),
    # Cards in hands and decks.
    _card("Draw Two", "meditation", 3, {"draw": 2}),
    _card("Draw Up To Two", "meditation", 3, {"draw": 2, "up_to": True}),
    _card("Strip", "meditation", 6, {"discard": 3, "who": "target"}),
    _card("Strip Attacks", "meditation", 6, {"discard": 1, "types": ["attack"], "who": "target"}),
    _card("Seek", "meditation", 3, {"search": "deck", "ranks": ["wood"]}),
    _card("Seek Top", "meditation", 3, {"search": "deck", "top": 3}),
    _card("Recall", "meditation", 3, {"search": "discard"}),
    _card("May Recall", "meditation", 3, {"search": "discard", "up_to": True}),
    _card("Study", "meditation", 6, {"look_at_hand": True}),
    _card("Twig", "meditation", 3, ASK, rank="wood"),
    _card("Ready", "meditation", 3, ASK, keywords=["prepared"]),
    # Harm and status cards.
    _card("Daze", "meditation", 6, {"inflict": "stun"}),
    _card("Lame", "meditation", 6, {"inflict": "hobble"}),
    _card("Lame Twice", "meditation", 9, {"inflict": "hobble", "count": 2}),
    _card("Hurt All", "meditation", 6, {"inflict": "wound", "who": "all"}),
    _card("Mend Two", "meditation", 3, {"discard_status": ["stun", "hobble"], "count": 2}),
    _card("Mend", "meditation", 3, {"discard_status": ["poison", "stun"], "count": 1}),
    _card("Cut", "attack", 5, {"attack": [{"hex": [0, -1], "wounds": 1}]}),
    _card("Wall", "defence", 5, {"block": [[0, -1]]}),
    _card("Screen", "defence", [7, 3], {"block": [[0, -1]]}),
    _card("Fang", "attack", 8, {"attack": [{"hex": [0, -1], "poison": 1}]}),
    _card("Sharp Fang", "attack", 8, {"attack": [{"hex": [0, -1], "wounds": 1, "poison": 1}]}),
    _card("Two Fangs", "attack", 8, {"attack": [{"hex": [0, -1], "poison": 2}]}),
    _card("Itch", "poison", None, ASK, keywords=["poison"], **{"class": "poison"}),
    _card("Numb", "poison", None, {"lose_focus": 1}, keywords=["poison"], **{"class": "poison"}),
    _card("Fog", "poison", None, {"switch_kamae": "neutral"}, keywords=["poison"], **{"class": "poison"}),
    # Hidden fighters, and attacks that compare initiative.
    _card("Slide", "meditation", 6, {"enter_hidden": True}),
    _card("Shade", "meditation", 3, {"gain_focus": 2, "hidden": True}, {"draw": 1, "kamae": ["balance"]}),
    _card("Ambush", "attack", 5, {"attack_slower": True}, {"if_successful": [{"inflict": "wound"}]}, range=3),
    _card("Glad Ambush", "attack", 5, {"attack_slower": True}, {"if_successful": [{"gain_focus": 1}]}, range=3),
    _card("Far Ambush", "attack", 5, {"attack_slower": True}, {"inflict": "wound"}),
    _card("Glad Screen", "defence", [7, 3], {"block": [[0, -1]]}, {"if_successful": [{"gain_focus": 1}]}),
    _card("Sure Ambush", "attack", 5, {"attack_slower": True, "unblockable": True}, {"inflict": "wound"}),
]


class PlainDuel(BattleForJapan):
    """The game with these cards beside the published ones."""

    def __init__(self) -> None:
        super().__init__()
        self.library = Library([*LIBRARY.faces.values(), *_CARDS])
        self.library.home = BattleForJapan.__module__


GAME = PlainDuel()

FIELD = [[q, r] for q in range(-5, 6) for r in range(-5, 6) if distance((0, 0), (q, r)) <= 5]
"""A board of hexes around the origin."""


def fighter(**things: Any) -> dict[str, Any]:
    """What a fighter has unless said otherwise."""
    return {"deck": ["9x Breath"], "hand": ["Breath"], **things}


def duel(table: Scenario, ann: dict[str, Any], bob: dict[str, Any], *, at: str = "choose", **more: Any) -> None:
    """Two fighters, far from each other unless said otherwise; ann (a Ronin) is above bob (a Warrior) on the track."""
    sides = {
        "ann": side(**fighter(**{"hex": [0, 3], **ann})),
        "bob": side(**fighter(**{"hex": [0, -3], "facing": 3, **bob})),
    }
    table.position(at, **{"board": FIELD, "track": [0, 1], "round": 1, **sides, **more})


def both_choose(table: Scenario, ann: str, bob: str) -> None:
    """Both choose their cards."""
    table.ann.chooses(ann)
    table.bob.chooses(bob)
