"""The cards of the Orcs."""

from __future__ import annotations

from nefrit.invasion.cards.centers import capital_center
from nefrit.invasion.cards.quests import gathers, may_end
from nefrit.invasion.cards.races import ORC
from nefrit.invasion.constants import BATTLEFIELD, END_OF_TURN, KINGDOM, QUEST_ZONE, SUPPORT
from nefrit.invasion.costs import spend
from nefrit.invasion.effects import at, deal_indirect, establish, gain_power, may
from nefrit.invasion.entering import PutIntoPlay, put_into_play
from nefrit.invasion.faces import X
from nefrit.invasion.keywords import limited, toughness
from nefrit.invasion.occurrences.leaving import UNDER
from nefrit.invasion.paying import SPENDS_DAMAGE
from nefrit.invasion.player_choices import Must, Pick, each_player
from nefrit.invasion.players import ANYBODY, OPPONENT, TARGET, THAT, YOU
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
from nefrit.invasion.standing import INSTEAD
from nefrit.invasion.targets import Aim, APlayer, Place, a, a_player, x_in_one_zone
from nefrit.invasion.trees import (
    Action,
    Attaches,
    Instead,
    Invades,
    NextCost,
    Standing,
    only_in,
    play_only,
)
from nefrit.invasion.words.abilities import action, forced, whenever
from nefrit.invasion.words.cards import (
    attachment,
    attacking,
    damaged,
    defending_alone,
    development,
    facedown_development,
    in_corresponding_zone,
    in_this_zone,
    in_your_battlefield,
    orc,
    participating,
    quest_card,
    struck,
    support,
    theirs,
    unit,
    yours,
)
from nefrit.invasion.words.conditions import (
    by_collecting,
    during_your_capital_phase,
    during_your_turn,
    has_tokens,
    nothing_played,
    there_is,
    unit_quests_here,
)
from nefrit.invasion.words.continuous import gains, is_a
from nefrit.invasion.words.counters import damage, move
from nefrit.invasion.words.nouns import attached, each, it, kept, kept_and_paid_for, one, paid, quester, second, this
from nefrit.invasion.words.numbers import cost, loyalty, power, tokens_on
from nefrit.invasion.words.occasions import (
    damage_assigned,
    develops,
    enters_play,
    gains_resources,
    leaves_play,
    turn_begins,
    turn_ends,
)
from nefrit.invasion.words.piles import hand
from nefrit.invasion.words.pools import draw, lose
from nefrit.invasion.words.verbs import (
    deal,
    destroy,
    discard,
    heal_all,
    place_tokens,
    put_on_top,
    sacrifice,
    turn_faceup,
)
from nefrit.invasion.words.zones import this_zone, zones
from nefrit.kernel.effects import Choose, If, May, OneOf, Then
from nefrit.parts.words import any_card


def keeps_orcs() -> Instead:
    """Your Orc units that would leave play may lie under this card instead."""
    return Instead(INSTEAD, when=leaves_play(unit & yours & orc), optional=True, to=UNDER)


def comes_again(effect: PutIntoPlay) -> Action:
    """For what they cost all of them come into play."""
    return action(effect, cost=spend(cost.of(kept)), limit=1)


FISTS = action(Then(deal_indirect(2, ANYBODY), may(put_on_top(this))))
SNOTLINGS = (
    Invades(),
    forced(turn_ends(), Must(sacrifice(one(development & in_this_zone)), YOU, deal(this_zone, 2))),
    action(Then(place_tokens(this, power.of(quester)), may_end(3)), trigger=turn_begins(), when=unit_quests_here),
)

CARDS = [
    ORC.unit("Crooked Teef Goblins", 56, cost=1, loyalty=1, power=1, hit_points=1, traits="Goblin Warrior").has(
        only_in(BATTLEFIELD)
    ),
    ORC.unit("Squig Herders", 57, cost=2, loyalty=1, power=1, hit_points=2, traits="Goblin Warrior").has(
        power.plus(1, when=there_is(unit & yours & damaged))
    ),
    ORC.unit("Ironclaw's Horde", 58, cost=5, loyalty=2, power=4, hit_points=2, traits="Warrior", copies=1).has(
        only_in(BATTLEFIELD)
    ),
    ORC.unit("Followers of Mork", 59, cost=2, loyalty=1, power=1, hit_points=2, traits="Shaman", copies=2).has(
        forced(enters_play(this), deal_indirect(2, ANYBODY))
    ),
    ORC.unit("Black Orc Squad", 60, cost=3, loyalty=1, power=1, hit_points=4, traits="Warrior Elite"),
    ORC.unit("Boar Boyz", 61, cost=4, loyalty=2, power=1, hit_points=4, traits="Cavalry", copies=2).has(
        power.plus(2, when=there_is(unit & yours & damaged))
    ),
    ORC.unit("Grimgor Ironhide", 63, cost=6, loyalty=5, power=3, hit_points=6, traits="Hero Warrior", copies=1).has(
        forced(enters_play(this), destroy(each((support | development) & in_corresponding_zone)))
    ),
    ORC.unit("Night Goblins", 64, cost=2, loyalty=1, power=1, hit_points=2, traits="Goblin Shaman", copies=1).has(
        forced(enters_play(this), destroy(it), target=a(attachment & in_corresponding_zone))
    ),
    # invasion.errata.doom-divers
    ORC.unit("Doom Divers", 65, cost=4, loyalty=1, power=2, hit_points=2, traits="Goblin", copies=1).has(
        forced(
            turn_begins(),
            each_player(sacrifice(one(development)), otherwise=deal(zones(), 1)),
            section=BATTLEFIELD,
        )
    ),
    ORC.unit("Lobber Crew", 66, cost=2, loyalty=1, power=1, hit_points=1, traits="Goblin").has(
        action(
            Pick(APlayer(whose=OPPONENT), Must(sacrifice(one(unit)), TARGET), "invasion.effect.trigger-procedure"),
            cost=sacrifice(this),
            section=KINGDOM,
        )
    ),
    ORC.unit("Big 'Uns", 67, cost=3, loyalty=1, power=1, hit_points=2, traits="Warrior", copies=1).has(
        gains(toughness(1), on=unit & yours & damaged, section=BATTLEFIELD)
    ),
    # invasion.errata.urguck
    ORC.unit("Urguck", 62, cost=3, loyalty=3, power=1, hit_points=3, traits="Hero Warrior", copies=1).has(
        Standing(SPENDS_DAMAGE, condition=during_your_capital_phase)
    ),
    ORC.support("Banna of Da Red Sunz", 71, cost=4, loyalty=1, power=2, traits="Banner", copies=1).has(
        whenever(
            gains_resources(whose=OPPONENT, during=by_collecting(7)),
            lose(1, THAT) + deal(it, 1),
            target=a(unit),
            section=KINGDOM,
        )
    ),
    ORC.tactic("Smash-Go-Boom!", 74, cost=X, loyalty=2, copies=1).has(
        play_only(during_your_turn),
        action(
            destroy(it) + destroy(second),
            target=x_in_one_zone(development),
        ),
    ),
    ORC.tactic("We'z Bigga!", 76, cost=0, loyalty=1, copies=2).has(
        action(establish(NextCost("cost", on=unit & yours, amount=-1, wounds=1)))
    ),
    ORC.support("Rock Lobber", 68, cost=2, loyalty=2, power=0, traits="Siege", copies=1).has(
        action(
            Pick(Place(cards=False, untargeted=True), deal(it, 2), "invasion.damage.capital-effect-choose-section"),
            cost=(spend(2), sacrifice(one(unit & in_this_zone))),
            section=BATTLEFIELD,
            limit=1,
        )
    ),
    ORC.support("Choppa", 69, cost=1, loyalty=2, power=0, traits="Attachment Weapon", copies=2).has(
        Attaches(unit, placed=in_your_battlefield), power.plus(2, on=attached)
    ),
    ORC.support("Totem of Gork", 70, cost=3, loyalty=3, power=1, traits="Siege", copies=1).has(
        power.plus(1, on=unit & in_this_zone & participating)
    ),
    ORC.quest("Smash 'Em All!", 72, cost=1, loyalty=2, copies=2).has(
        action(destroy(each(support & theirs)), when=has_tokens(3), cost=sacrifice(quester), section=QUEST_ZONE),
        gathers(),
    ),
    ORC.support("Grimgor's Camp", 73, cost=3, loyalty=1, power=1, traits="Building", copies=1).has(
        cost.plus(-1, on=unit & yours & orc, when=nothing_played(unit & orc), section=KINGDOM)
    ),
    # invasion.errata.rip-dere-eads-off-not-entering
    ORC.tactic("Rip Dere 'eads Off!", 75, cost=1, loyalty=1, copies=1).has(
        action(
            turn_faceup(it) + If(it.are(unit), at(END_OF_TURN, sacrifice(it)), sacrifice(it)),
            target=a(facedown_development),
        )
    ),
    ORC.tactic("Favour of Mork", 77, cost=1, loyalty=2, traits="Spell").has(
        action(gain_power(it, -1) + gain_power(second, 1), target=(a(unit), a(unit & ~it)))
    ),
    ORC.tactic("Pillage", 78, cost=2, loyalty=2, copies=1).has(action(destroy(it), target=a(support))),
    ORC.tactic("Waaagh!", 79, cost=3, loyalty=2, copies=1).has(action(gain_power(each(unit & attacking), 2))),
    ORC.tactic("Troll Vomit", 80, cost=4, loyalty=2, copies=1).has(
        play_only(during_your_turn), action(destroy(each(unit)))
    ),
    ORC.unit("Forest Goblins", 17, MARCH_OF_THE_DAMNED, cost=2, loyalty=2, power=1, hit_points=2, traits="Goblin").has(
        action(gain_power(it, 1), trigger=enters_play(this), target=a(unit))
    ),
    ORC.support("Troll Den", 18, MARCH_OF_THE_DAMNED, cost=4, loyalty=2, power=3, traits="Building").has(
        forced(
            turn_begins(),
            OneOf(
                (
                    Choose(Aim(quality=unit & yours & in_this_zone), deal(it, 2), "invasion.effect.trigger-procedure"),
                    sacrifice(this),
                ),
                "invasion.term.or-choice",
            ),
        )
    ),
    ORC.unit("River Troll", 4, OMENS_OF_RUIN, cost=4, loyalty=2, power=2, hit_points=4, traits="Troll").has(
        forced(turn_begins(), heal_all(this))
    ),
    ORC.support("Boss Pit", 49, THE_IRON_ROCK, cost=4, loyalty=5, power=3, traits="Capital-Center").has(
        *capital_center(draw(10))
    ),
    ORC.tactic("Snotling Ambush", 50, THE_IRON_ROCK, cost=2, loyalty=3).has(
        action(lose(loyalty.of(paid), TARGET), cost=discard(one(any_card, hand())), target=a_player())
    ),
    # invasion.errata.fists-of-mork
    ORC.tactic("Fists of Mork", 82, CITY_OF_WINTER, cost=1, loyalty=1).has(limited(), FISTS, printed=[FISTS]),
    ORC.unit(
        "War Boar", 47, THE_ACCURSED_DEAD, cost=3, loyalty=2, power=1, hit_points=3, traits="Creature Cavalry"
    ).has(is_a(SUPPORT, on=quest_card, section=BATTLEFIELD)),
    # invasion.faq.grimgors-spike: those to which damage was assigned, not all attackers.
    ORC.support("Grimgor's Spike", 71, THE_DEATHMASTERS_DANCE, cost=1, loyalty=2, traits="Attachment Weapon").has(
        Attaches(unit & orc),
        whenever(damage_assigned(during=attached.are(defending_alone)), destroy(each(unit & attacking & struck))),
    ),
    ORC.unit("Orc Shaman", 45, THE_TWIN_TAILED_COMET, cost=3, loyalty=1, power=1, hit_points=3, traits="Sorcerer").has(
        action(
            Then(
                place_tokens(this, 1),
                May(
                    move(damage, tokens_on.of(this), source=this_zone, to=it, up_to=True),
                    "invasion.play.action-optional",
                ),
            ),
            trigger=develops(whose=YOU),
            target=a(unit & yours),
        )
    ),
    # invasion.errata.snotling-invasion
    ORC.quest("Snotling Invasion", 38, FRAGMENTS_OF_POWER, cost=0, loyalty=2, traits="Invasion").has(
        limited(), *SNOTLINGS, printed=SNOTLINGS
    ),
    # invasion.errata.the-unending-horde
    ORC.support("The Unending Horde", 6, RISING_DAWN, cost=1, loyalty=2, power=0, traits="Condition").has(
        keeps_orcs(),
        comes_again(put_into_play(kept_and_paid_for, BATTLEFIELD)),
        printed=[keeps_orcs(), comes_again(put_into_play(kept, BATTLEFIELD))],
    ),
]
