"""The report of an arena as an HTML page."""

from __future__ import annotations

from pathlib import Path

from smallworld.arena.contest import Contest
from smallworld.arena.page import figure, heat_map, means, section, table, verdict, write_page
from smallworld.arena.plots import Dot, distributions, dot_plot
from smallworld.arena.tally import BotResult, TableResult, TeamResult, team_name
from smallworld.translate import Translator


def write_arena_page(
    path: Path, contest: Contest, results: list[TableResult], verdicts: list[str], words: Translator
) -> None:
    """Write the tables, plots and conclusions of an arena to `path`.

    Raises:
        SmallWorldError: matplotlib is not installed, or the file cannot be written.
    """
    games = sum(result.games for result in results)
    facts = [words.t("page-games", games=games), words.t("page-seed", seed=str(contest.seed))]
    if contest.budget:
        facts.append(words.t("page-budget", budget=contest.budget))
    if contest.duplicate:
        facts.append(words.t("page-duplicates"))
    places = {bot: place for place, bot in enumerate(contest.bots)}
    sections = [_section(words, result, places) for result in results]
    sections.append(verdict(words, verdicts))
    title, footer = words.t("page-arena", bots=words.listed(contest.bots)), words.t("page-arena-footer")
    write_page(path, words.language, title, " · ".join(facts), sections, footer)


def _section(words: Translator, result: TableResult, places: dict[str, int]) -> str:
    ranked = sorted(result.bots, key=lambda bot: -bot.rating)
    parts = [
        _table(words, ranked),
        means(words.t("arena-explained"), words.t("report-within")),
        figure(
            words.t("page-victories"),
            dot_plot(
                [Dot(b.bot, b.win_share, b.win_share_from, b.win_share_to, places[b.bot]) for b in ranked],
                words.t("page-share"),
                zero=1 / result.parties,
                percent=lambda share: words.number(share, ".0%"),
            ),
        ),
        figure(words.t("page-rating" if ranked[0].elo is None else "page-elo"), _strengths(ranked, places)),
        figure(
            words.t("page-coins"),
            distributions(
                {bot.bot: bot.coins for bot in ranked},
                words.t("report-coins"),
                [places[bot.bot] for bot in ranked],
            ),
        ),
    ]
    if result.pairs:
        values = {pair: won / games for pair, (won, games) in result.pairs.items()}
        values |= {(other, one): 1 - share for (one, other), share in values.items()}
        names = [bot.bot for bot in ranked]
        plot = heat_map(names, names, values, 0.5, lambda share: words.number(share, ".0%"))
        parts.append(figure(words.t("page-pairs"), plot))
    if result.teams:
        parts.append(_teams(words, result.teams))
    return section(words.t("page-players", players=result.players, games=result.games), *parts)


def _teams(words: Translator, teams: list[TeamResult]) -> str:
    return table(
        [words.t(f"report-{column}") for column in ("team", "victories", "coins")],
        [
            [
                team_name(team),
                (
                    words.number(team.win_share, ".1%"),
                    words.interval(team.win_share_from, team.win_share_to, ".1%"),
                ),
                (words.number(team.mean_coins, ".1f"), words.margin(team.coins_within, ".1f")),
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


def _table(words: Translator, ranked: list[BotResult]) -> str:
    has_elo = ranked[0].elo is not None
    return table(
        [
            *(words.t(f"report-{column}") for column in ("bot", "victories", "rating")),
            *(["Elo"] if has_elo else []),
            *(words.t(f"report-{column}") for column in ("coins", "lead", "ms-decision")),
        ],
        [
            [
                bot.bot,
                (
                    words.number(bot.win_share, ".1%"),
                    words.interval(bot.win_share_from, bot.win_share_to, ".1%"),
                ),
                (words.number(bot.rating, ".1f"), words.margin(bot.rating_within, ".1f")),
                *(
                    []
                    if bot.elo is None
                    else [(words.number(bot.elo, ".0f"), words.margin(bot.elo_within, ".0f"))]
                ),
                (words.number(bot.mean_coins, ".1f"), words.margin(bot.coins_within, ".1f")),
                (words.number(bot.mean_lead, "+.1f"), words.margin(bot.lead_within, ".1f")),
                words.number(bot.ms_per_decision, ".3g"),
            ]
            for bot in ranked
        ],
    )
