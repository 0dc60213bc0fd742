"""The regroup phase: readying, discarding from provinces, rings, the first player token; and the next round."""

from __future__ import annotations

from typing import Any

from nefrit.l5r.constants import NOBODY
from nefrit.l5r.state import IN_PROVINCE
from nefrit.testing import Scenario, rule, side
from tests.l5r.cards import GAME

__all__ = ["GAME"]

PROVINCES = ["Air Province {slot=0}", "Earth Province {slot=1}", "Fire Province {slot=2}", "Void Province {slot=3}"]


def lands(*broken: int) -> list[str]:
    """Four provinces from left to right, some of them broken."""
    return [card.replace("}", ", broken=true}") if slot in broken else card for slot, card in enumerate(PROVINCES)]


def lying(table: Scenario, seat: int) -> list[list[str]]:
    """The names of the cards that lie in the provinces of a player."""
    game = table.game
    return [[game.faces[card].name for card in game.zone(zone, seat)] for zone in IN_PROVINCE]


@rule("l5r.step-5-2.ready-cards-1-5", "l5r.step-5-2.ready-characters-1-0", "decision.l5r.ready-step")
def test_every_bowed_card_readies_at_the_same_time(table: Scenario) -> None:
    for edition in ("1.5", "1.0"):
        mine: dict[str, Any] = {
            "play": ["Drill Master #1 {bowed=true}", "Katana {on=#1, bowed=true}"],
            "stronghold": ["Castle {bowed=true}"],
        }
        theirs = side(play=["Bushi {bowed=true}", "Monk"], holdings=["Farm {bowed=true, slot=0}"])
        table.position("regroup", ann=side(**mine), bob=theirs, edition=edition)
        assert [card for card in table.game.in_play() if table.game.pieces[card].bowed] == []
        assert table.ann.choices == ["pass", *(f"respond Drill Master 0 {number}" for number in range(5))]
        table.ann.passes()


@rule(
    "l5r.step-5-3.must-discard-from-broken",
    "l5r.step-5-3.may-discard-from-unbroken",
    "l5r.step-5-3.replace-facedown",
    "l5r.refill.automatic",
    "l5r.discard-pile.faceup-on-top",
)
def test_faceup_cards_in_broken_provinces_go_and_others_may(table: Scenario) -> None:
    mine: dict[str, Any] = {
        "provinces": lands(1, 3),
        "province-1": ["Bushi"],
        "province-2": ["Monk"],
        "province-3": ["Sneak"],
        "province-4": ["Hermit [known to nobody]"],
        "dynasty-deck": ["Courtier", "Peasant", "Berserker"],
    }
    table.position("regroup", ann=side(**mine, honor=9), bob=side(provinces=lands(), honor=9))
    assert table.ann.choices == ["Bushi", "Sneak"], "the Monk must go, and the Hermit is facedown"
    table.ann.chooses("Sneak")
    table.ann.orders("Sneak", "Monk")
    assert {one.arguments["how"] for one in table.log if one.message == "discarded"} == {"framework"}
    assert lying(table, 0) == [["Bushi"], ["Courtier"], ["Peasant"], ["Hermit"]]
    assert getattr(table.ann, "dynasty-deck") == ["Berserker"]
    assert getattr(table.ann, "dynasty-discard") == ["Monk", "Sneak"]
    told = [entry["message"] for entry in table.match.log.read(0)]
    assert told.count("discarded") == 2
    assert told[told.index("token-passes") :].count("turned-faceup") == 3, "they were facedown until the next round"


@rule("l5r.discard-pile.simultaneous-order")
def test_the_owner_orders_cards_that_are_discarded_together(table: Scenario) -> None:
    mine = side(
        provinces=lands(0, 1), **{"province-1": ["Bushi"], "province-2": ["Monk"], "dynasty-deck": ["4x Sneak"]}
    )
    table.position("regroup", ann=mine, bob=side())
    assert table.ann.asked == "order-discards"
    table.ann.orders("Monk", "Bushi")
    assert getattr(table.ann, "dynasty-discard") == ["Bushi", "Monk"], "the last lies on top"


@rule("l5r.step-5-3.must-discard-from-broken")
def test_provinces_are_emptied_in_player_order(table: Scenario) -> None:
    lie: dict[str, Any] = {"province-1": ["Bushi"], "dynasty-deck": ["4x Sneak"]}
    table.position("regroup", ann=side(provinces=lands(), **lie), bob=side(provinces=lands(), **lie), first=1)
    table.bob.chooses("Bushi")
    assert lying(table, 1)[0] == ["Sneak"], "bob has refilled before ann decides"
    assert table.ann.choices == ["Bushi"]


@rule("l5r.holding.regroup-discard-optional", "l5r.discard-pile.faceup-on-top")
def test_a_holding_may_be_discarded_and_must_be_in_a_broken_province(table: Scenario) -> None:
    mine = side(
        provinces=lands(1),
        holdings=["Farm {slot=0}", "Market {slot=1}"],
        **{"dynasty-deck": ["Bushi", "Monk", "Sneak"]},
    )
    table.position("regroup", ann=mine, bob=side())
    assert table.ann.choices == ["Farm"]
    table.ann.chooses()
    assert table.ann.holdings == ["Farm"]
    assert getattr(table.ann, "dynasty-discard") == ["Market"]
    assert lying(table, 0)[:2] == [[], ["Bushi"]]
    table.position("regroup", ann=mine, bob=side())
    table.ann.chooses("Farm")
    table.ann.orders("Market", "Farm")
    assert lying(table, 0)[:2] == [["Bushi"], ["Monk"]]


@rule("l5r.step-5-4.return-rings")
def test_claimed_rings_return(table: Scenario) -> None:
    table.position("regroup", ann=side(), bob=side(), ring_owner=[0, 1, NOBODY, 1, 0], ring_fate=[0, 1, 2, 0, 0])
    assert table.ring_owner == (NOBODY,) * 5
    assert table.ring_fate == (0, 1, 2, 0, 0), "fate on a ring stays there"


@rule("l5r.step-5-5.pass-token", "l5r.first-player.until-token-passes")
def test_the_token_passes_at_the_end_of_the_round(table: Scenario) -> None:
    table.position("regroup", ann=side(play=["Diplomat"], honor=9), bob=side(honor=9), first=0)
    assert table.first == 0
    table.ann.passes()
    assert (table.phase, table.first) == ("dynasty", 1)
    assert table.deciding == ["bob"]


@rule("l5r.round.regroup-steps", "l5r.step-5-1.begins-phase", "l5r.step-5-6.ends-phase-and-round")
def test_the_steps_of_the_regroup_phase_come_in_order(table: Scenario) -> None:
    mine = side(play=["Diplomat {bowed=true}"], provinces=lands(), **{"province-1": ["Bushi"]}, honor=9)
    table.position("regroup", ann=mine, bob=side(honor=9), round=3)
    assert table.piece("Diplomat").bowed, "the action window comes before readying"
    assert table.ann.choices == ["pass", "use Diplomat 0"]
    table.ann.passes()
    assert not table.piece("Diplomat").bowed
    assert table.ann.asked == "discard-from-provinces"
    table.ann.chooses()
    told = [entry["message"] for entry in table.match.log.read(0)]
    assert told[:5] == ["phase-begins", "readied", "token-passes", "phase-ends", "phase-begins"]


@rule("l5r.step-5-6.next-round", "l5r.round.phase-order")
def test_the_phases_come_in_order_and_then_the_next_round_begins(table: Scenario) -> None:
    deck: dict[str, Any] = {"honor": 9, "conflict-deck": ["9x Silence"]}
    table.position("round", ann=side(**deck), bob=side(**deck), fought=(0, 1))
    assert table.fought == (), "conflicts of the round before do not count"
    table.ann.passes()
    table.bob.passes()
    table.ann.says(1)
    table.bob.says(1)
    phases = [entry["arguments"]["amount"] for entry in table.match.log.read(0) if entry["message"] == "phase-begins"]
    assert phases == [0, 1, 2, 3, 4, 0]
    assert (table.round, table.phase) == (2, "dynasty")


@rule("l5r.step-5-6.until-end-of-round-expires")
def test_what_lasts_until_the_end_of_the_round_is_over_then(table: Scenario) -> None:
    table.position("fate", ann=side(play=["Sensei {fate=3}"]), bob=side())
    table.ann.chooses("use Sensei 0")
    assert table.phase == "dynasty"
    assert table.game.lasting == ()
    assert table.game.used == {}


@rule("l5r.limited.one-per-round")
def test_the_limit_of_limited_cards_is_over_with_the_round(table: Scenario) -> None:
    mine = side(play=["Bushi {fate=3}"], hand=["Signet", "Signet"], honor=9, **{"conflict-deck": ["9x Silence"]})
    table.position("regroup", ann=mine, bob=side(honor=9, **{"conflict-deck": ["9x Silence"]}))
    table.ann.chooses("play Signet")
    table.ann.chooses("Bushi")
    assert table.phase == "dynasty", "the second one could not be played"
    table.bob.passes()
    table.ann.passes()
    table.ann.says(1)
    table.bob.says(1)
    assert table.ann.choices == ["pass", "play Signet"]


@rule("decision.all.endless")
def test_a_game_that_does_not_end_is_stopped_after_five_hundred_rounds(table: Scenario) -> None:
    for number in (499, 500):
        table.position("regroup", ann=side(honor=9), bob=side(honor=9), round=number)
        assert (table.winners == []) == (number == 500)
    assert (table.game.outcome.rule, table.game.outcome.stopped) == ("decision.all.endless", True)
