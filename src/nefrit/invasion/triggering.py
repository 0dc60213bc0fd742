"""Chart A: things happen, and what they trigger follows at once - constant effects first, then forced ones."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from nefrit.invasion.abilities import AtOnce
from nefrit.invasion.awaited import BY_KEYWORDS, COMES_OR_GOES, answerable_kinds, awaited_kinds, awaiting, is_awaited
from nefrit.invasion.constants import ATTACKING
from nefrit.invasion.current_text import texts_of
from nefrit.invasion.discarding import PILED, OrderDiscards, discarded_together
from nefrit.invasion.history import remember
from nefrit.invasion.keywords import RAIDER, SCOUT, TRIGGERS
from nefrit.invasion.memo_records import InForce
from nefrit.invasion.occurrences.combat import Survives
from nefrit.invasion.occurrences.corruption import Corrupted
from nefrit.invasion.occurrences.events import Event
from nefrit.invasion.occurrences.kinds import CONTROL_CHANGED, ENTERS_PLAY, ENTERS_ZONE, LEAVES_PLAY
from nefrit.invasion.occurrences.leaving import Leaves
from nefrit.invasion.settle import consequences, is_settled, settle
from nefrit.invasion.standing import (
    ENTERS_CORRUPTED,
    INSTEAD,
    WATCHES,
    all_in_force,
    applies,
    enters_corrupted,
    forbidden,
    gained_kinds,
    in_force,
)
from nefrit.invasion.state import Invasion, controller_of, section_of, turn_order
from nefrit.invasion.trees import Forced, Instead, Text, Trigger, Watches, Whenever
from nefrit.invasion.values import keyword
from nefrit.invasion.victory import check_victory
from nefrit.kernel.decisions import NO, NO_CARD, YES, choose
from nefrit.kernel.effects import Context
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Flow, Procedure, Reporting, step
from nefrit.kernel.windows import InChosenOrder
from nefrit.parts.using import AbilityUse

AT_ONCE: Final = (Forced, Whenever)
"""The texts that are carried out as soon as something triggers them."""


def happen(game: Invasion, events: tuple[Event, ...], into: str = "") -> Procedure | None:
    """Let things happen at the same time. Where nothing is triggered and nothing follows, they simply happen.

    The field `into` of the running procedure gets 1 if anything else happens instead.
    """
    waited_for, changed, heeded, kept = game.memo.awaited or awaited_kinds(game)
    kinds = 0
    for event in events:
        kind = event.kind
        kinds |= kind
        if kind & heeded and (
            kind & changed
            or (kind & waited_for and is_awaited(game, event))
            or (kind & BY_KEYWORDS and triggers_keyword(game, event))
            # A card that enters play listens from then on, to its own entering too.
            or (kind & COMES_OR_GOES and kind & game.faces[event.card].awaits)
        ):
            return Happen(events, into)
    watcher = game.watcher
    for event in events:
        if event.changes:
            event.happen(game)
        watcher.add(game, event)
    if kinds & kept:
        remember(game, game.table.event_count + 1, events)
    if kinds & PILED and len(events) > 1:
        together = discarded_together(game, events)
        if together:
            check_victory(game)
            happening = Happen(())
            happening.together = together
            return happening.starting_at("order_discards")
    return settle(game)


def moment_comes(game: Invasion, event: Event) -> Procedure | None:
    """Let a moment come on which a window follows at once.

    Where nothing waits for it, nobody can respond to it in that window and nothing follows, nothing is left of it.
    """
    waited_for, answerable = game.memo.answerable or answerable_kinds(game)
    kind = event.kind
    if kind & answerable or (kind & waited_for and is_awaited(game, event)):
        return happen(game, (event,))
    # Mostly a glance at the memo is enough.
    if not game.memo.settled and not is_settled(game):
        return happen(game, (event,))
    game.watcher.add(game, event)
    return None


def triggers_keyword(game: Invasion, event: Event) -> bool:
    """Whether an event triggers a keyword of the card that it is about."""
    if not game.faces[event.card].keywords and "keyword" not in (game.memo.standing or all_in_force(game)):
        return False
    for word, trigger in TRIGGERS.items():
        if event.kind & trigger and keyword(game, event.card, word) is not None:
            return True
    return False


def keyword_uses(game: Invasion, event: Event) -> Iterator[AtOnce]:
    """What an event triggers by the keywords of its card; X is fixed at this moment."""
    if event.card not in game.pieces:
        return
    for word, kind in TRIGGERS.items():
        if not event.kind & kind or (word == RAIDER and isinstance(event, Survives) and event.side != ATTACKING):
            continue
        number = keyword(game, event.card, word)
        if number is not None and (number or word == SCOUT):
            meaning = game.definition.library.node(word)
            assert isinstance(meaning, Whenever)
            use = AtOnce(game.pieces[event.card].controller, event.card, meaning, event)
            use.number = number
            use.remember_source(game)
            yield use


def settle_quietly(game: Invasion) -> Procedure | None:
    """Let happen what the rules let follow now, if anything does; it triggers nothing."""
    happening = settle(game)
    if isinstance(happening, Happen):
        happening.quiet = True
    return happening


def happen_with_delayed(game: Invasion, event: Event, moment: str) -> Procedure | None:
    """Let a moment come: what was delayed until then is among the constant effects that are due.

    invasion.effect.keywords-and-conditional-as-constant, invasion.timing.e2-end-effects
    """
    waiting = _delayed_until(game, moment)
    if not waiting:
        return happen(game, (event,))
    happening = Happen((event,))
    happening.due = waiting
    return happening


def _delayed_until(game: Invasion, moment: str) -> tuple[Context, ...]:
    """The effects that were delayed until a moment."""
    waiting = [delayed.procedure for delayed in game.pop_due(moment)] if game.delayed else []
    return tuple([one for one in waiting if isinstance(one, Context)])


def arrivals(game: Invasion, events: tuple[Event, ...]) -> list[Event]:
    """What moves into a zone that cards enter corrupted is corrupted there; mostly there is no such zone."""
    return _corrupted_on_arrival(game, events) if in_force(game, ENTERS_CORRUPTED) else []


def _corrupted_on_arrival(game: Invasion, events: tuple[Event, ...]) -> list[Event]:
    """What moves into a zone that cards enter corrupted is corrupted there; what enters play there simply is so.

    invasion.faq.fellblade-moved-into-excavation, invasion.faq.fellblade-enter-corrupted
    """
    moved = [one for one in events if one.kind & (ENTERS_ZONE | CONTROL_CHANGED) and not one.kind & ENTERS_PLAY]
    found: list[Event] = []
    for card in [one.card for one in moved if one.card in game.pieces and not game.pieces[one.card].corrupted]:
        seat, section = game.place(card)[1], section_of(game, card)
        if enters_corrupted(game, seat, card, section) and forbidden(game, "corrupt", card) is None:
            found.append(Corrupted(game.pieces[card].controller, card, section=section))
    return found


class Happen(Reporting):
    """Things happen at the same time, what follows from the rules follows, and chart A is performed for all of it.

    That is so in the middle of an effect, too (invasion.faq.hidden-sorceress-snotling-invasion). Each of them triggers
    by itself (invasion.faq.glittering-tower-per-unit).

    `events` are about to happen; `due` are the effects that were triggered, `asked` the replacements that were
    declined or do not apply any more. `together` are the cards that came to a discard pile with others. `turn` is whose
    effects are next, in turn order. Where it is `quiet` nothing is triggered.
    """

    __slots__ = ("answer", "asked", "due", "events", "quiet", "together", "turn")
    card_fields = ("together",)

    def __init__(self, events: tuple[Event, ...], into: str = "") -> None:
        super().__init__()
        self.into = into
        self.events = events
        self.due: tuple[Context, ...] = ()
        self.quiet = False
        self.asked: tuple[tuple[Value, ...], ...] = ()
        self.answer: Value = None
        self.together: tuple[int, ...] = ()
        self.turn = 0

    def replacement(self, game: Invasion) -> tuple[int, InForce] | None:
        """The next effect by which something else may happen instead, with the number of the event.

        Each of several events may be replaced by the same effect (invasion.faq.altar-of-khaine-many-units). What only
        changes where a card goes does so once (invasion.faq.volkmar-replacement). Only what it speaks of is replaced
        (invasion.term.sacrifice-not-preventable).
        """
        for one in in_force(game, INSTEAD):
            effect = one.effect
            assert isinstance(effect, Instead)
            assert effect.when is not None
            for nth, event in enumerate(self.events):
                if self.key(game, one, event) in self.asked:
                    continue
                context = Context(one.context.seat, one.context.source, occurrence=event)
                meant = applies(game, one, one.context.source) and effect.when.matches(game, event, context)
                able = _leads_elsewhere(effect, event) if effect.effect is None else effect.effect.can(game, context)
                if meant and able:
                    return nth, one
        return None

    @staticmethod
    def key(game: Invasion, one: InForce, event: Event) -> tuple[Value, ...]:
        """What tells a replacement of an event from others: it is offered only once."""
        return one.context.source, game.definition.library.address(one.effect), event.kind, event.card, event.section

    @step("invasion.timing.a-after-trigger")
    def would(self, game: Invasion) -> Flow:
        """Something else may happen instead; where its player may decline, the player is asked.

        invasion.faq.altar-of-khaine-many-units, invasion.discard.owner-orders
        """
        found = self.replacement(game)
        if found is None:
            self.happen(game)
            self.goto("order_discards" if self.together else "follow")
            return None
        one = found[1]
        assert isinstance(one.effect, Instead)
        if not one.effect.optional:
            self.answer = YES
            return None
        rule = "invasion.play.action-optional"
        return choose(one.context.seat, (YES, NO), "answer", rule, "instead", one.context.source)

    @step("invasion.timing.a-after-trigger")
    def replace(self, game: Invasion) -> Flow:
        """Do so, and see whether anything else is replaced (invasion.faq.altar-of-khaine-many-units).

        What was to happen has not been done (invasion.effect.then), whichever of the events it was.
        """
        found = self.replacement(game)
        assert found is not None
        nth, one = found
        event, effect = self.events[nth], one.effect
        assert isinstance(effect, Instead)
        self.asked = (*self.asked, self.key(game, one, event))
        self.goto("would")
        if self.answer != YES:
            return None
        if isinstance(event, Leaves) and effect.effect is None:
            # It still was destroyed, sacrificed or returned (decision.invasion.only-where-it-goes).
            elsewhere = event.copy()
            elsewhere.to, elsewhere.keeper = effect.to, one.context.source
            self.events = (*self.events[:nth], elsewhere, *self.events[nth + 1 :])
            return None
        assert effect.effect is not None
        self.events = (*self.events[:nth], *self.events[nth + 1 :])
        self.undone = 1
        return Context(one.context.seat, one.context.source, (effect.effect,), occurrence=event)

    def happen(self, game: Invasion) -> None:
        """They happen; what each of them triggers is collected."""
        events = self.events
        # A card may also be gone by what was done instead of something else.
        events = tuple([event for event in events if not event.kind & LEAVES_PLAY or event.card in game.pieces])
        before = [awaiting(game, event.kind) for event in events]
        for event in events:
            game.occur(event)
        moment, gained = game.table.event_count + 1, gained_kinds(game)
        changed = any(event.changes for event in events)
        once: set[tuple[int, int]] = set()
        for event, waiting in zip(events, before, strict=True):
            remember(game, moment, (event,))
            if event.kind & BY_KEYWORDS:
                self.due += tuple(keyword_uses(game, event))
            for card in dict.fromkeys((*waiting, *awaiting(game, event.kind))) if changed else waiting:
                if not gained and not game.faces[card].awaits & event.kind:
                    # Only actions of this card respond to it.
                    continue
                for use in triggered(game, event, card):
                    # "When one or more" is triggered once by all that happens at the same time.
                    if use.ability.when is not None and use.ability.when.together:
                        if (card, id(use.ability)) in once:
                            continue
                        once.add((card, id(use.ability)))
                    self.due += (use,)
        if gained:
            for event in events:
                self.due += tuple(watching(game, event))
            for event in events:
                for card in game.in_play():
                    if not game.faces[card].listens & event.kind:
                        self.due += tuple(triggered(game, event, card))
        if self.quiet:
            self.due = ()
        check_victory(game)
        self.together = discarded_together(game, events)

    @step("invasion.discard.owner-orders")
    def order_discards(self, game: Invasion) -> Flow:
        """The owners of cards that were discarded together choose how these lie."""
        return OrderDiscards(self.together)

    @step("invasion.timing.a-after-trigger")
    def follow(self, game: Invasion) -> Flow:
        """What follows from the rules happens too (invasion.damage.unit-destroyed)."""
        self.events = (*arrivals(game, self.events), *consequences(game))
        if self.events:
            self.goto("would")
        return None

    @step("invasion.timing.a1-constant-active-player")
    def constants(self, game: Invasion) -> Flow:
        """A1: triggered constant effects, the active player's first, then the others' in turn order.

        They no longer depend on their sources (invasion.timing.a1-independent).

        invasion.timing.a1-constant-next-player
        """
        return self.in_order(game, Whenever, "constants")

    @step("invasion.timing.a2-forced-active-player")
    def forced(self, game: Invasion) -> Flow:
        """A2: forced effects likewise, after all constant ones (invasion.effect.simultaneous-same-kind-only).

        Actions come later, in windows (invasion.effect.simultaneous-troll-den-advanced-engineering).

        invasion.timing.a2-forced-next-player, invasion.timing.a2-independent
        """
        return self.in_order(game, Forced, "forced")

    def in_order(self, game: Invasion, kind: type[Text], again: str) -> Procedure | None:
        """The effects of a kind that the next player in turn order has."""
        due = [use for use in self.due if _is(use, kind)]
        if due:
            for seat in turn_order(game)[self.turn :]:
                self.turn += 1
                own = tuple([use for use in due if use.seat == seat])
                if own:
                    self.goto(again)
                    # Mostly there is only one, and no order to choose.
                    return InOrder(seat, own) if len(own) > 1 else own[0].copy()
            self.turn = 0
        return None


def _is(use: Context, kind: type[Text]) -> bool:
    """Whether an effect is of a kind; one that was delayed counts as a constant effect."""
    return isinstance(use.ability, kind) if isinstance(use, AbilityUse) else kind is Whenever


def _leads_elsewhere(effect: Instead, event: Event) -> bool:
    """Whether a card that leaves play would go to another place by an effect, and does not do so by another already."""
    return isinstance(event, Leaves) and event.keeper == NO_CARD and event.to != effect.to


def watching(game: Invasion, event: Event) -> Iterator[AtOnce]:
    """The lasting effects that an event triggers."""
    for one in in_force(game, WATCHES):
        text = one.effect.text if isinstance(one.effect, Watches) else None
        if text is None or text.when is None or not text.kinds & event.kind:
            continue
        context = Context(one.context.seat, one.context.source, occurrence=event)
        if text.when.matches(game, event, context):
            yield AtOnce(one.context.seat, one.context.source, text, event)


def triggered(game: Invasion, event: Event, card: int) -> Iterator[AtOnce]:
    """The triggered constant and forced effects of a card that an event triggers.

    What has happened triggers them, not what is about to (invasion.action.trigger-condition-leaves-play): what leaves
    play is where it goes by now (invasion.zone.leaves-play-physically-gone). A card that has left play triggers only
    what speaks of itself (invasion.zone.leaves-play-no-abilities), for the player who controlled it
    (invasion.zone.leaves-play-who-and-when). From then on they do not need it (invasion.timing.a2-independent).

    invasion.timing.a2-forced-active-player
    """
    left = event if isinstance(event, Leaves) and event.card == card and card not in game.pieces else None
    seat = controller_of(game, card) if left is None else left.seat
    for text, when in _listening(texts_of(game, card) if left is None else left.texts, event):
        if (when.of_itself or left is None) and when.matches(game, event, Context(seat, card, occurrence=event)):
            use = AtOnce(seat, card, text, event)
            use.remember_source(game)
            yield use


def _listening(texts: Sequence[Text], event: Event) -> Iterator[tuple[Text, Trigger]]:
    """The triggered constant and forced effects that wait for such an event, each with its trigger condition."""
    for text in texts:
        if isinstance(text, AT_ONCE) and text.when is not None and text.kinds & event.kind:
            yield text, text.when


class InOrder(InChosenOrder):
    """A player's simultaneous effects in the order that the player likes (invasion.effect.simultaneous-order).

    invasion.effect.simultaneous-troll-den-river-troll
    """

    rule = "invasion.effect.simultaneous-order"
