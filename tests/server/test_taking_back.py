"""Answers that the table gives because there is no other, and answers of which nobody has learnt anything."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from nefrit.server.service import entries
from nefrit.server.service.entries import Answered, Entry, Opened, PolicySet, Retracted, Sat, UndoAgreed, UndoAsked
from nefrit.server.service.games import Games
from nefrit.server.service.lobby import Joining, Lobby, Opening
from nefrit.server.service.table import Table
from nefrit.server.service.tables import Tables
from nefrit.server.service.telling import Reader
from nefrit.server.service.thinking import Thinkers
from tests.server.players import Player
from tests.server.processes import Server, serving
from tests.server.test_pacing import Drawing, Told, run
from tests.server.test_service import Memory, quiet

ERRANDS = str(Path(__file__).parent / "games" / "errands.py")
GAMES = Games([ERRANDS])


class Errand(Told):
    """A table at which Ann runs errands by a script, and what everybody is told of it."""

    def __init__(self, *script: str, bots: tuple[int, ...] = (), stops: bool = True) -> None:
        opened = Opened("errands", 2, 7, options={"script": list(script)}, pauses=True)
        self.table = Table("table", GAMES.find("errands"), opened)
        self.readers = [Reader(GAMES, self.table, seat, "en", 0) for seat in (0, 1, None)]
        self.states: list[object] = [None] * 3
        self.told: list[list[dict[str, Any]]] = [[], [], []]
        self.entries: list[Entry] = []
        for seat, name in enumerate(("Ann", "Bob")):
            self.happens(Sat(seat, name, token="" if seat in bots else name, bot="random" if seat in bots else ""))
        if stops:
            self.happens(PolicySet(0, stops={}))

    def happens(self, entry: Any) -> None:
        super().happens(entry)
        self.entries.append(entry)

    def gives(self) -> list[str]:
        """Let the table answer for Ann as long as it does; why it did."""
        found: list[str] = []
        while (given := self.table.answer_for(0)) is not None:
            found.append(given.by)
            self.happens(Answered(0, self.table.asked[0], given.value, given.by))
        return found


# ---- The only answer


def test_the_only_answer_is_given_and_told_to_the_seat_alone() -> None:
    told = Errand("plan", "pay", "tell", "plan")
    told.answers(0, 1)
    assert told.last(0)["asked"] is None, "it is not shown the question"
    assert told.gives() == ["sole"]
    assert told.last(0)["asked"]["options"] == ["North", "South"]
    lines = [line["text"] for step in told.last(0)["log"]["steps"] for line in step["lines"]]
    assert lines == ["Choose one. There was only this: Purse.", "Walked (Ann)."]
    given = next(entry for step in told.last(0)["log"]["steps"] for entry in step["entries"])
    assert (given["message"], given["arguments"]) == ("given-sole", {"words": lines[0]})
    for reader in (1, 2):
        assert "Purse" not in str([message["log"] for message in told.told[reader] if message["type"] == "view"])


def test_whoever_comes_back_reads_again_what_was_given() -> None:
    told = Errand("plan", "pay", "plan", "plan")
    told.answers(0)
    told.gives()
    told.answers(0)
    news: Any = Reader(GAMES, told.table, 0, "pl", 0).news()[0]
    lines = [line.text for step in news.log.steps for line in step.lines]
    assert len(lines) == 1
    assert "Purse" in lines[0]


def test_a_seat_that_wants_to_be_asked_anyway_is() -> None:
    told = Errand("pay", "plan")
    told.happens(PolicySet(0, ask=True))
    assert told.table.answer_for(0) is None
    assert told.last(0)["asked"]["options"] == ["Purse"]
    assert told.last(0)["policy"]["ask"] is True


def test_a_seat_that_says_nothing_of_stops_is_asked() -> None:
    assert Errand("pay", "plan", stops=False).table.answer_for(0) is None


def test_where_being_asked_is_a_secret_the_seat_answers_itself() -> None:
    assert Errand("pay-secretly", "plan").table.answer_for(0) is None
    assert Errand("pay", "plan").table.answer_for(0) is not None


@pytest.mark.parametrize("against_bot", [False, True])
def test_it_takes_a_time_that_is_drawn_wherever_somebody_could_tell_something_from_it(against_bot: bool) -> None:
    async def play() -> None:
        pauses = Drawing()
        lobby = Lobby(Tables(GAMES, Memory(), Thinkers(1), quiet, pauses=pauses))
        against = "random" if against_bot else None
        script = {"script": ["plan", "pay", "plan"]}
        seated = await lobby.open(Opening("errands", "Ann", options=script, against=against))
        if not against_bot:
            await lobby.join(seated.table, Joining("Bob"))
        loaded = await lobby.tables.load(seated.table)
        await lobby.tables.write(loaded, PolicySet(0, stops={}))
        changed = asyncio.Event()
        loaded.watchers[changed.set] = None
        await lobby.tables.write(loaded, Answered(0, 1, 0))
        while loaded.table.asked.get(0) != 3:
            await changed.wait()
            changed.clear()
        assert len(pauses.drawn) == (0 if against_bot else 1)
        assert [moment.by for moment in loaded.table.course.moments] == ["", "sole"]
        await lobby.tables.close()

    run(play())


# ---- Taking back without asking


@pytest.mark.parametrize(
    ("between", "can"),
    [((), True), (("tell",), True), (("roll",), False), (("look",), False), (("expect",), False), (("pay",), True)],
)
def test_an_answer_is_taken_back_of_which_nobody_learnt_anything(between: tuple[str, ...], can: bool) -> None:
    told = Errand("plan", *between, "plan", "plan")
    before = told.last(0)["view"]
    told.answers(0)
    told.gives()
    told.settles()
    assert told.last(0)["back"] == {"retract": can, "undo": True}
    if not can:
        assert told.refused(Retracted(0)) == "table.cannot-retract"
        return
    told.happens(Retracted(0))
    assert told.last(0)["view"] == before
    assert told.last(0)["back"] == {"retract": False, "undo": False}
    assert told.last(1)["log"]["keep"] < told.last(1)["sequence"]
    told.answers(0, 1)


def test_not_after_another_seat_was_asked_or_has_answered() -> None:
    told = Errand("plan", "ask", "plan")
    told.answers(0)
    assert told.refused(Retracted(0)) == "table.cannot-retract"
    told.answers(1)
    assert told.refused(Retracted(0)) == "table.cannot-retract"
    # Bob's answer has led to a question to Ann, so it cannot be taken back either.
    assert told.refused(Retracted(1)) == "table.cannot-retract"


def test_only_ones_own_answers_and_none_at_all_if_there_is_none() -> None:
    told = Errand("plan", "plan", "plan")
    assert told.refused(Retracted(0)) == "table.cannot-retract"
    told.answers(0)
    assert told.refused(Retracted(1)) == "table.cannot-retract"
    assert told.last(1)["back"] == {"retract": False, "undo": False}
    assert told.last(2)["back"] is None


def test_one_after_the_other_back_to_the_beginning() -> None:
    told = Errand("plan", "plan", "plan")
    told.answers(0)
    told.answers(0)
    for left in (1, 0):
        told.happens(Retracted(0))
        assert len(told.table.course) == left
    assert told.refused(Retracted(0)) == "table.cannot-retract"


def test_not_after_the_end() -> None:
    told = Errand("plan")
    told.answers(0)
    assert told.table.state == "over"
    assert told.refused(Retracted(0)) == "table.cannot-retract"


# ---- What a seat has begun


def test_what_is_announced_is_not_shown_to_others_before_it_is_done() -> None:
    told = Errand("announce", "plan")
    before = [told.last(reader) for reader in (1, 2)]
    told.answers(0)
    told.answers(0)
    assert told.table.begun is not None
    assert [told.last(reader) for reader in (1, 2)] == before
    # Not even to somebody who comes back meanwhile.
    afresh: Any = Reader(GAMES, told.table, 1, "en", 0).news()[0]
    assert afresh.view["zones"] == before[0]["view"]["zones"]
    assert [line for step in afresh.log.steps for line in step.lines] == []
    told.answers(0, 1)
    assert told.table.begun is None
    assert "purse" in str(told.last(1)["view"]["zones"][0])
    assert "Walked" in str(told.last(1)["log"])


def test_until_then_it_is_taken_back_and_others_learn_nothing_of_it() -> None:
    told, never = Errand("announce", "plan", "plan"), Errand("announce", "plan", "plan")
    told.answers(0)
    told.answers(0)
    told.happens(Retracted(0))
    assert told.table.begun is not None
    assert told.last(0)["asked"]["options"] == ["North", "South"]
    told.happens(Retracted(0))
    assert told.table.begun is None
    for table in (told, never):
        table.answers(0, 1)
    for reader in (1, 2):
        assert told.told[reader] == never.told[reader]


def test_when_it_is_done_it_cannot_be_taken_back_any_more() -> None:
    told = Errand("announce", "plan")
    for _ in range(3):
        told.answers(0)
    assert told.refused(Retracted(0)) == "table.cannot-retract"


def test_what_shows_nothing_is_seen_at_once() -> None:
    told = Errand("plan", "tell", "plan")
    told.answers(0)
    assert told.table.begun is None
    assert "Walked" in str(told.last(1)["log"])


def test_an_undo_goes_back_to_what_the_seat_answered_itself() -> None:
    told = Errand("plan", "pay", "roll", "plan")
    told.answers(0)
    told.gives()
    told.happens(UndoAsked(0))
    told.happens(UndoAgreed(1))
    assert len(told.table.course) == 0
    assert told.last(0)["asked"]["options"] == ["North", "South"]


def test_taking_back_ends_passing_until_something() -> None:
    told = Errand("plan", "plan", "plan")
    told.answers(0)
    told.happens(PolicySet(0, until="round"))
    assert told.last(0)["policy"]["passing"]
    told.happens(Retracted(0))
    assert "passing" not in told.last(0)["policy"]


def test_a_table_is_the_same_when_it_is_played_again_from_its_stored_log() -> None:
    told = Errand("plan", "pay", "tell", "plan", "plan")
    told.answers(0)
    told.gives()
    told.happens(Retracted(0))
    told.answers(0, 1)
    told.gives()
    again = Errand("plan", "pay", "tell", "plan", "plan", stops=False)
    for entry in told.entries[2:]:
        again.happens(entries.read(entries.write(entry)))
    assert again.told == told.told
    assert [moment.by for moment in again.table.course.moments] == ["", "sole"]


def test_over_real_sockets_and_a_restart(tmp_path: Path) -> None:
    server = Server(tmp_path, games=ERRANDS, pause_seconds=0.01)
    with serving(server) as (running,):
        script = {"script": ["plan", "pay", "plan", "plan"]}
        table = running.post("/tables", game="errands", name="Ann", options=script)
        bob = running.post(f"/tables/{table['table']}/join", name="Bob")["token"]
        with Player(running, table["table"], table["token"]) as one, Player(running, table["table"], bob) as other:
            other.view_at(1)
            one.view_at(1)
            one.send(type="policy", stops={})
            while one.view["policy"].get("stops") is None:
                one.expect("view")
            one.answer(1)
            while one.asked is None or one.asked["decision"] < 3:
                one.expect("view")
            assert one.view["back"] == {"retract": True, "undo": True}
        running.kill()
        running.start()
        with Player(running, table["table"], table["token"]) as one:
            assert one.view_at(1)["back"] == {"retract": True, "undo": True}
            assert one.view["policy"]["stops"] == {"responses": {"mine": "can", "theirs": "can"}}
            one.send(type="retract")
            while one.view["back"]["retract"]:
                one.expect("view")
            assert one.asked is not None
            assert one.asked["options"] == ["North", "South"]
            one.send(type="retract")
            assert one.refused() == "table.cannot-retract"
