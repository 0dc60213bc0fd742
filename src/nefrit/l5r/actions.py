"""Actions: which a player can use now, from play, from hand and from elsewhere."""

from __future__ import annotations

from typing import Final

from nefrit.kernel.memo import LAYOUT
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Procedure
from nefrit.kernel.zones import Zone
from nefrit.l5r.abilities import abilities_of
from nefrit.l5r.constants import EVENT, PROVINCE
from nefrit.l5r.initiating import Use
from nefrit.l5r.listening import is_usable_in
from nefrit.l5r.playing import as_if_in_hand, within_reach
from nefrit.l5r.standing import cards_with_changed_text, has_effects, is_active, reached, standing_effects
from nefrit.l5r.state import (
    CONFLICT_DISCARD,
    DYNASTY_DISCARD,
    HAND,
    HOLDINGS,
    IN_PROVINCE,
    L5R,
    PLAY,
    PROVINCES,
    STRONGHOLDS,
    ZONES,
)
from nefrit.l5r.trees import ACTION

_TABLE: Final[tuple[Zone, ...]] = (PLAY, STRONGHOLDS, PROVINCES, HOLDINGS)
_OUT_OF_PLAY: Final = (DYNASTY_DISCARD, CONFLICT_DISCARD, *IN_PROVINCE)
_ELSEWHERE: Final = tuple(tuple(ZONES.index(zone) * 2 + seat for zone in _OUT_OF_PLAY) for seat in (0, 1))
"""The slots of each player's zones out of play, other than the hand, from which actions can be used."""


def actions_of(game: L5R, seat: int) -> list[tuple[Value, ...]]:
    """The action abilities that a player can use now, as moves: on cards in play, and events in hand."""
    found: list[tuple[Value, ...]] = []
    faces, pieces = game.faces, game.pieces
    changed = cards_with_changed_text(game)
    at_peace = game.table.conflict is None
    reach = within_reach(game, seat)
    for card in action_cards(game, seat):
        face = faces[card]
        # As `abilities_of` says, which need not be asked about most cards.
        if card not in pieces:
            if face.type == EVENT and (face.cost or 0) > reach and not face.standing:
                continue
            abilities = face.triggered
        elif face.as_attachment is None and card not in changed:
            abilities = face.own_abilities if face.type != PROVINCE or is_active(game, card) else ()
        else:
            abilities = abilities_of(game, card)
        for index, ability in enumerate(abilities):
            if ability.type != ACTION or (at_peace and not ability.is_peaceful_action):
                continue
            if Use(seat, card, ability).usable(game):
                found.append(("use", card, index))
    return found


def action_cards(game: L5R, seat: int) -> tuple[int, ...]:
    """The cards whose actions a player might use."""
    gained = reached(game, standing_effects(game, "ability")) if has_effects(game, "ability") else ()
    at_peace = game.table.conflict is None
    memo = game.memo
    known = memo.acting
    if known is None:
        known = memo.acting = [None] * 4
        memo.known |= LAYOUT
    key = at_peace * 2 + seat
    found = None if gained else known[key]
    if found is None:
        lying = [card for zone in _TABLE for card in game.zones[zone.number * 2 + seat]]
        acting = _acting(game, at_peace)
        found = tuple([card for card in lying if acting[card] or card in gained])
        if not gained:
            known[key] = found
    from_hand = memo.printed.acts_from_hand[at_peace] or _acting_from_hand(game, at_peace)
    hand = [card for card in as_if_in_hand(game, seat) if from_hand[card]]
    return (*found, *_acting_elsewhere(game, seat), *hand)


def _acting(game: L5R, at_peace: bool) -> list[bool]:
    """For each card whether it has actions; only such that might be used now, where no conflict is being resolved."""
    known = game.memo.printed.acts
    found = known[at_peace]
    if found is None:
        found = [face.has_peaceful_actions if at_peace else face.has_actions for face in game.faces]
        known[at_peace] = found
    return found


def _acting_from_hand(game: L5R, at_peace: bool) -> list[bool]:
    """For each card whether it has any of those that can be used from hand."""
    found = _acting(game, at_peace)[:]
    for card, face in enumerate(game.faces):
        if found[card]:
            actions = [ability for ability in face.triggered if ability.type == ACTION]
            found[card] = any(is_usable_in(face.type, ability, HAND) for ability in actions)
    game.memo.printed.acts_from_hand[at_peace] = found
    return found


def _acting_elsewhere(game: L5R, seat: int) -> list[int]:
    """The cards out of play, other than in hand, whose actions a player might use, as they lie there."""
    able = game.memo.printed.act_out_of_play
    if able is None:
        able = [card for card, face in enumerate(game.faces) if face.acts_out_of_play]
        game.memo.printed.act_out_of_play = able
    slots = _ELSEWHERE[seat]
    there = [card for card in able if game.slot_of[card] in slots]
    if len(there) > 1:
        there.sort(key=lambda card: (slots.index(game.slot_of[card]), game.zones[game.slot_of[card]].index(card)))
    return there


def begin_use(game: L5R, seat: int, card: int, index: int) -> Procedure:
    """Begin to use an action ability of a card."""
    return Use(seat, card, abilities_of(game, card)[index])
