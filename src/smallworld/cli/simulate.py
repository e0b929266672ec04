"""`smallworld simulate`: games between bots, and how they did."""

from __future__ import annotations

import json
from time import perf_counter
from typing import Any

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from smallworld.bots.registry import WORDS
from smallworld.bots.simulation import Simulation, entries_for
from smallworld.bots.simulation import simulate as play_all
from smallworld.content.catalogue import BOARDS, BOXES

FEWEST = min(players for _, _, players in BOARDS.values())
MOST = max(players for _, _, players in BOARDS.values())


@click.command()
@click.option(
    "--bots",
    default="random",
    show_default=True,
    metavar="NAME[,NAME...]",
    help=f"One bot for all seats or one for each; there are {', '.join(WORDS)}, installed ones, and "
    "MODULE:CLASS. A budget may follow: @26ms or, in simulations a decision, @400.",
)
@click.option(
    "--players", type=click.IntRange(FEWEST, MOST), help="By default as many as bots are named, or else 2."
)
@click.option("--games", type=click.IntRange(min=1), default=100, show_default=True)
@click.option("--seed", type=int, default=1, show_default=True, help="The same seed gives the same games.")
@click.option("--jobs", type=click.IntRange(min=1), default=1, show_default=True, help="Processes.")
@click.option(
    "--boxes",
    default="base",
    show_default=True,
    metavar="BOX[,BOX...]",
    help=f"Boxes in play; there are {', '.join(BOXES)}.",
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def simulate(
    bots: str, players: int | None, games: int, seed: int, jobs: int, boxes: str, as_json: bool
) -> None:
    """Let bots play many games and show coins, victories and ranks, with intervals of 95 % confidence.

    Seats rotate: bot i of game g sits at place i + g, and the player at the first place begins.
    """
    names = _words(bots)
    entries = entries_for(names, players or max(FEWEST, len(names)))
    console = Console(stderr=True)
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    ) as bar:
        task = bar.add_task("games", total=games)
        began = perf_counter()
        result = play_all(
            entries, games, seed, jobs, tuple(_words(boxes)), lambda done: bar.advance(task, done)
        )
        seconds = perf_counter() - began
    if as_json:
        click.echo(json.dumps(summary(result, seconds), indent=2))
    else:
        show(result, seconds)


def _words(text: str) -> list[str]:
    return [word.strip() for word in text.split(",")]


def summary(result: Simulation, seconds: float) -> dict[str, Any]:
    """The results as plain values; all but the speed is the same whenever the same seed is played."""
    return {
        "games": result.games,
        "players": result.players,
        "seed": result.seed,
        "games_per_second": round(result.games / seconds, 2),
        "decisions_per_game": round(result.decisions / result.games, 3),
        "bots": {
            bot.name: {
                "games": bot.games,
                "mean_coins": round(bot.mean_coins, 4),
                "mean_coins_interval": None
                if bot.coins_within is None
                else [
                    round(bot.mean_coins - bot.coins_within, 4),
                    round(bot.mean_coins + bot.coins_within, 4),
                ],
                "win_share": round(bot.win_share, 5),
                "win_share_interval": [round(bot.win_share_from, 5), round(bot.win_share_to, 5)],
                "mean_rank": round(bot.mean_rank, 4),
            }
            for bot in result.bots
        },
    }


def show(result: Simulation, seconds: float) -> None:
    """Print the results as a table."""
    table = Table(title=f"{result.games} games of {result.players} players, seed {result.seed}")
    table.add_column("bot")
    for heading in ("coins", "victories", "95 % interval", "rank"):
        table.add_column(heading, justify="right")
    for bot in result.bots:
        within = "" if bot.coins_within is None else f" ± {bot.coins_within:.2f}"
        table.add_row(
            bot.name,
            f"{bot.mean_coins:.2f}{within}",
            f"{bot.win_share:.1%}",
            f"{bot.win_share_from:.1%} – {bot.win_share_to:.1%}",
            f"{bot.mean_rank:.2f}",
        )
    console = Console()
    console.print(table)
    console.print(
        f"{result.games / seconds:,.0f} games a second, "
        f"{result.decisions / result.games:.1f} decisions a game",
        highlight=False,
    )
