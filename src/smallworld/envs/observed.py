"""Observations as numpy arrays, and the spaces that they are from."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from smallworld.engine.board import Player
from smallworld.envs.observation import MOST, Layout
from smallworld.envs.table import Setting, Table

Bytes = npt.NDArray[np.uint8]
Mask = npt.NDArray[np.int8]
Observation = dict[str, Any]  # "observation": Bytes, "action_mask": Mask


def observation_space(setting: Setting) -> spaces.Dict:
    """(Layout.size,) uint8, what a seat sees; (actions,) int8, 1 for each action that it may choose."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, MOST, (setting.layout.size,), np.uint8),
            "action_mask": spaces.Box(0, 1, (len(setting.index),), np.int8),
        }
    )


def observe(table: Table, seat: Player) -> Observation:
    """What `seat` sees and may choose, in arrays of its own."""
    seen = bytearray(table.setting.layout.size)
    table.write_observation(seat, seen, 0)
    return {"observation": np.frombuffer(seen, np.uint8), "action_mask": mask_of(table, seat)}


def mask_of(table: Table, seat: Player) -> Mask:
    """What `seat` may choose."""
    mask = bytearray(len(table.setting.index))
    table.write_mask(seat, mask, 0)
    return np.frombuffer(mask, np.int8)


def blocks(layout: Layout, observation: Bytes) -> dict[str, Bytes]:
    """The blocks of observations (..., size) by name, each (..., its shape); they share the memory."""
    before = observation.shape[:-1]
    return {
        block.name: observation[..., block.start : block.start + block.size()].reshape(before + block.shape)
        for block in layout.blocks
    }


def action_fields(setting: Setting) -> npt.NDArray[np.int16]:
    """(actions, 6) int16: kind, region, second region, tokens, player, place; -1 where the kind has none."""
    return np.array(setting.index.fields, np.int16)
