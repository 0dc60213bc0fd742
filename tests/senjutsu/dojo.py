"""Scenarios with the characters of the expansions: ann has one of them and plays a card, bob stands where he is put."""

from __future__ import annotations

from typing import Any

from nefrit.kernel.cards import Library
from nefrit.senjutsu.definition import BattleForJapan
from nefrit.testing import Scenario, side
from tests.senjutsu.sparring import ASK, FIELD, FRONT, Sparring, attack, card, marked, move, step
from tests.senjutsu.sparring import GAME as SPARRING

Things = dict[str, Any]
Place = tuple[int, int]

AHEAD, TWO_AHEAD, RIGHT, BACK_RIGHT, BEHIND, BACK_LEFT, LEFT = (
    (0, -1),
    (0, -2),
    (1, -1),
    (1, 0),
    (0, 1),
    (-1, 1),
    (-1, 0),
)
ANGRY, CALM, FIRM, FAR = ({"kamae": kamae} for kamae in ("aggression", "balance", "determination", "distance"))
HIDDEN = {"hidden": True}
DESPERATE = {"wounds": 3}


class Dojo(Sparring):
    """The game with cards that show at which initiative something happens."""

    def __init__(self) -> None:
        super().__init__()
        cuts = [card(f"Cut At {value}", "attack", value, attack(FRONT)) for value in range(2, 10)]
        long = card("Long Cut At 8", "attack", 8, attack([0, -2]))
        wall = card("Wall", "defence", [9, 8, 7, 6, 5, 4, 3, 2], {"block": [[0, 0]]})
        heavy = card("Heavy Cut", "attack", 5, attack(FRONT, wounds=9))
        poke = card("Poke", "meditation", 5, {"inflict": "wound"})
        strip = card("Strip", "meditation", 5, {"discard": 1, "who": "target"})
        strip_two = card("Strip Two", "meditation", 5, {"discard": 2, "who": "target"})
        fade = card("Fade", "meditation", 5, {"lose_focus": 1, "who": "target"})
        soothe = card("Soothe", "meditation", 5, {"switch_kamae": "neutral", "who": "target"})
        knock = card("Slow Knock", "attack", 3, marked(FRONT), {"on_marked": "*", "do": [{"inflict": "stun"}]})
        gold = card("Gold Cut", "attack", 5, attack(FRONT), rank="gold")
        gold_guard = card("Gold Guard", "defence", 5, {"block": [FRONT]}, rank="gold")
        dear = card("Dear Follow-Up", "attack", None, {"gain_focus": 1}, focus=2, when="counter_successful")
        hurt = card("Hurt All And Ask", "meditation", 5, {"inflict": "wound", "who": "all"}, ASK)
        cut = card("Cut And Ask", "attack", 5, attack(FRONT, [1, -1]), ASK)
        recall = card("Recall Any", "meditation", 5, {"search": "discard"}, ASK)
        swap = card("Swap Thought", "meditation", 5, attack(FRONT), keywords=["instant replacement"])
        late = card("Late March", "meditation", 2, move(step(2, "F", must=True)))
        more = [
            long,
            wall,
            heavy,
            poke,
            fade,
            soothe,
            strip,
            strip_two,
            knock,
            gold,
            gold_guard,
            dear,
            hurt,
            cut,
            recall,
            swap,
            late,
        ]
        self.library = Library([*SPARRING.library.faces.values(), *more, *cuts])
        self.library.home = BattleForJapan.__module__


GAME = Dojo()


def meet(
    table: Scenario,
    who: str,
    hand: list[str],
    ann: Things | None = None,
    bob: Things | None = None,
    at: Place = AHEAD,
    *,
    moment: str = "choose",
    other: str = "master",
    **more: Any,
) -> None:
    """Ann stands in the middle and looks forward; bob stands at a hex and looks back at her.

    Who has a companion has it as a third side, `dog`, which more may be said of.
    """
    first = {"hex": [0, 0], "facing": 0, "deck": ["9x Stand"], **(ann or {})}
    second = {"hex": list(at), "facing": 3, "deck": ["9x Stand"], **(bob or {})}
    first["hand"] = [*hand, *first.get("hand", ()), "Stand"]
    second["hand"] = [*second.get("hand", ()), "Stand"]
    sides = {"ann": side(**first), "bob": side(**second)}
    track = [0, 1]
    if "ashigaru" in (who, other):
        free = [-3, 0] if tuple(at) == (3, 0) else [3, 0]
        dog = {"hex": free, "facing": 0, "deck": ["9x Jump/Down"], **more.pop("dog", {})}
        sides["cid"] = side(**dog)
        track = [0, 2, 1] if who == "ashigaru" else [0, 1, 2]
    options = {"fighters": [who, other]}
    table.position(moment, **{"board": FIELD, "track": track, "round": 1, "options": options, **sides, **more})


def duel(table: Scenario, who: str, name: str, *answers: str | int, against: str = "Stand", **more: Any) -> None:
    """Ann plays a card and gives these answers, bob another card."""
    number = more.pop("number", name)
    bob = more.pop("bob", {})
    if against != "Stand":
        bob = {**bob, "hand": [against, *bob.get("hand", ())]}
    meet(table, who, [number], bob=bob, **more)
    table.ann.chooses(name)
    table.bob.chooses(against)
    says(table.ann, *answers)


def says(player: Any, *answers: str | int | tuple[str, ...]) -> None:
    """A player answers one question after the other."""
    for answer in answers:
        if isinstance(answer, int):
            player.says(answer)
        elif isinstance(answer, tuple):
            player.chooses(*answer)
        else:
            player.chooses(answer)


def go_on(table: Scenario) -> None:
    """Whoever is asked takes the first choice, until the round is over."""
    while table.game.outcome is None and table.round == 1 and table.deciding:
        player = getattr(table, table.deciding[0])
        if player.asked == "draw-up-to":
            player.says(0)
        elif player.asked in ("discard-cards", "place-caltrops"):
            player.chooses(*player.choices[: player.decision.least])
        else:
            player.chooses(player.choices[0])


def harm(player: Any) -> tuple[int, int, int, int]:
    """The wounds, bleeding wounds, stuns and hobbles of a fighter."""
    return player.wounds, player.bleeding, player.stuns, len(player.hobbles)
