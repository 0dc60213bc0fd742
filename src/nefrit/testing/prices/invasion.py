"""Warhammer: Invasion: resources for cards, loyalty and targets, and what stands before "to" in an action."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from nefrit.kernel.chance import Chance
from nefrit.kernel.effects import Context
from nefrit.kernel.game import AnyGame
from nefrit.kernel.values import SET_BASE
from nefrit.testing.prices.trial import Trial

_PLAYING = ("play", "trade")
_CAPITAL = ("kingdom", "quest", "battlefield")
_NO_CARD = -1
_NO_ZONE = -1
_X = "X"
_BLANK = "blank"
_LEAVING = frozenset({"Sacrifice", "ReturnToHand"})
_TOLD = {"play": "played", "trade": "played", "use": "action-triggered", "develop": "development-played"}


def problems(trial: Trial, chance: Chance) -> Iterator[str]:
    """What is wrong with the payment for a card that is played, or for an action."""
    verb, card = trial.option[:2] if isinstance(trial.option, tuple) else ("", _NO_CARD)
    if trial.decision.prompt not in ("act-or-pass", "trigger-or-pass") or verb not in _TOLD:
        return
    if not trial.play(lambda game, one: one.message == _TOLD[verb] and one.seat == trial.seat, chance):
        return
    if any(_blanks(trial.before)):
        # What stands on a card may not count.
        return
    link: Any = trial.after.table.chain[-1]
    price = _price(trial.before, trial.seat, card, verb) if verb in _PLAYING else 0
    spent = price + link.number * (verb == "play" and trial.before.faces[card].cost == _X)
    spent += sum(_resources(trial.before, trial.seat, card, cost) for cost in link.ability.costs)
    spent += _surcharge(trial, link)
    yield from _problems_of_resources(trial, card, spent)
    for cost, paid_with in zip(link.ability.costs, link.paid_with, strict=True):
        yield from _problems_of_cost(trial, card, cost, paid_with, link)


# ---- Resources


def _problems_of_resources(trial: Trial, card: int, spent: int) -> Iterator[str]:
    """The pool must have become less by so much, but for what was paid from elsewhere."""
    for one in trial.happened:
        if one.message in ("resources-gained", "resources-spent") and one.seat == trial.seat and one.card != card:
            # Something else was triggered by the payment.
            return
    have, left = trial.before.seats[trial.seat].resources, trial.after.seats[trial.seat].resources
    elsewhere = sum(sum(points[1:]) for points in trial.chosen("pay-from"))
    if have - left + elsewhere != spent:
        yield f"{trial.name(card)} costs {spent}, and {have - left + elsewhere} is paid"


def _price(game: AnyGame, seat: int, card: int, verb: str) -> int:
    """What is printed on the card, with what changes that, and its loyalty as far as symbols are lacking."""
    face: Any = game.faces[card]
    lacking = max(0, face.loyalty - _symbols(game, seat, face.race)) if face.loyalty else 0
    if verb == "trade":
        return int(face.play_instead.cost) + lacking
    printed = face.cost
    if not isinstance(printed, int):
        printed = 0 if printed == _X else printed.count(game, Context(seat, card))
    added = 0
    for effect, context in [*_standing(game, "cost"), *[(one, Context(seat, card)) for one in _own(face)]]:
        if effect.on is not None and not effect.on.accepts(game, context, card):
            continue
        amount = effect.amount if isinstance(effect.amount, int) else effect.amount.count(game, context)
        if effect.operation == SET_BASE:
            printed = amount
        else:
            added += amount
    return max(0, int(printed) + added) + lacking


def _own(face: Any) -> list[Any]:
    """What a card says of its own cost."""
    return [effect for effect in face.standing if effect.what == "cost" and effect.on is None]


def _symbols(game: AnyGame, seat: int, race: str) -> int:
    """The symbols of a race on the capital and on the cards of a player, and those that cards provide besides."""
    count = int(game.seats[seat].race == race)
    for card, piece in game.pieces.items():
        if piece.controller == seat and not piece.development:
            face = game.faces[card]
            count += (face.race == race) + sum(
                effect.what == "symbol" and effect.granted == race for effect in face.standing
            )
    return count


def _standing(game: AnyGame, what: str) -> Iterator[tuple[Any, Context]]:
    """The effects of this name on cards in play and those that last, each with whose it is."""
    for card, piece in game.pieces.items():
        for effect in () if piece.development else game.faces[card].standing:
            context = Context(piece.controller, card)
            if effect.what != what or (what == "cost" and effect.on is None) or not hasattr(effect, "amount"):
                continue
            if effect.section != _NO_ZONE and game.place(card)[0].name != _CAPITAL[effect.section]:
                continue
            if effect.condition is None or effect.condition.holds(game, context):
                yield effect, context
    for lasting in game.lasting:
        lasts: Any = lasting.effect
        if getattr(lasts, "what", "") == what and hasattr(lasts, "amount"):
            yield lasts, Context(lasting.seat, lasting.source)


def _blanks(game: AnyGame) -> Iterator[bool]:
    """For each effect in play whether it takes texts away."""
    for card in game.pieces:
        yield from (effect.what == _BLANK for effect in game.faces[card].standing)
    yield from (getattr(lasting.effect, "what", "") == _BLANK for lasting in game.lasting)


def _resources(game: AnyGame, seat: int, source: int, cost: Any) -> int:
    """The resources that a cost of an ability asks for."""
    kind = type(cost).__name__
    if kind == "Spend":
        return int(cost.amount if isinstance(cost.amount, int) else cost.amount.count(game, Context(seat, source)))
    return 0


def _surcharge(trial: Trial, link: Any) -> int:
    """What opponents' cards ask of who targets some cards, in play or not: once for each of those that ask.

    invasion.errata.church-of-sigmar
    """
    game, total = trial.before, 0
    targets = [
        card
        for aim, cards in zip(link.ability.targets, link.chosen, strict=False)
        if not getattr(aim, "untargeted", True)
        for card in cards
        if 0 <= card < len(game.faces)
    ]
    for effect, context in _standing(game, "targeted"):
        if context.seat == trial.seat:
            continue
        for card in targets:
            if card == context.source if effect.on is None else effect.on.accepts(game, context, card):
                total += effect.amount
                break
    return total


# ---- Other costs


def _problems_of_cost(trial: Trial, source: int, cost: Any, paid_with: Any, link: Any) -> Iterator[str]:
    """What was not done of what stands before "to"."""
    if type(cost).__name__ == "Pay":
        yield from _problems_of_doing(trial, source, cost.done, paid_with, link.number)


def _problems_of_doing(trial: Trial, source: int, done: Any, paid_with: Any, x: int) -> Iterator[str]:
    """What was not done to the cards that had to be sacrificed, corrupted and so on."""
    before, after = trial.before, trial.after
    verb, who = type(done.verb).__name__, type(done.who).__name__
    cards: tuple[int, ...] = (source,)
    if who == "Quester":
        cards = tuple([card for card, other in before.pieces.items() if other.quest == source])
    elif who == "Attached":
        cards = (before.pieces[source].on,)
    elif who == "Some":
        cards = paid_with if isinstance(paid_with, tuple) else (paid_with,)
        if len(set(cards)) != done.who.count:
            yield f"{trial.name(source)} is paid with {len(set(cards))} cards, not {done.who.count}"
    elif who == "Top":
        cards = before.zone(done.who.pile.lies_in, trial.seat)[: done.who.count]
    for card in cards:
        if verb in ("Discard", "Put") and after.slot_of[card] == before.slot_of[card]:
            yield f"{trial.name(source)} is paid with {trial.name(card)}, which lies where it was ({verb})"
        now = after.pieces.get(card)
        if verb == "RemoveTokens" and now is not None:
            removed = before.pieces[card].resources - now.resources
            wanted = x if type(done.amount).__name__ == "X" else done.amount
            if isinstance(wanted, int) and removed != wanted:
                yield f"{trial.name(source)} is paid with {removed} tokens, not {wanted}"
        stays = verb in _LEAVING and now is not None and now.serial == before.pieces[card].serial
        if stays or (verb == "Corrupt" and now is not None and not now.corrupted):
            yield f"{trial.name(source)} is paid with {trial.name(card)}, to which nothing was done ({verb})"
