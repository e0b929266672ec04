"""The processes that play games, of which none may be left at the end of a run."""

from __future__ import annotations

from collections.abc import Generator
from multiprocessing import active_children

import pytest

from smallworld.arena.workers import play_all
from smallworld.engine.errors import SmallWorldError


class Counted:
    """Games that end at once; a game of four players never ends, and a game of five fails."""

    def play(self, players, game):
        if players == 4:
            while True:
                pass
        if players == 5:
            raise SmallWorldError("this game fails")
        return {"players": players, "game": game}


def test_no_worker_process_remains_after_the_last_game():
    rows = [row for rows in play_all(Counted(), [(2, game) for game in range(3)], jobs=2) for row in rows]
    assert sorted(row["game"] for row in rows) == [0, 1, 2]
    assert active_children() == []


def test_no_worker_process_remains_after_a_run_is_stopped():
    games = play_all(Counted(), [(2, 0), (4, 1), (4, 2)], jobs=2)
    assert next(games) == [{"players": 2, "game": 0}]
    assert isinstance(games, Generator)
    games.close()
    assert active_children() == []


def test_no_worker_process_remains_after_a_game_fails():
    with pytest.raises(SmallWorldError, match="this game fails"):
        list(play_all(Counted(), [(5, 0), (4, 1)], jobs=2))
    assert active_children() == []
