"""Actions on their way: declared and paid for, on the chain, and when they resolve; forced effects likewise."""

from __future__ import annotations

from nefrit.invasion.constants import KINGDOM
from nefrit.invasion.state import CAPITAL, HAND
from nefrit.testing import Scenario, rule
from tests.invasion.chain_cards import GAME
from tests.invasion.made_up_cards import marks, neutral
from tests.invasion.sides import HIDDEN, begin, capital, resolves

__all__ = ["GAME"]

KINGDOMS = CAPITAL[KINGDOM]


def plays(table: Scenario, seat: str, tactic: str, *targets: str) -> None:
    """A player plays a tactic."""
    getattr(table, seat).chooses(f"play {tactic}")
    for target in targets:
        getattr(table, seat).chooses(target)


def told(table: Scenario, *messages: str) -> list[str]:
    """What of this has happened, in order."""
    return [entry.message for entry in table.log if entry.message in messages]


# ---- Declaring


@rule("invasion.card.x-stat", "invasion.target.all-needed-at-activation")
def test_a_tactic_without_targets_lets_its_player_choose_any_x_that_can_be_paid(table: Scenario) -> None:
    begin(table, "battlefield", neutral(resources=3, hand=["Tithe", "Taint"], kingdom=["Mourner"]), neutral())
    table.ann.chooses("play Tithe")
    assert (table.ann.decision.least, table.ann.decision.most) == (0, 3)
    table.ann.says(2)
    resolves(table)
    assert table.ann.resources == 5, "3, less 2, and 4"


@rule("decision.invasion.surcharge", "invasion.effect.cannot-trigger-if-unmet")
def test_a_target_that_leaves_too_little_for_the_others_is_not_offered(table: Scenario) -> None:
    """The Proud One costs 2 to target, each Shy One 1; there must be two targets."""
    begin(
        table,
        "battlefield",
        neutral(resources=2, hand=["Volley"]),
        neutral(kingdom=["Proud One", "Shy One"], quest=["Shy One"]),
    )
    table.ann.chooses("play Volley")
    assert table.ann.choices == ["Shy One", "Shy One"]
    assert table.ann.why_not("Proud One") == ["invasion.effect.cannot-trigger-if-unmet"]
    table.ann.answers(0)
    assert table.ann.choices == ["Shy One"]
    table.ann.answers(0)
    assert table.ann.resources == 0
    assert [table.bob.piece(name).damage for name in ("Proud One", "Shy One")] == [0, 1]


@rule("invasion.timing.b2-actions")
def test_what_waits_for_a_card_to_be_played_comes_before_anybody_can_respond(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        neutral(hand=["Taint"], kingdom=["Town Crier"]),
        neutral(hand=["Taint"], kingdom=["Mourner"]),
    )
    plays(table, "ann", "Taint", "Mourner")
    assert (table.deciding, len(table.chain), marks(table)) == (["bob"], 1, ["Town Crier"])


@rule("invasion.action.trigger-condition", "invasion.action.triggered-first-opportunity")
def test_why_a_tactic_that_waits_for_something_cannot_be_played(table: Scenario) -> None:
    begin(table, "battlefield", neutral(hand=["2x Taint", "Retort"], kingdom=["Miser", "Mourner"]), neutral())
    assert table.ann.why_not("Retort") == ["invasion.action.trigger-condition"]
    assert table.ann.why_not("Miser") == ["invasion.effect.cannot-trigger-if-unmet"] * 2
    plays(table, "ann", "Taint", "Mourner")
    resolves(table)
    assert table.ann.why_not("Retort") == []
    plays(table, "ann", "Taint", "Miser")
    resolves(table)
    assert table.ann.why_not("Retort") == []


@rule("invasion.core.cannot-is-absolute")
def test_what_cannot_be_played_is_refused(table: Scenario) -> None:
    for kingdom, reasons in ((["Mourner"], []), (["Mourner", "Sacred Place"], ["invasion.core.cannot-is-absolute"])):
        begin(table, "battlefield", neutral(hand=["Taint"], kingdom=kingdom, battlefield=["Drummer"]), neutral())
        assert table.ann.why_not("Taint") == reasons


@rule("invasion.target.illegal-checked", "invasion.target.in-play-only")
def test_why_a_card_is_no_target_is_told_only_while_a_target_is_chosen(table: Scenario) -> None:
    begin(table, "battlefield", neutral(resources=2, hand=["Tithe", "Taint"], kingdom=["Mourner"]), neutral())
    table.ann.chooses("play Tithe")
    assert (table.ann.asked, table.ann.why_not("Taint")) == ("choose-x", [])


@rule("invasion.info.hands-hidden")
def test_only_what_is_revealed_of_a_hand_is_seen(table: Scenario) -> None:
    begin(
        table,
        "capital",
        capital("Dark Elf", resources=9, hand=["Slaanesh's Domination", "Taint"], kingdom=["Mourner"]),
        neutral(hand=["Decree", "Cleanse", "Levy"]),
    )
    table.ann.chooses("play Slaanesh's Domination")
    table.ann.chooses("player 1")
    resolves(table)
    table.ann.says(2)
    known = [table.game.faces[card].name for card in table.game.zone(HAND, 1) if table.game.knows(0, card)]
    assert len(known) == 2
    assert sorted(table.ann.choices) == sorted(["pass", *known])


@rule("invasion.keyword.limited")
def test_a_limited_card_that_an_effect_plays_counts(table: Scenario) -> None:
    begin(
        table,
        "capital",
        capital("Dark Elf", resources=9, hand=["Slaanesh's Domination", "Decree", "Taint"], kingdom=["Mourner"]),
        neutral(hand=["Decree"]),
    )
    table.ann.chooses("play Slaanesh's Domination")
    table.ann.chooses("player 1")
    resolves(table)
    table.ann.says(1)
    table.ann.chooses("Decree")
    assert table.bob.discard == ["Decree"]
    assert table.ann.why_not("Decree") == ["invasion.keyword.limited"]


@rule("invasion.errata.church-of-sigmar", "invasion.target.illegal-checked")
def test_what_is_chosen_and_no_target_costs_nothing_more(table: Scenario) -> None:
    """Seeking New Slaves costs 2, and 1 for loyalty that is missing."""
    begin(
        table,
        "capital",
        capital("Dark Elf", resources=3, hand=["Seeking New Slaves"]),
        capital("Empire", kingdom=["Church of Sigmar"], battlefield=["Peasant Militia {damage=3}"]),
    )
    table.ann.chooses("play Seeking New Slaves")
    table.ann.chooses("Peasant Militia")
    table.ann.chooses("zone 0 kingdom")
    assert table.ann.kingdom == ["Peasant Militia"]


# ---- On the chain


@rule("invasion.target.some-illegal-continue", "invasion.target.becomes-illegal", "invasion.timing.b3-recheck")
def test_a_target_that_has_become_illegal_in_play_is_left_out(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        neutral(hand=["Bless"], kingdom=["Mourner", "Drummer"]),
        neutral(hand=["Taint"]),
    )
    table.ann.chooses("play Bless")
    table.ann.chooses("Mourner", "Drummer")
    plays(table, "bob", "Taint", "Mourner")
    resolves(table)
    assert (table.piece("Mourner").resources, table.piece("Drummer").resources) == (0, 2), "and 1 for the corruption"


@rule("invasion.timing.b3-interrupt-by-a")
def test_what_follows_from_an_effect_comes_before_its_tactic_is_discarded(table: Scenario) -> None:
    """Without a discard pile the Grave Warden has no hit points; a moment later there would be a card in it."""
    begin(
        table,
        "battlefield",
        neutral(hand=["Exhume", "Taint"], kingdom=["Grave Warden", "Mourner"], discard=["2x Mountain Brigade"]),
        neutral(),
    )
    plays(table, "ann", "Exhume", "player 0")
    resolves(table)
    assert table.ann.kingdom == ["Mourner"]
    assert table.ann.discard == ["Exhume", "Grave Warden"]


@rule("invasion.timing.b3-independent")
def test_an_action_knows_the_power_of_a_source_that_is_gone(table: Scenario) -> None:
    begin(table, "battlefield", neutral(kingdom=["Kamikaze"]), neutral(kingdom=["Mourner"]))
    table.ann.chooses("use Kamikaze")
    table.ann.chooses("Mourner")
    assert (table.ann.discard, table.piece("Mourner").damage) == (["Kamikaze"], 1)


@rule("invasion.faq.targeted-development-identified", "decision.invasion.mixed-developments")
def test_a_development_that_was_a_target_is_mixed_with_the_others_again(table: Scenario) -> None:
    places = set()
    for seed in range(1, 9):
        hidden = [f"{name} {HIDDEN}" for name in ("Mourner", "Scribe", "Drummer")]
        begin(table, "battlefield", neutral(hand=["2x Point"], kingdom=hidden), neutral(), seed=seed)
        before = table.game.zone(KINGDOMS, 0)
        plays(table, "ann", "Point", "Scribe")
        target = table.chain[0].targets[0]
        assert table.game.zone(KINGDOMS, 0).index(target) == before.index(target)
        resolves(table)
        places.add(table.game.zone(KINGDOMS, 0).index(target) - before.index(target))
    assert len(places) > 1


# ---- After "then"


@rule("invasion.effect.then")
def test_what_comes_after_then_needs_that_something_was_done(table: Scenario) -> None:
    for kingdom, resources in ((["Mourner"], 0), (["Mourner {corrupted=true}", "Drummer"], 1)):
        begin(table, "battlefield", neutral(hand=["Cleanse", "Taint"], kingdom=kingdom), neutral())
        plays(table, "ann", "Cleanse")
        resolves(table)
        assert table.ann.resources == resources
        assert not table.piece("Mourner").corrupted


@rule("invasion.effect.then")
def test_what_comes_after_then_needs_that_damage_is_dealt(table: Scenario) -> None:
    for unit, resources in (("Mourner", 1), ("Stout One", 0)):
        begin(table, "battlefield", neutral(hand=["Strike", "Taint"], kingdom=[unit]), neutral())
        plays(table, "ann", "Strike", unit)
        resolves(table)
        assert table.ann.resources == resources


@rule("invasion.effect.then", "invasion.term.sacrifice")
def test_what_comes_after_then_needs_that_somebody_could_do_it(table: Scenario) -> None:
    for units, resources in ((["Mourner"], 1), ([], 0)):
        begin(table, "battlefield", neutral(hand=["Extort", "Taint"], kingdom=["Drummer"]), neutral(kingdom=units))
        plays(table, "ann", "Extort")
        resolves(table)
        assert (table.ann.resources, table.bob.discard) == (resources, units)


@rule("invasion.faq.snotling-ambush-partial", "invasion.effect.then")
def test_who_has_nothing_loses_nothing(table: Scenario) -> None:
    for had, left, gained in ((0, 0, 0), (1, 0, 1), (3, 1, 1)):
        begin(table, "battlefield", neutral(hand=["Levy", "Taint"], kingdom=["Mourner"]), neutral(resources=had))
        plays(table, "ann", "Levy")
        resolves(table)
        assert (table.bob.resources, table.ann.resources) == (left, gained)


# ---- Effects that are triggered


def taints(table: Scenario, unit: str) -> None:
    """Ann corrupts a unit, and nobody responds."""
    plays(table, "ann", "Taint", unit)
    resolves(table)


@rule("invasion.timing.c3-apply")
def test_what_follows_from_a_forced_effect_comes_before_the_next_one(table: Scenario) -> None:
    own = neutral(
        hand=["2x Taint"], kingdom=["Gravedigger", "Drummer", "Grave Warden"], discard=["2x Mountain Brigade"]
    )
    begin(table, "battlefield", own, neutral())
    taints(table, "Drummer")
    table.ann.chooses("resolve Gravedigger")
    table.ann.chooses("player 0")
    assert told(table, "destroyed", "tokens-placed") == ["destroyed", "tokens-placed"]


@rule("invasion.timing.c1-targets", "invasion.limit.once-per-turn-per-copy")
def test_a_player_may_decline_what_says_so_and_that_is_no_use_of_it(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        neutral(hand=["4x Taint"], kingdom=["Volunteer", "Black Orc Squad", "Mountain Brigade"]),
        neutral(),
    )
    taints(table, "Volunteer")
    assert (table.ann.asked, table.ann.choices) == ("may", ["yes", "no"])
    table.ann.chooses("no")
    assert (marks(table), table.ann.asked) == ([], "act-or-pass")
    taints(table, "Black Orc Squad")
    table.ann.chooses("yes")
    assert marks(table) == ["Volunteer"]
    taints(table, "Mountain Brigade")
    assert (marks(table), table.ann.asked) == (["Volunteer"], "act-or-pass"), "once in a turn"


@rule("invasion.timing.c1-targets")
def test_what_has_no_target_to_choose_may_be_accepted_all_the_same(table: Scenario) -> None:
    begin(table, "battlefield", neutral(hand=["2x Taint"], kingdom=["Helper", "Mourner"]), neutral())
    taints(table, "Mourner")
    table.ann.chooses("yes")
    assert (table.ann.asked, table.piece("Mourner").corrupted) == ("act-or-pass", True)
