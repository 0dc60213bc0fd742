"""Attacks: whom a diagram hits, paying for more, blocks, harm, and what follows a success."""

from __future__ import annotations

from nefrit.kernel.decisions import NO_CARD, YES, choose
from nefrit.kernel.effects import Effect
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Flow, Procedure, step
from nefrit.kernel.state import NO_SEAT
from nefrit.senjutsu.automaton import automaton_of
from nefrit.senjutsu.blocks import Blocked, PayForBlock
from nefrit.senjutsu.calls import call
from nefrit.senjutsu.closed_hexes import ignored_by
from nefrit.senjutsu.constants import (
    ATTACK_SUCCESSFUL,
    BAMBOO,
    BLEED,
    BOTH_SUCCESSFUL,
    MORE_WOUNDS,
    OPPONENT_SUCCESSFUL,
    WOUND,
)
from nefrit.senjutsu.contracts import note_success
from nefrit.senjutsu.counterattack import Counterattack
from nefrit.senjutsu.focus import lose_focus
from nefrit.senjutsu.full_attack import extras_that_hit, takes_effect
from nefrit.senjutsu.gates import can_open, is_met
from nefrit.senjutsu.harm import Executed, Harmed
from nefrit.senjutsu.hexes import Hex, added, turned
from nefrit.senjutsu.hidden import set_hidden
from nefrit.senjutsu.initiative import lowest_initiative
from nefrit.senjutsu.instant_windows import InstantWindow
from nefrit.senjutsu.internal_lines import Aftermath
from nefrit.senjutsu.lasting import after_reducing, reduced_wounds
from nefrit.senjutsu.lines import does
from nefrit.senjutsu.lord import strike_lord
from nefrit.senjutsu.lotus import note_growth
from nefrit.senjutsu.moves import TerrainRemoved
from nefrit.senjutsu.passives import amount
from nefrit.senjutsu.perform import Perform, ask_all, asked
from nefrit.senjutsu.poison import Poisoning
from nefrit.senjutsu.reports import AttackIgnored, AttackMade, AttackMissed
from nefrit.senjutsu.sight import in_reach
from nefrit.senjutsu.state import Senjutsu, figures_at, opponents, terrain_at
from nefrit.senjutsu.trees.attacks import Strike, StrikeSlower
from nefrit.senjutsu.trees.diagrams import Area, Cell, OnMarked
from nefrit.senjutsu.trees.gates import Gated
from nefrit.senjutsu.victory import check_victory


def laid_out(game: Senjutsu, seat: int, cells: tuple[Cell, ...]) -> list[tuple[Hex, Cell]]:
    """The cells of a diagram as they lie on the board now (senjutsu.diagram.current-facing)."""
    fighter = game.seats[seat]
    assert fighter.hex is not None, "a diagram lies around a figure on the board"
    return [(added(fighter.hex, turned(cell.hex, fighter.facing)), cell) for cell in cells]


def note_marks(perform: Perform, places: list[tuple[Hex, Cell]]) -> None:
    """Remember which hexes bear which mark (senjutsu.diagram.asterisk)."""
    marks = sorted({cell.mark for _, cell in places} - {""})
    perform.marked = tuple([(mark, tuple([hex for hex, cell in places if cell.mark == mark])) for mark in marks])


@does(Area)
def area(line: Area, game: Senjutsu, perform: Perform) -> Procedure | None:
    """Everybody on these hexes is meant; it is no attack and cannot be blocked."""
    places = laid_out(game, perform.seat, line.cells)
    note_marks(perform, places)
    perform.struck = on_hexes(game, perform.seat, [hex for hex, _ in places])
    perform.success = bool(perform.struck)
    return None


def on_hexes(game: Senjutsu, seat: int, hexes: list[Hex]) -> tuple[int, ...]:
    """The other fighters on these hexes, friend or foe (senjutsu.diagram.friend-and-foe)."""
    return tuple([other for hex in hexes for other in figures_at(game, hex) if other != seat])


@does(Strike)
def strike(line: Strike, game: Senjutsu, perform: Perform) -> Procedure | None:
    """Attack with the diagram as it lies now."""
    perform.success = False
    perform.struck = ()
    perform.dealt = ()
    return Striking(perform.seat, perform.source, line, perform.initiative, more_wounds(game, perform))


def more_wounds(game: Senjutsu, perform: Perform) -> int:
    """How many wounds more each hex with wounds has on the card that is performed.

    One for each contract staked on it (decision.senjutsu.own-contracts), and what cards in play add to all attacks.
    """
    fighter = game.seats[perform.seat]
    staked = fighter.stake if fighter.card == perform.source else 0
    return staked + amount(game, perform.seat, MORE_WOUNDS)


class Striking(Procedure):
    """The attack sequence (senjutsu.timing.attack.1-check-target and those that follow).

    `paid` are the numbers of the extras that were paid for, `asked` how many have been asked about; `stopped` the
    fighters whose block holds, `spared` those whom terrain protects. `more` is how many wounds more each hex with
    wounds has.
    """

    __slots__ = (
        "answer",
        "asked",
        "card",
        "initiative",
        "line",
        "more",
        "paid",
        "poisoned",
        "reduced",
        "seat",
        "spared",
        "stopped",
        "waiting",
    )
    card_fields = ("card", "reduced")
    seat_fields = ("seat", "poisoned", "stopped", "spared", "waiting")

    def __init__(self, seat: int, card: int, line: Strike, initiative: int, more: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.line = line
        self.initiative = initiative
        self.more = more
        self.asked = 0
        self.paid: tuple[int, ...] = ()
        self.stopped: tuple[int, ...] = ()
        self.spared: tuple[int, ...] = ()
        self.waiting: tuple[int, ...] = ()
        self.reduced: tuple[int, ...] = ()
        self.poisoned: tuple[int, ...] = ()
        self.answer: Value = None

    def places(self, game: Senjutsu) -> list[tuple[Hex, Cell]]:
        """The diagram on the board."""
        return laid_out(game, self.seat, self.line.cells)

    def targets(self, game: Senjutsu) -> tuple[int, ...]:
        """Who stands on its hexes, as far as these do something with what was paid for."""
        places = [hex for hex, cell in self.places(game) if takes_effect(self.line, cell, self.paid)]
        return on_hexes(game, self.seat, places)

    @step("senjutsu.timing.attack.1-check-target")
    def check_target(self, game: Senjutsu) -> Flow:
        """Where nobody stands on one of its hexes the attack is over; bamboo there is cut down all the same.

        senjutsu.terrain.bamboo-removed-by-attack, senjutsu.diagram.asterisk, senjutsu.horde.lord.lose
        """
        note_marks(game.edit_innermost(Perform), self.places(game))
        game.tell(AttackMade(self.card, self.seat, tuple([hex for hex, _ in self.places(game)])))
        if game.table.lord is not None:
            strike_lord(game, self.seat, [hex for hex, _ in self.places(game)], unblockable=self.line.unblockable)
        if not on_hexes(game, self.seat, [hex for hex, _ in self.places(game)]):
            game.tell(AttackMissed(self.card, self.seat))
            self.cut_bamboo(game)
            self.finish_after_this_step()
        return None

    def cut_bamboo(self, game: Senjutsu) -> None:
        """Bamboo on a hex with wounds is cut down, whoever is hit (senjutsu.terrain.bamboo-removed-by-attack)."""
        for hex, cell in self.places(game):
            if any(self.wounds(cell)) and terrain_at(game, hex) == BAMBOO:
                game.occur(TerrainRemoved(hex, BAMBOO))

    def wounds(self, cell: Cell) -> tuple[int, int]:
        """The wounds and bleeding wounds on a cell (senjutsu.diagram.wound-hexes).

        What was paid for is added (senjutsu.timing.attack.2-pay), and what was staked
        (decision.senjutsu.own-contracts).
        """
        extras = [self.line.extras[number] for number in self.paid]
        added_here = [extra for extra in extras if extra.mark == cell.mark]
        wounds = cell.wounds + sum(extra.wounds for extra in added_here)
        if cell.wounds:
            wounds += self.more
        return wounds, cell.bleeding + sum(extra.bleeding for extra in added_here)

    @step("senjutsu.timing.attack.2-pay")
    def ask_extra(self, game: Senjutsu) -> Flow:
        """Offer what may be added to the attack, one after the other."""
        if self.asked >= len(self.line.extras):
            return None
        gate = self.line.extras[self.asked].gate
        if not gate.focus or not can_open(game, self.seat, gate):
            return None
        perform = game.innermost_or_none(Perform)
        assert perform is not None, "an attack stands on a card"
        answers = extras_that_hit(game, perform, self.line, self.paid, self.asked)
        rule = "senjutsu.timing.attack.2-pay"
        return asked(game, self, choose(self.seat, answers, "answer", rule, "pay-focus", self.card))

    @step("senjutsu.timing.attack.2-pay")
    def note_extra(self, game: Senjutsu) -> Flow:
        """Pay for it, or not; a Kamae alone adds it by itself. Then who is attacked may strike back.

        senjutsu.solo.counter.trigger
        """
        if self.asked >= len(self.line.extras):
            targets = self.targets(game)
            # senjutsu.block.unblockable: then nobody pays for a block.
            self.waiting = () if self.line.unblockable else targets
            return automaton_of(game).strike_back(game, self.seat, targets, self.initiative)
        gate = self.line.extras[self.asked].gate
        answer, self.answer = self.answer, None
        if is_met(game, self.seat, gate) and (not gate.focus or answer == YES):
            lose_focus(game, self.seat, gate.focus)
            self.paid = (*self.paid, self.asked)
        self.asked += 1
        self.goto("ask_extra")
        return None

    @step("senjutsu.timing.block.1-extra-effects")
    def defenders_pay(self, game: Senjutsu) -> Flow:
        """Those who are attacked may pay for their blocks; the attack of who has been struck down is over.

        decision.senjutsu.ai-counter-first
        """
        if game.seats[self.seat].defeated:
            self.finish_after_this_step()
            return None
        if not self.waiting:
            return None
        seat, *others = self.waiting
        self.waiting = tuple(others)
        self.goto("defenders_pay")
        return PayForBlock(seat, self.initiative)

    @step("senjutsu.timing.attack.3-check-block")
    def check_blocks(self, game: Senjutsu) -> Flow:
        """For each target hex separately it is seen whether the attack can be ignored there.

        senjutsu.block.each-target-hex-separately, senjutsu.terrain.blocks-always
        """
        if self.line.unblockable:
            # senjutsu.block.unblockable
            return None
        hex = game.seats[self.seat].hex
        assert hex is not None, "who attacks stands on the board"
        by = {seat: ignored_by(game, hex, seat, self.initiative) for seat in self.targets(game)}
        self.stopped = tuple([seat for seat, how in by.items() if how == "block"])
        self.spared = tuple([seat for seat, how in by.items() if how == "terrain"])
        for seat, how in by.items():
            if how:
                game.tell(AttackIgnored(seat, self.seat, how))
        return None

    @step("senjutsu.timing.attack.4-apply")
    def apply(self, game: Senjutsu) -> Flow:
        """Everybody who could not ignore it suffers, all at the same time; that may decide the game.

        senjutsu.timing.attack.3a-blocked, senjutsu.timing.attack.1-check-target, senjutsu.victory.last-standing,
        senjutsu.terrain.bamboo-removed-by-attack
        """
        perform = game.edit_innermost(Perform)
        struck: list[int] = []
        places = [place for place in self.places(game) if takes_effect(self.line, place[1], self.paid)]
        # Who stands where is seen before anybody falls.
        for seat, cell in [(seat, cell) for hex, cell in places for seat in figures_at(game, hex)]:
            if seat != self.seat and seat not in self.stopped and seat not in self.spared:
                struck.append(seat)
                perform.dealt = (*perform.dealt, (seat, self.hurt(game, seat, cell)))
        perform.struck = tuple(struck)
        # decision.senjutsu.success, senjutsu.success.attack
        perform.success = bool(struck)
        if not struck and not self.stopped and not self.spared:
            game.tell(AttackMissed(self.card, self.seat))
        self.cut_bamboo(game)
        check_victory(game)
        return None

    @step("decision.senjutsu.last-stand")
    def answer_wounds(self, game: Senjutsu) -> Flow:
        """Who would be defeated may answer to that before anything else happens."""
        return ask_all(game, self, "answer_wounds")

    @step("senjutsu.poison.attacker-selects")
    def poison(self, game: Senjutsu) -> Flow:
        """Poison is given to those who are still standing."""
        seats = tuple([seat for seat in self.poisoned if not game.seats[seat].defeated])
        return Poisoning(self.seat, seats) if seats else None

    @step("senjutsu.golden.card-beats-rules")
    def after_reductions(self, game: Senjutsu) -> Flow:
        """Cards that have reduced wounds say what follows."""
        if not self.reduced:
            return None
        card, *others = self.reduced
        self.reduced = tuple(others)
        self.goto("after_reductions")
        return after_reducing(game, card) if card in game.pieces else None

    def hurt(self, game: Senjutsu, seat: int, cell: Cell) -> int:
        """What a fighter on a cell suffers; how many wounds it was dealt."""
        if cell.execution:
            game.occur(Executed(seat, self.seat))
            return 0
        wounds, bleeding, card = reduced_wounds(game, seat, *self.wounds(cell))
        if card != NO_CARD:
            self.reduced = (*self.reduced, card)
        for what, count in ((WOUND, wounds), (BLEED, bleeding)):
            if count:
                game.occur(Harmed(seat, what, count, self.seat))
        self.poisoned = (*self.poisoned, *[seat] * cell.poison)
        return wounds

    @step("senjutsu.timing.attack.3b-unblocked")
    def go_on(self, game: Senjutsu) -> Flow:
        """The rest of the sequence waits until what happens on marked hexes has been applied as well.

        senjutsu.diagram.asterisk
        """
        perform = game.edit_innermost(Perform)
        todo = perform.todo
        marked = 0
        while marked < len(todo) and _is_on_marked(todo[marked]):
            marked += 1
        perform.todo = (*todo[:marked], Aftermath(self.stopped), *todo[marked:])
        return None


def _is_on_marked(line: Effect) -> bool:
    return isinstance(line.line if isinstance(line, Gated) else line, OnMarked)


@does(Aftermath)
def follow_up(line: Aftermath, game: Senjutsu, perform: Perform) -> Procedure | None:
    """First the blocks, then what a success brings."""
    return FollowingUp(perform.seat, line.stopped, perform.initiative)


class FollowingUp(Procedure):
    """The rest of the attack sequence: the block sequences of those who blocked, instants after a success.

    What stands further down on the card follows this (senjutsu.timing.attack.8-rest).
    """

    __slots__ = ("initiative", "seat", "stopped")
    seat_fields = ("seat", "stopped")

    def __init__(self, seat: int, stopped: tuple[int, ...], initiative: int) -> None:
        super().__init__()
        self.seat = seat
        self.stopped = stopped
        self.initiative = initiative

    @step("senjutsu.timing.attack.3a-blocked")
    def blocked(self, game: Senjutsu) -> Flow:
        """Those whose block held go through the block sequence, one after the other."""
        if not self.stopped:
            return None
        seat, *others = self.stopped
        self.stopped = tuple(others)
        self.goto("blocked")
        return Blocked(seat, self.seat, self.initiative)

    @step("senjutsu.timing.attack.5-lose-hidden")
    def lose_hidden(self, game: Senjutsu) -> Flow:
        """After a successful attack (senjutsu.hidden.lose-on-attack, senjutsu.hidden.lose-before-additional)."""
        perform = game.innermost_or_none(Perform)
        if perform is None or not perform.success:
            self.finish_after_this_step()
        else:
            succeeded(game, perform)
        return None

    @step("senjutsu.timing.attack.6-additional")
    def additional(self, game: Senjutsu) -> Flow:
        """Instant Additional cards for a successful attack; they are added to the card that attacked."""
        perform = game.innermost_or_none(Perform)
        assert perform is not None, "an attack stands on a card"
        return InstantWindow(self.seat, ATTACK_SUCCESSFUL, self.initiative, perform.struck, perform.source)

    @step("decision.senjutsu.companion")
    def additional_of_partner(self, game: Senjutsu) -> Flow:
        """Where a companion attacked, the player may add a card for the success of both."""
        perform = game.innermost_or_none(Perform)
        assert perform is not None, "an attack stands on a card"
        return for_both(game, perform)


def succeeded(game: Senjutsu, perform: Perform) -> None:
    """An attack was successful: the fighter is hidden no longer, it may count for more, and somebody may answer.

    senjutsu.hidden.lose-on-attack, decision.senjutsu.lotus, decision.senjutsu.own-contracts,
    decision.senjutsu.after-counter, senjutsu.instant.plain-timing-on-card, decision.senjutsu.companion
    """
    set_hidden(game, perform.seat, False)
    fighter = game.edit_seat(perform.seat)
    fighter.landed = True
    note_growth(game, perform.seat)
    note_success(game, perform.seat, perform.source)
    counter = game.innermost_or_none(Counterattack)
    if counter is not None and counter.chosen == perform.source:
        game.edit_innermost(Counterattack).successful = True
        game.edit_seat(perform.seat).countered = True
    for seat in perform.struck:
        if game.seats[seat].team != fighter.team:
            call(game, OPPONENT_SUCCESSFUL, seat)


def for_both(game: Senjutsu, perform: Perform) -> Procedure | None:
    """The opportunity that comes when the attack of a companion was successful after that of its partner."""
    owner = game.seats[perform.seat].owner
    if owner == NO_SEAT or not game.seats[owner].landed:
        return None
    return InstantWindow(owner, BOTH_SUCCESSFUL, perform.initiative, perform.struck)


class StrikingSlower(Procedure):
    """The attack sequence without a diagram: the target is an opponent with lower initiative.

    senjutsu.initiative-attack.no-diagram. `target` is who is attacked.
    """

    __slots__ = ("chosen", "initiative", "seat", "target", "unblockable")
    seat_fields = ("seat", "target")

    def __init__(self, seat: int, initiative: int, unblockable: bool) -> None:
        super().__init__()
        self.seat = seat
        self.initiative = initiative
        self.unblockable = unblockable
        self.target = NO_SEAT
        self.chosen: Value = None

    def candidates(self, game: Senjutsu) -> list[int]:
        """The opponents in reach whose revealed card has a lower initiative.

        decision.senjutsu.lower-initiative, senjutsu.initiative-attack.range
        """
        perform = game.innermost_or_none(Perform)
        reach = 0 if perform is None else perform.reach(game)
        return [
            seat
            for seat in opponents(game, self.seat)
            if lowest_initiative(game, seat) < self.initiative and in_reach(game, self.seat, seat, reach)
        ]

    @step("senjutsu.initiative-attack.no-diagram")
    def ask(self, game: Senjutsu) -> Flow:
        """Whom, if there is a choice."""
        seats = self.candidates(game)
        if len(seats) < 2:
            return None
        moves = [("aim", NO_CARD, seat) for seat in seats]
        rule = "senjutsu.initiative-attack.no-diagram"
        return asked(game, self, choose(self.seat, moves, "chosen", rule, "aim-at"))

    @step("senjutsu.initiative-attack.fail")
    def aim(self, game: Senjutsu) -> Flow:
        """Without anybody to attack it fails; else the target may strike back, if it is an automated opponent.

        senjutsu.initiative-attack.no-diagram, senjutsu.solo.counter.trigger
        """
        seats = self.candidates(game)
        self.target = self.chosen[2] if isinstance(self.chosen, tuple) else next(iter(seats), NO_SEAT)
        perform = game.innermost_or_none(Perform)
        assert perform is not None, "an attack stands on a card"
        hex = None if self.target == NO_SEAT else game.seats[self.target].hex
        if hex is None:
            game.tell(AttackMissed(perform.source, self.seat))
            self.finish_after_this_step()
            return None
        game.tell(AttackMade(perform.source, self.seat, (hex,)))
        return automaton_of(game).strike_back(game, self.seat, (self.target,), self.initiative)

    @step("senjutsu.timing.block.1-extra-effects")
    def defender_pays(self, game: Senjutsu) -> Flow:
        """The target may pay for its block; the attack of who has been struck down is over.

        decision.senjutsu.ai-counter-first
        """
        if game.seats[self.seat].defeated:
            self.finish_after_this_step()
            return None
        return None if self.unblockable else PayForBlock(self.target, self.initiative)

    @step("senjutsu.initiative-attack.success")
    def hit(self, game: Senjutsu) -> Flow:
        """Unless the attack can be ignored, who is hit is meant by what follows."""
        hex = game.seats[self.seat].hex
        assert hex is not None, "who attacks stands on the board"
        how = "" if self.unblockable else ignored_by(game, hex, self.target, self.initiative)
        if how:
            game.tell(AttackIgnored(self.target, self.seat, how))
            self.finish_after_this_step()
            return Blocked(self.target, self.seat, self.initiative) if how == "block" else None
        perform = game.edit_innermost(Perform)
        perform.struck = (self.target,)
        perform.success = True
        succeeded(game, perform)
        return None

    @step("senjutsu.timing.attack.6-additional")
    def additional(self, game: Senjutsu) -> Flow:
        """Instant Additional cards for a successful attack."""
        perform = game.innermost_or_none(Perform)
        assert perform is not None, "an attack stands on a card"
        return InstantWindow(self.seat, ATTACK_SUCCESSFUL, self.initiative, perform.struck, perform.source)


@does(StrikeSlower)
def strike_slower(line: StrikeSlower, game: Senjutsu, perform: Perform) -> Procedure | None:
    """Attack whoever is slower."""
    perform.success = False
    perform.struck = ()
    return StrikingSlower(perform.seat, perform.initiative, line.unblockable)
