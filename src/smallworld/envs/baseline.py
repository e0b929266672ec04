"""A trained policy for two players on the base box, to compare other learners with.

    policy = load_baseline()
    action = policy.act(observation["observation"], observation["action_mask"])

It is also an opponent: `SmallWorldEnv(opponents=load_baseline())`. In an arena, its name is
`smallworld.envs.baseline:BaselineBot`. `examples/train_baseline.py` trained it; the page about the
leaderboard has the command.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from smallworld.bots.bot import Bot
from smallworld.bots.budget import Budget
from smallworld.bots.random_numbers import RandomNumbers
from smallworld.engine.action import Action
from smallworld.engine.errors import SmallWorldError
from smallworld.engine.game import actor
from smallworld.engine.state import State
from smallworld.envs.observed import Bytes, Mask, Observation, block_labels, observe_position
from smallworld.envs.table import Setting

WEIGHTS: Final = Path(__file__).with_name("baseline.npz")
PLAYERS: Final = 2
TABLE: Final = f"{PLAYERS} players with the base box"
SIZES: Final = np.log1p(np.arange(256, dtype=np.float32))  # because 100 coins are not ten times as much as 10
NAMES: Final = ("hidden", "score")

Floats = npt.NDArray[np.float32]


def layout_of(setting: Setting) -> str:
    """Return a hash of the meaning of every byte of an observation, and of every action number."""
    told = repr((block_labels(setting.layout), setting.index.kinds, setting.index.fields))
    return sha256(told.encode()).hexdigest()


def save(path: str | Path, weights: Mapping[str, Floats]) -> None:
    """Save the weights of `examples/train_baseline.py` with the present layout, in half precision."""
    halves: dict[str, Any] = {name: weights[name].astype(np.float16) for name in NAMES}
    np.savez_compressed(path, layout=np.array(layout_of(Setting(PLAYERS))), **halves)


class Baseline:
    """A policy that always chooses the action with its highest score. It needs no random numbers.

    Raises:
        SmallWorldError: the file does not exist, or its weights are for another layout.
    """

    def __init__(self, path: str | Path = WEIGHTS) -> None:
        self.path: Final = Path(path)
        self.setting: Final = Setting(PLAYERS)
        if not self.path.exists():
            raise SmallWorldError(f'weights "{path}": there is no such file')
        with np.load(self.path, allow_pickle=False) as file:
            held = dict(file)
        missing = {"layout", *NAMES} - held.keys()
        if missing:
            raise SmallWorldError(f'weights "{path}": {", ".join(sorted(missing))} is missing')
        if str(held["layout"]) != layout_of(self.setting):
            raise SmallWorldError(
                f'weights "{path}": they were trained with another layout of observations or actions than '
                "this version has; train them again with examples/train_baseline.py"
            )
        self._hidden: Final[Floats] = held["hidden"].astype(np.float32)
        self._score: Final[Floats] = held["score"].astype(np.float32)
        self.__qualname__ = "baseline"  # its name in messages, as for a function

    def act(self, observation: Bytes, mask: Mask) -> Any:
        """Return the number of the best legal action, or of one for each row.

        Raises:
            SmallWorldError: the observation or the mask belongs to another table.
        """
        wanted = self.setting.layout.size, len(self.setting.index)
        if (observation.shape[-1:], mask.shape[-1:]) != (wanted[:1], wanted[1:]):
            raise SmallWorldError(
                f"observation of shape {observation.shape} and mask of shape {mask.shape}: the baseline "
                f"plays {TABLE}, where rows have {wanted[0]} bytes and masks {wanted[1]}"
            )
        hidden = np.tanh(SIZES[observation] @ self._hidden[:-1] + self._hidden[-1])
        chosen = np.where(mask, hidden @ self._score.T, -np.inf).argmax(axis=-1)
        return int(chosen) if observation.ndim == 1 else chosen

    def __call__(self, seen: Observation) -> Any:
        """Return the action for each row of `seen`, as environments ask their opponents."""
        return self.act(seen["observation"], seen["action_mask"])

    def __reduce__(self) -> tuple[Any, ...]:
        return load_baseline, (self.path,)


@cache
def load_baseline(path: str | Path = WEIGHTS) -> Baseline:
    """Return the policy with the built-in weights, or with those of a file that `save` made.

    Raises:
        SmallWorldError: the file does not exist, or its weights are for another layout.
    """
    return Baseline(path)


class BaselineBot(Bot):
    """The built-in policy as a bot, which plays only two-player games of the base box."""

    def __init__(self, numbers: RandomNumbers) -> None:
        self.policy: Final = load_baseline()

    def choose(self, position: State, actions: list[Action], budget: Budget) -> Action:
        setting = self.policy.setting
        known = position.board.ids == setting.board.ids and position.rules.names == setting.rules.names
        if position.players != PLAYERS or not known:
            raise SmallWorldError(f"the baseline plays only {TABLE}")
        chosen = self.policy(observe_position(setting, position, actions))
        return setting.index.action_at(chosen, actor(position))
