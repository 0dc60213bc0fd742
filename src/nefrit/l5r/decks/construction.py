"""Deckbuilding: what a deck must be, in the order of the rulebook's entry."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple, TypeVar, cast

from nefrit.kernel.cards import Library, unknown
from nefrit.kernel.effects import Node
from nefrit.kernel.refusals import Refusal, refuse
from nefrit.l5r.constants import (
    CHARACTER,
    CONFLICT,
    DYNASTY,
    EDITION_1_0,
    EDITION_1_5,
    ELEMENTS,
    NEUTRAL,
    PROVINCE,
    ROLE,
    STRONGHOLD,
)
from nefrit.l5r.deck_texts import AdditionalProvince, InfluenceOnlyOn, MoreInfluence
from nefrit.l5r.decks.deck import PARTS, PROVINCES, Deck
from nefrit.l5r.decks.formats import FORMATS, RESTRICTED_LIST, SINGLE_CORE, TOURNAMENT, Format, RoleList
from nefrit.l5r.faces import L5RFace, newest

EDITIONS = (EDITION_1_5, EDITION_1_0)
MOST_CONFLICT_CHARACTERS = 10
USUAL_COPIES = 3
ASSIGNED_ROLES = frozenset({"keeper", "seeker"})
"""The traits of the roles that are assigned to clans in tournaments."""

WRONG_PART = {
    STRONGHOLD: "l5r.deck.one-stronghold",
    ROLE: "l5r.role.at-most-one",
    PROVINCES: "l5r.deck.five-provinces",
    DYNASTY: "l5r.deck.dynasty-size",
    CONFLICT: "l5r.deck.conflict-size",
}
"""For each part of a deck the rule that says which cards it consists of."""

N = TypeVar("N", bound=Node)


class Held(NamedTuple):
    """A card in a deck, and how many copies of it."""

    face: L5RFace
    copies: int


class Parts(NamedTuple):
    """A deck with its cards looked up; cards that do not exist, or lie in a part that is not theirs, are left out."""

    stronghold: list[Held]
    role: list[Held]
    provinces: list[Held]
    dynasty: list[Held]
    conflict: list[Held]

    @property
    def clan(self) -> str:
        """The primary clan, which the stronghold sets (l5r.clan.stronghold-sets-primary); empty without one."""
        clans = {held.face.clan for held in self.stronghold}
        return clans.pop() if len(clans) == 1 else ""

    @property
    def roles(self) -> list[L5RFace]:
        """The role, if there is one; more than one are told elsewhere."""
        return [held.face for held in self.role]

    def everything(self) -> Iterator[Held]:
        """All cards."""
        for part in self:
            yield from part


def violations(
    deck: Deck, library: Library, format: str = TOURNAMENT, edition: str = EDITION_1_5, roles: RoleList | None = None
) -> list[Refusal]:
    """Every violation of the deckbuilding rules: a deck without any is legal (l5r.deck.tournament-legal).

    `roles` are the roles assigned to each clan for a tournament; without them any clan may use any role
    (decision.l5r.roles).
    """
    if format not in FORMATS:
        raise unknown("format", format, FORMATS)
    if edition not in EDITIONS:
        raise unknown("edition", edition, EDITIONS)
    return list(_violations(deck, library, FORMATS[format], edition, roles))


def shared_set_violations(decks: Sequence[Deck], library: Library, format: str) -> list[Refusal]:
    """Why decks cannot be built from one core set at the same time (l5r.deck.single-core-two-players).

    The players take the cards of their own clans and share the neutral ones; a copy lies in one deck only, and a role
    has the other one of its element on its back.
    """
    if format != SINGLE_CORE or len(decks) < 2:
        return []
    taken: Counter[str] = Counter()
    first: dict[str, L5RFace] = {}
    for deck in decks:
        for part in PARTS:
            for card, count in deck.part(part):
                face = cast("L5RFace | None", library.faces.get(card))
                if face is not None and face.set == FORMATS[format].set:
                    copy = face.number.rstrip("AB") if face.type == ROLE else card
                    first.setdefault(copy, face)
                    taken[copy] += count
    rule = "l5r.deck.single-core-two-players"
    return [
        refuse(rule, "decks-share-set", card=first[copy].id, count=count, most=first[copy].quantity)
        for copy, count in taken.items()
        if count > first[copy].quantity
    ]


# ---- The clans of cards


def in_clan(face: L5RFace, clan: str) -> bool:
    """Whether a card bears the symbol of this clan (l5r.clan.in-clan)."""
    return face.clan == clan


def out_of_clan(face: L5RFace, clan: str) -> bool:
    """Whether a card bears only the symbols of other clans (l5r.clan.out-of-clan).

    Neutral cards bear none, so they are neither (l5r.neutral.neither-in-nor-out) and may be in any deck
    (l5r.neutral.any-deck).
    """
    return face.clan != NEUTRAL and not in_clan(face, clan)


# ---- All rules


def _violations(
    deck: Deck, library: Library, format: Format, edition: str, roles: RoleList | None
) -> Iterator[Refusal]:
    misplaced: list[Refusal] = []
    parts = _look_up(deck, library, misplaced)
    yield from misplaced
    yield from _stronghold_and_role(deck)
    yield from _sizes(deck, format, format.name == SINGLE_CORE and is_share(parts, library))
    if parts.clan:
        yield from _dynasty_and_province_clans(parts)
        yield from _influence(parts)
    yield from _conflict_characters(parts)
    yield from _copies(parts)
    if edition == EDITION_1_5:
        yield from _restricted(parts, library)
    yield from _provinces(deck, parts)
    yield from _role_only(parts, edition)
    yield from _card_pool(parts, format)
    if roles is not None and format.name == TOURNAMENT and parts.clan:
        yield from _assigned_role(parts, edition, roles)


def _look_up(deck: Deck, library: Library, told: list[Refusal]) -> Parts:
    found: dict[str, list[Held]] = {part: [] for part in PARTS}
    for part in PARTS:
        for card, count in deck.part(part):
            face = cast("L5RFace | None", library.faces.get(card))
            if face is None:
                told.append(refuse("l5r.deck.tournament-legal", "deck-unknown-card", name=card, count=count))
            elif part_of(face) != part:
                told.append(refuse(WRONG_PART[part], "deck-wrong-part", card=card, count=count, part=part))
            else:
                found[part].append(Held(face, count))
    return Parts(**found)


def part_of(face: L5RFace) -> str:
    """The part of a deck in which a card belongs."""
    if face.type in (STRONGHOLD, ROLE):
        return face.type
    return PROVINCES if face.type == PROVINCE else face.side


def _stronghold_and_role(deck: Deck) -> Iterator[Refusal]:
    strongholds, roles = deck.count(STRONGHOLD), deck.count(ROLE)
    if strongholds != 1:
        yield refuse("l5r.deck.one-stronghold", "deck-one-stronghold", count=strongholds)
    if roles > 1:
        yield refuse("l5r.role.at-most-one", "deck-one-role", count=roles)


def is_share(parts: Parts, library: Library) -> bool:
    """Whether a deck is one player's share of a core set from which another deck is built as well.

    It has all cards of its clan that no other clan can buy, and no more than half of the copies of each neutral card,
    rounded up. The set does not hold twice 30 cards for two clans (decision.l5r.single-core-share).
    """
    copies = {held.face.id: held.copies for held in parts.everything()}
    for face in newest(library):
        if not isinstance(face, L5RFace) or face.set != FORMATS[SINGLE_CORE].set:
            continue
        if face.clan == NEUTRAL and face.type != ROLE and copies.get(face.id, 0) > (face.quantity + 1) // 2:
            return False
        is_own = face.clan == parts.clan and face.side in (DYNASTY, CONFLICT)
        if is_own and face.influence_cost is None and copies.get(face.id, 0) < face.quantity:
            return False
    return bool(parts.clan)


def _sizes(deck: Deck, format: Format, shared: bool) -> Iterator[Refusal]:
    for part, rule in ((DYNASTY, "l5r.deck.dynasty-size"), (CONFLICT, "l5r.deck.conflict-size")):
        count = deck.count(part)
        if not (1 if shared else format.least) <= count <= format.most:
            # l5r.deck.single-core-minimum is another least size, and a deck below it violates that rule.
            rule = format.rule if format.name == SINGLE_CORE and count < format.least else rule
            yield refuse(rule, "deck-size", part=part, count=count, least=format.least, most=format.most)


def _dynasty_and_province_clans(parts: Parts) -> Iterator[Refusal]:
    """These cards are in-clan or neutral; no influence can be spent on them (l5r.deck.neutral-and-clan-only)."""
    for held, part, rule in (
        *((held, DYNASTY, "l5r.deck.dynasty-affiliation") for held in parts.dynasty),
        *((held, PROVINCES, "l5r.deck.province-affiliation") for held in parts.provinces),
    ):
        face = held.face
        if out_of_clan(face, parts.clan):
            yield refuse(rule, "deck-out-of-clan", card=face.id, part=part, clan=face.clan, own=parts.clan)


def _influence(parts: Parts) -> Iterator[Refusal]:
    """The cards of one other clan, bought for the conflict deck (l5r.influence.definition)."""
    bought = [held for held in parts.conflict if out_of_clan(held.face, parts.clan)]
    for held in bought:
        if held.face.influence_cost is None:
            rule = "l5r.influence.no-cost-not-splashable"
            yield refuse(rule, "deck-no-influence-cost", card=held.face.id, clan=held.face.clan, own=parts.clan)
    clans = tuple(dict.fromkeys(held.face.clan for held in bought))
    if len(clans) > 1:
        yield refuse("l5r.deck.conflict-affiliation", "deck-many-clans", count=len(clans), clans=clans)
    for only in _printed(parts, InfluenceOnlyOn):
        # l5r.role.placed-next-to-stronghold: a role has limitations for its player's deck.
        for clan in clans:
            if clan != only.clan:
                rule = "l5r.role.placed-next-to-stronghold"
                yield refuse(rule, "deck-influence-only", clan=clan, only=only.clan)
    # Every copy is paid (l5r.influence.each-copy-counts); spending it all is allowed (l5r.influence.example-tom).
    spent = sum((held.face.influence_cost or 0) * held.copies for held in bought)
    available = influence(parts)
    if spent > available:
        rule = "l5r.influence.spend-limit-one-clan"
        yield refuse(rule, "deck-influence", spent=spent, available=available, over=spent - available)


def influence(parts: Parts) -> int:
    """The influence that a deck can spend: the stronghold's, and what a role adds."""
    more = sum(text.by for text in _printed(parts, MoreInfluence))
    return more + max((held.face.influence_pool for held in parts.stronghold), default=0)


def _conflict_characters(parts: Parts) -> Iterator[Refusal]:
    count = sum(held.copies for held in parts.conflict if held.face.type == CHARACTER)
    if count > MOST_CONFLICT_CHARACTERS:
        rule = "l5r.deck.max-ten-conflict-characters"
        yield refuse(rule, "deck-conflict-characters", count=count, most=MOST_CONFLICT_CHARACTERS)


def _copies(parts: Parts) -> Iterator[Refusal]:
    """Copies are counted by title (l5r.copy.by-title), over both decks.

    "Limit X per deck" forbids where X is small and permits where it is large (l5r.deck-limit.above-three-permission).
    """
    for faces, count in _titles((*parts.dynasty, *parts.conflict)):
        most = min(face.deck_limit for face in faces)
        if count > most:
            yield refuse(_limit_rule(most), "deck-copies", card=faces[0].id, count=count, most=most)


def _limit_rule(most: int) -> str:
    if most == USUAL_COPIES:
        return "l5r.deck.three-copies"
    return "l5r.deck-limit.below-three-restriction" if most < USUAL_COPIES else "l5r.deck-limit.limit-x-per-deck"


def _restricted(parts: Parts, library: Library) -> Iterator[Refusal]:
    """One title of the list, in as many copies as any other card (l5r.deck.restricted-list-copies)."""
    listed = {library.faces[card].name for card in RESTRICTED_LIST if card in library.faces}
    found = tuple(faces[0].id for faces, _ in _titles(parts.everything()) if faces[0].name in listed)
    if len(found) > 1:
        yield refuse("l5r.deck.restricted-list", "deck-restricted", count=len(found), most=1, cards=found)


def _provinces(deck: Deck, parts: Parts) -> Iterator[Refusal]:
    count = deck.count(PROVINCES)
    if count != len(ELEMENTS):
        yield refuse("l5r.deck.five-provinces", "deck-provinces", count=count, wanted=len(ELEMENTS))
    for faces, copies in _titles(parts.provinces):
        if copies > 1:
            yield refuse("l5r.deck.province-one-copy", "deck-province-copies", card=faces[0].id, count=copies, most=1)
    have: Counter[int] = Counter()
    for held in parts.provinces:
        if held.face.element is not None:
            have[held.face.element] += held.copies
    wanted = _wanted_elements(parts, have)
    for element, name in enumerate(ELEMENTS):
        if have[element] != wanted[element]:
            rule = "l5r.deck.five-provinces"
            yield refuse(rule, "deck-element", element=name, count=have[element], wanted=wanted[element])


def _wanted_elements(parts: Parts, have: Counter[int]) -> list[int]:
    """One province of each element, unless a role lets one be replaced and the deck has made use of it."""
    wanted = [1] * len(ELEMENTS)
    for additional in _printed(parts, AdditionalProvince):
        lacking = [element for element in range(len(ELEMENTS)) if not have[element]]
        if have[additional.element] > 1 and lacking:
            wanted[additional.element] += 1
            wanted[lacking[0]] -= 1
    return wanted


def _role_only(parts: Parts, edition: str) -> Iterator[Refusal]:
    """ "[X] role only" on a card; a restriction while building, which no rule of play looks at."""
    # Edition 1.0 has no such rule, but what a card says is obeyed there too.
    rule = "l5r.role.role-only-is-deckbuilding-1-5" if edition == EDITION_1_5 else "l5r.jade.card-over-rules"
    for held in parts.everything():
        needed = held.face.role_restriction
        if needed and not any(needed in role.traits for role in parts.roles):
            yield refuse(rule, "deck-role-only", card=held.face.id, role=needed)


def _card_pool(parts: Parts, format: Format) -> Iterator[Refusal]:
    """No more copies than so many sets hold, and nothing from other sets."""
    if not format.set:
        return
    for held in parts.everything():
        most = held.face.quantity * format.copies
        if held.face.set != format.set:
            yield refuse(format.rule, "deck-other-set", card=held.face.id, set=held.face.set, wanted=format.set)
        elif held.copies > most:
            rule, card = format.rule, held.face.id
            yield refuse(rule, "deck-set-copies", card=card, count=held.copies, most=most, sets=format.copies)


def _assigned_role(parts: Parts, edition: str, roles: RoleList) -> Iterator[Refusal]:
    """In a tournament a clan has certain roles.

    In edition 1.5 that concerns only Keepers and Seekers: any clan may choose another role
    (l5r.role.other-roles-any-clan-1-5), whatever is assigned to it (l5r.role.other-roles-additional-1-5).
    """
    for role in parts.roles:
        if edition == EDITION_1_5 and role.traits.isdisjoint(ASSIGNED_ROLES):
            continue
        if role.id not in roles.get(parts.clan, ()):
            of_1_0, of_1_5 = "l5r.role.tournament-imperial-sanction-1-0", "l5r.role.tournament-keeper-seeker-1-5"
            rule = of_1_5 if edition == EDITION_1_5 else of_1_0
            yield refuse(rule, "deck-role-not-assigned", card=role.id, clan=parts.clan)


def _printed(parts: Parts, kind: type[N]) -> list[N]:
    """What the stronghold and the role say about building the deck."""
    faces = [held.face for held in (*parts.stronghold, *parts.role)]
    return [node for face in faces for node in face.abilities if isinstance(node, kind)]


def _titles(cards: Iterable[Held]) -> Iterator[tuple[list[L5RFace], int]]:
    """Cards by title: all faces that bear it, and how many copies there are together."""
    faces: dict[str, list[L5RFace]] = {}
    counts: Counter[str] = Counter()
    for held in cards:
        faces.setdefault(held.face.name, []).append(held.face)
        counts[held.face.name] += held.copies
    for title, found in faces.items():
        yield found, counts[title]
