"""Positions begin at every numbered step of the timing chart of every game."""

from __future__ import annotations

from typing import Any

import pytest

from nefrit.imperium.definition import GAME as IMPERIUM
from nefrit.invasion.game import GAME as INVASION
from nefrit.kernel.chart import place_in
from nefrit.kernel.definition import Definition
from nefrit.kernel.position import read_position
from nefrit.kernel.record import Damaged
from nefrit.l5r.game import GAME as L5R
from nefrit.senjutsu.definition import GAME as SENJUTSU
from nefrit.testing import Scenario, side

CONFLICT = {"attacker": "ann", "type": "military", "ring": "air", "province": "#9"}
COMBAT = {"attacker": "ann", "defender": "bob", "section": "battlefield"}
FIELD = [[q, r] for q in range(-3, 4) for r in range(-3, 4)]


def numbers(game: Definition) -> list[str]:
    """The numbers of all steps of the timing chart of a game."""
    return [step.number for phase in game.chart() for step in phase.steps]


def l5r(number: str) -> dict[str, Any]:
    """Two players with a character each, of whom Ann attacks if a conflict is going on."""
    fights = number.startswith("3.2.") or number == "3.3"
    ann, bob = ("{side=attacking}", "{side=defending}") if number.startswith("3.2.") else ("", "")
    deck = {"conflict-deck": ["9x Banzai!"], "dynasty-deck": ["9x Matsu Berserker"]}
    things: dict[str, Any] = {
        "ann": side(honor=10, fate=3, dial=2, play=[f"Matsu Berserker {ann}"], hand=["Banzai!"], **deck),
        "bob": side(
            honor=10,
            fate=3,
            dial=1,
            play=[f"Doji Whisperer {bob}"],
            provinces=["Shameful Display #9 {slot=0}"],
            **deck,
        ),
        "round": 1,
    }
    return things | {"conflict": CONFLICT} if fights else things


def invasion(number: str) -> dict[str, Any]:
    """Two players with a unit each, of which Ann's attacks once attackers are declared."""
    step = int(number.partition(".")[2])
    fights = number.startswith("4.") and 4 <= step <= 14
    ann = "{side=attacking}" if fights and step >= 6 else ""
    bob = "{side=defending}" if fights and step >= 10 else ""
    things: dict[str, Any] = {
        "ann": side(race="Dwarf", deck=["9x Mountain Brigade"], battlefield=[f"Mountain Brigade {ann}"]),
        "bob": side(race="Orc", deck=["9x Mountain Brigade"], battlefield=[f"Mountain Brigade {bob}"]),
    }
    if number in ("3.3", "3.4"):
        things["options"] = {"format": "cataclysm"}
    return things | {"combat": COMBAT} if fights else things


def imperium(number: str) -> dict[str, Any]:
    """Two players with something to do in every step, and a market with one card."""
    return {
        "ann": side(
            nation_name="romans",
            hand=["Unrest", "Prosperity"],
            discard=["4x Prosperity"],
            development=["Legions"],
            play=["Coast", "min-drainage-system"],
            empire=True,
            material=9,
            population=9,
            progress=9,
        ),
        "bob": side(nation_name="greeks", deck=["9x Prosperity"]),
        "market": ["Jungle {slot=0}", "Oasis {slot=4}"],
        "unrest": ["8x Unrest"],
        "main": ["3x Marsh"],
    }


def senjutsu(number: str) -> dict[str, Any]:
    """Two fighters face to face, who have chosen or revealed cards when it is time for that."""
    place = "chosen" if number == "reveal.1" else "revealed" if number.startswith(("reveal", "resolve", "disc")) else ""
    card = {place: ["Push Back"]} if place else {}
    deck = {"deck": ["9x Fend"], "hand": ["2x Fend"]}
    return {
        "ann": side(hex=[0, 1], facing=0, **deck, **card),
        "bob": side(hex=[0, 0], facing=3, **deck, **card),
        "board": FIELD,
        "track": [0, 1],
        "round": 1,
    }


GAMES = {"l5r": (L5R, l5r), "invasion": (INVASION, invasion), "imperium": (IMPERIUM, imperium)}
GAMES["senjutsu"] = (SENJUTSU, senjutsu)
STEPS = [(name, number) for name, (game, _) in GAMES.items() for number in numbers(game)]


@pytest.mark.parametrize(("name", "number"), STEPS)
@pytest.mark.parametrize("stops", ["", "every window"])
def test_a_position_begins_there(mode: str, name: str, number: str, stops: str) -> None:
    game, things = GAMES[name]
    table = Scenario(game, mode)
    table.position(number, stops=stops, **things(number))
    assert table.game.pending or table.winners is not None
    step = next(step for phase in game.chart() for step in phase.steps if step.number == number)
    if step.window and stops:
        assert number in place_in(game.chart(), table.game)[1], table.situation()
        assert table.windows[0].at == number
    # And it goes on from there.
    for _ in range(12):
        if table.game.pending:
            decision = table.game.pending[0]
            table.answer(decision.seat, decision.random(table._chance))
    table.finished()


@pytest.mark.parametrize(("name", "number"), STEPS)
def test_it_begins_at_that_step_and_not_before(name: str, number: str) -> None:
    """What runs when a position begins is what the chart says of that step, and what waits goes on after it."""
    game, things = GAMES[name]
    table = Scenario(game)
    table.position(number, **things(number))
    header = table.game.header
    state = read_position(game, header.position, header, play=False)
    assert place_in(game.chart(), state)[1][-1:] == (number,)
    assert all(frame.next != frame.at for frame in state.stack[:-1])


@pytest.mark.parametrize(
    ("name", "number", "lacks"),
    [
        ("l5r", "3.2.2", "line 12: to begin at 3.2.2, a conflict must be going on: the table needs conflict="),
        ("invasion", "4.10", "line 5: to begin at 4.10, an attack must be going on: the table needs combat="),
        ("invasion", "3.3", "the format must be Cataclysm"),
    ],
)
def test_what_a_step_needs_is_said(name: str, number: str, lacks: str) -> None:
    game, things = GAMES[name]
    with pytest.raises(Damaged) as error:
        Scenario(game).position(number, **things("1.1"))
    assert lacks.partition(": ")[2] in str(error.value)


def test_a_bid_must_have_been_made_to_be_revealed() -> None:
    with pytest.raises(Damaged, match=r"to begin at 2\.4, both players must have bid: each needs a dial from 1 to 5"):
        Scenario(L5R).position("2.4", ann=side(honor=10), bob=side(honor=10))


@pytest.mark.parametrize(("used", "offered"), [("", True), (", used=0", False), (", used=[0]", False)])
def test_a_limit_that_is_used_up(used: str, offered: bool) -> None:
    """The numbers of abilities stand among the fields of a card: these have been used once."""
    table = Scenario(L5R)
    bob = side(honor=10, play=["Doji Whisperer {side=defending}"], provinces=[f"Shameful Display #9 {{slot=0{used}}}"])
    ann = side(honor=10, play=["Matsu Berserker {side=attacking}"], hand=["Banzai!"])
    table.position("3.2.2", ann=ann, bob=bob, conflict=CONFLICT, stops="every window")
    assert table.bob.choices == (["pass", "use Shameful Display 0"] if offered else ["pass"])


@pytest.mark.parametrize(("used", "offered"), [("", True), ("{used=1}", False)])
def test_limits_of_invasion_are_used_up_too(used: str, offered: bool) -> None:
    table = Scenario(INVASION)
    ann = side(race="Empire", deck=["9x Mountain Brigade"], kingdom=[f"The Imperial Zoo {used}"], resources=9)
    bob = side(race="Orc", deck=["9x Mountain Brigade"], kingdom=["Mountain Brigade"])
    table.position("3.2", ann=ann, bob=bob, stops="every window")
    table.ann.passes()
    table.bob.passes()
    assert ("use The Imperial Zoo" in table.ann.choices) == offered


def test_what_has_no_limit_cannot_be_used_up() -> None:
    table = Scenario(INVASION)
    ann = side(race="Empire", deck=["9x Mountain Brigade"], kingdom=["Church of Sigmar {used=0}"])
    with pytest.raises(Damaged, match="line 4: Church of Sigmar has no ability '0' with a limit"):
        table.position("3.2", ann=ann, bob=side(race="Orc", deck=["9x Mountain Brigade"]))
