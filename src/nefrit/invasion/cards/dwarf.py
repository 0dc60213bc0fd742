"""The cards of the Dwarfs."""

from __future__ import annotations

from nefrit.invasion.cards.centers import capital_center
from nefrit.invasion.cards.quests import gathers
from nefrit.invasion.cards.races import DWARF
from nefrit.invasion.constants import (
    BATTLEFIELD,
    END_OF_ATTACK,
    END_OF_BATTLEFIELD_PHASE,
    END_OF_PHASE,
    KINGDOM,
    QUEST_ZONE,
)
from nefrit.invasion.costs import spend
from nefrit.invasion.damage import DAMAGE
from nefrit.invasion.damage_prevention import Cancels, redirect_next
from nefrit.invasion.developing import develop_top
from nefrit.invasion.effects import establish, gain_power, until
from nefrit.invasion.entering import Lying, put_into_play
from nefrit.invasion.keywords import scout, toughness
from nefrit.invasion.player_choices import Must, unless
from nefrit.invasion.players import OPPONENT, THAT, YOU
from nefrit.invasion.playing import play_for
from nefrit.invasion.searching import TO_THIS_ZONE, search
from nefrit.invasion.sets import (
    DAYS_OF_BLOOD,
    KARAZ_A_KARAK,
    THE_BURNING_OF_DERRICKSBURG,
    THE_ECLIPSE_OF_HOPE,
    THE_FALL_OF_KARAK_GRIMAZ,
    THE_FOURTH_WAYSTONE,
    THE_SILENT_FORGE,
    THE_SKAVENBLIGHT_THREAT,
    TOOTH_AND_CLAW,
)
from nefrit.invasion.targets import Place, a
from nefrit.invasion.trees import Attaches, only_in, play_only
from nefrit.invasion.words.abilities import action, forced, whenever
from nefrit.invasion.words.cards import (
    attacking,
    corresponding_to_it,
    damaged,
    defending,
    development,
    dwarf,
    fallen_this_turn,
    in_corresponding_zone,
    participating,
    rune,
    support,
    theirs,
    unit,
)
from nefrit.invasion.words.conditions import (
    after_damage_assigned,
    during_battlefield_phase,
    has_tokens,
    this_zone_is_attacked,
    your_other_zones_burn,
)
from nefrit.invasion.words.continuous import be_attacked, cannot, price_to_target
from nefrit.invasion.words.counters import ALL, damage, move
from nefrit.invasion.words.nouns import ANY_NUMBER, attached, each, it, one, other, quester, second, some, that, this
from nefrit.invasion.words.numbers import (
    burning_zones,
    cost,
    developments_here,
    fallen_units,
    power,
    tokens_on,
)
from nefrit.invasion.words.occasions import comes_to_attack, develops, enters_play, leaves_play, turn_begins
from nefrit.invasion.words.piles import discard_pile
from nefrit.invasion.words.pools import draw, gain
from nefrit.invasion.words.verbs import deal, deal_together, destroy, heal, place_tokens, sacrifice
from nefrit.invasion.words.zones import one_zone
from nefrit.kernel.effects import OneOf, Then

CHEAP_SUPPORT = support & (cost <= 2)

FORTITUDE = power.plus(-1, on=attacking, when=this_zone_is_attacked)

CARDS = [
    DWARF.unit("Defender of the Hold", 1, cost=1, loyalty=1, power=1, hit_points=1, traits="Warrior").has(
        only_in(BATTLEFIELD)
    ),
    DWARF.unit("Zhufbar Engineers", 2, cost=3, loyalty=1, power=1, hit_points=3, traits="Engineer", copies=1).has(
        forced(leaves_play(this), Must(sacrifice(one(unit & in_corresponding_zone)), OPPONENT))
    ),
    DWARF.unit("Hammerer of Karak Azul", 3, cost=2, loyalty=1, power=1, hit_points=2, traits="Warrior Elite").has(
        toughness(1)
    ),
    DWARF.unit("Troll Slayers", 4, cost=3, loyalty=1, power=1, hit_points=3, traits="Slayer").has(
        power.plus(2, when=developments_here >= 2, section=BATTLEFIELD)
    ),
    DWARF.unit("Runesmith", 5, cost=2, loyalty=1, power=1, hit_points=1, traits="Priest").has(
        action(gain_power(it, 1), cost=spend(2), target=a(unit), section=QUEST_ZONE)
    ),
    DWARF.unit("Durgnar the Bold", 6, cost=3, loyalty=3, power=2, hit_points=2, traits="Hero Warrior", copies=1).has(
        power.plus(2, when=burning_zones >= 1)
    ),
    DWARF.unit("King Kazador", 7, cost=6, loyalty=5, power=3, hit_points=6, traits="Hero Warrior", copies=1).has(
        toughness(2), price_to_target.plus(3)
    ),
    # invasion.errata.dwarf-cannon-crew
    DWARF.unit("Dwarf Cannon Crew", 8, cost=2, loyalty=2, power=1, hit_points=2, traits="Engineer", copies=1).has(
        forced(enters_play(this), search(CHEAP_SUPPORT, top=5, to=TO_THIS_ZONE)),
        printed=[forced(enters_play(this), search(CHEAP_SUPPORT, top=5, to=TO_THIS_ZONE, must=True))],
    ),
    DWARF.unit("Dwarf Masons", 9, cost=3, loyalty=2, power=1, hit_points=3, traits="Engineer", copies=1).has(
        forced(enters_play(this), develop_top())
    ),
    DWARF.unit("Dwarf Ranger", 10, cost=3, loyalty=2, power=1, hit_points=2, traits="Ranger", copies=2).has(
        scout(),
        forced(leaves_play(unit & other & dwarf, YOU), deal(it, 1), target=Place(quality=unit), section=QUEST_ZONE),
    ),
    DWARF.unit("Mountain Brigade", 11, cost=4, loyalty=2, power=2, hit_points=6, traits="Warrior", copies=2),
    DWARF.unit(
        "Ironbreakers of Ankhor", 12, cost=5, loyalty=2, power=2, hit_points=3, traits="Warrior Elite", copies=1
    ).has(toughness(developments_here)),
    DWARF.support("Rune of Fortitude", 13, cost=2, loyalty=1, power=0, traits="Rune", copies=1).has(
        whenever(
            comes_to_attack(unit, during=this_zone_is_attacked),
            unless(until(END_OF_ATTACK, FORTITUDE, on=that), spend(1), by=THAT),
        )
    ),
    DWARF.support("Keystone Forge", 14, cost=2, loyalty=1, power=1, traits="Building").has(
        forced(turn_begins(), heal(one_zone, 1), section=KINGDOM)
    ),
    DWARF.support("Organ Gun", 15, cost=0, loyalty=2, power=0, traits="Attachment Weapon", copies=1).has(
        Attaches(unit),
        power.plus(2, on=attached, when=attached.are(defending)),
    ),
    DWARF.support("Master Rune of Dismay", 16, cost=4, loyalty=3, power=2, traits="Rune", copies=1).has(
        cost.plus(1, on=unit & theirs, section=KINGDOM)
    ),
    DWARF.quest("A Glorious Death", 17, cost=0, loyalty=2, copies=2).has(
        action(
            destroy(it),
            when=has_tokens(3),
            cost=sacrifice(quester),
            target=a(unit & attacking, least=1, most=2),
            section=QUEST_ZONE,
        ),
        gathers(),
    ),
    DWARF.support("Grudge Thrower", 18, cost=1, loyalty=2, power=0, traits="Siege", copies=2).has(
        action(gain_power(each(unit & participating), 1), cost=(spend(1), sacrifice(one(unit))), section=BATTLEFIELD)
    ),
    # invasion.errata.burying-the-grudge
    DWARF.tactic("Burying the Grudge", 19, cost=0, loyalty=2, copies=1).has(action(gain(fallen_units))),
    DWARF.tactic("Stubborn Refusal", 20, cost=2, loyalty=1, copies=1).has(
        action(move(damage, ALL, source=it, to=second), target=(a(unit & damaged), a(unit & ~it & corresponding_to_it)))
    ),
    DWARF.tactic("Striking the Grudge", 21, cost=1, loyalty=3, copies=2).has(
        action(gain_power(it, 2), target=a(unit & participating))
    ),
    DWARF.tactic("Grudge Thrower Assault", 22, cost=2, loyalty=3, copies=1).has(
        play_only(after_damage_assigned), action(destroy(it), target=a(unit & attacking))
    ),
    DWARF.tactic("Demolition!", 23, cost=2, loyalty=1, copies=1).has(
        action(destroy(it), target=a(support | development))
    ),
    DWARF.tactic("Wake the Mountain", 24, cost=3, loyalty=2, copies=1).has(
        action(OneOf((develop_top(3, BATTLEFIELD), develop_top(3, KINGDOM)), "invasion.term.or-choice"))
    ),
    # invasion.faq.master-rune-one-phase
    DWARF.tactic("Master Rune of Valaya", 25, cost=2, loyalty=1, traits="Spell Rune", copies=1).has(
        action(
            establish(
                Cancels(DAMAGE, everything=True, condition=during_battlefield_phase), until=END_OF_BATTLEFIELD_PHASE
            )
        )
    ),
    DWARF.tactic("Stand Your Ground", 2, THE_SKAVENBLIGHT_THREAT, cost=1, loyalty=2).has(
        action(put_into_play(it), target=Lying(quality=unit & fallen_this_turn & dwarf))
    ),
    DWARF.support("Mining Tunnels", 2, THE_BURNING_OF_DERRICKSBURG, cost=2, loyalty=1, power=1, traits="Building").has(
        action(draw(1), trigger=develops(whose=YOU))
    ),
    DWARF.unit(
        "Runesmith Apprentice", 22, THE_FALL_OF_KARAK_GRIMAZ, cost=2, loyalty=1, power=1, hit_points=2, traits="Warrior"
    ).has(action(search(rune, top=5, most=ANY_NUMBER), trigger=enters_play(this))),
    DWARF.unit(
        "Grudgebearer", 24, THE_FALL_OF_KARAK_GRIMAZ, cost=2, loyalty=1, power=1, hit_points=2, traits="Warrior"
    ).has(
        power.plus(tokens_on.of(this)),
        forced(leaves_play(unit & other & dwarf, YOU), place_tokens(this, 1)),
    ),
    # invasion.errata.duregan-text, invasion.errata.duregan-simultaneous
    DWARF.unit(
        "Duregan Thorgrimson", 81, THE_FOURTH_WAYSTONE, cost=4, loyalty=2, power=2, hit_points=5, traits="Hero"
    ).has(
        action(
            deal_together(deal(it, power.of(this), by=this), deal(this, power.of(it), by=it)),
            trigger=turn_begins(),
            target=a(unit & other),
        ),
        printed=[
            action(
                Then(deal(it, power.of(this)), deal(this, power.of(it))), trigger=turn_begins(), target=a(unit & other)
            )
        ],
    ),
    DWARF.support("The Great Guild Hall", 69, KARAZ_A_KARAK, cost=5, loyalty=5, power=4, traits="Capital-Center").has(
        *capital_center(search(support & dwarf, most=5))
    ),
    DWARF.support("Doors of Karak Hirn", 6, DAYS_OF_BLOOD, cost=3, loyalty=3, power=1, traits="Fortification").has(
        cannot(be_attacked, when=~your_other_zones_burn)
    ),
    DWARF.tactic("Blessing of Valaya", 43, TOOTH_AND_CLAW, cost=2, loyalty=1, traits="Spell Rune").has(
        action(redirect_next(2), target=(a(unit), a(unit & ~it)))
    ),
    DWARF.tactic("Reclaiming the Fallen", 42, THE_SILENT_FORGE, cost=5, loyalty=2).has(
        action(
            OneOf(
                (
                    put_into_play(each(unit, discard_pile()), KINGDOM, until=END_OF_PHASE),
                    put_into_play(each(unit, discard_pile()), QUEST_ZONE, until=END_OF_PHASE),
                    put_into_play(each(unit, discard_pile()), BATTLEFIELD, until=END_OF_PHASE),
                ),
                "invasion.play.zone-choice",
            )
        )
    ),
    DWARF.unit(
        "Tunnel Fighter", 82, THE_ECLIPSE_OF_HOPE, cost=4, loyalty=3, power=2, hit_points=4, traits="Warrior"
    ).has(play_for(sacrifice(some(3, development)))),
]
