"""`smallworld backup` and `smallworld restore`: copies of the tables of a server."""

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

    Keep it secret: seeds of running games are in it.
    """
    back_up(Settings(database=database).database_url(), file)
    echo(f"{file} contains everything up to the start of the backup ({file.stat().st_size:,} bytes)")


@click.command()
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@DATABASE
@click.option("--replace", is_flag=True, help="Replace the existing database.")
def restore(file: Path, database: str, replace: bool) -> None:
    """Restore the database from a backup in FILE; no server may run.

    With --replace a database of SQLite is kept beside it, and one of PostgreSQL is dropped.
    """
    url = Settings(database=database).database_url()
    with only_server_of(url, makes=False):
        before = restore_from(url, file, replace=replace)
    echo(f"restored the database from {file}" + (f"; the previous one is {before}" if before else ""))
