"""The turn as the detailed turn sequence prints it: steps 0 to 5 (invasion.turn.phases)."""

from __future__ import annotations

from functools import cache
from typing import Final

from nefrit.invasion.awaited import is_unawaited
from nefrit.invasion.cataclysm import Channeling, dominance_icons
from nefrit.invasion.chain import open_window
from nefrit.invasion.combat import Attack
from nefrit.invasion.constants import (
    BATTLEFIELD_PHASE,
    BEGINNING,
    CAPITAL_PHASE,
    CHANNELING_PHASE,
    END,
    END_OF_BATTLEFIELD_PHASE,
    END_OF_PHASE,
    END_OF_TURN,
    KINGDOM_PHASE,
    QUEST_PHASE,
    QUEST_ZONE,
    SKIP,
    UNIT,
)
from nefrit.invasion.occurrences.cataclysm import DominanceGained
from nefrit.invasion.occurrences.corruption import Restored
from nefrit.invasion.occurrences.drawing import Drawn
from nefrit.invasion.occurrences.kinds import PHASE_ENDS
from nefrit.invasion.occurrences.resources import ResourcesGained
from nefrit.invasion.occurrences.turn import PhaseBegins, PhaseEnds, TurnBegins, TurnEnds
from nefrit.invasion.settle import is_settled
from nefrit.invasion.standing import all_in_force, expire, in_force
from nefrit.invasion.state import Invasion, is_cataclysm, opponents
from nefrit.invasion.triggering import (
    happen_with_delayed,
    moment_comes,
    settle_quietly,
)
from nefrit.invasion.values import collects, of_type, zone_power
from nefrit.invasion.victory import check_dominance
from nefrit.kernel.decisions import PASS, choose
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Flow, Procedure, step

MOST_TURNS: Final = 500
_SKIPS: Final = {phase: SKIP + phase for phase in (KINGDOM_PHASE, QUEST_PHASE, CAPITAL_PHASE, BATTLEFIELD_PHASE)}
"""What standing effects are called by which a player skips a phase."""


def is_skipped(game: Invasion, phase: str) -> bool:
    """Whether the active player skips a phase (invasion.term.skip, invasion.term.skip-repeatable).

    The first player skips two of them in the first turn (invasion.setup.first-turn-skip).

    invasion.term.skip-beastman-incursion
    """
    if game.table.turn == 1 and phase in (QUEST_PHASE, BATTLEFIELD_PHASE):
        return True
    skips = (game.memo.standing or all_in_force(game)).get(_SKIPS[phase])
    return skips is not None and any(one.context.seat == game.table.active for one in skips)


class Turns(Procedure):
    """Turns, one after the other, until somebody wins. `chosen` is the unit that is restored."""

    __slots__ = ("chosen",)

    def __init__(self) -> None:
        super().__init__()
        self.chosen: Value = PASS

    # ---- 0 Beginning of the turn

    @step("invasion.turn.0-beginning")
    def begin(self, game: Invasion) -> Flow:
        """D1: what happens at the beginning of the turn, before the kingdom phase; the first turn is turn 1.

        invasion.setup.first-turn-skip,
        invasion.timing.d1-begin-effects, invasion.faq.beginning-before-kingdom
        """
        board = game.edit_table()
        board.phase = BEGINNING
        board.turn += 1
        return moment_comes(game, TurnBegins(board.active))

    @step("invasion.turn.0-window")
    def first_window(self, game: Invasion) -> Flow:
        """D2: players may act, as in any window.

        invasion.timing.d2-begin-window, invasion.faq.beginning-window-ordinary
        """
        return open_window(game)

    # ---- 1 Kingdom phase

    @step("invasion.turn.1-return-resources")
    def return_resources(self, game: Invasion) -> Flow:
        """Unspent resources go back (invasion.cost.resources-persist), unless the phase is skipped.

        invasion.turn.phases, invasion.term.skip
        """
        if is_skipped(game, KINGDOM_PHASE):
            self.goto("draw")
            return None
        game.edit_table().phase = KINGDOM_PHASE
        if not in_force(game, "keeps resources"):
            game.edit_seat(game.table.active).resources = 0
        return None

    @step("invasion.turn.1-restore-one")
    def choose_restored(self, game: Invasion) -> Flow:
        """The player may restore one corrupted unit (invasion.corruption.restore)."""
        active = game.table.active
        pieces = game.pieces
        units = of_type(game, UNIT)
        able = [card for card in units if pieces[card].corrupted and pieces[card].controller == active]
        if not able:
            return None
        return choose(active, (PASS, *able), "chosen", "invasion.turn.1-restore-one", "restore")

    @step("invasion.turn.1-restore-one")
    def restore(self, game: Invasion) -> Flow:
        """It is turned upright."""
        card, self.chosen = self.chosen, PASS
        return game.happen(Restored(game.table.active, card)) if isinstance(card, int) else None

    @step("invasion.turn.1-collect")
    def collect(self, game: Invasion) -> Flow:
        """As many resources as there is power in the kingdom (invasion.turn.1-no-window-before-collect)."""
        active = game.table.active
        return game.happen(ResourcesGained(active, amount=collects(game, active)))

    @step("invasion.turn.1-beginning-effects")
    def kingdom_begins(self, game: Invasion) -> Flow:
        """The beginning of the phase comes after that."""
        return begin_phase(game, KINGDOM_PHASE)

    @step("invasion.turn.1-window")
    def kingdom_window(self, game: Invasion) -> Flow:
        """Players may act: one window for the beginning and the end of the phase (decision.invasion.windows)."""
        return open_window(game)

    @step("invasion.timing.e2-end-effects")
    def kingdom_ends(self, game: Invasion) -> Flow:
        """The end of the phase."""
        return end_phase(game, KINGDOM_PHASE)

    # ---- 2 Quest phase

    @step("invasion.turn.2-draw")
    def draw(self, game: Invasion) -> Flow:
        """As many cards as there is power in the quest zone, unless the phase is skipped.

        invasion.turn.phases, invasion.term.skip
        """
        if is_skipped(game, QUEST_PHASE):
            self.goto("capital_begins")
            return None
        game.edit_table().phase = QUEST_PHASE
        active = game.table.active
        amount = zone_power(game, active, QUEST_ZONE)
        return game.happen(Drawn(active, amount=amount)) if amount else None

    @step("invasion.turn.2-beginning-effects")
    def quest_begins(self, game: Invasion) -> Flow:
        """The beginning of the phase comes after that."""
        return begin_phase(game, QUEST_PHASE)

    @step("invasion.turn.2-window")
    def quest_window(self, game: Invasion) -> Flow:
        """Players may act."""
        return open_window(game)

    @step("invasion.timing.e2-end-effects")
    def quest_ends(self, game: Invasion) -> Flow:
        """The end of the phase."""
        return end_phase(game, QUEST_PHASE)

    # ---- 3 Capital phase

    @step("invasion.turn.3-beginning-effects")
    def capital_begins(self, game: Invasion) -> Flow:
        """The beginning of the phase, unless it is skipped (invasion.turn.phases, invasion.term.skip)."""
        if is_skipped(game, CAPITAL_PHASE):
            self.goto("channel")
            return None
        game.edit_table().phase = CAPITAL_PHASE
        return begin_phase(game, CAPITAL_PHASE)

    @step("invasion.turn.3-play-cards")
    def capital_window(self, game: Invasion) -> Flow:
        """One long window, in which the active player plays cards (invasion.turn.3-ends-on-passes)."""
        return open_window(game)

    @step("invasion.timing.e2-end-effects")
    def capital_ends(self, game: Invasion) -> Flow:
        """The end of the phase."""
        return end_phase(game, CAPITAL_PHASE)

    # ---- The channeling phase of the Cataclysm format

    @step("invasion.cataclysm.channeling-phase")
    def channel(self, game: Invasion) -> Flow:
        """Between the capital phase and the battlefield phase."""
        return Channeling(game.table.active) if is_cataclysm(game) else None

    @step("invasion.timing.e2-end-effects")
    def channeling_ends(self, game: Invasion) -> Flow:
        """The end of the phase."""
        return end_phase(game, CHANNELING_PHASE) if is_cataclysm(game) else None

    # ---- 4 Battlefield phase

    @step("invasion.turn.4-beginning-effects")
    def battlefield_begins(self, game: Invasion) -> Flow:
        """The beginning of the phase, unless it is skipped (invasion.turn.phases, invasion.term.skip)."""
        if is_skipped(game, BATTLEFIELD_PHASE):
            self.goto("last_window")
            return None
        game.edit_table().phase = BATTLEFIELD_PHASE
        return begin_phase(game, BATTLEFIELD_PHASE)

    @step("invasion.turn.4-beginning-effects")
    def battlefield_window(self, game: Invasion) -> Flow:
        """Players may act before a target is declared."""
        return open_window(game)

    @step("invasion.combat.one-attack")
    def attack(self, game: Invasion) -> Flow:
        """The active player may make one attack, unless the rest of the phase is skipped."""
        return None if is_skipped(game, BATTLEFIELD_PHASE) else Attack(game.table.active)

    @step("invasion.cataclysm.attacks-per-phase")
    def attack_fulcrum(self, game: Invasion) -> Flow:
        """In Cataclysm the player may make another attack, against a fulcrum, with the same units or with others.

        Not where the rest of the phase is skipped (invasion.term.skip).

        invasion.faq.cataclysm-two-attacks, invasion.faq.fulcrum-attack-only-cataclysm-attacks,
        decision.invasion.fulcrum-attack
        """
        if not is_cataclysm(game) or is_skipped(game, BATTLEFIELD_PHASE):
            return None
        return Attack(game.table.active, fulcrum=True)

    @step("invasion.timing.e2-end-effects")
    def battlefield_ends(self, game: Invasion) -> Flow:
        """The end of the phase."""
        return end_phase(game, BATTLEFIELD_PHASE)

    # ---- 5 End of the turn

    @step("invasion.timing.e1-end-window")
    def last_window(self, game: Invasion) -> Flow:
        """E1: players may act (invasion.turn.phases)."""
        game.edit_table().phase = END
        return open_window(game)

    @step("invasion.timing.e2-end-effects")
    def end(self, game: Invasion) -> Flow:
        """E2: what happens at the end of the turn, and what was delayed until then."""
        return happen_with_delayed(game, TurnEnds(game.table.active), END_OF_TURN)

    @step("invasion.cataclysm.dominance-income")
    def dominance(self, game: Invasion) -> Flow:
        """In Cataclysm the player gains dominance for the fulcrums."""
        if not is_cataclysm(game):
            return None
        active = game.table.active
        income = dominance_icons(game, active)
        return game.happen(DominanceGained(active, amount=income)) if income else None

    @step("invasion.timing.e3-expire")
    def expire(self, game: Invasion) -> Flow:
        """E3: what lasts until the end of the turn is over, and nothing more can be triggered in this turn."""
        expire(game, END_OF_TURN)
        expire(game, END_OF_BATTLEFIELD_PHASE)
        game.reset_limits(END_OF_TURN)
        return settle_quietly(game)

    @step("invasion.turn.5-next-player")
    def next_player(self, game: Invasion) -> Flow:
        """The next player's turn begins, unless dominance has decided the game.

        What has happened in this turn triggers nothing any more (invasion.timing.b1-same-turn).

        invasion.core.alternating-turns, invasion.cataclysm.victory-by-dominance
        """
        if is_cataclysm(game):
            check_dominance(game)
            if game.is_over:
                return None
        if game.table.turn >= MOST_TURNS:
            # decision.all.endless
            game.finish((), "decision.all.endless", "stopped", stopped=True)
            return None
        following = opponents(game, game.table.active)
        board = game.edit_table()
        board.active = following[0]
        board.events = ()
        self.goto("begin")
        return None


@cache
def _beginning(seat: int, phase: str) -> PhaseBegins:
    """That a phase begins; made once, because there is one in every phase and mostly nobody hears of it."""
    return PhaseBegins(seat, phase)


@cache
def _end(seat: int, phase: str) -> PhaseEnds:
    """That a phase ends, made once as well."""
    return PhaseEnds(seat, phase)


def begin_phase(game: Invasion, phase: str) -> Procedure | None:
    """The beginning of a phase, which comes before its window; nothing is left of it where nobody can notice it."""
    return moment_comes(game, _beginning(game.table.active, phase))


def end_phase(game: Invasion, phase: str) -> EndPhase | None:
    """The end of a phase; None where nothing waits for it, so that it is over already."""
    if game.delayed or not is_unawaited(game, PHASE_ENDS):
        return EndPhase(phase)
    game.watcher.add(game, _end(game.table.active, phase))
    if game.lasting or game.used:
        expire_phase(game, phase)
    if is_settled(game):
        return None
    return EndPhase(phase).starting_at("expire")


def expire_phase(game: Invasion, phase: str) -> None:
    """What lasts until the end of the phase is over (invasion.timing.e3-expire)."""
    expire(game, END_OF_PHASE)
    game.reset_limits(END_OF_PHASE)
    if phase == BATTLEFIELD_PHASE:
        # invasion.faq.master-rune-one-phase
        expire(game, END_OF_BATTLEFIELD_PHASE)


class EndPhase(Procedure):
    """The end of a phase: chart E without its window, which is the one of the phase (decision.invasion.windows)."""

    __slots__ = ("phase",)

    def __init__(self, phase: str) -> None:
        super().__init__()
        self.phase = phase

    @step("invasion.timing.e2-end-effects")
    def effects(self, game: Invasion) -> Flow:
        """E2: what happens at the end of the phase, and what was delayed until then."""
        return happen_with_delayed(game, PhaseEnds(game.table.active, self.phase), END_OF_PHASE)

    @step("invasion.timing.e3-expire")
    def expire(self, game: Invasion) -> Flow:
        """E3: what lasts until the end of the phase is over; what follows from that triggers nothing any more."""
        expire_phase(game, self.phase)
        return settle_quietly(game)
