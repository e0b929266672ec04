"""`smallworld backup` and `smallworld restore`: back up a server's database, and restore it."""

from __future__ import annotations

from pathlib import Path

import click

from smallworld.cli.screen.shown import echo
from smallworld.server.settings import Settings
from smallworld.server.storage.backup import back_up
from smallworld.server.storage.backup import restore as restore_from
from smallworld.server.storage.lock import only_server_of

DATABASE = click.option(
    "--database",
    default="",
    envvar="SMALLWORLD_DATABASE",
    show_default="a file in your data folder",
    help="SQLite file, or URL such as postgresql://user@host/name.",
)


@click.command()
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@DATABASE
def backup(file: Path, database: str) -> None:
    """Copy users, tables and games to FILE while the server runs.

    Keep FILE secret: it contains the seeds of running games.
    """
    back_up(Settings(database=database).database_url(), file)
    echo(f"{file} contains everything up to the start of the backup ({file.stat().st_size:,} bytes)")


@click.command()
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@DATABASE
@click.option("--replace", is_flag=True, help="Replace the existing database.")
def restore(file: Path, database: str, replace: bool) -> None:
    """Restore the database from a backup in FILE. Stop all servers first.

    With --replace, an existing SQLite database is kept under another name; a PostgreSQL database is dropped.
    """
    url = Settings(database=database).database_url()
    with only_server_of(url, makes=False):
        before = restore_from(url, file, replace=replace)
    echo(f"restored the database from {file}" + (f"; the previous one is {before}" if before else ""))
