"""What cards say is made from their trees: everything has words, and the words say what the trees do."""

from __future__ import annotations

import importlib
import pkgutil
from dataclasses import is_dataclass

import pytest

from nefrit.kernel.effects import Effect, Node
from nefrit.senjutsu import trees
from nefrit.senjutsu.constants import BLEED, HOBBLE, KAMAE, MOMENTS, PASSIVES, POISON, RANKS, STUN, TYPES, WOUND
from nefrit.senjutsu.faces import SenjutsuFace
from nefrit.senjutsu.hexes import Hex, distance
from nefrit.senjutsu.trees.attacks import Strike
from nefrit.senjutsu.trees.blocks import Block, Counter
from nefrit.senjutsu.trees.constants import ALL_OF_THEM
from nefrit.senjutsu.trees.diagrams import Cell, Extra
from nefrit.senjutsu.trees.gates import Gate, Gated
from nefrit.senjutsu.trees.hands import DiscardCards, Draw, Search, Wanted
from nefrit.senjutsu.trees.harm import Inflict
from nefrit.senjutsu.trees.kamae import SwitchKamae
from nefrit.senjutsu.trees.lines import IfSuccessful, Line, Lines, OnTarget, Or
from nefrit.senjutsu.trees.movement import FREE, THEN, Movement, Rotation, Step
from nefrit.senjutsu.trees.sections import Alternative, Section
from nefrit.senjutsu.wording import WORDING
from nefrit.senjutsu.wording.diagrams import hex_name, steps_to
from nefrit.text import Messages, coverage
from nefrit.text.ids import kebab
from nefrit.text.render import Renderer, render, sentence
from tests.senjutsu.texts import FACES, GOLDEN, SPEECH, told

SOURCE = "nefrit.senjutsu.cards"
TABLE = "nefrit.senjutsu"
"""Has the words for ways, which the table says as well."""
ANYWHERE = tuple(range(6))
AHEAD = (0, 1, 5)
FRONT: Hex = (0, -1)


def text(node: Node) -> str:
    found = Messages("en", [SOURCE, TABLE])
    said = sentence(render(node, found, WORDING))
    assert not found.missing
    assert not found.errors
    return said


def test_the_message_file_is_sound() -> None:
    assert coverage(SOURCE).problems() == []


def test_all_cards_say_what_they_said() -> None:
    assert told() == GOLDEN.read_text(encoding="utf-8")


def test_all_cards_say_something_without_a_gap() -> None:
    for face in FACES:
        said = SPEECH.card_text(face)
        assert said
        assert "[" not in said
        assert "  " not in said
        assert ".." not in said
        assert "{" not in said
    assert not [message for message in SPEECH.messages.missing if message.startswith("node-")]


def classes() -> list[type[Node]]:
    """Every kind of node that cards are made of."""
    modules = [importlib.import_module(one.name) for one in pkgutil.iter_modules(trees.__path__, f"{trees.__name__}.")]
    things = {thing: None for module in modules for thing in vars(module).values() if isinstance(thing, type)}
    found = [thing for thing in things if issubclass(thing, Node)]
    return [kind for kind in found if is_dataclass(kind) and kind not in (Node, Effect, Line, OnTarget)]


@pytest.mark.parametrize("kind", classes(), ids=lambda kind: str(kind.__name__))
def test_every_kind_of_line_has_words(kind: type[Node]) -> None:
    assert kind in WORDING or Messages("en", [SOURCE, TABLE]).has(f"node-{kebab(kind.__name__)}") or kind is Cell


def test_every_word_of_the_game_has_words() -> None:
    ids = [f"passive-{kebab(rule)}" for rule in PASSIVES] + [f"when-{kebab(moment)}" for moment in MOMENTS]
    ids += [f"kamae-{position}" for position in KAMAE] + [f"rank-{rank}" for rank in RANKS]
    ids += [f"type-{type}" for type in TYPES] + [f"harm-{what}" for what in (WOUND, BLEED, STUN, HOBBLE, POISON)]
    ids += [f"direction-{way}" for way in ANYWHERE]
    messages = Messages("en", [SOURCE, TABLE])
    assert [each for each in ids if not messages.has(each)] == []


# ---- Hexes


def test_the_way_to_a_hex_has_as_many_steps_as_it_is_far() -> None:
    for q in range(-3, 4):
        for r in range(-3, 4):
            assert sum(count for _, count in steps_to((q, r))) == distance((0, 0), (q, r))


@pytest.mark.parametrize(
    ("hex", "name"),
    [
        ((0, -1), "front"),
        ((-1, 0), "front left"),
        ((0, -3), "front x3"),
        ((1, -2), "front + front right"),
        ((-1, -1), "front left + front"),
        ((1, -3), "front x2 + front right"),
        ((0, 0), "your own hex"),
    ],
)
def test_hexes_are_called_by_the_way_to_them(hex: Hex, name: str) -> None:
    assert hex_name(hex, Renderer(Messages("en", [SOURCE, TABLE]), WORDING)) == name


# ---- Lines


@pytest.mark.parametrize(
    ("parts", "order", "said"),
    [
        ((Step(ANYWHERE, 1, False),), FREE, "You may step in any direction."),
        ((Step((0,), 1, True),), FREE, "You must step to the front."),
        ((Step(AHEAD, 2, False),), FREE, "You may step up to 2 hexes to the front left, front or front right."),
        ((Step((0,), 2, True),), FREE, "You must step 2 hexes to the front."),
        ((Rotation(1, False),), FREE, "You may rotate once."),
        ((Rotation(3, True),), FREE, "You must rotate 3 times."),
        (
            (Step(ANYWHERE, 1, False), Rotation(2, False)),
            FREE,
            "You may step in any direction and rotate up to 2 times, in any order.",
        ),
        (
            (Step((0,), 1, True), Rotation(1, False)),
            FREE,
            "You must step to the front and you may rotate once, in any order.",
        ),
        (
            (Step((0,), 1, True), Step((0,), 1, False)),
            THEN,
            "You must step to the front, then you may step to the front.",
        ),
    ],
)
def test_movement(parts: tuple[Step | Rotation, ...], order: str, said: str) -> None:
    assert text(Movement(parts, order)) == said


STUNNED = Inflict(STUN)
PAID = Gate(focus=1)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (Gated(Gate(("aggression",)), STUNNED), "In Aggression: the target takes 1 stun."),
        (Gated(Gate(("balance", "determination")), STUNNED), "In Balance or Determination: the target takes 1 stun."),
        (Gated(Gate(("balance",), 2), STUNNED), "In Balance, for 2 focus: the target takes 1 stun."),
        (
            Or((Draw(2, True), Gated(PAID, STUNNED))),
            "Choose one: draw up to 2 cards; or for 1 focus: the target takes 1 stun.",
        ),
        (
            IfSuccessful((STUNNED, Inflict(HOBBLE))),
            "If successful: the target takes 1 stun, then the target takes 1 hobble.",
        ),
        (
            IfSuccessful((Gated(PAID, STUNNED), SwitchKamae("any"))),
            "If successful: for 1 focus: the target takes 1 stun; switch your Kamae to any position.",
        ),
        (Lines((Inflict(WOUND, 2, "you"), Draw(1))), "Take 2 wounds, then draw 1 card."),
        (Strike((Cell(FRONT, wounds=2),)), "Attack: front (2 wounds)."),
        (
            Strike((Cell((-1, 0), wounds=1, bleeding=1), Cell(FRONT, mark="*")), (Extra(PAID, "*", wounds=1),), True),
            "Unblockable attack: front left (1 wound, 1 bleeding wound); front (*); for 1 focus 1 wound more on *.",
        ),
        (Strike((Cell(FRONT, execution=True),)), "Attack: front (execution)."),
        (Block((FRONT, (-1, 0)), (Counter((6, 5, 4)),)), "Block: front left, front; counter at 6 to 4."),
        (
            Block((FRONT,), (Counter((8, 7), PAID),), (Extra(PAID, "*", blocks=True),), ((1, -1),)),
            "Block: front; counter for 1 focus at 8 or 7; for 1 focus also front right.",
        ),
        (DiscardCards(1, who="target"), "The target discards a card."),
        (DiscardCards(2, wanted=Wanted(ranks=("wood", "steel"))), "Discard 2 wood or steel cards."),
        (DiscardCards(ALL_OF_THEM, at_random=True), "Discard all cards at random."),
        (Search("deck", Wanted(types=("attack",))), "Search your deck for an attack card and take it into hand."),
    ],
)
def test_lines(line: Line, said: str) -> None:
    assert text(line) == said


# ---- The card as a whole


def card(*sections: Section, requires: tuple[str, ...] = (), play_when: str = "") -> SenjutsuFace:
    return SenjutsuFace(
        "1",
        "Some Card",
        number="001",
        card_class="common",
        types=("attack",),
        sections=sections,
        requires=requires,
        play_when=play_when,
    )


def test_a_card_says_first_what_it_demands() -> None:
    face = card(Section((7,), (Draw(1),)), requires=("aggression",), play_when="attack_successful")
    said = SPEECH.card_text(face)
    assert said == "Only in Aggression. Play it when your attack has been successful. Draw 1 card."


def test_a_later_section_tells_its_initiative() -> None:
    gated = Alternative(Gate(("balance",)), (8,))
    face = card(Section((7,), (Draw(1),), (gated,)), Section((3, 2), (STUNNED,)))
    assert (
        SPEECH.card_text(face) == "In Balance, initiative 8. Draw 1 card. Initiative 3 or 2: The target takes 1 stun."
    )
