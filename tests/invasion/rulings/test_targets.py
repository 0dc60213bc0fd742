"""Targets: who has to be named, when, and what becomes of an effect that has lost them."""

from __future__ import annotations

from nefrit.invasion.cards.races import HIGH_ELF, NEUTRAL
from nefrit.invasion.definition import WarhammerInvasion
from nefrit.invasion.game import GAME as PUBLISHED
from nefrit.invasion.targets import a
from nefrit.invasion.words.abilities import action
from nefrit.invasion.words.cards import attachment, unit
from nefrit.invasion.words.continuous import be_targeted, cannot
from nefrit.invasion.words.nouns import it
from nefrit.invasion.words.verbs import destroy
from nefrit.kernel.cards import Library
from nefrit.testing import Scenario, rule
from tests.invasion.sides import begin, capital, dwarfs, orcs, resolves

UNMAKING = HIGH_ELF.tactic("Unmaking", 1, "Made Up", cost=0, loyalty=1).has(action(destroy(it), target=a(attachment)))
"""No published card: a tactic that targets an attachment."""

MIST = NEUTRAL.support("Thick Mist", 2, "Made Up", cost=0).has(cannot(be_targeted, on=unit))
"""No published card: no unit can be targeted."""

GAME = WarhammerInvasion(Library([*PUBLISHED.library.faces.values(), UNMAKING, MIST]))


def was_cancelled(table: Scenario) -> bool:
    """Whether an action has been cancelled since the beginning."""
    return any(entry["message"] == "cancelled" for entry in table.match.log.read(0))


@rule("invasion.target.troll-vomit-king-kazador")
def test_who_does_not_target_king_kazador_pays_nothing_for_him(table: Scenario) -> None:
    """Opponents must pay 3 more for effects that target King Kazador. What does Troll Vomit cost while he is in play?

    No more than ever: it destroys all units and targets none of them.
    """
    begin(table, "capital", orcs(resources=5, hand=["Troll Vomit"]), dwarfs(kingdom=["King Kazador"]))
    table.ann.chooses("play Troll Vomit")
    assert table.bob.discard == ["King Kazador"]
    assert table.ann.resources == 5 - 4 - 1, "its cost, and a symbol of loyalty that nothing covers"


@rule("invasion.target.flames-lobber-crew")
def test_an_effect_whose_only_target_was_sacrificed_is_cancelled(table: Scenario) -> None:
    """Flames of Tzeentch is played on Lobber Crew, whose player sacrifices it in response. What happens to the tactic?

    Lobber Crew's effect resolves first. Then Flames of Tzeentch has no target any more: it is cancelled and discarded.
    """
    begin(
        table,
        "capital",
        capital("Chaos", resources=4, hand=["Flames of Tzeentch"], kingdom=["Dark Zealot"]),
        orcs(kingdom=["Lobber Crew"]),
    )
    table.ann.chooses("play Flames of Tzeentch")
    table.ann.says(1)
    table.ann.chooses("Lobber Crew")
    table.bob.chooses("use Lobber Crew")
    resolves(table)
    assert table.bob.discard == ["Lobber Crew"]
    assert table.ann.discard == ["Flames of Tzeentch", "Dark Zealot"], "the sacrifice came first"
    assert was_cancelled(table)


@rule("invasion.faq.deathmaster-sniktch-count")
def test_a_target_must_still_be_weak_enough_when_the_effect_resolves(table: Scenario) -> None:
    """With 4 Skaven in play Deathmaster Sniktch targets a unit with 3 hit points left. In response a Skaven is
    destroyed. Is the unit destroyed?

    No. When the effect resolves there are 3 Skaven, and 3 hit points are not fewer: the effect is cancelled.
    """
    for response in (False, True):
        begin(
            table,
            "capital",
            capital("Chaos", resources=9, hand=["Flames of Tzeentch"], kingdom=["Troll Slayers"]),
            orcs(kingdom=["Deathmaster Sniktch", "2x Rat Ogres"], quest=["Greyseer Thanquol"]),
        )
        table.ann.passes()
        table.bob.chooses("use Deathmaster Sniktch")
        assert "Troll Slayers" in table.bob.choices
        table.bob.chooses("Troll Slayers")
        if response:
            table.ann.chooses("play Flames of Tzeentch")
            table.ann.says(1)
            table.ann.chooses("Greyseer Thanquol")
        resolves(table)
        assert table.piece("Deathmaster Sniktch").corrupted, "paid either way"
        assert table.in_play("Troll Slayers") == response
        assert was_cancelled(table) == response


@rule("invasion.faq.plague-bomb-three-targets")
def test_plague_bomb_needs_three_units(table: Scenario) -> None:
    """There are only two units in play. Can Plague Bomb be played?

    No. All three of its targets must be there when it is played.
    """
    for units in (2, 3):
        begin(
            table,
            "capital",
            capital("Chaos", resources=9, hand=["Plague Bomb", "Pillage"]),
            dwarfs(kingdom=[f"{units}x Mountain Brigade"]),
        )
        assert ("play Plague Bomb" in table.ann.choices) == (units == 3)
        assert table.ann.why_not("Plague Bomb") == ([] if units == 3 else ["invasion.target.all-needed-at-activation"])


@rule("invasion.faq.plague-bomb-different-targets")
def test_plague_bomb_damages_three_different_units(table: Scenario) -> None:
    """May the same unit be chosen more than once for Plague Bomb?

    No. Its three targets are three different units.
    """
    begin(
        table,
        "capital",
        capital("Chaos", resources=9, hand=["Plague Bomb"]),
        dwarfs(kingdom=["Mountain Brigade", "Troll Slayers", "Zhufbar Engineers"]),
    )
    table.ann.chooses("play Plague Bomb")
    table.ann.chooses("Troll Slayers")
    assert table.ann.choices == ["Mountain Brigade", "Zhufbar Engineers"]
    table.ann.chooses("Zhufbar Engineers")
    assert table.ann.choices == ["Mountain Brigade"]
    table.ann.chooses("Mountain Brigade")
    damage = {name: table.piece(name).damage for name in ("Troll Slayers", "Zhufbar Engineers", "Mountain Brigade")}
    assert damage == {"Troll Slayers": 1, "Zhufbar Engineers": 2, "Mountain Brigade": 3}


@rule("invasion.faq.attachment-tactic-needs-target")
def test_a_tactic_that_targets_an_attachment_needs_one(table: Scenario) -> None:
    """No attachment is in play. Can a tactic be played that targets one, only to be rid of it?

    No. What targets cannot be played without a legal target.
    """
    elves = capital("High Elf", hand=["Unmaking"])
    begin(table, "capital", elves, orcs(kingdom=["Black Orc Squad", "Totem of Gork"]))
    assert table.ann.why_not("Unmaking") == ["invasion.target.all-needed-at-activation"]
    begin(table, "capital", elves, orcs(kingdom=["Black Orc Squad #1", "Choppa {on=#1}"]))
    table.ann.chooses("play Unmaking")
    assert table.ann.choices == ["Choppa"]


def sorcery(table: Scenario, **bob: object) -> None:
    """Ann has a Sorcerer of Tzeentch, and plays a development."""
    chaos = capital("Chaos", resources=9, hand=["Pillage"], kingdom=["Sorcerer of Tzeentch"])
    begin(table, "capital", chaos, dwarfs(**bob))
    table.ann.chooses("develop Pillage kingdom")
    if table.bob.asked == "act-or-pass":
        table.bob.passes()


@rule("invasion.faq.sorcerer-token-not-cost")
def test_the_token_of_sorcerer_of_tzeentch_is_placed_when_its_action_resolves(table: Scenario) -> None:
    """Is putting the token on Sorcerer of Tzeentch the cost of its action?

    No, it is a part of the effect: the token is placed only when the action resolves.
    """
    sorcery(table, kingdom=["Mountain Brigade"], resources=9, hand=["Demolition!"], quest=["Keystone Forge"])
    table.ann.chooses("use Sorcerer of Tzeentch")
    table.ann.chooses("Mountain Brigade")
    assert len(table.chain) == 2
    assert table.piece("Sorcerer of Tzeentch").resources == 0
    table.bob.passes()
    assert table.piece("Sorcerer of Tzeentch").resources == 1
    assert table.piece("Mountain Brigade").damage == 1


@rule("invasion.faq.targets-of-then-clause")
def test_the_target_after_then_is_named_when_the_action_is_used(table: Scenario) -> None:
    """Only the part after "then" of Sorcerer of Tzeentch has a target. When is it chosen, and what if there is none?

    At once, when the action is used; without a legal target the action cannot be used at all.
    """
    sorcery(table, kingdom=["Mountain Brigade"])
    table.ann.chooses("use Sorcerer of Tzeentch")
    assert (table.ann.asked, table.ann.choices) == ("choose-target", ["Sorcerer of Tzeentch", "Mountain Brigade"])
    sorcery(table, kingdom=["Mountain Brigade", "Thick Mist"])
    assert table.ann.kingdom == ["Sorcerer of Tzeentch", "Pillage"], "resolved, and nobody was asked"
    assert table.piece("Sorcerer of Tzeentch").resources == 0
