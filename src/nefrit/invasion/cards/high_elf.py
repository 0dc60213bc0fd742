"""The cards of the High Elves."""

from __future__ import annotations

from nefrit.invasion.cards.alliances import alone, alone_as_printed
from nefrit.invasion.cards.centers import capital_center
from nefrit.invasion.cards.quests import gathers
from nefrit.invasion.cards.races import HIGH_ELF
from nefrit.invasion.chain import Cancel, JustPlayed, JustTriggered, OnChain
from nefrit.invasion.constants import BATTLEFIELD, END_OF_PHASE, KINGDOM, QUEST_ZONE
from nefrit.invasion.costs import spend
from nefrit.invasion.damage import DAMAGE
from nefrit.invasion.damage_prevention import Cancels, cancel_next
from nefrit.invasion.effects import deal_indirect, gain_power, may, until
from nefrit.invasion.entering import Lying, put_into_play
from nefrit.invasion.free_play import play
from nefrit.invasion.keywords import limited
from nefrit.invasion.looking import look_at, put_back
from nefrit.invasion.player_choices import Pick, unless
from nefrit.invasion.players import ITS, OPPONENT, TARGET, YOU
from nefrit.invasion.sets import (
    ASSAULT_ON_ULTHUAN,
    CITY_OF_WINTER,
    FAITH_AND_STEEL,
    LEGENDS,
    OATHS_OF_VENGEANCE,
    OMENS_OF_RUIN,
    PATH_OF_THE_ZEALOT,
    PORTENT_OF_DOOM,
    REALM_OF_THE_PHOENIX_KING,
    RISING_DAWN,
    THE_FALL_OF_KARAK_GRIMAZ,
    THE_SILENT_FORGE,
    THE_SKAVENBLIGHT_THREAT,
    THE_WARPSTONE_CHRONICLES,
)
from nefrit.invasion.standing import AS_DEVELOPMENT, BLANK, WITHOUT_ACTIONS, WITHOUT_TRIGGERS
from nefrit.invasion.targets import Place, a, an_opponent
from nefrit.invasion.trees import Attaches, Standing
from nefrit.invasion.words.abilities import action, forced, whenever
from nefrit.invasion.words.cards import (
    damaged,
    development,
    high_elf,
    in_defending_zone,
    in_undeveloped_zone,
    printed,
    quest,
    spell,
    support,
    tactic,
    theirs,
    unit,
    yours,
)
from nefrit.invasion.words.conditions import during_your_quest_phase, unit_quests_here
from nefrit.invasion.words.continuous import ambush_cost, be_corrupted, cannot
from nefrit.invasion.words.counters import ALL
from nefrit.invasion.words.nouns import all_of, attached, each, it, one, seen, this, top, units_there
from nefrit.invasion.words.numbers import cost, developments_here, loyalty, power, tokens_on, x
from nefrit.invasion.words.occasions import enters_play, is_damaged, is_healed, plays, turn_begins, zone_attacked
from nefrit.invasion.words.piles import deck, hand
from nefrit.invasion.words.pools import draw, gain
from nefrit.invasion.words.verbs import (
    deal,
    discard,
    heal,
    heal_all,
    place_tokens,
    put_on_top,
    remove_tokens,
    restore,
    sacrifice,
    turn_facedown,
)
from nefrit.kernel.effects import If, Node, Then


def gathering() -> list[Node]:
    """Each Spell you play leaves a token here; for tokens one of the discard pile is played again.

    invasion.faq.gathering-the-winds-then-sacrifice
    """
    return [
        forced(plays(spell, YOU), place_tokens(this, 1)),
        action(
            Then(play(it), sacrifice(this)),
            cost=remove_tokens(this, cost.of(it)),
            target=Lying(quality=spell & (cost <= tokens_on.of(this))),
        ),
    ]


# decision.invasion.cost-names-card
RETURNED = Lying(quality=unit & (cost <= tokens_on.of(this)), untargeted=True)
A_ZONE = Place(cards=False, whose=OPPONENT, burning_too=True, untargeted=True)
A_TACTIC = JustPlayed(quality=tactic, untargeted=True)
AN_ACTION = JustTriggered(tactics=True, untargeted=True)
NULLIFY = Pick(AN_ACTION, Cancel(), "invasion.term.just-played")
CONVOCATION = action(Then(gain(1), may(put_on_top(this))))

CARDS = [
    HIGH_ELF.unit(
        "Silver Helm Brigade", 51, cost=3, loyalty=1, power=1, hit_points=3, traits="Elite Noble Cavalry", copies=1
    ).has(forced(is_damaged(this), draw(1))),
    HIGH_ELF.unit("Archmage of Saphery", 52, cost=1, loyalty=1, power=0, hit_points=1, traits="Mage", copies=1).has(
        action(heal(it, 1), when=during_your_quest_phase, target=a(unit & damaged), section=QUEST_ZONE, limit=1)
    ),
    HIGH_ELF.support("Blessing of Isha", 53, cost=0, loyalty=1, power=0, traits="Attachment Spell", copies=1).has(
        Attaches(unit),
        whenever(enters_play(this), restore(attached)),
        cannot(be_corrupted, on=attached),
    ),
    HIGH_ELF.tactic("Radiant Gaze", 54, cost=2, loyalty=3, traits="Spell", copies=1).has(
        action(Pick(A_ZONE, gain_power(units_there, -1), "invasion.effect.trigger-procedure"))
    ),
    HIGH_ELF.tactic("Greater Heal", 55, cost=3, loyalty=1, traits="Spell", copies=1).has(
        action(heal_all(each(unit & yours & damaged)))
    ),
    HIGH_ELF.tactic("Steel's Bane", 6, THE_SKAVENBLIGHT_THREAT, cost=1, loyalty=4).has(
        action(cancel_next(10), target=a(unit & high_elf))
    ),
    # invasion.errata.repeater-bolt-thrower
    HIGH_ELF.support("Repeater Bolt Thrower", 27, PATH_OF_THE_ZEALOT, cost=3, loyalty=3, traits="Siege").has(
        action(
            deal_indirect(developments_here, TARGET),
            cost=spend(developments_here),
            target=an_opponent(),
            section=BATTLEFIELD,
            limit=1,
        ),
        printed=[
            action(
                deal_indirect(developments_here, TARGET),
                cost=spend(developments_here),
                target=an_opponent(),
                section=BATTLEFIELD,
            )
        ],
    ),
    # invasion.errata.second-sight
    HIGH_ELF.tactic("Second Sight", 89, THE_WARPSTONE_CHRONICLES, cost=1, loyalty=1, traits="Spell").has(
        action(Then(look_at(all_of(hand(OPPONENT))), draw(1)))
    ),
    HIGH_ELF.unit(
        "Sword Masters of Hoeth",
        3,
        ASSAULT_ON_ULTHUAN,
        cost=4,
        loyalty=2,
        power=2,
        hit_points=3,
        traits="Warrior Elite",
    ).has(Cancels(DAMAGE, combat=True, section=BATTLEFIELD)),
    HIGH_ELF.unit(
        "Initiate of Saphery", 6, ASSAULT_ON_ULTHUAN, cost=3, loyalty=1, power=1, hit_points=3, traits="Initiate Mage"
    ).has(action(heal(each(unit & yours & damaged), 1), trigger=turn_begins(), section=KINGDOM)),
    # invasion.errata.the-glittering-tower
    HIGH_ELF.support("The Glittering Tower", 13, ASSAULT_ON_ULTHUAN, cost=2, loyalty=1, power=1, traits="Building").has(
        whenever(
            is_healed(unit, by=YOU), deal(it, 1), target=Place(quality=unit & theirs, whose=OPPONENT), section=KINGDOM
        ),
        printed=[
            action(
                deal(it, 1),
                trigger=is_healed(unit, by=YOU),
                target=Place(quality=unit & theirs, whose=OPPONENT),
                section=KINGDOM,
            )
        ],
    ),
    HIGH_ELF.tactic("High Elf's Disdain", 21, ASSAULT_ON_ULTHUAN, cost=2, loyalty=2, traits="Spell").has(
        action(Pick(A_TACTIC, Cancel(), "invasion.term.just-played"), when=OnChain(A_TACTIC))
    ),
    # invasion.errata.scroll-of-asur
    HIGH_ELF.tactic("Scroll of Asur", 27, THE_FALL_OF_KARAK_GRIMAZ, cost=0, loyalty=2, traits="Spell").has(
        action(look_at(top(5, deck())) + put_back(seen))
    ),
    # invasion.errata.return-to-glory
    HIGH_ELF.quest("Return to Glory", 49, THE_SILENT_FORGE, cost=0, loyalty=2).has(
        action(
            put_into_play(it),
            when=unit_quests_here,
            cost=remove_tokens(this, cost.of(it)),
            target=RETURNED,
            section=QUEST_ZONE,
            limit=1,
        ),
        gathers(),
        printed=[
            action(put_into_play(it), cost=remove_tokens(this, cost.of(it)), target=RETURNED, section=QUEST_ZONE),
            gathers(),
        ],
    ),
    # invasion.errata.eatine-harbour
    HIGH_ELF.support("Eatine Harbour", 11, OMENS_OF_RUIN, cost=2, loyalty=2, power=1, traits="Building").has(
        Standing(WITHOUT_ACTIONS, on=unit & in_undeveloped_zone),
        printed=[Standing(WITHOUT_TRIGGERS, on=unit & in_undeveloped_zone)],
    ),
    HIGH_ELF.support(
        "Eataine War Room", 32, REALM_OF_THE_PHOENIX_KING, cost=3, loyalty=5, power=2, traits="Capital-Center"
    ).has(*capital_center(deal_indirect(10, TARGET), an_opponent())),
    # invasion.errata.convocation-of-eagles
    HIGH_ELF.tactic("Convocation of Eagles", 84, CITY_OF_WINTER, cost=0, loyalty=2).has(
        limited(), CONVOCATION, printed=[CONVOCATION]
    ),
    HIGH_ELF.tactic("Asuryan's Cleansing", 19, ASSAULT_ON_ULTHUAN, cost=0, loyalty=2, traits="Spell").has(
        action(unless(Cancel(), spend(ALL), by=ITS), target=JustPlayed(quality=unit | support))
    ),
    # invasion.errata.mage-of-loec: one cost or the other; invasion.faq.mage-of-loec-scope
    HIGH_ELF.unit("Mage of Loec", 90, PORTENT_OF_DOOM, cost=3, loyalty=2, power=1, hit_points=2, traits="Mage").has(
        action(NULLIFY, cost=discard(one(quest, hand())), when=OnChain(AN_ACTION)),
        action(NULLIFY, cost=turn_facedown(this), when=OnChain(AN_ACTION)),
        printed=[
            action(Then(NULLIFY, unless(turn_facedown(this), discard(one(quest, hand())))), when=OnChain(AN_ACTION))
        ],
    ),
    HIGH_ELF.tactic("Strike from the Shadows", 109, FAITH_AND_STEEL, cost=1, loyalty=2).has(
        action(
            If(
                it.are(printed(unit & high_elf)),
                until(END_OF_PHASE, ambush_cost.plus(x), x=loyalty.of(it)),
            ),
            trigger=zone_attacked(whose=YOU),
            target=a(development & in_defending_zone),
        )
    ),
    HIGH_ELF.support("Judgement of Loec", 26, LEGENDS, cost=1, loyalty=3, power=0, traits="Attachment Spell").has(
        Attaches(unit | development),
        Standing(BLANK, on=attached),
        power.becomes(0, on=attached),
        Standing(AS_DEVELOPMENT, on=attached),
    ),
    # invasion.errata.gathering-the-winds
    HIGH_ELF.support(
        "Gathering the Winds", 10, RISING_DAWN, cost=0, loyalty=2, power=0, traits="Condition", unique=True
    ).has(*gathering(), printed=gathering(), printed_unique=False),
    HIGH_ELF.support("Outlying Tower", 23, OATHS_OF_VENGEANCE, cost=1, loyalty=1, power=1, traits="Building").has(
        alone(HIGH_ELF), printed=[alone_as_printed(HIGH_ELF)]
    ),
]
