"""Random decks: legal in every format of every game with decks, the same for the same seed, different for others."""

from __future__ import annotations

from collections import Counter

import pytest

from nefrit.kernel.chance import Chance
from nefrit.registry import decks_of, has_decks, names
from nefrit.text.random_decks import Offer, drawn

FORMATS = [
    (game, format, edition)
    for game in names()
    if has_decks(game)
    for format in decks_of(game).formats
    for edition in decks_of(game).editions
]
EACH_FORMAT = pytest.mark.parametrize(("game", "format", "edition"), FORMATS)


@EACH_FORMAT
def test_random_decks_are_legal(game: str, format: str, edition: str) -> None:
    rules = decks_of(game)
    for seed in range(12):
        deck = rules.random_deck(format, edition, seed)
        assert rules.violations(deck, format, edition) == []
        assert rules.parse(rules.write(deck, rules.styles[0])) == deck


@EACH_FORMAT
def test_a_seed_gives_one_deck_and_others_give_others(game: str, format: str, edition: str) -> None:
    rules = decks_of(game)
    decks = [rules.write(rules.random_deck(format, edition, seed), "options") for seed in (*range(8), 0)]
    assert decks[0] == decks[-1]
    assert len(set(decks)) > 4


def test_random_decks_of_l5r_hold_nearly_all_cards_of_the_pool() -> None:
    rules = decks_of("l5r")
    held: Counter[str] = Counter()
    for seed in range(150):
        for part in rules.show(rules.random_deck("tournament", "1.5", seed)):
            held.update({name for _, name, _ in part.cards})
    known = {face.name for face in rules.library.faces.values()}
    assert len(held.keys() & known) > 0.95 * len(known)


def test_cards_are_drawn_by_weight_and_only_as_far_as_there_is_room() -> None:
    offers = [Offer("often", 3, 50), Offer("seldom", 3, 1), Offer("never", 0, 99)]
    counts: Counter[str] = Counter()
    for seed in range(200):
        counts[drawn(Chance(seed), 1, offers)[0][0]] += 1
    assert counts["never"] == 0
    assert counts["often"] > 10 * counts["seldom"] > 0
    assert sum(count for _, count in drawn(Chance(1), 99, offers)) <= 6
    assert drawn(Chance(1), 4, offers, lambda card, copies: min(copies, 1)) in (
        [("often", 1), ("seldom", 1)],
        [("seldom", 1), ("often", 1)],
    )
