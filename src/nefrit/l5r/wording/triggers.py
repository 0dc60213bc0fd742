"""Triggering conditions, as clauses that "when" or "after" stands before."""

from __future__ import annotations

from nefrit.kernel.effects import Condition
from nefrit.l5r.constants import AT_HOME, ATTACHMENT, ATTACKING, EVENT
from nefrit.l5r.occurrences import kinds
from nefrit.l5r.players import YOU
from nefrit.l5r.trees import Trigger
from nefrit.l5r.triggers import (
    AfterConflict,
    ConflictIsDeclared,
    EffectsInitiate,
    MovesIn,
    YouClaimRing,
)
from nefrit.l5r.wording.conditions import circumstances, is_plain
from nefrit.l5r.wording.nouns import (
    CARD,
    CHARACTER,
    cards,
    conflict_type,
    element,
    is_definite,
    noun_of,
    predicate,
    this,
)
from nefrit.l5r.words.cards import defending, from_a_hand_this_phase
from nefrit.l5r.words.occasions import (
    CONFLICT_RESOLUTION,
    OPPONENTS_CARD_OR_A_RING,
    Occasion,
    PhaseChanges,
    YouResolveRing,
)
from nefrit.parts.words import Quality, leave_out
from nefrit.text.ids import kebab
from nefrit.text.phrases import Phrase
from nefrit.text.render import Renderer, message_id

KINDS = {value: kebab(name) for name, value in vars(kinds).items() if name.isupper()}
"""The kinds of occurrences, by the names that messages have for them."""

NOUNS = {
    kinds.HONORS: CHARACTER,
    kinds.DISHONORS: CHARACTER,
    kinds.MOVES: CHARACTER,
    kinds.COMMITS: CHARACTER,
    kinds.EVADES: CHARACTER,
    kinds.FATE_PLACED: CHARACTER,
    kinds.FATE_REMOVED: CHARACTER,
    kinds.ATTACHES: CHARACTER,
    kinds.CONFLICT_DECLARED: "province",
    kinds.PROVINCE_REVEALED: "province",
    kinds.PROVINCE_BREAKS: "province",
    kinds.EVENT_RESOLVED: "event",
    kinds.DUEL_BEGINS: CHARACTER,
    kinds.DUEL_WON: CHARACTER,
}
"""What the cards are that something happens to, where it can happen only to one kind of cards."""


DONE_BY_PLAYERS = frozenset({kinds.INITIATES, kinds.ATTACHES, kinds.PROVINCE_BREAKS, kinds.EVENT_RESOLVED})
"""What a player does rather than that player's effect."""


def kinds_of(what: int) -> list[int]:
    """The kinds of occurrences in a bit mask."""
    return [kind for kind in KINDS if kind & what]


def noun_of_trigger(trigger: object) -> str:
    """The noun for the card that an occurrence is about: "that character" in the effect."""
    if isinstance(trigger, Occasion):
        return noun_of(trigger.cards, NOUNS.get(kinds_of(trigger.what)[0], CARD))
    return CHARACTER if isinstance(trigger, MovesIn) else CARD


def occasion(trigger: Occasion, tell: Renderer) -> Phrase:
    """Something happens to a card or a player."""
    found = kinds_of(trigger.what)
    together = f"on-{'-or-'.join(KINDS[kind] for kind in found)}"
    if tell.has(together):
        return _during(tell, _on(tell, trigger, together, found[0]), trigger.during)
    clauses = [_on(tell, trigger, f"on-{KINDS[kind]}", kind) for kind in found]
    return _during(tell, tell.message("any-of", clauses=clauses), trigger.during)


def _on(tell: Renderer, trigger: Occasion, message: str, kind: int) -> Phrase:
    meant, form = trigger.cards, ""
    if kind == kinds.PLAYED and from_a_hand_this_phase in meant.parts:
        meant, form = leave_out(meant, from_a_hand_this_phase), ".from-hand"
    state: list[Quality] = []
    if is_definite(meant):
        # Of a certain card it is said what it is like then: "this character enters play as a defender".
        state = [one for one in meant.parts if not is_definite(one) and noun_of(one, "") == ""]
        meant = leave_out(meant, *state)
        if kind == kinds.ENTERS and defending in state:
            state, form = [one for one in state if one != defending], ".defending"
    said = tell.message(
        f"{message}{form}",
        card=cards(tell, meant, base=NOUNS.get(kind, CARD)),
        source=cards(tell, trigger.with_card, base=ATTACHMENT) if trigger.with_card.parts else None,
        whose=trigger.whose or trigger.by or None,
        would=trigger.would_happen,
    )
    if state:
        said = tell.message("while-it", clause=said, parts=[predicate(tell, one) for one in state], many=False)
    if trigger.by and kind not in DONE_BY_PLAYERS:
        by = "card-or-ring" if trigger.by == OPPONENTS_CARD_OR_A_RING else trigger.by
        if trigger.by == CONFLICT_RESOLUTION:
            # The only honor that conflict resolution itself costs is that for an unopposed conflict.
            by = "unopposed" if kind == kinds.HONOR_LOST else "conflict"
        return tell.message("on-by", clause=said, by=by)
    return said


def after_conflict(trigger: AfterConflict, tell: Renderer) -> Phrase:
    """Somebody has won or lost a conflict."""
    noun = tell.message("noun-conflict", many=False)
    if trigger.type is not None:
        noun = tell.message("conflict-of", kind=conflict_type(tell, trigger.type), noun=noun)
    if trigger.element is not None:
        noun = tell.message("conflict-of", kind=element(tell, trigger.element), noun=noun)
    if trigger.unopposed:
        noun = tell.message("conflict-unopposed", noun=noun)
    noun = tell.message("np-a", noun=noun, other=False)
    if trigger.here:
        noun = tell.message("conflict-here", noun=noun, this=this(tell))
    if trigger.by_at_least:
        noun = tell.message("conflict-by", noun=noun, skill=trigger.by_at_least)
    if trigger.role != AT_HOME:
        role = "attacking" if trigger.role == ATTACKING else "defending"
        noun = tell.message("conflict-as", noun=noun, role=role, player=trigger.who == YOU)
    who = tell.message(f"winner-{trigger.who}", this=this(tell))
    said = tell.message("node-after-conflict", who=who, you=trigger.who == YOU, won=trigger.won, conflict=noun)
    return _during(tell, said, trigger.during)


def conflict_is_declared(trigger: ConflictIsDeclared, tell: Renderer) -> Phrase:
    """A conflict is declared."""
    noun = tell.message("noun-conflict", many=False)
    if trigger.element is not None:
        noun = tell.message("conflict-of", kind=element(tell, trigger.element), noun=noun)
    noun = tell.message("np-a", noun=noun, other=False)
    if trigger.fate_on_ring:
        noun = tell.message("conflict-for-fate", noun=noun)
    return tell.message("node-conflict-is-declared", by=trigger.by, here=trigger.here, conflict=noun, this=this(tell))


def effects_initiate(trigger: EffectsInitiate, tell: Renderer) -> Phrase:
    """The effects of some ability would initiate."""
    said = tell.message(
        "node-effects-initiate",
        source=_source(tell, trigger.cards),
        by=trigger.by or None,
        event=noun_of(trigger.cards) == EVENT,
        target=cards(tell, trigger.targeting, base=CHARACTER) if trigger.targeting.parts else None,
    )
    return _during(tell, said, trigger.during)


def _source(tell: Renderer, meant: Quality) -> Phrase:
    if not meant.parts:
        return tell.message("any-ability")
    noun = cards(tell, meant)
    return noun if noun_of(meant) == EVENT else tell.message("ability-on", card=noun)


def phase_changes(trigger: PhaseChanges, tell: Renderer) -> Phrase:
    """A phase begins or ends."""
    message = "node-phase-changes.ends" if trigger.ends else "node-phase-changes"
    return tell.message(message, phase=tell.message(f"phase-of-{trigger.phase}"))


def you_resolve_ring(trigger: YouResolveRing, tell: Renderer) -> Phrase:
    """You would resolve a ring effect."""
    return tell.message("node-you-resolve-ring", element=element(tell, trigger.element))


def you_claim_ring(trigger: YouClaimRing, tell: Renderer) -> Phrase:
    """You claim a ring."""
    return _during(tell, tell.message("node-you-claim-ring", role=trigger.of_role), trigger.during)


def moves_in(trigger: MovesIn, tell: Renderer) -> Phrase:
    """Characters move to the conflict."""
    noun = cards(tell, trigger.cards, base=CHARACTER)
    return _during(tell, tell.message("node-moves-in", card=noun, commits=trigger.or_commits), trigger.during)


def other(trigger: Trigger, tell: Renderer) -> Phrase:
    """Any other triggering condition: its class says what it is, and it may have a further condition."""
    said = tell.message(message_id(trigger), this=this(tell))
    return _during(tell, said, getattr(trigger, "during", None))


def _during(tell: Renderer, clause: Phrase, condition: Condition | None) -> Phrase:
    if condition is None:
        return clause
    message = "during-if" if is_plain(tell, condition) else "during"
    return tell.message(message, clause=clause, parts=circumstances(tell, condition))
