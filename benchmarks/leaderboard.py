"""The leaderboard of bots and learners for two players on the base box.

    python benchmarks/leaderboard.py FOLDER
    python benchmarks/leaderboard.py FOLDER --bots my_bot:MyBot
    python benchmarks/leaderboard.py FOLDER --bots rivals:MaskablePpo,rivals:IsMcts@13

Each bot plays duplicate games against `greedy` and the baseline (`smallworld.envs.baseline`). A search gets a
number of simulations for each decision, so the games are the same on every machine. FOLDER keeps the games.
You can resume a stopped run, and add bots in another run. FOLDER/leaderboard.md has a table with all results.
`rivals.py` has bots that need other libraries.
"""

from __future__ import annotations

import argparse
import json
import re
from pathlib import Path
from time import process_time_ns
from typing import Any, Final

from smallworld.arena.contest import Contest
from smallworld.arena.fixtures import line_ups_of
from smallworld.arena.ledger import Ledger
from smallworld.arena.tally import tally
from smallworld.arena.workers import play_all
from smallworld.bots.bot import Bot
from smallworld.bots.budget import Budget
from smallworld.bots.match import play_match
from smallworld.bots.random_numbers import Chance, RandomNumbers
from smallworld.bots.registry import make_bot, parse_entry
from smallworld.content.choice import names_of
from smallworld.engine.action import Action
from smallworld.engine.state import State
from smallworld.envs.table import Setting

BASELINE: Final = "smallworld.envs.baseline:BaselineBot"
BOTS: Final = f"random,greedy,planner,learned,search@28,{BASELINE}"
AGAINST: Final = ("greedy", BASELINE)
TITLES: Final = {
    BASELINE: "the baseline",
    "rivals:MaskablePpo": "MaskablePPO (sb3-contrib)",
    "rivals:IsMcts": "IS-MCTS (OpenSpiel)",
}
TIMED_GAMES: Final = 4  # to measure the time of a decision


class Timed(Bot):
    """A bot whose decisions between at least two actions are timed, in nanoseconds of the processor."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.choices = self.nanoseconds = 0

    def choose(self, position: State, actions: list[Action], budget: Budget) -> Action:
        began = process_time_ns()
        action = self.bot.choose(position, actions, budget)
        if len(actions) > 1:
            self.choices += 1
            self.nanoseconds += process_time_ns() - began
        return action


def milliseconds(name: str, seed: int) -> float:
    """Return the processor time of a decision of this bot, from some games against `greedy`."""
    setting, choices, nanoseconds = Setting(2), 0, 0
    for game in range(TIMED_GAMES):
        timed = Timed(make_bot(name, RandomNumbers(seed, game)))
        bots = [timed, make_bot("greedy", RandomNumbers(seed))]
        play_match(setting.rules, setting.board, bots, [parse_entry(name)[1], Budget()], Chance(seed + game))
        choices, nanoseconds = choices + timed.choices, nanoseconds + timed.nanoseconds
    return nanoseconds / choices / 1e6


def share(folder: Path, name: str, against: str, games: int, seed: int) -> tuple[float, float, float, int]:
    """Return the share of victories of a bot against another, its 95% interval, and the number of games."""
    line_ups = {2: line_ups_of([against, name], 2)}
    contest = Contest(line_ups, seed, names_of("base"), "", duplicate=True)
    file = folder / re.sub(r"[^\w@.-]", ".", f"{name}-{against}.jsonl")
    with Ledger(contest.setup(), file) as ledger:
        missing = [game for game in contest.games(games) if game not in ledger.rows]
        for rows in play_all(contest, missing):
            ledger.add(rows)
        played = ledger.of(2, len(contest.games(games)))
    _, bot = tally(contest, 2, played, rated=False).bots
    return bot.win_share, bot.win_share_from, bot.win_share_to, len(played)


def title(name: str) -> str:
    """Return the name of a bot in the table."""
    word, at, budget = name.partition("@")
    shown = TITLES.get(word, f"`{word}`")
    return f"{shown}, {budget} simulations" if at else shown


def row(name: str, result: dict[str, Any]) -> str:
    """Return the row of a bot."""
    cells = [
        "{:.1%} ({:.0%} to {:.0%}, {} games)".format(*result[one]) if one in result else "" for one in AGAINST
    ]
    return f"| {title(name)} | {' | '.join(cells)} | {result['milliseconds']:.2f} |"


def table(results: dict[str, dict[str, Any]]) -> str:
    """Return the table in Markdown, with the strongest against `greedy` first."""
    order = sorted(results, key=lambda name: -results[name].get(AGAINST[0], [0.5])[0])
    head = f"| | {' | '.join(f'against {title(one)}' for one in AGAINST)} | ms a decision |"
    return (
        "\n".join([head, "| --- | --- | --- | --- |", *(row(name, results[name]) for name in order)]) + "\n"
    )


def main() -> None:
    """Play the games that are missing, and write the table after each bot."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--bots", default=BOTS, help=f"default: {BOTS}")
    parser.add_argument("--games", type=int, default=100, help="for each pair; default: 100")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    folder: Path = options.folder
    folder.mkdir(parents=True, exist_ok=True)
    noted = folder / "leaderboard.json"
    results = json.loads(noted.read_text(encoding="utf-8")) if noted.exists() else {}
    for name in options.bots.split(","):
        result: dict[str, Any] = {"milliseconds": milliseconds(name, options.seed)}
        for against in AGAINST:
            if against != name:
                result[against] = share(folder, name, against, options.games, options.seed)
        results[name] = result
        print(row(name, result), flush=True)
        noted.write_text(json.dumps(results), encoding="utf-8")
        (folder / "leaderboard.md").write_text(table(results), encoding="utf-8")


if __name__ == "__main__":
    main()
