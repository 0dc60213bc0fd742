"""King of Kings: the card under the fame deck."""

from __future__ import annotations

from nefrit.imperium.definition import GAME
from nefrit.imperium.state import FAME_DECK
from nefrit.testing import Scenario, rule
from tests.imperium.tables import plays

__all__ = ["GAME"]

REGIONS = ["Jungle", "Coast", "Oasis"]
SIDE_B = {"fame": ["com-king-of-kings-b"], "other-sides": ["King of Kings"]}


def fame_deck(table: Scenario) -> list[str]:
    """The ids of the cards in the fame deck, which tell the side."""
    return [table.game.faces[card].id for card in table.game.zone(FAME_DECK)]


@rule("imperium.ruling-king-of-kings.not-taken-while-deck")
def test_king_of_kings_is_not_taken_while_there_are_other_fame_cards(table: Scenario) -> None:
    """Two other cards are left above King of Kings, and a Roman looks at three. Can King of Kings be taken?

    No, only the others can. It stays where it is, and nothing of it is resolved.
    """
    fame = {"fame": ["Great", "Marvellous", "King of Kings"]}
    plays(table, "Glory", play=REGIONS, standing=["rom-power-a"], other=fame)
    assert table.ann.choices == ["Great", "Marvellous"]
    table.ann.chooses("Great")
    assert table.fame == ["Marvellous", "King of Kings"]
    assert table.rounds_left == 0


@rule("imperium.ruling-king-of-kings.look-at-fewer")
def test_of_too_few_fame_cards_all_are_looked_at(table: Scenario) -> None:
    """Glory looks at two fame cards, but only one is left above King of Kings. What happens?

    The player looks at this one, and takes it.
    """
    plays(table, "Glory", play=REGIONS, other={"fame": ["Great", "King of Kings"]})
    assert table.ann.hand == ["Great"]
    assert table.fame == ["King of Kings"]


@rule("imperium.ruling-king-of-kings.side-a")
def test_side_a_is_resolved_and_flipped_and_triggers_scoring(table: Scenario) -> None:
    """Only King of Kings is left, with side A up, and a barbarian has to look at fame cards. What happens?

    Side A is resolved, for 6 progress. The card is flipped, and scoring is triggered: this round and one more are
    played.
    """
    plays(table, "Glory", play=REGIONS, other={"fame": ["King of Kings"]})
    assert table.ann.progress == 6
    assert fame_deck(table) == ["com-king-of-kings-b"]
    assert table.rounds_left == 2


@rule("imperium.ruling-king-of-kings.side-b")
def test_side_b_is_resolved_and_stays(table: Scenario) -> None:
    """King of Kings lies with side B up, and a barbarian has to look at fame cards. What happens?

    Side B is resolved, for 4 progress. The card is left as it is.
    """
    plays(table, "Glory", play=REGIONS, other=SIDE_B)
    assert table.ann.progress == 4
    assert fame_deck(table) == ["com-king-of-kings-b"]


@rule("imperium.ruling-king-of-kings.once-per-player")
def test_nobody_resolves_king_of_kings_twice(table: Scenario) -> None:
    """Ann resolves side A, and later in her turn has to look at fame cards once more. Does she resolve side B?

    No: each player resolves King of Kings once in a game, whichever side it shows.
    """
    more = ["Marsh", "Hills", "Forest"]
    plays(table, "Glory", "Glory", play=[*REGIONS, *more], other={"fame": ["King of Kings"]})
    table.ann.chooses(*REGIONS)
    assert table.ann.progress == 6
    table.ann.chooses("play Glory")
    assert sorted(table.ann.discard) == sorted(["Glory", "Glory", *REGIONS, *more])
    assert table.ann.progress == 6
    assert fame_deck(table) == ["com-king-of-kings-b"]
