"""Everything the table may have to say has English words, and they say what they should."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from fnmatch import fnmatch
from typing import Any

import pytest

from nefrit.kernel.chance import Chance
from nefrit.kernel.match import Match
from nefrit.kernel.occurrences import Occurrence
from nefrit.kernel.plain import card_fields_of, fields_of, seat_fields_of
from nefrit.kernel.record import Header
from nefrit.kernel.refusals import refuse
from nefrit.senjutsu.battlefields import BURNT_VILLAGE, SNOWY_BATTLEFIELD, why_not_join
from nefrit.senjutsu.board import TERRAIN
from nefrit.senjutsu.constants import BAMBOO, KAMAE, WAGON
from nefrit.senjutsu.contracts import ContractChanged
from nefrit.senjutsu.definition import GAME
from nefrit.senjutsu.reports import CardReport, FighterReport, SectionReport
from nefrit.senjutsu.scenery import PIECES, why_not_use
from nefrit.senjutsu.state import ZONES, Staying
from nefrit.testing import Scenario, rule, side
from nefrit.text import LANGUAGES, Messages, coverage
from nefrit.text.ids import kebab
from nefrit.text.sources import read_source
from nefrit.text.speech import PROMPTS, LibraryNames, Speech
from tests.message_ids import MessageIds, Refusing

TABLE = "nefrit.senjutsu"
SOURCES = (TABLE, "nefrit.senjutsu.cards")
SPEECH = Speech(GAME, ("ann", "bob"))
WORDS = MessageIds(TABLE)


def messages() -> Messages:
    return Messages("en", [*SOURCES, PROMPTS], LibraryNames(GAME.library))


def wordless(ids: Iterable[str]) -> list[str]:
    """The ids without words; one with a gap stands for all that fit."""
    known = re.findall(r"^([a-z][\w-]*) =", "\n".join(read_source(source, "en") for source in SOURCES), re.MULTILINE)
    found = messages()
    return sorted(
        each for each in ids if not (any(fnmatch(name, each) for name in known) if "*" in each else found.has(each))
    )


def test_the_message_file_is_sound() -> None:
    assert coverage(TABLE).problems() == []


def test_the_sources_are_found() -> None:
    assert {"choose-card", "choose-start", "move", "discard-cards"} <= WORDS.prompts()
    assert {"step", "shift", "value", "start", "towards"} <= WORDS.moves() | {"step"}
    assert Refusing("not-enough-focus", frozenset({"cost", "focus"})) in WORDS.refusals()
    assert {"last-standing", "all-defeated"} <= WORDS.outcomes()


def test_every_question_has_words() -> None:
    assert wordless(WORDS.prompts()) == []


def test_every_option_has_words() -> None:
    assert wordless(f"move-{verb}" for verb in {*WORDS.moves(), "step", "rotate"}) == []
    assert wordless(["stun", "done", "nothing", "pull", "push", "yes", "no", "pass", *KAMAE]) == []


REFUSALS = sorted(WORDS.refusals(), key=lambda refusing: refusing.message)


@pytest.mark.parametrize("refusing", REFUSALS, ids=[refusing.message for refusing in REFUSALS])
def test_every_refusal_has_words_with_its_arguments(refusing: Refusing) -> None:
    found = messages()
    text = found.format(refusing.message, **dict.fromkeys(refusing.arguments, 7))
    assert text != f"[{refusing.message}]"
    assert not found.errors
    assert text.count("7") == len(refusing.arguments), "every argument is told"


BASES = {FighterReport, CardReport, SectionReport, ContractChanged}
"""What several reports are kinds of, and nothing that happens."""


@pytest.mark.parametrize(
    "kind", [kind for kind in WORDS.occurrences() if kind not in BASES], ids=lambda it: it.__name__
)
def test_everything_that_happens_has_words(kind: type[Occurrence]) -> None:
    assert kind.message, "what happens is told in the log"
    found = messages()
    arguments: dict[str, Any] = dict.fromkeys(fields_of(kind), 2)
    arguments |= dict.fromkeys(seat_fields_of(kind), "Ann") | dict.fromkeys(card_fields_of(kind), "26")
    assert found.format(kind.message, **arguments) != f"[{kind.message}]"
    assert not found.errors


def test_every_way_to_win_has_words() -> None:
    assert wordless(f"reason-{outcome}" for outcome in WORDS.outcomes()) == []


def test_zones_and_fields_have_words() -> None:
    assert wordless(f"field-{kebab(name)}" for name in fields_of(Staying)) == []
    assert wordless(f"zone-{zone.name}" for zone in ZONES) == []
    facts = {name for face in GAME.library.faces.values() for name in face.facts()}
    assert wordless(f"field-{kebab(name)}" for name in facts) == []


PLACING = {"terrain": "placed", "pieces": ["stone", "shrine", "boat", "torii gate"]}


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", [{"terrain": "grove"}, PLACING], ids=["preset", "placed"])
def test_whole_games_are_told_without_a_gap(seats: int, options: dict[str, Any]) -> None:
    """What sources do not show, such as words computed in play, shows in games."""
    speech = Speech(GAME, ("ann", "bob", "cid", "dee")[:seats])
    for seed in range(2):
        match = Match(GAME, Header("senjutsu", seats=seats, seed=seed, options=options))
        chance = Chance(seed)
        while match.game.pending and len(match.answers) < 300:
            decision = match.game.pending[0]
            view = match.game.view(decision.seat)
            GAME.annotate(match.game, decision.seat, view)
            speech.prompt(view)
            labels = speech.options(view)
            assert not [label for label in labels if "[" in label or "(None" in label], labels
            match.answer(decision.seat, decision.random(chance))
        for seat in range(seats + 1):
            speech.entries(match.log.entries, seat)
        if match.game.outcome is not None:
            speech.outcome(match.game.view(seats)["outcome"])
    assert not speech.messages.missing
    assert not speech.messages.errors


def offered(table: Scenario, seat: int = 0) -> list[str]:
    """What a player reads as options."""
    view = table.game.view(seat)
    GAME.annotate(table.game, seat, view)
    return SPEECH.options(view)


def asked(table: Scenario, seat: int = 0) -> str:
    view = table.game.view(seat)
    GAME.annotate(table.game, seat, view)
    return SPEECH.prompt(view)


HEXES = [[q, r] for q in range(-3, 4) for r in range(-3, 4) if abs(q + r) <= 3]


def duel(table: Scenario, hand: list[str], theirs: Sequence[str] = ("Ronin Core Card",), **fields: Any) -> None:
    """Ann stands before Bob, two hexes away if nothing else is said, and they face each other."""
    limits = {"wound_limit": 5, "stun_limit": 5, "deck": ["5x Push Back"]}
    ann = {"hex": [0, 1], "facing": 0, "focus": 1, "kamae": "balance", "character": "student", "hand": hand, **fields}
    bob = {"hex": [0, -1], "facing": 3, "kamae": "neutral", "character": "ronin", "hand": list(theirs)}
    table.position("choose", ann=side(**ann, **limits), bob=side(**bob, **limits), board=HEXES, track=[0, 1], round=1)


def test_cards_are_offered_with_initiative_and_cost(table: Scenario) -> None:
    duel(table, ["Wolf Pounce", "River Block", "Katana Swing"], stuns=1)
    assert offered(table) == [
        "Wolf Pounce (attack, initiative 7, 1 focus)",
        "River Block (defence, initiative 7-4)",
        "Katana Swing (core attack, initiative 4)",
        "Play a Stun card",
    ]


def test_steps_and_rotations_are_told_by_their_direction(table: Scenario) -> None:
    duel(table, ["Firm Mind"])
    table.ann.chooses("Firm Mind")
    table.bob.chooses("Ronin Core Card")
    assert offered(table) == [
        "Stop here",
        *(f"Step {way}" for way in ("front", "front right", "back right", "back", "back left", "front left")),
        "Rotate clockwise",
        "Rotate counterclockwise",
    ]


def test_a_shift_tells_the_position_and_the_focus(table: Scenario) -> None:
    duel(table, ["Quick Dodge"], character="ronin", kamae="aggression")
    table.ann.chooses("Quick Dodge")
    table.bob.chooses("Ronin Core Card")
    table.ann.chooses("step 3")
    assert offered(table) == ["Pass", "Shift Kamae to Aggression (+1 focus)"]


def test_what_focus_is_paid_for_is_told(table: Scenario) -> None:
    duel(table, ["Turning Slash"])
    table.ann.chooses("Turning Slash")
    table.bob.chooses("Ronin Core Card")
    assert asked(table) == "Turning Slash: for 1 focus: you may rotate once. Do you pay?"
    assert offered(table) == ["Yes", "No"]


def test_alternatives_are_told_by_their_text(table: Scenario) -> None:
    duel(table, ["Field Bandages"])
    table.ann.chooses("Field Bandages")
    table.bob.chooses("Ronin Core Card")
    table.ann.chooses("done")
    assert offered(table) == ["Discard up to 2 stuns", "All your bleeding wounds become plain wounds"]


def test_initiatives_are_told_as_they_will_be(table: Scenario) -> None:
    duel(table, ["Swift Block"], hobbles=[0])
    table.ann.chooses("Swift Block")
    table.bob.chooses("Ronin Core Card")
    assert offered(table) == [
        "Initiative 8 (7 when hobbled)",
        "Initiative 7 (6 when hobbled)",
        "Initiative 6 (5 when hobbled)",
    ]


def test_the_log_is_a_report(table: Scenario) -> None:
    duel(table, ["Lunging Thrust"])
    table.ann.chooses("Lunging Thrust")
    table.bob.chooses("Ronin Core Card")
    while table.ann.asked is not None and table.ann.asked != "choose-card":
        table.ann.chooses(table.ann.choices[0])
    told = [text for _, text in SPEECH.entries(table.match.log.entries, 0)]
    assert told[:4] == [
        "Ann reveals Lunging Thrust.",
        "Bob reveals Ronin Core Card.",
        "Initiative 3: Ann resolves Lunging Thrust.",
        "Bob takes 2 wounds.",
    ]
    assert "Ann: Kamae switched to Aggression." in told


def test_cards_that_a_reader_may_not_see_are_counted() -> None:
    match = Match(GAME, Header("senjutsu", seed=3, options={"fighters": ["warrior", "student"]}))
    while match.game.table.round == 0:
        decision = match.game.pending[0]
        match.answer(decision.seat, decision.random(Chance(1)))
    told = [text for _, text in SPEECH.entries(match.log.entries, 0)]
    assert "Bob draws 5 cards." in told
    assert not [text for text in told if text.startswith("Ann draws") and "cards" in text]


# ---- Why not?


@rule("senjutsu.round.choose-focus-check", "senjutsu.round.choose-kamae-check")
def test_a_card_that_cannot_be_chosen_tells_every_reason(table: Scenario) -> None:
    duel(table, ["Bull Rush", "Hobbling Blow", "Katana Swing"], focus=1)
    assert table.ann.why_not("Bull Rush") == ["senjutsu.focus.mandatory.insufficient", "senjutsu.kamae.requirement"]
    assert table.ann.why_not("Hobbling Blow") == ["senjutsu.anatomy.initiative"]
    assert table.ann.why_not("Katana Swing") == []
    assert table.ann.choices == ["Katana Swing"]


def test_beside_poison_nothing_can_be_chosen(table: Scenario) -> None:
    duel(table, ["Crippling Poison", "Katana Swing"])
    assert table.ann.why_not("Katana Swing") == ["senjutsu.poison.specific-effect"]
    assert table.ann.why_not("Crippling Poison") == []


def test_what_is_discarded_is_no_core_card(table: Scenario) -> None:
    duel(table, ["Katana Swing", "Student Core Card", "Push Back", "Fend"])
    table.ann.chooses("Katana Swing")
    table.bob.chooses("Ronin Core Card")
    assert table.ann.asked == "discard-cards"
    assert table.ann.why_not("Student Core Card") == ["senjutsu.core.cannot-be-discarded"]


def test_a_counterattack_is_an_attack_card_that_is_not_too_fast(table: Scenario) -> None:
    hand = ["Stone Block", "Rock Strike", "Wild Swing", "Horse Kick", "Fend"]
    duel(table, hand, hex=[0, 0], kamae="determination", focus=0, theirs=["Push Back"])
    table.ann.chooses("Stone Block")
    table.bob.chooses("Push Back")
    table.ann.chooses("value 4")
    assert table.ann.asked == "counterattack"
    assert table.ann.choices == ["pass", "Rock Strike"]
    assert table.ann.why_not("Fend") == ["senjutsu.counter.play"]
    assert table.ann.why_not("Horse Kick") == ["decision.senjutsu.counter"]
    assert table.ann.why_not("Wild Swing") == ["decision.senjutsu.counter", "senjutsu.focus.mandatory.insufficient"]
    assert asked(table) == "Your block holds: do you counterattack?"


def test_an_instant_waits_for_its_moment(table: Scenario) -> None:
    duel(table, ["Lunging Thrust", "Hobbling Blow", "Calm Composure", "Fend"])
    table.ann.chooses("Lunging Thrust")
    table.bob.chooses("Ronin Core Card")
    assert table.ann.asked == "play-instant"
    assert table.ann.choices == ["pass", "Hobbling Blow"]
    assert table.ann.why_not("Calm Composure") == ["senjutsu.instant.additional.condition"]
    assert table.ann.why_not("Fend") == ["senjutsu.instant.three-kinds"]


def test_refusals_say_numbers_and_positions() -> None:
    assert SPEECH.refusal(refuse("r", "not-enough-focus", cost=3, focus=2)) == "It costs 3 focus, you have 2."


@pytest.mark.parametrize(
    ("language", "either", "sides", "piece", "gone"),
    [
        ("en", "Balance or Determination", "Snowy Battlefield and Burnt Village", "burning wagon", "bamboo"),
        ("pl", "Równowaga lub Determinacja", "Zaśnieżone pole bitwy i Spalona wioska", "płonący wóz", "bambus"),
        ("cs", "Vyrovnanost nebo Odhodlání", "Zasněžené bojiště a Vypálená vesnice", "hořící vůz", "bambus"),
        ("fr", "Équilibre ou Détermination", "Champ de bataille enneigé et Village brûlé", "chariot en feu", "bambou"),
    ],
)
def test_words_that_rules_compare_are_told_as_the_reader_says_them(
    language: str, either: str, sides: str, piece: str, gone: str
) -> None:
    speech = Speech(GAME, ("ann", "bob"), language)
    assert either in speech.refusal(refuse("r", "wrong-kamae", kamae=("balance", "determination")))
    assert [sides in speech.refusal(each) for each in why_not_join([SNOWY_BATTLEFIELD.id, BURNT_VILLAGE.id])] == [True]
    assert [f"{piece}, " in speech.refusal(each) for each in why_not_use([WAGON] * 5)] == [True]
    now = {"piece": WAGON, "place": None, "mark": "3"}
    option = {"verb": "place", "card": None, "face": None, "details": [WAGON, 0, 1], "now": now}
    assert speech.option(option).lower().startswith(f"{piece} ")
    assert f" {gone}" in speech.messages.format("terrain-removed", what=BAMBOO)
    assert not speech.messages.missing


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_terrain_has_words(language: str) -> None:
    speech = Speech(GAME, ("ann", "bob"), language)
    for kind in {*PIECES, *TERRAIN}:
        speech.say(f"terrain-{kebab(kind)}")
    for kind in PIECES:
        speech.say(f"option-pieces-{kebab(kind)}")
    assert not speech.messages.missing


def test_the_end_of_a_game() -> None:
    outcome = {"winners": [1], "rule": "r", "message": "last-standing", "stopped": False}
    assert SPEECH.outcome(outcome) == "Bob wins: nobody else is left standing."
