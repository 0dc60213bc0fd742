"""Initiating abilities: why one cannot be used, what it costs, what it targets, and its effects."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, Final

from nefrit.kernel.decisions import NO, NO_CARD, YES, choose
from nefrit.kernel.effects import Context, Effect
from nefrit.kernel.occurrences import Occurrence
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Flow, step
from nefrit.kernel.refusals import Refusal, first, refuse
from nefrit.l5r.abilities import abilities_of
from nefrit.l5r.constants import END_OF_CONFLICT, EVENT
from nefrit.l5r.listening import is_usable_in
from nefrit.l5r.occurrences.drawing import discard_pile
from nefrit.l5r.occurrences.fate import FateLost
from nefrit.l5r.occurrences.happenings import CARD_EFFECT, COST, Happening
from nefrit.l5r.occurrences.honor import HonorLost
from nefrit.l5r.occurrences.kinds import INITIATES
from nefrit.l5r.occurrences.playing import CardPlayed, EventResolved
from nefrit.l5r.playing import count_limited, count_played, is_as_if_in_hand, refusals_of_limited, refusals_of_text
from nefrit.l5r.prices import fate_cost, spendable, use_reductions_up
from nefrit.l5r.provinces import refill
from nefrit.l5r.selecting import before_dash
from nefrit.l5r.simultaneous import AbilityContext, Simultaneous
from nefrit.l5r.standing import effects_on, has_effects, is_faceup, is_forbidden
from nefrit.l5r.state import BEING_PLAYED, HAND, IN_PROVINCE, L5R, PROVINCES, ZONES
from nefrit.l5r.trees import ACTION, Triggered
from nefrit.parts.using import COSTS, EFFECT, TARGETS

LIMIT_REACHED: Final = refuse("l5r.limit.definition", "limit-reached")
"""One of the most frequent reasons, made once."""


class Initiated(Happening):
    """The effects of an ability attempt to initiate; if nothing cancels that, they resolve.

    l5r.trigger.step-2-cancel-is-separate-condition, l5r.cancel.priority-over-all-interrupts
    """

    __slots__ = ("ability", "targets")
    kind = INITIATES
    message = "initiated"
    card_fields = ("targets",)

    def __init__(self, card: int, seat: int, targets: tuple[int, ...], ability: Triggered) -> None:
        super().__init__(card, seat, by=seat)
        self.targets = targets
        self.ability = ability


class Use(AbilityContext):
    """Initiating an ability, steps 3 to 7; the pre-checks 1 and 2 are its refusals.

    `selected` is what was selected before the dash, `nth` the number, among the occurrences that happen now, of the one
    it responds to. `times` counts how often it has been resolved. `cancelled` is 0 once its effects have initiated;
    else they have not yet, or were cancelled.

    l5r.initiate.interrupts-and-reactions-throughout, l5r.initiate.step-1-check-restrictions-and-targets,
    l5r.initiate.step-2-determine-cost, l5r.target.controller-chooses, l5r.target.any-currently-eligible,
    l5r.target.multiple-simultaneous
    """

    __slots__ = ("cancelled", "nth", "selected", "times")
    order = (
        "show",
        *COSTS,
        "go_on",
        *TARGETS,
        "select",
        "note_selection",
        "attempt",
        "resolve",
        *EFFECT,
        "ask_again",
        "resolve_again",
        "put_away",
        "follow",
    )
    step_rules: ClassVar[dict[str, str]] = {
        "ask_cost": "l5r.initiate.step-4-pay-costs",
        "note_cost": "l5r.initiate.step-4-pay-costs",
        "choose_target": "l5r.initiate.step-5-choose-targets",
        "note_target": "l5r.initiate.step-5-choose-targets",
    }
    refusals: ClassVar[tuple[str, ...]] = (
        "condition_refusals",
        "play_refusals",
        "limit_refusals",
        "place_refusals",
        "trigger_refusals",
        "price_refusals",
        "limited_refusals",
        "cost_refusals",
        "target_refusals",
        "effect_refusals",
    )
    choice_rule = "l5r.target.controller-chooses"
    condition_not_met = (refuse("l5r.play-restriction.must-be-observed", "condition-not-met"),)
    too_few_targets = (refuse("l5r.target.insufficient-targets", "no-target"),)
    changes_nothing = (refuse("l5r.triggered.must-change-game-state", "changes-nothing"),)

    def __init__(
        self, seat: int, card: int, ability: Triggered, occurrence: Occurrence | None = None, nth: int = 0
    ) -> None:
        # Written out, as a context is: most uses are only made to see whether they can be.
        self.at = 0
        self.next = 0
        self.seat = seat
        self.source = card
        self.todo = ()
        self.occurrence = occurrence
        self.targets = ()
        self.number = 0
        self.answer: Value = None
        self.done = True
        self.noted = ()
        self.held_before = ()
        self.ability = ability
        self.nth = nth
        self.chosen = ()
        self.paid = 0
        self.paid_with = ()
        self.picked = ()
        self.cancelled = 1
        self.selected: Effect | None = None
        self.times = 0
        self.copied = False
        self.emptied = ()

    # ---- Why not

    def limit_key(self, game: L5R) -> Value:
        """What tells the ability from the others of its card, for its limit: where it stands in the library; its user.

        l5r.limit.player-specific, l5r.limit.per-instance
        """
        return game.definition.library.address(self.ability), self.seat

    def play_refusals(self, game: L5R) -> Iterable[Refusal]:
        """A card that is not in play is played by it: it says when it can be."""
        return () if self.source in game.pieces else refusals_of_text(game, self.seat, self.source)

    def limit_refusals(self, game: L5R) -> Iterable[Refusal]:
        """How often it can be used. From a hidden area it is a new one each time; nothing changes a maximum.

        l5r.limit.definition, l5r.limit.hidden-area-reuse, l5r.max.definition, l5r.max.cannot-be-modified,
        l5r.limit.new-instance-after-out-of-play-move
        """
        ability = self.ability
        card = self.source
        reasons: list[Refusal] = []
        if ability.limit and game.used and game.slot_of[card] // 2 != HAND.number:
            used = game.used.get((ability.limit_period, card, self.limit_key(game)), 0)
            if used >= ability.limit:
                # l5r.limit.per-instance: a card may have gained the same ability more than once.
                copies = max(1, abilities_of(game, card).count(ability))
                if used >= ability.limit * copies + len(effects_on(game, "additional-use", card)):
                    reasons.append(LIMIT_REACHED)
        if ability.maximum:
            title = game.faces[card].name
            if game.times_used(ability.maximum_period, NO_CARD, (title, self.seat)) >= ability.maximum:
                reasons.append(refuse("l5r.max.counts-for-all-copies", "maximum-reached"))
        for frame in game.stack:
            # Its costs are just being paid: it is not used up yet, but cannot be used a second time for that.
            if isinstance(frame, Use) and not frame.times and frame.source == card and frame.ability == ability:
                return [*reasons, refuse("l5r.initiate.step-4-pay-costs", "being-used")]
        return reasons

    def place_refusals(self, game: L5R) -> Iterable[Refusal]:
        """From where it can be used: from play, unless it says otherwise; events and roles from out of play.

        l5r.ability.events-and-roles-from-out-of-play, l5r.play-restriction.permission
        """
        card = self.source
        slot = game.slot_of[card]
        zone = ZONES[slot // 2]
        face = game.faces[card]
        reasons: list[Refusal] = []
        if slot % 2 != self.seat:
            reasons.append(refuse("l5r.ability.optional-controller-decides", "not-yours"))
        if face.type == EVENT:
            if not is_as_if_in_hand(game, card):
                reasons.append(refuse("l5r.event.triggered-from-hand", "not-in-hand"))
            if is_forbidden(game, "play-event", card, by=self.seat):
                reasons.append(refuse("l5r.cannot.absolute", "cannot-play-events"))
            return reasons
        if not is_usable_in(face.type, self.ability, zone):
            reasons.append(refuse("l5r.ability.source-must-be-in-play", "not-in-play"))
        if zone is PROVINCES and not is_faceup(game, card):
            reasons.append(refuse("l5r.province.facedown-identity", "facedown"))
        if zone in IN_PROVINCE and not is_faceup(game, card):
            reasons.append(refuse("l5r.facedown-province.no-look-at-dynasty-cards", "facedown"))
        return reasons

    def trigger_refusals(self, game: L5R) -> Iterable[Refusal]:
        """Effects may forbid to trigger it."""
        if is_forbidden(game, "trigger", self.source, by=self.seat):
            return (refuse("l5r.cannot.absolute", "cannot-trigger"),)
        return ()

    def price_refusals(self, game: L5R) -> Iterable[Refusal]:
        """An event has a fate cost (l5r.triggered.cost-must-be-payable)."""
        if game.faces[self.source].type != EVENT:
            return ()
        price, fate = fate_cost(game, self.seat, self.source), spendable(game, self.seat)
        if price <= fate:
            return ()
        return (refuse("l5r.initiate.step-2-determine-cost", "not-enough-fate", cost=price, fate=fate),)

    def limited_refusals(self, game: L5R) -> Iterable[Refusal]:
        """A limited event can be played if no other limited card was in this round (l5r.limited.one-per-round)."""
        return refusals_of_limited(game, self.seat, self.source) if game.faces[self.source].type == EVENT else ()

    def target_refusals(self, game: L5R) -> Iterable[Refusal]:
        """There must be something to choose for each target, also where any number or none may be chosen.

        l5r.target.checked-with-play-restrictions, l5r.target.any-number-needs-one-eligible,
        decision.l5r.up-to-needs-one, l5r.target.insufficient-targets
        """
        for target in self.ability.targets:
            if target.most and not target.as_many and not target.has(game, self, max(1, target.least)):
                return self.too_few_targets
        return ()

    def effect_refusals(self, game: L5R) -> Iterable[Refusal]:
        """Where no target tells, the effect must be able to change something.

        l5r.triggered.potential-ignores-costs, l5r.triggered.must-change-game-state
        """
        targets = self.ability.targets
        if (targets and not targets[0].as_many) or self.ability.effect.can(game, self):
            return ()
        return self.changes_nothing

    def could_change_something(self, game: L5R) -> bool:
        """Whether there are targets, and the effect could do something."""
        return first(self.target_refusals(game)) is None and first(self.effect_refusals(game)) is None

    # ---- Initiating

    @step("l5r.initiate.declare-intent")
    def show(self, game: L5R) -> Flow:
        """The player shows the card."""
        if not is_faceup(game, self.source):
            game.reveal(self.source)
        return None

    @step("l5r.initiate.step-4-pay-costs")
    def pay(self, game: L5R) -> Flow:
        """Pay all costs at the same time (l5r.cost.simultaneous)."""
        due: list[Occurrence] = []
        if game.faces[self.source].type == EVENT:
            price = fate_cost(game, self.seat, self.source)
            if price:
                due.append(FateLost(seat=self.seat, amount=price, source=self.source, how=COST))
            use_reductions_up(game, self.seat, self.source)
        for cost, paid_with in zip(self.ability.payments, self.paid_with, strict=True):
            due.extend(cost.occurrences(game, self, paid_with))
        return game.happen(*due) if due else None

    @step("l5r.cost.prevented-payment-aborts")
    def go_on(self, game: L5R) -> Flow:
        """Where a payment was prevented the ability ends here, unused, and the card stays where it was.

        l5r.cost.prevented-payment-card-stays, l5r.sacrifice.prevented, l5r.faq.reprieve-sacrifice-cost-not-paid,
        l5r.faq.reprieve-ability-not-used, l5r.faq.reprieve-event-returns-unplayed
        """
        if not self.done:
            self.finish_after_this_step()
        elif game.faces[self.source].type == EVENT:
            # l5r.faq.event-zone-stays-until-cost-paid
            game.move(self.source, BEING_PLAYED, self.seat)
        return None

    @step("l5r.select.before-dash")
    def select(self, game: L5R) -> Flow:
        """A selection before the dash is made when targets are chosen."""
        selection = before_dash(self.ability.effect)
        return None if selection is None else selection.ask(game, self)

    @step("l5r.select.before-dash")
    def note_selection(self, game: L5R) -> Flow:
        """Remember it."""
        selection = before_dash(self.ability.effect)
        self.selected = self.ability.effect if selection is None else selection.chosen(game, self)
        self.answer = None
        return None

    @step("l5r.initiate.step-6-attempt")
    def attempt(self, game: L5R) -> Flow:
        """The effects attempt to initiate; the card counts as played, the ability as used (limits count now).

        l5r.max.player-specific, l5r.cancel.costs-stay-paid, l5r.cancel.event-still-played, l5r.limit.cancelled-counts,
        l5r.max.cancelled-counts. Who reacts to that does so before the effects resolve
        (l5r.faq.let-go-watch-commander-reacts-first). The second time nothing of that counts again
        (l5r.initiate.resolve-twice-repeats-5-to-7).
        """
        ability = self.ability
        is_first = self.times == 0 and not self.copied
        self.times += 1
        all_targets = tuple([card for cards in self.chosen for card in cards])
        made: list[Happening] = []
        into = ""
        if not (is_first and self._is_cancelled_at_once(game)):
            made.append(Initiated(self.source, self.seat, all_targets, ability))
            into = "cancelled"
        if is_first:
            if ability.limit:
                game.count_use(ability.limit_period, self.source, self.limit_key(game))
            if ability.maximum:
                game.count_use(ability.maximum_period, NO_CARD, (game.faces[self.source].name, self.seat))
            if ability.type == ACTION and game.table.conflict is not None:
                game.count_use(END_OF_CONFLICT, NO_CARD, ("actions", self.seat))
            if game.faces[self.source].type == EVENT:
                count_limited(game, self.seat, self.source)
                count_played(game, self.seat, self.source)
                made.append(CardPlayed(self.source, self.seat, by=self.seat))
            made.extend(self._honor_lost(game))
        return game.happen(*made, into=into) if made else None

    def _honor_lost(self, game: L5R) -> list[Happening]:
        """What its player loses for triggering an ability of this card; nobody triggers a forced one."""
        if self.ability.forced or not has_effects(game, "triggering-loses-honor"):
            return []
        effects = effects_on(game, "triggering-loses-honor", self.source)
        return [
            HonorLost(seat=self.seat, amount=1, source=one.context.source, by=one.context.seat, how=CARD_EFFECT)
            for one in effects
        ]

    def _is_cancelled_at_once(self, game: L5R) -> bool:
        """Whether a standing effect cancels it as the first action of its player in this conflict."""
        if self.ability.type != ACTION or game.table.conflict is None:
            return False
        if game.times_used(END_OF_CONFLICT, NO_CARD, ("actions", self.seat)):
            return False
        cancelling = effects_on(game, "cancels-first-action", self.source)
        return any(one.context.seat != self.seat for one in cancelling)

    @step("l5r.initiate.step-7-resolve")
    def resolve(self, game: L5R) -> Flow:
        """The effects resolve, if they were not cancelled and every target that must be chosen was there.

        l5r.cancel.prevents-initiation, l5r.event.interacts-at-resolution-1-0. From now on, until it is over, nobody
        reacts to what an ability does that may do it twice (l5r.initiate.resolve-twice-repeats-5-to-7).
        """
        if self.ability.again and self.times == 1:
            self.held_before = (game.held,)
            game.held = ()
        aims = zip(self.ability.targets, self.chosen, strict=True)
        chosen = all(cards or not aim.least for aim, cards in aims)
        self.todo = (self.selected or self.ability.effect,) if not self.cancelled and chosen else ()
        return None

    @step("l5r.initiate.resolve-twice-repeats-5-to-7")
    def ask_again(self, game: L5R) -> Flow:
        """Ask whether it is to be resolved a second time, where it says so and was not cancelled the first time.

        l5r.faq.banzai-cancel-first-cancels-all
        """
        if not self.ability.again or self.cancelled or self.times > 1:
            return None
        for cost in self.ability.again:
            if first(cost.refusals(game, self)) is not None:
                return None
        if not self.could_change_something(game):
            return None
        rule = "l5r.initiate.resolve-twice-repeats-5-to-7"
        return choose(self.seat, (YES, NO), "answer", rule, "resolve-again", self.source)

    @step("l5r.initiate.resolve-twice-costs-once")
    def resolve_again(self, game: L5R) -> Flow:
        """If so, targets are chosen and the effects attempt to initiate again; its own costs are not paid again.

        They can be cancelled anew (l5r.faq.banzai-cancel-second-only, l5r.faq.banzai-cancel-options).
        """
        if self.take_answer() != YES:
            return None
        self.chosen = ()
        self.cancelled = 1
        self.goto("choose_target")
        paid = [one for cost in self.ability.again for one in cost.occurrences(game, self, None)]
        return game.happen(*paid)

    @step("l5r.event.play-sequence")
    def put_away(self, game: L5R) -> Flow:
        """An event goes to its owner's discard pile, before anybody reacts to its resolution.

        Of what was resolved twice all conditions share one window (l5r.initiate.resolve-twice-repeats-5-to-7).
        """
        put_event_away(game, self.source)
        held = self._stop_holding_back(game)
        if held:
            self.goto("put_away")
            return held[0].merged(held[1:]).starting_at("forced_reactions")
        # Cancelled the second time it has resolved once (l5r.faq.banzai-cancel-second-only).
        if game.faces[self.source].type == EVENT and (not self.cancelled or self.times > 1):
            return game.happen(EventResolved(self.source, self.seat, by=self.seat))
        return None

    def _stop_holding_back(self, game: L5R) -> list[Simultaneous]:
        """Players may react from now on: to what was held back."""
        if not self.held_before:
            return []
        held = [one for one in game.held or () if isinstance(one, Simultaneous)]
        before: Any = self.held_before[0]
        game.held = before
        self.held_before = ()
        return held

    @step("l5r.refill.automatic")
    def follow(self, game: L5R) -> Flow:
        """A province that was emptied to pay for the ability, and still is empty, is refilled.

        So is one that it would have refilled faceup, had it not been canceled.
        """
        if self.emptied:
            (seat, slot), *rest = self.emptied
            self.emptied = tuple(rest)
            self.goto("follow")
            return refill(game, seat, slot)
        # Who resolves a copy has paid nothing.
        for cost, _ in zip(self.ability.payments, self.paid_with, strict=False):
            procedure = cost.afterwards(game, self)
            if procedure is not None:
                return procedure
        return None


class Copied(Use):
    """Resolving what another card has played: nothing is shown or paid (l5r.faq.mirrors-gaze-cannot-copy-cancels)."""

    __slots__ = ()
    refusals = ("condition_refusals", "play_refusals", "target_refusals", "effect_refusals")

    def __init__(self, seat: int, card: int, ability: Triggered) -> None:
        super().__init__(seat, card, ability)
        self.copied = True
        self.starting_at("choose_target")


_ATTEMPT: Final = Use.order.index("attempt")


def put_event_away(game: L5R, card: int) -> None:
    """Put an event that is being played into its owner's discard pile."""
    if game.lies_in(card, BEING_PLAYED):
        game.move(card, discard_pile(game, card), game.owners[card], top=True)


def put_resolved_event_away(game: L5R) -> None:
    """An event whose effects have all happened is put away before anybody reacts to them (l5r.event.play-sequence)."""
    for frame in reversed(game.stack):
        if isinstance(frame, Context):
            # While they only attempt to initiate there is nothing to do for them yet, either.
            if isinstance(frame, Use) and frame.at > _ATTEMPT and not frame.todo and not frame.ability.again:
                put_event_away(game, frame.source)
            return
