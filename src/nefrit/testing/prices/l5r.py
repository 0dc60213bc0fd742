"""Legend of the Five Rings: fate for cards, and what stands before the dash of an ability."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from nefrit.kernel.chance import Chance
from nefrit.kernel.effects import Context
from nefrit.kernel.game import AnyGame
from nefrit.testing.prices.trial import Trial

_ELEMENTS = ("air", "earth", "fire", "void", "water")
_PLAYING = ("play", "play-into-conflict", "play-as-attachment")
_USING = ("use", "respond")
_OWN = frozenset({"played", "initiated", "province-revealed"})
_LEAVING = frozenset({"Discard", "Sacrifice", "ReturnToHand", "ReturnToDeck"})
_NOBODY = -1
_NO_CARD = -1

Accounts = dict[Any, Any]
"""All with which something may be paid: fate, honor, rings, the favor, hands, and what cards in play are like."""


def problems(trial: Trial, chance: Chance) -> Iterator[str]:
    """What is wrong with the payment for a move that plays a card or uses an ability."""
    verb, card = trial.option[:2] if isinstance(trial.option, tuple) else ("", _NO_CARD)
    if verb in _PLAYING:
        if trial.play(lambda game, one: one.message == "played" and one.card == card, chance):
            yield from _problems_of_playing(trial, card, verb == "play-as-attachment")
    elif verb in _USING and trial.play(lambda game, one: one.message == "initiated" and one.card == card, chance):
        yield from _problems_of_ability(trial, card)


def _problems_of_playing(trial: Trial, card: int, attached: bool) -> Iterator[str]:
    parents = trial.chosen("attach-to")
    price = _price(trial.before, trial.seat, card, parents[0] if parents else _NO_CARD, attached)
    expected = _accounts(trial.before, card)
    expected["fate", trial.seat] -= price
    if trial.told.amount != price:
        yield f"{trial.name(card)} costs {price}, and {trial.told.amount} is told to be paid"
    yield from _differences(trial, expected, card)


def _problems_of_ability(trial: Trial, card: int) -> Iterator[str]:
    game, seat, ability = trial.before, trial.seat, trial.told.ability
    expected = _accounts(game, card)
    if game.faces[card].type == "event":
        expected["fate", seat] -= _price(game, seat, card, _NO_CARD, False)
    paid_with = iter(trial.chosen("pay-with", "choose-ring", "discard-cards"))
    for cost in ability.costs:
        _charge(game, seat, card, cost, paid_with, expected)
    yield from _differences(trial, expected, card)


def _differences(trial: Trial, expected: Accounts, played: int) -> Iterator[str]:
    """The accounts that are not what is expected; where something else happened too, nothing can be said."""
    if any(one.how != "cost" and one.message not in _OWN for one in trial.happened):
        return
    left = [one.card for one in trial.happened if one.message == "left"]
    for one in trial.happened:
        if one.message == "left" and one.to == "hand":
            # l5r.ancestral.returns-to-hand
            expected["hand", trial.before.owners[one.card]] += 1
    after = _accounts(trial.after, played)
    for account in sorted({*expected, *after}, key=repr):
        kind, card = account[0], account[1]
        if kind == "card" and (card in left or trial.before.pieces.get(card) is None):
            # What leaves with a card, and what enters play, is told elsewhere.
            continue
        if expected.get(account) != after.get(account):
            true, wanted = after.get(account), expected.get(account)
            yield f"{trial.name(played)}: {account} is {true} when it is paid, not {wanted}"


def _price(game: AnyGame, seat: int, card: int, parent: int, attached: bool) -> int:
    """What is printed on the card, less what effects say that last, and what it says of its own cost."""
    face = game.faces[card]
    price = face.cost or 0
    type_ = "attachment" if attached else face.type
    for lasting in game.lasting:
        effect: Any = lasting.effect
        if type(effect).__name__ == "Reduces" and lasting.seat == seat and effect.type == type_:
            price -= effect.by if not effect.onto or parent in lasting.cards else 0
    for effect in face.standing:
        if effect.what == "cost" and (effect.condition is None or effect.condition.holds(game, Context(seat, card))):
            price += effect.amount
    return max(0, price)


def _accounts(game: AnyGame, played: int) -> Accounts:
    """All accounts; the card that is played is in no hand."""
    found: Accounts = {("favor", _NOBODY): game.table.favor}
    for seat, player in enumerate(game.seats):
        found["fate", seat] = player.fate
        found["honor", seat] = player.honor
    for ring, fate in enumerate(game.table.ring_fate):
        found["ring", ring] = fate
    for card, piece in game.pieces.items():
        found["card", card] = (piece.bowed, piece.fate, piece.status, piece.broken)
    for slot, cards in enumerate(game.zones):
        if game.definition.zones[slot // 2].name == "hand":
            found["hand", slot % 2] = len([card for card in cards if card != played])
    return found


def _charge(game: AnyGame, seat: int, source: int, cost: Any, paid_with: Iterator[Any], expected: Accounts) -> None:
    """Take what a cost says from the accounts that are expected."""
    kind = type(cost).__name__
    if kind == "Pay":
        noun = type(cost.done.cards).__name__
        card = next(paid_with) if noun == "One" else game.pieces[source].on if noun == "Attached" else source
        _do(type(cost.done.verb).__name__, cost.done.amount, card, game, expected)
    elif kind == "LoseHonor":
        expected["honor", seat] -= cost.amount
    elif kind == "SpendFate":
        expected["fate", seat] -= cost.amount
        expected["fate", 1 - seat] += cost.amount if cost.to_opponent else 0
    elif kind == "SpendFateToRing":
        expected["fate", seat] -= 1
        expected["ring", _ELEMENTS.index(next(paid_with))] += 1
    elif kind == "DiscardFromHand":
        expected["hand", seat] -= len(next(paid_with))
    elif kind == "DiscardFavor":
        expected["favor", _NOBODY] = _NOBODY
    elif kind == "ShuffleFromProvince":
        expected.pop(("card", next(paid_with)), None)


def _do(verb: str, amount: int, card: int, game: AnyGame, expected: Accounts) -> None:
    bowed, fate, status, broken = expected["card", card]
    if verb in _LEAVING:
        del expected["card", card]
    elif verb == "ReturnFate":
        expected["fate", game.owners[card]] += fate
        expected["card", card] = (bowed, 0, status, broken)
    else:
        changed = {
            "Bow": (True, fate, status, broken),
            "Ready": (False, fate, status, broken),
            "Dishonor": (bowed, fate, status - 1, broken),
            "Honor": (bowed, fate, status + 1, broken),
            "DiscardStatus": (bowed, fate, 0, broken),
            "RemoveFate": (bowed, fate - amount, status, broken),
            "BreakProvince": (bowed, fate, status, True),
        }
        expected["card", card] = changed.get(verb, (bowed, fate, status, broken))
