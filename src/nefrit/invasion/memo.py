"""The memo of this game: what is computed from the state once, until something changes on which it depends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from nefrit.invasion.constants import MOST_PLAYERS, QUEST, SUPPORT
from nefrit.invasion.in_play import Row
from nefrit.invasion.memo_records import ActionsInPlay, Hand, InForce, MayFall, Ready
from nefrit.invasion.trees import Text
from nefrit.kernel.decisions import NO_CARD
from nefrit.kernel.memo import ANYTHING, FIRST_OWN, LASTING, LAYOUT, LISTENERS, PIECES, ZONES, Memo
from nefrit.kernel.plain import Value

if TYPE_CHECKING:
    from nefrit.invasion.playing import PlayTactic
    from nefrit.invasion.state import Invasion

CAPITALS: Final = FIRST_OWN
"""The capitals: damage, burning zones, and what else may make something fall."""
IN_FORCE: Final = LAYOUT | LASTING
"""Which standing effects there are, and which cards lie where."""
FALLING: Final = IN_FORCE | PIECES | CAPITALS
"""What may make something fall, where no effect looks at anything else."""
SPECIFIC: Final = FALLING | LISTENERS | ZONES
"""All bits on which anything depends that does not depend on ANYTHING."""

OF_CARDS_IN_PLAY: Final = FALLING | LISTENERS
"""All bits on which anything depends that is not forgotten at every change."""
OF_KERNEL: Final = LAYOUT | LISTENERS
"""All bits on which anything depends that the kernel keeps."""

Options = dict[Value, Value]
"""What a player may add to the chain, by what it is called."""
Awaited = tuple[int, int, int, int]
"""Kinds of events; see `awaited.awaited_kinds`."""
Mixed = tuple[int, int, list[int]]
"""Facedown developments that are to be mixed: whose, in which zone of the capital, which."""


@final
class Printed:
    """What follows from the faces of the cards alone. It is new where faces are dealt, and else stays for the game.

    `standing` has the standing effects of a card by card and controller, `actions` its actions without a trigger
    condition by card, place and controller, each with the player who may use it, `ways` the ways to play it by player
    and card. `remembered` are the kinds of events that are remembered and those that are counted. `tactics` are all
    tactics, to which events they respond is `tactics_respond`, and `used_out_of_play` are the cards that can be played
    from the discard pile or used out of play.
    """

    __slots__ = (
        "actions",
        "has_chain_enders",
        "remembered",
        "standing",
        "tactics",
        "tactics_respond",
        "used_out_of_play",
        "ways",
    )

    def __init__(self) -> None:
        self.standing: dict[tuple[int, int], list[InForce]] = {}
        self.actions: dict[tuple[int, int, int], list[tuple[int, Ready]]] = {}
        self.ways: dict[tuple[int, int], dict[Value, PlayTactic]] = {}
        self.remembered: tuple[int, int] | None = None
        self.tactics: frozenset[int] | None = None
        self.tactics_respond: int | None = None
        self.used_out_of_play: frozenset[int] | None = None
        self.has_chain_enders: bool | None = None


@final
class InvasionMemo(Memo):
    """What is known of a state of this game. What a field depends on is told in `forget`; None or False: not known.

    `standing` are all standing effects by name, `rows` the cards in play by place, `symbols` the printed symbols by
    player and race. `named` are the cards that effects of a name can be about, `types` the cards in play of a type,
    `texts` the abilities of cards whose text effects may change, and these cards are `text_changed` (None: any card) if
    `is_text_changed_known`. While `texts_vary` abilities come and go with anything. `to_mix` are the developments to be
    mixed, `open_moves` the ways to play a card, by player and card. `awaited` and `answerable` are the kinds of events
    that anything awaits, `gained_kinds` those that gained abilities await, `responding` those to which actions respond.

    `may_fall` are the cards from which something may follow, and `is_uncrowded` says that no card must go because of
    another. `settled` says that nothing follows now, `settled_in_play` that nothing can follow but from an empty deck
    until cards in play or capitals change. `sides` are the cards that attack and defend, `options` what each player may
    add to the chain.

    `hands` are what each player was last found to hold, `old_rows` the rows of cards in play as they were last found:
    both are compared with the cards that lie there now, not forgotten.
    """

    __slots__ = (
        "actions",
        "answerable",
        "awaited",
        "cost_changes",
        "gained_kinds",
        "hands",
        "has_other_resources",
        "is_text_changed_known",
        "is_uncrowded",
        "may_fall",
        "named",
        "old_rows",
        "open_moves",
        "options",
        "printed",
        "responding",
        "rows",
        "settled",
        "settled_in_play",
        "sides",
        "standing",
        "symbols",
        "text_changed",
        "texts",
        "texts_vary",
        "to_mix",
        "types",
    )

    def __init__(self) -> None:
        super().__init__()
        self.printed = Printed()
        self.hands: tuple[Hand | None, ...] = (None,) * MOST_PLAYERS
        self.old_rows: list[Row] = []
        self.rows: list[Row] | None = None
        self.symbols: dict[tuple[int, str], int] | None = None
        self.standing: dict[str, list[InForce]] | None = None
        self.named: dict[str, set[int] | None] | None = None
        self.types: dict[str, tuple[int, ...]] | None = None
        self.texts_vary: bool | None = None
        self.texts: dict[int, tuple[Text, ...]] | None = None
        self.text_changed: set[int] | None = None
        self.is_text_changed_known = False
        self.actions: ActionsInPlay | None = None
        self.cost_changes: dict[str, list[InForce]] | None = None
        self.has_other_resources: bool | None = None
        self.open_moves: dict[tuple[int, int], Options] | None = None
        self.to_mix: list[Mixed] | None = None
        self.gained_kinds: int | None = None
        self.awaited: Awaited | None = None
        self.answerable: tuple[int, int] | None = None
        self.responding: int | None = None
        self.may_fall: MayFall | None = None
        self.is_uncrowded = False
        self.settled_in_play = False
        self.sides: dict[int, list[int]] | None = None
        self.settled = False
        self.options: list[Options | None] | None = None

    def forget(self, changed: int) -> None:
        """Forget what depends on these bits."""
        if changed & OF_CARDS_IN_PLAY:
            if changed & OF_KERNEL:
                super().forget(changed)
            if changed & FALLING:
                self.settled_in_play = False
                self.sides = None
            if changed & IN_FORCE:
                self.standing = None
                self.named = None
                self.types = None
                self.texts_vary = None
                self.texts = None
                self.text_changed = None
                self.is_text_changed_known = False
                self.actions = None
                self.cost_changes = None
                self.has_other_resources = None
                self.open_moves = None
                self.to_mix = None
                self.gained_kinds = None
                self.awaited = None
                self.answerable = None
                self.responding = None
                self.may_fall = None
                self.is_uncrowded = False
            if changed & LAYOUT:
                self.rows = None
                self.symbols = None
        if changed & ZONES or not self.settled_in_play:
            self.settled = False
        # ANYTHING: words in the texts of cards may look at all there is.
        if self.texts_vary:
            self.texts = None
            self.actions = None
        self.options = None
        self.known &= SPECIFIC & ~changed

    def forget_row(self, place: int) -> None:
        """What the cards in a place are like has changed, though the same cards lie there."""
        self.old_rows = [row for row in self.old_rows if row.place != place]

    # ---- What still holds after a change that has no say in it

    def entered(self, game: Invasion, card: int, *, effects_are_same: bool) -> None:
        """A card has entered play faceup: forget what depends on which cards lie where, but for what still holds.

        Nothing changes what is printed on the cards beside it. If the `effects_are_same`, it has none, and none makes
        more of any card than what is printed, then all holds of which its face says nothing. Which developments are to
        be mixed depends on attachments only.
        """
        face, piece, place = game.faces[card], game.pieces[card], game.slot_of[card]
        rows, symbols, standing, settled_in_play = self.rows, self.symbols, self.standing, self.settled_in_play
        gained_kinds, texts_vary, actions, to_mix = self.gained_kinds, self.texts_vary, self.actions, self.to_mix
        awaited, answerable, responding = self.awaited, self.answerable, self.responding
        is_uncrowded = self.is_uncrowded
        self.forget(LAYOUT | LISTENERS if face.listens else LAYOUT)
        self.known = SPECIFIC
        for number, row in enumerate(rows or ()):
            if row.place == place:
                self._replace_row(rows, number, Row(game, place, game.zones[place], row))
                break
        if symbols is not None:
            symbol = (piece.controller, face.race)
            self.symbols = {**symbols, symbol: symbols.get(symbol, 0) + 1}
        if not effects_are_same:
            return
        self.standing = standing
        self.gained_kinds = gained_kinds
        self.texts_vary = texts_vary
        if not (face.acts or texts_vary):
            self.actions = actions
        if not face.awaits:
            self.awaited = awaited
        if not face.responds:
            self.responding = responding
            if not face.awaits:
                self.answerable = answerable
        if not face.unique:
            self.is_uncrowded = is_uncrowded
        if piece.on == NO_CARD:
            self.to_mix = to_mix
            # Nothing follows from a card that has nothing on it and may be there beside any other.
            plain = not (piece.damage or piece.resources or face.unique)
            if plain and (face.stands or face.type in (SUPPORT, QUEST)):
                self.settled_in_play = settled_in_play and standing is not None and "hit points" not in standing

    def facedown_changed(self, game: Invasion, place: int) -> None:
        """Facedown developments have come to a place or changed places there: most of what is known still holds.

        They have no text, no type and no race. Only which cards lie in that place is not the same. Where nothing was to
        follow from what the cards are like nothing follows from these, unless effects change hit points: these may
        depend on developments.
        """
        rows, standing, settled_in_play = self.rows, self.standing, self.settled_in_play
        self.forget(PIECES | LISTENERS)
        self.known = SPECIFIC
        self.settled_in_play = settled_in_play and standing is not None and "hit points" not in standing
        self.in_play = None
        self.to_mix = None
        self.rows = None
        for number, row in enumerate(rows or ()):
            if row.place == place:
                self._replace_row(rows, number, row.with_facedown(game))
                break

    def _replace_row(self, rows: list[Row] | None, number: int, row: Row) -> None:
        """One row is another one now, all others are the same. The list may be in the memo of another state, too."""
        assert rows is not None
        self.rows = self.old_rows = rows.copy()
        self.rows[number] = row

    def lasting_changed(self, standing: dict[str, list[InForce]]) -> None:
        """Lasting effects have come or gone that have a say in fights only: all but what is known of these still holds.

        But cards that lasting effects are about are told from others when developments are mixed.
        """
        self.forget(0)
        self.known = SPECIFIC
        self.standing = standing
        self.named = None
        self.to_mix = None

    def opportunity_used(self, seat: int | None) -> None:
        """A player, or all of them, had the opportunity to trigger actions: only their options depend on that."""
        self.known = ANYTHING
        if seat is None or self.options is None:
            self.options = None
        else:
            # The list may be in the memo of another state, too.
            self.options = self.options.copy()
            self.options[seat] = None

    def copy_into(self, new: Memo) -> None:
        """Copy all fields."""
        super().copy_into(new)
        assert isinstance(new, InvasionMemo)
        new.printed = self.printed
        new.hands = self.hands
        new.old_rows = self.old_rows
        new.rows = self.rows
        new.symbols = self.symbols
        new.standing = self.standing
        new.named = self.named
        new.types = self.types
        new.texts_vary = self.texts_vary
        new.texts = self.texts
        new.text_changed = self.text_changed
        new.is_text_changed_known = self.is_text_changed_known
        new.actions = self.actions
        new.cost_changes = self.cost_changes
        new.has_other_resources = self.has_other_resources
        new.open_moves = self.open_moves
        new.to_mix = self.to_mix
        new.gained_kinds = self.gained_kinds
        new.awaited = self.awaited
        new.answerable = self.answerable
        new.responding = self.responding
        new.may_fall = self.may_fall
        new.is_uncrowded = self.is_uncrowded
        new.settled_in_play = self.settled_in_play
        new.sides = self.sides
        new.settled = self.settled
        new.options = self.options
