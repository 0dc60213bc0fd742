"""What is wrong with a deck is said in words."""

from __future__ import annotations

import re
from dataclasses import replace

from nefrit.kernel.refusals import Refusal
from nefrit.l5r.decks import violations
from nefrit.l5r.decks.deck import PARTS
from nefrit.text.coverage import coverage
from nefrit.text.messages import Messages
from nefrit.text.sources import read_source
from nefrit.text.speech import LibraryNames
from tests.l5r.deck_cards import GAME, LEGAL
from tests.l5r.deckbuilding import ASSIGNED, DECKS, put, with_cards, with_role


def test_every_violation_is_said_in_words() -> None:
    wrong = [
        replace(LEGAL, stronghold=(), provinces=LEGAL.provinces[:1], dynasty=(("01-plan-0", 1),)),
        put("role", {"Keeper of Air": 1, "Support": 1}, put("provinces", {"Second Fire": 3, "Crane Air": 1})),
        with_cards("conflict", {"Crane Secret": 4, "Phoenix Plan": 3, "Seeker's Cloak": 1, "Charge!": 1}),
        with_cards("conflict", {f"Ally {number}": 3 for number in range(4)}, with_cards("dynasty", {"Crane Guest": 1})),
        with_cards("conflict", {"Charge!": 1, "Policy Debate": 1}),
        with_role("Support", with_cards("conflict", {"Admit Defeat": 1})),
        with_role("Keeper of Air"),
        replace(LEGAL, conflict=(("01-nothing", 1),)),
        with_cards("dynasty", {"Peasant": 3, "Only District": 2}),
    ]
    refusals: list[Refusal] = []
    for deck in wrong:
        refusals += violations(deck, GAME.library, "single-core")
        refusals += violations(deck, GAME.library, "tournament", roles=ASSIGNED)
    refusals += DECKS.together([wrong[-1], wrong[-1]], "single-core")
    messages = Messages("en", [DECKS.messages], LibraryNames(GAME.library))
    said = {refusal.message: messages.format(refusal.message, **dict(refusal.arguments)) for refusal in refusals}
    assert not messages.missing
    assert not messages.errors
    english = [f"deck-part-{part}" for part in PARTS]
    assert {*said, *english} == set(message_ids())


def message_ids() -> list[str]:
    """All messages about decks."""
    return re.findall(r"^([a-z-]+) =", read_source(DECKS.messages, "en"), re.MULTILINE)


def test_the_messages_are_sound_in_every_language() -> None:
    assert coverage(DECKS.messages).problems() == []
