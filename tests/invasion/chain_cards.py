"""Made-up cards for tests of chains and targets, beside the published cards and the other made-up ones."""

from __future__ import annotations

from nefrit.invasion.cards import MODULES
from nefrit.invasion.conditions import Count, so
from nefrit.invasion.constants import END_OF_ATTACK, END_OF_COMBAT, HERO, NEUTRAL
from nefrit.invasion.definition import WarhammerInvasion
from nefrit.invasion.effects import Deal, Gain, do, until
from nefrit.invasion.faces import InvasionFace, X, tactic, unit
from nefrit.invasion.filters import Trait, are
from nefrit.invasion.occurrences.kinds import PLAYED
from nefrit.invasion.searching import FromDiscardToTop
from nefrit.invasion.trees import Action, Modifies
from nefrit.invasion.triggers import On
from nefrit.invasion.written import a_player, a_unit, action, forced, whenever
from nefrit.kernel.cards import Library
from tests.invasion.made_up_cards import CORRUPTION, MARK, made_up, one

SET = "Chains"


def a_tactic(name: str, number: int, ability: Action, cost: int | str = 0) -> InvasionFace:
    """A tactic for nothing, or for X."""
    return tactic(name, NEUTRAL, number, set=SET, cost=cost, abilities=[ability])


CARDS = [
    # A unit that stands as long as there is a discard pile, and what takes that away without any event.
    unit("Grave Warden", NEUTRAL, 1, set=SET, cost=0, power=1, hit_points=Count("cards in your discard pile")),
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
