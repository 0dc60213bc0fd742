"""Random games with random stops: nobody misses a window for which it has a stop.

python -m bench.stops --games 1000         # of all games in turn; it ends at the first window that was missed
"""

from __future__ import annotations

import argparse
from collections import Counter
from itertools import product

from bench import passes

from nefrit import bots, registry
from nefrit.kernel.chance import Chance
from nefrit.kernel.chart import place_in
from nefrit.kernel.decisions import NO, PASS, Answer, Decision
from nefrit.kernel.game import AnyGame
from nefrit.kernel.stops import ALWAYS, CAN, HAPPENED, NEVER, STOP_RULES, card_of
from nefrit.server.service.entries import Answered, PolicySet
from nefrit.server.service.table import Table
from nefrit.server.service.wishes import usual_rules
from nefrit.testing.broken import require

GAMES = ("l5r", "invasion", "senjutsu", "imperium")


class Watcher:
    """Says without the bookkeeping of the table whether a seat wants to be asked: from what it has seen one by one."""

    def __init__(self, table: Table, seat: int, rules: dict[str, tuple[str, str]], cards: dict[str, bool]) -> None:
        self.table, self.seat, self.rules, self.cards = table, seat, rules, cards
        self.in_window: list[tuple[int, bool]] = []
        self.in_phase: list[tuple[int, bool]] = []
        self.places: tuple[object, object] = (None, None)
        self.declined: set[int] = set()
        self.alone = False

    @property
    def game(self) -> AnyGame:
        """The game as it is now."""
        assert self.table.match is not None
        return self.table.match.game

    def sees(self, decision: Decision, answer: Answer) -> None:
        """An answer was given: lists of who acted begin anew with each window and phase."""
        chart, number = self.table.definition.chart(), self.table.definition.round_of(self.game)
        phase, steps = place_in(chart, self.game)
        windows = [step.number for one in chart for step in one.steps if step.window and step.number in steps]
        places = ((number, phase, max(windows, key=steps.index) if windows else None), (number, phase))
        value = decision.value(answer)
        acted = value not in (PASS, NO, ())
        self.in_window = [*self.in_window, (decision.seat, acted)] if windows and places[0] == self.places[0] else []
        one = (decision.seat, acted and not decision.joint)
        self.in_phase = [*self.in_phase, one] if places[1] == self.places[1] else [one]
        self.places = places

    def wants(self) -> bool | None:
        """Whether it wants to be asked; None where it is not in a window."""
        game, definition, seat = self.game, self.table.definition, self.seat
        window, decision = definition.window(game, seat), game.decision(seat)
        if not window or decision is None or PASS not in decision.options:
            return None
        options = [option for option in decision.options if option != PASS]
        turn = definition.turn_of(game)
        mine, theirs = self.rules[window]
        rule = max((mine, theirs), key=STOP_RULES.index) if turn is None else mine if turn == seat else theirs
        self.alone = rule == NEVER
        if rule == ALWAYS:
            return True
        for option in options:
            face = game.faces[card_of(option)].id if card_of(option) >= 0 else None
            usual = definition.only_here(game, seat, option) and definition.round_of(game) not in self.declined
            if self.cards.get(face or "", usual):
                return True
        if rule == CAN and any(definition.matters(game, seat, option) for option in options):
            return True
        if rule == CAN:
            for who, acted in reversed(self.in_window):
                if acted:
                    return bool(options)
                if who == seat:
                    break
        if rule == HAPPENED:
            for who, acted in reversed(self.in_phase):
                if who == seat:
                    break
                if acted:
                    return bool(options)
        return False


def random_rules(game: str, chance: Chance) -> dict[str, tuple[str, str]]:
    """Any rules for the windows of a game."""
    pairs = list(product(STOP_RULES, STOP_RULES))
    return {window: chance.one_of(pairs) for window in usual_rules(registry.find(game).chart())}


def check_a_game(game: str, seed: int, seats: int = 2) -> Counter[str]:
    """Play a random game with random stops of a person, some of them for cards; how often it was asked and passed."""
    chance = Chance(seed)
    table = passes.opened(game, seed, seats=seats)
    assert table.match is not None
    rules = random_rules(game, chance)
    faces = sorted({face.id for face in table.match.game.faces})
    cards = {face: bool(chance.below(2)) for face in chance.shuffled(faces)[: len(faces) // 4]}
    passes.happens(table, PolicySet(passes.PERSON, stops=rules, cards=cards))
    watcher, seen = Watcher(table, passes.PERSON, rules, cards), Counter[str]()
    bot = bots.find(game, bots.RANDOM)
    for _ in range(600):
        now = table.match.game
        if now.outcome is not None:
            break
        decision = now.pending[0]
        seat = decision.seat
        answer, where = table.answer_for(seat), f"{game}, game {seed}, answer {len(table.course)}"
        if seat == passes.PERSON:
            wants = watcher.wants()
            sole = decision.sole_answer is not None and not table.definition.conceals(now, seat)
            if wants is None:
                require((answer is not None) == sole, f"{where}: an only answer is given, and no other")
            elif not sole:
                require((answer is None) == wants, f"{where}: a seat is asked where it has a stop, and only there")
                seen["asked" if wants else "passed"] += 1
            if answer is not None and answer.by == "stops":
                require(decision.value(answer.value) == PASS, f"{where}: the table does nothing but pass")
        else:
            require(answer is None, f"{where}: the table does not answer for bots")
        value, by = (bots.ask(bot, now, decision, chance), "") if answer is None else answer
        if seat == passes.PERSON and not by and watcher.wants() and watcher.alone and decision.value(value) == PASS:
            # Once in a round it was asked for a card that can be used nowhere else.
            watcher.declined.add(table.definition.round_of(now))
        passes.happens(table, Answered(seat, table.asked[seat], value, by))
        watcher.sees(decision, value)
    return seen


def main() -> None:
    """Play the games, and tell how often the person was asked and passed over."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    seen: Counter[str] = Counter()
    for number in range(arguments.games):
        seen += check_a_game(GAMES[number % len(GAMES)], arguments.seed + number)
    print(f"{arguments.games} games: asked {seen['asked']} times, passed over {seen['passed']} times, missed none")


if __name__ == "__main__":
    main()
