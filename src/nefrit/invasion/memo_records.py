"""Records of what is computed from a state: what the memo keeps besides numbers and cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, final

from nefrit.invasion.trees import Standing
from nefrit.kernel.effects import Context

if TYPE_CHECKING:
    from nefrit.invasion.abilities import ChainLink


UNAFFORDABLE: Final = 1000
"""More resources than anybody has."""


class InForce(NamedTuple):
    """A standing effect, whose it is, and for which cards it was established (None: for all that it accepts).

    `on_host` are those that can be about no other card than the one to which their source is attached.
    """

    effect: Standing
    context: Context
    cards: tuple[int, ...] | None
    on_host: bool = False


@final
class MayFall:
    """The cards in play from which something may follow.

    For units and legends of which only damage is asked it tells how much they stand, `settle.COUNTED` if effects change
    that; for quests of which only tokens are asked 0. And whether top cards of decks are shown (`top_cards_shown`). If
    there are `only_plain` cards, all depends on the pieces alone.
    """

    __slots__ = ("cards", "only_plain", "top_cards_shown")

    def __init__(self, cards: list[tuple[int, int | None]], top_cards_shown: bool, only_plain: bool) -> None:
        self.cards = cards
        self.top_cards_shown = top_cards_shown
        self.only_plain = only_plain


Ready = tuple[int, int, "ChainLink"]
"""An action that a player has: what it takes at the least, resources of the player and tokens on its card; and it."""


@final
class ActionsInPlay:
    """What players have in play to act with: for each of them the `actions` without a trigger condition.

    `costs` of tactics are changed by effects, players may pay from `other_resources` or play the top cards of decks
    (`plays_tops`), if that is so. It is `plain` if nothing of that is so.
    """

    __slots__ = ("actions", "costs", "other_resources", "plain", "plays_tops")

    def __init__(self, actions: list[list[Ready]], *, costs: bool, other_resources: bool, plays_tops: bool) -> None:
        self.actions = actions
        self.costs = costs
        self.other_resources = other_resources
        self.plays_tops = plays_tops
        self.plain = not (costs or other_resources or plays_tops)


@final
class Hand:
    """What a player may play and use that is not in play, as far as it follows from the faces of these cards.

    Those that may be played are `playable`, among them the `tactics`, which respond to the kinds `responds` of events;
    some are `chain_enders`. Of those that need no trigger (`acting`) the `cheapest` costs at least so much, and some of
    them need what is in `needs`. `links` are the actions that are used out of play. All that follows from
    `hand` and `discard`, the cards in two places among the zones; from the hand alone where nothing can be played or
    used from a discard pile (`discard` None).
    """

    __slots__ = (
        "acting",
        "chain_enders",
        "cheapest",
        "discard",
        "discard_at",
        "hand",
        "hand_at",
        "links",
        "needs",
        "playable",
        "responds",
        "tactics",
    )

    def __init__(self, hand_at: int, discard_at: int) -> None:
        self.hand_at = hand_at
        self.discard_at = discard_at
        self.hand: tuple[int, ...] = ()
        self.playable: tuple[int, ...] = ()
        self.discard: tuple[int, ...] | None = None
        self.links: list[ChainLink] = []
        self.tactics: list[int] = []
        self.chain_enders: list[int] = []
        self.acting: list[int] = []
        self.cheapest = UNAFFORDABLE
        self.needs = 0
        self.responds = 0

    def with_hand(self, hand: tuple[int, ...]) -> Hand:
        """The same with another hand, in which the same tactics are."""
        # Not made blank: a final class cannot be, where it is compiled.
        new = Hand(self.hand_at, self.discard_at)
        new.hand = new.playable = hand
        new.discard = self.discard
        new.links = self.links
        new.tactics = self.tactics
        new.chain_enders = self.chain_enders
        new.acting = self.acting
        new.cheapest = self.cheapest
        new.needs = self.needs
        new.responds = self.responds
        return new
