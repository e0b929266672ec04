"""The cost of a bot's declines, by a longer search, when this bot plays all seats.

    python benchmarks/declines.py --bot search@100 --players 2 --games 20
    python benchmarks/declines.py --bot learned --players 4 --games 20 --boxes underground

Each decline is compared with the best ways to expand: all of them get the same number of simulations with the
same luck. The program prints how many coins of lead a decline gives away on average, and the worst declines.
A decline that was right gives nothing away. Random errors of the search raise the result. If the search
misjudges all declines in one direction, the result is wrong, too.
"""

from __future__ import annotations

import argparse
from typing import Final, NamedTuple

from smallworld.bots.bot import Bot
from smallworld.bots.budget import Budget
from smallworld.bots.match import play_match
from smallworld.bots.planning.learned import Learned, shipped_weights
from smallworld.bots.random_numbers import Chance, RandomNumbers
from smallworld.bots.registry import parse_entry
from smallworld.bots.statistics import mean_and_error, within
from smallworld.content.catalogue import boards_for, find_board, make_rules
from smallworld.content.choice import names_of
from smallworld.engine.action import DECLINE, EXPAND, Action, by_of
from smallworld.engine.state import State
from smallworld.puzzles.weighing import a_search, distance, weigh

EXPANDING: Final = 5  # ways to expand that are compared with a decline
WORST: Final = 5  # declines to print


class Decline(NamedTuple):
    """A decline, the coins of lead that it gave away, and the 95% margin of these coins."""

    game: int
    turn: int
    seat: int
    cost: float
    margin: float


class Witness(Bot):
    """A bot in one seat, whose positions are noted when it declines and could have expanded."""

    def __init__(self, bot: Bot) -> None:
        """Watch `bot`."""
        self.bot: Final = bot
        self.notes: Final[list[State]] = []

    def choose(self, position: State, actions: list[Action], budget: Budget) -> Action:
        chosen = self.bot.choose(position, actions, budget)
        if by_of(chosen) == DECLINE and EXPAND in [by_of(action) for action in actions]:
            self.notes.append(position.copy())  # with the coins of others as the bot estimates them
        return chosen


def weighed(position: State, visits: int, seed: int) -> tuple[float, float]:
    """Return the coins of lead that declining gives away in `position`, and their 95% margin."""
    search = a_search(position, Learned(shipped_weights()), seed)
    by_verb = {
        verb: [edge for edge in search.root.edges if by_of(edge.plan.actions[0]) == verb]
        for verb in (EXPAND, DECLINE)
    }
    if not by_verb[EXPAND] or not by_verb[DECLINE]:
        return 0.0, 0.0
    answers = weigh(search, by_verb[EXPAND][:EXPANDING] + by_verb[DECLINE][:1], visits)
    decline = next(answer for answer in answers if by_of(answer.edge.plan.actions[0]) == DECLINE)
    cost, margin = distance(answers[0], decline)
    return max(0.0, cost), margin


def main() -> None:
    """Play the games, and print the costs of the declines."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--bot", default="search@100")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--boxes", default="base")
    parser.add_argument("--scenario", default="")
    parser.add_argument("--visits", type=int, default=400, help="simulations of each answer; default: 400")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    names = names_of(options.boxes, scenario=options.scenario)
    rules, boards = make_rules(names), boards_for(options.players, names)
    level, budget = parse_entry(options.bot)
    found: list[list[Decline]] = []  # by game
    for game in range(options.games):
        seats = range(options.players)
        bots = [Witness(level.make(RandomNumbers(options.seed, game * 10 + seat))) for seat in seats]
        board = find_board(boards[game % len(boards)])
        play_match(rules, board, [*bots], [budget for _ in seats], Chance(options.seed, 2 * game))
        found.append(
            [
                Decline(game, position.turn, seat + 1, *weighed(position, options.visits, game))
                for seat, bot in enumerate(bots)
                for position in bot.notes
            ]
        )
    declines = sorted([one for game in found for one in game], key=lambda one: one.cost, reverse=True)
    if not declines:
        print(f"{options.bot} did not decline in {options.games} games")
        return
    mean, error = mean_and_error(
        [sum(one.cost for one in game) for game in found], [len(game) for game in found]
    )
    margin = within(error, len(found))
    give = "" if margin is None else f" ± {margin:.1f}"
    print(f"{options.bot}, {options.players} players, {options.games} games: {len(declines)} declines")
    print(f"{mean:.1f}{give} coins of lead given away by each decline")
    clear = [one for one in declines if one.cost > one.margin]
    print(f"{len(clear)} declines surely gave coins away; the worst:")
    for one in clear[:WORST]:
        print(f"game {one.game}, turn {one.turn}, seat {one.seat}: {one.cost:.1f} ± {one.margin:.1f} coins")


if __name__ == "__main__":
    main()
