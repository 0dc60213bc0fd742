"""The parts of a card's text that are sentences: abilities, passive effects and victory points."""

from __future__ import annotations

from nefrit.imperium.constants import MATERIAL
from nefrit.imperium.faces import ImperiumFace
from nefrit.imperium.fame import ResolvedInsteadOfTaken
from nefrit.imperium.market import PlaceInMarket
from nefrit.imperium.passives import (
    AcquiresExiled,
    CountsTwice,
    LosesIcon,
    PlacesInMarket,
    PlaysFreely,
    ReducesDevelopment,
    ReducesUnrest,
)
from nefrit.imperium.resources import PlaceOnThis
from nefrit.imperium.responding import YOU, When
from nefrit.imperium.scoring import PointsIn, PointsPer
from nefrit.imperium.trees import Exhaust, Passive, Play, Solstice
from nefrit.imperium.wording.effects import person, statements
from nefrit.imperium.wording.nouns import amount_of_tokens, noun, resource
from nefrit.text.phrases import Phrase
from nefrit.text.render import Renderer, message_id


def play(node: Play, tell: Renderer) -> Phrase:
    """What happens when the card is played."""
    return tell.message("node-play", effect=statements(tell, node.effect))


def exhaust(node: Exhaust, tell: Renderer) -> Phrase:
    """An exhaust effect."""
    return tell.message(
        "node-exhaust",
        effect=statements(tell, node.effect),
        when=node.when,
        condition=node.condition,
        anytime=node.anytime,
    )


def passive(node: Passive, tell: Renderer) -> Phrase:
    """Something that happens of itself."""
    return tell.message("node-passive", when=node.when, effect=statements(tell, node.effect))


def solstice(node: Solstice, tell: Renderer) -> Phrase:
    """A solstice effect."""
    return tell.message("node-solstice", effect=statements(tell, node.effect))


def resolved(node: ResolvedInsteadOfTaken, tell: Renderer) -> Phrase:
    """The card under the fame deck."""
    return tell.message("node-resolved-instead-of-taken", flips=node.flips, effect=statements(tell, node.effect))


def when(node: When, tell: Renderer) -> Phrase:
    """What an ability waits for."""
    cards = None if node.cards is None else noun(tell, node.cards, article=True)
    return tell.message(
        f"when-{node.what}",
        cards=cards,
        another=node.by != YOU,
        how=node.how or None,
        holding=resource(tell, node.holding) if node.holding else None,
        exiled=node.exiled,
        discard=bool(node.origin),
    )


# ---- Passive effects


def about_cards(node: LosesIcon | AcquiresExiled | PlaysFreely, tell: Renderer) -> Phrase:
    """Something that is so for cards of a kind."""
    state = node.state if isinstance(node, LosesIcon) else None
    return tell.message(message_id(node), cards=noun(tell, node.cards, many=True), state=state)


def reduces_development(node: ReducesDevelopment, tell: Renderer) -> Phrase:
    """Developing costs less."""
    return tell.message("node-reduces-development", tokens=amount_of_tokens(tell, (node.resource, node.by)))


def reduces_unrest(node: ReducesUnrest, tell: Renderer) -> Phrase:
    """Unrest costs less."""
    tokens = amount_of_tokens(tell, (MATERIAL, node.material))
    return tell.message("node-reduces-unrest", tokens=tokens, cards=node.cards)


def tokens_of(node: PlacesInMarket | PlaceInMarket | PlaceOnThis, tell: Renderer) -> Phrase:
    """Tokens of a resource are put somewhere."""
    tokens = amount_of_tokens(tell, (node.resource, node.amount))
    return tell.message(message_id(node), tokens=tokens, **person(tell))


def counts_twice(node: CountsTwice, tell: Renderer) -> Phrase:
    """The card counts as two of its suit."""
    face = tell.face
    suit = face.suits[0] if isinstance(face, ImperiumFace) else "card"
    return tell.message("node-counts-twice", noun=tell.message(f"noun-{suit}", many=True))


# ---- Victory points


def points_in(node: PointsIn, tell: Renderer) -> Phrase:
    """Points by where the card lies."""
    parts = [tell.message(f"points-{place}", points=points) for place, points in node.places]
    return tell.message("node-points-in", parts=parts, otherwise=node.otherwise)


def points_per(node: PointsPer, tell: Renderer) -> Phrase:
    """Points for each so many of something."""
    groups = [
        tell.message("group", size=size, what=tell.knowing(many=size > 1).say(amount)) for amount, size in node.groups
    ]
    parts = [tell.message("points-for-each", each=node.each, group=group) for group in groups]
    return tell.message("node-points-per", parts=parts)
