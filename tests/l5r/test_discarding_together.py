"""Cards that go to a discard pile at the same time: their owner says how they come to lie."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from nefrit.kernel.cards import Library
from nefrit.kernel.effects import Context, Effect
from nefrit.kernel.procedures import Procedure
from nefrit.l5r.cards.clans import NEUTRAL
from nefrit.l5r.definition import LegendOfTheFiveRings
from nefrit.l5r.effects import ChangeHonor
from nefrit.l5r.game import GAME as PUBLISHED
from nefrit.l5r.players import YOUR_OPPONENT
from nefrit.l5r.provinces import breaking
from nefrit.l5r.state import L5R, PROVINCES
from nefrit.l5r.words.abilities import action, reaction
from nefrit.l5r.words.cards import character, holding
from nefrit.l5r.words.nouns import each
from nefrit.l5r.words.occasions import honor_is_gained, leaves
from nefrit.l5r.words.verbs import discard
from nefrit.testing import Scenario, rule
from tests.l5r.core.fights import begins, quiet_player

FLOOD = NEUTRAL.event("Flood", 1310, cost=0).has(action(discard(each(character))))
"""It discards all characters at once."""

QUAKE = NEUTRAL.event("Quake", 1312, cost=0).has(action(discard(each(holding))))
"""It discards all holdings at once."""


@dataclass(frozen=True)
class BreakAll(Effect):
    """Break all provinces of the opponent."""

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """At the same time."""
        return game.happen(*[breaking(game, province) for province in game.zone(PROVINCES, 1 - context.seat)])


RUIN = NEUTRAL.event("Ruin", 1313, cost=0).has(action(BreakAll()))

MOURNER, ENVIOUS = (
    NEUTRAL.character(name, 1311, cost=0, skills=(1, 1), glory=0).has(reaction(on, ChangeHonor(1)))
    for name, on in (("Mourner", leaves()), ("Envious One", honor_is_gained(whose=YOUR_OPPONENT)))
)

GAME = LegendOfTheFiveRings(Library([*PUBLISHED.library.faces.values(), FLOOD, QUAKE, RUIN, MOURNER, ENVIOUS]))


@rule("l5r.discard-pile.simultaneous-order")
@pytest.mark.parametrize("edition", ["1.0", "1.5"])
def test_attachments_that_leave_with_their_character_lie_as_their_owner_says(table: Scenario, edition: str) -> None:
    ann = quiet_player("Serene Warrior #1", "Fine Katana {on=#1}", "Ornate Fan {on=#1}")
    begins(table, ann, quiet_player(), at="fate", edition=edition)
    assert table.ann.choices == ["Fine Katana", "Ornate Fan"], "the character goes to another pile"
    assert (table.ann.asked, table.ann.decision.rule) == ("order-discards", "l5r.discard-pile.simultaneous-order")
    table.ann.orders("Ornate Fan", "Fine Katana")
    assert table.ann.cards_in("conflict-discard") == ["Fine Katana", "Ornate Fan"], "the last lies on top"
    assert table.ann.cards_in("dynasty-discard") == ["Serene Warrior"]


@rule("l5r.discard-pile.simultaneous-order", "l5r.simultaneous.individual-choices")
@pytest.mark.parametrize(("first", "order"), [(0, ("ann", "bob")), (1, ("bob", "ann"))])
def test_each_owner_orders_their_own_cards_in_player_order(table: Scenario, first: int, order: tuple[str, str]) -> None:
    ann = quiet_player("Serene Warrior #1", "Fine Katana {on=#1}", "Ornate Fan {on=#1}")
    bob = quiet_player("Pillow Book {on=#1}", "Spyglass {on=#1}")
    begins(table, ann, bob, at="fate", first=first)
    own = {"ann": ["Fine Katana", "Ornate Fan"], "bob": ["Pillow Book", "Spyglass"]}
    for name in order:
        player = getattr(table, name)
        assert (table.deciding, player.choices) == ([name], own[name])
        player.orders(*own[name])
    assert table.ann.cards_in("conflict-discard") == ["Ornate Fan", "Fine Katana"]
    assert table.bob.cards_in("conflict-discard") == ["Spyglass", "Pillow Book"]


@rule("l5r.discard-pile.simultaneous-order")
def test_characters_that_leave_at_once_are_ordered_pile_by_pile(table: Scenario) -> None:
    ann = quiet_player("Serene Warrior", "Brash Samurai #1", "Doji Challenger", "Fine Katana {on=#1}", hand=["Flood"])
    begins(table, ann, quiet_player("Doji Whisperer"))
    table.ann.chooses("use Flood 0")
    assert table.ann.choices == ["Serene Warrior", "Brash Samurai", "Doji Challenger"]
    table.ann.orders("Doji Challenger", "Serene Warrior", "Brash Samurai")
    assert table.ann.cards_in("dynasty-discard") == ["Brash Samurai", "Serene Warrior", "Doji Challenger"]
    assert table.ann.cards_in("conflict-discard") == ["Flood", "Fine Katana"], "the event goes later, by itself"
    assert table.bob.cards_in("dynasty-discard") == ["Doji Whisperer"]


@rule("l5r.discard-pile.simultaneous-order")
@pytest.mark.parametrize("order", [("Steward of Law", "Fine Katana"), ("Fine Katana", "Steward of Law")])
def test_an_attachment_may_lie_below_its_character_or_on_it(table: Scenario, order: tuple[str, str]) -> None:
    begins(table, quiet_player("Steward of Law #1", "Fine Katana {on=#1}"), quiet_player(), at="fate")
    table.ann.orders(*order)
    assert table.ann.cards_in("conflict-discard") == [*reversed(order)]


def test_nobody_is_asked_about_copies_nor_about_one_card_for_each_pile(table: Scenario) -> None:
    ann = quiet_player("Serene Warrior #1", "Fine Katana {on=#1}", "Fine Katana {on=#1}")
    bob = quiet_player("Brash Samurai #2", "Ornate Fan {on=#2}")
    begins(table, ann, bob, at="fate")
    assert table.ann.cards_in("conflict-discard") == ["Fine Katana", "Fine Katana"]
    assert table.bob.cards_in("conflict-discard") == ["Ornate Fan"]


@rule("l5r.ancestral.returns-to-hand", "l5r.in-play.leaves")
def test_what_goes_elsewhere_is_not_ordered(table: Scenario) -> None:
    ann = quiet_player("Serene Warrior #1", "Fine Katana {on=#1}", "Ancestral Daishō {on=#1}", hand=["Flood"])
    begins(table, ann, quiet_player(), at="fate")
    assert (table.ann.hand, table.ann.cards_in("conflict-discard")) == (["Flood", "Ancestral Daishō"], ["Fine Katana"])


def test_what_stays_after_all_is_not_ordered(table: Scenario) -> None:
    ann = quiet_player("Serene Warrior #1", "Reprieve {on=#1}", "Fine Katana {on=#1}", "Brash Samurai", hand=["Flood"])
    begins(table, ann, quiet_player())
    table.ann.chooses("use Flood 0")
    table.ann.chooses("respond Reprieve 0 0")
    assert table.ann.cards_in("dynasty-discard") == ["Brash Samurai"]
    assert (table.in_play("Serene Warrior"), table.in_play("Fine Katana")) == (True, True)


@rule("l5r.step-4-2.discard-characters")
def test_who_is_kept_in_play_is_not_discarded_again_in_the_same_step(table: Scenario) -> None:
    ann = quiet_player("Serene Warrior #1", "Reprieve {on=#1}", "Brash Samurai {fate=2}", hand=["2x Flood"])
    begins(table, ann, quiet_player(), at="fate")
    table.ann.chooses("respond Reprieve 0 0")
    assert (table.phase, table.in_play("Serene Warrior"), table.in_play("Reprieve")) == ("fate", True, False)


@rule("l5r.discard-pile.simultaneous-order")
def test_they_lie_in_order_before_anybody_reacts(table: Scenario) -> None:
    ann = quiet_player("Serene Warrior #1", "Fine Katana {on=#1}", "Ornate Fan {on=#1}")
    begins(table, ann, quiet_player("Mourner {fate=2}"), at="fate")
    table.ann.orders("Ornate Fan", "Fine Katana")
    assert table.ann.cards_in("conflict-discard") == ["Fine Katana", "Ornate Fan"]
    assert table.bob.choices == [
        "pass",
        "respond Mourner 0 0",
        "respond Mourner 0 1",
        "respond Mourner 0 2",
    ]


@rule("l5r.discard-pile.simultaneous-order", "l5r.personal-honor.honored-leaves-gain-honor")
def test_what_comes_with_it_is_reacted_to_after_that(table: Scenario) -> None:
    ann = quiet_player("Serene Warrior #1 {status=1}", "Fine Katana {on=#1}", "Ornate Fan {on=#1}")
    begins(table, ann, quiet_player("Envious One {fate=2}"), at="fate")
    assert (table.ann.honor, table.ann.asked) == (11, "order-discards")
    table.ann.orders("Ornate Fan", "Fine Katana")
    assert table.bob.choices == ["pass", "respond Envious One 0 3"]


@rule("l5r.first-player.default-tiebreak", "l5r.player-order.first-then-other", "l5r.refill.automatic")
@pytest.mark.parametrize(("first", "order"), [(0, ("ann", "bob")), (1, ("bob", "ann"))])
@pytest.mark.parametrize("watching", [(), ("Mourner",)])
def test_provinces_that_one_effect_has_emptied_are_refilled_in_player_order(
    table: Scenario, first: int, order: tuple[str, str], watching: tuple[str, ...]
) -> None:
    land = {"holdings": ["Imperial Storehouse {slot=0}"], "dynasty-deck": [], "honor": 5}
    ann, bob = quiet_player(*watching, hand=["Quake"], **land), quiet_player(hand=["Quake"], **land)
    begins(table, ann, bob, first=first, round=1)
    getattr(table, order[0]).chooses("use Quake 0")
    if watching:
        table.ann.passes()
    assert table.winners == [order[1]], "the first player is the first to lose 5 honor for an empty deck"


@rule("l5r.break.attacker-may-discard", "l5r.break.refill-after-discard")
@pytest.mark.parametrize("hand", [[], ["For Greater Glory"]])
def test_of_provinces_that_broke_together_each_is_asked_about(table: Scenario, hand: list[str]) -> None:
    lie = {"province-1": ["Hida Guardian"], "province-2": ["Kaiu Envoy"], "dynasty-deck": ["2x Otomo Courtier"]}
    begins(table, quiet_player(hand=["2x Ruin", *hand]), quiet_player(**lie))
    table.ann.chooses("use Ruin 0")
    table.ann.chooses("no")
    assert table.ann.asked == "discard-from-province"
    table.ann.chooses("yes")
    assert (table.bob.cards_in("province-1"), table.bob.cards_in("province-2")) == (
        ["Hida Guardian"],
        ["Otomo Courtier"],
    )


@rule("l5r.leaves-play.simultaneous-consequences")
def test_leaving_and_what_comes_with_it_are_reacted_to_in_one_window(table: Scenario) -> None:
    ann = quiet_player("Serene Warrior {status=1}", hand=["Flood"])
    begins(table, ann, quiet_player("Mourner {fate=2}", "Envious One {fate=2}", hand=["Flood"]), at="fate")
    assert table.bob.choices == ["pass", "respond Mourner 0 0", "respond Envious One 0 1"]
