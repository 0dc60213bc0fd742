"""The game as the rest of the world sees it: its zones, records, fighters and the moments where a position begins."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from typing import Any

from nefrit.kernel.beats import Beats
from nefrit.kernel.cards import Face
from nefrit.kernel.chance import Chance
from nefrit.kernel.chart import Chart
from nefrit.kernel.checking import Problem
from nefrit.kernel.modes import Mode
from nefrit.kernel.procedures import Procedure
from nefrit.kernel.record import Header
from nefrit.kernel.refusals import Refusal
from nefrit.kernel.state import NO_SEAT
from nefrit.kernel.varieties import Variety
from nefrit.kernel.zones import Zone
from nefrit.senjutsu import (
    attacks,
    blocks,
    companion,
    contract_uses,
    counterattack,
    delayed_lines,
    displacement,
    fighters,
    figures,
    general_lines,
    hand_lines,
    harm_lines,
    kamae,
    lasting,
    moves,
    opponents,
    poison,
    positions,
    questions,
    search,
    stops,
    traps,
)
from nefrit.senjutsu.automaton import DefinitionWithAutomaton
from nefrit.senjutsu.battlefields import BOARDS, PRESETS, boards_in, why_not_join
from nefrit.senjutsu.beats import BEATS
from nefrit.senjutsu.cards import CHARACTERS, COMPANIONS, LIBRARY, SOLO_CARDS
from nefrit.senjutsu.chart import CHART
from nefrit.senjutsu.constants import POISON
from nefrit.senjutsu.diagrams import diagram_as_svg, diagrams_in
from nefrit.senjutsu.faces import SenjutsuFace
from nefrit.senjutsu.framework import Rounds
from nefrit.senjutsu.guessing import SECRET_PROMPTS
from nefrit.senjutsu.hands import show_core_cards
from nefrit.senjutsu.memo import SenjutsuMemo
from nefrit.senjutsu.modes import MOST_SEATS, modes
from nefrit.senjutsu.options import BOARD, NO_TERRAIN, PLACED, completed
from nefrit.senjutsu.poison import uses_poison
from nefrit.senjutsu.preview import preview
from nefrit.senjutsu.scenery import PIECES, why_not_use
from nefrit.senjutsu.setup import SetUp
from nefrit.senjutsu.solo import behaviour
from nefrit.senjutsu.solo.automaton import SoloAutomaton
from nefrit.senjutsu.solo.recipes import exchange_unknown
from nefrit.senjutsu.solo.waves import prepare_decks
from nefrit.senjutsu.state import (
    DECK,
    HAND,
    PILES,
    POISONS,
    ZONES,
    Battle,
    Fighter,
    Senjutsu,
    Staying,
    automated,
    is_companion,
    is_solo,
    players,
)
from nefrit.senjutsu.traps import TOKENS, mix_unknown
from nefrit.senjutsu.varieties import varieties

CRIPPLING_POISON = "002"
BATTLE_OPTIONS = ("fighters", "decks", "teams", "companions", "board", "terrain", "pieces")
"""The options of every game; those of games against automated opponents are in `opponents`."""
CHAPTERS = (
    attacks,
    behaviour,
    blocks,
    companion,
    contract_uses,
    counterattack,
    delayed_lines,
    displacement,
    general_lines,
    hand_lines,
    harm_lines,
    kamae,
    lasting,
    moves,
    poison,
    search,
    traps,
)
"""The chapters that tell what lines of cards do."""


class BattleForJapan(DefinitionWithAutomaton):
    """Senjutsu: Battle for Japan for two to four players, alone or in teams.

    Of what lies in the box these have no rule here: senjutsu.component.courtesan-miniatures,
    senjutsu.component.reference-cards, senjutsu.component.campaign-book.
    """

    messages = ("nefrit.senjutsu.cards", "nefrit.senjutsu")

    def __init__(self) -> None:
        super().__init__(
            "senjutsu",
            "Senjutsu: Battle for Japan",
            seats=(2, MOST_SEATS),
            zones=ZONES,
            library=LIBRARY,
            seat=Fighter,
            table=Battle,
            piece=Staying,
            memo=SenjutsuMemo,
            moments={"round": (Rounds, "begin"), "choose": (Rounds, "choose")},
        )
        self.automaton = SoloAutomaton()
        # Saved data names classes relative to this module, also where a game with more cards is made of this one.
        LIBRARY.home = __name__

    def problems(self, header: Header) -> Iterator[str]:
        """Fighters, board and terrain must exist."""
        known = (*BATTLE_OPTIONS, *opponents.OPTIONS)
        for option in header.options:
            if option not in known:
                yield f"senjutsu has no option {option!r}, only {', '.join(known)}"
        yield from opponents.problems(header)
        yield from fighters.problems(header, self.library)
        bringing = header.options.get("fighters")
        for fighter in bringing if isinstance(bringing, list) else ():
            yield from self.wrong_poisons(fighter.get("poisons", ()) if isinstance(fighter, dict) else ())
        board = header.options.get("board", BOARD)
        if not board:
            yield "board is the name of a board, or a list of those that are joined"
            return
        boards = boards_in(board)
        for name in boards:
            if name not in BOARDS:
                yield f"there is no board {name!r}, only {', '.join(BOARDS)}"
        for refusal in why_not_join(boards):
            told = dict(refusal.arguments)
            yield f"{told['one']} and {told['other']} are two sides of one board"
        yield from self.wrong_terrain(header, boards)

    def wrong_terrain(self, header: Header, boards: Sequence[str]) -> Iterator[str]:
        """Terrain must exist, and there is only so much of it in the box (senjutsu.setup.agree-terrain)."""
        terrain = header.options.get("terrain", NO_TERRAIN)
        presets = PRESETS.get(boards[0], {}) if len(boards) == 1 else {}
        if terrain not in (NO_TERRAIN, PLACED) and terrain not in presets:
            yield f"terrain is {NO_TERRAIN}, {PLACED} or a preset of the board: {', '.join(presets) or 'it has none'}"
        pieces = header.options.get("pieces", [])
        if not isinstance(pieces, list):
            yield f"pieces is a list of what is placed: {', '.join(PIECES)}"
            return
        for piece in sorted({str(piece) for piece in pieces} - set(PIECES)):
            yield f"there is no terrain {piece!r}, only {', '.join(PIECES)}"
        for refusal in why_not_use([piece for piece in pieces if piece in PIECES]):
            told = dict(refusal.arguments)
            yield f"the box does not hold so many of {told['terrain']}: {told['missing']} are missing"

    def usual_seats(self, options: Mapping[str, Any]) -> int:
        """A duel, or one player against the automated opponents."""
        against = len(opponents.opponents_of(Header(self.name, options=dict(options))))
        return 1 + against if against else self.seats[0]

    def seats_with(self, seats: int, options: Mapping[str, Any]) -> int:
        """A companion has a seat of its own (decision.senjutsu.companion)."""
        header = Header(self.name, seats=seats, options=dict(options))
        return seats + opponents.companions_of(header, seats - len(opponents.opponents_of(header)))

    def wrong_poisons(self, numbers: object) -> Iterator[str]:
        """A poison deck is a list of poison cards, at most one copy of each (senjutsu.poison-ext.one-copy)."""
        if not isinstance(numbers, list | tuple):
            yield "poisons is a list of the numbers of poison cards"
            return
        known = {face.number for face in self.library.faces.values() if getattr(face, "card_class", "") == POISON}
        for number in numbers:
            if number not in known:
                yield f"there is no poison card {number!r}, only {', '.join(sorted(known))}"
        if len(set(map(str, numbers))) < len(numbers):
            yield "a poison deck has at most one copy of each poison card"

    def new_seat(self, header: Header, seat: int) -> Fighter:
        """A fighter as its character card says (senjutsu.setup.take-character); a companion; an automated opponent.

        decision.senjutsu.companion, senjutsu.horde.opponents
        """
        if opponents.opponent_at(header, seat) is not None:
            return opponents.new_opponent(header, seat)
        if opponents.companion_at(header, seat):
            return fighters.new_companion(header, seat)
        fighter = Fighter()
        chosen = completed(header)["fighters"][seat]
        character = CHARACTERS[chosen["character"]]
        fighter.character = character.id
        # Against automated opponents all players fight together.
        fighter.team = opponents.PLAYERS if opponents.opponents_of(header) else chosen.get("team", seat)
        fighter.wound_limit = character.wound_limit
        fighter.stun_limit = character.hand_limit
        fighter.desperation = character.desperation
        fighter.tokens = TOKENS if character.trap_tokens else ()
        return fighter

    def set_up(self, game: Senjutsu) -> Procedure:
        """Each player has the deck of the chosen character; core and weapon card start in hand.

        senjutsu.setup.core-cards-in-hand, senjutsu.deck.core-cards-excluded, decision.senjutsu.companion
        """
        if is_solo(game):
            # senjutsu.solo.piles.sort; of cards that belong to characters only those of the opponents are needed.
            owners = {"", *[fighter.automated for fighter in game.seats]}
            game.deal((card.face, NO_SEAT, PILES, 0) for card in SOLO_CARDS.values() if card.owner in owners)
            game.shuffle(PILES)
            prepare_decks(game)
            for seat in automated(game):
                # senjutsu.solo.poison.deck
                game.deal((self.face(number), seat, POISONS, seat) for number in self.usual_poisons(game, seat))
        for seat in players(game):
            if is_companion(game, seat):
                game.deal(self.cards_of_companion(game, seat))
                game.shuffle(DECK, seat)
                continue
            game.deal(self.cards_of(game, seat))
            # senjutsu.poison-ext.deck
            game.deal((self.face(number), seat, POISONS, seat) for number in self.poisons_of(game, seat))
            show_core_cards(game, seat)
        return SetUp()

    def cards_of_companion(self, game: Senjutsu, seat: int) -> Iterator[tuple[SenjutsuFace, int, Any, int]]:
        """The deck of a companion comes with that of its partner (decision.senjutsu.companion)."""
        owner = game.seats[seat].owner
        deck = fighters.deck_of(completed(game.header)["fighters"][owner], self.library)
        for number, count in deck.companion:
            for _ in range(count):
                yield self.face(number), seat, DECK, seat

    def poisons_of(self, game: Senjutsu, seat: int) -> tuple[str, ...]:
        """The poison deck of a player: what was chosen, or the poison of the box for who has a use for it.

        senjutsu.poison.base-set, senjutsu.poison.more-than-one, senjutsu.poison-ext.deck
        """
        chosen = completed(game.header)["fighters"][seat].get("poisons")
        if chosen is not None:
            return tuple(chosen)
        return self.usual_poisons(game, seat)

    def usual_poisons(self, game: Senjutsu, seat: int) -> tuple[str, ...]:
        """The poison deck of a fighter for whom nothing was chosen (decision.senjutsu.poison-deck)."""
        character = CHARACTERS.get(game.seats[seat].character)
        return (character.poisons if character else ()) or self.used_poison(game, seat)

    def used_poison(self, game: Senjutsu, seat: int) -> tuple[str, ...]:
        """The poison of the box, for who has a card in the deck that inflicts poison."""
        uses = any(uses_poison(game.faces[card].sections) for card in game.zone(DECK, seat))
        return (CRIPPLING_POISON,) if uses else ()

    def cards_of(self, game: Senjutsu, seat: int) -> Iterator[tuple[SenjutsuFace, int, Any, int]]:
        """The cards of a player, each with the zone it begins in; the weapon was chosen with the deck.

        senjutsu.core.weapon-chosen-at-deckbuilding
        """
        deck = fighters.deck_of(completed(game.header)["fighters"][seat], self.library)
        yield self.face(CHARACTERS[deck.character].core_card), seat, HAND, seat
        for number, count in deck.weapon:
            for _ in range(count):
                yield self.face(number), seat, HAND, seat
        for number, count in deck.cards:
            for _ in range(count):
                yield self.face(number), seat, DECK, seat

    def face(self, number: str) -> SenjutsuFace:
        """The card with this serial number."""
        face = self.library.find(number.lstrip("0"))
        assert isinstance(face, SenjutsuFace)
        return face

    def pool(self, game: Senjutsu, card: int) -> Hashable:
        """Unknown cards of one player may be any of those that lie with this player; poison decks lie apart."""
        zone, seat = game.place(card)
        return seat, zone in (POISONS, PILES), game.faces[card].back

    def resample(self, game: Senjutsu, seat: int, chance: Chance) -> None:
        """Which cards of a pile automated opponents have is unknown as well, and which trap tokens are decoys."""
        exchange_unknown(game, seat, chance)
        mix_unknown(game, seat, chance)

    def faces_meant(self, header: Header, faces: list[Face], zone: Zone, seat: int) -> list[Face]:
        """By whose card it is."""
        return positions.faces_meant(header, faces, zone, seat)

    def frames_at(
        self, game: Senjutsu, number: str, procedure: Callable[..., Procedure], step: str
    ) -> tuple[Procedure, ...]:
        """The round, at this step of it."""
        return positions.frames_at(game, step)

    def prepare(self, game: Senjutsu, number: str) -> None:
        """The board and the advantage track."""
        positions.prepare(game, number)

    def position_problems(self, game: Senjutsu) -> Iterator[Problem]:
        """Figures that cannot stand where they do, more wounds than the limit, and the like."""
        return positions.problems(game)

    def why_not(self, game: Senjutsu, seat: int, card: int) -> list[Refusal]:
        """Every reason why a player cannot choose a card now."""
        return questions.why_not(game, seat, card)

    def why_not_place(self, game: Senjutsu, seat: int, place: str) -> list[Refusal]:
        """Every reason why a player cannot choose a hex."""
        return questions.why_not_hex(game, seat, place)

    def steps_for(self, game: Senjutsu, seat: int, card: int) -> tuple[str, ...]:
        """The steps of the chart in which a player might choose a card."""
        return questions.steps_for(game, seat, card)

    def steps_for_place(self, game: Senjutsu, seat: int, place: str) -> tuple[str, ...]:
        """Hexes and Kamae positions are chosen where cards are resolved."""
        return (questions.RESOLVING,) if place.startswith(("hex/", "kamae/")) else ()

    def preview(self, game: Senjutsu, seat: int, card: int) -> dict[str, Any] | None:
        """Where a card takes the fighter, and what it hits, closes and reaches from there."""
        return preview(game, seat, card)

    def annotate(self, game: Senjutsu, seat: int, view: dict[str, Any]) -> None:
        """What can be chosen, what is resolved now, and what options mean."""
        super().annotate(game, seat, view)
        figures.annotate(game, seat, view)

    def drawings(self, face: Face) -> list[tuple[int, str]]:
        """The diagrams of the sections of a card (senjutsu.anatomy.position-diagram)."""
        return [
            (number, diagram_as_svg(diagram, face.name))
            for number, section in enumerate(face.abilities)
            for diagram in diagrams_in(section)
        ]

    def modes(self) -> tuple[Mode, ...]:
        """Duel, free for all, teams, automated opponents, horde."""
        return modes()

    def varieties(self) -> Iterator[Variety]:
        """All fights, on all battlefields in turn."""
        return varieties()

    def automated(self, header: Header) -> dict[int, str]:
        """The seats of companions and of automated opponents, behind those of the players."""
        players, beside = opponents.players_in(header), opponents.companions_in(header)
        against = opponents.opponents_of(header)
        (partner,) = COMPANIONS.values()
        names = [partner.name] * beside + [opponents.KINDS[one["kind"]].name for one in against]
        return {players + number: name for number, name in enumerate(names)}

    def chart(self) -> Chart:
        """The five phases with their steps (senjutsu.round.phases)."""
        return CHART

    def beats(self) -> Beats:
        """Every message of its log is in the table."""
        return BEATS

    def facts(self, game: Senjutsu) -> list[int]:
        """Wounds, bleeding and focus of all fighters."""
        return [number for seat in game.seats for number in (seat.wounds, seat.bleeding, seat.focus)]

    def round_of(self, game: Senjutsu) -> int:
        """The number of the round."""
        return game.table.round

    def conceals(self, game: Senjutsu, seat: int) -> bool:
        """Whether somebody may play an instant is nobody else's business."""
        return any(decision.seat == seat and decision.prompt in SECRET_PROMPTS for decision in game.pending)

    def could_lose(self, game: Senjutsu, seat: int) -> bool:
        """Where a few wounds more, or a stun, decide."""
        return stops.could_lose(game, seat)


GAME = BattleForJapan()
