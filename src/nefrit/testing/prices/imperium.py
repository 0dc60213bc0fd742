"""Imperium: action tokens for cards, exhaust tokens for exhaust effects, and what these say is to be paid."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

from nefrit.kernel.chance import Chance
from nefrit.kernel.effects import Context
from nefrit.kernel.game import AnyGame
from nefrit.testing.prices.trial import Trial

_TOKENS = ("material", "population", "progress")
_MATERIALS_FOR_PROGRESS = 2
_NO_CARD = -1
_MOST = 100

Cost = tuple[int, int, int]
"""Material, population and progress."""


def problems(trial: Trial, chance: Chance) -> Iterator[str]:
    """What is wrong with the payment for a card that is played, or for an exhaust effect."""
    verb, card = trial.option[:2] if isinstance(trial.option, tuple) else ("", _NO_CARD)
    if trial.decision.prompt != "play-or-exhaust":
        return
    message = {"play": "played", "use": "exhausted"}[verb]
    if trial.play(lambda game, one: one.message == message and one.card == card, chance):
        yield from _problems_of_tokens(trial, card, verb)
    paying = Trial(trial.before, trial.decision, trial.index)
    if paying.play(lambda game, one: one.message == "paid" and game.innermost(Context).source == card, chance):
        yield from _problems_of_payment(paying, card)


def _problems_of_tokens(trial: Trial, card: int, verb: str) -> Iterator[str]:
    """One action token, unless it is a free play; or one exhaust token, which lies on the card then."""
    before, after = trial.before.seats[trial.seat], trial.after.seats[trial.seat]
    actions = int(verb == "play" and not _is_free(trial.before, trial.seat, card))
    exhausts = int(verb == "use")
    for name, price in (("actions", actions), ("exhausts", exhausts), *[(token, 0) for token in _TOKENS]):
        paid = getattr(before, name) - getattr(after, name)
        if paid != price:
            yield f"{trial.name(card)} costs {price} {name}, and {paid} are paid"
    if verb == "use" and not trial.after.pieces[card].exhausted:
        yield f"{trial.name(card)} is exhausted, and no token lies on it"


def _is_free(game: AnyGame, seat: int, card: int) -> bool:
    if game.faces[card].free_play:
        return True
    granted = [part for part in _parts(game, seat, "PlaysFreely") if part.cards.accepts(game, card)]
    return bool(granted) and not any(key[2] == ("free", card) for key in game.used)


def _parts(game: AnyGame, seat: int, kind: str) -> list[Any]:
    """The passive effects of this class on the cards that a player has in play."""
    mine = [card for card, piece in game.pieces.items() if piece.controller == seat]
    return [part for card in mine for part in game.faces[card].abilities if type(part).__name__ == kind]


def _problems_of_payment(trial: Trial, card: int) -> Iterator[str]:
    """What is paid first is what the card says, or what the card costs that is developed."""
    paid: Cost = (trial.told.material, trial.told.population, trial.told.progress)
    if not any(paid in ways for ways in _printed(trial, card)):
        yield f"{trial.name(card)} is paid with {paid}, which does not stand on it"
    for number, token in enumerate(_TOKENS):
        have = getattr(trial.before.seats[trial.seat], token) + _flow(trial, token) - paid[number]
        left = getattr(trial.after.seats[trial.seat], token)
        if have != left:
            yield f"{trial.name(card)} is paid with {paid}, and {left} {token} are left, not {have}"


def _flow(trial: Trial, token: str) -> int:
    """How many tokens the log says that the player got before."""
    total = 0
    for one in trial.happened:
        mine = one.seat == trial.seat
        if one.message in ("gained", "paid") and mine:
            total += getattr(one, token) * (1 if one.message == "gained" else -1)
        elif one.message == "stole" and one.resource == token:
            total += one.amount if mine else -one.amount if one.victim == trial.seat else 0
        elif one.message == "gave" and one.resource == token:
            total += one.amount if one.taker == trial.seat else -one.amount if mine else 0
    return total


def _printed(trial: Trial, card: int) -> Iterator[set[Cost]]:
    """For each payment that a card speaks of the ways to make it."""
    game, seat = trial.before, trial.seat
    for part in game.faces[card].abilities:
        for node in _nodes(part):
            kind = type(node).__name__
            if kind == "Pay":
                yield _ways((node.material - _relief(game, seat, card, node.material), node.population, node.progress))
            elif kind in ("PayAll", "PayUpTo"):
                yield {
                    (0, 0, progress) for progress in range(getattr(node, "least", 0), getattr(node, "most", _MOST) + 1)
                }
            elif kind == "Develop":
                for developed in trial.chosen("develop") or _development(game, seat):
                    yield _ways(_lowered(game, seat, game.faces[developed].cost))


def _relief(game: AnyGame, seat: int, card: int, material: int) -> int:
    """How much less material unrest costs to play: at least 1 is left."""
    if "unrest" not in game.faces[card].suits or not material:
        return 0
    return min(material - 1, sum(int(part.material) for part in _parts(game, seat, "ReducesUnrest")))


def _development(game: AnyGame, seat: int) -> list[int]:
    zone = next(zone for zone in game.definition.zones if zone.name == "development")
    return [card for card in game.zone(zone, seat) if game.faces[card].cost is not None]


def _lowered(game: AnyGame, seat: int, cost: Cost) -> Cost:
    less = dict.fromkeys(_TOKENS, 0)
    for part in _parts(game, seat, "ReducesDevelopment"):
        less[part.resource] += part.by
    material, population, progress = (max(0, price - less[token]) for price, token in zip(cost, _TOKENS, strict=True))
    return material, population, progress


def _ways(cost: Cost) -> set[Cost]:
    """The ways to pay: a progress stands for a population, or for up to two material."""
    material, population, progress = cost
    found: set[Cost] = set()
    for_material = 0
    while True:
        left = max(0, material - _MATERIALS_FOR_PROGRESS * for_material)
        for people in range(population + 1):
            found.add((left, people, progress + for_material + population - people))
        if not left:
            return found
        for_material += 1


def _nodes(node: Any) -> Iterator[Any]:
    """A tree and all its parts."""
    if isinstance(node, tuple):
        for part in node:
            yield from _nodes(part)
    elif is_dataclass(node):
        yield node
        for field in fields(node):
            yield from _nodes(getattr(node, field.name))
