"""Nobody can stall a table: those who are there decide how it goes on without somebody who is gone."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

from kit.serving import House, Person, decides
from smallworld.server.settings import Settings

PATIENCE = 0.4
LIVE = {"kind": "live", "minutes": 10, "increment": 30}
DAY = 24 * 3_600_000


@pytest.fixture(scope="module")
def house(database: str) -> Iterator[House]:
    """A server at which people are soon gone long enough."""
    house = House(Settings(database=database, bot_delay=0, limits=False, patience=PATIENCE))
    yield house
    house.stop()


def seated(ana: Person, *others: Person, **wishes) -> str:
    """A table at which Ana is to decide, and all have sat down."""
    table = ana.table("me", *["open" for _ in others], first=1, **wishes)["id"]
    for other in others:
        other.post(f"/api/tables/{table}/join")
    return str(table)


def left_alone(ana: Person, ben: Person, **wishes):
    """A table of two at which Ana is to decide and has been gone for long enough; what Ben sees."""
    table = seated(ana, ben, **wishes)
    screen = ben.watch(table)
    ana.watch(table).close()
    screen.next("table", lambda message: not message["table"]["seats"][0]["here"])
    time.sleep(PATIENCE)
    return table, screen


def here(person: Person, table: str, *wanted: bool) -> None:
    """Wait until just these are connected."""
    for _ in range(200):
        if [seat["here"] for seat in person.get(f"/api/tables/{table}")["seats"]] == list(wanted):
            return
        time.sleep(0.02)
    pytest.fail(f"not {wanted}")


def vote(person: Person, table: str, status: int = 200, **wish):
    return person.post(f"/api/tables/{table}/vote", wish, status=status)


def test_who_is_gone_is_told_with_the_time(ana, ben):
    table, _ = left_alone(ana, ben)
    (gone,) = ben.get(f"/api/tables/{table}")["gone"]
    assert gone == {"player": 1, "seconds": 0, "wait": 0, "bot": [], "days": []}
    time.sleep(1 - PATIENCE)
    assert ben.get(f"/api/tables/{table}")["gone"][0]["seconds"] == 1


def test_a_bot_plays_until_they_are_back(ana, ben):
    table, screen = left_alone(ana, ben)
    assert vote(ben, table, player=1, wish="bot")["seats"][0]["away"]
    screen.next("state", decides)  # the bot has played the turn
    assert ben.get(f"/api/tables/{table}")["gone"] == []
    ana.watch(table)
    back = screen.next("table", lambda message: message["table"]["seats"][0]["here"])
    if back["table"]["seats"][0]["away"]:
        back = screen.next("table", lambda message: not message["table"]["seats"][0]["away"])
    assert not back["table"]["seats"][0]["away"]


def test_who_has_left_for_good_is_not_put_back_by_looking_on(ana, ben):
    table = seated(ana, ben)
    ana.post(f"/api/tables/{table}/leave")
    ana.watch(table).next("state")
    time.sleep(0.1)
    assert ana.get(f"/api/tables/{table}")["seats"][0]["away"]


def test_a_live_table_goes_on_by_turns_of_a_day_and_back(ana, ben):
    table, screen = left_alone(ana, ben, clock=LIVE)
    by_days = vote(ben, table, player=1, wish="days")
    assert by_days["by_days"]
    assert by_days["clock"] == {"kind": "days", "minutes": 1440, "increment": 86_400}
    assert DAY - 5000 < by_days["seats"][0]["clock_ms"] <= DAY
    ana.watch(table)
    screen.next("table", lambda message: message["table"]["seats"][0]["here"])
    assert vote(ana, table, wish="own")["at_own_pace"] == [1]
    own = vote(ben, table, wish="own")
    assert not own["by_days"]
    assert own["clock"] == LIVE
    assert own["seats"][1]["clock_ms"] == 600_000  # all rounds are still to be played


def test_a_table_without_a_clock_has_none_again(ana, ben):
    table, screen = left_alone(ana, ben)
    vote(ben, table, player=1, wish="days")
    ana.watch(table)
    screen.next("table", lambda message: message["table"]["seats"][0]["here"])
    vote(ana, table, wish="own")
    assert [seat["clock_ms"] for seat in vote(ben, table, wish="own")["seats"]] == [None, None]


def test_more_than_half_of_those_who_are_there_decide(guest):
    people = [guest(name) for name in ("Ana", "Ben", "Chloe", "Dan")]
    _, ben, chloe, dan = people
    table = seated(*people)
    for person in (ben, chloe, dan):
        person.watch(table).next("state")
    here(ben, table, False, True, True, True)
    time.sleep(PATIENCE)
    one = vote(ben, table, player=1, wish="bot")
    assert (one["gone"][0]["bot"], one["needed"], one["seats"][0]["away"]) == ([2], 2, False)
    assert vote(chloe, table, player=1, wish="days")["gone"][0]["days"] == [3]
    assert vote(dan, table, player=1, wish="wait")["gone"][0]["bot"] == [2]
    assert vote(chloe, table, player=1, wish="bot")["seats"][0]["away"]


def test_who_comes_back_in_time_is_not_replaced_by_old_votes(guest):
    people = [guest(name) for name in ("Ana", "Ben", "Chloe")]
    ana, ben, chloe = people
    table = seated(*people)
    chloe.watch(table).next("state")
    ben.watch(table)
    here(ben, table, False, True, True)
    time.sleep(PATIENCE)
    vote(ben, table, player=1, wish="bot")
    back = ana.watch(table)
    here(ben, table, True, True, True)
    assert vote(chloe, table, 409, player=1, wish="bot")["error"]["code"] == "here"
    back.close()
    here(ben, table, False, True, True)
    time.sleep(PATIENCE)
    assert not vote(chloe, table, player=1, wish="bot")["seats"][0]["away"]  # what Ben wanted is forgotten


def test_nobody_is_put_out_at_once(ana, ben):
    table = seated(ana, ben)
    screen = ben.watch(table)
    ana.watch(table).close()
    screen.next("table", lambda message: not message["table"]["seats"][0]["here"])
    refused = vote(ben, table, 409, player=1, wish="bot")["error"]
    assert (refused["code"], refused["wait"]) == ("too-soon", 1)


@pytest.mark.parametrize(
    ("wish", "status", "code"),
    [
        ({"player": 2, "wish": "bot"}, 409, "here"),  # themselves
        ({"player": 6, "wish": "bot"}, 404, "missing"),
        ({"wish": "own"}, 409, "own-pace"),
        ({"wish": "bot"}, 400, "malformed"),
        ({"player": 1, "wish": "own"}, 400, "malformed"),
        ({"player": 1, "wish": "go"}, 400, "malformed"),
    ],
)
def test_what_cannot_be_wished_is_refused(ana, ben, wish, status, code):
    table, _ = left_alone(ana, ben)
    assert vote(ben, table, status, **wish)["error"]["code"] == code


def test_only_those_decide_who_play_and_are_there(guest):
    ana, ben, eve = guest("Ana"), guest("Ben"), guest("Eve")
    table = seated(ana, ben)
    eve.watch(table).next("state")
    time.sleep(PATIENCE)
    assert vote(eve, table, 403, player=1, wish="bot")["error"]["code"] == "not-your-seat"
    assert vote(ben, table, 409, player=1, wish="bot")["error"]["code"] == "not-here"


def test_a_bot_that_stands_in_does_so_after_a_restart_too(sqlite):
    settings = Settings(database=sqlite, bot_delay=0, limits=False, patience=0)
    house = House(settings)
    ana, ben = house.guest("Ana"), house.guest("Ben")
    table = seated(ana, ben, clock=LIVE)
    ben.watch(table).next("state")
    vote(ben, table, player=1, wish="days")
    vote(ben, table, player=1, wish="bot")
    house.stop()
    again = House(settings)
    for person in (ana, ben):
        person.move_to(again.url)
    told = ben.get(f"/api/tables/{table}")
    assert told["seats"][0]["away"]
    assert told["clock"]["kind"] == "days"
    screen = ana.watch(table)
    screen.next("table", lambda message: not message["table"]["seats"][0]["away"])
    ana.close()
    ben.close()
    again.stop()
