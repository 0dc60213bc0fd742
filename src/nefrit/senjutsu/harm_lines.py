"""Lines that inflict harm, exchange wounds, discard status cards or prevent a defeat."""

from __future__ import annotations

from nefrit.kernel.decisions import Decision, choose, choose_number
from nefrit.kernel.procedures import Procedure
from nefrit.senjutsu.constants import BLEED, HOBBLE, POISON, STUN, WOUND
from nefrit.senjutsu.harm import harm, poisons_before, tell_relieved
from nefrit.senjutsu.initiative import lowest_initiative
from nefrit.senjutsu.lines import asks, does
from nefrit.senjutsu.perform import Perform
from nefrit.senjutsu.poison import Poisoning
from nefrit.senjutsu.reports import Relieved, WoundsReplaced
from nefrit.senjutsu.state import REMOVED, Senjutsu
from nefrit.senjutsu.trees.constants import DIFFERENCE, JUST_DEALT, PER_HEX, RECEIVED
from nefrit.senjutsu.trees.harm import DiscardStatus, Inflict, PreventDefeat, ReplaceWounds


@does(Inflict)
def inflict(line: Inflict, game: Senjutsu, perform: Perform) -> Procedure | None:
    """Harm to whoever is meant."""
    seats = perform.meant(game, line.who)
    if line.what == POISON:
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


@does(PreventDefeat)
def prevent_defeat(line: PreventDefeat, game: Senjutsu, perform: Perform) -> Procedure | None:
    """It is not defeated."""
    game.edit_seat(perform.seat).falling = False
    return None
