"""Figures for whoever looks at the table: skill, glory, strength and cost now, and what a decision is about."""

from __future__ import annotations

from typing import Any, Final

from nefrit.kernel.decisions import NO_CARD, PASS
from nefrit.kernel.effects import Context
from nefrit.kernel.log import readings
from nefrit.kernel.plain import Value
from nefrit.kernel.view import handle
from nefrit.l5r.abilities import abilities_of, printed_on
from nefrit.l5r.bidding import Bid, bid_of
from nefrit.l5r.conflict import Declare
from nefrit.l5r.constants import ATTACHMENT, CHARACTER, EVENT, MILITARY, POLITICAL, PROVINCE
from nefrit.l5r.duels import Duel, dueling_skill
from nefrit.l5r.initiating import Use
from nefrit.l5r.keywords import keywords_of, triggered_by_keyword
from nefrit.l5r.prices import fate_cost
from nefrit.l5r.selecting import Select
from nefrit.l5r.simultaneous import Due, Simultaneous
from nefrit.l5r.standing import all_on_cards, is_faceup
from nefrit.l5r.state import L5R, Conflict
from nefrit.l5r.trees import Grants
from nefrit.l5r.values import conflict_total, glory, has_dash, is_character, skill, strength
from nefrit.l5r.windows import Respond

DUEL_BEGINS: Final = "l5r.duel.d1-begins"
WITH_ABILITY: Final = ("use", "respond")
"""The moves whose first detail is the number of an ability of the card."""
PLAYING: Final = ("play", "play-into-conflict", "play-as-attachment", *WITH_ABILITY)
"""The moves that play a card for its cost, unless it is in play already."""


def annotate(game: L5R, seat: int, view: dict[str, Any]) -> None:
    """Add to a view what follows from what it shows.

    A card that its reader knows gets `now`, its present values, and `facedown` if others do not see it; what other
    cards do to it stands in `under`. A running duel is `duel`.
    """
    changes = changed_by_others(game, seat)
    for zone in view["zones"]:
        for shown in zone["cards"]:
            if "card" in shown:
                shown["facedown"] = not is_faceup(game, shown["card"])
                shown["now"] = figures(game, shown["card"])
                if shown["card"] in changes:
                    shown["under"] = changes[shown["card"]]
    _annotate_conflict(game, view)
    view["duel"] = duel_now(game)
    _annotate_declaration(game, seat, view)
    if view["decision"] is not None:
        annotate_decision(game, seat, view["decision"])


def _annotate_conflict(game: L5R, view: dict[str, Any]) -> None:
    """Tell the `totals` of both players, so nobody need announce them, and what attackers lack to break the province.

    l5r.step-3-2-2.announce-totals, decision.all.physical
    """
    conflict = game.table.conflict
    if conflict is not None:
        totals = [conflict_total(game, player) for player in (0, 1)]
        view["table"]["conflict"]["totals"] = totals
        view["table"]["conflict"]["to_break"] = lacking_to_break(game, conflict, totals)


def _annotate_declaration(game: L5R, seat: int, view: dict[str, Any]) -> None:
    """Tell a player, and nobody else, what the player has declared so far: nothing happens before all of it is chosen.

    l5r.step-3-2.simultaneous-all-or-nothing
    """
    declaring = game.innermost_or_none(Declare)
    if declaring is None or declaring.seat != seat or declaring.chosen == PASS or game.table.conflict is not None:
        return
    province = handle(game, seat, declaring.province)
    view["declaration"] = {"type": declaring.type, "ring": declaring.ring, "province": province}


def changed_by_others(game: L5R, seat: int) -> dict[int, list[dict[str, Any]]]:
    """For each card in play what applies to it beside its own text: which part of which card, and until when.

    What a card in play does for as long as it is there has no end of its own. An attachment lies beside its card, where
    everybody reads it.
    """
    until = {(lasting.source, lasting.cards, id(lasting.effect)): lasting.until for lasting in game.lasting}
    found: dict[int, list[dict[str, Any]]] = {}
    for card, in_force in all_on_cards(game):
        effect, cards, is_lasting = in_force.effect, in_force.cards, in_force.is_lasting
        source = in_force.context.source
        told: object = effect
        if not is_lasting and (source == card or game.pieces[source].on == card):
            continue
        if is_lasting and isinstance(effect, Grants) and (source, cards or (), id(effect)) not in until:
            # A gained ability lasts by itself.
            told = effect.granted
        found.setdefault(card, []).append(
            {
                "effect": game.definition.library.address(told),
                "source": handle(game, seat, source),
                "face": game.faces[source].id if game.knows(seat, source) else None,
                "until": until[source, cards or (), id(told)] if is_lasting else None,
            }
        )
    return found


def lacking_to_break(game: L5R, conflict: Conflict, totals: list[int]) -> int | None:
    """How much skill the attackers lack to break the attacked province (l5r.break.condition); None if it is broken."""
    attack, defense = totals[conflict.attacker], totals[conflict.defender]
    if game.pieces[conflict.province].broken:
        return None
    # decision.l5r.no-winner: without any skill nothing is won.
    return max(0, 1 - attack, defense + strength(game, conflict.province) - attack)


def duel_now(game: L5R) -> dict[str, Any] | None:
    """The running duel as everybody sees it: who fights, with which skill, and once revealed with which bid."""
    duel = game.innermost_or_none(Duel)
    if duel is None or not all(is_character(game, card) for card in (duel.challenger, duel.challenged)):
        return None
    bidding = game.innermost_or_none(Bid)
    # l5r.duel.d4-reveal: a dial shows the bid before this one until both have bid anew.
    revealed = duel.step_rule != DUEL_BEGINS if bidding is None else bool(bidding.bids)
    sides = []
    for card in (duel.challenger, duel.challenged):
        bid = bid_of(game, game.pieces[card].controller) if revealed else None
        sides.append({"card": card, "skill": dueling_skill(game, card, duel.challenge.type), "bid": bid})
    return {"type": duel.challenge.type, "sides": sides, "winner": None if duel.winner == NO_CARD else duel.winner}


def annotate_decision(game: L5R, seat: int, decision: dict[str, Any]) -> None:
    """Tell what a player may respond to, and of each option the ability it is `about`, or what its card costs."""
    happening = game.innermost_or_none(Simultaneous)
    if decision["prompt"] == Respond.prompt and happening is not None:
        decision["happening"] = readings(game, seat, [happening.occurrences[nth] for nth in happening.imminent])
    selection = selection_now(game) if decision["prompt"] == "select-one" else None
    due = game.innermost_or_none(Due)
    for option in decision["options"]:
        verb = option.get("verb")
        if verb in WITH_ABILITY:
            option["about"] = ability_address(game, option["card"], option["details"][0])
        if verb == "gain-ability":
            printed = printed_on(game, option["card"])[option["details"][0]]
            option["about"] = game.definition.library.address(printed)
        if verb == "respond" and happening is not None:
            option["happening"] = readings(game, seat, [happening.occurrences[option["details"][1]]])
        if verb == "delayed" and due is not None:
            procedure = due.delayed[option["details"][0]].procedure
            option["about"] = (
                game.definition.library.address(procedure.part()) if isinstance(procedure, Context) else None
            )
        if verb == "option" and selection is not None:
            option["about"] = game.definition.library.address(selection.options[option["details"][0]])
        if verb in PLAYING:
            in_play = option["card"] in game.pieces
            option["now"] = {"cost": None} if in_play else figures(game, option["card"])


def selection_now(game: L5R) -> Select | None:
    """The effects among which a player selects now: those of an ability, or of a part of one that resolves."""
    context = game.innermost_or_none(Context)
    found = context.todo[0] if context is not None and context.todo else None
    if isinstance(context, Use) and found is None:
        found = context.ability.effect
    return found if isinstance(found, Select) else None


def figures(game: L5R, card: int) -> dict[str, Value]:
    """The values of a card now: of a card that may be played its cost, of one in play its skills or strength."""
    face = game.faces[card]
    if card not in game.pieces:
        return {"cost": fate_cost(game, game.owners[card], card)} if face.type in (CHARACTER, ATTACHMENT, EVENT) else {}
    if is_character(game, card):
        military, political = (
            None if has_dash(game, card, type) else skill(game, card, type) for type in (MILITARY, POLITICAL)
        )
        return {"military": military, "political": political, "glory": glory(game, card)}
    return {"strength": strength(game, card)} if face.type == PROVINCE else {}


def ability_address(game: L5R, card: int, number: int) -> str | None:
    """Where in the library an ability of a card stands, or the keyword that it is of; None if it stands nowhere."""
    library = game.definition.library
    ability = abilities_of(game, card)[number]
    words = [word for word in keywords_of(game, card) if triggered_by_keyword(word) == ability]
    return library.address(ability) or next((library.address(word) for word in words), None)
