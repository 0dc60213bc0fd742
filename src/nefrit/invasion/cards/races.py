"""How cards are declared: the facts by a method of the race, such as `DWARF.unit(...)`, the text by `.has(...)`.

Every fact is a typed keyword; the set is the third argument of a card that is not from the Core Set.
"""

from __future__ import annotations

from typing import Final, Literal

from nefrit.invasion import constants
from nefrit.invasion.constants import FULCRUM, LEGEND, QUEST, SUPPORT, TACTIC, UNIT
from nefrit.invasion.faces import Facts, InvasionFace
from nefrit.invasion.sets import CATACLYSM, CORE
from nefrit.kernel.cards import PRINTED, RECONSTRUCTED
from nefrit.parts.words import Amount

Cost = int | Literal["X"] | Amount
"""A number, X that the player chooses, or X that the text determines."""


class RaceCards:
    """Declares the cards of a race; `race` is its name in rules and records."""

    def __init__(self, race: str) -> None:
        self.race = race

    def unit(
        self,
        name: str,
        number: int,
        set: str = CORE,
        *,
        cost: Cost,
        loyalty: int = 0,
        power: int | Amount,
        hit_points: int | Amount,
        traits: str = "",
        unique: bool = False,
        copies: int = 3,
    ) -> InvasionFace:
        """A unit (invasion.card.type-unit)."""
        return InvasionFace(
            Facts(
                UNIT,
                self.race,
                name,
                number,
                set,
                cost=cost,
                loyalty=loyalty,
                power=power,
                hit_points=hit_points,
                traits=traits,
                unique=unique,
                copies=copies,
            )
        )

    def support(
        self,
        name: str,
        number: int,
        set: str = CORE,
        *,
        cost: Cost,
        loyalty: int = 0,
        power: int | Amount | None = None,
        traits: str = "",
        unique: bool = False,
        copies: int = 3,
    ) -> InvasionFace:
        """A support card, or an attachment if it has that trait (invasion.card.type-support)."""
        return InvasionFace(
            Facts(
                SUPPORT,
                self.race,
                name,
                number,
                set,
                cost=cost,
                loyalty=loyalty,
                power=power,
                traits=traits,
                unique=unique,
                copies=copies,
            )
        )

    def tactic(
        self,
        name: str,
        number: int,
        set: str = CORE,
        *,
        cost: Cost,
        loyalty: int = 0,
        traits: str = "",
        copies: int = 3,
    ) -> InvasionFace:
        """A tactic (invasion.card.type-tactic)."""
        return InvasionFace(
            Facts(TACTIC, self.race, name, number, set, cost=cost, loyalty=loyalty, traits=traits, copies=copies)
        )

    def quest(
        self,
        name: str,
        number: int,
        set: str = CORE,
        *,
        cost: Cost,
        loyalty: int = 0,
        traits: str = "",
        unique: bool = False,
        copies: int = 3,
    ) -> InvasionFace:
        """A quest (invasion.card.type-quest)."""
        return InvasionFace(
            Facts(
                QUEST,
                self.race,
                name,
                number,
                set,
                cost=cost,
                loyalty=loyalty,
                traits=traits,
                unique=unique,
                copies=copies,
            )
        )

    def legend(
        self,
        name: str,
        number: int,
        set: str = CORE,
        *,
        cost: Cost,
        loyalty: int = 0,
        powers: tuple[int, int, int],
        hit_points: int | Amount,
        traits: str = "",
        copies: int = 3,
        provenance: str = PRINTED,
    ) -> InvasionFace:
        """A legend, with its power in the kingdom, the quest zone and the battlefield (invasion.card.type-legend)."""
        return InvasionFace(
            Facts(
                LEGEND,
                self.race,
                name,
                number,
                set,
                cost=cost,
                loyalty=loyalty,
                powers=powers,
                hit_points=hit_points,
                traits=traits,
                copies=copies,
                provenance=provenance,
            )
        )


class NeutralCards(RaceCards):
    """Declares the cards without a race symbol (invasion.race.neutral)."""

    def fulcrum(self, name: str, number: int, set: str = CATACLYSM, *, dominance: int = 1) -> InvasionFace:
        """A fulcrum, for the Cataclysm format (invasion.card.type-fulcrum); there is one of each."""
        return InvasionFace(
            Facts(FULCRUM, self.race, name, number, set, dominance=dominance, copies=1, provenance=RECONSTRUCTED)
        )


DWARF: Final = RaceCards(constants.DWARF)
EMPIRE: Final = RaceCards(constants.EMPIRE)
HIGH_ELF: Final = RaceCards(constants.HIGH_ELF)
CHAOS: Final = RaceCards(constants.CHAOS)
ORC: Final = RaceCards(constants.ORC)
DARK_ELF: Final = RaceCards(constants.DARK_ELF)
NEUTRAL: Final = NeutralCards(constants.NEUTRAL)
