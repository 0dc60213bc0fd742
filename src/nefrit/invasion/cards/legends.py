"""Legends. Their power and hit points are not in the published card data, so that those numbers are reconstructed.

decision.invasion.legends
"""

from __future__ import annotations

from nefrit.invasion.attacks import AmbushAttack
from nefrit.invasion.cards.races import CHAOS, DARK_ELF, DWARF, EMPIRE, HIGH_ELF, ORC
from nefrit.invasion.choosing import ChooseInHand
from nefrit.invasion.conditions import Count, NothingPlayed, TargetIs, so
from nefrit.invasion.constants import UNIT
from nefrit.invasion.effects import DiscardForDamage, DiscardFromDeck, MustBurn, do
from nefrit.invasion.entering import Lying, PutIntoPlay
from nefrit.invasion.filters import CostAtMost, HasKeyword, Race, Trait, are
from nefrit.invasion.freely import PlayFromHand
from nefrit.invasion.happening import INSTEAD
from nefrit.invasion.keeping import GainExperience
from nefrit.invasion.keywords import AMBUSH
from nefrit.invasion.obliging import Must
from nefrit.invasion.occurrences.kinds import ATTACKS, ENTERS_PLAY, LEAVES_PLAY, ZONE_DAMAGED
from nefrit.invasion.occurrences.leaving import TO_BOTTOM
from nefrit.invasion.sets import (
    BATTLE_FOR_THE_OLD_WORLD,
    DAYS_OF_BLOOD,
    FAITH_AND_STEEL,
    GLORY_OF_DAYS_PAST,
    LEGENDS,
    OATHS_OF_VENGEANCE,
    THE_RUINOUS_HORDES,
)
from nefrit.invasion.trees import Forced, Grants, Instead, Modifies
from nefrit.invasion.triggers import OPPONENT, THAT, On, TurnStarts
from nefrit.invasion.written import a_card, action, forced, whenever
from nefrit.kernel.cards import RECONSTRUCTED
from nefrit.kernel.effects import AllOf, If, Sequence
from nefrit.kernel.values import SET_BASE


def three_zones() -> Forced:
    """When this legend enters play, you must burn three zones to win for the rest of the game."""
    return forced(On(ENTERS_PLAY, are("this")), MustBurn(3))


FALLS_OR_RETURNS = On(LEAVES_PLAY, are("unit"), during=so("for a discard pile or a hand"))

CARDS = [
    # invasion.legend.power-malekith
    DARK_ELF.legend(
        "Malekith", 36, LEGENDS, cost=6, loyalty=5, powers=(2, 2, 2), hit_points=6, provenance=RECONSTRUCTED
    ).has(action(Must("sacrifice", are("unit"), OPPONENT), when=TurnStarts())),
    CHAOS.legend(
        "Kairos Fateweaver", 30, LEGENDS, cost=6, loyalty=4, powers=(2, 2, 2), hit_points=6, provenance=RECONSTRUCTED
    ).has(
        Grants("type", on=are("development", "yours"), granted=UNIT),
        Modifies("power", on=are("development", "yours"), amount=2, operation=SET_BASE),
        Modifies("hit points", on=are("development", "yours"), amount=2, operation=SET_BASE),
    ),
    # invasion.faq.crone-hellebron-excess: all that was dealt counts.
    DARK_ELF.legend(
        "Crone Hellebron", 1, DAYS_OF_BLOOD, cost=3, loyalty=2, powers=(1, 1, 2), hit_points=4, provenance=RECONSTRUCTED
    ).has(
        three_zones(),
        whenever(
            On(ZONE_DAMAGED, whose=OPPONENT, during=AllOf((so("by combat damage"), so("this attacks")))),
            DiscardFromDeck(Count("that much"), THAT),
        ),
    ),
    ORC.legend(
        "Wurrzag",
        41,
        BATTLE_FOR_THE_OLD_WORLD,
        cost=3,
        loyalty=2,
        powers=(1, 1, 2),
        hit_points=4,
        provenance=RECONSTRUCTED,
    ).has(
        three_zones(),
        action(
            PlayFromHand((*are("tactic"), Race(ORC.race), Trait("Epic Spell", without=True))),
            when=On(ATTACKS, are("this")),
        ),
    ),
    DWARF.legend(
        "Thorek Ironbrow",
        61,
        GLORY_OF_DAYS_PAST,
        cost=3,
        loyalty=2,
        powers=(1, 1, 2),
        hit_points=4,
        provenance=RECONSTRUCTED,
    ).has(
        three_zones(),
        action(
            ChooseInHand(
                Lying(
                    filters=(*are("support"), Race(DWARF.race), CostAtMost(Count("resources in your pool"))),
                    untargeted=True,
                    in_hand=True,
                ),
                PutIntoPlay(),
                "invasion.zone.put-into-play-definition",
            ),
            when=On(ATTACKS, are("this")),
        ),
    ),
    CHAOS.legend(
        "Sigvald the Magnificent",
        81,
        THE_RUINOUS_HORDES,
        cost=3,
        loyalty=2,
        powers=(1, 1, 2),
        hit_points=4,
        provenance=RECONSTRUCTED,
    ).has(
        three_zones(),
        action(DiscardForDamage(Modifies("combat damage", amount=Count("X"))), when=On(ATTACKS, are("this"))),
    ),
    EMPIRE.legend(
        "Volkmar the Grim", 16, LEGENDS, cost=5, loyalty=4, powers=(2, 2, 1), hit_points=5, provenance=RECONSTRUCTED
    ).has(Instead(INSTEAD, when=FALLS_OR_RETURNS, optional=True, to=TO_BOTTOM)),
    HIGH_ELF.legend(
        "Alith Anar",
        21,
        OATHS_OF_VENGEANCE,
        cost=3,
        loyalty=2,
        powers=(1, 1, 2),
        hit_points=4,
        provenance=RECONSTRUCTED,
    ).has(
        three_zones(),
        action(
            Sequence(
                (
                    do("turn-faceup"),
                    If(
                        TargetIs((*are("unit"), Race(HIGH_ELF.race), HasKeyword(AMBUSH))),
                        AmbushAttack(),
                        do("sacrifice"),
                    ),
                )
            ),
            when=On(ATTACKS, are("this")),
            targets=a_card(*are("facedown development", "yours")),
        ),
    ),
    EMPIRE.legend(
        "Balthasar Gelt",
        101,
        FAITH_AND_STEEL,
        cost=3,
        loyalty=2,
        powers=(1, 1, 2),
        hit_points=4,
        provenance=RECONSTRUCTED,
    ).has(
        three_zones(),
        Modifies(
            "cost",
            on=are("yours"),
            amount=Count("experiences on this", -1),
            condition=AllOf((so("during your turn"), NothingPlayed(()))),
        ),
        action(GainExperience("this"), when=On(ATTACKS, are("this"))),
    ),
]
