"""Unwritten changes, which no user sees while the database is slow or after it failed."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, fields, replace
from pathlib import Path

import pytest
from sqlalchemy.exc import IntegrityError

from kit.serving import Json, LiveServer, Person, mine
from kit.waiting import PATIENCE
from kit.watch import watch_of
from smallworld.engine.game import legal_actions
from smallworld.house.game.branch import Branch
from smallworld.house.game.clock import Pace
from smallworld.house.game.play import now_ms
from smallworld.house.game.seat import Seat
from smallworld.house.game.table_data import TableData
from smallworld.house.refusal import Refusal
from smallworld.house.tables.change import Next
from smallworld.server.storage import queries
from smallworld.server.storage.errors import DatabaseSlow
from smallworld.server.tables.table import Table

SERVER = Path(__file__).parents[3] / "src" / "smallworld" / "server"
LIVE = {"kind": "live", "minutes": 10, "increment": 30}


class Stall:
    """A database that stalls between a change and its write, which then succeeds or fails."""

    def __init__(self, house: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
        self._house = house
        self._write = Table.write
        self._reached = threading.Semaphore(0)
        self._verdicts: asyncio.Queue[bool] = asyncio.Queue()
        self._held = 0
        self.holds = ""  # the id of the table; other tables on this server are written

        async def write(table, job):
            return await self._hold(table, job)

        monkeypatch.setattr("smallworld.server.tables.table.Table.write", write)

    async def _hold(self, table, job):
        if table.data.id == self.holds:
            self._held += 1
            self._reached.release()
            if not await self._verdicts.get():
                raise DatabaseSlow("stalled")
        return await self._write(table, job)

    def wait(self) -> None:
        """Wait until a write is held up."""
        assert self._reached.acquire(timeout=PATIENCE), "nothing is written"

    def end(self, *, well: bool) -> None:
        """Let the write succeed or fail."""
        self._held -= 1
        self._house.do(lambda: self._verdicts.put_nowait(well))

    def close(self) -> None:
        """Hold up no more writes."""
        self.holds = ""
        while self._held:
            self.end(well=False)


@dataclass
class Party:
    """Three users, two of whom act at a table, and the stalling database."""

    house: LiveServer
    stall: Stall
    ana: Person
    ben: Person
    cleo: Person
    table: str = ""

    def seen(self) -> Json:
        """Return everything that all users can see of the table."""
        path = f"/api/tables/{self.table}"
        people = (self.ana, self.ben, self.cleo)
        screen = self.cleo.watch(self.table)
        shown = screen.next("state")
        screen.close()
        return {
            "summary": self.cleo.get(path),
            "list": [table for table in self.cleo.get("/api/tables")["tables"] if table["id"] == self.table],
            "own lists": [person.get("/api/me/games") for person in people],
            "states": [person.state(self.table) for person in people],
            "a new socket": shown,
            "the server": self.house.do(self._known),
        }

    def _known(self) -> str:
        table = self.house.registry.tables[self.table]
        play = table.game.play
        return repr(
            (
                table.data,
                table.driver.deciding(),
                table.votes.voters(),
                table.summary(),
                play.seq if play is not None else None,
            )
        )

    def post(self, person: Person, call: str, body: Json | None = None) -> Callable[[], int]:
        """Return the status of a call to the table."""
        return lambda: person.web.post(f"/api/tables/{self.table}/{call}", json=body or {}).status_code


@pytest.fixture(autouse=True)
def watch(monkeypatch):
    """Return the clock for clocks at tables, which does not move."""
    return watch_of(monkeypatch, "server.tables.audience", "house.game.clock")


@pytest.fixture
def pool() -> Iterator[ThreadPoolExecutor]:
    with ThreadPoolExecutor(1) as pool:
        yield pool


@pytest.fixture
def party(house, ana, ben, guest, pool, monkeypatch) -> Iterator[Party]:
    party = Party(house, Stall(house, monkeypatch), ana, ben, guest("Cleo"))
    yield party
    party.stall.close()


def open_table(party: Party) -> str:
    table = party.ana.table("me", "open", "open", public=True)
    return str(table["id"])


def running_table(party: Party, **wishes: object) -> str:
    table = str(party.ana.table("me", "open", public=True, first=1, **wishes)["id"])
    party.ben.post(f"/api/tables/{table}/join")
    return table


def join(party: Party) -> Callable[[], int]:
    party.table = open_table(party)
    return party.post(party.ben, "join")


def leave_before_the_game(party: Party) -> Callable[[], int]:
    party.table = open_table(party)
    party.ben.post(f"/api/tables/{party.table}/join")
    return party.post(party.ana, "leave")


def begin_with_bots(party: Party) -> Callable[[], int]:
    party.table = open_table(party)
    return party.post(party.ana, "start")


def decide(party: Party) -> Callable[[], int]:
    party.table = running_table(party, clock=LIVE)
    state = party.ana.state(party.table)
    player, view = mine(state)
    command = {"player": player, "seq": state["seq"], "key": "one", "action": view["actions"][0]}
    return party.post(party.ana, "act", command)


def leave_the_game(party: Party) -> Callable[[], int]:
    party.table = running_table(party)
    return party.post(party.ana, "leave")


def come_back(party: Party) -> Callable[[], int]:
    party.table = running_table(party)
    party.ben.post(f"/api/tables/{party.table}/leave")
    return party.post(party.ben, "return")


def give_a_standing_order(party: Party) -> Callable[[], int]:
    party.table = running_table(party)
    return party.post(party.ben, "orders", {"player": 2, "order": "even"})


CHANGES = [
    join,
    leave_before_the_game,
    begin_with_bots,
    decide,
    leave_the_game,
    come_back,
    give_a_standing_order,
]


def begin(pool: ThreadPoolExecutor, party: Party, change: Callable[[], int]) -> Future[int]:
    """Start a change, and wait until its write is held up."""
    party.stall.holds = party.table
    changing = pool.submit(change)
    party.stall.wait()
    party.stall.holds = ""
    return changing


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: change.__name__)
def test_readers_see_no_change_before_it_is_written(party, pool, change):
    call = change(party)
    before = party.seen()
    changing = begin(pool, party, call)
    assert party.seen() == before
    party.stall.end(well=True)
    assert changing.result(PATIENCE) == 200
    assert party.seen() != before


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: change.__name__)
def test_readers_see_no_change_that_could_not_be_written(party, pool, change):
    call = change(party)
    before = party.seen()
    changing = begin(pool, party, call)
    party.stall.end(well=False)
    assert changing.result(PATIENCE) >= 500
    assert party.seen() == before
    assert call() == 200
    assert party.seen() != before


def test_socket_gets_a_change_only_after_it_is_written(party, pool):
    call = decide(party)
    screen = party.cleo.watch(party.table)
    before = screen.next("state")
    changing = begin(pool, party, call)
    assert screen.said() == []  # its answer comes after all waiting messages
    assert screen.last == before
    party.stall.end(well=True)
    assert changing.result(PATIENCE) == 200
    assert screen.next("state")["seq"] > before["seq"]


def test_joining_player_cannot_chat_before_the_seat_is_saved(party, pool):
    call = join(party)
    changing = begin(pool, party, call)
    say = party.post(party.ben, "chat", {"phrase": "hello"})
    assert say() == 403
    party.stall.end(well=True)
    assert changing.result(PATIENCE) == 200
    assert say() == 200


def test_clock_keeps_running_while_the_database_stalls(party, pool, watch):
    call = decide(party)
    watch.go_on(10)
    changing = begin(pool, party, call)
    watch.go_on(5)

    def left() -> int:
        return int(party.cleo.get(f"/api/tables/{party.table}")["seats"][0]["clock_ms"])

    assert left() == 600_000 - 15_000
    party.stall.end(well=False)
    assert changing.result(PATIENCE) >= 500
    assert left() == 600_000 - 15_000
    assert call() == 200
    assert left() == 600_000 - 15_000


def test_game_loaded_during_a_write_shows_the_written_change(party, pool):
    call = leave_the_game(party)
    house, ana, ben = party.house, party.ana.id, party.ben.id
    table = house.registry.tables[party.table]
    house.do(table.sleep)
    changing = begin(pool, party, call)
    shown = party.seen()
    assert not shown["summary"]["seats"][0]["away"]
    party.stall.end(well=True)
    assert changing.result(PATIENCE) == 200

    async def anew() -> bool:
        before = [told.whole([]) for told, _ in [await table.tell(user, None) for user in (ana, ben)]]
        table.game.play.shown = {}
        return before == [told.whole([]) for told, _ in [await table.tell(user, None) for user in (ana, ben)]]

    assert house.call(anew())


# --- Somebody else writes to the table ----------------------------------------------------------------------


async def act_behind_its_back(table, database):
    """Write the next event of a game as another process would, and return the event."""
    tried = (await table.game.wake()).copy()
    tried.apply(legal_actions(tried.state)[0], now_ms())
    data = replace(table.data, seq=tried.seq)

    def job(connection):
        queries.go_on(connection, data)
        queries.add_events(connection, data, tried.fresh)

    await database.write(job)
    return tried.fresh[-1]


def test_change_based_on_an_old_table_is_tried_again(party):
    party.table = running_table(party)
    house = party.house
    table = house.registry.tables[party.table]
    theirs = house.call(act_behind_its_back(table, house.registry.database))
    tried_on = []

    def decide(data, play):
        assert data.seq == play.seq
        tried_on.append(play.seq)
        tried = play.copy()
        tried.apply(legal_actions(tried.state)[0], now_ms())
        return Next(data, tried)

    async def commit():
        async with table.lock:
            return await table.commit(decide)

    events = house.call(commit())
    assert tried_on == [theirs.seq - 1, theirs.seq]
    assert events[0].seq == theirs.seq + 1
    assert party.ana.state(party.table)["seq"] == events[-1].seq == table.data.seq


def test_decision_based_on_an_old_state_is_refused(party):
    call = decide(party)
    house = party.house
    table = house.registry.tables[party.table]
    theirs = house.call(act_behind_its_back(table, house.registry.database))
    assert call() == 409
    assert party.ana.state(party.table)["seq"] == theirs.seq


def test_change_that_conflicts_twice_is_refused(party, monkeypatch):
    party.table = running_table(party)
    table = party.house.registry.tables[party.table]
    writes = []

    async def too_late(table, job):
        writes.append(job)
        raise IntegrityError("insert", None, Exception("it is there"))

    async def rename():
        with pytest.raises(Refusal, match="just changed"):
            await table.change(lambda data: data.with_seat(0, name="Eve"))

    with monkeypatch.context() as patch:
        patch.setattr("smallworld.server.tables.table.Table.write", too_late)
        party.house.call(rename())
    assert len(writes) == 2
    assert table.data.seats[0].name == "Ana"


# --- It stays so --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [TableData, Seat, Pace, Branch], ids=lambda kind: kind.__name__)
def test_data_of_a_table_cannot_be_modified(kind):
    assert kind.__dataclass_params__.frozen
    assert not [
        field.name for field in fields(kind) if field.type.partition("[")[0] in ("list", "dict", "set")
    ]


def test_only_one_module_publishes_and_retries_table_changes():
    sources = {
        path.name: path.read_text() for wing in ("tables", "bots") for path in (SERVER / wing).glob("*.py")
    }
    assert [name for name, text in sources.items() if "except IntegrityError" in text] == ["table.py"]
    assert [name for name, text in sources.items() if "._data = " in text] == ["table.py"]
    assert sources["table.py"].count("._data = ") == 3  # a new table, `_publish` and `_reload`
    assert not [name for name, text in sources.items() if "__setattr__" in text or "vars(" in text]
