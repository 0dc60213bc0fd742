"""Harm: wounds, bleeding, stuns, hobbles, poison, execution; and hidden fighters that come to light by it."""

from __future__ import annotations

from collections.abc import Iterable

from nefrit.kernel.decisions import Decision, choose, choose_number
from nefrit.kernel.occurrences import Occurrence
from nefrit.kernel.procedures import Procedure
from nefrit.kernel.state import NO_SEAT
from nefrit.senjutsu.constants import BLEED, FULL_TURN, HOBBLE, POISON, STUN, WOUND
from nefrit.senjutsu.contracts import note_harm
from nefrit.senjutsu.hiding import set_hidden
from nefrit.senjutsu.initiative import lowest_initiative
from nefrit.senjutsu.lines import asks, does
from nefrit.senjutsu.passives import is_immune
from nefrit.senjutsu.performing import Perform
from nefrit.senjutsu.reports import Relieved, WoundsReplaced
from nefrit.senjutsu.state import HAND, LASTING, REMOVED, Senjutsu
from nefrit.senjutsu.trees.constants import DIFFERENCE, JUST_DEALT, PER_HEX, RECEIVED
from nefrit.senjutsu.trees.harm import DiscardStatus, Inflict, ReplaceWounds
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


@does(Inflict)
def inflict(line: Inflict, game: Senjutsu, perform: Perform) -> Procedure | None:
    """Harm to whoever is meant."""
    seats = perform.meant(game, line.who)
    if line.what == POISON:
        from nefrit.senjutsu.poison import Poisoning

        return Poisoning(perform.seat, tuple([seat for seat in seats for _ in range(line.count)]))
    if line.count >= 0:
        harm(game, seats, line.what, line.count, perform.seat)
    else:
        often = [seat for seat in seats for _ in range(how_often(line, game, perform, seat))]
        harm(game, often, line.what, 1, perform.seat)
    return None


def how_often(line: Inflict, game: Senjutsu, perform: Perform, seat: int) -> int:
    """How much harm a line does to a fighter: one for each hex moved, or by how much that fighter is slower.

    Who has no initiative counts as having 0 (decision.senjutsu.difference). senjutsu.cards.effects-on-resolution
    """
    if line.count == PER_HEX:
        return perform.moved
    assert line.count == DIFFERENCE
    return max(0, perform.initiative - max(0, lowest_initiative(game, seat)))


@does(ReplaceWounds)
def replace_wounds(line: ReplaceWounds, game: Senjutsu, perform: Perform) -> Procedure | None:
    """Exchange wound cards for bleeding wound cards, or the contrary; the number of wounds stays the same."""
    for seat in perform.meant(game, line.who):
        fighter = game.edit_seat(seat)
        has = fighter.wounds if line.source == WOUND else fighter.bleeding
        dealt = sum(count for victim, count in perform.dealt if victim == seat)
        count = min(has, {JUST_DEALT: dealt, RECEIVED: fighter.received}.get(line.count, line.count))
        if not count:
            continue
        game.tell(Relieved(seat, line.source, count) if line.to == STUN else WoundsReplaced(seat, line.to, count))
        if line.source == WOUND:
            fighter.wounds -= count
        else:
            fighter.bleeding -= count
        if line.to == STUN:
            harm(game, seat, STUN, count)
        elif line.to == BLEED:
            fighter.bleeding += count
        else:
            fighter.wounds += count
    return None


@asks(DiscardStatus)
def how_many_status_cards(line: DiscardStatus, game: Senjutsu, perform: Perform) -> Decision | None:
    """How many, where it is up to the player and there are some; or of which kind, where one of several is given."""
    seats = perform.meant(game, line.who)
    kinds = [what for seat in seats[:1] for what in line.what if _held_of(game, seat, what)]
    if line.count == 1 and len(kinds) > 1:
        rule = "senjutsu.status.definition"
        return choose(seats[0], kinds, "answer", rule, "discard-which-status", perform.source)
    has = sum(_held_of(game, seat, what) for seat in seats[:1] for what in line.what)
    if not line.up_to or not has:
        return None
    rule, most = "senjutsu.status.definition", min(line.count, has)
    return choose_number(seats[0], 0, most, "answer", rule, "discard-status", perform.source)


def _held_of(game: Senjutsu, seat: int, what: str) -> int:
    """How many status cards of a kind a fighter has."""
    fighter = game.seats[seat]
    if what == POISON:
        return len(poisons_before(game, seat))
    return {STUN: fighter.stuns, HOBBLE: len(fighter.hobbles), WOUND: fighter.wounds, BLEED: fighter.bleeding}[what]


def poisons_before(game: Senjutsu, seat: int) -> list[int]:
    """The poison cards that a fighter has: in hand, or remaining in play."""
    cards = (*game.zone(HAND, seat), *game.zone(LASTING, seat))
    return [card for card in cards if game.faces[card].card_class == POISON]


@does(DiscardStatus)
def discard_status(line: DiscardStatus, game: Senjutsu, perform: Perform) -> Procedure | None:
    """Give status cards back, as many as there are (senjutsu.cards.effects-on-resolution)."""
    for seat in perform.meant(game, line.who):
        left = perform.answer if isinstance(perform.answer, int) else line.count
        fighter = game.edit_seat(seat)
        for what in (perform.answer,) if isinstance(perform.answer, str) else line.what:
            if what == STUN:
                given = min(left, fighter.stuns)
                fighter.stuns -= given
            elif what == HOBBLE:
                given = min(left, len(fighter.hobbles))
                fighter.hobbles = fighter.hobbles[given:]
            elif what == WOUND:
                given = min(left, fighter.wounds)
                fighter.wounds -= given
            elif what == BLEED:
                given = min(left, fighter.bleeding)
                fighter.bleeding -= given
            else:
                poisons = poisons_before(game, seat)[:left]
                given = len(poisons)
                for card in poisons:
                    game.move(card, REMOVED, game.owners[card])
            tell_relieved(game, seat, what, given)
            left -= given
    return None


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
