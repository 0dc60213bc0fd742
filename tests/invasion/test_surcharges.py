"""What targeting costs on top (Church of Sigmar, King Kazador): once for each effect, never more than there is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from nefrit.invasion.abilities import ChainLink
from nefrit.invasion.constants import CATACLYSM, RACES, TACTIC, UNIT
from nefrit.invasion.costs import Spend
from nefrit.invasion.faces import InvasionFace
from nefrit.invasion.targets import Aim
from nefrit.invasion.values import has_x_cost, price
from nefrit.kernel.chance import Chance
from nefrit.kernel.game import AnyGame
from nefrit.testing import Scenario, rule
from nefrit.testing.scenario import Side
from tests.invasion.made_up_cards import GAME
from tests.invasion.sides import attacks, begin, capital, dwarfs, orcs

__all__ = ["GAME"]

MONSTER = "Monster of the Deep"
"""Its action is about one or two target units, for no resources."""
BOMB = "Plague Bomb"
"""It has three targets, chosen one after the other, and costs 5 resources without other cards of Chaos."""
UNITS = ["Peasant Militia", "Pistoliers", "Free Company"]


def empire(*units: str, **things: Any) -> Side:
    """A player whose units cost opponents one resource more to target."""
    return capital("Empire", kingdom=["Church of Sigmar", *units], **things)


# ---- Several targets of one effect


@rule("decision.invasion.surcharge")
@pytest.mark.parametrize("resources", [1, 2])
def test_several_targets_chosen_together_are_paid_once(table: Scenario, resources: int) -> None:
    begin(table, "battlefield", capital("Dark Elf", resources=resources, kingdom=[MONSTER]), empire(*UNITS))
    table.ann.chooses(f"use {MONSTER}")
    table.ann.chooses("Peasant Militia", "Pistoliers")
    assert table.ann.resources == resources - 1


@rule("decision.invasion.surcharge")
def test_targets_chosen_one_after_the_other_are_paid_once(table: Scenario) -> None:
    begin(table, "capital", capital("Chaos", resources=6, hand=[BOMB]), empire(*UNITS))
    table.ann.chooses(f"play {BOMB}")
    for unit in UNITS:
        table.ann.chooses(unit)
    assert table.ann.resources == 0
    begin(table, "capital", capital("Chaos", resources=5, hand=[BOMB]), empire(*UNITS))
    assert "invasion.target.all-needed-at-activation" in table.ann.why_not(BOMB)


@rule("decision.invasion.surcharge")
def test_each_card_that_asks_is_paid(table: Scenario) -> None:
    """Two Churches of Sigmar ask for one each, King Kazador for three when he is a target himself."""
    both = capital("Empire", kingdom=["2x Church of Sigmar", "Pistoliers", "King Kazador"])
    for resources, choices in (
        (1, [MONSTER]),
        (2, [MONSTER, "Pistoliers"]),
        (5, [MONSTER, "Pistoliers", "King Kazador"]),
    ):
        begin(table, "battlefield", capital("Dark Elf", resources=resources, kingdom=[MONSTER]), both)
        table.ann.chooses(f"use {MONSTER}")
        assert table.ann.choices == choices
    table.ann.chooses("Pistoliers", "King Kazador")
    assert table.ann.resources == 0


# ---- Redirected damage


@rule("decision.invasion.surcharge", "invasion.errata.warrior-priests")
@pytest.mark.parametrize("resources", [0, 1])
def test_who_redirects_damage_pays_for_the_new_target(table: Scenario, resources: int) -> None:
    ann = {"hand": ["Flames of Tzeentch"], "kingdom": ["Church of Sigmar"], "battlefield": ["2x Boar Boyz"]}
    bob = capital("Empire", resources=resources, kingdom=["Warrior Priests"])
    begin(table, "capital", capital("Chaos", resources=9, **ann), bob)
    table.ann.chooses("play Flames of Tzeentch")
    table.ann.says(1)
    table.ann.chooses("Warrior Priests")
    if resources:
        assert table.bob.choices == ["Boar Boyz", "Boar Boyz"]
        table.bob.chooses("Boar Boyz")
        assert (table.bob.resources, table.piece("Boar Boyz").damage) == (0, 1)
    else:
        assert table.bob.discard == ["Warrior Priests"], "there is no target that Bob can pay for"


@rule("decision.invasion.surcharge")
def test_one_redirection_after_the_other_is_paid(table: Scenario) -> None:
    """Bob can pay for one of two redirections; the other Warrior Priests take their damage."""
    ann = {"hand": ["Nurgle's Pestilence"], "kingdom": ["Church of Sigmar"], "battlefield": ["Boar Boyz"]}
    bob = capital("Empire", resources=1, kingdom=["2x Warrior Priests"])
    begin(table, "capital", capital("Chaos", resources=9, **ann), bob)
    table.ann.chooses("play Nurgle's Pestilence")
    assert table.bob.asked == "which-first"
    table.bob.answers(0)
    assert (table.bob.resources, table.bob.kingdom) == (0, ["Warrior Priests"])


@rule("decision.invasion.surcharge")
@pytest.mark.parametrize("resources", [0, 1])
def test_defend_the_border_pays_for_a_unit_and_not_for_a_zone(table: Scenario, resources: int) -> None:
    begin(
        table,
        "battlefield",
        orcs(kingdom=["Church of Sigmar"], battlefield=["Boar Boyz"], hand=["Taint"]),
        capital("Empire", resources=resources, quest=["Defend the Border #1 {resources=3}", "Runesmith {quest=#1}"]),
    )
    attacks(table, "kingdom", "Boar Boyz")
    assert ("Boar Boyz" in table.bob.choices) is (resources == 1)
    table.bob.chooses("Boar Boyz" if resources else "zone 0 quest")
    assert table.bob.resources == 0


# ---- Copies


@rule("decision.invasion.surcharge")
@pytest.mark.parametrize("left", [0, 1])
def test_who_copies_a_tactic_pays_for_the_targets_of_the_copy(table: Scenario, left: int) -> None:
    ann = {"hand": ["Flames of Tzeentch"], "kingdom": ["Church of Sigmar", "Dark Zealot"]}
    bob = capital("Empire", resources=4 + left, hand=["Twin-Tailed Comet"], kingdom=["Peasant Militia", "Runesmith"])
    begin(table, "capital", capital("Chaos", resources=9, **ann, battlefield=["Black Orc Squad"]), bob)
    table.ann.chooses("play Flames of Tzeentch")
    table.ann.says(1)
    table.ann.chooses("Runesmith")
    table.bob.chooses("play Twin-Tailed Comet")
    table.bob.chooses("Flames of Tzeentch")
    assert table.bob.resources == left
    assert ("Dark Zealot" in table.bob.choices) is bool(left)
    table.bob.chooses("Dark Zealot" if left else "Peasant Militia")
    assert table.bob.resources == 0


# ---- Three players


@rule("decision.invasion.surcharge", "invasion.effect.cannot-trigger-if-unmet")
@pytest.mark.parametrize("resources", [0, 1, 2])
def test_what_cannot_be_paid_together_is_chosen_one_after_the_other(table: Scenario, resources: int) -> None:
    """Bob's and Cid's units cost a resource each; who can pay for one player's units only chooses among these."""
    table.position(
        "battlefield",
        ann=capital("Dark Elf", resources=resources, kingdom=[MONSTER]),
        bob=empire("Peasant Militia"),
        cid=empire("Pistoliers", "Free Company"),
        active=0,
        first=0,
        turn=3,
        phase="battlefield",
        options={"format": CATACLYSM},
    )
    table.ann.chooses(f"use {MONSTER}")
    everything = [MONSTER, "Peasant Militia", "Pistoliers", "Free Company"]
    assert table.ann.choices == (everything if resources else [MONSTER])
    if resources == 1:
        table.ann.chooses("Pistoliers")
        assert table.ann.choices == ["pass", MONSTER, "Free Company"]
        assert table.ann.why_not("Peasant Militia") == ["invasion.effect.cannot-trigger-if-unmet"]
        table.ann.chooses("Free Company")
    elif resources == 2:
        table.ann.chooses("Peasant Militia", "Free Company")
    else:
        table.ann.chooses(MONSTER)
    assert table.ann.resources == 0


@rule(
    "decision.invasion.surcharge", "invasion.target.all-needed-at-activation", "invasion.effect.cannot-trigger-if-unmet"
)
@pytest.mark.parametrize("left", [0, 1, 2])
def test_three_targets_of_two_players_must_be_payable_together(table: Scenario, left: int) -> None:
    table.position(
        "capital",
        ann=capital("Chaos", resources=5 + left, hand=[BOMB]),
        bob=empire("Peasant Militia"),
        cid=empire("Pistoliers", "Free Company"),
        active=0,
        first=0,
        turn=3,
        phase="capital",
        options={"format": CATACLYSM},
    )
    assert (f"play {BOMB}" in table.ann.choices) is (left == 2)


# ---- All cards


def charged_for() -> Iterator[tuple[InvasionFace, str]]:
    """All attachments, and cards with an action that has targets, for which nothing must have happened before."""
    for edition in GAME.editions:
        for face in GAME.library.faces.values():
            if isinstance(face, InvasionFace) and not face.is_older:
                texts = [text for text in face.for_edition(edition).actions if text.when is None]
                if face.is_attachment or any(isinstance(aim, Aim) for text in texts for aim in text.targets):
                    yield face, edition


def random_use(game: AnyGame, chance: Chance, card: int) -> ChainLink | None:
    """Ann uses a card in some way with random answers until it is on the chain; None if she does not."""
    decision = game.decision(0)
    ways = [at for at, option in enumerate(decision.options) if option[:2] in (("play", card), ("use", card))]
    if not ways:
        return None
    game.answer(0, chance.one_of(ways))
    while not game.table.chain and game.decision(0) is not None and game.decision(0).prompt != "act-or-pass":
        game.answer(0, game.decision(0).random(chance))
        assert all(player.resources >= 0 for player in game.seats)
    return game.table.chain[0] if game.table.chain else None


@rule("decision.invasion.surcharge")
def test_every_action_costs_what_it_says_and_one_more_for_protected_units(table: Scenario) -> None:
    """Random uses of every card, with few and many resources: what is paid is counted by itself."""
    chance, used, dear = Chance(1), set(), 0
    for face, edition in charged_for():
        zone = "hand" if face.type == TACTIC or face.is_attachment else "kingdom"
        for resources in range(9):
            things: dict[str, Any] = {"resources": resources, "quest": ["Runesmith"], "battlefield": ["Runesmith"]}
            units = ["2x Peasant Militia", "Keystone Forge", "Pillage {development=true, facedown=true}"]
            bob = empire(*units, battlefield=units, hand=["Taint"], discard=["Runesmith"])
            race = face.race if face.race in RACES else "Dwarf"
            begin(table, "capital", capital(race, **things, **{zone: [face.id]}), bob, edition=edition)
            game = table.game.clone()
            card = next(card for card, one in enumerate(game.faces) if one.name == face.name)
            before, cost = game.seats[0].resources, price(game, 0, card) if zone == "hand" else 0
            link = random_use(game, chance, card) if game.decision(0) is not None else None
            if link is None:
                continue
            aims = zip(link.ability.targets, link.chosen, strict=True)
            chosen = [one for aim, cards in aims if isinstance(aim, Aim) and not aim.untargeted for one in cards]
            protected = [one for one in chosen if one >= 0 and game.owners[one] == 1 and game.faces[one].type == UNIT]
            seen = [one for one in protected if one not in game.pieces or not game.pieces[one].facedown]
            cost += sum(one.spends(game, link) for one in link.ability.costs if isinstance(one, Spend))
            cost += (link.number if has_x_cost(face) else 0) + bool(seen)
            assert before - game.seats[0].resources == cost, f"{face.id} with {resources} resources"
            used.add(face.id)
            dear += bool(seen)
    assert len(used) > 30
    assert dear > 100


# ---- X


@rule("invasion.card.x-stat", "invasion.target.all-needed-at-activation")
@pytest.mark.parametrize("developments", [(), (1,), (1, 1), (2, 1), (1, 3, 2)])
def test_x_is_at_most_what_can_be_targeted(table: Scenario, developments: tuple[int, ...]) -> None:
    """Smash-Go-Boom! destroys X developments of one zone: as many as the zone with most of them has."""
    hidden = "Runesmith {development=true, facedown=true}"
    zones = {
        zone: [hidden] * count for zone, count in zip(("kingdom", "quest", "battlefield"), developments, strict=False)
    }
    begin(table, "capital", orcs(resources=9, hand=["Smash-Go-Boom!"]), dwarfs(**zones))
    table.ann.chooses("play Smash-Go-Boom!")
    most = max(developments, default=0)
    if most:
        assert (table.ann.asked, table.ann.decision.least, table.ann.decision.most) == ("choose-x", 0, most)
        table.ann.says(most)
        while table.ann.asked in ("choose-target", "choose-targets"):
            table.ann.answers(0 if table.ann.decision.kind == 0 else tuple(range(table.ann.decision.least)))
    assert len(table.bob.discard) == most


@rule("invasion.card.x-stat", "decision.invasion.surcharge")
def test_x_leaves_enough_for_what_all_targets_cost(table: Scenario) -> None:
    """Flames of Tzeentch cost X and 2 for loyalty: with 5 resources X is 2 if only Bob's units can be targeted."""
    begin(table, "capital", capital("Chaos", resources=5, hand=["Flames of Tzeentch"]), empire("Peasant Militia"))
    table.ann.chooses("play Flames of Tzeentch")
    assert (table.ann.decision.least, table.ann.decision.most) == (0, 2)
    table.ann.says(2)
    table.ann.chooses("Peasant Militia")
    assert table.ann.resources == 0
    assert table.piece("Peasant Militia").damage == 2


@rule("invasion.card.x-stat", "decision.invasion.surcharge")
def test_with_a_high_x_only_free_targets_are_left(table: Scenario) -> None:
    own = {"resources": 5, "hand": ["Flames of Tzeentch"], "kingdom": ["Runesmith"]}
    begin(table, "capital", capital("Chaos", **own), empire("Peasant Militia", "Pistoliers"))
    table.ann.chooses("play Flames of Tzeentch")
    assert table.ann.decision.most == 3
    table.ann.says(2)
    assert table.ann.choices == ["Runesmith", "Peasant Militia", "Pistoliers"]
    begin(table, "capital", capital("Chaos", **own), empire("Peasant Militia", "Pistoliers"))
    table.ann.chooses("play Flames of Tzeentch")
    table.ann.says(3)
    assert table.ann.choices == ["Runesmith"]
