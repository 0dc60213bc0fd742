"""Contracts: what a hired killer is to do, what fulfilled ones are good for, and the victory that comes with the last.

decision.senjutsu.contracts, decision.senjutsu.own-contracts
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nefrit.kernel.decisions import NO_CARD, PASS, Decision, choose
from nefrit.kernel.occurrences import Occurrence
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Flow, Procedure, step
from nefrit.kernel.state import NO_SEAT
from nefrit.senjutsu.constants import (
    BLEED,
    CONTRACT_COMPLETED,
    FULL_TURN,
    GOLD,
    HOBBLE,
    NO_INITIATIVE,
    POISON,
    STUN,
    WOUND,
)
from nefrit.senjutsu.lines import asks, does
from nefrit.senjutsu.state import Senjutsu, standing
from nefrit.senjutsu.trees.contracts import (
    DiscardContracts,
    FartherPerContract,
    PerContract,
    ReturnContract,
    StakeContracts,
)

if TYPE_CHECKING:
    from nefrit.senjutsu.performing import Perform

FIRST_BLOOD: Final = "first-blood"
COUNTER: Final = "counter"
TOOLS: Final = "tools-of-the-trade"
CONCENTRATION: Final = "concentration"
FURY: Final = "fury"
SHOW_THEM: Final = "show-them"
AUTOMATED_CONTRACTS: Final = (FIRST_BLOOD, COUNTER, TOOLS)
"""senjutsu.solo.special.yojimbo-contracts"""
CONTRACTS: Final = (*AUTOMATED_CONTRACTS, CONCENTRATION, FURY, SHOW_THEM)
"""First Blood: inflict the first wound of the game. Counter: counter successfully. Tools of the Trade: inflict each of
hobble, bleeding, poison and stun. Concentration: pay focus four times. Fury: two opponents are wounded in a round. Show
Them: attack or block successfully with a gold card.
"""
TOOL_KINDS: Final = (HOBBLE, BLEED, POISON, STUN)
MANY: Final = 2


class ContractFulfilled(Occurrence):
    """A fighter has fulfilled a contract (senjutsu.solo.special.yojimbo-contracts)."""

    __slots__ = ("contract", "seat")
    message = "contract-fulfilled"
    seat_fields = ("seat",)

    def __init__(self, seat: int, contract: str) -> None:
        self.seat = seat
        self.contract = contract

    def happen(self, game: Senjutsu) -> None:
        """With the last one its side wins at once, if none was discarded (senjutsu.solo.special.yojimbo-win).

        Cards may answer to it (senjutsu.instant.plain-timing-on-card).
        """
        from nefrit.senjutsu.calls import call
        from nefrit.senjutsu.victory import members

        fighter = game.edit_seat(self.seat)
        fighter.contracts = tuple([contract for contract in fighter.contracts if contract != self.contract])
        fighter.fulfilled = (*fighter.fulfilled, self.contract)
        call(game, CONTRACT_COMPLETED, self.seat)
        if not fighter.contracts and not fighter.dropped and game.outcome is None:
            game.finish(members(game, fighter.team), "senjutsu.solo.special.yojimbo-win", "contracts-fulfilled")


class ContractDropped(Occurrence):
    """A contract is discarded."""

    __slots__ = ("contract", "seat")
    message = "contract-dropped"
    seat_fields = ("seat",)

    def __init__(self, seat: int, contract: str) -> None:
        self.seat = seat
        self.contract = contract

    def happen(self, game: Senjutsu) -> None:
        """What was done for it is forgotten."""
        fighter = game.edit_seat(self.seat)
        fighter.contracts = tuple([contract for contract in fighter.contracts if contract != self.contract])
        fighter.fulfilled = tuple([contract for contract in fighter.fulfilled if contract != self.contract])
        fighter.dropped = (*fighter.dropped, self.contract)
        if self.contract == TOOLS:
            fighter.tools = ()
        if self.contract == CONCENTRATION:
            fighter.spendings = 0


class ContractReturned(Occurrence):
    """A contract that was discarded lies on the table again."""

    __slots__ = ("contract", "seat")
    message = "contract-returned"
    seat_fields = ("seat",)

    def __init__(self, seat: int, contract: str) -> None:
        self.seat = seat
        self.contract = contract

    def happen(self, game: Senjutsu) -> None:
        """It is to be fulfilled anew."""
        fighter = game.edit_seat(self.seat)
        fighter.dropped = tuple([contract for contract in fighter.dropped if contract != self.contract])
        fighter.contracts = (*fighter.contracts, self.contract)


# ---- Fulfilling


def fulfil(game: Senjutsu, seat: int, contract: str) -> None:
    """A fighter has done what a contract asks for, if it has that contract."""
    if contract in game.seats[seat].contracts:
        game.occur(ContractFulfilled(seat, contract))


def note_harm(game: Senjutsu, seat: int, what: str, by: int) -> None:
    """A fighter has suffered harm of some kind: that may fulfil First Blood, Fury or Tools of the Trade."""
    is_first = what in (WOUND, BLEED) and not game.table.blooded
    if is_first:
        game.edit_table().blooded = True
    if what in (WOUND, BLEED):
        note_fury(game)
    if by == NO_SEAT or not game.seats[by].contracts or game.seats[by].team == game.seats[seat].team:
        return
    if is_first:
        fulfil(game, by, FIRST_BLOOD)
    if TOOLS in game.seats[by].contracts and what in TOOL_KINDS and what not in game.seats[by].tools:
        fighter = game.edit_seat(by)
        fighter.tools = (*fighter.tools, what)
        if len(fighter.tools) == len(TOOL_KINDS):
            fulfil(game, by, TOOLS)


def note_fury(game: Senjutsu) -> None:
    """Two opponents who have been wounded in the same round, by whomever, fulfil Fury."""
    for seat in standing(game):
        if FURY in game.seats[seat].contracts:
            team = game.seats[seat].team
            if sum(fighter.wounded and fighter.team != team for fighter in game.seats) >= MANY:
                fulfil(game, seat, FURY)


def note_spending(game: Senjutsu, seat: int) -> None:
    """A fighter has paid focus: the card of Concentration is rotated, and fulfilled when it is upright again."""
    if CONCENTRATION in game.seats[seat].contracts:
        fighter = game.edit_seat(seat)
        fighter.spendings += 1
        if fighter.spendings >= FULL_TURN:
            fulfil(game, seat, CONCENTRATION)


def note_success(game: Senjutsu, seat: int, card: int) -> None:
    """An attack or a block has succeeded: with a gold card that fulfils Show Them."""
    if game.faces[card].rank == GOLD:
        fulfil(game, seat, SHOW_THEM)


def check_counters(game: Senjutsu) -> None:
    """At the end of a round with a successful counter that contract is fulfilled."""
    for seat in standing(game):
        if game.seats[seat].countered:
            fulfil(game, seat, COUNTER)


# ---- What they are good for


class UseContract(Procedure):
    """Before cards are drawn a fulfilled contract may be discarded for a card or for focus."""

    __slots__ = ("answer", "seat")
    seat_fields = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.answer: Value = PASS

    @step("decision.senjutsu.own-contracts")
    def ask(self, game: Senjutsu) -> Flow:
        """Which, and for what; or none."""
        moves = [
            (verb, NO_CARD, contract)
            for contract in game.seats[self.seat].fulfilled
            for verb in ("contract-draw", "contract-focus")
        ]
        return choose(self.seat, [PASS, *moves], "answer", "decision.senjutsu.own-contracts", "use-contract")

    @step("decision.senjutsu.own-contracts")
    def use(self, game: Senjutsu) -> Flow:
        """Discard it; then draw, or gain focus."""
        from nefrit.senjutsu.hands import draw
        from nefrit.senjutsu.kamae import gain_focus

        if isinstance(self.answer, tuple):
            verb, _, contract = self.answer
            game.occur(ContractDropped(self.seat, contract))
            if verb == "contract-draw":
                draw(game, (self.seat,), 1)
            else:
                gain_focus(game, self.seat, 1)
        return None


def drop_all(game: Senjutsu, seat: int) -> None:
    """All contracts of a fighter are discarded."""
    for contract in (*game.seats[seat].contracts, *game.seats[seat].fulfilled):
        game.occur(ContractDropped(seat, contract))


def stake_contracts(game: Senjutsu, seat: int, card: int) -> None:
    """The card on which contracts are staked is revealed: it is faster by 1 for each that is fulfilled."""
    fighter = game.edit_seat(seat)
    fighter.stake = len(fighter.fulfilled)
    if fighter.stake:
        fighter.value = max(game.faces[card].initiative, default=NO_INITIATIVE) + fighter.stake
    drop_all(game, seat)


@does(StakeContracts)
def note_stake(line: StakeContracts, game: Senjutsu, perform: Perform) -> Procedure | None:
    """That was done when the card was revealed."""
    return None


@does(FartherPerContract)
def note_range(line: FartherPerContract, game: Senjutsu, perform: Perform) -> Procedure | None:
    """The range tells it."""
    return None


@does(PerContract)
def do_per_contract(line: PerContract, game: Senjutsu, perform: Perform) -> Procedure | None:
    """Once for each that is fulfilled."""
    perform.first_do(*line.lines * len(game.seats[perform.seat].fulfilled))
    return None


@does(DiscardContracts)
def discard_contracts(line: DiscardContracts, game: Senjutsu, perform: Perform) -> Procedure | None:
    """Fulfilled or not."""
    drop_all(game, perform.seat)
    return None


@asks(ReturnContract)
def which_contract(line: ReturnContract, game: Senjutsu, perform: Perform) -> Decision | None:
    """Which, if there are several."""
    dropped = game.seats[perform.seat].dropped
    if len(dropped) < 2:
        return None
    rule = "decision.senjutsu.own-contracts"
    return choose(perform.seat, dropped, "answer", rule, "return-contract", perform.source)


@does(ReturnContract)
def return_contract(line: ReturnContract, game: Senjutsu, perform: Perform) -> Procedure | None:
    """If one was discarded."""
    dropped = game.seats[perform.seat].dropped
    if dropped:
        contract = perform.answer if isinstance(perform.answer, str) else dropped[0]
        game.occur(ContractReturned(perform.seat, contract))
    return None
