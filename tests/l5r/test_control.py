"""Cards that change sides: what goes with them, and what cannot."""

from __future__ import annotations

from typing import Any

import pytest

from nefrit.kernel.cards import Library
from nefrit.l5r.cards.clans import NEUTRAL
from nefrit.l5r.constants import AT_HOME, ATTACKING, DEFENDING, HONORED
from nefrit.l5r.control import take_control
from nefrit.l5r.definition import LegendOfTheFiveRings
from nefrit.l5r.effects import ChangeHonor
from nefrit.l5r.game import GAME as PUBLISHED
from nefrit.l5r.targets import IN_PLAY, a
from nefrit.l5r.values import conflict_total
from nefrit.l5r.words.abilities import action, reaction
from nefrit.l5r.words.cards import character_card, yours
from nefrit.l5r.words.nouns import it
from nefrit.l5r.words.occasions import leaves
from nefrit.parts.words import any_card
from nefrit.testing import Scenario, Side, rule
from tests.l5r.core.fights import fight, player

USURPATION = NEUTRAL.event("Usurpation", 1303, cost=0).has(action(take_control(it), target=a(any_card, IN_PLAY)))
"""It would take control of anything in play."""

MOURNER = NEUTRAL.character("Mourner", 1304, cost=1, skills=(1, 1), glory=0).has(
    reaction(leaves(character_card & yours), ChangeHonor(1), limit=0)
)
"""Its controller gains honor for every character that comes to their hand, decks or discard piles from play."""

GAME = LegendOfTheFiveRings(Library([*PUBLISHED.library.faces.values(), USURPATION, MOURNER]))


def quiet(*play: str, **things: Any) -> Side:
    """A player whose provinces have no actions."""
    return player(*play, **{"provinces": ["Ancestral Lands {slot=0}", "Entrenched Position {slot=1}"], **things})


def blackmail(table: Scenario, card: str, bob: Side, *defenders: str) -> None:
    """Ann attacks with a Yogo Outcast and takes control of a card until the end of the conflict."""
    ann = quiet("Yogo Outcast", hand=["Blackmail"], honor=9)
    things: dict[str, Any] = {"province": "Ancestral Lands", "defenders": defenders}
    fight(table, ann, bob, "military earth", "Yogo Outcast", **things)
    if table.deciding == ["bob"]:
        table.bob.passes()
    table.ann.chooses("use Blackmail 0")
    table.ann.chooses(card)


def ends(table: Scenario) -> None:
    """The conflict goes on to its end."""
    while table.game.table.conflict is not None:
        table.answer(table.game.pending[0].seat, 0)


@rule("l5r.control.change-during-conflict")
def test_a_defender_goes_over_to_the_attackers(table: Scenario) -> None:
    blackmail(table, "Matsu Berserker", quiet("Matsu Berserker", "Serene Warrior"), "Matsu Berserker", "Serene Warrior")
    assert (table.ann.piece("Matsu Berserker").side, table.bob.piece("Serene Warrior").side) == (ATTACKING, DEFENDING)
    assert (conflict_total(table.game, 0), conflict_total(table.game, 1)) == (2 + 1 + 3, 3)


@rule("l5r.control.keeps-state")
@pytest.mark.parametrize("bowed", [False, True])
def test_a_character_at_home_stays_there_as_it_is(table: Scenario, bowed: bool) -> None:
    state = f"{{bowed={str(bowed).lower()}, fate=2, status={HONORED}}}"
    blackmail(table, "Matsu Berserker", quiet(f"Matsu Berserker {state}"))
    piece = table.ann.piece("Matsu Berserker")
    assert (piece.side, piece.bowed, piece.fate, piece.status) == (AT_HOME, bowed, 2, HONORED)
    assert table.ann.play == ["Yogo Outcast", "Matsu Berserker"], "in the home area of its controller"


@rule("l5r.control.keeps-state")
def test_a_bowed_participant_goes_over_bowed(table: Scenario) -> None:
    bob = quiet("Matsu Berserker", "Serene Warrior")
    ann = quiet("Yogo Outcast", "Lion's Pride Brawler", hand=["Blackmail"], honor=9)
    things: dict[str, Any] = {"province": "Ancestral Lands", "defenders": ("Matsu Berserker", "Serene Warrior")}
    fight(table, ann, bob, "military earth", "Yogo Outcast", "Lion's Pride Brawler", **things)
    table.ann.chooses("use Lion's Pride Brawler 0")
    table.ann.chooses("Matsu Berserker")
    table.ann.chooses("use Blackmail 0")
    table.ann.chooses("Matsu Berserker")
    piece = table.ann.piece("Matsu Berserker")
    assert (piece.side, piece.bowed) == (ATTACKING, True)


@rule("l5r.limit.player-specific", "l5r.limit.definition")
def test_the_new_controller_may_use_an_ability_that_the_other_has_used(table: Scenario) -> None:
    bob = quiet("Sinister Soshi", "Serene Warrior")
    ann = quiet("Yogo Outcast", hand=["Blackmail"], honor=9)
    things: dict[str, Any] = {"province": "Ancestral Lands", "defenders": ("Serene Warrior",)}
    fight(table, ann, bob, "military earth", "Yogo Outcast", **things)
    table.bob.chooses("use Sinister Soshi 0")
    table.bob.chooses("Yogo Outcast")
    assert "l5r.limit.definition" in table.bob.why_not("Sinister Soshi")
    table.ann.chooses("use Blackmail 0")
    table.ann.chooses("Sinister Soshi")
    table.ann.chooses("use Sinister Soshi 0")
    table.ann.chooses("Serene Warrior")
    ends(table)
    assert table.bob.play == ["Serene Warrior", "Sinister Soshi"]
    assert "l5r.limit.definition" in table.bob.why_not("Sinister Soshi"), "Bob has used it this round"


@rule("l5r.stronghold.cannot-change-control")
def test_nobody_takes_control_of_a_stronghold(table: Scenario) -> None:
    bob = quiet("Serene Warrior", stronghold=["Shiro Nishiyama {slot=4}"], holdings=["Iron Mine {slot=0}"])
    fight(
        table,
        quiet("Yogo Outcast", hand=["Usurpation"]),
        bob,
        "military earth",
        "Yogo Outcast",
        province="Ancestral Lands",
    )
    table.ann.chooses("use Usurpation 0")
    assert table.ann.choices == ["Serene Warrior"]


def contested(table: Scenario, ann_hand: list[str], bob_hand: list[str]) -> None:
    """Ann attacks with a Yogo Outcast; both players hold cards that change control, and Bob acts first."""
    ann = quiet("Yogo Outcast", hand=ann_hand)
    bob = quiet("Matsu Berserker", "Serene Warrior", hand=bob_hand)
    fight(table, ann, bob, "military earth", "Yogo Outcast", province="Ancestral Lands", defenders=("Serene Warrior",))


@rule("l5r.control.default-owner", "decision.l5r.control-latest")
@pytest.mark.parametrize("times", [1, 2, 3, 4])
def test_however_often_control_was_taken_the_owner_has_the_card_when_the_conflict_is_over(
    table: Scenario, times: int
) -> None:
    contested(table, ["2x Usurpation"], ["2x Usurpation"])
    table.bob.passes()
    for turn in range(times):
        taker = table.ann if turn % 2 == 0 else table.bob
        taker.chooses("use Usurpation 0")
        taker.chooses("Matsu Berserker")
        assert table.piece("Matsu Berserker").controller == turn % 2, "the latest counts while several last"
    ends(table)
    assert "Matsu Berserker" in table.bob.play
    assert table.piece("Matsu Berserker").controller == 1


@rule("l5r.control.default-owner", "decision.l5r.control-latest")
def test_a_character_that_is_blackmailed_back_stays_with_its_owner(table: Scenario) -> None:
    ann = quiet("Yogo Outcast", "Doji Whisperer", hand=["Blackmail"], honor=9)
    bob = quiet("Matsu Berserker", "Serene Warrior", hand=["Assassination", "Blackmail"])
    fight(table, ann, bob, "military earth", "Yogo Outcast", province="Ancestral Lands", defenders=("Serene Warrior",))
    table.bob.passes()
    table.ann.chooses("use Blackmail 0")
    table.ann.chooses("Matsu Berserker")
    table.bob.chooses("use Assassination 0")
    table.bob.chooses("Doji Whisperer")
    table.bob.chooses("use Blackmail 0")
    table.bob.chooses("Matsu Berserker")
    ends(table)
    assert (table.ann.play, table.bob.play) == (["Yogo Outcast"], ["Serene Warrior", "Matsu Berserker"])


@rule("l5r.control.duration-default", "decision.l5r.control-latest")
def test_who_put_a_card_into_play_has_it_again_when_the_owners_control_is_over(table: Scenario) -> None:
    ann = quiet("Yogo Outcast", "Shosuro Actress", hand=["Banzai!"])
    bob = quiet("Serene Warrior", hand=["Usurpation"], **{"dynasty-discard": ["Matsu Berserker"]})
    fight(table, ann, bob, "military earth", "Yogo Outcast", province="Ancestral Lands", defenders=("Serene Warrior",))
    table.bob.passes()
    table.ann.chooses("use Shosuro Actress 0")
    table.ann.chooses("Matsu Berserker")
    assert "Matsu Berserker" in table.ann.play
    table.bob.chooses("use Usurpation 0")
    table.bob.chooses("Matsu Berserker")
    assert "Matsu Berserker" in table.bob.play
    ends(table)
    assert "Matsu Berserker" in table.ann.play


@rule("l5r.control.counts-as-entered-opponents-area", "l5r.control.owners-out-of-play-area")
@pytest.mark.parametrize(("taken", "reacts"), [(True, "ann"), (False, "bob")])
@pytest.mark.parametrize(
    ("hand", "name", "zone"),
    [("Assassination", "Matsu Berserker", "dynasty-discard"), ("", "Adept of Shadows", "hand")],
)
def test_a_card_counts_as_coming_to_the_area_of_who_controlled_it(
    table: Scenario, taken: bool, reacts: str, hand: str, name: str, zone: str
) -> None:
    ann = quiet("Yogo Outcast", "Mourner", hand=["Usurpation", "Assassination", "Banzai!"])
    bob = quiet("Serene Warrior", "Mourner", name, hand=["Banzai!"])
    fight(table, ann, bob, "military earth", "Yogo Outcast", province="Ancestral Lands", defenders=("Serene Warrior",))
    user = table.bob
    if taken:
        table.bob.passes()
        user = table.ann
        table.ann.chooses("use Usurpation 0")
        table.ann.chooses(name)
        table.bob.passes()
    elif hand:
        table.bob.passes()
    if hand:
        table.ann.chooses(f"use {hand} 0")
        table.ann.chooses(name)
    else:
        user.chooses(f"use {name} 0")
    assert name in table.bob.cards_in(zone), "it lies with its owner"
    assert table.deciding == [reacts]
    getattr(table, reacts).chooses("respond Mourner 0 0")
    assert table.deciding != [reacts] or getattr(table, reacts).asked == "act-or-pass", "nobody else reacts"
