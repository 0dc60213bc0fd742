"""The waves of a horde: how opponents arrive, and what happens between two levels."""

from __future__ import annotations

from typing import Final

from nefrit.kernel.decisions import NO, NO_CARD, PASS, YES, choose
from nefrit.kernel.occurrences import Occurrence
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Flow, Procedure, step
from nefrit.kernel.state import NO_SEAT
from nefrit.senjutsu.boards import OPPONENTS, PLAYER, Start
from nefrit.senjutsu.cards import SOLO_CARDS
from nefrit.senjutsu.constants import CORPSE, HOBBLE, POISON, STUN, WOUND
from nefrit.senjutsu.harm import poisons_before, tell_relieved
from nefrit.senjutsu.horde import HERO, LEVELS, WAVES, horde
from nefrit.senjutsu.lasting import end_lasting
from nefrit.senjutsu.lord import hexes_for_lord
from nefrit.senjutsu.opponents import BOSS, new_opponent, opponent_at
from nefrit.senjutsu.options import board_of
from nefrit.senjutsu.reports import WoundsReplaced
from nefrit.senjutsu.solo.behaviour import LEFT, MIDDLE, RIGHT
from nefrit.senjutsu.solo.placement import free_hex_near
from nefrit.senjutsu.solo.recipes import prepare_deck, return_cards
from nefrit.senjutsu.state import DECK, DISCARD, LASTING, REMOVED, Senjutsu, companion_of, players

BEHAVIOUR_AT: Final = dict(zip(OPPONENTS, (LEFT, MIDDLE, MIDDLE, RIGHT), strict=True))
"""senjutsu.horde.start-behaviour, senjutsu.horde.hex-a, senjutsu.horde.hex-b, senjutsu.horde.hex-c,
senjutsu.horde.hex-d"""


def ashigaru(game: Senjutsu) -> list[int]:
    """The seats of all opponents but the boss."""
    return [seat for seat in horde(game) if game.seats[seat].automated != BOSS]


def in_wave(game: Senjutsu, wave: int) -> tuple[int, ...]:
    """The seats of those who come in a wave; with the last one the boss comes."""
    boss = [seat for seat in horde(game) if game.seats[seat].automated == BOSS]
    return (*ashigaru(game)[: WAVES[wave - 1]], *(boss if wave == len(WAVES) else ()))


def arrive(game: Senjutsu, seat: int, start: Start, behaviour: int) -> None:
    """A new opponent comes to the battlefield, aggressive (senjutsu.horde.all-aggressive).

    Nothing is left of the one before in that seat (decision.senjutsu.horde-fresh). The wound limit is the number of the
    level, also for the boss (decision.senjutsu.horde-boss, senjutsu.horde.next-level-7). It begins on the hex that the
    player has chosen (senjutsu.horde.place-before-wave, senjutsu.horde.start-behaviour).
    """
    remove_what_lies_before(game, seat)
    game.seats[seat] = new_opponent(game.header, seat)
    hex = free_hex_near(game, start.hex)
    fighter = game.edit_seat(seat)
    fighter.wound_limit = fighter.stun_limit = game.table.level
    fighter.aggressive = True
    fighter.behaviour = behaviour
    fighter.hex, fighter.facing = hex, start.facing


def remove_what_lies_before(game: Senjutsu, seat: int) -> None:
    """Take away what lies before an opponent and what players have put into its deck (decision.senjutsu.horde-fresh).

    Only its own solo cards are left.
    """
    for card in game.zone(LASTING, seat):
        end_lasting(game, card)
    for zone in (DECK, DISCARD):
        for card in game.zone(zone, seat):
            if game.faces[card].id not in SOLO_CARDS:
                game.move(card, REMOVED, game.owners[card])


class WaveBegins(Occurrence):
    """A wave of the horde arrives."""

    __slots__ = ("level", "wave")
    message = "wave-begins"

    def __init__(self, level: int, wave: int) -> None:
        self.level = level
        self.wave = wave

    def happen(self, game: Senjutsu) -> None:
        """Waves come in their order (senjutsu.horde.waves-in-order, senjutsu.horde.level-complete)."""
        table = game.edit_table()
        table.level = self.level
        table.wave = self.wave


class BeginHorde(Procedure):
    """Before the first wave: the player stands on X, the fallen lord may lie beside it."""

    __slots__ = ("answer",)

    def __init__(self) -> None:
        super().__init__()
        self.answer: Value = None

    @step("senjutsu.horde.hex-x")
    def place_player(self, game: Senjutsu) -> Flow:
        """senjutsu.horde.hex-x; nobody of the horde is there yet."""
        return_to_start(game)
        for seat in horde(game):
            fighter = game.edit_seat(seat)
            fighter.defeated = True
        return None

    @step("senjutsu.horde.lord.setup")
    def ask_lord(self, game: Senjutsu) -> Flow:
        """Where the fallen lord lies, in that variant."""
        if not game.header.options.get("lord"):
            return None
        moves = [("lord", NO_CARD, *hex) for hex in hexes_for_lord(game, game.table.terrain)]
        return choose(HERO, moves, "answer", "senjutsu.horde.lord.setup", "place-lord")

    @step("senjutsu.horde.lord.setup")
    def lay_lord(self, game: Senjutsu) -> Flow:
        """A corpse token lies there. Level 1 is about to begin (senjutsu.horde.waves-in-order)."""
        table = game.edit_table()
        if isinstance(self.answer, tuple):
            table.lord = (self.answer[2], self.answer[3])
            table.terrain = (*table.terrain, (table.lord, CORPSE))
        table.level = 1
        return None


def return_to_start(game: Senjutsu) -> None:
    """The player's figure stands on the starting hex (senjutsu.horde.next-level-4)."""
    start = board_of(game).horde_start(PLAYER)
    fighter = game.edit_seat(HERO)
    if not fighter.defeated:
        fighter.hex, fighter.facing = start
    companion = companion_of(game, HERO)
    if companion != NO_SEAT and not game.seats[companion].defeated:
        # A companion stands beside it (decision.senjutsu.companion).
        beside = game.edit_seat(companion)
        beside.hex = None
        beside.hex, beside.facing = free_hex_near(game, start.hex), start.facing


class NextWave(Procedure):
    """The last opponent of a wave is defeated: the next wave, the next level, or the end.

    decision.senjutsu.horde-waves. `seats` are those whose starting hex is not chosen yet, `taken` the hexes that have
    been chosen.
    """

    __slots__ = ("answer", "seats", "taken")
    seat_fields = ("seats",)

    def __init__(self) -> None:
        super().__init__()
        self.seats: tuple[int, ...] = ()
        self.taken: tuple[str, ...] = ()
        self.answer: Value = None

    @step("senjutsu.horde.level-complete")
    def count(self, game: Senjutsu) -> Flow:
        """Which wave is next (senjutsu.horde.waves-in-order); after the last one the next level is prepared."""
        level, wave = game.table.level, game.table.wave + 1
        if wave <= len(WAVES):
            game.occur(WaveBegins(level, wave))
            return None
        if level == LEVELS:
            game.finish((HERO,), "senjutsu.horde.rank-jade", "horde-rank-jade")
            return None
        game.occur(WaveBegins(level + 1, 1))
        return NextLevel()

    @step("senjutsu.horde.place-before-wave")
    def begin_placing(self, game: Senjutsu) -> Flow:
        """The player chooses where they begin."""
        self.seats = in_wave(game, game.table.wave)
        return None

    @step("senjutsu.horde.place-before-wave")
    def ask_start(self, game: Senjutsu) -> Flow:
        """On which of the hexes A to D."""
        if not self.seats:
            return None
        moves = [("start", NO_CARD, name) for name in OPPONENTS if name not in self.taken]
        decision = choose(HERO, moves, "answer", "senjutsu.horde.place-before-wave", "place-opponent")
        return self.choice(decision)

    @step("senjutsu.horde.start-behaviour")
    def place(self, game: Senjutsu) -> Flow:
        """Its behaviour goes by that hex; then the next one (senjutsu.horde.place-before-wave)."""
        if not self.seats:
            return None
        assert isinstance(self.answer, tuple)
        name = self.answer[2]
        arrive(game, self.seats[0], board_of(game).horde_start(name), BEHAVIOUR_AT[name])
        self.taken = (*self.taken, name)
        self.seats = self.seats[1:]
        self.goto("ask_start")
        return None


class NextLevel(Procedure):
    """The seven steps between two levels."""

    __slots__ = ("answer",)

    def __init__(self) -> None:
        super().__init__()
        self.answer: Value = PASS

    @step("senjutsu.horde.next-level-1")
    def return_solo_cards(self, game: Senjutsu) -> Flow:
        """All solo cards go back to their piles."""
        for seat in horde(game):
            return_cards(game, seat)
        return None

    @step("senjutsu.horde.next-level-2")
    def build_decks(self, game: Senjutsu) -> Flow:
        """All decks are made anew."""
        prepare_decks(game)
        return None

    @step("senjutsu.horde.next-level-4")
    def return_player(self, game: Senjutsu) -> Flow:
        """The hand is kept (senjutsu.horde.next-level-3), the figure goes back to its start."""
        return_to_start(game)
        return None

    @step("senjutsu.horde.next-level-5a")
    def recover(self, game: Senjutsu) -> Flow:
        """Hobble and poison cards are discarded, also those of a companion and what waits in a deck."""
        for seat in players(game):
            tell_relieved(game, seat, HOBBLE, len(game.seats[seat].hobbles))
            game.edit_seat(seat).hobbles = ()
            waiting = [card for zone in (DECK, DISCARD) for card in game.zone(zone, seat)]
            poisons = [
                card for card in (*poisons_before(game, seat), *waiting) if game.faces[card].card_class == POISON
            ]
            for card in poisons:
                game.move(card, REMOVED, game.owners[card])
            tell_relieved(game, seat, POISON, len(poisons))
        return None

    @step("senjutsu.horde.next-level-5b")
    def ask_stun(self, game: Senjutsu) -> Flow:
        """Whether to discard a Stun card."""
        if not game.seats[HERO].stuns:
            return None
        return choose(HERO, (YES, NO), "answer", "senjutsu.horde.next-level-5b", "discard-stun")

    @step("senjutsu.horde.next-level-5b")
    def discard_stun(self, game: Senjutsu) -> Flow:
        """All others are kept (senjutsu.horde.next-level-5d)."""
        if self.answer == YES:
            game.edit_seat(HERO).stuns -= 1
            tell_relieved(game, HERO, STUN, 1)
        self.answer = PASS
        return None

    @step("senjutsu.horde.next-level-5c")
    def ask_bleeding(self, game: Senjutsu) -> Flow:
        """Whether to change a bleeding wound into a wound."""
        if not game.seats[HERO].bleeding:
            return None
        return choose(HERO, (YES, NO), "answer", "senjutsu.horde.next-level-5c", "stop-bleeding")

    @step("senjutsu.horde.next-level-5c")
    def stop_bleeding(self, game: Senjutsu) -> Flow:
        """It stays a wound."""
        if self.answer == YES:
            fighter = game.edit_seat(HERO)
            fighter.bleeding -= 1
            fighter.wounds += 1
            game.tell(WoundsReplaced(HERO, WOUND, 1))
        return None

    @step("senjutsu.horde.next-level-6")
    def refill(self, game: Senjutsu) -> Flow:
        """Half of the discard pile goes back to the deck, at random; then the deck is shuffled."""
        pile = game.chance.shuffled(game.zone(DISCARD, HERO))
        for card in pile[: (len(pile) + 1) // 2]:
            game.move(card, DECK, HERO)
        game.shuffle(DECK, HERO)
        return None


def prepare_decks(game: Senjutsu) -> None:
    """Make the decks of all automated opponents (senjutsu.horde.decks, senjutsu.solo.nightmare.character)."""
    for seat, fighter in enumerate(game.seats):
        if fighter.automated:
            chosen = opponent_at(game.header, seat) or {}
            prepare_deck(game, seat, fighter.automated, nightmare=bool(chosen.get("nightmare")))
