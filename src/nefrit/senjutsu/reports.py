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


class Resolves(Occurrence):
    """A section of a card is resolved at its initiative (senjutsu.resolve.descending)."""

    __slots__ = ("card", "initiative", "seat")
    message = "resolves"
    card_fields = ("card",)
    seat_fields = ("seat",)

    def __init__(self, card: int, seat: int, initiative: int) -> None:
        self.card = card
        self.seat = seat
        self.initiative = initiative


class Unresolved(Occurrence):
    """A section of a card is not resolved at its initiative: the turn is over (senjutsu.collision.turn-end-scope)."""

    __slots__ = ("card", "initiative", "seat")
    message = "unresolved"
    card_fields = ("card",)
    seat_fields = ("seat",)

    def __init__(self, card: int, seat: int, initiative: int) -> None:
        self.card = card
        self.seat = seat
        self.initiative = initiative


class Cancelled(Occurrence):
    """Something that a fighter has in play is cancelled for this round: `what` (decision.senjutsu.terror)."""

    __slots__ = ("seat", "what")
    message = "cancelled"
    seat_fields = ("seat",)

    def __init__(self, seat: int, what: str) -> None:
        self.seat = seat
        self.what = what


class PlayedFromHand(Occurrence):
    """A card is played beside the one that was chosen.

    `how` is instant, replacement, counterattack or after-counter.
    """

    __slots__ = ("card", "how", "seat")
    message = "played-from-hand"
    card_fields = ("card",)
    seat_fields = ("seat",)

    def __init__(self, card: int, seat: int, how: str) -> None:
        self.card = card
        self.seat = seat
        self.how = how


class StunPlayed(Occurrence):
    """A player has played a Stun card (senjutsu.stun.play-instead)."""

    __slots__ = ("seat",)
    message = "stun-played"
    seat_fields = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class StunDrawn(Occurrence):
    """A Stun card has come up from the deck of a companion (decision.senjutsu.companion)."""

    __slots__ = ("seat",)
    message = "stun-drawn"
    seat_fields = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class LotusPlaced(Occurrence):
    """A lotus token is placed on a card in play; `count` is how many lie there now (decision.senjutsu.lotus)."""

    __slots__ = ("card", "count", "seat")
    message = "lotus-placed"
    card_fields = ("card",)
    seat_fields = ("seat",)

    def __init__(self, card: int, seat: int, count: int) -> None:
        self.card = card
        self.seat = seat
        self.count = count


class InitiativeChosen(Occurrence):
    """A player has chosen or paid for an initiative (senjutsu.reveal.step5-choice-is-public).

    `chosen` is the value that was chosen, `initiative` what is left of it if the fighter is `hobbled`
    (senjutsu.hobble.variable).
    """

    __slots__ = ("chosen", "hobbled", "initiative", "seat")
    message = "initiative-chosen"
    seat_fields = ("seat",)

    def __init__(self, seat: int, chosen: int, initiative: int) -> None:
        self.seat = seat
        self.chosen = chosen
        self.initiative = initiative
        self.hobbled = initiative != chosen


class FocusChanged(Occurrence):
    """A fighter gains, pays or loses focus: `how` says which."""

    __slots__ = ("count", "how", "seat")
    message = "focus-changed"
    seat_fields = ("seat",)

    def __init__(self, seat: int, count: int, how: str) -> None:
        self.seat = seat
        self.count = count
        self.how = how


class KamaeChanged(Occurrence):
    """A fighter's Kamae is shifted or switched."""

    __slots__ = ("how", "seat", "to")
    message = "kamae-changed"
    seat_fields = ("seat",)

    def __init__(self, seat: int, to: str, how: str) -> None:
        self.seat = seat
        self.to = to
        self.how = how


class AdvantageTaken(Occurrence):
    """A fighter comes to the top of the advantage track (senjutsu.advantage.effect-on-card)."""

    __slots__ = ("seat",)
    message = "advantage-taken"
    seat_fields = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class GuardRaised(Occurrence):
    """A block is in force (senjutsu.block.only-chosen-initiative)."""

    __slots__ = ("card", "initiative", "seat")
    message = "guard-raised"
    card_fields = ("card",)
    seat_fields = ("seat",)

    def __init__(self, card: int, seat: int, initiative: int) -> None:
        self.card = card
        self.seat = seat
        self.initiative = initiative


class AttackMade(Occurrence):
    """An attack begins, on these hexes (senjutsu.timing.attack.1-check-target): told to who shows it."""

    __slots__ = ("card", "hexes", "seat")
    message = "attack-made"
    card_fields = ("card",)
    seat_fields = ("seat",)

    def __init__(self, card: int, seat: int, hexes: tuple[Hex, ...]) -> None:
        self.card = card
        self.seat = seat
        self.hexes = hexes


class AttackMissed(Occurrence):
    """An attack is aimed at nobody (senjutsu.timing.attack.1-check-target)."""

    __slots__ = ("card", "seat")
    message = "attack-missed"
    card_fields = ("card",)
    seat_fields = ("seat",)

    def __init__(self, card: int, seat: int) -> None:
        self.card = card
        self.seat = seat


class AttackIgnored(Occurrence):
    """A fighter ignores an attack: `how` says whether by a block or by terrain alone."""

    __slots__ = ("by", "how", "seat")
    message = "attack-ignored"
    seat_fields = ("seat", "by")

    def __init__(self, seat: int, by: int, how: str) -> None:
        self.seat = seat
        self.by = by
        self.how = how


class TakenIntoHand(Occurrence):
    """A player takes a card that was searched for (senjutsu.search.to-hand)."""

    __slots__ = ("card", "seat")
    message = "taken-into-hand"
    card_fields = ("card",)
    seat_fields = ("seat",)

    def __init__(self, card: int, seat: int) -> None:
        self.card = card
        self.seat = seat


class Defeated(Occurrence):
    """A fighter is defeated (senjutsu.victory.last-standing)."""

    __slots__ = ("seat",)
    message = "defeated"
    seat_fields = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class StanceChanged(Occurrence):
    """An automated opponent has changed its stance (senjutsu.solo.stance.two)."""

    __slots__ = ("aggressive", "seat")
    message = "stance-changed"
    seat_fields = ("seat",)

    def __init__(self, seat: int, aggressive: bool) -> None:
        self.seat = seat
        self.aggressive = aggressive


class BehaviourChanged(Occurrence):
    """An automated opponent has changed its behaviour (senjutsu.solo.change.next-space)."""

    __slots__ = ("behaviour", "seat")
    message = "behaviour-changed"
    seat_fields = ("seat",)

    def __init__(self, seat: int, behaviour: int) -> None:
        self.seat = seat
        self.behaviour = behaviour


class DistanceChanged(Occurrence):
    """An automated opponent wants to fight at another distance from now on (senjutsu.solo.distance.preferred)."""

    __slots__ = ("distance", "seat")
    message = "distance-changed"
    seat_fields = ("seat",)

    def __init__(self, seat: int, distance: int) -> None:
        self.seat = seat
        self.distance = distance


class HiddenChanged(Occurrence):
    """A fighter has become hidden, or is hidden no longer (senjutsu.hidden.flip-card)."""

    __slots__ = ("hidden", "seat")
    message = "hidden-changed"
    seat_fields = ("seat",)

    def __init__(self, seat: int, hidden: bool) -> None:
        self.seat = seat
        self.hidden = hidden
