"""A bot that plays with the weights from `train_policy.py`, in `policy.npz` of the current folder.

`docs/research/train-a-policy.md` explains how to train it and let it play.
"""

from __future__ import annotations

import numpy as np
from train_policy import Policy

from smallworld.bots.bot import Bot
from smallworld.bots.budget import Budget
from smallworld.bots.random_numbers import RandomNumbers
from smallworld.engine.action import Action
from smallworld.engine.game import actor
from smallworld.engine.state import State
from smallworld.envs.table import Setting


class PolicyBot(Bot):
    """A bot that chooses the action with the highest score of a trained policy."""

    def __init__(self, numbers: RandomNumbers) -> None:
        self.setting = Setting(2)
        layout, index = self.setting.layout, self.setting.index
        self.policy = Policy(layout.size, len(index), np.random.default_rng())
        self.policy.weights = dict(np.load("policy.npz"))

    def choose(self, position: State, actions: list[Action], budget: Budget) -> Action:
        seat, layout, index = actor(position), self.setting.layout, self.setting.index
        row = bytearray(layout.size)
        layout.write(position, seat, row, 0)
        places = [index.index_of(action, seat) for action in actions]
        mask = np.zeros((1, len(index)), np.int8)
        mask[0, places] = 1
        _, _, chances, _ = self.policy.look(np.frombuffer(row, np.uint8)[None], mask)
        return actions[int(chances[0, places].argmax())]
