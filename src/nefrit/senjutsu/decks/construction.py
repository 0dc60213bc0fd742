"""Building a deck: what its character, weapon and cards must be, in the order of the rulebook's chapter."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple, cast

from nefrit.kernel.cards import Library, unknown
from nefrit.kernel.refusals import Refusal, refuse
from nefrit.senjutsu.cards import CHARACTERS, SCHOOLS, SIGNATURE_DECKS, School
from nefrit.senjutsu.constants import COMMON, CORE_WEAPON, GOLD, JADE, SIGNATURE, STEEL, WOOD
from nefrit.senjutsu.decks.deck import NO_SCHOOL, Deck
from nefrit.senjutsu.faces import Character, SenjutsuFace

BALANCED = "balanced"
OPEN = "open"
SIGNATURE_FORMAT = "signature"
FORMATS = (BALANCED, OPEN, SIGNATURE_FORMAT)
"""Balanced play with the specific schools (senjutsu.school.balanced-play), the same without them, and the ready-made
signature decks, which are fixed (decision.senjutsu.signature-decks)."""

SIZE = 40
"""senjutsu.deck.size, senjutsu.deckbuild.forty"""
COPIES = {
    WOOD: (3, "senjutsu.deckbuild.wood-limit"),
    STEEL: (2, "senjutsu.deckbuild.steel-limit"),
    GOLD: (1, "senjutsu.deckbuild.gold-copy-limit"),
    JADE: (1, "senjutsu.deckbuild.jade-limit"),
}
"""How many copies of a card its rank allows (senjutsu.deckbuild.ranks, senjutsu.deckbuild.ranks-limit-copies)."""
COMPANION_SIZE = 12
"""The deck of a companion (decision.senjutsu.companion)."""
LISTED = (
    "senjutsu.signature.ronin",
    "senjutsu.signature.warrior",
    "senjutsu.signature.master",
    "senjutsu.signature.student",
)
"""The signature decks of the rulebook; the others are those of decision.senjutsu.expansion-decks."""
MOST_GOLD = 8
MOST_JADE = 1

SchoolList = Mapping[str, School]


class Held(NamedTuple):
    """A card in a deck, and how many copies of it."""

    face: SenjutsuFace
    copies: int


def violations(
    deck: Deck,
    library: Library,
    format: str = BALANCED,
    schools: SchoolList = SCHOOLS,
    characters: Mapping[str, Character] = CHARACTERS,
) -> list[Refusal]:
    """Every violation of the rules for building decks; a deck without any is legal."""
    if format not in FORMATS:
        raise unknown("format", format, FORMATS)
    found = list(_character(deck, characters))
    if found:
        # All other rules ask for the character.
        return found
    if format == SIGNATURE_FORMAT:
        return list(_signature(deck))
    cards = [Held(cast("SenjutsuFace", library.faces[card]), copies) for card, copies in deck.cards]
    beside = [Held(cast("SenjutsuFace", library.faces[card]), copies) for card, copies in deck.companion]
    character = characters[deck.character]
    found += _weapon(deck, library, character)
    found += _size(cards)
    found += _allowed(cards, deck.character)
    found += _companion(beside, character)
    found += _ranks([*cards, *beside])
    if format == BALANCED or character.companion:
        found += _schools(deck, cards, schools, character)
    return found


def _character(deck: Deck, characters: Mapping[str, Character]) -> Iterator[Refusal]:
    if deck.character not in characters:
        yield refuse("senjutsu.deckbuild.take-character-cards", "deck-no-character")


def _weapon(deck: Deck, library: Library, character: Character) -> Iterator[Refusal]:
    """One core weapon card, or as many as the character card says, with a weapon of the character in its keywords."""
    wanted = character.weapon_cards
    count = deck.count("weapon")
    if count != wanted:
        # senjutsu.deckbuild.several-weapons: some characters choose more than one.
        yield refuse("senjutsu.deckbuild.weapon-choice", "deck-weapons", count=count, wanted=wanted)
    for card, copies in deck.weapon:
        if copies > 1:
            # decision.senjutsu.two-weapons
            yield refuse("decision.senjutsu.two-weapons", "deck-same-weapon", card=card)
        face = cast("SenjutsuFace", library.faces[card])
        if face.card_class != CORE_WEAPON:
            yield refuse("senjutsu.deckbuild.weapon-choice", "deck-no-weapon", card=card)
        elif face.character not in ("", character.id):
            rule = "senjutsu.deckbuild.no-foreign-signature"
            yield refuse(rule, "deck-foreign-card", card=face.id, character=face.character)
        elif not set(character.weapons) & set(face.keywords):
            weapons = character.weapons
            yield refuse("senjutsu.deckbuild.weapon-keyword", "deck-wrong-weapon", card=card, weapons=weapons)


def _size(cards: list[Held]) -> Iterator[Refusal]:
    """Exactly 40 cards, not counting core cards.

    senjutsu.deck.core-cards-excluded, senjutsu.deckbuild.core-not-counted
    """
    for held in cards:
        if held.face.is_core:
            yield refuse("senjutsu.deckbuild.core-not-counted", "deck-core-card", card=held.face.id)
    count = sum(held.copies for held in cards if not held.face.is_core)
    if count != SIZE:
        yield refuse("senjutsu.deckbuild.forty", "deck-size", count=count, wanted=SIZE)


def _allowed(cards: list[Held], character: str) -> Iterator[Refusal]:
    """Common cards, and signature cards of the own character only.

    senjutsu.deckbuild.common-cards, senjutsu.deckbuild.own-signature-only
    """
    for held in cards:
        face = held.face
        if face.card_class == SIGNATURE and face.character != character:
            rule = "senjutsu.deckbuild.no-foreign-signature"
            yield refuse(rule, "deck-foreign-card", card=face.id, character=face.character)
        elif face.card_class not in (COMMON, SIGNATURE) and not face.is_core:
            yield refuse("senjutsu.deckbuild.common-cards", "deck-no-ability-card", card=face.id)


def _companion(cards: list[Held], character: Character) -> Iterator[Refusal]:
    """Exactly so many cards of the companion for who has one, and none for others (decision.senjutsu.companion)."""
    for held in cards:
        if held.face.character != character.companion:
            rule = "senjutsu.deckbuild.no-foreign-signature"
            yield refuse(rule, "deck-foreign-card", card=held.face.id, character=held.face.character)
    count = sum(held.copies for held in cards)
    wanted = COMPANION_SIZE if character.companion else 0
    if count != wanted:
        yield refuse("decision.senjutsu.companion", "deck-companion-size", count=count, wanted=wanted)


def _ranks(cards: list[Held]) -> Iterator[Refusal]:
    for held in cards:
        most, rule = COPIES.get(held.face.rank, (SIZE, ""))
        if held.copies > most:
            rank, card = held.face.rank, held.face.id
            yield refuse(rule, "deck-copies", card=card, rank=rank, count=held.copies, most=most)
    gold = sum(held.copies for held in cards if held.face.rank == GOLD)
    if gold > MOST_GOLD:
        yield refuse("senjutsu.deckbuild.gold-total-limit", "deck-gold", count=gold, most=MOST_GOLD)
    jade = [held.face.id for held in cards if held.face.rank == JADE]
    if len(jade) > MOST_JADE:
        yield refuse("senjutsu.deckbuild.jade-limit", "deck-jade", count=len(jade), most=MOST_JADE, cards=tuple(jade))


def _schools(deck: Deck, cards: list[Held], schools: SchoolList, character: Character) -> Iterator[Refusal]:
    """Common cards of the chosen school only; without a school none that belongs to one.

    senjutsu.school.exclusive, senjutsu.school.none. Who has a companion uses no school (decision.senjutsu.companion).
    """
    of = {card: school.id for school in schools.values() for card in school.cards}
    used = [(held.face.id, of[held.face.id]) for held in cards if held.face.id in of]
    if deck.school == NO_SCHOOL or character.companion:
        rule = "decision.senjutsu.companion" if character.companion else "senjutsu.school.none"
        for card, school in used:
            yield refuse(rule, "deck-no-school", card=card, school=schools[school].name)
        return
    chosen = deck.school or (used[0][1] if used else "")
    for card, school in used:
        if school != chosen:
            own = schools[chosen].name if chosen in schools else chosen
            yield refuse(
                "senjutsu.school.exclusive", "deck-other-school", card=card, school=schools[school].name, own=own
            )


def _signature(deck: Deck) -> Iterator[Refusal]:
    """A signature deck is what the rulebook lists, and nothing else (decision.senjutsu.signature-decks)."""
    wanted = SIGNATURE_DECKS[deck.character]
    listed = {**dict.fromkeys(wanted.weapon_cards, 1), **dict(wanted.cards), **dict(wanted.companion)}
    held = dict((*deck.weapon, *deck.cards, *deck.companion))
    rule = f"senjutsu.signature.{deck.character}"
    if rule not in LISTED:
        rule = "decision.senjutsu.expansion-decks"
    for card in dict.fromkeys((*listed, *held)):
        count, right = held.get(card, 0), listed.get(card, 0)
        if count != right:
            yield refuse(rule, "deck-signature", card=card, count=count, wanted=right)
