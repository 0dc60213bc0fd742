"""Positions: which card a name means, what cannot be in one, and how play begins at each step of the timing chart."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from nefrit.imperium.cleanup import CleanUp
from nefrit.imperium.constants import ACTIVATE, BARBARIAN, CLASSICS, COMBINED, FAME, INNOVATE, POWER, REVOLT
from nefrit.imperium.drawing import Drawing
from nefrit.imperium.faces import ImperiumFace
from nefrit.imperium.nations import COMMONS
from nefrit.imperium.passives import hand_size
from nefrit.imperium.rounds import Rounds
from nefrit.imperium.state import BENEATH, DEVELOPMENT, GARRISON, HAND, MARKET, STANDING, Imperium, in_turn
from nefrit.imperium.turn import Activation, Innovation, Revolt, Turn
from nefrit.kernel.cards import Face
from nefrit.kernel.checking import Problem
from nefrit.kernel.decisions import NO_CARD
from nefrit.kernel.procedures import Procedure
from nefrit.kernel.record import Header
from nefrit.kernel.zones import Zone

DOING = {Activation: ACTIVATE, Innovation: INNOVATE, Revolt: REVOLT}
"""What a player does in a turn by each of these."""


def faces_meant(header: Header, faces: list[Face], zone: Zone, seat: int) -> list[Face]:
    """Power cards lie beside the players and nowhere else; a card of fame is called by its first side.

    Of what is left those count that are of the nation of the player, or of the box that is played. What a card costs to
    develop tells cards apart in the development area only. Where a card stands beside the same one for barbarians, that
    one is called by its id.
    """
    found = [face for face in faces if isinstance(face, ImperiumFace)]
    found = [face for face in found if (POWER in face.suits) == (zone is STANDING)] or found
    found = [face for face in found if FAME not in face.suits or face.side != "B"]
    nations = header.options.get("nations")
    if isinstance(nations, list) and not zone.shared:
        found = [face for face in found if face.module == nations[seat]] or found
    box = header.options.get("box", CLASSICS)
    if box != COMBINED:
        found = [face for face in found if face.box in (box, COMMONS.box)] or found
    found = [face for face in found if face.state != BARBARIAN] or found
    if zone is not DEVELOPMENT and all(found[0].plays_as(other) for other in found):
        found = found[:1]
    return list(found)


def frames_at(game: Imperium, procedure: Callable[..., Procedure], step: str) -> tuple[Procedure, ...]:
    """The round, the turn of the active player or its clean-up, and what goes on in it."""
    seat = game.table.active
    if procedure is Rounds:
        return (Rounds().starting_at(step),)
    if procedure is Turn:
        return _round(game, "begin_turn"), Turn(seat).starting_at(step)
    if procedure is CleanUp:
        return _round(game, "clean_up"), CleanUp(seat).starting_at(step)
    if procedure is Drawing:
        missing = max(0, hand_size(game, seat) - len(game.zone(HAND, seat)))
        return _round(game, "clean_up"), CleanUp(seat).waiting_at("draw"), Drawing(seat, missing).starting_at(step)
    for doing, how in DOING.items():
        if procedure is doing:
            game.edit_table().doing = how
            turn = Turn(seat).waiting_at("begin")
            turn.how = how
            begun = Activation((seat,)) if doing is Activation else doing(seat)
            return _round(game, "begin_turn"), turn, begun.starting_at(step)
    raise LookupError(f"the timing chart has no step {step}")


def _round(game: Imperium, step: str) -> Rounds:
    rounds = Rounds().waiting_at(step)
    rounds.turn = in_turn(game, game.table.first).index(game.table.active)
    return rounds


def problems(game: Imperium) -> Iterator[Problem]:
    """Two cards in one slot of the market, and cards under others that do not lie there."""
    slots = [game.pieces[card].slot for card in game.zone(MARKET)]
    for card in game.zone(MARKET):
        slot = game.pieces[card].slot
        if slot >= 0 and slots.count(slot) > 1:
            yield Problem(f"two cards are in the slot {slot} of the market", card=card)
    for card in game.in_play():
        piece = game.pieces[card]
        if piece.beneath != NO_CARD and not game.lies_in(piece.beneath, BENEATH):
            yield Problem("the card beneath it must lie in the zone beneath", card=card)
        if any(not game.lies_in(one, GARRISON) for one in piece.garrison):
            yield Problem("the cards under it must lie in the zone garrison", card=card)
