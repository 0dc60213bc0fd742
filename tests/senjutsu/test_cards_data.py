"""The data of the cards: the core box is complete, and decks, schools and piles are those of the rulebook."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest

from nefrit.kernel.cards import PRINTED, RECONSTRUCTED
from nefrit.rulebook import catalog
from nefrit.senjutsu.cards import CHARACTERS, COMPANIONS, LIBRARY, PILES, SCHOOLS, SIGNATURE_DECKS, SOLO_CARDS
from nefrit.senjutsu.constants import (
    ADDITIONAL,
    AGGRESSION,
    ATTACK,
    ATTACK_OR_MOVE,
    BALANCE,
    COMMON,
    CORE_ABILITY,
    CORE_WEAPON,
    COUNTER_SUCCESSFUL,
    DEFENCE,
    DETERMINATION,
    INSTANT,
    MEDITATION,
    NEUTRAL,
    POISON,
    SIGNATURE,
    SINGLE_PART,
    SOLO,
)
from nefrit.senjutsu.faces import SenjutsuFace
from nefrit.senjutsu.trees.attacks import Strike, StrikeSlower
from nefrit.senjutsu.trees.blocks import Block
from nefrit.senjutsu.trees.diagrams import Area, OnMarked
from nefrit.senjutsu.trees.gates import Gated
from nefrit.senjutsu.trees.lines import AfterSuccess, IfSuccessful, Line, Lines, Or
from nefrit.senjutsu.trees.movement import Movement
from nefrit.senjutsu.trees.sections import Section
from nefrit.testing import rule

CORE_FILES = ("ronin", "warrior", "master", "student", "weapons", "common", "poison", "solo")
EXPANSION_FILES = (
    "ninja", "assassin", "ashigaru", "monk", "sailor", "onna_bugeisha", "yojimbo", "wakou", "yasuke",
    "musashi", "kojiro", "hachiko",
    "expansion_weapons", "expansion_common", "expansion_poison", "expansion_solo",
)  # fmt: skip
FILES = (*CORE_FILES, *EXPANSION_FILES)
CORE_CHARACTERS = ("ronin", "warrior", "master", "student")
EXPANSIONS = tuple([character for character in CHARACTERS if character not in CORE_CHARACTERS])
RECONSTRUCTED_CHARACTERS = ("musashi", "kojiro")
WITH_DIAGRAMLESS_ATTACK = ("166",)
"""A meditation card with an attack without a diagram."""
WITHOUT_ATTACK = ("251", "362")
"""Attack cards that attack nobody: one only moves, the other follows a counter."""
ENLIGHTENED_MIND = "264"
FACES = [face for face in LIBRARY.faces.values() if isinstance(face, SenjutsuFace)]
REGULAR = [face for face in FACES if face.card_class != SOLO]
CARD = re.compile(r"(?:(\d) )?([A-Z][^(:;]*?) \((\d{3})\)")


def stored(names: tuple[str, ...] = FILES) -> Iterator[tuple[str, dict[str, Any]]]:
    """The data of all cards as it stands in files, by the ids of their faces."""
    for name in names:
        data = tomllib.loads(files("nefrit.senjutsu.cards").joinpath(f"{name}.toml").read_text(encoding="utf-8"))
        for card in data["card"]:
            yield (f"solo-{card['number']}" if name.endswith("solo") else card["number"].lstrip("0")), card


STORED = dict(stored())
BOX = [face for face in FACES if face.id in dict(stored(CORE_FILES))]


def said(rule_id: str) -> str:
    return catalog("senjutsu").entries[rule_id].text


def listed(text: str) -> list[tuple[str, str, int]]:
    """The cards that a rule lists: number, name, how many."""
    return [(number, name, int(count or 1)) for count, name, number in CARD.findall(text)]


def printed(id: str) -> tuple[str, str]:
    face = LIBRARY.faces[id]
    return face.number, face.name


def inside(line: Line) -> Iterator[Line]:
    """A line and the lines in it."""
    yield line
    match line:
        case Gated(line=one) | OnMarked(line=one):
            yield from inside(one)
        case Lines(lines=several) | Or(lines=several) | IfSuccessful(lines=several) | AfterSuccess(lines=several):
            for one in several:
                yield from inside(one)


def all_lines(section: Section) -> list[Line]:
    return [part for line in section.lines for part in inside(line)]


# ---- The core box


def test_the_core_box_is_complete() -> None:
    assert len(BOX) == 182
    assert Counter(face.card_class for face in BOX) == {
        CORE_ABILITY: 4,
        CORE_WEAPON: 12,
        COMMON: 51,
        SIGNATURE: 48,
        POISON: 1,
        SOLO: 66,
    }


@rule("decision.senjutsu.expansion")
def test_all_sixteen_characters_are_there() -> None:
    assert len({*CHARACTERS, *COMPANIONS}) == 16
    assert {card.owner for card in SOLO_CARDS.values()} == {"", *CHARACTERS, *COMPANIONS}


@rule("decision.senjutsu.expansion")
def test_of_the_expansions_there_is_everything() -> None:
    others = [face for face in FACES if face not in BOX]
    assert len(FACES) == len(STORED)
    assert Counter(face.card_class for face in others) == {
        CORE_ABILITY: 11,
        CORE_WEAPON: 15,
        COMMON: 19,
        SIGNATURE: 140,
        POISON: 4,
        SOLO: 60,
    }
    assert set(CHARACTERS) - set(CORE_CHARACTERS) == {
        face.character for face in others if face.card_class == CORE_ABILITY
    }


@rule("decision.senjutsu.expansion")
def test_what_has_no_published_face_is_marked_as_reconstructed() -> None:
    made = [face for face in FACES if face.character in RECONSTRUCTED_CHARACTERS and face.card_class != SOLO]
    assert Counter(face.character for face in made) == {"kojiro": 16, "musashi": 15}
    assert [face.id for face in REGULAR if face.provenance == RECONSTRUCTED] == [face.id for face in made]
    assert {face.provenance for face in FACES if face.card_class == SOLO} == {RECONSTRUCTED}


def test_a_box_holds_243_ability_cards() -> None:
    assert sum(face.amount for face in BOX if face.card_class in (SIGNATURE, COMMON, SOLO)) == 243
    for character in CORE_CHARACTERS:
        assert (
            sum(face.amount for face in REGULAR if face.character == character and face.card_class == SIGNATURE) == 22
        )
    assert sum(face.amount for face in BOX if face.card_class == COMMON) == 89


@pytest.mark.parametrize("id", list(STORED))
def test_the_facts_of_a_face_are_those_of_its_data(id: str) -> None:
    card, face = STORED[id], LIBRARY.faces[id]
    assert isinstance(face, SenjutsuFace)
    no_initiative = "=" if ADDITIONAL in card["keywords"] else None
    types = card["types"]
    assert (face.number, face.name) == (card["number"], card["name"])
    assert face.facts() == {
        "type": next((type for type in types if type in (ATTACK, DEFENCE)), types[0]),
        "types": types,
        "class": card.get("class", SOLO),
        "character": card.get("character"),
        "rank": card.get("rank"),
        "initiative": card.get("initiative", no_initiative),
        "focus": card.get("focus", 0),
        "keywords": card["keywords"],
        "range": card.get("range"),
    }
    assert len(face.sections) == len(card["section"])
    made = face.card_class == SOLO or face.character in RECONSTRUCTED_CHARACTERS
    assert face.provenance == (RECONSTRUCTED if made else PRINTED)


def test_serial_numbers_are_ids() -> None:
    assert [face.number for face in REGULAR] == [f"{int(face.id):03}" for face in REGULAR]


def test_every_section_is_a_named_tree() -> None:
    for face in FACES:
        for number, section in enumerate(face.sections):
            assert LIBRARY.node(f"{face.id}/abilities/{number}") is section


def test_only_signature_and_common_cards_have_a_rank() -> None:
    for face in FACES:
        assert bool(face.rank) == (face.card_class in (SIGNATURE, COMMON)), face.name


def test_only_signature_core_and_solo_cards_belong_to_a_character() -> None:
    for face in REGULAR:
        owned = face.character in (*CHARACTERS, *COMPANIONS)
        assert owned == (face.card_class in (SIGNATURE, CORE_ABILITY) or face.character != ""), face.name
        assert owned or face.card_class not in (SIGNATURE, CORE_ABILITY), face.name
    assert {face.character for face in FACES if face.card_class == SOLO} == {"", *CHARACTERS, *COMPANIONS}


def test_instants_say_when_they_are_played_and_have_no_initiative() -> None:
    for face in REGULAR:
        instant = INSTANT in face.keywords or ADDITIONAL in face.keywords
        assert bool(face.play_when) == (instant or face.play_when == COUNTER_SUCCESSFUL), face.name
        without = instant or face.card_class == POISON or face.character in COMPANIONS or face.id == ENLIGHTENED_MIND
        assert (face.initiative == ()) == without, face.name


def test_a_range_goes_with_its_keyword() -> None:
    for face in FACES:
        assert bool(face.range) == ("range" in face.keywords), face.name


def test_types_fit_the_diagrams() -> None:
    for face in FACES:
        lines = [line for section in face.sections for line in all_lines(section)]
        attacks = any(isinstance(line, Strike | StrikeSlower) for line in lines)
        expected = ATTACK in face.types and face.id not in WITHOUT_ATTACK
        assert attacks == (expected or face.id in WITH_DIAGRAMLESS_ATTACK), face.name
        if any(isinstance(line, Block) for line in lines):
            assert DEFENCE in face.types, face.name


def test_every_mark_stands_in_the_diagram_before_it() -> None:
    for face in FACES:
        for section in face.sections:
            marks: set[str] = set()
            for line in all_lines(section):
                match line:
                    case Strike(cells=cells) | Area(cells=cells):
                        marks = {cell.mark for cell in cells}
                        extras = line.extras if isinstance(line, Strike) else ()
                        assert {extra.mark for extra in extras} <= marks, face.name
                    case Block():
                        assert bool(line.marked) == bool(line.extras), face.name
                    case OnMarked():
                        assert line.mark in marks, face.name


def test_a_success_belongs_to_a_diagram_in_its_section() -> None:
    for face in FACES:
        for section in face.sections:
            seen = False
            for line in all_lines(section):
                seen = seen or isinstance(line, Strike | StrikeSlower | Area | Block)
                assert seen or not isinstance(line, IfSuccessful), face.name


# ---- Characters


def test_characters() -> None:
    facts = {id: (one.advantage, one.hand_limit, one.wound_limit) for id, one in CHARACTERS.items()}
    assert facts == {
        "ronin": (27, 5, 5),
        "warrior": (35, 5, 5),
        "master": (74, 5, 5),
        "student": (62, 5, 5),
        "ninja": (95, 6, 4),
        "assassin": (92, 6, 4),
        "ashigaru": (14, 5, 4),
        "monk": (45, 5, 5),
        "sailor": (6, 5, 5),
        "onna-bugeisha": (50, 5, 5),
        "yojimbo": (39, 5, 5),
        "wakou": (8, 4, 7),
        "yasuke": (78, 5, 5),
        "musashi": (66, 5, 5),
        "kojiro": (82, 5, 5),
    }
    assert len({one.advantage for one in CHARACTERS.values()}) == len(CHARACTERS)
    assert CHARACTERS["master"].weapons == ("katana", "tachi", "shikomizue", "wakizashi")
    for character in CHARACTERS.values():
        core = LIBRARY.faces[character.core_card]
        assert core.name == f"{character.name} Core Card"


def test_the_master_always_passes_the_focus_point() -> None:
    paths = CHARACTERS["master"].map.paths
    assert set(paths["focus"]) == {NEUTRAL, AGGRESSION, BALANCE, DETERMINATION}
    assert all(paths[position] == ("focus",) for position in (NEUTRAL, AGGRESSION, BALANCE, DETERMINATION))


def test_some_paths_go_one_way() -> None:
    ronin = CHARACTERS["ronin"].map.paths
    assert AGGRESSION in ronin[NEUTRAL]
    assert ronin[AGGRESSION] == ("focus",)
    assert ronin["focus"] == (AGGRESSION,)
    student = CHARACTERS["student"].map.paths
    assert NEUTRAL in student[BALANCE]
    assert student[NEUTRAL] == (DETERMINATION,)
    assert set(student[DETERMINATION]) == {"focus", NEUTRAL}
    assert set(student["focus"]) == {AGGRESSION, BALANCE}
    warrior = CHARACTERS["warrior"].map.paths
    assert warrior == {
        NEUTRAL: (AGGRESSION,),
        AGGRESSION: ("focus", NEUTRAL),
        BALANCE: (DETERMINATION,),
        DETERMINATION: (BALANCE, NEUTRAL),
        "focus": (AGGRESSION, BALANCE, DETERMINATION),
    }


# ---- Signature decks


def check_signature_deck(character: str) -> None:
    deck = SIGNATURE_DECKS[character]
    core, weapon, *cards = listed(said(f"senjutsu.signature.{character}"))
    assert core[:2] == printed(deck.core_card)
    assert [weapon[:2]] == [printed(card) for card in deck.weapon_cards]
    assert [(*printed(id), count) for id, count in deck.cards] == cards


@rule("senjutsu.signature.ronin")
def test_the_signature_deck_of_the_ronin() -> None:
    check_signature_deck("ronin")


@rule("senjutsu.signature.warrior")
def test_the_signature_deck_of_the_warrior() -> None:
    check_signature_deck("warrior")


@rule("senjutsu.signature.master")
def test_the_signature_deck_of_the_master() -> None:
    check_signature_deck("master")


@rule("senjutsu.signature.student")
def test_the_signature_deck_of_the_student() -> None:
    check_signature_deck("student")


def check_cards_of(character: str) -> None:
    deck = SIGNATURE_DECKS[character]
    core = LIBRARY.faces[deck.core_card]
    assert isinstance(core, SenjutsuFace)
    assert (core.card_class, core.character) == (CORE_ABILITY, character)
    assert len(deck.weapon_cards) == CHARACTERS[character].weapon_cards
    for card in deck.weapon_cards:
        weapon = LIBRARY.faces[card]
        assert isinstance(weapon, SenjutsuFace)
        assert weapon.card_class == CORE_WEAPON
        assert set(weapon.keywords) & set(CHARACTERS[character].weapons)
    companion = CHARACTERS[character].companion
    assert bool(deck.companion) == bool(companion)
    for cards, owners in ((deck.cards, ("", character)), (deck.companion, (companion,))):
        for id, count in cards:
            face = LIBRARY.faces[id]
            assert isinstance(face, SenjutsuFace)
            assert face.character in owners
            assert not face.is_core
            assert 1 <= count <= face.amount


@rule("decision.senjutsu.signature-decks")
def test_signature_decks_have_thirty_cards_and_two_core_cards_besides() -> None:
    for character in CORE_CHARACTERS:
        assert SIGNATURE_DECKS[character].size == 30
        check_cards_of(character)


@rule("decision.senjutsu.expansion-decks")
def test_signature_decks_of_the_expansions_are_as_listed() -> None:
    sizes = {id: deck.size for id, deck in SIGNATURE_DECKS.items() if id not in CORE_CHARACTERS}
    assert sizes == {
        "ninja": 30,
        "assassin": 29,
        "ashigaru": 30,
        "monk": 30,
        "sailor": 30,
        "onna-bugeisha": 30,
        "yojimbo": 31,
        "wakou": 31,
        "yasuke": 30,
        "musashi": 30,
        "kojiro": 30,
    }
    assert sum(count for _, count in SIGNATURE_DECKS["ashigaru"].companion) == 10
    for character in sizes:
        check_cards_of(character)


# ---- Schools


def check_school(id: str) -> None:
    cards = [(number, name) for number, name, _ in listed(said(f"senjutsu.school.{id}").partition(": ")[2])]
    assert len(cards) == 3
    assert [printed(card) for card in SCHOOLS[id].cards] == cards
    assert {face.id for face in REGULAR if face.school == id} == set(SCHOOLS[id].cards)


@rule("senjutsu.school.blazing-sun")
def test_the_school_of_the_blazing_sun() -> None:
    check_school("blazing-sun")


@rule("senjutsu.school.autumn-hare")
def test_the_school_of_the_autumn_hare() -> None:
    check_school("autumn-hare")


@rule("senjutsu.school.jade-river")
def test_the_school_of_the_jade_river() -> None:
    check_school("jade-river")


def test_schools_hold_common_cards_only() -> None:
    assert set(SCHOOLS) == {"blazing-sun", "autumn-hare", "jade-river"}
    assert all(face.card_class == COMMON for face in REGULAR if face.school)


# ---- Solo cards


def check_pile(pile: int, type: str) -> None:
    text = said(f"senjutsu.solo.piles.{pile}").partition(": ")[2]
    numbers = re.findall(r"N?\d{3}", text)
    if " to " in text:
        numbers = [f"{number:03}" for number in range(int(numbers[0]), int(numbers[1]) + 1)]
    assert [LIBRARY.faces[id].number for id in PILES[pile]] == numbers
    assert {SOLO_CARDS[id].face.type for id in PILES[pile]} == {type}
    assert not any(SOLO_CARDS[id].owner for id in PILES[pile])
    assert all(SOLO_CARDS[id].is_nightmare == (pile == 8) for id in PILES[pile])


@rule("senjutsu.solo.piles.1")
def test_pile_1() -> None:
    check_pile(1, MEDITATION)


@rule("senjutsu.solo.piles.2")
def test_pile_2() -> None:
    check_pile(2, MEDITATION)


@rule("senjutsu.solo.piles.3")
def test_pile_3() -> None:
    check_pile(3, ATTACK)


@rule("senjutsu.solo.piles.4")
def test_pile_4() -> None:
    check_pile(4, ATTACK)


@rule("senjutsu.solo.piles.5")
def test_pile_5() -> None:
    check_pile(5, DEFENCE)


@rule("senjutsu.solo.piles.6")
def test_pile_6() -> None:
    check_pile(6, ATTACK)


@rule("senjutsu.solo.piles.7")
def test_pile_7() -> None:
    check_pile(7, ATTACK)


@rule("senjutsu.solo.piles.8")
def test_pile_8() -> None:
    check_pile(8, ATTACK)


def test_each_character_has_four_solo_cards_and_a_nightmare() -> None:
    for character in (*CORE_CHARACTERS, *EXPANSIONS):
        own = [card for card in SOLO_CARDS.values() if card.owner == character]
        assert [card.is_nightmare for card in own] == [False] * 4 + [True]
        assert {card.pile for card in own} == {0}


@rule("senjutsu.solo.recipe.hachiko")
def test_hachiko_has_five_solo_cards_and_no_nightmare() -> None:
    own = [card for card in SOLO_CARDS.values() if card.owner == "hachiko"]
    assert [(card.pile, card.is_nightmare) for card in own] == [(0, False)] * 5


def test_the_parts_of_solo_cards() -> None:
    for card in SOLO_CARDS.values():
        face = card.face
        assert (card.parts == ATTACK_OR_MOVE) == (face.type == ATTACK), face.id
        assert len(face.sections) == (1 if card.parts == SINGLE_PART else 2), face.id
        if card.parts == ATTACK_OR_MOVE:
            first, second = (all_lines(section) for section in face.sections)
            assert any(isinstance(line, Strike | StrikeSlower) for line in first), face.id
            assert not any(isinstance(line, Strike | StrikeSlower) for line in second), face.id
            assert any(isinstance(line, Movement) for line in second), face.id


def test_solo_cards_cost_nothing_and_always_have_an_initiative() -> None:
    for card in SOLO_CARDS.values():
        assert card.face.focus == 0
        sections = card.face.sections
        assert all(section.initiative for section in sections), card.face.id
        lines = [line for section in sections for line in all_lines(section)]
        assert not any(isinstance(line, Or) for line in lines), card.face.id
        others = [other for section in sections for other in section.alternatives]
        gates = [part.gate for part in (*others, *[line for line in lines if isinstance(line, Gated)])]
        assert not any(gate.kamae or gate.focus for gate in gates), card.face.id
