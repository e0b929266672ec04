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
from smallworld.envs import Setting, observe_position


class PolicyBot(Bot):
    """A bot that chooses the action with the highest score of a trained policy."""

    def __init__(self, numbers: RandomNumbers) -> None:
        self.setting = Setting(2)
        layout, index = self.setting.layout, self.setting.index
        self.policy = Policy(layout.size, len(index), np.random.default_rng())
        self.policy.weights = dict(np.load("policy.npz"))

    def choose(self, position: State, actions: list[Action], budget: Budget) -> Action:
        seen = observe_position(self.setting, position, actions)
        best = self.policy.best(seen["observation"][None], seen["action_mask"][None])
        return self.setting.index.action_at(int(best[0]), actor(position))
