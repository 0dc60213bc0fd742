"""Qualities of cards: which cards targets, costs and standing effects mean."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from nefrit.invasion.constants import (
    AT_REST,
    ATTACKING,
    BATTLEFIELD,
    CHAOS,
    DEFENDING,
    DWARF,
    EMPIRE,
    HERO,
    HIGH_ELF,
    LEGEND,
    NEUTRAL,
    NO_ZONE,
    ORC,
    QUEST,
    SECTION_NAMES,
    SUPPORT,
    TACTIC,
    UNIT,
)
from nefrit.invasion.faces import InvasionFace
from nefrit.invasion.history import this_turn
from nefrit.invasion.last_known import zone_of
from nefrit.invasion.occurrences.damage import DamageAssigned
from nefrit.invasion.occurrences.events import Event
from nefrit.invasion.occurrences.kinds import ATTACKS, DISCARDED, LEAVES_PLAY
from nefrit.invasion.state import DISCARD, Invasion, controller_of, on_the_table, section_of
from nefrit.invasion.trees import A_COMBAT, REACHES, type_reached
from nefrit.invasion.values import developments, has_trait, has_type, keyword, of_type
from nefrit.kernel.decisions import NO_CARD
from nefrit.kernel.effects import Context
from nefrit.kernel.state import NO_SEAT
from nefrit.parts.words import Quality

# ---- Where a card is looked for


def host_of(game: Invasion, card: int) -> int:
    """The card that an attachment is attached to, or NO_CARD."""
    piece = game.pieces.get(card)
    return NO_CARD if piece is None else piece.on


def that_card(context: Context) -> int:
    """The card that the event is about by which an ability was triggered."""
    return context.occurrence.card if isinstance(context.occurrence, Event) else NO_CARD


def side_of(game: Invasion, card: int) -> int:
    """On which side of the combat a card is."""
    piece = game.pieces.get(card)
    return AT_REST if piece is None else piece.side


class Steady(Quality):
    """A quality that asks only what cards are and where they lie."""

    @property
    def is_steady(self) -> bool:
        """It is."""
        return True


# ---- In combat


class InCombat(Quality):
    """A quality that cards have only during a combat."""

    @property
    def needs(self) -> int:
        """A combat."""
        return A_COMBAT


class Attacking(InCombat):
    """The card attacks."""

    def accepts(self, game: Invasion, context: Context, card: int) -> bool:
        """Its side says so."""
        piece = game.pieces.get(card)
        return piece is not None and piece.side == ATTACKING


class Defending(InCombat):
    """The card defends."""

    def accepts(self, game: Invasion, context: Context, card: int) -> bool:
        """Its side says so."""
        piece = game.pieces.get(card)
        return piece is not None and piece.side == DEFENDING


class Participating(InCombat):
    """The card attacks or defends."""

    def accepts(self, game: Invasion, context: Context, card: int) -> bool:
        """Its side says so."""
        piece = game.pieces.get(card)
        return piece is not None and piece.side != AT_REST


class DefendingAlone(InCombat):
    """The card is the only one that defends."""

    def accepts(self, game: Invasion, context: Context, card: int) -> bool:
        """There is no other."""
        return [one for one in on_the_table(game) if side_of(game, one) == DEFENDING] == [card]


class InDefendingZone(InCombat):
    """The card lies in the zone that is attacked."""

    def accepts(self, game: Invasion, context: Context, card: int) -> bool:
        """The combat says which it is."""
        combat = game.table.combat
        return combat is not None and (game.place(card)[1], section_of(game, card)) == (combat.defender, combat.section)


class Struck(Quality):
    """Combat damage has just been assigned to the card."""

    def accepts(self, game: Invasion, context: Context, card: int) -> bool:
        """The event says so."""
        return isinstance(context.occurrence, DamageAssigned) and card in context.occurrence.struck


class AssignedDamage(Quality):
    """Combat damage is assigned to the card and waits to be applied."""

    def accepts(self, game: Invasion, context: Context, card: int) -> bool:
        """Its piece says so."""
        return card in game.pieces and game.pieces[card].assigned > 0


class AttackedThisTurn(Quality):
    """The card has attacked this turn."""

    def accepts(self, game: Invasion, context: Context, card: int) -> bool:
        """Look at what has happened."""
        return any(event.card == card for event in this_turn(game, ATTACKS))


attacking: Final = Attacking()
defending: Final = Defending()
participating: Final = Participating()
defending_alone: Final = DefendingAlone()
in_defending_zone: Final = InDefendingZone()
struck: Final = Struck()
assigned_damage: Final = AssignedDamage()
attacked_this_turn: Final = AttackedThisTurn()


# ---- Whose a card is


class Yours(Steady):
    """You control the card."""

    def accepts(self, game: Invasion, context: Context, card: int) -> bool:
        """Its piece says so, or where it lies."""
        return controller_of(game, card) == context.seat


class Theirs(Steady):
    """An opponent controls the card."""

    def accepts(self, game: Invasion, context: Context, card: int) -> bool:
        """Its piece says so, or where it lies."""
        return controller_of(game, card) not in (context.seat, NO_SEAT)


class OwnedByOpponent(Steady):
    """An opponent owns the card."""

    def accepts(self, game: Invasion, context: Context, card: int) -> bool:
        """Whoever controls it."""
        return game.owners[card] != context.seat


yours: Final = Yours()
theirs: Final = Theirs()
owned_by_opponent: Final = OwnedByOpponent()


# ---- What a card is


@dataclass(frozen=True)
class OfType(Steady):
    """A card of a type."""

    type: str

    def accepts(self, game: Invasion, context: Context, card: int) -> bool:
        """That most are by what is printed is seen at once."""
        if game.faces[card].type == self.type and (card not in game.pieces or not game.pieces[card].development):
            return True
        standing = game.memo.standing
        return (standing is None or "type" in standing) and has_type(game, card, self.type)

    @property
    def reach(self) -> int:
        """The cards of the type."""
        return REACHES[self.type]


class QuestCard(Steady):
    """A quest by what is printed: for effects that change types themselves."""

    def accepts(self, game: Invasion, context: Context, card: int) -> bool:
        """Its face says so, unless it is a development."""
        return game.faces[card].type == QUEST and not (card in game.pieces and game.pieces[card].development)


class Tactic(Quality):
    """A tactic."""

    def accepts(self, game: Invasion, context: Context, card: int) -> bool:
        """Its face says so."""
        return game.faces[card].type == TACTIC


class Attachment(Quality):
    """An attachment in play."""

    def accepts(self, game: Invasion, context: Context, card: int) -> bool:
        """It is attached to something."""
        return host_of(game, card) != NO_CARD and not game.pieces[card].development


class Development(Steady):
    """A development, facedown or not."""

    def accepts(self, game: Invasion, context: Context, card: int) -> bool:
        """Its piece says so."""
        piece = game.pieces.get(card)
        return piece is not None and piece.development


class FacedownDevelopment(Quality):
    """A development that lies facedown."""

    def accepts(self, game: Invasion, context: Context, card: int) -> bool:
        """Its piece says so."""
        piece = game.pieces.get(card)
        return piece is not None and piece.facedown


class SameTitle(Quality):
    """A card of the same title as the source."""

    def accepts(self, game: Invasion, context: Context, card: int) -> bool:
        """What is printed."""
        return game.faces[card].name == game.faces[context.source].name


@dataclass(frozen=True)
class WithKeyword(Quality):
    """A card in play with a keyword, printed or gained."""

    word: str

    def accepts(self, game: Invasion, context: Context, card: int) -> bool:
        """Whatever its number."""
        if card not in game.pieces:
            return any(one.word == self.word for one in game.faces[card].keywords)
        return keyword(game, card, self.word) is not None


def has_keyword(word: str) -> WithKeyword:
    """A card with a keyword, printed or gained."""
    return WithKeyword(word)


unit: Final = OfType(UNIT)
support: Final = OfType(SUPPORT)
quest: Final = OfType(QUEST)
legend: Final = OfType(LEGEND)
quest_card: Final = QuestCard()
tactic: Final = Tactic()
attachment: Final = Attachment()
development: Final = Development()
facedown_development: Final = FacedownDevelopment()
same_title: Final = SameTitle()


# ---- Traits and races


@dataclass(frozen=True)
class Trait(Steady):
    """A card with a trait, printed or gained."""

    trait: str

    def accepts(self, game: Invasion, context: Context, card: int) -> bool:
        """Look for it."""
        return has_trait(game, card, self.trait)


@dataclass(frozen=True)
class Race(Steady):
    """A card of a race; a development has none."""

    race: str

    def accepts(self, game: Invasion, context: Context, card: int) -> bool:
        """What is printed."""
        if card in game.pieces and game.pieces[card].development:
            return False
        return game.faces[card].race == self.race


@dataclass(frozen=True)
class AnotherRace(Steady):
    """A card of another race than this; a development has none."""

    race: str

    def accepts(self, game: Invasion, context: Context, card: int) -> bool:
        """What is printed."""
        if card in game.pieces and game.pieces[card].development:
            return False
        return game.faces[card].race != self.race


artefact: Final = Trait("Artefact")
building: Final = Trait("Building")
epic_spell: Final = Trait("Epic Spell")
hero: Final = Trait(HERO)
rune: Final = Trait("Rune")
skaven: Final = Trait("Skaven")
spell: Final = Trait("Spell")
undead: Final = Trait("Undead")

chaos: Final = Race(CHAOS)
dwarf: Final = Race(DWARF)
empire: Final = Race(EMPIRE)
high_elf: Final = Race(HIGH_ELF)
neutral: Final = Race(NEUTRAL)
orc: Final = Race(ORC)


@dataclass(frozen=True)
class Printed(Quality):
    """A card on which it is printed what type, race and traits it has, even if it lies facedown."""

    quality: Quality

    def accepts(self, game: Invasion, context: Context, card: int) -> bool:
        """What lies hidden."""
        face = game.faces[card]
        return all(_is_printed(face, one) for one in self.quality.parts)


def _is_printed(face: InvasionFace, one: Quality) -> bool:
    if isinstance(one, OfType):
        return face.type == one.type
    if isinstance(one, Race):
        return face.race == one.race
    assert isinstance(one, Trait), f"{type(one).__name__} is not printed on cards"
    return one.trait in face.traits


def printed(quality: Quality) -> Printed:
    """A card on which that is printed."""
    return Printed(quality)


# ---- How a card in play stands


class Corrupted(Quality):
    """A corrupted card."""

    def accepts(self, game: Invasion, context: Context, card: int) -> bool:
        """Its piece says so."""
        piece = game.pieces.get(card)
        return piece is not None and piece.corrupted


class Damaged(Quality):
    """A card with damage on it."""

    def accepts(self, game: Invasion, context: Context, card: int) -> bool:
        """Its piece says so."""
        piece = game.pieces.get(card)
        return piece is not None and piece.damage > 0


class Questing(Quality):
    """A unit that is questing."""

    def accepts(self, game: Invasion, context: Context, card: int) -> bool:
        """Its piece says so."""
        piece = game.pieces.get(card)
        return piece is not None and piece.quest != NO_CARD


class QuestingHere(Quality):
    """A unit that is questing on this quest."""

    def accepts(self, game: Invasion, context: Context, card: int) -> bool:
        """Its piece says so."""
        piece = game.pieces.get(card)
        return piece is not None and piece.quest == context.source


class ChannelingHere(Quality):
    """A unit that is channeling this fulcrum."""

    def accepts(self, game: Invasion, context: Context, card: int) -> bool:
        """Its piece says so."""
        piece = game.pieces.get(card)
        return piece is not None and piece.channels == context.source


corrupted: Final = Corrupted()
damaged: Final = Damaged()
questing: Final = Questing()
questing_here: Final = QuestingHere()
channeling_here: Final = ChannelingHere()


# ---- Where a card lies


@dataclass(frozen=True)
class InSection(Steady):
    """A card in one of the zones of a capital, whosever it is if it is nobody's in particular."""

    section: int
    seat: int = NO_SEAT

    def accepts(self, game: Invasion, context: Context, card: int) -> bool:
        """Where it lies."""
        return section_of(game, card) == self.section and self.seat in (NO_SEAT, game.slot_of[card] % game.seat_count)

    @property
    def name(self) -> str:
        """The name of the zone."""
        return SECTION_NAMES[self.section]


@dataclass(frozen=True)
class InYourSection(Steady):
    """A card in one of the zones of your capital."""

    section: int

    def accepts(self, game: Invasion, context: Context, card: int) -> bool:
        """Where it lies."""
        return section_of(game, card) == self.section and game.place(card)[1] == context.seat


class InThisZone(Steady):
    """A card in the zone in which the source lies."""

    def accepts(self, game: Invasion, context: Context, card: int) -> bool:
        """Compare the two."""
        return card in game.pieces and (game.place(card)[1], section_of(game, card)) == zone_of(game, context)

    @property
    def asks_once(self) -> bool:
        """Where the source lies."""
        return True

    def asked(self, game: Invasion, context: Context) -> Quality:
        """In that zone."""
        seat, section = zone_of(game, context)
        return self if section == NO_ZONE else InSection(section, seat)


class InCorrespondingZone(Steady):
    """A card in a zone that corresponds to the one in which the source lies (invasion.zone.corresponding)."""

    def accepts(self, game: Invasion, context: Context, card: int) -> bool:
        """Compare the two."""
        return card in game.pieces and section_of(game, card) == zone_of(game, context)[1] >= 0

    @property
    def asks_once(self) -> bool:
        """Where the source lies."""
        return True

    def asked(self, game: Invasion, context: Context) -> Quality:
        """In one of those zones."""
        _, section = zone_of(game, context)
        return self if section == NO_ZONE else InSection(section)


class CorrespondingToIt(Quality):
    """A card in a zone that corresponds to the one in which the target lies (invasion.zone.corresponding)."""

    def accepts(self, game: Invasion, context: Context, card: int) -> bool:
        """Compare the two."""
        return bool(context.targets) and section_of(game, card) == section_of(game, context.targets[0]) >= 0


class InItsZone(Quality):
    """A card in the zone in which the target lies."""

    def accepts(self, game: Invasion, context: Context, card: int) -> bool:
        """Compare the two."""
        return bool(context.targets) and card in game.pieces and game.slot_of[card] == game.slot_of[context.targets[0]]


class InUndevelopedZone(Steady):
    """A card in a zone without developments."""

    def accepts(self, game: Invasion, context: Context, card: int) -> bool:
        """Look there."""
        section = section_of(game, card)
        return section >= 0 and not developments(game, game.place(card)[1], section)


class FallenThisTurn(Quality):
    """A card that has come into a discard pile this turn, and lies there; how it got there does not matter.

    invasion.faq.stand-your-ground-development, invasion.faq.seeking-new-slaves-in-play,
    invasion.errata.seeking-new-slaves
    """

    def accepts(self, game: Invasion, context: Context, card: int) -> bool:
        """Look at what has happened."""
        fallen = [event.card for event in this_turn(game, LEAVES_PLAY | DISCARDED)]
        return game.lies_in(card, DISCARD) and card in fallen


in_a_battlefield: Final = InSection(BATTLEFIELD)
in_your_battlefield: Final = InYourSection(BATTLEFIELD)
in_this_zone: Final = InThisZone()
in_corresponding_zone: Final = InCorrespondingZone()
corresponding_to_it: Final = CorrespondingToIt()
in_its_zone: Final = InItsZone()
in_undeveloped_zone: Final = InUndevelopedZone()
fallen_this_turn: Final = FallenThisTurn()


# ---- Looking for cards


def all_accepted(game: Invasion, context: Context, quality: Quality) -> list[int]:
    """The cards in play that are so; where a type is asked first only cards of it are looked at."""
    parts = quality.parts
    type = type_reached(parts[0]) if parts else ""
    cards = of_type(game, type) if type else on_the_table(game)
    others = asked_once(game, context, parts[1:] if type else parts)
    return [card for card in cards if is_each(game, context, card, others)] if others else list(cards)


def asked_once(game: Invasion, context: Context, qualities: Sequence[Quality]) -> Sequence[Quality]:
    """The same qualities for many cards at once."""
    for one in qualities:
        if one.asks_once:
            return [other.asked(game, context) for other in qualities]
    return qualities


def is_each(game: Invasion, context: Context, card: int, qualities: Sequence[Quality]) -> bool:
    """Whether a card has all these qualities."""
    for one in qualities:
        if not one.accepts(game, context, card):
            break
    else:
        return True
    return False
