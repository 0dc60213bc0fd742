"""The kernel: what all card games have in common, and no word of any of them.

Start with `Definition` (what a game says of itself), `Game` (a state of play), `Procedure` and `step` (how rules are
written), `choose` and its sisters (how seats are asked), `Effect` and `Context` (how cards are written).
"""
