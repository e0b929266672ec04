"""The search for the best plan of a turn."""

from __future__ import annotations

from typing import Final

from smallworld.bots.budget import Budget
from smallworld.bots.planning.beam import FINALISTS, WIDTH, Beam, PlannedTurn, distinct
from smallworld.bots.planning.evaluation import Evaluation, lead
from smallworld.bots.planning.plan import Plan
from smallworld.bots.planning.settling import conquest_ahead, finish, let_stacks_reveal, opens_turn
from smallworld.engine.action import Action
from smallworld.engine.board import Player, RegionSet
from smallworld.engine.game import actor, legal_actions, play, question
from smallworld.engine.question import WhichCombo
from smallworld.engine.state import State

OPENINGS: Final = 16  # most ways to begin a turn that are tried
COMBOS: Final = 12  # most combos that are searched
BEST_COMBOS: Final = 2  # combos that are searched fully
STRIDE: Final = 7  # between decisions of an opening, so that every decision varies


def plans(
    position: State,
    me: Player,
    evaluation: Evaluation,
    width: int = WIDTH,
    finalists: int = FINALISTS,
    placing: Evaluation | None = None,
    overlooked: RegionSet = 0,
    budget: Budget | None = None,
) -> list[Plan]:
    """Return plans for `me`, the acting player, until the end of their turn: at least one, the best first.

    The search keeps `width` positions after each decision, and plays `finalists` of them to the end of the
    turn. After the conquests, `placing` decides choices of abilities, such as the regions of heroes; pass a
    quick evaluation. The search attacks `overlooked` regions only if there is no other choice. It uses the
    coins of other players in `position` unchanged. Once `budget` is late, the search follows only what looked
    best until then.
    """
    turn = PlannedTurn(position, me, evaluation, placing, overlooked, budget)
    return _plans(position, turn, width, finalists)


def _plans(position: State, turn: PlannedTurn, width: int, finalists: int) -> list[Plan]:
    if isinstance(question(position), WhichCombo):
        return _combos(position, turn, width, finalists)
    if conquest_ahead(position, turn.me):
        beam = Beam(turn, width)
        beam.search(position)
        return beam.plans(finalists)
    if opens_turn(position, turn.me):
        return _openings(position, turn, width, finalists)
    end = position.copy()
    actions = finish(end, turn.me, turn.player, turn.turn, turn.evaluation)
    finals = turn.evaluation.finals(end)
    return [Plan(actions, lead(end.owners, finals, turn.me), end, finals)]


def _openings(position: State, turn: PlannedTurn, width: int, finalists: int) -> list[Plan]:
    """Try several ways to begin the turn, with a narrow search after each; return the plans, best first."""
    found: list[Plan] = []
    tried: list[list[Action]] = []
    for lot in range(OPENINGS):
        if found and turn.is_late():
            break
        state = position.copy()
        decided = _open(state, turn.me, lot)
        if decided not in tried and not state.over and actor(state) == turn.me:
            tried.append(decided)
            for plan in _plans(state, turn, max(1, width // 3), finalists)[:1]:
                found.append(plan.after(decided))
    found.sort(key=_value, reverse=True)
    return found


def opening(
    position: State, me: Player, evaluation: Evaluation, budget: Budget | None = None
) -> list[Action]:
    """Return the best decisions of `me` before they choose a course or combo: at least one decision."""
    chosen: list[Action] = []
    state = position.copy()
    for action in plans(position, me, evaluation, budget=budget)[0].actions:
        if not opens_turn(state, me):
            break
        chosen.append(action)
        play(state, action)
        let_stacks_reveal(state)
    return chosen


def _open(state: State, me: Player, lot: int) -> list[Action]:
    """Make the decisions before the choice of a course or combo on `state`, and return them.

    Each value of `lot` leads to other decisions; a `lot` of 0 always takes the first action.
    """
    decided: list[Action] = []
    step = lot
    while opens_turn(state, me) and actor(state) == me and not conquest_ahead(state, me):
        actions = legal_actions(state)
        decided.append(actions[step % len(actions)])
        play(state, decided[-1])
        let_stacks_reveal(state)
        step = step * STRIDE
    return decided


def _combos(position: State, turn: PlannedTurn, width: int, finalists: int) -> list[Plan]:
    """Search narrowly after each combo on offer, then fully after the two best ones, and return the plans.

    If there may be too little time, first take a quick look at each combo, and search the best ones first.
    """
    actions = legal_actions(position)
    found: list[Plan] = []
    narrow, few = max(1, width // 3), max(1, finalists // 3)
    hurries = turn.budget is not None and turn.budget.patience > 0.0
    if len(actions) > COMBOS or (hurries and narrow > 1):  # more than can be searched well
        for action in actions:
            if found and turn.is_late():
                break
            found += _after(position, turn, action, 1, 1)
        found.sort(key=_value, reverse=True)
        actions = [plan.actions[0] for plan in found[:COMBOS]]
        if not turn.is_late():
            found = []
    for action in actions:
        if found and turn.is_late():
            break
        found += _after(position, turn, action, narrow, few)
    found.sort(key=_value, reverse=True)
    for action in _first_actions(found, BEST_COMBOS) if width > 1 else []:
        if not turn.is_late():
            found += _after(position, turn, action, width, finalists)
    found.sort(key=_value, reverse=True)
    return distinct(found)


def _first_actions(found: list[Plan], number: int) -> list[Action]:
    """Return up to `number` different first actions of the best plans. `found` has the best first."""
    actions: list[Action] = []
    for plan in found:
        if plan.actions[0] not in actions:
            actions.append(plan.actions[0])
    return actions[:number]


def _after(position: State, turn: PlannedTurn, action: Action, width: int, finalists: int) -> list[Plan]:
    state = position.copy()
    play(state, action)
    let_stacks_reveal(state)
    beam = Beam(turn, width)
    beam.search(state)
    return [plan.after([action]) for plan in beam.plans(finalists)]


def _value(plan: Plan) -> float:
    return plan.value
