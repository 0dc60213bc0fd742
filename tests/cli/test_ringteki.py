"""The comparison with another engine, on a small one that answers like it."""

from __future__ import annotations

import importlib
import json
from functools import partial
from pathlib import Path

import pytest

from nefrit.bench import run_game
from nefrit.bench.ringteki import DeckList, NoRingteki, run_ringteki
from nefrit.l5r.faces import L5RFace
from nefrit.l5r.game import GAME
from tests.cli.conftest import GOOFSPIEL, Nefrit

ENGINE = """
const known = require('a-dependency');

class Player {
    constructor(name, game) {
        Object.assign(this, { name, game, timerSettings: {} });
        this.promptState = { selectableCards: [], selectableRings: [] };
    }
    currentPrompt() {
        return this.game.turn === this.name
            ? { menuTitle: 'Initiate an action', buttons: [{ arg: 'pass', uuid: 'u' }, { disabled: true }] }
            : { menuTitle: 'Waiting for opponent to take an action or pass', buttons: [] };
    }
}

module.exports = class Game {
    constructor(details, options) {
        this.players = Object.values(details.players).map(({ user }) => new Player(user.username, this));
        Object.assign(this, { router: options.router, rings: {}, decks: {}, answered: 0, moved: 0, pipeline: this });
    }
    getPlayerByName(name) { return this.players.find((player) => player.name === name); }
    selectDeck(name, deck) { this.decks[name] = deck; }
    initialise() {
        this.allCards = Object.entries(this.decks).flatMap(([owner, deck]) => deck.conflictCards.map(({ card }) => {
            return { name: card.name, owner, location: 'hand' };
        }));
        for (const deck of Object.values(this.decks)) {
            if (deck.stronghold.length !== 1 || deck.provinceCards.length !== 5 || !deck.dynastyCards.length) {
                throw new Error('this is no deck');
            }
        }
        this.turn = this.players[Math.floor(Math.random() * known.players)].name;
    }
    menuButton(name, arg, uuid) { return name === this.turn && arg === 'pass' && uuid === 'u'; }
    handleCardClicked(player, card) {
        if (player.name !== this.turn || card.owner !== this.turn) {
            return false;
        }
        this.moved++;
        return true;
    }
    continue() {
        this.answered++;
        this.turn = this.players.find((player) => player.name !== this.turn).name;
        if (Math.random() < 0.05) {
            this.winner = this.players[0];
            this.router.gameWon(this, 'honor', this.winner);
        }
    }
};
"""

SETTINGS = "exports.getUserWithDefaultsSet = (user) => ({ ...user, settings: {} });"


def write(root: Path, files: dict[str, str]) -> Path:
    """A checkout with these files."""
    for name, text in files.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return root


def cards() -> str:
    """All cards as that engine keeps them; with other apostrophes and without accents in titles."""
    faces = [face for face in GAME.library.faces.values() if isinstance(face, L5RFace)]
    return json.dumps(
        [
            {"id": face.id, "name": face.name.replace("'", "`").replace("ō", "o"), "type": face.type, "side": face.side}
            for face in faces
        ]
    )


def files(folder: str = "build/server") -> dict[str, str]:
    """What a checkout needs."""
    return {
        "package.json": "{}",
        f"{folder}/game/game.js": ENGINE,
        f"{folder}/settings.js": SETTINGS,
        "node_modules/a-dependency/index.js": "exports.players = 2;",
        "test/json/Card/Core.json": cards(),
    }


def decks() -> list[tuple[str, DeckList]]:
    """Two decks of little."""
    provinces = ["Ancestral Lands", "Night Raid", "Pilgrimage", "Fertile Fields", "Shameful Display"]
    cards = {"Shizuka Toshi": 1, "Doji Whisperer": 3, "Ancestral Daishō": 1, "Mirumoto's Fury": 2}
    return [("crane", {**cards, **dict.fromkeys(provinces, 1)})] * 2


@pytest.mark.parametrize("folder", ["build/server", "server"])
def test_answers_are_counted_in_seeded_games(tmp_path: Path, folder: str) -> None:
    checkout = write(tmp_path, files(folder))
    first, again = (run_ringteki(checkout, [decks()] * 5, seed=3) for _ in range(2))
    other = run_ringteki(checkout, [decks()] * 5, seed=4)
    assert (first.games, first.unfinished) == (5, 0)
    assert first.answers == again.answers != other.answers
    assert first.seconds > 0
    assert first.answers_per_second == first.answers / first.seconds


def test_a_game_without_an_end_is_given_up(tmp_path: Path) -> None:
    engine = ENGINE.replace("Math.random() < 0.05", "false")
    checkout = write(tmp_path, {**files(), "build/server/game/game.js": engine})
    rival = run_ringteki(checkout, [decks()])
    assert (rival.answers, rival.unfinished) == (5_000, 1)


def without(name: str) -> dict[str, str]:
    """A checkout that lacks a file."""
    return {path: text for path, text in files().items() if path != name}


@pytest.mark.parametrize(
    ("broken", "reason"),
    [
        (without("package.json"), "it has no package.json"),
        (without("build/server/game/game.js"), "run its build first"),
        (without("node_modules/a-dependency/index.js"), "its dependencies are not installed: Cannot find module"),
        (without("test/json/Card/Core.json"), "no card data in test/json/Card"),
        ({**files(), "test/json/Card/Core.json": "[]"}, "its card data has no Shizuka Toshi"),
        ({**files(), "build/server/game/game.js": "module.exports = class {};"}, "its Game has no getPlayerByName()"),
        (
            {**files(), "build/server/game/game.js": ENGINE.replace("name === this.turn && arg", "false && arg")}
            | {"test/json/Card/Core.json": cards().replace('"side": "conflict"', '"side": "none"')},
            "no answer is accepted after 0",
        ),
        ({**files(), "build/server/settings.js": "process.stdout.write('x'); process.exit(0)"}, "cannot be read"),
    ],
)
def test_what_is_missing_or_different_is_said(tmp_path: Path, broken: dict[str, str], reason: str) -> None:
    with pytest.raises(NoRingteki, match=r"ringteki|measured") as raised:
        run_ringteki(write(tmp_path, broken), [decks()])
    assert reason in str(raised.value)


def test_without_node_there_is_no_comparison(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(NoRingteki, match=r"Node\.js is not installed"):
        run_ringteki(write(tmp_path, files()), [decks()])


@pytest.fixture
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nefrit.bench.timing.SHORTEST", 0.0005)
    monkeypatch.setattr(importlib.import_module("nefrit.cli.bench"), "run_game", partial(run_game, repetitions=1))


@pytest.mark.usefixtures("_quick")
def test_the_command_tells_the_ratio(nefrit: Nefrit, tmp_path: Path) -> None:
    checkout = write(tmp_path, files())
    data = json.loads(nefrit("bench", "l5r", "--games", 1, "--processes", 1, "--ringteki", checkout, "--json").out)
    rival = data["ringteki"]
    assert (rival["games"], rival["answers"] > 0) == (1, True)
    assert rival["ratio"] == pytest.approx(
        data["decisions_per_second"] / (rival["answers"] / rival["seconds"]), abs=0.01
    )
    printed = nefrit("bench", "l5r", "--games", 1, "--processes", 1, "--ringteki", checkout)
    assert "ringteki: " in printed.out
    assert "times as fast" in printed.out


def test_the_command_refuses_what_it_cannot_compare(nefrit: Nefrit, tmp_path: Path) -> None:
    assert "no package.json" in nefrit("bench", "l5r", "--games", 1, "--ringteki", tmp_path).refusal
    assert "plays no other game" in nefrit("bench", GOOFSPIEL, "--ringteki", tmp_path).refusal
    assert "plays no other game" in nefrit("bench", "--ringteki", tmp_path).refusal
