"""`smallworld arena`: the strength of bots, by number of players."""

from __future__ import annotations

from pathlib import Path

import click
from rich.box import SIMPLE_HEAD
from rich.table import Table

from smallworld.arena.arena_page import write_arena_page
from smallworld.arena.contest import Contest
from smallworld.arena.fixtures import line_ups_of
from smallworld.arena.ledger import Ledger
from smallworld.arena.plots import must_be_possible
from smallworld.arena.summary import arena_summary
from smallworld.arena.tally import TableResult, tally
from smallworld.bots.registry import METHOD_WORDS
from smallworld.cli.games.series import play_series
from smallworld.cli.options.own import own_option, own_text
from smallworld.cli.options.results import print_result
from smallworld.cli.options.series import (
    board_options,
    bots_option,
    budget_option,
    cluster_option,
    html_option,
    jobs_option,
    json_option,
    players_option,
    seated,
    seed_option,
    state_option,
)
from smallworld.cli.screen.shown import console_of
from smallworld.cli.screen.tables import conclude, explain, show_table
from smallworld.cli.screen.team_table import table_of_teams
from smallworld.cli.words.build import warn_of_slowness
from smallworld.cli.words.language import language_option
from smallworld.cli.words.verdicts import verdict_on_bots
from smallworld.translate import Translator


@click.command()
@bots_option(
    default=",".join(METHOD_WORDS),
    about="Bots to compare. NAME@200ms thinks for 200 ms about a decision, NAME@400 runs 400 simulations.",
)
@players_option
@click.option(
    "--games",
    type=click.IntRange(min=1),
    default=100,
    show_default=True,
    help="Games per number of players; with --duplicate rounded up to whole rounds.",
)
@click.option("--duplicate", is_flag=True, help="All games of a round have the same column and dice.")
@budget_option
@seed_option
@board_options
@own_option
@jobs_option
@cluster_option
@state_option
@html_option
@json_option
@language_option
def arena(
    bots: tuple[str, ...],
    players: list[int],
    games: int,
    duplicate: bool,
    budget: str,
    seed: int,
    boxes: tuple[str, ...],
    board: str,
    own: tuple[str, ...],
    jobs: int | None,
    cluster: str,
    state: Path | None,
    html: Path | None,
    as_json: bool,
    language: str,
) -> None:
    """Compare the strength of bots in all combinations.

    Intervals have 95% confidence.

    In a round, every line-up plays once in every rotation of its seats. OpenSkill ratings use the order in
    which players finish. Elo ratings count two-player games only, and are 1500 on average.
    """
    if html is not None:
        must_be_possible()
    players, words = seated(players, boxes, board), Translator(language)
    line_ups = {number: line_ups_of(list(bots), number) for number in players}
    contest = Contest(line_ups, seed, boxes, budget, duplicate, board, own_text(own, words))
    if not as_json:
        warn_of_slowness()
    with Ledger(contest.setup(), state) as ledger:
        run = play_series(contest, ledger, contest.games(games), jobs, cluster)
    played = {
        number: ledger.of(number, fixtures.whole(games)) for number, fixtures in contest.fixtures.items()
    }
    results = [tally(contest, number, rows) for number, rows in played.items() if rows]
    verdicts = [verdict_on_bots(words, result) for result in results]
    if html is not None and not run.stopped:
        write_arena_page(html, contest, results, verdicts, words)
    if as_json:
        print_result(arena_summary(contest, results, run.speed), contest.rules().boxes, seed)
    else:
        show(words, contest, results, run.speed)
    run.leave()


def show(words: Translator, contest: Contest, results: list[TableResult], speed: float | None) -> None:
    """Print one table of results for each number of players, then explain the figures and give advice."""
    console = console_of()
    for result in results:
        show_table(console, table_of(words, contest, result))
        if result.teams:
            show_table(console, table_of_teams(words, result))
    if results:
        explain(console, words.t("arena-explained"), words.t("report-within"))
    if speed is not None:
        console.print(words.t("simulate-speed", speed=words.number(speed, ",.2f")), highlight=False)
    conclude(console, [verdict_on_bots(words, result) for result in results])


def table_of(words: Translator, contest: Contest, result: TableResult) -> Table:
    """Return a table of the results for one number of players, the strongest bot first."""
    title = words.t(
        "arena-title-deals" if contest.duplicate else "arena-title",
        games=result.games,
        deals=result.deals,
        players=result.players,
        seed=str(contest.seed),
    )
    table = Table(title=title, box=SIMPLE_HEAD)
    table.add_column(words.t("report-bot"), no_wrap=True)
    has_elo = any(bot.elo is not None for bot in result.bots)
    headings = [words.t(f"report-{column}") for column in ("victories", "rating", "lead", "ms")]
    for heading in [*headings[:2], "Elo", *headings[2:]] if has_elo else headings:
        table.add_column(heading, justify="right", no_wrap=True)
    for bot in sorted(result.bots, key=lambda bot: -bot.rating):
        between = f"{100 * bot.win_share_from:.0f}–{words.number(bot.win_share_to, '.0%')}"
        table.add_row(
            bot.bot,
            f"{words.number(bot.win_share, '.1%')} ({between})",
            words.estimate(bot.rating, bot.rating_within, ".1f"),
            *([] if bot.elo is None else [words.estimate(bot.elo, bot.elo_within, ".0f")]),
            words.estimate(bot.mean_lead, bot.lead_within, "+.1f"),
            words.number(bot.ms_per_decision, ".3g"),
        )
    return table
