"""Settings from the environment, the command that serves, and limits by the clock."""

from __future__ import annotations

import re

import pytest

from nefrit.cli import main
from nefrit.server.config import BadConfig, Config, described, from_environment
from nefrit.server.service.limits import NAMES, Limit, Limiter, Limits, client_of, limits_from
from nefrit.server.service.presence import REMEMBERED, Here, Presence
from nefrit.server.store import async_url
from nefrit.server.web.app import create
from nefrit.server.web.limits import Origins
from tests.server.clock import Clock
from tests.server.processes import GOOFSPIEL


def test_settings_come_from_the_environment() -> None:
    assert from_environment({}) == Config()
    chosen = from_environment({"NEFRIT_PORT": "9000", "NEFRIT_GAMES": "l5r, game.py", "NEFRIT_REDIS": "", "OTHER": "x"})
    assert (chosen.port, chosen.games, chosen.redis) == (9000, ("l5r", "game.py"), "")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("PORT", "many"),
        ("WORKERS", "0"),
        ("POLL_SECONDS", "0"),
        ("POLL_SECONDS", "nan"),
        ("MESSAGE_BYTES", "1"),
        ("PUBLIC_URL", "cards"),
        ("LIMITS", "open=many"),
    ],
)
def test_a_setting_that_makes_no_sense_is_named(name: str, value: str) -> None:
    with pytest.raises(BadConfig, match=f"NEFRIT_{name}"):
        from_environment({f"NEFRIT_{name}": value})


def test_databases_by_url() -> None:
    assert async_url("sqlite:///nefrit.db").drivername == "sqlite+aiosqlite"
    assert async_url("postgres://nefrit@localhost/nefrit").drivername == "postgresql+asyncpg"
    for wrong in ("mysql://localhost/nefrit", "nonsense", ""):
        with pytest.raises(ValueError, match="database"):
            async_url(wrong)


def test_help_names_an_example_and_settings_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--help"]) == 0
    assert "nefrit serve --game l5r" in re.sub(r"\s+", " ", capsys.readouterr().out)
    assert main(["serve", "--settings"]) == 0
    printed = capsys.readouterr().out
    assert all(name in printed and about in printed for name, about, _ in described())


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--database", "mysql://x/y"], "sqlite or postgresql"),
        (["--game", "nonsense"], "There is no game 'nonsense'"),
        (["--port", "70000"], "65535"),
    ],
)
def test_what_cannot_be_served_is_told_in_one_line(
    arguments: list[str], told: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, _, _ in described():
        monkeypatch.setenv(name, "")
    assert main(["serve", *arguments]) == 2
    printed = capsys.readouterr().err
    assert told in printed
    assert printed.count("\n") == 1


def test_what_was_used_comes_back_steadily() -> None:
    clock = Clock()
    limiter = Limiter(Limits(request=Limit(60, 60)), clock)
    assert [limiter.take("request", "x") for _ in range(61)] == [True] * 60 + [False]
    assert limiter.wait("request", "x") == 1.0
    clock.seconds = 2.0
    assert [limiter.take("request", "x") for _ in range(3)] == [True, True, False]
    clock.seconds = 10_000.0
    assert [limiter.take("request", "x") for _ in range(61)] == [True] * 60 + [False]


def test_each_client_and_each_limit_is_counted_for_itself() -> None:
    limiter = Limiter(Limits(request=Limit(1, 60), connections=Limit(1, 0)), Clock())
    assert limiter.take("request", "one")
    assert not limiter.take("request", "one")
    assert limiter.take("request", "other")
    assert limiter.take("join", "one")
    assert limiter.hold("connections", "one")
    assert not limiter.hold("connections", "one")
    limiter.let_go("connections", "one")
    assert limiter.hold("connections", "one")


def test_more_can_be_spent_than_there_was() -> None:
    clock = Clock()
    limiter = Limiter(Limits(table_thinking=Limit(10, 100)), clock)
    limiter.spend("table_thinking", "x", 12)
    assert limiter.wait("table_thinking", "x") == 30
    clock.seconds = 30.0
    assert limiter.wait("table_thinking", "x") == 0


def test_who_has_very_many_addresses_is_one_client() -> None:
    assert client_of("2001:db8::1") == client_of("2001:db8::ffff:1") != client_of("2001:db8:0:1::1")
    assert client_of("::ffff:10.0.0.1") == client_of("10.0.0.1") == "10.0.0.1"
    assert client_of("") == ""


def test_limits_are_written_as_numbers_for_seconds() -> None:
    limits = limits_from("open=3/60, join=5/10", Limits(request=Limit(7, 60)))
    assert (limits.open, limits.join, limits.request, limits.records) == ((3, 60), (5, 10), (7, 60), Limits().records)
    for wrong in ("open", "open=3", "open=x/60", "close=3/60", "open=0/60", "open=3/0"):
        with pytest.raises(ValueError, match=re.escape(repr(wrong))):
            limits_from(wrong)


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_every_route_names_its_limits() -> None:
    app = create(Config(database="sqlite://", games=(GOOFSPIEL,)))
    handlers = [handler for route in app.routes for handler in getattr(route, "route_handlers", [None])]
    handlers = [getattr(route, "route_handler", None) for route in app.routes] + handlers
    own = [handler for handler in handlers if handler is not None and "nefrit" in str(handler)]
    assert len(own) > 25
    for handler in own:
        named = handler.opt.get("limits", ())
        assert named, f"{handler} names no limit"
        assert set(named) <= set(NAMES), handler


def test_origins() -> None:
    origins = Origins(("https://table.example/",))
    assert origins.allow({})
    assert origins.allow({"origin": "https://table.example", "host": "api.example"})
    assert origins.allow({"origin": "http://localhost:8000", "host": "localhost:8000"})
    for wrong in ("http://localhost:8001", "https://evil.example", "null", "", "http://localhost:8000.evil.example"):
        assert not origins.allow({"origin": wrong, "host": "localhost:8000"})


def test_a_process_that_is_silent_is_no_longer_believed() -> None:
    clock = Clock()
    presence = Presence("here", clock)
    assert presence.come("table", 0).asks
    assert not presence.come("table", None).asks
    assert presence.heard(Here("table", "there", (1,), 2))
    assert not presence.heard(Here("table", "here", (1,), 2))
    assert not presence.heard(Here("elsewhere", "there", (1,), 2))
    assert presence.at("table") == (frozenset((0, 1)), 3)
    clock.seconds = REMEMBERED + 1
    assert presence.at("table") == (frozenset((0,)), 1)
    presence.go("table", 0)
    presence.go("table", None)
    assert presence.at("table") == (frozenset(), 0)
