"""Figures for whoever looks at the table: what can be chosen, what is resolved now, and what an option means."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from nefrit.kernel.decisions import NO_CARD
from nefrit.kernel.refusals import first
from nefrit.senjutsu.attacks import Striking
from nefrit.senjutsu.constants import CORE
from nefrit.senjutsu.displacement import Displacing
from nefrit.senjutsu.faces import SenjutsuFace
from nefrit.senjutsu.framework import choosing_refusals, due_cards, focus_for_choosing
from nefrit.senjutsu.hexes import Hex, neighbour
from nefrit.senjutsu.initiative import hobbled, now
from nefrit.senjutsu.kamae import Shifting
from nefrit.senjutsu.kamae_map import map_of
from nefrit.senjutsu.limits import focus_limit, hand_limit, wound_limit
from nefrit.senjutsu.moves import Moving
from nefrit.senjutsu.options import board_of
from nefrit.senjutsu.perform import Perform
from nefrit.senjutsu.resolve import Resolving
from nefrit.senjutsu.state import HAND, Senjutsu, decider, is_companion
from nefrit.senjutsu.trees.constants import TARGET
from nefrit.senjutsu.trees.gates import Gated
from nefrit.senjutsu.trees.kamae import SwitchKamae
from nefrit.senjutsu.trees.lines import Or


def annotate(game: Senjutsu, seat: int, view: dict[str, Any]) -> None:
    """Add to a view what follows from what it shows.

    A card in the own hand tells whether it can be chosen; the table has the section that is `resolving`, and of each
    that is due its initiative `now`; of each fighter it is told whether it is `desperate`, the `paths` of its Kamae
    map, if it has one, and its limits as they are now; of the own traps which is a decoy. A decision has its `hexes`:
    the hexes of its options with their marks; and the `figure` that it moves or the `fighter` whose Kamae it changes,
    if it does.
    """
    for zone in view["zones"]:
        if zone["zone"] == HAND.name and zone["seat"] == seat:
            must_be, focus = due_cards(game, seat), focus_for_choosing(game, seat)
            for shown in zone["cards"]:
                shown["choosable"] = first(choosing_refusals(game, seat, shown["card"], must_be, focus)) is None
    for number, shown in enumerate(view["seats"]):
        fighter = game.seats[number]
        shown["desperate"] = fighter.is_desperate
        shown["paths"] = None if fighter.automated or is_companion(game, number) else map_of(game, number).paths
        shown["wound_limit"] = wound_limit(game, number)
        shown["stun_limit"] = hand_limit(game, number)
        shown["focus_limit"] = focus_limit(game, number)
        # A companion has one pool with its partner.
        shown["focus"] = game.seats[decider(game, number)].focus
    for trap, shown in zip(game.table.traps, view["table"]["traps"], strict=True):
        shown["decoy"] = trap.decoy if trap.seat == seat else None
    for due, shown in zip(game.table.due, view["table"]["due"], strict=True):
        shown["now"] = now(game, due)
    view["table"]["resolving"] = _resolving(game)
    perform = game.innermost_or_none(Perform)
    view["table"]["performing"] = None if perform is None or perform.source == NO_CARD else perform.source
    if view["decision"] is not None:
        annotate_decision(game, seat, view["decision"])


def _resolving(game: Senjutsu) -> dict[str, int] | None:
    """The section that is being resolved: of which card, and its number."""
    resolving = game.innermost_or_none(Resolving)
    one = None if resolving is None else resolving.current or resolving.one(game)
    return None if one is None else {"card": one.card, "section": one.section}


def annotate_decision(game: Senjutsu, seat: int, decision: dict[str, Any]) -> None:
    """Tell what a decision is `about`, and of each option what its words need (`now`)."""
    if decision["prompt"] == "pay-focus":
        decision["about"] = _offered(game)
    decision["hexes"] = []
    decision["figure"] = _moved(game, seat, decision["prompt"])
    decision["fighter"] = _changed(game, decision["prompt"])
    for number, option in enumerate(decision["options"], start=1):
        if decision["prompt"] == "name-card":
            # A name is no word of the game, and is told as it is.
            option |= {"verb": "name", "card": None, "face": None, "details": [option.pop("word")]}
        elif "verb" in option:
            option["now"] = _meaning(game, seat, option, str(number))
            hex = _leads_to(game, seat, option)
            if hex is not None:
                decision["hexes"].append([list(hex), str(number)])
        elif option.get("face") is not None:
            face = game.definition.library.faces[option["face"]]
            assert isinstance(face, SenjutsuFace)
            option |= {"verb": "card", "details": [], "now": facts(face)}
    if decision["prompt"] == "choose-option":
        _tell_alternatives(game, decision)


def facts(face: SenjutsuFace) -> dict[str, Any]:
    """What must be known of a card to choose it."""
    core = face.is_core and face.type != CORE
    return {"type": face.type, "core": core, "initiative": initiative_text(face), "focus": face.focus}


def initiative_text(face: SenjutsuFace) -> str | None:
    """The printed initiative: a number, the ends of a range, or nothing."""
    return _span(face.initiative) if face.initiative else None


def _span(values: Sequence[int]) -> str:
    return f"{max(values)}-{min(values)}" if len(values) > 1 else str(values[0])


def _offered(game: Senjutsu) -> str | None:
    """Where in the library the thing stands that focus may be paid for now."""
    library = game.definition.library
    striking = game.innermost_or_none(Striking)
    if striking is not None and game.stack[-1] is striking:
        extras = striking.line.extras
        return library.address(extras[striking.asked]) if striking.asked < len(extras) else None
    perform = game.innermost_or_none(Perform)
    line = perform.todo[0] if perform is not None and perform.todo else None
    return library.address(line) if isinstance(line, Gated) else None


def _tell_alternatives(game: Senjutsu, decision: dict[str, Any]) -> None:
    perform = game.innermost_or_none(Perform)
    line = perform.todo[0] if perform is not None and perform.todo else None
    if isinstance(line, Or):
        for option in decision["options"]:
            if "details" in option:
                # Where none of them must be chosen, "no" is an option, too.
                option["about"] = game.definition.library.address(line.lines[option["details"][0]])


def _meaning(game: Senjutsu, seat: int, option: dict[str, Any], mark: str) -> dict[str, Any]:
    """What the words of a move need beside its details, which are told as texts."""
    verb, details = option["verb"], option["details"]
    if verb in ("step", "rotate"):
        return {"way": details[0]}
    if verb == "shift":
        return {"kamae": details[0], "gained": details[1]}
    if verb == "aim":
        name = game.header.names[details[0]]
        return {"name": name[:1].upper() + name[1:]}
    if verb == "value":
        lower = hobbled(game, seat, details[0])
        return {"initiative": details[0], "hobbled": None if lower == details[0] else lower}
    if verb == "pay-initiative":
        *values, focus = details
        return {"initiative": _span(values), "focus": focus}
    if verb in ("contract-draw", "contract-focus"):
        return {"contract": details[0]}
    if verb == "place":
        on_map = len(details) > 1
        return {"piece": details[0] if on_map else None, "place": None if on_map else details[0], "mark": mark}
    return {"mark": mark}


def _leads_to(game: Senjutsu, seat: int, option: dict[str, Any]) -> Hex | None:
    """The hex to which a move leads, if it leads to one."""
    verb, details = option["verb"], option["details"]
    if verb == "step":
        fighter = game.seats[_mover(game, seat)]
        return None if fighter.hex is None else neighbour(fighter.hex, fighter.facing + details[0])
    if verb == "towards":
        figure = _displaced(game)
        return None if figure is None else neighbour(figure, details[0])
    if verb == "start":
        return board_of(game).horde_start(details[0]).hex if len(details) == 1 else (details[0], details[1])
    if verb in ("lord", "on-hex"):
        return details[0], details[1]
    return (details[1], details[2]) if verb == "place" and len(details) > 1 else None


def _moved(game: Senjutsu, seat: int, prompt: str) -> Hex | None:
    """Where the figure stands that a decision moves."""
    if prompt == "move":
        return game.seats[_mover(game, seat)].hex
    return _displaced(game) if prompt in ("displace", "step-target", "rotate-target") else None


def _mover(game: Senjutsu, seat: int) -> int:
    """The fighter whom a player moves now: the own one, or its companion."""
    moving = game.innermost_or_none(Moving)
    return seat if moving is None else moving.seat


def _changed(game: Senjutsu, prompt: str) -> int | None:
    """The fighter whose Kamae a decision changes."""
    shifting, perform = game.innermost_or_none(Shifting), game.innermost_or_none(Perform)
    if prompt == "shift-kamae" and shifting is not None:
        return shifting.seat
    line = perform.todo[0] if perform is not None and perform.todo else None
    if prompt != "switch-kamae" or perform is None or not isinstance(line, SwitchKamae):
        return None
    return next(iter(perform.meant(game, line.who)), None)


def _displaced(game: Senjutsu) -> Hex | None:
    """Where the figure stands that is moved against its will now."""
    displacing, perform = game.innermost_or_none(Displacing), game.innermost_or_none(Perform)
    if displacing is not None:
        return game.seats[displacing.seats[0]].hex
    moved = () if perform is None else perform.meant(game, TARGET)
    return game.seats[moved[0]].hex if moved else None
