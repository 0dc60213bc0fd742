"""Playing cards: characters from provinces and hand, attachments from hand; entering play; duplicates."""

from __future__ import annotations

from collections.abc import Iterator

from nefrit.kernel.decisions import NO_CARD, choose, choose_number
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Flow, Procedure, step
from nefrit.kernel.refusals import Refusal, first, refuse
from nefrit.kernel.values import evaluate
from nefrit.l5r.attachments import may_attach
from nefrit.l5r.constants import AT_HOME, ATTACHMENT, CHARACTER, END_OF_ROUND, EVENT
from nefrit.l5r.happening import happen
from nefrit.l5r.keywords import LIMITED, has_keyword
from nefrit.l5r.occurrences import CARD_EFFECT, FRAMEWORK, Attached, CardPlayed, Discarded, Entered, FatePlaced
from nefrit.l5r.participation import may_participate
from nefrit.l5r.provinces import refill, slot_of
from nefrit.l5r.standing import effects_on, is_faceup, is_forbidden, modifiers_on
from nefrit.l5r.state import HAND, IN_PROVINCE, L5R, PLAY, Card
from nefrit.l5r.values import characters, is_character, is_edition_1_0, opponent_of, side_of


def fate_cost(game: L5R, seat: int, card: int) -> int:
    """The fate a player must pay to play a card, with all modifiers (l5r.cost.fate-cost, l5r.fate.currency)."""
    return evaluate(game.faces[card].cost or 0, modifiers_on(game, "cost", card))


def refusals(game: L5R, seat: int, card: int, into_conflict: bool = False) -> Iterator[Refusal]:
    """Why a character or attachment cannot be played from where it lies."""
    face = game.faces[card]
    zone, owner = game.place(card)
    if owner != seat or (zone is not HAND and zone not in IN_PROVINCE and not effects_on(game, "playable", card)):
        yield refuse("l5r.play.from-hand-or-provinces", "not-in-hand-or-province")
    yield from _refusals_of_moment(game, card)
    if face.type not in (CHARACTER, ATTACHMENT):
        yield refuse("l5r.play.definition", "cannot-be-played-so")
    if zone in IN_PROVINCE and not is_faceup(game, card):
        yield refuse("l5r.facedown-province.no-look-at-dynasty-cards", "facedown")
    price = fate_cost(game, seat, card)
    if price > game.seats[seat].fate:
        yield refuse("l5r.initiate.step-2-determine-cost", "not-enough-fate", cost=price, fate=game.seats[seat].fate)
    if is_forbidden(game, "play", card, by=seat):
        yield refuse("l5r.cannot.absolute", "cannot-be-played")
    yield from refusals_of_uniqueness(game, seat, card)
    if has_keyword(game, card, LIMITED.word) and game.uses(END_OF_ROUND, NO_CARD, ("limited", seat)):
        yield refuse("l5r.limited.one-per-round", "limited")
    if face.type == ATTACHMENT and not parents(game, seat, card):
        yield refuse("l5r.attachment.needs-eligible-parent", "nothing-to-attach-to")
    if into_conflict:
        conflict = game.table.conflict
        if conflict is None or zone is not HAND:
            yield refuse("l5r.participating.played-into-conflict", "no-conflict")
        elif not may_participate(game, card, conflict.type, side_of(game, seat)):
            yield refuse("l5r.dash.cannot-be-played-or-put-into-conflict", "cannot-participate")


def _refusals_of_moment(game: L5R, card: int) -> Iterator[Refusal]:
    """Characters are played from provinces in step 1.4 only, and from hand in every action window but that one."""
    zone, _ = game.place(card)
    in_step_1_4 = game.table.phase == "dynasty"
    if effects_on(game, "playable", card):
        return
    if zone is HAND and in_step_1_4:
        yield refuse("l5r.window.not-in-1-4", "not-from-hand-now")
    if zone in IN_PROVINCE and not in_step_1_4:
        yield refuse("l5r.step-1-4.option-play-character", "not-from-provinces-now")


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
    """The other copies of a card in play, by title: other versions count (l5r.duplicate.different-version)."""
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
    """The characters to which an attachment can be attached."""
    return tuple(other for side in (0, 1) for other in characters(game, side) if may_attach(game, card, other, seat))


def playable_from_hand(game: L5R, seat: int) -> list[tuple[Value, ...]]:
    """The characters and attachments in hand that a player can play now, as moves."""
    found: list[tuple[Value, ...]] = []
    for card in game.zone(HAND, seat):
        face = game.faces[card]
        if face.type == EVENT or first(refusals(game, seat, card)) is not None:
            continue
        found.append(("play", card))
        if face.type == CHARACTER and first(refusals(game, seat, card, into_conflict=True)) is None:
            found.append(("play-into-conflict", card))
    return found


def playable_from_provinces(game: L5R, seat: int) -> list[tuple[Value, ...]]:
    """The characters in provinces that a player can play now, as moves (l5r.step-1-4.option-play-character)."""
    cards = [card for zone in IN_PROVINCE for card in game.zone(zone, seat)]
    return [
        ("play", card)
        for card in cards
        if is_faceup(game, card) and game.faces[card].type == CHARACTER and first(refusals(game, seat, card)) is None
    ]


def duplicates(game: L5R, seat: int) -> list[tuple[Value, ...]]:
    """The duplicates a player may discard to place 1 fate on the copy in play (l5r.duplicate.action-in-1-4)."""
    lying = [card for zone in IN_PROVINCE for card in game.zone(zone, seat) if is_faceup(game, card)]
    cards = (*game.zone(HAND, seat), *lying)
    return [("discard-duplicate", card) for card in cards if original_of(game, seat, card) != NO_CARD]


def enter_play(game: L5R, card: int, seat: int, *, side: int = AT_HOME, on: int = NO_CARD) -> None:
    """Put a card into the play area of a player: ready, at home unless a side is said.

    l5r.ready.enters-play-ready, l5r.character.enters-ready-at-home, l5r.home.area-per-controller
    """
    zone, _ = game.place(card)
    piece = Card(seat, entered_from=zone.name, entered_in=game.table.phase_number)
    piece.side = side
    piece.on = on
    game.put_into_play(card, piece, PLAY, seat)


class PlayCard(Procedure):
    """Playing a character or an attachment (l5r.play.definition)."""

    __slots__ = ("card", "fate", "from_slot", "into_conflict", "parent", "seat")
    card_fields = ("card", "parent")
    seat_fields = ("seat",)
    shown_fields = ("card",)
    nests = True

    def __init__(self, seat: int, card: int, into_conflict: bool = False) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.into_conflict = into_conflict
        self.parent = NO_CARD
        self.fate = 0
        self.from_slot = -1

    @step("l5r.initiate.step-4-pay-costs")
    def pay(self, game: L5R) -> Flow:
        """Pay the fate cost; it returns to the general pool (l5r.step-1-4.play-character-pay)."""
        game.edit_seat(self.seat).fate -= fate_cost(game, self.seat, self.card)
        self.from_slot = slot_of(game, self.card)
        # l5r.limited.hand-and-provinces
        if has_keyword(game, self.card, LIMITED.word):
            game.use(END_OF_ROUND, NO_CARD, ("limited", self.seat))
        return None

    @step("l5r.initiate.step-5-choose-targets")
    def choose_parent(self, game: L5R) -> Flow:
        """An attachment is attached to a character of its player's choice."""
        if game.faces[self.card].type == CHARACTER:
            return None
        cards = parents(game, self.seat, self.card)
        return choose(self.seat, cards, "parent", "l5r.initiate.step-5-choose-targets", "attach-to", self.card)

    @step("l5r.initiate.step-6-attempt")
    def enter(self, game: L5R) -> Flow:
        """The card counts as played and enters play."""
        side = side_of(game, self.seat) if self.into_conflict else AT_HOME
        enter_play(game, self.card, self.seat, side=side, on=self.parent)
        entered = Entered(self.card, self.seat, by=self.seat)
        played = CardPlayed(self.card, self.seat, by=self.seat)
        if self.parent == NO_CARD:
            return happen(game, played, entered)
        return happen(game, played, entered, Attached(self.parent, self.seat, source=self.card, by=self.seat))

    @step("l5r.fate.additional-timing-1-5")
    def ask_for_fate(self, game: L5R) -> Flow:
        """After a character has entered play its player may place fate from their pool on it."""
        fate = game.seats[self.seat].fate
        wanted = self.card in game.pieces and is_character(game, self.card) and fate > 0
        if not wanted or is_forbidden(game, "place-extra-fate", self.card, kind=game.pieces[self.card].entered_from):
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
        return happen(game, FatePlaced(self.card, self.seat, self.fate, by=self.seat))

    @step("l5r.step-1-4.refill-after-fate")
    def refill_province(self, game: L5R) -> Flow:
        """Then the province it came from is refilled."""
        return refill(game, self.seat, self.from_slot) if self.from_slot >= 0 else None


class PutIntoPlay(Procedure):
    """Putting a card into play by an effect: nothing is paid, no fate is placed on it, and it was not played.

    l5r.put-into-play.bypasses-cost-and-fate, l5r.put-into-play.bypasses-play-restrictions,
    l5r.put-into-play.not-played, l5r.limited.put-into-play-ignores. A character is ready and at home unless a `side` is
    said (l5r.put-into-play.characters-ready-home-1-5, l5r.put-into-play.state-1-0); an attachment is put `on` a card.
    Who uses this sees to it that the card may come into play (`refusals_of_uniqueness`).
    """

    __slots__ = ("card", "from_slot", "on", "seat", "side", "source")
    card_fields = ("card", "on", "source")
    seat_fields = ("seat",)

    def __init__(self, seat: int, card: int, *, side: int = AT_HOME, on: int = NO_CARD, source: int = NO_CARD) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.side = side
        self.on = on
        self.source = source
        self.from_slot = -1

    @step("l5r.put-into-play.controllers-area")
    def enter(self, game: L5R) -> Flow:
        """It enters play in its controller's area."""
        self.from_slot = slot_of(game, self.card)
        enter_play(game, self.card, self.seat, side=self.side, on=self.on)
        how = FRAMEWORK if self.source == NO_CARD else CARD_EFFECT
        entered = Entered(self.card, self.seat, source=self.source, by=self.seat, how=how)
        if self.on == NO_CARD:
            return happen(game, entered)
        return happen(game, entered, Attached(self.on, self.seat, source=self.card, by=self.seat, how=how))

    @step("l5r.refill.automatic")
    def refill_province(self, game: L5R) -> Flow:
        """A province it came from is refilled once all have reacted; it is the province of the card's owner."""
        return refill(game, game.owners[self.card], self.from_slot) if self.from_slot >= 0 else None


class DiscardDuplicate(Procedure):
    """Discarding a duplicate to place 1 fate on the copy in play (l5r.duplicate.action-in-1-4)."""

    __slots__ = ("card", "seat", "slot")
    card_fields = ("card",)
    seat_fields = ("seat",)

    def __init__(self, seat: int, card: int) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.slot = -1

    @step("l5r.duplicate.action-in-1-4")
    def discard(self, game: L5R) -> Flow:
        """Discard it and place the fate."""
        self.slot = slot_of(game, self.card)
        original = original_of(game, self.seat, self.card)
        # l5r.fate.placed-from-token-pool
        return happen(game, Discarded(self.card, self.seat), FatePlaced(original, self.seat, 1))

    @step("l5r.duplicate.refill")
    def refill_province(self, game: L5R) -> Flow:
        """Refill the province it came from."""
        return refill(game, self.seat, self.slot) if self.slot >= 0 else None
