"""How cards of this game are put into words: which messages say the nodes of their trees, with which arguments.

The words themselves stand in the message file of the cards; here is only what a node must know to be said: which cards
it is about, whether it is one or several, and how much of something there is.
"""

from __future__ import annotations

from nefrit.invasion import costs, looking, moving, player_choices, searching, targets, trees
from nefrit.invasion import effects as done
from nefrit.invasion.attacks import AmbushAttack, MakeAttack, RedirectAttack
from nefrit.invasion.chain import Cancel
from nefrit.invasion.damage import DamageChange
from nefrit.invasion.damage_prevention import Divert, Shield
from nefrit.invasion.developing import DevelopTop
from nefrit.invasion.entering import PutIntoPlay
from nefrit.invasion.experience import GainExperience
from nefrit.invasion.free_play import PlayCards
from nefrit.invasion.wording import abilities, amounts, conditions, effects, standing, triggers
from nefrit.invasion.words import counters, occasions, pools, verbs
from nefrit.invasion.words.conditions import ThereIs
from nefrit.invasion.words.payments import Pay
from nefrit.kernel.effects import AllOf, AnyOf, Choose, Condition, If, May, Node, Not, OneOf, Sequence, Then
from nefrit.parts.words import Amount, Are, Measured
from nefrit.text.render import Words

WORDING: dict[type, Words] = {
    Node: effects.plain,
    # Abilities and what limits a card
    trees.Text: abilities.text,
    trees.Keyword: abilities.keyword,
    trees.OnlyIn: abilities.only_in,
    trees.PlayOnlyIf: abilities.play_only_if,
    trees.PlayInstead: abilities.play_instead,
    trees.Attaches: abilities.attaches,
    trees.Enters: abilities.enters,
    trees.DeckLimit: abilities.deck_limit,
    trees.DeckOnly: abilities.deck_only,
    trees.PeopleOnly: abilities.people_only,
    # Constant effects
    trees.Standing: standing.standing,
    trees.Instead: standing.instead,
    DamageChange: standing.damage_change,
    # Triggers
    occasions.On: triggers.on,
    occasions.Moment: triggers.moment,
    # Conditions
    Condition: conditions.plain,
    ThereIs: conditions.there_is,
    Are: conditions.are,
    Measured: conditions.measured,
    AllOf: conditions.all_of,
    AnyOf: conditions.any_of,
    Not: conditions.negation,
    # Amounts
    Amount: amounts.value,
    # Targets
    targets.Aim: effects.aim,
    targets.Place: effects.place,
    targets.APlayer: effects.a_player,
    # How effects are put together
    Sequence: effects.sequence,
    Then: effects.then,
    If: effects.under_condition,
    May: effects.may,
    OneOf: effects.one_of,
    Choose: effects.choose,
    # Effects
    verbs.Done: effects.done,
    done.At: effects.at,
    verbs.Deal: effects.deal,
    done.DealIndirect: effects.deal_indirect,
    Shield: effects.shield,
    Divert: effects.divert,
    counters.MoveCounters: effects.move_counters,
    counters.CancelAssigned: effects.cancel_assigned,
    done.Until: effects.until,
    done.Establish: effects.establish,
    pools.DoneBy: effects.done_by,
    pools.Take: effects.take,
    verbs.Together: effects.together,
    searching.Search: effects.search,
    PutIntoPlay: effects.put_into_play,
    PlayCards: effects.play_cards,
    looking.LookAt: effects.look_at,
    looking.Arrange: effects.arrange,
    looking.Split: effects.split,
    looking.ForEachPlayer: effects.for_each_player,
    GainExperience: effects.gain_experience,
    DevelopTop: effects.develop_top,
    moving.Move: effects.move,
    moving.MoveTogether: effects.move_together,
    moving.SwitchQuest: effects.switch_quest,
    moving.OntoQuest: effects.onto_quest,
    moving.TakeControl: effects.take_control,
    Cancel: effects.cancel,
    RedirectAttack: effects.redirect_attack,
    MakeAttack: effects.make_attack,
    AmbushAttack: effects.move,
    player_choices.Must: effects.must,
    player_choices.Unless: effects.unless,
    # Costs
    costs.Spend: effects.spend,
    Pay: effects.pay,
    costs.SkipPhase: effects.skip_phase,
}
"""For classes of nodes, and their subclasses, how they are said."""
