"""Bots at tables: they run in separate processes, and stop when their result is no longer needed."""

import asyncio
from multiprocessing import active_children
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from structlog.testing import capture_logs

from kit.plays import new_play
from kit.waiting import wait_in_loop, wait_until
from smallworld.bots.random_numbers import RandomNumbers, draw
from smallworld.content.catalogue import find_board, make_rules
from smallworld.engine.game import actor, legal_actions, new_game, play
from smallworld.engine.state import CHANCE
from smallworld.engine.text.notation import format_action
from smallworld.house.game.seat import Seat
from smallworld.house.game.table_data import RUNNING
from smallworld.server.bots.driver import PLACING_SHARE, PLAYED_SHARE, BotDriver, pause_before
from smallworld.server.bots.pool import BotPool

PATIENT = """
from pathlib import Path
from smallworld.bots.bot import Bot

class Thinker(Bot):
    def __init__(self, numbers):
        self.numbers = numbers

    def choose(self, position, actions, budget):
        Path(__file__).with_name("thinks").touch()
        while not budget.is_spent():
            pass
        return actions[0]
"""
STUBBORN = """
import os
from pathlib import Path
from threading import Event
from smallworld.bots.bot import Bot

class Thinker(Bot):
    def __init__(self, numbers):
        self.numbers = numbers

    def choose(self, position, actions, budget):
        Path(__file__).with_name("process").write_text(f"{os.getpid()}.")
        Event().wait(600)
        return actions[0]
"""
LONG = 120.0  # seconds per decision, far longer than the test may take


def opening():
    """Return a game whose first player has to take a combo."""
    state, chance = new_game(make_rules(), find_board("base-2"), players=2), RandomNumbers(1)
    while state.waits_for:
        play(state, draw(state, chance))
    return state


def test_cancelled_bot_stops_thinking(tmp_path, monkeypatch):
    (tmp_path / "patient.py").write_text(PATIENT)
    monkeypatch.syspath_prepend(str(tmp_path))

    async def leave_and_ask_another():
        pool = BotPool(processes=1, seconds=LONG)
        thought = asyncio.create_task(pool.choose(opening(), 0, "patient:Thinker"))
        await wait_in_loop(Path(tmp_path, "thinks").exists)
        thought.cancel()
        # There is one process: it answers only after the other job has ended.
        chosen = await asyncio.wait_for(pool.choose(opening(), 0, "greedy"), LONG / 2)
        pool.stop()
        return chosen

    assert asyncio.run(leave_and_ask_another())[0].startswith("take ")


@pytest.mark.parametrize("bot", ["greedy", None])
def test_bots_and_hints_do_not_use_hidden_coins(bot):
    class Listener(BotPool):
        async def _think(self, work, job, *about):
            return about[3]  # the position, after boxes, draft and board

    async def told():
        pool = Listener(processes=1, seconds=0)
        state = opening()
        state.coins = [7, 9]
        return await (pool.choose(state, 1, bot) if bot else pool.advise(state, 1))

    position = asyncio.run(told())
    assert "player 1: coins 0\n" in position
    assert "player 2: coins 9\n" in position


def test_bot_processes_end_with_the_server(tmp_path, monkeypatch):
    (tmp_path / "stubborn.py").write_text(STUBBORN)
    monkeypatch.syspath_prepend(str(tmp_path))
    process = tmp_path / "process"

    async def leave():
        pool = BotPool(processes=1, seconds=LONG)
        thought = asyncio.create_task(pool.choose(opening(), 0, "stubborn:Thinker"))
        await wait_in_loop(lambda: process.exists() and process.read_text().endswith("."))
        thought.cancel()
        await pool.close()

    asyncio.run(leave())
    number = int(process.read_text()[:-1])
    wait_until(lambda: number not in {child.pid for child in active_children()})


def test_hint_suggests_a_move_and_changes_nothing(ana):
    table = ana.table("me", "greedy", first=1)["id"]
    before = ana.state(table)["seq"]
    told = ana.get(f"/api/tables/{table}/hint")
    assert told["seq"] == before
    assert told["hint"]["actions"][0]["do"] == "take"
    assert told["hint"]["story"][0]["player"] == 1
    assert told["hint"]["instead"]["action"]["do"] == "take"
    assert ana.state(table)["seq"] == before


def test_only_the_deciding_player_gets_hints(ana, ben):
    table = ana.table("me", "open", first=1)["id"]
    ben.post(f"/api/tables/{table}/join")
    assert ben.get(f"/api/tables/{table}/hint", status=409)["error"]["code"] == "not-your-turn"
    assert ben.get(f"/api/tables/{table}/hint?player=1", status=403)["error"]["code"] == "not-your-seat"


def test_hint_for_the_seat_of_another_user_is_refused(ana, ben):
    table = ana.table("me", "greedy", first=1)["id"]
    assert ben.get(f"/api/tables/{table}/hint", status=403)["error"]["code"] == "not-your-seat"


def test_bots_wait_the_whole_delay_at_tables_without_people():
    seats = (Seat(0, "bot", bot="greedy"), Seat(1, "person", away=True))
    assert pause_before("conquer old-oak", seats, 2.0) == 2.0
    assert pause_before("deploy old-oak 1", seats, 2.0) == 2.0 * PLACING_SHARE


def test_bots_wait_only_briefly_at_tables_with_people():
    seats = (Seat(0, "bot", bot="greedy"), Seat(1, "person"))
    assert pause_before("conquer old-oak", seats, 2.0) == 2.0 * PLAYED_SHARE


class Seated:
    """A table with a bot on turn, whose changes are only remembered."""

    def __init__(self):
        self.play = new_play()
        while actor(self.play.state) == CHANCE:
            self.play.draw(0)
        seats = (Seat(0, "bot", bot="greedy"), Seat(1, "bot", bot="greedy"))
        self.data = SimpleNamespace(id="t", status=RUNNING, decider=actor(self.play.state), seats=seats)
        self.paused, self.followed, self.lock = False, True, asyncio.Lock()
        self.made = []

    async def commit(self, change):
        self.made.append(change(self.data, self.play).play.record.actions)
        return ()


def test_illegal_decision_of_a_bot_is_logged_and_replaced():
    async def decide():
        table: Any = Seated()
        no_bots: Any = None
        driver = BotDriver(table, no_bots, 0)
        deciding = driver.deciding()
        assert deciding is not None
        await driver._play_chosen(deciding, table.play.seq, ["take 9"])
        return table

    with capture_logs() as log:
        table = asyncio.run(decide())
    state = table.play.state
    first = format_action(state.rules, state.board, legal_actions(state)[0])
    assert [actions[-1] for actions in table.made] == [first]
    [line] = log
    assert (line["event"], line["table"], line["action"]) == ("bot chose an illegal action", "t", "take 9")
