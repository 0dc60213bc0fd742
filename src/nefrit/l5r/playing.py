"""Playing cards: characters from provinces and hand, attachments from hand; entering play; duplicates."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from nefrit.kernel.decisions import NO_CARD, choose, choose_number
from nefrit.kernel.effects import Context
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Flow, Procedure, step
from nefrit.kernel.refusals import Refusal, refuse
from nefrit.l5r.attachments import may_play_on
from nefrit.l5r.constants import AT_HOME, ATTACHMENT, CHARACTER, END_OF_CONFLICT, END_OF_ROUND, EVENT
from nefrit.l5r.keywords import LIMITED, has_keyword
from nefrit.l5r.occurrences.drawing import Discarded
from nefrit.l5r.occurrences.entering import Attached, Entered
from nefrit.l5r.occurrences.fate import FatePlaced
from nefrit.l5r.occurrences.happenings import CARD_EFFECT, Happening
from nefrit.l5r.occurrences.playing import CardPlayed
from nefrit.l5r.participation import may_participate
from nefrit.l5r.prices import fate_cost, spendable, use_reductions_up
from nefrit.l5r.provinces import refill, slot_of
from nefrit.l5r.standing import effects_on, has_effects, is_faceup, is_forbidden, standing_effects, traits_of
from nefrit.l5r.state import CONFLICT_DECK, HAND, IN_PROVINCE, L5R, PLAY, Card
from nefrit.l5r.trees import FROM_HAND, FROM_PROVINCE, Reduces
from nefrit.l5r.values import characters, is_character, is_edition_1_0, opponent_of, side_of

MOST_FATE: Final = 1 << 20
"""More than anybody has."""


def as_if_in_hand(game: L5R, seat: int) -> tuple[int, ...]:
    """The cards a player can play as from hand: the hand, and a card on top of the deck where an effect allows it."""
    hand = game.zones[HAND.number * 2 + seat]
    if game.lasting:
        deck = game.zone(CONFLICT_DECK, seat)
        if deck and effects_on(game, "playable", deck[0]):
            return (*hand, deck[0])
    return hand


def is_as_if_in_hand(game: L5R, card: int) -> bool:
    """Whether a card can be played as from hand."""
    return game.lies_in(card, HAND) or bool(game.lasting and effects_on(game, "playable", card))


def refusals(
    game: L5R, seat: int, card: int, into_conflict: bool = False, attached: bool = False, anywhere: bool = False
) -> Iterator[Refusal]:
    """Why a character or attachment cannot be played from where it lies.

    `attached` is for a character that is played as an attachment; `anywhere` for an effect that lets a player play the
    card from where it lies.

    l5r.event.cannot-enter-play
    """
    face = game.faces[card]
    zone, owner = game.place(card)
    in_province = zone in IN_PROVINCE
    if not anywhere:
        if owner != seat or (not in_province and not is_as_if_in_hand(game, card)):
            yield refuse("l5r.play.from-hand-or-provinces", "not-in-hand-or-province")
        # Characters are played from provinces in step 1.4 only, and from hand in every action window but that one.
        in_step_1_4 = game.table.phase == "dynasty"
        if in_step_1_4 and not in_province:
            yield refuse("l5r.window.not-in-1-4", "not-from-hand-now")
        if in_province and not in_step_1_4:
            yield refuse("l5r.step-1-4.option-play-character", "not-from-provinces-now")
    if face.type not in (CHARACTER, ATTACHMENT):
        yield refuse("l5r.play.definition", "cannot-be-played-so")
    if in_province and not is_faceup(game, card):
        yield refuse("l5r.facedown-province.no-look-at-dynasty-cards", "facedown")
    is_attachment = attached or face.type == ATTACHMENT
    price = fate_cost(game, seat, card)
    fate = spendable(game, seat)
    if price > fate and not (is_attachment and _affordable(game, seat, card)):
        yield refuse("l5r.initiate.step-2-determine-cost", "not-enough-fate", cost=price, fate=fate)
    yield from refusals_of_text(game, seat, card)
    if is_forbidden(game, "play", card, by=seat):
        yield refuse("l5r.cannot.absolute", "cannot-be-played")
    yield from refusals_of_uniqueness(game, seat, card)
    yield from refusals_of_limited(game, seat, card)
    if is_attachment and not _has_parent(game, seat, card):
        yield refuse("l5r.attachment.needs-eligible-parent", "nothing-to-attach-to")
    if attached and face.as_attachment is None:
        yield refuse("l5r.play.definition", "cannot-be-played-so")
    if into_conflict:
        yield from _refusals_of_conflict(game, seat, card)


def _refusals_of_conflict(game: L5R, seat: int, card: int) -> Iterator[Refusal]:
    """Why a character that can be played cannot be played into the conflict."""
    conflict = game.table.conflict
    if conflict is None or game.place(card)[0] in IN_PROVINCE:
        yield refuse("l5r.participating.played-into-conflict", "no-conflict")
    elif not may_participate(game, card, conflict.type, side_of(game, seat)):
        yield refuse("l5r.dash.cannot-be-played-or-put-into-conflict", "cannot-participate")


def refusals_of_text(game: L5R, seat: int, card: int) -> Iterator[Refusal]:
    """What the card itself says about when it can be played (l5r.play-restriction.must-be-observed)."""
    for condition in game.faces[card].play_only_if:
        if not condition.holds(game, Context(seat, card)):
            yield refuse("l5r.play-restriction.must-be-observed", "condition-not-met")


def refusals_of_limited(game: L5R, seat: int, card: int) -> Iterator[Refusal]:
    """Why a limited card cannot be played: another one was, in the same round (l5r.limited.one-per-round)."""
    if game.times_used(END_OF_ROUND, NO_CARD, ("limited", seat)) and has_keyword(game, card, LIMITED.word):
        yield refuse("l5r.limited.one-per-round", "limited")


def count_limited(game: L5R, seat: int, card: int) -> None:
    """Remember that a limited card is played, from wherever (l5r.limited.hand-and-provinces)."""
    if has_keyword(game, card, LIMITED.word):
        game.count_use(END_OF_ROUND, NO_CARD, ("limited", seat))


def _affordable(game: L5R, seat: int, card: int) -> bool:
    """Whether an attachment can be paid for on some character, where it costs less there."""
    reducing = [one.effect for one in standing_effects(game, "cost") if isinstance(one.effect, Reduces)]
    if not any(effect.onto or effect.played_on is not None for effect in reducing):
        return False
    fate = spendable(game, seat)
    return any(fate_cost(game, seat, card, parent) <= fate for parent in parents(game, seat, card))


def refusals_of_uniqueness(game: L5R, seat: int, card: int) -> Iterator[Refusal]:
    """Why a player cannot bring a unique card into play or take control of it.

    l5r.unique.symbol, l5r.unique.one-per-player
    """
    if not game.faces[card].unique:
        return
    copies = copies_in_play(game, card)
    controlled = any(game.pieces[copy].controller == seat for copy in copies)
    if is_edition_1_0(game):
        if controlled:
            yield refuse("l5r.unique.no-second-copy-1-0", "already-in-play")
        return
    if controlled or any(game.owners[copy] == seat for copy in copies):
        yield refuse("l5r.unique.no-second-copy-1-5", "already-in-play")
    opponent = opponent_of(seat)
    if game.owners[card] == opponent and any(game.pieces[copy].controller == opponent for copy in copies):
        yield refuse("l5r.unique.opponents-copy-1-5", "already-in-play")


def copies_in_play(game: L5R, card: int) -> list[int]:
    """The other copies of a card in play, by title: other versions count (l5r.duplicate.different-version).

    l5r.unique.one-per-player
    """
    name = game.faces[card].name
    return [other for other in game.in_play() if other != card and game.faces[other].name == name]


def original_of(game: L5R, seat: int, card: int) -> int:
    """The unique character in play under a player's control of which a card is a duplicate; NO_CARD if it is none.

    l5r.duplicate.definition
    """
    face = game.faces[card]
    if face.type == CHARACTER and face.unique:
        for other in copies_in_play(game, card):
            if game.pieces[other].controller == seat and is_character(game, other):
                return other
    return NO_CARD


def parents(game: L5R, seat: int, card: int) -> tuple[int, ...]:
    """The characters on which an attachment can be played."""
    return tuple([other for side in (0, 1) for other in characters(game, side) if may_play_on(game, card, other, seat)])


def _has_parent(game: L5R, seat: int, card: int) -> bool:
    """Whether there is a character on which an attachment can be played; it looks no further than it must."""
    for side in (seat, opponent_of(seat)):
        for other in characters(game, side):
            if may_play_on(game, card, other, seat):
                return True
    return False


def within_reach(game: L5R, seat: int) -> int:
    """What a card may cost that a player might pay for, unless its own text changes that: all, where an effect can.

    It sorts out what need not be looked at more closely: why a card cannot be played is for `refusals` to say.
    """
    return MOST_FATE if has_effects(game, "cost") else spendable(game, seat)


def playable_from_hand(game: L5R, seat: int) -> list[tuple[Value, ...]]:
    """The characters and attachments in hand that a player can play now, as moves."""
    found: list[tuple[Value, ...]] = []
    reach = within_reach(game, seat)
    for card in as_if_in_hand(game, seat):
        face = game.faces[card]
        if face.type == EVENT or ((face.cost or 0) > reach and not face.standing):
            continue
        if face.as_attachment is not None and next(refusals(game, seat, card, attached=True), None) is None:
            found.append(("play-as-attachment", card))
        if next(refusals(game, seat, card), None) is not None:
            continue
        found.append(("play", card))
        if face.type == CHARACTER and next(_refusals_of_conflict(game, seat, card), None) is None:
            found.append(("play-into-conflict", card))
    return found


def playable_from_provinces(game: L5R, seat: int) -> list[tuple[Value, ...]]:
    """The characters in provinces that a player can play now, as moves (l5r.step-1-4.option-play-character)."""
    reach = within_reach(game, seat)
    lying = [card for zone in IN_PROVINCE for card in game.zone(zone, seat) if _may_be_playable(game, card, reach)]
    return [("play", card) for card in lying if next(refusals(game, seat, card), None) is None]


def _may_be_playable(game: L5R, card: int, reach: int) -> bool:
    """Whether it is worthwhile to look more closely at a card in a province, for a player who can pay so much."""
    face = game.faces[card]
    return face.type == CHARACTER and ((face.cost or 0) <= reach or bool(face.standing)) and is_faceup(game, card)


def duplicates(game: L5R, seat: int) -> list[tuple[Value, ...]]:
    """The duplicates a player may discard to place 1 fate on the copy in play (l5r.duplicate.action-in-1-4)."""
    lying = [card for zone in IN_PROVINCE for card in game.zone(zone, seat) if is_faceup(game, card)]
    cards = (*game.zone(HAND, seat), *lying)
    return [("discard-duplicate", card) for card in cards if original_of(game, seat, card) != NO_CARD]


def enter_play(game: L5R, card: int, seat: int, *, side: int = AT_HOME, on: int = NO_CARD) -> None:
    """Put a card into the play area of a player: ready, at home unless a side is said.

    l5r.ready.enters-play-ready, l5r.character.enters-ready-at-home, l5r.home.area-per-controller,
    l5r.attachment.enters-ready-attached, l5r.participating.played-into-conflict
    """
    zone, _ = game.place(card)
    piece = Card(seat, entered_from=zone.name, entered_in=game.table.phase_number)
    piece.side = side
    piece.on = on
    game.put_into_play(card, piece, PLAY, seat)


def count_played(game: L5R, seat: int, card: int) -> None:
    """Count a card that is played in a conflict, by each of its traits and without regard to them."""
    if game.table.conflict is not None:
        for trait in ("", *sorted(traits_of(game, card))):
            game.count_use(END_OF_CONFLICT, NO_CARD, ("played", seat, trait))


class PlayCard(Procedure):
    """Playing a character or an attachment (l5r.play.definition); `attached`, a character as an attachment.

    It is no use of an ability: nothing is targeted or resolves, the character to attach to is chosen before the price
    is paid, because that depends on it, and effects that wait for what they did do not wait for this. Why a card cannot
    be played is asked of every card in hand, without one of these being made: `refusals`.
    """

    __slots__ = ("attached", "card", "fate", "from_slot", "into_conflict", "parent", "price", "seat")
    card_fields = ("card", "parent")
    seat_fields = ("seat",)
    shown_fields = ("card",)
    nests = True

    def __init__(self, seat: int, card: int, into_conflict: bool = False, attached: bool = False) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.into_conflict = into_conflict
        self.attached = attached
        self.parent = NO_CARD
        self.price = 0
        self.fate = 0
        self.from_slot = -1

    @step("l5r.initiate.declare-intent")
    def show(self, game: L5R) -> Flow:
        """The player shows the card."""
        if not is_faceup(game, self.card):
            game.reveal(self.card)
        return None

    @step("l5r.initiate.step-5-choose-targets")
    def choose_parent(self, game: L5R) -> Flow:
        """An attachment is attached to a character of its player's choice; what it costs may depend on that."""
        if game.faces[self.card].type == CHARACTER and not self.attached:
            return None
        fate = spendable(game, self.seat)
        cards = [
            card for card in parents(game, self.seat, self.card) if fate_cost(game, self.seat, self.card, card) <= fate
        ]
        return choose(self.seat, cards, "parent", "l5r.initiate.step-5-choose-targets", "attach-to", self.card)

    @step("l5r.initiate.step-4-pay-costs")
    def pay(self, game: L5R) -> Flow:
        """Pay the fate cost; it returns to the general pool (l5r.step-1-4.play-character-pay)."""
        self.price = fate_cost(game, self.seat, self.card, self.parent)
        game.edit_seat(self.seat).fate -= self.price
        use_reductions_up(game, self.seat, self.card, self.parent)
        self.from_slot = slot_of(game, self.card)
        count_limited(game, self.seat, self.card)
        return None

    @step("l5r.initiate.step-6-attempt")
    def enter(self, game: L5R) -> Flow:
        """The card counts as played and enters play, an attachment on the card it is attached to.

        l5r.initiate.step-6-counts-as-played, l5r.in-play.enters, l5r.attachment.enters-ready-attached
        """
        side = side_of(game, self.seat) if self.into_conflict else AT_HOME
        count_played(game, self.seat, self.card)
        enter_play(game, self.card, self.seat, side=side, on=self.parent)
        entered = Entered(self.card, self.seat, by=self.seat)
        played = CardPlayed(self.card, self.seat, self.price, by=self.seat)
        if self.parent == NO_CARD:
            return game.happen(played, entered)
        return game.happen(played, entered, Attached(self.parent, self.seat, source=self.card, by=self.seat))

    @step("l5r.fate.additional-timing-1-5")
    def ask_for_fate(self, game: L5R) -> Flow:
        """After a character has entered play its player may place fate from their pool on it."""
        fate = game.seats[self.seat].fate
        played_from = FROM_PROVINCE if self.from_slot >= 0 else FROM_HAND
        if (
            not fate
            or not is_character(game, self.card)
            or is_forbidden(game, "place-extra-fate", self.card, kind=played_from)
        ):
            return None
        # decision.l5r.extra-fate: the moment is the same in both editions.
        by_1_0 = is_edition_1_0(game)
        rule = "l5r.fate.additional-timing-1-0" if by_1_0 else "l5r.fate.additional-timing-1-5"
        return choose_number(self.seat, 0, fate, "fate", rule, "extra-fate", self.card)

    @step("l5r.fate.additional-timing-1-5")
    def place_fate(self, game: L5R) -> Flow:
        """Place it."""
        if not self.fate:
            return None
        game.edit_seat(self.seat).fate -= self.fate
        return game.happen(FatePlaced(self.card, self.seat, self.fate, by=self.seat))

    @step("l5r.step-1-4.refill-after-fate")
    def refill_province(self, game: L5R) -> Flow:
        """Then the province it came from is refilled."""
        return refill(game, self.seat, self.from_slot) if self.from_slot >= 0 else None


class PutIntoPlay(Procedure):
    """Putting cards into play by an effect: nothing is paid, no fate is placed on them, and they were not played.

    l5r.put-into-play.bypasses-cost-and-fate, l5r.put-into-play.bypasses-play-restrictions,
    l5r.put-into-play.not-played, l5r.limited.put-into-play-ignores. A character is ready and at home unless a `side` is
    said (l5r.put-into-play.characters-ready-home-1-5, l5r.put-into-play.state-1-0).
    Who uses this sees to it that the cards may come into play (`refusals_of_uniqueness`).
    """

    __slots__ = ("cards", "emptied", "seat", "side", "source")
    card_fields = ("cards", "source")
    seat_fields = ("seat",)

    def __init__(self, seat: int, cards: tuple[int, ...], source: int, *, side: int = AT_HOME) -> None:
        super().__init__()
        self.seat = seat
        self.cards = cards
        self.side = side
        self.source = source
        self.emptied: tuple[tuple[int, int], ...] = ()

    @step("l5r.put-into-play.controllers-area")
    def enter(self, game: L5R) -> Flow:
        """They enter play in their controller's area, all at the same time.

        Players may react to that (l5r.in-play.enters), and provinces they came from are emptied (l5r.refill.automatic).
        """
        entered: list[Happening] = []
        for card in self.cards:
            slot = slot_of(game, card)
            if slot >= 0:
                self.emptied = (*self.emptied, (game.place(card)[1], slot))
            enter_play(game, card, self.seat, side=self.side)
            entered.append(Entered(card, self.seat, source=self.source, by=self.seat, how=CARD_EFFECT))
        return game.happen(*entered)

    @step("l5r.refill.automatic")
    def refill_provinces(self, game: L5R) -> Flow:
        """Provinces they came from are refilled once all have reacted."""
        if not self.emptied:
            return None
        (seat, slot), *rest = self.emptied
        self.emptied = tuple(rest)
        self.goto("refill_provinces")
        return refill(game, seat, slot)


class DiscardDuplicate(Procedure):
    """Discarding a duplicate to place 1 fate on the copy in play (l5r.duplicate.action-in-1-4)."""

    __slots__ = ("card", "seat")
    card_fields = ("card",)
    seat_fields = ("seat",)

    def __init__(self, seat: int, card: int) -> None:
        super().__init__()
        self.seat = seat
        self.card = card

    @step("l5r.duplicate.action-in-1-4")
    def discard(self, game: L5R) -> Flow:
        """Discard it and place the fate; a province it came from is refilled (l5r.duplicate.refill)."""
        original = original_of(game, self.seat, self.card)
        # l5r.fate.placed-from-token-pool
        return game.happen(Discarded(self.card, self.seat), FatePlaced(original, self.seat, 1))
