"""Views: what a seat may know of a state, and states imagined from nothing more than that."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, Final

from nefrit.kernel.cards import Face
from nefrit.kernel.chance import Chance
from nefrit.kernel.decisions import KINDS, NO_CARD, Decision, moot
from nefrit.kernel.game import AnyGame
from nefrit.kernel.plain import Plain, Value, card_fields_of, fields_of, secret_fields_of
from nefrit.kernel.procedures import Procedure
from nefrit.kernel.state import Piece

Shown = int | str | None

_SHOWN: Final[dict[tuple[type, bool], tuple[tuple[str, bool], ...]]] = {}


def view(game: AnyGame, seat: int) -> dict[str, Any]:
    """What a seat may know, as data that can be sent to it. The seat number `seat_count` is a spectator's.

    Everything in it is allowed by name: zones show the faces the seat knows, records show all but their secret fields.
    A card that the seat does not know has no number here, only a place.
    """
    outcome = game.outcome
    return {
        "game": game.definition.name,
        "edition": game.header.edition,
        "seat": seat,
        "seats": [_record(game, seat, record, owner == seat) for owner, record in enumerate(game.seats)],
        "table": _record(game, seat, game.table, False),
        "zones": _zones(game, seat),
        "lasting": [_lasting(game, seat, lasting) for lasting in game.lasting],
        "at": [rule for rule in (frame.step_rule for frame in game.stack) if "." in rule],
        "running": [_running(game, seat, frame) for frame in game.stack if frame.shown_fields],
        "decision": next((_own_decision(game, d) for d in game.pending if d.seat == seat), None),
        "waiting": [{"seat": d.seat, "rule": d.rule} for d in game.pending],
        "answered": [answered for answered, _ in game.answers_so_far],
        "outcome": None
        if outcome is None
        else {
            "winners": list(outcome.winners),
            "rule": outcome.rule,
            "message": outcome.message,
            "stopped": outcome.stopped,
        },
    }


def handle(game: AnyGame, seat: int, card: int) -> Shown:
    """How a seat may speak of a card: by its number if it knows it, else only by its place.

    Numbers below NO_CARD are no cards but what a game lets stand among them, and are as open as the field they are in.
    """
    if card == NO_CARD:
        return None
    if card < NO_CARD or game.knows(seat, card):
        return card
    zone, owner = game.place(card)
    return f"{zone.name}/{owner}/{game.zones[game.slot_of[card]].index(card)}"


def _zones(game: AnyGame, seat: int) -> list[dict[str, Any]]:
    shown, seen, pieces = [], game.known_to, game.pieces
    for zone in game.definition.zones:
        for owner in range(1 if zone.shared else game.seat_count):
            # Most cards lie in decks, where there is nothing to see of them.
            cards = [
                _card(game, seat, card) if seen[card] >> seat & 1 or card in pieces else {}
                for card in game.zone(zone, owner)
            ]
            shown.append({"zone": zone.name, "seat": None if zone.shared else owner, "cards": cards})
    return shown


def _card(game: AnyGame, seat: int, card: int) -> dict[str, Any]:
    shown: dict[str, Any] = {}
    if game.knows(seat, card):
        shown["card"] = card
        shown["face"] = game.faces[card].id
    piece = game.pieces.get(card)
    if piece is not None:
        shown["piece"] = _record(game, seat, piece, piece.controller == seat)
    return shown


def _record(game: AnyGame, seat: int, record: Plain, own: bool) -> dict[str, Any]:
    shown: dict[str, Any] = {}
    for name, holds_cards in _SHOWN.get((type(record), own)) or _shown_fields(type(record), own):
        value = getattr(record, name)
        shown[name] = _cards(game, seat, value) if holds_cards else _value(game, seat, value)
    return shown


def _shown_fields(cls: type, own: bool) -> tuple[tuple[str, bool], ...]:
    """The fields of a record that its own seat, or another, may see; each with whether it holds cards."""
    hidden = () if own else secret_fields_of(cls)
    if issubclass(cls, Piece):
        # By its serial number one could tell cards apart that lie facedown and have been mixed.
        hidden = (*hidden, "serial")
    cards = card_fields_of(cls)
    fields = tuple([(name, name in cards) for name in fields_of(cls) if name not in hidden])
    _SHOWN[cls, own] = fields
    return fields


def _cards(game: AnyGame, seat: int, value: Value) -> Any:
    if isinstance(value, tuple):
        return [_cards(game, seat, card) for card in value]
    return handle(game, seat, value) if isinstance(value, int) else value


def _value(game: AnyGame, seat: int, value: Value) -> Any:
    if isinstance(value, tuple):
        return [_value(game, seat, part) for part in value]
    if isinstance(value, Plain):
        return _record(game, seat, value, False)
    if value is None or isinstance(value, bool | int | str):
        return value
    return game.definition.library.address(value)


def _lasting(game: AnyGame, seat: int, lasting: Plain) -> dict[str, Any]:
    return _record(game, seat, lasting, False)


def _running(game: AnyGame, seat: int, frame: Procedure) -> dict[str, Any]:
    """What everybody may see of a running procedure."""
    cls = type(frame)
    shown: dict[str, Any] = {"procedure": cls.__name__, "at": frame.step_rule}
    for name in frame.shown_fields:
        value = getattr(frame, name)
        shown[name] = _cards(game, seat, value) if name in card_fields_of(cls) else _value(game, seat, value)
    return shown


def _own_decision(game: AnyGame, decision: Decision) -> dict[str, Any]:
    seat = decision.seat
    return {
        "kind": KINDS[decision.kind],
        "prompt": decision.prompt,
        "rule": decision.rule,
        "source": handle(game, seat, decision.source),
        "options": [_option(game, seat, option) for option in decision.options],
        "least": decision.least,
        "most": decision.most,
        "limits": list(decision.limits),
    }


def _option(game: AnyGame, seat: int, option: Value) -> dict[str, Any]:
    if isinstance(option, int):
        return {"card": handle(game, seat, option), "face": _face(game, seat, option)}
    if isinstance(option, tuple):
        verb, card, *details = option
        shown = {"verb": verb, "card": handle(game, seat, card), "face": _face(game, seat, card)}
        return {**shown, "details": [_value(game, seat, detail) for detail in details]}
    return {"word": option}


def _face(game: AnyGame, seat: int, card: int) -> str | None:
    return game.faces[card].id if card != NO_CARD and game.knows(seat, card) else None


def imagine(game: AnyGame, seat: int, chance: Chance) -> AnyGame:
    """A clone in which all that the seat does not know has been dealt again at random, and chance starts anew.

    Its view of the clone equals its view of the state. What others are being asked is asked again in the clone; where
    the imagined cards would not have led to the question at all, it has one answer, and play goes on from there.
    """
    new = game.clone()
    new.chance = Chance(chance.bits())
    _deal_again(new, seat, chance)
    game.definition.resample(new, seat, chance)
    if new.outcome is None:
        _ask_others_again(new, seat, chance)
    return new


def _id_of(face: Face) -> str:
    return face.id


def _deal_again(new: AnyGame, seat: int, chance: Chance) -> None:
    pools: dict[Hashable, list[int]] = {}
    for lying in new.zones:
        for card in lying:
            if not new.knows(seat, card):
                pools.setdefault(new.definition.pool(new, card), []).append(card)
    faces = list(new.faces)
    for cards in pools.values():
        # By place, from a fixed order: of two states that the seat cannot tell apart the same is imagined.
        ordered = sorted([new.faces[card] for card in cards], key=_id_of)
        for card, face in zip(cards, chance.shuffled(ordered), strict=True):
            faces[card] = face
    new.faces = tuple(faces)
    new.forget_everything()


def _ask_others_again(new: AnyGame, seat: int, chance: Chance) -> None:
    waiting = [decision.seat for decision in new.pending]
    others_answered = [answered for answered, _ in new.answers_so_far if answered != seat]
    if all(other == seat for other in waiting) and not others_answered:
        return
    trial = new.clone()
    trial.answers_so_far = ()
    asked = {decision.seat: decision for decision in trial.ask_again()}
    new.pending = tuple(
        decision
        if decision.seat == seat
        else asked.get(decision.seat, moot(decision.seat, decision.rule, decision.prompt))
        for decision in new.pending
    )
    new.answers_so_far = tuple(
        (other, value if other == seat or other not in asked else _random_value(asked[other], chance))
        for other, value in new.answers_so_far
    )


def _random_value(decision: Decision, chance: Chance) -> Value:
    return decision.value(decision.random(chance))
