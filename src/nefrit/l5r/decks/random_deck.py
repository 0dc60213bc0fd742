"""Random decks that are legal in a format: for tests, soaks and environments, so that all cards meet."""

from __future__ import annotations

from collections.abc import Iterator

from nefrit.kernel.cards import Library
from nefrit.kernel.chance import Chance
from nefrit.l5r.constants import CHARACTER, CLANS, CONFLICT, DYNASTY, EDITION_1_5, ELEMENTS, NEUTRAL, ROLE, STRONGHOLD
from nefrit.l5r.deck_texts import InfluenceOnlyOn
from nefrit.l5r.decks.construction import MOST_CONFLICT_CHARACTERS, Held, Parts, influence, part_of, violations
from nefrit.l5r.decks.deck import PROVINCES, Deck, deck_of
from nefrit.l5r.decks.formats import FORMATS, RESTRICTED_LIST, SINGLE_CORE, Format
from nefrit.l5r.faces import L5RFace, newest
from nefrit.text.random_decks import Offer, drawn

MOST_TRIES = 50
CURVE = (4, 10, 12, 9, 7, 5, 3)
"""How likely a character is by its cost: much that is cheap, little that is dear."""
USUAL_WEIGHT = 6
CHARACTERS_WANTED = 32
"""So many of the dynasty deck are characters; the rest are holdings and whatever is drawn."""


def random_deck(library: Library, format: str, edition: str, seed: int) -> Deck:
    """A legal deck of a clan by chance; the same seed gives the same deck."""
    chance = Chance(seed)
    for _ in range(MOST_TRIES):
        deck = _Builder(library, FORMATS[format], edition, chance).build(f"Random deck {seed}")
        if not violations(deck, library, format, edition):
            return deck
    raise ValueError(f"no deck is legal in the format {format} with these cards")


class _Builder:
    """Builds one deck; it is legal unless the cards that were drawn leave a part too small."""

    def __init__(self, library: Library, format: Format, edition: str, chance: Chance) -> None:
        self.format = format
        self.edition = edition
        self.chance = chance
        faces = [face for face in newest(library) if isinstance(face, L5RFace)]
        self.faces = [face for face in faces if not format.set or face.set == format.set]
        self.by_id = {face.id: face for face in self.faces}
        self.clan = ""
        self.splash = ""
        self.role: L5RFace | None = None
        self.influence_left = 0
        self.characters_left = MOST_CONFLICT_CHARACTERS
        self.restricted = ""
        self.titles: dict[str, int] = {}

    def build(self, name: str) -> Deck:
        """Stronghold and role first: they say what the rest may be."""
        strongholds = self._of(STRONGHOLD)
        stronghold = self.chance.one_of([face for face in strongholds if face.clan in CLANS])
        self.clan = stronghold.clan
        roles = self._of(ROLE)
        self.role = self.chance.one_of(roles) if roles else None
        limits = (
            [] if self.role is None else [node for node in self.role.abilities if isinstance(node, InfluenceOnlyOn)]
        )
        self.splash = limits[0].clan if limits else self.chance.one_of([clan for clan in CLANS if clan != self.clan])
        own = [Held(self.role, 1)] if self.role is not None else []
        self.influence_left = influence(Parts([Held(stronghold, 1)], own, [], [], []))
        cards = [(STRONGHOLD, stronghold.id, 1), *[(ROLE, held.face.id, 1) for held in own]]
        cards += [(PROVINCES, face.id, 1) for face in self._provinces()]
        if self.format.name == SINGLE_CORE:
            cards += self._share()
        else:
            cards += [(DYNASTY, card, count) for card, count in self._dynasty()]
            cards += [(CONFLICT, card, count) for card, count in self._conflict()]
        return deck_of(name, cards)

    def _of(self, type: str) -> list[L5RFace]:
        return [face for face in self.faces if face.type == type]

    def _allows(self, face: L5RFace) -> bool:
        """Whether the role has what the card asks of it."""
        needed = face.role_restriction
        return not needed or (self.role is not None and needed in self.role.traits)

    def _in_part(self, part: str, *clans: str) -> Iterator[L5RFace]:
        for face in self.faces:
            if part_of(face) == part and face.clan in clans and self._allows(face):
                yield face

    def _provinces(self) -> list[L5RFace]:
        """One province of each element."""
        found: list[L5RFace] = []
        for element in range(len(ELEMENTS)):
            of_element = [face for face in self._in_part(PROVINCES, self.clan, NEUTRAL) if face.element == element]
            if of_element:
                found.append(self.chance.one_of(of_element))
        return found

    def _most(self, face: L5RFace) -> int:
        copies = face.deck_limit
        return min(copies, face.quantity * self.format.copies) if self.format.set else copies

    def _offer(self, face: L5RFace) -> Offer:
        weight = USUAL_WEIGHT
        if face.type == CHARACTER and face.side == DYNASTY:
            weight = CURVE[min(face.cost or 0, len(CURVE) - 1)]
        return Offer(face.id, self._most(face), weight)

    def _room(self, card: str, copies: int) -> int:
        """How many copies there is room for: by title, by influence, by restriction and by characters."""
        face = self.by_id[card]
        if self.edition == EDITION_1_5 and card in RESTRICTED_LIST and self.restricted not in ("", card):
            return 0
        copies = min(copies, self._most(face) - self.titles.get(face.name, 0))
        if face.clan not in (self.clan, NEUTRAL):
            if face.influence_cost is None:
                return 0
            copies = min(copies, self.influence_left // face.influence_cost) if face.influence_cost else copies
        if face.type == CHARACTER and face.side == CONFLICT:
            copies = min(copies, self.characters_left)
        if copies > 0:
            self._take(face, copies)
        return max(0, copies)

    def _take(self, face: L5RFace, copies: int) -> None:
        self.titles[face.name] = self.titles.get(face.name, 0) + copies
        if face.id in RESTRICTED_LIST:
            self.restricted = face.id
        if face.clan not in (self.clan, NEUTRAL):
            self.influence_left -= (face.influence_cost or 0) * copies
        if face.type == CHARACTER and face.side == CONFLICT:
            self.characters_left -= copies

    def _dynasty(self) -> list[tuple[str, int]]:
        faces = list(self._in_part(DYNASTY, self.clan, NEUTRAL))
        characters = [self._offer(face) for face in faces if face.type == CHARACTER]
        found = drawn(self.chance, CHARACTERS_WANTED, characters, self._room)
        rest = [self._offer(face) for face in faces if face.id not in dict(found)]
        missing = self.format.least - sum(count for _, count in found)
        return found + drawn(self.chance, missing, rest, self._room)

    def _conflict(self) -> list[tuple[str, int]]:
        bought = [self._offer(face) for face in self._in_part(CONFLICT, self.splash)]
        found = drawn(self.chance, self.influence_left, bought, self._room) if self.influence_left else []
        own = [self._offer(face) for face in self._in_part(CONFLICT, self.clan, NEUTRAL)]
        return found + drawn(self.chance, self.format.least - sum(count for _, count in found), own, self._room)

    def _share(self) -> list[tuple[str, str, int]]:
        """One player's share of a single core set (decision.l5r.single-core-share)."""
        found: list[tuple[str, str, int]] = []
        for part in (DYNASTY, CONFLICT):
            for face in self._in_part(part, self.clan, NEUTRAL):
                share = face.quantity if face.clan == self.clan else (face.quantity + 1) // 2
                found.append((part, face.id, share))
        return found
