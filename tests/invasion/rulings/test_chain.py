"""The action chain: who can respond, what comes between, what is cancelled or copied, and what it plays itself."""

from __future__ import annotations

from nefrit.invasion.game import GAME
from nefrit.testing import Scenario, rule
from tests.invasion.sides import begin, capital, dwarfs, orcs, passes, resolves

__all__ = ["GAME"]


@rule("invasion.faq.no-actions-while-resolving")
def test_nothing_is_added_to_a_chain_that_resolves(table: Scenario) -> None:
    """Both players have passed, and the chain resolves. Can another action be added between two of its links?

    No. Actions are added only until all have passed; then the chain resolves to its end, the last action first.
    """
    begin(
        table,
        "capital",
        dwarfs(resources=9, quest=["Runesmith"], hand=["Demolition!"]),
        orcs(resources=9, hand=["2x Pillage"], kingdom=["Totem of Gork"], quest=["Grimgor's Camp"]),
    )
    table.ann.chooses("use Runesmith")
    table.ann.chooses("Runesmith")
    table.bob.chooses("play Pillage")
    table.bob.chooses("Totem of Gork")
    table.ann.chooses("use Runesmith")
    table.ann.chooses("Runesmith")
    assert len(table.chain) == 3
    table.bob.passes()
    table.ann.passes()
    assert table.chain == (), "nobody was asked while it resolved"
    assert table.bob.discard == ["Pillage", "Totem of Gork"]
    assert table.bob.choices == ["pass", "play Pillage"], "this is a new chain"


@rule("invasion.faq.forced-interrupts-chain")
def test_forced_effects_come_between_the_links_of_a_chain(table: Scenario) -> None:
    """A link of a resolving chain triggers a forced effect. When is that carried out?

    At once, before the next link of the chain resolves.
    """
    begin(
        table,
        "capital",
        capital("Chaos", resources=9, hand=["Will of Tzeentch"], kingdom=["Walking Sacrifice"], deck=DECK),
        capital("Dark Elf", resources=9, hand=["Sacrifice to Khaine"]),
    )
    table.ann.chooses("play Will of Tzeentch")
    table.bob.chooses("play Sacrifice to Khaine")
    assert "Dark Zealot" in table.ann.discard, "drawn for Walking Sacrifice, and discarded with the hand after that"
    assert table.ann.hand == ["Runesmith"] * 3


DECK = ["Dark Zealot", "9x Runesmith"]


@rule("invasion.term.just-played-high-elfs-disdain")
def test_a_card_just_played_is_any_card_of_the_chain(table: Scenario) -> None:
    """A tactic was played, and other actions have been added to the chain since. Can High Elf's Disdain still cancel
    it as a tactic just played?

    Yes, as long as the chain does not resolve. The player was free to add other effects first.
    """
    begin(
        table,
        "capital",
        orcs(resources=9, hand=["Pillage", "Waaagh!"], kingdom=["Totem of Gork"]),
        capital("High Elf", resources=9, hand=["High Elf's Disdain", "Demolition!"], kingdom=["Eatine Harbour"]),
    )
    table.ann.chooses("play Pillage")
    table.ann.chooses("Eatine Harbour")
    table.bob.chooses("play Demolition!")
    table.bob.chooses("Totem of Gork")
    table.ann.chooses("play Waaagh!")
    table.bob.chooses("play High Elf's Disdain")
    assert table.bob.choices == ["Waaagh!", "Demolition!", "Pillage"]
    table.bob.chooses("Pillage")
    assert (table.ann.kingdom, table.bob.kingdom) == ([], ["Eatine Harbour"]), "only Pillage was cancelled"
    assert "Pillage" in table.ann.discard


@rule("invasion.zone.entering-savage-marauders")
def test_a_unit_being_played_enters_play_last_unless_it_is_cancelled(table: Scenario) -> None:
    """Savage Marauders is played, and both players respond. When does it enter play, and what can stop it?

    After all that was added to the chain. Until then it is nowhere: only effects that speak of a card being played can
    target it, such as Asuryan's Cleansing.
    """
    for cleansing in (False, True):
        begin(
            table,
            "capital",
            capital("Chaos", resources=3, hand=["Savage Marauders", "Seduced by Darkness"], quest=["Dark Zealot"]),
            capital("High Elf", resources=9, hand=["Asuryan's Cleansing", "Pilgrimage"], kingdom=["Walking Sacrifice"]),
        )
        table.ann.chooses("play Savage Marauders battlefield")
        table.bob.chooses("play Pilgrimage")
        assert table.bob.choices == ["Walking Sacrifice", "Dark Zealot"], "not the one that is being played"
        table.bob.chooses("Dark Zealot")
        table.ann.chooses("play Seduced by Darkness")
        table.ann.chooses("Walking Sacrifice")
        if cleansing:
            table.bob.chooses("play Asuryan's Cleansing")
            table.bob.chooses("Savage Marauders")
            table.ann.chooses("no")
        else:
            table.bob.passes()
            assert table.ann.battlefield == ["Savage Marauders"]
        assert table.piece("Walking Sacrifice").corrupted
        assert "Dark Zealot" in table.ann.hand
        assert ("Savage Marauders" in table.ann.discard) == cleansing


@rule("invasion.errata.twin-tailed-comet-example")
def test_a_copy_of_a_tactic_that_costs_x_has_an_x_of_0(table: Scenario) -> None:
    """Twin-Tailed Comet copies Flames of Tzeentch, for which 2 were paid. How much damage does the copy deal?

    None: nothing was paid for the copy, so its X is 0. The original deals its 2 damage.
    """
    begin(
        table,
        "capital",
        capital("Chaos", resources=9, hand=["Flames of Tzeentch"], kingdom=["Dark Zealot"]),
        capital("Empire", resources=9, hand=["Twin-Tailed Comet"], kingdom=["Free Company"]),
    )
    table.ann.chooses("play Flames of Tzeentch")
    table.ann.says(2)
    table.ann.chooses("Free Company")
    table.bob.chooses("play Twin-Tailed Comet")
    table.bob.chooses("Flames of Tzeentch")
    assert table.bob.choices == ["Dark Zealot", "Free Company"]
    table.bob.chooses("Dark Zealot")
    assert (table.piece("Dark Zealot").damage, table.piece("Free Company").damage) == (0, 2)


@rule("invasion.errata.slaaneshs-domination-example")
def test_a_tactic_of_an_opponents_hand_goes_to_its_owners_discard_pile(table: Scenario) -> None:
    """Slaanesh's Domination plays Flames of Tzeentch from an opponent's hand. What does it do, and where does it go?

    It deals 0 damage to the chosen unit, for its cost was not paid, and goes to the discard pile of its owner.
    """
    begin(
        table,
        "capital",
        capital("Chaos", resources=9, hand=["Slaanesh's Domination"], kingdom=["Dark Zealot"]),
        capital("Chaos", hand=["Flames of Tzeentch"]),
    )
    dominates(table, 1)
    table.ann.chooses("Flames of Tzeentch")
    table.ann.chooses("Dark Zealot")
    assert table.piece("Dark Zealot").damage == 0
    assert (table.ann.discard, table.bob.discard) == (["Slaanesh's Domination"], ["Flames of Tzeentch"])


def dominates(table: Scenario, cards: int) -> None:
    """Ann plays Slaanesh's Domination and reveals so many cards of Bob's hand."""
    table.ann.chooses("play Slaanesh's Domination")
    table.ann.chooses("player 1")
    if table.bob.asked == "act-or-pass":
        table.bob.passes()
    table.ann.says(cards)


@rule("invasion.chain.slaaneshs-domination-example")
def test_cards_that_a_resolving_effect_plays_resolve_inside_it(table: Scenario) -> None:
    """Slaanesh's Domination reveals two tactics, and both are played. When do they resolve, and who can respond?

    Each as a part of resolving Slaanesh's Domination, before the rest of the chain; nobody can respond to them.
    """
    begin(
        table,
        "capital",
        capital("Chaos", resources=9, hand=["Slaanesh's Domination"], kingdom=["Dark Zealot"]),
        dwarfs(
            resources=9,
            hand=["Demolition!", "Demolition!", "Runesmith"],
            kingdom=["Keystone Forge", "Mining Tunnels"],
            quest=["Runesmith"],
        ),
    )
    table.ann.passes()
    table.bob.chooses("use Runesmith")
    table.bob.chooses("Runesmith")
    dominates(table, 3)
    table.ann.chooses("Demolition!")
    table.ann.chooses("Keystone Forge")
    assert table.bob.discard == ["Demolition!", "Keystone Forge"]
    assert len(table.chain) == 1, "the action of Runesmith still waits"
    table.ann.chooses("Demolition!")
    table.ann.chooses("Mining Tunnels")
    assert table.bob.discard == ["Demolition!", "Mining Tunnels", "Demolition!", "Keystone Forge"]
    assert table.chain == ()


def mage(table: Scenario, *quest: str) -> None:
    """Ann acts, and Bob has a Mage of Loec."""
    begin(
        table,
        "capital",
        orcs(resources=9, hand=["Pillage", "Squig Herders", "Totem of Gork"], quest=[*quest]),
        capital("High Elf", kingdom=["Mage of Loec", "The Glittering Tower"]),
    )


@rule("invasion.faq.mage-of-loec-scope")
def test_mage_of_loec_cancels_actions_of_cards_in_play_and_tactics(table: Scenario) -> None:
    """Which actions can Mage of Loec cancel?

    Every printed action, wherever it comes from: that of a card in play, and that of a tactic played from hand.
    """
    mage(table)
    table.ann.chooses("play Pillage")
    table.ann.chooses("The Glittering Tower")
    table.bob.chooses("use Mage of Loec 1")
    resolves(table)
    assert table.bob.choices == ["Pillage"]
    table.bob.chooses("Pillage")
    assert table.in_play("The Glittering Tower")
    assert table.ann.discard == ["Pillage"]
    mage(table, "Runesmith")
    table.ann.chooses("use Runesmith")
    table.ann.chooses("Runesmith")
    table.bob.chooses("use Mage of Loec 1")
    resolves(table)
    table.bob.chooses("Runesmith")
    assert table.game.lasting == ()


@rule("invasion.faq.mage-of-loec-not-permanents")
def test_mage_of_loec_cannot_cancel_the_playing_of_what_stays(table: Scenario) -> None:
    """Can Mage of Loec cancel the playing of a unit, a support or a development?

    No. To play a card that stays is an action of its player, but nothing that a card has as its action.
    """
    for play in ("play Squig Herders kingdom", "play Totem of Gork kingdom", "develop Pillage kingdom"):
        mage(table)
        table.ann.chooses(play)
        assert table.deciding == ["ann"], "Bob is not asked"
        resolves(table)
        assert len(table.ann.kingdom) == 1


@rule("invasion.faq.hidden-sorceress-snotling-invasion")
def test_a_forced_effect_comes_between_the_parts_of_an_action(table: Scenario) -> None:
    """Snotling Invasion puts tokens on itself, opposite to a Hidden Sorceress. When does she remove one?

    At once, in the middle of the action: "then" finds one token less.
    """
    for sorceress in (False, True):
        begin(
            table,
            "turn",
            dwarfs(quest=["Snotling Invasion #1", "King Kazador {quest=#1}"]),
            orcs(quest=["Hidden Sorceress"] if sorceress else []),
        )
        table.ann.chooses("use Snotling Invasion")
        assert table.piece("Snotling Invasion").resources == 3 - sorceress
        assert table.ann.asked == ("act-or-pass" if sorceress else "may")
    passes(table)
