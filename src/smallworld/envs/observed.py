"""Observations as numpy arrays, and their spaces."""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from smallworld.engine.board import Player
from smallworld.engine.errors import IllegalAction, SmallWorldError
from smallworld.envs.blocks import MOST
from smallworld.envs.observation import Layout
from smallworld.envs.table import Setting, Table

Bytes = npt.NDArray[np.uint8]
Mask = npt.NDArray[np.int8]
Observation = dict[str, Any]  # "observation": Bytes, "action_mask": Mask


class Actions(spaces.Discrete):
    """All actions by number: a `Discrete` that draws the same for the same seed, several times as fast."""

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        """Return a random action among those that `mask` marks with 1, or among all without a mask."""
        if probability is None and isinstance(mask, np.ndarray) and mask.dtype == np.int8:
            legal = mask.view(np.bool_).nonzero()[0]
            if mask.shape == (self.n,) and len(legal) and mask.tobytes().count(1) == len(legal):
                drawn: np.int64 = legal[self.np_random.integers(len(legal))]
                return drawn
        return super().sample(mask, probability)  # it has the error messages

    def contains(self, x: Any) -> bool:
        """Return whether there is an action with this number."""
        if type(x) is int or type(x) is np.int64:
            return bool(0 <= x < self.n)
        return super().contains(x)


def number_of(action: Any) -> int:
    """Return the number of an action as policies give it: an int, of Python or numpy.

    Raises:
        IllegalAction: it is not an integer.
    """
    try:
        return index(action)
    except TypeError as error:
        raise IllegalAction(f"action {action!r}: this should be a whole number") from error


def numbers_of(actions: Any, games: int) -> list[int]:
    """Return the numbers of actions, one for each game, from ints or an array of them.

    Raises:
        IllegalAction: they are not integers, or there is not one for each game.
    """
    try:
        given = np.asarray(actions)
    except ValueError as error:
        raise IllegalAction(f"actions: these should be {games} whole numbers") from error
    if given.shape != (games,):
        raise IllegalAction(f"actions of shape {given.shape} for {games} games: give one for each")
    if given.dtype.kind not in "iu":
        raise IllegalAction(f"actions of type {given.dtype}: these should be whole numbers")
    numbers: list[int] = given.tolist()
    return numbers


def seat_of(agents: Sequence[str], agent: Any) -> Player:
    """Return the seat of an agent, by its name.

    Raises:
        SmallWorldError: there is no agent with this name.
    """
    if agent not in agents:
        raise SmallWorldError(f'agent "{agent}": there is none; there are {", ".join(agents)}')
    return agents.index(agent)


def observation_space(setting: Setting) -> spaces.Dict:
    """Return the space of observations: a dict of two boxes.

    The view of a seat is (Layout.size,) uint8. The mask is (actions,) int8, with 1 for each action that the
    seat may choose.
    """
    return spaces.Dict(
        {
            "observation": spaces.Box(0, MOST, (setting.layout.size,), np.uint8),
            "action_mask": spaces.Box(0, 1, (len(setting.index),), np.int8),
        }
    )


def observe(table: Table, seat: Player) -> Observation:
    """Return the view and the mask of `seat`, in new arrays."""
    return {"observation": seen_of(table, seat), "action_mask": mask_of(table, seat)}


def seen_of(table: Table, seat: Player) -> Bytes:
    """Return the view of `seat`: (Layout.size,) uint8."""
    seen = bytearray(table.setting.layout.size)
    table.write_observation(seat, seen, 0)
    return np.frombuffer(seen, np.uint8)


def mask_of(table: Table, seat: Player) -> Mask:
    """Return the mask of `seat`: (actions,) int8, all 0 while another seat decides."""
    mask = bytearray(len(table.setting.index))
    table.write_mask(seat, mask, 0)
    return np.frombuffer(mask, np.int8)


def blocks(layout: Layout, observation: Bytes) -> dict[str, Bytes]:
    """Return the blocks of observations (..., size) by name, each (..., its shape); they share the memory.

    Raises:
        SmallWorldError: the observations are of another layout.
    """
    if not observation.shape or observation.shape[-1] != layout.size:
        raise SmallWorldError(
            f"observation of shape {observation.shape}: the last of its sizes should be {layout.size}"
        )
    before = observation.shape[:-1]
    return {
        block.name: observation[..., block.start : block.start + block.size()].reshape(before + block.shape)
        for block in layout.blocks
    }


def action_fields(setting: Setting) -> npt.NDArray[np.int16]:
    """Return (actions, 6) int16: kind, region, second region, tokens, player, place; -1 for none."""
    return np.array(setting.index.fields, np.int16)
