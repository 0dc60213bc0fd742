"""What is computed and not stored, for whoever draws the table."""

from __future__ import annotations

from typing import Any

from nefrit.imperium.nations import nation_called
from nefrit.imperium.passives import hand_size, state_of
from nefrit.imperium.scoring import counted, points_of, score
from nefrit.imperium.setup import SetUp
from nefrit.imperium.state import DECK, HAND, HISTORY, SUNKEN, Imperium


def annotate(game: Imperium, seat: int, view: dict[str, Any]) -> None:
    """Hand sizes and states, which everybody can see, and what each player would score by what the reader knows.

    While the game is being set up, nations are told before their cards are laid out, and of those that can be chosen
    how hard they are to play.
    """
    known = as_known(game, seat)
    set_up = game.innermost_or_none(SetUp)
    for number, shown in enumerate(view["seats"]):
        if set_up is not None and not shown["nation_name"]:
            shown["nation_name"] = set_up.nation_of(game, number)
        shown["hand_size"] = hand_size(game, number)
        shown["state"] = state_of(game, number)
        shown["score"] = score_shown(game, known, number)
    if view["decision"] is not None:
        tell_complexity(view["decision"])


def tell_complexity(decision: dict[str, Any]) -> None:
    """Where a nation is chosen, tell of each how hard it is to play (imperium.nation.complexity)."""
    if decision["prompt"] == "choose-nation":
        for option in decision["options"]:
            option["now"] = {"complexity": nation_called(option["word"]).complexity}


def as_known(game: Imperium, seat: int) -> Imperium:
    """The state without the cards that a seat does not know and that somebody would score."""
    known: Imperium = game.clone()
    for zone in (HAND, DECK, HISTORY, SUNKEN):
        for owner in range(game.seat_count):
            cards = [card for card in game.zone(zone, owner) if game.knows(seat, card)]
            known.zones[zone.number * game.seat_count + owner] = tuple(cards)
    return known


def score_shown(game: Imperium, known: Imperium, seat: int) -> dict[str, Any]:
    """What a player scores by the `known` cards: the `total`, the `lines` of cards that could give points, and how
    many cards that count are `unknown`."""
    cards = counted(known, seat)
    lines = [
        {"card": card, "points": points_of(known, seat, card)}
        for card in cards
        if known.faces[card].printed_points != 0
    ]
    return {"total": score(known, seat), "lines": lines, "unknown": len(counted(game, seat)) - len(cards)}
