"""Additional methods of environments with a single game, beyond PettingZoo and Gymnasium."""

from __future__ import annotations

import sys
from copy import deepcopy
from hashlib import blake2b
from typing import Any, Final, Self

import numpy as np
from gymnasium.utils import seeding

from smallworld.engine.action import Action
from smallworld.engine.board import Player
from smallworld.engine.errors import SmallWorldError
from smallworld.engine.state import CHANCE
from smallworld.engine.text.position import format_position
from smallworld.envs.actions import ActionIndex
from smallworld.envs.observation import Layout
from smallworld.envs.observed import number_of
from smallworld.envs.picture import check_pixels, rasterise
from smallworld.envs.table import NOT_BEGUN, Setting, Table
from smallworld.views.picture import board_picture
from smallworld.views.seat import seen_by

PIXELS: Final = "rgb_array"
HUMAN: Final = "human"  # the render mode that writes the position to the terminal after each step
RENDER_MODES: Final = ("ansi", "svg", PIXELS, HUMAN)


class Seated:
    """The base class of environments with a single game: numbered actions, hashes, copies and pictures.

    A subclass must set `setting`, `table` and `render_mode`. At a new table, chance is the actor; `reset`
    begins a game.
    """

    setting: Setting
    table: Table
    render_mode: str | None
    _np_random: np.random.Generator | None = None
    _np_random_seed: int | None = None
    _is_lent = False  # whether a clone shares the generator; the first of them to draw makes a copy

    @property
    def np_random(self) -> np.random.Generator:
        """The generator that draws the seeds of games."""
        if self._np_random is None:
            self._np_random, self._np_random_seed = seeding.np_random()
        elif self._is_lent:
            self._np_random = deepcopy(self._np_random)
        self._is_lent = False
        return self._np_random

    @np_random.setter
    def np_random(self, generator: np.random.Generator) -> None:
        self._np_random, self._is_lent = generator, False

    @property
    def index(self) -> ActionIndex:
        """The numbering of all actions."""
        return self.setting.index

    @property
    def layout(self) -> Layout:
        """The meaning of each byte of an observation."""
        return self.setting.layout

    def index_of(self, action: Action) -> int:
        """Return the number that an action has for the deciding seat."""
        return self.index.index_of(action, self._seat())

    def action_at(self, number: int) -> Action:
        """Return the action that a number means for the deciding seat."""
        return self.index.action_at(number_of(number), self._seat())

    def notation(self, number: int) -> str:
        """Return the action with this number in notation: "conquer drizzle-hills x3"."""
        return self.index.notation(number_of(number), self._seat())

    def state_hash(self) -> str:
        """Return a hash of the table's state: 16 hexadecimal digits, the same on any machine."""
        return blake2b(repr(self._begun().state.key()).encode(), digest_size=8).hexdigest()

    def clone(self) -> Self:
        """Return an independent copy with the same game and random numbers. Bots lose their notes."""
        return self._twin(self._begun().clone())

    def resample(self, seed: int) -> Self:
        """Return a copy whose game looks the same to the observing seat, but has other secrets.

        Hidden coins and all future random numbers are drawn again from `seed`.
        """
        return self._twin(self._begun().resample(self._seat(), seed))

    def render(self) -> Any:
        """Return the observing seat's view of the table: text, SVG, or pixels as (height, width, 3) uint8.

        In the mode "human", return None, because every step prints the table on the terminal.

        Raises:
            SmallWorldError: the environment was made without a render_mode, or no game has begun.
        """
        if self.render_mode is None:
            raise SmallWorldError(f"render: no render_mode was chosen. Available: {', '.join(RENDER_MODES)}")
        seat = self._seat()
        seen = seen_by(self._begun().state, seat)
        if self.render_mode == HUMAN:
            sys.stdout.write(format_position(seen) + "\n")
            return None
        if self.render_mode == "ansi":
            return format_position(seen)
        picture = board_picture(seen, seat)
        return picture if self.render_mode == "svg" else rasterise(picture)

    def _show(self) -> None:
        """Print the table on the terminal if the mode is "human"."""
        if self.render_mode == HUMAN:
            self.render()

    def _seat(self) -> Player:
        """Return the observing seat, which is the seat that has to decide."""
        return max(0, self._begun().seat())

    def _begun(self) -> Table:
        """Return the table, where a game has begun.

        Raises:
            SmallWorldError: no game has begun.
        """
        if self.table.seat() == CHANCE:
            raise SmallWorldError(NOT_BEGUN)
        return self.table

    def _twin(self, table: Table) -> Self:
        """Return a copy of this environment that has another table."""
        self._is_lent = True  # copying the generator would take ten times as long as all the rest
        twin: Self = object.__new__(type(self))
        vars(twin).update(vars(self))  # the same as `copy`, in a tenth of the time
        twin.table = table
        return twin


def checked_mode(render_mode: str | None) -> str | None:
    """Return `render_mode` unchanged if it is valid.

    Raises:
        SmallWorldError: there is no such mode, or its libraries are missing.
    """
    if render_mode is not None and render_mode not in RENDER_MODES:
        raise SmallWorldError(f'unknown render_mode "{render_mode}". Available: {", ".join(RENDER_MODES)}')
    if render_mode == PIXELS:
        check_pixels()
    return render_mode
