"""Made-up cards for tests of timing: each waits for one thing and leaves a token behind, beside the published cards."""

from __future__ import annotations

from typing import Any

from nefrit.invasion.cards import MODULES
from nefrit.invasion.cards.races import NEUTRAL
from nefrit.invasion.costs import spend
from nefrit.invasion.damage import DAMAGE
from nefrit.invasion.damage_prevention import Redirects
from nefrit.invasion.definition import WarhammerInvasion
from nefrit.invasion.effects import deal_indirect, until_end_of_turn
from nefrit.invasion.faces import InvasionFace
from nefrit.invasion.keywords import toughness
from nefrit.invasion.moving import move_elsewhere
from nefrit.invasion.players import ANYBODY
from nefrit.invasion.targets import Aim, a
from nefrit.invasion.trees import Keyword, Standing, Text
from nefrit.invasion.words.abilities import action, forced, whenever
from nefrit.invasion.words.cards import corrupted, in_this_zone, tactic, unit
from nefrit.invasion.words.conditions import has_tokens
from nefrit.invasion.words.continuous import gains, hit_points
from nefrit.invasion.words.nouns import each, it, other, some, that, this
from nefrit.invasion.words.occasions import (
    attacks,
    defends,
    is_corrupted,
    is_restored,
    is_sacrificed,
    phase_begins,
    phase_ends,
    plays,
    turn_begins,
    turn_ends,
)
from nefrit.invasion.words.pools import gain
from nefrit.invasion.words.verbs import corrupt, deal, place_tokens, remove_tokens, restore, sacrifice
from nefrit.kernel.cards import Library
from nefrit.testing import Scenario
from nefrit.testing.scenario import Side, side

MARK = place_tokens(this, 1)
"""What most of them do: it can be seen in the log, and on them."""
CORRUPTION = is_corrupted(unit)
SACRIFICE = is_sacrificed(unit)


def one(name: str, number: int, *abilities: Text | Standing | Keyword, hit_points: int = 3) -> InvasionFace:
    """A unit for nothing."""
    return NEUTRAL.unit(name, number, "Made Up", cost=0, power=1, hit_points=hit_points).has(*abilities)


def made_up() -> list[InvasionFace]:
    """All of them."""
    return [
        *[one(name, 1 + at, whenever(CORRUPTION, MARK)) for at, name in enumerate(("Herald", "Second Herald"))],
        *[one(name, 3 + at, forced(CORRUPTION, MARK)) for at, name in enumerate(("Drummer", "Second Drummer"))],
        *[one(name, 5 + at, action(MARK, trigger=CORRUPTION)) for at, name in enumerate(("Scribe", "Second Scribe"))],
        one("Confessor", 31, action(restore(that), trigger=CORRUPTION, limit=1)),
        one("Mourner", 7, forced(SACRIFICE, MARK)),
        one("Early Bird", 8, whenever(turn_begins(ANYBODY), MARK), forced(phase_begins("", ANYBODY), MARK)),
        one("Night Owl", 9, whenever(turn_ends(ANYBODY), MARK), forced(phase_ends("", ANYBODY), MARK)),
        # A forced effect with a target and a cost, and one whose cost and effect trigger others.
        one("Healer", 10, forced(CORRUPTION, restore(it), target=a(unit & corrupted), cost=spend(1))),
        one("Zealot", 11, forced(CORRUPTION, corrupt(it), target=a(unit & ~corrupted), limit=1)),
        one("Martyr", 12, forced(CORRUPTION, MARK, cost=sacrifice(some(1, unit & other)), limit=1)),
        one("Avenger", 13, forced(CORRUPTION, deal(each(unit & in_this_zone & other), 1))),
        one("Witness", 14, action(MARK, trigger=plays(tactic))),
        one("Gladiator", 15, action(deal(it, 2), cost=sacrifice(this), target=a(unit))),
        one("Watcher", 16, forced(is_restored(unit), MARK)),
        one("Onlooker", 17, forced(defends(unit), MARK)),
        one("Last One", 18, forced(turn_ends(ANYBODY), MARK)),
        one("Morning Scribe", 19, action(MARK, trigger=turn_begins(ANYBODY))),
        one("Weary One", 25, forced(attacks(this), corrupt(this))),
        # Costs that make untrue what their own action asks for.
        one("Miser", 26, action(gain(3), when=has_tokens(1), cost=remove_tokens(this, 1))),
        one("Flagellant", 27, action(place_tokens(this, 1), cost=corrupt(this), target=a(unit & ~corrupted))),
        # Effects about cards that enter only later.
        one("Teacher", 28, gains(action(MARK), on=unit & other)),
        one("Plague", 29, hit_points.plus(-3, on=unit & other)),
        one("Late One", 22, forced(turn_ends(ANYBODY), corrupt(this))),
        NEUTRAL.tactic("Fortify", 20, "Made Up", cost=0).has(
            action(until_end_of_turn(hit_points.plus(3)), target=a(unit))
        ),
        # Two effects that change the damage it is assigned.
        NEUTRAL.unit("Steel Priest", 23, "Made Up", cost=0, power=1, hit_points=3).has(
            toughness(1), Redirects(DAMAGE, amount=2, to=Aim(quality=unit & other))
        ),
        NEUTRAL.support("Statue of a Hero", 30, "Made Up", cost=0, power=0, traits="Hero"),
        NEUTRAL.tactic("Shove", 24, "Made Up", cost=0).has(action(move_elsewhere(it), target=a())),
        NEUTRAL.tactic("Hail", 32, "Made Up", cost=0).has(action(deal_indirect(10, uncancellable=True))),
        NEUTRAL.tactic("Taint", 21, "Made Up", cost=0).has(action(corrupt(it), target=a(unit))),
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
