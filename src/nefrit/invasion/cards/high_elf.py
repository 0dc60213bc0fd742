"""The cards of the High Elves."""

from __future__ import annotations

from nefrit.invasion.cancelling import Cancel, JustPlayed, JustTriggered, OnChain, UnlessAllSpent
from nefrit.invasion.cards.alliances import alone, alone_as_printed
from nefrit.invasion.cards.centers import capital_center
from nefrit.invasion.cards.quests import gathers
from nefrit.invasion.choosing import Pick
from nefrit.invasion.conditions import Count, Developments, TargetIs, so
from nefrit.invasion.constants import (
    BATTLEFIELD,
    END_OF_PHASE,
    HIGH_ELF,
    KINGDOM,
    QUEST_ZONE,
)
from nefrit.invasion.costs import DiscardOne, DoTo, Spend
from nefrit.invasion.damage import DAMAGE
from nefrit.invasion.effects import Deal, DealIndirect, Draw, Gain, ThisOnTop, Until, do, do_each, gains_power
from nefrit.invasion.entering import Lying, PutIntoPlay
from nefrit.invasion.faces import quest, support, tactic, unit
from nefrit.invasion.filters import CostAtMost, FacedownUnit, Race, Trait, are
from nefrit.invasion.freely import PlayTarget
from nefrit.invasion.keywords import limited
from nefrit.invasion.obliging import UnlessDiscarded
from nefrit.invasion.occurrences.kinds import DAMAGED, ENTERS_PLAY, HEALED, PLAYED, ZONE_ATTACKED
from nefrit.invasion.searching import (
    LookAndArrange,
    LookAtHands,
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
        abilities=[action(Pick(A_ZONE, gains_power(-1, "there"), "invasion.effect.trigger-procedure"))],
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
    tactic(
        "Steel's Bane",
        HIGH_ELF,
        6,
        set="The Skavenblight Threat",
        cost=1,
        loyalty=4,
        abilities=[action(cancel_next(10), targets=a_unit(Race(HIGH_ELF)))],
    ),
    support(
        "Repeater Bolt Thrower",
        HIGH_ELF,
        27,
        set="Path of the Zealot",
        cost=3,
        loyalty=3,
        traits=["Siege"],
        # invasion.errata.repeater-bolt-thrower
        abilities=[
            action(
                DealIndirect(Developments(), TARGET),
                costs=(Spend(Developments()),),
                targets=an_opponent(),
                section=BATTLEFIELD,
                limit=1,
            )
        ],
        printed=[
            action(
                DealIndirect(Developments(), TARGET),
                costs=(Spend(Developments()),),
                targets=an_opponent(),
                section=BATTLEFIELD,
            )
        ],
    ),
    tactic(
        "Second Sight",
        HIGH_ELF,
        89,
        set="The Warpstone Chronicles",
        cost=1,
        loyalty=1,
        traits=["Spell"],
        # invasion.errata.second-sight
        abilities=[action(Then(LookAtHands(), Draw(1)))],
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
    support(
        "The Glittering Tower",
        HIGH_ELF,
        13,
        set="Assault on Ulthuan",
        cost=2,
        loyalty=1,
        power=1,
        traits=["Building"],
        # invasion.errata.the-glittering-tower
        abilities=[
            whenever(
                On(HEALED, are("unit"), by=YOU),
                Deal(amount=1),
                targets=(Place(filters=are("unit", "an opponent's"), whose=OPPONENT),),
                section=KINGDOM,
            )
        ],
        printed=[
            action(
                Deal(amount=1),
                when=On(HEALED, are("unit"), by=YOU),
                targets=(Place(filters=are("unit", "an opponent's"), whose=OPPONENT),),
                section=KINGDOM,
            )
        ],
    ),
    tactic(
        "High Elf's Disdain",
        HIGH_ELF,
        21,
        set="Assault on Ulthuan",
        cost=2,
        loyalty=2,
        traits=["Spell"],
        abilities=[action(Pick(A_TACTIC, Cancel(), "invasion.term.just-played"), condition=OnChain(A_TACTIC))],
    ),
    tactic(
        "Scroll of Asur",
        HIGH_ELF,
        27,
        set="The Fall of Karak Grimaz",
        cost=0,
        loyalty=2,
        traits=["Spell"],
        # invasion.errata.scroll-of-asur
        abilities=[action(LookAndArrange(5))],
    ),
    quest(
        "Return to Glory",
        HIGH_ELF,
        49,
        set="The Silent Forge",
        cost=0,
        loyalty=2,
        # invasion.errata.return-to-glory
        abilities=[
            action(
                PutIntoPlay(),
                condition=so("a unit is questing here"),
                costs=(DoTo("remove-tokens", amount=Count("printed cost of the target")),),
                targets=(RETURNED,),
                section=QUEST_ZONE,
                limit=1,
            ),
            gathers(),
        ],
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
    support(
        "Eatine Harbour",
        HIGH_ELF,
        11,
        set="Omens of Ruin",
        cost=2,
        loyalty=2,
        power=1,
        traits=["Building"],
        # invasion.errata.eatine-harbour
        abilities=[Standing(MUTE, on=are("unit", "in a zone without developments"))],
        printed=[Standing(SILENT, on=are("unit", "in a zone without developments"))],
    ),
    support(
        "Eataine War Room",
        HIGH_ELF,
        32,
        set="Realm of the Phoenix King",
        cost=3,
        loyalty=5,
        power=2,
        traits=["Capital Center"],
        abilities=[*capital_center(DealIndirect(10, TARGET), *an_opponent())],
    ),
    tactic(
        "Convocation of Eagles",
        HIGH_ELF,
        84,
        set="City of Winter",
        cost=0,
        loyalty=2,
        # invasion.errata.convocation-of-eagles
        abilities=[limited(), CONVOCATION],
        printed=[CONVOCATION],
    ),
    tactic(
        "Asuryan's Cleansing",
        HIGH_ELF,
        19,
        set="Assault on Ulthuan",
        cost=0,
        loyalty=2,
        traits=["Spell"],
        abilities=[action(UnlessAllSpent(Cancel()), targets=(JustPlayed(filters=are("unit or support")),))],
    ),
    unit(
        "Mage of Loec",
        HIGH_ELF,
        90,
        set="Portent of Doom",
        cost=3,
        loyalty=2,
        power=1,
        hit_points=2,
        traits=["Mage"],
        # invasion.errata.mage-of-loec: one cost or the other; invasion.faq.mage-of-loec-scope
        abilities=[
            action(NULLIFY, costs=(DiscardOne(are("quest")),), condition=OnChain(AN_ACTION)),
            action(NULLIFY, costs=(DoTo("turn-facedown"),), condition=OnChain(AN_ACTION)),
        ],
        printed=[
            action(
                Then(NULLIFY, UnlessDiscarded(do("turn-facedown", "this"), are("quest"))),
                condition=OnChain(AN_ACTION),
            )
        ],
    ),
    tactic(
        "Strike from the Shadows",
        HIGH_ELF,
        109,
        set="Faith and Steel",
        cost=1,
        loyalty=2,
        abilities=[
            action(
                If(
                    TargetIs((FacedownUnit(HIGH_ELF),)),
                    Until(
                        standing=(Modifies("ambush", amount=Count("X")),),
                        until=END_OF_PHASE,
                        x=Count("loyalty of the target"),
                    ),
                ),
                when=On(ZONE_ATTACKED, whose=YOU),
                targets=a_card(*are("development", "in the defending zone")),
            )
        ],
    ),
    support(
        "Judgement of Loec",
        HIGH_ELF,
        26,
        set="Legends",
        cost=1,
        loyalty=3,
        power=0,
        traits=["Attachment", "Spell"],
        abilities=[
            Attaches(are("unit or development")),
            Standing(BLANK, on=are("attached")),
            Modifies("power", on=are("attached"), amount=0, operation=SET),
            Standing(AS_DEVELOPMENT, on=are("attached")),
        ],
    ),
    support(
        "Gathering the Winds",
        HIGH_ELF,
        10,
        set="Rising Dawn",
        cost=0,
        loyalty=2,
        power=0,
        traits=["Condition"],
        # invasion.errata.gathering-the-winds
        unique=True,
        abilities=gathering(),
        printed=gathering(),
        printed_facts={"unique": False},
    ),
    support(
        "Outlying Tower",
        HIGH_ELF,
        23,
        set="Oaths of Vengeance",
        cost=1,
        loyalty=1,
        power=1,
        traits=["Building"],
        abilities=[alone(HIGH_ELF)],
        printed=[alone_as_printed(HIGH_ELF)],
    ),
]
