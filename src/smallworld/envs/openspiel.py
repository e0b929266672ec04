"""Small World as a game for the search and learning algorithms of OpenSpiel.

    import pyspiel
    import smallworld.envs.openspiel

    game = pyspiel.load_game("python_smallworld(players=3,boxes=base+cursed)")

Players are the seats, and seat 0 begins. Actions are the numbers of `smallworld.envs.actions`. Chance is
explicit: an outcome is its index in the engine's `outcomes`. At the end, returns go from 1 for the winner to
-1 for the last place, in equal steps. Tied players share their steps, so that the sum is zero. A state
contains everything, including hidden coins. A search on states therefore sees them, but a policy on
observations does not.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from importlib.util import find_spec
from typing import Any, Final

if find_spec("pyspiel") is None:
    raise ImportError(
        "smallworld.envs.openspiel needs pyspiel, which comes only with the extra `openspiel`: "
        "pip install 'smallworld[openspiel]'"
    )

import numpy as np
import pyspiel

from smallworld.bots.random_numbers import RandomNumbers
from smallworld.engine.action import Action
from smallworld.engine.board import Player
from smallworld.engine.errors import IllegalAction
from smallworld.engine.game import actor, is_legal, legal_actions, new_game, outcomes, play, question
from smallworld.engine.given import check_range
from smallworld.engine.state import CHANCE, NOBODY, State
from smallworld.engine.text.notation import format_action
from smallworld.engine.text.position import format_position
from smallworld.engine.text.refusals import refusal
from smallworld.envs.table import Setting, rank_rewards, resampled
from smallworld.views.seat import seen_by

NAME: Final = "python_smallworld"
MOST_PLAYERS: Final = 6
PARAMETERS: Final = {"players": 2, "board": "", "boxes": "base"}  # boxes: names separated by "+", or "all"
SEEDS: Final = 1 << 53  # as many as there are random numbers from 0 to 1
LONGEST_TURN: Final = 200  # most decisions and outcomes in a turn, far more than there ever are

TYPE: Final = pyspiel.GameType(
    short_name=NAME,
    long_name="Small World",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,  # coins of other players are hidden
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MOST_PLAYERS,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=False,
    parameter_specification=PARAMETERS,
)


@lru_cache(16)
def setting_of(players: int, board: str, boxes: str) -> Setting:
    """Return the shared setting for games with these parameters.

    Raises:
        SmallWorldError: no such board exists for this number of players and these boxes.
    """
    return Setting(players, board, boxes.split("+"))


class SmallWorldGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """An OpenSpiel game with some boxes, a board and a number of players."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        asked = {**PARAMETERS, **(params or {})}
        self.setting: Final = setting_of(int(asked["players"]), str(asked["board"]), str(asked["boxes"]))
        setting = self.setting
        info = pyspiel.GameInfo(
            num_distinct_actions=len(setting.index),
            max_chance_outcomes=len(setting.rules.abilities),
            num_players=setting.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=setting.board.rounds * setting.players * LONGEST_TURN,
        )
        super().__init__(TYPE, info, asked)

    def new_initial_state(self) -> SmallWorldState:
        """Return the first state of a game, in which chance still has to fill the column."""
        return SmallWorldState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> SmallWorldObserver:
        """Return an observer of a seat's view, without perfect recall. Other kinds are not supported."""
        return SmallWorldObserver(self.setting, params)


class SmallWorldState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A state of an OpenSpiel game."""

    def __init__(self, game: SmallWorldGame) -> None:
        super().__init__(game)
        setting = game.setting
        self.setting: Final = setting
        self.position: State = new_game(setting.rules, setting.board, setting.players)

    def current_player(self) -> int:
        """Return the seat that has to decide, or OpenSpiel's id for chance or for the end of the game."""
        decides = actor(self.position)
        if decides == NOBODY:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if decides == CHANCE else decides

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.position.over

    def _legal_actions(self, player: Player) -> list[int]:
        if player != actor(self.position):
            return []
        numbers = self.setting.index.numbers[player]
        return sorted([numbers[action] for action in legal_actions(seen_by(self.position, player))])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return each outcome of chance, as its index in the engine's list, with its probability."""
        found = outcomes(self.position)
        total = sum([weight for _, weight in found])
        return [(place, weight / total) for place, (_, weight) in enumerate(found)]

    def _apply_action(self, number: int) -> None:
        action = self._action(number)
        if not is_legal(self.position, action):
            legal = legal_actions(self.position)
            raise IllegalAction(refusal(self.position, action, question(self.position), legal))
        play(self.position, action)

    def _action(self, number: int) -> Action:
        decides = actor(self.position)
        if decides == CHANCE:
            found = outcomes(self.position)
            check_range(number, 0, len(found) - 1, "outcome")
            return found[number][0]
        if decides == NOBODY:
            raise IllegalAction("the game is over")
        return self.setting.index.action_at(number, decides)

    def _action_to_string(self, player: int, number: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            action = outcomes(self.position)[number][0]
            return format_action(self.setting.rules, self.setting.board, action)
        return self.setting.index.notation(number, player)

    def returns(self) -> list[float]:
        """Return the result of each player, from 1 for the winner to -1 for last place; 0 before the end."""
        return rank_rewards(self.position) if self.position.over else [0.0] * self.setting.players

    def resample_from_infostate(self, player: Player, rng: Callable[[], float]) -> SmallWorldState:
        """Return a state that looks the same to `player`, but has other hidden coins.

        `rng` returns a random number from 0 to 1. The search IS-MCTS calls this method.
        """
        twin: SmallWorldState = self.clone()
        twin.position = resampled(self.position, player, RandomNumbers(int(rng() * SEEDS)))
        return twin

    def __str__(self) -> str:
        return format_position(self.position)


class SmallWorldObserver:
    """An observer of a seat's view. `dict` has the blocks of `tensor`, named as in `Layout.blocks`."""

    def __init__(self, setting: Setting, params: Any = None) -> None:
        if params:
            raise ValueError(f"an observer has no parameters, but {params} were given")
        self._layout: Final = setting.layout
        self.tensor: Final = np.zeros(setting.layout.size, np.float32)
        self.dict: Final = {
            block.name: self.tensor[block.start : block.start + block.size()].reshape(block.shape)
            for block in setting.layout.blocks
        }

    def set_from(self, state: SmallWorldState, player: Player) -> None:
        """Write the view of `player` into the tensor."""
        row = bytearray(self._layout.size)
        self._layout.write(seen_by(state.position, player), player, row, 0)
        self.tensor[:] = np.frombuffer(row, np.uint8)

    def string_from(self, state: SmallWorldState, player: Player) -> str:
        """Return the view of `player` as the text of a position."""
        return format_position(seen_by(state.position, player))


pyspiel.register_game(TYPE, SmallWorldGame)
