"""The cards of the Dwarfs."""

from __future__ import annotations

from nefrit.invasion.cards.centers import capital_center
from nefrit.invasion.cards.quests import gathers
from nefrit.invasion.cards.races import DWARF
from nefrit.invasion.conditions import Count, Developments, DevelopmentsAtLeast, TokensAtLeast, so
from nefrit.invasion.constants import (
    BATTLEFIELD,
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
from nefrit.invasion.filters import CostAtMost, Race, Trait, are
from nefrit.invasion.keywords import scout, toughness
from nefrit.invasion.moving import MoveDamage
from nefrit.invasion.obliging import Must, Unless
from nefrit.invasion.occurrences.kinds import COMES_TO_ATTACK, ENTERS_PLAY, LEAVES_PLAY
from nefrit.invasion.playing import EnterPlay
from nefrit.invasion.searching import ANY_NUMBER, TO_THIS_ZONE, Search
from nefrit.invasion.sets import (
    DAYS_OF_BLOOD,
    KARAZ_A_KARAK,
    THE_BURNING_OF_DERRICKSBURG,
    THE_ECLIPSE_OF_HOPE,
    THE_FALL_OF_KARAK_GRIMAZ,
    THE_FOURTH_WAYSTONE,
    THE_SILENT_FORGE,
    THE_SKAVENBLIGHT_THREAT,
    TOOTH_AND_CLAW,
)
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
    DWARF.unit("Defender of the Hold", 1, cost=1, loyalty=1, power=1, hit_points=1, traits="Warrior").has(
        OnlyIn((BATTLEFIELD,))
    ),
    DWARF.unit("Zhufbar Engineers", 2, cost=3, loyalty=1, power=1, hit_points=3, traits="Engineer", copies=1).has(
        forced(On(LEAVES_PLAY, are("this")), Must("sacrifice", are("unit", "in a corresponding zone"), OPPONENT))
    ),
    DWARF.unit("Hammerer of Karak Azul", 3, cost=2, loyalty=1, power=1, hit_points=2, traits="Warrior Elite").has(
        toughness(1)
    ),
    DWARF.unit("Troll Slayers", 4, cost=3, loyalty=1, power=1, hit_points=3, traits="Slayer").has(
        Modifies("power", amount=2, condition=DevelopmentsAtLeast(2), section=BATTLEFIELD)
    ),
    DWARF.unit("Runesmith", 5, cost=2, loyalty=1, power=1, hit_points=1, traits="Priest").has(
        action(gains_power(1), costs=(Spend(2),), targets=a_unit(), section=QUEST_ZONE)
    ),
    DWARF.unit("Durgnar the Bold", 6, cost=3, loyalty=3, power=2, hit_points=2, traits="Hero Warrior", copies=1).has(
        Modifies("power", amount=2, condition=so("one zone of your capital is burning"))
    ),
    DWARF.unit("King Kazador", 7, cost=6, loyalty=5, power=3, hit_points=6, traits="Hero Warrior", copies=1).has(
        toughness(2), Modifies(TARGETED, amount=3)
    ),
    # invasion.errata.dwarf-cannon-crew
    DWARF.unit("Dwarf Cannon Crew", 8, cost=2, loyalty=2, power=1, hit_points=2, traits="Engineer", copies=1).has(
        forced(On(ENTERS_PLAY, are("this")), Search(CHEAP_SUPPORT, top=5, to=TO_THIS_ZONE)),
        printed=[forced(On(ENTERS_PLAY, are("this")), Search(CHEAP_SUPPORT, top=5, to=TO_THIS_ZONE, must=True))],
    ),
    DWARF.unit("Dwarf Masons", 9, cost=3, loyalty=2, power=1, hit_points=3, traits="Engineer", copies=1).has(
        forced(On(ENTERS_PLAY, are("this")), DevelopTop())
    ),
    DWARF.unit("Dwarf Ranger", 10, cost=3, loyalty=2, power=1, hit_points=2, traits="Ranger", copies=2).has(
        scout(),
        forced(
            On(LEAVES_PLAY, (*are("unit", "other"), Race(DWARF.race)), YOU),
            Deal(amount=1),
            targets=(Place(filters=are("unit")),),
            section=QUEST_ZONE,
        ),
    ),
    DWARF.unit("Mountain Brigade", 11, cost=4, loyalty=2, power=2, hit_points=6, traits="Warrior", copies=2),
    DWARF.unit(
        "Ironbreakers of Ankhor", 12, cost=5, loyalty=2, power=2, hit_points=3, traits="Warrior Elite", copies=1
    ).has(toughness(Developments())),
    DWARF.support("Rune of Fortitude", 13, cost=2, loyalty=1, power=0, traits="Rune", copies=1).has(
        whenever(
            On(COMES_TO_ATTACK, are("unit"), during=so("this zone is attacked")),
            Unless(until(END_OF_ATTACK, FORTITUDE, who="that"), 1),
        )
    ),
    DWARF.support("Keystone Forge", 14, cost=2, loyalty=1, power=1, traits="Building").has(
        forced(TurnStarts(), HealCapital(1), section=KINGDOM)
    ),
    DWARF.support("Organ Gun", 15, cost=0, loyalty=2, power=0, traits="Attachment Weapon", copies=1).has(
        Attaches(are("unit")),
        Modifies("power", on=are("attached"), amount=2, condition=so("the attached card defends")),
    ),
    DWARF.support("Master Rune of Dismay", 16, cost=4, loyalty=3, power=2, traits="Rune", copies=1).has(
        Modifies("cost", on=are("unit", "an opponent's"), amount=1, section=KINGDOM)
    ),
    DWARF.quest("A Glorious Death", 17, cost=0, loyalty=2, copies=2).has(
        action(
            do("destroy"),
            condition=TokensAtLeast(3),
            costs=(DoTo("sacrifice", "questing"),),
            targets=a_unit(*are("attacking"), least=1, most=2),
            section=QUEST_ZONE,
        ),
        gathers(),
    ),
    DWARF.support("Grudge Thrower", 18, cost=1, loyalty=2, power=0, traits="Siege", copies=2).has(
        action(
            gains_power(1, each=are("unit", "participating")),
            costs=(Spend(1), DoToOne("sacrifice", are("unit"))),
            section=BATTLEFIELD,
        )
    ),
    # invasion.errata.burying-the-grudge
    DWARF.tactic("Burying the Grudge", 19, cost=0, loyalty=2, copies=1).has(
        action(Gain(Count("units that entered a discard pile this turn")))
    ),
    DWARF.tactic("Stubborn Refusal", 20, cost=2, loyalty=1, copies=1).has(
        action(
            MoveDamage(),
            targets=(*a_unit(*are("damaged")), *a_unit(*are("uninvolved", "in a zone corresponding to the target's"))),
        )
    ),
    DWARF.tactic("Striking the Grudge", 21, cost=1, loyalty=3, copies=2).has(
        action(gains_power(2), targets=a_unit(*are("participating")))
    ),
    DWARF.tactic("Grudge Thrower Assault", 22, cost=2, loyalty=3, copies=1).has(
        PlayOnlyIf(so("after damage has been assigned")), action(do("destroy"), targets=a_unit(*are("attacking")))
    ),
    DWARF.tactic("Demolition!", 23, cost=2, loyalty=1, copies=1).has(
        action(do("destroy"), targets=a_card(*are("support or development")))
    ),
    DWARF.tactic("Wake the Mountain", 24, cost=3, loyalty=2, copies=1).has(
        action(OneOf((DevelopTop(3, BATTLEFIELD), DevelopTop(3, KINGDOM)), "invasion.term.or-choice"))
    ),
    # invasion.faq.master-rune-one-phase
    DWARF.tactic("Master Rune of Valaya", 25, cost=2, loyalty=1, traits="Spell Rune", copies=1).has(
        action(
            Establish(
                (Cancels(DAMAGE, everything=True, condition=so("during a battlefield phase")),),
                END_OF_BATTLEFIELD_PHASE,
            )
        )
    ),
    DWARF.tactic("Stand Your Ground", 2, THE_SKAVENBLIGHT_THREAT, cost=1, loyalty=2).has(
        action(PutIntoPlay(), targets=(Lying(filters=(*are("unit", "fallen this turn"), Race(DWARF.race))),))
    ),
    DWARF.support("Mining Tunnels", 2, THE_BURNING_OF_DERRICKSBURG, cost=2, loyalty=1, power=1, traits="Building").has(
        action(Draw(1), when=you_develop())
    ),
    DWARF.unit(
        "Runesmith Apprentice", 22, THE_FALL_OF_KARAK_GRIMAZ, cost=2, loyalty=1, power=1, hit_points=2, traits="Warrior"
    ).has(action(Search((Trait("Rune"),), top=5, most=ANY_NUMBER), when=On(ENTERS_PLAY, are("this")))),
    DWARF.unit(
        "Grudgebearer", 24, THE_FALL_OF_KARAK_GRIMAZ, cost=2, loyalty=1, power=1, hit_points=2, traits="Warrior"
    ).has(
        Modifies("power", amount=Count("tokens on this")),
        forced(On(LEAVES_PLAY, (*are("unit", "other"), Race(DWARF.race)), YOU), do("place-tokens", "this", 1)),
    ),
    # invasion.errata.duregan-text, invasion.errata.duregan-simultaneous
    DWARF.unit(
        "Duregan Thorgrimson", 81, THE_FOURTH_WAYSTONE, cost=4, loyalty=2, power=2, hit_points=5, traits="Hero"
    ).has(
        action(Duel(), when=TurnStarts(), targets=a_unit(*are("other"))),
        printed=[
            action(
                Then(Deal(amount=Count("power of this")), Deal("this", amount=Count("power of the target"))),
                when=TurnStarts(),
                targets=a_unit(*are("other")),
            )
        ],
    ),
    DWARF.support("The Great Guild Hall", 69, KARAZ_A_KARAK, cost=5, loyalty=5, power=4, traits="Capital-Center").has(
        *capital_center(Search((*are("support"), Race(DWARF.race)), most=5))
    ),
    DWARF.support("Doors of Karak Hirn", 6, DAYS_OF_BLOOD, cost=3, loyalty=3, power=1, traits="Fortification").has(
        Forbids("attacked", condition=Not(so("your other zones are burning")))
    ),
    DWARF.tactic("Blessing of Valaya", 43, TOOTH_AND_CLAW, cost=2, loyalty=1, traits="Spell Rune").has(
        action(Divert(2), targets=(*a_unit(), *a_unit(*are("uninvolved"))))
    ),
    DWARF.tactic("Reclaiming the Fallen", 42, THE_SILENT_FORGE, cost=5, loyalty=2).has(
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
    ),
    DWARF.unit(
        "Tunnel Fighter", 82, THE_ECLIPSE_OF_HOPE, cost=4, loyalty=3, power=2, hit_points=4, traits="Warrior"
    ).has(PlayInstead(Text(EnterPlay(), costs=(DoToSome("sacrifice", are("development"), 3),)))),
]
