"""The kinds of automated opponents, and their decks made by recipes."""

from __future__ import annotations

from collections import Counter

import pytest

from nefrit.kernel.definition import BadHeader
from nefrit.kernel.game import AnyGame
from nefrit.kernel.record import Header
from nefrit.senjutsu.cards import SOLO_CARDS
from nefrit.senjutsu.definition import GAME
from nefrit.senjutsu.opponents import CHARACTER_KINDS, KINDS, PAIR, problems
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


def fought(kind: str) -> list[str]:
    """The opponents of a game with this one, who is the first: some always fight as a pair."""
    return [kind, *[other for other in PAIR if kind in PAIR and other != kind]]


REACH, BOTH, CUTS = {1: 1, 3: 2, 5: 1}, {1: 1, 3: 1, 4: 1, 5: 1}, {1: 1, 4: 2, 5: 1}
FURTHER = {2, 4, 5}


def check_recipe(kind: str, fixed: Piles, more: int, among: set[int]) -> None:
    """Decks of a kind hold so many cards of these piles, and so many more, each of any of those."""
    further: set[int] = set()
    for seed in range(30):
        found = Counter(piles(start(*fought(kind), seed=seed), 1))
        found.pop(0, None)
        found.subtract(fixed)
        assert min(found.values()) >= 0
        assert sum(found.values()) == more
        further |= {pile for pile, count in found.items() if count}
    assert further == among


@rule("senjutsu.solo.recipe.choose-opponent", "senjutsu.solo.setup.ai-deck")
def test_each_opponent_has_the_deck_of_its_kind() -> None:
    game = start("yari", "arquebus")
    assert (piles(game, 1)[3] >= 2, 7 in piles(game, 1)) == (True, False)
    assert (piles(game, 2)[7], 3 in piles(game, 2)) == (3, False)


@rule("senjutsu.solo.ai.footsoldiers")
@pytest.mark.parametrize("kind", ["boss", "katana", "yari", "yumi", "arquebus"])
def test_foot_soldiers_are_no_characters(kind: str) -> None:
    game = start(kind, kind)
    assert [fighter.character for fighter in game.seats[1:]] == ["", ""]
    assert own(game, 1) == own(game, 2) == []


@rule("decision.senjutsu.ai-further-cards")
def test_of_which_pile_a_further_card_comes_is_left_to_chance() -> None:
    defences = Counter(piles(start("katana", seed=seed), 1)[5] for seed in range(40))
    assert min(defences[1], defences[2]) > 5
    assert sum(defences.values()) == defences[1] + defences[2]


@rule("senjutsu.solo.recipe.boss")
def test_the_deck_of_the_samurai_boss() -> None:
    check_recipe("boss", {1: 2, 4: 2, 5: 1}, 1, {4, 5})


@rule("senjutsu.solo.recipe.katana")
def test_the_deck_of_a_katana_ashigaru() -> None:
    check_recipe("katana", {2: 1, 4: 2, 5: 1}, 1, {4, 5})


@rule("senjutsu.solo.recipe.yari")
def test_the_deck_of_a_yari_ashigaru() -> None:
    check_recipe("yari", {2: 1, 3: 2, 5: 1}, 1, {3, 5})


@rule("senjutsu.solo.recipe.yumi")
def test_the_deck_of_a_yumi_ashigaru() -> None:
    check_recipe("yumi", {2: 1, 5: 1, 6: 1}, 2, {2, 5, 6})


@rule("senjutsu.solo.recipe.arquebus")
def test_the_deck_of_an_arquebus() -> None:
    check_recipe("arquebus", {2: 1, 5: 1, 7: 3}, 1, {2, 5})


@rule("senjutsu.solo.recipe.master")
def test_the_deck_of_the_master() -> None:
    check_recipe("master", CUTS, 1, FURTHER)


@rule("senjutsu.solo.recipe.student")
def test_the_deck_of_the_student() -> None:
    check_recipe("student", CUTS, 1, FURTHER)


@rule("senjutsu.solo.recipe.ronin")
def test_the_deck_of_the_ronin() -> None:
    check_recipe("ronin", BOTH, 1, FURTHER)


@rule("senjutsu.solo.recipe.warrior")
def test_the_deck_of_the_warrior() -> None:
    check_recipe("warrior", BOTH, 1, FURTHER)


@rule("senjutsu.solo.recipe.onna-bugeisha")
def test_the_deck_of_the_onna_bugeisha() -> None:
    check_recipe("onna-bugeisha", REACH, 1, FURTHER)


@rule("senjutsu.solo.recipe.yojimbo")
def test_the_deck_of_the_yojimbo() -> None:
    check_recipe("yojimbo", CUTS, 1, FURTHER)


@rule("senjutsu.solo.recipe.ashigaru")
def test_the_deck_of_the_ashigaru() -> None:
    check_recipe("ashigaru", REACH, 1, FURTHER)


@rule("senjutsu.solo.recipe.monk")
def test_the_deck_of_the_monk() -> None:
    check_recipe("monk", REACH, 1, FURTHER)


@rule("senjutsu.solo.recipe.kojiro")
def test_the_deck_of_kojiro() -> None:
    check_recipe("kojiro", BOTH, 1, FURTHER)


@rule("senjutsu.solo.recipe.wakou")
def test_the_deck_of_the_wakou() -> None:
    check_recipe("wakou", BOTH, 1, FURTHER)


@rule("senjutsu.solo.recipe.assassin")
def test_the_deck_of_the_assassin() -> None:
    check_recipe("assassin", CUTS, 1, FURTHER)


@rule("senjutsu.solo.recipe.musashi")
def test_the_deck_of_musashi() -> None:
    check_recipe("musashi", CUTS, 1, FURTHER)


@rule("senjutsu.solo.recipe.ninja")
def test_the_deck_of_the_ninja() -> None:
    check_recipe("ninja", CUTS, 1, FURTHER)


@rule("senjutsu.solo.recipe.sailor")
def test_the_deck_of_the_sailor() -> None:
    check_recipe("sailor", CUTS, 1, FURTHER)


@rule("senjutsu.solo.recipe.yasuke")
def test_the_deck_of_yasuke() -> None:
    check_recipe("yasuke", CUTS, 1, FURTHER)


@rule("senjutsu.solo.recipe.hachiko")
@pytest.mark.parametrize("nightmare", [False, True])
def test_hachiko_always_has_the_same_five_cards(nightmare: bool) -> None:
    for seed in range(5):
        game = start(*[{"kind": kind, "nightmare": nightmare} for kind in PAIR], seed=seed)
        assert piles(game, 2) == {0: 5}
        assert own(game, 2) == [f"hachiko-{number}" for number in range(1, 6)]


@rule("senjutsu.solo.setup.ai-deck")
def test_the_deck_of_an_opponent_is_shuffled() -> None:
    orders = set()
    for seed in range(5):
        game = start(*PAIR, seed=seed)
        orders.add(tuple(game.faces[card].id for card in game.zone(DECK, 2)))
    assert len(orders) > 1


@rule("senjutsu.solo.special.scope")
def test_all_characters_of_the_first_expansions_have_a_recipe() -> None:
    assert set(RECIPES) == set(KINDS)
    characters = {kind.id for kind in KINDS.values() if kind.character}
    assert len(characters - {"ronin", "warrior", "master", "student"}) == 12


@rule(
    "senjutsu.solo.character.definition",
    "senjutsu.solo.recipe.character-base",
    "senjutsu.solo.recipe.nightmare-aside",
    "senjutsu.solo.special.base",
)
@pytest.mark.parametrize("kind", [kind.id for kind in CHARACTER_KINDS if kind.id != "hachiko"])
def test_a_character_has_all_its_own_cards_but_the_nightmare(kind: str) -> None:
    game = start(*fought(kind))
    assert own(game, 1) == [f"{kind}-{number}" for number in range(1, 5)]
    assert game.seats[1].character == kind


@rule("senjutsu.solo.nightmare.character", "senjutsu.solo.nightmare.purpose")
def test_in_nightmare_mode_a_character_has_its_nightmare_card() -> None:
    game = start({"kind": "ronin", "nightmare": True})
    assert own(game, 1) == ["ronin-1", "ronin-2", "ronin-3", "ronin-4", "ronin-N"]


@rule("decision.senjutsu.nightmare-characters")
@pytest.mark.parametrize("kind", [kind.id for kind in CHARACTER_KINDS if RECIPES[kind.id].piles])
def test_in_nightmare_mode_characters_have_no_common_attacks(kind: str) -> None:
    nightmares = sum(count for pile, count in RECIPES[kind].piles if pile in (3, 4))
    for seed in range(5):
        others = [other for other in PAIR if kind in PAIR and other != kind]
        game = start({"kind": kind, "nightmare": True}, *others, seed=seed)
        found = piles(game, 1)
        assert (found.get(3, 0), found.get(4, 0)) == (0, 0)
        assert found[8] in (nightmares, nightmares + 1)
        cards = [SOLO_CARDS[game.faces[card].id] for card in game.zone(DECK, 1)]
        assert [card.owner for card in cards if card.owner and card.is_nightmare] == [kind]


@rule("senjutsu.solo.nightmare.character")
@pytest.mark.parametrize("kind", [kind.id for kind in CHARACTER_KINDS if kind.id != "hachiko"])
def test_every_character_has_a_nightmare_card(kind: str) -> None:
    first, *others = fought(kind)
    game = start({"kind": first, "nightmare": True}, *others)
    assert own(game, 1) == [*[f"{kind}-{number}" for number in range(1, 5)], f"{kind}-N"]


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
    owners = {SOLO_CARDS[face.id].owner for face in start("katana").faces if face.id in SOLO_CARDS}
    assert owners == {""}, "cards of characters stay in the box"


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


@rule("senjutsu.solo.special.ashigaru-pair")
def test_ashigaru_and_hachiko_fight_as_a_pair() -> None:
    message = "Ashigaru and Hachiko always fight as a pair"
    assert message in list(problems(header("ashigaru")))
    assert message in list(problems(header("hachiko", "katana")))
    assert list(problems(header("katana", "hachiko", "ashigaru"))) == []


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        (header("archer"), "there is no automated opponent 'archer'"),
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


@rule("senjutsu.solo.special.scope")
@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_can_be_fought(kind: str) -> None:
    game = start(*fought(kind))
    assert [fighter.automated for fighter in game.seats] == ["", *fought(kind)]
    assert game.pending
