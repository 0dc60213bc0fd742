"""Made-up cards for tests of conflicts: events that do one thing each, and characters that get in the way of rules."""

from __future__ import annotations

from dataclasses import dataclass

from nefrit.kernel.effects import Condition, Context, Effect, Sequence
from nefrit.kernel.occurrences import Occurrence
from nefrit.kernel.procedures import Procedure
from nefrit.kernel.values import ADD, DIVIDE, MULTIPLY, MULTIPLY_BASE, SET
from nefrit.l5r.cards.clans import CRAB, CRANE, LION, NEUTRAL
from nefrit.l5r.constants import AIR, FIRE, NOBODY
from nefrit.l5r.effects import ChangeHonor, last
from nefrit.l5r.faces import L5RFace
from nefrit.l5r.favor import ClaimFavor, FavorDiscarded
from nefrit.l5r.framework import glory_winner
from nefrit.l5r.keywords import (
    ANCESTRAL,
    COVERT,
    NO_ATTACHMENTS,
    PRIDE,
    RESTRICTED,
    no_attachments_except,
    no_attachments_with,
)
from nefrit.l5r.occurrences.conflicts import RingClaimed
from nefrit.l5r.occurrences.honor import HonorGained
from nefrit.l5r.occurrences.kinds import BOWS, CONFLICT_DECLARED, CONFLICT_PASSED, DISCARDS, DRAWS, RING_CLAIMED
from nefrit.l5r.occurrences.personal_honor import Dishonored, Honored
from nefrit.l5r.provinces import breaking
from nefrit.l5r.rings import CONTESTED, ResolveRings, ring_states
from nefrit.l5r.standing import is_faceup
from nefrit.l5r.state import L5R
from nefrit.l5r.targets import a
from nefrit.l5r.trees import (
    INTERRUPT,
    REACTION,
    Attaches,
    Forbids,
    Grants,
    Keyword,
    Modifies,
    Standing,
    Trigger,
    Triggered,
)
from nefrit.l5r.words.cards import attachment, bushi, character, dishonored
from nefrit.l5r.words.nouns import it, one, other, this
from nefrit.l5r.words.numbers import count
from nefrit.l5r.words.payments import Pay
from nefrit.l5r.words.verbs import (
    bow,
    discard,
    dishonor,
    honor,
    move_home,
    move_to_conflict,
    ready,
    return_to_hand,
    sacrifice,
)
from nefrit.parts.words import any_card


@dataclass(frozen=True)
class HonorAndDishonor(Effect):
    """Honor and dishonor the targets at the same time."""

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        kinds = (Honored, Dishonored)
        return game.happen(*(kind(card, game.pieces[card].controller) for card in context.targets for kind in kinds))


@dataclass(frozen=True)
class TakeFavor(Effect):
    """Claim the favor."""

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        return ClaimFavor(context.seat)


@dataclass(frozen=True)
class DropFavor(Effect):
    """Both players discard the favor."""

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        return game.happen(*(FavorDiscarded(seat=seat) for seat in (0, 1)))


@dataclass(frozen=True)
class Honor(Effect):
    """Gain 1 honor."""

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        return game.happen(HonorGained(seat=context.seat, amount=1))


@dataclass(frozen=True)
class GloryCount(Effect):
    """Perform a glory count; who wins it gains 1 honor."""

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        winner = glory_winner(game)
        return game.happen(HonorGained(seat=winner, amount=1)) if winner != NOBODY else None


@dataclass(frozen=True)
class TwoRings(Effect):
    """Resolve the effects of the air and the fire ring."""

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        return ResolveRings(context.seat, (AIR, FIRE))


@dataclass(frozen=True)
class BreakAttacked(Effect):
    """Break the attacked province."""

    def can(self, game: L5R, context: Context) -> bool:
        return game.table.conflict is not None

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        conflict = game.table.conflict
        assert conflict is not None
        return game.happen(breaking(game, conflict.province))


@dataclass(frozen=True)
class Whenever(Trigger):
    """Whenever something of this kind happens."""

    what: int = 0

    @property
    def kinds(self) -> int:
        return self.what

    def matches(self, game: L5R, occurrence: Occurrence, context: Context) -> bool:
        return True


@dataclass(frozen=True)
class ClaimedRingIsContested(Condition):
    """The ring that has just been claimed is still contested."""

    def holds(self, game: L5R, context: Context) -> bool:
        claimed = context.occurrence
        return isinstance(claimed, RingClaimed) and CONTESTED in ring_states(game, claimed.amount)


@dataclass(frozen=True)
class AttackedProvinceIsFaceup(Condition):
    """Everybody sees the attacked province."""

    def holds(self, game: L5R, context: Context) -> bool:
        conflict = game.table.conflict
        return conflict is not None and is_faceup(game, conflict.province)


def _reacts(what: int, condition: Condition | None = None, type: int = REACTION) -> Triggered:
    return Triggered(Honor(), type=type, when=Whenever(what), condition=condition)


def _event(name: str, number: int, effect: Effect, target: bool = True) -> L5RFace:
    ability = Triggered(effect, targets=(a(),) if target else ())
    return NEUTRAL.event(name, number, cost=0).has(ability)


def _plain(name: str, number: int, *standing: Standing | Keyword | Triggered) -> L5RFace:
    return NEUTRAL.character(name, number, cost=1, skills=(3, 3), glory=1).has(*standing)


def conflict_cards() -> list[L5RFace]:
    """All of them."""
    return [
        _event("Forward", 1000, move_to_conflict(it)),
        _event("Retreat", 1001, move_home(it)),
        _event("Banishment", 1002, last(Forbids("participate"))),
        _event("Praise", 1003, honor(it)),
        _event("Shame", 1004, dishonor(it)),
        _event("Two Rumors", 1005, HonorAndDishonor()),
        _event("Arrest", 1006, bow(it)),
        _event("Murder", 1007, discard(it)),
        _event("Audience", 1008, TakeFavor(), target=False),
        _event("Intrigue", 1009, DropFavor(), target=False),
        _event("Two Rituals", 1010, TwoRings(), target=False),
        _event("Earthquake", 1011, BreakAttacked(), target=False),
        _event("Vow", 1012, last(Grants("keyword", granted=NO_ATTACHMENTS))),
        _event(
            "Farewell",
            1063,
            Sequence((last(Grants("keyword", granted=NO_ATTACHMENTS)), ChangeHonor(count(attachment)))),
        ),
        _event("Heroics", 1013, last(Modifies("military", amount=2))),
        _event("Boast", 1014, last(Grants("keyword", granted=PRIDE))),
        _event("Stillness", 1015, last(Modifies("military", amount=2, operation=SET))),
        _event("Patience", 1016, ready(it)),
        _event("Recall", 1017, return_to_hand(it)),
        _event("Ward", 1019, last(Forbids("target", only=("event",)))),
        _event("Debate", 1018, GloryCount(), target=False),
        _plain("Pacifist", 1020, Forbids("participate", only=("military",))),
        _plain("Guard", 1021, Forbids("participate", only=("attacker",))),
        _plain("Lazy One", 1022, Forbids("declare-defender"), Forbids("declare-attacker")),
        _plain("Elusive One", 1023, Forbids("target", by_opponent=True)),
        _plain("Stone One", 1024, Forbids("ring-effect")),
        _plain("Archer", 1025, Standing("contributes-from-home")),
        _plain("Void Touched", 1026, Grants("contested-element", on=any_card, granted="void")),
        _plain("Twice as Strong", 1027, Modifies("military", amount=2, operation=MULTIPLY)),
        _plain("Half as Strong", 1028, Modifies("military", amount=2, operation=DIVIDE)),
        _plain("Steady One", 1029, Modifies("military", amount=1, operation=SET)),
        _plain("Twice Born", 1030, Modifies("military", amount=2, operation=MULTIPLY_BASE)),
        _plain("Famous One", 1031, Modifies("glory", amount=2, operation=ADD)),
        _plain("Reader", 1032, _reacts(DRAWS)),
        _plain("Thief", 1033, _reacts(DISCARDS)),
        _plain("Reading Guard", 1034, _reacts(DRAWS, type=INTERRUPT)),
        _plain("Ring Crier", 1035, _reacts(RING_CLAIMED, ClaimedRingIsContested())),
        _plain("Watchman", 1036, _reacts(CONFLICT_DECLARED, AttackedProvinceIsFaceup())),
        _plain("Night Watch", 1056, _reacts(BOWS)),
        _plain("Idler", 1037, _reacts(CONFLICT_PASSED)),
        _plain("Unarmed One", 1038, no_attachments_with("weapon", "poison")),
        _plain("Strict One", 1039, no_attachments_except("weapon"), no_attachments_with("poison")),
        _plain("Stern One", 1040, no_attachments_except("weapon"), no_attachments_except("tattoo")),
        _plain("Shadow", 1041, COVERT, Grants("keyword", granted=COVERT)),
        _plain("Proud Twin", 1042, PRIDE, Grants("keyword", granted=PRIDE)),
        _plain("Stay-at-home", 1043, Modifies("military", amount=-5)),
        _plain("Undying One", 1047, Forbids("be-discarded")),
        _plain("Accuser", 1057, Standing("discard", on=character & dishonored)),
        _plain("Sentinel", 1048, Forbids("bow", by_opponent=True), Triggered(Honor(), costs=(Pay(bow(this)),))),
        _plain("Altar Keeper", 1049, Triggered(Honor(), costs=(Pay(sacrifice(one(character & other))),))),
        CRAB.character("Poet", 1044, cost=1, skills=(None, 3), glory=2),
        CRANE.conflict_character("Late Poet", 1045, cost=0, skills=(None, 3), glory=2),
        LION.conflict_character("Scout", 1046, cost=0, skills=(2, 2), glory=0).has(COVERT),
        NEUTRAL.attachment("Shield", 1050, cost=0, bonus=(1, 0), traits="Armor").has(RESTRICTED),
        NEUTRAL.attachment("Spear", 1051, cost=0, bonus=(1, 0), traits="Weapon").has(RESTRICTED),
        NEUTRAL.attachment("Mask", 1052, cost=0, bonus=(0, 1)).has(Attaches(one_per_character=True)),
        NEUTRAL.attachment("Banner", 1053, cost=0, bonus=(1, 1)).has(Attaches(to=bushi)),
        NEUTRAL.attachment("Poisoned Heirloom", 1054, cost=0, traits="Weapon Poison").has(ANCESTRAL),
        NEUTRAL.attachment("Burden", 1055, cost=0, bonus=(-9, -9)),
        NEUTRAL.province("Hidden Province", 1060, strength=4, element=AIR),
        NEUTRAL.province("Peaceful Province", 1061, strength=4, element=AIR).has(Forbids("be-attacked")),
        NEUTRAL.province("Weak Province", 1062, strength=0, element=FIRE),
    ]
