"""What the rulebook tells before the game: the guide to the nations, the advice for new players, and sample cards."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from nefrit.imperium.board import ImperiumBoard
from nefrit.imperium.definition import GAME
from nefrit.imperium.nations import HIGH, LOW, NATIONS, UNKNOWN
from nefrit.testing import Scenario, rule, side
from nefrit.text.seeing import seen
from nefrit.text.speech import Speech
from tests.imperium.tables import FACES, middle, plays, rests

__all__ = ["GAME"]

LANGUAGES = ("en", "pl", "cs", "fr")


def speech(language: str = "en") -> Speech:
    return Speech(GAME, ("ann", "bob", "cid", "dan"), language)


@rule("imperium.setup-player.1-read-nations-first", "imperium.nation.guide-optional")
@rule("imperium.nation.complexity")
def test_who_chooses_a_nation_reads_how_each_of_them_plays(table: Scenario) -> None:
    table.begins(seats=2, nations="choose", box="combined", seed=1)
    chooser = table.game.pending[0].seat
    board = ImperiumBoard(speech())
    lines = board.lines(seen(table.game, chooser))[-16:]
    assert [line.partition(" ")[0].rstrip(":") for line in lines] == [name.capitalize() for name in NATIONS]
    assert lines[5] == (
        "Romans (easy to play): Conquest and Glory: regions are turned into fame. As an empire, Legions keep Conquer "
        "going, and Bread and Circuses calms unrest."
    )
    assert lines[2].startswith("Greeks (demanding): Cities")
    assert lines[1].startswith("Celts: Aggressive"), "how hard they are cannot be read in the document"
    output = io.StringIO()
    Console(file=output, width=400, color_system=None).print(board.draw(seen(table.game, chooser), 400))
    assert lines[5].rstrip(".") in output.getvalue()


@rule("imperium.setup-player.1-read-nations-first")
def test_the_guide_is_shown_to_nobody_else_and_only_then(table: Scenario) -> None:
    table.begins(seats=2, nations="choose", seed=1)
    chooser = table.game.pending[0].seat
    board = ImperiumBoard(speech())
    assert not any("Druids" in line for line in board.lines(seen(table.game, 1 - chooser)))
    table.answer(chooser, 0)
    assert not any("Caravans" in line for line in board.lines(seen(table.game, 1 - chooser))), "they are taken"
    table.answer(1 - chooser, 0)
    assert not any("Druids" in line for line in board.lines(seen(table.game, chooser)))


@rule("imperium.setup-player.1-read-nations-first")
def test_the_guide_stands_beside_the_nations_in_a_view_that_is_explained(table: Scenario) -> None:
    table.begins(seats=2, nations="choose", seed=1)
    view = seen(table.game, table.game.pending[0].seat)
    speech().explain(view)
    words = {option["word"]: option["words"] for option in view["decision"]["options"]}
    assert words["greeks"].startswith("Greeks (demanding): Cities")


@rule("imperium.nation.read-own-cards")
@pytest.mark.parametrize("nation", NATIONS)
def test_all_cards_of_a_nation_can_be_read_before_the_game(nation: str) -> None:
    own = [face for face in FACES if face.module == nation and face.location in ("deck", "nation", "development")]
    assert own
    reader = speech()
    assert all(bool(reader.card_text(face)) == bool(face.abilities) for face in own)


@rule("imperium.nation.complexity")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_nation_has_its_paragraph_in_every_language(language: str) -> None:
    messages = speech(language).messages
    for name, nation in NATIONS.items():
        assert len(messages.format(f"guide-{name}")) > 60
        assert nation.complexity in (LOW, HIGH, UNKNOWN)


@rule("imperium.nation.complexity")
def test_the_stars_that_can_be_read_are_told() -> None:
    easy = [name for name, nation in NATIONS.items() if nation.complexity == LOW]
    hard = [name for name, nation in NATIONS.items() if nation.complexity == HIGH]
    assert easy == ["macedonians", "persians", "romans"]
    assert hard == ["greeks", "arthurians", "minoans", "olmecs", "utopians"]


@rule("imperium.setup-player.2-side-b-for-beginners")
@pytest.mark.parametrize("language", LANGUAGES)
def test_new_players_are_advised_to_begin_with_side_b(table: Scenario, language: str) -> None:
    table.begins(seats=2, nations=["romans", "greeks"], seed=1)
    chooser = table.game.pending[0].seat
    advice = speech(language).prompt(seen(table.game, chooser))
    assert " B" in advice


# ---- Sample cards


@rule("imperium.card.sample-metropolis")
@pytest.mark.parametrize(("option", "gained"), [(0, (1, 0, 0)), (1, (0, 1, 0)), (2, (0, 0, 1))])
def test_a_metropolis_gives_material_population_or_a_card(
    table: Scenario, option: int, gained: tuple[int, int, int]
) -> None:
    rests(table, "Metropolis", deck=["Berbers"])
    assert table.ann.choices == ["option 0", "option 1", "option 2"]
    table.ann.chooses(f"option {option}")
    assert (table.ann.material, table.ann.population, len(table.ann.hand)) == gained


@rule("imperium.card.sample-tres-zapotes")
def test_tres_zapotes_takes_up_to_two_masks_and_may_have_a_garrison(table: Scenario) -> None:
    discard = ["2x Stone Mask", "Jade Mask", "Berbers"]
    plays(table, "Tres Zapotes", "Aksumites", empire=True, discard=discard)
    assert table.ann.choices == ["Stone Mask", "Stone Mask", "Jade Mask"]
    assert (table.ann.decision.least, table.ann.decision.most) == (0, 2)
    table.ann.chooses("Stone Mask", "Jade Mask")
    assert table.ann.hand == ["Aksumites", "Stone Mask", "Jade Mask"]
    table.ann.chooses("yes")
    table.ann.chooses("Aksumites")
    assert table.ann.garrison == ["Aksumites"]
    assert table.ann.play == ["Tres Zapotes"]


@rule("imperium.card.sample-put-into-history")
def test_roman_expansion_ends_in_history(table: Scenario) -> None:
    table.position("turn", ann=side(hand=["Roman Expansion"]), bob=side(play=["Coast"]), **middle())
    table.ann.chooses("activate")
    table.ann.chooses("play Roman Expansion")
    table.ann.chooses("Jungle")
    table.ann.chooses("no")
    assert table.bob.hand == ["Coast"]
    assert table.ann.history == ["Roman Expansion"]
    assert table.ann.discard == []
