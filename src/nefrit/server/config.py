"""How the server is set up: from the environment, every variable begins with NEFRIT_."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from typing import Any

from nefrit.server.service.limits import NAMES, Limit, Limits, limits_from

PREFIX = "NEFRIT_"


class BadConfig(ValueError):
    """A variable of the environment has a value that makes no sense."""


def _at_least(least: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        if int(text) < least:
            raise ValueError(f"at least {least}")
        return int(text)

    return read


def _seconds(text: str) -> float:
    if not 0.05 <= float(text) <= 3600:
        raise ValueError("from 0.05 to 3600 seconds")
    return float(text)


def _pause(text: str) -> float:
    if not 0 <= float(text) <= 60:
        raise ValueError("from 0 to 60 seconds")
    return float(text)


def _days(text: str) -> float:
    if not 0 < float(text) <= 36_500:
        raise ValueError("more than 0 days, at most a hundred years")
    return float(text)


def _url(text: str) -> str:
    if not text.startswith(("http://", "https://")):
        raise ValueError("an address that begins with http:// or https://")
    return text


def _words(text: str) -> tuple[str, ...]:
    return tuple([word.strip() for word in text.split(",") if word.strip()])


def _limits(text: str) -> str:
    limits_from(text)
    return text


USUAL = ", ".join(f"{name}={getattr(Limits(), name)}" for name in NAMES)


def _setting(default: Any, read: Callable[[str], Any], about: str) -> Any:
    return field(default=default, metadata={"read": read, "about": about})


@dataclass(frozen=True)
class Config:
    """The settings. `NEFRIT_DATABASE` sets `database`, and so on."""

    host: str = _setting("127.0.0.1", str, "the address to listen on")
    port: int = _setting(8000, _at_least(0), "the port to listen on")
    public_url: str = _setting("", _url, "the address by which people reach the server, for invitations")
    workers: int = _setting(1, _at_least(1), "how many processes serve")
    database: str = _setting("sqlite:///nefrit.db", str, "where tables are kept: sqlite:///FILE or postgresql://...")
    redis: str = _setting(
        "", str, "redis://... by which processes tell each other of news; none needed for one process"
    )
    games: tuple[str, ...] = _setting((), _words, "names or files of games, with commas; all registered if not said")
    origins: tuple[str, ...] = _setting((), _words, "web origins that may use the server besides its own, with commas")
    proxies: tuple[str, ...] = _setting((), _words, "addresses of proxies that are believed who the client is")
    hosts: tuple[str, ...] = _setting(
        (), _words, "names by which people reach the server besides that of the public URL, with commas; * for any"
    )
    request_seconds: float = _setting(15.0, _seconds, "how long a client may take to send a request")
    answer_seconds: float = _setting(120.0, _seconds, "how long a client may take to read the answer")
    stop_seconds: int = _setting(10, _at_least(1), "how long the server waits for the last answers when it is stopped")
    message_bytes: int = _setting(16_384, _at_least(256), "the longest message over a WebSocket")
    body_bytes: int = _setting(262_144, _at_least(1024), "the longest body of a request")
    messages_per_minute: int = _setting(240, _at_least(1), "messages over one WebSocket")
    requests_per_minute: int = _setting(600, _at_least(1), "requests and new connections from one address")
    connections: int = _setting(64, _at_least(1), "open WebSockets from one address")
    limits: str = _setting("", _limits, f"limits of a client, as NAME=NUMBER/SECONDS with commas; usual: {USUAL}")
    bot_processes: int = _setting(1, _at_least(1), "processes in which bots think")
    poll_seconds: float = _setting(2.0, _seconds, "how often the database is asked for news that nobody told")
    patience_seconds: float = _setting(5.0, _seconds, "how long a bot is left to the process that asked it")
    pause_seconds: float = _setting(
        1.2, _pause, "how long a seat seems to think that is passed over, so that nobody learns what it holds; 0 never"
    )
    pages: str = _setting("", str, "the directory with the built web client, if it is not the one of this package")
    forget_days: float = _setting(30.0, _days, "after so many days without an answer a game of people is removed")
    open_days: float = _setting(3.0, _days, "after so many days a table at which nobody began to play is removed")
    bots_days: float = _setting(1.0, _days, "after so many days a game that only bots play is removed")
    forget_seconds: float = _setting(3600.0, _seconds, "how often that is looked at")
    keep_days: float = _setting(365.0, _days, "after so many days the record of a game that is over is removed")


def limits_in(config: Config) -> Limits:
    """All limits as the settings say them."""
    usual = Limits(
        request=Limit(config.requests_per_minute, 60),
        message=Limit(config.messages_per_minute, 60),
        connections=Limit(config.connections, 0),
    )
    return limits_from(config.limits, usual)


def from_environment(environment: Mapping[str, str] | None = None) -> Config:
    """The settings that the environment gives; BadConfig if one of them makes no sense."""
    given = os.environ if environment is None else environment
    chosen: dict[str, Any] = {}
    for setting in fields(Config):
        name = PREFIX + setting.name.upper()
        if given.get(name):
            try:
                chosen[setting.name] = setting.metadata["read"](given[name])
            except ValueError as error:
                raise BadConfig(f"{name} is {given[name]!r}: {error}") from None
    return Config(**chosen)


def described() -> list[tuple[str, str, str]]:
    """For each variable its name, what it means and its default."""
    return [
        (PREFIX + setting.name.upper(), str(setting.metadata["about"]), _shown(setting.default))
        for setting in fields(Config)
    ]


def _shown(default: object) -> str:
    return ",".join(default) if isinstance(default, tuple) else str(default)
