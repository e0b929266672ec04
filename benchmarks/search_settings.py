"""A comparison of the search with other settings in the same time, by a longer search.

    python benchmarks/search_settings.py --players 3 --games 10 candidates=8 candidates=8,trust=6
    python benchmarks/search_settings.py --players 5 --games 8 --visits 100 candidates=8

`learned` plays all seats. In each round, the search plans the turn of one seat with each of the settings,
twice, with different luck. Settings are fields of `SearchSettings`; the first line is for the usual ones. A
longer search with wider replies then measures the lead after each chosen plan, with the same luck for all.
The program prints the gain over the plan of `learned`, in coins of lead, with 95% intervals over games, and
the median number of simulations. If the evaluation is wrong about a position, so is the longer search.
"""

from __future__ import annotations

import argparse
from statistics import median
from time import process_time
from typing import Final

from smallworld.bots.bot import Bot
from smallworld.bots.budget import Budget
from smallworld.bots.match import play_match
from smallworld.bots.planning.evaluation import lead
from smallworld.bots.planning.learned import Learned, shipped_weights
from smallworld.bots.planning.plan import Plan
from smallworld.bots.planning.planner import Planner
from smallworld.bots.random_numbers import Chance, RandomNumbers
from smallworld.bots.registry import COMPARED, parse_entry
from smallworld.bots.search.search import Search
from smallworld.bots.search.settings import SearchSettings
from smallworld.bots.search.tree import Edge, plans_now
from smallworld.bots.statistics import mean_and_error, within
from smallworld.content.catalogue import boards_for, find_board, make_rules
from smallworld.content.choice import names_of
from smallworld.engine.action import Action
from smallworld.engine.state import State

EVALUATION: Final = Learned(shipped_weights())
USUAL: Final = ""
WIDER: Final = "reply_width=4,reply_finalists=6,replies=8,wide_width=12,wide_finalists=16,exploration=1.2"
LUCKS: Final = (1, 2)  # seeds of the searches that choose
OTHER_LUCK: Final = 7  # seed of the longer search


class Witness(Bot):
    """The bot `learned` in one seat, which notes the positions in which it plans some of its turns."""

    def __init__(self, notes: list[State], game: int) -> None:
        """Write to `notes`, which all seats of this game share."""
        self.notes: Final = notes
        self.game: Final = game
        self.bot: Final = Planner(EVALUATION, finalists=COMPARED)
        self.turn = 0  # the last turn that was noted

    def choose(self, position: State, actions: list[Action], budget: Budget) -> Action:
        seat = (position.turn + self.game) % position.players  # the seat to examine in this round
        begins = position.player == seat and position.turn != self.turn and plans_now(position)
        chosen = self.bot.choose(position, actions, budget)
        if begins:
            self.turn = position.turn
            self.notes.append(position.copy())  # with the coins of others as the bot estimates them
        return chosen


def settings_of(text: str) -> SearchSettings:
    """Return the usual settings with the changes in `text`, such as "candidates=8,trust=6"."""
    settings = SearchSettings()
    for change in text.split(",") if text else ():
        name, _, value = change.partition("=")
        if name not in setting_names():
            raise SystemExit(f'"{name}" is not a setting. The settings are {", ".join(setting_names())}.')
        usual = getattr(settings, name)
        try:
            setattr(settings, name, type(usual)(value))
        except ValueError:
            kind = "whole number" if isinstance(usual, int) else "number"
            raise SystemExit(f"{change}: give a {kind}, such as {name}={usual}") from None
    return settings


def setting_names() -> list[str]:
    """Return the names of all settings of the search."""
    settings = SearchSettings()
    return [name for name in dir(settings) if isinstance(getattr(settings, name), int | float)]


def chosen(position: State, settings: SearchSettings, seed: int, seconds: float) -> tuple[Plan, int]:
    """Return the plan that the search chooses in this processor time, and its number of simulations."""
    start = process_time()
    search = Search(position, EVALUATION, settings, RandomNumbers(seed))
    simulations = 0
    while process_time() - start < seconds:
        search.simulate()
        simulations += 1
    return search.best().plan, simulations


def lead_after(plan: Plan, search: Search, visits: int) -> float:
    """Return the expected lead after a plan, by this search."""
    edge, owners = Edge(plan), search.root.state.owners
    return sum(lead(owners, search.visit(edge), search.root.player) for _ in range(visits)) / visits


def gains(
    position: State, variants: list[str], seconds: float, visits: int
) -> list[tuple[float, int]] | None:
    """Return each variant's gain over the plan of `learned`, and its number of simulations.

    Both are means over LUCKS. Return None if all values are exact, or there is only one plan.
    """
    search = Search(position, EVALUATION, settings_of(WIDER), RandomNumbers(OTHER_LUCK))
    if search.is_exact() or len(search.root.edges) == 1:
        return None
    leads: dict[tuple[Action, ...], float] = {}

    def measured(plan: Plan) -> float:
        actions = tuple(plan.actions)
        if actions not in leads:
            leads[actions] = lead_after(plan, search, visits)
        return leads[actions]

    usual = search.root.edges[0].plan
    found: list[tuple[float, int]] = []
    for variant in variants:
        gain = simulations = 0.0
        for seed in LUCKS:
            plan, number = chosen(position, settings_of(variant), seed, seconds)
            simulations += number / len(LUCKS)
            if plan.actions != usual.actions:
                gain += (measured(plan) - measured(usual)) / len(LUCKS)
        found.append((gain, round(simulations)))
    return found


def main() -> None:
    """Play the games, and print the gain of each variant."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("variants", nargs="*", help="changes of the settings, such as candidates=8,trust=6")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--boxes", default="base")
    parser.add_argument("--scenario", default="")
    parser.add_argument("--ms", type=int, default=170, help="processor time for a turn; default: 170")
    parser.add_argument("--visits", type=int, default=200, help="simulations to measure a plan; default: 200")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    variants = [USUAL, *options.variants]
    for variant in variants:
        settings_of(variant)
    names = names_of(options.boxes, scenario=options.scenario)
    rules, boards = make_rules(names), boards_for(options.players, names)
    games: list[list[list[tuple[float, int]]]] = []  # gains by game, position and variant
    for game in range(options.games):
        notes: list[State] = []
        seats = [Witness(notes, game) for _ in range(options.players)]
        budgets = [parse_entry("learned")[1] for _ in seats]
        board = find_board(boards[game % len(boards)])
        play_match(rules, board, [*seats], budgets, Chance(options.seed, 2 * game))
        measured = [gains(position, variants, options.ms / 1000, options.visits) for position in notes]
        games.append([one for one in measured if one is not None])
    sizes = [len(game) for game in games]
    if not sum(sizes):
        raise SystemExit("no position to compare")
    print(f"{sum(sizes)} positions with {options.players} players, {options.ms} ms a turn")
    for place, variant in enumerate(variants):
        gained = shown([sum(one[place][0] for one in game) for game in games], sizes)
        more = shown([sum(one[place][0] - one[0][0] for one in game) for game in games], sizes)
        simulations = median(one[place][1] for game in games for one in game)
        line = f"{variant or 'no change'}: gain {gained}"
        if place:
            line += f", {more} more than with no change"
        print(f"{line}; {simulations:.0f} simulations")


def shown(sums: list[float], sizes: list[int]) -> str:
    """Return the mean of samples, with its 95% interval if there are several games."""
    mean, error = mean_and_error(sums, sizes)
    margin = within(error, len(sizes))
    return f"{mean:.2f}" if margin is None else f"{mean:.2f} ± {margin:.2f}"


if __name__ == "__main__":
    main()
