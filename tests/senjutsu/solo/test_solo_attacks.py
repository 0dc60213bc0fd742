"""How automated opponents attack: from where, in spite of what, and when they do something else instead."""

from __future__ import annotations

import pytest

from nefrit.senjutsu.solo.behaviour import LEFT, MIDDLE, RIGHT
from nefrit.testing import Scenario, rule
from tests.senjutsu.solo.foes import GAME, clash, foe, hero, meet, place

__all__ = ["GAME"]


@rule("senjutsu.solo.attack.two-parts", "senjutsu.solo.attack.melee-5")
@pytest.mark.parametrize(("hex", "wounds", "behaviour"), [([0, -1], 1, LEFT), ([0, -2], 0, MIDDLE)])
def test_an_attack_or_else_the_second_part(table: Scenario, hex: list[int], wounds: int, behaviour: int) -> None:
    clash(table, hero(), foe("Poke", hex=hex))
    assert (table.ann.wounds, table.bob.behaviour) == (wounds, behaviour)


@rule("senjutsu.solo.attack.as-fully-as-possible")
@pytest.mark.parametrize("card", ["Lunge", "Think And Slash"])
def test_an_opponent_steps_up_to_strike(table: Scenario, card: str) -> None:
    clash(table, hero(), foe(card, hex=[0, -2], behaviour=LEFT))
    assert (table.ann.wounds, place(table)[0]) == (1, [0, -1])


@rule("decision.senjutsu.ai-second-part", "senjutsu.solo.attack.two-parts")
def test_in_a_tie_a_second_part_whose_initiative_has_passed_comes_at_once(table: Scenario) -> None:
    clash(table, hero(hand=["Turning Cut"], facing=3), foe("No Second Thought", behaviour=LEFT), play="Turning Cut")
    table.ann.chooses("place 2")
    assert (table.ann.asked, table.bob.behaviour) == ("move", MIDDLE)


@rule("senjutsu.solo.attack.most-wounds")
def test_who_can_be_wounded_most_is_attacked_though_another_is_meant(table: Scenario) -> None:
    # Ann looks at the opponent, who could wound her once; bob looks away.
    players = hero(hex=[-1, -1], facing=1), hero(hex=[1, -2], facing=2)
    meet(table, *players, foe("Broad", hex=[0, -2], behaviour=MIDDLE))
    table.ann.chooses("Stand")
    table.bob.chooses("Stand")
    assert (table.ann.wounds, table.bob.wounds) == (0, 2)


@rule("decision.senjutsu.ai-victim")
def test_an_attack_on_somebody_else_is_no_attack_on_who_is_meant(table: Scenario) -> None:
    # Bob is two hexes ahead, where it looks; ann is nearer.
    players = hero(hex=[-1, -1], facing=1), hero(hex=[0, 0])
    meet(table, *players, foe("Turning Spit", hex=[0, -2], behaviour=MIDDLE))
    table.ann.chooses("Stand")
    table.bob.chooses("Stand")
    assert (table.ann.wounds, table.bob.wounds) == (1, 0)


@rule("senjutsu.solo.attack.two-parts")
def test_an_attack_without_a_second_part_hits_nobody_from_afar(table: Scenario) -> None:
    for hex, wounds in (([0, -1], 1), ([0, -2], 0)):
        clash(table, hero(), foe("Jab", hex=hex))
        assert (table.ann.wounds, table.round) == (wounds, 2)


@rule("decision.senjutsu.ai-second-part")
@pytest.mark.parametrize(("card", "so_far"), [("Second Thought", LEFT), ("No Second Thought", MIDDLE)])
def test_the_second_part_waits_for_its_initiative_unless_that_has_passed(
    table: Scenario, card: str, so_far: int
) -> None:
    clash(table, hero(hand=["Ponder"]), foe(card), play="Ponder")
    # Ann is asked at initiative 4, after the attack at 5 and before the second part at 3.
    assert table.bob.behaviour == so_far
    table.ann.chooses("done")
    assert table.bob.behaviour == MIDDLE


@rule("senjutsu.solo.attack.as-fully-as-possible")
def test_an_opponent_attacks_even_if_it_is_blocked(table: Scenario) -> None:
    clash(table, hero(hand=["Guard"]), foe("Poke", hex=[0, -1]), play="Guard")
    assert (table.ann.wounds, table.bob.behaviour) == (0, LEFT)


@rule("decision.senjutsu.ai-blocked")
@pytest.mark.parametrize("aggressive", [True, False])
def test_who_would_only_be_blocked_goes_there_and_attacks(table: Scenario, aggressive: bool) -> None:
    clash(table, hero(hand=["Guard"]), foe("Lunge", aggressive=aggressive), play="Guard")
    assert (place(table), table.ann.wounds, table.bob.behaviour) == (([0, -1], 3), 0, LEFT)


@rule("senjutsu.solo.attack.most-wounds")
def test_an_opponent_causes_as_many_wounds_as_it_can(table: Scenario) -> None:
    clash(table, hero(), foe("Broad", hex=[0, -1]))
    assert table.ann.wounds == 2


@rule("senjutsu.solo.attack.most-wounds", "senjutsu.solo.attack.execution-value", "senjutsu.solo.bleed.counts")
def test_bleeding_wounds_count_as_wounds(table: Scenario) -> None:
    clash(table, hero(), foe("Rend", hex=[0, -1]))
    assert (table.ann.wounds, table.ann.bleeding) == (1, 1)


@rule("senjutsu.solo.attack.execution-value")
def test_an_execution_counts_as_five_wounds(table: Scenario) -> None:
    players = hero(hex=[-1, 1], facing=1), hero(hex=[1, 0], facing=5)
    meet(table, *players, foe("Behead", hex=[0, 0], facing=0))
    table.ann.chooses("Stand")
    table.bob.chooses("Stand")
    assert (table.ann.wounds, table.bob.defeated) == (0, True)


@rule("senjutsu.solo.attack.melee-1-rear")
def test_an_opponent_who_can_get_behind_a_character_does(table: Scenario) -> None:
    clash(table, hero(), foe("Slash", hex=[1, 0], facing=5))
    assert (place(table), table.ann.wounds) == (([0, 1], 0), 1)


@rule("decision.senjutsu.ai-rear")
@pytest.mark.parametrize(
    ("facing", "hex", "looks", "end"),
    [(0, [1, 0], 5, ([0, 1], 0)), (2, [-1, 1], 1, ([-1, 0], 2)), (0, [0, 1], 1, ([0, 1], 0))],
)
def test_behind_a_character_is_where_its_back_points(
    table: Scenario, facing: int, hex: list[int], looks: int, end: tuple[list[int], int]
) -> None:
    clash(table, hero(facing=facing), foe("Slash", hex=hex, facing=looks))
    assert (place(table), table.ann.wounds) == (end, 1)


@rule("decision.senjutsu.ai-rear-friends")
@pytest.mark.parametrize(("aggressive", "ann", "cid"), [(True, 1, 1), (False, 0, 0)])
def test_even_from_behind_only_an_aggressive_opponent_hits_its_friends(
    table: Scenario, aggressive: bool, ann: int, cid: int
) -> None:
    foes = foe("Spit", hex=[0, 1], facing=0, aggressive=aggressive), foe(hex=[0, -1])
    clash(table, hero(), *foes, kinds=["katana", "katana"])
    assert (table.ann.wounds, table.cid.wounds) == (ann, cid)


@rule("decision.senjutsu.ai-rear-friends")
def test_an_opponent_behind_a_character_goes_elsewhere_to_spare_its_friends(table: Scenario) -> None:
    foes = foe("Spit Slash", hex=[0, 1], facing=0, behaviour=LEFT), foe(hex=[0, -1])
    clash(table, hero(), *foes, kinds=["katana", "katana"], terrain=[[[0, 2], "stone"]])
    assert (place(table), table.ann.wounds, table.cid.wounds) == (([-1, 1], 1), 1, 0)


@rule("decision.senjutsu.ai-victim")
def test_who_cannot_attack_one_character_attacks_another(table: Scenario) -> None:
    # Ann is further to the left, but behind her stands a friend.
    players = hero(hex=[0, -1], facing=3), hero(hex=[1, -1], facing=4)
    foes = foe("Turning Spit", hex=[0, 0], facing=0, aggressive=False), foe(hex=[0, -2])
    meet(table, *players, *foes, kinds=["katana", "katana"])
    table.ann.chooses("Stand")
    table.bob.chooses("Stand")
    assert (table.ann.wounds, table.bob.wounds, table.dan.wounds) == (0, 1, 0)


@rule("senjutsu.solo.attack.melee-2-stay")
@pytest.mark.parametrize("behaviour", [LEFT, MIDDLE, RIGHT])
def test_an_opponent_who_need_not_move_stays(table: Scenario, behaviour: int) -> None:
    clash(table, hero(), foe("Slash", hex=[0, -1], behaviour=behaviour))
    assert (place(table), table.ann.wounds) == (([0, -1], 3), 1)


def test_an_opponent_who_must_move_to_attack_moves(table: Scenario) -> None:
    clash(table, hero(), foe("Slash", hex=[0, -2]))
    assert (place(table), table.ann.wounds) == (([0, -1], 3), 1)


ALTERNATIVES = [(LEFT, ([-1, 0], 2)), (RIGHT, ([1, -1], 4))]


@rule(
    "senjutsu.solo.attack.melee-3a",
    "senjutsu.solo.attack.melee-3-choice",
    "decision.senjutsu.ai-foresight",
)
@pytest.mark.parametrize(("behaviour", "end"), ALTERNATIVES)
def test_an_opponent_goes_around_a_block(table: Scenario, behaviour: int, end: tuple[list[int], int]) -> None:
    clash(table, hero(hand=["Guard"]), foe("Slash", hex=[0, -1], behaviour=behaviour), play="Guard")
    assert (place(table), table.ann.wounds) == (end, 1)


@rule("senjutsu.solo.attack.melee-3-only-if-successful")
def test_an_opponent_does_not_move_from_one_blocked_hex_to_another(table: Scenario) -> None:
    clash(table, hero(hand=["Wide Guard"]), foe("Slash", hex=[0, -1]), play="Wide Guard")
    assert (place(table), table.ann.wounds) == (([0, -1], 3), 0)


@rule("senjutsu.solo.attack.melee-3b", "senjutsu.solo.attack.melee-3-choice", "decision.senjutsu.ai-foresight")
@pytest.mark.parametrize(("behaviour", "end"), ALTERNATIVES)
def test_an_opponent_gets_out_of_the_way_of_an_attack(
    table: Scenario, behaviour: int, end: tuple[list[int], int]
) -> None:
    clash(table, hero(hand=["Late Cut"]), foe("Slash", hex=[0, -1], behaviour=behaviour), play="Late Cut")
    assert (place(table), table.ann.wounds, table.bob.wounds) == (end, 1, 0)


@rule("senjutsu.solo.attack.melee-3-choice")
def test_among_alternatives_the_preferred_side_comes_before_wounds(table: Scenario) -> None:
    # From the right it would cause two wounds.
    clash(table, hero(hand=["Late Cut"]), foe("Right", hex=[0, -1], behaviour=LEFT), play="Late Cut")
    assert (place(table), table.ann.wounds) == (([-1, 0], 2), 1)


@rule("decision.senjutsu.ai-foresight")
def test_every_way_to_execute_an_attack_is_foreseen(table: Scenario) -> None:
    # Ann would have to step forward to hit him.
    for facing, wounds in ((0, 0), (3, 1)):
        ann = hero(hand=["Late Lunge"], facing=facing)
        clash(table, ann, foe("Spit", hex=[0, -2], aggressive=False), play="Late Lunge")
        assert table.ann.wounds == wounds


@rule("senjutsu.solo.attack.melee-3c", "senjutsu.solo.attack.melee-3-choice")
@pytest.mark.parametrize(("behaviour", "end"), ALTERNATIVES)
def test_an_opponent_spares_its_friends(table: Scenario, behaviour: int, end: tuple[list[int], int]) -> None:
    foes = foe("Spit Slash", hex=[0, -1], behaviour=behaviour), foe(hex=[0, 1], facing=0)
    clash(table, hero(), *foes, kinds=["katana", "katana"])
    assert (place(table), table.ann.wounds, table.cid.wounds) == (end, 1, 0)


@rule(
    "senjutsu.solo.attack.melee-4",
    "senjutsu.solo.attack.melee-4-aggressive",
    "senjutsu.solo.attack.melee-4-defensive",
    "senjutsu.solo.stance.two",
    "senjutsu.solo.stance.matters-for-attacks",
)
@pytest.mark.parametrize(("aggressive", "ann", "cid", "behaviour"), [(True, 1, 1, LEFT), (False, 0, 0, MIDDLE)])
def test_only_an_aggressive_opponent_hits_its_friends(
    table: Scenario, aggressive: bool, ann: int, cid: int, behaviour: int
) -> None:
    foes = foe("Spit", hex=[0, -1], aggressive=aggressive), foe(hex=[0, 1], facing=0)
    clash(table, hero(), *foes, kinds=["katana", "katana"])
    assert (table.ann.wounds, table.cid.wounds, table.bob.behaviour) == (ann, cid, behaviour)


@rule(
    "senjutsu.solo.attack.melee-4", "senjutsu.solo.attack.melee-4-aggressive", "senjutsu.solo.attack.melee-4-defensive"
)
@pytest.mark.parametrize(("aggressive", "wounds", "behaviour"), [(True, 1, LEFT), (False, 0, MIDDLE)])
def test_only_an_aggressive_opponent_lets_itself_be_hit(
    table: Scenario, aggressive: bool, wounds: int, behaviour: int
) -> None:
    clash(table, hero(hand=["Late Cut"]), foe("Poke", hex=[0, -1], aggressive=aggressive), play="Late Cut")
    assert (table.ann.wounds, table.bob.wounds) == (wounds, 1)
    assert table.bob.behaviour == behaviour


@rule("senjutsu.solo.attack.ranged-1", "senjutsu.range.distance", "senjutsu.los.required")
def test_an_archer_shoots_at_who_is_in_sight_and_range(table: Scenario) -> None:
    clash(table, hero(), foe("Arrow", hex=[0, -5]), kinds=["yumi"])
    assert (table.ann.wounds, table.bob.behaviour) == (1, LEFT)


@rule("senjutsu.solo.attack.ranged-1", "senjutsu.initiative-attack.fail")
def test_an_archer_shoots_in_vain_at_who_is_faster(table: Scenario) -> None:
    clash(table, hero(hand=["Hurry"]), foe("Arrow", hex=[0, -5]), kinds=["yumi"], play="Hurry")
    # It does not do the second part of its card instead.
    assert (table.ann.wounds, table.bob.behaviour) == (0, LEFT)


@rule("senjutsu.solo.attack.ranged-1", "senjutsu.solo.attack.as-fully-as-possible")
@pytest.mark.parametrize(("bob", "end", "wounds"), [("Stand", [0, -1], 1), ("Hurry", [0, 0], 0)])
def test_an_archer_goes_to_where_it_hits_who_is_slower(table: Scenario, bob: str, end: list[int], wounds: int) -> None:
    # Where it stands only ann is in range, who is faster.
    players = hero(hex=[0, 5], hand=["Hurry"]), hero(hex=[0, -6], hand=["Hurry"])
    meet(table, *players, foe("Walking Arrow", hex=[0, 0], facing=3), kinds=["yumi"])
    table.ann.chooses("Hurry")
    table.bob.chooses(bob)
    assert (place(table, "cid")[0], table.ann.wounds, table.bob.wounds) == (end, 0, wounds)


@rule("senjutsu.solo.attack.ranged-2", "senjutsu.range.distance", "senjutsu.los.required")
@pytest.mark.parametrize("away", [5, 6])
def test_an_archer_who_cannot_shoot_does_something_else(table: Scenario, away: int) -> None:
    wall = [[[q, r], "stone"] for q, r in ((-1, -2), (0, -3), (1, -3), (-2, -2), (2, -4))] if away == 5 else []
    clash(table, hero(), foe("Arrow", hex=[0, -away]), kinds=["yumi"], terrain=wall)
    assert (table.ann.wounds, table.bob.behaviour) == (0, MIDDLE)


@rule("senjutsu.solo.target.nearest")
def test_an_archer_shoots_at_the_nearest(table: Scenario) -> None:
    players = hero(hex=[0, 0]), hero(hex=[3, -4])
    meet(table, *players, foe("Arrow", hex=[0, -5]), kinds=["yumi"])
    table.ann.chooses("Stand")
    table.bob.chooses("Stand")
    assert (table.ann.wounds, table.bob.wounds) == (0, 1)


@rule("senjutsu.solo.worst-case")
@pytest.mark.parametrize("stone", [[0, 1], [-1, 1]])
def test_a_character_is_pushed_where_it_hurts(table: Scenario, stone: list[int]) -> None:
    # From (1, -2) the character can be pushed to (0, 1) or to (-1, 1).
    clash(table, hero(), foe("Shove", hex=[1, -2], facing=3), terrain=[[stone, "stone"]])
    assert table.ann.wounds == 1


@rule("senjutsu.solo.worst-case")
@pytest.mark.parametrize(("facing", "end"), [(1, 2), (5, 4)])
def test_a_character_is_turned_away(table: Scenario, facing: int, end: int) -> None:
    clash(table, hero(facing=facing), foe("Spin", hex=[0, -1]))
    assert place(table, "ann") == ([0, 0], end)
