"""Many games at once, as fast as the rules allow, as a vector environment of Gymnasium.

::

    import gymnasium
    import smallworld.envs

    envs = gymnasium.make_vec("smallworld/SmallWorld-v0", num_envs=64, opponents=None)
    observations, infos = envs.reset(seed=1)
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from smallworld.envs.batch import Batch
from smallworld.envs.observed import Actions, Mask, Observation, numbers_of, observation_space
from smallworld.envs.opponents import Rival, opponents_for
from smallworld.envs.reset_options import refuse_options
from smallworld.envs.table import Reward, RewardFunction, Setting
from smallworld.workshop.contents import Item

Floats = npt.NDArray[np.float32]
Flags = npt.NDArray[np.bool_]


class SmallWorldVectorEnv(VectorEnv[Observation, npt.NDArray[np.int64], Any]):
    """Games that all take one step at a time. When a game is over, another one begins in the same step.

    With `opponents`, given as for one game, a learner plays against bots, from a different seat in each game.
    With None, there are no bots: the learner decides for every seat from that seat's view, for self-play.

    Rewards are for the seat that just decided. `infos["rewards"]`, (games, players) float32, has the rewards
    of all seats, and `infos["seat"]`, (games,), the seat that decides next. Illegal actions raise
    `IllegalAction`.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - inherited

    def __init__(
        self,
        num_envs: int = 1,
        players: int = 2,
        opponents: Rival | Sequence[Rival] | None = "random",
        board: str | Path = "",
        boxes: str | Sequence[Item] = ("base",),
        reward: str | RewardFunction = "win",
    ) -> None:
        self.num_envs = num_envs
        self.setting = Setting(players, board, boxes)
        rivals = [] if opponents is None else opponents_for(players, opponents)
        self.batch = Batch(self.setting, num_envs, rivals, Reward(reward))
        self.single_observation_space = observation_space(self.setting)
        self.single_action_space = Actions(len(self.setting.index))
        self.observation_space = observation_space(self.setting, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._share()

    def _share(self) -> None:
        """Create the arrays of observations and masks, which use the memory of the batch."""
        self._seen = np.frombuffer(self.batch.observations, np.uint8).reshape(self.num_envs, -1)
        self._masks: Mask = np.frombuffer(self.batch.masks, np.int8).reshape(self.num_envs, -1)

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name not in ("_seen", "_masks")}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self._share()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a game at every table, and return observations and infos.

        Raises:
            SmallWorldError: there are options; this environment has none.
        """
        refuse_options(options)
        super().reset(seed=seed)
        self.batch.begin(int(self.np_random.integers(1 << 60)))
        seen = self._observe()
        return seen, self._infos(seen)

    def step(
        self, actions: npt.NDArray[np.int64]
    ) -> tuple[Observation, Floats, Flags, Flags, dict[str, Any]]:
        """Carry out one action in each game, and return the results.

        Raises:
            IllegalAction: an action is illegal or not an integer, or there is not one for each game; nothing
                was changed.
        """
        numbers = numbers_of(actions, self.num_envs)
        decided = np.array(self.batch.seats)
        self.batch.decide(numbers)
        got = np.array(self.batch.rewards, np.float32).reshape(self.num_envs, -1)
        over = np.zeros(self.num_envs, np.bool_)
        over[self.batch.ended] = True
        seen = self._observe()
        infos = self._infos(seen) | {"rewards": got}
        if self.batch.ended:
            infos |= self._finals(over)
        rewards = got[np.arange(self.num_envs), decided]
        return seen, rewards, over, np.zeros(self.num_envs, np.bool_), infos

    def sample(self) -> npt.NDArray[np.int64]:
        """Draw a random legal action for each game: (games,) int64, determined by the seed of `reset`."""
        return np.array(self.batch.sample())

    def _observe(self) -> Observation:
        return {"observation": self._seen.copy(), "action_mask": self._masks.copy()}

    def _infos(self, seen: Observation) -> dict[str, Any]:
        """Return the infos: the masks, which use the batch's memory, and the deciding seats."""
        return {"action_mask": seen["action_mask"], "seat": np.array(self.batch.seats)}

    def _finals(self, over: Flags) -> dict[str, Any]:
        """Return the last observation of each game that has just ended."""
        finals = np.full(self.num_envs, None, object)
        for number, seen in zip(self.batch.ended, self.batch.finals, strict=True):
            mask = np.zeros(len(self.setting.index), np.int8)
            finals[number] = {"observation": np.frombuffer(seen, np.uint8), "action_mask": mask}
        return {"final_obs": finals, "_final_obs": over.copy()}
