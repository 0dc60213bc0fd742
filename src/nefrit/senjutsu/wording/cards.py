"""Sections of cards, with what the whole card demands; and lines that hold other lines."""

from __future__ import annotations

from nefrit.senjutsu.constants import AFTER_COUNTER
from nefrit.senjutsu.faces import SenjutsuFace
from nefrit.senjutsu.trees.companion import BesidePartner
from nefrit.senjutsu.trees.contracts import PerContract
from nefrit.senjutsu.trees.diagrams import OnMarked
from nefrit.senjutsu.trees.gates import Gate, Gated
from nefrit.senjutsu.trees.lasting import AtStartOfTurn, WhenDiscarded, WhenReduced
from nefrit.senjutsu.trees.lines import AfterSuccess, IfSuccessful, Line, Lines, May, Or
from nefrit.senjutsu.trees.poison import ForAutomated
from nefrit.senjutsu.trees.sections import Alternative, Section
from nefrit.text.ids import kebab
from nefrit.text.phrases import Phrase
from nefrit.text.render import Renderer, message_id, sentence


def section(node: Section, tell: Renderer) -> Phrase:
    """A section: each line is a sentence. The first tells what the card demands, a later one its own initiative.

    senjutsu.resolve.divider
    """
    face = tell.face
    told: list[str] = []
    if node.name:
        told += [sentence(tell.say(line)) for line in node.lines]
        return tell.message(
            "half",
            name=node.name,
            type=tell.message(f"type-{node.type}"),
            kamae=positions(node.requires, tell),
            initiative=numbers(node.initiative, tell),
            lines=_plain(" ".join(told)),
        )
    if node.type:
        told.append(sentence(tell.message("counts-as", type=tell.message("type-card", type=node.type))))
    if isinstance(face, SenjutsuFace) and node == face.sections[0]:
        told += demands(face, tell)
        told += [sentence(tell.say(other)) for other in node.alternatives]
        told += [sentence(tell.say(line)) for line in node.lines]
        return _plain(" ".join(told))
    told += [sentence(tell.say(line)) for line in node.lines]
    told += [sentence(tell.say(other)) for other in node.alternatives]
    return tell.message("section", initiative=numbers(node.initiative, tell), lines=_plain(" ".join(told)))


def demands(face: SenjutsuFace, tell: Renderer) -> list[str]:
    """When a card can be played at all."""
    told: list[str] = []
    if face.requires:
        told.append(sentence(tell.message("requires", kamae=positions(face.requires, tell))))
    told += [sentence(tell.message(f"needs-{kebab(need)}")) for need in face.needs]
    if face.play_when:
        only = AFTER_COUNTER in face.needs
        told.append(sentence(tell.message(f"when-{kebab(face.play_when)}", only=only)))
    return told


def alternative(node: Alternative, tell: Renderer) -> Phrase:
    """Another initiative."""
    return tell.message("node-alternative", gate=tell.say(node.gate), initiative=numbers(node.initiative, tell))


def gate(node: Gate, tell: Renderer) -> Phrase:
    """What opens a line: "in Aggression", "for 1 focus"."""
    said: list[Phrase] = []
    if node.kamae:
        said.append(tell.message("gate-kamae", kamae=positions(node.kamae, tell)))
    if node.hidden:
        said.append(tell.message("gate-hidden"))
    if node.desperate:
        said.append(tell.message("gate-desperate"))
    if node.contracts:
        said.append(tell.message("gate-contracts", contracts=node.contracts))
    if node.focus:
        said.append(tell.message("gate-focus", focus=node.focus))
    return tell.message("comma", items=said)


def gated(node: Gated, tell: Renderer) -> Phrase:
    """A line behind a gate."""
    return tell.message("node-gated", gate=tell.say(node.gate), line=tell.say(node.line))


def lines(node: Lines, tell: Renderer) -> Phrase:
    """One after the other."""
    if node.then and len(node.lines) > 1:
        before, last = in_order(node.lines[:-1], tell), tell.say(node.lines[-1])
        return tell.message("node-lines-then", before=before, last=last)
    return in_order(node.lines, tell)


def for_automated(node: ForAutomated, tell: Renderer) -> Phrase:
    """What happens to an automated opponent instead."""
    return tell.message("node-for-automated", lines=in_order(node.lines, tell))


def in_order(some: tuple[Line, ...], tell: Renderer) -> Phrase:
    """Lines that follow each other within a sentence; set apart where it must be clear how far a gate reaches."""
    said = [tell.say(line) for line in some]
    if len(said) == 1:
        return said[0]
    if any(isinstance(line, Gated | Or) for line in some):
        return _plain("; ".join(said))
    return tell.message("then", before=tell.messages.format("comma", items=said[:-1]), last=said[-1])


def either(node: Or, tell: Renderer) -> Phrase:
    """Exactly one of several lines."""
    said = [tell.say(line) for line in node.lines]
    before = _plain("; ".join(said[:-1]))
    return tell.message("node-or", before=before, last=said[-1])


def if_successful(node: IfSuccessful, tell: Renderer) -> Phrase:
    """Lines that depend on a success."""
    return tell.message("node-if-successful", lines=in_order(node.lines, tell))


def on_marked(node: OnMarked, tell: Renderer) -> Phrase:
    """What happens to those on the hexes with a mark."""
    return tell.message("node-on-marked", mark=node.mark, line=tell.say(node.line))


Holder = AfterSuccess | AtStartOfTurn | BesidePartner | May | PerContract | WhenDiscarded | WhenReduced


def holder(node: Holder, tell: Renderer) -> Phrase:
    """Lines that are done in some case only, as the words of their class say."""
    what = node.what if isinstance(node, AfterSuccess) else None
    return tell.message(message_id(node), what=what, lines=in_order(node.lines, tell))


# ---- Words that several nodes need


def positions(kamae: tuple[str, ...], tell: Renderer) -> Phrase:
    """Kamae positions: "Balance or Determination"."""
    return tell.message("either-of", items=[tell.message(f"kamae-{position}") for position in kamae])


def numbers(values: tuple[int, ...], tell: Renderer) -> Phrase:
    """Initiatives: "6", "5 or 4", and a range for several in a row."""
    if len(values) > 2:
        return tell.message("from-to", most=max(values), least=min(values))
    return tell.message("either-of", items=[str(value) for value in values])


def _plain(text: str) -> Phrase:
    return Phrase(text, lambda form: None)
