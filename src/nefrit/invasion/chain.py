"""Chart B: the action window, in which players build a chain of actions that resolves from its end."""

from __future__ import annotations

from nefrit.invasion.abilities import Link
from nefrit.invasion.acting import (
    is_ended,
    is_idle,
    may_respond,
    options_of,
    responding_kinds,
    triggered_options,
)
from nefrit.invasion.constants import CAPITAL_PHASE
from nefrit.invasion.guessing import might_act, might_respond
from nefrit.invasion.mixing import mix_developments
from nefrit.invasion.playing import as_chosen
from nefrit.invasion.remembering import has_heard
from nefrit.invasion.state import Invasion, turn_order
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Flow, Procedure, step
from nefrit.kernel.windows import Window


class AddTriggered(Window):
    """B1: triggered actions whose condition was met since the last window are added to the chain, all to the same one.

    A card that ends the chain may be played in response to them (invasion.faq.jealous-eyes-beginning-of-turn).

    invasion.timing.b1-same-turn, invasion.action.triggered-same-chain
    """

    rule = "invasion.timing.b1-pending-triggered-actions"
    prompt = "trigger-or-pass"

    def options(self, game: Invasion, seat: int) -> dict[Value, Value]:
        """What the player may trigger now."""
        return {} if game.hasty or (game.table.chain and is_ended(game)) else triggered_options(game, seat)

    def could_act(self, game: Invasion, seat: int) -> bool:
        """Others must expect a response of whoever may hold one."""
        return not is_ended(game) and might_respond(game, seat, responding_kinds(game))

    def skip(self, game: Invasion) -> None:
        """It is not opened because nobody can use it: who watches need not learn that, so all pass as if it were."""
        for seat in self.turns:
            if self.could_act(game, seat):
                game.notice(seat)
            self.pass_(game, seat)


class AddActions(AddTriggered):
    """B2: players add actions to the chain until all pass in succession, both of them in everybody's turn.

    Who does something else first, or passes, loses the triggered actions that waited.

    invasion.timing.b1-later-triggers, invasion.timing.b2-until-both-pass,
    invasion.action.response-lifo, invasion.action.pass-does-not-forfeit, invasion.play.tactics-any-window
    """

    rule = "invasion.timing.b2-actions"
    prompt = "act-or-pass"

    def options(self, game: Invasion, seat: int) -> dict[Value, Value]:
        """Triggered actions, cards from hand, and actions in play."""
        return options_of(game, seat)

    @step("offer")
    def offer(self, game: Invasion) -> Flow:
        """Where nobody can respond to what is on the chain all pass at once, unless somebody watches."""
        if game.table.chain and game.log is None and not game.header.stops:
            for seat in self.turns:
                if options_of(game, seat):
                    break
            else:
                hear(game)
                self.leave()
                return None
        return super().offer(game)

    def act(self, game: Invasion, seat: int, option: Value) -> Procedure | None:
        """The action is declared."""
        return as_chosen(seat, option) if isinstance(option, tuple) else super().act(game, seat, option)

    def could_act(self, game: Invasion, seat: int) -> bool:
        """Others must expect something of whoever may play a card that they do not know."""
        return not is_ended(game) and might_act(game, seat)

    def after(self, game: Invasion, count: int) -> AddActions:
        """The same, when so many have passed who can do nothing: nobody watches, so they need not be asked."""
        self.turn, self.passed = count, self.turns[:count]
        for seat in self.passed:
            self.pass_(game, seat)
        return self

    def pass_(self, game: Invasion, seat: int) -> Procedure | None:
        """Triggered actions that were not used are lost, unless nobody had the opportunity to use them."""
        if game.table.heard[seat] != game.table.event_count and not is_ended(game):
            has_heard(game, seat)
        return None


def hear(game: Invasion) -> None:
    """All have had an opportunity for what has been triggered, unless the chain was ended before all had passed."""
    if not game.table.chain or not is_ended(game):
        has_heard(game)


def add_triggered(game: Invasion, seats: tuple[int, ...]) -> AddTriggered | None:
    """A window for triggered actions; None where nobody can use it, so that it closes at once."""
    window, heard = AddTriggered(seats), min(game.table.heard)
    if game.header.stops or (heard < game.table.event_count and may_respond(game, seats, heard)):
        return window
    if game.log is not None:
        window.skip(game)
    return None


def add_actions(game: Invasion, seats: tuple[int, ...]) -> AddActions | None:
    """A window for all actions; None where nobody can use it, so that it closes at once."""
    window = AddActions(seats)
    if game.header.stops:
        return window
    for count, seat in enumerate(seats):
        if options_of(game, seat):
            return window.after(game, count) if count and game.log is None else window
    if game.log is not None:
        window.skip(game)
    hear(game)
    return None


def open_window(game: Invasion) -> ActionWindow | None:
    """An action window; None where nobody can use it, so that it closes at once.

    Nothing is left of such a window than that all have had an opportunity for what was triggered before. Whoever
    watches sees it nevertheless, for nobody may learn that way who could do nothing.
    """
    table = game.table
    if game.log is not None or game.header.stops or table.chain or table.resolving:
        return ActionWindow(game)
    if game.memo.to_mix != []:
        mix_developments(game)
    if table.heard.count(table.event_count) < game.seat_count:
        if may_respond(game, range(game.seat_count), min(table.heard)):
            return ActionWindow(game).starting_at("triggered")
        has_heard(game)
    laid = game.memo.actions
    if laid is not None and not (laid.plain and table.phase != CAPITAL_PHASE):
        laid = None
    for seat in turn_order(game):
        # Mostly a glance is enough.
        if (laid is None or not is_idle(game, laid, seat)) and options_of(game, seat):
            return ActionWindow(game).starting_at("actions")
    return None


class ActionWindow(Procedure):
    """An action window: chains are built and resolved until nobody wants to act (invasion.action.window-definition).

    `seats` are in the order of priority: the active player is first, then the others clockwise, and after each chain
    the player after the one who began it (invasion.timing.b4-first-player-priority, decision.invasion.priority). A
    window of an attack that an effect makes opens while that effect resolves: then it is `nested`, and the rest of the
    effect's chain waits `outside`.
    """

    __slots__ = ("nested", "outside", "resolved", "seats")
    seat_fields = ("seats",)

    def __init__(self, game: Invasion) -> None:
        super().__init__()
        self.seats = turn_order(game)
        self.resolved = False
        self.nested = game.table.resolving
        self.outside: tuple[Link, ...] = ()

    @step("invasion.action.window-definition")
    def open(self, game: Invasion) -> Flow:
        """A chain of its own may begin (invasion.combat.attack-outside-phase).

        Developments are mixed before (decision.invasion.mixed-developments).
        """
        mix_developments(game)
        if self.nested:
            board = game.edit_table()
            self.outside, board.chain, board.resolving = board.chain, (), False
        return None

    @step("invasion.timing.b1-pending-triggered-actions")
    def triggered(self, game: Invasion) -> Flow:
        """B1: what was triggered since the last window."""
        return add_triggered(game, self.seats)

    @step("invasion.timing.b1-later-triggers")
    def others_are_lost(self, game: Invasion) -> Flow:
        """From now on only what happens in this window counts."""
        hear(game)
        return None

    @step("invasion.timing.b2-until-both-pass")
    def actions(self, game: Invasion) -> Flow:
        """B2: all actions, on top of the chain of B1 or as a new one."""
        return add_actions(game, self.seats)

    @step("invasion.timing.b3-lifo")
    def resolve(self, game: Invasion) -> Flow:
        """B3: the chain resolves, the last first; what that triggers at once comes between.

        Nothing is added to it any more (invasion.faq.no-actions-while-resolving).

        The player after the one who began the chain has priority then (invasion.timing.b4-first-player-priority). An
        attack that an effect makes meanwhile has windows of its own (invasion.combat.attack-outside-phase).

        invasion.timing.b3-interrupt-by-a, invasion.faq.forced-interrupts-chain
        """
        if not game.table.chain:
            return None
        board = game.edit_table()
        if not self.resolved:
            self.give_priority_after(board.chain[0].seat)
        link = board.chain[-1]
        board.chain = board.chain[:-1]
        board.resolving = True
        self.resolved = True
        if board.chain:
            self.goto("resolve")
        return link.resolving(game)

    def give_priority_after(self, seat: int) -> None:
        """The next player has priority: the next one clockwise after the player who began the chain.

        Whoever passed before that has passed priority on (invasion.timing.b4-first-player-priority).
        """
        later = self.seats.index(seat) + 1
        self.seats = (*self.seats[later:], *self.seats[:later])

    @step("invasion.timing.b4-priority-passes")
    def next_chain(self, game: Invasion) -> Flow:
        """B4: a new chain may begin with the player who has priority now; if there was none, the window closes.

        Developments are mixed before (decision.invasion.mixed-developments). When the window of an attack that an
        effect makes has closed, the rest of that effect's chain waits again (invasion.combat.attack-outside-phase).

        invasion.timing.b4-close
        """
        if self.resolved:
            mix_developments(game)
            game.edit_table().resolving = False
            self.resolved = False
            self.goto("actions")
        elif self.nested:
            board = game.edit_table()
            board.chain, board.resolving = self.outside, True
        return None
