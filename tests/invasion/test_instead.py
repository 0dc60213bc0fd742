"""What happens instead of something else, and what follows where a card goes."""

from __future__ import annotations

from nefrit.invasion.constants import CATACLYSM, KINGDOM, UNIT
from nefrit.invasion.entering import open_sections
from nefrit.invasion.state import CAPITAL, HAND
from nefrit.invasion.values import has_type
from nefrit.kernel.decisions import NO_CARD
from nefrit.testing import Scenario, rule
from tests.invasion.chain_cards import GAME
from tests.invasion.made_up_cards import marks, neutral
from tests.invasion.sides import HIDDEN, attacks, begin, capital, orcs, resolves

__all__ = ["GAME"]

KINGDOMS = CAPITAL[KINGDOM]


def plays(table: Scenario, tactic: str, *targets: str) -> None:
    """Ann plays a tactic, and nobody responds."""
    table.ann.chooses(f"play {tactic}")
    for target in targets:
        table.ann.chooses(target)
    resolves(table)


# ---- Instead


@rule("invasion.faq.altar-of-khaine-many-units", "invasion.timing.a-after-trigger")
def test_who_declines_what_would_happen_instead_is_not_asked_again(table: Scenario) -> None:
    begin(
        table,
        "capital",
        neutral(hand=["Slay", "Taint"], kingdom=["Mourner"]),
        capital("Dark Elf", resources=9, kingdom=["Altar of Khaine", "Cold One Riders"]),
    )
    plays(table, "Slay", "Cold One Riders")
    assert table.bob.asked == "instead"
    table.bob.chooses("no")
    assert (table.bob.discard, table.bob.resources, table.ann.resources) == (["Cold One Riders"], 9, 1)


@rule("invasion.effect.then", "invasion.faq.altar-of-khaine-many-units")
def test_what_was_replaced_has_not_been_done(table: Scenario) -> None:
    begin(
        table,
        "capital",
        neutral(hand=["Slay", "Taint"], kingdom=["Mourner"]),
        capital("Dark Elf", resources=9, kingdom=["Altar of Khaine", "Cold One Riders"]),
    )
    plays(table, "Slay", "Cold One Riders")
    table.bob.chooses("yes")
    assert (table.bob.hand, table.ann.resources) == (["Cold One Riders"], 0)


@rule("invasion.timing.a-after-trigger")
def test_what_is_not_optional_happens_without_a_question(table: Scenario) -> None:
    begin(table, "capital", neutral(hand=["Slay", "Taint"]), neutral(kingdom=["Phoenix"]))
    plays(table, "Slay", "Phoenix")
    assert (table.bob.kingdom, marks(table), table.ann.resources) == (["Phoenix"], ["Phoenix"], 0)


# ---- Zones that cards enter corrupted


@rule("invasion.faq.fellblade-moved-into-excavation")
def test_only_what_moves_into_the_zone_is_corrupted(table: Scenario) -> None:
    """Not what is there, not what moves elsewhere, nor what cannot be corrupted; and nothing twice."""
    own = neutral(
        hand=["4x Shove", "Relieve"],
        kingdom=["Excavator", "Drummer {corrupted=true}"],
        battlefield=["Watcher"],
        quest=["Pure One", "Mourner {corrupted=true}", "Scribe"],
    )
    begin(table, "battlefield", own, neutral())
    plays(table, "Relieve", "Drummer")
    assert not table.piece("Drummer").corrupted
    for name, zone, corrupted in (
        ("Pure One", "kingdom", False),
        ("Mourner", "kingdom", True),
        ("Drummer", "battlefield", False),
        ("Scribe", "kingdom", True),
    ):
        table.ann.chooses("play Shove")
        table.ann.chooses(name)
        resolves(table)
        table.ann.chooses(f"zone 0 {zone}")
        assert table.piece(name).corrupted is corrupted
    assert [told.message for told in table.log].count("corrupted") == 1


# ---- Moving


@rule("invasion.zone.move-only-by-effects", "invasion.term.hero-limit-own")
def test_only_what_can_move_is_asked_for(table: Scenario) -> None:
    """An attachment moves with its card, and of three Heroes in three zones none can move; a statue can."""
    own = neutral(
        hand=["Redeploy"],
        kingdom=["King Kazador", "Mourner #1", "Choppa {on=#1}", "Statue of a Hero"],
        quest=["Durgnar the Bold"],
        battlefield=["Duregan Thorgrimson"],
    )
    begin(table, "capital", own, neutral())
    table.ann.chooses("play Redeploy")
    assert table.ann.choices == ["Mourner", "Statue of a Hero"]
    table.ann.chooses("Mourner", "Statue of a Hero")
    assert table.ann.choices == ["zone 0 quest", "zone 0 battlefield"], "although there are Heroes"
    table.ann.chooses("zone 0 quest")
    assert table.ann.choices == ["zone 0 quest", "zone 0 battlefield"]
    table.ann.chooses("zone 0 battlefield")
    assert table.ann.quest == ["Durgnar the Bold", "Mourner", "Choppa"]


@rule("invasion.move.combat-exception")
def test_who_may_defend_from_anywhere_still_defends_after_moving(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        neutral(battlefield=["Mourner"]),
        neutral(quest=["Rover"], hand=["2x Shove"]),
    )
    attacks(table, "kingdom", "Mourner")
    table.bob.chooses("Rover")
    table.bob.chooses("play Shove")
    table.bob.chooses("Rover")
    resolves(table)
    table.bob.chooses("zone 1 battlefield")
    assert table.piece("Rover").side != 0
    table.bob.chooses("play Shove")
    table.bob.chooses("Rover")
    resolves(table)
    table.bob.chooses("zone 1 kingdom")
    assert (table.piece("Mourner").damage, table.bob.damage) == (1, (0, 0, 0))


@rule("decision.invasion.mixed-developments", "invasion.move.quest-or-unit-breaks-questing")
def test_a_development_that_moved_is_mixed_with_those_among_which_it_came(table: Scenario) -> None:
    places = set()
    for seed in range(1, 9):
        hidden = [f"{name} {HIDDEN}" for name in ("Mourner", "Scribe")]
        own = neutral(hand=["2x Redeploy"], kingdom=hidden, quest=[f"Drummer {HIDDEN}"])
        begin(table, "battlefield", own, neutral(), seed=seed)
        moved = table.game.zone(CAPITAL[1], 0)[0]
        table.ann.chooses("play Redeploy")
        resolves(table)
        table.ann.chooses("Drummer")
        table.ann.chooses("zone 0 kingdom")
        places.add(table.game.zone(KINGDOMS, 0).index(moved))
    assert len(places) > 1


# ---- New objects


@rule("invasion.zone.new-object", "invasion.zone.leaves-play-self-referential")
def test_an_action_does_nothing_to_its_source_when_that_is_a_new_card(table: Scenario) -> None:
    begin(table, "battlefield", neutral(kingdom=["Revenant"], hand=["Taint"]), neutral(hand=["Slay"]))
    table.ann.chooses("use Revenant")
    table.bob.chooses("play Slay")
    table.bob.chooses("Revenant")
    resolves(table)
    assert (table.ann.quest, marks(table)) == (["Revenant"], [])


@rule("invasion.target.becomes-illegal", "invasion.zone.new-object")
def test_a_target_that_is_a_new_card_is_no_target_any_more(table: Scenario) -> None:
    begin(table, "battlefield", neutral(hand=["2x Taint"], kingdom=["Revenant"]), neutral(hand=["Slay"]))
    table.ann.chooses("play Taint")
    table.ann.chooses("Revenant")
    table.bob.chooses("play Slay")
    table.bob.chooses("Revenant")
    resolves(table)
    assert (table.ann.quest, table.piece("Revenant").corrupted) == (["Revenant"], False)


@rule("invasion.faq.kairos-hekarti", "invasion.development.faceup-blank")
def test_a_card_is_of_the_type_that_is_printed_on_it_unless_it_is_a_development(table: Scenario) -> None:
    own = neutral(hand=["Mourner", "Taint"], kingdom=["Drummer"], quest=[f"Scribe {HIDDEN}"], discard=["Healer"])
    begin(table, "battlefield", own, neutral())
    found = {table.game.faces[card].name for card in range(len(table.game.faces)) if has_type(table.game, card, UNIT)}
    assert found == {"Mourner", "Drummer", "Healer", "Mountain Brigade"}


@rule("invasion.target.illegal-checked", "invasion.target.becomes-illegal")
def test_an_experience_whose_card_has_left_play_is_no_target_any_more(table: Scenario) -> None:
    begin(
        table,
        "capital",
        capital(
            "Empire",
            resources=9,
            legend=['Balthasar Gelt {kept=["#7"]}'],
            hand=["Devoted to Taal", "Taint"],
            kept=["Pistoliers #7 [known to nobody]"],
        ),
        neutral(
            hand=["Topple"],
            legend=['Thorek Ironbrow {kept=["#8"]}'],
            kept=["Runesmith #8 [known to nobody]"],
        ),
    )
    table.ann.chooses("play Devoted to Taal")
    assert table.ann.choices == ["Pistoliers"], "not what lies under the opponent's legend"
    table.ann.chooses("Pistoliers")
    table.bob.chooses("play Topple")
    table.bob.chooses("Balthasar Gelt")
    resolves(table)
    assert sorted(table.ann.discard) == ["Balthasar Gelt", "Devoted to Taal", "Pistoliers"]
    assert table.ann.hand == ["Taint"]


# ---- How cards enter play and become developments


@rule("invasion.play.enters-state")
def test_a_card_enters_play_as_texts_say(table: Scenario) -> None:
    begin(
        table,
        "capital",
        orcs(
            resources=30,
            hand=["We'z Bigga!", "Boar Boyz", "War Hydra", "Mourner", "Warp Lightning Cannon"],
            quest=["Excavator"],
        ),
        orcs(),
    )
    table.ann.chooses("play We'z Bigga!")
    resolves(table)
    for choice in (
        "play Boar Boyz kingdom",
        "play War Hydra kingdom",
        "play Mourner quest",
        "play Warp Lightning Cannon",
    ):
        table.ann.chooses(choice)
        if choice == "play Warp Lightning Cannon":
            table.ann.chooses("Mourner")
        resolves(table)
    states = {
        name: (table.piece(name).damage, table.piece(name).resources > 0, table.piece(name).corrupted)
        for name in ("Boar Boyz", "War Hydra", "Mourner")
    }
    assert states == {"Boar Boyz": (1, False, False), "War Hydra": (0, True, False), "Mourner": (0, False, True)}
    assert table.game.faces[table.piece("Warp Lightning Cannon").on].name == "Mourner"


@rule("invasion.development.rodriks-raiders", "invasion.development.tree-kin-example")
def test_a_card_that_becomes_a_facedown_development_loses_everything(table: Scenario) -> None:
    """Everybody has seen it; but from now on only its owner may look at it."""
    begin(
        table,
        "capital",
        orcs(resources=4, hand=["Pillage", "Waaagh!"], kingdom=["Totem of Gork"]),
        capital(
            "High Elf",
            kingdom=["Mage of Loec {corrupted=true, damage=1}", "The Glittering Tower"],
            hand=["Return to Glory"],
        ),
    )
    table.ann.chooses("play Pillage")
    table.ann.chooses("The Glittering Tower")
    table.bob.chooses("use Mage of Loec 1")
    resolves(table)
    table.bob.chooses("Pillage")
    mage = table.piece("Mage of Loec")
    card = next(card for card, piece in table.game.pieces.items() if piece is mage)
    assert (mage.facedown, mage.development, mage.corrupted, mage.damage) == (True, True, False, 0)
    assert [table.game.knows(seat, card) for seat in (0, 1)] == [False, True]


@rule("invasion.development.rodriks-raiders")
def test_a_quest_that_becomes_a_development_has_no_unit_and_keeps_nothing(table: Scenario) -> None:
    """Whoever comes back from there is a new quest for the unit; and others cannot tell where the development lies."""
    places = set()
    for seed in range(1, 9):
        quest = ["A Glorious Death #1", "Mourner {quest=#1}", f"Scribe {HIDDEN}", f"Drummer {HIDDEN}"]
        begin(table, "battlefield", neutral(hand=["2x Hide"], quest=quest), neutral(), seed=seed)
        card = next(card for card in table.game.in_play() if table.game.faces[card].name == "A Glorious Death")
        plays(table, "Hide", "A Glorious Death")
        assert (table.game.pieces[card].facedown, table.piece("Mourner").quest) == (True, NO_CARD)
        places.add(table.game.zone(CAPITAL[1], 0).index(card))
    assert len(places) > 1


@rule("invasion.development.rodriks-raiders", "invasion.attachment.host-leaves")
def test_what_lies_under_a_card_that_becomes_a_development_is_discarded(table: Scenario) -> None:
    own = neutral(hand=["2x Hide"], kingdom=['The Unending Horde {kept=["#7"]}', "Mourner"], kept=["Boar Boyz #7"])
    begin(table, "battlefield", own, neutral())
    plays(table, "Hide", "The Unending Horde")
    assert (table.ann.kept, sorted(table.ann.discard)) == ([], ["Boar Boyz", "Hide"])


@rule("invasion.development.any-card", "invasion.action.triggered-first-opportunity")
def test_a_development_on_its_way_is_nowhere_and_makes_what_waits_be_lost(table: Scenario) -> None:
    begin(
        table,
        "capital",
        neutral(hand=["Taint", "Mountain Brigade"], kingdom=["Scribe"]),
        neutral(hand=["Taint"], kingdom=["Mourner"]),
    )
    table.ann.chooses("play Taint")
    table.ann.chooses("Scribe")
    resolves(table)
    table.bob.passes()
    assert "use Scribe" in table.ann.choices
    table.ann.chooses("develop Mountain Brigade quest")
    assert (table.ann.hand, table.ann.quest, len(table.chain)) == ([], [], 1)
    table.bob.passes()
    assert table.ann.quest == ["Mountain Brigade"]
    assert table.ann.why_not("Scribe") == ["invasion.action.triggered-first-opportunity"]


@rule("invasion.cost.total")
def test_what_is_too_dear_with_loyalty_is_refused_with_what_loyalty_adds(table: Scenario) -> None:
    begin(table, "capital", neutral(resources=5, hand=["King Kazador", "Chaos Knights"]), neutral())
    refused = {}
    for card in table.game.zone(HAND, 0):
        first = table.game.why_not(0, card)[0]
        refused[table.game.faces[card].name] = (first.rule, first.message, dict(first.arguments).get("loyalty"))
    assert refused["King Kazador"] == ("invasion.cost.total", "too-dear-with-loyalty", 4)
    begin(table, "capital", neutral(resources=0, hand=["Tithe", "Statue of a Hero", "Bulwark"]), neutral())
    bulwark = next(card for card in table.game.zone(HAND, 0) if table.game.faces[card].name == "Bulwark")
    assert [one.message for one in table.game.why_not(0, bulwark)] == ["too-dear"] * 3


@rule("invasion.faq.soul-stealer-leaves")
def test_each_of_two_stolen_units_belongs_to_who_has_stolen_it(table: Scenario) -> None:
    begin(
        table,
        "capital",
        capital("Dark Elf", resources=9, hand=["Soul Stealer"], kingdom=["Drummer"]),
        capital("Dark Elf", hand=["Soul Stealer"], quest=["Mourner"], kingdom=["4x Mountain Brigade"]),
    )
    table.ann.chooses("play Soul Stealer")
    table.ann.chooses("Mourner")
    while table.active == 0 or table.phase != "capital":
        table.answer(table.game.pending[0].seat, 0)
    table.bob.chooses("play Soul Stealer")
    table.bob.chooses("Drummer")
    resolves(table)
    assert ("Mourner" in table.ann.quest, "Drummer" in table.bob.kingdom) == (True, True)


# ---- In Cataclysm


@rule("decision.invasion.cataclysm")
def test_dominance_goes_to_who_has_damaged_the_zone_that_burns(table: Scenario) -> None:
    """Ann has damaged Bob's kingdom; it burns when it loses its development, after Bob has hurt another zone."""
    begin(
        table,
        "battlefield",
        neutral(hand=["Bombard", "Demolition!", "Taint"], resources=9, dominance=3),
        neutral(hand=["Misfire"], kingdom=[f"Mourner {HIDDEN}"], dominance=3),
        options={"format": CATACLYSM},
    )
    table.ann.chooses("play Bombard")
    table.ann.chooses("zone 1 kingdom")
    resolves(table)
    assert table.bob.damage == (8, 0, 0)
    table.bob.chooses("play Misfire")
    resolves(table)
    table.bob.chooses("zone 1 quest")
    assert table.bob.damage == (8, 1, 0)
    table.ann.chooses("play Demolition!")
    table.ann.answers(0)
    resolves(table)
    assert (table.bob.burning, table.ann.dominance, table.bob.dominance) == ((True, False, False), 4, 2)


@rule("invasion.damage.indirect-several-players")
def test_who_can_take_no_indirect_damage_does_not_assign_any(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        neutral(hand=["Storm", "Taint"], burning=[True, True, True]),
        neutral(kingdom=["Mourner"]),
        options={"format": CATACLYSM},
    )
    table.ann.chooses("play Storm")
    resolves(table)
    assert (table.deciding, table.bob.asked) == (["bob"], "indirect")


# ---- Chart A


@rule("invasion.damage.unit-destroyed", "invasion.timing.a-after-trigger")
def test_what_follows_from_damage_comes_before_what_waits_for_the_damage(table: Scenario) -> None:
    begin(table, "battlefield", neutral(hand=["Strike", "Taint"], kingdom=["Nurse", "Mourner {damage=2}"]), neutral())
    plays(table, "Strike", "Mourner")
    told = [told.message for told in table.log if told.message in ("damaged", "destroyed", "tokens-placed")]
    assert told == ["damaged", "destroyed", "tokens-placed"]


@rule("invasion.timing.a2-forced-active-player")
def test_a_forced_effect_is_triggered_only_by_what_it_speaks_of(table: Scenario) -> None:
    begin(table, "battlefield", neutral(battlefield=["Weary One", "Mourner"]), neutral())
    attacks(table, "kingdom", "Mourner")
    assert not table.piece("Weary One").corrupted
    begin(table, "battlefield", neutral(battlefield=["Weary One", "Mourner"]), neutral())
    attacks(table, "kingdom", "Weary One")
    assert table.piece("Weary One").corrupted


@rule("invasion.faq.altar-of-khaine-many-units")
def test_who_cannot_pay_is_not_asked_what_happens_instead(table: Scenario) -> None:
    begin(
        table,
        "capital",
        neutral(hand=["Slay", "Taint"], kingdom=["Mourner"]),
        capital("Dark Elf", resources=0, kingdom=["Altar of Khaine", "Cold One Riders"]),
    )
    plays(table, "Slay", "Cold One Riders")
    assert (table.bob.discard, table.bob.hand) == (["Cold One Riders"], [])


# ---- What can be put into play


@rule("invasion.zone.put-into-play-limits", "invasion.zone.put-into-play-only-from-out-of-play")
def test_what_effects_can_put_into_play_and_where(table: Scenario) -> None:
    hand = ["Drummer", "A Glorious Death", "Warp Lightning Cannon", "Thorek Ironbrow", "Bulwark"]
    begin(table, "capital", neutral(resources=9, hand=hand, kingdom=["Mourner"]), neutral(hand=["Taint"]))
    table.ann.chooses("play Bulwark kingdom")
    places = {face.name: open_sections(table.game, 0, card) for card, face in enumerate(table.game.faces)}
    assert {name: places[name] for name in (*hand, "Mourner")} == {
        "Drummer": (0, 1, 2),
        "A Glorious Death": (1,),
        "Warp Lightning Cannon": (),
        "Thorek Ironbrow": (),
        "Bulwark": (),
        "Mourner": (),
    }
