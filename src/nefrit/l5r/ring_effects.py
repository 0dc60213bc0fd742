"""Card effects on rings and conflicts: resolving ring effects, switching rings and types, forbidding elements."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from nefrit.kernel.decisions import NO_CARD, Decision, choose
from nefrit.kernel.effects import Context, Effect, Node, Sequence
from nefrit.kernel.procedures import Procedure
from nefrit.l5r.conflict import (
    ADDITIONAL_CONFLICT,
    Declare,
    attack_elsewhere,
    declarations,
    targets_of_attack,
)
from nefrit.l5r.constants import ELEMENTS, END_OF_PHASE, NOBODY
from nefrit.l5r.occurrences.fate import FateGained
from nefrit.l5r.occurrences.happenings import CARD_EFFECT, Happening
from nefrit.l5r.occurrences.rings import FatePlacedOnRing, FateRemovedFromRing, RingReturned, RingTaken
from nefrit.l5r.rings import ResolveRing, ResolveUnclaimedRings, unclaimed, ways
from nefrit.l5r.selecting import Selection
from nefrit.l5r.standing import establish, may_take_ring_fate
from nefrit.l5r.state import L5R, edit_conflict, replaced
from nefrit.l5r.trees import Standing
from nefrit.l5r.words.rings import Rings, unclaimed_ring
from nefrit.parts.words import any_card


@dataclass(frozen=True)
class ResolveEffects(Effect):
    """Resolve the effect of a ring, or of up to so many rings one after the other, as if you were the attacking player.

    With `by_attacker` the attacking player does, whoever uses the ability
    (l5r.faq.toturi-hotaru-may-trigger-as-defender, l5r.faq.toturi-hotaru-attacker-resolves-effect).
    """

    rings: Rings
    most: int = 1
    by_attacker: bool = False

    def can(self, game: L5R, context: Context) -> bool:
        """There must be a way to resolve one."""
        seat = self._seat(game, context)
        return any(ways(game, seat, element) for element in self.rings.elements(game, context))

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """Whoever resolves it may still decline."""
        if self.most > 1:
            return ResolveUnclaimedRings(context.seat, self.most)
        return ResolveRing(self._seat(game, context), self.rings.elements(game, context))

    def _seat(self, game: L5R, context: Context) -> int:
        conflict = game.table.conflict
        return conflict.attacker if self.by_attacker and conflict is not None else context.seat


def resolve(rings: Rings, *, by_attacker: bool = False) -> ResolveEffects:
    """Resolve the effect of a ring: `resolve(contested_ring)`."""
    return ResolveEffects(rings, by_attacker=by_attacker)


def resolve_unclaimed(most: int) -> ResolveEffects:
    """Resolve the effects of up to so many unclaimed rings."""
    return ResolveEffects(unclaimed_ring, most)


class RingSwitched(Happening):
    """The contested ring is switched with another, `amount` being its element; the conflict keeps its type.

    `fate` is what the attacking player gains from it.
    """

    __slots__ = ("fate",)
    message = "ring-switched"

    def __init__(self, seat: int, ring: int, fate: int, source: int) -> None:
        super().__init__(seat=seat, amount=ring, source=source, by=seat, how=CARD_EFFECT)
        self.fate = fate

    def happen(self, game: L5R) -> None:
        """The fate on the new ring goes to the attacking player (l5r.ring.fate-to-attacker)."""
        conflict = edit_conflict(game)
        conflict.ring = self.amount
        table = game.edit_table()
        table.ring_fate = replaced(table.ring_fate, self.amount, table.ring_fate[self.amount] - self.fate)
        table.ring_type = replaced(table.ring_type, self.amount, conflict.type)
        game.edit_seat(conflict.attacker).fate += self.fate


@dataclass(frozen=True)
class SwitchContestedRing(Effect):
    """Switch the contested ring with an unclaimed ring (l5r.switch.both-must-exist)."""

    def can(self, game: L5R, context: Context) -> bool:
        """There must be both."""
        return game.table.contested >= 0 and bool(unclaimed(game))

    def ask(self, game: L5R, context: Context) -> Decision | None:
        """With which ring."""
        if not self.can(game, context):
            return None
        rings = [ELEMENTS[ring] for ring in unclaimed(game)]
        return choose(context.seat, rings, "answer", "l5r.switch.both-must-exist", "choose-ring", context.source)

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """Switch them."""
        if context.answer is None:
            return None
        ring = ELEMENTS.index(str(context.answer))
        conflict = game.table.conflict
        assert conflict is not None, "no conflict is being resolved"
        fate = game.table.ring_fate[ring] if may_take_ring_fate(game, conflict.attacker) else 0
        return game.happen(RingSwitched(context.seat, ring, fate, context.source))


class TypeChanged(Happening):
    """The type of the conflict changes to `amount`; it keeps its ring."""

    __slots__ = ()
    message = "type-changed"

    def happen(self, game: L5R) -> None:
        """The ring shows the other side."""
        conflict = edit_conflict(game)
        conflict.type = self.amount
        table = game.edit_table()
        table.ring_type = replaced(table.ring_type, conflict.ring, self.amount)


@dataclass(frozen=True)
class ChangeConflictType(Effect):
    """Change the type of the conflict: to a type, or to the other one."""

    to: int | None = None

    def type(self, game: L5R) -> int:
        """The new type."""
        conflict = game.table.conflict
        assert conflict is not None, "no conflict is being resolved"
        return 1 - conflict.type if self.to is None else self.to

    def can(self, game: L5R, context: Context) -> bool:
        """It must be another one."""
        conflict = game.table.conflict
        return conflict is not None and conflict.type != self.type(game)

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """Change it; who cannot participate any more is sent home (l5r.dash.removed-home-bowed)."""
        by, source = context.seat, context.source
        return game.happen(TypeChanged(seat=by, amount=self.type(game), source=source, by=by, how=CARD_EFFECT))


class ClaimedRingSwitched(Happening):
    """A ring in the claimed pool of a player goes back, and another, `amount`, comes there in its place."""

    __slots__ = ("back",)
    message = "claimed-ring-switched"

    def __init__(self, seat: int, back: int, new: int, source: int) -> None:
        super().__init__(seat=seat, amount=new, source=source, by=seat, how=CARD_EFFECT)
        self.back = back

    def happen(self, game: L5R) -> None:
        """It is not claimed by that; the ring that goes back shows the side it showed."""
        table = game.edit_table()
        table.ring_owner = replaced(replaced(table.ring_owner, self.back, NOBODY), self.amount, self.seat)


@dataclass(frozen=True)
class SwitchClaimedRing(Effect):
    """Switch a ring in your claimed ring pool with an unclaimed ring and gain all fate on that ring."""

    def mine(self, game: L5R, context: Context) -> list[int]:
        """The rings that the player has claimed."""
        return [ring for ring, owner in enumerate(game.table.ring_owner) if owner == context.seat]

    def can(self, game: L5R, context: Context) -> bool:
        """There must be both (l5r.switch.both-must-exist)."""
        return bool(self.mine(game, context)) and bool(unclaimed(game))

    def ask(self, game: L5R, context: Context) -> Decision | None:
        """Which with which."""
        if not self.can(game, context):
            return None
        moves = [
            ("switch-rings", NO_CARD, ELEMENTS[old], ELEMENTS[new])
            for old in self.mine(game, context)
            for new in unclaimed(game)
        ]
        return choose(context.seat, moves, "answer", "l5r.switch.both-must-exist", "switch-rings", context.source)

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """Switch them, and take the fate."""
        answer = context.answer
        if not isinstance(answer, tuple):
            return None
        back, new = ELEMENTS.index(answer[2]), ELEMENTS.index(answer[3])
        fate = game.table.ring_fate[new] if may_take_ring_fate(game, context.seat) else 0
        table = game.edit_table()
        table.ring_fate = replaced(table.ring_fate, new, table.ring_fate[new] - fate)
        switched = ClaimedRingSwitched(context.seat, back, new, context.source)
        if not fate:
            return game.happen(switched)
        gained = FateGained(seat=context.seat, amount=fate, source=context.source, by=context.seat, how=CARD_EFFECT)
        return game.happen(switched, gained)


@dataclass(frozen=True)
class ChooseRing(Selection):
    """Choose one of certain rings, and do something with it (`chosen_ring`)."""

    rings: Rings
    effect: Effect

    def able_rings(self, game: L5R, context: Context) -> list[int]:
        """Those with which it would change something (l5r.target.must-be-changeable)."""
        found: list[int] = []
        for ring in self.rings.elements(game, context):
            probe = context.copy()
            probe.number = ring
            if self.effect.can(game, probe):
                found.append(ring)
        return found

    def can(self, game: L5R, context: Context) -> bool:
        """There must be one."""
        return bool(self.able_rings(game, context))

    def ask(self, game: L5R, context: Context) -> Decision | None:
        """Which one."""
        rings = [ELEMENTS[ring] for ring in self.able_rings(game, context)]
        if not rings:
            return None
        rule = "l5r.target.choose-means-target"
        return choose(context.seat, rings, "answer", rule, "choose-ring", context.source)

    def chosen(self, game: L5R, context: Context) -> Effect:
        """What is done with the chosen one, which the context remembers."""
        if context.answer is None:
            context.done = False
            return Sequence(())
        context.number = ELEMENTS.index(str(context.answer))
        return self.effect


@dataclass(frozen=True)
class RingVerb(Node):
    """One thing that can be done to a ring: `return_ring(the_ring(AIR))`."""

    def able(self, game: L5R, seat: int, ring: int) -> bool:
        """Whether a player can do it now."""
        raise NotImplementedError(f"{type(self).__name__} does not say when it can be done")

    def occurrence(self, game: L5R, context: Context, ring: int, amount: int) -> Happening:
        """What occurs when it is done."""
        raise NotImplementedError(f"{type(self).__name__} does not say what occurs")

    def __call__(self, rings: Rings, amount: int = 0) -> DoneToRings:
        """Do it to rings."""
        return DoneToRings(rings, self, amount)


@dataclass(frozen=True)
class DoneToRings(Effect):
    """Something done to rings, to all of them at the same time."""

    rings: Rings
    verb: RingVerb
    amount: int = 0

    def able_rings(self, game: L5R, context: Context) -> list[int]:
        """The rings it would change."""
        rings = self.rings.elements(game, context)
        return [ring for ring in rings if self.verb.able(game, context.seat, ring)]

    def can(self, game: L5R, context: Context) -> bool:
        """Any of them is enough."""
        return bool(self.able_rings(game, context))

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """Do it to all of them at once (l5r.simultaneous.resolve-together)."""
        rings = self.able_rings(game, context)
        if not rings:
            context.done = False
            return None
        return game.happen(*[self.verb.occurrence(game, context, ring, self.amount) for ring in rings])


class ReturnRing(RingVerb):
    """Return a claimed ring to the unclaimed ring pool."""

    def able(self, game: L5R, seat: int, ring: int) -> bool:
        """One that somebody has claimed."""
        return game.table.ring_owner[ring] != NOBODY

    def occurrence(self, game: L5R, context: Context, ring: int, amount: int) -> Happening:
        """It is nobody's."""
        owner = game.table.ring_owner[ring]
        return RingReturned(seat=owner, amount=ring, source=context.source, by=context.seat, how=CARD_EFFECT)


class TakeRing(RingVerb):
    """Take a ring from another player's claimed ring pool."""

    def able(self, game: L5R, seat: int, ring: int) -> bool:
        """One that the other has claimed."""
        return game.table.ring_owner[ring] == 1 - seat

    def occurrence(self, game: L5R, context: Context, ring: int, amount: int) -> Happening:
        """It is yours."""
        by = context.seat
        return RingTaken(seat=by, amount=ring, source=context.source, by=by, how=CARD_EFFECT)


class PlaceFateOnRing(RingVerb):
    """Place fate on a ring."""

    def able(self, game: L5R, seat: int, ring: int) -> bool:
        """Any ring can have some."""
        return True

    def occurrence(self, game: L5R, context: Context, ring: int, amount: int) -> Happening:
        """It is put there."""
        return FatePlacedOnRing(ring, amount, source=context.source, by=context.seat, how=CARD_EFFECT)


class RemoveFateFromRing(RingVerb):
    """Remove fate from a ring."""

    def able(self, game: L5R, seat: int, ring: int) -> bool:
        """There must be some, and nothing that keeps it there."""
        return game.table.ring_fate[ring] > 0 and may_take_ring_fate(game, seat)

    def occurrence(self, game: L5R, context: Context, ring: int, amount: int) -> Happening:
        """It is gone."""
        return FateRemovedFromRing(ring, amount, source=context.source, by=context.seat, how=CARD_EFFECT)


return_ring: Final = ReturnRing()
take_ring: Final = TakeRing()
place_fate_on_ring: Final = PlaceFateOnRing()
remove_fate_from_ring: Final = RemoveFateFromRing()


def choosing_ring(rings: Rings, effect: Effect) -> ChooseRing:
    """Choose a ring, and do something with it: `choosing_ring(rings_in_pool(YOU), return_ring(chosen_ring))`."""
    return ChooseRing(rings, effect)


NO_SUCH_CONFLICT: Final = Standing("declare-element", on=any_card)
"""The opponent of its player cannot declare conflicts of an element, the number of the lasting effect."""


@dataclass(frozen=True)
class ForbidElement(Selection):
    """Choose a ring: your opponent cannot declare conflicts of its element until the end of the phase."""

    def ask(self, game: L5R, context: Context) -> Decision | None:
        """Which ring."""
        rule = "l5r.target.choose-means-target"
        return choose(context.seat, ELEMENTS, "answer", rule, "choose-ring", context.source)

    def chosen(self, game: L5R, context: Context) -> Effect:
        """That element."""
        return ForbidConflictsOf(ELEMENTS.index(str(context.answer)))


@dataclass(frozen=True)
class ForbidConflictsOf(Effect):
    """Your opponent cannot declare conflicts of an element until the end of the phase."""

    element: int

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """Forbid it."""
        establish(game, NO_SUCH_CONFLICT, (), END_OF_PHASE, context.seat, context.source, self.element)
        return None


@dataclass(frozen=True)
class UsurpRing(Effect):
    """Cancel the ring effect of the conflict; you resolve it as if you had won as the attacking player, and claim it.

    It takes effect in steps 3.2.6 and 3.2.7 (l5r.faq.display-of-power-timing).
    """

    def can(self, game: L5R, context: Context) -> bool:
        """Not twice."""
        return game.table.conflict is not None and game.table.conflict.usurper == NOBODY

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """Remember who does."""
        edit_conflict(game).usurper = context.seat
        return None


@dataclass(frozen=True)
class DeclareNow(Effect):
    """Immediately declare a conflict, with an opportunity you have left."""

    def can(self, game: L5R, context: Context) -> bool:
        """There must be an opportunity, and a conflict to declare with it."""
        return bool(declarations(game, context.seat))

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """As in step 3.2."""
        game.edit_table().active = context.seat
        return Declare(context.seat, must=True)


class MoveConflict(Effect):
    """Move the contested ring to another eligible province, which is revealed and now the attacked province."""

    def provinces(self, game: L5R) -> list[int]:
        """The other provinces that could be attacked in this conflict."""
        conflict = game.table.conflict
        if conflict is None:
            return []
        cards = targets_of_attack(game, conflict.attacker, conflict.type)
        return [card for card in cards if card != conflict.province]

    def can(self, game: L5R, context: Context) -> bool:
        """There must be another one."""
        return bool(self.provinces(game))

    def ask(self, game: L5R, context: Context) -> Decision | None:
        """Where to."""
        cards = self.provinces(game)
        rule = "l5r.move.needs-destination"
        return choose(context.seat, cards, "answer", rule, "attack-province", context.source) if cards else None

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """Move it there."""
        if not isinstance(context.answer, int):
            context.done = False
            return None
        return attack_elsewhere(game, context.answer, context.seat)


move_conflict: Final = MoveConflict()


@dataclass(frozen=True)
class AdditionalConflict(Effect):
    """You may declare an additional conflict of a type this phase."""

    type: int

    def can(self, game: L5R, context: Context) -> bool:
        """There is nothing to declare outside of the conflict phase."""
        return game.table.phase == "conflict"

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """It is one opportunity more."""
        establish(game, ADDITIONAL_CONFLICT, (), END_OF_PHASE, context.seat, context.source, self.type)
        game.edit_seat(context.seat).conflicts += 1
        return None


class OneConflictEach(Effect):
    """Each player has only one opportunity to declare a conflict this phase."""

    def can(self, game: L5R, context: Context) -> bool:
        """Somebody must have more of them."""
        return any(player.conflicts > 1 for player in game.seats)

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """The others are lost."""
        for seat in (0, 1):
            game.edit_seat(seat).conflicts = min(1, game.seats[seat].conflicts)
        return None


one_conflict_each: Final = OneConflictEach()
