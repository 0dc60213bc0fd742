"""Secrets: a seat is held by a token, a private table by an invitation. Only their hashes are ever stored.

Tokens are 256 random bits, so a plain hash is enough: there is nothing to guess from.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets

from nefrit.kernel.chance import SECRET_SEEDS, SEEDS

LONGEST = 100
"""How long a token or an invitation from outside may be."""


def new_token() -> str:
    """A secret that nobody can guess."""
    return secrets.token_urlsafe(32)


def new_id() -> str:
    """The id of a new table. Whoever does not know it does not find a private table."""
    return secrets.token_hex(12)


def is_id(text: str) -> bool:
    """Whether a table could have this id."""
    return len(text) == 24 and set(text) <= set("0123456789abcdef")


def new_seed() -> int:
    """A secret seed that nobody knows: with it one could play the game again and see all."""
    return SEEDS + secrets.randbelow(SECRET_SEEDS - SEEDS)


def hash_of(secret: str) -> str:
    """What is stored of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def fits(secret: str | None, stored: str) -> bool:
    """Whether a secret is the one whose hash is stored."""
    return bool(stored) and secret is not None and hmac.compare_digest(hash_of(secret), stored)


def rematch_id(table: str) -> str:
    """The id of the table of a rematch: it follows from the old one, so that two processes make the same table."""
    return hashlib.sha256(f"rematch of {table}".encode()).hexdigest()[:24]
