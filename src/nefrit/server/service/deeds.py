"""What the abilities of a card do, in the words of their trees: the same in every language."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass

from nefrit.kernel.cards import Face
from nefrit.kernel.effects import Effect, Node
from nefrit.text.ids import kebab


def deeds(face: Face) -> list[str]:
    """The effects of a card in the order of its text, each once: by its verb where it has one, else by its kind."""
    return list(dict.fromkeys(_deeds(face.abilities)))


def _deeds(node: object) -> Iterator[str]:
    if isinstance(node, tuple):
        for part in node:
            yield from _deeds(part)
    elif is_dataclass(node) and not isinstance(node, type):
        if isinstance(node, Effect):
            verb = getattr(node, "verb", None)
            if isinstance(verb, str) and verb:
                yield verb
            else:
                yield kebab(type(verb if isinstance(verb, Node) else node).__name__)
        for field in fields(node):
            yield from _deeds(getattr(node, field.name))
