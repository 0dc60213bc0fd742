"""Made-up cards for tests of chains and targets, beside the published cards and the other made-up ones."""

from __future__ import annotations

from nefrit.invasion.cards import MODULES
from nefrit.invasion.cards.races import NEUTRAL, Cost
from nefrit.invasion.conditions import Count, so
from nefrit.invasion.constants import (
    BATTLEFIELD_PHASE,
    CAPITAL_PHASE,
    END_OF_ATTACK,
    END_OF_BATTLEFIELD_PHASE,
    END_OF_COMBAT,
    END_OF_PHASE,
    HERO,
    KINGDOM_PHASE,
    QUEST_PHASE,
    QUEST_ZONE,
)
from nefrit.invasion.costs import DoTo, SkipPhase
from nefrit.invasion.damage import DAMAGE
from nefrit.invasion.definition import WarhammerInvasion
from nefrit.invasion.effects import Deal, DealIndirect, DealToCapital, Gain, Lose, do, do_each, until
from nefrit.invasion.entering import PutIntoPlay
from nefrit.invasion.faces import InvasionFace, X
from nefrit.invasion.filters import Trait, are
from nefrit.invasion.happening import INSTEAD
from nefrit.invasion.keywords import counterstrike, limited, toughness
from nefrit.invasion.moving import Rearrange
from nefrit.invasion.obliging import Must
from nefrit.invasion.occurrences.kinds import DAMAGED, DEALS_DAMAGE, DESTROYED, LEAVES_PLAY, PLAYED
from nefrit.invasion.searching import FromDiscardToTop
from nefrit.invasion.shielding import Redirects
from nefrit.invasion.standing import BLANK, ENTERS_CORRUPTED
from nefrit.invasion.targets import Aim, Place
from nefrit.invasion.trees import Action, Forbids, Grants, Instead, Modifies, Standing
from nefrit.invasion.triggers import ANYBODY, On
from nefrit.invasion.written import a_card, a_player, a_unit, action, forced, whenever
from nefrit.kernel.cards import Library
from nefrit.kernel.effects import Then
from tests.invasion.made_up_cards import CORRUPTION, MARK, made_up, one

SET = "Chains"


def a_tactic(name: str, number: int, ability: Action, cost: Cost = 0) -> InvasionFace:
    """A tactic for nothing, or for X."""
    return NEUTRAL.tactic(name, number, SET, cost=cost).has(ability)


CARDS = [
    # A unit that stands as long as there is a discard pile, and what takes that away without any event.
    NEUTRAL.unit("Grave Warden", 1, SET, cost=0, power=1, hit_points=Count("cards in your discard pile")),
    one("Gravedigger", 61, forced(CORRUPTION, FromDiscardToTop(9), targets=a_player())),
    a_tactic("Exhume", 3, action(FromDiscardToTop(9), targets=a_player())),
    one("Town Crier", 62, forced(On(PLAYED, are("tactic")), MARK)),
    one("Volunteer", 63, whenever(CORRUPTION, MARK, optional=True, limit=1)),
    one("Helper", 64, whenever(CORRUPTION, do("restore"), optional=True, targets=a_unit(Trait(HERO), least=0))),
    a_tactic("Bless", 4, action(do("place-tokens", amount=1), targets=a_unit(*are("uncorrupted"), least=2, most=2))),
    a_tactic("Tithe", 5, action(Gain(Count("X", 2))), X),
    one("Planner", 67, action(MARK, condition=so("defenders are not declared yet"), limit=1)),
    a_tactic("War Cry", 7, action(until(END_OF_COMBAT, Modifies("power", amount=3)), targets=a_unit())),
    a_tactic("Charge", 8, action(until(END_OF_ATTACK, Modifies("power", amount=3)), targets=a_unit())),
    one("Bruiser", 68, Modifies("combat damage", amount=2)),
    a_tactic("Point", 9, action(Gain(1), targets=a_card(*are("facedown development")))),
    one("Kamikaze", 69, action(Deal(amount=Count("power of this")), costs=(DoTo("sacrifice"),), targets=a_unit())),
    one("Warrior", 70, action(MARK, condition=so("during combat"))),
    # What skips phases, and what lasts until the end of one.
    one("Kingdom Idler", 71, action(MARK, costs=(SkipPhase(KINGDOM_PHASE),))),
    one("Quest Idler", 72, action(MARK, costs=(SkipPhase(QUEST_PHASE),))),
    one("Capital Idler", 73, action(MARK, costs=(SkipPhase(CAPITAL_PHASE),))),
    one("Battle Idler", 74, action(MARK, costs=(SkipPhase(BATTLEFIELD_PHASE),), limit=1)),
    a_tactic("Battle Song", 10, action(until(END_OF_BATTLEFIELD_PHASE, Modifies("power", amount=3)), targets=a_unit())),
    a_tactic("Prop Up", 11, action(until(END_OF_PHASE, Modifies("hit points", amount=3)), targets=a_unit())),
    one("Wake", 75, forced(On(DESTROYED, are("unit")), MARK)),
    # Keywords that are gained, and lost with all other text.
    one("Armourer", 76, Grants("keyword", are("unit", "other"), granted=toughness(1))),
    one("Fencer", 77, Grants("keyword", are("unit", "other"), granted=counterstrike(2))),
    one("Stout One", 78, toughness(1)),
    one("Muzzle", 79, Standing(BLANK, on=are("unit", "other"))),
    # What waits for damage, and what changes it.
    one("Stoic", 80, toughness(1), forced(On(DAMAGED, are("this")), MARK)),
    one("Gloater", 81, forced(On(DEALS_DAMAGE, are("this")), MARK)),
    one("Swift Gloater", 82, counterstrike(1), forced(On(DEALS_DAMAGE, are("this")), MARK)),
    one("Deflector", 83, Redirects(DAMAGE, amount=2, to=Aim(filters=are("unit", "other")))),
    a_tactic("Storm", 24, action(DealIndirect(2, ANYBODY))),
    a_tactic("Hide", 25, action(do("turn-facedown"), targets=a_card())),
    a_tactic("Hail", 12, action(DealIndirect(2))),
    a_tactic("Bombard", 15, action(Deal(amount=8), targets=(Place(cards=False),))),
    a_tactic("Misfire", 16, action(DealToCapital(1))),
    # What comes after "then".
    a_tactic("Cleanse", 13, action(Then(do_each("restore", are("unit")), Gain(1)))),
    a_tactic("Strike", 23, action(Then(Deal(amount=1), Gain(1)), targets=a_unit())),
    a_tactic("Extort", 27, action(Then(Must("sacrifice", are("unit")), Gain(1)))),
    a_tactic("Levy", 14, action(Then(Lose(2), Gain(1)))),
    # What happens instead, and what moves.
    one("Phoenix", 84, Instead(INSTEAD, when=On(DESTROYED, are("this")), effect=MARK)),
    a_tactic("Slay", 17, action(Then(do("destroy"), Gain(1)), targets=a_unit())),
    a_tactic("Redeploy", 18, action(Rearrange(are("yours")))),
    one("Excavator", 85, Standing(ENTERS_CORRUPTED, on=are("unit"))),
    one("Pure One", 86, Forbids("corrupt", on=are("this"))),
    a_tactic("Relieve", 19, action(do("restore"), targets=a_unit(*are("corrupted")))),
    one("Rover", 87, Standing("defend from")),
    a_tactic("Retort", 20, action(Gain(1), when=CORRUPTION)),
    one("Zone Deflector", 88, Redirects(DAMAGE, amount=2, to=Place(cards=False, whose="you"))),
    NEUTRAL.support("Sacred Place", 21, SET, cost=0, power=0).has(Forbids("play", on=are("tactic"))),
    one("Revenant", 89, action(MARK), forced(On(LEAVES_PLAY, are("this")), PutIntoPlay("that", section=QUEST_ZONE))),
    NEUTRAL.support("Bulwark", 26, SET, cost=3, power=0),
    NEUTRAL.tactic("Decree", 22, SET, cost=0).has(limited(), action(Gain(1))),
    one("Nurse", 90, forced(On(DAMAGED, are("unit")), MARK)),
    a_tactic("Topple", 28, action(do("destroy"), targets=a_card())),
    # Units that cost opponents more to target.
    one("Shy One", 65, Modifies("targeted", amount=1)),
    one("Proud One", 66, Modifies("targeted", amount=2)),
    a_tactic("Volley", 6, action(Deal(amount=1), targets=a_unit(least=2, most=2))),
]

GAME = WarhammerInvasion(
    Library(
        [*(printing for module in MODULES for face in module.CARDS for printing in face.printings), *made_up(), *CARDS]
    )
)
"""The game with its published cards and these."""
