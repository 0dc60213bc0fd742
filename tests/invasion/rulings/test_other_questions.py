"""Questions about one card or one rule each."""

from __future__ import annotations

from dataclasses import dataclass

from nefrit.invasion.cards.races import NEUTRAL
from nefrit.invasion.definition import WarhammerInvasion
from nefrit.invasion.framework import Turns
from nefrit.invasion.game import GAME as PUBLISHED
from nefrit.invasion.standing import BLANK
from nefrit.invasion.state import Invasion
from nefrit.invasion.trees import Attaches, Standing
from nefrit.invasion.values import power
from nefrit.invasion.words.abilities import action
from nefrit.invasion.words.cards import unit
from nefrit.invasion.words.nouns import attached
from nefrit.kernel.cards import Library
from nefrit.kernel.effects import Context, Effect
from nefrit.kernel.procedures import Procedure
from nefrit.testing import Scenario, rule
from tests.invasion.sides import attacks, begin, capital, dwarfs, in_the_zone, orcs, passes, power_of, resolves

CURSE = NEUTRAL.support("Curse of Silence", 1, "Made Up", cost=0, traits="Attachment").has(
    Attaches(unit), Standing(BLANK, on=attached)
)
"""No published card: the text box of the attached unit is blank."""


@dataclass(frozen=True)
class FightAgain(Effect):
    """There is another battlefield phase this turn."""

    def apply(self, game: Invasion, context: Context) -> Procedure | None:
        """After this window."""
        game.edit_innermost(Turns).goto("battlefield_begins")
        return None


HORN = NEUTRAL.support("War Horn", 2, "Made Up", cost=0).has(action(FightAgain(), limit=1))
"""No published card: it gives another battlefield phase."""

GAME = WarhammerInvasion(Library([*PUBLISHED.library.faces.values(), CURSE, HORN]))


@rule("invasion.faq.burning-zone-works")
def test_a_burning_zone_works_as_ever(table: Scenario) -> None:
    """A zone of a player burns. Do its cards still work, and does it still bring resources or cards?

    Yes, all of that works as usual. Only damage cannot be assigned to it any more.
    """
    burning = dwarfs(burning=[True, False, False], kingdom=["Mining Tunnels"], quest=["Runesmith"])
    begin(table, "kingdom", burning, orcs())
    passes(table)
    assert table.ann.resources == 3 + 1, "base power, and that of Mining Tunnels"
    begin(
        table,
        "capital",
        dwarfs(burning=[False, True, False], quest=["Runesmith"], resources=2, battlefield=["Black Orc Squad"]),
        orcs(),
    )
    table.ann.chooses("use Runesmith")
    table.ann.chooses("Runesmith")
    assert power_of(table, "Runesmith") == 2
    begin(table, "capital", orcs(resources=3, hand=["Followers of Mork"]), burning)
    table.ann.chooses("play Followers of Mork kingdom")
    table.ann.chooses("player 1")
    assert "zone 1 kingdom" not in table.bob.choices


@rule("invasion.faq.attack-burning-zone")
def test_a_burning_zone_can_be_attacked(table: Scenario) -> None:
    """May a zone that burns already be attacked?

    Yes. Its defenders can be damaged, but no damage can be assigned to the zone.
    """
    begin(
        table,
        "battlefield",
        dwarfs(battlefield=["King Kazador"]),
        orcs(burning=[True, False, False], kingdom=["Squig Herders"]),
    )
    attacks(table, "kingdom", "King Kazador")
    table.bob.chooses("Squig Herders")
    passes(table)
    assert table.bob.discard == ["Squig Herders"]
    assert (table.bob.damage, table.winners) == ((0, 0, 0), None)


@rule("invasion.effect.harpies-example")
def test_a_condition_must_still_hold_when_the_effect_resolves(table: Scenario) -> None:
    """Harpies are used because an opponent has seven cards in hand after drawing. In response the opponent plays one
    of them. Is a card discarded?

    No. The condition must be true again when the effect resolves; but Harpies stay corrupted, for that was the cost.
    """
    for response in (False, True):
        begin(
            table,
            "quest",
            capital("Chaos", hand=["6x Seduced by Darkness"]),
            capital("Dark Elf", quest=["Harpies"], kingdom=["Cold One Riders"]),
        )
        table.bob.chooses("use Harpies")
        if response:
            table.ann.chooses("play Seduced by Darkness")
            table.ann.chooses("Cold One Riders")
        resolves(table)
        assert table.piece("Harpies").corrupted
        assert len(table.ann.hand) == 6
        assert len(table.ann.discard) == 1
        assert table.piece("Cold One Riders").corrupted == response
    begin(table, "quest", capital("Chaos", hand=["5x Seduced by Darkness"]), capital("Dark Elf", quest=["Harpies"]))
    assert table.bob.asked is None, "with six cards they cannot be used"


@rule("invasion.effect.then-dwarf-cannon-crew")
def test_the_deck_is_shuffled_only_after_a_search(table: Scenario) -> None:
    """Dwarf Cannon Crew searches the top five cards of the deck, "then" the deck is shuffled. Is it always?

    If its player has searched, also when nothing was found there. Where Eatine Harbour takes the forced effect away,
    nothing is searched, and so nothing is shuffled.
    """
    deck = ["Runesmith", "Mountain Brigade", "Troll Slayers", "Dwarf Masons", "Zhufbar Engineers", "King Kazador"]
    for harbour in ([], ["Eatine Harbour"]):
        crew = dwarfs(resources=3, hand=["Dwarf Cannon Crew"], deck=deck)
        begin(table, "capital", crew, capital("High Elf", kingdom=harbour))
        table.ann.chooses("play Dwarf Cannon Crew kingdom")
        left = [card for card in deck if card in table.ann.deck]
        assert (table.ann.deck == left) == bool(harbour)


@rule("invasion.term.search-scout-camp")
def test_scout_camp_adds_a_card_to_every_search(table: Scenario) -> None:
    """Runesmith Apprentice searches the top five cards, and Scout Camp is in its player's kingdom. How many cards are
    searched?

    Six, if its player likes.
    """
    deck = ["5x Runesmith", "Master Rune of Valaya", "3x Runesmith"]
    for zone in ("kingdom", "quest"):
        camp = {zone: ["Scout Camp"]}
        begin(table, "capital", dwarfs(resources=3, hand=["Runesmith Apprentice"], deck=deck, **camp), orcs())
        table.ann.chooses("play Runesmith Apprentice battlefield")
        table.ann.chooses("use Runesmith Apprentice")
        if zone == "kingdom":
            table.ann.says(6)
            assert table.ann.choices == ["Master Rune of Valaya"], "the sixth card"
            table.ann.chooses("Master Rune of Valaya")
        assert table.ann.hand == (["Master Rune of Valaya"] if zone == "kingdom" else [])


@rule("invasion.term.or-warpstone-meteor")
def test_who_cannot_do_the_one_must_do_the_other(table: Scenario) -> None:
    """Warpstone Meteor lets each player corrupt a unit in a corresponding zone or deal 1 damage to their capital. What
    does a player do who has no such unit?

    The damage, to the zone that the player chooses.
    """
    begin(
        table,
        "turn",
        capital("Chaos", kingdom=["Warpstone Meteor", "Dark Zealot"]),
        orcs(kingdom=["Black Orc Squad {corrupted=true}"], quest=["Squig Herders"]),
    )
    table.ann.chooses("Dark Zealot")
    assert (table.bob.asked, table.bob.choices) == (
        "damage-zone",
        ["zone 1 kingdom", "zone 1 quest", "zone 1 battlefield"],
    )
    table.bob.chooses("zone 1 quest")
    assert table.piece("Dark Zealot").corrupted
    assert (table.ann.damage, table.bob.damage) == ((0, 0, 0), (0, 1, 0))


@rule("invasion.legend.power-malekith")
def test_the_power_of_a_legend_is_the_lowest_of_the_three(table: Scenario) -> None:
    """Malekith has 2 power in each of the three zones. What is his power for an effect that asks for it?

    2: the lowest of the three values. A legend with 1, 1 and 2 has 1.
    """
    for name, number in (("Malekith", 2), ("Crone Hellebron", 1)):
        begin(table, "capital", capital("Dark Elf", legend=[name]), orcs())
        assert power(table.game, in_the_zone(table, name)) == number


@rule("invasion.faq.grudgebearer-blank")
def test_a_blank_grudgebearer_keeps_its_tokens_and_cannot_use_them(table: Scenario) -> None:
    """The text box of Grudgebearer becomes blank. What becomes of the resource tokens on it?

    They stay, but give it no power, and it gets no more of them while it is blank.
    """
    begin(
        table,
        "capital",
        orcs(resources=9, hand=["Curse of Silence"]),
        dwarfs(kingdom=["Grudgebearer {resources=2}"]),
    )
    assert power_of(table, "Grudgebearer") == 1 + 2
    table.ann.chooses("play Curse of Silence")
    table.ann.chooses("Grudgebearer")
    assert (power_of(table, "Grudgebearer"), table.piece("Grudgebearer").resources) == (1, 2)
    begin(
        table,
        "capital",
        capital("Chaos", resources=9, hand=["Flames of Tzeentch"]),
        dwarfs(kingdom=["Grudgebearer #1 {resources=2}", "Curse of Silence {on=#1}", "Runesmith"]),
    )
    table.ann.chooses("play Flames of Tzeentch")
    table.ann.says(1)
    table.ann.chooses("Runesmith")
    assert table.bob.discard == ["Runesmith"]
    assert table.piece("Grudgebearer").resources == 2


@rule("invasion.faq.ability-definition")
def test_an_ability_is_what_has_a_trigger_condition(table: Scenario) -> None:
    """Which texts of a card are abilities?

    Those with a trigger condition, whatever word stands before them: when the condition is met they are triggered, and
    a text without one is not.
    """
    begin(
        table,
        "turn",
        capital("Chaos", battlefield=["Rat Ogres {corrupted=true}", "Chaos Knights #1", "Cloud of Flies {on=#1}"]),
        capital("Chaos", kingdom=["Melekh the Changer"]),
    )
    assert power_of(table, "Melekh the Changer") == 1 + 1, "constant, without any trigger"
    assert table.ann.asked == "may", "triggered by the beginning of the turn"
    table.ann.chooses("no")
    assert table.ann.choices == ["pass", "use Rat Ogres"]
    passes(table)
    assert table.phase == "kingdom", "the trigger is over, and with it the opportunity"


@rule("invasion.faq.master-rune-one-phase")
def test_master_rune_of_valaya_works_for_one_battlefield_phase(table: Scenario) -> None:
    """Master Rune of Valaya resolves in a turn with two battlefield phases. Is the damage of both of them cancelled?

    No. It cancels what is assigned in one battlefield phase, the first one after it was played, and no more.
    """
    begin(
        table,
        "capital",
        orcs(battlefield=["Boar Boyz"]),
        dwarfs(resources=2, hand=["Master Rune of Valaya"], kingdom=["War Horn", "Runesmith"]),
    )
    table.bob.chooses("play Master Rune of Valaya")
    attacks(table, "kingdom", "Boar Boyz")
    table.bob.chooses()
    while table.phase != "end":
        table.bob.passes()
    assert table.bob.damage == (0, 0, 0)
    table.bob.chooses("use War Horn")
    attacks(table, "kingdom", "Boar Boyz")
    table.bob.chooses()
    passes(table)
    assert table.bob.damage == (1, 0, 0)
