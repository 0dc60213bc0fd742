"""Keywords: words with rules of their own. Some are rules of play, others are abilities that the game triggers."""

from __future__ import annotations

from typing import Final

from nefrit.l5r.standing import gains_keyword, granted, has_effects, is_active
from nefrit.l5r.state import L5R
from nefrit.l5r.trees import KEYWORD_ABILITIES, Keyword, Triggered
from nefrit.l5r.values import has_trait

# l5r.keyword.core-list
ANCESTRAL: Final = Keyword("ancestral")
COURTESY: Final = Keyword("courtesy")
COVERT: Final = Keyword("covert")
LIMITED: Final = Keyword("limited")
PRIDE: Final = Keyword("pride")
RESTRICTED: Final = Keyword("restricted")
SINCERITY: Final = Keyword("sincerity")
NO_ATTACHMENTS: Final = Keyword("no attachments")


def no_attachments_except(*traits: str) -> Keyword:
    """No attachments but those with one of these traits (l5r.no-attachments.except-trait)."""
    return Keyword("no attachments", traits, excepted=True)


def no_attachments_with(*traits: str) -> Keyword:
    """No attachments with any of these traits (l5r.no-attachments.with-trait)."""
    return Keyword("no attachments", traits)


def keywords_of(game: L5R, card: int) -> list[Keyword]:
    """The keywords of a card, printed and gained."""
    printed = game.faces[card].keywords
    found = list(printed) if printed and (card not in game.pieces or is_active(game, card)) else []
    if has_effects(game, "keyword"):
        _add_gained(game, card, found)
    return found


def _add_gained(game: L5R, card: int, found: list[Keyword]) -> None:
    """Add the keywords that a card has gained (l5r.gain.characteristics).

    Having one twice is having it once (l5r.keyword.not-cumulative).
    """
    for gained in granted(game, "keyword", card):
        if isinstance(gained, Keyword) and gained not in found:
            found.append(gained)


def has_keyword(game: L5R, card: int, word: str) -> bool:
    """Whether a card has a keyword."""
    for printed in game.faces[card].keywords:
        if printed.word == word:
            break
    else:
        if not gains_keyword(game, word):
            return False
    return any(keyword.word == word for keyword in keywords_of(game, card))


def may_ban_attachments(game: L5R, card: int) -> bool:
    """Whether a card has, or some card has gained, the no attachments keyword: else there is nothing to look for."""
    return game.faces[card].bans_attachments or gains_keyword(game, "no attachments")


def attachment_ban(game: L5R, card: int, attachment: int) -> str | None:
    """The rule by which the no attachments keyword of a card keeps an attachment off it; None if none does.

    Of several variants each one counts (l5r.no-attachments.strictest-variant).
    """
    for keyword in keywords_of(game, card):
        if keyword.word == NO_ATTACHMENTS.word:
            has_one = any(has_trait(game, attachment, trait) for trait in keyword.traits)
            if not keyword.traits:
                return "l5r.no-attachments.basic"
            if has_one != keyword.excepted:
                return "l5r.no-attachments.except-trait" if keyword.excepted else "l5r.no-attachments.with-trait"
    return None


def triggered_by_keyword(keyword: Keyword) -> Triggered | None:
    """The ability that a keyword stands for, if the game triggers it."""
    return KEYWORD_ABILITIES.get(keyword.word)


def is_restricted(game: L5R, card: int) -> bool:
    """Whether an attachment is restricted (l5r.restricted.max-two)."""
    return has_keyword(game, card, RESTRICTED.word)
