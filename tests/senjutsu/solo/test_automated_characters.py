"""The automated characters: whole games against each, their special rules, and their cards that are no attacks.

What their attack cards do is told in `golden/solo_reach.txt`.
"""

from __future__ import annotations

from typing import Any

import pytest

from nefrit.kernel.chance import Chance
from nefrit.kernel.game import AnyGame
from nefrit.kernel.record import Header
from nefrit.senjutsu.definition import GAME as PUBLISHED
from nefrit.senjutsu.opponents import CHARACTER_KINDS, PAIR
from nefrit.senjutsu.solo.behaviour import LEFT, MIDDLE
from nefrit.senjutsu.state import POISONS
from nefrit.testing import Scenario, rule
from nefrit.testing.laws import check_laws, play_at_random
from tests.senjutsu.solo.foes import GAME, clash, foe, hero, place

__all__ = ["GAME"]

KINDS = [kind.id for kind in CHARACTER_KINDS if kind.id != "hachiko"]
EVERY = 12
"""At every how many decisions the laws are checked."""


def against(kind: str) -> list[str]:
    """The opponents of a game with this one, who is the first: some always fight as a pair."""
    return [kind, *[other for other in PAIR if kind in PAIR and other != kind]]


def start(kind: str, seed: int = 1, **options: Any) -> AnyGame:
    """A game against a character."""
    opponents = against(kind)
    return PUBLISHED.start(
        Header("senjutsu", seats=1 + len(opponents), seed=seed, options={"opponents": opponents, **options})
    )


def face(table: Scenario, ann: Any, card: str, play: str = "Stand", **things: Any) -> None:
    """A round against the character whose card this is: bob reveals it, ann plays another."""
    kind = card.removeprefix("solo-").rpartition("-")[0]
    pair = [foe("Idle", hex=[6, -6])] if kind in PAIR else []
    more = {name: things.pop(name) for name in ("terrain",) if name in things}
    clash(table, ann, foe(card, **{"hidden": False, **things}), *pair, play=play, kinds=against(kind), **more)


# ---- Whole games


@rule("senjutsu.solo.special.scope", "senjutsu.solo.character.same-rules")
@pytest.mark.parametrize("nightmare", [False, True], ids=["as it is", "nightmare"])
@pytest.mark.parametrize("kind", KINDS)
def test_whole_games_are_played_under_the_laws(kind: str, nightmare: bool) -> None:
    opponents = [{"kind": one, "nightmare": nightmare} for one in against(kind)]
    seen: set[str] = set()
    for seed, fighter in enumerate(("ronin", "monk", "musashi", "kojiro")):
        chance, decisions = Chance(seed), 0

        def watch(game: AnyGame, chance: Chance = chance) -> None:
            nonlocal decisions
            decisions += 1
            if decisions % EVERY == 0:
                check_laws(game, chance)
            seen.update(game.faces[card].id for card in game.zone(PUBLISHED.zones[3], 1))

        options = {"opponents": opponents, "fighters": [fighter]}
        header = Header("senjutsu", seats=1 + len(opponents), seed=seed, options=options)
        game = play_at_random(PUBLISHED, header, chance, watch)
        assert game.outcome is not None
        winners = list(game.outcome.winners)
        assert winners in ([], [0], list(range(1, game.seat_count)))
    assert len([card for card in seen if card.startswith(f"solo-{kind}-")]) >= 3


# ---- Ashigaru and Hachiko


@rule("senjutsu.solo.special.ashigaru-pair")
def test_ashigaru_and_hachiko_are_two_opponents_of_one_side() -> None:
    game = start("ashigaru")
    assert [(fighter.automated, fighter.team) for fighter in game.seats[1:]] == [("ashigaru", 1), ("hachiko", 1)]
    assert [fighter.owner for fighter in game.seats] == [-1, -1, -1], "nobody decides for an automated dog"


@rule("senjutsu.solo.special.ashigaru-pair")
def test_when_one_of_the_pair_falls_the_other_fights_on(table: Scenario) -> None:
    pair = foe("Idle", hex=[0, -1], wound_limit=1), foe("solo-hachiko-1", hex=[0, 1], facing=0)
    clash(table, hero(hand=["Cut At 7"]), *pair, play="Cut At 7", kinds=[*PAIR])
    assert (table.bob.defeated, table.cid.defeated, table.winners) == (True, False, None)
    assert table.ann.wounds == 1
    # The pair wins together.
    pair = foe("solo-ashigaru-2", hex=[0, -1]), foe("Idle", hex=[0, 2])
    clash(table, hero(wound_limit=1), *pair, kinds=[*PAIR])
    assert table.winners == ["bob", "cid"]


@rule("senjutsu.solo.special.ashigaru-pair")
@pytest.mark.parametrize(("dog", "end"), [([1, -1], (-1, -1)), ([-1, 0], (1, -2))])
def test_the_pair_spares_each_other(table: Scenario, dog: list[int], end: tuple[int, int]) -> None:
    # Scything Cleave hits from either side; from one of them it would hit the dog as well.
    pair = foe("solo-ashigaru-1", hex=[0, -2], facing=3, aggressive=True), foe("Idle", hex=dog)
    clash(table, hero(), *pair, kinds=[*PAIR])
    assert (table.cid.wounds, table.ann.wounds, table.bob.hex) == (0, 1, end)


# ---- Hiding


@rule("senjutsu.solo.special.assassin-hidden")
def test_the_assassin_starts_hidden() -> None:
    assert [fighter.hidden for fighter in start("assassin").seats] == [False, True]


@rule("senjutsu.solo.special.ninja-hidden")
def test_the_ninja_starts_hidden() -> None:
    assert [fighter.hidden for fighter in start("ninja").seats] == [False, True]


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind not in ("assassin", "ninja")])
def test_nobody_else_starts_hidden(kind: str) -> None:
    assert not any(fighter.hidden for fighter in start(kind).seats)


@rule("senjutsu.solo.special.assassin-hidden")
@pytest.mark.parametrize("hidden", [True, False])
def test_hidden_the_assassin_cuts_and_is_away_before_who_would_hit_it(table: Scenario, hidden: bool) -> None:
    # Venomous Slice comes at 9 instead of 6, and then the Assassin steps back.
    things = {"hidden": hidden, "poisons": ["Numbing Toxin"], "wound_limit": 5}
    face(table, hero(hand=["Cut At 7"]), "solo-assassin-2", "Cut At 7", hex=[0, -1], aggressive=True, **things)
    assert table.bob.wounds == (0 if hidden else 1)


@rule("senjutsu.solo.special.ninja-hidden")
@pytest.mark.parametrize("hidden", [True, False])
def test_hidden_the_ninja_cuts_before_who_would_hit_it(table: Scenario, hidden: bool) -> None:
    # Kama Slash comes at 7 instead of 5, before the cut at 6.
    bob = foe("solo-ninja-2", hex=[0, -1], hidden=hidden, aggressive=True)
    clash(table, hero(hand=["Fast Cut"], wound_limit=1), bob, play="Fast Cut", kinds=["ninja"])
    assert table.bob.wounds == (0 if hidden else 1)
    assert table.ann.defeated


@rule("senjutsu.solo.special.assassin-hidden", "senjutsu.hidden.lose-on-attack")
def test_hidden_the_assassin_hits_harder_and_comes_to_light(table: Scenario) -> None:
    for hidden, wounds in ((True, 3), (False, 2)):
        face(table, hero(wound_limit=9), "solo-assassin-N", hex=[0, -1], hidden=hidden)
        assert (table.ann.wounds, table.bob.hidden) == (wounds, False)


@rule("senjutsu.solo.special.ninja-hidden", "senjutsu.hidden.lose-on-harm")
def test_who_is_hit_is_hidden_no_longer(table: Scenario) -> None:
    clash(table, hero(hand=["Cut"]), foe("Idle", hex=[0, -1], hidden=True, wound_limit=5), play="Cut", kinds=["ninja"])
    assert (table.bob.wounds, table.bob.hidden) == (1, False)


# ---- Poison


@rule("senjutsu.solo.poison.deck", "decision.senjutsu.poison-deck")
def test_the_automated_assassin_has_the_poison_deck_of_the_assassin() -> None:
    game = start("assassin")
    assert sorted(game.faces[card].number for card in game.zone(POISONS, 1)) == ["002", "129", "130", "131", "132"]
    assert not game.zone(POISONS, 0)


@rule("senjutsu.solo.poison.player-poisoned")
def test_which_poison_an_opponent_gives_is_drawn() -> None:
    given = set()
    for seed in range(12):
        table = Scenario(GAME)
        bob = foe("solo-assassin-2", hex=[0, -1], hidden=False, poisons=["Virulent Poison", "Numbing Toxin"])
        clash(table, hero(), bob, kinds=["assassin"], seed=seed)
        assert len(table.ann.lasting) == 1
        given |= set(table.ann.lasting)
    assert given == {"Virulent Poison", "Numbing Toxin"}


# ---- The Wakou staggers


@rule("senjutsu.solo.special.wakou-movement")
@pytest.mark.parametrize(("kind", "wounds"), [("wakou", 1), ("yasuke", 0)])
def test_the_wakou_may_change_direction_within_a_movement(table: Scenario, kind: str, wounds: int) -> None:
    # Staggering Blow goes up to two hexes to the front right or front left: straight ahead only by both in turn.
    ann = hero(hex=[0, 0], facing=0, wound_limit=9)
    stones = [[[-1, 0], "stone"], [[1, -1], "stone"]]
    clash(table, ann, foe("solo-wakou-4", hex=[0, -2], facing=3), kinds=[kind], terrain=stones)
    assert table.ann.wounds == wounds


# ---- The Monk's path


def on_the_path(table: Scenario, tokens: int, card: str = "Idle", play: str = "Stand", **things: Any) -> None:
    """The Monk has Enlightened Path in play, with so many lotus tokens on it."""
    ann = hero(hand=[play] if play != "Stand" else [], wound_limit=9, **things.pop("ann", {}))
    path = f"solo-monk-1 {{lotus={tokens}}}"
    clash(table, ann, foe(card, hex=[0, -1], lasting=[path], **things), play=play, kinds=["monk"])


def tokens(table: Scenario) -> int:
    """The lotus tokens on the card before bob."""
    (piece,) = table.game.pieces.values()
    return piece.lotus


@rule("decision.senjutsu.lotus")
def test_enlightened_path_remains_in_play_when_the_deck_is_reset(table: Scenario) -> None:
    face(table, hero(), "solo-monk-1")
    assert (table.bob.lasting, tokens(table), table.bob.discard) == (["Enlightened Path"], 0, [])


@rule("decision.senjutsu.lotus")
@pytest.mark.parametrize(
    ("card", "play", "more"),
    [("Poke", "Stand", 1), ("Idle", "Stand", 0), ("Shield", "Cut", 1), ("Shield", "Stand", 0), ("Arrow", "Stand", 1)],
)
def test_each_success_places_a_lotus_token(table: Scenario, card: str, play: str, more: int) -> None:
    on_the_path(table, 2, card, play, wound_limit=7)
    assert tokens(table) == 2 + more


@rule("decision.senjutsu.lotus")
@pytest.mark.parametrize(("count", "stands"), [(2, False), (3, True), (6, True)])
def test_with_three_tokens_the_wound_limit_is_higher(table: Scenario, count: int, stands: bool) -> None:
    on_the_path(table, count, "Idle", "Cut", wound_limit=1)
    assert table.bob.defeated != stands


@rule("decision.senjutsu.lotus")
@pytest.mark.parametrize(("count", "suffered"), [(4, True), (5, False)])
@pytest.mark.parametrize("play", ["Venom", "Knock", "Snare"])
def test_with_five_tokens_no_status_card_is_taken(table: Scenario, count: int, suffered: bool, play: str) -> None:
    on_the_path(table, count, "Idle", play, ann={"poisons": ["Virulent Poison"]}, wound_limit=7)
    taken = table.bob.stuns + len(table.bob.hobbles) + table.bob.lasting.count("Virulent Poison")
    assert taken == int(suffered)
    assert (table.ann.poisons == ["Virulent Poison"]) == (play != "Venom" or not suffered)


@rule("decision.senjutsu.lotus")
@pytest.mark.parametrize(("count", "wounds"), [(5, 1), (6, 1), (7, 2)])
def test_with_seven_tokens_attacks_cause_more_wounds(table: Scenario, count: int, wounds: int) -> None:
    on_the_path(table, count, "Poke")
    assert table.ann.wounds == wounds


@rule("decision.senjutsu.lotus", "senjutsu.solo.attack.most-wounds")
def test_the_added_wounds_are_reckoned_with(table: Scenario) -> None:
    # A bleeding wound in front or a wound beside it: only one of them becomes more.
    for count, suffered in ((6, (0, 1)), (7, (2, 0))):
        on_the_path(table, count, "Rip Or Cut")
        assert (table.ann.wounds, table.ann.bleeding) == suffered


@rule("decision.senjutsu.lotus")
def test_a_mark_without_wounds_has_none_more(table: Scenario) -> None:
    on_the_path(table, 7, "Daze")
    assert (table.ann.wounds, table.ann.stuns) == (0, 1)


@rule("decision.senjutsu.enlightenment")
def test_zen_wave_slash_needs_the_path(table: Scenario) -> None:
    for path, defeated in (([], False), (["solo-monk-1"], True)):
        face(table, hero(), "solo-monk-N", lasting=path)
        assert table.ann.defeated == defeated
    assert table.winners == ["bob"]


# ---- Defences


SOME_CUTS = {5: "Cut", 6: "Fast Cut", 2: "Late Cut"}
AROUND = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
BLOCKS: list[tuple[str, int, set[int]]] = [
    ("solo-ashigaru-N", 5, {0, 1, 2, 4, 5}),
    ("solo-ashigaru-N", 2, {0, 1, 2, 4, 5}),
    ("solo-kojiro-1", 5, {0, 1, 5}),
    ("solo-kojiro-1", 2, set()),
    # A rotation before the block brings its hexes where the attack comes from.
    ("solo-monk-4", 5, {0, 1, 2, 4, 5}),
    ("solo-monk-4", 2, set()),
    ("solo-musashi-4", 6, {0, 1, 2, 4, 5}),
    ("solo-sailor-3", 5, {0, 1, 2, 3, 4, 5}),
    ("solo-sailor-3", 2, set()),
]


@pytest.mark.parametrize(("card", "value", "closed"), BLOCKS, ids=[f"{one[0]} at {one[1]}" for one in BLOCKS])
def test_a_block_closes_its_hexes_at_its_initiatives(card: str, value: int, closed: set[int]) -> None:
    found = set()
    for way, hex in enumerate(AROUND):
        table = Scenario(GAME)
        ann = hero(hex=list(hex), facing=(way + 3) % 6, hand=[SOME_CUTS[value]], wound_limit=9)
        face(table, ann, card, SOME_CUTS[value], hex=[0, 0], facing=0, wound_limit=9)
        found |= {way} if not table.bob.wounds else set()
    assert found == closed


@pytest.mark.parametrize(("card", "cut", "wounds"), [("Cut", 5, 0), ("Late Cut", 2, 0), ("Fast Cut", 6, 0)])
def test_standing_earth_blocks_at_two_initiatives(table: Scenario, card: str, cut: int, wounds: int) -> None:
    # The lower block is made at the initiative of the attack as well (senjutsu.solo.block.match-initiative).
    face(table, hero(hand=[card]), "solo-musashi-4", card, hex=[0, -1], wound_limit=5)
    assert (table.bob.wounds, table.bob.discard) == (wounds, [])


@rule("senjutsu.solo.block.match-initiative")
@pytest.mark.parametrize(("number", "blocked"), [("solo-yasuke-3", True), ("solo-kojiro-1", True)])
def test_a_lower_block_takes_the_initiative_of_the_attack(table: Scenario, number: str, blocked: bool) -> None:
    # Dual Blade Defence blocks at 8 or 7, and at 5 or 4: the cut comes at 5.
    face(table, hero(hand=["Cut"]), number, "Cut", hex=[0, -1], wound_limit=5)
    assert (table.bob.wounds == 0) == blocked


@pytest.mark.parametrize(
    ("card", "play", "wounds"),
    [
        ("solo-ashigaru-N", "Cut", 1),
        ("solo-ashigaru-N", "Late Cut", 0),
        ("solo-kojiro-1", "Fast Cut", 1),
        ("solo-kojiro-1", "Cut", 0),
        ("solo-yasuke-3", "Cut", 1),
    ],
)
def test_some_blocks_are_countered(table: Scenario, card: str, play: str, wounds: int) -> None:
    face(table, hero(hand=[play]), card, play, hex=[0, -1], wound_limit=5, deck=["9x Poke"])
    assert (table.bob.wounds, table.ann.wounds) == (0, wounds)


def test_blocks_bring_more(table: Scenario) -> None:
    ann = hero(hand=["Late Cut"])
    face(table, ann, "solo-ashigaru-N", "Late Cut", hex=[0, -1])
    assert (table.ann.facing % 3, table.bob.discard) == (2, []) or table.ann.facing in (2, 4)
    face(table, hero(hand=["Cut"]), "solo-kojiro-1", "Cut", hex=[0, -1], behaviour=LEFT)
    assert table.ann.facing in (1, 5)
    assert (table.bob.behaviour, table.bob.discard) == (MIDDLE, [])


@pytest.mark.parametrize("card", ["solo-monk-4", "solo-sailor-3", "solo-musashi-4", "solo-yasuke-3", "solo-assassin-3"])
def test_defences_reset_the_deck(table: Scenario, card: str) -> None:
    face(table, hero(), card)
    assert table.bob.discard == []


def test_smoke_bomb_pushes_everybody_away_and_hides_the_ninja(table: Scenario) -> None:
    face(table, hero(hex=[0, 0]), "solo-ninja-1", hex=[0, -1])
    assert (table.ann.hex, table.bob.hidden, table.bob.discard) == ((0, 1), True, [])
    assert table.bob.hex != (0, -1)


def test_umbra_vault_exchanges_the_hexes_and_hides_the_assassin(table: Scenario) -> None:
    face(table, hero(hex=[0, 0]), "solo-assassin-3", hex=[0, -1], facing=3)
    assert table.bob.hidden
    assert table.ann.hex != (0, 0)


@pytest.mark.parametrize(("hex", "lost"), [([0, -1], 1), ([0, -2], 1), ([0, -3], 0)])
def test_feral_howl_makes_the_target_discard(table: Scenario, hex: list[int], lost: int) -> None:
    face(table, hero(hand=["Cut"]), "solo-hachiko-3", hex=hex, behaviour=LEFT)
    assert (len(table.ann.discard), table.bob.behaviour) == (1 + lost, MIDDLE)


@pytest.mark.parametrize(("card", "hex"), [("solo-hachiko-4", [0, -2]), ("solo-ashigaru-3", [0, -2])])
def test_movement_is_cancelled(table: Scenario, card: str, hex: list[int]) -> None:
    face(table, hero(hand=["Late Lunge"]), card, "Late Lunge", hex=hex, wound_limit=5)
    assert (place(table, "ann"), table.bob.wounds) == (([0, 0], 0), 0)


# ---- Meditations


@pytest.mark.parametrize(
    ("card", "hex", "facing", "end", "changed", "reset"),
    [
        ("solo-kojiro-4", [0, -4], 3, [0, -2], False, True),
        ("solo-sailor-4", [0, -4], 3, [0, -2], True, True),
        ("solo-wakou-2", [0, -3], 3, [0, -2], True, False),
        ("solo-ashigaru-3", [0, -1], 3, [0, -1], True, False),
    ],
)
def test_meditations_move_the_opponent(
    table: Scenario, card: str, hex: list[int], facing: int, end: list[int], changed: bool, reset: bool
) -> None:
    face(table, hero(), card, hex=hex, facing=facing, behaviour=LEFT)
    assert place(table)[0] == end
    assert (table.bob.behaviour == MIDDLE, table.bob.discard == []) == (changed, reset)
