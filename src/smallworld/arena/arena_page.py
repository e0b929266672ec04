"""The arena's report as a page."""

from __future__ import annotations

from pathlib import Path

from smallworld.arena.contest import Contest
from smallworld.arena.page import figure, heat_map, section, table, write_page
from smallworld.arena.plots import Dot, distributions, dot_plot
from smallworld.arena.tally import BotResult, TableResult, TeamResult, team_name

FOOTER = (
    "Intervals hold the true value with 95 % confidence. Victories are counted a seat and game; one that is "
    "shared by two is half a victory for each. Ratings are OpenSkill’s (Plackett and Luce) over the order in "
    "which players finish, 25 for a newcomer. Elo is of two-player games alone, 1500 on average. Times are "
    "those of decisions between two actions or more, on the machine that played. Where there are teams, a "
    "seat has the coins and victories of its team, ratings are over the order of teams, who counts double "
    "being two in it, and a last table tells of teams by their seats, whichever bots sat there."
)


def write_arena_page(path: Path, contest: Contest, results: list[TableResult]) -> None:
    """Write tables and plots of an arena to `path`.

    Raises:
        SmallWorldError: matplotlib is not installed, or the file cannot be written.
    """
    games = sum(result.games for result in results)
    facts = [f"{games:,} games", f"seed {contest.seed}"]
    if contest.budget:
        facts.append(f"budget {contest.budget} a decision")
    if contest.duplicate:
        facts.append("duplicates: all games of a round have the same column and dice")
    places = {bot: place for place, bot in enumerate(contest.bots)}
    sections = [_section(result, places) for result in results]
    write_page(path, "Arena: " + ", ".join(contest.bots), " · ".join(facts), sections, FOOTER)


def _section(result: TableResult, places: dict[str, int]) -> str:
    ranked = sorted(result.bots, key=lambda bot: -bot.rating)
    parts = [
        _table(ranked),
        figure(
            "Victories",
            dot_plot(
                [Dot(b.bot, b.win_share, b.win_share_from, b.win_share_to, places[b.bot]) for b in ranked],
                "share of victories; dashed: as many as everybody",
                zero=1 / result.parties,
                percent=True,
            ),
        ),
        figure("Elo" if ranked[0].elo is not None else "Rating", _strengths(ranked, places)),
        figure(
            "Coins at the end; dashed: the mean",
            distributions(
                {bot.bot: bot.coins for bot in ranked}, "coins", [places[bot.bot] for bot in ranked]
            ),
        ),
    ]
    if result.pairs:
        values = {pair: won / games for pair, (won, games) in result.pairs.items()}
        values |= {(other, one): 1 - share for (one, other), share in values.items()}
        names = [bot.bot for bot in ranked]
        plot = heat_map(names, names, values, middle=0.5, written=".0%")
        parts.append(figure("Victories of the row against the column", plot))
    if result.teams:
        parts.append(_teams(result.teams))
    return section(f"{result.players} players, {result.games:,} games", *parts)


def _teams(teams: list[TeamResult]) -> str:
    return table(
        ["team", "victories", "coins"],
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


def _table(ranked: list[BotResult]) -> str:
    has_elo = ranked[0].elo is not None
    return table(
        ["bot", "victories", "rating", *(["Elo"] if has_elo else []), "coins", "lead", "ms a decision"],
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
