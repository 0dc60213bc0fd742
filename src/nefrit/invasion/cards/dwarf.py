"""The cards of the Dwarfs."""

from __future__ import annotations

from nefrit.invasion.cards.centers import capital_center
from nefrit.invasion.cards.quests import gathers
from nefrit.invasion.conditions import Count, Developments, DevelopmentsAtLeast, TokensAtLeast, so
from nefrit.invasion.constants import (
    BATTLEFIELD,
    DWARF,
    END_OF_ATTACK,
    END_OF_BATTLEFIELD_PHASE,
    END_OF_PHASE,
    KINGDOM,
    QUEST_ZONE,
)
from nefrit.invasion.costs import DoTo, DoToOne, DoToSome, Spend
from nefrit.invasion.damage import DAMAGE
from nefrit.invasion.developing import DevelopTop
from nefrit.invasion.effects import Deal, Draw, Duel, Establish, Gain, HealCapital, do, gains_power, until
from nefrit.invasion.entering import Lying, PutEachLying, PutIntoPlay
from nefrit.invasion.faces import quest, support, tactic, unit
from nefrit.invasion.filters import CostAtMost, Race, Trait, are
from nefrit.invasion.keywords import scout, toughness
from nefrit.invasion.moving import MoveDamage
from nefrit.invasion.obliging import Must, Unless
from nefrit.invasion.occurrences.kinds import COMES_TO_ATTACK, ENTERS_PLAY, LEAVES_PLAY
from nefrit.invasion.playing import EnterPlay
from nefrit.invasion.searching import ANY_NUMBER, TO_THIS_ZONE, Search
from nefrit.invasion.shielding import Cancels, Divert
from nefrit.invasion.surcharges import TARGETED
from nefrit.invasion.targets import Place
from nefrit.invasion.trees import Attaches, Forbids, Modifies, OnlyIn, PlayInstead, PlayOnlyIf, Text
from nefrit.invasion.triggers import OPPONENT, YOU, On, TurnStarts, you_develop
from nefrit.invasion.written import a_card, a_unit, action, forced, whenever
from nefrit.kernel.effects import Not, OneOf, Then

CHEAP_SUPPORT = (*are("support"), CostAtMost(2))

FORTITUDE = Modifies("power", on=are("attacking"), amount=-1, condition=so("this zone is attacked"))

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
        "Zhufbar Engineers",
        DWARF,
        2,
        cost=3,
        loyalty=1,
        power=1,
        hit_points=3,
        traits=["Engineer"],
        quantity=1,
        abilities=[
            forced(On(LEAVES_PLAY, are("this")), Must("sacrifice", are("unit", "in a corresponding zone"), OPPONENT))
        ],
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
        quantity=1,
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
        quantity=1,
        abilities=[toughness(2), Modifies(TARGETED, amount=3)],
    ),
    unit(
        "Dwarf Cannon Crew",
        DWARF,
        8,
        cost=2,
        loyalty=2,
        power=1,
        hit_points=2,
        traits=["Engineer"],
        quantity=1,
        # invasion.errata.dwarf-cannon-crew
        abilities=[forced(On(ENTERS_PLAY, are("this")), Search(CHEAP_SUPPORT, top=5, to=TO_THIS_ZONE))],
        printed=[forced(On(ENTERS_PLAY, are("this")), Search(CHEAP_SUPPORT, top=5, to=TO_THIS_ZONE, must=True))],
    ),
    unit(
        "Dwarf Masons",
        DWARF,
        9,
        cost=3,
        loyalty=2,
        power=1,
        hit_points=3,
        traits=["Engineer"],
        quantity=1,
        abilities=[forced(On(ENTERS_PLAY, are("this")), DevelopTop())],
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
        quantity=2,
        abilities=[
            scout(),
            forced(
                On(LEAVES_PLAY, (*are("unit", "other"), Race(DWARF)), YOU),
                Deal(amount=1),
                targets=(Place(filters=are("unit")),),
                section=QUEST_ZONE,
            ),
        ],
    ),
    unit("Mountain Brigade", DWARF, 11, cost=4, loyalty=2, power=2, hit_points=6, traits=["Warrior"], quantity=2),
    unit(
        "Ironbreakers of Ankhor",
        DWARF,
        12,
        cost=5,
        loyalty=2,
        power=2,
        hit_points=3,
        traits=["Warrior", "Elite"],
        quantity=1,
        abilities=[toughness(Developments())],
    ),
    support(
        "Rune of Fortitude",
        DWARF,
        13,
        cost=2,
        loyalty=1,
        power=0,
        traits=["Rune"],
        quantity=1,
        abilities=[
            whenever(
                On(COMES_TO_ATTACK, are("unit"), during=so("this zone is attacked")),
                Unless(until(END_OF_ATTACK, FORTITUDE, who="that"), 1),
            )
        ],
    ),
    support(
        "Keystone Forge",
        DWARF,
        14,
        cost=2,
        loyalty=1,
        power=1,
        traits=["Building"],
        abilities=[forced(TurnStarts(), HealCapital(1), section=KINGDOM)],
    ),
    support(
        "Organ Gun",
        DWARF,
        15,
        cost=0,
        loyalty=2,
        power=0,
        traits=["Attachment", "Weapon"],
        quantity=1,
        abilities=[
            Attaches(are("unit")),
            Modifies("power", on=are("attached"), amount=2, condition=so("the attached card defends")),
        ],
    ),
    support(
        "Master Rune of Dismay",
        DWARF,
        16,
        cost=4,
        loyalty=3,
        power=2,
        traits=["Rune"],
        quantity=1,
        abilities=[Modifies("cost", on=are("unit", "an opponent's"), amount=1, section=KINGDOM)],
    ),
    quest(
        "A Glorious Death",
        DWARF,
        17,
        cost=0,
        loyalty=2,
        quantity=2,
        abilities=[
            action(
                do("destroy"),
                condition=TokensAtLeast(3),
                costs=(DoTo("sacrifice", "questing"),),
                targets=a_unit(*are("attacking"), least=1, most=2),
                section=QUEST_ZONE,
            ),
            gathers(),
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
        quantity=2,
        abilities=[
            action(
                gains_power(1, each=are("unit", "participating")),
                costs=(Spend(1), DoToOne("sacrifice", are("unit"))),
                section=BATTLEFIELD,
            )
        ],
    ),
    tactic(
        "Burying the Grudge",
        DWARF,
        19,
        cost=0,
        loyalty=2,
        quantity=1,
        # invasion.errata.burying-the-grudge
        abilities=[action(Gain(Count("units that entered a discard pile this turn")))],
    ),
    tactic(
        "Stubborn Refusal",
        DWARF,
        20,
        cost=2,
        loyalty=1,
        quantity=1,
        abilities=[
            action(
                MoveDamage(),
                targets=(
                    *a_unit(*are("damaged")),
                    *a_unit(*are("uninvolved", "in a zone corresponding to the target's")),
                ),
            )
        ],
    ),
    tactic(
        "Striking the Grudge",
        DWARF,
        21,
        cost=1,
        loyalty=3,
        quantity=2,
        abilities=[action(gains_power(2), targets=a_unit(*are("participating")))],
    ),
    tactic(
        "Grudge Thrower Assault",
        DWARF,
        22,
        cost=2,
        loyalty=3,
        quantity=1,
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
        quantity=1,
        abilities=[action(do("destroy"), targets=a_card(*are("support or development")))],
    ),
    tactic(
        "Wake the Mountain",
        DWARF,
        24,
        cost=3,
        loyalty=2,
        quantity=1,
        abilities=[action(OneOf((DevelopTop(3, BATTLEFIELD), DevelopTop(3, KINGDOM)), "invasion.term.or-choice"))],
    ),
    tactic(
        "Master Rune of Valaya",
        DWARF,
        25,
        cost=2,
        loyalty=1,
        traits=["Spell", "Rune"],
        quantity=1,
        # invasion.faq.master-rune-one-phase
        abilities=[
            action(
                Establish(
                    (Cancels(DAMAGE, everything=True, condition=so("during a battlefield phase")),),
                    END_OF_BATTLEFIELD_PHASE,
                )
            )
        ],
    ),
    tactic(
        "Stand Your Ground",
        DWARF,
        2,
        set="The Skavenblight Threat",
        cost=1,
        loyalty=2,
        abilities=[action(PutIntoPlay(), targets=(Lying(filters=(*are("unit", "fallen this turn"), Race(DWARF))),))],
    ),
    support(
        "Mining Tunnels",
        DWARF,
        2,
        set="The Burning of Derricksburg",
        cost=2,
        loyalty=1,
        power=1,
        traits=["Building"],
        abilities=[action(Draw(1), when=you_develop())],
    ),
    unit(
        "Runesmith Apprentice",
        DWARF,
        22,
        set="The Fall of Karak Grimaz",
        cost=2,
        loyalty=1,
        power=1,
        hit_points=2,
        traits=["Warrior"],
        abilities=[action(Search((Trait("Rune"),), top=5, most=ANY_NUMBER), when=On(ENTERS_PLAY, are("this")))],
    ),
    unit(
        "Grudgebearer",
        DWARF,
        24,
        set="The Fall of Karak Grimaz",
        cost=2,
        loyalty=1,
        power=1,
        hit_points=2,
        traits=["Warrior"],
        abilities=[
            Modifies("power", amount=Count("tokens on this")),
            forced(On(LEAVES_PLAY, (*are("unit", "other"), Race(DWARF)), YOU), do("place-tokens", "this", 1)),
        ],
    ),
    unit(
        "Duregan Thorgrimson",
        DWARF,
        81,
        set="The Fourth Waystone",
        cost=4,
        loyalty=2,
        power=2,
        hit_points=5,
        traits=["Hero"],
        # invasion.errata.duregan-text, invasion.errata.duregan-simultaneous
        abilities=[action(Duel(), when=TurnStarts(), targets=a_unit(*are("other")))],
        printed=[
            action(
                Then(Deal(amount=Count("power of this")), Deal("this", amount=Count("power of the target"))),
                when=TurnStarts(),
                targets=a_unit(*are("other")),
            )
        ],
    ),
    support(
        "The Great Guild Hall",
        DWARF,
        69,
        set="Karaz-a-Karak",
        cost=5,
        loyalty=5,
        power=4,
        traits=["Capital Center"],
        abilities=capital_center(Search((*are("support"), Race(DWARF)), most=5)),
    ),
    support(
        "Doors of Karak Hirn",
        DWARF,
        6,
        set="Days of Blood",
        cost=3,
        loyalty=3,
        power=1,
        traits=["Fortification"],
        abilities=[Forbids("attacked", condition=Not(so("your other zones are burning")))],
    ),
    tactic(
        "Blessing of Valaya",
        DWARF,
        43,
        set="Tooth and Claw",
        cost=2,
        loyalty=1,
        traits=["Spell", "Rune"],
        abilities=[action(Divert(2), targets=(*a_unit(), *a_unit(*are("uninvolved"))))],
    ),
    tactic(
        "Reclaiming the Fallen",
        DWARF,
        42,
        set="The Silent Forge",
        cost=5,
        loyalty=2,
        abilities=[
            action(
                OneOf(
                    (
                        PutEachLying("each", are("unit"), KINGDOM, until=END_OF_PHASE),
                        PutEachLying("each", are("unit"), QUEST_ZONE, until=END_OF_PHASE),
                        PutEachLying("each", are("unit"), BATTLEFIELD, until=END_OF_PHASE),
                    ),
                    "invasion.play.zone-choice",
                )
            )
        ],
    ),
    unit(
        "Tunnel Fighter",
        DWARF,
        82,
        set="The Eclipse of Hope",
        cost=4,
        loyalty=3,
        power=2,
        hit_points=4,
        traits=["Warrior"],
        abilities=[PlayInstead(Text(EnterPlay(), costs=(DoToSome("sacrifice", are("development"), 3),)))],
    ),
]
