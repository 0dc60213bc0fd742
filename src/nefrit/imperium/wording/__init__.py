"""How cards of this game are put into words: which messages say the nodes of their trees, with which arguments.

The words themselves stand in the message file of the cards; here is only what a node must know to be said: who does it,
whether it is one card or several, where cards come from.
"""

from __future__ import annotations

from nefrit.imperium import amounts as counted
from nefrit.imperium import choosing, doing, market, passives, resources, scoring, trees
from nefrit.imperium.conditions import AtLeast, Has, IsState, ThoseAre
from nefrit.imperium.drawing import Draw
from nefrit.imperium.fame import ResolvedInsteadOfTaken
from nefrit.imperium.finding import Find
from nefrit.imperium.giving import GiveCards
from nefrit.imperium.playing import GarrisonInRegion, PlayCard
from nefrit.imperium.responding import When
from nefrit.imperium.wording import abilities, effects, nouns
from nefrit.kernel.effects import If, May, Node, Not, Sequence, Then
from nefrit.text.render import Words

WORDING: dict[type, Words] = {
    Node: effects.plain,
    # Abilities
    trees.Play: abilities.play,
    trees.Exhaust: abilities.exhaust,
    trees.Passive: abilities.passive,
    trees.Solstice: abilities.solstice,
    passives.LosesIcon: abilities.about_cards,
    passives.AcquiresExiled: abilities.about_cards,
    passives.PlaysFreely: abilities.about_cards,
    passives.ReducesDevelopment: abilities.reduces_development,
    passives.ReducesUnrest: abilities.reduces_unrest,
    passives.PlacesInMarket: abilities.tokens_of,
    passives.CountsTwice: abilities.counts_twice,
    ResolvedInsteadOfTaken: abilities.resolved,
    scoring.PointsIn: abilities.points_in,
    scoring.PointsPer: abilities.points_per,
    When: abilities.when,
    # How effects are put together
    Sequence: effects.sequence,
    Then: effects.then,
    If: effects.under_condition,
    May: effects.may,
    choosing.To: effects.to,
    choosing.Either: effects.either,
    choosing.Repeat: effects.repeat,
    choosing.EachPlayer: effects.each_player,
    # Cards
    doing.Do: effects.do,
    doing.DoAll: effects.do_all,
    doing.This: effects.this,
    doing.Those: effects.those,
    market.Acquire: effects.acquire,
    market.BreakThrough: effects.break_through,
    market.PlaceInMarket: abilities.tokens_of,
    Find: effects.find,
    PlayCard: effects.play_card,
    GarrisonInRegion: effects.garrison_in_region,
    Draw: effects.draw,
    GiveCards: effects.give_cards,
    # Tokens
    resources.Gain: effects.gain,
    resources.Pay: effects.pay,
    resources.Steal: effects.steal,
    resources.PlaceOnThis: abilities.tokens_of,
    # Conditions
    Not: effects.negation,
    IsState: effects.is_state,
    Has: effects.has,
    AtLeast: effects.at_least,
    ThoseAre: effects.those_are,
    # Amounts
    counted.Marks: nouns.marks,
    counted.Cards: nouns.counted_cards,
    counted.Tokens: nouns.tokens,
}
"""For classes of nodes, and their subclasses, how they are said."""
