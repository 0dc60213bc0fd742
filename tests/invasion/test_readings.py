"""What cards say of targets, choices and other players, against what their trees do."""

from __future__ import annotations

import ast
import inspect
import re
from pathlib import Path

import pytest

import nefrit.invasion
from nefrit.invasion.faces import InvasionFace
from nefrit.invasion.player_choices import Pick
from nefrit.invasion.targets import Aim
from nefrit.testing import rule
from tests.invasion.card_texts import FACES, sentences
from tests.invasion.readings import addresses, choices, leaves_a_choice, nodes, targets

CHOICES = choices()

ADDRESSES = {
    "Zhufbar Engineers": ["each opponent"],
    "King Kazador": ["targeted by any opponent"],
    "Master Rune of Dismay": ["cards of any opponent"],
    "Church of Sigmar": ["targeted by any opponent"],
    "Defend the Border": ["zones or piles of any opponent"],
    "Van Klumpf's Buccaneers": ["each player"],
    "Pigeon Bombs": ["a target player", "the target player"],
    "Radiant Gaze": ["zones or piles of any opponent"],
    "Repeater Bolt Thrower": ["a target opponent", "the target player"],
    "Second Sight": ["each opponent"],
    "The Glittering Tower": ["cards of any opponent", "zones or piles of any opponent"],
    "Eataine War Room": ["a target opponent", "the target player"],
    "Followers of Mork": ["each player"],
    "Doom Divers": ["each player"],
    "Lobber Crew": ["a chosen opponent", "the target player"],
    "Banna of Da Red Sunz": ["that player", "what happens to an opponent"],
    "Smash 'Em All!": ["cards of any opponent"],
    "Snotling Ambush": ["a target player", "the target player"],
    "Fists of Mork": ["each player"],
    "Snotling Invasion": ["played into a zone of a chosen opponent"],
    "Slaanesh's Domination": ["a target opponent", "the target player"],
    "Melekh the Changer": ["cards of any opponent"],
    "Bloodthirster": ["each player"],
    "Warpstone Meteor": ["each player"],
    "Journey to the Gate": ["each opponent"],
    "Shrine to Nurgle": ["what happens to an opponent"],
    "Will of Tzeentch": ["each player"],
    "Bloodsworn": ["what happens to an opponent"],
    "Wolves of the North": ["attacks any opponent"],
    "Mounted Marauders": ["the defending player"],
    "Shaggoth Champion": ["each player", "fewest cards in an opponent's hand"],
    "Beastman Incursion": ["played into a zone of a chosen opponent"],
    "Hate": ["each opponent"],
    "Reaper Bolt Thrower": ["each opponent"],
    "Caught the Scent": ["a chosen opponent", "the target player"],
    "Harpies": ["that player", "what happens to an opponent"],
    "Seeking New Slaves": ["zones or piles of any opponent"],
    "Offering to Hekarti": ["cards of any opponent"],
    "Dark Elf Infiltrator": ["a target opponent", "the target player"],
    "Sacrifice to Khaine": ["each opponent"],
    "Court of the Witch King": ["a target opponent", "the target player"],
    "Pleasure Cults": ["played into a zone of a chosen opponent"],
    "Jealous Eyes": ["cards of any opponent"],
    "Infiltrate!": ["each opponent"],
    "Veteran Sellswords": ["a target opponent"],
    "Order in Chaos": ["a target player", "the target player"],
    "Mountain Brigands": ["a target opponent", "the target player"],
    "Hidden Sorceress": ["what an opponent does"],
    "Paranoia": ["used by any opponent"],
    "End Times": ["each player"],
    "Malekith": ["each opponent"],
    "Crone Hellebron": ["that player", "what happens to an opponent"],
    "Dreadfire Portal": ["a target player", "the target player"],
    "Balewind Vortex": ["each opponent"],
    "Lair of the Astromancer": [
        "a target player",
        "another target player",
        "the second target player",
        "the target player",
    ],
}
"""How each card that speaks of other players addresses them, in the words of the readings."""

OF_NOBODY_ELSE = {
    # Whoever plays the card, or whose card it is.
    "Iron Discipline",
    "Asuryan's Cleansing",
    # All players, by a constant effect.
    "Lord of Change",
    # The zones that must burn to win.
    "Wurrzag",
    "Thorek Ironbrow",
    "Sigvald the Magnificent",
    "Alith Anar",
    "Balthasar Gelt",
}
"""Cards whose text has the word opponent or player, and that do nothing to certain other players."""


def test_the_file_of_choices_has_every_card_once() -> None:
    assert list(CHOICES) == [face.id for face in FACES]


@rule("invasion.target.definition")
@pytest.mark.parametrize("face", FACES, ids=[face.id for face in FACES])
def test_a_card_targets_and_leaves_a_choice_exactly_where_it_says_so(face: InvasionFace) -> None:
    assert (targets(face), leaves_a_choice(face)) == CHOICES[face.id]


@pytest.mark.parametrize("face", FACES, ids=[face.id for face in FACES])
def test_the_text_of_a_card_says_target_where_it_targets(face: InvasionFace) -> None:
    text = " ".join(re.sub(r"\([^)]*\)", "", line) for line in sentences(face))
    # Some speak of being targeted, and target nothing themselves.
    spoken = bool(re.search(r"(?<!can )(?<!that )\btargets?\b", text, re.IGNORECASE))
    assert spoken == targets(face)


def test_what_is_only_picked_is_no_target() -> None:
    for face in FACES:
        for node in nodes(face.abilities):
            if isinstance(node, Pick) and isinstance(node.target, Aim):
                assert node.target.untargeted, face.name


def test_each_card_that_speaks_of_other_players_addresses_them_as_it_says() -> None:
    for face in FACES:
        assert addresses(face) == ADDRESSES.get(face.name, []), face.name
    assert not ADDRESSES.keys() - {face.name for face in FACES}


def test_no_card_speaks_of_other_players_without_addressing_them() -> None:
    for face in FACES:
        text = " ".join(re.sub(r"\([^)]*\)", "", line) for line in sentences(face))
        if re.search(r"opponent|player", text, re.IGNORECASE):
            assert (face.name in ADDRESSES) != (face.name in OF_NOBODY_ELSE), face.name


def test_nothing_means_the_next_player_where_it_speaks_of_an_opponent() -> None:
    """Only the turn goes to the next player; of several opponents none is the first."""
    package = Path(inspect.getfile(nefrit.invasion)).parent
    found = []
    for file in sorted(package.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            call = node.value if isinstance(node, ast.Subscript) else None
            if isinstance(call, ast.Call) and getattr(call.func, "id", "") == "opponents":
                found.append(file.name)
    assert found == []
