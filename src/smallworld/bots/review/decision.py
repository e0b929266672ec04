"""The cost of a decision in a finished game, compared with the best plan that a search finds."""

from __future__ import annotations

from typing import Final

from smallworld.bots.budget import Budget
from smallworld.bots.planning.evaluation import Evaluation, lead
from smallworld.bots.planning.follower import look_of
from smallworld.bots.planning.plan import Plan
from smallworld.bots.planning.settling import let_dice_fall, let_stacks_reveal
from smallworld.bots.random_numbers import RandomNumbers
from smallworld.bots.review.chances import chances_of
from smallworld.bots.review.moments import Moment
from smallworld.bots.search.hint import Hint, foresight
from smallworld.bots.search.search import Search
from smallworld.bots.search.settings import SearchSettings
from smallworld.bots.search.tree import Edge
from smallworld.bots.statistics import NORMAL_95, mean_and_error
from smallworld.engine.action import Action
from smallworld.engine.game import play
from smallworld.engine.state import State
from smallworld.views import schema

COMPARED: Final = 4  # one in this many simulations compares the played actions with the best plan
FEWEST: Final = 16  # least visits for comparing two plans
WORTH_TELLING: Final = 1.0  # smaller losses in coins are not reported


class Decision:
    """A recorded decision, with the chances of winning before it and after the actions that were played.

    The review knows all coins and tokens, even those hidden from the player. It does not know the outcomes of
    dice and stacks.
    """

    def __init__(self, moment: Moment) -> None:
        self.moment: Final = moment
        self.before: list[float] = []  # chances of winning after the best plan, by player
        self.least = 0.0  # bounds of the player's chance before, with 95% confidence
        self.most = 0.0
        self.after: list[float] = []  # chances after the played actions
        self.cost = 0.0  # expected final lead in coins that the decision gave away
        self.cost_within: float = 0.0  # half width of the 95% confidence interval of the cost
        self.better: Hint | None = None  # the better plan; None if there is none
        self.played: Hint | None = None

    def costs(self) -> bool:
        """Return whether the decision surely cost enough coins to be worth reporting."""
        return self.better is not None

    def to_json(self) -> schema.Judged:
        """Return the decision as plain data."""
        moment = self.moment
        position = moment.position
        return {
            "at": moment.at,
            "until": moment.until,
            "turn": position.turn,
            "player": moment.player + 1,
            "before": rounded(self.before),
            "least": round(self.least, 3),
            "most": round(self.most, 3),
            "after": rounded(self.after),
            "cost": round(self.cost),
            "within": round(self.cost_within),
            "better": None if self.better is None else self.better.to_json(position),
            "played": None if self.played is None else self.played.to_json(position),
        }


def rounded(chances: list[float]) -> list[float]:
    """Round chances to a thousandth, because they are not more precise."""
    return [round(chance, 3) for chance in chances]


class _Compared:
    """The results of all visits to one plan."""

    def __init__(self) -> None:
        self.visits = 0
        self.finals: list[float] = []  # sums of final coins, by player
        self.leads: list[float] = []  # lead of each visit

    def add(self, finals: list[float], found: float) -> None:
        self.visits += 1
        self.leads.append(found)
        if not self.finals:
            self.finals = finals
        else:
            self.finals = [self.finals[player] + finals[player] for player in range(len(finals))]

    def mean(self) -> list[float]:
        return [total / self.visits for total in self.finals]


def judge(moment: Moment, evaluation: Evaluation, simulations: int, numbers: RandomNumbers) -> Decision:
    """Judge the decision at this moment by a search with this many simulations."""
    search = Search(moment.position, evaluation, SearchSettings(), numbers)
    search.think(Budget(simulations=simulations))
    best = search.best()
    played = _edge_of(search, moment)
    visits = max(FEWEST, simulations // COMPARED)
    of_best, of_played = _Compared(), _Compared()
    alike = played is best
    for _ in range(visits):
        _visit(search, best, of_best)
        if not alike:
            _visit(search, played, of_played)
    if alike:
        of_played = of_best
    return _decision(moment, search, best, played, of_best, of_played)


def _visit(search: Search, edge: Edge, into: _Compared) -> None:
    finals = search.visit(edge)
    into.add(finals, lead(search.root.state.owners, finals, search.root.player))


def _edge_of(search: Search, moment: Moment) -> Edge:
    """Return the plan in the search tree that leads to the same position as the played actions.

    If there is none, return a new plan with these actions.
    """
    end = _behind(moment.position, moment.actions)
    look = look_of(end)
    for edge in search.ranked():
        if look_of(_behind(moment.position, edge.plan.actions)) == look:
            return edge
    return Edge(Plan(moment.actions, 0.0, end, search.evaluation.finals(end)))


def _behind(position: State, actions: list[Action]) -> State:
    """Return the position after `actions`, with the first outcome of each stack and usual die rolls."""
    state = position.copy()
    for action in actions:
        let_stacks_reveal(state)
        play(state, action)
    let_stacks_reveal(state)
    let_dice_fall(state)
    return state


def _decision(
    moment: Moment, search: Search, best: Edge, played: Edge, of_best: _Compared, of_played: _Compared
) -> Decision:
    position, player = moment.position, moment.player
    decision = Decision(moment)
    offs = [of_best.leads[visit] - of_played.leads[visit] for visit in range(of_best.visits)]
    cost, error = mean_and_error(offs, [1] * len(offs))
    decision.cost_within = NORMAL_95 * (error or 0.0)
    if cost < 0.0:  # the played actions are better than the preferred plan
        best, of_best, cost = played, of_played, 0.0
    decision.cost = cost
    finals = of_best.mean()
    decision.before = chances_of(position, finals)
    decision.after = chances_of(position, of_played.mean())
    _, error = mean_and_error(of_best.leads, [1] * of_best.visits)
    off = NORMAL_95 * (error or 0.0)
    decision.least = _with(position, finals, player, -off)
    decision.most = _with(position, finals, player, off)
    if cost > max(WORTH_TELLING, decision.cost_within):
        decision.better = foresight(search, best)
        decision.played = foresight(search, played)
    return decision


def _with(position: State, finals: list[float], player: int, more: float) -> float:
    """Return the chance of `player` to win with `more` coins in addition to `finals`."""
    other = list(finals)
    other[player] += more
    return chances_of(position, other)[player]
