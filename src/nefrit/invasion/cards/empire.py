"""The cards of the Empire."""

from __future__ import annotations

from nefrit.invasion.attacks import RedirectAttack
from nefrit.invasion.cards.centers import capital_center
from nefrit.invasion.cards.quests import gathers
from nefrit.invasion.cards.races import EMPIRE
from nefrit.invasion.chain import Cancel, JustPlayed, JustTriggered
from nefrit.invasion.constants import (
    BATTLEFIELD,
    END_OF_COMBAT,
    END_OF_PHASE,
    END_OF_TURN,
    KINGDOM,
    KINGDOM_PHASE,
    QUEST_ZONE,
)
from nefrit.invasion.copying import CopyTactic
from nefrit.invasion.costs import spend
from nefrit.invasion.damage import DAMAGE
from nefrit.invasion.damage_prevention import Redirects
from nefrit.invasion.developing import develop_top
from nefrit.invasion.effects import (
    at,
    deal_indirect,
    establish,
    gain_power,
    may,
    until,
    until_end_of_turn,
)
from nefrit.invasion.experience import ExchangeExperience, Experience
from nefrit.invasion.keywords import counterstrike, limited, scout
from nefrit.invasion.moving import MoveTogether, OntoQuest, SwitchQuest, move_elsewhere
from nefrit.invasion.player_choices import Pick
from nefrit.invasion.players import ANYBODY, OPPONENT, TARGET, YOU
from nefrit.invasion.sets import (
    ARCANE_FIRE,
    ASSAULT_ON_ULTHUAN,
    BATTLE_FOR_THE_OLD_WORLD,
    CITY_OF_WINTER,
    MARCH_OF_THE_DAMNED,
    OMENS_OF_RUIN,
    REDEMPTION_OF_A_MAGE,
    SHIELD_OF_THE_GODS,
    THE_ACCURSED_DEAD,
    THE_BURNING_OF_DERRICKSBURG,
    THE_FALL_OF_KARAK_GRIMAZ,
    THE_IMPERIAL_THRONE,
    THE_INEVITABLE_CITY,
    THE_SILENT_FORGE,
    THE_TWIN_TAILED_COMET,
    THE_WARPSTONE_CHRONICLES,
    TOOTH_AND_CLAW,
)
from nefrit.invasion.standing import WATCHES
from nefrit.invasion.targets import Aim, Place, a, a_player
from nefrit.invasion.trees import Action, Attaches, NextCost, Watches, only_in, play_only
from nefrit.invasion.words.abilities import action, forced, whenever
from nefrit.invasion.words.cards import (
    attacking,
    development,
    empire,
    epic_spell,
    in_a_battlefield,
    in_corresponding_zone,
    in_defending_zone,
    in_its_zone,
    in_this_zone,
    in_undeveloped_zone,
    in_your_battlefield,
    legend,
    neutral,
    participating,
    quest,
    questing,
    support,
    tactic,
    unit,
    yours,
)
from nefrit.invasion.words.conditions import (
    defenders_not_declared,
    during_your_turn,
    has_tokens,
    nothing_played,
    unit_quests_here,
    your_capital_is_attacked,
)
from nefrit.invasion.words.continuous import attack, cannot, defend, price_to_target, toll
from nefrit.invasion.words.nouns import any_number, attached, each, it, one, other, paid, that, this
from nefrit.invasion.words.numbers import cost, developments_here, loyalty, power, tokens_on
from nefrit.invasion.words.occasions import (
    On,
    attacks,
    defenders_declared,
    develops,
    enters_play,
    enters_zone,
    is_destroyed,
    leaves_play,
    phase_begins,
    phase_ends,
    plays,
    turn_begins,
    turn_ends,
)
from nefrit.invasion.words.piles import discard_pile, hand
from nefrit.invasion.words.pools import draw, gain
from nefrit.invasion.words.verbs import (
    deal,
    destroy,
    discard,
    place_tokens,
    put_into_hand,
    put_on_top,
    remove_tokens,
    return_to_hand,
    sacrifice,
    take_back,
    turn_facedown,
)
from nefrit.invasion.words.zones import zones
from nefrit.kernel.effects import Effect, May, Then
from nefrit.kernel.values import SET_BASE
from nefrit.parts.words import any_card


def each_tactic(effect: Effect) -> Watches:
    """Each time you play a tactic you may spend a resource for an effect on it."""
    when = plays(tactic, YOU)
    return Watches(WATCHES, text=whenever(when, effect, optional=True, cost=spend(1)))


def diverted(to: Aim) -> Redirects:
    """Forced: the first damage that is assigned to this unit each turn goes to a target."""
    return Redirects(DAMAGE, to=to, each_turn=True, forced=True)


def blinding(when: On) -> Action:
    """A target unit cannot defend in this combat."""
    return action(until(END_OF_COMBAT, cannot(defend)), trigger=when, target=a(unit), section=BATTLEFIELD)


def devotion() -> Action:
    """Take an experience, and put this card in its place."""
    return action(ExchangeExperience(), target=Experience(quality=(unit | legend) & yours))


DOUBLING = action(draw(loyalty.of(paid)), cost=discard(one(any_card, hand())))
BOMBS = action(
    Then(deal_indirect(1, TARGET, uncancellable=True), may(put_on_top(this))),
    target=a_player(),
)

CARDS = [
    EMPIRE.unit("Peasant Militia", 26, cost=0, loyalty=1, power=0, hit_points=3, traits="Warrior", copies=1),
    EMPIRE.unit("Reiksguard Knights", 27, cost=3, loyalty=1, power=1, hit_points=2, traits="Knight").has(
        counterstrike(2)
    ),
    EMPIRE.unit("Bright Wizard Apprentice", 28, cost=2, loyalty=2, power=1, hit_points=1, traits="Mage", copies=1).has(
        action(
            Cancel(), cost=spend(2), target=JustTriggered(quality=other & (unit | support)), section=QUEST_ZONE, limit=1
        )
    ),
    EMPIRE.unit("Nuln Tinkerers", 29, cost=3, loyalty=1, power=1, hit_points=3, traits="Engineer", copies=1).has(
        cost.plus(-1, on=support & yours, when=nothing_played(support), section=KINGDOM)
    ),
    # invasion.errata.the-greatswords: also when it enters itself.
    EMPIRE.unit("The Greatswords", 30, cost=4, loyalty=2, power=1, hit_points=4, traits="Warrior Elite", copies=2).has(
        forced(enters_zone(unit & in_this_zone), gain_power(this, 1))
    ),
    EMPIRE.unit("Sigmar's Blessed", 31, cost=2, loyalty=2, power=1, hit_points=1, traits="Priest", copies=1).has(
        forced(leaves_play(this), return_to_hand(it), target=a(unit & in_corresponding_zone))
    ),
    EMPIRE.unit("Thyrus Gorman", 32, cost=3, loyalty=3, power=3, hit_points=3, traits="Hero Mage", copies=1).has(
        forced(turn_ends(), deal(this, 1))
    ),
    EMPIRE.unit("Huntsmen", 33, cost=1, loyalty=1, power=1, hit_points=1, traits="Ranger").has(only_in(QUEST_ZONE)),
    # invasion.errata.warrior-priests
    EMPIRE.unit("Warrior Priests", 34, cost=2, loyalty=1, power=1, hit_points=1, traits="Warrior Priest").has(
        diverted(Aim(quality=unit & other & in_a_battlefield)),
        printed=[diverted(Aim(quality=unit & in_a_battlefield))],
    ),
    EMPIRE.unit("Free Company", 35, cost=3, loyalty=1, power=1, hit_points=3, traits="Warrior", copies=2).has(scout()),
    EMPIRE.unit("Pistoliers", 36, cost=2, loyalty=1, power=1, hit_points=2, traits="Ranger").has(
        action(move_elsewhere(this), cost=spend(1))
    ),
    EMPIRE.unit("Johannes Broheim", 37, cost=6, loyalty=3, power=1, hit_points=4, traits="Hero Cavalry", copies=1).has(
        counterstrike(2), whenever(phase_ends("", ANYBODY), move_elsewhere(this), optional=True)
    ),
    EMPIRE.support("Knight Training", 38, cost=0, loyalty=2, power=0, traits="Attachment Skill", copies=1).has(
        Attaches(unit, placed=in_your_battlefield), power.plus(1, on=attached)
    ),
    EMPIRE.support("Church of Sigmar", 39, cost=2, loyalty=2, power=1, traits="Building", copies=2).has(
        price_to_target.plus(1, on=unit & yours, section=KINGDOM)
    ),
    EMPIRE.support("City Gates", 40, cost=2, loyalty=1, power=1, traits="Building", copies=1).has(
        forced(turn_begins(), develop_top())
    ),
    EMPIRE.support("Shrine to Taal", 41, cost=2, loyalty=1, power=0, traits="Building", copies=1).has(
        forced(turn_begins(), gain_power(it, developments_here), target=a(unit & in_this_zone))
    ),
    EMPIRE.support("Temple of Shallya", 42, cost=4, loyalty=1, power=2, traits="Building", copies=1).has(
        whenever(
            phase_begins(KINGDOM_PHASE),
            Pick(Aim(quality=unit & yours, untargeted=True), move_elsewhere(it), "invasion.zone.move-only-by-effects"),
            optional=True,
            section=KINGDOM,
        )
    ),
    EMPIRE.quest("Defend the Border", 43, cost=0, loyalty=2, copies=2).has(
        Redirects(
            DAMAGE,
            to=Place(quality=unit, whose=OPPONENT),
            zones=True,
            each_turn=True,
            condition=has_tokens(3),
            section=QUEST_ZONE,
        ),
        gathers(),
    ),
    EMPIRE.tactic("Will of the Electors", 44, cost=1, loyalty=1, copies=1).has(
        action(MoveTogether(), target=(a(development), a(development & ~it & in_its_zone, least=0)))
    ),
    EMPIRE.tactic("Twin-Tailed Comet", 45, cost=2, loyalty=4, copies=1).has(
        action(CopyTactic(), target=JustPlayed(quality=tactic))
    ),
    EMPIRE.tactic("Demoralise", 46, cost=0, loyalty=1).has(action(gain_power(it, -2), target=a(unit))),
    # invasion.errata.franzs-decree: who attacks or defends already goes on.
    EMPIRE.tactic("Franz's Decree", 47, cost=1, loyalty=1, copies=1).has(
        action(until_end_of_turn(cannot(attack), cannot(defend)), target=a(unit))
    ),
    EMPIRE.tactic("Forced March", 48, cost=2, loyalty=2, copies=1).has(
        play_only(during_your_turn), action(move_elsewhere(it), target=a(unit))
    ),
    EMPIRE.tactic("Judgement of Verena", 49, cost=4, loyalty=2, traits="Spell", copies=1).has(
        play_only(during_your_turn),
        action(destroy(each((unit | support) & in_undeveloped_zone))),
    ),
    EMPIRE.tactic("Sigmar's Intervention", 50, cost=2, loyalty=2, traits="Spell", copies=1).has(
        play_only(your_capital_is_attacked & defenders_not_declared),
        action(RedirectAttack()),
    ),
    EMPIRE.support(
        "Derricksburg Forge", 5, THE_BURNING_OF_DERRICKSBURG, cost=2, loyalty=1, power=1, traits="Building"
    ).has(
        action(gain(1), trigger=enters_play(this), section=KINGDOM),
        action(draw(1), trigger=enters_play(this), section=QUEST_ZONE),
    ),
    # invasion.errata.wilhelm-of-the-osterknacht
    EMPIRE.unit(
        "Wilhelm of the Osterknacht",
        25,
        THE_FALL_OF_KARAK_GRIMAZ,
        cost=4,
        loyalty=2,
        power=2,
        hit_points=4,
        traits="Hero Knight",
    ).has(
        action(move_elsewhere(it), trigger=attacks(this), target=a(unit & in_defending_zone)),
        printed=[
            action(
                Pick(
                    Aim(quality=unit & in_defending_zone, untargeted=True),
                    move_elsewhere(it),
                    "invasion.move.different-zone",
                ),
                trigger=attacks(this),
            )
        ],
    ),
    EMPIRE.unit(
        "Black Knights of Morr", 43, THE_SILENT_FORGE, cost=4, loyalty=2, power=2, hit_points=3, traits="Knight"
    ).has(action(until_end_of_turn(cannot(defend)), trigger=enters_zone(unit & in_this_zone), target=a(unit))),
    EMPIRE.unit(
        "Rodrik's Raiders", 7, MARCH_OF_THE_DAMNED, cost=3, loyalty=1, power=1, hit_points=3, traits="Warrior Noble"
    ).has(action(turn_facedown(it), trigger=enters_play(this), target=a(support))),
    # invasion.errata.war-machine-emplacement
    EMPIRE.support(
        "War Machine Emplacement", 8, MARCH_OF_THE_DAMNED, cost=1, loyalty=2, power=0, traits="Siege War-Machine"
    ).has(action(deal(it, 2), cost=spend(2), target=a(unit & attacking), section=BATTLEFIELD, limit=1)),
    # invasion.errata.gold-wizard-acolyte
    EMPIRE.unit(
        "Gold Wizard Acolyte", 46, ASSAULT_ON_ULTHUAN, cost=2, loyalty=2, power=1, hit_points=2, traits="Mage"
    ).has(blinding(attacks(this)), printed=[blinding(attacks(this, YOU))]),
    EMPIRE.unit(
        "Friedrich Hemmler", 63, REDEMPTION_OF_A_MAGE, cost=5, loyalty=2, power=5, hit_points=5, traits="Hero Mage"
    ).has(
        forced(
            defenders_declared(during=this.are(participating)), deal(each(unit & participating), 1, uncancellable=True)
        )
    ),
    # invasion.errata.garden-of-morr
    EMPIRE.support("Garden of Morr", 9, MARCH_OF_THE_DAMNED, cost=3, loyalty=2, power=1, traits="Building").has(
        power.plus(tokens_on.of(this)),
        forced(is_destroyed(unit, one_or_more=True), place_tokens(this, 1)),
        printed=[
            power.plus(tokens_on.of(this)),
            action(place_tokens(this, 1), trigger=is_destroyed(unit, one_or_more=True)),
        ],
    ),
    EMPIRE.quest("Visit the Haunted City", 8, OMENS_OF_RUIN, cost=0, loyalty=2).has(
        action(place_tokens(this, 1), trigger=develops(whose=YOU), when=unit_quests_here),
        action(move_elsewhere(it), cost=remove_tokens(this, 2), target=a(unit | support)),
    ),
    EMPIRE.unit(
        "Van Klumpf's Buccaneers", 3, THE_INEVITABLE_CITY, cost=1, loyalty=2, power=1, hit_points=1, traits="Mercenary"
    ).has(only_in(BATTLEFIELD), whenever(attacks(this), deal(zones(ANYBODY, without=unit), power.of(this)))),
    # invasion.errata.pigeon-bombs
    EMPIRE.tactic("Pigeon Bombs", 83, CITY_OF_WINTER, cost=0, loyalty=3).has(limited(), BOMBS, printed=[BOMBS]),
    # invasion.errata.werner-ludenhof
    EMPIRE.unit(
        "Werner Ludenhof", 104, THE_IMPERIAL_THRONE, cost=3, loyalty=3, power=1, hit_points=3, traits="Hero"
    ).has(
        power.plus(2, when=this.are(questing)),
        action(OntoQuest(this), limit=1),
        printed=[power.plus(2, when=this.are(questing)), action(OntoQuest(this))],
    ),
    # invasion.errata.the-imperial-zoo
    EMPIRE.support("The Imperial Zoo", 109, THE_IMPERIAL_THRONE, cost=1, loyalty=3, power=0, traits="Location").has(
        power.plus(tokens_on.of(this)),
        action(place_tokens(this, 1), cost=spend(tokens_on.of(this)), limit=1, period=END_OF_PHASE),
        printed=[
            power.plus(tokens_on.of(this)),
            action(place_tokens(this, 1), cost=spend(tokens_on.of(this))),
        ],
    ),
    EMPIRE.support(
        "Cathedral of Sigmar", 111, THE_IMPERIAL_THRONE, cost=4, loyalty=5, power=3, traits="Capital-Center"
    ).has(*capital_center(gain_power(each((unit | support) & yours & empire), 1))),
    # invasion.errata.doubling-of-the-guard
    EMPIRE.tactic("Doubling of the Guard", 112, THE_IMPERIAL_THRONE, cost=1, loyalty=2).has(
        limited(), DOUBLING, printed=[DOUBLING]
    ),
    # invasion.errata.runefang-of-solland
    EMPIRE.support(
        "Runefang of Solland", 85, THE_WARPSTONE_CHRONICLES, cost=2, loyalty=1, traits="Attachment Relic", unique=True
    ).has(
        Attaches(unit & empire),
        power.plus(2, on=attached),
        action(
            establish(NextCost("cost", on=tactic & yours & ~epic_spell, amount=0, operation=SET_BASE)),
            cost=sacrifice(attached),
        ),
    ),
    EMPIRE.tactic("Sigmar's Brilliance", 105, ARCANE_FIRE, cost=10, loyalty=3, traits="Epic-Spell").has(
        action(move_elsewhere(any_number((unit | support) & yours)))
    ),
    # invasion.errata.red-arrow-coach
    EMPIRE.support("Red Arrow Coach", 50, THE_ACCURSED_DEAD, cost=0, loyalty=2, power=0, traits="Transportation").has(
        action(
            Then(MoveTogether(this=True), May(OntoQuest(it, here=True), "invasion.errata.red-arrow-coach")),
            cost=spend(1),
            target=a(unit & in_this_zone),
            limit=1,
        ),
        printed=[
            action(
                Then(MoveTogether(this=True), may(OntoQuest(it))),
                cost=spend(1),
                target=a(unit & in_this_zone),
                limit=1,
            )
        ],
    ),
    # invasion.errata.temple-of-ulric
    EMPIRE.support("Temple of Ulric", 108, SHIELD_OF_THE_GODS, cost=3, loyalty=3, power=2, traits="Building").has(
        limited(),
        action(SwitchQuest(quest & (empire | neutral)), target=a(quest & yours), limit=1),
        printed=[
            limited(),
            action(SwitchQuest(quest & (empire | neutral)), target=a(quest & yours)),
        ],
    ),
    EMPIRE.tactic("Iron Discipline", 45, TOOTH_AND_CLAW, cost=0, loyalty=1).has(
        action(until_end_of_turn(toll.plus(4)), target=a(unit))
    ),
    # invasion.errata.voice-of-command
    EMPIRE.tactic("Voice of Command", 49, THE_TWIN_TAILED_COMET, cost=1, loyalty=2, traits="Spell").has(
        action(establish(each_tactic(at(END_OF_TURN, take_back(each(that, discard_pile())))))),
        printed=[action(establish(each_tactic(at(END_OF_TURN, put_into_hand(each(that, discard_pile(ANYBODY)))))))],
    ),
    # invasion.errata.devoted-to-taal
    EMPIRE.tactic("Devoted to Taal", 48, BATTLE_FOR_THE_OLD_WORLD, cost=0, loyalty=1).has(
        limited(), devotion(), printed=[devotion()]
    ),
]
