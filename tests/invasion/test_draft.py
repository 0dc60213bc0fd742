"""The draft variant: what is in the packs, how they are passed on, and what decks come of it."""

from __future__ import annotations

from collections import Counter

import pytest

from nefrit.invasion.cards import LIBRARY
from nefrit.invasion.constants import DESTRUCTION, EMPIRE, FULCRUM, NEUTRAL, ORDER
from nefrit.invasion.decks import InvasionDecks, violations
from nefrit.invasion.decks.drafting import DRAFTERS, PACK, Cards, by_chance, by_race, draft, pool_of
from nefrit.invasion.decks.formats import CASUAL
from nefrit.invasion.faces import InvasionFace
from nefrit.kernel.cards import Library, UnknownName
from nefrit.kernel.chance import Chance
from nefrit.testing import rule
from nefrit.text.decklists import BadDeck

RULES = InvasionDecks(LIBRARY)
ALLIANCES = [("order", ORDER), ("destruction", DESTRUCTION)]


def faces_of(cards: tuple[tuple[str, int], ...]) -> list[InvasionFace]:
    found = [LIBRARY.faces[card] for card, _ in cards]
    return [face for face in found if isinstance(face, InvasionFace)]


@rule("invasion.draft.alliance-fixed")
@pytest.mark.parametrize(("alliance", "races"), ALLIANCES)
@pytest.mark.parametrize("seed", range(5))
def test_all_drafted_decks_are_legal_and_of_the_alliance(alliance: str, races: tuple[str, ...], seed: int) -> None:
    decks = draft(LIBRARY, alliance, [by_race, *[by_chance] * (DRAFTERS - 1)], Chance(seed))
    assert len(decks) == DRAFTERS
    for deck in decks:
        assert violations(deck, LIBRARY, CASUAL) == []
        assert deck.count() == 50
        assert deck.capital in races
        assert {face.race for face in faces_of(deck.cards)} <= {*races, NEUTRAL}


@rule("invasion.draft.alliance-fixed", "decision.invasion.draft")
@pytest.mark.parametrize(("alliance", "races"), ALLIANCES)
def test_every_capital_of_the_alliance_may_have_what_is_dealt(alliance: str, races: tuple[str, ...]) -> None:
    pool = pool_of(LIBRARY, alliance)
    assert {face.race for face in pool} == {*races, NEUTRAL}
    for capital in races:
        told = violations(RULES.parse(f"Capital: {capital}\n" + "\n".join(face.id for face in pool)), LIBRARY, CASUAL)
        assert {violation.rule for violation in told} == {"invasion.deck.size"}


@rule("invasion.component.draft-format-cards", "decision.invasion.draft")
@pytest.mark.parametrize("name", ["Cut Supply Lines", "Reinforcements", "Sabotage", "Shifting Tides"])
def test_cards_that_steer_the_draft_are_in_no_pack_and_no_deck(name: str) -> None:
    dealt = [face for alliance, _ in ALLIANCES for face in pool_of(LIBRARY, alliance)]
    assert name not in {face.name for face in dealt}
    with pytest.raises(BadDeck, match=f"there is no card '{name}'"):
        RULES.parse(f"Capital: Dwarf\n1x {name}")


def test_no_fulcrum_is_dealt() -> None:
    assert all(face.type != FULCRUM for alliance, _ in ALLIANCES for face in pool_of(LIBRARY, alliance))


@rule("decision.invasion.draft")
def test_packs_are_passed_to_the_left_and_then_to_the_right() -> None:
    """Everyone sees what the neighbour left: a card fewer each time."""
    seen: list[tuple[int, Counter[str]]] = []

    def watcher(seat: int, pack: Cards) -> InvasionFace:
        seen.append((seat, Counter(face.id for face in pack)))
        return pack[0]

    picks = [lambda pack, picked, chance, seat=seat: watcher(seat, pack) for seat in range(3)]
    draft(LIBRARY, "order", picks, Chance(1))
    assert [seen[3 * turn][1].total() for turn in range(50)] == [*range(PACK, 0, -1)] * 5
    first = [pack for _, pack in seen[:6]]
    assert [len(first[seat] - first[3 + (seat + 1) % 3]) for seat in range(3)] == [1, 1, 1]
    second = [pack for _, pack in seen[30:36]]
    assert [len(second[seat] - second[3 + (seat - 1) % 3]) for seat in range(3)] == [1, 1, 1]


@rule("decision.invasion.draft")
def test_the_capital_is_of_the_race_of_most_cards() -> None:
    def imperial(pack: Cards, picked: Cards, chance: Chance) -> InvasionFace:
        return next((face for face in pack if face.race == EMPIRE), pack[0])

    [deck, *_] = draft(LIBRARY, "order", [imperial, by_chance, by_chance], Chance(2))
    assert deck.capital == EMPIRE


def test_the_same_seed_drafts_the_same_deck() -> None:
    assert RULES.draft("destruction", 3) == RULES.draft("destruction", 3)
    assert RULES.draft("destruction", 3).cards != RULES.draft("destruction", 4).cards
    assert RULES.draft("destruction", 3).name == "Destruction draft 3"


def test_what_cannot_be_drafted_is_refused() -> None:
    with pytest.raises(UnknownName, match="there is no alliance 'ordr'"):
        RULES.draft("ordr", 1)
    few = Library(dict.fromkeys(pool_of(LIBRARY, "order")[:9]))
    with pytest.raises(BadDeck, match="to draft 4 decks takes 200 cards, and there are"):
        InvasionDecks(few).draft("order", 1)
