"""What runs while things happen, as the rules below know it: the occurrences, the ability in use, delayed effects."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from nefrit.kernel import procedures
from nefrit.kernel.decisions import NO_CARD
from nefrit.kernel.effects import Context
from nefrit.kernel.lasting import Delayed
from nefrit.kernel.occurrences import Occurrence
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Procedure
from nefrit.kernel.windows import InChosenOrder
from nefrit.l5r.occurrences.happenings import COST, Happening
from nefrit.l5r.occurrences.leaving import Left
from nefrit.l5r.state import L5R
from nefrit.l5r.trees import Triggered
from nefrit.parts.using import AbilityUse


class Simultaneous(procedures.Happening):
    """What happens at the same time, and what has become of it so far. Its steps are those of `happening.Happen`.

    `imminent` are the numbers of those that nothing has prevented, `changed` of those in whose place others are
    imminent, `instead` what happens in the place of which one, `answered` the responses that were made: each ability
    responds at most once to each occurrence. `emptied` are the provinces from which cards were taken, `together` the
    cards that came to a discard pile with others.

    l5r.trigger.step-1-imminent
    """

    __slots__ = ("answered", "changed", "emptied", "imminent", "instead", "occurrences", "together")
    card_fields = ("together",)
    shown_fields = ("occurrences", "imminent")

    def __init__(self, occurrences: tuple[Occurrence, ...], into: str = "") -> None:
        super().__init__()
        self.into = into
        self.occurrences = occurrences
        self.imminent = tuple(range(len(occurrences)))
        self.changed: tuple[int, ...] = ()
        self.instead: tuple[tuple[int, tuple[Occurrence, ...]], ...] = ()
        self.answered: tuple[tuple[Value, ...], ...] = ()
        self.emptied: tuple[tuple[int, int], ...] = ()
        self.together: tuple[int, ...] = ()

    def merged(self, others: Iterable[Simultaneous]) -> Simultaneous:
        """What has happened here and in others, as one happening with shared windows for reactions."""
        happenings = (self, *others)
        new = self.copy()
        new.occurrences = tuple([one.occurrences[nth] for one in happenings for nth in one.imminent])
        new.imminent = tuple(range(len(new.occurrences)))
        new.emptied = tuple([province for one in happenings for province in one.emptied])
        new.changed = new.instead = new.answered = new.together = ()
        new.into = ""
        new.undone = 0
        return new

    def change(self, nth: int, made: tuple[Occurrence, ...]) -> None:
        """Something else is imminent in the place of one of the occurrences, and of what would have come with it."""
        original = self.occurrences[nth]
        gone = {nth}
        if isinstance(original, Left):
            others = enumerate(self.occurrences)
            gone |= {number for number, one in others if isinstance(one, Left) and one.parent == original.card}
        self.changed = (*self.changed, *sorted(gone))
        new = range(len(self.occurrences), len(self.occurrences) + len(made))
        self.occurrences = (*self.occurrences, *made)
        self.imminent = (*(number for number in self.imminent if number not in gone), *new)

    def prevent(self, nth: int) -> None:
        """It is no longer imminent (l5r.cancel.no-longer-imminent)."""
        self.imminent = tuple([number for number in self.imminent if number != nth])

    def replace(self, nth: int, made: tuple[Occurrence, ...]) -> None:
        """Something else happens in the place of one of the occurrences, unless a later effect replaces it as well.

        l5r.replacement.timing, l5r.replacement.most-recent-wins
        """
        self.instead = (*self.instead, (nth, made))

    def count_undone(self, game: L5R) -> int:
        """A bit for each occurrence that should have happened and has not.

        A cost that was replaced counts as paid (l5r.replacement.condition-still-met), except a sacrifice: where the
        card has not left play, that was prevented (l5r.sacrifice.prevented). An effect that was replaced has not
        changed the state as it says, and so is not done in full (l5r.then.requires-full-success).
        """
        return sum([1 << number for number in range(len(self.occurrences)) if not self._is_done(game, number)])

    def _is_done(self, game: L5R, number: int) -> bool:
        """Whether one of the occurrences has happened, or was a cost that counts as paid."""
        one = self.occurrences[number]
        is_prevented = number not in self.imminent and number not in self.changed
        is_replaced = number in self.changed or number in [changed for changed, _ in self.instead]
        is_cost = isinstance(one, Happening) and one.how == COST
        is_kept = isinstance(one, Left) and one.is_sacrifice and one.card in game.pieces
        return not is_prevented and not is_kept and (is_cost or not is_replaced)


class AbilityContext(AbilityUse[Triggered]):
    """The use of an ability, as effects, costs and targets know it. Its steps are those of `initiating.Use`.

    `copied`: it resolves what another card has played, and costs are ignored.

    `emptied` are the provinces, as players and slots, that it has emptied and refills itself (see `Refilling`).

    Reactions to what it does can be held back until it is over: while they are, `held_before` holds what was held back
    before it (mostly nothing, so None); else it is empty.
    """

    __slots__ = ("copied", "emptied", "held_before")
    field_defaults: ClassVar[dict[str, Any]] = {**AbilityUse.field_defaults, "emptied": ()}

    def __init__(self, seat: int, source: int, ability: Triggered) -> None:
        super().__init__(seat, source, ability)
        self.held_before: tuple[Value, ...] = ()
        self.copied = False
        self.emptied: tuple[tuple[int, int], ...] = ()


class Due(InChosenOrder):
    """Delayed effects whose moment has come, in an order that the first player determines.

    l5r.delayed.definition
    """

    __slots__ = ("delayed",)
    rule = "l5r.simultaneous.forced-and-delayed-order"

    def __init__(self, seat: int, delayed: tuple[Delayed, ...]) -> None:
        sources = [one.procedure.source if isinstance(one.procedure, Context) else NO_CARD for one in delayed]
        super().__init__(seat, tuple(("delayed", card, number) for number, card in enumerate(sources)))
        self.delayed = delayed

    def begin(self, game: L5R, item: Value) -> Procedure | None:
        """Carry one of them out.

        l5r.delayed.not-a-new-triggered-ability, l5r.delayed.keeps-source-card-type
        """
        assert isinstance(item, tuple)
        return self.delayed[item[2]].procedure.copy()


def refilling(game: L5R) -> AbilityContext | None:
    """The ability that is being used, if it refills provinces that it has emptied."""
    for frame in reversed(game.stack):
        if isinstance(frame, AbilityContext):
            return frame if frame.ability.refills else None
        if isinstance(frame, Due):
            return None
    return None


def holds_back(game: L5R) -> bool:
    """Whether reactions to what happens now have to wait: what the ability does that holds them back.

    Not what another does that responds to it. A delayed effect is another than what made it due.
    """
    if game.held is None:
        return False
    for frame in reversed(game.stack):
        if isinstance(frame, AbilityContext):
            return bool(frame.held_before)
        if isinstance(frame, Due):
            return False
    return False
