"""Blocks: setting them, paying for more of them, and what follows when one has stopped an attack or nothing."""

from __future__ import annotations

from nefrit.kernel.decisions import NO, YES, choose
from nefrit.kernel.effects import Effect
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Flow, Procedure, step
from nefrit.senjutsu.closed_hexes import guards_of
from nefrit.senjutsu.constants import AFTER_YOUR_CARD, BLOCK_SUCCESSFUL
from nefrit.senjutsu.contracts import note_success
from nefrit.senjutsu.counterattack import Counterattack
from nefrit.senjutsu.focus import lose_focus
from nefrit.senjutsu.gates import can_open
from nefrit.senjutsu.hexes import added, turned
from nefrit.senjutsu.hidden import set_hidden
from nefrit.senjutsu.instant_windows import InstantWindow
from nefrit.senjutsu.lines import does
from nefrit.senjutsu.lotus import note_growth
from nefrit.senjutsu.perform import Perform, asked
from nefrit.senjutsu.reports import GuardRaised
from nefrit.senjutsu.state import Guard, Senjutsu, card_of
from nefrit.senjutsu.trees.blocks import Block, WidenBlock
from nefrit.senjutsu.trees.diagrams import Extra
from nefrit.senjutsu.trees.lines import IfSuccessful


@does(Block)
def set_guard(line: Block, game: Senjutsu, perform: Perform) -> Procedure | None:
    """The hexes are closed from now on at this initiative; what stands below waits (decision.senjutsu.block-rest).

    senjutsu.block.hexes, senjutsu.block.only-chosen-initiative, decision.senjutsu.blocked-hexes
    """
    fighter = game.seats[perform.seat]
    assert fighter.hex is not None, "who blocks stands on the board"
    hexes = tuple([added(fighter.hex, turned(cell, fighter.facing)) for cell in line.cells])
    marked = tuple([added(fighter.hex, turned(cell, fighter.facing)) for cell in line.marked])
    guard = Guard(perform.seat, perform.source, hexes, perform.initiative, line, marked, perform.todo)
    table = game.edit_table()
    table.guards = (*table.guards, guard)
    game.tell(GuardRaised(perform.source, perform.seat, perform.initiative))
    perform.todo = ()
    return None


@does(WidenBlock)
def widen_block(line: WidenBlock, game: Senjutsu, perform: Perform) -> Procedure | None:
    """One more value may be chosen for the block at either end of its range."""
    game.edit_seat(perform.seat).wider += line.count
    return None


class PayForBlock(Procedure):
    """A defender may pay for more blocked hexes before it is seen whether the block holds.

    senjutsu.timing.block.1-extra-effects. Each block that is in force at the `initiative` of the attack is offered
    once, for the least that its marked hexes cost now; `declined` are the numbers of those that were not paid for.
    """

    __slots__ = ("answer", "declined", "initiative", "seat")
    seat_fields = ("seat",)

    def __init__(self, seat: int, initiative: int) -> None:
        super().__init__()
        self.seat = seat
        self.initiative = initiative
        self.declined: tuple[int, ...] = ()
        self.answer: Value = None

    def open_extra(self, game: Senjutsu) -> tuple[int, Guard, Extra] | None:
        """The number of the next block of the fighter to which something can be added, with the cheapest that can."""
        for number, guard in enumerate(guards_of(game, self.seat, self.initiative)):
            if guard.marked and number not in self.declined:
                able = [extra for extra in guard.block.extras if can_open(game, self.seat, extra.gate)]
                if able:
                    return number, guard, min(able, key=lambda extra: extra.gate.focus)
        return None

    @step("senjutsu.timing.block.1-extra-effects")
    def ask(self, game: Senjutsu) -> Flow:
        """Whether to pay; what costs nothing is added at once."""
        found = self.open_extra(game)
        if found is None:
            return None
        _, guard, extra = found
        if not extra.gate.focus:
            return None
        rule = "senjutsu.timing.block.1-extra-effects"
        return asked(game, self, choose(self.seat, (YES, NO), "answer", rule, "pay-focus", guard.card))

    @step("senjutsu.timing.block.1-extra-effects")
    def add(self, game: Senjutsu) -> Flow:
        """Close the marked hexes as well; then the next block."""
        found = self.open_extra(game)
        if found is None:
            return None
        number, guard, extra = found
        self.goto("ask")
        declined, self.answer = self.answer == NO, None
        if declined:
            self.declined = (*self.declined, number)
            return None
        lose_focus(game, self.seat, extra.gate.focus)
        wider = guard.copy()
        wider.hexes = (*guard.hexes, *guard.marked)
        wider.marked = ()
        table = game.edit_table()
        table.guards = tuple([wider if other is guard else other for other in table.guards])
        return None


class Blocked(Procedure):
    """What follows when a block has stopped an attack: counterattack, instants, the rest of the defence card.

    senjutsu.timing.block.2b-blocked, senjutsu.success.block. So many of the blocks at this initiative have `held`;
    the rest of so many has been resolved (`rested`).
    """

    __slots__ = ("attacker", "held", "initiative", "rested", "seat")
    seat_fields = ("seat", "attacker")

    def __init__(self, seat: int, attacker: int, initiative: int) -> None:
        super().__init__()
        self.seat = seat
        self.attacker = attacker
        self.initiative = initiative
        self.held = 0
        self.rested = 0

    @step("senjutsu.timing.block.3-counter-check")
    def counter(self, game: Senjutsu) -> Flow:
        """A counterattack, if a counter of the block has this initiative; else the sequence goes on.

        senjutsu.timing.block.3a-no-counter, senjutsu.timing.block.3b-counter
        """
        self.held = len(guards_of(game, self.seat, self.initiative))
        if game.seats[self.seat].automated:
            # An automated opponent has struck back already (senjutsu.solo.counter.trigger).
            return None
        return Counterattack(self.seat, self.attacker, self.initiative)

    @step("senjutsu.timing.block.4-lose-hidden")
    def lose_hidden(self, game: Senjutsu) -> Flow:
        """Who has blocked is hidden no longer (senjutsu.hidden.lose-on-block); the success may count for more.

        decision.senjutsu.lotus, decision.senjutsu.own-contracts
        """
        set_hidden(game, self.seat, False)
        note_growth(game, self.seat)
        for guard in guards_of(game, self.seat, self.initiative)[: self.held]:
            note_success(game, self.seat, guard.card)
        return None

    @step("senjutsu.timing.block.5-additional")
    def additional(self, game: Senjutsu) -> Flow:
        """Instant Additional cards for a successful block."""
        return InstantWindow(self.seat, BLOCK_SUCCESSFUL, self.initiative, (self.attacker,))

    @step("senjutsu.timing.block.6-rest")
    def rest(self, game: Senjutsu) -> Flow:
        """The rest of the defence card; after a further attack only what depends on success comes once more.

        decision.senjutsu.block-each
        """
        left = guards_of(game, self.seat, self.initiative)[self.rested : self.held]
        if not left:
            return None
        guard = left[0]
        self.rested += 1
        self.goto("rest")
        used = guard.copy()
        used.used = True
        table = game.edit_table()
        table.guards = tuple([used if other is guard else other for other in table.guards])
        lines = tuple([line for line in guard.rest if not guard.used or isinstance(line, IfSuccessful)])
        perform = Perform(self.seat, guard.card, lines, self.initiative)
        perform.success = True
        perform.struck = (self.attacker,)
        return perform

    @step("senjutsu.timing.block.7-free-additional")
    def free(self, game: Senjutsu) -> Flow:
        """Instant Additional cards that can be played freely, if nothing of the defence card is left."""
        return after_card(game, self.seat, self.initiative)


def after_card(game: Senjutsu, seat: int, initiative: int) -> Procedure | None:
    """The opportunity for instants after the card of a player, once all its sections and blocks have been resolved.

    senjutsu.instant.additional.no-condition
    """
    for card in card_of(game, seat):
        waits = any(due.card == card for due in game.table.due)
        if not waits and not any(guard.card == card and not guard.used for guard in game.table.guards):
            return InstantWindow(seat, AFTER_YOUR_CARD, initiative)
    return None


class Lapsed(Procedure):
    """The rest of a card whose block has stopped nothing, once the initiative of the block has passed.

    senjutsu.timing.block.2a-failed, decision.senjutsu.block-rest
    """

    __slots__ = ("card", "initiative", "rest", "seat")
    card_fields = ("card",)
    seat_fields = ("seat",)

    def __init__(self, seat: int, card: int, rest: tuple[Effect, ...], initiative: int) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.rest = rest
        self.initiative = initiative

    @step("senjutsu.timing.block.2a-failed")
    def resolve_rest(self, game: Senjutsu) -> Flow:
        """What depends on success is not resolved: there was none."""
        return Perform(self.seat, self.card, self.rest, self.initiative)

    @step("senjutsu.instant.additional.no-condition")
    def free(self, game: Senjutsu) -> Flow:
        """Then instants, if nothing of the card is left."""
        return after_card(game, self.seat, self.initiative)


def lapse(game: Senjutsu, initiative: int) -> Procedure | None:
    """Blocks whose initiative has passed are over; the rest of a card whose block stopped nothing is resolved now.

    decision.senjutsu.block-rest
    """
    for guard in game.table.guards:
        if guard.initiative > initiative:
            table = game.edit_table()
            table.guards = tuple([other for other in table.guards if other is not guard])
            return (
                lapse(game, initiative) if guard.used else Lapsed(guard.seat, guard.card, guard.rest, guard.initiative)
            )
    return None
