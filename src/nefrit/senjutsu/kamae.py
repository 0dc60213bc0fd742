"""Kamae and focus: shifting along the map, switching, the focus point; gaining, losing and paying focus."""

from __future__ import annotations

from nefrit.kernel.decisions import NO_CARD, PASS, Decision, choose
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Flow, Procedure, step
from nefrit.senjutsu.constants import FIXED_FOCUS, FIXED_KAMAE, KAMAE, NEUTRAL
from nefrit.senjutsu.contracts import note_spending
from nefrit.senjutsu.faces import KamaeMap
from nefrit.senjutsu.hiding import set_hidden
from nefrit.senjutsu.limits import focus_limit
from nefrit.senjutsu.lines import asks, does
from nefrit.senjutsu.passives import bears
from nefrit.senjutsu.performing import Perform
from nefrit.senjutsu.reports import AdvantageTaken, FocusChanged, KamaeChanged
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

FOCUS_POINT = "focus"
PAID = "paid"
ANY = "any"

Move = tuple[Value, ...]


NO_PATHS = KamaeMap({})


def map_of(game: Senjutsu, seat: int) -> KamaeMap:
    """The Kamae map of a fighter's character; a companion has none."""
    from nefrit.senjutsu.cards import CHARACTERS

    character = CHARACTERS.get(game.seats[seat].character)
    return NO_PATHS if character is None else character.map


def positions(game: Senjutsu, seat: int) -> tuple[str, ...]:
    """The Kamae positions on a fighter's map (decision.senjutsu.distance)."""
    on_map = map_of(game, seat).paths
    return tuple([position for position in KAMAE if position in on_map])


def gain_focus(game: Senjutsu, seat: int, count: int) -> None:
    """Gain focus; what is more than three is lost (senjutsu.focus.max-three).

    Automated opponents have no focus (senjutsu.solo.focus.none), and some poisons forbid it.
    """
    if game.seats[seat].automated or bears(game, seat, FIXED_FOCUS):
        return
    # A companion has one pool with its partner (decision.senjutsu.companion).
    seat = decider(game, seat)
    fighter = game.edit_seat(seat)
    before = fighter.focus
    fighter.focus = min(max(before, focus_limit(game, seat)), before + count)
    if fighter.focus > before:
        game.tell(FocusChanged(seat, fighter.focus - before, "gained"))


# Focus pays mandatory costs and optional effects (senjutsu.focus.currency).
def lose_focus(game: Senjutsu, seat: int, count: int, how: str = PAID) -> None:
    """Lose focus, or pay it: it returns to the common supply (senjutsu.focus.paid-to-supply).

    A companion has the pool of its partner (decision.senjutsu.companion); payments count for a contract
    (decision.senjutsu.own-contracts).
    """
    seat = decider(game, seat)
    fighter = game.edit_seat(seat)
    before = fighter.focus
    fighter.focus = max(0, before - count)
    if fighter.focus < before:
        game.tell(FocusChanged(seat, before - fighter.focus, how))
        if how == PAID:
            note_spending(game, seat)


def steps_from(map: KamaeMap, position: str, start: str) -> list[tuple[str, int]]:
    """Where one step of a shift that began at `start` leads, and how much focus it gains.

    A step onto the focus point gains 1 focus and leads on to another position than the one where the shift began, or
    back there if there is no other: senjutsu.focus.point.gain, senjutsu.focus.point.move-on,
    senjutsu.focus.point.different-position, senjutsu.focus.point.dead-end, senjutsu.focus.point.dead-end-still-gains,
    senjutsu.focus.point.ring-never-rests.
    """
    found: list[tuple[str, int]] = []
    for near in map.paths.get(position, ()):
        if near != FOCUS_POINT:
            found.append((near, 0))
            continue
        onward = [further for further in map.paths[FOCUS_POINT] if further != start]
        found.extend((further, 1) for further in onward or [start])
    return found


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
            self.leave()
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
    from nefrit.senjutsu.planning import positions_that_hit

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
