"""Qualities of cards: which cards targets, costs and standing effects mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from nefrit.kernel.decisions import NO_CARD
from nefrit.kernel.effects import Context
from nefrit.l5r.constants import (
    AT_HOME,
    ATTACHMENT,
    ATTACKING,
    CHARACTER,
    CRAB,
    CRANE,
    DEFENDING,
    DISHONORED,
    DRAGON,
    EVENT,
    HOLDING,
    HONORED,
    LION,
    MILITARY,
    NEUTRAL,
    PHOENIX,
    POLITICAL,
    PROVINCE,
    SCORPION,
    UNICORN,
)
from nefrit.l5r.occurrences.leaving import Left
from nefrit.l5r.participation import attackers, defenders
from nefrit.l5r.players import seat_of
from nefrit.l5r.standing import is_faceup
from nefrit.l5r.state import CONFLICT_DECK, CONFLICT_DISCARD, HAND, HOLDINGS, L5R
from nefrit.l5r.trees import A_CONFLICT, ATTACKED_PROVINCE
from nefrit.l5r.values import attachments, has_clan, has_dash, has_trait
from nefrit.parts.words import Quality

# ---- Where a card is looked for


def controller_of(game: L5R, card: int, context: Context) -> int:
    """The player who controls a card: its piece says so, or the area it lies in (l5r.control.out-of-play-areas).

    l5r.attachment.control-unchanged. A card that has just left play counts as having come to an area of the player who
    controlled it, though it lies in its owner's (l5r.control.counts-as-entered-opponents-area).
    """
    piece = game.pieces.get(card)
    if piece is not None:
        return piece.controller
    left = context.occurrence
    return left.seat if isinstance(left, Left) and left.card == card else game.place(card)[1]


def parent_of(game: L5R, card: int) -> int:
    """The card that an attachment is attached to."""
    return game.pieces[card].on if card in game.pieces else NO_CARD


# ---- In conflicts


class InConflicts(Quality):
    """A quality that cards have only while a conflict is being resolved."""

    @property
    def needs(self) -> int:
        """A conflict."""
        return A_CONFLICT


class Attacking(InConflicts):
    """The card is an attacker."""

    def accepts(self, game: L5R, context: Context, card: int) -> bool:
        """Its side says so."""
        piece = game.pieces.get(card)
        return piece is not None and piece.side == ATTACKING


class Defending(InConflicts):
    """The card is a defender."""

    def accepts(self, game: L5R, context: Context, card: int) -> bool:
        """Its side says so."""
        piece = game.pieces.get(card)
        return piece is not None and piece.side == DEFENDING


class Participating(InConflicts):
    """The card takes part in the conflict, on either side (l5r.participating.binary)."""

    def accepts(self, game: L5R, context: Context, card: int) -> bool:
        """Its side says so."""
        piece = game.pieces.get(card)
        return piece is not None and piece.side != AT_HOME


class AttackingAlone(InConflicts):
    """The card is the only attacker."""

    def accepts(self, game: L5R, context: Context, card: int) -> bool:
        """There is no other."""
        return attackers(game) == [card]


class DefendingAlone(InConflicts):
    """The card is the only defender."""

    def accepts(self, game: L5R, context: Context, card: int) -> bool:
        """There is no other."""
        return defenders(game) == [card]


class Losing(InConflicts):
    """The card takes part in the conflict on the side of the player who lost it (l5r.win-conflict.character-loses)."""

    def accepts(self, game: L5R, context: Context, card: int) -> bool:
        """Its controller lost."""
        piece = game.pieces.get(card)
        conflict = game.table.conflict
        if piece is None or piece.side == AT_HOME or conflict is None:
            return False
        return conflict.loser == piece.controller


class AttackedProvince(InConflicts):
    """The card is the province that is attacked."""

    def accepts(self, game: L5R, context: Context, card: int) -> bool:
        """The conflict says so."""
        return game.table.conflict is not None and game.table.conflict.province == card

    @property
    def reach(self) -> int:
        """No other card is it."""
        return ATTACKED_PROVINCE


class Dueling(Quality):
    """The card is involved in a duel."""

    def accepts(self, game: L5R, context: Context, card: int) -> bool:
        """The table remembers who is."""
        return card in game.table.dueling


attacking: Final = Attacking()
defending: Final = Defending()
participating: Final = Participating()
attacking_alone: Final = AttackingAlone()
defending_alone: Final = DefendingAlone()
losing: Final = Losing()
dueling: Final = Dueling()
attacked_province: Final = AttackedProvince()


# ---- Whose a card is


class Steady(Quality):
    """A quality that follows from a card's face, its traits and who controls it, if the card is in play."""

    @property
    def is_steady(self) -> bool:
        """It is."""
        return True


class Yours(Steady):
    """You control the card."""

    def accepts(self, game: L5R, context: Context, card: int) -> bool:
        """Its piece says so, or the area it lies in."""
        piece = game.pieces.get(card)
        controller = controller_of(game, card, context) if piece is None else piece.controller
        return controller == context.seat


class Theirs(Steady):
    """Your opponent controls the card."""

    def accepts(self, game: L5R, context: Context, card: int) -> bool:
        """Its piece says so, or the area it lies in."""
        return controller_of(game, card, context) != context.seat


class OwnedByOpponent(Quality):
    """Your opponent owns the card."""

    def accepts(self, game: L5R, context: Context, card: int) -> bool:
        """Whoever controls it."""
        return game.owners[card] != context.seat


@dataclass(frozen=True)
class ControlledBy(Quality):
    """A certain player controls the card: the one a response is about."""

    whose: str

    def accepts(self, game: L5R, context: Context, card: int) -> bool:
        """Its piece says so, or the area it lies in."""
        return controller_of(game, card, context) == seat_of(self.whose, context)


yours: Final = Yours()
theirs: Final = Theirs()
owned_by_opponent: Final = OwnedByOpponent()


# ---- What a card is


class Character(Steady):
    """A character in play."""

    def accepts(self, game: L5R, context: Context, card: int) -> bool:
        """A character card that is not played as an attachment, or that has just left play as a character."""
        if game.faces[card].type != CHARACTER:
            return False
        # As `is_character` says, written out.
        piece = game.pieces.get(card)
        if piece is not None:
            return piece.on == NO_CARD
        left = context.occurrence
        return isinstance(left, Left) and left.card == card and not left.attached


class Attachment(Quality):
    """An attachment in play."""

    def accepts(self, game: L5R, context: Context, card: int) -> bool:
        """It is attached to something."""
        return parent_of(game, card) != NO_CARD


class InOpponentsDiscardPile(Quality):
    """A copy of a card in your opponent's conflict discard pile (l5r.copy.definition)."""

    def accepts(self, game: L5R, context: Context, card: int) -> bool:
        """The title tells."""
        title = game.faces[card].name
        pile = game.zone(CONFLICT_DISCARD, 1 - context.seat)
        return any(game.faces[other].name == title for other in pile)


@dataclass(frozen=True)
class OfType(Quality):
    """A card of a printed type, wherever it lies."""

    type: str

    def accepts(self, game: L5R, context: Context, card: int) -> bool:
        """Its face says so."""
        return game.faces[card].type == self.type


class Faceup(Quality):
    """A card that lies faceup."""

    def accepts(self, game: L5R, context: Context, card: int) -> bool:
        """Everybody sees it."""
        return is_faceup(game, card)


class Unique(Steady):
    """A unique card. Joined with several nouns by `&` it counts for each of them.

    l5r.qualifier.applies-to-all-terms, l5r.qualifier.unique-example
    """

    def accepts(self, game: L5R, context: Context, card: int) -> bool:
        """Its face says so."""
        return game.faces[card].unique


class OnTopOfYourConflictDeck(Quality):
    """The top card of your conflict deck."""

    def accepts(self, game: L5R, context: Context, card: int) -> bool:
        """Look there."""
        return game.zone(CONFLICT_DECK, context.seat)[:1] == (card,)


character: Final = Character()
attachment: Final = Attachment()
holding: Final = OfType(HOLDING)
province: Final = OfType(PROVINCE)
character_card: Final = OfType(CHARACTER)
attachment_card: Final = OfType(ATTACHMENT)
event_card: Final = OfType(EVENT)
faceup: Final = Faceup()
facedown: Final = ~faceup
unique: Final = Unique()
in_opponents_discard_pile: Final = InOpponentsDiscardPile()
on_top_of_your_conflict_deck: Final = OnTopOfYourConflictDeck()


# ---- How a card in play stands


class BowedCard(Quality):
    """A bowed card."""

    def accepts(self, game: L5R, context: Context, card: int) -> bool:
        """Its piece says so."""
        piece = game.pieces.get(card)
        return piece is not None and piece.bowed


@dataclass(frozen=True)
class WithStatus(Quality):
    """An honored or a dishonored character."""

    status: int

    def accepts(self, game: L5R, context: Context, card: int) -> bool:
        """Its status token says so."""
        piece = game.pieces.get(card)
        return piece is not None and piece.status == self.status


class WithBothSkills(Quality):
    """A character without a dash."""

    def accepts(self, game: L5R, context: Context, card: int) -> bool:
        """What is printed counts."""
        return not has_dash(game, card, MILITARY) and not has_dash(game, card, POLITICAL)


class FromAHandThisPhase(Quality):
    """A card that entered play from a hand this phase."""

    def accepts(self, game: L5R, context: Context, card: int) -> bool:
        """Its piece remembers it."""
        piece = game.pieces.get(card)
        if piece is None:
            return False
        return piece.entered_from == HAND.name and piece.entered_in == game.table.phase_number


class WithOddCost(Steady):
    """A card with an odd printed cost."""

    def accepts(self, game: L5R, context: Context, card: int) -> bool:
        """0 is even."""
        return (game.faces[card].cost or 0) % 2 == 1


@dataclass(frozen=True)
class WithSkill(Quality):
    """A character without a dash in this skill (l5r.dash.no-duel)."""

    type: int

    def accepts(self, game: L5R, context: Context, card: int) -> bool:
        """What is printed counts."""
        return not has_dash(game, card, self.type)


class BrokenProvince(Quality):
    """A broken province."""

    def accepts(self, game: L5R, context: Context, card: int) -> bool:
        """Its piece says so."""
        piece = game.pieces.get(card)
        return piece is not None and piece.broken


class WithHolding(Quality):
    """A province with a holding in it."""

    def accepts(self, game: L5R, context: Context, card: int) -> bool:
        """Look at the holdings of its controller."""
        piece = game.pieces.get(card)
        if piece is None or game.faces[card].type != PROVINCE:
            return False
        return any(game.pieces[other].slot == piece.slot for other in game.zone(HOLDINGS, piece.controller))


bowed: Final = BowedCard()
broken: Final = BrokenProvince()
with_holding: Final = WithHolding()
honored: Final = WithStatus(HONORED)
dishonored: Final = WithStatus(DISHONORED)
with_both_skills: Final = WithBothSkills()
with_odd_cost: Final = WithOddCost()
from_a_hand_this_phase: Final = FromAHandThisPhase()


# ---- Traits, clans and elements


@dataclass(frozen=True)
class Trait(Steady):
    """A card with a trait, printed or gained."""

    trait: str

    def accepts(self, game: L5R, context: Context, card: int) -> bool:
        """Look for it."""
        return has_trait(game, card, self.trait)


@dataclass(frozen=True)
class WithAttachment(Quality):
    """A card with an attachment that has a trait."""

    trait: str

    def accepts(self, game: L5R, context: Context, card: int) -> bool:
        """Any of them is enough."""
        return any(has_trait(game, attached, self.trait) for attached in attachments(game, card))


@dataclass(frozen=True)
class Clan(Steady):
    """A card of a clan."""

    clan: str

    def accepts(self, game: L5R, context: Context, card: int) -> bool:
        """The symbol it bears, or one that it has gained."""
        return has_clan(game, card, self.clan)


@dataclass(frozen=True)
class OfElement(Quality):
    """A province of an element."""

    element: int

    def accepts(self, game: L5R, context: Context, card: int) -> bool:
        """The symbol it bears; facedown it is another card and has none (l5r.facedown-province.separate-entity)."""
        return game.faces[card].element == self.element and is_faceup(game, card)


def controlled_by(whose: str) -> ControlledBy:
    """A certain player controls the card: `controlled_by(THAT_PLAYER)`."""
    return ControlledBy(whose)


def with_skill(type: int) -> WithSkill:
    """A character without a dash in this skill."""
    return WithSkill(type)


def with_attachment(trait: str) -> WithAttachment:
    """A card with an attachment that has a trait."""
    return WithAttachment(trait)


def of_element(element: int) -> OfElement:
    """A province of an element."""
    return OfElement(element)


air: Final = Trait("air")
berserker: Final = Trait("berserker")
bushi: Final = Trait("bushi")
cavalry: Final = Trait("cavalry")
champion: Final = Trait("champion")
commander: Final = Trait("commander")
courtier: Final = Trait("courtier")
duelist: Final = Trait("duelist")
fire: Final = Trait("fire")
imperial: Final = Trait("imperial")
kiho: Final = Trait("kiho")
meishodo: Final = Trait("meishodo")
monk: Final = Trait("monk")
scholar: Final = Trait("scholar")
shinobi: Final = Trait("shinobi")
shugenja: Final = Trait("shugenja")
spell: Final = Trait("spell")
tattoo: Final = Trait("tattoo")
weapon: Final = Trait("weapon")

crab: Final = Clan(CRAB)
crane: Final = Clan(CRANE)
dragon: Final = Clan(DRAGON)
lion: Final = Clan(LION)
neutral: Final = Clan(NEUTRAL)
phoenix: Final = Clan(PHOENIX)
scorpion: Final = Clan(SCORPION)
unicorn: Final = Clan(UNICORN)
