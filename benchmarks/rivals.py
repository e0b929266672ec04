"""Learners and searches of other libraries as bots for `leaderboard.py`: two players, base box.

`MaskablePpo` needs sb3-contrib, and `maskable_ppo.zip` in the current folder, which `train_maskable_ppo.py`
saves. `IsMcts` needs OpenSpiel.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import numpy as np

from smallworld.bots.bot import Bot
from smallworld.bots.budget import Budget
from smallworld.bots.random_numbers import RandomNumbers
from smallworld.engine.action import Action
from smallworld.engine.game import actor
from smallworld.engine.state import State
from smallworld.envs import observe_position
from smallworld.envs.table import Setting

SIMULATIONS: Final = 13  # of IS-MCTS for each decision, without a budget
EXPLORATION: Final = 1.5  # of its upper confidence bounds


@cache
def setting() -> Setting:
    """Return the table that both know."""
    return Setting(2)


@cache
def learner() -> Any:
    """Return the trained MaskablePPO."""
    from sb3_contrib import MaskablePPO  # optional, and slow to import

    return MaskablePPO.load("maskable_ppo.zip", device="cpu")


class MaskablePpo(Bot):
    """A bot that plays the likeliest action of a trained MaskablePPO."""

    def __init__(self, numbers: RandomNumbers) -> None:
        self.learner = learner()

    def choose(self, position: State, actions: list[Action], budget: Budget) -> Action:
        seen = observe_position(setting(), position, actions)
        masks = seen["action_mask"].view(np.bool_)
        chosen, _ = self.learner.predict(seen, action_masks=masks, deterministic=True)
        return setting().index.action_at(int(chosen), actor(position))


class IsMcts(Bot):
    """A bot that searches with OpenSpiel's IS-MCTS and one random game for each new position."""

    def __init__(self, numbers: RandomNumbers) -> None:
        import pyspiel
        from open_spiel.python.algorithms import ismcts, mcts

        from smallworld.envs.openspiel import NAME

        self.game = pyspiel.load_game(NAME)
        draws = np.random.RandomState(numbers.below(1 << 31))
        evaluator = mcts.RandomRolloutEvaluator(1, draws)
        self.search = ismcts.ISMCTSBot(
            self.game, evaluator, EXPLORATION, SIMULATIONS, random_state=draws, use_observation_string=True
        )

    def choose(self, position: State, actions: list[Action], budget: Budget) -> Action:
        if len(actions) == 1:
            return actions[0]
        state = self.game.new_initial_state()
        state.position = position.copy()
        self.search._max_simulations = budget.simulations or SIMULATIONS  # OpenSpiel has no other way
        return setting().index.action_at(int(self.search.step(state)), actor(position))
