"""Many games in a row, with a progress bar."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter
from typing import NamedTuple

import click
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from smallworld.arena.ledger import Ledger
from smallworld.arena.workers import Game, Series, play_all
from smallworld.cli import INTERRUPTED
from smallworld.cli.screen.shown import console_of, echo


class Run(NamedTuple):
    """The outcome of a series of games: its speed, and a message if the user stopped it."""

    speed: float | None  # games per second; None if none were left to play
    stopped: str = ""  # if stopped early, a message about the progress and how to continue

    def leave(self) -> None:
        """If the user stopped the games, print the message and exit with the usual code for Ctrl-C."""
        if self.stopped:
            echo(self.stopped, err=True)
            raise SystemExit(INTERRUPTED)


def play_series(series: Series, ledger: Ledger, games: list[Game], jobs: int | None, cluster: str) -> Run:
    """Play the games that are missing in `ledger`, and add their results to it. Ctrl-C stops early."""
    missing = [game for game in games if game not in ledger.rows]
    if not missing:
        return Run(None)
    console = console_of(stderr=True)
    began = perf_counter()
    played, stopped = 0, ""
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[speed]}"),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    ) as bar:
        task = bar.add_task("games", total=len(games), completed=len(games) - len(missing), speed="")
        try:
            for rows in play_all(series, missing, jobs or (0 if cluster else 1), cluster):
                ledger.add(rows)
                played += len(rows)
                speed = f"{played / (perf_counter() - began):,.1f} a second"
                bar.update(task, advance=len(rows), speed=speed)
        except KeyboardInterrupt:
            stopped = _how_to_go_on(len(games), len(ledger.rows.keys() & set(games)), ledger.path)
    return Run(round(played / (perf_counter() - began), 2) if played else None, stopped)


def _how_to_go_on(asked: int, played: int, path: Path | None) -> str:
    """Return the message for a stopped run: the number of finished games, and how to continue."""
    told = f"Stopped after {played:,} of {asked:,} games; "
    if path is not None:
        return f"{told}they are in {path}. Repeat the command to continue."
    if "state" in click.get_current_context().params:
        return f"{told}they are lost. With --state FILE they are saved, and you can continue."
    return f"{told}they are lost."
