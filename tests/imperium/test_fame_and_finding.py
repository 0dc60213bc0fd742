"""Fame cards and the card under them, the nation deck, and finding cards."""

from __future__ import annotations

from nefrit.imperium.definition import GAME
from nefrit.imperium.occurrences import Moved
from nefrit.imperium.state import DECK, FAME_DECK, NATION_DECK
from nefrit.testing import Scenario, rule, side
from tests.imperium.tables import middle, plays, told, uses

__all__ = ["GAME"]

REGIONS = ["Jungle", "Coast", "Oasis"]


# ---- Looking at fame cards


@rule("imperium.term-look.private", "imperium.term-look.king-of-kings-ignored")
def test_fame_cards_are_looked_at_in_secret_and_one_is_taken(table: Scenario) -> None:
    plays(table, "Glory", play=REGIONS)
    assert sorted(table.ann.discard) == sorted(REGIONS)
    assert table.ann.choices == ["Great", "Marvellous"]
    for card in table.game.zone(FAME_DECK)[:2]:
        assert table.game.knows(0, card)
        assert not table.game.knows(1, card)
    table.ann.chooses("Marvellous")
    assert table.ann.hand == ["Marvellous"]
    assert table.fame == ["Great", "Glorious", "King of Kings"]


@rule("imperium.term-look.order-free", "imperium.term-look.put-back")
def test_what_is_not_taken_goes_back_in_any_order(table: Scenario) -> None:
    for order in (["Great", "Glorious"], ["Glorious", "Great"]):
        plays(table, "Glory", play=REGIONS, standing=["rom-power-a"])
        assert table.ann.choices == ["Great", "Marvellous", "Glorious"]
        table.ann.chooses("Marvellous")
        table.ann.orders(*order)
        assert table.fame == [*order, "King of Kings"]


@rule("imperium.setup-player.sample-roman-power")
def test_romans_look_at_one_more_and_gain_progress(table: Scenario) -> None:
    plays(table, "Glory", play=REGIONS, standing=["rom-power-a"])
    table.ann.chooses("Great")
    table.ann.orders("Marvellous", "Glorious")
    assert table.ann.progress == 1


@rule("imperium.term-look.as-many-as-possible", "imperium.ruling-king-of-kings.look-at-fewer")
@rule("imperium.ruling-king-of-kings.not-taken-while-deck")
def test_of_too_few_fame_cards_all_are_looked_at_but_not_the_last(table: Scenario) -> None:
    plays(table, "Glory", play=REGIONS, other={"fame": ["Great", "King of Kings"]})
    assert table.ann.hand == ["Great"]
    assert table.fame == ["King of Kings"]
    assert table.rounds_left == 0


@rule("imperium.ruling-king-of-kings.side-a", "imperium.end.trigger-3-king-of-kings")
@rule("imperium.term-look.king-of-kings-only-card")
def test_the_last_card_is_resolved_flipped_and_triggers_scoring(table: Scenario) -> None:
    plays(table, "Glory", play=REGIONS, other={"fame": ["King of Kings"]})
    assert table.ann.progress == 6
    assert table.rounds_left == 2
    assert [table.game.faces[card].id for card in table.game.zone(FAME_DECK)] == ["com-king-of-kings-b"]
    assert table.ann.hand == []


@rule("imperium.term-look.king-of-kings-only-card", "imperium.setup-player.sample-roman-power")
def test_romans_who_come_to_the_last_card_gain_progress_for_looking_too(table: Scenario) -> None:
    plays(table, "Glory", play=REGIONS, standing=["rom-power-a"], other={"fame": ["King of Kings"]})
    assert table.ann.progress == 7
    assert sorted(table.ann.discard) == sorted([*REGIONS, "Glory"]), "there is nothing to put back"
    assert table.ann.asked == "place-token"


def test_an_empire_develops_for_nothing_by_it(table: Scenario) -> None:
    plays(
        table,
        "Glory",
        play=REGIONS,
        empire=True,
        development=["Legions", "The Senate"],
        other={"fame": ["King of Kings"]},
    )
    assert table.ann.progress == 3
    assert table.ann.choices == ["Legions", "The Senate"]
    table.ann.chooses("The Senate")
    assert "The Senate" in table.ann.discard


@rule("decision.imperium.king-of-kings")
def test_taking_the_top_fame_card_resolves_it_too(table: Scenario) -> None:
    plays(table, "Rollo the Walker", other={"fame": ["King of Kings"]})
    assert table.ann.progress == 6
    assert table.rounds_left == 2


def test_the_top_fame_card_is_taken(table: Scenario) -> None:
    plays(table, "Rollo the Walker")
    assert table.ann.hand == ["Great"]
    assert table.exile == ["Rollo the Walker"]


# ---- The nation deck


@rule("imperium.term-look.no-reshuffle")
def test_looking_at_an_empty_deck_does_nothing(table: Scenario) -> None:
    plays(table, "Gothja", "Unrest", discard=["Berbers"], deck=["Etruscans"])
    table.ann.chooses("option 0")
    assert table.ann.discard == ["Berbers", "Gothja"]
    assert table.ann.deck == ["Etruscans"]


@rule("imperium.term-nation-deck.accession-stays")
def test_the_accession_card_stays_at_the_bottom_when_the_nation_deck_is_shuffled(table: Scenario) -> None:
    for seed in range(5):
        nation = ["Skis", "Combs", "Sagas", "Harald Hardrada"]
        table.position(
            "turn",
            ann=side(hand=["Gothja"], nation=nation, deck=["2x Berbers"]),
            bob=side(),
            seed=seed,
            **middle(),
        )
        table.ann.chooses("activate")
        table.ann.chooses("play Gothja")
        assert table.game.knows(0, table.game.zone(NATION_DECK, 0)[0])
        table.ann.chooses("yes")
        assert table.ann.nation[-1] == "Harald Hardrada"
        assert not table.game.knows(0, table.game.zone(NATION_DECK, 0)[0])


@rule("decision.imperium.accession")
def test_the_accession_card_is_never_swapped_or_buried(table: Scenario) -> None:
    table.position(
        "turn", ann=side(play=["Sacred Pass"], hand=["Berbers"], nation=["Julius Caesar"]), bob=side(), **middle()
    )
    table.ann.chooses("activate")
    table.ann.chooses("use Sacred Pass 0")
    table.ann.chooses("yes")
    assert table.ann.asked == "play-or-exhaust", "nothing is there to swap with"
    assert table.ann.nation == ["Julius Caesar"]
    assert table.ann.hand == ["Berbers"]


@rule("decision.imperium.accession")
@rule("imperium.term-look.put-back")
def test_a_card_of_the_hand_is_swapped_with_the_top_nation_card(table: Scenario) -> None:
    things = {"play": ["Sacred Pass"], "hand": ["Berbers"], "nation": ["Raetia", "Julius Caesar"]}
    uses(table, "Sacred Pass", **things)
    table.ann.chooses("yes")
    table.ann.chooses("no")
    assert table.ann.nation == ["Raetia", "Julius Caesar"], "what was looked at goes back"
    uses(table, "Sacred Pass", **things)
    table.ann.chooses("yes")
    assert table.game.knows(0, table.game.zone(NATION_DECK, 0)[0])
    table.ann.chooses("yes")
    assert table.ann.nation == ["Berbers", "Julius Caesar"]
    assert table.ann.hand == ["Raetia"]
    assert table.ann.discard == ["Sacred Pass"]


# ---- Finding


@rule("imperium.term-find.search-order", "imperium.term-find.stop-and-reveal")
def test_a_named_card_is_looked_for_in_hand_discard_pile_deck_and_nation_deck(table: Scenario) -> None:
    where = {"hand": "hand", "discard": "discard", "deck": "deck", "nation": "nation"}
    for place in where:
        things: dict[str, list[str]] = {
            "hand": ["Chandragupta"],
            "discard": [],
            "deck": ["Berbers"],
            "nation": ["Gandhara"],
        }
        things[place] = [*things[place], "Indian Elephants"]
        table.position("turn", ann=side(**things), bob=side(), **middle())
        table.ann.chooses("activate")
        table.ann.chooses("play Chandragupta")
        table.ann.chooses("Oasis")
        assert table.ann.discard == ["Indian Elephants"], place


@rule("imperium.term-find.search-order", "imperium.term-find.stop-and-reveal")
def test_the_search_ends_where_the_card_is_found_first(table: Scenario) -> None:
    plays(table, "Chandragupta", discard=["Indian Elephants"], deck=["Berbers", "mau-indian-elephants-barbarian"])
    table.ann.chooses("Oasis")
    assert table.ann.discard == ["Indian Elephants"]
    assert table.ann.deck == ["Berbers", "Indian Elephants"], "the deck was not searched"
    assert table.ann.history == ["Chandragupta"], "and there was no choice"


@rule("imperium.term-find.not-found")
def test_what_is_not_found_does_nothing(table: Scenario) -> None:
    plays(table, "Chandragupta", deck=["Berbers"])
    table.ann.chooses("Oasis")
    assert table.ann.discard == []
    assert table.ann.history == ["Chandragupta"]


@rule("imperium.term-find.limited-places")
@rule("imperium.term-find.stop-and-reveal")
def test_only_the_places_that_are_named_are_searched(table: Scenario) -> None:
    for place, found in (("discard", True), ("deck", True), ("nation", False)):
        things = {"hand": ["Peredur (Sir Percival)"], place: ["Graal"]}
        table.position("turn", ann=side(**things), bob=side(), **middle())
        table.ann.chooses("activate")
        table.ann.chooses("play Peredur (Sir Percival)")
        if not found:
            assert table.ann.choices == ["option 0", "option 1"], "neither can be carried out"
            table.ann.chooses("option 1")
        assert ("Graal" in table.ann.hand) == found
        if found:
            (taken,) = [one.card for one in told(table, Moved) if one.how == "take"]
            assert table.game.knows(1, taken), "everybody sees the card that was found"


@rule("imperium.term-find.by-kind", "imperium.term-find.unchosen-back", "imperium.term-find.shuffle")
@rule("imperium.term-find.accession-stays")
def test_of_a_kind_any_card_in_all_places_may_be_chosen(table: Scenario) -> None:
    plays(
        table,
        "Erik the Red",
        "Marsh",
        population=1,
        play=["Scandinavia"],
        discard=["Forest"],
        deck=["Berbers", "Coast"],
        nation=["Iceland", "Skis", "Graenland", "Harald Hardrada"],
    )
    assert table.ann.choices == ["Marsh", "Forest", "Scandinavia", "Coast", "Iceland", "Graenland"]
    hidden = table.ann.decision.options[3:]
    assert all(table.game.knows(0, card) and not table.game.knows(1, card) for card in hidden)
    table.ann.chooses("Iceland")
    assert table.ann.hand == ["Marsh", "Iceland"]
    assert sorted(table.ann.deck) == ["Berbers", "Coast"]
    assert sorted(table.ann.nation[:-1]) == ["Graenland", "Skis"]
    assert table.ann.nation[-1] == "Harald Hardrada"
    hidden = (*table.game.zone(DECK, 0), *table.game.zone(NATION_DECK, 0)[:-1])
    assert not any(table.game.knows(0, card) for card in hidden), "both decks were shuffled"
