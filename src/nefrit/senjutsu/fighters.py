"""Who fights: the characters, teams and decks that the options of a game name.

`fighters` is a list with a character for each seat, or an object with `character`, `team`, `poisons` and a deck of its
own (`weapon`, `cards`); `decks` is the same for those who bring decks; `teams` has the team of each seat.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from nefrit.kernel.cards import Library
from nefrit.kernel.record import Header
from nefrit.senjutsu.cards import CHARACTERS, COMPANIONS
from nefrit.senjutsu.decks import Deck, completed_deck, from_options, signature_deck
from nefrit.senjutsu.decks.deck import CARDS, CHARACTER, DECK_KEYS, PARTS, WEAPON, finder_of
from nefrit.senjutsu.opponents import PLAYERS, opponents_of, players_in
from nefrit.senjutsu.state import Fighter
from nefrit.text.decklists import MOST_CARDS, BadDeck

DEFAULTS = ("ronin", "warrior", "master", "student")
BRINGING = ("fighters", "decks")


def fighters_of(header: Header) -> list[dict[str, Any]]:
    """For each player who fights, as an object; where nothing is said it is a character of the box."""
    options = header.options
    given = options.get("fighters") or options.get("decks") or list(DEFAULTS[: players_in(header)])
    teams = options.get("teams")
    found: list[dict[str, Any]] = []
    for seat, fighter in enumerate(given[: players_in(header)]):
        team = {} if teams is None else {"team": teams[seat]}
        found.append({**team, **({CHARACTER: fighter} if isinstance(fighter, str) else fighter)})
    return found


def deck_of(fighter: Mapping[str, Any], library: Library) -> Deck:
    """The deck of a fighter: its own, or the signature deck of the character (senjutsu.deck.size)."""
    if CARDS not in fighter and WEAPON not in fighter:
        return signature_deck(fighter[CHARACTER])
    return completed_deck(from_options({key: fighter[key] for key in DECK_KEYS if key in fighter}, finder_of(library)))


def new_companion(header: Header, seat: int) -> Fighter:
    """A fresh companion at the side of the next character that has one; nobody if there is none for this seat.

    decision.senjutsu.companion
    """
    chosen = fighters_of(header)
    owners = [number for number, one in enumerate(chosen) if CHARACTERS[one[CHARACTER]].companion]
    fighter = Fighter()
    number = seat - players_in(header)
    if number >= len(owners):
        fighter.defeated = fighter.over = True
        fighter.owner = seat
        return fighter
    owner = owners[number]
    companion = COMPANIONS[CHARACTERS[chosen[owner][CHARACTER]].companion]
    fighter.owner = owner
    fighter.character = companion.id
    fighter.team = PLAYERS if opponents_of(header) else chosen[owner].get("team", owner)
    fighter.wound_limit = companion.wound_limit
    fighter.stun_limit = companion.stun_limit
    fighter.kamae = companion.positions[0]
    return fighter


def problems(header: Header, library: Library) -> Iterator[str]:
    """What is wrong with decks and teams. Whether a deck is legal in a format is not asked here."""
    options = header.options
    if all(options.get(key) is not None for key in BRINGING):
        yield "give either fighters or decks, not both"
    for key in BRINGING:
        given = options.get(key)
        if given is None:
            continue
        players = players_in(header)
        # Who brings decks for all seats need not know which are those of automated opponents; these are not used.
        enough = (players, players + len(opponents_of(header)), header.seats) if key == "decks" else (players,)
        if not isinstance(given, list) or (players > 0 and len(given) not in enough):
            yield f"{key} is a list of {players}, one for each player"
            continue
        for fighter in given:
            if isinstance(fighter, Mapping):
                yield from _deck_problems(fighter, library)
            elif not isinstance(fighter, str):
                yield f"{key} has a character or an object for each seat, not {fighter!r}"
            else:
                yield from _deck_problems({CHARACTER: fighter}, library)
    yield from _team_problems(header)


def _deck_problems(fighter: Mapping[str, Any], library: Library) -> Iterator[str]:
    known = (*DECK_KEYS, "team", "poisons")
    for key in fighter:
        if key not in known:
            yield f"a fighter has no {key!r}, only {', '.join(known)}"
    try:
        deck = from_options({key: fighter[key] for key in DECK_KEYS if key in fighter}, finder_of(library))
    except BadDeck as error:
        yield from error.problems
        return
    if any(sum(copies for _, copies in deck.part(part)) > MOST_CARDS for part in PARTS):
        yield f"to set the game up a deck has at most {MOST_CARDS} cards"
    if not deck.character:
        yield "a deck to play with names its character"


def _team_problems(header: Header) -> Iterator[str]:
    teams = header.options.get("teams")
    if teams is None:
        return
    players = players_in(header)
    numbers = isinstance(teams, list) and all(isinstance(team, int) and 0 <= team < players for team in teams)
    if opponents_of(header):
        yield "against automated opponents all players are one team"
    elif not numbers or len(teams) != players:
        yield f"teams is a list of {players} numbers from 0 to {players - 1}, one for each seat"
    elif len(set(teams)) < 2:
        yield "there must be at least two teams"
