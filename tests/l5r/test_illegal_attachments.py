"""Attachments are discarded as soon as they can no longer stay, whatever makes them illegal."""

from __future__ import annotations

import pytest

from nefrit.kernel.cards import Library
from nefrit.l5r.cards.clans import NEUTRAL
from nefrit.l5r.constants import AIR
from nefrit.l5r.definition import LegendOfTheFiveRings
from nefrit.l5r.game import GAME as PUBLISHED
from nefrit.l5r.trees import Grants
from nefrit.l5r.words.cards import character
from nefrit.l5r.words.nouns import other
from nefrit.testing import Scenario, rule
from tests.l5r.core.fights import begins, player, quiet_fight, quiet_player

RIDING_MASTER = NEUTRAL.character("Riding Master", 1330, cost=1, skills=(1, 1), glory=0).has(
    Grants("trait", on=character & other, granted="cavalry")
)
PASTURE = NEUTRAL.province("Pasture", 1331, strength=1, element=AIR).has(
    Grants("trait", on=character, granted="cavalry")
)
GAME = LegendOfTheFiveRings(Library([*PUBLISHED.library.faces.values(), RIDING_MASTER, PASTURE]))


@rule("l5r.attachment.illegal-discarded")
def test_an_attachment_goes_with_the_trait_that_it_needs(table: Scenario) -> None:
    riding = ["Serene Warrior #1", 'Favored Mount {on="#1"}', 'Born in War {on="#1"}', 'Ornate Fan {on="#1"}']
    begins(table, player(hand=["2x Let Go", "Fine Katana"]), player(*riding))
    table.ann.chooses("play Fine Katana")
    table.ann.chooses("Serene Warrior")
    assert table.bob.play == ["Serene Warrior", "Favored Mount", "Born in War", "Ornate Fan"]
    table.ann.chooses("use Let Go 0")
    table.ann.chooses("Ornate Fan")
    assert table.bob.play == ["Serene Warrior", "Favored Mount", "Born in War"], "nothing else has changed"
    table.ann.chooses("use Let Go 0")
    table.ann.chooses("Favored Mount")
    assert table.bob.play == ["Serene Warrior"]


def test_a_blank_character_keeps_the_trait_that_another_card_gives_it(table: Scenario) -> None:
    riding = ["Serene Warrior #1", 'Favored Mount {on="#1"}', 'Born in War {on="#1"}']
    begins(table, player(hand=["Cloud the Mind"], play=["Solemn Scholar"]), player(*riding))
    table.ann.chooses("play Cloud the Mind")
    table.ann.chooses("Serene Warrior")
    assert table.bob.play == ["Serene Warrior", "Favored Mount", "Born in War"]


@rule("l5r.restricted.discard-excess-1-5", "l5r.attachment.illegal-discarded")
def test_an_attachment_that_moves_to_another_character_makes_one_of_them_illegal(table: Scenario) -> None:
    armed = ["Serene Warrior #1", '2x Fine Katana {on="#1"}']
    begins(table, player("Giver of Gifts #2", *armed, 'Ornate Fan {on="#2"}', hand=["Fine Katana"]), player())
    table.ann.chooses("use Giver of Gifts 0")
    table.ann.chooses("Ornate Fan")
    table.ann.chooses("Serene Warrior")
    assert table.ann.choices == ["Fine Katana", "Fine Katana", "Ornate Fan"], "it was not played"


@rule("l5r.attachment.illegal-discarded")
@pytest.mark.parametrize("witness", ["Serene Warrior", "Vengeful Oathkeeper", "Kaiu Envoy"])
def test_an_attachment_goes_when_others_are_discarded_together(table: Scenario, witness: str) -> None:
    master = ["Riding Master #1", 'Fine Katana {on="#1"}', 'Ornate Fan {on="#1"}']
    rider = [f"{witness} #2", 'Born in War {on="#2"}']
    quiet_fight(
        table,
        quiet_player("Doji Hotaru", hand=["Assassination"]),
        quiet_player(*master, *rider),
        "military air",
        "Doji Hotaru",
        defenders=(),
    )
    table.ann.chooses("use Assassination 0")
    table.ann.chooses("Riding Master")
    table.bob.orders("Fine Katana", "Ornate Fan")
    assert table.bob.play == [witness]


@rule("l5r.attachment.illegal-discarded")
def test_an_attachment_goes_before_anybody_reacts_to_what_made_it_illegal(table: Scenario) -> None:
    bob = quiet_player("Riding Master", "Vengeful Berserker #2", 'Born in War {on="#2"}')
    ann = quiet_player("Doji Hotaru", hand=["Assassination"])
    quiet_fight(table, ann, bob, "military air", "Doji Hotaru", defenders=("Vengeful Berserker",))
    table.ann.chooses("use Assassination 0")
    table.ann.chooses("Riding Master")
    assert table.bob.choices == ["pass", "respond Vengeful Berserker 0 0"]
    assert table.bob.play == ["Vengeful Berserker"]


@rule("l5r.attachment.illegal-discarded")
def test_an_attachment_goes_with_the_text_of_a_broken_province(table: Scenario) -> None:
    lying = {"provinces": ["Pasture {slot=0}", "Entrenched Position {slot=1}"], "province-1": ["Otomo Courtier"]}
    bob = player("Serene Warrior #1 {bowed=true}", 'Born in War {on="#1"}', **lying)
    quiet_fight(table, quiet_player("Doji Hotaru"), bob, "military air", "Doji Hotaru", province="Pasture")
    assert table.ann.choices == ["yes", "no"], "the cards in the province may be discarded"
    assert table.bob.play == ["Serene Warrior"]
