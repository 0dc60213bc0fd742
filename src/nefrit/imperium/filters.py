"""Which cards are meant, and what is on them: suits, icons, names, tokens."""

from __future__ import annotations

from dataclasses import dataclass

from nefrit.imperium.constants import (
    AT_DEVELOPMENT,
    ATTACK,
    BARBARIAN,
    EMPIRE,
    ICONS,
    PINNED,
    PRODUCTION,
    RESOURCES,
    SUITS,
    VARIABLE,
)
from nefrit.imperium.state import Imperium
from nefrit.imperium.trees import Filter
from nefrit.kernel.effects import Node

QUEST = "quest"
WORDS = (*SUITS, *ICONS, PINNED, ATTACK, BARBARIAN, EMPIRE, VARIABLE, QUEST)
"""What a filter may ask for."""

TREATED_AS = 3
"""As how many production icons a treated icon counts."""


@dataclass(frozen=True)
class Treated(Node):
    """For a while one icon of a card counts as production icons."""

    icon: str


def icons_on(game: Imperium, card: int, icon: str) -> int:
    """How often a card bears an icon now; every repeated one counts (decision.imperium.icons)."""
    count = game.faces[card].icons.count(icon)
    for lasting in game.lasting:
        if card in lasting.cards and isinstance(lasting.effect, Treated):
            if lasting.effect.icon == icon:
                count -= 1
            elif icon == PRODUCTION:
                count += TREATED_AS
    return count


def count_on(game: Imperium, card: int, word: str) -> int:
    """How often a word holds for a card: suits and icons can be there twice.

    A card of two suits has both (imperium.card.dual-suit-play).
    """
    face = game.faces[card]
    if word in SUITS:
        return face.suits.count(word)
    if word in ICONS:
        return icons_on(game, card, word)
    if word in (PINNED, ATTACK):
        return int(face.header == word)
    if word in (BARBARIAN, EMPIRE):
        return int(face.state == word)
    if word == VARIABLE:
        return int(face.is_variable)
    # A quest is what other nations call a development card (imperium.setup-player.6-arthurians-quests).
    return int(face.location == AT_DEVELOPMENT)


@dataclass(frozen=True)
class Is(Filter):
    """Cards for which any of the words holds and none of those after `but`.

    `named` are names, `not_named` other ones, `family` how names begin. The card holds tokens of the resource
    `holding`, and a card under it is one of `garrison`.
    """

    words: tuple[str, ...] = ()
    but: tuple[str, ...] = ()
    named: tuple[str, ...] = ()
    not_named: tuple[str, ...] = ()
    family: str = ""
    holding: str = ""
    garrison: Filter | None = None

    def accepts(self, game: Imperium, card: int) -> bool:
        """Whether all of that holds."""
        name = game.faces[card].name
        if self.words and not any(count_on(game, card, word) for word in self.words):
            return False
        if any(count_on(game, card, word) for word in self.but):
            return False
        if (self.named and name not in self.named) or name in self.not_named or not name.startswith(self.family):
            return False
        piece = game.pieces.get(card)
        if self.holding and (piece is None or not getattr(piece, self.holding)):
            return False
        under = () if piece is None else piece.garrison
        return self.garrison is None or any(self.garrison.accepts(game, one) for one in under)

    def worth(self, game: Imperium, card: int) -> int:
        """A card that bears its suit twice counts twice where cards of the suit are asked for."""
        return max([count_on(game, card, word) for word in self.words if word in SUITS], default=1) or 1


def a(
    words: str = "",
    *,
    but: str = "",
    named: str = "",
    not_named: str = "",
    family: str = "",
    holding: str = "",
    garrison: Filter | None = None,
) -> Is:
    """Cards by words with slashes between them, as cards print them: `a("region/tributary")`."""
    found = Is(_split(words), _split(but), _split(named), _split(not_named), family, holding, garrison)
    unknown = {*found.words, *found.but} - set(WORDS)
    if unknown or (holding and holding not in RESOURCES):
        raise ValueError(f"no card is called {', '.join(sorted(unknown)) or holding}")
    return found


def _split(words: str) -> tuple[str, ...]:
    return tuple(words.split("/")) if words else ()


ANY = a()
"""Any card."""
