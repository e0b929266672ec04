"""The strength of each bot against the one below, in every setting and for every number of players.

    python benchmarks/ladder.py FOLDER --jobs 2
    python benchmarks/ladder.py FOLDER --bots beginner,easy,normal --settings base,underground --players 2,3

FOLDER keeps the games, so you can resume a stopped run, and add settings in another run. FOLDER/ladder.json
has all results, and FOLDER/ladder.md has one table of them. `--results FILE` and `--page FILE` name other
files. A pair that already has a clear result, or enough games, does not play again. To add to the ladder
in the docs:

    python benchmarks/ladder.py build/ladder --results benchmarks/ladder.json --page docs/research/ladder.md

All deals are duplicates at mixed tables. The share of a bot is its part of both bots' victories, as if both
had equally many seats. A pair stops as soon as its share surely differs from 50%, or after `--most` rounds.
The program looks at the results several times, so "surely" means the 99% interval. The page shows 95%.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple

from smallworld import __version__
from smallworld.arena.contest import Contest
from smallworld.arena.fixtures import line_ups_of
from smallworld.arena.ledger import Ledger
from smallworld.arena.tally import TableResult, tally
from smallworld.arena.workers import play_all
from smallworld.bots.statistics import NORMAL_95
from smallworld.content.catalogue import check_players
from smallworld.content.choice import names_of, names_of_scenario
from smallworld.content.shelf import SCENARIOS, SetupError, open_box
from smallworld.content.worlds import SURFACE, UNDERGROUND

BOTS: Final = "greedy,planner,learned,search@21"
LOOKS: Final = (5, 10, 20, 40, 80, 160, 320, 640)  # after so many rounds, the program looks at the result
SURE: Final = 2.576 / NORMAL_95  # an interval of 99% divided by one of 95%
ABOUT: Final = """\
# The ladder

This command made the page with version {version}. Without `--settings`, it measures all settings:

    python benchmarks/ladder.py FOLDER --bots {bots} --most {most} --seed {seed}

Each column names the upper bot first. Each cell has the upper bot's share of the victories and its 95%
interval. Both bots have equally many seats and the same deals, so 50% means that they are equally strong.
With 62%, a seat of the upper bot wins 1.6 times as often as one of the lower bot. A question mark means that
the interval includes 50%.

A pair stops playing when the 99% interval excludes 50%. So most shares are known only roughly, but it is
clear which bot is stronger. Without a clear result, a pair stops after {most} rounds.
{longest}In a round, each bot plays each deal in each seat. Empty cells have not been
measured.
"""
WITH_UNDERGROUND: Final = "base,underground"


class Setting(NamedTuple):
    """The content in play."""

    title: str
    names: tuple[str, ...]


class Share(NamedTuple):
    """The share of the upper bot in the victories, with its 95% interval."""

    share: float
    low: float
    high: float
    games: int

    def is_decided(self) -> bool:
        """Return whether the share surely differs from one half."""
        return (
            self.share - SURE * (self.share - self.low) > 0.5
            or self.share + SURE * (self.high - self.share) < 0.5
        )

    def is_enough(self, most: int, round_: int) -> bool:
        """Return whether no more games are needed, if each pair plays at most `most` rounds."""
        return self.is_decided() or self.games >= most * round_

    def text(self) -> str:
        """Return the cell of the page."""
        mark = "" if self.low > 0.5 or self.high < 0.5 else " ?"
        return f"{self.share:.0%} ({self.low:.0%} to {self.high:.0%}){mark}"


def settings() -> dict[str, Setting]:
    """Return all settings by name."""
    found = {
        "base": Setting("Base box", names_of("base")),
        "all": Setting("All boxes, on the surface", names_of("all", world=SURFACE)),
        "leaders": Setting(
            "All boxes with Leaders and places", names_of("all", leaders=True, world=SURFACE, places=True)
        ),
        "underground": Setting("Underground", names_of("underground")),
        "below": Setting("Base and Underground, below", names_of(WITH_UNDERGROUND, world=UNDERGROUND)),
        "surface": Setting("Base and Underground, on the surface", names_of(WITH_UNDERGROUND, world=SURFACE)),
    }
    for scenario in SCENARIOS:
        title = open_box(scenario).title
        if title in [setting.title for setting in found.values()]:
            title += f" ({scenario})"
        found[scenario] = Setting(title, names_of_scenario(scenario))
    return found


def chosen_settings(text: str) -> dict[str, Setting]:
    """Return the settings that an option names, or all of them if it is empty."""
    known = settings()
    names = text.split(",") if text else list(known)
    for name in names:
        if name not in known:
            raise SystemExit(f'setting "{name}": the settings are {", ".join(known)}')
    return {name: known[name] for name in names}


def share_of(table: TableResult) -> Share:
    """Return the share of the second of two bots."""
    lower, upper = table.bots
    won = lower.win_share + upper.win_share
    low, high = upper.win_share_from / won, min(1.0, upper.win_share_to / won)
    return Share(upper.win_share / won, low, high, table.games)


def numbers_of(text: str) -> list[int]:
    """Return the numbers in a list such as "2,3".

    Raises:
        ArgumentTypeError: the text is not such a list.
    """
    try:
        return [int(number) for number in text.split(",")]
    except ValueError:
        raise argparse.ArgumentTypeError(f'"{text}": give numbers such as 2,3') from None


def measure(
    folder: Path,
    name: str,
    setting: Setting,
    players: int,
    pair: tuple[str, str],
    known: Share | None,
    options: argparse.Namespace,
) -> Share:
    """Play two bots against each other until the result is clear, and return it.

    The games of a known result are played only if the result is not clear.
    """
    contest = Contest(
        {players: line_ups_of(list(pair), players)}, options.seed, setting.names, "", duplicate=True
    )
    round_ = contest.fixtures[players].round
    if known and known.is_enough(options.most, round_):
        return known
    file = folder / f"{name}-{players}-{'-'.join(pair)}.jsonl"
    looks = [look for look in LOOKS if look < options.most] + [options.most]
    with Ledger(contest.setup(), file) as ledger:
        for look in looks:
            games = contest.games(look * round_)
            for rows in play_all(contest, [game for game in games if game not in ledger.rows], options.jobs):
                ledger.add(rows)
            share = share_of(tally(contest, players, ledger.of(players, len(games)), rated=False))
            if share.is_enough(options.most, round_):
                break
    return share


Results = dict[str, dict[str, Share]]  # by setting and number of players, then by pair


def cells(folder: Path, results: Results, options: argparse.Namespace) -> Iterator[tuple[str, str, Share]]:
    """Measure every chosen pair in every chosen setting; yield the row and column of each share."""
    for name, setting in chosen_settings(options.settings).items():
        for players in options.players:
            try:
                check_players(setting.names, players)
            except SetupError:
                continue
            for pair in pairwise(options.bots.split(",")):
                row, column = f"{name} {players}", f"{pair[1]}, {pair[0]}"
                before = results.get(row, {}).get(column)
                yield row, column, measure(folder, name, setting, players, pair, before, options)


def most_rounds(results: Results) -> int:
    """Return the largest number of rounds that a pair played."""
    rounds = [
        share.games // round_of(pair.split(", "), int(row.split()[1]))
        for row, pairs in results.items()
        for pair, share in pairs.items()
    ]
    return max(rounds, default=0)


def round_of(pair: list[str], players: int) -> int:
    """Return the number of games in a round of two bots."""
    return len(line_ups_of(pair, players)) * players


def page(results: Results, bots: str, seed: int, most: int) -> str:
    """Return the page in Markdown: a row for each setting and number of players, a column for each pair."""
    known = settings()
    pairs = list(dict.fromkeys(pair for row in results.values() for pair in row))
    order = sorted(results, key=lambda row: (list(known).index(row.split()[0]), row))
    longest = most_rounds(results)
    further = f"Some pairs played up to {longest} in another run. " if longest > most else ""
    lines = [
        ABOUT.format(version=__version__, bots=bots, seed=seed, most=most, longest=further),
        "| setting | players | " + " | ".join(pairs) + " |",
        "| --- " * (2 + len(pairs)) + "|",
    ]
    for row in order:
        name, players = row.split()
        shares = [results[row][pair].text() if pair in results[row] else "" for pair in pairs]
        lines.append(f"| {known[name].title} | {players} | " + " | ".join(shares) + " |")
    return "\n".join(lines) + "\n"


def main() -> None:
    """Play the games that are missing, and write the page after each pair."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--bots", default=BOTS, help=f"from the weakest to the strongest; default: {BOTS}")
    parser.add_argument("--settings", default="", help=f"default: {','.join(settings())}")
    parser.add_argument("--players", type=numbers_of, default=[2, 3, 4, 5, 6], help="default: 2,3,4,5,6")
    parser.add_argument("--most", type=int, default=160, help="most rounds for each pair; default: 160")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--results", type=Path, help="default: FOLDER/ladder.json")
    parser.add_argument("--page", type=Path, help="default: FOLDER/ladder.md")
    options = parser.parse_args()
    folder: Path = options.folder
    folder.mkdir(parents=True, exist_ok=True)
    noted: Path = options.results or folder / "ladder.json"
    told = json.loads(noted.read_text(encoding="utf-8")) if noted.exists() else {}
    results = {row: {pair: Share(*share) for pair, share in pairs.items()} for row, pairs in told.items()}
    for row, column, share in cells(folder, results, options):
        print(f"{row}: {column}: {share.text()}, {share.games} games", flush=True)
        results.setdefault(row, {})[column] = share
        noted.write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")
        (options.page or folder / "ladder.md").write_text(
            page(results, options.bots, options.seed, options.most), encoding="utf-8"
        )


if __name__ == "__main__":
    main()
