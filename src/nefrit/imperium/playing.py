"""Playing cards: why a card cannot be played, and playing it (imperium.action.common-terms)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, ClassVar

from nefrit.imperium.choosing import payable
from nefrit.imperium.constants import END_OF_TURN, PROGRESS
from nefrit.imperium.filters import ANY
from nefrit.imperium.occurrences import Gave, Played
from nefrit.imperium.passives import PlaysFreely, passives, state_icon, state_of
from nefrit.imperium.places import IN_DISCARD, IN_HAND, cards_at
from nefrit.imperium.responding import happened
from nefrit.imperium.state import DISCARD, PLAY, RESOLVING, Imperium, Laid
from nefrit.imperium.trees import Deed, Filter, OneCard
from nefrit.imperium.verbs import GARRISONS, able, carry
from nefrit.kernel.decisions import NO, NO_CARD, YES, Decision, choose
from nefrit.kernel.effects import Context, Effect, Node
from nefrit.kernel.lasting import Lasting
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Flow, Procedure, step
from nefrit.kernel.refusals import Refusal, refuse
from nefrit.parts.using import EFFECT, Use

FREE = "free"


@dataclass(frozen=True)
class IgnoresIcon(Node):
    """The icon of a state on the next card that the player plays this turn does not matter."""

    state: str


def is_free(game: Imperium, seat: int, card: int) -> bool:
    """Whether a player plays a card from hand without an action token.

    Where the card does not say so itself but a passive effect does, it costs an action once it was free played.
    """
    if game.faces[card].free_play:
        return True
    granted = any(part.cards.accepts(game, card) for _, part in passives(game, seat, PlaysFreely))
    return granted and not was_free_played(game, card)


def was_free_played(game: Imperium, card: int) -> bool:
    """Whether this very card was free played this turn (decision.imperium.free-play)."""
    return game.times_used(END_OF_TURN, NO_CARD, (FREE, card)) > 0


def _ignored(game: Imperium, seat: int, icon: str) -> bool:
    return any(
        isinstance(lasting.effect, IgnoresIcon) and lasting.seat == seat and lasting.effect.state == icon
        for lasting in game.lasting
    )


class Playing(Use):
    """Playing a card and resolving its effect (imperium.action.resolve-as-much-as-possible).

    It is no use of an ability: a card may say several things that are done when it is played, and what must be paid is
    part of them. `spared` are the players who avoid what it does to them. With `free` it costs no action; with
    `any_state` the icon of a state on it does not matter; `origin` is the place it is played from.
    """

    __slots__ = ("any_state", "free", "origin", "spared")
    seat_fields = ("spared",)
    field_defaults: ClassVar[dict[str, Any]] = {"any_state": False}
    refusals = ("card_refusals", "state_refusals", "action_refusals", "payment_refusals")
    order = ("lay_down", "announce", "check_payment", *EFFECT, "settle")
    shown_fields = ("source", "spared")

    def __init__(
        self, seat: int, card: int, *, free: bool = False, any_state: bool = False, origin: str = IN_HAND
    ) -> None:
        # Written out, because it is made for each card in hand to see whether it can be played.
        self.at = 0
        self.next = 0
        self.seat = seat
        self.source = card
        self.todo = ()
        self.occurrence = None
        self.targets = ()
        self.number = 0
        self.answer = None
        self.done = True
        self.noted = ()
        self.free = free
        self.any_state = any_state
        self.origin = origin
        self.spared: tuple[int, ...] = ()

    # ---- Why not

    def card_refusals(self, game: Imperium) -> Iterator[Refusal]:
        """What the card itself says."""
        face = game.faces[self.source]
        if face.unplayable:
            yield refuse("imperium.card.field-effect", "never-played")
        for condition in face.play_only_if:
            if not condition.holds(game, self):
                yield refuse("imperium.card.field-effect", "condition-not-met")

    def state_refusals(self, game: Imperium) -> Iterable[Refusal]:
        """The icon of a state on the card must be that of the player.

        imperium.card.field-state, imperium.term-barbarian.cannot-play-empire,
        imperium.term-empire.cannot-play-barbarian, imperium.term-empire.vikings-arthurians
        """
        icon = state_icon(game, self.seat, self.source)
        if not icon or icon == state_of(game, self.seat) or self.any_state or _ignored(game, self.seat, icon):
            return ()
        return (refuse("imperium.action.state-must-match", "wrong-state", state=icon),)

    def action_refusals(self, game: Imperium) -> Iterable[Refusal]:
        """It takes an action token, unless it is a free play, which each card allows once in a turn.

        imperium.term-free-play.without-tokens
        """
        if self.free or is_free(game, self.seat, self.source):
            if was_free_played(game, self.source):
                return (refuse("imperium.term-free-play.once-per-turn", "already-free-played"),)
        elif not game.seats[self.seat].actions:
            return (refuse("imperium.action.no-token-no-action", "no-action-token"),)
        return ()

    def payment_refusals(self, game: Imperium) -> Iterable[Refusal]:
        """What must be paid must be there."""
        for part in game.faces[self.source].plays:
            if not payable(game, self, part.effect):
                return (refuse("imperium.term-pay.unable", "cannot-pay"),)
        return ()

    # ---- Playing

    def move(self) -> Value:
        """As an option."""
        return ("play", self.source)

    @step("imperium.action.remove-token")
    def lay_down(self, game: Imperium) -> Flow:
        """Remove an action token, unless it is a free play, and lay the card down.

        imperium.action.play-from-hand, imperium.action.pinned-stays, imperium.term-free-play.no-token,
        imperium.term-free-play.once-per-turn. The icon of a state is ignored on this card only
        (imperium.action.state-must-match).
        """
        free = self.free or is_free(game, self.seat, self.source)
        if free:
            game.count_use(END_OF_TURN, NO_CARD, (FREE, self.source))
        else:
            game.edit_seat(self.seat).actions -= 1
        game.end_lasting(*[one for one in game.lasting if isinstance(one.effect, IgnoresIcon)])
        face = game.faces[self.source]
        if face.is_pinned:
            game.put_into_play(self.source, Laid(self.seat), PLAY, self.seat)
        else:
            game.move(self.source, RESOLVING, self.seat)
        self.todo = tuple([part.effect for part in face.plays])
        return None

    @step("decision.imperium.reaction")
    def announce(self, game: Imperium) -> Flow:
        """What waits for this card to be played: of others, to avoid an attack."""
        return happened(game, Played(self.seat, self.source, self.origin))

    @step("imperium.term-pay.unable")
    def check_payment(self, game: Imperium) -> Flow:
        """Nothing of it is done if what must be paid was given away to whom the card attacks."""
        if not all(payable(game, self, effect) for effect in self.todo):
            self.todo = ()
        return None

    @step("imperium.action.default-to-discard")
    def settle(self, game: Imperium) -> Flow:
        """It is discarded, unless it is pinned or its effect has put it elsewhere (imperium.action.pinned-stays).

        imperium.term-pinned.removed-only-by-effect
        """
        if game.lies_in(self.source, RESOLVING):
            game.move(self.source, DISCARD, self.seat)
        return None


@dataclass(frozen=True)
class PlayCard(OneCard):
    """Play a card of a kind by an effect: from hand for free, or as `places` and `free` say.

    With `any_state` the icon of a state on it does not matter.
    """

    cards: Filter = ANY
    places: tuple[str, ...] = (IN_HAND,)
    free: bool = True
    any_state: bool = False

    def candidates(self, game: Imperium, context: Context) -> tuple[int, ...]:
        """The cards that can be played."""
        cards = [card for place in self.places for card in cards_at(game, context.seat, place, context.source)]
        return tuple([card for card in cards if self.cards.accepts(game, card) and self._able(game, context, card)])

    def _able(self, game: Imperium, context: Context, card: int) -> bool:
        return Playing(context.seat, card, free=self.free, any_state=self.any_state).usable(game)

    def cost_is_met(self, game: Imperium, context: Context) -> bool:
        """What costs an action needs one, and a card to play."""
        return self.free or self.can(game, context)

    def which(self, context: Context, cards: tuple[int, ...]) -> Decision:
        """Which to play."""
        rule = "imperium.term-free-play.no-token"
        return choose(context.seat, cards, "answer", rule, "play-card", context.source)

    def done_with(self, game: Imperium, context: Context, card: int) -> Procedure | None:
        """Play it."""
        origin = IN_DISCARD if game.lies_in(card, DISCARD) else IN_HAND
        return Playing(context.seat, card, free=self.free, any_state=self.any_state, origin=origin)


@dataclass(frozen=True)
class PlayThose(Deed):
    """Free play the card that was just acquired, if it can be played."""

    def can(self, game: Imperium, context: Context) -> bool:
        """There must be one."""
        return any(Playing(context.seat, card, free=True).usable(game) for card in context.targets)

    def full(self, game: Imperium, context: Context) -> bool:
        """What will be acquired is not known yet."""
        return True

    def apply(self, game: Imperium, context: Context) -> Procedure | None:
        """Play it."""
        for card in context.targets:
            playing = Playing(context.seat, card, free=True)
            if playing.usable(game):
                return playing
        return None


@dataclass(frozen=True)
class GarrisonInRegion(OneCard):
    """Garrison this card in a region, and carry out what happens when that one is played.

    imperium.term-garrison.in-region, imperium.term-garrison.no-region
    """

    cards: Filter

    def candidates(self, game: Imperium, context: Context) -> tuple[int, ...]:
        """The cards under which it can be put."""
        if not game.lies_in(context.source, RESOLVING) or not able(game, GARRISONS, context.source):
            return ()
        return tuple([card for card in game.zone(PLAY, context.seat) if self.cards.accepts(game, card)])

    def which(self, context: Context, cards: tuple[int, ...]) -> Decision:
        """Under which to put it."""
        rule = "imperium.term-garrison.in-region"
        return choose(context.seat, cards, "answer", rule, "garrison-where", context.source)

    def done_with(self, game: Imperium, context: Context, card: int) -> Procedure | None:
        """Put it there."""
        for one in carry(game, context.seat, context.source, GARRISONS, card):
            game.tell(one)
        effects: tuple[Effect, ...] = tuple([part.effect for part in game.faces[card].plays])
        return Context(context.seat, card, effects) if effects else None


@dataclass(frozen=True)
class IgnoreIcon(Deed):
    """Ignore the icon of a state on the next card played this turn."""

    state: str

    def apply(self, game: Imperium, context: Context) -> Procedure | None:
        """Until a card is played, or the turn ends."""
        game.add_lasting(Lasting(IgnoresIcon(self.state), (), END_OF_TURN, context.seat, context.source))
        return None


def is_spared(game: Imperium, context: Context) -> bool:
    """Whether the player avoids the attack that is being played already."""
    return context.seat in game.innermost(Playing).spared


@dataclass(frozen=True)
class Avoid(Deed):
    """Avoid the effects of the attack that is being played (imperium.term-attack.protection)."""

    def can(self, game: Imperium, context: Context) -> bool:
        """Once is enough."""
        return not is_spared(game, context)

    def apply(self, game: Imperium, context: Context) -> Procedure | None:
        """The attack leaves this player out."""
        game.edit_innermost(Playing).spared += (context.seat,)
        return None


@dataclass(frozen=True)
class UnlessGiven(Deed):
    """Whoever plays the attack may give the player 1 progress; if not, its effects are avoided."""

    def can(self, game: Imperium, context: Context) -> bool:
        """Once is enough."""
        return not is_spared(game, context)

    def ask(self, game: Imperium, context: Context) -> Decision | None:
        """The attacker decides, if there is anything to give."""
        attack = game.innermost(Playing)
        if not game.seats[attack.seat].progress:
            return None
        rule = "imperium.term-attack.protection"
        return choose(attack.seat, (YES, NO), "answer", rule, "give-progress", context.source)

    def apply(self, game: Imperium, context: Context) -> Procedure | None:
        """Move the token, or leave the player out."""
        attacker = game.innermost(Playing).seat
        if context.answer == YES:
            game.edit_seat(attacker).progress -= 1
            game.edit_seat(context.seat).progress += 1
            game.tell(Gave(attacker, context.seat, PROGRESS, 1))
        else:
            game.edit_innermost(Playing).spared += (context.seat,)
        return None
