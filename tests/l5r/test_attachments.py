"""Attachments: to what they are attached, what they add, when they leave; restricted and ancestral ones."""

from __future__ import annotations

import pytest

from nefrit.kernel.effects import Context
from nefrit.kernel.memo import LAYOUT
from nefrit.l5r.attachments import attachment_refusals, is_legally_attached
from nefrit.l5r.constants import MILITARY, POLITICAL
from nefrit.l5r.values import skill
from nefrit.l5r.words.cards import theirs, yours
from nefrit.testing import Scenario, rule
from tests.l5r.cards import GAME
from tests.l5r.conflicts import attacks, begins, card, player

__all__ = ["GAME"]


def on(name: str, tag: int = 1, **fields: str) -> str:
    """An attachment on the card with this tag."""
    more = "".join(f", {key}={value}" for key, value in fields.items())
    return f'{name} {{on="#{tag}"{more}}}'


def holds(
    table: Scenario, *hand: str, play: tuple[str, ...] = (), bob: tuple[str, ...] = (), edition: str = "1.5"
) -> None:
    """Ann holds cards and may play them, as may nobody else."""
    table.position("conflict", ann=player(*play, hand=hand, fate=3), bob=player(*bob), edition=edition)


@rule("l5r.attachment.enters-ready-attached", "l5r.attachment.character-in-play-only-1-5")
def test_an_attachment_enters_play_ready_on_a_character_of_either_player(table: Scenario) -> None:
    holds(table, "Tattoo", "Praise", play=("Bushi", "Courtier"), bob=("Peasant",))
    table.ann.chooses("play Tattoo")
    assert table.ann.choices == ["Bushi", "Courtier", "Peasant"]
    table.ann.chooses("Courtier")
    piece = table.piece("Tattoo")
    assert (piece.on, piece.bowed) == (card(table.ann, "Courtier"), False)
    told = table.log[-3:]
    assert [one.message for one in told] == ["played", "entered", "attached"]
    assert (told[-1].arguments["card"], told[-1].arguments["source"]) == ("Courtier", "Tattoo")


@rule("l5r.attachment.character-only-1-0")
def test_in_1_0_too_only_characters_have_attachments(table: Scenario) -> None:
    holds(table, "Tattoo", "Praise", play=("Bushi",), edition="1.0")
    table.ann.chooses("play Tattoo")
    assert table.ann.choices == ["Bushi"], "no province, no stronghold"


@rule("l5r.attachment.needs-eligible-parent")
def test_without_anybody_to_attach_it_to_it_cannot_be_played(table: Scenario) -> None:
    holds(table, "Banner", play=("Courtier",))
    assert table.ann.why_not("Banner") == ["l5r.attachment.needs-eligible-parent"]


@rule("l5r.attachment.no-count-limit")
def test_any_number_of_attachments_may_be_on_one_character(table: Scenario) -> None:
    holds(table, "Tattoo", "Praise", play=("Bushi #1", *(on(name) for name in ("Tattoo", "Curse", "Heirloom", "Mask"))))
    table.ann.chooses("play Tattoo")
    table.ann.chooses("Bushi")
    assert len([name for name in table.ann.play if name != "Bushi"]) == 5


@rule("l5r.attachment.character-in-play-only-1-5", "l5r.attachment.character-only-1-0")
@pytest.mark.parametrize(
    ("edition", "reason"),
    [("1.5", "l5r.attachment.character-in-play-only-1-5"), ("1.0", "l5r.attachment.character-only-1-0")],
)
def test_on_a_province_there_is_no_attachment(table: Scenario, edition: str, reason: str) -> None:
    holds(table, "Tattoo", "Praise", play=("Bushi",), edition=edition)
    tattoo, province = card(table.ann, "Tattoo"), card(table.ann, "Earth Province")
    assert [one.rule for one in attachment_refusals(table.game, tattoo, province, 0)] == [reason]


@rule("l5r.attachment.control-unchanged")
def test_on_a_character_of_the_opponent_it_stays_its_players(table: Scenario) -> None:
    holds(table, "Curse", "Praise", play=("Bushi",), bob=("Courtier",))
    table.ann.chooses("play Curse")
    table.ann.chooses("Courtier")
    assert (table.piece("Curse").controller, table.ann.play) == (0, ["Bushi", "Curse"])
    curse = card(table.ann, "Curse")
    for seat, whose in ((0, yours), (1, theirs)):
        assert whose.accepts(table.game, Context(seat), curse)
        assert not whose.accepts(table.game, Context(1 - seat), curse)
    assert skill(table.game, card(table.bob, "Courtier"), POLITICAL) == 1


@rule("l5r.attachment.discarded-with-parent", "l5r.attachment.control-unchanged")
def test_it_is_discarded_to_its_owner_when_the_opponents_character_leaves(table: Scenario) -> None:
    table.position("conflict", ann=player(on("Curse"), hand=["Murder", "Audience"]), bob=player("Courtier #1"))
    table.ann.chooses("use Murder 0")
    table.ann.chooses("Courtier")
    assert "Curse" in getattr(table.ann, "conflict-discard")
    assert table.bob.play == []
    left = [one.arguments for one in table.log if one.message == "left"]
    assert [(one["card"], one["attached"]) for one in left] == [("Courtier", False), ("Curse", True)]


@rule("l5r.attachment.skill-modifiers-apply", "l5r.attachment.modifiers-while-bowed")
def test_what_it_adds_counts_even_while_it_is_bowed(table: Scenario) -> None:
    begins(table, player("Bushi #1", on("Katana", bowed="true"), on("Fan")), player())
    assert (skill(table.game, 1, MILITARY), skill(table.game, 1, POLITICAL)) == (5, 3)
    begins(table, player("Bushi #1", on("Katana")), player())
    assert (skill(table.game, 1, MILITARY), skill(table.game, 1, POLITICAL)) == (5, 1)


@rule("l5r.attachment.modifiers-on-bowed-character")
def test_it_modifies_a_bowed_character_too(table: Scenario) -> None:
    begins(table, player("Bushi #1 {bowed=true}", "Courtier", on("Katana")), player(), edition="1.0")
    assert skill(table.game, 1, MILITARY) == 5


@rule("l5r.attachment.character-as-attachment")
def test_the_skill_of_a_character_that_is_an_attachment_modifies_nothing(table: Scenario) -> None:
    begins(table, player("Bushi #1", on("Courtier")), player("Peasant"))
    assert (skill(table.game, 1, MILITARY), skill(table.game, 1, POLITICAL)) == (3, 1)
    table.ann.chooses("declare military air")
    table.ann.chooses("Earth Province")
    assert table.ann.choices == ["Bushi"], "it is no character now"


@rule("l5r.attachment.bows-and-readies-independently", "l5r.attachment.stays-until-removed")
def test_it_does_not_bow_with_its_character(table: Scenario) -> None:
    begins(table, player("Bushi #1", on("Katana")), player("Courtier"))
    attacks(table.ann, "military air", "Bushi")
    table.bob.chooses("Courtier")
    table.ann.chooses("pass")
    assert (table.piece("Bushi").bowed, table.piece("Katana").bowed) == (True, False)


@rule("l5r.attachment.illegal-discarded")
def test_what_is_no_longer_legally_attached_is_discarded_at_once(table: Scenario) -> None:
    begins(table, player("Bushi #1", on("Katana"), on("Heirloom"), hand=["Vow", "Praise"]), player("Courtier"))
    attacks(table.ann, "military air", "Bushi")
    table.bob.chooses("Courtier")
    table.ann.chooses("use Vow 0")
    table.ann.chooses("Bushi")
    assert table.ann.play == ["Bushi"]
    assert "Heirloom" in getattr(table.ann, "conflict-discard"), "its character has not left, so it does not return"


@rule("l5r.attachment.illegal-discarded")
def test_it_is_discarded_before_the_rest_of_the_effect(table: Scenario) -> None:
    worn = (on("Katana"), on("Heirloom"))
    begins(table, player("Bushi #1", *worn, hand=["Farewell", "Praise"], honor=10), player("Courtier"))
    attacks(table.ann, "military air", "Bushi")
    table.bob.chooses("Courtier")
    table.ann.chooses("use Farewell 0")
    table.ann.chooses("Bushi")
    assert (table.ann.play, table.ann.honor) == (["Bushi"], 10), "there were no attachments left to gain honor for"


@rule("decision.l5r.limit-per-character")
def test_a_second_copy_of_one_per_character_cannot_be_attached(table: Scenario) -> None:
    holds(table, "Mask", play=("Bushi #1", on("Mask"), "Courtier"))
    table.ann.chooses("play Mask")
    assert table.ann.choices == ["Courtier"]


@rule("decision.l5r.limit-per-character")
def test_of_two_copies_that_got_there_only_the_later_is_discarded(table: Scenario) -> None:
    begins(table, player("Bushi #1", 'Mask #2 {on="#1"}', on("Mask")), player("Courtier"))
    assert table.ann.play == ["Bushi", "Mask"]
    assert table.piece("Mask") is table.game.pieces[2]


@rule("decision.l5r.limit-per-character")
def test_of_two_copies_the_one_that_was_attached_last_is_illegal_wherever_it_was_before(table: Scenario) -> None:
    masks = (on("Mask"), 'Mask {on="#2"}')
    begins(table, player("Bushi #1", "Courtier #2", *masks), player("Courtier"))
    game = table.game.clone()
    first, second = [number for number in game.pieces if game.faces[number].name == "Mask"]
    game.edit_piece(first).on = game.pieces[second].on
    game.changed(LAYOUT)
    assert not is_legally_attached(game, first, (first,))
    assert is_legally_attached(game, second, (first,))


@rule("l5r.ancestral.returns-to-hand", "l5r.attachment.discarded-with-parent")
def test_an_ancestral_attachment_returns_to_its_owners_hand(table: Scenario) -> None:
    holds(table, "Murder", "Audience", play=("Bushi #1", on("Heirloom"), on("Tattoo")))
    table.ann.chooses("use Murder 0")
    table.ann.chooses("Bushi")
    assert table.ann.hand == ["Audience", "Heirloom"]
    assert "Tattoo" in getattr(table.ann, "conflict-discard")


@rule("l5r.ancestral.returns-to-hand")
def test_it_returns_to_its_owner_and_not_to_who_had_the_character(table: Scenario) -> None:
    table.position("conflict", ann=player(on("Heirloom"), hand=["Murder", "Audience"]), bob=player("Bushi #1"))
    table.ann.chooses("use Murder 0")
    table.ann.chooses("Bushi")
    assert (table.ann.hand, table.bob.hand) == (["Audience", "Heirloom"], [])


ARMED = ("Bushi #1", on("Katana"), on("Fan"), "Courtier")


@rule("l5r.restricted.may-play-third-1-5", "l5r.restricted.third-replaces-other-1-5", "l5r.restricted.max-two")
def test_in_1_5_a_third_restricted_attachment_replaces_one_of_the_others(table: Scenario) -> None:
    holds(table, "Shield", "Praise", play=ARMED)
    table.ann.chooses("play Shield")
    table.ann.chooses("Bushi")
    assert table.ann.choices == ["Katana", "Fan"], "not the new one"
    assert table.ann.decision.rule == "l5r.restricted.third-replaces-other-1-5"
    table.ann.chooses("Katana")
    assert sorted(table.ann.play) == ["Bushi", "Courtier", "Fan", "Shield"]


@rule("l5r.restricted.third-replaces-other-1-5")
def test_the_controller_of_the_character_chooses(table: Scenario) -> None:
    holds(table, "Shield", "Praise", bob=ARMED)
    table.ann.chooses("play Shield")
    table.ann.chooses("Bushi")
    assert (table.deciding, table.bob.choices) == (["bob"], ["Katana", "Fan"])


@rule("l5r.restricted.max-two", "decision.l5r.third-restricted-1-0")
def test_in_1_0_a_third_restricted_attachment_cannot_be_attached(table: Scenario) -> None:
    holds(table, "Shield", "Praise", play=ARMED, edition="1.0")
    table.ann.chooses("play Shield")
    assert table.ann.choices == ["Courtier"]


@pytest.mark.parametrize(
    ("edition", "cited", "count"),
    [("1.5", "l5r.restricted.discard-excess-1-5", 2), ("1.0", "l5r.restricted.discard-excess-1-0", 1)],
)
@rule("l5r.restricted.discard-excess-1-5", "l5r.restricted.discard-excess-1-0")
def test_who_has_too_many_chooses_what_to_discard(table: Scenario, edition: str, cited: str, count: int) -> None:
    four = tuple(on(name) for name in ("Katana", "Fan", "Shield", "Spear"))
    holds(table, "Praise", play=("Bushi #1", *four), edition=edition)
    decision = table.ann.decision
    assert table.ann.choices == ["Katana", "Fan", "Shield", "Spear"]
    assert (decision.rule, decision.least, decision.most) == (cited, count, count)
    table.ann.answers(tuple(range(count)))
    if count == 1:
        table.ann.chooses("Fan")
    assert table.ann.play == ["Bushi", "Shield", "Spear"]
