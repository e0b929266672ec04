"""The review of a finished game, computed in the background once for all users."""

from __future__ import annotations

import random

import pytest

from kit.serving import LiveServer
from kit.shapes import faults
from kit.waiting import wait_until
from server.tables.test_whole_games import play_on
from smallworld.server.settings import Settings

LONG = 600


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    """Yield a server with fast reviews."""
    database = str(tmp_path_factory.mktemp("database") / "tables.sqlite")
    settings = Settings(database, bot_delay=0, bot_processes=1, limits=False, review_simulations=1)
    house = LiveServer(settings)
    yield house
    house.stop()


def is_looked_back_at(person, table):
    """Return whether all decisions are judged; until then, the first ones are shown."""
    found = person.get(f"/api/tables/{table}/review")
    judged = found["review"]["decisions"] if found["review"] else []
    assert not found["running"] or len(judged) == found["done"]
    return not found["running"]


def test_finished_game_can_be_reviewed(ana, ben):
    table = ana.table("me", "local")["id"]
    ana.post(f"/api/tables/{table}/review", status=409)
    ana.get(f"/api/tables/{table}/review", status=404)
    screen = ana.watch(table)
    screen.next("state")
    dice = random.Random(2)
    while not play_on(screen, dice):
        pass
    assert ana.post(f"/api/tables/{table}/review")["running"]
    wait_until(lambda: is_looked_back_at(ben, table), LONG)
    found = ben.get(f"/api/tables/{table}/review")
    assert faults(found, "Reviewed") == []
    assert (found["done"], found["failed"]) == (found["most"], False)
    assert ben.post(f"/api/tables/{table}/review") == found
    review = found["review"]
    events = {event["seq"]: event for event in ana.get(f"/api/tables/{table}/events?after=0")["events"]}
    for decision in review["decisions"]:
        assert events[decision["until"]]["player"] == decision["player"]
        assert decision["at"] < decision["until"]
    assert len(review["decisions"]) >= 20  # ten turns of two players
    assert sum(review["ended"]) == 1
