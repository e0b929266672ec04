"""The fairness of a board's seats, measured by games between equal bots and told on the terminal."""

from __future__ import annotations

from typing import Any, Final

from smallworld.arena.contest import Contest, Played
from smallworld.arena.ledger import Ledger
from smallworld.bots.fairness import SeatResult, seat_results
from smallworld.cli.games.series import play_series
from smallworld.cli.options.results import print_result
from smallworld.cli.screen.screen import Screen
from smallworld.cli.words.build import warn_of_slowness
from smallworld.cli.words.lines import line, wrapped
from smallworld.translate import Translator

GAMES: Final = 200
FAIR: Final = 0.1  # how far a seat's share of the victories may be from an even share


def measure_seats(
    name: str,
    contest: Contest,
    players: int,
    games: int,
    jobs: int | None,
    as_json: bool,
    screen: Screen,
    words: Translator,
) -> None:
    """Let equal bots play a contest on the board called `name`, and print the results of each seat."""
    if not as_json:
        warn_of_slowness()
    ledger = Ledger(contest.setup())
    run = play_series(contest, ledger, contest.games(games), jobs, cluster="")
    rows = ledger.of(players, games)
    if rows:
        results = [Played(**row) for row in rows]
        if as_json:
            print_result(fairness(name, results), contest.rules().boxes, contest.seed)
        else:
            tell_fairness(name, results, screen, words)
    run.leave()


def fairness(name: str, played: list[Played]) -> dict[str, Any]:
    """Return the coins and victories of each seat as plain values."""
    seats = [result._asdict() for result in seat_results([game.table() for game in played])]
    return {"name": name, "games": len(played), "seats": seats}


def tell_fairness(name: str, played: list[Played], screen: Screen, words: Translator) -> None:
    """Print the coins and victories of each seat, and whether the board is fair to all seats."""
    games = len(played)
    results = seat_results([game.table() for game in played])
    screen.show([line((words.t("realm-fair", name=name, number=games), "title"))])
    for result in results:
        screen.show([line(words.t("realm-fair-seat", **_numbers(words, result)))])
    screen.show(wrapped(words.t(f"realm-{verdict(results)}"), screen.columns()))


def verdict(results: list[SeatResult]) -> str:
    """Return "uneven" if a seat wins significantly more or less often than its share.

    Return "even" if the whole confidence interval of every seat is near its share, else "undecided".
    """
    even = 1 / len(results)
    if any(result.win_share_from > even or result.win_share_to < even for result in results):
        return "uneven"
    near = [even - FAIR < result.win_share_from and result.win_share_to < even + FAIR for result in results]
    return "even" if all(near) else "undecided"


def _numbers(words: Translator, result: SeatResult) -> dict[str, str | int]:
    return {
        "seat": result.seat,
        "coins": words.number(result.mean_coins, ".1f"),
        "within": "?" if result.coins_within is None else words.number(result.coins_within, ".1f"),
        "share": words.number(result.win_share, ".0%"),
        "low": words.number(result.win_share_from, ".0%"),
        "high": words.number(result.win_share_to, ".0%"),
    }
