"""Clocks: they run for the deciding player, hand over to a bot, and stop while the server is down."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import select

from kit.servers import leave_time, pretend, rows
from kit.serving import LiveServer, mine
from kit.waiting import wait_until
from kit.watch import let_go_by, run_leaping, watch_of
from smallworld.house.game.clock import Clock, Pace, rewarded, wound
from smallworld.house.game.seat import BOT, PERSON, Seat
from smallworld.house.refusal import Refusal
from smallworld.server.settings import Settings
from smallworld.server.storage.sql_tables import seats
from smallworld.server.tables.alarm import LONGEST_PAUSE, Alarm

LIVE = {"kind": "live", "minutes": 10, "increment": 30}
DAYS = {"kind": "days", "minutes": 3 * 24 * 60, "increment": 86400}
TEN_MINUTES = 600_000


@pytest.fixture(scope="module", autouse=True)
def watch():
    """Yield the clock that clocks at tables read."""
    with pytest.MonkeyPatch.context() as patch:
        yield watch_of(patch, "house.game.clock")


def clocks(table):
    return [seat["clock_ms"] for seat in table["seats"]]


def leave(house, table, player, ms):
    """Set the time left of a player in milliseconds; 0 by default."""
    found = house.registry.tables[table]

    def change():
        leave_time(found, player, ms)
        found.resume()

    house.do(change)


def take_a_turn(person, table):
    """Play the first offered actions until the turn ends."""
    turn = None
    while True:
        state = person.state(table)
        player, view = mine(state)
        if turn not in (None, view["on_turn"]):
            return state["table"]
        turn = view["on_turn"]
        person.act(table, player=player, seq=state["seq"], action=view["actions"][-1])


def test_tables_have_no_clock_by_default(ana):
    assert clocks(ana.table("me", "greedy")) == [None, None]


def test_clock_of_the_deciding_player_runs(watch, ana):
    table = ana.table("me", "local", clock=LIVE, first=1)
    assert table["clock"] == LIVE
    watch.go_on(7)
    assert clocks(ana.get(f"/api/tables/{table['id']}")) == [TEN_MINUTES - 7_000, TEN_MINUTES]


def test_bots_have_no_clock(ana):
    assert clocks(ana.table("me", "greedy", clock=DAYS, first=1))[1] is None


def test_player_gets_the_increment_of_the_clock_for_each_turn(watch, ana):
    table = ana.table("me", "local", clock=LIVE, first=1)["id"]
    watch.go_on(12)
    assert clocks(take_a_turn(ana, table)) == [TEN_MINUTES - 12_000 + 30_000, TEN_MINUTES]


@pytest.mark.parametrize(("away", "left"), [(False, 31_000), (True, 1_000)])
def test_only_turns_played_by_a_person_add_time_to_the_clock(away, left):
    seat = Seat(0, PERSON, clock_ms=1_000, away=away)
    assert rewarded(seat, Pace("live", 1, 30)).clock_ms == left


def test_bot_takes_over_on_timeout_until_the_person_returns(house, ana):
    table = ana.table("me", "local", clock=LIVE, first=1)["id"]
    screen = ana.watch(table)
    seq = screen.next("state")["seq"]
    leave(house, table, 1, 0)
    screen.next("table", lambda message: message["table"]["seats"][0]["away"])
    state = screen.next("state", lambda state: state["views"]["1"]["actor"] == 2)
    assert {event["player"] for event in state["story"]} >= {1}
    assert state["seq"] > seq
    assert clocks(state["table"])[0] == 0
    answer = ana.act(table, 409, player=1, seq=state["seq"], action={"do": "decline"})
    assert answer["error"]["code"] == "away"
    back = ana.post(f"/api/tables/{table}/return")
    assert not back["seats"][0]["away"]
    assert back["seats"][0]["clock_ms"] == 60_000


def test_player_who_leaves_and_returns_gets_no_extra_time(house, ana):
    table = ana.table("me", "local", clock=LIVE, first=1)["id"]
    leave(house, table, 1, 50_000)
    for _ in range(2):
        ana.post(f"/api/tables/{table}/leave")
        seat = ana.post(f"/api/tables/{table}/return")["seats"][0]
        assert (seat["away"], seat["clock_ms"]) == (False, 50_000)


def test_extra_time_is_given_once_per_round_even_after_restarts(watch, sqlite):
    slow = Settings(database=sqlite, bot_delay=3600, limits=False)  # no bot plays meanwhile
    house = LiveServer(slow)
    ana = house.guest()
    table = ana.table("me", "local", clock=LIVE, first=1)["id"]
    out_of_time(house, table)
    check_a_little_is_given(watch, ana, table)
    out_of_time(house, table)
    house.stop()
    house = LiveServer(slow)
    ana.move_to(house.url)
    answer = ana.post(f"/api/tables/{table}/return", status=409)
    assert answer["error"]["code"] == "no-time"
    seat = ana.get(f"/api/tables/{table}")["seats"][0]
    assert (seat["away"], seat["clock_ms"]) == (True, 0)
    house.do(lambda: pretend(house.registry.tables[table], turn=2))
    check_a_little_is_given(watch, ana, table)
    ana.close()
    house.stop()


def check_a_little_is_given(watch, person, table):
    """Check that a returning player has a minute, which runs."""
    assert clocks(person.post(f"/api/tables/{table}/return"))[0] == 60_000
    watch.go_on(1)
    assert clocks(person.get(f"/api/tables/{table}"))[0] == 59_000


def out_of_time(house, table):
    """Let the first seat's time run out."""

    async def run_out():
        found = house.registry.tables[table]
        await found.game.wake()
        await found.change(lambda data: data.with_seat(0, clock_ms=0, away=True))

    house.call(run_out())


def test_timeout_takes_effect_once_the_database_works_again(sqlite):
    house = LiveServer(Settings(database=sqlite, bot_delay=0, limits=False))
    ana = house.guest()
    table = ana.table("me", "local", clock=LIVE, first=1)["id"]
    screen = ana.watch(table)
    screen.next("state")
    refused: list[str] = []

    def write_seat():
        if len(refused) < 2:
            refused.append("disk full")
            raise OSError("disk full")

    def refuse_twice(connection):
        connection.connection.dbapi_connection.create_function("write_seat", 0, write_seat)
        connection.exec_driver_sql(
            "CREATE TEMP TRIGGER refuse BEFORE UPDATE ON seats BEGIN SELECT write_seat(); END"
        )

    house.call(house.registry.database.write(refuse_twice))
    leave(house, table, 1, 0)
    screen.next("table", lambda message: message["table"]["seats"][0]["away"])
    assert len(refused) == 2
    screen.next("state", lambda state: state["views"]["1"]["actor"] == 2)  # a bot has played
    assert not ana.post(f"/api/tables/{table}/return")["seats"][0]["away"]
    ana.close()
    house.stop()


@pytest.mark.parametrize("elsewhere", [False, True], ids=["alone", "while the table goes on"])
def test_alarm_for_a_timeout_repeats_until_it_is_handled(elsewhere):
    rung = []

    async def watch():
        heeded, watching = asyncio.Event(), asyncio.current_task()

        def at_work():
            return [task for task in asyncio.all_tasks() if task is not watching]

        async def ring():
            rung.append(len(at_work()))
            if elsewhere:
                alarm.set(seats, [0])
            if len(rung) < 3:
                raise OSError("disk full")
            heeded.set()

        alarm = Alarm(Clock(), ring)
        alarm.set(seats, [0])
        await heeded.wait()
        alarm.set((Seat(0, PERSON),), [0])
        await let_go_by(10 * LONGEST_PAUSE)
        assert not at_work()

    seats = (Seat(0, PERSON, clock_ms=0),)
    run_leaping(watch())
    assert rung == [1, 1, 1]


def test_refused_command_does_not_give_back_thinking_time(watch, house, ana):
    table = ana.table("me", "local", clock=LIVE, first=1)["id"]
    leave(house, table, 1, 60_000)
    watch.go_on(0.25)
    ana.post(f"/api/tables/{table}/join", {"player": 1}, status=409)
    assert clocks(ana.get(f"/api/tables/{table}"))[0] == 60_000 - 250


def test_clock_does_not_count_the_time_while_the_server_is_down(watch, sqlite):
    house = LiveServer(Settings(database=sqlite, bot_delay=0, limits=False))
    ana = house.guest()
    table = ana.table("me", "local", clock=LIVE, first=1)["id"]
    leave(house, table, 1, 60_000)
    watch.go_on(0.25)
    house.stop()
    watch.go_on(500)
    again = LiveServer(Settings(database=sqlite, bot_delay=0, limits=False))
    ana.move_to(again.url)
    watch.go_on(0.5)
    assert clocks(ana.get(f"/api/tables/{table}"))[0] == 60_000 - 250 - 500
    leave(again, table, 1, 0)
    wait_until(lambda: again.registry.tables[table].data.seats[0].away)
    ana.close()
    again.stop()


def test_clocks_are_saved_periodically(watch, house, ana):
    table = ana.table("me", "local", clock=LIVE, first=1)["id"]
    leave(house, table, 1, 400_000)
    watch.go_on(5)
    house.call(house.registry.tidy())
    assert rows(house, select(seats.c.clock_ms).where(seats.c.game == table, seats.c.player == 0)) == [
        (395_000,)
    ]


def test_saving_the_clocks_charges_no_time_twice(watch, house, ana):
    table = ana.table("me", "local", clock=LIVE, first=1)["id"]
    watch.go_on(5)
    house.call(house.registry.tidy())
    watch.go_on(2)
    assert clocks(ana.get(f"/api/tables/{table}")) == [TEN_MINUTES - 7_000, TEN_MINUTES]


@pytest.mark.parametrize("pace", [Pace("live", 0, 0), Pace("live", 601, 0), Pace("days", 10, -1)], ids=str)
def test_impossible_clock_settings_are_refused(pace):
    with pytest.raises(Refusal):
        pace.check()


def test_clock_counts_time_only_while_it_runs(watch):
    seats = wound((Seat(0, PERSON), Seat(1, PERSON), Seat(2, BOT, bot="greedy")), Pace("live", 1, 10))
    clock = Clock()

    def charge():
        at = clock.now()
        charged = clock.charged(seats, at)
        clock.settle(at)
        return charged

    clock.run(seats, [0])
    watch.go_on(20)
    assert clock.left(seats[0]) == 40_000
    seats = charge()
    clock.run(seats, [1])
    watch.go_on(70)
    seats = charge()
    assert [seat.clock_ms for seat in seats] == [40_000, 0, None]
    clock.run(seats, [2])
    watch.go_on(70)
    seats = charge()
    assert [seat.clock_ms for seat in seats] == [40_000, 0, None]
    assert clock.next_flag(seats) is None
