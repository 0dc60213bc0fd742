"""Discarding, abandoning, recalling, garrisoning, putting into history, sinking, returning and giving cards."""

from __future__ import annotations

from nefrit.imperium.definition import GAME
from nefrit.imperium.state import GARRISON, HISTORY
from nefrit.testing import Scenario, rule, side
from tests.imperium.tables import middle, plays, points, uses

__all__ = ["GAME"]

HOST = 'Jungle {garrison=["#5", "#6"]}'
UNDER = ["Berbers #5", "Aksumites #6"]


# ---- Discarding


@rule("imperium.term-discard.from-hand")
def test_a_card_of_ones_own_choice_is_discarded_from_hand(table: Scenario) -> None:
    uses(table, "Tamga", play=["Tamga"], hand=["Berbers", "Etruscans"], deck=["Hittites", "Ionians"])
    assert table.ann.choices == ["Berbers", "Etruscans"]
    table.ann.chooses("Etruscans")
    assert table.ann.discard == ["Etruscans"]
    assert table.ann.hand == ["Berbers", "Hittites", "Ionians"]


@rule("decision.imperium.victim-chooses", "imperium.term-attack.affects-opponents", "imperium.term-attack.partial")
@rule("imperium.term.each-other-player")
def test_others_choose_what_they_discard_as_far_as_they_can(table: Scenario) -> None:
    table.position(
        "turn",
        ann=side(hand=["Military Engineering"], empire=True),
        bob=side(hand=["Berbers", "Etruscans", "Hittites"]),
        cid=side(hand=["Assyrians", "Aksumites", "Lydians"]),
        dan=side(hand=["Ionians"]),
        **middle(),
    )
    table.ann.chooses("activate")
    table.ann.chooses("play Military Engineering")
    assert table.bob.choices == ["Berbers", "Etruscans", "Hittites"], "the player to the left begins"
    table.bob.chooses("Berbers", "Hittites")
    assert table.bob.discard == ["Berbers", "Hittites"]
    table.cid.chooses("Assyrians", "Lydians")
    assert table.cid.discard == ["Assyrians", "Lydians"]
    assert table.dan.discard == ["Ionians"]


# ---- Abandoning and recalling


@rule("imperium.term-abandon.to-discard", "imperium.term-abandon.with-garrison", "imperium.term-garrison.follows-host")
def test_an_abandoned_card_is_discarded_with_its_garrison(table: Scenario) -> None:
    uses(table, "Mining", play=["Mining", HOST], garrison=UNDER)
    assert sorted(table.ann.discard) == ["Aksumites", "Berbers", "Jungle"]
    assert table.ann.garrison == []
    assert table.ann.progress == 2, "it has no production icon"


@rule("imperium.term-recall.to-hand", "imperium.term-recall.with-garrison")
def test_a_recalled_card_comes_to_hand_with_its_garrison(table: Scenario) -> None:
    table.position("solstice", ann=side(play=["Tents", HOST], garrison=UNDER), bob=side(), **middle())
    table.ann.chooses("yes")
    assert sorted(table.ann.hand) == ["Aksumites", "Berbers", "Jungle"]


@rule("imperium.term-abandon.pinned-only", "imperium.term-recall.pinned-only")
def test_only_pinned_cards_are_abandoned_or_recalled(table: Scenario) -> None:
    plays(table, "Espionage", "Berbers", bob=side(play=["Mysticism"], standing=["Visions of Shangri-la"]))
    table.ann.chooses("Elders")
    assert table.bob.hand == ["Mysticism"]
    assert table.bob.standing == ["Visions of Shangri-la"]
    plays(table, "Philosophy", empire=True, play=["Coast", "Gwaith Camlan", "Mysticism"])
    table.ann.chooses("Elders")
    assert table.ann.play == ["Coast", "Gwaith Camlan"], "one is a region, the other cannot be abandoned"
    for play in (["Mining", "Fortunate Isle", "Bactria"], ["Mining", "Bactria", "Fortunate Isle"]):
        uses(table, "Mining", play=play)
        assert table.ann.discard == ["Bactria"], "a region that is not pinned is not abandoned"
    table.position("solstice", ann=side(play=["Tents", "Fortunate Isle"]), bob=side(), **middle())
    assert table.ann.asked == "choose-turn", "nor recalled"


@rule("imperium.term-abandon.garrisoned-card-alone")
def test_the_host_of_an_abandoned_garrisoned_card_stays(table: Scenario) -> None:
    plays(
        table,
        "Guennuvar",
        "Coinage",
        play=['Bactria {garrison=["#5", "#6"]}'],
        garrison=["King Arthur #5", "Berbers #6"],
    )
    table.ann.chooses("option 1")
    assert table.ann.discard == ["King Arthur", "Guennuvar"]
    assert table.ann.play == ["Bactria", "Coinage"]
    assert table.ann.garrison == ["Berbers"]
    assert [table.game.faces[card].name for card in table.piece("Bactria").garrison] == ["Berbers"]


# ---- Garrisons


@rule("imperium.term-garrison.from-hand", "imperium.term-garrison.any-card")
def test_any_card_of_the_hand_may_be_garrisoned(table: Scenario) -> None:
    plays(table, "Magadha", "Unrest", "Coinage")
    table.ann.chooses("yes")
    assert table.ann.choices == ["Unrest", "Coinage"]
    table.ann.chooses("Unrest")
    assert table.ann.garrison == ["Unrest"]
    assert table.ann.hand == ["Coinage"]
    (card,) = table.game.zone(GARRISON, 0)
    assert table.piece("Magadha").garrison == (card,)
    assert table.game.knows(1, card), "everybody may look at it"


@rule("imperium.term-garrison.restricted-type")
def test_where_a_kind_is_named_only_such_a_card_is_garrisoned(table: Scenario) -> None:
    uses(table, "Portals", play=["Portals"], hand=["Berbers", "Sacred Scroll"])
    table.ann.chooses("Oasis")
    assert table.ann.garrison == ["Sacred Scroll"]
    assert sorted(table.ann.hand) == ["Berbers", "Oasis"]


@rule("imperium.card.field-effect")
def test_some_cards_are_never_garrisoned(table: Scenario) -> None:
    plays(table, "Magadha", "Glory", "Triumphant")
    assert table.ann.asked == "play-or-exhaust", "nothing can be garrisoned, so nothing is asked"


@rule("imperium.term-garrison.in-region")
def test_a_card_garrisons_itself_in_a_region_and_that_one_takes_effect(table: Scenario) -> None:
    plays(table, "Bedwyr", play=["Bactria", "Mysticism"])
    table.ann.chooses("yes")
    assert table.ann.garrison == ["Bedwyr"]
    assert table.ann.material == 3
    assert table.ann.discard == []


@rule("imperium.term-garrison.no-region")
def test_without_a_region_there_is_nothing_to_garrison_in(table: Scenario) -> None:
    plays(table, "Bedwyr", play=["Mysticism"])
    assert table.ann.discard == ["Bedwyr"]
    assert table.ann.asked == "play-or-exhaust"


@rule("imperium.term-garrison.not-usable", "imperium.term-garrison.out-of-play")
def test_garrisoned_cards_are_neither_used_nor_counted(table: Scenario) -> None:
    table.position(
        "turn",
        ann=side(hand=["Nomads"], play=['Jungle {garrison=["#5", "#6"]}'], garrison=["Oasis #5", "Mysticism #6"]),
        bob=side(),
        **middle(),
    )
    table.ann.chooses("activate")
    assert table.ann.choices == ["pass", "play Nomads"]
    table.ann.chooses("play Nomads")
    assert table.ann.material == 0


@rule("imperium.term-garrison.count-in-scoring", "imperium.scoring.garrisoned-cards")
def test_garrisoned_cards_score(table: Scenario) -> None:
    table.position(
        "turn", ann=side(play=['Coast {garrison=["#5"]}'], garrison=["Assyrians #5"]), bob=side(), **middle()
    )
    assert points(table) == 3


# ---- History


@rule("imperium.term-put-into-history.under-power", "imperium.term-history.private")
def test_a_card_put_into_history_is_seen_by_its_player_only(table: Scenario) -> None:
    plays(table, "Leadership", "Berbers", "Etruscans")
    table.ann.chooses("Etruscans")
    assert table.ann.history == ["Etruscans"]
    (card,) = table.game.zone(HISTORY, 0)
    assert table.game.knows(0, card)
    assert not table.game.knows(1, card)


@rule("imperium.term-history.not-affected")
def test_cards_in_history_are_meant_only_where_they_are_named(table: Scenario) -> None:
    plays(table, "Nomads", history=["Oasis"], deck=["Berbers"])
    table.ann.chooses("no")
    assert table.ann.material == 0
    plays(table, "Hannibal", empire=True, history=["Berbers"])
    table.ann.chooses("no")
    table.ann.chooses("yes")
    assert table.ann.hand == ["Berbers"], "this one names the history"


@rule("imperium.term-history.scores")
def test_cards_in_history_score(table: Scenario) -> None:
    table.position("turn", ann=side(history=["Assyrians"]), bob=side(), **middle())
    assert points(table) == 3


@rule("imperium.term-history.atlanteans-vikings")
def test_who_has_no_history_discards(table: Scenario) -> None:
    for power in ("vik-power-b", "atl-power-b"):
        plays(table, "Uthyr Pendragon", standing=[power])
        table.ann.chooses("face-down uncivilised")
        assert table.ann.history == []
        assert table.ann.discard == ["Uthyr Pendragon"]


# ---- Sinking


@rule("imperium.term-sink.to-sunken-pile", "imperium.term-sunken.only-by-sink")
def test_atlanteans_sink_cards(table: Scenario) -> None:
    plays(
        table,
        "Flood",
        empire=True,
        nation_name="atlanteans",
        standing=["atl-power-b"],
        play=['Jungle {garrison=["#5"]}'],
        garrison=["Berbers #5"],
    )
    table.ann.chooses("Oasis")
    assert sorted(table.ann.sunken) == ["Berbers", "Flood", "Jungle"]
    assert table.ann.hand == ["Oasis"]


@rule("imperium.term-sink.atlanteans-only")
def test_others_discard_what_they_would_sink(table: Scenario) -> None:
    plays(table, "Flood", empire=True, nation_name="romans", play=["Jungle"])
    table.ann.chooses("Oasis")
    assert sorted(table.ann.discard) == ["Flood", "Jungle"]
    assert table.ann.sunken == []


@rule("imperium.term-sunken.scores", "imperium.term-sunken.not-affected", "imperium.term-sunken.not-history")
def test_sunk_cards_score_but_are_no_history(table: Scenario) -> None:
    table.position("turn", ann=side(sunken=["Assyrians"], play=["Buddhism"]), bob=side(), **middle())
    assert points(table) == 3
    table.position("turn", ann=side(history=["Assyrians"], play=["Buddhism"]), bob=side(), **middle())
    assert points(table) == 4


# ---- Taking, returning, giving


@rule("imperium.term-take.to-hand", "imperium.term-take.free-choice", "imperium.term-discard.pile-public")
def test_any_card_may_be_taken_from_the_discard_pile(table: Scenario) -> None:
    plays(table, "Hibernia", discard=["Berbers", "Etruscans", "Hittites"])
    table.ann.chooses("yes")
    assert table.ann.choices == ["Berbers", "Etruscans", "Hittites"]
    table.ann.chooses("Etruscans")
    assert table.ann.hand == ["Etruscans"]


@rule("imperium.term-take.unrest")
def test_taken_unrest_comes_to_hand(table: Scenario) -> None:
    plays(table, "Celtic Innovation", empire=True)
    table.ann.chooses("no")
    assert table.bob.hand == ["Unrest"]
    assert len(table.unrest) == 7


@rule("imperium.term-return-unrest.from-hand", "imperium.term-return-unrest.from-discard")
def test_unrest_is_returned_from_hand_or_where_it_is_said_from_the_discard_pile(table: Scenario) -> None:
    plays(table, "Magnificent", "Unrest", "Berbers", deck=["Etruscans"], discard=["Unrest"])
    table.ann.chooses("yes")
    assert table.ann.hand == ["Berbers", "Etruscans"]
    assert table.ann.discard == ["Unrest", "Magnificent"]
    plays(table, "Ionians", "Unrest", discard=["Unrest", "Berbers"])
    assert table.ann.choices == ["Unrest", "Unrest"]
    table.ann.chooses("Unrest", "Unrest")
    assert len(table.unrest) == 10


@rule("decision.imperium.give")
def test_a_given_card_goes_to_the_hand_of_the_other(table: Scenario) -> None:
    plays(table, "Carthaginians", "Unrest", deck=["Berbers"], discard=["Etruscans"])
    assert table.ann.choices == ["Unrest", "Berbers", "Etruscans"]
    table.ann.chooses("Unrest")
    assert table.bob.hand == ["Unrest"]
    plays(table, "Olmec Traders", empire=True)
    assert table.ann.material == 3, "with nothing to give nothing happens"
    assert table.bob.hand == []


def test_who_is_given_a_mask_may_have_to_take_unrest(table: Scenario) -> None:
    plays(table, "Olmec Traders", "Jade Mask", "Berbers", empire=True)
    table.ann.chooses("Jade Mask")
    assert table.bob.hand == ["Jade Mask", "Unrest"]


def test_cards_are_put_on_the_deck_one_after_the_other(table: Scenario) -> None:
    plays(table, "Greek Innovation", "Berbers", "Etruscans", "Hittites", empire=True, deck=["Ionians"])
    table.ann.chooses("Berbers")
    assert table.ann.choices == ["Etruscans", "Hittites"]
    table.ann.chooses("Hittites")
    assert table.ann.deck == ["Hittites", "Berbers", "Ionians"]
