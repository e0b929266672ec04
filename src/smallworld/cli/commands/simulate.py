"""`smallworld simulate`: play games between bots, and show the results."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import click
from rich.table import Table

from smallworld.arena.contest import Contest
from smallworld.arena.fixtures import LineUp
from smallworld.arena.ledger import Ledger
from smallworld.arena.summary import simulation_summary
from smallworld.arena.tally import TableResult, tally
from smallworld.cli.games.series import play_series
from smallworld.cli.options.own import own_option, own_text
from smallworld.cli.options.results import print_result
from smallworld.cli.options.series import (
    FEWEST,
    MOST,
    BotsOption,
    board_options,
    jobs_option,
    json_option,
    seed_option,
    state_option,
    words_of,
)
from smallworld.cli.screen.shown import console_of
from smallworld.cli.screen.tables import explain, show_table
from smallworld.cli.screen.team_table import table_of_teams
from smallworld.cli.words.build import warn_of_slowness
from smallworld.cli.words.language import language_option
from smallworld.content.catalogue import numbers_of_players, seats_of
from smallworld.engine.errors import SmallWorldError
from smallworld.translate import Translator

GAMES: Final = 100


@click.command()
@click.option(
    "--bots",
    cls=BotsOption,
    default="random",
    show_default=True,
    metavar="NAME[@BUDGET][,NAME...]",
    help="One bot for all seats or one per seat. "
    "A budget is a time or a number of simulations a decision: NAME@200ms, NAME@400.",
)
@click.option(
    "--players",
    type=click.IntRange(FEWEST, MOST),
    show_default="number of bots named, or of the realm, or the fewest",
    help="Number of players.",
)
@click.option("--games", type=click.IntRange(min=1), default=GAMES, show_default=True)
@seed_option
@jobs_option
@board_options
@own_option
@state_option
@json_option
@language_option
def simulate(
    bots: str,
    players: int | None,
    games: int,
    seed: int,
    jobs: int | None,
    boxes: tuple[str, ...],
    board: str,
    own: tuple[str, ...],
    state: Path | None,
    as_json: bool,
    language: str,
) -> None:
    """Run games between bots and show coins, wins and ranks.

    Intervals have 95% confidence.

    Seats rotate after each game. After a full rotation, the order around the table changes. Ctrl-C stops
    early and shows the results so far. `arena` compares bots in all combinations and rates them.
    """
    words, names = Translator(language), words_of(bots)
    line_up = line_up_of(names, players or usual_players(names, boxes, board))
    contest = Contest({len(line_up): [line_up]}, seed, boxes, board=board, own=own_text(own, words))
    if not as_json:
        warn_of_slowness()
    # The same bots in other seats play other games.
    with Ledger({**contest.setup(), "seats": line_up}, state) as ledger:
        run = play_series(contest, ledger, contest.games(games), jobs, cluster="")
    rows = ledger.of(len(line_up), games)
    if rows:
        result = tally(contest, len(line_up), rows, rated=False)
        if as_json:
            print_result(simulation_summary(result, seed, run.speed), contest.rules().boxes, seed)
        else:
            show(words, result, seed, run.speed)
    run.leave()


def usual_players(names: tuple[str, ...], boxes: tuple[str, ...], board: str) -> int:
    """Return the default number of players: that of the custom board, else the number of bots.

    If only one bot is named, return the lowest number of players that the boxes allow.
    """
    if board:
        return seats_of(board, boxes)
    return len(names) if len(names) > 1 else min(numbers_of_players(boxes))


def line_up_of(names: tuple[str, ...], players: int) -> LineUp:
    """Return the bot of each seat. If there is only one name, that bot plays every seat.

    Raises:
        SmallWorldError: the number of names differs from the number of players.
    """
    if len(names) == 1:
        return names * players
    if len(names) != players:
        raise SmallWorldError(
            f"{len(names)} bots for {players} players: name one bot, which then plays all seats, or {players}"
        )
    return names


def show(words: Translator, result: TableResult, seed: int, speed: float | None) -> None:
    """Print the results of the bots as a table."""
    table = Table(title=words.t("simulate-title", games=result.games, players=result.players, seed=str(seed)))
    table.add_column(words.t("report-bot"))
    coins = "coins-of-team" if result.teams else "coins"
    for heading in (coins, "victories", "interval", "rank"):
        table.add_column(words.t(f"report-{heading}"), justify="right")
    for bot in result.bots:
        table.add_row(
            bot.bot,
            words.estimate(bot.mean_coins, bot.coins_within, ".2f"),
            words.number(bot.win_share, ".1%"),
            words.interval(bot.win_share_from, bot.win_share_to, ".1%"),
            words.number(bot.mean_rank, ".2f"),
        )
    console = console_of()
    show_table(console, table)
    if result.teams:
        show_table(console, table_of_teams(words, result))
    explain(console, words.t("simulate-explained"), words.t("report-within"))
    told = [words.t("simulate-speed", speed=words.number(speed, ",.0f"))] if speed is not None else []
    told.append(words.t("simulate-decisions", decisions=words.number(result.decisions / result.games, ".1f")))
    console.print(words.listed(told), highlight=False)
