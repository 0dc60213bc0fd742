"""The cards of Chaos."""

from __future__ import annotations

from nefrit.invasion.attacks import MakeAttack
from nefrit.invasion.cards.becoming import unit_for_a_while
from nefrit.invasion.cards.centers import capital_center
from nefrit.invasion.cards.quests import gathers
from nefrit.invasion.cards.races import CHAOS
from nefrit.invasion.choosing import ChooseInHand
from nefrit.invasion.conditions import (
    Count,
    DevelopmentsAtLeast,
    Number,
    TokensAtLeast,
    so,
)
from nefrit.invasion.constants import BATTLEFIELD, BATTLEFIELD_PHASE, KINGDOM, QUEST_ZONE, UNIT
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
from nefrit.invasion.faces import X
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
from nefrit.invasion.sets import (
    FIERY_DAWN,
    LEGENDS,
    MARCH_OF_THE_DAMNED,
    OATHS_OF_VENGEANCE,
    PATH_OF_THE_ZEALOT,
    REDEMPTION_OF_A_MAGE,
    RISING_DAWN,
    THE_ACCURSED_DEAD,
    THE_CHAOS_MOON,
    THE_INEVITABLE_CITY,
    THE_SKAVENBLIGHT_THREAT,
    THE_TWIN_TAILED_COMET,
    TOOTH_AND_CLAW,
)
from nefrit.invasion.settling import TOPS_SHOWN
from nefrit.invasion.targets import Place
from nefrit.invasion.trees import Attaches, Grants, Invades, Modifies, OnlyIn, PlayOnlyIf, Standing
from nefrit.invasion.triggers import ANYBODY, DEFENDER, OPPONENT, YOU, On, PhaseStarts, TurnStarts, you_develop
from nefrit.invasion.written import a_card, a_unit, action, an_opponent, forced, whenever
from nefrit.kernel.effects import AllOf, Sequence, Then
from nefrit.kernel.values import SET_BASE

CARDS = [
    CHAOS.unit("Servants of Khorne", 81, cost=1, loyalty=1, power=1, hit_points=1, traits="Warrior").has(
        OnlyIn((BATTLEFIELD,))
    ),
    CHAOS.unit("Savage Marauders", 82, cost=3, loyalty=1, power=2, hit_points=1, traits="Warrior"),
    CHAOS.unit("Festering Nurglings", 83, cost=2, loyalty=1, power=1, hit_points=2, traits="Daemon").has(
        forced(On(ENTERS_PLAY, are("this")), do("corrupt"), targets=a_unit(*are("in a corresponding zone")))
    ),
    CHAOS.unit("Nurgle Sorcerer", 84, cost=3, loyalty=3, power=1, hit_points=2, traits="Sorcerer", copies=1).has(
        action(
            Deal(amount=1, more=1, more_to=are("corrupted")), costs=(Spend(3),), targets=a_unit(), section=QUEST_ZONE
        )
    ),
    CHAOS.unit("Chaos Knights", 85, cost=5, loyalty=2, power=3, hit_points=4, traits="Knight Cavalry", copies=2),
    CHAOS.unit("Cultist of Slaanesh", 86, cost=2, loyalty=1, power=1, hit_points=1, traits="Zealot", copies=1).has(
        action(do("destroy"), costs=(Spend(4),), targets=a_card(*are("development")), section=QUEST_ZONE)
    ),
    CHAOS.unit("Valkia the Bloody", 87, cost=4, loyalty=3, power=2, hit_points=4, traits="Hero Daemon", copies=1).has(
        action(MoveOwnDamage(), costs=(Spend(2),), targets=a_unit(*are("corrupted", "other")), section=QUEST_ZONE)
    ),
    CHAOS.support("Sadistic Mutation", 95, cost=2, loyalty=2, power=0, traits="Attachment Mutation", copies=1).has(
        Attaches(are("unit", "yours")),
        forced(On(DEALS_DAMAGE, are("attached")), Deal(amount=1), targets=(Place(filters=are("unit")),)),
    ),
    CHAOS.tactic("Slaanesh's Domination", 105, cost=2, loyalty=2, copies=1).has(
        action(RevealAndPlay(3), targets=an_opponent())
    ),
    CHAOS.unit("Melekh the Changer", 88, cost=3, loyalty=2, power=1, hit_points=3, traits="Hero Mage", copies=1).has(
        Modifies("power", amount=Number(are("corrupted", "an opponent's")))
    ),
    CHAOS.unit("Fledgling Chaos Spawn", 89, cost=0, loyalty=1, power=0, hit_points=1, traits="Daemon", copies=1).has(
        forced(
            On(DESTROYED, are("this")), Deal(amount=1), targets=a_unit(*are("in a battlefield")), section=BATTLEFIELD
        )
    ),
    CHAOS.unit("Savage Gors", 90, cost=2, loyalty=1, power=1, hit_points=1, traits="Warrior").has(
        Modifies(
            "combat damage",
            amount=2,
            condition=AllOf((so("this attacks"), DevelopmentsAtLeast(2, BATTLEFIELD))),
            section=BATTLEFIELD,
        )
    ),
    CHAOS.unit("Dark Zealot", 91, cost=3, loyalty=1, power=1, hit_points=3, traits="Zealot", copies=2),
    CHAOS.unit("Bloodthirster", 92, cost=8, loyalty=5, power=5, hit_points=8, traits="Daemon", copies=1).has(
        Standing(UNCANCELLABLE), forced(TurnStarts(), each_player("sacrifice", *are("unit", "in a corresponding zone")))
    ),
    CHAOS.support("Cloud of Flies", 93, cost=0, loyalty=1, power=0, traits="Attachment Spell", copies=1).has(
        Attaches(are("unit", "yours")),
        whenever(TurnStarts(), Deal("both", uncancellable=True), optional=True, targets=a_unit()),
    ),
    CHAOS.support("Horrific Mutation", 94, cost=1, loyalty=1, power=0, traits="Attachment Mutation", copies=1).has(
        Attaches(are("unit", "yours")),
        Modifies("hit points", on=are("unit", "defending"), amount=-1, condition=so("the attached card attacks")),
    ),
    CHAOS.support("Warpstone Meteor", 96, cost=3, loyalty=2, power=2, traits="Warpstone", copies=1).has(
        forced(
            TurnStarts(), each_player("corrupt", *are("unit", "in a corresponding zone"), otherwise=DealToCapital(1))
        )
    ),
    CHAOS.quest("Journey to the Gate", 97, cost=2, loyalty=2, copies=2).has(
        action(
            DiscardHand(OPPONENT),
            condition=AllOf((TokensAtLeast(3), so("during your turn"))),
            costs=(DoTo("sacrifice", "questing"),),
            section=QUEST_ZONE,
        ),
        gathers(),
    ),
    CHAOS.support("Shrine to Nurgle", 98, cost=2, loyalty=1, power=1, traits="Building").has(
        forced(
            On(DAMAGED, are("unit"), OPPONENT, during=so("by combat damage")), do("corrupt", "that"), section=KINGDOM
        )
    ),
    CHAOS.tactic("Seduced by Darkness", 99, cost=0, loyalty=1, copies=2).has(action(do("corrupt"), targets=a_unit())),
    CHAOS.tactic("Will of Tzeentch", 100, cost=3, loyalty=3, copies=1).has(
        PlayOnlyIf(so("during your turn")), action(Sequence((DiscardHand(), Draw(3, ANYBODY))))
    ),
    CHAOS.tactic("Nurgle's Pestilence", 101, cost=3, loyalty=2, traits="Spell", copies=1).has(
        action(Deal(each=are("unit"), more=1, more_to=are("corrupted")))
    ),
    CHAOS.tactic("Flames of Tzeentch", 102, cost=X, loyalty=3, traits="Spell", copies=1).has(
        PlayOnlyIf(so("during your turn")), action(Deal(amount=Count("X")), targets=a_unit())
    ),
    CHAOS.tactic("Blood for the Blood God", 103, cost=2, loyalty=2, copies=2).has(
        action(Deal(amount=Count("power of the target")), targets=a_unit(*are("in a battlefield")))
    ),
    CHAOS.tactic("Culling the Weak", 104, cost=2, loyalty=1, copies=1).has(
        action(gains_power(1, each=are("unit", "in your battlefield")), costs=(DoToOne("sacrifice", are("unit")),))
    ),
    CHAOS.tactic("Bolt of Change", 11, THE_SKAVENBLIGHT_THREAT, cost=1, loyalty=2, traits="Spell").has(
        action(until_end_of_turn(*unit_for_a_while(2, 2)), targets=a_card(*are("development")))
    ),
    CHAOS.unit("Bloodsworn", 31, PATH_OF_THE_ZEALOT, cost=4, loyalty=1, power=2, hit_points=3, traits="Warrior").has(
        forced(On(FALLS, are("unit"), OPPONENT), do("heal-all", "this"))
    ),
    CHAOS.quest("Wolves of the North", 32, PATH_OF_THE_ZEALOT, cost=0, loyalty=2, unique=True).has(
        action(
            MakeAttack("questing"),
            condition=AllOf((so("a unit is questing here"), so("during your quest phase"))),
            limit=1,
        )
    ),
    CHAOS.unit("Blue Horrors", 51, TOOTH_AND_CLAW, cost=2, loyalty=2, power=2, hit_points=2, traits="Daemon").has(
        action(
            ChooseInHand(
                Lying(0, 1, filters=(*are("unit"), Titled()), untargeted=True, in_hand=True),
                PutIntoPlay(),
                "invasion.zone.put-into-play-definition",
            ),
            when=On(LEAVES_PLAY, are("this")),
        )
    ),
    # invasion.errata.stone-to-skin
    CHAOS.tactic("Stone to Skin", 75, REDEMPTION_OF_A_MAGE, cost=1, loyalty=2, traits="Spell").has(
        action(
            until_end_of_turn(Grants("type", granted=UNIT), Modifies("hit points", amount=4, operation=SET_BASE)),
            targets=a_card(*are("support"), Trait("Building")),
        )
    ),
    CHAOS.tactic("Plague Bomb", 34, THE_CHAOS_MOON, cost=3, loyalty=3, traits="Spell Disease").has(
        action(
            Sequence((Deal(amount=1), Deal("second", amount=2), Deal("third", amount=3))),
            targets=(*a_unit(), *a_unit(*are("unchosen")), *a_unit(*are("unchosen"))),
        )
    ),
    # invasion.faq.sorcerer-token-not-cost
    CHAOS.unit(
        "Sorcerer of Tzeentch", 53, THE_TWIN_TAILED_COMET, cost=3, loyalty=1, power=1, hit_points=3, traits="Sorcerer"
    ).has(
        action(
            Then(do("place-tokens", "this", 1), Deal(amount=Count("tokens on this"))),
            when=you_develop(),
            targets=a_unit(),
        )
    ),
    CHAOS.tactic("Call the Brayherd", 114, FIERY_DAWN, cost=4, loyalty=3, traits="Spell").has(
        PlayOnlyIf(so("during your turn")), action(RevealUnits(5, (*are("unit"), CostAtMost(3))))
    ),
    CHAOS.unit("Bloodletter", 31, LEGENDS, cost=4, loyalty=2, power=3, hit_points=3, traits="Daemon").has(
        Doubles(DOUBLED, on=are("unit"))
    ),
    CHAOS.unit(
        "Mounted Marauders", 12, RISING_DAWN, cost=4, loyalty=2, power=2, hit_points=2, traits="Warrior Cavalry"
    ).has(
        forced(
            On(SURVIVES, are("this", "attacking")),
            Must("sacrifice", are("quest or support", "in the defending zone"), DEFENDER),
        )
    ),
    CHAOS.unit(
        "Shaggoth Champion",
        33,
        OATHS_OF_VENGEANCE,
        cost=Count("fewest cards in an opponent's hand"),
        loyalty=2,
        power=0,
        hit_points=Count("fewest cards in an opponent's hand"),
        traits="Creature Dragon Ogre",
    ).has(
        Modifies("power", amount=Count("fewest cards in an opponent's hand")),
        forced(On(ATTACKS, are("this")), Draw(1, ANYBODY)),
    ),
    CHAOS.support(
        "Iron Throneroom", 13, THE_INEVITABLE_CITY, cost=3, loyalty=5, power=2, traits="Capital-Center", unique=True
    ).has(
        *capital_center(
            ChooseInHand(
                Lying(0, 3, filters=(*are("unit"), Race(CHAOS.race)), untargeted=True, either=True),
                PutIntoPlay(),
                "invasion.zone.put-into-play-definition",
            )
        )
    ),
    CHAOS.tactic("Summons of Chaos", 34, OATHS_OF_VENGEANCE, cost=2, loyalty=4, traits="Epic-Spell").has(
        limited(), action(NameAndSummon((*are("unit"), Race(CHAOS.race))))
    ),
    CHAOS.quest("Beastman Incursion", 60, THE_ACCURSED_DEAD, cost=2, loyalty=2, traits="Invasion").has(
        Invades(),
        forced(TurnStarts(), Must("sacrifice", are("neither development nor quest", "in this zone"), YOU)),
        action(
            do("destroy", "this"),
            when=PhaseStarts(BATTLEFIELD_PHASE),
            condition=so("a unit is questing here"),
            costs=(SkipPhase(BATTLEFIELD_PHASE),),
        ),
    ),
    CHAOS.unit(
        "Lord of Change", 21, MARCH_OF_THE_DAMNED, cost=6, loyalty=3, power=3, hit_points=4, traits="Daemon"
    ).has(Standing(TOPS_SHOWN), Standing(PLAYS_TOP)),
]
