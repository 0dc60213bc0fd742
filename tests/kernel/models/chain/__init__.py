"""The action chain of Warhammer: Invasion."""

from tests.kernel.models.chain.cards import GAME

__all__ = ["GAME"]
