"""Independent checkers: a slow second opinion on the bookkeeping of each game, which shares no code with its rules."""

from nefrit.testing.checkers.watch import watch

__all__ = ["watch"]
