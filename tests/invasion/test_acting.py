"""What is offered in a window is what nothing refuses: the short answer and the one with all reasons are the same."""

from __future__ import annotations

import pytest

from nefrit.invasion.acting import in_play, options_of
from nefrit.invasion.constants import FAQ_2_2
from nefrit.invasion.game import GAME
from nefrit.invasion.holding import holding
from nefrit.invasion.playing import ways_of
from nefrit.invasion.state import Invasion
from nefrit.kernel.chance import Chance
from nefrit.kernel.refusals import first
from tests.invasion.playthroughs import header

DECKS = [("empire", "chaos"), ("high-elf", "dark-elf"), ("dwarf", "orc")]


def check(game: Invasion, seat: int) -> int:
    """See whether all that a player could do is offered if and only if there is no reason against it."""
    offered = options_of(game, seat)
    ways = [way for card in holding(game, seat).playable for way in ways_of(game, seat, card).items()]
    for move, play in ways:
        allowed = first(play.refusals(game)) is None
        assert play.usable(game) == allowed, move
        assert (move in offered) == allowed, move
    links = [link for _, _, link in in_play(game).actions[seat]]
    for link in links:
        allowed = first(link.refusals(game)) is None
        assert link.usable(game) == allowed, link
        assert (link.move() in offered) == allowed, link
    return len(ways) + len(links)


@pytest.mark.parametrize("decks", DECKS, ids="-".join)
def test_what_is_offered_is_what_nothing_refuses(decks: tuple[str, str]) -> None:
    game, chance, checked = GAME.start(header(FAQ_2_2, *decks, seed=11)), Chance(11), 0
    while game.pending:
        decision = game.pending[0]
        if decision.prompt == "act-or-pass":
            checked += sum(check(game, seat) for seat in range(game.seat_count))
        game.answer(decision.seat, decision.random(chance))
    assert checked > 500
