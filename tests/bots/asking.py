"""Asking a bot in a scenario."""

from __future__ import annotations

from nefrit import bots
from nefrit.bots.protocol import Bot
from nefrit.kernel.chance import Chance
from nefrit.kernel.decisions import Answer
from nefrit.testing import Player


def answer_of(bot: Bot, who: Player, seed: int = 1) -> Answer:
    """What the bot would answer."""
    return bots.ask(bot, who.scenario.game, who.decision, Chance(seed))


def chosen_by(bot: Bot, who: Player, seed: int = 1) -> str | list[str]:
    """What the bot would choose, by name."""
    answer = answer_of(bot, who, seed)
    return who.choices[answer] if isinstance(answer, int) else [who.choices[index] for index in answer]


def bot_plays(bot: Bot, who: Player, *prompts: str) -> None:
    """The bot answers these questions."""
    for prompt in prompts:
        assert who.asked == prompt
        who.answers(answer_of(bot, who))
