"""What is known of the texts in play stays known when cards enter or effects come and go that have no say in it."""

from __future__ import annotations

from nefrit.invasion.constants import END_OF_TURN, KINGDOM, QUEST_ZONE
from nefrit.invasion.hidden_order import mix_developments
from nefrit.invasion.occurrences.entering import EntersPlay
from nefrit.invasion.settle import consequences
from nefrit.invasion.standing import expire, last
from nefrit.invasion.state import HAND, KINGDOMS
from nefrit.invasion.trees import Modifies
from nefrit.invasion.values import zone_power
from nefrit.kernel.lasting import Lasting
from nefrit.testing import Scenario, rule
from tests.invasion.made_up_cards import GAME, neutral
from tests.invasion.sides import HIDDEN, begin, capital, dwarfs, in_the_zone, orcs, resolves

__all__ = ["GAME"]


def in_hand(table: Scenario, name: str) -> int:
    """The number of the card with this name in Ann's hand."""
    return next(card for card in table.game.zone(HAND, 0) if table.game.faces[card].name == name)


@rule("invasion.zone.illegal-on-entry-sacrificed")
def test_a_hero_who_enters_beside_another_is_sacrificed(table: Scenario) -> None:
    """Nobody was crowded out when the King had been turned up, and Duregan has no constant effect."""
    begin(
        table,
        "capital",
        dwarfs(
            resources=9,
            hand=["Duregan Thorgrimson"],
            kingdom=[f"King Kazador {HIDDEN}"],
            battlefield=["Black Orc Squad"],
        ),
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
        attached = in_hand(table, "Cloud of Flies")
        game.occur(EntersPlay(0, attached, KINGDOM, on=host))
        game.edit_piece(other).damage = 0
        mix_developments(game)
        assert game.zone(KINGDOMS, 0) == (host, other, attached)


@rule("invasion.quest.tokens-removed-without-unit", "invasion.attachment.other-requirements-always")
def test_what_follows_from_a_quest_with_tokens_and_from_an_attachment_follows_when_they_enter(table: Scenario) -> None:
    hand = ["Cloud of Flies", "Pilgrimage", "Infiltrate!"]
    begin(table, "capital", capital("Chaos", hand=hand), capital("Chaos", kingdom=["Mountain Brigade"]))
    flies, quest = in_hand(table, "Cloud of Flies"), in_hand(table, "Infiltrate!")
    foreign = in_the_zone(table, "Mountain Brigade")
    for event in (EntersPlay(0, flies, KINGDOM, on=foreign), EntersPlay(0, quest, QUEST_ZONE, resources=1)):
        game = table.game.clone()
        assert consequences(game) == ()
        game.occur(event)
        assert [found.card for found in consequences(game)] == [event.card]


# ---- Effects that last


def test_power_that_cards_have_for_a_while_counts_in_their_zone_until_it_is_over(table: Scenario) -> None:
    begin(table, "capital", dwarfs(kingdom=["Mountain Brigade"], hand=["Runesmith"]), orcs())
    game = table.game.clone()
    before, brigade = zone_power(game, 0, KINGDOM), in_the_zone(table, "Mountain Brigade")
    for gained in (2, 5):
        last(game, Lasting(Modifies("power", amount=gained), (brigade,), END_OF_TURN, 0))
        assert zone_power(game, 0, KINGDOM) == before + (2 if gained == 2 else 7)
    expire(game, END_OF_TURN)
    assert zone_power(game, 0, KINGDOM) == before


@rule("decision.invasion.mixed-developments")
def test_a_development_that_a_lasting_effect_is_about_is_not_mixed_with_others_when_it_could_be(
    table: Scenario,
) -> None:
    for seed in range(1, 9):
        hidden = [f"Pillage {HIDDEN}", f"Runesmith {HIDDEN.replace('}', ', damage=1}')}"]
        begin(table, "capital", dwarfs(kingdom=hidden), orcs(), seed=seed)
        game, about, other = table.game.clone(), in_the_zone(table, "Pillage"), in_the_zone(table, "Runesmith")
        mix_developments(game)
        last(game, Lasting(Modifies("power", amount=1), (about,), END_OF_TURN, 0))
        game.edit_piece(other).damage = 0
        mix_developments(game)
        assert game.zone(KINGDOMS, 0) == (about, other)
