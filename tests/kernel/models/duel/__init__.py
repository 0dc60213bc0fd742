"""The hex duel: the timing of Senjutsu."""

from tests.kernel.models.duel.cards import GAME

__all__ = ["GAME"]
