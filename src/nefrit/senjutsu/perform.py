"""Performing a section of a card line by line, and the instants that players play in the middle of it."""

from __future__ import annotations

from nefrit.kernel.decisions import PASS, Decision, choose
from nefrit.kernel.effects import Context, Effect
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Flow, Procedure, step
from nefrit.kernel.state import NO_SEAT
from nefrit.senjutsu.automaton import automaton_of
from nefrit.senjutsu.constants import ATTACK, INSTANT, OPPONENT_SUCCESSFUL, POISON, YOU_ARE_DEFEATED
from nefrit.senjutsu.focus import lose_focus
from nefrit.senjutsu.hexes import Hex
from nefrit.senjutsu.instants import offered, played
from nefrit.senjutsu.internal_lines import Means
from nefrit.senjutsu.reports import PlayedFromHand
from nefrit.senjutsu.sight import in_reach
from nefrit.senjutsu.state import REVEALED, Due, Senjutsu, decider, opponents, standing
from nefrit.senjutsu.targets import aimed, all_sections
from nefrit.senjutsu.trees.constants import ALL, EACH_OPPONENT, OTHERS, SELF
from nefrit.senjutsu.victory import defeat, finish_if_decided


def asked(game: Senjutsu, procedure: Procedure, decision: Decision) -> Decision | None:
    """A question as it is asked: an automated opponent is not asked, its answer is put where it belongs at once.

    senjutsu.solo.worst-case. For a companion the player of its partner is asked (decision.senjutsu.companion).
    """
    if not game.seats[decision.seat].automated:
        decision.seat = decider(game, decision.seat)
        return decision
    setattr(procedure, decision.into, automaton_of(game).choose(game, procedure, decision))
    return None


class Perform(Context):
    """Performing lines of a card (senjutsu.resolve.top-to-bottom, senjutsu.cards.effects-on-resolution).

    `initiative` is the value at which they resolve. `struck` are the fighters that the latest diagram has hit or means,
    `marked` the hexes with each mark, `aim` the fighter chosen where no diagram decides (NO_SEAT if nobody yet),
    `success` whether the latest attack or block succeeded, `dealt` how many wounds it dealt to whom. `moved` counts the
    hexes moved, `drawn` the cards that were drawn at last. `found` are the cards that were searched for and taken.
    `after` tells what success an instant follows, `range` is another range than printed, 0 if it is as printed.
    """

    __slots__ = (
        "after",
        "aim",
        "dealt",
        "drawn",
        "found",
        "initiative",
        "marked",
        "moved",
        "range",
        "struck",
        "success",
    )
    card_fields = ("found",)
    seat_fields = ("struck", "aim")
    order = ("check", "ask", "act", "end")

    def __init__(self, seat: int, card: int, lines: tuple[Effect, ...], initiative: int) -> None:
        super().__init__(seat, card, lines)
        self.initiative = initiative
        self.struck: tuple[int, ...] = ()
        self.marked: tuple[tuple[str, tuple[Hex, ...]], ...] = ()
        self.aim = NO_SEAT
        self.success = False
        self.dealt: tuple[tuple[int, int], ...] = ()
        self.moved = 0
        self.drawn = 0
        self.found: tuple[int, ...] = ()
        self.after = ""
        self.range = 0

    @step("senjutsu.collision.turn-end-scope")
    def check(self, game: Senjutsu) -> Flow:
        """Where the turn of a fighter has ended nothing more of its card is resolved; poison works all the same.

        Before that it is asked who may answer to what has happened (see `calls`, decision.senjutsu.last-stand).
        """
        answer = ask_all(game, self, "check")
        if answer is not None:
            return answer
        if game.seats[self.seat].over and game.faces[self.source].card_class != POISON:
            self.todo = ()
        return None

    @step("senjutsu.cards.top-to-bottom")
    def ask(self, game: Senjutsu) -> Flow:
        """Ask what the next line needs to know; opponents decide nothing (senjutsu.solo.behaviour.governs)."""
        question = self.todo[0].ask(game, self) if self.todo else None
        question = None if question is None else asked(game, self, question)
        return self._carry_out(game, self.at, self.at + 2) if question is None else question

    @step("senjutsu.instant.plain-timing-on-card")
    def end(self, game: Senjutsu) -> Flow:
        """When all lines are done, who may answer to the whole of them is asked (see `calls`)."""
        return ask_all(game, self, "end", at_end=True)

    def _carry_out(self, game: Senjutsu, again: int, after: int) -> Procedure | None:
        """As in every context, but after each line see whether the turn has ended."""
        flow = super()._carry_out(game, again, after)
        if self.next == again:
            self.goto("check")
        return flow

    def meant(self, game: Senjutsu, who: str) -> tuple[int, ...]:
        """The fighters that a line means."""
        if who == SELF:
            return (self.seat,)
        if who == EACH_OPPONENT:
            others = opponents(game, self.seat)
            return tuple([seat for seat in others if in_reach(game, self.seat, seat, self.reach(game))])
        if who == ALL:
            return tuple(standing(game))
        if who == OTHERS:
            return tuple([seat for seat in standing(game) if seat != self.seat])
        alive = standing(game)
        if self.struck:
            # senjutsu.diagram.target-effects
            return tuple([seat for seat in self.struck if seat in alive])
        # senjutsu.diagram.no-diagram-target
        return (self.aim,) if self.aim in alive else ()

    def do_for_each(self, seats: tuple[int, ...], line: Effect) -> None:
        """Do a line for several fighters, one after the other, as if it meant each of them alone."""
        self.first_do(*[part for seat in seats for part in (Means((seat,)), line)], Means(self.struck))

    def reach(self, game: Senjutsu) -> int:
        """The range of the card, 0 if it has none (senjutsu.range.distance); contracts may make it greater.

        decision.senjutsu.own-contracts
        """
        face = game.faces[self.source]
        return (self.range or face.range) + face.farther * len(game.seats[self.seat].fulfilled)

    def is_attack(self, game: Senjutsu) -> bool:
        """Whether the golden rule of the full attack binds its player (senjutsu.fullattack.commit)."""
        return ATTACK in game.faces[self.source].types


def ask_all(game: Senjutsu, procedure: Procedure, step: str, *, at_end: bool = False) -> Procedure | None:
    """Ask the next who is to be asked, who is about to be defeated first; `at_end` tells that a card is done.

    This step of the procedure comes again until nobody is left (see `calls`).
    """
    calls = game.table.calls
    if not calls:
        return None
    ready = [one for one in calls if at_end or one[0] != OPPONENT_SUCCESSFUL]
    if not ready:
        return None
    moment, seat = min(ready, key=lambda one: one[0] != YOU_ARE_DEFEATED)
    table = game.edit_table()
    table.calls = tuple([one for one in calls if one != (moment, seat)])
    if moment != YOU_ARE_DEFEATED and game.seats[seat].defeated:
        return None
    procedure.goto(step)
    return LastStand(seat) if moment == YOU_ARE_DEFEATED else PlayingInstant(seat, moment)


class LastStand(Procedure):
    """A fighter who would be defeated may play a card that is played then (decision.senjutsu.last-stand)."""

    __slots__ = ("seat",)
    seat_fields = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    @step("decision.senjutsu.last-stand")
    def ask(self, game: Senjutsu) -> Flow:
        """Whether it does."""
        return PlayingInstant(self.seat, YOU_ARE_DEFEATED)

    @step("decision.senjutsu.last-stand")
    def settle(self, game: Senjutsu) -> Flow:
        """If not, it is defeated."""
        if game.seats[self.seat].falling:
            game.edit_seat(self.seat).falling = False
            defeat(game, self.seat)
        finish_if_decided(game)
        return None


def play_instant(game: Senjutsu, seat: int, card: int, initiative: int, targets: tuple[int, ...] = ()) -> Perform:
    """Pay for an instant card, put it into play and resolve it; what stands below a dividing line waits."""
    game.edit_seat(seat).instants += 1
    lose_focus(game, seat, game.faces[card].focus)
    game.move(card, REVEALED, seat)
    game.tell(PlayedFromHand(card, seat, "instant"))
    first_section, *below = game.faces[card].sections
    # senjutsu.resolve.divider
    table = game.edit_table()
    due = [Due(seat, card, number, max(section.initiative)) for number, section in enumerate(below, start=1)]
    table.due = (*table.due, *due)
    return Perform(seat, card, aimed(first_section.lines, targets), initiative)


class PlayingInstant(Procedure):
    """A player may play an Instant card at the moment that stands on it (senjutsu.instant.plain-timing-on-card)."""

    __slots__ = ("chosen", "moment", "seat")
    seat_fields = ("seat",)

    def __init__(self, seat: int, moment: str) -> None:
        super().__init__()
        self.seat = seat
        self.moment = moment
        self.chosen: Value = PASS

    @step("senjutsu.instant.plain-timing-on-card")
    def ask(self, game: Senjutsu) -> Flow:
        """Which, or none."""
        cards = offered(game, self, self.seat, INSTANT, (self.moment,))
        if cards is None:
            return None
        rule = "senjutsu.instant.plain-timing-on-card"
        return choose(self.seat, [PASS, *cards], "chosen", rule, "play-instant")

    @step("senjutsu.instant.plain-extra")
    def play(self, game: Senjutsu) -> Flow:
        """It is an extra card."""
        card = played(game, self.chosen)
        return None if card is None else play_instant(game, self.seat, card, game.table.initiative)


def perform_card(game: Senjutsu, seat: int, card: int, initiative: int, targets: tuple[int, ...] = ()) -> Perform:
    """Performing all sections of a card one after the other; only these targets can be aimed at, if there are any."""
    return Perform(seat, card, all_sections(game.faces[card].sections, targets), initiative)
