"""Pickling of environments: shared objects by their names, and games with all their data.

Views, masks and spaces are made again after loading, so that pickles stay small.
Pickling works as in `smallworld.pickling`. Bots lose their notes, as in `Table.clone`.
"""

from __future__ import annotations

import copyreg
from functools import lru_cache
from typing import Final

from smallworld.bots.random_numbers import RandomNumbers
from smallworld.engine.state import State
from smallworld.envs.batch import Batch
from smallworld.envs.opponents import check_pickled, opponent_of
from smallworld.envs.table import NO_WHIMS, Opponent, Reward, Setting, Table
from smallworld.pickling import Pickled, check_origin
from smallworld.workshop.draft import NAME

MOST_KEPT: Final = 16  # most settings in the cache


@lru_cache(MOST_KEPT)
def setting_of(players: int, board: str, boxes: tuple[str, ...]) -> Setting:
    """Return the setting with these names. All unpickled environments with the same names share it."""
    return Setting(players, board, boxes)


def pickle_setting(setting: Setting) -> Pickled:
    """Return the pickled form of a setting: its number of players, and the names of its board and boxes.

    Raises:
        PicklingError: a custom race or power is an object without a source, which cannot be made again.
    """
    boxes = tuple([name for name in setting.rules.boxes if name != NAME])
    if setting.contents.own is not None:
        check_origin(setting.rules)
        boxes = (*boxes, setting.rules.origin)
    return setting_of, (setting.players, setting.board.name, boxes)


def pickle_opponent(opponent: Opponent) -> Pickled:
    """Return the pickled form of an opponent: the name, object, class or function that the user gave.

    Raises:
        PicklingError: other processes cannot find or rebuild this object.
    """
    check_pickled(opponent.given, "opponent")
    return opponent_of, (opponent.given,)


def pickle_reward(reward: Reward) -> Pickled:
    """Return the pickled form of a reward: the name or the function that the user gave.

    Raises:
        PicklingError: other processes cannot find or rebuild this function.
    """
    check_pickled(reward.given, "reward")
    return Reward, (reward.given,)


def pickle_table(table: Table) -> Pickled:
    """Return the pickled form of a game, including the present state of its random numbers."""
    before = None if table.reward.function is None else table.before
    words = (table.chance.column.word, table.chance.dice.word, [whim.word for whim in table.whims])
    game = (table.state, table.counted, table.rewards, before)
    return table_of, (table.setting, table.reward, table.seats, words, game)


def table_of(
    setting: Setting,
    reward: Reward,
    seats: list[Opponent | None],
    words: tuple[int, int, list[int]],
    game: tuple[State, list[int], list[float], State | None],
) -> Table:
    """Restore a game from its pickled form, ready to continue."""
    state, counted, rewards, before = game
    table = Table(setting, reward, seats, 0, state=state)
    table.chance.column.word, table.chance.dice.word, whims = words
    for whim, word in zip(table.whims, whims, strict=True):
        if whim is not NO_WHIMS:
            whim.word = word
    table.counted, table.rewards = counted, rewards
    if before is not None:
        table.before = before
    if table.seat() >= 0:
        table.look(table.seat())
    return table


def pickle_batch(batch: Batch) -> Pickled:
    """Return the pickled form of many games. Their views are not pickled, because they can be made again."""
    begun = (batch.seeds, batch.chances, batch.begun, batch.rewards)
    return batch_of, (batch.setting, batch.reward, batch.opponents, batch.tables, begun)


def batch_of(
    setting: Setting,
    reward: Reward,
    opponents: list[Opponent],
    tables: list[Table],
    begun: tuple[RandomNumbers, RandomNumbers, int, list[float]],
) -> Batch:
    """Restore many games from their pickled form, ready to continue."""
    batch = Batch(setting, len(tables), opponents, reward)
    batch.tables[:] = tables
    batch.seeds, batch.chances, batch.begun, batch.rewards[:] = begun
    if batch.begun:
        batch.show()
    return batch


def teach() -> None:
    """Register the functions of this module with `pickle` and `copy`."""
    copyreg.pickle(Setting, pickle_setting)
    copyreg.pickle(Reward, pickle_reward)
    copyreg.pickle(Opponent, pickle_opponent)
    copyreg.pickle(Table, pickle_table)
    copyreg.pickle(Batch, pickle_batch)
