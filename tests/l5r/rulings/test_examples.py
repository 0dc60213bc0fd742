"""The examples that the Rules Reference gives in passing, with published cards."""

from __future__ import annotations

from dataclasses import replace

from nefrit.l5r.constants import EARTH, LION, NEUTRAL, NOBODY
from nefrit.l5r.decks import violations
from nefrit.l5r.decks.construction import EDITIONS
from nefrit.l5r.decks.ready import ready_deck
from nefrit.l5r.game import GAME
from nefrit.testing import Scenario, rule
from tests.l5r.core.fights import begins
from tests.l5r.rulings.sides import conflict, quiet

__all__ = ["GAME"]


@rule("l5r.target.bowed-character-example")
def test_a_bowed_character_is_no_target_for_bowing(table: Scenario) -> None:
    """An ability lets a player choose a character and bow it. Can a bowed character be chosen?

    No. It would not be affected, so it is no eligible target.
    """
    claimed = [NOBODY] * 5
    claimed[EARTH] = 1
    bob = quiet("Solemn Scholar", stronghold=["Shizuka Toshi {slot=4}"])
    ann = quiet("Serene Warrior", "Doji Hotaru")
    conflict(table, ann, bob, "political air", "Serene Warrior", "Doji Hotaru", ring_owner=claimed)
    table.bob.chooses("use Shizuka Toshi 0")
    table.bob.chooses("Serene Warrior")
    assert table.piece("Serene Warrior").bowed
    table.bob.chooses("use Solemn Scholar 0")
    assert table.bob.choices == ["Doji Hotaru"]


@rule("l5r.effect.search-top-10-short-deck")
def test_a_deck_with_too_few_cards_is_searched_as_far_as_it_goes(table: Scenario) -> None:
    """An effect searches the top cards of a deck that has not so many. What is searched?

    All of its cards. Agasha Swordsmith looks for an attachment among 5 cards, here among 3.
    """
    ann = quiet("Agasha Swordsmith", **{"conflict-deck": ["Fine Katana", "Let Go", "Ornate Fan"]})
    begins(table, ann, quiet("Doji Whisperer"))
    table.ann.chooses("use Agasha Swordsmith 0")
    assert table.ann.choices == ["nothing", "Fine Katana", "Ornate Fan"]
    table.ann.chooses("Ornate Fan")
    assert (table.ann.hand, len(table.ann.cards_in("conflict-deck"))) == (["Ornate Fan"], 2)


@rule("l5r.influence.example-tom")
def test_ten_influence_are_spent_on_seven_cards_of_the_crane() -> None:
    """Tom's Lion deck spends 10 influence on 3 Admit Defeat, 3 The Perfect Gift and a Duelist Training. Does more fit?

    Nothing of the Crane that costs influence: 3 times 2, 3 times 1 and 1 are 10. All other cards are Lion or neutral.
    """
    lion = ready_deck("lion")
    own = [
        (card, count) for card, count in lion.conflict if GAME.library.faces[card].facts()["clan"] in (LION, NEUTRAL)
    ]

    def wrong(edition: str, trainings: int, *more: tuple[str, int]) -> list[tuple[str, dict[str, object]]]:
        crane = (("01-admit-defeat", 3), ("01-the-perfect-gift", 3), ("01-duelist-training", trainings))
        deck = replace(lion, conflict=(*own, *crane, *more))
        return [(one.rule, dict(one.arguments)) for one in violations(deck, GAME.library, "tournament", edition)]

    over = ("l5r.influence.spend-limit-one-clan", {"spent": 11, "available": 10, "over": 1})
    for edition in EDITIONS:
        assert wrong(edition, 1) == []
        assert wrong(edition, 2) == [over]
        assert [rule for rule, _ in wrong(edition, 1, ("01-let-go", 1))][:1] == ["l5r.deck.conflict-affiliation"]
