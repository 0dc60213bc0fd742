"""Damage: it is assigned, cancelled or redirected, and applied to all units at once."""

from __future__ import annotations

from nefrit.kernel.cards import Face
from nefrit.kernel.effects import Effect
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Flow, Procedure, step
from nefrit.kernel.windows import OneByOne
from tests.kernel.models.chain.timing import PLAY, TOUGHNESS, Damaged, Happen, State, Text, value


class DealDamage(Procedure):
    """Damage is assigned, then cancelled and redirected, then applied to all units at once."""

    __slots__ = ("amounts", "cards")
    card_fields = ("cards",)
    shown_fields = ("cards", "amounts")

    def __init__(self, *assigned: tuple[int, int]) -> None:
        super().__init__()
        self.cards = tuple(dict(assigned))
        self.amounts = tuple(sum(amount for card, amount in assigned if card == each) for each in self.cards)

    @step("invasion.damage.cancel-timing")
    def active_player_modifies(self, game: State) -> Flow:
        return Modify(game.table.active)

    @step("invasion.damage.cancel-timing")
    def other_player_modifies(self, game: State) -> Flow:
        return Modify(1 - game.table.active)

    @step("invasion.damage.two-stages")
    def apply(self, game: State) -> Flow:
        assigned = zip(self.cards, self.amounts, strict=True)
        events = [Damaged(game.pieces[card].controller, card, amount) for card, amount in assigned if amount]
        if not events:
            game.not_done()
        return Happen(*events)


class Modify(OneByOne):
    """What a seat has that cancels or redirects damage: each once, in the order that the seat likes."""

    __slots__ = ("used",)
    rule, prompt = "invasion.damage.redirect-timing", "cancel-or-redirect"

    def __init__(self, seat: int) -> None:
        super().__init__(seat, ())
        self.used: tuple[Value, ...] = ()

    def due(self, game: State) -> tuple[Value, ...]:
        found: list[Value] = []
        own, damage = game.zone(PLAY, self.seat), game.running(DealDamage)
        for card, amount in zip(damage.cards, damage.amounts, strict=True) if damage else ():
            if amount and card in own:
                found += [("toughness", card)] if value(game, card, TOUGHNESS) else []
                found += [("redirect", other, card) for other in own if other != card and is_guard(game.faces[other])]
        return tuple(modifier for modifier in found if modifier not in self.used)

    def begin(self, game: State, item: Value) -> None:
        assert isinstance(item, tuple)
        self.used += (item,)
        damage, (verb, card, *others) = game.frame(DealDamage), item
        assigned = dict(zip(damage.cards, damage.amounts, strict=True))
        if verb == "toughness":
            assigned[card] = max(0, assigned[card] - value(game, card, TOUGHNESS))
        for other in others:
            assigned[card] = assigned.get(card, 0) + assigned.pop(other)
        damage.cards, damage.amounts = tuple(assigned), tuple(assigned.values())


class Guard(Effect):
    """Damage assigned to your other units is redirected to this unit."""


def is_guard(face: Face) -> bool:
    return any(isinstance(text, Text) and isinstance(text.effect, Guard) for text in face.abilities)
