"""How cards of this game are put into words: which messages say the nodes of their trees, with which arguments.

The words stand in the message file of the cards; here is only what a node must know to be said: what else its section
holds, which hexes of a diagram suffer the same, whether a part of a movement may be left out.
"""

from __future__ import annotations

from nefrit.senjutsu import trees
from nefrit.senjutsu.wording import cards, diagrams, lines, movement
from nefrit.text.render import Words

WORDING: dict[type, Words] = {
    # Sections, and what holds other lines
    trees.Section: cards.section,
    trees.Alternative: cards.alternative,
    trees.Gate: cards.gate,
    trees.Gated: cards.gated,
    trees.Lines: cards.lines,
    trees.Or: cards.either,
    trees.IfSuccessful: cards.if_successful,
    trees.OnMarked: cards.on_marked,
    trees.WhenReduced: cards.holder,
    trees.AfterSuccess: cards.holder,
    trees.AtStartOfTurn: cards.holder,
    trees.BesidePartner: cards.holder,
    trees.May: cards.holder,
    trees.PerContract: cards.holder,
    trees.WhenDiscarded: cards.holder,
    trees.ForAutomated: cards.for_automated,
    # Movement
    trees.Movement: movement.movement,
    trees.Step: movement.step,
    trees.StepTarget: movement.step_target,
    trees.CompanionMoves: movement.companion_moves,
    # Diagrams
    trees.Strike: diagrams.strike,
    trees.StrikeSlower: diagrams.strike_slower,
    trees.Area: diagrams.area,
    trees.Block: diagrams.block,
    trees.Counter: diagrams.counter,
    trees.Extra: diagrams.extra,
    trees.AddCounter: diagrams.add_counter,
    # Other lines
    trees.Line: lines.plain,
    trees.Wanted: lines.wanted,
    trees.Inflict: lines.inflict,
    trees.ReplaceWounds: lines.replace_wounds,
    trees.DiscardCards: lines.discard_cards,
    trees.DiscardStatus: lines.discard_status,
    trees.LoseFocus: lines.lose_focus,
    trees.Search: lines.search,
    trees.RevealTop: lines.reveal_top,
    trees.ShuffleIntoDeck: lines.shuffle_into_deck,
    trees.Passive: lines.passive,
    trees.AtEndOfRound: lines.at_end_of_round,
    trees.ChooseType: lines.choose_type,
    trees.RecoverAttack: lines.recover_attack,
}
"""For classes of nodes, and their subclasses, how they are said."""
