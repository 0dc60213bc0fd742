"""Lines that do one thing, in imperatives: "draw up to 2 cards", "the target takes 1 stun"."""

from __future__ import annotations

from dataclasses import fields

from nefrit.senjutsu.cards import CHARACTERS
from nefrit.senjutsu.trees.constants import ALL_OF_THEM, AS_DRAWN, DIFFERENCE, JUST_DEALT, PER_HEX, RECEIVED
from nefrit.senjutsu.trees.hands import DiscardCards, RevealTop, Search, ShuffleIntoDeck, Wanted
from nefrit.senjutsu.trees.harm import DiscardStatus, Inflict, ReplaceWounds
from nefrit.senjutsu.trees.kamae import LoseFocus
from nefrit.senjutsu.trees.lasting import AtEndOfRound, ChooseType, Passive
from nefrit.senjutsu.trees.lines import Line
from nefrit.senjutsu.trees.solo import RecoverAttack
from nefrit.text.ids import kebab
from nefrit.text.phrases import Phrase
from nefrit.text.render import Renderer, message_id

ALL = "all"
DEALT = "dealt"


def plain(node: Line, tell: Renderer) -> Phrase:
    """A line that its class and its fields say: `$who` is whom it means, `$range` the range of the card."""
    said = {field.name: _slug(getattr(node, field.name)) for field in fields(node)}
    return tell.message(message_id(node), **said, range=getattr(tell.face, "range", 0))


def _slug(value: object) -> object:
    """Words as messages select by them."""
    return kebab(value) if isinstance(value, str) else value


def wanted(node: Wanted, tell: Renderer) -> Phrase:
    """A card of some kind: "wood or steel attack card"."""
    return kind(node, tell)


def kind(node: Wanted, tell: Renderer, *, many: bool = False) -> Phrase:
    """Cards of some kind, one or many."""
    ranks = [tell.message(f"rank-{rank}") for rank in node.ranks]
    types = [tell.message(f"type-{type}") for type in node.types]
    return tell.message(
        "node-wanted",
        ranks=tell.message("either-of", items=ranks) if ranks else None,
        types=tell.message("either-of", items=types) if types else None,
        ability=node.ability,
        core=not node.not_core,
        keyword=tell.message(f"keyword-{kebab(node.keyword)}") if node.keyword else None,
        character=CHARACTERS[node.character].title if node.character else None,
        inflicts=tell.message(f"status-{node.inflicts}") if node.inflicts else None,
        many=many,
    )


def inflict(node: Inflict, tell: Renderer) -> Phrase:
    """Somebody takes harm, so often or as often as something says."""
    how = {PER_HEX: "hexes", DIFFERENCE: "difference"}.get(node.count, "count")
    count, reach = max(1, node.count), getattr(tell.face, "range", 0)
    return tell.message("node-inflict", who=kebab(node.who), what=node.what, how=how, count=count, range=reach)


def reveal_top(node: RevealTop, tell: Renderer) -> Phrase:
    """Cards on top of the deck are revealed, and some taken."""
    return tell.message("node-reveal-top", count=node.count, cards=kind(node.wanted, tell, many=True))


def replace_wounds(node: ReplaceWounds, tell: Renderer) -> Phrase:
    """Wounds become others."""
    how = {ALL_OF_THEM: ALL, JUST_DEALT: DEALT, RECEIVED: "received"}.get(node.count, "some")
    who, count = kebab(node.who), max(1, node.count)
    return tell.message("node-replace-wounds", source=node.source, to=node.to, how=how, count=count, who=who)


def _how_many(count: int, up_to: bool) -> str:
    return ALL if count == ALL_OF_THEM else "up-to" if up_to else "exactly"


def discard_cards(node: DiscardCards, tell: Renderer) -> Phrase:
    """Cards from hand are discarded."""
    return tell.message(
        "node-discard-cards",
        who=kebab(node.who),
        how=_how_many(node.count, node.up_to),
        count=node.count,
        card=kind(node.wanted, tell),
        cards=kind(node.wanted, tell, many=True),
        random=node.at_random,
    )


def discard_status(node: DiscardStatus, tell: Renderer) -> Phrase:
    """Status cards go back."""
    what = [tell.message(f"status-{each}") for each in node.what]
    each = [tell.message(f"harm-{each}", count=node.count) for each in node.what]
    how = _how_many(node.count, node.up_to)
    return tell.message("node-discard-status", who=kebab(node.who), how=how, count=node.count, what=what, each=each)


def lose_focus(node: LoseFocus, tell: Renderer) -> Phrase:
    """Focus is lost."""
    how = "exactly" if node.count != ALL_OF_THEM else "all-but" if node.keep else ALL
    return tell.message("node-lose-focus", who=kebab(node.who), how=how, count=node.count, keep=node.keep)


def search(node: Search, tell: Renderer) -> Phrase:
    """A card is searched for and taken into hand."""
    where = "top" if node.top else "to-deck" if node.to_deck else kebab(node.where)
    return tell.message(
        "node-search", who=kebab(node.who), where=where, top=node.top, up=node.up_to, card=kind(node.wanted, tell)
    )


def shuffle_into_deck(node: ShuffleIntoDeck, tell: Renderer) -> Phrase:
    """Cards from hand are shuffled into the deck."""
    return tell.message(
        "node-shuffle-into-deck",
        who=kebab(node.who),
        how="as-drawn" if node.count == AS_DRAWN else _how_many(node.count, node.up_to),
        count=node.count,
        card=kind(node.wanted, tell),
        cards=kind(node.wanted, tell, many=True),
    )


def passive(node: Passive, tell: Renderer) -> Phrase:
    """A rule that a card makes."""
    kinds = [tell.message(f"keyword-{kebab(kind)}") for kind in node.kinds]
    said = tell.message(f"passive-{kebab(node.rule)}", amount=node.amount, least=node.least, kinds=kinds)
    if node.lotus:
        said = tell.message("with-lotus", lotus=node.lotus, rule=said)
    return tell.message("this-round", rule=said) if node.this_round else said


def at_end_of_round(node: AtEndOfRound, tell: Renderer) -> Phrase:
    """How a card that remains in play may go."""
    return tell.message("node-at-end-of-round", turns=node.turns, focus=node.focus)


def choose_type(node: ChooseType, tell: Renderer) -> Phrase:
    """Choose a card type."""
    types = [tell.message(f"type-{option}") for option in node.options]
    return tell.message("node-choose-type", options=tell.message("either-of", items=types))


def recover_attack(node: RecoverAttack, tell: Renderer) -> Phrase:
    """A card comes back from the discard pile."""
    return tell.message("node-recover-attack", card=kind(node.wanted, tell))
