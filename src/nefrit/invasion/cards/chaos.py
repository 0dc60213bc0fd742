"""The cards of Chaos."""

from __future__ import annotations

from nefrit.invasion.attacks import MakeAttack
from nefrit.invasion.cards.becoming import unit_for_a_while
from nefrit.invasion.cards.centers import capital_center
from nefrit.invasion.cards.quests import gathers
from nefrit.invasion.choosing import ChooseInHand
from nefrit.invasion.conditions import (
    Count,
    DevelopmentsAtLeast,
    Number,
    TokensAtLeast,
    so,
)
from nefrit.invasion.constants import (
    BATTLEFIELD,
    BATTLEFIELD_PHASE,
    CHAOS,
    KINGDOM,
    QUEST_ZONE,
    UNIT,
)
from nefrit.invasion.costs import DoTo, DoToOne, SkipPhase, Spend
from nefrit.invasion.damage import DOUBLED, UNCANCELLABLE, Doubles
from nefrit.invasion.effects import (
    Deal,
    DealToCapital,
    DiscardHand,
    Draw,
    do,
    gains_power,
    until_end_of_turn,
)
from nefrit.invasion.entering import Lying, PutIntoPlay
from nefrit.invasion.faces import X, quest, support, tactic, unit
from nefrit.invasion.filters import (
    CostAtMost,
    Race,
    Titled,
    Trait,
    are,
)
from nefrit.invasion.freely import RevealAndPlay
from nefrit.invasion.holding import PLAYS_TOP
from nefrit.invasion.keywords import limited
from nefrit.invasion.moving import MoveOwnDamage
from nefrit.invasion.obliging import Must, each_player
from nefrit.invasion.occurrences.kinds import (
    ATTACKS,
    DAMAGED,
    DEALS_DAMAGE,
    DESTROYED,
    ENTERS_PLAY,
    FALLS,
    LEAVES_PLAY,
    SURVIVES,
)
from nefrit.invasion.searching import (
    NameAndSummon,
    RevealUnits,
)
from nefrit.invasion.settling import TOPS_SHOWN
from nefrit.invasion.targets import Place
from nefrit.invasion.trees import Attaches, Grants, Invades, Modifies, OnlyIn, PlayOnlyIf, Standing
from nefrit.invasion.triggers import ANYBODY, DEFENDER, OPPONENT, YOU, On, PhaseStarts, TurnStarts, you_develop
from nefrit.invasion.written import a_card, a_unit, action, an_opponent, forced, whenever
from nefrit.kernel.effects import AllOf, Sequence, Then
from nefrit.kernel.values import SET_BASE

CARDS = [
    unit(
        "Servants of Khorne",
        CHAOS,
        81,
        cost=1,
        loyalty=1,
        power=1,
        hit_points=1,
        traits=["Warrior"],
        abilities=[OnlyIn((BATTLEFIELD,))],
    ),
    unit("Savage Marauders", CHAOS, 82, cost=3, loyalty=1, power=2, hit_points=1, traits=["Warrior"]),
    unit(
        "Festering Nurglings",
        CHAOS,
        83,
        cost=2,
        loyalty=1,
        power=1,
        hit_points=2,
        traits=["Daemon"],
        abilities=[
            forced(On(ENTERS_PLAY, are("this")), do("corrupt"), targets=a_unit(*are("in a corresponding zone")))
        ],
    ),
    unit(
        "Nurgle Sorcerer",
        CHAOS,
        84,
        cost=3,
        loyalty=3,
        power=1,
        hit_points=2,
        traits=["Sorcerer"],
        quantity=1,
        abilities=[
            action(
                Deal(amount=1, more=1, more_to=are("corrupted")),
                costs=(Spend(3),),
                targets=a_unit(),
                section=QUEST_ZONE,
            )
        ],
    ),
    unit(
        "Chaos Knights",
        CHAOS,
        85,
        cost=5,
        loyalty=2,
        power=3,
        hit_points=4,
        traits=["Knight", "Cavalry"],
        quantity=2,
    ),
    unit(
        "Cultist of Slaanesh",
        CHAOS,
        86,
        cost=2,
        loyalty=1,
        power=1,
        hit_points=1,
        traits=["Zealot"],
        quantity=1,
        abilities=[action(do("destroy"), costs=(Spend(4),), targets=a_card(*are("development")), section=QUEST_ZONE)],
    ),
    unit(
        "Valkia the Bloody",
        CHAOS,
        87,
        cost=4,
        loyalty=3,
        power=2,
        hit_points=4,
        traits=["Hero", "Daemon"],
        quantity=1,
        abilities=[
            action(MoveOwnDamage(), costs=(Spend(2),), targets=a_unit(*are("corrupted", "other")), section=QUEST_ZONE)
        ],
    ),
    support(
        "Sadistic Mutation",
        CHAOS,
        95,
        cost=2,
        loyalty=2,
        power=0,
        traits=["Attachment", "Mutation"],
        quantity=1,
        abilities=[
            Attaches(are("unit", "yours")),
            forced(On(DEALS_DAMAGE, are("attached")), Deal(amount=1), targets=(Place(filters=are("unit")),)),
        ],
    ),
    tactic(
        "Slaanesh's Domination",
        CHAOS,
        105,
        cost=2,
        loyalty=2,
        quantity=1,
        abilities=[action(RevealAndPlay(3), targets=an_opponent())],
    ),
    unit(
        "Melekh the Changer",
        CHAOS,
        88,
        cost=3,
        loyalty=2,
        power=1,
        hit_points=3,
        traits=["Hero", "Mage"],
        quantity=1,
        abilities=[Modifies("power", amount=Number(are("corrupted", "an opponent's")))],
    ),
    unit(
        "Fledgling Chaos Spawn",
        CHAOS,
        89,
        cost=0,
        loyalty=1,
        power=0,
        hit_points=1,
        traits=["Daemon"],
        quantity=1,
        abilities=[
            forced(
                On(DESTROYED, are("this")),
                Deal(amount=1),
                targets=a_unit(*are("in a battlefield")),
                section=BATTLEFIELD,
            )
        ],
    ),
    unit(
        "Savage Gors",
        CHAOS,
        90,
        cost=2,
        loyalty=1,
        power=1,
        hit_points=1,
        traits=["Warrior"],
        abilities=[
            Modifies(
                "combat damage",
                amount=2,
                condition=AllOf((so("this attacks"), DevelopmentsAtLeast(2, BATTLEFIELD))),
                section=BATTLEFIELD,
            )
        ],
    ),
    unit("Dark Zealot", CHAOS, 91, cost=3, loyalty=1, power=1, hit_points=3, traits=["Zealot"], quantity=2),
    unit(
        "Bloodthirster",
        CHAOS,
        92,
        cost=8,
        loyalty=5,
        power=5,
        hit_points=8,
        traits=["Daemon"],
        quantity=1,
        abilities=[
            Standing(UNCANCELLABLE),
            forced(TurnStarts(), each_player("sacrifice", *are("unit", "in a corresponding zone"))),
        ],
    ),
    support(
        "Cloud of Flies",
        CHAOS,
        93,
        cost=0,
        loyalty=1,
        power=0,
        traits=["Attachment", "Spell"],
        quantity=1,
        abilities=[
            Attaches(are("unit", "yours")),
            whenever(TurnStarts(), Deal("both", uncancellable=True), optional=True, targets=a_unit()),
        ],
    ),
    support(
        "Horrific Mutation",
        CHAOS,
        94,
        cost=1,
        loyalty=1,
        power=0,
        traits=["Attachment", "Mutation"],
        quantity=1,
        abilities=[
            Attaches(are("unit", "yours")),
            Modifies("hit points", on=are("unit", "defending"), amount=-1, condition=so("the attached card attacks")),
        ],
    ),
    support(
        "Warpstone Meteor",
        CHAOS,
        96,
        cost=3,
        loyalty=2,
        power=2,
        traits=["Warpstone"],
        quantity=1,
        abilities=[
            forced(
                TurnStarts(),
                each_player("corrupt", *are("unit", "in a corresponding zone"), otherwise=DealToCapital(1)),
            )
        ],
    ),
    quest(
        "Journey to the Gate",
        CHAOS,
        97,
        cost=2,
        loyalty=2,
        quantity=2,
        abilities=[
            action(
                DiscardHand(OPPONENT),
                condition=AllOf((TokensAtLeast(3), so("during your turn"))),
                costs=(DoTo("sacrifice", "questing"),),
                section=QUEST_ZONE,
            ),
            gathers(),
        ],
    ),
    support(
        "Shrine to Nurgle",
        CHAOS,
        98,
        cost=2,
        loyalty=1,
        power=1,
        traits=["Building"],
        abilities=[
            forced(
                On(DAMAGED, are("unit"), OPPONENT, during=so("by combat damage")),
                do("corrupt", "that"),
                section=KINGDOM,
            )
        ],
    ),
    tactic(
        "Seduced by Darkness",
        CHAOS,
        99,
        cost=0,
        loyalty=1,
        quantity=2,
        abilities=[action(do("corrupt"), targets=a_unit())],
    ),
    tactic(
        "Will of Tzeentch",
        CHAOS,
        100,
        cost=3,
        loyalty=3,
        quantity=1,
        abilities=[PlayOnlyIf(so("during your turn")), action(Sequence((DiscardHand(), Draw(3, ANYBODY))))],
    ),
    tactic(
        "Nurgle's Pestilence",
        CHAOS,
        101,
        cost=3,
        loyalty=2,
        traits=["Spell"],
        quantity=1,
        abilities=[action(Deal(each=are("unit"), more=1, more_to=are("corrupted")))],
    ),
    tactic(
        "Flames of Tzeentch",
        CHAOS,
        102,
        cost=X,
        loyalty=3,
        traits=["Spell"],
        quantity=1,
        abilities=[PlayOnlyIf(so("during your turn")), action(Deal(amount=Count("X")), targets=a_unit())],
    ),
    tactic(
        "Blood for the Blood God",
        CHAOS,
        103,
        cost=2,
        loyalty=2,
        quantity=2,
        abilities=[action(Deal(amount=Count("power of the target")), targets=a_unit(*are("in a battlefield")))],
    ),
    tactic(
        "Culling the Weak",
        CHAOS,
        104,
        cost=2,
        loyalty=1,
        quantity=1,
        abilities=[
            action(gains_power(1, each=are("unit", "in your battlefield")), costs=(DoToOne("sacrifice", are("unit")),))
        ],
    ),
    tactic(
        "Bolt of Change",
        CHAOS,
        11,
        set="The Skavenblight Threat",
        cost=1,
        loyalty=2,
        traits=["Spell"],
        abilities=[action(until_end_of_turn(*unit_for_a_while(2, 2)), targets=a_card(*are("development")))],
    ),
    unit(
        "Bloodsworn",
        CHAOS,
        31,
        set="Path of the Zealot",
        cost=4,
        loyalty=1,
        power=2,
        hit_points=3,
        traits=["Warrior"],
        abilities=[forced(On(FALLS, are("unit"), OPPONENT), do("heal-all", "this"))],
    ),
    quest(
        "Wolves of the North",
        CHAOS,
        32,
        set="Path of the Zealot",
        cost=0,
        loyalty=2,
        unique=True,
        abilities=[
            action(
                MakeAttack("questing"),
                condition=AllOf((so("a unit is questing here"), so("during your quest phase"))),
                limit=1,
            )
        ],
    ),
    unit(
        "Blue Horrors",
        CHAOS,
        51,
        set="Tooth and Claw",
        cost=2,
        loyalty=2,
        power=2,
        hit_points=2,
        traits=["Daemon"],
        abilities=[
            action(
                ChooseInHand(
                    Lying(0, 1, filters=(*are("unit"), Titled()), untargeted=True, in_hand=True),
                    PutIntoPlay(),
                    "invasion.zone.put-into-play-definition",
                ),
                when=On(LEAVES_PLAY, are("this")),
            )
        ],
    ),
    tactic(
        "Stone to Skin",
        CHAOS,
        75,
        set="Redemption of a Mage",
        cost=1,
        loyalty=2,
        traits=["Spell"],
        # invasion.errata.stone-to-skin
        abilities=[
            action(
                until_end_of_turn(Grants("type", granted=UNIT), Modifies("hit points", amount=4, operation=SET_BASE)),
                targets=a_card(*are("support"), Trait("Building")),
            )
        ],
    ),
    tactic(
        "Plague Bomb",
        CHAOS,
        34,
        set="The Chaos Moon",
        cost=3,
        loyalty=3,
        traits=["Spell", "Disease"],
        abilities=[
            action(
                Sequence((Deal(amount=1), Deal("second", amount=2), Deal("third", amount=3))),
                targets=(*a_unit(), *a_unit(*are("unchosen")), *a_unit(*are("unchosen"))),
            )
        ],
    ),
    unit(
        "Sorcerer of Tzeentch",
        CHAOS,
        53,
        set="The Twin Tailed Comet",
        cost=3,
        loyalty=1,
        power=1,
        hit_points=3,
        traits=["Sorcerer"],
        # invasion.faq.sorcerer-token-not-cost
        abilities=[
            action(
                Then(do("place-tokens", "this", 1), Deal(amount=Count("tokens on this"))),
                when=you_develop(),
                targets=a_unit(),
            )
        ],
    ),
    tactic(
        "Call the Brayherd",
        CHAOS,
        114,
        set="Fiery Dawn",
        cost=4,
        loyalty=3,
        traits=["Spell"],
        abilities=[PlayOnlyIf(so("during your turn")), action(RevealUnits(5, (*are("unit"), CostAtMost(3))))],
    ),
    unit(
        "Bloodletter",
        CHAOS,
        31,
        set="Legends",
        cost=4,
        loyalty=2,
        power=3,
        hit_points=3,
        traits=["Daemon"],
        abilities=[Doubles(DOUBLED, on=are("unit"))],
    ),
    unit(
        "Mounted Marauders",
        CHAOS,
        12,
        set="Rising Dawn",
        cost=4,
        loyalty=2,
        power=2,
        hit_points=2,
        traits=["Warrior", "Cavalry"],
        abilities=[
            forced(
                On(SURVIVES, are("this", "attacking")),
                Must("sacrifice", are("quest or support", "in the defending zone"), DEFENDER),
            )
        ],
    ),
    unit(
        "Shaggoth Champion",
        CHAOS,
        33,
        set="Oaths of Vengeance",
        cost=Count("fewest cards in an opponent's hand"),
        loyalty=2,
        power=0,
        hit_points=Count("fewest cards in an opponent's hand"),
        traits=["Creature", "Dragon", "Ogre"],
        abilities=[
            Modifies("power", amount=Count("fewest cards in an opponent's hand")),
            forced(On(ATTACKS, are("this")), Draw(1, ANYBODY)),
        ],
    ),
    support(
        "Iron Throneroom",
        CHAOS,
        13,
        set="The Inevitable City",
        cost=3,
        loyalty=5,
        power=2,
        traits=["Capital Center"],
        unique=True,
        abilities=capital_center(
            ChooseInHand(
                Lying(0, 3, filters=(*are("unit"), Race(CHAOS)), untargeted=True, either=True),
                PutIntoPlay(),
                "invasion.zone.put-into-play-definition",
            )
        ),
    ),
    tactic(
        "Summons of Chaos",
        CHAOS,
        34,
        set="Oaths of Vengeance",
        cost=2,
        loyalty=4,
        traits=["Epic Spell"],
        abilities=[limited(), action(NameAndSummon((*are("unit"), Race(CHAOS))))],
    ),
    quest(
        "Beastman Incursion",
        CHAOS,
        60,
        set="The Accursed Dead",
        cost=2,
        loyalty=2,
        traits=["Invasion"],
        abilities=[
            Invades(),
            forced(TurnStarts(), Must("sacrifice", are("neither development nor quest", "in this zone"), YOU)),
            action(
                do("destroy", "this"),
                when=PhaseStarts(BATTLEFIELD_PHASE),
                condition=so("a unit is questing here"),
                costs=(SkipPhase(BATTLEFIELD_PHASE),),
            ),
        ],
    ),
    unit(
        "Lord of Change",
        CHAOS,
        21,
        set="March of the Damned",
        cost=6,
        loyalty=3,
        power=3,
        hit_points=4,
        traits=["Daemon"],
        abilities=[Standing(TOPS_SHOWN), Standing(PLAYS_TOP)],
    ),
]
