"""Games from files, which continue at a table of the server."""

from __future__ import annotations

import pytest

from house.test_offline import Page, play
from kit.serving import LiveServer
from kit.shapes import faults
from server.game.test_branches import play_to_the_end
from smallworld.engine.text.record import parse_record
from smallworld.server.settings import Settings

FRIENDS = [{"kind": "me"}, {"kind": "open"}]


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    """Yield a server with its own database file."""
    database = str(tmp_path_factory.mktemp("database") / "tables.sqlite")
    house = LiveServer(Settings(database, bot_delay=0, bot_processes=1, limits=False))
    yield house
    house.stop()


def file_of_page(most, **wish):
    """Return the file of a game that a page without a server has begun."""
    page = Page()
    page.ask("POST", "guest", {"name": "Ana"})
    id = page.table(**wish)
    play(page, id, most=most)
    return page.house.call("GET", f"/api/tables/{id}/file")[1]


@pytest.fixture(scope="module")
def begun():
    return file_of_page(5)


def test_friends_continue_a_game_from_a_file(house, begun):
    with house.guest("Ana") as ana, house.guest("Ben") as ben:
        table = ana.post("/api/records", {"record": begun, "seats": FRIENDS})
        assert faults(table, "Summary") == []
        assert (table["status"], table["public"]) == ("open", False)
        id = table["id"]
        screen = ben.watch(id)
        assert screen.next("state")["table"]["status"] == "open"
        ben.post(f"/api/tables/{id}/join")
        told = screen.next("state", lambda new: new["table"]["status"] == "running")
        assert list(told["views"]) == ["2"]
        shared = parse_record(begun).actions
        record = parse_record(ana.web.get(f"/api/tables/{id}/record").text)
        assert record.actions[: len(shared)] == shared
        assert int(record.options["taken_over"]) > 0


def test_a_game_from_a_file_begins_at_once_without_free_seats(house, begun):
    with house.guest("Ana") as ana:
        local = [{"kind": "me"}, {"kind": "local", "name": "Ben"}]
        table = ana.post("/api/records", {"record": begun, "seats": local})
        assert table["status"] == "running"
        assert table["branch"] == {"table": None, "seq": len(parse_record(begun).actions)}
        assert parse_record(begun).options["seed"] != table["seed_hash"]
        events = ana.get(f"/api/tables/{table['id']}/events?after=0")["events"]
        assert [event["seq"] for event in events] == list(range(1, len(events) + 1))
        play_to_the_end(ana, table["id"])
        assert ana.get(f"/api/tables/{table['id']}")["status"] == "finished"


@pytest.mark.parametrize("wish", [{"boxes": ["underground"]}, {"scenario": "realms_1"}])
def test_games_of_other_boxes_continue_from_a_file(house, wish):
    with house.guest("Ana") as ana:
        seats = [{"kind": "me"}, {"kind": "local", "name": "Ben"}]
        table = ana.post("/api/records", {"record": file_of_page(3, **wish), "seats": seats})
        play_to_the_end(ana, table["id"])


def unnumbered(told):
    """Return data without the numbers of events: the file of a game leaves out undone ones."""
    if isinstance(told, dict):
        return {name: unnumbered(value) for name, value in told.items() if name != "seq"}
    return [unnumbered(value) for value in told] if isinstance(told, list) else told


def test_a_page_opens_a_finished_game_of_a_server(house):
    with house.guest("Ana") as ana:
        table = ana.table("me", "local Ben")["id"]
        play_to_the_end(ana, table)
        text = ana.web.get(f"/api/tables/{table}/record").text
        page = Page()
        page.ask("POST", "guest", {"name": "Ana"})
        there = page.ask("POST", f"tables/{table}/import", {"record": text})
        assert (there["id"], there["status"]) == (table, "finished")
        chronicle = ana.get(f"/api/tables/{table}/chronicle")
        assert unnumbered(page.ask("GET", f"tables/{table}/chronicle")) == unnumbered(chronicle)


def test_a_finished_game_is_not_continued_from_a_file(house):
    with house.guest("Ana") as ana:
        answer = ana.web.post("/api/records", json={"record": file_of_page(2000), "seats": FRIENDS})
        assert (answer.status_code, answer.json()["error"]["code"]) == (409, "over")


@pytest.mark.parametrize(
    ("change", "status"),
    [
        ({"seats": FRIENDS[:1]}, 400),
        ({"seats": [*FRIENDS, {"kind": "open"}]}, 400),
        ({"record": "hello"}, 400),
        ({"record": "x" * 300_000}, 413),
        ({"record": 7}, 400),
        ({"table": "abc"}, 400),
    ],
)
def test_the_server_refuses_a_damaged_file(house, begun, change, status):
    with house.guest("Ana") as ana:
        answer = ana.web.post("/api/records", json={"record": begun, "seats": FRIENDS, **change})
        assert answer.status_code == status


def test_a_game_with_changed_boxes_is_refused(house, begun):
    with house.guest("Ana") as ana:
        record = begun.replace('"base": 1', '"base": 99')
        answer = ana.web.post("/api/records", json={"record": record, "seats": FRIENDS})
        assert (answer.status_code, answer.json()["error"]["code"]) == (409, "other-rules")
