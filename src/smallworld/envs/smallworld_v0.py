"""Small World with a learner in every seat, as an AEC environment of PettingZoo.

::

    from smallworld.envs import smallworld_v0

    env = smallworld_v0.env(players=3, reward="win")
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        action = None if terminated else env.action_space(agent).sample(observation["action_mask"])
        env.step(action)
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Self
from warnings import warn

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.env_logger import EnvLogger

from smallworld.engine.board import Player
from smallworld.engine.errors import SmallWorldError
from smallworld.engine.given import check_range
from smallworld.engine.state import NOBODY
from smallworld.envs.blocks import MOST
from smallworld.envs.observed import (
    Actions,
    Bounds,
    Bytes,
    Mask,
    Observation,
    mask_of,
    number_of,
    observation_space,
    observe,
    seat_of,
    seen_of,
)
from smallworld.envs.reset_options import unknown_options
from smallworld.envs.seated import RENDER_MODES, Seated, checked_mode
from smallworld.envs.table import LEARNER, Reward, RewardFunction, Setting, Table, play_on
from smallworld.workshop.contents import Item

OPTIONS: Final = ("first",)  # those of `reset`
ILLEGAL_REWARD: Final = -1.0  # the reward of the agent whose illegal action ended the game; all others get 0


def env(**options: Any) -> Checked:
    """Return `raw_env` wrapped in PettingZoo's checks.

    An illegal action ends the game with ILLEGAL_REWARD.
    """
    return Checked(raw_env(**options))


def raw_env(
    players: int = 2,
    board: str | Path = "",
    boxes: str | Sequence[Item] = ("base",),
    reward: str | RewardFunction = "win",
    render_mode: str | None = None,
) -> SmallWorldAEC:
    """Return the environment without checks; illegal actions raise `IllegalAction`.

    Without a `board`, the game uses the base box's board for the number of players. `reward` is one of
    `table.REWARDS`, or a function of the states before and after that returns a reward for each seat.
    """
    return SmallWorldAEC(Setting(players, board, boxes), reward, checked_mode(render_mode))


if not TYPE_CHECKING:  # a type checker would accept any name

    def __getattr__(name: str) -> Any:
        """Explain why a name is missing."""
        why = ""
        if name == "parallel_env":
            why = (
                ", because one agent acts at a time. Use env(), or "
                'gymnasium.make_vec("smallworld/SmallWorld-v0", opponents=None) for many games at once'
            )
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}{why}")


def closed_mask(setting: Setting) -> Mask:
    """Return a mask without legal actions."""
    return np.frombuffer(bytes(len(setting.index)), np.int8)


class SmallWorldAEC(Seated, AECEnv[str, Observation, Any]):
    """The PettingZoo environment. Its agents are "player_0", "player_1", ... by seat.

    The modules `observation` and `actions` describe the observations and actions.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - inherited
        "name": "smallworld_v0",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(self, setting: Setting, reward: str | RewardFunction, render_mode: str | None) -> None:
        self.setting = setting
        self.reward = Reward(reward)
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(setting.players)]
        self.observation_spaces = {agent: observation_space(setting) for agent in self.possible_agents}
        self.action_spaces = {agent: Actions(len(setting.index)) for agent in self.possible_agents}
        self._nothing = dict.fromkeys(self.possible_agents, 0.0)
        self._closed = closed_mask(setting)  # while another agent decides
        self.table = self._table(0, 0)
        self.state_space = Bounds(MOST, (setting.layout.size,), np.uint8)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[self.possible_agents[seat_of(self.possible_agents, agent)]]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[self.possible_agents[seat_of(self.possible_agents, agent)]]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game. `options["first"]` may name the seat that begins (default 0).

        Other options cause a warning, and not an error, because the API test of PettingZoo passes one.

        Raises:
            SmallWorldError: there is no such seat.
            TypeError: the options are not a dict.
        """
        unknown = unknown_options(options, OPTIONS)
        if unknown:
            warn(unknown, stacklevel=2)
        if seed is not None:
            self.np_random, _ = seeding.np_random(seed)
        game = int(self.np_random.integers(1 << 60))
        first = self._first(options)
        self.table = self._table(game, first)
        play_on([self.table])
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._ask()
        self._show()

    def _table(self, seed: int, first: Player) -> Table:
        return Table(self.setting, self.reward, [LEARNER] * self.setting.players, seed, first)

    def _first(self, options: dict[str, Any] | None) -> Player:
        """Return the seat that begins, as the options of `reset` determine.

        Raises:
            SmallWorldError: there is no such seat.
        """
        first = (options or {}).get("first", 0)
        try:
            first = index(first)
        except TypeError as error:
            raise SmallWorldError(f"first {first!r}: this must be the number of a seat, from 0") from error
        check_range(first, 0, self.setting.players - 1, "first")
        return int(first)

    def step(self, action: int | None) -> None:
        """Carry out an action of `agent_selection`. Pass None if the game is over for this agent.

        Raises:
            IllegalAction: the action is illegal or not an integer; nothing was changed.
            SmallWorldError: no game has begun.
        """
        table = self._begun()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        table.decide(number_of(action))
        self._cumulative_rewards[agent] = 0.0  # `last` has already returned the earlier rewards
        if any(self.table.rewards):
            self.rewards = dict(zip(self.possible_agents, self.table.rewards, strict=True))
            self._accumulate_rewards()
        else:
            self.rewards = self._nothing.copy()
        if self.table.state.over:
            self.terminations = dict.fromkeys(self.agents, True)
        self._ask()
        self._show()

    def forfeit(self) -> None:
        """End the game after an illegal action. Only the agent that chose it gets a reward."""
        loser = self.agent_selection
        self._cumulative_rewards[loser] = 0.0
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.rewards[loser] = ILLEGAL_REWARD
        self._accumulate_rewards()
        self._deads_step_first()

    def observe(self, agent: str) -> Observation:
        """Return the view of `agent`. Its action mask is all 0 while another agent decides."""
        return observe(self._begun(), seat_of(self.possible_agents, agent))

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """Return the deciding agent's view, rewards since its last decision, end flags and info."""
        table = self._begun()
        agent = self.agent_selection
        info = self.infos[agent]
        observation = None
        if observe:
            seen = seen_of(table, self.possible_agents.index(agent))
            observation = {"observation": seen, "action_mask": info["action_mask"].copy()}
        rewards = self._cumulative_rewards
        return observation, rewards[agent], self.terminations[agent], self.truncations[agent], info

    def state(self) -> Bytes:
        """Return the first seat's view of the table with all coins visible, as (Layout.size,) uint8."""
        row = bytearray(self.setting.layout.size)
        self.setting.layout.write(self._begun().state, 0, row, 0)
        return np.frombuffer(row, np.uint8)

    def close(self) -> None:
        """Do nothing, because the environment holds no resources."""

    def _ask(self) -> None:
        """Select the agent that has to decide, and set the masks of all agents."""
        seat = self.table.seat()
        if seat != NOBODY:
            self.agent_selection = self.possible_agents[seat]
        self.infos = self._masks()

    def _masks(self) -> dict[str, dict[str, Any]]:
        """Return the info of each agent, which is its mask."""
        infos: dict[str, dict[str, Any]] = {agent: {"action_mask": self._closed} for agent in self.agents}
        seat = self.table.seat()
        if seat != NOBODY:
            infos[self.possible_agents[seat]]["action_mask"] = mask_of(self.table, seat)
        return infos

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name not in ("infos", "_closed")}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self._closed = closed_mask(self.setting)
        if hasattr(self, "agents"):
            self.infos = self._masks()

    def _twin(self, table: Table) -> Self:
        twin = super()._twin(table)
        twin.agents = self.agents[:]
        twin.rewards = self.rewards.copy()
        twin._cumulative_rewards = self._cumulative_rewards.copy()
        twin.terminations = self.terminations.copy()
        twin.truncations = self.truncations.copy()
        twin.infos = self.infos.copy()
        return twin


class Checked(wrappers.OrderEnforcingWrapper[str, Observation, Any]):
    """A wrapper with the checks of PettingZoo: order of calls, range of numbers and legality of actions.

    PettingZoo's nested `TerminateIllegalWrapper` and `AssertOutOfBoundsWrapper` forward every attribute,
    which takes longer than the game itself.
    """

    env: SmallWorldAEC

    @property
    def agents(self) -> list[str]:  # type: ignore[override]
        return self.env.agents

    @property
    def agent_selection(self) -> str:  # type: ignore[override]
        return self.env.agent_selection

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """Check that `reset` was called, and return the result of the environment's `last`."""
        if not self._has_reset:
            EnvLogger.error_observe_before_reset()
        return self.env.last(observe)

    def step(self, action: int | None) -> None:
        """Carry out the action with this number. An illegal action ends the game with ILLEGAL_REWARD."""
        env = self.env
        if self._has_reset and env.agents and not env.terminations[env.agent_selection]:
            assert env.action_spaces[env.agent_selection].contains(action), "action is not in action space"
            if not env.table.allows(int(action)):  # type: ignore[arg-type] # None is in no space
                EnvLogger.warn_on_illegal_move()
                self._has_updated = True
                env.forfeit()
                return
        super().step(action)
