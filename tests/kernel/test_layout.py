"""What rules keep as long as cards lie as they do."""

from __future__ import annotations

from nefrit.kernel.cards import Face
from nefrit.kernel.chance import Chance
from nefrit.kernel.lasting import Lasting
from tests.kernel.tiny import DECK, HAND, PILE, PLAY, Tiny, Token, dealt

KEPT = ("printed", "heard", "laid", "borne", "derived")
HEARS = Face("hears", "Hears", back="b", listens=1)


def kept(game: Tiny) -> list[str]:
    """What is still kept; everything is noted again."""
    found = [name for name in KEPT if "noted" in getattr(game, name)]
    for name in KEPT:
        getattr(game, name)["noted"] = True
    return found


def test_what_follows_from_the_layout_is_kept_until_that_changes() -> None:
    game = dealt()
    game.deal([(HEARS, 0, DECK, 0)])
    first, second, *_ = game.zone(DECK, 0)
    hears = game.faces.index(HEARS)
    assert kept(game) == [], "cards have been dealt"
    game.edit_seat(0).coins = 1
    assert kept(game) == ["printed", "heard", "laid", "borne"]
    game.move(first, HAND, 0)
    assert kept(game) == ["printed", "heard", "laid", "borne"], "it listens to nothing"
    game.move(hears, HAND, 0)
    assert kept(game) == ["printed", "laid", "borne"]
    game.put_into_play(second, Token(0), PLAY, 0)
    assert kept(game) == ["printed", "heard"]
    game.put_into_play(first, Token(0), PLAY, 0)
    assert game.in_play() == (second, first)
    kept(game)
    game.arrange(PLAY, 0, [first, second])
    assert kept(game) == ["printed"], "the order counts"
    assert game.in_play() == (first, second)
    game.edit_piece(first).controller = 1
    assert kept(game) == ["printed", "heard", "laid"], "the cards in play are the same, but not what they are like"
    game.shuffle(DECK, 0)
    assert kept(game) == ["printed", "heard", "laid", "borne"]
    game.last(Lasting(None, (second,), "round", 0))
    assert kept(game) == ["printed", "heard"]
    game.expire("phase")
    assert kept(game) == ["printed", "heard", "laid", "borne", "derived"], "nothing is over"
    game.move(hears, PILE, 0)
    assert kept(game) == ["printed", "laid", "borne"]
    game.expire("round")
    assert kept(game) == ["printed", "heard"]


def test_a_card_that_leaves_ends_effects_for_it_and_no_others() -> None:
    game = dealt()
    first, second, third, *_ = game.zone(DECK, 0)
    for card in (first, second):
        game.put_into_play(card, Token(0), PLAY, 0)
    game.last(Lasting(None, (first, second), "round", 0))
    game.last(Lasting(None, (first,), "round", 0))
    before = game.lasting
    game.move(third, PILE, 0)
    assert game.lasting is before
    game.move(first, PILE, 0)
    assert [lasting.cards for lasting in game.lasting] == [(second,)]


def test_clones_share_what_follows_from_the_layout_until_it_changes_for_one() -> None:
    game = dealt()
    card = game.zone(DECK, 0)[0]
    kept(game)
    other = game.clone()
    assert kept(other) == ["printed", "heard", "laid", "borne"]
    other.put_into_play(card, Token(0), PLAY, 0)
    assert kept(other) == ["printed", "heard"]
    assert kept(game) == ["printed", "heard", "laid", "borne", "derived"]


def test_who_imagines_other_faces_keeps_nothing() -> None:
    game = dealt()
    kept(game)
    assert kept(game.imagine(0, Chance(1))) == []
