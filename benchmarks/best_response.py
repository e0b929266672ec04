"""How much a bot gains by knowing its opponents: a best response to each level, as far as it looks ahead.

    python benchmarks/best_response.py --bots greedy,planner,learned --deals 30
    python benchmarks/best_response.py --bots easy --boxes underground --deals 30

The best response finds the same plans as `learned`. It lets the opponents' own bot answer each plan. Then it
takes the plan that leads to the best position one round later. The program prints its share of the victories.
In a second match with the same deals, the best response takes its opponents for `learned`. The difference
between the two shares shows how exploitable the level is. Equally strong bots have 50%. At a table with
several best responses, each also takes the others for that level.
"""

from __future__ import annotations

import argparse
from typing import Final

from smallworld.arena.contest import FOR_SEATS, STREAMS
from smallworld.bots.bot import Bot
from smallworld.bots.budget import Budget
from smallworld.bots.match import play_match
from smallworld.bots.planning.evaluation import lead
from smallworld.bots.planning.follower import Follower
from smallworld.bots.planning.learned import Learned, shipped_weights
from smallworld.bots.planning.plan import Plan
from smallworld.bots.planning.search import opening, plans
from smallworld.bots.planning.settling import opens_turn, settle
from smallworld.bots.planning.undead import with_outright_victory
from smallworld.bots.random_numbers import Chance, RandomNumbers, draw
from smallworld.bots.registry import COMPARED, parse_entry
from smallworld.bots.search.search import candidates_of, without_repeats
from smallworld.bots.search.tree import plans_now
from smallworld.bots.statistics import mean_and_error, within
from smallworld.content.catalogue import boards_for, find_board, make_rules
from smallworld.content.choice import names_of
from smallworld.engine.action import REVEALS, Action
from smallworld.engine.board import Player
from smallworld.engine.game import actor, legal_actions, play, winners
from smallworld.engine.state import State

CANDIDATES: Final = 12  # plans to compare
SAMPLES: Final = 4  # of each plan, before the worse half is dropped
NARROW: Final = 3  # width of the search for plans one round later
TAKEN_FOR: Final = "learned"


class BestResponse(Follower):
    """A bot that plays each of its plans against the opponents that it expects."""

    def __init__(self, numbers: RandomNumbers, expected: str) -> None:
        """Expect all opponents to be `expected`, such as "easy" or "search@21"."""
        super().__init__()
        self.numbers: Final = numbers
        self.expected: Final = parse_entry(expected)
        self.evaluation: Final = Learned(shipped_weights())

    def plan(self, position: State, budget: Budget) -> list[Action]:
        """Compare the plans in rounds, and drop the worse half after each round."""
        me = actor(position)
        if not plans_now(position):
            if opens_turn(position, me):
                return opening(position, me, self.evaluation)
            return settle(position.copy(), me, self.evaluation)
        found = candidates_of(
            without_repeats(plans(position, me, self.evaluation, finalists=COMPARED)), CANDIDATES
        )
        if all(plan.end.over for plan in found):
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
        carry_out(state, plan.actions, luck)
        level, budget = self.expected
        rivals = [level.make(luck) for _ in range(state.players)]
        started = (position.turn, position.player)
        while not state.over:
            if state.waits_for:
                play(state, draw(state, luck))
            elif actor(state) != me:
                answer(state, rivals[actor(state)], budget, luck)
            elif (state.turn, state.player) == started and plans_now(state):  # after a roll of the die
                best = plans(state, me, self.evaluation, NARROW, NARROW)[0]
                carry_out(state, best.actions, luck)
            elif state.player == me and (state.turn, state.player) != started:
                return plans(state, me, self.evaluation, NARROW, NARROW)[0].value
            else:
                settle(state, me, self.evaluation)
        finals = with_outright_victory(state, [float(coins) for coins in state.coins])
        return lead(state.owners, finals, me)


def answer(state: State, rival: Bot, budget: Budget, luck: RandomNumbers) -> None:
    """Let an opponent decide. It knows all coins, as the best response estimates them."""
    actions = legal_actions(state)
    budget.begin()
    if len(actions) == 1:
        play(state, actions[0])
    elif isinstance(rival, Follower):
        carry_out(state, rival.plan(state.copy(), budget), luck)
    else:
        play(state, rival.choose(state.copy(), actions, budget))


def carry_out(state: State, actions: list[Action], luck: RandomNumbers) -> None:
    """Carry out a plan until a die is rolled. The stacks reveal combos on the way."""
    for action in actions:
        while state.waits_for in REVEALS:
            play(state, draw(state, luck))
        if state.waits_for:
            return
        play(state, action)


def share(entry: str, expected: str, options: argparse.Namespace) -> tuple[float, float | None]:
    """Return the best response's share of the victories against `entry`, and the 95% margin of the share.

    Each deal is played twice: the best response has the odd seats, then the even ones.
    """
    names = names_of(options.boxes)
    rules, boards = make_rules(names), boards_for(options.players, names)
    level, budget = parse_entry(entry)
    seats = range(options.players)
    won: list[float] = []  # games, by deal
    for deal in range(options.deals):
        victories = 0.0
        for first in range(2):
            numbers = [RandomNumbers(options.seed, deal * STREAMS + FOR_SEATS + seat) for seat in seats]
            bots: list[Bot] = [
                BestResponse(numbers[seat], expected) if seat % 2 == first else level.make(numbers[seat])
                for seat in seats
            ]
            board, chance = find_board(boards[deal % len(boards)]), Chance(options.seed, deal * STREAMS)
            best = winners(play_match(rules, board, bots, [budget for _ in seats], chance).end)
            victories += sum(seat % 2 == first for seat in best) / len(best)
        won.append(victories)
    mean, error = mean_and_error(won, [2] * options.deals)
    return mean, within(error, options.deals)


def main() -> None:
    """Play the matches, and print the shares for each level."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--bots", default="greedy,planner,learned")
    parser.add_argument("--players", type=int, default=2, help="default: 2")
    parser.add_argument("--deals", type=int, default=30)
    parser.add_argument("--boxes", default="base")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    for entry in options.bots.split(","):
        for expected in dict.fromkeys([entry, TAKEN_FOR]):
            mean, margin = share(entry, expected, options)
            give = "" if margin is None else f" ± {100 * margin:.1f}"
            print(f"{entry}, taken for {expected}: {100 * mean:.1f}%{give}", flush=True)


if __name__ == "__main__":
    main()
