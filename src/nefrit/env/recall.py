"""Recall: what an information state tells beyond an observation, in a fixed number of features.

All that a player has seen and done does not fit into any tensor. It is told in two parts: the last own actions, feature
by feature, for networks to learn from; and a fingerprint of everything, by which any two information states differ.
"""

from __future__ import annotations

import hashlib
from typing import Final

import numpy as np

from nefrit.env import words
from nefrit.env.layout import Floats, Layout
from nefrit.env.observing import Observer
from nefrit.env.steps import Steps

REMEMBERED: Final = 16
"""So many of its last actions a player remembers feature by feature."""
BYTES: Final = 12
"""So long a fingerprint is."""
NOTHING: Final = ""
"""The fingerprint of who has seen and done nothing."""
NO_ACTIONS: Final = b""
"""What a player remembers that has not acted yet."""


def chained(fingerprint: str, event: str) -> str:
    """The fingerprint of all that was before, and of this event behind it."""
    return hashlib.blake2b(f"{fingerprint} {event}".encode(), digest_size=BYTES).hexdigest()


class Recall:
    """The information states of one setting: `layout` is that of its observations with two blocks behind them."""

    def __init__(self, observer: Observer) -> None:
        self.observer = observer
        self.layout = Layout()
        for block in observer.layout.blocks.values():
            self.layout.add(block.name, block.about, block.columns, block.rows)
        options = [name for block in observer.options.blocks.values() for name in block.columns]
        columns = [*words.columns("prompt"), *options]
        rows = [f"action {number}" for number in range(REMEMBERED)]
        self.layout.add(
            "actions", "the last own actions, the latest first: what was asked, what was taken", columns, rows
        )
        self.layout.add(
            "fingerprint",
            "the bits of a hash of everything seen and done so far",
            [f"bit {bit}" for bit in range(8 * BYTES)],
        )
        self._most_bytes = 4 * REMEMBERED * len(columns)

    def with_action(self, actions: bytes, steps: Steps, action: int) -> bytes:
        """The remembered actions with the one before them that the seat takes now."""
        assert steps.decision is not None, "nobody acts any more"
        asked = np.array(words.coded(steps.decision.prompt), np.float32)
        latest = asked.tobytes() + self.observer.describe_action(steps, action).tobytes()
        return (latest + actions)[: self._most_bytes]

    def write(self, steps: Steps, seat: int, actions: bytes, fingerprint: str, out: Floats) -> None:
        """Write the information state of a seat."""
        at = self.observer.size
        self.observer.observe(steps, seat, out[:at])
        remembered = np.frombuffer(actions, np.float32)
        out[at:] = 0.0
        out[at : at + len(remembered)] = remembered
        out[-8 * BYTES :] = _bits(fingerprint)


def _bits(fingerprint: str) -> Floats:
    """A fingerprint as features of 1 or -1; all 0 if there is none."""
    if not fingerprint:
        return np.zeros(8 * BYTES, np.float32)
    bits = np.unpackbits(np.frombuffer(bytes.fromhex(fingerprint), np.uint8))
    return 2.0 * bits.astype(np.float32) - 1.0
