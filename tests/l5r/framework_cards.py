"""More cards for tests: those with which a test looks into the framework, step by step."""

from __future__ import annotations

from dataclasses import dataclass

from nefrit.kernel.effects import Context, Effect
from nefrit.kernel.lasting import Lasting
from nefrit.kernel.occurrences import Occurrence
from nefrit.kernel.procedures import Procedure
from nefrit.l5r.cards.clans import CRANE, NEUTRAL
from nefrit.l5r.constants import CHARACTER, END_OF_ROUND, STRONGHOLD
from nefrit.l5r.drawing import Draw
from nefrit.l5r.faces import L5RFace
from nefrit.l5r.keywords import LIMITED
from nefrit.l5r.occurrences.happenings import Happening
from nefrit.l5r.occurrences.honor import HonorGained, HonorLost
from nefrit.l5r.occurrences.kinds import (
    DIALS_REVEALED,
    DISCARDS,
    DRAWS,
    ENTERS,
    FATE_GAINED,
    FATE_REMOVED,
    HONOR_GAINED,
    LEAVES,
    PHASE_BEGINS,
    PHASE_ENDS,
    PLAYED,
    READIES,
)
from nefrit.l5r.playing import PutIntoPlay
from nefrit.l5r.provinces import Refill
from nefrit.l5r.sets import FOR_HONOR_AND_GLORY
from nefrit.l5r.state import HAND, IN_PROVINCE, L5R
from nefrit.l5r.trees import ACTION, INTERRUPT, REACTION, Modifies, Trigger, Triggered
from nefrit.parts.words import Quality


@dataclass(frozen=True)
class When(Trigger):
    """Something of this kind happens, to its controller if `yours`."""

    kind: int
    yours: bool = False

    @property
    def kinds(self) -> int:
        """That kind."""
        return self.kind

    def matches(self, game: L5R, occurrence: Occurrence, context: Context) -> bool:
        """Whether it is about its controller, if it must be."""
        return isinstance(occurrence, Happening) and (not self.yours or occurrence.seat == context.seat)


@dataclass(frozen=True)
class GainHonor(Effect):
    """Gain honor; both players if `both`."""

    amount: int = 1
    both: bool = False

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """Gain it."""
        seats = (0, 1) if self.both else (context.seat,)
        return game.happen(*(HonorGained(seat=seat, amount=self.amount, by=context.seat) for seat in seats))


@dataclass(frozen=True)
class LoseHonor(Effect):
    """Both players lose honor."""

    amount: int

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """Lose it."""
        return game.happen(*(HonorLost(seat=seat, amount=self.amount, by=context.seat) for seat in (0, 1)))


@dataclass(frozen=True)
class ChangeBid(Effect):
    """The value of your bid changes."""

    amount: int

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """Change it."""
        game.edit_seat(context.seat).bid_change += self.amount
        return None


@dataclass(frozen=True)
class DrawCards(Effect):
    """Draw cards."""

    count: int

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """Draw them."""
        return Draw(context.seat, self.count)


@dataclass(frozen=True)
class Summon(Effect):
    """Put the first character of your hand, or else of your leftmost province, into play."""

    def character(self, game: L5R, context: Context) -> int | None:
        """That character."""
        for zone in (HAND, IN_PROVINCE[0]):
            for card in game.zone(zone, context.seat):
                if game.faces[card].type == CHARACTER:
                    return card
        return None

    def can(self, game: L5R, context: Context) -> bool:
        """There must be one."""
        return self.character(game, context) is not None

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """Put it into play."""
        card = self.character(game, context)
        return None if card is None else PutIntoPlay(context.seat, (card,), source=context.source)


@dataclass(frozen=True)
class RefillFaceup(Effect):
    """Refill your leftmost province faceup."""

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """Refill it."""
        return Refill(context.seat, 0, faceup=True)


@dataclass(frozen=True)
class Train(Effect):
    """This card gets a bonus until the end of the round."""

    bonus: Modifies

    def apply(self, game: L5R, context: Context) -> Procedure | None:
        """It gets it."""
        game.add_lasting(Lasting(self.bonus, (context.source,), END_OF_ROUND, context.seat, context.source))
        return None


@dataclass(frozen=True)
class YourStronghold(Quality):
    """Your stronghold."""

    def accepts(self, game: L5R, context: Context, card: int) -> bool:
        """Whether the card is it."""
        return game.faces[card].type == STRONGHOLD and game.owners[card] == context.seat


def _reaction(kind: int, effect: Effect, *, yours: bool = False, limit: int = 1) -> Triggered:
    return Triggered(effect, type=REACTION, when=When(kind, yours), limit=limit)


def _watcher(name: str, number: int, *abilities: Triggered) -> L5RFace:
    return NEUTRAL.character(name, number, cost=1, skills=(1, 1), glory=0).has(*abilities)


def framework_cards() -> list[L5RFace]:
    """The cards."""
    honor = GainHonor()
    return [
        NEUTRAL.role("Keeper", 970),
        CRANE.character("Daimyo", 968, cost=4, skills=(4, 4), glory=0, unique=True),
        CRANE.character("Daimyo", 971, FOR_HONOR_AND_GLORY, cost=3, skills=(3, 3), glory=0, unique=True),
        NEUTRAL.attachment("Signet", 972, cost=0, bonus=(0, 0)).has(LIMITED),
        NEUTRAL.conflict_character("Recluse", 973, cost=1, skills=(1, 1), glory=0).has(LIMITED),
        NEUTRAL.holding("Market", 974, strength_bonus=0).has(Modifies("collected-fate", YourStronghold(), amount=2)),
        NEUTRAL.holding("Shrine", 975, strength_bonus=0).has(_reaction(ENTERS, honor, yours=True)),
        _watcher("Tax Collector", 976, _reaction(FATE_GAINED, honor, yours=True, limit=0)),
        _watcher("Braggart", 977, _reaction(DIALS_REVEALED, ChangeBid(2))),
        _watcher("Modest One", 978, _reaction(DIALS_REVEALED, ChangeBid(-5))),
        _watcher("Scribe", 979, _reaction(DRAWS, honor, limit=0)),
        _watcher("Herald", 980, _reaction(PHASE_BEGINS, honor, limit=0)),
        _watcher("Mourner", 981, Triggered(honor, type=INTERRUPT, when=When(LEAVES), limit=0)),
        _watcher("Bell Ringer", 982, _reaction(PHASE_ENDS, honor, limit=0)),
        _watcher("Summoner", 983, Triggered(Summon(), type=ACTION)),
        _watcher("Host", 984, _reaction(ENTERS, honor, limit=0)),
        _watcher("Chronicler", 985, _reaction(PLAYED, honor, limit=0)),
        _watcher("Student", 986, Triggered(DrawCards(3), type=ACTION, limit=0)),
        _watcher("Sensei", 987, Triggered(Train(Modifies("military", amount=2)), type=ACTION)),
        _watcher("Diplomat", 988, Triggered(GainHonor(both=True), type=ACTION)),
        _watcher("Provoker", 989, Triggered(LoseHonor(2), type=ACTION)),
        _watcher("Architect", 990, Triggered(RefillFaceup(), type=ACTION)),
        _watcher("Drill Master", 991, _reaction(READIES, honor, limit=0)),
        _watcher("Ash Seller", 992, _reaction(DISCARDS, honor, limit=0)),
        _watcher("Miser", 993, _reaction(FATE_REMOVED, honor, limit=0)),
        _watcher("Gloater", 994, _reaction(HONOR_GAINED, honor, limit=0)),
    ]
