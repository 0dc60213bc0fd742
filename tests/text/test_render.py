from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum, IntEnum, StrEnum
from pathlib import Path
from typing import ClassVar

import pytest

from nefrit.kernel.cards import Face
from nefrit.text import Messages, Phrase, message_id, render, sentence
from nefrit.text.render import Renderer, Words, wording_of

Write = Callable[..., Path]


class Element(Enum):
    STRONG_AIR = 1


class Rank(IntEnum):
    LOW = 1


class Side(StrEnum):
    LEFT = "the left"


@dataclass(frozen=True)
class Effect:
    text: ClassVar[str] = "effect"


@dataclass(frozen=True)
class DrawCards(Effect):
    count: int


@dataclass(frozen=True)
class GainHP(Effect):
    amount: int
    by: str = "you"


@dataclass(frozen=True)
class Sequence(Effect):
    parts: tuple[Effect, ...]
    optional: bool = False
    limit: int | None = None

    def message(self) -> str:
        return "either" if self.optional else "in-sequence"


@dataclass(frozen=True)
class Target:
    trait: str


@dataclass(frozen=True)
class Bow(Effect):
    target: Target


@dataclass(frozen=True)
class Facts:
    element: Element = Element.STRONG_AIR
    rank: Rank = Rank.LOW
    side: Side = Side.LEFT
    traits: tuple[str, ...] = ("Bushi", "Scout")


@dataclass(frozen=True)
class Quote:
    text: str = "effect"
    message: str = "not callable"


@dataclass(frozen=True)
class Bare:
    text: ClassVar[str] = ""


ENGLISH = """
effect-draw-cards =
    { $count ->
        [one] draw a card
       *[other] draw { $count } cards
    }
effect-gain-hp = { $by } gain { $amount }
in-sequence =
    { $limit ->
        [none] { $parts }
       *[other] { $parts } (limit { $limit })
    }
either = you may choose: { LIST($parts, type: "or") } ({ $optional })
effect-bow = bow { $target }
node-target = a { $trait }
node-facts = { $element } { $rank } { $side } { $traits }
node-quote = “{ $text }”
bare = bare
"""


@pytest.fixture
def messages(write: Write) -> Messages:
    return Messages("en", [write(en=ENGLISH)])


def test_the_fields_of_a_node_are_the_arguments_of_its_message(messages: Messages) -> None:
    assert render(DrawCards(1), messages) == "draw a card"
    assert render(DrawCards(3), messages) == "draw 3 cards"
    assert render(GainHP(2), messages) == "you gain 2"


@pytest.mark.parametrize(
    ("node", "expected"),
    [
        (DrawCards(1), "effect-draw-cards"),
        (GainHP(1), "effect-gain-hp"),
        (Target("x"), "node-target"),
        (Sequence(()), "in-sequence"),
        (Quote(), "node-quote"),
        (Bare(), "bare"),
    ],
)
def test_the_message_is_named_by_class_and_prefix_or_by_the_node_itself(node: object, expected: str) -> None:
    assert message_id(node) == expected


def test_nested_nodes_are_rendered_within(messages: Messages) -> None:
    assert render(Bow(Target("Bushi")), messages) == "bow a Bushi"
    inner = Sequence((DrawCards(2), Bow(Target("Courtier"))))
    assert render(Sequence((GainHP(1), DrawCards(1), inner)), messages) == (
        "you gain 1, draw a card and draw 2 cards and bow a Courtier"
    )
    assert not messages.errors
    assert not messages.missing


def test_booleans_none_and_lists_may_be_used_by_the_message(messages: Messages) -> None:
    parts = (DrawCards(1), GainHP(1))
    assert render(Sequence(parts), messages) == "draw a card and you gain 1"
    assert render(Sequence(parts, limit=2), messages) == "draw a card and you gain 1 (limit 2)"
    assert render(Sequence(parts, optional=True), messages) == "you may choose: draw a card or you gain 1 (yes)"


def test_enumerations_and_plain_lists(messages: Messages) -> None:
    assert render(Facts(), messages) == "strong-air low the left Bushi and Scout"


def test_a_field_called_text_is_not_a_prefix(messages: Messages) -> None:
    assert render(Quote("hi"), messages) == "“hi”"


def test_a_node_without_words_is_shown_and_counted(messages: Messages) -> None:
    @dataclass(frozen=True)
    class Vanish:
        pass

    @dataclass(frozen=True)
    class Odd(Effect):
        what: Vanish = field(default_factory=Vanish)

    assert render(Sequence((DrawCards(1), Odd())), messages) == "draw a card and [effect-odd]"
    assert messages.missing == {"effect-odd": 1, "node-vanish": 1}


def test_nested_nodes_can_be_put_into_another_case(write: Write) -> None:
    files = write(
        pl="""
        effect-bow = pokłoń { FORM($target, case: "acc") }
        node-target = wybrany { $trait }
            .acc = wybranego { $trait }a
        """
    )
    messages = Messages("pl", [files])
    assert render(Bow(Target("Bushi")), messages) == "pokłoń wybranego Bushia"
    assert not messages.errors


def said_twice(node: DrawCards, tell: Renderer) -> Phrase:
    return tell.message("twice", what=tell.knowing(inner=True).say(Bow(Target(str(node.count)))))


def said_where(node: Target, tell: Renderer) -> Phrase:
    name = tell.face.name if tell.face else "nobody"
    return tell.message("where", card=name, inner=bool(tell.known.get("inner")), has=tell.has("nothing"))


def test_a_wording_says_nodes_of_a_class_and_of_those_below_it(write: Write) -> None:
    messages = Messages(
        "en",
        [
            write(
                en="""
                twice = { $what } and again
                effect-bow = bow { $target }
                where = { $card } ({ $inner }, { $has })
                """
            )
        ],
    )

    @dataclass(frozen=True)
    class Place(Target):
        pass

    wording: dict[type, Words] = {DrawCards: said_twice, Target: said_where}
    envoy = Face("1", "Envoy")
    assert render(DrawCards(2), messages, wording, envoy) == "bow Envoy (yes, no) and again"
    assert render(Bow(Place("x")), messages, wording) == "bow nobody (no, no)"
    assert render(Bow(Place("x")), messages, wording, envoy, inner=True) == "bow Envoy (yes, no)"
    assert not messages.errors


def test_wordings_are_found_beside_message_files(tmp_path: Path) -> None:
    assert wording_of(["nefrit.text", tmp_path]) == {}
    assert wording_of(["nefrit.text", "nefrit.l5r"])


def test_the_result_is_a_plain_string(messages: Messages) -> None:
    assert type(render(DrawCards(1), messages)) is str


@pytest.mark.parametrize("thing", ["text", 3, DrawCards])
def test_only_nodes_can_be_rendered(messages: Messages, thing: object) -> None:
    with pytest.raises(TypeError, match="dataclasses"):
        render(thing, messages)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("draw a card", "Draw a card."),
        ("Draw a card.", "Draw a card."),
        ("  éclair ", "Éclair."),
        ("2 cards", "2 cards."),
        ("really?", "Really?"),
        ("choose one:", "Choose one:"),
        ("„karta”", "„Karta”."),
        ("(draw a card.)", "(Draw a card.)"),
        ("[node-odd]", "[node-odd]."),
        ("mcGregor wins", "McGregor wins."),
        ("", ""),
    ],
)
def test_a_sentence_begins_with_a_capital_and_ends_once(text: str, expected: str) -> None:
    assert sentence(text) == expected
    assert sentence(expected) == expected
