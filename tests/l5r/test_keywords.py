"""Keywords: courtesy, sincerity, pride, no attachments; having one twice is having it once."""

from __future__ import annotations

import pytest

from nefrit.l5r import keywords
from nefrit.l5r.attachments import attachment_refusals
from nefrit.l5r.keywords import has_keyword, keywords_of
from nefrit.l5r.trees import Keyword
from nefrit.testing import Scenario, rule
from tests.l5r.cards import GAME
from tests.l5r.conflicts import attacks, begins, card, player

__all__ = ["GAME"]


@rule("l5r.keyword.core-list")
def test_the_keywords_of_the_core_set() -> None:
    words = {value.word for value in vars(keywords).values() if isinstance(value, Keyword)}
    assert words == {
        "ancestral",
        "courtesy",
        "covert",
        "limited",
        "no attachments",
        "pride",
        "restricted",
        "sincerity",
    }


@rule("l5r.courtesy.gain-fate", "l5r.sincerity.draw-card")
def test_when_it_leaves_play_its_controller_gains_a_fate_and_draws_a_card(table: Scenario) -> None:
    bob = player("Polite One", fate=1, **{"conflict-deck": ["2x Fan"]})
    table.position("conflict", ann=player("Bushi", hand=["Murder", "Audience"]), bob=bob)
    table.ann.chooses("use Murder 0")
    table.ann.chooses("Polite One")
    assert table.ann.asked == "choose-next", "the first player says in which order"
    table.ann.chooses(table.ann.choices[0])
    assert (table.bob.fate, table.bob.hand, table.bob.play) == (2, ["Fan"], [])


@rule("l5r.courtesy.gain-fate", "l5r.sincerity.draw-card")
def test_who_stays_in_play_gives_nothing(table: Scenario) -> None:
    bob = player("Polite One", **{"conflict-deck": ["2x Fan"]})
    table.position("conflict", ann=player("Bushi", hand=["Arrest", "Audience"]), bob=bob)
    table.ann.chooses("use Arrest 0")
    table.ann.chooses("Polite One")
    assert (table.bob.fate, table.bob.hand) == (0, [])


@rule("l5r.pride.win-honor")
def test_a_proud_winner_is_honored(table: Scenario) -> None:
    begins(table, player("Proud One"), player("Courtier"))
    attacks(table.ann, "military air", "Proud One")
    table.bob.chooses("Courtier")
    assert table.piece("Proud One").status == 1


@rule("l5r.pride.lose-dishonor")
def test_a_proud_loser_is_dishonored(table: Scenario) -> None:
    begins(table, player("Bushi"), player("Proud One"))
    attacks(table.ann, "military air", "Bushi")
    table.bob.chooses("Proud One")
    assert table.piece("Proud One").status == -1


@rule("l5r.pride.win-honor", "l5r.pride.lose-dishonor")
def test_where_nobody_wins_pride_does_nothing(table: Scenario) -> None:
    begins(table, player("Peasant", "Courtier"), player("Proud One", hand=["Arrest", "Banishment"]))
    attacks(table.ann, "military air", "Peasant")
    table.bob.chooses("Proud One")
    table.bob.chooses("use Arrest 0")
    table.bob.chooses("Proud One")
    table.bob.passes()
    assert table.conflict is None
    assert table.piece("Proud One").status == 0


@rule("l5r.keyword.definition", "l5r.pride.win-honor")
def test_a_gained_keyword_works_like_a_printed_one(table: Scenario) -> None:
    begins(table, player("Bushi", hand=["Boast"]), player("Courtier"))
    attacks(table.ann, "military air", "Bushi")
    table.bob.chooses("Courtier")
    table.ann.chooses("use Boast 0")
    table.ann.chooses("Bushi")
    assert table.piece("Bushi").status == 1


@rule("l5r.keyword.not-cumulative")
def test_having_a_keyword_twice_is_having_it_once(table: Scenario) -> None:
    begins(table, player("Proud Twin {status=-1}"), player("Courtier"))
    attacks(table.ann, "military air", "Proud Twin")
    table.bob.chooses("Courtier")
    assert table.piece("Proud Twin").status == 0, "honored once, from dishonored to ordinary"
    assert len(keywords_of(table.game, card(table.ann, "Proud Twin"))) == 1


@rule("l5r.keyword.not-cumulative")
def test_covert_twice_evades_one_character(table: Scenario) -> None:
    begins(table, player("Shadow"), player("Bushi", "Courtier"))
    assert has_keyword(table.game, card(table.ann, "Shadow"), "covert")
    attacks(table.ann, "military air", "Shadow")
    assert table.ann.decision.most == 1


@pytest.mark.parametrize(
    ("character", "attachment", "refused"),
    [
        ("Bushi", "Katana", None),
        ("Hermit", "Katana", "l5r.no-attachments.basic"),
        ("Hermit", "Tattoo", "l5r.no-attachments.basic"),
        ("Monk", "Tattoo", None),
        ("Monk", "Katana", "l5r.no-attachments.except-trait"),
        ("Unarmed One", "Katana", "l5r.no-attachments.with-trait"),
        ("Unarmed One", "Curse", "l5r.no-attachments.with-trait"),
        ("Unarmed One", "Fan", None),
        ("Strict One", "Katana", None),
        ("Strict One", "Poisoned Heirloom", "l5r.no-attachments.with-trait"),
        ("Stern One", "Katana", "l5r.no-attachments.except-trait"),
        ("Stern One", "Tattoo", "l5r.no-attachments.except-trait"),
    ],
)
@rule("l5r.no-attachments.basic", "l5r.no-attachments.with-trait", "l5r.no-attachments.except-trait")
@rule("l5r.no-attachments.strictest-variant")
def test_no_attachments_in_all_its_variants(
    table: Scenario, character: str, attachment: str, refused: str | None
) -> None:
    ann = player(character, hand=[attachment, "Praise"], fate=2)
    table.position("conflict", ann=ann, bob=player())
    assert (f"play {attachment}" in table.ann.choices) == (refused is None)
    held, on = card(table.ann, attachment), card(table.ann, character)
    rules = [refusal.rule for refusal in attachment_refusals(table.game, held, on, 0)]
    assert rules == ([] if refused is None else [refused])
