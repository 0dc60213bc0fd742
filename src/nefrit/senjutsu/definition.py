"""The game as the rest of the world sees it: its zones, records, fighters and the moments where a position begins."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from nefrit.kernel.definition import Definition
from nefrit.kernel.procedures import Procedure
from nefrit.kernel.record import Header
from nefrit.kernel.refusals import Refusal
from nefrit.senjutsu import blocking, counterattack, hands, harm, kamae, lasting, moving, striking
from nefrit.senjutsu.battlefields import BOARDS, PRESETS
from nefrit.senjutsu.cards import CHARACTERS, LIBRARY, SIGNATURE_DECKS
from nefrit.senjutsu.faces import SenjutsuFace
from nefrit.senjutsu.framework import Rounds
from nefrit.senjutsu.instants import cost_refusals
from nefrit.senjutsu.setup import BOARD, NO_TERRAIN, PLACED, SetUp, completed
from nefrit.senjutsu.state import DECK, HAND, POISONS, ZONES, Battle, Fighter, Senjutsu, Staying

CHAPTERS = (blocking, counterattack, hands, harm, kamae, lasting, moving, striking)
"""The chapters that tell what lines of cards do."""


class BattleForJapan(Definition):
    """Senjutsu: Battle for Japan for two to four players, alone or in teams."""

    rulebook = "senjutsu"
    messages = "nefrit.senjutsu"

    def __init__(self) -> None:
        super().__init__(
            "senjutsu",
            "Senjutsu: Battle for Japan",
            seats=(2, 4),
            zones=ZONES,
            library=LIBRARY,
            seat=Fighter,
            table=Battle,
            piece=Staying,
            moments={"round": (Rounds, "begin"), "choose": (Rounds, "choose")},
        )

    def problems(self, header: Header) -> Iterator[str]:
        """Fighters, board and terrain must exist."""
        known = ("fighters", "board", "terrain", "pieces")
        for option in header.options:
            if option not in known:
                yield f"senjutsu has no option {option!r}, only {', '.join(known)}"
        fighters = header.options.get("fighters")
        if fighters is not None and (not isinstance(fighters, list) or len(fighters) != header.seats):
            yield f"fighters is a list of {header.seats}, one for each seat"
        for fighter in fighters if isinstance(fighters, list) else ():
            name = fighter.get("character") if isinstance(fighter, dict) else fighter
            if name not in CHARACTERS:
                yield f"there is no character {name!r}, only {', '.join(CHARACTERS)}"
        board = header.options.get("board", BOARD)
        for name in board if isinstance(board, list) else [board]:
            if name not in BOARDS:
                yield f"there is no board {name!r}, only {', '.join(BOARDS)}"
        terrain = header.options.get("terrain", NO_TERRAIN)
        presets = PRESETS.get(board, {}) if isinstance(board, str) else {}
        if terrain not in (NO_TERRAIN, PLACED, *presets):
            yield f"terrain is {NO_TERRAIN}, {PLACED} or a preset of the board: {', '.join(presets) or 'it has none'}"

    def new_seat(self, header: Header, seat: int) -> Fighter:
        """A fighter as its character card says (senjutsu.setup.take-character)."""
        fighter = Fighter()
        chosen = completed(header)["fighters"][seat]
        character = CHARACTERS[chosen["character"]]
        fighter.character = character.id
        fighter.team = chosen.get("team", seat)
        fighter.wound_limit = character.wound_limit
        fighter.stun_limit = character.hand_limit
        return fighter

    def set_up(self, game: Senjutsu) -> Procedure:
        """Each player has the deck of the chosen character; core and weapon card start in hand.

        senjutsu.setup.core-cards-in-hand, senjutsu.deck.core-cards-excluded
        """
        for seat in range(game.seat_count):
            game.deal(self.cards_of(game, seat))
        game.deal([(self.face("2"), 0, POISONS, 0)])
        return SetUp()

    def cards_of(self, game: Senjutsu, seat: int) -> Iterator[tuple[SenjutsuFace, int, Any, int]]:
        """The cards of a player, each with the zone it begins in."""
        deck = SIGNATURE_DECKS[game.seats[seat].character]
        yield self.face(CHARACTERS[game.seats[seat].character].core_card), seat, HAND, seat
        yield self.face(deck.weapon_card), seat, HAND, seat
        for number, count in deck.cards:
            for _ in range(count):
                yield self.face(number), seat, DECK, seat

    def face(self, number: str) -> SenjutsuFace:
        """The card with this serial number."""
        face = self.library.find(number.lstrip("0"))
        assert isinstance(face, SenjutsuFace)
        return face

    def why_not(self, game: Senjutsu, seat: int, card: int) -> list[Refusal]:
        """Every reason why a player cannot choose a card now."""
        return list(cost_refusals(game, seat, card)) if game.lies_in(card, HAND) else []


GAME = BattleForJapan()
