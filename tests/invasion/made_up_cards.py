"""Made-up cards for tests of timing: each waits for one thing and leaves a token behind, beside the published cards."""

from __future__ import annotations

from typing import Any

from nefrit.invasion.cards import MODULES
from nefrit.invasion.cards.races import NEUTRAL
from nefrit.invasion.conditions import TokensAtLeast
from nefrit.invasion.costs import DoTo, DoToOne, Spend
from nefrit.invasion.damage import DAMAGE
from nefrit.invasion.definition import WarhammerInvasion
from nefrit.invasion.effects import Deal, Gain, do, until_end_of_turn
from nefrit.invasion.faces import InvasionFace
from nefrit.invasion.filters import are
from nefrit.invasion.keywords import toughness
from nefrit.invasion.moving import Move
from nefrit.invasion.occurrences.kinds import ATTACKS, CORRUPTED, DEFENDS, PLAYED, RESTORED, SACRIFICED
from nefrit.invasion.shielding import Redirects
from nefrit.invasion.targets import Aim
from nefrit.invasion.trees import Grants, Keyword, Modifies, Standing, Text
from nefrit.invasion.triggers import ANYBODY, On, PhaseStarts, PhaseStops, TurnStarts, TurnStops
from nefrit.invasion.written import a_card, a_unit, action, forced, whenever
from nefrit.kernel.cards import Library
from nefrit.testing import Scenario
from nefrit.testing.scenario import Side, side

MARK = do("place-tokens", "this", 1)
"""What most of them do: it can be seen in the log, and on them."""
CORRUPTION = On(CORRUPTED, are("unit"))
SACRIFICE = On(SACRIFICED, are("unit"))


def one(name: str, number: int, *abilities: Text | Standing | Keyword, hit_points: int = 3) -> InvasionFace:
    """A unit for nothing."""
    return NEUTRAL.unit(name, number, "Made Up", cost=0, power=1, hit_points=hit_points).has(*abilities)


def made_up() -> list[InvasionFace]:
    """All of them."""
    return [
        *[one(name, 1 + at, whenever(CORRUPTION, MARK)) for at, name in enumerate(("Herald", "Second Herald"))],
        *[one(name, 3 + at, forced(CORRUPTION, MARK)) for at, name in enumerate(("Drummer", "Second Drummer"))],
        *[one(name, 5 + at, action(MARK, when=CORRUPTION)) for at, name in enumerate(("Scribe", "Second Scribe"))],
        one("Confessor", 31, action(do("restore", "that"), when=CORRUPTION, limit=1)),
        one("Mourner", 7, forced(SACRIFICE, MARK)),
        one("Early Bird", 8, whenever(TurnStarts(ANYBODY), MARK), forced(PhaseStarts("", ANYBODY), MARK)),
        one("Night Owl", 9, whenever(TurnStops(ANYBODY), MARK), forced(PhaseStops("", ANYBODY), MARK)),
        # A forced effect with a target and a cost, and one whose cost and effect trigger others.
        one("Healer", 10, forced(CORRUPTION, do("restore"), targets=a_unit(*are("corrupted")), costs=(Spend(1),))),
        one("Zealot", 11, forced(CORRUPTION, do("corrupt"), targets=a_unit(*are("uncorrupted")), limit=1)),
        one("Martyr", 12, forced(CORRUPTION, MARK, costs=(DoToOne("sacrifice", are("unit", "other")),), limit=1)),
        one("Avenger", 13, forced(CORRUPTION, Deal(amount=1, each=are("unit", "in this zone", "other")))),
        one("Witness", 14, action(MARK, when=On(PLAYED, are("tactic")))),
        one("Gladiator", 15, action(Deal(amount=2), costs=(DoTo("sacrifice"),), targets=a_unit())),
        one("Watcher", 16, forced(On(RESTORED, are("unit")), MARK)),
        one("Onlooker", 17, forced(On(DEFENDS, are("unit")), MARK)),
        one("Last One", 18, forced(TurnStops(ANYBODY), MARK)),
        one("Morning Scribe", 19, action(MARK, when=TurnStarts(ANYBODY))),
        one("Weary One", 25, forced(On(ATTACKS, are("this")), do("corrupt", "this"))),
        # Costs that make untrue what their own action asks for.
        one("Miser", 26, action(Gain(3), condition=TokensAtLeast(1), costs=(DoTo("remove-tokens", amount=1),))),
        one(
            "Flagellant",
            27,
            action(do("place-tokens", "target", 1), costs=(DoTo("corrupt"),), targets=a_unit(*are("uncorrupted"))),
        ),
        # Effects about cards that enter only later.
        one("Teacher", 28, Grants("ability", are("unit", "other"), granted=action(MARK))),
        one("Plague", 29, Modifies("hit points", are("unit", "other"), amount=-3)),
        one("Late One", 22, forced(TurnStops(ANYBODY), do("corrupt", "this"))),
        NEUTRAL.tactic("Fortify", 20, "Made Up", cost=0).has(
            action(until_end_of_turn(Modifies("hit points", amount=3)), targets=a_unit())
        ),
        # Two effects that change the damage it is assigned.
        NEUTRAL.unit("Steel Priest", 23, "Made Up", cost=0, power=1, hit_points=3).has(
            toughness(1), Redirects(DAMAGE, amount=2, to=Aim(filters=are("unit", "other")))
        ),
        NEUTRAL.support("Statue of a Hero", 30, "Made Up", cost=0, power=0, traits="Hero"),
        NEUTRAL.tactic("Shove", 24, "Made Up", cost=0).has(action(Move(), targets=a_card())),
        NEUTRAL.tactic("Taint", 21, "Made Up", cost=0).has(action(do("corrupt"), targets=a_unit())),
    ]


GAME = WarhammerInvasion(
    Library([*(printing for module in MODULES for face in module.CARDS for printing in face.printings), *made_up()])
)
"""The game with its published cards and these."""


def neutral(**things: Any) -> Side:
    """A player with a deck that does nothing."""
    return side(**{"race": "Dwarf", "deck": ["9x Mountain Brigade"], **things})


def marks(table: Scenario) -> list[str]:
    """On which cards tokens were placed, in order."""
    entries = table.match.log.read(0)
    found = [entry["arguments"]["card"] for entry in entries if entry["message"] == "tokens-placed"]
    return [table.game.definition.library.faces[card].name for card in found]
