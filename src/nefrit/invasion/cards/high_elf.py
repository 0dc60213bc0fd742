"""The cards of the High Elves."""

from __future__ import annotations

from nefrit.invasion.cancelling import Cancel, JustPlayed, JustTriggered, OnChain, UnlessAllSpent
from nefrit.invasion.cards.alliances import alone, alone_as_printed
from nefrit.invasion.cards.centers import capital_center
from nefrit.invasion.cards.quests import gathers
from nefrit.invasion.cards.races import HIGH_ELF
from nefrit.invasion.choosing import Pick
from nefrit.invasion.conditions import Count, Developments, TargetIs, so
from nefrit.invasion.constants import BATTLEFIELD, END_OF_PHASE, KINGDOM, QUEST_ZONE
from nefrit.invasion.costs import DiscardOne, DoTo, Spend
from nefrit.invasion.damage import DAMAGE
from nefrit.invasion.effects import Deal, DealIndirect, Draw, Gain, ThisOnTop, Until, do, do_each, gains_power
from nefrit.invasion.entering import Lying, PutIntoPlay
from nefrit.invasion.filters import CostAtMost, FacedownUnit, Race, Trait, are
from nefrit.invasion.freely import PlayTarget
from nefrit.invasion.keywords import limited
from nefrit.invasion.obliging import UnlessDiscarded
from nefrit.invasion.occurrences.kinds import DAMAGED, ENTERS_PLAY, HEALED, PLAYED, ZONE_ATTACKED
from nefrit.invasion.searching import (
    LookAndArrange,
    LookAtHands,
)
from nefrit.invasion.sets import (
    ASSAULT_ON_ULTHUAN,
    CITY_OF_WINTER,
    FAITH_AND_STEEL,
    LEGENDS,
    OATHS_OF_VENGEANCE,
    OMENS_OF_RUIN,
    PATH_OF_THE_ZEALOT,
    PORTENT_OF_DOOM,
    REALM_OF_THE_PHOENIX_KING,
    RISING_DAWN,
    THE_FALL_OF_KARAK_GRIMAZ,
    THE_SILENT_FORGE,
    THE_SKAVENBLIGHT_THREAT,
    THE_WARPSTONE_CHRONICLES,
)
from nefrit.invasion.shielding import Cancels, cancel_next
from nefrit.invasion.standing import AS_DEVELOPMENT, BLANK, MUTE, SILENT
from nefrit.invasion.targets import Place
from nefrit.invasion.trees import Attaches, Forbids, Modifies, Standing
from nefrit.invasion.triggers import OPPONENT, TARGET, YOU, On, TurnStarts
from nefrit.invasion.written import a_card, a_unit, action, an_opponent, forced, whenever
from nefrit.kernel.effects import If, May, Node, Then
from nefrit.kernel.values import SET


def gathering() -> list[Node]:
    """Each Spell you play leaves a token here; for tokens one of the discard pile is played again.

    invasion.faq.gathering-the-winds-then-sacrifice
    """
    return [
        forced(On(PLAYED, (Trait("Spell"),), YOU), do("place-tokens", "this", 1)),
        action(
            Then(PlayTarget(), do("sacrifice", "this")),
            costs=(DoTo("remove-tokens", "this", Count("printed cost of the target")),),
            targets=(Lying(filters=(Trait("Spell"), CostAtMost(Count("tokens on this")))),),
        ),
    ]


# decision.invasion.cost-names-card
RETURNED = Lying(filters=(*are("unit"), CostAtMost(Count("tokens on this"))), untargeted=True)
A_ZONE = Place(cards=False, whose=OPPONENT, burning_too=True, untargeted=True)
A_TACTIC = JustPlayed(filters=are("tactic"), untargeted=True)
AN_ACTION = JustTriggered(tactics=True, untargeted=True)
NULLIFY = Pick(AN_ACTION, Cancel(), "invasion.term.just-played")
CONVOCATION = action(Then(Gain(1), May(ThisOnTop(), "invasion.play.action-optional")))

CARDS = [
    HIGH_ELF.unit(
        "Silver Helm Brigade", 51, cost=3, loyalty=1, power=1, hit_points=3, traits="Elite Noble Cavalry", copies=1
    ).has(forced(On(DAMAGED, are("this")), Draw(1))),
    HIGH_ELF.unit("Archmage of Saphery", 52, cost=1, loyalty=1, power=0, hit_points=1, traits="Mage", copies=1).has(
        action(
            do("heal", amount=1),
            condition=so("during your quest phase"),
            targets=a_unit(*are("damaged")),
            section=QUEST_ZONE,
            limit=1,
        )
    ),
    HIGH_ELF.support("Blessing of Isha", 53, cost=0, loyalty=1, power=0, traits="Attachment Spell", copies=1).has(
        Attaches(are("unit")),
        whenever(On(ENTERS_PLAY, are("this")), do("restore", "attached")),
        Forbids("corrupt", on=are("attached")),
    ),
    HIGH_ELF.tactic("Radiant Gaze", 54, cost=2, loyalty=3, traits="Spell", copies=1).has(
        action(Pick(A_ZONE, gains_power(-1, "there"), "invasion.effect.trigger-procedure"))
    ),
    HIGH_ELF.tactic("Greater Heal", 55, cost=3, loyalty=1, traits="Spell", copies=1).has(
        action(do_each("heal-all", are("unit", "yours", "damaged")))
    ),
    HIGH_ELF.tactic("Steel's Bane", 6, THE_SKAVENBLIGHT_THREAT, cost=1, loyalty=4).has(
        action(cancel_next(10), targets=a_unit(Race(HIGH_ELF.race)))
    ),
    # invasion.errata.repeater-bolt-thrower
    HIGH_ELF.support("Repeater Bolt Thrower", 27, PATH_OF_THE_ZEALOT, cost=3, loyalty=3, traits="Siege").has(
        action(
            DealIndirect(Developments(), TARGET),
            costs=(Spend(Developments()),),
            targets=an_opponent(),
            section=BATTLEFIELD,
            limit=1,
        ),
        printed=[
            action(
                DealIndirect(Developments(), TARGET),
                costs=(Spend(Developments()),),
                targets=an_opponent(),
                section=BATTLEFIELD,
            )
        ],
    ),
    # invasion.errata.second-sight
    HIGH_ELF.tactic("Second Sight", 89, THE_WARPSTONE_CHRONICLES, cost=1, loyalty=1, traits="Spell").has(
        action(Then(LookAtHands(), Draw(1)))
    ),
    HIGH_ELF.unit(
        "Sword Masters of Hoeth",
        3,
        ASSAULT_ON_ULTHUAN,
        cost=4,
        loyalty=2,
        power=2,
        hit_points=3,
        traits="Warrior Elite",
    ).has(Cancels(DAMAGE, combat=True, section=BATTLEFIELD)),
    HIGH_ELF.unit(
        "Initiate of Saphery", 6, ASSAULT_ON_ULTHUAN, cost=3, loyalty=1, power=1, hit_points=3, traits="Initiate Mage"
    ).has(action(do_each("heal", are("unit", "yours", "damaged"), 1), when=TurnStarts(), section=KINGDOM)),
    # invasion.errata.the-glittering-tower
    HIGH_ELF.support("The Glittering Tower", 13, ASSAULT_ON_ULTHUAN, cost=2, loyalty=1, power=1, traits="Building").has(
        whenever(
            On(HEALED, are("unit"), by=YOU),
            Deal(amount=1),
            targets=(Place(filters=are("unit", "an opponent's"), whose=OPPONENT),),
            section=KINGDOM,
        ),
        printed=[
            action(
                Deal(amount=1),
                when=On(HEALED, are("unit"), by=YOU),
                targets=(Place(filters=are("unit", "an opponent's"), whose=OPPONENT),),
                section=KINGDOM,
            )
        ],
    ),
    HIGH_ELF.tactic("High Elf's Disdain", 21, ASSAULT_ON_ULTHUAN, cost=2, loyalty=2, traits="Spell").has(
        action(Pick(A_TACTIC, Cancel(), "invasion.term.just-played"), condition=OnChain(A_TACTIC))
    ),
    # invasion.errata.scroll-of-asur
    HIGH_ELF.tactic("Scroll of Asur", 27, THE_FALL_OF_KARAK_GRIMAZ, cost=0, loyalty=2, traits="Spell").has(
        action(LookAndArrange(5))
    ),
    # invasion.errata.return-to-glory
    HIGH_ELF.quest("Return to Glory", 49, THE_SILENT_FORGE, cost=0, loyalty=2).has(
        action(
            PutIntoPlay(),
            condition=so("a unit is questing here"),
            costs=(DoTo("remove-tokens", amount=Count("printed cost of the target")),),
            targets=(RETURNED,),
            section=QUEST_ZONE,
            limit=1,
        ),
        gathers(),
        printed=[
            action(
                PutIntoPlay(),
                costs=(DoTo("remove-tokens", amount=Count("printed cost of the target")),),
                targets=(RETURNED,),
                section=QUEST_ZONE,
            ),
            gathers(),
        ],
    ),
    # invasion.errata.eatine-harbour
    HIGH_ELF.support("Eatine Harbour", 11, OMENS_OF_RUIN, cost=2, loyalty=2, power=1, traits="Building").has(
        Standing(MUTE, on=are("unit", "in a zone without developments")),
        printed=[Standing(SILENT, on=are("unit", "in a zone without developments"))],
    ),
    HIGH_ELF.support(
        "Eataine War Room", 32, REALM_OF_THE_PHOENIX_KING, cost=3, loyalty=5, power=2, traits="Capital-Center"
    ).has(*capital_center(DealIndirect(10, TARGET), *an_opponent())),
    # invasion.errata.convocation-of-eagles
    HIGH_ELF.tactic("Convocation of Eagles", 84, CITY_OF_WINTER, cost=0, loyalty=2).has(
        limited(), CONVOCATION, printed=[CONVOCATION]
    ),
    HIGH_ELF.tactic("Asuryan's Cleansing", 19, ASSAULT_ON_ULTHUAN, cost=0, loyalty=2, traits="Spell").has(
        action(UnlessAllSpent(Cancel()), targets=(JustPlayed(filters=are("unit or support")),))
    ),
    # invasion.errata.mage-of-loec: one cost or the other; invasion.faq.mage-of-loec-scope
    HIGH_ELF.unit("Mage of Loec", 90, PORTENT_OF_DOOM, cost=3, loyalty=2, power=1, hit_points=2, traits="Mage").has(
        action(NULLIFY, costs=(DiscardOne(are("quest")),), condition=OnChain(AN_ACTION)),
        action(NULLIFY, costs=(DoTo("turn-facedown"),), condition=OnChain(AN_ACTION)),
        printed=[
            action(
                Then(NULLIFY, UnlessDiscarded(do("turn-facedown", "this"), are("quest"))), condition=OnChain(AN_ACTION)
            )
        ],
    ),
    HIGH_ELF.tactic("Strike from the Shadows", 109, FAITH_AND_STEEL, cost=1, loyalty=2).has(
        action(
            If(
                TargetIs((FacedownUnit(HIGH_ELF.race),)),
                Until(
                    standing=(Modifies("ambush", amount=Count("X")),),
                    until=END_OF_PHASE,
                    x=Count("loyalty of the target"),
                ),
            ),
            when=On(ZONE_ATTACKED, whose=YOU),
            targets=a_card(*are("development", "in the defending zone")),
        )
    ),
    HIGH_ELF.support("Judgement of Loec", 26, LEGENDS, cost=1, loyalty=3, power=0, traits="Attachment Spell").has(
        Attaches(are("unit or development")),
        Standing(BLANK, on=are("attached")),
        Modifies("power", on=are("attached"), amount=0, operation=SET),
        Standing(AS_DEVELOPMENT, on=are("attached")),
    ),
    # invasion.errata.gathering-the-winds
    HIGH_ELF.support(
        "Gathering the Winds", 10, RISING_DAWN, cost=0, loyalty=2, power=0, traits="Condition", unique=True
    ).has(*gathering(), printed=gathering(), printed_unique=False),
    HIGH_ELF.support("Outlying Tower", 23, OATHS_OF_VENGEANCE, cost=1, loyalty=1, power=1, traits="Building").has(
        alone(HIGH_ELF), printed=[alone_as_printed(HIGH_ELF)]
    ),
]
