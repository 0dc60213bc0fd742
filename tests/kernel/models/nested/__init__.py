"""Nested interrupt and reaction windows, with replacing and cancelling."""

from tests.kernel.models.nested.cards import GAME

__all__ = ["GAME"]
