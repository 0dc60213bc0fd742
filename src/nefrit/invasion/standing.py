"""Constant effects: which are in force, and about which cards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from nefrit.invasion.constants import NO_ZONE
from nefrit.invasion.in_play import rows
from nefrit.invasion.memo import IN_FORCE, InvasionMemo
from nefrit.invasion.memo_records import InForce
from nefrit.invasion.state import Card, Invasion, section_of
from nefrit.invasion.trees import ITS_HOST, Forbids, Grants, Keyword, Standing, Text, Watches
from nefrit.kernel.effects import Context
from nefrit.kernel.lasting import Lasting
from nefrit.kernel.memo import LAYOUT, LISTENERS, PIECES
from nefrit.kernel.state import NO_SEAT
from nefrit.kernel.zones import Zone

BLANK: Final = "blank"
"""What a standing effect is called that takes the text of cards away, except for their traits."""


WITHOUT_ACTIONS: Final = "without actions"
"""What a standing effect is called by which cards lose their actions and forced effects."""


WATCHES: Final = "whenever"
"""What a lasting effect is called that is triggered by what happens."""


AS_DEVELOPMENT: Final = "development"
"""What a standing effect is called by which cards are nothing but faceup developments."""


ENTERS_CORRUPTED: Final = "enters corrupted"
"""What standing effects are called by which cards enter the zone of their source corrupted."""

INSTEAD: Final = "instead"
"""What standing effects are called by which something else happens instead."""

KEPT_OUT: Final = "enter"
"""What standing effects are called by which cards cannot enter the zone of their source."""

ATTACKS_FROM_ANYWHERE: Final = "attack from"
"""What standing effects are called by which cards may attack from any zone."""

DEFENDS_FROM_ANYWHERE: Final = "defend from"
"""What standing effects are called by which cards may defend any zone."""

CONTROLLED: Final = "controlled"
"""What standing effects are called by which their player controls cards."""


WITHOUT_TRIGGERS: Final = "without triggers"
"""What a standing effect is called by which cards lose all abilities that something or somebody triggers."""


TEXT_CHANGES: Final = frozenset({BLANK, WITHOUT_ACTIONS, WITHOUT_TRIGGERS, "ability"})
"""What standing effects are called by which cards lose or gain abilities."""


NATURE_CHANGES: Final = frozenset({"type", "trait"})
"""What standing effects are called by which cards are something else than what is printed."""


OUTCAST: Final = "outcast"
"""What a standing effect is called by which its card is sacrificed."""


IDENTITY_CHANGES: Final = frozenset({*TEXT_CHANGES, *NATURE_CHANGES, AS_DEVELOPMENT, CONTROLLED, OUTCAST})
"""What standing effects are called by which even a facedown development may be more than that."""


IN_FIGHTS_ONLY: Final = frozenset({"power", "damage", "attack", "defend"})
"""What standing effects are called on which nothing else depends that is kept of how cards lie: who can fight, and how
well."""


def in_force(game: Invasion, what: str) -> list[InForce]:
    """The standing effects of this name, constant ones first, then those that last, as they were established."""
    # Asked so often that it looks by itself.
    return (game.memo.standing or all_in_force(game)).get(what, [])


def all_in_force(game: Invasion) -> dict[str, list[InForce]]:
    """All standing effects by their names: for those who look for several names at once."""
    found = game.memo.standing
    if found is None:
        found = game.memo.standing = _collect(game)
        game.memo.known |= IN_FORCE
    return found


def _collect(game: Invasion) -> dict[str, list[InForce]]:
    # Nothing is called so: it is never empty, so that whoever looks by itself sees at once that it is known.
    found: dict[str, list[InForce]] = {"": []}
    faces, pieces, printed = game.faces, game.pieces, game.memo.printed.standing
    for row in rows(game):
        for card in row.standing:
            controller = pieces[card].controller
            # The same each time, so it is made only once.
            own = printed.get((card, controller))
            if own is None:
                context = Context(controller, card)
                own = [InForce(effect, context, None, _is_on_host(effect)) for effect in faces[card].standing]
                printed[card, controller] = own
            for one in own:
                found.setdefault(one.effect.what, []).append(one)
    for lasting in game.lasting:
        one = _that_lasts(lasting)
        found.setdefault(one.effect.what, []).append(one)
    return found


def _that_lasts(lasting: Lasting) -> InForce:
    node = lasting.effect
    assert isinstance(node, Standing)
    return InForce(node, Context(lasting.seat, lasting.source, number=lasting.number), lasting.cards)


def _is_on_host(effect: Standing) -> bool:
    return effect.on is not None and effect.on.reach == ITS_HOST


# ---- Changes that leave most of what is known as it is


def put_into_play(game: Invasion, card: int, piece: Card, zone: Zone, seat: int) -> None:
    """Put a card into play faceup."""
    memo = game.quiet_memo()
    game.put_into_play(card, piece, zone, seat)
    standing = memo.standing
    same = standing is not None and not game.faces[card].standing and _changed_in_identity(game, standing) is not None
    memo.entered(game, card, effects_are_same=same)


def facedown_changed(game: Invasion, memo: InvasionMemo, place: int) -> None:
    """Tell the memo, which was told nothing else, that facedown developments have come to a place or changed places.

    Where effects may make more of them than developments all that depends on which cards lie where is forgotten.
    """
    if memo.standing is None or _changes_identity(game, memo.standing, place):
        memo.forget(LAYOUT | PIECES | LISTENERS)
    else:
        memo.facedown_changed(game, place)


def last(game: Invasion, lasting: Lasting) -> None:
    """Establish a lasting effect."""
    memo = _memo_if_only_in_fights(game, [lasting])
    game.add_lasting(lasting)
    if memo is not None:
        memo.lasting_changed(_after_change(game, memo, [lasting]))


def expire(game: Invasion, moment: str) -> None:
    """A moment has come: effects that last until then are over."""
    ended = [lasting for lasting in game.lasting if lasting.until == moment] if game.lasting else []
    if not ended and not game.delayed:
        return
    memo = _memo_if_only_in_fights(game, ended) if ended else None
    game.expire(moment)
    if memo is not None:
        memo.lasting_changed(_after_change(game, memo, ended))


def _memo_if_only_in_fights(game: Invasion, changing: list[Lasting]) -> InvasionMemo | None:
    """The memo, if it knows the effects, and lasting ones that come or go have a say in fights only."""
    if game.memo.standing is None or not {_that_lasts(one).effect.what for one in changing} <= IN_FIGHTS_ONLY:
        return None
    return game.quiet_memo()


def _after_change(game: Invasion, memo: InvasionMemo, changed: list[Lasting]) -> dict[str, list[InForce]]:
    """All standing effects by their names, after lasting ones have come or gone."""
    standing = memo.standing or {}
    found = standing.copy()
    lasting_ones = [_that_lasts(lasting) for lasting in game.lasting]
    for name in {_that_lasts(lasting).effect.what for lasting in changed}:
        same = [one for one in standing.get(name, ()) if one.cards is None]
        found[name] = same + [one for one in lasting_ones if one.effect.what == name]
        if not found[name]:
            del found[name]
    return found


def _changes_identity(game: Invasion, standing: dict[str, list[InForce]], place: int) -> bool:
    """Whether effects may make more of the facedown developments in a place than that."""
    meant = _changed_in_identity(game, standing)
    if not meant:
        return meant is None
    return any(game.pieces[card].facedown for card in meant.intersection(game.zones[place]))


def _changed_in_identity(game: Invasion, standing: dict[str, list[InForce]]) -> set[int] | None:
    """The cards of which effects may make more than what is printed; None if that may be any card."""
    if IDENTITY_CHANGES.isdisjoint(standing):
        return set()
    return named_by(game, [one for what in IDENTITY_CHANGES for one in standing.get(what, ())])


def named_by(game: Invasion, effects: Iterable[InForce]) -> set[int] | None:
    """The cards that standing effects can be about, where each of them names its cards; None if any card may be.

    To what a card is attached changes only when it enters or turns over.
    """
    named: set[int] = set()
    for effect, context, cards, on_host in effects:
        if on_host:
            named.add(game.pieces[context.source].on)
        elif cards is None and effect.on is None:
            named.add(context.source)
        elif cards:
            named.update(cards)
        else:
            return None
    return named


def named(game: Invasion, what: str) -> set[int] | None:
    """The cards that standing effects of this name can be about; None if any card may be."""
    known = game.memo.named
    if known is None:
        known = game.memo.named = {}
        game.memo.known |= IN_FORCE
    if what not in known:
        known[what] = named_by(game, in_force(game, what))
    return known[what]


def applies(game: Invasion, one: InForce, card: int) -> bool:
    """Whether a standing effect is about a card now."""
    effect, context, cards, on_host = one
    source = context.source
    if cards is None:
        piece = game.pieces.get(source)
        if piece is None or piece.facedown or piece.development or (on_host and piece.on != card):
            return False
        if effect.section != NO_ZONE and not _lies_in(game, source, effect.section):
            return False
        if effect.on is None and card != source:
            return False
        standing = game.memo.standing
        if effect.what != BLANK and (standing is None or BLANK in standing) and is_blank(game, source):
            return False
    elif cards and card not in cards:
        return False
    if effect.on is not None and not effect.on.accepts(game, context, card):
        return False
    return effect.condition is None or effect.condition.holds(game, context)


def _lies_in(game: Invasion, card: int, section: int) -> bool:
    """Whether a card lies in a zone of a capital: from where it fights does not matter.

    invasion.faq.savage-gors-sack-tor-aendris
    """
    return section_of(game, card) == section


def is_blank(game: Invasion, card: int) -> bool:
    """Whether the text of a card does not count now; its traits still do, and its tokens stay.

    invasion.faq.grudgebearer-blank
    """
    return any(applies(game, one, card) for one in in_force(game, BLANK))


def enters_corrupted(game: Invasion, seat: int, card: int, section: int) -> bool:
    """Whether a card in that zone says that such a card enters it corrupted."""
    return _said_there(game, ENTERS_CORRUPTED, seat, card, section)


def is_kept_out(game: Invasion, seat: int, card: int, section: int) -> bool:
    """Whether a card in that zone says that such a card cannot enter it (invasion.faq.veteran-sellswords-paranoia)."""
    return _said_there(game, KEPT_OUT, seat, card, section)


def _said_there(game: Invasion, what: str, seat: int, card: int, section: int) -> bool:
    """Whether a standing effect of a card in that zone is about this card."""
    for one in in_force(game, what):
        source = one.context.source
        if (game.place(source)[1], section_of(game, source)) == (seat, section) and applies(game, one, card):
            return True
    return False


def rightful_controller(game: Invasion, card: int) -> int:
    """Who is to control a card in play: whoever has taken control of it last, while the effect for that lasts.

    When no such effect is left it is who would control the card without them (invasion.faq.soul-stealer-leaves).
    """
    takers = [one.context for one in in_force(game, CONTROLLED) if applies(game, one, card)]
    if takers:
        return max(takers, key=lambda context: game.serial(context.source)).seat
    piece = game.pieces[card]
    return piece.controller if piece.taken_from == NO_SEAT else piece.taken_from


def is_without_actions(game: Invasion, card: int) -> bool:
    """Whether a card has lost its actions and forced effects, but not the rest of its text."""
    found = in_force(game, WITHOUT_ACTIONS)
    return bool(found) and any(applies(game, one, card) for one in found)


def is_without_triggers(game: Invasion, card: int) -> bool:
    """Whether a card has lost all triggered abilities, those of constant effects too."""
    found = in_force(game, WITHOUT_TRIGGERS)
    return bool(found) and any(applies(game, one, card) for one in found)


def texts_vary(game: Invasion) -> bool:
    """Whether cards may lose or gain abilities although no card enters, leaves, moves or turns over."""
    vary = game.memo.texts_vary
    if vary is None:
        changed = not TEXT_CHANGES.isdisjoint(game.memo.standing or all_in_force(game))
        vary = changed and not is_steady(game, *TEXT_CHANGES, *NATURE_CHANGES)
        game.memo.texts_vary = vary
        game.memo.known |= IN_FORCE
    return vary


def is_steady(game: Invasion, *names: str) -> bool:
    """Whether standing effects of these names are about the same cards until cards enter, leave, move or turn over.

    Effects that change what cards are must be among them, where any of them asks that.
    """
    standing = all_in_force(game)
    for name in names:
        for effect, _, _, _ in standing.get(name, ()):
            if effect.condition is not None:
                return False
            if effect.on is not None and not effect.on.is_steady:
                return False
    return True


def forbidden(game: Invasion, what: str, card: int) -> InForce | None:
    """The effect by which something cannot be done to a card, or by it; None if nothing forbids it.

    invasion.core.cannot-is-absolute
    """
    for one in in_force(game, what):
        if isinstance(one.effect, Forbids) and applies(game, one, card):
            return one
    return None


def allowed(game: Invasion, what: str, card: int) -> bool:
    """Whether an effect lets a card do something that it otherwise could not."""
    found = in_force(game, what)
    return bool(found) and any(applies(game, one, card) for one in found)


def gained_texts(game: Invasion, card: int) -> tuple[Text, ...]:
    """The abilities that a card has gained."""
    granted = in_force(game, "ability")
    if not granted:
        return ()
    return tuple(
        [
            one.effect.granted
            for one in granted
            if isinstance(one.effect, Grants) and isinstance(one.effect.granted, Text) and applies(game, one, card)
        ]
    )


def gained_keywords(game: Invasion, card: int) -> tuple[tuple[Keyword, Context], ...]:
    """The keywords that a card has gained, each with the context in which its number is counted."""
    return tuple(
        [
            (one.effect.granted, one.context)
            for one in in_force(game, "keyword")
            if isinstance(one.effect, Grants) and isinstance(one.effect.granted, Keyword) and applies(game, one, card)
        ]
    )


def gained_kinds(game: Invasion) -> int:
    """The kinds of events that abilities listen to which cards have gained."""
    kinds = game.memo.gained_kinds
    if kinds is None:
        kinds, standing = 0, game.memo.standing or all_in_force(game)
        for one in standing.get("ability", ()):
            if isinstance(one.effect, Grants) and isinstance(one.effect.granted, Text):
                kinds |= one.effect.granted.kinds
        for one in standing.get(WATCHES, ()):
            if isinstance(one.effect, Watches) and one.effect.text is not None:
                kinds |= one.effect.text.kinds
        game.memo.gained_kinds = kinds
        game.memo.known |= IN_FORCE
    return kinds
