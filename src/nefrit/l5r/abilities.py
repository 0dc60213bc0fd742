"""Abilities: who can use them and why not, and initiating them in seven steps."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from nefrit.kernel.decisions import NO, NO_CARD, PASS, YES, Decision, choose, choose_some
from nefrit.kernel.effects import Context, Effect
from nefrit.kernel.memo import ANYTHING, LAYOUT
from nefrit.kernel.occurrences import Occurrence
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Flow, Procedure, step
from nefrit.kernel.refusals import Refusal, first, refuse
from nefrit.kernel.zones import Zone
from nefrit.l5r.constants import END_OF_CONFLICT, EVENT, PROVINCE
from nefrit.l5r.keywords import keywords_of, triggered_by_keyword
from nefrit.l5r.listening import is_usable_in
from nefrit.l5r.occurrences.drawing import discard_pile
from nefrit.l5r.occurrences.fate import FateLost
from nefrit.l5r.occurrences.happenings import CARD_EFFECT, COST, Happening
from nefrit.l5r.occurrences.honor import HonorLost
from nefrit.l5r.occurrences.kinds import INITIATES
from nefrit.l5r.occurrences.playing import CardPlayed, EventResolved
from nefrit.l5r.playing import (
    as_if_in_hand,
    count_limited,
    count_played,
    is_as_if_in_hand,
    refusals_of_limited,
    refusals_of_text,
    within_reach,
)
from nefrit.l5r.prices import fate_cost, spendable, use_reductions_up
from nefrit.l5r.selecting import before_dash
from nefrit.l5r.simultaneous import AbilityContext, Simultaneous
from nefrit.l5r.standing import (
    cards_with_changed_text,
    effects_on,
    granted,
    has_effects,
    is_active,
    is_faceup,
    is_forbidden,
    reached,
    standing_effects,
)
from nefrit.l5r.state import (
    BEING_PLAYED,
    CONFLICT_DISCARD,
    DYNASTY_DISCARD,
    HAND,
    HOLDINGS,
    IN_PROVINCE,
    L5R,
    PLAY,
    PROVINCES,
    STRONGHOLDS,
    ZONES,
)
from nefrit.l5r.trees import ACTION, Aim, Triggered

CONDITION_NOT_MET: Final = refuse("l5r.play-restriction.must-be-observed", "condition-not-met")
LIMIT_REACHED: Final = refuse("l5r.limit.definition", "limit-reached")
NO_TARGET: Final = refuse("l5r.target.insufficient-targets", "no-target")
CHANGES_NOTHING: Final = refuse("l5r.triggered.must-change-game-state", "changes-nothing")
"""The most frequent reasons are made once."""

_TABLE: Final[tuple[Zone, ...]] = (PLAY, STRONGHOLDS, PROVINCES, HOLDINGS)
_OUT_OF_PLAY: Final = (DYNASTY_DISCARD, CONFLICT_DISCARD, *IN_PROVINCE)
_ELSEWHERE: Final = tuple(tuple(ZONES.index(zone) * 2 + seat for zone in _OUT_OF_PLAY) for seat in (0, 1))
"""The slots of each player's zones out of play, other than the hand, from which actions can be used."""


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


def abilities_of(game: L5R, card: int) -> tuple[Triggered, ...]:
    """The triggered abilities of a card now: printed, gained, and those its keywords stand for."""
    face = game.faces[card]
    if card not in game.pieces:
        return face.triggered
    if face.as_attachment is None and card not in cards_with_changed_text(game):
        return face.own_abilities if face.type != PROVINCE or is_active(game, card) else ()
    memo = game.memo
    known = memo.abilities
    if known is None:
        known = memo.abilities = {}
        memo.known |= ANYTHING
    found = known.get(card)
    if found is None:
        abilities = list(printed_on(game, card)) if is_active(game, card) else []
        abilities.extend(gained_by(game, card))
        for keyword in keywords_of(game, card):
            ability = triggered_by_keyword(keyword)
            if ability is not None:
                abilities.append(ability)
        found = known[card] = tuple(abilities)
    return found


def gained_by(game: L5R, card: int) -> list[Triggered]:
    """The triggered abilities that other cards give to a card, even to a blank one.

    l5r.blank.gained-text-unaffected
    """
    return [gained for gained in granted(game, "ability", card) if isinstance(gained, Triggered)]


def printed_on(game: L5R, card: int) -> tuple[Triggered, ...]:
    """The triggered abilities printed on a card in play, or those it has as an attachment."""
    face = game.faces[card]
    if face.as_attachment is not None and game.pieces[card].on != NO_CARD:
        return face.as_attachment.triggered
    return face.triggered


def refusals(game: L5R, use: Use) -> Iterator[Refusal]:
    """Why an ability cannot be initiated now: play restrictions, targets, costs, and whether it would change anything.

    l5r.initiate.step-1-check-restrictions-and-targets, l5r.initiate.step-2-determine-cost,
    l5r.play-restriction.must-be-observed, l5r.triggered.cost-must-be-payable
    """
    ability = use.ability
    card = use.source
    # What is cheap to tell comes first: most abilities cannot be used at most moments.
    if ability.condition is not None and not ability.condition.holds(game, use):
        yield CONDITION_NOT_MET
    yield from _refusals_of_playing(game, use)
    yield from _refusals_of_limits(game, use)
    yield from _refusals_of_place(game, use)
    if is_forbidden(game, "trigger", card, by=use.seat):
        yield refuse("l5r.cannot.absolute", "cannot-trigger")
    if game.faces[card].type == EVENT:
        price = fate_cost(game, use.seat, card)
        fate = spendable(game, use.seat)
        if price > fate:
            yield refuse("l5r.initiate.step-2-determine-cost", "not-enough-fate", cost=price, fate=fate)
        yield from refusals_of_limited(game, use.seat, card)
    for cost in ability.costs:
        yield from cost.refusals(game, use)
    yield from refusals_of_effect(game, use)


def refusals_of_restrictions(game: L5R, use: Use) -> Iterator[Refusal]:
    """Which conditions of an ability are not met, and which of playing its card."""
    if use.ability.condition is not None and not use.ability.condition.holds(game, use):
        yield CONDITION_NOT_MET
    yield from _refusals_of_playing(game, use)


def _refusals_of_playing(game: L5R, use: Use) -> Iterable[Refusal]:
    return () if use.source in game.pieces else refusals_of_text(game, use.seat, use.source)


def refusals_of_effect(game: L5R, use: Use) -> list[Refusal]:
    """Why there is nothing an ability could do: too few targets, or nothing that would change.

    l5r.target.checked-with-play-restrictions, l5r.triggered.potential-ignores-costs,
    l5r.target.any-number-needs-one-eligible, decision.l5r.up-to-needs-one, l5r.target.insufficient-targets,
    l5r.triggered.must-change-game-state
    """
    ability = use.ability
    reasons: list[Refusal] = []
    if ability.targets:
        lacking = [one for one in ability.targets if one.most and not one.has(game, use, max(1, one.least))]
        reasons += [NO_TARGET for target in lacking if not target.as_many]
    if (not ability.targets or ability.targets[0].as_many) and not ability.effect.can(game, use):
        reasons.append(CHANGES_NOTHING)
    return reasons


def _refusals_of_place(game: L5R, use: Use) -> list[Refusal]:
    """From where an ability can be used: from play, unless it says otherwise; events and roles from out of play.

    l5r.ability.events-and-roles-from-out-of-play, l5r.play-restriction.permission
    """
    card = use.source
    slot = game.slot_of[card]
    zone = ZONES[slot // 2]
    face = game.faces[card]
    reasons: list[Refusal] = []
    if slot % 2 != use.seat:
        reasons.append(refuse("l5r.ability.optional-controller-decides", "not-yours"))
    if face.type == EVENT:
        if not is_as_if_in_hand(game, card):
            reasons.append(refuse("l5r.event.triggered-from-hand", "not-in-hand"))
        if is_forbidden(game, "play-event", card, by=use.seat):
            reasons.append(refuse("l5r.cannot.absolute", "cannot-play-events"))
        return reasons
    if not is_usable_in(face.type, use.ability, zone):
        reasons.append(refuse("l5r.ability.source-must-be-in-play", "not-in-play"))
    if zone is PROVINCES and not is_faceup(game, card):
        reasons.append(refuse("l5r.province.facedown-identity", "facedown"))
    if zone in IN_PROVINCE and not is_faceup(game, card):
        reasons.append(refuse("l5r.facedown-province.no-look-at-dynasty-cards", "facedown"))
    return reasons


def _refusals_of_limits(game: L5R, use: Use) -> list[Refusal]:
    """How often it can be used. From a hidden area it is a new one each time; nothing changes a maximum.

    l5r.limit.definition, l5r.limit.hidden-area-reuse, l5r.max.definition, l5r.max.cannot-be-modified,
    l5r.limit.new-instance-after-out-of-play-move
    """
    ability = use.ability
    card = use.source
    reasons: list[Refusal] = []
    if ability.limit and game.used and game.slot_of[card] // 2 != HAND.number:
        used = game.used.get((ability.limit_period, card, limit_key(game, ability, use.seat)), 0)
        if used >= ability.limit:
            # l5r.limit.per-instance: a card may have gained the same ability more than once.
            copies = max(1, abilities_of(game, card).count(ability))
            if used >= ability.limit * copies + len(effects_on(game, "additional-use", card)):
                reasons.append(LIMIT_REACHED)
    if ability.maximum:
        title = game.faces[card].name
        if game.times_used(ability.maximum_period, NO_CARD, (title, use.seat)) >= ability.maximum:
            reasons.append(refuse("l5r.max.counts-for-all-copies", "maximum-reached"))
    for frame in game.stack:
        # Its costs are just being paid: it is not used up yet, but cannot be used a second time for that.
        if type(frame) is Use and not frame.times and frame.source == card and frame.ability == ability:
            return [*reasons, refuse("l5r.initiate.step-4-pay-costs", "being-used")]
    return reasons


def limit_key(game: L5R, ability: Triggered, seat: int) -> Value:
    """What tells an ability from the others of its card, for its limit: where it stands in the library; and its user.

    l5r.limit.player-specific, l5r.limit.per-instance
    """
    return game.definition.library.address(ability), seat


def usable(game: L5R, use: Use) -> bool:
    """Whether an ability can be initiated now."""
    for _ in refusals(game, use):
        return False
    return True


class Use(AbilityContext):
    """Initiating an ability, steps 3 to 7; the pre-checks 1 and 2 are its refusals.

    `selected` is what was selected before the dash, `nth` the number, among the occurrences that happen now, of the one
    it responds to. `times` counts how often it has been resolved. `cancelled` is 0 once its effects have initiated;
    else they have not yet, or were cancelled.

    l5r.initiate.interrupts-and-reactions-throughout
    """

    __slots__ = ("cancelled", "nth", "selected", "times")
    order = (
        "show",
        "ask_for_cost",
        "note_cost",
        "pay",
        "go_on",
        "choose_target",
        "note_target",
        "select",
        "note_selection",
        "attempt",
        "resolve",
        "ask",
        "act",
        "ask_again",
        "resolve_again",
        "put_away",
        "follow",
    )

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
        self.paid_with = ()
        self.picked = ()
        self.cancelled = 1
        self.selected: Effect | None = None
        self.times = 0
        self.copied = False

    @step("l5r.initiate.declare-intent")
    def show(self, game: L5R) -> Flow:
        """The player shows the card."""
        if not is_faceup(game, self.source):
            game.reveal(self.source)
        return None

    def _take_answer(self) -> Value:
        """What was answered last; no later step is to find it again."""
        answer = self.answer
        self.answer = None
        return answer

    @step("l5r.initiate.step-4-pay-costs")
    def ask_for_cost(self, game: L5R) -> Flow:
        """Ask what the next cost is to be paid with."""
        costs = self.ability.costs
        return costs[len(self.paid_with)].ask(game, self) if len(self.paid_with) < len(costs) else None

    @step("l5r.initiate.step-4-pay-costs")
    def note_cost(self, game: L5R) -> Flow:
        """Remember it, and go on with the next cost."""
        if len(self.paid_with) < len(self.ability.costs):
            self.paid_with = (*self.paid_with, self._take_answer())
            self.goto("ask_for_cost")
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
        for cost, paid_with in zip(self.ability.costs, self.paid_with, strict=True):
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

    @step("l5r.initiate.step-5-choose-targets")
    def choose_target(self, game: L5R) -> Flow:
        """Ask for the next target."""
        if len(self.chosen) < len(self.ability.targets):
            return question(self.ability.targets[len(self.chosen)], game, self)
        return None

    @step("l5r.initiate.step-5-choose-targets")
    def note_target(self, game: L5R) -> Flow:
        """Remember it, and go on with the next target.

        l5r.target.controller-chooses, l5r.target.multiple-simultaneous
        """
        if len(self.chosen) == len(self.ability.targets):
            if self.chosen:
                self.targets = self.chosen[0]
            return None
        answer = self._take_answer()
        self.goto("choose_target")
        if self.ability.targets[len(self.chosen)].one_by_one and isinstance(answer, int):
            self.picked = (*self.picked, answer)
            return None
        cards = (answer,) if isinstance(answer, int) else answer if isinstance(answer, tuple) else ()
        self.chosen = (*self.chosen, (*self.picked, *[card for card in cards if isinstance(card, int)]))
        self.picked = ()
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
                game.count_use(ability.limit_period, self.source, limit_key(game, ability, self.seat))
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
        if first(refusals_of_effect(game, self)) is not None:
            return None
        rule = "l5r.initiate.resolve-twice-repeats-5-to-7"
        return choose(self.seat, (YES, NO), "answer", rule, "resolve-again", self.source)

    @step("l5r.initiate.resolve-twice-costs-once")
    def resolve_again(self, game: L5R) -> Flow:
        """If so, targets are chosen and the effects attempt to initiate again; its own costs are not paid again.

        They can be cancelled anew (l5r.faq.banzai-cancel-second-only, l5r.faq.banzai-cancel-options).
        """
        if self._take_answer() != YES:
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
        """A province that was emptied to pay for the ability, and still is empty, is refilled."""
        # Who resolves a copy has paid nothing.
        for cost, _ in zip(self.ability.costs, self.paid_with, strict=False):
            procedure = cost.afterwards(game, self)
            if procedure is not None:
                return procedure
        return None


_ATTEMPT: Final = Use.order.index("attempt")


def question(target: Aim, game: L5R, use: Use) -> Decision | None:
    """The question for a target: one card, or several (l5r.target.controller-chooses).

    l5r.target.any-currently-eligible, l5r.target.multiple-simultaneous
    """
    cards = target.candidates(game, use)
    if not cards:
        return None
    seat = target.chooser(game, use)
    rule = "l5r.target.controller-chooses"
    if target.one_by_one:
        options: list[Value] = list(cards)
        if use.picked:
            options.insert(0, PASS)
        return choose(seat, options, "answer", rule, "choose-next-target", use.source)
    if target.least == 1 and target.most == 1:
        return choose(seat, cards, "answer", rule, "choose-target", use.source)
    least, most = target.least, target.most
    return choose_some(seat, cards, "answer", rule, least=least, most=most, prompt="choose-targets", source=use.source)


def put_event_away(game: L5R, card: int) -> None:
    """Put an event that is being played into its owner's discard pile."""
    if game.lies_in(card, BEING_PLAYED):
        game.move(card, discard_pile(game, card), game.owners[card], top=True)


def put_resolved_event_away(game: L5R) -> None:
    """An event whose effects have all happened is put away before anybody reacts to them (l5r.event.play-sequence)."""
    for frame in reversed(game.stack):
        if isinstance(frame, Context):
            # While they only attempt to initiate there is nothing to do for them yet, either.
            if type(frame) is Use and frame.at > _ATTEMPT and not frame.todo and not frame.ability.again:
                put_event_away(game, frame.source)
            return


def actions_of(game: L5R, seat: int) -> list[tuple[Value, ...]]:
    """The action abilities that a player can use now, as moves: on cards in play, and events in hand."""
    found: list[tuple[Value, ...]] = []
    faces, pieces = game.faces, game.pieces
    changed = cards_with_changed_text(game)
    at_peace = game.table.conflict is None
    reach = within_reach(game, seat)
    for card in action_cards(game, seat):
        face = faces[card]
        # As `abilities_of` says, which need not be asked about most cards.
        if card not in pieces:
            if face.type == EVENT and (face.cost or 0) > reach and not face.standing:
                continue
            abilities = face.triggered
        elif face.as_attachment is None and card not in changed:
            abilities = face.own_abilities if face.type != PROVINCE or is_active(game, card) else ()
        else:
            abilities = abilities_of(game, card)
        for index, ability in enumerate(abilities):
            if ability.type != ACTION or (at_peace and not ability.is_peaceful_action):
                continue
            use = Use(seat, card, ability)
            # The most frequent reason is looked at first, before all are gone through.
            if (ability.condition is None or ability.condition.holds(game, use)) and usable(game, use):
                found.append(("use", card, index))
    return found


def action_cards(game: L5R, seat: int) -> tuple[int, ...]:
    """The cards whose actions a player might use."""
    gained = reached(game, standing_effects(game, "ability")) if has_effects(game, "ability") else ()
    at_peace = game.table.conflict is None
    memo = game.memo
    known = memo.acting
    if known is None:
        known = memo.acting = [None] * 4
        memo.known |= LAYOUT
    key = at_peace * 2 + seat
    found = None if gained else known[key]
    if found is None:
        lying = [card for zone in _TABLE for card in game.zones[zone.number * 2 + seat]]
        acting = _acting(game, at_peace)
        found = tuple([card for card in lying if acting[card] or card in gained])
        if not gained:
            known[key] = found
    from_hand = memo.printed.acts_from_hand[at_peace] or _acting_from_hand(game, at_peace)
    hand = [card for card in as_if_in_hand(game, seat) if from_hand[card]]
    return (*found, *_acting_elsewhere(game, seat), *hand)


def _acting(game: L5R, at_peace: bool) -> list[bool]:
    """For each card whether it has actions; only such that might be used now, where no conflict is being resolved."""
    known = game.memo.printed.acts
    found = known[at_peace]
    if found is None:
        found = [face.has_peaceful_actions if at_peace else face.has_actions for face in game.faces]
        known[at_peace] = found
    return found


def _acting_from_hand(game: L5R, at_peace: bool) -> list[bool]:
    """For each card whether it has any of those that can be used from hand."""
    found = _acting(game, at_peace)[:]
    for card, face in enumerate(game.faces):
        if found[card]:
            actions = [ability for ability in face.triggered if ability.type == ACTION]
            found[card] = any(is_usable_in(face.type, ability, HAND) for ability in actions)
    game.memo.printed.acts_from_hand[at_peace] = found
    return found


def _acting_elsewhere(game: L5R, seat: int) -> list[int]:
    """The cards out of play, other than in hand, whose actions a player might use, as they lie there."""
    able = game.memo.printed.act_out_of_play
    if able is None:
        able = [card for card, face in enumerate(game.faces) if face.acts_out_of_play]
        game.memo.printed.act_out_of_play = able
    slots = _ELSEWHERE[seat]
    there = [card for card in able if game.slot_of[card] in slots]
    if len(there) > 1:
        there.sort(key=lambda card: (slots.index(game.slot_of[card]), game.zones[game.slot_of[card]].index(card)))
    return there


def begin_use(game: L5R, seat: int, card: int, index: int) -> Procedure:
    """Begin to use an action ability of a card."""
    return Use(seat, card, abilities_of(game, card)[index])
