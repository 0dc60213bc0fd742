"""What is computed and not stored, for whoever draws the table: power, hit points, costs, what an option is about."""

from __future__ import annotations

from typing import Any, Final

from nefrit.invasion.abilities import ChainLink
from nefrit.invasion.combat import TARGET, Attack, pool_of
from nefrit.invasion.constants import ATTACKING, DEFENDING, LEGEND, NO_ZONE, SECTION_NAMES, SECTIONS
from nefrit.invasion.damage import ApplyDamage
from nefrit.invasion.places import is_place, seat_and_section
from nefrit.invasion.playing import Develop, Play, PlayTactic
from nefrit.invasion.state import HAND, Invasion, section_of
from nefrit.invasion.values import (
    hit_points,
    is_fighter,
    legend_power,
    power,
    price,
    zone_hit_points,
    zone_power,
)
from nefrit.invasion.ways_to_play import as_chosen
from nefrit.kernel.decisions import NO_CARD, Decision
from nefrit.kernel.effects import Context
from nefrit.kernel.log import readings
from nefrit.kernel.plain import Value
from nefrit.parts.using import AbilityUse

OF_A_SEAT: Final = ("zone", TARGET, "player")
"""Options whose first detail is a seat."""
YOU, OPPONENT, ANOTHER = "you", "opponent", "another"


def annotate(game: Invasion, seat: int, view: dict[str, Any]) -> None:
    """Add to a view what follows from what it shows.

    A card that its reader knows gets `now`, its present values, and `facedown` if others do not see it. Each player
    gets `zones`: the power, hit points, damage and fire of the zones of the capital. A combat gets its `pools` of
    damage, the attackers' first, and what `reaches` its target past the defenders. A link of the chain gets its `verb`,
    the `zone` it is about and the `places` among its targets, which are zones of capitals.
    """
    for zone in view["zones"]:
        for shown in zone["cards"]:
            if "card" in shown:
                piece = game.pieces.get(shown["card"])
                shown["facedown"] = piece is not None and piece.facedown
                shown["now"] = figures(game, shown["card"])
    for number, shown in enumerate(view["seats"]):
        shown["zones"] = [capital_zone(game, number, section) for section in SECTIONS]
    for link, shown in zip(game.table.chain, view["table"]["chain"], strict=True):
        shown["verb"] = link.verb
        shown["zone"] = None if link.section == NO_ZONE else SECTION_NAMES[link.section]
        places = [seat_and_section(one) for cards in link.chosen for one in cards if is_place(one)]
        shown["places"] = [(whose, SECTION_NAMES[section]) for whose, section in places]
    if game.table.combat is not None and game.table.combat.declared:
        view["table"]["combat"] |= fighting(game)
    if view["decision"] is not None:
        annotate_decision(game, seat, view["decision"])


def fighting(game: Invasion) -> dict[str, Value]:
    """What both sides of a combat deal, and how much of that the target would take as it stands."""
    pools = tuple([pool_of(game, side) for side in (ATTACKING, DEFENDING)])
    attack = game.innermost_or_none(Attack)
    if (
        attack is None
        or game.table.combat is None
        or game.table.combat.assigned
        or not attack.target_takes_damage(game)
    ):
        return {"pools": pools, "reaches": None}
    return {"pools": pools, "reaches": max(0, pools[0] - attack.needed(game))}


def capital_zone(game: Invasion, seat: int, section: int) -> dict[str, Value]:
    """A zone of a capital as everybody sees it."""
    player = game.seats[seat]
    return {
        "zone": SECTION_NAMES[section],
        "power": zone_power(game, seat, section),
        "hit_points": zone_hit_points(game, seat, section),
        "damage": player.damage[section],
        "assigned": player.assigned[section],
        "burning": player.burning[section],
    }


def figures(game: Invasion, card: int) -> dict[str, Value]:
    """The values of a card now: its price in a hand, its power and hit points in play."""
    if game.lies_in(card, HAND):
        return {"cost": price(game, game.owners[card], card)}
    if card not in game.pieces or game.pieces[card].development:
        return {}
    shown: dict[str, Value] = {}
    if game.faces[card].type == LEGEND:
        shown["powers"] = tuple([legend_power(game, card, section) for section in SECTIONS])
    elif section_of(game, card) >= 0:
        shown["power"] = power(game, card)
    if is_fighter(game, card):
        shown["hit_points"] = hit_points(game, card)
    return shown


def annotate_decision(game: Invasion, seat: int, shown: dict[str, Any]) -> None:
    """Tell of each option the ability it is `about`, what its card costs, and whose zone it is: among more than two
    players by the seat. Effects that are to be resolved are told apart by what they do it to, and triggered actions by
    what they respond to.
    """
    decision = next((one for one in game.pending if one.seat == seat), None)
    for number, option in enumerate(shown["options"]):
        verb = option.get("verb")
        if verb in OF_A_SEAT:
            whose = option["details"][0]
            theirs = OPPONENT if game.seat_count == 2 else ANOTHER
            option["now"] = {"whose": YOU if whose == seat else theirs, "seat": whose}
        meant = _meant(decision, number)
        if verb == Develop.verb:
            option["now"] = {"cost": 0, "whose": YOU, "detail": None}
        if verb == Play.verb and isinstance(meant, tuple):
            meant = as_chosen(seat, meant)
        if isinstance(meant, PlayTactic):
            invades = game.faces[meant.source].invades
            option["now"] = {"cost": meant.to_pay(game), "whose": OPPONENT if invades else YOU, "detail": None}
        if verb == "change-damage":
            option["now"] = {"target": _recipient(game, seat, meant)}
        if verb == "resolve":
            option["now"] = {"target": _only_target(game, seat, meant)}
        if isinstance(meant, ChainLink) and meant.occurrence is not None:
            option["happening"] = readings(game, seat, [meant.occurrence])
        if verb == "use" and isinstance(meant, AbilityUse):
            option["about"] = game.definition.library.address(meant.ability)


def _meant(decision: Decision | None, number: int) -> Value:
    """What rules mean by an option."""
    return decision.values[number] if decision is not None and decision.values else None


def _recipient(game: Invasion, seat: int, meant: Value) -> str | None:
    """The face of the card whose damage an effect would change, if it is a card and the player knows it."""
    applying = game.innermost_or_none(ApplyDamage)
    if applying is None or not isinstance(meant, tuple):
        return None
    card = applying.hits[meant[0]].card
    return game.faces[card].id if card != NO_CARD and game.knows(seat, card) else None


def _only_target(game: Invasion, seat: int, meant: Value) -> str | None:
    """The face of the only card that an effect has for a target, if the player knows it."""
    targets = meant.targets if isinstance(meant, Context) else ()
    if len(targets) != 1 or targets[0] < 0 or not game.knows(seat, targets[0]):
        return None
    return game.faces[targets[0]].id
