"""The terms of the FAQ: healing, sacrificing, cards just played, searching, skipping, and "or"."""

from __future__ import annotations

import pytest

from nefrit.testing import Scenario, rule
from tests.invasion.sides import HIDDEN, begin, capital, dwarfs, orcs, passes, resolves
from tests.invasion.zone_cards import GAME

__all__ = ["GAME"]


# ---- Healing


@rule("invasion.term.healing-needs-damage")
def test_only_what_is_damaged_can_be_healed(table: Scenario) -> None:
    own = {"quest": ["Archmage of Saphery"], "kingdom": ["Mountain Brigade", "Runesmith"]}
    begin(table, "quest", capital("High Elf", resources=2, hand=["Scroll of Asur"], **own), orcs())
    assert table.ann.choices == ["pass", "play Scroll of Asur"]
    assert table.ann.why_not("Archmage of Saphery") == ["invasion.target.all-needed-at-activation"]
    own["kingdom"] = ["Mountain Brigade {damage=2}", "Runesmith"]
    begin(table, "quest", capital("High Elf", **own), orcs())
    table.ann.chooses("use Archmage of Saphery")
    assert table.ann.choices == ["Mountain Brigade"]
    table.ann.chooses("Mountain Brigade")
    assert table.piece("Mountain Brigade").damage == 1


@rule("invasion.term.healing-needs-damage")
@pytest.mark.parametrize(
    ("card", "damage", "tokens", "healed"),
    [
        ("Convalescent", 3, 2, 2),
        ("Convalescent", 3, 4, 3),
        ("Convalescent", 0, 2, 0),
        ("Convalescent", 3, 0, 0),
        ("Phoenix", 3, 0, 3),
        ("Phoenix", 0, 0, 0),
    ],
)
def test_nothing_is_healed_without_damage_or_by_nothing(
    table: Scenario, card: str, damage: int, tokens: int, healed: int
) -> None:
    lies = f"{card} {{damage={damage}, resources={tokens}}}"
    begin(table, "capital", dwarfs(kingdom=[lies], hand=["Pillage"]), orcs())
    table.ann.chooses(f"use {card}")
    resolves(table)
    assert table.piece(card).damage == damage - healed
    assert ("healed" in [entry["message"] for entry in table.match.log.read(0)]) == (healed > 0)


@rule("invasion.term.healing-needs-damage")
def test_only_a_zone_with_damage_can_be_healed(table: Scenario) -> None:
    begin(table, "turn", dwarfs(kingdom=["Keystone Forge"], damage=[0, 2, 0], hand=["Pillage"]), orcs())
    assert table.ann.damage == (0, 1, 0), "there was no other to choose"


# ---- Sacrificing


@rule("invasion.term.sacrifice-not-preventable")
def test_a_sacrifice_is_not_replaced_by_what_saves_from_destruction(table: Scenario) -> None:
    begin(
        table,
        "capital",
        capital("Dark Elf", resources=3, hand=["Sacrifice to Khaine", "Hate"]),
        capital("Dark Elf", resources=9, kingdom=["Altar of Khaine", "Cold One Riders"]),
    )
    table.ann.chooses("play Sacrifice to Khaine")
    passes_target(table)
    assert table.bob.discard == ["Cold One Riders"]
    assert table.bob.resources == 9, "the Altar was not even offered"


@rule("invasion.term.sacrifice-not-preventable")
def test_but_a_destroyed_unit_is_saved(table: Scenario) -> None:
    begin(
        table,
        "capital",
        orcs(resources=9, hand=["Troll Vomit"]),
        capital(
            "Dark Elf", resources=9, kingdom=["Altar of Khaine", "Cold One Riders"], battlefield=["Black Orc Squad"]
        ),
    )
    table.ann.chooses("play Troll Vomit")
    table.bob.chooses("yes")
    assert table.bob.hand == ["Cold One Riders"]


def passes_target(table: Scenario) -> None:
    """What is asked for the only player or card there is."""
    while table.game.pending[0].prompt in ("choose-target", "act-or-pass") and not table.bob.discard:
        decision = table.game.pending[0]
        table.answer(decision.seat, 0)


@rule("invasion.term.sacrifice-destination")
def test_a_sacrificed_card_goes_to_the_discard_pile_of_its_owner(table: Scenario) -> None:
    begin(
        table,
        "capital",
        capital("Chaos", resources=3, hand=["Culling the Weak"], kingdom=["Runesmith [owner bob]"]),
        dwarfs(),
    )
    table.ann.chooses("play Culling the Weak")
    table.ann.chooses("Runesmith")
    resolves(table)
    assert table.bob.discard == ["Runesmith"]
    assert table.ann.discard == ["Culling the Weak"]


# ---- Cards just played


@rule("invasion.term.just-played-high-elfs-disdain", "invasion.term.just-played-any-in-chain")
def test_a_tactic_is_cancelled_although_others_were_added_to_the_chain_after_it(table: Scenario) -> None:
    begin(
        table,
        "capital",
        orcs(
            resources=9,
            hand=["Waaagh!", "Favour of Mork"],
            kingdom=["Boar Boyz", "Squig Herders"],
            battlefield=["Black Orc Squad"],
        ),
        capital("High Elf", resources=3, hand=["High Elf's Disdain"], quest=["Archmage of Saphery"]),
    )
    table.ann.chooses("play Waaagh!")
    table.bob.passes()
    table.ann.chooses("play Favour of Mork")
    table.ann.chooses("Boar Boyz")
    table.ann.chooses("Squig Herders")
    table.bob.chooses("play High Elf's Disdain")
    assert table.bob.choices == ["Favour of Mork", "Waaagh!"], "any tactic of the chain"
    table.bob.chooses("Waaagh!")
    resolves(table)
    assert "Waaagh!" in table.ann.discard
    assert [lasting for lasting in table.game.lasting if lasting.source == find(table, "Waaagh!")] == []
    assert [lasting for lasting in table.game.lasting if lasting.source == find(table, "Favour of Mork")]


def find(table: Scenario, name: str) -> int:
    """The number of the card of this name."""
    return next(card for card, face in enumerate(table.game.faces) if face.name == name)


@rule("invasion.term.just-played-cancel-type")
def test_what_cancels_a_tactic_is_no_answer_to_a_unit(table: Scenario) -> None:
    hand = ["High Elf's Disdain", "Asuryan's Cleansing"]
    side = capital("High Elf", resources=9, hand=hand)
    begin(table, "capital", orcs(resources=9, hand=["Boar Boyz", "Waaagh!"]), side)
    table.ann.chooses("play Boar Boyz kingdom")
    assert table.bob.choices == ["pass", "play Asuryan's Cleansing"]
    assert table.bob.why_not("High Elf's Disdain") == ["invasion.effect.cannot-trigger-if-unmet"]
    begin(table, "capital", orcs(resources=9, hand=["Boar Boyz", "Waaagh!"]), side)
    table.ann.chooses("play Waaagh!")
    assert table.bob.choices == ["pass", "play High Elf's Disdain"]
    assert table.bob.why_not("Asuryan's Cleansing") == ["invasion.target.all-needed-at-activation"]


@rule("invasion.term.just-played-cancel-type", "invasion.target.illegal-checked")
def test_why_a_card_is_no_target_of_what_cancels_cards_of_another_type(table: Scenario) -> None:
    """High Elf's Disdain has no target: its player chooses a tactic when it resolves."""
    for tactic, card, reasons in (
        ("Asuryan's Cleansing", "Boar Boyz", ["invasion.term.just-played-cancel-type"]),
        ("High Elf's Disdain", "Waaagh!", []),
    ):
        begin(
            table,
            "capital",
            orcs(resources=9, hand=["Boar Boyz", "Waaagh!"], battlefield=["Black Orc Squad"]),
            capital("High Elf", resources=9, hand=[tactic]),
        )
        table.ann.chooses("play Boar Boyz kingdom")
        if table.bob.asked:
            table.bob.passes()
        table.ann.chooses("play Waaagh!")
        table.bob.chooses(f"play {tactic}")
        assert table.bob.choices == [card]
        other = "Waaagh!" if card == "Boar Boyz" else "Boar Boyz"
        assert table.bob.why_not(other) == reasons


# ---- Heroes


@rule("invasion.term.hero-limit-opponent")
def test_an_opponent_does_not_move_a_hero_to_another(table: Scenario) -> None:
    begin(
        table,
        "capital",
        capital("Empire", resources=9, hand=["Forced March"]),
        dwarfs(kingdom=["Durgnar the Bold"], quest=["Duregan Thorgrimson"], battlefield=["Runesmith"]),
    )
    table.ann.chooses("play Forced March")
    table.ann.chooses("Durgnar the Bold")
    resolves(table)
    assert table.bob.battlefield == ["Runesmith", "Durgnar the Bold"], "the only zone without a Hero"


@rule("invasion.term.hero-limit-opponent")
def test_nobody_takes_control_of_a_hero_where_another_is(table: Scenario) -> None:
    for zone, taken in (("kingdom", False), ("quest", True)):
        own = {zone: ["Wilhelm of the Osterknacht"], "hand": ["Treason"]}
        begin(table, "capital", capital("Empire", **own), dwarfs(kingdom=["Durgnar the Bold"]))
        table.ann.chooses("play Treason")
        table.ann.chooses("Durgnar the Bold")
        assert (table.piece("Durgnar the Bold").controller == 0) == taken
        assert table.in_play("Wilhelm of the Osterknacht"), "nobody is sacrificed"


# ---- Searching


@rule("invasion.term.search-scout-camp")
def test_with_a_scout_camp_six_cards_are_searched_instead_of_five(table: Scenario) -> None:
    deck = ["5x Demolition!", "Rune of Fortitude", "Master Rune of Dismay", "9x Runesmith"]
    for camp, found in (([], None), (["Scout Camp"], ["Rune of Fortitude"])):
        side = dwarfs(resources=9, hand=["Runesmith Apprentice", "Demolition!"], kingdom=camp, deck=deck)
        begin(table, "capital", side, orcs())
        table.ann.chooses("play Runesmith Apprentice quest")
        resolves(table)
        table.ann.chooses("use Runesmith Apprentice")
        resolves(table)
        if found is None:
            assert table.ann.asked == "act-or-pass", "no Rune was among the five"
        else:
            table.ann.says(6)
            assert table.ann.choices == found


# ---- Skipping


@rule("invasion.term.skip-beastman-incursion")
def test_one_phase_can_be_skipped_for_two_beastman_incursions(table: Scenario) -> None:
    own = {
        "kingdom": ["Beastman Incursion #1", "Runesmith {quest=#1}"],
        "quest": ["Beastman Incursion #2", "Mountain Brigade {quest=#2}"],
        "battlefield": ["Troll Slayers"],
    }
    begin(table, "battlefield", dwarfs(**own), orcs())
    table.ann.chooses("use Beastman Incursion")
    table.ann.chooses("use Beastman Incursion")
    resolves(table)
    assert not table.in_play("Beastman Incursion")
    assert table.active == 1, "Ann was not asked for an attack"


# ---- Or


@rule("invasion.term.or-choice")
def test_who_is_told_to_do_one_or_the_other_chooses(table: Scenario) -> None:
    begin(
        table,
        "turn",
        capital("Chaos", kingdom=["Warpstone Meteor", "Chaos Knights"]),
        dwarfs(kingdom=["Runesmith"], quest=["Mountain Brigade"]),
    )
    assert table.ann.choices == ["Chaos Knights", "otherwise"]
    table.ann.chooses("otherwise")
    assert table.bob.choices == ["Runesmith", "otherwise"], "only in a corresponding zone"
    table.bob.chooses("Runesmith")
    table.ann.chooses("zone 0 quest")
    assert table.piece("Runesmith").corrupted
    assert not table.piece("Chaos Knights").corrupted
    assert (table.ann.damage, table.bob.damage) == ((0, 1, 0), (0, 0, 0))


@rule("invasion.term.or-warpstone-meteor", "invasion.term.or-must-be-fully-resolvable")
def test_who_has_no_unit_to_corrupt_takes_the_damage_in_a_zone_of_choice(table: Scenario) -> None:
    begin(
        table,
        "turn",
        capital("Chaos", kingdom=["Warpstone Meteor", "Chaos Knights {corrupted=true}"]),
        dwarfs(kingdom=["Runesmith"]),
    )
    assert table.deciding == ["bob"], "Ann's only unit there is corrupted already"
    table.bob.chooses("Runesmith")
    assert table.ann.choices == ["zone 0 kingdom", "zone 0 quest", "zone 0 battlefield"]
    table.ann.chooses("zone 0 battlefield")
    assert table.ann.damage == (0, 0, 1)


@rule("invasion.term.or-must-be-fully-resolvable")
def test_a_choice_that_cannot_be_carried_out_is_not_offered(table: Scenario) -> None:
    begin(
        table,
        "turn",
        orcs(battlefield=["Doom Divers", f"Waaagh!{HIDDEN}"]),
        dwarfs(),
    )
    assert table.ann.choices == ["Waaagh!", "otherwise"]
    table.ann.chooses("Waaagh!")
    passes(table)
    assert table.ann.damage == (0, 0, 0)
    assert table.bob.damage == (1, 1, 1), "Bob has no development"


@rule("invasion.term.hero-limit-own")
def test_a_hero_and_another_unit_that_are_put_into_play_together_may_enter_one_zone(table: Scenario) -> None:
    own = dwarfs(resources=10, hand=["End Times", "Pillage"], deck=["Runesmith", "King Kazador", "8x Waaagh!"])
    begin(table, "capital", own, orcs(deck=["11x Waaagh!"]))
    table.ann.chooses("play End Times")
    for _ in range(2):
        assert table.ann.choices == ["zone 0 kingdom", "zone 0 quest", "zone 0 battlefield"]
        table.ann.chooses("zone 0 kingdom")
    assert sorted(table.ann.kingdom) == ["King Kazador", "Runesmith"]


@rule("invasion.term.hero-limit-own")
def test_heroes_that_are_put_into_play_together_enter_different_zones(table: Scenario) -> None:
    own = dwarfs(resources=10, hand=["End Times", "Pillage"], deck=["Durgnar the Bold", "King Kazador", "9x Waaagh!"])
    begin(table, "capital", own, orcs(deck=["11x Waaagh!"]))
    table.ann.chooses("play End Times")
    assert table.ann.choices == ["zone 0 kingdom", "zone 0 quest", "zone 0 battlefield"]
    table.ann.chooses("zone 0 quest")
    assert table.ann.choices == ["zone 0 kingdom", "zone 0 battlefield"]
    table.ann.chooses("zone 0 battlefield")
    assert (len(table.ann.quest), len(table.ann.battlefield)) == (1, 1)
