"""Constant effects as cards say them: `power.plus(1)`, `cannot(attack)`, `gains(toughness(1))`.

With `on` they are about other cards than this one, and they hold `when` a condition does and in one `section` of the
capital, if that is said.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from nefrit.invasion import values
from nefrit.invasion.constants import NO_ZONE
from nefrit.invasion.state import Invasion
from nefrit.invasion.trees import Forbids, Grants, Keyword, Text
from nefrit.invasion.words.numbers import CardNumber
from nefrit.kernel.effects import Condition, Node
from nefrit.parts.words import Quality


class HitPoints(CardNumber):
    """The hit points of a card."""

    @property
    def what(self) -> str:
        """What constant effects call it."""
        return "hit points"

    def number(self, game: Invasion, card: int) -> int:
        """What it has now, whatever damage is on it."""
        return values.hit_points(game, card)


class CombatDamage(CardNumber):
    """The damage that a card deals in combat."""

    @property
    def what(self) -> str:
        """What constant effects call it."""
        return "combat damage"


class PriceToTarget(CardNumber):
    """What opponents pay on top to target a card."""

    @property
    def what(self) -> str:
        """What constant effects call it."""
        return "targeted"


class Toll(CardNumber):
    """What must be paid so that an action which targets a card is not cancelled."""

    @property
    def what(self) -> str:
        """What constant effects call it."""
        return "toll"


class SearchedCards(CardNumber):
    """How many cards its player searches on top."""

    @property
    def what(self) -> str:
        """What constant effects call it."""
        return "searched cards"


class AmbushCost(CardNumber):
    """What a facedown card costs to ambush."""

    @property
    def what(self) -> str:
        """What constant effects call it."""
        return "ambush"


hit_points: Final = HitPoints()
combat_damage: Final = CombatDamage()
price_to_target: Final = PriceToTarget()
toll: Final = Toll()
searched_cards: Final = SearchedCards()
ambush_cost: Final = AmbushCost()


# ---- What cannot be done


@dataclass(frozen=True)
class Deed(Node):
    """Something that can be forbidden: `cannot(attack)`."""

    name: str
    """What constant effects call it."""
    meaning: str
    """What it is, for who looks the word up."""


attack: Final = Deed("attack", "To attack.")
defend: Final = Deed("defend", "To defend.")
be_attacked: Final = Deed("attacked", "To be attacked, of the zone of a card.")
be_corrupted: Final = Deed("corrupt", "To become corrupted.")
be_targeted: Final = Deed("targeted", "To be a target.")
be_played: Final = Deed("play", "To be played.")
enter_this_zone: Final = Deed("enter", "To enter the zone of this card.")


def cannot(deed: Deed, *, on: Quality | None = None, when: Condition | None = None, section: int = NO_ZONE) -> Forbids:
    """Something cannot be done by cards, or to them (invasion.core.cannot-is-absolute)."""
    return Forbids(deed.name, on, when, section)


# ---- What is gained


def gains(
    granted: Keyword | Text, *, on: Quality | None = None, when: Condition | None = None, section: int = NO_ZONE
) -> Grants:
    """Cards gain a keyword or an ability."""
    what = "keyword" if isinstance(granted, Keyword) else "ability"
    return Grants(what, on, when, section, granted=granted)


def is_a(type: str, *, on: Quality | None = None, when: Condition | None = None, section: int = NO_ZONE) -> Grants:
    """Cards are of a type, too."""
    return Grants("type", on, when, section, granted=type)


def provides(race: str) -> Grants:
    """This card provides a symbol of a race."""
    return Grants("symbol", granted=race)
