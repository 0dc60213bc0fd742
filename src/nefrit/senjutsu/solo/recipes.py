"""Decks of automated opponents: the recipes, and taking cards of the piles by them.

A further card that may come from several piles comes from one of them at random (decision.senjutsu.ai-further-cards).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from nefrit.kernel.chance import Chance
from nefrit.senjutsu.cards import SOLO_CARDS
from nefrit.senjutsu.state import DECK, DISCARD, LASTING, PILES, REMOVED, Senjutsu

NIGHTMARE_PILE: Final = 8
LAST_PILE: Final = 4
"""Where cards come from when all piles of an opponent are empty (senjutsu.solo.recipe.all-empty)."""
REPLACED_BY_NIGHTMARES: Final = (3, 4)


@dataclass(frozen=True)
class Recipe:
    """How many cards of which piles make a deck; then so many `more`, each of one of the piles `among`."""

    piles: tuple[tuple[int, int], ...]
    more: int = 0
    among: tuple[int, ...] = ()

    def nightmare(self) -> Recipe:
        """The same with nightmare cards instead of attacks, for characters as well.

        senjutsu.solo.nightmare.opponent, decision.senjutsu.nightmare-characters
        """
        piles = tuple([(_as_nightmare(pile), count) for pile, count in self.piles])
        return Recipe(piles, self.more, tuple([_as_nightmare(pile) for pile in self.among]))

    @property
    def used(self) -> tuple[int, ...]:
        """All piles that it uses."""
        return tuple(dict.fromkeys([*[pile for pile, _ in self.piles], *self.among]))


def _as_nightmare(pile: int) -> int:
    return NIGHTMARE_PILE if pile in REPLACED_BY_NIGHTMARES else pile


_MORE: Final = (2, 4, 5)
_WITH_CUTS: Final = Recipe(((1, 1), (4, 2), (5, 1)), 1, _MORE)
_WITH_BOTH: Final = Recipe(((1, 1), (3, 1), (4, 1), (5, 1)), 1, _MORE)
_WITH_REACH: Final = Recipe(((1, 1), (3, 2), (5, 1)), 1, _MORE)

RECIPES: Final[Mapping[str, Recipe]] = {
    # senjutsu.solo.recipe.boss
    "boss": Recipe(((1, 2), (4, 2), (5, 1)), 1, (4, 5)),
    # senjutsu.solo.recipe.katana
    "katana": Recipe(((2, 1), (4, 2), (5, 1)), 1, (4, 5)),
    # senjutsu.solo.recipe.yari
    "yari": Recipe(((2, 1), (3, 2), (5, 1)), 1, (3, 5)),
    # senjutsu.solo.recipe.yumi
    "yumi": Recipe(((2, 1), (5, 1), (6, 1)), 2, (2, 5, 6)),
    # senjutsu.solo.recipe.arquebus
    "arquebus": Recipe(((2, 1), (5, 1), (7, 3)), 1, (2, 5)),
    # senjutsu.solo.recipe.master
    "master": _WITH_CUTS,
    # senjutsu.solo.recipe.student
    "student": _WITH_CUTS,
    # senjutsu.solo.recipe.ronin
    "ronin": _WITH_BOTH,
    # senjutsu.solo.recipe.warrior
    "warrior": _WITH_BOTH,
    # senjutsu.solo.recipe.ashigaru
    "ashigaru": _WITH_REACH,
    # senjutsu.solo.recipe.hachiko
    "hachiko": Recipe(()),
    # senjutsu.solo.recipe.assassin
    "assassin": _WITH_CUTS,
    # senjutsu.solo.recipe.kojiro
    "kojiro": _WITH_BOTH,
    # senjutsu.solo.recipe.monk
    "monk": _WITH_REACH,
    # senjutsu.solo.recipe.musashi
    "musashi": _WITH_CUTS,
    # senjutsu.solo.recipe.ninja
    "ninja": _WITH_CUTS,
    # senjutsu.solo.recipe.onna-bugeisha
    "onna-bugeisha": _WITH_REACH,
    # senjutsu.solo.recipe.sailor
    "sailor": _WITH_CUTS,
    # senjutsu.solo.recipe.wakou
    "wakou": _WITH_BOTH,
    # senjutsu.solo.recipe.yasuke
    "yasuke": _WITH_CUTS,
    # senjutsu.solo.recipe.yojimbo
    "yojimbo": _WITH_CUTS,
}
"""What is added to the own cards of an opponent, by its kind (senjutsu.solo.recipe.choose-opponent)."""


def pile_of(game: Senjutsu, card: int) -> int:
    """The pile a solo card belongs to; 0 if it belongs to a character."""
    return SOLO_CARDS[game.faces[card].id].pile


def left_in(game: Senjutsu, pile: int) -> list[int]:
    """The cards of a pile, from the top."""
    return [card for card in game.zone(PILES) if pile_of(game, card) == pile]


def source_for(game: Senjutsu, recipe: Recipe, pile: int) -> int:
    """The pile from which a card is taken instead of an empty one; the pile itself if it is not empty.

    senjutsu.solo.recipe.empty-pile, senjutsu.solo.recipe.all-empty
    """
    return next((other for other in (pile, *recipe.used) if left_in(game, other)), LAST_PILE)


def own_cards(game: Senjutsu, character: str, *, nightmare: bool) -> list[int]:
    """The cards that belong to a character; the nightmare card first, and only in nightmare mode.

    senjutsu.solo.recipe.character-base, senjutsu.solo.recipe.nightmare-aside, senjutsu.solo.nightmare.character,
    senjutsu.solo.special.base
    """
    solo = {card: SOLO_CARDS[game.faces[card].id] for card in game.zone(PILES)}
    own = [card for card, known in solo.items() if character and known.owner == character]
    return [card for card in own if solo[card].is_nightmare and nightmare] + [
        card for card in own if not solo[card].is_nightmare
    ]


def prepare_deck(game: Senjutsu, seat: int, kind: str, *, nightmare: bool = False) -> None:
    """Make the deck of an automated opponent (senjutsu.solo.setup.ai-deck, senjutsu.solo.ai.deck-driven).

    A character has cards of its own (senjutsu.solo.recipe.character-base).
    Of which pile a further card comes is left to chance.
    """
    recipe = RECIPES[kind].nightmare() if nightmare else RECIPES[kind]
    own = own_cards(game, kind, nightmare=nightmare)
    for card in own:
        game.move(card, DECK, seat)
    wanted = [pile for pile, count in recipe.piles for _ in range(count)]
    wanted += [game.chance.one_of(recipe.among) for _ in range(recipe.more)]
    for pile in wanted:
        for card in left_in(game, source_for(game, recipe, pile))[:1]:
            game.move(card, DECK, seat)
    game.shuffle(DECK, seat)


def exchange_unknown(game: Senjutsu, seat: int, chance: Chance) -> None:
    """In a state that a seat imagines: cards of one pile that it does not know may be any of these."""
    unknown: dict[tuple[int, str], list[int]] = {}
    for card in range(len(game.faces)):
        solo = SOLO_CARDS.get(game.faces[card].id)
        if solo is not None and not game.knows(seat, card):
            unknown.setdefault((solo.pile, solo.owner), []).append(card)
    faces = list(game.faces)
    for cards in unknown.values():
        for card, face in zip(cards, chance.shuffled([game.faces[card] for card in cards]), strict=True):
            faces[card] = face
    game.faces = tuple(faces)


def return_cards(game: Senjutsu, seat: int) -> None:
    """All solo cards of an opponent go back to the piles (senjutsu.horde.next-level-1)."""
    for zone in (DECK, DISCARD, LASTING, REMOVED):
        for card in game.zone(zone, seat):
            if game.faces[card].id in SOLO_CARDS:
                game.move(card, PILES)
    game.shuffle(PILES)
