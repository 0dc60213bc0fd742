"""The market of Imperium."""

from tests.kernel.models.market.cards import GAME

__all__ = ["GAME"]
