"""Two networks against each other, at mixed tables with the same deals.

    python benchmarks/networks.py FOLDER/weights/1 shipped --settings base,underground --players 2,3
    python benchmarks/networks.py FOLDER/weights/1 hand-made --boxes base,cursed --players 2 --rounds 75

Each network is a folder of weights, as `smallworld train` makes it, or "shipped" for the built-in networks.
The bot `learned` plays with it, or with `--bot search@21` a search. "hand-made" is the bot `planner`, or a
search with its evaluation. In a round, each of the two networks plays each deal in each seat. The
program prints the first network's share of the victories with its 95% interval, and how often it finished
ahead of the second one. With 50%, they are equally strong. Partners in a team finish together, which pulls
the second number towards 50%. If a folder has no weights for a number of players, it plays with those that it
has.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from itertools import chain
from pathlib import Path
from typing import Final

from ladder import Setting, chosen_settings, numbers_of, share_of

from smallworld import register
from smallworld.arena.contest import Contest
from smallworld.arena.fixtures import line_ups_of
from smallworld.arena.tally import tally
from smallworld.arena.workers import play_all
from smallworld.bots.bot import Bot
from smallworld.bots.planning.beam import FINALISTS
from smallworld.bots.planning.evaluation import Evaluation
from smallworld.bots.planning.hand_made import HandMade
from smallworld.bots.planning.learned import Learned, read_weights, shipped_weights
from smallworld.bots.planning.planner import Planner
from smallworld.bots.random_numbers import RandomNumbers
from smallworld.bots.registry import COMPARED
from smallworld.bots.search.searcher import Searcher
from smallworld.content.catalogue import check_players
from smallworld.content.choice import names_of
from smallworld.content.shelf import SetupError
from smallworld.engine.errors import SmallWorldError

FIRST: Final = "first_network"
SECOND: Final = "second_network"
LEARNED: Final = "learned"
SEARCH: Final = "search"


def evaluation_of(text: str) -> Evaluation:
    """Return the evaluation that an argument names.

    Raises:
        SmallWorldError: a folder has no weights that can be used.
        OSError: a folder does not exist.
    """
    if text == "hand-made":
        return HandMade()
    return Learned(shipped_weights() if text == "shipped" else read_weights(Path(text)))


def maker(evaluation: Evaluation, searches: bool) -> Callable[[RandomNumbers], Bot]:
    """Return a function that makes a bot with this evaluation."""
    if searches:
        return lambda numbers: Searcher(evaluation, numbers)
    finalists = FINALISTS if isinstance(evaluation, HandMade) else COMPARED
    return lambda numbers: Planner(evaluation, finalists=finalists)


def result(setting: Setting, players: int, budget: str, rounds: int, seed: int) -> str:
    """Let both networks play, and return a line with the result."""
    bots = [SECOND + budget, FIRST + budget]
    contest = Contest({players: line_ups_of(bots, players)}, seed, setting.names, duplicate=True)
    games = contest.games(rounds * contest.fixtures[players].round)
    table = tally(contest, players, list(chain.from_iterable(play_all(contest, games))), rated=False)
    share = share_of(table)
    ahead, pairs = table.pairs[bots[1], bots[0]]
    return (
        f"{setting.title}, {players} players: {share.share:.1%} of victories "
        f"({share.low:.1%} to {share.high:.1%}), ahead in {ahead / pairs:.1%} of {pairs} pairs, "
        f"{share.games} games"
    )


def results(options: argparse.Namespace) -> Iterator[str]:
    """Return a line for each setting and number of players that it allows.

    Raises:
        SetupError: no setting allows any of the numbers of players.
    """
    chosen = list(chosen_settings(options.settings).values())
    if options.boxes:
        chosen = [Setting(options.boxes, names_of(options.boxes))]
    budget = options.bot[len(options.bot.partition("@")[0]) :]
    failed: SetupError | None = None
    played = False
    for setting in chosen:
        for players in options.players:
            try:
                check_players(setting.names, players)
            except SetupError as error:
                failed = error
                continue
            played = True
            yield result(setting, players, budget, options.rounds, options.seed)
    if failed and not played:
        raise failed


def main() -> None:
    """Play all games, and print the result of each setting as soon as it is known."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("first", help='a folder of weights, "shipped" or "hand-made"')
    parser.add_argument("second", help="the same")
    content = parser.add_mutually_exclusive_group()
    content.add_argument("--settings", default="base", help="settings of ladder.py; default: base")
    content.add_argument("--boxes", default="", help="boxes, instead of settings")
    parser.add_argument("--players", type=numbers_of, default=[2], help="numbers of players; default: 2")
    parser.add_argument("--rounds", type=int, default=50, help="rounds for each setting; default: 50")
    parser.add_argument("--bot", default=LEARNED, help="learned, or search with its budget; default: learned")
    parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same games; default: 1")
    options = parser.parse_args()
    if options.rounds < 1:
        parser.error("--rounds: give at least 1")
    if options.bot != LEARNED and options.bot.partition("@")[0] != SEARCH:
        parser.error(f'--bot "{options.bot}": choose {LEARNED}, or {SEARCH} with a budget, such as search@21')
    try:
        for name, network in ((FIRST, options.first), (SECOND, options.second)):
            register("bots", name, maker(evaluation_of(network), options.bot != LEARNED))
        for line in results(options):
            print(line, flush=True)
    except (SmallWorldError, OSError) as error:
        parser.error(str(error))


if __name__ == "__main__":
    main()
