"""Chart B: the action window, in which players build a chain of actions that resolves from its end; cancelling these.

invasion.term.just-played
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from nefrit.invasion.abilities import ChainLink
from nefrit.invasion.constants import CAPITAL_PHASE
from nefrit.invasion.guessing import might_act, might_respond
from nefrit.invasion.hidden_order import mix_developments
from nefrit.invasion.history import use_up_opportunity
from nefrit.invasion.options import (
    is_ended,
    is_idle,
    may_respond,
    options_of,
    responding_kinds,
    triggered_options,
)
from nefrit.invasion.playing import Play, PlayTactic
from nefrit.invasion.state import BEING_PLAYED, Invasion, turn_order
from nefrit.invasion.targets import Aim
from nefrit.invasion.trees import A_CHAIN
from nefrit.invasion.ways_to_play import as_chosen
from nefrit.kernel.effects import Condition, Context, Effect
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Flow, Procedure, step
from nefrit.kernel.refusals import Refusal, refuse
from nefrit.kernel.windows import Window, tell_who_could_act


class AddTriggered(Window):
    """B1: triggered actions whose condition was met since the last window are added to the chain, all to the same one.

    A card that ends the chain may be played in response to them (invasion.faq.jealous-eyes-beginning-of-turn).

    invasion.timing.b1-same-turn, invasion.action.triggered-same-chain
    """

    rule = "invasion.timing.b1-pending-triggered-actions"
    prompt = "trigger-or-pass"

    def options(self, game: Invasion, seat: int) -> dict[Value, Value]:
        """What the player may trigger now."""
        return {} if game.table.chain and is_ended(game) else triggered_options(game, seat)

    def could_act(self, game: Invasion, seat: int) -> bool:
        """Others must expect a response of whoever may hold one."""
        return not is_ended(game) and might_respond(game, seat, responding_kinds(game))


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
        """Where nobody can respond to what is on the chain all pass at once."""
        if game.table.chain and not game.header.stops:
            for seat in self.turns:
                if options_of(game, seat):
                    break
            else:
                tell_who_could_act(game, self.expect_rest)
                use_up_opportunities(game)
                self.close(game)
                return None
        return super().offer(game)

    def act(self, game: Invasion, seat: int, option: Value) -> Procedure | None:
        """The action is declared."""
        return as_chosen(seat, option) if isinstance(option, tuple) else super().act(game, seat, option)

    def could_act(self, game: Invasion, seat: int) -> bool:
        """Others must expect something of whoever may play a card that they do not know."""
        return not is_ended(game) and might_act(game, seat)

    def after(self, game: Invasion, count: int) -> AddActions:
        """The same, when so many have passed who can do nothing."""
        self.turn, self.passed = count, self.turns[:count]
        tell_who_could_act(game, expect_actions, type(self), self.passed)
        for seat in self.passed:
            self.pass_(game, seat)
        return self

    def expect_rest(self, game: Invasion) -> None:
        """Those who have not passed yet do so without being asked."""
        in_turn = (*self.turns[self.turn :], *self.turns[: self.turn])
        expect_actions(game, type(self), tuple([seat for seat in in_turn if seat not in self.passed]))

    def pass_(self, game: Invasion, seat: int) -> Procedure | None:
        """Triggered actions that were not used are lost, unless nobody had the opportunity to use them."""
        if game.table.opportunity_used_up_to[seat] != game.table.event_count and not is_ended(game):
            use_up_opportunity(game, seat)
        return None


def use_up_opportunities(game: Invasion) -> None:
    """All have had an opportunity for what has been triggered, unless the chain was ended before all had passed."""
    if not game.table.chain or not is_ended(game):
        use_up_opportunity(game)


def add_triggered(game: Invasion, seats: tuple[int, ...]) -> AddTriggered | None:
    """A window for triggered actions; None where nobody can use it, so that it closes at once."""
    used = min(game.table.opportunity_used_up_to)
    if game.header.stops or (used < game.table.event_count and may_respond(game, seats, used)):
        return AddTriggered(seats)
    tell_who_could_act(game, expect_actions, AddTriggered, seats)
    return None


def add_actions(game: Invasion, seats: tuple[int, ...]) -> AddActions | None:
    """A window for all actions; None where nobody can use it, so that it closes at once."""
    if game.header.stops:
        return AddActions(seats)
    for count, seat in enumerate(seats):
        if options_of(game, seat):
            return AddActions(seats).after(game, count) if count else AddActions(seats)
    tell_who_could_act(game, expect_actions, AddActions, seats)
    use_up_opportunities(game)
    return None


def expect_actions(game: Invasion, kind: type[AddTriggered], seats: tuple[int, ...], step: str = "") -> None:
    """Players are not asked in a window because they can do nothing: who watches notes whom others must expect to act.

    `step` is the step of the action window in which that would be, if it is left closed. The table that is noted is the
    one at which each of them would be asked: those before have passed.
    """
    window, table = kind(seats), game.clone()
    if step:
        table.stack.append(ActionWindow(table).starting_at(step))
    for seat in seats:
        if window.could_act(table, seat):
            game.note_opportunity(seat, table=table)
        window.pass_(table, seat)


def open_window(game: Invasion) -> ActionWindow | None:
    """An action window; None where nobody can use it, so that it closes at once.

    Nothing is left of such a window than that all have had an opportunity for what was triggered before. Whoever
    watches is told of it nevertheless, for nobody may learn that way who could do nothing.
    """
    table = game.table
    if game.header.stops or table.chain or table.resolving:
        return ActionWindow(game)
    if game.memo.to_mix != []:
        mix_developments(game)
    seats = turn_order(game)
    if table.opportunity_used_up_to.count(table.event_count) < game.seat_count:
        if may_respond(game, seats, min(table.opportunity_used_up_to)):
            return ActionWindow(game).starting_at("triggered")
        tell_who_could_act(game, expect_actions, AddTriggered, seats, "triggered")
        use_up_opportunity(game)
    laid = game.memo.actions
    if laid is not None and not (laid.plain and table.phase != CAPITAL_PHASE):
        laid = None
    for seat in seats:
        # Mostly a glance is enough.
        if (laid is None or not is_idle(game, laid, seat)) and options_of(game, seat):
            return ActionWindow(game).starting_at("actions")
    tell_who_could_act(game, expect_actions, AddActions, seats, "actions")
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
        self.outside: tuple[ChainLink, ...] = ()

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
        use_up_opportunities(game)
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

        invasion.timing.b3-interrupt-by-a, invasion.faq.forced-interrupts-chain, invasion.zone.entering-savage-marauders
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


# ---- Cancelling what waits on the chain


@dataclass(frozen=True)
class JustPlayed(Aim):
    """A card that is being played, anywhere in the chain (invasion.term.just-played-any-in-chain).

    Others may have been added after it (invasion.term.just-played-high-elfs-disdain). The quality says of which type it
    must be (invasion.term.just-played-cancel-type).
    """

    @property
    def needs(self) -> int:
        """There must be a chain, if anything must be chosen at all."""
        return A_CHAIN if self.least else 0

    def pool(self, game: Invasion, context: Context) -> tuple[int, ...]:
        """The cards of the chain that are being played, the last first."""
        links = [link for link in reversed(game.table.chain) if not link.cancelled]
        played = [link.source for link in links if isinstance(link, PlayTactic)]
        return tuple([card for card in played if game.lies_in(card, BEING_PLAYED) and card != context.source])

    def refusals(self, game: Invasion, context: Context, card: int) -> Iterable[Refusal]:
        """By what is printed; a unit that enters play may be protected already (invasion.errata.church-of-sigmar)."""
        if self.quality.accepts(game, context, card):
            return () if self.untargeted else self.protection(game, context, card)
        return (refuse("invasion.term.just-played-cancel-type", "not-a-target"),)


@dataclass(frozen=True)
class JustTriggered(Aim):
    """A card whose action waits on the chain, and that is not being played itself; tactics too, if that is said.

    No general word says it, for it looks into the chain.

    invasion.faq.mage-of-loec-not-permanents
    """

    tactics: bool = False

    @property
    def needs(self) -> int:
        """There must be a chain, if anything must be chosen at all."""
        return A_CHAIN if self.least else 0

    def pool(self, game: Invasion, context: Context) -> tuple[int, ...]:
        """The sources of these actions, the last first."""
        kind: type[ChainLink] = Play if self.tactics else PlayTactic
        links = [link for link in reversed(game.table.chain) if not isinstance(link, kind) and not link.cancelled]
        return tuple(dict.fromkeys([link.source for link in links]))

    def protection(self, game: Invasion, context: Context, card: int) -> Iterable[Refusal]:
        """It is the action that is targeted, and not the card."""
        return ()

    @property
    def costs_more(self) -> bool:
        """It is the action that is targeted, and not the card."""
        return False


@dataclass(frozen=True)
class OnChain(Condition):
    """There is something on the chain to cancel, so that it can be responded to (invasion.term.just-played)."""

    what: JustPlayed | JustTriggered

    @property
    def needs(self) -> int:
        """A chain."""
        return A_CHAIN

    def holds(self, game: Invasion, context: Context) -> bool:
        """Whether anything can be chosen now."""
        return self.what.has(game, context, 1)


@dataclass(frozen=True)
class Cancel(Effect):
    """Cancel what was targeted: the playing of a card, or the action of a card.

    What was paid stays paid (invasion.action.cancelled-costs-stay-paid).
    """

    def apply(self, game: Invasion, context: Context) -> Procedure | None:
        """It will not resolve."""
        chain: list[ChainLink] = []
        found = False
        for link in reversed(game.table.chain):
            if not found and link.source in context.targets and not link.cancelled:
                link = link.copy()
                link.cancelled = True
                found = True
            chain.append(link)
        if not found:
            context.done = False
            return None
        game.edit_table().chain = tuple(reversed(chain))
        return None
