"""Damage: assigned first, then cancelled or redirected, then applied (invasion.damage.two-stages)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from nefrit.invasion.awaited import is_unawaited
from nefrit.invasion.constants import NO_ZONE
from nefrit.invasion.keywords import TOUGHNESS
from nefrit.invasion.memo_records import InForce
from nefrit.invasion.occurrences.damage import DamageAssigned, Damaged, DealsDamage, ZoneDamaged
from nefrit.invasion.occurrences.events import Event
from nefrit.invasion.occurrences.kinds import DAMAGE_ASSIGNED
from nefrit.invasion.standing import applies, in_force, is_without_actions, is_without_triggers
from nefrit.invasion.state import Invasion, controller_of, section_of, turn_order
from nefrit.invasion.trees import Standing
from nefrit.invasion.values import hit_points, keyword, zone_hit_points
from nefrit.kernel.decisions import NO_CARD, choose
from nefrit.kernel.effects import Context
from nefrit.kernel.plain import Plain, Value
from nefrit.kernel.procedures import Flow, Procedure, Reporting, step
from nefrit.kernel.state import NO_SEAT

DAMAGE: Final = "damage"
"""What standing effects are called that cancel or redirect damage."""
UNCANCELLABLE: Final = "damage is uncancellable"
"""What standing effects are called by which no damage can be cancelled."""


DOUBLED: Final = "damage is doubled"
"""What standing effects are called by which damage to cards is doubled."""
EVERYTHING: Final = 1_000_000
"""More damage than there can be."""


class Hit(Plain):
    """Damage that is assigned to a unit or legend (`card`), or to a zone of the capital of `seat`.

    `by` is the player whose effect or units deal it, `source` the card, or NO_CARD for the pool of a combat.
    """

    __slots__ = ("amount", "by", "card", "combat", "seat", "section", "source", "uncancellable")
    card_fields = ("card", "source")
    seat_fields = ("seat", "by")

    def __init__(
        self,
        amount: int,
        card: int = NO_CARD,
        seat: int = NO_SEAT,
        section: int = NO_ZONE,
        *,
        by: int = NO_SEAT,
        source: int = NO_CARD,
        combat: bool = False,
        uncancellable: bool = False,
    ) -> None:
        self.amount = amount
        self.card = card
        self.seat = seat
        self.section = section
        self.by = by
        self.source = source
        self.combat = combat
        self.uncancellable = uncancellable


def can_be_cancelled(game: Invasion, hit: Hit) -> bool:
    """Whether damage can be cancelled at all: not where it is uncancellable, or where a card says that no damage is."""
    if hit.uncancellable:
        return False
    return not any(applies(game, one, one.context.source) for one in in_force(game, UNCANCELLABLE))


@dataclass(frozen=True)
class DamageChange(Standing):
    """An effect that cancels, prevents or redirects damage just before it is applied; it may be `forced`.

    invasion.damage.cancel-timing, invasion.damage.redirect-timing
    """

    forced: bool = False

    def is_about(self, game: Invasion, one: InForce, card: int) -> bool:
        """Whether it is about a card now: a forced one is lost with the other forced effects of its card.

        invasion.errata.eatine-harbour
        """
        source = one.context.source
        lost = (
            self.forced
            and one.cards is None
            and (is_without_actions(game, source) or is_without_triggers(game, source))
        )
        return not lost and applies(game, one, card)

    def changes(self, game: Invasion, context: Context, hit: Hit) -> bool:
        """Whether it does anything to this damage."""
        raise NotImplementedError(f"{type(self).__name__} does not say what damage it changes")

    @property
    def is_used_up(self) -> bool:
        """Whether it cancels less damage when it has cancelled some."""
        return False

    def cancels(self, game: Invasion, context: Context, hit: Hit) -> int:
        """How much damage it will certainly cancel, if there is as much; redirecting is not cancelling.

        invasion.damage.redirect-is-not-cancel
        """
        return 0

    def change(self, game: Invasion, context: Context, hit: Hit) -> tuple[Hit, ...] | Procedure:
        """What becomes of the damage: what is left of it, and what is redirected elsewhere.

        A procedure that has to ask first puts its result into the `ApplyDamage` that runs.
        """
        raise NotImplementedError(f"{type(self).__name__} does not say what it does to damage")


def times(game: Invasion, card: int) -> int:
    """By how much damage is multiplied as it is assigned to a card (invasion.faq.bloodletter-doubles-on-assignment).

    Each effect that doubles it adds the original amount once more (invasion.faq.bloodletter-multiple), for without a
    trigger they all apply together (invasion.effect.untriggered-constants-not-simultaneous).
    """
    return 1 + sum(applies(game, one, card) for one in in_force(game, DOUBLED))


def assigned(game: Invasion, hit: Hit) -> Hit:
    """Damage as it is when it has been assigned."""
    if hit.card not in game.pieces or not in_force(game, DOUBLED):
        return hit
    hit = hit.copy()
    hit.amount *= times(game, hit.card)
    return hit


class ApplyDamage(Reporting):
    """Assigned damage is cancelled and redirected by what can do that, then all of it is applied at the same time.

    `hits` are what is assigned; `changed` are the effects that have done their work, each once for each hit. Constant
    effects come before forced ones, as everywhere (invasion.effect.simultaneous-same-kind-only); of each kind those of
    the active player come first, and each player orders their own (decision.invasion.assign-modifiers). Toughness is
    one of the constant ones (invasion.damage.redirect-timing), and comes last among them where nobody says otherwise.
    `tough` tells how much it can still cancel for cards where it has begun to. Redirected damage meets the effects of
    its new recipient (decision.invasion.redirected-toughness). `struck` are the cards to which combat damage was
    assigned, whatever becomes of it.
    """

    __slots__ = ("changed", "chosen", "hits", "struck", "tough")
    card_fields = ("struck",)

    def __init__(self, hits: Iterable[Hit]) -> None:
        super().__init__()
        self.hits = tuple([hit for hit in hits if hit.amount > 0])
        self.struck = tuple([hit.card for hit in self.hits if hit.combat and hit.card != NO_CARD])
        self.changed: tuple[tuple[Value, ...], ...] = ()
        self.chosen: Value = None
        self.tough: tuple[tuple[int, int], ...] = ()

    def replace(self, hit: Hit, *others: Hit) -> None:
        """Let other damage take the place of some, as far as there is any."""
        left = tuple([one for one in self.hits if one != hit])
        self.hits = (*left, *[one for one in others if one.amount])

    def waiting(self, game: Invasion, *, forced: bool) -> dict[Value, Value]:
        """The effects of the first player in turn order who has any that still changes something: shown and meant."""
        standing = in_force(game, DAMAGE)
        effects = [one for one in standing if isinstance(one.effect, DamageChange) and one.effect.forced == forced]
        for seat in turn_order(game) if effects else ():
            found: dict[Value, Value] = {}
            for nth, hit in enumerate(self.hits):
                for one in effects:
                    effect, context = one.effect, one.context
                    assert isinstance(effect, DamageChange)
                    key = (context.source, game.definition.library.address(effect), hit.card, hit.seat, hit.section)
                    if context.seat != seat or key in self.changed or not hit.amount:
                        continue
                    about = hit.card if hit.card != NO_CARD else context.source
                    if effect.is_about(game, one, about) and effect.changes(game, context, hit):
                        entry = (nth, effect, context.source, seat, key, context.number)
                        move = ("change-damage", context.source, nth)
                        found[(*move, len(found)) if move in found else move] = entry
            if found:
                return found if forced else {**found, **self.beside(game, seat, found)}
        return {}

    def beside(self, game: Invasion, seat: int, found: dict[Value, Value]) -> dict[Value, Value]:
        """The Toughness of a player's cards whose damage other effects of the player change: its turn matters."""
        meant = [entry[0] for entry in found.values() if isinstance(entry, tuple)]
        tough: dict[Value, Value] = {}
        for nth in dict.fromkeys(meant):
            card = self.hits[nth].card
            if card in game.pieces and controller_of(game, card) == seat and self.absorbs(game, self.hits[nth]):
                tough[("toughness", card, nth)] = (nth, None, card, seat, (), 0)
        return tough

    def absorbs(self, game: Invasion, hit: Hit) -> int:
        """How much of some damage Toughness cancels.

        invasion.keyword.toughness, invasion.keyword.toughness-stacks, invasion.keyword.toughness-not-vs-uncancellable
        """
        meant = hit.card in game.pieces and can_be_cancelled(game, hit)
        return min(self.toughness_left(game, hit.card), hit.amount) if meant else 0

    def toughness_left(self, game: Invasion, card: int) -> int:
        """How much the Toughness of a card can still cancel of all that is assigned to it now."""
        left = dict(self.tough).get(card)
        return keyword(game, card, TOUGHNESS) or 0 if left is None else left

    def absorb(self, game: Invasion, nth: int) -> None:
        """Let Toughness cancel what it can of one of the hits (invasion.keyword.toughness), once for all of them.

        decision.invasion.assign-modifiers
        """
        hit = self.hits[nth]
        cancelled = self.absorbs(game, hit)
        if not cancelled:
            return
        left = self.toughness_left(game, hit.card) - cancelled
        self.tough = tuple({**dict(self.tough), hit.card: left}.items())
        rest = hit.copy()
        rest.amount -= cancelled
        self.hits = (*self.hits[:nth], rest, *self.hits[nth + 1 :])

    @step("invasion.damage.redirect-timing")
    def which(self, game: Invasion) -> Flow:
        """The player says which constant effect is next, if there is a choice."""
        waiting = self.waiting(game, forced=False)
        if not waiting:
            self.goto("toughness")
            return None
        return self.next_of(waiting)

    def next_of(self, waiting: dict[Value, Value]) -> Flow:
        """Which of several effects of a player is next; where there is only one nobody is asked."""
        first = next(iter(waiting.values()))
        assert isinstance(first, tuple)
        if len(waiting) == 1:
            self.chosen = first
            return None
        rule = "decision.invasion.assign-modifiers"
        return choose(first[3], tuple(waiting), "chosen", rule, "which-first", values=tuple(waiting.values()))

    @step("invasion.damage.redirect-timing")
    def change(self, game: Invasion) -> Flow:
        """It does its work."""
        return self.carry_out(game)

    def carry_out(self, game: Invasion) -> Flow:
        """The chosen effect changes damage; then it is seen anew what else does."""
        assert isinstance(self.chosen, tuple)
        nth, effect, source, seat, key, number = self.chosen
        self.goto("which")
        if effect is None:
            self.absorb(game, nth)
            return None
        self.changed = (*self.changed, key)
        result = effect.change(game, Context(seat, source, number=number), self.hits[nth])
        if isinstance(result, Procedure):
            return result
        self.hits = (*self.hits[:nth], *self.hits[nth + 1 :], *result)
        return None

    @step("invasion.keyword.toughness")
    def toughness(self, game: Invasion) -> Flow:
        """Toughness cancels some of the damage that a unit is assigned, unless it is uncancellable."""
        for nth in range(len(self.hits)):
            self.absorb(game, nth)
        return None

    @step("invasion.timing.a2-forced-active-player")
    def which_forced(self, game: Invasion) -> Flow:
        """Forced effects come after all constant ones; the player says which is next, if there is a choice."""
        waiting = self.waiting(game, forced=True)
        if not waiting:
            self.goto("apply")
            return None
        return self.next_of(waiting)

    @step("invasion.timing.a2-forced-active-player")
    def change_forced(self, game: Invasion) -> Flow:
        """It does its work."""
        return self.carry_out(game)

    @step("invasion.damage.received")
    def apply(self, game: Invasion) -> Flow:
        """What is left is dealt, all of it at the same time (invasion.combat.simultaneous-application).

        What comes after "then" needs that all of it is dealt, and some (invasion.effect.then).
        """
        events = self.dealt(game)
        if len(events) < len(self.hits) or not events:
            self.undone = 1
        signs = self.signs(game)
        if not events and not signs:
            return None
        return game.happen(*merged(events), *self.dealers(game, events), *signs)

    def dealt(self, game: Invasion) -> list[Event]:
        """What is left of the damage; what was cancelled is never dealt (invasion.damage.cancelled-tokens-return).

        Nothing is dealt to a burning zone (invasion.capital.burning-no-more-damage).
        """
        events: list[Event] = []
        for hit in self.hits:
            if not hit.amount:
                continue
            if hit.card != NO_CARD:
                if hit.card in game.pieces:
                    seat = game.pieces[hit.card].controller
                    where, by, source = section_of(game, hit.card), hit.by, hit.source
                    events.append(
                        Damaged(seat, hit.card, hit.amount, combat=hit.combat, section=where, by=by, source=source)
                    )
            elif not game.seats[hit.seat].burning[hit.section]:
                events.append(
                    ZoneDamaged(hit.seat, hit.section, hit.amount, combat=hit.combat, by=hit.by, source=hit.source)
                )
        return events

    def signs(self, game: Invasion) -> list[Event]:
        """That combat damage was assigned to cards, whatever became of it, where a card waits for that."""
        hurt = [hit.card for hit in self.hits if hit.combat and hit.amount and hit.card != NO_CARD]
        struck = tuple(dict.fromkeys((*self.struck, *hurt)))
        return [DamageAssigned(struck)] if struck and not is_unawaited(game, DAMAGE_ASSIGNED) else []

    def dealers(self, game: Invasion, events: list[Event]) -> list[Event]:
        """The units that have dealt damage in combat with this: one point of a pool is enough for all who added to it.

        invasion.damage.sadistic-mutation, invasion.damage.two-sadistic-mutations
        """
        combat = game.table.combat
        hurt = [event for event in events if getattr(event, "combat", False) and event.seat != event.by]
        pools = {event.by for event in hurt}
        dealers = [card for card in (() if combat is None else combat.contributors) if card in game.pieces]
        found = [card for card in dealers if game.pieces[card].controller in pools]
        found += [event.source for event in hurt if event.source in game.pieces]
        return [DealsDamage(game.pieces[card].controller, card) for card in dict.fromkeys(found)]


def merged(events: Iterable[Event]) -> tuple[Event, ...]:
    """Damage that the same thing takes at the same time is one event."""
    found: dict[tuple[Value, ...], Event] = {}
    for event in events:
        key = (event.card, event.seat, event.section)
        if key in found:
            found[key].amount += event.amount
        else:
            found[key] = event
    return tuple(found.values())


def deal(game: Invasion, *hits: Hit) -> Procedure:
    """Damage that is not dealt in the damage step of a combat is applied as soon as it is assigned.

    Nobody can respond in between (invasion.damage.non-combat-cancel-in-response).

    invasion.damage.non-combat-immediate, invasion.damage.nurgles-pestilence, invasion.keyword.counterstrike-immediate
    """
    return ApplyDamage([assigned(game, hit) for hit in hits])


# ---- How much is enough


def sure_to_be_cancelled(game: Invasion, hit: Hit, *, each_time: bool = False) -> int:
    """How much of such damage is cancelled by what is active now, Toughness and all else.

    What is used up by cancelling does not count where that is asked of damage that comes after other (`each_time`).

    invasion.faq.combat-damage-count-active-cancellation, invasion.keyword.toughness-not-vs-uncancellable
    """
    total = 0 if hit.card == NO_CARD else keyword(game, hit.card, TOUGHNESS) or 0
    for one in in_force(game, DAMAGE):
        about = hit.card if hit.card != NO_CARD else one.context.source
        effect, context = one.effect, one.context
        if (
            isinstance(effect, DamageChange)
            and not (each_time and effect.is_used_up)
            and effect.is_about(game, one, about)
            and effect.changes(game, context, hit)
        ):
            total += effect.cancels(game, context, hit)
    return total if total and can_be_cancelled(game, hit) else 0


def enough(game: Invasion, hit: Hit, waiting: Hit) -> int:
    """How much such damage must be assigned so that as much as its amount is dealt, with what is `waiting` to be.

    What is assigned now is applied before what was assigned in combat. Toughness cancels some of both, and what is used
    up by cancelling only some of the first (invasion.damage.indirect-unit-maximum).
    """
    if not waiting.amount:
        return hit.amount + sure_to_be_cancelled(game, hit)
    cancelled, each_time = sure_to_be_cancelled(game, waiting), sure_to_be_cancelled(game, waiting, each_time=True)
    if waiting.amount - cancelled >= hit.amount:
        return 0
    used_up = cancelled - each_time
    left = hit.amount - max(0, waiting.amount - each_time) + used_up
    return left + sure_to_be_cancelled(game, hit, each_time=True)


def enough_to_destroy(game: Invasion, card: int, *, combat: bool = False, uncancellable: bool = False) -> int:
    """How much damage must be assigned to a unit or legend so that it is destroyed.

    What cancels damage is counted (invasion.damage.indirect-unit-maximum), redirection is not
    (invasion.damage.redirect-not-considered).
    """
    piece = game.pieces[card]
    hit = Hit(hit_points(game, card) - piece.damage, card, combat=combat, uncancellable=uncancellable)
    return -(-enough(game, hit, Hit(piece.assigned, card, combat=True)) // times(game, card))


def enough_to_burn(game: Invasion, seat: int, section: int, *, uncancellable: bool = False) -> int:
    """How much damage must be assigned to a zone so that it burns, what cancels damage counted."""
    player = game.seats[seat]
    left = zone_hit_points(game, seat, section) - player.damage[section]
    if player.burning[section] or left <= 0:
        return 0
    if not in_force(game, DAMAGE):
        # Nothing but such effects cancels damage to zones.
        return max(0, left - player.assigned[section])
    hit = Hit(left, seat=seat, section=section, uncancellable=uncancellable)
    return enough(game, hit, Hit(player.assigned[section], seat=seat, section=section, combat=True))
