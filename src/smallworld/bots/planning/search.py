"""The search for the best plan of a turn."""

from __future__ import annotations

from typing import Final

from smallworld.bots.planning.beam import FINALISTS, WIDTH, Beam
from smallworld.bots.planning.evaluation import Evaluation
from smallworld.bots.planning.plan import Plan
from smallworld.bots.planning.settling import conquest_ahead, finish, let_stacks_reveal, opens_turn
from smallworld.engine.action import Action
from smallworld.engine.board import Player, RegionSet
from smallworld.engine.game import actor, legal_actions, play, question
from smallworld.engine.question import WhichCombo
from smallworld.engine.state import State

OPENINGS: Final = 16  # most ways to begin a turn that are tried
COMBOS: Final = 12  # most combos that are searched
STRIDE: Final = 7  # between decisions of an opening, so that every decision varies


def plans(
    position: State,
    me: Player,
    evaluation: Evaluation,
    width: int = WIDTH,
    finalists: int = FINALISTS,
    placing: Evaluation | None = None,
    overlooked: RegionSet = 0,
) -> list[Plan]:
    """Return plans for `me`, the acting player, until the end of their turn: at least one, the best first.

    The search keeps `width` positions after each decision, and plays `finalists` of them to the end of the
    turn. After the conquests, `placing` decides choices of abilities, such as the regions of heroes; pass a
    quick evaluation. The search attacks `overlooked` regions only if there is no other choice. It uses the
    coins of other players in `position` unchanged.
    """
    if isinstance(question(position), WhichCombo):
        return _combos(position, me, evaluation, width, finalists, placing, overlooked)
    if conquest_ahead(position, me):
        beam = Beam(position, me, evaluation, width, placing, overlooked)
        beam.search(position)
        return beam.plans(finalists)
    if opens_turn(position, me):
        return _openings(position, me, evaluation, width, finalists, placing, overlooked)
    end = position.copy()
    actions = finish(end, me, position.player, position.turn, evaluation)
    return [Plan(actions, evaluation.value(end, me), end)]


def _openings(
    position: State,
    me: Player,
    evaluation: Evaluation,
    width: int,
    finalists: int,
    placing: Evaluation | None,
    overlooked: RegionSet,
) -> list[Plan]:
    """Try several ways to begin the turn, with a narrow search after each; return the plans, best first."""
    found: list[Plan] = []
    tried: list[list[Action]] = []
    for lot in range(OPENINGS):
        state = position.copy()
        decided = _open(state, me, lot)
        if decided not in tried and not state.over and actor(state) == me:
            tried.append(decided)
            for plan in plans(state, me, evaluation, max(1, width // 3), finalists, placing, overlooked)[:1]:
                found.append(Plan(decided + plan.actions, plan.value, plan.end))
    found.sort(key=_value, reverse=True)
    return found


def opening(position: State, me: Player, evaluation: Evaluation) -> list[Action]:
    """Return the best decisions of `me` before they choose a course or combo: at least one decision."""
    chosen: list[Action] = []
    state = position.copy()
    for action in plans(position, me, evaluation)[0].actions:
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


def _combos(
    position: State,
    me: Player,
    evaluation: Evaluation,
    width: int,
    finalists: int,
    placing: Evaluation | None,
    overlooked: RegionSet,
) -> list[Plan]:
    """Search narrowly after each combo on offer, then fully after the best ones, and return the plans."""
    actions = legal_actions(position)
    found: list[Plan] = []
    if len(actions) > COMBOS:  # any race with any power: take only a quick look at each
        for action in actions:
            found += _after(position, me, evaluation, action, 1, 1, placing, overlooked)
        found.sort(key=_value, reverse=True)
        actions = [plan.actions[0] for plan in found[:COMBOS]]
        found = []
    for action in actions:
        found += _after(position, me, evaluation, action, max(1, width // 3), finalists, placing, overlooked)
    found.sort(key=_value, reverse=True)
    if width > 1:
        found += _after(position, me, evaluation, found[0].actions[0], width, finalists, placing, overlooked)
        found.sort(key=_value, reverse=True)
    return found


def _after(
    position: State,
    me: Player,
    evaluation: Evaluation,
    action: Action,
    width: int,
    finalists: int,
    placing: Evaluation | None,
    overlooked: RegionSet,
) -> list[Plan]:
    state = position.copy()
    play(state, action)
    let_stacks_reveal(state)
    beam = Beam(state, me, evaluation, width, placing, overlooked)
    beam.search(state)
    return [Plan([action] + plan.actions, plan.value, plan.end) for plan in beam.plans(finalists)]


def _value(plan: Plan) -> float:
    return plan.value
