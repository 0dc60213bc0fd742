"""What is easily overlooked: how long something lasts, what is told, who is next with three players, and why not."""

from __future__ import annotations

import pytest

from nefrit.imperium.definition import GAME
from nefrit.imperium.occurrences import Moved, Scored, TurnBegan, UnrestTaken
from nefrit.imperium.state import DECK, MAIN_DECK
from nefrit.kernel.definition import BadHeader
from nefrit.kernel.record import Header
from nefrit.testing import Scenario, rule, side
from tests.imperium.tables import activate, ends_turn, middle, points, told

__all__ = ["GAME"]


@rule("imperium.turn.clean-up-ends-turn", "decision.imperium.reactive-exhaust")
def test_what_may_be_used_in_an_activation_is_not_used_in_the_solstice_after_it(table: Scenario) -> None:
    table.position(
        "turn",
        ann=side(),
        bob=side(play=["Shrine", "Wonder"], hand=["Berbers"], deck=["6x Hills"], discard=["Unrest"]),
        **middle(),
    )
    for player in (table.ann, table.bob):
        player.chooses("activate")
        ends_turn(player)
    table.bob.chooses("yes")
    table.bob.chooses("Berbers")
    assert len(table.unrest) == 9
    assert table.bob.progress == 0
    assert table.ann.asked == "choose-turn", "the Wonder was not offered"


@rule("imperium.term-take.unrest")
def test_unrest_that_is_taken_is_told_and_answered_even_if_it_is_the_last(table: Scenario) -> None:
    for left in (2, 1):
        table.position(
            "turn",
            ann=side(hand=["Celtic Innovation"], empire=True),
            bob=side(standing=["vik-power-a"], nation=["Skis", "Combs", "Harald Hardrada"]),
            **middle(unrest=[f"{left}x Unrest"]),
        )
        table.ann.chooses("activate")
        table.ann.chooses("play Celtic Innovation")
        table.ann.chooses("no")
        assert [one.seat for one in told(table, UnrestTaken)] == [1]
        assert table.bob.hand == ["Unrest"]
        assert table.deciding == (["bob"] if left == 2 else []), "after the last one the game is over"


@rule("imperium.cleanup.3-discard")
def test_the_log_tells_what_is_discarded_in_the_clean_up(table: Scenario) -> None:
    table.position("clean-up", ann=side(hand=["Berbers", "Aksumites"]), bob=side(), **middle())
    table.ann.chooses("Jungle")
    table.ann.chooses("Berbers")
    assert [one.how for one in told(table, Moved)] == ["discard"]


@rule("imperium.scoring.winner")
def test_the_log_tells_what_everybody_scores(table: Scenario) -> None:
    table.position("round", ann=side(hand=["Great"]), bob=side(hand=["2x Great"]), rounds_left=1, **middle())
    assert [(one.seat, one.points) for one in told(table, Scored)] == [(0, 2), (1, 4)]
    assert table.game.outcome is not None
    assert table.game.outcome.winners == (1,)
    assert all(table.game.knows(0, card) for card in range(len(table.game.faces)) if table.game.place(card)[1] == 1)


@rule("imperium.ruling-sumerians.before-scoring")
def test_before_scoring_everybody_sees_their_own_deck_and_all_effects_are_used(table: Scenario) -> None:
    table.position(
        "round",
        ann=side(hand=["2x Sumerians"], deck=["3x Unrest", "Berbers"]),
        bob=side(deck=["Aksumites"]),
        rounds_left=1,
        **middle(),
    )
    assert table.ann.choices == ["Unrest", "Unrest", "Unrest"]
    assert all(table.game.knows(0, card) for card in table.game.zone(DECK, 0))
    assert not any(table.game.knows(0, card) for card in table.game.zone(DECK, 1))
    table.ann.chooses("Unrest", "Unrest")
    assert table.ann.choices == ["Unrest"], "the second one is used after the first"
    table.ann.chooses("Unrest")
    assert table.ann.deck == ["Berbers"]


@rule("decision.imperium.solstice", "imperium.solstice.all-players-all-cards", "imperium.round.clockwise")
def test_three_players_have_their_solstice_and_their_turns_one_after_the_other(table: Scenario) -> None:
    players = {name: side(play=["Metropolis"]) for name in ("ann", "bob", "cid")}
    table.position("solstice", **players, first=1, **middle())
    for name in ("bob", "cid", "ann"):
        assert table.deciding == [name]
        getattr(table, name).chooses("option 0")
    for number, name in ((1, "bob"), (2, "cid"), (0, "ann")):
        assert table.deciding == [name]
        assert table.game.table.active == number
        getattr(table, name).chooses("revolt")
        ends_turn(getattr(table, name))


@rule("imperium.ownership.own-zones", "imperium.exhaust.choose-card")
@rule("imperium.turn.exactly-one-of-three", "imperium.action.play-from-hand")
def test_why_a_card_cannot_be_used_at_all(table: Scenario) -> None:
    table.position(
        "turn",
        ann=side(hand=["Aksumites"], play=["Coast", "Wonder", "Shrine {exhausted=true}", "Town"], discard=["Berbers"]),
        bob=side(play=["Mysticism"], hand=["Hills"]),
        **middle(),
    )
    assert table.ann.why_not("Aksumites") == ["imperium.turn.exactly-one-of-three"], "nothing is activated yet"
    table.ann.chooses("activate")
    assert table.ann.why_not("Aksumites") == []
    assert table.ann.why_not("Town") == []
    assert "imperium.exhaust.not-already-exhausted" in table.ann.why_not("Shrine")
    assert table.ann.why_not("Mysticism") == ["imperium.ownership.own-zones"]
    assert table.ann.why_not("Coast") == ["imperium.exhaust.choose-card"]
    assert table.ann.why_not("Berbers") == ["imperium.action.play-from-hand"]
    assert table.bob.why_not("Hills") == ["imperium.turn.exactly-one-of-three"]


@rule("imperium.setup-player.2-power-side-choice")
@pytest.mark.parametrize("sides", [["A"], ["A", "B", "A"], "AB", ["A", "X"]])
def test_sides_are_given_for_every_player(sides: object) -> None:
    with pytest.raises(BadHeader):
        GAME.start(Header("imperium", options={"sides": sides}))
    GAME.start(Header("imperium", options={"sides": ["A", "B"]}))


@rule("imperium.term-break-through.2-shuffle-back", "imperium.term-break-through.2-nothing-left")
def test_cards_that_were_revealed_in_vain_are_shuffled_back(table: Scenario) -> None:
    table.position(
        "turn", ann=side(hand=["Diplomacy"], material=3), bob=side(), **middle(main=["Marsh", "Forest", "Leadership"])
    )
    table.ann.chooses("activate")
    table.ann.chooses("play Diplomacy")
    table.ann.chooses("face-down tributary")
    assert table.ann.progress == 2
    assert not any(table.game.knows(0, card) for card in table.game.zone(MAIN_DECK))


@rule("imperium.turn.exactly-one-of-three")
def test_the_log_tells_what_is_done_in_a_turn(table: Scenario) -> None:
    activate(table)
    assert [one.how for one in told(table, TurnBegan)] == ["activate"]


@rule("imperium.action.state-must-match")
def test_an_icon_is_ignored_on_one_card_only(table: Scenario) -> None:
    activate(table, hand=["Education", "Coinage", "Prosperity"], play=["Combs", "Qanat", "Marsh"])
    table.ann.chooses("use Qanat 0")
    table.ann.chooses("use Combs 0")
    table.ann.chooses("play Coinage")
    assert table.ann.choices == ["pass", "play Prosperity", "use Coinage 0"]
    assert table.ann.why_not("Education") == ["imperium.action.state-must-match"]
    table.ann.chooses("play Prosperity")
    table.ann.chooses("option 0")
    assert table.ann.material == 4, "a production icon, and still a river that counts as three of them"


@rule("imperium.nation-utopians.power-passive-timing")
def test_a_deck_may_be_emptied_by_finding_its_last_card(table: Scenario) -> None:
    activate(table, hand=["Peredur (Sir Percival)", "Unrest"], deck=["Graal"], standing=["uto-power-b"])
    table.ann.chooses("play Peredur (Sir Percival)")
    table.ann.chooses("option 1")
    assert table.ann.hand == ["Unrest", "Graal", "Unrest"], "unrest is taken at once"


@rule("imperium.nation-utopians.power-passive-timing")
def test_a_deck_that_was_empty_before_is_not_emptied(table: Scenario) -> None:
    activate(table, hand=["Berbers", "Aksumites"], play=["Temple"], standing=["uto-power-a"])
    table.ann.chooses("use Temple 0")
    table.ann.chooses("Berbers")
    assert table.ann.hand == ["Aksumites"], "no unrest was taken"


@rule("imperium.ownership.own-zones")
def test_who_is_not_the_first_player_takes_cards_from_their_own_pile(table: Scenario) -> None:
    table.position(
        "turn",
        ann=side(discard=["Berbers"]),
        bob=side(hand=["Hibernia"], discard=["Etruscans", "Hittites"]),
        **middle(),
    )
    table.ann.chooses("revolt")
    ends_turn(table.ann)
    table.bob.chooses("activate")
    table.bob.chooses("play Hibernia")
    table.bob.chooses("yes")
    assert table.bob.choices == ["Etruscans", "Hittites"]


@rule("imperium.term-garrison.definition")
def test_only_what_lies_under_a_card_is_garrisoned_there(table: Scenario) -> None:
    sagas, jungle = 'Sagas {garrison=["#5"]}', 'Jungle {garrison=["#6", "#7"]}'
    under = ["Berbers #5", "Etruscans #6", "Hittites #7"]
    table.position("turn", ann=side(play=[sagas, jungle], garrison=under), bob=side(), **middle())
    others = points(table) - 1
    table.position(
        "turn", ann=side(hand=["Sagas"], play=[jungle], garrison=under[1:], deck=["Berbers"]), bob=side(), **middle()
    )
    assert points(table) == others, "in hand it has no garrison"


@rule("imperium.nation-arthurians.complete-quest")
def test_knights_are_abandoned_from_regions_only(table: Scenario) -> None:
    knights = ["Bedwyr #5", "Cai (Sir Kay) #6", "King Arthur #7"]
    for host, left in (("Jungle", []), ("Stone Heads", ["Excalibur"])):
        activate(
            table,
            hand=["Myrddin Wyllt (Merlin)"],
            play=[f'{host} {{garrison=["#5", "#6", "#7"]}}'],
            standing=['King Arthur\'s Court {garrison=["#8"]}'],
            garrison=[*knights, "Excalibur #8"],
        )
        table.ann.chooses("play Myrddin Wyllt (Merlin)")
        assert [name for name in table.ann.garrison if name == "Excalibur"] == left
