"""How cards of this game are put into words: which messages say the nodes of their trees, with which arguments.

The words themselves, and all that depends on the language, stand in the message files; here is only what a node must
know to be said: whether there are several targets, what "this" is, which qualities stand nearer to the noun.
"""

from __future__ import annotations

from nefrit.kernel.effects import Choose, Condition, If, Node, Sequence
from nefrit.l5r.control import AttachTo, TakeControl
from nefrit.l5r.costs import SpendFateToRing
from nefrit.l5r.deck_texts import AdditionalProvince, InfluenceOnlyOn
from nefrit.l5r.duels import Challenge
from nefrit.l5r.effects import (
    ChangeBid,
    ChangeHonor,
    ControllerDoes,
    GainFate,
    MoveStatus,
    Split,
    SwitchPlaces,
    Together,
    Until,
)
from nefrit.l5r.entering import AttachOneOf, Enter, EnterOneOf, TurnFaceup
from nefrit.l5r.hands import MustDiscard
from nefrit.l5r.moving_fate import MoveFate
from nefrit.l5r.responding import CancelEffects, Instead, Redirect
from nefrit.l5r.ring_effects import (
    AdditionalConflict,
    ChangeConflictType,
    ChooseRing,
    DoneToRings,
    ForbidConflictsOf,
    ResolveEffects,
)
from nefrit.l5r.searching import LookAndArrange, NameTypeAndReveal, PlayFromDeck, Search
from nefrit.l5r.selecting import EachPlayer, OnePlayer, Select
from nefrit.l5r.targets import Chosen
from nefrit.l5r.trees import (
    AsAttachment,
    Attaches,
    Keyword,
    PlayOnlyIf,
    Standing,
    Trigger,
    Triggered,
)
from nefrit.l5r.triggers import (
    AfterConflict,
    ConflictIsDeclared,
    EffectsInitiate,
    MovesIn,
    YouClaimRing,
)
from nefrit.l5r.wording import abilities, amounts, conditions, effects, nouns, standing, triggers
from nefrit.l5r.words.occasions import Occasion, PhaseChanges, YouResolveRing
from nefrit.l5r.words.payments import Pay
from nefrit.l5r.words.verbs import Done
from nefrit.parts.words import Amount, Quality
from nefrit.text.render import Words

WORDING: dict[type, Words] = {
    Node: effects.plain,
    Quality: lambda node, tell: nouns.around(tell, node, tell.message("noun-card", many=False)),
    Amount: amounts.number_of,
    Condition: lambda node, tell: conditions.circumstance(tell, node),
    # Sentences
    Triggered: abilities.triggered,
    Standing: standing.standing,
    Keyword: abilities.keyword,
    Attaches: abilities.attaches,
    PlayOnlyIf: abilities.play_only_if,
    AsAttachment: abilities.as_attachment,
    InfluenceOnlyOn: abilities.influence_only_on,
    AdditionalProvince: abilities.additional_province,
    # Triggering conditions
    Trigger: triggers.other,
    Occasion: triggers.occasion,
    AfterConflict: triggers.after_conflict,
    ConflictIsDeclared: triggers.conflict_is_declared,
    EffectsInitiate: triggers.effects_initiate,
    PhaseChanges: triggers.phase_changes,
    YouResolveRing: triggers.you_resolve_ring,
    YouClaimRing: triggers.you_claim_ring,
    MovesIn: triggers.moves_in,
    # Costs
    Pay: effects.pay,
    SpendFateToRing: effects.spend_fate_to_ring,
    NameTypeAndReveal: effects.name_type_and_reveal,
    # Targets and effects
    Chosen: effects.chosen,
    Choose: effects.choose,
    OnePlayer: effects.plain,
    EachPlayer: effects.each_player,
    Select: effects.select,
    If: effects.either,
    Done: effects.done,
    Enter: effects.enter,
    EnterOneOf: effects.enter_one_of,
    AttachOneOf: effects.attach_one_of,
    LookAndArrange: effects.look_and_arrange,
    TurnFaceup: effects.turn_faceup,
    Until: effects.until,
    ChangeHonor: effects.change_honor,
    GainFate: effects.gain_fate,
    ChangeBid: effects.change_bid,
    Sequence: effects.together,
    Together: effects.together,
    ChooseRing: effects.choose_ring,
    DoneToRings: effects.done_to_rings,
    ForbidConflictsOf: effects.forbid_conflicts_of,
    ChangeConflictType: effects.change_conflict_type,
    MustDiscard: effects.must_discard,
    Search: effects.search,
    AdditionalConflict: effects.additional_conflict,
    SwitchPlaces: effects.switch_places,
    ControllerDoes: effects.controller_does,
    ResolveEffects: effects.resolve_effects,
    PlayFromDeck: effects.play_from_deck,
    Challenge: effects.challenge,
    CancelEffects: effects.cancel_effects,
    Instead: effects.instead,
    Redirect: effects.redirect,
    Split: effects.split,
    MoveFate: effects.move_fate,
    MoveStatus: effects.move_status,
    TakeControl: effects.take_control,
    AttachTo: effects.attach_to,
}
"""For classes of nodes, and their subclasses, how they are said."""
