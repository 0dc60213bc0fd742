"""How things happen: interrupts, the occurrences themselves, delayed effects, reactions - and nested in them others."""

from __future__ import annotations

from nefrit.kernel.decisions import NO_CARD
from nefrit.kernel.effects import Context
from nefrit.kernel.lasting import Delayed
from nefrit.kernel.occurrences import Occurrence
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Flow, Procedure, step
from nefrit.kernel.windows import OneByOne
from nefrit.l5r.illegal import settle
from nefrit.l5r.occurrences import Left
from nefrit.l5r.standing import grants_abilities
from nefrit.l5r.state import L5R
from nefrit.l5r.victory import check_victory

WOULD_INTERRUPTS = 0
FORCED_INTERRUPTS = 1
INTERRUPTS = 2
FORCED_REACTIONS = 3
REACTIONS = 4


def happen(game: L5R, *occurrences: Occurrence) -> Procedure | None:
    """Let things happen at the same time. Where nobody could respond they simply happen, and nothing is opened."""
    if game.delayed or grants_abilities(game) or any(game.listeners(one.kind) for one in occurrences):
        return Happen(occurrences)
    for one in occurrences:
        game.occur(one)
    check_victory(game)
    return settle(game, occurrences)


class Happen(Procedure):
    """Things that happen at the same time, with one shared window for each kind of response.

    l5r.trigger.shared-window, l5r.nested.base-sequence

    `imminent` are the numbers of those that nothing has prevented, `instead` what happens in the place of which one,
    `answered` the responses that were made: each ability responds at most once to each occurrence.
    """

    __slots__ = ("answered", "imminent", "instead", "occurrences")
    shown_fields = ("occurrences", "imminent")

    def __init__(self, occurrences: tuple[Occurrence, ...]) -> None:
        super().__init__()
        self.occurrences = occurrences
        self.imminent = tuple(range(len(occurrences)))
        self.instead: tuple[tuple[int, tuple[Occurrence, ...]], ...] = ()
        self.answered: tuple[tuple[Value, ...], ...] = ()

    def window(self, game: L5R, timing: int) -> Procedure | None:
        """The window for responses of this timing, if anybody might respond."""
        from nefrit.l5r.windows import Forced, React, Respond

        if not grants_abilities(game) and not any(game.listeners(self.occurrences[nth].kind) for nth in self.imminent):
            return None
        first = game.table.first
        if timing in (FORCED_INTERRUPTS, FORCED_REACTIONS):
            return Forced(first, timing)
        return React(first, timing) if timing == REACTIONS else Respond(first, timing)

    def change(self, nth: int, made: tuple[Occurrence, ...]) -> None:
        """Something else is imminent in the place of one of the occurrences, and of what would have come with it."""
        original = self.occurrences[nth]
        gone = {nth}
        if isinstance(original, Left):
            others = enumerate(self.occurrences)
            gone |= {number for number, one in others if isinstance(one, Left) and one.parent == original.card}
        new = range(len(self.occurrences), len(self.occurrences) + len(made))
        self.occurrences = (*self.occurrences, *made)
        self.imminent = (*(number for number in self.imminent if number not in gone), *new)

    @step("l5r.trigger.step-2-would-interrupts")
    def would_interrupts(self, game: L5R) -> Flow:
        """Interrupts to what would happen come first; they may cancel or change it."""
        return self.window(game, WOULD_INTERRUPTS)

    @step("l5r.trigger.step-3-forced-interrupts-first")
    def forced_interrupts(self, game: L5R) -> Flow:
        """Then forced interrupts, in an order that the first player determines."""
        return self.window(game, FORCED_INTERRUPTS)

    @step("l5r.trigger.step-3-interrupt-window")
    def interrupts(self, game: L5R) -> Flow:
        """Then the standard interrupt window."""
        return self.window(game, INTERRUPTS)

    @step("l5r.trigger.step-4-resolves")
    def occur(self, game: L5R) -> Flow:
        """What is still imminent happens, or what replaces it: the latest replacement counts."""
        for nth in self.imminent:
            replaced = [made for number, made in self.instead if number == nth]
            # l5r.replacement.most-recent-wins, l5r.replacement.condition-still-met
            for one in replaced[-1] if replaced else (self.occurrences[nth],):
                game.occur(one)
        if (len(self.imminent) < len(self.occurrences) or self.instead) and game.running(Context) is not None:
            game.frame(Context).done = False
        check_victory(game)
        return settle(game, self.occurrences)

    @step("l5r.delayed.automatic-before-reactions")
    def delayed_effects(self, game: L5R) -> Flow:
        """Delayed effects whose moment this is follow at once."""
        due = tuple(one for nth in self.imminent for one in game.due(self.occurrences[nth].message))
        return Due(game.table.first, due) if due else None

    @step("l5r.trigger.step-5-forced-reactions")
    def forced_reactions(self, game: L5R) -> Flow:
        """Then forced reactions, in an order that the first player determines."""
        return self.window(game, FORCED_REACTIONS)

    @step("l5r.trigger.step-6-reaction-window")
    def reactions(self, game: L5R) -> Flow:
        """Then the reaction window."""
        return self.window(game, REACTIONS)


class Due(OneByOne):
    """Delayed effects whose moment has come, in an order that the first player determines."""

    __slots__ = ("delayed",)
    rule = "l5r.simultaneous.forced-and-delayed-order"

    def __init__(self, seat: int, delayed: tuple[Delayed, ...]) -> None:
        sources = [one.procedure.source if isinstance(one.procedure, Context) else NO_CARD for one in delayed]
        super().__init__(seat, tuple(("delayed", card, number) for number, card in enumerate(sources)))
        self.delayed = delayed

    def begin(self, game: L5R, item: Value) -> Procedure | None:
        """Carry one of them out."""
        assert isinstance(item, tuple)
        return self.delayed[item[2]].procedure.copy()
