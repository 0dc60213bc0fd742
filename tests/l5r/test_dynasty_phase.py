"""The dynasty phase: revealing, collecting fate, and the special action window."""

from __future__ import annotations

from typing import Any

from nefrit.l5r.constants import NOBODY
from nefrit.l5r.framework import active_player
from nefrit.l5r.state import IN_PROVINCE
from nefrit.testing import Scenario, rule, side
from tests.l5r.cards import GAME

__all__ = ["GAME"]


def lying(*cards: str, **more: Any) -> dict[str, Any]:
    """Cards in the provinces from left to right."""
    return {f"province-{slot}": [card] if card else [] for slot, card in enumerate(cards, start=1)} | more


def messages(table: Scenario) -> list[tuple[str, Any]]:
    """What the log tells, each with the card or the seat that it is about."""
    return [
        (entry["message"], entry["arguments"]["card"] or entry["arguments"]["seat"])
        for entry in table.match.log.read(0)
    ]


def refused(table: Scenario, seat: int, slot: int = 0) -> list[str]:
    """The rules that say why a player cannot play the card in their leftmost province, or in the one of a slot."""
    card = table.game.zone(IN_PROVINCE[slot], seat)[0]
    return [refusal.rule for refusal in table.game.why_not(seat, card)]


@rule("l5r.round.dynasty-steps", "l5r.step-1-1.begins-phase-and-round", "l5r.step-1-5.ends-phase")
def test_the_steps_of_the_dynasty_phase_come_in_order(table: Scenario) -> None:
    mine = side(**lying("Bushi [known to nobody]"), stronghold=["Castle"], honor=5)
    table.position("round", ann=mine, bob=side(honor=5))
    assert table.round == 1
    assert table.phase == "dynasty"
    table.ann.passes()
    table.bob.passes()
    assert messages(table)[:5] == [
        ("phase-begins", NOBODY),
        ("turned-faceup", "01-bushi"),
        ("fate-gained", 0),
        ("fate-gained", 0),
        ("dynasty-passed", 0),
    ]
    assert table.phase == "draw"


@rule("l5r.step-1-2.reveal-order", "l5r.step-1-2.one-at-a-time-left-to-right")
def test_cards_are_turned_faceup_in_player_order_from_left_to_right(table: Scenario) -> None:
    mine = lying("Bushi [known to nobody]", "Courtier", "Monk [known to ann]", "Farm [known to nobody]")
    theirs = lying("", "Hermit [known to nobody]", "", "Sneak [known to nobody]")
    table.position("dynasty", ann=side(**mine), bob=side(**theirs), first=1)
    turned = [card for message, card in messages(table) if message == "turned-faceup"]
    assert turned == ["01-hermit", "01-sneak", "01-bushi", "01-monk", "01-farm"]


@rule("l5r.holding.faceup-active", "l5r.in-play.enters")
def test_a_holding_turned_faceup_enters_play_one_at_a_time(table: Scenario) -> None:
    mine = lying("Shrine [known to nobody]", "Bushi [known to nobody]")
    table.position("dynasty", ann=side(**mine, honor=5), bob=side())
    assert table.ann.holdings == ["Shrine"]
    assert table.ann.choices == ["pass", "respond Shrine 0 1"], "its text is active at once"
    assert table.bob.asked is None
    turned = [card for message, card in messages(table) if message == "turned-faceup"]
    assert turned == ["01-shrine"], "the next card is still facedown"
    table.ann.chooses("respond Shrine 0 1")
    assert table.ann.honor == 6
    assert table.piece("Shrine").slot == 0
    entered = [card for message, card in messages(table) if message == "entered"]
    assert (table.ann.holdings, entered) == (["Shrine"], ["01-shrine"]), "a character stays in its province"


@rule("l5r.step-1-3.collect-fate")
def test_fate_is_collected_with_all_modifiers(table: Scenario) -> None:
    mine = side(stronghold=["Castle"], holdings=["Market {slot=0}"], fate=2)
    table.position("dynasty", ann=mine, bob=side(stronghold=["Fort"]))
    assert (table.ann.fate, table.bob.fate) == (2 + 7 + 2, 7)


@rule("l5r.step-1-3.player-order-1-5")
def test_fate_is_collected_in_player_order(table: Scenario) -> None:
    mine = side(stronghold=["Castle"], play=["Tax Collector"])
    table.position("dynasty", ann=mine, bob=side(stronghold=["Fort"]), first=0)
    assert table.ann.choices == ["pass", "respond Tax Collector 0 0"]
    assert (table.ann.fate, table.bob.fate) == (7, 0)
    table.ann.passes()
    assert (table.ann.fate, table.bob.fate) == (7, 7)


def test_by_edition_1_0_fate_is_collected_at_the_same_time(table: Scenario) -> None:
    mine = side(stronghold=["Castle"], play=["Tax Collector"])
    table.position("dynasty", ann=mine, bob=side(stronghold=["Fort"]), first=0, edition="1.0")
    assert table.ann.choices == ["pass", "respond Tax Collector 0 0"]
    assert (table.ann.fate, table.bob.fate) == (7, 7)


@rule("l5r.step-1-4.special-window", "l5r.first-player.first-active-player", "l5r.active-player.dynasty-alternates")
def test_opportunities_alternate_and_the_first_player_begins(table: Scenario) -> None:
    table.position(
        "dynasty",
        ann=side(**lying("Peasant", "Peasant"), fate=9),
        bob=side(**lying("Peasant", "Peasant"), fate=9),
        first=1,
    )
    for name in ("bob", "ann", "bob"):
        assert table.deciding == [name]
        assert table.name(active_player(table.game)) == name
        getattr(table, name).answers(1)
        assert table.name(active_player(table.game)) == name, "while additional fate is placed"
        getattr(table, name).says(0)


@rule("l5r.active-player.may-act", "l5r.active-player.dynasty")
def test_only_the_active_player_may_act(table: Scenario) -> None:
    table.position("dynasty", ann=side(**lying("Peasant")), bob=side(**lying("Peasant")))
    assert table.name(active_player(table.game)) == "ann"
    assert table.bob.asked is None
    refusal = table.game.answer(1, 0)
    assert refusal is not None
    assert refusal.rule == "l5r.step-1-4.special-window"
    table.ann.passes()
    table.bob.passes()
    assert table.name(active_player(table.game)) == "nobody"


@rule("l5r.step-1-4.option-play-character", "l5r.step-1-4.option-action", "l5r.step-1-4.option-pass")
def test_what_may_be_done_in_step_1_4(table: Scenario) -> None:
    mine = side(**lying("Bushi", "Champion", "Farm"), play=["Diplomat"], fate=4, hand=["Ambusher", "Katana"])
    table.position("dynasty", ann=mine, bob=side())
    assert table.ann.choices == ["pass", "play Bushi", "use Diplomat 0"], (
        "the Champion costs 5, the rest is no character"
    )


@rule("l5r.window.not-in-1-4")
def test_nothing_is_played_from_hand_in_step_1_4(table: Scenario) -> None:
    table.position("dynasty", ann=side(play=["Bushi"], hand=["Ambusher", "Katana"], fate=5), bob=side())
    assert table.ann.choices == ["pass"]
    assert table.ann.why_not("Ambusher") == ["l5r.window.not-in-1-4"]
    assert table.ann.why_not("Katana") == ["l5r.window.not-in-1-4"]


@rule("l5r.step-1-4.play-character-pay", "l5r.cost.fate-cost", "l5r.play.definition", "l5r.fate.currency")
def test_a_character_is_paid_for_and_enters_play_at_home(table: Scenario) -> None:
    table.position("dynasty", ann=side(**lying("Bushi"), fate=5), bob=side(fate=1))
    table.ann.chooses("play Bushi")
    assert (table.ann.fate, table.bob.fate) == (3, 1)
    assert table.ann.play == ["Bushi"]
    table.ann.says(0)
    assert table.ann.fate == 3


@rule(
    "l5r.character.enters-ready-at-home",
    "l5r.ready.enters-play-ready",
    "l5r.home.definition",
    "l5r.initiate.step-6-attempt",
)
def test_a_character_enters_play_ready_and_at_home(table: Scenario) -> None:
    table.position("dynasty", ann=side(**lying("Bushi"), fate=5), bob=side())
    table.ann.chooses("play Bushi")
    piece = table.ann.piece("Bushi")
    assert (piece.bowed, piece.side, piece.fate, piece.entered_from) == (False, 0, 0, "province-1")
    assert [told.message for told in table.log][-2:] == ["played", "entered"]


@rule(
    "l5r.step-1-4.refill-after-fate",
    "l5r.refill.procedure",
    "l5r.facedown-province.no-look-at-dynasty-cards",
    "l5r.fate.additional-timing-1-5",
)
def test_the_province_is_refilled_facedown_after_additional_fate_is_placed(table: Scenario) -> None:
    mine = side(**lying("Bushi", "Hermit"), fate=5, **{"dynasty-deck": ["Monk", "Courtier"]})
    table.position("dynasty", ann=mine, bob=side())
    table.ann.chooses("play Bushi")
    assert getattr(table.ann, "province-1") == []
    table.ann.says(2)
    assert table.ann.piece("Bushi").fate == 2
    assert getattr(table.ann, "province-1") == ["Monk"]
    assert getattr(table.ann, "dynasty-deck") == ["Courtier"]
    card = table.game.zone(IN_PROVINCE[0], 0)[0]
    assert not any(table.game.knows(seat, card) for seat in (0, 1, 2))
    table.bob.passes()
    assert table.ann.choices == ["pass", "play Hermit"], "the facedown Monk cannot be played"
    assert "l5r.facedown-province.no-look-at-dynasty-cards" in table.ann.why_not("Monk")


@rule("l5r.step-1-4.pass-forfeits", "l5r.step-1-4.other-player-continues", "l5r.active-player.dynasty-remaining-player")
def test_who_has_passed_is_out_and_the_other_goes_on_alone(table: Scenario) -> None:
    table.position(
        "dynasty",
        ann=side(**lying("Peasant", "Peasant"), fate=9),
        bob=side(**lying("Peasant", "Peasant"), fate=9),
    )
    table.ann.passes()
    for _ in range(2):
        assert table.deciding == ["bob"]
        assert table.name(active_player(table.game)) == "bob"
        table.bob.chooses("play Peasant")
        table.bob.says(0)
    assert table.deciding == ["bob"]


@rule("l5r.active-player.dynasty-remaining-player")
def test_who_has_passed_is_not_active_even_while_they_react_to_the_fate_for_it(table: Scenario) -> None:
    table.position("dynasty", ann=side(play=["Tax Collector"]), bob=side(**lying("Peasant"), fate=9))
    table.ann.passes()
    assert table.ann.choices == ["pass", "respond Tax Collector 0 0"]
    assert table.name(active_player(table.game)) == "bob"


@rule("l5r.step-1-4.ends", "l5r.structure.looping-steps")
def test_the_window_is_over_when_both_have_passed(table: Scenario) -> None:
    table.position("dynasty", ann=side(**lying("Peasant"), fate=1), bob=side(**lying("Peasant")))
    table.ann.chooses("play Peasant")
    table.ann.says(0)
    table.bob.passes()
    assert table.phase == "dynasty"
    table.ann.passes()
    assert table.phase == "draw"


@rule("l5r.step-1-4.first-to-pass-gains-fate", "decision.l5r.pass-clock")
def test_the_first_to_pass_gains_a_fate(table: Scenario) -> None:
    table.position("dynasty", ann=side(**lying("Peasant"), fate=1), bob=side(fate=1))
    table.ann.chooses("play Peasant")
    table.ann.says(0)
    table.bob.passes()
    assert (table.ann.fate, table.bob.fate) == (1, 2), "bob passed first although ann is the first player"
    table.ann.passes()
    assert (table.ann.fate, table.bob.fate) == (1, 2)


@rule("l5r.step-1-4.passed-player-can-still-react")
def test_who_has_passed_may_still_react(table: Scenario) -> None:
    table.position("dynasty", ann=side(play=["Host"], honor=5), bob=side(**lying("Peasant")))
    table.ann.passes()
    table.bob.chooses("play Peasant")
    assert table.ann.choices == ["pass", "respond Host 0 1"]
    table.ann.chooses("respond Host 0 1")
    assert table.ann.honor == 6


@rule("l5r.step-1-1.phase-start-timing-point", "l5r.framework.reaction-timing")
def test_the_beginning_of_a_phase_is_a_moment_to_react_to(table: Scenario) -> None:
    mine = side(play=["Herald"], stronghold=["Castle"], honor=5)
    table.position("dynasty", ann=mine, bob=side())
    assert table.ann.choices == ["pass", "respond Herald 0 0"]
    assert table.ann.fate == 0, "nothing of the phase has been done yet"
    table.ann.chooses("respond Herald 0 0")
    assert (table.ann.honor, table.ann.fate) == (6, 7)


@rule("l5r.step-1-5.phase-end-timing-point")
def test_the_end_of_a_phase_is_a_moment_to_react_to(table: Scenario) -> None:
    table.position("dynasty", ann=side(play=["Bell Ringer"], honor=5), bob=side())
    table.ann.passes()
    table.bob.passes()
    assert table.ann.choices == ["pass", "respond Bell Ringer 0 0"]
    assert table.phase == "dynasty"
    table.ann.passes()
    assert table.phase == "draw"


@rule(
    "l5r.duplicate.definition",
    "l5r.duplicate.action-in-1-4",
    "l5r.fate.placed-from-token-pool",
    "l5r.discard-pile.faceup-on-top",
)
def test_a_duplicate_is_discarded_for_a_fate_on_the_copy_in_play(table: Scenario) -> None:
    mine = side(**lying("Champion"), play=["Champion {fate=1}"], hand=["Champion"], fate=9)
    table.position("dynasty", ann=mine, bob=side(**lying("Champion"), fate=2))
    assert table.ann.choices == ["pass", "discard-duplicate Champion", "discard-duplicate Champion"]
    table.ann.answers(1)
    assert table.ann.hand == []
    assert table.ann.cards_in("dynasty-discard") == ["Champion"]
    assert table.ann.piece("Champion").fate == 2
    assert table.ann.fate == 9, "the fate comes from the general pool"
    assert table.bob.choices == ["pass"], "ann's copy makes nothing of bob's a duplicate, and bob has not 5 fate"
    table.bob.passes()
    assert table.ann.choices == ["pass", "discard-duplicate Champion"]


@rule("l5r.duplicate.refill", "l5r.refill.automatic", "l5r.duplicate.action-in-1-4")
def test_a_duplicate_from_a_province_leaves_a_facedown_card(table: Scenario) -> None:
    mine = side(**lying("Champion"), play=["Champion"], **{"dynasty-deck": ["Monk"]})
    table.position("dynasty", ann=mine, bob=side())
    table.ann.chooses("discard-duplicate Champion")
    assert getattr(table.ann, "province-1") == ["Monk"]
    assert not table.game.knows(0, table.game.zone(IN_PROVINCE[0], 0)[0])
    assert getattr(table.ann, "dynasty-discard") == ["Champion"]


@rule("l5r.duplicate.different-version", "l5r.duplicate.definition", "l5r.unique.one-per-player", "l5r.unique.symbol")
def test_another_version_of_a_character_is_a_duplicate(table: Scenario) -> None:
    mine = side(**lying("03-daimyo", "Bushi"), play=["Bushi", "01-daimyo"], fate=9)
    table.position("dynasty", ann=mine, bob=side())
    assert table.ann.choices == ["pass", "play Bushi", "discard-duplicate Daimyo"]
    table.ann.chooses("discard-duplicate Daimyo")
    assert table.ann.piece("Daimyo").fate == 1


@rule("l5r.duplicate.action-in-1-4")
def test_a_facedown_card_is_not_discarded_as_a_duplicate(table: Scenario) -> None:
    each = side(**lying("Champion"), play=["Champion"], **{"dynasty-deck": ["Champion"]})
    table.position("dynasty", ann=each, bob=each)
    for player in (table.ann, table.bob):
        assert player.choices == ["pass", "discard-duplicate Champion"]
        player.chooses("discard-duplicate Champion")
        assert player.cards_in("province-1") == ["Champion"]
    assert table.ann.choices == ["pass"]


@rule("l5r.unique.no-second-copy-1-5")
def test_nobody_plays_a_unique_card_of_which_they_control_or_own_a_copy(table: Scenario) -> None:
    taken = side(play=["Champion [owner ann]"])
    table.position("dynasty", ann=side(**lying("Champion"), fate=9), bob=taken)
    assert table.ann.choices == ["pass"]
    assert refused(table, 0) == ["l5r.unique.no-second-copy-1-5"]


@rule("l5r.unique.no-second-copy-1-0", "decision.l5r.edition")
def test_by_edition_1_0_only_a_copy_that_one_controls_counts(table: Scenario) -> None:
    taken = side(play=["Champion [owner ann]"], **lying("Champion"), fate=9)
    table.position("dynasty", ann=side(**lying("Champion"), fate=9), bob=taken, edition="1.0")
    assert table.ann.choices == ["pass", "play Champion"]
    table.ann.passes()
    assert table.bob.choices == ["pass", "discard-duplicate Champion"]
    assert refused(table, 1) == ["l5r.unique.no-second-copy-1-0"]


@rule("l5r.unique.opponents-copy-1-5")
def test_nobody_brings_an_opponents_unique_card_into_play_beside_its_copy(table: Scenario) -> None:
    mine = side(**lying("Champion [owner bob]"), fate=9)
    table.position("dynasty", ann=mine, bob=side(play=["Champion"]))
    assert refused(table, 0) == ["l5r.unique.opponents-copy-1-5"]
    assert table.ann.choices == ["pass"]
    table.position("dynasty", ann=mine, bob=side(play=["Champion"]), edition="1.0")
    assert table.ann.choices == ["pass", "play Champion"]


@rule("l5r.limited.one-per-round")
def test_only_one_limited_card_is_played_each_round(table: Scenario) -> None:
    mine, theirs = side(**lying("Doomed One", "Doomed One"), fate=9), side(**lying("Doomed One"), fate=9)
    table.position("dynasty", ann=mine, bob=theirs)
    table.ann.chooses("play Doomed One")
    table.ann.says(0)
    assert table.bob.choices == ["pass", "play Doomed One"], "each player has a limit of their own"
    table.bob.passes()
    assert table.ann.choices == ["pass"]
    assert refused(table, 0, slot=1) == ["l5r.limited.one-per-round"]


@rule("l5r.province.multiple-cards", "l5r.province.refill-only-when-empty")
def test_all_cards_in_a_province_may_be_played_and_it_is_refilled_when_empty(table: Scenario) -> None:
    mine = side(**{"province-1": ["Peasant", "Bushi"], "dynasty-deck": ["Monk"]}, fate=2)
    table.position("dynasty", ann=mine, bob=side())
    assert table.ann.choices == ["pass", "play Peasant", "play Bushi"]
    table.ann.chooses("play Peasant")
    table.ann.says(0)
    assert getattr(table.ann, "province-1") == ["Bushi"]
    table.bob.passes()
    table.ann.chooses("play Bushi")
    assert getattr(table.ann, "province-1") == ["Monk"]


@rule("l5r.holding.no-refill-while-present")
def test_a_province_with_a_holding_is_not_refilled(table: Scenario) -> None:
    mine = side(**lying("Peasant", "Peasant"), holdings=["Farm {slot=0}"], **{"dynasty-deck": ["Monk"]})
    table.position("dynasty", ann=mine, bob=side())
    table.ann.chooses("play Peasant")
    assert getattr(table.ann, "province-1") == []
    assert getattr(table.ann, "dynasty-deck") == ["Monk"]
    table.bob.passes()
    table.ann.chooses("play Peasant")
    assert getattr(table.ann, "province-2") == ["Monk"], "the holding is in another province"


@rule("l5r.step-1-4.option-pass")
def test_who_can_do_nothing_in_step_1_4_is_asked_to_pass(table: Scenario) -> None:
    table.position("dynasty", ann=side(), bob=side())
    assert (table.deciding, table.ann.choices) == (["ann"], ["pass"])
    table.ann.passes()
    assert (table.deciding, table.bob.choices) == (["bob"], ["pass"])


@rule("l5r.step-1-1.begins-phase-and-round", "l5r.step-1-4.first-to-pass-gains-fate")
def test_nobody_has_passed_when_a_round_begins(table: Scenario) -> None:
    table.position("1.1", ann=side(passed_dynasty=True, fate=0), bob=side(passed_dynasty=True, fate=0))
    table.ann.passes()
    assert (table.ann.fate, table.bob.fate) == (1, 0), "ann is the first to pass in this round"
