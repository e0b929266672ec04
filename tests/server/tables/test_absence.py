"""Absent players: the players present decide how a table continues, so that no one can stall it."""

from __future__ import annotations

import threading
from collections.abc import Iterator

import pytest

from kit.serving import LiveServer, Person, decides
from kit.waiting import wait_until
from kit.watch import Watch, watch_of
from smallworld.server.settings import Settings
from smallworld.server.tables.absence import welcome

PATIENCE = 60
LIVE = {"kind": "live", "minutes": 10, "increment": 30}
DAY = 24 * 3_600_000


@pytest.fixture(scope="module", autouse=True)
def watch() -> Iterator[Watch]:
    """Yield the clock for absences and for clocks at tables."""
    with pytest.MonkeyPatch.context() as patch:
        yield watch_of(patch, "server.tables.audience", "house.game.clock")


@pytest.fixture(scope="module")
def house(database: str) -> Iterator[LiveServer]:
    """Yield a server at which players count as absent after a minute."""
    house = LiveServer(Settings(database=database, bot_delay=0, limits=False, patience=PATIENCE))
    yield house
    house.stop()


def seated(ana: Person, *others: Person, **wishes) -> str:
    """Return a table at which Ana has to decide and all players are seated."""
    table = ana.table("me", *["open" for _ in others], first=1, **wishes)["id"]
    for other in others:
        other.post(f"/api/tables/{table}/join")
    return str(table)


def just_gone(ana: Person, ben: Person, **wishes):
    """Return Ben's view of a table where Ana has to decide and left a moment ago."""
    table = seated(ana, ben, **wishes)
    screen = ben.watch(table)
    screen.next("state")
    anas = ana.watch(table)
    screen.next("table", lambda message: message["table"]["seats"][0]["here"])
    anas.close()
    screen.next("table", lambda message: not message["table"]["seats"][0]["here"])
    return table, screen


def left_alone(watch: Watch, ana: Person, ben: Person, **wishes):
    """Return Ben's view of a table where Ana has to decide and has been absent long enough."""
    table, screen = just_gone(ana, ben, **wishes)
    watch.go_on(PATIENCE)
    return table, screen


def here(person: Person, table: str, *wanted: bool) -> None:
    """Wait until exactly these players are connected."""
    wait_until(lambda: [seat["here"] for seat in person.get(f"/api/tables/{table}")["seats"]] == list(wanted))


def vote(person: Person, table: str, status: int = 200, **wish):
    return person.post(f"/api/tables/{table}/vote", wish, status=status)


@pytest.mark.parametrize(
    ("gone_for", "seconds", "wait"),
    [(0, 0, 60), (0.5, 0, 60), (1, 1, 59), (59.5, 59, 1), (60, 60, 0), (75, 75, 0)],
)
def test_absent_players_are_shown_with_their_time_away(watch, ana, ben, gone_for, seconds, wait):
    table, _ = just_gone(ana, ben)
    watch.go_on(gone_for)
    (gone,) = ben.get(f"/api/tables/{table}")["gone"]
    assert gone == {"player": 1, "seconds": seconds, "wait": wait, "bot": [], "days": []}


def test_bot_plays_for_an_absent_player_until_they_return(watch, ana, ben):
    table, screen = left_alone(watch, ana, ben)
    assert vote(ben, table, player=1, wish="bot")["seats"][0]["away"]
    screen.next("state", decides)  # the bot has played the turn
    assert ben.get(f"/api/tables/{table}")["gone"] == []
    ana.watch(table)
    back = screen.next("table", lambda message: message["table"]["seats"][0]["here"])
    if back["table"]["seats"][0]["away"]:
        back = screen.next("table", lambda message: not message["table"]["seats"][0]["away"])
    assert not back["table"]["seats"][0]["away"]


def test_player_who_left_may_watch_without_taking_the_seat_back(ana, ben, monkeypatch):
    welcomed = threading.Event()

    async def note(table, user):
        await welcome(table, user)
        welcomed.set()

    monkeypatch.setattr("smallworld.server.api.socket.welcome", note)
    table = seated(ana, ben)
    ana.post(f"/api/tables/{table}/leave")
    ana.watch(table)
    assert welcomed.wait(PATIENCE)
    assert ana.get(f"/api/tables/{table}")["seats"][0]["away"]


def test_table_with_live_clocks_switches_to_daily_turns_and_back(watch, ana, ben):
    table, screen = left_alone(watch, ana, ben, clock=LIVE)
    by_days = vote(ben, table, player=1, wish="days")
    assert by_days["by_days"]
    assert by_days["clock"] == {"kind": "days", "minutes": 1440, "increment": 86_400}
    assert by_days["seats"][0]["clock_ms"] == DAY
    ana.watch(table)
    screen.next("table", lambda message: message["table"]["seats"][0]["here"])
    assert vote(ana, table, wish="own")["at_own_pace"] == [1]
    own = vote(ben, table, wish="own")
    assert not own["by_days"]
    assert own["clock"] == LIVE
    assert own["seats"][1]["clock_ms"] == 600_000  # all rounds are still to be played


def test_table_without_clocks_has_none_after_switching_back(watch, ana, ben):
    table, screen = left_alone(watch, ana, ben)
    vote(ben, table, player=1, wish="days")
    ana.watch(table)
    screen.next("table", lambda message: message["table"]["seats"][0]["here"])
    vote(ana, table, wish="own")
    assert [seat["clock_ms"] for seat in vote(ben, table, wish="own")["seats"]] == [None, None]


def test_majority_of_the_players_who_are_present_decides(watch, guest):
    people = [guest(name) for name in ("Ana", "Ben", "Chloe", "Dan")]
    _, ben, chloe, dan = people
    table = seated(*people)
    for person in (ben, chloe, dan):
        person.watch(table).next("state")
    here(ben, table, False, True, True, True)
    watch.go_on(PATIENCE)
    one = vote(ben, table, player=1, wish="bot")
    assert (one["gone"][0]["bot"], one["needed"], one["seats"][0]["away"]) == ([2], 2, False)
    assert vote(chloe, table, player=1, wish="days")["gone"][0]["days"] == [3]
    assert vote(dan, table, player=1, wish="wait")["gone"][0]["bot"] == [2]
    assert vote(chloe, table, player=1, wish="bot")["seats"][0]["away"]


def test_player_who_returns_in_time_cancels_votes_against_them(watch, guest):
    people = [guest(name) for name in ("Ana", "Ben", "Chloe")]
    ana, ben, chloe = people
    table = seated(*people)
    chloe.watch(table).next("state")
    ben.watch(table)
    here(ben, table, False, True, True)
    watch.go_on(PATIENCE)
    vote(ben, table, player=1, wish="bot")
    back = ana.watch(table)
    here(ben, table, True, True, True)
    assert vote(chloe, table, 409, player=1, wish="bot")["error"]["code"] == "here"
    back.close()
    here(ben, table, False, True, True)
    watch.go_on(PATIENCE)
    assert not vote(chloe, table, player=1, wish="bot")["seats"][0]["away"]  # Ben's vote is discarded


def test_absent_player_cannot_be_replaced_before_a_minute(watch, ana, ben):
    table, _ = just_gone(ana, ben)
    for gone_for, wait in ((0, 60), (59.5, 1)):
        watch.go_on(gone_for)
        refused = vote(ben, table, 409, player=1, wish="bot")["error"]
        assert (refused["code"], refused["wait"]) == ("too-soon", wait)


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
def test_invalid_votes_about_absent_players_are_refused(watch, ana, ben, wish, status, code):
    table, _ = left_alone(watch, ana, ben)
    assert vote(ben, table, status, **wish)["error"]["code"] == code


def test_only_players_who_are_present_may_vote(watch, guest):
    ana, ben, eve = guest("Ana"), guest("Ben"), guest("Eve")
    table = seated(ana, ben)
    eve.watch(table).next("state")
    watch.go_on(PATIENCE)
    assert vote(eve, table, 403, player=1, wish="bot")["error"]["code"] == "not-your-seat"
    assert vote(ben, table, 409, player=1, wish="bot")["error"]["code"] == "not-here"


def test_substitute_bot_plays_on_after_a_restart(sqlite):
    settings = Settings(database=sqlite, bot_delay=0, limits=False, patience=0)
    house = LiveServer(settings)
    ana, ben = house.guest("Ana"), house.guest("Ben")
    table = seated(ana, ben, clock=LIVE)
    ben.watch(table).next("state")
    vote(ben, table, player=1, wish="days")
    vote(ben, table, player=1, wish="bot")
    house.stop()
    again = LiveServer(settings)
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
