"""What the trees of cards say about targets, choices and other players: facts to compare with what the cards say."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

from nefrit.invasion.attacks import MakeAttack
from nefrit.invasion.damage_prevention import Redirects, TokenShield
from nefrit.invasion.entering import Lying
from nefrit.invasion.faces import InvasionFace
from nefrit.invasion.hands import PLAYS_TOP
from nefrit.invasion.looking import ForEachPlayer
from nefrit.invasion.paying import SPENDS_DAMAGE, SPENDS_TOKENS
from nefrit.invasion.player_choices import Pick
from nefrit.invasion.players import ANYBODY, DEFENDER, OPPONENT, SECOND, TARGET, THAT, YOU
from nefrit.invasion.searching import SEARCHED, Search
from nefrit.invasion.standing import ATTACKS_FROM_ANYWHERE, DEFENDS_FROM_ANYWHERE
from nefrit.invasion.targets import TARGETED, Aim, APlayer, Place, XInOneZone
from nefrit.invasion.trees import Action, Instead, Invades, Modifies, PlayInstead, Standing, Text, Whenever
from nefrit.invasion.words.cards import OwnedByOpponent, Theirs
from nefrit.invasion.words.counters import MoveCounters
from nefrit.invasion.words.nouns import AtRandom, Each, Some, Top
from nefrit.invasion.words.numbers import FewestCardsInAHand
from nefrit.invasion.words.occasions import On
from nefrit.invasion.words.pools import Take
from nefrit.invasion.words.zones import Zones
from nefrit.kernel.effects import Choose, Effect, May, Node, Target
from nefrit.parts.words import any_card

CHOICES = Path(__file__).parent / "golden" / "card_choices.txt"
"""Which cards target something, and which leave their player a choice ("may", "up to"), by what they say."""

GRANTED = (PlayInstead,)
"""Nodes by which a player may do something or do it up to some number."""

PERMITTED = frozenset({ATTACKS_FROM_ANYWHERE, DEFENDS_FROM_ANYWHERE, PLAYS_TOP, SEARCHED, SPENDS_DAMAGE, SPENDS_TOKENS})
"""What standing effects are called by which something may be done."""


def nodes(tree: object) -> Iterator[Node]:
    """All parts of a tree."""
    if isinstance(tree, tuple):
        for part in tree:
            yield from nodes(part)
    elif isinstance(tree, Node):
        yield tree
        for field in fields(tree):
            yield from nodes(getattr(tree, field.name))


def is_target(chosen: Target) -> bool:
    """Whether what is chosen is targeted."""
    return not (isinstance(chosen, Aim) and chosen.untargeted)


def targets(face: InvasionFace) -> bool:
    """Whether a card targets anything."""
    if face.is_attachment:
        return True
    for node in nodes(face.abilities):
        if isinstance(node, Text) and any(is_target(one) for one in node.targets):
            return True
        if isinstance(node, Choose) and not isinstance(node, Pick) and is_target(node.target):
            return True
        if isinstance(node, Redirects):
            return True
    return False


def leaves_a_choice(face: InvasionFace) -> bool:
    """Whether a card says that its player may do something, or do it up to some number; to use an action is no such."""
    return any(_leaves_a_choice(node) for node in nodes(face.abilities))


def _leaves_a_choice(node: Node) -> bool:
    if isinstance(node, Search):
        return node.most != 1 or not node.must
    if isinstance(node, Target):
        # X cards are exactly so many.
        return node.least < node.most and not (
            isinstance(node, XInOneZone) or (isinstance(node, Aim) and node.amount is not None)
        )
    if isinstance(node, Whenever | Instead | TokenShield):
        return node.optional
    if isinstance(node, Some):
        return node.may
    if isinstance(node, AtRandom):
        return node.up_to
    if isinstance(node, Take | MoveCounters):
        return node.up_to
    return isinstance(node, (May, *GRANTED)) or (isinstance(node, Standing) and node.what in PERMITTED)


def choices() -> dict[str, tuple[bool, bool]]:
    """For each card of the file whether it targets, and whether it leaves a choice."""
    found: dict[str, tuple[bool, bool]] = {}
    for line in CHOICES.read_text(encoding="utf-8").splitlines():
        card, words = line.split(": ")
        found[card] = ("targets" in words, "may" in words)
    return found


# ---- Other players

WORDS = {
    OPPONENT: "each opponent",
    ANYBODY: "each player",
    TARGET: "the target player",
    SECOND: "the second target player",
    THAT: "that player",
    DEFENDER: "the defending player",
}
"""Whom an effect means, by the words that trees have for players."""


def addresses(face: InvasionFace) -> list[str]:
    """How a card speaks of other players."""
    found: list[str] = []
    for node in nodes(face.abilities):
        found += _addresses(node)
    return sorted(set(found))


def _addresses(node: Node) -> Iterator[str]:
    if isinstance(node, Pick) and isinstance(node.target, APlayer):
        yield f"a chosen {node.target.whose}"
    if isinstance(node, Text):
        for one in node.targets:
            if isinstance(one, APlayer):
                yield f"another target {one.whose or 'player'}" if one.another else f"a target {one.whose or 'player'}"
    if isinstance(node, Effect):
        for field in fields(node):
            if field.name in ("whose", "whom") and getattr(node, field.name) != YOU:
                yield WORDS[getattr(node, field.name)]
    of_all = not isinstance(node, Each) or node.quality == any_card
    if isinstance(node, Each | Top | AtRandom) and of_all and node.pile is not None and node.pile.whose != YOU:
        yield WORDS[node.pile.whose]
    if isinstance(node, On) and (node.whose == OPPONENT or node.by == OPPONENT):
        yield "what happens to an opponent" if node.whose == OPPONENT else "what an opponent does"
    if isinstance(node, Place | Lying) and node.whose not in (YOU, ""):
        yield f"zones or piles of any {node.whose}"
    if isinstance(node, Theirs | OwnedByOpponent):
        yield "cards of any opponent"
    if isinstance(node, FewestCardsInAHand):
        yield "fewest cards in an opponent's hand"
    if isinstance(node, Action) and node.by_opponent:
        yield "used by any opponent"
    if isinstance(node, Modifies) and node.what == TARGETED:
        yield "targeted by any opponent"
    if isinstance(node, Invades):
        yield "played into a zone of a chosen opponent"
    if isinstance(node, MakeAttack):
        yield "attacks any opponent"
    if isinstance(node, Zones) and node.whose != YOU:
        yield WORDS[node.whose]
    if isinstance(node, ForEachPlayer):
        yield "each player"
