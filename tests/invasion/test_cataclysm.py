"""Cataclysm: fulcrums, dominance, channeling, and up to four players."""

from __future__ import annotations

from typing import Any

import pytest

from nefrit.bots import Random
from nefrit.cli.seating import seat_decks
from nefrit.invasion.cataclysm import dominance_icons, fulcrums_of
from nefrit.invasion.constants import CATACLYSM
from nefrit.invasion.game import GAME
from nefrit.invasion.looking import look_at
from nefrit.invasion.player_choices import Pick
from nefrit.invasion.players import OPPONENT, TARGET
from nefrit.invasion.state import BATTLEFIELDS, FULCRUMS, HAND
from nefrit.invasion.targets import APlayer
from nefrit.invasion.words.nouns import all_of, up_to_one
from nefrit.invasion.words.piles import hand, those
from nefrit.invasion.words.verbs import discard
from nefrit.kernel.chance import Chance
from nefrit.kernel.decisions import NO_CARD
from nefrit.kernel.effects import Context, Sequence
from nefrit.kernel.record import Header
from nefrit.kernel.state import NO_SEAT
from nefrit.parts.words import any_card
from nefrit.testing import Scenario, rule
from nefrit.testing.scenario import Side
from tests.invasion.sides import begin, capital, dwarfs, in_the_zone, orcs, passes, power_of

__all__ = ["GAME"]

TOR = "Witchfate Tor"
KNIGHTS = "3x Chaos Knights"
"""Together they have a power of 9."""
ALL = ("Chaos Knights",) * 3

CAUGHT = Pick(
    APlayer(whose=OPPONENT),
    Sequence((look_at(all_of(hand(TARGET))), discard(up_to_one(any_card, those)))),
    "invasion.errata.caught-the-scent",
)
"""Look at the hand of one opponent, and discard a card of it."""


def in_cataclysm(table: Scenario, at: str, ann: Side, bob: Side, **things: Any) -> None:
    """A turn of Ann's in a game of Cataclysm."""
    begin(table, at, ann, bob, options={"format": CATACLYSM}, **things)


def passes_to_the_fulcrums(table: Scenario) -> None:
    """Ann does not attack a zone; then she may attack a fulcrum."""
    passes(table)
    table.ann.chooses("pass")
    passes(table)


def attacks_fulcrum(table: Scenario, fulcrum: str, *attackers: str) -> None:
    """Ann attacks a fulcrum, and nobody acts until defenders are declared, or nobody can defend."""
    passes_to_the_fulcrums(table)
    table.ann.chooses(f"fulcrum {fulcrum}")
    passes(table)
    table.ann.chooses(*attackers)
    passes(table)


def a_game(seats: int, seed: int = 1) -> Header:
    options = {"format": CATACLYSM, **seat_decks("invasion", {}, (), seats, every=True).options(seed)}
    return Header("invasion", seats=seats, seed=seed, edition="faq-2.2", options=options)


# ---- Setting up


@rule("invasion.cataclysm.players", "invasion.cataclysm.starting-dominance", "decision.invasion.fulcrums")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_begin_with_three_dominance_each(seats: int) -> None:
    game = GAME.start(a_game(seats))
    assert [player.dominance for player in game.seats] == [3] * seats
    assert len(game.zone(FULCRUMS)) == seats + 1
    assert all(game.pieces[card].controller == NO_SEAT for card in game.zone(FULCRUMS))
    assert all(game.knows(seat, card) for card in game.zone(FULCRUMS) for seat in range(seats))


# ---- Attacking fulcrums


@rule("invasion.cataclysm.take-fulcrum-by-attack", "invasion.cataclysm.controlled-fulcrum-in-battlefield")
def test_eight_damage_take_a_fulcrum(table: Scenario) -> None:
    in_cataclysm(table, "battlefield", capital("Chaos", battlefield=[KNIGHTS]), dwarfs(), fulcrum=[TOR])
    attacks_fulcrum(table, TOR, *ALL)
    tor = in_the_zone(table, TOR)
    assert table.game.place(tor) == (BATTLEFIELDS, 0)
    assert table.game.pieces[tor].controller == 0
    assert table.game.pieces[tor].assigned == table.game.pieces[tor].damage == 0


@rule("invasion.cataclysm.take-fulcrum-by-attack")
def test_exactly_eight_damage_are_enough_and_only_fulcrums_are_attacked(table: Scenario) -> None:
    own = capital("Chaos", battlefield=["2x Chaos Knights", "Mountain Brigade"])
    in_cataclysm(table, "battlefield", own, dwarfs(quest=["Runesmith"]), fulcrum=[TOR])
    passes_to_the_fulcrums(table)
    assert table.ann.choices == ["pass", f"fulcrum {TOR}"]
    table.ann.chooses(f"fulcrum {TOR}")
    table.ann.chooses("Chaos Knights", "Chaos Knights", "Mountain Brigade")
    assert table.game.pieces[in_the_zone(table, TOR)].controller == 0


@rule("decision.invasion.nobody-attacks")
def test_who_has_all_fulcrums_is_not_asked_to_attack_one(table: Scenario) -> None:
    in_cataclysm(table, "battlefield", capital("Chaos", battlefield=[KNIGHTS, TOR]), dwarfs())
    passes(table)
    table.ann.chooses("pass")
    passes(table)
    assert table.turn == 5, "Bob's turn is over as well"


@rule("invasion.cataclysm.take-fulcrum-by-attack", "decision.invasion.fulcrum-attack")
def test_damage_to_a_fulcrum_is_no_damage_to_units(table: Scenario) -> None:
    """A unit that defends the fulcrum takes what it needs, and the fulcrum nothing that stays."""
    own = capital("Chaos", battlefield=[KNIGHTS])
    in_cataclysm(table, "battlefield", own, dwarfs(battlefield=[TOR, "Mountain Brigade"]))
    attacks_fulcrum(table, TOR, *ALL)
    table.bob.chooses("Mountain Brigade")
    passes(table)
    table.ann.says(3)
    table.bob.distributes({"Chaos Knights": 2})
    assert table.bob.discard == ["Mountain Brigade"]
    tor = table.piece(TOR)
    assert (tor.controller, tor.assigned, tor.damage) == (1, 0, 0)


@rule("invasion.cataclysm.take-fulcrum-by-attack", "decision.invasion.fulcrum-attack")
def test_less_damage_takes_nothing_and_does_not_stay(table: Scenario) -> None:
    in_cataclysm(table, "battlefield", capital("Chaos", battlefield=["2x Chaos Knights"]), dwarfs(), fulcrum=[TOR])
    attacks_fulcrum(table, TOR, *ALL[:2])
    tor = in_the_zone(table, TOR)
    assert table.game.lies_in(tor, FULCRUMS)
    assert table.game.pieces[tor].assigned == table.game.pieces[tor].damage == 0


@rule("invasion.cataclysm.attacks-per-phase", "invasion.faq.cataclysm-two-attacks", "decision.invasion.fulcrum-attack")
def test_there_is_an_attack_against_a_capital_and_one_against_a_fulcrum(table: Scenario) -> None:
    in_cataclysm(table, "battlefield", capital("Chaos", battlefield=[KNIGHTS]), dwarfs(), fulcrum=[TOR])
    passes(table)
    table.ann.chooses("target 1 kingdom")
    passes(table)
    table.ann.chooses(*ALL)
    passes(table)
    assert table.bob.burning[0]
    assert table.ann.choices == ["pass", f"fulcrum {TOR}"]
    table.ann.chooses(f"fulcrum {TOR}")
    passes(table)
    table.ann.chooses(*ALL)
    passes(table)
    assert table.game.pieces[in_the_zone(table, TOR)].controller == 0


@rule("invasion.cataclysm.attacks-per-phase")
def test_one_on_one_there_is_one_attack_and_no_channeling(table: Scenario) -> None:
    begin(table, "battlefield", capital("Chaos", battlefield=[KNIGHTS]), dwarfs(battlefield=["Black Orc Squad"]))
    passes(table)
    table.ann.chooses("pass")
    passes(table)
    assert table.game.table.active == 1


@rule("invasion.cataclysm.fulcrum-attack-outcome-normal")
def test_defenders_stand_before_a_fulcrum_that_somebody_controls(table: Scenario) -> None:
    theirs = dwarfs(battlefield=[TOR, "Mountain Brigade"], kingdom=["Runesmith"])
    in_cataclysm(table, "battlefield", capital("Chaos", battlefield=[KNIGHTS]), theirs)
    attacks_fulcrum(table, TOR, *ALL)
    assert table.bob.choices == ["Mountain Brigade"]
    table.bob.chooses("Mountain Brigade")
    passes(table)
    table.ann.answers(3)
    passes(table)
    table.bob.answers((2, 0, 0))
    passes(table)
    assert table.bob.discard == ["Mountain Brigade"]
    assert table.game.pieces[in_the_zone(table, TOR)].controller == 1, "three damage are not enough"


# ---- Dominance


@rule("invasion.cataclysm.dominance-income")
def test_at_the_end_of_a_turn_its_player_gains_dominance_for_fulcrums(table: Scenario) -> None:
    mine = capital("Chaos", battlefield=[TOR, "Magewrath Throne"], dominance=3)
    in_cataclysm(table, "end", mine, dwarfs(battlefield=["Balewind Vortex", "Black Orc Squad"], dominance=3))
    assert len(fulcrums_of(table.game, 0)) == 2
    assert dominance_icons(table.game, 0) == 3, "the throne has two icons"
    passes(table)
    assert (table.ann.dominance, table.bob.dominance) == (6, 3)


@rule("invasion.cataclysm.victory-by-dominance")
def test_seven_dominance_at_the_end_of_a_turn_win(table: Scenario) -> None:
    mine = capital("Chaos", battlefield=[TOR], dominance=6)
    in_cataclysm(table, "end", mine, dwarfs(dominance=3))
    passes(table)
    outcome = table.game.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.message) == ((0,), "dominance")


@rule("invasion.cataclysm.victory-by-dominance")
@pytest.mark.parametrize(("dominance", "winners"), [(7, (0,)), (6, None)])
def test_exactly_seven_dominance_are_enough(table: Scenario, dominance: int, winners: tuple[int, ...] | None) -> None:
    in_cataclysm(table, "end", capital("Chaos", dominance=dominance), dwarfs(dominance=3, battlefield=["Runesmith"]))
    passes(table)
    assert (None if table.game.outcome is None else table.game.outcome.winners) == winners


@rule("invasion.cataclysm.players")
def test_there_is_a_mode_for_two_players_and_one_for_two_to_four() -> None:
    assert [(mode.name, mode.seats) for mode in GAME.modes()] == [("one-on-one", (2, 2)), ("cataclysm", (2, 4))]


@rule("invasion.cataclysm.victory-by-dominance")
def test_neither_burning_zones_nor_an_empty_deck_are_the_end_of_a_player(table: Scenario) -> None:
    theirs = orcs(burning=(True, True, True), deck=[], dominance=1, battlefield=["Black Orc Squad"])
    in_cataclysm(table, "end", capital("Chaos", dominance=3), theirs)
    passes(table)
    assert table.game.outcome is None
    assert table.game.table.active == 1


@rule("invasion.cataclysm.victory-by-dominance")
def test_when_all_decks_are_empty_most_dominance_wins(table: Scenario) -> None:
    in_cataclysm(table, "end", capital("Chaos", deck=[], dominance=3), orcs(deck=[], dominance=4))
    passes(table)
    assert table.game.outcome is not None
    assert table.game.outcome.winners == (1,)


@rule("decision.invasion.cataclysm", "decision.all.impossible-excess")
@pytest.mark.parametrize(("had", "left"), [(3, 2), (0, 0)])
def test_who_burns_a_zone_gains_dominance_and_whose_it_was_loses_some(table: Scenario, had: int, left: int) -> None:
    mine = capital("Chaos", battlefield=[KNIGHTS], dominance=3)
    in_cataclysm(table, "battlefield", mine, dwarfs(dominance=had), fulcrum=[TOR])
    passes(table)
    table.ann.chooses("target 1 quest")
    passes(table)
    table.ann.chooses(*ALL)
    passes(table)
    assert table.bob.burning[1]
    assert (table.ann.dominance, table.bob.dominance) == (4, left)


# ---- Channeling


@rule("invasion.cataclysm.channeling-phase", "invasion.cataclysm.controlled-fulcrum-in-battlefield")
def test_between_capital_and_battlefield_phase_a_unit_channels_a_fulcrum(table: Scenario) -> None:
    mine = capital("Chaos", battlefield=[TOR, "Chaos Knights", "Boar Boyz"], kingdom=["Savage Marauders"])
    in_cataclysm(table, "capital", mine, dwarfs(kingdom=["Mountain Brigade"]))
    passes(table)
    assert (table.ann.choices, table.phase) == (["pass", TOR], "channeling")
    table.ann.chooses(TOR)
    assert table.ann.choices == ["Chaos Knights", "Boar Boyz"]
    table.ann.chooses("Chaos Knights")
    table.ann.chooses("Mountain Brigade")
    assert table.game.pieces[in_the_zone(table, "Mountain Brigade")].corrupted
    passes(table)
    assert table.phase == "battlefield"


@rule("invasion.cataclysm.channeling-phase")
def test_each_fulcrum_is_channeled_by_a_unit_of_its_own(table: Scenario) -> None:
    fulcrums = [TOR, "The Eternity Stair", "Magewrath Throne"]
    mine = capital("Chaos", battlefield=[*fulcrums, "Chaos Knights", "Boar Boyz"], quest=["Runesmith"], resources=2)
    in_cataclysm(table, "capital", mine, dwarfs(battlefield=["Mountain Brigade"]))
    passes(table)
    table.ann.chooses("The Eternity Stair")
    table.ann.chooses("Chaos Knights")
    assert (table.ann.asked, table.ann.choices) == ("channel", ["pass", TOR, "Magewrath Throne"])
    table.ann.chooses(TOR)
    assert table.ann.choices == ["Boar Boyz"], "one unit channels already"
    table.ann.chooses("Boar Boyz")
    table.ann.chooses("Mountain Brigade")
    assert (table.ann.asked, table.phase) == ("act-or-pass", "channeling"), "there is no unit for the third fulcrum"
    assert [table.piece(unit).channels for unit in ("Chaos Knights", "Boar Boyz")] == [
        in_the_zone(table, "The Eternity Stair"),
        in_the_zone(table, TOR),
    ]


@rule("invasion.cataclysm.channeling-unit-restriction")
def test_who_channels_does_not_attack(table: Scenario) -> None:
    mine = capital("Chaos", battlefield=[TOR, "2x Chaos Knights"])
    in_cataclysm(table, "capital", mine, dwarfs(kingdom=["Mountain Brigade"]))
    passes(table)
    table.ann.chooses(TOR)
    table.ann.chooses("Chaos Knights")
    table.ann.chooses("Mountain Brigade")
    passes(table)
    table.ann.chooses("target 1 kingdom")
    passes(table)
    assert len(table.ann.choices) == 1
    channeling = next(card for card in table.game.in_play() if table.game.pieces[card].channels >= 0)
    reasons = [refusal.rule for refusal in table.game.why_not(0, channeling)]
    assert "invasion.cataclysm.channeling-unit-restriction" in reasons


@rule("invasion.cataclysm.channeling-unit-restriction")
def test_who_channels_defends_that_fulcrum(table: Scenario) -> None:
    in_cataclysm(
        table,
        "battlefield",
        capital("Chaos", battlefield=[KNIGHTS]),
        dwarfs(battlefield=[f"{TOR} #7", "Mountain Brigade {channels=#7}"]),
    )
    attacks_fulcrum(table, TOR, "Chaos Knights")
    assert table.bob.choices == ["Mountain Brigade"]


@rule("decision.invasion.channeling")
def test_a_unit_is_free_again_in_the_next_channeling_phase_of_its_player(table: Scenario) -> None:
    mine = capital("Chaos", battlefield=[f"{TOR} #7", "Chaos Knights {channels=#7}"])
    theirs = dwarfs(battlefield=["The Eternity Stair #8", "Mountain Brigade {channels=#8}"])
    in_cataclysm(table, "capital", mine, theirs)
    passes(table)
    assert table.ann.choices == ["pass", TOR]
    assert table.piece("Mountain Brigade").channels == in_the_zone(table, "The Eternity Stair"), "it is not Bob's turn"


# ---- The fulcrums


def channels(table: Scenario, fulcrum: str, bob: Side, **things: Any) -> None:
    """Chaos Knights of Ann's channel a fulcrum."""
    mine = capital("Chaos", battlefield=[fulcrum, "Chaos Knights", "Boar Boyz"], **{"dominance": 3, **things})
    in_cataclysm(table, "capital", mine, bob)
    passes(table)
    table.ann.chooses(fulcrum)
    table.ann.chooses("Chaos Knights")


def test_dreadfire_portal_takes_dominance_for_a_unit(table: Scenario) -> None:
    channels(table, "Dreadfire Portal", dwarfs(dominance=3))
    table.ann.chooses("player 1")
    assert table.ann.discard == ["Chaos Knights"]
    assert (table.ann.dominance, table.bob.dominance) == (4, 2)


def test_balewind_vortex_damages_units_first(table: Scenario) -> None:
    channels(table, "Balewind Vortex", dwarfs(kingdom=["Runesmith", "Mountain Brigade"]))
    assert table.bob.asked == "indirect"
    assert table.bob.choices == ["Runesmith", "Mountain Brigade"], "no zones as long as units can take it"
    table.bob.answers((0, 2))
    assert table.game.pieces[in_the_zone(table, "Mountain Brigade")].damage == 2
    assert table.bob.damage == (0, 0, 0)


def test_balewind_vortex_damages_zones_with_what_units_cannot_take(table: Scenario) -> None:
    channels(table, "Balewind Vortex", dwarfs(kingdom=["Runesmith"], deck=["9x Mountain Brigade"]))
    assert table.bob.asked == "indirect"
    assert all(choice.startswith("zone") for choice in table.bob.choices)
    table.bob.answers((0, 1, 0))
    assert table.bob.discard == ["Runesmith"]
    assert table.bob.damage == (0, 1, 0)


def test_lair_of_the_astromancer_gives_to_two_players(table: Scenario) -> None:
    channels(table, "Lair of the Astromancer", dwarfs())
    table.ann.chooses("player 0")
    assert (table.ann.asked, table.ann.choices) == ("which-player", ["player 1"])
    table.ann.chooses("player 1")
    assert table.ann.resources == 2
    assert len(table.bob.hand) == 2


def test_the_eternity_stair_strengthens_the_battlefield_while_it_is_channeled(table: Scenario) -> None:
    mine = capital("Chaos", battlefield=["The Eternity Stair", "Chaos Knights"], kingdom=["Savage Marauders"])
    in_cataclysm(table, "capital", mine, dwarfs())
    assert power_of(table, "Chaos Knights") == 3
    passes(table)
    table.ann.chooses("The Eternity Stair")
    table.ann.chooses("Chaos Knights")
    assert (power_of(table, "Chaos Knights"), power_of(table, "Savage Marauders")) == (4, 2)


def test_magewrath_throne_costs_dominance(table: Scenario) -> None:
    mine = capital("Chaos", battlefield=[KNIGHTS], dominance=3)
    in_cataclysm(table, "battlefield", mine, dwarfs(), fulcrum=["Magewrath Throne"])
    attacks_fulcrum(table, "Magewrath Throne", *ALL)
    assert table.game.pieces[in_the_zone(table, "Magewrath Throne")].controller == 0
    assert table.ann.dominance == 4, "one less when it was taken, two more at the end of the turn"


# ---- Whole games


@rule("invasion.cataclysm.players")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_end(seats: int) -> None:
    game = GAME.start(a_game(seats, seed=seats))
    chance, bot = Chance(seats), Random()
    while game.pending:
        decision = game.pending[0]
        assert game.answer(decision.seat, bot.answer(decision, None, chance)) is None
    assert game.outcome is not None
    assert game.outcome.rule == "invasion.cataclysm.victory-by-dominance"


@rule("invasion.errata.caught-the-scent")
def test_of_several_opponents_one_is_looked_at() -> None:
    game = GAME.start(a_game(3))
    game.begin(Context(0, NO_CARD, (CAUGHT,)))
    assert game.pending[0].options == (("player", NO_CARD, 2), ("player", NO_CARD, 1))
    assert game.answer(0, 0) is None
    hands = [game.zone(HAND, seat) for seat in range(3)]
    assert game.pending[0].options == ("pass", *hands[2])
    assert all(game.knows(0, card) for card in hands[2])
    assert not any(game.knows(0, card) for card in hands[1])
    assert game.answer(0, 1) is None
    assert game.zone(HAND, 2) == hands[2][1:]
