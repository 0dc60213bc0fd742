"""The examples that the rulebook gives, with published cards where there is one that fits."""

from __future__ import annotations

from nefrit.testing import Scenario, rule, side
from tests.senjutsu.sparring import FIELD, GAME, duel, play, spar

__all__ = ["GAME"]


@rule("senjutsu.reveal.step5-example")
def test_a_printed_range_allows_every_number_in_it(table: Scenario) -> None:
    """A player has revealed Circling Defence, whose initiative is printed as 3-7. Which values may be chosen?

    3, 4, 5, 6 or 7: every whole number of the range, its ends included.
    """
    spar(table, {"hand": ["Circling Defence"]}, {})
    play(table, "Circling Defence")
    assert table.ann.choices == ["value 7", "value 6", "value 5", "value 4", "value 3"]
    table.ann.chooses("value 4")
    assert table.ann.value == 4


@rule("senjutsu.move.same-line-example")
def test_steps_and_a_rotation_of_one_line_are_interleaved(table: Scenario) -> None:
    """Firm Mind shows up to two steps and up to two rotations on one line. May they be made in turn?

    Yes: for example a step, a rotation and the other step, which goes by the new facing.
    """
    duel(table, "Firm Mind", bob_={"hex": [4, -4]})
    assert (table.ann.hex, table.ann.facing) == ((0, 1), 0)
    table.ann.chooses("step 0")
    table.ann.chooses("rotate 1")
    table.ann.chooses("step 0")
    assert (table.ann.hex, table.ann.facing) == ((1, -1), 1)
    assert table.ann.choices == ["done", "rotate 1"], "both steps are made, and both rotations go the same way"


@rule("senjutsu.displace.push-example")
def test_push_2_moves_the_target_two_hexes_away(table: Scenario) -> None:
    """Push Back, an attack with "push 2", succeeds, and nothing is in the way. Where does the target go?

    Two hexes directly away from the attacker.
    """
    duel(table, "Push Back")
    assert table.bob.hex == (0, -2), "Bob stood at (0, 0), Ann stands at (0, 1)"


@rule("senjutsu.displace.pull-example")
def test_pull_1_moves_the_opponent_one_hex_nearer(table: Scenario) -> None:
    """Eye of the Dragon lets a player in Balance pull 1, and the opponent is two hexes away. Where does that one go?

    One hex towards the acting character.
    """
    duel(
        table, "Push Back", ann_={"hand": ["Eye of the Dragon"], "kamae": "balance", "focus": 1}, bob_={"hex": [0, -1]}
    )
    table.ann.chooses("done")
    table.ann.chooses("Eye of the Dragon")
    table.ann.chooses("pull")
    assert table.bob.hex == (0, 0)


@rule("senjutsu.instant.different-type-example")
def test_an_attack_is_not_joined_by_another_attack(table: Scenario) -> None:
    """A player has revealed Push Back, an attack. May an instant card of the type Attack, such as Feint Cut, be played?

    No, its type must be another one. Swift Block, a defence, may be played.
    """
    spar(table, {"hand": ["Push Back", "Feint Cut", "Swift Block"]}, {})
    play(table, "Push Back")
    assert table.ann.choices == ["pass", "Swift Block"]
    assert table.ann.why_not("Feint Cut") == ["senjutsu.instant.different-type-only"]


@rule("senjutsu.multi.tie-example")
def test_three_tied_players_pick_their_places_from_the_top_of_the_track(table: Scenario) -> None:
    """Ann, Bob and Cid have all revealed Firm Mind, and stand in this order on the track. Ann decides to resolve last,
    Bob to resolve first. When does Cid resolve?

    Second: the lowest on the track has no choice and takes the place that is left. The order is Bob, Cid, Ann.
    """
    places = (("ann", [0, 0]), ("bob", [3, 0]), ("cid", [-3, 3]))
    sides = {name: side(hand=["Firm Mind"], deck=["9x Stand"], hex=hex, facing=0) for name, hex in places}
    fighters = ["student", "warrior", "ronin"]
    table.position("choose", board=FIELD, track=[0, 1, 2], round=1, options={"fighters": fighters}, **sides)
    for player in (table.ann, table.bob, table.cid):
        player.chooses("Firm Mind")
    assert table.ann.choices == ["place 1", "place 2", "place 3"]
    table.ann.chooses("place 3")
    assert table.bob.choices == ["place 1", "place 2"]
    table.bob.chooses("place 1")
    for name in ("bob", "cid", "ann"):
        assert table.deciding == [name]
        player = getattr(table, name)
        # The figure stays, the Kamae too, and no card is drawn.
        player.chooses("done")
        player.passes()
        player.says(0)
