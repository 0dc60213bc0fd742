"""Gathering the Winds: Spells that an action plays from the discard pile."""

from __future__ import annotations

from nefrit.invasion.game import GAME
from nefrit.invasion.occurrences.resources import TokensPlaced
from nefrit.testing import Scenario, rule
from tests.invasion.sides import begin, capital

__all__ = ["GAME"]

USE = "use Gathering the Winds"


def gathers(table: Scenario, tokens: int, *discard: str, **bob: object) -> None:
    """Ann has Gathering the Winds with so many tokens, and Spells in her discard pile."""
    begin(
        table,
        "capital",
        capital(
            "High Elf",
            kingdom=[f"Gathering the Winds {{resources={tokens}}}"],
            quest=["Silver Helm Brigade {damage=2}"],
            discard=[*discard],
            hand=["Runesmith"],
        ),
        capital("High Elf", **{"quest": ["Dwarf Masons"], **bob}),
    )


@rule("invasion.faq.gathering-the-winds-resolution")
def test_the_spell_is_played_when_the_action_resolves(table: Scenario) -> None:
    """When is the Spell that Gathering the Winds targets played?

    When the chain has resolved down to that action. It is played and resolved then; a tactic is discarded after that.
    """
    gathers(table, 3, "Greater Heal", resources=9, hand=["Pilgrimage"])
    table.ann.chooses(USE)
    table.ann.chooses("Greater Heal")
    assert (table.deciding, table.ann.discard) == (["bob"], ["Greater Heal"]), "not played yet"
    table.bob.chooses("play Pilgrimage")
    table.bob.chooses("Dwarf Masons")
    assert table.bob.hand == ["Dwarf Masons"], "this came first"
    assert table.piece("Silver Helm Brigade").damage == 0
    assert "Greater Heal" in table.ann.discard


@rule("invasion.faq.gathering-the-winds-no-cancel")
def test_nobody_can_cancel_the_spell(table: Scenario) -> None:
    """Can the Spell that Gathering the Winds plays be cancelled, or answered?

    No. The chain resolves already when the Spell is played; only the action itself can be answered.
    """
    gathers(table, 3, "Greater Heal", resources=9, hand=["High Elf's Disdain", "Pilgrimage"])
    table.ann.chooses(USE)
    table.ann.chooses("Greater Heal")
    assert table.bob.choices == ["pass", "play Pilgrimage"], "no tactic has been played"
    table.bob.passes()
    assert table.piece("Silver Helm Brigade").damage == 0


@rule("invasion.faq.gathering-the-winds-then-sacrifice")
def test_gathering_the_winds_is_sacrificed_after_the_spell(table: Scenario) -> None:
    """When is Gathering the Winds sacrificed?

    After the Spell has resolved.
    """
    gathers(table, 3, "Greater Heal")
    table.ann.chooses(USE)
    table.ann.chooses("Greater Heal")
    assert table.ann.discard == ["Gathering the Winds", "Greater Heal"], "the last is on top"
    events = [type(one.event).__name__ for one in table.events]
    assert events.index("Healed") < events.index("Sacrificed")


@rule("invasion.faq.gathering-the-winds-forced-token")
def test_the_token_for_the_spell_pays_for_nothing_any_more(table: Scenario) -> None:
    """Playing the Spell puts another token on Gathering the Winds. Can its action be used again for that?

    No. The token comes while the chain resolves, when no action can be used; then Gathering the Winds is sacrificed.
    """
    gathers(table, 3, "Greater Heal", "Second Sight")
    table.ann.chooses(USE)
    table.ann.chooses("Greater Heal")
    told = [entry.occurrence for entry in table.match.log.entries]
    placed = [event.amount for event in told if isinstance(event, TokensPlaced)]
    assert placed == [1], "the forced effect put a token on it"
    assert table.ann.kingdom == [], "and then it was gone, before anything else could be done"
    assert sorted(table.ann.discard) == ["Gathering the Winds", "Greater Heal", "Second Sight"]


@rule("invasion.faq.gathering-the-winds-several")
def test_gathering_the_winds_may_be_used_several_times_in_one_chain(table: Scenario) -> None:
    """There are tokens for two Spells. Can both be played with one Gathering the Winds?

    Yes, if its action is used twice before the chain resolves. The Spells are played in reverse order, the second
    although Gathering the Winds has been sacrificed by then.
    """
    gathers(table, 4, "Greater Heal", "Second Sight", hand=["Runesmith"])
    for spell in ("Greater Heal", "Second Sight"):
        table.ann.chooses(USE)
        table.ann.chooses(spell)
    assert table.ann.hand == ["Runesmith", "Mountain Brigade"]
    assert table.piece("Silver Helm Brigade").damage == 0
    events = [type(one.event).__name__ for one in table.events]
    assert events.index("Drawn") < events.index("Sacrificed") < events.index("Healed")


@rule("invasion.faq.gathering-the-winds-same-spell")
def test_the_same_spell_is_not_played_twice(table: Scenario) -> None:
    """The same Spell was targeted twice in one chain. Is it played twice?

    No. After the first time it has come to the discard pile anew, and is another card for the second.
    """
    gathers(table, 2, "Second Sight", hand=["Runesmith"])
    for _ in range(2):
        table.ann.chooses(USE)
        table.ann.chooses("Second Sight")
    assert table.ann.hand == ["Runesmith", "Mountain Brigade"], "drawn once"
    assert table.ann.discard == ["Gathering the Winds", "Second Sight"]
