"""The neutral cards."""

from __future__ import annotations

from nefrit.invasion.cards.alliances import alliance, destruction_only, order_only
from nefrit.invasion.cards.becoming import unit_for_a_while
from nefrit.invasion.cards.quests import gathers
from nefrit.invasion.cards.races import CHAOS, DARK_ELF, DWARF, EMPIRE, HIGH_ELF, NEUTRAL, ORC
from nefrit.invasion.constants import BATTLEFIELD, BATTLEFIELD_PHASE, END_OF_TURN, FOR_GOOD, KINGDOM, QUEST_ZONE, SKIP
from nefrit.invasion.costs import spend
from nefrit.invasion.damage import DAMAGE
from nefrit.invasion.damage_prevention import Cancels, TokenShield, cancel_next
from nefrit.invasion.effects import establish, until, until_end_of_turn
from nefrit.invasion.entering import Lying, put_into_play
from nefrit.invasion.keywords import SAVAGE, limited, savage
from nefrit.invasion.looking import for_each_player, look_at, reveal, split
from nefrit.invasion.moving import take_control
from nefrit.invasion.players import ANYBODY, OPPONENT, TARGET, YOU
from nefrit.invasion.sets import (
    ASSAULT_ON_ULTHUAN,
    BLEEDING_SUN,
    DAYS_OF_BLOOD,
    FAITH_AND_STEEL,
    FRAGMENTS_OF_POWER,
    KARAZ_A_KARAK,
    LEGENDS,
    MARCH_OF_THE_DAMNED,
    OMENS_OF_RUIN,
    PATH_OF_THE_ZEALOT,
    RISING_DAWN,
    SHIELD_OF_THE_GODS,
    THE_ACCURSED_DEAD,
    THE_BURNING_OF_DERRICKSBURG,
    THE_CHAOS_MOON,
    THE_DEATHMASTERS_DANCE,
    THE_FOURTH_WAYSTONE,
    THE_IRON_ROCK,
    THE_SKAVENBLIGHT_THREAT,
    THE_WARPSTONE_CHRONICLES,
    TOOTH_AND_CLAW,
)
from nefrit.invasion.standing import AS_DEVELOPMENT, ATTACKS_FROM_ANYWHERE, DEFENDS_FROM_ANYWHERE, ENTERS_CORRUPTED
from nefrit.invasion.targets import a, a_player, an_opponent
from nefrit.invasion.trees import (
    Action,
    Attaches,
    PeopleOnly,
    Standing,
    deck_limit,
    enters_with,
    only_in,
    play_only,
)
from nefrit.invasion.words.abilities import action, forced, whenever
from nefrit.invasion.words.cards import (
    artefact,
    attacking,
    corrupted,
    development,
    has_keyword,
    hero,
    in_corresponding_zone,
    legend,
    participating,
    quest,
    same_title,
    skaven,
    support,
    undead,
    unit,
    yours,
)
from nefrit.invasion.words.conditions import by_being_played, during_your_quest_phase, during_your_turn, there_is
from nefrit.invasion.words.continuous import (
    be_targeted,
    cannot,
    combat_damage,
    enter_this_zone,
    gains,
    hit_points,
    searched_cards,
)
from nefrit.invasion.words.nouns import all_of, attached, each, it, one, quester, seen, that, this, top
from nefrit.invasion.words.numbers import (
    cards_in_your_discard_pile,
    cost,
    count,
    developments_here,
    developments_in_your_battlefield,
    developments_in_your_kingdom,
    developments_in_your_quest_zone,
    loyalty,
    power,
    printed_power,
    remaining_hit_points,
    tokens_on,
    x,
)
from nefrit.invasion.words.occasions import (
    develops,
    enters_play,
    is_corrupted,
    leaves_play,
    tokens_placed,
    turn_begins,
    turn_ends,
)
from nefrit.invasion.words.piles import deck, discard_pile, those
from nefrit.invasion.words.pools import draw, gain, resources, take
from nefrit.invasion.words.verbs import (
    corrupt,
    deal,
    destroy,
    discard,
    place_tokens,
    put_on_top,
    put_under_deck,
    remove_tokens,
    restore,
    return_to_hand,
    sacrifice,
    shuffle_into_deck,
    take_back,
)
from nefrit.kernel.effects import If, Then
from nefrit.parts.words import Quality, any_card

DRAKENHOF = action(
    cancel_next(2), cost=put_under_deck(one(unit & ~undead, discard_pile(ANYBODY))), target=a(unit & undead)
)


def arcane_power(card: Quality) -> Action:
    """Draw a card; with a legend or an Artefact one of the discard pile, too.

    That one is targeted in any case (invasion.faq.targets-of-then-clause).
    """
    powerful = there_is(legend & yours) | there_is(support & yours & artefact)
    return action(Then(draw(1), If(powerful, take_back(it))), target=Lying(quality=card))


MUSTER = action(gain(2) + draw(2) + establish(Standing(SKIP + BATTLEFIELD_PHASE)))

END_TIMES = (
    play_only(during_your_turn),
    cost.plus(-cards_in_your_discard_pile),
    action(
        for_each_player(shuffle_into_deck(top(10, discard_pile())))
        + for_each_player(reveal(top(10, deck())) + put_into_play(each(unit, those)) + discard(all_of(those)))
    ),
)

CARDS = [
    NEUTRAL.support("Contested Village", 111, cost=1, power=1, traits="Building").has(limited()),
    NEUTRAL.support("Contested Fortress", 112, cost=3, power=1, traits="Building").has(
        limited(), Cancels(DAMAGE, amount=1, zones=True, each_turn=True)
    ),
    NEUTRAL.support("Contested Stronghold", 113, cost=4, power=1, traits="Building").has(
        limited(), power.plus(developments_here)
    ),
    NEUTRAL.support("Armoury", 114, cost=2, power=1, traits="Building").has(
        limited(), power.plus(1, when=developments_here >= 2, section=KINGDOM)
    ),
    NEUTRAL.support("Forgotten Cemetery", 115, cost=2, power=1, traits="Building").has(
        limited(), power.plus(1, when=developments_here >= 2, section=QUEST_ZONE)
    ),
    # invasion.errata.warpstone-excavation
    NEUTRAL.support("Warpstone Excavation", 116, cost=0, power=1, traits="Warpstone").has(
        deck_limit(1),
        Standing(ENTERS_CORRUPTED, on=unit & yours),
        printed=[Standing(ENTERS_CORRUPTED, on=unit & yours)],
    ),
    NEUTRAL.tactic("Pilgrimage", 117, cost=4, copies=1).has(
        cost.plus(-developments_in_your_quest_zone),
        action(return_to_hand(it), target=a(unit)),
    ),
    NEUTRAL.tactic("Burn It Down", 118, cost=2, copies=1).has(
        action(destroy(it), target=a(support & (cost <= developments_in_your_battlefield)))
    ),
    NEUTRAL.quest("Infiltrate!", 120, cost=2, copies=1).has(
        forced(turn_begins(), discard(top(tokens_on.of(this), deck(OPPONENT))), section=QUEST_ZONE), gathers()
    ),
    NEUTRAL.quest("Prepare for War!", 121, cost=0, copies=2).has(
        action(
            shuffle_into_deck(it),
            cost=sacrifice(quester),
            target=Lying(0, amount=tokens_on.of(this)),
            section=QUEST_ZONE,
        ),
        gathers(),
    ),
    NEUTRAL.support("Alliance - Dwarf and Empire", 122, cost=2, power=1, traits="Banner", copies=1).has(
        *alliance(DWARF, EMPIRE)
    ),
    NEUTRAL.support("Alliance - Empire and High Elf", 123, cost=2, power=1, traits="Banner", copies=1).has(
        *alliance(EMPIRE, HIGH_ELF)
    ),
    NEUTRAL.support("Alliance - Dwarf and High Elf", 124, cost=2, power=1, traits="Banner", copies=1).has(
        *alliance(DWARF, HIGH_ELF)
    ),
    NEUTRAL.support("Alliance - Chaos and Orc", 125, cost=2, power=1, traits="Banner", copies=1).has(
        *alliance(CHAOS, ORC)
    ),
    NEUTRAL.support("Alliance - Chaos and Dark Elf", 126, cost=2, power=1, traits="Banner", copies=1).has(
        *alliance(CHAOS, DARK_ELF)
    ),
    NEUTRAL.support("Alliance - Orc and Dark Elf", 127, cost=2, power=1, traits="Banner", copies=1).has(
        *alliance(ORC, DARK_ELF)
    ),
    NEUTRAL.unit(
        "Greyseer Thanquol", 15, THE_SKAVENBLIGHT_THREAT, cost=3, power=1, hit_points=1, traits="Hero Skaven"
    ).has(
        destruction_only(),
        Standing(ATTACKS_FROM_ANYWHERE),
        power.plus(count(unit & yours & skaven), when=this.are(attacking)),
    ),
    NEUTRAL.support(
        "Warp Lightning Cannon", 17, THE_SKAVENBLIGHT_THREAT, cost=2, traits="Attachment Weapon Skaven"
    ).has(
        destruction_only(),
        Attaches(unit),
        # invasion.errata.warp-lightning-cannon: if it is not corrupted already.
        whenever(enters_play(this), corrupt(attached)),
        power.plus(3, on=attached, when=attached.are(participating)),
    ),
    NEUTRAL.unit("Veteran Sellswords", 38, PATH_OF_THE_ZEALOT, cost=0, power=1, hit_points=1, traits="Warrior").has(
        only_in(BATTLEFIELD), forced(turn_ends(), take_control(this, by=TARGET), target=an_opponent())
    ),
    NEUTRAL.unit("Rat Ogres", 55, TOOTH_AND_CLAW, cost=4, power=2, hit_points=3, traits="Skaven").has(
        destruction_only(), action(restore(each(unit & corrupted & skaven)), trigger=turn_begins())
    ),
    NEUTRAL.support("Scout Camp", 60, TOOTH_AND_CLAW, cost=2, power=1, traits="Building").has(
        searched_cards.plus(1, section=KINGDOM)
    ),
    NEUTRAL.unit(
        "Deathmaster Sniktch", 79, THE_DEATHMASTERS_DANCE, cost=4, power=2, hit_points=2, traits="Hero Skaven"
    ).has(
        destruction_only(),
        action(destroy(it), cost=corrupt(this), target=a(unit & (remaining_hit_points < count(skaven)))),
    ),
    NEUTRAL.support(
        "Fellblade", 100, THE_WARPSTONE_CHRONICLES, cost=2, traits="Attachment Relic Skaven", unique=True
    ).has(
        Attaches(unit & skaven),
        whenever(enters_play(this), corrupt(attached)),
        whenever(is_corrupted(unit), place_tokens(this, 1)),
        combat_damage.plus(tokens_on.of(this), on=attached),
    ),
    NEUTRAL.tactic("Innovation", 57, ASSAULT_ON_ULTHUAN, cost=0).has(action(gain(developments_in_your_kingdom))),
    # invasion.errata.order-in-chaos
    NEUTRAL.tactic("Order in Chaos", 18, THE_BURNING_OF_DERRICKSBURG, cost=1).has(
        order_only(),
        limited(),
        action(put_on_top(top(2, discard_pile(TARGET))), target=a_player()),
        printed=[order_only(), action(put_on_top(top(2, discard_pile(TARGET))), target=a_player())],
    ),
    NEUTRAL.unit("Mountain Brigands", 100, THE_FOURTH_WAYSTONE, cost=2, power=1, hit_points=2, traits="Thief").has(
        action(take(resources, 1, TARGET), trigger=enters_play(this), target=an_opponent())
    ),
    # invasion.errata.advanced-engineering
    NEUTRAL.support("Advanced Engineering", 119, BLEEDING_SUN, cost=2, power=1, traits="Siege").has(
        action(look_at(top(2, deck())) + split(seen, put_on_top, put_under_deck), trigger=turn_begins())
    ),
    NEUTRAL.unit("Crypt Ghouls", 43, MARCH_OF_THE_DAMNED, cost=2, power=1, hit_points=1, traits="Undead Warrior").has(
        destruction_only(), action(gain(2), trigger=leaves_play(this))
    ),
    NEUTRAL.unit("Spellsinger", 39, THE_CHAOS_MOON, cost=2, power=1, hit_points=2, traits="Wood-Elf Mage").has(
        order_only(),
        action(until_end_of_turn(*unit_for_a_while(1, 2)), trigger=develops(whose=YOU), target=a(development)),
    ),
    # invasion.errata.track-the-prey
    NEUTRAL.tactic("Track the Prey", 45, LEGENDS, cost=2, traits="Lizardmen").has(
        order_only(),
        action(until(END_OF_TURN, gains(savage(x)), x=printed_power.of(it)), target=a(unit & yours)),
        printed=[
            order_only(),
            action(
                until(FOR_GOOD, gains(savage(x)), x=printed_power.of(it)),
                target=a(unit & yours),
            ),
        ],
    ),
    # invasion.errata.protective-spites-clarified, invasion.errata.protective-spites-text
    NEUTRAL.support("Protective Spites", 51, LEGENDS, cost=3, power=0, traits="Wood-Elf Attachment").has(
        order_only(),
        Attaches(unit & yours),
        enters_with(3),
        TokenShield(DAMAGE, on=attached, whole=True, prevents=True, optional=True),
        printed=[
            order_only(),
            Attaches(unit & yours),
            enters_with(3),
            TokenShield(DAMAGE, on=attached, whole=True, prevents=True),
        ],
    ),
    # invasion.errata.chakax
    NEUTRAL.unit("Chakax", 58, THE_IRON_ROCK, cost=4, power=1, hit_points=3, traits="Hero Lizardmen").has(
        order_only(),
        savage(2),
        action(deal(that, 1), trigger=enters_play(unit & has_keyword(SAVAGE), YOU)),
        printed=[
            order_only(),
            savage(2),
            action(deal(that, 1), trigger=enters_play(unit & has_keyword(SAVAGE), YOU, during=by_being_played)),
        ],
    ),
    NEUTRAL.unit("Hidden Sorceress", 17, RISING_DAWN, cost=3, power=2, hit_points=1, traits="Sorceress").has(
        destruction_only(),
        forced(tokens_placed(quest & in_corresponding_zone, by=OPPONENT), remove_tokens(that, 1)),
    ),
    # invasion.errata.drakenhof-castle
    NEUTRAL.support("Drakenhof Castle", 56, THE_ACCURSED_DEAD, cost=3, power=2, traits="Undead Location").has(
        PeopleOnly("Undead"), DRAKENHOF, printed=[destruction_only(), DRAKENHOF]
    ),
    NEUTRAL.support("Shield of Aeons", 101, SHIELD_OF_THE_GODS, cost=4, power=0, traits="Artefact Shield").has(
        order_only(),
        Attaches(hero | legend),
        cannot(be_targeted),
        Cancels(DAMAGE, on=attached, condition=attached.are(participating)),
    ),
    # invasion.errata.muster-for-war
    NEUTRAL.tactic("Muster for War", 20, DAYS_OF_BLOOD, cost=0).has(
        limited(),
        deck_limit(1),
        play_only(during_your_quest_phase),
        MUSTER,
        printed=[limited(), play_only(during_your_quest_phase), MUSTER],
    ),
    NEUTRAL.support("Paranoia", 78, KARAZ_A_KARAK, cost=1, power=0, traits="Attachment Condition").has(
        Attaches(unit),
        cannot(enter_this_zone, on=loyalty < 3),
        action(destroy(attached), by_opponent=True),
    ),
    NEUTRAL.support("Descendant of Gods", 36, FRAGMENTS_OF_POWER, cost=3, power=0, traits="Attachment Condition").has(
        Attaches(legend),
        hit_points.plus(4, on=attached),
        Standing(DEFENDS_FROM_ANYWHERE, on=attached),
    ),
    # invasion.errata.arcane-power-limited, invasion.errata.arcane-power-not-itself
    NEUTRAL.tactic("Arcane Power", 57, THE_ACCURSED_DEAD, cost=1, traits="Spell").has(
        limited(), arcane_power(~same_title), printed=[arcane_power(any_card)]
    ),
    # invasion.errata.end-times
    NEUTRAL.tactic("End Times", 120, FAITH_AND_STEEL, cost=10, traits="Epic-Spell").has(
        limited(), deck_limit(1), *END_TIMES, printed=[limited(), *END_TIMES]
    ),
    NEUTRAL.unit("Tree Kin", 18, OMENS_OF_RUIN, cost=3, power=1, hit_points=2, traits="Wood-Elf Forest-Spirit").has(
        order_only(), action(until_end_of_turn(Standing(AS_DEVELOPMENT), on=this), cost=spend(2))
    ),
]
