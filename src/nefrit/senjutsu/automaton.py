"""What the rules ask of automated opponents; the definition of the game names who answers."""

from __future__ import annotations

from abc import ABC, abstractmethod

from nefrit.kernel.decisions import Decision
from nefrit.kernel.definition import Definition
from nefrit.kernel.effects import Context
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Procedure
from nefrit.senjutsu.state import Due, Senjutsu
from nefrit.senjutsu.trees.movement import Movement


class Automaton(ABC):
    """Plays the automated opponents: nobody sits on their seats (senjutsu.solo.ai.deck-driven)."""

    @abstractmethod
    def next_wave(self) -> Procedure:
        """The arrival of the next opponents of a horde, when the last one of a wave is defeated."""

    @abstractmethod
    def draw(self, game: Senjutsu) -> None:
        """Take the card of the round for each opponent (senjutsu.solo.round.draw)."""

    @abstractmethod
    def after_round(self, game: Senjutsu) -> None:
        """Reset the decks that have to be reset (senjutsu.solo.reset.when)."""

    @abstractmethod
    def look_at_deck(self, seat: int, target: int, source: int) -> Procedure:
        """A look of a player at the deck of an opponent, by the effect of a card (senjutsu.solo.look.top-two)."""

    @abstractmethod
    def choose(self, game: Senjutsu, procedure: Procedure, decision: Decision) -> Value:
        """The answer to a question that an opponent would be asked by a procedure (senjutsu.solo.worst-case)."""

    @abstractmethod
    def choose_initiative(self, game: Senjutsu, seat: int, values: list[int]) -> int:
        """The value that an opponent takes of a variable initiative (senjutsu.solo.block.match-initiative)."""

    @abstractmethod
    def order_ties(self, game: Senjutsu, seats: tuple[int, ...]) -> tuple[int, ...]:
        """Tied fighters in order, the opponents among them put into their own (senjutsu.solo.advantage.ai-tie)."""

    @abstractmethod
    def can_attack(self, game: Senjutsu, due: Due) -> bool:
        """Whether an opponent can attack with the first section of its card (senjutsu.solo.attack.melee-5)."""

    @abstractmethod
    def move(self, game: Senjutsu, context: Context, movement: Movement) -> Procedure | None:
        """Move the opponent whose card is performed, by a line of that card (senjutsu.solo.move.goal)."""

    @abstractmethod
    def strike_back(self, game: Senjutsu, attacker: int, seats: tuple[int, ...], initiative: int) -> Procedure | None:
        """The counterattacks of opponents who are attacked (senjutsu.solo.counter.trigger)."""


class DefinitionWithAutomaton(Definition):
    """The definition of a game that names who plays its automated opponents."""

    automaton: Automaton


def automaton_of(game: Senjutsu) -> Automaton:
    """Who plays the automated opponents of a game."""
    definition = game.definition
    assert isinstance(definition, DefinitionWithAutomaton)
    return definition.automaton
