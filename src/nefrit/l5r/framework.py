"""The round as the timing chart prints it: five phases, step by step."""

from __future__ import annotations

from typing import Final

from nefrit.kernel.decisions import NO_CARD, choose, choose_some
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Flow, Procedure, step
from nefrit.kernel.values import evaluate
from nefrit.l5r.bidding import Bid, bid_of
from nefrit.l5r.conflict import Declare
from nefrit.l5r.constants import (
    END_OF_PHASE,
    END_OF_ROUND,
    NOBODY,
    PHASES,
    STRONGHOLD_SLOT,
)
from nefrit.l5r.drawing import DrawEach
from nefrit.l5r.favor import ClaimFavor
from nefrit.l5r.leaving import leaving
from nefrit.l5r.occurrences.bowing import Readied
from nefrit.l5r.occurrences.fate import FateGained, FateRemoved
from nefrit.l5r.occurrences.phases import PhaseBegins, PhaseEnds, TokenPasses
from nefrit.l5r.occurrences.rings import RingReturned
from nefrit.l5r.provinces import discard_together, faceup_in, turn_faceup, unbroken
from nefrit.l5r.standing import SECOND_FATE_PHASE, is_faceup, is_forbidden, modifiers_on
from nefrit.l5r.state import IN_PROVINCE, L5R, STRONGHOLDS, player_order
from nefrit.l5r.values import characters, glory_total, is_edition_1_0, opponent_of
from nefrit.l5r.windows import ActionWindow, DynastyWindow

MOST_ROUNDS: Final = 500


class Rounds(Procedure):
    """Round after round, until somebody wins (l5r.round.phase-order).

    Its numbered steps are mandatory: nobody can decline one (l5r.framework.step-definition,
    l5r.structure.framework-mandatory). Some lead back to an earlier one (l5r.structure.looping-steps).
    """

    @step("l5r.round.phase-order")
    def begin_round(self, game: L5R) -> Flow:
        """The next round begins; a game that does not end is stopped (decision.all.endless)."""
        if game.table.round >= MOST_ROUNDS:
            game.finish([], "decision.all.endless", "stopped", stopped=True)
        table = game.edit_table()
        table.round += 1
        table.fought = ()
        return None

    @step("l5r.round.dynasty-steps")
    def dynasty(self, game: L5R) -> Flow:
        """The dynasty phase."""
        return DynastyPhase()

    @step("l5r.round.draw-steps")
    def draw(self, game: L5R) -> Flow:
        """The draw phase."""
        return DrawPhase()

    @step("l5r.round.conflict-steps")
    def conflict(self, game: L5R) -> Flow:
        """The conflict phase."""
        return ConflictPhase()

    @step("l5r.round.fate-steps")
    def fate(self, game: L5R) -> Flow:
        """The fate phase."""
        return FatePhase()

    @step("l5r.jade.card-over-rules")
    def fate_again(self, game: L5R) -> Flow:
        """A card may let a second fate phase follow; each such effect is for one."""
        again = [lasting for lasting in game.lasting if lasting.effect == SECOND_FATE_PHASE]
        if again:
            game.end_lasting(again[0])
            self.goto("fate_again")
            return FatePhase()
        return None

    @step("l5r.round.regroup-steps")
    def regroup(self, game: L5R) -> Flow:
        """The regroup phase, and the next round (l5r.step-5-6.next-round)."""
        self.goto("begin_round")
        return RegroupPhase()


def begin_phase(game: L5R, phase: str) -> Procedure | None:
    """A phase begins: a moment that cards may refer to (l5r.step-1-1.phase-start-timing-point).

    What the framework does can be interrupted and reacted to like anything else (l5r.framework.interrupt-timing,
    l5r.framework.reaction-timing). Nobody is the active player yet (l5r.active-player.may-act).
    """
    table = game.edit_table()
    table.phase = phase
    table.phase_number += 1
    table.active = NOBODY
    return game.happen(PhaseBegins(amount=PHASES.index(phase)))


class EndPhase(Procedure):
    """A phase ends. What happens at its end still counts against the limits of the phase."""

    @step("l5r.step-1-5.phase-end-timing-point")
    def end(self, game: L5R) -> Flow:
        """What lasts until the end of the phase is over before anything that happens at its end.

        l5r.lasting.expires-before-end-abilities, l5r.effect.expiry-is-not-a-change
        """
        game.expire(END_OF_PHASE)
        return game.happen(PhaseEnds(amount=PHASES.index(game.table.phase)))

    @step("l5r.limit.definition")
    def renew(self, game: L5R) -> Flow:
        """Limits per phase begin anew."""
        game.reset_limits(END_OF_PHASE)
        return None


class DynastyPhase(Procedure):
    """The dynasty phase, steps 1.1 to 1.5 (l5r.round.dynasty-steps). `turn` counts who has collected fate."""

    __slots__ = ("turn",)

    def __init__(self) -> None:
        super().__init__()
        self.turn = 0

    @step("l5r.step-1-1.begins-phase-and-round")
    def begin(self, game: L5R) -> Flow:
        """1.1 The phase and the round begin."""
        for seat in (0, 1):
            game.edit_seat(seat).passed_dynasty = False
        return begin_phase(game, "dynasty")

    @step("l5r.step-1-2.reveal-order")
    def reveal(self, game: L5R) -> Flow:
        """1.2 Facedown dynasty cards are turned faceup in player order.

        One at a time, from left to right (l5r.step-1-2.one-at-a-time-left-to-right).
        """
        for seat in player_order(game):
            # Holdings in play are faceup already.
            for zone in IN_PROVINCE:
                for card in game.zones[zone.number * 2 + seat]:
                    if not is_faceup(game, card):
                        self.goto("reveal")
                        return turn_faceup(game, card, seat)
        return None

    @step("l5r.step-1-3.collect-fate")
    def collect_fate(self, game: L5R) -> Flow:
        """1.3 Each player takes the fate of their stronghold.

        In player order (l5r.step-1-3.player-order-1-5); edition 1.0 names no order, so both do at the same time.
        """
        seats = player_order(game) if is_edition_1_0(game) else player_order(game)[self.turn :][:1]
        self.turn += len(seats)
        if self.turn < game.seat_count:
            self.goto("collect_fate")
        gained = [
            FateGained(seat=seat, amount=collected_fate(game, card))
            for seat in seats
            for card in game.zone(STRONGHOLDS, seat)
        ]
        return game.happen(*gained) if gained else None

    @step("l5r.step-1-4.special-window")
    def act(self, game: L5R) -> Flow:
        """1.4 The special action window; the first player is active first (l5r.first-player.first-active-player).

        A character from a province, an action (l5r.step-1-4.option-action), such as an event from hand
        (l5r.faq.dynasty-phase-events-from-hand), a duplicate, or a pass, which is final
        (l5r.step-1-4.pass-forfeits): the other player goes on (l5r.step-1-4.other-player-continues) until both have
        passed (l5r.step-1-4.ends). To react is still allowed (l5r.step-1-4.passed-player-can-still-react).
        """
        return DynastyWindow(game.table.first)

    @step("l5r.step-1-5.ends-phase")
    def end(self, game: L5R) -> Flow:
        """1.5 The phase ends."""
        return EndPhase()


def active_player(game: L5R) -> int:
    """The active player: who has the opportunity to act in step 1.4, or whose conflict opportunity it is; or NOBODY.

    l5r.active-player.may-act, l5r.active-player.dynasty, l5r.active-player.dynasty-alternates,
    l5r.active-player.conflict
    """
    window = game.innermost_or_none(DynastyWindow)
    if window is None:
        return game.table.active
    left = [seat for seat in window.turns if seat not in window.passed]
    if len(left) < game.seat_count:
        # l5r.active-player.dynasty-remaining-player
        return left[0] if left else NOBODY
    seat = window.turns[window.turn]
    # While something is being done the turn is the next player's already.
    return seat if game.stack[-1] is window else opponent_of(seat)


def collected_fate(game: L5R, stronghold: int) -> int:
    """The fate that a stronghold gives each round, with all modifiers (l5r.step-1-3.collect-fate)."""
    return evaluate(game.faces[stronghold].fate, modifiers_on(game, "collected-fate", stronghold))


class DrawPhase(Procedure):
    """The draw phase, steps 2.1 to 2.6."""

    @step("l5r.step-2-1.begins-phase")
    def begin(self, game: L5R) -> Flow:
        """2.1 The phase begins."""
        return begin_phase(game, "draw")

    @step("l5r.step-2-2.secret-bid")
    def bid(self, game: L5R) -> Flow:
        """2.2 to 2.4 Bid, reveal, transfer honor."""
        return Bid()

    @step("l5r.step-2-5.draw-bid")
    def draw(self, game: L5R) -> Flow:
        """2.5 The players draw at the same time, each as many cards as they bid."""
        return DrawEach(tuple((seat, bid_of(game, seat)) for seat in player_order(game)))

    @step("l5r.round.draw-steps")
    def act(self, game: L5R) -> Flow:
        """Action window, the first player first (l5r.first-player.first-in-action-windows).

        Who acts first is the first player wherever nothing else is said (l5r.first-player.default-tiebreak).
        """
        return ActionWindow(game.table.first)

    @step("l5r.step-2-6.ends-phase")
    def end(self, game: L5R) -> Flow:
        """2.6 The phase ends."""
        return EndPhase()


class ConflictPhase(Procedure):
    """The conflict phase, steps 3.1 to 3.5."""

    __slots__ = ("turn",)
    seat_fields = ("turn",)

    def __init__(self) -> None:
        super().__init__()
        self.turn = NOBODY

    @step("l5r.step-3-1.begins-phase")
    def begin(self, game: L5R) -> Flow:
        """3.1 The phase begins; each player has two opportunities (l5r.step-3-2.two-opportunities)."""
        for seat in (0, 1):
            player = game.edit_seat(seat)
            player.conflicts = 2
            player.declared = ()
            player.lost_conflict = False
        return begin_phase(game, "conflict")

    @step("l5r.round.conflict-steps")
    def act(self, game: L5R) -> Flow:
        """Action window."""
        return ActionWindow(game.table.first)

    @step("l5r.step-3-2.alternate")
    def declare(self, game: L5R) -> Flow:
        """3.2 The next player who has an opportunity left declares a conflict or passes.

        3.3 Then the action window comes again. Without opportunities the phase goes on
        (l5r.step-3-2.no-opportunities-left). Whose opportunity it is is the active player (l5r.active-player.conflict).
        """
        seats = [seat for seat in player_order(game) if game.seats[seat].conflicts]
        if not seats:
            return None
        self.turn = seats[0] if self.turn == NOBODY or opponent_of(self.turn) not in seats else opponent_of(self.turn)
        game.edit_table().active = self.turn
        self.goto("act")
        return Declare(self.turn)

    @step("l5r.step-3-4.contest-begins")
    def contest_favor(self, game: L5R) -> Flow:
        """3.4 The winner of the glory count claims the Imperial Favor; a tie leaves it as it is.

        l5r.glory-count.winner, l5r.step-3-4-2.claim, l5r.step-3-4-2.tie, l5r.step-3-4-2.contest-ends
        """
        winner = glory_winner(game)
        return None if winner == NOBODY else ClaimFavor(winner)

    @step("l5r.step-3-5.ends-phase")
    def end(self, game: L5R) -> Flow:
        """3.5 The phase ends."""
        return EndPhase()


def glory_winner(game: L5R) -> int:
    """Who wins a glory count now; NOBODY if the totals are equal.

    It changes nothing: who calls for it says what comes of it (l5r.glory-count.by-card-ability-1-5), so one that a card
    calls for leaves the Imperial Favor alone (l5r.glory-count.by-card-ability-no-favor-1-5).
    """
    totals = [glory_total(game, seat) for seat in (0, 1)]
    return NOBODY if totals[0] == totals[1] else totals.index(max(totals))


class FatePhase(Procedure):
    """The fate phase, steps 4.1 to 4.5."""

    __slots__ = ("chosen", "done", "kept")
    card_fields = ("chosen", "kept")

    def __init__(self) -> None:
        super().__init__()
        self.chosen: Value = NO_CARD
        self.done: tuple[int, ...] = ()
        self.kept: tuple[int, ...] = ()

    @step("l5r.step-4-1.begins-phase")
    def begin(self, game: L5R) -> Flow:
        """4.1 The phase begins."""
        return begin_phase(game, "fate")

    @step("l5r.step-4-2.discard-characters")
    def choose_character(self, game: L5R) -> Flow:
        """4.2 Each player, in player order, discards each character without fate, one at a time in their own order."""
        for seat in player_order(game):
            cards = self.fateless(game, seat)
            if len(cards) > 1:
                return choose(seat, cards, "chosen", "l5r.step-4-2.one-at-a-time", "discard-next")
            if cards:
                self.chosen = cards[0]
                return None
        self.chosen = NO_CARD
        return None

    def fateless(self, game: L5R, seat: int) -> tuple[int, ...]:
        """The characters a player still has to discard in this step."""
        return tuple(
            card
            for card in characters(game, seat)
            if game.pieces[card].fate == 0 and card not in self.kept and not is_forbidden(game, "be-discarded", card)
        )

    @step("l5r.step-4-2.discard-characters")
    def discard_character(self, game: L5R) -> Flow:
        """Discard it, and see who is left. One that something keeps in play is not discarded twice."""
        card = self.chosen
        if not isinstance(card, int) or card == NO_CARD:
            return None
        self.kept = (*self.kept, card)
        self.goto("choose_character")
        return game.happen(*leaving(game, card))

    @step("l5r.step-4-3.remove-fate")
    def remove_fate(self, game: L5R) -> Flow:
        """4.3 Remove 1 fate from each character that can lose it, at the same time (l5r.cannot.absolute)."""
        cards = [(card, seat) for seat in (0, 1) for card in characters(game, seat) if game.pieces[card].fate]
        able = [(card, seat) for card, seat in cards if not is_forbidden(game, "lose-fate", card)]
        return game.happen(*(FateRemoved(card, seat, 1) for card, seat in able)) if able else None

    @step("l5r.step-4-4.fate-on-rings")
    def fate_on_rings(self, game: L5R) -> Flow:
        """4.4 Place 1 fate on each unclaimed ring."""
        table = game.edit_table()
        owners = table.ring_owner
        table.ring_fate = tuple(fate + (owner == NOBODY) for fate, owner in zip(table.ring_fate, owners, strict=True))
        return None

    @step("l5r.round.fate-steps")
    def act(self, game: L5R) -> Flow:
        """Action window."""
        return ActionWindow(game.table.first)

    @step("l5r.step-4-5.ends-phase")
    def end(self, game: L5R) -> Flow:
        """4.5 The phase ends."""
        return EndPhase()


class RegroupPhase(Procedure):
    """The regroup phase, steps 5.1 to 5.6."""

    @step("l5r.step-5-1.begins-phase")
    def begin(self, game: L5R) -> Flow:
        """5.1 The phase begins."""
        return begin_phase(game, "regroup")

    @step("l5r.round.regroup-steps")
    def act(self, game: L5R) -> Flow:
        """Action window."""
        return ActionWindow(game.table.first)

    @step("l5r.step-5-2.ready-cards-1-5")
    def ready_cards(self, game: L5R) -> Flow:
        """5.2 Each bowed card readies, of whatever type (decision.l5r.ready-step).

        So more than l5r.step-5-2.ready-characters-1-0 says.
        """
        bowed = [card for card in game.in_play() if game.pieces[card].bowed]
        able = [card for card in bowed if not is_forbidden(game, "ready-in-regroup", card)]
        return game.happen(*(Readied(card, game.pieces[card].controller) for card in able)) if able else None

    @step("l5r.step-5-3.must-discard-from-broken")
    def discard_first(self, game: L5R) -> Flow:
        """5.3 The first player discards from provinces."""
        return DiscardFromProvinces(game.table.first)

    @step("l5r.step-5-3.must-discard-from-broken")
    def discard_second(self, game: L5R) -> Flow:
        """5.3 Then the other player."""
        return DiscardFromProvinces(opponent_of(game.table.first))

    @step("l5r.step-5-4.return-rings")
    def return_rings(self, game: L5R) -> Flow:
        """5.4 All claimed rings return to the unclaimed pool."""
        claimed = [(ring, owner) for ring, owner in enumerate(game.table.ring_owner) if owner != NOBODY]
        return game.happen(*[RingReturned(seat=owner, amount=ring) for ring, owner in claimed]) if claimed else None

    @step("l5r.step-5-5.pass-token")
    def pass_token(self, game: L5R) -> Flow:
        """5.5 The first player token passes; until then nobody else is first (l5r.first-player.until-token-passes)."""
        return game.happen(TokenPasses(seat=game.table.first))

    @step("l5r.step-5-6.ends-phase-and-round")
    def end(self, game: L5R) -> Flow:
        """5.6 The phase and the round end (l5r.step-5-6.until-end-of-round-expires)."""
        game.expire(END_OF_ROUND)
        return EndPhase()

    @step("l5r.limit.definition")
    def renew(self, game: L5R) -> Flow:
        """Limits per round begin anew."""
        game.reset_limits(END_OF_ROUND)
        return None


class DiscardFromProvinces(Procedure):
    """Step 5.3 for one player: all faceup cards in broken provinces, and any others they like; they are replaced.

    l5r.step-5-3.must-discard-from-broken, l5r.step-5-3.may-discard-from-unbroken, l5r.step-5-3.replace-facedown
    """

    __slots__ = ("chosen", "seat")
    card_fields = ("chosen",)
    seat_fields = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.chosen: tuple[int, ...] = ()

    @step("l5r.step-5-3.may-discard-from-unbroken")
    def choose_cards(self, game: L5R) -> Flow:
        """Any number of faceup cards in unbroken provinces, holdings too (l5r.holding.regroup-discard-optional)."""
        free = [card for slot in self.unbroken(game) for card in faceup_in(game, self.seat, slot)]
        rule = "l5r.step-5-3.may-discard-from-unbroken"
        return choose_some(self.seat, free, "chosen", rule, prompt="discard-from-provinces") if free else None

    def unbroken(self, game: L5R) -> list[int]:
        """The slots of the player's unbroken provinces."""
        slots = [game.pieces[card].slot for card in unbroken(game, self.seat)]
        return sorted(slot for slot in slots if slot != STRONGHOLD_SLOT)

    @step("l5r.step-5-3.must-discard-from-broken")
    def discard(self, game: L5R) -> Flow:
        """Discard them, with all faceup cards in broken provinces."""
        standing = self.unbroken(game)
        broken = [slot for slot in range(STRONGHOLD_SLOT) if slot not in standing]
        must = [card for slot in broken for card in faceup_in(game, self.seat, slot)]
        return discard_together(game, self.seat, (*must, *self.chosen))
