"""Charts B and C: abilities are declared, targets chosen, costs paid; they resolve at once or on the chain."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import ClassVar, Final, TypeVar

from nefrit.invasion.constants import END_OF_TURN, NO_ZONE
from nefrit.invasion.history import use_up_opportunity
from nefrit.invasion.in_play import row_changed
from nefrit.invasion.last_known import Sourced
from nefrit.invasion.occurrences.drawing import Discarded
from nefrit.invasion.occurrences.events import Event
from nefrit.invasion.occurrences.playing import ActionTriggered, Cancelled
from nefrit.invasion.paying import available, pay
from nefrit.invasion.settle import settle
from nefrit.invasion.standing import (
    all_in_force,
    applies,
    in_force,
)
from nefrit.invasion.state import BEING_PLAYED, Invasion
from nefrit.invasion.surcharges import surcharge
from nefrit.invasion.targets import charged
from nefrit.invasion.trees import A_CHAIN, A_COMBAT, Modifies, Text, Whenever
from nefrit.invasion.values import has_x_cost, number_of
from nefrit.kernel.decisions import NO, NO_CARD, YES, choose
from nefrit.kernel.effects import Target
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Flow, Procedure, step
from nefrit.kernel.refusals import Refusal, refuse
from nefrit.parts.using import COSTS, EFFECT, TARGETS

T = TypeVar("T", bound=Text)
L = TypeVar("L", bound="ChainLink")

TOLL: Final = "toll"
"""What lasting effects are called by which actions that target cards are cancelled unless more is paid for them."""


def lacking(game: Invasion) -> int:
    """What is not there now of what some abilities need: a combat, a chain."""
    table = game.table
    return (A_COMBAT if table.combat is None else 0) | (0 if table.chain else A_CHAIN)


class Used(Sourced):
    """The use of an ability by a player. Its targets are all chosen before it resolves, those after "then" too.

    invasion.faq.targets-of-then-clause
    """

    refusals: ClassVar[tuple[str, ...]] = ("condition_refusals", "cost_refusals", "limit_refusals", "target_refusals")
    condition_not_met = (refuse("invasion.effect.cannot-trigger-if-unmet", "condition-not-met"),)
    too_few_targets = (refuse("invasion.target.all-needed-at-activation", "no-target"),)
    choice_rule = "invasion.effect.trigger-procedure"

    def limit_refusals(self, game: Invasion) -> Iterable[Refusal]:
        """A limit counts for each copy (invasion.limit.once-per-turn-per-copy)."""
        limit = self.ability.limit
        if limit and game.times_used(self.ability.period, self.source, self.limit_key(game)) >= limit:
            return (refuse("invasion.limit.once-per-turn-per-copy", "used-up", limit=limit),)
        return ()

    def target_refusals(self, game: Invasion) -> Iterable[Refusal]:
        """All targets must be there (invasion.target.all-needed-at-activation)."""
        if not self.ability.targets:
            return ()
        needs = self.ability.needs
        # Without what they need there are none, which is seen at a glance.
        return self.too_few_targets if needs & lacking(game) or not self.has_targets(game) else ()

    def has_targets(self, game: Invasion) -> bool:
        """Whether all targets can be chosen, one after the other: which are legal may depend on those before.

        invasion.target.all-needed-at-activation, invasion.faq.plague-bomb-three-targets,
        invasion.faq.attachment-tactic-needs-target
        """
        wanted = self.ability.targets[len(self.chosen) :]
        if not wanted:
            return True
        needed = 1 if wanted[0].as_many else wanted[0].least
        return wanted[0].has(game, self, needed) and (len(wanted) == 1 or self._has_others(game, wanted[0], needed))

    def _has_others(self, game: Invasion, target: Target, needed: int) -> bool:
        """Whether the targets after the next one can be chosen, whichever cards are chosen for that."""
        candidates = target.candidates(game, self)
        trial = self.copy()
        for count in (needed, max(needed, 1)):
            for cards in combinations(candidates, count):
                trial.chosen = (*self.chosen, cards)
                trial.targets = trial.chosen[0]
                if trial.has_targets(game):
                    return True
        return False

    def count_use(self, game: Invasion) -> None:
        """Count the use against the limit of this copy (decision.invasion.once-per-turn)."""
        if self.ability.limit:
            game.count_use(self.ability.period, self.source, self.limit_key(game))

    def owed(self, game: Invasion) -> int:
        """What the player will have to pay, as far as it is known by now, without what targets cost on top."""
        total = 0
        for cost in self.ability.payments:
            total += cost.spends(game, self)
        return total

    def choose(self, game: Invasion, cards: tuple[int, ...]) -> None:
        """These cards are chosen; whether they still are the same is asked when the effect resolves."""
        super().choose(game, cards)
        self.note(game, *cards)

    @step("decision.invasion.surcharge")
    def pay_surcharge(self, game: Invasion) -> Flow:
        """Pay what targeting these cards costs on top, once for all of them (invasion.timing.b2-targets-then-costs)."""
        cards = charged(self)
        return pay(game, self.seat, self.source, surcharge(game, self.seat, cards)) if cards else None

    @step("invasion.timing.c3-apply")
    def settle(self, game: Invasion) -> Flow:
        """What follows from what was done comes before anything else resolves (invasion.timing.b3-interrupt-by-a)."""
        return settle(game)


class AtOnce(Used):
    """Chart C: a triggered constant or forced effect is carried out as soon as it is its turn.

    invasion.play.forced-not-cancellable-by-actions
    """

    order = ("check", "accept", *TARGETS, "pay_surcharge", *COSTS, *EFFECT, "settle")

    @step("invasion.timing.c1-targets")
    def check(self, game: Invasion) -> Flow:
        """Without a legal target, or if its cost cannot be paid, it is cancelled (invasion.timing.c2-costs)."""
        if not self.usable(game):
            self.finish_after_this_step()
            return None
        if isinstance(self.ability, Whenever) and self.ability.optional:
            return choose(self.seat, (YES, NO), "answer", "invasion.play.action-optional", "may", self.source)
        return None

    @step("invasion.timing.c1-targets")
    def accept(self, game: Invasion) -> Flow:
        """Its player may decline some; else it is a use of it (invasion.limit.once-per-turn-per-copy)."""
        if self.answer == NO:
            self.finish_after_this_step()
        else:
            self.answer = None
            self.count_use(game)
        return None


class ChainLink(Used):
    """Chart B: an action is declared, paid for and joins the chain; there it waits, and resolves without its source.

    `price` is what the card itself costs its player, if it is played; `section` the zone of the capital where it will
    be, with `wounds` on it; it is `raised` if it was played from a discard pile. X is the `number`. `event` is the
    number of the event that triggered it, 0 if nothing did. `which` counts the abilities of the card. What is
    `cancelled` does not resolve. What its own cost has made untrue is not asked again: its condition if that is
    `waived`, and the legality of the targets that are `excused` (decision.invasion.own-cost).

    What paying triggers comes before anybody can respond (invasion.timing.b2-costs-trigger-a).

    invasion.effect.independent-of-source, invasion.timing.b3-independent, invasion.faq.gathering-the-winds-several
    """

    __slots__ = ("cancelled", "event", "excused", "price", "raised", "section", "waived", "which", "wounds")
    card_fields = (*Used.card_fields, "excused")
    shown_fields = ("source", "seat", "targets", "number", "cancelled")
    order: ClassVar[tuple[str, ...]] = (
        "announce",
        *TARGETS,
        "pay_price",
        "pay_surcharge",
        *COSTS,
        "join",
        "ask_toll",
        "pay_toll",
        "check_again",
        *EFFECT,
        "settle",
        "clear_away",
    )

    verb: ClassVar[str] = "use"
    """How it stands among the options."""

    def __init__(
        self,
        seat: int,
        source: int,
        ability: Text,
        occurrence: Event | None = None,
        *,
        event: int = 0,
        section: int = NO_ZONE,
        which: int = 0,
    ) -> None:
        # Written out, because links are made in great numbers to see what can be played.
        self.at = 0
        self.next = 0
        self.seat = seat
        self.source = source
        self.todo = (ability.effect,)
        self.occurrence = occurrence
        self.targets = ()
        self.number = 0
        self.answer = None
        self.done = True
        self.noted = ()
        self.ability = ability
        self.paid = 0
        self.paid_with = ()
        self.chosen = ()
        self.picked = ()
        self.was = None
        self.cancelled = False
        self.waived = False
        self.excused: tuple[int, ...] = ()
        self.event = event
        self.price = 0
        self.section = section
        self.which = which
        self.wounds = 0
        self.raised = False

    def copy(self: L) -> L:
        """Written out, because a link is copied when it is used, when it joins the chain, and when it resolves."""
        cls = type(self)
        new = cls.__new__(cls)
        new.at = self.at
        new.next = self.next
        new.seat = self.seat
        new.source = self.source
        new.todo = self.todo
        new.occurrence = self.occurrence
        new.targets = self.targets
        new.number = self.number
        new.answer = self.answer
        new.done = self.done
        new.noted = self.noted
        new.ability = self.ability
        new.paid = self.paid
        new.paid_with = self.paid_with
        new.chosen = self.chosen
        new.picked = self.picked
        new.was = self.was
        new.cancelled = self.cancelled
        new.waived = self.waived
        new.excused = self.excused
        new.event = self.event
        new.price = self.price
        new.section = self.section
        new.which = self.which
        new.wounds = self.wounds
        new.raised = self.raised
        return new

    def move(self) -> Value:
        """How it stands among the options: which card, and which of its abilities if it is not the first."""
        return (self.verb, self.source, self.which) if self.which else (self.verb, self.source)

    def owed(self, game: Invasion) -> int:
        """What the player will have to pay, as far as it is known by now."""
        return self.price + self.number + super().owed(game)

    # ---- Why not

    refusals: ClassVar[tuple[str, ...]] = (*Used.refusals, "trigger_refusals")

    def trigger_refusals(self, game: Invasion) -> Iterable[Refusal]:
        """A triggered action can be taken only once for each trigger.

        invasion.action.triggered-once-per-copy, invasion.action.triggered-rat-ogres
        """
        if self.event and game.times_used(END_OF_TURN, NO_CARD, self._once(game)):
            return (refuse("invasion.action.triggered-once-per-copy", "used-up", limit=1),)
        return ()

    def _once(self, game: Invasion) -> tuple[Value, ...]:
        return "trigger", self.source, game.definition.library.address(self.ability), self.event

    # ---- Declaring and paying

    @step("invasion.effect.trigger-procedure")
    def announce(self, game: Invasion) -> Flow:
        """The player declares the action, once more within its limit (invasion.limit.once-per-turn-per-copy).

        Whoever does something else first than to use a triggered action loses those that wait
        (invasion.action.triggered-first-opportunity). From now on the action does not need its source
        (invasion.timing.b3-independent).
        """
        if self.event:
            game.count_use(END_OF_TURN, NO_CARD, self._once(game))
        else:
            use_up_opportunity(game, self.seat)
        self.count_use(game)
        self.remember_source(game)
        return None

    @step("invasion.cost.total")
    def pay_price(self, game: Invasion) -> Flow:
        """The price of the card is paid, X too (decision.invasion.own-cost)."""
        owed = self.price + (self.number if has_x_cost(game.faces[self.source]) else 0)
        return pay(game, self.seat, self.source, owed) if owed else None

    # ---- On the chain

    @step("invasion.timing.b2-actions")
    def join(self, game: Invasion) -> Flow:
        """It joins the chain and waits there; what that triggers comes before anybody can respond.

        What the own cost has made untrue is not asked again (decision.invasion.own-cost). Its targets are known
        (invasion.faq.targeted-development-identified).
        """
        condition = self.ability.condition
        self.waived = condition is not None and not condition.holds(game, self)
        self.excuse_targets(game)
        self.tell_targets_apart(game)
        game.edit_table().chain += (self.copy(),)
        self.finish_after_this_step()
        return self.announced(game)

    def excuse_targets(self, game: Invasion) -> None:
        """Paying for it may have made some of its targets illegal: these are excused (decision.invasion.own-cost).

        All others are checked again when it resolves (invasion.target.becomes-illegal).
        """
        for nth, cards in enumerate(self.chosen):
            aim = self.ability.targets[nth]
            self.excused += tuple([card for card in cards if not aim.legal(game, self, card)])

    def tell_targets_apart(self, game: Invasion) -> None:
        """Its targets are known from now on, facedown developments too (invasion.faq.targeted-development-identified).

        When it has resolved these can be mixed with others again (decision.invasion.mixed-developments).
        """
        for cards in self.chosen:
            for card in cards:
                if card in game.pieces and game.pieces[card].facedown:
                    game.edit_piece(card).told_apart = True
                    row_changed(game, card)

    def announced(self, game: Invasion) -> Procedure | None:
        """What happens by its joining the chain."""
        return game.happen(ActionTriggered(self.seat, self.source))

    def toll(self, game: Invasion) -> int:
        """What must be paid for the targets so that the action is not cancelled: once for each effect that asks it."""
        if not in_force(game, TOLL):
            return 0
        targets = [card for cards in self.chosen for card in cards if card in game.pieces]
        return sum(
            number_of(game, one.context, one.effect.amount)
            for one in in_force(game, TOLL)
            if isinstance(one.effect, Modifies) and any(applies(game, one, card) for card in targets)
        )

    def resolving(self: L, game: Invasion) -> L:
        """A copy of it, to resolve: what waits on the chain may be shared. Mostly no toll is asked."""
        link = self.copy()
        if TOLL in (game.memo.standing or all_in_force(game)):
            return link.starting_at("ask_toll")
        checked = self.chosen or self.cancelled or self.ability.condition is not None
        return link.starting_at("check_again" if checked else "ask")

    @step("invasion.faq.iron-discipline-vs-attachment")
    def ask_toll(self, game: Invasion) -> Flow:
        """Its player may pay the toll; who cannot is not asked."""
        toll = 0 if self.cancelled else self.toll(game)
        if toll and available(game, self.seat) >= toll:
            rule = "invasion.faq.iron-discipline-vs-attachment"
            return choose(self.seat, ("pay", NO), "answer", rule, "unless-paid", self.source)
        self.cancelled = self.cancelled or toll > 0
        return None

    @step("invasion.faq.sorcerer-iron-discipline")
    def pay_toll(self, game: Invasion) -> Flow:
        """Without it all of the action is cancelled (invasion.faq.iron-discipline-vs-attachment)."""
        answer, self.answer = self.answer, None
        if answer == "pay":
            return pay(game, self.seat, self.source, self.toll(game))
        self.cancelled = self.cancelled or answer == NO
        return None

    @step("invasion.timing.b3-recheck")
    def check_again(self, game: Invasion) -> Flow:
        """Targets and requirements are checked again; without any legal target it is cancelled.

        invasion.effect.resolution-recheck, invasion.effect.resolution-fails-cancelled, invasion.target.checked-twice,
        invasion.target.all-illegal-cancel, invasion.target.some-illegal-continue, invasion.target.flames-lobber-crew,
        invasion.faq.deathmaster-sniktch-count
        """
        if not self.cancelled:
            had = any(self.chosen)
            if self.chosen:
                aims = zip(self.ability.targets, self.chosen, strict=True)
                self.chosen = tuple([self.still_legal(game, aim, cards) for aim, cards in aims])
            self.targets = self.chosen[0] if self.chosen else ()
            condition = self.ability.condition
            self.cancelled = (had and not any(self.chosen)) or (
                condition is not None and not self.waived and not condition.holds(game, self)
            )
        if self.cancelled:
            self.todo = ()
            game.tell(Cancelled(self.seat, self.source))
        return None

    def still_legal(self, game: Invasion, aim: Target, cards: tuple[int, ...]) -> tuple[int, ...]:
        """Those of the chosen targets that still are legal (invasion.target.becomes-illegal).

        Those that are excused must at least lie where targets are looked for.
        """
        same = [card for card in cards if self.same(game, card)]
        excused = [card for card in self.excused if card in aim.pool(game, self)]
        return tuple([card for card in same if card in excused or aim.legal(game, self, card)])

    def without(self, card: int) -> ChainLink:
        """The same action, for which a card that was one of its targets is another one now."""
        if not any(card in cards for cards in self.chosen):
            return self
        link = self.copy()
        link.noted = tuple([(noted, serial) for noted, serial in self.noted if noted != card])
        return link

    @step("invasion.zone.enters-at-end-of-chain")
    def clear_away(self, game: Invasion) -> Flow:
        """What was played and is not in play now goes to its owner's discard pile.

        invasion.card.type-tactic, invasion.action.cancelled-card-discarded, invasion.action.cancelled-costs-stay-paid
        """
        if game.lies_in(self.source, BEING_PLAYED):
            return game.happen(Discarded(self.seat, self.source))
        return None
