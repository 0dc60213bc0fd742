"""How cards of this game are put into words: which messages say the nodes of their trees, with which arguments.

The words stand in the message file of the cards; here is only what a node must know to be said: what else its section
holds, which hexes of a diagram suffer the same, whether a part of a movement may be left out.
"""

from __future__ import annotations

from nefrit.senjutsu.trees.attacks import Strike, StrikeSlower
from nefrit.senjutsu.trees.blocks import AddCounter, Block, Counter
from nefrit.senjutsu.trees.companion import BesidePartner, CompanionMoves
from nefrit.senjutsu.trees.contracts import PerContract
from nefrit.senjutsu.trees.diagrams import Area, Extra, OnMarked
from nefrit.senjutsu.trees.displacement import StepTarget
from nefrit.senjutsu.trees.gates import Gate, Gated
from nefrit.senjutsu.trees.hands import DiscardCards, RevealTop, Search, ShuffleIntoDeck, Wanted
from nefrit.senjutsu.trees.harm import DiscardStatus, Inflict, ReplaceWounds
from nefrit.senjutsu.trees.kamae import LoseFocus
from nefrit.senjutsu.trees.lasting import AtEndOfRound, AtStartOfTurn, ChooseType, Passive, WhenDiscarded, WhenReduced
from nefrit.senjutsu.trees.lines import AfterSuccess, IfSuccessful, Line, Lines, May, Or
from nefrit.senjutsu.trees.movement import Movement, Step
from nefrit.senjutsu.trees.poison import ForAutomated
from nefrit.senjutsu.trees.sections import Alternative, Section
from nefrit.senjutsu.trees.solo import RecoverAttack
from nefrit.senjutsu.wording import cards, diagrams, lines, movement
from nefrit.text.render import Words

WORDING: dict[type, Words] = {
    # Sections, and what holds other lines
    Section: cards.section,
    Alternative: cards.alternative,
    Gate: cards.gate,
    Gated: cards.gated,
    Lines: cards.lines,
    Or: cards.either,
    IfSuccessful: cards.if_successful,
    OnMarked: cards.on_marked,
    WhenReduced: cards.holder,
    AfterSuccess: cards.holder,
    AtStartOfTurn: cards.holder,
    BesidePartner: cards.holder,
    May: cards.holder,
    PerContract: cards.holder,
    WhenDiscarded: cards.holder,
    ForAutomated: cards.for_automated,
    # Movement
    Movement: movement.movement,
    Step: movement.step,
    StepTarget: movement.step_target,
    CompanionMoves: movement.companion_moves,
    # Diagrams
    Strike: diagrams.strike,
    StrikeSlower: diagrams.strike_slower,
    Area: diagrams.area,
    Block: diagrams.block,
    Counter: diagrams.counter,
    Extra: diagrams.extra,
    AddCounter: diagrams.add_counter,
    # Other lines
    Line: lines.plain,
    Wanted: lines.wanted,
    Inflict: lines.inflict,
    ReplaceWounds: lines.replace_wounds,
    DiscardCards: lines.discard_cards,
    DiscardStatus: lines.discard_status,
    LoseFocus: lines.lose_focus,
    Search: lines.search,
    RevealTop: lines.reveal_top,
    ShuffleIntoDeck: lines.shuffle_into_deck,
    Passive: lines.passive,
    AtEndOfRound: lines.at_end_of_round,
    ChooseType: lines.choose_type,
    RecoverAttack: lines.recover_attack,
}
"""For classes of nodes, and their subclasses, how they are said."""
