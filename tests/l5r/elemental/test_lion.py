"""The cards of the Lion Clan in the Elemental cycle."""

from __future__ import annotations

import pytest

from nefrit.l5r.constants import ATTACKING, FIRE, HONORED, MILITARY, NOBODY, ORDINARY, POLITICAL, WATER
from nefrit.l5r.game import GAME
from nefrit.testing import Scenario, rule
from tests.l5r.core.fights import begins, nobody_acts, number, quiet_fight, quiet_player, skills

__all__ = ["GAME"]

HERE = "Ancestral Lands"
BATTLEGROUND = "Raging Battleground {slot=0} [known to bob]"


# ---- Raging Battleground


def attack_the_battleground(table: Scenario, *attackers: str) -> None:
    """Ann attacks the facedown province."""
    nobody_acts(table)
    table.ann.chooses("declare military air")
    table.ann.chooses("Raging Battleground")
    table.ann.chooses(*attackers)


def test_raging_battleground_discards_a_character_without_fate(table: Scenario) -> None:
    ann = quiet_player("Brash Samurai", "Eager Scout {fate=1}", "Mirumoto Raitsugu", "Doji Whisperer")
    begins(table, ann, quiet_player("Serene Warrior", provinces=[BATTLEGROUND]))
    attack_the_battleground(table, "Brash Samurai", "Mirumoto Raitsugu")
    table.bob.chooses("respond Raging Battleground 0 0")
    assert table.bob.choices == ["Brash Samurai", "Doji Whisperer", "Serene Warrior"], "not unique, without fate"
    table.bob.chooses("Brash Samurai")
    assert not table.in_play("Brash Samurai")


def test_raging_battleground_discards_nobody_with_fate_and_nobody_unique(table: Scenario) -> None:
    ann = quiet_player("Eager Scout {fate=1}", "Mirumoto Raitsugu")
    begins(table, ann, quiet_player(provinces=[BATTLEGROUND]))
    attack_the_battleground(table, "Mirumoto Raitsugu")
    assert table.bob.asked != "respond-or-pass"


@rule("l5r.attacker.attacking-character")
def test_a_conflict_goes_on_without_the_attacker_who_was_discarded(table: Scenario) -> None:
    begins(table, quiet_player("Brash Samurai"), quiet_player(provinces=[BATTLEGROUND]))
    attack_the_battleground(table, "Brash Samurai")
    table.bob.chooses("respond Raging Battleground 0 0")
    table.bob.chooses("Brash Samurai")
    nobody_acts(table)
    assert not table.piece("Raging Battleground").broken
    assert table.bob.honor == 10, "nobody won"


@rule("l5r.replacement.definition")
def test_reprieve_saves_a_character_from_the_battleground(table: Scenario) -> None:
    ann = quiet_player("Brash Samurai #1", 'Reprieve {on="#1"}')
    begins(table, ann, quiet_player(provinces=[BATTLEGROUND]))
    attack_the_battleground(table, "Brash Samurai")
    table.bob.chooses("respond Raging Battleground 0 0")
    table.bob.chooses("Brash Samurai")
    table.ann.chooses("respond Reprieve 0 0")
    assert table.piece("Brash Samurai").side == ATTACKING
    assert not table.in_play("Reprieve")


# ---- Matsu Seventh Legion


def test_no_courtier_defends_against_the_matsu_seventh_legion(table: Scenario) -> None:
    bob = quiet_player("Serene Warrior", "Savvy Politician", "Lion's Pride Brawler")
    begins(table, quiet_player("Matsu Seventh Legion", "Eager Scout"), bob)
    table.ann.chooses("declare military air")
    table.ann.chooses(HERE)
    table.ann.chooses("Matsu Seventh Legion")
    assert table.bob.choices == ["Serene Warrior"]


def test_courtiers_defend_against_others(table: Scenario) -> None:
    begins(
        table, quiet_player("Matsu Seventh Legion", "Eager Scout"), quiet_player("Serene Warrior", "Savvy Politician")
    )
    table.ann.chooses("declare military air")
    table.ann.chooses(HERE)
    table.ann.chooses("Eager Scout")
    assert table.bob.choices == ["Serene Warrior", "Savvy Politician"]


@rule("l5r.no-attachments.except-trait")
def test_matsu_seventh_legion_bears_weapons_only(table: Scenario) -> None:
    ann = quiet_player("Matsu Seventh Legion", "Eager Scout", hand=["Fine Katana", "Ornate Fan"])
    begins(table, ann, quiet_player())
    table.ann.chooses("play Ornate Fan")
    assert table.ann.choices == ["Eager Scout"]
    table.ann.chooses("Eager Scout")
    table.ann.chooses("play Fine Katana")
    assert table.ann.choices == ["Matsu Seventh Legion", "Eager Scout"]


def test_courtiers_can_be_moved_into_the_conflict_with_the_legion(table: Scenario) -> None:
    bob = quiet_player("Savvy Politician", holdings=["Favorable Ground {slot=0}"])
    quiet_fight(table, quiet_player("Matsu Seventh Legion"), bob, "military air", "Matsu Seventh Legion")
    table.bob.chooses("use Favorable Ground 0")
    assert table.bob.choices == ["Savvy Politician"]


@rule("l5r.no-attachments.except-trait")
def test_matsu_seventh_legion_cannot_be_made_blank_by_a_spell(table: Scenario) -> None:
    bob = quiet_player("Savvy Politician", "Solemn Scholar", hand=["Cloud the Mind"])
    begins(table, quiet_player("Matsu Seventh Legion"), bob)
    table.bob.chooses("play Cloud the Mind")
    assert table.bob.choices == ["Savvy Politician", "Solemn Scholar"]


# ---- Ikoma Ikehata


def test_ikoma_ikehata_honors_a_character_and_draws_a_card(table: Scenario) -> None:
    ann = quiet_player("Ikoma Ikehata", "Eager Scout", "Brash Samurai {status=1}")
    quiet_fight(table, ann, quiet_player(), "political air", "Ikoma Ikehata")
    nobody_acts(table)
    assert table.ann.choices == ["pass", "respond Ikoma Ikehata 0 0"]
    table.ann.chooses("respond Ikoma Ikehata 0 0")
    assert table.ann.choices == ["Ikoma Ikehata", "Eager Scout"], "one is honored already"
    table.ann.chooses("Eager Scout")
    assert table.piece("Eager Scout").status == HONORED
    assert table.ann.hand == ["Fine Katana"]


@pytest.mark.parametrize(("type", "attacker"), [("military air", "Ikoma Ikehata"), ("political air", "Doji Whisperer")])
def test_ikoma_ikehata_wins_at_court_himself(table: Scenario, type: str, attacker: str) -> None:
    ann = quiet_player("Ikoma Ikehata", "Doji Whisperer")
    quiet_fight(table, ann, quiet_player(), type, attacker)
    nobody_acts(table)
    assert table.ann.asked == "ring-effect"


@rule("l5r.target.must-be-changeable")
def test_ikoma_ikehata_draws_nothing_where_nobody_can_be_honored(table: Scenario) -> None:
    quiet_fight(table, quiet_player("Ikoma Ikehata {status=1}"), quiet_player(), "political air", "Ikoma Ikehata")
    assert table.ann.asked == "ring-effect"


def test_ikoma_ikehata_evades_a_defender(table: Scenario) -> None:
    begins(table, quiet_player("Ikoma Ikehata"), quiet_player("Doji Whisperer", "Eager Scout"))
    table.ann.chooses("declare political air")
    table.ann.chooses(HERE)
    table.ann.chooses("Ikoma Ikehata")
    table.ann.chooses("Doji Whisperer")
    assert table.bob.choices == ["Eager Scout"]


@rule("l5r.effect.resolve-as-much-as-possible")
def test_ikoma_ikehata_draws_a_card_though_the_honor_went_elsewhere(table: Scenario) -> None:
    ann = quiet_player("Ikoma Ikehata", "Eager Scout")
    quiet_fight(table, ann, quiet_player("Young Rumormonger"), "political air", "Ikoma Ikehata")
    table.ann.chooses("Young Rumormonger")
    nobody_acts(table)
    table.ann.chooses("respond Ikoma Ikehata 0 0")
    table.ann.chooses("Ikoma Ikehata")
    table.bob.chooses("respond Young Rumormonger 0 0")
    table.bob.chooses("Eager Scout")
    assert table.piece("Eager Scout").status == HONORED
    assert table.ann.hand == ["Fine Katana"]


# ---- Tactician's Apprentice


def bids(table: Scenario, mine: int, theirs: int, *play: str) -> None:
    """The players reveal their bids in the draw phase."""
    table.position("2.1", ann=quiet_player(*play), bob=quiet_player(), first="ann")
    while table.ann.asked == "act-or-pass":
        table.ann.passes()
    table.ann.says(mine)
    table.bob.says(theirs)


def test_tacticians_apprentice_draws_a_card_for_the_lower_bid(table: Scenario) -> None:
    bids(table, 1, 2, "Tactician's Apprentice")
    table.ann.chooses("respond Tactician's Apprentice 0 0")
    assert len(table.ann.hand) == 1 + 1, "one more than the bid"


@pytest.mark.parametrize(("mine", "theirs"), [(2, 2), (3, 2)])
def test_tacticians_apprentice_draws_nothing_for_another_bid(table: Scenario, mine: int, theirs: int) -> None:
    bids(table, mine, theirs, "Tactician's Apprentice")
    assert table.ann.asked != "respond-or-pass"


@rule("l5r.limit.per-instance")
def test_tacticians_apprentice_draws_once_in_each_phase(table: Scenario) -> None:
    """Two duels in a conflict phase: only the first one counts, whatever was drawn in the draw phase."""
    ann = quiet_player("Mirumoto Raitsugu", "Tactician's Apprentice", "Kakita Kaezin")
    bob = quiet_player("Serene Warrior {fate=3}")
    quiet_fight(table, ann, bob, "military air", "Mirumoto Raitsugu", "Kakita Kaezin", defenders=("Serene Warrior",))
    table.ann.chooses("use Mirumoto Raitsugu 0")
    table.ann.chooses("Serene Warrior")
    table.ann.says(1)
    table.bob.says(2)
    table.ann.chooses("respond Tactician's Apprentice 0 0")
    assert table.ann.hand == ["Fine Katana"]
    table.ann.chooses("use Kakita Kaezin 0")
    table.bob.chooses("Serene Warrior")
    table.ann.says(1)
    table.bob.says(2)
    assert table.ann.asked != "respond-or-pass"


# ---- Matsu Mitsuko


def test_matsu_mitsuko_sends_anybody_into_a_military_conflict(table: Scenario) -> None:
    ann = quiet_player("Matsu Mitsuko", "Eager Scout", "Brash Samurai", "Bayushi Liar", honor=11)
    quiet_fight(table, ann, quiet_player("Serene Warrior"), "military air", "Brash Samurai")
    table.ann.chooses("use Matsu Mitsuko 0")
    assert table.ann.choices == ["Matsu Mitsuko", "Eager Scout"], "the liar has a dash, the samurai is there"
    table.ann.chooses("Eager Scout")
    assert table.piece("Eager Scout").side == ATTACKING


@pytest.mark.parametrize(("type", "honor"), [("political air", 11), ("military air", 10), ("military air", 9)])
def test_matsu_mitsuko_needs_a_military_conflict_and_more_honor(table: Scenario, type: str, honor: int) -> None:
    ann = quiet_player("Matsu Mitsuko", "Eager Scout", "Brash Samurai", honor=honor, hand=["Levy"])
    quiet_fight(table, ann, quiet_player(), type, "Brash Samurai")
    assert table.ann.why_not("Matsu Mitsuko") == ["l5r.play-restriction.must-be-observed"]


def test_matsu_mitsuko_commands_from_a_bowed_seat(table: Scenario) -> None:
    ann = quiet_player("Matsu Mitsuko {bowed=true}", "Eager Scout {bowed=true}", "Brash Samurai", honor=11)
    quiet_fight(table, ann, quiet_player(), "military air", "Brash Samurai")
    table.ann.chooses("use Matsu Mitsuko 0")
    table.ann.chooses("Eager Scout")
    assert table.piece("Eager Scout").side == ATTACKING
    assert table.piece("Eager Scout").bowed, "it comes as it is"


# ---- Ikoma Reservist


@pytest.mark.parametrize(("ring", "owner", "military"), [(FIRE, 0, 3), (WATER, 0, 3), (0, 0, 1), (FIRE, 1, 1)])
def test_ikoma_reservist_is_stronger_with_fire_or_water(table: Scenario, ring: int, owner: int, military: int) -> None:
    rings = [owner if element == ring else NOBODY for element in range(5)]
    begins(table, quiet_player("Ikoma Reservist"), quiet_player(), ring_owner=rings)
    assert skills(table, "Ikoma Reservist") == (military, 1)


@rule("l5r.modifier.continuous-update")
def test_ikoma_reservist_is_stronger_as_soon_as_the_ring_is_claimed(table: Scenario) -> None:
    quiet_fight(table, quiet_player("Ikoma Reservist"), quiet_player(), "military fire", "Ikoma Reservist")
    assert skills(table, "Ikoma Reservist") == (1, 1)
    table.ann.passes()
    assert skills(table, "Ikoma Reservist") == (3, 1)


# ---- Writ of Authority


def test_writ_of_authority_stays_while_nobody_has_more_honor(table: Scenario) -> None:
    for honor in (10, 11):
        ann = quiet_player("Eager Scout #1", 'Writ of Authority {on="#1"}', honor=honor)
        begins(table, ann, quiet_player())
        assert skills(table, "Eager Scout") == (0, 3)


@rule("l5r.constant.conditional")
def test_writ_of_authority_is_discarded_as_soon_as_the_opponent_has_more_honor(table: Scenario) -> None:
    ann = quiet_player("Adept of Shadows", "Eager Scout #1", 'Writ of Authority {on="#1"}')
    begins(table, ann, quiet_player())
    table.ann.chooses("use Adept of Shadows 0")
    assert not table.in_play("Writ of Authority")
    assert table.ann.cards_in("conflict-discard") == ["Writ of Authority"]


def test_writ_of_authority_looks_at_its_own_controller(table: Scenario) -> None:
    """On an opponent's character it is the controller of the writ whose honor counts."""
    ann = quiet_player('Writ of Authority {on="#1"}', honor=11)
    begins(table, ann, quiet_player("Eager Scout #1"))
    assert skills(table, "Eager Scout") == (0, 3)


@rule("l5r.restricted.max-two")
def test_writ_of_authority_is_restricted(table: Scenario) -> None:
    ann = quiet_player("Eager Scout #1", '2x Fine Katana {on="#1"}', hand=["Writ of Authority"])
    begins(table, ann, quiet_player())
    table.ann.chooses("play Writ of Authority")
    table.ann.chooses("Eager Scout")
    assert table.ann.choices == ["Fine Katana", "Fine Katana"], "one of the others must go"


# ---- Kitsu Warrior


@pytest.mark.parametrize(
    ("owners", "types", "found"),
    [
        ([0, 1, NOBODY], [MILITARY, MILITARY, MILITARY], (6, 2)),
        ([0, 1, NOBODY], [POLITICAL, MILITARY, MILITARY], (4, 4)),
        ([NOBODY] * 3, [POLITICAL, MILITARY, MILITARY], (2, 2)),
        ([1, 1, 0], [POLITICAL, POLITICAL, POLITICAL], (2, 8)),
    ],
)
def test_kitsu_warrior_is_stronger_for_each_ring_that_anybody_has_claimed(
    table: Scenario, owners: list[int], types: list[int], found: tuple[int, int]
) -> None:
    rings = {"ring_owner": [*owners, NOBODY, NOBODY], "ring_type": [*types, MILITARY, POLITICAL]}
    begins(table, quiet_player("Kitsu Warrior"), quiet_player(), **rings)
    assert skills(table, "Kitsu Warrior") == found


@rule("l5r.modifier.continuous-update")
def test_kitsu_warrior_grows_with_the_ring_of_the_conflict(table: Scenario) -> None:
    quiet_fight(table, quiet_player("Kitsu Warrior"), quiet_player(), "political air", "Kitsu Warrior")
    assert skills(table, "Kitsu Warrior") == (2, 2), "a contested ring is not claimed"
    table.ann.chooses("air-gain")
    assert skills(table, "Kitsu Warrior") == (2, 4)


@rule("l5r.blank.text-box")
def test_a_blank_kitsu_warrior_minds_no_rings(table: Scenario) -> None:
    ann = quiet_player("Kitsu Warrior #1", 'Cloud the Mind {on="#1"}')
    begins(table, ann, quiet_player(), ring_owner=[0, 1, NOBODY, NOBODY, NOBODY])
    assert skills(table, "Kitsu Warrior") == (2, 2)


# ---- Heroic Resolve


@pytest.mark.parametrize("owners", [[0, 0, NOBODY], [0, 0, 0]])
def test_heroic_resolve_readies_its_bearer_with_two_rings_or_more(table: Scenario, owners: list[int]) -> None:
    ann = quiet_player("Eager Scout #1 {bowed=true}", 'Heroic Resolve {on="#1"}', "Brash Samurai {bowed=true}")
    begins(table, ann, quiet_player(), ring_owner=[*owners, NOBODY, NOBODY])
    table.ann.chooses("use Heroic Resolve 0")
    assert not table.piece("Eager Scout").bowed
    assert table.piece("Brash Samurai").bowed


@pytest.mark.parametrize("owners", [[0, 1, 1], [0, NOBODY, NOBODY]])
def test_heroic_resolve_does_nothing_with_fewer_rings(table: Scenario, owners: list[int]) -> None:
    ann = quiet_player("Eager Scout #1 {bowed=true}", 'Heroic Resolve {on="#1"}', hand=["Levy"])
    begins(table, ann, quiet_player(), ring_owner=[*owners, NOBODY, NOBODY])
    assert table.ann.why_not("Heroic Resolve") == ["l5r.play-restriction.must-be-observed"]


@rule("l5r.triggered.must-change-game-state")
def test_heroic_resolve_does_nothing_for_who_is_ready(table: Scenario) -> None:
    ann = quiet_player("Eager Scout #1", 'Heroic Resolve {on="#1"}', hand=["Levy"])
    begins(table, ann, quiet_player(), ring_owner=[0, 0, NOBODY, NOBODY, NOBODY])
    assert table.ann.why_not("Heroic Resolve") == ["l5r.triggered.must-change-game-state"]


def test_heroic_resolve_on_an_opponents_character_asks_for_the_rings_of_its_controller(table: Scenario) -> None:
    ann = quiet_player("Brash Samurai", 'Heroic Resolve {on="#1"}', hand=["Levy"])
    begins(table, ann, quiet_player("Eager Scout #1 {bowed=true}"), ring_owner=[0, 0, NOBODY, NOBODY, NOBODY])
    table.ann.chooses("use Heroic Resolve 0")
    assert not table.piece("Eager Scout").bowed


# ---- Even the Odds


def test_even_the_odds_moves_a_character_in_and_honors_a_commander(table: Scenario) -> None:
    ann = quiet_player("Eager Scout", "Honored General", "Brash Samurai", "Bayushi Liar", hand=["Even the Odds"])
    bob = quiet_player("Serene Warrior", "Solemn Scholar")
    quiet_fight(table, ann, bob, "military air", "Eager Scout", defenders=("Serene Warrior", "Solemn Scholar"))
    table.ann.chooses("use Even the Odds 0")
    assert table.ann.choices == ["Honored General", "Brash Samurai"]
    table.ann.chooses("Honored General")
    assert table.piece("Honored General").side == ATTACKING
    assert table.piece("Honored General").status == HONORED


def test_even_the_odds_honors_nobody_but_commanders(table: Scenario) -> None:
    ann = quiet_player("Eager Scout", "Brash Samurai", hand=["Even the Odds", "Levy"])
    bob = quiet_player("Serene Warrior", "Solemn Scholar")
    quiet_fight(table, ann, bob, "military air", "Eager Scout", defenders=("Serene Warrior", "Solemn Scholar"))
    table.ann.chooses("use Even the Odds 0")
    table.ann.chooses("Brash Samurai")
    assert table.piece("Brash Samurai").side == ATTACKING
    assert table.piece("Brash Samurai").status == ORDINARY


@pytest.mark.parametrize("defenders", [(), ("Serene Warrior",)])
def test_even_the_odds_is_for_who_has_fewer_in_the_conflict(table: Scenario, defenders: tuple[str, ...]) -> None:
    ann = quiet_player("Eager Scout", "Brash Samurai", hand=["Even the Odds", "Levy"])
    bob = quiet_player("Serene Warrior", "Solemn Scholar", "Doji Whisperer")
    quiet_fight(table, ann, bob, "military air", "Eager Scout", defenders=defenders)
    assert table.ann.why_not("Even the Odds") == ["l5r.play-restriction.must-be-observed"]


def test_bowed_characters_count_for_even_the_odds(table: Scenario) -> None:
    ann = quiet_player("Eager Scout", "Lion's Pride Brawler", hand=["Levy"])
    bob = quiet_player("Doji Whisperer", "Brash Samurai", hand=["Even the Odds"])
    attackers = ("Eager Scout", "Lion's Pride Brawler")
    quiet_fight(table, ann, bob, "military air", *attackers, defenders=("Doji Whisperer",))
    table.bob.passes()
    table.ann.chooses("use Lion's Pride Brawler 0")
    table.ann.chooses("Lion's Pride Brawler")
    table.bob.chooses("use Even the Odds 0")
    assert table.bob.choices == ["Brash Samurai"], "two against one, though one of them is bowed"


# ---- My Ancestor's Strength

ANCESTORS = {"dynasty-discard": ["Akodo Toturi", "Matsu Berserker", "Imperial Storehouse", "Kitsu Spiritcaller"]}


def test_my_ancestors_strength_becomes_the_base_of_a_shugenja(table: Scenario) -> None:
    ann = quiet_player(
        "Kitsu Spiritcaller {status=1}", "Brash Samurai", hand=["My Ancestor's Strength", "Levy"], **ANCESTORS
    )
    bob = quiet_player("Solemn Scholar")
    attackers = ("Kitsu Spiritcaller", "Brash Samurai")
    quiet_fight(table, ann, bob, "military air", *attackers, defenders=("Solemn Scholar",))
    table.ann.chooses("use My Ancestor's Strength 0")
    assert table.ann.choices == ["Kitsu Spiritcaller"], "your own Shugenja in the conflict"
    table.ann.chooses("Kitsu Spiritcaller")
    assert table.ann.choices == ["Akodo Toturi", "Matsu Berserker", "Kitsu Spiritcaller"], "characters only"
    table.ann.chooses("Akodo Toturi")
    assert skills(table, "Kitsu Spiritcaller") == (6 + 2, 3 + 2), "honor comes on top of the base"


@rule("l5r.dash.treated-as-zero-1-5")
def test_an_ancestor_with_a_dash_has_no_strength_in_that_skill(table: Scenario) -> None:
    ann = quiet_player("Kitsu Spiritcaller", hand=["My Ancestor's Strength", "Levy"], **ANCESTORS)
    quiet_fight(table, ann, quiet_player(), "military air", "Kitsu Spiritcaller")
    table.ann.chooses("use My Ancestor's Strength 0")
    table.ann.chooses("Kitsu Spiritcaller")
    table.ann.chooses("Matsu Berserker")
    assert skills(table, "Kitsu Spiritcaller") == (3, 0)


def test_my_ancestors_strength_needs_a_shugenja_in_the_conflict_and_an_ancestor(table: Scenario) -> None:
    ann = quiet_player("Kitsu Spiritcaller", "Brash Samurai", hand=["My Ancestor's Strength", "Levy"], **ANCESTORS)
    quiet_fight(table, ann, quiet_player(), "military air", "Brash Samurai")
    assert table.ann.why_not("My Ancestor's Strength") == ["l5r.target.insufficient-targets"]
    ann = quiet_player("Kitsu Spiritcaller", hand=["My Ancestor's Strength", "Levy"])
    bob = quiet_player(**ANCESTORS)
    quiet_fight(table, ann, bob, "military air", "Kitsu Spiritcaller")
    assert table.ann.why_not("My Ancestor's Strength") == ["l5r.target.insufficient-targets"], "not the opponent's pile"


@rule("l5r.lasting.persists-beyond-source")
def test_the_strength_stays_when_the_ancestor_leaves_the_pile(table: Scenario) -> None:
    ann = quiet_player("Kitsu Spiritcaller", "Asahina Artisan", hand=["My Ancestor's Strength", "Levy"], **ANCESTORS)
    quiet_fight(table, ann, quiet_player(), "military air", "Asahina Artisan")
    table.ann.chooses("use My Ancestor's Strength 0")
    table.ann.chooses("Asahina Artisan")
    table.ann.chooses("Akodo Toturi")
    assert skills(table, "Asahina Artisan") == (6, 3), "a base of 0 and 0 may be set, too"
    table.ann.chooses("use Kitsu Spiritcaller 0")
    table.ann.chooses("Akodo Toturi")
    assert table.in_play("Akodo Toturi")
    assert skills(table, "Asahina Artisan") == (6, 3)


# ---- Restored Heirloom


def win_water(table: Scenario, **things: object) -> None:
    """Ann wins a water conflict and resolves the effect of the ring."""
    ann = quiet_player("Brash Samurai", "Eager Scout", **things)
    quiet_fight(table, ann, quiet_player("Serene Warrior"), "military water", "Brash Samurai")
    nobody_acts(table)
    table.ann.chooses(next(choice for choice in table.ann.choices if choice.startswith("water")))


@pytest.mark.parametrize("things", [{"hand": ["Restored Heirloom"]}, {"conflict-discard": ["Restored Heirloom"]}])
def test_restored_heirloom_comes_into_play_in_the_place_of_the_ring_effect(
    table: Scenario, things: dict[str, list[str]]
) -> None:
    win_water(table, **things)
    assert table.ann.choices == ["pass", "respond Restored Heirloom 0 0"]
    table.ann.chooses("respond Restored Heirloom 0 0")
    assert table.ann.choices == ["Brash Samurai", "Eager Scout"]
    table.ann.chooses("Eager Scout")
    assert table.piece("Restored Heirloom").on == number(table, "Eager Scout")
    assert not table.piece("Serene Warrior").bowed, "the ring did nothing else"
    assert table.ann.fate == 5


def test_restored_heirloom_can_be_declined(table: Scenario) -> None:
    win_water(table, hand=["Restored Heirloom"])
    table.ann.passes()
    assert table.ann.hand == ["Restored Heirloom"]


def test_restored_heirloom_waits_for_water(table: Scenario) -> None:
    ann = quiet_player("Brash Samurai", hand=["Restored Heirloom"])
    quiet_fight(table, ann, quiet_player(), "military air", "Brash Samurai")
    nobody_acts(table)
    table.ann.chooses("air-gain")
    assert table.ann.honor == 12
    assert table.ann.hand == ["Restored Heirloom"]


def test_restored_heirloom_is_not_for_the_opponents_ring(table: Scenario) -> None:
    bob = quiet_player("Serene Warrior", hand=["Restored Heirloom"])
    quiet_fight(table, quiet_player("Brash Samurai"), bob, "military water", "Brash Samurai")
    nobody_acts(table)
    table.ann.chooses(next(choice for choice in table.ann.choices if choice.startswith("water")))
    assert table.bob.asked != "respond-or-pass"


@rule("l5r.no-attachments.except-trait")
def test_restored_heirloom_goes_to_nobody_who_cannot_bear_it(table: Scenario) -> None:
    ann = quiet_player("Ascetic Visionary", "Brash Samurai", hand=["Restored Heirloom"])
    quiet_fight(table, ann, quiet_player(), "military water", "Brash Samurai")
    nobody_acts(table)
    table.ann.chooses(next(choice for choice in table.ann.choices if choice.startswith("water")))
    table.ann.chooses("respond Restored Heirloom 0 0")
    assert table.ann.choices == ["Brash Samurai"]


# ---- Hisu Mori Toride

TORIDE = "09-hisu-mori-toride"


def win_by(table: Scenario, *attackers: str, type: str = "military air") -> None:
    """Ann attacks from Hisu Mori Toride and wins."""
    ann = quiet_player(*attackers, "Doji Whisperer", stronghold=[TORIDE])
    bob = quiet_player(provinces=["Elemental Fury {slot=0, broken=true}", f"{HERE} {{slot=1}}", "Pilgrimage {slot=2}"])
    begins(table, ann, bob)
    nobody_acts(table)
    table.ann.chooses(f"declare {type}")
    table.ann.chooses(HERE)
    table.ann.chooses(*attackers)
    nobody_acts(table)


def test_hisu_mori_toride_grants_another_military_conflict(table: Scenario) -> None:
    win_by(table, "Kitsu Warrior", "Brash Samurai", "Matsu Berserker")
    assert table.ann.choices == ["pass", "respond Hisu Mori Toride 0 0"], "2 and 2 and 3 are 7"
    table.ann.chooses("respond Hisu Mori Toride 0 0")
    assert table.ann.choices == ["Kitsu Warrior", "Brash Samurai", "Matsu Berserker"], "Bushi"
    table.ann.chooses("Matsu Berserker")
    assert table.piece("Hisu Mori Toride").bowed
    assert not table.in_play("Matsu Berserker")
    table.ann.chooses("air-gain")
    assert "declare military earth" in table.ann.choices


def test_without_hisu_mori_toride_there_is_one_military_conflict(table: Scenario) -> None:
    win_by(table, "Kitsu Warrior", "Brash Samurai", "Matsu Berserker")
    table.ann.passes()
    table.ann.chooses("air-gain")
    assert "declare political earth" in table.ann.choices
    assert "declare military earth" not in table.ann.choices


def test_hisu_mori_toride_needs_five_more_and_a_military_victory(table: Scenario) -> None:
    win_by(table, "Kitsu Warrior", "Brash Samurai")
    assert table.ann.asked == "ring-effect", "4 is not enough"
    win_by(table, "Ikoma Ujiaki", type="political air")
    assert table.ann.asked == "ring-effect"


@rule("l5r.triggered.cost-must-be-payable")
def test_hisu_mori_toride_asks_for_a_bushi(table: Scenario) -> None:
    win_by(table, "Volcanic Troll", "Impulsive Novice")
    assert table.ann.asked == "ring-effect", "5 and more, but nobody to sacrifice"


# ---- Ancestral Armory


def test_ancestral_armory_returns_a_weapon_to_the_hand(table: Scenario) -> None:
    pile = {"conflict-discard": ["Fine Katana", "Ornate Fan", "Way of the Lion"]}
    ann = quiet_player("Eager Scout", holdings=["Ancestral Armory {slot=0}"], **pile)
    begins(table, ann, quiet_player(**{"conflict-discard": ["Honored Blade"]}))
    table.ann.chooses("use Ancestral Armory 0")
    assert table.ann.choices == ["Fine Katana"], "a Weapon, and in one's own pile"
    table.ann.chooses("Fine Katana")
    assert table.ann.hand == ["Fine Katana"]
    assert table.ann.cards_in("conflict-discard") == ["Ornate Fan", "Way of the Lion"]
    assert not table.in_play("Ancestral Armory")


def test_ancestral_armory_is_not_given_for_nothing(table: Scenario) -> None:
    ann = quiet_player("Eager Scout", holdings=["Ancestral Armory {slot=0}"], hand=["Levy"])
    begins(table, ann, quiet_player(**{"conflict-discard": ["Fine Katana"]}))
    assert table.ann.why_not("Ancestral Armory") == ["l5r.target.insufficient-targets"]


def test_what_returns_from_the_armory_can_be_played(table: Scenario) -> None:
    pile = {"conflict-discard": ["Fine Katana"]}
    ann = quiet_player("Eager Scout", holdings=["Ancestral Armory {slot=0}"], **pile)
    begins(table, ann, quiet_player())
    table.ann.chooses("use Ancestral Armory 0")
    table.ann.chooses("Fine Katana")
    assert table.ann.choices == ["pass", "play Fine Katana"]
