"""The ready decks: legal in their formats, complete, and the same however they are written."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from typing import cast

import pytest

from nefrit.kernel.cards import UnknownName
from nefrit.kernel.record import Header
from nefrit.l5r.constants import CLANS, CONFLICT, DYNASTY, ELEMENTS, NEUTRAL
from nefrit.l5r.decks import L5RDecks, ready_deck, ready_decks
from nefrit.l5r.decks.construction import EDITIONS
from nefrit.l5r.decks.deck import PARTS, Deck
from nefrit.l5r.decks.formats import CORE_SETS, FORMATS, SINGLE_CORE
from nefrit.l5r.decks.ready import READY
from nefrit.l5r.faces import L5RFace, newest
from nefrit.l5r.game import GAME
from nefrit.l5r.sets import CORE
from nefrit.testing import rule

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
    counts = {part: deck.count(part) for part in PARTS}
    assert (counts["stronghold"], counts["provinces"]) == (1, len(ELEMENTS))
    if READY[name] == CORE_SETS:
        least = FORMATS[CORE_SETS].least
        assert (counts["role"], counts["dynasty"], counts["conflict"]) == (1, least, least)
    else:
        # There are five role cards for seven clans, and no two decks have the same.
        assert counts["role"] <= 1
        assert all(20 <= counts[part] < FORMATS[SINGLE_CORE].least for part in ("dynasty", "conflict"))
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


@rule("decision.l5r.single-core-share")
def test_a_single_set_holds_too_few_cards_for_two_decks_of_thirty() -> None:
    """So what two players share is smaller: see below."""
    for side in (DYNASTY, CONFLICT):
        held = dict.fromkeys((*CLANS, NEUTRAL), 0)
        for one in CORE_SET:
            if one.side == side:
                held[one.clan] += one.quantity
        for clan, other in combinations(CLANS, 2):
            assert held[clan] + held[other] + held[NEUTRAL] < 2 * FORMATS[SINGLE_CORE].least


@rule("l5r.deck.single-core-two-players", "decision.l5r.single-core-share")
@pytest.mark.parametrize(("name", "other"), list(combinations(SINGLE, 2)))
def test_any_two_decks_of_a_single_set_can_be_built_from_it_together(name: str, other: str) -> None:
    decks = [ready_deck(name), ready_deck(other)]
    assert RULES.together(decks, SINGLE_CORE) == []
    options = {"decks": [deck.to_options() for deck in decks], "format": SINGLE_CORE}
    assert list(GAME.problems(Header("l5r", seed=1, edition="1.5", options=options))) == []


@rule("l5r.deck.single-core-two-players")
def test_a_game_with_one_set_does_not_begin_where_the_decks_need_two() -> None:
    decks = [ready_deck("crane-single")] * 2
    header = Header("l5r", seed=1, edition="1.5", options={"decks": [deck.to_options() for deck in decks]})
    assert list(GAME.problems(header)) == [], "each player may have a set"
    header.options["format"] = SINGLE_CORE
    problems = list(GAME.problems(header))
    assert all("l5r.deck.single-core-two-players" in problem for problem in problems)
    told = "in the format single-core these decks do not go together: these decks have 2 copies of Doji Hotaru together"
    assert any(problem.startswith(told) for problem in problems)


@rule("l5r.deck.single-core-two-players")
def test_both_sides_of_a_role_are_one_card() -> None:
    keeper = replace(ready_deck("lion-single"), role=(("01-keeper-of-air", 1),))
    [refusal] = RULES.together([ready_deck("crane-single"), keeper], SINGLE_CORE)
    assert dict(refusal.arguments)["card"] == "01-seeker-of-air"


@rule("l5r.deck.single-core-minimum", "decision.l5r.single-core-share")
@pytest.mark.parametrize(
    ("part", "card", "copies"),
    [("dynasty", "01-doji-hotaru", 0), ("dynasty", "01-favorable-ground", 2), ("conflict", "01-way-of-the-crane", 0)],
)
def test_a_smaller_deck_that_is_no_share_of_the_set_is_too_small(part: str, card: str, copies: int) -> None:
    deck = ready_deck("crane-single")
    others = tuple(one for one in deck.part(part) if one[0] != card)
    other = replace(deck, **{part: (*others, *([(card, copies)] if copies else []))})
    found = [(one.rule, dict(one.arguments)["part"]) for one in RULES.violations(other, SINGLE_CORE, "1.5")]
    assert found == [("l5r.deck.single-core-minimum", "dynasty"), ("l5r.deck.single-core-minimum", "conflict")]


@rule("l5r.deck.tournament-legal")
def test_a_game_in_a_format_needs_legal_decks() -> None:
    decks = [ready_deck("crane").to_options(), ready_deck("lion-single").to_options()]
    header = Header("l5r", seed=1, edition="1.5", options={"decks": decks, "format": CORE_SETS})
    problems = list(GAME.problems(header))
    assert problems
    assert all(problem.startswith("deck 2 is not legal in the format core: ") for problem in problems)
    header.options["format"] = "cube"
    assert list(GAME.problems(header)) == ["there is no format 'cube', only tournament, core, single-core"]


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
