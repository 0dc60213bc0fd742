"""The cards of Chaos."""

from __future__ import annotations

from nefrit.invasion.attacks import MakeAttack
from nefrit.invasion.cards.becoming import unit_for_a_while
from nefrit.invasion.cards.centers import capital_center
from nefrit.invasion.cards.quests import gathers
from nefrit.invasion.cards.races import CHAOS
from nefrit.invasion.constants import BATTLEFIELD, BATTLEFIELD_PHASE, KINGDOM, QUEST_ZONE, UNIT
from nefrit.invasion.costs import SkipPhase, spend
from nefrit.invasion.damage import DOUBLED, UNCANCELLABLE
from nefrit.invasion.effects import gain_power, until_end_of_turn
from nefrit.invasion.entering import Lying, put_into_play
from nefrit.invasion.faces import X
from nefrit.invasion.free_play import play
from nefrit.invasion.hands import PLAYS_TOP
from nefrit.invasion.keywords import limited
from nefrit.invasion.looking import name_a_number, reveal
from nefrit.invasion.player_choices import Must, Pick, each_player
from nefrit.invasion.players import ANYBODY, DEFENDER, OPPONENT, TARGET, YOU
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
from nefrit.invasion.settle import TOPS_SHOWN
from nefrit.invasion.targets import Place, a, an_opponent
from nefrit.invasion.trees import Attaches, Invades, Standing, only_in, play_only
from nefrit.invasion.words.abilities import action, forced, whenever
from nefrit.invasion.words.cards import (
    attacking,
    building,
    chaos,
    corrupted,
    defending,
    development,
    in_a_battlefield,
    in_corresponding_zone,
    in_defending_zone,
    in_this_zone,
    in_your_battlefield,
    quest,
    same_title,
    support,
    tactic,
    theirs,
    unit,
    yours,
)
from nefrit.invasion.words.conditions import (
    by_combat_damage,
    during_your_quest_phase,
    during_your_turn,
    has_tokens,
    unit_quests_here,
)
from nefrit.invasion.words.continuous import combat_damage, hit_points, is_a
from nefrit.invasion.words.counters import ALL, damage, move
from nefrit.invasion.words.nouns import (
    all_of,
    any_number,
    at_random,
    attached,
    both,
    chosen,
    each,
    it,
    one,
    other,
    quester,
    second,
    that,
    third,
    this,
    top,
)
from nefrit.invasion.words.numbers import (
    cost,
    count,
    developments_in_your_battlefield,
    fewest_cards_in_a_hand,
    power,
    tokens_on,
    x,
)
from nefrit.invasion.words.occasions import (
    attacks,
    deals_damage,
    develops,
    enters_play,
    falls,
    is_damaged,
    is_destroyed,
    leaves_play,
    phase_begins,
    survives,
    turn_begins,
)
from nefrit.invasion.words.piles import deck, hand, those
from nefrit.invasion.words.pools import draw
from nefrit.invasion.words.verbs import (
    corrupt,
    deal,
    destroy,
    discard,
    heal_all,
    place_tokens,
    sacrifice,
    shuffle_deck,
)
from nefrit.invasion.words.zones import one_zone
from nefrit.kernel.effects import Then

CARDS = [
    CHAOS.unit("Servants of Khorne", 81, cost=1, loyalty=1, power=1, hit_points=1, traits="Warrior").has(
        only_in(BATTLEFIELD)
    ),
    CHAOS.unit("Savage Marauders", 82, cost=3, loyalty=1, power=2, hit_points=1, traits="Warrior"),
    CHAOS.unit("Festering Nurglings", 83, cost=2, loyalty=1, power=1, hit_points=2, traits="Daemon").has(
        forced(enters_play(this), corrupt(it), target=a(unit & in_corresponding_zone))
    ),
    CHAOS.unit("Nurgle Sorcerer", 84, cost=3, loyalty=3, power=1, hit_points=2, traits="Sorcerer", copies=1).has(
        action(deal(it, 1, more=1, more_to=corrupted), cost=spend(3), target=a(unit), section=QUEST_ZONE)
    ),
    CHAOS.unit("Chaos Knights", 85, cost=5, loyalty=2, power=3, hit_points=4, traits="Knight Cavalry", copies=2),
    CHAOS.unit("Cultist of Slaanesh", 86, cost=2, loyalty=1, power=1, hit_points=1, traits="Zealot", copies=1).has(
        action(destroy(it), cost=spend(4), target=a(development), section=QUEST_ZONE)
    ),
    CHAOS.unit("Valkia the Bloody", 87, cost=4, loyalty=3, power=2, hit_points=4, traits="Hero Daemon", copies=1).has(
        action(
            move(damage, ALL, source=this, to=it, up_to=True),
            cost=spend(2),
            target=a(unit & corrupted & other),
            section=QUEST_ZONE,
        )
    ),
    CHAOS.support("Sadistic Mutation", 95, cost=2, loyalty=2, power=0, traits="Attachment Mutation", copies=1).has(
        Attaches(unit & yours),
        forced(deals_damage(attached), deal(it, 1), target=Place(quality=unit)),
    ),
    CHAOS.tactic("Slaanesh's Domination", 105, cost=2, loyalty=2, copies=1).has(
        action(
            reveal(at_random(3, hand(TARGET), up_to=True)) + play(any_number(tactic, those)),
            target=an_opponent(),
        )
    ),
    CHAOS.unit("Melekh the Changer", 88, cost=3, loyalty=2, power=1, hit_points=3, traits="Hero Mage", copies=1).has(
        power.plus(count(corrupted & theirs))
    ),
    CHAOS.unit("Fledgling Chaos Spawn", 89, cost=0, loyalty=1, power=0, hit_points=1, traits="Daemon", copies=1).has(
        forced(is_destroyed(this), deal(it, 1), target=a(unit & in_a_battlefield), section=BATTLEFIELD)
    ),
    CHAOS.unit("Savage Gors", 90, cost=2, loyalty=1, power=1, hit_points=1, traits="Warrior").has(
        combat_damage.plus(2, when=this.are(attacking) & (developments_in_your_battlefield >= 2), section=BATTLEFIELD)
    ),
    CHAOS.unit("Dark Zealot", 91, cost=3, loyalty=1, power=1, hit_points=3, traits="Zealot", copies=2),
    CHAOS.unit("Bloodthirster", 92, cost=8, loyalty=5, power=5, hit_points=8, traits="Daemon", copies=1).has(
        Standing(UNCANCELLABLE), forced(turn_begins(), each_player(sacrifice(one(unit & in_corresponding_zone))))
    ),
    CHAOS.support("Cloud of Flies", 93, cost=0, loyalty=1, power=0, traits="Attachment Spell", copies=1).has(
        Attaches(unit & yours),
        whenever(turn_begins(), deal(both, 1, uncancellable=True), optional=True, target=a(unit)),
    ),
    CHAOS.support("Horrific Mutation", 94, cost=1, loyalty=1, power=0, traits="Attachment Mutation", copies=1).has(
        Attaches(unit & yours),
        hit_points.plus(-1, on=unit & defending, when=attached.are(attacking)),
    ),
    CHAOS.support("Warpstone Meteor", 96, cost=3, loyalty=2, power=2, traits="Warpstone", copies=1).has(
        forced(turn_begins(), each_player(corrupt(one(unit & in_corresponding_zone)), otherwise=deal(one_zone, 1)))
    ),
    CHAOS.quest("Journey to the Gate", 97, cost=2, loyalty=2, copies=2).has(
        action(
            discard(all_of(hand(OPPONENT))),
            when=has_tokens(3) & during_your_turn,
            cost=sacrifice(quester),
            section=QUEST_ZONE,
        ),
        gathers(),
    ),
    CHAOS.support("Shrine to Nurgle", 98, cost=2, loyalty=1, power=1, traits="Building").has(
        forced(is_damaged(unit, OPPONENT, during=by_combat_damage), corrupt(that), section=KINGDOM)
    ),
    CHAOS.tactic("Seduced by Darkness", 99, cost=0, loyalty=1, copies=2).has(action(corrupt(it), target=a(unit))),
    CHAOS.tactic("Will of Tzeentch", 100, cost=3, loyalty=3, copies=1).has(
        play_only(during_your_turn), action(discard(all_of(hand(ANYBODY))) + draw(3, ANYBODY))
    ),
    CHAOS.tactic("Nurgle's Pestilence", 101, cost=3, loyalty=2, traits="Spell", copies=1).has(
        action(deal(each(unit), 1, more=1, more_to=corrupted))
    ),
    CHAOS.tactic("Flames of Tzeentch", 102, cost=X, loyalty=3, traits="Spell", copies=1).has(
        play_only(during_your_turn), action(deal(it, x), target=a(unit))
    ),
    CHAOS.tactic("Blood for the Blood God", 103, cost=2, loyalty=2, copies=2).has(
        action(deal(it, power.of(it)), target=a(unit & in_a_battlefield))
    ),
    CHAOS.tactic("Culling the Weak", 104, cost=2, loyalty=1, copies=1).has(
        action(gain_power(each(unit & in_your_battlefield), 1), cost=sacrifice(one(unit)))
    ),
    CHAOS.tactic("Bolt of Change", 11, THE_SKAVENBLIGHT_THREAT, cost=1, loyalty=2, traits="Spell").has(
        action(until_end_of_turn(*unit_for_a_while(2, 2)), target=a(development))
    ),
    CHAOS.unit("Bloodsworn", 31, PATH_OF_THE_ZEALOT, cost=4, loyalty=1, power=2, hit_points=3, traits="Warrior").has(
        forced(falls(unit, OPPONENT), heal_all(this))
    ),
    CHAOS.quest("Wolves of the North", 32, PATH_OF_THE_ZEALOT, cost=0, loyalty=2, unique=True).has(
        action(MakeAttack(quester), when=unit_quests_here & during_your_quest_phase, limit=1)
    ),
    CHAOS.unit("Blue Horrors", 51, TOOTH_AND_CLAW, cost=2, loyalty=2, power=2, hit_points=2, traits="Daemon").has(
        action(
            Pick(
                Lying(0, 1, quality=unit & same_title, untargeted=True, in_hand=True),
                put_into_play(it),
                "invasion.zone.put-into-play-definition",
            ),
            trigger=leaves_play(this),
        )
    ),
    # invasion.errata.stone-to-skin
    CHAOS.tactic("Stone to Skin", 75, REDEMPTION_OF_A_MAGE, cost=1, loyalty=2, traits="Spell").has(
        action(
            until_end_of_turn(is_a(UNIT), hit_points.base_becomes(4)),
            target=a(support & building),
        )
    ),
    CHAOS.tactic("Plague Bomb", 34, THE_CHAOS_MOON, cost=3, loyalty=3, traits="Spell Disease").has(
        action(
            deal(it, 1) + deal(second, 2) + deal(third, 3),
            target=(a(unit), a(unit & ~chosen), a(unit & ~chosen)),
        )
    ),
    # invasion.faq.sorcerer-token-not-cost
    CHAOS.unit(
        "Sorcerer of Tzeentch", 53, THE_TWIN_TAILED_COMET, cost=3, loyalty=1, power=1, hit_points=3, traits="Sorcerer"
    ).has(
        action(Then(place_tokens(this, 1), deal(it, tokens_on.of(this))), trigger=develops(whose=YOU), target=a(unit))
    ),
    CHAOS.tactic("Call the Brayherd", 114, FIERY_DAWN, cost=4, loyalty=3, traits="Spell").has(
        play_only(during_your_turn),
        action(reveal(top(5, deck())) + put_into_play(each(unit & (cost <= 3), those), BATTLEFIELD) + shuffle_deck),
    ),
    CHAOS.unit("Bloodletter", 31, LEGENDS, cost=4, loyalty=2, power=3, hit_points=3, traits="Daemon").has(
        Standing(DOUBLED, on=unit)
    ),
    CHAOS.unit(
        "Mounted Marauders", 12, RISING_DAWN, cost=4, loyalty=2, power=2, hit_points=2, traits="Warrior Cavalry"
    ).has(forced(survives(this & attacking), Must(sacrifice(one((quest | support) & in_defending_zone)), DEFENDER))),
    CHAOS.unit(
        "Shaggoth Champion",
        33,
        OATHS_OF_VENGEANCE,
        cost=fewest_cards_in_a_hand,
        loyalty=2,
        power=0,
        hit_points=fewest_cards_in_a_hand,
        traits="Creature Dragon Ogre",
    ).has(
        power.plus(fewest_cards_in_a_hand),
        forced(attacks(this), draw(1, ANYBODY)),
    ),
    CHAOS.support(
        "Iron Throneroom", 13, THE_INEVITABLE_CITY, cost=3, loyalty=5, power=2, traits="Capital-Center", unique=True
    ).has(
        *capital_center(
            Pick(
                Lying(0, 3, quality=unit & chaos, untargeted=True, either=True),
                put_into_play(it),
                "invasion.zone.put-into-play-definition",
            )
        )
    ),
    CHAOS.tactic("Summons of Chaos", 34, OATHS_OF_VENGEANCE, cost=2, loyalty=4, traits="Epic-Spell").has(
        limited(),
        action(
            name_a_number
            + reveal(top(x, deck()))
            + put_into_play(one(unit & chaos & (cost <= x), those), BATTLEFIELD)
            + discard(all_of(those))
        ),
    ),
    CHAOS.quest("Beastman Incursion", 60, THE_ACCURSED_DEAD, cost=2, loyalty=2, traits="Invasion").has(
        Invades(),
        forced(turn_begins(), Must(sacrifice(one(~(development | quest) & in_this_zone)), YOU)),
        action(
            destroy(this),
            trigger=phase_begins(BATTLEFIELD_PHASE),
            when=unit_quests_here,
            cost=SkipPhase(BATTLEFIELD_PHASE),
        ),
    ),
    CHAOS.unit(
        "Lord of Change", 21, MARCH_OF_THE_DAMNED, cost=6, loyalty=3, power=3, hit_points=4, traits="Daemon"
    ).has(Standing(TOPS_SHOWN), Standing(PLAYS_TOP)),
]
