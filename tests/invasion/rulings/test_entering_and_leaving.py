"""Cards that enter play, move and leave it: what that triggers, and what they may not do."""

from __future__ import annotations

from nefrit.invasion.cards.races import CHAOS
from nefrit.invasion.definition import WarhammerInvasion
from nefrit.invasion.game import GAME as PUBLISHED
from nefrit.invasion.keywords import necromancy
from nefrit.invasion.state import DECK, HAND, QUEST_ZONES
from nefrit.invasion.words.abilities import forced
from nefrit.invasion.words.nouns import this
from nefrit.invasion.words.occasions import enters_play
from nefrit.invasion.words.pools import draw
from nefrit.kernel.cards import Library
from nefrit.testing import Scenario, rule
from tests.invasion.sides import begin, capital, dwarfs, orcs, power_of, resolves

HERALD = CHAOS.unit("Herald of Doom", 1, "Made Up", cost=2, loyalty=0, power=1, hit_points=2, unique=True).has(
    forced(enters_play(this), draw(1))
)
"""No published card: a unique unit that draws a card when it enters play."""

RISEN = CHAOS.unit("Risen Dead", 2, "Made Up", cost=1, loyalty=0, power=1, hit_points=1).has(necromancy())
"""No published card: a unit that is played from the discard pile."""

GAME = WarhammerInvasion(Library([*PUBLISHED.library.faces.values(), HERALD, RISEN]))


@rule("invasion.zone.enter-black-knights-of-morr")
def test_a_unit_can_answer_its_own_entering_in_the_next_chain(table: Scenario) -> None:
    """Black Knights of Morr has an action for when a unit enters its zone. Can it be used when it enters itself?

    Yes, in the chain that follows: the chain in which it was played has resolved by then.
    """
    begin(
        table,
        "capital",
        capital("Empire", resources=9, hand=["Black Knights of Morr"]),
        orcs(resources=9, hand=["Pillage"], kingdom=["Totem of Gork"], quest=["Squig Herders"]),
    )
    table.ann.chooses("play Black Knights of Morr battlefield")
    assert (table.deciding, len(table.chain)) == (["bob"], 1), "nothing to use yet"
    table.bob.passes()
    assert (table.ann.battlefield, table.chain) == (["Black Knights of Morr"], ())
    table.bob.passes()
    table.ann.chooses("use Black Knights of Morr")
    table.ann.chooses("Squig Herders")
    assert len(table.chain) == 1


@rule("invasion.faq.enters-play-next-chain")
def test_a_card_that_has_entered_play_may_be_the_target_of_its_own_action(table: Scenario) -> None:
    """Forest Goblins has just entered play. When is its action used, and may it target Forest Goblins?

    In the chain after it has entered play; it is there then, and may be the target itself.
    """
    begin(table, "capital", orcs(resources=3, hand=["Forest Goblins", "Pillage"]), dwarfs())
    table.ann.chooses("play Forest Goblins kingdom")
    table.ann.chooses("use Forest Goblins")
    assert table.ann.choices == ["Forest Goblins"]
    power = power_of(table, "Forest Goblins")
    table.ann.chooses("Forest Goblins")
    assert power_of(table, "Forest Goblins") == power + 1


@rule("invasion.action.trigger-condition-leaves-play")
def test_a_card_must_have_left_play_before_that_triggers_anything(table: Scenario) -> None:
    """Walking Sacrifice draws a card when it leaves play. Is it still in play at that moment?

    No. Only when it has left play its forced effect is triggered.
    """
    begin(
        table,
        "capital",
        capital("Dark Elf", resources=9, hand=["Sacrifice to Khaine"], battlefield=["Black Orc Squad"]),
        capital("Dark Elf", kingdom=["Walking Sacrifice"], deck=["Runesmith", "Pillage"]),
    )
    table.ann.chooses("play Sacrifice to Khaine")
    events = [type(one.event).__name__ for one in table.events]
    assert (table.bob.kingdom, table.bob.discard, table.bob.hand) == ([], ["Walking Sacrifice"], ["Runesmith"])
    assert events.index("Sacrificed") < events.index("Drawn")


@rule("invasion.zone.leaves-play-examples")
def test_only_what_speaks_of_itself_works_when_the_card_has_left(table: Scenario) -> None:
    """Blue Horrors, Crypt Ghouls, Thief of Essence and Dwarf Ranger leave play. Which of them can use their abilities
    for that?

    Blue Horrors and Crypt Ghouls, which speak of themselves. The others speak of any unit, and are gone.
    """
    begin(
        table,
        "capital",
        orcs(resources=9, hand=["Troll Vomit", "Runesmith"]),
        capital(
            "Chaos",
            hand=["Blue Horrors"],
            kingdom=["Crypt Ghouls", "Blue Horrors", "Thief of Essence"],
            quest=["Dwarf Ranger", "Dwarf Masons"],
        ),
    )
    table.ann.chooses("play Troll Vomit")
    table.bob.answers((0, 1, 2, 3, 4))
    assert len(table.bob.discard) == 5, "in this order"
    assert table.ann.damage == table.bob.damage == (0, 0, 0), "Dwarf Ranger had no target to choose"
    assert table.bob.choices == ["pass", "use Crypt Ghouls", "use Blue Horrors"]
    table.bob.chooses("use Crypt Ghouls")
    table.bob.chooses("use Blue Horrors")
    table.bob.chooses("Blue Horrors")
    resolves(table)
    table.bob.chooses("zone 1 kingdom")
    assert (table.bob.kingdom, table.bob.resources) == (["Blue Horrors"], 2)


@rule("invasion.faq.altar-of-khaine-many-units")
def test_altar_of_khaine_saves_several_units_from_one_effect(table: Scenario) -> None:
    """Troll Vomit would destroy three units of a player with Altar of Khaine. How many of them can be saved?

    All three, for 1 resource each: they return to the hand instead.
    """
    begin(
        table,
        "capital",
        orcs(resources=9, hand=["Troll Vomit", "Runesmith"]),
        capital(
            "Dark Elf", resources=3, kingdom=["Altar of Khaine", "Harpies", "Cold One Riders"], quest=["War Hydra"]
        ),
    )
    table.ann.chooses("play Troll Vomit")
    for _ in range(3):
        table.bob.chooses("yes")
    assert sorted(table.bob.hand) == ["Cold One Riders", "Harpies", "War Hydra"]
    assert (table.bob.resources, table.bob.discard) == (0, [])


@rule("invasion.faq.seeking-new-slaves-in-play")
def test_seeking_new_slaves_cannot_take_what_is_in_play_or_being_played(table: Scenario) -> None:
    """A unit fell this turn, and is in play again or is being played from the discard pile. Can Seeking New Slaves
    take it?

    No. Only cards out of play can be put into play, and a card on the chain is neither in play nor out of play.
    """
    for moment in ("fallen", "being played", "in play"):
        begin(
            table,
            "capital",
            capital("Chaos", resources=9, hand=["Culling the Weak", "2x Pillage"], kingdom=["Risen Dead"]),
            capital("Dark Elf", resources=9, hand=["Seeking New Slaves"]),
        )
        table.ann.chooses("play Culling the Weak")
        table.ann.chooses("Risen Dead")
        table.bob.passes()
        if moment != "fallen":
            table.bob.passes()
            table.ann.chooses("play Risen Dead quest")
            if moment == "in play":
                table.bob.passes()
                assert table.ann.quest == ["Risen Dead"]
        table.bob.chooses("play Seeking New Slaves")
        if moment == "fallen":
            table.bob.chooses("Risen Dead")
            table.bob.chooses("zone 1 kingdom")
            assert (table.ann.quest, table.bob.kingdom) == ([], ["Risen Dead"])
        else:
            assert (table.ann.quest, table.bob.kingdom) == (["Risen Dead"], [])
            assert table.bob.discard == ["Seeking New Slaves"], "it found nothing"


@rule("invasion.faq.end-times-unique-units", "invasion.zone.illegal-on-entry-sacrificed")
def test_of_several_copies_of_a_unique_unit_one_stays(table: Scenario) -> None:
    """End Times reveals three copies of a unique unit. What becomes of them?

    All are put into play, their player chooses one to stay, and the others are sacrificed at once. Only the one that
    stays triggers what happens when it enters play.
    """
    begin(
        table,
        "capital",
        capital("Chaos", resources=10, hand=["End Times"], deck=["3x Herald of Doom", "7x Pillage"]),
        orcs(deck=["10x Pillage"]),
    )
    table.ann.chooses("play End Times")
    assert (table.ann.asked, table.ann.choices) == ("which-stays", ["Herald of Doom"] * 3)
    chosen = table.ann.decision.options[1]
    table.ann.answers(1)
    table.ann.chooses("zone 0 quest")
    assert table.game.zone(QUEST_ZONES, 0) == (chosen,)
    assert table.ann.discard.count("Herald of Doom") == 2
    sacrificed = [one.event.card for one in table.events if type(one.event).__name__ == "Sacrificed"]
    assert len(sacrificed) == 2
    assert len([one for one in table.events if type(one.event).__name__ == "Drawn"]) == 1


@rule("invasion.faq.end-times-unique-units")
def test_of_each_of_several_unique_units_one_stays(table: Scenario) -> None:
    """End Times reveals two copies of each of two unique units. How many of them stay?

    One of each; their player chooses for one title after the other.
    """
    deck = ["2x Durgnar the Bold", "2x King Kazador", "7x Pillage"]
    begin(table, "capital", dwarfs(resources=10, hand=["End Times"], deck=deck), orcs(deck=["10x Pillage"]))
    cards = table.game.zone(DECK, 0)
    table.ann.chooses("play End Times")
    assert [table.game.knows(1, card) for card in cards].count(True) == 10, "everybody sees what is revealed"
    assert (table.ann.asked, table.ann.choices) == ("which-stays", ["Durgnar the Bold"] * 2)
    table.ann.answers(0)
    assert (table.ann.asked, table.ann.choices) == ("which-stays", ["King Kazador"] * 2)
    table.ann.answers(0)
    table.ann.chooses("zone 0 kingdom")
    table.ann.chooses("zone 0 quest")
    assert (table.ann.kingdom, table.ann.quest) == (["Durgnar the Bold"], ["King Kazador"])


@rule("invasion.faq.veteran-sellswords-paranoia")
def test_a_unit_that_must_go_where_it_cannot_enter_is_sacrificed(table: Scenario) -> None:
    """At the end of the turn Veteran Sellswords must move to the opponent's battlefield, where Paranoia keeps it out.
    What happens?

    The situation is illegal, so Veteran Sellswords is sacrificed.
    """
    for paranoia in (True, False):
        bob = ["Black Orc Squad #1", "Paranoia {on=#1}"] if paranoia else ["Black Orc Squad"]
        begin(table, "end", dwarfs(battlefield=["Veteran Sellswords"]), orcs(battlefield=bob))
        if paranoia:
            table.ann.passes()
        table.ann.chooses("player 1")
        assert table.in_play("Veteran Sellswords") != paranoia
        assert table.ann.discard == (["Veteran Sellswords"] if paranoia else [])


@rule("invasion.faq.veteran-sellswords-paranoia")
def test_so_is_a_unit_that_is_taken_to_where_it_cannot_enter(table: Scenario) -> None:
    """Soul Stealer takes a unit to the battlefield of its player, where Paranoia keeps units out. What happens?

    The situation is illegal, so the unit is sacrificed, and Soul Stealer is discarded with it.
    """
    for paranoia in (True, False):
        own = ["Black Orc Squad #1", "Paranoia {on=#1}"] if paranoia else ["Black Orc Squad"]
        elves = capital("Dark Elf", resources=9, hand=["Soul Stealer"], battlefield=own)
        begin(table, "capital", elves, dwarfs(battlefield=["Runesmith"]))
        table.ann.chooses("play Soul Stealer")
        table.ann.chooses("Runesmith")
        resolves(table)
        assert ("Runesmith" in table.ann.battlefield) != paranoia
        assert table.bob.discard == (["Runesmith"] if paranoia else [])
        assert table.ann.discard == (["Soul Stealer"] if paranoia else [])


@rule("invasion.zone.move-pistoliers")
def test_a_unit_moves_only_between_the_zones_of_its_capital(table: Scenario) -> None:
    """Where can Pistoliers move by its own action?

    To another of its player's kingdom, quest zone and battlefield; to no other place, in play or out of it.
    """
    begin(table, "capital", capital("Empire", resources=1, quest=["Pistoliers"]), orcs())
    table.ann.chooses("use Pistoliers")
    assert table.ann.choices == ["zone 0 kingdom", "zone 0 battlefield"]


@rule("invasion.faq.move-same-zone")
def test_nothing_moves_to_where_it_is(table: Scenario) -> None:
    """Can a card be moved to the zone in which it is?

    No. A move ends in another zone.
    """
    for zone in ("kingdom", "quest", "battlefield"):
        begin(
            table,
            "capital",
            capital("Empire", resources=9, hand=["Forced March"]),
            orcs(**{zone: ["Black Orc Squad"]}),
        )
        table.ann.chooses("play Forced March")
        table.ann.chooses("Black Orc Squad")
        assert f"zone 1 {zone}" not in table.ann.choices
        assert len(table.ann.choices) == 2


@rule("invasion.faq.sigmars-brilliance-opponent-zone")
def test_sigmars_brilliance_moves_nothing_into_an_opponents_zone(table: Scenario) -> None:
    """Can Sigmar's Brilliance move units to the opponent's quest zone?

    No. Nobody moves units into zones of an opponent, nor plays them there.
    """
    begin(
        table,
        "capital",
        capital("Empire", resources=10, hand=["Sigmar's Brilliance"], kingdom=["Huntsmen", "Pistoliers"]),
        orcs(kingdom=["Black Orc Squad"]),
    )
    table.ann.chooses("play Sigmar's Brilliance")
    assert table.ann.choices == ["Huntsmen", "Pistoliers"]
    table.ann.chooses("Pistoliers")
    assert table.ann.choices == ["zone 0 quest", "zone 0 battlefield"]


BLADE = ["Rat Ogres #1 {corrupted=true}", "Fellblade {on=#1}"]


@rule("invasion.faq.fellblade-enter-corrupted")
def test_entering_play_corrupted_is_not_being_corrupted(table: Scenario) -> None:
    """A unit enters play corrupted, in a zone with Warpstone Excavation. Does Fellblade get a token for that?

    No. The unit was never uncorrupted, so nothing has corrupted it.
    """
    begin(
        table,
        "capital",
        orcs(resources=9, hand=["Black Orc Squad"], kingdom=["Warpstone Excavation"]),
        capital("Chaos", battlefield=BLADE),
    )
    table.ann.chooses("play Black Orc Squad kingdom")
    assert table.piece("Black Orc Squad").corrupted
    assert table.piece("Fellblade").resources == 0


@rule("invasion.faq.fellblade-moved-into-excavation")
def test_a_unit_that_moves_into_warpstone_excavation_is_corrupted(table: Scenario) -> None:
    """A unit in play moves into a zone with Warpstone Excavation. Is it corrupted, and does Fellblade get a token?

    Yes, twice: it becomes corrupted by entering that zone, and that is being corrupted.
    """
    begin(
        table,
        "capital",
        capital("Empire", resources=1, quest=["Pistoliers"], kingdom=["Warpstone Excavation"]),
        capital("Chaos", battlefield=BLADE),
    )
    table.ann.chooses("use Pistoliers")
    table.ann.chooses("zone 0 kingdom")
    assert table.piece("Pistoliers").corrupted
    assert table.piece("Fellblade").resources == 1


@rule("invasion.faq.soul-stealer-leaves")
def test_a_stolen_unit_goes_back_when_soul_stealer_leaves_play(table: Scenario) -> None:
    """Soul Stealer, by which a unit was stolen, is destroyed. Who controls the unit then?

    Its owner again, in the corresponding zone: the text is a constant effect that ends with Soul Stealer.
    """
    begin(
        table,
        "capital",
        capital("Dark Elf", resources=9, hand=["Soul Stealer"]),
        dwarfs(resources=9, hand=["Demolition!"], quest=["Mountain Brigade"], battlefield=["Runesmith"]),
    )
    table.ann.chooses("play Soul Stealer")
    table.ann.chooses("Mountain Brigade")
    assert (table.ann.quest, table.bob.quest) == (["Mountain Brigade", "Soul Stealer"], [])
    table.bob.chooses("play Demolition!")
    table.bob.chooses("Soul Stealer")
    resolves(table)
    assert (table.ann.quest, table.bob.quest) == ([], ["Mountain Brigade"])
    assert table.piece("Mountain Brigade").controller == 1
    assert table.bob.battlefield == ["Runesmith"], "which nobody has taken"


@rule("invasion.faq.volkmar-replacement")
def test_volkmar_changes_only_where_a_unit_goes(table: Scenario) -> None:
    """Volkmar the Grim puts a unit that was destroyed on the bottom of its owner's deck. Was it destroyed?

    Yes. It has left play by being destroyed, or sacrificed; only the place where it goes is another one.
    """
    for answer in ("yes", "no"):
        begin(
            table,
            "capital",
            capital("Chaos", resources=9, hand=["Flames of Tzeentch"]),
            capital("Empire", legend=["Volkmar the Grim"], kingdom=["Free Company", "Garden of Morr"]),
        )
        table.ann.chooses("play Flames of Tzeentch")
        table.ann.says(3)
        table.ann.chooses("Free Company")
        table.bob.chooses(answer)
        assert table.bob.discard == ([] if answer == "yes" else ["Free Company"])
        assert (table.bob.deck[-1] == "Free Company") == (answer == "yes")
        assert table.piece("Garden of Morr").resources == 1, "a unit was destroyed"


@rule("invasion.faq.draw-simultaneously")
def test_cards_drawn_by_one_effect_are_drawn_at_once(table: Scenario) -> None:
    """With Lord of Change in play the top cards of decks are revealed. An opponent draws three cards with one effect.
    Which of them have been seen?

    Only the one that was on top: all three are drawn at once, not one after the other.
    """
    begin(
        table,
        "capital",
        capital("Chaos", resources=9, hand=["Will of Tzeentch"], kingdom=["Lord of Change"]),
        dwarfs(deck=["Runesmith", "Troll Slayers", "Dwarf Masons", "5x Mountain Brigade"]),
    )
    assert [table.game.knows(0, card) for card in table.game.zone(DECK, 1)] == [True] + [False] * 7
    table.ann.chooses("play Will of Tzeentch")
    assert table.bob.hand == ["Runesmith", "Troll Slayers", "Dwarf Masons"]
    assert [table.game.knows(0, card) for card in table.game.zone(HAND, 1)] == [True, False, False]
    assert table.game.knows(0, table.game.zone(DECK, 1)[0]), "the next one is on top now"
