"""What the log tells beyond the changes that are occurrences themselves: the round, attacks, blocks, focus, Kamae.

These are only told: whoever tells them makes the change.
"""

from __future__ import annotations

from nefrit.kernel.occurrences import Occurrence
from nefrit.senjutsu.hexes import Hex


class RoundBegins(Occurrence):
    """The next round begins (senjutsu.timing.round.1-start)."""

    __slots__ = ("number",)
    message = "round-begins"

    def __init__(self, number: int) -> None:
        self.number = number


class FighterReport(Occurrence):
    """Something is told of a fighter."""

    __slots__ = ("seat",)
    seat_fields = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class CardReport(FighterReport):
    """Something is told of a card of a fighter."""

    __slots__ = ("card",)
    card_fields = ("card",)

    def __init__(self, card: int, seat: int) -> None:
        super().__init__(seat)
        self.card = card


class SectionReport(CardReport):
    """Something is told of a section of a card at its initiative."""

    __slots__ = ("initiative",)

    def __init__(self, card: int, seat: int, initiative: int) -> None:
        super().__init__(card, seat)
        self.initiative = initiative


class Resolves(SectionReport):
    """A section of a card is resolved at its initiative (senjutsu.resolve.descending)."""

    __slots__ = ()
    message = "resolves"


class Unresolved(SectionReport):
    """A section of a card is not resolved at its initiative: the turn is over (senjutsu.collision.turn-end-scope)."""

    __slots__ = ()
    message = "unresolved"


class Cancelled(FighterReport):
    """Something that a fighter has in play is cancelled for this round: `what` (decision.senjutsu.terror)."""

    __slots__ = ("what",)
    message = "cancelled"

    def __init__(self, seat: int, what: str) -> None:
        super().__init__(seat)
        self.what = what


class PlayedFromHand(CardReport):
    """A card is played beside the one that was chosen.

    `how` is instant, replacement, counterattack or after-counter.
    """

    __slots__ = ("how",)
    message = "played-from-hand"

    def __init__(self, card: int, seat: int, how: str) -> None:
        super().__init__(card, seat)
        self.how = how


class StunPlayed(FighterReport):
    """A player has played a Stun card (senjutsu.stun.play-instead)."""

    __slots__ = ()
    message = "stun-played"


class StunDrawn(FighterReport):
    """A Stun card has come up from the deck of a companion (decision.senjutsu.companion)."""

    __slots__ = ()
    message = "stun-drawn"


class LotusPlaced(CardReport):
    """A lotus token is placed on a card in play; `count` is how many lie there now (decision.senjutsu.lotus)."""

    __slots__ = ("count",)
    message = "lotus-placed"

    def __init__(self, card: int, seat: int, count: int) -> None:
        super().__init__(card, seat)
        self.count = count


class InitiativeChosen(FighterReport):
    """A player has chosen or paid for an initiative (senjutsu.reveal.step5-choice-is-public).

    `chosen` is the value that was chosen, `initiative` what is left of it if the fighter is `hobbled`
    (senjutsu.hobble.variable).
    """

    __slots__ = ("chosen", "hobbled", "initiative")
    message = "initiative-chosen"

    def __init__(self, seat: int, chosen: int, initiative: int) -> None:
        super().__init__(seat)
        self.chosen = chosen
        self.initiative = initiative
        self.hobbled = initiative != chosen


class FocusChanged(FighterReport):
    """A fighter gains, pays or loses focus: `how` says which."""

    __slots__ = ("count", "how")
    message = "focus-changed"

    def __init__(self, seat: int, count: int, how: str) -> None:
        super().__init__(seat)
        self.count = count
        self.how = how


class KamaeChanged(FighterReport):
    """A fighter's Kamae is shifted or switched."""

    __slots__ = ("how", "to")
    message = "kamae-changed"

    def __init__(self, seat: int, to: str, how: str) -> None:
        super().__init__(seat)
        self.to = to
        self.how = how


class AdvantageTaken(FighterReport):
    """A fighter comes to the top of the advantage track (senjutsu.advantage.effect-on-card)."""

    __slots__ = ()
    message = "advantage-taken"


class GuardRaised(SectionReport):
    """A block is in force (senjutsu.block.only-chosen-initiative)."""

    __slots__ = ()
    message = "guard-raised"


class AttackMade(CardReport):
    """An attack begins, on these hexes (senjutsu.timing.attack.1-check-target): told to who shows it."""

    __slots__ = ("hexes",)
    message = "attack-made"

    def __init__(self, card: int, seat: int, hexes: tuple[Hex, ...]) -> None:
        super().__init__(card, seat)
        self.hexes = hexes


class AttackMissed(CardReport):
    """An attack is aimed at nobody (senjutsu.timing.attack.1-check-target)."""

    __slots__ = ()
    message = "attack-missed"


class AttackIgnored(FighterReport):
    """A fighter ignores an attack: `how` says whether by a block or by terrain alone."""

    __slots__ = ("by", "how")
    message = "attack-ignored"
    seat_fields = ("by",)

    def __init__(self, seat: int, by: int, how: str) -> None:
        super().__init__(seat)
        self.by = by
        self.how = how


class TakenIntoHand(CardReport):
    """A player takes a card that was searched for (senjutsu.search.to-hand)."""

    __slots__ = ()
    message = "taken-into-hand"


class Defeated(FighterReport):
    """A fighter is defeated (senjutsu.victory.last-standing)."""

    __slots__ = ()
    message = "defeated"


class StanceChanged(FighterReport):
    """An automated opponent has changed its stance (senjutsu.solo.stance.two)."""

    __slots__ = ("aggressive",)
    message = "stance-changed"

    def __init__(self, seat: int, aggressive: bool) -> None:
        super().__init__(seat)
        self.aggressive = aggressive


class BehaviourChanged(FighterReport):
    """An automated opponent has changed its behaviour (senjutsu.solo.change.next-space)."""

    __slots__ = ("behaviour",)
    message = "behaviour-changed"

    def __init__(self, seat: int, behaviour: int) -> None:
        super().__init__(seat)
        self.behaviour = behaviour


class DistanceChanged(FighterReport):
    """An automated opponent wants to fight at another distance from now on (senjutsu.solo.distance.preferred)."""

    __slots__ = ("distance",)
    message = "distance-changed"

    def __init__(self, seat: int, distance: int) -> None:
        super().__init__(seat)
        self.distance = distance


class HiddenChanged(FighterReport):
    """A fighter has become hidden, or is hidden no longer (senjutsu.hidden.flip-card)."""

    __slots__ = ("hidden",)
    message = "hidden-changed"

    def __init__(self, seat: int, hidden: bool) -> None:
        super().__init__(seat)
        self.hidden = hidden


class Relieved(FighterReport):
    """A fighter gets rid of harm of some kind, `count` times."""

    __slots__ = ("count", "what")
    message = "relieved"

    def __init__(self, seat: int, what: str, count: int) -> None:
        super().__init__(seat)
        self.what = what
        self.count = count


class WoundsReplaced(FighterReport):
    """Wound cards of a fighter are exchanged for bleeding wound cards, or the contrary: `to` is what they become."""

    __slots__ = ("count", "to")
    message = "wounds-replaced"

    def __init__(self, seat: int, to: str, count: int) -> None:
        super().__init__(seat)
        self.to = to
        self.count = count
