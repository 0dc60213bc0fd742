"""Text from trees: what a card does, said from the very records that do it."""

from __future__ import annotations

import dataclasses
import re
from enum import Enum

from nefrit.text.messages import Messages
from nefrit.text.phrases import Phrase

DEFAULT_PREFIX = "node"

_WORD_BOUNDARY = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|_+")
_OPENING = "\"'(«„“"
_CLOSING = "\"')»”\u00a0"
_ENDS = ".!?…:"


def render(node: object, messages: Messages) -> str:
    """The text of a node, an instance of a dataclass, and of everything in it.

    The message is the one `message_id` names; each field of the node is an argument of it. Numbers, strings, booleans
    and `None` are passed on as `Messages.format` takes them, nodes as their text, tuples as lists, and members of an
    enumeration by their name in kebab case (`Element.AIR` as `air`). Messages take the text of a node in another
    grammatical case by `FORM($field, case: "acc")`.
    """
    return str(_phrase(node, messages))


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


def kebab(name: str) -> str:
    """A name of a class or constant in kebab case: `DrawCards` and `DRAW_CARDS` become `draw-cards`."""
    return _WORD_BOUNDARY.sub("-", name).strip("-").lower()


def sentence(text: str) -> str:
    """The text as a sentence: with a capital first letter, and closed by a full stop unless it is closed already."""
    text = text.strip()
    if not text:
        return ""
    first = len(text) - len(text.lstrip(_OPENING))
    text = text[:first] + text[first : first + 1].upper() + text[first + 1 :]
    return text if text.rstrip(_CLOSING).endswith(tuple(_ENDS)) else f"{text}."


def _phrase(node: object, messages: Messages) -> Phrase:
    if not dataclasses.is_dataclass(node) or isinstance(node, type):
        raise TypeError(f"only instances of dataclasses can be rendered, not {node!r}")
    arguments = {field.name: _argument(getattr(node, field.name), messages) for field in dataclasses.fields(node)}
    return messages.phrase(message_id(node), **arguments)


def _prefix(node: object) -> str:
    # A field called "text" with a default value is a class attribute too, but not a prefix.
    if dataclasses.is_dataclass(node) and any(field.name == "text" for field in dataclasses.fields(node)):
        return DEFAULT_PREFIX
    prefix = getattr(type(node), "text", DEFAULT_PREFIX)
    return prefix if isinstance(prefix, str) else DEFAULT_PREFIX


def _argument(value: object, messages: Messages) -> object:
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return _phrase(value, messages)
    if isinstance(value, tuple | list):
        return [_argument(item, messages) for item in value]
    if isinstance(value, Enum) and not isinstance(value, str):
        return kebab(value.name)
    return value
