"""Occurrences: things that are about to happen or have happened, to which cards respond."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

from nefrit.kernel.plain import Plain

if TYPE_CHECKING:
    from nefrit.kernel.game import AnyGame


@mypyc_attr(allow_interpreted_subclasses=True)
class Occurrence(Plain):
    """Something about to happen, or that has happened: a card is turned, tokens are lost, a card leaves play.

    Each class has its own `kind`, a bit: the face of a card says by a mask of these bits to what it listens, so that
    asking who responds costs almost nothing when nobody does. `happen` makes the change itself; which windows open
    before and after it is for each game to say. The log is made from occurrences: `message` names the words for it.
    """

    __slots__ = ()

    kind: ClassVar[int] = 0
    message: ClassVar[str] = ""
    untold: ClassVar[tuple[str, ...]] = ()
    """The fields that are only for the rules: the log does not tell them."""

    def happen(self, game: AnyGame) -> None:
        """Make the change."""
