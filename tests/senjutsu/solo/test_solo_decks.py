"""The kinds of automated opponents, and their decks made by recipes."""

from __future__ import annotations

from collections import Counter

import pytest

from nefrit.kernel.definition import BadHeader
from nefrit.kernel.game import AnyGame
from nefrit.kernel.record import Header
from nefrit.senjutsu.definition import GAME
from nefrit.senjutsu.solo.opponents import KINDS, has_cards, new_opponent, problems
from nefrit.senjutsu.solo.recipes import RECIPES, left_in, pile_of, prepare_deck, source_for
from nefrit.senjutsu.state import DECK, PILES, REMOVED
from nefrit.testing import rule

Piles = dict[int, int]


def header(*opponents: object, players: int = 1, **options: object) -> Header:
    seats = players + len(opponents)
    return Header("senjutsu", seats=seats, seed=1, options={"opponents": list(opponents), **options})


def start(*opponents: object, players: int = 1, seed: int = 1) -> AnyGame:
    options = {"opponents": list(opponents)}
    return GAME.start(Header("senjutsu", seats=players + len(opponents), seed=seed, options=options))


def piles(game: AnyGame, seat: int) -> Piles:
    """How many cards of which pile an opponent has; 0 is for those that belong to a character."""
    return dict(Counter(pile_of(game, card) for card in game.zone(DECK, seat)))


def own(game: AnyGame, seat: int) -> list[str]:
    """The numbers of the cards that belong to a character."""
    cards = game.zone(DECK, seat)
    return sorted(game.faces[card].number for card in cards if not pile_of(game, card))


RECIPE_OF: dict[str, tuple[Piles, int, set[int]]] = {
    "boss": ({1: 2, 4: 2, 5: 1}, 1, {4, 5}),
    "katana": ({2: 1, 4: 2, 5: 1}, 1, {4, 5}),
    "yari": ({2: 1, 3: 2, 5: 1}, 1, {3, 5}),
    "yumi": ({2: 1, 5: 1, 6: 1}, 2, {2, 5, 6}),
    "arquebus": ({2: 1, 5: 1, 7: 3}, 1, {2, 5}),
    "master": ({1: 1, 4: 2, 5: 1}, 1, {2, 4, 5}),
    "student": ({1: 1, 4: 2, 5: 1}, 1, {2, 4, 5}),
    "ronin": ({1: 1, 3: 1, 4: 1, 5: 1}, 1, {2, 4, 5}),
    "warrior": ({1: 1, 3: 1, 4: 1, 5: 1}, 1, {2, 4, 5}),
}


@rule(
    "senjutsu.solo.recipe.choose-opponent",
    "senjutsu.solo.setup.ai-deck",
    "senjutsu.solo.piles.sort",
    "senjutsu.solo.ai.footsoldiers",
)
@pytest.mark.parametrize(
    "kind",
    [
        pytest.param("boss", marks=pytest.mark.rule("senjutsu.solo.recipe.boss")),
        pytest.param("katana", marks=pytest.mark.rule("senjutsu.solo.recipe.katana")),
        pytest.param("yari", marks=pytest.mark.rule("senjutsu.solo.recipe.yari")),
        pytest.param("yumi", marks=pytest.mark.rule("senjutsu.solo.recipe.yumi")),
        pytest.param("arquebus", marks=pytest.mark.rule("senjutsu.solo.recipe.arquebus")),
        pytest.param("master", marks=pytest.mark.rule("senjutsu.solo.recipe.master")),
        pytest.param("student", marks=pytest.mark.rule("senjutsu.solo.recipe.student")),
        pytest.param("ronin", marks=pytest.mark.rule("senjutsu.solo.recipe.ronin")),
        pytest.param("warrior", marks=pytest.mark.rule("senjutsu.solo.recipe.warrior")),
    ],
)
def test_a_deck_is_made_by_the_recipe_of_its_kind(kind: str) -> None:
    fixed, more, among = RECIPE_OF[kind]
    further: set[int] = set()
    for seed in range(30):
        game = start(kind, seed=seed)
        found = Counter(piles(game, 1))
        found.pop(0, None)
        found.subtract(fixed)
        assert min(found.values()) >= 0
        assert sum(found.values()) == more
        further |= {pile for pile, count in found.items() if count}
    assert further == among


REACH, BOTH, CUTS = {1: 1, 3: 2, 5: 1}, {1: 1, 3: 1, 4: 1, 5: 1}, {1: 1, 4: 2, 5: 1}
NOTHING: Piles = {}


@rule("senjutsu.solo.special.scope")
@pytest.mark.parametrize(
    ("kind", "fixed"),
    [
        pytest.param("ashigaru", REACH, marks=pytest.mark.rule("senjutsu.solo.recipe.ashigaru")),
        pytest.param("monk", REACH, marks=pytest.mark.rule("senjutsu.solo.recipe.monk")),
        pytest.param("onna-bugeisha", REACH, marks=pytest.mark.rule("senjutsu.solo.recipe.onna-bugeisha")),
        pytest.param("kojiro", BOTH, marks=pytest.mark.rule("senjutsu.solo.recipe.kojiro")),
        pytest.param("wakou", BOTH, marks=pytest.mark.rule("senjutsu.solo.recipe.wakou")),
        pytest.param("assassin", CUTS, marks=pytest.mark.rule("senjutsu.solo.recipe.assassin")),
        pytest.param("musashi", CUTS, marks=pytest.mark.rule("senjutsu.solo.recipe.musashi")),
        pytest.param("ninja", CUTS, marks=pytest.mark.rule("senjutsu.solo.recipe.ninja")),
        pytest.param("sailor", CUTS, marks=pytest.mark.rule("senjutsu.solo.recipe.sailor")),
        pytest.param("yasuke", CUTS, marks=pytest.mark.rule("senjutsu.solo.recipe.yasuke")),
        pytest.param("yojimbo", CUTS, marks=pytest.mark.rule("senjutsu.solo.recipe.yojimbo")),
        pytest.param("hachiko", NOTHING, marks=pytest.mark.rule("senjutsu.solo.recipe.hachiko")),
    ],
)
def test_characters_of_the_expansions_have_recipes_too(kind: str, fixed: Piles) -> None:
    recipe = RECIPES[kind]
    assert dict(recipe.piles) == fixed
    assert (recipe.more, recipe.among) == ((1, (2, 4, 5)) if fixed else (0, ()))


@rule(
    "senjutsu.solo.character.definition",
    "senjutsu.solo.recipe.character-base",
    "senjutsu.solo.recipe.nightmare-aside",
    "senjutsu.solo.special.base",
)
@pytest.mark.parametrize("kind", ["ronin", "warrior", "master", "student"])
def test_a_character_has_all_its_own_cards_but_the_nightmare(kind: str) -> None:
    game = start(kind)
    assert own(game, 1) == [f"{kind}-{number}" for number in range(1, 5)]
    assert game.seats[1].character == kind


@rule("senjutsu.solo.nightmare.character", "senjutsu.solo.nightmare.purpose")
def test_in_nightmare_mode_a_character_has_its_nightmare_card() -> None:
    game = start({"kind": "ronin", "nightmare": True})
    assert own(game, 1) == ["ronin-1", "ronin-2", "ronin-3", "ronin-4", "ronin-N"]
    found = piles(game, 1)
    assert (found[3], 8 in found) == (1, False)


@rule("senjutsu.solo.nightmare.opponent", "senjutsu.solo.nightmare.purpose")
@pytest.mark.parametrize(("kind", "nightmares"), [("katana", 2), ("yari", 2), ("yumi", 0)])
def test_in_nightmare_mode_attacks_are_nightmares(kind: str, nightmares: int) -> None:
    found = piles(start({"kind": kind, "nightmare": True}), 1)
    assert (3 in found, 4 in found) == (False, False)
    assert found.get(8, 0) in (nightmares, nightmares + bool(nightmares))


@rule("senjutsu.solo.recipe.empty-pile")
def test_instead_of_an_empty_pile_another_one_of_the_opponent_is_used() -> None:
    # Four nightmares need more than the five cards of pile 8.
    game = start(*[{"kind": "katana", "nightmare": True}] * 4)
    found = [piles(game, seat) for seat in range(1, 5)]
    assert sum(each.get(8, 0) for each in found) == 5
    assert [sum(each.values()) for each in found] == [5, 5, 5, 5]
    assert all(set(each) <= {2, 5, 8} for each in found)


@rule("senjutsu.solo.recipe.all-empty")
def test_if_all_its_piles_are_empty_cards_of_pile_4_are_used() -> None:
    game = start("yumi")
    for pile in (2, 5, 6):
        for card in left_in(game, pile):
            game.move(card, REMOVED, 0)
    assert source_for(game, RECIPES["yumi"], 2) == 4
    before = len(game.zone(PILES))
    prepare_deck(game, 1, "yumi")
    assert before - len(game.zone(PILES)) == 5


@rule("senjutsu.solo.piles.sort")
def test_piles_are_shuffled() -> None:
    decks = {tuple(sorted(game.faces[card].number for card in game.zone(DECK, 1))) for game in map(_katana, range(12))}
    assert len(decks) > 6


def _katana(seed: int) -> AnyGame:
    return start("katana", seed=seed)


@rule(
    "senjutsu.solo.wounds.recommended-1",
    "senjutsu.solo.wounds.recommended-2",
    "senjutsu.solo.wounds.recommended-3",
    "senjutsu.solo.wounds.recommended-4",
    "senjutsu.solo.stun.limit",
)
@pytest.mark.parametrize(("count", "limit"), [(1, 7), (2, 3), (3, 2), (4, 1), (5, 1)])
def test_the_more_opponents_the_fewer_wounds(count: int, limit: int) -> None:
    game = start(*["katana"] * count)
    assert [(fighter.wound_limit, fighter.stun_limit) for fighter in game.seats[1:]] == [(limit, limit)] * count


@rule("senjutsu.solo.wounds.adjust")
def test_limits_may_be_agreed_on() -> None:
    game = start({"kind": "katana", "wounds": 4}, "boss")
    assert [(fighter.wound_limit, fighter.stun_limit) for fighter in game.seats[1:]] == [(4, 4), (3, 3)]


@rule("senjutsu.solo.special.assassin-hidden", "senjutsu.solo.special.ninja-hidden")
def test_some_start_hidden() -> None:
    hidden = [kind for kind in KINDS if new_opponent(header(kind), 1).hidden]
    assert hidden == ["assassin", "ninja"]


@rule("senjutsu.solo.special.ashigaru-pair")
def test_ashigaru_and_hachiko_fight_as_a_pair() -> None:
    message = "Ashigaru and Hachiko always fight as a pair"
    assert message in list(problems(header("ashigaru")))
    assert message in list(problems(header("hachiko", "katana")))
    assert message not in list(problems(header("ashigaru", "hachiko")))


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        (header("archer"), "there is no automated opponent 'archer'"),
        (header("monk"), "the solo cards of Monk are not in the card pool"),
        (header("ronin", "ronin"), "each character can be fought only once"),
        (header("katana", "katana", players=0), "leave 0 players"),
        (header("katana", players=5), "leave 5 players"),
        (header("katana", mode="raid"), "mode is duel or horde"),
        (header("katana", lord=True), "lord can be true in horde mode only"),
        (header("katana", "katana", "katana", mode="horde"), "one player fights the horde: 5 seats, not 4"),
        (header("katana", mode="horde"), "a horde has 3 opponents beside its boss, not 1"),
        (Header("senjutsu", seats=2, options={"opponents": "katana"}), "opponents is a list"),
        (header("katana", fighters=["ronin", "master", "student"]), "fighters is a list of 1, one for each player"),
    ],
)
def test_opponents_that_cannot_be_fought_are_refused(wrong: Header, why: str) -> None:
    with pytest.raises(BadHeader, match=why):
        GAME.start(wrong)


def test_all_kinds_with_cards_can_be_fought() -> None:
    assert {kind.id for kind in KINDS.values() if has_cards(kind)} == set(RECIPE_OF)
