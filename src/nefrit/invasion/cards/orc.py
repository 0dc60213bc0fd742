"""The cards of the Orcs."""

from __future__ import annotations

from nefrit.invasion.cards.centers import capital_center
from nefrit.invasion.cards.quests import gathers, may_end
from nefrit.invasion.choosing import Pick, XInOneZone
from nefrit.invasion.conditions import (
    Count,
    NothingPlayed,
    TargetIs,
    ThereAre,
    TokensAtLeast,
    so,
)
from nefrit.invasion.constants import BATTLEFIELD, KINGDOM, ORC, QUEST_ZONE, SUPPORT
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
from nefrit.invasion.faces import X, quest, support, tactic, unit
from nefrit.invasion.filters import Race, are
from nefrit.invasion.happening import INSTEAD
from nefrit.invasion.keeping import PutKept, SpendForKept
from nefrit.invasion.keywords import limited, toughness
from nefrit.invasion.moving import MoveZoneDamage
from nefrit.invasion.obliging import Must, each_player
from nefrit.invasion.occurrences.kinds import DAMAGE_ASSIGNED, ENTERS_PLAY, LEAVES_PLAY, RESOURCES_GAINED
from nefrit.invasion.occurrences.leaving import UNDER
from nefrit.invasion.paying import SPENDS_DAMAGE
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
    return Instead(INSTEAD, when=On(LEAVES_PLAY, (*are("unit", "yours"), Race(ORC))), optional=True, to=UNDER)


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
    unit(
        "Crooked Teef Goblins",
        ORC,
        56,
        cost=1,
        loyalty=1,
        power=1,
        hit_points=1,
        traits=["Goblin", "Warrior"],
        abilities=[OnlyIn((BATTLEFIELD,))],
    ),
    unit(
        "Squig Herders",
        ORC,
        57,
        cost=2,
        loyalty=1,
        power=1,
        hit_points=2,
        traits=["Goblin", "Warrior"],
        abilities=[Modifies("power", amount=1, condition=ThereAre(are("unit", "yours", "damaged")))],
    ),
    unit(
        "Ironclaw's Horde",
        ORC,
        58,
        cost=5,
        loyalty=2,
        power=4,
        hit_points=2,
        traits=["Warrior"],
        quantity=1,
        abilities=[OnlyIn((BATTLEFIELD,))],
    ),
    unit(
        "Followers of Mork",
        ORC,
        59,
        cost=2,
        loyalty=1,
        power=1,
        hit_points=2,
        traits=["Shaman"],
        quantity=2,
        abilities=[forced(On(ENTERS_PLAY, are("this")), DealIndirect(2, ANYBODY))],
    ),
    unit("Black Orc Squad", ORC, 60, cost=3, loyalty=1, power=1, hit_points=4, traits=["Warrior", "Elite"]),
    unit(
        "Boar Boyz",
        ORC,
        61,
        cost=4,
        loyalty=2,
        power=1,
        hit_points=4,
        traits=["Cavalry"],
        quantity=2,
        abilities=[Modifies("power", amount=2, condition=ThereAre(are("unit", "yours", "damaged")))],
    ),
    unit(
        "Grimgor Ironhide",
        ORC,
        63,
        cost=6,
        loyalty=5,
        power=3,
        hit_points=6,
        traits=["Hero", "Warrior"],
        quantity=1,
        abilities=[
            forced(
                On(ENTERS_PLAY, are("this")),
                do_each("destroy", are("support or development", "in a corresponding zone")),
            )
        ],
    ),
    unit(
        "Night Goblins",
        ORC,
        64,
        cost=2,
        loyalty=1,
        power=1,
        hit_points=2,
        traits=["Goblin", "Shaman"],
        quantity=1,
        abilities=[
            forced(
                On(ENTERS_PLAY, are("this")),
                do("destroy"),
                targets=a_card(*are("attachment", "in a corresponding zone")),
            )
        ],
    ),
    unit(
        "Doom Divers",
        ORC,
        65,
        cost=4,
        loyalty=1,
        power=2,
        hit_points=2,
        traits=["Goblin"],
        quantity=1,
        # invasion.errata.doom-divers
        abilities=[
            forced(
                TurnStarts(),
                each_player("sacrifice", *are("development"), otherwise=DealToCapital(1, each=True)),
                section=BATTLEFIELD,
            )
        ],
    ),
    unit(
        "Lobber Crew",
        ORC,
        66,
        cost=2,
        loyalty=1,
        power=1,
        hit_points=1,
        traits=["Goblin"],
        abilities=[
            action(
                Pick(
                    APlayer(whose=OPPONENT), Must("sacrifice", are("unit"), TARGET), "invasion.effect.trigger-procedure"
                ),
                costs=(DoTo("sacrifice"),),
                section=KINGDOM,
            )
        ],
    ),
    unit(
        "Big 'Uns",
        ORC,
        67,
        cost=3,
        loyalty=1,
        power=1,
        hit_points=2,
        traits=["Warrior"],
        quantity=1,
        abilities=[Grants("keyword", on=are("unit", "yours", "damaged"), granted=toughness(1), section=BATTLEFIELD)],
    ),
    unit(
        "Urguck",
        ORC,
        62,
        cost=3,
        loyalty=3,
        power=1,
        hit_points=3,
        traits=["Hero", "Warrior"],
        quantity=1,
        # invasion.errata.urguck
        abilities=[Standing(SPENDS_DAMAGE, condition=so("during your capital phase"))],
    ),
    support(
        "Banna of Da Red Sunz",
        ORC,
        71,
        cost=4,
        loyalty=1,
        power=2,
        traits=["Banner"],
        quantity=1,
        abilities=[
            whenever(
                On(RESOURCES_GAINED, whose=OPPONENT, during=so("at least 7 resources are collected")),
                Sequence((Lose(1, THAT), Deal(amount=1))),
                targets=a_unit(),
                section=KINGDOM,
            )
        ],
    ),
    tactic(
        "Smash-Go-Boom!",
        ORC,
        74,
        cost=X,
        loyalty=2,
        quantity=1,
        abilities=[
            PlayOnlyIf(so("during your turn")),
            action(
                Sequence((do("destroy"), do("destroy", "second"))),
                targets=(
                    XInOneZone(0, filters=are("development")),
                    XInOneZone(0, filters=are("development"), rest=True),
                ),
            ),
        ],
    ),
    tactic(
        "We'z Bigga!",
        ORC,
        76,
        cost=0,
        loyalty=1,
        quantity=2,
        abilities=[action(Establish((NextCost("cost", on=are("unit", "yours"), amount=-1, wounds=1),)))],
    ),
    support(
        "Rock Lobber",
        ORC,
        68,
        cost=2,
        loyalty=2,
        power=0,
        traits=["Siege"],
        quantity=1,
        abilities=[
            action(
                Pick(
                    Place(cards=False, untargeted=True), Deal(amount=2), "invasion.damage.capital-effect-choose-section"
                ),
                costs=(Spend(2), DoToOne("sacrifice", are("unit", "in this zone"))),
                section=BATTLEFIELD,
                limit=1,
            )
        ],
    ),
    support(
        "Choppa",
        ORC,
        69,
        cost=1,
        loyalty=2,
        power=0,
        traits=["Attachment", "Weapon"],
        quantity=2,
        abilities=[
            Attaches(are("unit"), placed=are("in your battlefield")),
            Modifies("power", on=are("attached"), amount=2),
        ],
    ),
    support(
        "Totem of Gork",
        ORC,
        70,
        cost=3,
        loyalty=3,
        power=1,
        traits=["Siege"],
        quantity=1,
        abilities=[Modifies("power", on=are("unit", "in this zone", "participating"), amount=1)],
    ),
    quest(
        "Smash 'Em All!",
        ORC,
        72,
        cost=1,
        loyalty=2,
        quantity=2,
        abilities=[
            action(
                do_each("destroy", are("support", "an opponent's")),
                condition=TokensAtLeast(3),
                costs=(DoTo("sacrifice", "questing"),),
                section=QUEST_ZONE,
            ),
            gathers(),
        ],
    ),
    support(
        "Grimgor's Camp",
        ORC,
        73,
        cost=3,
        loyalty=1,
        power=1,
        traits=["Building"],
        quantity=1,
        abilities=[
            Modifies(
                "cost",
                on=(*are("unit", "yours"), Race(ORC)),
                amount=-1,
                condition=NothingPlayed((*are("unit"), Race(ORC))),
                section=KINGDOM,
            )
        ],
    ),
    tactic(
        "Rip Dere 'eads Off!",
        ORC,
        75,
        cost=1,
        loyalty=1,
        quantity=1,
        # invasion.errata.rip-dere-eads-off-not-entering
        abilities=[
            action(
                Sequence(
                    (do("turn-faceup"), If(TargetIs(are("unit")), AtEndOfTurn(effect=do("sacrifice")), do("sacrifice")))
                ),
                targets=a_card(*are("facedown development")),
            )
        ],
    ),
    tactic(
        "Favour of Mork",
        ORC,
        77,
        cost=1,
        loyalty=2,
        traits=["Spell"],
        abilities=[
            action(
                Sequence((gains_power(-1), gains_power(1, "second"))), targets=(*a_unit(), *a_unit(*are("uninvolved")))
            )
        ],
    ),
    tactic(
        "Pillage",
        ORC,
        78,
        cost=2,
        loyalty=2,
        quantity=1,
        abilities=[action(do("destroy"), targets=a_card(*are("support")))],
    ),
    tactic(
        "Waaagh!",
        ORC,
        79,
        cost=3,
        loyalty=2,
        quantity=1,
        abilities=[action(gains_power(2, each=are("unit", "attacking")))],
    ),
    tactic(
        "Troll Vomit",
        ORC,
        80,
        cost=4,
        loyalty=2,
        quantity=1,
        abilities=[PlayOnlyIf(so("during your turn")), action(do_each("destroy", are("unit")))],
    ),
    unit(
        "Forest Goblins",
        ORC,
        17,
        set="March of the Damned",
        cost=2,
        loyalty=2,
        power=1,
        hit_points=2,
        traits=["Goblin"],
        abilities=[action(gains_power(1), when=On(ENTERS_PLAY, are("this")), targets=a_unit())],
    ),
    support(
        "Troll Den",
        ORC,
        18,
        set="March of the Damned",
        cost=4,
        loyalty=2,
        power=3,
        traits=["Building"],
        abilities=[
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
        ],
    ),
    unit(
        "River Troll",
        ORC,
        4,
        set="Omens of Ruin",
        cost=4,
        loyalty=2,
        power=2,
        hit_points=4,
        traits=["Troll"],
        abilities=[forced(TurnStarts(), do("heal-all", "this"))],
    ),
    support(
        "Boss Pit",
        ORC,
        49,
        set="The Iron Rock",
        cost=4,
        loyalty=5,
        power=3,
        traits=["Capital Center"],
        abilities=[*capital_center(Draw(10))],
    ),
    tactic(
        "Snotling Ambush",
        ORC,
        50,
        set="The Iron Rock",
        cost=2,
        loyalty=3,
        abilities=[action(Lose(Count("X"), TARGET), costs=(DiscardOne(),), targets=a_player())],
    ),
    tactic(
        "Fists of Mork",
        ORC,
        82,
        set="City of Winter",
        cost=1,
        loyalty=1,
        # invasion.errata.fists-of-mork
        abilities=[
            limited(),
            FISTS,
        ],
        printed=[FISTS],
    ),
    unit(
        "War Boar",
        ORC,
        47,
        set="The Accursed Dead",
        cost=3,
        loyalty=2,
        power=1,
        hit_points=3,
        traits=["Creature", "Cavalry"],
        abilities=[Grants("type", on=are("quest card"), granted=SUPPORT, section=BATTLEFIELD)],
    ),
    support(
        "Grimgor's Spike",
        ORC,
        71,
        set="The Deathmaster's Dance",
        cost=1,
        loyalty=2,
        traits=["Attachment", "Weapon"],
        # invasion.faq.grimgors-spike: those to which damage was assigned, not all attackers.
        abilities=[
            Attaches((*are("unit"), Race(ORC))),
            whenever(
                On(DAMAGE_ASSIGNED, during=so("the attached card defends alone")),
                do_each("destroy", are("unit", "attacking", "struck")),
            ),
        ],
    ),
    unit(
        "Orc Shaman",
        ORC,
        45,
        set="The Twin Tailed Comet",
        cost=3,
        loyalty=1,
        power=1,
        hit_points=3,
        traits=["Sorcerer"],
        abilities=[
            action(
                Then(
                    do("place-tokens", "this", 1),
                    May(MoveZoneDamage(Count("tokens on this")), "invasion.play.action-optional"),
                ),
                when=you_develop(),
                targets=a_unit(*are("yours")),
            )
        ],
    ),
    quest(
        "Snotling Invasion",
        ORC,
        38,
        set="Fragments of Power",
        cost=0,
        loyalty=2,
        traits=["Invasion"],
        # invasion.errata.snotling-invasion
        abilities=[
            limited(),
            *SNOTLINGS,
        ],
        printed=SNOTLINGS,
    ),
    support(
        "The Unending Horde",
        ORC,
        6,
        set="Rising Dawn",
        cost=1,
        loyalty=2,
        power=0,
        traits=["Condition"],
        # invasion.errata.the-unending-horde
        abilities=[keeps_orcs(), comes_again(PutKept(section=BATTLEFIELD))],
        printed=[keeps_orcs(), comes_again(PutKept(section=BATTLEFIELD, latest=True))],
    ),
]
