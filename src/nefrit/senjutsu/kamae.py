"""Lines that shift and switch Kamae, give and take focus, hide a fighter or take the advantage."""

from __future__ import annotations

from nefrit.kernel.decisions import NO_CARD, PASS, Decision, choose
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Flow, Procedure, step
from nefrit.senjutsu.constants import FIXED_KAMAE, KAMAE, NEUTRAL
from nefrit.senjutsu.focus import gain_focus, lose_focus
from nefrit.senjutsu.full_attack import positions_that_hit
from nefrit.senjutsu.hidden import set_hidden
from nefrit.senjutsu.kamae_map import map_of, positions, steps_from
from nefrit.senjutsu.lines import asks, does
from nefrit.senjutsu.passives import bears
from nefrit.senjutsu.perform import Perform
from nefrit.senjutsu.reports import AdvantageTaken, KamaeChanged
from nefrit.senjutsu.state import Senjutsu, decider, is_companion, is_solo
from nefrit.senjutsu.trees.kamae import (
    EnterHidden,
    GainFocus,
    LoseFocus,
    ShiftKamae,
    StealFocus,
    SwitchKamae,
    TakeAdvantage,
)

ANY = "any"
Move = tuple[Value, ...]


class Shifting(Procedure):
    """Shifting a Kamae up to so many steps (senjutsu.kamae.shift.along-paths, senjutsu.kamae.shift.optional)."""

    __slots__ = ("chooser", "chosen", "left", "seat", "start")
    seat_fields = ("seat", "chooser")

    def __init__(self, seat: int, chooser: int, steps: int, start: str) -> None:
        super().__init__()
        self.seat = seat
        self.chooser = chooser
        self.left = steps
        self.start = start
        self.chosen: Value = PASS

    @step("senjutsu.kamae.shift.optional")
    def ask(self, game: Senjutsu) -> Flow:
        """Where to, or stop."""
        moves = self.moves(game)
        if not self.left or not moves:
            self.finish_after_this_step()
            return None
        return choose(self.chooser, [PASS, *moves], "chosen", "senjutsu.kamae.shift.optional", "shift-kamae")

    def moves(self, game: Senjutsu) -> list[Move]:
        """The next steps, as moves with the position and the focus gained."""
        here = game.seats[self.seat].kamae
        return [("shift", NO_CARD, *way) for way in steps_from(map_of(game, self.seat), here, self.start)]

    @step("senjutsu.kamae.shift.along-paths")
    def go(self, game: Senjutsu) -> Flow:
        """Move the ring, and see whether it may go on; only the step onto a focus point counts.

        senjutsu.focus.point.move-on-is-free
        """
        if not isinstance(self.chosen, tuple):
            return None
        game.edit_seat(self.seat).kamae = self.chosen[2]
        game.tell(KamaeChanged(self.seat, self.chosen[2], "shifted"))
        gain_focus(game, self.seat, self.chosen[3])
        self.left -= 1
        self.goto("ask")
        return None


@does(ShiftKamae)
def shift_kamae(line: ShiftKamae, game: Senjutsu, perform: Perform) -> Procedure | None:
    """The player moves the own ring, or that of the target where the card says so."""
    seats = perform.meant(game, line.who)
    for seat in seats[:1]:
        if game.seats[seat].automated or bears(game, seat, FIXED_KAMAE) or is_companion(game, seat):
            return None
        return Shifting(seat, perform.seat, line.steps, game.seats[seat].kamae)
    return None


@asks(SwitchKamae)
def which_kamae(line: SwitchKamae, game: Senjutsu, perform: Perform) -> Decision | None:
    """To which position, where any may be chosen: never Neutral (senjutsu.kamae.switch.neutral-not-a-kamae).

    On an attack card only those with which it can hit, if there are any (decision.senjutsu.full-attack).
    """
    seats = _switchable(game, perform, line)
    if line.to != ANY or not seats:
        return None
    open_to = positions(game, seats[0])
    if seats == (perform.seat,):
        open_to = positions_that_hit(game, perform, open_to)
    return choose(perform.seat, open_to, "answer", "senjutsu.kamae.switch.mandatory", "switch-kamae", perform.source)


def _switchable(game: Senjutsu, perform: Perform, line: SwitchKamae) -> tuple[int, ...]:
    """Those who are meant and have a Kamae that no poison holds fast (senjutsu.poison.specific-effect).

    Automated opponents have none, and nobody makes a companion change its own (decision.senjutsu.companion).
    """
    seats = perform.meant(game, line.who)
    return tuple([seat for seat in seats if _has_kamae(game, seat) and not bears(game, seat, FIXED_KAMAE)])


def _has_kamae(game: Senjutsu, seat: int) -> bool:
    """Whether a fighter has a Kamae that others may change (decision.senjutsu.companion)."""
    return not game.seats[seat].automated and not is_companion(game, seat)


@does(SwitchKamae)
def switch_kamae(line: SwitchKamae, game: Senjutsu, perform: Perform) -> Procedure | None:
    """The ring goes there at once; that is no step and gains no focus. Only this and a shift move it.

    senjutsu.kamae.change-by-effects, senjutsu.focus.switch-not-to-focus-point,
    senjutsu.kamae.switch.direct, senjutsu.kamae.switch.not-a-step, senjutsu.focus.switch-gains-nothing
    """
    for seat in _switchable(game, perform, line):
        to = str(perform.answer) if line.to == ANY else line.to
        assert to in KAMAE or to == NEUTRAL
        if game.seats[seat].kamae != to:
            game.edit_seat(seat).kamae = to
            game.tell(KamaeChanged(seat, to, "switched"))
    return None


@does(GainFocus)
def gain(line: GainFocus, game: Senjutsu, perform: Perform) -> Procedure | None:
    """Gain it."""
    for seat in perform.meant(game, line.who):
        gain_focus(game, seat, line.count)
    return None


@does(LoseFocus)
def lose(line: LoseFocus, game: Senjutsu, perform: Perform) -> Procedure | None:
    """Lose what there is, except what may be kept."""
    for seat in perform.meant(game, line.who):
        if not is_companion(game, seat):
            lose_focus(game, seat, min(line.count, max(0, game.seats[seat].focus - line.keep)), "lost")
    return None


@does(StealFocus)
def steal(line: StealFocus, game: Senjutsu, perform: Perform) -> Procedure | None:
    """Take what there is."""
    for seat in perform.meant(game, "target"):
        count = 0 if is_companion(game, seat) else min(line.count, game.seats[seat].focus)
        lose_focus(game, seat, count, "lost")
        gain_focus(game, perform.seat, count)
    return None


@does(EnterHidden)
def enter_hidden(line: EnterHidden, game: Senjutsu, perform: Perform) -> Procedure | None:
    """Turn the card to its hidden side (senjutsu.hidden.enter); losing it turns the card back.

    senjutsu.hidden.flip-card
    """
    set_hidden(game, perform.seat, True)
    return None


@does(TakeAdvantage)
def take_advantage(line: TakeAdvantage, game: Senjutsu, perform: Perform) -> Procedure | None:
    """The token goes to the top; those that were above it move down (senjutsu.advantage.effect-shifts-others).

    Against automated opponents the starting advantage counts all the time (senjutsu.solo.advantage.player-tie).
    """
    if is_solo(game):
        return None
    table = game.edit_table()
    # A companion has the advantage of its partner (decision.senjutsu.companion).
    first = decider(game, perform.seat)
    own = [seat for seat in table.track if decider(game, seat) == first]
    before = table.track
    table.track = (*own, *(seat for seat in before if seat not in own))
    if table.track != before:
        game.tell(AdvantageTaken(perform.seat))
    return None
