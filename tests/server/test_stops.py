"""Stops: a seat is asked in the windows in which it wants to be, and nobody else learns of that."""

from __future__ import annotations

import statistics
from collections import Counter

import pytest
from bench import passes
from bench import stops as stops_law

from nefrit.kernel.stops import ALWAYS, CAN, HAPPENED, NEVER, RESPONSES
from nefrit.server.service import messages
from nefrit.server.service.course import Course
from nefrit.server.service.entries import Answered, PolicySet
from nefrit.server.service.wishes import rule_on
from nefrit.server.web.socket import _policy
from tests.server.test_pacing import Told

SHOUTS = "3"
"""The window of the game of ambushes that opens always; that for springing traps is one for responses."""


def stops(told: Told, seat: int, **rules: str | tuple[str, str]) -> None:
    """A seat sets stops, `shouts` and `responses`; each on all turns, or on its own and those of others."""
    names = {"shouts": SHOUTS, "responses": RESPONSES}
    said = {names[name]: (rule, rule) if isinstance(rule, str) else rule for name, rule in rules.items()}
    told.happens(PolicySet(seat, stops=said))


def given(told: Told) -> list[tuple[int, str]]:
    """Let the table answer for everybody as long as it does; for whom and why."""
    found: list[tuple[int, str]] = []
    while True:
        seats = [seat for seat in told.table.asked if told.table.answer_for(seat) is not None]
        if seats:
            answer = told.table.answer_for(seats[0])
            assert answer is not None
            found.append((seats[0], answer.by))
            told.happens(Answered(seats[0], told.table.asked[seats[0]], answer.value, answer.by))
        else:
            return found


def test_without_stops_a_seat_is_asked_wherever_it_can_act() -> None:
    told = Told(0, 2, pauses=False)
    told.answers(0)
    assert told.table.answer_for(1) is None
    assert told.last(1)["policy"] == {"stop": "can", "until": ""}
    assert told.last(1)["asked"]["window"] == RESPONSES


def test_a_seat_that_never_stops_is_passed_over_and_not_shown_the_question() -> None:
    told = Told(0, 2, pauses=False)
    stops(told, 1, responses=NEVER, shouts=NEVER)
    told.answers(0)
    assert told.last(1)["asked"] is None
    assert told.last(1)["pause"] == {"stop": False}
    assert given(told) == [(1, "stops"), (1, "stops")]
    assert told.table.match is not None
    # Giving up a trap is no window.
    assert told.table.match.game.pending[0].rule == "ambush.give-up"
    assert told.last(1)["asked"] is not None


def test_stops_are_set_window_by_window_and_the_others_stay_as_the_game_proposes() -> None:
    told = Told(0, 2, pauses=False)
    stops(told, 1, shouts=NEVER)
    told.answers(0)
    assert told.table.answer_for(1) is None, "a trap can be sprung"
    told.declines(1)
    assert given(told) == [(1, "stops")]
    assert told.last(1)["policy"]["stops"] == {
        "2": {"mine": "can", "theirs": "can"},
        SHOUTS: {"mine": "never", "theirs": "never"},
        RESPONSES: {"mine": "can", "theirs": "can"},
    }


def test_a_seat_that_stops_if_something_happened_is_asked_after_somebody_acted() -> None:
    for shouts in (0, 1):
        told = Told(1, 1, pauses=False)
        stops(told, 0, shouts=HAPPENED, responses=NEVER)
        told.answers(0)
        told.declines(1)
        given(told)
        told.answers(1, shouts)
        assert (told.table.answer_for(0) is None) == bool(shouts)


def test_after_a_pass_a_seat_is_asked_again_only_if_something_happened() -> None:
    told = Told(1, 1, pauses=False)
    stops(told, 0, shouts=HAPPENED, responses=NEVER)
    told.answers(0)
    told.declines(1)
    given(told)
    told.answers(1, 1)
    told.declines(0)
    asked = told.table.match
    assert asked is not None
    assert asked.game.pending[0].rule == "ambush.shout"
    assert asked.game.pending[0].seat == 1
    told.answers(1, 1)
    assert told.table.answer_for(0) is None, "another shout"


def test_rules_of_ones_own_turn_and_of_others() -> None:
    assert rule_on((ALWAYS, NEVER), 0, 0) == ALWAYS
    assert rule_on((ALWAYS, NEVER), 1, 0) == NEVER
    # Where it is nobody's turn the seat is asked more rather than less.
    assert {rule_on(pair, None, 0) for pair in ((NEVER, CAN), (CAN, NEVER), (HAPPENED, CAN))} == {CAN}


def test_a_card_is_not_asked_about_again_in_this_round() -> None:
    told = Told(0, 2, marches=4, pauses=False)
    stops(told, 1)
    told.answers(0)
    assert told.table.match is not None
    card = told.table.match.game.pending[0].options[1]
    assert isinstance(card, int)
    told.happens(PolicySet(1, quiet=card))
    assert told.table.answer_for(1) is not None
    given(told)
    told.declines(1)
    told.declines(1)
    told.answers(1)
    # In the next round it is.
    assert told.table.match.game.pending[0].rule == "ambush.spring"
    assert told.table.answer_for(1) is None


@pytest.mark.parametrize(
    "wrong",
    [
        PolicySet(1, "sometimes"),
        PolicySet(1, until="tomorrow"),
        PolicySet(1, stops={"1": (CAN, CAN)}),
        PolicySet(1, stops={SHOUTS: (CAN, "sometimes")}),
        PolicySet(1, "can", stops={}),
    ],
)
def test_what_there_is_not_is_refused(wrong: PolicySet) -> None:
    assert Told(0, 1).refused(wrong) == "table.no-such-policy"


def test_messages_of_old_mean_what_they_did() -> None:
    told = Told(0, 2, pauses=False)
    stops(told, 1, responses=NEVER)
    for message, policy in (
        ({"stop": "can"}, ("can", "")),
        ({"stop": "always", "until": ""}, ("always", "")),
        ({"stop": "pass", "until": "phase"}, ("pass", "phase")),
        ({"stop": "pass", "until": "round"}, ("pass", "round")),
    ):
        read = messages.read(messages.msgspec.json.encode({"type": "policy", **message}))
        assert isinstance(read, messages.Policy)
        told.happens(_policy(1, read))
        assert tuple(told.table.policy(1)) == policy
        assert told.table.asking.rules(1) is None


# ---- Passing until something


def test_passing_until_something_happens_ends_when_somebody_acts() -> None:
    told = Told(1, 1, pauses=False)
    stops(told, 0, shouts=NEVER, responses=NEVER)
    told.answers(0)
    told.happens(PolicySet(0, until="event"))
    assert told.last(0)["policy"]["passing"]
    told.declines(1)
    given(told)
    assert told.last(0)["policy"]["passing"]
    told.answers(1, 1)
    assert "passing" not in told.last(0)["policy"]
    # It is asked now, although it has no stop here.
    assert told.table.answer_for(0) is None
    told.declines(0)
    told.answers(1, 1)
    assert told.table.answer_for(0) is not None


def test_passing_until_ones_turn_and_stopping_it() -> None:
    told = Told(2, 2, marches=4, pauses=False)
    stops(told, 1)
    for until, ends in (("", False), ("round", True), ("", False), ("phase", True)):
        told.happens(PolicySet(1, until=until))
        assert bool(told.last(1)["policy"].get("passing")) == ends
    told.happens(PolicySet(1, until="turn"))
    told.answers(0)
    assert {why for seat, why in given(told) if seat == 1} == {"stops"}


def test_the_turn_of_a_seat_comes_when_it_was_not_its_turn_before() -> None:
    course = Course()
    course.add_past([0, 0, 0, 0])
    for number, turn in enumerate((0, 1, 1, 0)):
        course.moments[number] = course.moments[number]._replace(turn=turn)
    assert course.turn_came(0, 0)
    assert course.turn_came(1, 0), "the last one begins another"
    assert course.turn_came(1, 1)
    assert not course.turn_came(2, 1), "it goes on"


def test_taking_back_ends_it() -> None:
    told = Told(1, 1, pauses=False)
    stops(told, 1)
    told.answers(0)
    told.answers(1, 1)
    told.happens(PolicySet(1, until="round"))
    told.table.asking.end_run(1)
    assert told.table.asking.run(told.table.match.game, 1) is None  # type: ignore[union-attr]


# ---- The law: where a stop asks for it a seat is asked, and nowhere else


@pytest.mark.parametrize(("game", "games"), [("l5r", 3), ("invasion", 3), ("senjutsu", 4), ("imperium", 2)])
def test_nobody_misses_a_window_for_which_it_has_a_stop(game: str, games: int) -> None:
    seen = sum([stops_law.check_a_game(game, seed) for seed in range(games)], Counter[str]())
    if game in ("l5r", "invasion"):
        assert min(seen["asked"], seen["passed"]) > 20


def test_with_the_usual_stops_few_passes_are_asked_for_in_a_round() -> None:
    found = passes.measured("l5r", "greedy", 12)
    numbers = [passes.total(one) for one in found]
    assert statistics.median(numbers) <= 5
    assert passes.percentile(numbers, 0.95) <= 8
