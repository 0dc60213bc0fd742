"""The cards of the High Elves."""

from __future__ import annotations

from nefrit.invasion.conditions import (
    so,
)
from nefrit.invasion.constants import (
    BATTLEFIELD,
    HIGH_ELF,
    KINGDOM,
    QUEST_ZONE,
)
from nefrit.invasion.damage import DAMAGE
from nefrit.invasion.effects import (
    Draw,
    do,
    do_each,
    gains_power,
)
from nefrit.invasion.faces import support, tactic, unit
from nefrit.invasion.filters import are
from nefrit.invasion.occurrences import DAMAGED, ENTERS_PLAY
from nefrit.invasion.shielding import Cancels
from nefrit.invasion.targets import Place
from nefrit.invasion.trees import Attaches, Forbids
from nefrit.invasion.triggers import OPPONENT, On, TurnStarts
from nefrit.invasion.written import a_unit, action, forced, whenever

CARDS = [
    unit(
        "Silver Helm Brigade",
        HIGH_ELF,
        51,
        cost=3,
        loyalty=1,
        power=1,
        hit_points=3,
        traits=["Elite", "Noble", "Cavalry"],
        quantity=1,
        abilities=[forced(On(DAMAGED, are("this")), Draw(1))],
    ),
    unit(
        "Archmage of Saphery",
        HIGH_ELF,
        52,
        cost=1,
        loyalty=1,
        power=0,
        hit_points=1,
        traits=["Mage"],
        quantity=1,
        abilities=[
            action(
                do("heal", amount=1),
                condition=so("during your quest phase"),
                targets=a_unit(*are("damaged")),
                section=QUEST_ZONE,
                limit=1,
            )
        ],
    ),
    support(
        "Blessing of Isha",
        HIGH_ELF,
        53,
        cost=0,
        loyalty=1,
        power=0,
        traits=["Attachment", "Spell"],
        quantity=1,
        abilities=[
            Attaches(are("unit")),
            whenever(On(ENTERS_PLAY, are("this")), do("restore", "attached")),
            Forbids("corrupt", on=are("attached")),
        ],
    ),
    tactic(
        "Radiant Gaze",
        HIGH_ELF,
        54,
        cost=2,
        loyalty=3,
        traits=["Spell"],
        quantity=1,
        abilities=[action(gains_power(-1, "there"), targets=(Place(cards=False, whose=OPPONENT, burning_too=True),))],
    ),
    tactic(
        "Greater Heal",
        HIGH_ELF,
        55,
        cost=3,
        loyalty=1,
        traits=["Spell"],
        quantity=1,
        abilities=[action(do_each("heal-all", are("unit", "yours", "damaged")))],
    ),
    unit(
        "Sword Masters of Hoeth",
        HIGH_ELF,
        3,
        set="Assault on Ulthuan",
        cost=4,
        loyalty=2,
        power=2,
        hit_points=3,
        traits=["Warrior", "Elite"],
        abilities=[Cancels(DAMAGE, combat=True, section=BATTLEFIELD)],
    ),
    unit(
        "Initiate of Saphery",
        HIGH_ELF,
        6,
        set="Assault on Ulthuan",
        cost=3,
        loyalty=1,
        power=1,
        hit_points=3,
        traits=["Initiate", "Mage"],
        abilities=[action(do_each("heal", are("unit", "yours", "damaged"), 1), when=TurnStarts(), section=KINGDOM)],
    ),
]
