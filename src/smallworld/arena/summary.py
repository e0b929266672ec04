"""Results as plain values for JSON. The same games give the same values, except for times."""

from __future__ import annotations

from typing import Any

from smallworld.arena.contest import Contest
from smallworld.arena.tally import BotResult, TableResult, TeamResult

Interval = list[float] | None


def arena_summary(
    contest: Contest, results: list[TableResult], games_per_second: float | None
) -> dict[str, Any]:
    """Return all results of an arena, by number of players and bot."""
    teams = {str(result.players): [of_team(team) for team in result.teams] for result in results}
    return {
        "seed": contest.seed,
        "budget": contest.budget or None,
        "duplicate": contest.duplicate,
        "games": {str(result.players): result.games for result in results},
        "deals": {str(result.players): result.deals for result in results},
        "games_per_second": games_per_second,
        "bots": {
            bot: {
                str(result.players): of_bot(found)
                for result in results
                for found in result.bots
                if found.bot == bot
            }
            for bot in contest.bots
        },
        "pairs": [
            {
                "players": result.players,
                "bot": one,
                "against": other,
                "win_share": round(won / met, 5),
                "games": met,
            }
            for result in results
            for (one, other), (won, met) in sorted(result.pairs.items())
        ],
        **({"teams": teams} if any(teams.values()) else {}),
    }


def of_bot(result: BotResult) -> dict[str, Any]:
    """Return the results of one bot in games with one number of players."""
    return {
        "games": result.games,
        "win_share": round(result.win_share, 5),
        "win_share_interval": [round(result.win_share_from, 5), round(result.win_share_to, 5)],
        "rating": round(result.rating, 3),
        "rating_interval": around(result.rating, result.rating_within, 3),
        "elo": None if result.elo is None else round(result.elo, 1),
        "elo_interval": around(result.elo, result.elo_within, 1),
        "mean_coins": round(result.mean_coins, 4),
        "mean_coins_interval": around(result.mean_coins, result.coins_within),
        "mean_lead": round(result.mean_lead, 4),
        "mean_lead_interval": around(result.mean_lead, result.lead_within),
        "mean_rank": round(result.mean_rank, 4),
        "ms_per_decision": round(result.ms_per_decision, 4),
        "coins": {str(coins): result.coins[coins] for coins in sorted(result.coins)},
    }


def of_team(result: TeamResult) -> dict[str, Any]:
    """Return the results of one team in games with one number of players."""
    return {
        "seats": [seat + 1 for seat in result.seats],
        "weight": result.weight,
        "win_share": round(result.win_share, 5),
        "win_share_interval": [round(result.win_share_from, 5), round(result.win_share_to, 5)],
        "mean_coins": round(result.mean_coins, 4),
        "mean_coins_interval": around(result.mean_coins, result.coins_within),
    }


def simulation_summary(result: TableResult, seed: int, games_per_second: float | None) -> dict[str, Any]:
    """Return the results of a simulation, which has only one number of players and no ratings."""
    words = ("games", "mean_coins", "mean_coins_interval", "win_share", "win_share_interval", "mean_rank")
    return {
        "games": result.games,
        "players": result.players,
        "seed": seed,
        "games_per_second": games_per_second,
        "decisions_per_game": round(result.decisions / result.games, 3),
        "bots": {bot.bot: {word: of_bot(bot)[word] for word in words} for bot in result.bots},
        **({"teams": [of_team(team) for team in result.teams]} if result.teams else {}),
    }


def around(middle: float | None, within: float | None, digits: int = 4) -> Interval:
    """Return the lower and upper bound of an interval; None if the interval is unknown."""
    if middle is None or within is None:
        return None
    return [round(middle - within, digits), round(middle + within, digits)]
