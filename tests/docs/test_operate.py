"""Commands of the pages for hosts: tests run some of them, and know the options of the others.

Commands that need Docker, systemd, Caddy, Prometheus or system packages are not run here;
`test_deploy_tools.py` checks the files in `deploy/` for them.
"""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import click
import pytest
from click.testing import CliRunner
from sqlalchemy import insert

from smallworld.cli import main
from smallworld.server.settings import Settings
from smallworld.server.storage.database import Database, once
from smallworld.server.storage.moderation_queries import BAN, Measure, Report, add_report, decide
from smallworld.server.storage.sql_tables import games, users

HOST = Path(__file__).parents[2] / "docs" / "host"
# In the order in which you need them: `restore` reads what `backup` wrote.
PAGES = ("local-network", "public-server", "monitoring", "moderation", "scaling")
PAGE = "\n".join((HOST / f"{name}.md").read_text() for name in PAGES)
RUN = ("backup", "restore", "moderate", "push-key")


def commands():
    """Yield the arguments of each `smallworld` command on the pages, in a shell or a container."""
    for block in re.findall(r"```sh\n(.*?)```", PAGE, re.S):
        for line in block.replace("\\\n", " ").splitlines():
            found = re.search(
                r"(?:^|\s|/)smallworld (?=serve|bots|backup|restore|moderate|push-key)(.*)", line
            )
            if found:
                yield found[1].replace("$(date +%F)", "2026-11-25")


COMMANDS = list(commands())


def test_operating_pages_show_each_kind_of_command():
    assert {command.split()[0] for command in COMMANDS} == {"serve", "bots", *RUN}


@pytest.mark.parametrize("command", [each for each in COMMANDS if each.split()[0] not in RUN])
def test_commands_on_operating_pages_use_existing_options(command):
    name, *words = shlex.split(command)
    found = main.get_command(click.Context(main), name)
    assert found is not None
    found.make_context(name, [*words, "--database", "postgresql://user@host/name"])


def named(verb):
    """The id that the page gives to a command of moderators."""
    found = re.search(rf"moderate {verb} (\w{{12}})", " ".join(COMMANDS))
    assert found is not None
    return found[1]


def test_backup_and_moderation_commands_on_the_page_work(tmp_path):
    """Run the commands in their order, in a folder in place of the machine's root."""
    database = tmp_path / "var/lib/smallworld/tables.sqlite"
    for folder in ("root", "var/tmp", "data"):  # the last is a volume of the container
        (tmp_path / folder).mkdir(parents=True)
    url = Settings(database=str(database)).database_url()
    tables = Database(url)
    tables.start()
    tables.stop()
    person, table, report, measure = (named(verb) for verb in ("mute", "close", "settle", "lift"))

    def fill(connection):
        bad = {"kind": "account", "created": 0}
        connection.execute(insert(users).values(id=person, name="Ana", **bad))
        connection.execute(insert(users).values(id="b" * 12, name="Bad Ben", login="bad ben", **bad))
        values = {"host": person, "board": "base-2", "boxes": "{}", "public": False, "open_coins": False}
        values |= {"clock_kind": "none", "clock_minutes": 0, "clock_increment": 0, "wanted_first": 0}
        values |= {
            "status": "open",
            "first": 0,
            "seed": b"0",
            "created": 0,
            "seq": 0,
            "turn": 0,
            "on_turn": 0,
        }
        connection.execute(insert(games).values(id=table, **values))
        add_report(connection, Report(report, 0, person, table, None, "", "spam", "", "[]"))
        decide(connection, Measure(measure, 0, BAN, person, None, "", "somebody"))

    once(url, fill)
    for command in COMMANDS:
        name, *words = shlex.split(command)
        if name not in RUN:
            continue
        here = [f"{tmp_path}{word}" if word.startswith("/") else word for word in words]
        done = CliRunner().invoke(main, [name, *here], env={"SMALLWORLD_DATABASE": str(database)})
        assert done.exit_code == 0, (command, done.output)
