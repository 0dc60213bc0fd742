"""Playing characters and attachments, additional fate, limited cards, and putting cards into play."""

from __future__ import annotations

from typing import Any

from nefrit.l5r.playing import refusals
from nefrit.l5r.state import IN_PROVINCE
from nefrit.testing import Scenario, rule, side
from tests.l5r.cards import GAME

__all__ = ["GAME"]


@rule(
    "l5r.window.play-characters-and-attachments",
    "l5r.play.from-hand-or-provinces",
    "l5r.step-1-4.option-play-character",
)
def test_characters_and_attachments_are_played_from_hand_in_action_windows(table: Scenario) -> None:
    lie: dict[str, Any] = {"province-1": ["Monk"], "conflict-discard": ["Fan"], "dynasty-discard": ["Hermit"]}
    mine = side(play=["Bushi"], hand=["Ambusher", "Katana", "Silence"], fate=3, **lie)
    table.position("conflict", ann=mine, bob=side(**{"province-1": ["Sneak"]}))
    assert table.ann.choices == ["pass", "play Ambusher", "play Katana"]
    assert table.ann.why_not("Monk") == ["l5r.step-1-4.option-play-character"]
    for name in ("Fan", "Sneak"):
        card = next(card for card, face in enumerate(table.game.faces) if face.name == name)
        reasons = [refusal.rule for refusal in refusals(table.game, 0, card)]
        assert reasons[0] == "l5r.play.from-hand-or-provinces", "in the discard pile, in a province of the opponent"


@rule("l5r.play.definition", "l5r.fate.spent-or-lost-returns", "l5r.initiate.step-2-determine-cost")
def test_who_plays_a_card_from_hand_pays_its_cost(table: Scenario) -> None:
    table.position("conflict", ann=side(play=["Bushi"], hand=["Heirloom", "Ambusher"], fate=1), bob=side(fate=2))
    table.ann.chooses("play Heirloom")
    table.ann.chooses("Bushi")
    assert (table.ann.fate, table.bob.fate) == (0, 2)
    assert table.ann.play == ["Bushi", "Heirloom"]
    assert table.ann.hand == ["Ambusher"]
    assert "l5r.initiate.step-2-determine-cost" in table.ann.why_not("Ambusher"), "no fate is left"


@rule("l5r.fate.additional-timing-1-5")
def test_additional_fate_is_placed_after_a_character_has_entered_play(table: Scenario) -> None:
    table.position("conflict", ann=side(play=["Student"], hand=["Ambusher"], fate=4), bob=side())
    table.ann.chooses("play Ambusher")
    assert table.ann.play == ["Student", "Ambusher"]
    assert (table.ann.asked, table.ann.decision.rule) == ("extra-fate", "l5r.fate.additional-timing-1-5")
    assert (table.ann.decision.least, table.ann.decision.most) == (0, 3)
    table.ann.says(2)
    assert (table.ann.fate, table.ann.piece("Ambusher").fate) == (1, 2)


@rule("l5r.fate.additional-timing-1-0", "decision.l5r.extra-fate")
def test_by_edition_1_0_the_moment_of_additional_fate_is_the_same(table: Scenario) -> None:
    table.position("dynasty", ann=side(**{"province-1": ["Bushi"]}, fate=4), bob=side(), edition="1.0")
    table.ann.chooses("play Bushi")
    assert table.ann.play == ["Bushi"]
    assert (table.ann.asked, table.ann.decision.rule) == ("extra-fate", "l5r.fate.additional-timing-1-0")
    table.ann.says(2)
    assert (table.ann.fate, table.ann.piece("Bushi").fate) == (0, 2)


def test_an_attachment_gets_no_additional_fate(table: Scenario) -> None:
    table.position("conflict", ann=side(play=["Bushi", "Diplomat"], hand=["Katana"], fate=4), bob=side())
    table.ann.chooses("play Katana")
    table.ann.chooses("Bushi")
    assert table.ann.asked == "act-or-pass"


@rule("l5r.limited.hand-and-provinces")
def test_limited_cards_from_provinces_and_from_hand_count_together(table: Scenario) -> None:
    lie: dict[str, Any] = {"province-1": ["Doomed One"], "conflict-deck": ["9x Silence"]}
    mine = side(play=["Bushi {fate=1}"], hand=["Signet", "Recluse", "Katana"], fate=9, honor=9, **lie)
    table.position("dynasty", ann=mine, bob=side(honor=9, **{"conflict-deck": ["9x Silence"]}))
    table.ann.chooses("play Doomed One")
    table.ann.says(1)
    table.bob.passes()
    table.ann.passes()
    table.ann.says(1)
    table.bob.says(1)
    assert table.ann.choices == ["pass", "play Katana"]
    assert table.ann.why_not("Signet") == table.ann.why_not("Recluse") == ["l5r.limited.one-per-round"]


@rule("l5r.limited.put-into-play-ignores")
def test_a_limited_card_put_into_play_does_not_count_and_is_not_stopped(table: Scenario) -> None:
    mine = side(play=["Summoner", "Summoner", "Bushi"], hand=["Recluse", "Signet", "Recluse"], fate=9)
    table.position("conflict", ann=mine, bob=side())
    table.ann.answers(1)
    assert table.ann.play.count("Recluse") == 1
    assert "play Signet" in table.ann.choices, "it does not count"
    table.ann.chooses("play Signet")
    table.ann.chooses("Bushi")
    assert "play Recluse" not in table.ann.choices
    table.ann.chooses("use Summoner 0")
    assert table.ann.play.count("Recluse") == 2, "it is not stopped"


@rule("l5r.put-into-play.bypasses-cost-and-fate", "l5r.put-into-play.bypasses-play-restrictions")
def test_putting_a_card_into_play_costs_nothing_and_asks_for_no_fate(table: Scenario) -> None:
    mine = side(play=["Summoner"], hand=["Ambusher"], fate=3, **{"province-1": ["Champion"]})
    table.position("dynasty", ann=mine, bob=side())
    table.ann.chooses("use Summoner 0")
    assert table.ann.play == ["Summoner", "Ambusher"], "although nothing is played from hand now"
    assert table.ann.fate == 3
    assert table.bob.asked == "act-or-pass"
    assert table.ann.piece("Ambusher").fate == 0


@rule(
    "l5r.put-into-play.characters-ready-home-1-5", "l5r.put-into-play.controllers-area", "l5r.put-into-play.state-1-0"
)
def test_a_character_is_put_into_play_ready_and_at_home(table: Scenario) -> None:
    for edition in ("1.5", "1.0"):
        mine = side(play=["Summoner"], hand=["Ambusher"])
        table.position("conflict", ann=mine, bob=side(), edition=edition)
        table.ann.chooses("use Summoner 0")
        piece = table.ann.piece("Ambusher")
        assert (piece.controller, piece.bowed, piece.side, piece.entered_from) == (0, False, 0, "hand")
        assert table.ann.play == ["Summoner", "Ambusher"]


@rule("l5r.put-into-play.not-played", "l5r.in-play.enters")
def test_a_card_put_into_play_enters_play_but_was_not_played(table: Scenario) -> None:
    mine = side(play=["Summoner"], hand=["Ambusher", "Ambusher"], fate=1)
    table.position("conflict", ann=mine, bob=side(play=["Host", "Chronicler"], honor=5))
    table.ann.chooses("use Summoner 0")
    assert table.bob.choices == ["pass", "respond Host 0 0"]
    table.bob.passes()
    table.ann.chooses("play Ambusher")
    assert table.bob.choices == ["pass", "respond Chronicler 0 0", "respond Host 0 1"]


@rule("l5r.refill.automatic")
def test_a_province_is_refilled_when_all_have_reacted_to_its_card_leaving(table: Scenario) -> None:
    mine = side(play=["Summoner", "Host"], honor=5, **{"province-1": ["Bushi"], "dynasty-deck": ["Monk"]})
    table.position("conflict", ann=mine, bob=side())
    table.ann.chooses("use Summoner 0")
    assert table.ann.choices == ["pass", "respond Host 0 0"]
    assert getattr(table.ann, "province-1") == [], "not before everybody has had the chance to react"
    table.ann.passes()
    assert getattr(table.ann, "province-1") == ["Monk"]


@rule("l5r.refill.faceup-instruction")
def test_a_province_is_refilled_faceup_if_a_card_says_so(table: Scenario) -> None:
    mine = side(play=["Architect", "Diplomat"], **{"dynasty-deck": ["Monk"]})
    table.position("conflict", ann=mine, bob=side())
    table.ann.chooses("use Architect 0")
    card = table.game.zone(IN_PROVINCE[0], 0)[0]
    assert [table.game.knows(seat, card) for seat in (0, 1, 2)] == [True, True, True]
    table.position("conflict", ann=side(play=["Architect", "Diplomat"], **{"dynasty-deck": ["Farm"]}), bob=side())
    table.ann.chooses("use Architect 0")
    assert table.ann.holdings == ["Farm"], "a holding enters play by it"


@rule("l5r.initiate.declare-intent")
def test_who_plays_an_attachment_shows_it_before_choosing_where_it_goes(table: Scenario) -> None:
    table.position("conflict", ann=side(play=["Bushi", "Courtier"], hand=["Katana", "Fan"]), bob=side())
    katana, fan = (
        next(card for card, face in enumerate(table.game.faces) if face.name == name) for name in ("Katana", "Fan")
    )
    table.ann.chooses("play Katana")
    assert table.ann.choices == ["Bushi", "Courtier"]
    assert (table.game.knows(1, katana), table.game.knows(1, fan)) == (True, False)


@rule("l5r.refill.automatic")
def test_a_province_is_refilled_when_all_have_reacted_to_a_discard(table: Scenario) -> None:
    mine = side(play=["Champion"], fate=1, **{"province-1": ["Champion"], "dynasty-deck": ["Monk"]})
    table.position("dynasty", ann=mine, bob=side(play=["Thief"]))
    table.ann.chooses("discard-duplicate Champion")
    assert table.bob.choices == ["pass", "respond Thief 0 0"]
    assert getattr(table.ann, "province-1") == []
    table.bob.passes()
    assert getattr(table.ann, "province-1") == ["Monk"]
