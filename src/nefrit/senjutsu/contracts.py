"""Contracts: what a hired killer is to do, and the victory that comes with the last.

decision.senjutsu.contracts, decision.senjutsu.own-contracts
"""

from __future__ import annotations

from typing import Final

from nefrit.kernel.occurrences import Occurrence
from nefrit.kernel.state import NO_SEAT
from nefrit.senjutsu.calls import call
from nefrit.senjutsu.constants import BLEED, CONTRACT_COMPLETED, FULL_TURN, GOLD, HOBBLE, POISON, STUN, WOUND
from nefrit.senjutsu.state import Senjutsu, standing
from nefrit.senjutsu.victory import members

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


class ContractChanged(Occurrence):
    """Something happens to a contract of a fighter."""

    __slots__ = ("contract", "seat")
    seat_fields = ("seat",)

    def __init__(self, seat: int, contract: str) -> None:
        self.seat = seat
        self.contract = contract


class ContractFulfilled(ContractChanged):
    """A fighter has fulfilled a contract (senjutsu.solo.special.yojimbo-contracts)."""

    __slots__ = ()
    message = "contract-fulfilled"

    def happen(self, game: Senjutsu) -> None:
        """With the last one its side wins at once, if none was discarded (senjutsu.solo.special.yojimbo-win).

        Cards may answer to it (senjutsu.instant.plain-timing-on-card).
        """
        fighter = game.edit_seat(self.seat)
        fighter.contracts = tuple([contract for contract in fighter.contracts if contract != self.contract])
        fighter.fulfilled = (*fighter.fulfilled, self.contract)
        call(game, CONTRACT_COMPLETED, self.seat)
        if not fighter.contracts and not fighter.dropped and game.outcome is None:
            game.finish(members(game, fighter.team), "senjutsu.solo.special.yojimbo-win", "contracts-fulfilled")


class ContractDropped(ContractChanged):
    """A contract is discarded."""

    __slots__ = ()
    message = "contract-dropped"

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


class ContractReturned(ContractChanged):
    """A contract that was discarded lies on the table again."""

    __slots__ = ()
    message = "contract-returned"

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
