"""Which abilities cards have: what is printed on them, less what effects take and with what effects give."""

from __future__ import annotations

from typing import TypeVar

from nefrit.invasion.constants import NO_ZONE
from nefrit.invasion.memo import IN_FORCE
from nefrit.invasion.standing import (
    BLANK,
    TEXT_CHANGES,
    WITHOUT_ACTIONS,
    WITHOUT_TRIGGERS,
    all_in_force,
    gained_texts,
    is_blank,
    is_without_actions,
    is_without_triggers,
    named_by,
    texts_vary,
)
from nefrit.invasion.state import Invasion, section_of
from nefrit.invasion.trees import Text, Whenever
from nefrit.kernel.memo import ANYTHING

T = TypeVar("T", bound=Text)


def texts_of(game: Invasion, card: int) -> tuple[Text, ...]:
    """The abilities that a card has now: a development has none, and some work only in the zone that they name."""
    if card in game.pieces:
        changed = text_changed(game)
        if changed is not None and card not in changed:
            return () if game.pieces[card].development else in_section(game.faces[card].texts, section_of(game, card))
        memo = game.memo
        known = memo.texts
        if known is None:
            known = memo.texts = {}
            memo.known |= ANYTHING if texts_vary(game) else IN_FORCE
        found = known.get(card)
        if found is None:
            found = known[card] = _texts_in_play(game, card)
        return found
    return tuple([text for text in game.faces[card].actions if text.out_of_play])


def text_changed(game: Invasion) -> set[int] | None:
    """The cards of which effects may have changed the text; None if that may be any card."""
    memo = game.memo
    if not memo.is_text_changed_known:
        standing = memo.standing or all_in_force(game)
        found: set[int] | None = set()
        if not TEXT_CHANGES.isdisjoint(standing):
            found = named_by(game, [one for name in TEXT_CHANGES for one in standing.get(name, ())])
        memo.text_changed = found
        memo.is_text_changed_known = True
        memo.known |= IN_FORCE
    return memo.text_changed


def _texts_in_play(game: Invasion, card: int) -> tuple[Text, ...]:
    if game.pieces[card].development:
        return ()
    face, standing = game.faces[card], game.memo.standing or all_in_force(game)
    texts = face.texts
    if not TEXT_CHANGES.isdisjoint(standing):
        if texts and BLANK in standing and is_blank(game, card):
            texts = ()
        if "ability" in standing:
            texts = (*texts, *gained_texts(game, card))
        if texts and WITHOUT_ACTIONS in standing and is_without_actions(game, card):
            texts = tuple([text for text in texts if isinstance(text, Whenever)])
        if texts and WITHOUT_TRIGGERS in standing and is_without_triggers(game, card):
            texts = ()
    return in_section(texts, section_of(game, card))


def in_section(texts: tuple[T, ...], section: int) -> tuple[T, ...]:
    """Those of the texts of a card that work in a zone of the capital; mostly all do."""
    for text in texts:
        if text.section != NO_ZONE:
            return tuple([one for one in texts if works_in(one, section)])
    return texts


def works_in(text: Text, section: int) -> bool:
    """Whether a text works in a zone of the capital (invasion.keyword.zone-prefix)."""
    return text.section in (NO_ZONE, section)
