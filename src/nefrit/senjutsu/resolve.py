"""Resolve, the fourth phase of a round: sections of cards in the order of their initiative, and ties."""

from __future__ import annotations

from nefrit.kernel.decisions import NO_CARD, choose
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Flow, Procedure, step
from nefrit.senjutsu.automaton import automaton_of
from nefrit.senjutsu.blocks import after_card, lapse
from nefrit.senjutsu.constants import BEFORE_YOUR_CARD
from nefrit.senjutsu.delayed_lines import start_of_turn
from nefrit.senjutsu.initiative import is_alternative, next_ones, now
from nefrit.senjutsu.instant_windows import InstantWindow
from nefrit.senjutsu.lord import gain_focus_beside_lord
from nefrit.senjutsu.perform import Perform
from nefrit.senjutsu.reports import Resolves, Unresolved
from nefrit.senjutsu.state import Due, Senjutsu, by_advantage, card_of, decider, is_solo
from nefrit.senjutsu.targets import aimed


class Resolving(Procedure):
    """The resolve phase: sections from the highest initiative to the lowest (senjutsu.resolve.descending).

    `queue` are the fighters whose sections are tied now, in the order in which they resolve; `current` is the section
    that is being resolved, `begun` are the fighters whose turn has begun.
    """

    __slots__ = ("begun", "current", "queue")
    seat_fields = ("begun", "queue")

    def __init__(self) -> None:
        super().__init__()
        self.begun: tuple[int, ...] = ()
        self.queue: tuple[int, ...] = ()
        self.current: Due | None = None

    @step("senjutsu.resolve.descending")
    def next_initiative(self, game: Senjutsu) -> Flow:
        """When the initiative falls, blocks at the old one are over (decision.senjutsu.block-rest)."""
        ones = next_ones(game)
        value = now(game, ones[0]) if ones else -1
        flow = lapse(game, value)
        if flow is not None:
            self.goto("next_initiative")
            return flow
        if not ones:
            self.finish_after_this_step()
            return None
        game.edit_table().initiative = value
        return None

    @step("senjutsu.resolve.tie-by-advantage")
    def order_ties(self, game: Senjutsu) -> Flow:
        """Tied players are put in order; the others come by their initiative (senjutsu.resolve.descending)."""
        tied = {one.seat for one in next_ones(game)}
        seats = tuple([seat for seat in by_advantage(game, highest_first=True) if seat in tied])
        if seats[1:]:
            return OrderTies(seats)
        self.queue = seats
        return None

    @step("decision.senjutsu.start-of-turn")
    def begin_turn(self, game: Senjutsu) -> Flow:
        """With the first section of its card the turn of a fighter begins."""
        one = self.one(game)
        if one is None or one.card not in card_of(game, one.seat) or one.seat in self.begun:
            return None
        self.begun = (*self.begun, one.seat)
        return start_of_turn(game, one.seat)

    @step("senjutsu.instant.additional.condition")
    def begin_section(self, game: Senjutsu) -> Flow:
        """An instant may come before the card; who begins the turn beside the fallen lord gains focus.

        senjutsu.horde.lord.focus
        """
        one = self.one(game)
        if one is None or one.section:
            return None
        if game.table.lord is not None:
            gain_focus_beside_lord(game, one.seat)
        return None if game.faces[one.card].is_core else InstantWindow(one.seat, BEFORE_YOUR_CARD, now(game, one))

    def one(self, game: Senjutsu) -> Due | None:
        """The section that is next, of the first of the tied fighters: none if that one has become slower.

        senjutsu.resolve.descending, senjutsu.resolve.tie-by-advantage, decision.senjutsu.hobble
        """
        for seat in self.queue[:1]:
            for one in game.table.due:
                if one.seat == seat and now(game, one) == game.table.initiative:
                    return one
        return None

    @step("senjutsu.resolve.top-to-bottom")
    def perform(self, game: Senjutsu) -> Flow:
        """Its lines, from top to bottom. It is due no longer, even if its fighter becomes slower by them.

        An opponent that cannot attack resolves the second part instead (senjutsu.solo.attack.two-parts,
        decision.senjutsu.ai-second-part).
        """
        one = self.one(game)
        if one is None:
            return None
        if has_second_part(game, one) and not automaton_of(game).can_attack(game, one):
            wait_for_second_part(game, one)
            self.goto("begin_section")
            return None
        self.current = one
        table = game.edit_table()
        table.due = tuple([other for other in table.due if other is not one])
        lines = aimed(game.faces[one.card].sections[one.section].lines)
        perform = Perform(one.seat, one.card, lines, game.table.initiative)
        # What is cancelled, or lost to a collision or a stun, is not resolved.
        told = Unresolved if game.seats[one.seat].over else Resolves
        game.tell(told(one.card, one.seat, game.table.initiative))
        return perform

    @step("senjutsu.timing.attack.9-free-additional")
    def after(self, game: Senjutsu) -> Flow:
        """After the last section instants may be played freely; what waits for a block comes first."""
        one, self.current = self.current, None
        return None if one is None else after_card(game, one.seat, game.table.initiative)

    @step("senjutsu.resolve.descending")
    def go_on(self, game: Senjutsu) -> Flow:
        """The next of the tied ones, or the next initiative."""
        self.queue = self.queue[1:]
        self.goto("begin_turn" if self.queue else "next_initiative")
        return None


class OrderTies(Procedure):
    """Tied players choose their places, from the top of the advantage track downwards.

    senjutsu.resolve.tie-by-advantage, senjutsu.multi.tie-choice, senjutsu.multi.tie-continue,
    senjutsu.multi.tie-lowest-no-choice, senjutsu.multi.tie-example
    """

    __slots__ = ("chosen", "places", "seats")
    seat_fields = ("seats",)

    def __init__(self, seats: tuple[int, ...]) -> None:
        super().__init__()
        self.seats = seats
        self.places: tuple[int, ...] = ()
        self.chosen: Value = None

    def free(self) -> list[int]:
        """The places that are still free."""
        return [place for place in range(len(self.seats)) if place not in self.places]

    @step("senjutsu.multi.tie-choice")
    def ask(self, game: Senjutsu) -> Flow:
        """Which place; the last one takes what is left. Players who fight together stay in their order.

        senjutsu.solo.advantage.player-tie
        """
        free = self.free()
        if len(free) < 2:
            return None
        seat = self.seats[len(self.places)]
        if game.seats[seat].automated:
            return None
        if is_solo(game):
            free = after_players(game, self.seats, self.places)
        moves = [("place", NO_CARD, place + 1) for place in free]
        chooser = decider(game, seat)
        return self.choice(choose(chooser, moves, "chosen", "senjutsu.multi.tie-choice", "choose-place"))

    @step("senjutsu.multi.tie-continue")
    def note(self, game: Senjutsu) -> Flow:
        """Remember it; then the next player."""
        place = self.chosen[2] - 1 if isinstance(self.chosen, tuple) else self.free()[0]
        self.chosen = None
        self.places = (*self.places, place)
        if len(self.places) < len(self.seats):
            self.goto("ask")
            return None
        ordered = tuple([seat for _, seat in sorted(zip(self.places, self.seats, strict=True))])
        game.edit_innermost(Resolving).queue = automaton_of(game).order_ties(game, ordered)
        return None


def after_players(game: Senjutsu, seats: tuple[int, ...], places: tuple[int, ...]) -> list[int]:
    """The places that the next tied player may choose: after those of the players before, so that all find one.

    Players stay in the order of their starting advantage (senjutsu.solo.advantage.player-tie); `seats` has them in that
    order, opponents last (senjutsu.solo.advantage.one), `places` those that are taken.
    """
    first = max(places, default=-1) + 1
    to_come = [seat for seat in seats[len(places) + 1 :] if not game.seats[seat].automated]
    return list(range(first, len(seats) - len(to_come)))


def has_second_part(game: Senjutsu, one: Due) -> bool:
    """Whether an automated opponent has a second part that it resolves if it cannot attack with what is due.

    senjutsu.solo.attack.two-parts
    """
    fighter = game.seats[one.seat]
    return bool(fighter.automated) and not fighter.over and not one.section and is_alternative(game, one.card)


def wait_for_second_part(game: Senjutsu, one: Due) -> None:
    """The second part waits for its own initiative, unless that has passed (decision.senjutsu.ai-second-part)."""
    sections = game.faces[one.card].sections
    value = min(max(sections[1].initiative, default=one.initiative), one.initiative)
    second = Due(one.seat, one.card, 1, value)
    table = game.edit_table()
    table.due = tuple([second if other == one else other for other in table.due])
