"""The preview of a card: where the fighter may end, and what the card hits, closes and reaches from there."""

from __future__ import annotations

import json
from typing import Any

import pytest

from nefrit.kernel.chance import Chance
from nefrit.kernel.codec import digest
from nefrit.kernel.game import AnyGame
from nefrit.kernel.record import Header
from nefrit.senjutsu.cards import LIBRARY
from nefrit.senjutsu.constants import ATTACK, KAMAE, NEUTRAL, POISON, SOLO
from nefrit.senjutsu.faces import SenjutsuFace
from nefrit.senjutsu.state import HAND
from nefrit.testing import Scenario, rule, side
from nefrit.testing.laws import play_at_random
from tests.senjutsu.sparring import FIELD, GAME, duel, spar

AWAY = {"hex": [4, -4]}
End = dict[str, Any]


def foreseen(table: Scenario, name: str, seat: int = 0) -> list[dict[str, Any]]:
    """The sections of the preview of a card that a seat has."""
    game = table.game
    [card, *_] = [card for card, face in enumerate(game.faces) if face.name == name and game.owners[card] == seat]
    told = GAME.preview(game, seat, card)
    assert told is not None
    assert json.loads(json.dumps(told)) == told, "it is plain data"
    assert (told["card"], told["face"]) == (card, game.faces[card].id)
    sections: list[dict[str, Any]] = told["sections"]
    return sections


def ends(table: Scenario, name: str) -> list[End]:
    """The ends of a card of Ann's with one section."""
    [section] = foreseen(table, name)
    found: list[End] = section["ends"]
    return found


def poses(some: list[End]) -> set[tuple[int, int, int]]:
    """Where ends are, and how the figure faces there."""
    return {(*end["hex"], end["facing"]) for end in some}


def with_card(table: Scenario, name: str, ann: dict[str, Any] | None = None, **more: Any) -> None:
    """Ann holds a card; `bob_` says more of Bob."""
    spar(table, {"hand": [name], **(ann or {})}, more.pop("bob_", {}), **more)


# ---- Attacks


@rule("senjutsu.diagram.current-facing", "senjutsu.diagram.wound-hexes")
def test_an_attack_hits_the_hexes_of_its_diagram_and_tells_who_stands_there(table: Scenario) -> None:
    with_card(table, "Spit", {"facing": 1}, bob_={"hex": [2, -1]})
    [end] = ends(table, "Spit")
    assert (end["hex"], end["facing"], end["path"]) == ([0, 1], 1, [])
    assert [(hit["hex"], hit["wounds"]) for hit in end["hits"]] == [([1, 0], 1), ([2, -1], 1), ([3, -2], 1)]
    struck = {"seat": 1, "wounds": 1, "bleeding": 0, "ignored": ""}
    assert [hit["fighters"] for hit in end["hits"]] == [[], [struck], []]


def test_what_an_attack_causes_is_told_hex_by_hex(table: Scenario) -> None:
    with_card(table, "Rip")
    assert [hit["bleeding"] for hit in ends(table, "Rip")[0]["hits"]] == [1]
    with_card(table, "Behead")
    assert [hit["execution"] for hit in ends(table, "Behead")[0]["hits"]] == [True]
    with_card(table, "Knock")
    [end] = ends(table, "Knock")
    assert [(hit["mark"], hit["wounds"]) for hit in end["hits"]] == [("*", 0)]
    assert [effect["fighters"] for effect in end["effects"]] == [[1]], "whoever stands on the mark is meant"


def test_nothing_is_hit_beside_the_board(table: Scenario) -> None:
    with_card(table, "Spit", {"hex": [0, -3]}, bob_=AWAY)
    assert [hit["hex"] for hit in ends(table, "Spit")[0]["hits"]] == [[0, -4]]


def test_what_is_paid_for_an_attack_is_another_end(table: Scenario) -> None:
    with_card(table, "Heavier Cut", {"focus": 1})
    found = {end["focus"]: end for end in ends(table, "Heavier Cut")}
    assert {focus: end["hits"][0]["wounds"] for focus, end in found.items()} == {0: 1, 1: 2}
    assert (found[0]["chosen"], len(found[1]["chosen"])) == ([], 1)
    with_card(table, "Heavier Cut")
    assert [end["focus"] for end in ends(table, "Heavier Cut")] == [0], "there is nothing to pay with"


def test_a_cost_is_paid_before(table: Scenario) -> None:
    with_card(table, "Blazing Roar", {"focus": 3, "kamae": "aggression"})
    assert {end["focus"] for end in ends(table, "Blazing Roar")} == {0, 1}, "what it costs anyway is not told again"
    with_card(table, "Blazing Roar", {"focus": 2, "kamae": "aggression"})
    assert {end["focus"] for end in ends(table, "Blazing Roar")} == {0}, "nothing is left for the dear alternatives"


@rule("senjutsu.fullattack.commit")
def test_only_ends_that_hit_are_open_to_an_attack_that_can(table: Scenario) -> None:
    with_card(table, "Lunge", bob_={"hex": [0, -2]})
    [end] = ends(table, "Lunge")
    assert (end["hex"], end["path"]) == ([0, -1], [[0, 0], [0, -1]])
    with_card(table, "Lunge", bob_=AWAY)
    assert poses(ends(table, "Lunge")) == {(0, 1, 0), (0, 0, 0), (0, -1, 0), (1, 0, 0), (2, -1, 0)}


@rule("senjutsu.terrain.blocks-always")
def test_terrain_protects_who_stands_behind_it(table: Scenario) -> None:
    with_card(table, "Thrust", bob_={"hex": [0, -1]}, terrain=[[[0, 0], "stone"]])
    [hit] = ends(table, "Thrust")[0]["hits"]
    assert (hit["closed"], [one["ignored"] for one in hit["fighters"]]) == (True, ["terrain"])
    with_card(table, "Sure Thrust", bob_={"hex": [0, -1]}, terrain=[[[0, 0], "stone"]])
    [hit] = ends(table, "Sure Thrust")[0]["hits"]
    assert (hit["closed"], [one["ignored"] for one in hit["fighters"]]) == (False, [""])


def test_armour_that_lies_there_is_counted(table: Scenario) -> None:
    with_card(table, "Deep Cut", bob_={"lasting": ["Heavy Armour"]})
    [hit] = ends(table, "Deep Cut")[0]["hits"]
    assert (hit["wounds"], hit["fighters"][0]["wounds"]) == (2, 1)


@rule("senjutsu.diagram.friend-and-foe")
def test_friends_are_hit_too(table: Scenario) -> None:
    table.position(
        "choose", board=FIELD, track=[0, 1, 2], round=1,
        ann=side(hand=["Cut"], hex=[0, 1], facing=0, team=0),
        bob=side(hand=["Stand"], hex=[0, 0], facing=0, team=0),
        cid=side(hand=["Stand"], hex=[4, -4], facing=0, team=1),
    )  # fmt: skip
    assert [one["seat"] for one in ends(table, "Cut")[0]["hits"][0]["fighters"]] == [1]


# ---- Movement


@rule("senjutsu.move.mandatory-in-full", "senjutsu.move.optional-any-part")
def test_mandatory_movement_has_one_end_and_optional_movement_several(table: Scenario) -> None:
    with_card(table, "March", bob_=AWAY)
    assert poses(foreseen(table, "March")[0]["ends"]) == {(0, -1, 0)}
    with_card(table, "Stroll", bob_=AWAY)
    assert poses(ends(table, "Stroll")) == {(0, 1, 0), (0, 0, 0), (0, -1, 0)}


@rule("senjutsu.move.then")
def test_then_fixes_the_order(table: Scenario) -> None:
    with_card(table, "Dance", bob_=AWAY)
    free = poses(ends(table, "Dance"))
    assert {(1, -1, 1), (1, 0, 1)} < free, "a step, a turn, a step; or the turn first"
    with_card(table, "Must Step First", bob_=AWAY)
    assert poses(ends(table, "Must Step First")) == {(0, 0, 0), (0, 0, 1), (0, 0, 5)}


@rule("senjutsu.move.no-voluntary-terrain", "senjutsu.move.no-voluntary-character")
def test_nobody_ends_on_terrain_or_on_a_figure(table: Scenario) -> None:
    with_card(table, "Stroll")
    assert poses(ends(table, "Stroll")) == {(0, 1, 0)}
    with_card(table, "Wander", bob_=AWAY, terrain=[[[0, 0], "stone"]])
    assert poses(ends(table, "Wander")) == {(0, 1, 0), (1, 0, 0), (2, -1, 0)}


@rule("senjutsu.collision.terrain", "senjutsu.collision.terrain-rest-lost", "senjutsu.collision.turn-end-scope")
def test_a_collision_is_told_and_ends_the_turn(table: Scenario) -> None:
    with_card(table, "Retreat", terrain=[[[0, 2], "stone"]])
    first, second = foreseen(table, "Retreat")
    [end] = first["ends"]
    assert (end["hex"], end["collides"], end["effects"]) == ([0, 1], [0, 2], [])
    assert second["ends"] == []


@rule("decision.senjutsu.caltrops")
def test_who_would_be_defeated_by_caltrops_is_shown_where_it_falls(table: Scenario) -> None:
    with_card(table, "Stroll", {"wounds": 4}, bob_=AWAY, terrain=[[[0, 0], "caltrops"]])
    found = {tuple(end["hex"]): (end["path"], end["collides"]) for end in ends(table, "Stroll")}
    assert found == {(0, 1): ([], None), (0, 0): ([[0, 0]], None)}


@rule("senjutsu.collision.terrain")
def test_who_would_be_defeated_by_a_collision_is_shown_before_it(table: Scenario) -> None:
    with_card(table, "Retreat", {"wounds": 4}, terrain=[[[0, 2], "stone"]])
    first, second = foreseen(table, "Retreat")
    assert [(end["hex"], end["path"], end["collides"]) for end in first["ends"]] == [([0, 1], [], [0, 2])]
    assert second["ends"] == []


def test_the_shortest_path_is_told(table: Scenario) -> None:
    with_card(table, "Swift Mind", bob_=AWAY)
    found = {tuple(end["hex"]): end["path"] for end in ends(table, "Swift Mind")}
    assert found[0, 1] == []
    assert found[0, -1] == [[0, 0], [0, -1]]
    assert all(path[-1] == list(hex) for hex, path in found.items() if path)


def test_lines_of_a_section_follow_one_another(table: Scenario) -> None:
    with_card(table, "Turning Cut", bob_=AWAY)
    found = ends(table, "Turning Cut")
    assert poses(found) == {(0, 1, 1), (0, 1, 5)}
    assert {end["facing"]: end["hits"][0]["hex"] for end in found} == {1: [1, 0], 5: [-1, 1]}


def test_a_corpse_on_the_way_costs_the_focus_that_would_pay_for_the_attack(table: Scenario) -> None:
    with_card(table, "Oxen Barge", {"focus": 1}, bob_=AWAY, terrain=[[[0, 0], "corpse"]])
    assert {end["focus"] for end in ends(table, "Oxen Barge")} == {0}


# ---- Sections, alternatives, success


def test_a_lower_section_starts_where_the_upper_one_may_end(table: Scenario) -> None:
    with_card(table, "Katana Swing", {"focus": 1}, bob_=AWAY)
    first, second = foreseen(table, "Katana Swing")
    assert first["initiative"] > second["initiative"]
    starts = {(*end["start"]["hex"], end["start"]["facing"]) for end in second["ends"]}
    assert starts == poses(first["ends"]) == {(0, 1, facing) for facing in (0, 1, 2, 4, 5)}
    assert all(end["start"] == {"hex": [0, 1], "facing": 0} for end in first["ends"])


def test_positions_of_kamae_that_change_nothing_are_one_end(table: Scenario) -> None:
    with_card(table, "Stance Cut", bob_=AWAY)
    found = {end["facing"]: end["kamae"] for end in ends(table, "Stance Cut")}
    assert found == {0: ["aggression", "balance", "determination"], 1: ["balance"], 5: ["balance"]}


@rule("senjutsu.or.choose-one")
def test_alternatives_lead_to_different_ends(table: Scenario) -> None:
    with_card(table, "Lunge Or Turn", bob_=AWAY)
    found = ends(table, "Lunge Or Turn")
    assert poses(found) == {(0, 1, 0), (0, 0, 0), (0, 1, 1), (0, 1, 5)}, "a step or a turn, and never both"
    with_card(table, "Choose", bob_=AWAY)
    assert len({*(tuple(end["chosen"]) for end in ends(table, "Choose"))}) == 2


@rule("senjutsu.focus.optional.pay-to-use")
def test_what_can_be_paid_for_is_told_with_its_price(table: Scenario) -> None:
    with_card(table, "Dear Lunge", {"focus": 1}, bob_=AWAY)
    assert {(tuple(end["hex"]), end["focus"]) for end in ends(table, "Dear Lunge")} == {((0, 1), 0), ((0, 0), 1)}
    with_card(table, "Dear Lunge", bob_=AWAY)
    assert {(tuple(end["hex"]), end["focus"]) for end in ends(table, "Dear Lunge")} == {((0, 1), 0)}


def test_what_needs_a_success_is_marked(table: Scenario) -> None:
    with_card(table, "Swift Block", {"kamae": "balance"}, bob_=AWAY)
    found = {tuple(end["hex"]): end["success"] for end in ends(table, "Swift Block")}
    assert found.pop((0, 1)) is False, "without a success she stays where she is"
    assert set(found.values()) == {True}
    assert len(found) == 6
    with_card(table, "Lucky Cut")
    assert [end["success"] for end in foreseen(table, "Lucky Cut")[0]["ends"]] == [False], "it leads nowhere"


def test_a_change_of_kamae_after_a_success_opens_the_lower_section(table: Scenario) -> None:
    with_card(table, "Drawn Breath", {"kamae": "aggression", "focus": 3}, bob_=AWAY)
    first, second = foreseen(table, "Drawn Breath")
    assert [end["success"] for end in first["ends"]] == [False]
    assert {end["success"] for end in second["ends"] if end["path"]} == {True}, "only in Balance may she move"


# ---- Blocks, range


@rule("senjutsu.block.hexes")
def test_a_block_tells_the_hexes_it_closes(table: Scenario) -> None:
    with_card(table, "Dear Guard", {"facing": 1})
    [end] = ends(table, "Dear Guard")
    assert [(block["hexes"], block["marked"]) for block in end["blocks"]] == [([[0, 0]], [[1, 0]])]
    with_card(table, "Dear Riposte")
    [end] = ends(table, "Dear Riposte")
    assert end["blocks"][0]["counters"] == [{"initiative": [5], "focus": 1}]


def test_a_block_in_force_stops_an_instant_but_no_card_of_a_later_round(table: Scenario) -> None:
    duel(table, "Swing Or Step", "Own Guard", ann_={"hand": ["Cut", "After Card Strike"]})
    assert table.ann.asked == "move"
    assert (table.initiative, [guard.hexes for guard in table.guards]) == (5, [((0, 0),)])
    assert ends(table, "After Card Strike")[0]["hits"][0]["fighters"][0]["ignored"] == "block"
    assert ends(table, "Cut")[0]["hits"][0]["fighters"][0]["ignored"] == ""


@rule("senjutsu.range.distance", "senjutsu.los.required")
def test_a_range_tells_the_hexes_in_sight_and_who_can_be_aimed_at(table: Scenario) -> None:
    with_card(table, "Glare", bob_={"hex": [0, -2]})
    [reach] = ends(table, "Glare")[0]["reaches"]
    assert (reach["fighters"], [0, -2] in reach["hexes"], [0, -3] in reach["hexes"]) == ([1], True, False)
    with_card(table, "Glare", bob_={"hex": [0, -2]}, terrain=[[[0, 0], "stone"]])
    [reach] = ends(table, "Glare")[0]["reaches"]
    assert (reach["fighters"], [0, -2] in reach["hexes"]) == ([], False)
    with_card(table, "Curse", bob_=AWAY)
    [reach] = ends(table, "Curse")[0]["reaches"]
    assert (reach["fighters"], reach["hexes"]) == ([1], []), "without a range it reaches everybody"


def test_who_is_in_reach_depends_on_the_end(table: Scenario) -> None:
    with_card(table, "Step And Glare", bob_={"hex": [0, -3]})
    [end] = ends(table, "Step And Glare")
    assert (end["hex"], end["reaches"][0]["fighters"]) == ([0, 0], [1])
    assert [effect["fighters"] for effect in end["effects"]] == [[1]]


def test_where_several_are_in_reach_all_are_told(table: Scenario) -> None:
    spar(table, {"hand": ["Curse"]}, {}, cid={})
    [end] = ends(table, "Curse")
    assert end["reaches"][0]["fighters"] == [1, 2]
    assert [effect["fighters"] for effect in end["effects"]] == [[1, 2]]


def test_an_area_reaches_and_does_not_hit(table: Scenario) -> None:
    with_card(table, "Mountain Switch", {"kamae": "balance"})
    [end] = foreseen(table, "Mountain Switch")[0]["ends"]
    assert (end["hits"], end["reaches"][0]["hexes"], end["reaches"][0]["fighters"]) == ([], [[0, 0]], [1])
    assert end["hex"] == [0, 0], "both exchange their places"


# ---- Initiative


@rule("senjutsu.hobble.initiative-minus-one", "senjutsu.hobble.stacks")
def test_initiatives_are_told_as_they_would_be_now(table: Scenario) -> None:
    with_card(table, "Guard")
    assert foreseen(table, "Guard")[0]["initiative"] == [6, 5, 4]
    with_card(table, "Guard", {"hobbles": [0, 0]})
    assert foreseen(table, "Guard")[0]["initiative"] == [4, 3, 2]
    with_card(table, "Angry Cut", {"kamae": "aggression"})
    assert foreseen(table, "Angry Cut")[0]["initiative"] == [8]


def test_a_stun_changes_nothing_of_a_card(table: Scenario) -> None:
    with_card(table, "Dance", bob_=AWAY)
    before = foreseen(table, "Dance")
    with_card(table, "Dance", {"stuns": 2}, bob_=AWAY)
    assert foreseen(table, "Dance") == before


@rule("senjutsu.reveal.step3")
def test_another_initiative_is_told_with_its_price(table: Scenario) -> None:
    with_card(table, "Open Mind", {"focus": 1}, bob_=AWAY)
    [section] = foreseen(table, "Open Mind")
    assert (section["initiative"], section["alternatives"]) == ([4], [{"initiative": 6, "focus": 1}])
    with_card(table, "Open Mind", bob_=AWAY)
    assert foreseen(table, "Open Mind")[0]["alternatives"] == []


# ---- Whose cards, and when


def test_only_own_cards_have_a_preview(table: Scenario) -> None:
    spar(table, {"hand": ["Cut"]}, {"hand": ["Cut"]})
    theirs = table.game.zone(HAND, 1)
    assert [GAME.preview(table.game, 0, card) for card in theirs] == [None, None]
    deck = [card for card, owner in enumerate(table.game.owners) if owner == 0 and not table.game.knows(0, card)]
    assert {GAME.preview(table.game, 0, card) for card in deck} == {None}


def test_a_card_in_play_tells_what_is_still_due(table: Scenario) -> None:
    duel(table, "Retreat", bob_=AWAY)
    assert table.ann.choices == ["step 3"]
    assert [section["initiative"] for section in foreseen(table, "Retreat")] == [[2]]


def test_who_has_no_figure_on_the_board_foresees_nothing(table: Scenario) -> None:
    table.begins()
    assert {GAME.preview(table.game, 0, card) for card in table.game.zone(HAND, 0)} == {None}


def test_a_preview_changes_nothing_and_looks_into_no_hand(table: Scenario) -> None:
    told = []
    for hand in (["Lunge", "Guard"], ["Own Guard", "Stroll"]):
        spar(table, {"hand": ["Lunge"]}, {"hand": hand, "hex": [0, -2]})
        table.bob.chooses(hand[0])
        told.append(ends(table, "Lunge"))
    assert told[0] == told[1]


DECIDED = ("move", "pay-focus", "choose-option", "shift-kamae", "switch-kamae")
"""What decides where a fighter goes; all else is answered somehow."""


def played_out(game: AnyGame) -> list[AnyGame]:
    """The states after the round, whatever Ann decides."""
    found: list[AnyGame] = []
    seen: set[str] = set()
    waiting = [game]
    while waiting:
        game = waiting.pop()
        if game.table.round > 1 or game.outcome is not None:
            found.append(game)
        elif digest(game) not in seen:
            seen.add(digest(game))
            decision = game.pending[0]
            every = decision.seat == 0 and decision.prompt in DECIDED
            for answer in range(len(decision.options)) if every else decision.answers(1)[:1]:
                then = game.clone()
                then.answer(decision.seat, answer)
                waiting.append(then)
    return found


@pytest.mark.parametrize("turn", range(4))
def test_a_preview_tells_what_can_be_done(turn: int) -> None:
    faces = [face for face in LIBRARY.faces.values() if isinstance(face, SenjutsuFace) and face.initiative]
    compared = 0
    for number, face in enumerate(face for face in faces if face.card_class not in (SOLO, POISON)):
        if number % 4 != turn:
            continue
        table = Scenario(GAME)
        with_card(table, face.name, {"kamae": (NEUTRAL, *KAMAE)[number // 4 % 4], "focus": 3}, bob_=AWAY)
        if face.name not in table.ann.choices:
            continue
        sections = foreseen(table, face.name)
        told = poses([end for end in sections[-1]["ends"] if not end["success"]])
        table.ann.chooses(face.name)
        table.bob.chooses("Stand")
        after = [game.seats[0] for game in played_out(table.game)]
        assert {(*fighter.hex, fighter.facing) for fighter in after} == told, face.name
        compared += 1
    assert compared > 10


def dealt(end: End) -> tuple[int, int]:
    """The wounds and bleeding wounds that Bob suffers at an end."""
    struck = [one for hit in end["hits"] for one in hit["fighters"] if one["seat"] == 1 and not one["ignored"]]
    return sum(one["wounds"] for one in struck), sum(one["bleeding"] for one in struck)


@pytest.mark.parametrize("place", [[0, 0], [1, -1], [0, -2]])
def test_a_preview_tells_what_an_attack_does(place: list[int]) -> None:
    attacks = [face for face in LIBRARY.faces.values() if isinstance(face, SenjutsuFace) and face.type == ATTACK]
    compared = 0
    for face in attacks:
        if face.card_class == SOLO or len(face.sections) > 1:
            continue
        table = Scenario(GAME)
        terrain = [[[1, -2], "stone"], [[-1, 1], "bamboo"]]
        with_card(table, face.name, {"kamae": "balance", "focus": 3}, bob_={"hex": place}, terrain=terrain)
        found = ends(table, face.name)
        if face.name not in table.ann.choices or any(
            1 in effect["fighters"] for end in found for effect in end["effects"]
        ):
            continue
        told = {dealt(end) for end in found}
        table.ann.chooses(face.name)
        table.bob.chooses("Stand")
        after = [game.seats[1] for game in played_out(table.game)]
        assert {(fighter.wounds, fighter.bleeding) for fighter in after} == told, face.name
        compared += 1
    assert compared >= 8


def test_cards_that_may_be_prepared_have_a_preview(table: Scenario) -> None:
    table.begins(fighters=["ronin", "warrior"])
    while not any(decision.prompt == "choose-prepared" for decision in table.game.pending):
        table.answer(table.game.pending[0].seat, 0)
    decision = table.game.pending[0]
    told = [GAME.preview(table.game, decision.seat, card) for card in decision.options if isinstance(card, int)]
    assert told
    assert None not in told
    others = [GAME.preview(table.game, 1 - decision.seat, card) for card in decision.options if isinstance(card, int)]
    assert set(map(str, others)) == {"None"}


GAMES: dict[str, dict[str, Any]] = {
    "duel": {"seats": 2},
    "three": {"seats": 3},
    "solo": {"seats": 2, "options": {"opponents": ["katana"]}},
}


@pytest.mark.parametrize("which", GAMES)
def test_equal_information_gives_equal_previews(which: str) -> None:
    seed = len(which)
    chance = Chance(seed)
    compared = 0

    def compare(game: AnyGame) -> None:
        nonlocal compared
        for seat in range(game.seat_count):
            if compared < 60 and chance.below(12) == 0:
                imagined = game.imagine(seat, chance)
                for card in game.zone(HAND, seat):
                    assert GAME.preview(imagined, seat, card) == GAME.preview(game, seat, card)
                    compared += 1

    while compared < 60:
        play_at_random(GAME, Header(GAME.name, seed=seed, **GAMES[which]), chance, compare)
        seed += 1
