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
from nefrit.l5r.occurrences import Attached, CardPlayed, Discarded, Entered, FatePlaced
from nefrit.l5r.participation import may_participate
from nefrit.l5r.provinces import refill, slot_of
from nefrit.l5r.standing import effects_on, is_faceup, is_forbidden, modifiers_on
from nefrit.l5r.state import HAND, IN_PROVINCE, L5R, PLAY, Card
from nefrit.l5r.values import characters, is_character, side_of


def fate_cost(game: L5R, seat: int, card: int) -> int:
    """The fate a player must pay to play a card, with all modifiers (l5r.cost.fate-cost)."""
    return evaluate(game.faces[card].cost or 0, modifiers_on(game, "cost", card))


def refusals(game: L5R, seat: int, card: int, into_conflict: bool = False) -> Iterator[Refusal]:
    """Why a character or attachment cannot be played from where it lies."""
    face = game.faces[card]
    zone, owner = game.place(card)
    if owner != seat or (zone is not HAND and zone not in IN_PROVINCE and not effects_on(game, "playable", card)):
        yield refuse("l5r.play.from-hand-or-provinces", "not-in-hand-or-province")
    if face.type not in (CHARACTER, ATTACHMENT):
        yield refuse("l5r.play.definition", "cannot-be-played-so")
    if zone in IN_PROVINCE and not is_faceup(game, card):
        yield refuse("l5r.facedown-province.no-look-at-dynasty-cards", "facedown")
    price = fate_cost(game, seat, card)
    if price > game.seats[seat].fate:
        yield refuse("l5r.initiate.step-2-determine-cost", "not-enough-fate", cost=price, fate=game.seats[seat].fate)
    if is_forbidden(game, "play", card, by=seat):
        yield refuse("l5r.cannot.absolute", "cannot-be-played")
    # l5r.unique.one-per-player: a duplicate can only be discarded.
    if face.unique and copy_in_play(game, seat, card) != NO_CARD:
        yield refuse("l5r.unique.no-second-copy-1-5", "already-in-play")
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


def copy_in_play(game: L5R, seat: int, card: int) -> int:
    """A copy, by title, of a card that the player controls or owns in play; NO_CARD if there is none."""
    name = game.faces[card].name
    for other in (*game.zone(PLAY, 0), *game.zone(PLAY, 1)):
        if (
            other != card
            and game.faces[other].name == name
            and seat
            in (
                game.pieces[other].controller,
                game.owners[other],
            )
        ):
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
    cards = [*game.zone(HAND, seat), *(card for zone in IN_PROVINCE for card in game.zone(zone, seat))]
    found: list[tuple[Value, ...]] = []
    for card in cards:
        face = game.faces[card]
        if face.type == CHARACTER and face.unique and game.knows(seat, card):
            copy = copy_in_play(game, seat, card)
            visible = game.lies_in(card, HAND) or is_faceup(game, card)
            if visible and copy != NO_CARD and game.pieces[copy].controller == seat and is_character(game, copy):
                found.append(("discard-duplicate", card))
    return found


def enter_play(game: L5R, card: int, seat: int, *, side: int = AT_HOME, on: int = NO_CARD) -> None:
    """Put a card into the play area of a player: ready, at home unless a side is said (l5r.ready.enters-play-ready)."""
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
        return choose_number(self.seat, 0, fate, "fate", "l5r.fate.additional-timing-1-5", "extra-fate", self.card)

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
        copy = copy_in_play(game, self.seat, self.card)
        return happen(game, Discarded(self.card, self.seat), FatePlaced(copy, self.seat, 1))

    @step("l5r.duplicate.refill")
    def refill_province(self, game: L5R) -> Flow:
        """Refill the province it came from."""
        return refill(game, self.seat, self.slot) if self.slot >= 0 else None
