"""Each nation wins a whole game in its own way."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import pytest

from nefrit.imperium.constants import AT_DEVELOPMENT
from nefrit.imperium.definition import GAME
from nefrit.imperium.nations import NATIONS
from nefrit.imperium.occurrences import (
    BecameEmpire,
    Developed,
    EndTriggered,
    Exhausted,
    Gained,
    Happening,
    Moved,
    Obtained,
    Paid,
    Placed,
    Played,
    Sunk,
    TurnBegan,
    UnrestTaken,
)
from nefrit.imperium.places import owned
from nefrit.imperium.scoring import counted, points_of, score
from nefrit.imperium.state import DEVELOPMENT, HISTORY, NATION_DECK, PLAY, STANDING, SUNKEN, Imperium, Player
from nefrit.kernel.match import Match, replay
from nefrit.kernel.zones import Zone
from nefrit.testing import rule
from tests.imperium.nation_games import GAMES, JOURNEY, names, path_of
from tests.imperium.tables import FACES
from tests.playthroughs import lines, read

ANN, BOB = 0, 1
KNIGHTS = {face.name for face in FACES if "knight" in face.icons}
QUESTS = {face.name for face in FACES if face.module == "arthurians" and face.location == AT_DEVELOPMENT}


@dataclass(frozen=True)
class Told:
    """Something that happened to a player: what, and with which card if with one."""

    what: Happening
    card: str = ""


@dataclass(frozen=True)
class Tale:
    """A game that is over, from Ann's side."""

    match: Match
    told: tuple[Told, ...]

    @property
    def game(self) -> Imperium:
        """How it ended."""
        return self.match.game

    @property
    def ann(self) -> Player:
        """Her tokens and her state card."""
        return self.game.seats[ANN]

    def happened(self, kind: type[Happening], card: str = "", seat: int = ANN) -> list[Told]:
        """All that happened of a kind, with a card of this name if one is given."""
        of_kind = [each for each in self.told if isinstance(each.what, kind) and each.what.seat == seat]
        return [each for each in of_kind if card in ("", each.card)]

    def moved(self, how: str) -> list[str]:
        """The cards with which this was done."""
        return [each.card for each in self.happened(Moved) if isinstance(each.what, Moved) and each.what.how == how]

    def placed(self, card: str = "") -> set[tuple[str, int]]:
        """What was placed on cards, with one of this name if one is given: resources, and how much at a time."""
        placed = [each.what for each in self.happened(Placed, card)]
        return {(what.resource, what.amount) for what in placed if isinstance(what, Placed)}

    def after(self, first: Told, count: int) -> list[Told]:
        """What happened next."""
        start = 1 + next(index for index, each in enumerate(self.told) if each is first)
        return list(self.told[start : start + count])

    def before(self, last: Told) -> Told:
        """What happened just before."""
        return self.told[next(index for index, each in enumerate(self.told) if each is last) - 1]

    def ended_by(self) -> tuple[int, str]:
        """Who triggered scoring, by which rule."""
        (each,) = [each.what for each in self.told if isinstance(each.what, EndTriggered)]
        return each.seat, each.rule

    def lie(self, zone: Zone) -> list[str]:
        """The names of Ann's cards in a zone."""
        return names(self.game, self.game.zone(zone, ANN))

    def points(self, name: str) -> int:
        """What Ann's cards with this name are worth together."""
        return sum(points_of(self.game, ANN, card) for card in counted(self.game, ANN) if self.called(card, name))

    def called(self, card: int, name: str) -> bool:
        """Whether a card has this name."""
        return bool(self.game.faces[card].name == name)

    def marks(self, suit: str, zone: Zone | None = None) -> int:
        """How many suits of this kind Ann has, on all that she scores or in a zone."""
        cards = owned(self.game, ANN) if zone is None else self.game.zone(zone, ANN)
        return sum(self.game.faces[card].suits.count(suit) for card in cards)

    def would_lose_without(self, *own: str) -> bool:
        """Whether it was these cards that made the difference."""
        return score(self.game, ANN) - sum(self.points(name) for name in own) < score(self.game, BOB)


@cache
def tale_of(nation: str) -> Tale:
    """The game of a nation, played again."""
    _, record = read(path_of(nation))
    match = replay(GAME, record)
    told: list[Told] = []
    for entry in match.log.entries:
        what = entry.occurrence
        if isinstance(what, Happening):
            card = getattr(what, "card", None)
            told.append(Told(what, "" if card is None else GAME.library.faces[entry.cards[card]].name))
    return Tale(match, tuple(told))


def of_ten(points: int) -> int:
    """A card with variable points has at most ten."""
    return min(10, points)


# ---- All nations


def test_every_nation_has_its_game() -> None:
    assert set(GAMES) == set(NATIONS)


@pytest.mark.parametrize("nation", NATIONS)
def test_the_game_of_a_nation_goes_as_it_went(nation: str) -> None:
    told, record = read(path_of(nation))
    assert record.header == GAMES[nation].header(nation)
    assert lines(tale_of(nation).match) == told


@pytest.mark.parametrize("nation", NATIONS)
def test_the_nation_wins_by_points(nation: str) -> None:
    tale = tale_of(nation)
    outcome = tale.game.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.rule) == ((ANN,), "imperium.scoring.winner")
    assert tale.ann.nation_name == nation
    assert score(tale.game, ANN) > score(tale.game, BOB)


@rule("imperium.deck-exhaustion.vikings-no-flip", "imperium.nation-atlanteans.start-empire")
@pytest.mark.parametrize("nation", NATIONS)
def test_only_some_nations_become_empires(nation: str) -> None:
    tale = tale_of(nation)
    flips = len(tale.happened(BecameEmpire))
    if NATIONS[nation].never_empire:
        assert (flips, tale.ann.empire) == (0, False)
    elif NATIONS[nation].starts_empire:
        assert (flips, tale.ann.empire) == (0, True)
    else:
        assert (flips, tale.ann.empire) == (1, True)
        assert tale.lie(NATION_DECK) == []


# ---- Classics


def test_carthaginians_win_by_their_material() -> None:
    tale = tale_of("carthaginians")
    assert tale.placed() == {("material", 2), ("material", 1)}, "never progress"
    assert len(tale.happened(Placed)) == 19 + len(tale.happened(Played, "Carthaginian Traders")) == 21
    bought = [each.what for each in tale.happened(Obtained) if isinstance(each.what, Obtained)]
    assert sorted(what.material for what in bought if what.material) == [2] * 8 + [4, 4, 6], "they take it back"
    assert tale.points("Carthaginians") == of_ten(tale.ann.material // 3) == 10
    assert tale.points("Monopoly") == tale.ann.material // 5 == 8
    assert tale.would_lose_without("Carthaginians", "Monopoly")


def test_celts_win_by_uncivilised_cards_and_the_unrest_of_others() -> None:
    tale = tale_of("celts")
    raids = tale.happened(Exhausted, "Celts")
    assert len(raids) == 10
    for raid in raids:
        (unrest,) = tale.after(raid, 1)
        assert isinstance(unrest.what, UnrestTaken)
        assert unrest.what.seat == BOB
    assert tale.points("Celts") == tale.points("Vercingetorix") == of_ten(tale.marks("uncivilised")) == 10
    assert "Vercingetorix" in tale.lie(HISTORY)
    assert tale.would_lose_without("Celts", "Vercingetorix")
    assert tale.lie(DEVELOPMENT) == []
    assert tale.ended_by() == (ANN, "imperium.end.trigger-2-development")


@rule("imperium.term-break-through.2-nothing-left")
def test_greeks_win_by_the_number_of_their_cards() -> None:
    tale = tale_of("greeks")
    number = len(owned(tale.game, ANN))
    assert tale.points("Greeks") == number // 7 == 5
    assert tale.points("Philosophy") == number // 5 == 7
    assert tale.would_lose_without("Greeks", "Philosophy")
    *uses, last = tale.happened(Exhausted, "Greeks")
    assert len(uses) == 16
    for use in uses:
        broken = [each.what for each in tale.after(use, 4) if isinstance(each.what, Obtained)]
        assert broken[0].how == "break-through", "the two actions are spent on new cards"
    (instead,) = tale.after(last, 1)
    assert isinstance(instead.what, Gained)
    assert instead.what.progress == 2, "nothing is left"


def test_macedonians_win_by_regions() -> None:
    tale = tale_of("macedonians")
    assert tale.points("Macedonians") == tale.points("Alexandria in Ariana") == tale.marks("region") // 2 == 5
    assert {"Philip II", "Alexander", "Alexander the Great"} <= set(tale.lie(HISTORY))
    again = [each for each in tale.happened(Played) if isinstance(each.what, Played) and each.what.origin == "discard"]
    assert [each.card for each in again] == ["Pelagonia", "Haliacmon Valley", "Mountain"]
    assert [tale.before(each).card for each in again] == ["Phalanx"] * 3
    for each in again:
        gained = [other.what for other in tale.after(each, 3) if isinstance(other.what, Gained)]
        assert 2 in [what.material for what in gained]


def test_persians_win_by_tributaries() -> None:
    tale = tale_of("persians")
    assert tale.points("Persians") == tale.points("Darius I") == of_ten(tale.marks("tributary")) == 10
    assert {"Darius I", "Babylonians", "Lydians"} <= set(tale.lie(HISTORY))
    assert len(tale.happened(Developed)) == 6


def test_romans_win_by_glory_and_population() -> None:
    tale = tale_of("romans")
    assert tale.points("Romans") == tale.ann.population // 4 == 5
    assert tale.points("Emperor Trajan") == tale.ann.population // 3 == 7
    *looks, last = tale.happened(Played, "Glory")
    assert len(looks) == tale.marks("fame") == 2
    for look in looks:
        after = tale.after(look, 16)
        famous = next(i for i, each in enumerate(after) if isinstance(each.what, Moved) and each.what.how == "fame")
        gained = after[famous + 1].what
        assert isinstance(gained, Gained)
        assert gained.progress == 1, "for having looked"
    assert EndTriggered in [type(each.what) for each in tale.after(last, 16)], "the last Glory came to King of Kings"
    assert tale.ended_by() == (ANN, "imperium.end.trigger-3-king-of-kings")
    assert tale.ann.crowned
    assert tale.lie(DEVELOPMENT) == []


def test_scythians_win_by_material_and_regions() -> None:
    tale = tale_of("scythians")
    assert tale.points("Scythians") == tale.ann.material // 3 + tale.marks("region") // 3 == 8
    assert tale.points("Tamga") == tale.marks("region") // 2 == 3
    assert tale.points("Jewellery") == 7
    regions = {face.name for face in FACES if "region" in face.suits}
    tents = tale.happened(Exhausted, "Tents")
    assert len(tents) == 10
    for each in tents:
        played = tale.before(each)
        assert isinstance(played.what, Played)
        assert played.card in regions
        (gained,) = tale.after(each, 1)
        assert isinstance(gained.what, Gained)
        assert gained.what.population == 1
    assert tale.would_lose_without("Scythians")
    assert tale.ended_by() == (ANN, "imperium.end.trigger-2-development")


@rule("imperium.nation-vikings.never-empire", "imperium.end.trigger-4-vikings")
@rule("imperium.term-history.atlanteans-vikings")
def test_vikings_win_by_sagas_and_the_end_of_their_nation_deck() -> None:
    tale = tale_of("vikings")
    assert tale.moved("nation")[-1] == "Harald Hardrada"
    assert tale.ended_by() == (ANN, "imperium.end.trigger-4-vikings")
    assert tale.lie(NATION_DECK) == tale.lie(DEVELOPMENT) == []
    (saga,) = [card for card in tale.game.zone(PLAY, ANN) if tale.called(card, "Sagas")]
    assert tale.points("Sagas") == of_ten(len(tale.game.pieces[saga].garrison)) == 10
    variable = sum(tale.game.faces[card].is_variable for card in owned(tale.game, ANN))
    assert tale.points("Vikings") == tale.points("Harald Hardrada") == of_ten(2 * variable) == 10
    assert tale.lie(HISTORY) == tale.moved("history") == []


# ---- Legends


@rule("imperium.nation-arthurians.graal-last", "imperium.nation-arthurians.graal-ends-game")
def test_arthurians_complete_their_quests_and_find_the_graal() -> None:
    tale = tale_of("arthurians")
    begun = [name for name in tale.moved("garrison") if name in QUESTS and name not in KNIGHTS]
    assert begun == ["Twrch Trwyth", "Taliesin the Bard", "Excalibur", "Graal"], "the Graal comes last"
    assert tale.moved("exile")[0] == "Twrch Trwyth", "hunted by Cafall"
    assert [name for name in tale.moved("take") if name in QUESTS - KNIGHTS] == begun[1:]
    for merlin in tale.happened(Played, "Myrddin Wyllt (Merlin)"):
        *knights, quest = tale.after(merlin, 4)
        assert {each.card for each in knights} <= KNIGHTS, "three knights are abandoned for a quest"
        assert quest.card in begun[1:]
    (graal,) = tale.happened(Played, "Graal")
    (end,) = tale.after(graal, 1)
    assert isinstance(end.what, EndTriggered)
    assert tale.ended_by() == (ANN, "imperium.end.trigger-5-arthurians")
    assert tale.points("Graal") == 8
    assert tale.lie(DEVELOPMENT) == []
    assert tale.happened(Developed) == []


@rule("imperium.nation-atlanteans.start-empire", "imperium.term-sunken.scores")
def test_atlanteans_sink_their_regions_and_turn_them_to_fame() -> None:
    tale = tale_of("atlanteans")
    legends = tale.happened(Played, "Myths and Legends")
    assert len(legends) == 3
    for told in legends:
        after = tale.after(told, 4)
        assert isinstance(after[0].what, Sunk)
        assert "fame" in [each.what.how for each in after if isinstance(each.what, Moved)]
    assert [each.card for each in tale.happened(Sunk)] == tale.lie(SUNKEN)
    assert tale.marks("region", SUNKEN) == 7
    assert tale.points("Atlanteans") == tale.marks("region") // 2 == 5, "the sunken ones count"
    assert tale.points("Advanced Culture") == of_ten(tale.marks("region")) == 10
    assert tale.lie(HISTORY) == tale.moved("history") == []
    assert tale.happened(BecameEmpire) == []


def test_egyptians_win_by_civilised_cards_and_monuments() -> None:
    tale = tale_of("egyptians")
    assert tale.points("Egyptians") == of_ten(2 * tale.marks("civilised")) == 10
    assert tale.points("Egyptian Legacy") == tale.marks("civilised") == 6
    assert {"Pyramids", "Embalming", "Obelisk"} <= set(tale.lie(PLAY))
    assert len(tale.happened(Exhausted, "Pyramids")) == 6
    assert "Unification" in tale.lie(HISTORY)


def test_mauryans_win_by_their_history() -> None:
    tale = tale_of("mauryans")
    past = tale.lie(HISTORY)
    assert {"Chandragupta", "Chanakya", "Ashoka"} <= set(past)
    assert tale.points("Mauryans") == of_ten(2 * len(past)) == 10
    assert tale.points("Buddhism") == len(past) == 9
    (ashoka,) = tale.happened(Played, "Ashoka")
    fame, *attacks, itself = tale.after(ashoka, 5)
    assert isinstance(fame.what, Moved)
    assert fame.what.how == "fame"
    assert [each.card for each in attacks] == ["Indian Elephants", "Carthaginians", "Exports"]
    assert itself.card == "Ashoka"
    assert tale.would_lose_without("Mauryans", "Buddhism", *past)
    assert tale.ended_by() == (ANN, "imperium.end.trigger-2-development")


def test_minoans_win_by_pottery_and_writing() -> None:
    tale = tale_of("minoans")
    assert tale.placed("Pottery") == {("progress", 1)}
    kept = len(tale.happened(Placed, "Pottery"))
    assert kept == 24
    gained = [each.what.progress for each in tale.happened(Gained) if isinstance(each.what, Gained)]
    assert kept in gained, "all that lay on it at once"
    written = [tale.after(each, 1)[0] for each in tale.happened(Exhausted, "Writing Systems")]
    assert len(written) == 7
    assert {each.card for each in written} <= set(tale.lie(HISTORY))
    assert "Seal Stones" in [each.card for each in written]
    assert tale.points("Minoans") == tale.points("Seal Stones") == of_ten(tale.ann.progress) == 10


def test_olmecs_win_with_masks_in_history() -> None:
    tale = tale_of("olmecs")
    masks = [card for card in owned(tale.game, ANN) if "mask" in tale.game.faces[card].icons]
    past = [card for card in masks if card in tale.game.zone(HISTORY, ANN)]
    assert (len(masks), len(past)) == (9, 8)
    assert [points_of(tale.game, ANN, card) for card in past] == [1] * 8
    assert [points_of(tale.game, ANN, card) for card in masks if card not in past] == [0]
    assert len(tale.happened(Exhausted, "Olmecs")) == 17
    assert tale.lie(DEVELOPMENT) == []


def test_qin_win_with_the_mandate_and_the_long_walls() -> None:
    tale = tale_of("qin")
    turns = len(tale.happened(TurnBegan))
    assert tale.placed() == {("population", 1)}, "never progress"
    mandates = tale.happened(Exhausted, "Mandate of Heaven")
    assert all(isinstance(tale.after(each, 1)[0].what, Placed) for each in mandates)
    assert (turns, len(mandates), len(tale.happened(Placed))) == (29, 16, 29 + 16)
    doubled = tale.happened(Exhausted, "Qin")
    assert len(doubled) == 8
    for each in doubled:
        earlier = tale.told[: next(index for index, one in enumerate(tale.told) if one is each)]
        obtained = [one.what for one in earlier if isinstance(one.what, Obtained) and one.what.seat == ANN][-1]
        gained = tale.after(each, 1)[0].what
        assert isinstance(gained, Gained)
        assert gained.population == obtained.population > 0, "as much again as lay on the card"
    assert tale.points("Mandate of Heaven") == 0
    assert "Mandate of Heaven" in tale.lie(PLAY)
    assert "Duke Zhuang of Qin" in tale.lie(HISTORY)
    walls = [name for name in tale.lie(PLAY) if name.startswith("Long Walls")]
    assert sorted(walls) == ["Long Walls I", "Long Walls II", "Long Walls III", "Long Walls IV"]
    assert [tale.points(name) for name in walls] == [4, 4, 4, 4]
    assert tale.points("Qin") == 10


@rule("imperium.nation-utopians.goal")
def test_utopians_finish_the_journey() -> None:
    tale = tale_of("utopians")
    paid = [each.what.progress for each in tale.happened(Paid) if isinstance(each.what, Paid) and each.what.progress]
    assert paid == [5, 6, 5], "all progress three times, at least 5"
    assert tale.lie(STANDING) == ["Utopians", JOURNEY[-1]]
    assert tale.moved("nation") == [], "there is no nation deck: the Gates made an empire of them"
    assert tale.ended_by() == (ANN, "imperium.end.trigger-6-utopians")
    assert tale.points("Utopians") == tale.ann.population // 3 == 9
