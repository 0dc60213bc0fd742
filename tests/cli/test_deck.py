from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.models import TyperInfo

from nefrit.cli import commands, deck
from nefrit.kernel.cards import UnknownName
from nefrit.l5r.decks import L5RDecks
from nefrit.manifest import own_names
from nefrit.registry import decks_of, library_of
from tests.cli.conftest import GOOFSPIEL, Nefrit, Result
from tests.l5r.deck_cards import GAME, LEGAL
from tests.manifests import leave_rules_only

CARDS = str(Path(__file__).parents[1] / "l5r" / "deck_cards.py")
DECKS = L5RDecks(GAME.library)


@pytest.fixture(autouse=True)
def deck_commands(monkeypatch: pytest.MonkeyPatch) -> None:
    """The commands are there, whether or not the whole command line has them."""
    groups = commands.app.registered_groups
    if all(group.name != "deck" for group in groups):
        monkeypatch.setattr(commands.app, "registered_groups", [*groups, TyperInfo(deck.app, name="deck")])


@pytest.fixture
def legal(tmp_path: Path) -> Path:
    """A file with a legal deck."""
    return written(tmp_path / "lions.txt", DECKS.write(LEGAL, "list"))


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """A file with a deck that is not legal."""
    return written(tmp_path / "small.txt", "Name: Small\n1x Castle\n3x Lion 0\n")


def written(file: Path, text: str) -> Path:
    file.write_text(text, encoding="utf-8")
    return file


def refused(result: Result) -> list[str]:
    """The lines with which files were refused."""
    assert result.code == 2, (result.code, result.out, result.err)
    assert "Traceback" not in result.err
    return result.err.splitlines()


def test_a_legal_deck_is_legal(nefrit: Nefrit, legal: Path) -> None:
    result = nefrit("deck", "check", CARDS, legal)
    assert (result.code, result.err) == (0, "")
    assert "lions.txt: Lions is legal (tournament, edition 1.5)." in result.out
    assert nefrit("deck", "check", CARDS, legal, "--edition", "1.0", "--format", "core").code == 0


def test_every_violation_is_told_with_its_rule(nefrit: Nefrit, small: Path) -> None:
    result = nefrit("deck", "check", CARDS, small)
    assert result.code == 1
    first, *lines = result.out.splitlines()
    assert first == f"{small}: Small is not legal (tournament, edition 1.5): {len(lines)} violations."
    assert "- The dynasty deck has 3 cards; it must have 40 to 45. l5r.deck.dynasty-size" in lines
    assert (
        "- Lion 0 is a lion card; the dynasty deck of this deck may have crane and neutral cards only. "
        "l5r.deck.dynasty-affiliation" in lines
    )


def test_violations_for_programs(nefrit: Nefrit, legal: Path, small: Path) -> None:
    result = nefrit("deck", "check", CARDS, legal, small, "--json")
    assert result.code == 1
    told = json.loads(result.out)
    assert told["edition"] == "1.5"
    lions, other = told["decks"]
    assert (lions["deck"], lions["format"]) == (str(legal), "tournament")
    assert (lions["name"], lions["legal"], lions["violations"]) == ("Lions", True, [])
    assert other["legal"] is False
    assert other["violations"][0] == {
        "rule": "l5r.deck.dynasty-size",
        "message": "deck-size",
        "arguments": {"part": "dynasty", "count": 3, "least": 40, "most": 45},
        "text": "The dynasty deck has 3 cards; it must have 40 to 45.",
    }


def test_two_decks_from_a_single_core_set_are_checked_together(nefrit: Nefrit, legal: Path) -> None:
    assert nefrit("deck", "check", CARDS, legal, "--format", "single-core").code == 0
    result = nefrit("deck", "check", CARDS, legal, legal, "--format", "single-core")
    assert result.code == 1
    assert "l5r.deck.single-core-two-players" in result.out
    told = json.loads(nefrit("deck", "check", CARDS, legal, legal, "--format", "single-core", "--json").out)
    assert [one["legal"] for one in told["decks"]] == [True, True]
    assert told["together"]["legal"] is False


def test_an_event_can_assign_roles(nefrit: Nefrit, tmp_path: Path) -> None:
    file = written(tmp_path / "deck.txt", DECKS.write(LEGAL, "list") + "\nRole\nKeeper of Air\n")
    event = written(tmp_path / "event.json", '{"roles": {"lion": ["Seeker of Fire"]}}')
    assert nefrit("deck", "check", CARDS, file).code == 0
    result = nefrit("deck", "check", CARDS, file, "--event", event)
    assert result.code == 1
    assert "l5r.role.tournament-keeper-seeker-1-5" in result.out
    event.write_text('{"roles": {"spider": []}}')
    assert "no clan 'spider'" in nefrit("deck", "check", CARDS, file, "--event", event).refusal
    event.write_text("roles")
    assert "is not JSON" in nefrit("deck", "check", CARDS, file, "--event", event).refusal


def test_all_problems_of_all_files_are_told_in_a_line_each(nefrit: Nefrit, tmp_path: Path, legal: Path) -> None:
    one = written(tmp_path / "one.txt", "1x Castle\n2x Peasnt\n0x Charge!\n")
    two = written(tmp_path / "two.json", '{"cards": {"charg": 1}}')
    lines = refused(nefrit("deck", "check", CARDS, one, legal, two))
    assert lines == [
        f"{one}: line 3: a line asks for 1 to 99 copies, not 0.",
        f"{one}: line 2: there is no card 'Peasnt'; did you mean Peasant?",
        f"{two}: there is no card 'charg'; did you mean Charge!?",
    ]


@pytest.mark.parametrize("command", ["check", "show"])
@pytest.mark.parametrize("content", [b"", b"\xff\xfe\x00", b"\x1b[31mred", b"{" * 99_000, b"x" * 200_000, b"{}"])
def test_what_is_no_deck_is_refused(nefrit: Nefrit, tmp_path: Path, content: bytes, command: str) -> None:
    file = tmp_path / "deck.txt"
    file.write_bytes(content)
    refusal = nefrit("deck", command, CARDS, file).refusal
    assert "deck.txt" in refusal
    assert "\x1b" not in refusal


def test_wrong_use_is_refused(nefrit: Nefrit, legal: Path, tmp_path: Path) -> None:
    assert "Did you mean core" in nefrit("deck", "check", CARDS, legal, "--format", "cor").refusal
    assert "no edition '2'" in nefrit("deck", "check", CARDS, legal, "--edition", "2").refusal
    assert "no style 'pdf'" in nefrit("deck", "show", CARDS, legal, "--as", "pdf").refusal
    assert "not both" in nefrit("deck", "show", CARDS, legal, "--as", "json", "--json").refusal
    assert "No such file" in nefrit("deck", "check", CARDS, tmp_path / "none.txt").refusal
    assert "is a directory" in nefrit("deck", "show", CARDS, tmp_path).refusal
    assert "no language" in nefrit("deck", "show", CARDS, legal, "--language", "xx").refusal
    assert nefrit("deck", "check").refusal
    assert "nobody builds decks" in nefrit("deck", "show", GOOFSPIEL, legal).refusal


def test_a_deck_is_shown_by_its_parts(nefrit: Nefrit, legal: Path) -> None:
    out = nefrit("deck", "show", CARDS, legal).out
    for part in ("Lions", "Stronghold (1)", "Yōjin no Shiro", "Provinces (5)", "Dynasty deck (42)", "lion character"):
        assert part in out
    shown = json.loads(nefrit("deck", "show", CARDS, legal, "--json").out)
    assert shown["name"] == "Lions"
    assert shown["parts"]["stronghold"] == [{"count": 1, "name": "Yōjin no Shiro", "kind": "lion stronghold"}]


@pytest.mark.parametrize("style", DECKS.styles)
def test_a_deck_is_written_in_every_style_and_read_again(nefrit: Nefrit, legal: Path, style: str) -> None:
    result = nefrit("deck", "show", CARDS, legal, "--as", style)
    assert result.code == 0
    assert DECKS.parse(result.out) == LEGAL


def test_a_deck_that_cannot_be_an_option_is_refused(nefrit: Nefrit, tmp_path: Path) -> None:
    file = written(tmp_path / "deck.txt", "3x Lion 0")
    assert "1 stronghold, not 0" in nefrit("deck", "show", CARDS, file, "--as", "options").refusal


def test_decks_are_listed_with_what_they_are(
    nefrit: Nefrit, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, legal: Path, small: Path
) -> None:
    written(tmp_path / "notes.txt", "some\nnotes")
    written(tmp_path / "other.py", "1x Castle")
    monkeypatch.chdir(tmp_path)
    out = nefrit("deck", "list", CARDS, ".").out
    for part in ("lions.txt", "legal", "small.txt", "not legal (", "notes.txt", "cannot be read", "3 decks"):
        assert part in out
    assert "other.py" not in out
    rows = json.loads(nefrit("deck", "list", CARDS, tmp_path, "--json").out)
    assert [(Path(row["deck"]).name, row["name"], row["legal"]) for row in rows] == [
        ("lions.txt", "Lions", True),
        ("notes.txt", "", None),
        ("small.txt", "Small", False),
    ]
    assert rows[0]["cards"]["dynasty"] == 42
    assert rows[1]["problem"] == "line 1: there is no card 'some' (and 1 more)"
    empty = tmp_path / "empty"
    empty.mkdir()
    assert nefrit("deck", "list", CARDS, empty).out == "0 decks; edition 1.5.\n"


# ---- Ready decks


def test_ready_decks_are_listed_with_their_formats(nefrit: Nefrit) -> None:
    rows = json.loads(nefrit("deck", "list", "l5r", "--json").out)
    assert [row["deck"] for row in rows] == list(decks_of("l5r").ready)
    assert all(row["legal"] for row in rows)
    crane = next(row for row in rows if row["deck"] == "crane")
    assert (crane["name"], crane["format"], crane["cards"]["dynasty"]) == ("Grace and Steel", "core", 40)
    out = nefrit("deck", "list", "l5r").out
    for part in ("crane-single", "single-core", f"{len(rows)} decks; edition 1.5."):
        assert part in out
    in_core = json.loads(nefrit("deck", "list", "l5r", "--format", "core", "--json").out)
    assert [row["legal"] for row in in_core] == [row["format"] == "core" for row in rows]
    assert nefrit("deck", "list", CARDS).out == "0 decks; edition 1.5.\n"


def test_the_list_says_which_decks_of_one_set_go_together(nefrit: Nefrit, tmp_path: Path) -> None:
    rows = {row["deck"]: row for row in json.loads(nefrit("deck", "list", "l5r", "--json").out)}
    singles = [name for name in rows if name.endswith("-single")]
    assert all(rows[name]["together"] == [other for other in singles if other != name] for name in singles)
    assert rows["crane"]["together"] is None, "there are enough cards for everybody"
    line = "single-core: any two of these decks can be built from the same cards at the same time."
    assert line in nefrit("deck", "list", "l5r").out
    text = nefrit("deck", "show", "l5r", "crane-single", "--as", "list").out
    files = [written(tmp_path / name, text) for name in ("one", "two")]
    told = nefrit("deck", "list", "l5r", *files, "--format", "single-core").out
    assert "single-core: these cannot be built from the same cards at the same time: " in told


def test_a_ready_deck_is_shown_and_checked_by_its_name(nefrit: Nefrit) -> None:
    assert "Shizuka Toshi" in nefrit("deck", "show", "l5r", "crane").out
    result = nefrit("deck", "check", "l5r", "crane", "crane-single")
    assert result.code == 0
    assert result.out.splitlines() == [
        "crane: Grace and Steel is legal (core, edition 1.5).",
        "crane-single: A Courtier's Year is legal (single-core, edition 1.5).",
    ]
    assert nefrit("deck", "check", "l5r", "crane-single", "--format", "tournament").code == 1


def test_a_ready_deck_can_be_changed_in_a_file(nefrit: Nefrit, tmp_path: Path) -> None:
    file = written(tmp_path / "crane", nefrit("deck", "show", "l5r", "crane", "--as", "list").out)
    assert nefrit("deck", "check", "l5r", file, "--format", "core").code == 0
    file.write_text(file.read_text(encoding="utf-8").replace("3x Doji Hotaru", "4x Doji Hotaru"), encoding="utf-8")
    assert "l5r.deck.three-copies" in nefrit("deck", "check", "l5r", file, "--format", "core").out


def test_an_unknown_name_is_told_with_what_comes_near(
    nefrit: Nefrit, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    refusal = nefrit("deck", "show", "l5r", "scorpoin").refusal
    assert refusal.startswith("There is no ready deck and no file called 'scorpoin'. Did you mean scorpion")
    assert "crane.txt: No such file" in nefrit("deck", "check", "l5r", "crane.txt").refusal
    assert "no ready deck" not in nefrit("deck", "show", CARDS, "crane").refusal
    with pytest.raises(UnknownName, match="did you mean crane"):
        decks_of("l5r").ready_deck("crain")
    with pytest.raises(UnknownName, match="no ready deck 'crane'"):
        decks_of(CARDS).ready_deck("crane")


def test_a_deck_is_drafted_and_played(nefrit: Nefrit, tmp_path: Path) -> None:
    result = nefrit("deck", "draft", "invasion", "--alliance", "order", "--seed", 3)
    assert (result.code, result.err) == (0, "")
    assert result.out.startswith("Name: Order draft 3\nCapital: ")
    assert nefrit("deck", "draft", "invasion", "--alliance", "order", "--seed", 3).out == result.out
    drafted = written(tmp_path / "drafted.txt", result.out)
    assert nefrit("deck", "check", "invasion", drafted, "--format", "casual").code == 0
    for_programs = nefrit("deck", "draft", "invasion", "--alliance", "order", "--seed", 3, "--json").out
    assert json.loads(for_programs) == json.loads(nefrit("deck", "show", "invasion", drafted, "--as", "options").out)
    assert nefrit("play", "invasion", "--deck", drafted, "--seed", 1, "--plain", typed="quit\n").code == 0


def test_a_draft_that_cannot_be_is_refused(nefrit: Nefrit) -> None:
    refusal = nefrit("deck", "draft", "invasion", "--alliance", "ordr").refusal
    assert refusal == "There is no alliance 'ordr', only order, destruction. Did you mean order?"
    assert nefrit("deck", "draft", "l5r", "--alliance", "order").refusal == "In l5r nobody drafts decks."
    assert nefrit("deck", "draft", "imperium", "--alliance", "order").refusal.startswith("In imperium nobody ")
    assert "--alliance" in nefrit("deck", "draft", "invasion").refusal
    assert "seed" in nefrit("deck", "draft", "invasion", "--alliance", "order", "--seed", -1).refusal


def test_help_without_a_command(nefrit: Nefrit) -> None:
    result = nefrit("deck")
    assert result.code == 0
    for command in ("check", "list", "show"):
        assert command in result.out


@pytest.mark.parametrize("game", own_names())
def test_a_game_without_cards_says_so(nefrit: Nefrit, game: str, legal: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    leave_rules_only(monkeypatch, game)
    assert "has no cards yet" in nefrit("deck", "show", game, legal).refusal
    for ask in (library_of, decks_of):
        with pytest.raises(UnknownName, match="no cards yet"):
            ask(game)


def test_the_library_of_a_game_is_that_of_its_definition() -> None:
    assert library_of(CARDS) is GAME.library
    assert isinstance(decks_of(CARDS), L5RDecks)


def test_a_random_deck_is_legal_and_the_same_for_the_same_seed(nefrit: Nefrit, tmp_path: Path) -> None:
    drawn = nefrit("deck", "random", "l5r", "--seed", "3")
    assert drawn.code == 0
    assert drawn.out == nefrit("deck", "random", "l5r", "--seed", "3").out
    assert drawn.out != nefrit("deck", "random", "l5r", "--seed", "4").out
    file = tmp_path / "drawn.txt"
    file.write_text(drawn.out)
    assert nefrit("deck", "check", "l5r", str(file)).code == 0
    options = json.loads(nefrit("deck", "random", "l5r", "--seed", "3", "--json").out)
    assert options["name"] == "Random deck 3"
    refused = nefrit("deck", "random", "l5r", "--format", "nothing")
    assert refused.code != 0
    assert "There is no format 'nothing'" in refused.err
