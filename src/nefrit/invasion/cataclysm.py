"""Cataclysm: fulcrums and dominance, and the phase in which fulcrums are channeled (decision.invasion.cataclysm)."""

from __future__ import annotations

from typing import Final

from nefrit.invasion.chain import open_window
from nefrit.invasion.constants import BATTLEFIELD, CHANNELING_PHASE, FULCRUM, UNIT
from nefrit.invasion.occurrences.cataclysm import Channeled, stop_channeling
from nefrit.invasion.occurrences.turn import PhaseBegins
from nefrit.invasion.state import Invasion, in_zone
from nefrit.invasion.values import has_type
from nefrit.kernel.decisions import NO_CARD, PASS, choose
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Flow, Procedure, step

STARTING_DOMINANCE: Final = 3


def fulcrums_of(game: Invasion, seat: int) -> list[int]:
    """The fulcrums that a player controls (invasion.cataclysm.controlled-fulcrum-in-battlefield)."""
    return [card for card in in_zone(game, seat, BATTLEFIELD) if game.faces[card].type == FULCRUM]


def dominance_icons(game: Invasion, seat: int) -> int:
    """The dominance icons on all fulcrums of a player."""
    return sum(game.faces[card].dominance for card in fulcrums_of(game, seat))


class Channeling(Procedure):
    """The channeling phase: the active player may commit units, one for each fulcrum, and all may act.

    A unit channels until its player's next channeling phase (decision.invasion.channeling). `chosen` is what was chosen
    last.
    """

    __slots__ = ("chosen", "seat")
    seat_fields = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.chosen: Value = PASS

    @step("invasion.cataclysm.channeling-phase")
    def begin(self, game: Invasion) -> Flow:
        """Who channeled until now is free again (decision.invasion.channeling)."""
        game.edit_table().phase = CHANNELING_PHASE
        stop_channeling(game, [card for card in game.in_play() if game.pieces[card].controller == self.seat])
        return game.happen(PhaseBegins(self.seat, CHANNELING_PHASE))

    @step("invasion.cataclysm.channeling-phase")
    def choose_fulcrum(self, game: Invasion) -> Flow:
        """One that the player controls and that nobody channels yet, as long as there is a unit for it."""
        channeled = {game.pieces[card].channels for card in in_zone(game, self.seat, BATTLEFIELD)}
        fulcrums = [card for card in fulcrums_of(game, self.seat) if card not in channeled]
        if not fulcrums or not self.units(game):
            return None
        rule = "invasion.cataclysm.channeling-phase"
        return choose(self.seat, (PASS, *fulcrums), "chosen", rule, "channel")

    def units(self, game: Invasion) -> list[int]:
        """The units in the battlefield that channel nothing yet."""
        here = in_zone(game, self.seat, BATTLEFIELD)
        return [card for card in here if has_type(game, card, UNIT) and game.pieces[card].channels == NO_CARD]

    @step("invasion.cataclysm.channeling-phase")
    def choose_unit(self, game: Invasion) -> Flow:
        """The unit that is committed to it."""
        if not isinstance(self.chosen, int):
            self.goto("window")
            return None
        rule, fulcrum = "invasion.cataclysm.channeling-phase", self.chosen
        units = self.units(game)
        return choose(
            self.seat, units, "chosen", rule, "channel-with", fulcrum, values=[(unit, fulcrum) for unit in units]
        )

    @step("invasion.cataclysm.channeling-phase")
    def commit(self, game: Invasion) -> Flow:
        """The fulcrum has its effect."""
        assert isinstance(self.chosen, tuple)
        unit, fulcrum = self.chosen
        self.goto("choose_fulcrum")
        return game.happen(Channeled(self.seat, fulcrum, source=unit, by=self.seat))

    @step("invasion.cataclysm.channeling-phase")
    def window(self, game: Invasion) -> Flow:
        """Players may act."""
        return open_window(game)
