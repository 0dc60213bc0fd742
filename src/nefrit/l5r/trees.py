"""The trees cards are written in: triggered abilities, standing effects, keywords."""

from __future__ import annotations

from dataclasses import dataclass, fields
from functools import cached_property
from typing import TYPE_CHECKING, Final

from nefrit.kernel.effects import Condition, Context, Cost, Effect, Node, Sequence
from nefrit.kernel.occurrences import Occurrence
from nefrit.kernel.plain import Value
from nefrit.kernel.values import ADD
from nefrit.l5r.constants import END_OF_ROUND
from nefrit.parts.using import Ability
from nefrit.parts.words import Amount, Cards, Quality, any_card

if TYPE_CHECKING:
    from nefrit.kernel.procedures import Procedure
    from nefrit.l5r.state import L5R

ACTION: Final = 0
INTERRUPT: Final = 1
REACTION: Final = 2

REACTS: Final = 48
"""By how many bits what reactions listen to is apart from what interrupts listen to."""

A_CONFLICT: Final = 1
"""What words may need: a conflict that is being resolved."""

ANYWHERE: Final = 0
ITS_CARDS: Final = 1
ITSELF: Final = 2
ITS_PARENT: Final = 3
ATTACKED_PROVINCE: Final = 4
"""Where a standing effect finds the cards it is about."""

FROM_PLAY: Final = "play"
FROM_HAND: Final = "hand"
FROM_DISCARD: Final = "discard"
FROM_PROVINCE: Final = "province"


@dataclass(frozen=True)
class Trigger(Node):
    """A triggering condition: to which occurrences an interrupt or reaction responds."""

    @property
    def kinds(self) -> int:
        """The bit mask of the kinds of occurrences it can be about."""
        return 0

    @property
    def says_would(self) -> bool:
        """Whether it is of the form "would ...", which comes before other interrupts."""
        return False

    def may_match(self, occurrence: Occurrence, card: int, seat: int) -> bool:
        """Whether it might be what an ability of a player's card waits for, as far as a glance can tell.

        What it sorts out never matches, whatever the state is.
        """
        return True

    def matches(self, game: L5R, occurrence: Occurrence, context: Context) -> bool:
        """Whether this occurrence is what the ability waits for."""
        raise NotImplementedError(f"{type(self).__name__} does not say what it matches")


@dataclass(frozen=True)
class Payment(Cost):
    """A cost of an ability. All costs are paid at the same time, so each only says what would occur."""

    def candidates(self, game: L5R, context: Context) -> tuple[int, ...]:
        """The cards it can be paid with, where it is paid with one of the player's choice."""
        return ()

    def occurrences(self, game: L5R, context: Context, answer: Value) -> tuple[Occurrence, ...]:
        """What occurs when it is paid with what was answered."""
        raise NotImplementedError(f"{type(self).__name__} does not say how it is paid")

    def afterwards(self, game: L5R, context: Context) -> Procedure | None:
        """What follows from having paid it once the ability has resolved, such as refilling a province.

        decision.l5r.refill-after-ability
        """
        return None


class Refilling(Effect):
    """An effect that refills the provinces that its ability has emptied, so that they are not refilled by themselves.

    l5r.refill.faceup-instruction
    """


@dataclass(frozen=True)
class Triggered(Ability):
    """An action, interrupt or reaction: triggering condition, costs, targets - effect (l5r.triggered.template).

    It is used from play unless `places` says otherwise, once per round unless `limit` does; `maximum` counts for all
    copies of the card. A `limit` or `maximum` of 0 means that there is none, though nothing triggers it twice
    (decision.l5r.unlimited). Who pays `again` resolves it twice.

    What is before the dash - condition, costs, targets - is no effect (l5r.triggered.before-dash,
    l5r.effect.prefix-is-not-effect); what is after it is (l5r.triggered.after-dash).

    l5r.ability.types, l5r.ability.forced-subtype, l5r.triggered.definition, l5r.triggered.once-per-round,
    l5r.triggered.no-dash-all-effect, l5r.limit.replaces-once-per-round
    """

    type: int = ACTION
    when: Trigger | None = None
    forced: bool = False
    places: tuple[str, ...] = (FROM_PLAY,)
    limit: int = 1
    limit_period: str = END_OF_ROUND
    maximum: int = 0
    maximum_period: str = END_OF_ROUND
    again: tuple[Payment, ...] = ()

    @cached_property
    def kinds(self) -> int:
        """The kinds of occurrences to which it may respond."""
        return 0 if self.when is None else self.when.kinds

    @cached_property
    def payments(self) -> tuple[Payment, ...]:
        """The costs; all of this game are such."""
        payments = tuple([cost for cost in self.costs if isinstance(cost, Payment)])
        assert len(payments) == len(self.costs), "a cost of another game"
        return payments

    @cached_property
    def is_peaceful_action(self) -> bool:
        """Whether it is an action that might be used while no conflict is being resolved."""
        return self.type == ACTION and not is_only_in_conflicts(self.condition)

    @cached_property
    def is_about_payment(self) -> bool:
        """Whether its effect is about the cards with which its costs are paid, and chooses no others."""
        return not self.targets and _is_about_payment(self.effect)

    @cached_property
    def refills(self) -> bool:
        """Whether its effect refills the provinces that it empties, or that are emptied to pay for it."""
        return _refills(self.effect)

    @cached_property
    def effect_on_targets(self) -> Effect:
        """What of its effect is about the cards it chooses, without what happens besides, such as drawing a card.

        l5r.target.must-be-changeable
        """
        if not isinstance(self.effect, Sequence):
            return self.effect
        about = tuple([part for part in self.effect.parts if _is_about_targets(part)])
        return Sequence(about) if about else self.effect

    @cached_property
    def listens(self) -> int:
        """The same as a mask in which interrupts and reactions are apart, so that no window is opened in vain."""
        return self.kinds << REACTS if self.type == REACTION else self.kinds


def _is_about_targets(node: object) -> bool:
    if isinstance(node, tuple):
        return any(_is_about_targets(part) for part in node)
    if isinstance(node, Cards):
        return node.is_target
    return isinstance(node, Effect) and any(_is_about_targets(getattr(node, one.name)) for one in fields(node))


def _is_about_payment(node: object) -> bool:
    if isinstance(node, tuple):
        return any(_is_about_payment(part) for part in node)
    if isinstance(node, Cards):
        return node.is_payment
    return isinstance(node, Effect) and any(_is_about_payment(getattr(node, one.name)) for one in fields(node))


def _refills(node: object) -> bool:
    if isinstance(node, tuple):
        return any(_refills(part) for part in node)
    if isinstance(node, Refilling):
        return True
    return isinstance(node, Effect) and any(_refills(getattr(node, one.name)) for one in fields(node))


KEYWORD_ABILITIES: Final[dict[str, Triggered]] = {}
"""The abilities that keywords stand for, by keyword; `keyword_abilities` declares them."""


def is_only_in_conflicts(condition: Condition | None) -> bool:
    """Whether a condition can hold only while a conflict is being resolved, so that else it need not be asked."""
    return condition is not None and bool(condition.needs & A_CONFLICT)


@dataclass(frozen=True)
class Standing(Node):
    """An effect that stands: of a constant ability while its card is in play, or of a lasting effect while it lasts.

    `what` names the value it changes, what it forbids or what it grants; `on` tells which cards it is about, itself if
    nothing is said (a lasting effect names its cards, and applies to them while `on` accepts them); it stands only
    while `condition` holds.

    l5r.constant.definition
    """

    what: str
    on: Quality | None = None
    condition: Condition | None = None

    @cached_property
    def reach(self) -> int:
        """Where a constant effect can find its cards, so that others need not be looked at."""
        return ITSELF if self.on is None else self.on.reach


@dataclass(frozen=True)
class Modifies(Standing):
    """Changes a value: adds to it unless `operation` says otherwise."""

    amount: int | Amount = 0
    operation: int = ADD

    def number(self, game: L5R, context: Context) -> int:
        """By how much, now."""
        return self.amount if isinstance(self.amount, int) else self.amount.count(game, context)


@dataclass(frozen=True)
class Immune(Standing):
    """The cards are immune to the effects of cards that are so, whoever controls them (l5r.immune.definition)."""

    to: Quality = any_card


@dataclass(frozen=True)
class Forbids(Standing):
    """Something cannot be done to the cards, or by them; with `by_opponent` only the opponent's effects cannot."""

    by_opponent: bool = False
    only: tuple[str, ...] = ()


@dataclass(frozen=True)
class Grants(Standing):
    """The cards gain a trait, a keyword or an ability."""

    granted: str | Triggered | Keyword = ""

    @cached_property
    def listens(self) -> int:
        """To which kinds of occurrences a gained ability or keyword responds."""
        gained = KEYWORD_ABILITIES.get(self.granted.word) if isinstance(self.granted, Keyword) else self.granted
        return gained.listens if isinstance(gained, Triggered) else 0


@dataclass(frozen=True)
class Reduces(Standing):
    """The next card of a `type` that a player plays costs less fate; with `onto` only on the attached character.

    What it changes is always called "cost". As a constant effect it is about all cards that are so, where they are
    `played_on` such a card.
    """

    by: int = 1
    type: str = ""
    onto: bool = False
    played_on: Quality | None = None


@dataclass(frozen=True)
class Keyword(Node):
    """A keyword: a word with rules of its own (l5r.keyword.definition).

    Those rules count, and not the reminder of them in a card's text (l5r.keyword.reminder-text).

    "No attachments" may name `traits`: no attachments with them, or (`excepted`) none but those.
    """

    word: str
    traits: tuple[str, ...] = ()
    excepted: bool = False


@dataclass(frozen=True)
class Attaches(Node):
    """To what an attachment may be attached, beyond being a character.

    It is `played` only on a card that is so, too, but may stay when that is no longer so.
    """

    to: Quality = any_card
    one_per_character: bool = False
    played: Quality = any_card


@dataclass(frozen=True)
class PlayOnlyIf(Node):
    """A restriction on playing the card (l5r.play-restriction.must-be-observed)."""

    condition: Condition


@dataclass(frozen=True)
class AsAttachment(Node):
    """A character that may be played as an attachment, with this text in the place of its own.

    It is no character then (l5r.card-type.change-replaces).
    """

    abilities: tuple[Node, ...]
