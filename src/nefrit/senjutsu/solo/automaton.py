"""The automaton of the rulebook, which plays automated opponents by the rules of solo play."""

from __future__ import annotations

from nefrit.kernel.decisions import Decision
from nefrit.kernel.effects import Context
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Procedure
from nefrit.senjutsu.automaton import Automaton
from nefrit.senjutsu.perform import Perform
from nefrit.senjutsu.solo.attack import can_attack
from nefrit.senjutsu.solo.decks import LookAtDeck, draw_facedown, reset_decks
from nefrit.senjutsu.solo.defence import chosen_value, provoked
from nefrit.senjutsu.solo.movement import walk
from nefrit.senjutsu.solo.waves import NextWave
from nefrit.senjutsu.solo.worst_case import decide, with_worst_order
from nefrit.senjutsu.state import Due, Senjutsu
from nefrit.senjutsu.trees.movement import Movement


class SoloAutomaton(Automaton):
    """Plays automated opponents by the solo rules, with their behaviour, stance and deck."""

    def next_wave(self) -> Procedure:
        """The next wave, perhaps of the next level."""
        return NextWave()

    def draw(self, game: Senjutsu) -> None:
        """The top card of each deck, facedown."""
        draw_facedown(game)

    def after_round(self, game: Senjutsu) -> None:
        """All discarded cards of an opponent whose deck is reset go back into it."""
        reset_decks(game)

    def look_at_deck(self, seat: int, target: int, source: int) -> Procedure:
        """The top two cards."""
        return LookAtDeck(seat, target, source)

    def choose(self, game: Senjutsu, procedure: Procedure, decision: Decision) -> Value:
        """What is worst for the players."""
        return decide(game, procedure, decision)

    def choose_initiative(self, game: Senjutsu, seat: int, values: list[int]) -> int:
        """The value of the players' attack, if it can be."""
        return chosen_value(game, seat, values)

    def order_ties(self, game: Senjutsu, seats: tuple[int, ...]) -> tuple[int, ...]:
        """The order that is worst for the players."""
        return with_worst_order(game, seats)

    def can_attack(self, game: Senjutsu, due: Due) -> bool:
        """Whether an attack is possible that its stance allows."""
        return can_attack(game, due)

    def move(self, game: Senjutsu, context: Context, movement: Movement) -> Procedure | None:
        """By behaviour and preferred distance, or to where it can attack or block."""
        assert isinstance(context, Perform), "only cards move opponents"
        return walk(game, context, movement)

    def strike_back(self, game: Senjutsu, attacker: int, seats: tuple[int, ...], initiative: int) -> Procedure | None:
        """Those of opponents whose card has a counter at this initiative."""
        return provoked(game, attacker, seats, initiative)
