"""How often a person is asked in vain: passes in a round, with the stops that a game proposes.

    python bench/passes.py                              # 200 rounds of Legend of the Five Rings, greedy against itself
    python bench/passes.py --bot search --rounds 200    # the same with the bot that thinks

One seat is a person's: it has the usual stops, and a bot answers what it is asked. Counted are the answers by which it
passes in a window in which it was asked; what the table passes for it is not.
"""

from __future__ import annotations

import argparse
import statistics
from collections import Counter
from collections.abc import Iterator

from nefrit import bots, registry
from nefrit.cli.seating import seat_decks
from nefrit.kernel.chance import Chance
from nefrit.kernel.decisions import PASS
from nefrit.server.service.entries import Answered, Entry, Opened, PolicySet, Sat
from nefrit.server.service.table import Table

PERSON = 0


def opened(game: str, seed: int, *, seats: int = 2, pauses: bool = False) -> Table:
    """A table at which a person and bots sit, with ready decks that differ from seed to seed."""
    definition = registry.find(game)
    # Some ready decks of Senjutsu need a seat more, such as companions.
    decks = {} if game == "senjutsu" else seat_decks(game, {}, (), seats, every=True).options(seed)
    table = Table("table", definition, Opened(game, seats, seed, definition.editions[0], decks, pauses=pauses))
    happens(table, Sat(PERSON, "Ann", token="ann"))
    for seat in range(1, seats):
        happens(table, Sat(seat, f"Bot {seat}", bot="greedy"))
    return table


def happens(table: Table, entry: Entry) -> None:
    """Let an entry happen at a table, which must allow it."""
    refusal = table.check(entry).refusal
    if refusal is not None:
        raise ValueError(f"{entry} is refused: {refusal}")
    table.apply(entry)


def rounds(game: str, bot: str, seed: int) -> Iterator[Counter[str]]:
    """Play a game; for each full round the passes of the person by window."""
    table, chance, player = opened(game, seed), Chance(seed), bots.find(game, bot)
    happens(table, PolicySet(PERSON, stops={}))
    assert table.match is not None
    passed: Counter[str] = Counter()
    number = table.definition.round_of(table.match.game)
    while table.match.game.outcome is None:
        now = table.match.game
        if table.definition.round_of(now) != number:
            if number:
                yield passed
            passed, number = Counter(), table.definition.round_of(now)
        decision = now.pending[0]
        seat = decision.seat
        given = table.answer_for(seat)
        if given is not None:
            happens(table, Answered(seat, table.asked[seat], given.value, given.by))
            continue
        answer = bots.ask(player, now, decision, chance)
        if seat == PERSON and isinstance(answer, int) and decision.options[answer : answer + 1] == (PASS,):
            passed[table.definition.window(now, seat) or "decisions"] += 1
        happens(table, Answered(seat, table.asked[seat], answer))


def measured(game: str, bot: str, count: int, seed: int = 1) -> list[Counter[str]]:
    """So many rounds, of as many games as that takes."""
    found: list[Counter[str]] = []
    while len(found) < count:
        found.extend(rounds(game, bot, seed))
        seed += 1
    return found[:count]


def total(passed: Counter[str]) -> int:
    """The passes in windows; to declare no conflict is a decision."""
    return sum(count for window, count in passed.items() if window != "decisions")


def percentile(numbers: list[int], share: float) -> int:
    """The number that so large a share does not exceed."""
    return sorted(numbers)[max(0, round(share * len(numbers)) - 1)]


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="l5r")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    found = measured(arguments.game, arguments.bot, arguments.rounds, arguments.seed)
    numbers = [total(one) for one in found]
    windows = sum(found, Counter())
    print(f"passes a round: median {statistics.median(numbers)}, 95th percentile {percentile(numbers, 0.95)}")
    print("in windows: " + ", ".join(f"{window} {count / len(found):.2f}" for window, count in windows.most_common()))


if __name__ == "__main__":
    main()
