"""What the log tells is true, and nothing that everybody sees changes without a word."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from nefrit.kernel.record import Header
from nefrit.senjutsu.constants import CANCELLED
from nefrit.senjutsu.definition import GAME as PUBLISHED
from nefrit.senjutsu.reports import Cancelled
from nefrit.senjutsu.varieties import varieties
from nefrit.testing import Scenario, rule
from nefrit.text.speech import Speech
from tests.senjutsu.dojo import go_on
from tests.senjutsu.sparring import GAME, play, spar
from tests.senjutsu.telling import read

__all__ = ["GAME"]

EVERY = 23
"""Of the many ways to play every so many are enough for one run."""
CHOSEN = [*islice(varieties(), 0, None, EVERY)]


@pytest.mark.parametrize("variety", CHOSEN, ids=[str(number * EVERY) for number in range(len(CHOSEN))])
def test_whoever_reads_the_log_knows_how_all_stand(variety: Any) -> None:
    seats = PUBLISHED.seats_with(variety.seats, variety.options)
    assert read(PUBLISHED, Header(PUBLISHED.name, seats=seats, seed=1, options=variety.options)) == []


def told(table: Scenario) -> list[str]:
    """The log so far, in English."""
    speech = Speech(GAME, table.match.header.names)
    return [text for _, text in speech.entries(table.match.log.entries, 0)]


@rule("senjutsu.collision.turn-end-scope")
def test_what_is_lost_to_a_collision_is_not_said_to_be_resolved(table: Scenario) -> None:
    # Ann runs into bob at 5; the section at 2 is lost.
    spar(table, {"hand": ["March"]}, {})
    play(table, "March")
    table.ann.chooses("step 0")
    go_on(table)
    assert "Initiative 5: Ann resolves March." in told(table)
    assert "Initiative 2: Ann does not resolve March, the turn is over." in told(table)


@rule("decision.senjutsu.terror")
def test_what_is_cancelled_is_not_said_to_be_resolved(table: Scenario) -> None:
    ann, bob = {"hand": ["The Terror"], "focus": 2, "kamae": "aggression"}, {"hand": ["Slow Cut"]}
    spar(table, ann, bob)
    play(table, "The Terror", "Slow Cut")
    go_on(table)
    assert "What Bob has in play is cancelled this round." in told(table)
    assert "Initiative 4: Bob does not resolve Slow Cut, the turn is over." in told(table)
    assert not [text for text in told(table) if "Bob resolves" in text]


@rule("senjutsu.hobble.variable")
@pytest.mark.parametrize(
    ("hobbles", "text"),
    [([], "Bob chooses initiative 5."), ([0], "Bob chooses initiative 5, which is 4 when hobbled.")],
)
def test_a_hobbled_player_is_told_to_act_later(table: Scenario, hobbles: list[int], text: str) -> None:
    spar(table, {}, {"hand": ["Guard"], "hobbles": hobbles})
    play(table, "Stand", "Guard")
    table.bob.chooses("value 5")
    assert text in told(table)
    assert f"Initiative {5 - len(hobbles)}: Bob resolves Guard." in told(table)


@rule("senjutsu.displace.push", "senjutsu.displace.rotate-attacker-chooses")
def test_a_figure_that_is_moved_is_not_said_to_step(table: Scenario) -> None:
    spar(table, {"hand": ["Shove"]}, {})
    play(table, "Shove")
    assert told(table).count("Bob is moved to the back.") == 2
    spar(table, {"hand": ["Spin"]}, {})
    play(table, "Spin")
    table.ann.chooses("rotate 1")
    assert "Bob is rotated clockwise twice." in told(table)


@rule("senjutsu.timing.attack.1-check-target")
def test_an_attack_whose_price_was_not_paid_hits_nobody(table: Scenario) -> None:
    spar(table, {"hand": ["Half Knock"]}, {})
    play(table, "Half Knock")
    assert "Half Knock hits nobody." in told(table)


@rule("senjutsu.advantage.effect-on-card")
@pytest.mark.parametrize(("track", "said"), [([0, 1], False), ([1, 0], True)])
def test_who_has_advantage_already_does_not_move_on_the_track(table: Scenario, track: list[int], said: bool) -> None:
    spar(table, {"hand": ["Choose"]}, {}, track=track)
    play(table, "Choose")
    table.ann.chooses("option 1")
    assert ("Ann moves to the top of the advantage track." in told(table)) == said


@rule("senjutsu.discard.step3")
def test_the_hand_limit_is_why_cards_are_discarded(table: Scenario) -> None:
    spar(table, {"hand": ["6x Cut", "Wait"], "character": "ronin"}, {})
    play(table, "Wait")
    assert (table.ann.asked, table.ann.decision.rule) == ("discard-cards", "senjutsu.discard.step3")


@rule("senjutsu.collision.character-mover-penalty")
def test_a_collision_is_why_a_card_is_discarded(table: Scenario) -> None:
    spar(table, {"hand": ["March", "Cut", "Guard"]}, {})
    play(table, "March")
    table.ann.chooses("step 0")
    assert (table.ann.asked, table.ann.decision.rule) == ("discard-cards", "senjutsu.collision.character-mover-penalty")


@rule("decision.senjutsu.terror")
@pytest.mark.parametrize(
    ("what", "text"),
    [
        ("active_movement", "The movement of Bob is cancelled this round."),
        ("active_rotation", "The rotations of Bob are cancelled this round."),
        ("active_abilities", "What Bob has in play is cancelled this round."),
    ],
)
def test_what_is_cancelled_is_told(table: Scenario, what: str, text: str) -> None:
    spar(table, {}, {})
    table.match.log.add(table.game, Cancelled(1, what))
    assert set(CANCELLED) == {"active_movement", "active_rotation", "active_abilities"}
    assert told(table)[-1] == text


@rule("senjutsu.kamae.switch.direct")
@pytest.mark.parametrize(("kamae", "said"), [("neutral", False), ("balance", True)])
def test_a_kamae_that_stays_the_same_is_not_said_to_be_switched(table: Scenario, kamae: str, said: bool) -> None:
    spar(table, {"hand": ["Calm"], "kamae": kamae}, {})
    play(table, "Calm")
    assert ("Ann: Kamae switched to Neutral." in told(table)) == said
