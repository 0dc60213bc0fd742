"""Setting up the game: what each player prepares (steps 1 to 10), and the middle of the table (steps 1 to 17)."""

from __future__ import annotations

from collections.abc import Iterable

from nefrit.imperium.constants import (
    AT_ACCESSION,
    AT_DECK,
    AT_DEVELOPMENT,
    AT_NATION,
    AT_PLAY,
    AT_SUPPLY,
    BOXES,
    CIVILISED,
    CLASSICS,
    COMBINED,
    FAME,
    FOUR,
    OPENING_HAND,
    POWER,
    REGION,
    THREE_OR_MORE,
    TRIBUTARY,
    UNCIVILISED,
    UNREST,
)
from nefrit.imperium.faces import ImperiumFace
from nefrit.imperium.fame import ResolvedInsteadOfTaken
from nefrit.imperium.market import SLOTS, refill
from nefrit.imperium.nations import NATIONS, nation_called
from nefrit.imperium.rounds import Rounds
from nefrit.imperium.state import (
    BOX,
    CIVILISED_DECK,
    DECK,
    DEVELOPMENT,
    FAME_DECK,
    HAND,
    MAIN_DECK,
    MARKET,
    NATION_DECK,
    OTHER_SIDES,
    REGION_DECK,
    STANDING,
    UNCIVILISED_DECK,
    UNREST_PILE,
    Imperium,
)
from nefrit.kernel.decisions import choose
from nefrit.kernel.procedures import Flow, Procedure, step
from nefrit.kernel.record import Header
from nefrit.kernel.state import NO_SEAT
from nefrit.kernel.zones import Zone

SIDES = ("A", "B")
CHOOSE = "choose"
DEALT = "dealt"
MATERIAL_AT_START = 3
POPULATION_AT_START = 2
PROGRESS_AT_START = 1
FAME_REMOVED = {2: 2, 3: 1, 4: 0}
SMALL_DECKS = {2: 6, 3: 7, 4: 8}

STARTS_IN = {
    AT_DECK: DECK,
    AT_NATION: NATION_DECK,
    AT_ACCESSION: NATION_DECK,
    AT_DEVELOPMENT: DEVELOPMENT,
}
"""Where the cards of a nation begin, but for those that lie in play (imperium.card.field-starting-location).

imperium.card.location-nation, imperium.card.location-accession, imperium.card.location-development
"""

Dealt = tuple[ImperiumFace, int, Zone, int]


def nations_to_choose(header: Header) -> tuple[str, ...]:
    """The nations of the box, or with both boxes all of them.

    imperium.general.eight-nations-per-box, imperium.combine.any-nation
    """
    box = header.options.get("box", CLASSICS)
    return tuple([name for name, nation in NATIONS.items() if box in (COMBINED, nation.box)])


def commons_box(header: Header) -> str:
    """The box that the common cards come from (imperium.combine.commons-from-one-box)."""
    box = header.options.get("box", CLASSICS)
    return str(header.options.get("commons", CLASSICS) if box == COMBINED else box)


def is_used(face: ImperiumFace, seats: int) -> bool:
    """Whether a card is used by so many players.

    imperium.card.player-count-3plus, imperium.card.player-count-4, imperium.setup-common.5-two-players,
    imperium.setup-common.5-three-players, imperium.setup-common.5-four-players, imperium.setup-player.8-supply-removal,
    imperium.solo.card-removal
    """
    least = {THREE_OR_MORE: 3, FOUR: 4}.get(face.player_count, 1)
    return seats >= least


class SetUp(Procedure):
    """Setting up (imperium.setup-player.order). `nations` and `sides` are chosen by the players in turn order.

    decision.imperium.nations
    """

    __slots__ = ("choice_made", "nations", "sides")

    def __init__(self) -> None:
        super().__init__()
        self.nations: tuple[str, ...] = ()
        self.sides: tuple[str, ...] = ()
        self.choice_made = ""

    @step("imperium.setup-common.17-first-player")
    def first_player(self, game: Imperium) -> Flow:
        """The first player is determined at random (imperium.setup-common.17-solstice-card).

        Nations are dealt, unless players choose them (decision.imperium.nations) or agreed on them and on sides before
        (imperium.setup-player.1-choose-nation, imperium.setup-player.2-power-side-choice).
        """
        table = game.edit_table()
        table.first = table.active = game.chance.below(game.seat_count)
        nations = game.header.options.get("nations", DEALT)
        if nations == DEALT:
            self.nations = game.chance.shuffled(nations_to_choose(game.header))[: game.seat_count]
        elif nations != CHOOSE:
            self.nations = tuple(nations)
        self.sides = tuple(game.header.options.get("sides", ()))
        return None

    def chooser(self, game: Imperium, made: int) -> int:
        """Who chooses after so many have: from the first player on."""
        return (game.table.first + made) % game.seat_count

    def nation_of(self, game: Imperium, seat: int) -> str:
        """The nation that a player has chosen or was dealt; empty before."""
        if len(self.nations) == game.seat_count:
            return self.nations[seat]
        turn = (seat - game.table.first) % game.seat_count
        return self.nations[turn] if turn < len(self.nations) else ""

    @step("imperium.setup-player.1-choose-nation")
    def choose_nation(self, game: Imperium) -> Flow:
        """1 Each player chooses a nation that nobody else has (imperium.setup-player.1-read-nations-first)."""
        if len(self.nations) == game.seat_count:
            self.goto("choose_side")
            return None
        left = [name for name in nations_to_choose(game.header) if name not in self.nations]
        seat = self.chooser(game, len(self.nations))
        return choose(seat, left, "choice_made", "imperium.setup-player.1-choose-nation", "choose-nation")

    @step("imperium.setup-player.1-choose-nation")
    def note_nation(self, game: Imperium) -> Flow:
        """They are noted in the order of choosing, and put into the order of the seats at the end."""
        self.nations = (*self.nations, self.choice_made)
        if len(self.nations) < game.seat_count:
            self.goto("choose_nation")
        else:
            self.nations = self._by_seat(game, self.nations)
        return None

    def _by_seat(self, game: Imperium, chosen: tuple[str, ...]) -> tuple[str, ...]:
        first = game.table.first
        return tuple([chosen[(seat - first) % game.seat_count] for seat in range(game.seat_count)])

    @step("imperium.setup-player.2-power-side-choice")
    def choose_side(self, game: Imperium) -> Flow:
        """2 Each player chooses the side of the power card, for the whole game.

        imperium.setup-player.2-power-side-fixed, imperium.setup-player.2-side-b-for-beginners
        """
        if len(self.sides) == game.seat_count:
            self.goto("take_cards")
            return None
        seat = self.chooser(game, len(self.sides))
        rule = "imperium.setup-player.2-power-side-choice"
        return choose(seat, ("side-a", "side-b"), "choice_made", rule, "choose-side", values=SIDES)

    @step("imperium.setup-player.2-power-side-choice")
    def note_side(self, game: Imperium) -> Flow:
        """As for the nations."""
        self.sides = (*self.sides, self.choice_made)
        if len(self.sides) < game.seat_count:
            self.goto("choose_side")
        else:
            self.sides = self._by_seat(game, self.sides)
        return None

    @step("imperium.setup-player.9-draw-deck")
    def take_cards(self, game: Imperium) -> Flow:
        """2-9 Players lay out the cards of their nations; the state card shows its barbarian side.

        imperium.setup-player.1-choose-nation, imperium.setup-player.5-nation-deck, imperium.setup-player.7-state-card
        """
        for seat, name in enumerate(self.nations):
            game.deal(nation_cards(game, seat, name, self.sides[seat]))
            player = game.edit_seat(seat)
            player.nation_name = name
            player.empire = nation_called(name).starts_empire
            order_nation_deck(game, seat)
            game.shuffle(DECK, seat)
        return None

    @step("imperium.setup-player.10-starting-hand")
    def opening_hands(self, game: Imperium) -> Flow:
        """10 Each player draws five cards (decision.imperium.opening-hand)."""
        for seat in range(game.seat_count):
            for card in game.zone(DECK, seat)[:OPENING_HAND]:
                game.move(card, HAND, seat)
        return None

    @step("imperium.setup-common.2-starting-material")
    def starting_tokens(self, game: Imperium) -> Flow:
        """1-2 Tokens (imperium.setup-common.1-supply, imperium.setup-common.2-on-state-card).

        imperium.setup-common.2-starting-population, imperium.setup-common.2-starting-progress,
        imperium.setup-common.2-starting-exhaust, imperium.setup-common.2-utopians-exhaust,
        imperium.setup-common.2-starting-action
        """
        for seat in range(game.seat_count):
            player = game.edit_seat(seat)
            player.material = MATERIAL_AT_START
            player.population = POPULATION_AT_START
            player.progress = PROGRESS_AT_START
            player.exhausts = nation_called(player.nation_name).exhausts
        return None

    @step("imperium.setup-common.4-sort")
    def lay_out_commons(self, game: Imperium) -> Flow:
        """3-13 The common cards, sorted by suit (imperium.setup-common.3-market-tiles)."""
        faces = [face for face in common_faces(game) if is_used(face, game.seat_count)]
        lay_out_unrest_and_fame(game, faces)
        lay_out_decks(game, faces)
        return None

    @step("imperium.setup-common.14-market-small-decks")
    def fill_market(self, game: Imperium) -> Flow:
        """14-16 The market is filled; on what is civilised alone lies progress.

        imperium.setup-common.14-market-main-deck, imperium.setup-common.15-unrest-under-market,
        imperium.setup-common.16-progress-on-civilised
        """
        for slot in range(len(SLOTS)):
            refill(game, slot)
        for card in game.zone(MARKET):
            suits = game.faces[card].suits
            if CIVILISED in suits and UNCIVILISED not in suits:
                game.edit_piece(card).progress = 1
        return Rounds()


# ---- What a player has


def nation_cards(game: Imperium, seat: int, name: str, side: str) -> list[Dealt]:
    """The cards of a nation and where they begin; supply cards go to the unrest pile.

    imperium.setup-player.2-power-card, imperium.setup-player.3-in-play-cards, imperium.setup-player.6-development-area,
    imperium.setup-player.8-supply-cards, imperium.setup-player.8-supply-cards-are-unrest,
    imperium.setup-player.6-development-cards, imperium.setup-player.6-arthurians-impending,
    imperium.setup-player.6-atlanteans-no-nation-deck, imperium.setup-player.6-utopians-no-decks,
    imperium.card.location-supply, imperium.card.location-in-play, imperium.setup-player.8-supply-nations
    """
    dealt: list[Dealt] = []
    standing: set[str] = set()
    for face in faces_of(game, name):
        if not is_used(face, game.seat_count):
            continue
        if face.location == AT_SUPPLY:
            dealt += [(face, NO_SEAT, UNREST_PILE, 0)] * face.copies
        elif face.location == AT_PLAY:
            dealt += _in_play(face, seat, side, standing)
        else:
            dealt += [(face, seat, STARTS_IN[face.location], seat)] * face.copies
    return dealt


def _in_play(face: ImperiumFace, seat: int, side: str, standing: set[str]) -> list[Dealt]:
    """The chosen side of the power card; of other two-sided cards the first one lies on top.

    imperium.setup-player.3-arthurians, imperium.setup-player.3-utopians-stack,
    imperium.card.location-in-play-two-sided,
    imperium.setup-player.3-utopians-journey-card, imperium.nation-utopians.journey-top-only,
    imperium.setup-player.3-only-two-nations, imperium.setup-player.2-power-side-fixed
    """
    if POWER in face.suits:
        return [(face, seat, STANDING, seat)] if face.side == side else []
    on_top = not standing
    standing.add(face.id)
    return [(face, seat, STANDING, seat)] if on_top else [(face, seat, OTHER_SIDES, 0)]


def faces_of(game: Imperium, module: str) -> list[ImperiumFace]:
    """The faces of a nation or of the commons, in the order in which they are written."""
    faces = game.definition.library.faces.values()
    return [face for face in faces if isinstance(face, ImperiumFace) and face.module == module]


def order_nation_deck(game: Imperium, seat: int) -> None:
    """The nation deck is shuffled and lies on the accession card, which everybody sees.

    imperium.setup-player.4-accession, imperium.setup-player.4-accession-name, imperium.setup-player.5-nation-deck,
    imperium.setup-player.5-accession-at-bottom, imperium.setup-player.4-none-for-atlanteans-utopians,
    imperium.setup-player.4-vikings-zenith, imperium.setup-player.4-arthurians-nadir
    """
    game.shuffle(NATION_DECK, seat)
    for card in game.zone(NATION_DECK, seat):
        if game.faces[card].location == AT_ACCESSION:
            game.move(card, NATION_DECK, seat, shown_to=game.everybody)


# ---- The middle of the table


def common_faces(game: Imperium) -> list[ImperiumFace]:
    """The common cards of one box; combined boxes replace tributaries that have the name of a player's card.

    imperium.combine.commons-from-one-box, imperium.combine.tributary-name-check,
    imperium.combine.tributary-replacement, imperium.combine.replacement-player-count,
    imperium.combine.replacement-name-clash
    """
    box = commons_box(game.header)
    every = faces_of(game, "commons")
    used = [face for face in every if face.box in (box, "both")]
    if game.header.options.get("box") != COMBINED:
        return used
    names = {face.name for player in game.seats for face in faces_of(game, player.nation_name)}
    kept = [face for face in used if TRIBUTARY not in face.suits or face.name not in names]
    removed = [face for face in used if face not in kept and is_used(face, game.seat_count)]
    (other,) = [one for one in BOXES if one != box]
    spare = [face for face in every if face.box == other and TRIBUTARY in face.suits]
    legal = [face for face in spare if is_used(face, game.seat_count) and face.name not in names]
    return [*kept, *game.chance.shuffled(legal)[: len(removed)]]


def lay_out_unrest_and_fame(game: Imperium, faces: Iterable[ImperiumFace]) -> None:
    """6-9 The unrest pile, and the fame deck with its last card at the bottom.

    imperium.setup-common.6-unrest-pile, imperium.setup-common.7-king-of-kings, imperium.setup-common.8-fame-deck,
    imperium.setup-common.9-fame-two-players, imperium.setup-common.9-fame-three-players,
    imperium.component.king-of-kings-two-sided
    """
    dealt: list[Dealt] = []
    for face in faces:
        if UNREST in face.suits:
            dealt += [(face, NO_SEAT, UNREST_PILE, 0)] * face.copies
        elif FAME in face.suits:
            last = any(isinstance(part, ResolvedInsteadOfTaken) for part in face.abilities)
            dealt += [(face, NO_SEAT, OTHER_SIDES if last else FAME_DECK, 0)] * face.copies
    game.deal(dealt)
    game.shuffle(FAME_DECK)
    for card in game.zone(FAME_DECK)[: FAME_REMOVED[game.seat_count]]:
        game.move(card, BOX)
    for card in game.zone(OTHER_SIDES):
        if FAME in game.faces[card].suits and game.faces[card].side == SIDES[0]:
            game.move(card, FAME_DECK, shown_to=game.everybody)


def setup_suit(face: ImperiumFace) -> str:
    """The suit under which a common card is sorted (imperium.card.dual-suit-setup)."""
    return UNCIVILISED if UNCIVILISED in face.suits else face.suits[0] if face.suits else ""


def lay_out_decks(game: Imperium, faces: Iterable[ImperiumFace]) -> None:
    """10-13 The three small decks, and all that is left with the tributaries in the main deck.

    imperium.setup-common.10-region-deck, imperium.setup-common.11-uncivilised-deck,
    imperium.setup-common.12-civilised-deck, imperium.setup-common.13-main-deck, imperium.setup-common.12-table-2p,
    imperium.setup-common.12-table-3p, imperium.setup-common.12-table-4p
    """
    small = {REGION: REGION_DECK, UNCIVILISED: UNCIVILISED_DECK, CIVILISED: CIVILISED_DECK, TRIBUTARY: MAIN_DECK}
    dealt: list[Dealt] = []
    for face in faces:
        zone = small.get(setup_suit(face))
        if zone is not None:
            dealt += [(face, NO_SEAT, zone, 0)] * face.copies
    game.deal(dealt)
    for zone in (REGION_DECK, UNCIVILISED_DECK, CIVILISED_DECK):
        game.shuffle(zone)
        for card in game.zone(zone)[SMALL_DECKS[game.seat_count] :]:
            game.move(card, MAIN_DECK)
    game.shuffle(MAIN_DECK)
