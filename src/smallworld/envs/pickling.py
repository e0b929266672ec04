"""Pickling of environments: shared objects by their names, and games with all their data.

Pickling works as in `smallworld.pickling`. Bots lose their notes, as in `Table.clone`.
"""

from __future__ import annotations

import copyreg
from functools import lru_cache
from typing import Any, Final

from smallworld.engine.action import Action
from smallworld.engine.state import State
from smallworld.envs.batch import Batch
from smallworld.envs.table import LEARNER, Setting, Table
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


def pickle_table(table: Table) -> Pickled:
    """Return the pickled form of a game, including the present state of its random numbers."""
    words = (table.chance.column.word, table.chance.dice.word, [whim.word for whim in table.whims])
    game = (table.state, table.counted, table.rewards, table.legal, table.seen)
    return table_of, (table.setting, table.reward, table.seats, words, game)


def table_of(
    setting: Setting,
    reward: str,
    seats: list[str],
    words: tuple[int, int, list[int]],
    game: tuple[State, list[int], list[float], list[Action], State],
) -> Table:
    """Restore a game from its pickled form, ready to continue."""
    table = Table(setting, reward, seats, 0, state=game[0])
    table.chance.column.word, table.chance.dice.word, whims = words
    for seat, word in enumerate(whims):
        if seats[seat] != LEARNER:
            table.whims[seat].word = word
    _, table.counted, table.rewards, table.legal, table.seen = game
    return table


def pickle_batch(batch: Batch) -> Pickled:
    """Return the pickled form of many games, including their present views."""
    bots = [name for name in batch.names if name != LEARNER]
    shown = (bytes(batch.observations), bytes(batch.masks), batch.rewards, batch.seats)
    begun = (batch.seeds, batch.chances, batch.begun, batch.ended, batch.finals)
    return batch_of, (batch.setting, batch.reward, bots, batch.tables, shown, begun)


def batch_of(
    setting: Setting,
    reward: str,
    bots: list[str],
    tables: list[Table],
    shown: tuple[bytes, bytes, list[float], list[int]],
    begun: tuple[Any, Any, int, list[int], list[bytearray]],
) -> Batch:
    """Restore many games from their pickled form, ready to continue."""
    batch = Batch(setting, len(tables), bots, reward)
    batch.tables[:] = tables
    batch.observations[:], batch.masks[:], batch.rewards[:], batch.seats[:] = shown
    batch.seeds, batch.chances, batch.begun, batch.ended, batch.finals = begun
    return batch


def teach() -> None:
    """Register the functions of this module with `pickle` and `copy`."""
    copyreg.pickle(Setting, pickle_setting)
    copyreg.pickle(Table, pickle_table)
    copyreg.pickle(Batch, pickle_batch)
