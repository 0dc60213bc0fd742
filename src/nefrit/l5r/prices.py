"""What cards cost: the fate that must be paid to play them."""

from __future__ import annotations

from nefrit.kernel.decisions import NO_CARD
from nefrit.kernel.effects import Context
from nefrit.kernel.lasting import Lasting
from nefrit.kernel.values import ADD, Modifier, evaluate
from nefrit.l5r.constants import ATTACHMENT
from nefrit.l5r.standing import effects_on, has_effects, modifiers_on
from nefrit.l5r.state import L5R
from nefrit.l5r.trees import Modifies, Reduces


def spendable(game: L5R, seat: int) -> int:
    """The fate that a player can spend from their pool: none while a card forbids it (l5r.cannot.absolute)."""
    if has_effects(game, "spend-fate") and effects_on(game, "spend-fate", NO_CARD):
        return 0
    return game.seats[seat].fate


def fate_cost(game: L5R, seat: int, card: int, parent: int = NO_CARD) -> int:
    """The fate a player must pay to play a card, on a `parent` where it is played on one, with all modifiers.

    l5r.initiate.step-3-apply-cost-modifiers, l5r.cost.fate-cost, l5r.fate.currency,
    l5r.cost.modifiers-affect-fate-only. They change what is paid, never what is
    printed or chosen as the cost (l5r.x.cost-modifiers-do-not-change-x).
    """
    face = game.faces[card]
    if face.cost is None:
        return 0
    changes = has_effects(game, "cost")
    if not changes and not face.standing:
        return face.cost
    modifiers: list[Modifier] = modifiers_on(game, "cost", card) if changes else []
    for effect in face.standing:
        # What a card says about its own cost counts where it is played from (l5r.constant.conditional).
        if effect.what == "cost" and isinstance(effect, Modifies):
            context = Context(seat, card)
            if effect.condition is None or effect.condition.holds(game, context):
                modifiers.append((effect.operation, effect.number(game, context)))
    if changes:
        modifiers.extend(_reductions_on(game, seat, card, parent))
        modifiers.extend([(ADD, -_reduction(lasting)) for lasting in reductions(game, seat, card, parent)])
    return evaluate(face.cost, modifiers) if modifiers else face.cost


def _reductions_on(game: L5R, seat: int, card: int, parent: int) -> list[Modifier]:
    """What makes a card cheaper for a player as long as it is played on a certain card."""
    found: list[Modifier] = []
    for in_force in effects_on(game, "cost", card) if parent != NO_CARD else ():
        effect, context = in_force.effect, in_force.context
        if not isinstance(effect, Reduces) or effect.played_on is None or context.seat != seat:
            continue
        if effect.played_on.accepts(game, context, parent):
            found.append((ADD, -effect.by))
    return found


def reductions(game: L5R, seat: int, card: int, parent: int) -> list[Lasting]:
    """The lasting effects that make this card cheaper, as the next of its kind that the player plays."""
    found: list[Lasting] = []
    # A character that is played on another is played as an attachment.
    type = game.faces[card].type if parent == NO_CARD else ATTACHMENT
    for lasting in game.lasting:
        effect = lasting.effect
        if not isinstance(effect, Reduces) or lasting.seat != seat or effect.type != type:
            continue
        if not effect.onto or (lasting.cards and parent in lasting.cards):
            found.append(lasting)
    return found


def use_reductions_up(game: L5R, seat: int, card: int, parent: int = NO_CARD) -> None:
    """The next card has been played: what made it cheaper is over."""
    used = reductions(game, seat, card, parent)
    if used:
        game.end_lasting(*used)


def _reduction(lasting: Lasting) -> int:
    effect = lasting.effect
    return effect.by if isinstance(effect, Reduces) else 0
