"""Errata: cards that say something else since edition 1.5 than they were printed with."""

from __future__ import annotations

from collections import Counter

from nefrit.l5r.faces import L5RFace, newest
from nefrit.l5r.game import GAME
from nefrit.l5r.values import conflict_total, contributes_from_home, strength
from nefrit.testing import Scenario, Side, rule
from tests.l5r.core.fights import begins, nobody_acts, number
from tests.l5r.rulings.sides import conflict, military, quiet

__all__ = ["GAME"]

CHANGED = {
    "Kaiu Inventor",
    "Pit Trap",
    "Ride Them Down",
    "Kaito Kosori",
    "Yogo Kikuyo",
    "Soshi Shadowshaper",
}
"""The cards that edition 1.5 has changed."""


def faces() -> list[L5RFace]:
    """The published cards, as they read now."""
    return [face for face in newest(GAME.library) if isinstance(face, L5RFace)]


@rule("l5r.errata.replaces-printed")
def test_an_erratum_takes_the_place_of_what_is_printed(table: Scenario) -> None:
    """A card has an erratum. Which text holds, the printed one or that of the erratum?

    That of the erratum. In edition 1.5 every card with one lies on the table with its new text, in 1.0 as printed.
    """
    changed = [face for face in faces() if face.name in CHANGED]
    assert len(changed) == len(CHANGED)
    for face in changed:
        for edition, text in (("1.0", face.older), ("1.5", face)):
            begins(table, quiet("Doji Whisperer", hand=[face.name, "Way of the Crane"]), quiet(), edition=edition)
            assert table.game.faces[number(table, face.name)] is text
        assert face.older is not None
        assert face.older.abilities != face.abilities


@rule("l5r.errata.english-printing-prevails")
def test_every_other_card_has_one_text_and_its_english_name(table: Scenario) -> None:
    """A card without an erratum exists in translated, promotional and alternate printings. Which one is right?

    The original English one. So each of those cards has one face only, the same in both editions, under its English
    name; no other printing is known.
    """
    unchanged = [face for face in faces() if face.name not in CHANGED]
    for face in unchanged:
        assert face.printings == (face,)
        assert GAME.printing(face, "1.0") is GAME.printing(face, "1.5") is face
    # Two clans have a stronghold of this name.
    twice = [name for name, count in Counter(face.name for face in faces()).items() if count > 1]
    assert twice == ["Hisu Mori Toride"]
    for edition in GAME.editions:
        begins(table, quiet("Origami Master"), quiet("Doji Whisperer", hand=["Way of the Crane"]), edition=edition)
        assert table.game.faces[number(table, "Origami Master")] is GAME.library.find("Origami Master")
    assert "Maître en Origami" not in {face.name for face in GAME.library.faces.values()}


@rule("l5r.errata.kaiu-inventor")
def test_kaiu_inventor_helps_a_holding_this_round_only(table: Scenario) -> None:
    """Kaiu Inventor lets a holding's abilities be triggered once more. For how long?

    This round, since the erratum. As printed it was so in each round that followed, too.
    """
    deck = {"conflict-deck": ["9x Way of the Crane"]}
    for edition, each_round in (("1.5", False), ("1.0", True)):
        ann = quiet("Kaiu Inventor", "5x Eager Scout {fate=3}", holdings=["Funeral Pyre {slot=0}"], **deck)
        begins(table, ann, quiet(), at="regroup", round=1, edition=edition)
        table.ann.chooses("use Kaiu Inventor 0")
        table.ann.chooses("Funeral Pyre")
        for _ in range(2):
            table.ann.chooses("use Funeral Pyre 0")
            table.ann.chooses("Eager Scout")
        assert table.ann.asked == "discard-from-provinces", "and no third time"
        table.ann.chooses()
        table.bob.passes()
        table.ann.chooses("use Funeral Pyre 0")
        table.ann.chooses("Eager Scout")
        assert ("use Funeral Pyre 0" in table.ann.choices) == each_round


@rule("l5r.errata.pit-trap")
def test_pit_trap_stays_when_its_character_stops_attacking(table: Scenario) -> None:
    """Pit Trap is attached to an attacking character. Does it stay there when the conflict is over?

    Yes, since the erratum: it is only played on an attacking character. As printed it was attached to attacking
    characters alone, and so is discarded.
    """
    for edition, stays in (("1.5", True), ("1.0", False)):
        bob = quiet("Doji Whisperer", hand=["Pit Trap"])
        conflict(table, quiet("Serene Warrior"), bob, "military air", "Serene Warrior", edition=edition)
        table.bob.chooses("play Pit Trap")
        assert table.bob.choices == ["Serene Warrior"], "she attacks"
        table.bob.chooses("Serene Warrior")
        nobody_acts(table)
        table.ann.passes()
        assert table.conflict is None
        assert table.in_play("Pit Trap") == stays


@rule("l5r.errata.ride-them-down")
def test_ride_them_down_lasts_until_the_conflict_ends(table: Scenario) -> None:
    """Ride Them Down sets the base strength of the attacked province to 1. For how long?

    Until the end of the conflict, since the erratum. As printed it does not end.
    """
    for edition, afterwards in (("1.5", 4), ("1.0", 1)):
        provinces = ["Night Raid {slot=0}", "Entrenched Position {slot=1}"]
        ann, bob = quiet("Doji Whisperer", hand=["Ride Them Down"]), quiet("Eager Scout", provinces=provinces)
        with_ = "political air", "Doji Whisperer"
        conflict(table, ann, bob, *with_, province="Night Raid", defenders=("Eager Scout",), favor=0, edition=edition)
        province = table.conflict.province
        assert strength(table.game, province) == 4
        table.ann.chooses("use Ride Them Down 0")
        assert strength(table.game, province) == 1
        nobody_acts(table)
        table.ann.passes()
        assert table.conflict is None
        assert strength(table.game, province) == afterwards


@rule("l5r.errata.kaito-kosori")
def test_kaito_kosori_helps_from_home_only_while_she_is_ready(table: Scenario) -> None:
    """Kaito Kosori lies bowed in her home during an air conflict. Does she contribute her skill?

    No, since the erratum: she must be ready for that. As printed nothing on the card said so, and a bowed Kosori was
    left out only because bowed characters are not counted.
    """
    for edition, contributes in (("1.5", False), ("1.0", True)):
        for bowed, helps in (("false", 2), ("true", 0)):
            ann = quiet("Serene Warrior", f"Kaito Kosori {{bowed={bowed}}}", hand=["Banzai!"])
            conflict(table, ann, quiet("Eager Scout"), "military air", "Serene Warrior", edition=edition)
            assert conflict_total(table.game, 0) == military(table, "Serene Warrior") + helps
        assert contributes_from_home(table.game, number(table, "Kaito Kosori")) == contributes


def spell(table: Scenario, ann: Side, edition: str) -> None:
    """Bob plays a Spell in a conflict."""
    bob = quiet("Wandering Ronin", "Adept of the Waves", hand=["Supernatural Storm"])
    conflict(table, ann, bob, "military air", "Yogo Outcast", defenders=("Wandering Ronin",), edition=edition)
    table.bob.chooses("use Supernatural Storm 0")
    table.bob.chooses("Wandering Ronin")


@rule("l5r.errata.yogo-kikuyo", "decision.l5r.printed-area-1-0")
def test_yogo_kikuyo_comes_from_the_hand_alone(table: Scenario) -> None:
    """Yogo Kikuyo lies in the discard pile when an opponent plays a Spell. Can she come into play and cancel it?

    No, since the erratum: she comes from the hand. As printed it was not said from where.
    """
    for edition, comes in (("1.5", False), ("1.0", True)):
        spell(table, quiet("Yogo Outcast", hand=["Yogo Kikuyo"]), edition)
        table.ann.chooses("respond Yogo Kikuyo 0 0")
        assert table.ann.play == ["Yogo Outcast", "Yogo Kikuyo"]
        spell(table, quiet("Yogo Outcast", **{"conflict-discard": ["Yogo Kikuyo"]}), edition)
        assert (table.ann.asked == "respond-or-pass") == comes


@rule("l5r.errata.soshi-shadowshaper")
def test_soshi_shadowshaper_returns_characters_of_both_players(table: Scenario) -> None:
    """Soshi Shadowshaper returns a character that came from a hand in this phase. From whose hand?

    From that of any player, since the erratum. Before that it was from an opponent's.
    """
    adepts = ["Adept of Shadows", "Adept of Shadows"]
    for edition, choices in (("1.5", adepts), ("1.0", adepts[:1])):
        ann = quiet("Soshi Shadowshaper", hand=["Adept of Shadows"])
        begins(table, ann, quiet(hand=["Adept of Shadows"]), edition=edition)
        for player in (table.ann, table.bob):
            player.chooses("play Adept of Shadows")
            player.says(0)
        table.ann.chooses("use Soshi Shadowshaper 0")
        assert table.ann.choices == choices
