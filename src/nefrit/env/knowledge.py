"""Knowledge: what a seat may know, as a text that is the same in all states which the seat cannot tell apart.

A view names known cards by their numbers, which are drawn anew for every game. Here they are named by their places, so
that games which look alike to a seat give the same text whatever numbers their cards have.
"""

from __future__ import annotations

from typing import Any

import msgspec

from nefrit.env.steps import Steps
from nefrit.kernel.decisions import KINDS, NO_CARD, Decision
from nefrit.kernel.game import AnyGame
from nefrit.kernel.plain import Plain, card_fields_of, fields_of, secret_fields_of
from nefrit.kernel.state import Piece


def knowledge(steps: Steps, seat: int) -> str:
    """All that a seat may know now, with its own decision and what it has answered of it so far."""
    game = steps.game
    outcome = game.outcome
    parts: dict[str, Any] = {
        "seat": seat,
        "table": _record(game, seat, game.table, False),
        "seats": [_record(game, seat, record, owner == seat) for owner, record in enumerate(game.seats)],
        "zones": _zones(game, seat),
        "lasting": [_record(game, seat, lasting, False) for lasting in game.lasting],
        "running": [_shown(game, seat, frame) for frame in game.stack if frame.shown_fields],
        "outcome": None if outcome is None else [outcome.winners, outcome.rule, outcome.message],
    }
    decision = None if steps.is_over else game.decision(seat)
    if decision is not None:
        parts["decision"] = _decision(game, decision)
        if decision is steps.decision:
            parts["so far"] = [steps.picked, steps.first]
    return msgspec.json.encode(parts).decode()


def _zones(game: AnyGame, seat: int) -> dict[str, Any]:
    """The cards of each zone; a zone in which everything is unknown is only counted."""
    shown: dict[str, Any] = {}
    for zone in game.definition.zones:
        for owner in range(1 if zone.shared else game.seat_count):
            cards = [_card(game, seat, card) for card in game.zone(zone, owner)]
            if cards:
                shown[f"{zone.name}/{owner}"] = cards if any(cards) else len(cards)
    return shown


def _card(game: AnyGame, seat: int, card: int) -> list[Any]:
    shown: list[Any] = []
    if game.knows(seat, card):
        shown.append(game.faces[card].id)
    piece = game.pieces.get(card)
    if piece is not None:
        shown.append(_record(game, seat, piece, piece.controller == seat))
    return shown


def _decision(game: AnyGame, decision: Decision) -> list[Any]:
    seat = decision.seat
    return [
        KINDS[decision.kind],
        decision.rule,
        decision.prompt,
        _cards(game, decision.source),
        [_option(game, seat, option) for option in decision.options],
        decision.least,
        decision.most,
        decision.limits,
    ]


def _option(game: AnyGame, seat: int, option: Any) -> Any:
    if isinstance(option, int):
        return {"card": _cards(game, option)}
    if isinstance(option, tuple):
        verb, card, *details = option
        return [verb, _cards(game, card), *[_value(game, seat, detail) for detail in details]]
    return option


def _record(game: AnyGame, seat: int, record: Plain, own: bool) -> dict[str, Any]:
    """The fields of a record that a seat may see, without those that hold nothing."""
    cls = type(record)
    hidden = () if own else secret_fields_of(cls)
    cards = card_fields_of(cls)
    shown: dict[str, Any] = {}
    for name in fields_of(cls):
        if name in hidden or (name == "serial" and isinstance(record, Piece)):
            continue
        value = getattr(record, name)
        shown[name] = _cards(game, value) if name in cards else _value(game, seat, value)
    return shown


def _shown(game: AnyGame, seat: int, frame: Any) -> list[Any]:
    """What everybody may see of a running procedure."""
    cls = type(frame)
    cards = card_fields_of(cls)
    fields = [(name, getattr(frame, name)) for name in frame.shown_fields]
    return [
        cls.__name__,
        {name: _cards(game, value) if name in cards else _value(game, seat, value) for name, value in fields},
    ]


def _cards(game: AnyGame, value: Any) -> Any:
    """Cards as their places; numbers below NO_CARD are none but what a game lets stand among them."""
    if isinstance(value, tuple):
        return [_cards(game, card) for card in value]
    if not isinstance(value, int) or value <= NO_CARD:
        return value
    zone, owner = game.place(value)
    return f"{zone.name}/{owner}/{game.zones[game.slot_of[value]].index(value)}"


def _value(game: AnyGame, seat: int, value: Any) -> Any:
    if isinstance(value, tuple):
        return [_value(game, seat, part) for part in value]
    if isinstance(value, Plain):
        return _record(game, seat, value, False)
    if value is None or isinstance(value, bool | int | str):
        return value
    return game.definition.library.address(value)
