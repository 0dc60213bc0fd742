"""Reading cards: what the data of a card says stands in its tree."""

from __future__ import annotations

import tomllib

import pytest

from nefrit.kernel.cards import PRINTED, RECONSTRUCTED
from nefrit.senjutsu.cards import LIBRARY
from nefrit.senjutsu.constants import (
    ADDITIONAL,
    AGGRESSION,
    ATTACK,
    ATTACK_SUCCESSFUL,
    BALANCE,
    BLEED,
    DEFENCE,
    DETERMINATION,
    EVERYTHING,
    FEWER_WOUNDS,
    GOLD,
    HOBBLE,
    JADE,
    MEDITATION,
    MOVEMENT,
    NEUTRAL,
    NO_CHOSEN_TYPE,
    NO_EMPTY_DECK_WOUNDS,
    NO_INSTANTS,
    NO_NAMED_CARDS,
    POISON,
    REPLACEMENT,
    ROTATION,
    SAFE_HANDS,
    STEEL,
    STUN,
    WOOD,
    WOUND,
)
from nefrit.senjutsu.faces import SenjutsuFace
from nefrit.senjutsu.fields import Fields, UnreadableCard
from nefrit.senjutsu.reading import read_face
from nefrit.senjutsu.trees.attacks import Strike, StrikeSlower
from nefrit.senjutsu.trees.blocks import AddCounter, Block, Counter, WidenBlock
from nefrit.senjutsu.trees.constants import ALL, ALL_OF_THEM, EACH_OPPONENT, JUST_DEALT, OTHERS, SELF, TARGET
from nefrit.senjutsu.trees.diagrams import Area, Cell, Extra, OnMarked
from nefrit.senjutsu.trees.displacement import PullOrPush, Push, RotateTarget, StepTarget, SwapPositions
from nefrit.senjutsu.trees.gates import Gate, Gated
from nefrit.senjutsu.trees.hands import DiscardCards, Draw, LookAtHand, PlayFound, Search, ShuffleIntoDeck, Wanted
from nefrit.senjutsu.trees.harm import DiscardStatus, Inflict, ReplaceWounds
from nefrit.senjutsu.trees.kamae import GainFocus, LoseFocus, ShiftKamae, StealFocus, SwitchKamae, TakeAdvantage
from nefrit.senjutsu.trees.lasting import (
    AtEndOfRound,
    CancelActive,
    ChooseType,
    NameCards,
    Passive,
    RemainInPlay,
    WhenReduced,
)
from nefrit.senjutsu.trees.lines import IfSuccessful, Line, Lines, Or
from nefrit.senjutsu.trees.movement import THEN, Movement, Rotation, Step
from nefrit.senjutsu.trees.poison import ShuffleAmongTop
from nefrit.senjutsu.trees.sections import Alternative, Section
from nefrit.senjutsu.trees.solo import ChangeBehaviour, KeepDistance, RecoverAttack, RemoveThis, ResetDeck

FRONT, FRONT_RIGHT, BACK_RIGHT, BACK, BACK_LEFT, FRONT_LEFT = range(6)
ANYWHERE = tuple(range(6))
BACKWARDS = (BACK_RIGHT, BACK, BACK_LEFT)
FORWARDS = (FRONT, FRONT_RIGHT, FRONT_LEFT)
SIDEWAYS = (FRONT_RIGHT, FRONT_LEFT)

IN_AGGRESSION = Gate((AGGRESSION,))
IN_BALANCE = Gate((BALANCE,))
IN_DETERMINATION = Gate((DETERMINATION,))
FOR_ONE = Gate(focus=1)


def face(name: str) -> SenjutsuFace:
    found = LIBRARY.find(name)
    assert isinstance(found, SenjutsuFace)
    return found


def section(name: str, number: int = 0) -> Section:
    return face(name).sections[number]


def lines(name: str, number: int = 0) -> tuple[Line, ...]:
    return section(name, number).lines


def step(directions: tuple[int, ...], count: int = 1, *, must: bool = False) -> Step:
    return Step(directions, count, must)


def rotation(count: int = 1, *, must: bool = False) -> Rotation:
    return Rotation(count, must)


def move(*parts: Step | Rotation) -> Movement:
    return Movement(parts)


# ---- Movement


def test_steps_and_rotations_of_one_line_go_in_any_order() -> None:
    assert lines("Hidden Viper Fang")[0] == move(step(SIDEWAYS, must=True), rotation())


def test_steps_and_rotations_may_have_an_order() -> None:
    assert lines("Deep Meditation")[0] == Movement((step(ANYWHERE), rotation(2)), THEN)


def test_one_mandatory_step_and_then_perhaps_another() -> None:
    left = Movement((step((FRONT_LEFT,), must=True), step((FRONT_LEFT,))), THEN)
    right = Movement((step((FRONT_RIGHT,), must=True), step((FRONT_RIGHT,))), THEN)
    assert lines("Rolling Slash")[0] == Or((left, right))


def test_directions_are_numbers() -> None:
    assert lines("Fend", 1) == (move(step((BACK_RIGHT, BACK, BACK_LEFT))),)
    assert lines("Misdirection", 1) == (move(step(SIDEWAYS, 2, must=True)),)


# ---- Attacks


def test_an_attack_has_its_cells_and_what_follows_a_success() -> None:
    if_successful = IfSuccessful(
        (
            Inflict(STUN),
            Gated(IN_DETERMINATION, LoseFocus(1, TARGET)),
            Gated(IN_AGGRESSION, GainFocus(1)),
        )
    )
    assert lines("Pommel Smash") == (
        move(step(FORWARDS)),
        Gated(IN_BALANCE, move(rotation())),
        Strike((Cell((0, -1), wounds=1),)),
        if_successful,
    )


def test_what_is_added_to_an_attack_is_part_of_it_with_its_gate() -> None:
    assert lines("Naginata Sweep") == (
        DiscardCards(1),
        Strike(
            (Cell((0, -2), wounds=1), Cell((-1, -1), wounds=1), Cell((-1, 0), mark="*")),
            (Extra(FOR_ONE, "*", wounds=1),),
        ),
    )
    strike = Strike((Cell((0, -1), bleeding=1, mark="*"),), (Extra(IN_AGGRESSION, "*", wounds=1),))
    assert lines("Severing Cut")[2:] == (strike,)


def test_an_unblockable_attack_and_a_mark() -> None:
    assert lines("Oxen Barge") == (
        Movement((step((FRONT,), must=True), step((FRONT,))), THEN),
        Gated(FOR_ONE, move(rotation())),
        Strike((Cell((0, -1), mark="*"),), unblockable=True),
        OnMarked("*", Inflict(STUN)),
        IfSuccessful((Lines((RotateTarget(1), Push(1))), SwitchKamae(AGGRESSION))),
    )


def test_only_the_unblockable_attacks_are_unblockable() -> None:
    unblockable = [
        found.id
        for found in LIBRARY.faces.values()
        if isinstance(found, SenjutsuFace)
        for part in found.sections
        for line in part.lines
        if isinstance(line, Strike) and line.unblockable
    ]
    assert unblockable == ["35", "87", "168", "334", "337", "solo-N997", "solo-ronin-1", "solo-ninja-4", "solo-wakou-N"]


def test_attacks_behind_gates() -> None:
    assert lines("Masterful Cut")[2:] == (
        Gated(IN_DETERMINATION, Strike((Cell((-1, 0), bleeding=1),))),
        Gated(IN_BALANCE, Strike((Cell((-1, 0), wounds=1), Cell((0, -1), wounds=1), Cell((1, -1), wounds=1)))),
        Gated(IN_AGGRESSION, Strike((Cell((0, -1), wounds=2),))),
    )


def test_an_execution() -> None:
    cells = (Cell((0, -2), wounds=2), Cell((1, -2), execution=True), Cell((2, -2), wounds=1), Cell((1, -1), wounds=1))
    assert lines("Flaming Phoenix Arc")[1] == Strike(cells)


def test_each_section_has_its_own_initiative() -> None:
    assert [part.initiative for part in face("Bull Rush").sections] == [(7,), (5,)]
    assert [part.initiative for part in face("Wild Block").sections] == [(9, 8, 7, 6, 5, 4, 3), (1,)]


def test_another_initiative_by_a_position_or_for_focus() -> None:
    assert section("Diagonal Slash").alternatives == (Alternative(IN_BALANCE, (7,)),)
    assert section("Open Mind").alternatives == (Alternative(FOR_ONE, (6,)),)
    assert section("Open Mind").lines[0] == move(step((FRONT,), must=True))


def test_an_attack_without_a_diagram() -> None:
    assert lines("solo-041") == (StrikeSlower(), Inflict(WOUND, 2), KeepDistance(1), RemoveThis())


def test_wounds_are_replaced() -> None:
    assert lines("Scything Uppercut")[2:] == (
        Gated(Gate(focus=2), ReplaceWounds(WOUND, BLEED, JUST_DEALT, TARGET)),
        SwitchKamae(AGGRESSION),
    )
    assert lines("Ripping Claws") == (ReplaceWounds(WOUND, BLEED, 1, TARGET),)
    assert lines("Legendary Fortitude")[:2] == (
        DiscardStatus((STUN, HOBBLE, POISON), ALL_OF_THEM),
        ReplaceWounds(BLEED, WOUND, ALL_OF_THEM),
    )


# ---- Blocks


def test_a_block_has_its_counters_with_their_gates() -> None:
    counters = (Counter((8, 7), IN_BALANCE), Counter((6, 5), IN_DETERMINATION))
    assert lines("Wind Block") == (move(rotation()), Block(((0, -1), (1, -1)), counters))


def test_a_block_with_a_counter_for_all_and_what_follows_a_success() -> None:
    assert face("Stone Block").sections == (
        Section(
            (6, 5, 4, 3, 2),
            (
                Block(((-1, 0), (0, -1), (1, -1), (-1, 1)), (Counter((5, 4, 3)),)),
                IfSuccessful((Inflict(STUN),)),
            ),
        ),
        Section((1,), (Gated(IN_DETERMINATION, GainFocus(1)), move(rotation()), SwitchKamae(DETERMINATION))),
    )


def test_more_hexes_may_be_blocked() -> None:
    extra = Extra(IN_BALANCE, "*", blocks=True)
    assert lines("Circling Defence") == (Block(((1, -1), (1, 0)), extras=(extra,), marked=((0, -1),)),)


def test_counters_of_another_block() -> None:
    assert lines("Tainted Wisdom") == (
        Gated(IN_DETERMINATION, AddCounter((9, 8))),
        Gated(IN_BALANCE, AddCounter((7, 6))),
        Gated(IN_AGGRESSION, AddCounter((5, 4))),
        Gated(FOR_ONE, Draw(2, who=ALL)),
    )


def test_a_wider_block() -> None:
    assert lines("Broad Block") == (WidenBlock(1),)


def test_areas() -> None:
    area = Area((Cell((-1, 0), mark="*"), Cell((0, -1), mark="*"), Cell((1, -1), mark="*")))
    after = IfSuccessful((CancelActive(ROTATION),))
    assert lines("Misdirection") == (area, OnMarked("*", RotateTarget(1)), after)
    gate = Gate((BALANCE, DETERMINATION))
    assert lines("Mountain Switch")[:2] == (
        Gated(gate, Area((Cell((0, -1), mark="*"),))),
        OnMarked("*", SwapPositions()),
    )


# ---- Meditations and core cards


def test_alternatives_and_what_stands_together_in_one() -> None:
    discard = DiscardCards(1, wanted=Wanted(ranks=(STEEL,)))
    search = Search("discard", Wanted(ranks=(WOOD,)))
    assert lines("Master Core Card") == (
        DiscardCards(1),
        move(step(ANYWHERE), rotation(2)),
        Or((Draw(2, up_to=True), Lines((discard, search), then=True), ShiftKamae(1))),
    )
    assert lines("Warrior Core Card")[2] == Or(
        (
            Draw(2, up_to=True),
            Lines((Inflict(HOBBLE, who=SELF), GainFocus(1))),
            ShiftKamae(1),
        )
    )


def test_a_gate_with_position_and_price() -> None:
    wood, steel = Wanted((WOOD,), (ATTACK,)), Wanted((STEEL,), (ATTACK,))
    both = Gate((AGGRESSION,), 1)
    assert lines("Bladed Echo")[0] == Or(
        (
            Gated(IN_AGGRESSION, Search("deck", wood)),
            Gated(both, Search("deck", steel)),
        )
    )


def test_searching() -> None:
    assert lines("Dragon Reflection")[1:] == (Search("target discard", Wanted((JADE, GOLD))), PlayFound())
    ability = Wanted(ability=True)
    assert lines("Dark Bargain")[1:] == (Search("deck", ability, top=3), Search("deck", ability, top=3, who=TARGET))
    but_jade = Wanted((WOOD, STEEL, GOLD))
    others = Search("deck", but_jade, up_to=True, who=OTHERS, by_you=False)
    assert lines("Benevolence") == (Search("deck", but_jade), others)


def test_hands_and_decks() -> None:
    shuffles = tuple(
        ShuffleIntoDeck(1, wanted=Wanted(types=(type,)), who=TARGET) for type in (ATTACK, DEFENCE, MEDITATION)
    )
    assert lines("Dark Insight") == (LookAtHand(), *shuffles, Draw(3, who=TARGET), SwitchKamae("any"))
    assert lines("Duty") == (
        LoseFocus(ALL_OF_THEM, ALL),
        SwitchKamae(NEUTRAL, ALL),
        ShuffleIntoDeck(ALL_OF_THEM, wanted=Wanted(ability=True, not_core=True), who=ALL),
        Draw(5, who=ALL),
    )
    assert lines("Field Bandages")[1] == Or(
        (
            DiscardStatus((STUN,), 2, up_to=True),
            ReplaceWounds(BLEED, WOUND, ALL_OF_THEM),
        )
    )


def test_focus() -> None:
    keep_one = Gated(IN_BALANCE, LoseFocus(ALL_OF_THEM, keep=1))
    assert lines("Wild Block")[1:] == (DiscardCards(2), Or((LoseFocus(ALL_OF_THEM), keep_one)))
    after = (SwitchKamae("any", TARGET), StealFocus(1), ShiftKamae(1), TakeAdvantage())
    assert lines("Obedience")[1] == IfSuccessful(after)


def test_moving_the_target() -> None:
    assert lines("Stalking Tiger Paw")[:2] == (RotateTarget(1), StepTarget((FRONT,), 1))
    assert lines("Eye of the Dragon")[4] == Gated(IN_BALANCE, PullOrPush(1))


def test_cancelling() -> None:
    assert lines("The Terror")[:3] == (
        CancelActive(EVERYTHING, EACH_OPPONENT),
        Inflict(STUN, who=EACH_OPPONENT),
        TakeAdvantage(),
    )
    assert CancelActive(MOVEMENT) in lines("War Cry")


def test_cards_that_remain_in_play() -> None:
    reduced = WhenReduced((Gated(IN_DETERMINATION, GainFocus(1)), Inflict(HOBBLE, who=SELF)))
    assert lines("Heavy Armour") == (RemainInPlay(), Passive(FEWER_WOUNDS, 1, 1), reduced)
    rule = Passive(NO_INSTANTS, kinds=(ADDITIONAL, REPLACEMENT))
    assert lines("Honesty") == (RemainInPlay(), rule, AtEndOfRound(focus=2))
    assert lines("Iron Will")[1:] == (RemainInPlay(), Passive(NO_EMPTY_DECK_WOUNDS), AtEndOfRound(turns=1))
    assert lines("Self-control")[1] == Passive(SAFE_HANDS)


def test_rules_for_one_round() -> None:
    assert lines("Honour") == (ChooseType((ATTACK, MEDITATION)), Passive(NO_CHOSEN_TYPE, this_round=True))
    assert lines("Righteousness") == (NameCards(), Passive(NO_NAMED_CARDS, this_round=True))


def test_poison() -> None:
    poison = face("Crippling Poison")
    assert (poison.type, poison.id, poison.number) == (POISON, "2", "002")
    assert poison.sections[0].lines[0] == ShuffleAmongTop(5)


def test_solo_cards() -> None:
    aggressive = lines("solo-001")
    assert aggressive[0] == ChangeBehaviour()
    assert aggressive[-1] == RecoverAttack(Wanted(types=(ATTACK,)))
    assert lines("solo-master-N")[-1] == IfSuccessful((Inflict(POISON), ResetDeck()))


# ---- Faces


def test_what_is_needed_to_play_a_card() -> None:
    roar = face("Blazing Roar")
    assert (roar.requires, roar.play_when, roar.initiative, roar.focus) == ((AGGRESSION,), ATTACK_SUCCESSFUL, (), 2)
    assert roar.facts()["initiative"] == "="
    assert face("Sixth Sense").requires == (BALANCE, DETERMINATION)


def test_a_weapon_card_has_two_types() -> None:
    assert (face("Bo Staff Block").types, face("Bo Staff Block").type) == (("core", DEFENCE), DEFENCE)
    assert face("Bo Staff Block").is_core


def test_the_name_of_a_card_finds_the_regular_one() -> None:
    assert (face("Taunt").id, face("Taunt").provenance) == ("97", PRINTED)
    assert (face("solo-008").name, face("solo-008").provenance) == ("Taunt", RECONSTRUCTED)


# ---- What cannot be read

CARD = """
number = "900"
name = "Test Cut"
class = "common"
types = ["attack"]
initiative = 5
amount = 1
{fields}
[[section]]
lines = [{line}]
{more}
"""


def read(line: str = "", fields: str = "", more: str = "") -> SenjutsuFace:
    return read_face(Fields(tomllib.loads(CARD.format(line=line, fields=fields, more=more)), "test"), {})


def test_a_card_that_can_be_read() -> None:
    assert read("{ draw = 2 }", 'rank = "wood"').sections == (Section((5,), (Draw(2),)),)


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("{ dance = 2 }", "this one says dance"),
        ("{ draw = 2, push = 1 }", "this one says draw and push"),
        ("{ draw = 2, loudly = true }", "nobody knows loudly"),
        ('{ draw = "two" }', "draw must be a number, not 'two'"),
        ("{ draw = true }", "draw must be a number, not True"),
        ("{ draw = -1 }", "draw must be a number, not -1"),
        ("{ draw = 2, up_to = false }", "up_to can only be true"),
        ('{ draw = 1, who = "nobody" }', "who cannot be 'nobody'"),
        ('{ draw = 1, kamae = ["neutral"] }', "kamae cannot be 'neutral'"),
        ('{ discard = "some" }', "discard cannot be 'some'"),
        ('{ discard = 1, ranks = ["iron"] }', "ranks cannot be 'iron'"),
        ('{ discard = 1, ranks = "wood" }', "ranks must be a list"),
        ('{ discard = 1, types = ["song"] }', "types cannot be 'song'"),
        ('{ move = [{ step = 1, to = ["UP"] }] }', "to cannot be 'UP'"),
        ("{ move = [{ rotate = 1, must = 1 }] }", "must can only be true"),
        ("{ move = [{}] }", "rotate is missing"),
        ("{ attack = [{ hex = [1] }] }", "hex must be a hex"),
        ("{ attack = [1] }", "1 is not a table"),
        ('{ switch_kamae = "calm" }', "switch_kamae cannot be 'calm'"),
        ("{ inflict = 1 }", "inflict must be a word"),
    ],
)
def test_a_line_that_cannot_be_read_is_an_error_that_names_the_card(line: str, problem: str) -> None:
    with pytest.raises(UnreadableCard, match=r"^900 Test Cut: ") as error:
        read(line)
    assert problem in str(error.value)


@pytest.mark.parametrize(
    ("fields", "more", "problem"),
    [
        ('rank = "iron"', "", "rank cannot be 'iron'"),
        ('colour = "red"', "", "nobody knows colour"),
        ('when = "sometimes"', "", "when cannot be 'sometimes'"),
        ("", "[[section]]\nlines = []", "a section below a dividing line needs an initiative"),
        ("", "alternatives = [{ kamae = ['balance'] }]", "initiative is missing"),
    ],
)
def test_a_card_that_cannot_be_read_is_an_error_that_names_it(fields: str, more: str, problem: str) -> None:
    with pytest.raises(UnreadableCard, match=r"^900 Test Cut: ") as error:
        read(fields=fields, more=more)
    assert problem in str(error.value)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ('class = "common"\ntypes = []\n[[section]]', "a card has a type"),
        ('class = "common"\ntypes = ["attack"]', "a card has a section"),
        ('class = "rare"', "class cannot be 'rare'"),
    ],
)
def test_a_card_needs_class_type_and_section(text: str, problem: str) -> None:
    table = tomllib.loads(f'number = "901"\nname = "Nothing"\n{text}')
    with pytest.raises(UnreadableCard, match=f"^901 Nothing: {problem}"):
        read_face(Fields(table, "test"), {})
