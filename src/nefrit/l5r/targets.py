"""Targets: what an ability chooses, from where, and why a card cannot be chosen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from functools import cached_property
from typing import Final

from nefrit.kernel.effects import Choose, Context, Effect, Node, Target
from nefrit.kernel.refusals import Refusal, refuse
from nefrit.l5r.constants import STRONGHOLD_SLOT
from nefrit.l5r.players import YOU, seat_of
from nefrit.l5r.provinces import contents
from nefrit.l5r.simultaneous import AbilityContext
from nefrit.l5r.standing import has_effects, is_faceup, is_forbidden, is_immune
from nefrit.l5r.state import CONFLICT_DISCARD, DYNASTY_DISCARD, HAND, L5R, PROVINCES
from nefrit.l5r.trees import Triggered
from nefrit.l5r.values import characters, opponent_of
from nefrit.parts.words import Cards, Quality, any_card

CHARACTERS: Final = "characters"
IN_PLAY: Final = "in play"
YOUR_PROVINCES: Final = "your provinces"
THEIR_PROVINCES: Final = "your opponent's provinces"
PROVINCES_OF_BOTH: Final = "provinces"
PROVINCE_CARDS: Final = "the provinces of both players"
YOUR_DISCARD_PILES: Final = "your discard piles"
YOUR_DYNASTY_DISCARD: Final = "your dynasty discard pile"
THEIR_DISCARD_PILES: Final = "an opponent's discard pile"
DISCARD_OR_PROVINCES: Final = "your dynasty discard pile or provinces"
HAND_OR_PROVINCES: Final = "your hand or provinces"
ATTACKED: Final = "the attacked province"
HAND_OR_CONFLICT_DISCARD: Final = "your hand or conflict discard pile"
FACEDOWN_PROVINCES: Final = "facedown provinces"


def in_provinces(game: L5R, seat: int) -> tuple[int, ...]:
    """The dynasty cards in a player's provinces."""
    return tuple([card for slot in range(4) for card in contents(game, seat, slot)])


def in_attacked_province(game: L5R) -> tuple[int, ...]:
    """The dynasty cards in the attacked province; none under the stronghold, and none while nothing is attacked."""
    conflict = game.table.conflict
    slot = STRONGHOLD_SLOT if conflict is None else game.pieces[conflict.province].slot
    return () if conflict is None or slot == STRONGHOLD_SLOT else tuple(contents(game, conflict.defender, slot))


def faceup_in_provinces(game: L5R, seat: int) -> tuple[int, ...]:
    """Those that lie faceup: the others have no identity (l5r.facedown-province.no-look-at-dynasty-cards)."""
    return tuple([card for card in in_provinces(game, seat) if is_faceup(game, card)])


AREAS: Final[dict[str, Callable[[L5R, int], tuple[int, ...]]]] = {
    CHARACTERS: lambda game, seat: characters(game, 0) + characters(game, 1),
    IN_PLAY: lambda game, seat: game.in_play(),
    YOUR_PROVINCES: in_provinces,
    THEIR_PROVINCES: lambda game, seat: in_provinces(game, opponent_of(seat)),
    PROVINCES_OF_BOTH: lambda game, seat: (*in_provinces(game, seat), *in_provinces(game, opponent_of(seat))),
    PROVINCE_CARDS: lambda game, seat: (*game.zone(PROVINCES, seat), *game.zone(PROVINCES, opponent_of(seat))),
    YOUR_DISCARD_PILES: lambda game, seat: (*game.zone(DYNASTY_DISCARD, seat), *game.zone(CONFLICT_DISCARD, seat)),
    YOUR_DYNASTY_DISCARD: lambda game, seat: game.zone(DYNASTY_DISCARD, seat),
    THEIR_DISCARD_PILES: lambda game, seat: (
        *game.zone(DYNASTY_DISCARD, opponent_of(seat)),
        *game.zone(CONFLICT_DISCARD, opponent_of(seat)),
    ),
    DISCARD_OR_PROVINCES: lambda game, seat: (*game.zone(DYNASTY_DISCARD, seat), *faceup_in_provinces(game, seat)),
    HAND_OR_PROVINCES: lambda game, seat: (*game.zone(HAND, seat), *faceup_in_provinces(game, seat)),
    ATTACKED: lambda game, seat: in_attacked_province(game),
    HAND_OR_CONFLICT_DISCARD: lambda game, seat: (*game.zone(HAND, seat), *game.zone(CONFLICT_DISCARD, seat)),
    FACEDOWN_PROVINCES: lambda game, seat: tuple(
        [card for side in (0, 1) for card in game.zone(PROVINCES, side) if not is_faceup(game, card)]
    ),
}
"""From where targets are chosen; each has its words in the message files."""


# The most frequent reasons are made once.
NOT_ASKED_FOR: Final = (refuse("l5r.target.must-meet-requirements", "not-what-is-asked-for"),)
WITHOUT_ANOTHER: Final = (refuse("l5r.target.insufficient-targets", "no-target"),)
WOULD_NOT_CHANGE: Final = (refuse("l5r.target.must-be-changeable", "would-not-change"),)


@dataclass(frozen=True)
class Chosen(Target):
    """Cards to be chosen: characters in play unless another `area` is said.

    A card that the effect would not change is no legal target (l5r.target.must-be-changeable), unless it is chosen only
    as a point of `reference` (l5r.target.reference-targets-exempt). What a player picks without the word "choose" is no
    target (`targeting`).

    l5r.target.later-targets-not-prechecked, l5r.target.later-targets-none
    """

    cards: Quality = any_card
    area: str = CHARACTERS
    by: str = YOU
    reference: bool = False
    targeting: bool = True

    def pool(self, game: L5R, context: Context) -> tuple[int, ...]:
        """All cards of the area.

        l5r.ability.interacts-only-with-in-play
        """
        return AREAS[self.area](game, context.seat)

    def refusals(self, game: L5R, context: Context, card: int) -> tuple[Refusal, ...]:
        """Why a card cannot be chosen."""
        return self._refusals(game, context, card, self._effect(context), has_effects(game, "target"))

    @cached_property
    def follows_first(self) -> bool:
        """Whether it depends on the first target which cards can be chosen for it."""
        return _speaks_of_target(self.cards)

    def _leads_on(self, game: L5R, context: AbilityContext, card: int) -> bool:
        """Whether there are cards for the other targets of its ability that depend on it, if this one is chosen."""
        targets = context.ability.targets
        if len(targets) < 2 or context.chosen or targets[0] is not self:
            return True
        probe = context.copy()
        probe.chosen = ((card,),)
        later = [aim for aim in targets[1:] if isinstance(aim, Chosen) and aim.follows_first]
        return all(aim.has(game, probe, aim.least) for aim in later)

    def _effect(self, context: Context) -> Effect | None:
        """What would be done to the card, where that decides whether it can be chosen."""
        return purpose(context.ability, self) if not self.reference and isinstance(context, AbilityContext) else None

    def _refusals(
        self, game: L5R, context: Context, card: int, effect: Effect | None, guarded: bool
    ) -> tuple[Refusal, ...]:
        """The same, where what is not about the card is known: the effect, and whether any card is `guarded` at all."""
        if not self.cards.accepts(game, context, card):
            return NOT_ASKED_FOR
        if self.targeting and is_immune(game, card, context.seat, context.source):
            return (refuse("l5r.immune.definition", "cannot-be-chosen"),)
        if guarded and self.targeting:
            kind = game.faces[context.source].type
            if is_forbidden(game, "target", card, by=context.seat, kind=kind):
                return (refuse("l5r.cannot.absolute", "cannot-be-chosen"),)
        if isinstance(context, AbilityContext) and not self._leads_on(game, context, card):
            return WITHOUT_ANOTHER
        if effect is not None:
            probe = Context(context.seat, context.source, occurrence=context.occurrence, targets=(card,))
            if not effect.can(game, probe):
                return WOULD_NOT_CHANGE
        return ()

    def candidates(self, game: L5R, context: Context) -> tuple[int, ...]:
        """The cards that can be chosen now."""
        effect, guarded = self._effect(context), has_effects(game, "target")
        pool = self.pool(game, context)
        return tuple([card for card in pool if not self._refusals(game, context, card, effect, guarded)])

    def has(self, game: L5R, context: Context, count: int) -> bool:
        """Whether at least so many cards can be chosen now; it looks no further than it must."""
        effect, guarded = self._effect(context), has_effects(game, "target")
        if self.follows_first and self._comes_later(context):
            # The first target is there only if there are cards for this one, too.
            return True
        for card in self.pool(game, context):
            if count <= 0:
                return True
            if not self._refusals(game, context, card, effect, guarded):
                count -= 1
        return count <= 0

    def _comes_later(self, context: Context) -> bool:
        """Whether it is a target of an ability for which nothing has been chosen yet; effects choose one by one."""
        return isinstance(context, AbilityContext) and not context.chosen and self in context.ability.targets

    def chooser(self, game: L5R, context: Context) -> int:
        """The controller of the ability, unless the card says that the opponent chooses.

        l5r.ability.controller-makes-decisions
        """
        return seat_of(self.by, context)


def _speaks_of_target(node: object) -> bool:
    if isinstance(node, Cards) and node.is_target:
        return True
    if isinstance(node, Node):
        node = tuple([getattr(node, part.name) for part in fields(node)])
    return isinstance(node, tuple) and any(_speaks_of_target(part) for part in node)


def purpose(ability: Triggered, aim: Chosen) -> Effect | None:
    """What an ability does to the cards chosen for one of its targets, or for a target that its effect asks for."""
    return ability.effect_on_targets if aim in ability.targets else _purpose(ability.effect, aim)


def _purpose(node: object, aim: Chosen) -> Effect | None:
    if isinstance(node, Choose) and node.target == aim:
        return node.effect
    if isinstance(node, Effect):
        node = tuple([getattr(node, part.name) for part in fields(node)])
    found = (_purpose(part, aim) for part in node) if isinstance(node, tuple) else ()
    return next((effect for effect in found if effect is not None), None)


@dataclass(frozen=True)
class Worth(Chosen):
    """Cards to be chosen one by one, as long as their printed cost together is no more than a `total`."""

    total: int = 0

    def one_by_one(self, game: L5R, context: Context) -> bool:
        """Each choice limits the next."""
        return True

    def _refusals(
        self, game: L5R, context: Context, card: int, effect: Effect | None, guarded: bool
    ) -> tuple[Refusal, ...]:
        """What is not asked for besides: a card for which nothing is left, and a second copy of a unique character."""
        picked = context.picked if isinstance(context, AbilityContext) else ()
        left = self.total - sum(game.faces[other].cost or 0 for other in picked)
        face = game.faces[card]
        is_copy = face.unique and any(game.faces[other].name == face.name for other in picked)
        if card in picked or len(picked) >= self.most or (face.cost or 0) > left or is_copy:
            return NOT_ASKED_FOR
        return super()._refusals(game, context, card, effect, guarded)

    def has(self, game: L5R, context: Context, count: int) -> bool:
        """One is enough."""
        return bool(self.candidates(game, context))


def a(cards: Quality = any_card, area: str = CHARACTERS, *, by: str = YOU) -> Chosen:
    """One card that is so: a character in play unless another area is said."""
    return Chosen(cards=cards, area=area, by=by)


def some(count: int, cards: Quality = any_card, area: str = CHARACTERS) -> Chosen:
    """So many cards that are so."""
    return Chosen(count, count, cards=cards, area=area)


def choosing(target: Chosen, effect: Effect) -> Choose:
    """Choose cards while the effect resolves, and do something to them (l5r.target.choose-means-target)."""
    return Choose(target, effect, "l5r.target.choose-means-target")
