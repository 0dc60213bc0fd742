"""Contracts: what a hired killer is to do, and the victory that comes with the last of them.

decision.senjutsu.contracts
"""

from __future__ import annotations

from typing import Final

from nefrit.kernel.occurrences import Occurrence
from nefrit.kernel.state import NO_SEAT
from nefrit.senjutsu.constants import BLEED, HOBBLE, POISON, STUN, WOUND
from nefrit.senjutsu.state import Senjutsu, automated

FIRST_BLOOD: Final = "first blood"
COUNTER: Final = "counter"
TOOLS: Final = "tools of the trade"
CONTRACTS: Final = (FIRST_BLOOD, COUNTER, TOOLS)
"""First Blood: inflict the first wound of the game. Counter: counter successfully. Tools of the Trade: inflict each of
hobble, bleeding, poison and stun.
"""
TOOL_KINDS: Final = (HOBBLE, BLEED, POISON, STUN)


class ContractFulfilled(Occurrence):
    """A fighter has fulfilled a contract (senjutsu.solo.special.yojimbo-contracts)."""

    __slots__ = ("contract", "seat")
    message = "contract-fulfilled"
    seat_fields = ("seat",)

    def __init__(self, seat: int, contract: str) -> None:
        self.seat = seat
        self.contract = contract

    def happen(self, game: Senjutsu) -> None:
        """With the last one its side wins at once (senjutsu.solo.special.yojimbo-win)."""
        fighter = game.edit_seat(self.seat)
        fighter.contracts = tuple([contract for contract in fighter.contracts if contract != self.contract])
        fighter.fulfilled = (*fighter.fulfilled, self.contract)
        if not fighter.contracts and game.outcome is None:
            winners = [seat for seat, other in enumerate(game.seats) if other.team == fighter.team]
            game.finish(winners, "senjutsu.solo.special.yojimbo-win", "contracts-fulfilled")


def note_harm(game: Senjutsu, seat: int, what: str, by: int) -> None:
    """A fighter has suffered harm of some kind: that may fulfil First Blood or Tools of the Trade."""
    is_first = what in (WOUND, BLEED) and not game.table.blooded
    if is_first:
        game.edit_table().blooded = True
    if by == NO_SEAT or not game.seats[by].contracts or game.seats[by].team == game.seats[seat].team:
        return
    if is_first and FIRST_BLOOD in game.seats[by].contracts:
        game.occur(ContractFulfilled(by, FIRST_BLOOD))
    if TOOLS in game.seats[by].contracts and what in TOOL_KINDS and what not in game.seats[by].tools:
        fighter = game.edit_seat(by)
        fighter.tools = (*fighter.tools, what)
        if len(fighter.tools) == len(TOOL_KINDS):
            game.occur(ContractFulfilled(by, TOOLS))


def check_counters(game: Senjutsu) -> None:
    """At the end of a round with a successful counter that contract is fulfilled."""
    for seat in automated(game):
        if game.seats[seat].countered and COUNTER in game.seats[seat].contracts:
            game.occur(ContractFulfilled(seat, COUNTER))
