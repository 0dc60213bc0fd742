"""The cards of the Dark Elves."""

from __future__ import annotations

from dataclasses import replace

from nefrit.invasion.cards.alliances import alone, alone_as_printed
from nefrit.invasion.cards.centers import capital_center
from nefrit.invasion.cards.quests import may_end
from nefrit.invasion.cards.races import DARK_ELF
from nefrit.invasion.constants import BATTLEFIELD, END_OF_TURN, KINGDOM, QUEST_ZONE
from nefrit.invasion.costs import spend
from nefrit.invasion.damage import DAMAGE
from nefrit.invasion.damage_prevention import TokenShield
from nefrit.invasion.effects import Buy, deal_indirect, until, until_end_of_turn
from nefrit.invasion.entering import Lying, put_into_play
from nefrit.invasion.keywords import counterstrike
from nefrit.invasion.looking import look_at
from nefrit.invasion.paying import SPENDS_TOKENS
from nefrit.invasion.player_choices import Must, Pick
from nefrit.invasion.players import ANYBODY, OPPONENT, TARGET, THAT, YOU
from nefrit.invasion.sets import (
    ASSAULT_ON_ULTHUAN,
    BLEEDING_SUN,
    CITY_OF_WINTER,
    DAYS_OF_BLOOD,
    LEGENDS,
    OMENS_OF_RUIN,
    THE_ACCURSED_DEAD,
    THE_CHAOS_MOON,
    THE_DEATHMASTERS_DANCE,
    THE_FOURTH_WAYSTONE,
    THE_SILENT_FORGE,
    VESSEL_OF_THE_WINDS,
)
from nefrit.invasion.standing import ATTACKS_FROM_ANYWHERE, CONTROLLED, ENTERS_CORRUPTED, INSTEAD
from nefrit.invasion.targets import Aim, APlayer, a, an_opponent
from nefrit.invasion.trees import Attaches, EndsChain, Instead, Invades, Standing, enters_with, play_only
from nefrit.invasion.words.abilities import action, forced
from nefrit.invasion.words.cards import (
    assigned_damage,
    attacked_this_turn,
    attacking,
    fallen_this_turn,
    hero,
    owned_by_opponent,
    questing_here,
    theirs,
    unit,
    yours,
)
from nefrit.invasion.words.conditions import (
    during_your_turn,
    for_the_quest_phase,
    this_zone_is_attacked,
    unit_quests_here,
)
from nefrit.invasion.words.continuous import attack, cannot, defend, hit_points
from nefrit.invasion.words.counters import assigned, cancel_assigned, move, tokens
from nefrit.invasion.words.nouns import (
    all_of,
    at_random,
    attached,
    first,
    it,
    one,
    other,
    quester,
    that,
    this,
    top,
    up_to_one,
)
from nefrit.invasion.words.numbers import cards_in_that_hand, tokens_on, x
from nefrit.invasion.words.occasions import (
    draws,
    enters_play,
    falls,
    is_destroyed,
    leaves_play,
    turn_begins,
    turn_ends,
    zone_attacked,
)
from nefrit.invasion.words.piles import deck, hand, those
from nefrit.invasion.words.pools import draw, gain, resources, take
from nefrit.invasion.words.verbs import corrupt, deal, discard, place_tokens, remove_tokens, return_to_hand, sacrifice
from nefrit.kernel.effects import Then
from nefrit.parts.words import any_card

FALLEN = Lying(quality=unit & fallen_this_turn, whose=OPPONENT)
ENSLAVE = put_into_play(it, corrupted=True)

HEKARTI = (
    action(until(END_OF_TURN, hit_points.plus(-x)), cost=remove_tokens(this, x), target=a(unit), section=QUEST_ZONE),
    forced(falls(unit & owned_by_opponent), place_tokens(this, 1), when=unit_quests_here, section=QUEST_ZONE),
)


def bought_back(*, action: bool = False) -> Instead:
    """Your units that would be destroyed may go to the hand for a resource, which once was an action.

    A card that leaves play goes to its owner's hand, whatever is printed (invasion.zone.out-of-play-owner).
    """
    back = Buy(1, return_to_hand(that))
    when = is_destroyed(unit, YOU)
    return Instead(INSTEAD, when=when, effect=back, optional=True, section=KINGDOM, action=action)


CARDS = [
    DARK_ELF.unit(
        "Disciple of Khaine", 106, cost=3, loyalty=1, power=1, hit_points=3, traits="Warrior Priest", copies=1
    ).has(
        action(
            move(assigned, 1, source=this, to=it), when=this.are(assigned_damage), cost=spend(2), target=a(unit & other)
        )
    ),
    DARK_ELF.unit("Vile Sorceress", 107, cost=2, loyalty=2, power=1, hit_points=2, traits="Sorcerer", copies=1).has(
        forced(turn_begins(), until_end_of_turn(hit_points.plus(-1)), target=a(unit), section=QUEST_ZONE)
    ),
    DARK_ELF.unit(
        "Cold One Riders", 108, cost=4, loyalty=1, power=2, hit_points=3, traits="Cavalry Elite", copies=1
    ).has(counterstrike(1)),
    DARK_ELF.support("Cauldron of Blood", 109, cost=4, loyalty=1, power=2, traits="Siege", copies=1).has(
        forced(zone_attacked(during=this_zone_is_attacked), deal(it, 1), target=a(unit & attacking), section=KINGDOM)
    ),
    DARK_ELF.tactic("Hate", 110, cost=0, loyalty=1, copies=1).has(action(take(resources, 1))),
    # invasion.errata.war-hydra
    DARK_ELF.unit(
        "War Hydra", 76, THE_DEATHMASTERS_DANCE, cost=5, loyalty=1, power=2, hit_points=1, traits="Creature"
    ).has(
        enters_with(5),
        TokenShield(DAMAGE, gains=True, forced=True),
        printed=[
            enters_with(5),
            action(
                Then(cancel_assigned(1, this), gain(1)), when=this.are(assigned_damage), cost=remove_tokens(this, 1)
            ),
        ],
    ),
    # invasion.errata.reaper-bolt-thrower
    DARK_ELF.support("Reaper Bolt Thrower", 77, THE_DEATHMASTERS_DANCE, cost=2, loyalty=2, traits="Siege").has(
        action(deal_indirect(2), cost=spend(2), section=BATTLEFIELD, limit=1),
        printed=[action(deal_indirect(2), cost=spend(2), section=BATTLEFIELD)],
    ),
    # invasion.errata.caught-the-scent
    DARK_ELF.tactic("Caught the Scent", 78, THE_DEATHMASTERS_DANCE, cost=2, loyalty=3).has(
        play_only(during_your_turn),
        action(
            Pick(
                APlayer(whose=OPPONENT),
                look_at(all_of(hand(TARGET))) + discard(up_to_one(any_card, those)),
                "invasion.errata.caught-the-scent",
            )
        ),
    ),
    DARK_ELF.unit(
        "Walking Sacrifice", 23, ASSAULT_ON_ULTHUAN, cost=0, loyalty=1, power=0, hit_points=1, traits="Martyr"
    ).has(forced(leaves_play(this), draw(1))),
    DARK_ELF.unit("Harpies", 24, ASSAULT_ON_ULTHUAN, cost=2, loyalty=2, power=1, hit_points=2, traits="Creature").has(
        action(
            discard(at_random(1, hand(THAT))),
            trigger=draws(whose=OPPONENT, during=for_the_quest_phase),
            # invasion.effect.harpies-example
            when=cards_in_that_hand >= 7,
            cost=corrupt(this),
            section=QUEST_ZONE,
        )
    ),
    # invasion.errata.altar-of-khaine
    DARK_ELF.support("Altar of Khaine", 36, ASSAULT_ON_ULTHUAN, cost=4, loyalty=2, power=2, traits="Building").has(
        bought_back(), printed=[bought_back(action=True)]
    ),
    # invasion.errata.seeking-new-slaves
    DARK_ELF.tactic("Seeking New Slaves", 57, THE_SILENT_FORGE, cost=2, loyalty=2).has(
        action(Pick(replace(FALLEN, untargeted=True), ENSLAVE, "invasion.errata.seeking-new-slaves")),
        printed=[action(ENSLAVE, target=FALLEN)],
    ),
    # invasion.errata.offering-to-hekarti
    DARK_ELF.quest("Offering to Hekarti", 97, THE_FOURTH_WAYSTONE, cost=0, loyalty=2, unique=True).has(
        *HEKARTI, printed=HEKARTI, printed_unique=False
    ),
    DARK_ELF.support("Soul Stealer", 117, BLEEDING_SUN, cost=4, loyalty=2, power=0, traits="Attachment Hex").has(
        Attaches(unit & ~hero),
        # invasion.faq.soul-stealer-leaves
        Standing(CONTROLLED, on=attached),
    ),
    DARK_ELF.unit(
        "Dark Elf Infiltrator", 16, OMENS_OF_RUIN, cost=2, loyalty=1, power=1, hit_points=2, traits="Warrior"
    ).has(action(take(resources, 2, TARGET, up_to=True), trigger=enters_play(this), target=an_opponent())),
    DARK_ELF.tactic("Sacrifice to Khaine", 37, THE_CHAOS_MOON, cost=2, loyalty=2, traits="Spell").has(
        action(Must(sacrifice(one(unit)), OPPONENT))
    ),
    DARK_ELF.unit("Thief of Essence", 38, LEGENDS, cost=2, loyalty=2, power=1, hit_points=1, traits="Thief").has(
        action(draw(1), trigger=leaves_play(unit, one_or_more=True))
    ),
    # invasion.errata.monster-of-the-deep
    DARK_ELF.unit("Monster of the Deep", 40, LEGENDS, cost=6, loyalty=3, power=3, hit_points=4, traits="Creature").has(
        action(until_end_of_turn(cannot(attack), cannot(defend)), cost=corrupt(this), target=a(unit, least=1, most=2)),
        printed=[
            action(
                corrupt(this) + until_end_of_turn(cannot(attack), cannot(defend)),
                target=a(unit, least=1, most=2),
            )
        ],
    ),
    DARK_ELF.support(
        "Court of the Witch King", 94, CITY_OF_WINTER, cost=4, loyalty=5, power=3, traits="Capital-Center"
    ).has(*capital_center(discard(top(10, deck(TARGET))), an_opponent())),
    DARK_ELF.support("Temple of Spite", 75, VESSEL_OF_THE_WINDS, cost=2, loyalty=2, power=1, traits="Black-Ark").has(
        action(
            Then(until_end_of_turn(hit_points.plus(-1)), place_tokens(this, 1)),
            cost=discard(top(1, deck())),
            target=a(unit),
            section=QUEST_ZONE,
            limit=1,
        )
    ),
    DARK_ELF.quest("Sack Tor Aendris", 32, ASSAULT_ON_ULTHUAN, cost=2, loyalty=1).has(
        Standing(ATTACKS_FROM_ANYWHERE, on=questing_here, section=QUEST_ZONE),
        Standing(SPENDS_TOKENS, section=QUEST_ZONE),
        forced(turn_ends(ANYBODY), place_tokens(this, 1), when=quester.are(attacked_this_turn), section=QUEST_ZONE),
    ),
    DARK_ELF.quest("Pleasure Cults", 79, VESSEL_OF_THE_WINDS, cost=1, loyalty=3, traits="Invasion").has(
        Invades(),
        Standing(ENTERS_CORRUPTED, on=unit),
        forced(turn_begins(), Then(place_tokens(this, 1), may_end(2)), when=unit_quests_here),
    ),
    DARK_ELF.tactic("Jealous Eyes", 54, THE_ACCURSED_DEAD, cost=0, loyalty=2).has(
        EndsChain(),
        action(
            Pick(
                Aim(quality=yours, untargeted=True),
                move(tokens, 2, source=first, to=it, up_to=True),
                "invasion.effect.trigger-procedure",
            ),
            target=a(theirs & (tokens_on >= 1)),
        ),
    ),
    DARK_ELF.support("Chill Sea Watchtower", 4, DAYS_OF_BLOOD, cost=1, loyalty=1, power=1, traits="Building").has(
        alone(DARK_ELF), printed=[alone_as_printed(DARK_ELF)]
    ),
]
