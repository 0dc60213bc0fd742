"""What cards say is made from their trees: everything has words, and the words say what the trees do."""

from __future__ import annotations

import re

import pytest

from nefrit.kernel.effects import AllOf, AnyOf, Condition, Effect, If, May, Node, Not, Sequence, Then
from nefrit.l5r import keywords
from nefrit.l5r.cards.clans import NEUTRAL
from nefrit.l5r.constants import ATTACHMENT, END_OF_CONFLICT, END_OF_PHASE, FIRE, MILITARY, PHASES, POLITICAL
from nefrit.l5r.costs import LoseHonor
from nefrit.l5r.duels import Challenge
from nefrit.l5r.effects import ChangeHonor, DrawCards, Split, Together, last, last_for_all
from nefrit.l5r.faces import L5RFace
from nefrit.l5r.moving_fate import Pool
from nefrit.l5r.players import YOU, YOUR_OPPONENT
from nefrit.l5r.responding import CancelEffects, Instead
from nefrit.l5r.ring_effects import RingVerb
from nefrit.l5r.selecting import Select
from nefrit.l5r.targets import AREAS, IN_PLAY, YOUR_PROVINCES, Chosen, Worth, a
from nefrit.l5r.trees import (
    FROM_DISCARD,
    AsAttachment,
    Forbids,
    Grants,
    Keyword,
    Modifies,
    Reduces,
    Trigger,
    Triggered,
)
from nefrit.l5r.triggers import AfterConflict, EffectsInitiate
from nefrit.l5r.wording import WORDING
from nefrit.l5r.wording.nouns import message_of, slug
from nefrit.l5r.wording.triggers import KINDS
from nefrit.l5r.words.abilities import action, interrupt, reaction
from nefrit.l5r.words.cards import (
    OfType,
    WithStatus,
    attacking,
    bushi,
    character,
    courtier,
    crane,
    defending,
    event_card,
    from_a_hand_this_phase,
    holding,
    honored,
    monk,
    participating,
    shinobi,
    theirs,
    unicorn,
    unique,
    with_attachment,
    yours,
)
from nefrit.l5r.words.conditions import during_conflict, during_military_conflict, less_honorable, there_are
from nefrit.l5r.words.nouns import attached, each, it, loser, one, other, paid, second, that, this, winner
from nefrit.l5r.words.numbers import Number, cost, count, fate_on, political
from nefrit.l5r.words.occasions import bows, dishonors, enters, honors, leaves, province_breaks
from nefrit.l5r.words.rings import RingIs, Rings
from nefrit.l5r.words.verbs import Verb, bow, discard, dishonor, honor, ready, remove_fate
from nefrit.parts.words import (
    Amount,
    Are,
    Cards,
    Compared,
    Every,
    Highest,
    Measured,
    NumberOf,
    Quality,
    Times,
    Without,
    any_card,
)
from nefrit.text import Messages, coverage
from nefrit.text.ids import kebab
from nefrit.text.render import render, sentence
from tests.l5r import vocabulary
from tests.l5r.card_texts import FACES, GOLDEN, SPEECH, sentences, told

SOURCE = "nefrit.l5r.cards"
GENERIC = {Node, Condition, Effect, Trigger, Quality, Amount}
"""Classes whose subclasses each need a message of their own."""

SAID_BY_THEIR_PARTS = {
    RingIs,
    AllOf,
    AnyOf,
    Not,
    Are,
    Compared,
    Measured,
    Times,
    Every,
    Without,
    Number,
    Highest,
    OfType,
    WithStatus,
}
"""Classes whose nodes are said by what stands in them."""

PREFIXES = {Quality: "is", Condition: "so", Amount: "count"}
"""How the messages for words of a kind begin."""

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
    assert {
        "Done",
        "Occasion",
        "Participating",
        "YouHaveTheFavor",
        "Challenge",
        "Modifies",
        "MoreInfluence",
        "Sequence",
        "TakePride",
    } <= names
    assert {"bow", "participate", "target", "play-event"} <= vocabulary.looked_up("is_forbidden", "_may", "_is_barred")


def is_said(kind: type[Node]) -> bool:
    """Whether there is a message for a class of nodes, or for each word that is made of it."""
    if issubclass(kind, NumberOf | Cards | Verb | Rings | RingVerb | Pool) or kind in SAID_BY_THEIR_PARTS:
        return True
    prefix = next((prefix for base, prefix in PREFIXES.items() if issubclass(kind, base)), "node")
    return messages().has(f"{prefix}-{kebab(kind.__name__)}")


@pytest.mark.parametrize("kind", vocabulary.nodes(), ids=lambda kind: kind.__name__)
def test_every_node_has_words(kind: type[Node]) -> None:
    has_wording = any(base in WORDING and base not in GENERIC for base in kind.__mro__)
    assert has_wording or is_said(kind)


def test_every_word_of_the_game_has_words() -> None:
    qualities = [word for word in vocabulary.words() if isinstance(word, Quality)]
    ids = {f"{message_of(word)}{form}" for word in qualities for form in ("", ".is") if not isinstance(word, Cards)}
    ids |= {f"area-{slug(area)}" for area in AREAS}
    ids |= {f"verb-{kebab(type(word).__name__)}" for word in vocabulary.words() if isinstance(word, Verb)}
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


def test_every_split_of_a_card_has_words_for_its_question() -> None:
    abilities = [ability for face in FACES for ability in face.abilities if isinstance(ability, Triggered)]
    splits = [ability.effect for ability in abilities if isinstance(ability.effect, Split)]
    assert splits
    assert all(SPEECH.messages.has(f"choose-to-{kebab(type(split.one).__name__)}") for split in splits)


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
    ("cards", "said"),
    [
        (any_card, "a character"),
        (honored, "an honored character"),
        (unique, "a unique character"),
        (unicorn, "a Unicorn character"),
        (other, "another character"),
        (other & yours & participating, "another participating character you control"),
        (courtier & yours & participating, "a participating Courtier character you control"),
        ((cost <= 2) & theirs, "a character your opponent controls with printed cost 2 or lower"),
        (~shinobi, "a non-Shinobi character"),
        (this, "this character"),
        (monk | with_attachment("monk"), "a Monk character or a character with a Monk attachment"),
        (
            from_a_hand_this_phase & (cost <= 2),
            "a character with printed cost 2 or lower that entered play from a hand this phase",
        ),
    ],
)
def test_qualities_gather_around_a_noun(cards: Quality, said: str) -> None:
    assert text(action(bow(it), target=a(cards))) == f"Action: Choose {said} - bow it."


@pytest.mark.parametrize(
    ("target", "said"),
    [
        (Chosen(least=2, most=2), "choose 2 characters - bow them"),
        (Chosen(least=0, most=2, cards=other), "choose up to 2 other characters - bow them"),
        (Chosen(least=0, most=9), "choose any number of characters - bow them"),
        (Chosen(least=2, most=2, as_many=True), "choose 2 characters (or as many as there are) - bow them"),
        (a(holding, IN_PLAY), "choose a holding - bow it"),
        (a(any_card, YOUR_PROVINCES), "choose a card in one of your provinces - bow it"),
        (a(theirs, by=YOUR_OPPONENT), "your opponent chooses a character they control - bow it"),
        (
            Worth(least=1, most=2, total=6),
            "choose up to 2 characters with a total printed cost of 6 or lower - bow them",
        ),
    ],
)
def test_targets(target: Chosen, said: str) -> None:
    assert text(action(bow(it), target=target)) == f"Action: {said[0].upper()}{said[1:]}."


BOW = action(bow(it), target=a())
DUEL = Challenge(MILITARY, bow(loser))
HONORED_OR_DISHONORED = (honors | dishonors).would()
THIS = "This character"
LOST = "If it lost, bow this character"
ATTACHED = "the attached character"
OPTIONS = (honor(it), dishonor(it))


@pytest.mark.parametrize(
    ("node", "said"),
    [
        (action(DrawCards(1)), "Action: Draw a card."),
        (
            action(DrawCards(2), when=during_conflict, cost=(bow(this), LoseHonor(1))),
            "Action: During a conflict, bow this character and lose 1 honor - draw 2 cards.",
        ),
        (
            action(DrawCards(1), when=during_military_conflict & this.are(attacking)),
            "Action: While this character is attacking in a military conflict - draw a card.",
        ),
        (
            action(DrawCards(1), when=this.are(attacking) & less_honorable),
            "Action: While this character is attacking, if you are less honorable than your opponent - draw a card.",
        ),
        (
            action(ready(paid), cost=remove_fate(one(crane), 1)),
            "Action: Remove 1 fate from a Crane character you control - ready that character.",
        ),
        (
            action(bow(it), cost=LoseHonor(1), target=a(theirs, by=YOUR_OPPONENT)),
            "Action: Lose 1 honor, and your opponent chooses a character they control - bow it.",
        ),
        (action(Select(OPTIONS), target=a()), "Action: Choose a character and select one - honor it or dishonor it."),
        (
            action(Select(OPTIONS, after_dash=True), target=a()),
            "Action: Choose a character - either honor it or dishonor it.",
        ),
        (
            action(Select((ChangeHonor(-1, YOUR_OPPONENT), ChangeHonor(1, YOU)), by=YOUR_OPPONENT)),
            "Action: Your opponent selects one - they lose 1 honor or you gain 1 honor.",
        ),
        (
            action(Then(bow(it), May(ChangeHonor(1, YOU), "")), target=a()),
            "Action: Choose a character - bow it. Then, you may gain 1 honor.",
        ),
        (
            action(If(it.are(fate_on < 1), discard(it), bow(it)), target=a()),
            "Action: Choose a character - if it has no fate, discard it. If not, bow it.",
        ),
        (
            action(DUEL, target=a()),
            "Action: Choose a character - this character challenges it to a military duel. Bow the loser.",
        ),
        (
            action(Challenge(POLITICAL, If(winner.are(this), DrawCards(1), bow(this)))),
            f"Action: {THIS} challenges it to a political duel. If this character won the duel, draw a card. {LOST}.",
        ),
        (
            action(Together((bow(each(attacking)), honor(each(defending))))),
            "Action: Bow each attacking character and honor each defending character.",
        ),
        (
            action(Together((bow(it), bow(second))), target=(a(), a(other))),
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
            reaction(bows(yours & character), ready(that)),
            "Reaction: After a character you control is bowed - ready that character.",
        ),
        (
            reaction(enters(this & defending), honor(this)),
            "Reaction: After this character enters play as a defender - honor this character.",
        ),
        (
            reaction(bows(this & honored), DrawCards(1)),
            "Reaction: After this character is bowed while it is honored - draw a card.",
        ),
        (
            reaction(province_breaks(by=YOU, during=this.are(participating)), DrawCards(1)),
            "Reaction: After you break a province while this character is participating - draw a card.",
        ),
        (
            reaction(AfterConflict(who="this", type=POLITICAL, element=FIRE, by_at_least=5), DrawCards(1), forced=True),
            "Forced reaction: After this character wins a fire political conflict by 5 or more skill - draw a card.",
        ),
        (
            reaction(AfterConflict(won=False), DrawCards(1), when=this.are(participating)),
            "Reaction: After you lose a conflict, if this character is participating - draw a card.",
        ),
        (
            interrupt(HONORED_OR_DISHONORED, CancelEffects()),
            "Interrupt: When a character would be honored or dishonored - prevent that.",
        ),
        (
            interrupt((bows | leaves)(this), DrawCards(1)),
            "Interrupt: When this character leaves play or this character is bowed - draw a card.",
        ),
        (
            interrupt(EffectsInitiate(event_card, YOUR_OPPONENT), CancelEffects()),
            "Interrupt: When the effects of an event your opponent plays would initiate - cancel them.",
        ),
        (
            interrupt(EffectsInitiate(targeting=attached), CancelEffects()),
            f"Interrupt: When the effects of a triggered ability that targets {ATTACHED} would initiate - cancel them.",
        ),
        (
            interrupt(leaves.would(this), Instead(bow(this))),
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
            Modifies("glory", amount=-1, condition=this.are(attacking)),
            "While this character is attacking, it gets -1 glory.",
        ),
        (
            Modifies("military", other & yours & bushi, amount=count(holding, each=2)),
            "Each other Bushi card you control gets +2 military for each holding.",
        ),
        (
            Modifies("strength", condition=during_military_conflict, amount=1),
            "During military conflicts, this character gets +1 strength.",
        ),
        (
            Forbids("bow", yours & character, by_opponent=True),
            "Characters you control cannot be bowed by your opponent's card effects.",
        ),
        (
            Forbids("target", attached, only=("event",)),
            "The attached character cannot be chosen as a target of events.",
        ),
        (
            Forbids("bow", condition=~during_conflict),
            "While no conflict is being resolved, this character cannot be bowed.",
        ),
        (
            Grants("trait", condition=there_are(2, yours & other & monk), granted="scholar"),
            "While you control at least 2 other Monk cards, this character gains the Scholar trait.",
        ),
        (
            Grants("ability", attached, granted=action(bow(this))),
            "The attached character gains: “Action: Bow this character.”",
        ),
        (
            AsAttachment((action(bow(this)),)),
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
            last(Modifies("military", amount=1), on=this, until=END_OF_PHASE),
            "this character gets +1 military for the rest of the phase",
        ),
        (
            last(Modifies("political", amount=-1), Forbids("bow", on=political <= 0)),
            "for the rest of the conflict, it gets -1 political and cannot be bowed while it has political skill 0",
        ),
        (
            last(Modifies("glory", amount=count(holding))),
            "for the rest of the conflict, it gets +1 glory for each holding",
        ),
        (
            last_for_all(Forbids("bow", attacking), Forbids("ready", attacking)),
            "attacking characters cannot be bowed and cannot be readied for the rest of the conflict",
        ),
        (last(Forbids("bow"), on=each(attacking)), "attacking characters cannot be bowed for the rest of the conflict"),
        (
            Sequence((last(Modifies("glory", amount=1), on=each(attacking)), last(Modifies("glory", amount=2)))),
            "for the rest of the conflict, each attacking character gets +1 glory and it gets +2 glory",
        ),
        (
            last(Reduces("cost", by=1, type=ATTACHMENT, onto=True), on=attached, until=END_OF_PHASE),
            "the next attachment you play on the attached character this phase costs 1 less fate",
        ),
    ],
)
def test_lasting_effects(effect: Effect, said: str) -> None:
    assert text(action(effect, target=a())) == f"Action: Choose a character - {said}."


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
    assert (
        text(action(DrawCards(1), again=LoseHonor(1)))
        == "Action: Draw a card. You may also lose 1 honor to resolve this ability twice."
    )
