"""The kinds of automated opponents, and those a game is played with."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from nefrit.kernel.record import Header
from nefrit.senjutsu.cards import CHARACTERS, COMPANIONS
from nefrit.senjutsu.contracts import AUTOMATED_CONTRACTS
from nefrit.senjutsu.state import Fighter

HORDE: Final = "horde"
DUEL: Final = "duel"
MODES: Final = (DUEL, HORDE)
BOSS: Final = "boss"
KATANA: Final = "katana"
HORDE_SIZE: Final = 3
"""How many ashigaru a horde has beside its boss (senjutsu.horde.decks)."""
NIGHTMARE: Final = "nightmare"
WOUND_LIMIT: Final = "wound-limit"
STARTING_WOUNDS: Final = "starting-wounds"
OPTIONS: Final = ("opponents", "mode", "lord", NIGHTMARE, WOUND_LIMIT, STARTING_WOUNDS)
"""The options of a game against automated opponents."""
RECOMMENDED: Final = "recommended"
MOST_WOUNDS: Final = 10
"""The highest wound limit that can be agreed on."""
MOST_PLAYERS: Final = 4
PLAYERS: Final = 0
OPPONENTS: Final = 1
"""The two teams."""
AUTOMATED_ADVANTAGE: Final = 1
"""senjutsu.solo.advantage.one"""
WOUND_LIMITS: Final = (7, 3, 2, 1)
"""The wound limit of each of one, two, three, four or more opponents.

senjutsu.solo.wounds.recommended-1, senjutsu.solo.wounds.recommended-2, senjutsu.solo.wounds.recommended-3,
senjutsu.solo.wounds.recommended-4
"""


@dataclass(frozen=True)
class Kind:
    """A kind of automated opponent, with the distance at which it wants to fight (senjutsu.solo.distance.preferred).

    Characters prefer to stand near (decision.senjutsu.ai-distance).

    Common foot soldiers (senjutsu.solo.ai.footsoldiers) or a character with cards of its own
    (senjutsu.solo.character.definition), with figures whose bases show how they face (senjutsu.component.ai-figures,
    senjutsu.component.ai-bases, senjutsu.solo.ai.base-facing). The same rules apply to both
    (senjutsu.solo.character.same-rules). Some start the game `hidden`, some make each step of a movement in another
    direction if they like (`free_steps`). `desperation` is with how many wounds left one becomes desperate, and
    `contracts` are those that one has to fulfil.
    """

    id: str
    name: str
    distance: int = 1
    character: bool = False
    hidden: bool = False
    free_steps: bool = False
    desperation: int = 0
    contracts: tuple[str, ...] = ()


FOOT_SOLDIERS: Final = (
    # senjutsu.solo.distance.katana-boss
    Kind(BOSS, "Samurai Boss", 1),
    Kind(KATANA, "Katana Ashigaru", 1),
    # senjutsu.solo.distance.yari
    Kind("yari", "Yari Ashigaru", 2),
    # senjutsu.solo.distance.yumi
    Kind("yumi", "Yumi Ashigaru", 5),
    # senjutsu.solo.distance.arquebus
    Kind("arquebus", "Arquebus", 6),
)
CHARACTER_KINDS: Final = (
    # No distance is given for characters: they come as near as the boss does.
    Kind("ronin", "Ronin", character=True),
    Kind("warrior", "Warrior", character=True),
    Kind("master", "Master", character=True),
    Kind("student", "Student", character=True),
    Kind("ashigaru", "Ashigaru", character=True),
    Kind("hachiko", "Hachiko", character=True),
    # senjutsu.solo.special.assassin-hidden
    Kind("assassin", "Assassin", character=True, hidden=True),
    Kind("kojiro", "Kojiro", character=True),
    Kind("monk", "Monk", character=True),
    Kind("musashi", "Musashi", character=True),
    # senjutsu.solo.special.ninja-hidden
    Kind("ninja", "Ninja", character=True, hidden=True),
    # senjutsu.solo.special.onna-desperation
    Kind("onna-bugeisha", "Onna-Bugeisha", character=True, desperation=2),
    Kind("sailor", "Sailor", character=True),
    # senjutsu.solo.special.wakou-movement
    Kind("wakou", "Wakou", character=True, free_steps=True),
    Kind("yasuke", "Yasuke", character=True),
    # senjutsu.solo.special.yojimbo-contracts
    Kind("yojimbo", "Yojimbo", character=True, contracts=AUTOMATED_CONTRACTS),
)
KINDS: Final[Mapping[str, Kind]] = {kind.id: kind for kind in (*FOOT_SOLDIERS, *CHARACTER_KINDS)}
"""All kinds by id (senjutsu.solo.special.scope)."""
PAIR: Final = ("ashigaru", "hachiko")
"""senjutsu.solo.special.ashigaru-pair"""


def opponents_of(header: Header) -> list[dict[str, Any]]:
    """The automated opponents of a game, each as a table with its `kind`, perhaps `wounds` and `nightmare`.

    What an opponent does not say itself is as the options `nightmare` and `wound-limit` say for all. A horde has three
    ashigaru, or what they were exchanged for, and a boss (senjutsu.horde.opponents, senjutsu.horde.nightmare-one,
    senjutsu.horde.nightmare-all).
    """
    given = header.options.get("opponents")
    if header.options.get("mode") == HORDE:
        given = [*(given if isinstance(given, list) else [KATANA] * HORDE_SIZE), BOSS]
    return [{**_for_all(header), **({"kind": each} if isinstance(each, str) else each)} for each in _known(given)]


def _known(given: object) -> list[Any]:
    """The opponents in a list; what is none is told by `problems`, which goes on to what else is wrong."""
    return [each for each in given if _is_opponent(each)] if isinstance(given, list) else []


def _for_all(header: Header) -> dict[str, Any]:
    """What the options say for all opponents."""
    found: dict[str, Any] = {"nightmare": True} if header.options.get(NIGHTMARE) is True else {}
    limit = _number(header.options.get(WOUND_LIMIT, RECOMMENDED))
    return found if limit is None else {**found, "wounds": limit}


def _number(given: object) -> int | None:
    """A number of wounds as an option gives it; None if it is no number."""
    if isinstance(given, str) and given.isdecimal():
        return int(given)
    return given if isinstance(given, int) and not isinstance(given, bool) else None


def starting_wounds(header: Header) -> int:
    """With how many wounds each opponent begins (decision.senjutsu.starting-wounds)."""
    return _number(header.options.get(STARTING_WOUNDS, 0)) or 0


def companions_of(header: Header, players: int) -> int:
    """How many seats so many players need for companions: as many as were asked for, but enough for all they bring."""
    reserved = header.options.get("companions")
    given = header.options.get("fighters") or header.options.get("decks")
    brought = [one for one in given[:players] if _companion_of(one)] if isinstance(given, list) else []
    return max(len(brought), len(reserved) if isinstance(reserved, list) else 0)


def companions_in(header: Header) -> int:
    """How many seats of a game are for companions.

    They are behind those of the players, before those of automated opponents (decision.senjutsu.companion).
    """
    return companions_of(header, players_in(header))


def _companion_of(given: object) -> str:
    """The companion of a fighter as options name it; empty if it has none."""
    name = given.get("character") if isinstance(given, dict) else given
    character = CHARACTERS.get(name) if isinstance(name, str) else None
    return "" if character is None else character.companion


def companion_at(header: Header, seat: int) -> bool:
    """Whether a seat is for a companion."""
    return players_in(header) <= seat < players_in(header) + companions_in(header)


def players_in(header: Header) -> int:
    """How many players a game has: as many as find a seat beside all others who need one."""
    left = header.seats - len(opponents_of(header))
    return next((players for players in range(left, 0, -1) if players + companions_of(header, players) <= left), 0)


def opponent_at(header: Header, seat: int) -> dict[str, Any] | None:
    """The automated opponent in a seat: they sit behind the players. None if a player sits there."""
    number = seat - header.seats + len(opponents_of(header))
    return opponents_of(header)[number] if number >= 0 else None


def wound_limit(header: Header, seat: int) -> int:
    """The wound limit of an opponent: what was agreed, or as recommended (senjutsu.solo.wounds.adjust)."""
    opponents = opponents_of(header)
    limit: int = opponents[seat - header.seats].get("wounds", 0)
    return limit or WOUND_LIMITS[min(len(opponents), len(WOUND_LIMITS)) - 1]


def new_opponent(header: Header, seat: int) -> Fighter:
    """A fresh automated opponent; it may suffer as many stuns as wounds (senjutsu.solo.stun.limit).

    Each kind has its distance (senjutsu.solo.distance.preferred); some begin hidden, some have contracts, all may begin
    with wounds: senjutsu.solo.special.ninja-hidden, senjutsu.solo.special.yojimbo-contracts,
    decision.senjutsu.starting-wounds.
    """
    chosen = opponent_at(header, seat) or {}
    kind = KINDS[chosen["kind"]]
    fighter = Fighter()
    fighter.automated = kind.id
    fighter.character = kind.id if kind.character else ""
    fighter.team = OPPONENTS
    fighter.distance = kind.distance
    fighter.hidden = kind.hidden
    fighter.desperation = kind.desperation
    fighter.contracts = kind.contracts
    fighter.wound_limit = fighter.stun_limit = wound_limit(header, seat)
    fighter.wounds = starting_wounds(header)
    return fighter


def problems(header: Header) -> Iterator[str]:
    """What is wrong with the opponents of a game."""
    mode = header.options.get("mode", DUEL)
    if mode not in MODES:
        yield f"mode is {' or '.join(MODES)}, not {mode!r}"
        return
    given = header.options.get("opponents")
    if given is not None and not (isinstance(given, list) and all(_is_opponent(each) for each in given)):
        yield "opponents is a list of kinds of automated opponents"
        return
    if mode == HORDE and given is not None and len(given) != HORDE_SIZE:
        yield f"a horde has {HORDE_SIZE} opponents beside its boss, not {len(given)}"
    opponents = opponents_of(header)
    yield from _kind_problems([opponent.get("kind") for opponent in opponents])
    companions, players = companions_in(header), players_in(header)
    if mode == HORDE and players != 1:
        yield f"one player fights the horde: {1 + companions + len(opponents)} seats, not {header.seats}"
    elif players < (1 if opponents else 2) or players > MOST_PLAYERS:
        beside = f" and {companions} companions" if companions else ""
        yield f"{header.seats} seats with {len(opponents)} automated opponents{beside} leave {players} players"
    reserved = header.options.get("companions", [])
    if not isinstance(reserved, list) or any(one not in COMPANIONS for one in reserved):
        yield f"companions is a list of those for whom a seat is kept free: {', '.join(COMPANIONS)}"
    if header.options.get("lord") not in (None, True, False) or (header.options.get("lord") and mode != HORDE):
        yield "lord can be true in horde mode only"
    yield from _difficulty_problems(header, mode)


def _difficulty_problems(header: Header, mode: str) -> Iterator[str]:
    """What is wrong with what the options say of all opponents."""
    options = header.options
    opponents = opponents_of(header)
    for option in (NIGHTMARE, WOUND_LIMIT, STARTING_WOUNDS):
        if option in options and not opponents:
            yield f"{option} is for games against automated opponents"
    for option in (WOUND_LIMIT, STARTING_WOUNDS):
        if option in options and mode == HORDE:
            yield f"{option} does not go with a horde, whose levels say how many wounds its opponents take"
    if options.get(NIGHTMARE, False) not in (True, False):
        yield "nightmare is true or false"
    limit = options.get(WOUND_LIMIT, RECOMMENDED)
    if limit != RECOMMENDED and not 1 <= (_number(limit) or 0) <= MOST_WOUNDS:
        yield f"{WOUND_LIMIT} is {RECOMMENDED} or a number from 1 to {MOST_WOUNDS}, not {limit!r}"
    wounds = _number(options.get(STARTING_WOUNDS, 0))
    if wounds is None or wounds < 0:
        yield f"{STARTING_WOUNDS} is a number, not {options[STARTING_WOUNDS]!r}"
        return
    for number, opponent in enumerate(opponents if wounds and mode != HORDE else ()):
        limit = wound_limit(header, header.seats - len(opponents) + number)
        if isinstance(limit, int) and wounds >= limit:
            yield f"{opponent['kind']} cannot begin with {wounds} wounds: {limit} defeat it"


def _is_opponent(given: object) -> bool:
    """Whether this can stand for an automated opponent: a kind, or an object that names one."""
    return isinstance(given, str) or (isinstance(given, dict) and isinstance(given.get("kind"), str))


def _kind_problems(kinds: list[Any]) -> Iterator[str]:
    for kind in kinds:
        if kind not in KINDS:
            yield f"there is no automated opponent {kind!r}, only {', '.join(KINDS)}"
    characters = [kind for kind in kinds if kind in KINDS and KINDS[kind].character]
    if len(set(characters)) < len(characters):
        yield "each character can be fought only once"
    if len([kind for kind in PAIR if kind in kinds]) == 1:
        yield f"{' and '.join(KINDS[kind].name for kind in PAIR)} always fight as a pair"
