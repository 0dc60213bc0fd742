"""The trees cards are written in: actions, forced effects, constant effects with and without a trigger, keywords."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Final

from nefrit.invasion.constants import END_OF_TURN, LEGEND, NO_ZONE, QUEST, SUPPORT, UNIT
from nefrit.kernel.effects import AllOf, Condition, Context, Cost, Node, Target
from nefrit.kernel.values import ADD
from nefrit.parts.using import Ability
from nefrit.parts.words import Amount, Quality, any_card

if TYPE_CHECKING:
    from nefrit.invasion.occurrences.events import Event
    from nefrit.invasion.state import Invasion
    from nefrit.kernel.effects import Effect


A_COMBAT: Final = 1
A_CHAIN: Final = 2
"""What there must be, as a bit mask, so that an ability can be used that is about nothing else."""

ITS_HOST: Final = 1
"""Where the one card is that is meant: what the source is attached to."""

TYPES_REACHED: Final = ("", "", UNIT, SUPPORT, QUEST, LEGEND)
REACHES: Final = {type: reach for reach, type in enumerate(TYPES_REACHED) if type}
"""The types of cards, each as what can be reached by a quality that asks for it."""


def type_reached(quality: Quality) -> str:
    """The type of which cards must be that are so, where that is asked."""
    return TYPES_REACHED[quality.reach]


@dataclass(frozen=True)
class Trigger(Node):
    """A trigger condition: what must happen before an ability can be triggered.

    invasion.action.trigger-condition, invasion.faq.ability-definition
    """

    @property
    def kinds(self) -> int:
        """The bit mask of the kinds of events it can be about."""
        return 0

    @property
    def of_itself(self) -> bool:
        """Whether it speaks of its own card, so that it works when that has left play."""
        return False

    @property
    def together(self) -> bool:
        """Whether several such events at the same time trigger it only once: "when one or more"."""
        return False

    def may_match(self, event: Event, card: int, seat: int) -> bool:
        """Whether an event may be meant by a card that a player controls, as far as a glance at the two tells."""
        return True

    def matches(self, game: Invasion, event: Event, context: Context) -> bool:
        """Whether this event is what the ability waits for."""
        raise NotImplementedError(f"{type(self).__name__} does not say what it matches")


@dataclass(frozen=True)
class Requirement(Condition):
    """A condition that asks for tokens on the card itself."""

    @property
    def tokens_at_least(self) -> int:
        """How many resource tokens must lie on the card."""
        return 0


@dataclass(frozen=True)
class Wanted(Target):
    """A target of an ability (invasion.target.definition)."""

    @property
    def needs(self) -> int:
        """What there must be so that it can be chosen."""
        return 0


@dataclass(frozen=True)
class Payment(Cost):
    """A cost of an ability: what stands before "to" (invasion.effect.cost-form)."""

    @property
    def tokens_at_least(self) -> int:
        """How many resource tokens must lie on the card itself to pay it, as far as that is printed."""
        return 0

    @property
    def spends_at_least(self) -> int:
        """How many resources of the player's pool it takes, as far as that is printed."""
        return 0

    def spends(self, game: Invasion, context: Context) -> int:
        """How many resources of the player's pool it takes."""
        return 0


@dataclass(frozen=True)
class Text(Ability):
    """An ability that is used or triggered: an action, a forced effect or a constant effect with a trigger.

    With constant effects without a trigger (`Standing`) and keywords these are all card effects
    (invasion.effect.kinds).

    With `section` it works only while its card is in that zone of the capital (invasion.keyword.zone-prefix). `limit`
    says how often one copy may be used in a `period`; 0 means as often as it can be paid for. Each of the `targets` is
    chosen in turn.

    invasion.play.action-unlimited-uses, invasion.limit.once-per-turn-per-copy
    """

    when: Trigger | None = None
    section: int = NO_ZONE
    limit: int = 0
    period: str = END_OF_TURN

    @cached_property
    def kinds(self) -> int:
        """The kinds of events by which it is triggered."""
        return 0 if self.when is None else self.when.kinds

    @cached_property
    def payments(self) -> tuple[Payment, ...]:
        """The costs; all of this game are such."""
        payments = tuple([cost for cost in self.costs if isinstance(cost, Payment)])
        assert len(payments) == len(self.costs), "a cost of another game"
        return payments

    @cached_property
    def spends_at_least(self) -> int:
        """How many resources each use takes, as far as that is printed: who has fewer cannot use it."""
        return max([0, *[cost.spends_at_least for cost in self.payments]])

    @cached_property
    def tokens_at_least(self) -> int:
        """How many resource tokens must lie on its card for each use, as far as that is printed."""
        parts = (*self._conditions, *self.costs)
        return max([0, *[one.tokens_at_least for one in parts if isinstance(one, Requirement | Payment)]])

    @cached_property
    def needs(self) -> int:
        """What there must be for each use: who is in no combat need not look for those who attack."""
        needs = 0 if self.condition is None else self.condition.needs
        for target in self.targets:
            if isinstance(target, Wanted):
                needs |= target.needs
        return needs

    @property
    def _conditions(self) -> tuple[Condition | None, ...]:
        """The conditions that must all hold."""
        return self.condition.conditions if isinstance(self.condition, AllOf) else (self.condition,)


@dataclass(frozen=True)
class Action(Text):
    """An action: optional, and put on the action chain (invasion.play.action-optional).

    With `when` it is a triggered action (invasion.action.triggered-actions). With `by_opponent` only the opponents of
    its controller may use it. With `out_of_play` it is used while its card is out of play.
    """

    by_opponent: bool = False
    out_of_play: bool = False


@dataclass(frozen=True)
class Forced(Text):
    """A forced effect: it resolves at once and cannot be declined (invasion.play.forced-not-cancellable-by-actions)."""


@dataclass(frozen=True)
class Whenever(Text):
    """A constant effect with a trigger: it resolves before forced effects. With `optional` its player may decline.

    So are the effects that actions leave behind for later (invasion.action.conditional).

    invasion.effect.keywords-and-conditional-as-constant
    """

    optional: bool = False


@dataclass(frozen=True)
class Standing(Node):
    """A constant effect without a trigger, while its card is in play, or a lasting effect while it lasts.

    `what` names the value it changes, what it forbids or grants. `on` tells which cards it is about: itself if nothing
    is said. It applies to all players' cards unless that says otherwise (invasion.effect.constant-scope), while
    `condition` holds, and in `section` only if one is given.

    invasion.play.constant-effect, invasion.effect.apply-all-constants, invasion.faq.war-boar-all-quests
    """

    what: str
    on: Quality | None = None
    condition: Condition | None = None
    section: int = NO_ZONE


@dataclass(frozen=True)
class Modifies(Standing):
    """Changes a value: adds to it unless `operation` says otherwise."""

    amount: int | Amount = 0
    operation: int = ADD


@dataclass(frozen=True)
class NextCost(Modifies):
    """Changes the cost of the next such card that its player plays; with `wounds` that enters play damaged."""

    wounds: int = 0


@dataclass(frozen=True)
class Forbids(Standing):
    """Something cannot be done to the cards, or by them (invasion.core.cannot-is-absolute)."""


@dataclass(frozen=True)
class Grants(Standing):
    """The cards gain a trait, a keyword or an ability."""

    granted: str | Text | Keyword = ""


@dataclass(frozen=True)
class Instead(Standing):
    """If something would happen to the cards, something else happens; its player may decline where it is `optional`.

    With `to` it is only the place to which a card goes that leaves play (invasion.faq.volkmar-replacement). It may be
    printed as an `action`, although it can only be used where something would happen.
    """

    when: Trigger | None = None
    effect: Effect | None = None
    optional: bool = False
    to: str = ""
    action: bool = False


@dataclass(frozen=True)
class Watches(Standing):
    """A lasting effect that is triggered each time something happens, whatever becomes of its source."""

    text: Whenever | None = None


@dataclass(frozen=True)
class Keyword(Node):
    """A keyword, with the number behind it where it has one."""

    word: str
    value: int | Amount = 0


@dataclass(frozen=True)
class OnlyIn(Node):
    """A card that may enter only some zones of the capital (invasion.keyword.zone-only)."""

    sections: tuple[int, ...]


def only_in(*sections: int) -> OnlyIn:
    """The card may enter only these zones."""
    return OnlyIn(sections)


@dataclass(frozen=True)
class HeroLimit(Node):
    """A zone has at most one Hero: every Hero unit says so (invasion.keyword.hero-limit)."""


@dataclass(frozen=True)
class EndsChain(Node):
    """When the card is played nothing more is added to the chain: it resolves at once.

    No general word says it, for it ends the chain that is being built.
    """


@dataclass(frozen=True)
class Invades(Node):
    """A quest that is played into any zone of an opponent, under that opponent's control."""


@dataclass(frozen=True)
class PlayOnlyIf(Node):
    """A restriction on playing the card, written in its text."""

    condition: Condition


def play_only(when: Condition) -> PlayOnlyIf:
    """The card may be played only when a condition holds."""
    return PlayOnlyIf(when)


@dataclass(frozen=True)
class PlayInstead(Node):
    """Another way to play the card: for the costs of `text` its own cost is lowered to `cost`.

    invasion.faq.tunnel-fighter-when
    """

    text: Text
    cost: int = 0


@dataclass(frozen=True)
class Attaches(Node):
    """To what an attachment is attached. What `placed` says is asked only when it enters play.

    invasion.attachment.zone-requirement-once, invasion.attachment.other-requirements-always
    """

    to: Quality = any_card
    placed: Quality = any_card

    @cached_property
    def asked(self) -> Quality:
        """All that is asked when it enters play."""
        return self.to & self.placed


@dataclass(frozen=True)
class Enters(Node):
    """With what a card enters play: resource tokens on it, or corrupted."""

    resources: int = 0
    corrupted: bool = False


def enters_with(resources: int) -> Enters:
    """The card enters play with so many resource tokens."""
    return Enters(resources)


@dataclass(frozen=True)
class DeckLimit(Node):
    """How many copies a deck may hold, where it is not three (invasion.deck.copies-card-override)."""

    most: int


def deck_limit(most: int) -> DeckLimit:
    """A deck may hold so many copies."""
    return DeckLimit(most)


@dataclass(frozen=True)
class PeopleOnly(Node):
    """Only decks with no other neutral people may hold the card, with any capital (decision.invasion.people-only).

    No general word says it, for it is a rule of building decks.
    """

    people: str


@dataclass(frozen=True)
class DeckOnly(Node):
    """Only decks with a capital of these races may hold the card; the words name the alliance or the race.

    invasion.deck.keyword-order-only, invasion.deck.keyword-race-only
    """

    word: str
    races: tuple[str, ...]
