"""The neutral cards."""

from __future__ import annotations

from nefrit.invasion.cards.alliances import alliance, destruction_only
from nefrit.invasion.cards.quests import gathers
from nefrit.invasion.conditions import (
    Count,
    Developments,
    DevelopmentsAtLeast,
)
from nefrit.invasion.constants import (
    CHAOS,
    DARK_ELF,
    DWARF,
    EMPIRE,
    HIGH_ELF,
    KINGDOM,
    NEUTRAL,
    ORC,
    QUEST_ZONE,
)
from nefrit.invasion.damage import DAMAGE
from nefrit.invasion.effects import (
    DiscardFromDeck,
    Gain,
    Take,
    do,
    do_each,
)
from nefrit.invasion.faces import quest, support, tactic, unit
from nefrit.invasion.filters import CostAtMost, Trait, are
from nefrit.invasion.keywords import limited
from nefrit.invasion.occurrences import ENTERS_PLAY, LEAVES_PLAY
from nefrit.invasion.playing import ENTERS_CORRUPTED
from nefrit.invasion.shielding import Cancels
from nefrit.invasion.trees import DeckLimit, Modifies, Standing
from nefrit.invasion.triggers import On, TurnStarts
from nefrit.invasion.written import a_card, a_unit, action, forced

CARDS = [
    support("Contested Village", NEUTRAL, 111, cost=1, power=1, traits=["Building"], abilities=[limited()]),
    support(
        "Contested Fortress",
        NEUTRAL,
        112,
        cost=3,
        power=1,
        traits=["Building"],
        abilities=[limited(), Cancels(DAMAGE, amount=1, zones=True, each_turn=True)],
    ),
    support(
        "Contested Stronghold",
        NEUTRAL,
        113,
        cost=4,
        power=1,
        traits=["Building"],
        abilities=[limited(), Modifies("power", amount=Developments())],
    ),
    support(
        "Armoury",
        NEUTRAL,
        114,
        cost=2,
        power=1,
        traits=["Building"],
        abilities=[limited(), Modifies("power", amount=1, condition=DevelopmentsAtLeast(2), section=KINGDOM)],
    ),
    support(
        "Forgotten Cemetery",
        NEUTRAL,
        115,
        cost=2,
        power=1,
        traits=["Building"],
        abilities=[limited(), Modifies("power", amount=1, condition=DevelopmentsAtLeast(2), section=QUEST_ZONE)],
    ),
    support(
        "Warpstone Excavation",
        NEUTRAL,
        116,
        cost=0,
        power=1,
        traits=["Warpstone"],
        abilities=[DeckLimit(1), Standing(ENTERS_CORRUPTED, on=are("unit", "yours"))],
    ),
    tactic(
        "Pilgrimage",
        NEUTRAL,
        117,
        cost=4,
        quantity=1,
        abilities=[
            Modifies("cost", amount=Count("developments in your quest zone", -1)),
            action(do("return-to-hand"), targets=a_unit()),
        ],
    ),
    tactic(
        "Burn It Down",
        NEUTRAL,
        118,
        cost=2,
        quantity=1,
        abilities=[
            action(
                do("destroy"), targets=a_card(*are("support"), CostAtMost(Count("developments in your battlefield")))
            )
        ],
    ),
    quest(
        "Infiltrate!",
        NEUTRAL,
        120,
        cost=2,
        quantity=1,
        abilities=[forced(TurnStarts(), DiscardFromDeck(Count("tokens on this")), section=QUEST_ZONE), gathers()],
    ),
    support(
        "Alliance - Dwarf and Empire",
        NEUTRAL,
        122,
        cost=2,
        power=1,
        traits=["Banner"],
        quantity=1,
        abilities=[*alliance(DWARF, EMPIRE)],
    ),
    support(
        "Alliance - Empire and High Elf",
        NEUTRAL,
        123,
        cost=2,
        power=1,
        traits=["Banner"],
        quantity=1,
        abilities=[*alliance(EMPIRE, HIGH_ELF)],
    ),
    support(
        "Alliance - Dwarf and High Elf",
        NEUTRAL,
        124,
        cost=2,
        power=1,
        traits=["Banner"],
        quantity=1,
        abilities=[*alliance(DWARF, HIGH_ELF)],
    ),
    support(
        "Alliance - Chaos and Orc",
        NEUTRAL,
        125,
        cost=2,
        power=1,
        traits=["Banner"],
        quantity=1,
        abilities=[*alliance(CHAOS, ORC)],
    ),
    support(
        "Alliance - Chaos and Dark Elf",
        NEUTRAL,
        126,
        cost=2,
        power=1,
        traits=["Banner"],
        quantity=1,
        abilities=[*alliance(CHAOS, DARK_ELF)],
    ),
    support(
        "Alliance - Orc and Dark Elf",
        NEUTRAL,
        127,
        cost=2,
        power=1,
        traits=["Banner"],
        quantity=1,
        abilities=[*alliance(ORC, DARK_ELF)],
    ),
    unit(
        "Rat Ogres",
        NEUTRAL,
        55,
        set="Tooth and Claw",
        cost=4,
        power=2,
        hit_points=3,
        traits=["Skaven"],
        abilities=[
            destruction_only(),
            action(do_each("restore", (*are("unit", "corrupted"), Trait("Skaven"))), when=TurnStarts()),
        ],
    ),
    tactic(
        "Innovation",
        NEUTRAL,
        57,
        set="Assault on Ulthuan",
        cost=0,
        abilities=[action(Gain(Count("developments in your kingdom")))],
    ),
    unit(
        "Mountain Brigands",
        NEUTRAL,
        100,
        set="The Fourth Waystone",
        cost=2,
        power=1,
        hit_points=2,
        traits=["Thief"],
        abilities=[action(Take(1), when=On(ENTERS_PLAY, are("this")))],
    ),
    unit(
        "Crypt Ghouls",
        NEUTRAL,
        43,
        set="March of the Damned",
        cost=2,
        power=1,
        hit_points=1,
        traits=["Undead", "Warrior"],
        abilities=[destruction_only(), action(Gain(2), when=On(LEAVES_PLAY, are("this")))],
    ),
]
