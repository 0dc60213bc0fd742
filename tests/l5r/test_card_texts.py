"""What cards say is made from their trees: everything has words, and the words say what the trees do."""

from __future__ import annotations

import re

import pytest

from nefrit.kernel.effects import Condition, Effect, If, May, Node, Not, Sequence, Then
from nefrit.l5r import keywords
from nefrit.l5r.cards.clans import NEUTRAL
from nefrit.l5r.conditions import CONDITIONS, COUNTS, Count, Number, So, TargetIs, ThereIs, so
from nefrit.l5r.constants import ATTACHMENT, CRANE, END_OF_CONFLICT, END_OF_PHASE, FIRE, MILITARY, PHASES, POLITICAL
from nefrit.l5r.costs import DoTo, DoToOne, LoseHonor
from nefrit.l5r.duels import Challenge
from nefrit.l5r.effects import ChangeHonor, DrawCards, Together, do, do_each, last, last_for_each
from nefrit.l5r.faces import L5RFace
from nefrit.l5r.filters import PREDICATES, Clan, CostAtMost, Either, HasAttachment, Is, SkillAtMost, Trait, are
from nefrit.l5r.occurrences.kinds import BOWS, DISHONORS, ENTERS, HONORS, LEAVES, PROVINCE_BREAKS
from nefrit.l5r.players import YOU, YOUR_OPPONENT
from nefrit.l5r.responding import CancelEffects, Instead
from nefrit.l5r.selecting import Select
from nefrit.l5r.targets import AREAS, IN_PLAY, YOUR_PROVINCES, Chosen, Worth, a_character, their_choice
from nefrit.l5r.trees import (
    FROM_DISCARD,
    Amount,
    AsAttachment,
    Filter,
    Forbids,
    Grants,
    Keyword,
    L5RCondition,
    Modifies,
    Reduces,
    Trigger,
)
from nefrit.l5r.triggers import AfterConflict, EffectsInitiate, On
from nefrit.l5r.verbs import VERBS
from nefrit.l5r.wording import WORDING
from nefrit.l5r.wording.nouns import slug
from nefrit.l5r.wording.triggers import KINDS
from nefrit.l5r.written import action, interrupt, reaction
from nefrit.text import Messages, coverage
from nefrit.text.ids import kebab
from nefrit.text.render import render, sentence
from tests.l5r import vocabulary
from tests.l5r.card_texts import FACES, GOLDEN, SPEECH, sentences, told

SOURCE = "nefrit.l5r.cards"
GENERIC = {Node, Condition, L5RCondition, Effect, Trigger, Filter, Amount}
"""Classes whose subclasses each need a message of their own."""

SAID_BY_WORDS = {So, Is, Number, Count}
"""Classes whose nodes each hold a word of the game, or count cards."""

DASH = "\N{EN DASH}"
APOSTROPHE = "\N{RIGHT SINGLE QUOTATION MARK}"

SOMEONE = NEUTRAL.character("Someone", 1, cost=1, skills=(None, None), glory=0)
SOMETHING = NEUTRAL.attachment("Something", 2, cost=1)


def messages() -> Messages:
    return Messages("en", [SOURCE])


def text(node: Node, face: L5RFace = SOMEONE) -> str:
    found = messages()
    said = sentence(render(node, found, WORDING, face)).replace(DASH, "-").replace(APOSTROPHE, "'")
    assert not found.missing
    assert not found.errors
    return said


# ---- Everything has words


def test_the_message_file_is_sound() -> None:
    assert coverage(SOURCE).problems() == []


def test_the_vocabulary_is_found() -> None:
    names = {kind.__name__ for kind in vocabulary.nodes()}
    assert {"Do", "On", "So", "Challenge", "Modifies", "MoreInfluence", "Sequence", "TakePride"} <= names
    assert {"bow", "participate", "target", "play-event"} <= vocabulary.looked_up("is_forbidden", "_may", "_is_barred")


@pytest.mark.parametrize("kind", vocabulary.nodes(), ids=lambda kind: kind.__name__)
def test_every_node_has_words(kind: type[Node]) -> None:
    has_wording = any(base in WORDING and base not in GENERIC for base in kind.__mro__)
    assert has_wording or kind in SAID_BY_WORDS or messages().has(f"node-{kebab(kind.__name__)}")


def test_every_word_of_the_game_has_words() -> None:
    ids = {f"so-{slug(word)}" for word in CONDITIONS}
    ids |= {f"is-{slug(word)}{form}" for word in PREDICATES for form in ("", ".is")}
    ids |= {f"count-{slug(word)}" for word in COUNTS}
    ids |= {f"area-{slug(area)}" for area in AREAS}
    ids |= {f"verb-{verb}" for verb in VERBS}
    ids |= {f"on-{kind}" for kind in KINDS.values()}
    ids |= {f"phase-of-{phase}" for phase in PHASES}
    ids |= {f"keyword-{slug(word.word)}" for word in vars(keywords).values() if isinstance(word, Keyword)}
    known = messages()
    assert sorted(name for name in ids if not known.has(name)) == []


def test_every_standing_effect_has_words() -> None:
    ids = {f"forbids-{what}" for what in vocabulary.looked_up("is_forbidden", "_may")}
    ids |= {f"modifies-{what}" for what in vocabulary.looked_up("modifiers_on")}
    ids |= {f"grants-{what}" for what in vocabulary.looked_up("granted")}
    ids |= {f"standing-{what}" for what in vocabulary.looked_up("effects_on")}
    known = messages()
    assert sorted(name for name in ids if not known.has(name)) == []


# ---- The published cards


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.id)
def test_a_card_is_said_without_a_gap(face: L5RFace) -> None:
    found = SPEECH.messages
    found.missing.clear()
    found.errors.clear()
    said = SPEECH.card_text(face)
    assert not found.missing
    assert not found.errors
    assert not re.search(r"  | [.,:)]|[{}\[\]]|none|\.\.|,,|\( ", said)
    assert not said or said.endswith((".", ".)", ".”"))
    assert bool(said) == bool(face.abilities)


def test_different_trees_are_said_differently() -> None:
    trees: dict[tuple[str, str], set[object]] = {}
    for face in FACES:
        for node, said in zip(face.abilities, sentences(face), strict=True):
            trees.setdefault((face.type, said), set()).add(node)
    assert [said for said, found in trees.items() if len(found) > 1] == []


def test_the_texts_are_those_that_were_read() -> None:
    assert told() == GOLDEN.read_text(encoding="utf-8"), "python -m tests.l5r.card_texts writes them anew; read them"


# ---- How trees are said


@pytest.mark.parametrize(
    ("filters", "said"),
    [
        ((), "a character"),
        (are("honored"), "an honored character"),
        (are("unique"), "a unique character"),
        ((Clan("unicorn"),), "a Unicorn character"),
        (are("other"), "another character"),
        (are("other", "yours", "participating"), "another participating character you control"),
        ((Trait("courtier"), *are("yours", "participating")), "a participating Courtier character you control"),
        ((CostAtMost(2), *are("your opponent's")), "a character your opponent controls with printed cost 2 or lower"),
        ((Trait("shinobi", without=True),), "a non-Shinobi character"),
        (are("this"), "this character"),
        ((Either((Trait("monk"), HasAttachment("monk"))),), "a Monk character or a character with a Monk attachment"),
        (
            (*are("from a hand this phase"), CostAtMost(2)),
            "a character with printed cost 2 or lower that entered play from a hand this phase",
        ),
    ],
)
def test_filters_gather_around_a_noun(filters: tuple[Filter, ...], said: str) -> None:
    assert text(action(do("bow"), targets=a_character(*filters))) == f"Action: Choose {said} - bow it."


@pytest.mark.parametrize(
    ("target", "said"),
    [
        (Chosen(least=2, most=2), "choose 2 characters - bow them"),
        (Chosen(least=0, most=2, cards=are("other")), "choose up to 2 other characters - bow them"),
        (Chosen(least=0, most=9), "choose any number of characters - bow them"),
        (Chosen(least=2, most=2, as_many=True), "choose 2 characters (or as many as there are) - bow them"),
        (Chosen(area=IN_PLAY, cards=are("holding")), "choose a holding - bow it"),
        (Chosen(area=YOUR_PROVINCES), "choose a card in one of your provinces - bow it"),
        (
            Chosen(by=YOUR_OPPONENT, cards=are("your opponent's")),
            "your opponent chooses a character they control - bow it",
        ),
        (
            Worth(least=1, most=2, total=6),
            "choose up to 2 characters with a total printed cost of 6 or lower - bow them",
        ),
    ],
)
def test_targets(target: Chosen, said: str) -> None:
    assert text(action(do("bow"), targets=(target,))) == f"Action: {said[0].upper()}{said[1:]}."


BOW = action(do("bow"), targets=a_character())
DUEL = Challenge(MILITARY, do("bow", "loser"))
HONORED_OR_DISHONORED = On(HONORS | DISHONORS, would_happen=True)
THIS = "This character"
LOST = "If it lost, bow this character"
ATTACHED = "the attached character"
OPTIONS = (do("honor"), do("dishonor"))


@pytest.mark.parametrize(
    ("node", "said"),
    [
        (action(DrawCards(1)), "Action: Draw a card."),
        (
            action(DrawCards(2), condition=so("during a conflict"), costs=(DoTo("bow"), LoseHonor(1))),
            "Action: During a conflict, bow this character and lose 1 honor - draw 2 cards.",
        ),
        (
            action(DrawCards(1), condition=so("during a military conflict", "this attacks")),
            "Action: While this character is attacking in a military conflict - draw a card.",
        ),
        (
            action(DrawCards(1), condition=so("this attacks", "you are less honorable")),
            "Action: While this character is attacking, if you are less honorable than your opponent - draw a card.",
        ),
        (
            action(do("ready", "paid"), costs=(DoToOne("remove-fate", (Clan(CRANE),), 1),)),
            "Action: Remove 1 fate from a Crane character you control - ready that character.",
        ),
        (
            action(do("bow"), costs=(LoseHonor(1),), targets=their_choice(*are("your opponent's"))),
            "Action: Lose 1 honor, and your opponent chooses a character they control - bow it.",
        ),
        (
            action(Select(OPTIONS), targets=a_character()),
            "Action: Choose a character and select one - honor it or dishonor it.",
        ),
        (
            action(Select(OPTIONS, after_dash=True), targets=a_character()),
            "Action: Choose a character - either honor it or dishonor it.",
        ),
        (
            action(Select((ChangeHonor(-1, YOUR_OPPONENT), ChangeHonor(1, YOU)), by=YOUR_OPPONENT)),
            "Action: Your opponent selects one - they lose 1 honor or you gain 1 honor.",
        ),
        (
            action(Then(do("bow"), May(ChangeHonor(1, YOU), "")), targets=a_character()),
            "Action: Choose a character - bow it. Then, you may gain 1 honor.",
        ),
        (
            action(If(TargetIs(are("without fate")), do("discard"), do("bow")), targets=a_character()),
            "Action: Choose a character - if it has no fate, discard it. If not, bow it.",
        ),
        (
            action(DUEL, targets=a_character()),
            "Action: Choose a character - this character challenges it to a military duel. Bow the loser.",
        ),
        (
            action(Challenge(POLITICAL, If(so("this won the duel"), DrawCards(1), do("bow", "this")))),
            f"Action: {THIS} challenges it to a political duel. If this character won the duel, draw a card. {LOST}.",
        ),
        (
            action(Together((do_each("bow", are("attacking")), do_each("honor", are("defending"))))),
            "Action: Bow each attacking character and honor each defending character.",
        ),
        (
            action(Together((do("bow"), do("bow", "second"))), targets=(*a_character(), *a_character(*are("other")))),
            "Action: Choose a character and another character - bow them.",
        ),
        (BOW, "Action: Choose a character - bow it."),
    ],
)
def test_actions(node: Node, said: str) -> None:
    assert text(node) == said


@pytest.mark.parametrize(
    ("node", "said"),
    [
        (
            reaction(On(BOWS, are("yours", "character")), do("ready", "that")),
            "Reaction: After a character you control is bowed - ready that character.",
        ),
        (
            reaction(On(ENTERS, are("this", "defending")), do("honor", "this")),
            "Reaction: After this character enters play as a defender - honor this character.",
        ),
        (
            reaction(On(BOWS, are("this", "honored")), DrawCards(1)),
            "Reaction: After this character is bowed while it is honored - draw a card.",
        ),
        (
            reaction(On(PROVINCE_BREAKS, by=YOU, during=so("this participates")), DrawCards(1)),
            "Reaction: After you break a province while this character is participating - draw a card.",
        ),
        (
            reaction(AfterConflict(who="this", type=POLITICAL, element=FIRE, by_at_least=5), DrawCards(1), forced=True),
            "Forced reaction: After this character wins a fire political conflict by 5 or more skill - draw a card.",
        ),
        (
            reaction(AfterConflict(won=False), DrawCards(1), condition=so("this participates")),
            "Reaction: After you lose a conflict, if this character is participating - draw a card.",
        ),
        (
            interrupt(HONORED_OR_DISHONORED, CancelEffects()),
            "Interrupt: When a character would be honored or dishonored - prevent that.",
        ),
        (
            interrupt(On(BOWS | LEAVES, are("this")), DrawCards(1)),
            "Interrupt: When this character leaves play or this character is bowed - draw a card.",
        ),
        (
            interrupt(EffectsInitiate(are("event card"), YOUR_OPPONENT), CancelEffects()),
            "Interrupt: When the effects of an event your opponent plays would initiate - cancel them.",
        ),
        (
            interrupt(EffectsInitiate(targeting=are("attached")), CancelEffects()),
            f"Interrupt: When the effects of a triggered ability that targets {ATTACHED} would initiate - cancel them.",
        ),
        (
            interrupt(On(LEAVES, are("this"), would_happen=True), Instead(do("bow", "this"))),
            "Interrupt: When this character would leave play - instead, bow this character.",
        ),
    ],
)
def test_interrupts_and_reactions(node: Node, said: str) -> None:
    assert text(node) == said


@pytest.mark.parametrize(
    ("node", "said"),
    [
        (Modifies("skills", amount=2), "This character gets +2 military and +2 political."),
        (
            Modifies("glory", amount=-1, condition=so("this attacks")),
            "While this character is attacking, it gets -1 glory.",
        ),
        (
            Modifies("military", (*are("other", "yours"), Trait("bushi")), amount=Number(are("holding"), each=2)),
            "Each other Bushi card you control gets +2 military for each holding.",
        ),
        (
            Modifies("strength", condition=so("during a military conflict"), amount=1),
            "During military conflicts, this character gets +1 strength.",
        ),
        (
            Forbids("bow", are("yours", "character"), by_opponent=True),
            "Characters you control cannot be bowed by your opponent's card effects.",
        ),
        (
            Forbids("target", are("attached"), only=("event",)),
            "The attached character cannot be chosen as a target of events.",
        ),
        (
            Forbids("bow", condition=Not(so("during a conflict"))),
            "While no conflict is being resolved, this character cannot be bowed.",
        ),
        (
            Grants("trait", condition=ThereIs((*are("yours", "other"), Trait("monk")), 2), granted="scholar"),
            "While you control at least 2 other Monk cards, this character gains the Scholar trait.",
        ),
        (
            Grants("ability", are("attached"), granted=action(do("bow", "this"))),
            "The attached character gains: “Action: Bow this character.”",
        ),
        (
            AsAttachment((action(do("bow", "this")),)),
            "You may play this character as an attachment with the text: “Action: Bow this attachment.”",
        ),
        (keywords.PRIDE, "Pride (after this character wins a conflict, honor it; after it loses one, dishonor it)."),
        (keywords.no_attachments_except("monk", "tattoo"), "No attachments but Monk or Tattoo ones."),
    ],
)
def test_constant_abilities(node: Node, said: str) -> None:
    assert text(node) == said


@pytest.mark.parametrize(
    ("effect", "said"),
    [
        (last(Modifies("military", amount=1)), "it gets +1 military for the rest of the conflict"),
        (
            last(Modifies("military", amount=1), who="this", until=END_OF_PHASE),
            "this character gets +1 military for the rest of the phase",
        ),
        (
            last(Modifies("political", amount=-1), Forbids("bow", on=(SkillAtMost(POLITICAL, 0),))),
            "for the rest of the conflict, it gets -1 political and cannot be bowed while it has political skill 0",
        ),
        (
            last(Modifies("glory", amount=Number(are("holding")))),
            "for the rest of the conflict, it gets +1 glory for each holding",
        ),
        (
            last(Forbids("bow", are("attacking")), Forbids("ready", are("attacking")), who="rule"),
            "attacking characters cannot be bowed and cannot be readied for the rest of the conflict",
        ),
        (
            last_for_each(are("attacking"), Forbids("bow")),
            "attacking characters cannot be bowed for the rest of the conflict",
        ),
        (
            Sequence((last_for_each(are("attacking"), Modifies("glory", amount=1)), last(Modifies("glory", amount=2)))),
            "for the rest of the conflict, each attacking character gets +1 glory and it gets +2 glory",
        ),
        (
            last(Reduces("cost", by=1, type=ATTACHMENT, onto=True), who="attached", until=END_OF_PHASE),
            "the next attachment you play on the attached character this phase costs 1 less fate",
        ),
    ],
)
def test_lasting_effects(effect: Effect, said: str) -> None:
    assert text(action(effect, targets=a_character())) == f"Action: Choose a character - {said}."


@pytest.mark.parametrize(
    ("node", "face", "said"),
    [
        (action(DrawCards(1), limit=2), SOMEONE, "Limit twice per round."),
        (action(DrawCards(1), limit=1, limit_period=END_OF_CONFLICT), SOMEONE, "Limit once per conflict."),
        (action(DrawCards(1), limit=0, maximum=1, maximum_period=END_OF_PHASE), SOMEONE, "Unlimited. Max 1 per phase."),
        (action(DrawCards(1), places=(FROM_DISCARD,)), SOMEONE, "Used from your dynasty discard pile."),
        (action(DrawCards(1), places=(FROM_DISCARD,)), SOMETHING, "Used from your conflict discard pile."),
    ],
)
def test_limits_and_places_stand_in_brackets(node: Node, face: L5RFace, said: str) -> None:
    assert text(node, face) == f"Action: Draw a card. ({said})"


def test_what_is_paid_to_resolve_twice() -> None:
    assert text(action(DrawCards(1), again=(LoseHonor(1),))) == (
        "Action: Draw a card. You may also lose 1 honor to resolve this ability twice."
    )
