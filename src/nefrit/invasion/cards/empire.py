"""The cards of the Empire."""

from __future__ import annotations

from nefrit.invasion.abilities import TOLL
from nefrit.invasion.attacks import RedirectAttack
from nefrit.invasion.cancelling import Cancel, JustPlayed, JustTriggered
from nefrit.invasion.cards.centers import capital_center
from nefrit.invasion.cards.quests import gathers
from nefrit.invasion.choosing import Pick
from nefrit.invasion.conditions import Count, Developments, NothingPlayed, TokensAtLeast, so
from nefrit.invasion.constants import (
    BATTLEFIELD,
    EMPIRE,
    END_OF_COMBAT,
    END_OF_PHASE,
    KINGDOM,
    KINGDOM_PHASE,
    NEUTRAL,
    QUEST_ZONE,
)
from nefrit.invasion.copying import CopyTactic
from nefrit.invasion.costs import DiscardOne, DoTo, Spend
from nefrit.invasion.damage import DAMAGE
from nefrit.invasion.developing import DevelopTop
from nefrit.invasion.effects import (
    Deal,
    DealIndirect,
    DealToEmptyZones,
    Draw,
    Establish,
    Gain,
    ThisOnTop,
    do,
    do_each,
    gains_power,
    until,
    until_end_of_turn,
)
from nefrit.invasion.faces import quest, support, tactic, unit
from nefrit.invasion.filters import Either, Race, Trait, are
from nefrit.invasion.keeping import ExchangeExperience, Experience
from nefrit.invasion.keywords import counterstrike, limited, scout
from nefrit.invasion.moving import Move, MoveTogether, OntoQuest, Rearrange, SwitchQuest
from nefrit.invasion.occurrences.kinds import ATTACKS, DESTROYED, ENTERS_PLAY, ENTERS_ZONE, LEAVES_PLAY, OPPOSED, PLAYED
from nefrit.invasion.reclaiming import ReclaimAtEnd
from nefrit.invasion.shielding import Redirects
from nefrit.invasion.standing import WATCHES
from nefrit.invasion.surcharges import TARGETED
from nefrit.invasion.targets import Aim, Place
from nefrit.invasion.trees import Action, Attaches, Forbids, Modifies, NextCost, OnlyIn, PlayOnlyIf, Watches
from nefrit.invasion.triggers import (
    ANYBODY,
    OPPONENT,
    TARGET,
    YOU,
    On,
    PhaseStarts,
    PhaseStops,
    TurnStarts,
    TurnStops,
    you_develop,
)
from nefrit.invasion.written import a_card, a_player, a_unit, action, forced, whenever
from nefrit.kernel.effects import AllOf, Effect, May, Then
from nefrit.kernel.values import SET_BASE


def each_tactic(effect: Effect) -> Watches:
    """Each time you play a tactic you may spend a resource for an effect on it."""
    when = On(PLAYED, are("tactic"), YOU)
    return Watches(WATCHES, text=whenever(when, effect, optional=True, costs=(Spend(1),)))


def diverted(to: Aim) -> Redirects:
    """Forced: the first damage that is assigned to this unit each turn goes to a target."""
    return Redirects(DAMAGE, to=to, each_turn=True, forced=True)


def blinding(when: On) -> Action:
    """A target unit cannot defend in this combat."""
    return action(until(END_OF_COMBAT, Forbids("defend")), when=when, targets=a_unit(), section=BATTLEFIELD)


def devotion() -> Action:
    """Take an experience, and put this card in its place."""
    return action(ExchangeExperience(), targets=(Experience(filters=are("unit or legend", "yours")),))


DOUBLING = action(Draw(Count("X")), costs=(DiscardOne(),))
BOMBS = action(
    Then(DealIndirect(1, TARGET, uncancellable=True), May(ThisOnTop(), "invasion.play.action-optional")),
    targets=a_player(),
)

CARDS = [
    unit("Peasant Militia", EMPIRE, 26, cost=0, loyalty=1, power=0, hit_points=3, traits=["Warrior"], quantity=1),
    unit(
        "Reiksguard Knights",
        EMPIRE,
        27,
        cost=3,
        loyalty=1,
        power=1,
        hit_points=2,
        traits=["Knight"],
        abilities=[counterstrike(2)],
    ),
    unit(
        "Bright Wizard Apprentice",
        EMPIRE,
        28,
        cost=2,
        loyalty=2,
        power=1,
        hit_points=1,
        traits=["Mage"],
        quantity=1,
        abilities=[
            action(
                Cancel(),
                costs=(Spend(2),),
                targets=(JustTriggered(filters=are("other", "unit or support")),),
                section=QUEST_ZONE,
                limit=1,
            )
        ],
    ),
    unit(
        "Nuln Tinkerers",
        EMPIRE,
        29,
        cost=3,
        loyalty=1,
        power=1,
        hit_points=3,
        traits=["Engineer"],
        quantity=1,
        abilities=[
            Modifies(
                "cost",
                on=are("support", "yours"),
                amount=-1,
                condition=NothingPlayed(are("support")),
                section=KINGDOM,
            )
        ],
    ),
    unit(
        "The Greatswords",
        EMPIRE,
        30,
        cost=4,
        loyalty=2,
        power=1,
        hit_points=4,
        traits=["Warrior", "Elite"],
        quantity=2,
        # invasion.errata.the-greatswords: also when it enters itself.
        abilities=[forced(On(ENTERS_ZONE, are("unit", "in this zone")), gains_power(1, who="this"))],
    ),
    unit(
        "Sigmar's Blessed",
        EMPIRE,
        31,
        cost=2,
        loyalty=2,
        power=1,
        hit_points=1,
        traits=["Priest"],
        quantity=1,
        abilities=[
            forced(On(LEAVES_PLAY, are("this")), do("return-to-hand"), targets=a_unit(*are("in a corresponding zone")))
        ],
    ),
    unit(
        "Thyrus Gorman",
        EMPIRE,
        32,
        cost=3,
        loyalty=3,
        power=3,
        hit_points=3,
        traits=["Hero", "Mage"],
        quantity=1,
        abilities=[forced(TurnStops(), Deal("this"))],
    ),
    unit(
        "Huntsmen",
        EMPIRE,
        33,
        cost=1,
        loyalty=1,
        power=1,
        hit_points=1,
        traits=["Ranger"],
        abilities=[OnlyIn((QUEST_ZONE,))],
    ),
    unit(
        "Warrior Priests",
        EMPIRE,
        34,
        cost=2,
        loyalty=1,
        power=1,
        hit_points=1,
        traits=["Warrior", "Priest"],
        # invasion.errata.warrior-priests
        abilities=[diverted(Aim(filters=are("unit", "other", "in a battlefield")))],
        printed=[diverted(Aim(filters=are("unit", "in a battlefield")))],
    ),
    unit(
        "Free Company",
        EMPIRE,
        35,
        cost=3,
        loyalty=1,
        power=1,
        hit_points=3,
        traits=["Warrior"],
        quantity=2,
        abilities=[scout()],
    ),
    unit(
        "Pistoliers",
        EMPIRE,
        36,
        cost=2,
        loyalty=1,
        power=1,
        hit_points=2,
        traits=["Ranger"],
        abilities=[action(Move("this"), costs=(Spend(1),))],
    ),
    unit(
        "Johannes Broheim",
        EMPIRE,
        37,
        cost=6,
        loyalty=3,
        power=1,
        hit_points=4,
        traits=["Hero", "Cavalry"],
        quantity=1,
        abilities=[counterstrike(2), whenever(PhaseStops("", ANYBODY), Move("this"), optional=True)],
    ),
    support(
        "Knight Training",
        EMPIRE,
        38,
        cost=0,
        loyalty=2,
        power=0,
        traits=["Attachment", "Skill"],
        quantity=1,
        abilities=[
            Attaches(are("unit"), placed=are("in your battlefield")),
            Modifies("power", on=are("attached"), amount=1),
        ],
    ),
    support(
        "Church of Sigmar",
        EMPIRE,
        39,
        cost=2,
        loyalty=2,
        power=1,
        traits=["Building"],
        quantity=2,
        abilities=[Modifies(TARGETED, on=are("unit", "yours"), amount=1, section=KINGDOM)],
    ),
    support(
        "City Gates",
        EMPIRE,
        40,
        cost=2,
        loyalty=1,
        power=1,
        traits=["Building"],
        quantity=1,
        abilities=[forced(TurnStarts(), DevelopTop())],
    ),
    support(
        "Shrine to Taal",
        EMPIRE,
        41,
        cost=2,
        loyalty=1,
        power=0,
        traits=["Building"],
        quantity=1,
        abilities=[forced(TurnStarts(), gains_power(Developments()), targets=a_unit(*are("in this zone")))],
    ),
    support(
        "Temple of Shallya",
        EMPIRE,
        42,
        cost=4,
        loyalty=1,
        power=2,
        traits=["Building"],
        quantity=1,
        abilities=[
            whenever(
                PhaseStarts(KINGDOM_PHASE),
                Pick(Aim(filters=are("unit", "yours"), untargeted=True), Move(), "invasion.zone.move-only-by-effects"),
                optional=True,
                section=KINGDOM,
            )
        ],
    ),
    quest(
        "Defend the Border",
        EMPIRE,
        43,
        cost=0,
        loyalty=2,
        quantity=2,
        abilities=[
            Redirects(
                DAMAGE,
                to=Place(filters=are("unit"), whose=OPPONENT),
                zones=True,
                each_turn=True,
                condition=TokensAtLeast(3),
                section=QUEST_ZONE,
            ),
            gathers(),
        ],
    ),
    tactic(
        "Will of the Electors",
        EMPIRE,
        44,
        cost=1,
        loyalty=1,
        quantity=1,
        abilities=[
            action(
                MoveTogether(),
                targets=(
                    *a_card(*are("development")),
                    *a_card(*are("development", "uninvolved", "in the target's zone"), least=0),
                ),
            )
        ],
    ),
    tactic(
        "Twin-Tailed Comet",
        EMPIRE,
        45,
        cost=2,
        loyalty=4,
        quantity=1,
        abilities=[action(CopyTactic(), targets=(JustPlayed(filters=are("tactic")),))],
    ),
    tactic("Demoralise", EMPIRE, 46, cost=0, loyalty=1, abilities=[action(gains_power(-2), targets=a_unit())]),
    tactic(
        "Franz's Decree",
        EMPIRE,
        47,
        cost=1,
        loyalty=1,
        quantity=1,
        # invasion.errata.franzs-decree: who attacks or defends already goes on.
        abilities=[action(until_end_of_turn(Forbids("attack"), Forbids("defend")), targets=a_unit())],
    ),
    tactic(
        "Forced March",
        EMPIRE,
        48,
        cost=2,
        loyalty=2,
        quantity=1,
        abilities=[PlayOnlyIf(so("during your turn")), action(Move(), targets=a_unit())],
    ),
    tactic(
        "Judgement of Verena",
        EMPIRE,
        49,
        cost=4,
        loyalty=2,
        traits=["Spell"],
        quantity=1,
        abilities=[
            PlayOnlyIf(so("during your turn")),
            action(do_each("destroy", are("unit or support", "in a zone without developments"))),
        ],
    ),
    tactic(
        "Sigmar's Intervention",
        EMPIRE,
        50,
        cost=2,
        loyalty=2,
        traits=["Spell"],
        quantity=1,
        abilities=[
            PlayOnlyIf(AllOf((so("your capital is attacked"), so("defenders are not declared yet")))),
            action(RedirectAttack()),
        ],
    ),
    support(
        "Derricksburg Forge",
        EMPIRE,
        5,
        set="The Burning of Derricksburg",
        cost=2,
        loyalty=1,
        power=1,
        traits=["Building"],
        abilities=[
            action(Gain(1), when=On(ENTERS_PLAY, are("this")), section=KINGDOM),
            action(Draw(1), when=On(ENTERS_PLAY, are("this")), section=QUEST_ZONE),
        ],
    ),
    unit(
        "Wilhelm of the Osterknacht",
        EMPIRE,
        25,
        set="The Fall of Karak Grimaz",
        cost=4,
        loyalty=2,
        power=2,
        hit_points=4,
        traits=["Hero", "Knight"],
        # invasion.errata.wilhelm-of-the-osterknacht
        abilities=[action(Move(), when=On(ATTACKS, are("this")), targets=a_unit(*are("in the defending zone")))],
        printed=[
            action(
                Pick(
                    Aim(filters=are("unit", "in the defending zone"), untargeted=True),
                    Move(),
                    "invasion.move.different-zone",
                ),
                when=On(ATTACKS, are("this")),
            )
        ],
    ),
    unit(
        "Black Knights of Morr",
        EMPIRE,
        43,
        set="The Silent Forge",
        cost=4,
        loyalty=2,
        power=2,
        hit_points=3,
        traits=["Knight"],
        abilities=[
            action(
                until_end_of_turn(Forbids("defend")),
                when=On(ENTERS_ZONE, are("unit", "in this zone")),
                targets=a_unit(),
            )
        ],
    ),
    unit(
        "Rodrik's Raiders",
        EMPIRE,
        7,
        set="March of the Damned",
        cost=3,
        loyalty=1,
        power=1,
        hit_points=3,
        traits=["Warrior", "Noble"],
        abilities=[action(do("turn-facedown"), when=On(ENTERS_PLAY, are("this")), targets=a_card(*are("support")))],
    ),
    support(
        "War Machine Emplacement",
        EMPIRE,
        8,
        set="March of the Damned",
        cost=1,
        loyalty=2,
        power=0,
        traits=["Siege", "War Machine"],
        # invasion.errata.war-machine-emplacement
        abilities=[
            action(
                Deal(amount=2),
                costs=(Spend(2),),
                targets=a_unit(*are("attacking")),
                section=BATTLEFIELD,
                limit=1,
            )
        ],
    ),
    unit(
        "Gold Wizard Acolyte",
        EMPIRE,
        46,
        set="Assault on Ulthuan",
        cost=2,
        loyalty=2,
        power=1,
        hit_points=2,
        traits=["Mage"],
        # invasion.errata.gold-wizard-acolyte
        abilities=[blinding(On(ATTACKS, are("this")))],
        printed=[blinding(On(ATTACKS, are("this"), YOU))],
    ),
    unit(
        "Friedrich Hemmler",
        EMPIRE,
        63,
        set="Redemption of a Mage",
        cost=5,
        loyalty=2,
        power=5,
        hit_points=5,
        traits=["Hero", "Mage"],
        abilities=[
            forced(
                On(OPPOSED, during=so("this participates")),
                Deal(each=are("unit", "participating"), uncancellable=True),
            )
        ],
    ),
    support(
        "Garden of Morr",
        EMPIRE,
        9,
        set="March of the Damned",
        cost=3,
        loyalty=2,
        power=1,
        traits=["Building"],
        # invasion.errata.garden-of-morr
        abilities=[
            Modifies("power", amount=Count("tokens on this")),
            forced(On(DESTROYED, are("unit"), one_or_more=True), do("place-tokens", "this", 1)),
        ],
        printed=[
            Modifies("power", amount=Count("tokens on this")),
            action(do("place-tokens", "this", 1), when=On(DESTROYED, are("unit"), one_or_more=True)),
        ],
    ),
    quest(
        "Visit the Haunted City",
        EMPIRE,
        8,
        set="Omens of Ruin",
        cost=0,
        loyalty=2,
        abilities=[
            action(do("place-tokens", "this", 1), when=you_develop(), condition=so("a unit is questing here")),
            action(Move(), costs=(DoTo("remove-tokens", amount=2),), targets=a_card(*are("unit or support"))),
        ],
    ),
    unit(
        "Van Klumpf's Buccaneers",
        EMPIRE,
        3,
        set="The Inevitable City",
        cost=1,
        loyalty=2,
        power=1,
        hit_points=1,
        traits=["Mercenary"],
        abilities=[
            OnlyIn((BATTLEFIELD,)),
            whenever(On(ATTACKS, are("this")), DealToEmptyZones(Count("power of this"))),
        ],
    ),
    tactic(
        "Pigeon Bombs",
        EMPIRE,
        83,
        set="City of Winter",
        cost=0,
        loyalty=3,
        # invasion.errata.pigeon-bombs
        abilities=[
            limited(),
            BOMBS,
        ],
        printed=[BOMBS],
    ),
    unit(
        "Werner Ludenhof",
        EMPIRE,
        104,
        set="The Imperial Throne",
        cost=3,
        loyalty=3,
        power=1,
        hit_points=3,
        traits=["Hero"],
        # invasion.errata.werner-ludenhof
        abilities=[
            Modifies("power", amount=2, condition=so("this is questing")),
            action(OntoQuest("this"), limit=1),
        ],
        printed=[Modifies("power", amount=2, condition=so("this is questing")), action(OntoQuest("this"))],
    ),
    support(
        "The Imperial Zoo",
        EMPIRE,
        109,
        set="The Imperial Throne",
        cost=1,
        loyalty=3,
        power=0,
        traits=["Location"],
        # invasion.errata.the-imperial-zoo
        abilities=[
            Modifies("power", amount=Count("tokens on this")),
            action(
                do("place-tokens", "this", 1), costs=(Spend(Count("tokens on this")),), limit=1, period=END_OF_PHASE
            ),
        ],
        printed=[
            Modifies("power", amount=Count("tokens on this")),
            action(do("place-tokens", "this", 1), costs=(Spend(Count("tokens on this")),)),
        ],
    ),
    support(
        "Cathedral of Sigmar",
        EMPIRE,
        111,
        set="The Imperial Throne",
        cost=4,
        loyalty=5,
        power=3,
        traits=["Capital Center"],
        abilities=capital_center(gains_power(1, each=(*are("unit or support", "yours"), Race(EMPIRE)))),
    ),
    tactic(
        "Doubling of the Guard",
        EMPIRE,
        112,
        set="The Imperial Throne",
        cost=1,
        loyalty=2,
        # invasion.errata.doubling-of-the-guard
        abilities=[limited(), DOUBLING],
        printed=[DOUBLING],
    ),
    support(
        "Runefang of Solland",
        EMPIRE,
        85,
        set="The Warpstone Chronicles",
        cost=2,
        loyalty=1,
        traits=["Attachment", "Relic"],
        unique=True,
        # invasion.errata.runefang-of-solland
        abilities=[
            Attaches((*are("unit"), Race(EMPIRE))),
            Modifies("power", on=are("attached"), amount=2),
            action(
                Establish(
                    (
                        NextCost(
                            "cost",
                            on=(*are("tactic", "yours"), Trait("Epic Spell", without=True)),
                            amount=0,
                            operation=SET_BASE,
                        ),
                    )
                ),
                costs=(DoTo("sacrifice", "attached"),),
            ),
        ],
    ),
    tactic(
        "Sigmar's Brilliance",
        EMPIRE,
        105,
        set="Arcane Fire",
        cost=10,
        loyalty=3,
        traits=["Epic Spell"],
        abilities=[action(Rearrange(are("unit or support", "yours")))],
    ),
    support(
        "Red Arrow Coach",
        EMPIRE,
        50,
        set="The Accursed Dead",
        cost=0,
        loyalty=2,
        power=0,
        traits=["Transportation"],
        # invasion.errata.red-arrow-coach
        abilities=[
            action(
                Then(MoveTogether(this=True), May(OntoQuest(here=True), "invasion.errata.red-arrow-coach")),
                costs=(Spend(1),),
                targets=a_unit(*are("in this zone")),
                limit=1,
            )
        ],
        printed=[
            action(
                Then(MoveTogether(this=True), May(OntoQuest(), "invasion.play.action-optional")),
                costs=(Spend(1),),
                targets=a_unit(*are("in this zone")),
                limit=1,
            )
        ],
    ),
    support(
        "Temple of Ulric",
        EMPIRE,
        108,
        set="Shield of the Gods",
        cost=3,
        loyalty=3,
        power=2,
        traits=["Building"],
        # invasion.errata.temple-of-ulric
        abilities=[
            limited(),
            action(
                SwitchQuest((*are("quest"), Either((Race(EMPIRE), Race(NEUTRAL))))),
                targets=a_card(*are("quest", "yours")),
                limit=1,
            ),
        ],
        printed=[
            limited(),
            action(
                SwitchQuest((*are("quest"), Either((Race(EMPIRE), Race(NEUTRAL))))),
                targets=a_card(*are("quest", "yours")),
            ),
        ],
    ),
    tactic(
        "Iron Discipline",
        EMPIRE,
        45,
        set="Tooth and Claw",
        cost=0,
        loyalty=1,
        abilities=[action(until_end_of_turn(Modifies(TOLL, amount=4)), targets=a_unit())],
    ),
    tactic(
        "Voice of Command",
        EMPIRE,
        49,
        set="The Twin Tailed Comet",
        cost=1,
        loyalty=2,
        traits=["Spell"],
        # invasion.errata.voice-of-command
        abilities=[action(Establish((each_tactic(ReclaimAtEnd()),)))],
        printed=[action(Establish((each_tactic(ReclaimAtEnd(any_pile=True)),)))],
    ),
    tactic(
        "Devoted to Taal",
        EMPIRE,
        48,
        set="Battle for the Old World",
        cost=0,
        loyalty=1,
        # invasion.errata.devoted-to-taal
        abilities=[limited(), devotion()],
        printed=[devotion()],
    ),
]
