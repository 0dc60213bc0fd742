"""The nation deck: taking its top card, accession, looking at it and changing its order."""

from __future__ import annotations

from dataclasses import dataclass

from nefrit.imperium.constants import AT_ACCESSION
from nefrit.imperium.ending import trigger_scoring
from nefrit.imperium.nations import nation_called
from nefrit.imperium.occurrences import BecameEmpire, Moved
from nefrit.imperium.state import DISCARD, HAND, NATION_DECK, PLAY, Imperium, Laid
from nefrit.imperium.trees import Deed
from nefrit.kernel.decisions import Decision, choose
from nefrit.kernel.effects import Context, Node
from nefrit.kernel.procedures import Procedure


@dataclass(frozen=True)
class PutIntoPlayWhenGained(Node):
    """The card goes into play when it is gained from the nation deck (imperium.deck-exhaustion.arthurians-nadir)."""


@dataclass(frozen=True)
class EndsGameWhenTaken(Node):
    """Scoring is triggered when the card is put into the discard pile (imperium.deck-exhaustion.vikings-zenith)."""


def take_nation_card(game: Imperium, seat: int) -> None:
    """The top card of the nation deck goes to the discard pile; after the accession card the nation is an empire.

    imperium.deck-exhaustion-barbarian.2-take-card, imperium.deck-exhaustion-barbarian.2-accession-flips,
    imperium.end.trigger-4-vikings, imperium.deck-exhaustion.arthurians-nadir, decision.imperium.accession
    """
    for card in game.zone(NATION_DECK, seat)[:1]:
        face = game.faces[card]
        if any(isinstance(part, PutIntoPlayWhenGained) for part in face.abilities):
            game.put_into_play(card, Laid(seat), PLAY, seat)
        else:
            game.move(card, DISCARD, seat)
        game.tell(Moved(seat, card, "nation"))
        if any(isinstance(part, EndsGameWhenTaken) for part in face.abilities):
            trigger_scoring(game, seat, "imperium.end.trigger-4-vikings")
        if face.location == AT_ACCESSION and not nation_called(game.seats[seat].nation_name).never_empire:
            become_empire(game, seat)


def become_empire(game: Imperium, seat: int) -> None:
    """The state card is flipped to its empire side."""
    if not game.seats[seat].empire:
        game.edit_seat(seat).empire = True
        game.tell(BecameEmpire(seat))


@dataclass(frozen=True)
class BecomeEmpire(Deed):
    """Flip the state card to its empire side."""

    def can(self, game: Imperium, context: Context) -> bool:
        """Once."""
        return not game.seats[context.seat].empire

    def apply(self, game: Imperium, context: Context) -> Procedure | None:
        """Flip it."""
        become_empire(game, context.seat)
        return None


@dataclass(frozen=True)
class TakeNationCard(Deed):
    """Put the top card of the nation deck into the discard pile (decision.imperium.accession)."""

    def can(self, game: Imperium, context: Context) -> bool:
        """There must be one."""
        return bool(game.zone(NATION_DECK, context.seat))

    def apply(self, game: Imperium, context: Context) -> Procedure | None:
        """Take it."""
        take_nation_card(game, context.seat)
        return None


def movable(game: Imperium, seat: int) -> tuple[int, ...]:
    """The nation deck without the accession card, which always stays at the bottom.

    imperium.term-nation-deck.accession-stays, imperium.term-find.accession-stays
    """
    cards = game.zone(NATION_DECK, seat)
    return tuple([card for card in cards if game.faces[card].location != AT_ACCESSION])


def shuffle_nation_deck(game: Imperium, seat: int) -> None:
    """Shuffle it; the accession card stays where it is."""
    game.arrange(NATION_DECK, seat, game.chance.shuffled(movable(game, seat)))


@dataclass(frozen=True)
class LookAtNationCard(Deed):
    """Look at the top card of the nation deck, without showing it (imperium.term-look.private)."""

    def can(self, game: Imperium, context: Context) -> bool:
        """There must be one."""
        return bool(game.zone(NATION_DECK, context.seat))

    def apply(self, game: Imperium, context: Context) -> Procedure | None:
        """Look, and put it back (imperium.term-look.put-back, imperium.term-look.no-reshuffle)."""
        for card in game.zone(NATION_DECK, context.seat)[:1]:
            game.reveal(card, 1 << context.seat)
        return None


@dataclass(frozen=True)
class ShuffleNationDeck(Deed):
    """Shuffle the nation deck."""

    def can(self, game: Imperium, context: Context) -> bool:
        """One card needs no shuffling."""
        return len(movable(game, context.seat)) > 1

    def apply(self, game: Imperium, context: Context) -> Procedure | None:
        """Shuffle it."""
        shuffle_nation_deck(game, context.seat)
        return None


@dataclass(frozen=True)
class BuryNationCard(Deed):
    """Put the top card of the nation deck at its bottom: above the accession card."""

    def can(self, game: Imperium, context: Context) -> bool:
        """One card is top and bottom."""
        return len(movable(game, context.seat)) > 1

    def apply(self, game: Imperium, context: Context) -> Procedure | None:
        """Move it."""
        cards = movable(game, context.seat)
        if len(cards) > 1:
            game.move(cards[0], NATION_DECK, context.seat, at=len(cards) - 1)
        return None


@dataclass(frozen=True)
class SwapWithNationCard(Deed):
    """Swap a card from hand with the top card of the nation deck; never with the accession card."""

    def can(self, game: Imperium, context: Context) -> bool:
        """There must be one of each."""
        return bool(game.zone(HAND, context.seat) and movable(game, context.seat))

    def ask(self, game: Imperium, context: Context) -> Decision | None:
        """Which card of the hand."""
        if not self.can(game, context):
            return None
        hand, rule = game.zone(HAND, context.seat), "decision.imperium.accession"
        return context.choice(choose(context.seat, hand, "answer", rule, "swap-with-nation", context.source))

    def apply(self, game: Imperium, context: Context) -> Procedure | None:
        """Swap them."""
        if not isinstance(context.answer, int):
            context.done = False
            return None
        top = movable(game, context.seat)[0]
        game.move(context.answer, NATION_DECK, context.seat, top=True, shown_to=1 << context.seat)
        game.move(top, HAND, context.seat)
        game.tell(Moved(context.seat, context.answer, "onto-nation"))
        game.tell(Moved(context.seat, top, "nation"))
        return None
