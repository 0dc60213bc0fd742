"""Standing effects: constant abilities of cards in play and lasting effects, and what they do to a card."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, final

from nefrit.kernel.decisions import NO_CARD
from nefrit.kernel.effects import Context
from nefrit.kernel.lasting import Lasting
from nefrit.kernel.memo import ANYTHING
from nefrit.kernel.values import MULTIPLY_BASE, SET, SET_BASE, Modifier
from nefrit.kernel.zones import Zone
from nefrit.l5r.constants import PROVINCE
from nefrit.l5r.memo import IN_FORCE
from nefrit.l5r.state import HOLDINGS, L5R, PLAY, PROVINCES, ROLES, SEATS, STRONGHOLDS
from nefrit.l5r.trees import (
    ATTACKED_PROVINCE,
    ITS_CARDS,
    ITS_PARENT,
    ITSELF,
    Forbids,
    Grants,
    Immune,
    Keyword,
    Modifies,
    Standing,
    Triggered,
)
from nefrit.parts.words import any_card

EVERYBODY: Final = 0b111
"""The mask of both players and the spectators."""

IMMUNE: Final = "immune"
BLANK: Final = "blank"
BLANK_EXCEPT_TRAITS: Final = "blank-except-traits"
_TEXT_CHANGES: Final[tuple[str, ...]] = (BLANK, BLANK_EXCEPT_TRAITS, "ability", "keyword")
"""What takes text from cards, or gives them more."""

BASE_OPERATIONS: Final[tuple[int, ...]] = (SET_BASE, MULTIPLY_BASE)
ORDERED_OPERATIONS: Final[tuple[int, ...]] = (SET, *BASE_OPERATIONS)
"""The changes of a value that give another result in another order."""

_BASE_CHANGES: Final[tuple[str, ...]] = ("military", "political", "skills", "switched-skills")
"""What changes the base skills of a character, among other things."""

SECOND_FATE_PHASE: Final = Standing("second-fate-phase", on=any_card)
"""A second fate phase follows this one."""

ACTIVE_ZONES: Final[tuple[Zone, ...]] = (PLAY, STRONGHOLDS, ROLES, PROVINCES, HOLDINGS)


@final
class InForce:
    """A standing effect with its source, and the cards it was established for (None: those that are as it says).

    If it is a lasting effect, a number that it depends on was fixed when it was established, and `since` says when that
    was. `reach` says where it can find its cards at all, so that others need not be looked at.
    """

    __slots__ = ("cards", "context", "effect", "is_lasting", "reach", "since")

    def __init__(
        self,
        effect: Standing,
        context: Context,
        cards: tuple[int, ...] | None,
        is_lasting: bool,
        reach: int,
        since: int = 0,
    ) -> None:
        self.effect = effect
        self.context = context
        self.cards = cards
        self.is_lasting = is_lasting
        self.reach = reach
        self.since = since


class Established(Lasting):
    """A lasting effect of this game: `since` says when it began, counted with the cards that come into play."""

    __slots__ = ("since",)

    def __init__(
        self,
        effect: object,
        cards: tuple[int, ...],
        until: str,
        seat: int,
        source: int = NO_CARD,
        number: int = 0,
        since: int = 0,
    ) -> None:
        super().__init__(effect, cards, until, seat, source, number)
        self.since = since


def establish(
    game: L5R, effect: object, cards: tuple[int, ...], until: str, seat: int, source: int, number: int = 0
) -> None:
    """Establish a lasting effect."""
    game.serials += 1
    game.add_lasting(Established(effect, cards, until, seat, source, number, game.serials))


def is_faceup(game: L5R, card: int) -> bool:
    """Whether a card lies faceup: everybody sees it."""
    return game.known_to[card] == EVERYBODY


def is_active(game: L5R, card: int) -> bool:
    """Whether the text of a card in play works: not facedown, not broken, not blank.

    l5r.province.facedown-identity, l5r.province.faceup-unbroken-active, l5r.province.broken-blank, l5r.blank.text-box.
    A bowed card works (l5r.bow.abilities-still-active).
    """
    is_province = game.faces[card].type == PROVINCE
    return not (is_province and (game.pieces[card].broken or not is_faceup(game, card))) and not is_blank(game, card)


def is_blank(game: L5R, card: int) -> bool:
    """Whether the printed text box of a card is treated as blank, by a card that is not blank itself."""
    standing = game.memo.standing or _all(game)
    if BLANK_EXCEPT_TRAITS in standing and effects_on(game, BLANK_EXCEPT_TRAITS, card):
        return True
    return BLANK in standing and bool(effects_on(game, BLANK, card))


def lacks_printed_traits(game: L5R, card: int) -> bool:
    """Whether the printed traits of a card are gone with its text box.

    l5r.blank.text-box, l5r.province.broken-blank
    """
    if game.faces[card].type == PROVINCE and card in game.pieces and game.pieces[card].broken:
        return True
    if not has_effects(game, BLANK):
        return False
    memo = game.memo
    known = memo.without_traits
    if known is None:
        known = memo.without_traits = {}
        memo.known |= ANYTHING
    found = known.get(card)
    if found is None:
        # What blanks cards by their traits looks at those they have before that.
        known[card] = False
        found = known[card] = bool(effects_on(game, BLANK, card))
    return found


def effects_on(game: L5R, what: str, card: int) -> list[InForce]:
    """The standing effects of this name that apply to a card now (l5r.constant.conditional).

    l5r.lasting.persists-beyond-source, l5r.lasting.locked-in-set, l5r.gain.characteristics
    """
    found: list[InForce] = []
    pieces = game.pieces
    # Asked so often that what is below is written out here.
    standing = game.memo.standing or _all(game)
    some_are_immune = what != IMMUNE and IMMUNE in standing
    for in_force in standing.get(what, found):
        effect = in_force.effect
        context = in_force.context
        cards = in_force.cards
        reach = in_force.reach
        source = context.source
        if reach == ITSELF:
            if card != source:
                continue
        elif reach == ITS_PARENT:
            if card != (pieces[source].on if source in pieces else NO_CARD):
                continue
        elif reach == ITS_CARDS and (cards is None or card not in cards):
            continue
        if effect.on is not None and not effect.on.accepts(game, context, card):
            continue
        if effect.condition is not None and not effect.condition.holds(game, context):
            continue
        if cards is None and source in pieces and not in_force.is_lasting and not is_active(game, source):
            continue
        if some_are_immune and not in_force.is_lasting and is_immune(game, card, context.seat, source):
            continue
        found.append(in_force)
    return found


def is_immune(game: L5R, card: int, by: int, source: int) -> bool:
    """Whether a card is immune to the effects of a `source` that a player uses.

    Unless it is said to what kind of cards, it is immune to all of the opponent of its controller.

    l5r.immune.definition, l5r.immune.card-only
    """
    if not has_effects(game, IMMUNE):
        return False
    return any(_protects(game, in_force, by, source) for in_force in effects_on(game, IMMUNE, card))


def _protects(game: L5R, in_force: InForce, by: int, source: int) -> bool:
    effect, context = in_force.effect, in_force.context
    if isinstance(effect, Immune):
        return source != NO_CARD and effect.to.accepts(game, context, source)
    return context.seat == 1 - by


def reached(game: L5R, effects: list[InForce]) -> Collection[int]:
    """The cards in play that these standing effects could be about at all, whether or not they are now."""
    found: set[int] = set()
    for in_force in effects:
        reach = in_force.reach
        if reach == ITSELF:
            found.add(in_force.context.source)
        elif reach == ITS_PARENT:
            source = in_force.context.source
            if source in game.pieces:
                found.add(game.pieces[source].on)
        elif reach == ATTACKED_PROVINCE:
            if game.table.conflict is not None:
                found.add(game.table.conflict.province)
        elif reach == ITS_CARDS:
            found.update(in_force.cards or ())
        else:
            return game.in_play()
    return found


def cards_with_changed_text(game: L5R) -> Collection[int]:
    """The cards in play that may have lost their text, or gained an ability or keyword."""
    memo = game.memo
    changes = memo.text_changes
    if changes is None:
        standing = memo.standing or _all(game)
        changes = memo.text_changes = [one for what in _TEXT_CHANGES for one in standing.get(what, ())]
        memo.known |= IN_FORCE
    if not changes:
        return ()
    found = memo.changed_text
    if found is None:
        found = memo.changed_text = reached(game, changes)
        memo.known |= ANYTHING
    return found


def standing_effects(game: L5R, what: str) -> list[InForce]:
    """The standing effects of this name, whatever cards they are about, and whether or not they work just now."""
    standing = game.memo.standing or _all(game)
    return standing.get(what, [])


def all_on_cards(game: L5R) -> list[tuple[int, InForce]]:
    """All standing effects that apply now, each with the card in play that it applies to."""
    standing = game.memo.standing or _all(game)
    return [
        (card, in_force)
        for what, effects in standing.items()
        for card in reached(game, effects)
        for in_force in effects_on(game, what, card)
    ]


def has_effects(game: L5R, what: str) -> bool:
    """Whether there is any standing effect of this name, on whatever card."""
    standing = game.memo.standing or _all(game)
    return what in standing


def modifiers_on(game: L5R, what: str, card: int) -> list[Modifier]:
    """The changes of a value of a card, in the order in which they began where that matters.

    l5r.simultaneous.constant-and-lasting-apply-together, decision.l5r.standing-order
    """
    found: list[Modifier] = []
    standing = game.memo.standing or _all(game)
    if what not in standing:
        return found
    effects = effects_on(game, what, card)
    for in_force in effects:
        effect = in_force.effect
        if isinstance(effect, Modifies) and effect.operation in ORDERED_OPERATIONS:
            effects = in_order(game, effects)
            break
    for in_force in effects:
        effect = in_force.effect
        if isinstance(effect, Modifies):
            found.append((effect.operation, number_in_force(game, in_force, effect)))
    return found


def number_in_force(game: L5R, in_force: InForce, effect: Modifies) -> int:
    """By how much a standing effect changes a value: what was fixed for one that lasts, else what is so now."""
    is_fixed = in_force.is_lasting and not isinstance(effect.amount, int)
    return in_force.context.number if is_fixed else effect.number(game, in_force.context)


def in_order(game: L5R, effects: list[InForce]) -> list[InForce]:
    """Standing effects in the order in which they began (decision.l5r.standing-order)."""
    return sorted(effects, key=lambda one: one.since if one.is_lasting else _beginning(game, one))


def _beginning(game: L5R, in_force: InForce) -> int:
    """When a constant effect began: as it was noted, else when its card came into play."""
    source = in_force.context.source
    serial = game.serial(source)
    for noted, index, since in game.table.began:
        if noted == serial and standing_of(game, source)[index] == in_force.effect:
            return since
    return serial


def changes_base(effect: Standing) -> bool:
    """Whether a standing effect sets, multiplies or switches base skills."""
    if isinstance(effect, Modifies):
        return effect.operation in BASE_OPERATIONS
    return effect.what == "switched-skills"


def base_changes_on(game: L5R, card: int) -> list[InForce]:
    """The standing effects that change the base skills of a card now, in the order in which they began."""
    memo = game.memo
    some = memo.has_base_changes
    if some is None:
        standing = memo.standing or _all(game)
        every = [one for what in _BASE_CHANGES for one in standing.get(what, ())]
        some = memo.has_base_changes = any(changes_base(one.effect) for one in every)
        memo.known |= IN_FORCE
    if not some:
        return []
    applying = [one for what in _BASE_CHANGES for one in effects_on(game, what, card)]
    return in_order(game, [one for one in applying if changes_base(one.effect)])


def is_forbidden(game: L5R, what: str, card: int, by: int = -1, kind: str = "") -> bool:
    """Whether something cannot be done to a card, or by it: `by` is the player who does it, `kind` says how.

    'Cannot' is absolute (l5r.cannot.absolute).

    l5r.immune.card-only, l5r.immune.existing-lasting-effects-stay
    """
    forbidden = False
    for in_force in effects_on(game, what, card) if has_effects(game, what) else ():
        effect = in_force.effect
        if isinstance(effect, Forbids):
            # l5r.immune.costs-still-payable: costs and the framework are nobody's effects.
            if effect.by_opponent and by != 1 - in_force.context.seat:
                continue
            if not effect.only or kind in effect.only:
                forbidden = True
                break
    return forbidden


def may_take_ring_fate(game: L5R, seat: int) -> bool:
    """Whether a player can remove fate from rings or gain it from them."""
    return not is_forbidden(game, "take-ring-fate", NO_CARD, by=seat)


def granted(game: L5R, what: str, card: int) -> list[str | Triggered | Keyword]:
    """The traits, keywords or abilities that a card has gained.

    l5r.gain.characteristics, l5r.gain.not-printed
    """
    found: list[str | Triggered | Keyword] = []
    if has_effects(game, what):
        for in_force in effects_on(game, what, card):
            effect = in_force.effect
            assert isinstance(effect, Grants)
            found.append(effect.granted)
    return found


def traits_of(game: L5R, card: int) -> set[str]:
    """The traits of a card, printed and gained."""
    printed = () if lacks_printed_traits(game, card) else game.faces[card].traits
    return {*printed, *[trait for trait in granted(game, "trait", card) if isinstance(trait, str)]}


def gains_keyword(game: L5R, word: str) -> bool:
    """Whether some card may have gained a keyword."""
    memo = game.memo
    words = memo.gained_keywords
    if words is None:
        standing = memo.standing or _all(game)
        effects = [in_force.effect for in_force in standing.get("keyword", ())]
        gained = [effect.granted for effect in effects if isinstance(effect, Grants)]
        words = memo.gained_keywords = {one.word for one in gained if isinstance(one, Keyword)}
        memo.known |= IN_FORCE
    return word in words


def gained_kinds(game: L5R) -> int:
    """To what the abilities and keywords that cards may have gained listen, so that more may respond than faces say;
    and cards that can be played as if they were in hand.

    A mask as faces have it, interrupts and reactions apart.
    """
    memo = game.memo
    mask = memo.gained
    if mask is None:
        standing = memo.standing or _all(game)
        mask = 0
        for in_force in (*standing.get("ability", ()), *standing.get("keyword", ())):
            effect = in_force.effect
            if isinstance(effect, Grants):
                mask |= effect.listens
        for in_force in standing.get("playable", ()):
            for card in in_force.cards or ():
                mask |= game.faces[card].listens
        memo.gained = mask
        memo.known |= IN_FORCE
    return mask


def _all(game: L5R) -> dict[str, list[InForce]]:
    """All standing effects by name, whether they work just now or not: of the cards on the table, then those that last.

    l5r.constant.active-while-in-play, l5r.constant.copies-stack, l5r.lasting.persists-beyond-source,
    decision.l5r.standing-order

    Of those that cannot both apply, such as two that set one value, the one that began last counts: see `in_order`.
    """
    # Never empty, so that a look-up can tell it from one that is not there.
    found: dict[str, list[InForce]] = {"": []}
    faces, pieces, printed = game.faces, game.pieces, game.memo.printed
    able = printed.has_standing
    if able is None:
        able = printed.has_standing = [bool(face.standing) or face.as_attachment is not None for face in faces]
    constant = printed.constant
    for seat in SEATS:
        for zone in ACTIVE_ZONES:
            for card in game.zones[zone.number * 2 + seat]:
                if not able[card]:
                    continue
                # A card has others for each player who controls it, and where it is in play as an attachment.
                key = card * 4 + seat
                if faces[card].as_attachment is not None and pieces[card].on != NO_CARD:
                    key += 2
                effects = constant.get(key)
                if effects is None:
                    effects = constant[key] = _constant(game, card, seat)
                for in_force in effects:
                    these = found.get(in_force.effect.what)
                    if these is None:
                        found[in_force.effect.what] = [in_force]
                    else:
                        these.append(in_force)
    for lasting in game.lasting:
        node = lasting.effect
        if isinstance(node, Triggered):
            node = Grants("ability", granted=node)
        assert isinstance(node, Standing)
        context = Context(lasting.seat, lasting.source, number=lasting.number)
        # A lasting effect without cards of its own is about all cards that are so at any time.
        reach = ITS_CARDS if lasting.cards else node.reach
        since = lasting.since if isinstance(lasting, Established) else 0
        found.setdefault(node.what, []).append(InForce(node, context, lasting.cards or None, True, reach, since))
    game.memo.standing = found
    game.memo.known |= IN_FORCE
    return found


def _constant(game: L5R, card: int, seat: int) -> tuple[InForce, ...]:
    """The constant effects of a card that a player controls."""
    context = Context(seat, card)
    return tuple(InForce(effect, context, None, False, effect.reach) for effect in standing_of(game, card))


def standing_of(game: L5R, card: int) -> tuple[Standing, ...]:
    """The standing effects of a card in play; a character that is in play as an attachment has other text."""
    face = game.faces[card]
    if face.as_attachment is not None and game.pieces[card].on != NO_CARD:
        return face.as_attachment.standing
    return face.standing
