"""Observations: what a seat may know, as numbers, feature by feature."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from nefrit.env import Observer, Setting, Steps
from nefrit.env.fields import NOT_IN_PLAY, SEVERAL
from nefrit.env.knowledge import knowledge
from nefrit.env.observing import MOST_LASTING
from nefrit.env.words import as_number, coded
from nefrit.kernel.chance import Chance
from nefrit.kernel.decisions import NO_CARD
from nefrit.kernel.lasting import Lasting
from tests.env.asking import DECK, FIELD, HAND, Fence, Questions
from tests.env.settings import ASKING, GOOFSPIEL, every_game, played
from tests.env.test_steps import at_question


def features(observer: Observer, steps: Steps, seat: int, block: str, row: int | None = None) -> dict[str, float]:
    """The features of a block by name, without those that are 0."""
    part = observer.layout[block]
    numbers = part.of(observer.observe(steps, seat))
    line = numbers if row is None else numbers[row]
    return {name: float(number) for name, number in zip(part.columns, line, strict=True) if number}


def options_of(observer: Observer, steps: Steps, action: int) -> dict[str, float]:
    """The features of an action by name, without those that are 0."""
    row = observer.describe_options(steps)[action]
    names = [name for block in observer.options.blocks.values() for name in block.columns]
    return {name: float(number) for name, number in zip(names, row, strict=True) if number}


def word(name: str, text: str) -> dict[str, float]:
    return {f"{name}#{bit}": number for bit, number in enumerate(coded(text))}


# ---- Nothing that a seat may not know


@every_game
def test_states_that_a_seat_cannot_tell_apart_have_equal_observations(game: str, said: dict[str, Any]) -> None:
    setting = Setting(game, **said)
    observer = Observer(setting)
    fresh = Observer(setting)
    chance = Chance(8)
    differed = False
    for seed in (1, 2):
        for number, steps in enumerate(played(setting, seed, 80)):
            if number % 8:
                continue
            for seat in setting.players:
                imagined = steps.imagine(seat, chance)
                # Another observer, so that nothing that is remembered can hide a difference.
                assert np.array_equal(observer.observe(steps, seat), fresh.observe(imagined, seat))
                if steps.seat == seat:
                    assert np.array_equal(observer.describe_options(steps), fresh.describe_options(imagined))
                    assert steps.legal() == imagined.legal()
                differed |= imagined.game.faces != steps.game.faces
    assert differed


def test_an_answer_at_the_same_time_is_not_seen_before_all_are_in() -> None:
    setting = Setting(GOOFSPIEL)
    observer = Observer(setting)
    steps = Steps(setting)
    steps.reset(3)
    before = observer.observe(steps, 1)
    for action in steps.legal():
        tried = steps.clone()
        assert tried.step(action) == 1
        assert np.array_equal(observer.observe(tried, 1), before)


def test_what_is_secret_is_seen_by_its_own_seat_only() -> None:
    observer = Observer(Setting(ASKING))
    steps = at_question(0)
    assert features(observer, steps, 0, "seats", 0) == {"secret": 5.0, **word("title", "head")}
    assert features(observer, steps, 0, "seats", 1) == word("title", "head")
    assert features(observer, steps, 1, "seats", 0) == {"secret": 6.0, **word("title", "head")}
    mine, theirs = (features(observer, steps, 0, "pieces", row) for row in (0, 1))
    assert (mine["secret_age"], mine["age"], theirs["age"]) == (8.0, 7.0, 7.0)
    assert "secret_age" not in theirs


def test_what_another_has_picked_at_the_same_time_is_not_seen() -> None:
    observer = Observer(Setting(ASKING))
    steps = at_question(7)
    assert steps.decision is not None
    assert steps.decision.rule == "asking.joint-some"
    before = observer.observe(steps, 1)
    steps.step(1)
    assert np.array_equal(observer.observe(steps, 1), before)
    assert features(observer, steps, 0, "decision")["picked"] == 1.0


def test_knowledge_as_text_tells_no_secrets_either() -> None:
    steps = at_question(0)
    mine, theirs = knowledge(steps, 1), knowledge(steps, 0)
    steps.game.edit_seat(1).secret = 99
    steps.game.edit_piece(steps.game.zone(FIELD, 1)[0]).secret_age = 99
    assert knowledge(steps, 0) == theirs
    assert knowledge(steps, 1) != mine


# ---- Feature by feature


def test_the_table_is_told_field_by_field_from_the_observing_seat_on() -> None:
    observer = Observer(Setting(ASKING))
    steps = at_question(0)
    grown = {"grown.count": 2.0, "grown.0": np.float32(as_number("moss")), "grown.1": 2.0, "grown.3": 3.0}
    grown["grown.2"] = np.float32(as_number("fern"))
    same = {"wet.0": 1.0, "wet.2": 4.0, "dry.count": 3.0, "dry.0": 8.0, "dry.1": 9.0, **grown}
    assert features(observer, steps, 0, "table") == {
        "first=next": 1.0,
        "order.place of me": 2.0,
        "order.place of next": 1.0,
        **same,
    }
    assert features(observer, steps, 1, "table") == {
        "first=me": 1.0,
        "order.place of me": 1.0,
        "order.place of next": 2.0,
        **same,
    }
    assert len([name for name in observer.layout["table"].columns if name.startswith("grown.")]) == SEVERAL + 1


def test_the_game_block_says_who_observes_and_where_the_game_is() -> None:
    observer = Observer(Setting(ASKING))
    steps = at_question(2)
    assert features(observer, steps, 1, "game") == {"seat=1": 1.0, **word("at", "asking.order")}
    *_, steps = played(Setting(ASKING), 1, 1000)
    assert features(observer, steps, 0, "game") == {"seat=0": 1.0, "over": 1.0}


def test_cards_are_counted_zone_by_zone_and_by_face_where_they_are_known() -> None:
    observer = Observer(Setting(ASKING))
    steps = at_question(0)
    game = steps.game
    rows = observer.layout["zones"].rows
    sizes = observer.layout["zones"].of(observer.observe(steps, 1))
    assert rows == ("deck of me", "deck of next", "hand of me", "hand of next", "field of me", "field of next")
    assert sizes.tolist() == [[2, 0], [2, 0], [1, 1], [1, 0], [1, 1], [1, 1]]
    hand = game.faces[game.zone(HAND, 1)[0]].id
    planted = game.faces[game.zone(FIELD, 0)[0]].id
    assert features(observer, steps, 1, "faces", rows.index("hand of me")) == {hand: 1.0}
    assert features(observer, steps, 1, "faces", rows.index("hand of next")) == {}
    assert features(observer, steps, 1, "faces", rows.index("field of next")) == {planted: 1.0}
    game.reveal(game.zone(DECK, 0)[0], 1 << 1)
    assert len(features(observer, steps, 1, "faces", rows.index("deck of next"))) == 1


def test_faces_are_told_by_their_facts() -> None:
    faces = Observer(Setting(ASKING)).faces
    assert faces.columns == [
        "height",
        "height?",
        "kind=leaves",
        "kind=needles",
        "grows=in towns",
        "grows=in woods",
        "wood.hard",
        "wood.soft",
    ]
    assert faces.rows[0].tolist() == [0] * 8
    assert faces.rows[faces.numbers["ash"]].tolist() == [30, 1, 1, 0, 1, 1, 3, 1]
    assert faces.rows[faces.numbers["fir"]].tolist() == [0, 0, 0, 1, 0, 1, 3, 1]


def test_a_card_in_play_has_a_row() -> None:
    setting = Setting(ASKING)
    observer = Observer(setting)
    steps = at_question(0)
    card = steps.game.zone(FIELD, 1)[0]
    told = features(observer, steps, 0, "pieces", 1)
    assert told["face"] == observer.faces.numbers[steps.game.faces[card].id]
    assert (told["known"], told["in play"], told["zone=field"], told["of=next"]) == (1.0, 1.0, 1.0, 1.0)
    assert told["controller=next"] == 1.0
    assert "under" not in told
    assert features(observer, steps, 0, "pieces", 2) == {}
    # One that is turned facedown keeps its place and its piece, and loses its face.
    steps.game.turn_facedown(card)
    hidden = features(observer, steps, 0, "pieces", 1)
    assert "face" not in hidden
    assert "printed wood.hard" not in hidden
    assert hidden["age"] == 7.0
    steps.game.edit_piece(card).under = 0
    assert features(observer, steps, 0, "pieces", 1)["under"] == 1.0
    assert Observer(setting, most_pieces=1).layout["pieces"].shape[0] == 1
    Observer(setting, most_pieces=1).observe(steps, 0)


def test_a_card_to_which_a_piece_refers_is_told_by_its_row_and_its_face() -> None:
    observer = Observer(Setting(ASKING))
    steps = at_question(0)
    game = steps.game
    mine, theirs = game.zone(FIELD, 0)[0], game.zone(FIELD, 1)[0]
    hidden = game.zone(DECK, 1)[0]
    for card, row in ((mine, 1.0), (theirs, 2.0)):
        game.edit_piece(theirs).under = card
        told = features(observer, steps, 0, "pieces", 1)
        face = observer.faces.numbers[game.faces[card].id]
        assert (told["under"], told["under.row"], told["under.face"]) == (1.0, row, face)
    assert features(observer, steps, 1, "pieces", 0)["under.row"] == 1.0
    # The row changes without the piece; and what lies facedown elsewhere has neither a row nor a face.
    assert "under.row" not in features(Observer(observer.setting, most_pieces=1), steps, 0, "pieces", 0)
    game.edit_piece(theirs).under = hidden
    told = features(observer, steps, 0, "pieces", 1)
    assert told["under"] == 1.0
    assert not {"under.row", "under.face"} & told.keys()


def test_an_option_tells_to_which_card_its_own_refers() -> None:
    observer = Observer(Setting(ASKING))
    steps = at_question(0)
    game = steps.game
    decision = steps.decision
    assert decision is not None
    mine, theirs = game.zone(FIELD, 0)[0], game.zone(FIELD, 1)[0]
    decision.options = (theirs, *decision.options[1:])
    game.edit_piece(theirs).under = mine
    assert options_of(observer, steps, 0)["under.row"] == 1.0
    assert observer.describe_action(steps, 0).tolist() == observer.describe_options(steps)[0].tolist()


def test_cards_in_the_table_and_in_records_within_it_are_told_by_their_rows() -> None:
    observer = Observer(Setting(ASKING))
    steps = at_question(0)
    game = steps.game
    mine, theirs, held = game.zone(FIELD, 0)[0], game.zone(FIELD, 1)[0], game.zone(HAND, 0)[0]
    before = features(observer, steps, 0, "table")
    table = game.edit_table()
    table.oldest = (theirs, held)
    table.fence = Fence(1, mine, (held, theirs, mine))
    told = features(observer, steps, 0, "table")
    faces = [float(observer.faces.numbers[game.faces[card].id]) for card in (theirs, held)]
    assert {name: number for name, number in told.items() if name not in before} == {
        "oldest.count": 2.0,
        "oldest.0.row": 2.0,
        "oldest.0.face": faces[0],
        "oldest.1.face": faces[1],
        # Around it three cards, of which the first has no row; its gate; its height; nothing secret; its owner.
        "fence.count": 1.0,
        "fence.0": 3.0,
        "fence.1": NOT_IN_PLAY,
        "fence.2": 2.0,
        "fence.3": 1.0,
        "fence.4": 2.0,
        "fence.6": 2.0,
        "fence.7": np.float32(as_number("green")),
    }
    # The other seat counts rows and seats from itself on, and does not know the face of what is held.
    theirs_told = features(observer, steps, 1, "table")
    assert (theirs_told["oldest.0.row"], theirs_told["fence.3"], theirs_told["fence.6"]) == (1.0, 2.0, 1.0)
    assert "oldest.1.face" not in theirs_told


def test_lasting_effects_are_told_the_latest_first() -> None:
    observer = Observer(Setting(ASKING))
    steps = at_question(0)
    game = steps.game
    mine, theirs, held = game.zone(FIELD, 0)[0], game.zone(FIELD, 1)[0], game.zone(HAND, 1)[0]
    game.add_lasting(Lasting("wither", (), "dusk", 0))
    game.add_lasting(Lasting("bloom", (theirs, held, mine), "dawn", 1, source=held, number=4))
    faces = observer.faces.numbers
    assert features(observer, steps, 0, "lasting", 0) == {
        **word("effect", "bloom"),
        **word("until", "dawn"),
        "number": 4.0,
        "of=next": 1.0,
        "cards": 3.0,
        "card 0 row": 2.0,
        "card 2 row": 1.0,
        "card 0 face": faces[game.faces[theirs].id],
        "card 2 face": faces[game.faces[mine].id],
    }
    assert features(observer, steps, 0, "lasting", 1) == {
        **word("effect", "wither"),
        **word("until", "dusk"),
        "of=me": 1.0,
    }
    assert features(observer, steps, 1, "lasting", 0)["source face"] == faces[game.faces[held].id]
    for number in range(MOST_LASTING):
        game.add_lasting(Lasting("wither", (mine,) * 9, "dusk", 0, number=number))
    assert [features(observer, steps, 0, "lasting", row).get("number", 0.0) for row in (0, 7)] == [7.0, 0.0]


def test_what_everybody_may_see_of_running_procedures_is_told() -> None:
    observer = Observer(Setting(ASKING))
    steps = at_question(0)
    questions = steps.game.innermost(Questions)
    assert features(observer, steps, 0, "running", 0) == word("procedure", "Questions")
    questions.tree = steps.game.zone(FIELD, 1)[0]
    questions.weather = (3, "left")
    told = {"shown 0": 2.0, "shown 1": 3.0, "shown 2": np.float32(as_number("left"))}
    assert features(observer, steps, 0, "running", 0) == {**word("procedure", "Questions"), **told}


def test_in_play_one_sees_what_an_attachment_is_on() -> None:
    setting = Setting("l5r", decks=("crane", "lion"))
    observer = Observer(setting)
    compared = 0
    for seed in range(6):
        for steps in played(setting, seed, 300):
            if steps.decision is None or steps.decision.prompt != "attach-to":
                continue
            after = set()
            for action in steps.legal():
                tried = steps.clone()
                tried.step(action)
                after.add(observer.observe(tried, steps.seat).tobytes())
            assert len(after) == len(steps.legal())
            compared += len(after)
    assert compared > 20


def test_the_decision_says_what_is_asked_and_how_far_it_is_answered() -> None:
    observer = Observer(Setting(ASKING))
    steps = at_question(0)
    told = features(observer, steps, 0, "decision")
    source = observer.faces.numbers[steps.game.faces[steps.game.zone(FIELD, 0)[0]].id]
    assert told.items() >= {"asked": 1.0, "kind=one": 1.0, "options": 5.0, "source face": source}.items()
    assert told.items() >= (word("prompt", "choose-one") | word("rule", "asking.one")).items()
    assert features(observer, steps, 1, "decision") == {}
    steps.game.turn_facedown(steps.game.zone(FIELD, 0)[0])
    assert "source face" not in features(observer, steps, 0, "decision")
    steps = at_question(1)
    steps.step(3)
    told = features(observer, steps, 0, "decision")
    assert told.items() >= {"kind=some": 1.0, "least": 1.0, "most": 2.0, "picked": 1.0}.items()
    steps = at_question(4)
    steps.step(1)
    steps.step(1)
    assert features(observer, steps, 0, "decision")["picked"] == 2.0
    small = Setting(ASKING, room=3)
    steps = at_question(3, room=3)
    steps.step(3)
    assert features(Observer(small), steps, 0, "decision")["page"] == 1.0
    steps = at_question(5)
    for seat in (0, 1):
        assert features(observer, steps, seat, "decision")["joint"] == 1.0


def test_nobody_is_asked_in_a_game_that_is_broken_off() -> None:
    setting = Setting(ASKING, most_steps=1)
    *_, steps = played(setting, 1, 1000)
    assert steps.game.decision(0) is not None
    assert features(Observer(setting), steps, 0, "decision") == {}
    assert '"decision"' not in knowledge(steps, 0)
    assert not Observer(setting).describe_options(steps).any()


def test_options_are_described_so_that_a_policy_can_score_them() -> None:
    observer = Observer(Setting(ASKING))
    steps = at_question(0)
    game = steps.game
    number = observer.faces.numbers[game.faces[game.zone(HAND, 0)[0]].id]
    left, play, card, bid, other = (options_of(observer, steps, action) for action in range(5))
    assert left == {"legal": 1.0, "word": 1.0, **word("word", "left")}
    assert play.items() >= {"move": 1.0, "face": number, "zone=hand": 1.0, "of=me": 1.0, "detail 0": 4.0}.items()
    assert play.items() >= {"detail 1": 1.0, "detail 2": np.float32(as_number("high")), **word("word", "play")}.items()
    assert card.items() >= {"card": 1.0, "face": number, "known": 1.0}.items()
    assert bid == {"legal": 1.0, "move": 1.0, "detail 0": 3.0, **word("word", "bid")}
    assert other == {"legal": 1.0, "card": 1.0, "value": -7.0}
    assert options_of(observer, steps, 5) == {}
    assert NO_CARD == -1


def test_options_tell_of_numbers_of_points_and_of_stopping() -> None:
    observer = Observer(Setting(ASKING))
    assert options_of(observer, at_question(3), 4) == {"legal": 1.0, "number": 1.0, "value": 2.0}
    steps = at_question(4)
    steps.step(1)
    assert options_of(observer, steps, 1)["picked"] == 1.0
    assert "picked" not in options_of(observer, steps, 0)
    steps = at_question(1)
    steps.step(0)
    assert options_of(observer, steps, steps.room + 1) == {"legal": 1.0, "stop": 1.0}
    assert options_of(observer, steps, 0) == {}
    small = at_question(3, room=3)
    small.step(3)
    assert options_of(Observer(small.setting), small, 3) == {"legal": 1.0, "more": 1.0}
    assert options_of(Observer(small.setting), small, 0)["value"] == 1.0


# ---- Buffers and blocks


@every_game
def test_observations_go_into_a_buffer_that_is_used_again(game: str, said: dict[str, Any]) -> None:
    setting = Setting(game, **said)
    observer = Observer(setting)
    buffer = np.full(observer.size, np.nan, np.float32)
    options = np.full((setting.actions, observer.option_size), np.nan, np.float32)
    for number, steps in enumerate(played(setting, 6, 60)):
        if number % 5:
            continue
        for seat in setting.players:
            assert observer.observe(steps, seat, buffer) is buffer
            assert np.array_equal(buffer, Observer(setting).observe(steps, seat)) if number == 30 else True
            assert np.isfinite(buffer).all()
        assert observer.describe_options(steps, options) is options
        assert [action for action in range(setting.actions) if options[action, 0]] == steps.legal()
        assert not options[[action for action in range(setting.actions) if action not in steps.legal()]].any()


@every_game
def test_blocks_cover_an_observation_and_every_feature_has_a_name(game: str, said: dict[str, Any]) -> None:
    observer = Observer(Setting(game, **said))
    for layout, size in ((observer.layout, observer.size), (observer.options, observer.option_size)):
        end = 0
        for block in layout.blocks.values():
            assert block.start == end
            assert block.about
            assert len(set(block.columns)) == len(block.columns)
            assert len(set(block.rows)) == len(block.rows)
            end = block.end
        assert end == size


def test_words_are_told_apart() -> None:
    words = [f"word {number}" for number in range(40)]
    assert len({coded(text) for text in words}) == 40
    assert set(coded("crane")) == {1.0, -1.0}
    assert set(coded("")) == {0.0}
    assert as_number("") == 0.0
    assert 0.0 < as_number("crane") <= 1.0


def test_a_column_is_found_by_its_name() -> None:
    block = Observer(Setting(ASKING)).layout["pieces"]
    assert block.columns[block.column("age")] == "age"
    with pytest.raises(ValueError, match="not in"):
        block.column("youth")
