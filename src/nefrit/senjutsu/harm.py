"""Harm: wounds, bleeding, stuns, hobbles, poison, execution. Who suffers it is hidden no longer."""

from __future__ import annotations

from collections.abc import Iterable

from nefrit.kernel.occurrences import Occurrence
from nefrit.kernel.state import NO_SEAT
from nefrit.senjutsu.constants import BLEED, FULL_TURN, HOBBLE, POISON, STUN, WOUND
from nefrit.senjutsu.contracts import note_harm
from nefrit.senjutsu.hidden import set_hidden
from nefrit.senjutsu.passives import is_immune
from nefrit.senjutsu.reports import Relieved
from nefrit.senjutsu.state import HAND, LASTING, Senjutsu
from nefrit.senjutsu.victory import check_victory, fall


class Harmed(Occurrence):
    """A fighter suffers harm of some kind, `count` times; `by` is who did it, or NO_SEAT."""

    __slots__ = ("by", "count", "seat", "what")
    message = "harmed"
    seat_fields = ("seat", "by")

    def __init__(self, seat: int, what: str, count: int, by: int = NO_SEAT) -> None:
        self.seat = seat
        self.what = what
        self.count = count
        self.by = by

    def happen(self, game: Senjutsu) -> None:
        """Take the cards: one for each (senjutsu.wound.take-card, senjutsu.wound.one-card-per-symbol).

        Which poison card is given is told by `poison`. No status card is a wound (senjutsu.status.not-wounds). Who was
        wounded counts for a contract (decision.senjutsu.own-contracts); cards may exchange the wounds of the round
        (senjutsu.golden.card-beats-rules).
        """
        # senjutsu.hidden.lose-on-harm
        set_hidden(game, self.seat, False)
        fighter = game.edit_seat(self.seat)
        fighter.wounded = fighter.wounded or self.what in (WOUND, BLEED)
        if self.what == WOUND:
            fighter.wounds += self.count
            fighter.received += self.count
        elif self.what == BLEED:
            # senjutsu.bleed.instead-of-wound
            fighter.bleeding += self.count
        elif self.what == STUN and fighter.owner != NO_SEAT:
            # decision.senjutsu.companion
            fighter.stuns_to_come += self.count
        elif self.what == STUN:
            # senjutsu.stun.take
            fighter.stuns += self.count
            # senjutsu.solo.stun.no-action; its cards lie beside its deck (senjutsu.solo.stun.place-card)
            fighter.over = fighter.over or bool(fighter.automated)
        elif self.what == HOBBLE:
            # senjutsu.hobble.take, senjutsu.hobble.active-until-removed
            fighter.hobbles = (*fighter.hobbles, *(0 for _ in range(self.count)))
        note_harm(game, self.seat, self.what, self.by)


class Executed(Occurrence):
    """A fighter is hit on an execution hex and defeated at once (senjutsu.execution.defeats)."""

    __slots__ = ("by", "seat")
    message = "executed"
    seat_fields = ("seat", "by")

    def __init__(self, seat: int, by: int) -> None:
        self.seat = seat
        self.by = by

    def happen(self, game: Senjutsu) -> None:
        """It causes no wounds, and nothing that changes wounds matters.

        senjutsu.execution.not-wounds, senjutsu.execution.ignores-wound-modifiers
        """
        fall(game, self.seat)


def harm(game: Senjutsu, seats: int | Iterable[int], what: str, count: int, by: int = NO_SEAT) -> None:
    """Let fighters suffer harm at the same time, and see whether that defeats them.

    A fighter who is named several times suffers it so often; who is immune to status cards takes none.
    """
    for seat in (seats,) if isinstance(seats, int) else seats:
        if what not in (WOUND, BLEED) and is_immune(game, seat):
            continue
        if count and not game.seats[seat].defeated:
            game.occur(Harmed(seat, what, count, by))
    check_victory(game)


def poisons_before(game: Senjutsu, seat: int) -> list[int]:
    """The poison cards that a fighter has: in hand, or remaining in play."""
    cards = (*game.zone(HAND, seat), *game.zone(LASTING, seat))
    return [card for card in cards if game.faces[card].card_class == POISON]


def rotate_hobbles(game: Senjutsu, seat: int) -> None:
    """At the end of the round each Hobble card is rotated, and removed when it is upright again.

    senjutsu.hobble.rotate, senjutsu.hobble.remove
    """
    fighter = game.edit_seat(seat)
    before = len(fighter.hobbles)
    fighter.hobbles = tuple([turns + 1 for turns in fighter.hobbles if turns + 1 < FULL_TURN])
    tell_relieved(game, seat, HOBBLE, before - len(fighter.hobbles))


def tell_relieved(game: Senjutsu, seat: int, what: str, count: int) -> None:
    """Tell of wound or status cards of which a fighter has got rid, if there were any."""
    if count:
        game.tell(Relieved(seat, what, count))
