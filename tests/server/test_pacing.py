"""Nobody learns from who is asked, and who is passed over, what a seat holds."""

from __future__ import annotations

import asyncio
import json
import statistics
from collections import Counter
from collections.abc import Coroutine
from pathlib import Path
from random import Random
from typing import Any

import pytest

from nefrit import registry
from nefrit.cli.seating import seat_decks
from nefrit.invasion import state as invasion
from nefrit.invasion.constants import CATACLYSM
from nefrit.kernel.chance import Chance
from nefrit.kernel.decisions import PASS, SOME, Answer
from nefrit.kernel.game import AnyGame
from nefrit.kernel.log import Log
from nefrit.kernel.match import Match
from nefrit.kernel.record import Header
from nefrit.l5r import state as l5r
from nefrit.senjutsu import state as senjutsu
from nefrit.server.service import messages
from nefrit.server.service.entries import (
    Answered,
    Conceded,
    Opened,
    PolicySet,
    Sat,
    UndoAgreed,
    UndoAsked,
    UndoDeclined,
    WentOn,
)
from nefrit.server.service.games import Games
from nefrit.server.service.lobby import BotSeat, Joining, Lobby, Opening
from nefrit.server.service.pacing import IMAGINED, Pacing, Pauses, Times
from nefrit.server.service.queueing import Asker
from nefrit.server.service.table import Table
from nefrit.server.service.tables import Tables
from nefrit.server.service.telling import Reader
from nefrit.server.service.thinking import NOBODY, Thinkers
from nefrit.text.seeing import seen
from tests.server.players import Player
from tests.server.processes import Server, serving
from tests.server.test_service import Memory, quiet

AMBUSH = str(Path(__file__).parent / "games" / "ambush.py")
GAMES = Games([AMBUSH])


class Told:
    """A table, and all that each reader is told of it, message by message."""

    def __init__(self, *held: int, marches: int = 3, pauses: bool = True, bots: tuple[int, ...] = ()) -> None:
        opened = Opened(
            "ambush", len(held), 7, options={"traps": list(held), "marches": marches, "gifts": True}, pauses=pauses
        )
        self.table = Table("table", GAMES.find("ambush"), opened)
        self.readers = [Reader(GAMES, self.table, seat, "en", 0) for seat in (*range(len(held)), None)]
        self.states: list[object] = [None] * len(self.readers)
        self.told: list[list[dict[str, Any]]] = [[] for _ in self.readers]
        for seat, name in zip(range(len(held)), ("Ann", "Bob", "Cid"), strict=False):
            self.happens(Sat(seat, name, token="" if seat in bots else name, bot="random" if seat in bots else ""))

    def happens(self, entry: Any) -> None:
        trial = self.table.check(entry)
        assert trial.refusal is None, trial.refusal
        self.table.apply(entry)
        for number, reader in enumerate(self.readers):
            # As a connection does.
            if reader.state != self.states[number]:
                self.states[number] = reader.state
                self.told[number] += [json.loads(messages.write(message)) for message in reader.news()]

    def refused(self, entry: Any) -> str:
        refusal = self.table.check(entry).refusal
        assert refusal is not None
        return refusal.rule

    def answers(self, seat: int, value: Answer = 0) -> None:
        self.happens(Answered(seat, self.table.asked[seat], value))

    def declines(self, seat: int) -> None:
        """The seat passes, says no, or chooses nothing."""
        asked = self.table.match.game.decision(seat) if self.table.match is not None else None
        assert asked is not None
        if asked.kind == SOME:
            self.answers(seat, ())
        else:
            self.answers(seat, asked.options.index("no" if "no" in asked.options else PASS))

    def passes(self, seat: int) -> None:
        """The seat has nothing to do: it passes if it is asked; if it was passed over, the pause ends."""
        if self.table.asked_in_secret == seat:
            self.declines(seat)
        elif self.table.pacing.paused:
            self.happens(WentOn())

    def settles(self) -> None:
        """Everybody passes, until somebody is asked in the open."""
        for _ in range(20):
            secret = self.table.asked_in_secret
            if self.table.pacing.paused:
                self.happens(WentOn())
            elif secret is not None:
                self.declines(secret)
            else:
                return
        raise AssertionError("it never settles")

    def last(self, reader: int) -> dict[str, Any]:
        return [message for message in self.told[reader] if message["type"] == "view"][-1]


def play(told: Told, seats: int) -> None:
    for number in range(3):
        told.answers(number % seats)
        told.settles()


@pytest.mark.parametrize("held", [0, 1, 3])
def test_what_a_seat_is_told_does_not_depend_on_the_hand_of_the_other(held: int) -> None:
    nothing, something = Told(0, 0), Told(0, held)
    play(nothing, 2)
    play(something, 2)
    assert something.told[0] == nothing.told[0]
    assert len(nothing.told[0]) > 6
    # Who watches tells others, so it learns nothing either.
    assert something.told[-1] == nothing.told[-1]
    if held:
        assert something.told[1] != nothing.told[1]


def test_it_would_depend_on_it_without_pauses() -> None:
    nothing, something = Told(0, 0, pauses=False), Told(0, 1, pauses=False)
    for told in (nothing, something):
        told.answers(0)
    assert nothing.told[0] != something.told[0]


@pytest.mark.parametrize(("one", "other"), [((0, 0, 0), (0, 1, 0)), ((0, 1, 0), (0, 1, 2)), ((1, 0, 0), (1, 0, 1))])
def test_the_same_among_three(one: tuple[int, ...], other: tuple[int, ...]) -> None:
    first, second = Told(*one), Told(*other)
    play(first, 3)
    play(second, 3)
    same = [
        seat for seat in range(3) if all(a == b for n, (a, b) in enumerate(zip(one, other, strict=True)) if n == seat)
    ]
    for seat in same:
        assert first.told[seat] == second.told[seat]
    assert first.told[-1] == second.told[-1]


def test_who_is_held_sees_the_table_as_it_was_and_nobody_answers() -> None:
    told = Told(0, 0)
    told.answers(0)
    ann = told.last(0)
    assert (ann["pause"], ann["asked"], ann["view"]["decision"]) == ({"stop": False}, None, None)
    assert ann["view"]["waiting"] == [{"seat": 1, "rule": ""}]
    assert ann["log"]["steps"][-1]["lines"] == []
    for seat in (0, 1):
        assert told.refused(Answered(seat, told.table.asked.get(seat, 1), 0)) == "table.wait"
    told.settles()
    ann, bob = told.last(0), told.last(1)
    assert ann["pause"] is bob["pause"] is None
    assert bob["asked"]["decision"] == 1
    assert [line for step in ann["log"]["steps"] for line in step["lines"]]


def test_refusals_do_not_tell_whether_somebody_is_asked() -> None:
    nothing, something = Told(0, 0), Told(0, 1)
    for told in (nothing, something):
        told.answers(0)
        assert {told.refused(Answered(0, number, 0)) for number in range(5)} == {"table.wait"}


def test_what_is_done_is_seen_by_all() -> None:
    told = Told(0, 1)
    told.answers(0)
    before = told.last(0)["sequence"]
    assert told.last(0)["view"]["zones"][3]["cards"] == []
    told.answers(1, 1)
    told.settles()
    ann = told.last(0)
    assert ann["sequence"] > before
    assert [card["face"] for card in ann["view"]["zones"][3]["cards"]] == ["trap"]
    assert "trap" in json.dumps([message["log"] for message in told.told[0] if message["type"] == "view"]).casefold()


def test_numbers_of_decisions_count_only_the_own_ones() -> None:
    told = Told(0, 3, marches=5)
    numbers = []
    for march in range(4):
        if march % 2 == 0:
            numbers.append(told.table.asked[0])
        told.answers(march % 2)
        told.settles()
    assert numbers == [1, 2]


def test_a_log_can_be_read_again_from_any_number() -> None:
    told = Told(0, 1)
    play(told, 2)
    for number in (0, 1, 2):
        kept: dict[int, Any] = {}
        for message in told.told[number]:
            if message["type"] == "view":
                kept = {n: lines for n, lines in kept.items() if n <= message["log"]["keep"]}
                kept |= {step["sequence"]: step["lines"] for step in message["log"]["steps"]}
        afresh = Reader(GAMES, told.table, told.readers[number].seat, "en", 0).news()[0]
        assert isinstance(afresh, messages.View)
        lines = [line.text for step in afresh.log.steps for line in step.lines]
        assert [line["text"] for step in kept.values() for line in step] == lines
        assert lines


@pytest.mark.parametrize("agrees", [False, True])
def test_nobody_learns_by_asking_for_an_undo_whether_the_other_was_asked(agrees: bool) -> None:
    nothing, something = Told(0, 0), Told(0, 1)
    for told in (nothing, something):
        told.answers(0)
        told.happens(UndoAsked(0))
    # The one who was asked cannot pass, and the pause of the one who was not cannot end: the request comes first.
    assert something.table.asked_in_secret == 1
    assert something.refused(Answered(1, something.table.asked[1], 1)) == "table.undo-first"
    assert something.refused(Answered(1, something.table.asked[1], 1, "stops")) == "table.undo-first"
    assert nothing.refused(WentOn()) == "table.undo-first"
    for told in (nothing, something):
        told.happens(UndoAgreed(1) if agrees else UndoDeclined(1))
        told.settles()
        assert told.table.undo is None
    for reader in (0, 2):
        assert nothing.told[reader] == something.told[reader]


def test_an_undo_shows_everything_again() -> None:
    told = Told(0, 1)
    before = told.last(0)["view"]
    told.answers(0)
    assert told.table.reading(0).held
    told.happens(UndoAsked(0))
    told.happens(UndoAgreed(1))
    assert told.last(0)["view"] == before
    assert told.last(0)["asked"]["decision"] == 2
    play(told, 2)


def test_giving_up_ends_every_pause() -> None:
    told = Told(0, 0)
    told.answers(0)
    told.happens(Conceded(0))
    assert told.last(0)["view"]["outcome"]["winners"] == [1]
    assert told.told[0][-1]["type"] == "over"
    assert not told.table.pacing.paused


def test_who_always_wants_to_be_asked_stops_the_table_unseen() -> None:
    plain, stopping = Told(0, 0), Told(0, 0)
    stopping.happens(PolicySet(1, "always"))
    for told in (plain, stopping):
        told.answers(0)
    assert stopping.last(1)["pause"] == {"stop": True}
    assert stopping.last(1)["policy"] == {"stop": "always", "until": ""}
    assert plain.last(1)["pause"] == {"stop": False}
    assert stopping.told[0] == plain.told[0]
    assert stopping.table.stops(1)
    assert not stopping.table.stops(0)


def test_a_bot_is_not_held_and_whoever_watches_its_opponent_is() -> None:
    told = Told(0, 0, bots=(1,))
    told.answers(0)
    assert told.table.reading(0).held is not None
    assert told.table.reading(None).held is not None
    assert told.table.reading(1).held is None
    told.settles()
    told.answers(1)
    # What the person could do is no secret from a bot, so nobody waits; what the bot could do, the person may not know.
    assert [one.held.seat for one in told.table.pacing.readings if one.held is not None] == [1, 1]


def test_a_policy_holds_until_the_phase_or_round_is_over() -> None:
    told = Told(0, 1)
    told.answers(0)
    told.happens(PolicySet(1, "pass", "phase"))
    told.happens(PolicySet(0, "pass", "round"))
    assert [told.table.policy(seat).stop for seat in (0, 1)] == ["pass", "pass"]
    told.settles()
    assert [told.table.policy(seat).stop for seat in (0, 1)] == ["can", "can"]
    assert told.refused(PolicySet(1, "sometimes")) == "table.no-such-policy"
    assert told.refused(WentOn()) == "table.no-pause"


def test_a_table_is_the_same_when_it_is_played_again_from_its_log() -> None:
    told = Told(0, 1, marches=2)
    applied: list[Any] = []
    apply = told.table.apply

    def note(entry: Any) -> None:
        applied.append(entry)
        apply(entry)

    told.table.apply = note  # type: ignore[method-assign]
    for number in range(2):
        told.answers(number)
        told.settles()
    again = Told(0, 1, marches=2)
    for entry in applied:
        again.happens(entry)
    assert again.told == told.told


# ---- The law, on a real game


def shown_after(game: AnyGame, seat: int, answer: Answer, reader: int) -> tuple[bool, Any, list[Any]]:
    """What a seat is shown after an answer: whether it is held, its view, and all that it will read of the log."""
    log = Log()
    after = game.clone()
    after.watcher = log
    assert after.answer(seat, answer) is None
    pending = after.pending
    asked = pending[0].seat if len(pending) == 1 and after.definition.conceals(after, pending[0].seat) else None
    pacing = Pacing(after.seat_count)
    pacing.show_all((0, 0))
    pacing.answered(
        seat,
        in_secret=False,
        before=(game.clone(), 0),
        present=(len(log.entries), 1),
        opportunities=log.opportunities,
        asked=asked,
    )
    reading = pacing.of(reader)
    view = seen(reading.game or after, reader)
    if reading.held is not None:
        view["waiting"], view["decision"] = reading.held.seat, None
    return reading.held is not None, view, log.read(reader)


def hidden(game: AnyGame, seat: int) -> list[int]:
    """The cards in hand and deck of a seat that no other knows."""
    others = [other for other in range(game.seat_count) if other != seat]
    cards = [card for zone in HIDDEN[game.definition.name] for card in game.zone(zone, seat)]
    return [card for card in cards if not any(game.knows(other, card) for other in others)]


def dealt_again(game: AnyGame, seat: int, chance: Chance) -> AnyGame:
    """The game with other cards in the hand of a seat, from its deck."""
    other, unknown = game.clone(), hidden(game, seat)
    faces, shuffled = list(other.faces), chance.shuffled(unknown)
    for card, becomes in zip(unknown, shuffled, strict=True):
        faces[card] = game.faces[becomes]
    other.faces = tuple(faces)
    other.forget_everything()
    return other


HIDDEN = {
    "invasion": (invasion.HAND, invasion.DECK),
    "l5r": (l5r.HAND, l5r.CONFLICT_DECK),
    "senjutsu": (senjutsu.HAND, senjutsu.DECK),
}
READY = [
    ("invasion", ("high-elf", "orc")),
    ("l5r", ("crane", "lion")),
    ("senjutsu", ("ronin", "student")),
]


@pytest.mark.parametrize(("game", "names"), READY)
@pytest.mark.parametrize("seed", range(2))
def test_no_player_learns_what_the_other_holds(game: str, names: tuple[str, str], seed: int) -> None:
    rules = registry.decks_of(game)
    decks = [json.loads(rules.write(rules.ready_deck(name), "options")) for name in names]
    check_that_nobody_learns(game, 2, seed, {"decks": decks})


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("seed", range(2))
def test_no_player_learns_what_others_hold_in_a_cataclysm(seats: int, seed: int) -> None:
    decks = seat_decks("invasion", {}, (), seats, every=True).options(seed)
    check_that_nobody_learns("invasion", seats, seed, {"format": CATACLYSM, **decks})


def check_that_nobody_learns(game: str, seats: int, seed: int, options: dict[str, Any]) -> None:
    """Whoever answers and whoever only looks on is shown the same, whatever another holds."""
    definition = registry.find(game)
    header = Header(game, seats=seats, seed=seed, edition=definition.editions[0], options=options)
    match, chance = Match(definition, header), Chance(seed)
    compared, held = Counter[bool](), 0
    for _ in range(160):
        if not match.game.pending:
            break
        decision = match.game.pending[0]
        answer = decision.random(chance)
        others = [seat for seat in range(seats) if seat != decision.seat]
        for _ in range(3 if len(match.game.pending) == 1 else 0):
            owner = chance.one_of(others)
            other = dealt_again(match.game, owner, chance)
            for reader in range(seats):
                if reader == owner:
                    continue
                here = shown_after(match.game, decision.seat, answer, reader)
                there = shown_after(other, decision.seat, answer, reader)
                read = min(len(here[2]), len(there[2]))
                seen = [card.get("card") for zone in here[1]["zones"] for card in zone["cards"]]
                if here[2][:read] != there[2][:read] or not set(hidden(match.game, owner)).isdisjoint(seen):
                    # Something was shown of the hand or deck by an effect, which is meant to be seen.
                    continue
                compared[reader == decision.seat] += 1
                held += here[0]
                assert here[0] == there[0]
                if here[0]:
                    assert here[1] == there[1]
        match.answer(decision.seat, answer)
    assert compared[True] > 50
    assert compared[False] > 50 or seats == 2
    assert held > 10


# ---- Time


def test_pauses_are_drawn_from_the_times_that_the_seat_took() -> None:
    pauses = Pauses(1.0, Random(1))
    usual = [pauses.draw() for _ in range(500)]
    assert 0.8 < statistics.median(usual) < 1.2
    assert 0.4 <= min(usual) < 0.6 < 1.8 < max(usual) <= 5.0
    slow = [pauses.draw([3.0] * (IMAGINED * 9)) for _ in range(500)]
    assert 2.5 < statistics.median(slow) < 3.5
    assert max(pauses.draw([500.0]) for _ in range(50)) == 5.0
    assert Pauses(0.0).draw() == 0.0


def test_a_seat_that_was_asked_is_remembered_with_the_time_it_took() -> None:
    now = [0.0]
    times = Times(lambda: now[0])
    for seconds, asked in ((0, None), (2, (1, 1)), (3, (1, 1)), (5, (1, 2)), (9, None), (12, None)):
        now[0] = seconds
        times.note(asked)
    # Each question counts for itself, and nothing where nobody was asked.
    assert times.taken(1) == (3.0, 4.0)
    assert times.taken(0) == ()


class Drawing(Pauses):
    """Pauses that are noted, with what they were drawn from."""

    def __init__(self) -> None:
        super().__init__(0.01)
        self.drawn: list[tuple[float, ...]] = []

    def draw(self, taken: Any = ()) -> float:
        self.drawn.append(tuple(taken))
        return 0.01


class Passing(Thinkers):
    """Bots that always choose the first option, which is to pass where one can."""

    async def answer(self, place: str, game: AnyGame, seat: int, bot: str, seed: int, asker: Asker = NOBODY) -> Answer:
        return 0


def run(play: Coroutine[Any, Any, None]) -> None:
    async def within_time() -> None:
        async with asyncio.timeout(20):
            await play

    asyncio.run(within_time())


@pytest.mark.parametrize("held", [0, 1])
def test_a_bot_that_is_asked_takes_as_long_as_one_that_is_not(held: int) -> None:
    async def play() -> None:
        pauses = Drawing()
        lobby = Lobby(Tables(GAMES, Memory(), Passing(1), quiet, pauses=pauses))
        options = {"traps": [0, held], "marches": 1}
        seated = await lobby.open(Opening("ambush", "Ann", options=options, bots=(BotSeat(1),)))
        loaded = await lobby.tables.load(seated.table)
        changed = asyncio.Event()
        loaded.watchers[changed.set] = None
        await lobby.tables.write(loaded, Answered(0, 1, 0))
        while loaded.table.state != "over" or loaded.table.pacing.paused:
            await changed.wait()
            changed.clear()
        # Asked or not, a time was drawn, and not before that was over did anybody hear of it.
        assert pauses.drawn[0] == ()
        await lobby.tables.close()

    run(play())


def test_a_person_who_lets_us_pass_is_passed_for_after_a_while() -> None:
    async def play() -> None:
        pauses = Drawing()
        lobby = Lobby(Tables(GAMES, Memory(), Passing(1), quiet, pauses=pauses))
        seated = await lobby.open(Opening("ambush", "Ann", options={"traps": [0, 2], "marches": 2}))
        await lobby.join(seated.table, Joining("Bob"))
        loaded = await lobby.tables.load(seated.table)
        await lobby.tables.write(loaded, PolicySet(1, "pass", "round"))
        changed = asyncio.Event()
        loaded.watchers[changed.set] = None
        await lobby.tables.write(loaded, Answered(0, 1, 0))
        while loaded.table.asked.get(1) is None or loaded.table.asked_in_secret == 1:
            await changed.wait()
            changed.clear()
        # The march of Bob himself is his own to decide, and in the next round he is asked again.
        await asyncio.sleep(0.05)
        assert loaded.table.match is not None
        assert [answer for answer in loaded.table.match.answers if answer[0] == 1] == [(1, 0), (1, 0)]
        assert loaded.table.policy(1).stop == "can"
        await lobby.tables.close()

    run(play())


def test_over_real_sockets(tmp_path: Path) -> None:
    with serving(Server(tmp_path, games=AMBUSH, pause_seconds=0.05)) as (server,):
        tellings: list[list[dict[str, Any]]] = []
        for held in (0, 1):
            table = server.post("/tables", game="ambush", name="Ann", options={"traps": [0, held], "marches": 1})
            bob = server.post(f"/tables/{table['table']}/join", name="Bob")["token"]
            with Player(server, table["table"], table["token"]) as one, Player(server, table["table"], bob) as other:
                one.view_at(1)
                while one.asked is None:
                    one.expect("view")
                one.answer(0)
                if held:
                    for _ in range(2):
                        while other.asked is None or other.view["view"]["outcome"] is not None:
                            other.expect("view")
                        other.answer(0)
                        other.expect("view")
                one.expect("over")
                seen = [message for message in one.seen if message["type"] in ("view", "over")]
                kept = ("sequence", "asked", "log", "pause", "undo", "winners")
                tellings.append([{name: message.get(name) for name in kept} for message in seen[-3:]])
        assert tellings[0] == tellings[1]
        other_table = server.post("/tables", game="ambush", name="Ann", options={"traps": [0, 0]})
        bob = server.post(f"/tables/{other_table['table']}/join", name="Bob")["token"]
        with (
            Player(server, other_table["table"], other_table["token"]) as one,
            Player(server, other_table["table"], bob) as other,
        ):
            other.view_at(1)
            other.send(type="go-on")
            assert other.refused() == "table.no-pause"
            other.send(type="policy", stop="always")
            while not other.view or other.view["policy"]["stop"] != "always":
                other.expect("view")
            one.view_at(1)
            one.answer(0)
            while other.view["pause"] != {"stop": True}:
                other.expect("view")
            one.send(type="go-on")
            assert one.refused() == "table.no-pause"
            other.send(type="go-on")
            while other.asked is None:
                other.expect("view")
