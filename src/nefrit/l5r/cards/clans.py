"""How cards are declared: the facts by a method of the clan, such as `CRANE.character(...)`, the text by `.has(...)`.

Every fact is a typed keyword; the set is the third argument of a card that is not from the Core Set.
"""

from __future__ import annotations

from typing import Final, Literal

from nefrit.l5r import constants
from nefrit.l5r.constants import (
    ATTACHMENT,
    CHARACTER,
    CONFLICT,
    DYNASTY,
    EVENT,
    HOLDING,
    PROVINCE,
    ROLE,
    STRONGHOLD,
)
from nefrit.l5r.faces import Facts, L5RFace
from nefrit.l5r.sets import CORE

Skills = tuple[int | None, int | None]
"""Military and political skill; None is a dash."""
SkillBonus = int | Literal["X"]
Strength = int | Literal["X"]
Role = Literal["", "keeper", "seeker", "air", "earth", "fire", "void", "water"]
"""What a card asks of the role of its deck: one with this trait."""


class CommonCards:
    """Declares cards of the types that clans and neutral cards have in common.

    `clan` is the name of the clan in rules and records.
    """

    def __init__(self, clan: str) -> None:
        self.clan = clan

    def character(
        self,
        name: str,
        number: int,
        set: str = CORE,
        *,
        cost: int,
        skills: Skills,
        glory: int,
        traits: str = "",
        unique: bool = False,
        role: Role = "",
        copies: int = 3,
    ) -> L5RFace:
        """A character of the dynasty deck (l5r.character.represents)."""
        return L5RFace(
            Facts(
                CHARACTER,
                DYNASTY,
                self.clan,
                name,
                str(number),
                set,
                cost=cost,
                skills=skills,
                glory=glory,
                traits=traits,
                unique=unique,
                role=role,
                copies=copies,
                deck_limit=3,
            )
        )

    def conflict_character(
        self,
        name: str,
        number: int,
        set: str = CORE,
        *,
        cost: int,
        skills: Skills,
        glory: int,
        traits: str = "",
        unique: bool = False,
        influence: int | None = None,
        role: Role = "",
        copies: int = 3,
    ) -> L5RFace:
        """A character of the conflict deck (l5r.character.represents)."""
        return L5RFace(
            Facts(
                CHARACTER,
                CONFLICT,
                self.clan,
                name,
                str(number),
                set,
                cost=cost,
                skills=skills,
                glory=glory,
                traits=traits,
                unique=unique,
                influence=influence,
                role=role,
                copies=copies,
                deck_limit=3,
            )
        )

    def attachment(
        self,
        name: str,
        number: int,
        set: str = CORE,
        *,
        cost: int,
        bonus: tuple[SkillBonus, SkillBonus] = (0, 0),
        traits: str = "",
        unique: bool = False,
        influence: int | None = None,
        role: Role = "",
        copies: int = 3,
    ) -> L5RFace:
        """An attachment, with its bonus to military and political skill (l5r.attachment.represents)."""
        return L5RFace(
            Facts(
                ATTACHMENT,
                CONFLICT,
                self.clan,
                name,
                str(number),
                set,
                cost=cost,
                bonus=bonus,
                traits=traits,
                unique=unique,
                influence=influence,
                role=role,
                copies=copies,
                deck_limit=3,
            )
        )

    def event(
        self,
        name: str,
        number: int,
        set: str = CORE,
        *,
        cost: int,
        traits: str = "",
        influence: int | None = None,
        role: Role = "",
        copies: int = 3,
    ) -> L5RFace:
        """An event (l5r.event.represents)."""
        return L5RFace(
            Facts(
                EVENT,
                CONFLICT,
                self.clan,
                name,
                str(number),
                set,
                cost=cost,
                traits=traits,
                influence=influence,
                role=role,
                copies=copies,
                deck_limit=3,
            )
        )

    def holding(
        self,
        name: str,
        number: int,
        set: str = CORE,
        *,
        strength_bonus: int,
        traits: str = "",
        unique: bool = False,
        copies: int = 3,
        deck_limit: int = 3,
    ) -> L5RFace:
        """A holding, with the strength it adds to its province."""
        return L5RFace(
            Facts(
                HOLDING,
                DYNASTY,
                self.clan,
                name,
                str(number),
                set,
                strength_bonus=strength_bonus,
                traits=traits,
                unique=unique,
                copies=copies,
                deck_limit=deck_limit,
            )
        )

    def province(
        self,
        name: str,
        number: int,
        set: str = CORE,
        *,
        strength: Strength,
        element: int,
        traits: str = "",
        unique: bool = False,
        role: Role = "",
        copies: int = 1,
    ) -> L5RFace:
        """A province (l5r.province.represents)."""
        return L5RFace(
            Facts(
                PROVINCE,
                PROVINCE,
                self.clan,
                name,
                str(number),
                set,
                strength=strength,
                element=element,
                traits=traits,
                unique=unique,
                role=role,
                copies=copies,
            )
        )


class ClanCards(CommonCards):
    """Declares the cards of a clan."""

    def stronghold(
        self,
        name: str,
        number: int,
        set: str = CORE,
        *,
        honor: int,
        fate: int,
        influence_pool: int,
        strength_bonus: int,
        traits: str = "",
        unique: bool = True,
    ) -> L5RFace:
        """A stronghold: starting honor, fate each round, influence, and the strength it adds to its province."""
        return L5RFace(
            Facts(
                STRONGHOLD,
                PROVINCE,
                self.clan,
                name,
                str(number),
                set,
                honor=honor,
                fate=fate,
                influence_pool=influence_pool,
                strength_bonus=strength_bonus,
                traits=traits,
                unique=unique,
            )
        )


class NeutralCards(CommonCards):
    """Declares the cards that belong to no clan."""

    def role(self, name: str, number: int | str, set: str = CORE, *, traits: str = "") -> L5RFace:
        """A role, chosen along with the stronghold; the two sides of one card have a letter in their number."""
        return L5RFace(Facts(ROLE, ROLE, self.clan, name, str(number), set, traits=traits))


CRAB: Final = ClanCards(constants.CRAB)
CRANE: Final = ClanCards(constants.CRANE)
DRAGON: Final = ClanCards(constants.DRAGON)
LION: Final = ClanCards(constants.LION)
PHOENIX: Final = ClanCards(constants.PHOENIX)
SCORPION: Final = ClanCards(constants.SCORPION)
UNICORN: Final = ClanCards(constants.UNICORN)
NEUTRAL: Final = NeutralCards(constants.NEUTRAL)
