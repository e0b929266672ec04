"""A server for each database, shared by the tests of a module."""

from __future__ import annotations

import multiprocessing
import re
from collections.abc import Callable, Iterator
from functools import partial
from hashlib import sha256
from itertools import count
from pathlib import Path

import pytest
from argon2 import PasswordHasher
from click.testing import CliRunner

from kit.chance import let_bots_decide_alike, let_hints_compete
from kit.postgres import database_of, postgres, why_not
from kit.serving import NO_PAGES, LiveServer, Person
from kit.waiting import PATIENCE
from kit.watch import watch_of
from smallworld.cli import main
from smallworld.cli.commands import serve
from smallworld.server.bots import worker
from smallworld.server.settings import Settings

KINDS = ("sqlite", "postgres")
FILES = sorted(path.name for path in Path(__file__).parent.rglob("test_*.py"))
STORAGE = {  # files about storage and its failures
    "test_backup",
    "test_database",
    "test_leases",
    "test_lock",
    "test_lost_tables",
    "test_personal_data",
    "test_restart",
    "test_retention",
    "test_servers",
    "test_trouble",
    "test_upgrade",
}


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """Yield the URL of a PostgreSQL that all tests share."""
    reason = why_not()
    if reason:
        pytest.skip(reason)
    with postgres() as url:
        yield url


@pytest.fixture(scope="module")
def postgres_url(postgres_server: str) -> Iterator[str]:
    """Yield the URL of an empty database for this module: servers adopt no tables of other modules."""
    with database_of(postgres_server) as url:
        yield url


@pytest.fixture(scope="session", autouse=True)
def cheap_passwords() -> Iterator[None]:
    """Hash passwords with the least work for argon2, since tests make hundreds."""
    with pytest.MonkeyPatch.context() as patch:
        cheap = partial(PasswordHasher, time_cost=1, memory_cost=8, parallelism=1)
        patch.setattr("smallworld.server.accounts.people.PasswordHasher", cheap)
        yield


@pytest.fixture(scope="session", autouse=True)
def forked_bots() -> Iterator[None]:
    """Fork the processes of bots from one that has imported their modules: tests start hundreds of them.

    The servers of test_restart.py are processes of their own, whose bots are spawned.
    """
    if "forkserver" not in multiprocessing.get_all_start_methods():
        yield
        return
    from multiprocessing.context import ForkServerProcess

    multiprocessing.get_context("forkserver").set_forkserver_preload([worker.__name__])
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("smallworld.server.bots.pool.SpawnProcess", ForkServerProcess)
        yield


@pytest.fixture(scope="session", autouse=True)
def equal_priorities() -> Iterator[None]:
    """Let hints and background work go on beside other tests."""
    with pytest.MonkeyPatch.context() as patch:
        let_hints_compete(patch)
        yield


@pytest.fixture(autouse=True)
def chance(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the games of a test, and the decisions of bots, the same in every run."""
    let_bots_decide_alike(monkeypatch)
    games = count(1)
    monkeypatch.setattr(
        "smallworld.house.tables.setting_up.new_seed",
        lambda: sha256(f"{request.node.name} {next(games)}".encode()).digest(),
    )


@pytest.fixture
def no_bucket_fills(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stop the clock of rate limits, however long a test takes."""
    watch_of(monkeypatch, "server.limits")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Choose the kinds of database for a test: see `database`."""
    if "database" not in metafunc.fixturenames:
        return
    file = metafunc.definition.path
    number = FILES.index(file.name)
    both = file.stem in STORAGE or metafunc.definition.get_closest_marker("both_databases") is not None
    kinds = [
        kind
        if both or place == number % len(KINDS)
        else pytest.param(kind, marks=pytest.mark.long("the short run has this file on the other database"))
        for place, kind in enumerate(KINDS)
    ]
    metafunc.parametrize("database", kinds, indirect=True, scope="module")


@pytest.fixture(scope="module")
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """Return the URL of a database.

    The files in STORAGE, and tests marked `both_databases`, run with each kind. The other files alternate
    between the two kinds, in the order of the sorted list; a run with --long has each test with each kind.
    """
    if request.param == "postgres":
        return str(request.getfixturevalue("postgres_url"))
    return str(tmp_path_factory.mktemp("database") / "tables.sqlite")


def settings_of(database: str) -> Settings:
    """Return the settings of most tests."""
    return Settings(
        database=database, bot_delay=0, bot_processes=1, limits=False, showcase=False, static=NO_PAGES
    )


@pytest.fixture(scope="module")
def house(database: str) -> Iterator[LiveServer]:
    """Yield a server with fast bots, without a showcase and without rate limits."""
    house = LiveServer(settings_of(database))
    yield house
    house.stop()


@pytest.fixture
def guest(house: LiveServer) -> Iterator[Callable[[str], Person]]:
    """Yield a function that makes guests, and close their browsers in the end."""
    people: list[Person] = []

    def make(name: str = "Ana") -> Person:
        people.append(house.guest(name))
        return people[-1]

    yield make
    for person in people:
        person.close()


@pytest.fixture
def ana(guest: Callable[[str], Person]) -> Person:
    return guest("Ana")


@pytest.fixture
def ben(guest: Callable[[str], Person]) -> Person:
    return guest("Ben")


@pytest.fixture
def moderate(
    house: LiveServer, database: str, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Callable[..., str]]:
    """Yield a function that runs a command and lets the server apply its decisions at once."""
    monkeypatch.setattr("smallworld.server.tables.moderation.LOOK_SECONDS", 3600)

    def moderate(*words: str, code: int = 0) -> str:
        done = CliRunner().invoke(main, ["moderate", "--database", database, *words])
        assert done.exit_code == code, done.output
        house.look()
        return done.output

    yield moderate
    for measure in re.findall(r"^(\w{12})  ", moderate("sanctions"), re.M):
        moderate("lift", measure)


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """Return a database file for one test."""
    return str(tmp_path / "tables.sqlite")


@pytest.fixture(scope="module")
def together(postgres_url: str) -> Settings:
    """Return the settings of servers that share a database."""
    return settings_of(postgres_url)


@pytest.fixture(scope="module")
def pair(together: Settings) -> Iterator[list[LiveServer]]:
    """Yield two servers that share their changes; neither counts as dead just because it is slow."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("smallworld.server.tables.sharing.LEASE_SECONDS", PATIENCE)
        for limit in ("PATIENCE", "CONNECT_SECONDS", "ANSWER_SECONDS", "OPEN_SECONDS"):
            patch.setattr(f"smallworld.server.api.relay.{limit}", PATIENCE)
        houses = [LiveServer(together), LiveServer(together)]
        yield houses
        for house in houses:
            house.stop()


@pytest.fixture
def logs_untouched(monkeypatch):
    """Let `serve` run in this process without configuring its log: loggers of later tests would keep it."""
    monkeypatch.setattr(serve, "log_as_json", lambda level: None)
