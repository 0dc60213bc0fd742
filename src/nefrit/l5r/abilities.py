"""Abilities: who can use them and why not, and initiating them in seven steps."""

from __future__ import annotations

from collections.abc import Iterator

from nefrit.kernel.decisions import NO_CARD, Decision, choose, choose_some
from nefrit.kernel.effects import Context, Target
from nefrit.kernel.occurrences import Occurrence
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Flow, Procedure, step
from nefrit.kernel.refusals import Refusal, first, refuse
from nefrit.l5r.constants import EVENT, PROVINCE, ROLE
from nefrit.l5r.happening import happen
from nefrit.l5r.keywords import keywords_of, triggered_by_keyword
from nefrit.l5r.occurrences import INITIATES, CardPlayed, Happening, discard_pile
from nefrit.l5r.standing import effects_on, granted, is_active, is_faceup, is_forbidden
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
    ROLES,
    STRONGHOLDS,
)
from nefrit.l5r.trees import ACTION, FROM_DISCARD, FROM_HAND, FROM_PLAY, FROM_PROVINCE, Triggered

_PLACES = {
    FROM_PLAY: (PLAY, STRONGHOLDS, PROVINCES, HOLDINGS),
    FROM_HAND: (HAND,),
    FROM_DISCARD: (CONFLICT_DISCARD, DYNASTY_DISCARD),
    FROM_PROVINCE: IN_PROVINCE,
}


class Initiated(Happening):
    """The effects of an ability attempt to initiate; if nothing cancels that, they resolve.

    l5r.trigger.step-2-cancel-is-separate-condition
    """

    __slots__ = ("targets",)
    kind, message = INITIATES, "initiated"
    card_fields = ("targets",)

    def __init__(self, card: int, seat: int, targets: tuple[int, ...]) -> None:
        super().__init__(card, seat, by=seat)
        self.targets = targets

    def happen(self, game: L5R) -> None:
        """Nothing has prevented it."""
        game.frame(Use).initiated = True


def abilities_of(game: L5R, card: int) -> tuple[Triggered, ...]:
    """The triggered abilities of a card now: printed, gained, and those its keywords stand for."""
    face = game.faces[card]
    if card not in game.pieces:
        return face.triggered
    known = game.derived()
    key = ("abilities", card)
    found: tuple[Triggered, ...] | None = known.get(key)
    if found is None:
        abilities = list(face.triggered) if is_active(game, card) else []
        abilities.extend(gained for gained in granted(game, "ability", card) if isinstance(gained, Triggered))
        for keyword in keywords_of(game, card):
            ability = triggered_by_keyword(keyword)
            if ability is not None:
                abilities.append(ability)
        found = known[key] = tuple(abilities)
    return found


def refusals(game: L5R, use: Use) -> Iterator[Refusal]:
    """Why an ability cannot be initiated now: play restrictions, targets, costs, and whether it would change anything.

    l5r.initiate.step-1-check-restrictions-and-targets, l5r.initiate.step-2-determine-cost
    """
    ability = use.ability
    card = use.source
    yield from _refusals_of_place(game, use)
    if is_forbidden(game, "trigger", card, by=use.seat):
        yield refuse("l5r.cannot.absolute", "cannot-trigger")
    if ability.condition is not None and not ability.condition.holds(game, use):
        yield refuse("l5r.play-restriction.must-be-observed", "condition-not-met")
    yield from _refusals_of_limits(game, use)
    for target in ability.targets:
        if not target.has(game, use, max(1, target.least)):
            yield refuse("l5r.target.insufficient-targets", "no-target")
    for cost in ability.costs:
        yield from cost.refusals(game, use)
    if not ability.targets and not ability.effect.can(game, use):
        yield refuse("l5r.triggered.must-change-game-state", "changes-nothing")


def _refusals_of_place(game: L5R, use: Use) -> Iterator[Refusal]:
    card = use.source
    zone, seat = game.place(card)
    face = game.faces[card]
    if seat != use.seat:
        yield refuse("l5r.ability.optional-controller-decides", "not-yours")
    if face.type == EVENT:
        if zone is not HAND and not effects_on(game, "playable", card):
            yield refuse("l5r.event.triggered-from-hand", "not-in-hand")
        if is_forbidden(game, "play-event", card, by=use.seat):
            yield refuse("l5r.cannot.absolute", "cannot-play-events")
        return
    places = [allowed for place in use.ability.places for allowed in _PLACES[place]]
    if face.type == ROLE:
        places.append(ROLES)
    if zone not in places:
        yield refuse("l5r.ability.source-must-be-in-play", "not-in-play")
    if face.type == PROVINCE and zone is PROVINCES and not is_faceup(game, card):
        yield refuse("l5r.province.facedown-identity", "facedown")


def _refusals_of_limits(game: L5R, use: Use) -> Iterator[Refusal]:
    ability = use.ability
    if ability.limit and not game.lies_in(use.source, HAND):
        allowed = ability.limit + len(effects_on(game, "additional-use", use.source))
        if game.uses(ability.limit_period, use.source, limit_key(game, ability)) >= allowed:
            yield refuse("l5r.limit.definition", "limit-reached")
    if ability.maximum:
        title = game.faces[use.source].name
        if game.uses(ability.maximum_period, NO_CARD, (title, use.seat)) >= ability.maximum:
            yield refuse("l5r.max.counts-for-all-copies", "maximum-reached")


def limit_key(game: L5R, ability: Triggered) -> Value:
    """What tells an ability from the others of its card, for its limit: where it stands in the library."""
    return game.definition.library.address(ability)


def usable(game: L5R, use: Use) -> bool:
    """Whether an ability can be initiated now."""
    return first(refusals(game, use)) is None


class Use(Context):
    """Initiating an ability, steps 3 to 7; the pre-checks 1 and 2 are its refusals.

    `chosen` holds for each target of the ability the cards chosen for it, `with_what` for each cost what it is paid
    with. `nth` is the number, among the occurrences that happen now, of the one it responds to.
    """

    __slots__ = ("ability", "chosen", "initiated", "nth", "with_what")
    card_fields = ("chosen",)
    order = (
        "ask_for_cost",
        "note_cost",
        "pay",
        "go_on",
        "choose_target",
        "note_target",
        "attempt",
        "resolve",
        "ask",
        "act",
        "put_away",
    )

    def __init__(
        self, seat: int, card: int, ability: Triggered, occurrence: Occurrence | None = None, nth: int = 0
    ) -> None:
        super().__init__(seat, card, occurrence=occurrence)
        self.ability = ability
        self.nth = nth
        self.chosen: tuple[tuple[int, ...], ...] = ()
        self.with_what: tuple[Value, ...] = ()
        self.initiated = False

    @step("l5r.initiate.step-3-apply-cost-modifiers")
    def ask_for_cost(self, game: L5R) -> Flow:
        """Ask what the next cost is to be paid with."""
        costs = self.ability.costs
        return costs[len(self.with_what)].ask(game, self) if len(self.with_what) < len(costs) else None

    @step("l5r.initiate.step-3-apply-cost-modifiers")
    def note_cost(self, game: L5R) -> Flow:
        """Remember it, and go on with the next cost."""
        if len(self.with_what) < len(self.ability.costs):
            self.with_what = (*self.with_what, self.answer)
            self.answer = None
            self.goto("ask_for_cost")
        return None

    @step("l5r.initiate.step-4-pay-costs")
    def pay(self, game: L5R) -> Flow:
        """Pay all costs at the same time (l5r.cost.simultaneous)."""
        due: list[Occurrence] = []
        for cost, paid_with in zip(self.ability.costs, self.with_what, strict=True):
            due.extend(cost.occurrences(game, self, paid_with))
        return happen(game, *due) if due else None

    @step("l5r.cost.prevented-payment-aborts")
    def go_on(self, game: L5R) -> Flow:
        """Where a payment was prevented the ability ends here, unused, and the card stays where it was."""
        if not self.done:
            self.leave()
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
        """Remember it, and go on with the next target."""
        if len(self.chosen) < len(self.ability.targets):
            answer = self.answer
            cards = (answer,) if isinstance(answer, int) else answer if isinstance(answer, tuple) else ()
            self.chosen = (*self.chosen, tuple([card for card in cards if isinstance(card, int)]))
            self.answer = None
            self.goto("choose_target")
        else:
            self.targets = self.chosen[0] if self.chosen else ()
        return None

    @step("l5r.initiate.step-6-attempt")
    def attempt(self, game: L5R) -> Flow:
        """The effects attempt to initiate; the card counts as played, the ability as used (limits count now)."""
        ability = self.ability
        if ability.limit:
            game.use(ability.limit_period, self.source, limit_key(game, ability))
        if ability.maximum:
            game.use(ability.maximum_period, NO_CARD, (game.faces[self.source].name, self.seat))
        all_targets = tuple([card for cards in self.chosen for card in cards])
        initiated = Initiated(self.source, self.seat, all_targets)
        if game.faces[self.source].type == EVENT:
            return happen(game, initiated, CardPlayed(self.source, self.seat, by=self.seat))
        return happen(game, initiated)

    @step("l5r.initiate.step-7-resolve")
    def resolve(self, game: L5R) -> Flow:
        """The effects resolve, if they were not cancelled."""
        self.todo = (self.ability.effect,) if self.initiated else ()
        return None

    @step("l5r.event.play-sequence")
    def put_away(self, game: L5R) -> Flow:
        """An event goes to its owner's discard pile."""
        put_event_away(game, self.source)
        return None


def question(target: Target, game: L5R, use: Use) -> Decision:
    """The question for a target: one card, or several (l5r.target.controller-chooses)."""
    cards = target.candidates(game, use)
    seat = target.chooser(game, use)
    rule = "l5r.target.controller-chooses"
    if target.least == 1 and target.most == 1:
        return choose(seat, cards, "answer", rule, "choose-target", use.source)
    least, most = target.least, target.most
    return choose_some(seat, cards, "answer", rule, least=least, most=most, prompt="choose-targets", source=use.source)


def put_event_away(game: L5R, card: int) -> None:
    """Put an event that is being played into its owner's discard pile."""
    if game.lies_in(card, BEING_PLAYED):
        game.move(card, discard_pile(game, card), game.owners[card], top=True)


def actions_of(game: L5R, seat: int) -> list[tuple[Value, ...]]:
    """The action abilities that a player can use now, as moves: on cards in play, and events in hand."""
    found: list[tuple[Value, ...]] = []
    for card in action_cards(game, seat):
        for index, ability in enumerate(abilities_of(game, card)):
            if ability.type == ACTION and usable(game, Use(seat, card, ability)):
                found.append(("use", card, index))
    return found


def action_cards(game: L5R, seat: int) -> Iterator[int]:
    """The cards whose actions a player might use."""
    for zone in (PLAY, STRONGHOLDS, PROVINCES, HOLDINGS, HAND, CONFLICT_DISCARD):
        yield from game.zone(zone, seat)


def begin_use(game: L5R, seat: int, card: int, index: int) -> Procedure:
    """Begin to use an action ability of a card."""
    return Use(seat, card, abilities_of(game, card)[index])
