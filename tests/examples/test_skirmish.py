"""A game that another package brings is found by its manifest, and played wherever games are played."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from tests.examples.installing import SKIRMISH, installed, nefrit, run
from tests.server.players import Player
from tests.server.processes import Server, serving

pytestmark = pytest.mark.usefixtures("skirmish")

FILES = {"board.js": "text/javascript", "emblem.svg": "image/svg+xml", "back.svg": "image/svg+xml"}

FOUND = """
import json
from nefrit import bots, registry
from nefrit.env import Setting
from nefrit.rulebook import catalog, games
from nefrit.sim.soak import shares

print(json.dumps({
    "names": registry.names(),
    "decks": list(registry.decks_of("skirmish").ready),
    "bots": [bots.names("skirmish"), bots.usual("skirmish"), type(bots.find("skirmish", "careful")).__name__],
    "catalogs": games(),
    "rules": len(catalog("skirmish").rules),
    "room": Setting("skirmish").room,
    "share": shares()["skirmish"],
}))
"""

PETTINGZOO = """
import warnings
from pettingzoo.test import api_test
from nefrit.env.zoo import env

warnings.simplefilter("ignore")
api_test(env("skirmish", decks=("vanguard", "line")), num_cycles=200)
"""


@pytest.fixture(scope="module")
def skirmish(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with installed(tmp_path_factory.mktemp("installed")):
        yield


@pytest.fixture(scope="module")
def server(skirmish: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    with serving(Server(folder, games="skirmish,imperium", requests_per_minute=100_000, pause_seconds=0)) as (one,):
        yield one
        assert "Traceback" not in one.output.read_text()


def test_everything_it_brings_is_found() -> None:
    found: dict[str, Any] = json.loads(run("-c", FOUND))
    assert found["names"][-1] == "skirmish"
    assert found["decks"] == ["vanguard", "line"]
    assert found["bots"] == [["careful", "random"], "careful", "Careful"]
    assert found["catalogs"][-1] == "skirmish"
    assert (found["rules"], found["room"], found["share"]) == (11, 4, 20)


def test_commands_know_it() -> None:
    listed = {game["name"]: game for game in json.loads(nefrit("games", "--json"))}
    assert (listed["skirmish"]["title"], listed["skirmish"]["playable"]) == ("Skirmish", True)
    assert listed["skirmish"]["rules"]["all"] == 11
    assert "A spy wins against a general." in nefrit("rules", "skirmish", "skirmish.battle.spy")
    assert len(json.loads(nefrit("cards", "skirmish", "--json"))) == 6
    assert "2 decks." in nefrit("deck", "list", "skirmish")


def test_it_is_played_in_the_terminal_on_its_own_board() -> None:
    shown = nefrit("play", "skirmish", "--plain", "--seed", "1", "--deck", "line", typed="1\n" * 6)
    assert "Ann has won 0 battles. Hand:" in shown
    assert "The game is a draw." in shown


def test_its_bot_is_better_than_chance() -> None:
    told = json.loads(nefrit("ladder", "skirmish", "--games", "100", "--seed", "1", "--json"))
    assert told["errors"] == 0
    assert [bot["bot"] for bot in told["bots"]] == ["careful", "random"]


def test_the_laws_hold_in_it() -> None:
    told = json.loads(nefrit("selfplay", "skirmish", "--games", "20", "--laws", "1", "--seed", "1", "--json"))
    assert (told["finished"], told["errors"]) == (20, 0)


def test_it_is_an_environment() -> None:
    assert "Passed" in run("-c", PETTINGZOO)


def test_its_own_tests_pass() -> None:
    assert "passed" in run("-m", "pytest", "-q", "-p", "no:cacheprovider", "--harsh", cwd=SKIRMISH)


def test_the_server_plays_it(server: Server) -> None:
    shown = server.get("/games/skirmish")
    assert (shown["bots"], shown["decks"], shown["rules"]) == (["careful", "random"], True, True)
    assert [deck["id"] for deck in server.get("/games/skirmish/decks")] == ["vanguard", "line"]
    assert server.get("/games/skirmish/rules/skirmish.battle.spy")["kind"] == "procedure"
    table = server.post("/tables", game="skirmish", name="Ann", deck="line", against="careful")
    with Player(server, table["table"], table["token"]) as ann:
        while ann.view_at(1)["asked"] is not None or ann.view["view"]["outcome"] is None:
            if ann.asked is None:
                ann.expect("view")
            else:
                ann.answers_and_waits()
        assert ann.expect("over")["words"]
    assert server.get(f"/tables/{table['table']}")["summary"]["state"] == "over"


def test_the_server_gives_the_files_that_the_manifest_names(server: Server) -> None:
    places = server.get("/games/skirmish/web")
    assert places == {file.partition(".")[0]: f"/api/games/skirmish/web/{file}" for file in FILES}
    for file, kind in FILES.items():
        answer = server.request("GET", f"/games/skirmish/web/{file}")
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith(kind)
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "script-src 'self'" in answer.headers["content-security-policy"]
        assert answer.text == (SKIRMISH / "src" / "skirmish" / "web" / file).read_text()


@pytest.mark.parametrize(
    "path",
    [
        "game.py",
        "__init__.py",
        "rules.toml",
        "web/board.js",
        "..%2fgame.py",
        "%2e%2e/game.py",
        "%2e%2e%2f%2e%2e%2f%2e%2e%2fetc%2fpasswd",
        "board.js%00.svg",
        "board.js%2f..%2f..%2fgame.py",
    ],
)
def test_the_server_gives_no_other_files(server: Server, path: str) -> None:
    answer = server.request("GET", f"/games/skirmish/web/{path}")
    assert answer.status_code == 404


def test_a_game_without_files_has_none(server: Server) -> None:
    assert server.get("/games/imperium/web") == {
        "board": None,
        "emblem": "/api/games/imperium/web/emblem.svg",
        "back": None,
    }
    assert server.request("GET", "/games/imperium/web/board.js").status_code == 404
    assert server.request("GET", "/games/nothing/web").status_code == 404
    assert server.request("GET", "/games/nothing/web/board.js").status_code == 404
