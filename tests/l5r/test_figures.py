"""What a view tells beyond the records: how far a province is from breaking, a duel, a declaration in the making."""

from __future__ import annotations

from typing import Any

from nefrit.l5r.constants import MILITARY, STRONGHOLD_SLOT
from nefrit.l5r.game import GAME
from nefrit.testing import Scenario, Side, rule
from nefrit.text.speech import Speech
from tests.l5r.core.fights import begins, fight, player

__all__ = ["GAME"]

SPECTATOR = 2


def seen(table: Scenario, seat: int = SPECTATOR) -> dict[str, Any]:
    """The view of a seat with what the game adds."""
    view = table.game.view(seat)
    GAME.annotate(table.game, seat, view)
    return view


def quiet(*play: str, **things: Any) -> Side:
    """A player whose provinces have no actions; the first has strength 5."""
    provinces = ["Ancestral Lands {slot=0}", f"Entrenched Position {{slot={STRONGHOLD_SLOT}}}"]
    return player(*play, **{"provinces": provinces, **things})


@rule("l5r.break.condition", "l5r.step-3-2-2.announce-totals")
def test_the_skill_that_attackers_lack_to_break_the_province_is_told(table: Scenario) -> None:
    ann, bob = quiet("Serene Warrior", hand=["Banzai!"]), quiet("Brash Samurai", hand=["Levy"])
    things: dict[str, Any] = {"province": "Ancestral Lands", "defenders": ("Brash Samurai",)}
    fight(table, ann, bob, "military air", "Serene Warrior", **things)
    conflict = seen(table)["table"]["conflict"]
    strength = next(
        card["now"]["strength"]
        for zone in seen(table)["zones"]
        for card in zone["cards"]
        if card.get("card") == conflict["province"]
    )
    assert (conflict["totals"], conflict["to_break"]) == ([3, 2], strength + 2 - 3)
    table.bob.passes()
    table.ann.chooses("use Banzai! 0")
    table.ann.chooses("Serene Warrior")
    table.ann.chooses("no")
    assert seen(table)["table"]["conflict"]["to_break"] == strength + 2 - 5


@rule("l5r.duel.d4-reveal")
def test_a_duel_is_told_and_its_bids_once_they_are_revealed(table: Scenario) -> None:
    things: dict[str, Any] = {"province": "Ancestral Lands", "defenders": ("Serene Warrior",)}
    ann, bob = quiet("Mirumoto Raitsugu", dial=5), quiet("Serene Warrior", dial=5)
    fight(table, ann, bob, "military air", "Mirumoto Raitsugu", **things)
    assert seen(table)["duel"] is None
    table.ann.chooses("use Mirumoto Raitsugu 0")
    table.ann.chooses("Serene Warrior")
    duel = seen(table)["duel"]
    assert (duel["type"], duel["winner"]) == (MILITARY, None)
    assert [(side["skill"], side["bid"]) for side in duel["sides"]] == [(3, None), (3, None)], "old bids are not told"
    table.ann.says(1)
    assert [side["bid"] for side in seen(table)["duel"]["sides"]] == [None, None]
    assert [side["bid"] for side in seen(table, 1)["duel"]["sides"]] == [None, None]


@rule("l5r.step-3-2.simultaneous-all-or-nothing")
def test_a_declaration_in_the_making_is_told_to_nobody_else(table: Scenario) -> None:
    begins(table, quiet("Serene Warrior"), quiet())
    assert "declaration" not in seen(table, 0)
    table.ann.chooses("declare military air")
    assert seen(table, 0)["declaration"] == {"type": MILITARY, "ring": 0, "province": None}
    assert "declaration" not in seen(table, 1)
    table.ann.chooses("Ancestral Lands")
    told = seen(table, 0)["declaration"]["province"]
    assert told in [option["card"] for option in province_options(table)]


def province_options(table: Scenario) -> list[dict[str, Any]]:
    """The provinces of Bob as Ann speaks of them."""
    zone = next(zone for zone in seen(table, 0)["zones"] if (zone["zone"], zone["seat"]) == ("provinces", 1))
    return [{"card": card.get("card", f"provinces/1/{nth}")} for nth, card in enumerate(zone["cards"])]


def under(table: Scenario, name: str, seat: int = SPECTATOR) -> list[tuple[str, str | None, str | None]]:
    """What a card is under: the name of the source, what it does in words, and until when."""
    view, speech = seen(table, seat), Speech(GAME, ("Ann", "Bob"))
    speech.explain(view)
    [card] = [
        card
        for zone in view["zones"]
        for card in zone["cards"]
        if "piece" in card and speech.card(card.get("face")) == name
    ]
    return [(speech.card(one["face"]), one["words"], one["until"]) for one in card.get("under", ())]


def test_what_lasts_on_a_card_is_told_with_its_source_and_its_end(table: Scenario) -> None:
    ann, bob = quiet("Serene Warrior", hand=["Banzai!"]), quiet("Brash Samurai", hand=["Levy"])
    things: dict[str, Any] = {"province": "Ancestral Lands", "defenders": ("Brash Samurai",)}
    fight(table, ann, bob, "military air", "Serene Warrior", **things)
    table.bob.passes()
    assert under(table, "Serene Warrior") == []
    table.ann.chooses("use Banzai! 0")
    table.ann.chooses("Serene Warrior")
    table.ann.chooses("no")
    assert under(table, "Serene Warrior") == [("Banzai!", "Gets +2 military", "conflict")]
    assert under(table, "Brash Samurai") == []


def test_what_a_card_does_to_others_for_as_long_as_it_is_there_has_no_end(table: Scenario) -> None:
    ann, bob = quiet("Honored General", "Lion's Pride Brawler"), quiet("Brash Samurai")
    things: dict[str, Any] = {"province": "Ancestral Lands", "defenders": ("Brash Samurai",)}
    fight(table, ann, bob, "military air", "Honored General", "Lion's Pride Brawler", **things)
    assert under(table, "Lion's Pride Brawler") == [("Honored General", "Gets +1 military", None)]
    assert under(table, "Honored General") == under(table, "Brash Samurai") == []


def test_two_keywords_that_wait_at_the_same_time_are_told_apart(table: Scenario) -> None:
    begins(table, quiet("Kaiu Envoy", holdings=["Funeral Pyre {slot=0}"]), quiet())
    table.ann.chooses("use Funeral Pyre 0")
    table.ann.chooses("Kaiu Envoy")
    labels = Speech(GAME, table.game.header.names).options(seen(table, 0))
    assert [label.partition(" (")[0] for label in labels] == ["Use Kaiu Envoy: Courtesy", "Use Kaiu Envoy: Sincerity"]
