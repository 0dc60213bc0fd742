"""The cards of the Dark Elves."""

from __future__ import annotations

from dataclasses import replace

from nefrit.invasion.cards.alliances import alone, alone_as_printed
from nefrit.invasion.cards.centers import capital_center
from nefrit.invasion.cards.quests import may_end
from nefrit.invasion.choosing import Pick
from nefrit.invasion.conditions import (
    Count,
    so,
)
from nefrit.invasion.constants import (
    BATTLEFIELD,
    DARK_ELF,
    KINGDOM,
    QUEST_ZONE,
)
from nefrit.invasion.costs import DiscardTop, DoTo, RemoveTokensX, Spend
from nefrit.invasion.damage import DAMAGE
from nefrit.invasion.effects import (
    Deal,
    DealIndirect,
    DiscardAtRandom,
    DiscardFromDeck,
    Draw,
    Gain,
    Pay,
    Take,
    Until,
    do,
    until_end_of_turn,
)
from nefrit.invasion.entering import Lying, PutIntoPlay
from nefrit.invasion.faces import quest, support, tactic, unit
from nefrit.invasion.filters import Trait, are
from nefrit.invasion.happening import INSTEAD
from nefrit.invasion.keywords import counterstrike
from nefrit.invasion.moving import MoveTokens
from nefrit.invasion.obliging import Must
from nefrit.invasion.occurrences.kinds import DESTROYED, DRAWN, ENTERS_PLAY, FALLS, LEAVES_PLAY, ZONE_ATTACKED
from nefrit.invasion.paying import SPENDS_TOKENS
from nefrit.invasion.searching import (
    LookAndDiscard,
)
from nefrit.invasion.shielding import CancelAssigned, RedirectAssigned, TokenShield
from nefrit.invasion.standing import CONTROLLED, ENTERS_CORRUPTED
from nefrit.invasion.trees import Attaches, EndsChain, Enters, Forbids, Instead, Invades, Modifies, PlayOnlyIf, Standing
from nefrit.invasion.triggers import ANYBODY, OPPONENT, TARGET, THAT, YOU, On, TurnStarts, TurnStops
from nefrit.invasion.written import a_card, a_unit, action, an_opponent, forced
from nefrit.kernel.effects import Sequence, Then

FALLEN = Lying(filters=are("unit", "fallen this turn"), whose=OPPONENT)
ENSLAVE = PutIntoPlay(corrupted=True)

HEKARTI = (
    action(
        Until(standing=(Modifies("hit points", amount=Count("X", -1)),)),
        costs=(RemoveTokensX(),),
        targets=a_unit(),
        section=QUEST_ZONE,
    ),
    forced(
        On(FALLS, are("unit", "owned by an opponent")),
        do("place-tokens", "this", 1),
        condition=so("a unit is questing here"),
        section=QUEST_ZONE,
    ),
)


def bought_back(*, action: bool = False) -> Instead:
    """Your units that would be destroyed may go to the hand for a resource, which once was an action.

    A card that leaves play goes to its owner's hand, whatever is printed (invasion.zone.out-of-play-owner).
    """
    back = Pay(1, do("return-to-hand", "that"))
    when = On(DESTROYED, are("unit"), YOU)
    return Instead(INSTEAD, when=when, effect=back, optional=True, section=KINGDOM, action=action)


CARDS = [
    unit(
        "Disciple of Khaine",
        DARK_ELF,
        106,
        cost=3,
        loyalty=1,
        power=1,
        hit_points=3,
        traits=["Warrior", "Priest"],
        quantity=1,
        abilities=[
            action(
                RedirectAssigned(),
                condition=so("combat damage is assigned to this"),
                costs=(Spend(2),),
                targets=a_unit(*are("other")),
            )
        ],
    ),
    unit(
        "Vile Sorceress",
        DARK_ELF,
        107,
        cost=2,
        loyalty=2,
        power=1,
        hit_points=2,
        traits=["Sorcerer"],
        quantity=1,
        abilities=[
            forced(
                TurnStarts(), until_end_of_turn(Modifies("hit points", amount=-1)), targets=a_unit(), section=QUEST_ZONE
            )
        ],
    ),
    unit(
        "Cold One Riders",
        DARK_ELF,
        108,
        cost=4,
        loyalty=1,
        power=2,
        hit_points=3,
        traits=["Cavalry", "Elite"],
        quantity=1,
        abilities=[counterstrike(1)],
    ),
    support(
        "Cauldron of Blood",
        DARK_ELF,
        109,
        cost=4,
        loyalty=1,
        power=2,
        traits=["Siege"],
        quantity=1,
        abilities=[
            forced(
                On(ZONE_ATTACKED, during=so("this zone is attacked")),
                Deal(amount=1),
                targets=a_unit(*are("attacking")),
                section=KINGDOM,
            )
        ],
    ),
    tactic("Hate", DARK_ELF, 110, cost=0, loyalty=1, quantity=1, abilities=[action(Take(1))]),
    unit(
        "War Hydra",
        DARK_ELF,
        76,
        set="The Deathmaster's Dance",
        cost=5,
        loyalty=1,
        power=2,
        hit_points=1,
        traits=["Creature"],
        # invasion.errata.war-hydra
        abilities=[Enters(resources=5), TokenShield(DAMAGE, gains=True, forced=True)],
        printed=[
            Enters(resources=5),
            action(
                Then(CancelAssigned(1), Gain(1)),
                condition=so("combat damage is assigned to this"),
                costs=(DoTo("remove-tokens", amount=1),),
            ),
        ],
    ),
    support(
        "Reaper Bolt Thrower",
        DARK_ELF,
        77,
        set="The Deathmaster's Dance",
        cost=2,
        loyalty=2,
        traits=["Siege"],
        # invasion.errata.reaper-bolt-thrower
        abilities=[action(DealIndirect(2), costs=(Spend(2),), section=BATTLEFIELD, limit=1)],
        printed=[action(DealIndirect(2), costs=(Spend(2),), section=BATTLEFIELD)],
    ),
    tactic(
        "Caught the Scent",
        DARK_ELF,
        78,
        set="The Deathmaster's Dance",
        cost=2,
        loyalty=3,
        # invasion.errata.caught-the-scent
        abilities=[PlayOnlyIf(so("during your turn")), action(LookAndDiscard())],
    ),
    unit(
        "Walking Sacrifice",
        DARK_ELF,
        23,
        set="Assault on Ulthuan",
        cost=0,
        loyalty=1,
        power=0,
        hit_points=1,
        traits=["Martyr"],
        abilities=[forced(On(LEAVES_PLAY, are("this")), Draw(1))],
    ),
    unit(
        "Harpies",
        DARK_ELF,
        24,
        set="Assault on Ulthuan",
        cost=2,
        loyalty=2,
        power=1,
        hit_points=2,
        traits=["Creature"],
        abilities=[
            action(
                DiscardAtRandom(whose=THAT),
                when=On(DRAWN, whose=OPPONENT, during=so("for the quest phase")),
                # invasion.effect.harpies-example
                condition=so("that player has at least 7 cards in hand"),
                costs=(DoTo("corrupt"),),
                section=QUEST_ZONE,
            )
        ],
    ),
    support(
        "Altar of Khaine",
        DARK_ELF,
        36,
        set="Assault on Ulthuan",
        cost=4,
        loyalty=2,
        power=2,
        traits=["Building"],
        # invasion.errata.altar-of-khaine
        abilities=[bought_back()],
        printed=[bought_back(action=True)],
    ),
    tactic(
        "Seeking New Slaves",
        DARK_ELF,
        57,
        set="The Silent Forge",
        cost=2,
        loyalty=2,
        # invasion.errata.seeking-new-slaves
        abilities=[action(Pick(replace(FALLEN, untargeted=True), ENSLAVE, "invasion.errata.seeking-new-slaves"))],
        printed=[action(ENSLAVE, targets=(FALLEN,))],
    ),
    quest(
        "Offering to Hekarti",
        DARK_ELF,
        97,
        set="The Fourth Waystone",
        cost=0,
        loyalty=2,
        # invasion.errata.offering-to-hekarti
        unique=True,
        abilities=HEKARTI,
        printed=HEKARTI,
        printed_facts={"unique": False},
    ),
    support(
        "Soul Stealer",
        DARK_ELF,
        117,
        set="Bleeding Sun",
        cost=4,
        loyalty=2,
        power=0,
        traits=["Attachment", "Hex"],
        abilities=[
            Attaches((*are("unit"), Trait("Hero", without=True))),
            # invasion.faq.soul-stealer-leaves
            Standing(CONTROLLED, on=are("attached")),
        ],
    ),
    unit(
        "Dark Elf Infiltrator",
        DARK_ELF,
        16,
        set="Omens of Ruin",
        cost=2,
        loyalty=1,
        power=1,
        hit_points=2,
        traits=["Warrior"],
        abilities=[action(Take(2, TARGET, up_to=True), when=On(ENTERS_PLAY, are("this")), targets=an_opponent())],
    ),
    tactic(
        "Sacrifice to Khaine",
        DARK_ELF,
        37,
        set="The Chaos Moon",
        cost=2,
        loyalty=2,
        traits=["Spell"],
        abilities=[action(Must("sacrifice", are("unit"), OPPONENT))],
    ),
    unit(
        "Thief of Essence",
        DARK_ELF,
        38,
        set="Legends",
        cost=2,
        loyalty=2,
        power=1,
        hit_points=1,
        traits=["Thief"],
        abilities=[action(Draw(1), when=On(LEAVES_PLAY, are("unit"), one_or_more=True))],
    ),
    unit(
        "Monster of the Deep",
        DARK_ELF,
        40,
        set="Legends",
        cost=6,
        loyalty=3,
        power=3,
        hit_points=4,
        traits=["Creature"],
        # invasion.errata.monster-of-the-deep
        abilities=[
            action(
                until_end_of_turn(Forbids("attack"), Forbids("defend")),
                costs=(DoTo("corrupt"),),
                targets=a_unit(least=1, most=2),
            )
        ],
        printed=[
            action(
                Sequence((do("corrupt", "this"), until_end_of_turn(Forbids("attack"), Forbids("defend")))),
                targets=a_unit(least=1, most=2),
            )
        ],
    ),
    support(
        "Court of the Witch King",
        DARK_ELF,
        94,
        set="City of Winter",
        cost=4,
        loyalty=5,
        power=3,
        traits=["Capital Center"],
        abilities=[*capital_center(DiscardFromDeck(10, TARGET), *an_opponent())],
    ),
    support(
        "Temple of Spite",
        DARK_ELF,
        75,
        set="Vessel of the Winds",
        cost=2,
        loyalty=2,
        power=1,
        traits=["Black Ark"],
        abilities=[
            action(
                Then(until_end_of_turn(Modifies("hit points", amount=-1)), do("place-tokens", "this", 1)),
                costs=(DiscardTop(),),
                targets=a_unit(),
                section=QUEST_ZONE,
                limit=1,
            )
        ],
    ),
    quest(
        "Sack Tor Aendris",
        DARK_ELF,
        32,
        set="Assault on Ulthuan",
        cost=2,
        loyalty=1,
        abilities=[
            Standing("attack from", on=are("questing here"), section=QUEST_ZONE),
            Standing(SPENDS_TOKENS, section=QUEST_ZONE),
            forced(
                TurnStops(ANYBODY),
                do("place-tokens", "this", 1),
                condition=so("the unit questing here has attacked this turn"),
                section=QUEST_ZONE,
            ),
        ],
    ),
    quest(
        "Pleasure Cults",
        DARK_ELF,
        79,
        set="Vessel of the Winds",
        cost=1,
        loyalty=3,
        traits=["Invasion"],
        abilities=[
            Invades(),
            Standing(ENTERS_CORRUPTED, on=are("unit")),
            forced(
                TurnStarts(),
                Then(do("place-tokens", "this", 1), may_end(2)),
                condition=so("a unit is questing here"),
            ),
        ],
    ),
    tactic(
        "Jealous Eyes",
        DARK_ELF,
        54,
        set="The Accursed Dead",
        cost=0,
        loyalty=2,
        abilities=[EndsChain(), action(MoveTokens(2), targets=a_card(*are("an opponent's", "with tokens")))],
    ),
    support(
        "Chill Sea Watchtower",
        DARK_ELF,
        4,
        set="Days of Blood",
        cost=1,
        loyalty=1,
        power=1,
        traits=["Building"],
        abilities=[alone(DARK_ELF)],
        printed=[alone_as_printed(DARK_ELF)],
    ),
]
