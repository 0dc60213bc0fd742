"""Developments: hidden cards, cards that turn over, developments that are units, and whose they can be."""

from __future__ import annotations

from nefrit.invasion.chain import ActionWindow
from nefrit.invasion.game import GAME
from nefrit.invasion.hidden_order import mix_developments
from nefrit.invasion.state import KINGDOMS
from nefrit.testing import Scenario, rule
from tests.invasion.sides import HIDDEN, begin, capital, dwarfs, orcs, power_of, resolves

__all__ = ["GAME"]


@rule("invasion.faq.stand-your-ground-development")
def test_a_development_that_was_destroyed_may_be_a_unit_that_entered_the_discard_pile(table: Scenario) -> None:
    """A facedown development, which is a Dwarf unit card, was destroyed this turn. Can Stand Your Ground put it into
    play?

    Yes. A Dwarf unit card entered the discard pile this turn, and it does not matter how.
    """
    begin(
        table,
        "capital",
        orcs(resources=9, hand=["Demolition!"]),
        dwarfs(resources=9, hand=["Stand Your Ground"], quest=[f"Mountain Brigade {HIDDEN}"]),
    )
    table.ann.chooses("play Demolition!")
    table.ann.chooses("Mountain Brigade")
    assert table.bob.discard == ["Mountain Brigade"]
    table.bob.chooses("play Stand Your Ground")
    table.bob.chooses("Mountain Brigade")
    table.bob.chooses("zone 1 battlefield")
    assert table.bob.battlefield == ["Mountain Brigade"]
    assert not table.piece("Mountain Brigade").development


def rips(table: Scenario) -> None:
    """Ann turns Grimgor Ironhide, her development, faceup."""
    begin(
        table,
        "capital",
        orcs(
            resources=9,
            hand=["Rip Dere 'eads Off!", "Runesmith"],
            kingdom=["Totem of Gork", f"Grimgor Ironhide {HIDDEN}"],
        ),
        dwarfs(kingdom=["Keystone Forge"]),
    )
    table.ann.chooses("play Rip Dere 'eads Off!")
    table.ann.chooses("Grimgor Ironhide")
    assert not table.piece("Grimgor Ironhide").facedown


@rule("invasion.faq.grimgor-turned-face-up")
def test_grimgor_destroys_nothing_when_he_is_turned_faceup(table: Scenario) -> None:
    """Rip Dere 'eads Off! turns Grimgor Ironhide faceup, who was a development. Are supports and developments in the
    corresponding zones destroyed?

    No. He was in play already and does not enter play, so his forced effect is not triggered.
    """
    rips(table)
    assert (table.ann.kingdom, table.bob.kingdom) == (["Totem of Gork", "Grimgor Ironhide"], ["Keystone Forge"])


@rule("invasion.development.grimgor-example")
def test_what_waits_for_a_card_to_enter_play_does_not_see_it_turned_faceup(table: Scenario) -> None:
    """A development is turned faceup and is a unit now. Does it count as entering play this turn?

    No, not for its own text and not for anybody else's: it only has become another kind of card.
    """
    rips(table)
    assert power_of(table, "Grimgor Ironhide") == 3 + 0
    begin(
        table,
        "capital",
        orcs(resources=9, hand=["Rip Dere 'eads Off!", "Runesmith"], kingdom=[f"Forest Goblins {HIDDEN}"]),
        dwarfs(kingdom=["Keystone Forge"]),
    )
    table.ann.chooses("play Rip Dere 'eads Off!")
    table.ann.chooses("Forest Goblins")
    assert table.ann.asked != "trigger-or-pass"
    assert (table.phase, table.ann.kingdom) == ("capital", ["Forest Goblins"])
    assert "use Forest Goblins" not in table.ann.choices, "its action is not offered"


@rule("invasion.development.rodriks-raiders")
def test_an_attachment_of_an_opponent_cannot_become_a_development(table: Scenario) -> None:
    """Rodrik's Raiders turns an opponent's attachment on a unit of its own player facedown. Whose development is it?

    Nobody's. It would be a development in a zone of a player who does not own it, so it is discarded.
    """
    begin(
        table,
        "capital",
        orcs(resources=9, hand=["Organ Gun"]),
        capital("Empire", resources=9, hand=["Rodrik's Raiders"], quest=["Huntsmen"]),
    )
    table.ann.chooses("play Organ Gun")
    table.ann.chooses("Huntsmen")
    while (table.active, table.phase) != (1, "capital"):
        table.answer(table.game.pending[0].seat, 0)
    table.bob.chooses("play Rodrik's Raiders kingdom")
    table.bob.chooses("use Rodrik's Raiders")
    table.bob.chooses("Organ Gun")
    assert table.ann.discard == ["Organ Gun"]
    assert table.bob.quest == ["Huntsmen"]


@rule("invasion.development.soul-stealer-bolt-of-change")
def test_a_development_that_is_stolen_is_lost(table: Scenario) -> None:
    """Bolt of Change has made a development a unit, and an opponent plays Soul Stealer on it. Who gets it?

    Nobody. It goes to the opponent's zone, where it is a development that its controller does not own: it is removed
    from play at once, and Soul Stealer with it.
    """
    begin(
        table,
        "capital",
        capital("Dark Elf", resources=9, hand=["Soul Stealer"]),
        capital("Chaos", resources=9, hand=["Bolt of Change"], kingdom=[f"Dark Zealot {HIDDEN}"]),
    )
    table.ann.passes()
    table.bob.chooses("play Bolt of Change")
    table.bob.chooses("Dark Zealot")
    resolves(table)
    table.ann.chooses("play Soul Stealer")
    table.ann.chooses("Dark Zealot")
    resolves(table)
    assert (table.ann.kingdom, table.bob.kingdom) == ([], [])
    assert table.ann.discard == ["Soul Stealer"]
    assert table.bob.discard == ["Dark Zealot", "Bolt of Change"]


@rule("invasion.faq.kairos-hekarti")
def test_a_card_enters_the_discard_pile_as_what_is_printed_on_it(table: Scenario) -> None:
    """Kairos Fateweaver makes developments units, and one of them is destroyed. Does Offering to Hekarti get a token?

    Only if the card is printed as a unit. A tactic, support or quest that was a unit in play goes to the discard pile
    as a tactic, support or quest.
    """
    for card, tokens in (("Dark Zealot", 1), ("Seduced by Darkness", 0), ("Shrine to Nurgle", 0)):
        begin(
            table,
            "capital",
            capital(
                "Dark Elf", resources=9, hand=["Demolition!"], quest=["Offering to Hekarti #1", "Harpies {quest=#1}"]
            ),
            capital("Chaos", legend=["Kairos Fateweaver"], kingdom=[f"{card} {HIDDEN}"]),
        )
        table.ann.chooses("play Demolition!")
        table.ann.chooses(card)
        assert table.bob.discard == [card]
        assert table.piece("Offering to Hekarti").resources == tokens


@rule("invasion.faq.kairos-warpstone-excavation")
def test_a_development_enters_play_before_kairos_makes_it_a_unit(table: Scenario) -> None:
    """A player with Kairos Fateweaver plays a development into a zone with Warpstone Excavation, which units enter
    corrupted. Is it corrupted?

    No. It enters as a development, and only then becomes a unit.
    """
    begin(
        table,
        "capital",
        capital(
            "Chaos",
            hand=["Pillage", "Dark Zealot"],
            resources=9,
            legend=["Kairos Fateweaver"],
            kingdom=["Warpstone Excavation"],
        ),
        orcs(),
    )
    table.ann.chooses("develop Pillage kingdom")
    assert (power_of(table, "Pillage"), table.piece("Pillage").corrupted) == (2, False)
    table.ann.chooses("play Dark Zealot kingdom")
    assert table.piece("Dark Zealot").corrupted


@rule("invasion.faq.when-you-play-vs-enters")
def test_when_you_play_comes_before_the_card_is_in_play(table: Scenario) -> None:
    """Spellsinger is triggered when a development is played. Can that development be its target?

    No. The action belongs to the chain of the card that is being played, and that is not in play yet.
    """
    begin(
        table,
        "capital",
        capital(
            "High Elf",
            hand=["Pillage"],
            kingdom=["Spellsinger", f"Runesmith {HIDDEN}"],
            battlefield=["Black Orc Squad"],
        ),
        orcs(),
    )
    table.ann.chooses("develop Pillage kingdom")
    table.ann.chooses("use Spellsinger")
    assert table.ann.choices == ["Runesmith"]
    table.ann.chooses("Runesmith")
    assert power_of(table, "Runesmith") == 1


@rule("invasion.development.tree-kin-example")
def test_a_unit_that_becomes_a_development_loses_its_damage_and_does_not_leave_play(table: Scenario) -> None:
    """Tree Kin has damage on it and turns into a development by its own action. What becomes of the damage, and has a
    unit left play?

    The damage is removed. Tree Kin stays in play, so Thief of Essence is not triggered.
    """
    begin(
        table,
        "capital",
        capital("High Elf", resources=2, kingdom=["Tree Kin {damage=1}"]),
        capital("Dark Elf", kingdom=["Thief of Essence"], resources=9, hand=["Sacrifice to Khaine"]),
    )
    table.ann.chooses("use Tree Kin")
    table.bob.passes()
    kin = table.piece("Tree Kin")
    assert (kin.development, kin.facedown, kin.damage) == (True, False, 0)
    assert "use Thief of Essence" not in (table.bob.choices if table.bob.asked else [])
    assert (table.ann.discard, table.bob.hand) == ([], ["Sacrifice to Khaine"])


def places(table: Scenario, seat: int) -> dict[str, int]:
    """At which place each card lies in Ann's kingdom, as far as a player knows the cards."""
    cards = table.game.zone(KINGDOMS, 0)
    return {table.game.faces[card].name: place for place, card in enumerate(cards) if table.game.knows(seat, card)}


THREE = [f"{name} {HIDDEN}" for name in ("Runesmith", "Pillage", "Demolition!")]


@rule("invasion.faq.shuffle-developments")
def test_nobody_else_can_tell_the_developments_of_a_player_apart(table: Scenario) -> None:
    """A player has several facedown developments in a zone. May they be shuffled, so that nobody knows which of them
    was played last?

    Yes, at any time. Only their owner knows which is which.
    """
    seen: set[int] = set()
    for seed in range(1, 9):
        begin(table, "capital", dwarfs(hand=["Mountain Brigade"], kingdom=THREE), orcs(), seed=seed)
        table.ann.chooses("develop Mountain Brigade kingdom")
        mine = places(table, 0)
        assert sorted(mine.values()) == [0, 1, 2, 3]
        seen.add(mine["Mountain Brigade"])
        assert places(table, 1) == {}
        assert len({str(piece) for piece in shown(table)}) == 1, "they all look the same to Bob"
    assert len(seen) > 1, "the new one is not always the last"


def shown(table: Scenario) -> list[object]:
    """Ann's kingdom as Bob sees it."""
    zones = [zone for zone in table.game.view(1)["zones"] if (zone["zone"], zone["seat"]) == ("kingdom", 0)]
    return [card["piece"] for card in zones[0]["cards"]]


@rule("invasion.faq.targeted-development-identified", "decision.invasion.mixed-developments")
def test_a_development_that_is_targeted_stays_where_everybody_knows_it(table: Scenario) -> None:
    """A player targets one of their developments. May it be shuffled among the others meanwhile, and may the opponent
    target the same one?

    It must be clear which one is the target, so it stays in its place; and as long as it is the target the opponent
    may target it, too.
    """
    begin(
        table,
        "capital",
        capital("Chaos", resources=9, hand=["Bolt of Change"], kingdom=THREE),
        capital("Empire", resources=9, hand=["Demolition!"]),
    )
    table.ann.chooses("play Bolt of Change")
    table.ann.chooses("Pillage")
    target = table.chain[0].targets[0]
    link = table.game.view(1)["table"]["chain"][0]
    assert link["targets"] == [f"kingdom/0/{table.game.zone(KINGDOMS, 0).index(target)}"], "Bob sees which one it is"
    table.bob.chooses("play Demolition!")
    table.bob.answers(table.bob.decision.options.index(target))
    assert table.ann.discard == ["Bolt of Change", "Pillage"], "it was the same card"
    for seed in range(1, 9):
        chaos = capital(
            "Chaos",
            resources=9,
            hand=["Bolt of Change", "Mountain Brigade"],
            kingdom=THREE,
            battlefield=["Black Orc Squad"],
        )
        begin(table, "capital", chaos, orcs(), seed=seed)
        table.ann.chooses("play Bolt of Change")
        table.ann.chooses("Pillage")
        place = places(table, 0)["Pillage"]
        table.ann.chooses("develop Mountain Brigade kingdom")
        assert places(table, 0)["Pillage"] == place, "the others are shuffled without it"


@rule("invasion.faq.targeted-development-identified")
def test_a_development_stays_in_its_place_that_is_targeted_by_what_waits_while_an_effect_attacks(
    table: Scenario,
) -> None:
    for seed in range(1, 9):
        empire = capital("Empire", resources=9, hand=["Demolition!"])
        begin(
            table, "capital", capital("Chaos", resources=9, hand=["Bolt of Change"], kingdom=THREE), empire, seed=seed
        )
        table.ann.chooses("play Bolt of Change")
        table.ann.chooses("Pillage")
        assert len(table.chain) == 1
        game, before = table.game.clone(), table.game.zone(KINGDOMS, 0)
        game.edit_table().resolving = True
        window = ActionWindow(game)
        game.stack.append(window)
        window.open(game)
        mix_developments(game)
        place = before.index(table.chain[0].targets[0])
        assert game.zone(KINGDOMS, 0)[place] == before[place]
