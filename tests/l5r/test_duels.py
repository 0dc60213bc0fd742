"""Duels, step by step: D.1 to D.9."""

from __future__ import annotations

from typing import Any

import pytest

from nefrit.kernel.cards import Library
from nefrit.l5r.cards.clans import NEUTRAL
from nefrit.l5r.constants import MILITARY, POLITICAL
from nefrit.l5r.definition import LegendOfTheFiveRings
from nefrit.l5r.duels import Challenge
from nefrit.l5r.game import GAME as PUBLISHED
from nefrit.l5r.occurrences.duels import DuelBegins, DuelWon
from nefrit.l5r.occurrences.happenings import Happening
from nefrit.l5r.targets import a
from nefrit.l5r.values import skill
from nefrit.l5r.words.abilities import reaction
from nefrit.l5r.words.cards import theirs
from nefrit.l5r.words.nouns import loser, other
from nefrit.l5r.words.occasions import commits
from nefrit.l5r.words.verbs import bow
from nefrit.testing import Scenario, Side, rule
from nefrit.testing.scenario import Unscripted
from tests.l5r.core.fights import fight, number, player

HOTHEAD = NEUTRAL.character("Hothead", 1301, cost=1, skills=(3, 1), glory=0).has(
    reaction(commits(theirs), Challenge(MILITARY, bow(loser)), target=a(other))
)
"""It challenges by a reaction, which no published character does."""

GAME = LegendOfTheFiveRings(Library([*PUBLISHED.library.faces.values(), HOTHEAD]))


def quiet(*play: str, **things: Any) -> Side:
    """A player whose provinces have no actions."""
    return player(*play, **{"provinces": ["Ancestral Lands {slot=0}", "Entrenched Position {slot=1}"], **things})


def challenge(table: Scenario, ann: Side, bob: Side, challenged: str = "Serene Warrior", **things: Any) -> None:
    """Mirumoto Raitsugu (3 military) attacks and challenges a defender; the bids are asked for."""
    things = {"province": "Ancestral Lands", "defenders": (challenged,), **things}
    fight(table, ann, bob, "military air", "Mirumoto Raitsugu", **things)
    if "bob" in table.deciding:
        table.bob.passes()
    table.ann.chooses("use Mirumoto Raitsugu 0")
    table.ann.chooses(challenged)


def bids(table: Scenario, ann: int, bob: int) -> None:
    """Both players bid."""
    table.ann.says(ann)
    table.bob.says(bob)


def debate(table: Scenario, ann: Side, bob: Side, mine: str, theirs: str) -> None:
    """A political duel by an event, in a military conflict between two characters."""
    things: dict[str, Any] = {"province": "Ancestral Lands", "defenders": (theirs,)}
    fight(table, ann, bob, "military air", mine, **things)
    table.ann.chooses("use Policy Debate 0")
    table.ann.chooses(mine)
    table.ann.chooses(theirs)


def told(table: Scenario) -> list[str]:
    """What has happened since the duel was initiated."""
    messages = [entry.occurrence.message for entry in table.match.log.entries]
    return messages[messages.index("duel-begins") :] if "duel-begins" in messages else []


def happened(table: Scenario, kind: type[Happening]) -> list[Happening]:
    """All occurrences of a kind."""
    return [entry.occurrence for entry in table.match.log.entries if isinstance(entry.occurrence, kind)]


RAITSUGU = "Mirumoto Raitsugu"
WARRIOR = "Serene Warrior {fate=2}"


@rule("l5r.duel.step-order", "l5r.duel.d1-begins")
def test_a_duel_goes_step_by_step(table: Scenario) -> None:
    challenge(table, quiet(RAITSUGU), quiet(WARRIOR))
    assert told(table) == ["duel-begins"]
    bids(table, 2, 1)
    assert told(table)[:5] == ["duel-begins", "dials-revealed", "bid-honor-given", "duel-won", "fate-removed"]


@rule("l5r.duel.d1-initiated-1-5", "l5r.duel.d1-initiated-1-0")
@pytest.mark.parametrize("edition", ["1.0", "1.5"])
def test_a_challenge_that_is_cancelled_begins_no_duel(table: Scenario, edition: str) -> None:
    bob = quiet("Serene Warrior {status=1}", hand=["Voice of Honor"])
    for answer, duels in (("respond Voice of Honor 0 0", 0), ("pass", 1)):
        ann = quiet("Wandering Ronin", hand=["Policy Debate"])
        things: dict[str, Any] = {"province": "Ancestral Lands", "defenders": ("Serene Warrior",), "edition": edition}
        fight(table, ann, bob, "military air", "Wandering Ronin", **things)
        table.ann.chooses("use Policy Debate 0")
        table.ann.chooses("Wandering Ronin")
        table.ann.chooses("Serene Warrior")
        table.bob.chooses(answer)
        assert len(happened(table, DuelBegins)) == duels
        assert (table.bob.asked == "bid-honor") == bool(duels)


@rule("l5r.duel.d1-initiated-1-0")
def test_in_1_0_any_ability_may_begin_a_duel(table: Scenario) -> None:
    things: dict[str, Any] = {"province": "Ancestral Lands", "edition": "1.0"}
    fight(table, quiet("Wandering Ronin"), quiet("Hothead"), "military air", "Wandering Ronin", **things)
    table.bob.chooses("respond Hothead 0 1")
    table.bob.chooses("Wandering Ronin")
    assert table.deciding == ["ann", "bob"]
    bids(table, 1, 1)
    assert table.piece("Wandering Ronin").bowed


@rule("l5r.duel.d2-roles")
def test_who_initiates_it_has_the_challenger_and_the_opponent_the_challenged(table: Scenario) -> None:
    debate(
        table,
        quiet("Wandering Ronin", hand=["Policy Debate"]),
        quiet("Serene Warrior"),
        "Wandering Ronin",
        "Serene Warrior",
    )
    (begun,) = happened(table, DuelBegins)
    assert (begun.source, begun.card) == (number(table, "Wandering Ronin"), number(table, "Serene Warrior"))
    assert begun.seat == 0


@rule("l5r.duel.d3-secret-bid")
def test_both_bid_in_secret_a_number_from_1_to_5(table: Scenario) -> None:
    challenge(table, quiet(RAITSUGU), quiet(WARRIOR))
    assert table.deciding == ["ann", "bob"]
    for wrong in (0, 6):
        with pytest.raises(Unscripted):
            table.ann.says(wrong)
    before = table.game.view(1)
    table.ann.says(4)
    after = table.game.view(1)
    assert (after["seats"], after["table"]) == (before["seats"], before["table"])
    assert table.deciding == ["bob"]
    assert told(table) == ["duel-begins"]


@rule("l5r.duel.d4-reveal")
def test_both_bids_are_revealed_at_once(table: Scenario) -> None:
    challenge(table, quiet(RAITSUGU, dial=1), quiet(WARRIOR, dial=1))
    bids(table, 4, 2)
    assert told(table).count("dials-revealed") == 1
    assert (table.ann.dial, table.bob.dial) == (4, 2)


@rule("l5r.duel.d5-give-difference")
@pytest.mark.parametrize(("ann", "bob", "honor"), [(4, 1, (7, 13)), (1, 5, (14, 6)), (3, 3, (10, 10))])
def test_the_higher_bidder_gives_the_difference(table: Scenario, ann: int, bob: int, honor: tuple[int, int]) -> None:
    challenge(table, quiet(RAITSUGU), quiet(WARRIOR))
    bids(table, ann, bob)
    assert (table.ann.honor, table.bob.honor) == honor


@rule("l5r.duel.d6-skill-type", "l5r.duel.d7-loser")
def test_the_ability_says_which_skill_counts(table: Scenario) -> None:
    ann = quiet("Adept of the Waves #1", 'Ornate Fan {on="#1"}', hand=["Policy Debate", "Banzai!"])
    bob = quiet("Serene Warrior", hand=["Court Games"])
    debate(table, ann, bob, "Adept of the Waves", "Serene Warrior")
    bids(table, 1, 1)
    assert table.ann.choices == ["Court Games"], "2 and 3 are the military skills, 4 and 2 the political ones"


@rule("l5r.duel.d6-add-bid", "l5r.duel.d7-winner")
@pytest.mark.parametrize(("ann", "bob", "winner"), [(2, 1, RAITSUGU), (1, 2, "Serene Warrior")])
def test_each_adds_their_bid_to_the_skill_of_their_own_character(
    table: Scenario, ann: int, bob: int, winner: str
) -> None:
    challenge(table, quiet("Mirumoto Raitsugu {fate=2}"), quiet(WARRIOR))
    bids(table, ann, bob)
    (won,) = happened(table, DuelWon)
    assert (won.card, won.amount) == (number(table, winner), 1)
    assert [skill(table.game, number(table, name), MILITARY) for name in (RAITSUGU, "Serene Warrior")] == [3, 3]


@rule("l5r.duel.d6-existing-modifiers")
def test_what_modifies_the_skill_already_counts_in_the_duel(table: Scenario) -> None:
    ann = quiet("Mirumoto Raitsugu #1", 'Fine Katana {on="#1"}', 'Fine Katana {on="#1"}')
    challenge(table, ann, quiet(WARRIOR))
    bids(table, 1, 3)
    (won,) = happened(table, DuelWon)
    assert (won.card, won.amount) == (number(table, RAITSUGU), 2), "3 + 4 + 1 against 3 + 3"


@rule("l5r.duel.d6-existing-modifiers")
def test_so_does_what_lasts(table: Scenario) -> None:
    ann = quiet(RAITSUGU, hand=["Banzai!"])
    fight(
        table, ann, quiet(WARRIOR), "military air", RAITSUGU, province="Ancestral Lands", defenders=("Serene Warrior",)
    )
    table.ann.chooses("use Banzai! 0")
    table.ann.chooses(RAITSUGU)
    table.ann.chooses("no")
    table.ann.chooses("use Mirumoto Raitsugu 0")
    table.ann.chooses("Serene Warrior")
    bids(table, 1, 2)
    (won,) = happened(table, DuelWon)
    assert (won.card, won.amount) == (number(table, RAITSUGU), 1), "5 + 1 against 3 + 2"


@rule("l5r.duel.d7-winner", "l5r.duel.d7-loser", "l5r.duel.d8-apply")
def test_the_consequences_are_those_for_winner_and_loser(table: Scenario) -> None:
    challenge(table, quiet("Mirumoto Raitsugu {fate=2}"), quiet(WARRIOR))
    bids(table, 1, 2)
    assert (table.piece(RAITSUGU).fate, table.piece("Serene Warrior").fate) == (1, 2)


@rule("l5r.duel.d7-loser", "l5r.duel.d8-apply")
def test_or_for_the_controller_of_the_loser(table: Scenario) -> None:
    ann = quiet("Wandering Ronin", hand=["Policy Debate", "Assassination"])
    debate(table, ann, quiet("Serene Warrior"), "Wandering Ronin", "Serene Warrior")
    bids(table, 1, 2)
    assert (table.deciding, table.bob.choices) == (["bob"], ["Assassination"])
    table.bob.chooses("Assassination")
    assert table.ann.hand == []


@rule("l5r.duel.d7-tie-1-5", "l5r.duel.d7-tie-1-0")
@pytest.mark.parametrize("edition", ["1.0", "1.5"])
def test_a_tie_has_neither_winner_nor_loser(table: Scenario, edition: str) -> None:
    challenge(table, quiet("Mirumoto Raitsugu {fate=2}"), quiet(WARRIOR), edition=edition)
    bids(table, 2, 2)
    assert (table.piece(RAITSUGU).fate, table.piece("Serene Warrior").fate) == (2, 2)
    assert not happened(table, DuelWon)


@rule("l5r.duel.d9-ends", "l5r.duel.no-action-windows")
def test_nobody_acts_in_a_duel_and_then_the_window_goes_on(table: Scenario) -> None:
    challenge(table, quiet(RAITSUGU, hand=["Banzai!"]), quiet(WARRIOR, hand=["Banzai!"]))
    assert (table.ann.asked, table.bob.asked) == ("bid-honor", "bid-honor")
    table.ann.says(2)
    assert (table.ann.asked, table.bob.asked) == (None, "bid-honor")
    table.bob.says(1)
    assert "fate-removed" in told(table), "it is over"
    assert (table.deciding, table.bob.asked) == (["bob"], "act-or-pass"), "Ann has acted, Bob is next"
    table.bob.passes()
    assert "use Banzai! 0" in table.ann.choices


@rule("l5r.duel.interrupts-and-reactions-allowed")
def test_players_react_to_what_happens_in_a_duel(table: Scenario) -> None:
    challenge(table, quiet(RAITSUGU, hand=["Contingency Plan"]), quiet(WARRIOR))
    bids(table, 1, 1)
    table.ann.chooses("respond Contingency Plan 0 0")
    table.ann.chooses("option 0")
    assert (table.ann.honor, table.piece("Serene Warrior").fate) == (9, 1), "2 is the higher bid, and wins"


@rule("l5r.dash.no-duel")
def test_who_has_a_dash_is_not_challenged(table: Scenario) -> None:
    bob = quiet("Bayushi Liar", "Doji Whisperer")
    things: dict[str, Any] = {"province": "Ancestral Lands", "defenders": ("Bayushi Liar", "Doji Whisperer")}
    fight(table, quiet(RAITSUGU), bob, "political air", RAITSUGU, **things)
    table.ann.chooses("use Mirumoto Raitsugu 0")
    assert table.ann.choices == ["Doji Whisperer"]


@rule("l5r.dash.no-duel", "l5r.target.insufficient-targets")
def test_who_has_a_dash_challenges_nobody(table: Scenario) -> None:
    ann = quiet("Bayushi Liar #1", 'Duelist Training {on="#1"}', hand=["Court Games"])
    things: dict[str, Any] = {"province": "Ancestral Lands", "defenders": ("Doji Whisperer",)}
    fight(table, ann, quiet("Doji Whisperer"), "political air", "Bayushi Liar", **things)
    assert table.ann.why_not("Bayushi Liar") == ["l5r.target.insufficient-targets"]


@rule("l5r.dash.no-duel")
def test_in_a_political_duel_a_political_dash_counts(table: Scenario) -> None:
    ann = quiet("Matsu Berserker", "Wandering Ronin", hand=["Policy Debate"])
    bob = quiet("Serene Warrior")
    things: dict[str, Any] = {"province": "Ancestral Lands", "defenders": ("Serene Warrior",)}
    fight(table, ann, bob, "military air", "Matsu Berserker", "Wandering Ronin", **things)
    table.ann.chooses("use Policy Debate 0")
    assert table.ann.choices == ["Wandering Ronin"]
    assert skill(table.game, number(table, "Matsu Berserker"), POLITICAL) == 0
