"""What cannot be done at a table, and why: told to whoever asked for it."""

from __future__ import annotations

from nefrit.kernel.refusals import Refusal, refuse

BAD_REQUEST = 400
FORBIDDEN = 403
NOT_FOUND = 404
CONFLICT = 409
MISDIRECTED = 421
TOO_MANY = 429
AWAY = 503


class Refused(Exception):
    """Something was refused: `refusal` says why, `status` is the HTTP status that fits."""

    def __init__(self, refusal: Refusal, status: int = CONFLICT) -> None:
        super().__init__(f"{refusal.rule} {refusal.message}")
        self.refusal = refusal
        self.status = status


def no(message: str, /, status: int = CONFLICT, **arguments: object) -> Refused:
    """The refusal of the server itself with this message; games give refusals with their own rules."""
    return Refused(refusal_of(message, **arguments), status)


def refusal_of(message: str, /, **arguments: object) -> Refusal:
    """A reason of the server itself: its rule is `table.MESSAGE`."""
    return refuse(f"table.{message}", message, **arguments)
