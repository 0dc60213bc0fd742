"""The parts of a card's text that are sentences: triggered abilities, keywords, and how the card is played."""

from __future__ import annotations

from nefrit.l5r.constants import CONFLICT, END_OF_ROUND, EVENT
from nefrit.l5r.deck_texts import AdditionalProvince, InfluenceOnlyOn
from nefrit.l5r.faces import L5RFace
from nefrit.l5r.occurrences.kinds import INITIATES
from nefrit.l5r.players import YOU
from nefrit.l5r.ring_effects import ChooseRing
from nefrit.l5r.selecting import OnePlayer, Select, before_dash
from nefrit.l5r.targets import THEIR_DISCARD_PILES, Chosen
from nefrit.l5r.trees import (
    FROM_PLAY,
    INTERRUPT,
    AsAttachment,
    Attaches,
    Keyword,
    PlayOnlyIf,
    Triggered,
)
from nefrit.l5r.triggers import EffectsInitiate
from nefrit.l5r.wording.conditions import AFTER, ONCE, circumstance, circumstances
from nefrit.l5r.wording.effects import choices, noun_of_cost, options
from nefrit.l5r.wording.nouns import CHARACTER, cards, element, rings, slug, this, type_of_this
from nefrit.l5r.wording.triggers import noun_of_trigger
from nefrit.l5r.words.occasions import Occasion
from nefrit.text.phrases import Phrase
from nefrit.text.render import Renderer, message_id, sentence


def triggered(node: Triggered, tell: Renderer) -> Phrase:
    """An ability: what stands before the dash, what stands after it, and what limits it."""
    tell = _knowing(node, tell)
    label = tell.message("ability", kind=("action", "interrupt", "reaction")[node.type], forced=node.forced)
    selection = before_dash(node.effect)
    if isinstance(selection, OnePlayer | ChooseRing):
        effect = tell.say(selection.effect)
    else:
        effect = options(selection, tell) if isinstance(selection, Select) else tell.say(node.effect)
    before = _before(node, tell)
    message = "node-triggered" if before is not None else "node-triggered.plain"
    said = tell.message(message, label=label, before=before, effect=effect)
    if node.again:
        said = tell.message("again", text=said, costs=node.again)
    notes = _notes(node, tell)
    return tell.message("with-notes", text=said, notes=" ".join(notes)) if notes else said


def _knowing(node: Triggered, tell: Renderer) -> Renderer:
    """What is known after the dash: how many targets there are and whose, and what "that" can mean."""
    when = node.when
    initiates = isinstance(when, EffectsInitiate) or (isinstance(when, Occasion) and bool(when.what & INITIATES))
    paid = next((noun_of_cost(cost) for cost in node.costs), "card")
    many = bool(node.targets) and node.targets[0].most > 1
    theirs = any(isinstance(aim, Chosen) and aim.area == THEIR_DISCARD_PILES for aim in node.targets)
    return tell.knowing(many=many, that=noun_of_trigger(when), paid=paid, initiates=initiates, theirs=theirs)


def _before(node: Triggered, tell: Renderer) -> Phrase | None:
    parts = circumstances(tell, node.condition, ONCE if node.when is None else AFTER)
    if node.when is not None:
        timing = "when" if node.type == INTERRUPT else "after"
        parts.insert(0, tell.message(timing, clause=node.when))
    acts = [(tell.say(cost), YOU) for cost in node.costs] + _choices(node, tell)
    selection = before_dash(node.effect)
    if isinstance(selection, OnePlayer):
        acts.append((tell.message("choose-a-player"), YOU))
    elif isinstance(selection, ChooseRing):
        acts.append((tell.message("choose-a-ring", ring=rings(tell, selection.rings, "a")), YOU))
    elif isinstance(selection, Select):
        acts.append((tell.message("selects", by=selection.by), selection.by))
    elif selection is not None:
        acts.append((tell.message(f"{message_id(selection)}.selects"), YOU))
    yours = [act for act, by in acts if by == YOU]
    if yours:
        parts.append(tell.message("all-of", parts=yours))
    parts += [tell.message("and-other", act=act) if yours else act for act, by in acts if by != YOU]
    return tell.message("before-dash", parts=parts) if parts else None


def _choices(node: Triggered, tell: Renderer) -> list[tuple[Phrase, str]]:
    """What is chosen, and by whom; what the same player chooses in one breath."""
    aims = tuple([aim for aim in node.targets if isinstance(aim, Chosen)])
    if len(aims) == len(node.targets) > 1 and all(aim.by == aims[0].by for aim in aims):
        return [(choices(tell, aims), aims[0].by)]
    return [(tell.say(aim), aim.by if isinstance(aim, Chosen) else YOU) for aim in node.targets]


def _notes(node: Triggered, tell: Renderer) -> list[str]:
    """Limits, if not once per round, and from where it is used, if not from play: sentences."""
    notes: list[Phrase] = []
    if node.limit != 1 or node.limit_period != END_OF_ROUND:
        period = tell.message(f"period-{node.limit_period}")
        notes.append(tell.message("note-limit", limit=node.limit, period=period))
    if node.maximum:
        period = tell.message(f"period-{node.maximum_period}")
        notes.append(tell.message("note-maximum", maximum=node.maximum, period=period))
    if node.places != (FROM_PLAY,) and type_of_this(tell) != EVENT:
        side = tell.face.side if isinstance(tell.face, L5RFace) else CONFLICT
        places = [tell.message(f"place-{place}", side=side) for place in node.places]
        notes.append(tell.message("note-places", places=places))
    return [sentence(note) for note in notes]


def keyword(node: Keyword, tell: Renderer) -> Phrase:
    """A keyword, with a reminder of what it means."""
    traits = [tell.message("trait", trait=trait) for trait in node.traits]
    message = f"keyword-{slug(node.word)}"
    word = tell.message(message, traits=traits, excepted=node.excepted)
    if not tell.has(f"{message}.reminder"):
        return word
    return tell.message("node-keyword", word=word, reminder=tell.message(f"{message}.reminder", this=this(tell)))


def attaches(node: Attaches, tell: Renderer) -> Phrase:
    """To what an attachment may be attached."""
    parts: list[Phrase] = []
    if node.to.parts:
        parts.append(tell.message("attaches-only-to", card=cards(tell, node.to, base=CHARACTER)))
    if node.played.parts:
        parts.append(tell.message("play-only-on", card=cards(tell, node.played, base=CHARACTER)))
    if node.one_per_character:
        parts.append(tell.message("one-per-character"))
    return tell.message("node-attaches", text=" ".join(sentence(part) for part in parts))


def play_only_if(node: PlayOnlyIf, tell: Renderer) -> Phrase:
    """When the card may be played."""
    return tell.message("node-play-only-if", this=this(tell), condition=circumstance(tell, node.condition))


def as_attachment(node: AsAttachment, tell: Renderer) -> Phrase:
    """A character that may be an attachment, with another text."""
    within = tell.knowing(type="attachment")
    text = " ".join(sentence(within.say(part)) for part in node.abilities)
    return tell.message("node-as-attachment", this=this(tell), text=text)


def influence_only_on(node: InfluenceOnlyOn, tell: Renderer) -> Phrase:
    """For which clan influence may be spent."""
    return tell.message("node-influence-only-on", clan=tell.message("clan", clan=node.clan))


def additional_province(node: AdditionalProvince, tell: Renderer) -> Phrase:
    """Of which element there may be two provinces."""
    return tell.message("node-additional-province", element=element(tell, node.element))
