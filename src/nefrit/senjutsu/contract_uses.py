"""What players do with contracts: use them for cards or focus, stake, discard and return them.

decision.senjutsu.own-contracts
"""

from __future__ import annotations

from nefrit.kernel.decisions import NO_CARD, PASS, Decision, choose
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Flow, Procedure, step
from nefrit.senjutsu.constants import NO_INITIATIVE
from nefrit.senjutsu.contracts import ContractDropped, ContractReturned
from nefrit.senjutsu.focus import gain_focus
from nefrit.senjutsu.hands import draw
from nefrit.senjutsu.lines import asks, does
from nefrit.senjutsu.perform import Perform
from nefrit.senjutsu.state import Senjutsu
from nefrit.senjutsu.trees.contracts import (
    DiscardContracts,
    FartherPerContract,
    PerContract,
    ReturnContract,
    StakeContracts,
)

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
