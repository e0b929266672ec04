"""Whether the learned evaluation favours a race, a power or a seat, when `learned` plays all seats.

    python benchmarks/bias.py --players 2 --games 400
    python benchmarks/bias.py --players 3 --games 250 --boxes all

At the beginning of each turn, the bot estimates its own final coins. The first line has the mean of its final
coins minus this estimate. This error is the same for every plan, so it changes no choice. The table shows how
much larger it is with each active race and power, with 95% intervals over games. The last lines have each
seat's share of the victories; shared victories count in parts.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from typing import Final

from smallworld.bots.bot import Bot
from smallworld.bots.budget import Budget
from smallworld.bots.fairness import Placing, seat_results
from smallworld.bots.match import play_match
from smallworld.bots.planning.evaluation import turn_begins
from smallworld.bots.planning.learned import Learned, shipped_weights
from smallworld.bots.planning.network import name_of
from smallworld.bots.planning.planner import Planner
from smallworld.bots.random_numbers import Chance
from smallworld.bots.registry import COMPARED, parse_entry
from smallworld.bots.statistics import mean_and_error, within
from smallworld.content.catalogue import boards_for, find_board, make_rules
from smallworld.content.choice import names_of
from smallworld.engine.action import Action
from smallworld.engine.game import placings
from smallworld.engine.state import NONE, State

ALL: Final = "all"


class Witness(Bot):
    """The bot `learned` in one seat, which notes its expected final coins at the beginning of each turn."""

    def __init__(self, seat: int) -> None:
        """Take a seat; the first is 0."""
        self.seat: Final = seat
        self.evaluation: Final = Learned(shipped_weights())
        self.bot: Final = Planner(self.evaluation, finalists=COMPARED)
        self.notes: Final[list[tuple[list[str], float]]] = []  # names of race and power, and expected coins

    def choose(self, position: State, actions: list[Action], budget: Budget) -> Action:
        race, power = position.banners[self.seat], position.badges[self.seat]
        if turn_begins(position) and position.player == self.seat and race != NONE:
            names = [name_of(position.rules, id) for id in (race, power) if id != NONE]
            self.notes.append((names, self.evaluation.finals(position)[self.seat]))
        return self.bot.choose(position, actions, budget)


class Means:
    """Means of samples, where only the samples of different games are independent."""

    def __init__(self) -> None:
        """Begin without samples."""
        self.sums: Final[dict[int, float]] = defaultdict(float)
        self.sizes: Final[dict[int, int]] = defaultdict(int)

    def add(self, game: int, sample: float) -> None:
        """Add a sample of a game."""
        self.sums[game] += sample
        self.sizes[game] += 1

    def of_games(self) -> tuple[list[float], list[int]]:
        """Return the sum of samples and their number, by game."""
        return list(self.sums.values()), list(self.sizes.values())


def main() -> None:
    """Play the games, and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--boxes", default="base")
    parser.add_argument("--scenario", default="")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    players: int = options.players
    boxes = names_of(options.boxes, scenario=options.scenario)
    rules, boards = make_rules(boxes), boards_for(players, boxes)
    surprises: dict[str, Means] = defaultdict(Means)
    tables: list[list[Placing]] = []
    for game in range(options.games):
        witnesses = [Witness(seat) for seat in range(players)]
        chance = Chance(options.seed, 2 * game)
        board = find_board(boards[game % len(boards)])
        end = play_match(
            rules, board, [*witnesses], [parse_entry("learned")[1] for _ in witnesses], chance
        ).end
        tables.append([*placings(end)])
        for seat, witness in enumerate(witnesses):
            for names, expected in witness.notes:
                for name in (ALL, *names):
                    surprises[name].add(game, end.coins[seat] - expected)
    usual, _ = mean_and_error(*surprises.pop(ALL).of_games())
    print(f"{usual:+.1f} coins more than expected; the difference from this with each active race and power:")
    for name, means in sorted(surprises.items()):
        sums, sizes = means.of_games()
        mean, error = mean_and_error(sums, sizes)
        margin = within(error, len(sums))
        give = "" if margin is None else f"± {margin:.1f}"
        print(f"{name:28}{mean - usual:+8.1f} {give:<8}{sum(sizes):8} turns{len(sums):7} games")
    for one in seat_results(tables):
        bounds = f"{one.win_share_from:.1%} to {one.win_share_to:.1%}"
        print(f"seat {one.seat}: {one.win_share:.1%} of victories ({bounds})")


if __name__ == "__main__":
    main()
