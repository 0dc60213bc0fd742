"""Building decks: every rule of the chapter, the lists that players write, and games with such decks."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from nefrit.invasion.cards import LIBRARY
from nefrit.invasion.cards.races import NEUTRAL
from nefrit.invasion.constants import CATACLYSM, DESTRUCTION, ONE_ON_ONE, ORDER, PEOPLES
from nefrit.invasion.decks import Deck, InvasionDecks, ready_deck, violations
from nefrit.invasion.decks.drafting import pool_of
from nefrit.invasion.decks.formats import CASUAL, FORMATS
from nefrit.invasion.decks.ready import READY
from nefrit.invasion.faces import InvasionFace
from nefrit.invasion.game import GAME
from nefrit.invasion.state import DECK, HAND
from nefrit.invasion.trees import DeckOnly, PeopleOnly
from nefrit.kernel.cards import Library, UnknownName
from nefrit.kernel.match import Match
from nefrit.kernel.record import Header
from nefrit.registry import decks_of
from nefrit.rulebook import catalog
from nefrit.testing import rule
from nefrit.text import Messages, coverage
from nefrit.text.decklists import BadDeck
from nefrit.text.speech import LibraryNames

RULES = InvasionDecks(LIBRARY)
FACES = [face for face in LIBRARY.faces.values() if isinstance(face, InvasionFace) and not face.is_older]
DWARF = ready_deck("dwarf")


def named(*names: str) -> tuple[tuple[str, int], ...]:
    """Cards as players write them: "2x Huntsmen", or a name alone for one."""
    found = []
    for name in names:
        count, x, rest = name.partition("x ")
        found.append((RULES.finder.find(rest if x else name).id, int(count) if x else 1))
    return tuple(found)


def with_cards(deck: Deck, *names: str) -> Deck:
    return replace(deck, cards=(*deck.cards, *named(*names)))


def without(deck: Deck, name: str) -> Deck:
    card = RULES.finder.find(name).id
    return replace(deck, cards=tuple((one, count) for one, count in deck.cards if one != card))


def broken(deck: Deck, format: str = ONE_ON_ONE) -> list[str]:
    return [violation.rule for violation in violations(deck, LIBRARY, format)]


# ---- The rules


@pytest.mark.parametrize("name", READY)
def test_every_ready_deck_is_legal(name: str) -> None:
    assert broken(ready_deck(name), READY[name]) == []


@rule("invasion.deck.size")
def test_a_deck_has_from_fifty_to_a_hundred_cards() -> None:
    assert DWARF.count() == 50
    assert broken(without(DWARF, "King Kazador")) == ["invasion.deck.size"]
    crowd = [face.id for face in FACES if face.race in ("Dwarf", "Empire")]
    assert broken(replace(DWARF, cards=tuple((card, 2) for card in crowd[:50])), CASUAL) == []
    assert broken(replace(DWARF, cards=tuple((card, 2) for card in crowd[:51])), CASUAL) == ["invasion.deck.size"]


@rule("invasion.deck.copies")
def test_a_deck_has_at_most_three_copies_of_a_title() -> None:
    assert broken(with_cards(DWARF, "2x Runesmith Apprentice")) == []
    assert broken(with_cards(DWARF, "4x Runesmith Apprentice")) == ["invasion.deck.copies"]


@rule("invasion.deck.copies-card-override")
def test_a_card_may_say_that_a_deck_holds_only_one_copy() -> None:
    deck = without(DWARF, "Dwarf Ranger")
    assert broken(with_cards(deck, "Warpstone Excavation", "2x Grudge Thrower")) == []
    assert broken(with_cards(deck, "3x Warpstone Excavation")) == ["invasion.deck.copies-card-override"]


@rule("invasion.deck.races-of-same-alliance", "invasion.deck.neutral-allowed")
def test_races_of_an_alliance_and_neutral_cards_are_mixed_freely() -> None:
    assert broken(with_cards(DWARF, "3x Huntsmen", "2x Initiate of Saphery", "Pilgrimage")) == []


@rule("invasion.deck.order-destruction-separate", "invasion.deck.capital-alliance")
def test_order_and_destruction_are_not_mixed() -> None:
    assert broken(with_cards(DWARF, "Squig Herders")) == [
        "invasion.deck.order-destruction-separate",
        "invasion.deck.capital-alliance",
    ]


@rule("invasion.deck.capital-alliance")
def test_the_capital_is_of_the_alliance_of_the_cards() -> None:
    assert broken(replace(DWARF, capital="High Elf")) == []
    assert set(broken(replace(DWARF, capital="Orc"))) == {"invasion.deck.capital-alliance"}
    assert broken(replace(DWARF, capital="")) == ["invasion.deck.capital-alliance"]


@rule("invasion.deck.keyword-order-only")
def test_some_neutral_cards_are_for_one_alliance_only() -> None:
    assert broken(with_cards(DWARF, "Chakax")) == []
    assert broken(with_cards(DWARF, "Crypt Ghouls")) == ["invasion.deck.keyword-order-only"]
    assert broken(with_cards(ready_deck("orc"), "Crypt Ghouls")) == []
    assert broken(with_cards(ready_deck("orc"), "Chakax")) == ["invasion.deck.keyword-order-only"]


@rule("invasion.deck.keyword-race-only")
def test_some_cards_are_for_one_capital_only() -> None:
    only = NEUTRAL.support("Only Here", 901, cost=0).has(DeckOnly("dwarf", ("Dwarf",)))
    library = Library([*LIBRARY.faces.values(), only])
    for name, rules in (("dwarf", []), ("chaos", ["invasion.deck.keyword-race-only"])):
        deck = ready_deck(name)
        held = replace(deck, cards=(*deck.cards, (only.id, 1)))
        assert [one.rule for one in violations(held, library)] == rules


@rule("decision.invasion.people-only")
def test_a_card_for_the_undead_is_in_decks_without_other_peoples_with_any_capital() -> None:
    for race in (*ORDER, *DESTRUCTION):
        deck = Deck("A deck", race, named("3x Contested Village", "3x Mountain Brigands", "Drakenhof Castle"))
        assert broken(deck) == ["invasion.deck.size"]
    undead = Deck("A deck", "Chaos", named("Crypt Ghouls", "Savage Marauders", "Drakenhof Castle"))
    assert broken(undead) == ["invasion.deck.size"]
    assert broken(with_cards(undead, "Rat Ogres")) == ["invasion.deck.size", "decision.invasion.people-only"]
    assert broken(without(with_cards(undead, "Rat Ogres"), "Drakenhof Castle")) == ["invasion.deck.size"]


@rule("decision.invasion.people-only")
@pytest.mark.parametrize("people", PEOPLES)
def test_each_neutral_people_may_have_cards_of_its_own(people: str) -> None:
    only = NEUTRAL.support("Only Here", 901, cost=0, traits=people.replace(" ", "-")).has(PeopleOnly(people))
    others = [
        NEUTRAL.unit(f"One of the {one}", 902 + nth, cost=0, power=0, hit_points=1, traits=one.replace(" ", "-"))
        for nth, one in enumerate(PEOPLES)
    ]
    library = Library([*LIBRARY.faces.values(), only, *others])
    for other in others:
        held = replace(DWARF, cards=(*DWARF.cards, (only.id, 1), (other.id, 1)))
        rules = [] if people in other.traits else ["decision.invasion.people-only"]
        assert [one.rule for one in violations(held, library)] == rules


@rule("decision.invasion.people-only")
def test_a_card_for_one_people_is_not_dealt_in_a_draft() -> None:
    for alliance in ("order", "destruction"):
        assert "Drakenhof Castle" not in [face.name for face in pool_of(LIBRARY, alliance)]


@rule("invasion.deck.draft-cards-excluded")
def test_a_fulcrum_is_in_no_deck() -> None:
    place = NEUTRAL.fulcrum("A Place of Power", 900)
    library = Library([*LIBRARY.faces.values(), place])
    deck = replace(DWARF, cards=(*DWARF.cards, (place.id, 1)))
    assert [one.rule for one in violations(deck, library)] == ["invasion.deck.draft-cards-excluded"]


def test_a_card_that_does_not_exist_is_told() -> None:
    deck = replace(DWARF, cards=(*DWARF.cards, ("core-999", 1)))
    assert [one.message for one in violations(deck, LIBRARY)] == ["deck-unknown-card"]


# ---- Formats


def casual_deck(*cards: str) -> Deck:
    """A deck around some cards that is legal but for the lists."""
    faces = [LIBRARY.faces[card] for card in cards]
    races = {face.race for face in faces if isinstance(face, InvasionFace)}
    order = not races & {"Chaos", "Orc", "Dark Elf"}
    only = [face for face in faces if any(getattr(node, "word", "") == "destruction" for node in face.abilities)]
    capital = "Dwarf" if order and not only else "Orc"
    plain_units = ("Contested Village", "Contested Fortress", "Contested Stronghold", "Armoury", "Forgotten Cemetery")
    race = "Dwarf" if capital == "Dwarf" else "Orc"
    listed = {card for format in FORMATS.values() for card in (*format.restricted.values(), *format.banned.values())}
    filling = [face.id for face in FACES if face.race == race and face.id not in (*listed, *cards)]
    held = (*((card, 1) for card in cards), *named(*(f"3x {name}" for name in plain_units)))
    return Deck("", capital, (*held, *((card, 2) for card in filling)))


def restricted_beside(card: str, format: str) -> list[str]:
    """What is broken by a deck that holds a card with another title of the same restricted list."""
    other = next(
        one
        for one in FORMATS[format].restricted.values()
        if one != card and one in LIBRARY.faces and broken(casual_deck(card, one), CASUAL) == []
    )
    return broken(casual_deck(card, other), format)


@rule("invasion.format.one-on-one-restricted-rule", "invasion.format.one-on-one-restricted-list")
@pytest.mark.parametrize(
    "card",
    [
        pytest.param(
            "core-010", id="dwarf-ranger", marks=pytest.mark.rule("invasion.format.one-on-one-restricted-dwarf-ranger")
        ),
        pytest.param(
            "core-049",
            id="judgement-of-verena",
            marks=pytest.mark.rule("invasion.format.one-on-one-restricted-judgement-of-verena"),
        ),
        pytest.param(
            "core-116",
            id="warpstone-excavation",
            marks=pytest.mark.rule("invasion.format.one-on-one-restricted-warpstone-excavation"),
        ),
        pytest.param(
            "assault-on-ulthuan-057",
            id="innovation",
            marks=pytest.mark.rule("invasion.format.one-on-one-restricted-innovation"),
        ),
        pytest.param(
            "the-burning-of-derricksburg-002",
            id="mining-tunnels",
            marks=pytest.mark.rule("invasion.format.one-on-one-restricted-mining-tunnels"),
        ),
        pytest.param(
            "the-burning-of-derricksburg-005",
            id="derricksburg-forge",
            marks=pytest.mark.rule("invasion.format.one-on-one-restricted-derricksburg-forge"),
        ),
        pytest.param(
            "the-silent-forge-042",
            id="reclaiming-the-fallen",
            marks=pytest.mark.rule("invasion.format.one-on-one-restricted-reclaiming-the-fallen"),
        ),
        pytest.param(
            "redemption-of-a-mage-063",
            id="friedrich-hemmler",
            marks=pytest.mark.rule("invasion.format.one-on-one-restricted-friedrich-hemmler"),
        ),
        pytest.param(
            "march-of-the-damned-007",
            id="rodriks-raiders",
            marks=pytest.mark.rule("invasion.format.one-on-one-restricted-rodriks-raiders"),
        ),
        pytest.param(
            "the-chaos-moon-037",
            id="sacrifice-to-khaine",
            marks=pytest.mark.rule("invasion.format.one-on-one-restricted-sacrifice-to-khaine"),
        ),
        pytest.param(
            "the-twin-tailed-comet-053",
            id="sorcerer-of-tzeentch",
            marks=pytest.mark.rule("invasion.format.one-on-one-restricted-sorcerer-of-tzeentch"),
        ),
        pytest.param(
            "rising-dawn-012",
            id="mounted-marauders",
            marks=pytest.mark.rule("invasion.format.one-on-one-restricted-mounted-marauders"),
        ),
        pytest.param(
            "the-accursed-dead-060",
            id="beastman-incursion",
            marks=pytest.mark.rule("invasion.format.one-on-one-restricted-beastman-incursion"),
        ),
        pytest.param(
            "vessel-of-the-winds-075",
            id="temple-of-spite",
            marks=pytest.mark.rule("invasion.format.one-on-one-restricted-temple-of-spite"),
        ),
        pytest.param(
            "vessel-of-the-winds-079",
            id="pleasure-cults",
            marks=pytest.mark.rule("invasion.format.one-on-one-restricted-pleasure-cults"),
        ),
        pytest.param(
            "days-of-blood-020",
            id="muster-for-war",
            marks=pytest.mark.rule("invasion.format.one-on-one-restricted-muster-for-war"),
        ),
        pytest.param(
            "battle-for-the-old-world-041",
            id="wurrzag",
            marks=pytest.mark.rule("invasion.format.one-on-one-restricted-wurrzag"),
        ),
        pytest.param(
            "faith-and-steel-120",
            id="end-times",
            marks=pytest.mark.rule("invasion.format.one-on-one-restricted-end-times"),
        ),
        pytest.param(
            "legends-026",
            id="judgement-of-loec",
            marks=pytest.mark.rule("invasion.format.one-on-one-restricted-judgement-of-loec"),
        ),
        pytest.param(
            "rising-dawn-006",
            id="the-unending-horde",
            marks=pytest.mark.rule("invasion.format.one-on-one-restricted-the-unending-horde"),
        ),
    ],
)
def test_a_restricted_title_of_one_on_one_stands_alone(card: str) -> None:
    assert broken(casual_deck(card), CASUAL) == broken(casual_deck(card), ONE_ON_ONE) == []
    assert restricted_beside(card, ONE_ON_ONE) == ["invasion.format.one-on-one-restricted-rule"]


@rule("invasion.format.one-on-one-banned-rule")
@pytest.mark.parametrize(
    "card",
    [
        pytest.param(
            "omens-of-ruin-008",
            id="visit-the-haunted-city",
            marks=pytest.mark.rule("invasion.format.one-on-one-banned-visit-the-haunted-city"),
        ),
    ],
)
def test_a_banned_title_of_one_on_one_is_in_no_deck(card: str) -> None:
    assert broken(casual_deck(card), CASUAL) == []
    assert broken(casual_deck(card), ONE_ON_ONE) == ["invasion.format.one-on-one-banned-rule"]


@rule("invasion.format.cataclysm-restricted-rule", "invasion.format.cataclysm-restricted-list")
@pytest.mark.parametrize(
    "card",
    [
        pytest.param(
            "core-010", id="dwarf-ranger", marks=pytest.mark.rule("invasion.format.cataclysm-restricted-dwarf-ranger")
        ),
        pytest.param(
            "core-025",
            id="master-rune-of-valaya",
            marks=pytest.mark.rule("invasion.format.cataclysm-restricted-master-rune-of-valaya"),
        ),
        pytest.param(
            "core-049",
            id="judgement-of-verena",
            marks=pytest.mark.rule("invasion.format.cataclysm-restricted-judgement-of-verena"),
        ),
        pytest.param(
            "core-080", id="troll-vomit", marks=pytest.mark.rule("invasion.format.cataclysm-restricted-troll-vomit")
        ),
        pytest.param(
            "assault-on-ulthuan-057",
            id="innovation",
            marks=pytest.mark.rule("invasion.format.cataclysm-restricted-innovation"),
        ),
        pytest.param(
            "assault-on-ulthuan-003",
            id="sword-masters-of-hoeth",
            marks=pytest.mark.rule("invasion.format.cataclysm-restricted-sword-masters-of-hoeth"),
        ),
        pytest.param(
            "the-fall-of-karak-grimaz-025",
            id="wilhelm",
            marks=pytest.mark.rule("invasion.format.cataclysm-restricted-wilhelm"),
        ),
        pytest.param(
            "redemption-of-a-mage-063",
            id="friedrich-hemmler",
            marks=pytest.mark.rule("invasion.format.cataclysm-restricted-friedrich-hemmler"),
        ),
        pytest.param(
            "the-fourth-waystone-100",
            id="mountain-brigands",
            marks=pytest.mark.rule("invasion.format.cataclysm-restricted-mountain-brigands"),
        ),
        pytest.param(
            "omens-of-ruin-008",
            id="visit-the-haunted-city",
            marks=pytest.mark.rule("invasion.format.cataclysm-restricted-visit-the-haunted-city"),
        ),
        pytest.param(
            "the-chaos-moon-037",
            id="sacrifice-to-khaine",
            marks=pytest.mark.rule("invasion.format.cataclysm-restricted-sacrifice-to-khaine"),
        ),
        pytest.param(
            "the-inevitable-city-003",
            id="van-klumpfs-buccaneers",
            marks=pytest.mark.rule("invasion.format.cataclysm-restricted-van-klumpfs-buccaneers"),
        ),
    ],
)
def test_a_restricted_title_of_cataclysm_stands_alone(card: str) -> None:
    assert broken(casual_deck(card), CASUAL) == broken(casual_deck(card), CATACLYSM) == []
    assert restricted_beside(card, CATACLYSM) == ["invasion.format.cataclysm-restricted-rule"]


@rule("invasion.format.cataclysm-banned-rule", "invasion.format.cataclysm-banned-list")
@pytest.mark.parametrize(
    "card",
    [
        pytest.param("core-110", id="hate", marks=pytest.mark.rule("invasion.format.cataclysm-banned-hate")),
        pytest.param(
            "omens-of-ruin-016",
            id="dark-elf-infiltrator",
            marks=pytest.mark.rule("invasion.format.cataclysm-banned-dark-elf-infiltrator"),
        ),
        pytest.param(
            "shield-of-the-gods-101",
            id="shield-of-aeons",
            marks=pytest.mark.rule("invasion.format.cataclysm-banned-shield-of-aeons"),
        ),
        pytest.param(
            "days-of-blood-001",
            id="crone-hellebron",
            marks=pytest.mark.rule("invasion.format.cataclysm-banned-crone-hellebron"),
        ),
        pytest.param(
            "days-of-blood-006",
            id="doors-of-karak-hirn",
            marks=pytest.mark.rule("invasion.format.cataclysm-banned-doors-of-karak-hirn"),
        ),
        pytest.param(
            "oaths-of-vengeance-034",
            id="summons-of-chaos",
            marks=pytest.mark.rule("invasion.format.cataclysm-banned-summons-of-chaos"),
        ),
        pytest.param(
            "battle-for-the-old-world-041",
            id="wurrzag",
            marks=pytest.mark.rule("invasion.format.cataclysm-banned-wurrzag"),
        ),
        pytest.param(
            "glory-of-days-past-061",
            id="thorek-ironbrow",
            marks=pytest.mark.rule("invasion.format.cataclysm-banned-thorek-ironbrow"),
        ),
        pytest.param(
            "the-ruinous-hordes-081",
            id="sigvald-the-magnificent",
            marks=pytest.mark.rule("invasion.format.cataclysm-banned-sigvald-the-magnificent"),
        ),
        pytest.param(
            "oaths-of-vengeance-021",
            id="alith-anar",
            marks=pytest.mark.rule("invasion.format.cataclysm-banned-alith-anar"),
        ),
        pytest.param(
            "faith-and-steel-101",
            id="balthasar-gelt",
            marks=pytest.mark.rule("invasion.format.cataclysm-banned-balthasar-gelt"),
        ),
    ],
)
def test_a_banned_title_of_cataclysm_is_in_no_deck(card: str) -> None:
    assert broken(casual_deck(card), CASUAL) == []
    assert broken(casual_deck(card), CATACLYSM) == ["invasion.format.cataclysm-banned-rule"]


@rule("invasion.format.one-on-one-restricted-copies", "invasion.format.cataclysm-restricted-copies")
def test_the_one_restricted_title_may_be_there_in_three_copies() -> None:
    deck = with_cards(without(DWARF, "Dwarf Ranger"), "3x Dwarf Ranger")
    assert broken(deck) == []
    assert broken(without(with_cards(deck, "2x Organ Gun"), "Master Rune of Valaya"), CATACLYSM) == []


def test_every_listed_id_is_a_card_or_of_a_set_that_is_not_there() -> None:
    for format in FORMATS.values():
        for listing in (*format.restricted, *format.banned):
            assert listing in catalog("invasion").entries


def test_unknown_formats_are_refused() -> None:
    with pytest.raises(UnknownName):
        violations(DWARF, LIBRARY, "draft")


# ---- Lists


@pytest.mark.parametrize("name", READY)
@pytest.mark.parametrize("style", RULES.styles)
def test_a_deck_is_read_as_it_was_written(name: str, style: str) -> None:
    deck = RULES.ready_deck(name)
    assert RULES.parse(RULES.write(deck, style)) == deck


def test_a_list_is_read_generously() -> None:
    deck = RULES.parse("Name: Mine\nRace: high elf\n\nUnits (3):\n3 sword masters of hoeth\n- 2x Spellsinger\n")
    assert deck == Deck("Mine", "High Elf", named("3x Sword Masters of Hoeth", "2x Spellsinger"))


def test_everything_that_is_wrong_with_a_list_is_told_at_once() -> None:
    with pytest.raises(BadDeck) as error:
        RULES.parse("Capital: Skaven\n3x Sword Masters of Heoth\n0x Spellsinger")
    assert len(error.value.problems) == 3
    assert any("did you mean Sword Masters of Hoeth?" in problem for problem in error.value.problems)
    for nothing in ("", "[]", '{"cards": 3}', '{"capital": 1}', '{"cards": {"Spellsinger": 0}}', '{"x": 1}', "{"):
        with pytest.raises(BadDeck):
            RULES.parse(nothing)
    with pytest.raises(BadDeck):
        Deck().to_options()
    with pytest.raises(BadDeck):
        RULES.at_event({})


def test_the_printed_texts_are_not_other_cards() -> None:
    for face in LIBRARY.faces.values():
        if isinstance(face, InvasionFace) and face.is_older:
            assert RULES.finder.find(face.name).id != face.id


def test_decks_are_shown_by_type() -> None:
    (part,) = RULES.show(DWARF)
    assert part.part == "cards"
    assert part.count == 50
    assert (3, "Runesmith", "Dwarf Unit") in part.cards
    assert RULES.title(DWARF) == "The Hold Endures"
    assert RULES.together([DWARF, DWARF], ONE_ON_ONE) == []


def test_a_game_is_played_with_such_decks() -> None:
    decks = [ready_deck("dwarf").to_options(), ready_deck("dark-elf").to_options()]
    game = Match(GAME, Header("invasion", seats=2, seed=1, edition=GAME.editions[0], options={"decks": decks})).game
    assert [seat.race for seat in game.seats] == ["Dwarf", "Dark Elf"]
    assert all(len(game.zone(DECK, seat)) + len(game.zone(HAND, seat)) == 50 for seat in (0, 1))


def test_the_registry_knows_the_decks() -> None:
    assert isinstance(decks_of("invasion"), InvasionDecks)


# ---- Words


def test_every_violation_has_words() -> None:
    assert coverage("nefrit.invasion.decks").problems() == []
    messages = Messages("en", ["nefrit.invasion.decks"], LibraryNames(LIBRARY))
    wrong: list[Deck] = [
        with_cards(without(DWARF, "Runesmith"), "Squig Herders", "Crypt Ghouls", "Drakenhof Castle", "Hate"),
        with_cards(DWARF, "4x Runesmith Apprentice", "Visit the Haunted City", "Innovation"),
        replace(DWARF, capital="", cards=(("core-999", 1),)),
    ]
    told: dict[str, Any] = {}
    for deck in wrong:
        for violation in violations(deck, LIBRARY):
            told[violation.message] = messages.format(violation.message, **dict(violation.arguments))
    assert len(told) == 9
    assert not messages.missing
    assert not messages.errors
    assert told["deck-banned"] == "Visit the Haunted City is banned"
    assert told["deck-restricted"] == "the deck has 2 restricted titles (Dwarf Ranger and Innovation); it may have one"
    assert json.loads(RULES.write(DWARF, "options"))["capital"] == "Dwarf"
