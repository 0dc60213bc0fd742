"""What cards say: sections of lines, and what stands in a line. What these do is told beside the rules they belong to.

A line is an effect of the kernel. `reading` makes these trees from the data of the cards.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from nefrit.kernel.decisions import Decision
from nefrit.kernel.effects import Context, Effect, Node
from nefrit.kernel.game import AnyGame
from nefrit.kernel.procedures import Procedure
from nefrit.senjutsu.hexes import Hex
from nefrit.senjutsu.lines import ASKS, DOES

SELF = "you"
TARGET = "target"
"""senjutsu.diagram.target-symbol"""
EACH_OPPONENT = "each opponent"
OTHERS = "other players"
ALL = "all"


@dataclass(frozen=True)
class Gate(Node):
    """What opens a line: one of these Kamae positions (senjutsu.kamae.effects-mandatory), focus to be paid, or both.

    senjutsu.kamae.effect-band, senjutsu.anatomy.kamae-effect, senjutsu.anatomy.optional-focus-cost,
    senjutsu.focus.combined-band. With `hidden` the fighter must be hidden (senjutsu.hidden.condition), with
    `desperate` its Desperation must be active (senjutsu.solo.special.onna-desperation), and it must have fulfilled so
    many `contracts` (senjutsu.solo.special.yojimbo-contracts).
    """

    kamae: tuple[str, ...] = ()
    focus: int = 0
    hidden: bool = False
    desperate: bool = False
    contracts: int = 0

    def fits(self, kamae: str, hidden: bool, desperate: bool = False, contracts: int = 0) -> bool:
        """Whether a fighter in this position and state may pass, if it pays what must be paid."""
        if self.kamae and kamae not in self.kamae:
            return False
        return (hidden or not self.hidden) and (desperate or not self.desperate) and contracts >= self.contracts


@dataclass(frozen=True)
class Line(Effect):
    """A line of a card, or a group of lines. What each kind does is told by the chapter it belongs to (see `lines`)."""

    def ask(self, game: AnyGame, context: Context) -> Decision | None:
        """What must be known first."""
        question = ASKS.get(type(self))
        return None if question is None else question(self, game, context)

    def apply(self, game: AnyGame, context: Context) -> Procedure | None:
        """Carry it out."""
        return DOES[type(self)](self, game, context)


@dataclass(frozen=True)
class Gated(Line):
    """A line behind a gate."""

    gate: Gate
    line: Line


@dataclass(frozen=True)
class Lines(Line):
    """Several lines, from top to bottom (senjutsu.cards.top-to-bottom).

    With `then` each is done only if those before it were done in full (decision.senjutsu.then).
    """

    lines: tuple[Line, ...]
    then: bool = False


@dataclass(frozen=True)
class Or(Line):
    """Exactly one of several lines (senjutsu.or.choose-one).

    Only these are alternatives, and no other line is touched: senjutsu.or.only-adjacent-effects,
    senjutsu.or.rest-unaffected.
    """

    lines: tuple[Line, ...]


@dataclass(frozen=True)
class IfSuccessful(Line):
    """Lines that depend on the success of the effect before them.

    senjutsu.success.condition, senjutsu.success.if-successful-scope
    """

    lines: tuple[Line, ...]


@dataclass(frozen=True)
class Step(Node):
    """So many steps in one of these directions, relative to the facing.

    senjutsu.move.step-arrows, senjutsu.move.step-choice, senjutsu.move.mandatory-or-optional.
    senjutsu.symbol.movement: a solid arrow is mandatory.
    """

    directions: tuple[int, ...]
    count: int
    mandatory: bool


@dataclass(frozen=True)
class Rotation(Node):
    """So many rotations by one side of the hex, either way.

    senjutsu.move.rotation-either-way, senjutsu.move.rotation-symbol, senjutsu.move.mandatory-or-optional
    """

    count: int
    mandatory: bool


FREE = "free"
THEN = "then"


OPPONENT = "opponent"
PARTNER = "partner"


@dataclass(frozen=True)
class Movement(Line):
    """Steps and rotations of one line: in any order and combination, or in the order they stand in (`then`).

    senjutsu.move.made-of, senjutsu.move.same-line-free-order, senjutsu.move.then. Another line is another movement,
    and comes after it (senjutsu.move.different-lines-in-order). With `towards` each step leads nearer to an opponent,
    or to the partner (decision.senjutsu.towards).
    """

    parts: tuple[Step | Rotation, ...]
    order: str = FREE
    towards: str = ""


@dataclass(frozen=True)
class CompanionMoves(Line):
    """The companion of the fighter moves."""

    movement: Movement


@dataclass(frozen=True)
class Cell(Node):
    """A hex of an attack or area diagram, and what happens to who stands there.

    senjutsu.symbol.diagram, senjutsu.anatomy.position-diagram, senjutsu.wound.symbol, senjutsu.wound.several,
    senjutsu.execution.on-attacks
    """

    hex: Hex
    wounds: int = 0
    bleeding: int = 0
    poison: int = 0
    execution: bool = False
    mark: str = ""


@dataclass(frozen=True)
class Extra(Node):
    """What belongs to an attack or block diagram and may be paid for: more harm or more blocked hexes on a mark.

    senjutsu.timing.attack.2-pay, senjutsu.timing.block.1-extra-effects
    """

    gate: Gate
    mark: str = ""
    wounds: int = 0
    bleeding: int = 0
    blocks: bool = False


@dataclass(frozen=True)
class Strike(Line):
    """An attack diagram (senjutsu.diagram.purpose), with what may be added to it."""

    cells: tuple[Cell, ...]
    extras: tuple[Extra, ...] = ()
    unblockable: bool = False


@dataclass(frozen=True)
class StrikeSlower(Line):
    """An attack without a diagram on an opponent with lower initiative (senjutsu.initiative-attack.no-diagram)."""

    unblockable: bool = False


@dataclass(frozen=True)
class Area(Line):
    """A diagram that is no attack and cannot be blocked: it only says who is meant."""

    cells: tuple[Cell, ...]


@dataclass(frozen=True)
class Counter(Node):
    """The initiatives at which a blocked attack may be countered, perhaps for a price (senjutsu.counter.trigger)."""

    initiatives: tuple[int, ...]
    gate: Gate = field(default_factory=Gate)


@dataclass(frozen=True)
class Block(Line):
    """A block diagram (senjutsu.block.hexes), with counters and what may be added to it."""

    cells: tuple[Hex, ...]
    counters: tuple[Counter, ...] = ()
    extras: tuple[Extra, ...] = ()
    marked: tuple[Hex, ...] = ()


@dataclass(frozen=True)
class AddCounter(Line):
    """The block that has just succeeded may be countered at these initiatives, as if it said so."""

    initiatives: tuple[int, ...]


@dataclass(frozen=True)
class OnMarked(Line):
    """What happens to every character on the hexes with a mark (senjutsu.diagram.asterisk)."""

    mark: str
    line: Line


@dataclass(frozen=True)
class Inflict(Line):
    """Harm to the target or to others: wounds, bleeding wounds, stuns, hobbles, poison (senjutsu.symbol.effects).

    `count` may be PER_HEX or DIFFERENCE.
    """

    what: str
    count: int = 1
    who: str = TARGET


@dataclass(frozen=True)
class ReplaceWounds(Line):
    """Wounds become bleeding wounds, or the contrary, or stuns: so many, all of them, JUST_DEALT or RECEIVED."""

    source: str
    to: str
    count: int
    who: str = SELF


ALL_OF_THEM = 99
JUST_DEALT = -1
RECEIVED = -2
PER_HEX = -3
DIFFERENCE = -4
AS_DRAWN = -5
"""How many may be a number, or all of them; those that the attack has just dealt; those received this round; one for
each hex moved; the difference of initiatives; as many as have just been drawn."""


@dataclass(frozen=True)
class Push(Line):
    """The target moves directly away, by so many hexes (senjutsu.displace.push, senjutsu.displace.push-example).

    With `moved` it goes further by as many hexes as the fighter has moved.
    """

    count: int
    moved: bool = False


@dataclass(frozen=True)
class Pull(Line):
    """The target moves directly nearer, by so many hexes (senjutsu.displace.pull, senjutsu.displace.pull-example)."""

    count: int


@dataclass(frozen=True)
class PullOrPush(Line):
    """One of both, as the player chooses."""

    count: int


@dataclass(frozen=True)
class RotateTarget(Line):
    """The target is rotated; the attacker chooses the direction (senjutsu.displace.rotate-attacker-chooses)."""

    count: int


@dataclass(frozen=True)
class StepTarget(Line):
    """The target makes a step relative to its own facing."""

    directions: tuple[int, ...]
    count: int


@dataclass(frozen=True)
class SwapPositions(Line):
    """The target and you exchange your hexes."""


@dataclass(frozen=True)
class Wanted(Node):
    """Which cards are meant: of a rank, of a type, no core cards, no status cards (`ability`).

    Or cards of a character, with a keyword, or that inflict harm of a kind.
    """

    ranks: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    not_core: bool = False
    ability: bool = False
    character: str = ""
    keyword: str = ""
    inflicts: str = ""


@dataclass(frozen=True)
class Draw(Line):
    """Draw cards, or up to so many."""

    count: int
    up_to: bool = False
    who: str = SELF


@dataclass(frozen=True)
class DiscardCards(Line):
    """Discard cards from hand, as their owner chooses or at random; `count` ALL_OF_THEM is all."""

    count: int
    up_to: bool = False
    at_random: bool = False
    wanted: Wanted = field(default_factory=Wanted)
    who: str = SELF


@dataclass(frozen=True)
class DiscardStatus(Line):
    """Give back status cards or wounds: stuns, hobbles, poison, wounds, or any status cards."""

    what: tuple[str, ...]
    count: int
    up_to: bool = False
    who: str = SELF


@dataclass(frozen=True)
class LoseFocus(Line):
    """Lose focus; `count` ALL_OF_THEM is all, except what one may `keep`."""

    count: int
    who: str = SELF
    keep: int = 0


@dataclass(frozen=True)
class GainFocus(Line):
    """Gain focus (senjutsu.focus.max-three, senjutsu.symbol.focus)."""

    count: int = 1
    who: str = SELF


@dataclass(frozen=True)
class StealFocus(Line):
    """Take focus from the target."""

    count: int = 1


@dataclass(frozen=True)
class Search(Line):
    """Search the deck, its top cards, a discard pile or the target's for a card and take it into hand.

    senjutsu.search.find, senjutsu.search.to-hand, senjutsu.search.top-cards. `who` takes the card, from the own deck or
    pile; `by_you` says whether you look and choose for them. With `up_to` no card need be taken, whatever is found.
    With `to_deck` it is not taken into hand but shuffled into the deck.
    """

    where: str
    wanted: Wanted = field(default_factory=Wanted)
    top: int = 0
    up_to: bool = False
    who: str = SELF
    by_you: bool = True
    to_deck: bool = False


@dataclass(frozen=True)
class RevealTop(Line):
    """Reveal the top cards of the deck, take all that are meant into hand, and shuffle (decision.senjutsu.reveal)."""

    count: int
    wanted: Wanted


@dataclass(frozen=True)
class DiscardTop(Line):
    """Discard cards from the top of the deck: so many, and one more for each wound (`per_wound`)."""

    count: int
    per_wound: bool = False
    who: str = TARGET


@dataclass(frozen=True)
class RefillDeck(Line):
    """If the deck is empty, shuffle so many cards of the discard pile into it, at random."""

    count: int


@dataclass(frozen=True)
class ShuffleIntoDeck(Line):
    """Shuffle cards from hand into the deck."""

    count: int
    up_to: bool = False
    wanted: Wanted = field(default_factory=Wanted)
    who: str = SELF


@dataclass(frozen=True)
class PlayFound(Line):
    """Play a card that was found as an Instant Replacement (decision.senjutsu.found)."""


@dataclass(frozen=True)
class LookAtHand(Line):
    """Look at the hand of the target."""


@dataclass(frozen=True)
class ShiftKamae(Line):
    """Shift the Kamae up to so many steps along the map (senjutsu.kamae.shift.along-paths)."""

    steps: int
    who: str = SELF
    by_you: bool = True


@dataclass(frozen=True)
class SwitchKamae(Line):
    """Switch the Kamae to a position, or to any (senjutsu.kamae.switch.direct)."""

    to: str
    who: str = SELF
    by_you: bool = True


@dataclass(frozen=True)
class EnterHidden(Line):
    """You become hidden (senjutsu.hidden.enter)."""


@dataclass(frozen=True)
class TakeAdvantage(Line):
    """Move your token to the top of the advantage track (senjutsu.advantage.effect-on-card)."""


@dataclass(frozen=True)
class CancelActive(Line):
    """Cancel what the target's card in play would still do: its movement, its rotations or all of it."""

    what: str
    who: str = TARGET


@dataclass(frozen=True)
class WidenBlock(Line):
    """Your block is in force at so many initiatives more on either side."""

    count: int = 1


@dataclass(frozen=True)
class SetRange(Line):
    """The range of the card is another one."""

    reach: int


@dataclass(frozen=True)
class FartherPerContract(Line):
    """The range of the card is greater by so much for each fulfilled contract."""

    count: int = 1


@dataclass(frozen=True)
class AfterSuccess(Line):
    """Lines of an instant for a successful attack, or for a successful block (`what`)."""

    what: str
    lines: tuple[Line, ...]


@dataclass(frozen=True)
class May(Line):
    """Lines that the player may do."""

    lines: tuple[Line, ...]


@dataclass(frozen=True)
class PlaceCaltrops(Line):
    """Caltrops come onto empty hexes with a mark, as the player chooses (decision.senjutsu.caltrops)."""

    mark: str
    count: int = 1


@dataclass(frozen=True)
class PlaceTraps(Line):
    """Trap tokens come facedown onto empty hexes with a mark (decision.senjutsu.traps)."""

    mark: str


@dataclass(frozen=True)
class ReturnPoisons(Line):
    """Poison cards that have been used come back to the poison deck, any number of them."""


@dataclass(frozen=True)
class FlipCompanion(Line):
    """The Kamae card of the companion is turned over."""


@dataclass(frozen=True)
class BesidePartner(Line):
    """Lines that are done while fighter and companion stand on adjacent hexes."""

    lines: tuple[Line, ...]


@dataclass(frozen=True)
class ReturnContract(Line):
    """A contract that was discarded lies on the table again, not fulfilled (decision.senjutsu.own-contracts)."""


@dataclass(frozen=True)
class DiscardContracts(Line):
    """All contracts are discarded, fulfilled or not."""


@dataclass(frozen=True)
class PerContract(Line):
    """Lines that are done once for each fulfilled contract."""

    lines: tuple[Line, ...]


@dataclass(frozen=True)
class StakeContracts(Line):
    """When the card is revealed all contracts are discarded.

    For each fulfilled one the card is faster by 1, and each hex of its attacks has a wound more.
    """


@dataclass(frozen=True)
class PreventDefeat(Line):
    """The fighter is not defeated."""


@dataclass(frozen=True)
class AttachToTarget(Line):
    """The card remains in play before the target."""


@dataclass(frozen=True)
class AtStartOfTurn(Line):
    """What is done at the start of each turn of the fighter (decision.senjutsu.start-of-turn)."""

    lines: tuple[Line, ...]


@dataclass(frozen=True)
class WhenDiscarded(Line):
    """What may be done when this card is discarded by an effect of a card that is no core card.

    decision.senjutsu.when-discarded
    """

    lines: tuple[Line, ...]


@dataclass(frozen=True)
class RemainInPlay(Line):
    """The card remains in play."""


@dataclass(frozen=True)
class Passive(Line):
    """A rule that holds while the card is in play: its name, and what it is about."""

    rule: str
    amount: int = 0
    least: int = 0
    kinds: tuple[str, ...] = ()
    this_round: bool = False


@dataclass(frozen=True)
class WhenReduced(Line):
    """What follows each time this card has reduced the wounds of an attack."""

    lines: tuple[Line, ...]


@dataclass(frozen=True)
class AtEndOfRound(Line):
    """How a card that remains in play may go: somebody pays focus, or it has been rotated full circle.

    It is rotated by so many quarter `turns` each round.
    """

    focus: int = 0
    turns: int = 0


@dataclass(frozen=True)
class ChooseType(Line):
    """Choose a card type for this card."""

    options: tuple[str, ...]


@dataclass(frozen=True)
class NameCards(Line):
    """Each player names a card, in the order of the advantage track."""


@dataclass(frozen=True)
class ChangeBehaviour(Line):
    """An automated opponent changes its behaviour (senjutsu.solo.change.next-space)."""


@dataclass(frozen=True)
class ResetDeck(Line):
    """The deck of an automated opponent is reset after the round (senjutsu.solo.reset.when)."""


@dataclass(frozen=True)
class RecoverAttack(Line):
    """The topmost card of a type in an automated opponent's discard pile is shuffled into its deck."""

    wanted: Wanted


@dataclass(frozen=True)
class KeepDistance(Line):
    """The preferred distance of an automated opponent changes."""

    distance: int


@dataclass(frozen=True)
class RemoveThis(Line):
    """This card is removed from the game."""


@dataclass(frozen=True)
class ShuffleAmongTop(Line):
    """This card is shuffled among the top cards of the deck of who was given it (senjutsu.poison.specific-effect)."""

    count: int


@dataclass(frozen=True)
class ForAutomated(Line):
    """What a card does to an automated opponent who was given it, instead of all that stands below."""

    lines: tuple[Line, ...]


@dataclass(frozen=True)
class ChangeStance(Line):
    """Who has poisoned an automated opponent may change its stance (senjutsu.solo.poison.mist)."""


@dataclass(frozen=True)
class Alternative(Node):
    """Another initiative for a section: by a Kamae position, or for focus (senjutsu.reveal.step3).

    There may be several numbers to choose from.
    """

    gate: Gate
    initiative: tuple[int, ...]


@dataclass(frozen=True)
class Section(Node):
    """A part of a card that resolves at its own initiative.

    senjutsu.anatomy.divider, senjutsu.success.sections-divided. `initiative` are the numbers to choose from, one if
    there is no choice, none for that of the card it is added to. A section may count as one `type` of the card only,
    and a half of a card with two halves has a `name` and is only used in the Kamae that it `requires`.
    """

    initiative: tuple[int, ...]
    lines: tuple[Line, ...]
    alternatives: tuple[Alternative, ...] = ()
    type: str = ""
    name: str = ""
    requires: tuple[str, ...] = ()
