"""What targeting costs on top: some cards can be targeted by opponents only for a price, once for each effect.

invasion.errata.church-of-sigmar, decision.invasion.surcharge
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Final

from nefrit.invasion.last_known import Sourced
from nefrit.invasion.memo_records import InForce
from nefrit.invasion.paying import available
from nefrit.invasion.places import is_place
from nefrit.invasion.standing import applies, in_force
from nefrit.invasion.state import Invasion
from nefrit.invasion.trees import Modifies
from nefrit.invasion.values import number_of
from nefrit.kernel.effects import Context

TARGETED: Final = "targeted"
"""What standing effects are called by which cards cannot be targeted, or only for an additional price."""


def surcharge(game: Invasion, seat: int, cards: Iterable[int]) -> int:
    """What a player pays on top for one effect that targets all these cards: each card that asks for it is paid once.

    Opponents pay it, and a zone costs nothing.
    """
    charging = _charging(game, seat)
    if not charging:
        return 0
    asked = frozenset[int]().union(*[_asked(game, charging, card) for card in cards])
    return _total(game, charging, asked)


def means(game: Invasion, context: Context) -> int:
    """How much a player has left for a surcharge, when all other costs are paid."""
    owed = context.owed(game) if isinstance(context, Sourced) else 0
    return available(game, context.seat) - owed


def most_together(game: Invasion, context: Context, before: Sequence[int], cards: Sequence[int]) -> int:
    """How many of these cards one effect can target together, besides those `before`, with what its player can pay."""
    charging = _charging(game, context.seat)
    if not charging:
        return len(cards)
    paid = frozenset[int]().union(*[_asked(game, charging, card) for card in before])
    asked = [_asked(game, charging, card) for card in cards]
    dear = {one for one in asked if not one <= paid}
    have, most = max(0, means(game, context)), 0
    for count in range(len(dear) + 1):
        for some in combinations(dear, count):
            together = paid.union(*some)
            if _total(game, charging, together) <= have:
                most = max(most, sum(one <= together for one in asked))
    return most


def _charging(game: Invasion, seat: int) -> list[InForce]:
    """The effects by which a player may have to pay for targets: those of opponents."""
    found = in_force(game, TARGETED)
    return [one for one in found if isinstance(one.effect, Modifies) and one.context.seat != seat]


def _asked(game: Invasion, charging: list[InForce], card: int) -> frozenset[int]:
    """Which of these effects, by number, ask to be paid for a card."""
    if is_place(card):
        return frozenset()
    return frozenset([number for number, one in enumerate(charging) if applies(game, one, card)])


def _total(game: Invasion, charging: list[InForce], asked: Iterable[int]) -> int:
    """What some of these effects, given by number, ask altogether."""
    total = 0
    for number in asked:
        effect = charging[number].effect
        assert isinstance(effect, Modifies)
        total += number_of(game, charging[number].context, effect.amount)
    return total
