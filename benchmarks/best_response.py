"""How much a bot gains that knows its opponents: a best response to each level, as far as it looks ahead.

    python benchmarks/best_response.py --bots greedy,planner,learned --deals 30
    python benchmarks/best_response.py --bots easy --boxes underground --deals 30

The best response finds the same plans as `learned`. It lets the opponents' own bot answer each plan. Then it
takes the plan that leads to the best position one round later. The program prints its share of the victories.
In a second match with the same deals, the best response takes its opponents for `learned`. The difference
between both shares shows how exploitable the level is. Equally strong bots have 50%.
"""

from __future__ import annotations

import argparse
from typing import Final

from smallworld.bots.bot import Bot
from smallworld.bots.budget import Budget
from smallworld.bots.match import play_match
from smallworld.bots.planning.evaluation import lead
from smallworld.bots.planning.follower import Follower
from smallworld.bots.planning.learned import Learned, shipped_weights
from smallworld.bots.planning.plan import Plan
from smallworld.bots.planning.search import plans
from smallworld.bots.planning.settling import settle
from smallworld.bots.random_numbers import Chance, RandomNumbers, draw
from smallworld.bots.registry import COMPARED, Level, find_level
from smallworld.bots.search.search import candidates_of, without_repeats
from smallworld.bots.search.tree import plans_now
from smallworld.bots.statistics import mean_and_error, within
from smallworld.content.catalogue import boards_for, find_board, make_rules
from smallworld.content.choice import names_of
from smallworld.engine.action import Action
from smallworld.engine.board import Player
from smallworld.engine.game import actor, legal_actions, placings, play
from smallworld.engine.state import State

CANDIDATES: Final = 12  # plans to compare
SAMPLES: Final = 4  # of each plan, before the worse half is dropped
NARROW: Final = 3  # width of the search for plans one round later
TAKEN_FOR: Final = "learned"


class BestResponse(Follower):
    """A bot that plays each of its plans against the opponents that it expects."""

    def __init__(self, numbers: RandomNumbers, expected: Level) -> None:
        """Expect all opponents to be bots of the level `expected`."""
        super().__init__()
        self.numbers: Final = numbers
        self.expected: Final = expected
        self.evaluation: Final = Learned(shipped_weights())

    def plan(self, position: State, budget: Budget) -> list[Action]:
        """Compare the plans in rounds, and drop the worse half after each round."""
        me = actor(position)
        found = candidates_of(
            without_repeats(plans(position, me, self.evaluation, finalists=COMPARED)), CANDIDATES
        )
        if not plans_now(position) or all(plan.end.over for plan in found):
            return found[0].actions
        seed = self.numbers.below(1 << 30)  # each plan has the same luck in the same sample
        totals = [0.0] * len(found)
        kept = list(range(len(found)))
        sample = 0
        while len(kept) > 1:
            for _ in range(SAMPLES):
                for place in kept:
                    totals[place] += self._outcome(position, found[place], me, RandomNumbers(seed, sample))
                sample += 1
            kept.sort(key=totals.__getitem__, reverse=True)
            kept = kept[: len(kept) // 2]
        return found[kept[0]].actions

    def _outcome(self, position: State, plan: Plan, me: Player, luck: RandomNumbers) -> float:
        """Play a plan and the answers of the opponents; return the lead to expect from the next turn."""
        state = position.copy()
        for action in plan.actions:
            while state.waits_for:
                play(state, draw(state, luck))
            play(state, action)
        rivals = [self.expected.make(luck) for _ in range(state.players)]
        started = (position.turn, position.player)
        while not state.over:
            if state.waits_for:
                play(state, draw(state, luck))
            elif actor(state) != me:
                self._answer(state, rivals[actor(state)])
            elif (state.turn, state.player) == started and plans_now(state):  # after a roll of the die
                self._play(state, plans(state, me, self.evaluation, NARROW, NARROW)[0].actions)
            elif state.player == me and (state.turn, state.player) != started:
                return plans(state, me, self.evaluation, NARROW, NARROW)[0].value
            else:
                settle(state, me, self.evaluation)
        return lead(state.owners, [float(coins) for coins in state.coins], me)

    def _answer(self, state: State, rival: Bot) -> None:
        """Let an opponent decide. It knows all coins, as this bot estimates them."""
        actions = legal_actions(state)
        if isinstance(rival, Follower) and len(actions) > 1:
            self._play(state, rival.plan(state.copy(), Budget()))
        else:
            play(state, actions[0] if len(actions) == 1 else rival.choose(state.copy(), actions, Budget()))

    def _play(self, state: State, actions: list[Action]) -> None:
        """Carry out a plan until a die is rolled."""
        for action in actions:
            if state.waits_for:
                return
            play(state, action)


def share(entry: str, expected: str, options: argparse.Namespace) -> tuple[float, float | None]:
    """Return the best response's share of the victories against `entry`, and the 95% margin of the share.

    Each deal is played twice: the best response has the odd seats, then the even ones.
    """
    names = names_of(options.boxes, scenario=options.scenario)
    rules, boards = make_rules(names), boards_for(options.players, names)
    seats = range(options.players)
    won: list[float] = []  # games, by deal
    for deal in range(options.deals):
        victories = 0.0
        for first in range(2):
            numbers = [RandomNumbers(options.seed, deal * 10 + seat) for seat in seats]
            bots: list[Bot] = [
                BestResponse(numbers[seat], find_level(expected))
                if seat % 2 == first
                else find_level(entry).make(numbers[seat])
                for seat in seats
            ]
            board, chance = find_board(boards[deal % len(boards)]), Chance(options.seed, 2 * deal)
            ranks = placings(play_match(rules, board, bots, [Budget() for _ in seats], chance).end)
            winners = [seat for seat in seats if ranks[seat] == max(ranks)]
            victories += sum(seat % 2 == first for seat in winners) / len(winners)
        won.append(victories)
    games = [2] * options.deals
    mean, error = mean_and_error(won, games)
    return mean, within(error, options.deals)


def main() -> None:
    """Play the matches, and print the shares for each level."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--bots", default="greedy,planner,learned")
    parser.add_argument("--players", type=int, default=2, help="default: 2")
    parser.add_argument("--deals", type=int, default=30)
    parser.add_argument("--boxes", default="base")
    parser.add_argument("--scenario", default="")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    for entry in options.bots.split(","):
        for expected in dict.fromkeys([entry, TAKEN_FOR]):
            mean, margin = share(entry, expected, options)
            give = "" if margin is None else f" ± {100 * margin:.1f}"
            print(f"{entry}, taken for {expected}: {100 * mean:.1f}%{give}", flush=True)


if __name__ == "__main__":
    main()
