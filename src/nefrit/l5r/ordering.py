"""The order of constant effects that cannot all apply: as they began, and of those that began together as is chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nefrit.kernel.decisions import choose_order
from nefrit.kernel.procedures import Flow, Procedure, step
from nefrit.kernel.values import evaluate
from nefrit.l5r.constants import CHARACTER
from nefrit.l5r.standing import (
    ORDERED_OPERATIONS,
    InForce,
    all_on_cards,
    changes_base,
    number_in_force,
    standing_of,
)
from nefrit.l5r.state import L5R
from nefrit.l5r.trees import Modifies, Standing
from nefrit.l5r.values import changed_bases

if TYPE_CHECKING:
    from nefrit.l5r.faces import L5RFace

_SOME_VALUE: Final = 1000
"""Any value will do to see whether two changes of it come out the same in either order."""


def order_effects(game: L5R) -> Procedure | None:
    """Note which constant effects have begun or ended, if their order can matter; ask for it where it does."""
    printed = game.memo.printed
    able = printed.has_ordered_effects
    if able is None:
        able = printed.has_ordered_effects = any(_has_some(face) for face in game.faces)
    if not able:
        return None
    standing = [(card, one) for card, one in all_on_cards(game) if not one.is_lasting and depends_on_order(one.effect)]
    known = {entry[:2] for entry in game.table.began}
    now = list(dict.fromkeys(_key(game, one) for _, one in standing))
    if set(now) == known:
        return None
    new = [key for key in now if key not in known]
    # Those that have ended may begin anew, later than others.
    kept = tuple([entry for entry in game.table.began if entry[:2] in now])
    contested = [
        one for card, one in standing if _key(game, one) in new and _is_contested(game, card, one, standing, new)
    ]
    sources = tuple(dict.fromkeys(one.context.source for one in contested))
    game.edit_table().began = kept
    note(game, [key for key in new if key[0] not in [game.serial(card) for card in sources]])
    if len(sources) > 1:
        return OrderEffects(sources)
    note(game, [key for key in new if key[0] in [game.serial(card) for card in sources]])
    return None


def note(game: L5R, keys: list[tuple[int, int]]) -> None:
    """Note that constant effects begin now, one after the other."""
    for key in keys:
        game.serials += 1
        table = game.edit_table()
        table.began = (*table.began, (*key, game.serials))


def depends_on_order(effect: Standing) -> bool:
    """Whether a standing effect can give another result before another effect than after it."""
    return changes_base(effect) or (isinstance(effect, Modifies) and effect.operation in ORDERED_OPERATIONS)


def _has_some(face: L5RFace) -> bool:
    more = () if face.as_attachment is None else face.as_attachment.standing
    return any(depends_on_order(effect) for effect in (*face.standing, *more))


def _key(game: L5R, in_force: InForce) -> tuple[int, int]:
    """A constant effect, as the serial number of its card in play and its number on that card."""
    source = in_force.context.source
    return game.serial(source), standing_of(game, source).index(in_force.effect)


def _is_contested(
    game: L5R, card: int, one: InForce, standing: list[tuple[int, InForce]], new: list[tuple[int, int]]
) -> bool:
    """Whether an effect that begins now applies to a card before or after another one, with another result."""
    for other_card, other in standing:
        if other_card == card and other is not one and _key(game, other) in new and _differ(game, card, one, other):
            return True
    return False


def _differ(game: L5R, card: int, one: InForce, other: InForce) -> bool:
    """Whether two effects on a card give different results in different orders."""
    if changes_base(one.effect) and changes_base(other.effect) and game.faces[card].type == CHARACTER:
        printed = (game.faces[card].military, game.faces[card].political)
        first = changed_bases(game, other, changed_bases(game, one, printed))
        return first != changed_bases(game, one, changed_bases(game, other, printed))
    if not isinstance(one.effect, Modifies) or not isinstance(other.effect, Modifies):
        return False
    both = {one.effect.what, other.effect.what}
    if len(both) > 1 and both not in ({"military", "skills"}, {"political", "skills"}):
        return False
    changes = [
        (one.effect.operation, number_in_force(game, one, one.effect)),
        (other.effect.operation, number_in_force(game, other, other.effect)),
    ]
    return evaluate(_SOME_VALUE, changes) != evaluate(_SOME_VALUE, changes[::-1])


class OrderEffects(Procedure):
    """Constant effects that cannot all apply have begun together: the first player puts them in order.

    `cards` are the cards whose effects they are, in the order that was chosen.
    """

    __slots__ = ("cards",)
    card_fields = ("cards",)

    def __init__(self, cards: tuple[int, ...]) -> None:
        super().__init__()
        self.cards = cards

    @step("l5r.simultaneous.constant-and-lasting-conflict")
    def choose(self, game: L5R) -> Flow:
        """Ask for the order; what is applied last counts (l5r.modifier.latest-set-wins)."""
        rule = "l5r.simultaneous.constant-and-lasting-conflict"
        return choose_order(game.table.first, self.cards, "cards", rule, "order-effects")

    @step("l5r.simultaneous.constant-and-lasting-conflict")
    def begin(self, game: L5R) -> Flow:
        """They begin in this order."""
        for card in self.cards:
            effects = enumerate(standing_of(game, card))
            note(game, [(game.serial(card), index) for index, effect in effects if depends_on_order(effect)])
        return None
