"""Small World for one learner against bots, as an environment of Gymnasium.

::

    import gymnasium
    import smallworld.envs

    env = gymnasium.make("smallworld/SmallWorld-v0", players=3, opponents=("greedy", "random"))
    observation, info = env.reset(seed=1)
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import gymnasium
import numpy as np
import numpy.typing as npt

from smallworld.engine.board import Player
from smallworld.engine.errors import IllegalAction, SmallWorldError
from smallworld.engine.given import check_type
from smallworld.envs.observed import Actions, Observation, mask_of, number_of, observation_space, seen_of
from smallworld.envs.opponents import Rival, opponents_for
from smallworld.envs.reset_options import refuse_options
from smallworld.envs.seated import RENDER_MODES, Seated, checked_mode
from smallworld.envs.table import LEARNER, Opponent, Reward, RewardFunction, Setting, Table, play_on
from smallworld.workshop.contents import Item

ILLEGAL_REWARD: Final = -1.0  # the reward of an illegal action, which ends the game


class SmallWorldEnv(Seated, gymnasium.Env[Observation, np.int64]):
    """A game for one learner. Bots and chance play between the learner's decisions.

    `opponents` are bots or policies, clockwise from the learner, or one for all other seats. Examples are
    "greedy" and "search@26ms", with a budget for each decision; with a budget in time, games depend on the
    machine. A policy is a function of rows of observations, such as a `Checkpoint`. `seat` is the learner's
    seat; without it, a seat is drawn for each game. Seat 0 begins. `reward` is one of `table.REWARDS`, or a
    function of the states before and after that returns a reward for each seat.

    An illegal action ends the game with ILLEGAL_REWARD, and `info["illegal"]` gives the reason.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012 - inherited

    def __init__(
        self,
        players: int = 2,
        opponents: Rival | Sequence[Rival] = "random",
        seat: int | None = None,
        board: str | Path = "",
        boxes: str | Sequence[Item] = ("base",),
        reward: str | RewardFunction = "win",
        render_mode: str | None = None,
    ) -> None:
        self.setting = Setting(players, board, boxes)
        self.opponents = opponents_for(players, opponents)
        if seat is not None:
            check_type(seat, int, "seat")
            if not 0 <= seat < players:
                raise SmallWorldError(f"seat {seat}: with {players} players, seats are 0 to {players - 1}")
        self.chosen_seat = seat
        self.reward = Reward(reward)
        self.render_mode = checked_mode(render_mode)
        self.observation_space = observation_space(self.setting)
        self.action_space = Actions(len(self.setting.index))
        self.own_seat: Player = seat or 0
        self.table = Table(self.setting, self.reward, self._seats(), 0)
        self.lost = False  # whether an illegal action ended the game

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a game, play up to the learner's first decision, and return the observation.

        Raises:
            SmallWorldError: there are options; this environment has none.
        """
        refuse_options(options)
        super().reset(seed=seed)
        game = int(self.np_random.integers(1 << 60))
        if self.chosen_seat is None:
            self.own_seat = int(self.np_random.integers(self.setting.players))
        self.lost = False
        self.table = Table(self.setting, self.reward, self._seats(), game)
        play_on([self.table])
        self._show()
        return self._seen_and_told()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Carry out the action with this number, then play up to the learner's next decision.

        Raises:
            IllegalAction: the game is over, or the action is not an integer.
        """
        if self.lost:
            raise IllegalAction("the game ended with an illegal action: reset the environment")
        number = number_of(action)
        try:
            self.table.accept(number)
        except IllegalAction as refused:
            if self.table.state.over:
                raise
            self.lost = True
            seen, info = self._seen_and_told()
            return seen, ILLEGAL_REWARD, True, False, info | {"illegal": str(refused)}
        play_on([self.table])
        self.table.settle()
        self._show()
        seen, info = self._seen_and_told()
        return seen, self.table.rewards[self.own_seat], self.table.state.over, False, info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Return (actions,) bool, True for each legal action. MaskablePPO of sb3-contrib calls this."""
        return mask_of(self.table, self.own_seat).view(np.bool_)

    def _seen_and_told(self) -> tuple[Observation, dict[str, Any]]:
        """Return the observation and the info: the mask, the learner's seat and, at the end, all coins."""
        mask = mask_of(self.table, self.own_seat)
        info: dict[str, Any] = {"action_mask": mask.copy(), "seat": self.own_seat}
        if self.table.state.over:
            info["coins"] = np.array(self.table.state.coins)
        return {"observation": seen_of(self.table, self.own_seat), "action_mask": mask}, info

    def _seats(self) -> list[Opponent | None]:
        """Return the opponent in each seat, with LEARNER for the learner."""
        clockwise = [LEARNER, *self.opponents]
        return [clockwise[(seat - self.own_seat) % len(clockwise)] for seat in range(len(clockwise))]

    def _seat(self) -> Player:
        return self.own_seat
