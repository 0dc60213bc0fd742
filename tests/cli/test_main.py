"""What is common to all commands: help, versions, and failures told in one line."""

from __future__ import annotations

import importlib
import os
import re
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from nefrit import __version__
from nefrit.cli import main
from tests.cli.conftest import GOOFSPIEL, HERE, Nefrit

COMMANDS = ("play", "replay", "games", "cards", "rules", "selfplay", "ladder", "simulate", "bench")
PROGRAM = (sys.executable, "-m", "nefrit.cli")


def test_help_names_every_command_in_its_group(nefrit: Nefrit) -> None:
    for arguments in ((), ("--help",)):
        shown = nefrit(*arguments)
        assert shown.code == 0
        for word in (*COMMANDS, "Play", "Look up", "Measure"):
            assert word in shown.out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(nefrit: Nefrit, command: str) -> None:
    shown = nefrit(command, "--help")
    assert shown.code == 0
    assert re.search(rf"Examples:\s+nefrit {command}", shown.out)


def test_the_version_is_told(nefrit: Nefrit) -> None:
    assert nefrit("--version").out == f"nefrit {__version__}\n"


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("plya", "No such command 'plya'. Did you mean 'play', 'replay'? See: nefrit --help."),
        ("play", "Missing argument 'GAME'. See: nefrit play --help."),
        ("play GAME --nope", "No such option: --nope. See: nefrit play --help."),
        ("games extra", "unexpected extra argument"),
        ("play chess", "There is no game 'chess'."),
        ("play l5rr", "There is no game 'l5rr'; did you mean l5r?"),
        ("play nothing/here.py", "There is no file nothing/here.py."),
        ("cards chess", "There is no game 'chess'."),
        ("rules chess", "There is no game 'chess', only imperium"),
        ("play GAME --seats 9", "Goofspiel is played by 2 to 3, not by 9."),
        ("play GAME --seats 0", "Invalid value for '--seats'"),
        ("play GAME --seats 1000000000000", "Invalid value for '--seats'"),
        ("play GAME --seats two", "Invalid value for '--seats'"),
        ("play GAME --seed -1", "A seed is a whole number from 0 to"),
        ("play GAME --seed 99999999999999999999999999", "A seed is a whole number from 0 to"),
        ("play GAME --seed 1.5", "Invalid value for '--seed'"),
        ("play GAME --edition x", "Goofspiel has one edition only, leave --edition out."),
        ("play GAME --option cards", "An option is written KEY=VALUE, not 'cards'."),
        ("play GAME --option =5", "An option is written KEY=VALUE, not '=5'."),
        ("play GAME --option cards=3 --option cards=4", "The option cards is given twice."),
        ("play GAME --option cards=99", "Cards is a number from 2 to 13, not 99."),
        ("play GAME --option cards=[[[", "not '[[['"),
        ("play GAME --option suits=2", "Goofspiel has no option 'suits', only 'cards'."),
        ("play GAME --seat robot", "A seat is played by human or random, not by 'robot'."),
        ("play GAME --seat humn", "Did you mean human?"),
        ("play GAME --seat human --seat human --seat human", "There are 2 seats, and --seat is given 3 times."),
        ("play GAME --language xx", "There is no language 'xx', only en, pl, cs, fr."),
        ("play GAME --position nothing.pos", "nothing.pos: No such file or directory."),
        ("play GAME --position .", "is a directory, not a file."),
        ("play GAME --record nothing/here.json", "nothing/here.json: No such file or directory."),
        ("play GAME --record .", "is a directory, not a file."),
        ("selfplay GAME --games 0", "Invalid value for '--games'"),
        ("selfplay GAME --games -5", "Invalid value for '--games'"),
        ("selfplay GAME --games 99999999999999999999", "Invalid value for '--games'"),
        ("selfplay GAME --games many", "Invalid value for '--games'"),
        ("selfplay GAME --jobs 0", "Invalid value for '--jobs'"),
        ("selfplay GAME --jobs -1", "Invalid value for '--jobs'"),
        ("selfplay GAME --jobs 1000000", "Invalid value for '--jobs'"),
        ("selfplay GAME --seed -1", "A seed is a whole number from 0 to"),
        ("selfplay GAME --seed 99999999999999999999999999", "A seed is a whole number from 0 to"),
        ("selfplay GAME --laws -1", "Invalid value for '--laws'"),
        ("selfplay GAME --seats 9", "Goofspiel is played by 2 to 3, not by 9."),
        ("selfplay GAME --option cards=x", "Cards is a number from 2 to 13, not 'x'."),
        ("ladder GAME", "A ladder needs two bots or more"),
        ("ladder l5r --bots random,gredy", "There is no bot for l5r called 'gredy'; did you mean greedy?"),
        ("ladder l5r --bots random,greedy,random", "The bot random is given twice."),
        ("ladder l5r --games 3", "Every deal is played from both sides, so --games is an even number, not 3."),
        ("ladder l5r --save nothing/here.json", "nothing/here.json cannot be written: there is no directory nothing."),
        ("ladder l5r --save .", "is a directory, not a file."),
        ("ladder l5r --plot ladder.gif", "A plot is a .png or .svg file, not ladder.gif."),
        ("simulate GAME", "Missing option '--out'"),
        ("simulate GAME --out new --pairings some", "Pairings are all, different, mirror, not 'some'."),
        ("simulate GAME --out new --pairings different", "With the pairings different there is nobody to play"),
        ("simulate GAME --out new --decks crane", "In goofspiel nobody builds decks."),
        ("simulate GAME --out new --edition x", "Goofspiel has one edition only, leave --edition out."),
        ("simulate GAME --out new --option cards=x", "Cards is a number from 2 to 13, not 'x'."),
        (
            "simulate l5r --out new --decks crame",
            "There is no ready deck and no file called 'crame'.",
        ),
        (
            "simulate l5r --out new --decks crane --option decks=[]",
            "Give either --decks or the option decks, not both.",
        ),
        ("simulate l5r --out new --bots gredy", "There is no bot for l5r called 'gredy'; did you mean greedy?"),
        ("replay nothing.json", "nothing.json: No such file or directory."),
        ("replay .", "is a directory, not a file."),
        ("replay nothing.json --until -1", "Invalid value for '--until'"),
        ("bench --compare nothing.json", "nothing.json: No such file or directory."),
        ("cards GAME --language xx", "There is no language 'xx', only en, pl, cs, fr."),
    ],
)
def test_wrong_use_is_told_in_one_line(
    nefrit: Nefrit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: str, told: str
) -> None:
    monkeypatch.chdir(tmp_path)
    result = nefrit(*[GOOFSPIEL if part == "GAME" else part for part in shlex.split(line)])
    assert told in result.refusal
    assert result.out == ""


def test_what_terminals_obey_does_not_get_into_a_message(nefrit: Nefrit) -> None:
    assert "\x1b" not in nefrit("play", "\x1b[31mred\n\r").refusal


def test_a_very_long_argument_does_not_flood_the_terminal(nefrit: Nefrit) -> None:
    assert len(nefrit("play", GOOFSPIEL, "--option", f"cards={'[' * 100_000}").refusal) < 600


def test_a_failure_of_the_program_is_told_in_one_line(nefrit: Nefrit, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*arguments: object) -> None:
        raise ZeroDivisionError("oh")

    monkeypatch.setattr(importlib.import_module("nefrit.cli.cards"), "_cards", broken)
    result = nefrit("cards", GOOFSPIEL)
    assert result.code == 1
    assert result.err.startswith("Nefrit failed (ZeroDivisionError: oh at test_main.py:")
    assert result.err.count("\n") == 1
    assert "Traceback" in nefrit("--debug", "cards", GOOFSPIEL).err


def test_an_interrupt_is_quiet(nefrit: Nefrit, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*arguments: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(importlib.import_module("nefrit.cli.cards"), "_cards", interrupted)
    result = nefrit("cards", GOOFSPIEL)
    assert (result.code, result.out, result.err) == (130, "", "")


def test_main_takes_the_arguments_of_the_program(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["nefrit", "--version"])
    assert main() == 0
    assert capsys.readouterr().out == f"nefrit {__version__}\n"


def test_a_closed_pipe_is_quiet() -> None:
    reader, writer = os.pipe()
    os.close(reader)
    with os.fdopen(writer, "wb") as pipe:
        done = subprocess.run(
            [*PROGRAM, "cards", GOOFSPIEL, "--json"], stdout=pipe, stderr=subprocess.PIPE, check=False
        )
    assert done.stderr == b""
    assert done.returncode == 1


def test_ctrl_c_while_playing_saves_the_record_and_leaves(tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    command = [*PROGRAM, "play", GOOFSPIEL, "--seed", "1", "--record", str(record)]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=HERE
    ) as game:
        for _ in range(100):
            if record.exists():
                break
            time.sleep(0.05)
        # The record is written before the first question; now wait for that.
        time.sleep(0.3)
        game.send_signal(signal.SIGINT)
        _, err = game.communicate(timeout=10)
    assert game.returncode == 130
    assert err == b""
    assert record.read_bytes().startswith(b'{"nefrit":1')
