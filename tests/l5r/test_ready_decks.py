"""The ready decks: legal in their formats, complete, and the same however they are written."""

from __future__ import annotations

from itertools import combinations
from typing import cast

import pytest

from nefrit.kernel.cards import UnknownName
from nefrit.kernel.record import Header
from nefrit.l5r.constants import CLANS, DYNASTY, ELEMENTS, NEUTRAL
from nefrit.l5r.decks import L5RDecks, ready_deck, ready_decks
from nefrit.l5r.decks.construction import EDITIONS
from nefrit.l5r.decks.deck import PARTS, Deck
from nefrit.l5r.decks.formats import CORE_SETS, FORMATS, SINGLE_CORE
from nefrit.l5r.decks.ready import READY
from nefrit.l5r.faces import CORE, L5RFace, newest
from nefrit.l5r.game import GAME

RULES = L5RDecks(GAME.library)
SINGLE = [name for name, format in READY.items() if format == SINGLE_CORE]
CORE_SET = [cast("L5RFace", one) for one in newest(GAME.library) if one.set == CORE]


def face(card: str) -> L5RFace:
    return cast("L5RFace", GAME.library.find(card))


def test_every_clan_has_two_decks() -> None:
    for clan in CLANS:
        for name, format in ((clan, CORE_SETS), (f"{clan}-single", SINGLE_CORE)):
            assert READY[name] == format
            assert face(ready_deck(name).stronghold[0][0]).clan == clan
    assert len({deck.name for deck in ready_decks().values()} - {""}) == len(READY)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("name", READY)
def test_a_ready_deck_is_legal(name: str, edition: str) -> None:
    assert RULES.violations(ready_deck(name), READY[name], edition) == []


@pytest.mark.parametrize("name", READY)
def test_a_ready_deck_is_complete_and_no_larger_than_it_must_be(name: str) -> None:
    deck = ready_deck(name)
    least = FORMATS[READY[name]].least
    assert [deck.count(part) for part in PARTS] == [1, 1, len(ELEMENTS), least, least]
    assert {face(card).element for card, _ in deck.provinces} == set(range(len(ELEMENTS)))


@pytest.mark.parametrize("name", READY)
def test_a_ready_deck_makes_use_of_its_influence(name: str) -> None:
    deck = ready_deck(name)
    clans = {face(card).clan for card, _ in deck.conflict}
    assert len(clans) == 3
    assert NEUTRAL in clans


@pytest.mark.parametrize("style", RULES.styles)
@pytest.mark.parametrize("name", READY)
def test_a_ready_deck_is_the_same_in_every_style(name: str, style: str) -> None:
    deck = ready_deck(name)
    again = RULES.parse(RULES.write(deck, style))
    assert again.name == deck.name
    for part in PARTS:
        assert sorted(again.part(part)) == sorted(deck.part(part))


def test_every_card_of_the_core_set_is_in_a_ready_deck() -> None:
    used = {card for deck in ready_decks().values() for part in PARTS for card, _ in deck.part(part)}
    assert [one.id for one in CORE_SET if one.id not in used] == []


def test_a_single_set_holds_too_few_dynasty_cards_for_two_legal_decks() -> None:
    """So two decks of the single core set are built from a set each, and none of these go together."""
    held = dict.fromkeys((*CLANS, NEUTRAL), 0)
    for one in CORE_SET:
        if one.side == DYNASTY:
            held[one.clan] += one.quantity
    for clan, other in combinations(CLANS, 2):
        assert held[clan] + held[other] + held[NEUTRAL] < 2 * FORMATS[SINGLE_CORE].least
    for name, other in combinations(SINGLE, 2):
        assert RULES.together([ready_deck(name), ready_deck(other)], SINGLE_CORE)


@pytest.mark.parametrize("edition", EDITIONS)
def test_games_begin_with_every_ready_deck(edition: str) -> None:
    for name, other in zip(READY, reversed(READY), strict=True):
        decks = [ready_deck(name).to_options(), ready_deck(other).to_options()]
        game = GAME.start(Header("l5r", seed=1, edition=edition, options={"decks": decks}))
        assert game.pending
        assert len(game.faces) == sum(_size(ready_deck(one)) for one in (name, other))


def _size(deck: Deck) -> int:
    return sum(deck.count(part) for part in PARTS)


def test_an_unknown_deck_is_told_with_what_comes_near() -> None:
    with pytest.raises(UnknownName, match="there is no ready deck 'dragn'; did you mean dragon"):
        ready_deck("dragn")
