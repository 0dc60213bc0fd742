"""Lessons at the table: the coach speaks in the view, the lesson answers for the others, and nothing is lost."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from nefrit.learning.lessons import lesson_called, lessons_of
from tests.server.players import Player
from tests.server.processes import Server, serving

LESSON = "l5r.lesson.cards-in-a-conflict"
NUMBER = lesson_called("l5r", "cards-in-a-conflict").number
BANZAI, ASSASSINATION = 2, 3


class Learner(Player):
    """Somebody in a lesson, who waits for the coach."""

    def coach_who(self, **wanted: Any) -> dict[str, Any]:
        """What the coach says as soon as it is so."""
        while not self.view or not _is(self.view["coach"], wanted) or not self._can_go_on():
            self.expect("view")
        coach: dict[str, Any] = self.view["coach"]
        return coach

    def _can_go_on(self) -> bool:
        coach = self.view["coach"]
        return self.asked is not None or coach["must_take_back"] or bool(coach["end"])


def _is(coach: dict[str, Any], wanted: dict[str, Any]) -> bool:
    return all(coach[name] == value for name, value in wanted.items())


def begins(server: Server, **things: Any) -> dict[str, Any]:
    return server.post("/lessons", lesson=LESSON, **things)


def test_the_lessons_of_a_game_are_told_in_the_language_of_the_reader(server: Server) -> None:
    found = server.get("/games/l5r/lessons")
    assert [one["id"] for one in found] == [lesson.id for lesson in lessons_of("l5r")]
    assert {one["id"]: one["title"] for one in found}[LESSON] == "Cards in a conflict"
    polish = server.request("GET", "/games/l5r/lessons", headers={"Accept-Language": "pl"}).json()
    assert {one["id"]: one["title"] for one in polish}[LESSON] == "Karty w konflikcie"
    assert server.request("GET", "/games/chess/lessons").status_code == 404


def test_a_lesson_is_learned_to_its_end(server: Server) -> None:
    table = begins(server)
    with Learner(server, table["table"], table["token"]) as ann:
        coach = ann.coach_who(step=0)
        assert (coach["lesson"], coach["number"], coach["steps"]) == (LESSON, NUMBER, 2)
        assert coach["goal"] == "Break Shameful Display."
        assert coach["said"][0].startswith("Six against four")
        assert len(coach["hints"]) == 2
        assert ann.view["names"] == ["Ann", "Bob"]
        ann.answer(BANZAI)
        assert ann.coach_who(step=1)["said"] == ["Which of your characters gets the 2?"]
        ann.answer(0)
        assert ann.coach_who(end="success")["said"][0] == "Well done!"
        assert ann.asked is None


def test_a_wrong_answer_waits_until_it_is_taken_back(server: Server) -> None:
    table = begins(server, name="Eva")
    with Learner(server, table["table"], table["token"]) as eva:
        eva.coach_who(step=0)
        assert eva.view["names"] == ["Eva", "Bob"]
        decision = eva.asked["decision"] if eva.asked else 0
        eva.answer(0)
        coach = eva.coach_who(must_take_back=True)
        assert coach["said"][0].startswith("You would win the conflict")
        assert eva.asked is None
        eva.send(type="answer", decision=decision + 1, value=0)
        assert eva.refused() in ("table.take-back-first", "table.other-decision")
        assert eva.view["back"]["retract"]
        eva.send(type="retract")
        assert eva.coach_who(must_take_back=False, step=0)["said"][0].startswith("Six against four")
        assert not eva.view["back"]["retract"]


def test_starting_over_leads_to_the_beginning(server: Server) -> None:
    table = begins(server)
    with Learner(server, table["table"], table["token"]) as ann:
        first = ann.coach_who(step=0)
        ann.send(type="start-over")
        assert ann.refused() == "table.nothing-to-undo"
        ann.answer(BANZAI)
        ann.coach_who(step=1)
        ann.send(type="start-over")
        assert ann.coach_who(step=0) == first


def test_a_lesson_goes_on_where_it_was_left_after_the_server_was_killed(tmp_path: Path) -> None:
    with serving(Server(tmp_path, games="l5r")) as (server,):
        table = begins(server)
        with Learner(server, table["table"], table["token"]) as ann:
            ann.coach_who(step=0)
            ann.answer(BANZAI)
            ann.coach_who(step=1)
        server.kill()
        server.start()
        with Learner(server, table["table"], table["token"]) as ann:
            ann.coach_who(step=1)
            ann.answer(0)
            ann.coach_who(end="success")


def test_nobody_else_sees_or_joins_a_lesson(server: Server) -> None:
    table = begins(server)
    assert table["table"] not in [one["table"] for one in server.get("/tables")]
    assert server.request("GET", f"/tables/{table['table']}").status_code == 404
    with Learner(server, table["table"], table["token"]) as ann:
        ann.coach_who(step=0)
        assert [seat["bot"] for seat in server_summary(server, table)] == ["", "lesson"]


def server_summary(server: Server, table: dict[str, Any]) -> list[dict[str, Any]]:
    headers = {"Authorization": f"Bearer {table['token']}"}
    found = server.request("GET", f"/tables/{table['table']}", headers=headers).json()
    seats: list[dict[str, Any]] = found["summary"]["seats"]
    return seats


def test_a_lesson_that_does_not_exist_is_refused(server: Server) -> None:
    for lesson in ("l5r.lesson.nothing", "nothing", "chess.lesson.first", "l5r"):
        refused = server.request("POST", "/lessons", json={"lesson": lesson})
        assert refused.status_code == 404, lesson
