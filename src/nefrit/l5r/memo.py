"""The memo of this game: what is computed from the state once, until something changes on which it depends."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Final, final

from nefrit.kernel.memo import LASTING, LAYOUT, LISTENERS, PIECES, Memo

if TYPE_CHECKING:
    from nefrit.l5r.listening import Candidate, Responses
    from nefrit.l5r.standing import InForce
    from nefrit.l5r.trees import Triggered

IN_FORCE: Final = LAYOUT | LASTING
"""Which standing effects there are."""

Decisive = tuple[tuple[int, ...], list["InForce"], Collection[int], Collection[int]]
"""On what it depends whether anything is illegal; see `illegal.settle`."""


@final
class Printed:
    """What follows from the faces of the cards alone. It is new where faces are dealt, and else stays for the game.

    `has_standing` tells for each card whether it has standing effects, `constant` has those of a card by card, seat and
    form. `acts` and `acts_from_hand` tell for each card whether it has actions, and under 1 whether it has any that
    might be used while no conflict is resolved. `act_out_of_play` are the cards that can act while out of play.
    """

    __slots__ = ("act_out_of_play", "acts", "acts_from_hand", "constant", "has_ordered_effects", "has_standing")

    def __init__(self) -> None:
        self.has_standing: list[bool] | None = None
        self.constant: dict[int, tuple[InForce, ...]] = {}
        self.acts: list[list[bool] | None] = [None, None]
        self.acts_from_hand: list[list[bool] | None] = [None, None]
        self.act_out_of_play: list[int] | None = None
        self.has_ordered_effects: bool | None = None


@final
class L5RMemo(Memo):
    """What is known of a state of this game. What a field depends on is told in `forget`; None: not known.

    `standing` are all standing effects by name, `text_changes` those of them that change texts, `gained` the kinds of
    occurrences that gained abilities await. `skills` and `abilities` are by card, `candidates` the abilities that may
    respond, by kind, timing and seat. `acting` are the cards on the table with actions, by seat, for conflicts and for
    times without one. `settled` says that nothing is illegal.

    `legal_attachments` and `rightful_participants` are what was last found to be legal, with all on which that depends:
    they are compared, not forgotten.
    """

    __slots__ = (
        "abilities",
        "acting",
        "attached",
        "attackable",
        "candidates",
        "changed_text",
        "characters",
        "decisive",
        "gained",
        "gained_keywords",
        "has_base_changes",
        "is_legally_attached",
        "legal_attachments",
        "printed",
        "responses",
        "rightful_participants",
        "settled",
        "skills",
        "standing",
        "stronghold_provinces",
        "text_changes",
        "without_traits",
    )

    def __init__(self) -> None:
        super().__init__()
        self.printed = Printed()
        self.legal_attachments: tuple[list[tuple[int, int, int, int]], list[InForce]] | None = None
        self.rightful_participants: list[int] | None = None
        self.standing: dict[str, list[InForce]] | None = None
        self.text_changes: list[InForce] | None = None
        self.has_base_changes: bool | None = None
        self.gained_keywords: set[str] | None = None
        self.gained: int | None = None
        self.decisive: Decisive | None = None
        self.is_legally_attached = False
        self.characters: list[tuple[int, ...] | None] | None = None
        self.acting: list[tuple[int, ...] | None] | None = None
        self.stronghold_provinces: tuple[int, ...] | None = None
        self.responses: Responses | None = None
        self.attached: dict[int, list[int]] | None = None
        self.attackable: list[tuple[int, ...] | None] | None = None
        self.skills: dict[int, int] | None = None
        self.abilities: dict[int, tuple[Triggered, ...]] | None = None
        self.candidates: dict[tuple[int, int, int], Sequence[Candidate]] | None = None
        self.without_traits: dict[int, bool] | None = None
        self.changed_text: Collection[int] | None = None
        self.settled = False

    def forget(self, changed: int) -> None:
        """Forget what depends on these bits."""
        # What the base class forgets is written out: this is done several times for each decision.
        if changed & IN_FORCE:
            self.in_play = None
            self.standing = None
            self.text_changes = None
            self.has_base_changes = None
            self.gained_keywords = None
            self.gained = None
            self.decisive = None
            self.is_legally_attached = False
            self.characters = None
            self.acting = None
            self.stronghold_provinces = None
        if changed & LISTENERS:
            self.listening = None
            self.listeners = None
            self.responses = None
        if changed & (LAYOUT | PIECES):
            self.attached = None
            self.attackable = None
        if self.known < 0:
            # ANYTHING: words in the texts of cards may look at all there is.
            self.skills = None
            self.abilities = None
            self.candidates = None
            self.without_traits = None
            self.changed_text = None
            self.settled = False
        self.known &= (IN_FORCE | LISTENERS | PIECES) & ~changed

    def copy_into(self, new: Memo) -> None:
        """Copy all fields."""
        super().copy_into(new)
        assert isinstance(new, L5RMemo)
        new.printed = self.printed
        new.legal_attachments = self.legal_attachments
        new.rightful_participants = self.rightful_participants
        new.standing = self.standing
        new.text_changes = self.text_changes
        new.has_base_changes = self.has_base_changes
        new.gained_keywords = self.gained_keywords
        new.gained = self.gained
        new.decisive = self.decisive
        new.is_legally_attached = self.is_legally_attached
        new.characters = self.characters
        new.acting = self.acting
        new.stronghold_provinces = self.stronghold_provinces
        new.responses = self.responses
        new.attached = self.attached
        new.attackable = self.attackable
        new.skills = self.skills
        new.abilities = self.abilities
        new.candidates = self.candidates
        new.without_traits = self.without_traits
        new.changed_text = self.changed_text
        new.settled = self.settled
