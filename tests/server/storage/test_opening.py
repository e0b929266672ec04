"""The file of a database: its name, its permissions, and errors when it cannot be opened."""

from __future__ import annotations

import json
import signal
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing, contextmanager
from errno import EACCES
from types import ModuleType

import pytest
from click.testing import CliRunner

from kit.serving import Person
from kit.waiting import PATIENCE
from smallworld.cli import main
from smallworld.engine.errors import SmallWorldError
from smallworld.server.settings import Settings
from smallworld.server.storage.database import Database
from smallworld.server.storage.opening import complaints, url_of

NAMES = [
    "a%20b.sqlite",
    "why?.sqlite",
    "x#y;z.sqlite",
    "é è.sqlite",
    "%2e%2e",
    "a&b=c.sqlite",
    "100%",
    "a:b@c",
]
SERVE = ["serve", "--port", "0", "--no-open"]


def opened(named):
    """Open a database once, as a server does."""
    base = Database(Settings(database=named).database_url())
    base.start()
    base.stop()


@pytest.mark.parametrize("name", NAMES)
def test_database_file_has_exactly_the_given_name(tmp_path, name):
    opened(str(tmp_path / name))
    assert [file.name for file in tmp_path.iterdir()] == [name]


@pytest.mark.parametrize("name", NAMES)
def test_data_folder_has_exactly_the_given_name(tmp_path, monkeypatch, name):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / name))
    opened("")
    assert [file.name for file in tmp_path.iterdir()] == [name]
    assert (tmp_path / name / "smallworld" / "tables.sqlite").exists()
    copy = tmp_path / name / "copy?"
    assert CliRunner().invoke(main, ["backup", str(copy)]).exit_code == 0
    assert CliRunner().invoke(main, ["restore", str(copy), "--replace"]).exit_code == 0


def test_database_file_is_unreadable_for_other_users(tmp_path):
    file = tmp_path / "tables.sqlite"
    opened(str(file))
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    file.chmod(0o644)
    with closing(sqlite3.connect(file)) as reader:
        opened(str(file))
        for path in tmp_path.iterdir():
            assert not path.stat().st_mode & 0o007, path
        reader.execute("SELECT 1")


@pytest.fixture
def odd(tmp_path):
    """Return paths and addresses that are not usable databases, each by a short name."""
    (tmp_path / "folder").mkdir()
    (tmp_path / "text").write_text("This is a text, and long enough for somebody to look at its head." * 20)
    return {
        "folder": str(tmp_path / "folder"),
        "text": str(tmp_path / "text"),
        "below a file": str(tmp_path / "text" / "tables.sqlite"),
        "nobody": "postgresql://u:secret@127.0.0.1:1/x",
        "another": "mysql://u@h/x",
        "unknown": "nonsense://",
        "no port": "postgresql://u:secret@h:port/x",
    }


def check(said, code):
    """Check that a refusal is a sentence and contains no password."""
    assert code not in (0, 1), said
    assert "Traceback" not in said
    assert "secret" not in said
    assert "database" in said or "cannot be used" in said


@pytest.mark.parametrize("kind", ["text", "nobody"])
def test_error_explains_why_the_server_cannot_start(odd, kind):
    words = [sys.executable, "-m", "smallworld", *SERVE, "--database", odd[kind]]
    done = subprocess.run(words, capture_output=True, text=True, timeout=PATIENCE, check=False)
    check(done.stdout + done.stderr, done.returncode)


@pytest.mark.parametrize("kind", ["folder", "below a file", "another", "unknown", "no port"])
@pytest.mark.usefixtures("logs_untouched")
def test_server_refuses_unusable_databases(odd, kind):
    done = CliRunner().invoke(main, [*SERVE, "--database", odd[kind]])
    check(done.output, done.exit_code)


@pytest.mark.parametrize("kind", ["folder", "text", "nobody", "below a file", "another", "unknown"])
def test_error_of_moderate_explains_why_a_database_is_unusable(odd, kind):
    done = CliRunner().invoke(main, ["moderate", "--database", odd[kind], "reports"])
    check(done.output, done.exit_code)


def test_database_of_another_kind_is_refused_despite_its_driver(odd, monkeypatch):
    monkeypatch.setitem(sys.modules, "MySQLdb", ModuleType("MySQLdb"))
    with pytest.raises(SmallWorldError, match="mysql cannot be used; use SQLite or PostgreSQL"):
        url_of(odd["another"])


def test_error_says_why_a_database_file_cannot_be_opened(tmp_path):
    file = tmp_path / "tables.sqlite"
    denied = pytest.raises(SmallWorldError, match=f"{file} cannot be used: Permission denied; name another")
    with denied, complaints(url_of(str(file))):
        raise PermissionError(EACCES, "Permission denied")


def test_error_for_the_database_of_a_newer_program_is_short(tmp_path):
    file = tmp_path / "tables.sqlite"
    opened(str(file))
    with closing(sqlite3.connect(file)) as base:
        base.execute("UPDATE alembic_version SET version_num = 'v9999'")
        base.commit()
    with pytest.raises(SmallWorldError, match="newer Small World"):
        opened(str(file))


@contextmanager
def serving(*words):
    """Yield a server in a separate process, and its address."""
    command = [sys.executable, "-m", "smallworld", *SERVE, *words]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        yield process, process.stdout.readline().split()[4]
    finally:
        process.kill()
        process.communicate()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_every_line_of_the_log_is_json_until_the_server_ends(sqlite, number):
    with serving("--database", sqlite, "--log-level", "info", "--bot-delay", "0") as (process, url):
        with Person(url) as ana:
            ana.post("/api/guest", {"name": "Ana"})
            ana.table("me", "search", "search", first=2)  # whose processes are still starting
        process.send_signal(number)
        _, errors = process.communicate(timeout=PATIENCE)
    assert process.returncode == 128 + number
    assert [json.loads(line)["event"] for line in errors.splitlines()][-1].startswith("Finished")
