"""Made-up cards for tests of chains and targets, beside the published cards and the other made-up ones."""

from __future__ import annotations

from nefrit.invasion.cards import MODULES
from nefrit.invasion.cards.races import NEUTRAL, Cost
from nefrit.invasion.constants import (
    BATTLEFIELD_PHASE,
    CAPITAL_PHASE,
    END_OF_ATTACK,
    END_OF_BATTLEFIELD_PHASE,
    END_OF_COMBAT,
    END_OF_PHASE,
    KINGDOM_PHASE,
    QUEST_PHASE,
    QUEST_ZONE,
)
from nefrit.invasion.costs import SkipPhase
from nefrit.invasion.damage import DAMAGE
from nefrit.invasion.damage_prevention import Cancels, Redirects
from nefrit.invasion.definition import WarhammerInvasion
from nefrit.invasion.effects import deal_indirect, until
from nefrit.invasion.entering import put_into_play
from nefrit.invasion.faces import InvasionFace, X
from nefrit.invasion.keywords import counterstrike, limited, toughness
from nefrit.invasion.moving import move_elsewhere
from nefrit.invasion.player_choices import Must
from nefrit.invasion.players import ANYBODY, OPPONENT, TARGET
from nefrit.invasion.standing import BLANK, DEFENDS_FROM_ANYWHERE, ENTERS_CORRUPTED, INSTEAD
from nefrit.invasion.targets import Aim, Place, a, a_player
from nefrit.invasion.trees import Action, Instead, Standing
from nefrit.invasion.words.abilities import action, forced, whenever
from nefrit.invasion.words.cards import corrupted, facedown_development, hero, tactic, unit, yours
from nefrit.invasion.words.conditions import defenders_not_declared, your_capital_is_attacked
from nefrit.invasion.words.continuous import (
    be_corrupted,
    be_played,
    cannot,
    combat_damage,
    gains,
    hit_points,
    price_to_target,
)
from nefrit.invasion.words.nouns import any_number, each, it, other, some, that, this, top
from nefrit.invasion.words.numbers import cards_in_your_discard_pile, power, x
from nefrit.invasion.words.occasions import (
    damage_assigned,
    deals_damage,
    is_damaged,
    is_destroyed,
    leaves_play,
    plays,
)
from nefrit.invasion.words.piles import discard_pile
from nefrit.invasion.words.pools import gain, lose
from nefrit.invasion.words.verbs import deal, destroy, place_tokens, put_on_top, restore, sacrifice, turn_facedown
from nefrit.invasion.words.zones import one_zone
from nefrit.kernel.cards import Library
from nefrit.kernel.effects import Then
from tests.invasion.made_up_cards import CORRUPTION, MARK, made_up, one

SET = "Chains"


def a_tactic(name: str, number: int, ability: Action, cost: Cost = 0) -> InvasionFace:
    """A tactic for nothing, or for X."""
    return NEUTRAL.tactic(name, number, SET, cost=cost).has(ability)


CARDS = [
    # A unit that stands as long as there is a discard pile, and what takes that away without any event.
    NEUTRAL.unit("Grave Warden", 1, SET, cost=0, power=1, hit_points=cards_in_your_discard_pile),
    one("Gravedigger", 61, forced(CORRUPTION, put_on_top(top(9, discard_pile(TARGET))), target=a_player())),
    a_tactic("Exhume", 3, action(put_on_top(top(9, discard_pile(TARGET))), target=a_player())),
    one("Town Crier", 62, forced(plays(tactic), MARK)),
    one("Volunteer", 63, whenever(CORRUPTION, MARK, optional=True, limit=1)),
    one("Helper", 64, whenever(CORRUPTION, restore(it), optional=True, target=a(unit & hero, least=0))),
    a_tactic("Bless", 4, action(place_tokens(it, 1), target=a(unit & ~corrupted, least=2, most=2))),
    a_tactic("Tithe", 5, action(gain(x * 2)), X),
    one("Planner", 67, action(MARK, when=defenders_not_declared, limit=1)),
    a_tactic("War Cry", 7, action(until(END_OF_COMBAT, power.plus(3)), target=a(unit))),
    a_tactic("Charge", 8, action(until(END_OF_ATTACK, power.plus(3)), target=a(unit))),
    one("Bruiser", 68, combat_damage.plus(2)),
    a_tactic("Point", 9, action(gain(1), target=a(facedown_development))),
    one("Kamikaze", 69, action(deal(it, power.of(this)), cost=sacrifice(this), target=a(unit))),
    one("Warrior", 70, action(MARK, when=your_capital_is_attacked)),
    # What skips phases, and what lasts until the end of one.
    one("Kingdom Idler", 71, action(MARK, cost=SkipPhase(KINGDOM_PHASE))),
    one("Quest Idler", 72, action(MARK, cost=SkipPhase(QUEST_PHASE))),
    one("Capital Idler", 73, action(MARK, cost=SkipPhase(CAPITAL_PHASE))),
    one("Battle Idler", 74, action(MARK, cost=SkipPhase(BATTLEFIELD_PHASE), limit=1)),
    a_tactic("Battle Song", 10, action(until(END_OF_BATTLEFIELD_PHASE, power.plus(3)), target=a(unit))),
    a_tactic("Prop Up", 11, action(until(END_OF_PHASE, hit_points.plus(3)), target=a(unit))),
    one("Wake", 75, forced(is_destroyed(unit), MARK)),
    # Keywords that are gained, and lost with all other text.
    one("Armourer", 76, gains(toughness(1), on=unit & other)),
    one("Fencer", 77, gains(counterstrike(2), on=unit & other)),
    one("Stout One", 78, toughness(1)),
    one("Muzzle", 79, Standing(BLANK, on=unit & other)),
    # What waits for damage, and what changes it.
    one("Stoic", 80, toughness(1), forced(is_damaged(this), MARK)),
    one("Gloater", 81, forced(deals_damage(this), MARK)),
    one("Swift Gloater", 82, counterstrike(1), forced(deals_damage(this), MARK)),
    one("Deflector", 83, Redirects(DAMAGE, amount=2, to=Aim(quality=unit & other))),
    a_tactic("Storm", 24, action(deal_indirect(2, ANYBODY))),
    a_tactic("Hide", 25, action(turn_facedown(it), target=a())),
    a_tactic("Hail", 12, action(deal_indirect(2))),
    a_tactic("Cannonade", 29, action(deal_indirect(4))),
    a_tactic("Bombard", 15, action(deal(it, 8), target=Place(cards=False))),
    a_tactic("Misfire", 16, action(deal(one_zone, 1))),
    # What comes after "then".
    a_tactic("Cleanse", 13, action(Then(restore(each(unit)), gain(1)))),
    a_tactic("Strike", 23, action(Then(deal(it, 1), gain(1)), target=a(unit))),
    a_tactic("Extort", 27, action(Then(Must(sacrifice(some(1, unit))), gain(1)))),
    a_tactic("Levy", 14, action(Then(lose(2, OPPONENT), gain(1)))),
    # What happens instead, and what moves.
    one("Phoenix", 84, Instead(INSTEAD, when=is_destroyed(this), effect=MARK)),
    a_tactic("Slay", 17, action(Then(destroy(it), gain(1)), target=a(unit))),
    a_tactic("Redeploy", 18, action(move_elsewhere(any_number(yours)))),
    one("Excavator", 85, Standing(ENTERS_CORRUPTED, on=unit)),
    one("Pure One", 86, cannot(be_corrupted, on=this)),
    a_tactic("Relieve", 19, action(restore(it), target=a(unit & corrupted))),
    one("Rover", 87, Standing(DEFENDS_FROM_ANYWHERE)),
    a_tactic("Retort", 20, action(gain(1), trigger=CORRUPTION)),
    one("Zone Deflector", 88, Redirects(DAMAGE, amount=2, to=Place(cards=False, whose="you"))),
    NEUTRAL.support("Sacred Place", 21, SET, cost=0, power=0).has(cannot(be_played, on=tactic)),
    one("Revenant", 89, action(MARK), forced(leaves_play(this), put_into_play(that, section=QUEST_ZONE))),
    NEUTRAL.support("Bulwark", 26, SET, cost=3, power=0),
    NEUTRAL.tactic("Decree", 22, SET, cost=0).has(limited(), action(gain(1))),
    one("Tally", 91, forced(damage_assigned(), MARK)),
    one("Rampart", 92, Redirects(DAMAGE, to=Aim(quality=unit & other), zones=True)),
    one("Pavise", 93, Cancels(DAMAGE, amount=1, each_turn=True)),
    one("Shell", 94, Cancels(DAMAGE, amount=1)),
    one("Parrier", 95, Cancels(DAMAGE, amount=1, combat=True, each_turn=True)),
    one("Nurse", 90, forced(is_damaged(unit), MARK)),
    a_tactic("Topple", 28, action(destroy(it), target=a())),
    # Units that cost opponents more to target.
    one("Shy One", 65, price_to_target.plus(1)),
    one("Proud One", 66, price_to_target.plus(2)),
    a_tactic("Volley", 6, action(deal(it, 1), target=a(unit, least=2, most=2))),
]

GAME = WarhammerInvasion(
    Library(
        [*(printing for module in MODULES for face in module.CARDS for printing in face.printings), *made_up(), *CARDS]
    )
)
"""The game with its published cards and these."""
