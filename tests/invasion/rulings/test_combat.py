"""Combat: who is declared, how damage is assigned, and what is dealt."""

from __future__ import annotations

from nefrit.invasion.game import GAME
from nefrit.testing import Scenario, rule
from tests.invasion.sides import HIDDEN, attacks, begin, capital, defends, dwarfs, orcs, passes

__all__ = ["GAME"]

STONE = f"Pillage {HIDDEN}"


@rule("invasion.combat.example-basic")
def test_damage_is_assigned_and_toughness_cancels_some(table: Scenario) -> None:
    """Hammerer of Karak Azul and King Kazador attack a quest zone that Doom Divers defends. Who survives?

    The attackers have 4 damage: 2 for Doom Divers, which is destroyed, and 2 for the zone. The 2 damage of Doom Divers
    are assigned to the Hammerer, whose Toughness cancels one of them.
    """
    begin(
        table,
        "battlefield",
        dwarfs(battlefield=["Hammerer of Karak Azul", "King Kazador"]),
        orcs(quest=["Doom Divers"]),
    )
    attacks(table, "quest", "Hammerer of Karak Azul", "King Kazador")
    defends(table, "Doom Divers")
    table.ann.says(2)
    table.bob.distributes({"Hammerer of Karak Azul": 2})
    passes(table)
    assert table.piece("Hammerer of Karak Azul").damage == 1
    assert table.bob.discard == ["Doom Divers"]
    assert table.bob.damage == (0, 2, 0)


@rule("invasion.faq.combat-damage-lethal-first")
def test_every_defender_is_assigned_what_destroys_it_before_the_capital(table: Scenario) -> None:
    """Two units defend a zone. May the attacker ignore one of them, and assign damage to the capital?

    No. Before the first point goes to the capital each defender must be assigned as much as destroys it.
    """
    begin(
        table,
        "battlefield",
        dwarfs(battlefield=["King Kazador", "Mountain Brigade"]),
        orcs(kingdom=["Squig Herders", "Doom Divers {damage=1}"]),
    )
    attacks(table, "kingdom", "King Kazador", "Mountain Brigade")
    defends(table, "Squig Herders", "Doom Divers")
    assert table.ann.asked == "damage-to-target"
    assert table.ann.decision.most == 5 - 2 - 1, "power 5 against 2 and 1 hit points"
    table.ann.says(2)
    table.bob.distributes({"King Kazador": 4})
    passes(table)
    assert table.bob.damage == (2, 0, 0)
    assert table.bob.kingdom == []


@rule("invasion.faq.combat-damage-count-active-cancellation")
def test_what_will_be_cancelled_is_counted_when_damage_is_assigned(table: Scenario) -> None:
    """A defender has Toughness, or an effect that cancels damage protects it already. How much must be assigned to it
    before the capital?

    Its hit points and all that will be cancelled: 3 for 2 hit points and Toughness 1. A unit whose damage is cancelled
    altogether keeps the capital safe.
    """
    begin(table, "battlefield", orcs(battlefield=["Ironclaw's Horde"]), dwarfs(kingdom=["Hammerer of Karak Azul"]))
    attacks(table, "kingdom", "Ironclaw's Horde")
    defends(table, "Hammerer of Karak Azul")
    assert (table.ann.asked, table.ann.decision.most) == ("damage-to-target", 4 - 2 - 1)
    horde = orcs(battlefield=["2x Ironclaw's Horde", "2x Chaos Knights"])
    bane = {"resources": 9, "hand": ["Steel's Bane"], "kingdom": ["Silver Helm Brigade"]}
    begin(table, "battlefield", horde, capital("High Elf", **bane))
    table.bob.chooses("play Steel's Bane")
    table.bob.chooses("Silver Helm Brigade")
    attacks(table, "kingdom", "Ironclaw's Horde", "Ironclaw's Horde", "Chaos Knights", "Chaos Knights")
    defends(table, "Silver Helm Brigade")
    assert (table.ann.asked, table.ann.decision.most) == ("damage-to-target", 14 - 3 - 10)
    begin(table, "battlefield", horde, capital("High Elf", battlefield=["Sword Masters of Hoeth"]))
    attacks(table, "battlefield", "Ironclaw's Horde", "Ironclaw's Horde", "Chaos Knights", "Chaos Knights")
    defends(table, "Sword Masters of Hoeth")
    assert table.bob.asked == "assign-damage", "the attacker had nothing to decide"
    assert table.bob.assigned == (0, 0, 0)
    begin(table, "battlefield", orcs(battlefield=["Ironclaw's Horde"]), capital("Dark Elf", kingdom=[HYDRA]))
    attacks(table, "kingdom", "Ironclaw's Horde")
    defends(table, "War Hydra")
    assert (table.ann.asked, table.ann.decision.most) == ("damage-to-target", 4 - 1 - 2)


HYDRA = "War Hydra {resources=2}"


@rule("invasion.faq.combat-damage-overassign")
def test_more_than_enough_may_be_assigned_to_a_defender(table: Scenario) -> None:
    """The attacker fears that damage will be cancelled later. May more be assigned to a defender than destroys it?

    Yes, as much as the attacker likes: nothing has to go to the capital.
    """
    begin(table, "battlefield", dwarfs(battlefield=["King Kazador"]), orcs(kingdom=["Squig Herders"]))
    attacks(table, "kingdom", "King Kazador")
    defends(table, "Squig Herders")
    table.ann.says(0)
    assert table.bob.damage == (0, 0, 0)
    begin(
        table,
        "battlefield",
        dwarfs(battlefield=["King Kazador"]),
        orcs(kingdom=["Squig Herders", "Doom Divers"], resources=9, hand=["Waaagh!"]),
    )
    attacks(table, "kingdom", "King Kazador")
    defends(table, "Squig Herders", "Doom Divers")
    table.ann.distributes({"Squig Herders": 3})
    assert (table.piece("Squig Herders").assigned, table.piece("Doom Divers").assigned) == (3, 0)


@rule("invasion.faq.declare-all-at-once")
def test_attackers_and_defenders_are_declared_all_at_once(table: Scenario) -> None:
    """Several units attack and several defend. Are they declared one after the other, with effects between?

    No. All attackers are declared together, then the effects resolve that this triggers, and only then players may
    act; the same goes for defenders.
    """
    begin(
        table,
        "battlefield",
        capital("Empire", battlefield=["Van Klumpf's Buccaneers", "Pistoliers"], resources=1),
        orcs(kingdom=["Boar Boyz", "Black Orc Squad"], resources=2, hand=["Pillage"]),
    )
    passes(table)
    table.ann.chooses("target 1 kingdom")
    passes(table)
    assert table.ann.choices == ["Van Klumpf's Buccaneers", "Pistoliers"]
    table.ann.chooses("Van Klumpf's Buccaneers", "Pistoliers")
    assert (table.piece("Van Klumpf's Buccaneers").side, table.piece("Pistoliers").side) == (1, 1)
    assert table.bob.damage == (0, 1, 1), "the effect came before any action"
    assert table.ann.choices == ["pass", "use Pistoliers"]
    passes(table)
    assert table.bob.choices == ["Boar Boyz", "Black Orc Squad"]
    table.bob.chooses("Boar Boyz", "Black Orc Squad")
    assert (table.piece("Boar Boyz").side, table.piece("Black Orc Squad").side) == (2, 2)
    assert table.ann.asked == "act-or-pass"


@rule("invasion.effect.independence-counterstrike-example")
def test_counterstrike_strikes_although_its_unit_is_destroyed_by_the_declaration(table: Scenario) -> None:
    """A unit with Counterstrike is declared as a defender against Horrific Mutation, which destroys it at once. Does
    it strike?

    Yes. Its Counterstrike was triggered by the declaration, and does not need the unit any more.
    """
    begin(
        table,
        "battlefield",
        capital("Chaos", battlefield=["Chaos Knights #1", "Horrific Mutation {on=#1}"]),
        capital("Empire", kingdom=["Reiksguard Knights {damage=1}"]),
    )
    attacks(table, "kingdom", "Chaos Knights")
    table.bob.chooses("Reiksguard Knights")
    assert table.bob.discard == ["Reiksguard Knights"]
    assert table.piece("Chaos Knights").damage == 2


@rule("invasion.faq.grimgors-spike")
def test_grimgors_spike_destroys_only_attackers_to_which_damage_is_assigned(table: Scenario) -> None:
    """A unit with Grimgor's Spike defends alone against three attackers. Which of them are destroyed?

    Those to which some of its combat damage is assigned, also where all of that is cancelled. One that was assigned
    none stays.
    """
    begin(
        table,
        "battlefield",
        dwarfs(battlefield=["Mountain Brigade", "Troll Slayers", "Hammerer of Karak Azul"]),
        orcs(kingdom=["Ironclaw's Horde #1", "Grimgor's Spike {on=#1}"]),
    )
    attacks(table, "kingdom", "Mountain Brigade", "Troll Slayers", "Hammerer of Karak Azul")
    defends(table, "Ironclaw's Horde")
    table.ann.says(0)
    table.bob.distributes({"Mountain Brigade": 3, "Hammerer of Karak Azul": 1})
    passes(table)
    assert table.ann.battlefield == ["Troll Slayers"]
    table.ann.orders("Mountain Brigade", "Hammerer of Karak Azul")
    assert table.ann.discard == ["Hammerer of Karak Azul", "Mountain Brigade"]


@rule("invasion.faq.savage-gors-sack-tor-aendris")
def test_who_attacks_as_though_in_the_battlefield_is_not_there(table: Scenario) -> None:
    """Savage Gors is questing on Sack Tor Aendris and attacks from there. Does its ability for the battlefield work?

    No. It may attack as though it were in the battlefield, but it is in the quest zone.
    """
    gors = {"battlefield": [STONE, STONE, "Savage Gors"], "quest": ["Sack Tor Aendris #1", "Savage Gors {quest=#1}"]}
    for nth, damage in ((0, 1 + 2), (1, 1)):
        begin(table, "battlefield", capital("Dark Elf", **gors), orcs())
        passes(table)
        table.ann.chooses("target 1 kingdom")
        passes(table)
        both = sorted(table.ann.decision.options, key=lambda card: table.game.place(card)[0].name)
        table.ann.answers((table.ann.decision.options.index(both[nth]),))
        passes(table)
        assert table.bob.damage == (damage, 0, 0)


@rule("invasion.damage.sadistic-mutation")
def test_sadistic_mutation_needs_a_point_in_the_pool_and_a_point_that_is_dealt(table: Scenario) -> None:
    """When does Sadistic Mutation trigger in combat?

    Its unit must have added at least 1 damage to the pool, and at least 1 of the pool must have been dealt to a unit
    or the capital of the opponent. Without the one or the other it does not trigger.
    """
    mutant = capital("Chaos", battlefield=["Chaos Knights #1", "Sadistic Mutation {on=#1}"])
    begin(table, "battlefield", mutant, orcs())
    attacks(table, "kingdom", "Chaos Knights")
    passes(table)
    assert table.ann.asked == "choose-target"
    begin(table, "battlefield", mutant, capital("High Elf", battlefield=["Sword Masters of Hoeth"]))
    attacks(table, "battlefield", "Chaos Knights")
    defends(table, "Sword Masters of Hoeth")
    passes(table)
    assert (table.ann.asked, table.combat) == (None, None), "nothing was dealt"
    weak = capital("Chaos", battlefield=["Chaos Knights", "Fledgling Chaos Spawn #1", "Sadistic Mutation {on=#1}"])
    begin(table, "battlefield", weak, orcs(battlefield=["Black Orc Squad"]))
    attacks(table, "kingdom", "Chaos Knights", "Fledgling Chaos Spawn")
    passes(table)
    assert (table.bob.damage, table.ann.asked) == ((3, 0, 0), None), "it added nothing to the pool"


@rule("invasion.damage.two-sadistic-mutations")
def test_one_point_that_is_dealt_counts_for_all_attackers(table: Scenario) -> None:
    """Savage Gors and Bloodsworn attack together, each with a Sadistic Mutation, and 1 damage is dealt. Which of the
    two has dealt it?

    Both have, and both Sadistic Mutations trigger.
    """
    begin(
        table,
        "battlefield",
        capital(
            "Chaos",
            battlefield=[
                "Savage Gors #1",
                "Sadistic Mutation {on=#1}",
                "Bloodsworn #2",
                "Sadistic Mutation {on=#2}",
            ],
        ),
        dwarfs(kingdom=["King Kazador"]),
    )
    attacks(table, "kingdom", "Savage Gors", "Bloodsworn")
    defends(table, "King Kazador")
    table.bob.distributes({"Bloodsworn": 3})
    passes(table)
    assert table.piece("King Kazador").damage == 3 - 2
    assert table.ann.choices == ["resolve Sadistic Mutation"] * 2
    table.ann.answers(0)
    table.ann.chooses("zone 1 quest")
    table.ann.chooses("zone 1 quest")
    assert table.bob.damage == (0, 2, 0)


WOLVES = "Wolves of the North #1"


@rule("invasion.combat.wolves-of-the-north-example")
def test_an_attack_in_the_quest_phase_has_all_the_steps_of_an_attack(table: Scenario) -> None:
    """Wolves of the North lets its questing unit attack in the quest phase. How is that attack carried out?

    Through all steps of an attack of the battlefield phase, with their action windows.
    """
    begin(
        table,
        "quest",
        capital("Chaos", quest=[WOLVES, "Bloodsworn {quest=#1}"]),
        orcs(resources=9, hand=["Pillage"], kingdom=["Squig Herders", "Totem of Gork"]),
    )
    table.ann.chooses("use Wolves of the North")
    table.bob.passes()
    table.ann.chooses("target 1 kingdom")
    asked: list[str] = []
    while table.combat is not None:
        asked.append(table.game.pending[0].prompt)
        if asked[-1] in ("choose-attackers", "choose-defenders"):
            name = "Bloodsworn" if asked[-1] == "choose-attackers" else "Squig Herders"
            (table.ann if asked[-1] == "choose-attackers" else table.bob).chooses(name)
        else:
            table.bob.passes()
    act = "act-or-pass"
    assert asked == [act, "choose-attackers", act, act, "choose-defenders", act, act]
    assert (table.phase, table.bob.discard) == ("quest", ["Squig Herders"])


@rule("invasion.faq.wolves-of-the-north-corrupted")
def test_a_corrupted_unit_does_not_attack_by_wolves_of_the_north(table: Scenario) -> None:
    """A corrupted unit is questing on Wolves of the North. Can it attack by that?

    No. The quest lets it attack from another zone and in another phase; but what is corrupted cannot attack.
    """
    for corrupted in (False, True):
        unit = "Bloodsworn {quest=#1, corrupted=true}" if corrupted else "Bloodsworn {quest=#1}"
        begin(table, "quest", capital("Chaos", quest=[WOLVES, unit]), orcs())
        if table.ann.asked == "act-or-pass":
            table.ann.chooses("use Wolves of the North")
        assert (table.ann.asked == "attack-target" and table.phase == "quest") != corrupted
        assert table.piece("Bloodsworn").side == 0
