"""How things happen: interrupts, the occurrences themselves, delayed effects, reactions - and nested in them others."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from nefrit.kernel.decisions import choose_order
from nefrit.kernel.occurrences import Occurrence
from nefrit.kernel.procedures import Flow, Procedure, step
from nefrit.kernel.windows import tell_who_could_act
from nefrit.l5r.guessing import expect_responses
from nefrit.l5r.illegal import settle
from nefrit.l5r.initiating import put_resolved_event_away
from nefrit.l5r.listening import (
    FORCED_INTERRUPTS,
    FORCED_REACTIONS,
    FORCED_WOULD_INTERRUPTS,
    INTERRUPTS,
    REACTIONS,
    WOULD_INTERRUPTS,
    is_awaited,
    printed_responses,
)
from nefrit.l5r.occurrences.drawing import Discarded
from nefrit.l5r.occurrences.happenings import Happening
from nefrit.l5r.occurrences.leaving import Left
from nefrit.l5r.occurrences.provinces import ProvinceBreaks
from nefrit.l5r.provinces import AfterBreaking, refill, slot_of
from nefrit.l5r.simultaneous import Due, Simultaneous, holds_back, refilling
from nefrit.l5r.standing import gained_kinds
from nefrit.l5r.state import CONFLICT_DISCARD, DYNASTY_DISCARD, L5R, ZONES, player_order
from nefrit.l5r.trees import REACTS
from nefrit.l5r.victory import check_victory
from nefrit.l5r.windows import response_window

_FIRST_PILE: Final = ZONES.index(DYNASTY_DISCARD) * 2
_AFTER_PILES: Final = ZONES.index(CONFLICT_DISCARD) * 2 + 2
"""The discard piles of both players lie side by side among the zones."""


def happen(game: L5R, occurrences: tuple[Occurrence, ...], into: str = "") -> Procedure | None:
    """Let things happen at the same time. Where nobody could respond they simply happen, and nothing is opened.

    The field `into` of the running procedure gets a bit for each that does not happen.
    """
    if game.delayed or game.header.stops or (game.held is not None and holds_back(game)):
        return Happen(occurrences, into)
    responses = game.memo.responses or printed_responses(game)
    gained = game.memo.gained
    if gained is None:
        gained = gained_kinds(game)
    gained |= gained >> REACTS
    awaited = responses.interrupted | responses.reacted | gained
    for one in occurrences:
        if one.kind & awaited and (one.kind & gained or is_awaited(game, one, _cards_of(occurrences))):
            return Happen(occurrences, into)
    tell_who_could_act(game, expect_responses, occurrences, WOULD_INTERRUPTS, INTERRUPTS)
    emptied: tuple[tuple[int, int], ...] = ()
    broken: tuple[int, ...] = ()
    for one in occurrences:
        if isinstance(one, (Discarded, Left, ProvinceBreaks)):
            # What may be followed by something that the rules let follow.
            emptied, broken = slots_of(game, occurrences), _broken(occurrences)
            break
    piles = game.zones[_FIRST_PILE:_AFTER_PILES]
    come = _occur(game, occurrences)
    check_victory(game)
    together = () if game.zones[_FIRST_PILE:_AFTER_PILES] == piles else _discarded_together(game, piles)
    if come:
        for one in come:
            if one.kind & gained or is_awaited(game, one, _cards_of(occurrences)):
                happening = Happen((*occurrences, *come))
                happening.emptied, happening.together = emptied, together
                return happening.starting_at("order_discards")
    tell_who_could_act(game, expect_responses, (*occurrences, *come), REACTIONS)
    if emptied or broken or together:
        return Aftermath(emptied, broken, occurrences, together)
    return settle(game, occurrences)


def _discarded_together(game: L5R, before: list[tuple[int, ...]]) -> tuple[int, ...]:
    """The cards that have come to a discard pile with others; the order of copies of one card makes no difference.

    `before` are the piles as they were.
    """
    found: tuple[int, ...] = ()
    for old, now in zip(before, game.zones[_FIRST_PILE:_AFTER_PILES], strict=True):
        new: list[int] = []
        # They lie on top, the last uppermost.
        for card in now if now is not old else ():
            if card in old:
                break
            new.insert(0, card)
        if len(new) > 1 and len({game.faces[card].id for card in new}) > 1:
            found = (*found, *new)
    return found


def _occur(game: L5R, occurrences: Iterable[Occurrence]) -> tuple[Occurrence, ...]:
    """Let things happen; what else has come with them (l5r.leaves-play.simultaneous-consequences).

    l5r.personal-honor.honored-leaves-gain-honor, l5r.personal-honor.dishonored-leaves-lose-honor
    """
    come: tuple[Occurrence, ...] = ()
    for one in occurrences:
        more = one.consequences(game) if isinstance(one, Left) else ()
        game.occur(one)
        for consequence in more:
            game.occur(consequence)
        come = (*come, *more)
    return come


def slots_of(game: L5R, occurrences: Iterable[Occurrence]) -> tuple[tuple[int, int], ...]:
    """The provinces, as players and slots, from which these occurrences take cards, in the order of refilling."""
    found: set[tuple[int, int]] = set()
    for one in occurrences:
        if isinstance(one, (Discarded, Left)):
            slot = slot_of(game, one.card)
            if slot >= 0:
                found.add((game.place(one.card)[1], slot))
    return _in_order(game, found) if found else ()


def _in_order(game: L5R, provinces: Iterable[tuple[int, int]]) -> tuple[tuple[int, int], ...]:
    """Provinces in the order in which they are refilled: in player order, those of each player from left to right.

    l5r.first-player.default-tiebreak
    """
    found = sorted(set(provinces))
    return tuple([one for seat in player_order(game) for one in found if one[0] == seat])


def _cards_of(occurrences: Iterable[Occurrence]) -> list[int]:
    """The cards that these occurrences are about."""
    return [one.card for one in occurrences if isinstance(one, Happening)]


def _broken(occurrences: Iterable[Occurrence]) -> tuple[int, ...]:
    found: tuple[int, ...] = ()
    for one in occurrences:
        if isinstance(one, ProvinceBreaks):
            found = (*found, one.card)
    return found


class Happen(Simultaneous):
    """Things that happen at the same time, with one shared window for each kind of response.

    l5r.trigger.shared-window, l5r.nested.base-sequence
    """

    __slots__ = ()

    def window(self, game: L5R, timing: int) -> Procedure | None:
        """The window for responses of this timing, if anybody can respond."""
        gained = game.memo.gained
        if gained is None:
            gained = gained_kinds(game)
        responses = game.memo.responses or printed_responses(game)
        awaited = responses.kinds[timing] | (gained >> REACTS if timing >= FORCED_REACTIONS else gained)
        for nth in self.imminent:
            if self.occurrences[nth].kind & awaited or game.header.stops:
                opened = response_window(game, self, timing)
                break
        else:
            opened = None
        if opened is None:
            imminent = [self.occurrences[nth] for nth in self.imminent]
            tell_who_could_act(game, expect_responses, imminent, timing)
        return opened

    @step("l5r.would.priority")
    def forced_would_interrupts(self, game: L5R) -> Flow:
        """Forced interrupts to what would happen come first of all."""
        return None if self._skips_interrupts(game) else self.window(game, FORCED_WOULD_INTERRUPTS)

    def _skips_interrupts(self, game: L5R) -> bool:
        """Go on to what happens at once where nobody could interrupt: that opens no window, and takes less time."""
        awaited = printed_responses(game).interrupted | gained_kinds(game)
        for one in self.occurrences:
            if one.kind & awaited or game.header.stops:
                return False
        tell_who_could_act(game, expect_responses, self.occurrences, WOULD_INTERRUPTS, INTERRUPTS)
        self.goto("occur")
        return True

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

        l5r.interrupt.window-opens, l5r.interrupt.before-consequences
        """
        return self.window(game, INTERRUPTS)

    @step("l5r.trigger.step-4-resolves")
    def occur(self, game: L5R) -> Flow:
        """What is still imminent happens, or what replaces it: the latest replacement counts.

        l5r.then.failure-stops, l5r.win.immediate. What comes with it (l5r.leaves-play.simultaneous-consequences) can be
        reacted to as well. Cards that came to a discard pile together are ordered (l5r.discard-pile.simultaneous-order)
        and emptied provinces refilled (l5r.refill.automatic) later.
        """
        come: list[Occurrence] = []
        piles = game.zones[_FIRST_PILE:_AFTER_PILES]
        for nth in self.imminent:
            replaced = [made for number, made in self.instead if number == nth] if self.instead else None
            # l5r.replacement.most-recent-wins, l5r.replacement.condition-still-met
            these = replaced[-1] if replaced else (self.occurrences[nth],)
            self.emptied = (*self.emptied, *slots_of(game, these))
            more = _occur(game, these)
            # What happens instead can be reacted to as well as what it replaced.
            come.extend(replaced[-1] if replaced else ())
            come.extend(more)
        self.undone = self.count_undone(game)
        # Players may react to what came with it as well.
        self.imminent = (*self.imminent, *range(len(self.occurrences), len(self.occurrences) + len(come)))
        self.occurrences = (*self.occurrences, *come)
        check_victory(game)
        self.together = _discarded_together(game, piles)
        return None

    @step("l5r.discard-pile.simultaneous-order")
    def order_discards(self, game: L5R) -> Flow:
        """The owners of cards that were discarded together choose how these lie."""
        return OrderDiscards(self.together) if self.together else None

    @step("l5r.attachment.illegal-discarded")
    def put_right(self, game: L5R) -> Flow:
        """What cannot stay as it is follows at once."""
        return settle(game, self.occurrences)

    @step("l5r.break.attacker-may-discard")
    def discard_from_broken(self, game: L5R) -> Flow:
        """The cards in a province that broke may be discarded immediately, before anybody reacts to that."""
        broken = _broken([self.occurrences[nth] for nth in self.imminent])
        return Aftermath((), broken) if broken else None

    @step("l5r.delayed.automatic-before-reactions")
    def delayed_effects(self, game: L5R) -> Flow:
        """Delayed effects whose moment this is follow at once; an event that has resolved is put away before.

        l5r.event.play-sequence
        """
        put_resolved_event_away(game)
        if not game.delayed:
            return None
        due = tuple(one for nth in self.imminent for one in game.pop_due(self.occurrences[nth].message))
        return Due(game.table.first, due) if due else None

    @step("l5r.trigger.step-5-forced-reactions")
    def forced_reactions(self, game: L5R) -> Flow:
        """Then forced reactions, in an order that the first player determines.

        While an ability is being resolved twice nobody reacts (l5r.initiate.resolve-twice-repeats-5-to-7).
        """
        if game.held is not None and holds_back(game):
            game.held = (*game.held, self.copy())
            self.finish_after_this_step()
            return None
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
        return Aftermath(_in_order(game, self.emptied), ()) if self.emptied else None


class Aftermath(Procedure):
    """What the rules let follow: illegal things are put right, provinces from which cards were taken are refilled.

    l5r.refill.automatic. Of a `broken` province the attacking player may discard the cards. `together` are the cards
    that came to a discard pile with others.
    """

    __slots__ = ("broken", "emptied", "occurrences", "together")
    card_fields = ("broken", "together")

    def __init__(
        self,
        emptied: tuple[tuple[int, int], ...],
        broken: tuple[int, ...],
        occurrences: tuple[Occurrence, ...] = (),
        together: tuple[int, ...] = (),
    ) -> None:
        super().__init__()
        self.emptied = emptied
        self.broken = broken
        self.occurrences = occurrences
        self.together = together

    @step("l5r.discard-pile.simultaneous-order")
    def order_discards(self, game: L5R) -> Flow:
        """The owners of cards that were discarded together choose how these lie."""
        return OrderDiscards(self.together) if self.together else None

    @step("l5r.attachment.illegal-discarded")
    def put_right(self, game: L5R) -> Flow:
        """What cannot stay as it is."""
        return settle(game, self.occurrences)

    @step("l5r.refill.automatic")
    def refill(self, game: L5R) -> Flow:
        """Refill what is empty, in player order and from left to right; an ability may refill what it empties itself.

        l5r.refill.faceup-instruction
        """
        if not self.emptied:
            return None
        use = refilling(game)
        if use is not None:
            use.emptied, self.emptied = (*use.emptied, *self.emptied), ()
            return None
        (seat, slot), *rest = self.emptied
        self.emptied = tuple(rest)
        self.goto("refill")
        return refill(game, seat, slot)

    @step("l5r.break.attacker-may-discard")
    def discard(self, game: L5R) -> Flow:
        """The cards in a broken province may be discarded."""
        if not self.broken:
            return None
        province, *rest = self.broken
        self.broken = tuple(rest)
        self.goto("discard")
        return AfterBreaking(province)


class OrderDiscards(Procedure):
    """Cards have been discarded at the same time; the owner of each pile chooses how they lie on it.

    l5r.discard-pile.simultaneous-order. `together` are those not in order yet, `cards` the order that was chosen.
    """

    __slots__ = ("cards", "together")
    card_fields = ("cards", "together")

    def __init__(self, together: tuple[int, ...]) -> None:
        super().__init__()
        self.together = together
        self.cards: tuple[int, ...] = ()

    @step("l5r.discard-pile.simultaneous-order")
    def choose(self, game: L5R) -> Flow:
        """Ask for the order on the next pile, the last on top; in player order.

        l5r.simultaneous.individual-choices
        """
        for seat in player_order(game):
            for pile in (DYNASTY_DISCARD, CONFLICT_DISCARD):
                slot = pile.number * 2 + seat
                cards = [card for card in self.together if game.slot_of[card] == slot]
                if cards:
                    return choose_order(seat, cards, "cards", "l5r.discard-pile.simultaneous-order", "order-discards")
        self.finish_after_this_step()
        return None

    @step("l5r.discard-pile.simultaneous-order")
    def lay(self, game: L5R) -> Flow:
        """Lay them so, and go on with the next pile."""
        pile, seat = game.place(self.cards[0])
        order = self.cards[::-1]
        if game.zone(pile, seat)[: len(order)] != order:
            game.arrange(pile, seat, order)
        self.together = tuple([card for card in self.together if card not in order])
        self.goto("choose")
        return None
