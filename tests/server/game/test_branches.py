"""Branches: a finished game that continues from one of its moments, at another table."""

from __future__ import annotations

import random

import pytest

from kit.serving import LiveServer, decides
from kit.shapes import faults
from server.tables.test_whole_games import play_on
from smallworld.engine.text.record import parse_record
from smallworld.house.game.branch import opening_until
from smallworld.house.game.chance import verify
from smallworld.house.game.play import Event
from smallworld.server.settings import Settings

ME_AND_LOCAL = [{"kind": "me"}, {"kind": "local", "name": "Ben"}]


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    """Yield a server with its own database file."""
    database = str(tmp_path_factory.mktemp("database") / "tables.sqlite")
    house = LiveServer(Settings(database, bot_delay=0, bot_processes=1, limits=False))
    yield house
    house.stop()


def play_to_the_end(person, table):
    screen = person.watch(table)
    screen.next("state")
    dice = random.Random(table)
    while not play_on(screen, dice):
        pass


@pytest.fixture(scope="module")
def finished(house):
    """Yield a finished table, and its player."""
    with house.guest("Ana") as ana:
        table = ana.table("me", "local Ben")["id"]
        play_to_the_end(ana, table)
        yield ana, table


def counting(person, table):
    """Return the events of a table that were not undone."""
    events = person.get(f"/api/tables/{table}/events?after=0")["events"]
    gone = {seq for event in events if "undone" in event for seq in range(event["undone"], event["seq"])}
    return [event for event in events if "undone" not in event and event["seq"] not in gone]


def actions(person, table):
    return parse_record(person.web.get(f"/api/tables/{table}/record").text).actions


def middle_of(person, table):
    """Return the number of the event in the middle of a game."""
    events = counting(person, table)
    return events[len(events) // 2]["seq"]


def test_branched_game_begins_with_the_original_events(finished):
    ana, table = finished
    seq = middle_of(ana, table)
    branch = ana.post(f"/api/tables/{table}/branch", {"seq": seq, "seats": ME_AND_LOCAL})
    assert faults(branch, "Summary") == []
    assert (branch["status"], branch["branch"]) == ("running", {"table": table, "seq": seq})
    assert (branch["public"], branch["clock"]["kind"]) == (False, "none")
    old, new = counting(ana, table), counting(ana, branch["id"])
    shared = [event["action"] for event in old if event["seq"] <= seq]
    assert [event["action"] for event in new][: len(shared)] == shared
    assert ana.get(f"/api/tables/{table}")["status"] == "finished"


def test_branched_game_begins_with_the_same_position(finished):
    ana, table = finished
    seq = middle_of(ana, table)
    branch = ana.post(f"/api/tables/{table}/branch", {"seq": seq, "seats": ME_AND_LOCAL})
    place = len([event for event in counting(ana, table) if event["seq"] <= seq])
    was = ana.get(f"/api/tables/{table}/at/{seq}")["view"]
    now = ana.get(f"/api/tables/{branch['id']}/at/{place}")["view"]
    assert now["regions"] == was["regions"]
    assert now["column"] == was["column"]
    assert now["turn"] == was["turn"]


def test_branched_game_can_be_played_to_its_end_and_verified(finished):
    ana, table = finished
    before = actions(ana, table)
    branch = ana.post(f"/api/tables/{table}/branch", {"seq": middle_of(ana, table), "seats": ME_AND_LOCAL})
    play_to_the_end(ana, branch["id"])
    record = parse_record(ana.web.get(f"/api/tables/{branch['id']}/record").text)
    assert int(record.options["taken_over"]) > 0
    assert verify(record) > 0
    assert actions(ana, table) == before


def test_seats_of_a_branched_game_go_to_chosen_bots_and_friends(finished, house):
    _, table = finished
    with house.guest("Cleo") as cleo, house.guest("Dirk") as dirk:
        seq = middle_of(cleo, table)
        waiting = cleo.post(
            f"/api/tables/{table}/branch", {"seq": seq, "seats": [{"kind": "open"}, {"kind": "me"}]}
        )
        assert waiting["status"] == "open"
        joined = dirk.post(f"/api/tables/{waiting['id']}/join")
        assert joined["status"] == "running"
        assert [seat["name"] for seat in joined["seats"]] == ["Dirk", "Cleo"]
        assert len(counting(dirk, waiting["id"])) >= len(
            [event for event in counting(dirk, table) if event["seq"] <= seq]
        )
        against = cleo.post(
            f"/api/tables/{table}/branch",
            {"seq": seq, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]},
        )
        screen = cleo.watch(against["id"])
        screen.next("state", decides)


def test_branched_game_survives_a_restart(tmp_path):
    settings = Settings(str(tmp_path / "tables.sqlite"), bot_delay=0, bot_processes=1, limits=False)
    house = LiveServer(settings)
    ana = house.guest("Ana")
    table = ana.table("me", "local Ben")["id"]
    play_to_the_end(ana, table)
    wish = {"seq": middle_of(ana, table), "seats": [{"kind": "me"}, {"kind": "open"}]}
    branch = ana.post(f"/api/tables/{table}/branch", wish)
    house.stop()
    house = LiveServer(settings)
    ana.move_to(house.url)
    begun = ana.post(f"/api/tables/{branch['id']}/start")
    assert (begun["status"], begun["branch"]) == ("running", branch["branch"])
    assert len(counting(ana, branch["id"])) >= len(counting(ana, table)) // 2
    ana.close()
    house.stop()


def test_running_games_cannot_be_branched(ana, ben):
    table = ana.table("me", "local Ben")["id"]
    for person in (ana, ben):
        refused = person.post(f"/api/tables/{table}/branch", {"seq": 3, "seats": ME_AND_LOCAL}, 409)
        assert refused["error"]["code"] == "running"


def test_every_user_who_can_read_a_record_may_branch_the_game(finished, ben):
    _, table = finished
    assert ben.web.get(f"/api/tables/{table}/record").status_code == 200
    ben.post(f"/api/tables/{table}/branch", {"seq": 1, "seats": ME_AND_LOCAL})
    ben.post("/api/tables/nosuchtable/branch", {"seq": 1, "seats": ME_AND_LOCAL}, 404)


@pytest.mark.parametrize(
    ("seq", "seats", "status"),
    [
        (10**6, ME_AND_LOCAL, 404),
        (5, [*ME_AND_LOCAL, {"kind": "bot"}], 400),
        (5, [{"kind": "bot"}, {"kind": "open"}], 400),
        (-1, ME_AND_LOCAL, 400),
    ],
)
def test_invalid_branch_requests_are_refused(finished, seq, seats, status):
    ana, table = finished
    ana.post(f"/api/tables/{table}/branch", {"seq": seq, "seats": seats}, status)


def test_branching_at_the_end_of_a_game_is_refused(finished):
    ana, table = finished
    last = ana.get(f"/api/tables/{table}/events?after=0")["events"][-1]["seq"]
    refused = ana.post(f"/api/tables/{table}/branch", {"seq": last, "seats": ME_AND_LOCAL}, 409)
    assert refused["error"]["code"] == "over"


def test_branched_game_leaves_out_undone_and_early_events():
    events = [
        Event(1, None, "banner 1", None, 0),
        Event(2, 0, "combo 1", None, 0),
        Event(3, 0, "expand", None, 0),
        Event(4, 0, None, 3, 0),
        Event(5, 1, "return 2", None, 0, early=True),
        Event(6, 0, "decline", None, 0),
    ]
    assert [event.seq for event in opening_until(events, 6)] == [1, 2, 6]
    assert [event.seq for event in opening_until(events, 3)] == [1, 2, 3]
