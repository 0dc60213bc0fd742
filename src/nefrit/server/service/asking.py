"""Who is asked: the answers that a table gives for a seat, because the seat wants it so."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from nefrit.kernel.chart import place_in
from nefrit.kernel.decisions import NO_CARD, PASS, Answer, Decision
from nefrit.kernel.definition import Definition
from nefrit.kernel.game import AnyGame
from nefrit.kernel.plain import Value
from nefrit.kernel.stops import ALWAYS, CAN, HAPPENED, NEVER, RESPONSES, STOP_RULES, card_of
from nefrit.kernel.windows import Window
from nefrit.server.service.course import SOLE, STOPS, Course
from nefrit.server.service.entries import PolicySet
from nefrit.server.service.wishes import (
    ASK_ME,
    EVENT,
    OFFERED,
    OLD_RULES,
    PASS_FOR_ME,
    PHASE,
    ROUND,
    TURN,
    UNTILS,
    Rules,
    Run,
    Wishes,
    rule_on,
    usual_rules,
)


class Policy(NamedTuple):
    """When a seat is asked in windows now, as one rule for all of them, and until when."""

    stop: str = ASK_ME
    until: str = ""


class Given(NamedTuple):
    """An answer that the table gives for a seat, and why."""

    value: Answer
    by: str


class Asking:
    """What all seats have said of when they want to be asked, and what follows from it."""

    def __init__(self, definition: Definition, seats: int, course: Course) -> None:
        self.definition = definition
        self.course = course
        self.wishes = [Wishes()] * seats
        self.usual: Rules = usual_rules(definition.chart())

    # ---- What a seat says

    def knows(self, entry: PolicySet) -> bool:
        """Whether a policy speaks only of rules, windows and times that there are."""
        if entry.stop and (entry.stop not in OLD_RULES or entry.stops is not None):
            return False
        if entry.until is not None and entry.until not in UNTILS:
            return False
        return all(
            window in self.usual and all(rule in STOP_RULES for rule in rules)
            for window, rules in (entry.stops or {}).items()
        )

    def heed(self, entry: PolicySet, game: AnyGame) -> None:
        """Keep what a seat says; what it does not speak of stays as it was."""
        wishes = self.wishes[entry.seat]
        if entry.stops is not None:
            wishes = replace(wishes, rules=dict(entry.stops))
        if entry.cards is not None:
            wishes = replace(wishes, cards=dict(entry.cards))
        if entry.ask is not None:
            wishes = replace(wishes, ask=entry.ask)
        if entry.quiet is not None:
            wishes = replace(wishes, quiet=wishes.quiet | {(self.definition.round_of(game), entry.quiet)})
        if entry.stop and not entry.until:
            wishes = replace(wishes, rules=None, everywhere=OLD_RULES[entry.stop], run=None)
        elif entry.until is not None:
            wishes = replace(wishes, run=self._new_run(entry, game) if entry.until else None)
        self.wishes[entry.seat] = wishes

    def _new_run(self, entry: PolicySet, game: AnyGame) -> Run:
        until = entry.until or ""
        rule = OLD_RULES[entry.stop or PASS_FOR_ME]
        return Run(rule, until, len(self.course), self._place(game, until), _own_cards(game, entry.seat))

    def end_run(self, seat: int) -> None:
        """Pass a seat over no longer."""
        self.wishes[seat] = replace(self.wishes[seat], run=None)

    # ---- What holds now

    def rules(self, seat: int) -> Rules | None:
        """The rules of a seat for all windows, with those that the game proposes; None if it has one rule for all."""
        own = self.wishes[seat].rules
        return None if own is None else {**self.usual, **own}

    def policy(self, game: AnyGame | None, seat: int) -> Policy:
        """When a seat is asked now, as one rule: that of what holds for a while, or of what it said for good."""
        wishes = self.wishes[seat]
        run = None if game is None else self.run(game, seat)
        rule = wishes.everywhere if wishes.rules is None else OFFERED
        stop = next(old for old, new in OLD_RULES.items() if new == (rule if run is None else run.rule))
        return Policy(stop, "" if run is None else run.until)

    def run(self, game: AnyGame, seat: int) -> Run | None:
        """What holds for a seat in all windows for a while, if that is not over."""
        run = self.wishes[seat].run
        return None if run is None or self._is_over(game, seat, run) else run

    def rule(self, game: AnyGame, seat: int, window: str) -> str:
        """When a seat wants to be asked in a window now."""
        run, rules = self.run(game, seat), self.rules(seat)
        if run is not None:
            return run.rule
        if rules is None:
            return self.wishes[seat].everywhere
        return rule_on(rules.get(window, (CAN, CAN)), self.definition.turn_of(game), seat)

    def _is_over(self, game: AnyGame, seat: int, run: Run) -> bool:
        if run.until in (PHASE, ROUND):
            return self._place(game, run.until) != run.place
        if run.until == TURN:
            return self.course.turn_came(run.since, seat)
        return bool(self.course.deeds(run.since, seat)) or not run.own <= _own_cards(game, seat)

    def _place(self, game: AnyGame, until: str) -> tuple[int, str]:
        """The round, or the phase in it, in which the game is."""
        phase, _ = place_in(self.definition.chart(), game)
        return self.definition.round_of(game), phase if until == PHASE else ""

    # ---- What the table answers

    def answer_for(self, game: AnyGame, seat: int) -> Given | None:
        """The answer that the table gives for a seat: the only one there is, or a pass; None if the seat is asked.

        Where it is a secret that the seat is asked it gives an only answer itself.
        """
        decision = game.decision(seat)
        if decision is None:
            return None
        wishes = self.wishes[seat]
        if wishes.rules is not None and not wishes.ask:
            sole = decision.sole_answer
            if sole is not None and not self.definition.conceals(game, seat):
                return Given(sole, SOLE)
        if PASS not in decision.options:
            return None
        window = self.definition.window(game, seat)
        if not window or self._wants_to_be_asked(game, seat, window, decision):
            return None
        return Given(decision.options.index(PASS), STOPS)

    def _wants_to_be_asked(self, game: AnyGame, seat: int, window: str, decision: Decision) -> bool:
        options = [option for option in decision.options if option != PASS]
        run = self.run(game, seat)
        if run is not None and run.rule == NEVER:
            # Who passes for good could do nothing any more: nobody means that.
            top = game.stack[-1]
            return (isinstance(top, Window) and top.passing_is_final) or self.definition.could_lose(game, seat)
        if window == RESPONSES and options and all(self._is_quiet(game, seat, option) for option in options):
            return False
        rule = self.rule(game, seat, window)
        if rule in (ALWAYS, OFFERED) or self._is_woken(game, seat):
            return True
        if any(self._has_stop(game, seat, option) for option in options):
            return True
        if rule == CAN:
            matters = any(self.definition.matters(game, seat, option) for option in options)
            return matters or (bool(options) and self.course.acted_here(seat))
        return rule == HAPPENED and bool(options) and self.course.happened(seat)

    def _is_quiet(self, game: AnyGame, seat: int, option: Value) -> bool:
        """Whether a seat does not want to be asked again about the card of an option in this round."""
        return (self.definition.round_of(game), card_of(option)) in self.wishes[seat].quiet

    def _has_stop(self, game: AnyGame, seat: int, option: Value) -> bool:
        """Whether a seat wants to be asked wherever the card of an option can be used."""
        card = card_of(option)
        wanted = None if card == NO_CARD else self.wishes[seat].cards.get(game.faces[card].id)
        if wanted is not None:
            return wanted
        # Who has passed once is not asked for such a card again in this round, unless it says so.
        declined = self.course.has_declined(seat, self.definition.round_of(game))
        return not declined and self.definition.only_here(game, seat, option)

    def round_of_card_stop(self, game: AnyGame, seat: int) -> int:
        """The round, if a seat is asked in a window in which it has no stop but for a card; else 0."""
        window = self.definition.window(game, seat)
        if not window or self.rules(seat) is None or self.rule(game, seat, window) != NEVER:
            return 0
        return self.definition.round_of(game)

    def _is_woken(self, game: AnyGame, seat: int) -> bool:
        """Whether a seat was passed over until something happened, and has not been asked since it did."""
        run = self.wishes[seat].run
        if run is None or run.until != EVENT or not self._is_over(game, seat, run):
            return False
        deeds, own = self.course.deeds(run.since, seat), self.course.last_own(seat)
        return own is None or own < (deeds[0] if deeds else run.since)

    def proposal(self, game: AnyGame, seat: int) -> str | None:
        """The face of a card for which a seat may want a stop: it could be used in a window in which it never has one.

        The seat has not been asked about the card yet, which has no use in other windows or is not worth a stop there.
        """
        decision = game.decision(seat)
        window = "" if decision is None else self.definition.window(game, seat)
        if decision is None or window in ("", RESPONSES) or self.rules(seat) is None:
            return None
        if self.run(game, seat) is not None or self.rule(game, seat, window) != NEVER:
            return None
        for option in decision.options:
            card = card_of(option)
            if card == NO_CARD or game.faces[card].id in self.wishes[seat].cards:
                continue
            if self.definition.only_here(game, seat, option) or not self.definition.matters(game, seat, option):
                face: str = game.faces[card].id
                return face
        return None


def _own_cards(game: AnyGame, seat: int) -> frozenset[int]:
    """The cards in play that a seat controls."""
    return frozenset([card for card in game.in_play() if game.pieces[card].controller == seat])
