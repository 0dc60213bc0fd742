"""Random decks that are legal in a format: for tests, soaks and environments, so that all cards meet."""

from __future__ import annotations

from nefrit.kernel.cards import Library
from nefrit.kernel.chance import Chance
from nefrit.senjutsu.cards import CHARACTERS, SIGNATURE_DECKS
from nefrit.senjutsu.constants import COMMON, CORE_WEAPON, GOLD, JADE, SIGNATURE
from nefrit.senjutsu.decks.construction import (
    BALANCED,
    COMPANION_SIZE,
    COPIES,
    MOST_GOLD,
    MOST_JADE,
    SIGNATURE_FORMAT,
    SIZE,
    SchoolList,
    violations,
)
from nefrit.senjutsu.decks.deck import NO_SCHOOL, Deck
from nefrit.senjutsu.faces import Character, SenjutsuFace
from nefrit.text.random_decks import Offer, drawn

MOST_TRIES = 50


def random_deck(library: Library, format: str, schools: SchoolList, seed: int) -> Deck:
    """A legal deck of a character by chance; the same seed gives the same deck."""
    chance = Chance(seed)
    for _ in range(MOST_TRIES):
        character = CHARACTERS[chance.one_of(sorted(CHARACTERS))]
        if format == SIGNATURE_FORMAT:
            listed = SIGNATURE_DECKS[character.id]
            weapons = tuple([(card, 1) for card in listed.weapon_cards])
            deck = Deck(f"Random deck {seed}", character.id, weapons, listed.cards, companion=listed.companion)
        else:
            deck = _Builder(library, format, schools, character, chance).build(f"Random deck {seed}")
        if not violations(deck, library, format, schools):
            return deck
    raise ValueError(f"no deck is legal in the format {format} with these cards")


class _Builder:
    """Builds one deck of a character; it is legal unless there are too few cards of a kind."""

    def __init__(
        self, library: Library, format: str, schools: SchoolList, character: Character, chance: Chance
    ) -> None:
        self.faces = [face for face in library.faces.values() if isinstance(face, SenjutsuFace)]
        self.by_id = {face.id: face for face in self.faces}
        self.of_school = {card: school.id for school in schools.values() for card in school.cards}
        self.character = character
        self.chance = chance
        self.school = NO_SCHOOL
        if format == BALANCED and not character.companion and schools:
            self.school = chance.one_of([NO_SCHOOL, *sorted(schools)])
        self.any_school = format != BALANCED and not character.companion
        self.rare = {GOLD: MOST_GOLD, JADE: MOST_JADE}

    def build(self, name: str) -> Deck:
        """Weapon, cards, and those of the companion."""
        character = self.character
        weapons = [
            face.id
            for face in self.faces
            if face.card_class == CORE_WEAPON
            and face.character in ("", character.id)
            and set(character.weapons) & set(face.keywords)
        ]
        held = self.chance.shuffled(weapons)[: character.weapon_cards]
        cards = drawn(self.chance, SIZE, [self._offer(face) for face in self.faces if self._allows(face)], self._room)
        beside: list[tuple[str, int]] = []
        if character.companion:
            own = [
                self._offer(face)
                for face in self.faces
                if face.character == character.companion and face.card_class == SIGNATURE
            ]
            beside = drawn(self.chance, COMPANION_SIZE, own, self._room)
        school = "" if self.any_school else self.school
        return Deck(name, character.id, tuple([(card, 1) for card in held]), tuple(cards), school, tuple(beside))

    def _allows(self, face: SenjutsuFace) -> bool:
        if face.is_core or face.card_class not in (COMMON, SIGNATURE):
            return False
        if face.card_class == SIGNATURE and face.character != self.character.id:
            return False
        school = self.of_school.get(face.id)
        return school is None or self.any_school or school == self.school

    def _offer(self, face: SenjutsuFace) -> Offer:
        most, _ = COPIES.get(face.rank, (SIZE, ""))
        return Offer(face.id, most, 3 if face.card_class == SIGNATURE else 1)

    def _room(self, card: str, copies: int) -> int:
        """How many copies there is room for: of gold and jade cards there are few in a deck."""
        rank = self.by_id[card].rank
        if rank in self.rare:
            copies = min(copies, self.rare[rank])
            self.rare[rank] -= copies
        return copies
