"""Text from trees: what a card does, said from the very records that do it."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Mapping
from enum import Enum
from importlib import import_module
from importlib.util import find_spec
from typing import Any, TypeAlias

from nefrit.kernel.cards import Face
from nefrit.text.ids import kebab
from nefrit.text.messages import Messages
from nefrit.text.phrases import Phrase
from nefrit.text.sources import Source

DEFAULT_PREFIX = "node"

OF_A_CARD = "of-a-card"
"""What is known where a node is said of a card that everybody sees: no need to say again of which cards it is."""

_OPENING = "\"'(«„“"
_CLOSING = "\"')»”\u00a0"
_ENDS = ".!?…:"


class Renderer:
    """Says trees: the text of each node is an argument of the message of the node it stands in.

    What a node alone cannot know is passed down with the renderer: `face`, the card it is printed on, and whatever the
    wording of a node tells the nodes in it (`knowing`). A game that needs more than one message for each class of nodes
    has a `wording`.
    """

    __slots__ = ("face", "known", "messages", "wording")

    def __init__(
        self,
        messages: Messages,
        wording: Wording | None = None,
        face: Face | None = None,
        known: Mapping[str, object] | None = None,
    ) -> None:
        self.messages = messages
        self.wording: Wording = wording or {}
        self.face = face
        self.known: Mapping[str, object] = known or {}

    def knowing(self, **more: object) -> Renderer:
        """The same renderer for the nodes within a node, with something more to know."""
        return Renderer(self.messages, self.wording, self.face, {**self.known, **more})

    def say(self, node: object) -> Phrase:
        """The text of a node and of everything in it, with its grammatical forms."""
        if not dataclasses.is_dataclass(node) or isinstance(node, type):
            raise TypeError(f"only instances of dataclasses can be rendered, not {node!r}")
        for kind in type(node).__mro__:
            if kind in self.wording:
                return self.wording[kind](node, self)
        fields = {field.name: getattr(node, field.name) for field in dataclasses.fields(node)}
        return self.message(message_id(node), **fields)

    def message(self, message_id: str, /, **arguments: object) -> Phrase:
        """The text of a message. Nodes among its arguments are said, other values passed on as `render` tells."""
        return self.messages.phrase(message_id, **{name: self._argument(value) for name, value in arguments.items()})

    def has(self, message_id: str) -> bool:
        """Whether there are words for a message."""
        return self.messages.has(message_id)

    def _argument(self, value: object) -> object:
        if dataclasses.is_dataclass(value) and not isinstance(value, type):
            return self.say(value)
        if isinstance(value, tuple | list):
            return [self._argument(item) for item in value]
        if isinstance(value, Enum) and not isinstance(value, str):
            return kebab(value.name)
        return value


Words: TypeAlias = Callable[[Any, Renderer], Phrase]
"""Says a node of one class."""

Wording: TypeAlias = Mapping[type, Words]
"""How a game says nodes whose class alone does not tell the message; a class stands for its subclasses, too."""


def render(
    node: object, messages: Messages, wording: Wording | None = None, face: Face | None = None, **known: object
) -> str:
    """The text of a node, an instance of a dataclass, and of everything in it.

    The message is the one `message_id` names; each field of the node is an argument of it. Numbers, strings, booleans
    and `None` are passed on as `Messages.format` takes them, nodes as their text, tuples as lists, and members of an
    enumeration by their name in kebab case (`Element.AIR` as `air`). Messages take the text of a node in another
    grammatical case by `FORM($field, case: "acc")`.
    """
    return str(Renderer(messages, wording, face, known).say(node))


def wording_of(sources: Iterable[Source]) -> dict[type, Words]:
    """What the modules `wording` beside message files say, each in a table `WORDING`; most packages have none."""
    found: dict[type, Words] = {}
    for source in sources:
        if isinstance(source, str) and find_spec(f"{source}.wording") is not None:
            found |= import_module(f"{source}.wording").WORDING
    return found


def message_id(node: object) -> str:
    """The id of the message that says this node.

    It is what the node's method `message()` returns, if it has one. Else it is the name of the class in kebab case
    after the prefix in the class attribute `text`: `DrawCards` with `text = "effect"` is said by `effect-draw-cards`.
    The prefix of a class without `text` is `node`; an empty one leaves the bare name.
    """
    choose = getattr(node, "message", None)
    if callable(choose):
        return str(choose())
    return "-".join(part for part in (_prefix(node), kebab(type(node).__name__)) if part)


def sentence(text: str) -> str:
    """The text as a sentence: with a capital first letter, and closed by a full stop unless it is closed already."""
    text = text.strip()
    if not text:
        return ""
    first = len(text) - len(text.lstrip(_OPENING))
    text = text[:first] + text[first : first + 1].upper() + text[first + 1 :]
    return text if text.rstrip(_CLOSING).endswith(tuple(_ENDS)) else f"{text}."


def _prefix(node: object) -> str:
    # A field called "text" with a default value is a class attribute too, but not a prefix.
    if dataclasses.is_dataclass(node) and any(field.name == "text" for field in dataclasses.fields(node)):
        return DEFAULT_PREFIX
    prefix = getattr(type(node), "text", DEFAULT_PREFIX)
    return prefix if isinstance(prefix, str) else DEFAULT_PREFIX
