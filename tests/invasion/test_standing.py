"""What is known of the texts in play stays known when a card enters, unless that card has a say in it."""

from __future__ import annotations

from nefrit.invasion.constants import KINGDOM
from nefrit.invasion.mixing import mix_developments
from nefrit.invasion.occurrences.entering import EntersPlay
from nefrit.invasion.state import KINGDOMS
from nefrit.testing import Scenario, rule
from tests.invasion.made_up_cards import GAME, neutral
from tests.invasion.sides import HIDDEN, begin, dwarfs, in_the_zone, orcs, resolves

__all__ = ["GAME"]


@rule("invasion.zone.illegal-on-entry-sacrificed")
def test_a_hero_who_enters_beside_another_is_sacrificed(table: Scenario) -> None:
    """Nobody was crowded out when the King had been turned up, and Duregan has no constant effect."""
    begin(
        table,
        "capital",
        dwarfs(resources=9, hand=["Duregan Thorgrimson"], kingdom=[f"King Kazador {HIDDEN}"]),
        orcs(resources=9, hand=["Rip Dere 'eads Off!"]),
    )
    table.ann.chooses("play Duregan Thorgrimson kingdom")
    table.bob.chooses("play Rip Dere 'eads Off!")
    table.bob.chooses("King Kazador")
    assert table.ann.kingdom == ["King Kazador"]
    assert table.ann.discard == ["Duregan Thorgrimson"]


def test_a_card_that_enters_has_what_all_cards_of_its_kind_gain(table: Scenario) -> None:
    begin(table, "capital", neutral(resources=9, hand=["Mountain Brigade"], kingdom=["Teacher", "Drummer"]), neutral())
    assert "use Drummer" in table.ann.choices
    table.ann.chooses("play Mountain Brigade kingdom")
    resolves(table)
    assert "use Mountain Brigade" in table.ann.choices


@rule("invasion.faq.zero-hit-points")
def test_a_unit_that_has_no_hit_points_where_it_enters_is_destroyed_at_once(table: Scenario) -> None:
    begin(table, "capital", neutral(hand=["Scribe"], quest=["Plague"]), neutral())
    table.ann.chooses("play Scribe kingdom")
    resolves(table)
    assert table.ann.kingdom == []
    assert table.ann.discard[-1] == "Scribe"


@rule("decision.invasion.mixed-developments")
def test_a_development_to_which_a_card_is_attached_is_not_mixed_with_others_when_it_could_be(table: Scenario) -> None:
    for seed in range(1, 9):
        hidden = [f"Pillage {HIDDEN}", f"Runesmith {HIDDEN.replace('}', ', damage=1}')}"]
        begin(table, "capital", dwarfs(hand=["Cloud of Flies"], kingdom=hidden), orcs(), seed=seed)
        game, host, other = table.game.clone(), in_the_zone(table, "Pillage"), in_the_zone(table, "Runesmith")
        mix_developments(game)
        attached = next(card for card, face in enumerate(game.faces) if face.name == "Cloud of Flies")
        game.occur(EntersPlay(0, attached, KINGDOM, on=host))
        game.edit_piece(other).damage = 0
        mix_developments(game)
        assert game.zone(KINGDOMS, 0) == (host, other, attached)
