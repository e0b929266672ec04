"""`smallworld bots`: a worker in which bots think for servers, on as many machines as one likes."""

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
    help="That of the servers, such as postgresql://user@host/name.",
)
@click.option(
    "--processes",
    type=click.IntRange(1, 256),
    envvar="SMALLWORLD_BOT_PROCESSES",
    help="Thoughts at once; one less than there are cores, 4 at most.",
)
@click.option(
    "--log-level",
    type=click.Choice(LEVELS),
    envvar="SMALLWORLD_LOG_LEVEL",
    help="info, or on a terminal warning.",
)
def bots(database: str, processes: int | None, log_level: str | None) -> None:
    """Let bots think here for servers that were started with --bots-elsewhere."""
    settings = Settings(database=database)
    if processes is not None:
        settings = replace(settings, bot_processes=processes)
    url = make_url(settings.database_url())
    if url.get_backend_name() == "sqlite":
        raise SmallWorldError(
            "bots: workers and servers share a database of PostgreSQL, not a file of SQLite"
        )
    if not can_share():
        raise SmallWorldError("bots: the extra is missing: pip install smallworld[cluster-server]")
    from smallworld.server.bots.thinking import run

    log_as_json(log_level or ("warning" if sys.stderr.isatty() else "info"))
    echo(f"{settings.bot_processes} bots think at once (Ctrl+C ends it)")
    log_crashes()
    run(url, settings.bot_processes)
