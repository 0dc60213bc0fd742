"""Legends. Their power and hit points are not in the published card data, so that those numbers are reconstructed.

decision.invasion.legends
"""

from __future__ import annotations

from nefrit.invasion.attacks import AmbushAttack
from nefrit.invasion.cards.races import CHAOS, DARK_ELF, DWARF, EMPIRE, HIGH_ELF, ORC
from nefrit.invasion.constants import END_OF_PHASE, UNIT
from nefrit.invasion.effects import MustBurn, until
from nefrit.invasion.entering import Lying, put_into_play
from nefrit.invasion.experience import gain_experience
from nefrit.invasion.free_play import play
from nefrit.invasion.keywords import AMBUSH
from nefrit.invasion.looking import reveal
from nefrit.invasion.occurrences.leaving import TO_BOTTOM
from nefrit.invasion.player_choices import Must, Pick
from nefrit.invasion.players import OPPONENT, THAT
from nefrit.invasion.sets import (
    BATTLE_FOR_THE_OLD_WORLD,
    DAYS_OF_BLOOD,
    FAITH_AND_STEEL,
    GLORY_OF_DAYS_PAST,
    LEGENDS,
    OATHS_OF_VENGEANCE,
    THE_RUINOUS_HORDES,
)
from nefrit.invasion.standing import INSTEAD
from nefrit.invasion.targets import a
from nefrit.invasion.trees import Forced, Instead
from nefrit.invasion.words.abilities import action, forced, whenever
from nefrit.invasion.words.cards import (
    attacking,
    development,
    dwarf,
    epic_spell,
    facedown_development,
    has_keyword,
    high_elf,
    orc,
    support,
    tactic,
    unit,
    yours,
)
from nefrit.invasion.words.conditions import (
    by_combat_damage,
    during_your_turn,
    for_a_discard_pile_or_a_hand,
    nothing_played,
)
from nefrit.invasion.words.continuous import combat_damage, hit_points, is_a
from nefrit.invasion.words.nouns import it, one, seen, this, top
from nefrit.invasion.words.numbers import cost, experiences_on_this, power, resources_in_your_pool, that_much, x
from nefrit.invasion.words.occasions import attacks, enters_play, leaves_play, turn_begins, zone_damaged
from nefrit.invasion.words.piles import deck, hand
from nefrit.invasion.words.verbs import discard, sacrifice, turn_faceup
from nefrit.kernel.cards import RECONSTRUCTED
from nefrit.kernel.effects import If, Then
from nefrit.parts.words import any_card


def three_zones() -> Forced:
    """When this legend enters play, you must burn three zones to win for the rest of the game."""
    return forced(enters_play(this), MustBurn(3))


FALLS_OR_RETURNS = leaves_play(unit, during=for_a_discard_pile_or_a_hand)

CARDS = [
    # invasion.legend.power-malekith
    DARK_ELF.legend(
        "Malekith", 36, LEGENDS, cost=6, loyalty=5, powers=(2, 2, 2), hit_points=6, provenance=RECONSTRUCTED
    ).has(action(Must(sacrifice(one(unit)), OPPONENT), trigger=turn_begins())),
    CHAOS.legend(
        "Kairos Fateweaver", 30, LEGENDS, cost=6, loyalty=4, powers=(2, 2, 2), hit_points=6, provenance=RECONSTRUCTED
    ).has(
        is_a(UNIT, on=development & yours),
        power.base_becomes(2, on=development & yours),
        hit_points.base_becomes(2, on=development & yours),
    ),
    # invasion.faq.crone-hellebron-excess: all that was dealt counts.
    DARK_ELF.legend(
        "Crone Hellebron", 1, DAYS_OF_BLOOD, cost=3, loyalty=2, powers=(1, 1, 2), hit_points=4, provenance=RECONSTRUCTED
    ).has(
        three_zones(),
        whenever(
            zone_damaged(whose=OPPONENT, during=by_combat_damage & this.are(attacking)),
            discard(top(that_much, deck(THAT))),
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
        action(play(one(tactic & orc & ~epic_spell, hand())), trigger=attacks(this)),
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
            Pick(
                Lying(quality=support & dwarf & (cost <= resources_in_your_pool), untargeted=True, in_hand=True),
                put_into_play(it),
                "invasion.zone.put-into-play-definition",
            ),
            trigger=attacks(this),
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
        action(
            Then(
                reveal(top(1, deck())),
                until(END_OF_PHASE, combat_damage.plus(x), on=this, x=cost.of(seen)) + discard(seen),
            ),
            trigger=attacks(this),
        ),
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
            turn_faceup(it) + If(it.are(unit & high_elf & has_keyword(AMBUSH)), AmbushAttack(it), sacrifice(it)),
            trigger=attacks(this),
            target=a(facedown_development & yours),
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
        cost.plus(-experiences_on_this, on=yours, when=during_your_turn & nothing_played(any_card)),
        action(gain_experience(this), trigger=attacks(this)),
    ),
]
