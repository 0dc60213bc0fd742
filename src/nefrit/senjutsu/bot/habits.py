"""Rules of thumb: what is usually answered, found without looking ahead."""

from __future__ import annotations

from typing import Final

from nefrit.kernel.chance import Chance
from nefrit.kernel.decisions import YES, Answer, Decision
from nefrit.senjutsu.bot.danger import appeals, force
from nefrit.senjutsu.bot.poses import far_off, foes, standing_so
from nefrit.senjutsu.bot.walking import usual_bit
from nefrit.senjutsu.constants import ATTACK, DEFENCE, MEDITATION
from nefrit.senjutsu.faces import SenjutsuFace
from nefrit.senjutsu.framework import held
from nefrit.senjutsu.limits import hand_limit
from nefrit.senjutsu.movement import Pose
from nefrit.senjutsu.state import DECK, HAND, Senjutsu, card_of, opponents
from nefrit.senjutsu.trees.lasting import RemainInPlay

LAST_CARDS: Final = 8
"""From so few cards in the deck on it is spared; then so few are kept in hand."""
FEW_CARDS: Final = 3
NEVER_TRIED: Final = (
    "move",
    "choose-card",
    "draw-up-to",
    "discard-cards",
    "shuffle-into-deck",
    "choose-prepared",
    "name-card",
)
"""Questions to which the usual answer is good enough."""


def by_rule(game: Senjutsu, decision: Decision, chance: Chance) -> Answer | None:
    """The answer of a rule of thumb, where looking ahead would tell nothing."""
    prompt = decision.prompt
    if prompt in ("draw-up-to", "discard-cards", "shuffle-into-deck", "choose-prepared", "take-into-hand"):
        return usual(game, decision)
    if prompt == "choose-start":
        return _start(game, decision, chance)
    if prompt == "start-hidden":
        return decision.options.index(YES)
    return None


def usual(game: Senjutsu, decision: Decision) -> Answer:
    """What is usual; else the first of the answers, which is to pass where one can."""
    prompt = decision.prompt
    if prompt == "move":
        return usual_bit(game, decision)
    if prompt == "choose-card":
        values = appeals(game, decision.seat, decision.options)
        return values.index(max(values))
    if prompt == "draw-up-to":
        return _drawn(game, decision)
    if prompt in ("discard-cards", "shuffle-into-deck"):
        return _least_useful(game, decision)
    if prompt == "choose-prepared":
        return tuple(range(decision.most))
    if prompt == "choose-initiative":
        return _initiative(game, decision)
    if prompt == "take-into-hand":
        return _most_useful(game, decision)
    if prompt == "name-card":
        return _named(game, decision)
    return decision.answers(1)[0]


def usefulness(face: SenjutsuFace) -> float:
    """How much a card in hand is worth at first sight."""
    if face.type == ATTACK:
        value = 0.5 + force(face)
    else:
        value = {DEFENCE: 1.6, MEDITATION: 1.2}.get(face.type, 1.0)
    stays = any(isinstance(line, RemainInPlay) for section in face.sections for line in section.lines)
    return value + 1.5 * stays - 0.4 * face.focus - 0.3 * bool(face.requires)


def _least_useful(game: Senjutsu, decision: Decision) -> Answer:
    """As few cards as must be, the least useful."""
    values = [usefulness(game.faces[card]) for card in decision.options if isinstance(card, int)]
    order = sorted(range(len(values)), key=lambda index: values[index])
    return tuple(sorted(order[: decision.least]))


def _most_useful(game: Senjutsu, decision: Decision) -> int:
    """The most useful card that was found."""
    options = decision.options
    values = [usefulness(game.faces[option]) if isinstance(option, int) else 0.0 for option in options]
    return values.index(max(values))


def _named(game: Senjutsu, decision: Decision) -> int:
    """The best card that an opponent may hold."""
    hands = [card for other in opponents(game, decision.seat) for card in game.zone(HAND, other)]
    faces = [game.faces[card] for card in hands if game.faces[card].name in decision.options]
    if not faces:
        return 0
    return decision.options.index(max(faces, key=lambda face: (usefulness(face), face.id)).name)


def _drawn(game: Senjutsu, decision: Decision) -> int:
    """As many as the hand has room for; the last cards of the deck are left there, because its end brings wounds."""
    seat = decision.seat
    deck = len(game.zone(DECK, seat))
    limit = hand_limit(game, seat) if deck > LAST_CARDS else FEW_CARDS
    return max(decision.least, min(decision.most, limit - held(game, seat), deck))


def _initiative(game: Senjutsu, decision: Decision) -> int:
    """The initiative of the attack that is to be feared most, if one may be chosen; else the highest."""
    values = [option[2] for option in decision.options if isinstance(option, tuple)]
    feared = [
        (force(game.faces[card]), number)
        for other in opponents(game, decision.seat)
        for card in card_of(game, other)
        if game.faces[card].type == ATTACK
        for number in game.faces[card].initiative
        if number in values
    ]
    return values.index(max(feared)[1]) if feared else 0


def _start(game: Senjutsu, decision: Decision, chance: Chance) -> int:
    """Near the opponents, if they are there already; else anywhere."""
    among = foes(game, decision.seat)
    poses = [Pose((option[2], option[3]), option[4]) for option in decision.options if isinstance(option, tuple)]
    order = list(chance.shuffled(range(len(poses))))
    return max(order, key=lambda number: standing_so(poses[number], among) - far_off(poses[number], among))
