"""Many games at once, whose observations share a few arrays."""

from __future__ import annotations

from typing import Final

from smallworld.bots.random_numbers import RandomNumbers
from smallworld.engine.errors import IllegalAction, SmallWorldError
from smallworld.engine.given import check_range
from smallworld.envs.table import LEARNER, NOT_BEGUN, Opponent, Reward, Setting, Table, play_on

MOST_TABLES: Final = 1 << 20  # far more than fit into the memory of any machine


class Batch:
    """Tables that all take one step at a time. When a game is over, its table immediately begins another.

    `observations` has a row of `Layout.size` bytes for each table, and `masks` a row with one byte for each
    action. Both show the view of the deciding seat, and are overwritten at each step. `rewards` are by table
    and seat.
    """

    def __init__(self, setting: Setting, num_envs: int, opponents: list[Opponent], reward: Reward) -> None:
        check_range(num_envs, 1, MOST_TABLES, "num_envs")
        self.setting: Final = setting
        self.reward: Final = reward
        self.opponents: Final = opponents
        self.clockwise: Final[list[Opponent | None]] = [
            *([LEARNER] * (setting.players - len(opponents))),
            *opponents,
        ]
        self.tables: Final = [Table(setting, reward, self.clockwise, number) for number in range(num_envs)]
        self.observations: Final = bytearray(num_envs * setting.layout.size)
        self.masks: Final = bytearray(num_envs * len(setting.index))
        # Empty rows, as bytearrays, because assigning bytes to a bytearray would first copy them to one.
        self.blank: Final = (bytearray(setting.layout.size), bytearray(len(setting.index)))
        self.rewards: Final = [0.0] * (num_envs * setting.players)
        self.seats: Final = [0] * num_envs  # the deciding seat of each table
        self.ended: list[int] = []  # tables whose games ended with the last decisions
        self.finals: list[bytearray] = []  # the last observations of the seats that decided there
        self.seeds = RandomNumbers(0)
        self.chances = RandomNumbers(0, 1)  # random numbers of `sample`
        self.begun = 0  # number of games begun

    def begin(self, seed: int) -> None:
        """Begin a game at every table. The seed determines these games and all later ones."""
        self.seeds = RandomNumbers(seed)
        self.chances = RandomNumbers(seed, 1)
        self.begun = 0
        self.ended = []
        self.finals = []
        for number in range(len(self.tables)):
            self._begin(number)
        play_on(self.tables)
        self.show()

    def decide(self, numbers: list[int]) -> None:
        """Carry out the action with the given number at each table.

        Raises:
            IllegalAction: an action is illegal, or the number of actions is wrong; nothing was changed.
        """
        self._check(numbers)
        self.ended = []
        self.finals = []
        players = self.setting.players
        for number in range(len(self.tables)):
            self.tables[number].accept(numbers[number])
        play_on(self.tables)
        for number in range(len(self.tables)):
            table = self.tables[number]
            table.settle()
            for player in range(players):
                self.rewards[number * players + player] = table.rewards[player]
            if table.state.over:
                final = bytearray(self.setting.layout.size)
                table.write_observation(self.seats[number], final, 0)
                self.ended.append(number)
                self.finals.append(final)
                self._begin(number)
        if self.ended:
            play_on([self.tables[number] for number in self.ended])
        self.show()

    def sample(self) -> list[int]:
        """Draw a random legal action for each table, and return the numbers of these actions.

        Raises:
            SmallWorldError: no game has begun.
        """
        if not self.begun:
            raise SmallWorldError(NOT_BEGUN)
        numbers: list[int] = []
        for table in self.tables:
            action = table.legal[self.chances.below(len(table.legal))]
            numbers.append(self.setting.index.numbers[table.seat()][action])
        return numbers

    def _check(self, numbers: list[int]) -> None:
        if len(numbers) != len(self.tables):
            raise IllegalAction(f"{len(numbers)} actions for {len(self.tables)} games: give one for each")
        if not self.begun:
            raise SmallWorldError(NOT_BEGUN)
        size = len(self.setting.index)
        for number in range(len(self.tables)):
            chosen = numbers[number]
            if not 0 <= chosen < size or not self.masks[number * size + chosen]:
                try:
                    self.tables[number].clone().decide(chosen)  # raises the error with its message
                except IllegalAction as refused:
                    raise IllegalAction(f"game {number} of the batch: {refused}") from refused

    def _begin(self, number: int) -> None:
        """Begin another game at a table. Seats rotate from game to game."""
        players = self.setting.players
        seats = [self.clockwise[(seat + self.begun) % players] for seat in range(players)]
        self.begun += 1
        seed = self.seeds.below(1 << 30) << 30 | self.seeds.below(1 << 30)
        self.tables[number] = Table(self.setting, self.reward, seats, seed)

    def show(self) -> None:
        """Overwrite all observations and masks with the present views."""
        for number in range(len(self.tables)):
            self._show(number)

    def _show(self, number: int) -> None:
        """Overwrite the observation and the mask of a table with its present view."""
        table = self.tables[number]
        seat = table.seat()
        self.seats[number] = seat
        nothing_seen, nothing_legal = self.blank
        size = self.setting.layout.size
        self.observations[number * size : (number + 1) * size] = nothing_seen
        table.write_observation(seat, self.observations, number * size)
        size = len(self.setting.index)
        self.masks[number * size : (number + 1) * size] = nothing_legal
        table.write_mask(seat, self.masks, number * size)
