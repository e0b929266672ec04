"""A table without a server answers the same commands with the same messages as a table at a server."""

from __future__ import annotations

import json
import random

import pytest

from kit.serving import anything, decides, mine
from smallworld.house.game.table_data import FINISHED
from smallworld.house.offline.house import House

SEED = bytes(range(32))
OF_ONE_HOME = ("id", "host", "created", "user", "at")  # ids and times, which differ between two tables


def alike(value, name=""):
    """Return a message without the ids and times of one table."""
    if isinstance(value, dict):
        return {key: alike(inner, key) for key, inner in value.items() if key not in OF_ONE_HOME}
    if isinstance(value, list):
        return [alike(inner) for inner in value]
    return value


class Here:
    """A table without a server, with the calls of a `Person` of a server."""

    def __init__(self):
        self.house = House(keep=lambda kind, id, text: None, send=lambda socket, text: None)
        self.ask("POST", "/api/guest", {"name": "Ana"})

    def ask(self, method, path, body=None):
        status, text = self.house.call(method, path, json.dumps(body or {}))
        return status, json.loads(text)

    def get(self, path):
        return self.ask("GET", path)[1]

    def post(self, path, body=None):
        return self.ask("POST", path, body)[1]


def command_for(state, dice, key):
    """Return a random legal command for a state message."""
    player, view = mine(state)
    command = {"player": player, "seq": state["seq"], "key": key}
    asked = view["question"]
    if state["undo"].get(str(player)) and dice.random() < 0.1:
        return {**command, "undo": dice.randint(1, state["undo"][str(player)])}
    if asked["shape"] == "regions":
        everywhere = [region for region, times in asked["times"].items() for _ in range(times)]
        return {**command, "select": dice.sample(everywhere, asked["most"])}
    if asked["shape"] == "spread":
        return {**command, "place": dice.choice(list(asked["templates"].values()))}
    return {**command, "action": anything(view, dice)}


@pytest.mark.parametrize(
    "wish",
    [
        {"boxes": ["all"], "leaders": True},
        {"boxes": ["underground"], "open_coins": True},
        {"scenario": "realms_2"},
    ],
    ids=["surface", "underground", "realms"],
)
def test_offline_table_says_the_same_as_a_server(ana, monkeypatch, wish):
    monkeypatch.setattr("smallworld.house.tables.setting_up.new_seed", lambda: SEED)
    here, dice = Here(), random.Random(3)
    body = {"seats": [{"kind": "me"}, {"kind": "local", "name": "Ben"}], "first": 1, **wish}
    table = ana.post("/api/tables", body)["id"]
    ana.watch(table).next("state")
    there = f"/api/tables/{table}"
    at_home = f"/api/tables/{here.post('/api/tables', body)['id']}"
    here.house.opened(1, f"{at_home}/socket?after=0")
    for number in range(40):
        state = ana.get(f"{there}/state")
        assert alike(here.get(f"{at_home}/state")) == alike(state)
        if state["table"]["status"] == FINISHED or not decides(state):
            break
        command = command_for(state, dice, f"{number}")
        done = ana.post(f"{there}/act", command)
        assert alike(here.post(f"{at_home}/act", command)) == alike(done)
        # A repeated command gets the same answer, and nothing happens twice.
        assert alike(here.post(f"{at_home}/act", command)) == alike(done)
    for call in ("events?after=0", "at/3", "board"):
        assert alike(here.get(f"{at_home}/{call}")) == alike(ana.get(f"{there}/{call}"))
