"""Which cards are meant, as noun phrases: "a region or a tributary", "2 knights", "a card other than a region"."""

from __future__ import annotations

from nefrit.imperium.amounts import Cards, Marks, Tokens
from nefrit.imperium.constants import MARKET_SUITS, RESOURCES
from nefrit.imperium.doing import ANY_NUMBER
from nefrit.imperium.filters import Is
from nefrit.imperium.trees import Filter
from nefrit.text.phrases import Phrase
from nefrit.text.render import Renderer

SINGLE = 1


def noun(tell: Renderer, cards: Filter, *, many: bool = False, article: bool = False) -> Phrase:
    """The noun for cards of a kind; in the singular with its article, if there shall be one."""
    assert isinstance(cards, Is)
    if cards.named:
        return tell.message("named-cards" if many else "names", names=list(cards.named))
    if cards.family:
        return _with_article(tell, tell.message("noun-family", family=cards.family, many=many), article)
    if not cards.words:
        parts = [tell.message("noun-card", many=many)]
    elif set(cards.words) == set(MARKET_SUITS):
        parts = [tell.message("noun-any-suit", many=many)]
    else:
        parts = [tell.message(f"noun-{word}", many=many) for word in cards.words]
    said = tell.message("any-of", parts=[_with_article(tell, part, article) for part in parts])
    return _described(tell, cards, said, many)


def _with_article(tell: Renderer, part: Phrase, article: bool) -> Phrase:
    return tell.message("with-article", noun=part) if article else part


def _described(tell: Renderer, cards: Is, said: Phrase, many: bool) -> Phrase:
    """What stands after the noun: what the cards are not, what lies on them or under them."""
    if cards.but:
        others = [_with_article(tell, tell.message(f"noun-{word}", many=many), not many) for word in cards.but]
        said = tell.message("other-than", noun=said, names=others)
    if cards.not_named:
        said = tell.message("other-than", noun=said, names=list(cards.not_named))
    if cards.holding:
        message = "with-tokens.several" if len(cards.words) > SINGLE else "with-tokens"
        said = tell.message(message, noun=said, token=resource(tell, cards.holding))
    if cards.garrison is not None:
        said = tell.message("with-garrison", noun=said, garrison=noun(tell, cards.garrison, article=True))
    return said


def object_of(tell: Renderer, cards: Filter, count: int = 1, *, up_to: bool = False) -> Phrase:
    """Cards as the object of a verb, with how many of them."""
    if count == SINGLE and not up_to:
        return noun(tell, cards, article=True)
    many = noun(tell, cards, many=count > SINGLE)
    if count >= ANY_NUMBER:
        return tell.message("any-number-of", noun=many)
    return tell.message("up-to-count" if up_to else "exact-count", count=count, noun=many)


def places(tell: Renderer, words: tuple[str, ...], message: str) -> Phrase:
    """Where cards come from or lie, as the message puts it."""
    theirs = bool(tell.known.get("theirs"))
    return tell.message(message, places=[tell.message(f"place-{word}", theirs=theirs) for word in words])


def resource(tell: Renderer, word: str) -> Phrase:
    """A resource without a number."""
    assert word in RESOURCES
    return tell.message(f"resource-{word}")


def amount_of_tokens(tell: Renderer, *tokens: tuple[str, int]) -> Phrase:
    """So many tokens of some kinds: "2 material and 1 population"."""
    return tell.message(
        "all-of", parts=[tell.message(f"tokens-{word}", count=count) for word, count in tokens if count]
    )


# ---- Amounts: what there is one of, as in "for each river in your play area"


def marks(node: Marks, tell: Renderer) -> Phrase:
    """Icons and suits."""
    many = bool(tell.known.get("many"))
    parts = [tell.message(f"mark-{word}", many=many) for word in node.words]
    return tell.message("counted", what=tell.message("any-of", parts=parts), where=_where(tell, node.place))


def counted_cards(node: Cards, tell: Renderer) -> Phrase:
    """Cards."""
    what = noun(tell, node.cards, many=bool(tell.known.get("many")))
    return tell.message("counted", what=what, where=_where(tell, node.place))


def _where(tell: Renderer, place: str) -> Phrase:
    return tell.message(f"counted-{place}", theirs=bool(tell.known.get("theirs")))


def tokens(node: Tokens, tell: Renderer) -> Phrase:
    """Tokens of a resource."""
    return tell.message("counted-tokens", token=resource(tell, node.resource))
