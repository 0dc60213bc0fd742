"""Origami Master: an honored status token moves from one character to another."""

from __future__ import annotations

from nefrit.l5r.constants import HONORED, ORDINARY
from nefrit.l5r.game import GAME
from nefrit.testing import Scenario, rule
from tests.l5r.core.fights import begins
from tests.l5r.rulings.sides import quiet

__all__ = ["GAME"]

MASTER = "Origami Master {status=1}"


def hand_on(table: Scenario, name: str) -> None:
    """The Origami Master hands the token on."""
    table.ann.chooses("use Origami Master 0")
    table.ann.chooses(name)


@rule("l5r.faq.origami-master-becomes-honored-not-is-honored")
def test_who_receives_the_token_becomes_honored_but_nobody_honored_it(table: Scenario) -> None:
    """Origami Master moves its token to another character. Has that character been honored?

    It has become honored, for it has the token now. But it was not honored, which is how a status is improved: what
    responds to that, such as Savvy Politician, does so for Way of the Crane, not for the Master.
    """
    ann = quiet(MASTER, "Savvy Politician", "Doji Whisperer", hand=["Way of the Crane"])
    begins(table, ann, quiet("Brash Samurai"))
    hand_on(table, "Savvy Politician")
    assert (table.piece("Savvy Politician").status, table.piece("Origami Master").status) == (HONORED, ORDINARY)
    assert table.ann.asked != "respond-or-pass"
    begins(table, ann, quiet("Brash Samurai"))
    table.ann.chooses("use Way of the Crane 0")
    table.ann.chooses("Savvy Politician")
    assert table.ann.asked == "respond-or-pass"


@rule("l5r.faq.origami-master-no-savvy-politician-or-rumormonger")
def test_nothing_responds_to_a_token_that_moves(table: Scenario) -> None:
    """A Savvy Politician gets the token of Origami Master, with a Young Rumormonger in play. Does either respond?

    No. Neither the Politician's reaction nor the Rumormonger's interrupt waits for a token that moves.
    """
    begins(table, quiet(MASTER, "Savvy Politician", "Doji Whisperer"), quiet("Young Rumormonger", "Brash Samurai"))
    hand_on(table, "Savvy Politician")
    assert (table.piece("Savvy Politician").status, table.piece("Origami Master").status) == (HONORED, ORDINARY)
    assert "respond-or-pass" not in (table.ann.asked, table.bob.asked)


@rule("l5r.faq.origami-master-opposite-tokens-discarded")
def test_a_character_with_both_tokens_has_none(table: Scenario) -> None:
    """Origami Master moves its honored status token to a dishonored character. What is that character now?

    Ordinary. As it has both tokens at the same time, both are discarded.
    """
    begins(table, quiet(MASTER, "Brash Samurai {status=-1}"), quiet("Doji Whisperer"))
    hand_on(table, "Brash Samurai")
    assert (table.piece("Brash Samurai").status, table.piece("Origami Master").status) == (ORDINARY, ORDINARY)
