"""Environments: games as other programs learn them, one discrete action after the other, from what a seat may know.

`Steps` is the native way, `Observer` writes what a seat may know into arrays. Around them stand `nefrit.env.zoo` for
PettingZoo, `nefrit.env.spiel` for OpenSpiel and `nefrit.env.gym` for Gymnasium.
"""

from nefrit.env.layout import Block, Layout
from nefrit.env.observing import Observer
from nefrit.env.setting import Setting
from nefrit.env.steps import OVER, IllegalAction, Steps

__all__ = ["OVER", "Block", "IllegalAction", "Layout", "Observer", "Setting", "Steps"]
