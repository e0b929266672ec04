"""`smallworld bots`: a worker that runs bots for servers, on any number of machines."""

from __future__ import annotations

import sys
from dataclasses import replace

import click
from sqlalchemy.engine import make_url

from smallworld.cli.commands.serve import LEVELS, can_share
from smallworld.cli.screen.shown import echo
from smallworld.engine.errors import SmallWorldError
from smallworld.server.run import log_as_json, log_crashes
from smallworld.server.settings import Settings


@click.command()
@click.option(
    "--database",
    required=True,
    envvar="SMALLWORLD_DATABASE",
    help="Database of the servers, e.g. postgresql://user@host/name.",
)
@click.option(
    "--processes",
    type=click.IntRange(1, 256),
    envvar="SMALLWORLD_BOT_PROCESSES",
    show_default="one fewer than the cores, at most 4",
    help="Number of processes for bots.",
)
@click.option(
    "--log-level",
    type=click.Choice(LEVELS),
    envvar="SMALLWORLD_LOG_LEVEL",
    show_default="warning on a terminal, otherwise info",
    help="Lowest level of messages to log.",
)
def bots(database: str, processes: int | None, log_level: str | None) -> None:
    """Run a bot worker for servers started with --external-bots."""
    settings = Settings(database=database)
    if processes is not None:
        settings = replace(settings, bot_processes=processes)
    url = make_url(settings.database_url())
    if url.get_backend_name() == "sqlite":
        raise SmallWorldError(
            "bots: --database must be a PostgreSQL database shared with the servers, not an SQLite file"
        )
    if not can_share():
        raise SmallWorldError(
            "bots: not installed; python3 -m pip install 'smallworld[cluster-server]' includes it"
        )
    from smallworld.server.bots.thinking import run

    log_as_json(log_level or ("warning" if sys.stderr.isatty() else "info"))
    echo(f"{settings.bot_processes} bot processes (press Ctrl+C to stop)")
    log_crashes()
    run(url, settings.bot_processes)
