"""Duels, steps D.1 to D.9 (l5r.duel.step-order)."""

from __future__ import annotations

from dataclasses import dataclass

from nefrit.kernel.decisions import NO_CARD
from nefrit.kernel.effects import Context, Effect
from nefrit.kernel.procedures import Flow, Procedure, step
from nefrit.l5r.bidding import Bid, bid_of
from nefrit.l5r.constants import GLORY
from nefrit.l5r.occurrences.duels import DuelBegins, DuelWon
from nefrit.l5r.occurrences.happenings import CARD_EFFECT
from nefrit.l5r.state import L5R
from nefrit.l5r.values import glory, has_dash, is_character, skill
from nefrit.l5r.words.nouns import it, this
from nefrit.parts.words import Cards


@dataclass(frozen=True)
class Challenge(Effect):
    """A character challenges another to a duel (l5r.duel.glossary), with consequences for winner and loser.

    `challenger` is this character or the (first) target, `challenged` the target or the second one. The consequences
    find the winner and the loser as their first and second target. With `discards`, who must give honor for the bid
    may discard cards instead.
    """

    type: int
    results: Effect
    challenger: Cards = this
    challenged: Cards = it
    discards: bool = False

    def pair(self, game: L5R, context: Context) -> tuple[int, int]:
        """Challenger and challenged (l5r.duel.d2-roles)."""
        first, second = self.challenger.cards(game, context), self.challenged.cards(game, context)
        return (first or (NO_CARD,))[0], (second or (NO_CARD,))[0]

    def can(self, game: L5R, context: Context) -> bool:
        """Both must have the skill: l5r.dash.no-duel. Every character has glory."""
        return all(
            is_character(game, card) and (self.type == GLORY or not has_dash(game, card, self.type))
            for card in self.pair(game, context)
        )

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """D.1: it begins when the ability resolves (l5r.duel.d1-initiated-1-5, l5r.duel.d1-initiated-1-0).

        Where it cannot begin, nothing was done (l5r.then.requires-full-success).
        """
        if not self.can(game, context):
            context.done = False
            return None
        challenger, challenged = self.pair(game, context)
        return Duel(context.seat, context.source, challenger, challenged, self)


def dueling_skill(game: L5R, card: int, type: int) -> int:
    """What counts for a character in a duel of this type: a skill, or its glory."""
    return glory(game, card) if type == GLORY else skill(game, card, type)


class Duel(Procedure):
    """A duel between two characters. Nobody can act in it (l5r.duel.no-action-windows).

    Interrupts and reactions to what happens in it are possible (l5r.duel.interrupts-and-reactions-allowed).
    """

    __slots__ = ("challenge", "challenged", "challenger", "loser", "seat", "source", "winner")
    card_fields = ("challenger", "challenged", "source", "winner", "loser")
    seat_fields = ("seat",)

    def __init__(self, seat: int, source: int, challenger: int, challenged: int, challenge: Challenge) -> None:
        super().__init__()
        self.seat = seat
        self.source = source
        self.challenger = challenger
        self.challenged = challenged
        self.challenge = challenge
        self.winner = NO_CARD
        self.loser = NO_CARD

    @step("l5r.duel.d1-begins")
    def begin(self, game: L5R) -> Flow:
        """D.1 and D.2: the duel begins, challenger and challenged are established."""
        challenged = DuelBegins(
            self.challenged, self.seat, self.challenge.type, source=self.challenger, by=self.seat, how=CARD_EFFECT
        )
        return game.happen(challenged)

    @step("l5r.duel.d3-secret-bid")
    def bid(self, game: L5R) -> Flow:
        """D.3 to D.5: bid, reveal, transfer honor (l5r.duel.d4-reveal, l5r.duel.d5-give-difference)."""
        return Bid(self.challenge.discards)

    @step("l5r.duel.d7-winner")
    def compare(self, game: L5R) -> Flow:
        """D.6 and D.7: each adds the bid to the skill of their character, and the higher total wins.

        l5r.duel.d6-skill-type, l5r.duel.d6-add-bid, l5r.duel.d6-existing-modifiers, l5r.duel.d7-loser; a tie has
        neither winner nor loser (l5r.duel.d7-tie-1-5, l5r.duel.d7-tie-1-0).
        """
        both = (self.challenger, self.challenged)
        if not all(is_character(game, card) for card in both):
            return None
        mine, theirs = (
            dueling_skill(game, card, self.challenge.type) + bid_of(game, game.pieces[card].controller) for card in both
        )
        if mine > theirs:
            self.winner, self.loser = both
        elif mine < theirs:
            self.loser, self.winner = both
        else:
            return None
        seat = game.pieces[self.winner].controller
        return game.happen(DuelWon(self.winner, seat, abs(mine - theirs), source=self.loser))

    @step("l5r.duel.d8-apply")
    def apply(self, game: L5R) -> Flow:
        """D.8: the consequences."""
        if self.winner == NO_CARD:
            return None
        return Context(self.seat, self.source, (self.challenge.results,), targets=(self.winner, self.loser))

    @step("l5r.duel.d9-ends")
    def end(self, game: L5R) -> Flow:
        """D.9: play goes on in the window from which it was initiated."""
        game.edit_table().dueling = ()
        return None
