"""The neutral cards."""

from __future__ import annotations

from nefrit.invasion.cards.alliances import alliance, destruction_only, order_only
from nefrit.invasion.cards.becoming import unit_for_a_while
from nefrit.invasion.cards.quests import gathers
from nefrit.invasion.choosing import LyingX
from nefrit.invasion.conditions import (
    Count,
    Developments,
    DevelopmentsAtLeast,
    Number,
    ThereAre,
    so,
)
from nefrit.invasion.constants import (
    BATTLEFIELD,
    BATTLEFIELD_PHASE,
    CHAOS,
    DARK_ELF,
    DWARF,
    EMPIRE,
    FOR_GOOD,
    HIGH_ELF,
    KINGDOM,
    NEUTRAL,
    ORC,
    QUEST_ZONE,
    SKIP,
)
from nefrit.invasion.costs import DoTo, PutUnderDeck, Spend
from nefrit.invasion.damage import DAMAGE
from nefrit.invasion.effects import (
    Deal,
    DiscardFromDeck,
    Draw,
    Establish,
    Gain,
    Take,
    Until,
    do,
    do_each,
    until_end_of_turn,
)
from nefrit.invasion.entering import Lying
from nefrit.invasion.faces import quest, support, tactic, unit
from nefrit.invasion.filters import (
    CostAtMost,
    HasKeyword,
    LoyaltyBelow,
    RemainingBelow,
    Titled,
    Trait,
    are,
)
from nefrit.invasion.keywords import limited, savage
from nefrit.invasion.moving import TakeControl
from nefrit.invasion.occurrences.kinds import CORRUPTED, ENTERS_PLAY, LEAVES_PLAY, TOKENS_PLACED
from nefrit.invasion.searching import (
    SEARCHED,
    FromDiscardToTop,
    ShuffleBack,
    TakeBack,
    TopOrBottom,
)
from nefrit.invasion.shielding import Cancels, TokenShield, cancel_next
from nefrit.invasion.standing import AS_DEVELOPMENT, ENTERS_CORRUPTED, KEPT_OUT
from nefrit.invasion.surcharges import TARGETED
from nefrit.invasion.trees import (
    Action,
    Attaches,
    DeckLimit,
    Enters,
    Filter,
    Forbids,
    Grants,
    Modifies,
    OnlyIn,
    PeopleOnly,
    PlayOnlyIf,
    Standing,
)
from nefrit.invasion.triggers import OPPONENT, TARGET, YOU, On, TurnStarts, TurnStops, you_develop
from nefrit.invasion.upheaval import ShuffleAndReveal
from nefrit.invasion.written import a_card, a_player, a_unit, action, an_opponent, forced, whenever
from nefrit.kernel.effects import AnyOf, If, Sequence, Then

DRAKENHOF = action(
    cancel_next(2),
    costs=(PutUnderDeck((*are("unit"), Trait("Undead", without=True))),),
    targets=a_unit(Trait("Undead")),
)


def arcane_power(*others: Filter) -> Action:
    """Draw a card; with a legend or an Artefact one of the discard pile, too.

    That one is targeted in any case (invasion.faq.targets-of-then-clause).
    """
    powerful = AnyOf((so("you control a legend"), ThereAre((*are("support", "yours"), Trait("Artefact")))))
    return action(Then(Draw(1), If(powerful, TakeBack())), targets=(Lying(filters=others),))


MUSTER = action(Sequence((Gain(2), Draw(2), Establish((Standing(SKIP + BATTLEFIELD_PHASE),)))))

END_TIMES = (
    PlayOnlyIf(so("during your turn")),
    Modifies("cost", amount=Count("cards in your discard pile", -1)),
    action(ShuffleAndReveal(10, are("unit"))),
)

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
        # invasion.errata.warpstone-excavation
        abilities=[DeckLimit(1), Standing(ENTERS_CORRUPTED, on=are("unit", "yours"))],
        printed=[Standing(ENTERS_CORRUPTED, on=are("unit", "yours"))],
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
    quest(
        "Prepare for War!",
        NEUTRAL,
        121,
        cost=0,
        quantity=2,
        abilities=[
            action(
                ShuffleBack(),
                costs=(DoTo("sacrifice", "questing"),),
                targets=(LyingX(0, amount=Count("tokens on this")),),
                section=QUEST_ZONE,
            ),
            gathers(),
        ],
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
        "Greyseer Thanquol",
        NEUTRAL,
        15,
        set="The Skavenblight Threat",
        cost=3,
        power=1,
        hit_points=1,
        traits=["Hero", "Skaven"],
        abilities=[
            destruction_only(),
            Standing("attack from"),
            Modifies("power", amount=Number((*are("unit", "yours"), Trait("Skaven"))), condition=so("this attacks")),
        ],
    ),
    support(
        "Warp Lightning Cannon",
        NEUTRAL,
        17,
        set="The Skavenblight Threat",
        cost=2,
        traits=["Attachment", "Weapon", "Skaven"],
        abilities=[
            destruction_only(),
            Attaches(are("unit")),
            # invasion.errata.warp-lightning-cannon: if it is not corrupted already.
            whenever(On(ENTERS_PLAY, are("this")), do("corrupt", "attached")),
            Modifies("power", on=are("attached"), amount=3, condition=so("the attached card participates")),
        ],
    ),
    unit(
        "Veteran Sellswords",
        NEUTRAL,
        38,
        set="Path of the Zealot",
        cost=0,
        power=1,
        hit_points=1,
        traits=["Warrior"],
        abilities=[OnlyIn((BATTLEFIELD,)), forced(TurnStops(), TakeControl("this", give=True), targets=an_opponent())],
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
    support(
        "Scout Camp",
        NEUTRAL,
        60,
        set="Tooth and Claw",
        cost=2,
        power=1,
        traits=["Building"],
        abilities=[Modifies(SEARCHED, amount=1, section=KINGDOM)],
    ),
    unit(
        "Deathmaster Sniktch",
        NEUTRAL,
        79,
        set="The Deathmaster's Dance",
        cost=4,
        power=2,
        hit_points=2,
        traits=["Hero", "Skaven"],
        abilities=[
            destruction_only(),
            action(do("destroy"), costs=(DoTo("corrupt"),), targets=a_unit(RemainingBelow(Number((Trait("Skaven"),))))),
        ],
    ),
    support(
        "Fellblade",
        NEUTRAL,
        100,
        set="The Warpstone Chronicles",
        cost=2,
        traits=["Attachment", "Relic", "Skaven"],
        unique=True,
        abilities=[
            Attaches((*are("unit"), Trait("Skaven"))),
            whenever(On(ENTERS_PLAY, are("this")), do("corrupt", "attached")),
            whenever(On(CORRUPTED, are("unit")), do("place-tokens", "this", 1)),
            Modifies("combat damage", on=are("attached"), amount=Count("tokens on this")),
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
    tactic(
        "Order in Chaos",
        NEUTRAL,
        18,
        set="The Burning of Derricksburg",
        cost=1,
        # invasion.errata.order-in-chaos
        abilities=[order_only(), limited(), action(FromDiscardToTop(2), targets=a_player())],
        printed=[order_only(), action(FromDiscardToTop(2), targets=a_player())],
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
        abilities=[action(Take(1, TARGET), when=On(ENTERS_PLAY, are("this")), targets=an_opponent())],
    ),
    support(
        "Advanced Engineering",
        NEUTRAL,
        119,
        set="Bleeding Sun",
        cost=2,
        power=1,
        traits=["Siege"],
        # invasion.errata.advanced-engineering
        abilities=[action(TopOrBottom(), when=TurnStarts())],
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
    unit(
        "Spellsinger",
        NEUTRAL,
        39,
        set="The Chaos Moon",
        cost=2,
        power=1,
        hit_points=2,
        traits=["Wood Elf", "Mage"],
        abilities=[
            order_only(),
            action(until_end_of_turn(*unit_for_a_while(1, 2)), when=you_develop(), targets=a_card(*are("development"))),
        ],
    ),
    tactic(
        "Track the Prey",
        NEUTRAL,
        45,
        set="Legends",
        cost=2,
        traits=["Lizardmen"],
        # invasion.errata.track-the-prey
        abilities=[
            order_only(),
            action(
                Until(
                    standing=(Grants("keyword", granted=savage(Count("X"))),), x=Count("printed power of the target")
                ),
                targets=a_unit(*are("yours")),
            ),
        ],
        printed=[
            order_only(),
            action(
                Until(
                    standing=(Grants("keyword", granted=savage(Count("X"))),),
                    until=FOR_GOOD,
                    x=Count("printed power of the target"),
                ),
                targets=a_unit(*are("yours")),
            ),
        ],
    ),
    support(
        "Protective Spites",
        NEUTRAL,
        51,
        set="Legends",
        cost=3,
        power=0,
        traits=["Wood Elf", "Attachment"],
        # invasion.errata.protective-spites-clarified, invasion.errata.protective-spites-text
        abilities=[
            order_only(),
            Attaches(are("unit", "yours")),
            Enters(resources=3),
            TokenShield(DAMAGE, on=are("attached"), whole=True, prevents=True, optional=True),
        ],
        printed=[
            order_only(),
            Attaches(are("unit", "yours")),
            Enters(resources=3),
            TokenShield(DAMAGE, on=are("attached"), whole=True, prevents=True),
        ],
    ),
    unit(
        "Chakax",
        NEUTRAL,
        58,
        set="The Iron Rock",
        cost=4,
        power=1,
        hit_points=3,
        traits=["Hero", "Lizardmen"],
        # invasion.errata.chakax
        abilities=[
            order_only(),
            savage(2),
            action(Deal("that", amount=1), when=On(ENTERS_PLAY, (*are("unit"), HasKeyword("savage")), YOU)),
        ],
        printed=[
            order_only(),
            savage(2),
            action(
                Deal("that", amount=1),
                when=On(ENTERS_PLAY, (*are("unit"), HasKeyword("savage")), YOU, during=so("by being played")),
            ),
        ],
    ),
    unit(
        "Hidden Sorceress",
        NEUTRAL,
        17,
        set="Rising Dawn",
        cost=3,
        power=2,
        hit_points=1,
        traits=["Sorceress"],
        abilities=[
            destruction_only(),
            forced(
                On(TOKENS_PLACED, are("quest", "in a corresponding zone"), by=OPPONENT), do("remove-tokens", "that", 1)
            ),
        ],
    ),
    support(
        "Drakenhof Castle",
        NEUTRAL,
        56,
        set="The Accursed Dead",
        cost=3,
        power=2,
        traits=["Undead", "Location"],
        # invasion.errata.drakenhof-castle
        abilities=[
            PeopleOnly("Undead"),
            DRAKENHOF,
        ],
        printed=[destruction_only(), DRAKENHOF],
    ),
    support(
        "Shield of Aeons",
        NEUTRAL,
        101,
        set="Shield of the Gods",
        cost=4,
        power=0,
        traits=["Artefact", "Shield"],
        abilities=[
            order_only(),
            Attaches(are("Hero or legend")),
            Forbids(TARGETED),
            Cancels(DAMAGE, on=are("attached"), condition=so("the attached card participates")),
        ],
    ),
    tactic(
        "Muster for War",
        NEUTRAL,
        20,
        set="Days of Blood",
        cost=0,
        # invasion.errata.muster-for-war
        abilities=[
            limited(),
            DeckLimit(1),
            PlayOnlyIf(so("during your quest phase")),
            MUSTER,
        ],
        printed=[limited(), PlayOnlyIf(so("during your quest phase")), MUSTER],
    ),
    support(
        "Paranoia",
        NEUTRAL,
        78,
        set="Karaz-a-Karak",
        cost=1,
        power=0,
        traits=["Attachment", "Condition"],
        abilities=[
            Attaches(are("unit")),
            Forbids(KEPT_OUT, on=(LoyaltyBelow(3),)),
            Action(do("destroy", "attached"), by_opponent=True),
        ],
    ),
    support(
        "Descendant of Gods",
        NEUTRAL,
        36,
        set="Fragments of Power",
        cost=3,
        power=0,
        traits=["Attachment", "Condition"],
        abilities=[
            Attaches(are("legend")),
            Modifies("hit points", on=are("attached"), amount=4),
            Standing("defend from", on=are("attached")),
        ],
    ),
    tactic(
        "Arcane Power",
        NEUTRAL,
        57,
        set="The Accursed Dead",
        cost=1,
        traits=["Spell"],
        # invasion.errata.arcane-power-limited, invasion.errata.arcane-power-not-itself
        abilities=[
            limited(),
            arcane_power(Titled(without=True)),
        ],
        printed=[arcane_power()],
    ),
    tactic(
        "End Times",
        NEUTRAL,
        120,
        set="Faith and Steel",
        cost=10,
        traits=["Epic Spell"],
        # invasion.errata.end-times
        abilities=[
            limited(),
            DeckLimit(1),
            *END_TIMES,
        ],
        printed=[limited(), *END_TIMES],
    ),
    unit(
        "Tree Kin",
        NEUTRAL,
        18,
        set="Omens of Ruin",
        cost=3,
        power=1,
        hit_points=2,
        traits=["Wood Elf", "Forest Spirit"],
        abilities=[order_only(), action(until_end_of_turn(Standing(AS_DEVELOPMENT), who="this"), costs=(Spend(2),))],
    ),
]
