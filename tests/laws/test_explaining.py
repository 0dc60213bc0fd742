"""Whatever a seat sees it is told why it does not choose it, in every game, at every decision."""

from __future__ import annotations

import pytest

from nefrit.invasion import questions as invasion_questions
from nefrit.kernel.chance import Chance
from nefrit.kernel.definition import Definition
from nefrit.kernel.explaining import NOT_AMONG, OTHERS_DECIDE, REFUSED, WhyNot, why_not_place
from nefrit.kernel.game import AnyGame
from nefrit.kernel.refusals import refuse
from nefrit.registry import names
from nefrit.rulebook import catalog
from nefrit.testing import Broken, explaining
from nefrit.testing.explaining import everything_answers_why_not, why_not_keeps_secrets
from tests.laws.games import decisions

EVERY = 9
"""Of so many decisions one is looked at."""


def check_games(name: str, count: int = 1) -> None:
    chance = Chance(1)
    for number, game in enumerate(decisions(name, count)):
        if number % EVERY == 0:
            everything_answers_why_not(game)
            why_not_keeps_secrets(game, chance)


@pytest.mark.parametrize("name", names())
def test_everything_answers_why_not(name: str) -> None:
    check_games(name)


@pytest.mark.parametrize("name", names())
def test_every_rule_of_a_step_and_a_decision_has_a_title(name: str) -> None:
    entries = catalog(name).entries
    met: set[str] = set()
    for game in decisions(name, 3):
        met.update(rule for rule in (frame.step_rule for frame in game.stack) if "." in rule)
        met.update(decision.rule for decision in game.pending)
    assert [rule for rule in met if entries[rule].title is None] == []


def without_rule(game: AnyGame, seat: int, card: int) -> WhyNot:
    return WhyNot(REFUSED, "", (refuse("l5r.win.25-honor", "not-yours"),))


def without_reason(game: AnyGame, seat: int, card: int) -> WhyNot:
    return WhyNot(REFUSED, "l5r.win.25-honor")


def without_title(game: AnyGame, seat: int, card: int) -> WhyNot:
    return WhyNot(REFUSED, "l5r.win.immediate", (refuse("l5r.win.25-honor", "not-yours"),))


def with_an_id(game: AnyGame, seat: int, card: int) -> WhyNot:
    return WhyNot(
        REFUSED, "l5r.win.25-honor", (refuse("l5r.win.25-honor", "not-enough-fate", cost="l5r.win.25-honor"),)
    )


def with_a_secret(game: AnyGame, seat: int, card: int) -> WhyNot:
    hidden = next(face.id for number, face in enumerate(game.faces) if not game.knows(seat, number))
    return WhyNot(REFUSED, "l5r.win.25-honor", (refuse("l5r.win.25-honor", "not-yours", card=hidden),))


def at_no_step(game: AnyGame, seat: int, card: int) -> WhyNot:
    return WhyNot(REFUSED, "l5r.win.25-honor", (refuse("l5r.win.25-honor", "not-yours"),), ("9.9",))


@pytest.mark.parametrize(
    ("fault", "complaint"),
    [
        (without_rule, "has a title"),
        (without_reason, "has reasons if it is refused"),
        (without_title, "has a title"),
        (with_an_id, "says"),
        (with_a_secret, "tells nothing secret"),
        (at_no_step, "names steps of the chart"),
    ],
)
def test_a_wrong_answer_is_found(fault: object, complaint: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(explaining, "why_not_card", fault)
    with pytest.raises(Broken, match=complaint):
        check_games("l5r")


def test_a_game_that_knows_no_reasons_answers_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    kind = type(next(iter(decisions("l5r", 1))).definition)
    for name in ("why_not", "why_not_place", "steps_for", "steps_for_place"):
        monkeypatch.setattr(kind, name, getattr(Definition, name))
    check_games("l5r")


def at_prompt(name: str, prompt: str) -> tuple[AnyGame, int]:
    """A random game in which a seat is asked this."""
    for game in decisions(name, 4):
        for decision in game.pending:
            if decision.prompt == prompt:
                return game, decision.seat
    raise AssertionError(prompt)


def told(answer: WhyNot) -> tuple[str, list[str], tuple[str, ...]]:
    return answer.verdict, [reason.message for reason in answer.reasons], answer.when


def test_a_zone_says_why_it_is_not_attacked(monkeypatch: pytest.MonkeyPatch) -> None:
    game, seat = at_prompt("invasion", "attack-target")
    assert told(why_not_place(game, seat, f"zone/quest/{seat}")) == (REFUSED, ["no-opponents-zone"], ("3.2",))
    assert told(why_not_place(game, seat, f"zone/quest/{1 - seat}")) == (NOT_AMONG, [], ())
    assert told(why_not_place(game, 1 - seat, f"zone/quest/{seat}")) == (OTHERS_DECIDE, [], ())
    for place in ("zone/quest/2", "zone/quest/x", "zone/hand/0", "hex/0,0"):
        assert told(why_not_place(game, seat, place)) == (NOT_AMONG, [], ())
    monkeypatch.setattr(invasion_questions, "can_be_attacked", lambda game, seat, section: section != 1)
    guarded = why_not_place(game, seat, f"zone/quest/{1 - seat}")
    assert told(guarded) == (REFUSED, ["zone-cannot-be-attacked"], ())
    assert told(why_not_place(game, seat, f"zone/kingdom/{1 - seat}")) == (NOT_AMONG, [], ())


def test_units_attack_and_defend_and_other_cards_are_played_in_the_capital_phase() -> None:
    seen: dict[str, set[tuple[str, ...]]] = {}
    for game in decisions("invasion", 1):
        for card, face in enumerate(game.faces):
            if game.knows(0, card) and face.type == "Unit":
                zone, owner = game.place(card)
                place = zone.name if owner == game.owners[card] == 0 else "theirs" if game.owners[card] else "mine"
                seen.setdefault(place, set()).add(game.definition.steps_for(game, 0, card))
    assert seen["hand"] == {("3.2",)}
    assert all("4.9" in steps for steps in seen["kingdom"] | seen["battlefield"])
    assert all("4.5" in steps for steps in seen["battlefield"])
    assert not any("4.5" in steps for steps in seen["kingdom"])
    assert seen["theirs"] == {()}


def test_a_hex_says_why_no_figure_is_placed_there() -> None:
    game, seat = at_prompt("senjutsu", "choose-start")
    assert told(why_not_place(game, seat, "hex/0,0")) == (REFUSED, ["start-no-starting-hex"], ("resolve.sections",))
    [option, *_] = game.pending[0].options
    assert isinstance(option, tuple)
    assert why_not_place(game, seat, f"hex/{option[2]},{option[3]}").reasons == ()
    assert why_not_place(game, seat, "hex/far,away").verdict == NOT_AMONG


def test_cards_in_hand_are_chosen_for_the_round_or_played_as_what_they_are() -> None:
    game, seat = at_prompt("senjutsu", "move")
    hand = [card for card in range(len(game.faces)) if game.place(card)[0].name == "hand"]
    own = {game.definition.steps_for(game, seat, card) for card in hand if game.place(card)[1] == seat}
    assert ("choose.card",) in own
    assert {game.definition.steps_for(game, seat, card) for card in hand if game.place(card)[1] != seat} == {()}


def test_cards_are_played_while_activating_and_taken_from_the_market_by_innovating() -> None:
    game, seat = at_prompt("imperium", "play-or-exhaust")
    found = {
        game.place(card)[0].name: game.definition.steps_for(game, seat, card)
        for card in range(len(game.faces))
        if game.place(card)[1] == seat or game.place(card)[0].shared
    }
    assert (found["hand"], found["market"], found["deck"]) == (("turn.activate",), ("turn.innovate",), ())
