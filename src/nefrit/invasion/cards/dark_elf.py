"""The cards of the Dark Elves."""

from __future__ import annotations

from nefrit.invasion.conditions import (
    so,
)
from nefrit.invasion.constants import (
    BATTLEFIELD,
    DARK_ELF,
    KINGDOM,
    QUEST_ZONE,
)
from nefrit.invasion.costs import Spend
from nefrit.invasion.effects import (
    Deal,
    DealIndirect,
    Draw,
    Take,
    until_end_of_turn,
)
from nefrit.invasion.faces import support, tactic, unit
from nefrit.invasion.filters import are
from nefrit.invasion.keywords import counterstrike
from nefrit.invasion.obliging import Must
from nefrit.invasion.occurrences import ENTERS_PLAY, LEAVES_PLAY, ZONE_ATTACKED
from nefrit.invasion.trees import Modifies
from nefrit.invasion.triggers import OPPONENT, On, TurnStarts
from nefrit.invasion.written import a_unit, action, forced

CARDS = [
    unit(
        "Vile Sorceress",
        DARK_ELF,
        107,
        cost=2,
        loyalty=2,
        power=1,
        hit_points=2,
        traits=["Sorcerer"],
        quantity=1,
        abilities=[
            forced(
                TurnStarts(), until_end_of_turn(Modifies("hit points", amount=-1)), targets=a_unit(), section=QUEST_ZONE
            )
        ],
    ),
    unit(
        "Cold One Riders",
        DARK_ELF,
        108,
        cost=4,
        loyalty=1,
        power=2,
        hit_points=3,
        traits=["Cavalry", "Elite"],
        quantity=1,
        abilities=[counterstrike(1)],
    ),
    support(
        "Cauldron of Blood",
        DARK_ELF,
        109,
        cost=4,
        loyalty=1,
        power=2,
        traits=["Siege"],
        quantity=1,
        abilities=[
            forced(
                On(ZONE_ATTACKED, during=so("this zone is attacked")),
                Deal(amount=1),
                targets=a_unit(*are("attacking")),
                section=KINGDOM,
            )
        ],
    ),
    tactic("Hate", DARK_ELF, 110, cost=0, loyalty=1, quantity=1, abilities=[action(Take(1))]),
    support(
        "Reaper Bolt Thrower",
        DARK_ELF,
        77,
        set="The Deathmaster's Dance",
        cost=2,
        loyalty=2,
        traits=["Siege"],
        abilities=[action(DealIndirect(2), costs=(Spend(2),), section=BATTLEFIELD, limit=1)],
    ),
    unit(
        "Walking Sacrifice",
        DARK_ELF,
        23,
        set="Assault on Ulthuan",
        cost=0,
        loyalty=1,
        power=0,
        hit_points=1,
        traits=["Martyr"],
        abilities=[forced(On(LEAVES_PLAY, are("this")), Draw(1))],
    ),
    unit(
        "Dark Elf Infiltrator",
        DARK_ELF,
        16,
        set="Omens of Ruin",
        cost=2,
        loyalty=1,
        power=1,
        hit_points=2,
        traits=["Warrior"],
        abilities=[action(Take(2), when=On(ENTERS_PLAY, are("this")))],
    ),
    tactic(
        "Sacrifice to Khaine",
        DARK_ELF,
        37,
        set="The Chaos Moon",
        cost=2,
        loyalty=2,
        traits=["Spell"],
        abilities=[action(Must("sacrifice", are("unit"), OPPONENT))],
    ),
]
