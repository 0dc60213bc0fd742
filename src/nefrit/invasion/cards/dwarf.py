"""The cards of the Dwarfs."""

from __future__ import annotations

from nefrit.invasion.conditions import Developments, DevelopmentsAtLeast, TokensAtLeast, so
from nefrit.invasion.constants import BATTLEFIELD, DWARF, QUEST_ZONE
from nefrit.invasion.costs import DoTo, DoToOne, Spend
from nefrit.invasion.effects import Deal, do, gains_power
from nefrit.invasion.faces import quest, support, tactic, unit
from nefrit.invasion.filters import Race, are
from nefrit.invasion.keywords import scout, toughness
from nefrit.invasion.occurrences import LEAVES_PLAY
from nefrit.invasion.targets import TARGETED, Place
from nefrit.invasion.trees import Attaches, Modifies, OnlyIn, PlayOnlyIf
from nefrit.invasion.triggers import On, TurnStarts
from nefrit.invasion.written import a_card, a_unit, action, forced

CARDS = [
    unit(
        "Defender of the Hold",
        DWARF,
        1,
        cost=1,
        loyalty=1,
        power=1,
        hit_points=1,
        traits=["Warrior"],
        abilities=[OnlyIn((BATTLEFIELD,))],
    ),
    unit(
        "Hammerer of Karak Azul",
        DWARF,
        3,
        cost=2,
        loyalty=1,
        power=1,
        hit_points=2,
        traits=["Warrior", "Elite"],
        abilities=[toughness(1)],
    ),
    unit(
        "Troll Slayers",
        DWARF,
        4,
        cost=3,
        loyalty=1,
        power=1,
        hit_points=3,
        traits=["Slayer"],
        abilities=[Modifies("power", amount=2, condition=DevelopmentsAtLeast(2), section=BATTLEFIELD)],
    ),
    unit(
        "Runesmith",
        DWARF,
        5,
        cost=2,
        loyalty=1,
        power=1,
        hit_points=1,
        traits=["Priest"],
        abilities=[action(gains_power(1), costs=(Spend(2),), targets=a_unit(), section=QUEST_ZONE)],
    ),
    unit(
        "Durgnar the Bold",
        DWARF,
        6,
        cost=3,
        loyalty=3,
        power=2,
        hit_points=2,
        traits=["Hero", "Warrior"],
        abilities=[Modifies("power", amount=2, condition=so("one zone of your capital is burning"))],
    ),
    unit(
        "King Kazador",
        DWARF,
        7,
        cost=6,
        loyalty=5,
        power=3,
        hit_points=6,
        traits=["Hero", "Warrior"],
        abilities=[toughness(2), Modifies(TARGETED, amount=3)],
    ),
    unit(
        "Dwarf Ranger",
        DWARF,
        10,
        cost=3,
        loyalty=2,
        power=1,
        hit_points=2,
        traits=["Ranger"],
        abilities=[
            scout(),
            forced(
                On(LEAVES_PLAY, (*are("unit", "other", "yours"), Race(DWARF))),
                Deal(amount=1),
                targets=(Place(filters=are("unit")),),
                section=QUEST_ZONE,
            ),
        ],
    ),
    unit("Mountain Brigade", DWARF, 11, cost=4, loyalty=2, power=2, hit_points=6, traits=["Warrior"]),
    unit(
        "Ironbreakers of Ankhor",
        DWARF,
        12,
        cost=5,
        loyalty=2,
        power=2,
        hit_points=3,
        traits=["Warrior", "Elite"],
        abilities=[toughness(Developments())],
    ),
    support(
        "Organ Gun",
        DWARF,
        15,
        cost=0,
        loyalty=2,
        power=0,
        traits=["Attachment", "Weapon"],
        abilities=[
            Attaches(are("unit")),
            Modifies("power", on=are("attached"), amount=2, condition=so("the attached card defends")),
        ],
    ),
    quest(
        "A Glorious Death",
        DWARF,
        17,
        cost=0,
        loyalty=2,
        abilities=[
            action(
                do("destroy"),
                condition=TokensAtLeast(3),
                costs=(DoTo("sacrifice", "questing"),),
                targets=a_unit(*are("attacking"), least=1, most=2),
                section=QUEST_ZONE,
            ),
            forced(TurnStarts(), do("place-tokens", "this", 1), condition=so("a unit is questing here")),
        ],
    ),
    support(
        "Grudge Thrower",
        DWARF,
        18,
        cost=1,
        loyalty=2,
        power=0,
        traits=["Siege"],
        abilities=[
            action(
                gains_power(1, each=are("unit", "participating")),
                costs=(Spend(1), DoToOne("sacrifice", are("unit"))),
                section=BATTLEFIELD,
            )
        ],
    ),
    tactic(
        "Striking the Grudge",
        DWARF,
        21,
        cost=1,
        loyalty=3,
        abilities=[action(gains_power(2), targets=a_unit(*are("participating")))],
    ),
    tactic(
        "Grudge Thrower Assault",
        DWARF,
        22,
        cost=2,
        loyalty=3,
        abilities=[
            PlayOnlyIf(so("after damage has been assigned")),
            action(do("destroy"), targets=a_unit(*are("attacking"))),
        ],
    ),
    tactic(
        "Demolition!",
        DWARF,
        23,
        cost=2,
        loyalty=1,
        abilities=[action(do("destroy"), targets=a_card(*are("support or development")))],
    ),
]
