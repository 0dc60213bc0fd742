"""How things happen: interrupts, the occurrences themselves, delayed effects, reactions - and nested in them others."""

from __future__ import annotations

from collections.abc import Iterable

from nefrit.kernel.decisions import NO_CARD
from nefrit.kernel.effects import Context
from nefrit.kernel.lasting import Delayed
from nefrit.kernel.occurrences import Occurrence
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Flow, Procedure, step
from nefrit.kernel.windows import OneByOne
from nefrit.l5r.illegal import settle
from nefrit.l5r.listening import (
    FORCED_INTERRUPTS,
    FORCED_ONES,
    FORCED_REACTIONS,
    FORCED_WOULD_INTERRUPTS,
    INTERRUPTS,
    REACTIONS,
    WOULD_INTERRUPTS,
    printed_responses,
)
from nefrit.l5r.occurrences import Discarded, Left, ProvinceBreaks
from nefrit.l5r.standing import gained_kinds
from nefrit.l5r.state import L5R
from nefrit.l5r.trees import REACTS
from nefrit.l5r.values import is_edition_1_0
from nefrit.l5r.victory import check_victory

_TAKING = (Discarded, Left)
"""What takes cards out of provinces."""
_NOTABLE = (*_TAKING, ProvinceBreaks)
"""What may be followed by something that the rules let follow."""


def happen(game: L5R, *occurrences: Occurrence) -> Procedure | None:
    """Let things happen at the same time. Where nobody could respond they simply happen, and nothing is opened."""
    if game.delayed:
        return Happen(occurrences)
    responses = game.heard.get("responses") or printed_responses(game)
    gained = gained_kinds(game)
    awaited = responses.interrupted | responses.reacted | gained | gained >> REACTS
    for one in occurrences:
        if one.kind & awaited:
            return Happen(occurrences)
    emptied: tuple[tuple[int, int], ...] = ()
    broken: tuple[int, ...] = ()
    for one in occurrences:
        if isinstance(one, _NOTABLE):
            emptied, broken = slots_of(game, occurrences), _broken(occurrences)
            break
    come = _occur(game, occurrences)
    check_victory(game)
    if come:
        reacted = printed_responses(game).reacted
        for one in come:
            if one.kind & reacted:
                return Happen(come).starting_at("forced_reactions")
    if emptied or broken:
        return Aftermath(emptied, broken, occurrences)
    return settle(game, occurrences)


def _occur(game: L5R, occurrences: Iterable[Occurrence]) -> tuple[Occurrence, ...]:
    """Let things happen; what else has come with them (l5r.leaves-play.simultaneous-consequences)."""
    come: tuple[Occurrence, ...] = ()
    log = game.log
    for one in occurrences:
        more = one.consequences(game) if isinstance(one, Left) else ()
        # What `game.occur` does, written out.
        one.happen(game)
        if log is not None:
            log.add(game, one)
        if more:
            for consequence in more:
                game.occur(consequence)
            come = (*come, *more)
    return come


def slots_of(game: L5R, occurrences: Iterable[Occurrence]) -> tuple[tuple[int, int], ...]:
    """The provinces, as players and slots, from which these occurrences take cards, from left to right."""
    found: set[tuple[int, int]] = set()
    for one in occurrences:
        if isinstance(one, _TAKING):
            from nefrit.l5r.provinces import slot_of

            slot = slot_of(game, one.card)
            if slot >= 0:
                found.add((game.place(one.card)[1], slot))
    return tuple(sorted(found)) if found else ()


def _broken(occurrences: Iterable[Occurrence]) -> tuple[int, ...]:
    found: tuple[int, ...] = ()
    for one in occurrences:
        if isinstance(one, ProvinceBreaks):
            found = (*found, one.card)
    return found


class Happen(Procedure):
    """Things that happen at the same time, with one shared window for each kind of response.

    l5r.trigger.shared-window, l5r.nested.base-sequence

    `imminent` are the numbers of those that nothing has prevented, `instead` what happens in the place of which one,
    `answered` the responses that were made: each ability responds at most once to each occurrence. `emptied` are the
    provinces from which cards were taken.

    l5r.trigger.step-1-imminent
    """

    __slots__ = ("answered", "emptied", "imminent", "instead", "occurrences")
    shown_fields = ("occurrences", "imminent")

    def __init__(self, occurrences: tuple[Occurrence, ...]) -> None:
        super().__init__()
        self.occurrences = occurrences
        self.imminent = tuple(range(len(occurrences)))
        self.instead: tuple[tuple[int, tuple[Occurrence, ...]], ...] = ()
        self.answered: tuple[tuple[Value, ...], ...] = ()
        self.emptied: tuple[tuple[int, int], ...] = ()

    def window(self, game: L5R, timing: int) -> Procedure | None:
        """The window for responses of this timing, if anybody might respond.

        l5r.interrupt.window-opens
        """
        gained = gained_kinds(game)
        responses = game.heard.get("responses") or printed_responses(game)
        awaited = responses.kinds[timing] | (gained >> REACTS if timing >= FORCED_REACTIONS else gained)
        for nth in self.imminent:
            if self.occurrences[nth].kind & awaited:
                break
        else:
            return None
        from nefrit.l5r.windows import Forced, ForcedBy10, React, Respond

        first = game.table.first
        if timing in FORCED_ONES:
            return ForcedBy10(first, timing) if is_edition_1_0(game) else Forced(first, timing)
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

    @step("l5r.would.priority")
    def forced_would_interrupts(self, game: L5R) -> Flow:
        """Forced interrupts to what would happen come first of all."""
        awaited = printed_responses(game).interrupted | gained_kinds(game)
        for one in self.occurrences:
            if one.kind & awaited:
                return self.window(game, FORCED_WOULD_INTERRUPTS)
        # Nobody could interrupt: no window is opened.
        self.goto("occur")
        return None

    @step("l5r.trigger.step-2-would-interrupts")
    def would_interrupts(self, game: L5R) -> Flow:
        """Then interrupts to what would happen; they may cancel or change it.

        l5r.would.before-is, l5r.cancel.priority-over-all-interrupts, l5r.interrupt.may-cancel-or-change
        """
        return self.window(game, WOULD_INTERRUPTS)

    @step("l5r.trigger.step-3-forced-interrupts-first")
    def forced_interrupts(self, game: L5R) -> Flow:
        """Then forced interrupts, in an order that the first player determines."""
        return self.window(game, FORCED_INTERRUPTS)

    @step("l5r.trigger.step-3-interrupt-window")
    def interrupts(self, game: L5R) -> Flow:
        """Then the standard interrupt window.

        l5r.interrupt.before-consequences
        """
        return self.window(game, INTERRUPTS)

    @step("l5r.trigger.step-4-resolves")
    def occur(self, game: L5R) -> Flow:
        """What is still imminent happens, or what replaces it: the latest replacement counts.

        l5r.then.failure-stops
        """
        come: list[Occurrence] = []
        for nth in self.imminent:
            replaced = [made for number, made in self.instead if number == nth] if self.instead else None
            # l5r.replacement.most-recent-wins, l5r.replacement.condition-still-met
            these = replaced[-1] if replaced else (self.occurrences[nth],)
            self.emptied = (*self.emptied, *slots_of(game, these))
            more = _occur(game, these)
            # What happens instead can be reacted to as well as what it replaced.
            come.extend(replaced[-1] if replaced else ())
            come.extend(more)
        if len(self.imminent) < len(self.occurrences) or self.instead:
            game.not_done()
        # Players may react to what came with it as well.
        self.imminent = (*self.imminent, *range(len(self.occurrences), len(self.occurrences) + len(come)))
        self.occurrences = (*self.occurrences, *come)
        check_victory(game)
        return settle(game, self.occurrences)

    @step("l5r.delayed.automatic-before-reactions")
    def delayed_effects(self, game: L5R) -> Flow:
        """Delayed effects whose moment this is follow at once."""
        from nefrit.l5r.abilities import put_resolved_event_away

        put_resolved_event_away(game)
        if not game.delayed:
            return None
        due = tuple(one for nth in self.imminent for one in game.due(self.occurrences[nth].message))
        return Due(game.table.first, due) if due else None

    @step("l5r.trigger.step-5-forced-reactions")
    def forced_reactions(self, game: L5R) -> Flow:
        """Then forced reactions, in an order that the first player determines."""
        return self.window(game, FORCED_REACTIONS)

    @step("l5r.trigger.step-6-reaction-window")
    def reactions(self, game: L5R) -> Flow:
        """Then the reaction window.

        l5r.reaction.after-condition-resolves, l5r.reaction.window-opens
        """
        return self.window(game, REACTIONS)

    @step("l5r.refill.automatic")
    def aftermath(self, game: L5R) -> Flow:
        """When all have reacted, provinces are refilled."""
        broken = _broken([self.occurrences[nth] for nth in self.imminent])
        emptied = tuple(sorted(set(self.emptied)))
        return Aftermath(emptied, broken) if emptied or broken else None


class Aftermath(Procedure):
    """What the rules let follow: illegal things are put right, provinces from which cards were taken are refilled.

    l5r.refill.automatic. Of a `broken` province the attacking player may discard the cards.
    """

    __slots__ = ("broken", "emptied", "occurrences")
    card_fields = ("broken",)

    def __init__(
        self, emptied: tuple[tuple[int, int], ...], broken: tuple[int, ...], occurrences: tuple[Occurrence, ...] = ()
    ) -> None:
        super().__init__()
        self.emptied = emptied
        self.broken = broken
        self.occurrences = occurrences

    @step("l5r.attachment.illegal-discarded")
    def put_right(self, game: L5R) -> Flow:
        """What cannot stay as it is."""
        return settle(game, self.occurrences)

    @step("l5r.refill.automatic")
    def refill(self, game: L5R) -> Flow:
        """Refill what is empty, from left to right."""
        from nefrit.l5r.provinces import refill

        if not self.emptied:
            return None
        (seat, slot), *rest = self.emptied
        self.emptied = tuple(rest)
        self.goto("refill")
        return refill(game, seat, slot)

    @step("l5r.break.attacker-may-discard")
    def discard(self, game: L5R) -> Flow:
        """The cards in a broken province may be discarded."""
        from nefrit.l5r.provinces import AfterBreaking

        if not self.broken:
            return None
        province, *rest = self.broken
        self.broken = tuple(rest)
        self.goto("discard")
        return AfterBreaking(province)


class Due(OneByOne):
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
