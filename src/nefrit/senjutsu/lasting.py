"""Cards that remain in play, the rules they bring with them, and what cancels cards in play."""

from __future__ import annotations

from typing import cast

from nefrit.kernel.decisions import NO_CARD, Decision, choose
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Flow, Procedure, step
from nefrit.senjutsu.constants import (
    EVERYTHING,
    FACEUP_DISCARDS,
    FIXED_WOUND_LIMIT,
    FULL_TURN,
    LOWER_WOUND_LIMIT,
    OPEN_HAND,
    POISON,
    SOLO,
)
from nefrit.senjutsu.faces import SenjutsuFace
from nefrit.senjutsu.hands import show_open_hand
from nefrit.senjutsu.lines import asks, does
from nefrit.senjutsu.passives import passives
from nefrit.senjutsu.perform import Perform
from nefrit.senjutsu.reports import Cancelled
from nefrit.senjutsu.state import DISCARD, LASTING, REMOVED, Senjutsu, Staying, by_advantage
from nefrit.senjutsu.trees.lasting import (
    AtEndOfRound,
    AttachToTarget,
    CancelActive,
    ChooseType,
    GrowsWithSuccess,
    NameCards,
    Passive,
    RemainInPlay,
    WhenReduced,
)
from nefrit.senjutsu.victory import check_victory


@does(RemainInPlay)
def remain_in_play(line: RemainInPlay, game: Senjutsu, perform: Perform) -> Procedure | None:
    """It stays on the table until something removes it."""
    game.put_into_play(perform.source, Staying(perform.seat), LASTING, perform.seat)
    return None


@does(Passive)
def note_passive(line: Passive, game: Senjutsu, perform: Perform) -> Procedure | None:
    """The rule holds while the card lies there; discard piles and hands are turned faceup at once.

    So is seen whether somebody is defeated because the limit has fallen.
    """
    if line.rule == FACEUP_DISCARDS:
        for seat in range(game.seat_count):
            for card in game.zone(DISCARD, seat):
                game.reveal(card)
    if line.rule == OPEN_HAND:
        show_open_hand(game, perform.seat)
    if line.rule in (LOWER_WOUND_LIMIT, FIXED_WOUND_LIMIT):
        check_victory(game)
    return None


@does(AttachToTarget)
def attach(line: AttachToTarget, game: Senjutsu, perform: Perform) -> Procedure | None:
    """It stays on the table before the target."""
    for seat in perform.meant(game, "target")[:1]:
        game.put_into_play(perform.source, Staying(perform.seat), LASTING, seat)
    return None


@does(GrowsWithSuccess)
def note_growth(line: GrowsWithSuccess, game: Senjutsu, perform: Perform) -> Procedure | None:
    """Nothing is done before a success."""
    return None


@does(WhenReduced)
def note_trigger(line: WhenReduced, game: Senjutsu, perform: Perform) -> Procedure | None:
    """Nothing is done now."""
    return None


@does(AtEndOfRound)
def note_end(line: AtEndOfRound, game: Senjutsu, perform: Perform) -> Procedure | None:
    """Nothing is done before the end of the round."""
    return None


@asks(ChooseType)
def ask_type(line: ChooseType, game: Senjutsu, perform: Perform) -> Decision | None:
    """Which card type."""
    rule = "senjutsu.golden.card-beats-rules"
    return choose(perform.seat, line.options, "answer", rule, "choose-type", perform.source)


@does(ChooseType)
def choose_type(line: ChooseType, game: Senjutsu, perform: Perform) -> Procedure | None:
    """Cards of this type cannot be played this round."""
    table = game.edit_table()
    table.banned = (*table.banned, str(perform.answer))
    return None


class Naming(Procedure):
    """Each player names a card, from the top of the advantage track; nobody can play it this round."""

    __slots__ = ("card", "chosen", "seats")
    card_fields = ("card",)
    seat_fields = ("seats",)

    def __init__(self, card: int, seats: tuple[int, ...]) -> None:
        super().__init__()
        self.card = card
        self.seats = seats
        self.chosen: Value = None

    @step("senjutsu.golden.card-beats-rules")
    def ask(self, game: Senjutsu) -> Flow:
        """Which card: any that is in the game, by its name."""
        if not self.seats:
            return None
        every = [cast("SenjutsuFace", face) for face in game.definition.library.faces.values()]
        names = sorted({face.name for face in every if not face.is_core and face.card_class not in (POISON, SOLO)})
        rule = "senjutsu.golden.card-beats-rules"
        return choose(self.seats[0], names, "chosen", rule, "name-card", self.card)

    @step("senjutsu.golden.card-beats-rules")
    def note(self, game: Senjutsu) -> Flow:
        """Ban it, and ask the next player."""
        if not self.seats:
            return None
        table = game.edit_table()
        table.banned = (*table.banned, str(self.chosen))
        self.seats = self.seats[1:]
        self.goto("ask")
        return None


@does(NameCards)
def name_cards(line: NameCards, game: Senjutsu, perform: Perform) -> Procedure | None:
    """One after the other."""
    in_order = by_advantage(game, highest_first=True)
    return Naming(perform.source, tuple([seat for seat in in_order if not game.seats[seat].automated]))


def reduced_wounds(game: Senjutsu, seat: int, wounds: int, bleeding: int) -> tuple[int, int, int]:
    """The wounds and bleeding wounds of an attack as a card of the victim reduces them; and that card, or NO_CARD."""
    for owner, card, line in passives(game, "reduce_attack_wounds"):
        total = wounds + bleeding
        if owner == seat and total > line.least:
            cut = total - max(line.least, total - line.amount)
            taken = min(cut, wounds)
            return wounds - taken, bleeding - (cut - taken), card
    return wounds, bleeding, NO_CARD


def after_reducing(game: Senjutsu, card: int) -> Procedure | None:
    """What a card says for each time it has reduced the wounds of an attack."""
    lines = [line for section in game.faces[card].sections for line in section.lines]
    for line in lines:
        if isinstance(line, WhenReduced):
            return Perform(game.pieces[card].controller, card, line.lines, game.table.initiative)
    return None


@does(CancelActive)
def cancel_active(line: CancelActive, game: Senjutsu, perform: Perform) -> Procedure | None:
    """What the cards in play of the fighters meant would still do this round is cancelled.

    senjutsu.cards.effects-on-resolution, decision.senjutsu.terror
    """
    for seat in perform.meant(game, line.who):
        fighter = game.edit_seat(seat)
        game.tell(Cancelled(seat, line.what))
        if line.what == EVERYTHING:
            fighter.over = True
        else:
            fighter.cancelled = (*fighter.cancelled, line.what)
    return None


def ends_at_round(game: Senjutsu, card: int) -> AtEndOfRound:
    """How a card that remains in play may go at the end of a round."""
    lines = [line for section in game.faces[card].sections for line in section.lines]
    return next((line for line in lines if isinstance(line, AtEndOfRound)), AtEndOfRound())


def rotate_lasting(game: Senjutsu) -> None:
    """Cards that are rotated each round go when they are upright again."""
    for seat in range(game.seat_count):
        for card in game.zone(LASTING, seat):
            turns = ends_at_round(game, card).turns
            if turns:
                piece = game.edit_piece(card)
                piece.turns += turns
                if piece.turns >= FULL_TURN:
                    end_lasting(game, card)


def end_lasting(game: Senjutsu, card: int) -> None:
    """A card that remained in play is discarded; a poison is gone for good.

    senjutsu.cards.effects-on-resolution, senjutsu.poison-ext.discard
    """
    if game.faces[card].card_class == POISON:
        game.move(card, REMOVED, game.owners[card])
    else:
        game.move(card, DISCARD, game.owners[card], top=True)
