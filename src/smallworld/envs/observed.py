"""Observations as numpy arrays, and the spaces that contain them."""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from smallworld.engine.action import Action
from smallworld.engine.board import Player
from smallworld.engine.errors import IllegalAction, SmallWorldError
from smallworld.engine.game import actor
from smallworld.engine.given import check_type
from smallworld.engine.state import State
from smallworld.envs.blocks import MOST
from smallworld.envs.observation import Layout
from smallworld.envs.table import Setting, Table
from smallworld.views.seat import seen_by

Bytes = npt.NDArray[np.uint8]
Mask = npt.NDArray[np.int8]
Observation = dict[str, Any]  # with "observation": Bytes and "action_mask": Mask


class Actions(spaces.Discrete):
    """The space of action numbers: a `Discrete` that draws the same random samples faster."""

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        """Draw a random action. With a `mask`, draw only from the actions that have a 1 there."""
        if probability is None and isinstance(mask, np.ndarray) and mask.dtype == np.int8:
            legal = mask.view(np.bool_).nonzero()[0]
            if mask.shape == (self.n,) and len(legal) and mask.tobytes().count(1) == len(legal):
                drawn: np.int64 = legal[self.np_random.integers(len(legal))]
                return drawn
        return super().sample(mask, probability)  # raises the errors with their messages

    def contains(self, x: Any) -> bool:
        """Return whether a value is the number of an action."""
        if type(x) is int or type(x) is np.int64:
            return bool(0 <= x < self.n)
        return super().contains(x)


class Bounds(spaces.Box):
    """A `Box` of whole numbers from 0 to `most`, which is pickled without its arrays."""

    def __init__(self, most: int, shape: tuple[int, ...], kind: Any) -> None:
        super().__init__(0, most, shape, kind)
        self._arguments = most, shape, kind

    def __reduce__(self) -> tuple[Any, ...]:
        return Bounds, self._arguments, {"_np_random": self._np_random}


def number_of(action: Any) -> int:
    """Convert an action number from a policy, of a Python or numpy type, to an int.

    Raises:
        IllegalAction: the value is not an integer.
    """
    try:
        return index(action)
    except TypeError as error:
        raise IllegalAction(f"action {action!r}: this must be a whole number") from error


def numbers_of(actions: Any, games: int) -> list[int]:
    """Convert action numbers from a policy, one for each game, to ints. They may be in an array.

    Raises:
        IllegalAction: a value is not an integer, or there are too many or too few values.
    """
    try:
        given = np.asarray(actions)
    except ValueError as error:
        raise IllegalAction(f"actions: these must be {games} whole numbers") from error
    if given.shape != (games,):
        raise IllegalAction(f"actions of shape {given.shape} for {games} games: give one for each")
    if given.dtype.kind not in "iu":
        raise IllegalAction(f"actions of type {given.dtype}: these must be whole numbers")
    numbers: list[int] = given.tolist()
    return numbers


def seat_of(agents: Sequence[str], agent: Any) -> Player:
    """Return the seat of the agent with this name.

    Raises:
        SmallWorldError: no agent has this name.
    """
    if agent not in agents:
        raise SmallWorldError(f'agent "{agent}": unknown; available: {", ".join(agents)}')
    return agents.index(agent)


def observation_space(setting: Setting, games: int | None = None) -> spaces.Dict:
    """Return the space of observations: a dict with two boxes.

    The view of a seat is (Layout.size,) uint8. The mask is (actions,) int8, with 1 for each legal action.
    With `games`, each has a row for each game.
    """
    rows = () if games is None else (games,)
    return spaces.Dict(
        {
            "observation": Bounds(MOST, (*rows, setting.layout.size), np.uint8),
            "action_mask": Bounds(1, (*rows, len(setting.index)), np.int8),
        }
    )


def observe(table: Table, seat: Player) -> Observation:
    """Return the view and the mask of `seat` in new arrays."""
    return {"observation": seen_of(table, seat), "action_mask": mask_of(table, seat)}


def observe_position(setting: Setting, position: State, actions: Sequence[Action]) -> Observation:
    """Return the view of the seat that decides in `position`, with a mask of `actions`.

    With it, a policy that learned in an environment can play as a bot. The view hides what the seat may not
    know, so `position` may be the whole state.

    Raises:
        SmallWorldError: the position belongs to another table than `setting`.
    """
    known = position.board.ids == setting.board.ids and position.rules.names == setting.rules.names
    if position.players != setting.players or not known:
        raise SmallWorldError("position: its players, board or rules are not those of the setting")
    seat, index = actor(position), setting.index
    row, mask = bytearray(setting.layout.size), np.zeros(len(index), np.int8)
    setting.layout.write(seen_by(position, seat), seat, row, 0)
    mask[[index.index_of(action, seat) for action in actions]] = 1
    return {"observation": np.frombuffer(row, np.uint8), "action_mask": mask}


def seen_of(table: Table, seat: Player) -> Bytes:
    """Return the view of `seat` as an array: (Layout.size,) uint8."""
    seen = bytearray(table.setting.layout.size)
    table.write_observation(seat, seen, 0)
    return np.frombuffer(seen, np.uint8)


def mask_of(table: Table, seat: Player) -> Mask:
    """Return the mask of `seat`: (actions,) int8. It is all 0 while another seat decides."""
    mask = bytearray(len(table.setting.index))
    table.write_mask(seat, mask, 0)
    return np.frombuffer(mask, np.int8)


def blocks(layout: Layout, observation: Bytes) -> dict[str, Bytes]:
    """Split observations of shape (..., size) into named blocks, each a view of shape (..., shape of block).

    Raises:
        SmallWorldError: the observations belong to another layout.
    """
    check_type(layout, Layout, "layout")
    check_type(observation, np.ndarray, "observation")
    if not observation.shape or observation.shape[-1] != layout.size:
        raise SmallWorldError(
            f"observation of shape {observation.shape}: the last dimension must be {layout.size}"
        )
    before = observation.shape[:-1]
    return {
        block.name: observation[..., block.start : block.start + block.size()].reshape(before + block.shape)
        for block in layout.blocks
    }


def block_labels(layout: Layout) -> dict[str, list[list[str]]]:
    """Return the names of all indices of each block: a list for each dimension, in the order of `blocks`.

    "seat 0" is the observing seat. Sides are "seat 0", "seat 0 in decline" and so on.
    """
    check_type(layout, Layout, "layout")
    return {block.name: [list(names) for names in block.labels] for block in layout.blocks}


def action_fields(setting: Setting) -> npt.NDArray[np.int16]:
    """Return the fields of all actions, as (actions, 6) int16 in the order of `ActionIndex`; -1 if unused."""
    check_type(setting, Setting, "setting")
    return np.array(setting.index.fields, np.int16)
