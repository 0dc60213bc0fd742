"""Contracts."""

from __future__ import annotations

from dataclasses import dataclass

from nefrit.senjutsu.trees.lines import Line


@dataclass(frozen=True)
class FartherPerContract(Line):
    """The range of the card is greater by so much for each fulfilled contract."""

    count: int = 1


@dataclass(frozen=True)
class ReturnContract(Line):
    """A contract that was discarded lies on the table again, not fulfilled (decision.senjutsu.own-contracts)."""


@dataclass(frozen=True)
class DiscardContracts(Line):
    """All contracts are discarded, fulfilled or not."""


@dataclass(frozen=True)
class PerContract(Line):
    """Lines that are done once for each fulfilled contract."""

    lines: tuple[Line, ...]

    def inner(self) -> tuple[Line, ...]:
        """All of them."""
        return self.lines


@dataclass(frozen=True)
class StakeContracts(Line):
    """When the card is revealed all contracts are discarded.

    For each fulfilled one the card is faster by 1, and each hex of its attacks has a wound more.
    """
