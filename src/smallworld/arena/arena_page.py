"""The report of an arena as an HTML page."""

from __future__ import annotations

from pathlib import Path

from smallworld.arena.contest import Contest
from smallworld.arena.page import Say, figure, heat_map, means, section, table, verdict, write_page
from smallworld.arena.plots import Dot, distributions, dot_plot
from smallworld.arena.tally import BotResult, TableResult, TeamResult, team_name


def write_arena_page(
    path: Path, contest: Contest, results: list[TableResult], verdicts: list[str], say: Say, language: str
) -> None:
    """Write the tables, plots and conclusions of an arena to `path`.

    Raises:
        SmallWorldError: matplotlib is not installed, or the file cannot be written.
    """
    games = sum(result.games for result in results)
    facts = [say("page-games", games=games), say("page-seed", seed=str(contest.seed))]
    if contest.budget:
        facts.append(say("page-budget", budget=contest.budget))
    if contest.duplicate:
        facts.append(say("page-duplicates"))
    places = {bot: place for place, bot in enumerate(contest.bots)}
    sections = [_section(say, result, places) for result in results]
    sections.append(verdict(say, verdicts))
    title, footer = say("page-arena", bots=", ".join(contest.bots)), say("page-arena-footer")
    write_page(path, language, title, " · ".join(facts), sections, footer)


def _section(say: Say, result: TableResult, places: dict[str, int]) -> str:
    ranked = sorted(result.bots, key=lambda bot: -bot.rating)
    parts = [
        _table(say, ranked),
        means(say("arena-explained"), say("report-within")),
        figure(
            say("page-victories"),
            dot_plot(
                [Dot(b.bot, b.win_share, b.win_share_from, b.win_share_to, places[b.bot]) for b in ranked],
                say("page-share"),
                zero=1 / result.parties,
                percent=True,
            ),
        ),
        figure(say("page-rating" if ranked[0].elo is None else "page-elo"), _strengths(ranked, places)),
        figure(
            say("page-coins"),
            distributions(
                {bot.bot: bot.coins for bot in ranked},
                say("report-coins"),
                [places[bot.bot] for bot in ranked],
            ),
        ),
    ]
    if result.pairs:
        values = {pair: won / games for pair, (won, games) in result.pairs.items()}
        values |= {(other, one): 1 - share for (one, other), share in values.items()}
        names = [bot.bot for bot in ranked]
        plot = heat_map(names, names, values, middle=0.5, written=".0%")
        parts.append(figure(say("page-pairs"), plot))
    if result.teams:
        parts.append(_teams(say, result.teams))
    return section(say("page-players", players=result.players, games=result.games), *parts)


def _teams(say: Say, teams: list[TeamResult]) -> str:
    return table(
        [say(f"report-{column}") for column in ("team", "victories", "coins")],
        [
            [
                team_name(team),
                (f"{team.win_share:.1%}", f"{team.win_share_from:.1%} – {team.win_share_to:.1%}"),
                (f"{team.mean_coins:.1f}", "" if team.coins_within is None else f"± {team.coins_within:.1f}"),
            ]
            for team in teams
        ],
    )


def _strengths(ranked: list[BotResult], places: dict[str, int]) -> str:
    dots = []
    for bot in ranked:
        value, within = (bot.rating, bot.rating_within) if bot.elo is None else (bot.elo, bot.elo_within or 0)
        dots.append(Dot(bot.bot, value, value - within, value + within, places[bot.bot]))
    return dot_plot(dots, "OpenSkill" if ranked[0].elo is None else "Elo")


def _table(say: Say, ranked: list[BotResult]) -> str:
    has_elo = ranked[0].elo is not None
    return table(
        [
            *(say(f"report-{column}") for column in ("bot", "victories", "rating")),
            *(["Elo"] if has_elo else []),
            *(say(f"report-{column}") for column in ("coins", "lead", "ms-decision")),
        ],
        [
            [
                bot.bot,
                (f"{bot.win_share:.1%}", f"{bot.win_share_from:.1%} – {bot.win_share_to:.1%}"),
                (f"{bot.rating:.1f}", f"± {bot.rating_within:.1f}"),
                *([] if bot.elo is None else [(f"{bot.elo:.0f}", f"± {bot.elo_within:.0f}")]),
                (f"{bot.mean_coins:.1f}", "" if bot.coins_within is None else f"± {bot.coins_within:.1f}"),
                (f"{bot.mean_lead:+.1f}", "" if bot.lead_within is None else f"± {bot.lead_within:.1f}"),
                f"{bot.ms_per_decision:.3g}",
            ]
            for bot in ranked
        ],
    )
