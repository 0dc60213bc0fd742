"""The words in which cards are written: one declaration for each card."""

from __future__ import annotations

import re
import unicodedata
from typing import TypedDict, Unpack

from nefrit.imperium.amounts import Tokens
from nefrit.imperium.choosing import To, together
from nefrit.imperium.constants import (
    AT_COMMONS,
    AT_DECK,
    AT_PLAY,
    BARBARIAN,
    EMPIRE,
    PERMANENT,
    PINNED,
    POWER,
    REGION,
    STATE_CARD,
)
from nefrit.imperium.faces import Cost, ImperiumFace
from nefrit.imperium.nations import Nation
from nefrit.imperium.places import GARRISONED, IN_HISTORY, IN_PLAY
from nefrit.imperium.resources import Gain, Pay
from nefrit.imperium.scoring import PointsIn, PointsPer
from nefrit.imperium.trees import Amount, Exhaust, Passive, Play, Solstice, Trigger
from nefrit.kernel.effects import Condition, Effect, Node

STATE_CARDS = 4


class Facts(TypedDict, total=False):
    """What a card has besides its name, number and text; see `ImperiumFace`."""

    suits: str
    icons: str
    header: str
    state: str
    at: str
    players: str
    cost: Cost
    points: int
    copies: int
    side: str
    flip: str
    suffix: str


class Sheet:
    """Writes the cards of a nation, or of the commons of a box.

    `suffix` of a card tells apart those of one name in their ids.
    """

    def __init__(self, nation: Nation, *, commons: bool = False) -> None:
        self.nation = nation
        self.commons = commons

    def card(self, name: str, number: int | str, *abilities: Node, **facts: Unpack[Facts]) -> ImperiumFace:
        """Any card."""
        nation = self.nation
        suffix = facts.get("suffix", "")
        return ImperiumFace(
            f"{nation.prefix}-{slug(name)}{f'-{suffix}' if suffix else ''}",
            name,
            f"{nation.code}{number}",
            tuple(abilities),
            box=nation.box,
            module="commons" if self.commons else nation.name,
            suits=_split(facts.get("suits", "")),
            icons=_split(facts.get("icons", "")),
            header=facts.get("header", ""),
            state=facts.get("state", ""),
            location=facts.get("at", AT_COMMONS if self.commons else AT_DECK),
            player_count=facts.get("players", ""),
            cost=facts.get("cost"),
            points=facts.get("points", 0),
            copies=facts.get("copies", 1),
            side=facts.get("side", ""),
            flip=facts.get("flip", ""),
        )

    def power(self, side: str, *abilities: Node, points: int = 0) -> ImperiumFace:
        """A side of the power card (imperium.card.suit-power)."""
        nation, other = self.nation, "b" if side == "A" else "a"
        return ImperiumFace(
            f"{nation.prefix}-power-{side.lower()}",
            nation.name.capitalize(),
            f"{nation.code}1{side}",
            tuple(abilities),
            box=nation.box,
            module=nation.name,
            suits=(POWER,),
            header=POWER,
            location=AT_PLAY,
            points=points,
            side=side,
            flip=f"{nation.prefix}-power-{other}",
        )

    def state(self, state: str) -> ImperiumFace:
        """A side of the state card (imperium.component.state-card)."""
        other = EMPIRE if state == BARBARIAN else BARBARIAN
        return ImperiumFace(
            f"{self.nation.prefix}-state-{state}",
            state.capitalize(),
            "",
            (),
            box=self.nation.box,
            module=self.nation.name,
            header=STATE_CARD,
            state=state,
            location="state-card",
            copies=STATE_CARDS,
            side=state,
            flip=f"{self.nation.prefix}-state-{other}",
        )

    def region(
        self, name: str, number: int | str, icons: str, /, *abilities: Node, **facts: Unpack[Facts]
    ) -> ImperiumFace:
        """A pinned region (imperium.card.suit-region)."""
        facts["suits"] = facts.get("suits", REGION)
        facts["icons"] = icons
        facts["header"] = PINNED
        return self.card(name, number, *abilities, **facts)

    def permanent(self, name: str, number: int | str, *abilities: Node, **facts: Unpack[Facts]) -> ImperiumFace:
        """A card that lies beside the power card for the whole game."""
        facts["header"] = PERMANENT
        facts["at"] = AT_PLAY
        return self.card(name, number, *abilities, **facts)


def slug(name: str) -> str:
    """A name as it stands in ids: without the explanation in brackets, accents and signs."""
    plain = unicodedata.normalize("NFKD", re.sub(r"\(.*\)", "", name).replace("ø", "o").replace("&", "and"))
    ascii_only = "".join(letter for letter in plain if not unicodedata.combining(letter))
    return re.sub(r"[^a-z0-9]+", "-", ascii_only.lower().replace("'", "")).strip("-")


def _split(words: str) -> tuple[str, ...]:
    return tuple(words.split("/")) if words else ()


# ---- Abilities


def play(*effects: Effect) -> Play:
    """What happens when the card is played."""
    return Play(together(*effects))


def exhaust(
    *effects: Effect, when: Trigger | None = None, anytime: bool = False, so: Condition | None = None
) -> Exhaust:
    """An exhaust effect."""
    return Exhaust(together(*effects), when, so, anytime)


def solstice(*effects: Effect) -> Solstice:
    """A solstice effect."""
    return Solstice(together(*effects))


def passive(when: Trigger, *effects: Effect) -> Passive:
    """Something that happens of itself."""
    return Passive(when, together(*effects))


def to(cost: Effect, *effects: Effect) -> To:
    """Something that is done to get something else."""
    return To(cost, together(*effects))


def pay(*, material: int = 0, population: int = 0, progress: int = 0) -> Pay:
    """Pay tokens."""
    return Pay(material, population, progress)


def gain(
    *, material: int = 0, population: int = 0, progress: int = 0, actions: int = 0, per: Amount | None = None
) -> Gain:
    """Gain tokens."""
    return Gain(material, population, progress, actions, per)


# ---- Victory points


def points_per(each: int, amount: Amount | str, size: int = 1, *others: tuple[Amount | str, int]) -> PointsPer:
    """Points for each so many of something; a word stands for the tokens of a resource."""
    groups = ((amount, size), *others)
    return PointsPer(each, tuple([(Tokens(one) if isinstance(one, str) else one, many) for one, many in groups]))


def points_in(
    *, history: int | None = None, garrison: int | None = None, play: int | None = None, otherwise: int = 0
) -> PointsIn:
    """Points by where the card lies."""
    places = ((GARRISONED, garrison), (IN_HISTORY, history), (IN_PLAY, play))
    return PointsIn(tuple([(place, points) for place, points in places if points is not None]), otherwise)
