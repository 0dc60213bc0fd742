"""The law of targets: each card that is offered would be changed, and none is left out that would be."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any
from zlib import crc32

from nefrit.kernel import effects
from nefrit.kernel.chance import Chance
from nefrit.kernel.checking import leaves
from nefrit.kernel.codec import to_data
from nefrit.kernel.decisions import NO, NO_CARD, ONE, PASS, SOME, YES, Answer, Decision
from nefrit.kernel.effects import Choose, Context, Effect, Target
from nefrit.kernel.game import AnyGame
from nefrit.kernel.log import Log
from nefrit.kernel.plain import Value, fields_of
from nefrit.kernel.procedures import Procedure
from nefrit.kernel.windows import Window
from nefrit.parts.using import AbilityUse
from nefrit.testing.broken import require

PROMPTS = frozenset({"choose-target", "choose-targets", "choose-next-target"})
"""What questions for targets are called."""
USING = frozenset({"borrow-exhaust"})
"""What questions are called for a card whose effect is carried out, whatever that is, and which is not changed."""
ACTS = 4
"""So many of the moves that a window offers are tried to find one with a target."""
DEPTH = 4
"""After so many answers the question for a target must have come."""
TARGETS = 3
"""So many of the cards that are offered are tried, and so many of those that are not."""
WAYS = 6
"""In so many ways is it tried to change something, where later answers decide about that."""
LONG = 80
"""What is not over after so many answers has changed enough."""
WOULD_NOT_CHANGE = "would-not-change"
"""The message of the reason that a card is no target because the effect would do nothing to it."""
CANCELLED = "cancelled"
"""The message of what happens to an ability that has no legal target when it resolves."""
INITIATED = "initiated"
"""The message of an ability that resolves, of those whose effects are only known when they do."""
MUST_CHANGE = frozenset({"imperium", "l5r"})
"""The games in which nothing can be chosen that the effect would not change (l5r.target.must-be-changeable).

Elsewhere a card may already be what the effect would make of it (invasion.errata.warp-lightning-cannon).
"""

_NOTHING = effects.Sequence(())


def targets_are_exact(game: AnyGame, chance: Chance) -> None:
    """Check the question for a target that is asked now, or one to which a move leads that is offered now."""
    asked = game if asks_for_target(game) else _led_to_target(game, chance)
    if asked is None:
        return
    check_targets(asked, chance)


def check_targets(game: AnyGame, chance: Chance) -> tuple[int, int]:
    """Check a question for a target; how many cards were tried that are offered, and how many that are not.

    What is offered changes something when it is chosen, besides what was paid, or at least is not cancelled where a
    game does not ask for more; what is not offered has a reason, and is not changed if that is the reason. Where
    nothing may come of it, because players may decline, one way in which something does is enough.
    """
    decision, context = game.pending[0], game.stack[-1]
    assert isinstance(context, Context)
    game = _stopping(game)
    told = f"{decision.prompt} of {_name(game, context.source)}"
    cards = [index for index, value in enumerate(decision.values) if value != PASS]
    offered = chance.shuffled(cards)[:TARGETS]
    aim = _aim(context)
    for index in offered:
        answer, card = _answer_with(decision, index), decision.values[index]
        name = _name(game, card)
        if aim is not None and isinstance(card, int):
            require(not [*aim.refusals(game, context, card)], f"{told} offers {name}, which nothing refuses")
        if game.definition.name in MUST_CHANGE:
            changes = any(_changes(game, decision.value(answer), seed) for seed in range(WAYS))
            require(changes or _is_cancelled(game, answer), f"{told} offers {name}, which changes something")
        else:
            require(not _is_cancelled(game, answer), f"{told} offers {name}, with which it is not cancelled")
    if aim is None or decision.kind != ONE:
        return len(offered), 0
    others = [card for card in aim.pool(game, context) if card not in decision.values]
    left_out = chance.shuffled(others)[:TARGETS]
    for card in left_out:
        reasons = [reason.message for reason in aim.refusals(game, context, card)]
        require(bool(reasons), f"{told} does not offer {_name(game, card)}, and tells why")
        if reasons == [WOULD_NOT_CHANGE]:
            changes = any(_changes(game, card, seed, of=card) for seed in range(WAYS))
            require(not changes, f"{told} does not offer {_name(game, card)}, which it would not change")
    return len(offered), len(left_out)


def asks_for_target(game: AnyGame) -> bool:
    """Whether somebody is asked for a target."""
    if len(game.pending) != 1 or not game.stack:
        return False
    decision, context = game.pending[0], game.stack[-1]
    if not isinstance(context, Context) or decision.kind not in (ONE, SOME) or decision.prompt in USING:
        return False
    return decision.prompt in PROMPTS or (bool(context.todo) and hasattr(context.todo[0], "done_with"))


def _led_to_target(game: AnyGame, chance: Chance) -> AnyGame | None:
    """A state after some of the moves that a window offers now, in which a target is asked for."""
    if len(game.pending) != 1 or not game.stack or not isinstance(game.stack[-1], Window):
        return None
    decision = game.pending[0]
    acts = [index for index, option in enumerate(decision.options) if option != PASS]
    for act in chance.shuffled(acts)[:ACTS]:
        trial = game.clone()
        trial.answer(decision.seat, act)
        for _ in range(DEPTH):
            if asks_for_target(trial):
                return trial
            if len(trial.pending) != 1 or isinstance(trial.stack[-1], Window):
                break
            trial.answer(trial.pending[0].seat, trial.pending[0].random(chance))
    return None


def _aim(context: Context) -> Target | None:
    """The target that a context asks for: of its ability, or of an effect that is carried out."""
    if context.todo and isinstance(context.todo[0], Choose):
        return context.todo[0].target
    ability: Any = getattr(context, "ability", None)
    wanted = getattr(ability, "targets", ())
    done = len(getattr(context, "chosen", ()))
    return wanted[done] if done < len(wanted) else None


def _answer_with(decision: Decision, index: int) -> Answer:
    """An answer that chooses this option; where several must be chosen the others are the first ones."""
    if decision.kind == ONE:
        return index
    others = [other for other in range(len(decision.options)) if other != index]
    return tuple(sorted([index, *others[: max(0, decision.least - 1)]]))


# ---- Playing on with an effect, and without it


def _changes(game: AnyGame, value: Value, seed: int, of: int = NO_CARD) -> bool:
    """Whether the ability that asks for a target changes more with this one than what it costs, or a certain card.

    It is played on to its end twice: as it is, and without its effect.
    """
    done, undone = game.clone(), game.clone()
    _go_on(done, value)
    _go_on(undone, value if _leave_out(undone) else ())
    for depth in _ends(game):
        if not all(_play_to_end(state, game.stack[:depth], seed) for state in (done, undone)):
            return True
        if _data_of(done, of) != _data_of(undone, of):
            return True
    # What follows may do with this card what was left out, so that the end is the same.
    return of == NO_CARD and isinstance(value, int) and _data_of(done, value) != _data_of(game, value)


def _ends(game: AnyGame) -> Iterator[int]:
    """How deep in the stack is what must be over before it is seen what an ability did.

    That is the ability itself. Where it responds to what is about to happen, that may still be something else until it
    has happened.
    """
    depth = len(game.stack)
    yield depth
    if depth > 2 and isinstance(game.stack[-2], Window) and not game.stack[-2].opens_for_all:
        yield depth - 2


def _is_cancelled(game: AnyGame, answer: Answer) -> bool:
    """Whether the ability that asks for a target is cancelled although nobody responds."""
    context, trial = game.stack[-1], game.clone()
    assert isinstance(context, Context)
    if any(_is_same(waiting, context) for waiting in _waiting(game)):
        # Another action of the same card may be what this one cancels.
        return False
    log = trial.watcher = Log()
    trial.answer(game.pending[0].seat, answer)
    _play_to_end(trial, game.stack, 0)
    told = {entry.occurrence.message for entry in log.entries if context.source in entry.cards}
    return CANCELLED in told or (not context.todo and INITIATED not in told)


def _stopping(game: AnyGame) -> AnyGame:
    """The same state, from which every window asks: so it is seen what an ability changes before anything else does."""
    new = game.clone()
    new.header = game.header.copy()
    new.header.stops = True
    return new


def _go_on(game: AnyGame, value: Value) -> None:
    """Play on as if this had been the answer, whether or not it is offered."""
    context = game.edit_innermost(Context)
    setattr(context, game.pending[0].into, value)
    context.at += 1
    game.pending = ()
    game.run()


def _leave_out(game: AnyGame) -> bool:
    """Take away the effect of the context that asks; False where that must be done by choosing nothing."""
    context = game.edit_innermost(Context)
    if not context.todo:
        return False
    first: Effect = context.todo[0]
    if isinstance(context, AbilityUse) and not isinstance(first, Choose):
        context.todo = ()
    else:
        left_out = replace(first, effect=_NOTHING) if isinstance(first, Choose) else _NOTHING
        context.todo = (left_out, *context.todo[1:])
    return True


def _play_to_end(game: AnyGame, running: Sequence[Procedure], seed: int) -> bool:
    """Play on until the last of some running procedures is over; False if that takes too long.

    Nobody responds, and nobody declines anything. Answers depend on the seed and on the question alone, so that what
    differs in the end comes from the ability.
    """
    for _ in range(LONG):
        if not game.pending or not _is_under_way(game, running):
            return True
        decision = game.pending[0]
        game.answer(decision.seat, _usual_answer(decision, seed))
    return False


def _usual_answer(decision: Decision, seed: int) -> Answer:
    chance = Chance(seed + crc32(repr((decision.prompt, decision.seat, decision.options)).encode()))
    if decision.kind == ONE and YES in decision.options and NO in decision.options:
        return decision.options.index(YES) if seed % 3 < 2 else decision.random(chance)
    if decision.kind == ONE and PASS in decision.options and seed % 3 < 2:
        return decision.options.index(PASS)
    return decision.random(chance)


def _is_under_way(game: AnyGame, running: Sequence[Procedure]) -> bool:
    """Whether the last of some running procedures still runs, or waits in a record of the table to be resolved."""
    depth, last = len(running) - 1, running[-1]
    if len(game.stack) > depth and _is_same(game.stack[depth], last):
        return True
    return any(_is_same(waiting, last) for waiting in _waiting(game))


def _waiting(game: AnyGame) -> Iterator[Value]:
    """What is in the records of the table."""
    return (leaf for name in fields_of(type(game.table)) for leaf in leaves(getattr(game.table, name)))


def _is_same(frame: object, other: Procedure) -> bool:
    """Whether two procedures are the same in different states: of one class, and of one player and card."""
    whose = [(getattr(one, "seat", None), getattr(one, "source", None)) for one in (frame, other)]
    return type(frame) is type(other) and whose[0] == whose[1]


def play_data(game: AnyGame) -> dict[str, Any]:
    """A state without what runs and what chance will bring."""
    data = to_data(game)
    for part in ("stack", "given", "chance"):
        data.pop(part, None)
    return data


def _data_of(game: AnyGame, card: int) -> object:
    """What a state says of one card: where it lies, its piece, and what lasts for it; or all that it says."""
    if card == NO_CARD:
        return play_data(game)
    if card < 0 or card >= len(game.slot_of):
        # A place or a player, which some games number like cards.
        return None
    piece = game.pieces.get(card)
    fields = () if piece is None else [getattr(piece, name) for name in fields_of(type(piece))]
    return game.slot_of[card], repr(fields), repr([one for one in game.lasting if card in one.cards])


def _name(game: AnyGame, card: Value) -> str:
    return f"{game.faces[card].name} #{card}" if isinstance(card, int) and 0 <= card < len(game.faces) else repr(card)
