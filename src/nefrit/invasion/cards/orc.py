"""The cards of the Orcs."""

from __future__ import annotations

from nefrit.invasion.cards.centers import capital_center
from nefrit.invasion.cards.quests import gathers, may_end
from nefrit.invasion.cards.races import ORC
from nefrit.invasion.choosing import Pick, XInOneZone
from nefrit.invasion.conditions import (
    Count,
    NothingPlayed,
    TargetIs,
    ThereAre,
    TokensAtLeast,
    so,
)
from nefrit.invasion.constants import BATTLEFIELD, KINGDOM, QUEST_ZONE, SUPPORT
from nefrit.invasion.costs import DiscardOne, DoTo, DoToOne, Spend
from nefrit.invasion.effects import (
    AtEndOfTurn,
    Deal,
    DealHere,
    DealIndirect,
    DealToCapital,
    Draw,
    Establish,
    Lose,
    ThisOnTop,
    do,
    do_each,
    gains_power,
)
from nefrit.invasion.faces import X
from nefrit.invasion.filters import Race, are
from nefrit.invasion.happening import INSTEAD
from nefrit.invasion.keeping import PutKept, SpendForKept
from nefrit.invasion.keywords import limited, toughness
from nefrit.invasion.moving import MoveZoneDamage
from nefrit.invasion.obliging import Must, each_player
from nefrit.invasion.occurrences.kinds import DAMAGE_ASSIGNED, ENTERS_PLAY, LEAVES_PLAY, RESOURCES_GAINED
from nefrit.invasion.occurrences.leaving import UNDER
from nefrit.invasion.paying import SPENDS_DAMAGE
from nefrit.invasion.sets import (
    CITY_OF_WINTER,
    FRAGMENTS_OF_POWER,
    MARCH_OF_THE_DAMNED,
    OMENS_OF_RUIN,
    RISING_DAWN,
    THE_ACCURSED_DEAD,
    THE_DEATHMASTERS_DANCE,
    THE_IRON_ROCK,
    THE_TWIN_TAILED_COMET,
)
from nefrit.invasion.targets import Aim, APlayer, Place
from nefrit.invasion.trees import (
    Action,
    Attaches,
    Grants,
    Instead,
    Invades,
    Modifies,
    NextCost,
    OnlyIn,
    PlayOnlyIf,
    Standing,
)
from nefrit.invasion.triggers import ANYBODY, OPPONENT, TARGET, THAT, YOU, On, TurnStarts, TurnStops, you_develop
from nefrit.invasion.written import a_card, a_player, a_unit, action, forced, whenever
from nefrit.kernel.effects import Choose, If, May, OneOf, Sequence, Then


def keeps_orcs() -> Instead:
    """Your Orc units that would leave play may lie under this card instead."""
    return Instead(INSTEAD, when=On(LEAVES_PLAY, (*are("unit", "yours"), Race(ORC.race))), optional=True, to=UNDER)


def comes_again(effect: PutKept) -> Action:
    """For what they cost all of them come into play."""
    return action(effect, costs=(SpendForKept(),), limit=1)


FISTS = action(Then(DealIndirect(2, ANYBODY), May(ThisOnTop(), "invasion.play.action-optional")))
SNOTLINGS = (
    Invades(),
    forced(TurnStops(), Must("sacrifice", are("development", "in this zone"), YOU, DealHere(2))),
    action(
        Then(do("place-tokens", "this", Count("power of the unit questing here")), may_end(3)),
        when=TurnStarts(),
        condition=so("a unit is questing here"),
    ),
)

CARDS = [
    ORC.unit("Crooked Teef Goblins", 56, cost=1, loyalty=1, power=1, hit_points=1, traits="Goblin Warrior").has(
        OnlyIn((BATTLEFIELD,))
    ),
    ORC.unit("Squig Herders", 57, cost=2, loyalty=1, power=1, hit_points=2, traits="Goblin Warrior").has(
        Modifies("power", amount=1, condition=ThereAre(are("unit", "yours", "damaged")))
    ),
    ORC.unit("Ironclaw's Horde", 58, cost=5, loyalty=2, power=4, hit_points=2, traits="Warrior", copies=1).has(
        OnlyIn((BATTLEFIELD,))
    ),
    ORC.unit("Followers of Mork", 59, cost=2, loyalty=1, power=1, hit_points=2, traits="Shaman", copies=2).has(
        forced(On(ENTERS_PLAY, are("this")), DealIndirect(2, ANYBODY))
    ),
    ORC.unit("Black Orc Squad", 60, cost=3, loyalty=1, power=1, hit_points=4, traits="Warrior Elite"),
    ORC.unit("Boar Boyz", 61, cost=4, loyalty=2, power=1, hit_points=4, traits="Cavalry", copies=2).has(
        Modifies("power", amount=2, condition=ThereAre(are("unit", "yours", "damaged")))
    ),
    ORC.unit("Grimgor Ironhide", 63, cost=6, loyalty=5, power=3, hit_points=6, traits="Hero Warrior", copies=1).has(
        forced(
            On(ENTERS_PLAY, are("this")), do_each("destroy", are("support or development", "in a corresponding zone"))
        )
    ),
    ORC.unit("Night Goblins", 64, cost=2, loyalty=1, power=1, hit_points=2, traits="Goblin Shaman", copies=1).has(
        forced(
            On(ENTERS_PLAY, are("this")), do("destroy"), targets=a_card(*are("attachment", "in a corresponding zone"))
        )
    ),
    # invasion.errata.doom-divers
    ORC.unit("Doom Divers", 65, cost=4, loyalty=1, power=2, hit_points=2, traits="Goblin", copies=1).has(
        forced(
            TurnStarts(),
            each_player("sacrifice", *are("development"), otherwise=DealToCapital(1, each=True)),
            section=BATTLEFIELD,
        )
    ),
    ORC.unit("Lobber Crew", 66, cost=2, loyalty=1, power=1, hit_points=1, traits="Goblin").has(
        action(
            Pick(APlayer(whose=OPPONENT), Must("sacrifice", are("unit"), TARGET), "invasion.effect.trigger-procedure"),
            costs=(DoTo("sacrifice"),),
            section=KINGDOM,
        )
    ),
    ORC.unit("Big 'Uns", 67, cost=3, loyalty=1, power=1, hit_points=2, traits="Warrior", copies=1).has(
        Grants("keyword", on=are("unit", "yours", "damaged"), granted=toughness(1), section=BATTLEFIELD)
    ),
    # invasion.errata.urguck
    ORC.unit("Urguck", 62, cost=3, loyalty=3, power=1, hit_points=3, traits="Hero Warrior", copies=1).has(
        Standing(SPENDS_DAMAGE, condition=so("during your capital phase"))
    ),
    ORC.support("Banna of Da Red Sunz", 71, cost=4, loyalty=1, power=2, traits="Banner", copies=1).has(
        whenever(
            On(RESOURCES_GAINED, whose=OPPONENT, during=so("at least 7 resources are collected")),
            Sequence((Lose(1, THAT), Deal(amount=1))),
            targets=a_unit(),
            section=KINGDOM,
        )
    ),
    ORC.tactic("Smash-Go-Boom!", 74, cost=X, loyalty=2, copies=1).has(
        PlayOnlyIf(so("during your turn")),
        action(
            Sequence((do("destroy"), do("destroy", "second"))),
            targets=(XInOneZone(0, filters=are("development")), XInOneZone(0, filters=are("development"), rest=True)),
        ),
    ),
    ORC.tactic("We'z Bigga!", 76, cost=0, loyalty=1, copies=2).has(
        action(Establish((NextCost("cost", on=are("unit", "yours"), amount=-1, wounds=1),)))
    ),
    ORC.support("Rock Lobber", 68, cost=2, loyalty=2, power=0, traits="Siege", copies=1).has(
        action(
            Pick(Place(cards=False, untargeted=True), Deal(amount=2), "invasion.damage.capital-effect-choose-section"),
            costs=(Spend(2), DoToOne("sacrifice", are("unit", "in this zone"))),
            section=BATTLEFIELD,
            limit=1,
        )
    ),
    ORC.support("Choppa", 69, cost=1, loyalty=2, power=0, traits="Attachment Weapon", copies=2).has(
        Attaches(are("unit"), placed=are("in your battlefield")), Modifies("power", on=are("attached"), amount=2)
    ),
    ORC.support("Totem of Gork", 70, cost=3, loyalty=3, power=1, traits="Siege", copies=1).has(
        Modifies("power", on=are("unit", "in this zone", "participating"), amount=1)
    ),
    ORC.quest("Smash 'Em All!", 72, cost=1, loyalty=2, copies=2).has(
        action(
            do_each("destroy", are("support", "an opponent's")),
            condition=TokensAtLeast(3),
            costs=(DoTo("sacrifice", "questing"),),
            section=QUEST_ZONE,
        ),
        gathers(),
    ),
    ORC.support("Grimgor's Camp", 73, cost=3, loyalty=1, power=1, traits="Building", copies=1).has(
        Modifies(
            "cost",
            on=(*are("unit", "yours"), Race(ORC.race)),
            amount=-1,
            condition=NothingPlayed((*are("unit"), Race(ORC.race))),
            section=KINGDOM,
        )
    ),
    # invasion.errata.rip-dere-eads-off-not-entering
    ORC.tactic("Rip Dere 'eads Off!", 75, cost=1, loyalty=1, copies=1).has(
        action(
            Sequence(
                (do("turn-faceup"), If(TargetIs(are("unit")), AtEndOfTurn(effect=do("sacrifice")), do("sacrifice")))
            ),
            targets=a_card(*are("facedown development")),
        )
    ),
    ORC.tactic("Favour of Mork", 77, cost=1, loyalty=2, traits="Spell").has(
        action(Sequence((gains_power(-1), gains_power(1, "second"))), targets=(*a_unit(), *a_unit(*are("uninvolved"))))
    ),
    ORC.tactic("Pillage", 78, cost=2, loyalty=2, copies=1).has(action(do("destroy"), targets=a_card(*are("support")))),
    ORC.tactic("Waaagh!", 79, cost=3, loyalty=2, copies=1).has(action(gains_power(2, each=are("unit", "attacking")))),
    ORC.tactic("Troll Vomit", 80, cost=4, loyalty=2, copies=1).has(
        PlayOnlyIf(so("during your turn")), action(do_each("destroy", are("unit")))
    ),
    ORC.unit("Forest Goblins", 17, MARCH_OF_THE_DAMNED, cost=2, loyalty=2, power=1, hit_points=2, traits="Goblin").has(
        action(gains_power(1), when=On(ENTERS_PLAY, are("this")), targets=a_unit())
    ),
    ORC.support("Troll Den", 18, MARCH_OF_THE_DAMNED, cost=4, loyalty=2, power=3, traits="Building").has(
        forced(
            TurnStarts(),
            OneOf(
                (
                    Choose(
                        Aim(filters=are("unit", "yours", "in this zone")),
                        Deal(amount=2),
                        "invasion.effect.trigger-procedure",
                    ),
                    do("sacrifice", "this"),
                ),
                "invasion.term.or-choice",
            ),
        )
    ),
    ORC.unit("River Troll", 4, OMENS_OF_RUIN, cost=4, loyalty=2, power=2, hit_points=4, traits="Troll").has(
        forced(TurnStarts(), do("heal-all", "this"))
    ),
    ORC.support("Boss Pit", 49, THE_IRON_ROCK, cost=4, loyalty=5, power=3, traits="Capital-Center").has(
        *capital_center(Draw(10))
    ),
    ORC.tactic("Snotling Ambush", 50, THE_IRON_ROCK, cost=2, loyalty=3).has(
        action(Lose(Count("X"), TARGET), costs=(DiscardOne(),), targets=a_player())
    ),
    # invasion.errata.fists-of-mork
    ORC.tactic("Fists of Mork", 82, CITY_OF_WINTER, cost=1, loyalty=1).has(limited(), FISTS, printed=[FISTS]),
    ORC.unit(
        "War Boar", 47, THE_ACCURSED_DEAD, cost=3, loyalty=2, power=1, hit_points=3, traits="Creature Cavalry"
    ).has(Grants("type", on=are("quest card"), granted=SUPPORT, section=BATTLEFIELD)),
    # invasion.faq.grimgors-spike: those to which damage was assigned, not all attackers.
    ORC.support("Grimgor's Spike", 71, THE_DEATHMASTERS_DANCE, cost=1, loyalty=2, traits="Attachment Weapon").has(
        Attaches((*are("unit"), Race(ORC.race))),
        whenever(
            On(DAMAGE_ASSIGNED, during=so("the attached card defends alone")),
            do_each("destroy", are("unit", "attacking", "struck")),
        ),
    ),
    ORC.unit("Orc Shaman", 45, THE_TWIN_TAILED_COMET, cost=3, loyalty=1, power=1, hit_points=3, traits="Sorcerer").has(
        action(
            Then(
                do("place-tokens", "this", 1),
                May(MoveZoneDamage(Count("tokens on this")), "invasion.play.action-optional"),
            ),
            when=you_develop(),
            targets=a_unit(*are("yours")),
        )
    ),
    # invasion.errata.snotling-invasion
    ORC.quest("Snotling Invasion", 38, FRAGMENTS_OF_POWER, cost=0, loyalty=2, traits="Invasion").has(
        limited(), *SNOTLINGS, printed=SNOTLINGS
    ),
    # invasion.errata.the-unending-horde
    ORC.support("The Unending Horde", 6, RISING_DAWN, cost=1, loyalty=2, power=0, traits="Condition").has(
        keeps_orcs(),
        comes_again(PutKept(section=BATTLEFIELD)),
        printed=[keeps_orcs(), comes_again(PutKept(section=BATTLEFIELD, latest=True))],
    ),
]
