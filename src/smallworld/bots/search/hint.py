"""Hints: the plan that a search recommends to a player, with the numbers that support it."""

from __future__ import annotations

from math import sqrt
from typing import Final

from smallworld.bots.planning.plan import BEGINNINGS, Plan
from smallworld.bots.planning.search import plans
from smallworld.bots.planning.settling import let_stacks_reveal, settle
from smallworld.bots.planning.threat import expected_losses, threats_to
from smallworld.bots.search.search import Search
from smallworld.bots.search.tree import Branch, Edge, branches_of, plans_now
from smallworld.bots.statistics import NORMAL_95
from smallworld.engine import reports
from smallworld.engine.action import ATTEMPT, TAKE, Action, by_of, place_taken, region_of
from smallworld.engine.board import Player, Region
from smallworld.engine.game import actor, legal_actions, play
from smallworld.engine.reports import Report
from smallworld.engine.rules import slug
from smallworld.engine.rulings import DIE_SIDES
from smallworld.engine.state import CHANCE, State
from smallworld.engine.steps.choose_combo import chooser_of
from smallworld.engine.text.notation import action_to_json
from smallworld.views import schema
from smallworld.views.story import tell

NOWHERE: Final = -1
# How sure it is that no other plan is better.
UNWEIGHED: Final = ""  # there was no other plan to compare
EXACT: Final = "exact"  # exact, because the game ends with this turn
SURELY: Final = "surely"
LIKELY: Final = "likely"
CLOSE: Final = "close"
GUESS: Final = "guess"  # a guess, because there was no time for a search
_FEW: Final = 4  # least visits for estimating the spread
_LIKELY: Final = 1.0  # standard errors ahead of the next best plan: better five times out of six
# Reports that follow automatically from decisions.
_CONSEQUENCES: Final = (
    *(reports.TURN_BEGAN, reports.REVEALED, reports.SCORED, reports.WITHDREW),
    *(reports.COINS_GAINED, reports.COINS_TAKEN, reports.GAME_OVER),
)


class Instead:
    """The next best way to begin the turn, and how many coins of the lead it would cost."""

    def __init__(self, action: Action, worse: float) -> None:
        self.action: Final = action
        self.worse: Final = worse


class Hint:
    """The advice for one player. All coins in it are coins of that player.

    `coins` is the mean over the faces of the die; `least` and `most` are its bounds.
    """

    def __init__(self, actions: list[Action], story: list[schema.Report]) -> None:
        self.actions: Final = actions  # actions until the turn ends or a die is rolled
        self.story: Final = story  # reports of `views.story`, with redeployment only if there is nothing else
        self.coins = 0.0  # coins of this turn, minus the price of a combo
        self.least = 0
        self.most = 0
        self.later = 0.0  # expected coins of later turns
        self.lead = 0.0  # expected final lead, mostly over the strongest opponent
        self.lost = 0.0  # expected number of regions lost before the next turn
        self.target: Region = NOWHERE  # target of a final attempt
        self.faces = 0  # number of faces of the die that take it
        self.instead: Instead | None = None
        self.sure = UNWEIGHED
        self.looks = 0  # number of simulations

    def to_json(self, state: State) -> schema.Hint:
        """Return the hint as plain data. `state` is the position in which the hint was given."""
        shown: schema.Hint = {
            "actions": [action_to_json(state.rules, state.board, action) for action in self.actions],
            "story": self.story,
            "coins": round(self.coins),
            "least": self.least,
            "most": self.most,
            "later": round(self.later),
            "lead": round(self.lead),
            "lost": round(self.lost),
            "attempt": None,
            "instead": None,
            "sure": self.sure,
            "looks": self.looks,
        }
        if self.target != NOWHERE:
            region = state.board.ids[self.target]
            shown["attempt"] = {"region": region, "faces": self.faces, "sides": DIE_SIDES}
        if self.instead is not None:
            shown["instead"] = _instead_to_json(self.instead, state)
        return shown


def hint_of(search: Search) -> Hint:
    """Make a hint from a finished search."""
    ranked = search.ranked()
    best = ranked[0]
    hint = foresight(search, best)
    if search.is_exact():
        hint.sure = EXACT
    begins = by_of(best.plan.actions[0]) in BEGINNINGS
    for edge in ranked[1:]:
        if not begins or edge.plan.actions[0] != best.plan.actions[0]:
            ahead = hint.lead - _expected(search, edge)[1]
            if not hint.sure:
                hint.sure, hint.looks = _sureness(best, ahead, edge.visits), search.root.visits
            if begins:
                hint.instead = Instead(edge.plan.actions[0], max(0.0, ahead))
            break
    return hint


def _sureness(best: Edge, ahead: float, visits: int) -> str:
    """Return how surely the plan `best` beats another plan, which had `visits` visits.

    `ahead` is the lead of `best` over the other plan in coins. Both plans are assumed to have the variance of
    `best`, which has the most visits.
    """
    if best.visits < _FEW:
        return GUESS
    mean = best.leads / best.visits
    spread = max(0.0, best.squares / best.visits - mean * mean) * best.visits / (best.visits - 1)
    error = sqrt(spread * (1 / best.visits + 1 / max(1, visits)))
    if ahead > NORMAL_95 * error:
        return SURELY
    return LIKELY if ahead > _LIKELY * error else CLOSE


def foresight(search: Search, edge: Edge) -> Hint:
    """Make a hint for one plan of a finished search, without an alternative."""
    hint = _hint(search.root.state, edge.plan)
    if edge.plan.guess and not edge.visits:
        for _ in range(DIE_SIDES):  # its value holds only for the usual face
            search.visit(edge)
    branches = edge.branches or branches_of(search.root.state, edge.plan, search.numbers)
    _weigh_turn(hint, search, branches)
    expected, hint.lead = _expected(search, edge)
    hint.later = expected - search.root.state.coins[search.root.player] - hint.coins
    return hint


def _hint(position: State, plan: Plan) -> Hint:
    return Hint(plan.actions, story_of(position, plan.actions))


def story_of(position: State, actions: list[Action]) -> list[schema.Report]:
    """Return the reports of these decisions. Leave out redeployment, unless there is nothing else."""
    thought = position.copy()
    story: list[schema.Report] = []
    for action in actions:
        let_stacks_reveal(thought)
        happened: list[Report] = []
        thought.reports = happened
        play(thought, action)
        story += [tell(thought, report) for report in happened if report.kind not in _CONSEQUENCES]
    acts = [entry for entry in story if entry["kind"] != reports.DEPLOYED]
    return acts or story


def _weigh_turn(hint: Hint, search: Search, branches: list[Branch]) -> None:
    """Play the turn to its end for each die outcome, and store the coins and the likely losses in `hint`."""
    me, before = search.root.player, search.root.state.coins[search.root.player]
    hint.least, hint.most = 1000, -1000
    weights = 0
    for branch in branches:
        end = end_of_turn(branch.state, me, search)
        coins = end.coins[me] - before
        hint.least, hint.most = min(hint.least, coins), max(hint.most, coins)
        threats = threats_to(end, me)
        lost = 0.0
        for side in end.sides_of(me):
            lost += expected_losses(end, threats, side)
        weights += branch.weight
        hint.coins += branch.weight * coins
        hint.lost += branch.weight * lost
    hint.coins /= weights
    hint.lost /= weights
    last = hint.actions[-1]
    if by_of(last) == ATTEMPT:
        hint.target = region_of(last)
        hint.faces = branches[-1].weight if len(branches) > 1 else DIE_SIDES


def end_of_turn(state: State, me: Player, search: Search) -> State:
    """Return the position after the turn of `me`, with the first outcome for every draw or roll."""
    end = state.copy()
    turn, settings = end.turn, search.settings
    while not end.over and end.player == me and end.turn == turn:
        if actor(end) == CHANCE:
            play(end, legal_actions(end)[0])
        elif actor(end) == me and plans_now(end):
            found = plans(end, me, search.evaluation, settings.reply_width, settings.reply_finalists)
            end = found[0].end.copy()
        else:
            settle(end, actor(end), search.evaluation)
    return end


def _instead_to_json(instead: Instead, state: State) -> schema.Instead:
    action = instead.action
    shown: schema.Instead = {
        "action": action_to_json(state.rules, state.board, action),
        "worse": round(instead.worse),
    }
    if by_of(action) == TAKE:
        place = place_taken(action)
        chooser = chooser_of(state.rules)
        shown["race"] = slug(state.rules.names[chooser.race_at(state, place)])
        shown["power"] = slug(state.rules.names[chooser.power_at(state, place)])
    return shown


def _expected(search: Search, edge: Edge) -> tuple[float, float]:
    """Return the expected final coins and lead, from the visits, or from the evaluation if there are none."""
    if edge.visits:
        return edge.coins / edge.visits, edge.leads / edge.visits
    return edge.plan.finals[search.root.player], edge.plan.value
